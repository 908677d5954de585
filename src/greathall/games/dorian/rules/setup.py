"""Setting up: decks, homes, starting Resources, then the choice of Characters and first Objectives (DO-R-05)."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.game import Setting
from greathall.core.ids import NOBODY, Seat
from greathall.core.option import Menu, Option, Why, first
from greathall.core.rng import Rng
from greathall.core.zone import Zone
from greathall.games.dorian.cards.catalogue import (
    DECK_FACES,
    DEFENCES,
    EVENTS,
    HOMES,
    LEADERS,
    OBJECTIVES,
    PER_DECK,
    PLACES,
    STARTER_CARDS,
    SUPPLIES,
    TREASURES,
    UPGRADES_EACH,
    Pile,
)
from greathall.games.dorian.rules.flow import KingdomRounds
from greathall.games.dorian.rules.garlock import restock
from greathall.games.dorian.rules.objectives import ObjectiveLook
from greathall.games.dorian.rules.piles import draw
from greathall.games.dorian.rules.settings import settings_of, teams_of
from greathall.games.dorian.rules.state import (
    POOL_CARDS,
    POOL_DEFENCES,
    POOL_EVENTS,
    POOL_FACES,
    POOL_OBJECTIVES,
    POOL_SUPPLIES,
    POOL_TREASURES,
    POOL_UPGRADES,
    TALLIES,
    Dorian,
    Settings,
    new_turn,
)
from greathall.games.dorian.words import HAND_TARGET, LEAD, NONE, NOWHERE, OBJECTIVES_HELD, OUTSIDE, SLOT_COUNT

CHARACTERS: Final = 0
FIRST_OBJECTIVES: Final = 1
LEADER_TAKEN: Final = Why("DO-GEN-02", "leader-taken")


class SettingUp(Frame[Dorian]):
    """Characters are chosen in seat order (DO-GEN-02, DO-R-79); with Objectives each player twice looks at 2 and keeps
    1 (DO-R-05, DO-R-57)."""

    RULE: ClassVar[str] = "DO-GEN-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("at", "i", "random")

    def __init__(self, random: bool, at: int = CHARACTERS, i: int = 0) -> None:
        self.random = random
        self.at = at
        self.i = i

    def clone(self) -> "SettingUp":
        return SettingUp(random=self.random, at=self.at, i=self.i)

    def _left(self, s: Dorian) -> list[int]:
        return [leader for leader in range(len(LEADERS)) if leader not in s.leader]

    def advance(self, s: Dorian) -> bool:
        if self.at == CHARACTERS:
            if self.i == s.seats:
                self.at = FIRST_OBJECTIVES
                self.i = 0
                return RUN
            if not self.random:
                return ASK
            left = self._left(s)
            self._lead(s, left[s.rng.below(len(left))])
        elif self.i < s.seats * OBJECTIVES_HELD and s.settings.objectives:
            s.call(ObjectiveLook(self.i // OBJECTIVES_HELD))
            self.i += 1
        else:
            s.goto(KingdomRounds())
        return RUN

    def _lead(self, s: Dorian, leader: int) -> None:
        """DO-SET-10: Figure at home, Starter Deck of 11 with 5 in Hand, Upgrade deck of 24."""
        seat = self.i
        self.i += 1
        s.leader[seat] = leader
        s.at[seat] = HOMES[leader]
        s.decks[seat].cards += STARTER_CARDS[leader]
        s.decks[seat].shuffle(s.rng)
        for _ in range(HAND_TARGET):
            draw(s, seat)
        s.upgrades[seat].cards += range(UPGRADES_EACH * leader, UPGRADES_EACH * (leader + 1))
        s.upgrades[seat].shuffle(s.rng)
        s.tell("DO-GEN-02", "leads", seat, leader)

    def asked(self, s: Dorian) -> Seat:
        return self.i

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-GEN-02", "lead")
        for leader in range(len(LEADERS)):
            menu.judge(LEADER_TAKEN if leader in s.leader else None, LEAD, leader)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._lead(s, first(option))


def new_game(seats: int, seed: str, options: dict[str, Setting]) -> Dorian:
    """DO-SET-11: every deck shuffled apart, Garlock City stocked; DO-SET-12: nobody owns anything, IP 0."""
    settings, events = settings_of(seats, options)
    rng = Rng.seeded(seed)
    event_deck, event_rest = _events(rng, settings, events)
    n = seats
    s = Dorian(
        seats=n, rng=rng, frames=[SettingUp(options["leaders"] == "random")], value=0, answers=0, reveals=0,
        outcome=None, settings=settings, leader=[NONE] * n, team=teams_of(n, options), at=[NOWHERE] * n, ip=[0] * n,
        pool=[0] * (3 * n), camp=[1] * (3 * n), base=[0] * (3 * n), slots=[NONE] * (SLOT_COUNT * n), spent=[0] * n,
        inventory=[[] for _ in range(n)], decks=[Zone(POOL_CARDS + seat) for seat in range(n)],
        hands=[Zone(POOL_CARDS + seat) for seat in range(n)], restore=[[] for _ in range(n)],
        upgrades=[Zone(POOL_UPGRADES + seat) for seat in range(n)],
        objectives=[Zone(POOL_OBJECTIVES) for _ in range(n)], turned=[[] for _ in range(n)],
        marks=[0] * (TALLIES * OBJECTIVES_HELD * n), tally=[0] * (TALLIES * n), faces=_faces(rng),
        power_decks=[list(range(PER_DECK * power, PER_DECK * (power + 1))) for power in range(3)],
        treasures=_shuffled(rng, POOL_TREASURES, list(range(len(TREASURES)))),
        defences=_shuffled(rng, POOL_DEFENCES, _copies(DEFENCES)),
        supplies=_shuffled(rng, POOL_SUPPLIES, _copies(SUPPLIES)),
        city=[], event_deck=event_deck, event_rest=event_rest, event=NONE,
        objective_deck=_shuffled(rng, POOL_OBJECTIVES, _objectives(settings)), owner=[NOWHERE] * len(PLACES),
        mines=[0, 0, 0], order=list(range(n)), round=0, turn=new_turn(n, 0, OUTSIDE, 0), battle=None, box=[], dirty=0,
        kingmakers=0,
    )  # fmt: skip
    restock(s)
    return s


def _shuffled(rng: Rng, pool: int, cards: list[int]) -> Zone:
    zone = Zone(pool, cards)
    zone.shuffle(rng)
    return zone


def _faces(rng: Rng) -> list[Zone]:
    """The three Power decks, shuffled: the copies lie in order, their faces are mixed."""
    return [_shuffled(rng, POOL_FACES + power, DECK_FACES[power][:]) for power in range(3)]


def _copies(piles: list[Pile]) -> list[int]:
    return [i for i, pile in enumerate(piles) for _ in range(pile.copies)]


def _objectives(settings: Settings) -> list[int]:
    """The Objective deck without cards that need an option that is off; empty without Objectives (DO-OBJ-04)."""
    if not settings.objectives:
        return []
    off = [name for name, on in (("field-battles", settings.field), ("permission", settings.permission)) if not on]
    return [i for i, card in enumerate(OBJECTIVES) if card.needs_option not in off for _ in range(card.copies)]


def _events(rng: Rng, settings: Settings, count: int) -> tuple[Zone, Zone]:
    """The learn-to-play chapters in order (DO-SET-01, DO-R-62), or so many of the 30 regular Events, unseen (DO-SET-05,
    DO-R-61)."""
    chapters = [i for i, event in enumerate(EVENTS) if event.learn]
    regular = [i for i, event in enumerate(EVENTS) if not event.learn]
    if settings.learn:
        known = 0xFFFF
        return Zone(0, chapters[::-1], [known] * len(chapters)), Zone(0)
    rng.shuffle(regular)
    deck = Zone(POOL_EVENTS, regular[:count], [NOBODY] * count)
    return deck, Zone(POOL_EVENTS, regular[count:])
