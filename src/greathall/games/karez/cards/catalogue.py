"""The cards, buildings and guilds: typed, immutable, read from data/*.toml when the game is loaded.

A card's effect is a list of lines "when [window] [vs foe]: op arguments". Passive lines become numbers here; the
others become programs that effects.py runs. One number space holds Heroes, Monsters, Items, Instants and Quests.
"""

from pathlib import Path
from typing import Any, Final

from greathall.core.effects import OpError, Program
from greathall.data.pack import Column, PackError, Row, nearest, read_table, read_toml
from greathall.games.karez import words
from greathall.games.karez.cards import ops
from greathall.games.karez.cards.ops import OPS, names, packed
from greathall.games.karez.cards.points import points_at

FOLDER: Final = Path(__file__).parent.parent
DATA: Final = FOLDER / "data"
NO_PROGRAM: Final[Program] = ()
FOES: Final = {deck: 1 << i for i, deck in enumerate(words.DECKS[:5])} | {"monster": 15, "": 31}


class Line:
    """An effect line: when it works (and at which windows), against which foes (a mask of decks), and what it does."""

    def __init__(self, trigger: int, windows: int, foes: int, step: tuple[int, int, int, int]) -> None:
        self.trigger = trigger
        self.windows = windows
        self.foes = foes
        self.step = step


class Card:
    """A Hero, Monster, Trap, Item, Instant or Quest; states hold only its index.

    KZ-HER-01, KZ-MON-02: Heroes and Monsters have dice, fixed attack, order and hit points; Traps have no hit points."""

    def __init__(self, row: Row, deck: int) -> None:
        values = row.values
        self.slug = row.slug
        self.deck = deck
        self.copies: int = values.get("copies", 1)
        self.price: int = values.get("price", 0)
        self.status: str = values["status"]
        self.red: int = values.get("red", 0)
        self.green: int = values.get("green", 0)
        self.white: int = values.get("white", 0)
        self.carry: int = values.get("carry", 0)
        self.order = words.ORDERS.index(values.get("order", "none"))
        self.fixed = tuple(words.FACES.index(face) for face in values.get("fixed", ()))
        self.hp: int = packed(values.get("hp", []))  # hit points by face
        self.points = tuple(words.FACES.index(face) for face in values.get("hp", ()))
        # passive effects, as numbers
        self.red_vs = [0, 0, 0, 0, 0]  # more red dice, by the deck of the foe
        self.green_vs = [0, 0, 0, 0, 0]
        self.gear_hp = 0  # hit points given while attached
        self.firsts = 0  # attack first
        self.lasts = 0  # attack last
        self.no_absorb = False
        self.no_flee = False
        # the one effect that is chosen or happens at a moment
        self.windows = 0
        self.foes = 0
        self.saves = 0  # hits removed instead of dying
        self.programs: list[Program] = [NO_PROGRAM] * 9
        self.lines: list[Line] = []  # the effect lines as they are read, for who puts them into words
        self.need: tuple[int, int, int] = (0, 0, 0)
        for line in values["effect"]:
            self._add(row, line, deck)

    def _add(self, row: Row, line: str, deck: int) -> None:
        if deck == words.QUEST:
            steps = program(row, line)
            self.programs[words.REWARD] += steps
            self.lines.append(Line(words.REWARD, 0, FOES[""], steps[0]))
            return
        head, colon, body = line.partition(": ")
        bits = head.split(" vs ")
        when = bits[0].split()
        if not colon or when[0] not in words.WHENS:
            raise row.error(f"{line!r} must begin with one of {', '.join(words.WHENS)} and a colon")
        foes = FOES[bits[1] if len(bits) == 2 else ""]
        trigger = words.WHENS.index(when[0])
        steps = program(row, body)
        self.programs[trigger] += steps
        self.lines.append(Line(trigger, words.WINDOWS[when[1]] if len(when) > 1 else 0, foes, steps[0]))
        if trigger == words.PASSIVE:
            self._passive(steps[0], foes)
        elif trigger in (words.ONCE, words.USED_UP):
            self.windows = words.WINDOWS[when[1]]
            self.foes = foes
        elif trigger == words.ON_DEATH:
            self.saves = steps[0][1]

    def _passive(self, step: tuple[int, int, int, int], foes: int) -> None:
        code, a, b, _ = step
        if code == ops.ADD_DICE:
            dice = self.red_vs if a == words.RED else self.green_vs
            for deck in range(words.MONSTER_DECKS):
                dice[deck] += b if foes >> deck & 1 else 0
        elif code == ops.FIXED:
            self.fixed += tuple(face for face in range(4) for _ in range(points_at(a, face)))
        elif code == ops.HIT_POINTS:
            self.gear_hp += a
        elif code == ops.INITIATIVE:
            self.firsts += a == words.FIRST
            self.lasts += a == words.FINAL
        self.no_absorb = self.no_absorb or code == ops.NO_ABSORB
        self.no_flee = self.no_flee or code == ops.NO_FLEE


