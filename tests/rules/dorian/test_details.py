"""Small print that planted faults had got away with: each test builds the one position in which it shows."""

import pytest

from greathall.core import engine
from greathall.data.notation import show
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import CARDS, EVENTS, PLACES
from greathall.games.dorian.cards.ops import NO_MAX
from greathall.games.dorian.rules.aftermath import Aftermath
from greathall.games.dorian.rules.arithmetic import guarded
from greathall.games.dorian.rules.battle import new_battle
from greathall.games.dorian.rules.choices import TO_CULL, CardChoice, Reinforcement
from greathall.games.dorian.rules.final_battle import still_tied
from greathall.games.dorian.rules.flight import reentry_places
from greathall.games.dorian.rules.objectives import END_OF_BATTLE, is_met
from greathall.games.dorian.rules.programs import cullable
from greathall.games.dorian.rules.queries import card_of
from greathall.games.dorian.rules.scoring import change_ip
from greathall.games.dorian.rules.state import ATTACKERS_WON, Dorian
from greathall.games.dorian.rules.targeting import Targeting, leave
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.words import ATTACKING, HAND, NONE, POOL, RESTORE, SIEGE, SUPPORTING
from support import rule

from .kingdom import (
    answer,
    asked,
    besiege,
    card_id,
    defence_top,
    event,
    give,
    hand,
    influence,
    join,
    kingdom,
    objectives,
    options,
    own,
    pass_turns,
    pile,
    place_of,
    preparation,
    question,
    reason,
    select,
    stand,
    wear,
    why_not,
)


def searched(s: Dorian) -> list[str]:
    """The answers as search sees them, each set once."""
    found = engine.decision(s)
    assert found is not None
    return [show(GAME, option) for option in found.options]


@rule("DO-TRB-04")
def test_a_parley_is_over_for_whoever_has_made_an_offer_to_everybody() -> None:
    s = influence(kingdom(3, tribute=True), 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "worker")
    give(s, 0, "camp", DE=2)
    for seat in (1, 2):
        give(s, seat, "camp", DE=1)
    answer(s, "besiege", "tribute 1 support", "give dark_essence", "send", "refuse")
    assert asked(s) == 0 and question(s).prompt == "parley"
    answer(s, "tribute 2 support", "give dark_essence", "send", "refuse")
    assert asked(s) == 1 and question(s).prompt == "parley"


@rule("DO-INF-04")
def test_without_movement_only_a_free_sea_step_is_left() -> None:
    s = influence(kingdom(), 0, "silverquay")
    s.turn.moves = 1
    assert "travel leafport" in searched(s) and "travel grimshire" in searched(s)
    s.turn.moves = 0
    assert not [text for text in searched(s) if text.startswith("travel")]
    event(s, "fair_winds")
    steps = [text.split()[1] for text in searched(s) if text.startswith("travel")]
    quay = next(place for place in PLACES if place.slug == "silverquay")
    assert sorted(steps) == sorted(PLACES[to].slug for to in quay.sea)


@rule("DO-INF-06")
def test_a_character_elsewhere_is_refused_by_name() -> None:
    s = influence(kingdom(field_battles="on"), 0, "grimshire")
    stand(s, 1, "tritown")
    assert reason(s, "attack 1") == ("DO-INF-06", "not-here")
    assert reason(s, "attack 0") == ("DO-INF-06", "yourself")


@rule("DO-BRD-04")
@pytest.mark.parametrize(("said", "why"), [("grant", "market-granted"), ("deny", "market-refused")])
def test_an_owner_is_asked_for_the_market_once_a_turn(said: str, why: str) -> None:
    s = kingdom()
    stand(s, 0, "tritown")
    own(s, 1, "tritown")
    influence(s, 0)
    answer(s, "ask-market 1", said)
    assert reason(s, "ask-market 1") == ("DO-BRD-04", why)


@rule("DO-SET-05", "DO-R-61")
def test_the_events_of_a_game_are_regular_ones_that_nobody_knows() -> None:
    s = GAME.start(3, "events", {"length": "short"})
    assert isinstance(s, Dorian)
    assert len(s.event_deck.cards) == 3 and not any(s.event_deck.known)
    assert not any(EVENTS[card].learn for card in s.event_deck.cards)
    s = GAME.start(3, "events", {"length": "learn-to-play"})
    assert isinstance(s, Dorian)
    assert all(EVENTS[card].learn for card in s.event_deck.cards) and all(s.event_deck.known)


