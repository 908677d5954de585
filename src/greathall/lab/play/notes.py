"""Notes on one game: what the events say about the things that the game's usage table names."""

from collections.abc import Callable, Sequence
from typing import Any

from greathall.core.event import Event
from greathall.core.game import Game
from greathall.core.ids import NO_SEAT
from greathall.core.usage import Part, Usage

Notes = dict[str, Any]  # plain values: roles, rounds, moments, and for each part who used and what was seen
LastViews = Callable[[Event], str]


def reader(game: Game, source: str) -> tuple[str, LastViews]:
    """The kind of event of a source, and the word that such an event stands for; a ValueError if there is none."""
    kind, dot, wanted = source.partition(".")
    if kind not in game.events:
        raise ValueError(f"{game.title} tells no {kind!r}, which its usage table names")
    if not dot:
        return kind, lambda event: kind
    places = _places(game, kind, wanted.split("+"))
    return kind, lambda event: " ".join(show(event.args[place]) for place, show in places)


def _places(game: Game, kind: str, wanted: list[str]) -> list[tuple[int, Callable[[int], str]]]:
    names = [name for name, _ in game.events[kind].args]
    for name in wanted:
        if name not in names:
            raise ValueError(f"the event {kind!r} of {game.title} has no {name!r}, which its usage table names")
    return [(names.index(name), game.kinds[game.events[kind].args[names.index(name)][1]].show) for name in wanted]


def take_notes(game: Game, seats: int, log: Sequence[Event]) -> Notes:
    """The notes of a game that was listened to."""
    usage = game.usage
    if usage is None:
        return {"roles": [""] * seats, "rounds": 0, "moments": {}, "parts": {}}
    events: dict[str, list[Event]] = {}
    for event in log:
        events.setdefault(event.kind, []).append(event)
    return {
        "roles": _roles(game, usage, seats, events),
        "rounds": _rounds(game, usage, events),
        "moments": _moments(game, usage, log),
        "parts": {part.name: _part(game, part, events) for part in usage.parts},
    }


def _roles(game: Game, usage: Usage, seats: int, events: dict[str, list[Event]]) -> list[str]:
    roles = [""] * seats
    if usage.role:
        kind, shown = reader(game, usage.role)
        for event in events.get(kind, ()):
            roles[event.seat] = shown(event)
    return roles


def _rounds(game: Game, usage: Usage, events: dict[str, list[Event]]) -> int:
    kind, shown = reader(game, usage.rounds)
    told = events.get(kind, [])
    if "." in usage.rounds:
        return max((int(shown(event)) for event in told), default=0)
    seats = [event.seat for event in told]
    return max((seats.count(seat) for seat in set(seats)), default=0)


def _moments(game: Game, usage: Usage, log: Sequence[Event]) -> dict[str, int]:
    """The first round of each moment. What is told before any round is in round 0."""
    beat, number = reader(game, usage.rounds)
    wanted = [reader(game, source) for source in usage.moments]
    found: dict[str, int] = {}
    turns: dict[int, int] = {}
    now = 0
    for event in log:
        if event.kind == beat:
            turns[event.seat] = turns.get(event.seat, 0) + 1
            now = int(number(event)) if "." in usage.rounds else turns[event.seat]
        for kind, shown in wanted:
            if event.kind == kind:
                found.setdefault(f"{kind} {shown(event)}", now)
    return found


def _part(game: Game, part: Part, events: dict[str, list[Event]]) -> dict[str, Any]:
    """`used`: how often by each seat; `seen`: how often in all. Both only for the things of the part."""
    used: dict[str, dict[str, int]] = {}
    seen: dict[str, int] = {}
    things = set(part.things)
    for source in part.used:
        for thing, event in _things(game, part, things, source, events):
            users = used.setdefault(thing, {})
            seat = "" if event.seat == NO_SEAT else str(event.seat)
            users[seat] = users.get(seat, 0) + 1
    for source in part.seen:
        for thing, _ in _things(game, part, things, source, events):
            seen[thing] = seen.get(thing, 0) + 1
    return {"used": used, "seen": seen}


def _things(game: Game, part: Part, things: set[str], source: str, events: dict[str, list[Event]]) -> list[tuple[str, Event]]:
    kind, shown = reader(game, source)
    found = []
    for event in events.get(kind, ()):
        word = shown(event)
        thing = part.names.get(word, word)
        if thing in things:
            found.append((thing, event))
    return found
