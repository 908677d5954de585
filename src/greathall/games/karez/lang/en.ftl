# Fallen City of Karez: questions, answers, events and reasons. What is printed on cards is put together of the phrases at the end.

## Answers
verb-take = Take the { $guild }
verb-deck = { $deck } deck
verb-pass = Pass
verb-construct = Build the { $building }
verb-citizen = Citizens to { $job }
verb-adventurer = Adventurer to { $job }
verb-leave = Leave the other Citizen in the City Center
verb-feed = Send an Adventurer into your dungeon, for his gold
verb-rest = Send the { $hero } to the Healer's Tent
verb-unrest = The { $hero } does not rest
verb-buy = Buy { $card } at the { $building }
verb-explore = Explore: { $adventure }
verb-attack = Attack the dungeon of the { $rival }
verb-open = Open your private dungeon
verb-close = Close your private dungeon
verb-done = Done
verb-activate = Activate { $job }
verb-keep = Keep { $card }
verb-train = The { $hero }
verb-rob = Rob the { $rival }
verb-raise = Resurrect the { $hero }
verb-stack = Lay { $card } next
verb-join = The { $hero } joins
verb-unjoin = The { $hero } stays at home
verb-attach = { $card } for the { $hero }
verb-detach = The { $hero } leaves { $card } at home
verb-use = { $card-id ->
    [ranger] { $card }: { $card-does }
    [bard] { $card }: { $card-does }
   *[other] { $card } ({ $hero }): { $card-does }
  }
verb-flee = Flee
verb-drop = Leave behind { $card } ({ $hero })
verb-fight = Fight
verb-roll = Roll the dice
verb-die = { $face } ({ $owner })
verb-undie = Not the { $face } ({ $owner })
verb-wound = Hit its { $face }
verb-unwound = Do not hit its { $face }
verb-heal = Remove a { $face } hit from the { $hero }{ $place-id ->
    [gear] {""} (equipment)
   *[own] {""}
  }
verb-unheal = Leave the { $face } hit on the { $hero }{ $place-id ->
    [gear] {""} (equipment)
   *[own] {""}
  }
verb-absorb = Absorb a { $face } with the green die of the { $hero }
verb-unabsorb = The green { $face } of the { $hero } absorbs nothing
verb-cover = A { $face } onto the kept green die of the { $hero }
verb-uncover = No { $face } onto the kept green die of the { $hero }
verb-hit = A { $face } hit on the { $hero }{ $place-id ->
    [gear] {""} (equipment)
   *[own] {""}
  }
verb-unhit = No { $face } hit on the { $hero }{ $place-id ->
    [gear] {""} (equipment)
   *[own] {""}
  }
verb-store = Keep the green { $face } of the { $roller } on the { $hero }
verb-release = Do not keep the green { $face } of the { $roller } on the { $hero }
verb-save = Save the { $hero } with { $card }
verb-fall = The { $hero } dies
verb-bury = Keep the { $hero } face down
verb-discard = Discard the { $hero }
verb-regrow = It loses a { $face } hit
verb-unregrow = It does not lose the { $face } hit
verb-claim = Claim { $card }
verb-trade = Trade with the { $rival }
verb-gold = Lay { $coins } gold
verb-ungold = Do not lay the { $coins } gold
verb-give = Lay { $card }
verb-ungive = Do not lay { $card }
verb-accept = Accept the trade
verb-refuse = Refuse the trade

## Questions
ask-guild = Which guild do you take?
ask-starting-monster = From which deck does your next starting Monster come?
ask-action = Turn { $turn }: your action?
ask-second-citizen = One Citizen goes to { $job }. And the second one?
ask-rest-more = Which of your wounded Heroes rest?
ask-activate = Which reserved job do you activate? You may buy a card instead.
ask-last-purchase = Do you buy a card before the phase ends?
ask-deck = From which deck do you draw?
ask-keep = Which card do you keep?
ask-stock = Which card goes on sale at the { $building }?
ask-train = Who receives the token ({ $stat })?
ask-rob = Whom do you rob of { $gold } gold?
ask-raise = Which Hero rises from the dead?
ask-which-exploration = Which exploration do you resolve first?
ask-stack = Your dungeon is attacked. Which card will be met as number { $place }?
ask-party = { $more ->
    [0] The party is complete.
   *[other] Who joins the party? Up to { $more } more.
  }
