"""What visitors may send: strict types with limits. Anything else is refused at the door."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Text40 = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
LIMIT = 64 * 1024


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """One answer to the question of a seat; `n` is the count of answers that its sender has seen."""

    id: Text40
    n: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    do: Annotated[str, Meta(min_length=1, max_length=200)]


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """What is not offered, and why? With `do`: why not this answer?"""

    id: Text40
    seat: SeatNumber
    do: Annotated[str, Meta(max_length=200)] = ""


class Hint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would a bot do?"""

    id: Text40
    seat: SeatNumber


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last answer, or ask the others for it."""

    id: Text40
    seat: SeatNumber


class Consent(Struct, tag="consent", tag_field="type", forbid_unknown_fields=True):
    """Agree to a request to take back, or not."""

    id: Text40
    agree: bool


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """A line of talk."""

    id: Text40
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Note(Struct, tag="note", tag_field="type", forbid_unknown_fields=True):
    """One's private notes on this table."""

    id: Text40
    text: Annotated[str, Meta(max_length=8000)]


class Words(Struct, tag="words", tag_field="type", forbid_unknown_fields=True):
    """Words of one's own for the seed, before the game is dealt; empty: it may be dealt without."""

    id: Text40
    text: Annotated[str, Meta(max_length=100)] = ""


class BotSeat(Struct, tag="bot", tag_field="type", forbid_unknown_fields=True):
    """Give one's seat to a bot, or take it back."""

    id: Text40
    seat: SeatNumber
    on: bool
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class Look(Struct, tag="seat", tag_field="type", forbid_unknown_fields=True):
    """Look through another of one's own seats."""

    seat: SeatNumber
    id: Annotated[str, Meta(max_length=40)] = ""


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""

    id: Text40


Message = Answer | Why | Hint | Undo | Consent | Chat | Note | Words | BotSeat | Look | Ping
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class BadMessage(ValueError):
    """A message that is not of the protocol, in one sentence."""


def decode(raw: str | bytes) -> Message:
    """A message from a socket."""
    data = raw.encode() if isinstance(raw, str) else raw
    if len(data) > LIMIT:
        raise BadMessage(f"a message is at most {LIMIT} bytes")
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"this is not a message of the protocol: {error}") from None


def schema() -> dict[str, Any]:
    """The JSON schema of every message."""
    return msgspec.json.schema_components([Message])[1]


# -- HTTP bodies


class NamePerson(Struct, forbid_unknown_fields=True):
    """The name of a visitor."""

    name: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"\S")]


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to play a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    name: Annotated[str, Meta(max_length=24)] = ""


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """The clock of a table: none, so many seconds for each player, or so many days a move."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=30, le=36_000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=64)] = {}
    visibility: Literal["private", "open"] = "private"
    undo: Literal["free", "ask", "none"] = "free"
    pace: Pace = Pace()
    seed: Annotated[str, Meta(max_length=64)] = ""
    gather: bool = False  # deal when every seat is taken and everybody has said his words
    words: Annotated[str, Meta(max_length=100)] = ""


class QuickTable(Struct, forbid_unknown_fields=True):
    """Me against bots, at once."""

    game: Annotated[str, Meta(max_length=40)]


class Join(Struct, forbid_unknown_fields=True):
    """Sit down: by invitation, or at an open table on a free seat."""

    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=-1, le=14)] = -1
    words: Annotated[str, Meta(max_length=100)] = ""


class Watch(Struct, forbid_unknown_fields=True):
    """The key of the spectators' link."""

    key: Annotated[str, Meta(max_length=64)]


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a game, against bots."""

    n: Annotated[int, Meta(ge=0, le=1_000_000)]
