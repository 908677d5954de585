"""Setting up, the start of a Round, winning."""

import pytest

from greathall.core.game import SettingError
from greathall.core.ids import SPECTATOR
from greathall.data.pack import PackError, Row
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import (
    CARDS,
    DATA,
    EVENT_SLUGS,
    EVENTS,
    OBJECTIVE_SLUGS,
    OUTCOME,
    PLACE_SLUGS,
    STAR_PLACES,
    STAR_REWARD,
    powers,
)
from greathall.games.dorian.rules.final_battle import FinalBattle, check_goal, crown
from greathall.games.dorian.rules.flow import INFLUENCE_PHASE, KingdomRounds
from greathall.games.dorian.rules.influence import InfluenceTurn
from greathall.games.dorian.rules.queries import final_round, stars_of
from greathall.games.dorian.rules.scoring import change_ip
from greathall.games.dorian.rules.settings import settings_of
from greathall.games.dorian.rules.state import TALLIES, WIN_SIEGE
from greathall.games.dorian.words import RESOURCES
from support import rule

from .kingdom import (
    answer,
    asked,
    besiege,
    event,
    event_next,
    give,
    hand,
    influence,
    kinds,
    kingdom,
    next_round,
    objectives,
    offers,
    options,
    own,
    pass_turns,
    preparation,
    question,
    refused,
    select,
    settle,
    sound,
    stand,
    stock,
    told,
    treasure_top,
)


def preset(seats: int, **given: object) -> tuple[int, int]:
    """Goal and number of Events of options."""
    settings, events = settings_of(seats, GAME.settings(given))
    return settings.goal, events


@rule("DO-GEN-01")
def test_three_to_six_players() -> None:
    for players in (2, 7):
        with pytest.raises(SettingError):
            GAME.start(players, "x")
    for players in (3, 4, 5, 6):
        assert GAME.start(players, "x").seats == players


@rule("DO-GEN-02", "DO-R-79")
def test_no_two_players_lead_the_same_character() -> None:
    s = GAME.start(4, "x")
    answer(s, "lead salazar", "lead nazul", "lead selina")
    assert "lead salazar" not in options(s)
    assert refused(s, "lead salazar") == ["DO-GEN-02"]
    dealt = GAME.start(6, "x", {"leaders": "random", "length": "basic"})
    assert sorted(dealt.leader) == list(range(6))


@rule("DO-GEN-03", "DO-RES-13", "DO-R-01")
def test_there_are_three_powers_and_their_resources() -> None:
    assert all(len(card.power) == 3 for card in CARDS)
    with pytest.raises(PackError):
        powers(Row(DATA / "battle.toml", "odd", {"power": {"X": 2}}, 1), "power")
    assert RESOURCES == ("dark_essence", "dragon_stone", "magic_crystal")


@rule("DO-GEN-04", "DO-SWN-08")
def test_capturing_a_neutral_two_star_location_gives_three_ip() -> None:
    s = kingdom()
    s.ip[0] = 4
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara")
    settle(pass_turns(select(s)))
    assert s.ip[0] == 7


@rule("DO-GEN-05", "DO-SIE-10")
def test_a_siege_needs_a_card_in_hand() -> None:
    s = influence(kingdom(), 0, "grimshire")
    hand(s, 0)
    assert refused(s, "besiege") == ["DO-SIE-10"]
    hand(s, 0, "worker")
    assert "besiege" in options(s)


@rule("DO-GEN-06", "DO-OBJ-04", "DO-SET-02")
def test_the_basic_game_has_no_advanced_rules() -> None:
    s = kingdom()
    stand(s, 1, "starfall_ridge")
    influence(s, 0)
    assert not offers(s, "attack") and not offers(s, "ask-pass")
    preparation(s, 0)
    assert not offers(s, "swap-objective") and not s.objective_deck.cards and not s.objectives[0].cards
    learn, _ = settings_of(4, GAME.settings({"length": "learn-to-play"}))
    assert not (learn.objectives or learn.field or learn.permission)
    learn, _ = settings_of(4, GAME.settings({"length": "learn-to-play", "permission": "on"}))
    assert learn.permission
    average, _ = settings_of(4, GAME.settings({}))
    assert average.objectives and average.field and average.permission


# -- setting up


@rule("DO-SET-01", "DO-R-61", "DO-R-62")
def test_learn_to_play_has_its_three_chapters_in_order() -> None:
    assert preset(4, length="learn-to-play") == (20, 3)
    s = kingdom(length="learn-to-play")
    chapters = [slug for slug, card in zip(EVENT_SLUGS, EVENTS, strict=True) if card.learn]
    assert [EVENT_SLUGS[card] for card in s.event_deck.cards[::-1]] == chapters
    assert sum(not card.learn for card in EVENTS) == 30 and len(chapters) == 3


