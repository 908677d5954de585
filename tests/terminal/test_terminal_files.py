"""Saving, loading, leaving: what was played is never lost without a question."""

from pathlib import Path

import pytest
from terminal_play import console, little, pebble, text_of

from greathall.table.replay import Recording, verify
from greathall.terminal.play import main
from greathall.terminal.reader import Reader


def test_save_load_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    whole = pebble(["1", "2", "1", "1", "n"])
    first = pebble(["1", f"save {tmp_path}/evening", "quit"])
    assert f"Saved as {file}" in first.text
    assert len(Recording.load(file).answers) >= 2
    later = pebble(["2", "1", "1", "n"], load=str(file))
    assert "Bot (greedy)" in later.text, "the bot sits in its seat again"
    assert later.text.splitlines()[0].startswith(" Pebble · Player 1")
    assert "Four rounds were played." in later.text and later.code == whole.code == 0


def test_load_within_a_sitting(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    played = pebble(["m", f"save {file}", "1", f"load {file}", "n", f"load {file}", "y", "1"])
    assert "Nothing was done." in played.text
    assert "Your hand: chalk (1), flint (3), amber (4)" in played.text.split("Leave it?")[2]


def test_the_recording_of_a_whole_game_verifies(data_home: Path) -> None:
    played = pebble(["1", "1", "1", "1", "y"])
    (file,) = data_home.iterdir()
    assert f"greathall replay {file}" in played.text
    assert verify(Recording.load(file)).outcome is not None
    with pytest.raises(ValueError, match="finished game"):
        pebble([], load=str(file))


def test_saving_again_replaces_its_own_file_only(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear", encoding="utf-8")
    played = pebble(["1", f"save {other}", "n", f"save {tmp_path}/g", "1", "save", "quit"])
    assert other.read_text(encoding="utf-8") == "dear"
    assert "is there already. Replace it?" in played.text
    assert len(Recording.load(tmp_path / "g.jsonl").answers) >= 4
    assert played.text.rstrip().endswith("There was nothing to save. See you soon.")


def test_quit_asks(data_home: Path) -> None:
    assert not pebble(["quit"]).text.count("Save before")
    assert "Nothing was done." in pebble(["1", "quit", "maybe", "1", "1", "1", "n"]).text
    pebble(["1", "quit", "n"])
    assert not data_home.exists()
    played = pebble(["1", "quit", ""])
    (file,) = data_home.iterdir()
    assert f"greathall play pebble --load {file}" in played.text


def test_the_end_of_input_keeps_the_game(data_home: Path) -> None:
    played = pebble(["1"])
    (file,) = data_home.iterdir()
    assert played.code == 0 and f"Your game is kept in {file}" in played.text
    again = pebble(["1", "1", "1", "n"], load=file.name)
    assert "Four rounds were played." in again.text, "a saved game is found by its name alone"


def test_ctrl_c_keeps_the_game(data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1"])

    def interrupted(self: Reader, prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Reader, "read", interrupted)
    played = pebble([])
    assert played.code == 130
    assert "kept in" in played.text
    assert len(list(data_home.iterdir())) == 1
    assert "There was nothing to save." in pebble([]).text, "what only bots did is no loss"


def test_a_rule_that_fails_keeps_the_game(data_home: Path) -> None:
    played = little(["buy thing_0", "buy thing_12"])
    assert played.code == 1
    assert "The rules failed, which is our mistake" in played.text and "the shelf breaks" in played.text
    (file,) = data_home.iterdir()
    assert Recording.load(file).answers[-1].text == "buy thing_12", "the recording shows the mistake"


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    played = pebble(["1", "save", "quit", "y", "1"])
    assert played.text.count("The game was not saved") >= 2
    assert "Bid amber (4)" in played.text.split("not saved")[2], "the game goes on"


@pytest.mark.parametrize("content", ["", "not json", '{"greathall": 99}', '{"greathall": 1, "game": "pebble"}', "\x00"])
def test_damaged_files_are_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(content, encoding="utf-8")
    played = pebble([f"load {file}", "1"])
    assert "It was not loaded" in played.text and "Player 1 bid chalk (1)." in played.text
    with pytest.raises(ValueError):
        pebble([], load=str(file))


def test_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "pebbles.jsonl"
    pebble(["1", f"save {file}", "quit"])
    assert "This is a game of Pebble: start it with" in little([f"load {file}"]).text


def test_a_pipe_works_as_a_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    from io import StringIO

    monkeypatch.setattr("sys.stdin", StringIO("1\n1\n1\n1\nn\n"))
    screen = console()
    assert main("pebble", seed="3", console=screen) == 0
    assert "Four rounds were played." in text_of(screen)
