# The page's own words. What games say comes from their own catalogues.
yes = Yes
no = No
on = on
off = off
close = Close
loading = Lighting the torches…
online = here
offline = away
bar-skip = Skip to the page
bar-settings = Settings
bar-language = Language
bar-theme = Theme
bar-motion = Motion
bar-sound = Sound
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
welcome-title = Welcome to the great hall
welcome-text = Sit down at a table, alone against bots or with friends. The rules are in the table: it tells you what you may do, and why not.
welcome-name = What shall we call you?
welcome-enter = Enter the hall
hall-games = The games
hall-players = { $low ->
    [one] { $low } to { $high } players
   *[other] { $low } to { $high } players
}
hall-play = Play now
hall-new = New table
hall-new-table = Open a new table
hall-rules = Rules
hall-cards = Cards
hall-mine = Your tables
hall-open = Open tables
hall-none-open = Nobody is looking for company just now. Open a table, and others will see it here.
hall-import = Open a recording
hall-your-turn = Your turn
hall-over = Finished
hall-waiting = Waiting for { $who }
new-title = A new table
new-game = Game
new-players = Players
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = me
new-seat-open = open, by invitation
new-seat-bot = bot
new-level = Level of the bot
new-name = Name
new-visibility = Who may come
new-undo = Taking back
new-pace = Pace
new-seed = Seed (leave empty for chance)
new-gather = Everybody adds words to the shuffle before it is dealt
new-variants = Variants and rulings
new-open = Open the table
bot-easy = easy
bot-medium = medium
bot-hard = hard
visibility-private = only who has the link
visibility-open = anybody in the hall
undo-free = freely, until something was revealed
undo-ask = the others must agree
undo-none = never
pace-none = take your time
pace-live = a clock for each player
pace-days = some days for each move
pace-minutes = Minutes for each player
pace-each-days = Days for each move
table-board = The board
table-side = Question, log and players
table-tabs = What to show
table-tools = Tools
table-undo = Undo
table-hint = Hint
table-why = Why not?
picks-how = Each is switched on and off; nothing counts before it is confirmed.
table-more = More you may do
table-sure = { $what }: are you sure?
table-waiting = Waiting for { $who }
table-thinking = thinking
table-asked = is asked
table-frozen = This table stands still.
frozen-failed = The rules failed on an answer here. Nothing is lost: it goes on when the fault is mended, and all other tables go on now.
trouble-full = The disk of the hall is full. Everything waits, and goes on by itself as soon as there is room; nothing is lost.
trouble-read-only = The disk of the hall can only be read now. Everything waits, and goes on by itself as soon as it can be written; nothing is lost.
trouble-locked = Another program holds the file of the hall. Everything waits, and goes on by itself as soon as it lets go; nothing is lost.
trouble-disk = The disk of the hall takes nothing now. Everything waits, and goes on by itself as soon as it does; nothing is lost.
trouble-damaged = The file of the hall is damaged. Everything waits until its keeper has looked after it.
frozen-bots = The bots of this table cannot go on. Nothing is lost: it goes on when the fault is mended, and all other tables go on now.
frozen-fault = The keeper of this hall finds it as fault { $fault }.
frozen-other-rules = It was played by version { $then } of the rules, and version { $now } leads elsewhere from answer { $n } on: it can only be looked at.
frozen-different = Its answers lead elsewhere from answer { $n } on than they did when they were given: it can only be looked at.
tab-question = Play
tab-log = Log
tab-mats = Players
tab-talk = Talk
people-title = Who plays
kind-person = person
kind-bot = bot
kind-open = open seat
kind-closed = recorded player
log-title = What happened
why-title = What you may not do now, and why
why-nothing = Everything you could do here is offered.
hint-says = A bot would: { $what }
undo-asked = You asked the others to take this back.
undo-request = { $who } would like to take something back. Do you agree?
chat-title = Talk
chat-say = Say something
chat-send = Send
note-title = Your private notes
invite-title = Invite others
invite-seat = Seat { $number }
invite-watch = To watch
invite-copy = Copy
invite-copied = The link is copied.
invite-qr = QR code
curtain-pass = Pass the screen to { $name }
curtain-text = The others look away now.
curtain-lift = I am { $name }
result-winner = winner
result-replay = Watch it again
result-again = Another game
result-export = Save the recording
fair-check = Check the shuffles
fair-right = Everything is right.
fair-wrong = This is not right:
fair-commitment = The number from which all chance of this game comes was fixed before anybody sat down: the seal that was shown since then fits it.
fair-words = { $count ->
    [one] 1 player added words to it, so nobody chose it alone.
   *[other] { $count } players added words to it, so nobody chose it alone.
}
fair-draws = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and { $numbers ->
    [one] 1 other draw
   *[other] { $numbers } other draws
} came from it, in order and without a gap.
fair-shuffles = { $count ->
    [one] 1 shuffle of { $cards } cards was done again, card by card.
   *[other] { $count } shuffles of { $cards } cards were done again, card by card.
}
fair-piles = { $piles ->
    [one] 1 pile lay
   *[other] { $piles } piles lay
} as shuffled, and the { $dealt ->
    [one] 1 card that was dealt first came
   *[other] { $dealt } cards that were dealt first came
} from the top.
fair-drawn = { $count ->
    [one] One more card was drawn, from the top of its pile.
   *[other] { $count } more cards were drawn, each from the top of its pile.
}
fair-back = { $count ->
    [one] One card was drawn and laid back on top by the same answer.
   *[other] { $count } cards were drawn and laid back on top by the same answer.
}
fair-others = { $count ->
    [one] One card beside them came from no pile: one that lies on the table openly.
   *[other] { $count } cards beside them came from no pile: such as lie on the table openly.
}
fair-sampled = The game began from a position that was drawn anew; what came before it is not part of this check.
fair-chosen = The seed of this table was chosen by somebody, who may have known what would come.
unfair-cut = the transcript is damaged.
unfair-format = the transcript is not one that this page can read.
unfair-commitment = the seed is not the one that was sealed before the game.
unfair-words = the seed does not contain the players’ words.
unfair-chance = the chance of answer { $n } is not that of the seed.
unfair-shuffle = the cards shuffled at answer { $n } ({ $pile }) do not lie as the seed says.
unfair-pile = { $pile } did not lie as it was shuffled (answer { $n }).
unfair-hand = { $pile } held cards that were not dealt.
unfair-foreign = at answer { $n } cards were shuffled ({ $pile }) that are not in the game.
gather-title = Before the cards are dealt
gather-text = Everybody adds a few words to the shuffle, so that the hall alone did not choose it; whoever speaks last can be sure that nobody did. It is dealt when all are here and ready.
gather-words = Your words for the shuffle (any will do)
gather-ready = I am ready
gather-waits = is not ready yet
gather-open = an open seat
gather-here = is ready
gather-others = You are ready. The game waits for the others.
gather-watching = The game is not dealt yet.
origin-sampled = This table branched off a running game of yours after move { $n }: whatever you did not know there was drawn anew.
origin-finished = This table branched off a finished game after move { $n }; its seed is known.
rules-changed = The rules of this game have changed (version { $from } to { $to }).
rules-taken-back = { $count ->
    [one] 1 answer was taken back.
   *[other] { $count } answers were taken back.
}
rules-nothing-back = Nothing was taken back; what was played before stands for good.
rules-why-illegal = Answer { $n } is not possible any more.
rules-why-told = Answer { $n } leads to something else now.
rules-why-chance = Answer { $n } draws its chance otherwise now.
rules-why-asked = After answer { $n } somebody else is asked now.
rules-why-failed = Answer { $n } cannot be played any more.
rules-understood = Go on
replay-unshown = The rules have changed since then. What happened can be read here, but the board cannot be shown any more.
replay-fork-anew = Whatever you do not know yet is drawn anew for it.
refused-not-dealt = The game is not dealt yet.
refused-dealt = The game is dealt already: words come too late.
refused-said = You have said your words already.
line-lost = The connection is lost. We try again by ourselves; nothing you did is gone.
replay-title = Replay of { $game }
replay-moment = Move { $n } of { $count }
replay-controls = Replay
replay-start = To the start
replay-back = Back
replay-next = Next
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-jump = Jump to
replay-speed = Speed
replay-fork = What if? Play on from here against bots
rules-title = The rules
rules-find = Find a rule
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-why = Why: { $why }
status-rulebook = rulebook
status-public = published card
status-designed = ours
status-partly = rulebook, in part
status-ruling = ruling
cards-title = The cards
cards-find = Find a card
source-rulebook = from the rulebook
source-public = published
source-ours = ours

