"""Questions about cards that several rules put: discarding, recovering, destroying, reinforcing, looking."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.dorian.cards import CARDS
from greathall.games.dorian.piles import (
    destroy,
    faces_in,
    put,
    renew_deck,
    show_face,
    take_from_hand,
    take_from_restore,
)
from greathall.games.dorian.programs import battle_of, cullable
from greathall.games.dorian.queries import face
from greathall.games.dorian.state import Dorian
from greathall.games.dorian.targeting import enter
from greathall.games.dorian.triggers import fire_reveal
from greathall.games.dorian.vocabulary import NO_MAX, OPTIONAL
from greathall.games.dorian.words import CHOOSE, DECK_BOTTOM, DECK_TOP, DONE, HAND, ON_TOP, PLAYED, RESTORE, UNDER

TO_DISCARD: Final = 0  # Hand -> Restore Pile
TO_RECOVER: Final = 1  # Restore Pile -> Hand or Deck
TO_CULL: Final = 2  # Hand or Restore Pile -> box
TO_PUT_BACK: Final = 3  # Hand -> under the Deck
PROMPTS: Final = ("discard", "recover", "cull", "put-back")


class CardChoice(Frame[Dorian]):
    """Choose n of the own cards, one at a time and ascending; as many as there are."""

    RULE: ClassVar[str] = "DO-SIE-14"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "purpose", "n", "zone", "source", "rule", "last")

    def __init__(self, seat: Seat, purpose: int, n: int, zone: int, source: int, rule: str, last: int = 0) -> None:
        self.seat = seat
        self.purpose = purpose
        self.n = n
        self.zone = zone  # where recovered cards go; for a cull: Starter cards only
        self.source = source  # RESTORE or PLAYED for recovering, zones for a cull
        self.rule = rule  # that asks
        self.last = last  # face of the last card

    def clone(self) -> "CardChoice":
        return CardChoice(
            seat=self.seat,
            purpose=self.purpose,
            n=self.n,
            zone=self.zone,
            source=self.source,
            rule=self.rule,
            last=self.last,
        )

    def _cards(self, s: Dorian) -> list[int]:
        if self.purpose == TO_RECOVER:
            pile = s.restore[self.seat]
            if self.source != PLAYED or s.battle is None:
                return pile
            b = s.battle
            mine = [b.card[i] for i in range(len(b.card)) if b.owner[i] == self.seat]
            return [card for card in pile if card in mine]
        if self.purpose == TO_CULL:
            return cullable(s, self.seat, self.source, self.zone)
        return s.hands[self.seat].cards

    def _faces(self, s: Dorian) -> list[int]:
        """Faces to offer: ascending, and leaving enough cards for the rest."""
        faces = sorted([face(s, card) for card in self._cards(s)])
        if len(faces) <= self.n:
            return faces[:1]
        found: list[int] = []
        for i in range(len(faces) - self.n + 1):
            if faces[i] >= self.last and (not found or found[-1] != faces[i]):
                found.append(faces[i])
        return found or faces[:1]  # nothing ascends only in an imagined world

    def advance(self, s: Dorian) -> bool:
        faces = self._faces(s) if self.n else []
        if not faces:
            s.end()
            return RUN
        if len(faces) > 1:
            return ASK
        self._do(s, faces[0])
        return RUN

    def _do(self, s: Dorian, wanted: int) -> None:
        seat = self.seat
        self.n -= 1
        self.last = 0 if self.zone == DECK_TOP and self.purpose == TO_RECOVER else wanted
        if self.purpose == TO_DISCARD:
            put(s, seat, take_from_hand(s, seat, wanted), RESTORE)
            s.tell(self.rule, "discarded", seat, wanted)
        elif self.purpose == TO_RECOVER:
            put(s, seat, take_from_restore(s, seat, wanted), self.zone)
            s.tell(self.rule, "recovered", seat, wanted, self.zone)
        elif self.purpose == TO_CULL:
            held = any(face(s, card) == wanted for card in s.hands[seat].cards) and self.source & 1
            destroy(s, take_from_hand(s, seat, wanted) if held else take_from_restore(s, seat, wanted))
            s.dirty |= 1 << seat
            s.tell(self.rule, "destroyed", seat, wanted)
        else:
            put(s, seat, take_from_hand(s, seat, wanted), DECK_BOTTOM, 1 << seat)
            s.tell(self.rule, "put-back", seat, wanted, known=1 << seat)

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask(self.rule, PROMPTS[self.purpose], self.n)
        for f in self._faces(s):
            menu.offer(CHOOSE, f)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._do(s, first(option))


class Reinforcement(Frame[Dorian]):
    """Cards that an Ability brings into the battle from Hand, Deck or Restore Pile (DO-SPC-03, DO-TRM-10)."""

    RULE: ClassVar[str] = "DO-SPC-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "zone", "n", "narrow")

    def __init__(self, seat: Seat, zone: int, n: int, narrow: int) -> None:
        self.seat = seat
        self.zone = zone
        self.n = n
        self.narrow = narrow  # the packed filter

    def clone(self) -> "Reinforcement":
        return Reinforcement(seat=self.seat, zone=self.zone, n=self.n, narrow=self.narrow)

    def _faces(self, s: Dorian) -> list[int]:
        pile = s.hands[self.seat].cards if self.zone == HAND else s.restore[self.seat]
        kind, most = self.narrow & 7, self.narrow >> 3 & 15
        return [
            f
            for f in faces_in(s, pile)
            if (not kind or CARDS[f].type == kind - 1) and (most == NO_MAX or CARDS[f].total <= most)
        ]

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

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SPC-03", "reinforce", self.n)
        if self.narrow & OPTIONAL:
            menu.offer(DONE)
        for f in self._faces(s):
            menu.offer(CHOOSE, f)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == DONE:
            self.n = 0
        else:
            self._bring(s, first(option))


class DeckLook(Frame[Dorian]):
    """The `look_deck` op: the top cards are seen by their owner; any of them go under the Deck, then the rest is
    ordered: each card that is named goes on top, so the last one named is the top card."""

    RULE: ClassVar[str] = "DO-PRE-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "ordering", "placed", "last")

    def __init__(self, seat: Seat, n: int, ordering: int = 0, placed: int = 0, last: int = 0) -> None:
        self.seat = seat
        self.n = n  # cards at the top that are being looked at; 0 until they are shown
        self.ordering = ordering  # 0 not shown yet, 1 putting under, 2 ordering
        self.placed = placed
        self.last = last

    def clone(self) -> "DeckLook":
        return DeckLook(seat=self.seat, n=self.n, ordering=self.ordering, placed=self.placed, last=self.last)

    def _open(self, s: Dorian) -> list[int]:
        """Faces of the looked-at cards that are not placed yet."""
        cards = s.decks[self.seat].cards
        return faces_in(s, cards[len(cards) - self.n : len(cards) - self.placed])

    def advance(self, s: Dorian) -> bool:
        if self.ordering == 0:
            deck = s.decks[self.seat]
            if not deck.cards:
                renew_deck(s, self.seat)
            self.n = min(self.n, len(deck.cards))
            for i in range(len(deck.cards) - self.n, len(deck.cards)):
                deck.known[i] |= 1 << self.seat
                show_face(s, deck.cards[i], 1 << self.seat)
            s.reveals += 1
            self.ordering = 1
            return RUN
        if self.ordering == 1 and self.n:
            return ASK
        if self.n - self.placed < 2 or len(self._open(s)) < 2:
            s.end()
            return RUN
        return ASK

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if self.ordering == 1:
            menu.ask("DO-PRE-10", "look-under", self.n)
            menu.offer(DONE)
            for f in self._open(s):
                if f >= self.last:
                    menu.offer(UNDER, f)
        else:
            menu.ask("DO-PRE-10", "look-top", self.n - self.placed)
            for f in self._open(s):
                menu.offer(ON_TOP, f)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            self.ordering = 2
            return
        deck = s.decks[seat]
        i = len(deck.cards) - self.n
        while face(s, deck.cards[i]) != first(option):
            i += 1
        card = deck.take_at(i)
        if verb == UNDER:
            deck.put_under(card, 1 << seat)
            self.n -= 1
            self.last = first(option)
        else:
            deck.put(card, 1 << seat)
            self.placed += 1
