"""A view that is shown again is the view that would be built anew: whatever changes in a state, the view notices."""

from random import Random
from typing import Any

from greathall.core.game import LastViews, View
from greathall.core.ids import EVERYONE, SPECTATOR
from greathall.core.zone import Zone
from greathall.games.card_rogue.look.view import unchanged, view, views
from greathall.games.card_rogue.rules.state import CardRogue, Player
from greathall.table.table import Table

from .dungeon import GAME

VIEWERS = [0, 1, 2, 3, SPECTATOR]


def played(answers: int) -> Table:
    """A game of four after so many random answers."""
    table, random = Table(GAME, 4, "views"), Random(5)
    for _ in range(answers):
        seat = table.waiting()[0]
        asked = table.decision(seat)
        assert asked is not None
        table.answer(seat, random.choice(asked.options))
    return table


def shown(s: CardRogue) -> tuple[LastViews, dict[int, View]]:
    """How a state is shown at first."""
    rows = dict(zip(VIEWERS, views(s, VIEWERS), strict=True))
    return LastViews(s, rows), rows


def state_of(table: Table) -> CardRogue:
    """The state, by its own type."""
    assert isinstance(table.state, CardRogue)
    return table.state


def test_what_has_not_changed_is_the_same_object() -> None:
    s = state_of(played(120))
    last, before = shown(s)
    again = views(s.clone(), VIEWERS, last)
    for viewer, now in zip(VIEWERS, again, strict=True):
        assert now == before[viewer] == view(s, viewer)
        assert now["discard"] is before[viewer]["discard"] and now["potions"] is before[viewer]["potions"]
        same = [row is old for row, old in zip(now["board"], before[viewer]["board"], strict=True)]
        assert sum(same) >= len(same) - 4


def test_every_change_of_a_player_is_noticed() -> None:
    s = state_of(played(60))
    for seat in range(4):
        for field in Player.FIELDS:
            changed = s.clone()
            changed.fighting = s.fighting = 0
            p = changed.players[seat]
            held: Any = getattr(p, field)
            if isinstance(held, Zone):
                held.put(3, EVERYONE)
            elif isinstance(held, list):
                setattr(p, field, [*held[1:], 7])
            else:
                setattr(p, field, not held if isinstance(held, bool) else held + 1)
            assert unchanged(s, s.clone(), seat)
            assert not unchanged(changed, s, seat), field
            assert all(unchanged(changed, s, other) for other in range(4) if other != seat)


def test_a_card_that_becomes_known_is_noticed() -> None:
    s = state_of(played(200))
    holders = [seat for seat in range(4) if any(known != EVERYONE for known in s.players[seat].hand.known)]
    assert holders
    for seat in holders:
        last, before = shown(s)
        changed = s.clone()
        changed.players[seat].hand.known = [EVERYONE] * len(changed.players[seat].hand)
        now = views(changed, VIEWERS, last)
        assert now == [view(changed, viewer) for viewer in VIEWERS] != list(before.values())


def test_every_view_of_a_game_is_the_one_built_anew() -> None:
    table, random = played(0), Random(9)
    last: LastViews | None = None
    for n in range(400):
        if table.outcome is not None:
            break
        now = views(table.state, VIEWERS, last)
        assert now == [view(table.state, viewer) for viewer in VIEWERS], n
        last = LastViews(table.state, dict(zip(VIEWERS, now, strict=True)))
        seat = random.choice(table.waiting())
        asked = table.decision(seat)
        assert asked is not None
        table.answer(seat, random.choice(asked.options))
        if n % 40 == 39:
            table.rewind(len(table.answers) - 5)
    assert n > 100
