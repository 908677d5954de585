"""Objectives: held in secret, turned in by themselves at once, exchanged for a Resource."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import NOBODY, Seat
from greathall.core.option import Menu, Option, first
from greathall.games.dorian.cards import OBJECTIVES, PLACE_SLUGS, PLACES, REGIONS, STAR_PLACES, STARS
from greathall.games.dorian.programs import run_program
from greathall.games.dorian.queries import all_funds, card_of, cards_of, equipped
from greathall.games.dorian.resources import pay_one
from greathall.games.dorian.state import ATTACKERS_WON, GATHER_MINE, TALLIES, TALLY, TIED, Dorian
from greathall.games.dorian.words import (
    ANY,
    ATTACKING,
    DEFENDING,
    FINAL,
    KEEP_OBJECTIVE,
    LETTERS,
    NONE,
    OBJECTIVES_HELD,
    SIEGE,
    SWAP_OBJECTIVE,
)

# When Objectives are looked at: any time, the end of a battle, or the start of a Round.
ANY_TIME: Final = 0
END_OF_BATTLE: Final = 1
ROUND_START: Final = 2

_REGION_OF: Final = [REGIONS.index(place.region) for place in PLACES]


def owned_places(s: Dorian, seat: Seat) -> list[int]:
    """The ★-Locations of a player or team."""
    team = s.team[seat]
    return [place for place in STAR_PLACES if s.owner[place] == team]


def progress(s: Dorian, seat: Seat, held: int, what: int) -> int:
    """How often something has happened since the Objective was taken (DO-R-56)."""
    mark = s.marks[(OBJECTIVES_HELD * seat + held) * TALLIES + what]
    return s.tally[TALLIES * seat + what] - mark


def is_met(s: Dorian, seat: Seat, held: int, moment: int) -> bool:
    """Is the need of a held Objective met now?"""
    card = OBJECTIVES[s.objectives[seat].cards[held]]
    need, n = card.need, card.n
    if need == "count":
        if card.what == "gather_mine":
            return sum(1 for res in range(3) if progress(s, seat, held, GATHER_MINE + res)) >= n
        return progress(s, seat, held, TALLY.index(card.what)) >= n
    if need == "count_in_turn":
        return s.turn.seat == seat and min(s.turn.wins, progress(s, seat, held, TALLY.index(card.what))) >= n
    if need == "base_resources":
        return sum(s.base[3 * seat : 3 * seat + 3]) >= n
    if need == "camp_total":
        return sum(s.camp[3 * seat : 3 * seat + 3]) >= n
    if need == "upgrades_equipped":
        return len(equipped(s, seat)) >= n
    if need == "cards_owned_each_type":
        return _bought_of_each(s, seat) >= n
    if need == "sole_lowest_ip":
        return moment == ROUND_START and _alone_lowest(s, seat)
    if need in ("power_in_battle", "win_attacking_with_cards_max", "win_any_with_own_cards_min"):
        return moment == END_OF_BATTLE and _battle_met(s, seat, need, card.what, n)
    places = owned_places(s, seat)
    if need == "own_stars":
        return sum(STARS[place] for place in places) >= n
    if need == "own_locations":
        return len(places) >= n
    if need == "own_in_region":
        region = REGIONS.index(card.what)
        return sum(1 for place in places if _REGION_OF[place] == region) >= n
    if need == "own_regions":
        return len({_REGION_OF[place] for place in places}) >= n
    if need == "own_ports":
        return sum(1 for place in places if PLACES[place].port) >= n
    if need == "own_markets":
        return sum(1 for place in places if PLACES[place].market) >= n
    if need == "own_plus":
        return sum(1 for place in places if PLACES[place].plus != NONE) >= n
    assert need == "own_named"
    return PLACE_SLUGS.index(card.word) in places


def _bought_of_each(s: Dorian, seat: Seat) -> int:
    """The smallest number of non-starter cards of a Power in all own zones."""
    have = [0, 0, 0]
    for card in cards_of(s, seat):
        known = card_of(s, card)
        if not known.starter:
            have[known.type] += 1
    return min(have)


def _alone_lowest(s: Dorian, seat: Seat) -> bool:
    """Alone (as a team) lowest in IP, from Round 2 on."""
    mine = s.ip[s.team[seat]]
    return s.round >= 2 and all(s.ip[s.team[o]] > mine for o in range(s.seats) if s.team[o] != s.team[seat])


def _battle_met(s: Dorian, seat: Seat, need: str, stat: str, n: int) -> bool:
    """Needs that look at the battle that has just ended."""
    b = s.battle
    if b is None or b.kind == FINAL or not b.roles[seat] or not b.totals:
        return False
    if need == "power_in_battle":
        return b.totals[3 * seat + LETTERS.index(stat)] >= n
    won = b.result != TIED and (b.result == ATTACKERS_WON) == (b.roles[seat] != DEFENDING)
    if need == "win_attacking_with_cards_max":
        return won and b.kind == SIEGE and b.roles[seat] == ATTACKING and b.played[seat] <= n
    return won and b.played[seat] >= n


class TurnIn(Frame[Dorian]):
    """All Objectives that are met are turned in, also in another player's turn (DO-OBJ-01, DO-OBJ-02)."""

    RULE: ClassVar[str] = "DO-OBJ-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def clone(self) -> "TurnIn":
        return TurnIn(moment=self.moment)

    def advance(self, s: Dorian) -> bool:
        for seat in s.order:
            if s.dirty >> seat & 1:
                for held in range(len(s.objectives[seat].cards)):
                    if is_met(s, seat, held, self.moment):
                        self._turn_in(s, seat, held)
                        return RUN
                s.dirty &= ~(1 << seat)
        s.dirty = 0
        s.end()
        return RUN

    def _turn_in(self, s: Dorian, seat: Seat, held: int) -> None:
        card = s.objectives[seat].cards[held]
        let_go(s, seat, held)
        s.turned[seat].append(card)  # DO-R-94: face up beside its owner
        s.reveals += 1
        s.tell("DO-OBJ-01", "objective", seat, card)
        s.call(ObjectiveLook(seat))  # DO-OBJ-03, after the reward
        run_program(s, OBJECTIVES[card].reward, seat)


