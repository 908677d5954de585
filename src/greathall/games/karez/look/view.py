"""What a seat sees: an allow-list of plain JSON values, with slugs for names and the reasons of all arithmetic."""

from greathall.core.game import View
from greathall.core.ids import HIDDEN
from greathall.core.state import State
from greathall.games.karez.cards import ops
from greathall.games.karez.cards.catalogue import (
    ADVENTURES,
    BOARD,
    BUILDINGS,
    CARDS,
    GUILD_SLUGS,
    JOBS,
    PRICE,
    SLUGS,
)
from greathall.games.karez.cards.points import points_at
from greathall.games.karez.rules import scoring
from greathall.games.karez.rules.actions import Actions
from greathall.games.karez.rules.city import migrants
from greathall.games.karez.rules.combat import Encounter, Fight
from greathall.games.karez.rules.dice import FOE_SPENT, green_dice, red_dice
from greathall.games.karez.rules.die import (
    FATES,
    FREE_FACE,
    colour_of,
    face_of,
    fate_of,
    is_fixed,
    kept_by,
    kept_hero,
    lies_on,
    of_face,
    owner_of,
)
from greathall.games.karez.rules.equipment import Equip, card_in
from greathall.games.karez.rules.fight_choices import PickDice
from greathall.games.karez.rules.gear import FIXED_SPENT, ONCE_USED, bearer_of, card_of, seller_of
from greathall.games.karez.rules.keeping import KeepDice, die_in
from greathall.games.karez.rules.queries import (
    can_reroll,
    citizens_in_karez,
    gear_points,
    is_able,
    kept_on,
    operable,
    own_points,
    party_limit,
    round_of_hero,
    total_threat,
    usable_now,
)
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.rules.trade import COINS, Side, Trade, unpack
from greathall.games.karez.rules.traps import SpringTrap
from greathall.games.karez.rules.workers import adventurers_of, citizens_of
from greathall.games.karez.rules.wounds import COVERS, WAY, Wounds, face_in
from greathall.games.karez.words import (
    AFTER_ROLL,
    BEFORE_ROLL,
    COLOURS,
    DEAD,
    DECKS,
    DISCARDS,
    FACES,
    FACTS,
    GREEN,
    HAND_DECKS,
    HANDS,
    LAST,
    LEVELS,
    MARKS,
    NEUTRAL,
    NOBODY,
    ON_REVEAL,
    ONCE,
    ORDERS,
    PHASES,
    QUESTS,
    RED,
    RESTING,
    STACKED,
    STATES,
    TRAP,
    UNBUILT,
    USED,
    USED_UP,
    WHITE,
)

WINDOW_NAMES = {0: None, ON_REVEAL: "on_reveal", BEFORE_ROLL: "before_roll", AFTER_ROLL: "after_roll"}


def view(s: State, seat: int) -> View:
    """Everything that a seat (or a spectator) may know, KZ-RUL-50."""
    assert isinstance(s, Karez)
    return {
        "seat": seat,
        "turn": s.turn,
        "turns": s.turns,
        "phase": PHASES[s.phase],
        "karez": karez(s),
        "order": s.order[:],
        "passed": passed(s, False),
        "idle": passed(s, True),
        "guilds": [guild(s, each, seat) for each in range(s.seats)],
        "buildings": [building(s, each) for each in range(len(BUILDINGS))],
        "sale": [
            {"card": SLUGS[card_of(lot)], "building": BUILDINGS[seller_of(lot)].slug, "price": PRICE[card_of(lot)]}
            for lot in s.sale
        ],
        "tent": {"seats": s.tent[:], "spaces": BOARD.tent_spaces},
        "adventures": [adventure(s, space) for space in range(3)],
        "heroes": [hero(s, each) for each in range(len(s.hero_seat)) if s.hero_seat[each] != NOBODY],
        "decks": {name: len(s.piles[deck].cards) for deck, name in enumerate(DECKS)},
        "discards": {name: [SLUGS[c] for c in s.piles[DISCARDS + deck].cards] for deck, name in enumerate(DECKS)},
        "levels": [
            len(s.piles[LEVELS].cards) + len(s.piles[LAST].cards), len(s.piles[LEVELS + 1].cards),
            len(s.piles[LEVELS + 2].cards),
        ],
        "supply": {"gems": s.bank_gems, "attack": s.attack_tokens, "defense": s.defense_tokens},
        "exploration": exploration(s, seat),
        "trade": trade(s, seat),
        "outcome": None if s.outcome is None else {
            "reason": s.outcome.reason, "places": s.outcome.places[:], "points": s.outcome.points[:],
        },
    }  # fmt: skip


