"""The end of the game: End of Game Quests, penalties, ties."""

from greathall.core.event import Event
from greathall.core.outcome import Outcome
from greathall.core.score import ScoreLine, lines
from greathall.core.state import State
from greathall.games.meeples.cards.catalogue import (
    CARDS,
    HEROES,
    LEVEL_OF,
    NONE,
    OWN,
    OWN_MOST,
    PILE,
    PILE_EACH,
    TYPE_OF,
    VP,
    Condition,
)
from greathall.games.meeples.rules.queries import hero_level, owned, peasants
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import (
    ANY_PRESTIGE,
    ANY_UNIT,
    CLASSES,
    CORRUPTION,
    END_OF_GAME,
    PEASANT,
    PRESTIGE,
    TYPES,
)


def finish(s: Meeples) -> None:
    """MM-END-10 to MM-END-14: pay End of Game Quests, take penalties, rank."""
    for seat in range(s.seats):
        _final_quests(s, seat)
    s.finish(rank(s.vp[:], [peasants(s, seat) for seat in range(s.seats)]))


def _final_quests(s: Meeples, seat: int) -> None:
    """MM-END-10, MM-END-11, MM-R-32: penalties may make the score negative. Hands are laid open."""
    hand = s.hands[seat]
    for card in sorted(hand.cards):
        definition = CARDS[card]
        if definition.type == END_OF_GAME and definition.condition is not None and met(s, seat, definition.condition):
            hand.take(card)
            s.done[seat].append(card)
            s.tell("MM-END-10", "quest-done", seat, card, VP[card])
            s.vp[seat] += VP[card]
        else:
            s.reveal(hand, hand.cards.index(card))
            s.tell("MM-END-11", "quest-failed", seat, card, definition.penalty)
            s.vp[seat] -= definition.penalty


def met(s: Meeples, seat: int, condition: Condition) -> bool:
    """Does a player meet an End of Game condition? MM-END-07: only the defeated pile counts, so never the Dark
    Council. MM-FAQ-08: a tie for the most is the most."""
    kind = condition.kind
    if kind == PILE:
        return sum(1 for card in s.piles[seat] if _fits(card, condition)) >= condition.n
    if kind == PILE_EACH:
        return all(sum(1 for c in s.piles[seat] if TYPE_OF[c] == t) >= condition.n for t in range(len(TYPES)))
    if kind == OWN:
        return condition.low <= count_owned(s, seat, condition.unit) <= condition.high
    if kind == OWN_MOST:
        mine = count_owned(s, seat, condition.unit)
        return all(mine >= count_owned(s, other, condition.unit) for other in range(s.seats))
    return kind == HEROES and high_heroes(s, seat, condition.level) >= condition.n


def _fits(card: int, condition: Condition) -> bool:
    return condition.type in (NONE, TYPE_OF[card]) and LEVEL_OF[card] >= condition.level


def count_owned(s: Meeples, seat: int, word: int) -> int:
    """MM-R-31: own meeples of a word wherever they are."""
    if word == ANY_PRESTIGE:
        return sum(owned(s, seat, unit) for unit in PRESTIGE)
    if word == ANY_UNIT:
        return sum(owned(s, seat, unit) for unit in range(PEASANT, CORRUPTION))
    return owned(s, seat, word)


def high_heroes(s: Meeples, seat: int, level: int) -> int:
    """MM-PRE-07: basic classes at that level or higher, and prestige classes owned with such a printed level."""
    basic = sum(1 for unit in CLASSES if hero_level(s, seat, unit) >= level)
    return basic + sum(1 for unit in PRESTIGE if hero_level(s, seat, unit) >= level and owned(s, seat, unit))


def rank(points: list[int], peasant_counts: list[int]) -> Outcome:
    """MM-CMP-01, MM-END-12: most VP wins. MM-END-13: then fewest Peasants. MM-END-14: then the win is shared."""
    keys = [(p, -peasant) for p, peasant in zip(points, peasant_counts, strict=True)]
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    best = [p for p in points if p == max(points)]
    reason = "most-vp"
    if len(best) > 1:
        reason = "fewest-peasants" if places.count(1) == 1 else "shared"
    return Outcome(reason=reason, places=places, points=points)


def score(s: State, events: list[Event]) -> list[ScoreLine]:
    """Everything that moved the score markers, by rule."""
    changes: list[tuple[str, int, int]] = []
    for e in events:
        if e.kind == "scored":
            changes.append((e.rule, e.seat, e.args[0]))
        elif e.kind == "paid":
            changes.append((e.rule, e.seat, -e.args[0]))
        elif e.kind == "quest-done":
            changes.append((e.rule, e.seat, e.args[1]))
        elif e.kind == "quest-failed":
            changes.append((e.rule, e.seat, -e.args[1]))
    return lines(s.seats, changes)
