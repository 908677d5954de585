"""Stored states of earlier versions of a game's rules: brought to the version of today, one step a version."""

import json
from typing import Any

from greathall.core.game import Game
from greathall.core.state import State
from greathall.data.codec import CodecError, decode


def upgraded(game: Game, text: str, version: int) -> State:
    """The state of a canonical text that was written under some version of the rules; CodecError if there is no way to it."""
    if version > game.version:
        raise CodecError(f"it is of version {version} of the rules of {game.title}, and these are version {game.version}")
    try:
        coded: Any = json.loads(text)
        for number in range(version, game.version):
            step = game.upgrades.get(number)
            if step is not None:
                coded = step(coded)
        state = decode(coded, game.records)
    except CodecError:
        raise
    except Exception as error:  # a step of a game, or a text that is none
        raise CodecError(f"it cannot be read: {type(error).__name__}: {error}") from error
    if not isinstance(state, State):
        raise CodecError("it is not the state of a game")
    return state
