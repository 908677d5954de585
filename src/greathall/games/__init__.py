"""The games, each in its own folder with the same file names, found by slug."""

from difflib import get_close_matches
from importlib import import_module

from greathall.core.game import Game

MODULES = {"card-rogue": "card_rogue", "meeples": "meeples", "karez": "karez", "dorian": "dorian", "pebble": "pebble"}


class UnknownGame(ValueError):
    """No game has this slug."""


def load(slug: str) -> Game:
    """The game of a slug; only then is its module imported."""
    if slug not in MODULES:
        near = get_close_matches(slug, MODULES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(MODULES)}"
        raise UnknownGame(f"no game is called {slug!r}; {hint}")
    game = import_module(f"greathall.games.{MODULES[slug]}").GAME
    assert isinstance(game, Game)
    return game
