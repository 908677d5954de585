"""The Influence Phase: travel, Rest, mines, the Hand; and permission to pass."""

from greathall.games.dorian.cards.catalogue import PLACES
from greathall.games.dorian.rules.permission import needed
from greathall.games.dorian.rules.queries import movement
from support import rule

from .kingdom import (
    answer,
    asked,
    besiege,
    event,
    give,
    hand,
    influence,
    kingdom,
    neutral,
    offers,
    options,
    own,
    pass_turns,
    place_of,
    preparation,
    question,
    refused,
    select,
    settle,
    sound,
    stand,
    stock,
    treasure_top,
    wear,
)


@rule("DO-INF-01", "DO-INF-15", "DO-INF-18")
def test_the_hand_at_the_start_and_end_of_an_influence_turn() -> None:
    s = kingdom()
    hand(s, 0, "worker", "worker", "worker", "worker")
    deck = len(s.decks[0])
    influence(s, 0)
    assert len(s.hands[0]) == 5 and len(s.decks[0]) == deck - 1
    hand(s, 0, "worker", "followers", "followers")
    deck = len(s.decks[0])
    answer(s, "done")
    assert len(s.hands[0]) == 5 and len(s.decks[0]) == deck - 2
    s = influence(kingdom(), 0)
    hand(s, 0, "worker", "worker", "worker", "worker", "followers", "followers", "supervisor")
    answer(s, "done")
    assert question(s).prompt == "discard" and question(s).rule == "DO-INF-15"
    answer(s, "choose garlock_worker_salazar; choose garlock_worker_salazar; done")
    assert len(s.hands[0]) == 5 and len(s.restore[0]) == 2


@rule("DO-INF-16", "DO-R-09")
def test_no_refill_in_the_final_round() -> None:
    s = kingdom()
    event(s, "storm_at_sea")
    while s.event_deck.cards:
        s.event_rest.put(s.event_deck.draw(), 0)
    influence(s, 0)
    assert len(s.hands[0]) == 6
    hand(s, 0, "worker", "followers")
    answer(s, "done")
    assert len(s.hands[0]) == 2 and len(s.hands[1]) == 6
    hand(s, 1, "worker", "worker", "worker", "worker", "followers", "followers", "supervisor")
    answer(s, "done")
    assert question(s).prompt == "discard"


@rule("DO-INF-02")
def test_two_sieges_in_one_turn() -> None:
    s = influence(kingdom(), 0, "starfall_ridge")
    hand(s, 0, "fire_storm", "fire_storm", "renegade_of_the_octagon", "battle_mage")
    answer(s, "travel grimshire", "besiege")
    while question(s).prompt == "siege":
        answer(s, "stay-out")
    select(s, {0: ["fire_storm", "renegade_of_the_octagon"]})
    settle(pass_turns(s))
    answer(s, "travel silverquay", "besiege")
    while question(s).prompt == "siege":
        answer(s, "stay-out")
    settle(pass_turns(select(s)))
    assert s.owner[place_of("grimshire")] == 0 and s.turn.wins >= 1


@rule("DO-INF-03", "DO-INF-04", "DO-R-78")
def test_travel_is_one_step_for_one_movement() -> None:
    s = influence(kingdom(), 0, "grimshire")
    assert s.turn.moves == 3 and "travel gates_of_kinara" in options(s) and "travel vale_city" not in options(s)
    answer(s, "travel gates_of_kinara")
    assert s.turn.moves == 2
    answer(s, "travel grimshire", "travel gates_of_kinara")
    assert not offers(s, "travel") and refused(s, "travel grimshire") == ["DO-INF-04"]
    s = influence(kingdom(), 1)
    assert s.turn.moves == 4
    wear(s, 1, "boots_of_the_long_road", inventory=True)
    s = kingdom()
    wear(s, 1, "boots_of_the_long_road", "relic")
    event(s, "muddy_roads")
    assert movement(s, 1) == 4
    influence(s, 3)
    assert s.turn.moves == 1


@rule("DO-INF-10")
def test_a_character_upgrade_is_used_in_the_influence_turn() -> None:
    s = kingdom(5, length="average")
    wear(s, 4, "destrier", "relic")
    preparation(s, 4)
    assert not offers(s, "use")
    influence(s, 4)
    answer(s, "use destrier")
    assert s.turn.moves == 5 and not offers(s, "use")


@rule("DO-INF-05", "DO-R-16", "DO-R-17", "DO-TRM-19", "DO-TRM-17")
def test_where_a_siege_may_be_started() -> None:
    s = influence(kingdom(), 0, "durdon")
    own(s, 3, "durdon")
    assert "besiege" in options(s)
    own(s, 0, "durdon")
    assert refused(s, "besiege") == ["DO-R-17"]
    stand(s, 0, "dark_essence_mine")
    assert refused(s, "besiege") == ["DO-INF-05"]


