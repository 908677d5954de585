"""Objectives: held in secret, turned in by themselves at once, exchanged for a Resource."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import NOBODY, Seat
from greathall.core.option import Menu, Option, Why, first
from greathall.games.dorian.cards.catalogue import OBJECTIVES, PLACES, REGIONS, STAR_PLACES, STARS, Objective
from greathall.games.dorian.rules.payment import pay_one
from greathall.games.dorian.rules.programs import run_program
from greathall.games.dorian.rules.queries import all_funds, card_of, cards_of, equipped
from greathall.games.dorian.rules.state import ATTACKERS_WON, GATHER_MINE, TALLIES, TALLY, TIED, Dorian
from greathall.games.dorian.words import (
    ANY,
    ATTACKING,
    DEFENDING,
    FINAL,
    KEEP_OBJECTIVE,
    LETTERS,
    LOWEST_FROM,
    NONE,
    OBJECTIVES_HELD,
    SIEGE,
    SWAP_OBJECTIVE,
)

# When Objectives are looked at: any time, the end of a battle, or the start of a Round.
ANY_TIME: Final = 0
END_OF_BATTLE: Final = 1
ROUND_START: Final = 2

_REGION_OF: Final[list[int]] = [REGIONS.index(place.region) for place in PLACES]


# Needs as numbers: the kind, what it looks at, how many.
COUNT: Final = 0
COUNT_MINES: Final = 1
COUNT_IN_TURN: Final = 2
BASE_RESOURCES: Final = 3
CAMP_TOTAL: Final = 4
UPGRADES_EQUIPPED: Final = 5
CARDS_OF_EACH: Final = 6
SOLE_LOWEST: Final = 7
POWER_IN_BATTLE: Final = 8
FEW_CARDS: Final = 9
MANY_CARDS: Final = 10
OWN_STARS: Final = 11  # from here on: owned Locations
OWN_REGIONS: Final = 12
OWN_LOCATIONS: Final = 13
OWN_IN_REGION: Final = 14
OWN_PORTS: Final = 15
OWN_MARKETS: Final = 16
OWN_PLUS: Final = 17
WORDS: Final = {
    "count": COUNT, "count_in_turn": COUNT_IN_TURN, "base_resources": BASE_RESOURCES, "camp_total": CAMP_TOTAL,
    "upgrades_equipped": UPGRADES_EQUIPPED, "cards_owned_each_type": CARDS_OF_EACH, "sole_lowest_ip": SOLE_LOWEST,
    "power_in_battle": POWER_IN_BATTLE, "win_attacking_with_cards_max": FEW_CARDS,
    "win_any_with_own_cards_min": MANY_CARDS, "own_stars": OWN_STARS, "own_regions": OWN_REGIONS,
    "own_locations": OWN_LOCATIONS, "own_in_region": OWN_IN_REGION, "own_ports": OWN_PORTS,
    "own_markets": OWN_MARKETS, "own_plus": OWN_PLUS,
}  # fmt: skip
# For each need from OWN_LOCATIONS on: a number by Location, which counts if it equals `what`.
COUNTS_FOR: Final[list[list[int]]] = [
    [1] * len(PLACES),
    _REGION_OF,
    [int(place.port) for place in PLACES],
    [int(place.market) for place in PLACES],
    [int(place.plus != NONE) for place in PLACES],
]


def _compiled(card: Objective) -> tuple[int, int, int]:
    need = WORDS[card.need]
    if need == COUNT and card.what == "gather_mine":
        return COUNT_MINES, 0, card.n
    if need in (COUNT, COUNT_IN_TURN):
        return need, TALLY.index(card.what), card.n
    if need == POWER_IN_BATTLE:
        return need, LETTERS.index(card.what), card.n
    if need == OWN_IN_REGION:
        return need, REGIONS.index(card.what), card.n
    return need, 1, card.n


NEEDS: Final = [_compiled(card) for card in OBJECTIVES]


def progress(s: Dorian, seat: Seat, held: int, what: int) -> int:
    """How often something has happened since the Objective was taken (DO-R-56)."""
    mark = s.marks[(OBJECTIVES_HELD * seat + held) * TALLIES + what]
    return s.tally[TALLIES * seat + what] - mark


def is_met(s: Dorian, seat: Seat, held: int, moment: int) -> bool:
    """Is the need of a held Objective met now?"""
    need, what, n = NEEDS[s.objectives[seat].cards[held]]
    if need == COUNT:
        return progress(s, seat, held, what) >= n
    if need == COUNT_IN_TURN:
        return s.turn.wins >= n and s.turn.seat == seat and progress(s, seat, held, what) >= n
    if need == SOLE_LOWEST:
        return moment == ROUND_START and _alone_lowest(s, seat)
    if need in (POWER_IN_BATTLE, FEW_CARDS, MANY_CARDS):
        return moment == END_OF_BATTLE and _battle_met(s, seat, need, what, n)
    return reached(s, seat, held) >= n


def reached(s: Dorian, seat: Seat, held: int) -> int:
    """How much of what a held Objective needs there is already; 0 where that shows only at a certain moment."""
    need, what, _ = NEEDS[s.objectives[seat].cards[held]]
    if need in (COUNT, COUNT_IN_TURN):
        return progress(s, seat, held, what)
    if need >= OWN_STARS:
        return _owned(s, seat, need, what)
    i = 3 * seat
    if need == BASE_RESOURCES:
        return s.base[i] + s.base[i + 1] + s.base[i + 2]
    if need == CAMP_TOTAL:
        return s.camp[i] + s.camp[i + 1] + s.camp[i + 2]
    if need == COUNT_MINES:
        return sum(1 for res in range(3) if progress(s, seat, held, GATHER_MINE + res))
    if need == UPGRADES_EQUIPPED:
        return len(equipped(s, seat))
    return _bought_of_each(s, seat) if need == CARDS_OF_EACH else 0


def _owned(s: Dorian, seat: Seat, need: int, what: int) -> int:
    """What the ★-Locations of a player or team count for a need."""
    team = s.team[seat]
    owner = s.owner
    total = 0
    regions = 0
    for place in STAR_PLACES:
        if owner[place] != team:
            continue
        if need == OWN_STARS:
            total += STARS[place]
        elif need == OWN_REGIONS:
            regions |= 1 << _REGION_OF[place]
        elif need == OWN_LOCATIONS or COUNTS_FOR[need - OWN_LOCATIONS][place] == what:
            total += 1
    return regions.bit_count() if need == OWN_REGIONS else total


def any_met(s: Dorian, moment: int) -> bool:
    """Is any Objective of the seats that something happened to met? If not, nobody needs to be looked at again."""
    for seat in s.order:
        if s.dirty >> seat & 1:
            for held in range(len(s.objectives[seat].cards)):
                if is_met(s, seat, held, moment):
                    return True
    s.dirty = 0
    return False


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
    return s.round >= LOWEST_FROM and all(s.ip[s.team[o]] > mine for o in range(s.seats) if s.team[o] != s.team[seat])


def _battle_met(s: Dorian, seat: Seat, need: int, stat: int, n: int) -> bool:
    """Needs that look at the battle that has just ended."""
    b = s.battle
    if b is None or b.kind == FINAL or not b.roles[seat] or not b.totals:
        return False
    if need == POWER_IN_BATTLE:
        return b.totals[3 * seat + stat] >= n
    won = b.result != TIED and (b.result == ATTACKERS_WON) == (b.roles[seat] != DEFENDING)
    if need == FEW_CARDS:
        return won and b.kind == SIEGE and b.roles[seat] == ATTACKING and b.played[seat] <= n
    return won and b.played[seat] >= n


def turn_in(s: Dorian, moment: int) -> None:
    """Let all Objectives be turned in that are met now."""
    s.call(TurnIn(moment, [len(zone.cards) for zone in s.objectives]))


class TurnIn(Frame[Dorian]):
    """All Objectives that are met are turned in, also in another player's turn (DO-OBJ-01, DO-OBJ-02)."""

    RULE: ClassVar[str] = "DO-OBJ-01"

    moment: int
    old: list[int]  # by seat: Objectives that were held before; those that are drawn meanwhile lie behind them

    def advance(self, s: Dorian) -> bool:
        for seat in s.order:
            if s.dirty >> seat & 1:
                for held in range(len(s.objectives[seat].cards)):
                    new = held >= self.old[seat]
                    if new and self.moment == END_OF_BATTLE:
                        break  # its turn comes when the battle is over, which has no part in it (DO-R-56, DO-R-90)
                    if is_met(s, seat, held, ANY_TIME if new else self.moment):
                        if held < self.old[seat]:
                            self.old[seat] -= 1
                        self._turn_in(s, seat, held)
                        return RUN
                s.dirty &= ~(1 << seat)
        s.dirty = 0
        if self.moment == END_OF_BATTLE:
            for seat in s.order:
                if len(s.objectives[seat].cards) > self.old[seat]:
                    s.dirty |= 1 << seat
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


