"""The Influence Phase: travel, battles, mines, trade, Upgrades, Rest, and the Hand at the end."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.dorian.activation import Activation, offer_upgrades, upgrade_named
from greathall.games.dorian.cards import PLACES, SEAS
from greathall.games.dorian.choices import TO_DISCARD, CardChoice
from greathall.games.dorian.deals import may_ask, offer_deals
from greathall.games.dorian.field import FieldBattle, offer_attacks
from greathall.games.dorian.final_battle import check_goal
from greathall.games.dorian.market import offer_market
from greathall.games.dorian.objectives import ANY_TIME, TurnIn, any_met
from greathall.games.dorian.permission import Passage, PassRequest, needed
from greathall.games.dorian.piles import draw_cards
from greathall.games.dorian.preparation import act_anywhere
from greathall.games.dorian.queries import (
    FREE_SEA,
    NO_SEA,
    REST_AMOUNT,
    final_round,
    flag_number,
    flagged,
    hand_target,
    movement,
    steps_from,
)
from greathall.games.dorian.resources import Gain, count, gain_one, offer_stowing
from greathall.games.dorian.siege import Siege, offer_siege
from greathall.games.dorian.state import GATHER_MINE, RESTED, Dorian, new_turn
from greathall.games.dorian.upgrades import offer_swaps, swap
from greathall.games.dorian.words import (
    ASK_PASS,
    ATTACK,
    BESIEGE,
    DONE,
    EQUIP,
    GATHER,
    INFLUENCE,
    MOST_SAILS,
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
_TRAVEL: Final = TRAVEL << 48
_ASK_PASS: Final = ASK_PASS << 48


class InfluenceTurn(Frame[Dorian]):
    """Take a card, act in any order as often as possible, set the Hand to its size (DO-INF-02, DO-INF-18). Buying,
    destroying, Garlocks, Camp Abilities and Objective exchanges belong to the other phase (DO-INF-17)."""

    RULE: ClassVar[str] = "DO-INF-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: Seat, at: int = START) -> None:
        self.seat = seat
        self.at = at

    def clone(self) -> "InfluenceTurn":
        return InfluenceTurn(seat=self.seat, at=self.at)

    def advance(self, s: Dorian) -> bool:
        seat = self.seat
        if self.at == ACT:
            if s.dirty and s.settings.objectives and any_met(s, ANY_TIME):
                s.call(TurnIn(ANY_TIME))
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

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-INF-02", "influence", s.turn.moves)
        menu.options.append(DONE)
        if s.turn.rested:
            if menu.why:
                menu.refuse("DO-INF-14", "rested", TRAVEL, max(0, s.at[seat]))
                menu.refuse("DO-INF-14", "rested", BESIEGE)
        elif s.at[seat] != NOWHERE:  # DO-R-33
            offer_travel(s, seat, menu)
            offer_siege(s, seat, menu)
            offer_attacks(s, seat, menu)
        self._offer_rest(s, seat, menu)
        self._offer_mine(s, seat, menu)
        offer_upgrades(s, seat, INFLUENCE, menu)
        offer_swaps(s, seat, True, menu)
        offer_market(s, seat, menu)
        offer_stowing(s, seat, menu)
        offer_deals(s, seat, menu)

    def _offer_rest(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        """Once, and not after Travel or an attack of this turn (DO-INF-12, DO-R-77)."""
        turn = s.turn
        if not (turn.rested or turn.travelled or turn.attacked):
            menu.offer(REST)
        elif menu.why:
            reason = "rested" if turn.rested else "rest-travelled" if turn.travelled else "rest-attacked"
            menu.refuse("DO-INF-12", reason, REST)

    def _offer_mine(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        """Any number of the Resources that lie in the mine here (DO-INF-08, DO-BRD-09, DO-R-80)."""
        at = s.at[seat]
        mine = NONE if at == NOWHERE else PLACES[at].mine
        if mine != NONE and s.mines[mine]:
            for n in range(1, s.mines[mine] + 1):
                menu.offer(GATHER, n)
        elif menu.why:
            menu.refuse("DO-INF-08", "no-mine" if mine == NONE else "mine-empty", GATHER, 1)

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
            count(s, seat, RESTED)
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


def offer_travel(s: Dorian, seat: Seat, menu: Menu) -> None:
    """One step along a road or an open Sea Route (DO-INF-03, DO-BRD-01), unless a needed passage was refused
    (DO-PER-03); and requests to pass ahead of need (DO-INF-07, DO-R-96)."""
    here = s.at[seat]
    turn = s.turn
    closed = turn.closed if s.settings.permission else 0
    free = SEAS[here] if SEAS[here] and flagged(s, FREE_SEA) and turn.sails < MOST_SAILS else ()
    options = menu.options
    for to in steps_from(s, here):
        if turn.moves < 1 and to not in free:
            if menu.why:
                menu.refuse("DO-INF-04", "no-movement", TRAVEL, to, need=1, have=turn.moves)
        elif closed and needed(s, seat, to) & closed:
            if menu.why:
                menu.refuse("DO-PER-03", "passage-refused", TRAVEL, to)
        else:
            options.append(_TRAVEL | to << 32)
    if menu.why and flagged(s, NO_SEA):
        for to in PLACES[here].sea:
            menu.refuse("DO-RND-07", "event-forbids", TRAVEL, to)
    if s.settings.permission and turn.moves:
        offer_requests(s, seat, menu)


def offer_requests(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Anybody who has not answered yet may be asked for passage, once (DO-PER-08)."""
    for other in range(s.seats):
        if other == seat:
            continue
        if may_ask(s, seat, other):
            menu.options.append(_ASK_PASS | other << 32)
        elif menu.why:
            menu.refuse("DO-PER-08", "asked-already", ASK_PASS, other)
