# Card Rogue. `.a` and `.the` are a name with its article, as messages need it (`$card-a`, `$card-the`); `.map` is the
# card on the map: five letters at most, of which the first three must tell enemies apart.

## What may be answered
verb-flip = Turn up the card at { $place }
verb-stop = Turn up no more
verb-move = Go to { $place }
verb-stay = Stay here
verb-done = Done
verb-end-turn = End the turn
verb-second-turn = Take a second turn
verb-lay = Lay a card at { $place }
verb-attack = Attack { $card-the } at { $place }
verb-flee = Flee
verb-continue = Use nothing more, go on
verb-drink = Drink { $card-the }
verb-throw = Throw { $card-the } at { $place }
verb-read = Read { $card-the }
verb-equip = Equip { $card-the } ({ $slot })
verb-unequip = Take off { $card-the } ({ $slot })
verb-spell-hurt = Spell: hurt { $card-the } at { $place }
verb-spell-step = Spell: step to { $place }
verb-spell-heal = Spell: heal with { $card-the }
verb-identify = Identify { $card-the }
verb-teleport = Teleport to { $place }
verb-avoid = Roll to avoid it
verb-endure = Let it happen
verb-keep = Keep { $card-the }
verb-drop = Leave { $card-the } on the tile
verb-return = Start again at { $place }
verb-rotate = Its entrance faces { $side }
verb-shop = Visit the shop
verb-buy = Buy { $card-the } for { $price }
verb-sell = Sell { $card-the } for { $price }
verb-pay = Pay with { $card-the } ({ $price })
verb-leave-shop = Leave the shop
verb-trade = Trade with { $player }
verb-give = Offer { $card-the }
verb-propose = Propose what lies there
verb-accept = Accept the trade
verb-refuse = No trade
verb-trip = Trip { $player }
verb-steal = Steal from { $player }
verb-leap = Leap to { $place }
verb-mole = Call the mole
verb-dig = Open all sides of { $place }
verb-forfeit = Propose to give up
verb-agree = Agree
verb-disagree = Disagree
verb-pick = { $character }
verb-token = { $colour }
verb-goal = { $goal }
verb-begin = Begin
verb-restart = Try this level again
verb-quit = Give up
verb-leave-a-while = Leave the table for a while
verb-leave-for-good = Leave the game for good
verb-come-back = Come back to the table
verb-wait = Wait
verb-play-on = Play on
verb-claim = End the game as winner
verb-ready = Keep something at hand: be asked again this turn
verb-withhold = Do not offer { $card-the }
verb-spare = Do not pay with { $card-the } ({ $price })
verb-settle = Pay with what is picked
verb-ungoal = Not this one: { $goal }
verb-unlay = No card at { $place }

## What is asked
ask-character = Who will you be down there? Each character is good at two things and bad at one.
ask-token = Which colour is your token?
ask-goals = What do you set out to do? Choose one goal or several; reach them all and get out alive to win.
ask-flip = Turn up a card beside you? Enemies and traps act at once.
ask-move = Where do you go? You may also stay, or use what you hold.
ask-move-again = You have only moved so far, so you may move once more.
ask-extra-step = Your boots carry you further: { $count ->
    [one] one more step?
   *[other] up to { $count } more steps?
  }
ask-meet = Somebody stands beside you. Trading needs both of you; tripping (4+) costs them a turn; stealing needs a 6.
ask-second-turn = You explored without a fight, so as Explorer you may take a second turn.
ask-combat = In combat, with { $health } health: attack or flee; then the enemies strike.
ask-last-chance = Your turn is about to end. Do you use anything before?
ask-before-abilities = The enemies are about to use their abilities. Do you use anything before?
ask-before-attacks = The enemies are about to strike. Do you use anything before?
ask-after-attacks = The enemies have struck, and your turn is about to end. Do you use anything before?
ask-flight = You got away! Step onto a free tile, or turn up a card to find one.
ask-lay = { $count ->
    [one] Only one card is left to explore, fewer than the open paths here. Where does it go?
   *[other] Only { $count } cards are left to explore, fewer than the open paths here. Where do they go?
  }
ask-rotate = { $card-the } fills the gap. Which way does it face?
ask-avoid = A { $card }! Roll to avoid it, or let it happen.
ask-keep = You died. One card stays with you; which?
ask-drop = One more card stays on the tile where you died, for whoever comes by. What can be sold of the rest is lost.
ask-return = From which starting tile do you begin again?
ask-identify = Which unknown potion does the scroll explain? Its colour then means the same for everybody.
ask-step-through = The scroll takes you through walls. Onto which tile? Your turn ends there.
ask-teleport = To which tile does the potion take you? Your turn ends there.
ask-teleport-player = To which tile does the potion send { $player }?
ask-teleport-foe = To which tile does the potion send { $card-the }?
ask-shop = In the shop you may buy and sell as often as you like. You can spend { $gold } gold.
ask-pay = It costs { $price } gold. { $left ->
    [0] { $change ->
        [0] That is exactly what lies there.
       *[other] You get { $change } gold back.
      }
   *[other] What do you pay with? { $left } gold to go.
  }
