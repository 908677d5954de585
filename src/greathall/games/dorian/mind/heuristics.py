"""How good a state is for a seat, and which answers look sensible: for bots and playouts. Numbers here are opinions."""

from math import tanh
from typing import Final

from greathall.core.frame import Frame
from greathall.core.ids import Seat
from greathall.core.option import Option, first, second, third, verb_of
from greathall.core.state import State
from greathall.games.dorian import words as w
from greathall.games.dorian.cards.catalogue import CARDS, LEADERS, PLACES, STARS, UPGRADE_OF
from greathall.games.dorian.mind.estimates import (
    CARD_WORTH,
    MINES,
    UPGRADE_WORTH,
    draws,
    field_chance,
    field_gain,
    objectives_worth,
    own_force,
    prospect,
    siege_chance,
    star_worth,
)
from greathall.games.dorian.mind.odds import attack_chance, crowned, stake
from greathall.games.dorian.rules.field import RESPONDING, FieldBattle
from greathall.games.dorian.rules.market import MarketTrade
from greathall.games.dorian.rules.offer import Offer
from greathall.games.dorian.rules.purchase import Purchase
from greathall.games.dorian.rules.queries import base_room, distances, face, funds, stars_of
from greathall.games.dorian.rules.scoring import ip_of
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.words import (
    ATTACK_SIDE,
    DEFENCE_SIDE,
    FIELD,
    INFLUENCE,
    NONE,
    PASS,
    PREPARATION,
    PRICE,
    SIEGE,
    SLOT_COUNT,
)

SPREAD: Final = 9.0  # how many points of strength make a state good
OVER: Final = 0.97  # what a game is worth that a battle wins, and one that it loses
LOST: Final = 0.03
LATE: Final = 0.5  # what is worth less when the game is about to end, and how much is missing then
SOON: Final = 5
IN_POOL: Final = 0.12  # Resources by where they lie: in a Pool that is not about to be emptied,
WASTED: Final = 0.04  # in one that is,
IN_CAMP: Final = 0.15
IN_BASE: Final = 0.25
PURCHASE: Final = 0.2  # and as many together as buy a card
TO_PLACE: Final = 0.13  # a Resource that is about to be placed, and a card that is about to be chosen
TO_CHOOSE: Final = 0.5
WORN: Final = 0.22  # Upgrades
IN_DECK: Final = 0.05  # cards


