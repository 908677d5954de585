"""Tribute, trading, the capture of Vale City and teams."""

import pytest

from greathall.core import engine
from greathall.core.game import SettingError
from greathall.games.dorian import GAME
from greathall.games.dorian.rules.arithmetic import side_power
from greathall.games.dorian.rules.final_battle import FinalBattle, check_goal, crown
from greathall.games.dorian.rules.flow import KingdomRounds
from greathall.games.dorian.rules.queries import stars_of
from greathall.games.dorian.rules.round_start import affected
from greathall.games.dorian.rules.scoring import change_ip
from greathall.games.dorian.rules.settings import settings_of, teams_of
from greathall.games.dorian.rules.siege import sides
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.words import DEALS
from support import rule

from .kingdom import (
    answer,
    asked,
    besiege,
    event_next,
    give,
    hand,
    influence,
    join,
    kinds,
    kingdom,
    next_round,
    offers,
    options,
    own,
    pass_turns,
    place_of,
    preparation,
    question,
    reason,
    refused,
    select,
    settle,
    stand,
    stock,
    told,
    treasure_top,
)


def fight(s: Dorian) -> Battle:
    assert s.battle is not None
    return s.battle


# -- tribute


@rule("DO-TRB-01", "DO-TRB-04", "DO-R-74")
def test_tribute_moves_resources_for_a_promise() -> None:
    s = preparation(kingdom(tribute=True), 0)
    give(s, 0, "camp", DS=3)
    give(s, 1, "camp")
    assert {t.split()[2] for t in offers(s, "tribute")} == {"support", "alliance", "truce"}
    answer(s, "tribute 1 alliance", "give dragon_stone", "give dragon_stone", "give dragon_stone", "send")
    assert asked(s) == 1 and GAME.view(s, 1)["deal"]["give"] == {"DE": 0, "DS": 3, "MC": 0}
    log = told(s)
    answer(s, "accept", "take dragon_stone camp", "take dragon_stone camp", "take dragon_stone camp")
    assert stock(s, 0, "camp") == [0, 0, 0] and stock(s, 1, "camp") == [0, 3, 0]
    assert [e.rule for e in log if e.kind == "struck"] == ["DO-TRB-02"]
    assert DEALS[:4] == ("support", "pass", "alliance", "truce")
    assert not offers(preparation(kingdom(), 0), "tribute")


@rule("DO-TRB-02")
def test_paid_support_may_still_betray() -> None:
    s = influence(kingdom(tribute=True), 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "worker")
    give(s, 0, "camp", DE=1)
    answer(s, "besiege")
    assert question(s).prompt == "parley" and asked(s) == 0
    answer(s, "tribute 1 support", "give dark_essence", "send", "accept", "take dark_essence pool")
    while question(s).prompt == "parley":
        answer(s, "done")
    assert asked(s) == 1 and "take-part defence stays" in options(s)
    answer(s, "take-part defence stays")
    assert stock(s, 1, "pool") == [1, 0, 0]


@rule("DO-R-74")
def test_the_parley_goes_round_once_per_pair() -> None:
    s = influence(kingdom(tribute=True), 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "worker")
    answer(s, "besiege", "tribute 1 support", "give dark_essence", "send", "refuse")
    assert asked(s) == 0 and not [t for t in offers(s, "tribute") if t.startswith("tribute 1 ")]
    answer(s, "done")
    seen = []
    while question(s).prompt == "parley":
        seen.append(asked(s))
        answer(s, "done")
    assert seen == [1, 2, 3]


@rule("DO-TRB-03")
def test_a_paid_passage_binds() -> None:
    s = influence(kingdom(tribute=True, permission="on"), 0, "boultry")
    own(s, 1, "boultry", "tritown")
    give(s, 0, "camp", MC=1)
    log = told(s)
    answer(s, "tribute 1 pass", "give magic_crystal", "send", "accept", "take magic_crystal pool")
    assert [e.rule for e in log if e.kind == "struck"] == ["DO-TRB-03"] and s.turn.passes == 2
    assert not [t for t in offers(s, "ask-pass") if t == "ask-pass 1"]
    answer(s, "travel tritown", "travel vale_city")
    assert s.at[0] == place_of("vale_city") and stock(s, 1, "pool") == [0, 0, 1]
    s = influence(kingdom(tribute=True, permission="on"), 0, "boultry")
    own(s, 1, "boultry")
    answer(s, "tribute 1 pass", "give magic_crystal", "send", "refuse")
    assert s.turn.closed == 2 and not offers(s, "travel")