ask-equip = What do your Heroes take along?
ask-flee-or-fight = { $foe }! Flee or fight?
ask-drop = Fleeing costs one card. Which one?
ask-trap = A Trap: { $foe }. Use something, or roll?
ask-before-roll = { $foe }, { $round }: use something before the roll?
ask-after-roll = { $foe }, { $round }: use something on the dice?
ask-after-trap = { $foe }: use something on the dice?
ask-heal = { $hits ->
    [one] Which hit is removed?
   *[other] Which hits are removed? Up to { $hits }, of one Hero.
  }
ask-reroll = { $dice ->
    [one] Which die is rolled again?
   *[other] Which dice are rolled again? Up to { $dice }.
  }
ask-turn-die = Which die is turned to { $face }?
ask-cancel = { $dice ->
    [one] Which die is cancelled?
   *[other] Which dice are cancelled? Up to { $dice }.
  }
ask-wound = { $hits ->
    [one] Which hit point of the { $foe } is hit?
   *[other] Which hit points of the { $foe } are hit?
  }
ask-regrow = The { $foe } recovers. { $hits ->
    [one] Which hit does it lose?
   *[other] Which hits does it lose?
  }
ask-white-die = { $dice ->
    [one] A white die ({ $foe }). Where does it go?
   *[other] { $dice } white dice ({ $foe }). Where do they go?
  }
ask-keep-die = Green dice are left over. Which ones are kept, and on whose hit points?
ask-who-dies-first = Several Heroes die. Who is first?
ask-save = The { $hero } is dying. Do you prevent it?
ask-burial = The { $hero } is dead. Do you keep the card at the Cemetery?
ask-claim = Do you claim a Quest?
ask-trade-offer = What do you offer the { $rival }?
ask-trade-answer = What do you give the { $rival } for it?
ask-consent = Do you agree to this trade?

## How far a choice of several things has come
picks-rest-more = { $have ->
    [one] 1 Hero rests
   *[other] { $have } Heroes rest
  }
picks-equip = { $have ->
    [0] nothing yet
    [one] 1 card
   *[other] { $have } cards
  }
picks-keep-die = { $have ->
    [0] no die kept
    [one] 1 die kept
   *[other] { $have } dice kept
  }
picks-white-die = { $have } of { $need } dice placed
picks-trade-offer = { $have ->
    [0] nothing laid yet
   *[other] laid: { $have }
  }
picks-trade-answer = { $have ->
    [0] nothing laid yet
   *[other] laid: { $have }
  }

## Events
event-guild = { $seat } plays the { $guild }.
event-turn = Turn { $turn } begins.
event-phase = { $phase }.
event-pass = { $seat } passes.
event-idle = { $seat } can do nothing for now.
event-built = { $seat } builds the { $building } for { $gold } gold.
event-citizens = { $seat } sends { $citizens ->
    [one] a Citizen
   *[other] { $citizens } Citizens
  } to { $job }.
event-adventurer = { $seat } sends an Adventurer to { $job }.
event-rests = { $seat }'s { $hero } goes to the Healer's Tent.
event-bought = { $seat } buys { $card } at the { $building } for { $gold } gold.
event-explores = { $seat } marks an Adventure: { $adventure }.
event-attacks = { $seat } marks the dungeon of { $rival }.
event-dungeon-opened = { $seat } opens the private dungeon.
event-dungeon-closed = { $seat } closes the private dungeon.
event-fed = An Adventurer dies in { $seat }'s dungeon: +{ $gold } gold.
event-activated = { $seat } activates { $job }.
event-dividend = { $seat } receives { $gold } gold for { $job }.
event-gold = { $seat } gains { $gold } gold.
event-valor = { $seat } gains { $valor } Valor.
event-gem = { $seat } gains { $gems ->
    [0] no gem, as none is left
    [one] a gem
   *[other] { $gems } gems
  }.
event-vp = { $seat } gains { $vp } VP.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card from the { $deck } deck.
event-hero = The { $hero } enters { $seat }'s service.
event-kept = { $seat } keeps { $card }.
event-kept-hidden = { $seat } keeps a card from the { $deck } deck.
event-on-sale = { $card } is on sale at the { $building }.
event-trained = { $seat }'s { $hero } receives a Level-up token ({ $stat }).
event-robbed = { $seat } takes { $gold } gold from { $rival }.
event-raised = { $seat }'s { $hero } rises from the dead.
event-citizens-gone = { $citizens ->
    [one] A Citizen dies.
   *[other] { $citizens } Citizens die.
  }
