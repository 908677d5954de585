"""Small questions in an encounter: which hit, die or hit point."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, first, second, third, verb_of
from greathall.games.karez.cards import FACE_OF
from greathall.games.karez.choices import Choice
from greathall.games.karez.dice import FATE_CANCELLED, end_die, turn_die
from greathall.games.karez.queries import can_reroll, foe_vacant
from greathall.games.karez.state import Karez
from greathall.games.karez.words import (
    DIE,
    DONE,
    GEAR,
    HEAL,
    NOBODY,
    OWN,
    REGROW,
    WHITE,
    WOUND,
)


class Heal(Choice):
    """Hits are removed from one Hero of the party, one at a time; KZ-RUL-53: whoever carries the card."""

    RULE: ClassVar[str] = "KZ-ITM-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "hero", "must")

    def __init__(self, seat: int, left: int, hero: int = NOBODY, must: int = 1) -> None:
        self.seat = seat
        self.left = left
        self.hero = hero  # NOBODY: not chosen yet
        self.must = must  # hits that have to be removed before one may stop

    def clone(self) -> "Heal":
        return Heal(seat=self.seat, left=self.left, hero=self.hero, must=self.must)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ITM-01", "heal", self.left)
        if not self.left:
            return
        trip = s.journey()
        for place, hero in enumerate(trip.party):
            if self.hero in (NOBODY, hero):
                for face in range(4):
                    if s.hero_hits[hero] >> 4 * face & 15:
                        menu.offer(HEAL, hero, face, OWN)
                    if trip.gear_hits[place] >> 4 * face & 15:
                        menu.offer(HEAL, hero, face, GEAR)
        if not self.must and menu.options:
            menu.offer(DONE)
            menu.options.sort()

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.left = 0
            return
        self.hero = first(option)
        self.left -= 1
        self.must = max(0, self.must - 1)
        if third(option) == OWN:
            s.hero_hits[self.hero] -= 1 << 4 * second(option)
        else:
            trip = s.journey()
            trip.gear_hits[trip.party.index(self.hero)] -= 1 << 4 * second(option)
        s.tell("KZ-ITM-01", "unhurt", seat, self.hero, second(option))


class PickDice(Choice):
    """KZ-ITM-03: dice to be re-rolled, turned or cancelled; all are named first, then it happens.

    `face` is -1 for a re-roll, a face to turn them to, or above 15 to cancel them."""

    RULE: ClassVar[str] = "KZ-ITM-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "left", "whose", "bearer", "face", "fixed", "picked")

    def __init__(
        self, seat: int, colour: int, left: int, whose: int, bearer: int, face: int, fixed: bool, picked: int = 0
    ) -> None:
        self.seat = seat
        self.colour = colour
        self.left = left
        self.whose = whose
        self.bearer = bearer
        self.face = face
        self.fixed = fixed  # may fixed dice be named too?
        self.picked = picked  # mask of dice

    def clone(self) -> "PickDice":
        return PickDice(
            seat=self.seat, colour=self.colour, left=self.left, whose=self.whose, bearer=self.bearer, face=self.face,
            fixed=self.fixed, picked=self.picked,
        )  # fmt: skip

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ITM-03", "reroll" if self.face < 0 else "cancel" if self.face > 15 else "turn-die", self.left)
        if not self.left:
            return
        seen: list[int] = []
        for index in range(self.picked.bit_length(), len(s.journey().dice)):
            die = s.journey().dice[index]
            if self.is_target(die) and die not in seen:
                seen.append(die)
                menu.offer(DIE, index, die & 3, die >> 4 & 127)
        if self.picked and menu.options:
            menu.offer(DONE)
            menu.options.sort()

    def is_target(self, die: int) -> bool:
        """May this die be named?"""
        if self.fixed:
            return die >> 2 & 3 == WHITE and not die >> 12
        return can_reroll(die, self.colour, self.whose, self.bearer) and die & 3 != self.face

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.left = 0
        else:
            self.picked |= 1 << first(option)
            self.left -= 1

    def advance(self, s: Karez) -> bool:
        menu = Menu()
        self.offer(s, self.seat, menu)
        if menu.options and (self.picked or len(menu.options) > 1):
            return ASK
        if menu.options:
            self.choose(s, self.seat, menu.options[0])
            return RUN
        s.end()
        dice = s.journey().dice
        for index in range(self.picked.bit_length()):
            if self.picked >> index & 1:
                dice[index] = self.changed(s, dice[index])
                s.tell("KZ-ITM-03", "die", self.seat, dice[index] >> 2 & 3, dice[index] & 3, dice[index] >> 4 & 127)
        return RUN

    def changed(self, s: Karez, die: int) -> int:
        """The die after the effect."""
        if self.face > 15:
            return end_die(die, FATE_CANCELLED)
        return turn_die(die, FACE_OF[s.rng.die() - 1] if self.face < 0 else self.face)


class Wound(Choice):
    """Hits on vacant hit points of the Monster, chosen by the exploring player."""

    RULE: ClassVar[str] = "KZ-ITM-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> "Wound":
        return Wound(seat=self.seat, left=self.left)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ITM-01", "wound", s.journey().foe)
        vacant = foe_vacant(s.journey()) if self.left else 0
        for face in range(4):
            if vacant >> 4 * face & 15:
                menu.offer(WOUND, face)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.left -= 1
        s.journey().foe_hits += 1 << 4 * first(option)
        s.tell("KZ-ITM-01", "foe-hit", seat, s.journey().foe, first(option))


class Regrow(Choice):
    """The Monster loses hits; the exploring player chooses which."""

    RULE: ClassVar[str] = "KZ-SLN-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> "Regrow":
        return Regrow(seat=self.seat, left=self.left)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-SLN-05", "regrow", s.journey().foe)
        hits = s.journey().foe_hits if self.left else 0
        for face in range(4):
            if hits >> 4 * face & 15:
                menu.offer(REGROW, face)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.left -= 1
        s.journey().foe_hits -= 1 << 4 * first(option)
        s.tell("KZ-SLN-05", "regrown", seat, s.journey().foe, first(option))