# Card Rogue
card-rogue-map = The catacombs
card-rogue-bigger = Bigger
card-rogue-smaller = Smaller
card-rogue-whole = Show all
card-rogue-me = Centre on me
card-rogue-hidden = face-down card
card-rogue-hand = Hand
card-rogue-hand-empty = Nothing in hand
card-rogue-hand-gold = { $n } gold to spend
card-rogue-health = health
card-rogue-attack = attack
card-rogue-armor = armor
card-rogue-points = victory points
card-rogue-poison = poison: { $n }
card-rogue-poison-heals = healing poison: { $n }
card-rogue-lost =
    { $n ->
        [one] loses a turn
       *[other] loses { $n } turns
    }
card-rogue-cooldown = next spell in { $n }
card-rogue-away = away
card-rogue-gone = gone
card-rogue-dead = out
card-rogue-returning = returning
card-rogue-fighting = fighting { $who }
card-rogue-turn = turn
card-rogue-potions = Potions
card-rogue-explore = exploration cards
card-rogue-paths = path tiles
card-rogue-goals = Goals
card-rogue-done = done
card-rogue-shop = In the shop
card-rogue-rush = The end rush! First onto any starting tile gets 1 victory point.
card-rogue-foe-health = { $n } of { $most } health
card-rogue-foe-attack = attacks with { $n }
card-rogue-foe-double = attacks with twice a die
card-rogue-pile = cards lie here: { $n }
card-rogue-offer = lays out
card-rogue-nobody = not chosen yet
card-rogue-slot-head = head
card-rogue-slot-chest = chest
card-rogue-slot-feet = feet
card-rogue-slot-primary = main hand
card-rogue-slot-secondary = off hand
card-rogue-empty = empty
card-rogue-effect-unknown = unknown
card-rogue-effect-healing = healing
card-rogue-effect-poison = poison
card-rogue-effect-strength = strength
card-rogue-effect-weakness = weakness
card-rogue-effect-teleportation = teleportation
card-rogue-effect-paralysis = paralysis
card-rogue-goal-chest = open the chest
card-rogue-goal-debt = pay off the debt
card-rogue-goal-basilisk_green = slay the green basilisk
card-rogue-goal-basilisk_yellow = slay the yellow basilisk
card-rogue-goal-golem = slay the golem
card-rogue-story = { $campaign } · { $level } of { $levels }
card-rogue-best = Best known: { $n } turns.
card-rogue-gather = Before the descent
card-rogue-die = die: { $n }
card-rogue-gold = { $n } gold
card-rogue-vp = { $n } VP
card-rogue-exit-ladder = Find the ladder.
card-rogue-exit-start = Return to the start.

