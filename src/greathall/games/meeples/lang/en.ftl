# Meeples & Monsters, in English.

## What can be answered

verb-done = Done
verb-level = Level up the { $unit } Hero{ $shaman ->
    [0] {""}
   *[other] {" "}with a Shaman
}
verb-use = Use the { $unit } ability
verb-resolve = Resolve { $card-the }
verb-tile = Build { $card-the }
verb-slot = On { $card }
verb-open = Assign to { $card-the }
verb-add = Send { $piece-a }
verb-leave = { $piece-the } stays in the Tavern
verb-empower = Send { $piece-a }, empowered by the Forbidden Archive
verb-leave-empowered = { $piece-the }, empowered, stays in the Tavern
verb-call = A Peasant from the Lodgings joins the Warrior
verb-dismiss = The Peasant stays in the Lodgings
verb-close = That is all for this place
verb-cancel = Send nobody here
verb-reopen = Take all back from { $card-the }
verb-confirm = Confirm all assignments
verb-remove = Return { $piece-a } { $zone }
verb-keep = { $piece-the } stays { $zone-in }
verb-complete = Complete { $card }
verb-discard = Discard { $card }
verb-hold = Keep { $card }
verb-rebag = Put { $meeple-a } into the bag
verb-unbag = { $meeple-the } stays in the Lodgings
verb-district = Put it { $district-in }
verb-effect-of = Use { $card }
verb-hill = { $card-the } first
verb-effect = { $card-the } first

## Questions

ask-develop = Development Phase: build a Location, level up a Hero, or go on.
ask-build = Who builds? 1 Peasant, whom another joins from the supply, or { $most } Peasants.
ask-resolve = Which place do you resolve next?
ask-tile = Which Location do you build?
ask-slot = Where do you build { $card-the }?
ask-assign = Main Phase: which place do you assign Units to?
ask-fill = Who goes to { $card-the }?
ask-fight = Who fights { $card-the } (strength { $need })?
ask-effect = Which Monster's effect comes first?
ask-remove = { $n ->
    [one] Which { $meeple } goes back to the supply?
   *[other] Which { $n } { $meeple-many } go back to the supply?
}
ask-complete = The order of Quests could matter here. Which one do you complete first, if any?
ask-give = { $n ->
    [one] Which Unit goes back to the supply for the Quest { $card }?
   *[other] Which { $n } Units go back to the supply for the Quest { $card }?
}
ask-discard = { $n ->
    [one] Which Quest do you discard?
   *[other] Which { $n } Quests do you discard?
}
ask-rebag = { $n ->
    [one] Put one meeple from your Lodgings back into your bag?
   *[other] Put up to { $n } meeples from your Lodgings back into your bag?
}
ask-district = The district of { $card-the } is full. Where to instead?
ask-draw-effect = Use a Draw Phase effect?
ask-hill = Which hill do you take first?

picks-fight = { $have } of { $need } combat value
picks-fill = { $have } of { $need } needed
picks-rebag = { $have } of up to { $most }

## What happened

event-turn = { $seat } begins a turn.
event-final-turns = The final turns begin: two more for everybody, and the Dark Council can be fought.
event-assigned = { $seat } sends { $band } to { $card-the }{ $total ->
    [0] .
   *[other] : { $total } combat value.
}
event-reopened = { $seat } takes all back from { $card-the }.
event-called = A Peasant from the Lodgings joins { $seat }'s Warrior against { $card-the }.
event-activated = { $seat } activates { $card-the }.
event-overrun = { $n ->
    [0] No Peasant is left to flee to { $card-the }.
    [one] 1 Peasant flees to { $seat } at { $card-the }.
   *[other] { $n } Peasants flee to { $seat } at { $card-the }.
}
event-beaten = { $seat } beats { $card-the } with { $band }: { $total } combat value.
event-token = { $seat } earns { $card }.
event-scored = { $seat } scores { $n } VP.
event-paid = { $seat } pays { $n } VP.
event-built = { $seat } builds { $card-the } ({ $slot }).
event-levelled = { $seat }'s { $unit } Hero reaches level { $level }.
event-level-failed = { $seat } cannot pay for the { $unit } Hero.
event-ability = { $seat } uses { $card }.
event-gained = { $n ->
    [0] { $card }: no { $meeple } is left for { $seat }.
   *[other] { $seat } gains { $n } { $n ->
        [one] { $meeple }
       *[other] { $meeple-many }
    } ({ $card }).
}
event-returned = { $seat } returns { $n } { $n ->
        [one] { $meeple }
       *[other] { $meeple-many }
    } to the supply.
event-cycled = { $seat } sends { $n } { $n ->
        [one] { $meeple }
       *[other] { $meeple-many }
    } to the Lodgings ({ $card }).
