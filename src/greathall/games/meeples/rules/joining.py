"""Who may join a place, and why not: Units and Corruption at Locations and Tower Rooms, fighters, builders.

A thing to pick is the number of a piece (words.py), EMPOWERED + piece for the one Unit with the power of the Forbidden Archive,
or CALLED for the Peasant whom the first Warrior calls. Whatever belongs to a set that the place can take may be picked first:
only what no more picks could make good is refused. More Units never harm, so that is a Shaman who stands for the wrong one, or
the last Unit that the Archive could have helped.
"""

from typing import Final

from greathall.core.option import Menu, Why, option
from greathall.games.meeples.cards.catalogue import BUILDERS_YARD, CARDS, NEEDS, NEEDS_ANY, NONE, STRENGTH
from greathall.games.meeples.rules.combat import (
    CALLS_UP,
    EMPOWERS,
    can_call,
    empowering,
    is_monster,
    most_total,
    post_total,
)
from greathall.games.meeples.rules.queries import fillable, hero_card
from greathall.games.meeples.rules.state import OPEN_POST, Meeples, Post
from greathall.games.meeples.words import (
    ADD,
    AS,
    CALL,
    CORRUPTION,
    EMPOWER,
    KNIGHT,
    MEEPLE_OF,
    MEEPLES,
    PEASANT,
    PIECES,
    SHAMAN,
    WARRIOR,
)

EMPOWERED: Final = 16
CALLED: Final = EMPOWERED + PIECES
THINGS: Final = [*range(PIECES), *range(EMPOWERED, CALLED), CALLED]
UNIT_PIECES: Final = (*range(SHAMAN), *range(AS, PIECES))  # as which a Unit can stand on a place
NOBODY_ELSE: Final = [0] * MEEPLES  # an empty Tavern
MOST_BUILDERS: Final = 2


def _namings(card: int) -> tuple[int, ...]:
    """MM-SHA-02: whom a Shaman may stand for at a place: any that it speaks of; where it speaks of none, one does for all."""
    asked = [word for word, _ in NEEDS[card] if word <= KNIGHT] + list(NEEDS_ANY[card])
    return tuple(asked) if asked else (PEASANT,)


NAMINGS: Final = tuple(_namings(card) for card in range(len(CARDS)))
# MM-TWR-04: how much Corruption a place asks for; it takes no more.
CORRUPTION_OF: Final = tuple(sum(n for word, n in needs if word == CORRUPTION) for needs in NEEDS)


def why_not_join(s: Meeples, post: Post, thing: int) -> Why | None:
    """The home of ADD, EMPOWER and CALL: why this one may not join a place beside those who are there; None if it may."""
    if is_monster(post.card):
        return _why_not_fight(s, post, thing)
    if thing == CALLED:
        return Why("MM-UNIT-05", "monsters-only")
    if thing >= EMPOWERED:
        return Why("MM-ICO-18", "monsters-only")
    return _why_not_build(s, post, thing) if post.card == BUILDERS_YARD else _why_not_work(s, post, thing)


def _why_absent(s: Meeples, piece: int, rule: str) -> Why | None:
    """MM-MAIN-05: only who is in the Tavern; and a Shaman stands for somebody."""
    if not s.taverns[s.active][MEEPLE_OF[piece]]:
        return Why("MM-MAIN-05", "not-in-tavern")
    return Why(rule, "shaman-unnamed") if piece == SHAMAN else None


# -- Locations and Tower Rooms


def _why_not_work(s: Meeples, post: Post, piece: int) -> Why | None:
    """MM-LOC-03, MM-MAIN-06: needs are minimums. MM-R-46: extras are Units, never Corruption."""
    card = post.card
    if piece == CORRUPTION:
        if not CORRUPTION_OF[card]:
            return Why("MM-MAIN-03", "corruption")
        if post.pieces[CORRUPTION] >= CORRUPTION_OF[card]:
            return Why("MM-R-46", "corruption-enough", CORRUPTION_OF[card], CORRUPTION_OF[card])
    why = _why_absent(s, piece, "MM-SHA-02")
    if why is not None:
        return why
    if piece >= AS:
        if piece - AS not in NAMINGS[card]:
            return Why("MM-SHA-02", "not-asked-for")
        if not _leads_on(card, post.pieces, s.taverns[s.active], piece, 0):
            return Why("MM-LOC-03", "leads-nowhere")
    return None


