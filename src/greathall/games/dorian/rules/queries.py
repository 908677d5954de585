"""Read-only questions about a game of Dorian."""

from typing import Final

from greathall.core.option import Why
from greathall.games.dorian.cards.catalogue import (
    BOUGHT,
    CARDS,
    EVENTS,
    FAR,
    FAR_BY_ROAD,
    FIRST_STARTER,
    LEADERS,
    NEXT,
    NEXT_BY_ROAD,
    PER_DECK,
    PLACES,
    STAR_PLACES,
    STARS,
    UPGRADE_OF,
    UPGRADES,
    UPGRADES_EACH,
    Card,
)
from greathall.games.dorian.cards.ops import FLAGS
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import CAMP_CAPACITY, HAND_TARGET, JOIN_RANGE, NONE, NOWHERE, SLOT_COUNT

SIEGE_IP: Final = FLAGS.index("siege_ip")
FIELD_IP: Final = FLAGS.index("field_ip")
SUPPORT_IP: Final = FLAGS.index("support_ip")
NO_SEA: Final = FLAGS.index("no_sea")
FREE_SEA: Final = FLAGS.index("free_sea")
MOVEMENT: Final = FLAGS.index("movement")
SIEGE_DEFENCE: Final = FLAGS.index("siege_defence")
NO_FIELD: Final = FLAGS.index("no_field")
PERMISSION_FREE: Final = FLAGS.index("permission_free")
MARKET_ANYWHERE: Final = FLAGS.index("market_anywhere")
GARLOCK_PICKS: Final = FLAGS.index("garlock_picks")
BUY_DISCOUNT: Final = FLAGS.index("buy_discount")
BUY_LOOK: Final = FLAGS.index("buy_look")
TREASURES_PER_WIN: Final = FLAGS.index("treasures_per_win")
REST_AMOUNT: Final = FLAGS.index("rest_amount")
BATTLE_OPEN: Final = FLAGS.index("battle_open")
HAND_SIZE: Final = FLAGS.index("hand_size_flag")

OFF_BOARD: Final = Why("DO-R-33", "off-board")


# -- the Event of the Round (DO-RND-07) ----------------------------------------------------------------------------


def flagged(s: Dorian, flag: int) -> bool:
    """Does the current Event set this rule change?"""
    return s.event >= 0 and flag in EVENTS[s.event].flags


def flag_number(s: Dorian, flag: int, otherwise: int = 0) -> int:
    """The first number of a rule change in force."""
    if s.event < 0:
        return otherwise
    found = EVENTS[s.event].flags.get(flag)
    return otherwise if found is None else found[0]


# -- cards ---------------------------------------------------------------------------------------------------------


