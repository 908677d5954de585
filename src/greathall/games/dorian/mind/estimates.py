"""What cards, Power, Objectives and battles in prospect are worth: for the heuristics. Numbers here are opinions."""

from math import exp
from typing import Final

from greathall.core.ids import Seat
from greathall.games.dorian.cards.catalogue import (
    CARDS,
    LEADERS,
    OBJECTIVES,
    OUTCOME,
    PLACES,
    STAR_PLACES,
    STARS,
    UPGRADE_OF,
    UPGRADES,
    VALE_CITY,
)
from greathall.games.dorian.rules.objectives import COUNT, COUNT_MINES, NEEDS, reached
from greathall.games.dorian.rules.queries import (
    NO_FIELD,
    base_power,
    distances,
    face,
    flagged,
    hand_target,
    printed_defence,
)
from greathall.games.dorian.rules.scoring import ip_of
from greathall.games.dorian.rules.state import WIN_FIELD, Dorian
from greathall.games.dorian.words import (
    INFLUENCE,
    NONE,
    NOWHERE,
    SLOT_COUNT,
)

SPOILS: Final = 0.7  # what Treasure and Upgrade of a victory are worth
CROWN: Final = 15.0  # what Vale City is worth in its variant
LAST_STEP: Final = 5.0  # what it is worth more to take a Location if that wins the game
ELSEWHERE: Final = 4.0  # Power of a bought card without any of its own: it copies or counts other cards
DEFEAT: Final = 0.8  # what a joined Character loses with a battle
REPUTE: Final = 0.9  # Power that those who help to defend bring for each ★ beyond the first, more or less
NEAR: Final = [0.96**steps for steps in range(40)]  # what a place within reach is worth of one where one stands
WALK: Final = [0.92**steps for steps in range(40)]  # the same of a mine, to which one walks without a battle
BEYOND: Final = [0.45 * 0.9**steps for steps in range(40)]  # and one that takes so many steps more than there are
NOW: Final = 0.85  # what a battle in prospect is worth of one that is won, in this turn and in the next
LATER: Final = 0.75
STANDS: Final = 0.65  # how often an attacked Character that could flee is beaten nevertheless
OWNED: Final = 1.5  # Power that its owner brings to a Location
CLOUDED: Final = 0.8  # how much of a lead counts while others may still come, and what each of them takes from it
COMERS: Final = 0.35
ORE: Final = 0.3  # what a Resource in a mine is worth to whoever comes to it this turn, and later, if it is still there
ORE_LATER: Final = 0.1
LABOUR: Final = 0.2  # what a Garlock brings that is not sent into a battle
SPENT: Final = 0.04  # what a point of a card is worth that is kept for later


def _worth_of(index: int) -> float:
    card = CARDS[index]
    abilities = card.abilities
    extra = 0.9 if abilities.activated is not None else 0.0
    extra += 0.7 * len(abilities.triggers) + 1.4 * len(abilities.bonuses) + 0.3 * len(abilities.guards)
    power = card.total or (0 if card.starter else ELSEWHERE)
    return power + extra + 0.6 * card.garlock


def _force_of(index: int) -> tuple[float, float, float]:
    """What a card may bring: its Power, and a little for Abilities in its own Power."""
    card = CARDS[index]
    force = [float(n) for n in card.power]
    if card.type < 3:
        force[card.type] += 0.5 * (CARD_WORTH[index] - card.total)
    return force[0], force[1], force[2]


def _upgrade_worth(index: int) -> float:
    upgrade = UPGRADES[index]
    extra = 1.2 if upgrade.abilities.activated is not None else 0.0
    extra += 0.8 * (len(upgrade.abilities.statics) + len(upgrade.abilities.bonuses) + len(upgrade.abilities.triggers))
    return sum(upgrade.power) + extra