event-adventurers-gone = { $adventurers ->
    [one] An Adventurer leaves the workforce.
   *[other] { $adventurers } Adventurers leave the workforce.
  }
event-migration = Citizens { $citizens }, Adventurers { $adventurers }.
event-stack = { $seat } lays a stack of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-joins = The { $hero } joins { $seat }'s party.
event-attached = The { $hero } takes { $card } along.
event-meets = { $seat }'s party meets: { $foe }.
event-uses = { $seat } uses { $card } ({ $hero }).
event-ability = { $seat }'s { $hero } uses the special ability.
event-fled = { $seat }'s party flees from the { $foe } and leaves { $card } behind.
event-fled-valor = { $seat }'s party flees from the { $foe }{ $valor ->
    [0] {""} with nothing to lose.
   *[other] : -{ $valor } Valor.
  }
event-broken-off = The fight with the { $foe } has no end: the party flees.
event-rolled = Cycle { $cycle }, { $round }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }.
event-trap-rolled = { $foe }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }.
event-die = { $owner }: { $colour } { $face }.
event-cancelled = The white { $face } ({ $owner }) is cancelled.
event-foe-hit = The { $foe } takes a { $face } hit.
event-hero-hit = The { $hero } takes a { $face } hit.
event-absorbed = A white { $face } is absorbed ({ $hero }).
event-kept-die = The green { $face } of the { $roller } is kept on the { $hero }.
event-regrown = The { $foe } loses a { $face } hit.
event-unhurt = The { $hero } loses a { $face } hit.
event-saved = The { $card } saves the { $hero }.
event-died = { $seat }'s { $hero } dies.
event-burial-fee = { $seat } pays { $owner } { $gold } gold for the burial.
event-buried = The { $hero } is kept at the Cemetery.
event-hero-lost = The { $hero } is lost.
event-slain = The { $foe } is slain.
event-survived = { $seat }'s party survives the Trap: { $foe }.
event-won = { $seat } wins the Adventure { $adventure }: +{ $valor } Valor.
event-failed = { $seat } fails at the Adventure { $adventure }, which now has { $threat } Threat.
event-treasure = Treasure: { $treasure }.
event-destroyed = { $seat } destroys the dungeon of { $owner }{ $valor ->
    [0] , which was empty.
   *[other] : +{ $valor } Valor.
  }
event-repelled = { $seat } fails at the dungeon of { $owner }{ $gold ->
    [0] {""} and has nothing to pay.
   *[other] {""} and pays { $gold } gold.
  }
event-claimed = { $seat } claims the Quest { $card }.
event-balance = Valor { $valor } against Threat { $threat }: balance { $balance }.
event-karez = Karez is a { $state } now, with { $citizens } Citizens.
event-opened = A new Adventure: { $adventure }, Threat { $threat }.
event-healed = The { $hero } is healed.
event-place = { $seat } is number { $place } in the turn order.
event-fallen = Karez is only a { $state }: all is lost.
event-score = { $seat } has { $vp } VP.
event-lays-gold = { $seat } lays { $gold } gold.
event-lays-card = { $seat } lays { $card }.
event-traded = { $seat } and { $partner } trade.
event-no-trade = { $seat } and { $partner } do not agree.

## Why something is not offered
why-guild-taken = this guild is taken
why-guild-absent = nobody plays this guild
why-own-guild = this is your own guild
why-not-at-start = starting Monsters are Humanoids, Undead or Beasts
why-is-built = it is built already
why-not-built = this building has to be built first
why-karez-too-small = Karez is too small for this building
why-no-token = you have no free guild token
why-gold = it costs { $need } gold, you have { $have }
why-valor = it costs { $need } Valor, you have { $have }
why-citizens = it takes { $need ->
    [one] a Citizen
   *[other] { $need } Citizens
  }, the City Center has { $have ->
    [0] none
   *[other] { $have }
  }
