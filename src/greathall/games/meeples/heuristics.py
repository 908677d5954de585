"""How good a state is, and which options are worth trying first. Numbers are in victory points unless said otherwise.

The army is judged by what a draw from the bag will be worth on average over the turns still to come; the Units in the
Tavern by what they could do this turn; a post by what it will bring less what it still lacks. So sending a Unit out is
worth while when the place pays more than the Unit costs.
"""

from math import exp
from typing import Final

from greathall.core.option import Option, first, second, verb_of
from greathall.core.state import State
from greathall.games.meeples.cards import (
    CARDS,
    CONSTRUCT_N,
    HEROES_HALL,
    HILLS,
    KIND,
    MONSTER,
    PROGRAMS,
    QUEST,
    SLOTS,
    STRENGTH,
    VP,
    Card,
)
from greathall.games.meeples.combat import combat_values, is_monster, post_total, total_against
from greathall.games.meeples.draw import DRAW_NUMBERS, deck_size
from greathall.games.meeples.effects import BOOST, BOOST_VS, BOOST_WITH, OPS
from greathall.games.meeples.queries import count_as, monsters_in
from greathall.games.meeples.quests import BEATEN, can_pay, holds
from greathall.games.meeples.scoring import met
from greathall.games.meeples.state import CLOSED, OPEN_POST, Meeples, Post
from greathall.games.meeples.words import (
    ADD,
    BUILD,
    CANCEL,
    CITY,
    CLASSES,
    CLOSE,
    COMPLETE,
    CONFIRM,
    CORRUPTION,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    EMPOWER,
    END_OF_GAME,
    KNIGHT,
    LEVEL,
    MAGE,
    MEEPLE_OF,
    MEEPLES,
    ON_SLOT,
    OPEN,
    PALADIN,
    PEASANT,
    RANGER,
    REBAG,
    REMOVE,
    REOPEN,
    SHAMAN,
    TILE,
    USE,
    WARRIOR,
)

SCALE: Final = 25.0  # a lead of so many points is nearly won
PRICE: Final = 0.35  # what a point of combat value in the Tavern is worth this turn
PER_STRENGTH: Final = 0.42  # what a point of combat value drawn in a later turn brings
TILE_WORTH: Final = {
    "colosseum": 3.0, "levy_station": 2.0, "branch_and_root_inn": 2.0, "scriptorium": 2.0, "hunters_lodge": 2.5,
    "order_of_light": 2.5, "spirit_grove": 2.0, "house_of_lords": 2.0, "healers_temple": 1.5, "cleansing_font": 2.0,
    "mage_academy": 2.0, "coach_house": 2.0, "parade_ground": 1.5, "muster_bell": 1.5, "forbidden_archive": 1.0,
}  # fmt: skip
_CODES: Final = OPS.codes
_GAIN: Final = _CODES["gain"]
_FROM_TILE: Final = _CODES["gain_from_tile"]
_REMOVE: Final = _CODES["remove"]
_VP: Final = _CODES["vp"]
_DRAW: Final = _CODES["draw"]
_QUESTS: Final = _CODES["quests"]
_REBAG: Final = _CODES["rebag"]
_KEEP: Final = _CODES["keep"]


def evaluate(s: State, seat: int) -> float:
    """0 to 1: the lead over the best of the others."""
    assert isinstance(s, Meeples)
    left = turns_left(s)
    mine = worth(s, seat, left) + still_to_draw(s, seat, left)
    best = -999.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(s, other, left))
    return 1.0 / (1.0 + exp((best - mine) / SCALE))


def turns_left(s: Meeples) -> float:
    """About how many turns every player still has."""
    if s.final:
        return (s.final - 1) / s.seats
    return 2.0 + deck_size(s) / (1.1 * s.seats)


def worth(s: Meeples, seat: int, left: float) -> float:
    """The points of a seat, those it has and those to be expected."""
    might = combat_values(s, seat)
    army = Army(s, seat, might, left)
    total = s.vp[seat] + army.value()
    for card in s.hands[seat].cards:
        total += quest_worth(s, seat, CARDS[card], left)
    for unit in CLASSES:
        level = s.levels[seat][unit]
        if level > 1 and unit != WARRIOR:
            total += 0.22 * left * (level - 1) * min(army.counts[unit], 2) / 2
        elif level > 1:
            total += 0.12 * left * (level - 1) * min(army.counts[unit], 3) / 3
    tavern = s.taverns[seat]
    for meeple in range(CORRUPTION):
        total += PRICE * might[meeple] * tavern[meeple]
    for hill, owner in enumerate(s.hill_owner):
        if owner == seat and left > 0:
            total += 0.8 if count_as(s.hill_units[hill], KNIGHT) or count_as(s.hill_units[hill], MAGE) else 0.4
    if s.posts and seat == s.active:
        total += posts_worth(s, army)
    return total


