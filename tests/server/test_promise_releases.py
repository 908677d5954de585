"""R8: upgrades break no game. Recordings and a hall of every released version of the rules are kept in tests/releases
(tools/make_releases.py): recordings can be verified, or at least watched as they were told; tables that ran go on."""

import asyncio
import lzma
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, hall_here
from proof import proved
from stored import edit, stored_table, woken

from greathall.core.game import Game
from greathall.games import MODULES, load
from greathall.server.ledger import put_snapshot, read_rows, save_snapshot, snapshot_row
from greathall.server.opening import brought
from greathall.server.store import Store
from greathall.server.waking import Course
from greathall.table.recording import Recording, parse
from greathall.table.replay import RecordingError, VerifyError, verified, watched

FOLDER = Path(__file__).parents[1] / "releases"
RECORDED = sorted(path.name for path in FOLDER.glob("*.jsonl.xz"))
HALLS = sorted(path.name for path in FOLDER.glob("hall-*.xz"))
MAKE = "if these rules were never released: python tools/make_releases.py --again; else a step in the game's upgrades is missing"


def recordings(name: str) -> list[Recording]:
    """The games of a file."""
    return [parse(text, name) for text in lzma.decompress((FOLDER / name).read_bytes()).decode().split("\n\n")]


def older(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on these rules are a version newer than what was recorded, though nothing else has changed."""
    monkeypatch.setattr(game, "version", game.version + 1)


def opened(recording: Recording) -> str:
    """Can it be verified, or watched at least?"""
    try:
        table, logged = verified(recording)
    except VerifyError:
        if load(recording.game).version == recording.rules:
            raise
        table = watched(recording)
        assert [(e.rule, e.kind, e.args) for e in table.log] == [
            (e.rule, e.kind, e.args) for logged in (recording.deal, *recording.logged) if logged for e in logged.heard()
        ]
        return "watched"
    assert recording.deal is not None and table.outcome is not None
    assert [one.row() for one in logged] == [one.row() for one in recording.logged], "everything is told as it was"
    return "verified"


def test_every_title_is_there_with_the_rules_of_today() -> None:
    assert {f"{slug}-{load(slug).version}.jsonl.xz" for slug in MODULES} <= set(RECORDED), "python tools/make_releases.py"
    assert HALLS


@pytest.mark.parametrize("name", RECORDED)
def test_recordings_of_every_release_can_be_opened(name: str) -> None:
    try:
        found = [opened(recording) for recording in recordings(name)]
    except RecordingError as error:
        raise AssertionError(f"{name}: {error}; {MAKE}") from error
    detail = f"{name}: {found.count('verified')} verified, {found.count('watched')} watched"
    proved("R8", "recordings of releases", len(found), 0, detail)
    assert len(found) >= 3


@pytest.mark.parametrize("slug", list(MODULES))
def test_recordings_of_older_rules_are_verified_by_what_was_told(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up change that changes nothing, and one after which another thing is told."""
    games = recordings(f"{slug}-{load(slug).version}.jsonl.xz")
    older(load(slug), monkeypatch)
    assert [opened(recording) for recording in games] == ["verified"] * len(games)
    first = next(logged for logged in games[0].logged if logged.events)
    first.events[0][1] = "moon"
    with pytest.raises(VerifyError, match="leads elsewhere"):
        verified(games[0])
    assert opened(games[0]) == "watched"
    begun, version = brought(games[0], load(slug))
    assert version == load(slug).version - 1 and begun.over, "a hall takes it to look at, as of its own rules"


@pytest.mark.parametrize("what", ["hash", "outcome", "told"])
def test_a_recording_that_was_changed_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin."""
    recording = recordings(f"pebble-{load('pebble').version}.jsonl.xz")[0]
    if what == "hash":
        recording.answers[-1] = type(recording.answers[-1])(recording.answers[-1].seat, recording.answers[-1].text, "0" * 16)
    elif what == "outcome":
        assert recording.outcome is not None
        recording.outcome.points[0] += 1
    else:
        older(load("pebble"), monkeypatch)
        recording.logged[-1].events.pop()
    with pytest.raises(VerifyError):
        verified(recording)


def hall_of(name: str, data: Path) -> Path:
    """The data file of a release."""
    data.write_bytes(lzma.decompress((FOLDER / name).read_bytes()))
    return data


@pytest.mark.parametrize("name", HALLS)
def test_running_tables_of_every_release_go_on(name: str, tmp_path: Path) -> None:
    store = Store(hall_of(name, tmp_path / "hall.sqlite3"))
    rows = store.all_tables()
    taken_back = 0
    for row in rows:
        again = woken(store, row["id"])
        assert again.lost is None, f"{name}, {row['game']}: {again.lost}; {MAKE}"
        back = 0 if again.change is None else again.change["taken_back"]
        assert len(again.table.answers) == row["answers"] - back and (back == 0 or row["version"] < load(row["game"]).version)
        taken_back += back
    store.close()
    proved("R8", "tables of releases", len(rows), 0, f"{name}: {taken_back} answers taken back")
    assert len(rows) == len(MODULES)


@pytest.mark.parametrize("slug", ["pebble", "karez"])
def test_a_fork_starts_from_any_snapshot(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished game of older rules, in the middle of which something else is told now: forks begin where a snapshot and what
    was told since then lead to."""
    data = tmp_path / "hall.sqlite3"
    store = Store(data)
    name, table = stored_table(store, slug, 3000, f"forks {slug}", rest=False)
    standing = Course.of(read_rows(store, name)).standing
    assert table.outcome is not None
    bad, rest = len(standing) // 2, len(standing) * 3 // 4
    row = snapshot_row(table.at(rest), standing[rest].seq, rest, table.game.version, kept=True)
    store.submit(lambda c: put_snapshot(c, name, row)).result()
    save_snapshot(store, name, table.state, standing[-1].seq + 1, len(standing), table.game.version).result()
    store.close()
    edit(data, f"UPDATE journal SET told = '[[[\"X-1\",\"moon\",0,[1]]],[]]' WHERE seq = {standing[bad].seq}",
         "UPDATE tables SET visibility = 'open'", "UPDATE journal SET hash = 'ffffffffffffffff'")  # fmt: skip
    older(table.game, monkeypatch)
    reached = asyncio.run(_forks(data, name, (0, bad, bad + 1, rest - 1, rest, len(standing))))
    print(f"R8: {slug}, forks of a finished game of older rules: {reached}")
    wanted = {0: 201, bad: 201, bad + 1: "no-moment", rest - 1: "no-moment", rest: 201, len(standing): 201}
    assert reached == wanted


async def _forks(data: Path, table: str, moments: tuple[int, ...]) -> dict[int, Any]:
    reached: dict[int, Any] = {}
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        app.state.hall.drive = lambda match: None
        shown = (await ann.http.get(f"/api/tables/{table}/at/1")).json()
        assert shown["n"] == 1 and shown["events"], "it can be read, whatever the rules say now"
        for n in moments:
            made = await ann.http.post(f"/api/tables/{table}/fork", json={"n": n})
            reached[n] = made.status_code if made.status_code < 300 else made.json()["code"]
            if reached[n] == 201:
                new = app.state.hall.matches[made.json()["id"]]
                assert len(new.table.answers) == n
    return reached


def test_a_table_without_a_way_to_the_new_rules_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin: whoever forgets the step that brings a state to the new rules sees it here."""
    data = hall_of(HALLS[-1], tmp_path / "hall.sqlite3")
    game = load("pebble")
    older(game, monkeypatch)

    def forgets(coded: Any) -> Any:
        return {key: value for key, value in coded.items() if key != "value"}

    monkeypatch.setitem(game.upgrades, game.version - 1, forgets)
    edit(data, "UPDATE journal SET hash = 'f' WHERE table_id IN (SELECT id FROM tables WHERE game = 'pebble')")
    store = Store(data)
    lost = {row["game"]: woken(store, row["id"]).lost for row in store.all_tables()}
    store.close()
    assert lost["pebble"] is not None and sum(one is not None for one in lost.values()) == 1