why-out-of-service = this building is above the present state of Karez
why-occupied = it is occupied this turn
why-owner-only = only the owner may do this
why-neutral-owner = nobody owns this building, so nobody may do this
why-watch-used = you are at the City Watch already this turn
why-equal-place = the places of the City Watch are equal: take the other one first
why-no-adventurer-job = Adventurers cannot do this job
why-no-citizen-job = Citizens cannot do this job
why-no-adventurer = no Adventurer is in the City Center
why-one-worker = this job takes one worker only
why-needs-both = this job takes { $need } Citizens, and only one is left of this action
why-not-your-hero = this Hero is not in your service
why-hero-dead = this Hero is dead
why-hero-alive = this Hero is alive
why-hero-away = this Hero is not at home
why-hero-rests = this Hero is resting
why-hero-used = this Hero has explored this turn
why-all-points-hit = all hit points of this Hero's own are hit
why-unhurt = this Hero is unhurt
why-tent-used = you use the Healer's Tent already this turn
why-tent-full = all { $need } spaces of the Healer's Tent are taken this turn
why-rest-tokens = all { $need } Rest tokens are in use
why-needed-for-mark = this Hero is needed for an exploration you have marked
why-own-dungeon = nobody explores his own dungeon
why-dungeon-is-closed = this dungeon is closed
why-dungeon-is-open = your dungeon is open already
why-dungeon-moved = it was opened or closed this turn
why-dungeon-marked = a rival has marked it this turn
why-no-dungeon-space = all { $need } dungeon spaces are taken
why-no-monster = you hold no Monster; Traps are not enough
why-marked = somebody else has marked it this turn
why-marked-by-you = you have marked it already
why-not-marked = you have not marked it
why-not-open = this Adventure is not open
why-no-able-hero = you have no able Hero to spare
why-not-on-sale = this is not on sale there
why-no-trading = trading is not part of this game
why-has-traded = you have proposed a trade for this action already
why-no-goods = you have nothing to trade
why-gold-laid = you lay { $have } gold already: take that back first
why-all-laid = you lay all you have of it
why-must-activate = every reserved job must be activated
why-no-worker-there = nobody works there
why-reserved-by-other = somebody else has reserved it
why-not-this-deck = this effect does not draw from that deck
why-not-sold-here = this building does not sell such cards
why-deck-empty = no card is left there
why-not-drawn = you have not just drawn this card
why-has-no-gold = this guild has no gold
why-party-full = only { $need ->
    [one] one Hero
   *[other] { $need } Heroes
  } can go there
why-not-in-party = this Hero is not in the party
why-carries-all = this Hero carries { $need ->
    [one] one card
   *[other] { $need } cards
  } at the most
why-carried-by-other = another Hero is to carry it
why-not-held = you do not hold this card
why-not-carried = nobody of the party carries this
why-works-by-itself = it works by itself
why-saves-from-death = it works when its bearer would die
why-not-against-this = it does not work against this foe
why-wrong-moment = it works at another moment of the encounter
why-used-here = it was used in this encounter already
why-no-target = there is nothing that it could change
why-trap-no-flee = nobody flees from a Trap
why-monster-no-flee = nobody flees from this Monster
why-fight-has-begun = the fight has begun: it is too late to flee
why-one-hero = all hits are removed from one Hero
why-no-such-hit = there is no such hit
why-no-such-point = there is no such hit point left
why-hits-enough = { $need ->
    [one] one hit is all
   *[other] { $need } hits are all
  }
why-dice-enough = { $need ->
    [one] one die is all
   *[other] { $need } dice are all
  }
why-no-such-die = there is no such die on the table
why-other-colour = it is a die of another colour
why-die-settled = this die has met its fate
why-die-fixed = fixed dice are not rolled
why-die-of-other = it is the die of another Hero
why-shows-it-already = it shows this face already
why-no-white-die = there is no such white die to settle
why-no-absorb = green dice do not stop the dice of this foe
why-no-green-die = this Hero has no such green die left
why-no-kept-die = no such green die is kept there
why-kept-die-there = a kept green die lies there: it has to stop a die first
why-cover-first = a hit lies under a kept die: that die stops it first, or the hit is taken back
why-no-vacant-point = no such hit point is vacant there
why-all-placed = all white dice of this face are placed
why-not-dying = this Hero is not dying now
why-not-the-dead = it is not about this Hero
why-not-fulfilled = this Quest is not fulfilled

## The end
end-mayor = Karez is a City, and the best guild gives it its Mayor.
end-fallen = Karez is no City after the last turn: all guilds lose.

## Options
option-guild-choice = Guilds
    .about = How the guilds are given out: dealt at random, or chosen one after another.
option-guild-choice-random = at random
option-guild-choice-chosen = chosen
option-two-players = Variation for two
    .about = Two players are possible only through this variation; without it a game of two is refused.
option-two-players-true = on
option-two-players-false = off
option-eight-turns = Eight turns
    .about = The length of the later published edition instead of ten turns.
option-eight-turns-true = eight turns
option-eight-turns-false = ten turns
option-free-trade = Free trade
    .about = Before his action a player may propose one trade of gold and cards; both must agree.
