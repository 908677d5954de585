"""What the page asks about games: settings, rules and cards, in words."""

from functools import cache
from typing import Any

import msgspec

from greathall.core.game import Game, Maps, Variant
from greathall.data.language import Words, words
from greathall.data.rulebook import rulebook
from greathall.games import MODULES, load
from greathall.server.cards import card_rows
from greathall.server.files import File, packed_file
from greathall.server.snapshot import rule_text


@cache
def game_words(what: str, slug: str, lang: str) -> File:
    """The list of all games, or the rules or cards of one, as it is sent."""
    if what == "games":
        rows = [game_row(load(name), lang) for name in MODULES]
    else:
        rows = (rule_rows if what == "rules" else card_rows)(load(slug), lang)
    return packed_file("application/json", msgspec.json.encode(rows))


def game_row(game: Game, lang: str) -> dict[str, Any]:
    """A game for the hall and the form of a new table."""
    said = words(game, lang)
    return {
        "slug": game.slug,
        "title": game.title,
        "designer": game.designer,
        "about": said.say("about") if said.has("about") else "",
        "seats": list(game.seats),
        "variants": [variant_row(game, said, variant) for variant in game.variants],
    }


def variant_row(game: Game, said: Words, variant: Variant) -> dict[str, Any]:
    """A setting with its rule."""
    key = f"option-{variant.name.replace('_', '-')}"
    return {
        "name": variant.name,
        "label": said.say(key),
        "about": said.say(f"{key}.about"),
        "default": variant.default,
        "maps": map_rows(game.maps, said.locale) if game.maps is not None and game.maps.option == variant.name else [],
        "values": [{"value": value, "label": value_label(said, key, value)} for value in variant.values],
        "rule": variant.rule,
        "rule_text": rule_text(game, variant.rule, said.locale),
    }


def map_rows(maps: Maps, lang: str) -> list[dict[str, Any]]:
    """The fixed positions that come with a game: whole campaigns, and their later levels."""
    rows = []
    for name in maps.names():
        about = maps.describe(name)
        rows.append({"value": name, "label": about["title"][lang]})
        levels = [level[lang] for level in about["levels"]]
        rows += [{"value": f"{name}/{k}", "label": f"{k}. {level}"} for k, level in enumerate(levels, 1) if k > 1]
    return rows


def value_label(said: Words, key: str, value: int | str | bool) -> str:
    """A value of a setting in words: its own name if the catalogue has one."""
    word = str(value).lower() if isinstance(value, bool) else str(value)
    named = f"{key}-{word.replace('_', '-')}"
    return said.say(named) if said.has(named) else word


def rule_rows(game: Game, lang: str) -> list[dict[str, Any]]:
    """The whole rule index."""
    return [
        {
            "id": rule.id,
            "heading": rule.heading[lang],
            "text": rule.text[lang],
            "status": rule.status,
            "why": rule.why.get(lang, ""),
            "rules": list(rule.rules),
            "option": rule.option,
        }
        for rule in rulebook(game).values()
    ]
