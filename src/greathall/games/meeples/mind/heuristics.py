"""How good a state is, and which options are worth trying first. Numbers are in victory points unless said otherwise.

The army is judged by what a draw from the bag will be worth on average over the turns still to come; the Units in the
Tavern by what they could do this turn; a post by what it will bring less what it still lacks. So sending a Unit out is
worth while when the place pays more than the Unit costs.
"""

from math import exp
from typing import Final

from greathall.core.option import Option, first, second, verb_of
from greathall.core.state import State
from greathall.games.meeples.cards.catalogue import (
    BUILDERS_YARD,
    CARDS,
    COUNCILLORS,
    SLOTS,
    STRENGTH,
    VP,
    Card,
)
from greathall.games.meeples.mind.estimates import CV_WORTH, Army, effect_worth, meeples_of, place_worth, posts_worth, turns_left
from greathall.games.meeples.mind.odds import quest_worth
from greathall.games.meeples.rules.assigning import council_open, place_spot
from greathall.games.meeples.rules.combat import combat_values, is_monster, post_total, total_against
from greathall.games.meeples.rules.draw import DRAW_NUMBERS
from greathall.games.meeples.rules.main_phase import CONFIRMED, MainPhase
from greathall.games.meeples.rules.queries import count_as, hero_card, owned
from greathall.games.meeples.rules.state import OPEN_POST, Meeples, Post
from greathall.games.meeples.words import (
    AS,
    CALL,
    CANCEL,
    CITY,
    CLASSES,
    CLERIC,
    CLOSE,
    COMPLETE,
    CONFIRM,
    CORRUPTION,
    COUNCIL,
    DISCARD,
    DONE,
    DRAW,
    EMPOWER,
    KNIGHT,
    LEVEL,
    MAGE,
    MAIN,
    ON_SLOT,
    OPEN,
    PEASANT,
    REBAG,
    REMOVE,
    REOPEN,
    TILE,
    USE,
    WARRIOR,
)

NO_CARDS: Final[list[int]] = []
IN_REACH: Final = 0.5  # how much of what idle Units are worth is the Monster that they could beat
HORIZON: Final = 4  # choices of a playout: about the rest of a phase
SCALE: Final = 25.0  # a lead of so many points is nearly won
LEVEL_WORTH: Final = {MAGE: 0.12, CLERIC: 0.22, KNIGHT: 0.22, WARRIOR: 0.12}  # of each Hero level, in a turn
ENOUGH: Final = {MAGE: 2, CLERIC: 2, KNIGHT: 2, WARRIOR: 3}  # Units that make the most of it
TILE_WORTH: Final = {
    "colosseum": 3.0, "levy_station": 2.0, "branch_and_root_inn": 2.0, "scriptorium": 2.0, "hunters_lodge": 2.5,
    "order_of_light": 2.5, "spirit_grove": 2.0, "house_of_lords": 2.0, "healers_temple": 1.5, "cleansing_font": 2.0,
    "mage_academy": 2.0, "coach_house": 2.0, "parade_ground": 2.2, "muster_bell": 1.5, "forbidden_archive": 1.0,
}  # fmt: skip
BY_CORRUPTION: Final = {"forbidden_archive": 0.5, "healers_temple": 0.3, "cleansing_font": 0.2}  # more for each Corruption


def evaluate(s: State, seat: int) -> float:
    """0 to 1: the lead over the best of the others."""
    assert isinstance(s, Meeples)
    left = turns_left(s)
    best = -999.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(s, other, left, NO_CARDS))
    return 1.0 / (1.0 + exp((best - worth(s, seat, left, s.hands[seat].cards)) / SCALE))


def worth(s: Meeples, seat: int, left: float, hand: list[int]) -> float:
    """The points of a seat, those it has and those to be expected, with these Quests in hand."""
    might = combat_values(s, seat)
    army = Army(s, seat, might, left)
    total = s.vp[seat] + army.value()
    for card in hand:
        total += quest_worth(s, seat, CARDS[card], left, army.counts)
    for unit in CLASSES:
        level = s.levels[seat][unit]
        if level > 1:
            enough = ENOUGH[unit]
            total += LEVEL_WORTH[unit] * left * (level - 1) * min(army.counts[unit], enough) / enough
    tavern = s.taverns[seat]
    ready = 0
    for meeple in range(CORRUPTION):
        ready += might[meeple] * tavern[meeple]
    if seat != s.active or s.phase == DRAW:
        total += CV_WORTH * ready
    elif s.phase != MAIN or is_assigning(s):
        total += idle_worth(s, ready)
    for hill, owner in enumerate(s.hill_owner):
        if owner == seat and left > 0:
            total += 0.8 if count_as(s.hill_units[hill], KNIGHT) or count_as(s.hill_units[hill], MAGE) else 0.4
    if seat == s.active:
        if s.posts:
            total += posts_worth(s, army, hand)
        if s.phase != DRAW and left > 0:
            # The Tavern that will be drawn this turn, so that ending the phase is neither gain nor loss in itself.
            total += CV_WORTH * (DRAW_NUMBERS[min(s.arrived, 3)] + s.extra_draw) * army.mean
    return total


