"""The workers of a job as an int: Citizens | Adventurers << 4."""


def citizens_of(workers: int) -> int:
    """How many Citizens."""
    return workers & 15


def adventurers_of(workers: int) -> int:
    """How many Adventurers."""
    return workers >> 4


def workers_of(citizens: int, adventurers: int) -> int:
    """So many of both."""
    return citizens | adventurers << 4


def in_all(workers: int) -> int:
    """How many of both kinds."""
    return (workers & 15) + (workers >> 4)
