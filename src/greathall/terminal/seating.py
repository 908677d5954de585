"""Who sits where: people first, then bots. A bot's kind stands behind its name, so a saved game remembers it."""

import re
from dataclasses import dataclass

from greathall.bots.bot import Bot, BotError, make_bot
from greathall.core.game import Game, SettingError
from greathall.data.language import Words
from greathall.terminal.speech import clean_name

USUAL_BOT = "greedy"


@dataclass(frozen=True)
class Place:
    """One seat: its name, and the kind of bot in it (empty: a person)."""

    name: str
    bot: str = ""


def arrange(game: Game, words: Words, seats: int | None, bots: list[str] | None, names: list[str] | None) -> list[Place]:
    """Fill the table: as many people as there are names, at least one, and then bots. No list of bots means the usual
    one in every seat that is left, and an opponent even if the game needs none; an empty list means people only."""
    given = [clean_name(name) for name in names or []]
    people = max(1, len(given))
    kinds = list(bots or [])
    if bots is None:
        total = max(game.seats[0], people, 2) if seats is None else seats
        people = min(people, total)
        kinds = [USUAL_BOT] * (total - people)
    elif seats is not None:
        if len(kinds) > seats:
            raise SettingError(f"{len(kinds)} bots do not fit into {seats} seats")
        people = seats - len(kinds)
    elif kinds:
        kinds += [kinds[-1]] * (game.seats[0] - people - len(kinds))
    else:
        people = max(people, game.seats[0])
    for kind in kinds:
        make_bot(kind, "")  # refuses an unknown one before play
    places: list[Place] = []
    for seat, kind in enumerate([""] * people + kinds):
        name = given[seat] if seat < len(given) else ""
        if kind:
            places.append(Place(_bot_name(words, name, kind, seat - people, len(kinds)), kind))
        else:
            places.append(Place(name or words.say("player", number=seat + 1)))
    return places


def _bot_name(words: Words, name: str, kind: str, index: int, count: int) -> str:
    return f"{name or words.say('ui-bot', number=index + 1, count=count)} ({kind})"


def from_names(names: list[str], seats: int, words: Words) -> list[Place]:
    """The places of a saved game, by the names in it."""
    padded = [*names, *(words.say("player", number=seat + 1) for seat in range(len(names), seats))]
    return [Place(name, _kind_in(name)) for name in padded[:seats]]


def _kind_in(name: str) -> str:
    found = re.search(r" \(([a-z]+(?::[\d.]+s?)?)\)$", name)
    if found is None:
        return ""
    try:
        make_bot(found[1], "")
    except BotError:
        return ""
    return found[1]


def seat_bot(place: Place, seed: str, seat: int) -> Bot | None:
    """The bot of a place, or None for a person."""
    return make_bot(place.bot, f"{seed}/bot/{seat}") if place.bot else None
