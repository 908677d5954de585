"""Names and words as they are typed and shown."""

import unicodedata

LONGEST_NAME = 20


def fold(text: str) -> str:
    """Without capitals and accents, for comparing; of the same length."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] for letter in text)


def clean_name(name: str) -> str:
    """A player's name that can be shown: printable, no spaces around it, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