def karez(s: Karez) -> View:
    """The common danger: Citizens, Threat against Valor, and what the monitor would bring now."""
    balance = sum(s.valor) - total_threat(s)
    citizens, adventurers = migrants(balance)
    town, city = BOARD.thresholds[s.seats]
    return {
        "state": STATES[s.karez], "citizens": citizens_in_karez(s), "town": town, "city": city,
        "center": {"citizens": s.citizens, "adventurers": s.adventurers},
        "bank": {"citizens": s.bank_citizens, "adventurers": s.bank_adventurers},
        "valor": sum(s.valor), "threat": total_threat(s), "balance": balance, "marker": s.balance,
        "coming": {"citizens": citizens, "adventurers": adventurers},
        "monitor": [{"from": low, "citizens": c, "adventurers": a} for low, c, a in BOARD.monitor],
    }  # fmt: skip


def passed(s: Karez, idle: bool) -> list[int]:
    """Seats that have passed in the Actions phase of this turn; or those that can do nothing for now."""
    mask = next((frame.idle if idle else frame.passed for frame in s.frames if isinstance(frame, Actions)), 0)
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def trade(s: Karez, viewer: int) -> View | None:
    """What lies open between two players who trade; the viewer's own side also while he is still choosing it."""
    frame = next((frame for frame in s.frames if isinstance(frame, Trade)), None)
    if frame is None:
        return None
    seen = {
        "proposer": frame.proposer, "partner": frame.partner, "gold": frame.gold, "gold_back": frame.gold_back,
        "cards": [SLUGS[card] for card in unpack(frame.cards)],
        "cards_back": [SLUGS[card] for card in unpack(frame.cards_back)],
    }  # fmt: skip
    side = s.frames[-1]
    if isinstance(side, Side) and side.seat == viewer:
        back = "_back" if side.answers else ""
        seen[f"gold{back}"] = side.gold
        seen[f"cards{back}"] = [SLUGS[card] for card in side.held(s) if card < COINS]
    return seen


def slugs(cards: list[int]) -> list[str | None]:
    """Cards by slug, hidden ones as null."""
    return [None if card == HIDDEN else SLUGS[card] for card in cards]


def guild(s: Karez, seat: int, viewer: int) -> View:
    """A player's section; hands by deck (the backs tell), cards that the viewer does not know as null."""
    base = HANDS + HAND_DECKS * seat
    points = scoring.points_of(s, seat)
    return {
        "seat": seat, "guild": None if s.guilds[seat] == NOBODY else GUILD_SLUGS[s.guilds[seat]],
        "gold": s.gold[seat], "till": s.till[seat], "valor": s.valor[seat], "gems": s.gems[seat],
        "tokens": s.tokens[seat], "grave": bool(s.graves >> seat & 1),
        "quests_done": s.facts[FACTS * seat + QUESTS],
        "dungeon": {
            "open": bool(s.dungeons[seat]), "threat": s.threat[3 + seat], "marked": seat_or_none(s.marks[3 + seat]),
        },
        "hand": {DECKS[deck]: slugs(s.piles[base + deck].seen_by(viewer)) for deck in range(HAND_DECKS)},
        "score": {"lines": dict(zip(scoring.LINES, points, strict=True)), "total": sum(points)},
    }  # fmt: skip


def seat_or_none(seat: int) -> int | None:
    """A seat, or null for nobody."""
    return None if seat == NOBODY else seat


def building(s: Karez, number: int) -> View:
    """A building with its jobs and who works there."""
    row = BUILDINGS[number]
    owner = s.owners[number]
    jobs = [
        {
            "job": JOBS[job].slug, "owner_only": JOBS[job].owner, "seat": seat_or_none(s.job_seat[job]),
            "citizens": citizens_of(s.job_workers[job]), "adventurers": adventurers_of(s.job_workers[job]),
            "gold": JOBS[job].gold,
            "valor": JOBS[job].valor, "dividend": JOBS[job].dividend, "needs": [JOBS[job].citizens, JOBS[job].most],
            "adventurer": JOBS[job].adventurer,
        }
        for job in row.jobs
    ]  # fmt: skip
    return {
        "building": row.slug, "level": STATES[row.level], "cost": BOARD.build_cost[row.level],
        "state": "unbuilt" if owner == UNBUILT else "neutral" if owner == NEUTRAL else "owned",
        "owner": None if owner < 0 else owner, "operable": operable(s, number), "jobs": jobs,
    }  # fmt: skip


