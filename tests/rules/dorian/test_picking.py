"""Choosing several things: in any order, taken back at will, nothing closes or is revealed before it is confirmed."""

from itertools import permutations

import pytest

from greathall.core import engine
from greathall.data.codec import state_hash
from greathall.data.notation import show
from greathall.games.dorian import GAME
from greathall.games.dorian.rules.choices import TO_RECOVER, CardChoice
from greathall.games.dorian.rules.payment import Payment
from greathall.games.dorian.rules.queries import card_of
from greathall.games.dorian.rules.resources import Exchange, Loss, Robbery
from greathall.games.dorian.rules.round_start import Sharing
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.rules.targeting import OP_RESTORE, Targeting
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.words import ANY, BASE, BOARD, CAMP, DECK_TOP, EXHAUSTED, RESTORE, RESTORED
from support import rule

from .kingdom import (
    activate,
    answer,
    asked,
    besiege,
    city,
    deck_top,
    defence_top,
    give,
    hand,
    hand_of,
    influence,
    kinds,
    kingdom,
    offers,
    options,
    picked,
    pile,
    preparation,
    question,
    reason,
    refused,
    select,
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


def same(s: Dorian) -> str:
    """What a state is, whatever the number of answers that led to it."""
    copy = s.clone()
    copy.answers = 0
    return state_hash(copy)


def all_orders_agree(s: Dorian, *picks: str, close: str = "done") -> Dorian:
    """Make these picks in every order; the state that all of them lead to."""
    reached: dict[str, Dorian] = {}
    for order in set(permutations(picks)):
        copy = s.clone()
        before = same(copy)
        for pick in order:
            answer(copy, pick)
        undone = copy.clone()
        while picked(undone):
            found = question(undone).picks
            assert found is not None
            engine.answer(undone, question(undone).seat, found.backs[0])
        assert same(undone) == before, "taking back does not restore"
        answer(copy, close)
        reached[same(copy)] = copy
    assert len(reached) == 1, "the order of the picks matters"
    return next(iter(reached.values()))


# -- the selection for a battle


def siege(*slugs: str) -> Dorian:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(s.seats):
        hand(s, seat)
    hand(s, 0, *slugs)
    defence_top(s, "all_quiet")
    return besiege(s, 0, "gates_of_kinara")


@rule("DO-SIE-09", "DO-SIE-11", "DO-SIE-12")
def test_the_leftmost_card_seals_nothing() -> None:
    s = siege("shadow_dagger", "fire_storm", "renegade_of_the_octagon")
    last = max(hand_of(s, 0), key=lambda slug: GAME.kinds["card"].read(slug))
    log = told(s)
    answer(s, f"select {last}")
    assert not log and question(s).prompt == "select" and fight(s).seals
    assert len(offers(s, "select")) == 2  # what stands before it can still be selected
    answer(s, f"unselect {last}")
    assert len(offers(s, "select")) == 3 and reason(s, "ready") == ("DO-SIE-09", "select-one")
    for slug in hand_of(s, 0):
        answer(s, f"select {slug}")
    assert options(s) == ["ready"] and not log and fight(s).seals  # all of them, and still nothing is revealed
    answer(s, "unselect shadow_dagger", "ready")
    assert kinds(log)[0] == "sealed" and [e.args[0] for e in log if e.kind == "played"] == [
        GAME.kinds["card"].read(slug) for slug in ("fire_storm", "renegade_of_the_octagon")
    ]
    assert hand_of(s, 0) == ["shadow_dagger"]


@rule("DO-SIE-09")
def test_a_selection_is_the_same_in_any_order() -> None:
    s = siege("worker", "worker", "followers", "fire_storm", "shadow_dagger")
    after = all_orders_agree(
        s, "select fire_storm", "select garlock_worker_salazar", "select garlock_worker_salazar", close="ready"
    )
    assert sorted(hand_of(after, 0)) == ["faction_followers_salazar", "shadow_dagger"]
    assert refused(s, "unselect fire_storm") == ["DO-SIE-09"] and refused(s, "select veil_assassin") == ["DO-SIE-09"]


# -- Resources


@rule("DO-INF-13", "DO-R-60", "DO-RES-01")
def test_a_crystal_for_the_pool_forces_nothing() -> None:
    s = influence(kingdom(), 0)
    answer(s, "rest", "take magic_crystal pool")
    assert len(offers(s, "take")) == 9  # all places of all Resources, as before
    picks = question(s).picks
    assert picks is not None and (picks.have, picks.need, picks.most) == (1, 3, 3)
    assert reason(s, "done") == ("DO-RES-01", "too-few-picks")
    answer(s, "take dark_essence camp", "take dragon_stone base")
    assert options(s) == ["done"] and reason(s, "take dark_essence pool") == ("DO-RES-01", "all-placed")
    answer(s, "untake magic_crystal pool", "take magic_crystal base", "done")
    assert stock(s, 0, "pool") == [0, 0, 0] and stock(s, 0, "camp") == [2, 1, 1] and stock(s, 0, "base") == [0, 1, 1]


@rule("DO-RES-01", "DO-RES-02", "DO-R-04")
def test_what_is_placed_takes_room() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DE=2)
    s.call(Gain(0, de=3))
    engine.run(s)
    answer(s, "take dark_essence camp")
    refusal = why_not(s, "take dark_essence camp")
    assert refusal is not None and (refusal.rule, refusal.need, refusal.have) == ("DO-RES-02", 3, 3)
    answer(s, "untake dark_essence camp")
    assert "take dark_essence camp" in options(s)
    after = all_orders_agree(s, "take dark_essence camp", "take dark_essence base", "take dark_essence pool")
    assert [stock(after, 0, area)[0] for area in ("camp", "base", "pool")] == [3, 1, 1]
    assert reason(s, "take magic_crystal pool") == ("DO-RES-01", "not-gained")


