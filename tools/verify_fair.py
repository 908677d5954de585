"""Check that the chance of a finished game came from the seed that was committed to before it, and the cards from that chance.

    python tools/verify_fair.py TRANSCRIPT [COMMITMENT]

The transcript is what the server gives for a finished table (/api/tables/ID/fair); COMMITMENT is what the page showed while
the game ran. This file needs nothing but Python and shares no code with Greathall: it is all there is to trust.

What is checked, with BLAKE2b throughout:
- the commitment is that of the server's part of the seed: the hash (32 bytes, person "greathall-commit") of the salt and it;
- the seed of the game is made of that part and the players' words: the hash (32 bytes, person "greathall-words") of all of them
  in the order of the seats, each with its length before it (4 bytes, little-endian; ff ff ff ff where somebody has none).
  Without words it is the server's part itself;
- every draw is that of the seed's stream, in order and without a gap. The key of the stream is the hash (32 bytes, person
  "greathall-seed") of the seed; block k is the hash (64 bytes) of k as 8 little-endian bytes, with that key. A number below n
  takes one byte (two above 256, four above 65536) and rejects those at or above the largest multiple of n. A die is a number
  below its sides, and one. A shuffle exchanges the card at each place, from the last to the second, with one at or below it;
- the cards lie as they were shuffled: a pile after the deal is what was shuffled, less the cards dealt from its end (its top),
  and what players hold of it is among those cards. So it goes on with every answer: a pile loses cards from its top only, new
  ones lie under it or on it. Cards that came from no pile (as those that lie on the table from the start) are counted.

Not checked, as it takes the rules: which cards lay in a pile before it was shuffled. It is the same in every game with the same
settings, and is printed as a digest (box), to be compared with that of other games.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

HEADER = {
    "greathall-fair": int, "game": str, "rules": int, "seats": int, "server": str, "salt": str, "words": list, "seed": str,
    "commitment": str, "chosen": bool, "answers": int, "begins": str,
}  # fmt: skip


class Unfair(ValueError):
    """Why a transcript is not right."""


@dataclass
class Checked:
    """What was checked."""

    game: str = ""
    chosen: bool = False
    words: int = 0  # players who added some
    dice: int = 0
    numbers: int = 0
    shuffles: int = 0
    cards: int = 0  # that were shuffled
    piles: int = 0  # that lie as they were shuffled
    dealt: int = 0  # cards dealt from them before the first answer
    drawn: int = 0  # cards drawn from their tops since then
    back: int = 0  # of those, cards that the same answer laid on top again
    others: int = 0  # cards beside them that came from no pile, at most at the same time
    used: int = 0  # bytes of the stream
    box: str = ""  # digest of the piles before they were first shuffled


def stream(seed: str) -> Iterator[int]:
    """The bytes of a seed's stream."""
    key = blake2b(seed.encode(), digest_size=32, person=b"greathall-seed").digest()
    block = 0
    while True:
        yield from blake2b(block.to_bytes(8, "little"), key=key).digest()
        block += 1


class Chance:
    """The stream, read draw by draw."""

    def __init__(self, seed: str) -> None:
        self._bytes = stream(seed)
        self.used = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        width = 1 if n <= 256 else 2 if n <= 65536 else 4
        limit = 256**width - 256**width % n
        while True:
            value = int.from_bytes(bytes(next(self._bytes) for _ in range(width)), "little")
            self.used += width
            if value < limit:
                return value % n

    def shuffled(self, cards: list[int]) -> list[int]:
        """Cards in their new order."""
        lie = cards[:]
        for i in range(len(lie) - 1, 0, -1):
            j = self.below(i + 1)
            lie[i], lie[j] = lie[j], lie[i]
        return lie


def commitment(seed: str, salt: str) -> str:
    """What was shown while the game ran; tables of older releases have no salt."""
    if not salt:
        return blake2b(seed.encode(), digest_size=16, person=b"greathall-commit").hexdigest()
    return blake2b(bytes.fromhex(salt) + seed.encode(), digest_size=32, person=b"greathall-commit").hexdigest()


