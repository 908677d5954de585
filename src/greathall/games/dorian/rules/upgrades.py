"""Upgrades: drawing, equipping, rearranging and using them."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, option, second, verb_of
from greathall.games.dorian.cards.catalogue import UPGRADE_OF, UPGRADES, UPGRADES_EACH
from greathall.games.dorian.rules.queries import movement
from greathall.games.dorian.rules.resources import settle_camp
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import (
    CAMP_ONE,
    CAMP_TWO,
    EQUIP,
    INFLUENCE,
    MOST_SWAPS,
    NONE,
    SLOT_COUNT,
    STORE,
    UNEQUIP,
)

WRONG_SLOT: Final = Why("DO-SWN-06", "wrong-slot")
FIRST_SLOT: Final = Why("DO-SWN-06", "first-slot")
SAME_UPGRADE: Final = Why("DO-SWN-06", "same-upgrade")
EMPTIED: Final = [option(UNEQUIP, slot) for slot in range(SLOT_COUNT)]
SLOT_EMPTY: Final = Why("DO-SWN-07", "slot-empty")
CAMP_PHASE: Final = Why("DO-INF-11", "camp-in-influence")
CHARACTER_PHASE: Final = Why("DO-PRE-11", "character-in-preparation")


def equip(s: Dorian, seat: Seat, upgrade: int, slot: int) -> None:
    """Put an Upgrade in a slot; what was there goes to the Inventory (DO-SWN-07). A change of movement applies at
    once (DO-R-78), and so does one of the Camp's capacity (DO-R-93)."""
    before = movement(s, seat)
    i = SLOT_COUNT * seat + slot
    if s.slots[i] != NONE:
        s.inventory[seat].append(s.slots[i])
    s.slots[i] = upgrade
    settle_camp(s, seat)
    if s.turn.seat == seat and s.turn.phase == INFLUENCE:
        s.turn.moves = max(0, s.turn.moves + movement(s, seat) - before)
    s.dirty |= 1 << seat
    if upgrade != NONE:
        s.tell("DO-SWN-06", "equipped", seat, UPGRADE_OF[upgrade], slot)


class NewUpgrade(SeatFrame[Dorian]):
    """Upgrades are drawn from the personal deck and equipped at once or stored, in any phase (DO-R-51, DO-R-87).
    An empty deck gives none (DO-R-52)."""

    RULE: ClassVar[str] = "DO-SWN-06"

    n: int
    drawn: int = NONE  # the Upgrade to be placed

    def advance(self, s: Dorian) -> bool:
        if self.drawn != NONE:
            return ASK
        deck = s.upgrades[self.seat]
        if not self.n or not deck.cards:
            s.end()
            return RUN
        self.n -= 1
        self.drawn = deck.draw()
        s.reveals += 1
        s.tell("DO-SWN-05", "drew-upgrade", self.seat, UPGRADE_OF[self.drawn])
        return RUN

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        face = UPGRADE_OF[self.drawn]
        menu.ask("DO-SWN-06", "upgrade", face)
        for slot in range(SLOT_COUNT):
            menu.judge(why_not_slot(s, seat, face, slot), EQUIP, face, slot)
        menu.offer(STORE, face)
        if menu.why:
            menu.rule_out(EQUIP, "DO-SWN-06", "not-drawn")
            menu.rule_out(STORE, "DO-SWN-06", "not-drawn")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        upgrade = self.drawn
        self.drawn = NONE
        if verb_of(option) == EQUIP:
            equip(s, seat, upgrade, second(option))
        else:
            s.inventory[seat].append(upgrade)  # DO-SWN-07
            s.tell("DO-SWN-07", "stored", seat, UPGRADE_OF[upgrade])


def why_not_slot(s: Dorian, seat: Seat, face: int, slot: int) -> Why | None:
    """Why an Upgrade does not go into a slot: the icon must match (DO-SWN-06); of two empty Camp slots the first is meant."""
    kind = UPGRADES[face].slot
    if min(slot, CAMP_ONE) != kind:
        return WRONG_SLOT
    first_camp = SLOT_COUNT * seat + CAMP_ONE
    if slot == CAMP_TWO and s.slots[first_camp] == NONE and s.slots[first_camp + 1] == NONE:
        return FIRST_SLOT
    return None


def why_not_swap(s: Dorian, seat: Seat, slot: int) -> Why | None:
    """Why a slot is not rearranged now: Character Upgrades in the Preparation Phase (DO-PRE-11), Camp Upgrades in the
    Influence Phase (DO-INF-11); so often a turn (DO-R-95)."""
    if (slot >= CAMP_ONE) != (s.turn.phase == INFLUENCE):
        return CAMP_PHASE if slot >= CAMP_ONE else CHARACTER_PHASE
    if s.turn.swaps >= MOST_SWAPS:
        return Why("DO-R-95", "too-many-swaps", MOST_SWAPS, s.turn.swaps)
    return None


def why_not_equip(s: Dorian, seat: Seat, face: int, slot: int) -> Why | None:
    """Why an Upgrade of the Inventory cannot be put into a slot now."""
    why = why_not_slot(s, seat, face, slot) or why_not_swap(s, seat, slot)
    if why is not None:
        return why
    held = s.slots[SLOT_COUNT * seat + slot]
    return SAME_UPGRADE if held != NONE and UPGRADE_OF[held] == face else None


def why_not_unequip(s: Dorian, seat: Seat, slot: int) -> Why | None:
    """Why a slot cannot be emptied now."""
    return SLOT_EMPTY if s.slots[SLOT_COUNT * seat + slot] == NONE else why_not_swap(s, seat, slot)


def offer_swaps(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Swap equipped Upgrades with the Inventory; equal ones once."""
    inventory = s.inventory[seat]
    begin, end = 0, SLOT_COUNT
    if not menu.why:  # the slots of this phase alone
        if s.turn.swaps >= MOST_SWAPS:
            return
        begin, end = (CAMP_ONE, SLOT_COUNT) if s.turn.phase == INFLUENCE else (0, CAMP_ONE)
    if inventory:
        for face in sorted({UPGRADE_OF[u] for u in inventory}):
            for slot in range(begin, end):
                if menu.why or min(slot, CAMP_ONE) == UPGRADES[face].slot:
                    menu.judge(why_not_equip(s, seat, face, slot), EQUIP, face, slot)
    for slot in range(begin, end):
        if menu.why:
            menu.judge(why_not_unequip(s, seat, slot), UNEQUIP, slot)
        elif s.slots[SLOT_COUNT * seat + slot] != NONE:
            menu.options.append(EMPTIED[slot])
    if menu.why:
        menu.rule_out(EQUIP, "DO-SWN-07", "not-in-inventory")


def swap(s: Dorian, seat: Seat, option: Option) -> None:
    """Do an offered swap."""
    s.turn.swaps += 1
    if verb_of(option) == UNEQUIP:
        taken = UPGRADE_OF[s.slots[SLOT_COUNT * seat + first(option)]]
        equip(s, seat, NONE, first(option))
        s.tell("DO-SWN-07", "stored", seat, taken)
        return
    inventory = s.inventory[seat]
    upgrade = next(u for u in inventory if UPGRADE_OF[u] == first(option))
    inventory.remove(upgrade)
    equip(s, seat, upgrade, second(option))


def spend(s: Dorian, seat: Seat, upgrade: int) -> None:
    """The Upgrade is Exhausted until the next Round (DO-R-50)."""
    s.spent[seat] |= 1 << upgrade % UPGRADES_EACH
