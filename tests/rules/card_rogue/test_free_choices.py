"""Choosing several things: in any order, taken back at will, and nothing happens before it is confirmed."""

from itertools import permutations

import pytest

from greathall.core import engine
from greathall.core.ids import SPECTATOR
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.data.language import Words
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.table.table import Table
from support import rule

from .dungeon import GAME, asked, begin, discarded, do, gold, hand, held, meeting, options, prompt, side_by_side, told, wear, why
from .test_open_shop import at_the_shop


def paying(*cards: str, buy: str = "boots 8", character: str = "warrior") -> CardRogue:
    """Seat 0 with these cards has to pay for something."""
    s = at_the_shop(character, *cards)
    begin(s, 0)
    do(s, "move 0,6")
    do(s, f"buy {buy}")
    assert prompt(s) == "pay"
    return s


# -- paying


@rule("CR-SHOP-04")
def test_a_payment_may_be_picked_in_any_order_with_the_same_result() -> None:
    reached = set()
    for order in permutations(["pay goblin 3", "pay potion_red 3", "pay gold_2 2"]):
        s = paying("goblin", "potion_red", "gold_2", "gold_10")
        do(s, "; ".join(order) + "; settle")
        assert held(s, 0) == ["boots", "gold_10"]
        assert discarded(s) == ["goblin", "potion_red"]
        reached.add(state_hash(s))
    assert len(reached) == 1


@rule("CR-SHOP-04")
def test_what_was_picked_is_taken_back_and_all_is_as_before() -> None:
    s = paying("goblin", "potion_red", "gold_2", "gold_10")
    before = state_hash(s)
    do(s, "pay goblin 3; pay gold_10 10; spare goblin 3; spare gold_10 10")
    s.answers -= 4
    assert state_hash(s) == before
    assert why(s, "spare goblin 3").reason == "not-picked"


@rule("CR-SHOP-04", "CR-SHOP-05")
def test_the_question_tells_what_is_missing_and_what_comes_back() -> None:
    s = paying("goblin", "potion_red", "gold_2", "gold_10")
    said: list[str] = []
    for answer in ("", "pay goblin 3", "pay potion_red 3", "pay gold_2 2", "pay gold_10 10"):
        if answer:
            do(s, answer)
        decision = engine.decision(s, free=True)
        assert decision is not None and decision.picks is not None
        said.append(f"{Words(GAME, 'en').question(decision)} | {Words(GAME, 'en').picks(decision.prompt, decision.picks)}")
    assert said == [
        "It costs 8 gold. What do you pay with? 8 gold to go. | 0 of 8 gold",
        "It costs 8 gold. What do you pay with? 5 gold to go. | 3 of 8 gold",
        "It costs 8 gold. What do you pay with? 2 gold to go. | 6 of 8 gold",
        "It costs 8 gold. That is exactly what lies there. | 8 of 8 gold",
        "It costs 8 gold. You get 10 gold back. | 18 of 8 gold",
    ]


@rule("CR-SHOP-04", "CR-SHOP-05")
def test_one_may_pay_with_more_than_is_needed_and_gets_the_rest_back() -> None:
    s = paying("goblin", "potion_red", "gold_2", "gold_10")
    refusal = why(s, "settle")
    assert (refusal.rule, refusal.reason, refusal.need, refusal.have) == ("CR-SHOP-04", "too-few-picks", 8, 0)
    do(s, "pay gold_2 2; pay gold_10 10; pay potion_red 3; settle")
    assert held(s, 0) == ["boots", "goblin", "gold_2", "gold_5"]
    assert told(s, "change")[0].args[0] == 7


@rule("CR-SHOP-04", "CR-ITEM-04", "CR-CHAR-13")
def test_why_a_card_does_not_pay() -> None:
    s = paying("goblin", "potion_red", "gold_2", "gold_10", "golem")
    assert (why(s, "pay golem 0").rule, why(s, "pay golem 0").reason) == ("CR-ITEM-04", "unsellable")
    assert why(s, "pay kobold 4").reason == "not-held-for-that"
    do(s, "pay gold_2 2")
    assert options(s) == ["pay gold_10 10", "pay goblin 3", "pay potion_red 3"]
    s = paying("goblin", "goblin", "gold_5", "gold_5", "potion_red", character="explorer")
    assert (why(s, "pay potion_red 3").rule, why(s, "pay potion_red 3").reason) == ("CR-CHAR-13", "explorer-sells")


