"""The files of the page, from memory: read once, when the server starts; an edited file is seen after a restart.

A file lies at `/web/<version>/<path>`, and the version is the hash of all of them: what has once been served at an address never
changes, so browsers may keep it for ever, and files of two versions never meet in one page. An address without the version leads
to the one with it; another version's files are gone.

`make bundle` writes modules and sheets anew into `web/dist`, joined and made small. They take the place of the files of the same
names, if they were made of these very sources and are whole; else they are left alone.
"""

import gzip
import json
import posixpath
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
DIST = "dist"
MADE_OF = "made-of.json"  # in dist: the hash of the sources, and of what was made of them
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
FOR_EVER = b"public, max-age=31536000, immutable"
BUNDLED = (".js", ".css")
PACKED = (".js", ".css", ".svg", ".ftl")
IMPORT = re.compile(r"""(?:\bfrom|\bimport|@import)\s*["'](\.[^"']+)["']""")
LATER = re.compile(r"""\bimport\(\s*["'](\.[^"']+)["']\s*\)""")
Answer = tuple[int, list[tuple[bytes, bytes]], bytes]  # status, headers, body


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes  # by gzip; empty if that gains nothing

    def sent(self, packed: bool) -> tuple[dict[str, str], bytes]:
        """Its headers and its body, packed for those who can unpack it."""
        headers = {"content-type": self.kind, **({"vary": "accept-encoding"} if self.packed else {})}
        if not (packed and self.packed):
            return headers, self.plain
        return {**headers, "content-encoding": "gzip"}, self.packed


class Files:
    """All files of the page, by their path below `web/`."""

    def __init__(self, web: Path = WEB) -> None:
        contents = read(web)
        self.bundled = False
        made = _bundle(web / DIST, hash_of(contents, BUNDLED))
        if made:
            contents |= made
            self.bundled = True
        self.version = hash_of(contents)[:16]
        self.root = f"/web/{self.version}/"
        self.files = {path: _file(path, content) for path, content in contents.items()}
        self._imports = {path: found_imports(path, text, IMPORT) for path, text in _texts(contents)}
        self._later = {path: found_imports(path, text, LATER) for path, text in _texts(contents)}

    def source(self, path: str) -> str:
        """The text of a module."""
        return self.files[path].plain.decode()

    def later(self) -> list[str]:
        """The modules that others import when they need them."""
        return sorted({name for names in self._later.values() for name in names} & self.files.keys())

    def closure(self, entries: Iterable[str]) -> list[str]:
        """Modules or sheets, and all that they import from the first, each once."""
        found: list[str] = []
        waiting = list(entries)
        while waiting:
            path = waiting.pop(0)
            if path not in found and path in self._imports:
                found.append(path)
                waiting += self._imports[path]
        return found


@cache
def files() -> Files:
    """The files of this server."""
    return Files()


def read(web: Path) -> dict[str, bytes]:
    """Every file that is served, as it lies there."""
    found = {}
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web).as_posix()
        if path.suffix in KINDS and not name.startswith(f"{DIST}/") and path.is_file():
            found[name] = path.read_bytes()
    return found


def hash_of(contents: dict[str, bytes], kinds: tuple[str, ...] = tuple(KINDS)) -> str:
    """One hash for the files of some kinds, with their names."""
    whole = blake2b(digest_size=20)
    for path in sorted(contents):
        if path.endswith(kinds):
            whole.update(f"{path} {len(contents[path])}\n".encode())
            whole.update(contents[path])
    return whole.hexdigest()


def made_of(contents: dict[str, bytes], made: dict[str, bytes]) -> str:
    """What is written down of a bundle."""
    return json.dumps({"sources": hash_of(contents, BUNDLED), "bundle": hash_of(made)}, indent=1) + "\n"


def _bundle(dist: Path, sources: str) -> dict[str, bytes]:
    """The files of a bundle; none if it was made of other sources, or was changed since."""
    try:
        made = json.loads((dist / MADE_OF).read_bytes())
        if made["sources"] != sources:
            return {}
        found = read(dist)
        return found if made["bundle"] == hash_of(found) else {}
    except (OSError, ValueError, LookupError, TypeError):
        return {}


def _file(path: str, content: bytes) -> File:
    kind = KINDS[posixpath.splitext(path)[1]]
    return packed_file(kind, content) if path.endswith(PACKED) else File(kind, content, b"")


def packed_file(kind: str, content: bytes) -> File:
    """Something that is sent often and never changes."""
    packed = gzip.compress(content, 9, mtime=0)
    return File(kind, content, packed if len(packed) < len(content) else b"")


def _texts(contents: dict[str, bytes]) -> list[tuple[str, str]]:
    return [(path, content.decode()) for path, content in contents.items() if path.endswith(BUNDLED)]


def found_imports(path: str, text: str, pattern: re.Pattern[str]) -> list[str]:
    """What a module or a sheet imports, by paths below `web/`."""
    here = posixpath.dirname(path)
    return [posixpath.normpath(posixpath.join(here, name)) for name in pattern.findall(text)]


def file_answer(method: str, path: str, packed: bool) -> Answer | None:
    """What is answered at an address below /web/; None if there is no file."""
    found, name = files(), path.removeprefix("/web/")
    if method not in ("GET", "HEAD") or name == path:
        return None
    if name in found.files:
        return 307, [(b"location", f"{found.root}{name}".encode()), (b"cache-control", b"no-cache")], b""
    version, _, name = name.partition("/")
    file = found.files.get(name) if version == found.version else None
    if file is None:
        return None
    headers, body = file.sent(packed)
    return 200, [*((name.encode(), value.encode()) for name, value in headers.items()), (b"cache-control", FOR_EVER)], body
