"""The Siege Battle from its declaration to its aftermath."""

import pytest

from greathall.core import engine
from greathall.core.engine import IllegalOption
from greathall.core.ids import SPECTATOR
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import DEFENCE_SLUGS, OUTCOME, PLACES, UPGRADE_OF, UPGRADE_SLUGS
from greathall.games.dorian.rules.aftermath import losers, winners
from greathall.games.dorian.rules.arithmetic import contribution, enemies, required, side_power, treasure_tier, wall
from greathall.games.dorian.rules.battle import new_battle
from greathall.games.dorian.rules.queries import stars_of
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.words import ATTACKING, FIELD, NONE, ROLES
from support import rule

from .kingdom import (
    activate,
    answer,
    asked,
    besiege,
    defence_top,
    event,
    give,
    hand,
    hand_of,
    influence,
    join,
    kinds,
    kingdom,
    neutral,
    offers,
    options,
    own,
    pass_turns,
    pile_of,
    place_of,
    question,
    refused,
    select,
    settle,
    sound,
    stand,
    stock,
    target,
    told,
    treasure_top,
    upgrade_top,
    wear,
)


def fight(s: Dorian) -> Battle:
    assert s.battle is not None
    return s.battle


def army(s: Dorian, *slugs: str, place: str = "gates_of_kinara", seat: int = 0) -> Dorian:
    """The Influence turn of a seat on a Location with this Hand, the others holding one Worker each."""
    influence(s, seat, place)
    for other in range(s.seats):
        hand(s, other, "worker")
    hand(s, seat, *slugs)
    defence_top(s, "all_quiet")
    return s


@rule("DO-SIE-01", "DO-SIE-03", "DO-TRM-06", "DO-TRM-08")
def test_participation_is_asked_in_turn_order_without_the_attacker() -> None:
    s = kingdom()
    s.order = [2, 0, 1, 3]
    army(s, "fire_storm")
    answer(s, "besiege")
    seen = []
    while question(s).prompt == "siege":
        seen.append(asked(s))
        answer(s, "stay-out")
    assert seen == [2, 1, 3]
    s = besiege(army(kingdom(), "onara_amari", "fire_storm"), 0, "gates_of_kinara", {2: "attack stays", 3: "defence stays"})
    select(s)
    b = fight(s)
    assert [ROLES[role] for role in b.roles] == ["attacking", "absent", "supporting", "defending"] and b.joined == 1


@rule("DO-SIE-02", "DO-SIE-05", "DO-SIE-06", "DO-R-18")
def test_characters_join_from_one_step_away_free_of_movement() -> None:
    s = army(kingdom(), "fire_storm")
    stand(s, 1, "murkwell")
    stand(s, 2, "grimshire")
    stand(s, 3, "gates_of_kinara")
    answer(s, "besiege")
    assert asked(s) == 1 and [t for t in offers(s, "take-part") if t.endswith("joins")] == []
    assert refused(s, "take-part defence joins") == ["DO-SIE-05"] and "take-part attack stays" in options(s)
    answer(s, "stay-out")
    assert asked(s) == 2 and {"take-part attack joins", "take-part attack stays"} <= {*options(s)}
    answer(s, "take-part attack joins")
    assert s.at[2] == place_of("gates_of_kinara")
    assert asked(s) == 3 and "take-part defence joins" in options(s)
    answer(s, "stay-out")
    s.battle = None
    influence(s, 2)
    assert s.turn.moves == 3
    s = army(kingdom(permission="on"), "fire_storm", place="leafport")
    own(s, 1, "silverquay")
    stand(s, 2, "silverquay")
    answer(s, "besiege", "stay-out")
    assert asked(s) == 2 and "take-part attack joins" in options(s)