ask-pay-mole = The mole wants { $price } gold. { $left ->
    [0] { $change ->
        [0] That is exactly what lies there.
       *[other] You get { $change } gold back.
      }
   *[other] What do you pay with? { $left } gold to go.
  }
ask-offer = You trade with { $player }. Pick what you give, then propose it; to give nothing at all is to ask for a gift.
ask-return-offer = { $player } offers you a trade. Pick what you give in return, then propose it; or refuse.
ask-accept = { $player } has answered. Do you take the trade as it lies there?
ask-leap = { $player } is down. You may leap over to a free tile behind.
ask-dig = The mole turns one path tile into a crossroads. Which?
ask-forfeit = There is nothing left to explore, and { $player } proposes that all give up; then nobody wins. Do you agree?
ask-leaver = { $player } has left the table for a while. Wait, or play on meanwhile?
ask-waiting = The table waits for { $player }. You may decide to play on after all.
ask-deserted = Everybody else is out of the end rush. Do you come back and try to get out, or leave for good?
ask-last-player = Everybody else has left. End the game as winner, or go on exploring?
ask-begin = Level { $level }. Ready?
ask-failed = You died, and level { $level } is lost. It waits for you unchanged.
## How far a choice of several things has come
picks-pay = { $have } of { $need } gold
picks-pay-mole = { $have } of { $need } gold
picks-offer = { $have ->
    [0] you give nothing yet
    [one] you give one card
   *[other] you give { $have } cards
  }
picks-return-offer = { $have ->
    [0] you give nothing yet
    [one] you give one card
   *[other] you give { $have } cards
  }
picks-goals = { $have ->
    [0] no goal yet
    [one] one goal
   *[other] { $have } goals
  }
picks-lay = { $have } of { $need } laid out

## What happens
event-deciding-roll = { $seat } rolls { $face } for the first turn.
event-starts = { $seat } goes first.
event-picks = { $seat } plays { $character-the }.
event-start = { $seat } starts at { $place }.
event-laid = { $count } cards are laid face-down around the starting tiles.
event-turn = Turn { $number }: { $seat }.
event-loses-turn = { $seat } loses this turn.
event-flip = { $seat } turns up { $card-a } at { $place }.
event-taken = { $seat } takes { $card-the }.
event-cleansed = { $seat } is rid of a cursed card: { $card }.
event-replaced = A new tile lies at { $place }: { $card-a }.
event-placed = { $seat } lays { $count ->
    [one] a new card
   *[other] { $count } new cards
  } face-down.
event-gathered = { $count ->
    [one] One card that nobody can reach becomes
   *[other] { $count } cards that nobody can reach become
  } the new exploration stack.
event-move = { $seat } goes to { $place }.
event-pile = { $seat } picks up { $count ->
    [one] a card
   *[other] { $count } cards
  } at { $place }.
event-chest = { $seat } opens the chest: 1 victory point!
event-trap = { $seat } sets off { $card-the }.
event-avoided = { $seat } avoids { $card-the } (die: { $face }).
event-not-avoided = { $seat } fails to avoid { $card-the } (die: { $face }).
event-fountain = { $seat } drinks from the fountain (die: { $face }).
event-drained = The fountain has run dry.
event-roll = The die shows { $face } for { $seat }.
event-combat = { $seat } is in combat with { $card-a } ({ $health } health).
event-attack-die = { $seat } rolls { $face } to attack.
event-weapon-raises = { $card-the } makes it { $amount } at least.
event-weapon-doubles = { $card-the } doubles it to { $amount }.
event-weapon-misses = { $card-the } misses.
event-card-adds = { $card-the } adds { $amount }.
event-card-takes = { $card-the } takes { $amount } off.
event-potions-add = Potions add { $amount }.
event-potions-take = Potions take { $amount } off.
event-rage-adds = Rage adds { $amount }.
event-attack = { $seat } attacks { $card-the } with { $damage }.
event-dodged = { $card-the } dodges (die: { $face }).
event-not-dodged = { $card-the } fails to dodge (die: { $face }).
event-foe-harmed = { $card-the } loses { $damage } health; { $left } left.
event-slain = { $seat } slays { $card-the }!
event-fright = { $seat } rolled a 6, takes fright and must flee.
event-fled = { $seat } flees (die: { $face }).
event-not-fled = { $seat } cannot get away (die: { $face }).
event-slips-away = { $seat } walks away; nothing gives chase.
event-no-escape = { $seat } finds no way out and stays.
event-foe-die = { $card-the } rolls { $face } and strikes with twice that.
event-foe-potions-add = Potions make { $card-the } strike with { $amount } more.
event-foe-potions-take = Potions make { $card-the } strike with { $amount } less.
event-foe-attacks = { $card-the } attacks { $seat } with { $damage }.
event-tries-poison = { $card-the } tries to poison { $seat }.
event-tries-paralysis = { $card-the } tries to paralyse { $seat }.
event-armor-stops = { $seat }'s armor takes { $amount } off.
event-foe-frozen = { $card-the } is paralysed and does nothing.
event-blocked = { $seat }'s shield stops { $card-the }.
event-foe-recovers = { $card-the } was not killed in one turn and is whole again.
event-foe-heals = { $card-the } regains { $health } health.
event-foe-poisoned = { $card-the } is poisoned for { $turns ->
    [one] a turn
   *[other] { $turns } turns
  }.