def program(row: Row, line: str) -> Program:
    """One checked effect line; an error names the file and the row."""
    try:
        return OPS.compile([line], names)
    except OpError as error:
        raise row.error(str(error)) from None
    except ValueError:
        raise row.error(f"{line!r} names something that the game does not have") from None


NEEDS: Final = (
    "slew", "survived_trap", "won_with", "won_intact", "won_level", "won_attack", "repelled_attack", "used_watch",
    "has", "hero_level", "dungeon_open", "dungeon_kills", "citizens",
)  # fmt: skip
HOLDINGS: Final = ("gold", "gem", "valor", "building", "hero", "equipment", "monster", "undead")


def _need(row: Row) -> tuple[int, int, int]:
    bits = row["need"].split()
    if bits[0] not in NEEDS:
        raise row.error(f"unknown need {bits[0]!r}{nearest(bits[0], NEEDS)}")
    a = 0
    if bits[0] == "slew":
        a = sum(1 << words.DECKS.index(deck) for deck in bits[1].split(","))
    elif bits[0] == "has":
        a = HOLDINGS.index(bits[1])
    return (NEEDS.index(bits[0]), a, int(bits[-1]) if bits[-1].isdigit() else 1)


_EFFECT: Final = [Column("effect", list, []), Column("source", str), Column("status", str, "")]
_FIGHTER: Final = [Column("fixed", list, []), Column("order", str, "none"), Column("hp", list, []), *_EFFECT]
_HERO: Final = [Column("red", int, 0), Column("green", int, 0), Column("carry", int, required=True), *_FIGHTER]
_MONSTER: Final = [Column("deck", str, required=True), Column("copies", int, 1), Column("white", int, 0), *_FIGHTER]
_EQUIPMENT: Final = [Column("copies", int, 1), Column("price", int, required=True), *_EFFECT]


def _load() -> list[Card]:
    cards = [Card(row, words.HERO) for row in read_table(DATA / "heroes.toml", "hero", _HERO)]
    for row in read_table(DATA / "monsters.toml", "monster", _MONSTER):
        if row["deck"] not in words.DECKS[: words.MONSTER_DECKS]:
            raise row.error(f"no such deck: {row['deck']!r}{nearest(row['deck'], words.DECKS[:5])}")
        cards.append(Card(row, words.DECKS.index(row["deck"])))
    cards += [Card(row, words.ITEM) for row in read_table(DATA / "items.toml", "item", _EQUIPMENT)]
    cards += [Card(row, words.INSTANT) for row in read_table(DATA / "instants.toml", "instant", _EQUIPMENT)]
    for row in read_table(DATA / "quests.toml", "quest", [Column("need", str, required=True), *_EFFECT]):
        quest = Card(row, words.QUEST)
        quest.need = _need(row)
        cards.append(quest)
    return cards


