"""Cards in battle: Abilities, targets, copying, sending, restoring, reinforcing; and what is counted at the end."""

from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import CARD_SLUGS, CARDS, EVENTS, LEADERS, OPS, PROGRAMS, UPGRADES
from greathall.games.dorian.rules.arithmetic import contribution, side_power, wall
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.words import EXHAUSTED, PRESENT, SILENCED, UNALIGNED
from support import rule

from .kingdom import (
    activate,
    answer,
    asked,
    besiege,
    deck_top,
    defence_top,
    give,
    hand,
    hand_of,
    influence,
    kingdom,
    offers,
    options,
    pile,
    pile_of,
    question,
    refused,
    select,
    settle,
    sound,
    stand,
    stock,
    target,
    treasure_top,
    wear,
)


def fight(s: Dorian) -> Battle:
    assert s.battle is not None
    return s.battle


def clash(mine: list[str], theirs: list[str], spare: int = 0, place: str = "gates_of_kinara") -> Dorian:
    """Salazar besieges with some cards, Nazul defends with others; the first `spare` of Salazar's Hand stay there."""
    s = influence(kingdom(), 0, place)
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, *mine)
    hand(s, 1, *theirs)
    stand(s, 1, "murkwell")
    defence_top(s, "all_quiet")
    besiege(s, 0, place, {1: "defence stays"} if theirs else {})
    full = [f"garlock_{name}_salazar" if name in ("worker", "supervisor") else name for name in mine]
    full = ["faction_followers_salazar" if name == "followers" else name for name in full]
    return select(s, {0: full[spare:]})


@rule("DO-SPC-03", "DO-TRM-10")
def test_only_an_ability_brings_cards_from_the_hand() -> None:
    s = clash(["fire_storm", "worker", "reserve_column", "onara_amari"], [], spare=2)
    assert hand_of(s, 0) == ["fire_storm", "garlock_worker_salazar"] and not offers(s, "select")
    activate(s, "reserve_column")
    answer(s, "choose fire_storm")
    assert hand_of(s, 0) == ["garlock_worker_salazar"] and fight(s).played[0] == 3


@rule("DO-SPC-05", "DO-TRM-02", "DO-TRM-03", "DO-R-92")
def test_an_ability_is_used_once_unless_the_card_is_restored() -> None:
    s = clash(["apprentice_conjurer", "rune_carver", "veteran_sergeant", "veteran_sergeant"], ["worker"])
    activate(s, "rune_carver")
    answer(s, "stat magic")
    b = fight(s)
    carver = next(i for i in range(len(b.card)) if CARD_SLUGS[face(s, b.card[i])] == "rune_carver")
    assert b.flags[carver] & EXHAUSTED and not [t for t in offers(s, "activate") if "rune_carver" in t]
    assert refused(s, f"activate rune_carver {carver}") == ["DO-SPC-05"]
    activate(s, "veteran_sergeant")
    assert not b.flags[carver] & EXHAUSTED
    activate(s, "rune_carver")
    answer(s, "stat magic")
    assert b.bank[2] == 4
    sergeants = [i for i in range(len(b.card)) if CARD_SLUGS[face(s, b.card[i])] == "veteran_sergeant"]
    spent = next(i for i in sergeants if b.flags[i] & EXHAUSTED)
    activate(s, "veteran_sergeant")
    assert not b.flags[spent] & EXHAUSTED  # the other sergeant: never the carver a second time, never itself
    activate(s, "veteran_sergeant")
    assert b.flags[carver] & EXHAUSTED


@rule("DO-SPC-06", "DO-R-91")
def test_a_card_that_comes_back_is_a_new_card() -> None:
    s = clash(["fire_storm", "mistress_of_masks", "rune_carver"], ["worker"])
    activate(s, "rune_carver")
    answer(s, "stat magic")
    b = fight(s)
    activate(s, "mistress_of_masks")
    target(s, "rune_carver")
    assert b.played[0] == 4 and b.bank[2] == 2
    activate(s, "rune_carver")
    answer(s, "stat magic")
    assert b.bank[2] == 4
    sound(s)


@rule("DO-SPC-07")
def test_a_silenced_card_keeps_its_base_power_and_nothing_else() -> None:
    s = clash(["hex_witch", "worker"], ["pickpocket_ring", "poisoner"])
    before = contribution(s, fight(s), 1)
    activate(s, "hex_witch")
    target(s, "pickpocket_ring")
    assert before == [5, 0, 0] and contribution(s, fight(s), 1) == [3, 0, 0]
    assert asked(s) == 1 and {t.split()[1] for t in offers(s, "activate")} == {"poisoner"}
    b = fight(s)
    assert sum(1 for flags in b.flags if flags & SILENCED) == 1


