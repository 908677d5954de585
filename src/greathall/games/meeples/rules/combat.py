"""Combat with Monsters: what each piece is worth, totals, and how far the active Units reach.

Bonuses are pulled from the cards that give them, never kept beside the Units. Because a question asks for many
totals, the values of a turn are worked out once (`combat_values`) and kept as `s.might` until a boosting place is
closed or taken back.
"""

from typing import Final

from greathall.games.meeples.cards.catalogue import (
    BONUSES,
    CARDS,
    HERO_CARD,
    KIND,
    LEVEL_OF,
    NONE,
    OVERLORD,
    PRESTIGE_LEVEL,
    STRENGTH,
    TYPE_OF,
    VP,
)
from greathall.games.meeples.cards.ops import (
    BOOST,
    BOOST_ONE,
    BOOST_OTHERS,
    BOOST_VS,
    BOOST_WITH,
    CALL_UP,
)
from greathall.games.meeples.rules.queries import hero_card
from greathall.games.meeples.rules.state import OPEN_POST, Meeples, Post
from greathall.games.meeples.words import (
    ANY_UNIT,
    AS,
    CITY,
    CLASSES,
    CORRUPTION,
    COUNTS_AS,
    ONGOING,
    PALADIN,
    PEASANT,
    PIECES,
    PRESTIGE,
    RANGER,
    SHAMAN,
    WARRIOR,
)

VERSUS: Final = PIECES  # might[VERSUS + type]: once against each Monster of the type (MM-ICO-12)
PAIRS: Final = PIECES + 3  # then triples: mask of partners, mask of receivers, bonus (MM-ICO-09)

_PRESTIGE_CARDS: Final = {unit: HERO_CARD[unit][PRESTIGE_LEVEL[unit]] for unit in PRESTIGE}
PER_LEVEL: Final = BONUSES[_PRESTIGE_CARDS[PALADIN]][0][1]  # MM-PRE-05, MM-UNIT-04: for every single Paladin
RANGER_VP: Final = BONUSES[_PRESTIGE_CARDS[RANGER]][0][1]  # MM-PRE-04
EMPOWERS: Final = tuple(any(step[0] == BOOST_ONE for step in steps) for steps in BONUSES)
CALLS_UP: Final = tuple(any(step[0] == CALL_UP for step in steps) for steps in BONUSES)
BOOSTS: Final = tuple(bool(steps) for steps in BONUSES)

# The value on the Hero card by class and level; then the prestige Units, Corruption (none, MM-ICO-01), the Shaman as each
# of the five types (always its own, MM-SHA-05), and the three bonuses against types.
_CV: Final = [[CARDS[card].cv if card != NONE else 0 for card in HERO_CARD[unit]] for unit in range(RANGER)]
_OWN: Final = [CARDS[_PRESTIGE_CARDS[unit]].cv for unit in PRESTIGE]
_REST_OF_MIGHT: Final = [*_OWN, 0, *[_OWN[2]] * 5, 0, 0, 0]

Bonus = tuple[int, int, int, int, int]  # card, op, mask of receivers or type, n, mask of partners


def bonuses(s: Meeples, seat: int) -> list[Bonus]:
    """Every bonus a player has now, with the card that gives it. MM-CMB-09: they all add up. MM-SHA-04, MM-SHA-06: as
    COUNTS_AS has it, a Shaman gives and receives as what it stands for and as a prestige Unit. MM-QST-08: completed
    Ongoing Quests stay in play."""
    found: list[Bonus] = []
    for card in s.piles[seat]:  # MM-CLN-04: the pile gets this turn's Monsters only at Clean Up
        _collect(found, card, 0)
    done = s.done[seat]
    started = len(done) - s.newly_done if seat == s.active else len(done)  # MM-QST-09, MM-R-19
    for i in range(started):
        if TYPE_OF[done[i]] == ONGOING:
            _collect(found, done[i], 0)
    for unit in CLASSES:
        # MM-SHA-05, MM-SHA-08, MM-R-24: only the Hero card of the class it stands for is closed to a Shaman.
        _collect(found, hero_card(s, seat, unit), 1 << AS + unit)
    if seat == s.active:
        for post in s.posts:  # MM-FAQ-05, MM-R-50: a Location counts from when it is closed; MM-R-43: this turn only
            if post.status != OPEN_POST and post.spot < CITY:
                _collect(found, post.card, 0)
    return found


