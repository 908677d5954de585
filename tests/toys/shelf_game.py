"""The shelf: a toy game of nothing but picking. Two seats take books from one shelf in turn, so many each, in any order."""

from bisect import insort
from pathlib import Path
from typing import Any, ClassVar

from greathall.core.engine import run
from greathall.core.frame import RUN, Frame
from greathall.core.game import Game, Kind, Prompt, Setting, Verb, Word
from greathall.core.option import Menu, Option, Why, option
from greathall.core.outcome import ranked
from greathall.core.picking import SeatPicking
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone

TAKE, PUT_BACK, DONE = 0, 1, 2


class Shelf(State):
    """Books by number; what each seat has taken."""

    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "books", "taken")

    def __init__(
        self, seats: int, rng: Rng, frames: list[Frame[Any]], value: int, answers: int, reveals: int, outcome: Any,
        books: list[int], taken: list[list[int]],
    ) -> None:  # fmt: skip
        super().__init__(seats, rng, frames, value, answers, reveals, outcome)
        self.books = books
        self.taken = taken

    def clone(self) -> "Shelf":
        return Shelf(
            seats=self.seats, rng=self.rng.clone(), frames=[f.clone() for f in self.frames], value=self.value,
            answers=self.answers, reveals=self.reveals, outcome=self.outcome, books=self.books[:],
            taken=[row[:] for row in self.taken],
        )  # fmt: skip

    def zones(self) -> list[Zone]:
        return []


class Ending(Frame[Shelf]):
    """All have picked."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "Ending":
        return Ending()

    def advance(self, s: Shelf) -> bool:
        s.finish(ranked("read", [sum(row) for row in s.taken]))
        return RUN


class Taking(SeatPicking[Shelf]):
    """One seat takes `fewest` to `limit` books; equal ones may stand on the shelf several times."""

    RULE: ClassVar[str] = "SH-TAKE-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fewest", "limit")
    PICK, UNPICK, DONE = TAKE, PUT_BACK, DONE

    def __init__(self, seat: int, fewest: int, limit: int) -> None:
        self.seat = seat
        self.fewest = fewest
        self.limit = limit

    def clone(self) -> "Taking":
        return type(self)(seat=self.seat, fewest=self.fewest, limit=self.limit)

    def ask(self, s: Shelf, menu: Menu) -> None:
        menu.ask("SH-TAKE-01", "books", self.limit)

    def need(self, s: Shelf) -> int:
        return self.fewest

    def most(self, s: Shelf) -> int:
        return self.limit

    def held(self, s: Shelf) -> list[int]:
        return s.taken[self.seat]

    def candidates(self, s: Shelf) -> list[int]:
        return sorted({*s.books, *self.held(s)})

    def copies(self, s: Shelf, thing: int) -> int:
        return s.books.count(thing)

    def why_not(self, s: Shelf, thing: int) -> Why | None:
        if len(self.held(s)) >= self.limit:
            return Why("SH-TAKE-01", "hands-full", self.limit, self.limit)
        if thing not in s.books:
            return Why("SH-TAKE-01", "not-there")
        return None

    def put(self, s: Shelf, thing: int) -> None:
        s.books.remove(thing)
        insort(s.taken[self.seat], thing)

    def take(self, s: Shelf, thing: int) -> None:
        s.taken[self.seat].remove(thing)
        insort(s.books, thing)

    def close(self, s: Shelf) -> None:
        s.tell("SH-TAKE-01", "took", self.seat, len(self.held(s)))
        s.end()


class Ascending(Taking):
    """A planted fault: what stands before the last pick is not offered, to people either."""

    def left(self, s: Shelf) -> list[int]:
        held = self.held(s)
        return [thing for thing in super().left(s) if not held or thing >= held[-1]]


class SelfSealing(Taking):
    """A planted fault: it closes by itself when the most is reached."""

    def advance(self, s: Shelf) -> bool:
        if len(self.held(s)) == self.limit:
            self.close(s)
            return RUN
        return super().advance(s)


class Blabbing(Taking):
    """A planted fault: a pick is told to everybody before it is confirmed."""

    def put(self, s: Shelf, thing: int) -> None:
        super().put(s, thing)
        s.tell("SH-TAKE-01", "took", self.seat, thing)


class Untidy(Taking):
    """A planted fault: what is taken back stands elsewhere than before."""

    def take(self, s: Shelf, thing: int) -> None:
        s.taken[self.seat].remove(thing)
        s.books.append(thing)


class InOrder(Taking):
    """A planted fault: the order of the picks is kept."""

    def put(self, s: Shelf, thing: int) -> None:
        s.books.remove(thing)
        s.taken[self.seat].append(thing)


class Missing(Taking):
    """A planted fault: search never sees the highest book."""

    def _offer_in_order(self, s: Shelf, held: list[int], left: list[int], menu: Menu) -> None:
        super()._offer_in_order(s, held, left[:-1], menu)


def shelf(books: list[int], *frames: Taking) -> Shelf:
    """A game of these books; the frames are asked in this order."""
    s = Shelf(2, Rng.seeded("shelf"), [Ending(), *reversed(frames)], 0, 0, 0, None, sorted(books), [[], []])
    run(s)
    return s


def take(*books: int) -> list[Option]:
    return [option(TAKE, book) for book in books]


def put_back(book: int) -> Option:
    return option(PUT_BACK, book)


CLOSE = option(DONE)


def new_game(seats: int, seed: str, options: dict[str, Setting]) -> Shelf:
    """Six books; Ann takes two to four of them, then Ben up to two."""
    return shelf([1, 2, 2, 3, 4, 5], Taking(0, 2, 4), Taking(1, 0, 2))


GAME = Game(
    slug="shelf", title="Shelf", designer="", seats=(2, 2), variants=(), prefix="SH", version=1,
    verbs=(
        Verb("take", "book", rule="SH-TAKE-01"), Verb("put-back", "book", rule="SH-TAKE-01"), Verb("done", rule="SH-TAKE-01"),
    ),
    prompts=(Prompt("books", "most:number", verbs=(TAKE, PUT_BACK, DONE)),), events=(Word("took", "books:number"),),
    kinds={
        "book": Kind(lambda i: f"book{i}", lambda word: int(word.removeprefix("book")), range(1, 10)), "number": Kind(str, int),
    },
    records=(Shelf, Ending, Taking), reasons=("read",), folder=str(Path(__file__).parent / "shelf"), new_game=new_game,
    view=lambda s, seat: {"books": s.books[:], "taken": [row[:] for row in s.taken]},
    text=lambda view, words, width: [[(" ".join(map(str, view["books"])), "")]], problems=lambda s: [],
    evaluate=lambda s, seat: 0.5, policy=lambda s, seat, options: [1.0] * len(options), score=lambda s, told: [],
)  # fmt: skip
