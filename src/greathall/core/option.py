"""Option, Menu, Decision, Refusal: what may be answered, and why something may not.

An Option is one int: a verb and up to three arguments of 16 bits each. So equality, order and hashing are the
machine's own, and a list of options is cheap. The game's notation gives it words (`flip 0,1`) that parse back.
"""

from typing import Final, TypeAlias

from greathall.core.ids import Seat

Option: TypeAlias = int

LIMIT: Final = 0xFFFF


def option(verb: int, a: int = 0, b: int = 0, c: int = 0) -> Option:
    """Pack a verb and its arguments."""
    return verb << 48 | a << 32 | b << 16 | c


def verb_of(o: Option) -> int:
    """The verb of an option."""
    return o >> 48


def first(o: Option) -> int:
    """The first argument of an option."""
    return (o >> 32) & LIMIT


def second(o: Option) -> int:
    """The second argument of an option."""
    return (o >> 16) & LIMIT


def third(o: Option) -> int:
    """The third argument of an option."""
    return o & LIMIT


class Refusal:
    """Something that is not offered: the option, the rule, and the fact that fails it."""

    __slots__ = ("have", "need", "option", "reason", "rule")

    def __init__(self, option: Option, rule: str, reason: str, need: int, have: int) -> None:
        self.option = option
        self.rule = rule
        self.reason = reason  # language key `why-<reason>`, with $need and $have
        self.need = need
        self.have = have


class Menu:
    """What a frame writes its question on. `why` is off in search, so that refusals cost next to nothing:
    guard them with `if menu.why`."""

    __slots__ = ("about", "options", "prompt", "refusals", "rule", "why")

    def __init__(self, why: bool = False) -> None:
        self.why = why
        self.rule = ""
        self.prompt = ""
        self.about: tuple[int, ...] = ()
        self.options: list[Option] = []
        self.refusals: list[Refusal] = []

    def ask(self, rule: str, prompt: str, *about: int) -> None:
        """Name the rule that asks, the language key `ask-<prompt>` and the ints it speaks of."""
        self.rule = rule
        self.prompt = prompt
        self.about = about

    def offer(self, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Add a legal answer. Frames offer in a fixed order and each option once."""
        self.options.append((verb << 16 | a) << 32 | (b << 16 | c))  # `option`, with a single step between wide ints

    def offer_each(self, verb: int, numbers: list[int]) -> None:
        """Add a legal answer for each of these first arguments."""
        options = self.options
        head = verb << 48
        for number in numbers:
            options.append(head | number << 32)

    def refuse(
        self, rule: str, reason: str, verb: int, a: int = 0, b: int = 0, c: int = 0, need: int = 0, have: int = 0
    ) -> None:
        """Note what is left out and why."""
        self.refusals.append(Refusal(option(verb, a, b, c), rule, reason, need, have))


class Decision:
    """One question to one seat: pick one of the options. It is recomputed, never stored."""

    __slots__ = ("about", "options", "prompt", "refusals", "rule", "seat")

    def __init__(self, seat: Seat, menu: Menu) -> None:
        self.seat = seat
        self.rule = menu.rule
        self.prompt = menu.prompt
        self.about = menu.about
        self.options = menu.options
        self.refusals = menu.refusals
