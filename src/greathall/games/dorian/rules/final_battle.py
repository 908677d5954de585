"""The crown: who has won, and the Final Battle that breaks the last tie."""

from typing import ClassVar, Final

from greathall.core.frame import RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.games.dorian.rules.arithmetic import side_power
from greathall.games.dorian.rules.battle import BattleTurns, Selection, calculate, new_battle, take_part
from greathall.games.dorian.rules.choices import TO_PUT_BACK, CardChoice
from greathall.games.dorian.rules.piles import draw_cards
from greathall.games.dorian.rules.programs import battle_of
from greathall.games.dorian.rules.scoring import best, clear_battle, finish, goal_reached
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import DEFENCE_SIDE, FINAL, HAND_TARGET, MOST_FINALS, NONE, NOWHERE

GATHER: Final = 0
DRAW: Final = 1
PUT_BACK: Final = 2
SELECT: Final = 3
TURNS: Final = 4
RESULT: Final = 5


def check_goal(s: Dorian) -> bool:
    """Has somebody reached the Crown (DO-WIN-01, DO-WIN-09)? All gains of one moment are booked before this is asked
    (DO-WIN-05)."""
    if not goal_reached(s) or not s.frames:
        return False
    crown(s, "goal")
    return True


def crown(s: Dorian, reason: str) -> None:
    """Most IP wins, then most ★, then the Final Battle (DO-WIN-02, DO-WIN-03, DO-WIN-04, DO-WIN-06), also if Vale
    City was not captured (DO-VAL-06, DO-TEA-09); teams by their common IP (DO-TEA-06, DO-TEA-07)."""
    tied, by_stars = best(s)
    if len(tied) == 1:
        finish(s, tied[0], "stars" if by_stars else reason)
        return
    clear_battle(s)
    s.frames.clear()
    s.call(FinalBattle([seat for seat in range(s.seats) if s.team[seat] in tied]))


class FinalBattle(Frame[Dorian]):
    """A Field Battle without attacker or defender among the tied players (DO-FIN-01)."""

    RULE: ClassVar[str] = "DO-FIN-01"

    finalists: list[int]  # in Battle Turn order once drawn
    at: int = GATHER
    i: int = 0
    fought: int = 0  # Final Battles so far

    def advance(self, s: Dorian) -> bool:
        at = self.at
        if at == GATHER:
            self._gather(s)
            self.at = DRAW
        elif at == DRAW:  # DO-FIN-04: 5, 6, 7...; a small Deck gives what it has (DO-R-67)
            if self.i == len(self.finalists):
                self.at = SELECT
            else:
                draw_cards(s, self.finalists[self.i], HAND_TARGET + self.i, "DO-FIN-04")
                self.at = PUT_BACK
        elif at == PUT_BACK:
            seat = self.finalists[self.i]
            self.i += 1
            self.at = DRAW
            surplus = len(s.hands[seat].cards) - HAND_TARGET
            if surplus > 0:
                s.call(CardChoice(seat, TO_PUT_BACK, surplus, 0, 0, "DO-FIN-04"))
        elif at == SELECT:
            b = battle_of(s)
            for seat in self.finalists:
                take_part(b, seat, DEFENCE_SIDE, EVERYONE)
            self.at = TURNS
            s.call(Selection())
        elif at == TURNS:  # DO-FIN-06
            self.at = RESULT
            s.call(BattleTurns())
        else:
            self._result(s)
        return RUN

    def _gather(self, s: Dorian) -> None:
        """Everything into the Decks (DO-FIN-02), the bag for the order (DO-FIN-03), all Characters join (DO-FIN-05),
        Upgrades are Restored (DO-R-50)."""
        s.rng.shuffle(self.finalists)
        b = new_battle(s, FINAL, NOWHERE, NONE, NONE)
        s.battle = b
        s.tell("DO-FIN-01", "final", self.finalists[0], len(self.finalists))
        for seat in self.finalists:
            b.joined |= 1 << seat
            s.spent[seat] = 0
            hand, deck, pile = s.hands[seat], s.decks[seat], s.restore[seat]
            for card in hand.cards + pile:
                deck.put(card, 0)
            hand.cards.clear()
            hand.known.clear()
            pile.clear()
            deck.shuffle(s.rng)

    def _result(self, s: Dorian) -> None:
        b = battle_of(s)
        calculate(s, b)
        teams = sorted({s.team[seat] for seat in self.finalists})
        powers = [side_power(s, b, 10 + team) for team in teams]
        for team, total in zip(teams, powers, strict=True):
            s.tell("DO-FIN-07", "final-sum", team, total[0], total[1], total[2])
        winner = leader_of(teams, powers)
        self.fought += 1
        if winner != NONE:
            finish(s, winner, "final-battle")
            return
        still = still_tied(teams, powers)
        s.tell("DO-FIN-08", "final-tied", self.finalists[0], self.fought)
        if self.fought >= MOST_FINALS:  # DO-R-65: a draw from the bag as a technical stop
            finish(s, still[s.rng.below(len(still))], "final-draw")
            return
        clear_battle(s)
        self.finalists = [seat for seat in range(s.seats) if s.team[seat] in still]
        self.at = GATHER
        self.i = 0


def leader_of(teams: list[int], powers: list[list[int]]) -> int:
    """Who leads strictly in two of three Powers (DO-FIN-07, DO-R-65); NONE if nobody does."""
    for i in range(len(teams)):
        leads = 0
        for power in range(3):
            if all(powers[i][power] > powers[j][power] for j in range(len(teams)) if j != i):
                leads += 1
        if leads >= 2:
            return teams[i]
    return NONE


def still_tied(teams: list[int], powers: list[list[int]]) -> list[int]:
    """Those sharing the largest number of leads, shared ones counted; all of them if that is one alone (DO-R-65)."""
    counts = [sum(1 for power in range(3) if powers[i][power] == max(p[power] for p in powers)) for i in range(len(teams))]
    found = [team for team, n in zip(teams, counts, strict=True) if n == max(counts)]
    return found if len(found) > 1 else teams
