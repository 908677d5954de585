"""How good a state is for a seat, and which answers look sensible: for bots and playouts. Numbers here are opinions."""

from math import exp, tanh
from typing import Final

from greathall.core.ids import Seat
from greathall.core.option import Option, first, second, verb_of
from greathall.core.state import State
from greathall.games.dorian import words as w
from greathall.games.dorian.arithmetic import field_result, side_power, wall
from greathall.games.dorian.cards import (
    CARDS,
    LEADERS,
    OBJECTIVES,
    OUTCOME,
    PLACES,
    STAR_PLACES,
    STARS,
    UPGRADE_OF,
    UPGRADES,
)
from greathall.games.dorian.field import RESPONDING, FieldBattle
from greathall.games.dorian.objectives import COUNT, COUNT_MINES, NEEDS, reached
from greathall.games.dorian.offer import Offer
from greathall.games.dorian.queries import NO_FIELD, base_power, distances, face, flagged, hand_target, printed_defence, stars_of
from greathall.games.dorian.scoring import ip_of
from greathall.games.dorian.state import ATTACKERS_WON, WIN_FIELD, Battle, Dorian
from greathall.games.dorian.words import (
    ATTACK_SIDE,
    ATTACKING,
    DEFENCE_SIDE,
    DEFENDING,
    FIELD,
    INFLUENCE,
    NONE,
    NOWHERE,
    PASS,
    PREPARATION,
    SIEGE,
    SLOT_COUNT,
    SUPPORTING,
)

SPREAD: Final = 9.0  # how many points of strength make a state good
SPOILS: Final = 0.7  # what Treasure and Upgrade of a victory are worth
CROWN: Final = 15.0  # what Vale City is worth in its variant
ELSEWHERE: Final = 4.0  # Power of a bought card without any of its own: it copies or counts other cards
DEFEAT: Final = 0.8  # what a joined Character loses with a battle
REPUTE: Final = 0.9  # Power that those who help to defend bring for each ★ beyond the first, more or less
NEAR: Final = [0.96**steps for steps in range(40)]  # what a place within reach is worth of one where one stands
BEYOND: Final = [0.45 * 0.9**steps for steps in range(40)]  # and one that takes so many steps more than there are
NOW: Final = 0.85  # what a battle in prospect is worth of one that is won, in this turn and in the next
LATER: Final = 0.75
STANDS: Final = 0.45  # how often an attacked Character that could flee is beaten nevertheless


def _worth_of(index: int) -> float:
    card = CARDS[index]
    abilities = card.abilities
    extra = 0.9 if abilities.activated is not None else 0.0
    extra += 0.7 * len(abilities.triggers) + 1.4 * len(abilities.bonuses) + 0.3 * len(abilities.guards)
    power = card.total or (0 if card.starter else ELSEWHERE)
    return power + extra + 0.6 * card.garlock


def _upgrade_worth(index: int) -> float:
    upgrade = UPGRADES[index]
    extra = 1.2 if upgrade.abilities.activated is not None else 0.0
    extra += 0.8 * (len(upgrade.abilities.statics) + len(upgrade.abilities.bonuses) + len(upgrade.abilities.triggers))
    return sum(upgrade.power) + extra


CARD_WORTH: Final = [_worth_of(index) for index in range(len(CARDS))]
OBJECTIVE_N: Final = [max(1, n) for _, _, n in NEEDS]
UPGRADE_WORTH: Final = [_upgrade_worth(index) for index in range(len(UPGRADES))]


def star_worth(s: Dorian) -> float:
    """A ★ pays at each later Round start, breaks ties, and can be lost."""
    return 0.25 + 0.12 * min(len(s.event_deck.cards), 6)


def likely(margin: float) -> float:
    """The chance that a lead of this size holds against what is still hidden."""
    return 1.0 / (1.0 + exp(-margin / 1.3))


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
    """Add what cards may bring: their Power, and a little for Abilities in their own Power."""
    for card in cards:
        known = CARDS[face(s, card)]
        for power in range(3):
            total[power] += known.power[power]
        if known.type < 3:
            total[known.type] += 0.5 * (CARD_WORTH[face(s, card)] - known.total)


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


def siege_chance(s: Dorian, place: int, have: list[float]) -> float:
    """The chance to take a Location with this Power, less for those who will help to defend it and for its owner."""
    margin = 20.0
    for power, n in printed_defence(s, place):
        margin = min(margin, have[power] - n)
    margin -= REPUTE * (STARS[place] - 1)
    if s.owner[place] != NOWHERE:
        margin -= 1.5
    return likely(margin)


def siege_gain(s: Dorian, place: int, star: float) -> float:
    """What taking a Location is worth."""
    loss = 0.6 * OUTCOME[STARS[place]][2] if s.owner[place] != NOWHERE else 0.0
    return OUTCOME[STARS[place]][0] + star * STARS[place] + SPOILS + loss + crown_worth(s, place)


