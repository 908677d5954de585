"""The Development Phase: the two Locations of the Capitol, and Hero abilities that belong to it."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.meeples.cards import (
    BUILDERS_YARD,
    CARDS,
    CONSTRUCT_N,
    HEROES_HALL,
    NONE,
    PROGRAMS,
    SLOTS,
    STOCKED,
    VP,
)
from greathall.games.meeples.effects import BUILD_NOW, LEVEL_NOW, OPS, Benefit
from greathall.games.meeples.heroes import any_ability, level_up, next_price, offer_abilities, use_ability
from greathall.games.meeples.queries import vacant_slots
from greathall.games.meeples.quests import CONSTRUCTED, CompleteQuests
from greathall.games.meeples.state import CLOSED, RESOLVED, Meeples, Post
from greathall.games.meeples.supply import exhaust, exhaust_pieces
from greathall.games.meeples.words import (
    AS,
    BUILD,
    CAPITOL,
    CLASSES,
    DONE,
    KNIGHT,
    LEVEL,
    ON_SLOT,
    PEASANT,
    PIECES,
    RESOLVE,
    SHAMAN,
    TILE,
    USE,
)

ASSIGN: Final = 0
RESOLUTION: Final = 1
ACT: Final = 2  # on what the resolved Location handed back
AFTER: Final = 3  # abilities once the Capitol is resolved (MM-R-56)
CLEAN_UP: Final = 4

_VP_OP: Final = OPS.codes["vp"]
_SLOT_VP: Final = tuple(sum(step[1] for step in PROGRAMS[card][0] if step[0] == _VP_OP) for card in SLOTS)


class Development(Frame[Meeples]):
    """MM-DEV-01: assign active Units to one or both Locations of the Capitol, resolve them, clean up."""

    RULE: ClassVar[str] = "MM-DEV-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("at", "post")

    def __init__(self, at: int = ASSIGN, post: int = 0) -> None:
        self.at = at
        self.post = post  # the Location being resolved

    def clone(self) -> "Development":
        return Development(at=self.at, post=self.post)

    def advance(self, s: Meeples) -> bool:
        at = self.at
        if at == ASSIGN:
            if any_ability(s, s.active) or can_build(s) or can_level(s):
                return ASK
            self._assigned(s)
        elif at == RESOLUTION:
            waiting = self._waiting(s)
            if len(waiting) > 1:
                return ASK
            if waiting:
                self._resolve(s, waiting[0])
            else:
                self.at = AFTER
        elif at == ACT:
            self._act(s)
        elif at == AFTER:
            if any_ability(s, s.active):
                return ASK
            self.at = CLEAN_UP
        else:
            clean_up(s)
            s.end()
        return RUN

    def _assigned(self, s: Meeples) -> None:
        if s.posts:
            self.at = RESOLUTION
        else:
            s.end()  # MM-DEV-04

    def _waiting(self, s: Meeples) -> list[int]:
        """MM-DEV-05: what is still to be resolved; MM-R-14: a level-up that cannot be paid yet waits for Construct."""
        waiting = [i for i, post in enumerate(s.posts) if post.status == CLOSED]
        if len(waiting) > 1:
            waiting = [i for i in waiting if s.posts[i].card != HEROES_HALL or _affordable(s, s.posts[i])]
        return waiting

    def _resolve(self, s: Meeples, index: int) -> None:
        post = s.posts[index]
        post.status = RESOLVED
        self.post = index
        self.at = ACT
        s.just_drawn = 0
        two = post.card == BUILDERS_YARD and sum(post.pieces) > 1  # MM-CON-02: nobody joins two Peasants
        s.call(Benefit(post.card, 1 if two else 0, s.active, index))

    def _act(self, s: Meeples) -> None:
        self.at = RESOLUTION
        if s.value == BUILD_NOW:
            s.call(Construct(self.post, NONE, NONE))
        elif s.value == LEVEL_NOW:
            level_up(s, s.active, levelled_class(s.posts[self.post]))

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        if self.at == RESOLUTION:
            menu.ask("MM-DEV-05", "resolve")
            for index in self._waiting(s):
                menu.offer(RESOLVE, s.posts[index].card)
            return
        menu.ask("MM-DEV-01", "develop")
        menu.offer(DONE)
        if self.at == ASSIGN:
            offer_building(s, menu)
            offer_levels(s, menu)
        offer_abilities(s, seat, menu)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            if self.at == ASSIGN:
                self._assigned(s)
            else:
                self.at = CLEAN_UP
        elif verb == USE:
            use_ability(s, seat, first(option))
        elif verb == RESOLVE:
            self._resolve(s, next(i for i, post in enumerate(s.posts) if post.card == first(option)))
        elif verb == BUILD:
            post = Post.fresh(BUILDERS_YARD, CAPITOL)
            _assign(s, post, PEASANT, first(option) - second(option))
            _assign(s, post, AS + PEASANT, second(option))
        else:
            post = Post.fresh(HEROES_HALL, CAPITOL + 1)
            _assign(s, post, first(option) + (AS if second(option) else 0), 1)


def _assign(s: Meeples, post: Post, piece: int, n: int) -> None:
    """MM-DEV-07: who stands on the Capitol is not in the Tavern any more."""
    s.taverns[s.active][SHAMAN if piece >= AS else piece] -= n
    post.pieces[piece] += n
    post.status = CLOSED
    if post not in s.posts:
        s.posts.append(post)
        s.tell("MM-DEV-01", "assigned", s.active, post.card)


# -- Construct


def yard_open(s: Meeples) -> bool:
    """MM-DEV-03, MM-CON-03: once per turn. MM-CON-05: not with all slots built on."""
    return (
        bool(s.tile_offer) and NONE in s.tiles and not any(post.card == BUILDERS_YARD for post in s.posts)
    )


def can_build(s: Meeples) -> bool:
    """Is there somebody to send to the yard?"""
    tavern = s.taverns[s.active]
    return (tavern[PEASANT] > 0 or tavern[SHAMAN] > 0) and yard_open(s)


def offer_building(s: Meeples, menu: Menu) -> None:
    """MM-CON-01, MM-CON-02, MM-R-13: exactly 1 or 2 Peasants; MM-UNIT-06: or Shamans that stand for them; MM-DEV-02: never
    Corruption.
    MM-CON-09: the first way is legal even with no Peasant in the supply."""
    tavern = s.taverns[s.active]
    if not yard_open(s):
        if menu.why and NONE not in s.tiles:
            menu.refuse("MM-CON-05", "no-slot", BUILD, 1, 0)
        elif menu.why:
            menu.refuse("MM-DEV-03", "twice", BUILD, 1, 0)
        return
    for n in (1, 2):
        for shamans in range(n + 1):
            if tavern[PEASANT] >= n - shamans and tavern[SHAMAN] >= shamans:
                menu.offer(BUILD, n, shamans)
            elif menu.why and not shamans:
                menu.refuse("MM-CON-01", "peasants", BUILD, n, 0, need=n, have=tavern[PEASANT])


class Construct(Frame[Meeples]):
    """MM-CON-04: any face-up tile on any vacant slot, first the tile, then the slot."""

    RULE: ClassVar[str] = "MM-CON-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("post", "tile", "slot")

    def __init__(self, post: int, tile: int, slot: int) -> None:
        self.post = post
        self.tile = tile  # NONE: not chosen yet
        self.slot = slot

    def clone(self) -> "Construct":
        return Construct(post=self.post, tile=self.tile, slot=self.slot)

    def advance(self, s: Meeples) -> bool:
        if self.slot != NONE:
            # The bonus of the slot has been taken: now Quests about building.
            s.goto(CompleteQuests(s.active, CONSTRUCTED, self.post))
            return RUN
        if self.tile == NONE:
            if len(s.tile_offer) > 1:
                return ASK
            self.tile = s.tile_offer[0]
            return RUN
        vacant = vacant_slots(s)
        if len(vacant) > 1:
            return ASK
        self._build(s, vacant[0])
        return RUN

    def _build(self, s: Meeples, slot: int) -> None:
        """MM-CON-06, MM-R-45: the covered slot pays at once; what it gives waits on the Capitol."""
        self.slot = slot
        s.tiles[slot] = self.tile
        s.tile_offer.remove(self.tile)
        s.built += 1
        s.tell("MM-CON-04", "built", s.active, self.tile, SLOTS[slot])
        prestige = STOCKED[self.tile]
        if prestige != NONE:  # MM-PRE-02, MM-PRE-08
            n = min(CARDS[self.tile].stock[0][1], s.supply[prestige])
            s.supply[prestige] -= n
            s.stocks[prestige - KNIGHT - 1] += n
        s.call(Benefit(SLOTS[slot], 0, s.active, self.post))

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        if self.tile == NONE:
            menu.ask("MM-CON-04", "tile")
            for card in sorted(s.tile_offer):
                menu.offer(TILE, card)
        else:
            menu.ask("MM-CON-04", "slot", self.tile)
            for slot in vacant_slots(s):
                menu.offer(ON_SLOT, SLOTS[slot])

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        if verb_of(option) == TILE:
            self.tile = first(option)
        else:
            self._build(s, SLOTS.index(first(option)))


def fill_offer(s: Meeples) -> None:
    """MM-CON-08, MM-DRAW-16: four tiles again, as long as the stack lasts (MM-R-39)."""
    while len(s.tile_offer) < 4 and s.tile_stack.cards:
        card = s.tile_stack.draw()
        s.tile_offer.append(card)
        s.reveals += 1
        s.tell("MM-DRAW-16", "tile-up", s.active, card)


# -- Level up


def levelled_class(post: Post) -> int:
    """MM-LVL-01: the class of the one Unit that stands in the hall."""
    for piece in range(PIECES):
        if post.pieces[piece]:
            return piece - AS if piece >= AS else piece
    return NONE


def _affordable(s: Meeples, post: Post) -> bool:
    return s.vp[s.active] >= next_price(s, s.active, levelled_class(post))


def may_pay(s: Meeples, unit: int) -> bool:
    """MM-LVL-04, MM-R-14: the VP are there, or Construct, assigned too, could still bring them: its best vacant slot
    and the hand Quests that constructing completes."""
    seat = s.active
    price = next_price(s, seat, unit)
    if price == NONE:
        return False
    short = price - s.vp[seat]
    if short <= 0:
        return True
    if not any(post.card == BUILDERS_YARD for post in s.posts):
        return False
    best = max([_SLOT_VP[slot] for slot in vacant_slots(s)], default=0)
    for card in s.hands[seat].cards:
        condition = CARDS[card].condition
        if condition is not None and condition.kind == CONSTRUCT_N:
            best += VP[card]
    return best >= short


def can_level(s: Meeples) -> bool:
    """Is there any class to level up now?"""
    if any(post.card == HEROES_HALL for post in s.posts):
        return False
    tavern = s.taverns[s.active]
    return any((tavern[unit] or tavern[SHAMAN]) and may_pay(s, unit) for unit in CLASSES)


def offer_levels(s: Meeples, menu: Menu) -> None:
    """MM-LVL-02: one class a turn, by one level. MM-LVL-06, MM-PRE-06: only classes with a next Hero card.
    MM-R-24: a Shaman may stand for the class."""
    if any(post.card == HEROES_HALL for post in s.posts):
        if menu.why:
            for unit in CLASSES:
                menu.refuse("MM-LVL-02", "twice", LEVEL, unit, 0)
        return
    seat = s.active
    tavern = s.taverns[seat]
    for unit in CLASSES:
        if tavern[unit] == 0 and tavern[SHAMAN] == 0:
            if menu.why:
                menu.refuse("MM-LVL-01", "units-missing", LEVEL, unit, 0)
        elif not may_pay(s, unit):
            if menu.why:
                _refuse_level(s, seat, unit, menu)
        else:
            if tavern[unit]:
                menu.offer(LEVEL, unit, 0)
            if tavern[SHAMAN]:
                menu.offer(LEVEL, unit, 1)


def _refuse_level(s: Meeples, seat: int, unit: int, menu: Menu) -> None:
    price = next_price(s, seat, unit)
    if price == NONE:
        menu.refuse("MM-LVL-06", "top-level", LEVEL, unit, 0)
    else:
        menu.refuse("MM-LVL-04", "vp", LEVEL, unit, 0, need=price, have=s.vp[seat])


def clean_up(s: Meeples) -> None:
    """MM-DEV-06, MM-R-18: all on the Capitol, with what was generated there and on Quests, is exhausted."""
    for post in s.posts:
        exhaust_pieces(s, s.active, post.pieces)
        exhaust(s, s.active, post.guests)
    exhaust(s, s.active, s.on_quests)
    s.posts.clear()
