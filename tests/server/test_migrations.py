"""The data file: of every released format it is brought to today's, with a copy kept; what is no hall is told from one in a
sentence, and is not touched."""

import asyncio
import contextlib
import lzma
import os
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hall_client import hall_here

from greathall.cli import main
from greathall.server import migrations
from greathall.server.datafile import NAME, BadFile, Held, InUse, StoreError, data_file, version_of
from greathall.server.migrations import LATEST, OURS
from greathall.server.schema import KEYS, SCHEMA
from greathall.server.store import Store

HALLS = Path(__file__).parent / "halls"
RELEASES = sorted(path.name for path in HALLS.glob("*.sqlite3.xz"))
FIRST = "release-0.1.0.sqlite3.xz"


def released(name: str, path: Path) -> Path:
    """The data file of a release, unpacked."""
    path.write_bytes(lzma.decompress((HALLS / name).read_bytes()))
    return path


def content(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""
    with contextlib.closing(sqlite3.connect(path)) as c:
        c.row_factory = sqlite3.Row
        names = [row[0] for row in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [dict(row) for row in c.execute(f"SELECT * FROM {name} ORDER BY 1, 2")] for name in names}


def shape(path: Path) -> dict[str, Any]:
    """What a file's tables look like, whatever the order of their columns."""
    found = {}
    with contextlib.closing(sqlite3.connect(path)) as c:
        for (name,) in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = c.execute(f"PRAGMA table_info({name})").fetchall()
            columns = {row[1]: (row[2], bool(row[3]), row[4]) for row in rows}
            key = [row[1] for row in sorted(rows, key=lambda row: row[5]) if row[5]]
            indexes = []
            for _, index, unique, origin, _ in c.execute(f"PRAGMA index_list({name})").fetchall():
                named = tuple(row[2] for row in c.execute(f"PRAGMA index_info({index})"))
                indexes.append((index if origin == "c" else "", unique, tuple(sorted(named))))
            foreign = sorted((row[3], row[2], row[4]) for row in c.execute(f"PRAGMA foreign_key_list({name})"))
            found[name] = (columns, key, sorted(indexes), foreign)
    return found


def numbers(path: Path) -> tuple[int, int]:
    with contextlib.closing(sqlite3.connect(path)) as c:
        return c.execute("PRAGMA application_id").fetchone()[0], c.execute("PRAGMA user_version").fetchone()[0]


@pytest.mark.parametrize("release", ["nothing", *RELEASES])
def test_every_format_becomes_todays(release: str, tmp_path: Path) -> None:
    data, wanted = tmp_path / NAME, tmp_path / "wanted.sqlite3"
    if release != "nothing":
        released(release, data)
    Store(data).close()
    with contextlib.closing(sqlite3.connect(wanted)) as c:
        c.executescript(SCHEMA)
    assert shape(data) == shape(wanted)
    assert {name: ", ".join(found[1]) for name, found in shape(data).items()} == KEYS
    assert numbers(data) == (OURS, LATEST)


@pytest.mark.parametrize("release", RELEASES)
def test_nothing_is_lost_and_a_copy_is_kept(release: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = released(release, tmp_path / NAME)
    before = content(data)
    assert len(before["journal"]) == 61 and len(before["tables"]) == 11
    store = Store(data)
    store.close()
    after = content(data)
    for name, rows in before.items():
        assert [{key: row[key] for key in rows[0]} for row in after[name]] == rows
    assert store.copied is not None and content(store.copied) == before
    assert store.copied.stat().st_mode & 0o777 == 0o600
    again = Store(data)
    again.close()
    assert again.copied is None, "once is enough"


def test_the_tables_of_a_release_go_on(tmp_path: Path) -> None:
    data = released(FIRST, tmp_path / NAME)
    ids = {row["id"]: row for row in content(data)["tables"]}
    seen = asyncio.run(_looked_at(data, list(ids)))
    for table, shown in seen.items():
        if ids[table]["game"] == "pebble":
            assert shown["n"] >= ids[table]["answers"] and bool(shown["outcome"]) == bool(ids[table]["over"])
    assert sum(bool(shown["chat"]) for shown in seen.values()) == 1


async def _looked_at(data: Path, tables: list[str]) -> dict[str, dict[str, Any]]:
    async with hall_here(data) as (_, app):
        return {table: dict((await app.state.hall.find(table)).snapshot("", -1, "en", 0)) for table in tables}


def test_a_copy_does_not_take_the_place_of_another(tmp_path: Path) -> None:
    copies = []
    for _ in range(2):
        store = Store(released(FIRST, tmp_path / NAME))
        store.close()
        copies.append(store.copied)
    assert copies == [tmp_path / f"{NAME}.format-0", tmp_path / f"{NAME}.format-0-2"]


@pytest.mark.parametrize("fault", [sqlite3.OperationalError("planted"), KeyboardInterrupt()])
def test_a_step_that_fails_changes_nothing(fault: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(c: sqlite3.Connection) -> None:
        c.execute("DROP TABLE journal")
        raise fault

    data = released(FIRST, tmp_path / NAME)
    before = content(data)
    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, broken))
    with pytest.raises((StoreError, KeyboardInterrupt)):
        Store(data)
    assert content(data) == before and numbers(data) == (0, 0)
    assert [path.name for path in tmp_path.iterdir() if ".format-" in path.name] == []
    monkeypatch.undo()
    Store(data).close()


def test_without_room_for_a_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = released(FIRST, tmp_path / NAME)
    before = content(data)

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(migrations, "_sync", full)
    with pytest.raises(StoreError, match="make room on the disk"):
        Store(data)
    assert content(data) == before and numbers(data) == (0, 0)


# -- what is no hall


def _foreign(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as c:
        c.execute("CREATE TABLE recipes (id INTEGER)")
        c.commit()


def _newer(path: Path) -> None:
    Store(path).close()
    with contextlib.closing(sqlite3.connect(path)) as c:
        c.execute(f"PRAGMA user_version = {LATEST + 3}")


def _cut_short(path: Path) -> None:
    released(FIRST, path)
    os.truncate(path, path.stat().st_size // 2)


def _scrambled(path: Path) -> None:
    released(FIRST, path)
    data = bytearray(path.read_bytes())
    pages = [data[k : k + 4096] for k in range(4096, len(data), 4096)]
    Random(1).shuffle(pages)
    path.write_bytes(bytes(data[:4096]) + b"".join(pages))


WRONG = {
    "text": (lambda path: path.write_text("Dear diary, today we played Karez.\n" * 100), "damaged or not a hall"),
    "noise": (lambda path: path.write_bytes(Random(2).randbytes(50_000)), "damaged or not a hall"),
    "cut short": (_cut_short, "damaged or not a hall"),
    "scrambled": (_scrambled, "damaged or not a hall"),
    "of another program": (_foreign, "of another program"),
    "too new": (_newer, "by a newer Greathall"),
}
DEEDS = {
    "serve": ["serve", "--no-browser", "--port", "0"],
    "list": ["admin", "list"],
    "thaw": ["admin", "thaw", "x"],
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_hall_gives_one_sentence(what: str, deed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make, words = WRONG[what]
    path = tmp_path / NAME
    make(path)
    before = path.read_bytes()
    assert main([*DEEDS[deed], "--data", str(path)]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1 and "Traceback" not in said
    assert path.read_bytes() == before, "it is not ours to change"
    Held._ours.clear()
    with pytest.raises(BadFile):
        Store(path)


def test_a_folder_or_a_device_is_no_hall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    assert data_file(str(tmp_path / "empty")) == tmp_path / "empty" / NAME
    assert data_file(f"{tmp_path}/new/") == tmp_path / "new" / NAME
    assert main(["admin", "list", "--data", str(tmp_path / "empty")]) == 2
    assert main(["serve", "--data", "/dev/null", "--no-browser"]) == 2
    assert "not a file" in capsys.readouterr().err
    (tmp_path / "odd" / NAME).mkdir(parents=True)
    assert main(["serve", "--data", str(tmp_path / "odd"), "--no-browser"]) == 2
    assert "is a folder" in capsys.readouterr().err


def test_spoiled_bytes_never_give_a_traceback(tmp_path: Path) -> None:
    """Any bytes of a real file: it opens, or is refused in a sentence and left alone."""
    whole, random, refused = released(FIRST, tmp_path / "whole").read_bytes(), Random(3), 0
    for k in range(120):
        path = tmp_path / f"{k}.sqlite3"
        data = bytearray(whole)
        for _ in range(random.choice([1, 10, 1000])):
            data[random.randrange(len(data))] = random.randrange(256)
        path.write_bytes(data)
        try:
            Store(path).close()
        except StoreError as error:
            refused += 1
            assert "\n" not in str(error)
        else:
            assert version_of(path) == LATEST
    assert 20 < refused < 120


# -- whose file it is


def test_the_file_and_its_folder_are_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    (tmp_path / "share" / "greathall").mkdir(parents=True, mode=0o755)
    data = data_file(None)
    released(FIRST, data)
    data.chmod(0o644)
    old = os.umask(0)
    try:
        store = Store(data)
        store.submit(lambda c: None).result()
        modes = {path.name: path.stat().st_mode & 0o777 for path in data.parent.iterdir()}
        store.close()
        Store(tmp_path / "made" / "here" / NAME).close()
        (tmp_path / "theirs").mkdir()
        Store(tmp_path / "theirs" / NAME).close()
    finally:
        os.umask(old)
    assert len(modes) >= 4 and set(modes.values()) == {0o600}, modes
    assert data.parent.stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "made" / "here").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "theirs").stat().st_mode & 0o777 == 0o777, "a folder that was there is the host's own affair"


@pytest.mark.parametrize("way", ["itself", "symlink", "folder", "dots"])
def test_a_file_in_use_is_refused_however_it_is_written(way: str, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    data = tmp_path / "there" / NAME
    other = {
        "itself": data,
        "symlink": tmp_path / "link.sqlite3",
        "folder": tmp_path / "way" / NAME,
        "dots": tmp_path / "there" / ".." / "there" / NAME,
    }[way]
    store = Store(data)
    if way == "symlink":
        other.symlink_to(data)
    if way == "folder":
        (tmp_path / "way").symlink_to(data.parent)
    with pytest.raises(InUse, match="in use"):
        Store(other)
    assert _elsewhere(other) == 2, "from another process, too"
    store.submit(lambda c: None).result()
    store.close()
    Store(other).close()


def test_a_hard_link_is_refused(tmp_path: Path) -> None:
    data, other = tmp_path / NAME, tmp_path / "other.sqlite3"
    store = Store(data)
    other.hardlink_to(data)
    with pytest.raises(InUse):
        Store(other)
    assert _elsewhere(other) == 2
    store.close()
    with pytest.raises(BadFile, match="hard link"):
        Store(other)
    other.unlink()
    Store(data).close()


def _elsewhere(data: Path) -> int:
    """How a server in another process ends on this file."""
    child = os.fork()
    if child == 0:
        Held._ours.clear()
        code = 1
        with contextlib.suppress(BaseException):
            code = main(["admin", "thaw", "x", "--data", str(data)])
        os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
