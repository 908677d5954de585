"""Field Battles, flight and shelter; the Final Battle."""

import pytest

from greathall.core import engine
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import IF_ROLE, IF_SIDE, PLACES
from greathall.games.dorian.rules.arithmetic import contribution, enemies, field_result, holds, treasure_tier
from greathall.games.dorian.rules.battle import new_battle
from greathall.games.dorian.rules.final_battle import FinalBattle, leader_of, still_tied
from greathall.games.dorian.rules.flight import reentry_places
from greathall.games.dorian.rules.state import ATTACKERS_WON, DEFENDERS_WON, TIED, Battle, Dorian, new_turn
from greathall.games.dorian.words import ATTACKING, DEFENDING, FIELD, FINAL, FINALIST, MOST_TIES, NONE
from support import rule

from .kingdom import (
    answer,
    asked,
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
    preparation,
    question,
    refused,
    select,
    settle,
    sound,
    stand,
    stock,
    told,
    wear,
    why_not,
)


def fight(s: Dorian) -> Battle:
    assert s.battle is not None
    return s.battle


def duel(place: str = "grimshire", permission: str = "off", cards: int = 2) -> Dorian:
    """Salazar's turn on a Location where Nazul stands too; the others are far away."""
    s = kingdom(field_battles="on", permission=permission)
    stand(s, 1, place)
    stand(s, 2, "ironmarsh")
    stand(s, 3, "redwatch")
    influence(s, 0, place)
    for seat in range(4):
        hand(s, seat, *["worker"] * cards)
    return s


@rule("DO-FLD-01", "DO-ENT-01", "DO-ENT-07", "DO-R-31")
def test_the_attacked_player_fights_flees_or_enters() -> None:
    s = duel()
    own(s, 1, "grimshire")
    answer(s, "attack 1")
    assert asked(s) == 1 and options(s) == ["fight", "flee", "enter"]
    cards = hand_of(s, 1)
    answer(s, "enter")
    assert s.battle is None and hand_of(s, 1) == cards and asked(s) == 0
    for place in ("dark_essence_mine", "kingsford"):
        s = duel(place)
        answer(s, "attack 1")
        assert options(s) == ["fight", "flee"] and refused(s, "enter") == ["DO-ENT-07"]


@rule("DO-FLD-02", "DO-FLD-03", "DO-FLD-04", "DO-FLD-05", "DO-R-30")
def test_only_characters_in_range_join_and_they_come_themselves() -> None:
    s = duel()
    stand(s, 2, "moonpass")
    stand(s, 3, "vale_city")
    answer(s, "attack 1", "fight")
    assert asked(s) == 2 and options(s) == ["stay-out", "take-part defence joins", "take-part attack joins"]
    answer(s, "take-part attack joins")
    assert s.at[2] == place_of("grimshire") and question(s).prompt == "select"
    assert GAME.view(s, 0)["battle"]["markers"][2] == "hidden"
    select(s)
    settle(pass_turns(s))
    s = duel()
    stand(s, 2, "grimshire")
    hand(s, 2)
    stand(s, 3, "grimshire")
    answer(s, "attack 1", "fight")
    assert asked(s) == 3
    answer(s, "stay-out")
    select(s)
    settle(pass_turns(s))
    assert s.at[3] == place_of("grimshire") and s.ip[3] == 0


@rule("DO-FLD-06", "DO-FLD-07")
def test_cards_are_selected_in_secret_and_revealed_together() -> None:
    s = duel()
    answer(s, "attack 1", "fight")
    assert engine.waiting(s) == [0, 1]
    for seat in (0, 1):
        assert "ready" not in options(s, seat)
    log = told(s)
    answer(s, "select garlock_worker_nazul", "ready", seat=1)
    assert "revealed" not in kinds(log)
    select(s)
    assert kinds(log).count("revealed") == 2


@rule("DO-FLD-08", "DO-FLD-09")
def test_battle_order_and_what_characters_add() -> None:
    s = kingdom(5, length="average", field_battles="on", permission="off")
    s.order = [3, 2, 1, 4, 0]
    for seat in range(4):
        stand(s, seat, "grimshire" if seat in (1, 2, 3) else "murkwell")
    wear(s, 4, "oathsword", "weapon")
    give(s, 4, "base", DS=1)
    influence(s, 4, "grimshire")
    for seat in range(5):
        hand(s, seat, "worker")
    hand(s, 4, "saboteur")
    hand(s, 1, "poisoner")
    answer(s, "attack 1", "fight")
    join(s, {3: "defence joins", 2: "attack joins"})
    b = fight(s)
    select(s)
    assert b.order == [4, 2, 3, 1]
    assert contribution(s, b, 4) == [3, 5, 1]


