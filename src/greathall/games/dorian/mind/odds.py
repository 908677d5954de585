"""The battle in progress: who is likely to win it, what it is worth to each player, and whom it would crown. Opinions too."""

from greathall.core.ids import Seat
from greathall.games.dorian.cards.catalogue import OUTCOME, STARS, VALE_CITY
from greathall.games.dorian.mind.estimates import (
    CARD_COST,
    DEFEAT,
    OWNED,
    SPOILS,
    add_cards,
    crown_worth,
    field_gain,
    foreseen,
    likely,
    own_power,
    star_worth,
)
from greathall.games.dorian.rules.aftermath import siege_bonus
from greathall.games.dorian.rules.arithmetic import field_result, side_power, wall
from greathall.games.dorian.rules.queries import FIELD_IP, face, flag_number, printed_defence
from greathall.games.dorian.rules.scoring import ip_of
from greathall.games.dorian.rules.siege import JOINING_STEP, Siege
from greathall.games.dorian.rules.state import ATTACKERS_WON, Battle, Dorian
from greathall.games.dorian.words import ATTACK_SIDE, ATTACKING, DEFENDING, FIELD, NONE, SIEGE, SUPPORTING


def attack_chance(s: Dorian, b: Battle) -> float:
    """The chance that the attackers win, from what is on the table and in the seals."""
    if b.result:
        return 1.0 if b.result == ATTACKERS_WON else 0.0
    attack, defence = _sides(s, b)
    if b.kind == SIEGE:
        margin = 20.0
        for slot, (power, _) in enumerate(printed_defence(s, b.place)):
            margin = min(margin, attack[power] - defence[power] - wall(s, b, slot))
        return _before_all_have_said(s, b, margin) if b.seals else likely(margin + 0.3)
    if not b.seals and not b.result:
        return {1: 0.85, 2: 0.15, 3: 0.5}[field_result(s, b)]
    ahead = sorted(attack[power] - defence[power] for power in range(3))
    return likely(ahead[1])


def _before_all_have_said(s: Dorian, b: Battle, margin: float) -> float:
    """The chance while sides are chosen, or cards."""
    frame = s.frames[-1]
    if not isinstance(frame, Siege) or frame.at != JOINING_STEP:
        return likely(margin + 0.3)
    others = 0
    for i in range(frame.i, s.seats):
        other = s.order[i]
        if other != b.attacker and s.hands[other].cards:
            others += 1
            if s.owner[b.place] == s.team[other]:
                margin -= OWNED
    return foreseen(margin, others)


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


def role_of(b: Battle, seat: Seat) -> int:
    """What a seat is in a battle, from its marker while that is sealed; 0 if it stays out or has not said."""
    role = b.roles[seat]
    if not role and b.seals and seat in b.order:
        attacks = b.seals[seat].cards[0] == ATTACK_SIDE
        role = ATTACKING if seat == b.attacker else SUPPORTING if attacks else DEFENDING
    return role


def effort(s: Dorian, b: Battle, seat: Seat) -> float:
    """What the cards are worth elsewhere that a helper has selected: a single one at least goes with it."""
    if not b.seals or seat == b.attacker:
        return 0.0  # an attacker's Hand is filled up when the turn ends
    flags = b.seals[seat].cards
    hand = s.hands[seat].cards
    total = 0.0
    least = 9.0
    for i in range(len(hand)):
        cost = CARD_COST[face(s, hand[i])]
        least = min(least, cost)
        if len(flags) > 1 and flags[i + 1]:
            total += cost
    return total or least


def stake(s: Dorian, b: Battle, seat: Seat, chance: float) -> float:
    """What the battle is worth to a seat with this chance of the attackers."""
    role = role_of(b, seat)
    defeat = DEFEAT if b.joined >> seat & 1 else 0.0
    if b.kind == FIELD:
        mine = chance if role in (ATTACKING, SUPPORTING) else 1 - chance
        return mine * field_gain(s, seat) - (1 - mine) * (1 + DEFEAT) - effort(s, b, seat) if role else 0.0
    attacker, others, loss = OUTCOME[STARS[b.place]]
    value = 0.0
    if role == ATTACKING:
        spoils = attacker + star_worth(s) * STARS[b.place] + SPOILS + crown_worth(s, b.place)
        value = chance * spoils - (1 - chance) * defeat
    elif role == SUPPORTING:
        value = chance * (others + SPOILS) - (1 - chance) * defeat - effort(s, b, seat)
    elif role == DEFENDING:
        value = (1 - chance) * (others + SPOILS) - chance * defeat - effort(s, b, seat)
    if s.owner[b.place] == s.team[seat]:
        value -= chance * (loss + star_worth(s) * STARS[b.place])
    return value


def crowned(s: Dorian, b: Battle, attackers: bool) -> int:
    """The team that would win the game with this battle if the attackers win it, or the defenders; NONE if nobody does."""
    goal = s.settings.goal
    if s.settings.vale:
        return s.team[b.attacker] if attackers and b.kind == SIEGE and b.place == VALE_CITY else NONE
    if max(s.ip) + 9 < goal:
        return NONE
    best = goal - 1
    found = NONE
    for seat in b.order:
        role = role_of(b, seat)
        if not role or (role == DEFENDING) == attackers:
            continue
        if b.kind == FIELD:
            gain = 1 + flag_number(s, FIELD_IP)
        elif role == ATTACKING:
            gain = OUTCOME[STARS[b.place]][0] + siege_bonus(s)
        else:
            gain = OUTCOME[STARS[b.place]][1]
        after = ip_of(s, seat) + gain
        if role == SUPPORTING and s.settings.support_cap:
            after = min(after, goal - 1)
        if after > best:
            best, found = after, s.team[seat]
    return found
