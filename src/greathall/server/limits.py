"""Every limit of a hall in one place."""

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """How much of everything there may be. The defaults suit a hall of friends; a test or a measurement sets its own."""

    tables_of_a_guest: int = 100  # unfinished ones
    tables_in_memory: int = 1000
    watchers: int = 500  # people who may look at a private table
    answers: int = 6000  # in a recording that is imported
    body: int = 2 * 1024 * 1024  # bytes of a request
    message: int = 64 * 1024  # bytes of a message on a socket
    sockets_of_a_guest: int = 24
    sockets_of_an_address: int = 400
    sockets: int = 4000
    messages: float = 20.0  # a second on a socket, with bursts of twice that
    talk: float = 2.0  # lines of chat, notes and the like a second on a socket
    requests: float = 40.0  # a second from an address, with bursts of five times that
    new_guests: float = 1.0  # a second from an address, with bursts of sixty


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
