"""The keeper's commands: the same deeds at a hall that runs and at one that does not, each of them noted; and nobody else's."""

import asyncio
import contextlib
import io
import json
import os
import socket
import stat
import struct
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hall_client import Person, Wire, hall_here

from greathall.cli import main
from greathall.server import keeper_line
from greathall.server.keeper import LOOKING, STOPPED, Keeper
from greathall.server.keeper_line import Asking, place_of
from greathall.server.store import Store

Command = Callable[..., Awaitable[tuple[int, str, str]]]
DEEDS = set(Keeper(SimpleNamespace(store=None)).deeds) - set(LOOKING)  # type: ignore[arg-type]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hall.sqlite3"


def command(data: Path) -> Command:
    """`greathall admin`, in a thread beside the hall: its exit code and what it printed."""

    def run(*words: object) -> tuple[int, str, str]:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(["admin", *(str(word) for word in words), "--data", str(data)])
        return code, out.getvalue(), err.getvalue()

    async def beside(*words: object) -> tuple[int, str, str]:
        return await asyncio.to_thread(run, *words)

    return beside


async def _played(ann: Person, bo: Person, answers: int = 3) -> str:
    """A table of two people with some answers and a line of chat."""
    table = await ann.open("pebble", "me", "open", visibility="open")
    await bo.post(f"/api/tables/{table}/join", {"seat": 1})
    async with ann.line(table) as hers, bo.line(table) as his:
        for wire in (hers, his):
            await wire.snapshot()
        for n in range(answers):
            while hers.last["n"] != n or his.last["n"] != n:
                await asyncio.gather(*(wire.snapshot() for wire in (hers, his) if wire.last["n"] != n))
            wire = hers if hers.last["question"] is not None else his
            do = wire.last["question"]["options"][0]["do"]
            assert (await wire.ask(type="answer", id=f"a{n}", n=n, seat=wire.last["seat"], do=do))["type"] == "ack"
        assert (await his.ask(type="chat", id="c", text="well met"))["type"] == "ack"
    return table


async def _peopled(data: Path) -> tuple[str, str]:
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        return await _played(ann, bo), bo.id


async def _every_deed(admin: Command, table: str, person: str, folder: Path) -> None:
    """Do everything that the keeper can do, and see that it was done."""

    async def row(of: str = table) -> dict[str, Any]:
        code, out, _ = await admin("list", "--json")
        assert code == 0
        return next((row for row in json.loads(out) if row["id"] == of), {})

    async def somebody() -> dict[str, Any]:
        return next((row for row in json.loads((await admin("people", "--json"))[1]) if row["id"] == person), {})

    async def done(*words: object) -> str:
        code, out, err = await admin(*words)
        assert (code, err) == (0, ""), (words, out, err)
        return out

    assert (await row())["status"] == "running" and (await row())["answers"] == 3
    await done("freeze", table)
    assert (await row())["frozen"] == STOPPED
    await done("freeze", table, "--reason", "we count the cards")
    assert (await row())["frozen"] == "we count the cards"
    await done("thaw", table)
    assert (await row())["status"] == "running"
    await done("rewind", table, 1)
    assert (await row())["answers"] == 1
    await done("mute", person)
    assert (await somebody())["muted"]
    await done("unmute", person)
    assert not (await somebody())["muted"]
    await done("end-sessions", person)
    await done("export", table, "--out", folder)
    backup = folder / "all.jsonl"
    await done("backup", backup)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600, "it has every seed and session in it"
    await done("remove-table", table)
    assert await row() == {}
    assert "1 tables with 1 answers" in await done("restore", "--missing", backup)
    assert (await row())["answers"] == 1
    brought = json.loads(await done("import", "--json", folder / f"{table}.jsonl"))
    assert (await row(next(iter(brought.values()))))["answers"] == 1
    await done("remove-person", person)
    assert await somebody() == {}
    assert "—" in (await row())["names"] and "Bo" not in (await row())["names"]


def _noted(out: str) -> list[tuple[str, str]]:
    return [(act["deed"], act["outcome"]) for act in json.loads(out)]


def test_every_deed_at_a_hall_that_runs(data: Path, tmp_path: Path) -> None:
    asyncio.run(_running(data, tmp_path / "out"))


async def _running(data: Path, folder: Path) -> None:
    admin = command(data)
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await _played(ann, bo)
        await _every_deed(admin, table, bo.id, folder)
        found = _noted((await admin("acts", "--json"))[1])
        assert {deed for deed, _ in found} == DEEDS and {outcome for _, outcome in found} == {"done"}
        code, out, _ = await admin("load", "--json")
        assert code == 0 and json.loads(out)["answers"] >= 3
        assert (await admin("freeze", "nowhere"))[0] == 2
        assert "no table 'nowhere'" in json.loads((await admin("acts", "--json"))[1])[0]["outcome"], "what failed is noted, too"


def test_every_deed_at_a_hall_that_does_not_run(data: Path, tmp_path: Path) -> None:
    asyncio.run(_alone(data, tmp_path / "out"))


async def _alone(data: Path, folder: Path) -> None:
    table, person = await _peopled(data)
    admin = command(data)
    await _every_deed(admin, table, person, folder)
    assert {deed for deed, _ in _noted((await admin("acts", "--json"))[1])} == DEEDS
    for deed in ("link", "load", "faults"):
        code, out, err = await admin(deed)
        assert (code, out) == (2, "") and "no hall runs on" in err and err.count("\n") == 1
    again = command(folder / "again.sqlite3")
    assert (await again("restore", folder / "all.jsonl"))[0] == 0
    assert _noted((await again("acts", "--json"))[1])[0] == ("restore", "done")


