# Kingdoms Rise & Fall: Dorian. Questions, answers, events and names.

# -- names
resource-dark-essence = Dark Essence
resource-dragon-stone = Dragon Stone
resource-magic-crystal = Magic Crystal
power-stealth = Stealth
power-physical = Physical
power-magic = Magic
area-camp = Camp
area-base = Base Power
area-pool = Pool
slot-weapon = weapon slot
slot-armour = armour slot
slot-relic = relic slot
slot-camp-1 = first Camp slot
slot-camp-2 = second Camp slot
side-defence = the defence
side-attack = the attack
role-absent = not taking part
role-attacking = attacking
role-supporting = supporting the attack
role-defending = defending
role-finalist = fighting for the crown
joining-stays = with cards only
joining-joins = with the Character
deal-support = battle support
deal-pass = passage
deal-alliance = an alliance
deal-truce = a truce
deal-barter = a trade
zone-hand = the Hand
zone-restore = the Restore Pile
zone-deck-top = the top of the Deck
zone-deck-bottom = the bottom of the Deck
region-estaria = Estaria
region-vale = The Vale
region-esvia = Esvia
region-moguras = Moguras
region-lusta = Lusta
short-de = DE
short-ds = DS
short-mc = MC

# -- answers
verb-done = Done
verb-lead = Lead { $leader }
verb-keep-objective = Keep { $objective }
verb-take = { $resource } to { $area }
verb-garlock = Play { $card }
verb-pick = Take { $supply }
verb-use = Use { $upgrade }
verb-equip = Equip { $upgrade } in the { $slot }
verb-unequip = Empty the { $slot }
verb-store = Store { $upgrade }
verb-ask-market = Ask the Market's owner for leave to trade
verb-trade = Trade { $count } { $from } for { $count } { $into }
verb-buy = Buy a { $power } card
verb-look-more = Pay 1 to look at one more
verb-choose = { $card }
verb-destroy = Destroy { $card }
verb-swap-objective = Exchange { $objective }
verb-stow = Move { $resource } from { $from } to { $area }
verb-tribute = Offer { $to } tribute for { $deal }
verb-bargain = Offer { $to } a trade
verb-give = Add { $resource }
verb-want = Ask for { $resource }
verb-send = Make this offer
verb-withdraw = Withdraw
verb-accept = Accept
verb-refuse = Refuse
verb-name-price = Name a price
verb-travel = Travel to { $place }
verb-besiege = Besiege this Location
verb-attack = Attack the Character of { $target }
verb-ask-pass = Ask { $to } for passage
verb-gather = Gather { $count } from the mine
verb-rest = Rest
verb-stay-out = Stay out of it
verb-take-part = Support { $side }, { $joining }
verb-select = Select { $card }
verb-ready = Ready
verb-activate = Activate { $card }
verb-target = { $card } of { $owner }
verb-mode = Choice { $mode }
verb-stat = { $power }
verb-pay = Pay { $resource } from { $area }
verb-lose = Lose { $resource } from { $area }
verb-rob = Steal { $resource } from the { $area } of { $victim }
verb-fight = Fight
verb-flee = Flee
verb-enter = Enter the Defences
verb-go = Go to { $place }
verb-grant = Grant it
verb-deny = Deny it
verb-under = Put { $card } under the Deck
verb-on-top = Put { $card } on top
verb-exchange = Turn { $resource } into { $into }
verb-assign = Give it to { $to }
verb-trigger = { $card } first
verb-trigger-upgrade = { $upgrade } first
verb-take-back = Take { $card } back
verb-untake = { $resource } does not go to { $area }
verb-take-rest = { $area-id ->
    [pool] All that is left to the Pool
   *[other] As much as fits to { $area }, the rest to the Pool
 }
verb-unpay = Keep { $resource } in { $area }
verb-pay-rest = Pay from { $area } first
verb-spare = Keep { $resource } in { $area }
verb-unrob = Leave { $resource } in the { $area } of { $victim }
verb-unselect = { $card } stays in the Hand
verb-unchoose = Leave { $card } where it is
verb-leave-on = Leave { $card } on the Deck
verb-ungive = Keep 1 { $resource } back
verb-unwant = Ask for 1 { $resource } less
verb-unassign = Give { $to } 1 less
verb-unpick = Leave { $supply } in the city
verb-unexchange = Do not turn { $resource } into { $into }
verb-untarget = Spare { $card } of { $owner }

# -- questions
ask-lead = Which Character do you lead?
ask-objective = Which Objective do you keep?
ask-place = { $count ->
    [one] Where does the Resource go?
   *[other] Where do the { $count } Resources go?
 }
ask-pay = { $count ->
    [one] From where do you pay 1?
   *[other] From where do you pay { $count }?
 }
ask-lose = { $count ->
    [one] Which Resource do you lose?
   *[other] Which { $count } Resources do you lose?
 }
ask-rob = { $count ->
    [one] Which Resource do you steal?
   *[other] What do you steal from one player? Up to { $count }.
 }
ask-exchange = Which Resources do you turn into others? Up to { $count }.
ask-market = { $asker } asks to trade at your Market in { $place }.
ask-upgrade = Equip { $upgrade } or store it?
ask-return = Where does your Character come back to the board?
ask-preparation = Your Preparation turn.
ask-pick = { $count ->
    [one] Which Resource Card do you take?
   *[other] Which { $count } Resource Cards do you take?
 }
ask-buy = You see { $count ->
    [one] 1 { $power } card
   *[other] { $count } { $power } cards
 }. Which one do you take?
ask-influence = Your Influence turn. Movement left: { $moves }.
ask-pass = { $asker } asks to pass your Character and Locations this turn.
ask-offer-tribute = { $asker } offers { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
 } for { $deal }.
ask-offer-barter = { $asker } offers a trade of Resources.
ask-price = { $asker } names a price of { $count } for { $deal }.
ask-tribute = What do you offer { $to }?
ask-barter = What do you offer { $to }, and what do you want for it?
ask-set-price = What is your price?
ask-parley = An attack is declared. Do you offer anybody tribute?
ask-siege = { $attacker } besieges { $place }. Do you take part?
ask-select = Which cards do you send into the battle?
ask-battle-turn = Your Battle Turn: what do you activate?
ask-mode = Which effect do you choose?
ask-stat = Which Power? { $count }.
ask-copy-power = Whose Base Power do you copy?
ask-send = Which card is sent away?
ask-exhaust = Which card is Exhausted?
ask-restore = { $count ->
    [one] Which card is Restored?
   *[other] Which { $count } cards are Restored?
 }
ask-silence = Which card loses its Abilities?
ask-reinforce = Which card do you bring into the battle?
ask-discard = { $count ->
    [one] Which card goes to the Restore Pile?
   *[other] Which { $count } cards go to the Restore Pile?
 }
