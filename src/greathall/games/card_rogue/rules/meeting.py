"""Interacting with other players: trading, tripping and stealing (CR-GOAL-04: helping and betraying are both legal)."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.core.picking import CardPicking
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards.catalogue import TRADABLE
from greathall.games.card_rogue.rules.attack import roll_attack
from greathall.games.card_rogue.rules.death import strike
from greathall.games.card_rogue.rules.hands import gain_card, lay_out
from greathall.games.card_rogue.rules.moves import offer_steps
from greathall.games.card_rogue.rules.payment import SHOP_CARDS
from greathall.games.card_rogue.rules.queries import (
    each_once,
    in_combat,
    known_in_hand,
    players_beside,
    sides_to_free,
)
from greathall.games.card_rogue.rules.state import HELD, CardRogue
from greathall.games.card_rogue.rules.tiles import step_to
from greathall.games.card_rogue.words import (
    ACCEPT,
    BARD,
    CLERIC,
    GIVE,
    LEAP,
    PROPOSE,
    REFUSE,
    STAY,
    STEAL,
    TRADE,
    TRIP,
    WITHHOLD,
)

TRIPS_ON: Final = (4, 5, 6)  # CR-TRIP-01
STEALS_ON: Final = (6,)  # CR-STEAL-01

AT_OFFER: Final = 0
AT_RETURN: Final = 1
AT_ANSWER: Final = 2
AT_ACCEPT: Final = 3
REFUSED: Final = 0  # what an offer hands back
PROPOSED: Final = 1


def why_not_meet(s: CardRogue, seat: int, other: int) -> Why | None:
    """CR-INTER-01, CR-MOVE-08: a player on an adjacent tile."""
    return None if players_beside(s, seat) >> other & 1 else Why("CR-INTER-01", "not-adjacent")


def why_not_trade(s: CardRogue, seat: int, other: int) -> Why | None:
    """CR-TRADE-03: he himself is out of combat here, the other may not be."""
    why = why_not_meet(s, seat, other)
    if why is None and in_combat(s, other):
        why = Why("CR-TRADE-03", "in-combat")
    return why


def why_not_try(s: CardRogue, seat: int, other: int) -> Why | None:
    """CR-Q-40: so many trips and thefts are tried in a turn."""
    why = why_not_meet(s, seat, other)
    if why is None and s.rolled >= s.settings.rolls:
        why = Why("CR-Q-40", "one-try", s.settings.rolls, s.rolled)
    return why


def why_not_trip(s: CardRogue, seat: int, other: int) -> Why | None:
    """CR-CHAR-10: a Cleric trips nobody."""
    if s.players[seat].character == CLERIC:
        return why_not_meet(s, seat, other) or Why("CR-CHAR-10", "cleric-trips")
    return why_not_try(s, seat, other)


def why_not_steal(s: CardRogue, seat: int, other: int) -> Why | None:
    """CR-Q-42: he may be in combat, but must have something in hand."""
    why = why_not_try(s, seat, other)
    if why is None and not s.players[other].hand.cards:
        why = Why("CR-Q-42", "empty-hand")
    return why


def offer_meeting(s: CardRogue, seat: int, menu: Menu) -> None:
    """What a seat out of combat may do with the players beside it."""
    beside = players_beside(s, seat)
    if menu.why:
        for other in range(s.seats):
            if beside >> other & 1:
                menu.judge(why_not_trade(s, seat, other), TRADE, other)
                menu.judge(why_not_trip(s, seat, other), TRIP, other)
                menu.judge(why_not_steal(s, seat, other), STEAL, other)
        for verb in (TRADE, TRIP, STEAL):
            menu.rule_out(verb, "CR-INTER-01", "not-adjacent")
        return
    tries = s.rolled < s.settings.rolls
    for other, q in enumerate(s.players):
        if beside >> other & 1:
            if not s.fighting >> other & 1:
                menu.offer(TRADE, other)
            if tries:
                if s.players[seat].character != CLERIC:
                    menu.offer(TRIP, other)
                if q.hand.cards:
                    menu.offer(STEAL, other)


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
    if face in TRIPS_ON:
        q = s.players[victim]
        q.lost = max(q.lost, 1)  # CR-TRIP-02, CR-TRIP-04, CR-Q-22, CR-Q-93
        s.tell("CR-TRIP-02", "tripped", seat, victim, face)
        s.call(Leap(seat=seat, victim=victim))
        return
    s.tell("CR-TRIP-01", "not-tripped", seat, victim, face)
    if in_combat(s, victim):
        roll = roll_attack(s, victim)  # CR-Q-41: with all attack items; a 6 frightens no Bard here (CR-Q-29)
        s.tell("CR-TRIP-05", "strikes-back", victim, seat, roll.damage)
        strike(s, seat, roll.damage, "CR-TRIP-05")


def _steal(s: CardRogue, seat: int, victim: int) -> None:
    """CR-STEAL-01, CR-STEAL-02: on a 6 a random card of the hand, whatever it is (CR-STEAL-04); CR-STEAL-03: worn cards are
    safe."""
    face = s.rng.die()
    if face not in STEALS_ON:
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


class Leap(SeatFrame[CardRogue]):
    """CR-TRIP-03: the tripper may leap over the victim to a free face-up tile adjacent to the victim's (CR-Q-41)."""

    RULE: ClassVar[str] = "CR-TRIP-03"

    victim: int

    def advance(self, s: CardRogue) -> bool:
        if sides_to_free(s, s.players[self.victim].place):
            return ASK
        s.end()
        return RUN

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-TRIP-03", "leap", self.victim)
        offer_steps(s, s.players[self.victim].place, LEAP, menu)
        menu.offer(STAY)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        s.end()
        if verb_of(option) == LEAP:
            s.tell("CR-TRIP-03", "leap", seat, first(option))
            step_to(s, seat, first(option))


