"""`make prove` goes on where it stopped, and its table says what the results say."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import promises
import prove
from promises import Job

SHUFFLING = Job(
    "F1", "shuffles of 3 to 6 cards", 3000,
    ("test_promise_fair.py::test_every_order_of_a_few_cards_is_equally_likely",), "SHUFFLES", 1000,
)  # fmt: skip


def runner(results: Path, job: Job = SHUFFLING, seconds: float = 120) -> prove.Runner:
    return prove.Runner(results, [job], seconds, round_seconds=0.001, twins=False)


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    results = tmp_path / "prove.jsonl"
    first = runner(results)
    first.round(SHUFFLING)
    assert prove.tallies(first.rows)["F1", "shuffles of 3 to 6 cards"].count == 1000
    with results.open("a") as file:
        file.write('{"promise": "F1", "what": "shuf')  # stopped while it was written
    results.write_text(results.read_text() + "\n")
    later = Job(SHUFFLING.promise, SHUFFLING.what, 1001, SHUFFLING.tests, "SHUFFLES", 500)
    again = runner(results, later)
    assert [row["count"] for row in again.rows] == [1000] and again.open_jobs() == [later]
    again.run()
    rows = prove.rows_of(results)
    assert sum(row["count"] for row in rows) >= 1001 and again.open_jobs() == []
    assert len({row["round"] for row in rows}) == len(rows), "every round has seeds of its own"
    assert len({tuple(row["p"]) for row in rows}) == len(rows)
    before = results.read_text()
    runner(results, later).run()
    assert results.read_text() == before, "what is done is not done again"


def test_a_test_that_fails_is_counted_and_not_tried_again(tmp_path: Path) -> None:
    results = tmp_path / "prove.jsonl"
    broken = Job("S4", "tries", 10, ("test_promise_fair.py::test_that_is_not_there",))
    failing = runner(results, broken)
    failing.run()
    assert [(row["count"], row["found"]) for row in prove.rows_of(results)] == [(0, 1)]
    assert prove.main(["--table", "--results", str(results)]) == 1


def test_the_table_is_made_of_the_results(tmp_path: Path) -> None:
    results = tmp_path / "prove.jsonl"
    rows = [
        {"promise": "R1", "what": "kills", "count": 20, "found": 0, "detail": "some", "seconds": 90, "code": "a"},
        {"promise": "R1", "what": "kills", "count": 30, "found": 1, "detail": "last|one", "seconds": 90, "code": "b"},
        {"promise": "R1", "what": prove.PLANTED, "count": 1, "found": 0},
        {"promise": "F1", "what": "deals, karez", "count": 1000, "found": 0, "p": [0.5, 0.25]},
    ]
    results.write_text("".join(json.dumps(row) + "\n" for row in rows))
    text = prove.table(prove.rows_of(results))
    assert "| **R1** an acknowledged answer is never lost | kills | 50 | 1,000 | 1 | 1 of 1 | last/one |" in text
    assert "|  | deals, karez | 1,000 | 1,000,000 | 0 |  | least of 2 p-values: 0.25 |" in text
    assert "| **S3** illegal answers change nothing | illegal answers | 0 | 10,000,000 |  |  |  |" in text
    assert all(f"**{name}**" in text for name in promises.PROMISES) and "with 3 states of the source" in text
    page = tmp_path / "promises.md"
    page.write_text(f"before\n{prove.BEGIN}old\n{prove.END}after\n")
    prove.write_page(text, page)
    assert page.read_text() == f"before\n{prove.BEGIN}\n{text}\n{prove.END}after\n"
    page.write_text("no place")
    with pytest.raises(SystemExit, match="no place for the results"):
        prove.write_page(text, page)


def test_every_test_of_every_job_is_there() -> None:
    """Names of tests change: a job must not lose its test by that."""
    folder = Path(__file__).parents[1] / "server"
    for job in promises.JOBS:
        assert job.promise in promises.PROMISES
        for test in job.tests:
            file, _, name = test.partition("::")
            text = (folder / file).read_text(encoding="utf-8")
            assert f"def {name.partition('[')[0]}" in text, test
            assert f'"{job.what.partition(", ")[0].partition(" pings")[0]}' in text or 'f"' in text, job.what
            assert not job.knob or f'often("{job.knob}"' in text, job.knob
            assert all(f'"{key}"' in text or f"GREATHALL_{key}" in text for key in job.fixed), job.fixed
    assert set(promises.TWINS) | {"P1"} == set(promises.PROMISES), "only a measured time has no planted fault"
    for files, _ in promises.TWINS.values():
        assert all((folder / file).is_file() for file in files.split())


def test_a_build_of_another_source_is_not_used(tmp_path: Path) -> None:
    for folder in ("src", "build/compiled"):
        (tmp_path / folder / "greathall").mkdir(parents=True)
        (tmp_path / folder / "greathall" / "core.py").write_text("A = 1")
    assert prove.compiled_build(tmp_path) == tmp_path / "build" / "compiled"
    (tmp_path / "src" / "greathall" / "core.py").write_text("A = 2")
    assert prove.compiled_build(tmp_path) is None