ask-recover = { $count ->
    [one] Which card do you take back?
   *[other] Which { $count } cards do you take back?
 }
ask-cull = Which card do you destroy?
ask-put-back = { $count ->
    [one] Which card goes under the Deck?
   *[other] Which { $count } cards go under the Deck?
 }
ask-look-under = Which of these { $count } cards go under the Deck?
ask-look-top = Which card goes on top next? { $count } left.
ask-trigger = Which of your Abilities happens first?
ask-keep = Take { $card } back instead of leaving it in the Restore Pile?
ask-retreat = Where does your Character retreat to?
ask-entry = { $asker } asks to enter your Defences, attacked by { $attacker }.
ask-attacked = { $attacker } attacks your Character. What do you do?
ask-field = { $attacker } attacks { $target }. Do you join?
ask-flee = Where does your Character flee to?
ask-assign = { $count ->
    [one] Who of your team gets the Resource?
   *[other] Who of your team gets the { $count } Resources?
 }

# -- how far a choice has come
picks-place = { $have } of { $need } placed
picks-pay = { $have } of { $need } paid
picks-lose = { $have } of { $need } given up
picks-rob = { $have } taken, { $most } at most
picks-exchange = { $have } to be turned, { $most } at most
picks-select = { $have ->
    [one] 1 card selected
   *[other] { $have } cards selected
 }
picks-look-under = { $have } under the Deck
picks-tribute = { $have ->
    [one] 1 Resource offered
   *[other] { $have } Resources offered
 }
picks-barter = { $have ->
    [one] 1 Resource named
   *[other] { $have } Resources named
 }
picks-set-price = { $have ->
    [one] a price of 1 Resource
   *[other] a price of { $have } Resources
 }
picks-assign = { $have } of { $need } handed out

# -- events
event-leads = { $seat } leads { $leader }.
event-order = Round { $round }: { $seat } goes first.
event-star-reward = { $seat } owns ★{ $stars } and receives { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
 }.
event-kingdom = { $seat } reveals the Kingdom Event: { $kingdom }.
event-mines = Each mine receives a Resource.
event-preparation = { $seat } begins the Preparation turn.
event-influence = { $seat } begins the Influence turn.
event-end-preparation = { $seat } ends the Preparation turn; the Pool is emptied.
event-end-influence = { $seat } ends the Influence turn.
event-drew = { $seat } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
event-reshuffled = { $seat } shuffles the Restore Pile into a new Deck.
event-gained = { $seat } gains { $count } { $resource } ({ $area }).
event-paid = { $seat } pays { $count } { $resource } ({ $area }).
event-lost-resource = { $seat } loses { $count } { $resource } ({ $area }).
event-stole = { $seat } steals 1 { $resource } from the { $area } of { $victim }.
event-stowed = { $seat } moves 1 { $resource } to { $area }.
event-traded = { $seat } trades { $count } { $from } for { $count } { $into }.
event-market-granted = { $seat } lets { $asker } trade in { $place }.
event-market-denied = { $seat } does not let { $asker } trade in { $place }.
event-garlock = { $seat } plays { $card }.
event-picked = { $seat } takes a Resource Card: { $supply }.
event-buys = { $seat } buys a { $power } card.
event-looks-more = { $seat } pays to look at one more { $power } card.
event-recruited = { $seat } takes the { $power } card { $card }.
event-recruited-hidden = { $seat } takes a { $power } card.
event-destroyed = { $seat } destroys { $card }.
event-discarded = { $seat } puts { $card } in the Restore Pile.
event-recovered = { $seat } takes { $card } back to { $zone }.
event-put-back = { $seat } puts { $card } under the Deck.
event-put-back-hidden = { $seat } puts a card under the Deck.
event-drew-upgrade = { $seat } draws the Upgrade { $upgrade }.
event-equipped = { $seat } equips { $upgrade }.
event-stored = { $seat } stores { $upgrade }.
event-used = { $seat } uses { $upgrade }.
event-objective = { $seat } completes the Objective { $objective }.
event-kept-objective = { $seat } keeps the Objective { $objective }.
event-kept-objective-hidden = { $seat } keeps an Objective.
event-swapped-objective = { $seat } puts the Objective { $objective } back.
event-swapped-objective-hidden = { $seat } puts an Objective back.
event-travelled = { $seat } travels to { $place }.
event-returned = { $seat } comes back to the board at { $place }.
event-rested = { $seat } rests.
event-gathered = { $seat } gathers { $count } { $resource } from the mine.
event-granted = { $seat } lets { $asker } pass this turn.
event-denied = { $seat } does not let { $asker } pass this turn.
event-offered = { $seat } offers { $to } { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
 } for { $deal }.
event-named-price = { $seat } names a price to { $asker }.
event-struck = { $seat } and { $to } agree: { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
 } for { $deal }. { $deal-id ->
    [pass] The passage binds.
    [barter] The Resources change hands.
   *[other] The promise does not bind.
}
event-withdrawn = { $seat } withdraws the offer to { $to }.
event-refused = { $seat } refuses the offer of { $asker } ({ $deal }).
event-besieges = { $seat } besieges { $place }.
event-takes-part = { $seat } takes part { $joining }, supporting { $side }.
event-takes-part-hidden = { $seat } takes part { $joining }, the marker face down.
event-stays-out = { $seat } stays out of it.
event-sealed = { $seat } is ready.
event-revealed = { $seat } is { $role }.
event-played = { $seat } plays { $card }.
event-activated = { $seat } activates { $card }.
event-triggered = { $card } of { $seat } is triggered.
event-triggered-upgrade = { $upgrade } of { $seat } is triggered.
event-banked = { $seat } gains { $count } { $power } for this battle.
event-drained = { $seat } takes { $count } { $power } from the other side.
event-copied = { $seat } copies the Base Power of { $card }.
event-exhausted = { $card } of { $seat } is Exhausted.
event-restored = { $card } of { $seat } is Restored.
event-silenced = { $card } of { $seat } loses its Abilities for this battle.
event-sent = { $card } of { $seat } leaves the battle for { $zone }.
event-reinforced = { $seat } brings { $card } into the battle.
event-wall = Defence { $slot } changes by { $count }.
event-defence-card = The Defence card is { $defence }.
event-attack-sum = The attack of { $seat } comes to Stealth { $stealth }, Physical { $physical }, Magic { $magic }.
event-defence-sum = Those who defend against { $seat } come to Stealth { $stealth }, Physical { $physical }, Magic { $magic }.
event-siege-sum = { $power }: the attack has { $have }, the Location with its defenders { $need }.
event-final-sum = { $seat } comes to Stealth { $stealth }, Physical { $physical }, Magic { $magic }.
event-siege-won = { $seat } wins the siege of { $place }.
event-siege-lost = The defence of { $place } holds against { $seat }.
event-kept = { $seat } takes { $card } back.
event-captured = { $seat } captures { $place }.
event-treasure = The winners find { $treasure }.
event-ip = { $seat } gains { $count } IP: { $total }.
event-ip-lost = { $seat } loses { $count } IP: { $total }.
event-retreated = { $seat } retreats to { $place }.
event-off-board = { $seat } owns no Location and leaves the board.
event-attacks = { $seat } attacks the Character of { $target }.
event-fled = { $seat } flees to { $place }.
event-flight-blocked = { $seat } cannot flee: every way is refused.
event-entered = { $seat } enters the Defences of { $place }.
event-entry-granted = { $seat } lets { $asker } enter.
event-entry-denied = { $seat } does not let { $asker } enter.
event-field-won = { $seat } wins the Field Battle against { $target }.
event-field-lost = { $seat } loses the Field Battle against { $target }.
event-field-tied = The Field Battle of { $seat } against { $target } is a tie.
event-final = { $count } players fight the Final Battle; { $seat } has the first Battle Turn.
event-final-tied = The Final Battle is a tie ({ $count }).
event-over = The game is over: { $seat } wins with { $total } IP.

