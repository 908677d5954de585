"""Where a bot wants to go: one walk over the joined tiles, which finds the best aim behind each first step."""

from typing import Final

from greathall.games.card_rogue.cards.catalogue import GOLEM, KEY_CARD, KIND, PACK, VP_OF
from greathall.games.card_rogue.mind.fighter import STUCK, Fighter, is_idle
from greathall.games.card_rogue.mind.worth import card_worth, shopping
from greathall.games.card_rogue.rules.queries import STEPS_TO, adjacent, foes_beside, max_health, victory_points
from greathall.games.card_rogue.rules.scoring import goals_met
from greathall.games.card_rogue.rules.state import FACE_DOWN as UNTURNED
from greathall.games.card_rogue.rules.state import JOINED, SPACES, CardRogue
from greathall.games.card_rogue.words import (
    BOSS,
    CHEST,
    FOUNTAIN,
    GONE,
    LADDER,
    PLAYING,
    POTION,
    RUSH,
    SHOP_TILE,
    START,
    TRAP,
)

FADES: Final = 0.88  # an aim one step farther off is worth so much of it
FARTHEST: Final = 40
FACE_DOWN: Final = 0.12  # a card to flip
SPACE: Final = 0.10  # a space on which a card will be laid
POTION_AIM: Final = 0.15
CHEST_AIM: Final = 0.8
LADDER_AIM: Final = 0.8
HELD: Final = 0.5  # what is left of an aim behind an enemy that chases
STALK: Final = 0.05  # to be near the Golem when somebody else takes it on
DOOR: Final = 0.1  # what is left of an aim behind the Golem, if it is waited for
HUNT: Final = 0.7  # to be beside the leader of the end rush, for one who would lose by an exit
LEAVE: Final = 0.4  # an exit, to one who has nothing to win any more
PATIENCE: Final = 20  # rounds in which nothing happens in the end rush
NEVER: Final = 99  # the distance of an exit that cannot be reached
KINDS: Final = 17


class Aims:
    """What a seat is after now."""

    def __init__(self, s: CardRogue, seat: int) -> None:
        p = s.players[seat]
        self.seat = seat
        self.exit = exit_aim(s, seat)
        fighter = Fighter(s, seat)
        missing = max_health(s, seat) - p.health
        self.fountain = 0.0
        if missing > 1:  # the strong need their health more
            self.fountain = 2.0 * min(missing, 8) * fighter.price
        self.shop = 1.2 * shopping(s, seat)
        self.chest = CHEST_AIM if p.hand.has(KEY_CARD) else 0.0
        self.ladder = LADDER_AIM if s.settings.story else 0.0
        self.space = SPACE if s.explore.cards else 0.0
        self.past_boss = HELD  # what is left of an aim behind a boss that chases
        if s.phase == RUSH:  # who dies in the end rush is out, and who is far ahead has no need to run that risk
            self.past_boss = 0.0 if victory_points(s, seat) > best_rival(s, seat) + 1 else 0.3
        self.hunt: list[int] = beside_leader(s, seat) if s.phase == RUSH and self.exit < 1.0 else []
        self.fights: dict[int, float] = {place: fighter.against(place, foe) for place, foe in s.foes.items()}
        self.piles: dict[int, float] = {}
        for place, pile in s.piles.items():
            worth = 0.1
            for card in pile.cards:
                worth += card_worth(s, card)
            self.piles[place] = worth
        # By kind of card: what standing on one is worth for its own sake.
        self.by_kind = [0.0] * KINDS
        for kind, worth in (
            (POTION, POTION_AIM), (FOUNTAIN, self.fountain), (SHOP_TILE, self.shop), (CHEST, self.chest),
            (START, self.exit), (LADDER, self.ladder),
        ):  # fmt: skip
            self.by_kind[kind] = worth
        self.best = max(self.by_kind)  # no aim is worth more
        if self.hunt:
            self.best = max(self.best, HUNT)
        for value in self.fights.values():
            self.best = max(self.best, value)
        for value in self.piles.values():
            self.best = max(self.best, value)

    def at(self, s: CardRogue, place: int, slot: int) -> float:
        """What standing on a tile is worth, apart from the enemies beside it."""
        near = s.near[slot]
        value = 0.0
        if near & SPACES:
            value = self.space
        if near & UNTURNED:
            value = FACE_DOWN
        own = self.by_kind[KIND[s.board.cards[slot]]]
        if own > value:
            value = own
        if self.piles:
            value = max(value, self.piles.get(place, 0.0))
        if self.hunt and value < HUNT and place in self.hunt:
            value = HUNT
        return value


def exit_aim(s: CardRogue, seat: int) -> float:
    """What an exit is worth: the game, if the point that it gives is enough."""
    if s.phase != RUSH:
        return 1.0 if s.seats == 1 and not s.settings.story and goals_met(s) else 0.0
    mine = victory_points(s, seat) + 1
    best = best_rival(s, seat)
    if mine > best:
        return 4.0
    if mine == best:
        return 1.5
    return LEAVE if is_over(s, seat) else 0.0


def best_rival(s: CardRogue, seat: int) -> int:
    """The points of the best of the others, without those who left for good."""
    best = 0
    for other, p in enumerate(s.players):
        if other != seat and p.status != GONE:
            best = max(best, victory_points(s, other))
    return best