# Meeples & Monsters
meeples-villages = Villages
meeples-castle = Castle
meeples-university = University
meeples-cathedral = Cathedral
meeples-capitol = Capitol
meeples-humanoid = Humanoid
meeples-undead = Undead
meeples-beast = Beast
meeples-triggered = once
meeples-ongoing = lasting
meeples-end_of_game = at the end
meeples-turn = turn { $n }
meeples-phases = Phases of the turn
meeples-phase-development = Development
meeples-phase-main = Main
meeples-phase-draw = Draw
meeples-final = { $n ->
    [one] The last turn
   *[other] Final turns: { $n } left
}
meeples-arrivals = The Dark Council has arrived { $n } of 3 times
meeples-deck = { $n ->
    [one] 1 card left in the Monster deck
   *[other] { $n } cards left in the Monster deck
}
meeples-draws = { $n } meeples are drawn at the end of this turn
meeples-offer = Tiles on offer
meeples-stack = { $n } more
meeples-offer-none = None is left.
meeples-council = Final Encounter
meeples-council-shut = only in the final turns
meeples-council-open = they can be fought now
meeples-henchman = in both final turns
meeples-fought = Fought by { $who }
meeples-pages = Parts of the city
meeples-chip-villages = Villages
meeples-chip-castle = Castle
meeples-chip-university = University
meeples-chip-cathedral = Cathedral
meeples-chip-capitol = Capitol
meeples-chip-council = Council
meeples-vacant = Vacant slot
meeples-tower = { $n ->
    [one] Tower: 1 Room left
   *[other] Tower: { $n } Rooms left
}
meeples-shut = Next turn
meeples-taken = All taken
meeples-overrun = overrun +{ $n }
meeples-overrun-about = { $n ->
    [one] Overrun: who activates a place here without fighting gets 1 more Peasant.
   *[other] Overrun: who activates a place here without fighting gets { $n } more Peasants.
}
meeples-strength = Strength { $n }
meeples-strength-word = strength
meeples-vp = { $n } VP
meeples-vp-word = victory points
meeples-stock = { $n } × { $unit } on this tile
meeples-held = Held by { $who }
meeples-as = { $one } as { $other }
meeples-guest = Joined: { $who }
meeples-send = { $who } to { $where }
meeples-total = { $total } of { $strength }
meeples-met = The need is met
meeples-open-need = still needed
meeples-enough = Enough!
meeples-missing = { $n } more needed
meeples-tavern = Tavern
meeples-lodgings = Lodgings
meeples-bag = Bag
meeples-nobody = nobody
meeples-heroes = Heroes
meeples-level = Level { $n }
meeples-next = The next level costs { $n } VP
meeples-used = used this turn
meeples-quests = Quests
meeples-no-quests = No Quest in hand.
meeples-hidden = { $n ->
    [one] A Quest, face down
   *[other] { $n } Quests, face down
}
meeples-all-quests = All your Quests
meeples-new = new
meeples-supply = Supply
meeples-quest-deck = { $n ->
    [one] 1 Quest left in the deck
   *[other] { $n } Quests left in the deck
}
meeples-on-quests = On Quests
meeples-kept = Will return
meeples-all = The city
meeples-read = Read all
meeples-city = Back to the city
meeples-done = completed
meeples-pile = Monsters beaten
meeples-mat = The mat of { $who }
meeples-odds-show = Odds
meeples-odds = { $n } in the bag; the next draw takes { $draw }.
meeples-odds-count = left
meeples-odds-next = next one
meeples-odds-some = one in { $n }
meeples-odds-refill = { $n } more come from the Lodgings: the bag is filled again.
meeples-herald-council = The Dark Council stirs!
meeples-herald-third = The Dark Council is here!
meeples-herald-final = The final turns!