# -- why not
why-camp-full = The Camp holds { $need } of this Resource, and it has { $have }.
why-base-full = All slots of this Base Power are taken ({ $have }).
why-no-market = There is no Market here.
why-market-refused = The owner has refused trade here this turn.
why-too-many-trades = At most { $need } trades in one turn.
why-too-many-swaps = At most { $need } swaps in one turn.
why-cost = It costs { $need }, and you have { $have }.
why-cost-ability = Its cost cannot be paid.
why-starter = Starter cards cannot be destroyed.
why-condition = Its condition does not hold.
why-exhausted = It is Exhausted.
why-silenced = Its Abilities are off for this battle.
why-gone = It has left the battle.
why-guarded = It is protected from the players its owner battles.
why-same-offer = This offer was refused this turn.
why-offer-nothing = An offer names at least 1 Resource.
why-not-here = That Character is not on the same Location.
why-no-movement = There is no movement left.
why-passage-refused = A needed passage was refused.
why-event-forbids = The Kingdom Event forbids it.
why-rested = You have rested this turn.
why-rest-travelled = You have travelled this turn.
why-rest-attacked = You have attacked this turn.
why-no-mine = There is no mine here.
why-mine-empty = The mine is empty.
why-no-stars = Only ★-Locations can be besieged.
why-own-place = This Location is your own or your team's.
why-no-cards = It takes at least { $need } card in Hand.
why-vale-ip = Vale City may be attacked with { $need } IP, and you have { $have }.
why-too-far = Your Character is too far away to join.
why-own-place-defend = The owner can only defend.
why-mate-attacks = Nobody defends against a team mate.
why-team-mate = Team mates cannot be attacked.
why-sheltered = That Character is inside the Defences.
why-blocked = Every way is refused.
why-no-shelter = There is no shelter here.
why-select-one = At least { $need } card must be selected.
why-leader-taken = Another player leads this Character.
why-all-paid = Everything is paid.
why-all-placed = All of these are placed.
why-all-seen = You have seen the whole deck.
why-another-card = It must be another card.
why-ask-first = The owner of the Market is asked first.
why-ask-in-influence = Passage is asked for in the Influence Phase.
why-attack-declared = An attack is declared: this is no moment for passage.
why-attackers-place = This Location belongs to the attacker.
why-begun = Some are named already; take them back first.
why-camp-in-influence = Camp Upgrades are rearranged in the Influence Phase.
why-character-in-preparation = Character Upgrades are rearranged in the Preparation Phase.
why-character-there = Another Character stands there.
why-city-empty = Garlock City is empty.
why-counts-as-granted = The Kingdom Event grants every passage.
why-deck-empty = The deck is empty.
why-enough-chosen = { $have } of { $need } are chosen already.
why-entry-refused = Entry was refused.
why-equal-card = An equal card stands for it.
why-first-slot = The first Camp slot is empty too.
why-has-denied = That player has refused you passage this turn.
why-has-granted = That player lets you pass this turn already.
why-itself-alone = The Ability is about its own card alone.
why-lies-there = It lies there already.
why-market-granted = The owner lets you trade here already.
why-must-bring = A card must be brought in.
why-must-join = In a Field Battle the Character joins.
why-name-each = Resources of your choice are named one by one.
why-no-ability = It has no Ability that is activated.
why-no-garlock = It is no Garlock.
why-no-higher-price = There is not more to be paid than was offered.
why-no-more-there = There are only { $have } in Pool and Camp.
why-no-room-base = There is no room on Base Power.
why-no-room-camp = There is no room in the Camp.
why-no-starter = It is no Starter card.
why-no-such-card = There is no such card to choose from.
why-no-such-mode = There is no such effect to choose.
why-no-such-player = There is no such player at this table.
why-nobody-to-ask = Nobody has to be asked here.
why-none-there = There is none of it there.
why-not-back = That is not the way back.
why-not-battled = You do not battle its owner.
why-not-bought = This card was not bought.
why-not-drawn = This Upgrade was not drawn.
why-not-equipped = You have not equipped it.
why-not-exhausted = It is not Exhausted.
why-not-for-stealing = That cannot be stolen here.
why-not-gained = This Resource was not gained.
why-not-held = You do not hold this Objective.
why-not-in-battle = There is no such card in the battle.
why-not-in-city = It does not lie open in Garlock City.
why-not-in-hand = It is not in your Hand.
why-not-in-inventory = It is not in your Inventory.
why-not-itself = No card Restores itself.
why-not-joined = Your Character has not joined the battle.
why-not-nearest = It is { $have } steps away, and the nearest own Location { $need }.
why-not-next = It is not one step away.
why-not-owed = This Resource is not asked for.
why-not-own = It is not your own Location.
why-not-played = You have not played it in this battle.
why-not-seen = You are not looking at it.
why-not-the-owner = That player does not own this Market.
why-not-this-card = The question is about another card.
why-not-waiting = It is not waiting to happen.
why-not-your-team = That player is not of your team.
why-not-yours = It is not your card.
why-nothing-to-give = You have nothing to give in Pool and Camp.
why-of-the-attacker = It is not a card of the attacker.
why-off-board = Your Character is off the board.
why-offered-already = You have made that player an offer already.
why-one-alone = There is only one.
why-one-victim = All is stolen from one player.
why-other-area = It is lost elsewhere.
why-own-side = Your team is on the other side.
why-owned-by-others = It belongs to another player.
why-restored-once = It has been Restored in this battle already.
why-rule-off = This rule is not in use.
why-same-kind = It is the same Resource.
why-same-upgrade = The same Upgrade is there already.
why-slot-empty = The slot is empty.
why-stands-there = Your Character stands there.
why-team-passes = Team mates need no leave to pass.
why-they-have-nothing = That player has nothing to give in Pool and Camp.
why-too-many-offers = At most { $need } offers to a player in one turn.
why-too-many-ties = At most { $need } tied Field Battles in one turn.
why-too-strong = Its Base Power is { $have }, and { $need } is the most.
why-use-in-battle = It is used in a battle.
why-use-in-influence = It is used in the Influence turn.
why-use-in-preparation = It is used in the Preparation turn.
why-want-nothing = A trade asks for at least 1 Resource.
why-wrong-slot = It does not fit into this slot.
why-wrong-type = It is a card of another type.
why-yourself = That is you.
why-mine-stock = { $have } lie in the mine.