event-more-draw = { $seat } will draw { $n } more.
event-drew = { $seat } draws { $band }.
event-refilled = { $seat }'s bag was empty: { $n ->
    [one] 1 meeple returns
   *[other] { $n } meeples return
} to it from the Lodgings.
event-kept = { $seat } takes { $band } back into the Tavern.
event-rebagged = { $seat } puts { $band } back into the bag.
event-quest-drawn = { $seat } draws the Quest { $card }.
event-quest-drawn-hidden = { $seat } draws a Quest.
event-quest-discarded = { $seat } discards the Quest { $card }.
event-quest-discarded-hidden = { $seat } discards a Quest.
event-quest-done = { $seat } completes { $card } for { $n } VP.
event-quest-failed = { $seat } has not completed { $card }: -{ $n } VP.
event-reshuffled = { $n ->
    [one] The one Quest that was discarded becomes a new deck.
   *[other] The { $n } Quests that were discarded become a new deck.
}
event-monster = A Monster appears { $district-in }: { $card-the }.
event-council = { $n ->
    [1] The Dark Council arrives for the first time: Corruption for every bag.
    [2] The Dark Council arrives for the second time: Corruption for every bag.
   *[other] The Dark Council is here: the final turns are near.
}
event-tile-up = New on offer: { $card-the }.
event-room-done = { $seat } takes the Tower Room { $card }.
event-room-up = The Tower Room { $card } is turned up.
event-hill-held = { $seat } has held { $card-the }.
event-hill-lost = { $seat } loses { $card-the }.

## Why something is not offered

why-used = It was used this turn already.
why-no-ability = The Hero has an ability from level { $need } on; this one has reached level { $have }.
why-by-itself = The Warrior's card works by itself.
why-development-only = It can only be used in the Development Phase.
why-tavern-lacks = Your Tavern does not hold what it asks for.
why-ability-over = It can only be used while Units are assigned, and that is over.
why-twice = This place is used once per turn, and it was.
why-capitol = The Capitol is for the Development Phase.
why-capitol-only = In the Development Phase Units go to the Capitol only.
why-assigning-over = The Capitol has been resolved: nobody else can be sent there this turn.
why-not-built = This Location is not built.
why-no-towers = This game is played without the Towers.
why-room-hidden = This Room does not lie open on a Tower.
why-not-in-city = This Monster is not in the city.
why-units-missing = You have no active Units that meet its need.
why-no-units = You have no active Units.
why-out-of-reach = Its strength is { $need }; all your active Units come to { $have }.
why-too-strong = Its strength is { $need }; those who fight come to { $have }.
why-too-weak = The strength of { $need } could not be reached after that: { $have } at most.
why-nobody-fights = Nobody fights it yet.
why-council = The Dark Council can only be fought in the final turns.
why-fought = You have fought this Overlord before.
why-not-in-tavern = None is in your Tavern.
why-corruption = Corruption cannot be assigned here.
why-corruption-enough = The place asks for { $need } Corruption, and that is there.
why-shaman-unnamed = A Shaman stands for somebody: say for whom.
why-not-asked-for = The place does not ask for that one: here a Shaman stands for somebody it asks for.
why-leads-nowhere = Then nobody would be left for what the place still needs.
why-peasants-only = Only Peasants build.
why-two-builders = { $need } Peasants at most build.
why-no-peasant = You have no Peasant in your Tavern, nor a Shaman to stand for one.
why-monsters-only = That works against Monsters only.
why-no-archive = Nobody was sent to the Forbidden Archive this turn.
why-empowered-already = The Archive empowers one Unit a turn, and that is chosen.
why-no-corruption = There is no Corruption in your Lodgings to empower anybody.
why-no-call = Only a Warrior of level 3 calls a Peasant.
why-called = The Peasant is called already.
why-called-alone = The Peasant from the Lodgings comes with a Warrior only.
why-no-peasant-lodged = There is no Peasant in your Lodgings.
why-no-warrior = You have no Warrior to send here.
why-need-open = { $have } of { $need } needed are here.
why-take-back-first = Those who stand here must go back first.
why-not-assigned = Nobody was sent there.
why-resolved = It has been resolved.
why-construct-first = It costs { $need } VP and you have { $have }: what is built may bring the rest.
why-no-effect = No effect of this Monster is waiting.
why-no-slot = All slots are built on.
why-slot-taken = This slot is built on.
why-no-tiles = No Location is on offer.
why-tile-built = This Location is built already.
why-not-on-offer = This Location is not on offer.
why-no-hero-card = This class has no Hero cards to level up.
why-top-level = This Hero has reached the highest level.
why-vp = It costs { $need } VP; you have { $have }.
why-none-there = None of these is there.
why-not-from-there = Nothing is returned from there this time.
why-not-that-meeple = Another meeple has to be returned.
why-returned-enough = { $need ->
    [one] The one to be returned is chosen.
   *[other] All { $need } to be returned are chosen.
}
why-not-in-hand = You do not hold this Quest.
why-discarded-enough = { $need ->
    [one] The Quest to be discarded is chosen.
   *[other] All { $need } Quests to be discarded are chosen.
}
why-not-lodged = None is in your Lodgings.
why-bagged-enough = { $need ->
    [one] Only one may go into the bag.
   *[other] No more than { $need } may go into the bag.
}
why-at-the-end = It is judged when the game ends.
why-just-drawn = The same event brought it.
why-not-met = What it asks for has not happened.
why-cannot-pay = Nobody is left to return for it.
why-must-complete = A Quest whose terms are met must be completed.
why-not-completed = You have not completed this Quest.
why-new-this-turn = It was completed this turn and works from your next turn on.
why-district-full = This district is full.
why-not-held = You do not hold this hill.

## How it ends

end-most-vp = Most victory points win.
end-fewest-peasants = Equal victory points: the fewest Peasants win.
end-shared = Equal victory points and equal Peasants: the victory is shared.

## Options

