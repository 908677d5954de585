"""The rule index: every rule and ruling of a game by id, with a sentence for players in each language."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from greathall.core.game import Game
from greathall.data.pack import PackError, read_toml


@dataclass(frozen=True)
class Rule:
    """A rule of the rulebook, or a ruling on a case that it leaves open (`why` says what decided it)."""

    id: str
    heading: dict[str, str]
    text: dict[str, str]
    status: str
    why: dict[str, str]
    rules: tuple[str, ...]
    option: str


def rulebook(game: Game) -> dict[str, Rule]:
    """All rules and rulings of a game, in the rulebook's order."""
    return _load(game.folder)


@cache
def _load(folder: str) -> dict[str, Rule]:
    path = Path(folder) / "rules.toml"
    tree, _ = read_toml(path)
    rules: dict[str, Rule] = {}
    for row in tree.get("rule", []):
        heading = {"en": row["heading"], "es": row.get("heading_es", row["heading"])}
        rules[row["id"]] = Rule(row["id"], heading, {"en": row["en"], "es": row["es"]}, row.get("status", "rulebook"), {}, (), "")
    for row in tree.get("ruling", []):
        rules[row["id"]] = Rule(
            row["id"],
            {"en": row["topic"], "es": row["topic_es"]},
            {"en": row["en"], "es": row["es"]},
            "ruling",
            {"en": row["why"], "es": row["why_es"]},
            tuple(row.get("rules", ())),
            row.get("option", ""),
        )
    if not rules:
        raise PackError(f"{path.name}: holds no [[rule]]")
    return rules
