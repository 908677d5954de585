"""Every card of a game as a list, from its data files and its catalogue."""

from pathlib import Path
from typing import Any

from greathall.core.game import Game
from greathall.data.language import words
from greathall.data.pack import read_toml


def card_rows(game: Game, lang: str) -> list[dict[str, Any]]:
    """All rows of the game's data files that have a slug and a source, with their names and texts."""
    said = words(game, lang)
    rows: dict[tuple[str, str], dict[str, Any]] = {}  # what a list of cards and a card itself name is one thing
    for path in sorted((Path(game.folder) / "data").glob("*.toml")):
        tree, _ = read_toml(path)
        for table, entries in tree.items():
            if not isinstance(entries, list):
                continue
            for entry in entries:
                named = said.thing(table, entry["slug"]) if isinstance(entry, dict) and "source" in entry else None
                if named is None:
                    continue
                numbers = {name: value for name, value in entry.items() if name not in ("slug", "source", "kind")}
                rows[entry["slug"], named[0]] = {
                    "slug": entry["slug"],
                    "table": table,
                    "kind": entry.get("kind", table),
                    "name": named[0],
                    "about": named[1],
                    "source": entry.get("source", ""),
                    "numbers": numbers,
                }
    return list(rows.values())