@rule("DO-SIE-04", "DO-SIE-11", "DO-SIE-12", "DO-R-44", "DO-R-81")
def test_sides_and_cards_are_sealed_until_all_are_ready() -> None:
    s = army(kingdom(), "fire_storm", "worker", "followers")
    hand(s, 1, "poisoner", "worker", "followers")
    answer(s, "besiege", "take-part defence stays", "stay-out", "stay-out")
    assert engine.waiting(s) == [0, 1]
    answer(s, "select poisoner", "ready", seat=1)
    for viewer in (0, 2, 3, SPECTATOR):
        seen = GAME.view(s, viewer)
        assert seen["battle"]["markers"][1] == "hidden" and seen["battle"]["order"] == [0, 1]
        assert seen["players"][1]["hand"] == [None] * 3 and not seen["battle"]["selected"]
        assert seen["battle"]["ready"] == [1]
    mine = GAME.view(s, 1)["battle"]
    assert mine["markers"][1] == "defence" and mine["selected"] == ["poisoner"]
    log = told(s)
    answer(s, "select fire_storm", "ready", seat=0)
    assert [e.seat for e in log if e.kind == "revealed"] == [0, 1]
    assert {c["card"] for c in GAME.view(s, SPECTATOR)["battle"]["cards"]} == {"fire_storm", "poisoner"}


@rule("DO-CAL-01", "DO-CAL-02", "DO-SIE-17")
def test_the_view_keeps_the_sum_that_decided() -> None:
    """After a siege its cards leave and its spoils come, but what was reckoned stays to be seen, with every reason."""
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    treasure_top(s, "casket_of_crystals")
    defence_top(s, "undermanned_wall")
    answer(s, "besiege")
    join(s, {1: "attack joins"} if "take-part attack joins" in options(s) else {1: "attack stays"})
    assert GAME.view(s, 0)["battle"]["defence"] is None
    select(s)
    while s.battle is not None and s.battle.result == 0:
        assert GAME.view(s, 0)["battle"]["stage"] == "turns"
        answer(s, "done")
    looked = 0
    while s.battle is not None:
        seen = GAME.view(s, SPECTATOR)["battle"]
        assert seen["stage"] == "aftermath" and seen["defence"] == "undermanned_wall"
        assert [sum(row[3 + i] for row in seen["reasons"]) for i in range(3)] == seen["power"]["1"]
        assert all(wall["have"] >= wall["need"] for wall in seen["required"]) and seen["result"] == "attackers"
        answer(s, options(s)[0])
        looked += 1
    assert looked


@rule("DO-R-44")
def test_cards_are_sealed_in_turn_order_or_any_other() -> None:
    for first in ([3, 1, 0], [0, 1, 3], [1, 3, 0]):
        s = kingdom()
        s.order = [3, 1, 2, 0]
        army(s, "fire_storm", "worker")
        hand(s, 1, "poisoner", "worker")
        hand(s, 3, "lusta_footman", "worker")
        answer(s, "besiege")
        assert asked(s) == 3  # who takes part is asked in Turn Order, in the open
        answer(s, "take-part attack stays")
        assert asked(s) == 1
        answer(s, "take-part defence stays", "stay-out")
        assert asked(s) == 3 and engine.waiting(s) == [0, 1, 3]
        for n, seat in enumerate(first):
            assert GAME.view(s, SPECTATOR)["battle"]["ready"] == sorted(first[:n])
            answer(s, offers_of(s, seat)[0], "ready", seat=seat)
        revealed = GAME.view(s, SPECTATOR)["battle"]
        assert revealed["revealed"] and revealed["order"] == [0, 3, 1]
        assert sorted(card["owner"] for card in revealed["cards"]) == [0, 1, 3]


def offers_of(s: Dorian, seat: int) -> list[str]:
    """What a seat may select."""
    return [text for text in options(s, seat) if text.startswith("select")]


@rule("DO-SIE-07", "DO-SIE-08", "DO-R-23", "DO-R-85")
def test_the_owner_may_only_defend_and_need_not() -> None:
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    own(s, 1, "gates_of_kinara")
    stand(s, 1, "gates_of_kinara")
    s.ip[1] = 9
    give(s, 1, "base", DE=2)
    answer(s, "besiege")
    assert offers(s, "take-part") == ["take-part defence stays", "take-part defence joins"]
    assert refused(s, "take-part attack stays") == ["DO-SIE-07"]
    answer(s, "stay-out")
    join(s, {})
    select(s)
    assert not fight(s).joined >> 1 & 1 and not enemies(s, fight(s), 0)
    settle(pass_turns(s))
    assert s.ip[1] == 7 and s.at[1] == place_of("gates_of_kinara") and stock(s, 1, "base") == [2, 0, 0]


