"""Serving: when garbage is collected."""

import subprocess
import sys

import pytest

from greathall.server.serve import LATEST, SOME, STIR, untidy

COLLECTED = """
import time, weakref
from greathall.server import serve

serve.LOOK = 0.01
serve.settle()

class Ring:
    pass

first = Ring()
first.itself = first
seen = weakref.ref(first)
del first
kept = [[] for _ in range(serve.SOME + 1)] if {many} else []
end = time.monotonic() + {wait}
while seen() is not None and time.monotonic() < end:
    time.sleep(0.01)
print(seen() is None)
"""


@pytest.mark.parametrize(
    ("new", "before", "since", "due"),
    [
        (SOME + 1, SOME + 1, 1.0, True),  # nobody plays
        (SOME, SOME, 1.0, False),  # not worth while
        (SOME, SOME, LATEST + 1, False),
        (SOME + STIR, SOME + 1, 1.0, True),
        (SOME + STIR + 1, SOME + 1, 1.0, False),  # people play
        (SOME + STIR + 1, SOME + 1, LATEST, False),
        (SOME + STIR + 1, SOME + 1, LATEST + 1, True),  # for so long that it must be
        (SOME + 1, SOME + 1 + STIR, 1.0, False),  # much goes away: people play, too
    ],
)
def test_garbage_is_collected_in_a_quiet_moment_or_at_last(new: int, before: int, since: float, due: bool) -> None:
    assert untidy(new, before, since) is due


@pytest.mark.parametrize(("many", "wait", "collected"), [(True, 30.0, "True"), (False, 0.5, "False")])
def test_a_ring_is_collected_once_there_is_enough(many: bool, wait: float, collected: str) -> None:
    script = COLLECTED.format(many=many, wait=wait)
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert result.stdout.strip() == collected