event-foe-paralysed = { $card-the } is paralysed.
event-foe-stronger = { $card-the } now attacks with { $amount } more.
event-foe-weaker = { $card-the } now attacks with { $amount } less.
event-foe-teleported = { $card-the } is whisked away to { $place }.
event-harmed = { $seat } loses { $damage } health; { $left } left.
event-healed = { $seat } regains { $health } health and has { $left }.
event-poisoned = { $seat } is poisoned for { $turns ->
    [one] a turn
   *[other] { $turns } turns
  }.
event-paralysed = { $seat } is paralysed and will lose a turn.
event-stronger = { $seat } now attacks with { $amount } more.
event-weaker = { $seat } now attacks with { $amount } less.
event-reversed = { $seat } now gains health from the poison.
event-max-health = { $seat } has { $health } more maximum health.
event-dies = { $seat } dies.
event-keeps = { $seat } keeps { $card-the }.
event-keeps-hidden = { $seat } keeps a card.
event-keeps-on = { $seat } keeps wearing { $card-the }.
event-drops = { $count ->
    [one] A card of { $seat } stays
   *[other] { $count } cards of { $seat } stay
  } at { $place }.
event-returns = { $seat } starts again at { $place }.
event-out = { $seat } is out of the end rush.
event-drink = { $seat } drinks { $card-the }.
event-throw = { $seat } throws { $card-the } at { $player }.
event-throw-at-foe = { $seat } throws { $card-the } at { $foe-the }.
event-identified = { $seat } finds out that { $card-the } is one of { $effect }.
event-no-effect = Nothing happens.
event-read = { $seat } reads { $card-the }.
event-equip = { $seat } equips { $card-the } ({ $slot }).
event-unequip = { $seat } takes off { $card-the } ({ $slot }).
event-spell-hurt = { $seat } casts a spell on { $card-the }.
event-spell-step = { $seat } steps to { $place } by a spell.
event-spell-heal = { $seat } turns { $card-the } into healing.
event-haggled = { $seat } haggles over { $card-the } (die: { $face }): { $face ->
    [5] it is free!
    [6] it is free!
   *[other] the full price.
  }
event-paid = { $seat } pays { $price } gold with { $card-the }.
event-change = { $seat } gets { $price } gold back.
event-bought = { $seat } gets { $card-the } from the shop.
event-sold = { $seat } sells { $card-the } for { $price } gold.
event-debt = { $seat } has paid off the shopkeeper's debt: 1 victory point!
event-basilisks-lost = { $seat } held both basilisks: they destroy each other, and their points are gone.
event-proposes = { $seat } offers { $player } { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
  }.
event-no-trade = { $seat } does not trade.
event-traded = { $seat } and { $player } trade { $given ->
    [0] nothing
    [one] one card
   *[other] { $given } cards
  } for { $taken ->
    [0] nothing
    [one] one card
   *[other] { $taken } cards
  }.
event-tripped = { $seat } trips { $player } (die: { $face }), who will lose a turn.
event-not-tripped = { $seat } fails to trip { $player } (die: { $face }).
event-strikes-back = { $seat } strikes back at { $player } with { $damage }.
event-leap = { $seat } leaps to { $place }.
event-stolen = { $seat } steals { $card-the } from { $player }.
event-stolen-hidden = { $seat } steals a card from { $player }.
event-not-stolen = { $seat } fails to steal from { $player } (die: { $face }).
event-dug = The mole makes a crossroads of { $place } for { $seat }.
event-seized = The mole takes all that { $seat } could sell, and helps.
event-rush = The end rush begins! First onto any starting tile gets 1 victory point.
event-exit = { $seat } is out first: 1 victory point!
event-goal-done = { $seat } has reached a goal: { $goal }.
event-agrees = { $seat } agrees.
event-disagrees = { $seat } disagrees.
event-leaves = { $seat } leaves the table for a while.
event-back = { $seat } is back.
event-waits-to-return = { $seat } is back and waits for a place to stand.
event-quits = { $seat } leaves the game.
event-plays-on = The table plays on without { $seat }.
event-waits = The table waits for { $seat }.
event-standstill = For { $count } rounds nobody has fought or found anything, and nothing is left to explore: all give up.
event-standstill-near = For { $count } rounds nobody has fought or found anything. After { $left } more like these all give up.
event-rush-stands = For { $count } rounds nobody has fought or found anything, and nobody has got out: the end rush is over.
event-rush-stands-near = For { $count } rounds nobody has fought or found anything. After { $left } more like these the end rush is over.
event-story = Level { $level }.
event-level-done = Level { $level } is done, in turn { $turns }!
event-level-failed = Level { $level } is lost.

