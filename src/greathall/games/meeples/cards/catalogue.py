"""The pack: every card, tile and token as a typed, immutable definition, read from data/*.toml once.

All cards share one numbering, so that a state, an option or an event names a card by one int. How many there are of
each kind is printed on the box (MM-CMP-06).
"""

from pathlib import Path
from typing import Any, Final

from greathall.core.effects import OpError, Program
from greathall.data.pack import Column, PackError, Row, nearest, read_table
from greathall.games.meeples.cards.ops import OPS, names
from greathall.games.meeples.words import (
    CLASSES,
    DISTRICTS,
    MEEPLE_WORDS,
    PIECES,
    PRESTIGE,
    QUEST_TYPES,
    TYPES,
    UNIT_WORDS,
)

FOLDER: Final = Path(__file__).parent.parent
DATA: Final = FOLDER / "data"
NONE: Final = -1

Needs = tuple[tuple[int, int], ...]  # (unit word, least number)

START: Final = 0
LOCATION: Final = 1
ROOM: Final = 2
MONSTER: Final = 3
OVERLORD: Final = 4
HENCHMAN: Final = 5
QUEST: Final = 6
CENTRE: Final = 7
BONUS: Final = 8
TOKEN: Final = 9
HERO: Final = 10

# Kinds of conditions.
DEFEAT: Final = 0
DEFEAT_N: Final = 1
ACTIVATE_N: Final = 2
CONSTRUCT_N: Final = 3
IN_TAVERN: Final = 4
PILE: Final = 5
PILE_EACH: Final = 6
OWN: Final = 7
OWN_MOST: Final = 8
HEROES: Final = 9
ASSIGNED_LEVELS: Final = 10
ASSIGNED: Final = 11
ASSIGNED_TYPES: Final = 12
CONDITIONS: Final = (
    "defeat", "defeat_n", "activate_n", "construct_n", "tavern", "pile", "pile_each", "own", "own_most",
    "heroes", "assigned_levels", "assigned", "assigned_types",
)  # fmt: skip
PARTS: Final = (
    "with", "has", "needs", "type", "level_min", "overrun", "surplus_min", "n", "distinct_min", "types_min", "unit",
    "min", "max",
)  # fmt: skip


