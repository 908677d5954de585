"""The transcript of chance: every draw of a finished game, what it was for, and what came of it.

Before the game people see the commitment, a salted hash of the server's part of the seed; afterwards both, and the players'
words. tools/verify_fair.py and the page (web/parts/fair.js), which share no code with this program, recompute everything from
that. JSON lines:

- {"greathall-fair": 2, "game", "rules", "seats", "server", "salt", "words", "seed", "commitment", "chosen", "answers", "begins"}
- {"n": 0, "draws": [...], "zones": [[name, pool, [cards]], ...]}: the deal, and how all lay after it. A draw is [sides, face],
  [-n, number below n] or [name of a zone or "", [order before], [order after]]
- {"n": 7, "draws": [...], "zones": [[name, pool, [under], kept, [top]], ...]} for each answer that used chance or moved hidden
  cards: a zone now holds `under`, then the first `kept` of what it held before (or of what was last shuffled there), then `top`
- {"digest": "..."}: BLAKE2b, 16 bytes, of all lines before it
"""

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from greathall.core import engine
from greathall.core.game import Game
from greathall.core.state import State
from greathall.data import notation
from greathall.data.codec import CodecError
from greathall.games import load
from greathall.server.ledger import read_logged_rows, read_rows, read_snapshots
from greathall.server.seeds import commitment, game_seed
from greathall.server.store import Store
from greathall.server.waking import Course
from greathall.table.entries import Answer
from greathall.table.logged import Logged, logged_by_deal, named_zones
from greathall.table.recording import Recording
from greathall.table.replay import verified
from greathall.table.table import Table

if TYPE_CHECKING:
    from greathall.server.match import Match

FORMAT = 2


def logged_so_far(store: Store, table_id: str, table: Table) -> tuple[Logged, list[Logged]]:
    """What the deal and each answer of a table told: as it is stored, or, for tables of older releases, played again."""
    standing = Course.of(read_rows(store, table_id)).standing[: len(table.answers)]
    logged = read_logged_rows(store, table_id)
    first = [snapshot for snapshot in read_snapshots(store, table_id) if snapshot.logged]
    if first and all(row.seq in logged for row in standing):
        return first[0].before(), [logged[row.seq] for row in standing]
    return played_again(Recording.of(table))


def played_again(recording: Recording) -> tuple[Logged, list[Logged]]:
    """What a recording tells when it is played again."""
    table, logged = verified(recording)
    if recording.deal is not None:
        return recording.deal, logged
    again = Table(table.game, table.seats, table.seed, table.options, table.names)
    return logged_by_deal(again.state, again.log, again.deal), logged


def transcript_of_recording(recording: Recording, server: str = "", salt: str = "", words: Sequence[str | None] = ()) -> str:
    """The transcript of a recording, which is played again; its seed may be made of a server's part and players' words."""
    game, server = load(recording.game), server or recording.seed
    header = {
        "greathall-fair": FORMAT, "game": game.slug, "rules": recording.rules, "seats": recording.seats, "server": server,
        "salt": salt, "words": list(words), "seed": recording.seed, "commitment": commitment(server, salt), "chosen": False,
        "answers": len(recording.answers), "begins": "deal",
    }  # fmt: skip
    deal, logged = played_again(recording)
    state = game.start(recording.seats, recording.seed, recording.options)
    return transcript(header, [deal, *logged], state, moves(game, state, recording.answers, logged))


def transcript_of(match: "Match") -> str:
    """The transcript of a finished table."""
    table = match.table
    deal, logged = logged_so_far(match.store, match.id, table)
    state = first_state(match)
    same = state is not None and (match.table.first is None or match.table.base == 0)  # else the rules have changed meanwhile
    moved = moves(match.game, state, table.answers, logged) if same and state is not None else []
    return transcript(header_of(match), [deal, *logged], state, moved)


def header_of(match: "Match") -> dict[str, Any]:
    """The first line of a transcript."""
    return {
        "greathall-fair": FORMAT, "game": match.game.slug, "rules": match.game.version, "seats": match.table.seats,
        "server": match.seed, "salt": match.salt, "words": list(match.words), "seed": game_seed(match.seed, match.words),
        "commitment": commitment(match.seed, match.salt), "chosen": bool(match.settings.get("seeded")),
        "answers": len(match.table.answers), "begins": "state" if sampled(match) else "deal",
    }  # fmt: skip


def sampled(match: "Match") -> bool:
    """Did this table begin from a state that was drawn anew, and not with a deal?"""
    return bool((match.settings.get("origin") or {}).get("sampled"))


def first_state(match: "Match") -> State | None:
    """The state with which the table began; None if it cannot be read any more."""
    first = [snapshot for snapshot in read_snapshots(match.store, match.id) if snapshot.logged and snapshot.answers == 0]
    try:
        return first[0].state(match.game) if first else match.table.at(0)
    except (CodecError, ValueError):
        return None


def pooled(state: State) -> dict[str, tuple[int, list[int]]]:
    """All zones in which something may be hidden, with their cards."""
    return {name: (zone.pool, zone.cards[:]) for name, zone in named_zones(state) if zone.pool}


def moves(game: Game, first: State, answers: Sequence[Answer], logged: Sequence[Logged]) -> list[list[Any]]:
    """For each answer the zones that changed, as it is played again; as far as the rules of today go."""
    state, found = first.clone(), []
    before = pooled(state)
    for answer, said in zip(answers, logged, strict=True):
        try:
            for option in notation.read_all(game, answer.text):
                engine.answer(state, answer.seat, option)
        except Exception:  # of older rules: what comes now is only what was told
            break
        now = pooled(state)
        shuffled = {draw[0]: draw[2] for draw in said.draws if len(draw) == 3 and draw[0] in now}
        rows = []
        for name, (pool, cards) in now.items():
            lay = shuffled.get(name, before.get(name, (pool, []))[1])
            if name in shuffled or name not in before or lay != cards:
                rows.append([name, pool, *moved(lay, cards)])
        rows += [[name, pool, [], 0, []] for name, (pool, _) in before.items() if name not in now]
        found.append(rows)
        before = now
    return found


def moved(before: list[int], now: list[int]) -> tuple[list[int], int, list[int]]:
    """What lies under, how many of the cards before are still there from the bottom on, and what lies on top: with as many kept
    as there can be."""
    best: tuple[list[int], int, list[int]] = (now, 0, [])
    for under in range(len(now)):
        kept = 0
        while kept < min(len(before), len(now) - under) and now[under + kept] == before[kept]:
            kept += 1
        if kept > best[1]:
            best = (now[:under], kept, now[under + kept :])
    return best if best[1] or before else ([], 0, now)


def transcript(header: dict[str, Any], logged: list[Logged], first: State | None, moved: list[list[Any]]) -> str:
    """The text; `told` begins with the deal."""
    zones = [] if first is None else [[name, pool, cards] for name, (pool, cards) in pooled(first).items()]
    lines = [_dump(header), _dump({"n": 0, "draws": logged[0].draws, "zones": zones})]
    for n, one in enumerate(logged[1:], 1):
        rows = moved[n - 1] if n <= len(moved) else []
        if one.draws or rows:
            lines.append(_dump({"n": n, "draws": one.draws, "zones": rows}))
    digest = blake2b("".join(lines).encode(), digest_size=16).hexdigest()
    return "".join(lines) + _dump({"digest": digest})


def _dump(value: dict[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