option-free-trade-true = allowed
option-free-trade-false = not allowed

## Words
deck-humanoid = Humanoid
deck-undead = Undead
deck-beast = Beast
deck-ancient = Ancient
deck-trap = Trap
deck-item = Item
deck-instant = Instant
deck-quest = Quest
deck-hero = Hero
face-sword = Sword
face-claw = Claw
face-flame = Flame
face-skull = Skull
colour-red = red
colour-white = white
colour-green = green
round-first = first round
round-none = middle round
round-last = last round
place-own = own
place-gear = equipment
state-village = Village
state-town = Town
state-city = City
stat-attack = attack
stat-defense = defence
phase-setup = Game Setup
phase-actions = Actions phase
phase-activating = Activating phase
phase-adventures = Adventures phase
phase-quests = Quests
phase-karez = State of Karez
phase-end = Turn end and Replenishing
treasure-none = nothing

## The table in the terminal
text-turn = Turn { $turn } of { $turns } · { $phase } · { $state }
text-citizens = Citizens { $citizens } (Town { $town }, City { $city }) · City Center: { $free } Citizens, { $adventurers } Adventurers
text-balance = Valor { $valor } against Threat { $threat }: { $balance } · next: Citizens { $citizens }, Adventurers { $adventurers }
text-guild = { $place }. { $guild } ({ $player }): { $gold } gold, { $valor } Valor, { $gems } gems, { $tokens } tokens, { $vp } VP
text-dungeon-open = dungeon open, Threat { $threat }
text-buildings = Buildings: { $names }
text-neutral = Neutral: { $names }
text-unbuilt = To build: { $names }
text-heroes = Heroes: { $names }
text-hand = Hand: { $names }
text-cards = Cards: { $names }
text-working = Working: { $names }
text-sale = On sale: { $names }
text-adventure = { $adventure } (Threat { $threat }, Valor { $valor }): { $threats }
text-marked = marked by the { $guild }
text-party = { $hero }: { $points }
text-foe = { $foe }: { $points }
text-round = Cycle { $cycle }, { $round }
text-dice = Dice: { $dice }
text-kept = Kept: { $dice }
text-stack = Dungeon stack: { $cards }
text-resting = resting
text-dead = dead
text-used = has explored

