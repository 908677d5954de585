"""How good a position is for a seat, and which answers are likely good ones: for bots and playouts.

All worths are in Victory Points. The common danger comes first: nobody wins unless Karez is a City at the end.
"""

from typing import Final

from greathall.core.option import Option, first, second, verb_of
from greathall.core.state import State
from greathall.games.karez.cards import ops
from greathall.games.karez.cards.catalogue import ADVENTURES, BOARD, CARDS, GUILDS, JOB_BUILDING, JOBS, LEVEL_OF, PRICE, WATCH
from greathall.games.karez.cards.points import all_points
from greathall.games.karez.mind.odds import hero_power, mark_odds, sigmoid, trip_odds
from greathall.games.karez.rules.city import migrants
from greathall.games.karez.rules.gear import card_of
from greathall.games.karez.rules.queries import (
    citizens_in_karez,
    equipment_held,
    fulfilled_quests,
    hand_size,
    hero_level,
    marks_of,
    monsters_held,
    own_points,
    site_of,
    total_threat,
)
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.rules.workers import in_all as workers_in_all
from greathall.games.karez.words import (
    ABSORB,
    ACTIVATE,
    ADVENTURER,
    ATTACH,
    ATTACK,
    BURY,
    BUY,
    CITIZEN,
    CLAIM,
    CONSTRUCT,
    COVER,
    DEAD,
    DONE,
    ESCAPED,
    EXPLORE,
    FACTS,
    FALLEN,
    FIGHT,
    FLEE,
    HAND_DECKS,
    HANDS,
    HIT,
    INSTANT,
    ITEM,
    JOIN,
    NOBODY,
    OPEN,
    PASS,
    QUEST,
    QUESTS,
    REST,
    RESTING,
    ROLL,
    SAVE,
    SLAIN,
    STORE,
    TRADE,
    TRAP,
    UNDEAD,
    USE,
)

HORIZON: Final = 2  # choices of a playout: dice decide so much that a longer one tells less
DECK_WORTH: Final = [0.12, 0.12, 0.12, 0.3, 0.08, 0.45, 0.3, 0.35, 0.9]
BLUR: Final = ((-2, 1), (-1, 2), (0, 3), (1, 2), (2, 1))  # a balance is not known before the turn ends: (off by, weight)
LOWEST: Final = -16
HIGHEST: Final = 40


def evaluate(s: State, seat: int) -> float:
    """The chance that Karez is saved, times the share that this seat would have of the victory."""
    assert isinstance(s, Karez)
    if NOBODY in s.guilds:
        return 0.5
    left = turns_left(s)
    city = chance_of_city(s, left)
    own = worth(s, seat, left)
    rivals = [worth(s, rival, left) for rival in range(s.seats) if rival != seat]
    rivals.sort(reverse=True)
    best = rivals[0]
    mean = sum(rivals) / len(rivals)
    share = sigmoid((own - 0.6 * best - 0.4 * mean) / (1.5 + 0.35 * left))
    return min(1.0, max(0.0, (0.02 + 0.98 * city) * (0.3 + 0.7 * share)))


def turns_left(s: Karez) -> int:
    """State-of-Karez phases still to come."""
    return s.turns - s.turn + (1 if s.phase < 5 else 0)


# -- the common danger


def chance_of_city(s: Karez, left: int) -> float:
    """By the Citizens, the balance that is to be expected, and the turns left."""
    citizens = float(citizens_in_karez(s))
    balance = float(sum(s.valor) - total_threat(s))
    for job, by in enumerate(s.job_seat):
        if by != NOBODY:
            citizens += JOB_CITIZENS[job]
            balance += JOB_VALOR[job]
    marked = 0
    for site, by in enumerate(s.marks):
        if by != NOBODY:
            marked += 1
            balance += swing(s, site, by)
    if not left:
        return 1.0 if citizens >= BOARD.thresholds[s.seats][1] else 0.0
    # What is done in the turns to come: balances rise a little with every turn
    grown = citizens
    for turn in range(left):
        grown += growth(balance + 0.35 * turn)
    return sigmoid((grown - BOARD.thresholds[s.seats][1] + 0.3) / (0.55 + 0.22 * left))


