"""What must be true of every position: no piece is lost or made, and nothing is below zero."""

from greathall.core.picking import Picking
from greathall.core.state import State
from greathall.games.karez.cards.catalogue import ADVENTURES, BOARD, CARDS, GUILDS, SLUGS
from greathall.games.karez.cards.points import points_at
from greathall.games.karez.rules.gear import card_of
from greathall.games.karez.rules.queries import gear_points, own_points
from greathall.games.karez.rules.state import Karez, masks
from greathall.games.karez.rules.work import needs_token
from greathall.games.karez.rules.workers import adventurers_of, citizens_of
from greathall.games.karez.words import HERO, LAST, LEVELS, MARKS, NEUTRAL, NOBODY, STACKED, UNBUILT


def problems(s: State) -> list[str]:
    """Every broken invariant, in words."""
    assert isinstance(s, Karez)
    found = pieces(s) + cards(s) + heroes(s) + piles(s)
    if NOBODY not in s.guilds:
        found += tokens(s)
    for name, values in (("gold", s.gold), ("valor", s.valor), ("gems", s.gems), ("tokens", s.tokens)):
        found += [f"seat {seat} has {value} {name}" for seat, value in enumerate(values) if value < 0]
    found += [f"site {site} has {cubes} Threat" for site, cubes in enumerate(s.threat) if cubes < 0]
    if sum(s.dungeons) > BOARD.dungeon_spaces:
        found.append("more open dungeons than spaces")
    if s.reserved != masks(s.seats, s.job_seat) or s.heroes != masks(s.seats, s.hero_seat):
        found.append("the masks of jobs or Heroes are not those of the board")
    return found


def pieces(s: Karez) -> list[str]:
    """KZ-RUL-09: workers, gems and Level-up tokens are neither lost nor made."""
    citizens = s.citizens + s.bank_citizens + sum(citizens_of(workers) for workers in s.job_workers)
    adventurers = s.adventurers + s.bank_adventurers + sum(adventurers_of(workers) for workers in s.job_workers)
    counts = (
        ("Citizens", citizens, BOARD.citizens),
        ("Adventurers", adventurers, BOARD.adventurers),
        ("gems", s.bank_gems + sum(s.gems), BOARD.gems),
        ("Attack tokens", s.attack_tokens + sum(s.hero_attack), BOARD.attack_tokens),
        ("Defense tokens", s.defense_tokens + sum(s.hero_defense), BOARD.defense_tokens),
    )
    found = [f"{have} {name}, not {want}" for name, have, want in counts if have != want]
    for job, workers in enumerate(s.job_workers):
        if (workers > 0) != (s.job_seat[job] != NOBODY):
            found.append(f"job {job} has workers {workers} and seat {s.job_seat[job]}")
    if min(s.citizens, s.adventurers, s.bank_citizens, s.bank_adventurers, s.bank_gems) < 0:
        found.append("a supply is below zero")
    return found


def tokens(s: Karez) -> list[str]:
    """Seven guild tokens each: free, in the turn order, on built buildings, jobs, marks, the tent, the Cemetery."""
    found: list[str] = []
    for seat in range(s.seats):
        guild = GUILDS[s.guilds[seat]]
        if not s.tokens[seat] and guild.building >= 0 and s.owners[guild.building] == UNBUILT:
            continue  # the guilds are chosen, but not dealt yet
        jobs = sum(1 for job, by in enumerate(s.job_seat) if by == seat and needs_token(s, seat, job))
        out = 1 + s.owners.count(seat) - 1 + jobs + s.marks.count(seat) + s.tent.count(seat) + (s.graves >> seat & 1)
        if s.tokens[seat] + out != guild.tokens:
            found.append(f"seat {seat} has {s.tokens[seat]} free tokens and {out} on the board")
    return found


def cards(s: Karez) -> list[str]:
    """Every copy of every card is in exactly one place."""
    counts = [0] * len(CARDS)
    adventures = [0] * len(ADVENTURES)
    for index, pile in enumerate(s.piles):
        if LEVELS <= index <= LAST:
            for adventure in pile.cards:
                adventures[adventure] += 1
        elif index != MARKS:
            for card in pile.cards:
                counts[card] += 1
    for lot in s.sale:
        counts[card_of(lot)] += 1
    for hero, seat in enumerate(s.hero_seat):
        counts[hero] += seat != NOBODY
    trip = s.trip
    if trip is not None:
        for gear in trip.gear:
            counts[card_of(gear)] += 1
        if trip.foe != NOBODY:
            counts[trip.foe] += 1
    found = [f"{n} copies of {SLUGS[c]}" for c, n in enumerate(counts) if n != CARDS[c].copies]
    for adventure in s.adventures:
        if adventure != NOBODY:
            adventures[adventure] += 1
    found += [f"Adventure {a} lies in {n} places" for a, n in enumerate(adventures) if n > 1]
    if len(s.piles[MARKS].cards) != sum(len(s.piles[STACKED + deck].cards) for deck in range(5)):
        found.append("the dungeon stack and its cards differ")
    return found


def piles(s: Karez) -> list[str]:
    """Knowledge lies beside each card, and cards lie in piles of their own deck."""
    found = [f"pile {i} has {len(p.known)} masks" for i, p in enumerate(s.piles) if len(p.known) != len(p.cards)]
    for deck in range(HERO + 1):
        if any(CARDS[card].deck != deck for card in s.piles[deck].cards):
            found.append(f"a foreign card in deck {deck}")
    if any(owner >= s.seats or owner < NEUTRAL for owner in s.owners):
        found.append("a building belongs to a seat that does not play")
    return found


def heroes(s: Karez) -> list[str]:
    """No Hero has more hits than hit points."""
    found: list[str] = []
    for hero in range(len(s.hero_seat)):
        own = own_points(s, hero)
        found += [
            f"{SLUGS[hero]} has too many hits" for face in range(4)
            if points_at(s.hero_hits[hero], face) > points_at(own, face)
        ]  # fmt: skip
    trip = s.trip
    if trip is not None:
        if trip.placed and not isinstance(s.frames[-1], Picking):
            found.append("picks are left over")
        for place, hits in enumerate(trip.gear_hits):
            points = gear_points(trip, trip.party[place])
            if any(points_at(hits, face) > points_at(points, face) for face in range(4)):
                found.append(f"the equipment of {SLUGS[trip.party[place]]} has too many hits")
    return found