option-towers = The Four Towers
    .about = Adds four Towers of five Rooms each; their top Rooms are places to complete in the Main Phase.
option-towers-true = with Towers
option-towers-false = without Towers

## Words

district-villages = Villages
    .in = in the Villages
district-castle = Castle
    .in = in the Castle
district-university = University
    .in = in the University
district-cathedral = Cathedral
    .in = in the Cathedral
zone-here = from here
    .in = here
zone-tavern = from the Tavern
    .in = in the Tavern
zone-lodgings = from the Lodgings
    .in = in the Lodgings
meeple-peasant = Peasant
    .many = Peasants
    .a = a Peasant
    .the = the Peasant
meeple-warrior = Warrior
    .many = Warriors
    .a = a Warrior
    .the = the Warrior
meeple-mage = Mage
    .many = Mages
    .a = a Mage
    .the = the Mage
meeple-cleric = Cleric
    .many = Clerics
    .a = a Cleric
    .the = the Cleric
meeple-knight = Knight
    .many = Knights
    .a = a Knight
    .the = the Knight
meeple-ranger = Ranger
    .many = Rangers
    .a = a Ranger
    .the = the Ranger
meeple-paladin = Paladin
    .many = Paladins
    .a = a Paladin
    .the = the Paladin
meeple-shaman = Shaman
    .many = Shamans
    .a = a Shaman
    .the = the Shaman
meeple-corruption = Corruption
    .many = Corruption
    .a = 1 Corruption
    .the = the Corruption
piece-peasant = Peasant
    .many = Peasants
    .a = a Peasant
    .the = the Peasant
piece-warrior = Warrior
    .many = Warriors
    .a = a Warrior
    .the = the Warrior
piece-mage = Mage
    .many = Mages
    .a = a Mage
    .the = the Mage
piece-cleric = Cleric
    .many = Clerics
    .a = a Cleric
    .the = the Cleric
piece-knight = Knight
    .many = Knights
    .a = a Knight
    .the = the Knight
piece-ranger = Ranger
    .many = Rangers
    .a = a Ranger
    .the = the Ranger
piece-paladin = Paladin
    .many = Paladins
    .a = a Paladin
    .the = the Paladin
piece-shaman = Shaman
    .many = Shamans
    .a = a Shaman
    .the = the Shaman
piece-corruption = Corruption
    .many = Corruption
    .a = 1 Corruption
    .the = the Corruption
piece-shaman-as-peasant = Shaman as Peasant
    .many = Shamans as Peasants
    .a = a Shaman as Peasant
    .the = the Shaman as Peasant
piece-shaman-as-warrior = Shaman as Warrior
    .many = Shamans as Warriors
    .a = a Shaman as Warrior
    .the = the Shaman as Warrior
piece-shaman-as-mage = Shaman as Mage
    .many = Shamans as Mages
    .a = a Shaman as Mage
    .the = the Shaman as Mage
piece-shaman-as-cleric = Shaman as Cleric
    .many = Shamans as Clerics
    .a = a Shaman as Cleric
    .the = the Shaman as Cleric
piece-shaman-as-knight = Shaman as Knight
    .many = Shamans as Knights
    .a = a Shaman as Knight
    .the = the Shaman as Knight
phase-turn-start = Start of the turn
phase-development = Development Phase
phase-main = Main Phase
phase-draw = Draw Phase
type-humanoid = Humanoid
type-undead = Undead
type-beast = Beast

## The table in the terminal

text-head = Turn { $turn }, { $seat }: { $phase }
text-council = Dark Council Arrives: { $n } of 3
text-final = Final turns left: { $n }
text-deck = Monsters to come: { $n }
text-district = { $district }
text-overrun = overrun +{ $n }
text-vacant = vacant ({ $bonus })
text-room = Room
text-tower = Tower: { $n } left
text-monster = { $card } · strength { $strength } · { $vp } VP · { $type } { $level }
text-offer = Tiles on offer
text-council-row = Council
text-fought = fought by { $who }
text-posts = Assigned
text-total = { $total } of { $strength }
text-player = { $seat }: { $vp } VP
text-you = you
text-tavern = Tavern
text-lodgings = Lodgings
text-bag = Bag
text-heroes = Heroes
text-hand = Quests in hand
text-hidden = { $n } hidden
text-done = completed
text-pile = beaten
text-rooms = Rooms
text-kept = will return
text-nothing = nothing
text-hill = held by { $seat }
text-supply = Supply

## Cards

card-muster-field = Muster Field
    .the = the Muster Field
    .about = 2 Peasants: Return 1 Peasant from here to the supply. Gain 1 Warrior.
card-tilt-yard = Tilt Yard
    .the = the Tilt Yard
    .about = 1 Warrior and 1 Peasant: Return 1 Peasant from here to the supply. Gain 1 Knight.
card-lecture-hall = Lecture Hall
    .the = the Lecture Hall
    .about = 1 Peasant: Return 1 Peasant from here to the supply. Gain 1 Mage.
card-novices-cloister = Novices' Cloister
    .the = the Novices' Cloister
    .about = 1 Peasant: Return 1 Peasant from here to the supply. Gain 1 Cleric.
card-builders-yard = Builders' Yard
    .the = the Builders' Yard
    .about = 1 Peasant, and 1 Peasant from the supply joins it; or 2 Peasants: Build 1 face-up Location on a vacant slot.