@rule("DO-SET-03", "DO-SET-04")
def test_events_and_goal_set_the_length() -> None:
    assert preset(4, length="basic") == (20, 3)
    assert preset(4, length="basic", events=4, goal=25) == (25, 4)
    for wrong in ({"events": 5}, {"goal": 26}):
        with pytest.raises(SettingError):
            preset(4, length="basic", **wrong)
    assert preset(4, length="custom", events=5, goal=26) == (26, 5)


@rule("DO-SET-05")
def test_the_event_deck_is_random_hidden_and_repeatable() -> None:
    first = GAME.start(4, "X", {"length": "average", "leaders": "choose"})
    again = GAME.start(4, "X", {"length": "average", "leaders": "choose"})
    deck = first.event_deck
    assert len(deck) == 6 and len(set(deck.cards)) == 6 and all(not EVENTS[card].learn for card in deck.cards)
    assert deck.cards == again.event_deck.cards
    for viewer in (*range(4), SPECTATOR):
        assert deck.seen_by(viewer) == [-1] * 6
        assert GAME.view(first, viewer)["events_left"] == 6


@rule("DO-SET-06", "DO-SET-07", "DO-SET-08", "DO-R-63")
def test_the_durations() -> None:
    assert preset(4, length="long") == (35, 9) and preset(3, length="short") == (20, 3)
    assert preset(3, length="short", goal=25) == (25, 3) and preset(4, length="very-long") == (40, 12)
    assert preset(6, length="average") == (20, 3) and preset(5, length="extreme") == (40, 12)
    assert preset(5, length="long") == (25, 6) and preset(6, length="very-long") == (35, 9)
    assert preset(3) == (25, 6) and preset(5) == (20, 3)
    for seats, name in ((4, "extreme"), (5, "short")):
        with pytest.raises(SettingError):
            preset(seats, length=name)


@rule("DO-SET-09", "DO-R-36")
def test_beyond_42_the_track_starts_again() -> None:
    s = kingdom(length="custom", goal=60)
    s.ip = [45, 43, 42, 0]
    players = GAME.view(s, 0)["players"]
    assert [(p["ip"], p["lap"], p["field"]) for p in players] == [(45, 1, 3), (43, 1, 1), (42, 0, 42), (0, 0, 0)]
    s.frames = [KingdomRounds()]
    assert not check_goal(s)
    s.ip[0] = 60
    assert check_goal(s) and s.outcome is not None and s.outcome.winners() == [0]


@rule("DO-SET-10", "DO-SET-11", "DO-SET-12", "DO-R-05", "DO-R-07", "DO-TRM-16")
def test_what_lies_on_the_table_at_the_start() -> None:
    s = kingdom()
    for seat in range(4):
        assert len(s.decks[seat]) + len(s.hands[seat]) == 11 and len(s.hands[seat]) == 5
        assert len(s.upgrades[seat]) == 24 and stock(s, seat, "camp") == [1, 1, 1]
    assert [len(deck) for deck in s.power_decks] == [42, 42, 42]
    assert (len(s.treasures), len(s.defences), len(s.supplies), len(s.city)) == (23, 20, 19, 5)
    assert all(owner == -1 for owner in s.owner) and len(s.owner) == 32 and len(STAR_PLACES) == 23
    assert s.ip == [0] * 4 and stars_of(s, 0) == 0
    sound(s)


@rule("DO-SET-10")
def test_markers_of_a_player() -> None:
    """Two Battle Markers each: one face is placed, the other stays with its owner. Character Markers stand for owned
    Locations; 20 are enough for all but three of the 23 ★-Locations, so a 21st is simply a marker more."""
    s = kingdom()
    hand(s, 1, "worker", "supervisor")
    hand(s, 0, "worker", "supervisor")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    b = s.battle
    assert b is not None
    placed = [zone.cards[:1] for zone in b.seals]
    kept = [zone.cards[:1] for zone in b.spares]
    assert placed == [[1], [0], [], []] and kept == [[0], [1], [], []]
    own(s, 0, *(PLACE_SLUGS[place] for place in STAR_PLACES))
    assert s.owner.count(0) == 23 and GAME.problems(s) == []


# -- the Round


@rule("DO-RND-01", "DO-TRM-01", "DO-TRM-04")
def test_a_round_is_preparation_then_influence_in_turn_order() -> None:
    s = kingdom(3)
    log = told(s)
    next_round(s)
    order = s.order[:]
    while s.round == 2 and s.frames:
        menu = options(s)
        answer(s, "done" if "done" in menu else menu[-1])
    turns = [(e.kind, e.seat) for e in log if e.kind in ("preparation", "influence")][:6]
    assert turns == [("preparation", seat) for seat in order] + [("influence", seat) for seat in order]
    assert next(e.seat for e in log if e.kind == "kingdom") == order[0]