def _collect(found: list[Bonus], card: int, closed: int) -> None:
    for code, a, b, c in BONUSES[card]:
        if code == BOOST:  # MM-ICO-08, MM-ICO-10, MM-ICO-11
            found.append((card, code, COUNTS_AS[a] & ~closed, b, 0))
        elif code == BOOST_WITH:
            found.append((card, code, COUNTS_AS[a] & ~closed, b, COUNTS_AS[c] & ~closed))
        elif code == BOOST_VS:
            found.append((card, code, a, b, 0))
        elif code == BOOST_OTHERS:  # MM-ICO-19, MM-R-47: whoever fights does not stand on the Location
            found.append((card, BOOST, COUNTS_AS[ANY_UNIT], a, 0))


def base_value(s: Meeples, seat: int, piece: int) -> int:
    """MM-CMB-03, MM-UNIT-02, MM-PRE-03, MM-SHA-01: the value on the current Hero card, before any bonus."""
    return _CV[piece][s.levels[seat][piece]] if piece < RANGER else _REST_OF_MIGHT[piece - RANGER]


def combat_values(s: Meeples, seat: int) -> list[int]:
    """The worth of each piece, the bonus against each type, and the pair bonuses, as one flat list."""
    levels = s.levels[seat]
    might = [_CV[unit][levels[unit]] for unit in range(RANGER)]
    might += _REST_OF_MIGHT
    for _, code, mask, n, partners in bonuses(s, seat):
        if code == BOOST:
            for piece in range(PIECES):
                if mask >> piece & 1:
                    might[piece] += n
        elif code == BOOST_VS:
            might[VERSUS + mask] += n
        else:
            might += [partners, mask, n]
    return might


def plain_total(might: list[int], pieces: list[int]) -> int:
    """What pieces are worth together against any Monster: MM-CMB-07, MM-FAQ-03."""
    total = 0
    present = 0
    for piece, n in enumerate(pieces):
        if n:
            total += n * might[piece]
            present |= 1 << piece
    for i in range(PAIRS, len(might), 3):
        if present & might[i]:
            receivers = present & might[i + 1]
            while receivers:
                lowest = receivers & -receivers
                total += might[i + 2] * pieces[lowest.bit_length() - 1]
                receivers ^= lowest
    return total


def total_against(might: list[int], pieces: list[int], card: int) -> int:
    """What pieces are worth against one Monster. MM-CMB-08: each Monster's total stands alone."""
    return plain_total(might, pieces) + might[VERSUS + TYPE_OF[card]] + pieces[PALADIN] * PER_LEVEL * LEVEL_OF[card]


def post_total(s: Meeples, post: Post) -> int:
    """The total of a post, the empowered Unit included (MM-ICO-18)."""
    total = total_against(s.might, post.pieces, post.card)
    return total + s.lodgings[s.active][CORRUPTION] if post.empowered != NONE else total


def empowering(s: Meeples) -> int:
    """MM-R-67: what the Forbidden Archive would add to one Unit now: the Corruption in the Lodgings."""
    archive = False
    for post in s.posts:
        if post.empowered != NONE:
            return 0
        if post.status != OPEN_POST and EMPOWERS[post.card]:
            archive = True
    return s.lodgings[s.active][CORRUPTION] if archive else 0


def can_call(s: Meeples) -> bool:
    """MM-UNIT-05: could the next Warrior on a Monster still call a Peasant from the Lodgings?"""
    seat = s.active
    return not s.used >> WARRIOR & 1 and s.lodgings[seat][PEASANT] > 0 and CALLS_UP[HERO_CARD[WARRIOR][s.levels[seat][WARRIOR]]]