def game_seed(server: str, words: list[str | None]) -> str:
    """The seed of the game."""
    if not words:
        return server
    joined = b""
    for text in (server, *words):
        joined += b"\xff\xff\xff\xff" if text is None else len(text.encode()).to_bytes(4, "little") + text.encode()
    return blake2b(joined, digest_size=32, person=b"greathall-words").hexdigest()


def verify(text: str, promised: str = "") -> Checked:
    """What was recomputed; Unfair if anything differs."""
    lines = text.split("\n")
    if len(lines) < 4 or lines.pop() != "":
        raise Unfair("it is cut off")
    end = _read(lines.pop(), {"digest": str})
    before = "".join(line + "\n" for line in lines)
    if blake2b(before.encode(), digest_size=16).hexdigest() != end["digest"]:
        raise Unfair("its digest does not fit its lines")
    header = _header(lines[0], promised)
    checked = Checked(header["game"], header["chosen"], sum(bool(word) for word in header["words"]))
    chance, moment = Chance(header["seed"]), 0
    deal = _read(lines[1], {"n": int, "draws": list, "zones": list})
    if deal["n"] != 0:
        raise Unfair("the deal is missing")
    _draws(chance, deal, checked)
    piles = Piles(deal, checked)
    for line in lines[2:]:
        step = _read(line, {"n": int, "draws": list, "zones": list})
        if not moment < step["n"] <= header["answers"]:
            raise Unfair(f"answer {step['n']} does not go on where the one before it stopped")
        moment = step["n"]
        _draws(chance, step, checked)
        piles.follow(step, checked)
    checked.used = chance.used
    return checked


def _header(line: str, promised: str) -> dict[str, Any]:
    header = _read(line, HEADER)
    if header["greathall-fair"] != 2:
        raise Unfair("it has another format")
    if len(header["words"]) not in (0, header["seats"]) or not all(w is None or isinstance(w, str) for w in header["words"]):
        raise Unfair("there are not as many words as seats")
    try:
        committed = commitment(header["server"], header["salt"])
    except ValueError:
        raise Unfair("the salt is not in hexadecimal digits") from None
    if committed != header["commitment"] or (promised and promised != committed):
        raise Unfair("the seed is not the one that was committed to")
    if game_seed(header["server"], header["words"]) != header["seed"]:
        raise Unfair("the seed is not made of the server's part and the players' words")
    return header


def _draws(chance: Chance, step: dict[str, Any], checked: Checked) -> None:
    """Every draw of a moment, again."""
    for draw in step["draws"]:
        where = f"answer {step['n']}" if step["n"] else "the deal"
        if isinstance(draw, list) and len(draw) == 2 and all(type(v) is int for v in draw) and draw[0]:
            size, result = draw
            if chance.below(abs(size)) + (size > 0) != result:
                raise Unfair(f"the chance of {where} is not that of the seed")
            checked.dice += size > 0
            checked.numbers += size < 0
        elif isinstance(draw, list) and len(draw) == 3 and all(_cards(v) for v in draw[1:]) and isinstance(draw[0], str):
            if chance.shuffled(draw[1]) != draw[2]:
                raise Unfair(f"the cards that {where} shuffled ({draw[0] or 'unnamed'}) do not lie as the seed says")
            checked.shuffles += 1
            checked.cards += len(draw[1])
        else:
            raise Unfair(f"{where} has a draw that is none")


def _cards(value: Any) -> bool:
    return isinstance(value, list) and all(type(card) is int for card in value)