# -- ends
end-goal = The IP goal was reached.
end-events = The last Kingdom Event is over: most IP wins.
end-stars = A tie in IP, decided by ★.
end-final-battle = A tie in IP and ★, decided by the Final Battle.
end-final-draw = Twenty Final Battles were tied; the bag named the winner.
end-vale-city = Vale City was captured.

# -- options
option-length = Length
    .about = How many Kingdom Events are played and where the Crown stands.
option-length-short = Short
option-length-average = Average
option-length-long = Long
option-length-very-long = Very long
option-length-extreme = Extreme
option-length-custom = Custom
option-events = Kingdom Events
    .about = Number of Events, 0 for the usual number of the chosen length.
option-goal = IP goal
    .about = Where the Crown stands, 0 for the usual goal of the chosen length.
option-leaders = Characters
    .about = Players choose their Characters in seat order, or they are dealt.
option-leaders-choose = Chosen
option-leaders-random = Dealt at random
option-objectives = Objectives
    .about = Two secret Objectives for each player.
option-objectives-auto = As usual for the length
option-objectives-on = On
option-objectives-off = Off
option-field-battles = Field Battles
    .about = Characters may attack each other.
option-field-battles-auto = As usual for the length
option-field-battles-on = On
option-field-battles-off = Off
option-permission = Permission to pass
    .about = Passing other Characters and their Locations needs their leave.
option-permission-auto = As usual for the length
option-permission-on = On
option-permission-off = Off
option-tribute = Tribute
    .about = Players may pay each other for deals; only a paid passage binds.
option-trading = Trading
    .about = Characters on the same Location may exchange Resources.
option-no-win-by-support = No win by support
    .about = Supporters stop one short of the IP goal.
option-vale-city = Capture Vale City
    .about = Whoever captures Vale City wins; the number is the IP needed to attack it, 0 for the normal game.
option-teams = Teams
    .about = Fixed teams share IP and Locations.
option-teams-none = No teams
option-teams-2v2 = Two against two
option-teams-3v3 = Three against three
option-teams-2v2v2 = Three teams of two

# -- the table in words
text-round = Round { $round }, { $left } Events to come, goal { $goal } IP
text-off-board = off the board
text-ip = { $ip } IP
text-power = Power
text-camp = Camp
text-pool = Pool
text-piles = Hand { $hand }, Deck { $deck }, Restore { $restore }
text-upgrades = Upgrades:
text-hand = Hand:
text-city = Garlock City:
text-looking = You are looking at:
text-battle-siege = Siege of { $place }
text-battle-field = Field Battle at { $place }
text-battle-final = The Final Battle { $place }
text-joined = (Character joined)
text-selected = Selected:
text-required = { $power }: { $need } needed, attackers have { $have }
text-deal = { $giver } offers { $to } { $give } for { $deal } ({ $want }).
text-binds = It binds.
text-binds-not = It does not bind.

# -- what is printed: phrases, whose numbers come from the data
tx-power = { $power } { $n }
tx-no-power = No Power
tx-no-change = no change
tx-nothing = nothing
tx-slot-weapon = Weapon
tx-slot-armour = Armour
tx-slot-relic = Relic
tx-slot-camp = Camp
tx-garlock = Preparation: take { $n ->
    [one] 1 Resource Card
   *[other] { $n } Resource Cards
 } from Garlock City
tx-activate = Activate: { $does }
tx-activate-in = Activate ({ $phase }): { $does }
tx-phase-preparation = Preparation
tx-phase-influence = Influence
tx-phase-battle = Battle
tx-when-reveal = When revealed: { $does }
tx-when-enemy-activated = Each time a player you battle activates a card: { $does }
tx-when-win = When you win: { $does }
tx-when-lose = When you lose: { $does }
tx-or = { $one } or { $two }
tx-times = { $n ->
    [one] { $text } (at most once)
   *[other] { $text } (at most { $n } times)
 }
tx-if-role-attacking = if you are the attacker
tx-if-role-supporting = if you support
tx-if-role-defending = if you defend
tx-if-side-attacking = on the Attacking Side
tx-if-side-defending = on the Defending Side
tx-if-siege = in a siege
tx-if-field = in a Field Battle
tx-if-cards-min = with at least { $n } of your cards in the battle
tx-if-outnumbered = if the players you battle have more cards
tx-if-enemy-joined = if a Character you battle joined
tx-if-has-ally = if another player is on your side
tx-if-stars-min = at a Location of ★{ $n } or more
tx-own-of = { $signed } { $power }
tx-own-choose = { $signed } in a Power of your choice
tx-enemy-of = the other side gets { $signed } { $power }
tx-enemy-choose = the other side gets { $signed } in a Power of your choice
tx-per-played = for each card you have played this battle
tx-per-present = for each of your cards in the battle
tx-per-other = for each of your other cards in the battle
tx-per-type = for each of your { $power } cards in the battle
tx-per-enemy = for each card of the players you battle
tx-per-side = for each player on your side
tx-at-most = { $text } (at most { $n })
tx-at-least = { $text } (at least { $n })
tx-defence-one = I-Defence { $signed }
tx-defence-two = II-Defence { $signed }
tx-defence-both = both Defences { $signed }
tx-without-one = { $text } (without one: { $other })
tx-target-enemy = { $n ->
    [one] 1 card of a player you battle
   *[other] { $n } cards of players you battle
 }
tx-target-enemy-type = { $n ->
    [one] 1 { $power } card of a player you battle
   *[other] { $n } { $power } cards of players you battle
 }
