"""What things are worth to a bot, in victory points: cards, a fight, a death. The numbers were tuned by playing."""

from typing import Final

from greathall.games.card_rogue.cards.catalogue import (
    ATTACK_OF,
    BASILISK_GREEN,
    BASILISK_YELLOW,
    CURSED,
    DAGGER,
    GOLD_OF,
    GOLEM,
    KIND,
    MAX_HEALTH_OF,
    NUMBERS,
    PACK,
    SELLABLE,
    VP_OF,
    colour_of,
)
from greathall.games.card_rogue.mind.odds import FISTS
from greathall.games.card_rogue.rules.queries import armor, attack_modifier, can_wear, max_health, may_sell, victory_points
from greathall.games.card_rogue.rules.shop import price_for
from greathall.games.card_rogue.rules.state import CardRogue, Foe
from greathall.games.card_rogue.words import (
    ARMOR,
    ARTIFACT,
    BOSS,
    EMPTY,
    GONE,
    HEALING,
    KEY,
    POTION,
    PRIMARY,
    ROGUE,
    SCROLL,
    SECONDARY,
    WEAPON,
)

PER_GOLD: Final = 0.025
PER_HEALTH: Final = 0.015  # to one who has nothing
STRONG_HEALTH: Final = 0.02  # more for each point's worth of gear
PER_DAMAGE: Final = 0.35  # a point more of mean damage
PER_ARMOR: Final = 0.35
PER_MAX: Final = 0.05  # a point of maximum health
KEY_WORTH: Final = 0.35
RICH: Final = 24  # gold
NEW_START: Final = 0.3  # what a death costs besides cards: the way back

GREEN_POISON: Final = 0.8  # health a round to poison, on average
RAT_POISON: Final = 0.6


def _mean(card: int) -> float:
    """Mean damage with a weapon, before modifiers: the faces that count, and rerolls (m = sum/6 + again * 2m)."""
    weapon = PACK[card]
    total = 0
    again = 0
    for face in range(1, 7):
        if weapon.reroll_on >> face & 1:
            again += 1
        elif not weapon.miss_on >> face & 1:
            total += max(face, weapon.min_attack) * (2 if weapon.doubles else 1)
    return total / 6 / (1 - again / 3)


def _worn(card: int) -> float:
    item = PACK[card]
    if item.kind == WEAPON:
        return PER_DAMAGE * (_mean(card) + item.attack - FISTS) - (0.15 if len(item.slots) == 2 else 0.0)
    if item.kind != ARMOR:
        return 0.0
    worth = PER_ARMOR * item.armor + 0.15 * item.steps
    return worth + (0.15 if item.block_on else 0.0) + (0.08 if item.flee_on else 0.0) + (0.06 if item.avoid_on else 0.0)


MEAN: Final = [_mean(card.number) if card.kind == WEAPON else FISTS for card in PACK]  # by weapon
WORN: Final = [_worn(card.number) for card in PACK]  # what wearing it is worth
SCROLL_HEALTH: Final = NUMBERS["scroll_health"]
DEBT_CARD: Final = NUMBERS["debt"]
SCROLL_MOVE: Final = NUMBERS["scroll_move"]
SCROLL_CURSE: Final = NUMBERS["scroll_remove_curse"]
# What the Golem's blow costs on average, by armor.
GOLEM_BLOW: Final = [sum([max(0, 2 * face - less) for face in range(1, 7)]) / 6 for less in range(13)]
# What the Golem is worth, by the lead before (-3 to 3): with its two points another must not win by being first at an exit.
GOLEM_GAIN: Final = [-0.5, -0.2, 1.2, 3.0, 3.0, 3.0, 3.0]
POTION_WORTH: Final = [0.02, 0.25, 0.05, 0.25, 0.05, 0.05, 0.08]  # by effect, besides the gold; unknown first


def card_worth(s: CardRogue, card: int) -> float:
    """A card in hand."""
    kind = KIND[card]
    worth = VP_OF[card] + PER_GOLD * GOLD_OF[card]
    if kind in (WEAPON, ARMOR):
        return worth + 0.5 * WORN[card]
    if kind == POTION:
        return worth + POTION_WORTH[s.potions[colour_of(card)]]
    if kind == ARTIFACT:
        return PER_DAMAGE * ATTACK_OF[card] + PER_MAX * MAX_HEALTH_OF[card]
    if kind == KEY:
        return KEY_WORTH
    if kind == SCROLL and card == SCROLL_HEALTH:
        return worth + 0.1
    return worth