card-heroes-hall = Heroes' Hall
    .the = the Heroes' Hall
    .about = Exactly 1 Mage, Cleric, Knight or Warrior: Pay the VP of its next level and take that Hero card.
card-levy-station = Levy Station
    .the = the Levy Station
    .about = 1 Mage and 1 Warrior: Your Peasants have +2 combat value this turn. Gain 1 Warrior.
card-branch-and-root-inn = Branch & Root Inn
    .the = the Branch & Root Inn
    .about = 1 Cleric: Your Mages have +1 combat value this turn. Gain 1 Mage.
card-scriptorium = Scriptorium
    .the = the Scriptorium
    .about = 1 Mage: Your Clerics have +1 combat value this turn. Gain 1 Cleric.
card-house-of-lords = House of Lords
    .the = the House of Lords
    .about = 1 Peasant: Draw 2 Quests, then discard 1.
card-healers-temple = Healer's Temple
    .the = the Healer's Temple
    .about = 1 Warrior and 1 Cleric: The Warrior placed here returns to your Tavern after the Draw Phase. Return 1 Corruption from your Tavern or your Lodgings to the supply.
card-colosseum = Colosseum
    .the = the Colosseum
    .about = Warrior or Knight (King of the Hill): If they still stand here when your next turn starts, with a Warrior score 1 VP; with a Knight score 3 VP.
card-mage-academy = Mage Academy
    .the = the Mage Academy
    .about = Cleric or Mage (King of the Hill): If they still stand here when your next turn starts, with a Cleric draw 1 more meeple at once; with a Mage draw 2 more meeples at once.
card-parade-ground = Parade Ground
    .the = the Parade Ground
    .about = 1 Knight and 1 Peasant: All your other Units have +2 combat value this turn.
card-muster-bell = Muster Bell
    .the = the Muster Bell
    .about = 1 Unit of any kind: Put up to 3 meeples from your Lodgings back into your bag; each other player may do so with 1. Score 1 VP.
card-coach-house = Coach House
    .the = the Coach House
    .about = 2 Units of any kind: Draw 2 more in this turn's Draw Phase.
card-forbidden-archive = Forbidden Archive
    .the = the Forbidden Archive
    .about = 1 Mage: One Unit of your choice has +1 combat value this turn for each Corruption in your Lodgings.
card-cleansing-font = Cleansing Font
    .the = the Cleansing Font
    .about = 1 Cleric and 1 Peasant: Return 1 Corruption from your Tavern or your Lodgings to the supply. Score 1 VP.
card-hunters-lodge = Hunters' Lodge
    .the = the Hunters' Lodge
    .about = 2 Warriors: Return 1 Warrior from here to the supply. Take 1 Ranger from this tile.
card-order-of-light = Order of Light
    .the = the Order of Light
    .about = 1 Knight and 1 Cleric: Return 1 Cleric from here to the supply. Take 1 Paladin from this tile.
card-spirit-grove = Spirit Grove
    .the = the Spirit Grove
    .about = 1 Mage and 1 Peasant: Return 1 Peasant from here to the supply. Take 1 Shaman from this tile.
card-villages-1 = Villages, slot 1
    .about = Gain 1 Warrior.
card-villages-2 = Villages, slot 2
    .about = Score 2 VP.
card-castle-1 = Castle, slot 1
    .about = Draw 2 more meeples at once.
card-castle-2 = Castle, slot 2
    .about = Score 1 VP. Draw 1 more meeple at once.
card-university-1 = University, slot 1
    .about = Gain 1 Mage.
card-university-2 = University, slot 2
    .about = Draw 2 Quests, then discard 1.
card-cathedral-1 = Cathedral, slot 1
    .about = Gain 1 Cleric.
card-cathedral-2 = Cathedral, slot 2
    .about = Return 1 Corruption from your Tavern or your Lodgings to the supply.
card-guard-post = Guard Post
    .the = the Guard Post
    .about = 1 Warrior and 1 Peasant: Score 1 VP. Draw 1 more in this turn's Draw Phase.
card-armoury = Armoury
    .the = the Armoury
    .about = 2 Warriors: Score 2 VP. Gain 1 Warrior.
card-library-loft = Library Loft
    .the = the Library Loft
    .about = 1 Mage: Score 1 VP. Draw 1 Quest.
card-observatory = Observatory
    .the = the Observatory
    .about = 2 Mages: Score 3 VP. Draw 2 Quests, then discard 1.
card-chapel-niche = Chapel Niche
    .the = the Chapel Niche
    .about = 1 Cleric and 1 Corruption: Score 1 VP. Return 1 Corruption from here to the supply.
card-reliquary = Reliquary
    .the = the Reliquary
    .about = 2 Clerics: Score 3 VP. Return 1 Corruption from your Tavern or your Lodgings to the supply.
card-haunted-cell = Haunted Cell
    .the = the Haunted Cell
    .about = 1 Unit of any kind and 1 Corruption: Score 2 VP.
card-tainted-altar = Tainted Altar
    .the = the Tainted Altar
    .about = 1 Cleric and 2 Corruption: Score 2 VP. Return 2 Corruption from here to the supply.
card-servants-stair = Servants' Stair
    .the = the Servants' Stair
    .about = 2 Peasants: Score 1 VP. Draw 1 more in this turn's Draw Phase.