@rule("DO-FLD-10", "DO-FLD-11", "DO-R-29")
@pytest.mark.parametrize(
    ("attack", "defence", "result"),
    [((5, 7, 2), (4, 6, 9), ATTACKERS_WON), ((5, 4, 2), (5, 6, 1), TIED), ((1, 1, 9), (2, 2, 0), DEFENDERS_WON)],
)
def test_two_of_three_powers_win(attack: tuple[int, ...], defence: tuple[int, ...], result: int) -> None:
    s = kingdom(field_battles="on")
    b = new_battle(s, FIELD, 0, 0, 1)
    b.roles[0], b.roles[1] = ATTACKING, DEFENDING
    b.bank[:6] = [*attack, *defence]
    assert field_result(s, b) == result


@rule("DO-FLD-11", "DO-FLD-12", "DO-FLD-13", "DO-FLD-14", "DO-R-30")
def test_a_tie_changes_nothing_but_the_cards_are_spent() -> None:
    s = duel("durdon")
    own(s, 3, "durdon")
    hand(s, 0, "worker", "worker")
    hand(s, 1, "worker", "worker", "worker")
    give(s, 1, "base", DS=1)
    stand(s, 3, "kingsford")
    defences = s.defences.cards[:]
    answer(s, "attack 1", "fight")
    log = told(s)
    select(s)
    assert "field-tied" in kinds(log) and "treasure" not in kinds(log)  # S0 P1 M2 against S2 P1 M0
    assert s.ip == [0] * 4 and s.owner[place_of("durdon")] == 3 and s.defences.cards == defences
    assert len(pile_of(s, 0)) == 2 and len(pile_of(s, 1)) == 3 and s.at[0] == s.at[1] == place_of("durdon")


@rule("DO-FLD-15", "DO-FLD-16", "DO-FLD-17", "DO-FLD-18", "DO-FLD-19", "DO-R-26")
def test_the_spoils_and_losses_of_a_field_battle() -> None:
    s = duel("heroes_crossway")
    hand(s, 0, "warlords_banner", "fire_storm")
    stand(s, 2, "kingsford")
    own(s, 1, "boultry")
    s.ip[1] = 5
    give(s, 1, "base", DE=1, DS=1, MC=1)
    answer(s, "attack 1", "fight", "take-part attack joins")
    log = told(s)
    select(s)
    while question(s).prompt != "lose":
        answer(s, options(s)[-1])
    assert asked(s) == 1 and question(s).about[0] == 2
    settle(s)
    assert s.ip == [1, 4, 1, 0] and kinds(log).count("treasure") == 1 and kinds(log).count("drew-upgrade") >= 2
    assert sum(stock(s, 1, "base")) == 1
    b = new_battle(s, FIELD, place_of("heroes_crossway"), 0, 1)
    assert treasure_tier(b) == 0 and treasure_tier(new_battle(s, FIELD, place_of("dark_essence_mine"), 0, 1)) == 0


@rule("DO-FLD-20", "DO-R-21", "DO-R-32")
def test_a_loser_retreats_to_the_nearest_own_location() -> None:
    for owned, there in ((("kingsford", "clanmoot"), "kingsford"), (("grimshire", "kingsford"), "grimshire")):
        s = duel()
        hand(s, 0, "warlords_banner", "fire_storm", "shadow_dagger")
        own(s, 1, *owned)
        answer(s, "attack 1", "fight")
        select(s)
        settle(pass_turns(s))
        assert s.at[1] == place_of(there)


@rule("DO-FLD-21", "DO-FLD-22", "DO-R-34")
def test_a_loser_without_locations_leaves_and_comes_back() -> None:
    s = duel()
    hand(s, 0, "warlords_banner", "fire_storm", "shadow_dagger")
    answer(s, "attack 1", "fight")
    select(s)
    settle(pass_turns(s))
    assert s.at[1] == -1
    own(s, 2, "tritown")
    stand(s, 3, "dark_essence_mine")
    preparation(s, 1)
    assert question(s).prompt == "return"
    assert "go silverquay" in options(s) and not {"go tritown", "go dark_essence_mine", "go grimshire"} & {*options(s)}
    answer(s, "go silverquay")
    assert s.at[1] == place_of("silverquay") and question(s).prompt == "preparation"
    s.at[1] = -1
    s.owner = [2] * 32
    assert len(reentry_places(s, 1)) == 32 - len({*s.at} - {-1})


