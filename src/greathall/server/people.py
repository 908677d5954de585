"""Who sits at a table, what they say, and what they ask of each other."""

from dataclasses import dataclass, field


@dataclass
class Chair:
    """Who plays a seat."""

    kind: str  # person, bot or open
    person: str = ""
    bot: str = ""
    name: str = ""
    invite: str = ""


@dataclass
class Talk:
    """A line of chat."""

    i: int
    seat: int
    name: str
    text: str
    at: float


@dataclass
class Request:
    """Somebody asks the others to take answers back."""

    by: int
    to: int
    agreed: list[int] = field(default_factory=list)
