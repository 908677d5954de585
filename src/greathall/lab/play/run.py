"""A run from start to report: journal, progress bar, results file; and what remains when it is interrupted."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from greathall.lab.paper.report import check_out, write_results
from greathall.lab.play.journal import RunJournal
from greathall.lab.play.simulate import GameResult, Plan, SimulationError, simulate


@dataclass
class Run:
    """What a run gave: the games that ended, in order, and whether it was interrupted."""

    results: list[GameResult]
    interrupted: bool
    kept: str  # one sentence on what is stored where


def journal_of(out: Path) -> Path:
    """The journal beside a results file."""
    return out.with_name(out.name + ".journal")


def open_journal(plan: Plan, out: Path, resume: bool, overwrite: bool) -> RunJournal:
    """The journal of a run. What is stored is neither mixed with another run nor overwritten unasked."""
    check_out(out)
    journal = journal_of(out)
    if overwrite:
        journal.unlink(missing_ok=True)
    elif not resume and out.exists() and not journal.exists():
        raise SimulationError(f"{out} is there already: name another file, or --overwrite it")
    elif resume and not journal.exists():
        raise SimulationError(f"there is nothing to resume: no {journal}")
    return RunJournal(journal, plan.key(plan.check().version), resume=resume)


def progress_bar(console: Console, show: bool) -> Progress:
    """The bar of a run; it shows itself only to people."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("left"), TimeRemainingColumn(), console=console, disable=not show, transient=True,
    )  # fmt: skip


def run(
    plan: Plan, *, jobs: int = 1, out: Path | None = None, resume: bool = False, overwrite: bool = False,
    console: Console | None = None,
) -> Run:  # fmt: skip
    """Play a plan. With `out` every game is journalled as it ends, and the results are written at the end."""
    if resume and out is None:
        raise SimulationError("--resume goes on with the run of a results file: name it with --out")
    plan.check()
    if out is None:
        results: dict[int, GameResult] = {}
        interrupted = _play(plan, jobs, results, None, console)
        kept = "nothing was stored; with --out FILE it could be resumed"
    else:
        with open_journal(plan, out, resume, overwrite) as journal:
            results = journal.results
            interrupted = _play(plan, jobs, results, journal, console)
        kept = f"{len(results)} of {plan.games} games are kept in {journal_of(out)}: go on with --resume"
    ordered = [results[number] for number in sorted(results) if number < plan.games]
    if out is not None and not interrupted:
        write_results(out, plan, ordered)
        kept = f"results in {out}"
    return Run(ordered, interrupted, kept)


def _play(plan: Plan, jobs: int, results: dict[int, GameResult], journal: RunJournal | None, console: Console | None) -> bool:
    """Play what is missing into `results`; True if Ctrl-C ended it."""
    with progress_bar(console or Console(stderr=True), console is not None and console.is_terminal) as bar:
        task = bar.add_task(plan.game, total=plan.games, completed=sum(number < plan.games for number in results))

        def keep(result: GameResult) -> None:
            if journal is not None:
                journal.add(result)
            results[result.number] = result
            bar.advance(task)

        try:
            simulate(plan, jobs=jobs, done=list(results), on_result=keep)
        except KeyboardInterrupt:
            return True
    return False
