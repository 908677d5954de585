"""Walls and paths: turning cards up, laying new ones, and filling the space that a taken card leaves."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, NOBODY
from greathall.core.option import Menu, Option, Why, first
from greathall.core.picking import SeatPicking
from greathall.games.card_rogue.cards.catalogue import CROSS, HAS_PATHS, IS_ENEMY, KIND, PACK, PLAIN, TURNED
from greathall.games.card_rogue.rules.hands import gain_card
from greathall.games.card_rogue.rules.queries import over, side_to, sides_at, sides_to_spaces
from greathall.games.card_rogue.rules.state import CardRogue, Foe
from greathall.games.card_rogue.rules.stuck import unreachable
from greathall.games.card_rogue.rules.traps import SpringTrap
from greathall.games.card_rogue.words import (
    ALL_SIDES,
    ARTIFACT,
    DONE,
    EMPTY,
    KEY,
    LAY,
    MET_BY_FLIP,
    ROTATE,
    STEPS,
    TRAP,
    UNLAY,
)

UNDER_SIDES: Final = 4  # bits of `under` that hold the open sides


def lay(s: CardRogue, place: int, card: int, sides: int) -> None:
    """Put a card on an empty place of the board: face-up with its open sides, or face-down with none."""
    s.slot_at[place] = len(s.places)
    s.places.append(place)
    s.sides.append(sides)
    s.near.append(0)
    s.board.put(card, EVERYONE if sides else NOBODY)
    s.board_changed(place)
    s.stirred = s.turns


def draw_path(s: CardRogue) -> int:
    """The top of the pathing stack. CR-Q-57: refilled from the discard pile, and at last by a plain cross from outside: an
    open case is decided in favour of who suffers from it (CR-GEN-01)."""
    if not s.paths.cards:
        tiles = [card for card in s.discard.cards if PLAIN[card]]
        s.discard = s.discard.clone()
        for card in tiles:
            s.discard.take(card)
            s.paths.put(card, NOBODY)
        s.paths.shuffle(s.rng)
    return s.paths.draw() if s.paths.cards else CROSS


def flip(s: CardRogue, seat: int, place: int) -> None:
    """Turn a face-down card up (CR-FLIP-03 to CR-FLIP-06, CR-FLEE-10): what it is decides what happens at once."""
    slot = s.slot_at[place]
    card = s.board.cards[slot]
    kind = KIND[card]
    s.reveal(s.board, slot)
    entry = side_to(place, s.players[seat].place)
    s.sides[slot] = TURNED[card][entry] if entry != EMPTY else ALL_SIDES
    if s.settings.story and HAS_PATHS[card]:
        s.sides[slot] = s.under[place] & ALL_SIDES
    if IS_ENEMY[card]:
        s.foes[place] = Foe(card=card, health=PACK[card].health, fighters=[], met=[])  # CR-COMBAT-05
    s.board_changed(place)
    s.stirred = s.turns
    s.tell("CR-FLIP-01", "flip", seat, card, place)
    if kind == TRAP:
        s.call(SpringTrap(seat, card))  # CR-FLIP-03: at once, though he is not on the tile
    elif kind == ARTIFACT or kind == KEY:
        # CR-FLIP-04, CR-ARTI-01, CR-VP-01, CR-Q-49: it must be taken, and a pathing tile fills its place.
        s.tell("CR-VP-01" if kind == KEY else "CR-FLIP-04", "taken", seat, card)
        gain_card(s, seat, card)
        s.call(Replace(place=place, seat=seat))
    elif IS_ENEMY[card]:
        join_combat(s, seat, place, MET_BY_FLIP)  # CR-FLIP-05


def join_combat(s: CardRogue, seat: int, place: int, met: int) -> None:
    """CR-COMBAT-01: no option to decline. Several may fight one enemy, as this is no meeting of players
    (CR-SURR-01, CR-SURR-07); whoever joins later stands behind those who fight already (CR-SURR-06)."""
    if seat not in s.foes[place].fighters:
        foe = s.own_foe(place)
        foe.fighters.append(seat)
        foe.met.append(met)
        s.fighting |= 1 << seat
        s.stirred = s.turns
        if seat == s.active:
            s.fought = True
            s.busy = True
        s.tell("CR-COMBAT-01", "combat", seat, foe.card, foe.health)


class Replace(Frame[CardRogue]):
    """A taken, slain or drained card leaves a space, which a pathing tile fills face-up (CR-SLAY-03, CR-MOVE-03).

    CR-Q-08: its entry faces the player beside it; under a player, the side he came from. Where that side is walled or
    not known, the player chooses the rotation.
    """

    RULE: ClassVar[str] = "CR-SLAY-03"

    place: int
    seat: int  # who caused it, and who chooses
    drawn: bool = False

    def advance(self, s: CardRogue) -> bool:
        if self.drawn:
            return ASK
        slot = s.slot_at[self.place]
        if s.settings.story:
            code = s.under[self.place] >> UNDER_SIDES
            self._settle(s, slot, code >> UNDER_SIDES, code & ALL_SIDES)
            return RUN
        card = draw_path(s)
        if TURNED[card][0] == ALL_SIDES:
            self._settle(s, slot, card, ALL_SIDES)
            return RUN
        entry = self._entry(s)
        if entry != EMPTY:
            self._settle(s, slot, card, TURNED[card][entry])
            return RUN
        s.board.cards[slot] = card
        s.sides[slot] = TURNED[card][0]
        s.board_changed(self.place)
        s.reveals += 1  # he sees it before he turns it
        self.drawn = True
        return RUN

    def _entry(self, s: CardRogue) -> int:
        p = s.players[self.seat]
        if p.place != self.place:
            return side_to(self.place, p.place)
        if p.came_from == EMPTY:
            return EMPTY
        behind = self.place + STEPS[p.came_from]
        return p.came_from if sides_at(s, behind) >> (p.came_from ^ 2) & 1 else EMPTY

    def _settle(self, s: CardRogue, slot: int, card: int, sides: int) -> None:
        s.board.cards[slot] = card
        s.board.known[slot] = EVERYONE
        s.sides[slot] = sides
        s.board_changed(self.place)
        s.reveals += 1
        s.end()
        s.tell("CR-SLAY-03", "replaced", self.seat, card, self.place)
        p = s.players[self.seat]
        if KIND[card] == TRAP and not (p.arriving and p.place == self.place):  # else it strikes as he arrives, and once only
            s.call(SpringTrap(self.seat, card))  # CR-Q-73: revealed as a replacement, it works on who caused the draw

    def asked(self, s: CardRogue) -> int:
        return self.seat

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        card = s.board.cards[s.slot_at[self.place]]
        menu.ask("CR-PATH-04", "rotate", card)
        for side in range(4):
            menu.judge(why_not_rotate(card, side), ROTATE, side)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        slot = s.slot_at[self.place]
        card = s.board.cards[slot]
        self._settle(s, slot, card, TURNED[card][first(option)])


def why_not_rotate(card: int, side: int) -> Why | None:
    """A tile that looks the same from two sides is turned to the first of them."""
    return Why("CR-PATH-04", "same-turned") if TURNED[card][side] in TURNED[card][:side] else None


class Place(Frame[CardRogue]):
    """Step 4: a face-down exploration card on every empty space to which an open path of the player's tile leads
    (CR-PLACE-01; CR-PLACE-03: special tiles as well). CR-Q-58: with too few cards the player chooses the spaces."""

    RULE: ClassVar[str] = "CR-PLACE-01"

    seat: int

    def advance(self, s: CardRogue) -> bool:
        p = s.players[self.seat]
        p.unplaced = False
        spaces = [] if s.settings.story else over(p.place, sides_to_spaces(s, p.place))
        if spaces and not s.explore.cards:
            gather_unreachable(s)
        if s.explore.cards and len(spaces) > len(s.explore.cards):
            s.goto(Spaces(self.seat))
            return RUN
        if spaces and s.explore.cards:
            for place in spaces:
                lay(s, place, s.explore.draw(), 0)
            s.tell("CR-PLACE-01", "placed", self.seat, len(spaces))
        s.end()
        return RUN


class Spaces(SeatPicking[CardRogue]):
    """CR-Q-58: the last cards go where the player wants them."""

    RULE: ClassVar[str] = "CR-Q-58"
    PICK: ClassVar[int] = LAY
    UNPICK: ClassVar[int] = UNLAY
    DONE: ClassVar[int] = DONE

    sides: int = 0  # the picked spaces, by the side of his tile over which they lie, as a mask

    def ask(self, s: CardRogue, menu: Menu) -> None:
        menu.ask("CR-PLACE-01", "lay", len(s.explore.cards))

    def candidates(self, s: CardRogue) -> list[int]:
        here = s.players[self.seat].place
        return sorted(over(here, sides_to_spaces(s, here)))

    def why_not(self, s: CardRogue, thing: int) -> Why | None:
        if self.sides >> side_to(s.players[self.seat].place, thing) & 1:
            return Why("CR-Q-58", "picked")
        if len(self.held(s)) >= len(s.explore.cards):
            return Why("CR-Q-58", "no-card-left")
        return None

    def held(self, s: CardRogue) -> list[int]:
        return sorted(over(s.players[self.seat].place, self.sides))

    def put(self, s: CardRogue, thing: int) -> None:
        self.sides |= 1 << side_to(s.players[self.seat].place, thing)

    def take(self, s: CardRogue, thing: int) -> None:
        self.sides &= ~(1 << side_to(s.players[self.seat].place, thing))

    def need(self, s: CardRogue) -> int:
        return len(s.explore.cards)

    def most(self, s: CardRogue) -> int:
        return len(s.explore.cards)

    def offer_more(self, s: CardRogue, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(LAY, "CR-PLACE-01", "no-open-space")

    def close(self, s: CardRogue) -> None:
        places = self.held(s)
        for place in places:
            lay(s, place, s.explore.draw(), 0)
        s.tell("CR-PLACE-01", "placed", self.seat, len(places))
        s.end()


def gather_unreachable(s: CardRogue) -> None:
    """CR-EMPTY-03: when the stack is empty, face-down cards that nobody can reach form the new one."""
    places = unreachable(s)
    if not places:
        return
    for place in places:
        slot = s.slot_at.pop(place)
        s.explore.put(s.board.cards[slot], NOBODY)
        last = len(s.places) - 1
        if slot != last:  # the last card of the lists takes the freed slot
            s.places[slot] = s.places[last]
            s.sides[slot] = s.sides[last]
            s.near[slot] = s.near[last]
            s.board.cards[slot] = s.board.cards[last]
            s.board.known[slot] = s.board.known[last]
            s.slot_at[s.places[slot]] = slot
        s.places.pop()
        s.sides.pop()
        s.near.pop()
        s.board.take_at(last)
        s.board_changed(place)
    s.explore.shuffle(s.rng)
    s.tell("CR-EMPTY-03", "gathered", s.active, len(places))