@rule("DO-RES-01", "DO-R-11", "DO-R-12")
def test_all_that_is_left_goes_to_one_place_at_once() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DE=2)
    s.call(Gain(0, de=3))
    engine.run(s)
    log = told(s)
    copy = s.clone()
    answer(copy, "take-rest camp")
    assert [stock(copy, 0, area)[0] for area in ("camp", "base", "pool")] == [3, 0, 2]
    answer(s, "take dark_essence base", "take-rest pool")
    assert [stock(s, 0, area)[0] for area in ("camp", "base", "pool")] == [2, 1, 2]
    assert [(e.kind, e.args) for e in log] == [("gained", (1, 0, BASE)), ("gained", (2, 0, 2))]  # equal units in one line
    s.call(Gain(0, free=2))
    engine.run(s)
    assert reason(s, "take-rest pool") == ("DO-R-60", "name-each")
    s = preparation(kingdom(), 0)
    s.call(Gain(0, de=1, mc=1))
    engine.run(s)
    answer(s, "take magic_crystal base")
    assert reason(s, "take-rest pool") == ("DO-RES-01", "begun")
    answer(s, "untake magic_crystal base", "take-rest base")
    assert stock(s, 0, "base") == [1, 0, 1]


@rule("DO-PRE-17", "DO-RES-03", "DO-RES-07")
def test_paying_from_two_purses_in_any_order() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DS=2)
    give(s, 0, "pool", DS=2)
    s.call(Payment(0, ds=3))
    engine.run(s)
    after = all_orders_agree(s, "pay dragon_stone pool", "pay dragon_stone camp", "pay dragon_stone camp")
    assert stock(after, 0, "camp")[1] == 0 and stock(after, 0, "pool")[1] == 1
    copy = s.clone()
    answer(copy, "pay-rest pool")
    assert stock(copy, 0, "pool")[1] == 0 and stock(copy, 0, "camp")[1] == 1
    answer(s, "pay dragon_stone pool", "pay dragon_stone pool")
    assert reason(s, "pay-rest camp") == ("DO-RES-01", "begun") and reason(s, "pay magic_crystal camp")[1] == "not-owed"
    answer(s, "unpay dragon_stone pool", "pay dragon_stone camp", "pay dragon_stone camp", "done")
    assert stock(s, 0, "camp")[1] == 0 and stock(s, 0, "pool")[1] == 1


