"""Exceptional rules: players who leave and return, being stuck together, forfeiting."""

from greathall.core.option import Menu, Option, verb_of
from greathall.core.zone import Zone
from greathall.games.card_rogue.death import lay_pile
from greathall.games.card_rogue.fights import leave_combat
from greathall.games.card_rogue.meeting import Trade
from greathall.games.card_rogue.mole import CALLED
from greathall.games.card_rogue.queries import blocked, is_free, worn_cards
from greathall.games.card_rogue.scoring import check_all_dead, finish_alone, finish_by_points, forfeit, start_rush
from greathall.games.card_rogue.state import HELD, CardRogue
from greathall.games.card_rogue.votes import LastPlayer, LeaverVote, playing
from greathall.games.card_rogue.words import (
    AWAY,
    COME_BACK,
    CUT_AGAIN,
    DEAD,
    EMPTY,
    END_GAVE_UP,
    END_LAST,
    GONE,
    LEAVE_A_WHILE,
    LEAVE_FOR_GOOD,
    NORMAL,
    NOWHERE,
    PLAYING,
    RESTART,
    RETURNING,
)

# -- stuck


def note_blocked(s: CardRogue, seat: int) -> None:
    """CR-MOLE-06: when every player is blocked and has ended a turn without the mole, the end rush begins (CR-RUSH-06).
    CR-Q-91: a solo player just walks on."""
    if s.seats == 1 or s.phase != NORMAL or s.players[seat].status != PLAYING:
        return
    if not blocked(s, seat) or s.declined == CALLED:
        s.declined = 0
        return
    s.declined |= 1 << seat
    if all(s.declined >> other & 1 and blocked(s, other) for other in playing(s)):
        start_rush(s, seat, "CR-MOLE-06")


def may_forfeit(s: CardRogue) -> bool:
    """CR-EMPTY-01, CR-Q-59: an empty exploration stack does not end the game, but lets players ask for the end."""
    return not s.explore.cards and not s.settings.story


# -- leaving and coming back


def offer_leaving(s: CardRogue, seat: int, menu: Menu) -> None:
    """What a seat may do at any moment once play has begun."""
    if not s.places:
        return  # still setting up
    p = s.players[seat]
    status = p.status
    if status == PLAYING and (p.health <= 0 or p.place == NOWHERE):
        return  # he is dying: that comes first
    if status == AWAY:
        menu.offer(COME_BACK)
    elif status == PLAYING and len(playing(s)) > 1:
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
    """CR-QUIT-02: his token comes off and his turns are skipped; he keeps his cards."""
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
        if s.outcome is None:
            finish_by_points(s, END_LAST)  # nobody is at the table: those who left for good cannot win
    elif len(left) == 1:
        s.call(LastPlayer(left[0]))


def drop_out(s: CardRogue, seat: int) -> None:
    """Take a seat out of whatever is going on: its fights (CR-Q-71), its turn, a trade it is part of."""
    leave_combat(s, seat)
    for frame in s.frames[:]:
        if isinstance(frame, Trade) and seat in (frame.seat, frame.partner):
            s.frames.remove(frame)
            for other in (frame.seat, frame.partner):
                for card, known in zip(s.offers[other].cards, s.offers[other].known, strict=True):
                    s.players[other].hand.put(card, known)
                s.offers[other] = Zone(HELD)
    if seat == s.active:  # his turn is over; votes about others who left go on
        s.players[seat].unplaced = True
        s.frames[1:] = [frame for frame in s.frames[1:] if isinstance(frame, LeaverVote)]