@rule("DO-INF-08", "DO-BRD-09", "DO-R-80")
def test_gathering_from_a_mine() -> None:
    s = influence(kingdom(), 0, "dark_essence_mine")
    s.mines[0] = 3
    assert offers(s, "gather") == ["gather 1", "gather 2", "gather 3"]
    answer(s, "gather 2", "take dark_essence camp", "take dark_essence camp")
    assert s.mines == [1, 0, 0] and stock(s, 0, "camp") == [3, 1, 1]
    assert all(place.stars == 0 and not place.defence for place in PLACES if place.mine >= 0)


@rule("DO-INF-12", "DO-INF-13", "DO-INF-14", "DO-R-77")
def test_rest() -> None:
    s = influence(kingdom(), 0, "dark_essence_mine")
    s.mines[0] = 1
    wear(s, 0, "drill_ground", inventory=True)
    answer(s, "rest", "take magic_crystal camp; take dark_essence pool; take magic_crystal camp; done")
    assert stock(s, 0, "pool") == [1, 0, 0] and stock(s, 0, "camp") == [1, 1, 3]
    assert not offers(s, "travel") and refused(s, "besiege") == ["DO-INF-14"] and refused(s, "rest") == ["DO-INF-12"]
    assert "gather 1" in options(s) and "equip drill_ground camp_1" in options(s)
    s = influence(kingdom(), 0)
    answer(s, offers(s, "travel")[0])
    assert refused(s, "rest") == ["DO-INF-12"]
    s = influence(kingdom(field_battles="on"), 0, "grimshire")
    stand(s, 1, "grimshire")
    answer(s, "attack 1", "flee")
    while question(s).prompt in ("discard", "flee"):
        answer(s, options(s)[0])
    assert asked(s) == 0 and refused(s, "rest") == ["DO-INF-12"]
    event(s, "season_of_rest")
    influence(s, 0)
    answer(s, "rest")
    assert question(s).about[0] == 5


@rule("DO-BRD-01")
def test_sea_routes_join_ports() -> None:
    s = influence(kingdom(), 0, "silverquay")
    assert "travel leafport" in options(s)
    answer(s, "travel leafport")
    assert s.turn.moves == 2
    s = influence(kingdom(), 0, "grimshire")
    assert "travel leafport" not in options(s)
    s = kingdom()
    event(s, "storm_at_sea")
    influence(s, 0, "silverquay")
    assert refused(s, "travel leafport") == ["DO-RND-07"]
    event(s, "fair_winds")
    influence(s, 0, "silverquay")
    answer(s, "travel leafport")
    assert s.turn.moves == 3 and s.turn.sails == 1


# -- permission to pass


@rule("DO-PER-01", "DO-PER-02", "DO-INF-07", "DO-PER-12", "DO-R-38")
def test_leaving_another_players_location_needs_leave_which_covers_everything() -> None:
    s = influence(kingdom(permission="on"), 0, "bryr_hollow")
    own(s, 1, "tritown", "clanmoot")
    answer(s, "travel tritown")
    assert s.at[0] == place_of("tritown") and "besiege" in options(s)
    answer(s, "travel vale_city")
    assert asked(s) == 1 and question(s).rule == "DO-INF-07"
    answer(s, "grant")
    assert s.at[0] == place_of("vale_city")
    answer(s, "travel clanmoot")
    s.turn.moves = 2
    stand(s, 1, "clanmoot")
    answer(s, "travel heroes_crossway")
    assert s.at[0] == place_of("heroes_crossway")


@rule("DO-PER-03", "DO-PER-04", "DO-PER-08", "DO-R-37")
def test_a_refusal_closes_everything_but_the_siege() -> None:
    s = influence(kingdom(permission="on"), 0, "bryr_hollow")
    own(s, 1, "tritown", "clanmoot")
    answer(s, "travel tritown", "travel vale_city", "deny")
    assert s.at[0] == place_of("tritown") and "besiege" in options(s)
    assert offers(s, "travel") == ["travel bryr_hollow"]  # back along the edge of entry
    assert refused(s, "travel vale_city") == ["DO-PER-03"] and refused(s, "ask-pass 1") == ["DO-PER-08"]
    stand(s, 0, "clanmoot")
    assert not [t for t in offers(s, "travel") if t != "travel bryr_hollow"]