error-page = There is no such page
error-page-more = The address may have been cut short on its way.
error-server = The hall does not answer
error-server-more = The server may be closed. Start it again, and everything goes on where it was.
error-table = There is no such table for you
error-table-more = It may be private, or the link is too old. Ask whoever sent it for a new one.
error-broken = This table cannot be read
error-broken-more = Its keeper has been told. Nothing of it is thrown away, and all other tables go on.
error-ended = This session was ended
error-ended-more = You logged out elsewhere. Come back in from the hall.
error-invite = This invitation is not valid any more
error-home = Back to the hall
you = you
bar-keys = Keyboard
bar-name = Your name
bar-save = Save
bar-others = End my other sessions
bar-others-done = Your other sessions are ended.
bar-leave = Leave this browser
bar-leave-sure = Without another session nobody can sit in your seats again. Leave this browser?
keys-title = With the keyboard
keys-answer = choose the answer with that number
keys-undo = take back
keys-hint = ask a bot what it would do
keys-why = why not? What is not offered, and the rule
keys-chat = say something
keys-replay = in a replay: one move back or on
keys-tab = go from one thing to the next, on the board too
keys-help = this help
recap-title = { $count ->
    [one] Since your turn:
   *[other] Since your turn ({ $count }):
}
table-again = Press again to do it.
table-armed = { $what }? Press again. { $count ->
    [one] There is 1 other answer.
   *[other] There are { $count } other answers.
}
table-watching = You are watching this table.
seat-give = Let a bot play for me
seat-bot = A bot plays for you.
seat-back = Take my seat back
seat-sit = Sit here
people-watching = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-left = Time left for { $who }
log-moment = Position after move { $n }
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
note-about = Only you see this; it stays with the table.
invite-watchers = Let others watch
undo-beyond = Something was revealed: the others are asked.
result-won = You have won!
result-lost = You came in place { $place }.
result-over = The game is over.
result-score = How the points came together
replay-table = Back to the table
replay-copy = Copy the address of this move
replay-nothing = Nothing was seen to happen at this move.
hall-lead = Four fantasy games are laid out. Pick one: you sit at the table in a moment.
hall-none-mine = No table of yours is running. “Play now” lays one.
hall-sit = Sit down
hall-more = { $count ->
    [one] 1 older table
   *[other] { $count } older tables
}
hall-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
rules-none = No rule says that. Try fewer words.
cards-none = No card is called that.
new-needs-me = Nobody sits here yet: you will watch the bots.
plain-points = Points
plain-hands = Hand
plain-bids = Bid
plain-bag = In the bag
menu-title = Which answer?
hall-resume = Continue
hall-turns = { $count ->
    [one] Your turn in { $game }
   *[other] Your turn at { $count } tables
}
hall-promise-company = Alone against bots, or with friends
hall-promise-rules = The table knows every rule
hall-promise-time = Take back, ask why, watch again
cards-all = all
cards-kinds = Kinds of cards
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rules-kinds = Where rules come from
rules-contents = Contents
rules-on = On
cards-kind-character = character
cards-kind-enemy = enemy
cards-kind-boss = boss
cards-kind-path = path tile
cards-kind-armor = armor
cards-kind-potion = potion
cards-kind-effect = what a potion does
cards-kind-artifact = artifact
cards-kind-weapon = weapon
cards-kind-scroll = scroll
cards-kind-gold = gold
cards-kind-trap = trap
cards-kind-key = key
cards-kind-debt = debt
cards-kind-start = start
cards-kind-ladder = ladder
cards-kind-fountain = fountain
cards-kind-shop = shop
cards-kind-chest = chest
cards-kind-deck = deck
cards-kind-quest = quest
cards-kind-monster = monster
cards-kind-room = tower room
cards-kind-hero = hero
cards-kind-tile = location
cards-kind-slot = bonus of a slot
cards-kind-token = token
cards-kind-basic = unit
cards-kind-prestige = prestige unit
cards-kind-overlord = Overlord
cards-kind-capitol = capitol
cards-kind-corruption = corruption
cards-kind-henchman = henchman
cards-kind-job = job
cards-kind-building = building
cards-kind-adventure = adventure
cards-kind-item = item
cards-kind-instant = instant
cards-kind-guild = guild
cards-kind-card = card
cards-kind-upgrade = upgrade
cards-kind-objective = objective
cards-kind-event = event
cards-kind-kingdom = Kingdom Event
cards-kind-place = place
cards-kind-treasure = treasure
cards-kind-supply = supply
cards-kind-defence = defence
cards-kind-leader = leader
result-total = Together
result-nobody = Nobody has won.
new-map-none = none
new-map-own = the text of my own
refused-stale = The table has moved on since: look again, and answer then.
refused-not-your-turn = There is nothing to decide for you now.
refused-illegal = That is not possible now.
refused-over = The game is over.
refused-frozen = This table stands still.
refused-not-yours = This is not for you to do.
refused-store = The server could not write it down, so nothing was done. Try it again.
refused-slow = Not so fast: wait a moment.
refused-no-table = There is no such table for you. Ask whoever sent the link for a new one.
refused-no-invite = The seat is taken, or the link is too old. Ask whoever sent it for a new one.
refused-no-moment = This game has no such move.
refused-no-game = There is no such game here.
refused-no-name = Say your name first.
refused-bad-name = A name has at least one character that can be seen.
refused-no-request = Nobody asks to take anything back.
refused-no-time = Your time is up: a bot plays this seat to the end.
refused-no-undo = This cannot be taken back.
refused-running = Only once the game is over.
refused-taken = This seat was taken a moment ago.
refused-too-many = That is too many at once: finish something first.
refused-too-big = This file is too big.
refused-empty = There is nothing in this line.
refused-broken = This table cannot be opened by this version; its journal is kept.
refused-bad-record = This recording cannot be opened ({ $message }).
refused-bad-setting = These settings do not go together ({ $message }).
refused-error = Something went wrong here; it has been noted ({ $message }).
refused-no-days = Your days for this answer are over: a bot gives it, and then the seat is yours again.
refused-muted = The keeper of this hall has asked you to be silent.
hall-broken = Unreadable
refused-offline = The server does not answer. Is it running?
chat-unread = new:
hall-frozen = Frozen
hall-company = Waiting for company

