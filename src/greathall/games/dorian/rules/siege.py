"""The Siege Battle: declared, joined in Turn Order with sealed sides, fought against the Location's Defence."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Option, Why, first, second, verb_of
from greathall.games.dorian.cards.catalogue import DEFENCES, STARS, VALE_CITY
from greathall.games.dorian.rules.aftermath import Aftermath
from greathall.games.dorian.rules.arithmetic import siege_result
from greathall.games.dorian.rules.battle import BattleTurns, Selection, calculate, new_battle, take_part, tell_sides
from greathall.games.dorian.rules.deals import parley
from greathall.games.dorian.rules.final_battle import check_goal
from greathall.games.dorian.rules.permission import place_figure
from greathall.games.dorian.rules.programs import battle_of, run_program
from greathall.games.dorian.rules.queries import BATTLE_OPEN, OFF_BOARD, flagged, in_range, mates, owns
from greathall.games.dorian.rules.scoring import ip_of
from greathall.games.dorian.rules.state import ATTACKERS_WON, Battle, Dorian
from greathall.games.dorian.words import (
    ATTACK_SIDE,
    DEFENCE_SIDE,
    JOINS,
    NONE,
    NOWHERE,
    SIEGE,
    STAY_OUT,
    STAYS,
    TAKE_PART,
)

DECLARED: Final = 0
JOINING_STEP: Final = 1
SELECTING: Final = 2
TURNS: Final = 3
DEFENCE_CARD: Final = 4
RESULT: Final = 5
END: Final = 6


RESTED: Final = Why("DO-INF-14", "rested")
NO_STARS: Final = Why("DO-INF-05", "no-stars")
OWN_PLACE: Final = Why("DO-R-17", "own-place")
TEAM_PLACE: Final = Why("DO-TEA-03", "own-place")
NO_CARDS: Final = Why("DO-SIE-10", "no-cards", 1)
TOO_FAR: Final = Why("DO-SIE-05", "too-far")
ONLY_DEFENDS: Final = Why("DO-SIE-07", "own-place-defend")
MATE_ATTACKS: Final = Why("DO-TEA-02", "mate-attacks")


def why_not_besiege(s: Dorian, seat: Seat) -> Why | None:
    """Why no siege is declared: the Character stands on a ★-Location of somebody else or of nobody (DO-INF-05, DO-R-16,
    DO-R-17), with a card in Hand (DO-GEN-05, DO-SIE-10), also after a refused passage (DO-PER-04), not after Rest
    (DO-INF-14). Vale City may need IP (DO-VAL-02, DO-R-68)."""
    if s.turn.rested:
        return RESTED
    place = s.at[seat]
    if place == NOWHERE:
        return OFF_BOARD
    if not STARS[place]:  # DO-TRM-19
        return NO_STARS
    if owns(s, seat, place):
        return OWN_PLACE if s.owner[place] == seat else TEAM_PLACE
    if not s.hands[seat].cards:
        return NO_CARDS
    if place == VALE_CITY and ip_of(s, seat) < s.settings.vale:
        return Why("DO-VAL-02", "vale-ip", s.settings.vale, ip_of(s, seat))
    return None


class Siege(Frame[Dorian]):
    """A siege of the Location where the Active Player's Character stands, which leads it (DO-SIE-01)."""

    RULE: ClassVar[str] = "DO-SIE-03"

    seat: Seat
    at: int = DECLARED
    i: int = 0  # next place on the track to be asked

    def advance(self, s: Dorian) -> bool:
        if self.at == DECLARED:
            self.at = JOINING_STEP
            self._declare(s)
            return RUN
        if check_goal(s):
            return RUN  # by an Objective, before anything is decided
        b = battle_of(s)
        if self.at == JOINING_STEP:
            return self._ask_next(s, b)
        self.at += 1
        if self.at == TURNS:
            s.call(Selection())
        elif self.at == DEFENCE_CARD:
            s.call(BattleTurns())
        elif self.at == RESULT:
            self._defence_card(s)
        elif self.at == END:
            calculate(s, b)
            b.result = siege_result(s, b)
            won = b.result == ATTACKERS_WON
            tell_sides(s, b)
            s.tell("DO-SIE-19", "siege-won" if won else "siege-lost", self.seat, b.place)
            s.goto(Aftermath())
        return RUN

    def _declare(self, s: Dorian) -> None:
        s.turn.attacked = 1
        b = new_battle(s, SIEGE, s.at[self.seat], self.seat, NONE)
        b.former = NOWHERE
        b.joined = 1 << self.seat
        s.battle = b
        take_part(b, self.seat, ATTACK_SIDE, EVERYONE)
        s.tell("DO-INF-05", "besieges", self.seat, b.place)
        parley(s, self.seat)

    # -- who takes part: asked in Turn Order, in the open; only the side is sealed (DO-SIE-03, DO-R-44)

    def _ask_next(self, s: Dorian, b: Battle) -> bool:
        while self.i < s.seats:
            seat = s.order[self.i]
            if seat != self.seat and s.hands[seat].cards:  # DO-SIE-10
                if not self._forced(s, b, seat):
                    return ASK
                self._join(s, b, seat, DEFENCE_SIDE, JOINS)
            self.i += 1
        self.at = SELECTING
        return RUN

    def _forced(self, s: Dorian, b: Battle, seat: Seat) -> bool:
        """A Character sheltered here from this attacker must defend (DO-ENT-02)."""
        return bool(s.turn.sheltered >> seat & 1) and s.at[seat] == b.place

    def asked(self, s: Dorian) -> Seat:
        return s.order[self.i]

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        b = battle_of(s)
        menu.ask("DO-SIE-03", "siege", self.seat, b.place)
        menu.offer(STAY_OUT)  # DO-SIE-08; supporters and defenders of Vale City need no IP (DO-VAL-03)
        near = in_range(s, seat, b.place)
        for side in (DEFENCE_SIDE, ATTACK_SIDE):
            why = why_not_part(s, b, seat, side, STAYS, near)
            menu.judge(why, TAKE_PART, side, STAYS)
            if near or menu.why:
                menu.judge(why or why_not_part(s, b, seat, side, JOINS, near), TAKE_PART, side, JOINS)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == STAY_OUT:
            s.tell("DO-SIE-08", "stays-out", seat)
        else:
            self._join(s, battle_of(s), seat, first(option), second(option))
        self.i += 1

    def _join(self, s: Dorian, b: Battle, seat: Seat, side: int, how: int) -> None:
        forced = len(sides(s, b, seat)) == 1 or self._forced(s, b, seat)
        open_marker = forced or flagged(s, BATTLE_OPEN)
        take_part(b, seat, side, EVERYONE if open_marker else 1 << seat)
        s.tell("DO-SIE-04", "takes-part", seat, how, side, known=EVERYONE if open_marker else 1 << seat, shown=1)
        if how == JOINS:
            join_figure(s, b, seat)

    def _defence_card(self, s: Dorian) -> None:
        """The top Defence card is revealed, applied and put under its deck (DO-SIE-17)."""
        card = s.defences.draw()
        s.defences.put_under(card, EVERYONE)
        s.reveals += 1
        s.tell("DO-SIE-17", "defence-card", self.seat, card)
        run_program(s, DEFENCES[card].program, self.seat)


