"""A player dies: what is kept, dropped and discarded, and where he starts again."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, Why, first
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards.catalogue import PACK, SELLABLE
from greathall.games.card_rogue.rules.fights import leave_combat
from greathall.games.card_rogue.rules.hands import discard_card, lay_out, take_off
from greathall.games.card_rogue.rules.queries import (
    armor,
    base_max_health,
    each_once,
    hides_something,
    is_free,
    known_in_hand,
    max_health,
    worn_cards,
)
from greathall.games.card_rogue.rules.scoring import check_all_dead, finish_alone
from greathall.games.card_rogue.rules.state import HELD, CardRogue
from greathall.games.card_rogue.rules.story import level_failed
from greathall.games.card_rogue.words import (
    CUT_DEAD,
    DEAD,
    DROP,
    EMPTY,
    END_FAILURE,
    KEEP,
    NOWHERE,
    RETURN,
    RUSH,
)

POISON_TAKES: Final = 1  # CR-EFF-01
TAKEN_START: Final = Why("CR-Q-11", "player-there")

AT_DYING: Final = 0
AT_KEEP: Final = 1
AT_DROP: Final = 2
AT_REST: Final = 3
AT_RETURN: Final = 4


def harm_player(s: CardRogue, seat: int, amount: int, rule: str) -> None:
    """A player loses health. CR-COMBAT-12, CR-DEATH-01: at 0 or less he dies."""
    if amount <= 0:
        return
    p = s.players[seat]
    p.health -= amount
    s.tell(rule, "harmed", seat, amount, max(0, p.health))
    if p.health <= 0:
        s.call(Death(seat))


def strike(s: CardRogue, seat: int, power: int, rule: str) -> None:
    """An attack on a player, less his armor (CR-EQUIP-07)."""
    less = min(power, armor(s, seat))
    if less > 0:
        s.tell("CR-EQUIP-07", "armor-stops", seat, less)
    harm_player(s, seat, power - less, rule)


def lay_pile(s: CardRogue, place: int, cards: list[int], owner: int) -> None:
    """Cards lie face-down on a tile; several piles on a tile form one (CR-Q-83). Their owner knows them, and everybody those
    that were held openly (CR-Q-70)."""
    pile = s.piles.get(place)
    if pile is None:
        pile = Zone(HELD)
        s.piles[place] = pile
    for card in cards:
        pile.put(card, known_in_hand(s, owner, card))


def why_not_return(s: CardRogue, place: int) -> Why | None:
    """CR-DEATH-02, CR-Q-11: a starting tile without a token."""
    if place not in s.starts:
        return Why("CR-DEATH-02", "no-start")
    return None if is_free(s, place) else TAKEN_START


class Death(SeatFrame[CardRogue]):
    """The death of a player: one card kept (CR-DEATH-03), one laid on the tile (CR-DEATH-04), what cannot be sold laid there
    too (CR-DEATH-05), the rest discarded (CR-DEATH-06), and a new start from a starting tile (CR-DEATH-02)."""

    RULE: ClassVar[str] = "CR-DEATH-01"

    at: int = AT_DYING
    kept: int = EMPTY  # the slot if a worn card was kept, else EMPTY

    def advance(self, s: CardRogue) -> bool:
        p = s.players[self.seat]
        if self.at == AT_DYING:
            return self._die(s)
        if self.at == AT_KEEP:
            cards = self._cards(s)
            if len(cards) > 1 or hides_something(p.hand):
                return ASK
            self._keep(s, cards[0] if cards else EMPTY)
        elif self.at == AT_DROP:
            cards = each_once(s.offers[self.seat].cards)
            if len(cards) > 1 and any(SELLABLE[card] for card in cards):
                return ASK  # if none of them can be sold, all are laid there whatever he says
            if hides_something(s.offers[self.seat]):
                return ASK  # but nobody else should learn that
            self._drop(s, cards[0] if cards else EMPTY)
        elif self.at == AT_REST:
            self._rest(s)
        else:
            places = self._starts(s)
            if len(places) > 1:
                return ASK
            self._return(s, places[0])
        if p.status == DEAD:
            check_all_dead(s)
        return RUN

    def _die(self, s: CardRogue) -> bool:
        p = s.players[self.seat]
        leave_combat(s, self.seat)
        s.tell("CR-DEATH-01", "dies", self.seat)
        if self.seat == s.active:
            s.cut = CUT_DEAD  # CR-DEATH-08
        if s.settings.story:
            level_failed(s, self.seat)
            return RUN
        if s.seats == 1 and not s.settings.respawn:
            finish_alone(s, END_FAILURE)  # CR-SOLO-03
            return RUN
        p.poison = 0  # CR-Q-12
        p.reversal = 0
        p.lost = 0
        p.arriving = False
        p.unplaced = False
        self.at = AT_KEEP
        return RUN

    def _cards(self, s: CardRogue) -> list[int]:
        """CR-Q-12: hand and equipment together."""
        p = s.players[self.seat]
        return sorted(set(p.hand.cards) | set(worn_cards(p)))

    def _keep(self, s: CardRogue, card: int) -> None:
        """Everything but the kept card is laid out (in the trade space) to be dropped or discarded."""
        p = s.players[self.seat]
        if card != EMPTY and card in p.gear:
            self.kept = p.gear.index(card)  # a kept card that was equipped stays equipped
        both_hands = self.kept != EMPTY and len(PACK[card].slots) == 2
        for slot in range(5):
            if p.gear[slot] != EMPTY and slot != self.kept and not (both_hands and p.gear[slot] == card):
                lay_out(s, self.seat, take_off(s, self.seat, slot), EVERYONE)
        if card != EMPTY and self.kept == EMPTY:
            p.hand.take(card)
        for other, known in zip(p.hand.cards, p.hand.known, strict=True):
            lay_out(s, self.seat, other, known)
        p.hand = Zone(HELD)
        if card != EMPTY and self.kept == EMPTY:
            p.hand.put(card, known_in_hand(s, self.seat, card))
            s.tell("CR-DEATH-03", "keeps", self.seat, card, known=p.hand.known[0])
        elif card != EMPTY:
            s.tell("CR-Q-12", "keeps-on", self.seat, card)  # what is worn lies open
        self.at = AT_DROP

    def _drop(self, s: CardRogue, card: int) -> None:
        """CR-DEATH-04 and CR-DEATH-05: the chosen card, and all others that cannot be sold."""
        p = s.players[self.seat]
        aside = s.offers[self.seat]
        dropped: list[int] = []
        if card != EMPTY:
            aside.take(card)
            dropped.append(card)
        for other in [other for other in aside.cards if not SELLABLE[other]]:
            aside.take(other)
            dropped.append(other)
        if dropped:
            lay_pile(s, p.place, dropped, self.seat)
            s.tell("CR-DEATH-05", "drops", self.seat, len(dropped), p.place)
        self.at = AT_REST

    def _rest(self, s: CardRogue) -> None:
        """CR-DEATH-06, CR-DEATH-07: the rest is discarded; modifier and maximum return to the character's own."""
        p = s.players[self.seat]
        aside = s.offers[self.seat]
        for card in aside.cards:
            discard_card(s, card)
        s.offers[self.seat] = Zone(HELD)
        p.attack = 0
        p.max_health = base_max_health(s, p.character)
        p.health = max_health(s, self.seat)
        p.came_from = EMPTY
        if s.phase == RUSH:  # CR-RUSH-03, CR-RUSH-04, CR-Q-52
            p.status = DEAD
            p.place = NOWHERE
            s.tell("CR-RUSH-03", "out", self.seat)
            s.end()
        else:
            p.place = NOWHERE
            self.at = AT_RETURN

    def _starts(self, s: CardRogue) -> list[int]:
        return sorted([place for place in s.starts if why_not_return(s, place) is None])

    def _return(self, s: CardRogue, place: int) -> None:
        p = s.players[self.seat]
        p.place = place
        s.way_on = 0
        s.tell("CR-DEATH-02", "returns", self.seat, place)
        s.end()

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if self.at == AT_KEEP:
            menu.ask("CR-DEATH-03", "keep")
            menu.offer_each(KEEP, self._cards(s))
            if menu.why:
                menu.rule_out(KEEP, "CR-DEATH-03", "not-held")
        elif self.at == AT_DROP:
            menu.ask("CR-DEATH-04", "drop")
            menu.offer_each(DROP, each_once(s.offers[seat].cards))
            if menu.why:
                for card in self._cards(s):
                    if not s.offers[seat].has(card):
                        menu.refuse("CR-DEATH-03", "kept", DROP, card)
                menu.rule_out(DROP, "CR-DEATH-04", "not-held")
        else:
            menu.ask("CR-DEATH-02", "return")
            for place in sorted(s.starts):
                menu.judge(why_not_return(s, place), RETURN, place)
            if menu.why:
                menu.rule_out(RETURN, "CR-DEATH-02", "no-start")

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if self.at == AT_KEEP:
            self._keep(s, first(option))
        elif self.at == AT_DROP:
            self._drop(s, first(option))
        else:
            self._return(s, first(option))
