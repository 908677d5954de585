"""Activated Abilities of Battle Cards and Upgrades: pay the cost, become Exhausted, then the effect (DO-SPC-05)."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, first
from greathall.games.dorian.arithmetic import holds
from greathall.games.dorian.cards import CARDS, UPGRADE_OF, UPGRADES, Ability
from greathall.games.dorian.programs import UPGRADE_SOURCE, battle_of, payable, run_program
from greathall.games.dorian.queries import face, is_spent
from greathall.games.dorian.state import Battle, Dorian
from greathall.games.dorian.triggers import fire_activated
from greathall.games.dorian.upgrades import spend, usable
from greathall.games.dorian.words import ACTIVATE, EXHAUSTED, IN_BATTLE, MODE, NONE, PRESENT, SILENCED, SLOT_COUNT, USE


def activated(s: Dorian, source: int) -> Ability:
    """The activated Ability of a card in the battle or of an Upgrade."""
    if source >= UPGRADE_SOURCE:
        ability = UPGRADES[UPGRADE_OF[source - UPGRADE_SOURCE]].abilities.activated
    else:
        ability = CARDS[face(s, battle_of(s).card[source])].abilities.activated
    assert ability is not None
    return ability


class Activation(Frame[Dorian]):
    """One Ability is used. What it banks stays, even if its card leaves afterwards (DO-CAL-04)."""

    RULE: ClassVar[str] = "DO-SPC-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "at", "mode")

    def __init__(self, seat: Seat, source: int, at: int = 0, mode: int = NONE) -> None:
        self.seat = seat
        self.source = source
        self.at = at
        self.mode = mode

    def clone(self) -> "Activation":
        return Activation(seat=self.seat, source=self.source, at=self.at, mode=self.mode)

    def advance(self, s: Dorian) -> bool:
        ability = activated(s, self.source)
        if self.mode == NONE:
            if len(ability.modes) > 1:
                return ASK
            self.mode = 0
        self.at += 1
        if self.at == 1:
            run_program(s, ability.cost, self.seat, self.source)
        elif self.at == 2:
            self._exhaust(s)
            run_program(s, ability.modes[self.mode], self.seat, self.source)
        elif self.at == 3 and s.battle is not None:
            fire_activated(s, self.seat)
        elif self.at >= 3:
            s.end()
        return RUN

    def _exhaust(self, s: Dorian) -> None:
        if self.source >= UPGRADE_SOURCE:
            upgrade = self.source - UPGRADE_SOURCE
            spend(s, self.seat, upgrade)
            s.tell("DO-R-50", "used", self.seat, UPGRADE_OF[upgrade])
        else:
            b = battle_of(s)
            b.flags[self.source] |= EXHAUSTED  # DO-TRM-02
            s.tell("DO-SPC-05", "activated", self.seat, face(s, b.card[self.source]))

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SIE-14", "mode")
        for mode in range(len(activated(s, self.source).modes)):
            menu.offer(MODE, mode)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self.mode = first(option)


def upgrade_named(s: Dorian, seat: Seat, wanted: int) -> int:
    """The source of an equipped Upgrade with this definition that is not Exhausted."""
    for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[slot]
        if upgrade != NONE and UPGRADE_OF[upgrade] == wanted and not is_spent(s, seat, upgrade):
            return UPGRADE_SOURCE + upgrade
    raise ValueError(f"seat {seat} cannot use Upgrade {wanted}")


def offer_upgrades(s: Dorian, seat: Seat, phase: int, menu: Menu) -> None:
    """Upgrades with an Ability for this phase: Camp Upgrades in Preparation (DO-PRE-10), Character Upgrades in the
    Influence turn or the own Battle Turn (DO-INF-10)."""
    for upgrade in usable(s, seat, phase):
        definition = UPGRADE_OF[upgrade]
        ability = UPGRADES[definition].abilities.activated
        assert ability is not None
        if s.battle is not None and ability.conditions and not holds(s, s.battle, seat, ability.conditions):
            if menu.why:
                menu.refuse("DO-INF-10", "condition", USE, definition)
        elif payable(s, seat, ability.cost):
            menu.offer(USE, definition)
        elif menu.why:
            menu.refuse("DO-INF-10", "cost-ability", USE, definition)
    if menu.why:
        for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
            if s.slots[slot] != NONE and is_spent(s, seat, s.slots[slot]):
                menu.refuse("DO-R-50", "exhausted", USE, UPGRADE_OF[s.slots[slot]])


def offer_activations(s: Dorian, b: Battle, seat: Seat, menu: Menu) -> None:
    """The own present cards that may be activated (DO-SIE-14, DO-SPC-05), not those removed or silenced before the own
    Battle Turn (DO-SPC-07, DO-SIE-24); equal ones once."""
    seen: list[tuple[int, int]] = []
    for i in range(len(b.card)):
        if b.owner[i] != seat:
            continue
        flags = b.flags[i]
        f = face(s, b.card[i])
        ability = CARDS[f].abilities.activated
        if ability is None:
            continue
        if flags & (PRESENT | EXHAUSTED | SILENCED) != PRESENT:
            if menu.why:
                gone = "exhausted" if flags & EXHAUSTED else "silenced" if flags & SILENCED else "gone"
                menu.refuse("DO-SPC-07" if gone != "exhausted" else "DO-SPC-05", gone, ACTIVATE, f, i)
            continue
        if (f, flags) in seen:
            continue
        seen.append((f, flags))
        if ability.conditions and not holds(s, b, seat, ability.conditions):
            if menu.why:
                menu.refuse("DO-SIE-14", "condition", ACTIVATE, f, i)
        elif payable(s, seat, ability.cost):
            menu.options.append(ACTIVATE << 48 | f << 32 | i << 16)
        elif menu.why:
            menu.refuse("DO-SIE-14", "cost-ability", ACTIVATE, f, i)


def offer_battle_turn(s: Dorian, b: Battle, seat: Seat, menu: Menu) -> None:
    """Everything to activate in a Battle Turn: cards, and Upgrades if the Character joined (DO-SIE-15)."""
    offer_activations(s, b, seat, menu)
    if b.joined >> seat & 1:
        offer_upgrades(s, seat, IN_BATTLE, menu)
