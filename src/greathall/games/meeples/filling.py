"""Filling one place in the Assignment Step: add pieces one by one, name Shamans, call a Peasant, close or cancel.

Pieces are added in ascending order (words.py), so that no two ways lead to the same post; a piece after which the
place could not be completed any more is not offered.
"""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.meeples.cards import NEEDS, NEEDS_ANY, NONE, STRENGTH
from greathall.games.meeples.combat import (
    BOOSTS,
    best_naming,
    can_call,
    combat_values,
    empowering,
    is_monster,
    monster_specific,
    post_total,
    reach,
)
from greathall.games.meeples.queries import fillable
from greathall.games.meeples.state import CLOSED, Meeples, Post
from greathall.games.meeples.words import (
    ADD,
    ANY_PRESTIGE,
    ANY_UNIT,
    AS,
    CALL,
    CANCEL,
    CLOSE,
    CORRUPTION,
    DECLINE,
    EMPOWER,
    MEEPLE_OF,
    MEEPLES,
    PALADIN,
    PEASANT,
    PIECES,
    SHAMAN,
    WARRIOR,
)

NOBODY_ELSE: Final = [0] * MEEPLES  # an empty Tavern


def give_back(s: Meeples, post: Post) -> None:
    """Pieces return to the Tavern, a called Peasant to the Lodgings; MM-R-70: the Warrior may call again."""
    tavern = s.taverns[s.active]
    for piece, n in enumerate(post.pieces):
        if n:
            tavern[MEEPLE_OF[piece]] += n
    if post.call:
        s.used &= ~(1 << WARRIOR)
        if post.call == 2:
            tavern[PEASANT] -= 1
            s.lodgings[s.active][PEASANT] += 1


class Filling(Frame[Meeples]):
    """One place being filled: it is the last of the posts. MM-MAIN-05: a Unit stands on one place only."""

    RULE: ClassVar[str] = "MM-MAIN-06"
    FIELDS: ClassVar[tuple[str, ...]] = ("calling",)

    def __init__(self, calling: bool = False) -> None:
        self.calling = calling  # the first Warrior of the turn has come: does it call a Peasant?

    def clone(self) -> "Filling":
        return Filling(calling=self.calling)

    def advance(self, s: Meeples) -> bool:
        if self.calling:
            return ASK
        post = s.posts[-1]
        if not any(post.pieces):
            return ASK
        kinds = 0  # of meeples that could still join
        tavern = s.taverns[s.active]
        for piece in range(min(_last(post.pieces), SHAMAN), MEEPLES):
            if tavern[piece]:
                kinds += 1
        if kinds > 2:
            return ASK
        if is_valid(s, post):
            if kinds and (kinds > 1 or not tavern[CORRUPTION]):
                return ASK
            close(s, post)  # nobody is left who could join
            s.end()
            return RUN
        menu = Menu()
        self.offer(s, s.active, menu)
        if len(menu.options) > 1:
            return ASK
        self.choose(s, s.active, menu.options[0])  # there is only one way on
        return RUN

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        post = s.posts[-1]
        if self.calling:
            menu.ask("MM-UNIT-05", "call", post.card)
            menu.offer(CALL)
            menu.offer(DECLINE)
            return
        if is_monster(post.card):
            self._offer_fighters(s, seat, post, menu)
        else:
            self._offer_workers(s, seat, post, menu)
        if not any(post.pieces):
            menu.offer(CANCEL)  # later on, finish the place and take it back: what was begun can always be completed
        if menu.why and s.taverns[seat][CORRUPTION] and not _wants_corruption(post):
            menu.refuse("MM-MAIN-03", "corruption", ADD, CORRUPTION)

    def _offer_workers(self, s: Meeples, seat: int, post: Post, menu: Menu) -> None:
        """Meeples for a Location or Tower Room. MM-R-46: extras are Units, never Corruption."""
        card = post.card
        pieces = post.pieces
        tavern = s.taverns[seat]
        menu.ask("MM-LOC-03", "fill", card)
        valid = fillable(card, pieces, NOBODY_ELSE, 0)
        last = _last(pieces)
        for piece in range(last, MEEPLES):
            if tavern[piece] and piece != SHAMAN and (piece != CORRUPTION or _wants_corruption(post)):
                if valid or _leads_on(card, pieces, tavern, piece):
                    menu.offer(ADD, piece)
                elif menu.why:
                    menu.refuse("MM-LOC-03", "leads-nowhere", ADD, piece)
        if tavern[SHAMAN]:
            for piece in range(max(last, AS), PIECES):
                if _may_stand_for(card, piece, last, valid) and (valid or _leads_on(card, pieces, tavern, piece)):
                    menu.offer(ADD, piece)
        if valid:
            menu.offer(CLOSE)
        elif menu.why:
            menu.refuse("MM-MAIN-06", "need-open", CLOSE)

    def _offer_fighters(self, s: Meeples, seat: int, post: Post, menu: Menu) -> None:
        """Units for a Monster. MM-CMB-04: more than needed is legal."""
        card = post.card
        pieces = post.pieces
        tavern = s.taverns[seat]
        have = post_total(s, post)
        need = STRENGTH[card]
        menu.ask("MM-CMB-02", "fight", card, have, need)
        won = have >= need
        extra = empowering(s)
        bonus = have - post_total_plain(s, post)  # of a Unit empowered here
        last = _last(pieces)
        units = 0
        for piece in range(last, SHAMAN + 1):
            units += tavern[piece]
        for piece in range(last, SHAMAN):
            if not tavern[piece]:
                continue
            if not won:
                plain, paladins = reach(s, pieces, piece)
                most = plain + monster_specific(s.might, card, paladins) + bonus
                if most + extra < need:
                    if menu.why:
                        menu.refuse("MM-CMB-02", "too-weak", ADD, piece, need=need, have=most + extra)
                    units -= tavern[piece]
                    continue
                if extra:
                    menu.offer(EMPOWER, piece)
                if most >= need or (extra and units > 1):
                    menu.offer(ADD, piece)
            else:
                menu.offer(ADD, piece)
                if extra:
                    menu.offer(EMPOWER, piece)
            units -= tavern[piece]
        if tavern[SHAMAN]:
            self._offer_shamans(s, post, menu, need, bonus, extra)
        if won:
            menu.offer(CLOSE)
        elif menu.why:
            menu.refuse("MM-CMB-02", "too-strong", CLOSE, need=need, have=have)

    def _offer_shamans(self, s: Meeples, post: Post, menu: Menu, need: int, bonus: int, extra: int) -> None:
        """MM-SHA-03: the player names one of the five basic types."""
        shamans = s.taverns[s.active][SHAMAN]
        specific = monster_specific(s.might, post.card, post.pieces[PALADIN]) + bonus
        for piece in range(max(_last(post.pieces), AS), PIECES):
            full = post.pieces[:]
            full[piece] += 1
            most = best_naming(s.might, full, shamans - 1, piece) + specific
            if most >= need or (extra and shamans > 1 and most + extra >= need):
                menu.offer(ADD, piece)
            if extra and most + extra >= need:
                menu.offer(EMPOWER, piece)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        verb = verb_of(option)
        post = s.posts[-1]
        if verb in (ADD, EMPOWER):
            piece = first(option)
            s.taverns[seat][MEEPLE_OF[piece]] -= 1
            post.pieces[piece] += 1
            if verb == EMPOWER:
                post.empowered = piece
            if piece == WARRIOR and is_monster(post.card):
                self._first_warrior(s, seat, post)
        elif verb == CLOSE:
            close(s, post)
            s.end()
        elif verb == CANCEL:
            s.posts.pop()
            give_back(s, post)
            s.end()
        else:
            self.calling = False
            if verb == CALL:
                call_peasant(s, seat, post)

    def _first_warrior(self, s: Meeples, seat: int, post: Post) -> None:
        """MM-UNIT-05, MM-R-70: the first Warrior on a Monster uses the ability up, whether anybody comes or not.
        MM-SHA-05: a Shaman as Warrior does not."""
        if s.used >> WARRIOR & 1:
            return
        may = can_call(s)
        s.used |= 1 << WARRIOR
        post.call = 1
        if may:
            plain, paladins = reach(s, post.pieces, WARRIOR)
            most = plain + monster_specific(s.might, post.card, paladins)
            most += post_total(s, post) - post_total_plain(s, post)
            if sum(s.taverns[seat][WARRIOR : SHAMAN + 1]):
                most += empowering(s)  # there is still somebody to empower
            if most >= STRENGTH[post.card]:
                self.calling = True
            else:
                call_peasant(s, seat, post)  # without it the fight could not be won


