"""Pebble: a teaching game with a die, hidden hands, a sealed bid and one card effect; see docs/writing-rules.md."""

from pathlib import Path
from typing import Any, ClassVar, Final

from greathall.core.effects import CORE_OPS, Effect, Op, OpTable, Program
from greathall.core.event import Event
from greathall.core.frame import ASK, RUN, Frame
from greathall.core.game import Line, Setting, View
from greathall.core.ids import NO_SEAT
from greathall.core.option import Menu, Option, Why, first
from greathall.core.outcome import Outcome, ranked
from greathall.core.rng import Rng
from greathall.core.score import ScoreLine, lines
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.data.pack import Column, read_table

BID: Final = 0  # the only verb
ROUNDS: Final = 4
POOL: Final = 1  # all hidden pebbles could be exchanged for one another
FOLDER: Final = str(Path(__file__).parent)


def _snatch(s: Any, run: Effect, points: int, b: int, c: int) -> None:
    victim = max(range(s.seats), key=lambda seat: s.points[seat])
    taken = min(points, s.points[victim])
    if victim != run.seat and taken:
        s.points[victim] -= taken
        s.points[run.seat] += taken
        s.tell("PB-MAGPIE-01", "snatched", run.seat, taken, victim)


OPS: Final = OpTable([*CORE_OPS, Op("snatch", ("int",), "Take points from whoever has most.", _snatch)])


# The pack: definitions by card number. States hold only the numbers.
COLUMNS: Final = [Column("value", int, 0), Column("copies", int, 1), Column("source", str), Column("effect", list, [])]
ROWS: Final = read_table(Path(FOLDER) / "data" / "cards.toml", "card", COLUMNS)
SLUGS: Final = [row.slug for row in ROWS]
VALUES: Final[list[int]] = [row["value"] for row in ROWS]
PROGRAMS: Final = [OPS.compile(row["effect"]) for row in ROWS]


class Pebble(State):
    """Everything that is saved of a game of Pebble."""

    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "bag", "hands", "bids", "points")

    def __init__(
        self, seats: int, rng: Rng, frames: list[Frame[Any]], value: int, answers: int, reveals: int,
        outcome: Outcome | None, bag: Zone, hands: list[Zone], bids: list[Zone], points: list[int],
    ) -> None:  # fmt: skip
        super().__init__(seats, rng, frames, value, answers, reveals, outcome)
        self.bag = bag
        self.hands = hands  # by seat, known to their owners
        self.bids = bids  # by seat, at most one pebble each, known to its owner until all are in
        self.points = points

    def clone(self) -> "Pebble":
        return Pebble(
            seats=self.seats, rng=self.rng.clone(), frames=[f.clone() for f in self.frames], value=self.value,
            answers=self.answers, reveals=self.reveals, outcome=self.outcome, bag=self.bag.clone(),
            hands=[z.clone() for z in self.hands], bids=[z.clone() for z in self.bids], points=self.points[:],
        )  # fmt: skip

    def zones(self) -> list[Zone]:
        return [self.bag, *self.hands, *self.bids]

    def program(self, card: int, trigger: int) -> Program:
        return PROGRAMS[card]


class Magpie(Effect):
    RULE: ClassVar[str] = "PB-MAGPIE-01"
    TABLE: ClassVar[OpTable] = OPS


