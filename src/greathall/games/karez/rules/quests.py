"""Quests: claimed after the Adventures phase, before the state of Karez is settled."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Mask
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.karez.rules.effects import take_effect
from greathall.games.karez.rules.piles import discard, hand
from greathall.games.karez.rules.queries import fulfilled_quests, hand_size, is_fulfilled
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import CLAIM, DONE, FACTS, HAND_DECKS, HANDS, QUEST, QUESTS, REWARD


def why_not_claim(s: Karez, seat: int, quest: int) -> Why | None:
    """Why a seat cannot claim this Quest now; None if it can."""
    if quest not in s.piles[HANDS + HAND_DECKS * seat + QUEST].cards:
        return Why("KZ-QST-02", "not-held")
    return None if is_fulfilled(s, seat, quest) else Why("KZ-QST-02", "not-fulfilled")


class QuestClaims(Frame[Karez]):
    """KZ-RUL-40: everybody who holds a Quest is asked, all at the same time, whether one is fulfilled or not; each may show any
    number of fulfilled ones. KZ-QST-02: rewards come at once.

    How many Quests everybody holds is open, so who is asked tells nothing; and nobody waits for another, as nobody's claim
    changes what another may claim."""

    RULE: ClassVar[str] = "KZ-QST-02"

    done: int = 0  # mask of the seats that claim nothing more

    def advance(self, s: Karez) -> bool:
        if self.waiting(s):
            return ASK
        s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        waiting = self.waiting(s)
        return next(seat for seat in s.order if waiting >> seat & 1)

    def waiting(self, s: Karez) -> Mask:
        mask = 0
        for seat in range(s.seats):
            if not self.done >> seat & 1 and hand_size(s, seat, QUEST):
                mask |= 1 << seat
        return mask

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-QST-02", "claim")
        menu.offer(DONE)
        if menu.why:
            for quest in sorted(set(s.piles[HANDS + HAND_DECKS * seat + QUEST].cards)):
                menu.judge(why_not_claim(s, seat, quest), CLAIM, quest)
            menu.rule_out(CLAIM, "KZ-QST-02", "not-held")
        else:
            menu.offer_each(CLAIM, fulfilled_quests(s, seat))

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.done |= 1 << seat
            return
        quest = first(option)
        hand(s, seat, QUEST).take(quest)
        discard(s, quest)
        s.reveals += 1
        s.facts[FACTS * seat + QUESTS] += 1
        s.tell("KZ-QST-02", "claimed", seat, quest)
        take_effect(s, quest, REWARD, seat, quest)
