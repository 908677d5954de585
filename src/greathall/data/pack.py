"""Card packs: TOML tables read into typed, immutable definitions, with errors that say where and what was meant.

A game describes a table by a list of Columns and turns each row into its own card class. The loader checks names,
types and unknown columns, and names the file, the line and the nearest known word.
"""

import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

SOURCES = ("rulebook", "public", "ours")


class PackError(ValueError):
    """A card file that cannot be used: file, line, and what was expected."""


class Column:
    """One column of a table: its type, and its default if it may be left out."""

    def __init__(self, name: str, kind: type, default: Any = None, required: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.required = required


class Row:
    """One checked row. `at(text)` says where it stands, for errors found later."""

    def __init__(self, path: Path, slug: str, values: dict[str, Any], line: int) -> None:
        self.path = path
        self.slug = slug
        self.values = values
        self.line = line

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def error(self, message: str) -> PackError:
        """A load error that points at this row."""
        return PackError(f"{self.path.name}, line {self.line}, {self.slug!r}: {message}")


def nearest(word: str, known: Sequence[str]) -> str:
    """A hint at the known word that was probably meant."""
    near = get_close_matches(word, known, 1)
    return f"; did you mean {near[0]!r}?" if near else f"; known: {', '.join(sorted(known))}"


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """A TOML file and its text; a syntax error names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PackError(f"{path.name}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise PackError(f"{path.name}: is not UTF-8 text") from None
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{path.name}: {error}") from None


def line_of(text: str, slug: str) -> int:
    """The line on which a slug is given, 1 if it is not found."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.replace(" ", "").startswith((f'slug="{slug}"', f"slug='{slug}'")):
            return number
    return 1


def read_table(path: Path, table: str, columns: Sequence[Column]) -> list[Row]:
    """The rows of `[[table]]` in a file, each with a unique `slug`, checked against the columns."""
    tree, text = read_toml(path)
    rows = tree.get(table, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise PackError(f"{path.name}: {table!r} must be an array of tables, [[{table}]]")
    checked: list[Row] = []
    for values in rows:
        slug = values.get("slug")
        if not isinstance(slug, str) or not slug:
            raise PackError(f"{path.name}: a [[{table}]] without a slug")
        row = Row(path, slug, {}, line_of(text, slug))
        if any(other.slug == slug for other in checked):
            raise row.error("this slug is already taken")
        row.values.update(_checked(row, values, columns))
        checked.append(row)
    return checked


def _checked(row: Row, values: dict[str, Any], columns: Sequence[Column]) -> dict[str, Any]:
    known = {column.name: column for column in columns}
    for name, value in values.items():
        if name == "slug":
            continue
        if name not in known:
            raise row.error(f"unknown column {name!r}{nearest(name, list(known))}")
        kind = known[name].kind
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise row.error(f"{name!r} must be {kind.__name__}, not {value!r}")
    result: dict[str, Any] = {}
    for column in columns:
        if column.name in values:
            result[column.name] = values[column.name]
        elif column.required:
            raise row.error(f"{column.name!r} is missing")
        else:
            result[column.name] = column.default
    source = result.get("source")
    if "source" in known and source not in SOURCES:
        raise row.error(f"source must be one of {', '.join(SOURCES)}, not {source!r}")
    return result