def strength(s: Dorian, seat: Seat) -> float:
    """What a seat has, in IP."""
    if s.leader[seat] == NONE:
        return 0.0
    total = float(ip_of(s, seat)) + star_worth(s) * stars_of(s, seat)
    late = LATE if not s.event_deck.cards or (max(s.ip) + SOON >= s.settings.goal and not s.settings.vale) else 1.0
    i = 3 * seat
    emptied = s.turn.seat == seat and s.turn.phase == PREPARATION
    pooled = late * (WASTED if emptied else IN_POOL)
    cost = late * PURCHASE
    slots = LEADERS[s.leader[seat]].slots
    for res in range(3):
        total += pooled * s.pool[i + res] + late * IN_CAMP * min(s.camp[i + res], 3)
        total += cost * ((s.pool[i + res] + s.camp[i + res]) // PRICE)
        total += (IN_BASE + 0.05 * slots[res]) * s.base[i + res]
    for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
        if s.slots[slot] != NONE:
            total += WORN * UPGRADE_WORTH[UPGRADE_OF[s.slots[slot]]]
    total += 0.1 * len(s.inventory[seat])
    cards = 0.0
    for card in s.hands[seat].cards:
        cards += 1.5 * CARD_WORTH[face(s, card)]
    for card in s.decks[seat].cards:
        cards += CARD_WORTH[face(s, card)]
    if s.turn.seat == seat and s.turn.phase == INFLUENCE:  # or ending the turn would seem to bring the cards
        drawn, share = draws(s, seat)
        cards += 0.5 * share * sum(CARD_WORTH[face(s, card)] for card in drawn)
    for card in s.restore[seat]:
        cards += 0.9 * CARD_WORTH[face(s, card)]
    total += IN_DECK * late * cards + objectives_worth(s, seat)
    return total + prospect(s, seat)


def declared(s: Dorian, attack: FieldBattle) -> float:
    """What an attack is worth to the attacker before it is answered: a little more than to stand there."""
    return 0.25 * field_chance(s, attack.target, own_force(s, attack.seat)) * field_gain(s, attack.seat)


def evaluate(s: State, seat: Seat) -> float:
    """0 to 1: the own strength against the best and the average of the others, and whom the battle at hand would crown."""
    assert isinstance(s, Dorian)
    values = [strength(s, other) for other in range(s.seats)]
    b = s.battle
    if b is not None and b.kind in (SIEGE, FIELD):
        chance = attack_chance(s, b)
        for other in range(s.seats):
            values[other] += stake(s, b, other, chance)
        attack, defence = crowned(s, b, True), crowned(s, b, False)
        if attack != NONE or defence != NONE:
            goes_on = standing(s, seat, values)
            return chance * _end(s, seat, attack, goes_on) + (1 - chance) * _end(s, seat, defence, goes_on)
    for frame in s.frames[-2:]:
        coming(s, frame, values)
    return standing(s, seat, values)


def coming(s: Dorian, frame: Frame[Dorian], values: list[float]) -> None:
    """Add what an action brings that is not done yet: Resources to be placed, a card to be chosen, a battle to be answered."""
    if isinstance(frame, Gain):
        values[frame.seat] += TO_PLACE * (frame.need(s) - len(frame.picked))
    elif isinstance(frame, Purchase):
        values[frame.seat] += TO_CHOOSE
    elif isinstance(frame, MarketTrade):
        values[frame.seat] += TO_PLACE * frame.n if frame.at == 1 else 0.0
    elif isinstance(frame, FieldBattle) and frame.at == RESPONDING:
        values[frame.seat] += declared(s, frame)


def _end(s: Dorian, seat: Seat, winner: int, goes_on: float) -> float:
    if winner == NONE:
        return goes_on
    return OVER if winner == s.team[seat] else LOST


def standing(s: Dorian, seat: Seat, values: list[float]) -> float:
    """0 to 1 from the strength of all."""
    team = s.team[seat]
    mine = average = 0.0
    best = -99.0
    members = 0
    for other in range(s.seats):
        if s.team[other] == team:
            mine += values[other]
            members += 1
        else:
            average += values[other]
            best = max(best, values[other])
    against = 0.5 * best + 0.5 * average / (s.seats - members)
    return 0.5 + 0.5 * tanh((mine / members - against) / SPREAD)


# -- the policy ----------------------------------------------------------------------------------------------------

IDLE: Final = 0.003  # what changes nothing, or can be changed back: else Upgrades would be exchanged to and fro
NEVER: Final = 0.0  # for people in a hurry: each of these sets is also found step by step
LIKES: Final = {
    w.TAKE_REST: NEVER, w.PAY_REST: NEVER,
    w.DONE: 1.0, w.TAKE: 1.0, w.GARLOCK: 9.0, w.USE: 6.0, w.EQUIP: 3.0, w.UNEQUIP: IDLE, w.STORE: 0.3, w.BUY: 8.0,
    w.TRADE: 0.3, w.ASK_MARKET: 0.2, w.LOOK_MORE: 0.4, w.DESTROY: 0.05, w.SWAP_OBJECTIVE: 0.1, w.STOW: 2.0,
    w.TRIBUTE: 0.02, w.BARGAIN: 0.02, w.GIVE: 0.5, w.WITHDRAW: 0.3, w.TRAVEL: 1.5, w.ASK_PASS: 0.2,
    w.GATHER: 6.0, w.REST: 2.0, w.STAY_OUT: 3.0, w.TAKE_PART: 0.7, w.SELECT: 3.0, w.ACTIVATE: 6.0, w.FIGHT: 1.5,
    w.FLEE: 1.0, w.ENTER: 2.0, w.GRANT: 1.5, w.DENY: 1.0, w.NAME_PRICE: 0.7, w.ACCEPT: 1.0, w.TAKE_BACK: 6.0,
}  # fmt: skip


def policy(s: State, seat: Seat, options: list[Option]) -> list[float]:
    """Weights of the options: what players usually do, and a look at the odds before an attack."""
    assert isinstance(s, Dorian)
    weights: list[float] = []
    have: list[float] = []
    for option in options:
        verb = verb_of(option)
        if not have and verb in (w.BESIEGE, w.ATTACK, w.TRAVEL):
            have = own_force(s, seat)
        weight = LIKES.get(verb, 1.0)
        if verb == w.BESIEGE:
            chance = siege_chance(s, s.at[seat], have)
            weight = 0.05 + 14.0 * chance * chance
        elif verb == w.ATTACK:
            weight = 0.1 + 6.0 * field_chance(s, first(option), have)
        elif verb == w.TRAVEL:
            weight = _travel(s, seat, first(option), have)
        elif verb in (w.CHOOSE, w.SELECT):
            weight = _card_weight(s, seat, first(option), verb)
        elif verb == w.TAKE:
            weight = (1.2, 1.6, 0.6)[second(option)]
        elif verb == w.EQUIP and not _better(s.slots[SLOT_COUNT * seat + second(option)], first(option)):
            weight = IDLE
        elif verb == w.STOW:
            weight = 2.5 if option & 0xFFFF == w.BASE else 1.5
        elif verb == w.TAKE_PART and s.battle is not None:
            weight = _part(s, s.battle, seat, first(option), second(option))
        elif verb == w.GATHER and first(option) < s.mines[PLACES[s.at[seat]].mine]:
            weight = IDLE  # all of it
        elif verb == w.TRADE:
            weight = _trade(s, seat, first(option), second(option), third(option))
        elif verb == w.ASK_MARKET:
            weight = 2.0 if _would_trade(s, seat) else IDLE
        elif verb in (w.ACCEPT, w.GRANT):
            weight = _agree(s, seat, verb)
        weights.append(weight)
    return weights


def _better(held: int, upgrade: int) -> bool:
    """Is an Upgrade worth more than what its slot holds?"""
    return held == NONE or UPGRADE_WORTH[upgrade] > UPGRADE_WORTH[UPGRADE_OF[held]]


def _travel(s: Dorian, seat: Seat, to: int, have: list[float]) -> float:
    """Towards what may be taken with this Hand and mines with stock; not back to where one has just come from for nothing."""
    turn = s.turn
    here = s.at[seat]
    if to == turn.came and not (PLACES[here].mine != NONE or turn.trades or (turn.wins and s.owner[here] == s.team[seat])):
        return NEVER
    far_away_now = distances(s, here)
    weight = 0.4
    if STARS[to] and s.owner[to] != s.team[seat] and s.hands[seat].cards:
        weight += 6.0 * siege_chance(s, to, have)
    far_away = distances(s, to)
    for place in MINES:
        far = far_away[place]
        if far < turn.moves and far < far_away_now[place]:
            weight += 0.8 * s.mines[PLACES[place].mine] / (1 + far)
    return weight


def _trade(s: Dorian, seat: Seat, n: int, res: int, into: int) -> float:
    """A trade is for one more card that can be bought, or for Base Power that has room for it."""
    have, other = funds(s, seat, res), funds(s, seat, into)
    more = (have - n) // PRICE + (other + n) // PRICE - have // PRICE - other // PRICE
    if more > 0:
        return 7.0
    if more == 0 and not base_room(s, seat, res) and base_room(s, seat, into) >= n:
        return 2.0
    return IDLE


def _would_trade(s: Dorian, seat: Seat) -> bool:
    """Is there a trade that is worth asking for?"""
    for n in w.TRADES:
        for res in range(3):
            if funds(s, seat, res) >= n:
                for into in range(3):
                    if res != into and _trade(s, seat, n, res, into) > 1:
                        return True
    return False


def _card_weight(s: Dorian, seat: Seat, index: int, verb: int) -> float:
    """Into battle with Power the Location asks for; otherwise strong cards are chosen and weak ones put away."""
    card = CARDS[index]
    if verb == w.SELECT:
        b = s.battle
        if b is None or b.kind != SIEGE:
            return 0.5 + card.total
        wanted = [power for power, _ in PLACES[b.place].defence]
        return 0.3 + 2.0 * sum(card.power[power] for power in wanted)
    frame = s.frames[-1]
    if getattr(frame, "purpose", 1) in (0, 2, 3):  # discarding, destroying, putting back
        return 6.0 / (0.5 + CARD_WORTH[index])
    return 0.3 + CARD_WORTH[index] ** 2


def _part(s: Dorian, b: Battle, seat: Seat, side: int, joins: int) -> float:
    """Defend what is one's own; otherwise help the side that is likely to win, unless that crowns a rival."""
    chance = attack_chance(s, b)
    mine = s.owner[b.place] == s.team[seat] and b.kind == SIEGE
    odds = chance if side == ATTACK_SIDE else 1 - chance
    weight = 3.0 * odds * odds * odds
    if mine and side == DEFENCE_SIDE:
        weight = 3.0
    winner = crowned(s, b, True)
    if winner not in (NONE, s.team[seat]):
        weight = 0.01 if side == ATTACK_SIDE else 4.0
    return weight * (0.8 if joins else 1.0)


def _agree(s: Dorian, seat: Seat, verb: int) -> float:
    """Paid offers are welcome if they cost little; passage is granted more often to those who are behind."""
    frame = s.frames[-1]
    if isinstance(frame, Offer):
        if seat == frame.to:
            gain = sum(frame.give) - sum(frame.want)
            return 2.5 if gain > 0 else 0.6
        return 1.5 if frame.deal == PASS and sum(frame.want) <= 1 else 0.4
    asker = s.turn.seat
    return 1.8 if ip_of(s, asker) <= ip_of(s, seat) else 0.7
