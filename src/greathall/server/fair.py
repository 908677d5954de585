"""The transcript of chance: which bytes of the random stream every answer of a finished game used.

Before the game people see the commitment, a hash of the seed; afterwards the seed. tools/verify_fair.py, which shares no code
with this program, recomputes the commitment and every byte from the seed. JSON lines:

- {"greathall-fair": 1, "game": ..., "seed": ..., "commitment": ..., "answers": 17}
- {"n": 0, "from": 0, "to": 51, "bytes": "hex"}: the deal, and then one line for each answer that used chance
- {"digest": "..."}: BLAKE2b, 16 bytes, of all lines before it
"""

import json
from hashlib import blake2b

from greathall.core import engine
from greathall.core.rng import BLOCK, Rng
from greathall.core.state import State
from greathall.data import notation
from greathall.games import load
from greathall.server.snapshot import commitment
from greathall.table.replay import Recording


def transcript(recording: Recording) -> str:
    """The transcript of a recording, from a replay of it."""
    game = load(recording.game)
    state = game.start(recording.seats, recording.seed, recording.options)
    start = {"game": recording.game, "seed": recording.seed, "commitment": commitment(recording.seed)}
    lines = [_dump({"greathall-fair": 1, **start, "answers": len(recording.answers)})]
    stream = Rng.seeded(recording.seed)
    used = _note(lines, stream, 0, 0, state)
    for n, answer in enumerate(recording.answers, 1):
        for option in notation.read_all(game, answer.text):
            engine.answer(state, answer.seat, option)
        used = _note(lines, stream, n, used, state)
    digest = blake2b("".join(lines).encode(), digest_size=16).hexdigest()
    return "".join(lines) + _dump({"digest": digest})


def _note(lines: list[str], stream: Rng, n: int, used: int, state: State) -> int:
    """Add a line for the bytes that were used since; how many are used now."""
    now = state.rng.counter * BLOCK + state.rng.at - BLOCK
    if now > used:
        data = bytes(stream.below(256) for _ in range(now - used))
        lines.append(_dump({"n": n, "from": used, "to": now, "bytes": data.hex()}))
    return now


def _dump(value: dict[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