def let_go(s: Dorian, seat: Seat, held: int) -> None:
    """An Objective leaves the player's hand; the counts of the other one move with it."""
    s.objectives[seat].take_at(held)
    if held == 0:
        start = OBJECTIVES_HELD * seat * TALLIES
        s.marks[start : start + TALLIES] = s.marks[start + TALLIES : start + 2 * TALLIES]


def receive(s: Dorian, seat: Seat, card: int) -> None:
    """Take an Objective; its counts start now (DO-R-56)."""
    zone = s.objectives[seat]
    start = (OBJECTIVES_HELD * seat + len(zone.cards)) * TALLIES
    zone.put(card, 1 << seat)
    s.marks[start : start + TALLIES] = s.tally[TALLIES * seat : TALLIES * seat + TALLIES]
    s.dirty |= 1 << seat


class ObjectiveLook(Frame[Dorian]):
    """Look at the top 2 Objectives, keep 1, the other goes under the deck (DO-OBJ-03). An empty deck is made anew of
    all that were turned in (DO-R-94)."""

    RULE: ClassVar[str] = "DO-OBJ-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "looked")

    def __init__(self, seat: Seat, looked: int = 0) -> None:
        self.seat = seat
        self.looked = looked  # cards at the top that are being looked at

    def clone(self) -> "ObjectiveLook":
        return ObjectiveLook(seat=self.seat, looked=self.looked)

    def advance(self, s: Dorian) -> bool:
        deck = s.objective_deck
        if self.looked:
            if self.looked == 1 or deck.cards[-1] == deck.cards[-2]:
                self._keep(s, deck.cards[-1])
                return RUN
            return ASK
        if not deck.cards:
            for pile in s.turned:
                for card in pile:
                    deck.put(card, NOBODY)
                pile.clear()
            deck.shuffle(s.rng)
            if not deck.cards:
                s.end()
                return RUN
        self.looked = min(2, len(deck.cards))
        for i in range(1, self.looked + 1):
            deck.known[-i] |= 1 << self.seat
        s.reveals += 1
        return RUN

    def _keep(self, s: Dorian, card: int) -> None:
        deck = s.objective_deck
        top = [deck.draw() for _ in range(self.looked)]
        top.remove(card)
        receive(s, self.seat, card)
        for other in top:
            deck.put_under(other, 1 << self.seat)
        s.tell("DO-OBJ-03", "kept-objective", self.seat, card, known=1 << self.seat)
        s.end()

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-OBJ-03", "objective")
        for card in sorted(s.objective_deck.cards[-2:]):
            menu.offer(KEEP_OBJECTIVE, card)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._keep(s, first(option))


def exchange_objective(s: Dorian, seat: Seat, card: int) -> None:
    """One own Objective under its deck and one Resource, for a new look (DO-PRE-22, DO-PRE-23)."""
    let_go(s, seat, s.objectives[seat].cards.index(card))
    s.objective_deck.put_under(card, 1 << seat)
    s.tell("DO-PRE-22", "swapped-objective", seat, card, known=1 << seat)
    s.call(ObjectiveLook(seat))
    pay_one(s, seat, ANY, 1)


def offer_exchange(s: Dorian, seat: Seat, menu: Menu) -> None:
    """DO-PRE-23: while a Resource can be paid."""
    if not s.settings.objectives:
        return
    cards = s.objectives[seat].cards
    if all_funds(s, seat) >= 1 and s.objective_deck.cards:
        for i in range(len(cards)):
            if cards[i] not in cards[:i]:
                menu.offer(SWAP_OBJECTIVE, cards[i])
    elif menu.why:
        for card in cards:
            menu.refuse("DO-PRE-23", "cost", SWAP_OBJECTIVE, card, need=1, have=all_funds(s, seat))