@rule("DO-TRB-05")
def test_the_asked_player_may_name_a_price() -> None:
    for reply, passes in (("accept", 2), ("refuse", 0)):
        s = influence(kingdom(tribute=True, permission="on"), 0, "boultry")
        own(s, 1, "boultry")
        give(s, 0, "camp", DS=1)
        answer(s, "travel tritown", "name-price", "want dragon_stone", "send")
        assert asked(s) == 0 and options(s) == ["accept", "refuse"]
        answer(s, reply)
        if reply == "accept":
            answer(s, "take dragon_stone pool")
            assert s.at[0] == place_of("tritown") and stock(s, 0, "camp") == [0, 0, 0]
        else:
            assert s.turn.closed == 2 and stock(s, 0, "camp") == [0, 1, 0] and s.at[0] == place_of("boultry")
        assert s.turn.passes == passes


@rule("DO-R-95")
def test_a_refused_offer_is_not_repeated_and_offers_are_limited() -> None:
    s = preparation(kingdom(tribute=True), 0)
    give(s, 0, "camp", DE=2)
    answer(s, "tribute 1 truce", "give dark_essence", "send", "refuse")
    answer(s, "tribute 1 truce", "give dark_essence")
    assert refused(s, "send") == ["DO-R-95"]
    answer(s, "give dark_essence")
    assert "send" in options(s)
    answer(s, "withdraw")
    s.turn.offers[1] = 10
    assert not [t for t in offers(s, "tribute") if t.startswith("tribute 1 ")]
    s.turn.trades = 20
    stand(s, 0, "tritown")
    give(s, 0, "camp", DE=3)
    assert refused(s, "trade 2 dark_essence dragon_stone") == ["DO-R-95"]


# -- trading


@rule("DO-TRD-01", "DO-TRD-02", "DO-R-75")
def test_characters_on_one_location_may_trade() -> None:
    s = kingdom(trading=True)
    stand(s, 1, "tritown")
    stand(s, 0, "vale_city")
    preparation(s, 0)
    assert refused(s, "bargain 1") == ["DO-TRD-02"]
    stand(s, 0, "tritown")
    assert offers(s, "bargain") == ["bargain 1"]
    influence(s, 0)
    assert offers(s, "bargain") == ["bargain 1"]
    s = kingdom()
    stand(s, 1, "tritown")
    influence(s, 0, "tritown")
    assert not offers(s, "bargain")


@rule("DO-TRD-03", "DO-TRD-04")
def test_both_sides_give_something_and_agree() -> None:
    s = kingdom(trading=True)
    stand(s, 1, "tritown")
    influence(s, 0, "tritown")
    give(s, 0, "camp", DE=2)
    give(s, 1, "camp", MC=1)
    answer(s, "bargain 1")
    assert refused(s, "send") == ["DO-TRD-03"]
    answer(s, "give dark_essence", "give dark_essence")
    assert reason(s, "send") == ("DO-TRD-03", "want-nothing")
    answer(s, "want magic_crystal", "send", "refuse")
    assert stock(s, 0, "camp") == [2, 0, 0] and asked(s) == 0
    answer(s, "bargain 1", "want magic_crystal", "give dark_essence", "give dark_essence")
    assert reason(s, "send") == ("DO-R-95", "same-offer")
    answer(s, "ungive dark_essence", "send", "accept")
    answer(s, "take dark_essence camp", "take magic_crystal camp")
    assert stock(s, 0, "camp") == [1, 0, 1] and stock(s, 1, "camp") == [1, 0, 0]


# -- Vale City


GREAT_ARMY = ("warlords_banner", "fire_storm", "fire_storm", "osgor_the_orc", "lusta_footman", "lusta_footman",
              "renegade_of_the_octagon", "berserker")  # fmt: skip