@rule("DO-PRE-17")
def test_a_payment_with_one_way_is_made_by_itself() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DS=3)
    s.call(Payment(0, ds=2))
    engine.run(s)
    assert stock(s, 0, "camp")[1] == 1 and question(s).prompt == "preparation"
    give(s, 0, "pool", DS=1)
    s.call(Payment(0, ds=2))
    engine.run(s)
    assert stock(s, 0, "camp")[1] + stock(s, 0, "pool")[1] == 0 and question(s).prompt == "preparation"


@rule("DO-R-22", "DO-SLO-01")
def test_losing_in_any_order() -> None:
    s = preparation(kingdom(), 0)
    give(s, 2, "base", MC=2, DE=2)
    s.call(Loss(2, BASE, 2))
    engine.run(s)
    assert asked(s) == 2
    after = all_orders_agree(s, "lose magic_crystal base", "lose dark_essence base")
    assert stock(after, 2, "base") == [1, 0, 1]
    answer(s, "lose magic_crystal base", "spare magic_crystal base", "lose dark_essence base", "lose dark_essence base")
    assert reason(s, "lose magic_crystal base") == ("DO-SLO-01", "enough-chosen")
    assert refused(s, "lose magic_crystal camp") == ["DO-SLO-01"]
    answer(s, "done")
    assert stock(s, 2, "base") == [0, 0, 2]


@rule("DO-RES-11", "DO-RES-12", "DO-RES-09")
def test_all_that_is_stolen_comes_from_one_player() -> None:
    s = preparation(kingdom(), 0)
    for seat in range(4):
        give(s, seat, "camp")
    give(s, 1, "camp", DE=1)
    give(s, 2, "camp", DS=1)
    give(s, 2, "base", MC=2)
    give(s, 3, "pool", MC=5)
    s.call(Robbery(0, 0b1110, ANY, BOARD, 2))
    engine.run(s)
    assert offers(s, "rob") == ["rob 1 dark_essence camp", "rob 2 dragon_stone camp", "rob 2 magic_crystal base"]
    assert reason(s, "rob 3 magic_crystal camp") == ("DO-RES-11", "none-there")
    answer(s, "rob 2 magic_crystal base")
    assert reason(s, "rob 1 dark_essence camp") == ("DO-RES-11", "one-victim") and refused(s, "done") == ["DO-RES-11"]
    copy = s.clone()
    answer(copy, "rob 2 dragon_stone camp", "done", "take-rest pool")
    assert stock(copy, 0, "pool") == [0, 1, 1] and stock(copy, 2, "base") == [0, 0, 1] and stock(copy, 1, "camp") == [1, 0, 0]
    answer(s, "unrob 2 magic_crystal base", "rob 1 dark_essence camp", "done", "take dark_essence pool")  # all that she has
    assert stock(s, 0, "pool") == [1, 0, 0] and stock(s, 2, "base") == [0, 0, 2]


@rule("DO-PRE-10")
def test_exchanging_up_to_two() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", MC=1, DS=1)
    s.call(Exchange(0, 2))
    engine.run(s)
    answer(s, "exchange magic_crystal dark_essence")
    assert reason(s, "exchange magic_crystal dragon_stone") == ("DO-PRE-10", "no-more-there")
    assert reason(s, "exchange dark_essence dark_essence") == ("DO-PRE-10", "same-kind")
    answer(s, "exchange dragon_stone dark_essence", "unexchange magic_crystal dark_essence", "done", "take dark_essence base")
    assert stock(s, 0, "camp") == [0, 0, 1] and stock(s, 0, "base") == [1, 0, 0]
    s.call(Exchange(0, 2))
    engine.run(s)
    answer(s, "done")
    assert stock(s, 0, "camp") == [0, 0, 1]


# -- cards


@rule("DO-INF-15")
def test_surplus_cards_in_any_order() -> None:
    s = influence(kingdom(), 0)
    hand(s, 0, "worker", "worker", "worker", "followers", "followers", "supervisor", "fire_storm")
    answer(s, "done")
    before = s.restore[0][:]
    answer(s, "choose garlock_worker_salazar")
    assert s.restore[0] == before and len(s.hands[0]) == 7 and refused(s, "done") == ["DO-INF-15"]
    assert "choose fire_storm" in options(s) and "choose garlock_worker_salazar" in options(s)
    answer(s, "unchoose garlock_worker_salazar")
    after = all_orders_agree(s, "choose garlock_supervisor_salazar", "choose fire_storm")
    assert sorted(hand_of(after, 0)) == ["faction_followers_salazar"] * 2 + ["garlock_worker_salazar"] * 3
    assert refused(s, "choose shadow_dagger") == ["DO-INF-15"]


