"""The pack: every card, potion effect, character and stack as typed, immutable definitions, read from data/*.toml.

States hold card numbers only; equal copies share a number. What the rules ask most often stands in flat lists by
card number.
"""

from pathlib import Path
from typing import Any, Final

from greathall.core.effects import OpError, Program
from greathall.data.pack import Column, PackError, Row, nearest, read_table
from greathall.games.card_rogue.cards.ops import OPS
from greathall.games.card_rogue.words import (
    ALL_SIDES,
    BOSS,
    COLOURS,
    EFFECTS,
    ENEMY,
    KINDS,
    PATH,
    POTION,
    SLOTS,
)

FOLDER: Final = Path(__file__).parent.parent
DATA: Final = FOLDER / "data"

ENTRY: Final = {"entry": 1, "ahead": 2, "left": 4, "right": 8}


class Card:
    """One card as printed. Lists of die faces are kept as masks (bit n = face n)."""

    def __init__(self, row: Row, number: int) -> None:
        v: dict[str, Any] = row.values
        self.slug = row.slug
        self.number = number
        self.kind = _index(row, "kind", KINDS)
        self.source: str = v["source"]
        self.gold: int = v["gold"]
        self.vp: int = v["vp"]
        self.paths = sum(_paths(row))  # open sides as the player who turns it up sees them
        self.arrow: bool = v["arrow"]
        self.health: int = v["health"]
        self.attack: int = v["attack"]
        self.chases: bool = v["chases"]
        self.recovers: bool = v["recovers"]
        self.doubles: bool = v["doubles"]
        self.dodge = _faces(row, "dodge")
        self.slots = [_slot(row, name) for name in v["slots"]]
        self.armor: int = v["armor"]
        self.min_attack: int = v["min_attack"]
        self.miss_on = _faces(row, "miss_on")
        self.reroll_on = _faces(row, "reroll_on")
        self.block_on = _faces(row, "block_on")
        self.flee_on = _faces(row, "flee_on")
        self.avoid_on = _faces(row, "avoid_on")
        self.steps: int = v["steps"]
        self.max_health: int = v["max_health"]
        self.cursed: bool = v["cursed"]
        self.effect: list[str] = v["effect"] or v["ability"]
        self.program: Program = ()
        self.row = row


COLUMNS: Final = [
    Column("kind", str, required=True),
    Column("source", str, required=True),
    Column("gold", int, 0),
    Column("vp", int, 0),
    Column("paths", list, []),
    Column("arrow", bool, False),
    Column("health", int, 0),
    Column("attack", int, 0),
    Column("chases", bool, True),
    Column("recovers", bool, False),
    Column("doubles", bool, False),
    Column("dodge", list, []),
    Column("slots", list, []),
    Column("armor", int, 0),
    Column("min_attack", int, 0),
    Column("miss_on", list, []),
    Column("reroll_on", list, []),
    Column("block_on", list, []),
    Column("flee_on", list, []),
    Column("avoid_on", list, []),
    Column("steps", int, 0),
    Column("max_health", int, 0),
    Column("cursed", bool, False),
    Column("effect", list, []),
    Column("ability", list, []),
]


def _index(row: Row, column: str, known: tuple[str, ...]) -> int:
    word = row[column]
    if word not in known:
        raise row.error(f"unknown {column} {word!r}{nearest(word, known)}")
    return known.index(word)


def _slot(row: Row, name: str) -> int:
    if name not in SLOTS:
        raise row.error(f"unknown slot {name!r}{nearest(str(name), SLOTS)}")
    return SLOTS.index(name)


def _paths(row: Row) -> list[int]:
    for name in row["paths"]:
        if name not in ENTRY:
            raise row.error(f"unknown path {name!r}{nearest(str(name), list(ENTRY))}")
    return [ENTRY[name] for name in row["paths"]]


def _faces(row: Row, column: str) -> int:
    mask = 0
    for face in row[column]:
        if face not in (1, 2, 3, 4, 5, 6):
            raise row.error(f"{column!r} lists die faces 1 to 6, not {face!r}")
        mask |= 1 << face
    return mask


def read_cards(folder: Path) -> list[Card]:
    """All cards of a data folder, numbered in the order of the files."""
    rows = [row for name in ("tiles", "enemies", "items") for row in read_table(folder / f"{name}.toml", "card", COLUMNS)]
    seen: dict[str, Row] = {}
    for row in rows:
        if row.slug in seen:
            raise row.error(f"this slug is already taken in {seen[row.slug].path.name}")
        seen[row.slug] = row
    return [Card(row, number) for number, row in enumerate(rows)]


def read_decks(folder: Path, numbers: dict[str, int]) -> dict[str, list[int]]:
    """The stacks as lists of card numbers."""
    decks: dict[str, list[int]] = {}
    columns = [Column("cards", dict, required=True), Column("source", str, required=True)]
    for row in read_table(folder / "decks.toml", "deck", columns):
        cards: list[int] = []
        for slug, copies in row["cards"].items():
            if slug not in numbers:
                raise row.error(f"unknown card {slug!r}{nearest(slug, list(numbers))}")
            if not isinstance(copies, int) or copies < 1:
                raise row.error(f"copies of {slug!r} must be a whole number above 0, not {copies!r}")
            cards += [numbers[slug]] * copies
        decks[row.slug] = cards
    for name in ("exploration", "special", "pathing", "shop"):
        if name not in decks:
            raise PackError(f"decks.toml: the stack {name!r} is missing")
    return decks


