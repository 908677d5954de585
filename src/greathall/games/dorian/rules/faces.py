"""Picking cards by what they show: equal copies are one thing, and what is noted is only where the picked ones lie."""

from typing import Final

from greathall.core.ids import Seat
from greathall.core.option import Menu, Why, option
from greathall.core.picking import SeatPicking
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.state import Dorian

ALL_PICKED: Final = Why("DO-TRM-10", "picked")  # never said: what is picked can be taken back


def each_set_once(left: list[int], floor: int, lacking: int) -> list[int]:
    """What search is offered of things that may be picked, equal ones in a row: ascending, equal ones once, and enough must come
    behind."""
    left.sort()
    found: list[int] = []
    last = -1
    for i in range(len(left) - max(lacking - 1, 0)):
        thing = left[i]
        if thing >= floor and thing != last:
            found.append(thing)
        last = thing
    if lacking > 0 and not found:  # a person had picked freely, and a bot goes on
        return sorted(set(left))
    return found


class FacePicking(SeatPicking[Dorian]):
    """Cards are picked out of a pile by their faces. They stay there until the choice is closed, and a mask of their places
    is noted. Of equal cards those that lie lowest are taken first, so every order notes the same."""

    def cards(self, s: Dorian) -> list[int]:
        """Where the cards lie."""
        raise TypeError(f"{type(self).__name__} does not say where its cards lie")

    def noted(self, s: Dorian) -> int:
        """The mask of the places of the picked cards."""
        raise TypeError(f"{type(self).__name__} does not say what is noted")

    def note(self, s: Dorian, places: int) -> None:
        """Note a mask of places."""
        raise TypeError(f"{type(self).__name__} does not say how it is noted")

    def unfit(self, s: Dorian, card: int) -> Why | None:
        """Why a card of the pile may not be picked at all; None if it may."""
        return None

    def picky(self) -> bool:
        """Are there cards in the pile that may not be picked?"""
        return False

    def full(self, s: Dorian) -> Why | None:
        """Why no more may be picked; None if more may."""
        return None

    # -- the mechanism

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if menu.free or menu.why:
            super().offer(s, seat, menu)
            return
        self.ask(s, menu)
        places = self.noted(s)
        cards = self.cards(s)
        floor = -1
        have = 0
        left: list[int] = []
        picky = self.picky()
        for i in range(len(cards)):
            f = face(s, cards[i])
            if places and places >> i & 1:
                have += 1
                if f > floor:
                    floor = f
            elif not picky or self.unfit(s, cards[i]) is None:
                left.append(f)
        lacking = self.need(s) - have
        if self.full(s) is None:
            menu.offer_each(self.PICK, each_set_once(left, floor, lacking))
        if lacking <= 0:
            menu.options.append(option(self.DONE))

    def held(self, s: Dorian) -> list[int]:
        places = self.noted(s)
        if not places:
            return []
        cards = self.cards(s)
        found = [face(s, cards[i]) for i in range(len(cards)) if places >> i & 1]
        found.sort()
        return found

    def have(self, s: Dorian) -> int:
        return self.noted(s).bit_count()

    def candidates(self, s: Dorian) -> list[int]:
        return sorted({face(s, card) for card in self.cards(s)})

    def left(self, s: Dorian) -> list[int]:
        if self.full(s) is not None:
            return []
        places = self.noted(s)
        cards = self.cards(s)
        found: list[int] = []
        for i in range(len(cards)):
            if not places >> i & 1 and self.unfit(s, cards[i]) is None:
                f = face(s, cards[i])
                if f not in found:
                    found.append(f)
        found.sort()
        return found

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        places = self.noted(s)
        cards = self.cards(s)
        why = ALL_PICKED
        for i in range(len(cards)):
            if not places >> i & 1 and face(s, cards[i]) == thing:
                unfit = self.unfit(s, cards[i])
                if unfit is None:
                    return self.full(s)
                why = unfit
        return why

    def copies(self, s: Dorian, thing: int) -> int:
        places = self.noted(s)
        cards = self.cards(s)
        total = 0
        for i in range(len(cards)):
            if not places >> i & 1 and face(s, cards[i]) == thing and self.unfit(s, cards[i]) is None:
                total += 1
        return total

    def forced(self, s: Dorian, left: list[int]) -> bool:
        """Everything, or so many of one kind."""
        need = self.need(s)
        return need > 0 and need >= (self.most(s) if len(left) == 1 else self.units(s, left))

    def put(self, s: Dorian, thing: int) -> None:
        places = self.noted(s)
        cards = self.cards(s)
        for i in range(len(cards)):
            if not places >> i & 1 and face(s, cards[i]) == thing and self.unfit(s, cards[i]) is None:
                self.note(s, places | 1 << i)
                return
        raise ValueError("no such card is left to pick")

    def take(self, s: Dorian, thing: int) -> None:
        places = self.noted(s)
        cards = self.cards(s)
        for i in range(len(cards) - 1, -1, -1):
            if places >> i & 1 and face(s, cards[i]) == thing:
                self.note(s, places & ~(1 << i))
                return
        raise ValueError("no such card is picked")

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(self.PICK, menu.rule, "no-such-card")

    def chosen(self, s: Dorian) -> list[int]:
        """The places of the picked cards, by what they show and then by where they lie."""
        places = self.noted(s)
        cards = self.cards(s)
        found = [face(s, cards[i]) << 8 | i for i in range(len(cards)) if places >> i & 1]
        found.sort()
        return [code & 255 for code in found]