CARD_WORTH: Final = [_worth_of(index) for index in range(len(CARDS))]
CARD_FORCE: Final = [_force_of(index) for index in range(len(CARDS))]
CARD_COST: Final = [SPENT * CARD_WORTH[index] + LABOUR * CARDS[index].garlock for index in range(len(CARDS))]
OBJECTIVE_N: Final = [max(1, n) for _, _, n in NEEDS]
UPGRADE_WORTH: Final = [_upgrade_worth(index) for index in range(len(UPGRADES))]
MINES: Final = [i for i, place in enumerate(PLACES) if place.mine != NONE]


def star_worth(s: Dorian) -> float:
    """A ★ pays at each later Round start, breaks ties, and can be lost."""
    return 0.25 + 0.12 * min(len(s.event_deck.cards), 6)


def likely(margin: float) -> float:
    """The chance that a lead of this size holds against what is still hidden."""
    return 1.0 / (1.0 + exp(-margin / 1.3))


def foreseen(margin: float, others: int) -> float:
    """The chance of a siege before so many others have said what they do: most of those who come change it for the worse."""
    return likely(CLOUDED * margin - COMERS * others)


# -- Power -------------------------------------------------------------------------------------------------------


def own_power(s: Dorian, seat: Seat) -> list[float]:
    """Character and Character Upgrades."""
    total = [float(base_power(s, seat, power)) for power in range(3)]
    for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + 3):
        if s.slots[slot] != NONE:
            upgrade = UPGRADES[UPGRADE_OF[s.slots[slot]]]
            for power in range(3):
                total[power] += upgrade.power[power]
    return total


def add_cards(s: Dorian, cards: list[int], total: list[float]) -> None:
    """Add what cards may bring."""
    for card in cards:
        force = CARD_FORCE[face(s, card)]
        total[0] += force[0]
        total[1] += force[1]
        total[2] += force[2]


def own_force(s: Dorian, seat: Seat) -> list[float]:
    """What a seat can bring into a battle: Character, Upgrades and Hand."""
    total = own_power(s, seat)
    add_cards(s, s.hands[seat].cards, total)
    return total


def draws(s: Dorian, seat: Seat) -> tuple[list[int], float]:
    """What a Hand will be filled up from at the end of the turn, and the share of it that will be drawn."""
    missing = hand_target(s, seat) - len(s.hands[seat].cards)
    cards = s.decks[seat].cards
    if missing > len(cards):
        cards = [*cards, *s.restore[seat]]
    return cards, min(1.0, missing / len(cards)) if cards and missing > 0 else 0.0


# -- battles in prospect -----------------------------------------------------------------------------------------


def siege_chance(s: Dorian, place: int, have: list[float]) -> float:
    """The chance to take a Location with this Power, less for those who will help to defend it and for its owner."""
    margin = 20.0
    for power, n in printed_defence(s, place):
        margin = min(margin, have[power] - n)
    margin -= REPUTE * (STARS[place] - 1)
    if s.owner[place] != NOWHERE:
        margin -= OWNED
    return foreseen(margin, s.seats - 1)


def siege_gain(s: Dorian, place: int, star: float) -> float:
    """What taking a Location is worth."""
    loss = 0.6 * OUTCOME[STARS[place]][2] if s.owner[place] != NOWHERE else 0.0
    return OUTCOME[STARS[place]][0] + star * STARS[place] + SPOILS + loss + crown_worth(s, place)


def crown_worth(s: Dorian, place: int) -> float:
    """Where Vale City decides the game, it is worth more than everything else."""
    return CROWN if s.settings.vale and place == VALE_CITY else 0.0


