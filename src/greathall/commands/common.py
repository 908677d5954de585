"""Options that several commands share, and how mistakes are told."""

import argparse
import json
from typing import Any

from greathall.bots.bot import BotError
from greathall.commands.settings import MistypedSetting
from greathall.core.effects import OpError
from greathall.core.game import SettingError
from greathall.data.codec import CodecError
from greathall.data.language import LANGUAGES
from greathall.data.notation import NotationError
from greathall.data.pack import PackError
from greathall.games import MODULES, UnknownGame
from greathall.lab.play.simulate import SimulationError
from greathall.rulebook.rules_page import NoRule
from greathall.table.replay import RecordingError
from greathall.table.table import Refused

MISTAKES = (
    UnknownGame, SettingError, MistypedSetting, BotError, SimulationError, RecordingError, Refused, NoRule,
    PackError, OpError, NotationError, CodecError, OSError,
)  # fmt: skip
GAMES = ", ".join(MODULES)


class HelpWithDefaults(argparse.ArgumentDefaultsHelpFormatter):
    """Names the default of an option where it is a number or a word."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        plain = action.default is not None and not isinstance(action.default, (bool, list))
        return super()._get_help_string(action) if plain else action.help


def sentence(error: Exception) -> str:
    """An error in one line."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split())


def printed(value: Any) -> int:
    """Print a value as JSON."""
    print(json.dumps(value, ensure_ascii=False, indent=1))
    return 0


def command(commands: Any, name: str, function: Any, about: str, game: bool = False) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=about[0].upper() + about[1:] + ".", formatter_class=HelpWithDefaults
    )
    made.set_defaults(command=function)
    if game:
        made.add_argument("game", metavar="GAME", help=f"one of {GAMES}")
    return made


def lang_option(made: argparse.ArgumentParser) -> None:
    made.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")


def json_option(made: argparse.ArgumentParser) -> None:
    made.add_argument("--json", action="store_true", help="print JSON")


def set_option(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings",
        help="an option of the game (`greathall games` lists them); may be repeated",
    )  # fmt: skip


def several(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
