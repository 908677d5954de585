"""Small questions in an encounter: which hits, dice or hit points. Several are picked in any order (core/picking.py).

Picked hits and hit points are in `Trip.placed`, and the hits themselves have changed already, where everybody looks for them;
they are told when the picks are confirmed.
"""

from bisect import insort
from typing import ClassVar

from greathall.core.option import Menu, Option, Why, first, option, second, third
from greathall.core.picking import SeatPicking
from greathall.games.karez.cards.catalogue import FACE_OF
from greathall.games.karez.cards.points import points_at, points_of_face
from greathall.games.karez.rules.die import FATE_CANCELLED, colour_of, end_die, face_of, fate_of, is_rolled, owner_of, turn_die
from greathall.games.karez.rules.queries import can_reroll, foe_vacant
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import (
    DIE,
    DONE,
    GEAR,
    HEAL,
    NOBODY,
    OWN,
    REGROW,
    UNDIE,
    UNHEAL,
    UNREGROW,
    UNWOUND,
    WHITE,
    WOUND,
)


class Heal(SeatPicking[Karez]):
    """Hits are removed from one Hero of the party; KZ-RUL-53: whoever carries the card.

    A thing is Hero << 3 | face << 1 | place of the hit point."""

    RULE: ClassVar[str] = "KZ-ITM-01"
    PICK: ClassVar[int] = HEAL
    UNPICK: ClassVar[int] = UNHEAL
    DONE: ClassVar[int] = DONE

    number: int  # hits that may be removed
    hero: int = NOBODY  # the only one who may be healed; NOBODY: any
    must: int = 1  # hits that have to be removed, as far as there are any

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-ITM-01", "heal", self.number)

    def need(self, s: Karez) -> int:
        if self.must == 1:
            return 1
        return min(self.must, len(self.held(s)) + self.units(s, self.left(s)))

    def most(self, s: Karez) -> int:
        return self.number

    def held(self, s: Karez) -> list[int]:
        return s.journey().placed

    def patient(self, s: Karez) -> int:
        """The Hero who is healed, as soon as that is clear."""
        placed = s.journey().placed
        return placed[0] >> 3 if placed else self.hero

    def candidates(self, s: Karez) -> list[int]:
        return [hero << 3 | rest for hero in s.journey().party for rest in range(8)]

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        super().offer(s, seat, menu)
        if menu.why:
            menu.rule_out(HEAL, "KZ-RUL-53", "not-in-party")

    def why_not(self, s: Karez, thing: int) -> Why | None:
        hero = thing >> 3
        if self.patient(s) not in (NOBODY, hero):
            return Why("KZ-ITM-01", "one-hero")
        if not self.copies(s, thing):
            return Why("KZ-ITM-01", "no-such-hit")
        if len(self.held(s)) >= self.number:
            return Why("KZ-ITM-01", "hits-enough", self.number, self.number)
        return None

    def copies(self, s: Karez, thing: int) -> int:
        trip = s.journey()
        hero = thing >> 3
        hits = trip.gear_hits[trip.party.index(hero)] if thing & 1 else s.hero_hits[hero]
        return points_at(hits, thing >> 1 & 3)

    def left(self, s: Karez) -> list[int]:
        trip = s.journey()
        if len(trip.placed) >= self.number:
            return []
        patient = self.patient(s)
        found: list[int] = []
        for place, hero in enumerate(trip.party):
            if patient in (NOBODY, hero) and (s.hero_hits[hero] or trip.gear_hits[place]):
                for face in range(4):
                    if points_at(s.hero_hits[hero], face):
                        found.append(hero << 3 | face << 1 | OWN)
                    if points_at(trip.gear_hits[place], face):
                        found.append(hero << 3 | face << 1 | GEAR)
        return found

    def forced(self, s: Karez, left: list[int]) -> bool:
        return len(left) == 1 and (self.must == self.number or self.copies(s, left[0]) == 1)

    def spell(self, thing: int) -> Option:
        return option(HEAL, thing >> 3, thing >> 1 & 3, thing & 1)

    def spell_back(self, thing: int) -> Option:
        return option(UNHEAL, thing >> 3, thing >> 1 & 3, thing & 1)

    def read(self, o: Option) -> int:
        return first(o) << 3 | second(o) << 1 | third(o)

    def put(self, s: Karez, thing: int) -> None:
        insort(s.journey().placed, thing)
        self.change(s, thing, -1)

    def take(self, s: Karez, thing: int) -> None:
        s.journey().placed.remove(thing)
        self.change(s, thing, 1)

    def change(self, s: Karez, thing: int, by: int) -> None:
        """One hit less, or back again."""
        hits = points_of_face(thing >> 1 & 3, by)
        if thing & 1 == OWN:
            s.hero_hits[thing >> 3] += hits
        else:
            trip = s.journey()
            trip.gear_hits[trip.party.index(thing >> 3)] += hits

    def close(self, s: Karez) -> None:
        placed = s.journey().placed
        for thing in placed:
            s.tell("KZ-ITM-01", "unhurt", self.seat, thing >> 3, thing >> 1 & 3)
        placed.clear()
        s.end()


