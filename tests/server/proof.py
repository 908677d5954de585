"""Promises at two sizes: small in `make test`, large in `make prove`, by the same code.

`make prove` runs a test again and again (tools/prove.py), each time with another GREATHALL_ROUND, so that every round tries
something new, and sums up what the tests write into the file that GREATHALL_PROOF names.
"""

import json
import os
from pathlib import Path
from typing import Any

ROUND = int(os.environ.get("GREATHALL_ROUND", "0"))


def often(name: str, usual: int) -> int:
    """How often something is tried: as the environment says, or as usual."""
    return int(os.environ.get(f"GREATHALL_{name}", usual))


def fresh(seed: str) -> str:
    """A seed of this round's own; in the tests as they usually run, the seed itself."""
    return f"{seed}, round {ROUND}" if ROUND else seed


def proved(promise: str, what: str, count: int, found: int, detail: str = "", **figures: Any) -> None:
    """Say how much was tried and how much was found to be wrong; what is wrong is for the caller to fail on."""
    print(f"{promise}: {what}, {count:,} tried, {found} wrong{'; ' if detail else ''}{detail}")
    path = os.environ.get("GREATHALL_PROOF")
    if path:
        row = {"promise": promise, "what": what, "count": count, "found": found, "detail": detail, **figures}
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
