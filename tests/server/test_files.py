"""The files of the page: from memory, for ever at their address, packed, with every header; and the document that names them."""

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from hall_client import Person, hall_here

from greathall.games import MODULES
from greathall.server import document as documents
from greathall.server.document import PAGES, TABLE, at_table, document, module_of, preferred
from greathall.server.files import BUNDLED, DIST, KINDS, MADE_OF, WEB, Files, files, hash_of, made_of, read
from greathall.server.guard import HEADERS

GREAT = {"card-rogue", "meeples", "karez", "dorian"}


async def _get(data: Path, *paths: str, **more: Any) -> list[httpx.Response]:
    async with hall_here(data) as (address, _), httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as http:
        return [await http.request(more.get("method", "GET"), path, headers=more.get("headers")) for path in paths]


def got(tmp_path: Path, *paths: str, **more: Any) -> list[httpx.Response]:
    found = asyncio.run(_get(tmp_path / "hall.sqlite3", *paths, **more))
    for reply in found:
        assert {name: reply.headers.get(name) for name in HEADERS} == HEADERS, reply.url
    return found


# -- one file


def test_every_file_is_sent_as_it_is_and_may_be_kept_for_ever(tmp_path: Path) -> None:
    contents = read(WEB)
    assert {"app/main.js", "styles/base.css", "lang/en.ftl", "art/icon.svg"} <= contents.keys()
    for (path, content), reply in zip(contents.items(), got(tmp_path, *(files().root + path for path in contents)), strict=True):
        assert reply.status_code == 200 and reply.headers["content-type"] == KINDS[Path(path).suffix]
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert files().bundled or reply.content == content


def test_it_is_packed_for_who_can_unpack_it(tmp_path: Path) -> None:
    path = files().root + "styles/base.css"
    packed, plain = got(tmp_path, path, path)[0], got(tmp_path, path, headers={"Accept-Encoding": "identity"})[0]
    assert packed.headers["content-encoding"] == "gzip" and int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "content-encoding" not in plain.headers and packed.content == plain.content
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_only_its_head_is_sent_if_that_is_asked(tmp_path: Path) -> None:
    head = got(tmp_path, files().root + "app/main.js", method="HEAD", headers={"Accept-Encoding": "identity"})[0]
    assert head.status_code == 200 and head.content == b"" and int(head.headers["content-length"]) > 1000
    assert got(tmp_path, files().root + "app/main.js", method="POST")[0].status_code == 404


def test_an_address_without_the_version_leads_to_it(tmp_path: Path) -> None:
    reply = got(tmp_path, "/web/app/main.js")[0]
    assert (reply.status_code, reply.headers["location"]) == (307, files().root + "app/main.js")
    assert reply.headers["cache-control"] == "no-cache", "where it leads to changes"


@pytest.mark.parametrize(
    "path",
    ["{root}nowhere.js", "/web/0123456789abcdef/app/main.js", "/web/index.html", "{root}index.html", "{root}", "/web",
     "{root}app", "{root}%2e%2e/{version}/app/main.js", "{root}vendor/MANIFEST.json", "{root}dist/made-of.json"],
)  # fmt: skip
def test_what_is_not_there_is_not_kept(path: str, tmp_path: Path) -> None:
    reply = got(tmp_path, path.format(root=files().root, version=files().version))[0]
    assert reply.status_code == 404 and "immutable" not in reply.headers.get("cache-control", "")


# -- all of them


def _web(folder: Path, **contents: str) -> Path:
    for name, content in {"app/main.js": "one()", "styles/base.css": "a{}", "lang/en.ftl": "a = b", **contents}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return folder


def test_the_version_is_that_of_every_file_and_name(tmp_path: Path) -> None:
    seen = {
        Files(_web(tmp_path / "a")).version, Files(_web(tmp_path / "b", **{"lang/en.ftl": "a = c"})).version,
        Files(_web(tmp_path / "c", **{"app/other.js": ""})).version,
    }  # fmt: skip
    assert len(seen) == 3 and Files(_web(tmp_path / "d")).version in seen


def test_imports_are_followed(tmp_path: Path) -> None:
    web = _web(tmp_path, **{
        "app/main.js": 'import { a,\n b } from "./a.js";import"../b.js"; const c = () => import("../pages/c.js");',
        "app/a.js": "export * from '../b.js'; // from \"./nowhere.js\"",
        "b.js": 'import{x}from"./app/main.js"', "pages/c.js": 'import "../d.js"', "d.js": "",
    })  # fmt: skip
    found = Files(web)
    assert found.closure(["app/main.js"]) == ["app/main.js", "app/a.js", "b.js"]
    assert (
        found.closure(["app/main.js", "pages/c.js"])[:2] == ["app/main.js", "pages/c.js"]
        and len(found.closure(["pages/c.js"])) == 2
    )
    assert found.later() == ["pages/c.js"]
    sheets = _web(tmp_path, **{"a/index.css": '@import "./b.css";', "a/b.css": ""})
    assert Files(sheets).closure(["a/index.css"]) == ["a/index.css", "a/b.css"]


def test_modules_name_no_address_of_a_file() -> None:
    for path, content in read(WEB).items():
        if path.endswith(BUNDLED) and not path.startswith("vendor/"):
            assert b'"/web/' not in content and b"`/web/" not in content, f"{path}: use app/files.js, or a relative address"


# -- a bundle


def _bundled(web: Path, made: dict[str, str]) -> Path:
    """A bundle of what lies there now."""
    for name, content in made.items():
        path = web / DIST / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    (web / DIST / MADE_OF).write_text(made_of(read(web), read(web / DIST)), encoding="utf-8")
    return web