class Piles:
    """Where the cards lie, from the deal to the end."""

    def __init__(self, deal: dict[str, Any], checked: Checked) -> None:
        zones = deal["zones"]
        whole = [z for z in zones if isinstance(z, list) and len(z) == 3 and isinstance(z[0], str) and type(z[1]) is int]
        if len(whole) != len(zones) or not all(_cards(z[2]) for z in whole):
            raise Unfair("the piles after the deal cannot be read")
        self.lying: dict[str, tuple[int, list[int]]] = {name: (pool, cards) for name, pool, cards in zones}
        self.known: dict[int, Counter[int]] = {}  # pool -> the cards that there are, where a pile of it was shuffled
        self.piles: set[str] = set()
        shuffled = {draw[0]: draw for draw in deal["draws"] if len(draw) == 3 and draw[0]}
        box = blake2b(digest_size=8)
        gone: dict[int, Counter[int]] = {}
        for name, (pool, cards) in self.lying.items():
            if name not in shuffled:
                continue
            _, before, after = shuffled[name]
            if after[: len(cards)] != cards:
                raise Unfair(f"{name} does not lie as it was shuffled")
            gone.setdefault(pool, Counter()).update(after[len(cards) :])
            self.known.setdefault(pool, Counter()).update(before)
            self.piles.add(name)
            box.update(json.dumps([name, before]).encode())
            checked.piles += 1
            checked.dealt += len(after) - len(cards)
        for name, (pool, cards) in self.lying.items():
            if name not in shuffled and pool in gone:
                if Counter(cards) - gone[pool]:
                    raise Unfair(f"{name} holds cards that were not dealt")
                gone[pool] -= Counter(cards)
        checked.box = box.hexdigest()

    def follow(self, step: dict[str, Any], checked: Checked) -> None:
        """What an answer moved."""
        where = f"answer {step['n']}"
        shuffled = {draw[0]: draw for draw in step["draws"] if len(draw) == 3 and draw[0]}
        listed = set()
        for row in step["zones"]:
            if not (isinstance(row, list) and len(row) == 5 and isinstance(row[0], str) and _cards(row[2]) and _cards(row[4])):
                raise Unfair(f"the piles after {where} cannot be read")
            name, pool, under, kept, top = row
            if type(pool) is not int or type(kept) is not int or kept < 0 or self.lying.get(name, (pool,))[0] != pool:
                raise Unfair(f"the piles after {where} cannot be read")
            lay = self.lying.get(name, (pool, []))[1]
            if name in shuffled:
                lay = shuffled[name][2]
                self.piles.add(name)
            if kept > len(lay):
                raise Unfair(f"{name} has more cards after {where} than were there")
            if name in self.piles:
                checked.drawn += len(lay) - kept
                gone: Counter[int] = Counter(lay[kept:])
                checked.back += (gone & Counter(top)).total()
            self.lying[name] = (pool, under + lay[:kept] + top)
            listed.add(name)
        for name in shuffled:
            if name in self.lying and name not in listed:
                raise Unfair(f"{name} does not lie as {where} shuffled it")
        for pool, known in self.known.items():
            if any(Counter(draw[1]) - known for name, draw in shuffled.items() if self.lying.get(name, (0,))[0] == pool):
                raise Unfair(f"{where} shuffled cards that are not in the game")
            held: Counter[int] = Counter()
            for other, cards in self.lying.values():
                if other == pool:
                    held.update(cards)
            checked.others = max(checked.others, (held - known).total())


def _read(line: str, fields: dict[str, type]) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        raise Unfair("a line is not JSON") from None
    if not isinstance(row, dict) or set(row) != set(fields) or any(type(row[key]) is not fields[key] for key in fields):
        raise Unfair(f"a line does not have the fields {', '.join(fields)}")
    return row


def in_words(checked: Checked) -> str:
    """What was checked, in a few lines."""
    lines = [
        f"{checked.used} bytes of chance, all from the seed that was committed to, in order and without a gap",
        f"{checked.dice} dice, {checked.numbers} other numbers, {checked.shuffles} shuffles of {checked.cards} cards: as drawn",
        f"{checked.piles} piles lie as they were shuffled, {checked.dealt} cards were dealt from them (box {checked.box})",
        f"{checked.drawn} cards were drawn from their tops later, {checked.back} of them laid back on top by the same answer; "
        f"{checked.others} lay beside them that came from no pile",
    ]
    if checked.words:
        lines.append(f"{checked.words} players added words of their own to the seed")
    if checked.chosen:
        lines.append("the seed was chosen by somebody, who may have known what would come")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    try:
        checked = verify(Path(arguments[0]).read_bytes().decode(), arguments[1] if len(arguments) == 2 else "")
    except (OSError, UnicodeDecodeError, Unfair) as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 1
    print(f"{arguments[0]}: right\n{in_words(checked)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
