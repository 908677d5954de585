"""Whole sittings: by numbers, by letters, by words; alone, behind a curtain, watching, in Spanish, in little space."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from terminal_play import console, little, pebble, text_of

from greathall.core.game import SettingError
from greathall.games import UnknownGame
from greathall.terminal.play import main
from greathall.terminal.styles import line_text


def test_a_game_by_numbers() -> None:
    played = pebble(["1", "1", "1", "1", "n"])
    assert played.code == 0
    assert "The prize is 4. Which pebble do you bid? PB-BID-01" in played.text
    assert "1 Bid chalk (1) [c]" in played.text
    assert "Player 1 bid chalk (1). PB-BID-01" in played.text
    assert "Four rounds were played." in played.text
    assert "Place" in played.text and "1. " in played.text and "2. " in played.text
    assert "wins." in played.text or "share the victory." in played.text
    assert "Save the recording?" in played.text


def test_a_game_by_letters_and_words() -> None:
    played = pebble(["M", "flint", "bid amber", "", "n"])
    assert "Player 1 bid the magpie (0)." in played.text
    assert "Player 1 bid flint (3)." in played.text
    assert "Player 1 bid amber (4)." in played.text
    assert "›1 Bid chalk (1)" in played.text, "Enter takes the only choice, and the menu says so"
    assert "Four rounds were played." in played.text


def test_the_same_seed_and_lines_give_the_same_screens() -> None:
    assert pebble(["1"] * 4 + ["n"]).text == pebble(["1"] * 4 + ["n"]).text


def test_bots_alone_can_be_watched() -> None:
    played = pebble(["n"], seats=3, bots=["random", "greedy", "random"])
    assert "Bot 1 (random) bid" in played.text
    assert "Bot 2 (greedy) has chosen." in played.text, "a watcher sees no sealed bid"
    assert "Four rounds were played." in played.text


def test_the_log_tells_only_what_came_since() -> None:
    second = pebble(["1"]).answers[1]
    news = [line for line in second.splitlines() if line.startswith("› ")]
    assert news[0] == "› Player 1 has chosen chalk (1). PB-BID-01"
    assert news[-1] == "› Bot (greedy) has chosen. PB-BID-01"
    assert "  Bot (greedy) has chosen. PB-BID-01" in second.splitlines(), "older lines stay, unmarked"


def test_the_curtain_hides_the_other_hand() -> None:
    # With this seed Ann holds the magpie and Bob does not, while Bob holds slate and Ann does not.
    played = pebble(["", "1", "", "1"], names=["Ann", "Bob"], bots=[])
    before, after = played.text.split("Pass the keyboard to Bob.")[:2]
    assert "Pass the keyboard to Ann." in before
    assert "magpie" in before and "slate" not in before
    bobs = after.split("Pass the keyboard to Ann.")[0]
    assert "slate" in bobs and "magpie" not in bobs
    assert "Ann has chosen. PB-BID-01" in bobs, "her bid itself stays sealed"


def test_no_curtain_without_secrets() -> None:
    played = little(["done", "done", "n"], people=2)
    assert "Pass the keyboard" not in played.text
    assert "The market is closed." in played.text


def test_a_curtain_clears_a_real_screen() -> None:
    screen = console(terminal=True)
    main("pebble", names=["Ann", "Bob"], bots=[], seed="3", lines=["", "1", ""], console=screen)
    text = text_of(screen)
    assert text.index("\x1b[3J") < text.index("Ann."), "what was scrolled away goes too"
    assert "\x1b[2J" in text.split("Your hand: chalk (1), flint (3)")[1].split("Bob.")[0]


def test_spanish() -> None:
    played = pebble(["?", "1", "pista greedy", "porqué", "idioma en", "1"], lang="es")
    assert "Ofrecer tiza (1)" in played.text and "Lo ocurrido" in played.text
    assert "deshacer" in played.text
    assert "elegiría" in played.text
    assert "Ofrecer pizarra (2): no está en tu mano" in played.text
    assert "Bid flint (3)" in played.text.split("> idioma en")[1]
    assert "<" not in played.text, "no key is missing"


@pytest.mark.parametrize("width", [24, 40, 60])
def test_narrow(width: int) -> None:
    played = pebble(["?", "1", "log", "rules", "1", "1", "1", "n"], width=width, height=16)
    assert "<" not in played.text
    drawn = [line for line in played.text.splitlines() if not line.startswith(("? help", "Save the"))]
    assert max(len(line.rstrip()) for line in drawn) <= width


def test_a_tall_picture_leaves_everything_on_the_screen() -> None:
    played = little([], height=24, terminal=True)
    screen = played.answers[0].splitlines()
    assert len(screen) <= 24
    assert "Little" in screen[0] and any("What do you buy?" in line for line in screen)
    assert "13 Buy a thing_12 ›14 Buy nothing more" in played.text, "fourteen choices stand side by side"
    assert "\n›14 Buy nothing more" in little([], height=50).text, "and below each other where there is room"


def test_a_tall_terminal_shows_more() -> None:
    lines = ["1"] * 30
    small = little(lines, height=24).answers[-2].count("buys a")
    tall = little(lines, height=60).answers[-2].count("buys a")
    assert 1 <= small <= 4 < 15 < tall


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": 9}, "for 2 to 4 players"),
        ({"seats": 2, "bots": ["greedy"] * 3}, "3 bots do not fit into 2 seats"),
        ({"bots": ["gredy"]}, "no bot is called 'gredy'"),
        ({"options": {"odd": 1}}, "has no option 'odd'"),
        ({"lang": "xx"}, "no language 'xx'"),
        ({"load": "nowhere.jsonl"}, "cannot be read"),
    ],
)
def test_settings_that_do_not_fit(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        pebble([], **settings)


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'pebble'"):
        main("peble", lines=[])
    with pytest.raises(SettingError):
        main("pebble", seats=1, lines=[])


def test_colours_are_left_out_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    line = line_text([("goblin", "enemy"), (" [b] ", "no-such-style"), ("wall", "wall")])
    assert line.plain == "goblin [b] wall" and len(line.spans) == 2

    def printed() -> str:
        file = StringIO()
        Console(file=file, force_terminal=True, color_system="standard").print(line)
        return file.getvalue()

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[91m" in printed()
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[91m" not in printed()
