"""How a sensible player weighs his answers, verb by verb. Weights are only compared within one question."""

from typing import Final

from greathall.core.option import Option, first, second, verb_of
from greathall.games.card_rogue.cards.catalogue import KIND, PACK, SELLABLE, VP_OF, colour_of
from greathall.games.card_rogue.mind.fighter import fight_value, reach
from greathall.games.card_rogue.mind.guide import Aims, exit_aim, survey
from greathall.games.card_rogue.mind.hope import asks_now, is_lost, leads_to_golem
from greathall.games.card_rogue.mind.worth import (
    SCROLL_CURSE,
    SCROLL_HEALTH,
    SCROLL_MOVE,
    WORN,
    bargain,
    blow,
    blows,
    card_worth,
    death_cost,
    health_price,
    mean_damage,
    rounds,
    shopping,
    spare_gold,
)
from greathall.games.card_rogue.notation import VERBS
from greathall.games.card_rogue.rules.meeting import Offer, Trade
from greathall.games.card_rogue.rules.payment import Pay
from greathall.games.card_rogue.rules.potions import Teleport
from greathall.games.card_rogue.rules.queries import (
    armor,
    flee_faces,
    foes_fought,
    in_combat,
    max_health,
    player_at,
    purse,
    sides_to_foes,
)
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import (
    ACCEPT,
    AGREE,
    ARMOR,
    ATTACK,
    AVOID,
    BOSS,
    BUY,
    CLAIM,
    CONTINUE,
    DIG,
    DRINK,
    DROP,
    EMPTY,
    END_TURN,
    EQUIP,
    FLEE,
    FLIP,
    FORFEIT,
    GIVE,
    HEALING,
    KEEP,
    LEAP,
    LEAVE_SHOP,
    MOLE,
    MOVE,
    PARALYSIS,
    PAY,
    PICK,
    POISON,
    POTION,
    PROPOSE,
    QUIT,
    READ,
    READY,
    RETURN,
    RUSH,
    SCROLL,
    SECOND_TURN,
    SELL,
    SETTLE,
    SHOP,
    SPELL_HEAL,
    SPELL_HURT,
    SPELL_STEP,
    STAY,
    STEAL,
    STEPS,
    STRENGTH,
    TELEPORT,
    TELEPORTATION,
    THROW,
    TRADE,
    TRIP,
    UNEQUIP,
    UNKNOWN,
    WAIT,
    WEAKNESS,
    WEAPON,
)

DEPENDS: Final = -1.0
GIVES_UP: Final = 100_000.0  # nothing else is even tried


def _plain() -> list[float]:
    """Verbs that weigh the same in every position; the rest depend on it."""
    weights = [1.0] * len(VERBS)
    for verb in (
        FLIP, MOVE, STAY, END_TURN, ATTACK, FLEE, DRINK, THROW, READ, EQUIP, UNEQUIP, SPELL_STEP, SPELL_HEAL, TELEPORT,
        KEEP, DROP, SHOP, BUY, PAY, LEAVE_SHOP, PROPOSE, ACCEPT, TRIP, STEAL, LEAP, MOLE, DIG, PICK,
        RETURN, FORFEIT, AGREE,
    ):  # fmt: skip
        weights[verb] = DEPENDS
    weights[SECOND_TURN] = 20.0
    weights[CONTINUE] = 4.0
    weights[READY] = 0.01  # what is worth using is worth using at once
    weights[SETTLE] = 50.0
    weights[SPELL_HURT] = 10.0
    weights[AVOID] = 99.0
    weights[SELL] = 0.00005
    weights[TRADE] = 0.00005
    weights[GIVE] = 0.01
    weights[WAIT] = 0.2
    weights[QUIT] = 0.01
    weights[CLAIM] = 10.0
    return weights