@rule("DO-VAL-01", "DO-VAL-02", "DO-VAL-03", "DO-VAL-04", "DO-R-68", "DO-R-69", "DO-R-70")
def test_capturing_vale_city_wins_at_once() -> None:
    s = kingdom(vale_city=12)
    s.ip = [11, 0, 0, 40]
    influence(s, 0, "vale_city")
    hand(s, 0, *GREAT_ARMY)
    hand(s, 1, "worker")
    hand(s, 2, "worker")
    hand(s, 3)
    assert refused(s, "besiege") == ["DO-VAL-02"]
    s.ip[0] = 12
    assert not check_goal(s)
    answer(s, "besiege")
    assert asked(s) == 1 and {"take-part attack stays", "take-part defence stays"} <= {*options(s)}
    join(s, {1: "attack stays"})
    give(s, 0, "base", MC=4, DS=3)
    select(s)
    pass_turns(s)
    settle(s)
    assert s.outcome is not None and s.outcome.reason == "vale-city" and s.outcome.winners() == [0]
    assert s.outcome.places == [1, 2, 4, 3] and GAME.view(s, 2)["kingmakers"] == [1]


@rule("DO-VAL-05", "DO-VAL-06")
def test_vale_city_has_its_own_length_and_the_normal_end() -> None:
    assert settings_of(4, GAME.settings({"vale-city": 12}))[1] == 7
    assert settings_of(4, GAME.settings({"vale-city": 12, "events": 10}))[1] == 10
    for wrong in (4, 11):
        with pytest.raises(SettingError):
            settings_of(4, GAME.settings({"vale-city": 12, "events": wrong}))
    s = kingdom(vale_city=12)
    s.ip = [5, 9, 9, 1]
    own(s, 2, "grimshire")
    crown(s, "events")
    assert s.outcome is not None and s.outcome.winners() == [2] and s.outcome.reason == "stars"


# -- teams


def teams(**given: object) -> Dorian:
    """Salazar and Selina (seats 0, 2) against Nazul and Grumash (1, 3)."""
    return kingdom(4, teams="2v2", **given)


@rule("DO-TEA-01", "DO-TEA-05")
def test_team_formats() -> None:
    assert teams_of(4, GAME.settings({"teams": "2v2"})) == [0, 1, 0, 1]
    assert teams_of(6, GAME.settings({"teams": "3v3"})) == [0, 1, 0, 1, 0, 1]
    assert teams_of(6, GAME.settings({"teams": "2v2v2"})) == [0, 1, 2, 0, 1, 2]
    for seats, name in ((3, "2v2"), (5, "2v2"), (4, "3v3"), (6, "2v2")):
        with pytest.raises(SettingError):
            teams_of(seats, GAME.settings({"teams": name}))
    assert settings_of(4, GAME.settings({"teams": "2v2"}))[0].goal == 35


@rule("DO-TEA-02", "DO-TEA-10", "DO-R-72")
def test_team_mates_never_fight_each_other() -> None:
    s = teams(field_battles="on")
    own(s, 2, "gates_of_kinara")
    assert s.owner[place_of("gates_of_kinara")] == 0
    influence(s, 1, "gates_of_kinara")
    answer(s, "besiege")
    b = fight(s)
    assert sides(s, b, 0) == [0] and sides(s, b, 2) == [0] and sides(s, b, 3) == [1]
    assert offers(s, "take-part") == ["take-part defence stays"]
    s = teams(field_battles="on")
    influence(s, 0, "gates_of_kinara")
    answer(s, "besiege", "stay-out")
    assert asked(s) == 2 and not [t for t in offers(s, "take-part") if "defence" in t]
    assert refused(s, "take-part defence stays") == ["DO-TEA-02"]
    s = teams(field_battles="on")
    for seat in range(4):
        stand(s, seat, "kingsford")
    influence(s, 1, "kingsford")
    answer(s, "attack 2", "fight")
    assert asked(s) == 0 and offers(s, "take-part") == ["take-part defence joins"]
    answer(s, "stay-out")
    assert asked(s) == 3 and offers(s, "take-part") == ["take-part attack joins"]