def beside_leader(s: CardRogue, seat: int) -> list[int]:
    """The tiles beside the one who wins if nobody stops him: there one can steal his points, or trip him."""
    best = victory_points(s, seat)
    found: list[int] = []
    for other, p in enumerate(s.players):
        if other != seat and p.status == PLAYING and p.place in s.slot_at and victory_points(s, other) > best:
            best = victory_points(s, other)
            found = adjacent(s, p.place)
    return found


def is_over(s: CardRogue, seat: int) -> bool:
    """The end rush can only be lost: nobody in it wins by an exit, and there are not enough points to be had any more. Then it
    is kinder to leave than to let the others wait."""
    lying = 0
    for pile in s.piles.values():
        for card in pile.cards:
            lying += VP_OF[card]
    for other, p in enumerate(s.players):
        if p.status == PLAYING and victory_points(s, other) + 1 >= best_rival(s, other):
            return False  # he will run himself
    if s.turns - s.stirred > PATIENCE * s.seats:
        return True
    for card in s.players[seat].hand.cards:
        if card == KEY_CARD:
            lying += 1
    if shopping(s, seat) > 0.0:
        lying += 1
    return victory_points(s, seat) + 1 + lying < best_rival(s, seat)


def survey(s: CardRogue, seat: int) -> dict[int, float]:
    """By first step (and by the present place, for staying): the best aim behind it, less for every step to it."""
    aims = Aims(s, seat)
    found = walk(s, seat, aims)
    if s.explore.cards and s.seats > 1 and max(found.values()) <= 0.0 and is_idle(s, seat):
        for place, foe in s.foes.items():
            if KIND[foe.card] != BOSS:
                aims.fights[place] += STUCK
                aims.best = max(aims.best, aims.fights[place])
        found = walk(s, seat, aims)
    return found


def walk(s: CardRogue, seat: int, aims: Aims) -> dict[int, float]:
    """The same for these aims."""
    start = s.players[seat].place
    near = s.near
    slot_at = s.slot_at
    foes = s.foes
    tokens = [p.place for p in s.players if p.status == PLAYING]
    slot = slot_at[start]
    best = aims.at(s, start, slot)
    back = 0.0
    kind = KIND[s.board.cards[slot]]
    if (kind == START and aims.exit > 0.0) or (kind == CHEST and aims.chest > 0.0):
        best = 0.0  # an exit must be moved onto, a chest too: one step off it and back
        back = aims.by_kind[kind] * FADES * FADES
    found: dict[int, float] = {start: best}
    origin: dict[int, int] = {start: start}
    weight: dict[int, float] = {}
    level: list[int] = []
    if s.phase == RUSH and aims.exit <= 0.0:
        for place in s.starts:  # who would lose by an exit must not walk over one on his way to something else
            origin[place] = place
    for step in STEPS_TO[near[slot] & JOINED]:
        there = start + step
        if there not in tokens and there not in origin:
            origin[there] = there
            found[there] = back
            weight[there] = FADES
            level.append(there)
    waiting = not s.explore.cards and s.seats > 1
    factor = FADES
    while level and aims.best * factor >= best:
        factor *= FADES
        following: list[int] = []
        for here in level:
            root = origin[here]
            slot = slot_at[here]
            value = aims.at(s, here, slot)
            share = weight[here]
            toll = FADES if KIND[s.board.cards[slot]] == TRAP else 1.0
            for step in STEPS_TO[foes_beside(near[slot])]:
                there = here + step
                fight = aims.fights[there]
                if fight > 0.0:
                    value = max(value, fight)
                elif waiting and foes[there].card == GOLEM:
                    if here != root:
                        value = max(value, STALK)
                    else:  # near enough: not a step farther, before somebody else has taken it
                        found[start] = max(found[start], STALK)
                        toll *= DOOR
                else:
                    if value == SPACE:
                        value = 0.0  # whoever must flee lays no cards
                    if not PACK[foes[there].card].chases:
                        toll *= FADES
                    else:
                        toll *= aims.past_boss if KIND[foes[there].card] == BOSS else HELD
            share *= toll
            value = value * share - 0.1 * (1.0 - toll)
            if value > found[root] or (here == root and toll < 1.0 and back == 0.0):
                found[root] = value
                best = max(best, value)
            for step in STEPS_TO[near[slot] & JOINED]:
                there = here + step
                if there not in origin:
                    origin[there] = root
                    weight[there] = share * (FADES * FADES if there in tokens else FADES)
                    following.append(there)
        level = following
    return found


def exit_distance(s: CardRogue, seat: int) -> int:
    """How many steps the nearest exit is away, past enemies only if they do not chase."""
    start = s.players[seat].place
    seen: dict[int, bool] = {start: True}
    level = [start]
    for distance in range(FARTHEST):
        following: list[int] = []
        for here in level:
            if KIND[s.board.cards[s.slot_at[here]]] == START and distance:
                return distance
            for step in STEPS_TO[s.near[s.slot_at[here]] & JOINED]:
                there = here + step
                if there not in seen:
                    seen[there] = True
                    following.append(there)
        if not following:
            break
        level = following
    return NEVER
