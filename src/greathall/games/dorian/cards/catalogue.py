"""The pack: typed, immutable definitions read from data/*.toml, and the tables that the rules look up. Names from the
rulebook's timeline and quotes are flavour only (DO-R-89)."""

from pathlib import Path
from typing import Any, Final

from greathall.core.effects import OpError, Program
from greathall.data.pack import Column, Row, nearest, read_table
from greathall.games.dorian.cards.ops import OPS, amount_parts, names
from greathall.games.dorian.words import (
    ATTACKING,
    CAMP_ONE,
    DEFENDING,
    EACH,
    FIELD,
    IN_BATTLE,
    INFLUENCE,
    LETTERS,
    NONE,
    ON_ENEMY_ACTIVATED,
    ON_LOSE,
    ON_REVEAL,
    ON_WIN,
    PREPARATION,
    SHORT,
    SIEGE,
    SUPPORTING,
)

FOLDER: Final = Path(__file__).parent.parent
DATA: Final = FOLDER / "data"

PROGRAMS: Final[list[Program]] = [()]  # every program of the pack; program 0 does nothing

# -- definitions ---------------------------------------------------------------------------------------------------

CONDITIONS: Final = (
    "role", "side", "battle", "cards_min", "outnumbered", "enemy_joined", "has_ally", "stars_min", "owned_stars_min",
    "owned_stars_max", "option_off",
)  # fmt: skip
IF_ROLE: Final = 0
IF_SIDE: Final = 1
IF_BATTLE: Final = 2
IF_CARDS: Final = 3
IF_OUTNUMBERED: Final = 4
IF_ENEMY_JOINED: Final = 5
IF_ALLY: Final = 6
IF_STARS: Final = 7
IF_OWNED_MIN: Final = 8
IF_OWNED_MAX: Final = 9
IF_NO_FIELD: Final = 10
CONDITION_WORDS: Final = {
    "attacking": ATTACKING,
    "supporting": SUPPORTING,
    "defending": DEFENDING,
    "siege": SIEGE,
    "field": FIELD,
}
Conditions = tuple[tuple[int, int], ...]


class Ability:
    """An activated or triggered Ability: when and if it may be used, its cost, and its modes (one, or a choice)."""

    def __init__(self, when: int, phase: int, conditions: Conditions, cost: int, modes: tuple[int, ...], limit: int) -> None:
        self.when = when  # the trigger, NONE for an activated one
        self.phase = phase
        self.conditions = conditions
        self.cost = cost  # program
        self.modes = modes  # programs
        self.limit = limit


class Bonus:
    """A static Power: n times a counter, capped."""

    def __init__(self, conditions: Conditions, stat: int, n: int, per: int, most: int) -> None:
        self.conditions = conditions
        self.stat = stat
        self.n = n
        self.per = per
        self.most = most


class Line:
    """An Ability as it is printed: what happens (one way, or a choice), and all that is said around it."""

    def __init__(self, kind: int, phase: int, conditions: Conditions, cost: Program, modes: list[Program], limit: int) -> None:
        self.kind = kind  # STATIC, ACTIVATED, or the trigger
        self.phase = phase  # NONE if none is named
        self.conditions = conditions
        self.cost = cost
        self.modes = modes
        self.limit = limit  # 0 if none is named


STATIC: Final = -2
ACTIVATED: Final = -1


