"""Record: the base of everything that is saved and cloned."""

from typing import Any, ClassVar, Self, dataclass_transform

from greathall.core.declared import complete


@dataclass_transform(eq_default=False)
class Record:
    """A saved thing. Its fields are declared once, as annotations of the class: from them come the constructor, FIELDS and
    `clone` (core/declared.py). A record that holds more than flat things, has fields in another order than its constructor's
    arguments, or is cloned in a way of its own writes the three out: then `clone()` passes every field, so that a forgotten one
    shows.

    A record holds ints, strings, booleans, None, other records, and lists and int-keyed dicts of these: no functions, no
    definitions, no sets, no floats. The codec reads FIELDS. Records are compared by what they encode to, never by identity.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        complete(cls)

    def clone(self) -> Self:
        """An independent copy. Immutable parts may be shared."""
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")


class RecordError(ValueError):
    """A record holds what it must not hold."""


def fields_of(record: Record) -> dict[str, Any]:
    """A record as a dict for an encoder that itself goes through lists and asks again for each record in them. It is the
    half of hashing a state that is written in Python, so it is compiled with the rules."""
    coded: dict[str, Any] = {"": type(record).__name__}
    for field in record.FIELDS:
        held = getattr(record, field)
        if _plain(held):
            coded[field] = held
        elif isinstance(held, list):
            # A list holds things of one kind, as its type says: the first speaks for all.
            coded[field] = held if not held or _plain(held[0]) else [plain_value(item) for item in held]
        else:
            coded[field] = plain_value(held)
    return coded


def _plain(value: Any) -> bool:
    # One by one: compiled, each is a look at the type, and the three together would be a call.
    return isinstance(value, int) or isinstance(value, str) or value is None or isinstance(value, Record)  # noqa: SIM101


def plain_value(value: Any) -> Any:
    """A list or dict with int keys, as a record may hold it, for that encoder: {"#": [[key, value], ...]} in key order."""
    if _plain(value):
        return value
    if isinstance(value, list):
        return [plain_value(item) for item in value]
    if isinstance(value, dict):
        for key in value:
            if not isinstance(key, int):
                raise RecordError("a saved dict has int keys only")
        return {"#": [[key, plain_value(value[key])] for key in sorted(value)]}
    raise RecordError(f"a record must not hold a {type(value).__name__}")
