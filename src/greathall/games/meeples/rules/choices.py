"""The questions that effects put to people: what to return, which Quests to discard, what goes back into the bag."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first, option, second
from greathall.core.picking import CardPicking, SeatPicking
from greathall.core.zone import Zone
from greathall.games.meeples.cards.catalogue import NONE, QUESTS
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.rules.supply import return_to_supply
from greathall.games.meeples.words import (
    AS,
    DISCARD,
    DONE,
    HERE,
    HOLD,
    KEEP,
    KNIGHT,
    LODGINGS,
    MEEPLES,
    REBAG,
    REMOVE,
    SHAMAN,
    TAVERN,
    UNBAG,
    band,
)

# Where a meeple may be returned from: as itself from the place, as a Shaman that stands for it there (MM-R-42), Tavern, Lodgings.
AS_ITSELF: Final = 0
AS_SHAMAN: Final = 1
FROM_TAVERN: Final = 2
FROM_LODGINGS: Final = 3
SOURCES: Final = [AS_ITSELF, AS_SHAMAN, FROM_TAVERN, FROM_LODGINGS]
ZONE_OF: Final = (0, 0, 1, 2)  # in ZONE_WORDS
GUESTS: Final = 4  # in `taken`: of those taken as themselves, who had come to the place later


class Removal(SeatPicking[Meeples]):
    """Return meeples to the supply, as far as possible (MM-R-59); the owner picks where there is a choice. They lie in the supply
    as soon as they are picked, and it is told in the end."""

    RULE: ClassVar[str] = "MM-ICO-04"
    PICK: ClassVar[int] = REMOVE
    UNPICK: ClassVar[int] = KEEP
    DONE: ClassVar[int] = DONE

    meeple: int
    n: int
    zones: int
    target: int  # the post, if the place itself is among the zones
    quest: int  # the Quest whose cost it is, NONE for an effect
    taken: list[int]  # 5: by source, and guests

    def advance(self, s: Meeples) -> bool:
        if any(self.taken):
            return super().advance(s)
        lies = self._lies(s)
        total = sum(lies)
        if total > self.n and max(lies) < total:
            return ASK
        left = self.n
        for source in SOURCES:  # there is no choice
            for _ in range(min(left, lies[source])):
                self.put(s, source)
                left -= 1
        self.close(s)
        return RUN

    def ask(self, s: Meeples, menu: Menu) -> None:
        if self.quest == NONE:
            menu.ask("MM-R-59", "remove", self.meeple, self.need(s))
        else:
            menu.ask("MM-R-42", "give", self.quest, self.need(s))
        if menu.why:
            menu.rule_out(REMOVE, "MM-ICO-04", "not-that-meeple")

    def _lies(self, s: Meeples) -> list[int]:
        """How many are still there, by source. MM-FAQ-01: a Location returns only what stands on it; MM-FAQ-02: a Quest who took
        part in it."""
        meeple = self.meeple
        zones = self.zones
        lies = [0, 0, 0, 0]
        if zones & HERE and self.target >= 0:
            post = s.posts[self.target]
            lies[AS_ITSELF] = post.pieces[meeple] + post.guests[meeple]
            if meeple <= KNIGHT:
                lies[AS_SHAMAN] = post.pieces[AS + meeple]
        if zones & TAVERN:
            lies[FROM_TAVERN] = s.taverns[self.seat][meeple]
        if zones & LODGINGS:
            lies[FROM_LODGINGS] = s.lodgings[self.seat][meeple]
        return lies

    def need(self, s: Meeples) -> int:
        return min(self.n, sum(self._lies(s)) + sum(self.taken[:GUESTS]))

    def most(self, s: Meeples) -> int:
        return self.need(s)

    def held(self, s: Meeples) -> list[int]:
        found: list[int] = []
        for source in SOURCES:
            for _ in range(self.taken[source]):
                found.append(source)
        return found

    def candidates(self, s: Meeples) -> list[int]:
        return SOURCES if self.meeple <= KNIGHT else [AS_ITSELF, FROM_TAVERN, FROM_LODGINGS]

    def why_not(self, s: Meeples, thing: int) -> Why | None:
        if not self.zones >> ZONE_OF[thing] & 1:
            return Why("MM-R-59", "not-from-there")
        if not self._lies(s)[thing]:
            return Why("MM-R-59", "none-there")
        if sum(self.taken[:GUESTS]) >= self.n:
            return Why("MM-R-59", "returned-enough", self.n, self.n)
        return None

    def copies(self, s: Meeples, thing: int) -> int:
        return self._lies(s)[thing]

    def put(self, s: Meeples, thing: int) -> None:
        meeple = self.meeple
        self.taken[thing] += 1
        if thing == AS_ITSELF:
            post = s.posts[self.target]
            if post.pieces[meeple]:
                post.pieces[meeple] -= 1
            else:
                post.guests[meeple] -= 1
                self.taken[GUESTS] += 1
        elif thing == AS_SHAMAN:
            s.posts[self.target].pieces[AS + meeple] -= 1
            meeple = SHAMAN
        elif thing == FROM_TAVERN:
            s.taverns[self.seat][meeple] -= 1
        else:
            s.lodgings[self.seat][meeple] -= 1
        return_to_supply(s, meeple, 1)

    def take(self, s: Meeples, thing: int) -> None:
        meeple = self.meeple
        self.taken[thing] -= 1
        if thing == AS_ITSELF:
            post = s.posts[self.target]
            if self.taken[GUESTS]:
                self.taken[GUESTS] -= 1
                post.guests[meeple] += 1
            else:
                post.pieces[meeple] += 1
        elif thing == AS_SHAMAN:
            s.posts[self.target].pieces[AS + meeple] += 1
            meeple = SHAMAN
        elif thing == FROM_TAVERN:
            s.taverns[self.seat][meeple] += 1
        else:
            s.lodgings[self.seat][meeple] += 1
        return_to_supply(s, meeple, -1)

    def close(self, s: Meeples) -> None:
        shamans = self.taken[AS_SHAMAN]
        rule = "MM-ICO-04" if self.quest == NONE else "MM-FAQ-02"
        s.end()
        n = sum(self.taken[:GUESTS]) - shamans
        if n:
            s.tell(rule, "returned", self.seat, self.meeple, n)
        if shamans:
            s.tell(rule, "returned", self.seat, SHAMAN, shamans)

    def spell(self, thing: int) -> Option:
        return option(REMOVE, ZONE_OF[thing], AS + self.meeple if thing == AS_SHAMAN else self.meeple)

    def spell_back(self, thing: int) -> Option:
        return option(KEEP, ZONE_OF[thing], AS + self.meeple if thing == AS_SHAMAN else self.meeple)

    def read(self, o: Option) -> int:
        zone = first(o)
        return zone + 1 if zone else AS_SHAMAN if second(o) >= AS else AS_ITSELF


class DiscardQuests(CardPicking[Meeples]):
    """MM-ICO-05: put incomplete Quests of the hand on the discard pile, face down (MM-R-38). MM-R-62, MM-FAQ-11: as many as there
    are."""

    RULE: ClassVar[str] = "MM-ICO-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "places")
    PICK: ClassVar[int] = DISCARD
    UNPICK: ClassVar[int] = HOLD
    DONE: ClassVar[int] = DONE

    def __init__(self, seat: int, n: int, places: int = 0) -> None:
        self.seat = seat
        self.n = n
        self.places = places

    def clone(self) -> "DiscardQuests":
        return DiscardQuests(seat=self.seat, n=self.n, places=self.places)

    def zone(self, s: Meeples) -> Zone:
        return s.hands[self.seat]

    def ask(self, s: Meeples, menu: Menu) -> None:
        menu.ask("MM-FAQ-12", "discard", self.need(s))

    def need(self, s: Meeples) -> int:
        return min(self.n, len(s.hands[self.seat].cards))

    def most(self, s: Meeples) -> int:
        return self.need(s)

    def candidates(self, s: Meeples) -> list[int]:
        return list(QUESTS)

    def why_not(self, s: Meeples, thing: int) -> Why | None:
        if not self.copies(s, thing):
            return Why("MM-ICO-05", "not-in-hand")
        if self.places.bit_count() >= self.n:
            return Why("MM-FAQ-12", "discarded-enough", self.n, self.n)
        return None

    def left(self, s: Meeples) -> list[int]:
        return self.unpicked(s) if self.places.bit_count() < self.n else []

    def close(self, s: Meeples) -> None:
        hand = s.hands[self.seat]
        for card in self.held(s):
            at = hand.cards.index(card)
            if at >= len(hand.cards) - s.just_drawn:
                s.just_drawn -= 1
            hand.take_at(at)
            s.quest_discard.put(card, 1 << self.seat)
            s.tell("MM-ICO-05", "quest-discarded", self.seat, card, known=1 << self.seat)
        s.end()


class Rebag(SeatPicking[Meeples]):
    """MM-ICO-17: the owner, then clockwise everybody else, may put meeples from the Lodgings into the bag. Who may put only one
    is not asked to confirm it."""

    RULE: ClassVar[str] = "MM-ICO-17"
    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "seat", "n", "others", "taken")
    PICK: ClassVar[int] = REBAG
    UNPICK: ClassVar[int] = UNBAG
    DONE: ClassVar[int] = DONE

    def __init__(self, owner: int, seat: int, n: int, others: int, taken: list[int]) -> None:
        self.owner = owner
        self.seat = seat  # whose choice it is
        self.n = n
        self.others = others
        self.taken = taken  # 9

    def clone(self) -> "Rebag":
        return Rebag(owner=self.owner, seat=self.seat, n=self.n, others=self.others, taken=self.taken[:])

    def advance(self, s: Meeples) -> bool:
        if any(self.taken):
            if self.n > 1:
                return ASK
        elif self.n and any(s.lodgings[self.seat]):
            return ASK
        self.close(s)
        return RUN

    def ask(self, s: Meeples, menu: Menu) -> None:
        menu.ask("MM-ICO-17", "rebag", self.n)

    def most(self, s: Meeples) -> int:
        return self.n

    def held(self, s: Meeples) -> list[int]:
        found: list[int] = []
        for meeple in range(MEEPLES):
            for _ in range(self.taken[meeple]):
                found.append(meeple)
        return found

    def candidates(self, s: Meeples) -> list[int]:
        return list(range(MEEPLES))

    def why_not(self, s: Meeples, thing: int) -> Why | None:
        if not s.lodgings[self.seat][thing]:
            return Why("MM-ICO-17", "not-lodged")
        return None if sum(self.taken) < self.n else Why("MM-ICO-17", "bagged-enough", self.n, self.n)

    def left(self, s: Meeples) -> list[int]:
        if sum(self.taken) >= self.n:
            return []
        lodgings = s.lodgings[self.seat]
        return [meeple for meeple in range(MEEPLES) if lodgings[meeple]]

    def copies(self, s: Meeples, thing: int) -> int:
        return s.lodgings[self.seat][thing]

    def put(self, s: Meeples, thing: int) -> None:
        s.lodgings[self.seat][thing] -= 1
        s.bags[self.seat][thing] += 1
        self.taken[thing] += 1

    def take(self, s: Meeples, thing: int) -> None:
        s.lodgings[self.seat][thing] += 1
        s.bags[self.seat][thing] -= 1
        self.taken[thing] -= 1

    def close(self, s: Meeples) -> None:
        if any(self.taken):
            s.tell("MM-ICO-17", "rebagged", self.seat, band(self.taken))
        self.seat = (self.seat + 1) % s.seats
        self.n = self.others
        self.taken = [0] * MEEPLES
        if self.seat == self.owner:
            s.end()

    def _show(self, s: Meeples, held: list[int], menu: Menu) -> None:
        if self.n > 1:
            super()._show(s, held, menu)
