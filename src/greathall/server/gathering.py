"""Before the deal: the players add words of their own to the seed.

The server has committed to its part when the table was opened, and nobody has seen a card: so nobody chose how they lie, not even
who opened the table. It is dealt when every seat is taken and everybody has said something, be it nothing.
"""

import asyncio
import time
from typing import TYPE_CHECKING

from greathall.server.database import Connection, update
from greathall.server.ledger import put_snapshot, snapshot_row
from greathall.server.seeds import clean_words, game_seed, stored_words
from greathall.table.logged import logged_by_deal
from greathall.table.refusals import Refused
from greathall.table.table import Table

if TYPE_CHECKING:
    from greathall.server.match import Match


async def say_words(match: "Match", person: str, text: str) -> None:
    """Somebody adds his words, once; within the table's lock."""
    mine = match.seats_of(person)
    if not mine:
        raise Refused("not-yours", "words are for those who play")
    if match.dealt:
        raise Refused("dealt", "the game is dealt already: words come too late")
    if match.words[mine[0]] is not None:
        raise Refused("said", "you have said your words already")
    words = [*match.words]
    words[mine[0]] = clean_words(text)
    await match.store.set_table(match.id, {"words": stored_words(words)})
    match.words = words
    match.announce()
    await deal_when_ready(match)


def missing(match: "Match") -> list[int]:
    """The seats that are still open, or whose player has not said his words."""
    return [
        seat
        for seat, chair in enumerate(match.chairs)
        if chair.kind == "open" or (chair.kind == "person" and match.words[match.seats_of(chair.person)[0]] is None)
    ]


async def deal_when_ready(match: "Match") -> None:
    """Deal, if everybody is there and has said his words; within the table's lock."""
    if match.dealt or missing(match):
        return
    seed = game_seed(match.seed, match.words)
    table = await asyncio.to_thread(Table, match.game, len(match.chairs), seed, match.row["options"], list(match.names))
    logged = logged_by_deal(table.state, table.log, table.deal)
    rest = snapshot_row(table.state, 0, 0, match.game.version, logged)
    now = {"dealt": 1, "waiting": logged.waiting, "version": match.game.version, "updated": time.time()}

    def job(c: Connection) -> None:
        update(c, "tables", now, {"id": match.id})
        put_snapshot(c, match.id, rest)

    await match.store.submit(job)
    match.begin(table)
