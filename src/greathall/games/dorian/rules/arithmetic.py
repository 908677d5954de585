"""Battle arithmetic as questions: who fights whom, what counts, the Power of each side and the reasons for it."""

from typing import Final

from greathall.core.ids import Seat
from greathall.core.option import Why
from greathall.games.dorian.cards.catalogue import (
    CARDS,
    IF_ALLY,
    IF_BATTLE,
    IF_CARDS,
    IF_ENEMY_JOINED,
    IF_OUTNUMBERED,
    IF_ROLE,
    IF_SIDE,
    IF_STARS,
    STARS,
    UPGRADE_OF,
    UPGRADES,
    Bonus,
    Conditions,
)
from greathall.games.dorian.cards.ops import (
    NO_MAX,
    OF_ANY,
    OF_ATTACKER,
    OF_ENEMY,
    OF_OTHER_OWN,
    OF_OWN,
    OF_SELF,
    PER_ENEMY,
    PER_OTHER_PRESENT,
    PER_PLAYED,
    PER_PRESENT,
    PER_SIDE,
    PER_TYPE,
    of_whom,
    state_wanted,
    strength_wanted,
    type_wanted,
)
from greathall.games.dorian.rules.queries import base_power, face, printed_defence
from greathall.games.dorian.rules.state import ATTACKERS_WON, DEFENDERS_WON, TIED, Battle, Dorian
from greathall.games.dorian.words import (
    ABSENT,
    ATTACKING,
    DEFENDING,
    EXHAUSTED,
    FIELD,
    FINAL,
    NONE,
    PRESENT,
    SIEGE,
    SILENCED,
    SLOT_COUNT,
    SUPPORTING,
)

Reason = tuple[int, str, int, int, int, int]  # seat, kind, id, and S, P, M


def side_of(b: Battle, s: Dorian, seat: Seat) -> int:
    """Players with the same number fight together: 1 attackers, 2 defenders; in a Final Battle the team (DO-TRM-11)."""
    role = b.roles[seat]
    if role == DEFENDING:
        return 2
    if role in (ATTACKING, SUPPORTING):
        return 1
    return 0 if role == ABSENT else 10 + s.team[seat]


def enemies(s: Dorian, b: Battle, seat: Seat) -> int:
    """Mask of the players one battles: those on another side (DO-TRM-14, DO-R-66). Bystanders are none (DO-R-85)."""
    mine = side_of(b, s, seat)
    mask = 0
    for other in range(s.seats):
        side = side_of(b, s, other)
        if side and side != mine:
            mask |= 1 << other
    return mask


def allies(s: Dorian, b: Battle, seat: Seat) -> int:
    """How many players are on this player's side, the own one included."""
    mine = side_of(b, s, seat)
    total = 0
    for other in range(s.seats):
        if side_of(b, s, other) == mine:
            total += 1
    return total


def present_of(b: Battle, mask: int) -> int:
    """How many cards of these seats are in the battle."""
    total = 0
    for i in range(len(b.card)):
        if b.flags[i] & PRESENT and mask >> b.owner[i] & 1:
            total += 1
    return total


def counted(s: Dorian, b: Battle, seat: Seat, per: int) -> int:
    """The counter of a bonus."""
    if per == PER_PLAYED:  # DO-R-47
        return b.played[seat]
    if per == PER_PRESENT:
        return present_of(b, 1 << seat)
    if per == PER_OTHER_PRESENT:
        return present_of(b, 1 << seat) - 1
    if per == PER_ENEMY:
        return present_of(b, enemies(s, b, seat))
    if per == PER_SIDE:
        return allies(s, b, seat)
    kind = per - PER_TYPE
    total = 0
    for i in range(len(b.card)):
        if b.owner[i] == seat and b.flags[i] & PRESENT and CARDS[face(s, b.card[i])].type == kind:
            total += 1
    return total


def holds(s: Dorian, b: Battle, seat: Seat, conditions: Conditions) -> bool:
    """Do the conditions of an Ability hold now? In a Final Battle nobody attacks or defends (DO-FIN-01)."""
    for what, value in conditions:
        role = b.roles[seat]
        if what == IF_ROLE:
            if role != value:
                return False
        elif what == IF_SIDE:
            if (role in (ATTACKING, SUPPORTING)) != (value == ATTACKING) or b.kind == FINAL:
                return False
        elif what == IF_BATTLE:
            if (b.kind == SIEGE) != (value == SIEGE):
                return False
        elif what == IF_CARDS:
            if present_of(b, 1 << seat) < value:
                return False
        elif what == IF_OUTNUMBERED:
            if present_of(b, enemies(s, b, seat)) <= present_of(b, 1 << seat):
                return False
        elif what == IF_ENEMY_JOINED:
            if not enemies(s, b, seat) & b.joined:
                return False
        elif what == IF_ALLY:
            if allies(s, b, seat) < 2:
                return False
        elif what == IF_STARS and (b.kind == FINAL or STARS[b.place] < value):
            return False
    return True


