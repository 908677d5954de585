"""What things are worth, in victory points: Units in a bag, Quests in hand, effects, places. For bots only."""

from typing import Final

from greathall.games.meeples.cards.catalogue import (
    ACTIVATE_N,
    CARDS,
    CONSTRUCT_N,
    DEFEAT,
    DEFEAT_N,
    HEROES_HALL,
    HILLS,
    KIND,
    MONSTER,
    PROGRAMS,
    STRENGTH,
    VP,
)
from greathall.games.meeples.cards.ops import BOOST, BOOST_ONE, BOOST_OTHERS, BOOST_VS, BOOST_WITH, OPS
from greathall.games.meeples.mind.odds import crowd, effect_of, quest_worth
from greathall.games.meeples.rules.combat import is_monster, post_total
from greathall.games.meeples.rules.draw import DRAW_NUMBERS, deck_size
from greathall.games.meeples.rules.queries import count_as, district_of, monsters_in
from greathall.games.meeples.rules.quests import beaten_so, can_pay
from greathall.games.meeples.rules.rivals import BEATEN
from greathall.games.meeples.rules.state import CLOSED, OPEN_POST, Meeples, Post
from greathall.games.meeples.words import (
    CAPITOL,
    CITY,
    CORRUPTION,
    COUNTS_AS,
    KNIGHT,
    MAGE,
    MEEPLE_OF,
    MEEPLES,
    PALADIN,
    PEASANT,
    RANGER,
    SHAMAN,
)

CV_WORTH: Final = 0.35  # what a point of combat value in the Tavern is worth this turn
PER_STRENGTH: Final = 0.42  # what a point of combat value drawn in a later turn brings
_CODES: Final = OPS.codes
_GAIN: Final = _CODES["gain"]
_FROM_TILE: Final = _CODES["gain_from_tile"]
_REMOVE: Final = _CODES["remove"]
_VP: Final = _CODES["vp"]
_DRAW: Final = _CODES["draw"]
_QUESTS: Final = _CODES["quests"]
_REBAG: Final = _CODES["rebag"]
_KEEP: Final = _CODES["keep"]
FULL_HAND: Final = 5  # Quests: with more than these, those that are there already are in one another's way
LONG_GAME: Final = 46.0  # turns of each player: more than all but a few games take


def turns_left(s: Meeples) -> float:
    """About how many turns every player still has."""
    if s.final:
        return (s.final - 1) / s.seats
    return 2.0 + deck_size(s) / (1.1 * s.seats)


def meeples_of(s: Meeples, seat: int) -> list[int]:
    """How many of each kind a player owns, wherever they are."""
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
    return counts


class Army:
    """All meeples of a player, and what one more or less of a kind would change."""

    def __init__(self, s: Meeples, seat: int, might: list[int], left: float) -> None:
        counts = meeples_of(s, seat)
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


def quests_worth(s: Meeples, army: Army, drawn: int, dropped: int) -> float:
    """What drawing and discarding Quests is worth: late in the game and in a full hand a new one is rather a burden, and to be
    rid of the worst one a relief."""
    left = turns_left(s)
    # About the mean of `quest_worth` over all Quests: whoever has beaten many Monsters has met some End of Game Quests already.
    new = 0.07 * min(left, 12.0) * crowd(s, s.active) + 0.02 * len(s.piles[s.active]) - 0.6
    new -= 0.25 * max(0, len(s.hands[s.active].cards) - FULL_HAND)
    held = [quest_worth(s, s.active, CARDS[card], left, army.counts) for card in s.hands[s.active].cards]
    if drawn:
        held.append(new - 0.8)  # of several new ones the worst
    return drawn * new - dropped * min(held, default=0.0)


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
            total += 1.1 * CV_WORTH * a * max(army.mean, 0.8)
        elif code == _QUESTS:
            total += quests_worth(s, army, a, b)
        elif code == _REBAG:
            total += 0.3
        elif code == _KEEP:
            total += 0.6
        elif code in (BOOST, BOOST_WITH, BOOST_VS) and KIND[card] == MONSTER:
            total += _boost_worth(army, code, a, b)
        elif code in (BOOST, BOOST_OTHERS, BOOST_ONE):
            total += CV_WORTH * _boosted(s, code, a, b)
    return total


