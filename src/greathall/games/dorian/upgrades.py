"""Upgrades: drawing, equipping, rearranging and using them."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.dorian.cards import UPGRADE_OF, UPGRADES, UPGRADES_EACH
from greathall.games.dorian.queries import movement, upgrade_of
from greathall.games.dorian.resources import settle_camp
from greathall.games.dorian.state import Dorian
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


def slots_for(s: Dorian, seat: Seat, kind: int) -> list[int]:
    """The slots with the matching icon (DO-SWN-06); of two empty Camp slots only the first."""
    if kind < CAMP_ONE:
        return [kind]
    one, two = s.slots[SLOT_COUNT * seat + CAMP_ONE], s.slots[SLOT_COUNT * seat + CAMP_TWO]
    return [CAMP_ONE] if one == NONE and two == NONE else [CAMP_ONE, CAMP_TWO]


def equip(s: Dorian, seat: Seat, upgrade: int, slot: int) -> None:
    """Put an Upgrade in a slot; what was there goes to the Inventory (DO-SWN-07). A change of movement applies at
    once (DO-R-78), and so does one of the Camp's capacity (DO-R-93)."""
    before = movement(s, seat)
    i = SLOT_COUNT * seat + slot
    if s.slots[i] != NONE:
        s.inventory[seat].append(s.slots[i])
    s.slots[i] = upgrade
    if upgrade != NONE:
        s.tell("DO-SWN-06", "equipped", seat, UPGRADE_OF[upgrade], slot)
    settle_camp(s, seat)
    if s.turn.seat == seat and s.turn.phase == INFLUENCE:
        s.turn.moves = max(0, s.turn.moves + movement(s, seat) - before)
    s.dirty |= 1 << seat


class NewUpgrade(Frame[Dorian]):
    """Upgrades are drawn from the personal deck and equipped at once or stored, in any phase (DO-R-51, DO-R-87).
    An empty deck gives none (DO-R-52)."""

    RULE: ClassVar[str] = "DO-SWN-06"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "drawn")

    def __init__(self, seat: Seat, n: int, drawn: int = NONE) -> None:
        self.seat = seat
        self.n = n
        self.drawn = drawn  # the Upgrade to be placed

    def clone(self) -> "NewUpgrade":
        return NewUpgrade(seat=self.seat, n=self.n, drawn=self.drawn)

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

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        face = UPGRADE_OF[self.drawn]
        menu.ask("DO-SWN-06", "upgrade", face)
        for slot in slots_for(s, seat, UPGRADES[face].slot):
            menu.offer(EQUIP, face, slot)
        menu.offer(STORE, face)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == EQUIP:
            equip(s, seat, self.drawn, second(option))
        else:
            s.inventory[seat].append(self.drawn)  # DO-SWN-07
            s.tell("DO-SWN-07", "stored", seat, UPGRADE_OF[self.drawn])
        self.drawn = NONE


def offer_swaps(s: Dorian, seat: Seat, camp: bool, menu: Menu) -> None:
    """Swap equipped Upgrades with the Inventory: Character Upgrades in the Preparation Phase (DO-PRE-11), Camp
    Upgrades in the Influence Phase (DO-INF-11); at most 20 a turn (DO-R-95)."""
    inventory = s.inventory[seat]
    first_slot, last_slot = (CAMP_ONE, CAMP_TWO) if camp else (0, CAMP_ONE - 1)
    if s.turn.swaps >= MOST_SWAPS:
        if menu.why and inventory:
            menu.refuse(
                "DO-R-95",
                "too-many-swaps",
                EQUIP,
                UPGRADE_OF[inventory[0]],
                first_slot,
                need=MOST_SWAPS,
                have=s.turn.swaps,
            )
        return
    if inventory:
        options = menu.options
        for face in sorted({UPGRADE_OF[u] for u in inventory}):
            kind = UPGRADES[face].slot
            if (kind >= CAMP_ONE) == camp:
                for slot in slots_for(s, seat, kind):
                    held = s.slots[SLOT_COUNT * seat + slot]
                    if held == NONE or UPGRADE_OF[held] != face:
                        options.append(EQUIP << 48 | face << 32 | slot << 16)
            elif menu.why:
                rule = "DO-PRE-11" if kind < CAMP_ONE else "DO-INF-11"
                menu.refuse(rule, "wrong-phase", EQUIP, face, kind)
    for slot in range(first_slot, last_slot + 1):
        if s.slots[SLOT_COUNT * seat + slot] != NONE:
            menu.options.append(UNEQUIP << 48 | slot << 32)


def swap(s: Dorian, seat: Seat, option: Option) -> None:
    """Do an offered swap."""
    s.turn.swaps += 1
    if verb_of(option) == UNEQUIP:
        s.tell("DO-SWN-07", "stored", seat, UPGRADE_OF[s.slots[SLOT_COUNT * seat + first(option)]])
        equip(s, seat, NONE, first(option))
        return
    inventory = s.inventory[seat]
    upgrade = next(u for u in inventory if UPGRADE_OF[u] == first(option))
    inventory.remove(upgrade)
    equip(s, seat, upgrade, second(option))


def spend(s: Dorian, seat: Seat, upgrade: int) -> None:
    """The Upgrade is Exhausted until the next Round (DO-R-50)."""
    s.spent[seat] |= 1 << upgrade % UPGRADES_EACH


def usable(s: Dorian, seat: Seat, phase: int) -> list[int]:
    """Equipped Upgrades with an Ability for this phase that are not Exhausted, equal ones once, by slot."""
    found: list[int] = []
    spent = s.spent[seat]
    for i in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[i]
        if upgrade == NONE or spent >> upgrade % UPGRADES_EACH & 1:
            continue
        ability = upgrade_of(upgrade).abilities.activated
        if ability is not None and ability.phase == phase and all(UPGRADE_OF[u] != UPGRADE_OF[upgrade] for u in found):
            found.append(upgrade)
    return found