@rule("CR-SHOP-04")
def test_equal_cards_are_picked_as_often_as_they_are_there() -> None:
    s = paying("goblin", "goblin", "goblin", "gold_10")
    do(s, "pay goblin 3; pay goblin 3; pay goblin 3")
    assert options(s) == ["pay gold_10 10", "settle"]
    do(s, "spare goblin 3")
    assert options(s) == ["pay gold_10 10", "pay goblin 3"]
    do(s, "pay goblin 3; settle")
    assert held(s, 0) == ["boots", "gold_1", "gold_10"]


@rule("CR-SHOP-04")
def test_search_sees_every_payment_once() -> None:
    s = paying("goblin", "potion_red", "gold_2", "gold_10", "gold_5")
    found: list[tuple[str, ...]] = []

    def walk(world: CardRogue, picked: tuple[str, ...]) -> None:
        for text in options(world, free=False):
            there = world.clone()
            engine.choose(there, 0, notation.read(GAME, text))
            if text == "settle":
                found.append(tuple(sorted(picked)))
            else:
                walk(there, (*picked, text))

    walk(s, ())
    values = {"goblin": 3, "potion_red": 3, "gold_2": 2, "gold_10": 10, "gold_5": 5}
    sets = [mask for mask in range(32) if sum(v for i, v in enumerate(values.values()) if mask >> i & 1) >= 8]
    assert len(found) == len(set(found)) == len(sets)


# -- trading


@rule("CR-TRADE-01", "CR-Q-39")
def test_cards_for_a_trade_are_picked_in_any_order_and_taken_back() -> None:
    reached = set()
    for order in ("give sword; give goblin", "give goblin; give sword", "give maul; give sword; withhold maul; give goblin"):
        s = side_by_side()
        hand(s, 0, "sword", "maul", "goblin")
        meeting(s)
        do(s, "trade p2")
        do(s, order)
        assert gold(s, 1) == 0 and s.offers[0].cards == []
        do(s, "propose")
        do(s, "propose")
        do(s, "accept")
        assert (held(s, 0), held(s, 1)) == (["maul"], ["goblin", "sword"])
        s.answers = 0
        reached.add(state_hash(s))
    assert len(reached) == 1


@rule("CR-TRADE-01", "CR-Q-70")
def test_nobody_sees_what_is_picked_before_it_is_proposed() -> None:
    s = side_by_side(players=3)
    hand(s, 0, "sword", "goblin")
    hand(s, 1, "maul")
    meeting(s)
    do(s, "trade p2")
    for seat, answer in ((0, "give sword; give goblin"), (1, "give maul")):
        before = [GAME.view(s, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        do(s, answer)
        assert [GAME.view(s, viewer) for viewer in (0, 1, 2, SPECTATOR)] == before
        do(s, "propose")
        assert [len(GAME.view(s, viewer)["players"][seat]["offer"]) for viewer in (0, 1, 2)] == [2 - seat] * 3


@rule("CR-TRADE-01", "CR-Q-70")
def test_one_who_has_nothing_to_trade_is_asked_all_the_same() -> None:
    s = side_by_side()
    hand(s, 0, "sword")
    hand(s, 1, "golem")
    meeting(s)
    do(s, "trade p2")
    do(s, "give sword; propose")
    assert (asked(s), options(s)) == (1, ["propose", "refuse"])
    assert why(s, "give golem").reason == "untradable"
    assert why(s, "give kobold").reason == "not-held"


@rule("CR-TRADE-01")
def test_nothing_for_nothing_cannot_be_proposed() -> None:
    s = side_by_side()
    hand(s, 1, "goblin")
    meeting(s)
    do(s, "trade p2")
    do(s, "propose")
    assert (why(s, "propose").reason, why(s, "propose").need) == ("too-few-picks", 1)
    do(s, "give goblin; propose")
    do(s, "refuse")
    assert (held(s, 0), held(s, 1)) == ([], ["goblin"])


# -- at the table


@rule("CR-SHOP-04", "CR-QUIT-02")
@pytest.mark.parametrize("leaves", [True, False])
def test_at_a_table_a_payment_is_one_answer_and_until_then_a_draft(leaves: bool) -> None:
    s = paying("goblin", "potion_red", "gold_2", "gold_10")
    wear(s, 1, "helm")
    table = Table(GAME, 2, "test", state=s)
    table.answer(0, "pay goblin 3")
    table.answer(0, "pay gold_10 10")
    assert (table.picked(0), table.answers) == (2, [])
    if leaves:
        table.answer(0, "leave-a-while")
        assert isinstance(table.state, CardRogue)
        assert held(table.state, 0) == ["goblin", "gold_10", "gold_2", "potion_red"]
        return
    table.undo(0)
    table.answer(0, "pay potion_red 3; pay gold_2 2; settle")
    assert [answer.text for answer in table.answers] == ["pay goblin 3; pay potion_red 3; pay gold_2 2; settle"]