class FoeHits(SeatPicking[Karez]):
    """So many hits come to the Monster, or leave it; a thing is a face."""

    DONE: ClassVar[int] = DONE
    BY: ClassVar[int]  # 1: hits come, -1: they leave

    number: int

    def room(self, s: Karez) -> int:
        """Where a hit may come or leave, by face."""
        raise TypeError(f"{type(self).__name__} does not say where")

    def need(self, s: Karez) -> int:
        return min(self.number, len(s.journey().placed) + self.units(s, self.candidates(s)))

    def most(self, s: Karez) -> int:
        return self.need(s)

    def held(self, s: Karez) -> list[int]:
        return s.journey().placed

    def candidates(self, s: Karez) -> list[int]:
        return [0, 1, 2, 3]

    def copies(self, s: Karez, thing: int) -> int:
        return points_at(self.room(s), thing)

    def why_not(self, s: Karez, thing: int) -> Why | None:
        if not self.copies(s, thing):
            return Why(self.RULE, "no-such-point")
        if len(self.held(s)) >= self.number:
            return Why(self.RULE, "hits-enough", self.number, self.number)
        return None

    def forced(self, s: Karez, left: list[int]) -> bool:
        return len(left) == 1 or self.need(s) >= self.units(s, left)

    def put(self, s: Karez, thing: int) -> None:
        insort(s.journey().placed, thing)
        s.journey().foe_hits += points_of_face(thing, self.BY)

    def take(self, s: Karez, thing: int) -> None:
        s.journey().placed.remove(thing)
        s.journey().foe_hits -= points_of_face(thing, self.BY)

    def tell_each(self, s: Karez, kind: str) -> None:
        """What came of it, for the log."""
        trip = s.journey()
        for face in trip.placed:
            s.tell(self.RULE, kind, self.seat, trip.foe, face)
        trip.placed.clear()
        s.end()


class Wound(FoeHits):
    """Hits on vacant hit points of the Monster, chosen by the exploring player."""

    RULE: ClassVar[str] = "KZ-ITM-01"
    PICK: ClassVar[int] = WOUND
    UNPICK: ClassVar[int] = UNWOUND
    BY: ClassVar[int] = 1

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-ITM-01", "wound", s.journey().foe, self.number)

    def room(self, s: Karez) -> int:
        return foe_vacant(s.journey())

    def close(self, s: Karez) -> None:
        self.tell_each(s, "foe-hit")


class Regrow(FoeHits):
    """The Monster loses hits; the exploring player chooses which."""

    RULE: ClassVar[str] = "KZ-SLN-05"
    PICK: ClassVar[int] = REGROW
    UNPICK: ClassVar[int] = UNREGROW
    BY: ClassVar[int] = -1

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-SLN-05", "regrow", s.journey().foe, self.number)

    def room(self, s: Karez) -> int:
        return s.journey().foe_hits

    def close(self, s: Karez) -> None:
        self.tell_each(s, "regrown")