## Fallen City of Karez
karez-turn = Turn { $turn } of { $turns }
karez-phase-actions = Actions phase
karez-phase-activating = Activating phase
karez-phase-adventures = Adventures phase
karez-phase-quests = Quests
karez-phase-karez = State of Karez
karez-phase-end = Turn end and Replenishing
karez-state-village = Village
karez-state-town = Town
karez-state-city = City
karez-quarter-village = Village buildings
karez-quarter-town = Town buildings
karez-quarter-city = City buildings
karez-road = The road from Village to City
karez-road-goal = { $more ->
    [one] 1 more for a City
   *[other] { $more } more for a City
}
karez-road-safe = { $spare ->
    [0] a City, with none to spare
    [one] a City, with 1 to spare
   *[other] a City, with { $spare } to spare
}
karez-citizens = { $count ->
    [one] 1 Citizen
   *[other] { $count } Citizens
}
karez-citizen = Citizens
karez-adventurer = Adventurers
karez-scale = Valor against Threat
karez-valor = Valor
karez-threat = Threat
karez-balance = balance
karez-band = Balance { $balance }: Citizens { $citizens }, Adventurers { $adventurers }
karez-gold = gold
karez-owner-only = only for the owner
karez-dividend = a dividend for the owner
karez-sale = On sale
karez-neutral = nobody's
karez-asleep = Out of service: Karez is too small
karez-centre = City Center
karez-citizens-free = { $count ->
    [one] 1 Citizen without work
   *[other] { $count } Citizens without work
}
karez-adventurers-free = { $count ->
    [one] 1 Adventurer without work
   *[other] { $count } Adventurers without work
}
karez-tent = Healer's Tent
karez-wilds = Beyond the walls
karez-adventures = Adventures
karez-decks-left = Adventures left, by level
karez-level = Level { $level }
karez-treasure = Treasure dice
karez-threat-here = Threat { $count }
karez-marked = { $who } explores here this turn
karez-space-shut = Opens when Karez is a { $state }
karez-space-vacant = A new Adventure opens at the end of the turn
karez-dungeons = Private dungeons
karez-dungeon-free = Vacant space
karez-dungeon-of = Dungeon of the { $guild }
karez-deck-humanoid = Humanoid
karez-deck-undead = Undead
karez-deck-beast = Beast
karez-deck-ancient = Ancient
karez-deck-trap = Trap
karez-deck-item = Item
karez-deck-instant = Instant
karez-deck-quest = Quest
karez-deck-hero = Hero
karez-face-sword = Sword
karez-face-claw = Claw
karez-face-flame = Flame
karez-face-skull = Skull
karez-colour-red = red
karez-colour-white = white
karez-colour-green = green
karez-point-bare = { $face }: vacant hit point{ $place ->
    [gear] {" "}of the equipment
   *[own] {""}
}
karez-point-hit = { $face }: hit
karez-point-kept = { $face }: covered by a kept green die
karez-fixed = fixed attack
karez-fixed-used = fixed attack, used in this encounter
karez-red-dice = { $count ->
    [one] 1 red die
   *[other] { $count } red dice
}
karez-green-dice = { $count ->
    [one] 1 green die
   *[other] { $count } green dice
}
karez-white-dice = { $count ->
    [one] 1 white die
   *[other] { $count } white dice
}
karez-level-attack = Level up: attack
karez-level-defense = Level up: defence
karez-resting = resting
karez-used = has explored
karez-dead = dead
karez-used-here = used in this encounter
karez-carries = { $count ->
    [one] carries 1 card
   *[other] carries { $count } cards
}
karez-round-first = first round
karez-round-none = middle round
karez-round-last = last round
karez-initiative = Order of attack
karez-cycle = Cycle { $cycle }
karez-threats = Threats on the way
karez-hidden = hidden card
karez-fallen = Heroes fallen
karez-peek-city = Look at the city
karez-no-flee = Nobody flees from it.
karez-no-absorb = Its dice cannot be absorbed.
karez-skips = It loses its next attack.
karez-trap-note = A Trap: one single roll, and no fleeing.
karez-die = { $colour } { $face } ({ $owner })
karez-does-hit = can hit
karez-does-absorb = can absorb
karez-does-keep = can be kept
karez-dice = Dice on the table
karez-settled = Settled dice
karez-fate-absorbed = absorbed
karez-fate-cancelled = cancelled
karez-fate-lost = without effect
karez-dice-wait = No die has been rolled yet.
karez-party-wait = The party gathers.
karez-fight = The exploration
karez-party = The party
karez-who-joins = Who joins the party?
karez-equip = What do they take along?
karez-stack = Your stack: the first is met first
karez-story = The fight so far
karez-aftermath = How the exploration went
karez-start-gold = gold at the start
karez-start-hero = Heroes at the start
karez-start-humanoid = Monsters at the start
karez-start-quest = Quests at the start
karez-start-token = guild tokens
karez-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
karez-trade = Trade
karez-choice = Choose
karez-mine = My guild
karez-heroes = Heroes
karez-no-heroes = No Hero
karez-hand = Hand
karez-no-cards = No card in hand
karez-have-gold = { $count } gold
karez-have-valor = { $count } Valor
karez-have-gem = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
karez-have-token = { $count ->
    [one] 1 free guild token
   *[other] { $count } free guild tokens
}
karez-have-vp = { $count ->
    [one] 1 Victory Point now
   *[other] { $count } Victory Points now
}
karez-hero-brief = { $name }: { $left } of { $most } hit points
karez-levels = { $count ->
    [one] 1 Level up
   *[other] { $count } Level ups
}
karez-place = Number { $place } in turn order
karez-passed = passed
karez-idle = waits
karez-no-guild = no guild yet
karez-houses = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
karez-holds = { $deck }: { $count } in hand
karez-parts = Parts of the board
karez-part-city = City
karez-part-wilds = Adventures
karez-part-mine = My guild
karez-part-fight = Fight
karez-also = More answers