## Why something is not offered
why-warrior-flees = a Warrior does not flee from what gives chase, unless it is a boss
why-fled-already = you have fled once this turn: now stand and fight
why-no-way-out = there is no tile or unknown card beside you to flee to
why-no-teleport = nobody teleports in the end rush
why-nothing-unknown = you hold no potion of an unknown colour
why-nowhere = there is no free tile directly beside you
why-not-poisoned = it works only while you are poisoned
why-not-cursed = you hold no cursed card
why-slot-taken = something else is worn there; take it off first
why-rogue-wears = a Rogue cannot equip what needs the secondary hand
why-cooldown = you can cast again in { $have ->
    [one] one turn
   *[other] { $have } turns
  }
why-in-combat = nobody trades in the middle of a fight
why-one-try = { $need ->
    [one] one attempt to trip or steal a turn is all
   *[other] { $need } attempts to trip or steal a turn are all
  }
why-cleric-trips = a Cleric does not trip people
why-empty-hand = there is nothing in that hand
why-untradable = it has no trade symbol
why-bard-trades = a Bard cannot pass on what the shop sells
why-taken = somebody else has taken it
why-price = it costs { $need } gold, and you have { $have }
why-explorer-sells = an Explorer sells only gold and loot
why-unsellable = it has no price
why-not-on-shop = you do not stand on a shop
why-shop-over = There was a fight on the way here: the shop is for steps 2 and 3, and they are over.
why-not-blocked = the mole comes only when every path open to you has ended
why-face-down = the card there lies face-down; turn it up first
why-wall = there is a wall
why-foe-there = an enemy is there
why-player-there = another player stands there
why-no-tile = no card lies there
why-no-open-tile = no face-up tile lies there
why-not-beside = it is not one step away
why-face-up = it lies face-up already
why-not-adjacent = that is no other player on an adjacent tile
why-not-held = you do not hold it
why-no-throw = you throw a potion of yours on a player beside you, or on an enemy that you fight
why-not-fighting = you are not in combat with such an enemy there
why-not-worn = you do not wear it there
why-no-such-slot = you equip what is in your hand, each card in its own slot
why-both-hands = you hold it in both hands: take it off the primary one
why-between-blows = in combat you change your equipment only before step 1
why-just-changed = you have just changed what you wear there
why-not-mage = only a Mage casts spells
why-in-a-fight = this spell works only out of combat
why-ready-already = you will be asked again anyway
why-nothing-usable = you hold nothing that you could use
why-sold-out = the shop has none left
why-wrong-price = its price is { $need } gold
why-no-such-price = the shop does not sell that, or not at this price
why-handed-in = you handed one in this turn: it is for sale again from the next turn on
why-gold-already = it is gold already
why-not-held-for-that = you do not have it, or it is not worth that
why-no-plain-tile = it is no plain path tile
why-open-already = it has four paths already, and other tiles have not
why-no-digging = the mole does not come into a story
why-cards-left = there are still cards to explore
why-no-forfeit = in a story there is nobody to ask: give up instead
why-kept = this one you keep
why-no-start = no starting tile is there
why-known-already = its colour is known already
why-no-stone-path = it is no tile with stone paths
why-no-enemy-at-start = no enemy is sent to a starting tile
why-no-card-left = no card is left for it: take another one back first
why-no-open-space = no open path leads to an empty space there
why-same-turned = it would lie the same way as another choice
why-finish-first = what you have set off must be done with first
why-somebody-stays = somebody must stay at the table

## How it ends
end-rush = Somebody has reached the exit, and the game is over. Most victory points win.
end-all-dead = Nobody is left to reach an exit. Most victory points win.
end-standstill = Nobody reaches an exit any more. Most victory points win.
end-forfeit = All have given up, or left.
end-last-player = Everybody else has left.
end-success = You reached your goals and came out alive. Well done!
end-failure = You died in the catacombs.
end-gave-up = You gave up.
end-story = You have come through. Your points are the turns you took: the fewer, the better.

## Options
option-deck-profile = Where the special tiles are
    .about = Traps, shops and the chest are shuffled into the exploration cards, as the rulebook says, or into the path tiles, as the printed box has it.
