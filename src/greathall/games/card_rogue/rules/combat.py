"""Combat: the combat turn (attack or flee, the enemies' abilities, their attacks) and the flight."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.card_rogue.cards.catalogue import PACK
from greathall.games.card_rogue.rules.attack import roll_attack
from greathall.games.card_rogue.rules.death import POISON_TAKES, strike
from greathall.games.card_rogue.rules.fights import harm_foe, leave_combat
from greathall.games.card_rogue.rules.items import may_use_items, offer_items, use_item
from greathall.games.card_rogue.rules.moves import offer_flips, offer_steps
from greathall.games.card_rogue.rules.paths import flip
from greathall.games.card_rogue.rules.queries import (
    flee_faces,
    foe_attack,
    foes_attacking,
    foes_fought,
    has_way_out,
    in_combat,
)
from greathall.games.card_rogue.rules.state import OF_CARD, CardEffect, CardRogue
from greathall.games.card_rogue.rules.tiles import step_to
from greathall.games.card_rogue.words import (
    ATTACK,
    BARD,
    CONTINUE,
    CUT_PARALYSED,
    CUT_STUCK,
    FLEE,
    FLIP,
    MET_BY_MOVE,
    MOVE,
    NOT_CUT,
    SAID_READY,
)

# Steps of a combat turn.
STEP_1: Final = 0  # attack or flee, and the first item window
WINDOW_2: Final = 1
ENEMY_POISON: Final = 2
STEP_2: Final = 3  # abilities
WINDOW_3: Final = 4
STEP_3: Final = 5  # attacks
WINDOW_4: Final = 6
RECOVERY: Final = 7
FRIGHT: Final = 8  # the Bard must flee
FLYING: Final = 9  # a flight is under way

# What the frame hands back: where the turn goes on.
TURN_OVER: Final = 0
GO_ON_MOVING: Final = 1  # step 2
GO_ON_PLACING: Final = 2  # step 4

FIRST_PLACE: Final = -1
# What the windows for items are called.
WINDOWS: Final = {WINDOW_2: "before-abilities", WINDOW_3: "before-attacks", WINDOW_4: "after-attacks"}

# By card: what an ability that needs a roll is told as, before the die.
TRIES: Final = [
    "" if len(card.effect) < 2 else "tries-poison" if card.effect[1].startswith("poison") else "tries-paralysis" for card in PACK
]

WARRIOR_FLEES: Final = Why("CR-CHAR-04", "warrior-flees")
FLED_ALREADY: Final = Why("CR-Q-16", "fled-already")
NO_WAY_OUT: Final = Why("CR-Q-15", "no-way-out")
NOT_FIGHTING: Final = Why("CR-COMBAT-13", "not-fighting")

MOVED: Final = 1  # what a flight hands back if it led to another tile


def why_not_attack(s: CardRogue, seat: int, place: int) -> Why | None:
    """CR-COMBAT-13: one of the enemies that he fights."""
    foe = s.foes.get(place)
    return None if foe is not None and seat in foe.fighters else NOT_FIGHTING


class Combat(SeatFrame[CardRogue]):
    """One combat turn (CR-COMBAT-03). It ends the turn unless the fight is won or fled.

    `lost`: the player loses this turn, so only the enemies attacking him act (CR-EFF-06, CR-Q-20). A turn that paralysis
    cuts short still lets them act (CR-Q-21).
    """

    RULE: ClassVar[str] = "CR-COMBAT-03"

    lost: bool = False
    at: int = STEP_1
    after: int = FIRST_PLACE  # enemies at higher places have yet to act in this step
    fled: bool = False  # one flight a turn: else one could run to and fro between two trolls for ever

    def advance(self, s: CardRogue) -> bool:
        if s.cut not in (NOT_CUT, CUT_PARALYSED):
            s.end(TURN_OVER)
            return RUN
        at = self.at
        if at == FLYING:
            self._after_flight(s)
            return RUN
        if not in_combat(s, self.seat):
            self._won(s)
            return RUN
        silent = self.lost or s.cut == CUT_PARALYSED
        if at == STEP_1:
            if not silent:
                return ASK
            self.at = ENEMY_POISON
        elif at == FRIGHT:
            self.at = WINDOW_2
            if not self.fled and has_way_out(s, self.seat):
                s.tell("CR-CHAR-19", "fright", self.seat)
                self._fly(s)
        elif at == WINDOW_2 or at == WINDOW_3 or at == WINDOW_4:
            if not silent and s.alert & SAID_READY and may_use_items(s, self.seat, False):
                return ASK
            self._next(at + 1)
        elif at == ENEMY_POISON:
            self._enemy_poison(s)
        elif at == STEP_2:
            self._abilities(s)
        elif at == STEP_3:
            self._attacks(s)
        else:
            self._recover(s)
            s.end(TURN_OVER)  # CR-COMBAT-10: the next turn begins again with step 1
        return RUN

    def _next(self, at: int) -> None:
        self.at = at
        self.after = FIRST_PLACE

    def _won(self, s: CardRogue) -> None:
        """CR-SLAY-04, CR-Q-19: step 4 if the last enemy was met by moving, else step 2, however long the fight took."""
        if s.cut == CUT_PARALYSED:
            s.end(TURN_OVER)
        else:
            s.end(GO_ON_PLACING if s.met == MET_BY_MOVE else GO_ON_MOVING)

    # -- step 1

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if self.at != STEP_1:
            menu.ask("CR-Q-68", WINDOWS[self.at])
            offer_items(s, seat, menu, False)
            menu.offer(CONTINUE)
            return
        menu.ask("CR-COMBAT-04", "combat", s.players[seat].health)  # CR-COMBAT-06: one attack or one try to flee
        for place in foes_fought(s, seat):
            menu.judge(why_not_attack(s, seat, place), ATTACK, place, s.foes[place].card)
        if menu.why:
            menu.rule_out(ATTACK, NOT_FIGHTING.rule, NOT_FIGHTING.reason)
        menu.judge(self._why_not_flee(s), FLEE)
        offer_items(s, seat, menu, True, True)

    def _why_not_flee(self, s: CardRogue) -> Why | None:
        """CR-COMBAT-06: instead of attacking; CR-CHAR-04: not every Warrior, CR-Q-16: not twice, CR-Q-15: not without a way."""
        if flee_faces(s, self.seat) == 0:
            return WARRIOR_FLEES
        if self.fled:
            return FLED_ALREADY
        return None if has_way_out(s, self.seat) else NO_WAY_OUT

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == ATTACK:
            s.fidget = 0
            s.busy = True  # CR-Q-04: a fight rules out the second move, also one that began in an earlier turn
            self._attack(s, first(option))
        elif verb == FLEE:
            s.fidget = 0
            self._flee(s)
        elif verb == CONTINUE:
            self._next(self.at + 1)
        else:
            use_item(s, seat, option)

    def _attack(self, s: CardRogue, place: int) -> None:
        """CR-COMBAT-04. CR-ABIL-04, CR-Q-26: the attacked player's blow may be dodged before it is booked."""
        foe = s.foes[place]
        roll = roll_attack(s, self.seat)
        s.blocked = s.blocked or roll.blocks
        damage = roll.damage
        s.tell("CR-COMBAT-04", "attack", self.seat, foe.card, damage)
        dodge = PACK[foe.card].dodge
        if dodge and foe.fighters[0] == self.seat and foe.paralysed != 2 and not s.blocked:
            face = s.rng.die()
            dodged = dodge >> face & 1
            s.tell("CR-ABIL-04", "dodged" if dodged else "not-dodged", self.seat, foe.card, face)
            if dodged:
                damage = 0
        fright = roll.six and s.players[self.seat].character == BARD
        self._next(FRIGHT if fright else WINDOW_2)  # CR-CHAR-19, CR-Q-29: the attack is resolved first
        harm_foe(s, place, damage, self.seat, "CR-COMBAT-04")  # CR-COMBAT-15: a slain enemy does nothing more

    def _flee(self, s: CardRogue) -> None:
        """CR-FLEE-01, CR-FLEE-02: a roll, unless nothing that chases holds him."""
        faces = flee_faces(s, self.seat)
        s.busy = True
        if faces >= 0:
            face = s.rng.die()
            fled = faces >> face & 1
            s.tell("CR-FLEE-02" if fled else "CR-FLEE-01", "fled" if fled else "not-fled", self.seat, face)
            if not fled:
                self._next(WINDOW_2)
                return
        else:
            s.tell("CR-ABIL-01", "slips-away", self.seat)
        self._fly(s)

    def _fly(self, s: CardRogue) -> None:
        self.at = FLYING
        s.call(Flight(self.seat))

    def _after_flight(self, s: CardRogue) -> None:
        """CR-Q-16: an enemy met on the way starts the combat turn anew; CR-FLEE-03: else step 4."""
        if in_combat(s, self.seat):
            self.fled = self.fled or s.value == MOVED
            self._next(STEP_1)
        else:
            s.end(GO_ON_PLACING)

    # -- what the enemies do

    def _enemy_poison(self, s: CardRogue) -> None:
        """CR-EFF-03, CR-Q-24: just before step 2 of the poisoner's combat turns, whomever the enemy attacks."""
        for place in foes_fought(s, self.seat):
            foe = s.foes[place]
            if place > self.after and foe.poison and foe.poisoner == self.seat:
                self.after = place
                foe.poison -= 1
                harm_foe(s, place, POISON_TAKES, self.seat, "CR-EFF-03")
                return
        self._next(STEP_2)

    def _abilities(self, s: CardRogue) -> None:
        """Step 2 (CR-COMBAT-07, CR-COMBAT-08): each enemy attacking this player uses its ability; CR-SURR-04: no other does."""
        for place in foes_attacking(s, self.seat):
            if place > self.after:
                self.after = place
                foe = s.foes[place]
                if PACK[foe.card].program and foe.paralysed != 2 and not s.blocked:
                    if TRIES[foe.card]:
                        s.tell("CR-COMBAT-08", TRIES[foe.card], self.seat, foe.card)
                    s.call(CardEffect(card=foe.card, trigger=OF_CARD, seat=self.seat, target=self.seat, value=place))
                return
        self._next(WINDOW_3)

    def _attacks(self, s: CardRogue) -> None:
        """Step 3 (CR-COMBAT-09): each enemy attacking this player, less armor (CR-EQUIP-07)."""
        for place in foes_attacking(s, self.seat):
            if place > self.after:
                self.after = place
                foe = s.foes[place]
                if foe.paralysed == 2:
                    foe.paralysed = 1  # CR-EFF-08, CR-Q-25: this was the chance it loses
                    s.tell("CR-EFF-08", "foe-frozen", self.seat, foe.card)
                elif s.blocked:
                    s.tell("CR-EQUIP-12", "blocked", self.seat, foe.card)
                else:
                    foe.paralysed = 0
                    power = foe_attack(foe)
                    if PACK[foe.card].doubles:
                        face = s.rng.die()  # CR-ABIL-07: before any other modifier
                        s.tell("CR-ABIL-07", "foe-die", self.seat, foe.card, face)
                        power = max(0, 2 * face + foe.attack)
                    if foe.attack:
                        kind = "foe-potions-add" if foe.attack > 0 else "foe-potions-take"
                        s.tell("CR-POT-11", kind, self.seat, foe.card, abs(foe.attack))
                    s.tell("CR-COMBAT-09", "foe-attacks", self.seat, foe.card, power)
                    strike(s, self.seat, power, "CR-COMBAT-09")
                return
        self._next(WINDOW_4)

    def _recover(self, s: CardRogue) -> None:
        """CR-ABIL-03, CR-Q-86: what must die within one turn is whole again as the attacked player's turn ends."""
        for place in foes_attacking(s, self.seat):
            foe = s.foes[place]
            if foe.paralysed == 1:
                foe.paralysed = 0
            elif foe.paralysed:
                continue  # CR-EFF-08: paralysed after its attack, it does not recover either
            elif PACK[foe.card].recovers and not s.blocked and foe.health < PACK[foe.card].health:
                foe.health = PACK[foe.card].health
                s.tell("CR-ABIL-03", "foe-recovers", self.seat, foe.card)


