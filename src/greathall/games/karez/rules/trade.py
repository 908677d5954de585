"""Trading between players, an option that is off by default (KZ-RUL-37): an open offer, an answer, consent."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, Why, first, option, verb_of
from greathall.core.picking import SeatPicking
from greathall.games.karez.cards.catalogue import CARDS, DECK_OF, GUILDS, HEROES
from greathall.games.karez.rules.piles import hand
from greathall.games.karez.rules.queries import seat_of_guild
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import (
    ACCEPT,
    DONE,
    GIVE,
    GOLD,
    HAND_DECKS,
    HANDS,
    MOST_COINS,
    REFUSE,
    TRADE,
    UNGIVE,
    UNGOLD,
)

COINS: Final = 256  # things of a side: cards by number, a sum of gold above this


# -- the action


def why_not_trade(s: Karez, seat: int, traded: bool, guild: int) -> Why | None:
    """Why a seat cannot propose a trade to a guild before its action; None if it can. `traded`: it has proposed one."""
    if not s.trade:
        return Why("KZ-RUL-37", "no-trading")
    if guild not in s.guilds:
        return Why("KZ-SET-02", "guild-absent")
    if seat_of_guild(s, guild) == seat:
        return Why("KZ-RUL-37", "own-guild")
    if traded:
        return Why("KZ-RUL-37", "has-traded")
    return None if has_goods(s, seat) else Why("KZ-RUL-37", "no-goods")


def offer_trade(s: Karez, seat: int, traded: bool, menu: Menu) -> None:
    """The guilds to which a trade may be proposed."""
    for guild in range(len(GUILDS)):
        menu.judge(why_not_trade(s, seat, traded, guild), TRADE, guild)


def has_goods(s: Karez, seat: int) -> bool:
    """Has a seat anything that may be traded?"""
    base = HANDS + HAND_DECKS * seat
    return s.gold[seat] > 0 or any(s.piles[base + deck].cards for deck in range(HAND_DECKS))


class Trade(Frame[Karez]):
    """The proposer lays gold and cards open, the partner lays his side beside it or refuses, the proposer consents or not.

    Valor cannot be traded (KZ-RUL-38). Cards laid open are known to all from then on, whatever comes of it.
    """

    RULE: ClassVar[str] = "KZ-RUL-37"

    proposer: int
    partner: int
    stage: int = 0  # 0 the proposer lays, 1 he has, 2 the partner has, 3 the proposer consents
    gold: int = 0
    cards: int = 0  # packed, see `pack`
    gold_back: int = 0
    cards_back: int = 0

    def advance(self, s: Karez) -> bool:
        if self.stage == 3:
            return ASK
        if self.stage == 0:
            self.stage = 1
            s.call(Side(seat=self.proposer, other=self.partner, answers=False))
        elif s.value < 0:  # nothing was offered, or the partner refuses
            self.settle(s, False)
        elif self.stage == 1:
            self.stage = 2
            self.gold, self.cards = s.value & 15, s.value >> 4
            s.call(Side(seat=self.partner, other=self.proposer, answers=True))
        else:
            self.stage = 3
            self.gold_back, self.cards_back = s.value & 15, s.value >> 4
        return RUN

    def asked(self, s: Karez) -> int:
        return self.proposer

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-RUL-37", "consent")
        menu.offer(ACCEPT)
        menu.offer(REFUSE)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.settle(s, verb_of(option) == ACCEPT)

    def settle(self, s: Karez, agreed: bool) -> None:
        """Both sides change hands, or nothing does."""
        if agreed:
            s.gold[self.proposer] += self.gold_back - self.gold
            s.gold[self.partner] += self.gold - self.gold_back
            move_cards(s, unpack(self.cards), self.proposer, self.partner)
            move_cards(s, unpack(self.cards_back), self.partner, self.proposer)
        s.tell("KZ-RUL-37", "traded" if agreed else "no-trade", self.proposer, self.partner)
        s.end()


class Side(SeatPicking[Karez]):
    """One side of a trade: any cards of the hand, and one sum of gold. They are laid open all at once.

    Until then a card stays in the hand, and only its place there is noted."""

    RULE: ClassVar[str] = "KZ-RUL-37"
    PICK: ClassVar[int] = GIVE
    UNPICK: ClassVar[int] = UNGIVE
    DONE: ClassVar[int] = DONE

    other: int
    answers: bool  # the other side lies open already: it may be refused
    gold: int = 0
    places: int = 0  # mask of the places in `all_cards`

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-RUL-37", "trade-answer" if self.answers else "trade-offer", s.guilds[self.other])

    def held(self, s: Karez) -> list[int]:
        cards = all_cards(s, self.seat)
        found = [card for place, card in enumerate(cards) if self.places >> place & 1]
        found.sort()
        if self.gold:
            found.append(COINS + self.gold)
        return found

    def candidates(self, s: Karez) -> list[int]:
        return [*range(HEROES, len(CARDS)), *range(COINS + 1, COINS + MOST_COINS + 1)]

    def why_not(self, s: Karez, thing: int) -> Why | None:
        if thing > COINS:
            if self.gold:
                return Why("KZ-RUL-37", "gold-laid", thing - COINS, self.gold)
            have = s.gold[self.seat]
            return None if have >= thing - COINS else Why("KZ-RUL-37", "gold", thing - COINS, have)
        if thing not in all_cards(s, self.seat):
            return Why("KZ-RUL-37", "not-held")
        return None if self.copies(s, thing) else Why("KZ-RUL-37", "all-laid")

    def copies(self, s: Karez, thing: int) -> int:
        if thing > COINS:
            return 1
        cards = all_cards(s, self.seat)
        return sum(1 for place, card in enumerate(cards) if card == thing and not self.places >> place & 1)

    def spell(self, thing: int) -> Option:
        return option(GOLD, thing - COINS) if thing > COINS else option(GIVE, thing)

    def spell_back(self, thing: int) -> Option:
        return option(UNGOLD, thing - COINS) if thing > COINS else option(UNGIVE, thing)

    def read(self, o: Option) -> int:
        return first(o) + COINS if verb_of(o) in (GOLD, UNGOLD) else first(o)

    def pick_verbs(self) -> int:
        return 1 << GOLD | 1 << GIVE

    def unpick_verbs(self) -> int:
        return 1 << UNGOLD | 1 << UNGIVE

    def put(self, s: Karez, thing: int) -> None:
        if thing > COINS:
            self.gold = thing - COINS
        else:  # of equal cards the first ones, so that every order notes the same
            self.places |= 1 << self.place_of(s, thing, False)

    def take(self, s: Karez, thing: int) -> None:
        if thing > COINS:
            self.gold = 0
        else:
            self.places &= ~(1 << self.place_of(s, thing, True))

    def place_of(self, s: Karez, thing: int, picked: bool) -> int:
        """The first place of a card that is not picked, or the last one that is."""
        cards = all_cards(s, self.seat)
        places = [place for place, card in enumerate(cards) if card == thing and self.places >> place & 1 == picked]
        return places[-1] if picked else places[0]

    def offer_more(self, s: Karez, menu: Menu) -> None:
        if self.answers:
            menu.offer(REFUSE)

    def choose_more(self, s: Karez, o: Option) -> None:
        s.end(-1)

    def advance(self, s: Karez) -> bool:
        return ASK  # who has nothing to lay may still refuse, or ask for a gift

    def close(self, s: Karez) -> None:
        """What was picked is laid open; the frame below finds it packed in one number. A proposal of nothing is none."""
        cards = [card for card in self.held(s) if card < COINS]
        if self.gold:
            s.tell("KZ-RUL-37", "lays-gold", self.seat, self.gold)
        for card in cards:
            s.tell("KZ-RUL-37", "lays-card", self.seat, card)
        lay_open(s, self.seat, cards)
        nothing = not self.gold and not cards
        s.end(-1 if nothing and not self.answers else pack(cards) << 4 | self.gold)


def all_cards(s: Karez, seat: int) -> list[int]:
    """The whole hand of a seat, deck by deck."""
    base = HANDS + HAND_DECKS * seat
    found: list[int] = []
    for deck in range(HAND_DECKS):
        found += s.piles[base + deck].cards
    return found


def lay_open(s: Karez, seat: int, cards: list[int]) -> None:
    """Let everybody know these cards of a hand: copies that all know already go first."""
    for card in sorted(set(cards)):
        pile = hand(s, seat, DECK_OF[card])
        copies = [index for index, held in enumerate(pile.cards) if held == card]
        copies.sort(key=lambda index: pile.known[index] != EVERYONE)
        for index in copies[: cards.count(card)]:
            s.reveal(pile, index)


def pack(cards: list[int]) -> int:
    """Cards in one number: eight bits a card, plus one."""
    packed = 0
    for card in reversed(cards):
        packed = packed << 8 | card + 1
    return packed


def unpack(cards: int) -> list[int]:
    """The cards of a packed side."""
    found: list[int] = []
    while cards:
        found.append((cards & 255) - 1)
        cards >>= 8
    return found


def move_cards(s: Karez, cards: list[int], giver: int, taker: int) -> None:
    """Open cards go from hand to hand."""
    for card in cards:
        pile = hand(s, giver, DECK_OF[card])
        index = next(i for i in range(len(pile.cards)) if pile.cards[i] == card and pile.known[i] == EVERYONE)
        pile.take_at(index)
        hand(s, taker, DECK_OF[card]).put(card, EVERYONE)