class Trade(SeatFrame[CardRogue]):
    """An exchange of hand cards (CR-TRADE-01, CR-Q-39): one side lays out cards, the other answers with cards of its own or
    none, the first accepts. Either side may be empty, and both must agree.

    Cards that are proposed lie in `s.offers`, where both know them.
    """

    RULE: ClassVar[str] = "CR-TRADE-01"

    partner: int
    at: int = AT_OFFER

    def advance(self, s: CardRogue) -> bool:
        if self.at == AT_ACCEPT:
            return ASK
        at = self.at
        self.at += 1
        if at == AT_OFFER:
            s.call(Offer(seat=self.seat, partner=self.partner))
        elif s.value == REFUSED:
            self._cancel(s)
        elif at == AT_RETURN:
            s.call(Offer(seat=self.partner, partner=self.seat, answering=True))
        return RUN

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-TRADE-01", "accept", self.partner)
        menu.offer(ACCEPT)
        menu.offer(REFUSE)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if verb_of(option) == ACCEPT:
            self._swap(s)
        else:
            s.tell("CR-TRADE-01", "no-trade", seat)
            self._cancel(s)

    def _cancel(self, s: CardRogue) -> None:
        take_back(s, self.seat)
        take_back(s, self.partner)
        s.end()

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


class Offer(CardPicking[CardRogue]):
    """One side of a trade: the cards that it would give. They stay in the hand until they are proposed. Who has nothing that
    can be traded is asked all the same: else that would tell."""

    RULE: ClassVar[str] = "CR-TRADE-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "partner", "answering", "places")
    PICK: ClassVar[int] = GIVE
    UNPICK: ClassVar[int] = WITHHOLD
    DONE: ClassVar[int] = PROPOSE

    def __init__(self, seat: int, partner: int, answering: bool = False, places: int = 0) -> None:
        self.seat = seat
        self.partner = partner
        self.answering = answering  # the other side lies open already
        self.places = places

    def clone(self) -> "Offer":
        return Offer(self.seat, self.partner, self.answering, self.places)

    def advance(self, s: CardRogue) -> bool:
        return ASK

    def ask(self, s: CardRogue, menu: Menu) -> None:
        menu.ask("CR-TRADE-01", "return-offer" if self.answering else "offer", self.partner)

    def zone(self, s: CardRogue) -> Zone:
        return s.players[self.seat].hand

    def why_not(self, s: CardRogue, thing: int) -> Why | None:
        why = why_not_traded(s, self.seat, thing)
        if why is None and not self.copies(s, thing):
            why = Why("CR-TRADE-01", "picked")
        return why

    def left(self, s: CardRogue) -> list[int]:
        bard = s.players[self.seat].character == BARD
        return [card for card in self.unpicked(s) if TRADABLE[card] and not (bard and card in SHOP_CARDS)]

    def enough(self, s: CardRogue) -> bool:
        return self.places != 0 or self.need(s) == 0

    def need(self, s: CardRogue) -> int:
        """Nothing for nothing is no exchange."""
        return 1 if self.answering and not s.offers[self.partner].cards else 0

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if menu.why or menu.free:
            super().offer(s, seat, menu)
            return
        self.ask(s, menu)
        cards = s.players[seat].hand.cards
        bard = s.players[seat].character == BARD
        floor = self.held(s)[-1] if self.places else 0  # search goes on from the last card
        rest = [cards[i] for i in range(len(cards)) if cards[i] >= floor and TRADABLE[cards[i]] and not self.places >> i & 1]
        for card in each_once(rest):
            if not (bard and card in SHOP_CARDS):
                menu.offer(GIVE, card)
        if self.enough(s):
            menu.offer(PROPOSE)
        menu.offer(REFUSE)

    def offer_more(self, s: CardRogue, menu: Menu) -> None:
        menu.offer(REFUSE)
        if menu.why:
            menu.rule_out(GIVE, "CR-TRADE-01", "not-held")

    def choose_more(self, s: CardRogue, o: Option) -> None:
        s.tell("CR-TRADE-01", "no-trade", self.seat)
        s.end(REFUSED)

    def close(self, s: CardRogue) -> None:
        hand = s.players[self.seat].hand
        both = 1 << self.seat | 1 << self.partner
        picked = self.held(s)
        for i in range(len(hand.cards) - 1, -1, -1):
            if self.places >> i & 1:
                hand.take_at(i)
        for card in picked:
            lay_out(s, self.seat, card, known_in_hand(s, self.seat, card))
        if picked:
            forget_hand(s, self.seat, both)
        for index in range(len(picked)):
            s.reveal(s.offers[self.seat], index, 1 << self.partner)
        s.tell("CR-TRADE-01", "proposes", self.seat, self.partner, len(picked))
        s.end(PROPOSED)


def take_back(s: CardRogue, seat: int) -> None:
    """What a seat has laid out goes back into its hand."""
    laid_out = s.offers[seat]
    if laid_out.cards:
        for card, known in zip(laid_out.cards, laid_out.known, strict=True):
            s.players[seat].hand.put(card, known)
        s.offers[seat] = Zone(HELD)


def why_not_traded(s: CardRogue, seat: int, card: int) -> Why | None:
    """CR-TRADE-02, CR-ITEM-05: only cards that show the trade symbol; CR-CHAR-17: the Bard's shop cards stay with him."""
    if not TRADABLE[card]:
        return Why("CR-TRADE-02", "untradable")
    if s.players[seat].character == BARD and card in SHOP_CARDS:
        return Why("CR-CHAR-17", "bard-trades")
    return None