@rule("DO-R-34")
def test_coming_back_always_finds_a_location() -> None:
    s = kingdom()
    stand(s, 1, "")
    own(s, 2, *(place.slug for place in PLACES))
    neutral(s, "tritown")
    assert reentry_places(s, 1) == [place_of("tritown")]  # free of owners and Characters
    own(s, 2, "tritown")
    alone = reentry_places(s, 1)  # nothing is free: ownership stops mattering
    assert place_of("tritown") in alone and place_of("shadowfen") in alone
    assert not {*alone} & {place for place in s.at if place >= 0}
    s.at = list(range(len(PLACES)))  # a Character on every Location: they stop mattering too
    assert reentry_places(s, 1) == list(range(len(PLACES)))


# -- flight


@rule("DO-FLE-01", "DO-FLE-02", "DO-FLE-04")
def test_fleeing_costs_a_card_and_goes_one_step() -> None:
    s = duel(cards=3)
    answer(s, "attack 1", "flee")
    assert {*offers(s, "go")} == {"go starfall_ridge", "go silverquay", "go gates_of_kinara", "go moonpass"}
    answer(s, "go moonpass")
    assert len(s.hands[1]) == 2 and len(s.restore[1]) == 1 and s.battle is None and s.at[1] == place_of("moonpass")
    influence(s, 1)
    assert s.turn.moves == 4


@rule("DO-FLE-03", "DO-R-31")
def test_an_empty_hand_without_shelter_loses_at_once() -> None:
    s = duel()
    hand(s, 1)
    own(s, 1, "boultry")
    s.ip[1] = 3
    give(s, 1, "base", DE=2)
    stand(s, 2, "moonpass")
    log = told(s)
    answer(s, "attack 1")
    settle(s)
    assert "stays-out" not in kinds(log) and "takes-part" not in kinds(log)
    assert s.ip[:2] == [1, 2] and stock(s, 1, "base") == [0, 0, 0] and s.at[1] == place_of("boultry")


@rule("DO-FLE-05", "DO-R-41")
def test_flight_asks_owners_and_bystanders_but_not_the_attackers_character() -> None:
    s = duel("tritown", permission="on")
    own(s, 2, "tritown")
    answer(s, "attack 1", "flee", "go vale_city")
    assert asked(s) == 2 and question(s).prompt == "pass"
    answer(s, "grant")
    assert s.at[1] == place_of("vale_city") and s.turn.passes == 0
    stand(s, 1, "tritown")
    answer(s, "attack 1", "flee", "go vale_city")  # the answer holds for a second flight of this turn
    assert s.at[1] == place_of("vale_city") and asked(s) == 0
    influence(s, 1, "tritown")
    assert "ask-pass 2" in options(s)
    s = duel("tritown", permission="on")
    own(s, 0, "tritown")
    answer(s, "attack 1", "flee", "go vale_city")
    assert asked(s) == 0
    answer(s, "deny")
    assert asked(s) == 1 and options(s) == ["fight"] and s.turn.flight_closed[1] == 1


@rule("DO-FLE-06")
def test_a_refused_way_leaves_the_others() -> None:
    s = duel("silverquay", permission="on")
    own(s, 2, "leafport")
    answer(s, "attack 1", "flee", "go leafport", "deny")
    assert question(s).prompt == "flee" and "go leafport" not in options(s)
    assert {"go dantes_spire", "go grimshire"} <= {*options(s)}
    assert refused(s, "go leafport") == ["DO-FLE-06"]


@rule("DO-FLE-07", "DO-ENT-06")
def test_if_every_way_is_refused_the_card_comes_back_and_that_owner_gives_no_shelter() -> None:
    s = duel("tritown", permission="on")
    hand(s, 1, "worker", "poisoner")
    own(s, 2, "tritown")
    answer(s, "attack 1")
    assert "enter" in options(s)
    answer(s, "flee", "choose poisoner", "go vale_city", "deny")
    assert sorted(hand_of(s, 1)) == ["garlock_worker_nazul", "poisoner"] and options(s) == ["fight"]
    s = duel("tritown", permission="on")
    own(s, 2, "tritown")
    answer(s, "attack 1", "enter", "deny")
    assert options(s) == ["fight", "flee"]
    answer(s, "flee", "go vale_city")
    assert asked(s) == 2 and "grant" in options(s)


