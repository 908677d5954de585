"""The Influence Phase: travel, battles, mines, trade, Upgrades, Rest, and the Hand at the end."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.dorian.cards.catalogue import PLACES
from greathall.games.dorian.rules.activation import Activation, offer_upgrades, upgrade_named
from greathall.games.dorian.rules.choices import TO_DISCARD, CardChoice
from greathall.games.dorian.rules.deals import offer_deals, why_not_ask
from greathall.games.dorian.rules.field import FieldBattle, offer_attacks
from greathall.games.dorian.rules.final_battle import check_goal
from greathall.games.dorian.rules.market import offer_market
from greathall.games.dorian.rules.objectives import ANY_TIME, any_met, turn_in
from greathall.games.dorian.rules.permission import Passage, PassRequest, needed, step_cost
from greathall.games.dorian.rules.piles import draw_cards
from greathall.games.dorian.rules.preparation import act_anywhere
from greathall.games.dorian.rules.queries import (
    OFF_BOARD,
    PERMISSION_FREE,
    REST_AMOUNT,
    final_round,
    flag_number,
    flagged,
    hand_target,
    movement,
    steps_from,
)
from greathall.games.dorian.rules.resources import count, offer_stowing
from greathall.games.dorian.rules.siege import Siege, why_not_besiege
from greathall.games.dorian.rules.state import GATHER_MINE, Dorian, new_turn
from greathall.games.dorian.rules.state import RESTED as RESTS
from greathall.games.dorian.rules.units import Gain, gain_one
from greathall.games.dorian.rules.upgrades import offer_swaps, swap
from greathall.games.dorian.words import (
    ASK_PASS,
    ATTACK,
    BESIEGE,
    DONE,
    EQUIP,
    GATHER,
    INFLUENCE,
    NONE,
    NOWHERE,
    OUTSIDE,
    REST,
    REST_GAIN,
    TRAVEL,
    UNEQUIP,
    USE,
)

START: Final = 0
ACT: Final = 1
HAND_SIZE: Final = 2
END: Final = 3


class InfluenceTurn(SeatFrame[Dorian]):
    """Take a card, act in any order as often as possible, set the Hand to its size (DO-INF-02, DO-INF-18). Buying,
    destroying, Garlocks, Camp Abilities and Objective exchanges belong to the other phase (DO-INF-17)."""

    RULE: ClassVar[str] = "DO-INF-02"

    at: int = START

    def advance(self, s: Dorian) -> bool:
        seat = self.seat
        if self.at == ACT:
            if s.dirty and s.settings.objectives and any_met(s, ANY_TIME):
                turn_in(s, ANY_TIME)
                return RUN
            return RUN if check_goal(s) else ASK
        if self.at == START:
            s.turn = new_turn(s.seats, seat, INFLUENCE, movement(s, seat))  # DO-INF-04
            s.tell("DO-INF-01", "influence", seat)
            draw_cards(s, seat, 1, "DO-INF-01")
            self.at = ACT
        elif self.at == HAND_SIZE:  # DO-INF-15
            self.at = END
            wanted = hand_target(s, seat)
            have = len(s.hands[seat].cards)
            if have > wanted:
                s.call(CardChoice(seat, TO_DISCARD, have - wanted, 0, 0, "DO-INF-15"))
            elif not final_round(s):  # DO-INF-16, DO-R-09
                draw_cards(s, seat, wanted - have, "DO-INF-15")
        else:
            s.turn = new_turn(s.seats, seat, OUTSIDE, 0)
            s.end()
        return RUN

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-INF-02", "influence", s.turn.moves)
        menu.options.append(DONE)
        offer_travel(s, seat, menu)
        menu.judge(why_not_besiege(s, seat), BESIEGE)
        offer_attacks(s, seat, menu)
        menu.judge(why_not_rest(s), REST)
        offer_mine(s, seat, menu)
        offer_upgrades(s, seat, INFLUENCE, menu)
        offer_swaps(s, seat, menu)
        offer_market(s, seat, menu)
        offer_stowing(s, seat, menu)
        offer_deals(s, seat, menu)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            self.at = HAND_SIZE
            s.tell("DO-INF-15", "end-influence", seat)
        elif verb == TRAVEL:
            s.call(Passage(seat, first(option)))
        elif verb == BESIEGE:
            s.call(Siege(seat))
        elif verb == ATTACK:
            s.call(FieldBattle(seat, first(option)))
        elif verb == ASK_PASS:
            s.call(PassRequest(seat, first(option), False))
        elif verb == REST:
            s.turn.rested = 1
            count(s, seat, RESTS)
            s.tell("DO-INF-13", "rested", seat)
            s.call(Gain(seat, free=flag_number(s, REST_AMOUNT, REST_GAIN)))  # DO-INF-13
        elif verb == GATHER:
            mine = PLACES[s.at[seat]].mine
            s.mines[mine] -= first(option)
            count(s, seat, GATHER_MINE + mine)
            s.tell("DO-INF-08", "gathered", seat, first(option), mine)
            gain_one(s, seat, mine, first(option))
        elif verb == USE:
            s.call(Activation(seat, upgrade_named(s, seat, first(option))))
        elif verb in (EQUIP, UNEQUIP):
            swap(s, seat, option)
        else:
            act_anywhere(s, seat, option)


RESTED: Final = Why("DO-INF-14", "rested")
RESTED_ONCE: Final = Why("DO-INF-12", "rested")
HAS_TRAVELLED: Final = Why("DO-INF-12", "rest-travelled")
HAS_ATTACKED: Final = Why("DO-INF-12", "rest-attacked")
STANDS_THERE: Final = Why("DO-INF-03", "stands-there")
NOT_NEXT: Final = Why("DO-INF-03", "not-next")
SEA_CLOSED: Final = Why("DO-RND-07", "event-forbids")
NO_MOVEMENT: Final = Why("DO-INF-04", "no-movement", 1)
PASSAGE_REFUSED: Final = Why("DO-PER-03", "passage-refused")
NOT_ON_THE_WAY: Final = Why("DO-INF-07", "no-movement", 1)


def why_not_rest(s: Dorian) -> Why | None:
    """Why one cannot Rest: once, and not after Travel or an attack of this turn (DO-INF-12, DO-R-77)."""
    turn = s.turn
    if turn.rested:
        return RESTED_ONCE
    if turn.travelled:
        return HAS_TRAVELLED
    return HAS_ATTACKED if turn.attacked else None


def offer_mine(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Any number of the Resources that lie in the mine here (DO-INF-08, DO-BRD-09, DO-R-80)."""
    at = s.at[seat]
    mine = NONE if at == NOWHERE else PLACES[at].mine
    stock = 0 if mine == NONE else s.mines[mine]
    for n in range(1, stock + 1):
        menu.offer(GATHER, n)
    if menu.why:
        if at == NOWHERE:
            menu.rule_out(GATHER, OFF_BOARD.rule, OFF_BOARD.reason)
        else:
            reason = "no-mine" if mine == NONE else "mine-stock" if stock else "mine-empty"
            menu.rule_out(GATHER, "DO-INF-08", reason, have=stock)


