"""What a seat may see, as plain JSON values: an allow-list."""

from typing import Any

from greathall.core.game import View
from greathall.core.ids import Seat
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.games.dorian.cards.catalogue import (
    BOUGHT,
    CARD_SLUGS,
    EVENT_SLUGS,
    LEADER_SLUGS,
    LEADERS,
    OBJECTIVE_SLUGS,
    OBJECTIVES,
    PER_DECK,
    PLACE_SLUGS,
    PLACES,
    SUPPLY_SLUGS,
    TREASURE_SLUGS,
    UPGRADE_OF,
    UPGRADE_SLUGS,
)
from greathall.games.dorian.look.battle_view import battle_view, seats_in, source_view
from greathall.games.dorian.rules.aftermath import Aftermath
from greathall.games.dorian.rules.choices import DeckLook, Ordering
from greathall.games.dorian.rules.field import ASKING_ENTRY, RESPONDING, FieldBattle
from greathall.games.dorian.rules.market import MarketRequest
from greathall.games.dorian.rules.objectives import ObjectiveLook, progress
from greathall.games.dorian.rules.offer import Offer
from greathall.games.dorian.rules.permission import PassRequest
from greathall.games.dorian.rules.purchase import Purchase
from greathall.games.dorian.rules.queries import (
    base_power,
    capacity,
    face,
    final_round,
    hand_target,
    is_spent,
    movement,
    printed_defence,
    stars_of,
)
from greathall.games.dorian.rules.scoring import ip_of
from greathall.games.dorian.rules.state import TALLY, Dorian
from greathall.games.dorian.rules.upgrades import NewUpgrade
from greathall.games.dorian.words import (
    DEALS,
    LETTERS,
    NONE,
    NOWHERE,
    SHORT,
    SLOT_COUNT,
    SLOTS,
)

PHASES = ("outside", "preparation", "influence")
STAGES = ("terms", "answering", "pricing", "replying", "struck")  # of an offer
LAP = 42  # fields of the IP track (DO-SET-09, DO-R-36)


def view(s: State, seat: Seat) -> View:
    """The table as a seat (or SPECTATOR) sees it. Hands, Decks, Objectives and sealed choices show only what it knows
    (DO-R-81); everything else lies open."""
    assert isinstance(s, Dorian)
    settings = s.settings
    return {
        "seat": seat,
        "round": s.round,
        "events_left": len(s.event_deck),
        "final_round": final_round(s),
        "event": None if s.event == NONE else EVENT_SLUGS[s.event],
        "goal": settings.goal,
        "options": {
            "objectives": settings.objectives,
            "field-battles": settings.field,
            "permission": settings.permission,
            "tribute": settings.tribute,
            "trading": settings.trading,
            "vale-city": settings.vale,
            "no-win-by-support": settings.support_cap,
            "learn-to-play": settings.learn,
        },
        "order": s.order[:],
        "turn": _turn(s),
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "places": [_place(s, place) for place in range(len(PLACES))],
        "mines": dict(zip(SHORT, s.mines, strict=True)),
        "city": [SUPPLY_SLUGS[card] for card in s.city],
        "decks": {LETTERS[power]: len(s.power_decks[power]) for power in range(3)},
        "supplies": len(s.supplies),
        "treasures": len(s.treasures),
        "defences": len(s.defences),
        "objective_deck": len(s.objective_deck),
        "box": [CARD_SLUGS[face(s, card)] for card in s.box],
        "battle": None if s.battle is None else battle_view(s, s.battle, seat),
        "source": source_view(s),
        "deal": _deal(s),
        "request": _request(s),
        "looking": _looking(s, seat),
        "drawn": _drawn(s),
        "outcome": None if s.outcome is None else {"reason": s.outcome.reason, "places": s.outcome.places[:]},
        "kingmakers": [other for other in range(s.seats) if s.kingmakers >> other & 1],
    }


def triple(numbers: list[int], seat: Seat, names: tuple[str, ...]) -> dict[str, int]:
    """Three numbers of a seat under their short names."""
    return {names[i]: numbers[3 * seat + i] for i in range(3)}


