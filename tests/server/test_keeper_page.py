"""The keeper's page: a token that opens once, nothing for anybody else, the same deeds as by command; health, metrics, faults."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from hall_client import OURS, Person, free_port, hall_here

from greathall.server import faults, keeper_pass
from greathall.server.app import make_app
from greathall.server.hall import Hall
from greathall.server.keeper import LOOKING
from greathall.server.keeper_pass import COOKIE, MOST, Passes
from greathall.server.limits import Limits
from greathall.server.metrics import lines, listening_at
from greathall.server.settings import settled_for
from greathall.server.stats import stats
from greathall.server.writer import SENTENCES


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hall.sqlite3"


def _browser(address: str, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, headers=OURS | {"Origin": address} | headers, timeout=30, trust_env=False)


@asynccontextmanager
async def _entered(address: str, app: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that is the keeper's."""
    token = app.state.passes.link().split("#")[1]
    async with _browser(address) as page:
        assert (await page.post("/keeper/enter", json={"token": token})).status_code == 200
        yield page


# -- who comes in


def test_a_token_works_once_and_only_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = Passes("http://here")
    link = passes.link()
    assert link.startswith("http://here/keeper#")
    token = link.split("#")[1]
    value = passes.enter(token)
    assert value is not None and passes.good(value) and not passes.good("") and not passes.good(token)
    assert passes.enter(token) is None and passes.enter("") is None
    late = passes.link().split("#")[1]
    now = keeper_pass.time.monotonic()
    monkeypatch.setattr(keeper_pass.time, "monotonic", lambda: now + keeper_pass.TOKEN_LASTS + 1)
    assert passes.enter(late) is None
    assert passes.good(value)
    monkeypatch.setattr(keeper_pass.time, "monotonic", lambda: now + keeper_pass.PASS_LASTS + 1)
    assert not passes.good(value)


def test_only_the_latest_tokens_are_kept() -> None:
    passes = Passes()
    tokens = [passes.link().split("#")[1] for _ in range(MOST + 1)]
    assert passes.enter(tokens[0]) is None and passes.enter(tokens[-1]) is not None


def test_there_is_nothing_here_for_anybody_else(data: Path) -> None:
    asyncio.run(_nothing(data))


async def _nothing(data: Path) -> None:
    async with (
        hall_here(data) as (address, app), Person(address, "Ann") as ann, _entered(address, app) as other, _browser(address) as no
    ):  # fmt: skip
        nowhere = (await ann.http.get("/keeper/api/nowhere")).json()
        for cookie in ("", "x", app.state.passes.link().split("#")[1], ann.http.cookies["greathall"]):
            shown = {"Origin": address, "Cookie": f"{COOKIE}={cookie}"}
            for client in (no, ann.http):
                for what in LOOKING:
                    reply = await client.get(f"/keeper/api/{what}", headers=shown)
                    assert (reply.status_code, reply.json()) == (404, nowhere)
                for deed in app.state.keeper.deeds:
                    reply = await client.post(f"/keeper/api/{deed}", json={"table": "x"}, headers=shown)
                    assert reply.status_code == 404, (deed, cookie)
        for token in ("", "x", "x" * 100_000):
            reply = await ann.http.post("/keeper/enter", json={"token": token})
            assert reply.status_code in (403, 429) and "set-cookie" not in reply.headers
        assert await app.state.keeper.acts() == [row for row in await app.state.keeper.acts() if row["deed"] == "enter"]
        reply = await other.get("/keeper/api/tables")
        assert reply.status_code == 200 and reply.json() == []
        assert (await other.post("/keeper/leave", json={})).status_code == 200
        assert (await other.get("/keeper/api/tables")).status_code == 404, "whoever has left is nobody"


def test_guessing_is_slow(data: Path) -> None:
    async def guess() -> None:
        async with hall_here(data) as (address, _), _browser(address) as page:
            codes = [(await page.post("/keeper/enter", json={"token": f"{k}"})).status_code for k in range(12)]
            assert codes[0] == 403 and codes[-1] == 429

    asyncio.run(guess())


def test_no_other_site_acts_for_the_keeper(data: Path) -> None:
    asyncio.run(_foreign(data))


async def _foreign(data: Path) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, _entered(address, app) as page:
        table = await ann.open("pebble", "me", "me")
        body = {"table": table, "reason": "mine now"}
        foreign = [{"Origin": origin} for origin in ("http://evil.example", "null", address.replace("http:", "https:"))]
        for headers in (*foreign, {"X-Greathall": ""}):
            assert (await page.post("/keeper/api/freeze", json=body, headers=headers)).status_code == 403
            link = app.state.passes.link().split("#")[1]
            assert (await page.post("/keeper/enter", json={"token": link}, headers=headers)).status_code == 403
        row = app.state.hall.store.table(table)
        assert row is not None and row["frozen"] == ""
        reply = await page.post("/keeper/api/freeze", json=body)
        assert reply.json() == {"table": table, "frozen": "mine now"}


