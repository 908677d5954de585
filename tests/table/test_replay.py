"""Stored games: they come back as they were, say what is wrong with them, and are never damaged by a failure."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from greathall import games
from greathall.data.codec import state_hash
from greathall.table.journal import FileJournal, keep_journal, resume
from greathall.table.replay import Recording, RecordingError, VerifyError, parse, replay, verify
from greathall.table.table import Table

GAME = games.load("pebble")


def played(count: int = 8) -> Table:
    table = Table(GAME, 2, "stored", names=["Ada", "Zoë"])
    play(table, count)
    return table


def play(table: Table, count: int) -> None:
    for _ in range(count):
        seat = table.waiting()[0]
        question = table.decision(seat)
        assert question is not None
        table.answer(seat, question.options[-1])


def test_a_saved_game_comes_back_and_verifies(tmp_path: Path) -> None:
    table = played()
    path = tmp_path / "game.jsonl"
    Recording.of(table).save(path)
    assert os.listdir(tmp_path) == ["game.jsonl"]
    recording = Recording.load(path)
    again = verify(recording)
    assert recording.names == ["Ada", "Zoë"] and recording.answers == table.answers
    assert state_hash(again.state) == state_hash(table.state) and again.names == table.names
    assert recording.outcome is not None and table.outcome is not None
    assert recording.outcome.places == table.outcome.places


def test_replay_stops_where_it_is_told() -> None:
    recording = Recording.of(played())
    assert [len(replay(recording, count).answers) for count in (0, 3, 8, 99)] == [0, 3, 8, 8]
    assert replay(recording).outcome is not None


HEADER = '{"greathall": 1, "game": "pebble", "rules": 1, "seats": 2, "seed": "x"}\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is empty"),
        ("hello\n", "line 1 is not a JSON object"),
        ('{"game": "pebble"}\n', 'does not say "greathall"'),
        ('{"greathall": 3}\n', "format 3"),
        ('{"greathall": 1, "game": 3}\n', "'game' is missing or wrong"),
        (HEADER.replace("2,", "true,"), "'seats' is missing or wrong"),
        (HEADER.replace("}", ', "options": {"a": [1]}}'), "'options'"),
        (HEADER.replace("}", ', "names": "Ada"}'), "'names'"),
        (HEADER + '{"seat": 0, "do": "bi', "line 2: not a JSON object"),
        (HEADER + "[]\n", "line 2: not a JSON object"),
        (HEADER + "\n", "line 2: not a JSON object"),
        (HEADER + '{"seat": 0}\n', "line 2: neither an answer nor an outcome"),
        (HEADER + '{"seat": "0", "do": "x", "hash": ""}\n', "line 2: an answer is"),
        (HEADER + '{"back": 1}\n', "line 2: it goes back"),
        (HEADER + '{"outcome": "rounds", "places": [1], "points": [1, 2]}\n', "line 2: an outcome is"),
        (
            HEADER + '{"outcome": "rounds", "places": [1, 2], "points": [1, 2]}\n{"back": 0}\n',
            "line 3: something stands after the outcome",
        ),
    ],
)
def test_every_kind_of_damage_has_its_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordingError) as refused:
        Recording.load(path)
    assert sentence in str(refused.value) and "bad.jsonl" in str(refused.value) and "\n" not in str(refused.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="cannot be read: No such file"):
        Recording.load(tmp_path / "none.jsonl")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordingError, match="not UTF-8"):
        Recording.load(tmp_path / "bytes")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace('"rules": 1', '"rules": 9'), "version 9"),
        (lambda text: text.replace('"pebble"', '"pebbel"'), "did you mean 'pebble'"),
        (lambda text: text.replace('"seats": 2', '"seats": 7').split('{"outcome')[0], "2 to 4 players"),
        (lambda text: text.replace('"seed": "stored"', '"seed": "else"'), "answer 1 "),
        (lambda text: text.replace('"options": {}', '"options": {"a": 1}'), "no option 'a'"),
        (lambda text: text.replace('"outcome": "rounds"', '"outcome": "boredom"'), "boredom"),
        (lambda text: text.replace('"seat": 1', '"seat": 0', 1), "answer 2 "),
    ],
)
def test_a_game_that_does_not_lead_where_it_says(change: Callable[[str], str], sentence: str) -> None:
    recording = parse(change(Recording.of(played()).text()), "it")
    with pytest.raises(ValueError, match=sentence):
        verify(recording)


def test_the_first_answer_with_another_hash_is_named() -> None:
    recording = Recording.of(played())
    answers = recording.answers
    wrong = [type(a)(a.seat, a.text, "0" * 16) if i >= 4 else a for i, a in enumerate(answers)]
    recording.answers = wrong
    with pytest.raises(VerifyError, match=r"answer 5 \('bid .*' of seat 0\) leads to .* but 0000000000000000"):
        verify(recording)


def test_an_outcome_that_was_not_reached(tmp_path: Path) -> None:
    whole = Recording.of(played())
    whole.answers = whole.answers[:6]
    with pytest.raises(VerifyError, match="not over after the last answer"):
        verify(whole)


def test_a_full_disk_leaves_the_old_file_intact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    Recording.of(played(2)).save(path)
    old = path.read_bytes()

    def full(fd: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordingError, match="cannot be saved: No space left"):
        Recording.of(played(6)).save(path)
    assert path.read_bytes() == old and os.listdir(tmp_path) == ["game.jsonl"]


def test_a_save_without_a_place_says_so(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="cannot be saved: No such file"):
        Recording.of(played(1)).save(tmp_path / "none" / "game.jsonl")


def test_a_frozen_table_is_stored_with_the_answer_that_froze_it() -> None:
    table = played(1)
    table.state.rng.tape.append(9)
    with pytest.raises(ValueError, match="frozen"):
        play(table, 1)
    recording = Recording.of(table)
    assert len(recording.answers) == 2 and recording.answers[1].hash == ""


def test_a_journal_is_a_stored_game_that_grows(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    table = played(1)
    keep_journal(table, path)
    table.undo(0)
    play(table, 5)
    assert '{"back": 0}' in path.read_text(encoding="utf-8")
    assert Recording.load(path).answers == table.answers
    assert state_hash(resume(path).state) == state_hash(table.state)
    with pytest.raises(RecordingError, match="already there"):
        keep_journal(table, path)


def test_a_line_cut_off_by_a_crash_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    table = played(0)
    keep_journal(table, path)
    play(table, 3)
    path.write_bytes(path.read_bytes()[:-9])
    assert resume(path).answers == table.answers[:2]
    path.write_bytes(path.read_bytes()[:20])
    with pytest.raises(RecordingError, match="first line is cut off"):
        resume(path)


def test_a_journal_on_a_full_disk_stays_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "journal.jsonl"
    table = played(0)
    journal = FileJournal(path, Recording.of(table))
    table.journal = journal
    play(table, 2)
    old = path.read_bytes()

    def full(fd: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordingError, match="cannot be written: No space left"):
        play(table, 1)
    assert path.read_bytes() == old and len(table.answers) == 2