def adventure(s: Karez, space: int) -> View | None:
    """An open Adventure; KZ-RUL-60: its threats are open information."""
    if s.adventures[space] == NOBODY:
        return None
    row = ADVENTURES[s.adventures[space]]
    return {
        "adventure": row.slug, "level": row.level, "threat": s.threat[space], "printed_threat": row.threat,
        "valor": row.valor, "treasure": row.treasure, "threats": [DECKS[deck] for deck in row.threats],
        "marked": seat_or_none(s.marks[space]),
    }  # fmt: skip


def by_face(counts: int) -> dict[str, int]:
    """Packed counts by face."""
    return {FACES[face]: points_at(counts, face) for face in range(4) if points_at(counts, face)}


def hero(s: Karez, number: int) -> View:
    """A Hero in play: open to all."""
    status = s.hero_status[number]
    card = CARDS[number]
    return {
        "hero": card.slug, "seat": s.hero_seat[number], "red": card.red + s.hero_attack[number], "green": card.green,
        "fixed": [FACES[face] for face in card.fixed], "order": ORDERS[card.order], "carry": card.carry,
        "points": by_face(own_points(s, number)), "hits": by_face(s.hero_hits[number]),
        "attack": s.hero_attack[number], "defense": s.hero_defense[number], "resting": bool(status & RESTING),
        "used": bool(status & USED), "dead": bool(status & DEAD), "able": is_able(s, number),
    }  # fmt: skip


def exploration(s: Karez, seat: int) -> View | None:
    """The scene of the fight: party, foe, every die with its colour, face, owner and fate, and what may be used."""
    trip = s.trip
    if trip is None:
        return None
    return {
        "seat": trip.seat,
        "adventure": None if trip.site >= 3 else ADVENTURES[s.adventures[trip.site]].slug,
        "dungeon": trip.site - 3 if trip.site >= 3 else None,
        "limit": party_limit(s, trip.site),
        "stage": trip.stage, "fallen": trip.fallen, "slain": trip.slain,
        "stack": stack(s, seat),
        "party": [fighter(s, trip, place, seat) for place in range(len(trip.party))],
        "foe": foe(trip),
        "cycle": trip.cycle, "round": ORDERS[max(0, trip.round)],
        "dice": [die(s, trip, each) for each in trip.dice],
        "picked": picked(s),
        "kept": [
            {"face": FACES[face_of(each)], "on": SLUGS[kept_hero(each)], "owner": SLUGS[kept_by(each)], "colour": "green"}
            for each in trip.kept
        ],
        "window": WINDOW_NAMES[window(s)],
        "usable": [{"card": SLUGS[card_of(use)], "hero": SLUGS[bearer_of(use)]} for use in uses(s, trip)],
    }  # fmt: skip


def picked(s: Karez) -> list[int]:
    """Dice on the table that are already spoken for in a choice that is not confirmed yet."""
    top = s.frames[-1] if s.frames else None
    if isinstance(top, PickDice):
        return [index for index in range(top.picked.bit_length()) if top.picked >> index & 1]
    found: list[int] = []
    trip = s.journey()
    if isinstance(top, Wounds):
        for thing in trip.placed:
            found.append(next_die(trip, WHITE, face_in(thing), NOBODY, found))
            if thing & WAY < COVERS:
                found.append(next_die(trip, GREEN, face_in(thing), thing & WAY, found))
    elif isinstance(top, KeepDice):
        for thing in trip.placed:
            found.append(next_die(trip, GREEN, *die_in(thing), found))
    return sorted(found)


def next_die(trip: Trip, colour: int, face: int, owner: int, but: list[int]) -> int:
    """The place of the next free die (of one card, if one is named) that is not among those."""
    wanted = of_face(face, colour)
    return next(
        index for index, each in enumerate(trip.dice)
        if index not in but and each & FREE_FACE == wanted and owner in (NOBODY, owner_of(each))
    )  # fmt: skip


def window(s: Karez) -> int:
    """The window for Items, Instants and abilities that is open now, 0 if none is."""
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Encounter):
        return ON_REVEAL if frame.at == 0 else 0
    if isinstance(frame, Fight):
        return BEFORE_ROLL if frame.at == 1 else AFTER_ROLL if frame.at == 2 else 0
    return AFTER_ROLL if isinstance(frame, SpringTrap) and frame.at == 1 else 0


def uses(s: Karez, trip: Trip) -> list[int]:
    """carried(card, bearer) of what may be used now."""
    now = window(s)
    return usable_now(s, trip, now) if now and trip.foe != NOBODY else []