class Abilities:
    """All that a Battle Card or an Upgrade can do besides its Base Power."""

    def __init__(self, row: Row) -> None:
        self.activated: Ability | None = None
        triggers: list[Ability] = []
        bonuses: list[Bonus] = []
        guards: list[int] = []
        statics: dict[str, tuple[int, int, int]] = {}
        self.printed: list[Line] = []
        for spec in row["abilities"]:
            conditions = compile_conditions(row, spec.get("if", {}))
            if spec["kind"] == "static":
                lines = compile_lines(row, spec["do"])
                self.printed.append(Line(STATIC, NONE, conditions, (), [lines], 0))
                for code, a, b, c in lines:
                    name = OPS.ops[code].name
                    if name == "power":
                        n, per, most = amount_parts(b)
                        bonuses.append(Bonus(conditions, a, n, per, most))
                    elif name == "guard":
                        guards.append(a)
                    else:
                        statics[name] = (a, b, c)
                continue
            modes = spec["choose"] if "choose" in spec else [spec["do"]]
            phase = {"prep": PREPARATION, "influence": INFLUENCE, "battle": IN_BATTLE}[spec.get("phase", "battle")]
            when = NONE
            if spec["kind"] == "triggered":
                when = {"reveal": ON_REVEAL, "enemy_activated": ON_ENEMY_ACTIVATED, "win": ON_WIN, "lose": ON_LOSE}[spec["when"]]
            programs = tuple(add_program(row, lines) for lines in modes)
            cost = add_program(row, spec.get("cost", []))
            named = phase if "phase" in spec else NONE
            limit = spec.get("limit", 0)
            shown = [PROGRAMS[program] for program in programs]
            self.printed.append(Line(when if when != NONE else ACTIVATED, named, conditions, PROGRAMS[cost], shown, limit))
            ability = Ability(when, phase, conditions, cost, programs, spec.get("limit", 1))
            if when == NONE:
                self.activated = ability
            else:
                triggers.append(ability)
        self.triggers = tuple(triggers)
        self.bonuses = tuple(bonuses)
        self.guards = tuple(guards)
        self.statics = statics
        self.keep = statics["keep"][0] if "keep" in statics else NONE

    def trigger(self, when: int) -> Ability | None:
        """The Ability for a moment, if there is one."""
        for ability in self.triggers:
            if ability.when == when:
                return ability
        return None

    def static(self, name: str) -> int:
        """The first number of a static such as `move` or `hand_size`; 0 without it."""
        return self.statics[name][0] if name in self.statics else 0


def compile_lines(row: Row, lines: list[str]) -> Program:
    """The program of op lines; a wrong line is a load error with file and line."""
    try:
        return OPS.compile(lines, names)
    except OpError as error:
        raise row.error(str(error)) from None


def add_program(row: Row, lines: list[str]) -> int:
    """The number of the program of these lines in PROGRAMS."""
    if not lines:
        return 0
    PROGRAMS.append(compile_lines(row, lines))
    return len(PROGRAMS) - 1


def compile_conditions(row: Row, given: dict[str, Any]) -> Conditions:
    """Conditions as pairs of ints."""
    pairs: list[tuple[int, int]] = []
    for name, value in given.items():
        if name not in CONDITIONS:
            raise row.error(f"unknown condition {name!r}{nearest(name, CONDITIONS)}")
        number = CONDITION_WORDS.get(value, 0) if isinstance(value, str) else int(value)
        pairs.append((CONDITIONS.index(name), number))
    return tuple(pairs)


def powers(row: Row, column: str) -> tuple[int, int, int]:
    """A table of Powers as a triple; any other stat is a load error (DO-GEN-03)."""
    given: dict[str, int] = row[column]
    for letter in given:
        if letter not in LETTERS[:3]:
            raise row.error(f"{letter!r} is not a Power; they are S, P and M")
    return (given.get("S", 0), given.get("P", 0), given.get("M", 0))


class Card:
    """A Battle Card: from a Power deck or a Starter Deck."""

    def __init__(self, row: Row, starter: bool) -> None:
        self.slug = row.slug
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.type = LETTERS.index(row["type"])
        self.copies: int = row["copies"]
        self.power = powers(row, "power")
        self.total = sum(self.power)
        self.garlock: int = row["garlock"]
        self.starter = starter
        self.leader: str = row["leader"]
        self.abilities = Abilities(row)