@rule("DO-RND-02")
def test_the_turn_order_is_drawn_from_the_bag() -> None:
    seen = set()
    for _ in range(12):
        s = kingdom()
        s.rng = type(s.rng).seeded(str(len(seen)) + str(_))
        next_round(s)
        assert sorted(s.order) == [0, 1, 2, 3]
        seen.add(tuple(s.order))
    assert len(seen) > 1


@rule("DO-RND-03", "DO-RND-04", "DO-RND-08", "DO-BRD-05", "DO-R-60")
def test_the_steps_of_a_round_start() -> None:
    s = kingdom()
    own(s, 0, "durdon", "heroes_crossway")
    event_next(s, "storm_at_sea")
    log = told(s)
    next_round(s)
    assert asked(s) == 0 and question(s).prompt == "place" and s.ip == [1, 0, 0, 0]
    answer(s, "take magic_crystal camp")
    steps = [kind for kind in kinds(log) if kind in ("order", "star-reward", "kingdom", "mines")]
    assert steps == ["order", "star-reward", "kingdom", "mines"]
    assert stock(s, 0, "camp") == [1, 1, 2] and s.mines == [1, 1, 1]
    assert STAR_REWARD[0] == (0, 0) and STAR_REWARD[3] == (1, 1)


@rule("DO-RND-05", "DO-RND-06")
def test_an_event_is_shown_to_all_and_touches_all() -> None:
    s = kingdom(5, length="average")
    event_next(s, "harvest_of_stones")
    before = len(s.event_deck)
    next_round(s)
    assert len(s.event_deck) == before - 1
    assert all(GAME.view(s, seat)["event"] == "harvest_of_stones" for seat in (*range(5), SPECTATOR))
    while question(s).prompt == "place":
        answer(s, options(s)[-1])
    assert [sum(stock(s, seat, "pool")) for seat in range(5)] == [3] * 5


@rule("DO-RND-07")
def test_an_event_lasts_until_the_next_round() -> None:
    s = kingdom()
    event(s, "royal_couriers")
    influence(s, 0)
    assert s.turn.moves == 4
    event_next(s, "weak_garrisons")
    next_round(s)
    influence(s, 0)
    assert s.turn.moves == 3


@rule("DO-RND-09")
def test_mines_pile_up() -> None:
    s = kingdom(length="average")
    for _ in range(3):
        event_next(s, "storm_at_sea" if not _ else "fair_winds" if _ == 1 else "weak_garrisons")
        next_round(s)
    assert s.mines == [3, 3, 3]


@rule("DO-RND-10", "DO-WIN-02", "DO-R-88")
def test_as_many_rounds_as_events_then_most_ip_wins() -> None:
    s = kingdom()
    assert len(s.event_deck) == 3
    flags = []
    for slug in ("storm_at_sea", "fair_winds", "weak_garrisons"):
        event_next(s, slug)
    while len(s.event_deck) > 3:
        s.event_rest.put(s.event_deck.take_at(0), 0)
    for _ in range(3):
        next_round(s)
        flags.append(final_round(s))
    assert flags == [False, False, True]
    s.ip = [14, 12, 9, 0]
    s.frames = [KingdomRounds(INFLUENCE_PHASE, 4), InfluenceTurn(3)]
    hand(s, 3, "worker")
    from greathall.core import engine

    engine.run(s)
    answer(s, "done")
    assert s.outcome is not None and s.outcome.reason == "events" and s.outcome.winners() == [0]


# -- winning


@rule("DO-WIN-01")
def test_reaching_the_goal_ends_the_game_at_once() -> None:
    s = kingdom()
    s.ip[0] = 18
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara")
    settle(pass_turns(select(s)))
    assert s.outcome is not None and s.outcome.reason == "goal" and s.outcome.points[0] == 21 and not s.frames


@rule("DO-WIN-03", "DO-WIN-06")
def test_a_tie_is_broken_by_stars() -> None:
    s = kingdom()
    s.ip = [20, 20, 9, 0]
    own(s, 0, "gates_of_kinara", "grimshire")
    own(s, 1, "arcanum", "kingsford")
    s.frames = [KingdomRounds()]
    check_goal(s)
    assert s.outcome is not None and s.outcome.winners() == [1] and s.outcome.reason == "stars"