def _turn(s: Dorian) -> dict[str, Any]:
    turn = s.turn
    return {
        "seat": turn.seat,
        "phase": PHASES[turn.phase],
        "moves": turn.moves,
        "came": None if turn.came == NOWHERE else PLACE_SLUGS[turn.came],
        "travelled": bool(turn.travelled),
        "attacked": bool(turn.attacked),
        "rested": bool(turn.rested),
        "passes": seats_in(turn.passes),
        "closed": seats_in(turn.closed),
        "sheltered": seats_in(turn.sheltered),
        "trades": turn.trades,
        "swaps": turn.swaps,
    }


def known_slug(s: Dorian, card: int, viewer: Seat) -> str | None:
    """The name of a card whose place is known, if its face is known too."""
    if card < 0:
        return None
    if card < BOUGHT and not s.faces[card // PER_DECK].known[card % PER_DECK] >> viewer & 1:
        return None
    return CARD_SLUGS[face(s, card)]


def _seen(s: Dorian, zone: Zone, viewer: Seat) -> list[str | None]:
    return [known_slug(s, card, viewer) for card in zone.seen_by(viewer)]


def _player(s: Dorian, seat: Seat, viewer: Seat) -> dict[str, Any]:
    chosen = s.leader[seat] != NONE
    ip = ip_of(s, seat)
    mine: dict[str, Any] = {
        "seat": seat,
        "leader": LEADER_SLUGS[s.leader[seat]] if chosen else None,
        "colour": LEADERS[s.leader[seat]].colour if chosen else None,
        "team": s.team[seat],
        "ip": ip,
        "lap": max(0, ip - 1) // LAP,
        "field": (ip - 1) % LAP + 1 if ip else 0,
        "stars": stars_of(s, seat),
        "at": None if s.at[seat] == NOWHERE else PLACE_SLUGS[s.at[seat]],
        "pool": triple(s.pool, seat, SHORT),
        "camp": triple(s.camp, seat, SHORT),
        "capacity": {SHORT[res]: capacity(s, seat, res) for res in range(3)},
        "base": triple(s.base, seat, SHORT),
        "hand": _seen(s, s.hands[seat], viewer),
        "deck": _seen(s, s.decks[seat], viewer),
        "restore": [known_slug(s, card, viewer) for card in s.restore[seat]],
        "upgrade_deck": len(s.upgrades[seat]),
        "inventory": [UPGRADE_SLUGS[UPGRADE_OF[u]] for u in s.inventory[seat]],
        "turned": [OBJECTIVE_SLUGS[card] for card in s.turned[seat]],
        "objectives": _objectives(s, seat, viewer),
    }
    if chosen:
        leader = LEADERS[s.leader[seat]]
        mine["base_power"] = {LETTERS[power]: base_power(s, seat, power) for power in range(3)}
        mine["base_slots"] = {LETTERS[power]: leader.slots[power] for power in range(3)}
        mine["movement"] = movement(s, seat)
        mine["hand_target"] = hand_target(s, seat)
        mine["equipped"] = {SLOTS[slot]: _equipped(s, seat, slot) for slot in range(SLOT_COUNT)}
    return mine


def _equipped(s: Dorian, seat: Seat, slot: int) -> dict[str, Any] | None:
    upgrade = s.slots[SLOT_COUNT * seat + slot]
    if upgrade == NONE:
        return None
    return {"upgrade": UPGRADE_SLUGS[UPGRADE_OF[upgrade]], "spent": is_spent(s, seat, upgrade)}


def _objectives(s: Dorian, seat: Seat, viewer: Seat) -> list[dict[str, Any] | None]:
    found: list[dict[str, Any] | None] = []
    for held, card in enumerate(s.objectives[seat].seen_by(viewer)):
        if card < 0:
            found.append(None)
            continue
        entry: dict[str, Any] = {"objective": OBJECTIVE_SLUGS[card], "need": OBJECTIVES[card].n}
        if OBJECTIVES[card].need.startswith("count") and OBJECTIVES[card].what in TALLY:
            entry["have"] = progress(s, seat, held, TALLY.index(OBJECTIVES[card].what))
        found.append(entry)
    return found


def _place(s: Dorian, place: int) -> dict[str, Any]:
    here = PLACES[place]
    return {
        "place": here.slug,
        "region": here.region,
        "stars": here.stars,
        "defence": [{"power": LETTERS[power], "n": n} for power, n in printed_defence(s, place)],
        "port": here.port,
        "market": here.market,
        "mine": None if here.mine == NONE else {"resource": SHORT[here.mine], "n": s.mines[here.mine]},
        "plus": None if here.plus == NONE else LETTERS[here.plus],
        "owner": None if s.owner[place] == NOWHERE else s.owner[place],
        "characters": [seat for seat in range(s.seats) if s.at[seat] == place],
        "x": here.x,
        "y": here.y,
        "roads": [PLACE_SLUGS[to] for to in here.roads],
        "sea": [PLACE_SLUGS[to] for to in here.sea],
    }


def _deal(s: Dorian) -> dict[str, Any] | None:
    """The offer on the table, once it has been made; while it is being put together only its maker's words count."""
    for frame in s.frames:
        if isinstance(frame, Offer):
            return {
                "from": frame.seat,
                "to": frame.to,
                "deal": DEALS[frame.deal],
                "stage": STAGES[min(frame.at, len(STAGES) - 1)],
                "give": dict(zip(SHORT, frame.give, strict=True)),
                "want": dict(zip(SHORT, frame.want, strict=True)),
                "binds": DEALS[frame.deal] == "pass" or DEALS[frame.deal] == "barter",
            }
    return None


def _request(s: Dorian) -> dict[str, Any] | None:
    """A request that is answered with a yes or no: for passage, for trade at a Market, for shelter; or an attack on a
    Character, to which its player responds."""
    for frame in s.frames[::-1]:
        if isinstance(frame, PassRequest) and not frame.priced:
            return {"kind": "pass", "from": frame.seat, "to": frame.other, "place": None}
        if isinstance(frame, MarketRequest):
            return {"kind": "market", "from": frame.seat, "to": frame.owner, "place": PLACE_SLUGS[frame.place]}
        if isinstance(frame, FieldBattle) and frame.at == ASKING_ENTRY:
            return {"kind": "entry", "from": frame.target, "to": s.owner[s.at[frame.target]], "place": None}
        if isinstance(frame, FieldBattle) and frame.at == RESPONDING:
            return {"kind": "attack", "from": frame.seat, "to": frame.target, "place": PLACE_SLUGS[s.at[frame.target]]}
    return None


def _drawn(s: Dorian) -> dict[str, Any]:
    """Cards that lie open while they are being dealt with: a new Upgrade, a Treasure."""
    found: dict[str, Any] = {"upgrade": None, "treasure": None}
    for frame in s.frames:
        if isinstance(frame, NewUpgrade) and frame.drawn != NONE:
            found["upgrade"] = {"seat": frame.seat, "upgrade": UPGRADE_SLUGS[UPGRADE_OF[frame.drawn]]}
        elif isinstance(frame, Aftermath) and frame.treasure != NONE:
            found["treasure"] = TREASURE_SLUGS[frame.treasure]
    return found


def _looking(s: Dorian, viewer: Seat) -> dict[str, Any] | None:
    """Cards that the viewer is looking at to choose from, and of which kind they are."""
    for frame in s.frames:
        if isinstance(frame, Purchase) and frame.seat == viewer:
            deck = s.power_decks[frame.deck]
            seen = [CARD_SLUGS[face(s, deck[-i])] for i in range(1, frame.looked + 1)]
            return {"kind": "card", "cards": seen}
        if isinstance(frame, ObjectiveLook) and frame.seat == viewer:
            top = s.objective_deck.cards[len(s.objective_deck) - frame.looked :]
            return {"kind": "objective", "cards": [OBJECTIVE_SLUGS[card] for card in top]}
        if isinstance(frame, DeckLook | Ordering) and frame.seat == viewer:
            cards = s.decks[viewer].cards
            return {"kind": "card", "cards": [CARD_SLUGS[face(s, card)] for card in cards[len(cards) - frame.n :]]}
    return None
