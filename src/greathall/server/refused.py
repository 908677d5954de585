"""What the hall says to a request that it does not take."""


class Refused(ValueError):
    """A request that the table does not take, with a code for programs."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
