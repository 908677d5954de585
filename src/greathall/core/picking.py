"""Picking: choosing several things, written once.

"Choose a set", "choose some, equal ones allowed", "pay so much" and "place so many here and there" are all the same: `pick` one
thing at a time, take any pick back (`unpick`), and `done`. A thing is an int whose meaning is the game's: a Hero, a die, a card,
a card for a Hero (two numbers packed in one).

- People pick in any order and take back what they like until `done`; nothing closes or is revealed before. Two exceptions cost
  nobody a choice: a set that is forced is taken at once, and a picking of exactly one thing closes with it.
- Search sees each set once: on a menu that is not free, things are offered in ascending order only. What it is offered is always
  among what people are offered.
- What is held is kept sorted, where the rules look for it, so every order of the same picks leads to the same state, and an
  unpick to the state before the pick. A pick tells nothing, draws nothing and reveals nothing: that is for `close`. Cards that
  others do not know stay in their zone, and only their places are noted (`CardPicking`).
"""

from typing import ClassVar, Final, Generic

from greathall.core.frame import ASK, RUN, Frame, S
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Picks, Refusal, Why, first, option, verb_of
from greathall.core.zone import Zone

NO_LIMIT: Final = -1


class Picking(Frame[S], Generic[S]):
    """One seat chooses several things: the one that `asked` names. A subclass names its three verbs and says what may be picked
    and what comes of it."""

    PICK: ClassVar[int]
    UNPICK: ClassVar[int]
    DONE: ClassVar[int]

    # -- what a subclass says

    def ask(self, s: S, menu: Menu) -> None:
        """Name the rule and the prompt."""
        raise TypeError(f"{type(self).__name__} does not say what it asks")

    def candidates(self, s: S) -> list[int]:
        """Everything that somebody could mean to pick, picked or not, ascending and each different thing once."""
        raise TypeError(f"{type(self).__name__} does not say what there is to pick")

    def why_not(self, s: S, thing: int) -> Why | None:
        """Why this one (or one more of it) may not be picked beside what is held; None if it may."""
        raise TypeError(f"{type(self).__name__} does not say what may be picked")

    def held(self, s: S) -> list[int]:
        """What is picked, ascending."""
        raise TypeError(f"{type(self).__name__} does not say what is picked")

    def put(self, s: S, thing: int) -> None:
        """Pick one."""
        raise TypeError(f"{type(self).__name__} does not say how a thing is picked")

    def take(self, s: S, thing: int) -> None:
        """Take a pick back: the state is as it was before it."""
        raise TypeError(f"{type(self).__name__} does not say how a pick is taken back")

    def close(self, s: S) -> None:
        """Done: what was picked takes effect, and this rule ends."""
        raise TypeError(f"{type(self).__name__} does not say what comes of the picks")

    # -- what a subclass may say otherwise

    def need(self, s: S) -> int:
        """The least that the picks must come to."""
        return 0

    def most(self, s: S) -> int:
        """The most that they may come to."""
        return NO_LIMIT

    def have(self, s: S) -> int:
        """What they come to: their number, unless things weigh."""
        return len(self.held(s))

    def enough(self, s: S) -> bool:
        """May it be closed now?"""
        return self.have(s) >= self.need(s)

    def why_not_enough(self, s: S, rule: str) -> Why:
        """Why it may not be closed now, asked by the rule of the question: said otherwise where more than a number is missing."""
        return Why(rule, "too-few-picks", self.need(s), self.have(s))

    def copies(self, s: S, thing: int) -> int:
        """How many more of a thing could be picked, if equal ones are allowed."""
        return 1

    def left(self, s: S) -> list[int]:
        """What may be picked now, ascending; overridden where a faster way is worth it (a test compares them)."""
        return [thing for thing in self.candidates(s) if self.why_not(s, thing) is None]

    def forced(self, s: S, left: list[int]) -> bool:
        """Nothing is held: is there only one set, namely everything?"""
        need = self.need(s)
        return need > 0 and need >= self.units(s, left)

    def spell(self, thing: int) -> Option:
        """The answer that picks a thing."""
        return option(self.PICK, thing)

    def spell_back(self, thing: int) -> Option:
        """The answer that takes it back."""
        return option(self.UNPICK, thing)

    def read(self, o: Option) -> int:
        """The thing of either answer."""
        return first(o)

    def offer_more(self, s: S, menu: Menu) -> None:
        """Other answers to the same question: to refuse altogether, for example."""

    def choose_more(self, s: S, o: Option) -> None:
        """One of them."""
        raise TypeError(f"{type(self).__name__} takes no such answer")

    # -- the mechanism

    def units(self, s: S, left: list[int]) -> int:
        """How many picks there could be at the most."""
        total = 0
        for thing in left:
            total += self.copies(s, thing)
        return total

    def advance(self, s: S) -> bool:
        if self.held(s):
            if self.need(s) == 1 and self.most(s) == 1:
                self.close(s)
                return RUN
            return ASK
        left = self.left(s)
        if not left:
            self.close(s)
            return RUN
        if self.forced(s, left):
            while left:
                self.put(s, left[0])
                left = self.left(s)
            self.close(s)
            return RUN
        return ASK

    def offer(self, s: S, seat: Seat, menu: Menu) -> None:
        self.ask(s, menu)
        held = self.held(s)
        left = self._explained(s, held, menu) if menu.why else self.left(s)
        if menu.free:
            for thing in left:
                menu.options.append(self.spell(thing))
            self._show(s, held, menu)
        elif left:
            self._offer_in_order(s, held, left, menu)
        if self.enough(s):
            menu.options.append(option(self.DONE))
        elif menu.why:
            menu.judge(self.why_not_enough(s, menu.rule), self.DONE)
        if menu.why and not menu.free:
            self._explain_order(held, left, menu)
        self.offer_more(s, menu)

    def _offer_in_order(self, s: S, held: list[int], left: list[int], menu: Menu) -> None:
        """Each set once: only what comes after all that is held, as long as enough can be reached from there."""
        lacking = self.need(s) - self.have(s)
        rest = self.units(s, left) if lacking > 0 else 0
        floor = held[-1] if held else -1
        before = len(menu.options)
        for thing in left:
            if thing >= floor and rest >= lacking:
                menu.options.append(self.spell(thing))
            if lacking > 0:
                rest -= self.copies(s, thing)
        if len(menu.options) == before and lacking > 0:  # a person had picked freely, and a bot goes on
            for thing in left:
                menu.options.append(self.spell(thing))

    def _explained(self, s: S, held: list[int], menu: Menu) -> list[int]:
        """What may be picked, by the word of its home; what may not is refused, unless all of it is picked already."""
        left: list[int] = []
        for thing in self.candidates(s):
            why = self.why_not(s, thing)
            if why is None:
                left.append(thing)
            elif thing not in held or (menu.free and self.copies(s, thing)):
                menu.refusals.append(Refusal(self.spell(thing), why.rule, why.reason, why.need, why.have))
        for verb in range(self.unpick_verbs().bit_length()):
            if self.unpick_verbs() >> verb & 1:
                menu.rule_out(verb, menu.rule, "not-picked")
        return left

    def _explain_order(self, held: list[int], left: list[int], menu: Menu) -> None:
        """What search is not offered though people are: what is picked already, or comes in another order of the same set."""
        offered = set(menu.options)
        for thing in sorted({*held, *left}):
            if self.spell(thing) not in offered:
                reason = "other-order" if thing in left else "picked"
                menu.refusals.append(Refusal(self.spell(thing), menu.rule, reason, 0, 0))

    def _show(self, s: S, held: list[int], menu: Menu) -> None:
        """How the picking stands, for people. One that closes with its only pick is a plain choice."""
        need, most = self.need(s), self.most(s)
        spelled = [self.spell(thing) for thing in held]
        backs = [self.spell_back(thing) for thing in held]
        if need != 1 or most != 1:
            menu.picks = Picks(spelled, backs, self.pick_verbs(), option(self.DONE), self.have(s), need, most)

    def pick_verbs(self) -> int:
        """The mask of the verbs that pick, if `spell` knows more than one."""
        return 1 << self.PICK

    def unpick_verbs(self) -> int:
        """The mask of the verbs that take back."""
        return 1 << self.UNPICK

    def choose(self, s: S, seat: Seat, o: Option) -> None:
        verb = verb_of(o)
        if verb == self.DONE:
            self.close(s)
        elif self.pick_verbs() >> verb & 1:
            self.put(s, self.read(o))
        elif self.unpick_verbs() >> verb & 1:
            self.take(s, self.read(o))
        else:
            self.choose_more(s, o)


