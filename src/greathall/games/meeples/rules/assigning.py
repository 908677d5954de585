"""The Assignment Step of the Main Phase: open a place, fill it (filling.py), take it back, confirm."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, Why, first, option, verb_of
from greathall.games.meeples.cards.catalogue import (
    BUILDERS_YARD,
    CARDS,
    CENTRE,
    COUNCILLORS,
    HENCHMAN,
    KIND,
    LEVEL_OF,
    LOCATION,
    MONSTER,
    MONSTERS,
    NO_PIECES,
    NONE,
    OVERLORD,
    ROOM,
    ROOMS,
    START,
    STARTS,
    STRENGTH,
    TILES,
    TYPE_OF,
)
from greathall.games.meeples.rules.combat import (
    BOOSTS,
    EMPOWERS,
    PER_LEVEL,
    VERSUS,
    combat_values,
    empowering,
    is_monster,
    is_overlord,
    monster_specific,
    post_total,
    reach,
)
from greathall.games.meeples.rules.filling import Filling, give_back
from greathall.games.meeples.rules.heroes import any_ability, offer_abilities, use_ability
from greathall.games.meeples.rules.queries import activatable
from greathall.games.meeples.rules.state import Meeples, Post
from greathall.games.meeples.words import (
    CITY,
    CONFIRM,
    CORRUPTION,
    COUNCIL,
    OPEN,
    REOPEN,
    SLOT,
    TOWER,
    USE,
)

# Whatever anybody could mean to assign to.
PLACES: Final = [*STARTS, *TILES, *ROOMS, *MONSTERS, *COUNCILLORS, BUILDERS_YARD]
_OPENING: Final = [option(OPEN, card) for card in range(len(CARDS))]  # what is offered most often, by card


def council_open(s: Meeples, seat: int, number: int) -> bool:
    """MM-CMB-05, MM-END-03, MM-R-07: only in the final turns. MM-END-06: an Overlord only once a game; MM-END-08: the Henchman in
    both final turns. MM-END-09, MM-R-54: any mix with Monsters and with one another."""
    return s.final > 0 and not (is_overlord(COUNCILLORS[number]) and s.fought[seat] >> number & 1)


def why_not_open(s: Meeples, seat: int, card: int) -> Why | None:
    """The home of OPEN in the Main Phase: why Units may not be assigned to a place; None if they may."""
    why = _why_not_there(s, seat, card)
    if why is not None:
        return why
    if any(post.card == card for post in s.posts):
        # MM-LOC-04, MM-R-64, MM-R-48: each once per turn.
        rule = "MM-LOC-04" if not is_monster(card) else "MM-R-64" if KIND[card] == MONSTER else "MM-R-48"
        return Why(rule, "twice")
    if not is_monster(card):
        return None if activatable(s.taverns[seat]) >> card & 1 else Why("MM-LOC-03", "units-missing")
    if not _active_units(s):
        return Why("MM-CMB-01", "no-units")
    plain, paladins = reach(s, NO_PIECES, 0)
    have = plain + monster_specific(s.might, card, paladins) + empowering(s)
    return None if have >= STRENGTH[card] else Why("MM-CMB-02", "out-of-reach", STRENGTH[card], have)


def _why_not_there(s: Meeples, seat: int, card: int) -> Why | None:
    """MM-LOC-01, MM-TWR-02, MM-CMB-01: what is built, turned up or in the city."""
    kind = KIND[card]
    if kind == CENTRE:
        return Why("MM-LOC-01", "capitol")
    if kind == LOCATION and card not in s.tiles:
        return Why("MM-LOC-01", "not-built")
    if kind == ROOM:
        if not s.towers:
            return Why("MM-TWR-01", "no-towers")
        if card not in visible_rooms(s):
            return Why("MM-TWR-02", "room-hidden")
    if kind == MONSTER and card not in s.city:
        return Why("MM-CMB-01", "not-in-city")
    if kind in (OVERLORD, HENCHMAN):
        if not s.final:
            return Why("MM-CMB-05", "council")
        if not council_open(s, seat, COUNCILLORS.index(card)):
            return Why("MM-END-06", "fought")
    return None


def visible_rooms(s: Meeples) -> list[int]:
    """MM-TWR-02: the visible Room of each Tower; MM-R-37: one a turn, and none where the stack is empty."""
    return [stack.cards[-1] for stack in s.rooms if stack.cards and stack.known[-1] == EVERYONE]


class Assignment(Frame[Meeples]):
    """MM-MAIN-01: any number of active Units to any number of different places."""

    RULE: ClassVar[str] = "MM-MAIN-01"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "Assignment":
        return Assignment()

    def advance(self, s: Meeples) -> bool:
        if s.posts:
            return ASK
        if any_place(s) or any_ability(s, s.active):
            return ASK
        s.end()  # MM-MAIN-02: nothing can be assigned
        return RUN

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-MAIN-01", "assign")
        if menu.why:
            there = [*STARTS, *s.tiles, *visible_rooms(s), *s.city, *COUNCILLORS]
            for card in dict.fromkeys([card for card in there if card != NONE] + PLACES):
                menu.judge(why_not_open(s, seat, card), OPEN, card)
            menu.rule_out(REOPEN, "MM-R-51", "not-assigned")
        else:
            self._offer_places(s, seat, menu)
        offer_abilities(s, seat, menu)
        for post in s.posts:
            menu.offer(REOPEN, post.card)  # MM-R-51
        menu.offer(CONFIRM)

    def _offer_places(self, s: Meeples, seat: int, menu: Menu) -> None:
        """The same by a shorter way, as this is the busiest question of the game: every place that can still be made valid.
        MM-LOC-06, MM-R-63: in any districts."""
        units = _active_units(s)
        if not units:
            return
        taken = 0
        for post in s.posts:
            taken |= 1 << post.spot
        offer = menu.options.append
        fit = activatable(s.taverns[seat])
        for card in STARTS:
            if fit >> card & 1 and not taken >> card & 1:
                offer(_OPENING[card])
        spot = SLOT
        for card in s.tiles:
            if card >= 0 and fit >> card & 1 and not taken >> spot & 1:
                offer(_OPENING[card])
            spot += 1
        for stack in s.rooms:
            if stack.cards and stack.known[-1] == EVERYONE:
                card = stack.cards[-1]
                if fit >> card & 1 and not taken >> spot & 1:
                    offer(_OPENING[card])
            spot += 1
        plain, paladins = reach(s, NO_PIECES, 0)
        plain += empowering(s)
        might = s.might
        spot = CITY
        for card in s.city:
            if (
                card >= 0
                and not taken >> spot & 1
                and (plain + might[VERSUS + TYPE_OF[card]] + paladins * PER_LEVEL * LEVEL_OF[card] >= STRENGTH[card])
            ):
                offer(_OPENING[card])
            spot += 1
        if s.final:
            for i, card in enumerate(COUNCILLORS):
                beatable = plain + monster_specific(might, card, paladins) >= STRENGTH[card]
                if beatable and council_open(s, seat, i) and not taken >> COUNCIL + i & 1:
                    offer(_OPENING[card])

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == OPEN:
            card = first(option)
            s.posts.append(Post.fresh(card, place_spot(s, card)))
            s.call(Filling())
        elif verb == USE:
            use_ability(s, seat, first(option))
        elif verb == REOPEN:
            take_back(s, first(option))
        else:
            s.end()  # MM-MAIN-04: all assigning ends here


def _active_units(s: Meeples) -> int:
    tavern = s.taverns[s.active]
    return sum(tavern) - tavern[CORRUPTION]


def any_place(s: Meeples) -> bool:
    """Is there anything to assign to? Asked while nothing is assigned yet."""
    fit = activatable(s.taverns[s.active])
    if fit & 0b1111 or any(card >= 0 and fit >> card & 1 for card in s.tiles):
        return True
    if any(z.cards and z.known[-1] == EVERYONE and fit >> z.cards[-1] & 1 for z in s.rooms):
        return True
    plain, paladins = reach(s, NO_PIECES, 0)
    if plain == 0:
        return False
    if any(card >= 0 and plain + monster_specific(s.might, card, paladins) >= STRENGTH[card] for card in s.city):
        return True
    return any(
        council_open(s, s.active, i) and plain + monster_specific(s.might, card, paladins) >= STRENGTH[card]
        for i, card in enumerate(COUNCILLORS)
    )


def place_spot(s: Meeples, card: int) -> int:
    """Where an offered place lies."""
    kind = KIND[card]
    if kind == MONSTER:
        return CITY + s.city.index(card)
    if kind == START:
        return card
    if kind == LOCATION:
        return SLOT + s.tiles.index(card)
    if kind == ROOM:
        return TOWER + next(tower for tower, stack in enumerate(s.rooms) if card in stack.cards)
    return COUNCIL + COUNCILLORS.index(card)


# -- taking back


def take_back(s: Meeples, card: int) -> None:
    """MM-R-51: reopen a place, and with it every fight that is no longer won without its bonus."""
    index = next(i for i, post in enumerate(s.posts) if post.card == card)
    post = s.posts.pop(index)
    give_back(s, post)
    s.tell("MM-R-51", "reopened", s.active, card)
    if not BOOSTS[card] or is_monster(card):
        return
    s.might = combat_values(s, s.active)
    for other in s.posts:
        if EMPOWERS[card]:
            other.empowered = NONE
    for other in s.posts[:]:
        if is_monster(other.card) and post_total(s, other) < STRENGTH[other.card]:
            s.posts.remove(other)
            give_back(s, other)
            s.tell("MM-R-51", "reopened", s.active, other.card)