class ObjectiveLook(SeatFrame[Dorian]):
    """Look at the top 2 Objectives, keep 1, the other goes under the deck (DO-OBJ-03). An empty deck is made anew of
    all that were turned in (DO-R-94)."""

    RULE: ClassVar[str] = "DO-OBJ-03"

    looked: int = 0  # cards at the top that are being looked at

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
        s.end()  # before it is told: who looks sees no further cards
        s.tell("DO-OBJ-03", "kept-objective", self.seat, card, known=1 << self.seat)

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-OBJ-03", "objective")
        for card in sorted(s.objective_deck.cards[-2:]):
            menu.offer(KEEP_OBJECTIVE, card)
        if menu.why:
            menu.rule_out(KEEP_OBJECTIVE, "DO-OBJ-03", "not-seen")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._keep(s, first(option))


def exchange_objective(s: Dorian, seat: Seat, card: int) -> None:
    """One own Objective under its deck and one Resource, for a new look (DO-PRE-22, DO-PRE-23)."""
    let_go(s, seat, s.objectives[seat].cards.index(card))
    s.objective_deck.put_under(card, 1 << seat)
    s.tell("DO-PRE-22", "swapped-objective", seat, card, known=1 << seat)
    s.call(ObjectiveLook(seat))
    pay_one(s, seat, ANY, 1)


NO_OBJECTIVES: Final = Why("DO-OBJ-04", "rule-off")
NO_MORE: Final = Why("DO-PRE-22", "deck-empty")


def why_not_exchange(s: Dorian, seat: Seat) -> Why | None:
    """Why no Objective is exchanged now: a Resource is paid (DO-PRE-23), and there must be others."""
    if not s.settings.objectives:
        return NO_OBJECTIVES
    if not s.objective_deck.cards:
        return NO_MORE
    have = all_funds(s, seat)
    return None if have >= 1 else Why("DO-PRE-23", "cost", 1, have)


def offer_exchange(s: Dorian, seat: Seat, menu: Menu) -> None:
    """The held Objectives, equal ones once."""
    cards = s.objectives[seat].cards
    if cards:
        why = why_not_exchange(s, seat)
        for i in range(len(cards)):
            if cards[i] not in cards[:i]:
                menu.judge(why, SWAP_OBJECTIVE, cards[i])
    if menu.why:
        menu.rule_out(SWAP_OBJECTIVE, "DO-PRE-22" if s.settings.objectives else "DO-OBJ-04", "not-held")
