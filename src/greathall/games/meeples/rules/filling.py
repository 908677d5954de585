"""Filling one place: who joins it is picked in any order, and taken back, until it is closed. Who may join: joining.py."""

from typing import ClassVar

from greathall.core.frame import ASK
from greathall.core.option import Menu, Option, Why, first, option, verb_of
from greathall.core.picking import NO_LIMIT, Picking
from greathall.games.meeples.cards.catalogue import BUILDERS_YARD, NEEDS, NEEDS_ANY, NONE, STRENGTH
from greathall.games.meeples.rules.combat import BOOSTS, combat_values, is_monster, post_total
from greathall.games.meeples.rules.joining import (
    CALLED,
    EMPOWERED,
    MOST_BUILDERS,
    NOBODY_ELSE,
    THINGS,
    offer_builders,
    offer_fighters,
    offer_workers,
    spelled,
    why_not_join,
)
from greathall.games.meeples.rules.queries import count_as, fillable
from greathall.games.meeples.rules.state import CLOSED, Meeples, Post
from greathall.games.meeples.words import (
    ADD,
    ANY_UNIT,
    CALL,
    CANCEL,
    CLOSE,
    CORRUPTION,
    DISMISS,
    EMPOWER,
    LEAVE,
    LEAVE_EMPOWERED,
    MEEPLE_OF,
    PEASANT,
    PIECES,
    WARRIOR,
    band,
)


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


class Filling(Picking[Meeples]):
    """One place being filled: it is the last of the posts. MM-MAIN-05: a Unit stands on one place only."""

    RULE: ClassVar[str] = "MM-MAIN-06"
    FIELDS: ClassVar[tuple[str, ...]] = ()
    PICK: ClassVar[int] = ADD
    UNPICK: ClassVar[int] = LEAVE
    DONE: ClassVar[int] = CLOSE

    def clone(self) -> "Filling":
        return Filling()

    # -- what is asked

    def advance(self, s: Meeples) -> bool:
        return ASK

    def asked(self, s: Meeples) -> int:
        return s.active

    def ask(self, s: Meeples, menu: Menu) -> None:
        post = s.posts[-1]
        if is_monster(post.card):
            menu.ask("MM-CMB-02", "fight", post.card, STRENGTH[post.card])
        elif post.card == BUILDERS_YARD:
            menu.ask("MM-CON-01", "build", MOST_BUILDERS)
        else:
            menu.ask("MM-LOC-03", "fill", post.card)

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        if menu.why or menu.free:
            super().offer(s, seat, menu)
            return
        self.ask(s, menu)
        post = s.posts[-1]
        if self._in_order(s, post, menu):
            menu.offer(CLOSE)
        if not any(post.pieces):
            menu.offer(CANCEL)

    def _offer_in_order(self, s: Meeples, held: list[int], left: list[int], menu: Menu) -> None:
        self._in_order(s, s.posts[-1], menu)

    def _in_order(self, s: Meeples, post: Post, menu: Menu) -> bool:
        """Each set once, for search. May the place be closed?"""
        card = post.card
        pieces = post.pieces
        if STRENGTH[card]:
            have = post_total(s, post)
            offer_fighters(s, post, have, menu)
            enough = have >= STRENGTH[card] and is_fought(post)
        elif card == BUILDERS_YARD:
            offer_builders(s, post, menu)
            enough = any(pieces)
        else:
            enough = fillable(card, pieces, NOBODY_ELSE, 0)
            offer_workers(s, post, enough, menu)
        if not menu.options and not enough:  # a person had picked freely, and a bot goes on
            for thing in self.left(s):
                menu.options.append(spelled(thing))
        return enough

    def offer_more(self, s: Meeples, menu: Menu) -> None:
        """MM-R-51: a place may be given up as long as nobody stands there; a closed one is taken back."""
        menu.judge(Why("MM-R-51", "take-back-first") if any(s.posts[-1].pieces) else None, CANCEL)

    def choose_more(self, s: Meeples, o: Option) -> None:
        give_back(s, s.posts.pop())
        s.end()

    def choose(self, s: Meeples, seat: int, o: Option) -> None:
        if verb_of(o) == ADD:  # what is answered most often
            s.taverns[s.active][MEEPLE_OF[first(o)]] -= 1
            s.posts[-1].pieces[first(o)] += 1
        else:
            super().choose(s, seat, o)

    # -- the picks

    def candidates(self, s: Meeples) -> list[int]:
        return THINGS

    def why_not(self, s: Meeples, thing: int) -> Why | None:
        return why_not_join(s, s.posts[-1], thing)

    def held(self, s: Meeples) -> list[int]:
        post = s.posts[-1]
        found: list[int] = []
        for piece in range(PIECES):
            n = post.pieces[piece]
            if piece == PEASANT and post.call:
                n -= 1
            if piece == post.empowered:
                n -= 1
            for _ in range(n):
                found.append(piece)
        if post.empowered != NONE:
            found.append(EMPOWERED + post.empowered)
        if post.call:
            found.append(CALLED)
        return found

    def copies(self, s: Meeples, thing: int) -> int:
        return s.taverns[s.active][MEEPLE_OF[thing]] if thing < EMPOWERED else 1

    def put(self, s: Meeples, thing: int) -> None:
        """MM-FAQ-04: a called Peasant joins at the same moment, and its combat value counts."""
        post = s.posts[-1]
        if thing == CALLED:
            s.lodgings[s.active][PEASANT] -= 1
            post.pieces[PEASANT] += 1
            post.call = 2
            return
        piece = thing
        if thing >= EMPOWERED:
            piece -= EMPOWERED
            post.empowered = piece
        s.taverns[s.active][MEEPLE_OF[piece]] -= 1
        post.pieces[piece] += 1

    def take(self, s: Meeples, thing: int) -> None:
        post = s.posts[-1]
        if thing == CALLED:
            s.lodgings[s.active][PEASANT] += 1
            post.pieces[PEASANT] -= 1
            post.call = 0
            return
        piece = thing
        if thing >= EMPOWERED:
            piece -= EMPOWERED
            post.empowered = NONE
        s.taverns[s.active][MEEPLE_OF[piece]] += 1
        post.pieces[piece] -= 1

    # -- when it is enough

    def need(self, s: Meeples) -> int:
        card = s.posts[-1].card
        if is_monster(card):
            return STRENGTH[card]
        return 1 if card == BUILDERS_YARD or NEEDS_ANY[card] else sum(n for _, n in NEEDS[card])

    def most(self, s: Meeples) -> int:
        return MOST_BUILDERS if s.posts[-1].card == BUILDERS_YARD else NO_LIMIT

    def have(self, s: Meeples) -> int:
        """The combat value so far; at other places, how many of those that it needs are there."""
        post = s.posts[-1]
        if is_monster(post.card):
            return post_total(s, post)
        return sum(post.pieces) if post.card == BUILDERS_YARD else met_needs(post.card, post.pieces)

    def enough(self, s: Meeples) -> bool:
        return is_valid(s, s.posts[-1])

    def why_not_enough(self, s: Meeples, rule: str) -> Why:
        """The home of CLOSE, for what is not enough."""
        post = s.posts[-1]
        if not is_monster(post.card):
            rule = "MM-CON-01" if post.card == BUILDERS_YARD else "MM-MAIN-06"
            return Why(rule, "need-open", self.need(s), self.have(s))
        if not any(post.pieces):
            return Why("MM-R-71", "nobody-fights")
        if post_total(s, post) < STRENGTH[post.card]:
            return Why("MM-CMB-02", "too-strong", self.need(s), self.have(s))
        return Why("MM-UNIT-05", "called-alone")

    def close(self, s: Meeples) -> None:
        close(s, s.posts[-1])
        s.end()

    # -- how they are written

    def pick_verbs(self) -> int:
        return 1 << ADD | 1 << EMPOWER | 1 << CALL

    def unpick_verbs(self) -> int:
        return 1 << LEAVE | 1 << LEAVE_EMPOWERED | 1 << DISMISS

    def spell(self, thing: int) -> Option:
        return spelled(thing)

    def spell_back(self, thing: int) -> Option:
        if thing < EMPOWERED:
            return option(LEAVE, thing)
        return option(DISMISS) if thing == CALLED else option(LEAVE_EMPOWERED, thing - EMPOWERED)

    def read(self, o: Option) -> int:
        verb = verb_of(o)
        if verb in (CALL, DISMISS):
            return CALLED
        return first(o) + (EMPOWERED if verb in (EMPOWER, LEAVE_EMPOWERED) else 0)