def reach(s: Meeples, pieces: list[int], lowest: int, called: int = 0) -> tuple[int, int]:
    """The plain total if every active Unit from `lowest` on joined these pieces (and the Peasant whom a Warrior could call, if he
    has not), and the Paladins among them. Bonuses only ever add, so this is the most that can be had."""
    seat = s.active
    tavern = s.taverns[seat]
    full = pieces[:]
    for piece in range(lowest, SHAMAN):
        full[piece] += tavern[piece]
    if full[WARRIOR] and not called and can_call(s):
        full[PEASANT] += 1
    shamans = tavern[SHAMAN]
    if shamans:
        return best_naming(s.might, full, shamans, max(lowest, AS)), full[PALADIN]
    return plain_total(s.might, full), full[PALADIN]


def most_total(s: Meeples, post: Post, lowest: int) -> int:
    """The most that a fight can come to if every active Unit from `lowest` on joins it."""
    plain, paladins = reach(s, post.pieces, lowest, post.call)
    total = plain + monster_specific(s.might, post.card, paladins)
    return total + s.lodgings[s.active][CORRUPTION] if post.empowered != NONE else total


def best_naming(might: list[int], pieces: list[int], shamans: int, lowest: int) -> int:
    """The best plain total when Shamans join, each naming its own type (MM-SHA-03, MM-SHA-07)."""
    if not shamans:
        return plain_total(might, pieces)
    best = 0
    for piece in range(lowest, PIECES):
        pieces[piece] += 1
        total = best_naming(might, pieces, shamans - 1, piece)
        pieces[piece] -= 1
        if total > best:
            best = total
    return best


def monster_specific(might: list[int], card: int, paladins: int) -> int:
    """What only this Monster brings to a total. MM-CMB-02, MM-ICO-07: that must at least equal its strength."""
    return might[VERSUS + TYPE_OF[card]] + paladins * PER_LEVEL * LEVEL_OF[card]


def explain(s: Meeples, seat: int, pieces: list[int], card: int, empowered: int) -> list[dict[str, object]]:
    """The arithmetic of a total for people: every piece with its base and each bonus, then what holds for the total."""
    rows: list[dict[str, object]] = []
    held = bonuses(s, seat)
    present = 0
    for piece in range(PIECES):
        if pieces[piece]:
            present |= 1 << piece
    for piece in range(PIECES):
        if not pieces[piece]:
            continue
        plus: list[dict[str, object]] = []
        value = base_value(s, seat, piece)
        for source, code, mask, n, partners in held:
            counts = code == BOOST or (code == BOOST_WITH and present & partners)
            if counts and mask >> piece & 1:
                plus.append({"from": CARDS[source].slug, "n": n})
                value += n
        if piece == PALADIN:
            source = _PRESTIGE_CARDS[PALADIN]
            plus.append({"from": CARDS[source].slug, "n": PER_LEVEL * LEVEL_OF[card]})
            value += PER_LEVEL * LEVEL_OF[card]
        rows.append({"piece": piece, "count": pieces[piece], "base": base_value(s, seat, piece), "plus": plus,
                     "each": value, "sum": value * pieces[piece]})  # fmt: skip
    for source, code, mask, n, _ in held:
        if code == BOOST_VS and mask == TYPE_OF[card]:
            rows.append({"piece": NONE, "count": 1, "base": 0, "plus": [{"from": CARDS[source].slug, "n": n}],
                         "each": n, "sum": n})  # fmt: skip
    if empowered != NONE:
        n = s.lodgings[seat][CORRUPTION]
        rows.append({"piece": empowered, "count": 1, "base": 0, "plus": [{"from": "forbidden_archive", "n": n}],
                     "each": n, "sum": n})  # fmt: skip
    return rows


def reward(post: Post) -> int:
    """MM-RES-04, MM-PRE-04: the printed VP, and 1 more if Rangers fought, once however many."""
    return VP[post.card] + (RANGER_VP if post.first[RANGER] else 0)


def is_monster(card: int) -> bool:
    """Is this place fought rather than activated?"""
    return STRENGTH[card] > 0


def is_overlord(card: int) -> bool:
    """Overlords carry a token and a marker; the Henchman does not."""
    return KIND[card] == OVERLORD
