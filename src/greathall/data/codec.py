"""Records as plain JSON values and back, and the hash of a state.

A record becomes {"": class name, field: value, ...}; an int-keyed dict becomes {"#": [[key, value], ...]} in key order.
The form is canonical: equal states give equal text, so the hash of the text is the hash of the state.
"""

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from greathall.core.outcome import Outcome
from greathall.core.record import Record, RecordError, fields_of
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone

CORE_RECORDS: tuple[type[Record], ...] = (Rng, Zone, Outcome)


class CodecError(RecordError):
    """A saved value that cannot be read, or a state that holds what a record must not hold."""


def encode(value: Any) -> Any:
    """A record, list, dict or plain value as JSON values."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        if not all(isinstance(key, int) for key in value):
            raise CodecError("a saved dict has int keys only")
        return {"#": [[key, encode(value[key])] for key in sorted(value)]}
    if isinstance(value, Record):
        coded: dict[str, Any] = {"": type(value).__name__}
        for field in value.FIELDS:
            coded[field] = encode(getattr(value, field))
        return coded
    raise CodecError(f"a record must not hold a {type(value).__name__}")


def decode(coded: Any, records: Sequence[type[Record]]) -> Any:
    """The value that was encoded; `records` are the classes that may occur."""
    return _decode(coded, {cls.__name__: cls for cls in (*CORE_RECORDS, *records)})


def _decode(coded: Any, classes: dict[str, type[Record]]) -> Any:
    if isinstance(coded, list):
        return [_decode(item, classes) for item in coded]
    if not isinstance(coded, dict):
        return coded
    if "#" in coded:
        return {key: _decode(item, classes) for key, item in coded["#"]}
    name = coded.get("")
    if name not in classes:
        raise CodecError(f"unknown record {name!r}")
    cls = classes[name]
    fields = {key: _decode(item, classes) for key, item in coded.items() if key}
    if set(fields) != set(cls.FIELDS):
        raise CodecError(f"{name} has the fields {', '.join(cls.FIELDS)}, not {', '.join(sorted(fields))}")
    return cls(**fields)


def dumps(state: State) -> str:
    """The canonical text of a state: that of `encode(state)`, many times as fast, as most of a state are lists of ints."""
    return _dumped(state).decode()


def _dumped(state: State) -> bytes:
    try:
        return _canonical.encode(state)
    except OverflowError:  # a number beyond 64 bits
        return json.dumps(encode(state), separators=(",", ":"), ensure_ascii=False).encode()


def _asked(value: Any) -> dict[str, Any]:
    if type(value) is Zone:  # as most are: so without a look at what it holds
        return {"": "Zone", "pool": value.pool, "cards": value.cards, "known": value.known}
    if not isinstance(value, Record):
        raise CodecError(f"a record must not hold a {type(value).__name__}")
    return fields_of(value)


_canonical = msgspec.json.Encoder(enc_hook=_asked)


def loads(text: str, records: Sequence[type[Record]]) -> Any:
    """The state of a canonical text."""
    try:
        coded = json.loads(text)
    except json.JSONDecodeError as error:
        raise CodecError(f"not JSON: {error}") from None
    return decode(coded, records)


def state_hash(state: State) -> str:
    """Sixteen hex digits that two states share only if they are the same."""
    return blake2b(_dumped(state), digest_size=8).hexdigest()


def text_hash(text: str) -> str:
    """The same, of the canonical text of a state."""
    return blake2b(text.encode(), digest_size=8).hexdigest()
