"""What a fight is worth to a bot: enemies that are met on the way, and bosses, alone or together."""

from typing import Final

from greathall.games.card_rogue.cards.catalogue import ATTACK_OF, GOLEM, KIND
from greathall.games.card_rogue.mind.odds import ATTACKS, FISTS, chance_alone, outlives, slain_within
from greathall.games.card_rogue.mind.worth import (
    MEAN,
    blow,
    death_cost,
    health_price,
    loot,
    mean_damage,
    rounds,
    stamina,
    win_chance,
)
from greathall.games.card_rogue.rules.queries import STEPS_TO, adjacent, armor, base_max_health
from greathall.games.card_rogue.rules.state import FACE_DOWN, FOES, JOINED, SPACES, CardRogue, Foe
from greathall.games.card_rogue.rules.votes import playing
from greathall.games.card_rogue.words import ARTIFACT, BOSS, EMPTY, FOUNTAIN, PLAYING, POTION, PRIMARY, STRIDE

OPEN: Final = FACE_DOWN | SPACES  # sides of a tile on which there is something to explore
IMPATIENCE: Final = 0.0006  # a turn: when a game drags on, somebody must clear the way
WEARINESS: Final = 0.003  # a turn after that
WEARY: Final = 200  # turns
LONG_GAME: Final = 250  # turns; twice that before bosses are taken on
DARES: Final = 0.3  # what the last resort is worth
WAITS: Final = -0.05
CLOSE: Final = 4  # steps: who is so near comes to help
SLIM: Final = 0.015  # a boss that is beaten more seldom is left alone
LATE: Final = 500  # turns, after which hope must be better founded
WANES: Final = 0.0004  # by so much a turn
WORTH_IT: Final = 0.1  # the least chance for which several get together
HESITATES: Final = 4  # rounds in which nothing happens, for one with much to lose
HOLDS_BACK: Final = 12  # more of them if it will hardly go well: before all forfeit, and after others have tried
FAINT: Final = 0.2  # a chance against the Golem for which nobody stops to explore
GOES_ON: Final = 0.1  # what is begun
PATIENT: Final = 16  # turns in which nobody begins, although others are near: who begins takes the blows
RISKS: Final = 0.5  # how often he who is struck dies of a fight that is lost: he may leave before
POOR: Final = 0.25  # who would lose no more than this by a death can try and try again
STUCK: Final = 0.4  # what a fight is worth besides, to one who has nothing else to do: better a new start than to look on
UNASKED: Final = -99.0  # no death costs that