class Upgrade:
    """An Upgrade of one leader's deck."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.id: str = row["id"]
        self.leader: str = row["leader"]
        self.slot = ("weapon", "armour", "relic", "camp").index(row["slot"])  # 3: either Camp slot
        self.copies: int = row["copies"]
        self.power = powers(row, "power")
        self.abilities = Abilities(row)
        self.capacity = [0, 0, 0]
        if "capacity" in self.abilities.statics:
            kind, n, _ = self.abilities.statics["capacity"]
            self.capacity = [n if kind in (EACH, i) else 0 for i in range(3)]


class Objective:
    """An Objective: its need as words, its reward as a program."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.id: str = row["id"]
        self.copies: int = row["copies"]
        words = row["need"].split()
        self.need: str = words[0]
        self.what: str = words[1] if len(words) > 2 else ""
        self.n = int(words[-1]) if words[-1].isdigit() else 0
        self.reward = add_program(row, row["reward"])
        lines = [line.split() for line in row["reward"]]
        self.ip = sum(int(line[1]) for line in lines if line[0] == "ip")
        self.extras = sum(int(line[-1]) for line in lines if line[0] != "ip")  # Resources, cards and Upgrades
        self.needs_option: str = row["needs_option"]


class Kingdom:
    """A Kingdom Event: parts done now, and rule changes for the Round."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.id: str = row["id"]
        self.learn = row["set"] == "learn_to_play"
        self.now: list[tuple[str, Conditions, int]] = [
            (part["who"], compile_conditions(row, part.get("if", {})), add_program(row, part["do"])) for part in row["now"]
        ]
        self.flags: dict[int, tuple[int, int]] = {}  # in the printed order
        for _, flag, a, b in compile_lines(row, row["round"]):
            self.flags[flag] = (a, b)


class Treasure:
    """A Treasure: programs for the attacker (left) and the others (right), by tier."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.id: str = row["id"]
        self.left = [add_program(row, lines) for lines in row["left"]]
        self.right = [add_program(row, lines) for lines in row["right"]]


class Pile:
    """A Resource Card or a Defence card: copies and a program."""

    def __init__(self, row: Row, column: str) -> None:
        self.slug = row.slug
        self.id: str = row["id"]
        self.copies: int = row["copies"]
        self.program = add_program(row, row[column])


class Place:
    """A Location of the board; those with ★ can be besieged (DO-TRM-16)."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.name: str = row["name"]
        self.region: str = row["region"]
        self.stars: int = row["stars"]
        self.defence: list[tuple[int, int]] = []  # (Power, number): the I-Defence, then the II-Defence (DO-R-83)
        for text in row["defence"]:
            letter, number = text.split()
            self.defence.append((LETTERS.index(letter), int(number)))
        self.port: bool = row["port"]
        self.market: bool = row["market"]
        self.mine = SHORT.index(row["mine"]) if row["mine"] else NONE
        self.plus = LETTERS.index(row["plus"]) if row["plus"] else NONE
        self.x: int = row["x"]
        self.y: int = row["y"]
        self.road_slugs: list[str] = row["roads"]
        self.sea_slugs: list[str] = row["sea"]
        self.roads: tuple[int, ...] = ()
        self.sea: tuple[int, ...] = ()


class Leader:
    """A Character Board."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.movement: int = row["movement"]
        self.base = powers(row, "base")
        self.slots = powers(row, "slots")
        self.home_slug: str = row["home"]
        self.colour: str = row["colour"]


# -- reading the files ---------------------------------------------------------------------------------------------