@rule("DO-SIE-09", "DO-SPC-02", "DO-TRM-10")
def test_everybody_selects_at_least_one_card() -> None:
    s = army(kingdom(), "fire_storm", "worker", "followers")
    hand(s, 1)
    besiege(s, 0, "gates_of_kinara")
    assert "ready" not in options(s) and refused(s, "ready") == ["DO-SIE-09"]
    with pytest.raises(IllegalOption):
        answer(s, "ready")
    answer(s, "select garlock_worker_salazar")
    assert "ready" in options(s)
    answer(s, "ready")
    assert not offers(s, "select")


@rule("DO-SIE-10")
def test_a_player_without_cards_is_not_asked() -> None:
    s = army(kingdom(), "fire_storm")
    hand(s, 1)
    answer(s, "besiege")
    assert asked(s) == 2


@rule("DO-SIE-13")
def test_battle_turns_in_order() -> None:
    s = kingdom()
    s.order = [3, 2, 1, 0]
    army(s, "onara_amari", "fire_storm")
    for seat in (1, 2, 3):
        hand(s, seat, "saboteur" if seat != 2 else "poisoner")
    besiege(s, 0, "gates_of_kinara", {2: "attack stays", 1: "defence stays", 3: "defence stays"})
    select(s)
    assert fight(s).order == [0, 2, 3, 1]


@rule("DO-SIE-14", "DO-TRM-13", "DO-SPC-04")
def test_only_own_cards_are_activated_and_all_count_from_the_reveal() -> None:
    s = army(kingdom(), "saboteur", "silent_blade")
    hand(s, 1, "poisoner", "worker")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    select(s)
    assert asked(s) == 0 and {t.split()[1] for t in offers(s, "activate")} == {"saboteur", "silent_blade"}
    activate(s, "silent_blade")
    assert {t.split()[1] for t in offers(s, "target")} == {"poisoner", "garlock_worker_nazul"}


@rule("DO-SIE-15", "DO-SIE-16", "DO-CAL-02", "DO-TRM-07")
def test_a_joined_character_adds_base_power_and_upgrades() -> None:
    s = kingdom()
    wear(s, 0, "ashen_mail", "armour")
    wear(s, 1, "moguras_brigandine", "armour")
    give(s, 0, "base", MC=2)
    army(s, "fire_storm", "onara_amari")
    stand(s, 1, "murkwell")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays"})
    select(s)
    b = fight(s)
    assert contribution(s, b, 0) == [0, 2, 8] and contribution(s, b, 1) == [0, 0, 0]
    s = army(kingdom(), "fire_storm", "bryr_druid", "worker")
    wear(s, 0, "ember_staff", "weapon")
    give(s, 0, "base", MC=2)
    besiege(s, 0, "gates_of_kinara")
    select(s, {0: ["fire_storm", "bryr_druid"]})
    assert contribution(s, fight(s), 0)[2] == 4 + 3 + 2 + 4
    b = fight(s)
    b.flags[0] |= 2 | 4  # Exhausted and silenced: its Base Power still counts
    assert contribution(s, b, 0)[2] == 13


@rule("DO-SIE-17")
def test_the_defence_card_is_applied_and_goes_under_its_deck() -> None:
    s = army(kingdom(), "fire_storm", "bryr_druid", "onara_amari")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    defence_top(s, "undermanned_wall")
    assert wall(s, fight(s), 0) == 9
    log = told(s)
    answer(s, "done")
    assert "wall" in kinds(log) and s.defences.cards[0] == DEFENCE_SLUGS.index("undermanned_wall")
    assert len(s.defences) == 20


@rule("DO-SIE-18", "DO-SIE-19", "DO-TRM-09", "DO-TRM-11")
@pytest.mark.parametrize(("placed", "result"), [(0, "siege-lost"), (1, "siege-won")])
def test_defenders_add_to_the_defence_and_equal_power_wins(placed: int, result: str) -> None:
    s = kingdom()
    give(s, 0, "base", MC=placed)
    army(s, "bryr_druid", "renegade_of_the_octagon")
    hand(s, 2, "battle_mage")
    log = told(s)
    besiege(s, 0, "gates_of_kinara", {2: "defence stays"})
    settle(pass_turns(select(s)))
    assert result in kinds(log)  # 3 + 5 + 2 + placed against 9 + 2


