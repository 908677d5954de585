"""Talk at a table."""

import time
from typing import TYPE_CHECKING

from greathall.server.names import plain
from greathall.server.people import Talk
from greathall.table.refusals import Refused

if TYPE_CHECKING:
    from greathall.server.match import Match

CHAT_KEPT = 200  # lines in memory


async def say(match: "Match", person: str, name: str, text: str) -> None:
    """A line of chat."""
    text = plain(text).strip()
    if not text:
        raise Refused("empty", "there is nothing in this line")
    async with match.lock:
        mine = match.seats_of(person)
        seat = mine[0] if mine else -1
        talk = Talk(match.chat[-1].i + 1 if match.chat else 0, seat, match.names[seat] if mine else name, text, time.time())
        row = {"table_id": match.id, "i": talk.i, "seat": seat, "name": talk.name, "text": text, "at": talk.at}
        await match.store.add_chat(row)
        match.chat.append(talk)
        del match.chat[:-CHAT_KEPT]
        match.announce()


def read_talk(match: "Match") -> list[Talk]:
    """The last lines, from the store."""
    return [Talk(row["i"], row["seat"], row["name"], row["text"], row["at"]) for row in match.store.read_chat(match.id)]