def test_the_pass_is_a_cookie_of_this_page_alone(data: Path) -> None:
    async def enter(public: str | None) -> str:
        settings = settled_for("127.0.0.1", public, ())
        headers = {"Host": "hall.example", "Origin": "https://hall.example"} if public else {}
        async with hall_here(data, settings=settings) as (address, app):
            token = app.state.passes.link().split("#")[1]
            async with _browser(address, **headers) as page:
                reply = await page.post("/keeper/enter", json={"token": token})
            return str(reply.headers["set-cookie"]).lower()

    plain, secure = asyncio.run(enter(None)), asyncio.run(enter("https://hall.example"))
    for cookie in (plain, secure):
        assert "httponly" in cookie and "samesite=strict" in cookie and "path=/keeper" in cookie
    assert "secure" not in plain and "secure" in secure


# -- what it does


def test_the_page_does_what_commands_do(data: Path) -> None:
    asyncio.run(_deeds(data))


async def _deeds(data: Path) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, _entered(address, app) as page:
        table = await ann.open("pebble", "me", "greedy")

        async def do(deed: str, **given: Any) -> httpx.Response:
            return await page.post(f"/keeper/api/{deed}", json=given)

        assert [row["id"] for row in (await page.get("/keeper/api/tables")).json()] == [table]
        assert [row["name"] for row in (await page.get("/keeper/api/people")).json()] == ["Ann"]
        load = (await page.get("/keeper/api/load")).json()
        assert load["bots"]["workers"] == 1 and load["trouble"] == "" and load["tables_awake"] == 1
        assert (await do("freeze", table=table)).status_code == 200
        assert (await do("thaw", table=table)).status_code == 200
        assert (await do("rewind", table=table, count=0)).json() == {"table": table, "answers": 0}
        refused = await do("rewind", table=table, count=99)
        assert refused.status_code == 409 and "cannot go back to 99" in refused.json()["message"]
        assert (await do("rewind", table=table)).status_code == 409
        assert (await do("chess")).status_code == 409
        assert (await do("mute", person=ann.id)).json()["muted"] is True
        exported = (await do("export", table=table)).text
        assert json.loads(exported.splitlines()[0])["game"] == "pebble"
        backup = await do("backup")
        assert backup.headers["content-type"].startswith("text/plain") and backup.text.splitlines()[-1].startswith('{"end"')
        assert (await do("remove-table", table=table)).json()["removed"] is True
        assert (await do("missing", text=backup.text)).json()["tables"] == 1
        assert (await do("missing", text="nonsense")).status_code == 409
        assert (await do("import", text=exported)).status_code == 200
        assert (await do("remove-person", person=ann.id)).json()["tables"] == 1
        found = (await page.get("/keeper/api/acts")).json()
        assert [row["deed"] for row in found if row["outcome"] != "done"] == ["missing", "rewind"]
        assert {row["by"] for row in found} == {"page"} and found[-1]["deed"] == "enter"


# -- health


def test_health_and_readiness(data: Path) -> None:
    asyncio.run(_health(data))


async def _health(data: Path) -> None:
    async with hall_here(data, Limits(requests=0.001, files=0.001)) as (address, app), httpx.AsyncClient(trust_env=False) as web:
        for _ in range(30):  # as often as a machine likes
            assert (await web.get(f"{address}/live", headers={"Host": "10.1.2.3"})).json() == {"live": True}
        ready = await web.get(f"{address}/ready")
        assert (ready.status_code, ready.json()) == (200, {"ready": True, "troubles": []})
        writer = app.state.hall.store.writer
        for code in SENTENCES:
            writer.trouble = code
            ready = await web.get(f"{address}/ready")
            assert (ready.status_code, ready.json()) == (503, {"ready": False, "troubles": [f"store-{code}"]})
            assert (await web.get(f"{address}/live")).status_code == 200, "it is alive, and waits"
        writer.trouble = ""
        assert (await web.get(f"{address}/ready")).status_code == 200


# -- metrics

SAMPLE = re.compile(r'([a-z_]+)(\{([a-z]+)="([^"]*)"\})? (-?[0-9.e+-]+)')


