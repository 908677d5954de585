"""Who may ask, by which name and from where; and the headers of every answer."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from hall_client import OURS, Person, hall_here
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from greathall.cli import main
from greathall.core.game import SettingError
from greathall.server.guard import HEADERS
from greathall.server.limits import Limits
from greathall.server.names import one_line, plain
from greathall.server.settings import Settings, limits_of, place, settled_for

PATHS = [
    "/", "/api/me", "/api/nowhere", "/nowhere", "/web/app/main.js", "/web/nowhere.js", "/web/", "/web/.", "/web/%00",
    "/web/..%2f", "/web/%2e%2e/%2e%2e/pyproject.toml", "/api/tables/%00", "/%01", "/live", "/ready", "/schema/openapi.json",
    "/ws/tables/x",
]  # fmt: skip


async def _answers(data: Path, paths: list[str], **more: Any) -> dict[str, httpx.Response]:
    settings = more.pop("settings", None)
    more = {"trust_env": False, "verify": False, "timeout": 30, **more}
    async with hall_here(data, settings=settings) as (address, _), httpx.AsyncClient(base_url=address, **more) as http:
        return {path: await http.get(path) for path in paths}


def test_every_answer_has_the_headers_of_safety_and_names_no_file(tmp_path: Path) -> None:
    found = asyncio.run(_answers(tmp_path / "hall.sqlite3", PATHS))
    for path, reply in found.items():
        assert {name: reply.headers.get(name) for name in HEADERS} == HEADERS, path
        assert len(reply.headers.get_list("content-security-policy")) == 1
        assert reply.status_code < 500, (path, reply.text)
        assert "/src/" not in reply.text and "site-packages" not in reply.text and "Traceback" not in reply.text, path
    assert found["/web/app/main.js"].status_code == 307
    assert [found[path].status_code for path in ("/web/%00", "/web/.", "/%01", "/web/nowhere.js")] == [404] * 4


# -- by which name


@pytest.mark.parametrize(
    ("host", "served"),
    [("127.0.0.1:1", True), ("localhost", True), ("[::1]:80", True), ("evil.example", False), ("", False), ("192.0.2.7", False),
     ("127.0.0.1.evil.example", False)],
)  # fmt: skip
def test_a_hall_on_this_machine_goes_by_its_own_names_only(host: str, served: bool, tmp_path: Path) -> None:
    assert settled_for("127.0.0.1", None, ()).goes_by(host) is served


def test_the_name_is_looked_at_when_reading_as_well(tmp_path: Path) -> None:
    settings = settled_for("127.0.0.1", None, ())
    foreign = asyncio.run(_answers(tmp_path / "hall.sqlite3", PATHS, settings=settings, headers={"Host": "evil.example"}))
    assert {path: reply.status_code for path, reply in foreign.items() if path not in ("/live", "/ready")} == {
        path: 404 if path in ("/web/%00", "/api/tables/%00", "/%01") else 403 for path in PATHS if path not in ("/live", "/ready")
    }
    assert foreign["/live"].status_code == 200, "machines ask by whatever name"


def test_on_a_network_numbers_will_do_but_no_foreign_name() -> None:
    settings = settled_for("0.0.0.0", None, ())
    assert settings.goes_by("192.168.1.7:8765") and settings.goes_by("[fe80::1]:8765") and settings.goes_by("localhost")
    assert not settings.goes_by("evil.example:8765")


def test_a_public_address_sets_name_origin_and_cookies() -> None:
    settings = settled_for("127.0.0.1", "https://hall.example.org", ["127.0.0.1"])
    assert settings.secure and settings.origin == "https://hall.example.org"
    assert settings.goes_by("hall.example.org") and settings.goes_by("HALL.example.org:443")
    assert not settings.goes_by("hall.example.org:8080") and not settings.goes_by("127.0.0.1:8765")
    assert settled_for("x", "http://[2001:db8::1]:8000/", ()).origin == "http://[2001:db8::1]:8000"
    for wrong in ("hall.example.org", "ftp://x", "https://x/hall", "https://x:port", "https://", "https://a@b"):
        with pytest.raises(SettingError, match="--public-url"):
            settled_for("127.0.0.1", wrong, ())
    with pytest.raises(SettingError, match="--trusted-proxy"):
        settled_for("127.0.0.1", None, ["the proxy"])


def test_a_wrong_setting_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    where = ["serve", "--no-browser", "--data", str(tmp_path)]
    assert main([*where, "--public-url", "nonsense"]) == 2 and main([*where, "--trusted-proxy", "nonsense"]) == 2
    assert capsys.readouterr().err.count("\n") == 2


# -- from which site


@pytest.mark.parametrize(
    ("origin", "taken"),
    [("{own}", True), (None, True), ("https://{host}", False), ("http://evil.example", False), ("null", False), ("{host}", False),
     ("http://{host}.evil.example", False)],
)  # fmt: skip
def test_the_origin_counts_with_its_scheme(origin: str | None, taken: bool, tmp_path: Path) -> None:
    status, opened = asyncio.run(_from(tmp_path / "hall.sqlite3", origin))
    assert (status == 200, opened) == (taken, taken)


async def _from(data: Path, origin: str | None) -> tuple[int, bool]:
    """What a request that changes something gets, and whether a line is opened."""
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me")
        said = {} if origin is None else {"Origin": origin.format(own=address, host=address.removeprefix("http://"))}
        reply = await ann.http.post("/api/me", json={"name": "Bo"}, headers=said)
        try:
            async with ann.line(table, **said) as wire:
                await wire.snapshot()
        except Exception:
            return reply.status_code, False
        return reply.status_code, True


def test_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    settings = settled_for("127.0.0.1", "https://hall.example.org", ["127.0.0.1"])
    cookie, hsts, foreign, line = asyncio.run(_proxied(tmp_path / "hall.sqlite3", settings))
    assert "secure" in cookie.lower() and "httponly" in cookie.lower() and hsts
    assert foreign == 403 and line


async def _proxied(data: Path, settings: Settings) -> tuple[str, str, int, bool]:
    async with hall_here(data, settings=settings) as (address, _):
        via = {"Host": "hall.example.org", "X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https", **OURS}
        async with httpx.AsyncClient(base_url=address, headers=via, trust_env=False, verify=False) as http:
            made = await http.post("/api/me", json={"name": "Ann"}, headers={"Origin": "https://hall.example.org"})
            plain_http = await http.post("/api/me", json={"name": "Ann"}, headers={"Origin": "http://hall.example.org"})
            cookie = made.headers["set-cookie"]
            opened = await http.post(
                "/api/tables", json={"game": "pebble", "seats": [{"kind": "me"}] * 2}, headers={"Cookie": cookie.split(";")[0]}
            )
        headers = {**via, "Cookie": cookie.split(";")[0], "Origin": "https://hall.example.org"}
        del headers["Host"]  # the client says it by itself
        url, port = f"ws://hall.example.org/ws/tables/{opened.json()['id']}", int(address.rsplit(":", 1)[1])
        async with connect(url, additional_headers=headers, proxy=None, compression=None, host="127.0.0.1", port=port) as socket:
            heard = await socket.recv()
        return cookie, made.headers.get("strict-transport-security", ""), plain_http.status_code, "snapshot" in str(heard)


# -- from where


@pytest.mark.parametrize(("proxies", "refused"), [((), True), (("127.0.0.1",), False), (("10.0.0.0/8",), True)])
def test_where_a_request_comes_from_is_believed_of_trusted_proxies_only(
    proxies: tuple[str, ...], refused: bool, tmp_path: Path
) -> None:
    settings = Settings(proxies=settled_for("127.0.0.1", None, proxies).proxies)
    slow = asyncio.run(_forged(tmp_path / "hall.sqlite3", settings))
    assert (slow > 0) is refused


async def _forged(data: Path, settings: Settings) -> int:
    """A hundred requests, each of which says that it comes from another address: how many were too many."""
    async with hall_here(data, Limits(requests=5), settings) as (address, _):
        async with httpx.AsyncClient(base_url=address, trust_env=False, verify=False, timeout=30) as http:
            said = [await http.get("/api/me", headers={"X-Forwarded-For": f"198.51.100.{k}"}) for k in range(100)]
        return sum(reply.status_code == 429 for reply in said)


def test_opening_sockets_is_counted_as_asking(tmp_path: Path) -> None:
    assert asyncio.run(_knocking(tmp_path / "hall.sqlite3")) >= 20


async def _knocking(data: Path) -> int:
    async with hall_here(data, Limits(requests=5)) as (address, _):
        shut = 0
        for _ in range(60):
            try:
                async with connect(f"{address.replace('http', 'ws', 1)}/ws/tables/nowhere", proxy=None):
                    pass
            except InvalidStatus as error:
                shut += error.response.status_code == 403
        return shut


def test_one_customer_is_one_place() -> None:
    assert place("192.0.2.1") == "192.0.2.1" == place("::ffff:192.0.2.1")
    assert place("2001:db8:1:2::1") == place("2001:db8:1:2:ffff::9") != place("2001:db8:1:3::1")
    assert place("unix") == "unix"


# -- names


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann\t \n Lee ", "Ann Lee"),
        ("A\u200bnn\u200d\ufeff", "Ann"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067x\u2069", "x"),
        ("\u3164\u115f\u2800", ""),
        ("\u200b", ""),
        ("a" + "\u0301" * 30, "á\u0301\u0301"),
        ("שלום", "שלום"),
        ("José Ñandú 名前 🙂", "José Ñandú 名前 🙂"),
        ("\ud800x", "x"),
        ("x" * 100, "x" * 24),
    ],
)
def test_names_are_what_can_be_seen(given: str, shown: str) -> None:
    assert one_line(given) == shown


def test_what_is_said_keeps_its_words() -> None:
    assert plain("good\u202emorning") == "goodmorning" and plain("¿qué tal? שלום") == "¿qué tal? שלום"


def test_names_everywhere_are_cleaned(tmp_path: Path) -> None:
    names, refused = asyncio.run(_named(tmp_path / "hall.sqlite3"))
    assert names == ["Ann", "Bot"] and refused == 409


async def _named(data: Path) -> tuple[list[str], int]:
    async with hall_here(data) as (address, _), Person(address, "A\u202enn") as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": "\u200bBot\u202e"}]
        table = (await ann.post("/api/tables", {"game": "pebble", "seats": seats}))["id"]
        shown = (await ann.http.get(f"/api/tables/{table}")).json()
        return shown["names"], (await ann.http.post("/api/me", json={"name": "\u3164"})).status_code


def test_limits_are_set_in_words() -> None:
    assert limits_of([]) == Limits()
    set_ones = limits_of(["sockets=20000", "header-seconds=2.5"])
    assert (set_ones.sockets, set_ones.header_seconds, set_ones.body) == (20_000, 2.5, Limits().body)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("socket=3", "did you mean sockets"),
        ("sockets", "wants a whole number above 0, as sockets=4000"),
        ("sockets=2.5", "whole number"),
        ("talk=many", "wants a number above 0"),
        ("talk=-1", "above 0"),
        ("sockets=1e30", "above 0"),
    ],
)
def test_a_mistyped_limit_is_explained(wish: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SettingError, match=said):
        limits_of([wish])
    assert main(["serve", "--no-browser", "--data", str(tmp_path), "--limit", wish]) == 2
    assert said in capsys.readouterr().err
