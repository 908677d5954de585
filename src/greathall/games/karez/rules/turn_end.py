"""Turn end and Replenishing (phase 5), and the end of the game."""

from typing import Final

from greathall.core.ids import NO_SEAT
from greathall.games.karez.cards.catalogue import ADVENTURES, BOARD
from greathall.games.karez.rules import scoring
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import FACTS, LAST, LEVELS, NOBODY, RESTING, TURN_FACTS, USED

NO_FACTS: Final = [0] * TURN_FACTS


def turn_end(s: Karez) -> None:
    """KZ-END-06: open Adventures, heal resting Heroes, set the new turn order, advance the turn marker."""
    open_adventures(s)
    heal_resting(s)
    new_order(s)
    next_turn(s)


def open_adventures(s: Karez) -> None:
    """KZ-END-01, KZ-END-02, KZ-KAR-03: up to the number of the state; KZ-RUL-44: the lowest empty space first."""
    allowed = BOARD.open_adventures[s.karez]
    for space in range(s.karez + 1):
        if len(s.adventures) - s.adventures.count(NOBODY) >= allowed:
            return
        if s.adventures[space] == NOBODY:
            open_at(s, space)


def open_at(s: Karez, space: int) -> None:
    """KZ-RUL-25: from the deck of its level, else from the next higher one that the state allows."""
    for level in range(space, s.karez + 1):
        pile = LEVELS + level
        if level == 0 and not s.piles[pile].cards:
            pile = LAST  # KZ-SET-08: the last card of level 1
        if s.piles[pile].cards:
            adventure = s.pile(pile).draw()
            s.reveals += 1
            s.adventures[space] = adventure
            s.threat[space] = ADVENTURES[adventure].threat  # KZ-ADV-01
            s.tell("KZ-END-01", "opened", NO_SEAT, adventure, ADVENTURES[adventure].threat)
            return


def heal_resting(s: Karez) -> None:
    """KZ-END-03: resting Heroes lose all hits; KZ-END-04, KZ-RUL-29: the tokens on the Healer's Tent return."""
    for hero, status in enumerate(s.hero_status):
        if status:
            if status & RESTING:
                s.hero_hits[hero] = 0
                s.tell("KZ-END-03", "healed", s.hero_seat[hero], hero)
            s.hero_status[hero] = status & ~(RESTING | USED)
    for seat in s.tent:
        s.tokens[seat] += 1
    s.tent.clear()


def new_order(s: Karez) -> None:
    """KZ-ORD-01: most Valor first; KZ-ORD-02, KZ-RUL-04: then most gold; KZ-ORD-03: then as before."""
    s.order.sort(key=lambda seat: (-s.valor[seat], -s.gold[seat]))
    if s.log is not None:
        for place, seat in enumerate(s.order):
            s.tell("KZ-ORD-01", "place", seat, place + 1)


def next_turn(s: Karez) -> None:
    """KZ-END-05: the marker moves on; KZ-TRN-02, KZ-GAM-01: after the tenth turn the game is over."""
    if s.turn >= s.turns:
        s.finish(scoring.outcome(s))
        return
    s.turn += 1
    s.phase = 0
    for seat in range(s.seats):
        s.facts[FACTS * seat : FACTS * seat + TURN_FACTS] = NO_FACTS
    s.tell("KZ-END-05", "turn", NO_SEAT, s.turn)