# Kingdoms Rise & Fall: Dorian
dorian-S = Stealth
dorian-P = Physical
dorian-M = Magic
dorian-DE = Dark Essence
dorian-DS = Dragon Stone
dorian-MC = Magic Crystal
dorian-map = The kingdom of Dorian
dorian-bigger = Bigger
dorian-smaller = Smaller
dorian-whole = Show all
dorian-me = Centre on me
dorian-see-map = Map
dorian-sections = What to show of the board
dorian-section-map = Kingdom
dorian-section-mine = My board
dorian-section-city = Table
dorian-section-deals = Deals
dorian-region-estaria = Estaria
dorian-region-vale = The Vale
dorian-region-esvia = Esvia
dorian-region-moguras = Moguras
dorian-region-lusta = Lusta
dorian-defence = { $power } defence { $n }
dorian-market = Market
dorian-port = Port
dorian-plus = teaches { $power } +1
dorian-mine = mine with { $n } { $good }
dorian-owner = owned by { $who }
dorian-here = here: { $who }
dorian-round = Round { $n }
dorian-last-round = Last Round
dorian-events-left = { $n ->
    [one] 1 Event to come
   *[other] { $n } Events to come
}
dorian-phase-outside = { $who } begins the Round
dorian-phase-preparation = { $who } prepares
dorian-phase-influence = { $who } exerts influence, movement left: { $moves }
dorian-track = Influence track, the Crown at { $goal }: { $list }
dorian-order = Players in Turn Order
dorian-turn = turn
dorian-team = team { $name }
dorian-ip-gained = +{ $n } IP
dorian-ip-lost = −{ $n } IP
dorian-ip = Influence Points
dorian-stars = ★ of own Locations
dorian-hand = Hand
dorian-deck = Deck
dorian-restore = Restore Pile
dorian-base = Base Power: { $power }
dorian-base-short = Power
dorian-camp = Camp
dorian-pool = Pool
dorian-movement = Movement
dorian-home = Home
dorian-slots = { $n ->
    [one] room for 1 Resource
   *[other] room for { $n } Resources
}
dorian-cell-base = { $power } { $total }: { $n } of { $most } Resources on it
dorian-cell-camp = { $good } in the Camp: { $n } of { $most }
dorian-cell-pool = { $good } in the Pool: { $n }
dorian-slot-weapon = Weapon
dorian-slot-armour = Armour
dorian-slot-relic = Relic
dorian-slot-camp_1 = Camp
dorian-slot-camp_2 = Camp
dorian-stored = Stored
dorian-spent = used this Round
dorian-objectives = Objectives
dorian-hidden-objective = Secret Objective
dorian-turned = { $n } completed
dorian-hidden-card = face-down card
dorian-no-cards = No cards in hand
dorian-selected = sealed for the battle
dorian-mine-board = Your character board
dorian-boards = Character boards
dorian-off-board = off the board
dorian-leaders = Who leads your people?
dorian-city = Garlock City
dorian-deck-of = { $power } deck: { $n } cards
dorian-looking = You are looking at
dorian-new-upgrade = A new Upgrade for { $who }
dorian-deeds = What else you may do
dorian-battle-siege = The siege of { $place }
dorian-battle-field = Field Battle at { $place }
dorian-battle-final = The Final Battle for the Crown
dorian-attackers = The attack
dorian-defenders = The defence
dorian-undeclared = Markers face down
dorian-nobody = Nobody but the walls
dorian-role-absent = not taking part
dorian-role-attacking = leads the attack
dorian-role-supporting = supports
dorian-role-defending = defends
dorian-role-finalist = fights for the Crown
dorian-marker-hidden = marker face down
dorian-marker-attack = marker: attack
dorian-marker-defence = marker: defence
dorian-joined = the Character fights here
dorian-cards-only = with cards only
dorian-joins = takes part
dorian-ready = sealed
dorian-choosing = choosing cards
dorian-battle-turn = Battle Turn
dorian-exhausted = Exhausted
dorian-silenced = Abilities off
dorian-gone = has left the battle
dorian-reason-card = card
dorian-reason-ability = Ability
dorian-reason-banked = gained in battle
dorian-reason-character = Character
dorian-reason-upgrade = Upgrade
dorian-reason-since = before it changed
dorian-drain = taken from the other side
dorian-against = against
dorian-enough = enough
dorian-short = too little
dorian-wall = walls { $n }
dorian-wall-changed = walls { $n } (printed { $printed })
dorian-sums = How it adds up
dorian-who = Player
dorian-what = Reason
dorian-falls = The walls fall!
dorian-holds = The walls hold.
dorian-result-attackers = The attackers win.
dorian-result-defenders = The defenders win.
dorian-result-tie = A tie: nobody yields.
dorian-stages = Course of the battle
dorian-stage-joining = Join
dorian-stage-selecting = Seal
dorian-stage-turns = Battle Turns
dorian-stage-aftermath = Outcome
dorian-deals = Deals
dorian-contract = The offer on the table
dorian-you = you
dorian-gives = gives
dorian-price = asks as a price
dorian-for = for
dorian-nothing = nothing yet
dorian-binds = binds
dorian-binds-not = a mere word, does not bind
dorian-deal-support = support in battle
dorian-deal-pass = passage
dorian-deal-alliance = alliance
dorian-deal-truce = truce
dorian-deal-barter = trade
dorian-deal-stage-terms = { $from } puts the offer together.
dorian-deal-stage-answering = { $to } may accept or refuse.
dorian-deal-stage-pricing = { $to } names a price.
dorian-deal-stage-replying = { $from } may accept the price or not.
dorian-deal-stage-struck = Agreed: the Resources change hands.
dorian-request-pass = { $from } asks { $to } for passage. The answer holds for this turn.
dorian-request-market = { $from } asks { $to } to trade at the Market of { $place } this turn.
dorian-request-entry = { $from } asks { $to } for shelter inside the Defences.
dorian-request-attack = { $from } attacks { $to } at { $place }. Fight, flee, or find shelter?
dorian-propose = Propose a deal
dorian-standing = Holds this turn
dorian-may-pass = { $who } may pass { $owner }
dorian-may-not-pass = { $who } may not pass { $owner }
dorian-to-me = Offers and answers to you
dorian-from-me = Your offers and answers
dorian-others = Among the others
dorian-no-deals = Nothing is being bargained over.