@rule("DO-SIE-20", "DO-SIE-21", "DO-R-13")
def test_each_printed_power_must_be_reached_and_others_are_ignored() -> None:
    s = army(kingdom(), "lusta_footman", "osgor_the_orc", place="durdon", seat=3)
    log = told(s)
    besiege(s, 3, "durdon")
    answer(s, "select lusta_footman", "select osgor_the_orc")
    settle(s)
    assert "siege-lost" in kinds(log)  # P 3 + 4 + 6 against 8, but M 0 against 4
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon", "saboteur")
    hand(s, 1, "shadow_dagger", "nina_twinblade")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    select(s)
    assert [need for _, need, _ in required(s, fight(s))] == [9]
    answer(s, "done")
    assert asked(s) == 1
    activate(s, "nina_twinblade")
    assert {t.split()[1] for t in offers(s, "target")} == {"fire_storm", "saboteur"}


@rule("DO-SIE-22", "DO-R-15", "DO-R-83")
def test_a_missing_second_defence_is_skipped() -> None:
    for slug, change in (("weak_flank", 0), ("second_line_holds", 1)):
        s = army(kingdom(), "onara_amari", "fire_storm")
        defence_top(s, slug)
        besiege(s, 0, "gates_of_kinara")
        select(s)
        b = fight(s)
        log = told(s)
        answer(s, "done")
        assert sum(e.args[1] for e in log if e.kind == "wall") == change and b.place == place_of("gates_of_kinara")
    assert all(1 <= len(PLACES[place].defence) <= 2 for place in range(32) if PLACES[place].stars)


@rule("DO-R-14")
def test_defence_and_sides_never_fall_below_zero() -> None:
    s = army(kingdom(), "onara_amari", "fire_storm")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    select(s)
    b = fight(s)
    b.walls[0] = -20
    b.drain[2] = 9
    assert wall(s, b, 0) == 0 and side_power(s, b, 2) == [0, 0, 0]


@rule("DO-SIE-23", "DO-SPC-11")
def test_cards_go_to_the_restore_piles_unless_kept() -> None:
    s = army(kingdom(), "night_runner", "worker")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    assert options(s) == ["done", "take-back night_runner"]
    answer(s, "take-back night_runner")
    settle(s)
    assert hand_of(s, 0) == ["night_runner"] and pile_of(s, 0) == ["garlock_worker_salazar"]
    s = army(kingdom(), "night_runner", "worker")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    answer(s, "done")
    settle(s)
    assert hand_of(s, 0) == [] and len(s.restore[0]) == 2
    sound(s)


@rule("DO-SIE-24", "DO-SPC-07", "DO-R-86")
def test_a_removed_card_is_not_used_but_its_player_still_fights() -> None:
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon")
    hand(s, 1, "nina_twinblade")
    hand(s, 2, "mage_hunter")
    stand(s, 2, "grimshire")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays", 2: "defence joins"})
    select(s)
    assert asked(s) == 1
    log = told(s)
    activate(s, "nina_twinblade")
    assert pile_of(s, 2).count("mage_hunter") == 1
    settle(s)
    assert not [e for e in log if e.kind == "activated" and e.seat == 2]
    assert [e for e in log if e.kind == "retreated" and e.seat == 2]  # she lost, so she was in the battle to the end


# -- won


@rule("DO-SWN-01", "DO-SWN-02", "DO-SLO-06", "DO-SLO-07", "DO-TRM-12", "DO-TRM-17")
def test_the_attacker_claims_the_location() -> None:
    s = kingdom(5, length="average")
    own(s, 3, "durdon")
    s.ip[3] = 9
    army(s, "lusta_footman", "osgor_the_orc", "fire_storm", place="durdon", seat=4)
    hand(s, 0, "renegade_of_the_octagon")
    besiege(s, 4, "durdon", {0: "attack stays"})
    settle(pass_turns(select(s)))
    assert s.owner[place_of("durdon")] == 4 and stars_of(s, 4) == 2 and stars_of(s, 3) == 0 and stars_of(s, 0) == 0
    assert s.ip[3] == 7 and s.ip[4] >= 3 and OUTCOME[2][2] == 2
    neutral(s, "durdon")
    assert stars_of(s, 4) == 0