@rule("DO-TEA-03")
def test_team_locations_and_characters_cannot_be_attacked() -> None:
    s = teams(field_battles="on", permission="on")
    own(s, 2, "gates_of_kinara")
    stand(s, 2, "gates_of_kinara")
    influence(s, 0, "gates_of_kinara")
    assert not offers(s, "besiege") and refused(s, "attack 2") == ["DO-TEA-03"]
    answer(s, "travel kingsford")
    assert s.at[0] == place_of("kingsford")
    influence(s, 2, "gates_of_kinara")
    assert refused(s, "besiege") == ["DO-TEA-03"]


@rule("DO-TEA-04", "DO-TEA-05", "DO-R-73")
def test_ip_and_locations_belong_to_the_team() -> None:
    s = teams()
    s.ip[1] = 9
    own(s, 3, "gates_of_kinara")
    influence(s, 2, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat, "worker")
    hand(s, 2, "fire_storm", "renegade_of_the_octagon", "battle_mage")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 2, "gates_of_kinara", {0: "attack stays"})
    settle(pass_turns(select(s)))
    assert s.ip[0] == 3 + 1 and s.ip[2] == 0 and s.owner[place_of("gates_of_kinara")] == 0
    assert s.ip[1] == 7 and stars_of(s, 2) == 2
    players = GAME.view(s, 0)["players"]
    assert players[0]["ip"] == players[2]["ip"] == 4
    event_next(s, "envy_of_the_crown")
    next_round(s)
    while question(s).prompt in ("assign", "place"):
        answer(s, options(s)[0])
    assert s.ip[1] == 6
    assert affected(s, "most_ip", ()) and s.ip[0] == 5


@rule("DO-R-71")
def test_the_leader_hands_out_the_star_reward() -> None:
    s = teams()
    own(s, 2, "arcanum", "grimshire")
    next_round(s)
    assert asked(s) == 0 and options(s) == ["assign 0", "assign 2"] and s.ip[0] == 1
    answer(s, "assign 2")
    assert asked(s) == 2 and question(s).prompt == "place"


@rule("DO-TEA-06")
def test_the_first_team_at_the_goal_wins() -> None:
    s = teams(length="custom", goal=30)
    s.ip[0] = 28
    s.frames = [KingdomRounds()]
    change_ip(s, 2, 4, "DO-SWN-08")
    assert check_goal(s) and s.outcome is not None and s.outcome.winners() == [0, 2]
    s = teams()
    s.ip[:2] = [9, 12]
    crown(s, "events")
    assert s.outcome is not None and s.outcome.winners() == [1, 3]


@rule("DO-TEA-07")
def test_all_members_fight_the_final_battle_together() -> None:
    s = teams()
    s.ip[:2] = [9, 9]
    crown(s, "events")
    assert isinstance(s.frames[0], FinalBattle) and len(s.frames[0].finalists) == 4
    engine.run(s)
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    for seat in range(4):
        hand(s, seat, "worker", "worker")
    hand(s, 0, "onara_amari", "fire_storm")
    select(s)
    b = fight(s)
    assert side_power(s, b, 10) == [0 + 2, 1 + 0, 2 + 1 + 4]  # Salazar and Selina
    assert side_power(s, b, 11)[1] == 3


@rule("DO-TEA-08", "DO-TEA-09")
def test_teams_may_capture_vale_city() -> None:
    s = teams(vale_city=8)
    s.ip[0] = 14
    influence(s, 2, "vale_city")
    hand(s, 2, "worker")
    assert refused(s, "besiege") == ["DO-VAL-02"]
    s.ip[0] = 15
    assert "besiege" in options(s)
    s.ip[:2] = [9, 12]
    crown(s, "events")
    assert s.outcome is not None and s.outcome.winners() == [1, 3]


@rule("DO-R-90")
def test_supporting_a_team_mate_is_not_capped() -> None:
    s = teams(length="custom", goal=20, no_win_by_support=True)
    s.ip[0] = 15
    influence(s, 2, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat, "worker")
    hand(s, 2, "fire_storm", "renegade_of_the_octagon", "battle_mage")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 2, "gates_of_kinara", {0: "attack stays"})
    log = told(s)
    settle(pass_turns(select(s)))
    assert s.ip[0] == 19 and kinds(log).count("ip") == 2