card-great-kitchen = Great Kitchen
    .the = the Great Kitchen
    .about = 3 Peasants: Score 2 VP. Return 1 Peasant from here to the supply.
card-knights-vigil = Knight's Vigil
    .the = the Knight's Vigil
    .about = 1 Knight and 1 Cleric: Score 3 VP.
card-trophy-hall = Trophy Hall
    .the = the Trophy Hall
    .about = 1 Knight and 1 Warrior: Score 3 VP. Draw 1 Quest.
card-duelling-floor = Duelling Floor
    .the = the Duelling Floor
    .about = 2 Knights: Score 5 VP.
card-alchemists-vault = Alchemist's Vault
    .the = the Alchemist's Vault
    .about = 1 Mage and 1 Warrior: Score 2 VP. Gain 1 Mage.
card-prayer-balcony = Prayer Balcony
    .the = the Prayer Balcony
    .about = 1 Cleric and 1 Mage: Score 2 VP. Gain 1 Cleric.
card-secret-passage = Secret Passage
    .the = the Secret Passage
    .about = 2 Units of any kind: Score 1 VP. Draw 2 more in this turn's Draw Phase.
card-treasury = Treasury
    .the = the Treasury
    .about = 1 Knight and 1 Mage: Score 4 VP.
card-signal-fire = Signal Fire
    .the = the Signal Fire
    .about = 1 Warrior and 1 Cleric: Score 2 VP. Draw 1 more in this turn's Draw Phase.
card-tower-crown = Tower Crown
    .the = the Tower Crown
    .about = 1 Warrior, 1 Mage and 1 Cleric: Score 5 VP.
card-champions-chamber = Champion's Chamber
    .the = the Champion's Chamber
    .about = 1 prestige Unit: Score 4 VP.
card-skeleton = Skeleton
    .the = the Skeleton
    .about = Level 1 Undead, strength 2, 1 VP.
card-timber-wolf = Timber Wolf
    .the = the Timber Wolf
    .about = Level 1 Beast, strength 3, 3 VP. Discard 1 Quest from your hand, if you have one.
card-woodworm-swarm = Woodworm Swarm
    .the = the Woodworm Swarm
    .about = Level 1 Beast, strength 3, 2 VP. Gain 1 Peasant.
card-goblin-whittler = Goblin Whittler
    .the = the Goblin Whittler
    .about = Level 1 Humanoid, strength 2, 1 VP.
card-goblin-tally-man = Goblin Tally-Man
    .the = the Goblin Tally-Man
    .about = Level 1 Humanoid, strength 3, 1 VP. Draw 1 Quest.
card-giant-bookworm = Giant Bookworm
    .the = the Giant Bookworm
    .about = Level 1 Beast, strength 3, 1 VP. Your Mages have +1 combat value for the rest of the game.
card-ink-wraith = Ink Wraith
    .the = the Ink Wraith
    .about = Level 1 Undead, strength 3, 3 VP. Gain 1 Corruption.
card-crypt-rats = Crypt Rats
    .the = the Crypt Rats
    .about = Level 1 Beast, strength 2, 1 VP.
card-zombie-sexton = Zombie Sexton
    .the = the Zombie Sexton
    .about = Level 1 Undead, strength 4, 1 VP. Return 1 Corruption from your Tavern or your Lodgings to the supply.
card-candle-wight = Candle Wight
    .the = the Candle Wight
    .about = Level 1 Undead, strength 3, 1 VP. Gain 1 Cleric.
card-bandit-carver = Bandit Carver
    .the = the Bandit Carver
    .about = Level 1 Humanoid, strength 4, 1 VP. Gain 1 Warrior.
card-deserter-captain = Deserter Captain
    .the = the Deserter Captain
    .about = Level 1 Humanoid, strength 4, 2 VP. Your Peasants have +1 combat value on a Monster where a Warrior of yours stands for the rest of the game.
card-tree-beast = Tree Beast
    .the = the Tree Beast
    .about = Level 2 Beast, strength 5, 3 VP. Draw 1 Quest.
card-ghoul = Ghoul
    .the = the Ghoul
    .about = Level 2 Undead, strength 5, 3 VP. Your Warriors have +1 combat value for the rest of the game.
card-dire-beaver = Dire Beaver
    .the = the Dire Beaver
    .about = Level 2 Beast, strength 6, 3 VP. Gain 2 Peasants.
card-termite-brood = Termite Brood
    .the = the Termite Brood
    .about = Level 2 Beast, strength 5, 4 VP. Gain 1 Corruption.
card-hobgoblin-sawyer = Hobgoblin Sawyer
    .the = the Hobgoblin Sawyer
    .about = Level 2 Humanoid, strength 5, 3 VP. Gain 1 Warrior.
card-scarecrow-reaper = Scarecrow Reaper
    .the = the Scarecrow Reaper
    .about = Level 2 Undead, strength 6, 4 VP. +1 against Undead for the rest of the game.
card-splinter-golem = Splinter Golem
    .the = the Splinter Golem
    .about = Level 2 Humanoid, strength 6, 3 VP. Your Mages have +1 combat value on a Monster where a Warrior of yours stands for the rest of the game.
card-rogue-alchemist = Rogue Alchemist
    .the = the Rogue Alchemist
    .about = Level 2 Humanoid, strength 5, 3 VP. Draw 2 Quests, then discard 1.