class SeatPicking(Picking[S], Generic[S]):
    """The picking of a seat that the frame itself remembers."""

    seat: Seat

    def asked(self, s: S) -> Seat:
        return self.seat


class CardPicking(SeatPicking[S], Generic[S]):
    """Cards are picked out of a zone. They stay there until `close`: what is noted is the places where they lie, which tell
    nothing to whoever does not know the cards. Of equal cards those that lie lowest are taken first, so every order notes the
    same."""

    places: int  # mask

    def zone(self, s: S) -> Zone:
        """Where the cards lie."""
        raise TypeError(f"{type(self).__name__} does not say where its cards lie")

    def held(self, s: S) -> list[int]:
        places = self.places
        if not places:
            return []
        cards = self.zone(s).cards
        found = [cards[i] for i in range(len(cards)) if places >> i & 1]
        found.sort()
        return found

    def copies(self, s: S, thing: int) -> int:
        cards = self.zone(s).cards
        count = 0
        for i in range(len(cards)):
            if cards[i] == thing and not self.places >> i & 1:
                count += 1
        return count

    def unpicked(self, s: S) -> list[int]:
        """The different cards that are not picked, ascending."""
        cards = self.zone(s).cards
        return sorted({cards[i] for i in range(len(cards)) if not self.places >> i & 1})

    def candidates(self, s: S) -> list[int]:
        return sorted(set(self.zone(s).cards))

    def put(self, s: S, thing: int) -> None:
        cards = self.zone(s).cards
        for i in range(len(cards)):
            if cards[i] == thing and not self.places >> i & 1:
                self.places |= 1 << i
                return
        raise ValueError("no such card is left to pick")

    def take(self, s: S, thing: int) -> None:
        cards = self.zone(s).cards
        for i in range(len(cards) - 1, -1, -1):
            if cards[i] == thing and self.places >> i & 1:
                self.places &= ~(1 << i)
                return
        raise ValueError("no such card is picked")
