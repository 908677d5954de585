"""The vocabulary of the game: meeples, places, phases, verbs. All are small ints."""

from typing import Final

# Meeples. Where they lie in bags, Taverns, Lodgings and the supply they are counted by these nine.
PEASANT: Final = 0
WARRIOR: Final = 1
MAGE: Final = 2
CLERIC: Final = 3
KNIGHT: Final = 4
RANGER: Final = 5
PALADIN: Final = 6
SHAMAN: Final = 7
CORRUPTION: Final = 8
MEEPLES: Final = 9
MEEPLE_WORDS: Final = ("peasant", "warrior", "mage", "cleric", "knight", "ranger", "paladin", "shaman", "corruption")

# Pieces. On a place a Shaman stands for a basic type: piece AS + type. So places count fourteen kinds.
AS: Final = 9
PIECES: Final = 14
PIECE_WORDS: Final = (*MEEPLE_WORDS, *[f"shaman_as_{word}" for word in MEEPLE_WORDS[:5]])
MEEPLE_OF: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 7, 7, 7, 7)  # what lies there when the place is cleared

# A band: several meeples or pieces as one int, so that an event can name them all. Six bits count each kind.
BAND_BITS: Final = 6


def band(counts: list[int]) -> int:
    """Counted meeples or pieces as one number."""
    number = 0
    for piece in range(len(counts)):
        number |= counts[piece] << BAND_BITS * piece
    return number


def counted(number: int) -> list[tuple[int, int]]:
    """(piece, how many) of a band."""
    found = [(piece, number >> BAND_BITS * piece & (1 << BAND_BITS) - 1) for piece in range(PIECES)]
    return [(piece, n) for piece, n in found if n]


# Wider words of cards.
ANY_UNIT: Final = 9
ANY_PRESTIGE: Final = 10
ANY_MEEPLE: Final = 11
UNIT_WORDS: Final = (*MEEPLE_WORDS, "any_unit", "any_prestige", "any_meeple")

_SHAMANS: Final = 0b11111 << AS
# COUNTS_AS[word] is the mask of the pieces that count as that word (MM-SET-05, MM-UNIT-01, MM-ICO-02, MM-ICO-14).
COUNTS_AS: Final = (
    1 << PEASANT | 1 << AS,
    1 << WARRIOR | 1 << AS + WARRIOR,
    1 << MAGE | 1 << AS + MAGE,
    1 << CLERIC | 1 << AS + CLERIC,
    1 << KNIGHT | 1 << AS + KNIGHT,
    1 << RANGER,
    1 << PALADIN,
    1 << SHAMAN | _SHAMANS,
    1 << CORRUPTION,
    0b11111111 | _SHAMANS,
    1 << RANGER | 1 << PALADIN | 1 << SHAMAN | _SHAMANS,
    0b111111111 | _SHAMANS,
)

CLASSES: Final = (MAGE, CLERIC, KNIGHT, WARRIOR)  # with Hero cards of three levels (MM-CMP-07, MM-R-41)
PRESTIGE: Final = (RANGER, PALADIN, SHAMAN)

VILLAGES: Final = 0
CASTLE: Final = 1
UNIVERSITY: Final = 2
CATHEDRAL: Final = 3
DISTRICTS: Final = ("villages", "castle", "university", "cathedral")

# Every Monster has one of these types (MM-CMB-06).
HUMANOID: Final = 0
UNDEAD: Final = 1
BEAST: Final = 2  # the third type, which the rulebook forgets to name: MM-R-01
TYPES: Final = ("humanoid", "undead", "beast")

TRIGGERED: Final = 0
ONGOING: Final = 1
END_OF_GAME: Final = 2
QUEST_TYPES: Final = ("triggered", "ongoing", "end_of_game")

# Spots: where a place lies (MM-CMP-04): four starting Locations, eight slots, four Towers, twelve Monster slots, then
# the council and the Capitol.
SLOT: Final = 4
TOWER: Final = 12
CITY: Final = 16
COUNCIL: Final = 28
CAPITOL: Final = 32
# The district of each spot below the council (MM-OVR-09: council and Capitol lie in none).
DISTRICT_OF: Final = (
    0, 1, 2, 3,  0, 0, 1, 1, 2, 2, 3, 3,  0, 1, 2, 3,  0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3,
)  # fmt: skip
NOWHERE: Final = 15  # no card lies here

# Phases of a turn (MM-TURN-02).
TURN_START: Final = 0
DEVELOPMENT: Final = 1
MAIN: Final = 2
DRAW: Final = 3
PHASES: Final = ("turn_start", "development", "main", "draw")

# Zones that a removal may take from.
HERE: Final = 1
TAVERN: Final = 2
LODGINGS: Final = 4
ZONE_WORDS: Final = ("here", "tavern", "lodgings")

NOW: Final = 0  # draws at once
IN_DRAW_PHASE: Final = 1  # raises the number of this turn's Draw Phase
ALL: Final = 99  # every meeple of a kind

# Where an effect belongs: the number of a post, or one of these.
ON_QUEST: Final = -1  # on a Quest card: meeples wait there
TO_LODGINGS: Final = -2  # meeples go straight to the Lodgings

# Verbs, in the order of notation.VERBS.
DONE: Final = 0
LEVEL: Final = 1
USE: Final = 2
RESOLVE: Final = 3
TILE: Final = 4
ON_SLOT: Final = 5
OPEN: Final = 6
ADD: Final = 7
LEAVE: Final = 8  # takes ADD back
EMPOWER: Final = 9
LEAVE_EMPOWERED: Final = 10
CALL: Final = 11
DISMISS: Final = 12  # takes CALL back
CLOSE: Final = 13
CANCEL: Final = 14
REOPEN: Final = 15
CONFIRM: Final = 16
REMOVE: Final = 17
KEEP: Final = 18  # takes REMOVE back
COMPLETE: Final = 19
DISCARD: Final = 20
HOLD: Final = 21  # takes DISCARD back
REBAG: Final = 22
UNBAG: Final = 23  # takes REBAG back
PUT_IN: Final = 24
USE_QUEST: Final = 25
HILL: Final = 26
EFFECT: Final = 27