def crown_worth(s: Dorian, place: int) -> float:
    """Where Vale City decides the game, it is worth more than everything else."""
    return CROWN if s.settings.vale and place == VALE else 0.0


def prospect(s: Dorian, seat: Seat) -> float:
    """The best battle within reach: whose turn it is may still fight it now, or stand well for the next turn."""
    here = s.at[seat]
    if here == NOWHERE:
        return 0.0
    turn = s.turn
    hand = s.hands[seat].cards
    movement = LEADERS[s.leader[seat]].movement
    far_away = distances(s, here)
    have = own_force(s, seat)
    if turn.seat != seat or turn.phase != INFLUENCE:
        return LATER * best_siege(s, seat, movement, have, far_away)
    now = 0.0
    if hand and not turn.rested:
        now = best_siege(s, seat, turn.moves, have, far_away)
        if s.settings.field and not flagged(s, NO_FIELD):
            now = max(now, quarry(s, seat, turn.moves, have, far_away))
    cards, share = draws(s, seat)
    drawn = [0.0] * 3
    add_cards(s, cards, drawn)
    for power in range(3):
        have[power] += share * drawn[power]
    return max(NOW * now, LATER * best_siege(s, seat, movement, have, far_away))


def best_siege(s: Dorian, seat: Seat, moves: int, have: list[float], far_away: list[int]) -> float:
    """The best siege with these moves and this Power, by chance and distance."""
    best = 0.0
    star = star_worth(s)
    for place in STAR_PLACES:
        far = far_away[place]
        if far > moves + 3 or s.owner[place] == s.team[seat]:
            continue
        if place == VALE and ip_of(s, seat) < s.settings.vale:
            continue
        value = siege_gain(s, place, star)
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


MINES: Final = [i for i, place in enumerate(PLACES) if place.mine != NONE]
VALE: Final = next(i for i, place in enumerate(PLACES) if place.slug == "vale_city")


def strength(s: Dorian, seat: Seat) -> float:
    """What a seat has, in IP."""
    if s.leader[seat] == NONE:
        return 0.0
    total = float(ip_of(s, seat)) + star_worth(s) * stars_of(s, seat)
    late = 0.5 if not s.event_deck.cards else 1.0
    i = 3 * seat
    pool = s.pool[i] + s.pool[i + 1] + s.pool[i + 2]
    emptied = s.turn.seat == seat and s.turn.phase == PREPARATION
    total += late * (0.04 if emptied else 0.12) * pool
    for res in range(3):
        total += late * 0.15 * min(s.camp[i + res], 3)
        total += (0.25 + 0.05 * LEADERS[s.leader[seat]].slots[res]) * s.base[i + res]
    for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
        if s.slots[slot] != NONE:
            total += 0.22 * UPGRADE_WORTH[UPGRADE_OF[s.slots[slot]]]
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
    total += 0.05 * late * cards + objectives_worth(s, seat)
    return total + prospect(s, seat)


# -- a battle in progress ------------------------------------------------------------------------------------------


def attack_chance(s: Dorian, b: Battle) -> float:
    """The chance that the attackers win, from what is on the table and in the seals."""
    if b.result:
        return 1.0 if b.result == ATTACKERS_WON else 0.0
    attack, defence = _sides(s, b)
    if b.kind == SIEGE:
        margin = 20.0
        for slot, (power, _) in enumerate(printed_defence(s, b.place)):
            margin = min(margin, attack[power] - defence[power] - wall(s, b, slot))
        if b.seals:  # not all have said what they do
            margin -= 0.5 * REPUTE * (STARS[b.place] - 1)
        return likely(margin + 0.3)
    if not b.seals and not b.result:
        return {1: 0.85, 2: 0.15, 3: 0.5}[field_result(s, b)]
    ahead = sorted(attack[power] - defence[power] for power in range(3))
    return likely(ahead[1])


def _sides(s: Dorian, b: Battle) -> tuple[list[float], list[float]]:
    if not b.seals:
        return [float(n) for n in side_power(s, b, 1)], [float(n) for n in side_power(s, b, 2)]
    attack, defence = [0.0] * 3, [0.0] * 3
    for seat in b.order:
        side = attack if seat == b.attacker or b.seals[seat].cards[0] == ATTACK_SIDE else defence
        if b.joined >> seat & 1:
            mine = own_power(s, seat)
            for power in range(3):
                side[power] += mine[power]
        flags = b.seals[seat].cards[1:]
        hand = s.hands[seat].cards
        if b.ready >> seat & 1:
            add_cards(s, [hand[i] for i in range(len(hand)) if flags[i]], side)
        else:
            last = max([face(s, hand[i]) for i in range(len(hand)) if flags and flags[i]], default=-1)
            usable = [hand[i] for i in range(len(hand)) if (flags and flags[i]) or face(s, hand[i]) >= last]
            share = [0.0] * 3
            add_cards(s, usable, share)
            for power in range(3):
                side[power] += share[power] * (0.97 if seat == b.attacker else 0.6)
    return attack, defence