def why_not_travel(s: Dorian, seat: Seat, to: int) -> Why | None:
    """Why a step is not taken: along a road or an open Sea Route (DO-INF-03, DO-BRD-01), with movement (DO-INF-04), unless a
    needed passage was refused (DO-PER-03); not after Rest (DO-INF-14)."""
    turn = s.turn
    here = s.at[seat]
    if turn.rested:
        return RESTED
    if here == NOWHERE:
        return OFF_BOARD
    if to == here:
        return STANDS_THERE
    if to not in steps_from(s, here):
        return SEA_CLOSED if to in PLACES[here].sea else NOT_NEXT
    if turn.moves < step_cost(s, here, to):
        return NO_MOVEMENT
    if s.settings.permission and turn.closed and needed(s, seat, to) & turn.closed:
        return PASSAGE_REFUSED
    return None


def offer_travel(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Steps, and requests to pass ahead of need (DO-INF-07, DO-R-96)."""
    if menu.why:
        for to in range(len(PLACES)):
            menu.judge(why_not_travel(s, seat, to), TRAVEL, to)
        for other in range(s.seats):
            menu.judge(why_not_request(s, seat, other), ASK_PASS, other)
        menu.rule_out(ASK_PASS, "DO-GEN-01", "no-such-player")
        return
    turn = s.turn
    here = s.at[seat]
    if turn.rested or here == NOWHERE:
        return
    closed = turn.closed if s.settings.permission else 0
    steps: list[int] = []
    for to in steps_from(s, here):
        if (turn.moves >= 1 or turn.moves >= step_cost(s, here, to)) and not (closed and needed(s, seat, to) & closed):
            steps.append(to)
    menu.offer_each(TRAVEL, steps)
    if turn.moves and s.settings.permission and not flagged(s, PERMISSION_FREE):
        answered = turn.passes | turn.closed
        mine = s.team[seat]
        for other in range(s.seats):
            if s.team[other] != mine and not answered >> other & 1:
                menu.offer(ASK_PASS, other)


def why_not_request(s: Dorian, seat: Seat, other: Seat) -> Why | None:
    """Why a player is not asked for passage now: while there is movement, once a player (DO-PER-08)."""
    why = why_not_ask(s, seat, other)
    if why is not None:
        return why
    if s.turn.rested:
        return RESTED
    if s.at[seat] == NOWHERE:
        return OFF_BOARD
    return None if s.turn.moves else NOT_ON_THE_WAY
