"""A fuzz run for people: progress, each crash stored and shortened as it comes, counts and rate."""

from pathlib import Path
from typing import Any

from rich.console import Console

from greathall.core.game import Game
from greathall.lab.find.fuzz import Crash, Findings, Wish, fuzz, save, shorten
from greathall.lab.play.run import progress_bar


def run(game: Game, wish: Wish, out: Path, console: Console) -> tuple[Findings, list[Path]]:
    """Fuzz with a progress bar; the findings, and the files of the crashes."""
    paths: list[Path] = []

    def keep(crash: Crash) -> None:
        paths.append(save(game, shorten(game, crash, wish.every), out))

    with progress_bar(console, console.is_terminal) as bar:
        task = bar.add_task(game.slug, total=wish.games)
        findings = fuzz(game, wish, lambda found: bar.update(task, completed=found.games), keep)
    return findings, paths


def as_json(findings: Findings, paths: list[Path]) -> dict[str, Any]:
    """The findings as plain values."""
    crashes = zip(paths, findings.crashes, strict=True)
    return {
        "games": findings.games,
        "decisions": findings.decisions,
        "seconds": round(findings.seconds, 3),
        "capped": findings.capped,
        "reasons": dict(sorted(findings.reasons.items())),
        "crashes": [{"file": str(path), "message": crash.message} for path, crash in crashes],
    }


def lines(game: Game, findings: Findings, paths: list[Path]) -> list[str]:
    """The findings in sentences."""
    seconds = max(findings.seconds, 1e-6)
    rate = f"{findings.games / seconds:,.1f} games/s, {findings.decisions / seconds:,.0f} decisions/s"
    result = [f"{game.title}: {findings.games:,} games, {findings.decisions:,} decisions, {rate}"]
    result += [f"  end {reason}: {count:,}" for reason, count in sorted(findings.reasons.items())]
    if findings.capped:
        result.append(f"  broken off at the limit of answers: {findings.capped:,}")
    for path, crash in zip(paths, findings.crashes, strict=True):
        result.append(f"  crash: {crash.message}\n    stored in {path}")
    result.append(f"  {len(findings.crashes)} crashes")
    return result