# The keeper's page
keeper-title = The keeper of the hall
keeper-none = This page is for the keeper of the hall
keeper-none-more = Its address is printed when the hall is opened, and by the command “greathall admin link”. Each opens the page once.
keeper-used = This address was used already, or is too old. The command “greathall admin link” gives another.
keeper-parts = Parts of this page
keeper-load = Load
keeper-tables = Tables
keeper-people = People
keeper-faults = Faults
keeper-acts = Deeds
keeper-find = Find
keeper-leave = Leave this page
keeper-game = Game
keeper-players = Players
keeper-state = State
keeper-last = When
keeper-deeds = What to do
keeper-name = Name
keeper-at = At
keeper-since = Since
keeper-fault = Fault
keeper-what = What
keeper-deed = Deed
keeper-about = About
keeper-outcome = Outcome
keeper-muted = silent
keeper-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
keeper-tables-of = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
keeper-is-running = running
keeper-is-over = over
keeper-is-frozen = frozen
keeper-is-broken = unreadable
keeper-by-command = by command
keeper-by-page = on this page
keeper-done = Done: { $deed }
keeper-done-short = done
keeper-no-faults = No faults since the hall was opened.
keeper-no-acts = Nothing was done yet.
keeper-no-tables = No table has been opened yet.
keeper-no-people = Nobody has been here yet.
keeper-no-fit = Nothing fits that.
keeper-more = … and { $count } more: search for them.
keeper-workers = Bots
keeper-everything = Everything
keeper-everything-more = A backup holds every seed and every session of this hall: keep it where nobody else reads it. The export of a running game shows what is hidden in it.
keeper-freeze-why = Why does this table stand still? The players read it.
keeper-freeze-default = The keeper of this hall has stopped this table for now.
keeper-rewind-count = How many of its { $count } answers shall stand?
keeper-rewind-number = That is a number of answers.
keeper-remove-table-sure = Throw table { $table } away for good?
keeper-remove-person-sure = Forget { $name }? Bots will play on at the tables of this person.
keeper-end-sure = End every session of { $name }?
deed-freeze = Freeze
deed-thaw = Let it go on
deed-rewind = Take back
deed-export = Export
deed-remove-table = Remove
deed-remove-person = Forget
deed-end-sessions = Log out
deed-mute = Silence
deed-unmute = Let talk
deed-backup = Backup of everything
deed-import = Bring a recording
deed-missing = Bring missing tables back
deed-link = A new link
deed-enter = The keeper came in
deed-restore = Restored from a backup
gauge-uptime = Open for
gauge-answers = Answers
gauge-tables = Tables awake
gauge-driven = { $count } with bots
gauge-sockets = Lines
gauge-connections = { $count } connections
gauge-lag = Longest delay
gauge-memory = Memory
gauge-cpu = Processor time
gauge-faults = Faults
gauge-commits = Commits
gauge-rows = { $count } changes
gauge-refused = Refused at the door
gauge-slow = { $count } too slow
gauge-workers = Workers
gauge-busy = busy
gauge-queue = Questions waiting
gauge-waiting = of { $count } people
gauge-wait = Longest wait
gauge-thoughts = Answers of bots
gauge-late = { $count } in a hurry
gauge-chance = By chance
gauge-died = Workers lost
gauge-recordings = Recordings