## Names of cards, buildings and guilds
card-knight = Knight
card-wizard = Wizard
card-rogue = Rogue
card-ranger = Ranger
card-cleric = Cleric
card-barbarian = Barbarian
card-paladin = Paladin
card-druid = Druid
card-bard = Bard
card-monk = Monk
card-dwarf = Dwarf
card-archer = Elf Archer
card-goblin = Goblin
card-orc = Orc
card-bandit = Bandit
card-gnoll = Gnoll
card-dark-elf = Dark Elf
card-ogre = Ogre
card-troll = Troll
card-minotaur = Minotaur
card-warlock = Warlock
card-skeleton = Skeleton
card-zombie = Zombie
card-ghoul = Ghoul
card-wight = Wight
card-ghost = Ghost
card-mummy = Mummy
card-vampire = Vampire
card-death-knight = Death Knight
card-giant-rat = Giant Rat
card-wolf = Wolf
card-giant-spider = Giant Spider
card-boar = Boar
card-bear = Bear
card-giant-scorpion = Giant Scorpion
card-griffon = Griffon
card-basilisk = Basilisk
card-wyvern = Wyvern
card-ancient-dragon = Ancient Dragon
card-lich = Lich
card-hydra = Hydra
card-colossus = Colossus
card-demon-lord = Demon Lord
card-behemoth = Behemoth
card-trap-door = Trap Door
card-arrow-trap = Arrow Trap
card-spiked-pit = Spiked Pit
card-poison-darts = Poison Darts
card-fire-jet = Fire Jet
card-rolling-boulder = Rolling Boulder
card-swinging-blades = Swinging Blades
card-cursed-rune = Cursed Rune
card-short-sword = Short Sword
card-long-sword = Long Sword
card-throwing-axe = Throwing Axe
card-great-hammer = Great Hammer
card-war-bow = War Bow
card-flaming-blade = Flaming Blade
card-holy-mace = Holy Mace
card-beast-spear = Beast Spear
card-steel-shield = Steel Shield
card-buckler = Buckler
card-plate-armour = Plate Armour
card-leather-armour = Leather Armour
card-trappers-kit = Trapper's Kit
card-amulet-of-life = Amulet of Life
card-healing-potion = Healing Potion
card-strength-potion = Strength Potion
card-scroll-fireball = Scroll of Fireball
card-scroll-shielding = Scroll of Shielding
card-haste-potion = Haste Potion
card-scroll-fate = Scroll of Fate
card-smoke-bomb = Smoke Bomb
card-scroll-disarming = Scroll of Disarming
card-holy-water = Holy Water
card-scroll-sleep = Scroll of Sleep
card-elixir-of-life = Elixir of Life
adventure-wolf-den = Wolf Den
adventure-abandoned-mine = Abandoned Mine
adventure-bandit-camp = Bandit Camp
adventure-old-crypt = Old Crypt
adventure-flooded-cellar = Flooded Cellar
adventure-labyrinth = Labyrinth
adventure-haunted-abbey = Haunted Abbey
adventure-spider-caverns = Spider Caverns
adventure-orc-stronghold = Orc Stronghold
adventure-sorcerers-spire = Sorcerer's Spire
adventure-dragons-lair = Dragon's Lair
adventure-necropolis = Necropolis
adventure-demon-gate = Demon Gate
adventure-lost-temple = Lost Temple
card-lay-the-dead-to-rest = Lay the Dead to Rest
card-beast-hunt = Beast Hunt
card-outlaw-bounty = Outlaw Bounty
card-great-purge = Great Purge
card-lone-champion = Lone Champion
card-none-left-behind = None Left Behind
card-trap-breaker = Trap Breaker
card-into-the-depths = Into the Depths
card-bane-of-ancients = Bane of Ancients
card-night-patrol = Night Patrol
card-paragon = Paragon
card-company-of-heroes = Company of Heroes
card-full-armoury = Full Armoury
card-landlord = Landlord
card-full-coffers = Full Coffers
card-gem-collector = Gem Collector
card-dungeon-keeper = Dungeon Keeper
card-doom-of-adventurers = Doom of Adventurers
card-dark-host = Dark Host
card-necromancer = Necromancer
card-raider = Raider
card-unbroken-lair = Unbroken Lair
card-thriving-karez = Thriving Karez
job-open-stock = Market: Open stock
job-trade = Market: Trade
building-market = Market
job-garrison-pay = Barracks: Garrison pay
job-drill = Barracks: Drill
building-barracks = Barracks
job-enchant-stock = Tower: Enchant stock
job-summon = Tower: Summon
building-tower = Tower
job-forge = Blacksmith: Forge
job-commission = Blacksmith: Commission
building-blacksmith = Blacksmith
job-serve-guests = Tavern: Serve guests
job-rumours = Tavern: Rumours
job-hire = Tavern: Hire
building-tavern = Tavern
job-gravediggers = Cemetery: Gravediggers
job-raise-the-dead = Cemetery: Raise the dead
building-cemetery = Cemetery
job-copy-scrolls = Library: Copy scrolls
job-study = Library: Study
building-library = Library
job-vigil = Temple: Vigil
job-resurrection = Temple: Resurrection
building-temple = Temple
job-show-beasts = Menagerie: Show beasts
job-capture = Menagerie: Capture
building-menagerie = Menagerie
job-harvest = Granary: Harvest
job-settlers = Granary: Settlers
building-granary = Granary
job-interest = Bank: Interest
job-loan = Bank: Loan
building-bank = Bank
job-cut-gems = Jeweller: Cut gems
job-buy-a-gem = Jeweller: Buy a gem
building-jeweller = Jeweller
job-pickpockets = Thieves' Den: Pickpockets
job-hire-thugs = Thieves' Den: Hire thugs
building-thieves-den = Thieves' Den
job-high-mass = Cathedral: High mass
job-blessing = Cathedral: Blessing
building-cathedral = Cathedral
job-royal-audience = Palace: Royal audience
job-petition-the-king = Palace: Petition the king
building-palace = Palace
job-watch-1 = City Watch: place 1
job-watch-2 = City Watch: place 2
building-city-watch = City Watch
guild-heroic = Heroic guild
guild-builders = Builders guild
guild-traders = Traders guild
guild-public = Public guild
guild-arcane = Arcane guild

## What is printed on them, in phrases: the numbers come from the data
tx-or = { $a } or { $b }
tx-card-humanoid = { $n ->
    [one] Humanoid
   *[other] Humanoids
  }
tx-card-undead = Undead
tx-card-beast = { $n ->
    [one] Beast
   *[other] Beasts
  }
