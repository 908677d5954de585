"""Green dice that are left over after a round: kept on hit points, to stop a white die later."""

from bisect import insort
from typing import ClassVar

from greathall.core.option import Menu, Option, Why, first, option, second, third
from greathall.core.picking import SeatPicking
from greathall.games.karez.cards.points import points_at
from greathall.games.karez.rules.die import FATE_KEPT, FREE_COLOUR, end_die, face_of, kept_die, of_colour, owner_of
from greathall.games.karez.rules.queries import gear_vacant, kept_on, own_vacant
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.wounds import find_die_of
from greathall.games.karez.words import DONE, GREEN, RELEASE, STORE


def die_in(thing: int) -> tuple[int, int]:
    """The face of the die that a pick is about, and the Hero who rolled it."""
    return thing >> 8, thing >> 4 & 15


class KeepDice(SeatPicking[Karez]):
    """KZ-ABS-03, KZ-RUL-22: unused green dice may lie on vacant matching hit points of any Hero of the party; only dice of
    Heroes who live.

    A thing is face << 8 | Hero who rolled it << 4 | Hero on whom it is to lie; the picks are in `Trip.placed`."""

    RULE: ClassVar[str] = "KZ-ABS-03"
    PICK: ClassVar[int] = STORE
    UNPICK: ClassVar[int] = RELEASE
    DONE: ClassVar[int] = DONE

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-ABS-03", "keep-die")

    def held(self, s: Karez) -> list[int]:
        return s.journey().placed

    def dice(self, s: Karez) -> list[int]:
        """The different dice that are not picked, as face << 4 | Hero, ascending."""
        trip = s.journey()
        found: list[int] = []
        for die in trip.dice:
            if die & FREE_COLOUR == of_colour(GREEN) and owner_of(die) in trip.party:
                found.append(face_of(die) << 4 | owner_of(die))
        for thing in trip.placed:
            found.remove(thing >> 4)
        return sorted(set(found))

    def places(self, s: Karez, face: int) -> list[int]:
        """Heroes with a vacant matching hit point on which no die lies or is to lie."""
        trip = s.journey()
        found: list[int] = []
        for place, hero in enumerate(trip.party):
            vacant = (points_at(own_vacant(s, hero), face)) + (points_at(gear_vacant(trip, place), face))
            taken = kept_on(trip, hero, face)
            for thing in trip.placed:
                if thing >> 8 == face and thing & 15 == hero:
                    taken += 1
            if vacant > taken:
                found.append(hero)
        return found

    def candidates(self, s: Karez) -> list[int]:
        party = s.journey().party
        return [face << 8 | roller << 4 | hero for face in range(4) for roller in party for hero in party]

    def why_not(self, s: Karez, thing: int) -> Why | None:
        if thing >> 4 not in self.dice(s):
            return Why("KZ-ABS-03", "no-green-die")
        return None if thing & 15 in self.places(s, thing >> 8) else Why("KZ-ABS-03", "no-vacant-point")

    def left(self, s: Karez) -> list[int]:
        return [die << 4 | hero for die in self.dice(s) for hero in self.places(s, die >> 4)]

    def spell(self, thing: int) -> Option:
        return option(STORE, thing >> 8, thing >> 4 & 15, thing & 15)

    def spell_back(self, thing: int) -> Option:
        return option(RELEASE, thing >> 8, thing >> 4 & 15, thing & 15)

    def read(self, o: Option) -> int:
        return first(o) << 8 | second(o) << 4 | third(o)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        super().offer(s, seat, menu)
        if menu.why:
            menu.rule_out(STORE, "KZ-ABS-03", "not-in-party")

    def put(self, s: Karez, thing: int) -> None:
        insort(s.journey().placed, thing)

    def take(self, s: Karez, thing: int) -> None:
        s.journey().placed.remove(thing)

    def close(self, s: Karez) -> None:
        trip = s.journey()
        placed, trip.placed = trip.placed, []
        for thing in placed:
            face, roller, hero = thing >> 8, thing >> 4 & 15, thing & 15
            index = find_die_of(trip, GREEN, face, roller)
            trip.dice[index] = end_die(trip.dice[index], FATE_KEPT, hero)
            trip.kept.append(kept_die(face, hero, roller))
            s.tell("KZ-ABS-03", "kept-die", self.seat, face, roller, hero)
        s.end()
