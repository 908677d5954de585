"""Going on where a journal ended.

`fold` plays stored answers under the rules that they were given under, and compares hashes. `follow` plays them under changed
rules, where every hash may differ (one added field is enough) though nothing else does: there an answer is the same if it is
legal, tells the same, draws the same and leaves the same seats asked.
"""

from collections.abc import Sequence

from greathall.core import engine
from greathall.core.option import Option
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.table.entries import Answer
from greathall.table.logged import Logged, logged_of, same_draws
from greathall.table.refusals import Elsewhere, Refused
from greathall.table.table import Table
from greathall.table.undo import mark

EVERY = 64  # answers between two hashes that are compared


def fold(table: Table, answers: Sequence[Answer], every: int = EVERY) -> None:
    """Play stored answers on the table's own state, without a copy of it for each: many times as fast as answering. Every so
    often and at the end the hash is compared. Elsewhere says where they lead elsewhere; the table is then of no use."""
    state, log, game, last = table.state, table.log, table.game, len(answers) - 1
    read: dict[str, list[Option]] = {}
    for i, stored in enumerate(answers):
        try:
            chosen = read.get(stored.text)
            if chosen is None:
                chosen = read[stored.text] = notation.read_all(game, stored.text)
            for o in chosen:
                engine.answer(state, stored.seat, o)
        except Exception as error:
            raise Elsewhere(i, f"{stored.text!r} of seat {stored.seat} cannot be played: {error}") from error
        table.answers.append(stored)
        table._chosen.append(chosen)
        table._marks.append(mark(state, len(log)))
        if i == last or i % every == every - 1:
            reached = state_hash(state)
            if reached != stored.hash:
                raise Elsewhere(i, f"it leads to {reached}, but {stored.hash or 'nothing'} is stored")


def follow(table: Table, answers: Sequence[Answer], logged: Sequence[Logged]) -> str:
    """Play stored answers as long as they tell what they told when they were given; why it ended: "" (it went to the end),
    illegal, told, chance, asked or failed. The table stands after the last answer that is the same."""
    for stored, was in zip(answers, logged, strict=True):
        try:
            pending = table.prepare(stored.seat, stored.text)
        except Refused:
            if table.frozen:
                table.rewind(len(table.answers), table.state)
                return "failed"
            return "illegal"
        if pending.answer is None:
            return "illegal"
        now = logged_of(pending)
        if now.events != was.events:
            return "told"
        if now.chance != was.chance or not same_draws(now, was):
            return "chance"
        if now.waiting != was.waiting:
            return "asked"
        table.accept(pending)
    return ""