def still_to_draw(s: Meeples, seat: int, left: float) -> float:
    """The Tavern that will be drawn this turn, so that ending the phase is neither gain nor loss in itself."""
    if seat != s.active or s.phase == DRAW or left <= 0:
        return 0.0
    bag = Army(s, seat, combat_values(s, seat), left)
    return PRICE * (DRAW_NUMBERS[min(s.arrived, 3)] + s.extra_draw) * bag.mean


class Army:
    """All meeples of a player, and what one more or less of a kind would change."""

    def __init__(self, s: Meeples, seat: int, might: list[int], left: float) -> None:
        counts = [0] * MEEPLES
        for zone in (s.bags[seat], s.taverns[seat], s.lodgings[seat]):
            for meeple in range(MEEPLES):
                counts[meeple] += zone[meeple]
        if seat == s.active:
            for meeple in range(MEEPLES):
                counts[meeple] += s.on_quests[meeple] + s.kept[meeple]
            for post in s.posts:
                for piece, n in enumerate(post.pieces):
                    counts[MEEPLE_OF[piece]] += n
                for meeple, n in enumerate(post.guests):
                    counts[meeple] += n
        for hill, owner in enumerate(s.hill_owner):
            if owner == seat:
                for piece, n in enumerate(s.hill_units[hill]):
                    counts[MEEPLE_OF[piece]] += n
        self.counts = counts
        self.might = might
        self.size = sum(counts)
        self.strength = 0.0
        for meeple in range(CORRUPTION):
            self.strength += counts[meeple] * self.cv(meeple)
        self.mean = self.strength / self.size if self.size else 0.0
        self.factor = PER_STRENGTH * left * (DRAW_NUMBERS[min(s.arrived, 3)] + (0.5 if not s.final else 0.0))

    def cv(self, meeple: int) -> float:
        """What a Unit is worth in a bag: its combat value, and a little for what else it can do."""
        if meeple == PALADIN:
            return self.might[PALADIN] + 2.2
        if meeple in (RANGER, SHAMAN):
            return self.might[meeple] + 0.8
        if meeple in (MAGE, MAGE + 1):
            return self.might[meeple] + 0.35
        return float(self.might[meeple])

    def value(self) -> float:
        """What drawing from this bag will bring."""
        return self.factor * self.mean

    def change(self, meeple: int, n: int) -> float:
        """What n more (or fewer) of a kind would bring."""
        size = self.size + n
        if size <= 0:
            return 0.0
        strength = self.strength + (n * self.cv(meeple) if meeple != CORRUPTION else 0.0)
        return self.factor * (strength / size - self.mean)


def quest_worth(s: Meeples, seat: int, card: Card, left: float) -> float:
    """A Quest in hand: its VP as likely as it can still be completed, its penalty as likely as not."""
    if card.type == END_OF_GAME:
        condition = card.condition
        chance = 0.85 if condition is not None and met(s, seat, condition) else 0.4 * min(1.0, left / 8)
    else:
        chance = 0.6 * min(1.0, left / 7)
    return card.vp * chance - card.penalty * (1 - chance)


def effect_worth(s: Meeples, army: Army, card: int, trigger: int = 0) -> float:
    """What the effects of a card are worth to the active player."""
    total = 0.0
    for code, a, b, _ in PROGRAMS[card].get(trigger, ()):
        if code == _GAIN:
            total += army.change(a, min(b, s.supply[a]))
        elif code == _FROM_TILE:
            total += army.change(a, min(b, s.stocks[a - KNIGHT - 1]))
        elif code == _REMOVE:
            if a != CORRUPTION or army.counts[CORRUPTION]:
                total += army.change(a, -b)
        elif code == _VP:
            total += a
        elif code == _DRAW:
            total += 1.1 * PRICE * a * max(army.mean, 0.8)
        elif code == _QUESTS:
            total += 0.9 * a + 0.3 * b if a else -0.8 * b
        elif code == _REBAG:
            total += 0.3
        elif code == _KEEP:
            total += 0.6
        elif code in (BOOST, BOOST_WITH, BOOST_VS) and KIND[card] == MONSTER:
            total += _boost_worth(army, code, a, b)
    return total


def _boost_worth(army: Army, code: int, word: int, n: int) -> float:
    if code == BOOST_VS or word >= MEEPLES:
        return 0.06 * army.factor
    share = army.counts[word] / max(army.size, 1)
    return army.factor * n * share * (1.0 if code == BOOST else 0.4) + 0.02 * army.factor


def place_worth(s: Meeples, army: Army, card: int, spot: int) -> float:
    """What completing a place brings, before what it costs."""
    gain = effect_worth(s, army, card)
    if is_monster(card):
        return VP[card] + gain
    gain += VP[card]
    if card in HILLS:
        return 1.0
    if spot < CITY and army.factor > 0:
        overrun = monsters_in(s, _district(spot)) - 1
        if overrun > 0:
            gain += army.change(PEASANT, overrun)
    return gain