tx-card-ancient = { $n ->
    [one] Ancient
   *[other] Ancients
  }
tx-card-trap = { $n ->
    [one] Trap
   *[other] Traps
  }
tx-card-item = { $n ->
    [one] Item
   *[other] Items
  }
tx-card-instant = { $n ->
    [one] Instant
   *[other] Instants
  }
tx-card-quest = { $n ->
    [one] Quest
   *[other] Quests
  }
tx-card-hero = { $n ->
    [one] Hero
   *[other] Heroes
  }
tx-monsters = Monsters
tx-price = price { $n } gold
tx-red = { $n ->
    [one] 1 red die
   *[other] { $n } red dice
  }
tx-green = { $n ->
    [one] 1 green die
   *[other] { $n } green dice
  }
tx-white = { $n ->
    [one] 1 white die
   *[other] { $n } white dice
  }
tx-fixed = fixed { $faces }
tx-points = hit points { $faces }
tx-carry = carries { $n }
tx-order-first = attacks first
tx-order-last = attacks last
tx-order-first-now = attack first in this encounter
tx-order-last-now = attack last in this encounter
tx-against = { $what } against { $foes }
tx-once = once per encounter, { $when }: { $what }
tx-use = used up, { $when }: { $what }
tx-on-slain = when slain: { $what }
tx-on-overcome = after each Monster slain or Trap survived: { $what }
tx-end-cycle = after each cycle: { $what }
tx-on-death = when its bearer would die: { $what }
tx-when-trap = when a Trap is revealed
tx-when-monster = when a Monster is revealed
tx-when-before-roll = before rolling
tx-when-after-roll = after rolling
tx-when-any = at any moment of an encounter
tx-dice-red = { $n ->
    [one] +1 red die
   *[other] +{ $n } red dice
  }
tx-dice-green = { $n ->
    [one] +1 green die
   *[other] +{ $n } green dice
  }
tx-dice-red-now = { $n ->
    [one] +1 red die this round
   *[other] +{ $n } red dice this round
  }
tx-dice-green-now = { $n ->
    [one] +1 green die this round
   *[other] +{ $n } green dice this round
  }
tx-fixed-more = fixed attack { $faces }
tx-hit-points-more = more hit points: { $faces }
tx-reroll-red = { $n ->
    [one] re-roll 1 red die
   *[other] re-roll up to { $n } red dice
  }
tx-reroll-green = { $n ->
    [one] re-roll 1 green die
   *[other] re-roll up to { $n } green dice
  }
tx-reroll-white = { $n ->
    [one] re-roll 1 white die
   *[other] re-roll up to { $n } white dice
  }
tx-set-die = turn 1 rolled { $colour } die to { $face }
tx-cancel-rolled = { $n ->
    [one] cancel 1 rolled white die
   *[other] cancel up to { $n } rolled white dice
  }
tx-cancel-any = { $n ->
    [one] cancel 1 white die
   *[other] cancel up to { $n } white dice
  }
tx-wound = { $n ->
    [one] 1 hit on the Monster
   *[other] { $n } hits on the Monster
  }
tx-heal = { $n ->
    [one] remove 1 hit from a Hero
   *[other] remove up to { $n } hits from a Hero
  }
tx-skip = the Monster loses its next attack
tx-escape = flee without penalty
tx-disarm = discard the Trap
tx-prevent-death = { $n ->
    [99] all hits are removed instead
    [one] 1 hit is removed instead
   *[other] { $n } hits are removed instead
  }
tx-regenerate = { $n ->
    [one] the Monster loses 1 hit
   *[other] the Monster loses { $n } hits
  }
tx-no-absorb = green dice do not stop its dice
tx-no-flee = nobody flees from it
tx-gain-gold = gain { $n } gold
tx-gain-valor = gain { $n } Valor
tx-gain-gem = { $n ->
    [one] gain 1 gem
   *[other] gain { $n } gems
  }
tx-gain-vp = gain { $n } VP
tx-take = take { $n } gold from a rival
tx-draw = draw { $n } { $cards }
tx-keep = { $what }, keep { $n }
tx-stock = open 1 { $cards } for sale per worker
tx-migrate-citizen = { $n ->
    [one] 1 Citizen comes to the City Center
   *[other] { $n } Citizens come to the City Center
  }
tx-migrate-adventurer = { $n ->
    [one] 1 Adventurer comes to the City Center
   *[other] { $n } Adventurers come to the City Center
  }
tx-kill-citizen = { $n ->
    [one] 1 Citizen of this job dies
   *[other] { $n } Citizens of this job die
  }
