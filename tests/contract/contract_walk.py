"""Random games that the contract tests look at, one moment a decision, the same for every game.

GREATHALL_CONTRACT_GAMES is the number of games for each number of seats (2 unless told), GREATHALL_CONTRACT_MOMENTS how many
moments of each are looked at (all of a short game; of a long one the first and then some all along), GREATHALL_CONTRACT_ONLY a
list of slugs to look at instead of all.
"""

import os
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from greathall import games
from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import Game, Setting, SettingError
from greathall.core.option import Decision, Option
from greathall.core.state import State
from greathall.data.codec import state_hash

GAMES = int(os.environ.get("GREATHALL_CONTRACT_GAMES", "2"))
MOMENTS = int(os.environ.get("GREATHALL_CONTRACT_MOMENTS", "60"))
ONLY = [slug for slug in os.environ.get("GREATHALL_CONTRACT_ONLY", "").split(",") if slug]
LONGEST = 20_000  # answers within which every game must end


@dataclass(frozen=True)
class Case:
    """One game to be played: which, by how many, with which seed."""

    slug: str
    seats: int
    number: int

    @property
    def game(self) -> Game:
        return games.load(self.slug)

    @property
    def seed(self) -> str:
        return f"contract {self.seats} {self.number}"

    def start(self) -> State:
        return self.game.start(self.seats, self.seed, self.settings())

    def settings(self) -> dict[str, Setting]:
        """The defaults for the first game, then any listed values that go together."""
        random = Random(self.seed)
        listed = [variant for variant in self.game.variants if variant.values]
        for _ in range(20 if self.number else 0):
            chosen = {variant.name: random.choice(variant.values) for variant in listed}
            try:
                self.game.start(self.seats, self.seed, chosen)
            except SettingError:
                continue
            return chosen
        return {}

    def __str__(self) -> str:
        return f"{self.slug}-{self.seats}p-{self.number}"


PLANTED = Case("pebble", 3, 0)  # where the checks must find a fault that is planted


@dataclass(frozen=True)
class Moment:
    """The state at a question, who answered what, the events that followed and the hash that was reached."""

    number: int
    state: State
    hash: str
    seat: int
    option: Option
    events: list[Event]
    reached: str


@dataclass(frozen=True)
class Walk:
    """A whole game: all its answers, and the moments that are looked at."""

    case: Case
    answers: list[tuple[int, Option]]
    moments: list[Moment]
    final: State
    hash: str


def cases() -> list[Case]:
    """Every game with every number of seats, several times."""
    return [
        Case(slug, seats, number)
        for slug in ONLY or games.MODULES
        for seats in range(games.load(slug).seats[0], games.load(slug).seats[1] + 1)
        for number in range(GAMES)
    ]


@lru_cache(maxsize=4)
def walk(case: Case) -> Walk:
    """Play the game of a case, every other one with any answers, the rest as the game's policy likes them."""
    answers = _answers(case)
    s = case.start()
    moments: list[Moment] = []
    chosen = looked_at(len(answers))
    for number, (seat, option) in enumerate(answers):
        if number not in chosen:
            engine.choose(s, seat, option)
            continue
        before = s.clone()
        events: list[Event] = []
        s.log = events
        engine.answer(s, seat, option)
        s.log = None
        moments.append(Moment(number, before, state_hash(before), seat, option, events, state_hash(s)))
    return Walk(case, answers, moments, s, state_hash(s))


def _answers(case: Case) -> list[tuple[int, Option]]:
    random = Random(str(case))
    by_policy = (case.seats + case.number) % 2 == 1
    s = case.start()
    answers: list[tuple[int, Option]] = []
    while s.frames and len(answers) < LONGEST:
        seat = random.choice(engine.waiting(s))
        question = asked(s, seat)
        weights = case.game.policy(s, seat, question.options) if by_policy else None
        option = random.choices(question.options, weights)[0]
        engine.choose(s, seat, option)
        answers.append((seat, option))
    return answers


def looked_at(count: int) -> set[int]:
    """The moments of a game of so many answers that are looked at: the first third of the budget, the last one, and the rest
    spread evenly."""
    if count <= MOMENTS:
        return set(range(count))
    step = count * 3 // (MOMENTS * 2) + 1
    return {*range(MOMENTS // 3), *range(MOMENTS // 3, count, step), count - 1}


def asked(s: State, seat: int | None = None) -> Decision:
    """The question to a seat, which must be asked; the first one's if not named."""
    question = engine.decision(s, seat)
    assert question is not None
    return question


def play_on(s: State, random: Random, count: int) -> None:
    """Give some random answers."""
    for _ in range(count):
        question = engine.decision(s)
        if question is None:
            return
        engine.choose(s, question.seat, random.choice(question.options))
