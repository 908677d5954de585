"""The Development Phase: the two Locations of the Capitol, and Hero abilities that belong to it."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, Why, first, second, verb_of
from greathall.games.meeples.cards.catalogue import (
    BUILDERS_YARD,
    CARDS,
    CONSTRUCT_N,
    HEROES_HALL,
    NONE,
    PROGRAMS,
    QUESTS,
    SLOTS,
    STOCKED,
    TILES,
    VP,
)
from greathall.games.meeples.cards.ops import OPS
from greathall.games.meeples.rules.effects import BUILD_NOW, LEVEL_NOW, Benefit
from greathall.games.meeples.rules.filling import Filling, close
from greathall.games.meeples.rules.heroes import any_ability, level_up, next_price, offer_abilities, use_ability
from greathall.games.meeples.rules.queries import vacant_slots
from greathall.games.meeples.rules.quests import CompleteQuests
from greathall.games.meeples.rules.rivals import CONSTRUCTED
from greathall.games.meeples.rules.state import CLOSED, RESOLVED, Meeples, Post
from greathall.games.meeples.rules.supply import exhaust, exhaust_pieces
from greathall.games.meeples.words import (
    AS,
    CAPITOL,
    CLASSES,
    CORRUPTION,
    DONE,
    KNIGHT,
    LEVEL,
    MEEPLE_OF,
    ON_SLOT,
    OPEN,
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

OFFER_SIZE: Final = 4  # tiles that lie face up
_VP_OP: Final = OPS.codes["vp"]
LEVELLED: Final = (*CLASSES, *[unit for unit in range(CORRUPTION) if unit not in CLASSES])
BUILDING_QUESTS: Final = tuple(
    card for card in QUESTS if (condition := CARDS[card].condition) is not None and condition.kind == CONSTRUCT_N
)
_SLOT_VP: Final = tuple(sum(step[1] for step in PROGRAMS[card][0] if step[0] == _VP_OP) for card in SLOTS)


class Development(Frame[Meeples]):
    """MM-DEV-01: assign active Units to one or both Locations of the Capitol, resolve them, clean up."""

    RULE: ClassVar[str] = "MM-DEV-01"

    at: int = ASSIGN
    post: int = 0  # the Location being resolved

    def advance(self, s: Meeples) -> bool:
        at = self.at
        if at == ASSIGN:
            if any_ability(s, s.active) or why_not_yard(s) is None or might_level(s):
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
            waiting = self._waiting(s)
            for index, post in enumerate(s.posts):
                menu.judge(None if index in waiting else _why_not_resolve(s, post), RESOLVE, post.card)
            if menu.why:
                menu.rule_out(RESOLVE, "MM-DEV-05", "not-assigned")
            return
        menu.ask("MM-DEV-01", "develop")
        menu.offer(DONE)
        if self.at == ASSIGN:
            menu.judge(why_not_yard(s), OPEN, BUILDERS_YARD)
            offer_levels(s, seat, menu)
        offer_abilities(s, seat, menu)
        if menu.why:
            over = self.at != ASSIGN
            menu.rule_out(OPEN, "MM-DEV-01", "assigning-over" if over else "capitol-only")
            if over:
                menu.rule_out(LEVEL, "MM-DEV-01", "assigning-over")

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
        elif verb == OPEN:
            s.posts.append(Post.fresh(BUILDERS_YARD, CAPITOL))
            s.call(Filling())
        else:
            self._to_hall(s, first(option), second(option))

    def _to_hall(self, s: Meeples, unit: int, shaman: int) -> None:
        """MM-LVL-01: exactly one. MM-DEV-07: who stands on the Capitol is not in the Tavern any more."""
        post = Post.fresh(HEROES_HALL, CAPITOL + 1)
        piece = AS + unit if shaman else unit
        s.taverns[s.active][MEEPLE_OF[piece]] -= 1
        post.pieces[piece] = 1
        s.posts.append(post)
        close(s, post)


def _why_not_resolve(s: Meeples, post: Post) -> Why:
    if post.status != CLOSED:
        return Why("MM-DEV-05", "resolved")
    price = next_price(s, s.active, levelled_class(post))
    return Why("MM-R-14", "construct-first", price, s.vp[s.active])


# -- Construct


def why_not_yard(s: Meeples) -> Why | None:
    """The home of OPEN in the Development Phase. MM-DEV-03, MM-CON-03: once per turn. MM-CON-05: not with all slots built on.
    MM-CON-09: it is legal even with no Peasant in the supply."""
    for post in s.posts:
        if post.card == BUILDERS_YARD:
            return Why("MM-DEV-03", "twice")
    if NONE not in s.tiles:
        return Why("MM-CON-05", "no-slot")
    if not s.tile_offer:
        return Why("MM-R-39", "no-tiles")
    tavern = s.taverns[s.active]
    return None if tavern[PEASANT] or tavern[SHAMAN] else Why("MM-CON-01", "no-peasant")


class Construct(Frame[Meeples]):
    """MM-CON-04: any face-up tile on any vacant slot, first the tile, then the slot."""

    RULE: ClassVar[str] = "MM-CON-04"

    post: int
    tile: int  # NONE: not chosen yet
    slot: int

    def advance(self, s: Meeples) -> bool:
        if self.slot != NONE:
            s.end()
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
        s.call(CompleteQuests(s.active, CONSTRUCTED, self.post))  # first, as their condition is met already (MM-QST-17)

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        if self.tile == NONE:
            menu.ask("MM-CON-04", "tile")
            for card in TILES if menu.why else sorted(s.tile_offer):
                menu.judge(why_not_tile(s, card), TILE, card)
        else:
            menu.ask("MM-CON-04", "slot", self.tile)
            for slot in range(len(SLOTS)):
                menu.judge(None if s.tiles[slot] == NONE else Why("MM-CON-05", "slot-taken"), ON_SLOT, SLOTS[slot])

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        if verb_of(option) == TILE:
            self.tile = first(option)
        else:
            self._build(s, SLOTS.index(first(option)))


def why_not_tile(s: Meeples, card: int) -> Why | None:
    """The home of TILE."""
    if card in s.tile_offer:
        return None
    return Why("MM-CON-04", "tile-built" if card in s.tiles else "not-on-offer")


def fill_offer(s: Meeples) -> None:
    """MM-CON-08, MM-DRAW-16: the full number again, as long as the stack lasts (MM-R-39)."""
    while len(s.tile_offer) < OFFER_SIZE and s.tile_stack.cards:
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


def may_pay(s: Meeples, unit: int, for_all_to_see: bool) -> bool:
    """MM-LVL-04, MM-R-14: the VP are there, or Construct, assigned too, could still bring them: its best vacant slot
    and the hand Quests that constructing completes; or those that could be in the hand, for all that the others can see."""
    seat = s.active
    price = next_price(s, seat, unit)
    if price == NONE:
        return False
    short = price - s.vp[seat]
    if short <= 0:
        return True
    if not any(post.card == BUILDERS_YARD for post in s.posts):
        return False
    quests = _hand_could_pay(s) if for_all_to_see else _hand_pays(s)
    return quests + max([_SLOT_VP[slot] for slot in vacant_slots(s)], default=0) >= short


def _hand_pays(s: Meeples) -> int:
    """What constructing a Location would bring by Quests of the hand."""
    return sum(VP[card] for card in s.hands[s.active].cards if card in BUILDING_QUESTS)


def _hand_could_pay(s: Meeples) -> int:
    """The same as far as the others can know: MM-R-72, whether somebody is asked must not tell what is in the hand."""
    hidden = [VP[card] for card in BUILDING_QUESTS if not any(card in done for done in s.done)]
    hidden.sort()
    return sum(hidden[-len(s.hands[s.active].cards) :]) if s.hands[s.active].cards else 0


def might_level(s: Meeples) -> bool:
    """Could there be a class to level up now, for all that anybody can see?"""
    if any(post.card == HEROES_HALL for post in s.posts):
        return False
    tavern = s.taverns[s.active]
    for unit in CLASSES:
        if (tavern[unit] or tavern[SHAMAN]) and may_pay(s, unit, True):
            return True
    return False


def why_not_level(s: Meeples, seat: int, unit: int, shaman: int) -> Why | None:
    """The home of LEVEL. MM-LVL-02: one class a turn, by one level. MM-LVL-06, MM-PRE-06: only classes with a next Hero card.
    MM-R-24: a Shaman may stand for the class."""
    if any(post.card == HEROES_HALL for post in s.posts):
        return Why("MM-LVL-02", "twice")
    if unit not in CLASSES:
        return Why("MM-LVL-06", "no-hero-card")
    price = next_price(s, seat, unit)
    if price == NONE:
        return Why("MM-LVL-06", "top-level")
    if not s.taverns[seat][SHAMAN if shaman else unit]:
        return Why("MM-LVL-01", "not-in-tavern")
    return None if may_pay(s, unit, False) else Why("MM-LVL-04", "vp", price, s.vp[seat])


def offer_levels(s: Meeples, seat: int, menu: Menu) -> None:
    """Add the classes that can be levelled up."""
    tavern = s.taverns[seat]
    for unit in LEVELLED if menu.why else CLASSES:
        if menu.why or tavern[unit]:
            menu.judge(why_not_level(s, seat, unit, 0), LEVEL, unit, 0)
        if menu.why or tavern[SHAMAN]:
            menu.judge(why_not_level(s, seat, unit, 1), LEVEL, unit, 1)


def clean_up(s: Meeples) -> None:
    """MM-DEV-06, MM-R-18: all on the Capitol, with what was generated there and on Quests, is exhausted."""
    for post in s.posts:
        exhaust_pieces(s, s.active, post.pieces)
        exhaust(s, s.active, post.guests)
    exhaust(s, s.active, s.on_quests)
    s.posts.clear()
