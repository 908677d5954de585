"""What people call themselves and say: only what can be seen, in the order in which it is written."""

import unicodedata

# Letters by their category, and yet nothing is to be seen of them.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800\u034f")
STACKED = 2  # marks on one letter


def plain(text: str) -> str:
    """A text without what cannot be seen or turns the writing round, and without towers of marks."""
    out: list[str] = []
    stacked = 0
    for c in unicodedata.normalize("NFC", text):
        category = unicodedata.category(c)
        if category[0] == "C" or c in BLANK or "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef":
            out.append(" " if category == "Cc" else "")
            continue
        stacked = stacked + 1 if category[0] == "M" else 0
        if stacked <= STACKED and not (category[0] == "M" and not "".join(out).strip()):
            out.append(c)
    return "".join(out)


def one_line(text: str, most: int = 24) -> str:
    """A name or label: one line of characters that can be seen; '' if there is none."""
    return " ".join(plain(text).split())[:most].strip()
