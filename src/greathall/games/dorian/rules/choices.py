"""Questions about cards that several rules put: discarding, recovering, destroying, reinforcing, looking."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.dorian.cards.catalogue import CARDS
from greathall.games.dorian.cards.ops import NO_MAX, OPTIONAL, filter_parts
from greathall.games.dorian.rules.faces import FacePicking
from greathall.games.dorian.rules.piles import destroy, faces_in, put, renew_deck, show_face, take_from_hand, take_from_restore
from greathall.games.dorian.rules.programs import battle_of, why_not_cull
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.resources import count
from greathall.games.dorian.rules.state import DESTROY_CARD, Dorian
from greathall.games.dorian.rules.targeting import enter
from greathall.games.dorian.rules.triggers import fire_reveal
from greathall.games.dorian.words import (
    CHOOSE,
    DECK_BOTTOM,
    DECK_TOP,
    DONE,
    HAND,
    LEAVE_ON,
    ON_TOP,
    PLAYED,
    RESTORE,
    UNCHOOSE,
    UNDER,
)

TO_DISCARD: Final = 0  # Hand -> Restore Pile
TO_RECOVER: Final = 1  # Restore Pile -> Hand or Deck
TO_CULL: Final = 2  # Hand or Restore Pile -> box
TO_PUT_BACK: Final = 3  # Hand -> under the Deck
PROMPTS: Final = ("discard", "recover", "cull", "put-back")
NOT_PLAYED: Final = Why("DO-SPC-11", "not-played")
WRONG_TYPE: Final = Why("DO-SPC-03", "wrong-type")
MUST_BRING: Final = Why("DO-SPC-03", "must-bring")


class CardChoice(FacePicking):
    """Choose n of the own cards, or as many as there are."""

    RULE: ClassVar[str] = "DO-SIE-14"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "purpose", "n", "zone", "source", "rule", "places")
    PICK: ClassVar[int] = CHOOSE
    UNPICK: ClassVar[int] = UNCHOOSE
    DONE: ClassVar[int] = DONE

    def __init__(self, seat: Seat, purpose: int, n: int, zone: int, source: int, rule: str, places: int = 0) -> None:
        self.seat = seat
        self.purpose = purpose
        self.n = n
        self.zone = zone  # where recovered cards go; for a cull: Starter cards only
        self.source = source  # RESTORE or PLAYED for recovering, zones for a cull
        self.rule = rule  # that asks
        self.places = places  # of the picked cards

    def clone(self) -> "CardChoice":
        return CardChoice(
            seat=self.seat,
            purpose=self.purpose,
            n=self.n,
            zone=self.zone,
            source=self.source,
            rule=self.rule,
            places=self.places,
        )

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask(self.rule, PROMPTS[self.purpose], self.need(s))

    def cards(self, s: Dorian) -> list[int]:
        hand = s.hands[self.seat].cards
        if self.purpose == TO_RECOVER:
            return s.restore[self.seat]
        if self.purpose != TO_CULL or self.source == 1:
            return hand
        return s.restore[self.seat] if self.source == 2 else hand + s.restore[self.seat]

    def noted(self, s: Dorian) -> int:
        return self.places

    def note(self, s: Dorian, places: int) -> None:
        self.places = places

    def picky(self) -> bool:
        return self.zone > 0 if self.purpose == TO_CULL else self.purpose == TO_RECOVER and self.source == PLAYED

    def unfit(self, s: Dorian, card: int) -> Why | None:
        if self.purpose == TO_CULL:
            return why_not_cull(s, card, self.zone)
        b = s.battle
        if self.purpose != TO_RECOVER or self.source != PLAYED or b is None:
            return None
        for i in range(len(b.card)):
            if b.card[i] == card and b.owner[i] == self.seat:
                return None
        return NOT_PLAYED

    def full(self, s: Dorian) -> Why | None:
        have = self.places.bit_count()
        return None if have < self.n else Why(self.rule, "enough-chosen", self.n, have)

    def need(self, s: Dorian) -> int:
        if not self.picky():
            return min(self.n, len(self.cards(s)))
        fit = 0
        for card in self.cards(s):
            if self.unfit(s, card) is None:
                fit += 1
        return min(self.n, fit)

    def most(self, s: Dorian) -> int:
        return self.need(s)

    def close(self, s: Dorian) -> None:
        seat = self.seat
        hand = s.hands[seat]
        places = self.chosen(s)
        cards = [self.cards(s)[i] for i in places]
        held = len(hand.cards) if self.cards(s) is not s.restore[seat] else 0  # places beyond are in the Restore Pile
        for i in sorted(places, reverse=True):
            if i < held:
                hand.take_at(i)
            else:
                s.restore[seat].pop(i - held)
        for card in cards:
            self._put(s, card)
        s.end()
        for card in cards:
            self._tell(s, face(s, card))
        if self.purpose == TO_RECOVER and self.zone == DECK_TOP:
            s.call(Ordering(seat, len(cards)))

    def _put(self, s: Dorian, card: int) -> None:
        seat = self.seat
        if self.purpose == TO_DISCARD:
            put(s, seat, card, RESTORE)
        elif self.purpose == TO_RECOVER:
            put(s, seat, card, self.zone)
        elif self.purpose == TO_CULL:
            destroy(s, card)
            count(s, seat, DESTROY_CARD)
        else:
            put(s, seat, card, DECK_BOTTOM, 1 << seat)

    def _tell(self, s: Dorian, f: int) -> None:
        seat = self.seat
        if self.purpose == TO_DISCARD:
            s.tell(self.rule, "discarded", seat, f)
        elif self.purpose == TO_RECOVER:
            s.tell(self.rule, "recovered", seat, f, self.zone)
        elif self.purpose == TO_CULL:
            s.tell(self.rule, "destroyed", seat, f)
        else:
            s.tell(self.rule, "put-back", seat, f, known=1 << seat)


class Reinforcement(SeatFrame[Dorian]):
    """Cards that an Ability brings into the battle from Hand, Deck or Restore Pile (DO-SPC-03, DO-TRM-10), one after the
    other, as each may trigger something."""

    RULE: ClassVar[str] = "DO-SPC-03"

    zone: int
    n: int
    narrow: int  # the packed filter

    def _pile(self, s: Dorian) -> list[int]:
        return s.hands[self.seat].cards if self.zone == HAND else s.restore[self.seat]

    def why_not(self, f: int) -> Why | None:
        """Why a card may not be brought in."""
        kind, most = filter_parts(self.narrow)
        if kind and CARDS[f].type != kind - 1:
            return WRONG_TYPE
        if most != NO_MAX and CARDS[f].total > most:
            return Why("DO-SPC-03", "too-strong", most, CARDS[f].total)
        return None

    def _faces(self, s: Dorian) -> list[int]:
        return [f for f in faces_in(s, self._pile(s)) if self.why_not(f) is None]

    def advance(self, s: Dorian) -> bool:
        if not self.n:
            s.end()
            return RUN
        if self.zone == DECK_TOP:
            self.n -= 1
            deck = s.decks[self.seat]
            if not deck.cards:
                renew_deck(s, self.seat)
            if deck.cards:
                s.reveals += 1
                self._enter(s, deck.draw())
            return RUN
        faces = self._faces(s)
        if not faces:
            self.n = 0
        elif len(faces) == 1 and not self.narrow & OPTIONAL:
            self._bring(s, faces[0])
        else:
            return ASK
        return RUN

    def _bring(self, s: Dorian, wanted: int) -> None:
        self.n -= 1
        take = take_from_hand if self.zone == HAND else take_from_restore
        self._enter(s, take(s, self.seat, wanted))

    def _enter(self, s: Dorian, card: int) -> None:
        i = enter(s, battle_of(s), self.seat, card)
        s.tell("DO-SPC-03", "reinforced", self.seat, face(s, card))
        fire_reveal(s, i)

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SPC-03", "reinforce", self.n)
        menu.judge(None if self.narrow & OPTIONAL else MUST_BRING, DONE)
        for f in faces_in(s, self._pile(s)):
            menu.judge(self.why_not(f), CHOOSE, f)
        if menu.why:
            menu.rule_out(CHOOSE, "DO-SPC-03", "no-such-card")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == DONE:
            self.n = 0
        else:
            self._bring(s, first(option))


class DeckLook(Frame[Dorian]):
    """The `look_deck` op: the top cards are seen by their owner; any of them go under the Deck, then the rest is
    ordered."""

    RULE: ClassVar[str] = "DO-PRE-10"

    seat: Seat
    n: int  # cards at the top that are being looked at
    shown: bool = False

    def advance(self, s: Dorian) -> bool:
        if self.shown:
            s.goto(Ordering(self.seat, self.n - s.value))
            return RUN
        deck = s.decks[self.seat]
        if not deck.cards:
            renew_deck(s, self.seat)
        self.n = min(self.n, len(deck.cards))
        for i in range(len(deck.cards) - self.n, len(deck.cards)):
            deck.known[i] |= 1 << self.seat
            show_face(s, deck.cards[i], 1 << self.seat)
        s.reveals += 1
        self.shown = True
        s.call(PutUnder(self.seat, self.n))
        return RUN


class PutUnder(FacePicking):
    """Any of the top n cards of the Deck, which their owner is looking at, go under it. Hands back how many."""

    RULE: ClassVar[str] = "DO-PRE-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "places")
    PICK: ClassVar[int] = UNDER
    UNPICK: ClassVar[int] = LEAVE_ON
    DONE: ClassVar[int] = DONE

    def __init__(self, seat: Seat, n: int, places: int = 0) -> None:
        self.seat = seat
        self.n = n
        self.places = places  # counted from the lowest card that is looked at

    def clone(self) -> "PutUnder":
        return PutUnder(seat=self.seat, n=self.n, places=self.places)

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-PRE-10", "look-under", self.n)

    def cards(self, s: Dorian) -> list[int]:
        deck = s.decks[self.seat].cards
        return deck[len(deck) - self.n :]

    def noted(self, s: Dorian) -> int:
        return self.places

    def note(self, s: Dorian, places: int) -> None:
        self.places = places

    def most(self, s: Dorian) -> int:
        return self.n

    def close(self, s: Dorian) -> None:
        deck = s.decks[self.seat]
        lowest = len(deck.cards) - self.n
        places = self.chosen(s)
        cards = [deck.cards[lowest + i] for i in places]
        for i in sorted(places, reverse=True):
            deck.take_at(lowest + i)
        for card in cards:
            deck.put_under(card, 1 << self.seat)
        s.end(len(cards))


class Ordering(SeatFrame[Dorian]):
    """The top n cards of the Deck are put in order by their owner: each that is named goes on top, so the last one named is
    the top card."""

    RULE: ClassVar[str] = "DO-PRE-10"

    n: int
    placed: int = 0

    def _open(self, s: Dorian) -> list[int]:
        """Faces of the cards that are not placed yet."""
        cards = s.decks[self.seat].cards
        return faces_in(s, cards[len(cards) - self.n : len(cards) - self.placed])

    def advance(self, s: Dorian) -> bool:
        if len(self._open(s)) < 2:
            s.end()
            return RUN
        return ASK

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-PRE-10", "look-top", self.n - self.placed)
        for f in self._open(s):
            menu.offer(ON_TOP, f)
        if menu.why:
            menu.rule_out(ON_TOP, "DO-PRE-10", "no-such-card")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        deck = s.decks[seat]
        i = len(deck.cards) - self.n
        while face(s, deck.cards[i]) != first(option):
            i += 1
        known = deck.known[i]
        deck.put(deck.take_at(i), known)
        self.placed += 1
