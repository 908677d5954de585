"""What all who look at a table see alike, apart from the game itself."""

from typing import TYPE_CHECKING, Any

from greathall.server.gathering import missing
from greathall.server.people import Chair, Talk
from greathall.server.seeds import commitment
from greathall.server.writer import SENTENCES

if TYPE_CHECKING:
    from greathall.server.match import Match

CHAT_SHOWN = 50


def common_part(match: "Match") -> dict[str, Any]:
    """The part of a snapshot that changes seldom."""
    return {
        "type": "snapshot",
        "table": match.id,
        "game": {"slug": match.game.slug, "title": match.game.title},
        "names": list(match.names),
        "people": [_person(match, k, chair) for k, chair in enumerate(match.chairs)],
        "frozen": match.still.text if match.still is not None else "",
        "frozen_why": match.still.why if match.still is not None else None,
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


def trouble_part(code: str) -> dict[str, str] | None:
    """Why nothing can be kept just now."""
    return {"code": code, "text": SENTENCES[code]} if code else None
