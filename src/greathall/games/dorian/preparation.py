"""The Preparation Phase: Garlocks, Camp Upgrades, rearranging, trade, buying and destroying Battle Cards."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Option, first, second, third, verb_of
from greathall.games.dorian.activation import Activation, offer_upgrades, upgrade_named
from greathall.games.dorian.cards import (
    BOUGHT,
    CARDS,
    EVENTS,
    FIRST_STARTER,
    GARLOCKS,
    PER_DECK,
    PLACES,
    STAR_PLACES,
    SUPPLIES,
    UPGRADE_OF,
    UPGRADES,
)
from greathall.games.dorian.deals import offer_deals, take_deal
from greathall.games.dorian.field import reentry_places
from greathall.games.dorian.final_battle import check_goal
from greathall.games.dorian.market import MarketRequest, MarketTrade, offer_market
from greathall.games.dorian.objectives import ANY_TIME, TurnIn, any_met, exchange_objective, offer_exchange
from greathall.games.dorian.piles import destroy, draw_cards, put, show_face, take_from_hand
from greathall.games.dorian.programs import run_program
from greathall.games.dorian.queries import BUY_DISCOUNT, BUY_LOOK, GARLOCK_PICKS, flag_number, funds, owns
from greathall.games.dorian.resources import count, gain_one, offer_stowing, pay_one, stow
from greathall.games.dorian.state import BUY_CARD, DESTROY_CARD, Dorian, new_turn
from greathall.games.dorian.upgrades import offer_swaps, swap
from greathall.games.dorian.words import (
    ANY,
    ASK_MARKET,
    BUY,
    CHOOSE,
    CITY_SLOTS,
    DESTROY,
    DESTROY_GAIN,
    DONE,
    EQUIP,
    GARLOCK,
    GO,
    LOOK,
    LOOK_MORE,
    NONE,
    NOWHERE,
    PICK,
    PREPARATION,
    PRICE,
    RESTORE,
    SLOT_COUNT,
    STOW,
    SWAP_OBJECTIVE,
    TRADE,
    UNEQUIP,
    USE,
)

START: Final = 0
RETURN: Final = 1
ACT: Final = 2
_BUY: Final = BUY << 48
_DESTROY: Final = DESTROY << 48
_GARLOCK: Final = GARLOCK << 48


def price(s: Dorian, seat: Seat) -> int:
    """3 of the matching Resource (DO-PRE-13, DO-R-02), less by Event or Upgrade, never below 1."""
    return max(1, PRICE - flag_number(s, BUY_DISCOUNT) - s.turn.discount)


def looks(s: Dorian, seat: Seat, deck: int) -> int:
    """How many cards a purchase shows: 2, one more for each owned +1 icon (DO-BRD-06, DO-BRD-07, DO-BRD-08), for
    Upgrades and the Event."""
    total = LOOK + flag_number(s, BUY_LOOK) + s.turn.looks
    for place in STAR_PLACES:
        if PLACES[place].plus == deck and owns(s, seat, place):
            total += 1
    for slot in range(SLOT_COUNT * seat + 3, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[slot]
        if upgrade != NONE:
            mod = UPGRADES[UPGRADE_OF[upgrade]].abilities.statics.get("buy_mod")
            if mod is not None and mod[0] in (deck, ANY):
                total += mod[1]
    return total


class PreparationTurn(Frame[Dorian]):
    """Take a card, act in any order as often as possible, empty the Pool (DO-PRE-02)."""

    RULE: ClassVar[str] = "DO-PRE-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: Seat, at: int = START) -> None:
        self.seat = seat
        self.at = at

    def clone(self) -> "PreparationTurn":
        return PreparationTurn(seat=self.seat, at=self.at)

    def advance(self, s: Dorian) -> bool:
        if self.at == ACT:
            if s.dirty and s.settings.objectives and any_met(s, ANY_TIME):
                s.call(TurnIn(ANY_TIME))
                return RUN
            return RUN if check_goal(s) else ASK
        if self.at == START:
            s.turn = new_turn(s.seats, self.seat, PREPARATION, 0)
            s.tell("DO-PRE-01", "preparation", self.seat)
            self.at = RETURN
        elif s.at[self.seat] == NOWHERE:  # DO-FLD-21
            return ASK
        else:
            draw_cards(s, self.seat, 1, "DO-PRE-01")
            self.at = ACT
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if self.at == RETURN:
            menu.ask("DO-FLD-21", "return")
            for place in reentry_places(s, seat):
                menu.offer(GO, place)
            return
        menu.ask("DO-PRE-02", "preparation")  # no Travel, battle, Rest or mine (DO-PRE-26)
        options = menu.options
        options.append(DONE)
        self._offer_cards(s, seat, menu)
        offer_upgrades(s, seat, PREPARATION, menu)  # DO-PRE-10
        offer_swaps(s, seat, False, menu)
        offer_market(s, seat, menu)
        cost = price(s, seat)
        for deck in range(3):
            if funds(s, seat, deck) >= cost:
                if s.power_decks[deck]:  # DO-R-55
                    options.append(_BUY | deck << 32)
            elif menu.why:
                menu.refuse("DO-PRE-13", "cost", BUY, deck, need=cost, have=funds(s, seat, deck))
        offer_stowing(s, seat, menu)
        offer_exchange(s, seat, menu)
        offer_deals(s, seat, menu)

    def _offer_cards(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        """Garlocks may be played (DO-SPC-01), bought cards destroyed but no Starter cards (DO-PRE-20)."""
        seen: list[int] = []
        faces = s.faces
        for card in s.hands[seat].cards:
            f = faces[card // PER_DECK].cards[card % PER_DECK] if card < BOUGHT else card - BOUGHT + FIRST_STARTER
            if f in seen:
                continue
            seen.append(f)
            if card < BOUGHT:
                menu.options.append(_DESTROY | f << 32)
            elif GARLOCKS[f]:
                if s.city:
                    menu.options.append(_GARLOCK | f << 32)
            elif menu.why:
                menu.refuse("DO-PRE-20", "starter", DESTROY, f)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            self._end(s)
        elif verb == GO:
            s.at[seat] = first(option)
            s.tell("DO-FLD-21", "returned", seat, first(option))
        elif verb == GARLOCK:
            put(s, seat, take_from_hand(s, seat, first(option)), RESTORE)  # DO-PRE-06
            s.tell("DO-PRE-03", "garlock", seat, first(option))
            s.call(GarlockWork(seat, picks_of(s, first(option))))
        elif verb == BUY:
            s.call(Purchase(seat, first(option), looks(s, seat, first(option)), True))
            pay_one(s, seat, first(option), price(s, seat))
            s.turn.looks = s.turn.discount = 0
            s.tell("DO-PRE-13", "buys", seat, first(option))
        elif verb == DESTROY:
            destroy(s, take_from_hand(s, seat, first(option)))
            s.tell("DO-PRE-19", "destroyed", seat, first(option))
            count(s, seat, DESTROY_CARD)
            gain_one(s, seat, CARDS[first(option)].type, DESTROY_GAIN)
        elif verb == USE:
            s.call(Activation(seat, upgrade_named(s, seat, first(option))))
        elif verb in (EQUIP, UNEQUIP):
            swap(s, seat, option)
        elif verb == SWAP_OBJECTIVE:
            exchange_objective(s, seat, first(option))
        else:
            act_anywhere(s, seat, option)

    def _end(self, s: Dorian) -> None:
        """The Hand is kept as it is (DO-PRE-25), the Pool is emptied, only now (DO-PRE-24, DO-RES-10)."""
        for res in range(3):
            s.pool[3 * self.seat + res] = 0
        s.tell("DO-PRE-24", "end-preparation", self.seat)
        s.end()


def act_anywhere(s: Dorian, seat: Seat, option: Option) -> None:
    """Actions of both phases: stowing, the Market, deals."""
    verb = verb_of(option)
    if verb == STOW:
        stow(s, seat, first(option), second(option), third(option))
    elif verb == ASK_MARKET:
        s.call(MarketRequest(seat, first(option), s.at[seat]))
    elif verb == TRADE:
        s.call(MarketTrade(seat, first(option), second(option), third(option)))
    else:
        take_deal(s, seat, option)


def picks_of(s: Dorian, card: int) -> int:
    """Resource Cards a Garlock takes: Worker 1, Supervisor 2 (DO-PRE-08, DO-PRE-09, DO-R-06), changed by an Event."""
    picks = CARDS[card].garlock
    change = flag_number(s, GARLOCK_PICKS)
    return max(EVENTS[s.event].flags[GARLOCK_PICKS][1], picks + change) if change else picks


class GarlockWork(Frame[Dorian]):
    """A Garlock picks open Resource Cards; the city is restocked afterwards (DO-PRE-03, DO-PRE-07)."""

    RULE: ClassVar[str] = "DO-PRE-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "picks")

    def __init__(self, seat: Seat, picks: int) -> None:
        self.seat = seat
        self.picks = picks

    def clone(self) -> "GarlockWork":
        return GarlockWork(seat=self.seat, picks=self.picks)

    def advance(self, s: Dorian) -> bool:
        if self.picks and s.city:
            if len(set(s.city)) > 1:
                return ASK
            self._pick(s, s.city[0])
        else:
            restock(s)
            s.end()
        return RUN

    def _pick(self, s: Dorian, card: int) -> None:
        self.picks -= 1
        s.city.remove(card)
        s.supplies.put_under(card, EVERYONE)  # DO-PRE-05
        s.tell("DO-PRE-04", "picked", self.seat, card)
        run_program(s, SUPPLIES[card].program, self.seat)

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-PRE-03", "pick", self.picks)
        for card in sorted(set(s.city)):
            menu.offer(PICK, card)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._pick(s, first(option))


def restock(s: Dorian) -> None:
    """Fill Garlock City to its 5 slots (DO-R-07)."""
    while len(s.city) < CITY_SLOTS and s.supplies.cards:
        s.city.append(s.supplies.draw())
        s.reveals += 1


class Purchase(Frame[Dorian]):
    """Look at the top cards of a Power deck and take one; the others go under the deck in the looked order (DO-PRE-14,
    DO-PRE-15, DO-R-54). A buyer may pay for one more look at a time before choosing (DO-PRE-16, DO-R-53)."""

    RULE: ClassVar[str] = "DO-PRE-14"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "wanted", "paid", "looked")

    def __init__(self, seat: Seat, deck: int, wanted: int, paid: bool, looked: int = 0) -> None:
        self.seat = seat
        self.deck = deck
        self.wanted = wanted  # cards to look at
        self.paid = paid  # bought rather than free: more looks may be paid for
        self.looked = looked

    def clone(self) -> "Purchase":
        return Purchase(seat=self.seat, deck=self.deck, wanted=self.wanted, paid=self.paid, looked=self.looked)

    def advance(self, s: Dorian) -> bool:
        deck = s.power_decks[self.deck]
        if not deck:  # DO-R-55, for free cards
            s.end()
            return RUN
        if self.looked < self.wanted and self.looked < len(deck):
            self.looked += 1
            show_face(s, deck[-self.looked], 1 << self.seat)
            s.reveals += 1
            return RUN
        if self.looked == 1 and not self._may_look(s):
            self._take(s, self._seen(s)[0])
            return RUN
        return ASK

    def _seen(self, s: Dorian) -> list[int]:
        """Faces in the looked order."""
        faces = s.faces[self.deck].cards
        deck = s.power_decks[self.deck]
        return [faces[deck[-i] % PER_DECK] for i in range(1, self.looked + 1)]

    def _may_look(self, s: Dorian) -> bool:
        return self.paid and self.looked < len(s.power_decks[self.deck]) and funds(s, self.seat, self.deck) >= 1

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-PRE-14", "buy", self.deck, self.looked)
        if self._may_look(s):
            menu.offer(LOOK_MORE)
        elif menu.why and self.paid:
            menu.refuse("DO-PRE-16", "cost", LOOK_MORE, need=1, have=funds(s, seat, self.deck))
        for f in sorted(set(self._seen(s))):
            menu.offer(CHOOSE, f)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == LOOK_MORE:
            self.wanted = self.looked + 1
            s.tell("DO-PRE-16", "looks-more", seat, self.deck)
            pay_one(s, seat, self.deck, 1)
        else:
            self._take(s, first(option))

    def _take(self, s: Dorian, wanted: int) -> None:
        deck = s.power_decks[self.deck]
        index = self._seen(s).index(wanted)
        top = [deck.pop() for _ in range(self.looked)]
        card = top.pop(index)
        for other in top:
            deck.insert(0, other)
        s.hands[self.seat].put(card, 1 << self.seat)  # DO-PRE-18
        s.tell("DO-PRE-14", "recruited", self.seat, self.deck, wanted, known=1 << self.seat, shown=1)
        if self.paid:
            count(s, self.seat, BUY_CARD + self.deck)
        s.dirty |= 1 << self.seat
        s.end()