@rule("DO-SPC-09")
def test_a_target_is_read_as_it_is_spelt() -> None:
    frame = Targeting.__new__(Targeting)
    for thing in (3 << 16 | 5 << 8 | 2, 71 << 16 | 1 << 8, 1 << 8 | 255):
        assert frame.read(frame.spell(thing)) == thing


@rule("DO-SPC-10")
def test_an_upgrade_guards_cards_of_its_type_while_the_character_is_there() -> None:
    s = kingdom()
    wear(s, 0, "mantle_of_the_arch_wizard", "armour")
    influence(s, 0, "gates_of_kinara")
    for seat in range(s.seats):
        hand(s, seat)
    hand(s, 0, "kinara_flamecaller", "worker")
    hand(s, 1, "worker")
    defence_top(s, "all_quiet")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    select(s)
    b = s.battle
    assert b is not None
    safe = [card_of(s, card).slug for i, card in enumerate(b.card) if guarded(s, b, i)]
    assert safe == ["kinara_flamecaller"]
    b.joined = 0
    assert not any(guarded(s, b, i) for i in range(len(b.card)))


@rule("DO-SPC-11")
def test_a_card_that_has_left_the_battle_is_not_kept() -> None:
    s = influence(kingdom(), 2, "gates_of_kinara")
    for seat in range(s.seats):
        hand(s, seat)
    hand(s, 2, "moonlit_ranger", "worker")
    hand(s, 1, "worker")
    defence_top(s, "all_quiet")
    besiege(s, 2, "gates_of_kinara", {1: "defence stays"})
    select(s)
    b = s.battle
    assert b is not None and question(s).prompt == "keep"
    leave(s, b, next(i for i, card in enumerate(b.card) if card_of(s, card).slug == "moonlit_ranger"), RESTORE)
    s.frames[-1] = Aftermath()
    engine.run(s)
    assert not s.frames or question(s).prompt != "keep"


@rule("DO-PRE-10")
@pytest.mark.parametrize(("zones", "found"), [(1, ["worker"]), (2, ["followers"]), (3, ["followers", "worker"])])
def test_a_cull_looks_where_it_says(zones: int, found: list[str]) -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker")
    s.decks[0].cards += s.restore[0]
    s.restore[0].clear()
    pile(s, 0, "followers")
    names = sorted(card_of(s, card).slug.split("_")[1] for card in cullable(s, 0, zones, 0))
    assert names == found


@rule("DO-TRD-03")
def test_an_offer_of_nothing_says_that_one_is_needed() -> None:
    s = influence(kingdom(tribute=True), 0, "gates_of_kinara")
    give(s, 0, "camp", DE=1)
    answer(s, "tribute 1 support")
    note = why_not(s, "send")
    assert note is not None and (note.need, note.have) == (1, 0)


@rule("DO-SIE-11")
def test_without_a_battle_there_is_nothing_to_select_again() -> None:
    s = influence(kingdom(), 0)
    s.reopen(0)
    assert s.battle is None


@rule("DO-INF-04")
def test_no_movement_is_left_after_a_turn() -> None:
    s = influence(kingdom(), 0)
    s.frames = s.frames[-1:]
    hand(s, 0)
    answer(s, "done")
    assert s.turn.moves == 0 and not s.frames


@rule("DO-OBJ-02")
def test_blows_of_others_complete_no_objective_of_a_bystander() -> None:
    """Whoever stays out has no Power in the battle."""
    s = kingdom(objectives="on")
    b = new_battle(s, SIEGE, place_of("grimshire"), 0, NONE)
    b.roles = [ATTACKING, 0, 0, 0]
    b.totals = [99] * 12
    b.result = ATTACKERS_WON
    s.battle = b
    objectives(s, 0, "sea_of_flames", "patience")
    objectives(s, 1, "storm_of_knives", "the_few")
    assert is_met(s, 0, 0, END_OF_BATTLE) and not is_met(s, 1, 0, END_OF_BATTLE)


