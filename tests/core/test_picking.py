"""Picking: any order, taking back, `done` alone closes; search sees each set once; planted faults are found."""

from itertools import combinations
from random import Random

import pytest
from picking_check import check_picking
from shelf_game import (
    CLOSE,
    TAKE,
    Ascending,
    Blabbing,
    InOrder,
    Missing,
    SelfSealing,
    Shelf,
    Taking,
    Untidy,
    put_back,
    shelf,
    take,
)

from greathall.core import engine
from greathall.core.option import Decision, Option, Why, first, option, verb_of


def asked(s: Shelf, free: bool = True) -> Decision:
    question = engine.decision(s, 0, free=free)
    assert question is not None
    return question


def sets_in_search(s: Shelf) -> list[tuple[int, ...]]:
    """Every set that a menu for search leads to, as often as it does."""
    found: list[tuple[int, ...]] = []
    for o in asked(s, free=False).options:
        other = s.clone()
        engine.choose(other, 0, o)
        if verb_of(o) == TAKE:
            found += sets_in_search(other)
        else:
            found.append(tuple(other.taken[0]))
    return found


def test_what_stands_earlier_can_be_picked_later_and_taken_back() -> None:
    s = shelf([1, 2, 3, 4], Taking(0, 1, 3))
    engine.answer(s, 0, option(TAKE, 4))
    engine.answer(s, 0, option(TAKE, 2))
    question = asked(s)
    assert [first(o) for o in question.options if o != CLOSE] == [1, 3]
    assert question.picks is not None
    assert (question.picks.held, question.picks.backs) == (take(2, 4), [put_back(2), put_back(4)])
    assert (question.picks.have, question.picks.need, question.picks.most) == (2, 1, 3)
    engine.answer(s, 0, put_back(4))
    assert s.taken[0] == [2] and s.books == [1, 3, 4]
    engine.answer(s, 0, CLOSE)
    assert s.outcome is not None and s.outcome.points == [2, 0]


def test_done_is_offered_exactly_when_the_number_is_reached() -> None:
    s = shelf([1, 2, 3, 4], Taking(0, 2, 2))
    assert CLOSE not in asked(s).options
    engine.answer(s, 0, option(TAKE, 3))
    assert CLOSE not in asked(s).options
    why = engine.decision(s, 0, why=True, free=True)
    assert why is not None
    refusal = why.why_not(CLOSE)
    assert refusal is not None and (refusal.reason, refusal.have, refusal.need) == ("too-few-picks", 1, 2)
    engine.answer(s, 0, option(TAKE, 1))
    assert asked(s).options == [CLOSE]
    with pytest.raises(engine.IllegalOption):
        engine.answer(s, 0, option(TAKE, 2))


class EvenOnly(Taking):
    """Not every number of books will do."""

    def enough(self, s: Shelf) -> bool:
        return len(self.held(s)) % 2 == 0

    def why_not_enough(self, s: Shelf, rule: str) -> Why:
        return Why(rule, "odd", have=len(self.held(s)))


def test_a_game_says_itself_why_a_choice_cannot_be_closed() -> None:
    s = shelf([1, 2, 3, 4], EvenOnly(0, 0, 4))
    engine.answer(s, 0, option(TAKE, 3))
    why = engine.decision(s, 0, why=True, free=True)
    assert why is not None and CLOSE not in why.options
    refusal = why.why_not(CLOSE)
    assert refusal is not None and (refusal.rule, refusal.reason, refusal.have) == ("SH-TAKE-01", "odd", 1)


@pytest.mark.parametrize(("fewest", "limit"), [(0, 4), (1, 2), (2, 2), (0, 1), (3, 4)])
def test_search_sees_each_set_once(fewest: int, limit: int) -> None:
    books = [1, 2, 3, 4, 5]
    found = sets_in_search(shelf(books, Taking(0, fewest, limit)))
    every = [c for n in range(fewest, limit + 1) for c in combinations(books, n)]
    assert sorted(found) == sorted(every)


def test_search_sees_each_choice_of_equal_things_once() -> None:
    books = [1, 1, 2, 2, 2]
    found = sets_in_search(shelf(books, Taking(0, 3, 3)))
    assert sorted(found) == sorted(set(combinations(books, 3)))


def test_a_forced_set_is_taken_and_a_single_pick_closes() -> None:
    s = shelf([4, 7], Taking(0, 2, 2), Taking(1, 1, 1))
    assert s.taken == [[4, 7], []] and s.outcome is not None  # nothing was left for the other seat
    s = shelf([4, 7, 9], Taking(0, 1, 1))
    assert asked(s).picks is None  # a plain choice
    engine.answer(s, 0, option(TAKE, 7))
    assert s.outcome is not None and s.taken[0] == [7]


def test_a_bot_can_go_on_where_a_person_picked_freely() -> None:
    s = shelf([1, 2, 3, 4], Taking(0, 2, 3))
    engine.answer(s, 0, option(TAKE, 4))
    offered = asked(s, free=False).options
    assert offered == take(1, 2, 3)  # nothing comes after 4, and one more is needed
    engine.choose(s, 0, offered[0])
    assert asked(s, free=False).options == [CLOSE]


def test_refusals_speak_of_everything_that_could_be_meant() -> None:
    s = shelf([1, 2, 3], Taking(0, 1, 2))
    for book in (1, 3):
        engine.answer(s, 0, option(TAKE, book))
    why = engine.decision(s, 0, why=True, free=True)
    assert why is not None
    full = why.why_not(option(TAKE, 2))
    assert full is not None and (full.rule, full.reason, full.need) == ("SH-TAKE-01", "hands-full", 2)
    held = why.why_not(option(TAKE, 1))
    assert held is not None and held.reason == "picked"
    absent = why.why_not(put_back(2))
    assert absent is not None and absent.reason == "not-picked"


def test_what_search_is_not_offered_is_explained_too() -> None:
    s = shelf([1, 2, 3], Taking(0, 1, 3))
    engine.answer(s, 0, option(TAKE, 2))
    why = engine.decision(s, 0, why=True)
    assert why is not None and why.options == [*take(3), CLOSE]
    reasons = [why.why_not(o) for o in take(1, 2)]
    assert [found.reason for found in reasons if found is not None] == ["other-order", "picked"]


def checked(kind: type[Taking], fewest: int = 1, limit: int = 3) -> int:
    s = shelf([1, 2, 2, 3, 4, 5], kind(0, fewest, limit), Taking(1, 0, 2))
    return check_picking(s, 0, Random("check"))


def test_a_sound_choice_passes_the_check() -> None:
    assert checked(Taking) >= 4
    assert checked(Taking, 2, 2) >= 4


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        (Ascending, "not offered in this order|not the same|cannot be closed"),
        (SelfSealing, "closed by itself"),
        (Blabbing, "told, drawn or revealed"),
        (Untidy, "not the same|restore"),
        (InOrder, "changes where they lead|not the same"),
        (Missing, "search is not offered"),
    ],
)
def test_a_planted_fault_is_found(fault: type[Taking], found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        checked(fault)


def test_options_are_what_they_say() -> None:
    o: Option = option(TAKE, 3)
    question = asked(shelf([3, 4], Taking(0, 1, 2)))
    assert question.is_pick(o) and not question.is_pick(CLOSE)