@rule("DO-PER-05", "DO-PER-06", "DO-PER-10", "DO-R-96")
def test_several_players_are_asked_in_turn_order() -> None:
    s = kingdom(permission="on")
    s.order = [2, 1, 0, 3]
    stand(s, 1, "kingsford")
    stand(s, 2, "kingsford")
    influence(s, 0, "kingsford")
    answer(s, "travel vale_city")
    assert asked(s) == 2
    answer(s, "grant")
    assert asked(s) == 1
    answer(s, "grant")
    assert s.at[0] == place_of("vale_city")
    s = kingdom(permission="on")
    s.order = [1, 2, 0, 3]
    own(s, 2, "tritown")
    stand(s, 1, "tritown")
    influence(s, 0, "tritown")
    answer(s, "travel vale_city")
    assert asked(s) == 1
    answer(s, "deny")
    assert asked(s) == 0 and not offers(s, "travel") and "ask-pass 2" in options(s)


@rule("DO-PER-07")
def test_after_a_refusal_the_character_may_be_attacked() -> None:
    s = kingdom(permission="on", field_battles="on")
    stand(s, 1, "kingsford")
    influence(s, 0, "kingsford")
    answer(s, "travel vale_city", "deny")
    assert "attack 1" in options(s)


@rule("DO-PER-09", "DO-PER-11")
def test_permission_lasts_one_turn_and_binds_nobody_else() -> None:
    s = kingdom(permission="on")
    stand(s, 1, "kingsford")
    influence(s, 0, "kingsford")
    answer(s, "ask-pass 1", "deny", "done")
    influence(s, 1, "kingsford")
    answer(s, "ask-pass 0")
    assert asked(s) == 0 and "grant" in options(s)
    answer(s, "grant")
    assert s.turn.passes == 1
    influence(s, 0, "kingsford")
    assert s.turn.passes == 0 and "ask-pass 1" in options(s)
    answer(s, "travel vale_city")
    assert asked(s) == 1


@rule("DO-BRD-02", "DO-R-39")
def test_ports_of_others_need_leave_at_both_ends() -> None:
    s = influence(kingdom(permission="on"), 0, "silverquay")
    own(s, 1, "silverquay")
    own(s, 2, "leafport")
    assert needed(s, 0, place_of("leafport")) == 0b110
    answer(s, "travel leafport")
    assert asked(s) == 1
    neutral(s, "silverquay")
    assert needed(s, 0, place_of("leafport")) == 0b100 and needed(s, 0, place_of("grimshire")) == 0


@rule("DO-RND-07")
def test_open_gates_need_no_requests() -> None:
    s = kingdom(permission="on")
    event(s, "open_gates")
    own(s, 1, "tritown")
    influence(s, 0, "tritown")
    assert not offers(s, "ask-pass")
    answer(s, "travel vale_city")
    assert s.at[0] == place_of("vale_city")


@rule("DO-R-33")
def test_off_the_board_only_the_camp_and_rest_remain() -> None:
    s = kingdom(field_battles="on")
    influence(s, 0)
    stand(s, 0, "")
    verbs = {text.split()[0] for text in options(s)}
    assert verbs == {"done", "rest", "stow"}
    hand(s, 0, "worker", "worker")
    influence(s, 1, "grimshire")
    answer(s, "besiege")
    assert asked(s) == 0 and not [t for t in offers(s, "take-part") if t.endswith("joins")]


@rule("DO-INF-18")
def test_the_example_turn() -> None:
    s = influence(kingdom(), 0, "grimshire")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid", "worker", "worker", "followers")
    treasure_top(s, "casket_of_crystals")
    give(s, 0, "camp")
    answer(s, "travel gates_of_kinara", "besiege")
    while question(s).prompt == "siege":
        answer(s, "stay-out")
    select(s, {0: ["fire_storm", "renegade_of_the_octagon", "bryr_druid"]})
    pass_turns(s)
    answer(s, "take magic_crystal camp", "take magic_crystal camp")
    settle(s)
    assert s.turn.moves == 2 and stock(s, 0, "camp") == [0, 0, 2] and len(s.hands[0]) == 3
    answer(s, "done")
    assert len(s.hands[0]) == 5
    sound(s)


@rule("DO-INF-06", "DO-TRM-04")
def test_attacks_are_for_the_active_player_on_the_same_location() -> None:
    s = influence(kingdom(field_battles="on"), 0, "grimshire")
    stand(s, 2, "grimshire")
    assert offers(s, "attack") == ["attack 2"]
    stand(s, 2, "moonpass")
    assert not offers(s, "attack")
    besiege(s, 0, "grimshire")
    assert s.battle is not None and s.battle.attacker == s.turn.seat