_ID: Final = [Column("id", str, required=True), Column("name", str, ""), Column("source", str)]
_CARD: Final = [
    *_ID, Column("type", str, required=True), Column("copies", int, 1), Column("power", dict, {}),
    Column("garlock", int, 0), Column("leader", str, ""), Column("abilities", list, []),
]  # fmt: skip
_UPGRADE: Final = [
    *_ID, Column("leader", str, required=True), Column("slot", str, required=True), Column("copies", int, 1),
    Column("power", dict, {}), Column("abilities", list, []),
]  # fmt: skip
_OBJECTIVE: Final = [
    *_ID, Column("copies", int, 1), Column("need", str, required=True), Column("reward", list, required=True),
    Column("needs_option", str, ""),
]  # fmt: skip
_EVENT: Final = [*_ID, Column("set", str, ""), Column("now", list, []), Column("round", list, [])]
_TREASURE: Final = [*_ID, Column("left", list, required=True), Column("right", list, required=True)]
_SUPPLY: Final = [*_ID, Column("copies", int, 1), Column("gain", list, required=True)]
_DEFENCE: Final = [*_ID, Column("copies", int, 1), Column("do", list, required=True)]
_PLACE: Final = [
    Column("name", str, required=True), Column("source", str), Column("region", str, required=True),
    Column("stars", int, 0), Column("defence", list, []), Column("port", bool, False), Column("market", bool, False),
    Column("mine", str, ""), Column("plus", str, ""), Column("x", int, 0), Column("y", int, 0),
    Column("roads", list, []), Column("sea", list, []),
]  # fmt: skip
_LEADER: Final = [
    Column("name", str, required=True), Column("source", str), Column("movement", int, 3), Column("base", dict, {}),
    Column("slots", dict, {}), Column("home", str, required=True), Column("colour", str, ""),
]  # fmt: skip

CARDS: Final = [Card(row, False) for row in read_table(DATA / "battle.toml", "card", _CARD)] + [
    Card(row, True) for row in read_table(DATA / "starters.toml", "card", _CARD)
]
UPGRADES: Final = [Upgrade(row) for row in read_table(DATA / "upgrades.toml", "upgrade", _UPGRADE)]
OBJECTIVES: Final = [Objective(row) for row in read_table(DATA / "objectives.toml", "objective", _OBJECTIVE)]
EVENTS: Final = [Kingdom(row) for row in read_table(DATA / "events.toml", "kingdom", _EVENT)]
TREASURES: Final = [Treasure(row) for row in read_table(DATA / "treasures.toml", "treasure", _TREASURE)]
SUPPLIES: Final = [Pile(row, "gain") for row in read_table(DATA / "supplies.toml", "supply", _SUPPLY)]
DEFENCES: Final = [Pile(row, "do") for row in read_table(DATA / "defence.toml", "defence", _DEFENCE)]
PLACES: Final = [Place(row) for row in read_table(DATA / "board.toml", "place", _PLACE)]
LEADERS: Final = [Leader(row) for row in read_table(DATA / "leaders.toml", "leader", _LEADER)]
SEA_DRAWINGS: Final = [
    (row["ends"], row["via"])
    for row in read_table(DATA / "board.toml", "sea_route", [Column("ends", list, required=True), Column("via", list, [])])
]
_STAR: Final = [Column("from", int, 0), Column("to", int, 0), Column("resources", int, 0), Column("ip", int, 0)]
STAR_REWARD: Final = [(0, 0)] * 100  # by ★ owned: Resources and IP (DO-BRD-05)
for _row in read_table(DATA / "tables.toml", "star_reward", _STAR):
    for _stars in range(_row["from"], _row["to"] + 1):
        STAR_REWARD[_stars] = (_row["resources"], _row["ip"])
_OUTCOME: Final = [
    Column("stars", int, 0),
    Column("attacker", int, 0),
    Column("others", int, 0),
    Column("loss", int, 0),
]
# By ★ of the Location: IP of the attacker, of the others, and the owner's loss.
OUTCOME: Final[list[tuple[int, int, int]]] = [(0, 0, 0)] + [
    (row["attacker"], row["others"], row["loss"]) for row in read_table(DATA / "tables.toml", "siege_outcome", _OUTCOME)
]

