"""The import law holds; and each of its clauses finds a planted breach."""

from pathlib import Path

import pytest

from import_law import violations

PACKAGE = Path(__file__).parent.parent / "src" / "greathall"

LAWFUL = {
    "__init__.py": "",
    "core/engine.py": "from hashlib import blake2b\nfrom greathall.core.state import State\n",
    "core/state.py": "",
    "data/pack.py": "import json\nfrom greathall.core import engine\n",
    "games/__init__.py": "from importlib import import_module\nMODULES = {'toy': 'toy'}\n",
    "games/toy/__init__.py": "from greathall.games.toy import turns\n",
    "games/toy/turns.py": "from greathall.data.pack import Row\nfrom . import flow\nx = sorted({1, 2})\n",
    "games/toy/words.py": "GO = 0\n",
    "games/toy/cards/deck.py": "from greathall.games.toy.words import GO\n",
    "games/toy/look/view.py": "from greathall.games.toy.cards import deck\nfrom greathall.games.toy.notation import VERBS\n",
    "games/toy/notation.py": "from greathall.games.toy.cards.deck import GO\nVERBS = (GO << 8,)\n",
    "games/toy/flow.py": "y = sum(n for n in {1, 2})\n",
    "games/far_off/__init__.py": "",
    "bots/bot.py": "import random\nfrom greathall.games import load\n",
    "table/table.py": "import time\nfrom greathall import games\n",
    "lab/run.py": "from greathall.bots.bot import Bot\n",
    "terminal/play.py": "from greathall.lab import run\nfrom greathall import __version__\n",
    "cli.py": "from greathall.terminal import play\n",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    root = tmp_path / "greathall"
    for name, text in LAWFUL.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def test_the_sources_keep_the_law() -> None:
    assert violations(PACKAGE) == []


def test_a_lawful_package_passes(package: Path) -> None:
    assert violations(package) == []


@pytest.mark.parametrize(
    ("path", "line", "breach"),
    [
        ("core/new.py", "from greathall.data import pack", "core imports data"),
        ("core/new.py", "import greathall.games", "core imports games"),
        ("core/new.py", "from ..data import pack", "core imports data"),
        ("core/new.py", "import random", "core imports random"),
        ("core/new.py", "from time import monotonic", "core imports time"),
        ("core/new.py", "import os.path", "core imports os"),
        ("core/new.py", "from pathlib import Path", "core imports pathlib"),
        ("data/new.py", "from greathall.games import load", "data imports games"),
        ("games/toy/new.py", "from greathall.games.far_off import x", "games/toy imports the game far_off"),
        ("games/toy/new.py", "from greathall.games import far_off", "games/toy imports the game far_off"),
        ("games/toy/new.py", "from ..far_off import x", "games/toy imports the game far_off"),
        ("games/toy/new.py", "from greathall.bots.bot import Bot", "games imports bots"),
        ("games/toy/new.py", "from datetime import date", "games imports datetime"),
        ("games/toy/new.py", "x = hash('a')", "calls hash()"),
        ("games/toy/new.py", "print('hello')", "calls print()"),
        ("games/toy/new.py", "for x in {1, 2}: pass", "takes a set in its own order"),
        ("games/toy/new.py", "x = [y for y in set([1, 2])]", "takes a set in its own order"),
        ("games/toy/new.py", "x = list({1} | set([2]))", "takes a set in its own order"),
        ("games/toy/words.py", "from greathall.games.toy.cards import deck", "words imports cards"),
        ("games/toy/cards/new.py", "from greathall.games.toy.look.view import x", "cards imports look"),
        ("games/toy/rules/new.py", "from greathall.games.toy import notation", "rules imports notation"),
        ("games/toy/look/new.py", "from greathall.games.toy.mind import guess", "look imports mind"),
        ("games/toy/mind/new.py", "x = 3 << 48 | 1", "shifts by 48: options are spelt by core/option"),
        ("games/toy/look/new.py", "x = 3 >> 4 & 15", "look shifts by 4: what packs it has a name for that"),
        ("games/toy/rules/new.py", "x = 3 >> 32", "shifts by 32: options are spelt by core/option"),
        ("bots/new.py", "from greathall.table.table import Table", "bots imports table"),
        ("bots/new.py", "import greathall.games.toy", "bots imports the game toy"),
        ("table/new.py", "from greathall.games.toy.rules import x", "table imports the game toy"),
        ("lab/new.py", "from greathall.terminal import play", "lab imports terminal"),
        ("lab/new.py", "game = 'far-off'", "lab knows the game 'far-off' by name"),
        ("terminal/new.py", "from greathall import cli", "terminal imports cli"),
        ("unknown/new.py", "from greathall.core import engine", "unknown imports core"),
    ],
)
def test_a_planted_breach_is_found(package: Path, path: str, line: str, breach: str) -> None:
    (package / path).parent.mkdir(parents=True, exist_ok=True)
    (package / path).write_text(f"\n{line}\n")
    assert violations(package) == [f"greathall/{path}:2: {breach}"]
