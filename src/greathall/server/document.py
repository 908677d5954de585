"""The document of the page: one for every address, with the files that this address needs named in it, so that a browser asks
for all of them at once."""

import re
from functools import cache
from html import escape

from greathall.server.files import WEB, Files, files

SHELL = "app/main.js"
SHEETS = "styles/index.css"
VIEWS = "games/views.js"
PLAIN = "games/plain.js"
TABLE = "table/open.js"
# What is shown where; `app/main.js` says the same.
PAGES = {
    "/": "pages/hall.js",
    "/new": "pages/new.js",
    "/t/{table:str}": TABLE,
    "/replay/{table:str}": "pages/replay.js",
    "/rules/{slug:str}": "pages/rules.js",
    "/cards/{slug:str}": "pages/cards.js",
    "/j/{table:str}": "pages/join.js",
    "/keeper": "pages/keeper.js",
}
HERE = "<!-- what this address needs -->"


@cache
def document(page: str = "", game: str = "", lang: str = "en") -> bytes:
    """The document for a page and the game that it shows, if it may be named, in the language that the browser prefers."""
    return written("index.html", files(), needs(files(), page, game, lang))


def at_table(found: bytes, table: str) -> bytes:
    """A document that names a table to somebody who may watch it: its line is opened at once."""
    return found.replace(b'data-table=""', f'data-table="{escape(table)}"'.encode(), 1)


@cache
def api_document() -> bytes:
    """The page about the interface for programs."""
    return written("api/index.html", files(), "")


def written(name: str, found: Files, more: str) -> bytes:
    """A document with the addresses of files as they are in this version."""
    text = (WEB / name).read_text(encoding="utf-8")
    return text.replace('"/web/', f'"{found.root}').replace(HERE, more).encode()


def needs(found: Files, page: str, game: str, lang: str) -> str:
    """The links to all that a page needs before it can be drawn: words, who I am, cards, sheets, modules."""
    entries = [SHELL, page, module_of(found, game) if game else ""]
    sheets = found.closure([SHEETS, f"games/{game}/{SHEETS}"])[1:]  # the first one is in every document
    dressed = [f'<link rel="preload" as="style" href="{found.root}{path}" />' for path in sheets]
    modules = [f'<link rel="modulepreload" href="{found.root}{path}" />' for path in found.closure(entries)]
    asked = [f"{found.root}lang/{lang}.ftl", "/api/me", *([f"/api/games/{game}/cards?lang={lang}"] if game else [])]
    ahead = [f'<link rel="preload" as="fetch" crossorigin href="{path}" />' for path in asked]
    return "\n    ".join([*ahead, *dressed, *modules])


def module_of(found: Files, game: str) -> str:
    """The module that draws a game, as the list of views has it."""
    views = found.source(VIEWS)
    named = re.search(rf"""["']?\b{re.escape(game)}["']?:\s*\(\)\s*=>\s*import\(\s*["']\./([^"']+)["']""", views)
    return f"games/{named[1]}" if named else PLAIN


def preferred(accepted: str) -> str:
    """The language of a browser, which it names first; the page itself takes what was chosen in it before."""
    return "es" if accepted.lower().startswith("es") else "en"
