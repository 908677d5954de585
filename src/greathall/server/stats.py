"""What is counted while the hall runs: for the keeper and for Prometheus. No names, no ids."""

import time
from collections import Counter

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Times:
    """How long something took, in steps."""

    def __init__(self) -> None:
        self.steps = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self.count = 0

    def add(self, seconds: float) -> None:
        """It took this long once more."""
        self.total += seconds
        self.count += 1
        for k, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.steps[k] += 1
                return
        self.steps[-1] += 1


class Stats:
    """All counts of a process."""

    def __init__(self) -> None:
        self.began = time.time()
        self.answers = 0  # of people and bots that were taken
        self.messages = 0
        self.refused: Counter[str] = Counter()  # by code
        self.warned = 0  # lines that were closed for sending too much
        self.lag = Times()  # of the event loop
        self.worst_lag = 0.0
        self.wakes = Times()  # of tables

    def lagged(self, seconds: float) -> None:
        """The loop was late by so much."""
        self.lag.add(seconds)
        self.worst_lag = max(self.worst_lag, seconds)


stats = Stats()
