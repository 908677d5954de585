"""The command as a process of its own: interruptions, a full disk and a closed pipe."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "greathall.cli"]
PATIENCE = 30.0


def simulate(out: Path, *more: str) -> subprocess.Popen[str]:
    words = ["simulate", "pebble", "--bots", "ismcts:1500,random", "--games", "500", "--jobs", "2", "--out", str(out)]
    # Whoever runs the tests in the background of a shell ignores Ctrl-C, and children inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [*COMMAND, *words, *more], start_new_session=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    finally:
        signal.signal(signal.SIGINT, before)


def games(out: Path) -> int:
    journal = out.with_name(out.name + ".journal")
    return max(0, journal.read_bytes().count(b"\n") - 1) if journal.exists() else 0


def wait_for_games(out: Path, number: int) -> None:
    end = time.monotonic() + PATIENCE
    while games(out) < number:
        assert time.monotonic() < end, "no game ended"
        time.sleep(0.02)


def test_an_interrupted_and_a_killed_run_go_on_where_they_were(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    first = simulate(out)
    wait_for_games(out, 2)
    os.killpg(first.pid, signal.SIGINT)  # as the terminal does: parent and workers alike
    _, err = first.communicate(timeout=PATIENCE)
    kept = games(out)
    assert first.returncode == 130
    assert err.count("\n") == 1 and f"{kept} of 500 games are kept" in err
    second = simulate(out, "--resume")
    wait_for_games(out, kept + 2)
    second.kill()
    second.communicate(timeout=PATIENCE)
    kept = games(out)
    assert not out.exists()
    words = ["simulate", "pebble", "--bots", "ismcts:1500,random", "--games", str(kept), "--out", str(out)]
    done = subprocess.run([*COMMAND, *words, "--resume", "--json"], text=True, capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == kept


def small_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (900, 900))


def test_a_full_disk_is_one_sentence_and_the_run_can_be_resumed(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    words = [*COMMAND, "simulate", "pebble", "--games", "50", "--json", "--out", str(out)]
    full = subprocess.run(words, text=True, capture_output=True, timeout=PATIENCE, check=False, preexec_fn=small_files)
    assert full.returncode == 2 and not out.exists()
    assert full.stderr.count("\n") == 1 and "cannot be written (File too large)" in full.stderr
    assert 0 < games(out) < 50
    done = subprocess.run([*words, "--resume"], text=True, capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0 and json.loads(done.stdout)["games"] == 50


def test_a_closed_pipe_is_no_error() -> None:
    command = " ".join([*COMMAND, "perft", "pebble", "--depth", "5"]) + " | head -1"
    done = subprocess.run(["sh", "-c", command], text=True, capture_output=True, timeout=PATIENCE, check=False)
    assert done.stderr == "" and done.stdout.split() == ["0", "1"]