option-deck-profile-rulebook = among the exploration cards
option-deck-profile-box = among the path tiles
option-character = Character of the first player
    .about = Chosen beforehand, or at the table.
option-character-choose = chosen at the table
option-character-warrior = Warrior
option-character-rogue = Rogue
option-character-cleric = Cleric
option-character-explorer = Explorer
option-character-mage = Mage
option-character-bard = Bard
option-goals = Goals of a solo game
    .about = What must be done before you leave: chosen at the table, or one of these sets.
option-goals-choose = chosen at the table
option-goals-scout = scout: open the chest
option-goals-delver = delver: the chest and the debt
option-goals-slayer = slayer: the golem
option-goals-legend = legend: all five
option-solo-respawn = A solo player starts again after death
    .about = Off by the rulebook: one death ends a solo game.
option-solo-respawn-false = no, death is the end
option-solo-respawn-true = yes
option-start-gold = Gold at the start of a solo game
    .about = 0 by the rulebook.
option-extra-health = Extra maximum health in a solo game
    .about = 0 by the rulebook.
option-story = Story
    .about = A campaign by its name, with /2 for its second level, or the text of a map. For one player.
option-scroll-poison-heal = What the scroll of antidote heals
    .about = Health gained each turn while the poison lasts.
option-board-limit = Size of the table
    .about = How many columns and rows there is room for.
option-board-limit-none = no limit
option-board-limit-31x11 = 31 columns, 11 rows
option-board-limit-41x16 = 41 columns, 16 rows
option-enemy-acts-on-lost-turn = Enemies strike one who loses a turn
    .about = Whether the enemies that attack you act in a turn that you lose.
option-enemy-acts-on-lost-turn-true = yes
option-enemy-acts-on-lost-turn-false = no
option-rolled-interactions-per-turn = Attempts to trip or steal
    .about = How many of them a player has in a turn.
option-sold-items-return = Sold items return to the shop
    .about = Whether what is sold or paid can be bought again, from the next turn on.
option-sold-items-return-false = no
option-sold-items-return-true = yes
option-open-hands = Open hands
    .about = Whether everybody sees all cards in hand.
option-open-hands-false = hidden
option-open-hands-true = open
option-mole-past-bosses = The mole digs past bosses
    .about = Whether the mole can be called when nothing but bosses bars every way on, as long as there are cards to explore.
option-mole-past-bosses-true = yes
option-mole-past-bosses-false = no, they must be fought
option-standstill = Standstill
    .about = After how many rounds without a fight or a new card all give up, once there is nothing left to explore; with 0 only by a vote.
option-leavers = When somebody leaves for a while
    .about = The others vote, always wait, or always play on.
option-leavers-vote = the others vote
option-leavers-wait = the table waits
option-leavers-play-on = the table plays on

## Tiles
card-dead-end = dead end
    .a = a dead end
    .the = the dead end
    .about = A path tile that is open on one side only.
card-straight = straight path
    .a = a straight path
    .the = the straight path
    .about = A path tile that is open on two opposite sides.
card-corner-left = bend to the left
    .a = a bend to the left
    .the = the bend to the left
    .about = A path tile with an entrance and a way out to the left, as seen when it is turned up.
card-corner-right = bend to the right
    .a = a bend to the right
    .the = the bend to the right
    .about = A path tile with an entrance and a way out to the right, as seen when it is turned up.
card-tee-ahead-right = fork ahead and right
    .a = a fork ahead and right
    .the = the fork ahead and right
    .about = A path tile that is open on all sides but the left, as seen when it is turned up.
card-tee-left-right = fork left and right
    .a = a fork left and right
    .the = the fork left and right
    .about = A path tile that is open on all sides but the one ahead, as seen when it is turned up.
card-tee-ahead-left = fork ahead and left
    .a = a fork ahead and left
    .the = the fork ahead and left
    .about = A path tile that is open on all sides but the right, as seen when it is turned up.
card-cross = crossroads
    .a = a crossroads
    .the = the crossroads
    .about = A path tile that is open on all four sides.
card-starting-tile = starting tile
    .a = a starting tile
    .the = the starting tile
    .map = start
    .about = Where players begin, and begin again after a death. In the end rush every one of them is an exit; in a solo game you leave by one when your goals are reached.
card-ladder-down = ladder
    .a = a ladder
    .the = the ladder
    .map = laddr
    .about = Leads down to the next level of a story.
card-trap-spike = spike trap
    .a = a spike trap
    .the = the spike trap
    .map = spike
    .about = Whoever turns it up or steps onto it loses 2 health; armor does not help.
card-trap-paralysis = paralysis trap
    .a = a paralysis trap
    .the = the paralysis trap
    .map = paral
    .about = Whoever turns it up or steps onto it is paralysed: the turn ends, and the next one is lost.
card-trap-poison = poison trap
    .a = a poison trap
    .the = the poison trap
    .map = venom
    .about = Whoever turns it up or steps onto it is poisoned for 2 turns and loses 1 health in each.
