"""The game's ops: what the lines of a card's effect do. Each works on the effect's target, a player or an enemy."""

from typing import ClassVar

from greathall.core.asking import SeatFrame
from greathall.core.effects import Effect
from greathall.core.frame import ASK, RUN
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, Why, first
from greathall.games.card_rogue.cards.catalogue import CURSED, PACK, POTIONS, colour_of
from greathall.games.card_rogue.cards.ops import OPS
from greathall.games.card_rogue.rules.death import harm_player
from greathall.games.card_rogue.rules.fights import harm_foe
from greathall.games.card_rogue.rules.hands import discard_from_hand, heal, take_off
from greathall.games.card_rogue.rules.items import unidentified
from greathall.games.card_rogue.rules.moves import FACE_DOWN, NO_TILE, why_not_free
from greathall.games.card_rogue.rules.potions import Teleport, identify, move_out_of_turn
from greathall.games.card_rogue.rules.queries import hides_something, max_health, side_to, sides_at
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import CUT_PARALYSED, EMPTY, IDENTIFY, MOVE, NOT_CUT, ON_ENEMY, RUSH, STEPS, UNKNOWN


def _harm(s: CardRogue, run: Effect, amount: int, b: int, c: int) -> None:
    """CR-TRAP-04: armor does not help (CR-Q-75)."""
    if run.target >= ON_ENEMY:
        harm_foe(s, run.target - ON_ENEMY, amount, run.seat, "CR-TRAP-04")
    else:
        harm_player(s, run.target, amount, "CR-TRAP-04")


def _poison(s: CardRogue, run: Effect, turns: int, b: int, c: int) -> None:
    """CR-ABIL-05, CR-EFF-02, CR-TRAP-07, CR-TRAP-09, CR-Q-87: no adding up; the longer of what is left and the new duration."""
    if run.target >= ON_ENEMY:
        foe = s.own_foe(run.target - ON_ENEMY)
        if turns >= foe.poison:  # CR-Q-24: the poison that prevails names the poisoner
            foe.poison = turns
            foe.poisoner = run.seat
        s.tell("CR-POT-10", "foe-poisoned", run.seat, foe.card, foe.poison)
    else:
        p = s.players[run.target]
        p.poison = max(p.poison, turns)
        s.tell("CR-EFF-01", "poisoned", run.target, p.poison)


def _paralyse(s: CardRogue, run: Effect, turns: int, b: int, c: int) -> None:
    """CR-ABIL-06, CR-EFF-05, CR-Q-22: his turn ends if it is his, and he loses his next; lost turns do not add up."""
    if run.target >= ON_ENEMY:
        foe = s.own_foe(run.target - ON_ENEMY)
        foe.paralysed = 2  # CR-TRAP-06, CR-POT-17
        s.tell("CR-EFF-08", "foe-paralysed", run.seat, foe.card)
        return
    p = s.players[run.target]
    p.lost = max(p.lost, turns)
    if run.target == s.active and s.cut == NOT_CUT:
        s.cut = CUT_PARALYSED
    s.tell("CR-EFF-05", "paralysed", run.target)


def _mend(s: CardRogue, run: Effect, amount: int, b: int, c: int) -> None:
    """CR-ABIL-02: the enemy whose ability this is regains health, up to its maximum."""
    foe = s.own_foe(run.value)
    gained = min(amount, PACK[foe.card].health - foe.health)
    if gained > 0:
        foe.health += gained
        s.tell("CR-ABIL-02", "foe-heals", run.seat, foe.card, gained)


def _heal_fully(s: CardRogue, run: Effect, a: int, b: int, c: int) -> None:
    """CR-POT-08, CR-POT-09: back to the maximum; nothing for one who is above it."""
    if run.target >= ON_ENEMY:
        foe = s.own_foe(run.target - ON_ENEMY)
        gained = max(0, PACK[foe.card].health - foe.health)
        foe.health += gained
        s.tell("CR-POT-08", "foe-heals", run.seat, foe.card, gained)
    else:
        heal(s, run.target, max_health(s, run.target), "CR-POT-08")


def _attack(s: CardRogue, run: Effect, amount: int, b: int, c: int) -> None:
    """CR-POT-11, CR-POT-12: lasting, until death (CR-Q-81)."""
    if run.target >= ON_ENEMY:
        foe = s.own_foe(run.target - ON_ENEMY)
        foe.attack += amount
        s.tell("CR-POT-11", "foe-stronger" if amount > 0 else "foe-weaker", run.seat, foe.card, abs(amount))
    else:
        s.players[run.target].attack += amount
        s.tell("CR-POT-11", "stronger" if amount > 0 else "weaker", run.target, abs(amount))