@rule("DO-SPC-08", "DO-CAL-04")
def test_the_grey_widow_keeps_what_was_triggered() -> None:
    s = clash(["rune_carver", "rune_carver", "captain_stormhold"], ["the_grey_widow"])
    b = fight(s)
    for triggered in (1, 2):
        activate(s, "rune_carver")
        answer(s, "stat magic")
        assert b.bank[3] == triggered and contribution(s, b, 1) == [3 + triggered, 0, 0]
    activate(s, "captain_stormhold")
    assert hand_of(s, 1) == ["the_grey_widow"] and contribution(s, b, 1) == [2, 0, 0]


@rule("DO-SPC-09", "DO-SPC-10")
def test_targets_are_unguarded_cards_of_the_other_side() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    hand(s, 0, "saboteur", "worker")
    hand(s, 1, "masked_agent", "poisoner")
    hand(s, 2, "fire_storm", "saboteur")
    hand(s, 3)
    besiege(s, 0, "gates_of_kinara", {1: "defence stays", 2: "attack stays"})
    select(s)
    activate(s, "saboteur")
    b = fight(s)
    poisoner = next(i for i in range(len(b.card)) if CARD_SLUGS[face(s, b.card[i])] == "poisoner")
    assert b.flags[poisoner] & EXHAUSTED  # the only legal target: the agent guards itself, the others are friends
    s = clash(["saboteur", "worker"], ["sworn_shield", "poisoner", "trapper"])
    activate(s, "saboteur")
    b = fight(s)
    assert [CARD_SLUGS[face(s, b.card[i])] for i in range(len(b.card)) if b.flags[i] & EXHAUSTED and b.owner[i] == 1] == [
        "sworn_shield"
    ]


@rule("DO-SPC-11")
def test_a_treasure_returns_a_played_card() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, "fire_storm", "renegade_of_the_octagon")
    treasure_top(s, "returning_veterans")
    pile(s, 0, "worker")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    assert options(s) == ["choose fire_storm", "choose renegade_of_the_octagon"]
    answer(s, "choose fire_storm")
    assert hand_of(s, 0) == ["fire_storm"]


@rule("DO-SPC-12", "DO-R-76")
def test_followers_and_garlocks_are_unaligned() -> None:
    for card in CARDS:
        if card.garlock or card.slug.startswith("faction_followers"):
            assert card.type == UNALIGNED and card.abilities.activated is None
    workers = [card for card in CARDS if card.garlock == 1]
    assert all(card.power == (0, 0, 0) for card in workers) and len(workers) == 6
    assert all(card.power == (0, 1, 0) for card in CARDS if card.garlock == 2)
    s = clash(["mage_hunter", "mana_surge"], ["faction_followers_nazul", "fire_storm"])
    assert contribution(s, fight(s), 0)[2] == 2 + 1 + 1  # the surge counts itself only
    activate(s, "mage_hunter")
    assert hand_of(s, 1) == ["fire_storm"]


@rule("DO-CAL-01", "DO-R-46")
def test_the_calculation_is_made_once_at_the_end() -> None:
    s = clash(["fire_storm", "rune_carver", "battle_mage", "onara_amari"], ["worker"])
    b = fight(s)
    assert b.totals == [] and side_power(s, b, 1)[2] == 4 + 2 + 2 + 2
    activate(s, "rune_carver")
    answer(s, "stat magic")
    shown = GAME.view(s, 2)["battle"]
    assert b.totals == [] and shown["power"]["1"][2] == 12
    assert sum(reason[5] for reason in shown["reasons"] if reason[0] == 0) == 12
    answer(s, "done")
    assert b.totals[:3] == [0, 3, 12]


@rule("DO-CAL-03", "DO-CAL-04")
def test_a_druid_sent_home_keeps_only_what_was_activated() -> None:
    s = clash(["worker", "bryr_druid", "fire_storm"], ["mage_hunter"], spare=1, place="tritown")
    activate(s, "bryr_druid")
    assert pile_of(s, 0) == ["garlock_worker_salazar"]
    assert asked(s) == 1
    b = fight(s)
    activate(s, "mage_hunter")
    target(s, "bryr_druid")
    assert "bryr_druid" in hand_of(s, 0)
    assert b.totals[2] == 4 + 2 + 3  # Fire Storm, Salazar, the activated 3