@rule("DO-SWN-03", "DO-SWN-04", "DO-SWN-05", "DO-R-27", "DO-R-87")
def test_treasure_and_upgrades_of_the_winners() -> None:
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon")
    give(s, 0, "camp")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays", 3: "attack stays"})
    log = told(s)
    settle(pass_turns(select(s)))
    assert kinds(log).count("treasure") == 1
    assert [sum(stock(s, seat, "pool")) for seat in (0, 1, 2, 3)] == [2, 1, 0, 1]
    assert [len(s.upgrades[seat]) for seat in range(4)] == [23, 23, 24, 23]
    assert treasure_tier(new_battle(s, FIELD, place_of("vale_city"), 0, 1)) == 2


@rule("DO-SWN-06", "DO-SWN-07", "DO-R-51", "DO-R-52")
def test_a_new_upgrade_is_equipped_or_stored() -> None:
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon")
    wear(s, 0, "ember_staff", "weapon")
    upgrade_top(s, 0, "flamewrought_blade")
    treasure_top(s, "nearly_empty_vault")
    besiege(s, 0, "gates_of_kinara")
    pass_turns(select(s))
    answer(s, "take dark_essence pool")
    assert options(s) == ["equip flamewrought_blade weapon", "store flamewrought_blade"]
    answer(s, "equip flamewrought_blade weapon")
    assert [UPGRADE_SLUGS[UPGRADE_OF[u]] for u in s.inventory[0]] == ["ember_staff"]
    sound(s)
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon")
    s.inventory[0] += s.upgrades[0].cards
    s.upgrades[0].cards.clear()
    s.upgrades[0].known.clear()
    besiege(s, 0, "gates_of_kinara")
    pass_turns(select(s))
    while question(s).prompt == "place":
        answer(s, options(s)[-1])
    assert question(s).prompt == "influence" and len(s.inventory[0]) == 24


@rule("DO-SWN-08", "DO-SWN-09", "DO-SWN-10", "DO-R-25")
def test_ip_by_the_outcome_table() -> None:
    assert [row[0] for row in OUTCOME[1:]] == [2, 3, 5, 7] and [row[1] for row in OUTCOME[1:]] == [1, 1, 2, 3]
    assert all(row[0] > row[1] for row in OUTCOME[1:])
    s = army(kingdom(), "worker")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays", 2: "defence stays"})
    settle(pass_turns(select(s)))
    assert s.ip == [0, 1, 1, 0] and s.owner[place_of("gates_of_kinara")] == -1
    assert [stock(s, seat, "pool") for seat in (1, 2)] == [[0, 0, 1]] * 2 and len(s.upgrades[1]) == 23


@rule("DO-SWN-11", "DO-SLO-03", "DO-SLO-02")
def test_joiners_stay_if_they_win_and_step_back_if_they_lose() -> None:
    for cards, there in ((("fire_storm", "renegade_of_the_octagon"), "gates_of_kinara"), (("worker",), "kingsford")):
        s = army(kingdom(), *cards)
        stand(s, 1, "kingsford")
        give(s, 1, "base", DE=2)
        besiege(s, 0, "gates_of_kinara", {1: "attack joins", 3: "attack stays"})
        home = s.at[3]
        settle(pass_turns(select(s)))
        assert s.at[1] == place_of(there) and s.at[3] == home
        assert stock(s, 1, "base") == ([2, 0, 0] if there == "gates_of_kinara" else [0, 0, 0])


@rule("DO-SLO-01", "DO-SLO-04", "DO-R-19", "DO-R-20", "DO-R-24")
def test_a_failed_attack_costs_resources_the_step_and_movement() -> None:
    s = influence(kingdom(), 0, "grimshire")
    answer(s, "travel gates_of_kinara")
    for seat in range(4):
        hand(s, seat, "worker")
    give(s, 0, "base", MC=2, DE=1)
    log = told(s)
    besiege(s, 0, "gates_of_kinara")
    answer(s, "lose magic_crystal base; lose dark_essence base; done")
    assert stock(s, 0, "base") == [0, 0, 1] and s.at[0] == place_of("grimshire") and s.turn.moves == 1
    assert "treasure" not in kinds(log) and s.ip == [0] * 4 and not winners(_ended(s))
    s = influence(kingdom(), 0, "gates_of_kinara")
    s.turn.moves = 0
    for seat in range(4):
        hand(s, seat, "worker")
    besiege(s, 0, "gates_of_kinara")
    assert offers(s, "go") == ["go grimshire", "go arcanum", "go kingsford"]
    answer(s, "go arcanum")
    assert s.at[0] == place_of("arcanum") and s.turn.moves == 0


