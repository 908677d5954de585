"""Quests: when a Triggered or Ongoing one is completed, what it costs and pays. End of Game Quests: scoring.py."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.meeples.cards import (
    ACTIVATE_N,
    CARDS,
    CONSTRUCT_N,
    DEFEAT,
    DEFEAT_N,
    IN_TAVERN,
    LEVEL_OF,
    NONE,
    STRENGTH,
    TYPE_OF,
    VP,
    Condition,
)
from greathall.games.meeples.effects import ACTS, Benefit
from greathall.games.meeples.queries import count_as, district_of, is_overrun
from greathall.games.meeples.state import Meeples, Post
from greathall.games.meeples.supply import return_to_supply, score
from greathall.games.meeples.words import (
    AS,
    COMPLETE,
    DONE,
    GIVE,
    KNIGHT,
    MEEPLE_OF,
    ON_QUEST,
    SHAMAN,
    TRIGGERED,
    WARRIOR,
)

# What has just happened: the moments at which Quests are completed.
BEATEN: Final = 0  # a Monster was resolved
ACTIVATED: Final = 1  # a Location or Tower Room was resolved
CONSTRUCTED: Final = 2
DRAW_STEP: Final = 3  # Draw step 8: MM-DRAW-15, the only time when the Tavern completes a Quest


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


def completable(s: Meeples, seat: int, event: int, at: int) -> list[int]:
    """The hand Quests that must be completed now (MM-QST-17), lowest first. MM-QST-14, MM-QST-16, MM-R-52, MM-R-65:
    not those that this very event brought into the hand."""
    hand = s.hands[seat].cards
    found: list[int] = []
    for i in range(len(hand) - s.just_drawn):
        condition = CARDS[hand[i]].condition
        if condition is not None and holds(s, seat, condition, event, at) and can_pay(s, seat, hand[i], event, at):
            found.append(hand[i])
    if len(found) > 1:
        found.sort()
    return found


class CompleteQuests(Frame[Meeples]):
    """MM-QST-04, MM-QST-17: complete what the moment completes; the owner chooses the order (MM-R-17, MM-R-61)."""

    RULE: ClassVar[str] = "MM-QST-17"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "event", "post")

    def __init__(self, seat: int, event: int, post: int) -> None:
        self.seat = seat
        self.event = event
        self.post = post

    def clone(self) -> "CompleteQuests":
        return CompleteQuests(seat=self.seat, event=self.event, post=self.post)

    def advance(self, s: Meeples) -> bool:
        found = completable(s, self.seat, self.event, self.post)
        if not found:
            s.end()
        elif len(found) == 1:
            self._complete(s, found[0])
        else:
            return ASK
        return RUN

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-QST-17", "complete")
        for card in completable(s, seat, self.event, self.post):
            menu.offer(COMPLETE, card)
        if not menu.options:
            menu.offer(DONE)  # only in a world sampled by somebody who does not know this hand

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        if verb_of(option) == COMPLETE:
            self._complete(s, first(option))

    def _complete(self, s: Meeples, card: int) -> None:
        """MM-QST-04: reveal it. MM-QST-07: its VP at once. MM-QST-05: the bonus of a Triggered one, once."""
        seat = self.seat
        hand = s.hands[seat]
        hand.take(card)
        s.done[seat].append(card)
        s.newly_done += 1
        s.reveals += 1
        s.tell("MM-QST-04", "quest-done", seat, card, VP[card])
        score(s, seat, VP[card], "MM-QST-07")
        if TYPE_OF[card] == TRIGGERED and ACTS[card]:
            s.call(Benefit(card, 0, seat, ON_QUEST))
        for unit, n in CARDS[card].cost:
            s.call(PayReturn(seat, unit, n, self.post if self.event == BEATEN else NONE))


class PayReturn(Frame[Meeples]):
    """The cost of a Quest: Units that took part go back to the supply. MM-R-42: a Shaman that stood for one counts."""

    RULE: ClassVar[str] = "MM-FAQ-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "unit", "left", "post")

    def __init__(self, seat: int, unit: int, left: int, post: int) -> None:
        self.seat = seat
        self.unit = unit
        self.left = left
        self.post = post  # NONE: from the Tavern

    def clone(self) -> "PayReturn":
        return PayReturn(seat=self.seat, unit=self.unit, left=self.left, post=self.post)

    def advance(self, s: Meeples) -> bool:
        if not self.left:
            s.end()
            return RUN
        if self.post == NONE:
            s.taverns[self.seat][self.unit] -= 1
            self._returned(s, self.unit)
            return RUN
        pieces = s.posts[self.post].pieces
        real = pieces[self.unit]
        standing_in = pieces[AS + self.unit] if self.unit <= KNIGHT else 0
        if real and standing_in:
            return ASK
        self._give(s, self.unit if real else AS + self.unit)
        return RUN

    def _give(self, s: Meeples, piece: int) -> None:
        s.posts[self.post].pieces[piece] -= 1
        self._returned(s, MEEPLE_OF[piece])

    def _returned(self, s: Meeples, meeple: int) -> None:
        self.left -= 1
        return_to_supply(s, meeple)
        s.tell("MM-FAQ-02", "returned", self.seat, meeple)

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-R-42", "give")
        menu.offer(GIVE, self.unit)
        menu.offer(GIVE, AS + self.unit)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        self._give(s, first(option))