class PickDice(SeatPicking[Karez]):
    """KZ-ITM-03: dice to be re-rolled, turned or cancelled; all are named first, then it happens.

    A thing is owner << 2 | face: of equal dice it does not matter which, the first ones are taken. `face` is -1 for a
    re-roll, a face to turn them to, or above 15 to cancel them."""

    RULE: ClassVar[str] = "KZ-ITM-03"
    PICK: ClassVar[int] = DIE
    UNPICK: ClassVar[int] = UNDIE
    DONE: ClassVar[int] = DONE

    colour: int
    number: int
    whose: int
    bearer: int
    face: int
    fixed: bool  # may fixed dice be named too?
    picked: int = 0  # mask of dice

    def ask(self, s: Karez, menu: Menu) -> None:
        if 0 <= self.face <= 15:
            menu.ask("KZ-ITM-03", "turn-die", self.face)
        else:
            menu.ask("KZ-ITM-03", "reroll" if self.face < 0 else "cancel", self.most(s))

    def why_not_die(self, die: int) -> Why | None:
        """Why this die cannot be named; None if it can."""
        if colour_of(die) != self.colour:
            return Why("KZ-ITM-03", "other-colour")
        if fate_of(die):
            return Why("KZ-ITM-03", "die-settled")
        if self.fixed:
            return None
        if not is_rolled(die):
            return Why("KZ-RUL-52", "die-fixed")
        if not can_reroll(die, self.colour, self.whose, self.bearer):
            return Why("KZ-ITM-03", "die-of-other")
        return Why("KZ-ITM-03", "shows-it-already") if face_of(die) == self.face else None

    def is_target(self, die: int) -> bool:
        """Has `why_not_die` nothing to say? The fast way."""
        if self.fixed:
            return colour_of(die) == WHITE and not fate_of(die)
        return can_reroll(die, self.colour, self.whose, self.bearer) and face_of(die) != self.face

    def targets(self, s: Karez) -> list[int]:
        """The places of the dice that may be named, picked or not."""
        dice = s.journey().dice
        return [index for index in range(len(dice)) if self.is_target(dice[index])]

    def need(self, s: Karez) -> int:
        return 1

    def most(self, s: Karez) -> int:
        return min(self.number, len(self.targets(s)))

    def held(self, s: Karez) -> list[int]:
        if not self.picked:
            return []
        dice = s.journey().dice
        found = [thing_of(dice[index]) for index in range(self.picked.bit_length()) if self.picked >> index & 1]
        found.sort()
        return found

    def candidates(self, s: Karez) -> list[int]:
        return sorted({thing_of(die) for die in s.journey().dice})

    def copies(self, s: Karez, thing: int) -> int:
        dice = s.journey().dice
        return sum(1 for index in self.targets(s) if thing_of(dice[index]) == thing and not self.picked >> index & 1)

    def why_not(self, s: Karez, thing: int) -> Why | None:
        if self.copies(s, thing):
            picked = len(self.held(s))
            return None if picked < self.number else Why("KZ-ITM-03", "dice-enough", self.number, picked)
        nearest: Why | None = None
        for die in s.journey().dice:
            if thing_of(die) == thing:
                why = self.why_not_die(die)
                if why is None:
                    return Why("KZ-ITM-03", "picked")
                if nearest is None or nearest.reason == "other-colour":
                    nearest = why
        return nearest

    def left(self, s: Karez) -> list[int]:
        if self.picked and len(self.held(s)) >= self.number:
            return []
        dice = s.journey().dice
        return sorted({thing_of(dice[index]) for index in self.targets(s) if not self.picked >> index & 1})

    def forced(self, s: Karez, left: list[int]) -> bool:
        """Only one die, or one of equal ones."""
        return len(left) == 1 and (self.number == 1 or self.copies(s, left[0]) == 1)

    def spell(self, thing: int) -> Option:
        return option(DIE, thing & 3, thing >> 2)

    def spell_back(self, thing: int) -> Option:
        return option(UNDIE, thing & 3, thing >> 2)

    def read(self, o: Option) -> int:
        return second(o) << 2 | first(o)

    def put(self, s: Karez, thing: int) -> None:
        dice = s.journey().dice
        for index in self.targets(s):
            if thing_of(dice[index]) == thing and not self.picked >> index & 1:
                self.picked |= 1 << index
                return

    def take(self, s: Karez, thing: int) -> None:
        dice = s.journey().dice
        for index in reversed(self.targets(s)):
            if thing_of(dice[index]) == thing and self.picked >> index & 1:
                self.picked &= ~(1 << index)
                return

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        super().offer(s, seat, menu)
        if menu.why:
            menu.rule_out(DIE, "KZ-ITM-03", "no-such-die")

    def close(self, s: Karez) -> None:
        s.end()
        dice = s.journey().dice
        for index in range(self.picked.bit_length()):
            if self.picked >> index & 1:
                die = dice[index]
                if self.face > 15:
                    dice[index] = end_die(die, FATE_CANCELLED)
                    s.tell("KZ-ITM-03", "cancelled", self.seat, face_of(die), owner_of(die))
                else:
                    dice[index] = turn_die(die, FACE_OF[s.rng.die() - 1] if self.face < 0 else self.face)
                    s.tell("KZ-ITM-03", "die", self.seat, colour_of(die), face_of(dice[index]), owner_of(die))


def thing_of(die: int) -> int:
    """A die as a thing to pick: its owner and its face."""
    return (owner_of(die)) << 2 | face_of(die)