# -- what people see of it


def test_people_see_at_once_what_the_keeper_does(data: Path) -> None:
    asyncio.run(_seen(data))


async def _until(wire: Wire, true: Callable[[dict[str, Any]], object]) -> None:
    while not wire.last or not true(wire.last):
        await wire.snapshot()


async def _seen(data: Path) -> None:
    admin = command(data)
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await _played(ann, bo)
        async with ann.line(table) as hers, bo.line(table) as his:
            await hers.snapshot()
            await admin("freeze", table, "--reason", "a moment, please")
            await _until(hers, lambda seen: seen["frozen"] == "a moment, please")
            assert (await hers.ask(type="answer", id="f", n=3, seat=0, do="pass"))["code"] == "frozen"
            await admin("mute", bo.id)
            assert (await his.ask(type="chat", id="m", text="hey"))["code"] == "muted"
            await admin("unmute", bo.id)
            assert (await his.ask(type="chat", id="m", text="hey"))["type"] == "ack"
            await admin("thaw", table)
            assert await hers.closed() == 1012, "come again: the table is read anew"
        async with ann.line(table) as hers, bo.line(table) as his:
            await hers.snapshot()
            assert hers.last["frozen"] == "" and hers.last["n"] == 3
            await admin("end-sessions", bo.id)
            assert await his.closed() == 4401
            assert (await bo.http.get("/api/tables")).json()["mine"] == []
            await admin("remove-person", bo.id)
            assert await hers.closed() == 1012
        async with ann.line(table) as hers:
            await _until(hers, lambda seen: seen["people"][1]["bot"])
            assert "Bo" not in json.dumps(hers.last), "nor in what he said"
            await admin("remove-table", table)
            assert await hers.closed() == 4404
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404


# -- whose line it is


def test_the_line_is_for_its_owner_only(data: Path) -> None:
    asyncio.run(_private(data))


async def _private(data: Path) -> None:
    async with hall_here(data):
        assert stat.S_IMODE(place_of(data).stat().st_mode) == 0o600
        assert stat.S_ISSOCK(place_of(data).stat().st_mode)
        for asked in (b"x\n", b"{}\n", b'{"deed": "tables", "size": -1}\n', b'{"deed": "chess"}\n', b'{"deed": "freeze"}\n'):
            answer = await asyncio.to_thread(_ask_raw, data, asked)
            assert set(answer) == {"refused"}, asked
    assert not place_of(data).exists(), "it goes with the hall"


def _ask_raw(data: Path, asked: bytes) -> dict[str, Any]:
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(place_of(data)))
        line.sendall(asked)
        said = line.makefile().readline()
    answer: dict[str, Any] = json.loads(said) if said else {}
    return answer


@pytest.mark.parametrize(("user", "let_in"), [(os.getuid(), True), (0, True), (os.getuid() + 4711, False)])
def test_another_user_is_not_heard(user: int, let_in: bool) -> None:
    peer = SimpleNamespace(getsockopt=lambda *given: struct.pack("3i", 1, user, 1))
    assert keeper_line._ours(SimpleNamespace(get_extra_info=lambda name: peer)) is let_in  # type: ignore[arg-type]


@pytest.mark.skipif(os.getuid() != 0, reason="only root can be another user")
def test_another_user_who_reaches_the_socket_is_hung_up_on() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_other_user(Path(folder) / "hall.sqlite3"))


async def _other_user(data: Path) -> None:
    async with hall_here(data):
        for path in (place_of(data), data.parent):  # as if somebody had opened everything
            path.chmod(0o777)
        assert await asyncio.to_thread(_asked_by, 65534, data) == "nothing"
        assert await asyncio.to_thread(_asked_by, 0, data) == "result"


def _asked_by(user: int, data: Path) -> str:
    """What a process of this user hears."""
    here, there = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setuid(user)
            answer = _ask_raw(data, b'{"deed": "tables"}\n')
            os.write(there, next(iter(answer), "nothing").encode())
        except ConnectionError:
            os.write(there, b"nothing")
        finally:
            os._exit(0)
    os.close(there)
    os.waitpid(child, 0)
    with os.fdopen(here) as said:
        return said.read()


def test_a_hall_in_a_deep_folder_is_reached(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["a-folder-with-a-long-name"] * 6)
    deep.mkdir(parents=True)
    asyncio.run(_deep(deep / "hall.sqlite3"))


async def _deep(data: Path) -> None:
    async with hall_here(data):
        assert await asyncio.to_thread(lambda: Asking(data).ask("tables", {})) == []


def test_a_socket_that_a_killed_hall_left_does_not_stop_the_next(data: Path) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(place_of(data)))
    left.close()
    asyncio.run(_deep(data))
    Store(data).close()
    assert main(["admin", "list", "--data", str(data)]) == 0


def test_a_fault_of_ours_in_a_deed_is_named_and_noted(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_faulty(data, monkeypatch))


async def _faulty(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    admin = command(data)

    async def fails(table: str) -> None:
        raise RuntimeError("canary")

    async with hall_here(data) as (_, app):
        monkeypatch.setitem(app.state.keeper.deeds, "thaw", fails)
        code, _, err = await admin("thaw", "some")
        assert code == 2 and "noted as fault" in err and "canary" not in err
        assert _noted((await admin("acts", "--json"))[1])[0] == ("thaw", "failed")
        name = err.split("fault ")[1].strip()
        assert name in (await admin("faults"))[1]