def call_peasant(s: Meeples, seat: int, post: Post) -> None:
    """MM-FAQ-04: the Peasant joins at the same moment, and its combat value counts."""
    s.lodgings[seat][PEASANT] -= 1
    post.pieces[PEASANT] += 1
    post.call = 2
    s.tell("MM-UNIT-05", "called", seat, post.card)


def post_total_plain(s: Meeples, post: Post) -> int:
    """The total without an empowered Unit's bonus."""
    total = post_total(s, post)
    return total - s.lodgings[s.active][CORRUPTION] if post.empowered != NONE else total


def is_valid(s: Meeples, post: Post) -> bool:
    """Is the need of a place met, or a Monster matched?"""
    if is_monster(post.card):
        return post_total(s, post) >= STRENGTH[post.card]
    return fillable(post.card, post.pieces, NOBODY_ELSE, 0)


def close(s: Meeples, post: Post) -> None:
    """MM-R-51: a place may be closed only if it is valid with the bonuses of those closed before."""
    post.status = CLOSED
    if is_monster(post.card):
        post.total = post_total(s, post)
    elif BOOSTS[post.card]:
        s.might = combat_values(s, s.active)
    s.tell("MM-R-51", "assigned", s.active, post.card, post.total)


def _last(pieces: list[int]) -> int:
    for piece in range(PIECES - 1, 0, -1):
        if pieces[piece]:
            return piece
    return 0


def _wants_corruption(post: Post) -> bool:
    """MM-TWR-04: Corruption only where the place lists it, and no more than it lists."""
    for word, n in NEEDS[post.card]:
        if word == CORRUPTION:
            return post.pieces[CORRUPTION] < n
    return False


def _may_stand_for(card: int, piece: int, last: int, valid: bool) -> bool:
    """A Shaman on a Location names a type that the place asks for; as one Unit among any, the lowest will do."""
    unit = piece - AS
    if unit in NEEDS_ANY[card]:
        return True
    for word, _ in NEEDS[card]:
        if word == unit:
            return True
        if word in (ANY_UNIT, ANY_PRESTIGE) and piece == max(last, AS):
            return True
    return valid and piece == max(last, AS)


def _leads_on(card: int, pieces: list[int], tavern: list[int], piece: int) -> bool:
    """After adding this piece, could the place still be completed?"""
    meeple = MEEPLE_OF[piece]
    pieces[piece] += 1
    tavern[meeple] -= 1
    good = fillable(card, pieces, tavern, piece)
    pieces[piece] -= 1
    tavern[meeple] += 1
    return good
