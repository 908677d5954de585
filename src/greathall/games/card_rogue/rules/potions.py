"""Potions: drinking and throwing them, finding out what a colour does, and teleportation."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first
from greathall.games.card_rogue.cards.catalogue import HAS_PATHS, IS_ENEMY, KIND, colour_of
from greathall.games.card_rogue.rules.fights import leave_combat, leave_foe
from greathall.games.card_rogue.rules.hands import discard_from_hand
from greathall.games.card_rogue.rules.moves import why_not_free
from greathall.games.card_rogue.rules.paths import Replace
from greathall.games.card_rogue.rules.queries import card_at, sides_at, teleport_targets
from greathall.games.card_rogue.rules.state import OF_CARD, OF_POTION, CardEffect, CardRogue
from greathall.games.card_rogue.rules.tiles import put_token
from greathall.games.card_rogue.words import (
    CUT_MOVED,
    EFFECTS,
    EMPTY,
    ON_ENEMY,
    PLAYING,
    START,
    TELEPORT,
    TRAP,
    UNKNOWN,
    on_enemy,
)

ENOUGH: Final = 1000  # rolls


def use_potion(s: CardRogue, seat: int, card: int, target: int) -> None:
    """CR-POT-04, CR-POT-03: it acts at once, only on the drinker or the one it was thrown on, and is discarded."""
    discard_from_hand(s, seat, card)
    if target == seat:
        s.tell("CR-POT-03", "drink", seat, card)
    elif target >= ON_ENEMY:
        s.tell("CR-ITEM-02", "throw-at-foe", seat, card, s.foes[target - ON_ENEMY].card)
    else:
        s.tell("CR-ITEM-02", "throw", seat, card, target)
    identify(s, seat, card)
    s.call(CardEffect(card=s.potions[colour_of(card)], trigger=OF_POTION, seat=seat, target=target))


def identify(s: CardRogue, seat: int, card: int) -> None:
    """CR-POT-05, CR-POT-06, CR-POT-07: the die decides what an unknown colour does, for all and for good; no number twice."""
    colour = colour_of(card)
    if s.potions[colour] != UNKNOWN:
        return
    face = s.rng.die()
    for _ in range(ENOUGH):
        if face not in s.potions:
            break
        face = s.rng.die()
    else:  # the dice of a story level may never show a free number: then it is the lowest
        face = min([effect for effect in range(1, len(EFFECTS)) if effect not in s.potions])
    s.potions = s.potions[:]
    s.potions[colour] = face
    s.tell("CR-POT-05", "identified", seat, card, face)


def why_not_teleport(s: CardRogue, place: int, enemy: bool) -> Why | None:
    """CR-POT-15, CR-Q-43: a face-up card with stone paths, free; starting tiles only for players."""
    slot = s.slot_at.get(place)
    if slot is None or s.sides[slot] == 0:
        return Why("CR-POT-15", "no-open-tile")
    why = why_not_free(s, place)
    if why is not None:
        return why
    if not HAS_PATHS[s.board.cards[slot]]:
        return Why("CR-Q-43", "no-stone-path")
    return Why("CR-Q-43", "no-enemy-at-start") if enemy and KIND[s.board.cards[slot]] == START else None


class Teleport(SeatFrame[CardRogue]):
    """CR-POT-13, CR-POT-14: drinker or thrower picks the tile to which the drinker or target is moved.
    CR-Q-43: with no such tile the potion is used up without effect."""

    RULE: ClassVar[str] = "CR-POT-14"

    target: int

    def advance(self, s: CardRogue) -> bool:
        if self.target < ON_ENEMY and s.players[self.target].status != PLAYING:
            s.end()  # CR-Q-72: he left the table meanwhile
            return RUN
        if teleport_targets(s, self.target >= ON_ENEMY):
            return ASK
        s.tell("CR-Q-43", "no-effect", self.seat)
        s.end()
        return RUN

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if self.target == seat:
            menu.ask("CR-POT-13", "teleport")
        elif self.target < ON_ENEMY:
            menu.ask("CR-POT-14", "teleport-player", self.target)
        else:
            menu.ask("CR-POT-14", "teleport-foe", s.foes[self.target - ON_ENEMY].card)
        enemy = self.target >= ON_ENEMY
        if not menu.why:
            menu.offer_each(TELEPORT, teleport_targets(s, enemy))
            return
        for place in sorted(s.places):
            if sides_at(s, place):
                menu.judge(why_not_teleport(s, place, enemy), TELEPORT, place)
        menu.rule_out(TELEPORT, "CR-POT-15", "no-open-tile")

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        s.end()
        if self.target >= ON_ENEMY:
            teleport_foe(s, seat, self.target - ON_ENEMY, first(option))
        else:
            move_out_of_turn(s, self.target, first(option))


def move_out_of_turn(s: CardRogue, seat: int, place: int) -> None:
    """CR-OFF-01: nothing happens on arrival until the moved player's next turn begins. If it is his turn, it ends."""
    p = s.players[seat]
    s.way_on = 0
    leave_combat(s, seat)
    if seat == s.active:
        s.cut = CUT_MOVED
    p.place = 0  # he does not walk: the side he came from is unknown
    put_token(s, seat, place)
    p.came_from = EMPTY
    p.arriving = True


def teleport_foe(s: CardRogue, seat: int, place: int, to: int) -> None:
    """CR-Q-44, CR-Q-45: it leaves combat and lies on the tile; its old space gets a pathing tile; a trap works at once.
    CR-OFF-03: nobody it lands beside is in combat before his next turn."""
    foe = s.own_foe(place)
    for fighter in foe.fighters[:]:
        leave_foe(s, foe, fighter)
    was_on_tile = foe.on_tile
    foe.on_tile = True
    del s.foes[place]
    s.foes[to] = foe
    s.board_changed(place)
    s.board_changed(to)
    s.tell("CR-POT-14", "foe-teleported", seat, foe.card, to)
    trap = card_at(s, to)
    if KIND[trap] == TRAP:
        s.call(CardEffect(card=trap, trigger=OF_CARD, seat=seat, target=on_enemy(to)))  # CR-TRAP-02
    if not was_on_tile and IS_ENEMY[card_at(s, place)]:
        s.call(Replace(place=place, seat=seat))