def growth(balance: float) -> float:
    """The Citizens of one turn at about this balance."""
    at = min(max(balance - LOWEST, 0.0), HIGHEST - LOWEST - 1.001)
    low = int(at)
    return GROWTH[low] + (GROWTH[low + 1] - GROWTH[low]) * (at - low)


def _blurred(balance: int) -> float:
    return sum(weight * migrants(balance + off)[0] for off, weight in BLUR) / sum(weight for _, weight in BLUR)


GROWTH: Final = [_blurred(balance) for balance in range(LOWEST, HIGHEST)]


def swing(s: Karez, site: int, seat: int) -> float:
    """What an exploration will probably do to the balance of Valor and Threat."""
    trip = s.trip
    on_the_way = trip is not None and trip.site == site
    odds = outlook(s, s.journey()) if on_the_way else mark_odds(s, seat, site, marks_of(s, seat) - 1)
    if site < 3:
        return odds * (s.threat[site] + ADVENTURES[s.adventures[site]].valor) - (1.0 - odds)
    return odds * (s.threat[site] + 0.8 * monsters_held(s, site - 3))


def outlook(s: Karez, trip: Trip) -> float:
    """The chance of the exploration in progress; nothing if it has been given up."""
    return 0.0 if trip.outcome >= ESCAPED else trip_odds(s, trip)


# -- a guild


def worth(s: Karez, seat: int, left: int) -> float:
    """What a guild has and may expect, in Victory Points."""
    guild = GUILDS[s.guilds[seat]]
    gold = s.gold[seat] + s.till[seat]
    value = float(s.vp[seat])
    value += s.valor[seat] / guild.valor_per + 0.02 * left * min(s.valor[seat], 3)
    value += 0.5 * s.gems[seat]
    coins = (0.05 + 0.022 * left) * min(gold, 8) + 0.01 * max(0, gold - 8)
    if guild.gold_per:  # there is always more where this came from: what it buys is worth as much as to others
        coins = 0.3 * coins + gold / guild.gold_per
    value += coins
    value += buildings_worth(s, seat, left, guild.building_vp)
    value += cards_worth(s, seat, left)
    value += heroes_worth(s, seat, left) * (0.4 + 1.8 / guild.valor_per)
    value += jobs_worth(s, seat, left)
    value += marks_worth(s, seat, left, guild.valor_per)
    facts = FACTS * seat
    if guild.quests_per:
        value += s.facts[facts + QUESTS] / guild.quests_per
    if guild.citizens_per:
        value += max(0, citizens_in_karez(s) - BOARD.thresholds[s.seats][1]) / guild.citizens_per
    if guild.monsters_per:
        undead = hand_size(s, seat, UNDEAD)
        held = float(guild.undead_points * undead + guild.monster_points * (monsters_held(s, seat) - undead))
        held += guild.slain_points * s.facts[facts + SLAIN]
        value += min(float(guild.monsters_max), held / guild.monsters_per)
        value += min(guild.fallen_max, s.facts[facts + FALLEN])
    if s.dungeons[seat]:
        value += dungeon_worth(s, seat, left)
    return value


def buildings_worth(s: Karez, seat: int, left: int, vp: int) -> float:
    """Victory Points and some income of each building, and what tokens are still free to be used again."""
    owned = 0
    value = 0.0
    for building, owner in enumerate(s.owners):
        if owner == seat:
            owned += 1
            value += vp + (0.04 + 0.02 * LEVEL_OF[building]) * left
    tokens = 7 - owned
    return value + 0.05 * left * (min(tokens, 2) + 0.35 * min(max(tokens - 2, 0), 3))


def cards_worth(s: Karez, seat: int, left: int) -> float:
    """Equipment, Monsters and Quests in hand."""
    base = HANDS + HAND_DECKS * seat
    value = 0.0
    if left:
        useful = room_for_equipment(s, seat)
        for deck in (ITEM, INSTANT):
            for card in s.piles[base + deck].cards:
                useful -= 1
                value += (0.07 + 0.06 * PRICE[card]) * min(left, 4) * (0.5 if useful >= 0 else 0.1)
        trip = s.trip
        if trip is not None and trip.seat == seat and trip.party:  # what is carried comes back with the survivors
            for gear in trip.gear:
                value += (0.06 + 0.05 * PRICE[card_of(gear)]) * min(left, 4) * 0.5
        for deck in range(5):
            value += 0.03 * min(left, 3) * len(s.piles[base + deck].cards)
        held = s.piles[base + QUEST].cards
        if held:
            value += 0.2 * min(len(held), 3)
            if s.phase <= 4:
                value += 0.55 * len(fulfilled_quests(s, seat))
    return value