def _teleport(s: CardRogue, run: Effect, a: int, b: int, c: int) -> None:
    if s.phase == RUSH:
        s.tell("CR-POT-16", "no-effect", run.seat)  # CR-Q-48
    else:
        s.call(Teleport(seat=run.seat, target=run.target))


def _identify(s: CardRogue, run: Effect, a: int, b: int, c: int) -> None:
    s.call(Identify(run.seat))


def _step_through(s: CardRogue, run: Effect, a: int, b: int, c: int) -> None:
    s.call(StepThrough(run.seat))


def _reverse_poison(s: CardRogue, run: Effect, a: int, b: int, c: int) -> None:
    """CR-SCROLL-07: as long as he stays poisoned (CR-SCROLL-08, CR-SCROLL-11)."""
    s.players[run.target].reversal = s.settings.poison_heal
    s.tell("CR-SCROLL-07", "reversed", run.target)


def _lift_curses(s: CardRogue, run: Effect, a: int, b: int, c: int) -> None:
    """CR-SCROLL-09, CR-ITEM-06, CR-Q-37: all cards marked cursed, in hand or worn, and only those.
    Poison is no curse (CR-EFF-04)."""
    p = s.players[run.target]
    for slot in range(5):
        if p.gear[slot] != EMPTY and CURSED[p.gear[slot]]:
            p.hand.put(take_off(s, run.target, slot), EVERYONE)
    for card in [card for card in p.hand.cards if CURSED[card]]:
        discard_from_hand(s, run.target, card)
        s.tell("CR-SCROLL-09", "cleansed", run.target, card)


def _max_health(s: CardRogue, run: Effect, amount: int, b: int, c: int) -> None:
    """CR-SCROLL-10: maximum and current health together."""
    p = s.players[run.target]
    p.max_health += amount
    p.health += amount
    s.tell("CR-SCROLL-10", "max-health", run.target, amount)


def why_not_identify(s: CardRogue, seat: int, card: int) -> Why | None:
    """CR-SCROLL-04: a potion in hand whose colour nobody knows."""
    if not s.players[seat].hand.has(card):
        return Why("CR-SCROLL-04", "not-held")
    return None if s.potions[colour_of(card)] == UNKNOWN else Why("CR-SCROLL-04", "known-already")


def why_not_scroll_step(s: CardRogue, here: int, place: int) -> Why | None:
    """CR-SCROLL-05, CR-SCROLL-06: a free face-up card directly beside him, walls or not."""
    if side_to(here, place) == EMPTY:
        return Why("CR-SCROLL-05", "not-beside")
    if place not in s.slot_at:
        return NO_TILE
    return why_not_free(s, place) if sides_at(s, place) else FACE_DOWN


class Identify(SeatFrame[CardRogue]):
    """CR-SCROLL-04: pick one unidentified potion in hand; it is not used up."""

    RULE: ClassVar[str] = "CR-SCROLL-04"

    def advance(self, s: CardRogue) -> bool:
        cards = unidentified(s, self.seat)
        if len(cards) > 1 or (cards and hides_something(s.players[self.seat].hand)):
            return ASK
        s.end()
        if cards:
            identify(s, self.seat, cards[0])
        return RUN

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-SCROLL-04", "identify")
        for card in POTIONS if menu.why else unidentified(s, seat):
            menu.judge(why_not_identify(s, seat, card), IDENTIFY, card)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        s.end()
        identify(s, seat, first(option))


class StepThrough(SeatFrame[CardRogue]):
    """CR-SCROLL-05: one step in any direction, walls ignored; then the turn ends (CR-Q-47: also out of combat)."""

    RULE: ClassVar[str] = "CR-SCROLL-05"

    def advance(self, s: CardRogue) -> bool:
        return ASK

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-SCROLL-05", "step-through")
        here = s.players[seat].place
        for step in STEPS:
            menu.judge(why_not_scroll_step(s, here, here + step), MOVE, here + step)
        if menu.why:
            menu.rule_out(MOVE, "CR-SCROLL-05", "not-beside")

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        s.end()
        move_out_of_turn(s, seat, first(option))


OPS.bind({
    "harm": _harm, "poison": _poison, "paralyse": _paralyse, "mend": _mend, "heal_fully": _heal_fully,
    "attack": _attack, "teleport": _teleport, "identify": _identify, "step_through": _step_through,
    "reverse_poison": _reverse_poison, "lift_curses": _lift_curses, "max_health": _max_health,
})  # fmt: skip
