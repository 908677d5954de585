"""Exceptional rules: players who leave and return, being stuck together, forfeiting."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import NO_SEAT
from greathall.core.option import Menu, Option, Why, verb_of
from greathall.core.zone import Zone
from greathall.games.card_rogue.rules.death import lay_pile
from greathall.games.card_rogue.rules.effects import Identify, StepThrough
from greathall.games.card_rogue.rules.fights import leave_combat
from greathall.games.card_rogue.rules.meeting import Offer, Trade, take_back
from greathall.games.card_rogue.rules.mole import CALLED
from greathall.games.card_rogue.rules.paths import Replace
from greathall.games.card_rogue.rules.potions import Teleport
from greathall.games.card_rogue.rules.queries import in_combat, is_free, worn_cards
from greathall.games.card_rogue.rules.scoring import check_all_dead, finish_alone, finish_by_points, forfeit, start_rush
from greathall.games.card_rogue.rules.state import HELD, CardRogue
from greathall.games.card_rogue.rules.stuck import is_walled_in
from greathall.games.card_rogue.rules.traps import SpringTrap
from greathall.games.card_rogue.rules.votes import LastPlayer, LeaverVote, playing
from greathall.games.card_rogue.words import (
    AWAY,
    COME_BACK,
    CUT_AGAIN,
    DEAD,
    EMPTY,
    END_GAVE_UP,
    END_LAST,
    END_STANDSTILL,
    GONE,
    LEAVE_A_WHILE,
    LEAVE_FOR_GOOD,
    NORMAL,
    NOWHERE,
    PLAYING,
    RESTART,
    RETURNING,
    RUSH,
)

NO_FORFEIT: Final = Why("CR-STORY-01", "no-forfeit")
CARDS_LEFT: Final = Why("CR-Q-59", "cards-left")

# -- stuck


def note_blocked(s: CardRogue, seat: int) -> None:
    """CR-MOLE-06: when every player is blocked and has ended a turn without the mole, the end rush begins (CR-RUSH-06).
    CR-Q-91: a solo player just walks on."""
    if s.seats == 1 or s.phase != NORMAL or s.players[seat].status != PLAYING:
        return
    if not is_walled_in(s, seat) or s.declined == CALLED:
        s.declined = 0
        return
    s.declined |= 1 << seat
    if all(s.declined >> other & 1 and is_walled_in(s, other) for other in playing(s)):
        start_rush(s, seat, "CR-MOLE-06")


def check_standstill(s: CardRogue) -> bool:
    """CR-Q-96: with nothing left to explore, so many rounds without a fight or a new card: nobody dares (CR-EMPTY-02). In the end
    rush: nobody gets out (CR-Q-53)."""
    rush = s.phase == RUSH
    count = len(playing(s))
    if s.seats == 1 or count == 0 or (s.explore.cards and not rush):
        return False
    rounds = s.settings.standstill
    quiet = s.turns - s.stirred
    if quiet < rounds * count:
        if quiet == rounds // 2 * count:
            s.tell("CR-Q-96", "rush-stands-near" if rush else "standstill-near", NO_SEAT, rounds // 2, rounds - rounds // 2)
        return False
    s.tell("CR-Q-96", "rush-stands" if rush else "standstill", NO_SEAT, rounds)
    if rush:
        finish_by_points(s, END_STANDSTILL)
    else:
        forfeit(s)
    return True


def why_not_forfeit(s: CardRogue) -> Why | None:
    """CR-EMPTY-01, CR-Q-59: an empty exploration stack does not end the game, but lets players ask for the end."""
    if s.settings.story:
        return NO_FORFEIT
    return CARDS_LEFT if s.explore.cards else None


# -- leaving and coming back


def is_dying(s: CardRogue, seat: int) -> bool:
    """Has he yet to say what he keeps and where he starts again?"""
    p = s.players[seat]
    return p.status == PLAYING and (p.health <= 0 or p.place == NOWHERE)


def why_not_leave_a_while(s: CardRogue, seat: int) -> Why | None:
    """CR-Q-94: not before what he has set off is done with: a trap, a tile to be turned, the effect of a card that is used up.
    And somebody must stay."""
    if s.players[seat].status != PLAYING or len(playing(s)) < 2:
        return Why("CR-QUIT-02", "somebody-stays")
    for frame in s.frames:
        if isinstance(frame, (SpringTrap, Replace, Teleport, Identify, StepThrough)) and frame.seat == seat:
            return Why("CR-Q-94", "finish-first")
    return Why("CR-Q-94", "finish-first") if is_dying(s, seat) else None


def offer_leaving(s: CardRogue, seat: int, menu: Menu) -> None:
    """What a seat may do at any moment once play has begun."""
    if not s.places:
        return  # still setting up
    p = s.players[seat]
    status = p.status
    if is_dying(s, seat) or isinstance(s.frames[-1], Deserted):
        return  # that comes first
    if status == AWAY:
        menu.offer(COME_BACK)
    elif why_not_leave_a_while(s, seat) is None:
        menu.offer(LEAVE_A_WHILE)
    if status != GONE and status != DEAD:
        menu.offer(LEAVE_FOR_GOOD)
    if s.settings.story and len(s.frames) > 1:
        menu.offer(RESTART)  # CR-STORY-01: the puzzle may be begun again whenever it went wrong


def leave_or_return(s: CardRogue, seat: int, option: Option) -> None:
    """Carry it out."""
    verb = verb_of(option)
    if verb == RESTART:
        del s.frames[1:]
        s.cut = CUT_AGAIN
        return
    if verb == COME_BACK:
        s.players[seat].status = RETURNING
        let_return(s)
        if s.players[seat].status == RETURNING:
            s.tell("CR-QUIT-03", "waits-to-return", seat)
    elif verb == LEAVE_A_WHILE:
        _leave_a_while(s, seat)
    else:
        _leave_for_good(s, seat)


def let_return(s: CardRogue) -> None:
    """CR-QUIT-03: back onto the tile he left, as soon as it is free. His effects were frozen meanwhile (CR-Q-72)."""
    for seat, p in enumerate(s.players):
        if p.status == RETURNING and is_free(s, p.place):
            p.status = PLAYING
            s.way_on = 0
            s.tell("CR-QUIT-03", "back", seat)


def _leave_a_while(s: CardRogue, seat: int) -> None:
    """CR-QUIT-02: his token comes off and his turns are skipped; he keeps his cards. CR-Q-94: who leaves a fight loses the turn
    to which he comes back, so that nobody escapes a blow in this way."""
    if in_combat(s, seat):
        s.players[seat].lost = max(s.players[seat].lost, 1)
    drop_out(s, seat)
    s.players[seat].status = AWAY
    s.tell("CR-QUIT-02", "leaves", seat)
    if s.settings.leavers == "vote":
        s.call(LeaverVote(seat))
    elif s.settings.leavers == "wait":
        s.call(LeaverVote(seat, wait=True))


def _leave_for_good(s: CardRogue, seat: int) -> None:
    """CR-QUIT-01, CR-QUIT-04: he dies, and all his cards, worn ones too, stay face-down on his tile. CR-Q-71: he cannot win."""
    if s.seats == 1:
        finish_alone(s, END_GAVE_UP)
        return
    p = s.players[seat]
    if p.status == PLAYING:
        drop_out(s, seat)
    cards = p.hand.cards + worn_cards(p)
    if cards:
        lay_pile(s, p.place, cards, seat)
    p.hand = Zone(HELD)
    p.gear = [EMPTY] * 5
    p.status = GONE
    s.tell("CR-QUIT-04", "quits", seat)
    _after_quitting(s)


def _after_quitting(s: CardRogue) -> None:
    let_return(s)  # his tile is free now
    left = [other for other, q in enumerate(s.players) if q.status != GONE]
    if not left:
        forfeit(s)
    elif not playing(s):
        check_all_dead(s)
        if s.outcome is None and not is_deserted(s):
            finish_by_points(s, END_LAST)  # nobody is at the table: those who left for good cannot win
    elif len(left) == 1:
        s.call(LastPlayer(left[0]))


def drop_out(s: CardRogue, seat: int) -> None:
    """Take a seat out of whatever is going on: its fights (CR-Q-71), its turn, a trade it is part of."""
    leave_combat(s, seat)
    for frame in s.frames[:]:
        if isinstance(frame, (Trade, Offer)) and seat in (frame.seat, frame.partner):
            s.frames.remove(frame)
            take_back(s, frame.seat)
            take_back(s, frame.partner)
    if seat == s.active:  # his turn is over; votes about others who left go on
        s.players[seat].unplaced = True
        s.frames[1:] = [frame for frame in s.frames[1:] if isinstance(frame, LeaverVote)]


def is_deserted(s: CardRogue) -> bool:
    """CR-Q-94: in the end rush nobody plays any more, but somebody who has only left for a while could still get out."""
    return (
        s.phase == RUSH
        and not playing(s)
        and any(p.status == AWAY for p in s.players)
        and any(p.status == DEAD for p in s.players)
    )


class Deserted(Frame[CardRogue]):
    """CR-Q-94: everybody else is out of the rush, so it is for those who left for a while to come back, or to leave for good."""

    RULE: ClassVar[str] = "CR-Q-94"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "Deserted":
        return Deserted()

    def advance(self, s: CardRogue) -> bool:
        if is_deserted(s):
            return ASK
        s.end()
        return RUN

    def asked(self, s: CardRogue) -> int:
        mask = self.waiting(s)
        return (mask & -mask).bit_length() - 1

    def waiting(self, s: CardRogue) -> int:
        return sum([1 << seat for seat, p in enumerate(s.players) if p.status == AWAY])

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-Q-94", "deserted")
        menu.offer(COME_BACK)
        menu.offer(LEAVE_FOR_GOOD)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        leave_or_return(s, seat, option)