@rule("DO-WIN-04", "DO-R-64")
def test_a_tie_in_ip_and_stars_leads_to_a_final_battle() -> None:
    s = kingdom()
    s.ip = [14, 14, 14, 10]
    own(s, 0, "arcanum")
    own(s, 1, "sacred_grove")
    own(s, 2, "grimshire")
    crown(s, "events")
    frame = s.frames[-1]
    assert isinstance(frame, FinalBattle) and frame.finalists == [0, 1]


@rule("DO-WIN-05", "DO-R-58")
def test_all_gains_of_a_battle_are_booked_before_the_goal_check() -> None:
    s = kingdom()
    s.ip[0], s.ip[1] = 18, 19
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    hand(s, 1, "worker")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays"})
    settle(pass_turns(select(s)))
    assert s.outcome is not None and s.outcome.points[:2] == [21, 20] and s.outcome.winners() == [0]


@rule("DO-R-58")
def test_star_rewards_of_all_are_booked_before_the_goal_check() -> None:
    s = kingdom(objectives="on")
    s.ip = [19, 19, 0, 0]
    objectives(s, 0, "deep_stores", "blitz")
    objectives(s, 1, "empowered", "patience")
    own(s, 0, "grimshire")
    own(s, 1, "murkwell", "boultry")
    give(s, 0, "camp", DE=3, DS=3)
    give(s, 1, "base", DE=4)
    next_round(s)
    asked_for: list[tuple[int, str]] = []
    while s.outcome is None and question(s).prompt in ("place", "objective", "upgrade"):
        asked_for.append((asked(s), question(s).prompt))
        wanted = "camp" if asked(s) == 0 else "base"
        answer(s, next((text for text in options(s) if text.endswith(wanted)), options(s)[-1]))
    assert {(0, "place"), (1, "place")} <= {*asked_for}  # nobody won before all had placed what they received
    assert s.outcome is not None and s.outcome.points[:2] == [20, 20] and s.outcome.winners() == [1]  # more ★


@rule("DO-WIN-08")
def test_a_supporter_at_the_cap_still_completes_an_objective() -> None:
    s = kingdom(no_win_by_support=True, objectives="on")
    objectives(s, 1, "faithful_ally", "blitz")
    s.tally[TALLIES + WIN_SIEGE + 1] += 1  # the first of two victories as supporter
    s.ip[1] = s.settings.goal - 1
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    hand(s, 1, "worker")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays"})
    settle(pass_turns(select(s)))
    assert s.turned[1] == [OBJECTIVE_SLUGS.index("faithful_ally")] and len(s.objectives[1]) == 2
    assert s.ip[1] == s.settings.goal - 1 and s.outcome is None
    assert len(s.upgrades[1]) == 23 and stock(s, 1, "pool") == [0, 0, 1]


@rule("DO-WIN-07", "DO-WIN-08", "DO-R-59", "DO-R-90")
def test_supporters_stop_one_short_of_the_goal() -> None:
    s = kingdom(no_win_by_support=True)
    s.ip[1], s.ip[2] = 19, 0
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    hand(s, 1, "worker")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays"})
    settle(pass_turns(select(s)))
    assert s.outcome is None and s.ip[1] == 19
    assert len(s.upgrades[1]) == 23 and stock(s, 1, "pool") == [0, 0, 1]
    assert s.settings.goal == 20 and OUTCOME[3][1] == 2


@rule("DO-WIN-07")
def test_the_cap_counts_all_ip_of_that_battle() -> None:
    s = kingdom(no_win_by_support=True)
    s.ip[1] = 18
    influence(s, 0, "arcanum")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "battle_mage")
    hand(s, 1, "lusta_footman", "osgor_the_orc", "fire_storm")
    treasure_top(s, "royal_seal")
    besiege(s, 0, "arcanum", {1: "attack stays"})
    settle(pass_turns(select(s)))
    assert s.ip[1] == 19 and s.outcome is None


@rule("DO-WIN-09")
def test_any_ip_reaches_the_goal_in_anybodys_turn() -> None:
    s = kingdom()
    s.ip[1] = 19
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "worker")
    hand(s, 1, "worker")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    settle(pass_turns(select(s)))
    assert s.outcome is not None and s.outcome.winners() == [1]
    s = kingdom()
    s.ip[2] = 19
    own(s, 2, "arcanum")
    log = told(s)
    next_round(s)
    answer(s, "take magic_crystal pool")
    assert s.outcome is not None and s.outcome.winners() == [2] and "kingdom" not in kinds(log)


@rule("DO-R-35")
def test_ip_never_drops_below_zero() -> None:
    s = kingdom()
    change_ip(s, 0, -3, "DO-SLO-06")
    assert s.ip[0] == 0
