"""Record: the base of everything that is saved and cloned."""

from typing import ClassVar


class Record:
    """A saved thing: its constructor's arguments are named by FIELDS, and nothing else is kept.

    A record holds ints, strings, booleans, None, other records, and lists and int-keyed dicts of these: no functions, no
    definitions, no sets, no floats. `clone()` passes every field to the constructor (by keyword, or by place where the
    record is hot), so that a forgotten one shows; the codec reads FIELDS. Records are compared by what they encode to, never
    by identity.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "Record":
        """An independent copy. Immutable parts may be shared."""
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")
