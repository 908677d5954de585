"""Health and its maximum."""

import pytest

from greathall.games.card_rogue.rules.queries import attack_modifier, max_health
from greathall.games.card_rogue.rules.state import CardRogue
from support import rule

from .dungeon import arena, begin, brew, do, foe_at, hand, health, reopen, stand, take, tile


def at_the_fountain(now: int) -> CardRogue:
    """Seat 0 stands on a fountain with this health."""
    s = arena()
    tile(s, 0, 9, "fountain")
    stand(s, 0, 0, 9)
    tile(s, 0, 8, "straight", "NS")
    s.players[0].health = now
    return s


@rule("CR-HP-01")
def test_healing_never_lifts_a_player_above_the_maximum() -> None:
    s = at_the_fountain(9)
    begin(s, 0, [3])
    assert health(s, 0) == 10


@rule("CR-HP-01")
def test_healing_never_lifts_an_enemy_above_its_maximum() -> None:
    s = arena("goblin")
    brew(s, red="healing")
    hand(s, 0, "potion_red")
    foe_at(s, 0, 6).health = 7
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    assert foe_at(s, 0, 6).health == 8


@rule("CR-HP-02")
def test_a_higher_maximum_raises_current_health_as_well() -> None:
    s = arena()
    s.players[0].health = 7
    take(s, 0, "artifact_health")
    assert (health(s, 0), max_health(s, 0)) == (11, 14)


@rule("CR-HP-03")
def test_a_lower_maximum_leaves_current_health_alone() -> None:
    s = arena()
    take(s, 0, "artifact_health_cursed")
    assert (health(s, 0), max_health(s, 0)) == (10, 7)


@rule("CR-HP-04")
@pytest.mark.parametrize(("now", "then"), [(9, 9), (7, 7), (6, 7), (4, 6)])
def test_health_above_the_maximum_is_never_healed_back(now: int, then: int) -> None:
    s = at_the_fountain(10)
    take(s, 0, "artifact_health_cursed")
    s.players[0].health = now
    begin(s, 0, [2])
    assert health(s, 0) == then


@rule("CR-HP-04")
def test_a_healing_potion_does_nothing_above_the_maximum() -> None:
    s = arena()
    take(s, 0, "artifact_health_cursed")
    brew(s, red="healing")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "drink potion_red")
    assert health(s, 0) == 10


@rule("CR-Q-38")
@pytest.mark.parametrize(
    ("card", "before", "after"), [("artifact_health", (14, 14), (14, 10)), ("artifact_health_cursed", (10, 7), (10, 10))]
)
def test_losing_an_artifact_changes_the_maximum_only(card: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    s = arena()
    reopen(s, 0, 4, "NS")
    tile(s, 0, 3, "dead_end", "N")
    stand(s, 1, 0, 4)
    take(s, 0, card)
    assert (health(s, 0), max_health(s, 0)) == before
    begin(s, 1)
    do(s, "stay")
    do(s, "steal p1", [6, 0])
    assert (health(s, 0), max_health(s, 0)) == after


@rule("CR-Q-38")
def test_losing_an_artifact_takes_its_attack_modifier_away() -> None:
    s = arena()
    take(s, 0, "artifact_attack")
    assert attack_modifier(s, 0) == 2
    s.players[0].hand.draw()
    assert attack_modifier(s, 0) == 0
