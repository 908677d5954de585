"""Objectives are turned in at once, also in the middle of a battle; and what is drawn then is no part of it."""

from greathall.games.dorian.cards.catalogue import PLACES
from greathall.games.dorian.rules.queries import stars_of
from greathall.games.dorian.rules.state import TALLIES, WIN_SIEGE
from support import rule

from .kingdom import (
    activate,
    answer,
    besiege,
    defence_top,
    dull,
    event,
    give,
    hand,
    influence,
    kinds,
    kingdom,
    objective_top,
    objectives,
    objectives_of,
    options,
    own,
    pass_turns,
    preparation,
    question,
    reason,
    select,
    settle,
    stand,
    stock,
    told,
    treasure_top,
    wear,
)


@rule("DO-OBJ-01", "DO-R-56")
def test_what_a_battle_turn_brings_completes_an_objective_before_the_battle_is_lost() -> None:
    s = kingdom(4, objectives="on")
    objectives(s, 0, "empowered", "patience")
    influence(s, 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, "vertash_thorngage")
    hand(s, 1, "fire_storm")
    give(s, 0, "base", MC=4)
    give(s, 1, "camp", DE=1, DS=1)
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    select(s)
    activate(s, "vertash_thorngage")
    answer(s, "take dark_essence base")
    answer(s, "take dragon_stone base")
    if question(s).prompt == "place":
        answer(s, "done")
    assert sum(stock(s, 0, "base")) == 6 and "empowered" not in objectives_of(s, 0) and s.ip[0] == 1
    assert s.battle is not None and not s.battle.totals  # nothing is decided yet
    settle(s)
    assert sum(stock(s, 0, "base")) < 5 and s.ip[0] == 1  # the siege is lost, and with it what lay there


@rule("DO-WIN-01", "DO-OBJ-01")
def test_a_gift_before_the_battle_may_win_the_game_at_once() -> None:
    s = kingdom(4, objectives="on", tribute=True, no_win_by_support=True)
    objectives(s, 1, "deep_stores", "sea_legs")
    s.ip[1] = s.settings.goal - 1
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm")
    give(s, 0, "camp", MC=1)
    give(s, 1, "camp", DE=3, DS=3)
    answer(s, "besiege", "tribute 1 support", "give magic_crystal")
    answer(s, next(o for o in options(s) if o.startswith("send")), "accept", "take magic_crystal camp")
    while s.frames:
        answer(s, options(s)[0])
    assert s.ip == [0, s.settings.goal, 0, 0] and s.outcome is not None
    assert s.outcome.places[1] == 1 and s.outcome.reason == "goal" and s.battle is None


@rule("DO-R-90", "DO-R-56")
def test_the_cap_of_a_supporter_does_not_touch_an_objective_drawn_after_the_battle() -> None:
    s = kingdom(4, objectives="on", no_win_by_support=True)
    objectives(s, 1, "faithful_ally", "sea_legs")
    goal = s.settings.goal
    s.ip[1] = goal - 4
    own(s, 1, "boultry", "arcanum")
    for place in PLACES:
        if stars_of(s, 1) < 4 and place.stars and place.slug != "gates_of_kinara":
            own(s, 1, place.slug)
    s.tally[TALLIES + WIN_SIEGE + 1] += 1  # one siege supported before
    objective_top(s, "rising_banner", "merchant_prince")
    influence(s, 0, "gates_of_kinara")
    for seat in (2, 3):
        hand(s, seat)
    hand(s, 0, "fire_storm", "renegade_of_the_octagon")
    hand(s, 1, "warlords_banner")
    give(s, 0, "base", MC=4)
    defence_top(s, "traitor_at_the_gate")
    treasure_top(s, "mixed_spoils")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays"})
    select(s)
    pass_turns(s)
    while s.battle is not None:
        offered = options(s)
        answer(s, "keep-objective rising_banner" if "keep-objective rising_banner" in offered else dull(offered))
    assert s.ip[1] == goal + 1  # 1 for the support, 2 up to the cap, and 2 for the one that has nothing to do with it


@rule("DO-OBJ-01", "DO-PRE-10")
def test_a_card_destroyed_by_a_camp_upgrade_is_destroyed() -> None:
    s = kingdom(4, objectives="on")
    objectives(s, 3, "hard_choices", "sea_legs")
    wear(s, 3, "slaughter_pit", "camp_1")
    hand(s, 3, "shadow_dagger", "worker")
    preparation(s, 3)
    log = told(s)
    answer(s, "use slaughter_pit")
    while question(s).prompt != "preparation":
        answer(s, next((o for o in options(s) if "shadow_dagger" in o), dull(options(s))))
    assert "objective" in kinds(log) and s.ip[3] == 1


@rule("DO-R-33")
def test_off_the_board_everything_says_so() -> None:
    s = kingdom(4, trading=True)
    for seat in (0, 1):
        stand(s, seat, "")
        give(s, seat, "camp", DE=1)
    influence(s, 0)
    for refused in ("bargain 1", "gather 1", "besiege", "travel grimshire"):
        assert reason(s, refused) == ("DO-R-33", "off-board"), refused
    event(s, "great_fair")
    assert reason(s, "trade 2 dark_essence magic_crystal") == ("DO-R-33", "off-board")