# -- shelter


@rule("DO-ENT-02", "DO-R-42")
def test_a_sheltered_character_must_defend_its_shelter() -> None:
    s = duel()
    own(s, 1, "grimshire")
    answer(s, "attack 1", "enter")
    assert refused(s, "attack 1") == ["DO-R-42"]
    answer(s, "besiege")
    join(s, {})
    b = fight(s)
    assert 1 in b.order and b.joined >> 1 & 1 and b.seals[1].cards[0] == 0
    s = duel()
    own(s, 1, "grimshire")
    hand(s, 1)
    answer(s, "attack 1")
    assert options(s) == ["enter"]
    answer(s, "enter", "besiege")
    join(s, {})
    assert 1 not in fight(s).order


@rule("DO-ENT-03", "DO-ENT-05")
def test_shelter_in_a_third_players_location_needs_leave() -> None:
    s = duel("tritown")
    own(s, 2, "tritown")
    answer(s, "attack 1", "enter")
    assert asked(s) == 2 and options(s) == ["grant", "deny"]
    answer(s, "deny")
    assert asked(s) == 1 and options(s) == ["fight", "flee"] and refused(s, "enter") == ["DO-ENT-05"]
    s = duel("tritown")
    own(s, 2, "tritown")
    answer(s, "attack 1", "enter", "grant")
    assert s.turn.sheltered == 2 and asked(s) == 0


@rule("DO-ENT-04")
def test_the_attackers_own_location_gives_no_shelter() -> None:
    s = duel("tritown")
    own(s, 0, "tritown")
    answer(s, "attack 1")
    assert options(s) == ["fight", "flee"]


@rule("DO-R-43", "DO-R-95", "DO-RND-07")
def test_attacks_may_be_repeated_also_after_a_tie_but_not_in_a_truce() -> None:
    s = duel()
    give(s, 1, "base", DS=1)
    stand(s, 2, "grimshire")
    assert {"attack 1", "attack 2"} <= {*options(s)}
    answer(s, "attack 1", "fight", "stay-out")
    select(s, {0: ["garlock_worker_salazar"], 1: ["garlock_worker_nazul"]})
    settle(pass_turns(s))
    assert s.turn.ties == 1 and s.hands[0].cards  # it was a tie
    assert {"attack 1", "attack 2"} <= {*options(s)}
    log = told(s)
    answer(s, "attack 1", "fight", "stay-out")
    settle(pass_turns(s))
    assert "field-tied" in kinds(log) and s.turn.ties == 2
    s = duel()
    event(s, "truce_of_the_temples")
    assert refused(s, "attack 1") == ["DO-RND-07"]


@rule("DO-R-95")
def test_ties_are_counted_and_forgotten_with_the_turn() -> None:
    s = duel()
    s.turn.ties = MOST_TIES - 1
    assert "attack 1" in options(s)
    s.turn.ties = MOST_TIES
    refusal = why_not(s, "attack 1")
    assert refusal is not None and (refusal.rule, refusal.need) == ("DO-R-95", MOST_TIES)
    s.turn = new_turn(s.seats, 0, s.turn.phase, 0)
    assert "attack 1" in options(s)


# -- the Final Battle


def final(players: int = 4, finalists: tuple[int, ...] = (0, 1)) -> Dorian:
    """A tie at the end of the game."""
    s = kingdom(players, length="basic" if players < 5 else "average", objectives="off", field_battles="off", permission="off")
    s.ip = [14 if seat in finalists else 3 for seat in range(players)]
    s.frames = [FinalBattle(list(finalists))]
    return s


@rule("DO-FIN-01", "DO-FIN-05", "DO-FIN-06", "DO-R-66")
def test_nobody_attacks_or_defends_in_a_final_battle_and_all_characters_join() -> None:
    s = final()
    stand(s, 1, "")
    wear(s, 1, "twin_stilettos", "weapon")
    defences = s.defences.cards[:]
    engine.run(s)
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    b = fight(s)
    order = b.order[:]
    assert b.joined == 0b11 and b.kind == FINAL and engine.waiting(s) == [0, 1]
    hand(s, 0, "onara_amari", "fire_storm", "worker", "worker", "worker")
    hand(s, 1, "saboteur", "worker", "worker", "worker", "worker")
    select(s)
    assert asked(s) == order[0] and question(s).prompt == "battle-turn"
    assert b.roles[:2] == [FINALIST, FINALIST] and b.order == order and enemies(s, b, 0) == 0b10
    assert not holds(s, b, 0, ((IF_ROLE, ATTACKING),)) and not holds(s, b, 0, ((IF_SIDE, DEFENDING),))
    assert contribution(s, b, 1)[0] == 2 + 2 + 3
    pass_turns(s)
    assert s.defences.cards == defences