def worth(s: Dorian, b: Battle, seat: Seat, bonus: Bonus) -> int:
    """What a static bonus adds now; recomputed whenever it is asked (DO-R-46)."""
    if bonus.conditions and not holds(s, b, seat, bonus.conditions):
        return 0
    if not bonus.per:
        return bonus.n
    amount = bonus.n * counted(s, b, seat, bonus.per)
    return min(amount, bonus.most) if bonus.most else amount


def reasons(s: Dorian, b: Battle, seat: Seat) -> list[Reason]:
    """Why a player contributes what it does: cards, their statics, banked Power, Character, Upgrades (DO-CAL-02)."""
    found: list[Reason] = []
    for i in range(len(b.card)):
        if b.owner[i] == seat and b.flags[i] & PRESENT:  # DO-CAL-03: a card that left adds nothing
            card = CARDS[face(s, b.card[i])]
            p = card.power
            if card.total:  # DO-TRM-07: also Exhausted and silenced cards
                found.append((seat, "card", face(s, b.card[i]), p[0], p[1], p[2]))
            if not b.flags[i] & SILENCED:
                for bonus in card.abilities.bonuses:  # DO-CAL-05
                    n = worth(s, b, seat, bonus)
                    if n:
                        found.append(_reason(seat, "ability", face(s, b.card[i]), bonus.stat, n))
    bank = b.bank[3 * seat : 3 * seat + 3]
    if any(bank):  # DO-CAL-04
        found.append((seat, "banked", 0, bank[0], bank[1], bank[2]))
    if b.joined >> seat & 1:
        found.append(
            (seat, "character", s.leader[seat], base_power(s, seat, 0), base_power(s, seat, 1), base_power(s, seat, 2))
        )  # DO-SIE-16
        for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + 3):  # DO-SIE-15; Camp Upgrades give no Power
            if s.slots[slot] != NONE:
                upgrade = UPGRADES[UPGRADE_OF[s.slots[slot]]]
                p = upgrade.power
                if any(p):
                    found.append((seat, "upgrade", UPGRADE_OF[s.slots[slot]], p[0], p[1], p[2]))
                for bonus in upgrade.abilities.bonuses:
                    n = worth(s, b, seat, bonus)
                    if n:
                        found.append(_reason(seat, "upgrade", UPGRADE_OF[s.slots[slot]], bonus.stat, n))
    return found


def _reason(seat: Seat, kind: str, id: int, stat: int, n: int) -> Reason:
    return (seat, kind, id, n if stat == 0 else 0, n if stat == 1 else 0, n if stat == 2 else 0)


def contribution(s: Dorian, b: Battle, seat: Seat) -> list[int]:
    """The Power of one player as S, P, M: the sum of the reasons."""
    total = [0, 0, 0]
    for _, _, _, stealth, physical, magic in reasons(s, b, seat):
        total[0] += stealth
        total[1] += physical
        total[2] += magic
    return total


def side_power(s: Dorian, b: Battle, side: int) -> list[int]:
    """The Power of a side: its players together, less what the others take from it, never below 0 (DO-R-14)."""
    total = [0, 0, 0]
    for seat in range(s.seats):
        its = side_of(b, s, seat)
        if its == side:
            mine = contribution(s, b, seat)
            for power in range(3):
                total[power] += mine[power]
        elif its:
            for power in range(3):
                total[power] -= b.drain[3 * seat + power]
    return [max(0, n) for n in total]


def wall(s: Dorian, b: Battle, slot: int) -> int:
    """A printed Defence with Event, Defence card and Abilities, not below 0 (DO-R-14, DO-TRM-09)."""
    return max(0, printed_defence(s, b.place)[slot][1] + b.walls[slot])


def required(s: Dorian, b: Battle) -> list[tuple[int, int, int]]:
    """For each printed Defence: the Power, what must be reached, and what the attackers have. Powers that are not
    printed are ignored (DO-SIE-18, DO-SIE-20, DO-SIE-21, DO-R-13)."""
    attack = side_power(s, b, 1)
    defence = side_power(s, b, 2)
    found: list[tuple[int, int, int]] = []
    for slot, (power, _) in enumerate(printed_defence(s, b.place)):
        found.append((power, wall(s, b, slot) + defence[power], attack[power]))
    return found


def siege_result(s: Dorian, b: Battle) -> int:
    """DO-SIE-19: equal or higher Power in every printed Defence wins."""
    for _, need, have in required(s, b):
        if have < need:
            return DEFENDERS_WON
    return ATTACKERS_WON


