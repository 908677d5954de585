"""What the store keeps of a table's course: the rows of its journal, what each of them told, and states at rest (snapshots).

A snapshot stands before the row of the journal that has its number. The first one of a table, and those where a table begins anew
(`rules`, `start`), are kept; of all others only the latest is.
"""

import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import Any

from greathall.core.game import Game
from greathall.core.state import State
from greathall.data.codec import CodecError, dumps, text_hash
from greathall.data.upgrades import upgraded
from greathall.server.database import Connection, delete, insert
from greathall.server.store import Store
from greathall.server.stored import Stored
from greathall.table.logged import Logged, decode, encode, read_logged

ANEW = ("rules", "start")  # kinds of rows after which a table goes on from the snapshot that stands there


@dataclass(slots=True)
class Row:
    """A row of a journal, without what it told."""

    seq: int
    kind: str
    seat: int
    text: str
    hash: str
    client: str | None


@dataclass(slots=True)
class Snapshot:
    """A state at rest."""

    seq: int  # the first row of the journal that comes after it
    answers: int  # that stood then
    version: int  # of the rules
    hash: str
    packed: str
    logged: str  # of one from which a table begins: what had been told before

    def text(self) -> str:
        """The canonical text of the state, as the rules of its time wrote it."""
        try:
            text = zlib.decompress(b64decode(self.packed)).decode()
        except (ValueError, zlib.error) as error:
            raise CodecError(f"a snapshot cannot be read: {error}") from None
        if text_hash(text) != self.hash:
            raise CodecError("a snapshot does not have the hash that it should have")
        return text

    def state(self, game: Game) -> State:
        """The state, brought to the rules of today; CodecError if that cannot be done."""
        return upgraded(game, self.text(), self.version)

    def before(self) -> Logged:
        """What had been told when the table began here."""
        return unpack_logged(self.logged)


def pack(text: str) -> str:
    """The text of a state, small."""
    return b64encode(zlib.compress(text.encode(), 1)).decode()


def pack_logged(logged: Logged) -> str:
    """What had been told before the first answer, in one text."""
    return encode(logged.row()).decode()


def unpack_logged(text: str) -> Logged:
    """The same back."""
    return Logged(*decode(text)) if text else Logged([], [], 0, 0, 0)


def read_rows(store: Store, table: str) -> list[Row]:
    """The journal of a table, in order."""
    query = "SELECT seq, kind, seat, text, hash, client FROM journal WHERE table_id = ? ORDER BY seq"
    with store.readers.one() as c:
        return [Row(*row) for row in c.execute(query, (table,))]


def read_logged_rows(store: Store, table: str) -> dict[int, Logged]:
    """What each answer told, by its row; rows of older releases, which tell nothing, are left out."""
    query = "SELECT seq, told, reveals, chance, waiting FROM journal WHERE table_id = ? AND reveals >= 0"
    with store.readers.one() as c:
        return {seq: read_logged(*logged) for seq, *logged in c.execute(query, (table,))}


def read_snapshots(store: Store, table: str) -> list[Snapshot]:
    """The snapshots of a table, the oldest first."""
    query = "SELECT seq, answers, version, hash, state, told FROM snapshots WHERE table_id = ? ORDER BY seq"
    with store.readers.one() as c:
        return [Snapshot(*row) for row in c.execute(query, (table,))]


def snapshot_row(
    state: State, seq: int, answers: int, version: int, logged: Logged | None = None, kept: bool = False
) -> dict[str, Any]:
    """A snapshot for the store. The one with which a table begins says what had been told before, and is kept."""
    text = dumps(state)
    row = {"seq": seq, "answers": answers, "version": version, "hash": text_hash(text), "state": pack(text)}
    return {**row, "told": "" if logged is None else pack_logged(logged), "kept": int(kept or logged is not None)}


def put_snapshot(c: Connection, table: str, row: dict[str, Any]) -> None:
    """Within a change: store a snapshot, and forget the one that it replaces."""
    delete(c, "snapshots", {"table_id": table, "kept": 0})
    delete(c, "snapshots", {"table_id": table, "seq": row["seq"]})
    insert(c, "snapshots", [{**row, "table_id": table}])


def save_snapshot(store: Store, table: str, state: State, seq: int, answers: int, version: int) -> Stored[None]:
    """Queue a snapshot of a state, which nobody changes any more; it is encoded by the writer."""
    return store.submit(lambda c: _save(c, table, state, seq, answers, version))


def _save(c: Connection, table: str, state: State, seq: int, answers: int, version: int) -> None:
    taken = c.execute("SELECT kept FROM snapshots WHERE table_id = ? AND seq = ?", (table, seq)).fetchone()
    if taken is None:  # else there is one already at this very place
        put_snapshot(c, table, snapshot_row(state, seq, answers, version))