@rule("DO-CAL-01")
def test_power_in_a_field_battle_counts_for_objectives() -> None:
    s = kingdom(3, field_battles="on", objectives="on")
    influence(s, 0, "starfall_ridge")
    stand(s, 1, "starfall_ridge")
    stand(s, 2, "elder_glade")
    give(s, 0, "base", MC=4, DS=3)
    hand(s, 0, "kinara_flamecaller", "followers")
    hand(s, 1, "worker", "worker")
    answer(s, "attack 1", "fight")
    join(s, {})
    select(s)
    pass_turns(s)
    b = s.battle
    assert b is not None and b.totals[2] >= 6  # noted when the battle is reckoned


@rule("DO-SET-10")
def test_a_game_begins_with_nothing_done() -> None:
    s = GAME.start(4, "new", {})
    assert isinstance(s, Dorian)
    assert (s.round, s.dirty, s.kingmakers, s.mines, s.battle) == (0, 0, 0, [0, 0, 0], None)
    assert (s.turn.seat, s.turn.phase, s.turn.moves, s.turn.trades, s.turn.wins) == (0, 0, 0, 0, 0)
    assert set(s.ip) == set(s.pool) == set(s.base) == set(s.tally) == set(s.marks) == {0} and set(s.camp) == {1}


@rule("DO-OBJ-02")
def test_everybody_begins_with_two_objectives() -> None:
    s = GAME.start(3, "two", {"leaders": "random"})
    assert isinstance(s, Dorian)
    while question(s).prompt == "objectives" or s.round == 0:
        answer(s, options(s)[0])
    assert [len(held.cards) for held in s.objectives] == [2, 2, 2]


@rule("DO-WIN-07")
def test_the_cap_of_supporters_holds_back_no_loss() -> None:
    s = kingdom(no_win_by_support=True)
    b = new_battle(s, SIEGE, place_of("grimshire"), 0, NONE)
    b.roles = [ATTACKING, SUPPORTING, 0, 0]
    s.battle = b
    s.ip[1] = 10
    change_ip(s, 1, -2, "DO-SLO-06")
    assert s.ip[1] == 8


@rule("DO-R-65")
def test_who_shares_the_most_leads_stays_in_the_final_battle() -> None:
    assert still_tied([0, 1, 2], [[5, 5, 0], [5, 5, 0], [0, 0, 1]]) == [0, 1]
    assert still_tied([0, 1, 2], [[5, 5, 0], [5, 0, 0], [0, 0, 1]]) == [0, 1, 2]


@rule("DO-SPC-03")
def test_a_card_is_too_strong_for_a_filter_that_has_a_number() -> None:
    strong = card_id("sorga_blackteeth" if CARDS[card_id("sorga_blackteeth")].total > 1 else "iron_marshal")
    assert CARDS[strong].total > 1
    why = Reinforcement(0, HAND, 1, 1 << 3).why_not(strong)
    assert why is not None and (why.reason, why.need, why.have) == ("too-strong", 1, CARDS[strong].total)
    assert Reinforcement(0, HAND, 1, NO_MAX << 3).why_not(strong) is None


@rule("DO-FLD-22")
def test_a_character_comes_back_to_an_own_location_too() -> None:
    s = kingdom()
    own(s, 0, "grimshire")
    own(s, 1, "tritown")
    stand(s, 0, "")
    places = reentry_places(s, 0)
    assert place_of("grimshire") in places and place_of("tritown") not in places


@rule("DO-RES-01")
def test_the_rest_of_one_kind_may_follow_what_is_placed() -> None:
    s = kingdom()
    for res in range(3):
        kinds = [0, 0, 0]
        kinds[res] = 2
        assert Gain(0, kinds[0], kinds[1], kinds[2], 0, [3 * res + 2]).why_not_rest(s, POOL) is None
    assert Gain(0, 1, 1, 0, 0, [2]).why_not_rest(s, POOL) is not None


@rule("DO-PRE-10")
def test_a_cull_of_starter_cards_needs_no_more_than_there_are() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker", "iron_marshal")
    assert CardChoice(0, TO_CULL, 2, 1, 1, "DO-PRE-10").need(s) == 1
    assert CardChoice(0, TO_CULL, 2, 0, 1, "DO-PRE-10").need(s) == 2