tx-kill-adventurer = { $n ->
    [one] 1 Adventurer of this job leaves the workforce
   *[other] { $n } Adventurers of this job leave the workforce
  }
tx-level-up-attack = Level up: attack
tx-level-up-defense = Level up: defence
tx-resurrect = { $n ->
    [one] resurrect 1 Hero
   *[other] resurrect { $n } Heroes
  }
tx-need-slew = slay { $n ->
    [one] { $deck ->
        [undead] an
        [ancient] an
       *[other] a
      }
   *[other] { $n }
  } { $cards } this turn
tx-need-slew-any = slay { $n } Monsters this turn
tx-need-survived-trap = { $n ->
    [one] survive a Trap this turn
   *[other] survive { $n } Traps this turn
  }
tx-need-won-with = win an Adventure this turn with a party of exactly 1 Hero
tx-need-won-intact = win an Adventure this turn without losing a Hero
tx-need-won-level = win an Adventure of level { $n } or higher this turn
tx-need-won-attack = destroy a private dungeon this turn
tx-need-repelled-attack = see an attack on your dungeon fail this turn
tx-need-used-watch = activate the City Watch this turn
tx-need-has-gold = have { $n } gold
tx-need-has-gem = have { $n } gems
tx-need-has-valor = have { $n } Valor
tx-need-has-building = own { $n } buildings
tx-need-has-hero = have { $n } living Heroes
tx-need-has-equipment = hold { $n } Items and Instants
tx-need-has-monster = hold { $n } Monsters, Traps not counted
tx-need-has-undead = hold { $n } Undead
tx-need-hero-level = have a living Hero with { $n } Level-up tokens
tx-need-dungeon-open = have your private dungeon open
tx-need-dungeon-kills = { $n ->
    [one] have killed 1 Adventurer in your dungeon since the game began
   *[other] have killed { $n } Adventurers in your dungeon since the game began
  }
tx-need-citizens = Karez has { $n } Citizens
tx-owner = Owner only.
tx-job = { $takes }: { $brings }
tx-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
  }
tx-workers-range = { $low }-{ $high } workers
tx-citizens = { $n ->
    [one] 1 Citizen
   *[other] { $n } Citizens
  }
tx-adventurers = 1 Adventurer
tx-cost-gold = { $n } gold
tx-cost-valor = { $n } Valor
tx-dividend = The owner receives a dividend of { $n } gold.
tx-building-village = Village building.
tx-building-town = Town building.
tx-building-city = City building.
tx-watch = It has { $n } places, and nobody owns it.
tx-burial = A dead Hero may be kept here for { $n } gold to the owner and a guild token.
tx-adventure = Level { $level }. Threat { $threat }, Valor { $valor }, { $n ->
    [one] 1 Treasure die
   *[other] { $n } Treasure dice
  }. Threats: { $threats }
tx-goal-valor = 1 VP per { $n } Valor instead of per { $usual }
tx-goal-building = { $n } VP per building instead of { $usual }
tx-goal-gold = 1 VP per { $n } gold at game end
tx-goal-quests = 1 VP per { $n } Quests completed
tx-goal-citizens = 1 VP per { $n } Citizens above the City threshold
tx-goal-monsters = 1 VP per { $n } Monster points at game end: Undead held { $undead }, other Monster held { $other }, Monster slain in its own dungeon { $slain }, Traps none; at most { $most } VP
tx-goal-fallen = 1 VP per rival Hero fallen in its dungeon, at most { $most }
tx-treasure-gold = { $n } gold
tx-treasure-valor = { $n } Valor
tx-treasure-vp = { $n } VP
tx-treasure-gem = { $n ->
    [one] a gem
   *[other] { $n } gems
  }
tx-treasure-draw = { $n ->
    [one] { $deck ->
        [item] an
        [instant] an
        [undead] an
        [ancient] an
       *[other] a
      }
   *[other] { $n }
  } { $cards }

## Where the points came from
score-kz-vps-01 = Gems
score-kz-vps-02 = Buildings
score-kz-vps-03 = Valor
score-kz-vps-04 = The best Hero
score-kz-vps-06 = The private dungeon
score-kz-vps-07 = The guild’s goal
score-kz-vps-08 = Earned during play
about = Rebuild a fallen city together, and outdo each other: put citizens to work, equip heroes, send them into adventures, or lay a dungeon of your own in their way. If Karez does not become a City, all lose.
points = { $n } VP