card-grimoire-mimic = Grimoire Mimic
    .the = the Grimoire Mimic
    .about = Level 2 Beast, strength 5, 3 VP. Gain 1 Mage.
card-haunted-lectern = Haunted Lectern
    .the = the Haunted Lectern
    .about = Level 2 Undead, strength 6, 4 VP. Your Mages have +1 combat value for the rest of the game.
card-glue-ooze = Glue Ooze
    .the = the Glue Ooze
    .about = Level 2 Beast, strength 5, 4 VP. Discard 1 Quest from your hand, if you have one.
card-vampire-thrall = Vampire Thrall
    .the = the Vampire Thrall
    .about = Level 2 Undead, strength 6, 5 VP. Gain 1 Corruption.
card-crypt-warden = Crypt Warden
    .the = the Crypt Warden
    .about = Level 2 Undead, strength 6, 4 VP. Your Clerics have +1 combat value for the rest of the game.
card-heretic-preacher = Heretic Preacher
    .the = the Heretic Preacher
    .about = Level 2 Humanoid, strength 6, 3 VP. Return 1 Corruption from your Tavern or your Lodgings to the supply.
card-belfry-gargoyle = Belfry Gargoyle
    .the = the Belfry Gargoyle
    .about = Level 2 Beast, strength 7, 5 VP. +1 against Beasts for the rest of the game.
card-ogre-lumberer = Ogre Lumberer
    .the = the Ogre Lumberer
    .about = Level 2 Humanoid, strength 6, 3 VP. Your Knights have +1 combat value for the rest of the game.
card-mercenary-axemen = Mercenary Axemen
    .the = the Mercenary Axemen
    .about = Level 2 Humanoid, strength 5, 4 VP. Gain 2 Peasants.
card-siege-troll = Siege Troll
    .the = the Siege Troll
    .about = Level 2 Humanoid, strength 7, 5 VP. +1 against Humanoids for the rest of the game.
card-grave-squire = Grave Squire
    .the = the Grave Squire
    .about = Level 2 Undead, strength 5, 3 VP. Your Peasants have +1 combat value on a Monster where a Knight of yours stands for the rest of the game.
card-moat-hydra = Moat Hydra
    .the = the Moat Hydra
    .about = Level 2 Beast, strength 8, 5 VP.
card-vampire-lord = Vampire Lord
    .the = the Vampire Lord
    .about = Level 3 Undead, strength 9, 8 VP. Gain 1 Corruption.
card-bone-dragon = Bone Dragon
    .the = the Bone Dragon
    .about = Level 3 Undead, strength 10, 9 VP.
card-ember-dragon = Ember Dragon
    .the = the Ember Dragon
    .about = Level 3 Beast, strength 11, 8 VP. Draw 2 Quests, then discard 1.
card-rotten-treant = Rotten Treant
    .the = the Rotten Treant
    .about = Level 3 Beast, strength 8, 6 VP. Your Peasants have +1 combat value for the rest of the game.
card-lich-provost = Lich Provost
    .the = the Lich Provost
    .about = Level 3 Undead, strength 9, 7 VP. Your prestige Units have +1 combat value for the rest of the game.
card-giant-mulcher = Giant Mulcher
    .the = the Giant Mulcher
    .about = Level 3 Humanoid, strength 10, 7 VP. Your Knights have +1 combat value for the rest of the game.
card-termite-colossus = Termite Colossus
    .the = the Termite Colossus
    .about = Level 3 Beast, strength 9, 7 VP. Gain 1 Corruption.
card-ogre-inquisitor = Ogre Inquisitor
    .the = the Ogre Inquisitor
    .about = Level 3 Humanoid, strength 8, 6 VP. Return 2 Corruption from your Tavern or your Lodgings to the supply.
card-saw-ron = Saw-Ron
    .the = Saw-Ron
    .about = Dark Overlord, Humanoid, strength 14, 11 VP. Only in the final turns, once a game.
card-the-termite-queen = The Termite Queen
    .the = the Termite Queen
    .about = Dark Overlord, Beast, strength 12, 10 VP. Only in the final turns, once a game.
card-baron-chisel = Baron Chisel
    .the = Baron Chisel
    .about = Dark Overlord, Undead, strength 12, 9 VP. Only in the final turns, once a game.
card-combustor = Combustor
    .the = Combustor
    .about = The Henchman, Humanoid, strength 9, 5 VP. Only in the final turns, in both of them.
card-token-1 = Bonus token 1
    .about = 2 VP more if: 2 different Unit types of Hero level 2 or more fight here.
card-token-2 = Bonus token 2
    .about = 4 VP more if: 3 different Unit types of Hero level 2 or more fight here.
card-token-3 = Bonus token 3
    .about = 3 VP more if: 2 different Unit types of Hero level 3 fight here.
card-token-4 = Bonus token 4
    .about = 6 VP more if: 3 different Unit types of Hero level 3 fight here.
card-token-5 = Bonus token 5
    .about = 2 VP more if: 1 prestige Unit or more fights here.
card-token-6 = Bonus token 6
    .about = 3 VP more if: 4 different Unit types fight here.
card-first-blood = First Blood
    .about = 1 VP, or -1 if left undone. Beat a Monster with at least 2 Peasants. Gain 1 Cleric.
card-pitchfork-brigade = Pitchfork Brigade
    .about = 2 VP, or -1 if left undone. Beat a Monster with at least 3 Peasants. Gain 1 Warrior.
