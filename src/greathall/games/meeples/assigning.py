"""The Assignment Step of the Main Phase: open a place, fill it (filling.py), take it back, confirm."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.meeples.cards import COUNCILLORS, NO_PIECES, NONE, STRENGTH
from greathall.games.meeples.combat import (
    BOOSTS,
    EMPOWERS,
    combat_values,
    empowering,
    is_beatable,
    is_monster,
    is_overlord,
    monster_specific,
    post_total,
    reach,
)
from greathall.games.meeples.filling import Filling, give_back
from greathall.games.meeples.heroes import any_ability, offer_abilities, use_ability
from greathall.games.meeples.queries import can_activate, locations
from greathall.games.meeples.state import Meeples, Post
from greathall.games.meeples.words import (
    CITY,
    CONFIRM,
    CORRUPTION,
    COUNCIL,
    OPEN,
    REOPEN,
    TOWER,
    USE,
)


def council_open(s: Meeples, seat: int, number: int) -> bool:
    """MM-CMB-05, MM-R-07: only in the final turns. MM-END-06: an Overlord only once a game; MM-END-08: the Henchman in
    both final turns. MM-END-09, MM-R-54: any mix with Monsters and with one another."""
    return s.final > 0 and not (is_overlord(COUNCILLORS[number]) and s.fought[seat] >> number & 1)


class Assignment(Frame[Meeples]):
    """MM-MAIN-01: any number of active Units to any number of different places."""

    RULE: ClassVar[str] = "MM-MAIN-01"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "Assignment":
        return Assignment()

    def advance(self, s: Meeples) -> bool:
        if s.posts:
            return ASK
        units = _active_units(s)
        if units:
            menu = Menu()
            self._offer_places(s, s.active, units, menu)
            if menu.options or any_ability(s, s.active):
                return ASK
        s.end()  # MM-MAIN-02: nothing can be assigned
        return RUN

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-MAIN-01", "assign")
        units = _active_units(s)
        if units or menu.why:
            self._offer_places(s, seat, units, menu)
            offer_abilities(s, seat, menu)
        for post in s.posts:
            menu.offer(REOPEN, post.card)  # MM-R-51
        menu.offer(CONFIRM)

    def _offer_places(self, s: Meeples, seat: int, units: int, menu: Menu) -> None:
        """Every place that can still be made valid. MM-LOC-04, MM-R-64, MM-R-48: each once per turn.
        MM-LOC-06, MM-R-63: in any districts."""
        taken = 0
        for post in s.posts:
            taken |= 1 << post.spot
        tavern = s.taverns[seat]
        for spot, card in locations(s):
            if not taken >> spot & 1 and can_activate(card, tavern, units):
                menu.offer(OPEN, card)
            elif menu.why:
                _refuse_location(menu, card, taken >> spot & 1)
        if s.towers:
            self._offer_rooms(s, tavern, units, taken, menu)
        if units:
            plain, paladins = reach(s, NO_PIECES, 0)
            plain += empowering(s)
        else:
            plain, paladins = 0, 0
        might = s.might
        for i, card in enumerate(s.city):
            if card == NONE:
                continue
            if not taken >> CITY + i & 1 and units and is_beatable(might, card, plain, paladins):
                menu.offer(OPEN, card)
            elif menu.why:
                _refuse_monster(s, menu, card, taken >> CITY + i & 1, plain, paladins)
        if s.final or menu.why:
            for i, card in enumerate(COUNCILLORS):
                if not council_open(s, seat, i):
                    if menu.why and s.final:
                        menu.refuse("MM-END-06", "fought", OPEN, card)
                    elif menu.why:
                        menu.refuse("MM-CMB-05", "council", OPEN, card)
                elif not taken >> COUNCIL + i & 1 and units and is_beatable(might, card, plain, paladins):
                    menu.offer(OPEN, card)
                elif menu.why:
                    _refuse_monster(s, menu, card, taken >> COUNCIL + i & 1, plain, paladins)

    def _offer_rooms(self, s: Meeples, tavern: list[int], units: int, taken: int, menu: Menu) -> None:
        """MM-TWR-02: the visible Room of each Tower; MM-R-37: one a turn, and none where the stack is empty."""
        for tower, stack in enumerate(s.rooms):
            if stack.cards and stack.known[-1] == EVERYONE:
                if not taken >> TOWER + tower & 1 and can_activate(stack.cards[-1], tavern, units):
                    menu.offer(OPEN, stack.cards[-1])
                elif menu.why:
                    _refuse_location(menu, stack.cards[-1], taken >> TOWER + tower & 1)

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


def place_spot(s: Meeples, card: int) -> int:
    """Where an offered place lies."""
    if card in COUNCILLORS:
        return COUNCIL + COUNCILLORS.index(card)
    if is_monster(card):
        return CITY + s.city.index(card)
    for spot, other in locations(s):
        if other == card:
            return spot
    for tower, stack in enumerate(s.rooms):
        if stack.cards and stack.cards[-1] == card:
            return TOWER + tower
    raise ValueError("this place is not on the board")


def _refuse_location(menu: Menu, card: int, taken: int) -> None:
    if taken:
        menu.refuse("MM-LOC-04", "twice", OPEN, card)
    else:
        menu.refuse("MM-LOC-03", "units-missing", OPEN, card)


def _refuse_monster(s: Meeples, menu: Menu, card: int, taken: int, plain: int, paladins: int) -> None:
    if taken:
        menu.refuse("MM-R-64", "twice", OPEN, card)
    else:
        have = plain + monster_specific(s.might, card, paladins) if plain else 0
        menu.refuse("MM-CMB-02", "too-strong", OPEN, card, need=STRENGTH[card], have=have)


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
