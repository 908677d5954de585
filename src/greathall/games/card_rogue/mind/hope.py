"""When a game is lost for everybody, and when there is nothing left to stay for: bots give up and go home then."""

from typing import Final

from greathall.games.card_rogue.cards.catalogue import GOLEM, KIND
from greathall.games.card_rogue.mind.fighter import Fighter, chance_anew, needed, reach
from greathall.games.card_rogue.mind.guide import STALK, survey
from greathall.games.card_rogue.mind.odds import chance_alone
from greathall.games.card_rogue.mind.worth import blow
from greathall.games.card_rogue.rules.queries import adjacent, max_health
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.rules.votes import playing
from greathall.games.card_rogue.words import EMPTY, FOUNTAIN, NORMAL

TOO_LONG: Final = 900  # turns: enough has been tried
ASKS_EVERY: Final = 8  # rounds: the others may see it otherwise


def is_lost(s: CardRogue) -> bool:
    """CR-EMPTY-02: nothing is left to explore, nobody has anything to do that would help, and the Golem cannot be beaten, or
    nobody can get to it."""
    if s.explore.cards or s.seats == 1 or s.phase != NORMAL:
        return False
    golem = golem_place(s)
    if golem == EMPTY or s.foes[golem].fighters:
        return False
    if s.turns > TOO_LONG:
        return True
    near = False
    for seat in playing(s):
        place = s.players[seat].place
        if place not in s.slot_at or max(survey(s, seat).values()) > STALK:
            return False
        tiles = reach(s, place)
        fighter = Fighter(s, seat)
        for there, foe in s.foes.items():
            if any(beside in tiles for beside in adjacent(s, there)):
                if there == golem:
                    near = True
                elif fighter.against(there, foe) > 0.0:
                    return False  # it is far away, but he is going there
    return not near or best_chance(s, golem) < needed(s)


def golem_place(s: CardRogue) -> int:
    """Where the Golem stands; EMPTY if it has not been found or is slain."""
    for place, foe in s.foes.items():
        if foe.card == GOLEM:
            return place
    return EMPTY


def leads_to_golem(s: CardRogue, start: int) -> bool:
    """Can it be walked to from this place?"""
    golem = golem_place(s)
    if golem == EMPTY:
        return False
    tiles = reach(s, start)
    return any(beside in tiles for beside in adjacent(s, golem))


def best_chance(s: CardRogue, place: int) -> float:
    """The best chance that anybody has of beating a boss: as he is, rested or after a new start; or of as many together as
    there are tiles beside it."""
    foe = s.foes[place]
    rest = any(KIND[card] == FOUNTAIN and s.sides[slot] for slot, card in enumerate(s.board.cards))
    best = chance_anew(s, place, foe)
    for seat in playing(s):
        fighter = Fighter(s, seat)
        health = max(fighter.stamina, float(max_health(s, seat))) if rest else fighter.stamina
        best = max(best, chance_alone(foe, fighter.armor, blow(foe, fighter.armor), fighter.damage, health))
    return best


def asks_now(s: CardRogue) -> bool:
    """Is it time to propose it (again)?"""
    return s.turns % (ASKS_EVERY * s.seats) < s.seats
