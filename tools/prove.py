"""Try the promises as often as before a release, for as many hours as there are, and go on another time where it stopped.

    python tools/prove.py --hours 4            everything, what is furthest behind first
    python tools/prove.py --only S1 R7 --hours 0.5
    python tools/prove.py --table              only print what has come of it so far
    python tools/prove.py --write              put that table into docs/promises.md as well

Every round runs a test of `make test` in a process of its own with larger numbers and seeds of its own, on the compiled build if
there is one; what it says is appended to build/prove.jsonl, which is all that is remembered. `--fresh` puts that file aside.
"""

import argparse
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from promises import JOBS, PROMISES, TWINS, Job

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "prove.jsonl"
PAGE = ROOT / "docs" / "promises.md"
BEGIN, END = "<!-- results: tools/prove.py --write -->\n", "<!-- end of results -->\n"
PLANTED = "planted faults"
ROUND = 90.0  # seconds that a round should take

Row = dict[str, Any]


@dataclass
class Tally:
    """What has come of a job so far."""

    count: int = 0
    found: int = 0
    rounds: int = 0
    seconds: float = 0.0
    detail: str = ""
    p: list[float] = field(default_factory=list)


def rows_of(path: Path) -> list[Row]:
    """What is remembered; a last line that was cut off is left out."""
    if not path.exists():
        return []
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if isinstance(row, dict) and {"promise", "what", "count", "found"} <= row.keys():
            found.append(row)
    return found


def tallies(rows: list[Row]) -> dict[tuple[str, str], Tally]:
    """The sums, by promise and by what was tried."""
    found: dict[tuple[str, str], Tally] = {}
    for row in rows:
        tally = found.setdefault((row["promise"], row["what"]), Tally())
        tally.count += row["count"]
        tally.found += row["found"]
        tally.rounds += 1
        tally.seconds += row.get("seconds", 0.0)
        tally.detail = row.get("detail", "") or tally.detail
        tally.p += row.get("p", [])
    return found


def table(rows: list[Row]) -> str:
    """What was reached, in Markdown."""
    found = tallies(rows)
    goals = {(job.promise, job.what): job.goal for job in JOBS}
    lines = ["| promise | tried | count | of | wrong | planted faults found | the last round |", "|" + " --- |" * 7]
    for name, title in PROMISES.items():
        planted = found.get((name, PLANTED))
        twins = "" if planted is None else f"{planted.count - planted.found} of {planted.count}"
        keys = [key for key in dict.fromkeys((*goals, *found)) if key[0] == name and key[1] != PLANTED]
        for place, key in enumerate(keys):
            tally = found.get(key, Tally())
            goal = f"{goals[key]:,}" if key in goals else ""
            detail = f"least of {len(tally.p)} p-values: {min(tally.p):.2g}" if tally.p else tally.detail
            head = (f"**{name}** {title}", twins) if place == 0 else ("", "")
            cells = [head[0], key[1], f"{tally.count:,}", goal, str(tally.found) if tally.rounds else "", head[1], detail]
            lines.append("| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |")
    hours = sum(row.get("seconds", 0.0) for row in rows) / 3600
    states = len({row.get("code", "") for row in rows})
    dates = sorted(row["at"] for row in rows if "at" in row)
    when = f", {dates[0][:10]} to {dates[-1][:10]}" if dates else ""
    lines += ["", f"{len(rows)} results of {hours:.1f} hours{when}, with {states} state{'s' * (states != 1)} of the source."]
    return "\n".join(lines) + "\n"


def write_page(text: str, page: Path = PAGE) -> None:
    """Put the table into the page, between its marks."""
    before, found, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    if not found or END not in rest:
        raise SystemExit(f"{page} has no place for the results: {BEGIN.strip()}")
    page.write_text(before + BEGIN + "\n" + text + "\n" + END + after, encoding="utf-8")


# -- rounds