def _ended(s: Dorian) -> Battle:
    """A lost attack without defenders."""
    b = new_battle(s, 0, place_of("gates_of_kinara"), 0, NONE)
    b.order = [0]
    b.roles[0] = ATTACKING
    b.result = 2
    assert losers(b) == [0]
    return b


@rule("DO-SLO-05")
def test_a_losing_owner_on_the_spot_chooses_where_to_go() -> None:
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon", "lusta_footman", "osgor_the_orc", place="durdon")
    own(s, 3, "durdon")
    stand(s, 3, "durdon")
    besiege(s, 0, "durdon", {3: "defence joins"})
    pass_turns(select(s))
    while question(s).prompt != "retreat":
        answer(s, options(s)[-1])
    assert asked(s) == 3
    assert {*offers(s, "go")} == {"go heroes_crossway", "go senona_stronghold", "go redwatch", "go bonefire_hills"}


@rule("DO-R-84")
def test_a_long_range_joiner_retreats_one_step_towards_home() -> None:
    s = army(kingdom(), "worker")
    wear(s, 2, "scouts_horn", "relic")
    stand(s, 2, "starfall_ridge")
    besiege(s, 0, "gates_of_kinara", {2: "attack joins"})
    assert s.at[2] == place_of("gates_of_kinara")
    settle(pass_turns(select(s)))
    assert s.at[2] == place_of("grimshire")


@rule("DO-TRM-14", "DO-TRM-15", "DO-R-28", "DO-R-43")
def test_enemies_are_the_other_side_and_nothing_outlives_the_battle() -> None:
    s = army(kingdom(), "bryr_druid", "fire_storm", "worker")
    hand(s, 2, "poisoner")
    besiege(s, 0, "gates_of_kinara", {1: "attack stays", 2: "defence stays"})
    select(s, {0: ["bryr_druid", "fire_storm"]})
    b = fight(s)
    assert enemies(s, b, 0) == 0b100 and enemies(s, b, 2) == 0b011 and not enemies(s, b, 0) & b.joined
    activate(s, "bryr_druid")
    assert b.bank[2] == 3
    settle(pass_turns(s))
    assert s.battle is None
    own(s, 0, *[place.slug for place in PLACES if place.stars])
    sound(s)


@rule("DO-TRM-18")
def test_end_of_battle_triggers_see_the_restore_pile_before_the_treasure() -> None:
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon")
    wear(s, 0, "heart_of_the_phoenix", "relic")
    log = told(s)
    besiege(s, 0, "gates_of_kinara")
    pass_turns(select(s))
    assert question(s).prompt == "recover" and len(s.restore[0]) == 2 and "treasure" not in kinds(log)
    answer(s, "choose fire_storm")
    assert hand_of(s, 0) == ["fire_storm"] and "treasure" in kinds(log)


@rule("DO-RND-07")
def test_events_change_sieges() -> None:
    s = kingdom()
    event(s, "weak_garrisons")
    army(s, "fire_storm", "onara_amari")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    assert wall(s, fight(s), 0) == 7
    event(s, "arcane_wards")
    assert wall(s, fight(s), 0) == 11
    s = kingdom()
    event(s, "open_banners")
    army(s, "fire_storm", "worker")
    answer(s, "besiege", "take-part defence stays")
    assert GAME.view(s, 0)["battle"]["markers"][1] == "defence"
    s = kingdom(length="learn-to-play")
    event(s, "chapter_3_the_march_on_the_crown")
    army(s, "fire_storm", "renegade_of_the_octagon")
    treasure_top(s, "casket_of_crystals")
    besiege(s, 0, "gates_of_kinara")
    settle(pass_turns(select(s)))
    assert s.ip[0] == 4


@rule("DO-R-49")
def test_boiling_oil_lets_the_attacker_choose() -> None:
    s = army(kingdom(), "fire_storm", "renegade_of_the_octagon")
    besiege(s, 0, "gates_of_kinara")
    defence_top(s, "boiling_oil")
    select(s)
    assert asked(s) == 0 and {t.split()[1] for t in offers(s, "target")} == {"fire_storm", "renegade_of_the_octagon"}
    target(s, "fire_storm")
    assert "fire_storm" in pile_of(s, 0)
