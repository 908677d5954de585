"""Activated Abilities of Battle Cards and Upgrades: pay the cost, become Exhausted, then the effect (DO-SPC-05)."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first
from greathall.games.dorian.cards.catalogue import CARDS, UPGRADE_OF, UPGRADES, Ability
from greathall.games.dorian.rules.arithmetic import holds
from greathall.games.dorian.rules.programs import UPGRADE_SOURCE, battle_of, payable, run_program
from greathall.games.dorian.rules.queries import equipped, face, is_spent
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.rules.triggers import fire_activated
from greathall.games.dorian.rules.upgrades import spend
from greathall.games.dorian.words import ACTIVATE, EXHAUSTED, IN_BATTLE, MODE, NONE, PRESENT, SILENCED, SLOT_COUNT, USE


def activated(s: Dorian, source: int) -> Ability:
    """The activated Ability of a card in the battle or of an Upgrade."""
    if source >= UPGRADE_SOURCE:
        ability = UPGRADES[UPGRADE_OF[source - UPGRADE_SOURCE]].abilities.activated
    else:
        ability = CARDS[face(s, battle_of(s).card[source])].abilities.activated
    assert ability is not None
    return ability


# The steps of an Activation.
PAYING: Final = 1
USING: Final = 2
FIRING: Final = 3  # what others have on an Ability being used


class Activation(SeatFrame[Dorian]):
    """One Ability is used. What it banks stays, even if its card leaves afterwards (DO-CAL-04)."""

    RULE: ClassVar[str] = "DO-SPC-05"

    source: int
    at: int = 0
    mode: int = NONE

    def advance(self, s: Dorian) -> bool:
        ability = activated(s, self.source)
        if self.mode == NONE:
            if len(ability.modes) > 1:
                return ASK
            self.mode = 0
        self.at += 1
        if self.at == PAYING:
            run_program(s, ability.cost, self.seat, self.source)
        elif self.at == USING:
            self._exhaust(s)
            run_program(s, ability.modes[self.mode], self.seat, self.source)
        elif self.at == FIRING and s.battle is not None:
            fire_activated(s, self.seat)
        elif self.at >= FIRING:
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

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SIE-14", "mode")
        for mode in range(len(activated(s, self.source).modes)):
            menu.offer(MODE, mode)
        if menu.why:
            menu.rule_out(MODE, "DO-SIE-14", "no-such-mode")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self.mode = first(option)


def upgrade_named(s: Dorian, seat: Seat, wanted: int) -> int:
    """The source of an equipped Upgrade with this definition that is not Exhausted."""
    for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[slot]
        if upgrade != NONE and UPGRADE_OF[upgrade] == wanted and not is_spent(s, seat, upgrade):
            return UPGRADE_SOURCE + upgrade
    raise ValueError(f"seat {seat} cannot use Upgrade {wanted}")


NO_ABILITY: Final = Why("DO-SIE-14", "no-ability")
NO_USE: Final = Why("DO-INF-10", "no-ability")
WRONG_PHASE: Final = (
    NO_USE, Why("DO-PRE-10", "use-in-preparation"), Why("DO-INF-10", "use-in-influence"), Why("DO-INF-10", "use-in-battle")
)  # fmt: skip
USED_IN: Final = [NONE if u.abilities.activated is None else u.abilities.activated.phase for u in UPGRADES]  # the phase
IS_SPENT: Final = Why("DO-R-50", "exhausted")
NOT_JOINED: Final = Why("DO-SIE-15", "not-joined")
USE_CONDITION: Final = Why("DO-INF-10", "condition")
USE_COST: Final = Why("DO-INF-10", "cost-ability")
NOT_YOURS: Final = Why("DO-SIE-14", "not-yours")
GONE: Final = Why("DO-SPC-07", "gone")
IS_EXHAUSTED: Final = Why("DO-SPC-05", "exhausted")
IS_SILENCED: Final = Why("DO-SPC-07", "silenced")
CONDITION: Final = Why("DO-SIE-14", "condition")
COST: Final = Why("DO-SIE-14", "cost-ability")
EQUAL_CARD: Final = Why("DO-SIE-14", "equal-card")


def why_not_use(s: Dorian, seat: Seat, phase: int, upgrade: int) -> Why | None:
    """Why an equipped Upgrade cannot be used: Camp Upgrades in Preparation (DO-PRE-10), Character Upgrades in the Influence
    turn or the own Battle Turn (DO-INF-10), there if the Character joined (DO-SIE-15)."""
    ability = UPGRADES[UPGRADE_OF[upgrade]].abilities.activated
    if ability is None:
        return NO_USE
    if ability.phase != phase:
        return WRONG_PHASE[ability.phase]
    b = s.battle
    if b is not None and not b.joined >> seat & 1:
        return NOT_JOINED
    if is_spent(s, seat, upgrade):
        return IS_SPENT
    if b is not None and ability.conditions and not holds(s, b, seat, ability.conditions):
        return USE_CONDITION
    return None if payable(s, seat, ability.cost) else USE_COST


def offer_upgrades(s: Dorian, seat: Seat, phase: int, menu: Menu) -> None:
    """The equipped Upgrades with an Ability for this phase, equal ones once."""
    offered: list[int] = []
    for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[slot]
        if upgrade == NONE or USED_IN[UPGRADE_OF[upgrade]] != phase:
            continue
        if why_not_use(s, seat, phase, upgrade) is None and UPGRADE_OF[upgrade] not in offered:
            offered.append(UPGRADE_OF[upgrade])
    if offered:
        menu.offer_each(USE, offered)
    if menu.why:
        for upgrade in equipped(s, seat):
            if UPGRADE_OF[upgrade] not in offered:
                offered.append(UPGRADE_OF[upgrade])
                menu.judge(why_not_use(s, seat, phase, upgrade), USE, UPGRADE_OF[upgrade])
        menu.rule_out(USE, "DO-INF-10", "not-equipped")


def why_not_activate(s: Dorian, b: Battle, seat: Seat, i: int) -> Why | None:
    """Why a card of the battle cannot be activated now: only own present ones (DO-SIE-14, DO-SPC-05), not those removed or
    silenced before the own Battle Turn (DO-SPC-07, DO-SIE-24)."""
    if b.owner[i] != seat:
        return NOT_YOURS
    ability = CARDS[face(s, b.card[i])].abilities.activated
    if ability is None:
        return NO_ABILITY
    flags = b.flags[i]
    if flags & (PRESENT | EXHAUSTED | SILENCED) != PRESENT:
        return GONE if not flags & PRESENT else IS_EXHAUSTED if flags & EXHAUSTED else IS_SILENCED
    if ability.conditions and not holds(s, b, seat, ability.conditions):
        return CONDITION
    return None if payable(s, seat, ability.cost) else COST


def offer_activations(s: Dorian, b: Battle, seat: Seat, menu: Menu) -> None:
    """The own cards that may be activated; equal ones once."""
    seen: list[tuple[int, int]] = []
    for i in range(len(b.card)):
        if b.owner[i] != seat and not menu.why:
            continue
        f = face(s, b.card[i])
        why = why_not_activate(s, b, seat, i)
        if why is None:
            if (f, b.flags[i]) in seen:
                why = EQUAL_CARD
            else:
                seen.append((f, b.flags[i]))
        menu.judge(why, ACTIVATE, f, i)
    if menu.why:
        menu.rule_out(ACTIVATE, "DO-SIE-14", "not-in-battle")


def offer_battle_turn(s: Dorian, b: Battle, seat: Seat, menu: Menu) -> None:
    """Everything to activate in a Battle Turn: cards, and Upgrades if the Character joined."""
    offer_activations(s, b, seat, menu)
    if b.joined >> seat & 1 or menu.why:
        offer_upgrades(s, seat, IN_BATTLE, menu)
