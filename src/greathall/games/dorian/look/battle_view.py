"""A battle as a seat may see it: who takes part, what is sealed, the cards, each Power with its reasons, the result."""

from typing import Any

from greathall.core.ids import Seat
from greathall.core.zone import Zone
from greathall.games.dorian.cards.catalogue import (
    CARD_SLUGS,
    CARDS,
    DEFENCE_SLUGS,
    LEADER_SLUGS,
    PLACE_SLUGS,
    UPGRADE_OF,
    UPGRADE_SLUGS,
)
from greathall.games.dorian.rules.activation import Activation
from greathall.games.dorian.rules.aftermath import Aftermath
from greathall.games.dorian.rules.arithmetic import reasons, side_of, side_power, wall
from greathall.games.dorian.rules.battle import BattleTurns, Selection
from greathall.games.dorian.rules.programs import NO_SOURCE, UPGRADE_SOURCE, Deed
from greathall.games.dorian.rules.queries import face, printed_defence
from greathall.games.dorian.rules.siege import RESULT, Siege
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.words import COUNTED, EXHAUSTED, LETTERS, NONE, NOWHERE, PRESENT, ROLES, SIDES, SIEGE, SILENCED

KINDS = ("siege", "field", "final")
RESULTS = ("open", "attackers", "defenders", "tie")


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def battle_view(s: Dorian, b: Battle, viewer: Seat) -> dict[str, Any]:
    revealed = not b.seals
    fought = as_counted(b)
    frame = next((f for f in s.frames if isinstance(f, Selection)), None)
    seen: dict[str, Any] = {
        "kind": KINDS[b.kind],
        "place": None if b.place == NOWHERE else PLACE_SLUGS[b.place],
        "attacker": None if b.attacker == NONE else b.attacker,
        "target": None if b.target == NONE else b.target,
        "order": b.order[:],
        "joined": seats_in(b.joined),
        "revealed": revealed,
        "ready": None if frame is None else seats_in(b.ready),
        "roles": [ROLES[role] for role in b.roles],
        "markers": [] if revealed else [_marker(zone, viewer) for zone in b.seals],
        "selected": [] if revealed or viewer >= s.seats else _selected(s, b, viewer),
        "cards": [_card(s, fought, i) for i in range(len(b.card))],
        "result": RESULTS[b.result],
        "stage": _stage(s, b),
        "acting": next((b.order[f.at] for f in s.frames if isinstance(f, BattleTurns) and f.at < len(b.order)), None),
        "defence": _defence_card(s, b),
    }
    if revealed:
        sides = sorted({side_of(b, s, seat) for seat in range(s.seats)} - {0})
        seen["reasons"] = [list(r) for seat in range(s.seats) if b.roles[seat] for r in named_reasons(s, fought, seat)]
        seen["power"] = {str(side): power_of(s, b, side) for side in sides}
        seen["drain"] = [b.drain[3 * seat : 3 * seat + 3] for seat in range(s.seats)]
        if b.kind == SIEGE:
            seen["walls"] = [
                {"power": LETTERS[power], "printed": n, "now": wall(s, b, slot)}
                for slot, (power, n) in enumerate(printed_defence(s, b.place))
            ]
            attack, defence = power_of(s, b, 1), power_of(s, b, 2)
            seen["required"] = [
                {"power": LETTERS[power], "need": wall(s, b, slot) + defence[power], "have": attack[power]}
                for slot, (power, _) in enumerate(printed_defence(s, b.place))
            ]
    return seen


def as_counted(b: Battle) -> Battle:
    """The battle as it stood at the final calculation: afterwards its cards leave one by one."""
    if not b.totals:
        return b
    fought = b.clone()
    fought.flags = [flags | PRESENT if flags & COUNTED else flags & ~PRESENT for flags in b.flags]
    return fought