def _district(spot: int) -> int:
    return spot if spot < 4 else ((spot - 4) // 2 if spot < 12 else spot - 12)


def posts_worth(s: Meeples, army: Army) -> float:
    """What stands on the places of this turn."""
    total = 0.0
    for post in s.posts:
        if post.status > CLOSED:
            continue
        if post.spot >= 32:
            total += _capitol_worth(s, army, post)
            continue
        gain = place_worth(s, army, post.card, post.spot)
        if is_monster(post.card):
            have = post_total(s, post)
            lack = STRENGTH[post.card] - have
            if post.status == OPEN_POST and lack > 0:
                gain -= PRICE * lack
            gain += quests_of(s, post) * (1.0 if lack <= 0 else 0.5)
            gain += 1.0 if post.pieces[RANGER] and lack <= 0 else 0.0
        elif post.status == OPEN_POST:
            gain -= PRICE * _lacking(army, post)
        total += gain
    return total


def _lacking(army: Army, post: Post) -> float:
    lack = 0.0
    for word, n in CARDS[post.card].needs:
        short = n - count_as(post.pieces, word)
        if short > 0:
            lack += short * (army.might[word] if word < CORRUPTION else 1.0)
    return lack


def quests_of(s: Meeples, post: Post) -> float:
    """VP of the hand Quests that this fight would complete."""
    seat = s.active
    total = 0.0
    first_pieces = post.first
    post.first = post.pieces
    index = s.posts.index(post)
    for card in s.hands[seat].cards:
        condition = CARDS[card].condition
        if condition is None or KIND[card] != QUEST:
            continue
        if holds(s, seat, condition, BEATEN, index) and can_pay(s, seat, card, BEATEN, index):
            total += 0.6 * CARDS[card].vp + 0.5
    post.first = first_pieces
    return total


def _capitol_worth(s: Meeples, army: Army, post: Post) -> float:
    if post.card == HEROES_HALL:
        return 0.6
    joins = army.change(PEASANT, 1) if sum(post.pieces) == 1 else 0.0
    quests = sum(1.5 for card in s.hands[s.active].cards if _about_building(card))
    return 1.6 + joins + quests


def _about_building(card: int) -> bool:
    condition = CARDS[card].condition
    return condition is not None and condition.kind == CONSTRUCT_N


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
            gain = place_worth(s, army, card, _spot(s, card))
            cost = PRICE * (STRENGTH[card] if is_monster(card) else _cost(army, card))
            weight = max(gain - cost, 0.0) ** 1.5 + 0.02
            best = max(best, weight)
            weights.append(weight)
        elif verb == USE:
            weights.append(0.6)
            best = max(best, 0.6)
        elif verb == REOPEN:
            weights.append(0.001)
        else:
            weights.append(0.05 if best > 0.3 else 1.0)
    return weights


def _cost(army: Army, card: int) -> float:
    if CARDS[card].needs_any:
        return 2.0
    return sum(n * (army.might[word] if word < CORRUPTION else 1.0) for word, n in CARDS[card].needs)


def _spot(s: Meeples, card: int) -> int:
    if card < 4:
        return card
    if card in s.tiles:
        return 4 + s.tiles.index(card)
    for tower, stack in enumerate(s.rooms):
        if stack.cards and stack.cards[-1] == card:
            return 12 + tower
    return CITY


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
        elif verb == DECLINE:
            weights.append(0.3)
        elif verb in (ADD, EMPOWER):
            weights.append(_add_weight(s, post, first(option), enough) * (2.0 if verb == EMPOWER else 1.0))
        else:
            weights.append(1.0)
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


def _weight(s: Meeples, seat: int, option: Option) -> float:
    verb = verb_of(option)
    if verb == DONE:
        return 0.3
    if verb == BUILD:
        return 1.2 if first(option) == 1 else 0.3 if not second(option) else 0.05
    if verb == LEVEL:
        left = turns_left(s)
        return 0.05 if left < 3 or second(option) else 0.8
    if verb == USE:
        return 1.5
    if verb == TILE:
        return TILE_WORTH.get(CARDS[first(option)].slug, 1.0)
    if verb == ON_SLOT:
        return 1.0 + (0.5 if SLOTS.index(first(option)) in (0, 1, 2, 3) else 0.0)
    if verb == REMOVE:
        return 1.0 if first(option) else 0.5
    if verb == COMPLETE:
        return 1.0 + VP[first(option)]
    if verb == DISCARD:
        card = CARDS[first(option)]
        return max(0.1, 3.0 - quest_worth(s, seat, card, turns_left(s)))
    if verb == REBAG:
        return 0.02 if first(option) in (CORRUPTION, PEASANT) else 1.0
    return 1.0
