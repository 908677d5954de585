"""What an answer told, as it is stored beside it: the events in full, every draw of chance and what it was for, and how the game
stood then. It stays readable, and comparable, when the rules have changed. Hidden things are in it: it is never sent as it is."""

from typing import Any

import msgspec

from greathall.core.event import Event
from greathall.core.ids import EVERYONE
from greathall.core.record import Record
from greathall.core.rng import Draw
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.table.entries import Pending
from greathall.table.undo import Mark

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class LogError(ValueError):
    """Something that is not what an answer can have told."""


class Logged:
    """Events as [rule, kind, seat, args] or, unless all may know them, [rule, kind, seat, args, known, shown]. Draws as
    [sides, face] of a die, [-n, number] of a number below n, and [name, before, after] of a list that was shuffled."""

    __slots__ = ("chance", "draws", "events", "reveals", "waiting")

    def __init__(self, events: list[Any], draws: list[Any], reveals: int, chance: int, waiting: int) -> None:
        self.events = events
        self.draws = draws
        self.reveals = reveals
        self.chance = chance  # how far the stream had been read
        self.waiting = waiting  # the seats that were asked then, as a mask

    def text(self) -> str:
        """For the store; the numbers have places of their own there."""
        return encode([self.events, self.draws]).decode() if self.events or self.draws else ""

    def row(self) -> list[Any]:
        """Everything as plain values."""
        return [self.events, self.draws, self.reveals, self.chance, self.waiting]

    def heard(self) -> list[Event]:
        """The events themselves."""
        return [Event(row[0], row[1], row[2], tuple(row[3]), *row[4:]) for row in self.events]


def logged_of(pending: Pending, waiting: int = -1) -> Logged:
    """What a prepared answer tells; `waiting` if it is known already."""
    after = pending.after
    mask = waiting if waiting >= 0 else _mask(after)
    return Logged(event_list(pending.logged), draw_list(pending.draws, after), after.reveals, after.rng.position(), mask)


def logged_by_deal(state: State, log: list[Event], draws: list[Draw]) -> Logged:
    """What the deal told."""
    return Logged(event_list(log), draw_list(draws, state), state.reveals, state.rng.position(), _mask(state))


def _mask(state: State) -> int:
    return state.frames[-1].waiting(state) & (1 << state.seats) - 1 if state.frames else 0


def event_list(events: list[Event]) -> list[Any]:
    """Events as plain values."""
    rows: list[Any] = []
    for e in events:
        if e.known == EVERYONE:
            rows.append([e.rule, e.kind, e.seat, list(e.args)])
        else:
            rows.append([e.rule, e.kind, e.seat, list(e.args), e.known, e.shown])
    return rows


def draw_list(draws: list[Draw], state: State) -> list[Any]:
    """Draws as plain values; the state says whose list was shuffled."""
    rows: list[Any] = []
    for draw in draws:
        if draw.size:
            rows.append([draw.size, draw.result])
        else:
            rows.append([name_of(state, draw.items), draw.before, draw.after])
    return rows


def read_logged(text: str, reveals: int, chance: int, waiting: int) -> Logged:
    """What was stored of an answer."""
    events, draws = decode(text) if text else ([], [])
    return Logged(events, draws, reveals, chance, waiting)


def same_draws(one: Logged, other: Logged) -> bool:
    """Are the draws of two tellings the same, whatever the shuffled lists are called? Yes if one of them has none recorded."""
    if not one.draws or not other.draws:
        return True
    return [draw[-2:] for draw in one.draws] == [draw[-2:] for draw in other.draws]


def logged_from(row: Any) -> Logged:
    """What somebody says was told, from plain values; TellingError if it cannot be."""
    if not isinstance(row, list) or len(row) != 5 or not all(isinstance(part, list) for part in row[:2]):
        raise LogError("what was told is events, draws and three numbers")
    if not all(type(number) is int and -1 <= number < 1 << 53 for number in row[2:]):
        raise LogError("what was told has numbers that cannot be")
    for event in row[0]:
        if not _is_event(event):
            raise LogError("an event is a rule, a kind, a seat and numbers")
    for draw in row[1]:
        if not _is_draw(draw):
            raise LogError("a draw is a size and a number, or a name and two lists")
    return Logged(row[0], row[1], row[2], row[3], row[4])


def _is_event(row: Any) -> bool:
    # What is told may be large: Meeples tells a whole band of Units as one number.
    if not isinstance(row, list) or len(row) not in (4, 6) or not _ints(row[3], 1 << 256) or not _ints(row[4:]):
        return False
    return isinstance(row[0], str) and isinstance(row[1], str) and type(row[2]) is int and 0 <= row[2] <= 15


def _is_draw(row: Any) -> bool:
    if not isinstance(row, list) or len(row) not in (2, 3):
        return False
    return _ints(row) if len(row) == 2 else isinstance(row[0], str) and _ints(row[1]) and _ints(row[2])


def _ints(values: Any, limit: int = 1 << 53) -> bool:
    return isinstance(values, list) and all(type(value) is int and abs(value) < limit for value in values)


def logged_again(logged: list[Logged], seats: int) -> tuple[list[Event], list[Mark]]:
    """All events in order, and how the game stood after each of these."""
    events: list[Event] = []
    marks: list[Mark] = []
    for one in logged:
        events += one.heard()
        asked = tuple(seat for seat in range(seats) if one.waiting >> seat & 1)
        marks.append(Mark(len(events), one.reveals, one.chance, asked))
    return events, marks


def name_of(state: State, cards: list[int]) -> str:
    """The name of the zone that holds this very list, as `decks[2]`; empty if it is no zone's."""
    return next((name for name, zone in named_zones(state) if zone.cards is cards), "")


def named_zones(record: Record, path: str = "") -> list[tuple[str, Zone]]:
    """Every zone of a record with its name: the fields and places that lead there."""
    found: list[tuple[str, Zone]] = []
    for field in record.FIELDS:
        found += _within(getattr(record, field), path + field)
    return found


def _within(held: Any, path: str) -> list[tuple[str, Zone]]:
    if isinstance(held, Zone):
        return [(path, held)]
    found: list[tuple[str, Zone]] = []
    if isinstance(held, Record):
        found += named_zones(held, path + ".")
    elif isinstance(held, list) and held and isinstance(held[0], (Record, list)):
        for i, item in enumerate(held):
            found += _within(item, f"{path}[{i}]")
    elif isinstance(held, dict):
        for key in sorted(held):
            found += _within(held[key], f"{path}[{key}]")
    return found
