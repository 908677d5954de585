"""The referee: refusals by name, undo that stops by itself, and a table that is never half changed."""

from collections.abc import Callable

import pytest

from greathall import games
from greathall.core.ids import SPECTATOR
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.table.table import (
    Answer,
    Frozen,
    Illegal,
    NotYourTurn,
    NoUndo,
    Over,
    Refused,
    Rewind,
    Stale,
    Table,
)

GAME = games.load("pebble")


@pytest.fixture
def table() -> Table:
    return Table(GAME, 3, "a table")


def first_text(table: Table, seat: int) -> str:
    question = table.decision(seat)
    assert question is not None
    return notation.show(GAME, question.options[0])


def answer_all(table: Table, count: int) -> None:
    for _ in range(count):
        seat = table.waiting()[0]
        table.answer(seat, first_text(table, seat))


def test_answers_are_kept_with_their_hashes(table: Table) -> None:
    question = table.decision(1)
    assert question is not None
    table.answer(1, question.options[0])
    text = first_text(table, 0)
    table.answer(0, text)
    assert [answer.seat for answer in table.answers] == [1, 0]
    assert table.answers[1] == Answer(0, text, state_hash(table.state))
    assert table.waiting() == [2]


def test_a_whole_game_ends_with_an_outcome_and_takes_no_more(table: Table) -> None:
    answer_all(table, 12)
    assert table.outcome is not None and table.outcome.reason == "rounds"
    assert table.waiting() == [] and table.decision(0) is None
    with pytest.raises(Over) as refused:
        table.answer(0, "bid chalk")
    assert refused.value.code == "over"
    assert table.can_undo(2) == 0


@pytest.mark.parametrize(
    ("seat", "words", "kind", "code"),
    [
        (0, "bid mud", Illegal, "illegal"),
        (0, "bi chalk", Illegal, "illegal"),
        (0, "", Illegal, "illegal"),
        (1, "bid chalk", NotYourTurn, "not-your-turn"),
        (7, "bid chalk", NotYourTurn, "not-your-turn"),
        (-1, "bid chalk", NotYourTurn, "not-your-turn"),
    ],
)
def test_refused_answers_change_nothing(table: Table, seat: int, words: str, kind: type[Refused], code: str) -> None:
    table.answer(1, first_text(table, 1))
    before = state_hash(table.state)
    with pytest.raises(kind) as refused:
        table.answer(seat, words)
    assert refused.value.code == code and str(refused.value)
    assert state_hash(table.state) == before and len(table.answers) == 1 and not table.frozen


def test_an_option_that_is_not_offered_is_illegal(table: Table) -> None:
    question = table.decision(0)
    assert question is not None
    missing = next(card for card in range(5) if notation.read(GAME, "bid chalk") + (card << 32) not in question.options)
    with pytest.raises(Illegal, match="legal answers"):
        table.answer(0, notation.read(GAME, "bid chalk") + (missing << 32))


def test_an_answer_to_an_older_question_is_stale(table: Table) -> None:
    answer_all(table, 3)
    with pytest.raises(Stale, match="question 3"):
        table.answer(0, first_text(table, 0), seen=2)
    with pytest.raises(Stale):
        table.answer(0, first_text(table, 0), seen=4)
    table.answer(0, first_text(table, 0), seen=3)


def test_a_sealed_answer_is_not_stale_because_another_was_faster(table: Table) -> None:
    texts = [first_text(table, seat) for seat in range(3)]
    table.answer(0, texts[0], seen=0)
    table.answer(2, texts[2], seen=0)
    with pytest.raises(Refused):
        table.answer(2, texts[2], seen=0)
    table.answer(1, texts[1], seen=0)
    with pytest.raises(Stale):
        table.answer(0, first_text(table, 0), seen=0)


def test_everybody_is_told_only_what_they_may_know(table: Table) -> None:
    table.answer(0, first_text(table, 0))
    assert [event.kind for event in table.events(0)] == ["prize", "sealed"]
    assert [event.kind for event in table.events(1)] == ["prize", "sealed-hidden"]
    assert table.events(SPECTATOR)[1].args == ()
    answer_all(table, 2)
    later = table.events(1, since=3)
    assert later and len(table.events(1)) == len(later) + 3


