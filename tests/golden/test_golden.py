"""Whole games, stored with a hash for every answer: a change of behaviour shows as a difference here.

If the change is meant, the game's version grows and tools/make_golden.py makes the games anew.
"""

from pathlib import Path

import pytest

from greathall import games
from greathall.data.codec import state_hash
from greathall.data.language import LANGUAGES, words
from greathall.table.replay import Recording, verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_game_leads_to_every_hash_again(path: Path) -> None:
    recording = Recording.load(path)
    assert recording.game == path.parent.name
    assert recording.outcome is not None
    table = verify(recording)
    assert table.outcome is not None
    assert recording.answers[-1].hash == state_hash(table.state)
    lines = table.score()
    added = [sum(line.points[seat] for line in lines) for seat in range(table.seats)]
    assert added == table.outcome.points, "the score broken down adds up to the points"
    assert all(words(table.game, lang).has(f"score-{line.rule.lower()}") for line in lines for lang in LANGUAGES)


@pytest.mark.parametrize("slug", games.MODULES)
def test_there_is_a_game_for_every_reason_to_end(slug: str) -> None:
    stored = [Recording.load(path).outcome for path in FILES if path.parent.name == slug]
    reached = {outcome.reason for outcome in stored if outcome is not None}
    assert reached == set(games.load(slug).reasons), "tools/make_golden.py searches for the missing ones"
