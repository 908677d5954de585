"""Every limit of a hall in one place."""

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """How much of everything there may be. The defaults suit a hall of friends; `greathall serve --limit` sets others."""

    tables_of_a_guest: int = 100  # unfinished ones
    tables_in_memory: int = 1000
    watchers: int = 500  # people who may look at a private table
    answers: int = 6000  # in a recording that is imported
    body: int = 2 * 1024 * 1024  # bytes of a request
    message: int = 64 * 1024  # bytes of a message on a socket
    sockets_of_a_guest: int = 24
    sockets_of_an_address: int = 400
    sockets: int = 4000
    connections: int = 8000  # of any kind, also such on which nothing was said yet
    connections_of_an_address: int = 500
    header_seconds: float = 10.0  # to say what one wants
    body_seconds: float = 60.0  # to say all of it, and to read the answer
    messages: float = 20.0  # a second on a socket, with bursts of twice that; three times that for all sockets of a person
    talk: float = 2.0  # lines of chat, notes, undos and the like a second of a person
    requests: float = 40.0  # a second from an address, with bursts of five times that; opening a socket is one
    files: float = 100.0  # of the page, a second to an address, with bursts of ten times that
    new_guests: float = 1.0  # a second from an address, with bursts of sixty
    imports: float = 0.1  # a second of a person, with bursts of five; twice that from an address


class Bucket:
    """A token bucket: so many a second, with bursts."""

    def __init__(self, rate: float, burst: float = 0) -> None:
        self.rate = rate
        self.burst = burst or 2 * rate
        self.tokens = self.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """May one more pass?"""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address; those that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """May one more from this address pass?"""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, self.burst)
            if len(self._of) > self.most:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take()


class Crowd:
    """How many places somebody has taken, by two names for him: who he is, and where he comes from."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.people: dict[str, int] = {}
        self.places: dict[str, int] = {}
        self.total = 0

    def enter(self, person: str, where: str) -> bool:
        """Take a place, if there is one."""
        limits = self.limits
        mine = self.people.get(person, 0) if person else 0
        here = self.places.get(where, 0)
        if mine >= limits.sockets_of_a_guest or here >= limits.sockets_of_an_address or self.total >= limits.sockets:
            return False
        self.people[person] = self.people.get(person, 0) + 1
        self.places[where] = here + 1
        self.total += 1
        return True

    def leave(self, person: str, where: str) -> None:
        """Give a place back."""
        self.total -= 1
        for names, name in ((self.people, person), (self.places, where)):
            names[name] -= 1
            if not names[name]:
                del names[name]
