"""Where players are stuck: hemmed in by bosses, and standstill."""

import pytest

from greathall.games.card_rogue.rules.scoring import start_rush
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.rules.stuck import blocked, is_walled_in
from greathall.games.card_rogue.words import NORMAL, place
from support import rule

from .dungeon import asked, begin, card_on, do, down, dungeon, foe, going_on, hand, options, prompt, stand, tile, told, why
from .test_mole_and_empty import spend_explore


def hemmed_in(*enemies: str, **settings: int | str | bool) -> CardRogue:
    """Each of two players on a straight tile of his own, an enemy at its end; seat 0 at 0,3, seat 1 at 20,3."""
    s = dungeon(2, ("warrior", "bard"), **settings)
    for seat, enemy in enumerate(enemies):
        x = 20 * seat
        tile(s, x, 3, "dead_end", "E")
        tile(s, x + 1, 3, "straight", "EW")
        foe(s, x + 2, 3, enemy)
        stand(s, seat, x, 3)
    return s


@rule("CR-Q-95", "CR-MOLE-01")
def test_the_mole_comes_when_only_bosses_bar_the_way() -> None:
    s = hemmed_in("basilisk_green", "golem")
    hand(s, 0, "gold_10")
    begin(s, 0)
    assert "mole" in options(s)
    do(s, "mole; dig 0,3")
    assert (card_on(s, 0, 3), prompt(s)) == ("cross", "move")
    do(s, "stay")
    assert place(0, 4) in s.slot_at  # there is something to explore again


@rule("CR-Q-95", "CR-Q-60")
@pytest.mark.parametrize("enemies", [("goblin", "golem"), ("basilisk_green", "golem")])
@pytest.mark.parametrize("option", [True, False])
def test_other_enemies_or_the_option_keep_him_away(enemies: tuple[str, str], option: bool) -> None:
    s = hemmed_in(*enemies, mole_past_bosses=option)
    begin(s, 0)
    comes = option and enemies[0] != "goblin"
    assert ("mole" in options(s)) is comes
    if not comes:
        assert (why(s, "mole").rule, why(s, "mole").reason) == ("CR-MOLE-01", "not-blocked")


@rule("CR-Q-95", "CR-MOLE-06")
def test_to_decline_him_does_not_begin_the_rush_while_a_boss_can_be_fought() -> None:
    s = hemmed_in("basilisk_green", "golem")
    begin(s, 0)
    for _ in range(6):
        do(s, "stay")
    assert s.phase == NORMAL
    assert blocked(s, 0) and not is_walled_in(s, 0)


@rule("CR-Q-95", "CR-EMPTY-01")
def test_with_nothing_left_to_explore_the_bosses_must_be_fought() -> None:
    s = hemmed_in("basilisk_green", "golem")
    spend_explore(s)
    begin(s, 0)
    assert "mole" not in options(s)
    assert "forfeit" in options(s)


# -- standstill


@rule("CR-Q-96", "CR-EMPTY-02")
@pytest.mark.parametrize("rounds", [10, 25])
def test_after_so_many_quiet_rounds_all_forfeit(rounds: int) -> None:
    s = hemmed_in("basilisk_green", "golem", standstill=rounds)
    spend_explore(s)
    begin(s, 0)
    s.turns = s.stirred = 1  # in this turn something happened
    for turn in range(2 * rounds):
        assert going_on(s) and asked(s) == turn % 2
        do(s, "stay")
    assert going_on(s)
    assert [event.args[:2] for event in told(s, "standstill-near")] == [(rounds // 2, rounds - rounds // 2)]
    do(s, "stay")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners()) == ("forfeit", [])
    assert [event.args[0] for event in told(s, "standstill")] == [rounds]


@rule("CR-Q-96")
@pytest.mark.parametrize("stir", ["a fight", "a card", "cards to explore", "never"])
def test_what_stirs_ends_the_standstill(stir: str) -> None:
    s = hemmed_in("basilisk_green", "golem", standstill=0 if stir == "never" else 10)
    if stir == "a card":
        tile(s, 0, 4, "straight", "NS")
        s.sides[s.slot_at[place(0, 3)]] = 0b0011
        down(s, 0, 5, "cross")
        s.survey()
    if stir != "cards to explore":
        spend_explore(s)
    begin(s, 0)
    s.turns = s.stirred = 1
    for turn in range(24):
        if turn == 14 and stir == "a fight":
            do(s, "move 1,3")
            do(s, "flee", dice=[6])
            do(s, "move 0,3")
        elif turn == 14 and stir == "a card":
            do(s, "move 0,4")
            do(s, "end-turn")
            do(s, "stay")
            do(s, "flip 0,5")
            do(s, "stay")
        elif s.frames:
            do(s, "stop" if prompt(s) == "flip" else "stay")
    assert going_on(s)


@rule("CR-Q-96", "CR-Q-91")
def test_alone_nobody_forfeits() -> None:
    s = dungeon(1, ("warrior",), standstill=10)
    tile(s, 0, 3, "dead_end", "E")
    tile(s, 1, 3, "dead_end", "W")
    stand(s, 0, 0, 3)
    spend_explore(s)
    begin(s, 0)
    for _ in range(30):
        do(s, "stay")
    assert going_on(s)


@rule("CR-Q-96", "CR-Q-53", "CR-SCORE-01")
@pytest.mark.parametrize("rounds", [0, 10])
@pytest.mark.parametrize("cards", [True, False])
def test_a_rush_that_stands_still_ends_by_points_without_that_of_the_exit(rounds: int, cards: bool) -> None:
    s = hemmed_in("basilisk_green", "goblin", standstill=rounds)
    if not cards:
        spend_explore(s)
    hand(s, 1, "golem")
    s.players[0].vp = 1
    begin(s, 0)
    s.turns = 5
    start_rush(s, 1, "CR-RUSH-01")
    assert s.stirred == 5  # the rounds are counted from its beginning
    for _ in range(20):
        assert going_on(s)
        do(s, "stay")
    assert going_on(s)
    assert [event.args[:2] for event in told(s, "rush-stands-near")] == ([(5, 5)] if rounds else [])
    do(s, "stay")
    if rounds == 0:
        assert going_on(s)
        return
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places, s.outcome.points) == ("standstill", [2, 1], [1, 2])
    assert [event.args[0] for event in told(s, "rush-stands")] == [10]
    assert not told(s, "standstill") and not told(s, "standstill-near")
