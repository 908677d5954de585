"""Faults: each has a name that the player sees and the keeper finds, and one line of the log, in JSON."""

import json
import logging
import secrets
import time
import traceback
from collections import deque
from typing import Any

log = logging.getLogger("greathall.fault")
LAST = 200  # faults that are kept for the keeper to look at
latest: deque[dict[str, Any]] = deque(maxlen=LAST)
counted = 0


def note(what: str, error: BaseException | None = None, **about: Any) -> str:
    """Note a fault of ours in the log; its name."""
    global counted
    counted += 1
    name = secrets.token_hex(4)
    row: dict[str, Any] = {"fault": name, "at": round(time.time(), 3), "what": what, **about}
    if error is not None:
        row["error"] = f"{type(error).__name__}: {error}"
        row["trace"] = "".join(traceback.format_exception(error))
    latest.append(row)
    log.error("%s", json.dumps(row, ensure_ascii=False, default=str))
    return name


def sentence(name: str) -> str:
    """What is told of a fault to whoever met it."""
    return f"something went wrong here; it has been noted as fault {name}"
