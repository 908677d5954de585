"""Quests: claimed after the Adventures phase, before the state of Karez is settled."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.karez.effects import take_effect
from greathall.games.karez.piles import discard, hand
from greathall.games.karez.queries import fulfilled_quests
from greathall.games.karez.state import Karez
from greathall.games.karez.words import CLAIM, DONE, FACTS, QUEST, QUESTS, REWARD


class QuestClaims(Frame[Karez]):
    """KZ-RUL-40: in turn order each player may show any number of fulfilled Quests; KZ-QST-02: rewards at once."""

    RULE: ClassVar[str] = "KZ-QST-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int = 0) -> None:
        self.place = place  # in the turn order

    def clone(self) -> "QuestClaims":
        return QuestClaims(place=self.place)

    def advance(self, s: Karez) -> bool:
        while self.place < s.seats:
            if fulfilled_quests(s, s.order[self.place]):
                return ASK
            self.place += 1
        s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return s.order[self.place]

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-QST-02", "claim")
        menu.offer(DONE)
        menu.offer_each(CLAIM, fulfilled_quests(s, seat))

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.place += 1
            return
        quest = first(option)
        hand(s, seat, QUEST).take(quest)
        discard(s, quest)
        s.reveals += 1
        s.facts[FACTS * seat + QUESTS] += 1
        s.tell("KZ-QST-02", "claimed", seat, quest)
        take_effect(s, quest, REWARD, seat, quest)