def _leads_on(card: int, pieces: list[int], tavern: list[int], piece: int, lowest: int) -> bool:
    """After adding this piece, could pieces from `lowest` on still complete the place?"""
    meeple = MEEPLE_OF[piece]
    pieces[piece] += 1
    tavern[meeple] -= 1
    good = fillable(card, pieces, tavern, lowest)
    pieces[piece] -= 1
    tavern[meeple] += 1
    return good


def offer_workers(s: Meeples, post: Post, valid: bool, menu: Menu) -> None:
    """For search: each set once, in ascending order, and nothing that could not be completed in that order."""
    card = post.card
    pieces = post.pieces
    tavern = s.taverns[s.active]
    last = last_piece(pieces)
    for piece in range(last, MEEPLES):
        if not tavern[piece] or piece == SHAMAN:
            continue
        if piece == CORRUPTION and pieces[CORRUPTION] >= CORRUPTION_OF[card]:
            continue
        if valid or _leads_on(card, pieces, tavern, piece, piece):
            menu.offer(ADD, piece)
    if tavern[SHAMAN]:
        for unit in NAMINGS[card]:
            piece = AS + unit
            if piece >= last and (valid or _leads_on(card, pieces, tavern, piece, piece)):
                menu.offer(ADD, piece)


# -- the Builders' Yard


def _why_not_build(s: Meeples, post: Post, piece: int) -> Why | None:
    """MM-CON-01, MM-CON-02, MM-R-13: 1 or 2 Peasants; MM-UNIT-06: or Shamans that stand for them; MM-DEV-02: never Corruption."""
    if piece == CORRUPTION:
        return Why("MM-DEV-02", "corruption")
    if piece not in (PEASANT, SHAMAN, AS + PEASANT):
        return Why("MM-CON-01", "peasants-only")
    why = _why_absent(s, piece, "MM-SHA-02")
    if why is None and sum(post.pieces) >= MOST_BUILDERS:
        return Why("MM-R-13", "two-builders", MOST_BUILDERS, MOST_BUILDERS)
    return why


def offer_builders(s: Meeples, post: Post, menu: Menu) -> None:
    """The same in search's order."""
    tavern = s.taverns[s.active]
    if sum(post.pieces) < MOST_BUILDERS:
        if tavern[PEASANT] and not post.pieces[AS + PEASANT]:
            menu.offer(ADD, PEASANT)
        if tavern[SHAMAN]:
            menu.offer(ADD, AS + PEASANT)


# -- fights


def _why_not_fight(s: Meeples, post: Post, thing: int) -> Why | None:
    """MM-CMB-01: any active Units. MM-CMB-04: more than needed is legal."""
    if thing == CALLED:
        return _why_not_call(s, post)
    piece = thing
    if thing >= EMPOWERED:
        piece -= EMPOWERED
        why = _why_not_empower(s)
        if why is not None:
            return why
    if piece == CORRUPTION:
        return Why("MM-MAIN-03", "corruption")
    why = _why_absent(s, piece, "MM-SHA-03")
    if why is not None:
        return why
    if piece < AS and (thing >= EMPOWERED or not empowering(s)):
        return None
    need = STRENGTH[post.card]
    have = _hope(s, post, thing)
    return None if have >= need else Why("MM-CMB-02", "too-weak", need, have)


def _hope(s: Meeples, post: Post, thing: int) -> int:
    """The most that a fight could come to after this pick, whatever is picked then."""
    piece = thing - EMPOWERED if thing >= EMPOWERED else thing
    tavern = s.taverns[s.active]
    extra = empowering(s)
    tavern[MEEPLE_OF[piece]] -= 1
    post.pieces[piece] += 1
    most = most_total(s, post, 0)
    if extra and (thing >= EMPOWERED or sum(tavern) > tavern[CORRUPTION]):
        most += extra
    post.pieces[piece] -= 1
    tavern[MEEPLE_OF[piece]] += 1
    return most


def _why_not_empower(s: Meeples) -> Why | None:
    """MM-ICO-18: one Unit, by an Archive that is closed. MM-R-67: by the Corruption in the Lodgings."""
    if not any(post.status != OPEN_POST and EMPOWERS[post.card] for post in s.posts):
        return Why("MM-ICO-18", "no-archive")
    if any(post.empowered != NONE for post in s.posts):
        return Why("MM-ICO-18", "empowered-already")
    return None if s.lodgings[s.active][CORRUPTION] else Why("MM-R-67", "no-corruption")