card-vigil-at-the-tombs = Vigil at the Tombs
    .about = 2 VP, or -1 if left undone. Beat an Undead Monster with at least 1 Cleric. Return 1 Corruption from your Tavern or your Lodgings to the supply.
card-exorcism = Exorcism
    .about = 4 VP, or -2 if left undone. Beat an Undead Monster of level 2 or more with at least 2 Clerics. Return 2 Corruption from your Tavern or your Lodgings to the supply.
card-sword-and-shield = Sword and Shield
    .about = 3 VP, or -1 if left undone. Beat a Monster with at least 1 Knight and 1 Warrior. Gain 1 Warrior.
card-symposium = Symposium
    .about = 2 VP, or -1 if left undone. Have 2 Mages in your Tavern in your Draw Phase. Draw 1 Quest.
card-congregation = Congregation
    .about = 2 VP, or -1 if left undone. Have 2 Clerics in your Tavern in your Draw Phase. Return 1 Corruption from your Tavern or your Lodgings to the supply.
card-call-to-arms = Call to Arms
    .about = 2 VP, or -1 if left undone. Have 2 Warriors in your Tavern in your Draw Phase. Gain 1 Warrior.
card-village-council = Village Council
    .about = 2 VP, or -1 if left undone. Have 3 Peasants in your Tavern in your Draw Phase. Return 1 Peasant of them. Gain 1 Mage.
card-four-banners = Four Banners
    .about = 5 VP, or -2 if left undone. Have 1 Mage, 1 Cleric, 1 Warrior and 1 Knight in your Tavern in your Draw Phase. Gain 1 Shaman.
card-knights-of-the-round-stump = Knights of the Round Stump
    .about = 2 VP, or -1 if left undone. Have 1 Knight and 1 Warrior in your Tavern in your Draw Phase. Draw 1 more meeple at once.
card-the-great-hunt = The Great Hunt
    .about = 3 VP, or -1 if left undone. Beat a Beast with at least 1 Warrior and 1 Mage. Return 1 Warrior of them. Gain 1 Ranger.
card-path-of-light = Path of Light
    .about = 3 VP, or -2 if left undone. Beat a Monster of level 2 or more with at least 1 Knight and 1 Cleric. Return 1 Cleric of them. Gain 1 Paladin.
card-spirit-walk = Spirit Walk
    .about = 3 VP, or -1 if left undone. Beat a Monster with at least 1 Mage and 1 Cleric. Return 1 Cleric of them. Gain 1 Shaman.
card-double-strike = Double Strike
    .about = 3 VP, or -1 if left undone. Beat 2 Monsters in one turn. Draw 1 more in this turn's Draw Phase.
card-relief-force = Relief Force
    .about = 2 VP, or -1 if left undone. Beat a Monster in an overrun district with at least 1 Warrior. Draw 1 Quest.
card-overkill = Overkill
    .about = 2 VP, or -1 if left undone. Beat a Monster with at least 3 more combat value than needed. Draw 1 more in this turn's Draw Phase.
card-master-builder = Master Builder
    .about = 2 VP, or -1 if left undone. Build a Location. Draw 1 Quest.
card-grand-tour = Grand Tour
    .about = 2 VP, or -1 if left undone. Activate 2 Locations of the districts or Tower Rooms in one turn. Gain 1 Mage.
card-dragonslayer = Dragonslayer
    .about = 4 VP, or -2 if left undone. Beat a Monster of level 3. Gain 1 Knight.
card-drill-yard = Drill Yard
    .about = 1 VP, or -1 if left undone. Beat a Monster with at least 2 Warriors. Your Warriors have +1 combat value for the rest of the game.
card-battle-magic = Battle Magic
    .about = 2 VP, or -1 if left undone. Beat a Monster with at least 2 Mages. Your Mages have +1 combat value for the rest of the game.
card-blessed-maces = Blessed Maces
    .about = 2 VP, or -1 if left undone. Beat a Monster with at least 2 Clerics. Your Clerics have +1 combat value for the rest of the game.
card-chivalric-code = Chivalric Code
    .about = 2 VP, or -1 if left undone. Beat a Monster of level 2 or more with at least 2 Knights. Your Knights have +1 combat value for the rest of the game.
card-home-guard = Home Guard
    .about = 1 VP, or -1 if left undone. Beat a Monster of level 2 or more with at least 2 Peasants. Your Peasants have +1 combat value on a Monster where a Knight of yours stands for the rest of the game.
card-war-wizards = War Wizards
    .about = 2 VP, or -1 if left undone. Beat a Monster with at least 1 Mage and 1 Warrior. Your Mages have +1 combat value on a Monster where a Warrior of yours stands for the rest of the game.
card-field-chaplains = Field Chaplains
    .about = 2 VP, or -1 if left undone. Beat a Monster with at least 1 Cleric and 1 Warrior. Your Warriors have +1 combat value on a Monster where a Cleric of yours stands for the rest of the game.
card-grave-lore = Grave Lore
    .about = 2 VP, or -1 if left undone. Beat an Undead Monster with at least 1 Mage. +1 against Undead for the rest of the game.
card-beast-lore = Beast Lore
    .about = 2 VP, or -1 if left undone. Beat a Beast with at least 1 Mage. +1 against Beasts for the rest of the game.
