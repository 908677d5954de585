"""A table wakes by folding the answers that stand: the same as playing all of them again, at a fraction of the work."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hall_client import Person, hall_here
from stored import edit, stored_table, woken
from test_forks import answer_some, no_bots

from greathall.core.state import State
from greathall.data.codec import state_hash
from greathall.games import MODULES, load
from greathall.server.hall import AT_REST
from greathall.server.ledger import read_rows, read_snapshots, save_snapshot
from greathall.server.resting import EVERY, Rests
from greathall.server.store import Store
from greathall.server.waking import Course
from greathall.table import fold as folding


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "hall.sqlite3")
    yield opened
    opened.close()


@pytest.mark.parametrize("slug", list(MODULES))
def test_folding_leads_where_playing_leads(store: Store, slug: str) -> None:
    name, table = stored_table(store, slug, 150, f"wake {slug}")
    again = woken(store, name)
    assert again.lost is None and again.change is None
    assert slug == "pebble" or (again.course.rewinds > 3 and again.course.seq > len(table.answers))
    assert again.table.answers == table.answers and state_hash(again.table.state) == state_hash(table.state)
    assert [again.table.logged(n) for n in range(len(table.answers) + 1)] == [
        table.logged(n) for n in range(len(table.answers) + 1)
    ]
    assert [again.table.can_undo(seat) for seat in range(table.seats)] == [table.can_undo(seat) for seat in range(table.seats)]
    middle = len(table.answers) // 2
    assert state_hash(again.table.at(middle)) == state_hash(table.at(middle))


def test_what_was_taken_back_is_not_played(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is counted, not timed: each answer that stands once, a hash every 64 answers and one at the end."""
    name, table = stored_table(store, "card-rogue", 300, "count")
    counted = {"hash": 0, "answers": 0}
    hashed, answered = folding.state_hash, folding.engine.answer

    def count_hash(state: object) -> str:
        counted["hash"] += 1
        return hashed(state)  # type: ignore[arg-type]

    def count_answer(state: State, seat: int, option: int) -> None:
        counted["answers"] += 1
        answered(state, seat, option)

    monkeypatch.setattr(folding, "state_hash", count_hash)
    monkeypatch.setattr(folding.engine, "answer", count_answer)
    again = woken(store, name)
    rows = read_rows(store, name)
    print(f"{len(rows)} rows, {len(table.answers)} answers stand: {counted}")
    if counted["answers"]:  # compiled, nothing is called by its name
        assert len(again.table.answers) == 300 and counted["answers"] < len(rows)
        assert counted["hash"] <= 300 // 64 + 2


def test_a_table_that_leads_elsewhere_is_named_by_its_answer(tmp_path: Path, store: Store) -> None:
    name, table = stored_table(store, "pebble", 8, "elsewhere")
    last = Course.of(read_rows(store, name)).standing
    edit(tmp_path / "hall.sqlite3", f"UPDATE journal SET hash = 'ffffffffffffffff' WHERE seq >= {last[4].seq}")
    lost = woken(store, name)
    assert lost.lost == {"code": "different", "n": 5, "then": 1, "now": 1} and len(lost.table.answers) == 4
    assert state_hash(lost.table.state) == state_hash(table.at(4))


def test_of_the_snapshots_the_first_and_the_latest_are_kept(store: Store) -> None:
    name, table = stored_table(store, "pebble", 6, "kept")
    assert [rest.answers for rest in read_snapshots(store, name)] == [0, 6]
    save_snapshot(store, name, table.at(3), 77, 3, 1).result()
    assert [(rest.seq, rest.answers) for rest in read_snapshots(store, name)] == [(0, 0), (77, 3)]
    save_snapshot(store, name, table.at(2), 77, 2, 1).result()
    assert [(rest.seq, rest.answers) for rest in read_snapshots(store, name)] == [(0, 0), (77, 3)], "there is one already"
    assert state_hash(read_snapshots(store, name)[1].state(table.game)) == state_hash(table.at(3))


def test_a_damaged_snapshot_is_noticed(tmp_path: Path, store: Store) -> None:
    name, table = stored_table(store, "pebble", 6, "damaged")
    edit(tmp_path / "hall.sqlite3", "UPDATE snapshots SET hash = 'ffffffffffffffff' WHERE seq > 0")
    with pytest.raises(ValueError, match="hash"):
        read_snapshots(store, name)[1].state(table.game)
    edit(tmp_path / "hall.sqlite3", "UPDATE snapshots SET state = 'not base64 at all' WHERE seq > 0")
    with pytest.raises(ValueError, match="cannot be read"):
        read_snapshots(store, name)[1].state(table.game)
    assert len(woken(store, name).table.answers) == 6, "under the same rules it is not needed"


# -- when snapshots are kept


async def _kept_moments(data: Path) -> list[tuple[str, int, int]]:
    """After many answers, after a minute of rest, and after closing: answers of the table, and of its latest snapshot."""
    found = []
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        no_bots(app)
        hall = app.state.hall
        table = await ann.open("karez", *["me"] * max(2, load("karez").seats[0]))
        match = hall.matches[table]

        async def look(when: str) -> None:
            await hall.store.submit(lambda c: None)  # what was queued before is stored
            found.append((when, len(match.table.answers), read_snapshots(hall.store, table)[-1].answers))

        await answer_some(match, EVERY + 6)
        await look("after many answers")
        match.updated = time.time() - AT_REST - 1
        await hall._look_after(match)
        await look("at rest")
        await answer_some(match, 2)
        await look("soon after")
        answers = len(match.table.answers)
    store = Store(data)
    found.append(("closed", answers, read_snapshots(store, table)[-1].answers))
    store.close()
    return found


def test_snapshots_are_kept_every_so_often_at_rest_and_on_closing(tmp_path: Path) -> None:
    kept = {when: (answers, rest) for when, answers, rest in asyncio.run(_kept_moments(tmp_path / "hall.sqlite3"))}
    many, rest, soon, closed = kept.values()
    assert EVERY <= many[1] <= many[0] and rest[1] == rest[0] and soon[1] < soon[0] and closed[1] == closed[0], kept


def test_a_table_that_keeps_no_snapshots_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rests, "now", lambda self, table, seq: None)
    assert all(rest == 0 for _, _, rest in asyncio.run(_kept_moments(tmp_path / "hall.sqlite3")))
