"""The vocabulary of Karez: verbs of the options, decks, faces, colours, piles and facts, all as small ints."""

from typing import Final

# -- verbs: what a player may answer (the index is the verb; their words and ranges are in notation.py)

TAKE: Final = 0
DECK: Final = 1
PASS: Final = 2
CONSTRUCT: Final = 3
CITIZEN: Final = 4
ADVENTURER: Final = 5
LEAVE: Final = 6
FEED: Final = 7
REST: Final = 8
BUY: Final = 9
EXPLORE: Final = 10
ATTACK: Final = 11
OPEN: Final = 12
CLOSE: Final = 13
DONE: Final = 14
ACTIVATE: Final = 15
KEEP: Final = 16
TRAIN: Final = 17
ROB: Final = 18
RAISE: Final = 19
STACK: Final = 20
JOIN: Final = 21
ATTACH: Final = 22
USE: Final = 23
FLEE: Final = 24
DROP: Final = 25
FIGHT: Final = 26
ROLL: Final = 27
DIE: Final = 28
WOUND: Final = 29
HEAL: Final = 30
ABSORB: Final = 31
COVER: Final = 32
HIT: Final = 33
STORE: Final = 34
RELEASE: Final = 35
SAVE: Final = 36
FALL: Final = 37
BURY: Final = 38
DISCARD: Final = 39
REGROW: Final = 40
CLAIM: Final = 41
TRADE: Final = 42
GOLD: Final = 43
GIVE: Final = 44
ACCEPT: Final = 45
REFUSE: Final = 46
UNJOIN: Final = 47
UNREST: Final = 48
DETACH: Final = 49
UNDIE: Final = 50
UNWOUND: Final = 51
UNHEAL: Final = 52
UNABSORB: Final = 53
UNCOVER: Final = 54
UNHIT: Final = 55
UNREGROW: Final = 56
UNGOLD: Final = 57
UNGIVE: Final = 58
MOST_COINS: Final = 9  # gold on one side of a trade

# -- decks, in the order of their piles

HUMANOID: Final = 0
UNDEAD: Final = 1
BEAST: Final = 2
ANCIENT: Final = 3
TRAP: Final = 4
ITEM: Final = 5
INSTANT: Final = 6
QUEST: Final = 7
HERO: Final = 8
DECKS: Final = ("humanoid", "undead", "beast", "ancient", "trap", "item", "instant", "quest", "hero")
MONSTER_DECKS: Final = 5  # the first five decks hold Monsters and Traps
HAND_DECKS: Final = 8  # cards of these decks are held in hands

# -- piles: where hidden and discarded cards lie (indices of Karez.piles)

DISCARDS: Final = 9  # + deck
LEVELS: Final = 18  # + 0, 1, 2: the Adventure decks by level
LAST: Final = 21  # the level-2 Adventure that lies under the level-1 deck
MARKS: Final = 22  # the dungeon stack: for each card its deck, in order
STACKED: Final = 23  # + deck of Monsters: the cards of the dungeon stack, in order within their deck
HANDS: Final = 28  # + 8 * seat + deck

# -- faces and colours of dice; faces are also hit points

SWORD: Final = 0
CLAW: Final = 1
FLAME: Final = 2
SKULL: Final = 3
FACES: Final = ("sword", "claw", "flame", "skull")
RED: Final = 0
WHITE: Final = 1
GREEN: Final = 2
COLOURS: Final = ("red", "white", "green")

# -- initiative rounds, places of hit points, states of Karez

FIRST: Final = 0
MIDDLE: Final = 1
FINAL: Final = 2
ORDERS: Final = ("first", "none", "last")
OWN: Final = 0  # a hit point of the Hero himself: printed or of a Level up
GEAR: Final = 1  # a hit point of his equipment
PLACES: Final = ("own", "gear")
VILLAGE: Final = 0
TOWN: Final = 1
CITY: Final = 2
STATES: Final = ("village", "town", "city")
PHASES: Final = ("setup", "actions", "activating", "adventures", "quests", "karez", "end")

# -- buildings: who owns them besides seats

UNBUILT: Final = -1
NEUTRAL: Final = -2
NOBODY: Final = -1  # a job, site or Hero of no seat

# -- Heroes: what may be true of one in play

RESTING: Final = 1
USED: Final = 2  # has joined an exploration this turn
DEAD: Final = 4  # kept face down at the Cemetery

# -- facts that Quests and goals ask for, for each seat; the first TURN_FACTS are of this turn only

SLEW: Final = 0  # + deck of Monsters, four of them
TRAPS: Final = 4
WON_ALONE: Final = 5
WON_INTACT: Final = 6
WON_LEVEL: Final = 7
RAIDED: Final = 8
REPELLED: Final = 9
WATCHED: Final = 10
TURN_FACTS: Final = 11
KILLS: Final = 11  # Adventurers killed in the own dungeon
SLAIN: Final = 12  # own Monsters slain in the own dungeon
FALLEN: Final = 13  # rival Heroes fallen in the own dungeon
QUESTS: Final = 14  # Quests completed
FACTS: Final = 15

# -- when an effect works, and at which window

PASSIVE: Final = 0
ONCE: Final = 1
USED_UP: Final = 2
ON_SLAIN: Final = 3
ON_OVERCOME: Final = 4
END_CYCLE: Final = 5
ON_DEATH: Final = 6
ACTIVATED: Final = 7
REWARD: Final = 8
WHENS: Final = ("passive", "once", "use", "on_slain", "on_overcome", "end_cycle", "on_death")
ON_REVEAL: Final = 1
BEFORE_ROLL: Final = 2
AFTER_ROLL: Final = 4
WINDOWS: Final = {"on_reveal": 1, "before_roll": 2, "after_roll": 4, "any": 7}

# -- how an encounter ended

GOES_ON: Final = 0
SLAIN_FOE: Final = 1
SURVIVED: Final = 2  # a Trap
DISARMED: Final = 3
ESCAPED: Final = 4  # fled without penalty, by a card
FLED: Final = 5
WIPED_OUT: Final = 6
