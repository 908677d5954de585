"""What must always be true of a state: every component is somewhere, once."""

from greathall.core.state import State
from greathall.games.meeples.cards.catalogue import CARDS, KIND, MEEPLE_COUNTS, MONSTER, MONSTERS, NONE, QUESTS, ROOMS, TILES
from greathall.games.meeples.rules.combat import combat_values, is_monster
from greathall.games.meeples.rules.draw import CITY_SIZE, DrawPhase, deck_size
from greathall.games.meeples.rules.heroes import TOP_LEVEL
from greathall.games.meeples.rules.queries import owned
from greathall.games.meeples.rules.state import RESOLVED, Meeples
from greathall.games.meeples.words import CITY, KNIGHT, MAIN, MEEPLE_WORDS, MEEPLES, PRESTIGE, TOWER


def problems(s: State) -> list[str]:
    """Broken invariants, in words."""
    assert isinstance(s, Meeples)
    return [*_meeples(s), *_cards(s), *_players(s), *_turn(s)]


def _meeples(s: Meeples) -> list[str]:
    found: list[str] = []
    for meeple in range(MEEPLES):
        n = s.supply[meeple] + sum(owned(s, seat, meeple) for seat in range(s.seats))
        if meeple in PRESTIGE:
            n += s.stocks[meeple - KNIGHT - 1]
        if n != MEEPLE_COUNTS[meeple]:
            found.append(f"there are {n} {MEEPLE_WORDS[meeple]} meeples, not {MEEPLE_COUNTS[meeple]}")
    counts = [s.supply, s.stocks, s.on_quests, s.kept, *s.bags, *s.taverns, *s.lodgings, *s.hill_units]
    for post in s.posts:
        counts += [post.pieces, post.guests]
    if any(n < 0 for zone in counts for n in zone):
        found.append("somewhere lies a negative number of meeples")
    return found


def _cards(s: Meeples) -> list[str]:
    found: list[str] = []
    homeless = [f.homeless for f in s.frames if isinstance(f, DrawPhase) and f.homeless != NONE]
    monsters = [card for card in s.city if card != NONE]
    everywhere = [*monsters, *homeless, *[c for z in s.decks for c in z.cards], *[c for p in s.piles for c in p]]
    expected = [card for card in MONSTERS if s.seats >= 3 or not CARDS[card].plus3]
    found += _missing("Monsters", everywhere, expected)
    quests = [*s.quest_deck.cards, *s.quest_discard.cards, *[c for z in s.hands for c in z.cards]]
    found += _missing("Quests", [*quests, *[c for d in s.done for c in d]], list(QUESTS))
    tiles = [*s.tile_offer, *s.tile_stack.cards, *[card for card in s.tiles if card != NONE]]
    found += _missing("tiles", tiles, list(TILES))
    if s.towers:
        rooms = [*[c for z in s.rooms for c in z.cards], *[c for t in s.taken for c in t]]
        found += _missing("Rooms", rooms, list(ROOMS))
    if len(monsters) > CITY_SIZE:
        found.append(f"{len(monsters)} Monsters in the city")
    if sum(sum(pile.cards) for pile in s.slips) + s.arrived != 3:
        found.append("there are not three Dark Council Arrives cards")
    return found


def _missing(what: str, have: list[int], want: list[int]) -> list[str]:
    if sorted(have) == sorted(want):
        return []
    return [f"{what}: {sorted(have)} instead of {sorted(want)}"]


def _players(s: Meeples) -> list[str]:
    found: list[str] = []
    for seat in range(s.seats):
        if s.vp[seat] < 0 and s.outcome is None:
            found.append(f"seat {seat} has {s.vp[seat]} VP before the end (MM-R-32)")
        if not all(1 <= level <= TOP_LEVEL for level in s.levels[seat]):
            found.append(f"seat {seat} has levels {s.levels[seat]}")
        if not all(known >> seat & 1 for known in s.hands[seat].known):
            found.append(f"seat {seat} does not know its own hand")
    for hill, owner in enumerate(s.hill_owner):
        if owner == NONE and any(s.hill_units[hill]):
            found.append("Units on a hill that belongs to nobody")
    return found


def _turn(s: Meeples) -> list[str]:
    found: list[str] = []
    spots = [post.spot for post in s.posts]
    if len(set(spots)) != len(spots):
        found.append("a place was assigned to twice")
    for post in s.posts:
        if KIND[post.card] == MONSTER and s.city[post.spot - CITY] != post.card:
            found.append(f"{CARDS[post.card].slug} is fought where it does not lie")
        if post.status == RESOLVED and is_monster(post.card) and post.total < CARDS[post.card].strength:
            found.append(f"{CARDS[post.card].slug} was beaten with {post.total}")
        if post.status == RESOLVED and is_monster(post.card) and not any(post.first):
            found.append(f"{CARDS[post.card].slug} was beaten by nobody (MM-R-71)")
        if TOWER <= post.spot < CITY and not s.towers:
            found.append("a Tower Room without Towers")
    assigning = s.phase == MAIN and s.posts and all(post.status != RESOLVED for post in s.posts)
    if assigning and s.might != combat_values(s, s.active):
        found.append("the combat values of this turn are not what the cards say")
    if s.just_drawn > len(s.hands[s.active].cards) or s.newly_done > len(s.done[s.active]):
        found.append("more new Quests than Quests")
    if deck_size(s) < 0 or s.final > 2 * s.seats:
        found.append("impossible counters")
    return found
