"""What all who look at a table see alike, apart from the game itself."""

import re
from typing import TYPE_CHECKING, Any

from greathall.server.gathering import missing
from greathall.server.people import Chair, Talk
from greathall.server.seeds import commitment
from greathall.server.writer import SENTENCES

if TYPE_CHECKING:
    from greathall.server.match import Match

CHAT_SHOWN = 50
FAILED = "The rules failed on an answer, so this table stands still. Nothing is lost: it goes on when the fault is mended."
BOTS = "The bots of this table cannot go on, so it stands still. Nothing is lost: it goes on when the fault is mended."
CODES = {FAILED: "failed", BOTS: "bots"}
FAULTY = re.compile(r"(.*) \(fault ([0-9a-f]{8})\)")


def common_part(match: "Match") -> dict[str, Any]:
    """The part of a snapshot that changes seldom."""
    return {
        "type": "snapshot",
        "table": match.id,
        "game": {"slug": match.game.slug, "title": match.game.title},
        "names": list(match.names),
        "people": [_person(match, k, chair) for k, chair in enumerate(match.chairs)],
        "frozen": match.notice,
        "frozen_why": _why(match),
        "watching": sum(not match.seats_of(person) for person in match.online),
        "chat": [_talk(talk) for talk in match.chat[-CHAT_SHOWN:]],
        "commitment": commitment(match.seed, match.salt),
        "chosen_seed": bool(match.settings.get("seeded")),
        "dealt": match.dealt,
        "missing": [] if match.dealt else missing(match),
        "words": list(match.words),
        "origin": match.settings.get("origin"),
        "rules": _changed(match),
        "trouble": trouble_part(match.store.trouble),
    }


def _talk(talk: Talk) -> dict[str, Any]:
    return {"i": talk.i, "seat": talk.seat, "name": talk.name, "text": talk.text, "at": talk.at}


def _person(match: "Match", seat: int, chair: Chair) -> dict[str, Any]:
    here = chair.kind == "bot" or bool(chair.person and match.online.get(chair.person))
    return {"seat": seat, "name": chair.name, "kind": chair.kind, "bot": chair.bot, "online": here}


def _changed(match: "Match") -> dict[str, Any] | None:
    """What the players should know of the last change of the rules."""
    if match.change is None:
        return None
    return {key: match.change[key] for key in ("from", "to", "answers", "taken_back", "why")}


def _why(match: "Match") -> dict[str, Any] | None:
    """Why the table stands still, for those who say it in another language; an administrator's own words have no code."""
    if match.lost is not None:
        return match.lost
    named = FAULTY.fullmatch(match.notice)
    text, fault = named.groups() if named is not None else (match.notice, "")
    return {"code": CODES[text], "fault": fault} if text in CODES else None


def stopped(text: str, fault: str) -> str:
    """Why a table stands still after a fault of ours: its name is for the keeper to find it by."""
    return f"{text} (fault {fault})"


def trouble_part(code: str) -> dict[str, str] | None:
    """Why nothing can be kept just now."""
    return {"code": code, "text": SENTENCES[code]} if code else None