class Condition:
    """What a Quest or token asks for. Which parts matter depends on the kind; see quests.py, scoring.py, endgame.py."""

    def __init__(
        self, kind: int, needs: Needs, type: int, level: int, overrun: bool, surplus: int, n: int, unit: int,
        low: int, high: int,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.needs = needs
        self.type = type  # NONE: any
        self.level = level  # at least
        self.overrun = overrun
        self.surplus = surplus  # combat value beyond the strength; 0 asks for none
        self.n = n  # how many
        self.unit = unit  # of this word
        self.low = low
        self.high = high


class Card:
    """One card, tile, token or board space."""

    def __init__(self, slug: str, kind: int, row: Row) -> None:
        self.slug = slug
        self.kind = kind
        self.row = row
        values = row.values
        self.number: str = values.get("number", "")
        self.district = _index(row, "district", DISTRICTS)
        self.type = _index(row, "type", QUEST_TYPES if kind == QUEST else TYPES)
        self.level: int = values.get("level", 0)
        self.strength: int = values.get("strength", 0)
        self.vp: int = values.get("vp", 0)
        self.penalty: int = values.get("penalty", 0)
        self.plus3: bool = values.get("plus3", False)
        self.needs = _needs(row, values.get("needs"))
        self.needs_any = tuple(_unit(row, word) for word in values.get("needs_any") or ())
        self.stock = _needs(row, values.get("stock"))
        self.cost = _needs(row, values.get("cost")) if kind == QUEST else ()
        self.price: int = values.get("cost", 0) if kind == HERO else 0
        self.unit = _unit(row, values["unit"]) if kind == HERO else NONE
        self.cv: int = values.get("cv", 0)
        self.at: str = values.get("at") or ""
        self.condition = _condition(row, values.get("condition"))
        if kind == QUEST and (self.vp < 1 or self.penalty < 1):
            raise row.error("a Quest has points for completing it and a penalty for not doing so (MM-QST-03)")
        self.hill = bool(values.get("offers"))
        self.source: str = values["source"]

    def effects(self) -> dict[int, list[str]]:
        """The lines of its effects by trigger: 0 its own, 1 the second way to pay, 2 + unit a hill's offer."""
        lines: dict[int, list[str]] = {0: self.row.values.get("effect") or []}
        if self.row.values.get("effect_two"):
            lines[1] = self.row.values["effect_two"]
        for word, offer in (self.row.values.get("offers") or {}).items():
            lines[2 + _unit(self.row, word)] = offer
        return lines


def _index(row: Row, column: str, words: tuple[str, ...]) -> int:
    word = row.values.get(column)
    if word is None:
        return NONE
    if word not in words:
        raise row.error(f"unknown {column} {word!r}{nearest(word, words)}")
    return words.index(word)


def _unit(row: Row, word: str) -> int:
    if word not in UNIT_WORDS:
        raise row.error(f"unknown meeple {word!r}{nearest(word, UNIT_WORDS)}")
    return UNIT_WORDS.index(word)


def _needs(row: Row, given: dict[str, int] | None) -> Needs:
    return tuple(sorted((_unit(row, word), n) for word, n in (given or {}).items()))


def _condition(row: Row, given: dict[str, Any] | None) -> Condition | None:
    if not given:
        return None
    if len(given) != 1:
        raise row.error("a condition is one table, such as { pile_each = { n = 2 } }")
    word = next(iter(given))
    if word not in CONDITIONS:
        raise row.error(f"unknown condition {word!r}{nearest(word, CONDITIONS)}")
    parts: dict[str, Any] = given[word]
    for part in parts:
        if part not in PARTS:
            raise row.error(f"unknown part {part!r} of a condition{nearest(part, PARTS)}")
    kind = parts.get("type")
    if kind is not None and kind not in TYPES:
        raise row.error(f"unknown type {kind!r}{nearest(kind, TYPES)}")
    return Condition(
        CONDITIONS.index(word),
        _needs(row, parts.get("with") or parts.get("has") or parts.get("needs")),
        NONE if kind is None else TYPES.index(kind),
        parts.get("level_min", 0),
        bool(parts.get("overrun", False)),
        parts.get("surplus_min", 0),
        parts.get("n") or parts.get("distinct_min") or parts.get("types_min") or 0,
        _unit(row, parts["unit"]) if "unit" in parts else NONE,
        parts.get("min", 0),
        parts.get("max", 999),
    )


_TEXT: Final = [Column("name", str, ""), Column("text", str, ""), Column("effect", list, []), Column("ours", str, ""),
                Column("source", str, required=True)]  # fmt: skip
_PLACE: Final = [*_TEXT, Column("district", str), Column("needs", dict), Column("needs_any", list),
                 Column("stock", dict), Column("offers", dict), Column("vp", int, 0)]  # fmt: skip
_MONSTER: Final = [*_TEXT, Column("level", int, required=True), Column("type", str, required=True),
                   Column("district", str), Column("strength", int, required=True), Column("vp", int, required=True),
                   Column("plus3", bool, False), Column("kind", str, "")]  # fmt: skip
_QUEST: Final = [*_TEXT, Column("number", str, required=True), Column("type", str, required=True),
                 Column("vp", int, required=True), Column("penalty", int, required=True),
                 Column("condition", dict, required=True), Column("cost", dict), Column("at", str)]  # fmt: skip
_HERO: Final = [*_TEXT, Column("unit", str, required=True), Column("level", int, required=True),
                Column("cv", int, required=True), Column("cost", int, 0), Column("at", str),
                Column("needs", dict)]  # fmt: skip
_TOKEN: Final = [*_TEXT, Column("condition", dict, required=True), Column("vp", int, required=True)]
_CENTRE: Final = [*_TEXT, Column("effect_two", list)]
_MEEPLE: Final = [Column("colour", str, required=True), Column("count", int, required=True),
                  Column("kind", str, required=True), Column("source", str, required=True)]  # fmt: skip

CARDS: Final[list[Card]] = []


def _read(file: str, table: str, kind: int, columns: list[Column]) -> tuple[int, ...]:
    first = len(CARDS)
    for row in read_table(DATA / file, table, columns):
        if table == "council" and row["kind"] == "henchman":
            CARDS.append(Card(row.slug, HENCHMAN, row))
        else:
            CARDS.append(Card(row.slug, kind, row))
    return tuple(range(first, len(CARDS)))


# The starting Locations are cards 0 to 3, so that a district's own Location has the number of the district.
STARTS: Final = _read("locations.toml", "start", START, _PLACE)
TILES: Final = _read("locations.toml", "tile", LOCATION, _PLACE)
ROOMS: Final = _read("rooms.toml", "room", ROOM, _PLACE)
MONSTERS: Final = _read("monsters.toml", "monster", MONSTER, _MONSTER)
COUNCILLORS: Final = _read("monsters.toml", "council", OVERLORD, _MONSTER)
QUESTS: Final = _read("quests.toml", "quest", QUEST, _QUEST)
CENTRES: Final = _read("locations.toml", "capitol", CENTRE, _CENTRE)
SLOTS: Final = _read("locations.toml", "slot", BONUS, _PLACE)
TOKENS: Final = _read("monsters.toml", "token", TOKEN, _TOKEN)
HEROES_READ: Final = _read("heroes.toml", "hero", HERO, _HERO)

SLUGS: Final[list[str]] = [card.slug for card in CARDS]
if len(set(SLUGS)) != len(SLUGS):
    raise PackError(f"two cards share a slug: {sorted(s for s in SLUGS if SLUGS.count(s) > 1)}")
CARD: Final = {slug: index for index, slug in enumerate(SLUGS)}
QUEST_NUMBER: Final = {CARDS[card].number: card for card in QUESTS}

BUILDERS_YARD: Final = CENTRES[0]
HEROES_HALL: Final = CENTRES[1]
HILLS: Final = tuple(card for card in TILES if CARDS[card].hill)
# The stock of a prestige Location lies on its tile: STOCKED[card] is the prestige meeple, NONE for all others.
STOCKED: Final = [card.stock[0][0] if card.stock else NONE for card in CARDS]

MEEPLE_COUNTS: Final = [row["count"] for row in read_table(DATA / "meeples.toml", "meeple", _MEEPLE)]
if len(MEEPLE_COUNTS) != len(MEEPLE_WORDS):
    raise PackError(f"meeples.toml: there are {len(MEEPLE_WORDS)} kinds of meeple")

# HERO_CARD[unit][level] is the Hero card of a class at a level; NONE where there is no such card.
HERO_CARD: Final = [[NONE] * 4 for _ in range(8)]
for _card in HEROES_READ:
    HERO_CARD[CARDS[_card].unit][CARDS[_card].level] = _card
PRESTIGE_LEVEL: Final = {unit: max(k for k in range(4) if HERO_CARD[unit][k] != NONE) for unit in PRESTIGE}
PRICE: Final = {unit: [0, 0, *[CARDS[HERO_CARD[unit][k]].price for k in (2, 3)]] for unit in CLASSES}

# What is read in every question, as plain tuples.
KIND: Final = tuple(card.kind for card in CARDS)
NEEDS: Final = tuple(card.needs for card in CARDS)
NEEDS_ANY: Final = tuple(card.needs_any for card in CARDS)
STRENGTH: Final = tuple(card.strength for card in CARDS)
LEVEL_OF: Final = tuple(card.level for card in CARDS)
TYPE_OF: Final = tuple(card.type for card in CARDS)
VP: Final = tuple(card.vp for card in CARDS)
NO_PIECES: Final = [0] * PIECES

# Filled by effects.py, which knows the ops: the programs of each card by trigger, and its lasting bonuses.
PROGRAMS: Final[list[dict[int, Program]]] = []


def _compile() -> None:
    for card in CARDS:
        try:
            PROGRAMS.append({trigger: OPS.compile(lines, names) for trigger, lines in card.effects().items()})
        except (OpError, ValueError) as error:
            raise card.row.error(str(error)) from None
        gain = OPS.codes["gain"]
        if card.kind in (MONSTER, BONUS) and any(c == gain and a in PRESTIGE for c, a, _, _ in PROGRAMS[-1][0]):
            raise card.row.error("prestige Units come only from Quests and Locations (MM-PRE-01)")


_compile()
_STANDING: Final = frozenset(code for code, op in enumerate(OPS.ops) if op.standing)
# BONUSES[card] are its standing bonuses; ACTS[card] says whether anything else is left to carry out.
BONUSES: Final[list[Program]] = [tuple(step for step in p[0] if step[0] in _STANDING) for p in PROGRAMS]
ACTS: Final = [any(step[0] not in _STANDING for step in p[0]) for p in PROGRAMS]
