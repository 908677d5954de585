"""The game's vocabulary: verbs, steps, sides, slots, kinds of cards. Everything else in this folder speaks in these words."""

from typing import Final

# -- verbs: what may be answered. The number is the place in VERBS (notation.py).
FLIP: Final = 0
STOP: Final = 1
MOVE: Final = 2
STAY: Final = 3
DONE: Final = 4
END_TURN: Final = 5
SECOND_TURN: Final = 6
LAY: Final = 7
ATTACK: Final = 8
FLEE: Final = 9
CONTINUE: Final = 10
DRINK: Final = 11
THROW: Final = 12
READ: Final = 13
EQUIP: Final = 14
UNEQUIP: Final = 15
SPELL_HURT: Final = 16
SPELL_STEP: Final = 17
SPELL_HEAL: Final = 18
IDENTIFY: Final = 19
TELEPORT: Final = 20
AVOID: Final = 21
ENDURE: Final = 22
KEEP: Final = 23
DROP: Final = 24
RETURN: Final = 25
ROTATE: Final = 26
SHOP: Final = 27
BUY: Final = 28
SELL: Final = 29
PAY: Final = 30
LEAVE_SHOP: Final = 31
TRADE: Final = 32
GIVE: Final = 33
PROPOSE: Final = 34
ACCEPT: Final = 35
REFUSE: Final = 36
TRIP: Final = 37
STEAL: Final = 38
LEAP: Final = 39
MOLE: Final = 40
DIG: Final = 41
FORFEIT: Final = 42
AGREE: Final = 43
DISAGREE: Final = 44
PICK: Final = 45
TOKEN: Final = 46
GOAL: Final = 47
BEGIN: Final = 48
RESTART: Final = 49
QUIT: Final = 50
LEAVE_A_WHILE: Final = 51
LEAVE_FOR_GOOD: Final = 52
COME_BACK: Final = 53
WAIT: Final = 54
PLAY_ON: Final = 55
CLAIM: Final = 56
READY: Final = 57
WITHHOLD: Final = 58  # takes back what was to be given
SPARE: Final = 59  # takes back what was to be paid
SETTLE: Final = 60
UNGOAL: Final = 61
UNLAY: Final = 62

# -- sides and places. A place is one int; north is up the table, row -1 is off its edge.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STRIDE: Final = 256
ORIGIN_X: Final = 128
ORIGIN_Y: Final = 16
EDGE: Final = ORIGIN_Y * STRIDE  # every place below this one is off the table
STEPS: Final = (STRIDE, 1, -STRIDE, -1)  # by side; the opposite side is side ^ 2
ALL_SIDES: Final = 15
NOWHERE: Final = 0  # the place of a player who is not on the board
SIDES: Final = ("north", "east", "south", "west")


def place(x: int, y: int) -> int:
    """The place at column x, row y."""
    return (y + ORIGIN_Y) * STRIDE + x + ORIGIN_X


def place_x(p: int) -> int:
    """The column of a place."""
    return p % STRIDE - ORIGIN_X


def place_y(p: int) -> int:
    """The row of a place."""
    return p // STRIDE - ORIGIN_Y


# -- kinds of cards
PATH: Final = 0
START: Final = 1
LADDER: Final = 2
TRAP: Final = 3
FOUNTAIN: Final = 4
SHOP_TILE: Final = 5
CHEST: Final = 6
ENEMY: Final = 7
BOSS: Final = 8
ARTIFACT: Final = 9
POTION: Final = 10
KEY: Final = 11
WEAPON: Final = 12
ARMOR: Final = 13
SCROLL: Final = 14
DEBT: Final = 15
GOLD: Final = 16
KINDS: Final = (
    "path", "start", "ladder", "trap", "fountain", "shop", "chest", "enemy", "boss", "artifact", "potion", "key",
    "weapon", "armor", "scroll", "debt", "gold",
)  # fmt: skip

# -- equipment slots (CR-EQUIP-03): all but the primary hand are armor slots. CR-EQUIP-04: other names for them.
HEAD: Final = 0
CHEST_SLOT: Final = 1
FEET: Final = 2
PRIMARY: Final = 3
SECONDARY: Final = 4
SLOTS: Final = ("head", "chest", "feet", "primary", "secondary")
SLOT_ALIASES: Final = {"helm": HEAD, "body": CHEST_SLOT, "boot": FEET, "leg": FEET, "weapon": PRIMARY, "shield": SECONDARY}
EMPTY: Final = -1  # a slot with nothing in it

# -- characters, in the order of data/characters.toml
WARRIOR: Final = 0
ROGUE: Final = 1
CLERIC: Final = 2
EXPLORER: Final = 3
MAGE: Final = 4
BARD: Final = 5
NO_CHARACTER: Final = -1
COLOURS: Final = ("crimson", "azure", "emerald", "amber", "violet", "ivory")  # the six tokens

# -- potion effects, by the number that the die shows for them
HEALING: Final = 1
POISON: Final = 2
STRENGTH: Final = 3
WEAKNESS: Final = 4
TELEPORTATION: Final = 5
PARALYSIS: Final = 6
UNKNOWN: Final = 0
EFFECTS: Final = ("unknown", "healing", "poison", "strength", "weakness", "teleportation", "paralysis")

# -- goals of a solo game, as bits
GOALS: Final = ("chest", "debt", "basilisk_green", "basilisk_yellow", "golem")
GOAL_CHEST: Final = 0
GOAL_DEBT: Final = 1
GOAL_GREEN: Final = 2
GOAL_YELLOW: Final = 3
GOAL_GOLEM: Final = 4

# -- phases of the game
NORMAL: Final = 0
RUSH: Final = 1

# -- where a player stands in the game
PLAYING: Final = 0
AWAY: Final = 1  # left for a while
GONE: Final = 2  # left for good
DEAD: Final = 3  # died in the end rush
RETURNING: Final = 4  # back at the table, waiting for his tile to be free

# -- how a fight was met: it decides where the turn goes on
MET_BY_FLIP: Final = 0
MET_BY_MOVE: Final = 1
MET_AT_START: Final = 2

# -- why a player is asked once more before his turn goes on without him, as bits
SAID_READY: Final = 1
GAINED: Final = 2  # a card has come to him since he was last asked

# -- why a turn was cut short
NOT_CUT: Final = 0
CUT_PARALYSED: Final = 1
CUT_MOVED: Final = 2  # teleported, or moved by the scroll
CUT_DEAD: Final = 3
CUT_STUCK: Final = 4  # fled with no way out, or was paralysed on the way
CUT_LEVEL: Final = 5  # a story level is finished
CUT_AGAIN: Final = 6  # a story level is begun again

# -- how the game can end
END_RUSH: Final = "rush"
END_ALL_DEAD: Final = "all-dead"
END_STANDSTILL: Final = "standstill"  # of the end rush
END_FORFEIT: Final = "forfeit"
END_LAST: Final = "last-player"
END_SUCCESS: Final = "success"
END_FAILURE: Final = "failure"
END_GAVE_UP: Final = "gave-up"
END_STORY: Final = "story"

# -- whom an effect works on: a seat, or the enemy at a place
ON_ENEMY: Final = 16


def on_enemy(p: int) -> int:
    """The target number of the enemy at a place."""
    return p + ON_ENEMY
