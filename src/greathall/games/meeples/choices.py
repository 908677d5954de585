"""The questions that effects put to people: what to return, which Quests to discard, what goes back into the bag."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.meeples.state import Meeples
from greathall.games.meeples.supply import return_to_supply
from greathall.games.meeples.words import (
    AS,
    DISCARD,
    DONE,
    HERE,
    KNIGHT,
    LODGINGS,
    MEEPLES,
    REBAG,
    REMOVE,
    SHAMAN,
    TAVERN,
)


class Removal(Frame[Meeples]):
    """Return meeples to the supply, as far as possible (MM-R-59); the owner picks where there is a choice."""

    RULE: ClassVar[str] = "MM-ICO-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "meeple", "left", "zones", "target", "low")

    def __init__(self, seat: int, meeple: int, left: int, zones: int, target: int, low: int = 0) -> None:
        self.seat = seat
        self.meeple = meeple
        self.left = left
        self.zones = zones
        self.target = target
        self.low = low  # sources are picked in ascending order

    def clone(self) -> "Removal":
        return Removal(
            seat=self.seat, meeple=self.meeple, left=self.left, zones=self.zones, target=self.target, low=self.low
        )

    def _sources(self, s: Meeples) -> list[int]:
        """How many lie here as themselves, here as a Shaman (MM-R-42), in the Tavern, in the Lodgings.
        MM-FAQ-01: a Location returns only what stands on it."""
        sources = [0, 0, 0, 0]
        if self.zones & HERE and self.target >= 0:
            post = s.posts[self.target]
            sources[0] = post.pieces[self.meeple] + post.guests[self.meeple]
            if self.meeple <= KNIGHT:
                sources[1] = post.pieces[AS + self.meeple]
        if self.zones & TAVERN:
            sources[2] = s.taverns[self.seat][self.meeple]
        if self.zones & LODGINGS:
            sources[3] = s.lodgings[self.seat][self.meeple]
        for i in range(self.low):
            sources[i] = 0
        return sources

    def advance(self, s: Meeples) -> bool:
        sources = self._sources(s)
        some = sources[0] + sources[1] + sources[2] + sources[3]
        if self.left == 0 or some == 0:
            s.end()
            return RUN
        for i in range(4):
            if sources[i] and (sources[i] == some or some <= self.left):
                self._take(s, i)
                return RUN
        return ASK

    def _take(self, s: Meeples, source: int) -> None:
        meeple = self.meeple
        self.left -= 1
        if source == 0:
            post = s.posts[self.target]
            if post.pieces[meeple]:
                post.pieces[meeple] -= 1
            else:
                post.guests[meeple] -= 1
        elif source == 1:
            s.posts[self.target].pieces[AS + meeple] -= 1
            meeple = SHAMAN
        elif source == 2:
            s.taverns[self.seat][meeple] -= 1
        else:
            s.lodgings[self.seat][meeple] -= 1
        return_to_supply(s, meeple)
        s.tell("MM-ICO-04", "returned", self.seat, meeple)

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-R-59", "remove", self.left)
        sources = self._sources(s)
        for i in range(4):
            # A source too small for the rest would leave the sources before it closed: a dead end.
            if sources[i] and sum(sources[i:]) >= self.left:
                zone = i - 1 if i else 0
                menu.offer(REMOVE, zone, AS + self.meeple if i == 1 else self.meeple)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        zone = first(option)
        source = zone + 1 if zone else (1 if second(option) >= AS else 0)
        self.low = source
        self._take(s, source)


class DiscardQuests(Frame[Meeples]):
    """MM-ICO-05: put incomplete Quests of the hand on the discard pile, face down (MM-R-38)."""

    RULE: ClassVar[str] = "MM-ICO-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> "DiscardQuests":
        return DiscardQuests(seat=self.seat, left=self.left)

    def advance(self, s: Meeples) -> bool:
        hand = s.hands[self.seat].cards
        if self.left == 0 or not hand:  # MM-R-62, MM-FAQ-11: discard what there is
            s.end()
        elif len(hand) <= self.left:
            self._discard(s, 0)
        else:
            return ASK
        return RUN

    def _discard(self, s: Meeples, index: int) -> None:
        hand = s.hands[self.seat]
        if index >= len(hand.cards) - s.just_drawn:
            s.just_drawn -= 1
        card = hand.take_at(index)
        s.quest_discard.put(card, 1 << self.seat)
        self.left -= 1
        s.tell("MM-ICO-05", "quest-discarded", self.seat, card, known=1 << self.seat)

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-FAQ-12", "discard", self.left)
        for card in sorted(s.hands[seat].cards):
            menu.offer(DISCARD, card)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        self._discard(s, s.hands[seat].cards.index(first(option)))


class Rebag(Frame[Meeples]):
    """MM-ICO-17: the owner, then clockwise everybody else, may put meeples from the Lodgings into the bag."""

    RULE: ClassVar[str] = "MM-ICO-17"
    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "seat", "left", "others", "low")

    def __init__(self, owner: int, seat: int, left: int, others: int, low: int = 0) -> None:
        self.owner = owner
        self.seat = seat  # whose choice it is
        self.left = left
        self.others = others
        self.low = low  # picks are made in ascending order

    def clone(self) -> "Rebag":
        return Rebag(owner=self.owner, seat=self.seat, left=self.left, others=self.others, low=self.low)

    def advance(self, s: Meeples) -> bool:
        if self.left and any(s.lodgings[self.seat][self.low :]):
            return ASK
        self._next(s)
        return RUN

    def _next(self, s: Meeples) -> None:
        self.seat = (self.seat + 1) % s.seats
        self.left = self.others
        self.low = 0
        if self.seat == self.owner:
            s.end()

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-ICO-17", "rebag", self.left)
        menu.offer(DONE)
        lodgings = s.lodgings[seat]
        for meeple in range(self.low, MEEPLES):
            if lodgings[meeple]:
                menu.offer(REBAG, meeple)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.left = 0
            return
        meeple = first(option)
        s.lodgings[seat][meeple] -= 1
        s.bags[seat][meeple] += 1
        self.left -= 1
        self.low = meeple
        s.tell("MM-ICO-17", "rebagged", seat, meeple)