def power_of(s: Dorian, b: Battle, side: int) -> list[int]:
    """The Power of a side now or, once it has been reckoned, as it was then."""
    if not b.totals:
        return side_power(s, b, side)
    total = [0, 0, 0]
    for seat in range(s.seats):
        its = side_of(b, s, seat)
        for power in range(3):
            if its == side:
                total[power] += b.totals[3 * seat + power]
            elif its:
                total[power] -= b.drain[3 * seat + power]
    return [max(0, n) for n in total]


def named_reasons(s: Dorian, b: Battle, seat: Seat) -> list[tuple[int, str, str, int, int, int]]:
    """The reasons of a player's Power with names instead of numbers."""
    found: list[tuple[int, str, str, int, int, int]] = []
    for whose, kind, id, stealth, physical, magic in reasons(s, b, seat):
        name = ""
        if kind in ("card", "ability"):
            name = CARD_SLUGS[id]
        elif kind == "upgrade":
            name = UPGRADE_SLUGS[id]
        elif kind == "character":
            name = LEADER_SLUGS[id]
        found.append((whose, kind, name, stealth, physical, magic))
    if b.totals:  # a loss or a new Upgrade after the battle changes nothing about its sum
        sums = (sum(row[3] for row in found), sum(row[4] for row in found), sum(row[5] for row in found))
        since = [b.totals[3 * seat + i] - sums[i] for i in range(3)]
        if any(since):
            found.append((seat, "since", "", since[0], since[1], since[2]))
    return found


def _marker(zone: Zone, viewer: Seat) -> str | None:
    """The face of a placed Battle Marker, `hidden`, or None without one."""
    if not zone.cards:
        return None
    return SIDES[zone.cards[0]] if zone.known[0] >> viewer & 1 else "hidden"


def _selected(s: Dorian, b: Battle, viewer: Seat) -> list[str]:
    """The viewer's own sealed cards."""
    flags = b.seals[viewer].cards[1:]
    hand = s.hands[viewer].cards
    return [CARD_SLUGS[face(s, hand[i])] for i, flag in enumerate(flags) if flag and i < len(hand)]


def _card(s: Dorian, b: Battle, i: int) -> dict[str, Any]:
    return {
        "card": CARD_SLUGS[face(s, b.card[i])],
        "owner": b.owner[i],
        "present": bool(b.flags[i] & PRESENT),
        "exhausted": bool(b.flags[i] & EXHAUSTED),
        "silenced": bool(b.flags[i] & SILENCED),
        "power": list(CARDS[face(s, b.card[i])].power),
    }


def _stage(s: Dorian, b: Battle) -> str:
    """How far a battle is: players join, seal their cards, have their Battle Turns, or live with its result."""
    if b.result:
        return "aftermath"
    if not b.seals:
        return "turns"
    return "selecting" if any(isinstance(frame, Selection) for frame in s.frames) else "joining"


def _defence_card(s: Dorian, b: Battle) -> str | None:
    """The Defence card of a siege, once it was turned up: it lies under its deck."""
    drawn = b.kind == SIEGE and any(
        isinstance(frame, Aftermath) or (isinstance(frame, Siege) and frame.at >= RESULT) for frame in s.frames
    )
    return DEFENCE_SLUGS[s.defences.cards[0]] if drawn else None


def source_view(s: Dorian) -> dict[str, Any] | None:
    """The card or Upgrade whose Ability is at work: what a question about an effect is about."""
    for frame in s.frames[::-1]:
        if isinstance(frame, Activation):
            source = frame.source
        elif isinstance(frame, Deed) and frame.target != NO_SOURCE:
            source = frame.target
        else:
            continue
        if source >= UPGRADE_SOURCE:
            return {"kind": "upgrade", "slug": UPGRADE_SLUGS[UPGRADE_OF[source - UPGRADE_SOURCE]], "index": None}
        if s.battle is not None and 0 <= source < len(s.battle.card):
            return {"kind": "card", "slug": CARD_SLUGS[face(s, s.battle.card[source])], "index": source}
    return None
