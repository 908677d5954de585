"""Who may be the keeper in a browser: whoever shows a token that was printed where only the keeper reads it, once."""

import secrets
import time
from hashlib import sha256

COOKIE = "greathall-keeper"
TOKEN_LASTS = 15 * 60.0  # seconds to use a token
PASS_LASTS = 12 * 3600.0  # seconds that a browser is the keeper's
MOST = 20  # tokens and passes that are kept; the oldest go first


class Passes:
    """Tokens that were printed, and browsers that have shown one. Only hashes are kept, and only in memory."""

    def __init__(self, origin: str = "") -> None:
        self.origin = origin  # of the page, for links
        self._tokens: dict[str, float] = {}
        self._passes: dict[str, float] = {}

    def link(self) -> str:
        """A new address of the keeper's page, which works once. The token stands behind the #, which no request carries."""
        token = secrets.token_urlsafe(32)
        _keep(self._tokens, _hash(token), time.monotonic() + TOKEN_LASTS)
        return f"{self.origin}/keeper#{token}"

    def enter(self, token: str) -> str | None:
        """A pass for whoever shows a token that was not shown before."""
        until = self._tokens.pop(_hash(token), None)
        if until is None or until < time.monotonic():
            return None
        value = secrets.token_urlsafe(32)
        _keep(self._passes, _hash(value), time.monotonic() + PASS_LASTS)
        return value

    def good(self, value: str) -> bool:
        """Is this the pass of the keeper?"""
        until = self._passes.get(_hash(value))
        return until is not None and until >= time.monotonic()

    def leave(self, value: str) -> None:
        """The keeper goes out."""
        self._passes.pop(_hash(value), None)


def _hash(value: str) -> str:
    return sha256(value.encode()).hexdigest()


def _keep(of: dict[str, float], name: str, until: float) -> None:
    of[name] = until
    while len(of) > MOST:
        del of[next(iter(of))]