CARD_SLUGS: Final[list[str]] = [card.slug for card in CARDS]
UPGRADE_SLUGS: Final[list[str]] = [card.slug for card in UPGRADES]
OBJECTIVE_SLUGS: Final[list[str]] = [card.slug for card in OBJECTIVES]
EVENT_SLUGS: Final[list[str]] = [card.slug for card in EVENTS]
TREASURE_SLUGS: Final[list[str]] = [card.slug for card in TREASURES]
SUPPLY_SLUGS: Final[list[str]] = [card.slug for card in SUPPLIES]
DEFENCE_SLUGS: Final[list[str]] = [card.slug for card in DEFENCES]
PLACE_SLUGS: Final[list[str]] = [place.slug for place in PLACES]
LEADER_SLUGS: Final[list[str]] = [leader.slug for leader in LEADERS]
REGIONS: Final = ("estaria", "vale", "esvia", "moguras", "lusta")

# -- the board as tables -------------------------------------------------------------------------------------------

for _place in PLACES:
    _place.roads = tuple(PLACE_SLUGS.index(slug) for slug in _place.road_slugs)
    _place.sea = tuple(PLACE_SLUGS.index(slug) for slug in _place.sea_slugs)
HOMES: Final = [PLACE_SLUGS.index(leader.home_slug) for leader in LEADERS]
STARS: Final = [place.stars for place in PLACES]
STAR_PLACES: Final = [i for i, place in enumerate(PLACES) if place.stars]
ROADS: Final = [place.roads for place in PLACES]
SEAS: Final = [place.sea for place in PLACES]
NEXT_BY_ROAD: Final = [tuple(sorted(place.roads)) for place in PLACES]
NEXT: Final = [tuple(sorted(place.roads + place.sea)) for place in PLACES]
MINES: Final = [next(i for i, place in enumerate(PLACES) if place.mine == res) for res in range(3)]
VALE_CITY: Final = PLACE_SLUGS.index("vale_city")


def _distances(sea: bool) -> list[list[int]]:
    """Steps between all Locations, by road and, if open, by sea (DO-R-18)."""
    table: list[list[int]] = []
    for start in range(len(PLACES)):
        far = [99] * len(PLACES)
        far[start] = 0
        edge = [start]
        while edge:
            after: list[int] = []
            for here in edge:
                for there in ROADS[here] + (SEAS[here] if sea else ()):
                    if far[there] == 99:
                        far[there] = far[here] + 1
                        after.append(there)
            edge = after
        table.append(far)
    return table


FAR: Final = _distances(True)
FAR_BY_ROAD: Final = _distances(False)

# -- card numbers in the state -------------------------------------------------------------------------------------
# Battle Cards are copies: number 0 to 125 is a copy from a Power deck (42 each), whose face is a secret kept in the
# state; from 126 on it is a Starter card, 126 + its place among the Starter definitions. An Upgrade in the state is
# 24 * leader + a number; UPGRADE_OF gives its definition.

PER_DECK: Final = 42
BOUGHT: Final = 126
FIRST_STARTER: Final = next(i for i, card in enumerate(CARDS) if card.starter)
DECK_FACES: Final = [
    [i for i, card in enumerate(CARDS) if not card.starter and card.type == power for _ in range(card.copies)]
    for power in range(3)
]
STARTER_CARDS: Final = [
    [
        BOUGHT + i - FIRST_STARTER
        for i, card in enumerate(CARDS)
        if card.starter and card.leader == leader.slug
        for _ in range(card.copies)
    ]
    for leader in LEADERS
]
UPGRADE_OF: Final = [
    i for leader in LEADERS for i, card in enumerate(UPGRADES) if card.leader == leader.slug for _ in range(card.copies)
]
UPGRADES_EACH: Final = 24
GARLOCKS: Final = [card.garlock for card in CARDS]
CAMP_SLOT: Final = CAMP_ONE
