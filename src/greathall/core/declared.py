"""A record is declared once: from the annotations of its class come its FIELDS, its constructor and its `clone`.

They are written as plain source and compiled by Python, so that they cost what hand-written ones cost; the compiled build writes
the same into its copy of the class (tools/expand_records.py). A class that says itself how it is made (`__init__`) or cloned
keeps its own.
"""

from inspect import get_annotations
from typing import Any, Final, NamedTuple, get_origin, get_type_hints

FLAT: Final = (int, str, bool)


class Field(NamedTuple):
    """A field of a record: its name, its type, and its default as source ("" without one)."""

    name: str
    kind: str
    default: str

    @property
    def many(self) -> bool:
        """Whether it is a list, which a copy must not share."""
        return self.kind.startswith("list")


DECLARED: Final[dict[type, list[Field]]] = {}  # the classes that declare their fields


class DeclarationError(TypeError):
    """A field of which no copy can be made without being told how."""


def fields_of_class(cls: type) -> list[Field]:
    """The fields of a class that declares them, those of the class above first; none if it or that one is written out."""
    above = cls.__mro__[1]
    if "__init__" in cls.__dict__ or (above.__dict__.get("FIELDS") and above not in DECLARED):
        return []
    fields = DECLARED.get(above, [])[:]
    known, kinds = {field.name for field in fields}, get_type_hints(cls)
    for name, kind in get_annotations(cls).items():
        if "ClassVar" not in str(kind) and name not in known:
            default = repr(getattr(cls, name)) if hasattr(cls, name) else ""
            fields.append(Field(name, kind_of(cls.__name__, name, kinds[name]), default))
    return fields


def kind_of(owner: str, name: str, kind: Any) -> str:
    """The type of a field as source; DeclarationError if it is neither flat nor a list of flat things."""
    if kind in FLAT:
        return str(kind.__name__)
    if get_origin(kind) is list and kind.__args__[0] in FLAT:
        return f"list[{kind.__args__[0].__name__}]"
    raise DeclarationError(f"{owner}.{name} is a {kind}: say in `__init__` and `clone` how it is kept")


def init_source(fields: list[Field], typed: bool = False) -> str:
    """The constructor, by place or by name; a list that is not given is a new one."""
    given, kept = "", ""
    for field in fields:
        name, kind, default = field
        fresh = field.many and default != ""
        told = (f": {kind} | None" if fresh else f": {kind}") if typed else ""
        given += f", {name}{told}" + (" = None" if fresh else f" = {default}" if default else "")
        kept += f"    self.{name} = {default} if {name} is None else {name}\n" if fresh else f"    self.{name} = {name}\n"
    return f"def __init__(self{given}){' -> None' if typed else ''}:\n{kept}"


def clone_source(name: str, fields: list[Field], typed: bool = False) -> str:
    """The copy, by place, because a keyword costs as much as the field itself; lists are copied."""
    held = ", ".join([f"self.{field.name}[:]" if field.many else f"self.{field.name}" for field in fields])
    told = f' -> "{name}"' if typed else ""
    return f"def clone(self){told}:\n    return {name}({held})\n"


def complete(cls: Any) -> None:
    """Give a class that declares its fields what follows from them."""
    fields = fields_of_class(cls)
    if not fields:
        return
    DECLARED[cls] = fields
    cls.FIELDS = tuple([field.name for field in fields])
    sources = {"__init__": init_source(fields), "clone": clone_source(cls.__name__, fields)}
    made: dict[str, Any] = {"__name__": cls.__module__, cls.__name__: cls}
    for name, source in sources.items():
        if name not in cls.__dict__:
            exec(source, made)
            made[name].__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, made[name])
    for field in fields:
        if field.many and field.name in cls.__dict__:
            delattr(cls, field.name)  # the default was only a declaration: nobody may find and fill it
