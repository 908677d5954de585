"""Turns: what happens as a turn begins, the four steps of a standard turn, and the Explorer's second one."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.card_rogue.cards import KIND
from greathall.games.card_rogue.combat import GO_ON_MOVING, GO_ON_PLACING, Combat
from greathall.games.card_rogue.death import harm_player
from greathall.games.card_rogue.exceptions import may_forfeit, note_blocked
from greathall.games.card_rogue.fights import join_adjacent, leave_walled_off
from greathall.games.card_rogue.hands import discard_card, heal
from greathall.games.card_rogue.items import offer_items, usable_items, use_item
from greathall.games.card_rogue.meeting import meet, offer_meeting
from greathall.games.card_rogue.mole import Mole, dig_places
from greathall.games.card_rogue.paths import Place, Replace, flip
from greathall.games.card_rogue.queries import (
    blocked,
    card_at,
    extra_steps,
    in_combat,
    is_free,
    offer_over,
    players_beside,
    sides_to_face_down,
    sides_to_free,
)
from greathall.games.card_rogue.shop import Shop
from greathall.games.card_rogue.state import FACE_DOWN, FOES, JOINED, SPACES, CardRogue
from greathall.games.card_rogue.tiles import Arrive, step_to
from greathall.games.card_rogue.votes import ForfeitVote
from greathall.games.card_rogue.words import (
    CONTINUE,
    CUT_DEAD,
    CUT_MOVED,
    CUT_PARALYSED,
    DONE,
    END_TURN,
    EXPLORER,
    FLIP,
    FORFEIT,
    FOUNTAIN,
    MET_AT_START,
    MOLE,
    MOVE,
    NOT_CUT,
    NOWHERE,
    SECOND_TURN,
    SHOP,
    SHOP_TILE,
    SPELL_STEP,
    STAY,
    STEAL,
    STEPS,
    STOP,
    TRADE,
    TRIP,
)

# How a turn begins (CR-Q-23), then the four steps.
BEGIN_TURN: Final = 0
POISON_TICK: Final = 1
ARRIVAL: Final = 2
OUTSTANDING: Final = 3
JOINING: Final = 4
FIGHTING: Final = 5
FLIPPING: Final = 6
MOVING: Final = 7
STEPPING: Final = 8
MEETING: Final = 9
LAST_ITEMS: Final = 10  # what may be used at any moment may be used before step 4 as well
PLACING: Final = 11
REPEATING: Final = 12
ENDING: Final = 13
SECOND: Final = 14

UNSURE: Final = -1


class Turn(Frame[CardRogue]):
    """One turn of one player: flip, move, interact, place, in that order (CR-TURN-01), each of the first three optional
    (CR-TURN-02), no flip after the move (CR-FLIP-07), one tile unless something allows more (CR-MOVE-06);
    or a combat turn (CR-COMBAT-03)."""

    RULE: ClassVar[str] = "CR-TURN-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at", "lost", "moves", "stood", "stuck")

    def __init__(
        self, seat: int, at: int = BEGIN_TURN, lost: bool = False, moves: int = 0, stood: int = NOWHERE, stuck: int = UNSURE
    ) -> None:
        self.seat = seat
        self.at = at
        self.lost = lost  # CR-Q-23, 1: noted as the turn begins
        self.moves = moves  # passes of step 2 so far
        self.stood = stood  # where step 3 found him: if he leaps on, step 4 follows (CR-Q-41)
        self.stuck = stuck  # step 2: 1 if he may call the mole, 0 if not, UNSURE until looked at again

    def clone(self) -> "Turn":
        return Turn(self.seat, self.at, self.lost, self.moves, self.stood, self.stuck)

    def advance(self, s: CardRogue) -> bool:
        """From step to step until one asks, needs a frame of its own, or the turn is over."""
        if self.at < FLIPPING:
            self._begin(s)
            if self.at < FLIPPING:
                return RUN  # a step of the beginning has called a frame
        if self.at < ENDING:
            if s.cut:
                self.at = ENDING
            elif s.fighting >> self.seat & 1 and self.at < PLACING:
                s.call(Combat(self.seat))  # CR-MOVE-07, CR-FLIP-05: it replaces any interaction
                self.at = FIGHTING
                return RUN
            elif self._steps(s) is ASK:
                return ASK
        if self.at == SECOND:
            return ASK
        if self.at == ENDING:
            self._end(s)
        return RUN

    def _steps(self, s: CardRogue) -> bool:
        """The four steps; RUN when the turn ends or a frame has been called."""
        place = s.players[self.seat].place
        near = s.near[s.slot_at[place]]
        if self.at == FLIPPING:
            if near & FACE_DOWN:
                return ASK
            self.at = MOVING
        if self.at == MOVING:
            if self.stuck == UNSURE:
                self.stuck = 1 if near <= JOINED and blocked(s, self.seat) and dig_places(s) else 0
            if (near & JOINED and sides_to_free(s, place)) or self._can_act(s):
                return ASK
            if s.seats == 1 and blocked(s, self.seat):
                return ASK  # walled in for ever and nobody else plays: let him see it, and give up or begin the level again
            self._moved(s, False)
        if self.at == STEPPING:
            if s.steps and sides_to_free(s, place):
                return ASK  # CR-EQUIP-09, CR-Q-05: extra steps, each with full effects
            self.at = MEETING
        if self.at == MEETING:
            if self.stood == NOWHERE:
                self.stood = place
            if near & JOINED and self.stood == place and s.seats > 1 and players_beside(s, self.seat):
                return ASK
            self.at = LAST_ITEMS
        if self.at == LAST_ITEMS:
            if usable_items(s, self.seat):
                return ASK  # CR-POT-03, CR-SCROLL-02, CR-Q-34: any moment of the turn, also after moving or slaying
            self.at = PLACING
        if self.at == PLACING:
            self.at = REPEATING
            if near & SPACES:
                s.call(Place(self.seat))
                return RUN
            s.players[self.seat].unplaced = False
        # CR-TURN-03, CR-TURN-04, CR-Q-04: once more from step 2 if moving was all he did.
        if self.moves == 1 and not s.busy and sides_to_free(s, place):
            self.at = MOVING
            return ASK
        self.at = ENDING
        return RUN

    def _can_act(self, s: CardRogue) -> bool:
        """Is there anything to do in step 2 but stay?"""
        menu = Menu()
        self.offer(s, self.seat, menu)
        return len(menu.options) > 1

    # -- the beginning of a turn

    def _begin(self, s: CardRogue) -> None:
        """In one go, unless a step needs a frame of its own."""
        depth = len(s.frames)
        if self.at == BEGIN_TURN:
            self._new_turn(s)
        while self.at < FLIPPING and len(s.frames) == depth:
            self._begin_step(s)

    def _new_turn(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        slot = s.slot_at[p.place]
        _reset_facts(s, self.seat)
        self.lost = p.lost > 0
        s.tell("CR-TURN-05", "turn", self.seat, s.turns)
        if p.cooldown:
            p.cooldown -= 1
        self.at = POISON_TICK
        if KIND[s.board.cards[slot]] == FOUNTAIN:
            self._fountain(s)
        elif not (p.poison or p.arriving or p.unplaced or self.lost or s.fighting >> self.seat & 1 or s.near[slot] & FOES):
            self.at = FLIPPING  # nothing else to see to, as in most turns

    def _begin_step(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        at = self.at
        self.at += 1
        if at == POISON_TICK:
            if p.poison:
                self._poison(s)
        elif at == ARRIVAL:
            if p.arriving and not s.cut:
                p.arriving = False
                s.call(Arrive(self.seat, delayed=True))
        elif at == OUTSTANDING:
            if p.unplaced and s.cut != CUT_DEAD and not in_combat(s, self.seat):
                s.call(Place(self.seat))  # CR-Q-89; in a fight step 4 waits for its end (CR-SLAY-04, CR-Q-92)
        elif at == JOINING:
            self._join(s)
        else:
            self._fought(s)

    def _fountain(self, s: CardRogue) -> None:
        """CR-FOUNT-01, CR-MOVE-05, CR-Q-64: a compulsory roll as a turn begins, turn after turn (CR-FOUNT-03), until a 6
        drains it (CR-FOUNT-02). CR-FOUNT-04: never above the maximum."""
        place = s.players[self.seat].place
        s.busy = True
        face = s.rng.die()
        s.tell("CR-FOUNT-01", "fountain", self.seat, face)
        if face < 6:
            heal(s, self.seat, 2, "CR-FOUNT-01")
        else:
            discard_card(s, card_at(s, place))
            s.tell("CR-FOUNT-02", "drained", self.seat)
            s.call(Replace(place=place, seat=self.seat))

    def _poison(self, s: CardRogue) -> None:
        """CR-EFF-01, CR-EFF-07, CR-COMBAT-11: 1 health each turn, armor or not (CR-EQUIP-08); CR-SCROLL-07: or healed by it."""
        p = s.players[self.seat]
        p.poison -= 1
        if p.reversal:
            heal(s, self.seat, p.reversal, "CR-SCROLL-07")
        else:
            harm_player(s, self.seat, 1, "CR-EFF-01")
        if not p.poison:
            p.reversal = 0  # CR-SCROLL-08

    def _join(self, s: CardRogue) -> None:
        """CR-Q-06: drawn in by every adjacent enemy. CR-Q-20, CR-Q-23: on a lost turn only the enemies act."""
        if s.cut == CUT_DEAD:
            self.at = ENDING
            return
        leave_walled_off(s, self.seat)
        join_adjacent(s, self.seat, MET_AT_START)
        fighting = in_combat(s, self.seat)
        if self.lost:
            s.tell("CR-EFF-05", "loses-turn", self.seat)
            if fighting and s.settings.acts_on_lost:
                s.call(Combat(self.seat, lost=True))
        elif s.cut and fighting:
            s.call(Combat(self.seat, lost=True))  # CR-Q-21: paralysed as the turn began
        elif fighting:
            s.call(Combat(self.seat))
        else:
            self.at = ENDING if s.cut else FLIPPING

    def _fought(self, s: CardRogue) -> None:
        """Back from a combat turn."""
        if s.cut or self.lost:
            self.at = ENDING
        elif s.value == GO_ON_MOVING:
            self.at = MOVING  # CR-SLAY-04: no more flips
        else:
            self.at = LAST_ITEMS if s.value == GO_ON_PLACING else ENDING

    def _repeats(self, s: CardRogue) -> bool:
        """Is this step 2 the plain second move? After a fight it is not: steps 3 and 4 are still to come (CR-SLAY-04)."""
        return self.moves > 0 and not s.busy

    def _moved(self, s: CardRogue, moved: bool) -> None:
        s.fidget = 0
        if self.moves == 0:
            s.steps = extra_steps(s, self.seat) if moved else 0
        self.moves = self.moves + 1 if moved else 2
        self.stood = NOWHERE
        self.at = STEPPING

    def _end(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        if self.lost and p.lost:
            p.lost -= 1  # CR-Q-22: spent at the end of the turn it costs
        if s.cut == CUT_PARALYSED or s.cut == CUT_MOVED:
            p.unplaced = True  # CR-Q-89, CR-TRAP-05: step 4 is made up for as his next turn begins
        again = p.character == EXPLORER and s.flips > 0 and not s.fought and not s.cut and not s.second
        if not self.lost:  # who loses his turn has not declined anything
            note_blocked(s, self.seat)
        if again and not s.outcome:
            self.at = SECOND  # CR-CHAR-11, CR-Q-31
        elif not s.outcome:
            s.end()

    # -- questions

    def asked(self, s: CardRogue) -> int:
        return self.seat

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        at = self.at
        place = s.players[seat].place
        if at == FLIPPING:
            menu.ask("CR-FLIP-01", "flip")
            offer_over(place, sides_to_face_down(s, place), FLIP, menu)
            offer_items(s, seat, menu, True)
            menu.offer(STOP)
        elif at == MOVING:
            self._offer_moving(s, seat, place, menu)
        elif at == STEPPING:
            menu.ask("CR-EQUIP-09", "extra-step", s.steps)
            offer_over(place, sides_to_free(s, place), MOVE, menu)
            offer_items(s, seat, menu, True)
            menu.offer(STAY)
        elif at == LAST_ITEMS:
            menu.ask("CR-POT-03", "window")
            offer_items(s, seat, menu, True)
            menu.offer(CONTINUE)
        elif at == MEETING:
            menu.ask("CR-MOVE-08", "meet")
            offer_meeting(s, seat, menu)
            offer_items(s, seat, menu, True)
            menu.offer(DONE)
        else:
            menu.ask("CR-CHAR-11", "second-turn")
            menu.offer(SECOND_TURN)
            menu.offer(END_TURN)

    def _offer_moving(self, s: CardRogue, seat: int, place: int, menu: Menu) -> None:
        again = self._repeats(s)
        menu.ask("CR-TURN-03" if again else "CR-MOVE-01", "move-again" if again else "move")
        offer_over(place, sides_to_free(s, place), MOVE, menu)
        if menu.why:
            _refuse_moves(s, place, menu)
        if again:
            menu.offer(END_TURN)
            return
        if KIND[card_at(s, place)] == SHOP_TILE:
            menu.offer(SHOP)  # CR-Q-63
        elif menu.why:
            menu.refuse("CR-SHOP-01", "not-on-shop", SHOP)
        if self.stuck == 1:
            menu.offer(MOLE)  # CR-MOLE-01
        elif menu.why:
            menu.refuse("CR-MOLE-01", "not-blocked", MOLE)
        if may_forfeit(s):
            menu.offer(FORFEIT)
        offer_items(s, seat, menu, True)
        menu.offer(STAY)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        verb = verb_of(option)
        self.stuck = UNSURE
        if verb == MOVE:
            if self.at == STEPPING:
                s.steps -= 1
            else:
                self._moved(s, True)
            step_to(s, seat, first(option))
        elif verb == FLIP:
            s.flips += 1
            s.busy = True
            flip(s, seat, first(option))
        elif verb == STOP:
            self.at = MOVING
        elif verb == STAY or verb == END_TURN:
            self._stay(s)
        elif verb == DONE or verb == CONTINUE:
            self.at = PLACING
        elif verb == SHOP:
            s.call(Shop(seat))
        elif verb == MOLE:
            s.busy = True
            s.call(Mole(seat))
        elif verb == FORFEIT:
            s.busy = True
            s.call(ForfeitVote(seat))
        elif verb == TRADE or verb == TRIP or verb == STEAL:
            meet(s, seat, option)
        elif verb == SECOND_TURN:
            s.second = True
            self.at = BEGIN_TURN
            self.moves = 0
            self.stood = NOWHERE
        else:
            if verb == SPELL_STEP:
                self.stood = NOWHERE  # CR-Q-34: a step by spell does not end step 3, as a leap does
            use_item(s, seat, option)

    def _stay(self, s: CardRogue) -> None:
        if self.at == MOVING and not self._repeats(s):
            self._moved(s, False)
        elif self.at == STEPPING:
            self.at = MEETING
        elif self.at == SECOND:
            s.end()
        else:
            self.at = ENDING  # no second move


def _reset_facts(s: CardRogue, seat: int) -> None:
    """The facts of the turn start anew; the second turn of an Explorer is noted by whoever began it."""
    s.active = seat
    s.turns += 1
    s.flips = 0
    s.busy = False
    s.fought = False
    s.cut = NOT_CUT
    s.steps = 0
    s.rolled = 0
    s.fidget = 0
    s.blocked = False


def _refuse_moves(s: CardRogue, place: int, menu: Menu) -> None:
    """Say of every card around the tile why one cannot go there."""
    for side in range(4):
        there = place + STEPS[side]
        slot = s.slot_at.get(there)
        if slot is None:
            continue
        if s.sides[slot] == 0:
            menu.refuse("CR-MOVE-01", "face-down", MOVE, there)
        elif not s.sides[s.slot_at[place]] >> side & 1 or not s.sides[slot] >> (side ^ 2) & 1:
            menu.refuse("CR-PATH-03", "wall", MOVE, there)
        elif not is_free(s, there):
            menu.refuse("CR-MOVE-01", "foe-there" if there in s.foes else "player-there", MOVE, there)
