"""The vocabulary of Dorian: powers, resources, areas, roles, verbs. Constants only."""

from typing import Final

# Powers, and the Resource that pairs with each (DO-GEN-03, DO-RES-13, DO-R-01).
STEALTH: Final = 0
PHYSICAL: Final = 1
MAGIC: Final = 2
UNALIGNED: Final = 3  # Garlocks and Faction Followers belong to no Power (DO-SPC-12)
CHOOSE_STAT: Final = 3
POWERS: Final = ("stealth", "physical", "magic")
LETTERS: Final = ("S", "P", "M", "U")
RESOURCES: Final = ("dark_essence", "dragon_stone", "magic_crystal")
SHORT: Final = ("DE", "DS", "MC")
ANY: Final = 3  # a Resource of the receiver's or payer's choice
EACH: Final = 4

# Where Resources lie (DO-RES-01). The order is the order in which places are offered; the Pool takes everything.
CAMP: Final = 0
BASE: Final = 1
POOL: Final = 2
BOARD: Final = 3  # Camp or Base Power
AREAS: Final = ("camp", "base", "pool")

# Upgrade slots: three on the Character, two in the Camp.
WEAPON: Final = 0
ARMOUR: Final = 1
RELIC: Final = 2
CAMP_ONE: Final = 3
CAMP_TWO: Final = 4
SLOTS: Final = ("weapon", "armour", "relic", "camp_1", "camp_2")
SLOT_COUNT: Final = 5

# Phases of a turn.
OUTSIDE: Final = 0
PREPARATION: Final = 1
INFLUENCE: Final = 2
IN_BATTLE: Final = 3

# Battles, and what a player is in one (DO-TRM-08). Finalists are neither attacker nor defender (DO-FIN-01).
SIEGE: Final = 0
FIELD: Final = 1
FINAL: Final = 2
ABSENT: Final = 0
ATTACKING: Final = 1
SUPPORTING: Final = 2
DEFENDING: Final = 3
FINALIST: Final = 4
ROLES: Final = ("absent", "attacking", "supporting", "defending", "finalist")
DEFENCE_SIDE: Final = 0  # the faces of a Battle Marker
ATTACK_SIDE: Final = 1
SIDES: Final = ("defence", "attack")

# A card in a battle: flags.
PRESENT: Final = 1
EXHAUSTED: Final = 2
SILENCED: Final = 4
RESTORED: Final = 8  # has been Restored by an Ability this battle: once is the limit (DO-R-92)
COUNTED: Final = 16  # was present at the final calculation

# Zones that cards go to and come from.
HAND: Final = 0
RESTORE: Final = 1
DECK_TOP: Final = 2
DECK_BOTTOM: Final = 3
PLAYED: Final = 4

# Deals of the tribute rule (DO-TRB-04). Only a paid passage binds.
SUPPORT: Final = 0
PASS: Final = 1
ALLIANCE: Final = 2
TRUCE: Final = 3
BARTER: Final = 4  # a trade between two Characters
DEALS: Final = ("support", "pass", "alliance", "truce", "barter")

# Triggers.
ON_REVEAL: Final = 0
ON_ENEMY_ACTIVATED: Final = 1
ON_WIN: Final = 2
ON_LOSE: Final = 3

NOWHERE: Final = -1  # a Figure off the board, a Location without owner or before
NONE: Final = -1

HAND_TARGET: Final = 5
CAMP_CAPACITY: Final = 3
CITY_SLOTS: Final = 5
OBJECTIVES_HELD: Final = 2
PRICE: Final = 3
LOOK: Final = 2
DESTROY_GAIN: Final = 2
REST_GAIN: Final = 3
BASE_LOSS: Final = 2
GREAT: Final = 3  # ★ of a siege that an Objective calls great
LOWEST_FROM: Final = 2  # the Round from which being lowest in IP counts
JOIN_RANGE: Final = 1
TRADES: Final = (2, 3)  # Resources of one Market trade
MOST_TRADES: Final = 20  # DO-R-95: technical stops
MOST_SWAPS: Final = 20
MOST_OFFERS: Final = 10
MOST_SAILS: Final = 20
MOST_TIES: Final = 20  # tied Field Battles of a turn
MOST_UNITS: Final = 63  # of a Resource in an offer
MOST_FINALS: Final = 20  # DO-R-65

# Verbs of options; the index is the verb.
DONE: Final = 0
LEAD: Final = 1
KEEP_OBJECTIVE: Final = 2
TAKE: Final = 3
GARLOCK: Final = 4
PICK: Final = 5
USE: Final = 6
EQUIP: Final = 7
UNEQUIP: Final = 8
STORE: Final = 9
ASK_MARKET: Final = 10
TRADE: Final = 11
BUY: Final = 12
LOOK_MORE: Final = 13
CHOOSE: Final = 14
DESTROY: Final = 15
SWAP_OBJECTIVE: Final = 16
STOW: Final = 17
TRIBUTE: Final = 18
BARGAIN: Final = 19
GIVE: Final = 20
WANT: Final = 21
SEND: Final = 22
WITHDRAW: Final = 23
ACCEPT: Final = 24
REFUSE: Final = 25
NAME_PRICE: Final = 26
TRAVEL: Final = 27
BESIEGE: Final = 28
ATTACK: Final = 29
ASK_PASS: Final = 30
GATHER: Final = 31
REST: Final = 32
STAY_OUT: Final = 33
TAKE_PART: Final = 34
SELECT: Final = 35
READY: Final = 36
ACTIVATE: Final = 37
TARGET: Final = 38
MODE: Final = 39
STAT: Final = 40
PAY: Final = 41
LOSE: Final = 42
ROB: Final = 43
FIGHT: Final = 44
FLEE: Final = 45
ENTER: Final = 46
GO: Final = 47
GRANT: Final = 48
DENY: Final = 49
UNDER: Final = 50
ON_TOP: Final = 51
EXCHANGE: Final = 52
ASSIGN: Final = 53
TRIGGER: Final = 54
TAKE_BACK: Final = 55
TRIGGER_UPGRADE: Final = 56
# Taking a pick back, and naming all that is left at once.
UNTAKE: Final = 57
TAKE_REST: Final = 58
UNPAY: Final = 59
PAY_REST: Final = 60
SPARE: Final = 61
UNROB: Final = 62
UNSELECT: Final = 63
UNCHOOSE: Final = 64
LEAVE_ON: Final = 65
UNGIVE: Final = 66
UNWANT: Final = 67
UNASSIGN: Final = 68
UNPICK: Final = 69
UNEXCHANGE: Final = 70
UNTARGET: Final = 71

STAYS: Final = 0  # second argument of TAKE_PART: the Character stays where it is, or joins
JOINS: Final = 1
JOINING: Final = ("stays", "joins")
