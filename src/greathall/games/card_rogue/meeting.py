"""Interacting with other players: trading, tripping and stealing (CR-GOAL-04: helping and betraying are both legal)."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, first, verb_of
from greathall.core.zone import Zone
from greathall.games.card_rogue.attack import roll_attack
from greathall.games.card_rogue.cards import TRADABLE
from greathall.games.card_rogue.death import harm_player
from greathall.games.card_rogue.hands import gain_card, lay_out
from greathall.games.card_rogue.queries import (
    armor,
    each_once,
    in_combat,
    known_in_hand,
    offer_over,
    players_beside,
    sides_to_free,
)
from greathall.games.card_rogue.shop import SHOP_CARDS
from greathall.games.card_rogue.state import HELD, CardRogue
from greathall.games.card_rogue.tiles import step_to
from greathall.games.card_rogue.words import (
    ACCEPT,
    BARD,
    CLERIC,
    EMPTY,
    GIVE,
    LEAP,
    PROPOSE,
    REFUSE,
    STAY,
    STEAL,
    TRADE,
    TRIP,
)

AT_OFFER: Final = 0
AT_RETURN: Final = 1
AT_ACCEPT: Final = 2


def offer_meeting(s: CardRogue, seat: int, menu: Menu) -> None:
    """CR-INTER-01, CR-MOVE-08: what a seat out of combat may do with the players beside it."""
    p = s.players[seat]
    beside = players_beside(s, seat)
    for other, q in enumerate(s.players):
        if not beside >> other & 1:
            continue
        if not in_combat(s, other):
            menu.offer(TRADE, other)
        elif menu.why:
            menu.refuse("CR-TRADE-03", "in-combat", TRADE, other)
        if s.rolled >= s.settings.rolls:
            if menu.why:  # CR-Q-40
                menu.refuse("CR-Q-40", "one-try", TRIP, other, need=s.settings.rolls, have=s.rolled)
            continue
        if p.character != CLERIC:
            menu.offer(TRIP, other)
        elif menu.why:
            menu.refuse("CR-CHAR-10", "cleric-trips", TRIP, other)
        if q.hand.cards:  # CR-Q-42: he may be in combat, but must have something in hand
            menu.offer(STEAL, other)
        elif menu.why:
            menu.refuse("CR-Q-42", "empty-hand", STEAL, other)


def meet(s: CardRogue, seat: int, option: Option) -> None:
    """Do what one of those options says."""
    verb = verb_of(option)
    other = first(option)
    s.busy = True
    s.fidget = 0
    if verb == TRADE:
        s.call(Trade(seat=seat, partner=other))
    elif verb == TRIP:
        s.rolled += 1
        _trip(s, seat, other)
    else:
        s.rolled += 1
        _steal(s, seat, other)


def _trip(s: CardRogue, seat: int, victim: int) -> None:
    """CR-TRIP-01: 4, 5 or 6. CR-TRIP-05: a failure against a fighting player is answered with an attack roll."""
    face = s.rng.die()
    if face >= 4:
        q = s.players[victim]
        q.lost = max(q.lost, 1)  # CR-TRIP-02, CR-TRIP-04, CR-Q-22, CR-Q-93
        s.tell("CR-TRIP-02", "tripped", seat, victim, face)
        s.call(Leap(seat=seat, victim=victim))
        return
    s.tell("CR-TRIP-01", "not-tripped", seat, victim, face)
    if in_combat(s, victim):
        roll = roll_attack(s, victim)  # CR-Q-41: with all attack items; a 6 frightens no Bard here (CR-Q-29)
        s.tell("CR-TRIP-05", "strikes-back", victim, seat, roll.damage)
        harm_player(s, seat, max(0, roll.damage - armor(s, seat)), "CR-TRIP-05")


def _steal(s: CardRogue, seat: int, victim: int) -> None:
    """CR-STEAL-01, CR-STEAL-02: on a 6 a random card of the hand, whatever it is (CR-STEAL-04); CR-STEAL-03: worn cards are
    safe."""
    face = s.rng.die()
    if face < 6:
        s.tell("CR-STEAL-01", "not-stolen", seat, victim, face)
        return
    hand = s.players[victim].hand
    card = hand.take_at(s.rng.below(len(hand.cards)))
    both = 1 << seat | 1 << victim
    known = known_in_hand(s, victim, card) | both
    if known != EVERYONE:
        forget_hand(s, victim, both)
    s.reveals += 1
    s.tell("CR-STEAL-02", "stolen", seat, victim, card, known=known, shown=1)
    gain_card(s, seat, card, known)  # CR-Q-36: cursed cards too


def forget_hand(s: CardRogue, seat: int, both: int) -> None:
    """CR-Q-70: a card that left a hand unseen is not told by what stays there, so others cannot be sure of that any more."""
    hand = s.players[seat].hand
    for index, card in enumerate(hand.cards):
        hand.known[index] &= both | known_in_hand(s, seat, card)


class Leap(Frame[CardRogue]):
    """CR-TRIP-03: the tripper may leap over the victim to a free face-up tile adjacent to the victim's (CR-Q-41)."""

    RULE: ClassVar[str] = "CR-TRIP-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def clone(self) -> "Leap":
        return Leap(seat=self.seat, victim=self.victim)

    def advance(self, s: CardRogue) -> bool:
        if sides_to_free(s, s.players[self.victim].place):
            return ASK
        s.end()
        return RUN

    def asked(self, s: CardRogue) -> int:
        return self.seat

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-TRIP-03", "leap", self.victim)
        offer_over(s.players[self.victim].place, sides_to_free(s, s.players[self.victim].place), LEAP, menu)
        menu.offer(STAY)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        s.end()
        if verb_of(option) == LEAP:
            s.tell("CR-TRIP-03", "leap", seat, first(option))
            step_to(s, seat, first(option))