card-fountain = fountain
    .a = a fountain
    .the = the fountain
    .map = fount
    .about = If your turn begins here, you roll: on 1 to 5 you regain 2 health, on a 6 the fountain runs dry.
card-shop = shop
    .a = a shop
    .the = the shop
    .map = shop
    .about = When you step here you may buy and sell. Things cost twice their printed gold and sell for the printed gold.
card-chest = chest
    .a = a chest
    .the = the chest
    .map = chest
    .about = Step here with the key to open it: 1 victory point, once.

## Enemies
card-cave-bat = cave bat
    .a = a cave bat
    .the = the cave bat
    .map = cav
    .about = Enemy with 4 health that attacks with 1. Its card is worth 1 gold.
card-goblin = goblin
    .a = a goblin
    .the = the goblin
    .map = gob
    .about = Enemy with 8 health that attacks with 2. Its card is worth 3 gold.
card-imp = imp
    .a = an imp
    .the = the imp
    .map = imp
    .about = Enemy with 8 health that attacks with 1. It dodges the blows of the player it attacks on a roll of 5 or 6. Its card is worth 2 gold.
card-kobold = kobold
    .a = a kobold
    .the = the kobold
    .map = kob
    .about = Enemy with 6 health that attacks with 4. Its card is worth 4 gold.
card-sewer-rat = sewer rat
    .a = a sewer rat
    .the = the sewer rat
    .map = rat
    .about = Enemy with 4 health that attacks with 1. On a roll of 4, 5 or 6 it also poisons you for 2 turns. Its card is worth 2 gold.
card-troll = troll
    .a = a troll
    .the = the troll
    .map = tro
    .about = Enemy with 10 health that attacks with 4. It does not give chase: you may walk away without a roll. Its card is worth 5 gold.
card-vampire-bat = vampire bat
    .a = a vampire bat
    .the = the vampire bat
    .map = vam
    .about = Enemy with 4 health that attacks with 2 and regains up to 2 health each turn. Its card is worth 2 gold.
card-zombie = zombie
    .a = a zombie
    .the = the zombie
    .map = zom
    .about = Enemy with 6 health that attacks with 2. Unless it is killed within one turn it is whole again. It does not give chase. Its card is worth 4 gold.
card-basilisk-green = green basilisk
    .a = the green basilisk
    .the = the green basilisk
    .map = gre
    .about = Boss with 15 health that attacks with 5. On a roll of 4, 5 or 6 it also poisons you for 4 turns. Its card is worth 1 victory point, but both basilisks in one hand destroy each other.
card-basilisk-yellow = yellow basilisk
    .a = the yellow basilisk
    .the = the yellow basilisk
    .map = yel
    .about = Boss with 15 health that attacks with 5. On a roll of 4, 5 or 6 it also paralyses you. Its card is worth 1 victory point, but both basilisks in one hand destroy each other.
card-golem = golem
    .a = the golem
    .the = the golem
    .map = gol
    .about = Boss with 25 health that attacks with twice the roll of a die. It does not give chase. Its card is worth 2 victory points, and its death begins the end rush.

## What is found
card-potion-red = red potion
    .a = a red potion
    .the = the red potion
    .colour = red
    .map = !red
    .about = Nobody knows what a colour does before it is drunk, thrown or identified; then a die decides it for the whole game. Worth 3 gold.
card-potion-orange = orange potion
    .a = an orange potion
    .the = the orange potion
    .colour = orange
    .map = !oran
    .about = Nobody knows what a colour does before it is drunk, thrown or identified; then a die decides it for the whole game. Worth 3 gold.
card-potion-yellow = yellow potion
    .a = a yellow potion
    .the = the yellow potion
    .colour = yellow
    .map = !yell
    .about = Nobody knows what a colour does before it is drunk, thrown or identified; then a die decides it for the whole game. Worth 3 gold.
card-potion-green = green potion
    .a = a green potion
    .the = the green potion
    .colour = green
    .map = !gree
    .about = Nobody knows what a colour does before it is drunk, thrown or identified; then a die decides it for the whole game. Worth 3 gold.
card-potion-blue = blue potion
    .a = a blue potion
    .the = the blue potion
    .colour = blue
    .map = !blue
    .about = Nobody knows what a colour does before it is drunk, thrown or identified; then a die decides it for the whole game. Worth 3 gold.
card-potion-pink = pink potion
    .a = a pink potion
    .the = the pink potion
    .colour = pink
    .map = !pink
    .about = Nobody knows what a colour does before it is drunk, thrown or identified; then a die decides it for the whole game. Worth 3 gold.
card-key = key
    .a = the key
    .the = the key
    .map = key
    .about = Opens the chest. It can be traded and stolen, but not sold.