def room_for_equipment(s: Karez, seat: int) -> int:
    """How many Items and Instants the Heroes of a guild may soon carry: what lies about at home helps nobody."""
    return 2 + 2 * s.hero_seat.count(seat)


def heroes_worth(s: Karez, seat: int, left: int) -> float:
    """What Heroes can still do; Level ups count for the best Hero."""
    value = 0.0
    number = 0
    best = 0
    for hero, master in enumerate(s.hero_seat):
        if master != seat:
            continue
        if s.hero_status[hero] & DEAD:
            value += 0.04 * left
            continue
        power = hero_power(s, hero)
        if s.hero_status[hero] & RESTING:  # resting: as good as healed, next turn
            power += 0.5 * all_points(s.hero_hits[hero]) * (0.8 if left > 1 else 0.0)
        elif own_points(s, hero) == s.hero_hits[hero]:
            power *= 0.5
        value += power * 0.045 * min(left, 7) * (1.0 if number < 3 else 0.5)
        number += 1
        best = max(best, hero_level(s, hero))
    return value + 0.15 * min(best, 4)


def jobs_worth(s: Karez, seat: int, left: int) -> float:
    """What reserved jobs will bring when they are activated."""
    value = 0.0
    gold = 0.06 + 0.022 * left + (1.0 / GUILDS[s.guilds[seat]].gold_per if GUILDS[s.guilds[seat]].gold_per else 0.0)
    valor = 1.0 / GUILDS[s.guilds[seat]].valor_per + 0.02 * left
    for job, by in enumerate(s.job_seat):
        if by == NOBODY:
            continue
        row = JOBS[job]
        owner = s.owners[JOB_BUILDING[job]]
        if owner == seat and not row.owner:
            value += gold * (row.gold + row.dividend)
        if by != seat:
            continue
        value += JOB_GOLD[job] * gold + JOB_VALOR[job] * valor + JOB_OTHER[job] * wanted(s, seat, JOB_DRAW[job])
        if JOB_LEVEL_UP[job]:
            value += (0.13 + 0.03 * min(left, 5)) if s.hero_seat.count(seat) else 0.0
        if JOB_STOCK[job]:
            workers = s.job_workers[job]
            value += (0.1 + gold * 0.5) * (workers_in_all(workers)) * (1.0 if left > 1 else 0.2)
        if JOB_RAISE[job]:
            value += 0.3 if any(s.hero_seat[h] == seat and s.hero_status[h] & DEAD for h in range(12)) else 0.0
        if 0 <= JOB_DRAW[job] < TRAP and GUILDS[s.guilds[seat]].monsters_per:
            value += 0.9 if JOB_DRAW[job] == UNDEAD else 0.4
    return value


def wanted(s: Karez, seat: int, deck: int) -> float:
    """How welcome a card of a deck is (1), by what the guild has already; no deck is as welcome as ever."""
    if deck in (ITEM, INSTANT):
        return 0.8 if equipment_held(s, seat) < room_for_equipment(s, seat) else 0.15
    if deck == QUEST:
        return 1.0 if hand_size(s, seat, QUEST) < 3 else 0.3
    return 1.0


def marks_worth(s: Karez, seat: int, left: int, valor_per: int) -> float:
    """What explorations will probably bring: Valor, treasure and Quests against wounded or dead Heroes."""
    value = 0.0
    for site, by in enumerate(s.marks):
        if by != seat:
            if site == 3 + seat and by != NOBODY:
                value -= 0.3
            continue
        trip = s.trip
        if trip is not None and trip.site == site:
            odds = outlook(s, trip)
            risk = 0.15
        else:
            odds = mark_odds(s, seat, site, marks_of(s, seat) - 1)
            risk = 0.4
        if site < 3:
            row = ADVENTURES[s.adventures[site]]
            value += odds * (row.valor * (1.0 / valor_per + 0.03 * min(left, 5)) + 0.42 * row.treasure + 0.3)
        else:
            value += odds * 0.9 * monsters_held(s, site - 3) / valor_per
        value -= (1.0 - odds) * risk * (1.0 + 0.1 * left)
    return value