@rule("DO-CAL-05", "DO-R-47")
def test_sorga_counts_every_card_played_while_present() -> None:
    s = clash(["sorga_blackteeth", "rune_carver", "worker"], ["captain_stormhold"])
    b = fight(s)
    assert contribution(s, b, 0)[1] == 6 + 1
    answer(s, "done")
    activate(s, "captain_stormhold")
    target(s, "sorga_blackteeth")
    assert b.totals[1] == 1


@rule("DO-R-48")
def test_onara_copies_the_base_power_of_another_own_card() -> None:
    s = clash(["onara_amari", "fire_storm", "battle_mage"], [])
    activate(s, "onara_amari")
    assert {t.split()[1] for t in offers(s, "target")} == {"fire_storm", "battle_mage"}
    b = fight(s)
    target(s, "fire_storm")
    assert b.bank[:3] == [0, 0, 4]
    s2 = clash(["onara_amari", "battle_mage", "rune_carver"], [])
    activate(s2, "onara_amari")
    target(s2, "battle_mage")
    assert fight(s2).bank[:3] == [0, 2, 2]


@rule("DO-R-45")
def test_own_triggers_are_ordered_by_their_player() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, "smuggler", "standard_bearer", "fire_storm", "renegade_of_the_octagon")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    assert {t.split()[1] for t in offers(s, "trigger")} == {"smuggler", "standard_bearer"}
    answer(s, offers(s, "trigger")[1])
    settle(s)
    s = clash(["halberdier", "onara_amari", "cloaktown_lookout"], ["storm_caller", "worker"])
    assert question(s).prompt == "trigger" and asked(s) == 0


@rule("DO-SIE-14")
def test_the_ops_of_battle_cards() -> None:
    s = clash(["siege_ram", "dwarven_sapper", "master_of_poisons", "soul_drain", "worker"], ["ward_keeper"], place="durdon")
    activate(s, "siege_ram")
    activate(s, "dwarven_sapper")
    assert [wall(s, fight(s), slot) for slot in (0, 1)] == [6, 1]
    activate(s, "master_of_poisons")
    answer(s, "mode 1")
    b = fight(s)
    activate(s, "soul_drain")
    answer(s, "stat physical")
    assert b.drain[:3] == [0, 3, 3]


@rule("DO-SIE-14")
def test_stealing_paying_and_reviving_in_battle() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, "vertash_thorngage", "black_market_baron", "berger_the_undertaker", "planar_gate", "onara_amari")
    hand(s, 1, "worker")
    pile(s, 0, "fire_storm")
    deck_top(s, 0, "faction_followers_salazar", "garlock_worker_salazar")
    give(s, 1, "camp", DE=1)
    give(s, 1, "base", MC=1)
    give(s, 0, "camp")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    select(s)
    assert "cost-ability" in [note.reason for note in question(s, why=True).refusals]
    activate(s, "vertash_thorngage")
    answer(s, "take dark_essence pool; take magic_crystal base; done")  # both there were, so nothing was to be chosen
    assert stock(s, 1, "base") == [0, 0, 0] and stock(s, 0, "base") == [0, 0, 1]
    activate(s, "black_market_baron")
    assert stock(s, 0, "pool") == [0, 0, 0] and fight(s).bank[0] == 4
    activate(s, "berger_the_undertaker")
    activate(s, "planar_gate")
    b = fight(s)
    assert b.played[0] == 5 + 1 + 2 and sum(1 for f in b.flags if f & PRESENT) == 9
    sound(s)


@rule("DO-SIE-15", "DO-INF-10")
def test_upgrades_in_battle() -> None:
    s = influence(kingdom(), 1, "cloaktown")
    for seat in range(4):
        hand(s, seat)
    wear(s, 1, "smoke_vials", "relic")
    hand(s, 1, "shadow_dagger")
    hand(s, 0, "apprentice_conjurer")
    besiege(s, 1, "cloaktown", {0: "defence stays"})
    select(s)
    assert offers(s, "use") == ["use smoke_vials"]
    b = fight(s)
    answer(s, "use smoke_vials")
    assert s.spent[1] and b.flags[1] & EXHAUSTED and b.totals  # nothing was left to activate


@rule("DO-GEN-03")
def test_the_whole_vocabulary_is_there() -> None:
    assert len(OPS.ops) == 31
    assert sum(card.copies for card in CARDS if not card.starter) == 126
    assert sum(card.copies for card in CARDS if card.starter) == 66
    assert sum(card.copies for card in UPGRADES) == 144 and len(EVENTS) == 33 and len(LEADERS) == 6
    used = {OPS.ops[step[0]].name for program in PROGRAMS for step in program}
    assert used | {op.name for op in OPS.ops if op.standing} == {op.name for op in OPS.ops}