card-artifact-attack = artifact of might
    .a = the artifact of might
    .the = the artifact of might
    .map = artif
    .about = While you hold it, your attacks do 2 more.
card-artifact-attack-cursed = cursed artifact of feebleness
    .a = the cursed artifact of feebleness
    .the = the cursed artifact of feebleness
    .map = artif
    .about = While you hold it, your attacks do 2 less. Cursed: only a scroll of remove curse, a thief or death takes it from you.
card-artifact-health = artifact of life
    .a = the artifact of life
    .the = the artifact of life
    .map = artif
    .about = While you hold it, your maximum health is 4 higher; you gain these 4 when you take it.
card-artifact-health-cursed = cursed artifact of decay
    .a = the cursed artifact of decay
    .the = the cursed artifact of decay
    .map = artif
    .about = While you hold it, your maximum health is 3 lower. Cursed: only a scroll of remove curse, a thief or death takes it from you.

## What is bought
card-battle-axe = battle axe
    .a = a battle axe
    .the = the battle axe
    .about = Weapon for the primary hand: your attack roll counts as 3 at least. Worth 6 gold.
card-dagger = dagger
    .a = a dagger
    .the = the dagger
    .about = Weapon for the primary hand: every 1 you roll to attack becomes two further rolls. A Rogue may wear one in the secondary hand, where it adds 1 to attacks. Worth 3 gold.
card-maul = maul
    .a = a maul
    .the = the maul
    .about = Weapon for both hands: your attack roll is doubled, but a 6 misses. Worth 8 gold.
card-sword = sword
    .a = a sword
    .the = the sword
    .about = Weapon for the primary hand: your attacks do 1 more. Worth 5 gold.
card-boots = boots
    .a = a pair of boots
    .the = the boots
    .about = Armor for the feet: every attack on you does 1 less. Worth 4 gold.
card-chestplate = chestplate
    .a = a chestplate
    .the = the chestplate
    .about = Armor for the chest: every attack on you does 1 less. Worth 4 gold.
card-helm = helm
    .a = a helm
    .the = the helm
    .about = Armor for the head: every attack on you does 1 less. Worth 4 gold.
card-hasty-boots = hasty boots
    .a = a pair of hasty boots
    .the = the hasty boots
    .about = For the feet: after moving you may go 1 tile further, out of combat. Worth 4 gold.
card-shadow-cape = shadow cape
    .a = a shadow cape
    .the = the shadow cape
    .about = For the chest: you also flee on a roll of 1, 2 or 3. Worth 4 gold.
card-shield = shield
    .a = a shield
    .the = the shield
    .about = For the secondary hand: if you roll a 1 to attack, the enemies do nothing to you this turn. Worth 4 gold.
card-vision-lens = vision lens
    .a = a vision lens
    .the = the vision lens
    .about = For the head: you may roll when you set off a trap, and avoid it on 1, 2 or 3. Worth 3 gold.
card-scroll-identify = scroll of identify
    .a = a scroll of identify
    .the = the scroll of identify
    .about = Tells you what one unknown potion in your hand does; you keep the potion. Worth 2 gold.
card-scroll-move = scroll of moving
    .a = a scroll of moving
    .the = the scroll of moving
    .about = Takes you to a free face-up tile directly beside you, even through a wall or out of a fight; then your turn ends. Worth 2 gold.
card-scroll-poison = scroll of antidote
    .a = a scroll of antidote
    .the = the scroll of antidote
    .about = Read while you are poisoned: as long as the poison lasts, it heals you instead. Worth 3 gold.
card-scroll-remove-curse = scroll of remove curse
    .a = a scroll of remove curse
    .the = the scroll of remove curse
    .about = Discards all your cursed cards. Worth 3 gold.
card-scroll-health = scroll of health
    .a = a scroll of health
    .the = the scroll of health
    .about = Raises your maximum and your present health by 2. Worth 2 gold.
card-debt = shopkeeper's debt
    .a = the shopkeeper's debt
    .the = the shopkeeper's debt
    .about = Pay it off in a shop for 16 gold (8 for a Bard): 1 victory point that nobody can take from you.
card-gold-1 = 1-gold card
    .a = a 1-gold card
    .the = the 1-gold card
    .about = 1 gold.
card-gold-2 = 2-gold card
    .a = a 2-gold card
    .the = the 2-gold card
    .about = 2 gold.
card-gold-5 = 5-gold card
    .a = a 5-gold card
    .the = the 5-gold card
    .about = 5 gold.
card-gold-10 = 10-gold card
    .a = a 10-gold card
    .the = the 10-gold card
    .about = 10 gold.

## Characters
character-warrior = Warrior
    .the = the Warrior
    .about = 12 health. At 5 or less you hit for 1 more. You cannot flee from what gives chase, except bosses.
character-rogue = Rogue
    .the = the Rogue
    .about = 10 health. A second dagger adds 1 to attacks, and on a 5 or 6 what you buy is free. No shield, no maul.
