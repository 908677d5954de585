"""Changes: laid one over the other they give every viewer exactly what the game's view says, and nothing is said twice."""

import json
from typing import Any

import msgspec
import pytest
from hall_client import laid
from positions import walk

from greathall.core.ids import SPECTATOR
from greathall.data import codec
from greathall.data.codec import dumps
from greathall.games import MODULES, load
from greathall.server.moment import Moment

ANSWERS = 120


def followed(slug: str, seats: int, every: int) -> tuple[int, int, int]:
    """Viewers who get only changes, one after every so many answers: views compared, views that differ, bytes of the steps."""
    compared = differing = size = 0
    viewers = (*range(seats), SPECTATOR)
    seen: dict[int, Any] = {}
    last: Moment | None = None
    for n, table in enumerate(walk(slug, seats, f"changes {slug}")):
        if n > ANSWERS:
            break
        if n % every:
            continue
        moment = Moment(table, viewers, asked=True, last=None if last is None else last.shown)
        for viewer in viewers:
            if last is None:
                seen[viewer] = msgspec.json.decode(msgspec.json.encode(moment.view(viewer)))
                continue
            steps = moment.steps(last.view(viewer), viewer)
            size += len(steps)
            compared += 1
            try:
                for step in msgspec.json.decode(b"[" + steps + b"]"):
                    seen[viewer] = laid(seen[viewer], step)
            except (TypeError, LookupError):  # a step into a place that is not there
                differing += 1
                continue
            differing += msgspec.json.encode(seen[viewer]) != msgspec.json.encode(table.view(viewer))
        last = moment
    return compared, differing, size


@pytest.mark.parametrize("slug", list(MODULES))
@pytest.mark.parametrize("every", [1, 7])
def test_changes_add_up_to_the_view(slug: str, every: int) -> None:
    compared, differing, size = followed(slug, load(slug).seats[1], every)
    print(f"{slug}: {compared} views by changes, {size // compared} bytes each, {differing} differ")
    assert compared >= 5 and differing == 0


@pytest.mark.parametrize("slug", list(MODULES))
def test_a_step_that_is_left_out_is_found(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Moment._between

    def forgetful(self: Moment, place: Any, old: Any, new: Any) -> list[bytes]:
        return honest(self, place, old, new)[:1]

    monkeypatch.setattr(Moment, "_between", forgetful)
    _, differing, _ = followed(slug, load(slug).seats[1], 1)
    assert differing > 0


@pytest.mark.parametrize("slug", list(MODULES))
def test_views_of_several_seats_are_the_views_of_each(slug: str) -> None:
    game = load(slug)
    compared = 0
    for n, table in enumerate(walk(slug, game.seats[1], f"views {slug}")):
        if n > ANSWERS:
            break
        viewers = [*range(table.seats), SPECTATOR]
        assert game.views(table.state, viewers) == [game.view(table.state, viewer) for viewer in viewers]
        text = json.dumps(codec.encode(table.state), separators=(",", ":"), ensure_ascii=False)
        assert dumps(table.state) == text, "the fast form of a state is the plain one"
        compared += 1
    assert compared > 5