def _parsed(text: str) -> dict[str, dict[str, Any]]:
    """Metrics by name, as Prometheus reads them: # HELP, # TYPE, then samples of that name only."""
    assert text.endswith("\n") and "\n\n" not in text
    found: dict[str, dict[str, Any]] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name = line.split()[2]
            assert name not in found, f"{name} stands there twice"
            found[name] = {"samples": {}}
        elif line.startswith("# TYPE "):
            _, _, of, kind = line.split()
            assert of == name and kind in ("counter", "gauge", "histogram")
            assert (kind == "counter") == name.endswith("_total"), name
            found[name]["kind"] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            base = re.sub(r"_(bucket|sum|count)$", "", sample[1]) if found[name]["kind"] == "histogram" else sample[1]
            assert base == name, line
            found[name]["samples"][sample[1] + (sample[2] or "")] = float(sample[5])
    return found


def test_metrics_can_be_read(data: Path) -> None:
    asyncio.run(_metrics(data))


async def _metrics(data: Path) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me")
        before = stats.answers
        async with ann.line(table) as wire:
            await wire.snapshot()
            option = wire.last["question"]["options"][0]["do"]
            assert (await wire.ask(type="answer", id="a", n=0, seat=wire.last["seat"], do=option))["type"] == "ack"
            assert (await wire.ask(type="answer", id="b", n=0, seat=wire.last["seat"], do=option))["type"] == "refused"
            text = "\n".join(lines(app.state.keeper.gauges())) + "\n"
        found = _parsed(text)
        assert found["greathall_answers_total"]["samples"]["greathall_answers_total"] == before + 1
        assert found["greathall_sockets"]["samples"]["greathall_sockets"] == 1
        assert sum(found["greathall_refused_total"]["samples"].values()) >= 1
        assert found["greathall_store_trouble"]["samples"]["greathall_store_trouble"] == 0
        for name in ("greathall_loop_lag_seconds", "greathall_wake_seconds"):
            steps = [value for key, value in found[name]["samples"].items() if "_bucket" in key]
            assert steps == sorted(steps) and steps[-1] == found[name]["samples"][f"{name}_count"]
        assert ann.id not in text and table not in text and "Ann" not in text, "nobody's name, nobody's table"


def test_metrics_have_a_port_of_their_own(data: Path) -> None:
    asyncio.run(_port(data))


async def _port(data: Path) -> None:
    port = free_port()
    app = make_app(data, metrics=("127.0.0.1", port))
    async with app.lifespan(), httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as prometheus:
        reply = await prometheus.get("/metrics")
        assert reply.status_code == 200 and reply.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "greathall_uptime_seconds" in _parsed(reply.text)
        assert (await prometheus.get("/etc/passwd")).status_code == 404


def test_metrics_are_nowhere_by_default(data: Path) -> None:
    async def look() -> int:
        async with hall_here(data) as (address, _), _browser(address) as page:
            return (await page.get("/metrics")).status_code

    assert asyncio.run(look()) == 404
    assert listening_at(":9464") == ("127.0.0.1", 9464) and listening_at("[::1]:9464") == ("::1", 9464)


# -- faults


def _log_lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [json.loads(record.getMessage()) for record in caplog.records if record.name == "greathall.fault"]


def test_a_fault_is_one_line_of_the_log_with_the_name_that_the_player_sees(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Hall, person: str) -> None:
        raise RuntimeError("the secret is canary")

    monkeypatch.setattr(Hall, "lists", broken)
    with caplog.at_level(logging.ERROR):
        reply = asyncio.run(_asked(data))
    assert reply.status_code == 500 and "canary" not in reply.text
    (row,) = _log_lines(caplog)
    assert reply.json()["fault"] == row["fault"] and row["fault"] in reply.json()["message"]
    assert row["error"] == "RuntimeError: the secret is canary" and row["path"] == "/api/tables" and "trace" in row
    assert all("\n" not in record.getMessage() for record in caplog.records if record.name == "greathall.fault")
    assert faults.latest[-1]["fault"] == row["fault"]


async def _asked(data: Path) -> httpx.Response:
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        return await ann.http.get("/api/tables")


def test_a_fault_on_a_line_is_named_there(data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    with caplog.at_level(logging.ERROR):
        reply = asyncio.run(_said(data, monkeypatch))
    (row,) = _log_lines(caplog)
    assert (reply["code"], reply["fault"]) == ("error", row["fault"]) and row["fault"] in reply["message"]
    assert row["what"] == "a message could not be done" and row["message"] == "Note" and "canary" not in json.dumps(reply)


async def _said(data: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me")

        def fails(*given: object) -> None:
            raise RuntimeError("canary")

        async with ann.line(table) as wire:
            await wire.snapshot()
            monkeypatch.setattr(app.state.hall.store, "set_note", fails)
            return await wire.ask(type="note", id="n", text="x")