character-cleric = Cleric
    .the = the Cleric
    .about = 10 health. Curses never stick to you, and at 5 health or less every kill heals 1. You cannot trip others.
character-explorer = Explorer
    .the = the Explorer
    .about = 10 health. Explore without a fight and take a second turn; avoid traps on 4+. You sell only gold and loot.
character-mage = Mage
    .the = the Mage
    .about = Only 8 health, but every third turn a spell: 2 damage, an extra step, or 2 health for a potion.
character-bard = Bard
    .the = the Bard
    .about = 10 health. The shop asks half, and kills beside you heal you by 3. A 6 in attack makes you flee.

## Places, slots, colours, goals
side-north = north
side-east = east
side-south = south
side-west = west
slot-head = head
slot-chest = chest
slot-feet = feet
slot-primary = primary hand
slot-secondary = secondary hand
colour-crimson = crimson
colour-azure = azure
colour-emerald = emerald
colour-amber = amber
colour-violet = violet
colour-ivory = ivory
goal-chest = open the chest
    .about = Find the key, and step onto the chest with it.
goal-debt = pay off the shopkeeper's debt
    .about = 16 gold in any shop (8 for a Bard).
goal-basilisk-green = slay the green basilisk
    .about = A boss with 15 health whose bite poisons.
goal-basilisk-yellow = slay the yellow basilisk
    .about = A boss with 15 health whose gaze paralyses.
goal-golem = slay the golem
    .about = A boss with 25 health who strikes with twice the roll of a die.
effect-unknown = unknown
    .about = Nobody has tried this colour yet.
effect-healing = healing
    .about = Back to full health.
effect-poison = poison
    .about = Poisoned for 3 turns: 1 health lost in each.
effect-strength = strength
    .about = Attacks do 1 more, until death.
effect-weakness = weakness
    .about = Attacks do 1 less, until death.
effect-teleportation = teleportation
    .about = Whoever uses it chooses a free tile, and the target is moved there; a player's own turn ends. Not in the end rush.
effect-paralysis = paralysis
    .about = The target loses its next turn; a player's own turn ends.

## The picture of the table
text-map = the map
    .about = Heavy lines are paths, thin ones walls, ░ cards that lie face-down. A letter is a player's token (the initial of the character), letters with a number an enemy and its health, ! a potion, * cards that lie on a tile. Column and row are written at the edges: 1,0 is column 1, row 0. Arrows: the map goes on there.
text-points = { $points } VP
text-status-away = away
    .about = This player has left for a while.
text-status-gone = gone
    .about = This player has left the game.
text-status-dead = out
    .about = This player died in the end rush.
text-status-returning = returning
    .about = This player is back and waits for the tile to be free.
text-attack = attack { $value }
text-armor = armor { $value }
text-poison = poison: { $turns }
text-poison-heals = healing poison: { $turns }
text-lost = loses a turn
text-cooldown = next spell in { $turns }
text-arriving = just moved here
text-paralysed = paralysed
text-worn = wears { $cards }
text-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
text-cards-known = { $count ->
    [one] 1 card: { $cards }
   *[other] { $count } cards, also { $cards }
  }
text-gold = { $gold } gold
text-loot = { $card } ({ $gold } gold)
text-trophy = { $card } ({ $points } VP)
text-potion = { $card } ({ $effect })
text-many = { $count } × { $card }
text-hand = Hand:
text-hand-worth = Hand, { $gold } gold to spend:
text-nothing = nothing
text-offer = { $seat } lays out:
text-potions = Potions:
text-goals = Goals:
text-stacks = Left: { $explore } cards, { $paths } paths
text-rush = The end rush! The first to step onto any starting tile gets 1 VP and ends the game.
text-story = { $campaign }, { $level } of { $levels }: { $title }
text-exit-ladder = find the ladder
text-exit-start = return to the start
text-best = Best known: { $turns } turns.
text-plays = { $seat } plays { $character }
text-around = Around:
text-around-other = Around { $seat }:
text-walls = walls
text-space = nothing yet
text-void = nothing
text-face-down = face-down card
text-path = path
text-foe = Fighting { $card } at { $place }:
text-foe-health = { $health } of { $most } health
text-foe-attack = attacks with { $value }
text-foe-doubles = attacks with twice a die
text-foe-target = its target: { $seat }

## In the hall
about = Explore catacombs that grow tile by tile, fight what lurks there with dice, equip your hero, and be the first to reach your goal, or the last one standing.

# Where the points came from.
score-cr-vp-02 = The chest opened
score-cr-vp-05 = The shopkeeper’s debt paid
score-cr-vp-07 = Bosses carried out
score-cr-rush-05 = First to an exit
score-cr-story-03 = Turns taken: fewer are better
score-cr-vp-11 = Points so far
points-story = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
