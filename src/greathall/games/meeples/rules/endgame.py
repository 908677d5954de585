"""The final turns and the Dark Council: when they begin, and what a beaten Overlord or the Henchman pays."""

from greathall.core.ids import NO_SEAT
from greathall.games.meeples.cards.catalogue import (
    ASSIGNED,
    ASSIGNED_LEVELS,
    ASSIGNED_TYPES,
    CARDS,
    VP,
    Condition,
)
from greathall.games.meeples.rules.combat import is_overlord
from greathall.games.meeples.rules.queries import count_as, hero_level
from greathall.games.meeples.rules.state import Meeples, Post
from greathall.games.meeples.rules.supply import score
from greathall.games.meeples.words import CORRUPTION, COUNCIL, MEEPLE_OF

LAST_CARD = 3  # the Dark Council Arrives card that starts the end
FINAL_TURNS = 2


def begin_final_turns(s: Meeples) -> None:
    """MM-END-01, MM-END-02: once the third card is out, two more turns each from the first player's next turn on."""
    if s.arrived >= LAST_CARD and not s.final and s.active == s.first:
        s.final = FINAL_TURNS * s.seats
        s.tell("MM-END-01", "final-turns", NO_SEAT)


def council_beaten(s: Meeples, seat: int, post: Post) -> None:
    """MM-END-04, MM-END-05: it stays in place and in no pile; a token pays if its terms are met, and is not used up
    (MM-R-49). MM-END-06: the Overlord gets a marker. MM-END-08, MM-SET-04: the Henchman has neither."""
    if not is_overlord(post.card):
        return
    number = post.spot - COUNCIL
    s.fought[seat] |= 1 << number
    token = s.tokens[number]
    condition = CARDS[token].condition
    if condition is not None and token_met(s, seat, condition, post.first):
        s.tell("MM-END-05", "token", seat, token)
        score(s, seat, VP[token], "MM-END-05")


def token_met(s: Meeples, seat: int, condition: Condition, pieces: list[int]) -> bool:
    """MM-FAQ-10, MM-R-27: different Unit types of at least that level. MM-R-24: a Shaman counts as a Shaman.
    MM-PRE-07: prestige Units count with their printed level."""
    if condition.kind == ASSIGNED:
        return all(count_as(pieces, word) >= n for word, n in condition.needs)
    types = 0
    for piece, n in enumerate(pieces):
        if n and piece != CORRUPTION:
            types |= 1 << MEEPLE_OF[piece]
    if condition.kind == ASSIGNED_TYPES:
        return types.bit_count() >= condition.n
    assert condition.kind == ASSIGNED_LEVELS
    fit = sum(1 for unit in range(CORRUPTION) if types >> unit & 1 and hero_level(s, seat, unit) >= condition.level)
    return fit >= condition.n
