"""Why a table stands still: it takes no more answers, and can be looked at.

What is stored of it is the sentence alone (`tables.frozen`). A sentence of ours has a code, so that a page can say it in another
language; the keeper's own words have none.
"""

import re
from dataclasses import dataclass
from typing import Any

FAILED = "The rules failed on an answer, so this table stands still. Nothing is lost: it goes on when the fault is mended."
BOTS = "The bots of this table cannot go on, so it stands still. Nothing is lost: it goes on when the fault is mended."
CODES = {FAILED: "failed", BOTS: "bots"}
FAULTY = re.compile(r"(.*) \(fault ([0-9a-f]{8})\)")
OTHER_RULES = (
    "This table was played by version {then} of the rules, and version {now} leads elsewhere from answer {n} on: "
    "it can only be looked at."
)
DIFFERENT = (
    "The answers of this table lead elsewhere from answer {n} on than they did when they were given: it can only be looked at."
)


@dataclass(frozen=True)
class Standstill:
    """The sentence, and what a page needs to say it in other words."""

    text: str
    why: dict[str, Any] | None = None
    lost: bool = False  # the answers could not be played: there is no state to keep


def stored(text: str) -> Standstill | None:
    """What the store says of a table; None if it goes on."""
    if not text:
        return None
    named = FAULTY.fullmatch(text)
    plain, fault = named.groups() if named is not None else (text, "")
    return Standstill(text, {"code": CODES[plain], "fault": fault} if plain in CODES else None)


def after_fault(text: str, fault: str) -> Standstill:
    """After a fault of ours (FAILED, BOTS): its name is for the keeper to find it by."""
    return Standstill(f"{text} (fault {fault})", {"code": CODES[text], "fault": fault})


def elsewhere(lost: dict[str, Any]) -> Standstill:
    """The stored answers lead elsewhere than they did: where, and why."""
    return Standstill((DIFFERENT if lost["code"] == "different" else OTHER_RULES).format(**lost), lost, lost=True)