def test_a_bundle_of_these_sources_takes_their_place(tmp_path: Path) -> None:
    web = _bundled(_web(tmp_path), {"app/main.js": "1", "chunks/x.js": "2"})
    found = Files(web)
    assert found.bundled and found.source("app/main.js") == "1" and found.source("chunks/x.js") == "2"
    assert "styles/base.css" in found.files and "dist/app/main.js" not in found.files
    (web / "lang/en.ftl").write_text("a = c", encoding="utf-8")
    assert Files(web).bundled, "words are not bundled"


@pytest.mark.parametrize(
    ("path", "content"),
    [("app/main.js", "two()"), ("styles/base.css", "b{}"), ("new.js", ""), ("dist/app/main.js", "1 "), ("dist/more.js", ""),
     ("dist/made-of.json", "{}"), ("dist/made-of.json", "[]"), ("dist/made-of.json", "<<<<<<< HEAD"), ("dist/made-of.json", None),
     ("app/main.js", None), ("dist/chunks/x.js", None)],
)  # fmt: skip
def test_a_bundle_of_anything_else_is_never_served(path: str, content: str | None, tmp_path: Path) -> None:
    web = _bundled(_web(tmp_path), {"app/main.js": "1", "chunks/x.js": "2"})
    assert Files(web).bundled
    if content is None:
        (web / path).unlink()
    else:
        (web / path).write_text(content, encoding="utf-8")
    found = Files(web)
    assert not found.bundled and "chunks/x.js" not in found.files
    assert path == "app/main.js" or found.source("app/main.js") == "one()"


def test_names_count_in_a_hash() -> None:
    assert len({hash_of(c) for c in ({"a.js": b"b"}, {"b.js": b"a"}, {"a.js": b"", "b.js": b""}, {"a.js": b"b.js 0\n"})}) == 4


# -- the document


def _preloaded(text: str) -> set[str]:
    return {path.removeprefix(files().root) for path in re.findall(r'<link rel="modulepreload" href="([^"]+)"', text)}


def test_every_page_and_view_is_found() -> None:
    views = {slug: module_of(files(), slug) for slug in MODULES}
    assert {slug for slug, module in views.items() if module != documents.PLAIN} == GREAT
    assert {*PAGES.values(), *views.values()} == set(Files(WEB).later()) | set(views.values())
    for module in {*PAGES.values(), *views.values()}:
        assert module in files().files


def test_the_document_names_all_that_an_address_needs(tmp_path: Path) -> None:
    hall, karez = got(tmp_path, "/", "/cards/karez")
    assert _preloaded(hall.text) == set(files().closure(["app/main.js", "pages/hall.js"]))
    assert _preloaded(karez.text) == set(files().closure(["app/main.js", "pages/cards.js", "games/karez/view.js"]))
    assert '"/web/' not in hall.text.replace(f'"{files().root}', "") and f'data-files="{files().root}"' in hall.text
    assert hall.headers["cache-control"] == "no-cache"
    named = re.findall(rf'"{files().root}([^"]+)"', hall.text + got(tmp_path, "/api-docs")[0].text)
    assert len(named) > 10 and all(path in files().files for path in named)


def test_the_words_are_those_of_the_browser(tmp_path: Path) -> None:
    for accepted, lang in (("es-ES,es;q=0.9,en;q=0.8", "es"), ("en-GB,es", "en"), ("", "en"), ("fr", "en")):
        assert preferred(accepted) == lang
        assert f'href="{files().root}lang/{lang}.ftl"' in got(tmp_path, "/", headers={"Accept-Language": accepted})[0].text


def test_the_game_of_a_table_is_named_to_those_who_may_watch_it(tmp_path: Path) -> None:
    for awake in (True, False):
        found = asyncio.run(_tables(tmp_path / f"{awake}.sqlite3", awake))
        assert found == [("open", "open"), ("", "private"), ("", "open"), ("", "")]


async def _tables(data: Path, awake: bool) -> list[tuple[str, str]]:
    """Which table the documents name, with its game: an open one, a private one, and none, to somebody else and to who sits
    there; before the last the private one to nobody, and the open one to who has a name."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        plan = {"game": "karez", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [await ann.post("/api/tables", {**plan, "visibility": how}) for how in ("open", "private")]
        ids = [table["id"] for table in made]
        spectate = (await ann.http.get(f"/api/tables/{ids[1]}/invites")).json()["spectate"]
        plain, shown = document(TABLE), document(TABLE, "karez")
        names = {plain: "", **{at_table(shown, table): how for table, how in zip(ids, ("open", "private"), strict=True)}}

        async def named(http: httpx.AsyncClient, table: str) -> str:
            if not awake:
                app.state.hall.matches.clear()
            return names[(await http.get(f"/t/{table}")).content]

        found = [(await named(bo.http, table), await named(ann.http, table)) for table in ids]
        async with httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as nobody:
            assert (await nobody.get(f"/t/{ids[0]}")).content == shown, (
                "who has no name yet is asked for it before any line is opened"
            )
            found.append((await named(nobody, ids[1]), await named(bo.http, ids[0])))
        found.append((await named(bo.http, "nowhere"), await named(ann.http, "nowhere")))
        assert (await ann.http.get(f"/replay/{ids[0]}")).content == document("pages/replay.js", "karez")
        await bo.post(f"/api/tables/{ids[1]}/watch", {"key": spectate})
        assert await named(bo.http, ids[1]) == "private"
        return found


def test_what_is_packed_is_what_is_sent_plain() -> None:
    assert all(gzip.decompress(file.packed) == file.plain for file in files().files.values() if file.packed)