@rule("DO-SPC-11")
def test_several_cards_come_back_and_their_owner_orders_them() -> None:
    s = preparation(kingdom(), 0)
    pile(s, 0, "fire_storm", "shadow_dagger", "lusta_footman")
    s.call(CardChoice(0, TO_RECOVER, 2, DECK_TOP, RESTORE, "DO-SPC-11"))
    engine.run(s)
    after = all_orders_agree(s, "choose lusta_footman", "choose fire_storm")
    assert question(after).prompt == "look-top" and len(offers(after, "on-top")) == 2
    answer(after, "on-top lusta_footman")  # the one that is not named lies below
    answer(after, "done")
    seen = GAME.view(after, 3)["players"][0]["deck"]
    assert seen[-2:] == ["fire_storm", "lusta_footman"]


@rule("DO-PRE-10")
def test_looking_at_the_deck() -> None:
    s = kingdom()
    wear(s, 1, "guild_of_whispers", "camp_1")
    preparation(s, 1)
    deck_top(s, 1, "shadow_dagger", "fire_storm", "lusta_footman")
    size = len(s.decks[1])
    answer(s, "use guild_of_whispers", "under lusta_footman")
    assert len(offers(s, "under")) == 2 and len(s.decks[1]) == size
    assert GAME.view(s, 1)["looking"]["cards"] == ["lusta_footman", "fire_storm", "shadow_dagger"]
    answer(s, "under shadow_dagger", "leave-on lusta_footman", "done", "on-top fire_storm")
    assert "fire_storm" in hand_of(s, 1)
    assert [show_card(s, card) for card in (s.decks[1].cards[0], s.decks[1].cards[-1])] == ["shadow_dagger", "lusta_footman"]
    sound(s)


def show_card(s: Dorian, card: int) -> str:
    return card_of(s, card).slug


@rule("DO-PRE-03", "DO-PRE-08", "DO-R-06")
def test_two_cards_of_the_city_in_any_order() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "supervisor")
    city(s, "mc2", "mc2", "de1", "ds1", "any2")
    answer(s, "garlock garlock_supervisor_salazar")
    after = all_orders_agree(s, "pick mc2", "pick de1")
    assert question(after).prompt == "place" and len(offers(after, "take")) == 6
    twice = all_orders_agree(s, "pick mc2", "pick mc2")
    assert question(twice).about[0] == 4
    answer(s, "pick ds1", "unpick ds1", "pick any2", "pick de1")
    assert reason(s, "pick mc2") == ("DO-PRE-03", "enough-chosen")
    answer(s, "done")
    assert question(s).about[0] == 3


@rule("DO-SPC-09", "DO-R-92", "DO-TRM-03")
def test_two_cards_are_restored_together() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, "time_weaver", "bryr_druid", "silent_blade", "poisoner", "worker")
    hand(s, 1, "worker", "followers")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    select(s)
    b = fight(s)
    for i, card in enumerate(b.card):
        if show_card(s, card) in ("bryr_druid", "silent_blade", "poisoner"):
            b.flags[i] |= EXHAUSTED
    activate(s, "time_weaver")
    assert question(s).about[0] == 2
    targets = offers(s, "target")
    answer(s, targets[2])
    assert [t for t in options(s) if t.startswith("target")] == targets[:2]  # the earlier ones are still there
    assert not any(flags & RESTORED for flags in b.flags)
    answer(s, targets[0], "untarget " + targets[2].removeprefix("target "), targets[1])
    assert refused(s, targets[2]) == ["DO-SPC-09"]
    answer(s, "done")
    assert sum(1 for flags in b.flags if flags & RESTORED) == 2 and sum(1 for f in b.flags if f & EXHAUSTED) == 2