tx-target-own = { $n } of your cards
tx-target-own-exhausted = { $n } Exhausted of your cards
tx-target-other-own = { $n } of your other cards
tx-target-other-own-exhausted = { $n } Exhausted of your other cards
tx-target-any = { $n ->
    [one] 1 other card in the battle
   *[other] { $n } other cards in the battle
 }
tx-target-attacking-player = { $n } of the attacker’s cards (its owner chooses)
tx-with-at-most = { $text } with Base Power { $n } or less
tx-copy-power = gain the Base Power of { $target }
tx-exhaust = Exhaust { $target }
tx-restore = Restore { $target }
tx-silence = the Abilities of { $target } are off for this battle
tx-send-hand = send { $target } to its owner’s Hand
tx-send-restore = send { $target } to its owner’s Restore Pile
tx-send-deck-top = send { $target } to the top of its owner’s Deck
tx-send-deck-bottom = send { $target } to the bottom of its owner’s Deck
tx-guard-self = players you battle cannot target this card
tx-guard-other-own = players you battle cannot target your other cards
tx-guard-own = players you battle cannot target your cards
tx-guard-type = players you battle cannot target your { $power } cards
tx-keep-hand = after the battle you may take this card back to your Hand
tx-keep-deck-top = after the battle you may put this card on top of your Deck
tx-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
tx-cards-of = { $n ->
    [one] 1 { $power } card
   *[other] { $n } { $power } cards
 }