class Flight(SeatFrame[CardRogue]):
    """A successful flight: flip adjacent cards to look for a way out (CR-FLEE-04), then move (CR-FLEE-02).

    CR-Q-92: only cards already on the board. A flip that is an enemy ends the flight (CR-FLEE-05).
    """

    RULE: ClassVar[str] = "CR-FLEE-02"

    fights: int = -1  # enemies fought when the flight began; more of them end it
    moved: bool = False

    def advance(self, s: CardRogue) -> bool:
        fought = len(foes_fought(s, self.seat))
        if self.fights < 0:
            self.fights = fought
        elif s.cut == CUT_PARALYSED:
            s.cut = CUT_STUCK  # CR-Q-16: on the spot, still in combat, enemies not acting this turn
            s.end()
        elif self.moved or s.cut or fought > self.fights:
            s.end(MOVED if self.moved else 0)
        elif not has_way_out(s, self.seat):
            s.cut = CUT_STUCK  # CR-Q-15
            s.tell("CR-Q-15", "no-escape", self.seat)
            s.end()
        else:
            return ASK
        return RUN

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-FLEE-04", "flight")
        place = s.players[seat].place
        offer_steps(s, place, MOVE, menu)
        offer_flips(s, place, menu)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if verb_of(option) == FLIP:
            flip(s, seat, first(option))
        else:
            self.moved = True  # CR-FLEE-09, CR-Q-18: on top of the turn's own move
            leave_combat(s, seat)
            step_to(s, seat, first(option))
