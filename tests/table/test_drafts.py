"""What a seat has picked is its own until it confirms: nobody else sees it, no journal keeps it, and then it is one answer."""

import pytest
from shelf_game import GAME, Shelf, Taking, put_back, shelf, take

from greathall.core import engine
from greathall.data.codec import state_hash
from greathall.data.notation import read_all
from greathall.games import load
from greathall.table.replay import Recording, entry_line, parse, replay
from greathall.table.table import Answer, Illegal, NotYourTurn, Rewind, Stale, Table


@pytest.fixture
def table() -> Table:
    return Table(GAME, 2, "books")


def taken(table: Table, seat: int) -> list[list[int]]:
    state = table.mine(seat)
    assert isinstance(state, Shelf)
    return state.taken


def test_a_pick_is_seen_by_its_own_seat_only(table: Table) -> None:
    journal: list[Answer | Rewind] = []
    table.journal = journal.append
    before, elsewhere = state_hash(table.state), table.view(1)
    table.answer(0, "take book4")
    assert table.view(0)["taken"] == [[4], []] and table.picked(0) == 1
    assert table.view(1) == elsewhere and state_hash(table.state) == before
    assert table.answers == [] and table.log == [] and journal == []
    table.answer(0, "take book2; done")
    assert [answer.text for answer in table.answers] == ["take book2; take book4; done"]
    assert table.view(1)["taken"] == [[2, 4], []] and table.picked(0) == 0
    assert [event.kind for event in table.log] == ["took"] and journal == table.answers


def test_every_order_and_change_of_mind_is_the_same_answer() -> None:
    ways = (
        ["take book2", "take book5", "done"],
        ["take book5", "take book2", "done"],
        ["take book1; take book5", "put-back book1", "take book2", "done"],
        ["take book5; take book2; done"],
    )
    reached = set()
    for way in ways:
        table = Table(GAME, 2, "books")
        for step in way:
            table.answer(0, step)
        reached.add((table.answers[0].text, table.answers[0].hash))
    assert len(reached) == 1


def test_undo_takes_back_the_last_pick_and_then_the_whole_answer(table: Table) -> None:
    table.answer(0, "take book4; take book1")
    assert table.can_undo(0) == 2 and table.can_undo(1) == 0
    table.undo(0)
    assert taken(table, 0) == [[4], []]
    table.undo(0)
    assert taken(table, 0) == [[], []] and table.can_undo(0) == 0
    table.answer(0, "take book4; take book1; done")
    assert table.can_undo(0) == 1
    table.undo(0)
    assert table.answers == [] and taken(table, 0) == [[], []]


def test_what_cannot_be_picked_changes_nothing(table: Table) -> None:
    table.answer(0, "take book4")
    with pytest.raises(Illegal) as full:
        table.answer(0, "take book4")
    assert full.value.refusal is not None and full.value.refusal.reason == "picked"
    with pytest.raises(Illegal, match="legal answers"):
        table.answer(0, "take book1; take book9")  # all or nothing
    with pytest.raises(Illegal, match="'take book2' cannot follow 'done'"):
        table.answer(0, "take book1; done; take book2")  # the other seat is asked then
    with pytest.raises(Illegal) as few:
        table.answer(0, "done")
    assert few.value.refusal is not None and (few.value.refusal.have, few.value.refusal.need) == (1, 2)
    with pytest.raises(NotYourTurn):
        table.answer(1, "take book1")
    assert taken(table, 0) == [[4], []] and table.answers == []


def test_a_pick_that_was_worked_out_before_another_is_stale(table: Table) -> None:
    early = table.prepare(0, take(1)[0])
    table.answer(0, "take book2; take book3; done")
    with pytest.raises(Stale):
        table.accept(early)
    with pytest.raises(Stale):
        table.answer(0, put_back(1), seen=0)


def test_a_set_is_stored_and_replayed_as_one_answer(table: Table) -> None:
    table.answer(0, "take book5; take book1; done")
    table.answer(1, "take book2")
    recording = Recording.of(table)
    assert [entry_line(answer)["do"] for answer in recording.answers] == ["take book1; take book5; done"]
    again = parse(recording.text(), "again")
    again.game = "pebble"  # the shelf is not installed: only its text is read here
    assert again.answers == recording.answers
    past = table.moment(1)
    assert past.view(1)["taken"] == [[1, 5], [2]] and past.picked(1) == 1  # the present with what is picked
    assert table.moment(0).view(0)["taken"] == [[], []]
    assert state_hash(table.at(1)) == table.answers[0].hash


def test_going_back_forgets_all_picks(table: Table) -> None:
    table.answer(0, "take book5; take book1; done")
    table.answer(1, "take book2")
    table.rewind(0)
    assert table.picked(1) == 0 and taken(table, 0) == [[], []]
    table.answer(0, "take book3")
    table.drop_picks(0)
    assert taken(table, 0) == [[], []]


def test_replay_needs_installed_rules() -> None:
    with pytest.raises(ValueError, match="shelf"):
        replay(Recording("shelf", 1, 2, "books"))


def with_a_first_pick() -> Shelf:
    """Book 4 is picked already when Ann is asked."""
    s = shelf([1, 2, 3, 4], Taking(0, 1, 2), Taking(1, 0, 2))
    s.books.remove(4)
    s.taken[0].append(4)
    return s


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        (["done"], "done"),
        (["put-back book4; take book4; done"], "done"),
        (["take book1", "put-back book1", "done"], "done"),
        (["take book2; done"], "take book2; done"),
        (["take book2", "put-back book4", "done"], "put-back book4; take book2; done"),
        (["put-back book4; take book3", "take book1; done"], "put-back book4; take book1; take book3; done"),
    ],
)
def test_a_question_may_come_with_a_first_pick(steps: list[str], text: str) -> None:
    table = Table(GAME, 2, "books", state=with_a_first_pick())
    for step in steps[:-1]:
        table.answer(0, step)
    assert table.picked(0) == len(table.unconfirmed(0))
    table.answer(0, steps[-1])
    assert [answer.text for answer in table.answers] == [text]
    again = with_a_first_pick()
    for o in read_all(GAME, text):
        engine.answer(again, 0, o)
    assert state_hash(again) == table.answers[0].hash


def test_picks_may_follow_the_answer_that_leads_to_their_question() -> None:
    """The next question is asked of the same seat: what is sent with the answer is picked there, a draft like any other."""
    meeples = load("meeples")
    table = Table(meeples, 2, "drag")
    journal: list[Answer | Rewind] = []
    table.journal = journal.append
    seat = table.waiting()[0]
    table.answer(seat, "open builders_yard; add peasant")
    assert [answer.text for answer in table.answers] == ["open builders_yard"] and journal == table.answers
    assert table.picked(seat) == 1 and table.can_undo(seat) == 2
    assert table.view(seat)["posts"][0]["pieces"] == {"peasant": 1}
    assert table.view(1 - seat)["posts"][0]["pieces"] == {}
    assert replay(Recording.of(table)).answers == table.answers
    table.answer(seat, "close")
    assert table.answers[-1].text == "add peasant; close" and table.picked(seat) == 0


def test_an_answer_whose_picks_do_not_fit_is_not_taken() -> None:
    table = Table(load("meeples"), 2, "drag")
    seat = table.waiting()[0]
    for wrong in ("open builders_yard; add corruption", "open builders_yard; done", "open builders_yard; add peasant; close"):
        with pytest.raises(Illegal, match="cannot follow 'open builders_yard'"):
            table.answer(seat, wrong)
    assert table.answers == [] and table.picked(seat) == 0