tx-play-hand = play { $cards } from your Hand into this battle
tx-play-restore = play { $cards } from your Restore Pile into this battle
tx-play-deck-top = play { $cards } from the top of your Deck into this battle
tx-may-play-hand = you may play { $cards } from your Hand into this battle
tx-may-play-restore = you may play { $cards } from your Restore Pile into this battle
tx-weak = { $text } (Base Power { $n } or less)
tx-draw = take { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your Deck
tx-discard = put { $n ->
    [one] 1 Hand card
   *[other] { $n } Hand cards
 } in your Restore Pile
tx-recover-played-hand = put { $n ->
    [one] 1 card
   *[other] { $n } cards
 } that you played this battle in your Hand
tx-recover-played-deck-top = put { $n ->
    [one] 1 card
   *[other] { $n } cards
 } that you played this battle on top of your Deck
tx-recover-restore-hand = put { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your Restore Pile in your Hand
tx-recover-restore-deck-top = put { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your Restore Pile on top of your Deck
tx-look-deck = look at the top { $n } cards of your Deck, put any of them under it and the rest back in any order
tx-cull-hand = destroy { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your Hand
tx-cull-hand-starter = destroy { $n ->
    [one] 1 Starter card
   *[other] { $n } Starter cards
 } from your Hand
tx-cull-both = destroy { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your Hand or Restore Pile
tx-cull-both-starter = destroy { $n ->
    [one] 1 Starter card
   *[other] { $n } Starter cards
 } from your Hand or Restore Pile
tx-any = { $n ->
    [one] 1 Resource of your choice
   *[other] { $n } Resources of your choice
 }
tx-dark-essence = { $n } Dark Essence
tx-dragon-stone = { $n ->
    [one] 1 Dragon Stone
   *[other] { $n } Dragon Stones
 }
tx-magic-crystal = { $n ->
    [one] 1 Magic Crystal
   *[other] { $n } Magic Crystals
 }
tx-gain = gain { $what }
tx-pay = pay { $what }
tx-steal-camp = steal { $what } from a Camp
tx-steal-board = steal { $what } from a Camp or a Base Power
tx-lose-camp = lose { $what } from the Camp
tx-lose-base = lose { $what } from the Base Power
tx-exchange = { $n ->
    [one] turn up to 1 Resource into another type
   *[other] turn up to { $n } Resources into other types
 }
tx-ip = { $signed } IP
tx-move = { $signed } movement
tx-upgrade = draw { $n ->
    [one] 1 Upgrade
   *[other] { $n } Upgrades
 }
tx-battle-card = { $n ->
    [one] take the top { $power } card
   *[other] look at the top { $n } { $power } cards and take one
 }
tx-buy-look-of = look at { $n ->
    [one] 1 more card
   *[other] { $n } more cards
 } when buying from the { $power } deck
tx-buy-look-any = look at { $n ->
    [one] 1 more card
   *[other] { $n } more cards
 } when buying
tx-buy-less-of = your next purchase from the { $power } deck costs { $n } less
tx-buy-less-any = your next purchase from any deck costs { $n } less
tx-hand-size = Hand size { $signed }
tx-capacity = Camp capacity { $signed } { $what }
tx-capacity-each = Camp capacity { $signed } of each type
tx-loss-reduction = lose { $n ->
    [one] 1 fewer Base Power Resource
   *[other] { $n } fewer Base Power Resources
 } when you lose a battle
tx-range = your Character may join battles from { $n ->
    [one] 1 step
   *[other] { $n } steps
 } further
tx-mine = each mine gets { $n ->
    [one] 1 more Resource
   *[other] { $n } more Resources
 }
tx-mine-clear = all mines are emptied
tx-who-all = Each player
tx-who-most-ip = Whoever has most IP
tx-who-least-ip = Whoever has least IP
tx-who-least-stars = Whoever owns fewest ★
tx-owning-min = owning ★{ $n } or more
tx-owning-max = owning ★{ $n } or less
tx-owning-no-field = if Field Battles are not in use
tx-this-round = This Round { $changes }
tx-defences-one = I-Defences
tx-defences-two = II-Defences
tx-defences-of = { $power } Defences
tx-rule-siege-defence = all { $which } { $signed }
tx-rule-siege-ip = attackers who win a siege get { $signed } IP
tx-rule-field-ip = each winner of a Field Battle gets { $signed } IP
tx-rule-support-ip = winning Supporting Players get { $signed } IP
tx-rule-no-sea = all Sea Routes are closed
tx-rule-free-sea = Sea Routes cost no movement
tx-rule-movement = movement { $signed }
tx-rule-no-field = no Field Battles
tx-rule-permission-free = every request to pass counts as granted
tx-rule-market-anywhere = you may trade as at a Market on any Location, without permission
tx-rule-garlock-picks = each Garlock takes { $signed } Resource Card
tx-rule-buy-discount = Battle Cards cost { $n } less
tx-rule-buy-look = look at { $n ->
    [one] 1 more card
   *[other] { $n } more cards
 } when buying
tx-rule-treasures-per-win = winners resolve { $n } Treasures
tx-rule-rest-amount = Rest yields { $n } Resources
tx-rule-battle-open = Battle Markers are placed face up
tx-rule-hand-size-flag = hand size { $signed }
tx-attacker = Attacker
tx-others = Others
tx-leader = Movement { $n }. Base Power: { $powers }
tx-leader-power = { $power } { $n } with { $slots } slots
tx-learn = Learn to play ({ $fewest } chapters, { $low } IP)
tx-basic = Basic ({ $fewest }-{ $most } Events, { $low }-{ $high } IP, no advanced rules)
tx-own-stars = Own ★{ $n }
tx-own-locations = { $n ->
    [one] Own 1 ★-Location
   *[other] Own { $n } ★-Locations
 }
tx-own-in-region = { $n ->
    [one] Own 1 ★-Location in { $what }
   *[other] Own { $n } ★-Locations in { $what }
 }
tx-own-regions = Own ★-Locations in { $n } regions
tx-own-ports = { $n ->
    [one] Own 1 Port
   *[other] Own { $n } Ports
 }
tx-own-markets = { $n ->
    [one] Own 1 Market
   *[other] Own { $n } Markets
 }
tx-own-plus = { $n ->
    [one] Own a Location with an icon for one more card
   *[other] Own { $n } Locations with an icon for one more card
 }
tx-base-resources = Have { $n } Resources on your Base Power
tx-camp-total = Have { $n } Resources in your Camp
tx-upgrades-equipped = Have { $n } Upgrades equipped
tx-cards-owned-each-type = { $n ->
    [one] Own 1 bought card of each Power
   *[other] Own { $n } bought cards of each Power
 }
tx-sole-lowest-ip = Be alone lowest in IP at the start of Round { $round } or later
tx-power-in-battle = Add { $n } { $what } in one battle
tx-win-attacking-with-cards-max = Win a siege as attacker with at most { $n ->
    [one] 1 card
   *[other] { $n } cards
 } played
tx-win-any-with-own-cards-min = Win a battle with at least { $n ->
    [one] 1 card
   *[other] { $n } cards
 } played
tx-count-in-turn-win-siege-attacking = Win { $n } sieges as attacker in one turn
tx-count-win-siege-supporting = { $n ->
    [one] Win 1 siege as supporter
   *[other] Win { $n } sieges as supporter
 }
tx-count-win-siege-defending = { $n ->
    [one] Hold 1 siege as defender
   *[other] Hold { $n } sieges as defender
 }
tx-count-win-siege-great = { $n ->
    [one] Win 1 siege of ★{ $stars } or more as attacker
   *[other] Win { $n } sieges of ★{ $stars } or more as attacker
 }
tx-count-capture-from-player = { $n ->
    [one] Capture 1 ★-Location from another player
   *[other] Capture { $n } ★-Locations from other players
 }
tx-count-gather-mine = { $n ->
    [one] Gather at 1 mine
   *[other] Gather at { $n } mines
 }
tx-count-win-field = { $n ->
    [one] Win 1 Field Battle
   *[other] Win { $n } Field Battles
 }
tx-count-buy-s = Buy { $n } Stealth cards
tx-count-buy-p = Buy { $n } Physical cards
tx-count-buy-m = Buy { $n } Magic cards
tx-count-destroy-card = { $n ->
    [one] Destroy 1 Battle Card
   *[other] Destroy { $n } Battle Cards
 }
tx-count-rest = { $n ->
    [one] Rest 1 time
   *[other] Rest { $n } times
 }
tx-count-market-trade = { $n ->
    [one] Make 1 Market trade
   *[other] Make { $n } Market trades
 }
tx-count-sea-travel = { $n ->
    [one] Travel 1 time by sea
   *[other] Travel { $n } times by sea
 }
tx-count-lose-battle-joined = { $n ->
    [one] Lose 1 battle with your Character
   *[other] Lose { $n } battles with your Character
 }
tx-count-grant-permission = { $n ->
    [one] Grant 1 request to pass
   *[other] Grant { $n } requests to pass
 }

# -- cards, Upgrades, Objectives, Events, Treasures, places
card-shadow-dagger = Shadow Dagger
card-rooftop-archer = Rooftop Archer
card-alley-cutpurse = Alley Cutpurse
card-cloaktown-lookout = Cloaktown Lookout
card-poisoner = Poisoner
card-night-runner = Night Runner
card-smuggler = Smuggler
card-silent-blade = Silent Blade
card-moguras-informer = Moguras Informer
card-masked-agent = Masked Agent
card-trapper = Trapper
card-infiltrator = Infiltrator
card-pickpocket-ring = Pickpocket Ring
card-whisper-network = Whisper Network
card-saboteur = Saboteur
card-ambusher = Ambusher
card-nina-twinblade = Nina Twinblade
card-vertash-thorngage = Vertash Thorngage
card-horo-the-shapeshifter = Horo the Shapeshifter
card-berger-the-undertaker = Berger the Undertaker
card-heir-of-delfa = Heir of Delfa
card-mistress-of-masks = Mistress of Masks
card-shadowborn-stalker = Shadowborn Stalker
card-master-of-poisons = Master of Poisons
card-the-grey-widow = The Grey Widow
card-black-market-baron = Black Market Baron
card-lusta-footman = Lusta Footman
card-crossbow-company = Crossbow Company
card-shieldbearer = Shieldbearer
card-siege-ram = Siege Ram
card-orc-brawler = Orc Brawler
card-dwarven-sapper = Dwarven Sapper
card-mage-hunter = Mage Hunter
card-war-drummer = War Drummer
card-halberdier = Halberdier
card-field-medic = Field Medic
card-veteran-sergeant = Veteran Sergeant
card-berserker = Berserker
card-stonewall-guard = Stonewall Guard
card-clan-hunter = Clan Hunter
card-standard-bearer = Standard Bearer
card-reserve-column = Reserve Column
card-sorga-blackteeth = Sorga Blackteeth
card-osgor-the-orc = Osgor the Orc
card-champion-of-senona = Champion of Senona
card-giant-of-the-vale = Giant of the Vale
card-iron-marshal = Iron Marshal
card-wall-breaker = Wall Breaker
card-captain-stormhold = Captain Stormhold
card-twin-axe-durga = Twin-Axe Durga
card-sworn-shield = Sworn Shield
card-warlords-banner = Warlord’s Banner
card-fire-storm = Fire Storm
card-bryr-druid = Bryr Druid
card-battle-mage = Battle Mage
card-arcane-archer = Arcane Archer
card-apprentice-conjurer = Apprentice Conjurer
card-frost-weaver = Frost Weaver
card-ward-keeper = Ward Keeper
card-crystal-seer = Crystal Seer
card-illusionist = Illusionist
card-rune-carver = Rune Carver
card-storm-caller = Storm Caller
card-spirit-binder = Spirit Binder
card-hex-witch = Hex Witch
card-wind-walker = Wind Walker
card-chain-lightning = Chain Lightning
card-mana-surge = Mana Surge
card-onara-amari = Onara Amari
card-willow-thorngage = Willow Thorngage
card-drs-bumble = Drs Bumble
card-renegade-of-the-octagon = Renegade of the Octagon
card-acolyte-of-zargeth = Acolyte of Zargeth
card-time-weaver = Time Weaver
card-elder-of-the-sacred-forest = Elder of the Sacred Forest
card-mirror-mage = Mirror Mage
card-planar-gate = Planar Gate
card-soul-drain = Soul Drain
card-garlock-worker-salazar = Garlock Worker
card-garlock-supervisor-salazar = Garlock Supervisor
card-faction-followers-salazar = Faction Followers
card-kinara-flamecaller = Kinara Flamecaller
card-ashguard-captain = Ashguard Captain
card-garlock-worker-nazul = Garlock Worker
card-garlock-supervisor-nazul = Garlock Supervisor
card-faction-followers-nazul = Faction Followers
card-veil-assassin = Veil Assassin
card-moguras-enforcer = Moguras Enforcer
card-garlock-worker-selina = Garlock Worker
card-garlock-supervisor-selina = Garlock Supervisor
card-faction-followers-selina = Faction Followers
card-moonlit-ranger = Moonlit Ranger
card-hexbow-scout = Hexbow Scout
card-garlock-worker-grumash = Garlock Worker
card-garlock-supervisor-grumash = Garlock Supervisor
card-faction-followers-grumash = Faction Followers
card-bonefire-raider = Bonefire Raider
card-tusk-skirmisher = Tusk Skirmisher
card-garlock-worker-marcus = Garlock Worker
card-garlock-supervisor-marcus = Garlock Supervisor
card-faction-followers-marcus = Faction Followers
card-senona-knight = Senona Knight
card-oathbound-cleric = Oathbound Cleric
card-garlock-worker-ilyra = Garlock Worker
card-garlock-supervisor-ilyra = Garlock Supervisor
card-faction-followers-ilyra = Faction Followers
card-esvian-dreamer = Esvian Dreamer
card-grove-whisperer = Grove Whisperer
upgrade-ember-staff = Ember Staff
upgrade-flamewrought-blade = Flamewrought Blade
upgrade-robes-of-kinara = Robes of Kinara
upgrade-ashen-mail = Ashen Mail
upgrade-charm-of-sparks = Charm of Sparks
upgrade-crystal-furnace = Crystal Furnace
upgrade-scribes-tent = Scribe’s Tent
upgrade-alchemists-bench = Alchemist’s Bench
upgrade-drill-ground = Drill Ground
upgrade-runed-chest = Runed Chest
upgrade-staff-of-nine-flames = Staff of Nine Flames
upgrade-mantle-of-the-arch-wizard = Mantle of the Arch Wizard
upgrade-heart-of-the-phoenix = Heart of the Phoenix
upgrade-circle-of-adepts = Circle of Adepts
upgrade-twin-stilettos = Twin Stilettos
upgrade-hooked-falchion = Hooked Falchion
upgrade-nightcloak = Nightcloak
upgrade-moguras-brigandine = Moguras Brigandine
upgrade-smoke-vials = Smoke Vials
upgrade-essence-still = Essence Still
upgrade-recruiters-table = Recruiter’s Table
upgrade-fences-den = Fence’s Den
upgrade-thieves-tunnel = Thieves’ Tunnel
upgrade-hidden-cache = Hidden Cache
upgrade-shadowfang = Shadowfang
upgrade-veil-of-nobody = Veil of Nobody
upgrade-boots-of-the-long-road = Boots of the Long Road
upgrade-guild-of-whispers = Guild of Whispers
upgrade-moonbow = Moonbow
upgrade-hexed-arrows = Hexed Arrows
upgrade-leafweave-hood = Leafweave Hood
upgrade-runic-vest = Runic Vest
upgrade-scouts-horn = Scout’s Horn
upgrade-herbalist-stall = Herbalist Stall
upgrade-ranger-post = Ranger Post
upgrade-story-circle = Story Circle
upgrade-pilgrims-market = Pilgrims’ Market
upgrade-forest-store = Forest Store
upgrade-bow-of-the-silver-moon = Bow of the Silver Moon
upgrade-cloak-of-stars = Cloak of Stars
upgrade-windstep-boots = Windstep Boots
upgrade-watchers-lodge = Watchers’ Lodge
upgrade-bonecleaver = Bonecleaver
upgrade-serrated-axe = Serrated Axe
upgrade-boarhide-plate = Boarhide Plate
upgrade-warpaint = Warpaint
upgrade-war-totem = War Totem
upgrade-stone-pit = Stone Pit
upgrade-warrior-lodge = Warrior Lodge
upgrade-slaughter-pit = Slaughter Pit
upgrade-raiding-party = Raiding Party
upgrade-ox-carts = Ox Carts
upgrade-skullsplitter = Skullsplitter
upgrade-ironhide = Ironhide
upgrade-dire-wolf = Dire Wolf
upgrade-great-war-camp = Great War Camp
upgrade-oathsword = Oathsword
upgrade-blessed-mace = Blessed Mace
upgrade-tower-shield = Tower Shield
upgrade-chain-of-senona = Chain of Senona
upgrade-banner-of-lusta = Banner of Lusta
upgrade-quartermaster = Quartermaster
upgrade-barracks = Barracks
upgrade-chapel = Chapel
upgrade-tithe-barn = Tithe Barn
upgrade-strongroom = Strongroom
upgrade-dawnbringer = Dawnbringer
upgrade-lion-plate = Lion Plate
upgrade-destrier = Destrier
upgrade-war-council = War Council
upgrade-thornstaff = Thornstaff
upgrade-dreamblade = Dreamblade
upgrade-barkskin-mantle = Barkskin Mantle
upgrade-mistveil = Mistveil
upgrade-seers-mirror = Seer’s Mirror
upgrade-moonwell = Moonwell
upgrade-grove-of-teaching = Grove of Teaching
upgrade-singing-stones = Singing Stones
upgrade-roots-of-memory = Roots of Memory
upgrade-seed-vault = Seed Vault
upgrade-staff-of-the-first-tree = Staff of the First Tree
upgrade-robe-of-seasons = Robe of Seasons
upgrade-feyhart = Feyhart
upgrade-elder-council = Elder Council
objective-rising-banner = Rising Banner
objective-rising-kingdom = Rising Kingdom
objective-three-strongholds = Three Strongholds
objective-lord-of-moguras = Lord of Moguras
objective-lord-of-lusta = Lord of Lusta
objective-lord-of-estaria = Lord of Estaria
objective-lord-of-esvia = Lord of Esvia
objective-foothold-in-the-vale = Foothold in the Vale
objective-master-of-harbours = Master of Harbours
objective-market-master = Market Master
objective-faithful-ally = Faithful Ally
objective-hold-the-line = Hold the Line
objective-usurper = Usurper
objective-empowered = Empowered
objective-fully-armed = Fully Armed
objective-prospector = Prospector
objective-patron-of-soldiers = Patron of Soldiers
objective-heart-of-the-kingdom = Heart of the Kingdom
objective-three-corners-of-the-realm = Three Corners of the Realm
objective-fortress-taker = Fortress Taker
objective-blitz = Blitz
objective-duel-of-leaders = Duel of Leaders
objective-terror-of-the-roads = Terror of the Roads
objective-school-of-shadows = School of Shadows
objective-school-of-steel = School of Steel
objective-school-of-sorcery = School of Sorcery
objective-combined-arms = Combined Arms
objective-hard-choices = Hard Choices
objective-patience = Patience
objective-merchant-prince = Merchant Prince
objective-storm-of-knives = Storm of Knives
objective-wall-of-shields = Wall of Shields
objective-sea-of-flames = Sea of Flames
objective-the-few = The Few
objective-the-many = The Many
objective-deep-stores = Deep Stores
objective-sea-legs = Sea Legs
objective-bitter-lesson = Bitter Lesson
objective-generous-host = Generous Host
objective-underdog = Underdog
kingdom-chapter-1-a-throne-without-an-heir = Chapter 1 - A Throne Without an Heir
kingdom-chapter-2-banners-are-raised = Chapter 2 - Banners Are Raised
kingdom-chapter-3-the-march-on-the-crown = Chapter 3 - The March on the Crown
kingdom-call-to-arms = Call to Arms
kingdom-harvest-of-stones = Harvest of Stones
kingdom-tax-collectors = Tax Collectors
kingdom-storm-at-sea = Storm at Sea
kingdom-fair-winds = Fair Winds
kingdom-muddy-roads = Muddy Roads
kingdom-royal-couriers = Royal Couriers
kingdom-weak-garrisons = Weak Garrisons
kingdom-octagon-reinforcements = Octagon Reinforcements
kingdom-arcane-wards = Arcane Wards
kingdom-crumbling-walls = Crumbling Walls
kingdom-night-of-knives = Night of Knives
kingdom-bounty-on-leaders = Bounty on Leaders
kingdom-truce-of-the-temples = Truce of the Temples
kingdom-open-gates = Open Gates
kingdom-great-fair = Great Fair
kingdom-garlock-surplus = Garlock Surplus
kingdom-garlock-strike = Garlock Strike
kingdom-rich-veins = Rich Veins
kingdom-cave-in = Cave-in
kingdom-mercenary-season = Mercenary Season
kingdom-scouts-reports = Scouts’ Reports
kingdom-spoils-of-war = Spoils of War
kingdom-master-smiths = Master Smiths
kingdom-bandit-raids = Bandit Raids
kingdom-envy-of-the-crown = Envy of the Crown
kingdom-voice-of-the-people = Voice of the People
kingdom-season-of-rest = Season of Rest
kingdom-open-banners = Open Banners
kingdom-every-blade-counts = Every Blade Counts
treasure-jars-of-dark-essence = Jars of Dark Essence
treasure-crate-of-dragon-stones = Crate of Dragon Stones
treasure-casket-of-crystals = Casket of Crystals
treasure-mixed-spoils = Mixed Spoils
treasure-merchants-ledger = Merchant’s Ledger
treasure-garrison-payroll = Garrison Payroll
treasure-shadow-and-stone = Shadow and Stone
treasure-stone-and-crystal = Stone and Crystal
treasure-crystal-and-shadow = Crystal and Shadow
treasure-war-maps = War Maps
treasure-captured-arms = Captured Arms
treasure-relic-hoard = Relic Hoard
treasure-royal-seal = Royal Seal
treasure-banner-of-the-fallen = Banner of the Fallen
treasure-returning-veterans = Returning Veterans
treasure-loyal-company = Loyal Company
treasure-recruits-of-shadow = Recruits of Shadow
treasure-recruits-of-steel = Recruits of Steel
treasure-recruits-of-flame = Recruits of Flame
treasure-ransomed-hostages = Ransomed Hostages
treasure-full-granary = Full Granary
treasure-old-tomes = Old Tomes
treasure-nearly-empty-vault = Nearly Empty Vault
defence-undermanned-wall = Undermanned Wall
defence-open-postern = Open Postern
defence-traitor-at-the-gate = Traitor at the Gate
defence-all-quiet = All Quiet
defence-alert-sentries = Alert Sentries
defence-militia-on-the-walls = Militia on the Walls
defence-royal-reinforcements = Royal Reinforcements
defence-weak-flank = Weak Flank
defence-second-line-holds = Second Line Holds
defence-raised-drawbridge = Raised Drawbridge
defence-boiling-oil = Boiling Oil
place-starfall-ridge = Starfall Ridge
place-grimshire = Grimshire
place-gates-of-kinara = Gates of Kinara
place-silverquay = Silverquay
place-arcanum = Arcanum of Estaria
place-dantes-spire = Dantes Spire
place-magic-crystal-mine = Magic Crystal Mine
place-kingsford = Kingsford
place-vale-city = Vale City
place-tritown = Tritown
place-clanmoot = Clanmoot
place-elder-glade = Elder Glade
place-willowmere = Willowmere
place-sacred-grove = Sacred Grove
place-bryr-hollow = Bryr Hollow
place-leafport = Leafport
place-moonpass = Moonpass
place-boultry = Boultry
place-triban-camp = Triban Camp
place-cloaktown = Cloaktown
place-shadowfen = Shadowfen
place-delfa-haven = Delfa Haven
place-dark-essence-mine = Dark Essence Mine
place-murkwell = Murkwell
place-heroes-crossway = Heroes Crossway
place-durdon = Durdon
place-dawnfield = Dawnfield
place-senona-stronghold = Senona Stronghold
place-dragon-stone-mine = Dragon Stone Mine
place-redwatch = Redwatch
place-ironmarsh = Ironmarsh
place-bonefire-hills = Bonefire Hills
leader-salazar = Salazar
leader-nazul = Nazul
leader-selina = Selina
leader-grumash = Grumash
leader-marcus = Marcus
leader-ilyra = Ilyra

# Where the points came from.
score-do-swn-08 = Sieges won
score-do-slo-06 = Locations lost
score-do-fld-15 = Field Battles won
score-do-fld-19 = Field Battles lost
score-do-win-09 = Events, Treasures and Objectives
score-do-rnd-04 = Star Rewards
about = Six kingdoms on one island: gather an army card by card, besiege towns, meet rivals in the field, bargain for support, and win the influence that makes a crown.
points = { $n } IP