class Runner:
    """Runs rounds until everything was tried often enough or the time is over."""

    def __init__(self, results: Path, jobs: list[Job], seconds: float, round_seconds: float = ROUND, twins: bool = True) -> None:
        self.results = results
        self.jobs = jobs
        self.round_seconds = round_seconds
        self.began = time.monotonic()
        self.deadline = self.began + seconds
        self.rows = rows_of(results)
        self.sizes: dict[Job, int] = {}
        self.broken: set[Job] = set()
        self.planted = [name for name in TWINS if twins and any(job.promise == name for job in jobs)]
        self.long: tuple[Job, subprocess.Popen[str], Path, float, int] | None = None
        self.code = state_of_source()

    def left(self) -> float:
        """Seconds until it is over."""
        return self.deadline - time.monotonic()

    def open_jobs(self) -> list[Job]:
        """What was not tried often enough."""
        found = tallies(self.rows)
        return [j for j in self.jobs if j not in self.broken and found.get((j.promise, j.what), Tally()).count < j.goal]

    def run(self) -> None:
        """Everything, as far as the time allows: the planted faults, what must be alone, then the long run beside the others."""
        for name in self.planted:
            if self.left() > 0:
                self.plant(name)
        try:
            while self.left() > 0 and (job := self.next()) is not None:
                self.round(job)
                self.gather_long()
            if self.long is not None and self.left() > 0:
                self.say(f"{self.long[0].promise}: waiting for {self.long[0].what}")
                self.gather_long(wait=True)
        finally:
            if self.long is not None:
                end(self.long[1])

    def next(self) -> Job | None:
        """The job that has had the least time so far."""
        open_jobs = self.open_jobs()
        alone = [job for job in open_jobs if job.alone]
        if alone and self.long is None:
            return alone[0]
        for job in open_jobs:
            if job.beside and self.long is None:
                self.begin_long(job)
        found = tallies(self.rows)
        rest = [job for job in open_jobs if not job.beside and not job.alone]
        return min(rest, key=lambda job: found.get((job.promise, job.what), Tally()).seconds, default=None)

    def size(self, job: Job) -> int:
        """How often a round tries it: as many as fit into its time by what the last rounds took."""
        tally = tallies(self.rows).get((job.promise, job.what), Tally())
        many = self.sizes.get(job, job.first)
        if tally.count and tally.seconds:
            per = tally.seconds / tally.count
            # Where one unit of the setting counts as several, the last round says how many.
            mine = [row for row in self.rows if row["what"] == job.what and row.get("size") and row["count"]]
            unit = mine[-1]["count"] / mine[-1]["size"] if mine else 1.0
            many = int(min(self.round_seconds, max(5.0, self.left())) / max(per * unit, 1e-9))
            many = min(many, int((job.goal - tally.count) / max(unit, 1e-9)) + 1)
        self.sizes[job] = max(job.first, many)  # with fewer some tests could not say anything
        return self.sizes[job]

    def round(self, job: Job) -> None:
        """One round of a job."""
        size = self.size(job) if job.knob else 0
        number = 1 + max((row.get("round", 0) for row in self.rows), default=0)
        path = Path(tempfile.mkstemp(prefix="proof")[1])
        began = time.monotonic()
        process = self.start(job, size, number, path)
        try:
            output, _ = process.communicate(timeout=max(30.0, min(20 * self.round_seconds + 600, self.left() + 60)))
        except subprocess.TimeoutExpired:
            end(process)
            self.say(f"{job.promise}: {job.what} was not done when the time was over")
            self.broken.add(job)
            return
        finally:
            if process.poll() is None:
                end(process)
        self.note(job, path, process.returncode, output, time.monotonic() - began, size, number)

    def start(self, job: Job, size: int, number: int, path: Path) -> "subprocess.Popen[str]":
        """A test in a process of its own, with its own group, so that nothing of it stays behind."""
        environment = {**os.environ, "GREATHALL_PROOF": str(path), "GREATHALL_ROUND": str(number)}
        environment |= {f"GREATHALL_{key}": value for key, value in job.fixed.items()}
        if job.knob:
            environment[f"GREATHALL_{job.knob}"] = str(size)
        return pytest_run([f"tests/server/{test}" for test in job.tests], environment, compiled=not job.interpreted)

    def note(self, job: Job, path: Path, code: int, output: str, seconds: float, size: int, number: int) -> None:
        """Remember what a round said."""
        rows = rows_of(path)
        path.unlink()
        mine = sum(row["what"] == job.what for row in rows) or 1
        if code and not sum(row["found"] for row in rows):
            rows.append({"promise": job.promise, "what": job.what, "count": 0, "found": 1, "detail": tail(output)})
        if code or not any(row["what"] == job.what for row in rows):
            self.broken.add(job)
            self.say(f"{job.promise}: {job.what}: {tail(output)}")
        for row in rows:
            row |= {"size": size, "seconds": round(seconds / mine, 2) if row["what"] == job.what else 0.0}
            self.remember(row, number)
        tally = tallies(self.rows).get((job.promise, job.what), Tally())
        wrong = f"{tally.found} wrong" if tally.found else "none wrong"
        self.say(f"{job.promise}: {job.what}: {tally.count:,} of {job.goal:,}, {wrong} ({seconds:.0f} s)")

    def remember(self, row: Row, number: int) -> None:
        """Append a result to the file at once: whoever stops this loses the running round and nothing else."""
        row |= {"round": number, "code": self.code, "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())}
        self.rows.append(row)
        self.results.parent.mkdir(parents=True, exist_ok=True)
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def begin_long(self, job: Job) -> None:
        """The one long run, beside all others."""
        size = int(min(job.first, 0.9 * self.left()))
        number = 1 + max((row.get("round", 0) for row in self.rows), default=0)
        path = Path(tempfile.mkstemp(prefix="proof")[1])
        self.say(f"{job.promise}: {job.what}: {size:,} begin now, beside the rest")
        self.long = (job, self.start(job, size, number, path), path, time.monotonic(), size)

    def gather_long(self, wait: bool = False) -> None:
        """Take what the long run says, if it is over."""
        if self.long is None:
            return
        job, process, path, began, size = self.long
        if not wait and process.poll() is None:
            return
        try:
            output, _ = process.communicate(timeout=max(5.0, self.left() + 60))
        except subprocess.TimeoutExpired:
            return
        self.long = None
        self.broken.add(job)  # once is enough
        self.note(job, path, process.returncode, output, time.monotonic() - began, size, 0)

    def plant(self, name: str) -> None:
        """The twins of a promise, as plain Python, once for each state of the source."""
        if any(row["promise"] == name and row["what"] == PLANTED and row.get("code") == self.code for row in self.rows):
            return
        files, words = TWINS[name]
        began = time.monotonic()
        process = pytest_run([f"tests/server/{file}" for file in files.split()] + ["-k", words], dict(os.environ), compiled=False)
        try:
            output, _ = process.communicate(timeout=max(30.0, self.left() + 60))
        except subprocess.TimeoutExpired:
            end(process)
            return
        passed, failed = (int(m[1]) if (m := re.search(rf"(\d+) {word}", output)) else 0 for word in ("passed", "failed"))
        row = {"promise": name, "what": PLANTED, "count": passed + failed, "found": failed}
        self.remember({**row, "detail": tail(output) if failed else "", "seconds": round(time.monotonic() - began, 2)}, 0)
        self.say(f"{name}: {passed} of {passed + failed} planted faults found")

    def say(self, text: str) -> None:
        """Progress, with the time that is left."""
        left = max(0.0, self.left())
        print(f"[{int(left) // 3600}:{int(left) // 60 % 60:02} left] {text}", flush=True)


def compiled_build(root: Path = ROOT) -> Path | None:
    """The compiled build, if it was made of the source as it is now."""
    build = root / "build" / "compiled" / "greathall"
    source = root / "src" / "greathall"
    for path in source.rglob("*.py"):
        copied = build / path.relative_to(source)
        if not copied.is_file() or copied.read_bytes() != path.read_bytes():
            return None
    return build.parent


def pytest_run(arguments: list[str], environment: dict[str, str], compiled: bool) -> "subprocess.Popen[str]":
    """Tests in a process group of their own."""
    build = compiled_build() if compiled else None
    if build is not None:
        environment["PYTHONPATH"] = str(build)
    else:
        environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "pytest", "-o", "addopts=", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )


def end(process: "subprocess.Popen[str]") -> None:
    """End a test and everything that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def tail(output: str) -> str:
    """The sentence with which a failed run ended."""
    lines = [line.strip() for line in output.splitlines() if line.startswith("E ") or "Error" in line]
    return (lines or output.strip().splitlines() or ["it said nothing"])[-1][:200]


def state_of_source() -> str:
    """A short name for the source as it is now."""
    names = ["rev-parse", "--short", "HEAD"], ["status", "--porcelain", "--", "src"]
    try:
        head, changed = (subprocess.run(["git", *n], cwd=ROOT, capture_output=True, text=True, check=True).stdout for n in names)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return head.strip() + ("+" if changed.strip() else "")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Try the promises as often as before a release.")
    parser.add_argument("--hours", type=float, default=4.0, help="how long at the most; default: 4")
    parser.add_argument("--only", nargs="+", metavar="PROMISE", choices=list(PROMISES), help="R1, S3, ...; default: all")
    parser.add_argument("--round", type=float, default=ROUND, metavar="SECONDS", help=f"of one round; default: {ROUND:.0f}")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept; default: build/prove.jsonl")
    parser.add_argument("--no-twins", action="store_true", help="leave the planted faults out")
    parser.add_argument("--table", action="store_true", help="try nothing, only print the table")
    parser.add_argument("--write", action="store_true", help="put the table into docs/promises.md")
    parser.add_argument("--fresh", action="store_true", help="put earlier results aside first")
    args = parser.parse_args(arguments)
    if args.fresh and args.results.exists():
        args.results.rename(args.results.with_suffix(f".{int(time.time())}.jsonl"))
    if not args.table:
        if compiled_build() is None:
            print("there is no compiled build of this source: everything runs as plain Python (make prove compiles first)")
        jobs = [job for job in JOBS if not args.only or job.promise in args.only]
        runner = Runner(args.results, jobs, 3600 * args.hours, args.round, twins=not args.no_twins)
        try:
            runner.run()
        except KeyboardInterrupt:
            print("stopped; everything but the running round is kept", file=sys.stderr)
    rows = rows_of(args.results)
    print(table(rows))
    if args.write:
        write_page(table(rows))
    return 1 if any(row["found"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
