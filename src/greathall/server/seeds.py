"""Seeds: 256 random bits of the server, which it commits to before anybody sits down, and words of the players, so that nobody
chose the seed of a game alone. The bots have a key of their own, which tells nothing of the game's chance."""

import json
import secrets
from collections.abc import Sequence
from hashlib import blake2b

NO_WORDS = b"\xff\xff\xff\xff"
LONGEST = 100  # characters of a player's words


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_hex(32)


def commitment(seed: str, salt: str) -> str:
    """What is shown of the server's part of the seed before the game is over. Without the salt a guessed seed could be tried out;
    tables of older releases have none."""
    if not salt:
        return blake2b(seed.encode(), digest_size=16, person=b"greathall-commit").hexdigest()
    return blake2b(bytes.fromhex(salt) + seed.encode(), digest_size=32, person=b"greathall-commit").hexdigest()


def game_seed(seed: str, words: Sequence[str | None]) -> str:
    """The seed of the game: that of the server if nobody could add words, else a hash of it and of all words in seat order."""
    if not words:
        return seed
    joined = b"".join(_part(part) for part in (seed, *words))
    return blake2b(joined, digest_size=32, person=b"greathall-words").hexdigest()


def _part(text: str | None) -> bytes:
    """A text with its length before it, so that no two lists of texts are joined to the same bytes."""
    if text is None:
        return NO_WORDS
    data = text.encode()
    return len(data).to_bytes(4, "little") + data


def read_words(stored: str) -> list[str | None]:
    """The words of a table by seat; an empty list if there are none."""
    return json.loads(stored) if stored else []


def stored_words(words: Sequence[str | None]) -> str:
    """The same for the store."""
    return json.dumps(list(words), ensure_ascii=False) if words else ""


def clean_words(text: str) -> str:
    """Words in one line, of characters that can be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST]