PLAIN_WEIGHT: Final = _plain()
CHARACTER_WEIGHT: Final = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Adviser:
    """Weighs the answers to one question. What several answers need is reckoned once."""

    def __init__(self, s: CardRogue, seat: int, options: list[Option]) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.walk: dict[int, float] | None = None
        self.low = 0.0
        self.high = 0.0
        self.stand = -99.0  # what fighting on is worth, less what fleeing is

    def weights(self) -> list[float]:
        """One weight for each answer."""
        found: list[float] = []
        for o in self.options:
            verb = verb_of(o)
            weight = PLAIN_WEIGHT[verb]
            found.append(self._weigh(verb, o) if weight < 0.0 else weight)
        return found

    def _weigh(self, verb: int, o: Option) -> float:
        if verb in (MOVE, SPELL_STEP, LEAP):
            return self._go(first(o)) * (1.0 if verb == MOVE else 0.6)
        if verb in (STAY, END_TURN):
            return self._remain(verb)
        if verb == FLIP:
            return self._flip()
        if verb in (ATTACK, FLEE):
            return self._fight(verb, first(o))
        if verb in (DRINK, THROW, SPELL_HEAL):
            return self._potion(verb, first(o), second(o))
        if verb in (EQUIP, UNEQUIP):
            return self._wear(verb, first(o), second(o))
        if verb in (BUY, PAY, LEAVE_SHOP, SHOP):
            return self._trade(verb, o)
        if verb in (KEEP, DROP):
            return self._save(verb, first(o))
        return self._rare(verb, first(o))

    # -- walking and looking

    def _survey(self) -> dict[int, float]:
        walk = self.walk
        if walk is None:
            walk = survey(self.s, self.seat)
            self.walk = walk
            values = list(walk.values())
            self.low = min(values)
            self.high = max(values)
        return walk

    def _go(self, place: int) -> float:
        value = self._survey().get(place, self.low)
        if self.high <= self.low:
            return 1.0
        share = (value - self.low) / (self.high - self.low)
        return 0.03 + 10.0 * share * share * share

    def _remain(self, verb: int) -> float:
        if verb_of(self.options[0]) == SECOND_TURN:
            return 1.0
        return 0.8 * self._go(self.s.players[self.seat].place)

    def _flip(self) -> float:
        s = self.s
        if verb_of(self.options[0]) == MOVE:
            return 0.8 * self._go(s.players[self.seat].place)  # in flight: is there a better aim than to explore here?
        return 0.5 if s.phase == RUSH and exit_aim(s, self.seat) > 0.0 else 8.0

    # -- fighting

    def _margin(self) -> float:
        """By how much fighting on is better than fleeing."""
        if self.stand < -98.0:
            s = self.s
            foes = foes_fought(s, self.seat)
            self.stand = 0.0
            if foes:
                flight = -0.03
                if flee_faces(s, self.seat) >= 0:
                    hurt = blows(s, self.seat, foes)
                    flight -= health_price(s, self.seat) * hurt
                    if hurt >= s.players[self.seat].health:
                        flight -= 0.5 * max(0.0, death_cost(s, self.seat))
                self.stand = fight_value(s, self.seat, foes) - flight
        return self.stand

    def _fight(self, verb: int, place: int) -> float:
        margin = self._margin()
        if verb == FLEE:
            return 10.0 if margin < -0.05 else (1.0 if margin < 0.0 else (0.1 if margin < 0.25 else 0.01))
        weight = 10.0 if margin >= 0.0 else 2.0
        if len(self.options) > 1 and verb_of(self.options[1]) == ATTACK:
            # The one first that costs most for each attack it takes.
            foe = self.s.foes[place]
            rate = (0.3 + blow(foe, armor(self.s, self.seat))) / rounds(foe.card, foe.health, mean_damage(self.s, self.seat))
            weight *= 0.1 + rate * rate
        return weight

    def _potion(self, verb: int, card: int, place: int) -> float:
        s = self.s
        effect = s.potions[colour_of(card)]
        if verb == DRINK:
            return self._drink(effect)
        missing = max_health(s, self.seat) - s.players[self.seat].health
        if verb == SPELL_HEAL:
            return 0.01 if missing < 3 or effect in (HEALING, STRENGTH) else 3.0
        if effect in (HEALING, STRENGTH):
            return 0.002
        if player_at(s, place) != EMPTY:
            return 0.5 if effect == UNKNOWN else (0.1 if effect == TELEPORTATION else 2.0)
        foe = s.foes[place]
        big = KIND[foe.card] == BOSS
        if effect == TELEPORTATION:
            return 5.0 if self._margin() < -0.1 else 0.005
        if effect == PARALYSIS:
            return 0.01 if foe.paralysed else (12.0 if big else 1.0)
        if effect == POISON:
            return 0.01 if foe.poison else (12.0 if big else 1.0)
        if effect == WEAKNESS:
            return 12.0 if big else 0.6
        return 2.0 if big else 0.5

    def _drink(self, effect: int) -> float:
        s = self.s
        p = s.players[self.seat]
        if effect == STRENGTH:
            return 40.0
        if effect == HEALING:
            if in_combat(s, self.seat):
                hurt = blows(s, self.seat, foes_fought(s, self.seat))
                return 40.0 if p.health <= 1.4 * hurt else 0.02
            return 4.0 if 3 * p.health <= p.max_health else 0.01
        if effect == TELEPORTATION:
            if in_combat(s, self.seat):
                return 6.0 if self._margin() < -0.1 else 0.01
            return 0.5 if shopping(s, self.seat) > 0.3 else 0.02
        if effect == UNKNOWN:
            if in_combat(s, self.seat):
                return 4.0 if self._margin() < -0.2 else 0.2
            # It may heal, or make strong; and the gold that it would bring is needed less and less.
            return 20.0 if 2 * p.health <= p.max_health else (0.2 if s.explore.cards else 5.0)
        return 0.002

    # -- things

    def _wear(self, verb: int, card: int, slot: int) -> float:
        if verb == EQUIP:
            return 10.0 + 200.0 * WORN[card] if slot == PACK[card].slots[0] else 30.0
        for other in self.s.players[self.seat].hand.cards:
            kind = KIND[other]
            if (kind in (WEAPON, ARMOR)) and PACK[other].slots[0] == slot and WORN[other] > WORN[card] + 0.02:
                return 8.0
        return 0.00002

    def _trade(self, verb: int, o: Option) -> float:
        s = self.s
        if verb == SHOP:
            return 30.0 if shopping(s, self.seat) > 0.0 else 0.00005
        if verb == BUY:
            return self._buy(first(o), second(o))
        if verb == LEAVE_SHOP:
            return 0.0005 if shopping(s, self.seat) > 0.0 else 1.0
        frame = s.frames[-1]
        if isinstance(frame, Pay) and frame.enough(s):
            return 0.0005  # more than the price
        kind = KIND[first(o)]
        if kind == POTION:
            return 0.2 if s.potions[colour_of(first(o))] in (HEALING, STRENGTH) else 3.0
        return 0.05 if kind in (WEAPON, ARMOR, SCROLL) else 10.0

    def _buy(self, card: int, price: int) -> float:
        s = self.s
        money = spare_gold(s, self.seat)
        if money < price:
            return 0.005
        gain = bargain(s, self.seat, card, price, money)
        return 2.0 + 100.0 * gain * gain if gain > 0.0 else 0.005

    def _save(self, verb: int, card: int) -> float:
        s = self.s
        if verb == DROP and not SELLABLE[card]:
            return 0.05  # it stays on the tile anyway
        worth = card_worth(s, card)
        if card in s.players[self.seat].gear:
            worth = max(worth, WORN[card])
        worth = max(0.01, worth)
        return worth * worth * worth

    # -- the rest

    def _rare(self, verb: int, a: int) -> float:
        s = self.s
        if verb == READ:
            return self._read(a)
        if verb == TRIP:
            return 0.4 if in_combat(s, a) else 5.0
        if verb == STEAL:
            hand = s.players[a].hand.cards
            points = sum([VP_OF[card] for card in hand])
            return 1.0 + 20.0 * points / len(hand)
        if verb == MOLE:
            return 30.0 if purse(s, self.seat) >= 10 or death_cost(s, self.seat) < 0.6 else 2.0
        if verb == DIG:
            return self._dig(a)
        if verb == TELEPORT:
            return self._teleport(a)
        if verb == RETURN:
            return 0.02 if sides_to_foes(s, a) else (9.0 if not s.explore.cards and leads_to_golem(s, a) else 1.0)
        if verb == PICK:
            return CHARACTER_WEIGHT[a]
        if verb == FORFEIT:
            return GIVES_UP if asks_now(s) and is_lost(s) else 0.000001
        if verb == AGREE:
            return GIVES_UP if is_lost(s) else 0.001
        return self._bargain(verb)

    def _read(self, card: int) -> float:
        if card in (SCROLL_HEALTH, SCROLL_CURSE):
            return 40.0
        if card == SCROLL_MOVE:
            return 6.0 if in_combat(self.s, self.seat) and self._margin() < -0.1 else 0.02
        poison = self.s.players[self.seat].poison
        return 10.0 if poison >= 2 else (3.0 if not poison else 0.2)

    def _dig(self, place: int) -> float:
        """The tile that opens most: spaces, face-down cards, other halls."""
        s = self.s
        if place not in reach(s, s.players[self.seat].place):
            return 0.01
        weight = 0.05
        for side in range(4):
            if not s.sides[s.slot_at[place]] >> side & 1:
                there = place + STEPS[side]
                slot = s.slot_at.get(there)
                if slot is None:
                    weight += 1.0 if s.explore.cards and s.on_table(there) else 0.0
                elif s.sides[slot] == 0:
                    weight += 2.0
                elif s.sides[slot] >> (side ^ 2) & 1:
                    weight += 0.5
        return weight * weight

    def _teleport(self, place: int) -> float:
        s = self.s
        frame = s.frames[-1]
        if isinstance(frame, Teleport) and frame.target != self.seat:
            return 1.0
        value = Aims(s, self.seat).at(s, place, s.slot_at[place])
        return 0.1 + 20.0 * value * value

    def _bargain(self, verb: int) -> float:
        """Trades: a gift is taken, and nothing is given for less than it is worth."""
        s = self.s
        frame = s.frames[-1]
        mine = s.offers[self.seat].cards
        if isinstance(frame, Offer):
            mine = frame.held(s)
        elif not isinstance(frame, Trade):
            return 1.0
        gain = 0.0
        for card in s.offers[frame.partner].cards:
            gain += card_worth(s, card)
        for card in mine:
            gain -= card_worth(s, card)
        return 9.0 if gain > 0.0 else 0.02
