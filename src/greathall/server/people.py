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

    def row(self) -> dict[str, int | str | float]:
        """For visitors. Named one by one: a compiled object has no dict of its own."""
        return {"i": self.i, "seat": self.seat, "name": self.name, "text": self.text, "at": self.at}


@dataclass
class Request:
    """Somebody asks the others to take answers back."""

    by: int
    to: int
    agreed: list[int] = field(default_factory=list)
