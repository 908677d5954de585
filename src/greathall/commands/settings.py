"""Options of a game as words: `--set name=value`, typed by what the game's variants say."""

from collections.abc import Sequence
from pathlib import Path

from greathall.core.game import Game, Setting, Variant

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class MistypedSetting(ValueError):
    """Words that are not NAME=VALUE."""


def read_settings(game: Game, given: Sequence[str]) -> dict[str, Setting]:
    """The settings that the words stand for, checked by the game."""
    variants = {variant.name: variant for variant in game.variants}
    settings: dict[str, Setting] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise MistypedSetting(f"an option is written NAME=VALUE, not {text!r}")
        if name in settings:
            raise MistypedSetting(f"option {name!r} is given twice")
        variant = variants.get(name)
        settings[name] = value.strip() if variant is None else read_value(variant, value.strip())
    game.settings(settings)
    return settings


def read_value(variant: Variant, text: str) -> Setting:
    """The value of a word; the word itself if it is none, so that the game refuses it and lists what there is. An option
    that is any text (a map, say) is read from the file that the word names, if there is one."""
    if not variant.values:
        return read_text(text)
    for value in variant.values:
        if not isinstance(value, bool) and str(value).casefold() == text.casefold():
            return value
    kinds = {type(value) for value in (*variant.values, variant.default)}
    if bool in kinds and text.casefold() in (*YES, *NO):
        return text.casefold() in YES
    if kinds == {int}:
        try:
            return int(text)
        except ValueError:
            return text
    return text


def read_text(text: str) -> str:
    """The text of the file of that name, or the words themselves."""
    path = Path(text)
    try:
        return path.read_text(encoding="utf-8") if text and path.is_file() else text
    except UnicodeDecodeError:
        raise MistypedSetting(f"{text} is not a text file") from None
    except ValueError:  # a name that no file can have
        return text


def describe(variant: Variant) -> str:
    """What may stand after the equals sign, the default first."""
    others = [value for value in variant.values if value != variant.default]
    return "|".join(_word(value) for value in (variant.default, *others)) or "TEXT"


def _word(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