def stake(s: Dorian, b: Battle, seat: Seat, chance: float) -> float:
    """What the battle is worth to a seat with this chance of the attackers."""
    if b.kind not in (SIEGE, FIELD):
        return 0.0
    role = b.roles[seat]
    if not role and seat in b.order and b.seals:
        attacks = seat == b.attacker or b.seals[seat].cards[0] == ATTACK_SIDE
        role = ATTACKING if seat == b.attacker else SUPPORTING if attacks else DEFENDING
    defeat = DEFEAT if b.joined >> seat & 1 else 0.0
    if b.kind == FIELD:
        mine = chance if role in (ATTACKING, SUPPORTING) else 1 - chance
        return mine * field_gain(s, seat) - (1 - mine) * (1 + DEFEAT) if role else 0.0
    attacker, others, loss = OUTCOME[STARS[b.place]]
    value = 0.0
    if role == ATTACKING:
        spoils = attacker + star_worth(s) * STARS[b.place] + SPOILS + crown_worth(s, b.place)
        value = chance * spoils - (1 - chance) * defeat
    elif role == SUPPORTING:
        value = chance * (others + SPOILS) - (1 - chance) * defeat
    elif role == DEFENDING:
        value = (1 - chance) * (others + SPOILS) - chance * defeat
    if s.owner[b.place] == s.team[seat]:
        value -= chance * (loss + star_worth(s) * STARS[b.place])
    return value


def declared(s: Dorian, attack: FieldBattle) -> float:
    """What an attack is worth to the attacker before it is answered: a little more than to stand there."""
    return 0.25 * field_chance(s, attack.target, own_force(s, attack.seat)) * field_gain(s, attack.seat)


def evaluate(s: State, seat: Seat) -> float:
    """0 to 1: the own strength against the best and the average of the others."""
    assert isinstance(s, Dorian)
    values = [strength(s, other) for other in range(s.seats)]
    b = s.battle
    if b is not None and b.kind in (SIEGE, FIELD):
        chance = attack_chance(s, b)
        for other in range(s.seats):
            values[other] += stake(s, b, other, chance)
    elif s.frames and isinstance(s.frames[-1], FieldBattle) and s.frames[-1].at == RESPONDING:
        values[s.frames[-1].seat] += declared(s, s.frames[-1])
    mine = sum(values[other] for other in range(s.seats) if s.team[other] == s.team[seat])
    members = sum(1 for other in range(s.seats) if s.team[other] == s.team[seat])
    rest = [values[other] for other in range(s.seats) if s.team[other] != s.team[seat]]
    against = 0.5 * max(rest) + 0.5 * sum(rest) / len(rest)
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
    for option in options:
        verb = verb_of(option)
        weight = LIKES.get(verb, 1.0)
        if verb == w.BESIEGE:
            chance = siege_chance(s, s.at[seat], own_force(s, seat))
            weight = 0.05 + 14.0 * chance * chance
        elif verb == w.ATTACK:
            weight = 0.1 + 6.0 * field_chance(s, first(option), own_force(s, seat))
        elif verb == w.TRAVEL:
            weight = _travel(s, seat, first(option))
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
        elif verb in (w.ACCEPT, w.GRANT):
            weight = _agree(s, seat, verb)
        weights.append(weight)
    return weights


def _better(held: int, upgrade: int) -> bool:
    """Is an Upgrade worth more than what its slot holds?"""
    return held == NONE or UPGRADE_WORTH[upgrade] > UPGRADE_WORTH[UPGRADE_OF[held]]


def _travel(s: Dorian, seat: Seat, to: int) -> float:
    """Towards what may be taken with this Hand, mines with stock, away from nothing in particular."""
    weight = 0.4
    have = own_force(s, seat)
    if STARS[to] and s.owner[to] != s.team[seat]:
        weight += 6.0 * siege_chance(s, to, have)
    mine = PLACES[to].mine
    if mine != NONE:
        weight += 0.8 * s.mines[mine]
    return weight


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
    """Defend what is one's own; otherwise help the side that is likely to win, sometimes the other one."""
    chance = attack_chance(s, b)
    mine = s.owner[b.place] == s.team[seat] and b.kind == SIEGE
    odds = chance if side == ATTACK_SIDE else 1 - chance
    weight = 2.5 * odds * odds
    if mine and side == DEFENCE_SIDE:
        weight = 3.0
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
