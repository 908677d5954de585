"""What search is offered where something is picked: the same question as people's, each set once."""

import pytest

from greathall.core import engine
from greathall.core.option import Decision
from greathall.data.notation import show
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import CARD_SLUGS
from greathall.games.dorian.cards.ops import NO_MAX, OPTIONAL
from greathall.games.dorian.rules.choices import TO_DISCARD, CardChoice, Reinforcement
from greathall.games.dorian.rules.payment import Payment
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.resources import Loss
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.rules.targeting import OP_RESTORE, Targeting
from greathall.games.dorian.rules.units import ONE_ALONE, Gain
from greathall.games.dorian.words import CAMP, EXHAUSTED, HAND, POOL
from support import rule

from .kingdom import (
    answer,
    asked,
    besiege,
    card_id,
    defence_top,
    give,
    hand,
    influence,
    kingdom,
    options,
    picked,
    preparation,
    question,
    reason,
    select,
    stock,
)


def searched(s: Dorian) -> tuple[Decision, list[str]]:
    """The question as search sees it, and its answers in words."""
    found = engine.decision(s)
    assert found is not None
    return found, [show(GAME, option) for option in found.options]


@rule("DO-INF-15")
def test_a_discard_is_asked_by_its_rule() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker", "followers")
    s.call(CardChoice(0, TO_DISCARD, 1, 0, 0, "DO-INF-15"))
    engine.run(s)
    found, texts = searched(s)
    assert (found.rule, found.prompt, found.about) == ("DO-INF-15", "discard", (1,)) and len(texts) == 2


@rule("DO-RES-01")
@pytest.mark.parametrize(("gain", "rest"), [((2, 0, 0, 0), True), ((1, 0, 0, 0), False), ((0, 0, 0, 2), False)])
def test_all_at_once_is_for_several_of_fixed_kinds(gain: tuple[int, int, int, int], rest: bool) -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp")
    s.call(Gain(0, *gain))
    engine.run(s)
    found, texts = searched(s)
    assert (found.rule, found.prompt, found.about) == ("DO-RES-01", "place", (sum(gain),))
    assert any(text.startswith("take-rest") for text in texts) is rest


@rule("DO-RES-01")
def test_units_are_placed_in_one_order() -> None:
    s = preparation(kingdom(), 0)
    for area in ("camp", "base"):
        give(s, 0, area)
    s.call(Gain(0, free=2))
    engine.run(s)
    assert "take dark_essence base" in searched(s)[1]
    answer(s, "take dark_essence pool")
    after = searched(s)[1]
    assert "take dark_essence base" not in after and "take dark_essence camp" not in after and "take dragon_stone base" in after


@rule("DO-PRE-17")
def test_a_payment_is_done_when_all_is_paid() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DE=2)
    give(s, 0, "pool", DE=2)
    s.call(Payment(0, 2))
    engine.run(s)
    texts = searched(s)[1]
    assert "pay-rest pool" in texts and "done" not in texts
    answer(s, "pay dark_essence camp")
    assert "done" not in searched(s)[1]
    answer(s, "pay dark_essence camp")
    assert searched(s)[1] == ["done"]
    assert Payment(0, 1).why_not_rest(s, POOL) is ONE_ALONE and Payment(0, 2).why_not_rest(s, POOL) is not ONE_ALONE


@rule("DO-SIE-09")
def test_a_selected_card_is_not_selected_again() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(s.seats):
        hand(s, seat)
    hand(s, 0, CARD_SLUGS[0], "worker")
    defence_top(s, "all_quiet")
    besiege(s, 0, "gates_of_kinara")
    first = searched(s)[1]
    assert len(first) == 2 and "ready" not in first
    answer(s, first[0])
    after = searched(s)[1]
    assert "ready" in after and first[0] not in after


@rule("DO-TRB-05")
def test_a_price_is_answered_by_whoever_made_the_offer() -> None:
    s = influence(kingdom(3, tribute=True), 0)
    give(s, 0, "camp", DE=2)
    answer(s, "tribute 1 support", "give dark_essence", "send")
    assert (asked(s), question(s).prompt) == (1, "offer-tribute")
    answer(s, "name-price", "want dark_essence", "want dark_essence", "send")
    found, texts = searched(s)
    assert (asked(s), found.rule, found.prompt, found.about[0], found.about[2]) == (0, "DO-TRB-05", "price", 1, 2)
    assert texts == ["accept", "refuse"]


@rule("DO-SLO-01")
def test_a_loss_that_is_spared_is_no_longer_picked() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DE=2, DS=2)
    s.call(Loss(0, CAMP, 2))
    engine.run(s)
    answer(s, "lose dark_essence camp")
    assert (picked(s), stock(s, 0, "camp")) == (["lose dark_essence camp"], [1, 2, 0])
    answer(s, "spare dark_essence camp")
    assert (picked(s), stock(s, 0, "camp")) == ([], [2, 2, 0])


@rule("DO-SPC-09")
def test_a_single_target_is_refused_with_a_reason_wherever_it_is_asked_for() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(s.seats):
        hand(s, seat)
    hand(s, 0, "worker", "followers", "time_weaver")
    defence_top(s, "all_quiet")
    besiege(s, 0, "gates_of_kinara")
    select(s)
    b = s.battle
    assert b is not None
    for i, card in enumerate(b.card):
        b.flags[i] |= 1 | (0 if face(s, card) == card_id("time_weaver") else EXHAUSTED)
    s.call(Targeting(OP_RESTORE, 0, 0, 2 | 15 << 6 | 1 << 10, 99, 0, 1))
    engine.run(s)
    for free in (True, False):
        found = engine.decision(s, why=True, free=free)
        assert found is not None and len(found.options) == 2
        assert "not-exhausted" in [refusal.reason for refusal in found.refusals]


@rule("DO-TRB-04")
def test_whoever_ends_a_parley_is_not_asked_again_in_it() -> None:
    s = influence(kingdom(3, tribute=True), 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "worker")
    for seat in range(3):
        give(s, seat, "camp", DE=2)
    answer(s, "besiege")
    assert (asked(s), question(s).prompt) == (0, "parley")
    answer(s, "done")
    assert (asked(s), question(s).prompt) == (1, "parley")


@rule("DO-SPC-03")
@pytest.mark.parametrize("may", [True, False])
def test_cards_that_may_be_brought_can_be_left(may: bool) -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(s.seats):
        hand(s, seat)
    hand(s, 0, "worker", "time_weaver", *["followers"][: 0 if may else 1])
    defence_top(s, "all_quiet")
    besiege(s, 0, "gates_of_kinara")
    select(s, {0: ["time_weaver"]})
    s.call(Reinforcement(0, HAND, 1, NO_MAX << 3 | (OPTIONAL if may else 0)))
    engine.run(s)
    assert question(s).prompt == "reinforce" and ("done" in options(s)) is may
    if not may:
        assert reason(s, "done")[0] == "DO-SPC-03"