@rule("DO-FIN-02", "DO-FIN-03", "DO-FIN-04")
def test_everything_is_shuffled_and_later_players_see_more() -> None:
    s = final(4, (0, 1, 2))
    hand(s, 0, "worker", "worker")
    s.restore[0] += [s.decks[0].draw() for _ in range(3)]
    engine.run(s)
    frame = s.frames[0]
    assert isinstance(frame, FinalBattle) and sorted(frame.finalists) == [0, 1, 2] and not s.restore[0]
    second, third = frame.finalists[1], frame.finalists[2]
    assert asked(s) == second and question(s).prompt == "put-back" and len(s.hands[second]) == 6
    answer(s, options(s)[0])
    assert asked(s) == third and len(s.hands[third]) == 7
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    assert [len(s.hands[seat]) for seat in (0, 1, 2)] == [5, 5, 5]
    assert all(len(s.decks[seat]) == 6 for seat in (0, 1, 2))
    sound(s)


@rule("DO-FIN-07", "DO-R-65")
def test_leading_in_two_powers_wins_the_game() -> None:
    assert leader_of([0, 1], [[6, 5, 4], [5, 7, 3]]) == 0
    assert leader_of([0, 1], [[5, 5, 2], [5, 3, 6]]) == NONE
    assert leader_of([0, 1, 2], [[6, 6, 0], [6, 1, 1], [0, 6, 9]]) == NONE
    assert still_tied([0, 1, 2], [[6, 6, 0], [6, 1, 1], [0, 6, 9]]) == [0, 2]
    s = final()
    engine.run(s)
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    hand(s, 0, "warlords_banner", "fire_storm", "shadow_dagger", "lusta_footman", "osgor_the_orc")
    hand(s, 1, "worker", "worker", "worker", "worker", "followers")
    select(s)
    pass_turns(s)
    assert s.outcome is not None and s.outcome.reason == "final-battle" and s.outcome.winners() == [0]


@rule("DO-FIN-08", "DO-R-65", "DO-R-50")
def test_a_tied_final_battle_is_fought_again_but_not_for_ever() -> None:
    s = final()
    s.spent = [7, 7, 0, 0]
    give(s, 1, "base", DS=1)
    engine.run(s)
    assert s.spent[:2] == [0, 0]
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    b = fight(s)
    for seat in (0, 1):
        hand(s, seat, "worker", "worker", "worker", "worker", "followers")
    b.bank[:6] = [0, 0, 20, 20, 0, 0]
    answer(s, *["select garlock_worker_salazar", "ready"], seat=0)
    answer(s, *["select garlock_worker_nazul", "ready"], seat=1)
    pass_turns(s)
    frame = s.frames[0]
    assert isinstance(frame, FinalBattle) and frame.fought == 1 and sorted(frame.finalists) == [0, 1]
    assert sum(len(z) for z in (s.decks[0], s.hands[0])) == 11
    frame.fought = 19
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    for seat in (0, 1):
        hand(s, seat, "worker", "worker", "worker", "worker", "followers")
    fight(s).bank[:6] = [0, 0, 20, 20, 0, 0]
    answer(s, *["select garlock_worker_salazar", "ready"], seat=0)
    answer(s, *["select garlock_worker_nazul", "ready"], seat=1)
    pass_turns(s)
    assert s.outcome is not None and s.outcome.reason == "final-draw" and len(s.outcome.winners()) == 1


@rule("DO-R-67")
def test_a_finalist_without_cards_fights_with_the_character_alone() -> None:
    s = final()
    s.box += s.decks[1].cards + s.hands[1].cards
    for zone in (s.decks[1], s.hands[1]):
        zone.cards.clear()
        zone.known.clear()
    engine.run(s)
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    assert engine.waiting(s) == [0]
    hand(s, 0, "onara_amari", "fire_storm", "worker", "worker", "worker")
    select(s)
    assert contribution(s, fight(s), 1) == [2, 0, 0]
