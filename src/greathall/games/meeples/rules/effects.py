"""The ops of this game and the frame that runs them. The questions that they put to people: choices.py.

MM-ICO-06: what stands left of a card's arrow are its `needs`; what stands right of it is its program here.
"""

from typing import ClassVar, Final

from greathall.core.effects import Effect, OpTable
from greathall.games.meeples.cards.catalogue import NONE
from greathall.games.meeples.cards.ops import OPS
from greathall.games.meeples.rules.choices import DiscardQuests, Rebag, Removal
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.rules.supply import draw_meeples, score, take_from_supply
from greathall.games.meeples.words import (
    AS,
    KNIGHT,
    MEEPLES,
    NOW,
    ON_QUEST,
    SHAMAN,
)

BUILD_NOW: Final = 1  # handed back by `construct`: the Development Phase goes on with the tile
LEVEL_NOW: Final = 2  # handed back by `level_up`


# -- ops


def _gain(s: Meeples, run: Effect, meeple: int, n: int, c: int) -> None:
    """MM-ICO-03, MM-RES-03: supply to the place, and to the Lodgings at Clean Up. MM-FAQ-13: it must be taken."""
    taken = take_from_supply(s, meeple, n)
    _lay(s, run, meeple, taken)
    s.tell("MM-ICO-03", "gained", run.seat, meeple, taken, run.card)


def _gain_from_tile(s: Meeples, run: Effect, meeple: int, n: int, c: int) -> None:
    """MM-PRE-02, MM-R-58: from the stock on the tile; nothing once that is gone, whatever the supply holds."""
    taken = min(n, s.stocks[meeple - KNIGHT - 1])
    s.stocks[meeple - KNIGHT - 1] -= taken
    _lay(s, run, meeple, taken)
    s.tell("MM-PRE-02", "gained", run.seat, meeple, taken, run.card)


def _lay(s: Meeples, run: Effect, meeple: int, n: int) -> None:
    if run.target >= 0:
        s.posts[run.target].guests[meeple] += n
    elif run.target == ON_QUEST:
        s.on_quests[meeple] += n  # MM-QST-06
    else:
        s.lodgings[run.seat][meeple] += n  # MM-CLN-06, MM-R-44


def _remove(s: Meeples, run: Effect, meeple: int, n: int, zones: int) -> None:
    s.call(Removal(run.seat, meeple, n, zones, run.target, NONE, [0] * 5))


def _vp(s: Meeples, run: Effect, n: int, b: int, c: int) -> None:
    score(s, run.seat, n, "MM-RES-02")


def _draw(s: Meeples, run: Effect, n: int, when: int, c: int) -> None:
    """MM-ICO-13, MM-R-20: at once, or more in this turn's Draw Phase."""
    if when == NOW:
        draw_meeples(s, run.seat, n)
    else:
        s.extra_draw += n
        s.tell("MM-ICO-13", "more-draw", run.seat, n)


def _quests(s: Meeples, run: Effect, draw: int, discard: int, c: int) -> None:
    """MM-ICO-15: draw X, then discard Y from the hand, new or old."""
    draw_quests(s, run.seat, draw)
    if discard:
        s.call(DiscardQuests(run.seat, discard))


def _keep(s: Meeples, run: Effect, unit: int, n: int, c: int) -> None:
    """MM-ICO-16, MM-R-36: the piece that filled the need skips Clean Up; a Shaman in its place returns instead."""
    pieces = s.posts[run.target].pieces
    for piece in (unit, AS + unit):
        while n and pieces[piece]:
            pieces[piece] -= 1
            s.kept[unit if piece == unit else SHAMAN] += 1
            n -= 1


def _rebag(s: Meeples, run: Effect, own: int, others: int, c: int) -> None:
    s.call(Rebag(run.seat, run.seat, own, others, [0] * MEEPLES))


def _construct(s: Meeples, run: Effect, a: int, b: int, c: int) -> None:
    run.value = BUILD_NOW


def _level_up(s: Meeples, run: Effect, a: int, b: int, c: int) -> None:
    run.value = LEVEL_NOW


def _cycle(s: Meeples, run: Effect, meeple: int, n: int, c: int) -> None:
    """MM-R-21: Tavern to Lodgings; the rest follows only if anything moved."""
    moved = min(n, s.taverns[run.seat][meeple])
    s.taverns[run.seat][meeple] -= moved
    s.lodgings[run.seat][meeple] += moved
    s.tell("MM-R-21", "cycled", run.seat, meeple, moved, run.card)
    if not moved:
        run.stop(s)


OPS.bind({
    "gain": _gain, "gain_from_tile": _gain_from_tile, "remove": _remove, "vp": _vp, "draw": _draw, "quests": _quests,
    "keep": _keep, "rebag": _rebag, "construct": _construct, "level_up": _level_up, "cycle": _cycle,
})  # fmt: skip


class Benefit(Effect):
    """What a card does. `target` is the post it belongs to, ON_QUEST or TO_LODGINGS."""

    RULE: ClassVar[str] = "MM-RES-02"
    TABLE: ClassVar[OpTable] = OPS


def draw_quests(s: Meeples, seat: int, n: int) -> None:
    """MM-QST-01: there is no hand limit. MM-QST-11, MM-R-68: an empty deck is rebuilt when the next card is needed.
    MM-R-39: with deck and discard both empty nothing is drawn."""
    deck = s.quest_deck
    for _ in range(n):
        if not deck.cards:
            discard = s.quest_discard
            if not discard.cards:
                return
            while discard.cards:
                deck.put(discard.draw(), 0)
            deck.shuffle(s.rng)
            s.tell("MM-QST-11", "reshuffled", seat, len(deck.cards))
        card = deck.draw()
        s.hands[seat].put(card, 1 << seat)
        s.reveals += 1
        s.just_drawn += 1
        s.tell("MM-QST-02", "quest-drawn", seat, card, known=1 << seat)