card-rogues-gallery = Rogues' Gallery
    .about = 2 VP, or -1 if left undone. Beat a Humanoid with at least 1 Mage. +1 against Humanoids for the rest of the game.
card-rite-of-purity = Rite of Purity
    .about = 2 VP, or -1 if left undone. Have 1 Cleric and 1 Corruption in your Tavern in your Draw Phase. Then, once in each of your Draw Phases: you may move 1 Corruption from your Tavern to your Lodgings: draw 1 more meeple at once.
card-scout-network = Scout Network
    .about = 2 VP, or -1 if left undone. Have 3 different Unit types besides Peasants in your Tavern in your Draw Phase. Then, once in each of your Draw Phases: you may move 1 Peasant from your Tavern to your Lodgings: draw 1 more meeple at once.
card-gravedigger = Gravedigger
    .about = 5 VP, or -2 if left undone. At game end: 3 or more Undead in your defeated pile.
card-huntmaster = Huntmaster
    .about = 5 VP, or -2 if left undone. At game end: 3 or more Beasts in your defeated pile.
card-sheriff-of-rowan = Sheriff of Rowan
    .about = 5 VP, or -2 if left undone. At game end: 3 or more Humanoids in your defeated pile.
card-trophy-wall = Trophy Wall
    .about = 6 VP, or -2 if left undone. At game end: 2 or more Monsters of each type in your defeated pile.
card-slayer-of-legend = Slayer of Legend
    .about = 5 VP, or -2 if left undone. At game end: 5 or more Monsters of level 2 or more in your defeated pile.
card-giant-killer = Giant Killer
    .about = 3 VP, or -1 if left undone. At game end: 1 or more Monsters of level 3 in your defeated pile.
card-grand-master = Grand Master
    .about = 4 VP, or -2 if left undone. At game end: 1 or more Heroes of level 3.
card-school-of-heroes = School of Heroes
    .about = 6 VP, or -3 if left undone. At game end: 3 or more Heroes of level 2 or more.
card-pure-of-heart = Pure of Heart
    .about = 5 VP, or -2 if left undone. At game end: you own 2 Corruption or less.
card-noble-host = Noble Host
    .about = 3 VP, or -1 if left undone. At game end: you own 2 or more Knights.
card-court-of-champions = Court of Champions
    .about = 3 VP, or -1 if left undone. At game end: you own 1 or more prestige Units.
card-peoples-champion = People's Champion
    .about = 4 VP, or -2 if left undone. At game end: nobody owns more Peasants.
card-mage-2 = Mage, level 2
    .about = Combat value 1, costs 2 VP. While assigning: Move all Mages (at least 1) from your Tavern to your Lodgings: draw 1 Quest.
card-mage-3 = Mage, level 3
    .about = Combat value 1, costs 3 VP. While assigning: Move all Mages (at least 1) from your Tavern to your Lodgings: draw 2 Quests, then discard 1.
card-cleric-2 = Cleric, level 2
    .about = Combat value 1, costs 2 VP. In your Development Phase, with 1 Corruption and 1 Cleric in your Tavern: Draw 1 more meeple at once.
card-cleric-3 = Cleric, level 3
    .about = Combat value 1, costs 3 VP. In your Development Phase, with 1 Corruption and 1 Cleric in your Tavern: Return 1 Corruption from your Tavern to the supply. Draw 1 more meeple at once.
card-knight-2 = Knight, level 2
    .about = Combat value 3, costs 3 VP. In your Development Phase, with 1 Knight in your Tavern: Draw 1 more meeple at once.
card-knight-3 = Knight, level 3
    .about = Combat value 4, costs 5 VP. In your Development Phase, with 1 Knight in your Tavern: Draw 1 more meeple at once.
card-warrior-2 = Warrior, level 2
    .about = Combat value 2, costs 2 VP. Your Peasants have +1 combat value on a Monster where a Warrior of yours stands.
card-warrior-3 = Warrior, level 3
    .about = Combat value 2, costs 4 VP. Your Peasants have +1 combat value on a Monster where a Warrior of yours stands. The first time each turn a Warrior is assigned to a Monster, 1 Peasant from your Lodgings may join it there.
card-ranger-card = Ranger card
    .about = Combat value 3, level 3. A Monster beaten with one or more Rangers pays 1 more VP.
card-paladin-card = Paladin card
    .about = Combat value 2, level 3. +1 combat value for each level of the Monster it fights.
card-shaman-card = Shaman card
    .about = Combat value 2, level 2. Stands for any basic Unit when assigned.
card-peasant-1 = Peasant, level 1
    .about = Combat value 1.
card-warrior-1 = Warrior, level 1
    .about = Combat value 2.
card-mage-1 = Mage, level 1
    .about = Combat value 1.
card-cleric-1 = Cleric, level 1
    .about = Combat value 1.
card-knight-1 = Knight, level 1
    .about = Combat value 3.

# Where the points came from.
score-mm-res-02 = Locations
score-mm-res-04 = Monsters beaten
score-mm-end-05 = Overlords’ tokens
score-mm-lvl-03 = Levels paid for
score-mm-qst-07 = Quests completed
score-mm-end-10 = End of Game Quests
score-mm-end-11 = Quests not completed
score-mm-twr-02 = Rooms of the Towers
about = Draw meeples from your bag, send them out to build the city and to hold back the monsters at its walls, and swap peasants for knights, mages and clerics until the Dark Council comes.
points = { $n } VP