def prospect(s: Dorian, seat: Seat) -> float:
    """The best battle within reach: whose turn it is may still fight it now, or stand well for the next turn; and a mine."""
    here = s.at[seat]
    if here == NOWHERE:
        return 0.0
    turn = s.turn
    hand = s.hands[seat].cards
    movement = LEADERS[s.leader[seat]].movement
    far_away = distances(s, here)
    have = own_force(s, seat)
    if turn.seat != seat or turn.phase != INFLUENCE:
        return LATER * best_siege(s, seat, movement, have, far_away) + ORE_LATER * best_mine(s, movement, far_away)
    now = 0.0
    if hand and not turn.rested:
        now = best_siege(s, seat, turn.moves, have, far_away)
        if s.settings.field and not flagged(s, NO_FIELD):
            now = max(now, quarry(s, seat, turn.moves, have, far_away))
    cards, share = draws(s, seat)
    if share:
        drawn = [0.0] * 3
        add_cards(s, cards, drawn)
        for power in range(3):
            have[power] += share * drawn[power]
    best = max(NOW * now, LATER * best_siege(s, seat, movement, have, far_away))
    if turn.rested:
        return best + ORE_LATER * best_mine(s, movement, far_away)
    return best + ORE * best_mine(s, turn.moves, far_away)


def best_mine(s: Dorian, moves: int, far_away: list[int]) -> float:
    """Resources of the best mine within reach, by distance."""
    best = 0.0
    for place in MINES:
        far = far_away[place]
        stock = s.mines[PLACES[place].mine]
        if stock and far <= moves + 3:
            best = max(best, stock * (WALK[far] if far <= moves else BEYOND[far - moves]))
    return best


def best_siege(s: Dorian, seat: Seat, moves: int, have: list[float], far_away: list[int]) -> float:
    """The best siege with these moves and this Power, by chance and distance."""
    best = 0.0
    star = star_worth(s)
    team = s.team[seat]
    missing = s.settings.goal - ip_of(s, seat) if not s.settings.vale else 99
    for place in STAR_PLACES:
        far = far_away[place]
        if far > moves + 3 or s.owner[place] == team:
            continue
        if place == VALE_CITY and ip_of(s, seat) < s.settings.vale:
            continue
        value = siege_gain(s, place, star)
        if OUTCOME[STARS[place]][0] >= missing:
            value += LAST_STEP
        value *= NEAR[far] if far <= moves else BEYOND[far - moves]
        if value > best:  # else no chance makes it the best
            best = max(best, value * siege_chance(s, place, have))
    return best


def quarry(s: Dorian, seat: Seat, moves: int, have: list[float], far_away: list[int]) -> float:
    """The best Field Battle within reach this turn: above all against those who have no card left."""
    best = 0.0
    for rival in range(s.seats):
        place = s.at[rival]
        if s.team[rival] == s.team[seat] or place == NOWHERE or far_away[place] > moves:
            continue
        if s.turn.sheltered >> rival & 1:
            continue
        best = max(best, field_chance(s, rival, have) * NEAR[far_away[place]])
    return best * field_gain(s, seat)


def field_chance(s: Dorian, rival: Seat, have: list[float]) -> float:
    """The chance to beat a Character with this Power: one without cards can neither fight nor flee."""
    if s.owner[s.at[rival]] == s.team[rival]:
        return 0.0  # it enters its Defences
    if not s.hands[rival].cards:
        return 1.0
    against = own_force(s, rival)
    return STANDS * likely(sorted(have[power] - against[power] for power in range(3))[1])


def field_gain(s: Dorian, seat: Seat) -> float:
    """What a victory in the field is worth, with the Objectives that ask for one."""
    gain = 1 + SPOILS
    for card in s.objectives[seat].cards:
        if NEEDS[card][0] == COUNT and NEEDS[card][1] == WIN_FIELD:
            gain += objective_worth(card)
    return gain


def objective_worth(card: int) -> float:
    """What an Objective brings, in IP."""
    return OBJECTIVES[card].ip + 0.25 * OBJECTIVES[card].extras


def objectives_worth(s: Dorian, seat: Seat) -> float:
    """What held Objectives bring, the more likely the more of them is done; for one about mines, also to stand at one."""
    total = 0.0
    for held, card in enumerate(s.objectives[seat].cards):
        done = min(1.0, reached(s, seat, held) / OBJECTIVE_N[card])
        if NEEDS[card][0] == COUNT_MINES and s.at[seat] in MINES:
            done = max(done, 0.5)
        total += objective_worth(card) * (0.2 + 0.6 * done)
    return total