def stack(s: Karez, seat: int) -> list[str | None]:
    """The dungeon stack, the next card last; only its owner knows it (KZ-ATK-02)."""
    seen: list[str | None] = []
    taken = [0] * 5
    pile = s.piles[MARKS]
    for index, deck in enumerate(pile.cards):
        cards = s.piles[STACKED + deck]
        place = taken[deck]
        taken[deck] += 1
        known = pile.known[index] & cards.known[place] & 1 << seat
        seen.append(SLUGS[cards.cards[place]] if known else None)
    return seen


def fighter(s: Karez, trip: Trip, place: int, viewer: int) -> View:
    """A Hero of the party, as he stands against the present foe; what he is to take along only his own player sees."""
    number = trip.party[place]
    gear = [each for each in trip.gear if bearer_of(each) == number]
    seen = hero(s, number)
    seen["gear"] = [
        {"card": SLUGS[card_of(each)], "used": bool(each & ONCE_USED), "fixed_used": bool(each & FIXED_SPENT)} for each in gear
    ]
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Equip) and top.seat == viewer:
        seen["gear"] += [
            {"card": SLUGS[card_in(thing)], "used": False, "fixed_used": False}
            for thing in top.held(s) if thing & 15 == number
        ]  # fmt: skip
    seen["gear_points"] = by_face(gear_points(trip, number))
    seen["gear_hits"] = by_face(trip.gear_hits[place])
    seen["kept"] = {FACES[face]: kept_on(trip, number, face) for face in range(4) if kept_on(trip, number, face)}
    seen["round"] = ORDERS[round_of_hero(trip, number)]
    seen["ability_used"] = bool(trip.once >> number & 1)
    seen["fixed_used"] = bool(trip.spent >> number & 1)
    if trip.foe != NOBODY:
        seen["red"] = red_dice(s, trip, number)
        seen["green"] = green_dice(trip, number)
    return seen


def foe(trip: Trip) -> View | None:
    """The Monster or Trap on the table."""
    if trip.foe == NOBODY:
        return None
    card = CARDS[trip.foe]
    return {
        "card": card.slug, "deck": DECKS[card.deck], "trap": card.deck == TRAP, "white": card.white,
        "fixed": [FACES[face] for face in card.fixed], "order": ORDERS[card.order], "points": by_face(card.hp),
        "hits": by_face(trip.foe_hits), "fixed_used": bool(trip.spent & FOE_SPENT),
        "skips": bool(trip.skip), "no_flee": card.no_flee, "no_absorb": card.no_absorb,
    }  # fmt: skip


def die(s: Karez, trip: Trip, packed: int) -> View:
    """A die: colour, face, whose, fixed or rolled, where it lies and what it may still do."""
    colour = colour_of(packed)
    face = face_of(packed)
    fate = fate_of(packed)
    does: list[str] = []
    if fate == 0:
        if colour == RED:
            does = ["hit"] if points_at(CARDS[trip.foe].hp - trip.foe_hits, face) else []
        elif colour == GREEN:
            does = [] if CARDS[trip.foe].no_absorb else ["absorb"] if trip.foe_deck == TRAP else ["absorb", "keep"]
        else:
            does = ["hit"] if any(vacant(s, trip, place, face) for place in range(len(trip.party))) else []
    return {
        "colour": COLOURS[colour], "face": FACES[face], "owner": SLUGS[owner_of(packed)],
        "fixed": is_fixed(packed), "fate": FATES[fate], "on": SLUGS[lies_on(packed)] if fate in (1, 2, 4) else None,
        "does": does, "uses": [SLUGS[card_of(use)] for use in uses(s, trip) if touches(trip, use, packed)],
    }  # fmt: skip


def touches(trip: Trip, use: int, packed: int) -> bool:
    """Could this card or ability change this die?"""
    card = CARDS[card_of(use)]
    code, a, b, c = (card.programs[ONCE] or card.programs[USED_UP])[0]
    if code == ops.CANCEL:
        return colour_of(packed) == WHITE and not fate_of(packed) and (b == 1 or not is_fixed(packed))
    if code in (ops.REROLL, ops.SET_DIE):
        return can_reroll(packed, a, c, bearer_of(use)) and (code == ops.REROLL or face_of(packed) != b)
    return False


def vacant(s: Karez, trip: Trip, place: int, face: int) -> int:
    """Vacant hit points of a Hero for a face."""
    number = trip.party[place]
    points = own_points(s, number) - s.hero_hits[number] + gear_points(trip, number) - trip.gear_hits[place]
    return points_at(points, face)
