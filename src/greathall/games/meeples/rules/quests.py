"""Quests: when a Triggered or Ongoing one is completed, what it costs and pays. End of Game Quests: scoring.py."""

from typing import ClassVar

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.meeples.cards.catalogue import (
    ACTIVATE_N,
    ACTS,
    CARDS,
    CONSTRUCT_N,
    DEFEAT,
    DEFEAT_N,
    IN_TAVERN,
    LEVEL_OF,
    NONE,
    QUESTS,
    STRENGTH,
    TYPE_OF,
    VP,
    Condition,
)
from greathall.games.meeples.rules.choices import Removal
from greathall.games.meeples.rules.effects import Benefit
from greathall.games.meeples.rules.queries import count_as, district_of, is_overrun
from greathall.games.meeples.rules.rivals import ACTIVATED, BEATEN, CONSTRUCTED, DRAW_STEP, PAIRS, matters
from greathall.games.meeples.rules.state import Meeples, Post
from greathall.games.meeples.words import COMPLETE, DONE, END_OF_GAME, HERE, ON_QUEST, SHAMAN, TAVERN, TRIGGERED, WARRIOR


def holds(s: Meeples, seat: int, condition: Condition, event: int, at: int) -> bool:
    """Does what happened (on the post `at`) meet a condition? MM-QST-15: named meeples are minimums."""
    kind = condition.kind
    if kind == DEFEAT:
        post = s.posts[at] if event == BEATEN else None
        return post is not None and beaten_so(s, condition, post, post.first, post.total)
    if kind == DEFEAT_N:
        return event == BEATEN and s.defeats >= condition.n
    if kind == ACTIVATE_N:
        return event == ACTIVATED and s.activated >= condition.n
    if kind == CONSTRUCT_N:
        return event == CONSTRUCTED and s.built >= condition.n
    if kind == IN_TAVERN:
        return event == DRAW_STEP and _tavern_has(s.taverns[seat], condition)
    return False  # MM-QST-10: End of Game Quests are judged only then


def beaten_so(s: Meeples, condition: Condition, post: Post, pieces: list[int], total: int) -> bool:
    """Does beating the Monster of a post with these pieces and this total meet a condition?"""
    card = post.card
    if condition.type != NONE and condition.type != TYPE_OF[card]:
        return False
    if condition.level > LEVEL_OF[card] or condition.surplus > total - STRENGTH[card]:
        return False
    if condition.overrun:
        district = district_of(post.spot)
        if district == NONE or not is_overrun(s, district):
            return False
    # MM-QST-12: the Units first assigned count, also one that was returned for another Quest.
    return all(count_as(pieces, word) >= n for word, n in condition.needs)


def _tavern_has(tavern: list[int], condition: Condition) -> bool:
    if condition.n:
        return sum(1 for meeple in range(WARRIOR, SHAMAN + 1) if tavern[meeple]) >= condition.n
    return all(tavern[meeple] >= n for meeple, n in condition.needs)  # MM-R-24: a Shaman there is a Shaman


def can_pay(s: Meeples, seat: int, card: int, event: int, at: int) -> bool:
    """MM-QST-13, MM-FAQ-02: the full terms must be met by Units that take part and have not been returned yet."""
    for unit, n in CARDS[card].cost:
        if event == BEATEN:
            if count_as(s.posts[at].pieces, unit) < n:
                return False
        elif s.taverns[seat][unit] < n:
            return False
    return True


def fits(s: Meeples, seat: int, card: int, event: int, at: int) -> bool:
    """Would what happened complete this Quest, if the player held it?"""
    condition = CARDS[card].condition
    return condition is not None and holds(s, seat, condition, event, at) and can_pay(s, seat, card, event, at)


def completable(s: Meeples, seat: int, event: int, at: int) -> list[int]:
    """The hand Quests that must be completed now (MM-QST-17), lowest first. MM-QST-14, MM-QST-16, MM-R-52, MM-R-65:
    not those that this very event brought into the hand."""
    hand = s.hands[seat].cards
    found: list[int] = []
    for i in range(len(hand) - s.just_drawn):
        if fits(s, seat, hand[i], event, at):
            found.append(hand[i])
    if len(found) > 1:
        found.sort()
    return found


def live_rivals(s: Meeples, seat: int, event: int, at: int) -> list[int]:
    """MM-R-72: the Quests that fit this event, that nobody has completed and whose order could make a difference."""
    found: list[int] = []
    for one, other, ways in PAIRS[event]:
        if matters(s, seat, ways, event, at) and fits(s, seat, one, event, at) and fits(s, seat, other, event, at):
            if not any(one in done or other in done for done in s.done):
                found += [one, other]
    return found


def why_not_complete(s: Meeples, seat: int, card: int, event: int, at: int) -> Why | None:
    """The home of COMPLETE."""
    hand = s.hands[seat].cards
    if card not in hand:
        return Why("MM-QST-02", "not-in-hand")
    if TYPE_OF[card] == END_OF_GAME:
        return Why("MM-QST-10", "at-the-end")
    if hand.index(card) >= len(hand) - s.just_drawn:
        return Why("MM-QST-14", "just-drawn")
    condition = CARDS[card].condition
    if condition is None or not holds(s, seat, condition, event, at):
        return Why("MM-QST-17", "not-met")
    return None if can_pay(s, seat, card, event, at) else Why("MM-QST-13", "cannot-pay")


class CompleteQuests(SeatFrame[Meeples]):
    """MM-QST-04, MM-QST-17: complete what the moment completes; the owner chooses the order (MM-R-17, MM-R-61) where it can make
    a difference (MM-R-72)."""

    RULE: ClassVar[str] = "MM-QST-17"

    event: int
    post: int

    def advance(self, s: Meeples) -> bool:
        found = completable(s, self.seat, self.event, self.post)
        if len(s.hands[self.seat].cards) - s.just_drawn > 1:
            rivals = live_rivals(s, self.seat, self.event, self.post)
            if rivals:
                for card in found:
                    if card not in rivals:
                        self._complete(s, card)
                        return RUN
                return ASK
        if found:
            self._complete(s, found[0])
        else:
            s.end()
        return RUN

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-R-72", "complete")
        if menu.why:
            for card in QUESTS:
                menu.judge(why_not_complete(s, seat, card, self.event, self.post), COMPLETE, card)
        else:
            menu.offer_each(COMPLETE, completable(s, seat, self.event, self.post))
        menu.judge(Why("MM-QST-17", "must-complete") if menu.options else None, DONE)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        if verb_of(option) == COMPLETE:
            self._complete(s, first(option))
        else:
            s.end()

    def _complete(self, s: Meeples, card: int) -> None:
        """MM-QST-04: reveal it. MM-QST-07: its VP at once. MM-QST-05: the bonus of a Triggered one, once."""
        seat = self.seat
        hand = s.hands[seat]
        hand.take(card)
        s.done[seat].append(card)
        s.newly_done += 1
        s.reveals += 1
        s.vp[seat] += VP[card]
        s.tell("MM-QST-07", "quest-done", seat, card, VP[card])
        if TYPE_OF[card] == TRIGGERED and ACTS[card]:
            s.call(Benefit(card, 0, seat, ON_QUEST))
        for unit, n in CARDS[card].cost:  # MM-FAQ-02; MM-R-42: a Shaman that stood for one counts
            if self.event == BEATEN:
                s.call(Removal(seat, unit, n, HERE, self.post, card, [0] * 5))
            else:
                s.call(Removal(seat, unit, n, TAVERN, NONE, card, [0] * 5))
