"""Usage: which events of a game tell that somebody used one of its things, for reports on balance.

A source is "kind.argument" of an event ("bought.card"), "kind.first+second" for a thing of two words ("levelled.unit+level"),
or a kind alone, which is then itself the thing ("robbed").
"""

from collections.abc import Mapping, Sequence


class Part:
    """A class of things: what counts as using one, and what shows that one could be used.

    Without `seen` all of them are there in every game. `names` says which thing a word stands for, if not itself.
    """

    def __init__(
        self,
        name: str,
        things: Sequence[str],
        used: Sequence[str],
        seen: Sequence[str] = (),
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.things = tuple(things)
        self.used = tuple(used)
        self.seen = tuple(seen)
        self.names = dict(names or {})


class Usage:
    """What a report counts: who plays what, how long, when it first happens, and which things are used."""

    def __init__(self, *, parts: Sequence[Part], rounds: str, role: str = "", moments: Sequence[str] = ()) -> None:
        self.parts = tuple(parts)
        self.rounds = rounds  # the number that an event carries; without an argument, the most that a seat had of them
        self.role = role  # the event that gives a seat its guild, leader or character
        self.moments = tuple(moments)  # things whose first time in a game is told by its round
