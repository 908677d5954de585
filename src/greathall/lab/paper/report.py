"""A run on paper: tables for people, JSON and CSV for programs."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from greathall.data.language import Words
from greathall.lab.paper.statistics import Standing, Summary, summarize
from greathall.lab.play.simulate import CAP, GameResult, Plan, SimulationError, plain
from greathall.table.files import write_atomically

FORMATS = (".csv", ".json")


def check_out(path: Path) -> None:
    """Refuse a results file that could not be written at the end of a long run."""
    if path.suffix not in FORMATS:
        raise SimulationError(f"results are written as .csv or .json, not {path.suffix or 'without an ending'}")
    if not path.parent.is_dir():
        raise SimulationError(f"there is no folder {path.parent}")


def write_results(path: Path, plan: Plan, results: Sequence[GameResult]) -> None:
    """Write all games: CSV has a row for each seat of each game, JSON the plan and the summary too."""
    text = to_csv(plan, results) if path.suffix == ".csv" else to_json(plan, results)
    try:
        write_atomically(path, text)
    except OSError as error:
        raise SimulationError(f"{path} cannot be written: {error.strerror or error}") from None


def to_json(plan: Plan, results: Sequence[GameResult]) -> str:
    """Plan, summary and games."""
    tree = {
        "plan": asdict(plan),
        "summary": summarize(results).as_json(),
        "games": [{**plain(result), "seed": plan.game_seed(result.number)} for result in results],
    }
    return json.dumps(tree, indent=1, ensure_ascii=False) + "\n"


def to_csv(plan: Plan, results: Sequence[GameResult]) -> str:
    """One row a seat; place and points are empty in games that were broken off."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["game", "seed", "seat", "bot", "place", "points", "reason", "answers"])
    for result in results:
        for seat, bot in enumerate(result.lineup):
            place: list[int | str] = [result.places[seat], result.points[seat]] if result.places else ["", ""]
            seed = plan.game_seed(result.number)
            rows.writerow([result.number, seed, seat, bot, *place, result.reason, result.answers])
    return text.getvalue()


def print_summary(console: Console, words: Words, plan: Plan, summary: Summary) -> None:
    """The tables for people."""
    title = f"{words.game.title}, {plan.seats} players, {summary.games:,} games, seed {plan.seed}"
    console.print(Text(title, style="bold"))
    console.print(_standings("Bot", summary.bots))
    if len(summary.seats) > 1:
        seats = [Standing(**{**asdict(seat), "name": str(int(seat.name) + 1)}) for seat in summary.seats]
        console.print(_standings("Seat", seats))
    console.print(Group(*_facts(words, summary)))


def _standings(what: str, rows: Sequence[Standing]) -> Grid:
    grid = Grid(show_edge=False, pad_edge=False)
    grid.add_column(what)
    for column in ("games", "wins", "shared", "win rate", "95% interval", "points"):
        grid.add_column(column, justify="right")
    for row in rows:
        interval = f"{row.low:.1%} to {row.high:.1%}" if row.decided else "-"
        rate = f"{row.rate:.1%}" if row.decided else "-"
        wins = f"{row.wins:,} of {row.decided:,}"
        grid.add_row(row.name, f"{row.games:,}", wins, f"{row.shared:,}", rate, interval, f"{row.points:.2f}")
    return grid


def _facts(words: Words, summary: Summary) -> list[Text]:
    low, mean, high = summary.answers
    lines = [f"Answers a game: {low:,} at least, {mean:,.1f} on average, {high:,} at most."]
    for reason, count in sorted(summary.reasons.items(), key=lambda item: -item[1]):
        key = f"end-{reason}"
        meaning = "broken off at the limit of answers" if reason == CAP else words.say(key) if words.has(key) else ""
        share = count / max(1, summary.games)
        lines.append(f"End {reason}: {count:,} ({share:.1%})" + (f", {meaning}" if meaning else ""))
    if summary.draws or summary.lost:
        lines.append(f"Shared victories: {summary.draws:,}; games that nobody won: {summary.lost:,}.")
    return [Text(line) for line in lines]