class Adventure:
    """An Adventure: `threats` are decks, in the order in which they are met."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.level: int = row["level"]
        self.threat: int = row["threat"]
        self.valor: int = row["valor"]
        self.treasure: int = row["treasure"]
        self.threats = tuple(words.DECKS.index(deck) for deck in row["threats"])
        self.status: str = row["status"]


class Building:
    """A building tile; its jobs are in JOBS."""

    def __init__(self, row: Row) -> None:
        self.slug = row.slug
        self.level = words.STATES.index(row["level"])
        self.start: str = row["start"]
        self.neutral: bool = row["neutral"]
        self.sells = tuple(words.DECKS.index(deck) for deck in row["sells"])
        self.status: str = row["status"]
        self.jobs: list[int] = []


class Job:
    """A job of a building: who may do it, with which workers, for what."""

    def __init__(self, row: Row, buildings: list[str]) -> None:
        self.slug = row.slug
        self.building = buildings.index(row["building"])
        self.owner: bool = row["owner"]
        self.gold: int = row["gold"]
        self.valor: int = row["valor"]
        self.dividend: int = row["dividend"]
        self.status: str = row["status"]
        kind, number = row["workers"].split()
        low, _, high = number.partition("-")
        self.citizens = 0 if kind == "adventurer" else int(low)  # Citizens needed; 0: it takes none
        self.most = 0 if kind == "adventurer" else int(high or low)
        self.adventurer = kind != "citizen"  # may one Adventurer do it?
        steps: Program = ()
        for line in row["effect"]:
            steps += program(row, line)
        self.program = steps


class Guild:
    """A guild card: what it starts with and the numbers of its goal (0: not part of it)."""

    def __init__(self, row: Row, buildings: list[str]) -> None:
        self.slug = row.slug
        self.building = buildings.index(row["building"])
        self.rank: int = row["rank"]
        self.tokens: int = row["tokens"]
        self.gold: int = row["gold"]
        self.heroes: int = row["heroes"]
        self.monsters: int = row["monsters"]
        self.quests: int = row["quests"]
        self.color: str = row["color"]
        self.valor_per: int = row["valor_per"]
        self.building_vp: int = row["building_vp"]
        self.gold_per: int = row["gold_per"]
        self.quests_per: int = row["quests_per"]
        self.citizens_per: int = row["citizens_per"]
        self.monsters_per: int = row["monsters_per"]
        self.monsters_max: int = row["monsters_max"]
        self.undead_points: int = row["undead_points"]
        self.monster_points: int = row["monster_points"]
        self.slain_points: int = row["slain_points"]
        self.fallen_max: int = row["fallen_max"]


VALOR_PER: Final = 3  # Valor for a Victory Point, unless a guild's goal says otherwise (KZ-VPS-03)
BUILDING_VP: Final = 1  # Victory Points of a building (KZ-VPS-02)
_SITE: Final = [Column("source", str), Column("status", str, "")]
_ADVENTURE: Final = [Column(n, int, required=True) for n in ("level", "threat", "valor", "treasure")]
_BUILDING: Final = [Column("level", str), Column("start", str), Column("neutral", bool), Column("sells", list)]
_JOB: Final = [
    Column("building", str), Column("owner", bool), Column("workers", str), Column("gold", int), Column("valor", int),
    Column("dividend", int), Column("effect", list), *_SITE,
]  # fmt: skip
_GUILD: Final = [
    Column("building", str), Column("color", str), Column("valor_per", int, VALOR_PER),
    Column("building_vp", int, BUILDING_VP), *_SITE,
    *(Column(n, int, 0) for n in (
        "rank", "tokens", "gold", "heroes", "monsters", "quests", "gold_per", "quests_per", "citizens_per",
        "monsters_per", "monsters_max", "undead_points", "monster_points", "slain_points", "fallen_max",
    )),
]  # fmt: skip

CARDS: Final = _load()
SLUGS: Final[list[str]] = [card.slug for card in CARDS]
ADVENTURES: Final = [
    Adventure(row) for row in read_table(
        DATA / "adventures.toml", "adventure", [*_ADVENTURE, Column("threats", list), *_SITE])
]  # fmt: skip
ADVENTURE_SLUGS: Final[list[str]] = [adventure.slug for adventure in ADVENTURES]
BUILDINGS: Final = [Building(row) for row in read_table(DATA / "buildings.toml", "building", [*_BUILDING, *_SITE])]
BUILDING_SLUGS: Final[list[str]] = [building.slug for building in BUILDINGS]
JOBS: Final = [Job(row, BUILDING_SLUGS) for row in read_table(DATA / "buildings.toml", "job", _JOB)]
JOB_SLUGS: Final[list[str]] = [job.slug for job in JOBS]
GUILDS: Final = [Guild(row, BUILDING_SLUGS) for row in read_table(DATA / "guilds.toml", "guild", _GUILD)]
GUILD_SLUGS: Final[list[str]] = [guild.slug for guild in GUILDS]
for _index, _job in enumerate(JOBS):
    BUILDINGS[_job.building].jobs.append(_index)

# -- tables that are read all the time

HEROES: Final = 12
DECK_OF: Final = [card.deck for card in CARDS]
PRICE: Final = [card.price for card in CARDS]
CEMETERY: Final = BUILDING_SLUGS.index("cemetery")
WATCH: Final = BUILDING_SLUGS.index("city_watch")  # behaves like a neutral building
WATCH_JOBS: Final = BUILDINGS[WATCH].jobs
LEVEL_OF: Final = [building.level for building in BUILDINGS]
UP_TO: Final = [sum(1 for row in BUILDINGS[:WATCH] if row.level <= state) for state in range(3)]  # by state of Karez
JOB_BUILDING: Final = [job.building for job in JOBS]
if [row.level for row in BUILDINGS[:WATCH]] != sorted(row.level for row in BUILDINGS[:WATCH]):
    raise PackError("buildings.toml: buildings must stand in the order of their levels, the City Watch last")


class Board:
    """The numbers of the main board (data/board.toml)."""

    def __init__(self) -> None:
        tree: dict[str, Any] = read_toml(DATA / "board.toml")[0]
        self.turns: int = tree["turns"]
        self.citizens: int = tree["citizens"]
        self.adventurers: int = tree["adventurers"]
        self.gems: int = tree["gems"]
        self.attack_tokens: int = tree["attack_tokens"]
        self.defense_tokens: int = tree["defense_tokens"]
        self.rest_tokens: int = tree["rest_tokens"]
        self.tent_spaces: int = tree["tent_spaces"]
        self.dungeon_spaces: int = tree["dungeon_spaces"]
        self.sale_places: int = tree["sale_places"]
        self.dungeon_threat: int = tree["dungeon_threat"]
        self.kill_threat: int = tree["kill_threat"]
        self.dungeon_threat_max: int = tree["dungeon_threat_max"]
        self.kill_gold: int = tree["kill_gold"]
        self.burial_fee: int = tree["burial_fee"]
        self.defense_point = packed([tree["defense_face"]])
        self.longest_fight: int = tree["longest_fight"]
        self.build_cost: list[int] = tree["build_cost"]
        self.open_adventures: list[int] = tree["open_adventures"]
        self.die = [words.FACES.index(face) for face in tree["die"]]
        self.treasure = [OPS.compile([line], names)[0] for line in tree["treasure"]]
        self.starts: dict[int, tuple[int, int]] = {row["seats"]: (row["citizens"], row["adventurers"]) for row in tree["start"]}
        self.thresholds: dict[int, tuple[int, int]] = {row["seats"]: (row["town"], row["city"]) for row in tree["start"]}
        self.monitor: list[tuple[int, int, int]] = [
            (row["balance"], row["citizens"], row["adventurers"]) for row in tree["monitor"]
        ]


BOARD: Final = Board()
FACE_OF: Final = BOARD.die  # by the number rolled, less one