def dungeon_worth(s: Karez, seat: int, left: int) -> float:
    """A Victory Point if it stays open: the more cards, the safer."""
    cards = monsters_held(s, seat) + hand_size(s, seat, TRAP)
    safety = sigmoid(0.7 * cards - 1.2 - 0.05 * left)
    return 0.95 * safety + 0.05 * min(left, 4)


# -- what jobs bring, as numbers


def _effects(job: int, code: int, what: int) -> float:
    return float(sum(step[2] for step in JOBS[job].program if step[0] == code and step[1] == what))


def _drawn(job: int) -> int:
    for step in JOBS[job].program:
        if step[0] == ops.DRAW:  # of several decks the one that most want: Monsters come before Traps
            return (step[1] & -step[1]).bit_length() - 1
    return -1


def _other(job: int) -> float:
    value = 0.5 * _effects(job, ops.GAIN, 2) + _effects(job, ops.GAIN, 3)
    deck = _drawn(job)
    if deck >= 0:
        value += DECK_WORTH[deck] * (1.2 if len(JOBS[job].program) == 1 else 1.0)
    if any(step[0] == ops.CODES["take"] for step in JOBS[job].program):
        value += 0.15
    return value


def _has(job: int, name: str) -> bool:
    return any(step[0] == ops.CODES[name] for step in JOBS[job].program)


JOB_GOLD: Final = [_effects(job, ops.GAIN, 0) for job in range(len(JOBS))]
JOB_VALOR: Final = [_effects(job, ops.GAIN, 1) for job in range(len(JOBS))]
JOB_OTHER: Final = [_other(job) for job in range(len(JOBS))]
JOB_DRAW: Final = [_drawn(job) for job in range(len(JOBS))]
JOB_STOCK: Final = [_has(job, "stock") for job in range(len(JOBS))]
JOB_RAISE: Final = [_has(job, "resurrect") for job in range(len(JOBS))]
JOB_LEVEL_UP: Final = [_has(job, "level_up") for job in range(len(JOBS))]
JOB_CITIZENS: Final = [_effects(job, ops.CODES["migrate"], 0) - _effects(job, ops.CODES["kill"], 0) for job in range(len(JOBS))]

# -- playouts

VERB_WEIGHT: Final = {
    PASS: 0.15, CONSTRUCT: 2.5, CITIZEN: 1.2, ADVENTURER: 1.0, REST: 1.5, BUY: 1.0, EXPLORE: 4.0, ATTACK: 1.0, OPEN: 0.4,
    ACTIVATE: 1.5, FIGHT: 3.0, FLEE: 0.6, DONE: 0.5, JOIN: 3.0, ATTACH: 3.0, USE: 1.5, ROLL: 1.5, ABSORB: 5.0, COVER: 6.0,
    HIT: 1.0, STORE: 2.0, SAVE: 5.0, BURY: 2.0, CLAIM: 20.0, TRADE: 0.05,
}  # fmt: skip


def policy(s: State, seat: int, options: list[Option]) -> list[float]:
    """Weights: explore and fight with good odds, work, build, claim; seldom pass."""
    assert isinstance(s, Karez)
    weights: list[float] = []
    trip = s.trip
    odds = trip_odds(s, trip) if trip is not None and trip.seat == seat else 0.5
    for option in options:
        verb = verb_of(option)
        weight = VERB_WEIGHT.get(verb, 1.0)
        if verb == EXPLORE and s.phase == 1:
            weight *= 2.0 * mark_odds(s, seat, s.adventures.index(first(option)), marks_of(s, seat))
        elif verb == ATTACK and s.phase == 1:
            weight *= 2.0 * mark_odds(s, seat, site_of(s.guilds.index(first(option))), marks_of(s, seat))
        elif verb == FIGHT:
            weight = 4.0 * odds + 0.1
        elif verb == FLEE:
            weight = 1.6 * (1.0 - odds) ** 2 + 0.02
        elif verb == CITIZEN and JOB_BUILDING[first(option)] == WATCH:
            weight = 1.5 if sum(s.valor) - total_threat(s) < 1 else 0.7
        elif verb == HIT:
            hero = second(option)
            weight = 0.1 + all_points(own_points(s, hero)) - all_points(s.hero_hits[hero])
            if CARDS[hero].carry == 0:
                weight = 0.1
        weights.append(weight)
    return weights