class Fighter:
    """What a seat brings to any fight, reckoned once."""

    __slots__ = ("armor", "costs", "damage", "price", "s", "seat", "stamina")

    def __init__(self, s: CardRogue, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.damage = mean_damage(s, seat)
        self.armor = armor(s, seat)
        self.stamina = stamina(s, seat)
        self.price = health_price(s, seat)
        self.costs = UNASKED  # of a death; most fights do not come to that

    def against(self, place: int, foe: Foe) -> float:
        """What fighting one enemy to the end is worth: the loot, less the health, or a death."""
        if KIND[foe.card] == BOSS:
            return self._boss(place, foe)
        length = rounds(foe.card, foe.health, self.damage)
        cost = blow(foe, self.armor)
        loss = cost * (length - 1.0)
        if foe.paralysed == 2:
            loss = max(0.0, loss - cost)
        if foe.fighters and foe.fighters[0] != self.seat:
            loss *= 0.3  # somebody else takes its blows, as long as he lives
        value = self.expected(loot(self.s, self.seat, foe.card), loss)
        if value < 0.0 and self.seat in foe.fighters and is_idle(self.s, self.seat):
            value += STUCK
        return value + impatience(self.s.turns - LONG_GAME)

    def expected(self, gain: float, loss: float) -> float:
        """A gain for a loss of health that one may not live through."""
        return self.staked(gain, loss, win_chance(self.stamina, loss))

    def staked(self, gain: float, loss: float, chance: float) -> float:
        """The same, with a chance that is known."""
        value = chance * (gain - self.price * loss)
        if chance > 0.97:
            return value
        return value - (1.0 - chance) * self.death()

    def death(self) -> float:
        """What dying would cost."""
        if self.costs == UNASKED:
            self.costs = death_cost(self.s, self.seat)
        return self.costs

    def alone(self, foe: Foe) -> float:
        """The chance to beat a boss without help."""
        return chance_alone(foe, self.armor, blow(foe, self.armor), self.damage, self.stamina)

    def _boss(self, place: int, foe: Foe) -> float:
        s = self.s
        if foe.fighters and foe.fighters != [self.seat]:
            return self._shared(foe, loot(s, self.seat, foe.card))
        chance = self.alone(foe)
        if foe.card == GOLEM and s.explore.cards and chance < FAINT and s.seats > 1:
            return chance - 1.0 - (1.0 - chance) * RISKS * self.death()  # whatever it is worth
        gain = loot(s, self.seat, foe.card)
        loss = min(self.stamina, blow(foe, self.armor) * (rounds(foe.card, foe.health, self.damage) - 1.0))
        if foe.card == GOLEM:  # it lets everybody go: who sees that it goes wrong leaves
            value = chance * (gain - self.price * loss) - (1.0 - chance) * RISKS * self.death()
        else:
            value = self.staked(gain, loss, chance)
        if s.explore.cards or s.seats == 1:
            if foe.card == GOLEM and s.explore.cards and chance < 0.97:
                return value - 1.0 + chance  # better to grow first than to lose everything
            return value + impatience(s.turns - 2 * LONG_GAME)
        if value > DARES:
            return value
        return self._last_resort(place, foe, chance) if gain > 0.0 else WAITS

    def _shared(self, foe: Foe, gain: float) -> float:
        """Several fight a boss. It strikes the first of them alone; the others deal damage for nothing, can leave without a roll
        (CR-SURR-03), and the next has the last blow if the first dies. So it is good to join, and bad to be joined."""
        s = self.s
        band = foe.fighters if self.seat in foe.fighters else [*foe.fighters, self.seat]
        damage = 0.0
        for seat in band:
            damage += mean_damage(s, seat)
        share = self.damage / damage
        if band[0] == self.seat:
            chance = chance_alone(foe, self.armor, blow(foe, self.armor), damage, self.stamina)
            return chance * share * gain - (1.0 - chance) * RISKS * self.death()
        dealt = 0.0  # before all who stand in front have died
        for seat in band:
            if seat == self.seat:
                break
            dealt += damage * (0.4 + max(0.0, stamina(s, seat)) / max(0.5, blow(foe, armor(s, seat))))
            damage -= mean_damage(s, seat)
        early = min(0.98, max(0.01, 0.5 + (dealt - foe.health) / (5.0 + 2.5 * damage)))
        left = max(1, int(foe.health - dealt))
        late = chance_left(foe, left, self.armor, blow(foe, self.armor), self.damage, self.stamina)
        return gain * (early * share + (1.0 - early) * late)

    def _last_resort(self, place: int, foe: Foe, chance: float) -> float:
        """When all is explored and only bosses are left, they must be taken on, as long as there is hope: with others who are
        close by, if there is room for them, else alone. Who has much to lose waits for somebody else to begin, the longer the
        less likely it is to go well; who has nothing to lose and no health either is as well off after a new start."""
        s = self.s
        need = needed(s)
        if self.seat in foe.fighters:
            return GOES_ON if chance >= need or self.death() < POOR else WAITS
        cost = self.death()
        band = self._band(place)
        together = chance_together(s, foe, band) if len(band) > 1 else 0.0
        quiet = s.turns - s.stirred
        if quiet <= PATIENT and len(adjacent(s, place)) > 1:
            return WAITS
        if cost < POOR:
            if together >= max(WORTH_IT, need):
                return DARES
            if 2.0 * self.stamina < base_max_health(s, s.players[self.seat].character):
                return DARES if chance_anew(s, place, foe) >= need else WAITS
            return DARES if chance >= need or chance_reborn(s, self.seat, foe) >= need else WAITS
        if chance < need:
            return DARES if together >= need and quiet > 2 * PATIENT else WAITS
        waits = HESITATES + HOLDS_BACK * max(0.0, 1.0 - 2.0 * chance)
        return DARES if quiet > waits * s.seats else WAITS

    def _band(self, place: int) -> list[int]:
        """This seat, and those near enough to help, as far as there are tiles beside the boss for them."""
        s = self.s
        room = len(adjacent(s, place))
        band = [self.seat]
        tiles: dict[int, bool] | None = None
        for other, p in enumerate(s.players):
            if other != self.seat and len(band) < room and p.status == PLAYING and apart(p.place, place) <= CLOSE:
                if tiles is None:
                    tiles = reach(s, s.players[self.seat].place)
                if p.place in tiles:
                    band.append(other)
        return band


def impatience(waited: int) -> float:
    """What it is worth that somebody clears the way, after so many turns too many: in the end more than a life."""
    if waited <= 0:
        return 0.0
    return min(0.3, IMPATIENCE * waited) + min(1.0, WEARINESS * max(0, waited - WEARY))


def apart(place: int, other: int) -> int:
    """How many steps two places are from each other, without walls."""
    return abs(place % STRIDE - other % STRIDE) + abs(place // STRIDE - other // STRIDE)


def fight_value(s: CardRogue, seat: int, places: list[int]) -> float:
    """What fighting these enemies to the end is worth: the loot, less the health, or a death."""
    fighter = Fighter(s, seat)
    if len(places) == 1:
        return fighter.against(places[0], s.foes[places[0]])
    order = sorted([(rounds(s.foes[place].card, s.foes[place].health, fighter.damage), place) for place in places])
    time = 0.0
    loss = 0.0
    gain = 0.0
    for length, place in order:
        foe = s.foes[place]
        time += length
        gain += loot(s, seat, foe.card)
        if not foe.fighters or foe.fighters[0] == seat:
            loss += blow(foe, fighter.armor) * (time - 1.0)
    return fighter.expected(gain, loss)


def chance_together(s: CardRogue, foe: Foe, band: list[int], anew: bool = False) -> float:
    """The chance of several who fight a boss at once: it strikes one after the other, and all strike it. `anew`: those who
    have little to lose are whole again before."""
    damage = 0.0
    for seat in band:
        damage += mean_damage(s, seat)
    dealt = 0.0
    for seat in band:
        health = max(0.0, stamina(s, seat))
        if anew and death_cost(s, seat) < POOR:
            health = max(health, float(base_max_health(s, s.players[seat].character)))
        dealt += damage * (0.4 + health / max(0.5, blow(foe, armor(s, seat))))
        damage -= mean_damage(s, seat)
    return min(0.98, max(0.01, 0.5 + 1.1 * (dealt / foe.health - 1.0)))


def chance_left(foe: Foe, left: int, less: int, cost: float, damage: float, health: float) -> float:
    """The chance to deal a boss the last blows alone, when it has so much health left."""
    chance = 0.0
    before = 0.0
    for attacks in range(1, ATTACKS):
        within = slain_within(left, damage, attacks)
        if within > before:
            lives = outlives(foe, less, cost, health, attacks - 1)
            if lives <= 0.0:
                break
            chance += (within - before) * lives
            before = within
    return chance


def chance_reborn(s: CardRogue, seat: int, foe: Foe) -> float:
    """The chance of a seat alone after a death: whole, with the one card that it would keep."""
    p = s.players[seat]
    damage = FISTS
    weapon = p.gear[PRIMARY]
    if weapon != EMPTY:
        damage = max(damage, MEAN[weapon] + ATTACK_OF[weapon])
    for card in p.hand.cards:
        if KIND[card] == ARTIFACT:
            damage = max(damage, FISTS + ATTACK_OF[card])
    return chance_alone(foe, 0, blow(foe, 0), damage, base_max_health(s, p.character))


def chance_anew(s: CardRogue, place: int, foe: Foe) -> float:
    """The chance of all together, or of one of them, after new starts."""
    seats = playing(s)
    best = 0.0
    for seat in seats:
        best = max(best, chance_reborn(s, seat, foe))
    room = min(len(adjacent(s, place)), len(seats))
    return max(best, chance_together(s, foe, seats[:room], True)) if room > 1 else best


def needed(s: CardRogue) -> float:
    """How good a chance must be to count as hope."""
    return SLIM + max(0.0, WANES * (s.turns - LATE))


def is_idle(s: CardRogue, seat: int) -> bool:
    """There are cards to be laid, but not by this seat: enemies hold all places to explore, and nothing else helps."""
    if not s.explore.cards or s.seats == 1:
        return False
    for place in reach(s, s.players[seat].place):
        slot = s.slot_at[place]
        near = s.near[slot]
        if not near & FOES and (near & OPEN or KIND[s.board.cards[slot]] in (POTION, FOUNTAIN)):
            return False
    return True


def reach(s: CardRogue, start: int) -> dict[int, bool]:
    """Every tile that can be walked to from a place, past tokens and not past enemies."""
    seen: dict[int, bool] = {start: True}
    todo = [start]
    while todo:
        here = todo.pop()
        for step in STEPS_TO[s.near[s.slot_at[here]] & JOINED]:
            there = here + step
            if there not in seen:
                seen[there] = True
                todo.append(there)
    return seen