def _why_not_call(s: Meeples, post: Post) -> Why | None:
    """MM-UNIT-05: the first Warrior of a turn on a Monster. MM-SHA-05: no Shaman as Warrior. MM-R-70: once."""
    seat = s.active
    if not CALLS_UP[hero_card(s, seat, WARRIOR)]:
        return Why("MM-UNIT-05", "no-call")
    if s.used >> WARRIOR & 1:
        return Why("MM-R-70", "used")
    if post.call:
        return Why("MM-UNIT-05", "called")
    if not s.lodgings[seat][PEASANT]:
        return Why("MM-UNIT-05", "no-peasant-lodged")
    return None if post.pieces[WARRIOR] or s.taverns[seat][WARRIOR] else Why("MM-UNIT-05", "no-warrior")


def offer_fighters(s: Meeples, post: Post, have: int, menu: Menu) -> None:
    """For search: each set once, in ascending order, and nothing from which the strength is out of reach in that order."""
    if post.call:
        return  # that comes last
    need = STRENGTH[post.card]
    pieces = post.pieces
    won = have >= need
    if post.empowered == NONE:
        tavern = s.taverns[s.active]
        extra = empowering(s)
        last = last_piece(pieces)
        for piece in range(last, SHAMAN):
            if not tavern[piece]:
                continue
            if won or most_total(s, post, piece) >= need or (extra and _with_archive(s, post, piece, extra) >= need):
                menu.offer(ADD, piece)
        if tavern[SHAMAN]:
            for piece in range(max(last, AS), PIECES):
                if won or _after(s, post, piece) >= need or (extra and _with_archive(s, post, piece, extra) >= need):
                    menu.offer(ADD, piece)
        if extra:
            for piece in UNIT_PIECES:
                if tavern[MEEPLE_OF[piece]]:
                    pieces[piece] += 1
                    if _with_call(s, post) + extra >= need:
                        menu.offer(EMPOWER, piece)
                    pieces[piece] -= 1
    if pieces[WARRIOR] and can_call(s) and (won or _with_call(s, post) >= need):
        menu.offer(CALL)


def _with_call(s: Meeples, post: Post) -> int:
    """What a fight comes to, with the Peasant whom a Warrior could call."""
    if not post.pieces[WARRIOR] or not can_call(s):
        return post_total(s, post)
    post.pieces[PEASANT] += 1
    total = post_total(s, post)
    post.pieces[PEASANT] -= 1
    return total


def _after(s: Meeples, post: Post, piece: int) -> int:
    """The most that a fight can come to once this piece has joined and only later ones follow."""
    tavern = s.taverns[s.active]
    tavern[MEEPLE_OF[piece]] -= 1
    post.pieces[piece] += 1
    most = most_total(s, post, piece)
    post.pieces[piece] -= 1
    tavern[MEEPLE_OF[piece]] += 1
    return most


def _with_archive(s: Meeples, post: Post, piece: int, extra: int) -> int:
    """The same if somebody still in the Tavern, of any kind, gets the power of the Archive in the end."""
    tavern = s.taverns[s.active]
    tavern[MEEPLE_OF[piece]] -= 1
    post.pieces[piece] += 1
    best = 0
    for other in UNIT_PIECES:
        if tavern[MEEPLE_OF[other]]:
            tavern[MEEPLE_OF[other]] -= 1
            post.pieces[other] += 1
            best = max(best, extra + most_total(s, post, piece))
            post.pieces[other] -= 1
            tavern[MEEPLE_OF[other]] += 1
    post.pieces[piece] -= 1
    tavern[MEEPLE_OF[piece]] += 1
    return best


def last_piece(pieces: list[int]) -> int:
    """The highest piece on a place."""
    for piece in range(PIECES - 1, 0, -1):
        if pieces[piece]:
            return piece
    return 0


# -- how the picks are written


def spelled(thing: int) -> int:
    """The answer that picks a thing."""
    if thing < EMPOWERED:
        return option(ADD, thing)
    return option(CALL) if thing == CALLED else option(EMPOWER, thing - EMPOWERED)
