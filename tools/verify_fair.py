"""Check that the chance of a finished game came from the seed that was committed to before it began.

    python tools/verify_fair.py TRANSCRIPT [COMMITMENT]

The transcript is what the server gives for a finished table (/api/tables/ID/fair); COMMITMENT is what the page showed while
the game ran. This file needs nothing but Python and shares no code with Greathall: it is all there is to trust.

The stream of a seed: its key is BLAKE2b(seed, 32 bytes, person "greathall-seed"); block k of the stream is BLAKE2b(k as 8
little-endian bytes, 64 bytes, with that key). The commitment is BLAKE2b(seed, 16 bytes, person "greathall-commit").
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

HEADER = {"greathall-fair": int, "game": str, "seed": str, "commitment": str, "answers": int}
STEP = {"n": int, "from": int, "to": int, "bytes": str}


class Unfair(ValueError):
    """Why a transcript is not right."""


def stream(seed: str, start: int, end: int) -> bytes:
    """The bytes of a seed's stream from one place to another."""
    key = blake2b(seed.encode(), digest_size=32, person=b"greathall-seed").digest()
    first, last = start // 64, (end + 63) // 64
    blocks = b"".join(blake2b(k.to_bytes(8, "little"), key=key).digest() for k in range(first, last))
    return blocks[start - first * 64 : end - first * 64]


def verify(text: str, promised: str = "") -> int:
    """How many bytes of chance were recomputed; Unfair if anything differs."""
    lines = text.split("\n")
    if len(lines) < 3 or lines.pop() != "":
        raise Unfair("it is cut off")
    end = _read(lines.pop(), {"digest": str})
    before = "".join(line + "\n" for line in lines)
    if blake2b(before.encode(), digest_size=16).hexdigest() != end["digest"]:
        raise Unfair("its digest does not fit its lines")
    header = _read(lines[0], HEADER)
    if header["greathall-fair"] != 1:
        raise Unfair("it has another format")
    commitment = blake2b(header["seed"].encode(), digest_size=16, person=b"greathall-commit").hexdigest()
    if commitment != header["commitment"] or (promised and promised != commitment):
        raise Unfair("the seed is not the one that was committed to")
    used, moment = 0, -1
    for line in lines[1:]:
        step = _read(line, STEP)
        if step["from"] != used or step["to"] <= used or not moment < step["n"] <= header["answers"]:
            raise Unfair(f"answer {step['n']} does not go on where the one before it stopped")
        if stream(header["seed"], used, step["to"]).hex() != step["bytes"]:
            raise Unfair(f"the chance of answer {step['n']} is not that of the seed")
        used, moment = step["to"], step["n"]
    return used


def _read(line: str, fields: dict[str, type]) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        raise Unfair("a line is not JSON") from None
    if not isinstance(row, dict) or set(row) != set(fields) or any(type(row[key]) is not fields[key] for key in fields):
        raise Unfair(f"a line does not have the fields {', '.join(fields)}")
    return row


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    try:
        used = verify(Path(arguments[0]).read_bytes().decode(), arguments[1] if len(arguments) == 2 else "")
    except (OSError, UnicodeDecodeError, Unfair) as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 1
    print(f"{arguments[0]}: {used} bytes of chance, all from the seed that was committed to")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
