"""Turns: what happens as a turn begins, the four steps of a standard turn, and the Explorer's second one."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.card_rogue.cards.catalogue import KIND
from greathall.games.card_rogue.rules.combat import GO_ON_MOVING, GO_ON_PLACING, Combat
from greathall.games.card_rogue.rules.exceptions import note_blocked, why_not_forfeit
from greathall.games.card_rogue.rules.fights import join_adjacent, leave_walled_off
from greathall.games.card_rogue.rules.items import may_use_items, offer_items, use_item
from greathall.games.card_rogue.rules.meeting import meet, offer_meeting
from greathall.games.card_rogue.rules.mole import Mole, dig_places
from greathall.games.card_rogue.rules.moves import offer_flips, offer_steps
from greathall.games.card_rogue.rules.paths import Place, flip
from greathall.games.card_rogue.rules.queries import card_at, extra_steps, in_combat, players_beside, sides_to_free
from greathall.games.card_rogue.rules.shop import Shop, why_not_shop
from greathall.games.card_rogue.rules.state import BARE, FACE_DOWN, FOES, JOINED, SPACES, CardRogue
from greathall.games.card_rogue.rules.stuck import blocked
from greathall.games.card_rogue.rules.tiles import Arrive, step_to
from greathall.games.card_rogue.rules.turn_start import fountain, poison, reset_facts
from greathall.games.card_rogue.rules.votes import ForfeitVote
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
    GAINED,
    MET_AT_START,
    MOLE,
    MOVE,
    NOWHERE,
    SAID_READY,
    SECOND_TURN,
    SHOP,
    SHOP_TILE,
    SPELL_STEP,
    STAY,
    STEAL,
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
AGAIN: Final = 8  # the plain second move (CR-TURN-03)
STEPPING: Final = 9
MEETING: Final = 10
LAST_ITEMS: Final = 11  # what may be used at any moment may be used before step 4 as well
PLACING: Final = 12
REPEATING: Final = 13
ENDING: Final = 14
SECOND: Final = 15

UNSURE: Final = -1
NOT_BLOCKED: Final = Why("CR-MOLE-01", "not-blocked")
NO_DIGGING: Final = Why("CR-STORY-01", "no-digging")
SHOP_IS_OVER: Final = Why("CR-Q-63", "shop-over")
NO_MORE_STEPS: Final = 99


class Turn(SeatFrame[CardRogue]):
    """One turn of one player: flip, move, interact, place, in that order (CR-TURN-01), each of the first three optional
    (CR-TURN-02), no flip after the move (CR-FLIP-07), one tile unless something allows more (CR-MOVE-06);
    or a combat turn (CR-COMBAT-03)."""

    RULE: ClassVar[str] = "CR-TURN-01"

    at: int = BEGIN_TURN
    lost: bool = False  # CR-Q-23, 1: noted as the turn begins
    moves: int = 0  # passes of step 2 so far
    stood: int = NOWHERE  # where step 3 found him: if he leaps on, step 4 follows (CR-Q-41)
    stuck: int = UNSURE  # step 2: 1 if he may call the mole, 0 if not, UNSURE until looked at again

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
            if (near & JOINED and sides_to_free(s, place)) or self._may_act(s):
                return ASK
            if s.seats == 1 and blocked(s, self.seat):
                return ASK  # walled in for ever and nobody else plays: let him see it, and give up or begin the level again
            self._moved(s, False)
        if self.at == AGAIN:
            if not s.busy:
                return ASK
            self.at = MEETING  # he did something instead of moving: step 3 and what else he may use are still to come
            self.stood = NOWHERE
            s.alert |= SAID_READY
        if self.at == STEPPING:
            if extra_steps(s, self.seat) > s.steps and sides_to_free(s, place):
                return ASK  # CR-EQUIP-09, CR-Q-05: extra steps, each with full effects
            self.at = MEETING
        if self.at == MEETING:
            if self.stood == NOWHERE:
                self.stood = place
            if near & JOINED and self.stood == place and s.seats > 1 and players_beside(s, self.seat):
                return ASK
            self.at = LAST_ITEMS
        if self.at == LAST_ITEMS:
            if s.alert and may_use_items(s, self.seat, True):
                return ASK  # CR-Q-68: he said so, or a card has come to him since he was last asked
            self.at = PLACING
        if self.at == PLACING:
            self.at = REPEATING
            if near & SPACES:
                s.call(Place(self.seat))
                return RUN
            s.players[self.seat].unplaced = False
        # CR-TURN-03, CR-TURN-04, CR-Q-04: once more from step 2 if moving was all he did.
        if self.moves == 1 and not s.busy and sides_to_free(s, place):
            self.at = AGAIN
            return ASK
        self.at = ENDING
        return RUN

    def _may_act(self, s: CardRogue) -> bool:
        """Could there be anything to do in step 2 but stay, as far as everybody knows?"""
        p = s.players[self.seat]
        if may_use_items(s, self.seat, True) or p.gear != BARE or self.stuck == 1:
            return True
        return why_not_shop(s, self.seat) is None or why_not_forfeit(s) is None

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
        reset_facts(s, self.seat)
        self.lost = p.lost > 0
        s.tell("CR-TURN-05", "turn", self.seat, s.turns)
        if p.cooldown:
            p.cooldown -= 1
        self.at = POISON_TICK
        if KIND[s.board.cards[slot]] == FOUNTAIN:
            fountain(s, self.seat)
        elif not (p.poison or p.arriving or p.unplaced or self.lost or s.fighting >> self.seat & 1 or s.near[slot] & FOES):
            self.at = FLIPPING  # nothing else to see to, as in most turns

    def _begin_step(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        at = self.at
        self.at += 1
        if at == POISON_TICK:
            if p.poison:
                poison(s, self.seat)
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

    def _moved(self, s: CardRogue, moved: bool) -> None:
        s.fidget = 0
        if self.moves == 0 and not moved:
            s.steps = NO_MORE_STEPS  # they follow a first move only
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

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        at = self.at
        place = s.players[seat].place
        if at == MOVING:
            self._offer_moving(s, seat, place, menu)
        elif at == FLIPPING:
            menu.ask("CR-FLIP-01", "flip")
            offer_flips(s, place, menu)
            offer_items(s, seat, menu, True)
            menu.offer(STOP)
        elif at == AGAIN:
            menu.ask("CR-TURN-03", "move-again")
            offer_steps(s, place, MOVE, menu)
            self._offer_shop(s, place, menu)
            offer_items(s, seat, menu, True, True)
            menu.offer(END_TURN)
        elif at == STEPPING:
            menu.ask("CR-EQUIP-09", "extra-step", extra_steps(s, seat) - s.steps)
            offer_steps(s, place, MOVE, menu)
            self._offer_shop(s, place, menu)
            offer_items(s, seat, menu, True, True)
            menu.offer(STAY)
        elif at == LAST_ITEMS:
            menu.ask("CR-POT-03", "last-chance")
            if self.stood == place:
                self._offer_shop(s, place, menu)
            elif menu.why:
                menu.judge(SHOP_IS_OVER, SHOP)  # he came here by a fight, and after that only step 4 is left (CR-SLAY-04)
            offer_items(s, seat, menu, True)
            menu.offer(CONTINUE)
        elif at == MEETING:
            menu.ask("CR-MOVE-08", "meet")
            offer_meeting(s, seat, menu)
            self._offer_shop(s, place, menu)
            offer_items(s, seat, menu, True)
            menu.offer(DONE)
        else:
            menu.ask("CR-CHAR-11", "second-turn")
            menu.offer(SECOND_TURN)
            menu.offer(END_TURN)

    def _offer_moving(self, s: CardRogue, seat: int, place: int, menu: Menu) -> None:
        menu.ask("CR-MOVE-01", "move")
        offer_steps(s, place, MOVE, menu)
        self._offer_shop(s, place, menu)
        if menu.why:
            menu.judge(self._why_not_mole(s), MOLE)
            menu.judge(why_not_forfeit(s), FORFEIT)
        else:
            if self.stuck == 1:
                menu.offer(MOLE)
            if not s.explore.cards and not s.settings.story:
                menu.offer(FORFEIT)
        offer_items(s, seat, menu, True, True)
        menu.offer(STAY)

    def _offer_shop(self, s: CardRogue, place: int, menu: Menu) -> None:
        if menu.why:
            menu.judge(why_not_shop(s, self.seat), SHOP)
        elif KIND[card_at(s, place)] == SHOP_TILE:
            menu.offer(SHOP)  # CR-Q-63

    def _why_not_mole(self, s: CardRogue) -> Why | None:
        """CR-MOLE-01; CR-STORY-01: nobody digs in a dungeon that is fixed in advance."""
        if self.stuck == 1:
            return None
        return NO_DIGGING if s.settings.story else NOT_BLOCKED

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        verb = verb_of(option)
        self.stuck = UNSURE
        s.alert = SAID_READY if self.at == LAST_ITEMS else s.alert & ~GAINED  # he was asked; who uses one thing is asked again
        if verb == MOVE:
            if self.at == STEPPING:
                s.steps += 1
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
            s.call(Shop(seat, s.players[seat].place))
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
        if self.at == MOVING:
            self._moved(s, False)
        elif self.at == STEPPING:
            self.at = MEETING
        elif self.at == SECOND:
            s.end()
        else:
            self.at = ENDING  # no second move
