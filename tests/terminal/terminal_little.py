"""A market of many things with nothing hidden: it has what the teaching game lacks (refusals, a `done`, something to do
at any time, a tall picture), so that the terminal can be tried on it."""

from pathlib import Path
from typing import Any, ClassVar

from greathall.core import engine
from greathall.core.frame import ASK, RUN, Frame
from greathall.core.game import Game, Kind, Line, Prompt, Setting, Verb, View, Word
from greathall.core.option import Menu, Option, first, verb_of
from greathall.core.outcome import Outcome, ranked
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone

BUY, DONE, LEAVE = 0, 1, 2
THINGS = 14
BROKEN = 12  # a thing whose rule fails


class Market(State):
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "coins", "turn")

    def __init__(
        self, seats: int, rng: Rng, frames: list[Frame[Any]], value: int, answers: int, reveals: int,
        outcome: Outcome | None, coins: list[int], turn: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, rng, frames, value, answers, reveals, outcome)
        self.coins = coins
        self.turn = turn

    def clone(self) -> "Market":
        return Market(
            seats=self.seats, rng=self.rng.clone(), frames=[f.clone() for f in self.frames], value=self.value,
            answers=self.answers, reveals=self.reveals, outcome=self.outcome, coins=self.coins[:], turn=self.turn,
        )  # fmt: skip

    def zones(self) -> list[Zone]:
        return []

    def anytime(self, seat: int, menu: Menu) -> None:
        menu.offer(LEAVE)

    def interrupt(self, seat: int, option: Option) -> None:
        self.tell("LT-BUY-01", "left", seat)
        self.finish(ranked("done", self.coins[:]))


class Buying(Frame[Market]):
    RULE: ClassVar[str] = "LT-BUY-01"

    def clone(self) -> "Buying":
        return Buying()

    def advance(self, s: Market) -> bool:
        if s.turn < s.seats:
            return ASK
        s.finish(ranked("done", s.coins[:]))
        return RUN

    def asked(self, s: Market) -> int:
        return s.turn

    def offer(self, s: Market, seat: int, menu: Menu) -> None:
        menu.ask("LT-BUY-01", "market")
        for thing in range(THINGS):
            if thing <= s.coins[seat]:
                menu.offer(BUY, thing)
            elif menu.why:
                menu.refuse("LT-BUY-01", "coins", BUY, thing, need=thing, have=s.coins[seat])
        menu.offer(DONE)

    def choose(self, s: Market, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            s.turn += 1
        elif first(option) == BROKEN:
            raise RuntimeError("the shelf breaks")
        else:
            s.coins[seat] -= first(option)
            s.tell("LT-BUY-01", "bought", seat, first(option))


def new_game(seats: int, seed: str, options: dict[str, Setting]) -> Market:
    s = Market(seats, Rng.seeded(seed), [Buying()], 0, 0, 0, None, [12] * seats, 0)
    engine.run(s)
    return s


def view(s: State, seat: int) -> View:
    assert isinstance(s, Market)
    return {"coins": s.coins[:]}


def text(seen: View, words: Any, width: int) -> list[Line]:
    rows: list[Line] = [[("┌" + "─" * (width - 2) + "┐", "wall")] for _ in range(15)]
    return [*rows, [(words.seat(i) + f" {coins} ", "you") for i, coins in enumerate(seen["coins"])]]


GAME = Game(
    slug="little", title="Little", designer="nobody", seats=(1, 3), variants=(), prefix="LT", version=1,
    verbs=(Verb("buy", "card"), Verb("done"), Verb("leave")), prompts=(Prompt("market", verbs=(BUY, DONE)),),
    events=(Word("bought", "card"), Word("left")),
    kinds={"card": Kind(lambda i: f"thing_{i}", lambda word: int(word.removeprefix("thing_")))},
    records=(Market, Buying), reasons=("done",), folder=str(Path(__file__).parent / "little"), new_game=new_game,
    view=view, text=text, problems=lambda s: [], evaluate=lambda s, seat: 0.5,
    policy=lambda s, seat, options: [1.0] * len(options), score=lambda s, told: [],
)  # fmt: skip