class Character:
    """A character with two good traits and a bad one (CR-CHAR-01); the code of each trait names its rule.

    The health a Warrior starts with (CR-CHAR-02) and that of a Mage (CR-CHAR-16) stand in the data.
    """

    def __init__(self, slug: str, max_health: int, good: list[str], bad: str) -> None:
        self.slug = slug
        self.max_health = max_health
        self.good = good
        self.bad = bad


def read_characters(folder: Path) -> list[Character]:
    """The characters, in the order of words.py."""
    columns = [
        Column("max_health", int, required=True),
        Column("good", list, required=True),
        Column("bad", str, required=True),
        Column("source", str, required=True),
    ]
    rows = read_table(folder / "characters.toml", "character", columns)
    return [Character(row.slug, row["max_health"], row["good"], row["bad"]) for row in rows]


PACK: Final = read_cards(DATA)
SLUGS: Final[list[str]] = [card.slug for card in PACK]
NUMBERS: Final = {card.slug: card.number for card in PACK}
DECKS: Final = read_decks(DATA, NUMBERS)
CHARACTERS: Final = read_characters(DATA)
CHARACTER_SLUGS: Final[list[str]] = [character.slug for character in CHARACTERS]
POTION_PROGRAMS: Final[list[Program]] = [() for _ in EFFECTS]

# Flat lists by card number, for the questions that are asked all the time.
KIND: Final = [card.kind for card in PACK]
GOLD_OF: Final = [card.gold for card in PACK]
VP_OF: Final = [card.vp for card in PACK]
ATTACK_OF: Final = [card.attack for card in PACK]
MAX_HEALTH_OF: Final = [card.max_health for card in PACK]
CURSED: Final = [card.cursed for card in PACK]
# CR-ITEM-01, CR-VP-08: what a card's symbols allow. Bosses, artifacts and the key cannot be sold; the key alone can be traded.
# CR-ARTI-03, CR-Q-84: and nobody discards a card of his own will.
SELLABLE: Final = [card.gold > 0 and KINDS[card.kind] != "debt" for card in PACK]
TRADABLE: Final = [(card.gold > 0 and KINDS[card.kind] != "debt") or KINDS[card.kind] == "key" for card in PACK]
THROWABLE: Final = [card.kind == POTION for card in PACK]  # CR-POT-02: only what pictures a potion is one
IS_ENEMY: Final = [card.kind in (ENEMY, BOSS) for card in PACK]  # CR-COMBAT-02
# CR-Q-70: everybody sees victory-point cards, and artifacts, whose effect shows on the open score sheet.
OPENLY_HELD: Final = [card.vp > 0 or KINDS[card.kind] == "artifact" for card in PACK]
# CR-PATH-01: tiles one walks on show their paths; cards without printed paths are open on all sides (CR-Q-07).
HAS_PATHS: Final = [card.paths > 0 for card in PACK]
PLAIN: Final = [card.kind == PATH for card in PACK]  # CR-PATH-06: the same from either stack, and without effect


def _turned(paths: int, entry: int) -> int:
    """The open sides of a tile whose entry side is `entry`: ahead is opposite, left and right as one walks in."""
    ahead = entry ^ 2
    sides = 0
    if paths & 1:
        sides |= 1 << entry
    if paths & 2:
        sides |= 1 << ahead
    if paths & 4:
        sides |= 1 << (ahead + 3) % 4
    if paths & 8:
        sides |= 1 << (ahead + 1) % 4
    return sides


# CR-PATH-04, CR-PATH-05: with the entry facing the player and the arrow pointing away, there is one rotation only.
TURNED: Final = [[_turned(card.paths, entry) if card.paths else ALL_SIDES for entry in range(4)] for card in PACK]

CROSS: Final = NUMBERS["cross"]
STARTING_TILE: Final = NUMBERS["starting_tile"]
LADDER_DOWN: Final = NUMBERS["ladder_down"]
KEY_CARD: Final = NUMBERS["key"]
CHEST_CARD: Final = NUMBERS["chest"]
GOLEM: Final = NUMBERS["golem"]
BASILISK_GREEN: Final = NUMBERS["basilisk_green"]
BASILISK_YELLOW: Final = NUMBERS["basilisk_yellow"]
DAGGER: Final = NUMBERS["dagger"]
POTIONS: Final = [card.number for card in PACK if card.kind == POTION]
FIRST_POTION: Final = POTIONS[0]
GOLD_CARDS: Final = [NUMBERS["gold_10"], NUMBERS["gold_5"], NUMBERS["gold_2"], NUMBERS["gold_1"]]


def _compile() -> None:
    """Check and pack every effect."""
    for card in PACK:
        try:
            card.program = OPS.compile(card.effect)
        except OpError as error:
            raise card.row.error(str(error)) from None
    columns = [Column("roll", int, required=True), Column("effect", list, required=True), Column("source", str)]
    for row in read_table(DATA / "potions.toml", "effect", columns):
        number = _named(row, EFFECTS)
        if number != row["roll"]:
            raise row.error(f"the die gives {row.slug!r} on {number}, not on {row['roll']}")
        try:
            POTION_PROGRAMS[number] = OPS.compile(row["effect"])
        except OpError as error:
            raise row.error(str(error)) from None


def _named(row: Row, known: tuple[str, ...]) -> int:
    if row.slug not in known:
        raise row.error(f"unknown potion effect{nearest(row.slug, known)}")
    return known.index(row.slug)


_compile()


def colour_of(potion: int) -> int:
    """The colour of a potion card: the index of its line on the score sheet."""
    return potion - FIRST_POTION


TOKENS: Final = COLOURS
