"""The catalogue of a game with the players' names in it: wherever the game speaks of a seat, it says the name."""

import unicodedata
from collections.abc import Sequence

from greathall.core.game import Game
from greathall.data.language import Words

LONGEST_NAME = 20


class TableWords(Words):
    """The words of one table."""

    def __init__(self, game: Game, locale: str, names: list[str] | None = None) -> None:
        super().__init__(game, locale)
        self.names: list[str] = [] if names is None else names

    def seat(self, seat: int, names: Sequence[str] | None = None) -> str:
        return super().seat(seat, self.names if names is None else names)


def fold(text: str) -> str:
    """Without capitals and accents, for comparing; of the same length."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] for letter in text)


def clean_name(name: str) -> str:
    """A player's name that can be shown: printable, no spaces around it, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