def _boosted(s: Meeples, code: int, a: int, b: int) -> float:
    """The combat value that a Location adds this turn to the Units still in the Tavern."""
    tavern = s.taverns[s.active]
    if code == BOOST:
        return float(b * sum(tavern[meeple] for meeple in range(CORRUPTION) if COUNTS_AS[a] >> meeple & 1))
    if code == BOOST_ONE:
        return float(s.lodgings[s.active][CORRUPTION])
    return float(a * (sum(tavern) - tavern[CORRUPTION]))


def _boost_worth(army: Army, code: int, word: int, n: int) -> float:
    if code == BOOST_VS or word >= MEEPLES:
        return 0.06 * army.factor
    share = army.counts[word] / max(army.size, 1)
    return army.factor * n * share * (1.0 if code == BOOST else 0.4) + 0.02 * army.factor


def impatience(s: Meeples) -> float:
    """Without fights the game never ends: in one that drags on, every Monster is worth a little more."""
    return max(0.0, (s.turns / s.seats - LONG_GAME) / 4.6)


def place_worth(s: Meeples, army: Army, card: int, spot: int) -> float:
    """What completing a place brings, before what it costs."""
    gain = effect_worth(s, army, card)
    if is_monster(card):
        return VP[card] + gain + impatience(s)
    gain += VP[card]
    if card in HILLS:
        return 1.0
    if spot < CITY and army.factor > 0:
        overrun = monsters_in(s, district_of(spot)) - 1
        if overrun > 0:
            gain += army.change(PEASANT, overrun)
    return gain


def posts_worth(s: Meeples, army: Army, hand: list[int]) -> float:
    """What stands on the places of this turn, for a player with these Quests in hand."""
    total = 0.0
    fights = s.defeats
    visits = s.activated
    for post in s.posts:
        if post.status > CLOSED:
            continue
        if post.spot >= CAPITOL:
            total += _capitol_worth(s, army, post, hand)
            continue
        if is_monster(post.card):
            fights += 1
        else:
            visits += 1
        gain = place_worth(s, army, post.card, post.spot)
        if is_monster(post.card):
            have = post_total(s, post)
            lack = STRENGTH[post.card] - have
            if post.status == OPEN_POST and lack > 0:
                gain -= CV_WORTH * lack
            gain += quests_of(s, army, post, have, hand) * (1.0 if lack <= 0 else 0.5)
            gain += 1.0 if post.pieces[RANGER] and lack <= 0 else 0.0
        elif post.status == OPEN_POST:
            gain -= CV_WORTH * _lacking(army, post)
        total += gain
    if fights > 1 or visits > 1:
        for card in hand:
            condition = CARDS[card].condition
            if condition is None:
                continue
            if (condition.kind == DEFEAT_N and fights >= condition.n) or (condition.kind == ACTIVATE_N and visits >= condition.n):
                total += to_gain(s, army, card)
    return total


def _lacking(army: Army, post: Post) -> float:
    lack = 0.0
    for word, n in CARDS[post.card].needs:
        short = n - count_as(post.pieces, word)
        if short > 0:
            lack += short * (army.might[word] if word < CORRUPTION else 1.0)
    return lack


def quests_of(s: Meeples, army: Army, post: Post, total: int, hand: list[int]) -> float:
    """VP of the hand Quests that this fight would complete."""
    seat = s.active
    index = s.posts.index(post)
    gain = 0.0
    for card in hand:
        condition = CARDS[card].condition
        if condition is None or condition.kind != DEFEAT:
            continue
        if beaten_so(s, condition, post, post.pieces, total) and can_pay(s, seat, card, BEATEN, index):
            gain += to_gain(s, army, card)
    return gain


def to_gain(s: Meeples, army: Army, quest: int) -> float:
    """What completing a Quest in hand adds to what it is worth there already."""
    card = CARDS[quest]
    left = turns_left(s)
    return 0.9 * (card.vp + effect_of(card, left) - quest_worth(s, s.active, card, left, army.counts))


def _capitol_worth(s: Meeples, army: Army, post: Post, hand: list[int]) -> float:
    if post.card == HEROES_HALL:
        return 0.6
    joins = army.change(PEASANT, 1) if sum(post.pieces) < 2 else 0.0
    lack = 0.0 if any(post.pieces) else CV_WORTH * army.might[PEASANT]
    quests = sum(1.5 for card in hand if _about_building(card))
    return 1.6 + joins + quests - lack


def _about_building(card: int) -> bool:
    condition = CARDS[card].condition
    return condition is not None and condition.kind == CONSTRUCT_N