def test_undo_takes_back_a_sealed_answer_and_what_was_told(table: Table) -> None:
    before, view = state_hash(table.state), table.view(0)
    table.answer(0, first_text(table, 0))
    assert (table.can_undo(0), table.can_undo(1)) == (1, 0)
    table.undo(0)
    assert state_hash(table.state) == before and table.view(0) == view
    assert [event.kind for event in table.events(0)] == ["prize"] and table.answers == [] and table.state.log is table.log
    answer_all(table, 3)


@pytest.mark.parametrize(
    ("answers", "seat", "why"),
    [(0, 0, "nothing has been answered"), (2, 0, "not yours"), (3, 2, "revealed")],
)
def test_undo_stops_by_itself(table: Table, answers: int, seat: int, why: str) -> None:
    answer_all(table, answers)
    assert table.can_undo(seat) == 0
    with pytest.raises(NoUndo, match=why) as refused:
        table.undo(seat)
    assert refused.value.code == "no-undo" and len(table.answers) == answers


def test_with_consent_the_table_goes_back_as_far_as_it_likes(table: Table) -> None:
    hashes = [state_hash(table.state)]
    told = [len(table.log)]
    for _ in range(12):
        answer_all(table, 1)
        hashes.append(state_hash(table.state))
        told.append(len(table.log))
    for count in (12, 7, 3, 0):
        table.rewind(count)
        assert state_hash(table.state) == hashes[count] == state_hash(table.at(count))
        assert len(table.answers) == count and len(table.log) == told[count]
    with pytest.raises(NoUndo, match="not 1"):
        table.rewind(1)


def roll_a_nine(table: Table) -> None:
    """The next die that the rules roll is one that no die has: they fail."""
    table.state.rng.tape.append(9)


def test_a_fault_in_the_rules_freezes_the_table_as_it_was(table: Table) -> None:
    answer_all(table, 2)
    roll_a_nine(table)
    before, told = state_hash(table.state), len(table.log)
    with pytest.raises(Frozen, match="forces 9"):
        table.answer(2, first_text(table, 2))
    assert table.frozen and "TapeError" in table.reason
    assert table.failed == (2, first_text(table, 2))
    assert state_hash(table.state) == before and len(table.answers) == 2 and len(table.log) == told
    with pytest.raises(Frozen) as refused:
        table.answer(2, first_text(table, 2))
    assert refused.value.code == "frozen" and table.can_undo(1) == 0
    with pytest.raises(Frozen):
        table.undo(1)


def test_rewinding_thaws_a_frozen_table(table: Table) -> None:
    roll_a_nine(table)
    with pytest.raises(Frozen):
        answer_all(table, 3)
    table.rewind(2)
    answer_all(table, 1)
    assert not table.frozen and len(table.answers) == 3


def test_the_journal_has_an_answer_before_anyone_sees_it() -> None:
    seen: list[tuple[object, int]] = []
    table = Table(GAME, 2, "journal")
    table.journal = lambda entry: seen.append((entry, len(table.answers)))
    table.answer(0, first_text(table, 0))
    table.undo(0)
    table.answer(1, first_text(table, 1))
    assert [count for _, count in seen] == [0, 1, 0]
    assert seen[1][0] == Rewind(0) and seen[2][0] == table.answers[0]


def full(entry: Answer | Rewind) -> None:
    raise OSError("the disk is full")


@pytest.mark.parametrize("act", [lambda t: answer_all(t, 1), lambda t: t.undo(0)], ids=["answer", "undo"])
def test_an_answer_that_the_journal_cannot_keep_is_not_taken(table: Table, act: Callable[[Table], None]) -> None:
    answer_all(table, 1)
    before, told = state_hash(table.state), len(table.log)
    table.journal = full
    with pytest.raises(OSError, match="full"):
        act(table)
    assert state_hash(table.state) == before and len(table.answers) == 1 and len(table.log) == told
    assert not table.frozen
