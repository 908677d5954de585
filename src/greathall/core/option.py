"""Option, Menu, Decision, Refusal: what may be answered, and why something may not.

The legality of a verb has one home: a function that says why not, or None. `Menu.judge` offers or refuses by its word.

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


class Why:
    """Why something may not be done: the rule, and the fact that fails it (language key `why-<reason>`)."""

    __slots__ = ("have", "need", "reason", "rule")

    def __init__(self, rule: str, reason: str, need: int = 0, have: int = 0) -> None:
        self.rule = rule
        self.reason = reason
        self.need = need
        self.have = have


class Refusal:
    """Something that is not offered: the option, the rule, and the fact that fails it."""

    __slots__ = ("have", "need", "option", "reason", "rule")

    def __init__(self, option: Option, rule: str, reason: str, need: int, have: int) -> None:
        self.option = option
        self.rule = rule
        self.reason = reason  # language key `why-<reason>`, with $need and $have
        self.need = need
        self.have = have


class Picks:
    """How a choice of several things stands, for people: what is picked, how each pick is taken back, what it comes to."""

    __slots__ = ("backs", "done", "have", "held", "most", "need", "verbs")

    def __init__(
        self, held: list[Option], backs: list[Option], verbs: int, done: Option, have: int, need: int, most: int
    ) -> None:
        self.held = held  # the picks made, in the game's own order
        self.backs = backs  # beside them: the answers that take them back
        self.verbs = verbs  # mask of the verbs that pick
        self.done = done  # the answer that confirms; it is offered when there is enough
        self.have = have  # what the picks come to
        self.need = need  # the least that they must come to
        self.most = most  # the most that they may come to; -1 without a limit


class Menu:
    """What a frame writes its question on. `why` is off in search, so that refusals cost next to nothing:
    guard them with `if menu.why`. `free` is on where people are asked: they may pick several things in any order and take
    a pick back, while search sees each set once (core/picking.py)."""

    __slots__ = ("about", "free", "options", "picks", "prompt", "refusals", "rule", "whole", "why")

    def __init__(self, why: bool = False, free: bool = False) -> None:
        self.why = why
        self.free = free
        self.rule = ""
        self.prompt = ""
        self.about: tuple[int, ...] = ()
        self.options: list[Option] = []
        self.refusals: list[Refusal] = []
        self.whole: list[Refusal] = []  # about whole verbs
        self.picks: Picks | None = None

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

    def judge(self, why: Why | None, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Offer this answer, or (where people ask for reasons) refuse it, as the home of its legality says."""
        if why is None:
            self.offer(verb, a, b, c)
        elif self.why:
            self.refusals.append(Refusal(option(verb, a, b, c), why.rule, why.reason, why.need, why.have))

    def refuse(self, rule: str, reason: str, verb: int, a: int = 0, b: int = 0, c: int = 0, need: int = 0, have: int = 0) -> None:
        """Note what is left out and why."""
        self.refusals.append(Refusal(option(verb, a, b, c), rule, reason, need, have))

    def rule_out(self, verb: int, rule: str, reason: str, need: int = 0, have: int = 0) -> None:
        """Whatever of this verb is neither offered nor refused one by one is out of the question by this rule."""
        self.whole.append(Refusal(option(verb), rule, reason, need, have))


class Decision:
    """One question to one seat: pick one of the options. It is recomputed, never stored."""

    __slots__ = ("about", "options", "picks", "prompt", "refusals", "rule", "seat", "whole")

    def __init__(self, seat: Seat, menu: Menu) -> None:
        self.seat = seat
        self.rule = menu.rule
        self.prompt = menu.prompt
        self.about = menu.about
        self.options = menu.options
        self.refusals = menu.refusals
        self.whole = menu.whole
        self.picks = menu.picks

    def takes(self, o: Option) -> bool:
        """Is this a legal answer, be it one that takes a pick back?"""
        return o in self.options or (self.picks is not None and o in self.picks.backs)

    def is_pick(self, o: Option) -> bool:
        """Is this answer only a step of choosing several things, which `done` or another answer makes count?"""
        picks = self.picks
        return picks is not None and (picks.verbs >> verb_of(o) & 1 == 1 or o in picks.backs)

    def why_not(self, o: Option) -> Refusal | None:
        """Why this is not offered, if the question was asked with reasons and says so."""
        for refusal in self.refusals:
            if refusal.option == o:
                return refusal
        if self.picks is not None and o in self.picks.held:
            return Refusal(o, self.rule, "picked", 0, 0)
        for refusal in self.whole:
            if verb_of(refusal.option) == verb_of(o):
                return Refusal(o, refusal.rule, refusal.reason, refusal.need, refusal.have)
        return None