class Round(Frame[Pebble]):
    """One round: the prize is rolled, all bid in secret, the bids are turned up and paid, four times."""

    RULE: ClassVar[str] = "PB-ROUND-01"

    number: int
    prize: int = 0  # 0: not rolled yet
    shown: int = 0  # seats whose pebble has been turned up

    def advance(self, s: Pebble) -> bool:
        if self.number == ROUNDS:
            s.finish(ranked("rounds", s.points[:]))  # PB-END-01
        elif not self.prize:
            self.prize = s.rng.die()
            s.tell("PB-ROUND-01", "prize", NO_SEAT, self.prize)
        elif self.shown == 0 and self.waiting(s):
            return ASK
        elif self.shown < s.seats:
            self._turn_up(s)
        else:
            self._pay(s)
            s.goto(Round(self.number + 1))
        return RUN

    def _turn_up(self, s: Pebble) -> None:
        seat = self.shown
        self.shown += 1
        s.reveal(s.bids[seat], 0)
        s.tell("PB-BID-01", "shown", seat, s.bids[seat].cards[0])
        s.call(Magpie(card=s.bids[seat].cards[0], trigger=0, seat=seat))

    def _pay(self, s: Pebble) -> None:
        bids = [VALUES[zone.draw()] for zone in s.bids]
        single = [bid for bid in bids if bids.count(bid) == 1 and bid > 0]
        if single:
            winner = bids.index(max(single))
            s.points[winner] += self.prize
            s.tell("PB-BID-02", "won", winner, self.prize)
        else:
            s.tell("PB-BID-02", "lost", NO_SEAT, self.prize)

    def asked(self, s: Pebble) -> int:
        return next(seat for seat in range(s.seats) if not s.bids[seat].cards)

    def waiting(self, s: Pebble) -> int:
        return sum(1 << seat for seat in range(s.seats) if not s.bids[seat].cards)

    def offer(self, s: Pebble, seat: int, menu: Menu) -> None:
        menu.ask("PB-BID-01", "bid", self.prize)
        for card in range(len(SLUGS)):
            menu.judge(None if s.hands[seat].has(card) else Why("PB-BID-01", "not-held"), BID, card)

    def choose(self, s: Pebble, seat: int, option: Option) -> None:
        s.hands[seat].take(first(option))
        s.bids[seat].put(first(option), 1 << seat)
        s.tell("PB-BID-01", "sealed", seat, first(option), known=1 << seat)


def new_game(seats: int, seed: str, options: dict[str, Setting]) -> Pebble:
    """PB-SETUP-01: four pebbles each, known to their owner."""
    bag = Zone(POOL, [i for i, row in enumerate(ROWS) for _ in range(row["copies"])])
    hands = [Zone(POOL) for _ in range(seats)]
    s = Pebble(seats, Rng.seeded(seed), [Round(0)], 0, 0, 0, None, bag, hands, [Zone(POOL) for _ in hands], [0] * seats)
    bag.shuffle(s.rng)
    for seat in range(seats * 4):
        hands[seat % seats].put(bag.draw(), 1 << seat % seats)
    return s


def view(s: State, seat: int) -> View:
    """What a seat may see: names and numbers, hidden pebbles as null."""
    assert isinstance(s, Pebble)
    show = [[None if card < 0 else SLUGS[card] for card in zone.seen_by(seat)] for zone in (*s.hands, *s.bids)]
    return {"seat": seat, "points": s.points[:], "hands": show[: s.seats], "bids": show[s.seats :], "bag": len(s.bag)}


def text(seen: View, words: Any, width: int) -> list[Line]:
    """The table in words."""
    held = [len(hand) for hand in seen["hands"]]
    lines = [words.say("text-row", seat=words.seat(i), points=p, cards=held[i]) for i, p in enumerate(seen["points"])]
    if seen["seat"] < len(seen["hands"]):
        mine = [words.say(f"card-{slug}") for slug in seen["hands"][seen["seat"]] if slug]
        lines.append(words.say("text-hand", cards=", ".join(mine)))
    return [[(line, "")] for line in lines]


def problems(s: State) -> list[str]:
    assert isinstance(s, Pebble)
    return [f"seat {i} has {p} points" for i, p in enumerate(s.points) if p < 0]


def evaluate(s: State, seat: int) -> float:
    """Share of the points, with the value of the hand as a small change."""
    assert isinstance(s, Pebble)
    worth = [4 * p + sum(VALUES[card] for card in s.hands[i].cards) for i, p in enumerate(s.points)]
    return (worth[seat] + 1) / (sum(worth) + s.seats)


def policy(s: State, seat: int, options: list[Option]) -> list[float]:
    """Bid high more often."""
    return [1.0 + VALUES[first(option)] for option in options]


def score(s: State, events: list[Event]) -> list[ScoreLine]:
    """Prizes won, and what the magpie took from whom."""
    changes = [(e.rule, e.seat, e.args[0]) for e in events if e.kind in ("won", "snatched")]
    return lines(s.seats, changes + [(e.rule, e.args[1], -e.args[0]) for e in events if e.kind == "snatched"])