def field_result(s: Dorian, b: Battle) -> int:
    """DO-FLD-10, DO-FLD-11, DO-R-29: strictly more in at least two Powers wins, anything else is a tie."""
    attack = side_power(s, b, 1)
    defence = side_power(s, b, 2)
    ahead = 0
    behind = 0
    for power in range(3):
        if attack[power] > defence[power]:
            ahead += 1
        elif attack[power] < defence[power]:
            behind += 1
    return ATTACKERS_WON if ahead >= 2 else DEFENDERS_WON if behind >= 2 else TIED


# -- targets -------------------------------------------------------------------------------------------------------


def guarded(s: Dorian, b: Battle, i: int) -> bool:
    """Is a card protected from the players its owner battles, by itself, another card or an Upgrade?"""
    owner = b.owner[i]
    kind = CARDS[face(s, b.card[i])].type
    for j in range(len(b.card)):
        if b.owner[j] == owner and b.flags[j] & PRESENT and not b.flags[j] & SILENCED:
            for spec in CARDS[face(s, b.card[j])].abilities.guards:
                of = spec & 7
                if (of == OF_SELF and i == j) or (of == OF_OTHER_OWN and i != j):
                    return True
    if b.joined >> owner & 1:
        for slot in range(SLOT_COUNT * owner, SLOT_COUNT * owner + 3):
            if s.slots[slot] != NONE:
                for spec in UPGRADES[UPGRADE_OF[s.slots[slot]]].abilities.guards:
                    if of_whom(spec) == OF_OWN and type_wanted(spec) in (0, kind + 1):
                        return True
    return False


GONE: Final = Why("DO-SPC-07", "gone")
GUARDED: Final = Why("DO-SPC-10", "guarded")
NOT_ENEMY: Final = Why("DO-SPC-10", "not-battled")
NOT_YOURS: Final = Why("DO-SPC-09", "not-yours")
ANOTHER: Final = Why("DO-SPC-09", "another-card")
ITSELF: Final = Why("DO-SPC-09", "itself-alone")
ATTACKERS_CARD: Final = Why("DO-SPC-09", "of-the-attacker")
WRONG_TYPE: Final = Why("DO-SPC-09", "wrong-type")
NEEDS_EXHAUSTED: Final = Why("DO-SPC-09", "not-exhausted")
NEEDS_RESTORED: Final = Why("DO-SPC-09", "exhausted")


def why_not_aim(s: Dorian, b: Battle, seat: Seat, spec: int, source: int, i: int, hostile_seats: int) -> Why | None:
    """Why a target word does not allow a card (DO-SPC-09, DO-SPC-10); `source` is the card that aims, `hostile_seats` the mask
    of those whom the aiming seat battles."""
    of, kind, most, state = of_whom(spec), type_wanted(spec), strength_wanted(spec), state_wanted(spec)
    flags, owner = b.flags[i], b.owner[i]
    if not flags & PRESENT:
        return GONE
    hostile = hostile_seats >> owner & 1 if of in (OF_ENEMY, OF_ANY) else 0
    if of == OF_ENEMY and not hostile:
        return NOT_ENEMY
    if of in (OF_OWN, OF_OTHER_OWN) and owner != seat:
        return NOT_YOURS
    if of in (OF_OTHER_OWN, OF_ANY) and i == source:
        return ANOTHER
    if of == OF_SELF and i != source:
        return ITSELF
    if of == OF_ATTACKER and owner != b.attacker:
        return ATTACKERS_CARD
    card = CARDS[face(s, b.card[i])]
    if kind and card.type != kind - 1:
        return WRONG_TYPE
    if most != NO_MAX and card.total > most:
        return Why("DO-SPC-09", "too-strong", most, card.total)
    if state == 1 and not flags & EXHAUSTED:
        return NEEDS_EXHAUSTED
    if state == 2 and flags & EXHAUSTED:
        return NEEDS_RESTORED
    return GUARDED if hostile and guarded(s, b, i) else None


def targets(s: Dorian, b: Battle, seat: Seat, spec: int, source: int) -> list[int]:
    """The present cards that a target word allows."""
    hostile = enemies(s, b, seat)
    return [i for i in range(len(b.card)) if why_not_aim(s, b, seat, spec, source, i, hostile) is None]


def location_stars(b: Battle) -> int:
    """★ of the Location, 0 without one."""
    return 0 if b.kind == FINAL else STARS[b.place]


def treasure_tier(b: Battle) -> int:
    """0 to 2: by ★, at least one and at most three (DO-SWN-04, DO-R-26, DO-R-27)."""
    return min(max(location_stars(b), 1), 3) - 1


def is_field(b: Battle) -> bool:
    """A Field Battle or its variant, the Final Battle."""
    return b.kind in (FIELD, FINAL)