@rule("DO-SPC-09")
def test_equal_targets_are_one_thing() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, "worker", "worker", "worker", "followers", "time_weaver")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    s = s.clone()
    b = fight(s)
    for i, card in enumerate(b.card):
        b.flags[i] |= 1 | (EXHAUSTED if show_card(s, card) != "time_weaver" else 0)
    b.totals, b.result = [], 0
    s.call(Targeting(OP_RESTORE, 0, 0, 2 | 15 << 6 | 1 << 10, 99, 0, 2))
    engine.run(s)
    assert len(offers(s, "target")) == 2
    worker = next(t for t in offers(s, "target") if "worker" in t)
    answer(s, worker)
    assert worker in options(s) and "un" + worker in [show(GAME, o) for o in question(s).picks.backs]  # type: ignore[union-attr]
    answer(s, worker, "done")
    assert sum(1 for flags in fight(s).flags if flags & RESTORED) == 2


# -- deals and teams


@rule("DO-TRD-03", "DO-R-95", "DO-TRB-01")
def test_the_terms_of_a_trade_in_any_order() -> None:
    s = kingdom(trading=True)
    stand(s, 1, "tritown")
    influence(s, 0, "tritown")
    give(s, 0, "camp", DE=2, MC=1)
    give(s, 1, "camp", MC=1)
    log = told(s)
    answer(s, "bargain 1", "want magic_crystal")
    assert reason(s, "send") == ("DO-TRD-03", "offer-nothing")
    answer(s, "give magic_crystal", "give dark_essence", "ungive magic_crystal", "give dark_essence")
    assert reason(s, "give dark_essence") == ("DO-TRD-01", "no-more-there") and not log
    answer(s, "send")
    assert asked(s) == 1 and GAME.view(s, 2)["deal"]["give"] == {"DE": 2, "DS": 0, "MC": 0}
    answer(s, "accept")
    assert question(s).prompt == "place"


@rule("DO-TRB-05")
def test_a_price_is_named_and_changed_before_it_is_said() -> None:
    s = kingdom(tribute=True)
    preparation(s, 0)
    give(s, 0, "camp", DE=2, MC=1)
    answer(s, "tribute 1 truce", "give dark_essence", "send", "name-price")
    assert asked(s) == 1
    answer(s, "want magic_crystal", "want dark_essence", "unwant magic_crystal", "want dark_essence", "send", "accept")
    assert asked(s) == 1 and question(s).prompt == "place" and question(s).about[0] == 2 and stock(s, 0, "camp") == [0, 0, 1]


@rule("DO-R-71")
def test_a_team_leader_shares_in_any_order() -> None:
    s = kingdom(4, teams="2v2", length="average", objectives="off")
    s.frames = []
    s.call(Sharing(0, 3))
    engine.run(s)
    assert asked(s) == 0 and offers(s, "assign") == ["assign 0", "assign 2"]
    assert reason(s, "assign 1") == ("DO-R-71", "not-your-team") and reason(s, "assign 5") == ("DO-GEN-01", "no-such-player")
    after = all_orders_agree(s, "assign 2", "assign 0", "assign 2")
    assert asked(after) == 0 and question(after).about[0] == 1
    answer(after, "take dark_essence pool")
    assert asked(after) == 2 and question(after).about[0] == 2
    answer(s, "assign 0", "unassign 0", "assign 2", "assign 2", "assign 2", "done")
    assert asked(s) == 2 and question(s).about[0] == 3


# -- an ordinary turn


@rule("DO-PRE-02", "DO-PRE-17", "DO-RES-01")
def test_an_ordinary_preparation_turn_takes_few_answers() -> None:
    s = kingdom()
    hand(s, 0, "supervisor")
    preparation(s, 0)
    city(s, "mc2", "mc1", "de1", "ds1", "any2")
    steps = ["garlock garlock_supervisor_salazar", "pick mc2", "pick mc1", "done", "take-rest pool", "buy magic", "pay-rest pool"]
    answer(s, *steps)
    answer(s, offers(s, "choose")[0])
    answer(s, "done")
    assert len(steps) + 2 <= 9 and asked(s) == 1


@pytest.mark.parametrize("area", [CAMP, BASE])
@rule("DO-SLO-01")
def test_nothing_to_lose_is_no_question(area: int) -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp")
    s.call(Loss(0, area, 2))
    engine.run(s)
    assert question(s).prompt == "preparation"