def gear_worth(s: CardRogue, seat: int) -> float:
    """Everything that makes a player strong: what he wears, lasting changes, artifacts."""
    p = s.players[seat]
    worth = PER_DAMAGE * p.attack + PER_MAX * p.max_health
    last = EMPTY
    for slot, card in enumerate(p.gear):
        if card != EMPTY and (card != last or len(PACK[card].slots) == 1):
            # A second dagger adds 1 to the damage, nothing else.
            worth += WORN[card] if slot == PRIMARY or KIND[card] == ARMOR else PER_DAMAGE
        last = card
    return worth


def mean_damage(s: CardRogue, seat: int) -> float:
    """What an attack of this seat costs an enemy on average."""
    weapon = s.players[seat].gear[PRIMARY]
    return max(0.5, (FISTS if weapon == EMPTY else MEAN[weapon]) + attack_modifier(s, seat))


def rounds(card: int, health: int, damage: float) -> float:
    """How many attacks it takes to slay an enemy."""
    enemy = PACK[card]
    if enemy.recovers:
        return 6.0 / min(6.0, max(0.2, 7.0 + damage - FISTS - health))
    if enemy.dodge:
        damage *= 0.67
    elif enemy.program and enemy.kind != BOSS and enemy.attack == 2:
        damage = max(0.5, damage - 0.6)  # it mends itself
    return max(1.0, 0.45 + health / damage)


def blow(foe: Foe, less: int) -> float:
    """What a round of an enemy costs on average, against so much armor."""
    card = foe.card
    if card == GOLEM:
        return GOLEM_BLOW[min(12, max(0, less - foe.attack))]
    cost = max(0.0, float(ATTACK_OF[card] + foe.attack - less))
    effect = PACK[card].effect
    if len(effect) == 2:
        if effect[1] == "poison 2":
            cost += RAT_POISON
        elif effect[1] == "poison 4":
            cost += GREEN_POISON
        else:
            cost *= 1.6  # it paralyses
    return cost


def blows(s: CardRogue, seat: int, places: list[int]) -> float:
    """What a round of all these enemies costs a seat on average."""
    less = armor(s, seat)
    cost = 0.0
    for place in places:
        cost += blow(s.foes[place], less)
    return cost


def win_chance(health: float, loss: float) -> float:
    """The chance to live through an expected loss of health."""
    margin = (health - loss) / (0.6 + 0.45 * loss)
    return min(0.98, 0.5 + 0.35 * margin) if margin > 0.0 else max(0.005, 0.5 + 0.6 * margin)


def stamina(s: CardRogue, seat: int) -> float:
    """Health, with the healing potions known to be in hand, less the poison that is certain."""
    p = s.players[seat]
    health = float(p.health)
    if not p.reversal:
        health -= p.poison
    if HEALING in s.potions:
        colour = s.potions.index(HEALING)
        for card in p.hand.cards:
            if KIND[card] == POTION and colour_of(card) == colour:
                health += 0.7 * p.max_health
    return health


def loot(s: CardRogue, seat: int, card: int) -> float:
    """What slaying an enemy brings. The Golem's points come with the end rush, which its slayer leads."""
    if card == GOLEM:
        return 3.0 if s.seats == 1 else GOLEM_GAIN[min(3, max(-3, lead(s, seat))) + 3]
    if KIND[card] == BOSS:
        other = BASILISK_YELLOW if card == BASILISK_GREEN else BASILISK_GREEN
        return -1.0 if s.players[seat].hand.has(other) else 1.0  # CR-VP-09: both would be lost
    return PER_GOLD * GOLD_OF[card] + 0.02  # and the way is free


