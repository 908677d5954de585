"""Rng: the only door for chance. A keyed counter stream behind a tape of forced results.

Block n of the stream is BLAKE2b(message = n as 8 little-endian bytes, key = the game's 32-byte key). A draw
below k takes bytes from the front (one byte for k <= 256, two for k <= 65536, else four, little-endian) and
rejects those at or above the largest multiple of k, so that every result is equally likely. This is all that an
independent verifier needs to recompute each draw. Whoever listens (`heard`) is told of every draw and what it was for.
"""

from contextvars import ContextVar
from hashlib import blake2b
from typing import ClassVar, Final

from greathall.core.record import Record

BLOCK: Final = 64


class TapeError(ValueError):
    """A forced result that does not fit the draw, or one that was never used."""


def key_from_seed(seed: str) -> str:
    """The 32-byte key, in hex, that a seed in words or digits stands for."""
    return blake2b(seed.encode(), digest_size=32, person=b"greathall-seed").hexdigest()


class Draw:
    """One draw, for whoever listens: the face of a die, a number below something, or a list that was shuffled."""

    __slots__ = ("after", "before", "items", "result", "size")

    def __init__(self, size: int, result: int, before: list[int] | None = None, items: list[int] | None = None) -> None:
        self.size = size  # sides of a die; -n for a number below n; 0 for a shuffle
        self.result = result
        self.before: list[int] = [] if before is None else before
        self.items: list[int] = [] if items is None else items  # the very list: whose it is tells what was shuffled
        self.after = self.items[:]


# Streams that are seeded while this is set tell it their draws; it is set around the dealing of a game that somebody listens to.
LISTENING: Final[ContextVar[list[Draw] | None]] = ContextVar("draws", default=None)


class Rng(Record):
    """A stream of draws. `tape` forces results first (tests, dice set by hand); `loop` fixes dice for ever."""

    FIELDS: ClassVar[tuple[str, ...]] = ("key", "counter", "at", "tape", "loop", "looped")
    __slots__ = ("at", "buffer", "counter", "heard", "key", "loop", "looped", "tape")

    def __init__(
        self,
        key: str,
        counter: int = 0,
        at: int = BLOCK,
        tape: list[int] | None = None,
        loop: list[int] | None = None,
        looped: int = 0,
        buffer: bytes = b"",
    ) -> None:
        self.key = key
        self.counter = counter  # blocks used so far
        self.at = at  # next byte of the current block; BLOCK means it is spent
        self.tape: list[int] = [] if tape is None else tape
        self.loop: list[int] = [] if loop is None else loop  # dice of a story level, read round and round
        self.looped = looped  # dice taken from the loop so far
        # The rest of the current block; not saved, as key and counter determine it.
        self.buffer = buffer if buffer or at >= BLOCK else self._block(counter - 1)
        self.heard: list[Draw] | None = None  # not saved, and a clone is silent

    @staticmethod
    def seeded(seed: str) -> "Rng":
        """The stream of a seed."""
        rng = Rng(key_from_seed(seed))
        rng.heard = LISTENING.get()
        return rng

    def clone(self) -> "Rng":
        return Rng(self.key, self.counter, self.at, self.tape[:], self.loop, self.looped, self.buffer)

    def position(self) -> int:
        """How far the stream has been read: it grows with every draw from it or from the loop."""
        return self.counter * BLOCK + self.at + self.looped

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.tape:
            return self._forced(0, n - 1)
        value = self._small(n) if n <= 256 else self._large(n)
        if self.heard is not None:
            self.heard.append(Draw(-n, value))
        return value

    def _large(self, n: int) -> int:
        width = 2 if n <= 65536 else 4
        limit = (1 << 8 * width) - (1 << 8 * width) % n
        while True:
            value = 0
            for i in range(width):
                value |= self._byte() << 8 * i
            if value < limit:
                return value % n

    def die(self, sides: int = 6) -> int:
        """The face of one die; it has 256 sides at most."""
        if self.tape:
            return self._forced(1, sides)
        if self.loop:
            face = self.loop[self.looped % len(self.loop)]
            self.looped += 1
            return face
        face = self._small(sides) + 1
        if self.heard is not None:
            self.heard.append(Draw(sides, face))
        return face

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place. Never reads the tape: tests lay decks instead of forcing shuffles."""
        self.shuffle_two(items, None)

    def shuffle_two(self, items: list[int], beside: list[int] | None) -> None:
        """Shuffle a list, and one beside it in step."""
        tape, heard = self.tape, self.heard
        self.tape, self.heard = [], None
        before = items[:] if heard is not None else []
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            if beside is not None:
                beside[i], beside[j] = beside[j], beside[i]
        self.tape, self.heard = tape, heard
        if heard is not None:
            heard.append(Draw(0, 0, before, items))

    def fork(self) -> "Rng":
        """A new stream that this one determines, and from which this one cannot be told."""
        number = 0
        for _ in range(16):
            number = number << 8 | self._byte()
        return Rng(key_from_seed(f"{number:032x}"))

    def _forced(self, low: int, high: int) -> int:
        value = self.tape.pop(0)
        if not low <= value <= high:
            raise TapeError(f"the tape forces {value}, but this draw gives {low} to {high}")
        return value

    def _small(self, n: int) -> int:
        """A number below n, which is 256 at most: one byte of the stream, or the next one if that is rejected."""
        limit = 256 - 256 % n
        while True:
            at = self.at
            if at < BLOCK:  # `_byte` without the call: most draws are dice, and most bytes are at hand
                self.at = at + 1
                byte = self.buffer[at]
            else:
                byte = self._byte()
            if byte < limit:
                return byte % n
            if limit <= 0:  # asked here, where few come by, and not of every die
                raise ValueError(f"a die has 256 sides at most, not {n}")

    def _byte(self) -> int:
        at = self.at
        if at >= BLOCK:
            self.buffer = self._block(self.counter)
            self.counter += 1
            at = 0
        self.at = at + 1
        return self.buffer[at]

    def _block(self, number: int) -> bytes:
        return blake2b(number.to_bytes(8, "little"), key=bytes.fromhex(self.key)).digest()
