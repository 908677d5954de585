"""What a choice of several things must keep, at one moment at which it begins: for the contract test and for planted faults."""

from random import Random

from greathall.core import engine
from greathall.core.option import Decision, Option
from greathall.core.state import State
from greathall.data.codec import state_hash

SETS = 6  # drawn at a moment
ORDERS = 3  # of each set
LONGEST = 60  # picks of a set


def people_asked(s: State, seat: int) -> Decision | None:
    """The question as it is put to people."""
    return engine.decision(s, seat, free=True)


def picking(s: State, seat: int) -> bool:
    """Does the seat choose several things now, and has not begun?"""
    question = people_asked(s, seat)
    return question is not None and question.picks is not None and not question.picks.held


def settled_hash(s: State, answers: int) -> str:
    """The hash as if so many answers had been given: changing one's mind is counted, and nothing else remains of it."""
    copy = s.clone()
    copy.answers = answers
    return state_hash(copy)


def pick(s: State, seat: int, o: Option) -> None:
    """One pick: it must be offered, tell nothing, draw nothing, reveal nothing, and leave the question open."""
    question = people_asked(s, seat)
    assert question is not None and question.takes(o), "a pick of a legal set is not offered in this order"
    before = s.reveals, s.rng.position()
    s.log = []
    engine.choose(s, seat, o)
    told, s.log = s.log, None
    after = people_asked(s, seat)
    assert after is not None and after.picks is not None and after.prompt == question.prompt, "a choice closed by itself"
    assert not told and (s.reveals, s.rng.position()) == before, "a pick was told, drawn or revealed before it was confirmed"


def drawn_set(s: State, seat: int, random: Random) -> tuple[list[Option], Option] | None:
    """Picks as people may make them, and an answer that closes the set; None if luck leads nowhere."""
    s = s.clone()
    picks: list[Option] = []
    for _ in range(LONGEST):
        question = people_asked(s, seat)
        assert question is not None and question.picks is not None, "a choice closed by itself"
        more = [o for o in question.options if question.is_pick(o)]
        closing = [o for o in question.options if not question.is_pick(o)]
        assert more or closing or picks, "nothing can be picked, closed or taken back"
        if closing and (not more or random.random() < 0.3):
            return picks, random.choice(closing)
        if not more:
            return None  # a dead end, out of which only taking back leads
        o = random.choice(more)
        pick(s, seat, o)
        picks.append(o)
        check_taking_back(s, seat, random)
    return None


def check_taking_back(s: State, seat: int, random: Random) -> None:
    """Any of the picks can be taken back and made again, and everything is as before."""
    question = people_asked(s, seat)
    assert question is not None and question.picks is not None
    i = random.randrange(len(question.picks.held))
    other = s.clone()
    pick(other, seat, question.picks.backs[i])
    less = settled_hash(other, 0)
    pick(other, seat, question.picks.held[i])
    assert settled_hash(other, s.answers) == settled_hash(s, s.answers), "a pick taken back and made again is not the same"
    again = people_asked(other, seat)
    assert again is not None and again.picks is not None
    pick(other, seat, again.picks.backs[again.picks.held.index(question.picks.held[i])])
    assert settled_hash(other, 0) == less, "taking back does not restore the state before"


def held(s: State, seat: int) -> list[Option]:
    question = people_asked(s, seat)
    assert question is not None and question.picks is not None
    return question.picks.held


def check_picking(s: State, seat: int, random: Random) -> int:
    """Sets drawn at this moment are reachable in every order that is drawn, and all orders lead to the same state; search sees
    them too; every first pick can be taken back. The number of sets that were looked at."""
    looked = 0
    start = settled_hash(s, 0)
    for _ in range(SETS):
        found = drawn_set(s, seat, random)
        if found is None:
            continue
        looked += 1
        picks, closing = found
        reached: set[str] = set()
        for _ in range(ORDERS):
            order = random.sample(picks, len(picks))
            other = s.clone()
            for o in order:
                pick(other, seat, o)
            if len(order) == 1:
                back = other.clone()
                question = people_asked(back, seat)
                assert question is not None and question.picks is not None
                pick(back, seat, question.picks.backs[0])
                assert settled_hash(back, 0) == start, "taking back does not restore the state before"
            spelled = held(other, seat)
            question = people_asked(other, seat)
            assert question is not None and closing in question.options, "the same set cannot be closed in another order"
            engine.choose(other, seat, closing)
            reached.add(state_hash(other))
        assert len(reached) == 1, "the order of the picks changes where they lead"
        check_search_sees(s, seat, spelled, closing, reached.pop())
    return looked


def check_search_sees(s: State, seat: int, spelled: list[Option], closing: Option, reached: str) -> None:
    """The same set in the one order that search is offered."""
    other = s.clone()
    for o in (*spelled, closing):
        question = engine.decision(other, seat)
        assert question is not None and o in question.options, "search is not offered a set that people are"
        engine.choose(other, seat, o)
    assert state_hash(other) == reached, "search reaches another state by the same set"