def lead(s: CardRogue, seat: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    best = 0
    for other, p in enumerate(s.players):
        if other != seat and p.status != GONE:
            best = max(best, victory_points(s, other))
    return victory_points(s, seat) - best


def fitness(s: CardRogue, seat: int) -> float:
    """How much of its strength a seat can use: little, when it is nearly dead."""
    useless = 0.4 if s.explore.cards else 0.8  # there is hope of healing while there is something to explore
    return 1.0 - useless + useless * min(1.0, stamina(s, seat) / 10.0)


def death_cost(s: CardRogue, seat: int) -> float:
    """What dying would cost now: all but the card that is kept, but health is whole again. Never less than nothing: who dies
    for the sake of his health gets nowhere."""
    p = s.players[seat]
    kept = 0.0  # what keeping the best card saves: as much as losing it would cost, and no more
    use = fitness(s, seat)
    cost = (NEW_START if s.explore.cards else 0.0) + PER_DAMAGE * p.attack * use
    cost -= PER_HEALTH * (max_health(s, seat) - p.health)
    for card in p.gear:
        if card != EMPTY:
            loss = WORN[card] * use
            cost += loss
            kept = max(kept, loss)
    gold = 0
    for card in p.hand.cards:
        loss = card_worth(s, card)
        if not SELLABLE[card]:
            loss *= 0.5  # it lies on the tile and can be fetched
        gold += GOLD_OF[card]
        cost += loss
        kept = max(kept, loss)
    return max(0.0, cost - kept - PER_GOLD * useless_gold(s, gold))


def useless_gold(s: CardRogue, gold: int) -> int:
    """So much more gold than there are things to buy."""
    return max(0, gold - (40 if s.shop.has(DEBT_CARD) else 16))


def health_price(s: CardRogue, seat: int) -> float:
    """What a point of health is worth to a seat."""
    return PER_HEALTH + STRONG_HEALTH * max(0.0, gear_worth(s, seat) - 0.5)


def golem_ready(s: CardRogue, seat: int) -> float:
    """How much of the health that the Golem would cost this seat has, up to 1.3."""
    need = (25.0 / mean_damage(s, seat) - 0.55) * GOLEM_BLOW[min(12, armor(s, seat))]
    return min(1.3, stamina(s, seat) / max(1.0, need))


def buying_worth(s: CardRogue, seat: int, card: int) -> float:
    """What a card of the shop would add for this seat, before its price."""
    kind = KIND[card]
    p = s.players[seat]
    if kind in (WEAPON, ARMOR):
        if card == DAGGER and p.character == ROGUE and p.gear[PRIMARY] == DAGGER:
            return PER_DAMAGE if p.gear[SECONDARY] == EMPTY and not p.hand.has(DAGGER) else 0.0
        slots = PACK[card].slots
        if p.hand.has(card) or not can_wear(s, seat, card, slots[0]):
            return 0.0
        now = 0.0
        for slot in slots:
            if p.gear[slot] != EMPTY and (slot != SECONDARY or p.gear[slot] != p.gear[PRIMARY]):
                now += WORN[p.gear[slot]]
        for other in p.hand.cards:
            if kind == KIND[other] and PACK[other].slots[0] == slots[0]:
                now = max(now, WORN[other])  # bought a moment ago
        return max(0.0, WORN[card] - now)
    if kind == SCROLL:
        if card == SCROLL_HEALTH:
            return 0.25
        return 0.4 if card == SCROLL_CURSE and cursed(s, seat) else 0.0
    return float(VP_OF[card])  # the debt


def cursed(s: CardRogue, seat: int) -> bool:
    """Does this seat carry a curse?"""
    return any(CURSED[card] for card in s.players[seat].hand.cards)


def shopping(s: CardRogue, seat: int) -> float:
    """The best bargain that this seat could strike in a shop now."""
    money = spare_gold(s, seat)
    best = 0.0
    last = EMPTY
    if money < 3:
        return best
    for card in s.shop.cards:
        if card != last:
            last = card
            price = price_for(s, seat, card)
            if price <= money:
                best = max(best, bargain(s, seat, card, price, money))
    return best


def bargain(s: CardRogue, seat: int, card: int, price: int, money: int) -> float:
    """What buying a card at this price is worth; the rich mind the price less."""
    return buying_worth(s, seat, card) - PER_GOLD * price * (1.0 if money < RICH else 0.5)


def spare_gold(s: CardRogue, seat: int) -> int:
    """The gold in hand, without the things that are to be used themselves."""
    money = 0
    for card in s.players[seat].hand.cards:
        if SELLABLE[card] and may_sell(s, seat, card) and WORN[card] == 0.0 and card != SCROLL_HEALTH:
            money += GOLD_OF[card]
    return money