def why_not_part(s: Dorian, b: Battle, seat: Seat, side: int, how: int, near: bool) -> Why | None:
    """Why a player does not take part in a siege like this: an owner only defends (DO-SIE-07, DO-R-72); nobody defends
    against a team mate or attacks the own team (DO-TEA-02, DO-TEA-10); cards come from anywhere (DO-SIE-02), the Character
    from `near` (DO-SIE-05)."""
    if mates(s, seat, b.attacker):
        if side == DEFENCE_SIDE:
            return MATE_ATTACKS
    elif side == ATTACK_SIDE and owns(s, seat, b.place):
        return ONLY_DEFENDS
    return TOO_FAR if how == JOINS and not near else None


def sides(s: Dorian, b: Battle, seat: Seat) -> list[int]:
    """The sides a player may take in a siege."""
    return [side for side in (DEFENCE_SIDE, ATTACK_SIDE) if why_not_part(s, b, seat, side, STAYS, True) is None]


def join_figure(s: Dorian, b: Battle, seat: Seat) -> None:
    """The Character is placed at the battle, free of movement and permission (DO-SIE-06, DO-R-18, DO-R-30)."""
    b.joined |= 1 << seat
    if s.at[seat] != b.place:
        b.came[seat] = s.at[seat]
        place_figure(s, seat, b.place)