def idle_worth(s: Meeples, ready: int) -> float:
    """What Units of the active player with so much combat value in all could still do this turn: something on average, and beat
    the best Monster within their reach."""
    taken = 0
    free = ready
    for post in s.posts:
        taken |= 1 << post.spot
        if post.status == OPEN_POST and post.spot >= CITY and is_monster(post.card):
            free -= max(0, STRENGTH[post.card] - post_total(s, post))
    best = 0
    spot = CITY
    for card in s.city:
        if card >= 0 and VP[card] > best and STRENGTH[card] <= free and not taken >> spot & 1:
            best = VP[card]
        spot += 1
    if s.final:
        for i, card in enumerate(COUNCILLORS):
            beatable = VP[card] > best and STRENGTH[card] <= free and not taken >> COUNCIL + i & 1
            if beatable and council_open(s, s.active, i):
                best = VP[card]
    return IN_REACH * max(best, 0.15 * ready) + (1.0 - IN_REACH) * CV_WORTH * ready


def is_assigning(s: Meeples) -> bool:
    """In the Main Phase: may Units still be assigned? Those left over go to the Lodgings at Clean Up and bring nothing."""
    for frame in s.frames:
        if isinstance(frame, MainPhase):
            return frame.at <= CONFIRMED
    return False


# -- policy


def policy(s: State, seat: int, options: list[Option]) -> list[float]:
    """Weights: places by what they bring for what they cost, enough pieces and no more, hardly ever taking back."""
    assert isinstance(s, Meeples)
    verb = verb_of(options[-1])
    if verb == CONFIRM:
        return _assigning(s, seat, options)
    if s.posts and s.posts[-1].status == OPEN_POST:
        return _filling(s, options)
    return [_weight(s, seat, option) for option in options]


def _assigning(s: Meeples, seat: int, options: list[Option]) -> list[float]:
    army = Army(s, seat, s.might, turns_left(s))
    weights: list[float] = []
    best = 0.0
    for option in options:
        verb = verb_of(option)
        if verb == OPEN:
            card = first(option)
            gain = place_worth(s, army, card, place_spot(s, card))
            cost = CV_WORTH * (STRENGTH[card] if is_monster(card) else _cost(army, card))
            weight = max(gain - cost, 0.0) ** 1.5 + (0.3 if gain > 0.0 else 0.02)
            best = max(best, weight)
            weights.append(weight)
        elif verb == USE:
            weight = 0.6 if effect_worth(s, army, hero_card(s, seat, MAGE)) > 0.0 else 0.02  # the Mage's: Quests
            best = max(best, weight)
            weights.append(weight)
        elif verb == REOPEN:
            weights.append(0.001)
        else:
            weights.append(0.001 * best if best >= 0.3 else 1.0)  # Units left over are of no use to anybody
    return weights


def _cost(army: Army, card: int) -> float:
    if CARDS[card].needs_any:
        return 2.0
    return sum(n * (army.might[word] if word < CORRUPTION else 1.0) for word, n in CARDS[card].needs)


def _filling(s: Meeples, options: list[Option]) -> list[float]:
    post = s.posts[-1]
    enough = any(verb_of(option) == CLOSE for option in options)
    weights: list[float] = []
    for option in options:
        verb = verb_of(option)
        if verb == CLOSE:
            weights.append(1.0)
        elif verb == CANCEL:
            weights.append(0.001)
        elif verb == CALL:
            weights.append(3.0)  # it costs nothing
        elif post.card == BUILDERS_YARD:
            weights.append(0.04 if first(option) >= AS else 0.25 if enough else 1.0)
        else:
            weights.append(_add_weight(s, post, first(option), enough) * (2.0 if verb == EMPOWER else 1.0))
    return weights


def _add_weight(s: Meeples, post: Post, piece: int, enough: bool) -> float:
    if not is_monster(post.card):
        return 0.01 if enough else 1.0
    if enough:
        return 0.08 if s.hands[s.active].cards else 0.02
    pieces = post.pieces
    pieces[piece] += 1
    total = total_against(s.might, pieces, post.card)
    pieces[piece] -= 1
    over = total - STRENGTH[post.card]
    return 1.0 if over <= 0 else 1.0 / (1.0 + over)


def _tile_weight(s: Meeples, seat: int, card: Card) -> float:
    """A Location is the more welcome the more of the Units one has that it needs, or of the Corruption that it is about."""
    weight = TILE_WORTH[card.slug] + BY_CORRUPTION.get(card.slug, 0.0) * owned(s, seat, CORRUPTION)
    for unit in card.needs_any:
        weight += 0.3 * owned(s, seat, unit)
    for unit, n in card.needs:
        if PEASANT < unit < CORRUPTION:
            weight += 0.6 * (min(owned(s, seat, unit), 3) - n)
    return weight if weight > 0.1 else 0.1


def _weight(s: Meeples, seat: int, option: Option) -> float:
    verb = verb_of(option)
    if verb == DONE:
        return 0.3
    if verb == OPEN:
        return 1.2
    if verb == LEVEL:
        left = turns_left(s)
        return 0.05 if left < 3 or second(option) else 0.8
    if verb == USE:
        return 1.5
    if verb == TILE:
        return _tile_weight(s, seat, CARDS[first(option)])
    if verb == ON_SLOT:
        return 1.0 + (0.5 if SLOTS.index(first(option)) in (0, 1, 2, 3) else 0.0)
    if verb == REMOVE:
        return 1.0 if first(option) else 0.5
    if verb == COMPLETE:
        return 1.0 + VP[first(option)]
    if verb == DISCARD:
        card = CARDS[first(option)]
        left = turns_left(s)
        return max(0.1, 3.0 - quest_worth(s, seat, card, left, meeples_of(s, seat)))
    if verb == REBAG:
        return 0.02 if first(option) in (CORRUPTION, PEASANT) else 1.0
    return 1.0
