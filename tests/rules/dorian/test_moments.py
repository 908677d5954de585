"""In the middle of an answer: when something is told, the state is whole and nobody sees what they cannot know."""

from random import Random
from typing import SupportsIndex

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR
from greathall.core.rng import Rng
from greathall.games.dorian import GAME
from greathall.games.dorian.rules.state import Dorian
from support import rule

from .kingdom import answer, kingdom, offers, preparation, question

LOOKS = ("recruited", "kept-objective")  # told by rules that let somebody look at cards


class Listening(list[Event]):
    """A log that looks at the state whenever something is told."""

    def __init__(self, s: Dorian, every: int) -> None:
        super().__init__()
        self.s = s
        self.every = every
        self.kinds: set[str] = set()
        self.rng = Rng.seeded("moments")

    def append(self, event: Event, /) -> None:
        super().append(event)
        self.kinds.add(event.kind)
        assert GAME.problems(self.s) == [], f"{event.kind} is told before it is done"
        if event.kind in LOOKS or len(self) % self.every == 0:
            for viewer in (*range(self.s.seats), SPECTATOR):
                other = determinize(self.s, viewer, self.rng)
                assert GAME.view(other, viewer) == GAME.view(self.s, viewer), f"viewer {viewer} sees too much at {event.kind}"

    def __getitem__(self, i: SupportsIndex | slice) -> Event:  # type: ignore[override]
        raise TypeError("no rule reads the log")


@rule("DO-R-81", "DO-PRE-15", "DO-OBJ-03")
def test_nothing_is_told_too_early() -> None:
    seen: set[str] = set()
    for number in range(4):
        s = GAME.start(4, f"moments {number}", {"tribute": number % 2 == 0, "trading": True})
        assert isinstance(s, Dorian)
        log = Listening(s, 23)
        s.log = log
        random = Random(number)
        while s.frames:
            asked = engine.decision(s)
            assert asked is not None
            weights = GAME.policy(s, asked.seat, asked.options)
            engine.choose(s, asked.seat, random.choices(asked.options, weights)[0])
        seen |= log.kinds
    assert {*LOOKS, "played", "revealed", "equipped", "stored", "objective", "treasure", "captured", "gained"} <= seen


@rule("DO-PRE-14", "DO-PRE-15")
def test_who_has_chosen_a_card_sees_no_further_ones() -> None:
    s = preparation(kingdom(), 0)
    s.pool[2] = 3
    answer(s, "buy magic")
    if question(s).prompt == "pay":
        answer(s, "pay-rest pool")
    assert GAME.view(s, 0)["looking"] is not None
    views = []

    class Looking(Listening):
        def append(self, event: Event, /) -> None:
            super().append(event)
            views.append((event.kind, GAME.view(self.s, 0)["looking"]))

    s.log = Looking(s, 1)
    answer(s, offers(s, "choose")[0])
    assert ("recruited", None) in views