class Trade(Frame[CardRogue]):
    """An exchange of hand cards (CR-TRADE-01, CR-Q-39): one side lays out cards, the other answers with cards of its own or
    none, the first accepts. Either side may be empty, and both must agree.

    Cards laid out are in `s.offers`: their owner knows them, and the partner once they are proposed.
    """

    RULE: ClassVar[str] = "CR-TRADE-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "partner", "at", "last")

    def __init__(self, seat: int, partner: int, at: int = AT_OFFER, last: int = EMPTY) -> None:
        self.seat = seat
        self.partner = partner
        self.at = at
        self.last = last  # cards are laid out in ascending order

    def clone(self) -> "Trade":
        return Trade(seat=self.seat, partner=self.partner, at=self.at, last=self.last)

    def advance(self, s: CardRogue) -> bool:
        return ASK

    def asked(self, s: CardRogue) -> int:
        return self.partner if self.at == AT_RETURN else self.seat

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if self.at == AT_ACCEPT:
            menu.ask("CR-TRADE-01", "accept", self.partner)
            menu.offer(ACCEPT)
            menu.offer(REFUSE)
            return
        menu.ask("CR-TRADE-01", "offer" if self.at == AT_OFFER else "return-offer", self._other(seat))
        p = s.players[seat]
        for card in each_once(p.hand.cards):
            reason = why_not_traded(s, seat, card)
            if not reason:
                if card >= self.last:
                    menu.offer(GIVE, card)
            elif menu.why:
                menu.refuse("CR-CHAR-17" if reason == "bard-trades" else "CR-TRADE-02", reason, GIVE, card)
        if self.at == AT_OFFER or s.offers[self.seat].cards or s.offers[self.partner].cards:
            menu.offer(PROPOSE)  # nothing for nothing is no exchange
        menu.offer(REFUSE)

    def _other(self, seat: int) -> int:
        return self.partner if seat == self.seat else self.seat

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == GIVE:
            card = first(option)
            s.players[seat].hand.take(card)
            lay_out(s, seat, card, known_in_hand(s, seat, card))
            forget_hand(s, seat, 1 << self.seat | 1 << self.partner)
            self.last = card
        elif verb == REFUSE:
            s.tell("CR-TRADE-01", "no-trade", seat)
            self._return(s, self.seat)
            self._return(s, self.partner)
            s.end()
        elif verb == PROPOSE:
            for index in range(len(s.offers[seat].cards)):
                s.reveal(s.offers[seat], index, 1 << self._other(seat))
            s.tell("CR-TRADE-01", "proposes", seat, self._other(seat), len(s.offers[seat].cards))
            self.at += 1
            self.last = EMPTY
        else:
            self._swap(s)

    def _return(self, s: CardRogue, seat: int) -> None:
        laid_out = s.offers[seat]
        if laid_out.cards:
            for card, known in zip(laid_out.cards, laid_out.known, strict=True):
                s.players[seat].hand.put(card, known)
            s.offers[seat] = Zone(HELD)

    def _swap(self, s: CardRogue) -> None:
        both = 1 << self.seat | 1 << self.partner
        given = s.offers[self.seat].cards
        taken = s.offers[self.partner].cards
        s.offers[self.seat] = Zone(HELD)
        s.offers[self.partner] = Zone(HELD)
        s.tell("CR-TRADE-01", "traded", self.seat, self.partner, len(given), len(taken))
        s.end()
        for card in given:
            gain_card(s, self.partner, card, both)
        for card in taken:
            gain_card(s, self.seat, card, both)


def why_not_traded(s: CardRogue, seat: int, card: int) -> str:
    """CR-TRADE-02, CR-ITEM-05: only cards that show the trade symbol; CR-CHAR-17: the Bard's shop cards stay with him."""
    if not TRADABLE[card]:
        return "untradable"
    if s.players[seat].character == BARD and card in SHOP_CARDS:
        return "bard-trades"
    return ""