def met_needs(card: int, pieces: list[int]) -> int:
    """How many of those whom a place needs stand there."""
    if NEEDS_ANY[card]:
        return int(fillable(card, pieces, NOBODY_ELSE, 0))
    met = 0
    units = sum(pieces) - pieces[CORRUPTION]
    for word, n in NEEDS[card]:  # any Unit comes last: whoever is not needed otherwise
        if word != ANY_UNIT:
            here = min(n, count_as(pieces, word))
            met += here
            if word != CORRUPTION:
                units -= here
        else:
            met += min(n, units)
    return met


def is_fought(post: Post) -> bool:
    """MM-R-71: somebody fights, not bonuses alone; and a called Peasant comes with a Warrior."""
    return post.pieces[WARRIOR] > 0 or (post.call != 2 and any(post.pieces))


def is_valid(s: Meeples, post: Post) -> bool:
    """Is the need of a place met, or a Monster matched?"""
    if is_monster(post.card):
        return post_total(s, post) >= STRENGTH[post.card] and is_fought(post)
    if post.card == BUILDERS_YARD:
        return any(post.pieces)
    return fillable(post.card, post.pieces, NOBODY_ELSE, 0)


def close(s: Meeples, post: Post) -> None:
    """MM-R-51: a place may be closed only if it is valid with the bonuses of those closed before. MM-UNIT-05, MM-R-70: the first
    Warrior on a Monster uses the ability up, whether anybody comes or not."""
    post.status = CLOSED
    if is_monster(post.card):
        post.total = post_total(s, post)
        if post.pieces[WARRIOR] and not s.used >> WARRIOR & 1:
            s.used |= 1 << WARRIOR
            post.call = 2 if post.call else 1
            if post.call == 2:
                s.tell("MM-UNIT-05", "called", s.active, post.card)
    elif BOOSTS[post.card]:
        s.might = combat_values(s, s.active)
    s.tell("MM-R-51", "assigned", s.active, post.card, post.total, band(post.pieces) if s.log is not None else 0)