def face(s: Dorian, card: int) -> int:
    """The definition that a card in the state is."""
    if card >= BOUGHT:
        return card - BOUGHT + FIRST_STARTER
    return s.faces[card // PER_DECK].cards[card % PER_DECK]


def card_of(s: Dorian, card: int) -> Card:
    """The definition of a card in the state."""
    return CARDS[face(s, card)]


def is_spent(s: Dorian, seat: int, upgrade: int) -> bool:
    """Is the Upgrade Exhausted for this Round (DO-R-50)?"""
    return bool(s.spent[seat] >> upgrade % UPGRADES_EACH & 1)


def equipped(s: Dorian, seat: int) -> list[int]:
    """The Upgrades of a seat that are in a slot."""
    return [u for u in s.slots[SLOT_COUNT * seat : SLOT_COUNT * seat + SLOT_COUNT] if u != NONE]


def static_sum(s: Dorian, seat: int, name: str) -> int:
    """The sum of a static of all equipped Upgrades: move, range, hand_size, loss_reduction."""
    total = 0
    for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[slot]
        if upgrade != NONE:
            total += UPGRADES[UPGRADE_OF[upgrade]].abilities.static(name)
    return total


def hand_target(s: Dorian, seat: int) -> int:
    """How many cards the Hand has after the Influence turn (DO-INF-15)."""
    return HAND_TARGET + static_sum(s, seat, "hand_size") + flag_number(s, HAND_SIZE)


def cards_of(s: Dorian, seat: int) -> list[int]:
    """Every Battle Card of a seat outside battle: Deck, Hand, Restore Pile (DO-TRM-05)."""
    return s.decks[seat].cards + s.hands[seat].cards + s.restore[seat]


# -- resources -----------------------------------------------------------------------------------------------------


def capacity(s: Dorian, seat: int, res: int) -> int:
    """How many of a Resource the Camp holds (DO-RES-02)."""
    total = CAMP_CAPACITY
    for slot in range(SLOT_COUNT * seat + 3, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[slot]
        if upgrade != NONE:
            total += UPGRADES[UPGRADE_OF[upgrade]].capacity[res]
    return total


def camp_room(s: Dorian, seat: int, res: int) -> int:
    """How many more of a Resource fit in the Camp."""
    return capacity(s, seat, res) - s.camp[3 * seat + res]


def base_room(s: Dorian, seat: int, res: int) -> int:
    """Free slots of a Power on the Character Board (DO-R-04)."""
    return LEADERS[s.leader[seat]].slots[res] - s.base[3 * seat + res]


def funds(s: Dorian, seat: int, res: int) -> int:
    """What a seat can pay of one Resource, from Pool and Camp (DO-PRE-17)."""
    return s.pool[3 * seat + res] + s.camp[3 * seat + res]


def all_funds(s: Dorian, seat: int) -> int:
    """What a seat can pay of all Resources together."""
    i = 3 * seat
    return s.pool[i] + s.pool[i + 1] + s.pool[i + 2] + s.camp[i] + s.camp[i + 1] + s.camp[i + 2]


def base_power(s: Dorian, seat: int, power: int) -> int:
    """Printed value plus one for each Resource placed (DO-RES-06, DO-R-03)."""
    return LEADERS[s.leader[seat]].base[power] + s.base[3 * seat + power]


# -- seats and the board -------------------------------------------------------------------------------------------


def mates(s: Dorian, a: int, b: int) -> bool:
    """Are two seats on the same team, or the same seat?"""
    return s.team[a] == s.team[b]


def stars_of(s: Dorian, seat: int) -> int:
    """The sum of ★ a seat (its team) owns (DO-TRM-12)."""
    team = s.team[seat]
    owner = s.owner
    total = 0
    for place in STAR_PLACES:
        if owner[place] == team:
            total += STARS[place]
    return total


def owns(s: Dorian, seat: int, place: int) -> bool:
    """Does this seat, or its team (DO-R-72), own the Location?"""
    return s.owner[place] == s.team[seat]


def steps_from(s: Dorian, place: int) -> tuple[int, ...]:
    """The neighbours of a Location that are open this Round, ascending."""
    return NEXT_BY_ROAD[place] if flagged(s, NO_SEA) else NEXT[place]


def distance(s: Dorian, a: int, b: int) -> int:
    """Steps between two Locations."""
    return distances(s, a)[b]


def distances(s: Dorian, a: int) -> list[int]:
    """Steps from a Location to every other; Sea Routes count while they are open (DO-R-18)."""
    return (FAR_BY_ROAD if flagged(s, NO_SEA) else FAR)[a]


def in_range(s: Dorian, seat: int, place: int) -> bool:
    """May this Character join a battle there (DO-SIE-05)?"""
    at = s.at[seat]
    return at != NOWHERE and distance(s, at, place) <= JOIN_RANGE + static_sum(s, seat, "range")


def movement(s: Dorian, seat: int) -> int:
    """Movement of an Influence turn: board, Upgrades, Event, at least 1 (DO-INF-04, DO-R-78)."""
    total = LEADERS[s.leader[seat]].movement + static_sum(s, seat, "move") + flag_number(s, MOVEMENT)
    return max(total, 1)


def printed_defence(s: Dorian, place: int) -> list[tuple[int, int]]:
    """The I- and II-Defence with the Event of the Round: (Power, number)."""
    defence = PLACES[place].defence
    if not flagged(s, SIEGE_DEFENCE):
        return defence
    what, n = EVENTS[s.event].flags[SIEGE_DEFENCE]
    return [(power, number + (n if what in (power, 3 + slot) else 0)) for slot, (power, number) in enumerate(defence)]


def final_round(s: Dorian) -> bool:
    """Is this the Round of the last Event (DO-RND-10)?"""
    return s.event >= 0 and not s.event_deck.cards


def in_turn_order(s: Dorian, mask: int) -> list[int]:
    """The seats of a mask in the order of the track."""
    return [seat for seat in s.order if mask >> seat & 1]
