"""Every rule of Pebble. The model for other games: build a position, force the dice, answer, compare numbers."""

import pytest

from greathall.core import engine
from greathall.core.game import SettingError
from greathall.core.ids import SPECTATOR
from greathall.core.option import first
from support import rule

from .table import GAME, bid, hold, started, told


@rule("PB-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_four_pebbles_that_only_they_know(players: int) -> None:
    s = started(players)
    assert [len(hand) for hand in s.hands] == [4] * players
    assert len(s.bag) == 18 - 4 * players
    for seat, hand in enumerate(s.hands):
        assert hand.known == [1 << seat] * 4
    assert set(s.bag.known) == {0}


@rule("PB-SETUP-01")
@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(SettingError, match="2 to 4 players"):
        GAME.start(players, "rules")


@rule("PB-ROUND-01")
def test_the_die_is_the_prize_of_each_of_four_rounds() -> None:
    s = started(2, dice=[6, 5, 2, 1])
    hold(s, 0, "amber", "amber", "amber", "flint")
    hold(s, 1, "chalk", "chalk", "chalk", "slate")
    for number, prize in enumerate([6, 5, 2, 1]):
        assert (s.frames[-1].number, s.frames[-1].prize) == (number, prize)
        bid(s, "amber" if number < 3 else "flint", "chalk" if number < 3 else "slate")
    assert s.points == [14, 0]
    assert s.rng.tape == []


@rule("PB-BID-01")
def test_bids_are_secret_until_the_last_one_is_in() -> None:
    s = started(3, dice=[3, 1])
    hold(s, 0, "amber", "flint")
    hold(s, 1, "chalk")
    hold(s, 2, "slate")
    bid(s, "amber")
    assert engine.waiting(s) == [1, 2]
    assert s.bids[0].known == [0b001]
    for watcher in (1, 2, SPECTATOR):
        assert GAME.view(s, watcher)["bids"][0] == [None]
    assert GAME.view(s, 0)["bids"][0] == ["amber"]
    assert s.log[-1].seen_by(1).kind == "sealed-hidden"


@rule("PB-BID-01")
def test_seats_may_bid_in_any_order_and_only_once() -> None:
    s = started(2, dice=[3, 1])
    hold(s, 0, "amber", "chalk")
    hold(s, 1, "flint")
    flint, amber = (engine.decision(s, seat) for seat in (1, 0))
    assert flint is not None and amber is not None
    engine.answer(s, 1, flint.options[0])
    with pytest.raises(engine.NotYourTurn):
        engine.answer(s, 1, flint.options[0])
    engine.answer(s, 0, amber.options[-1])
    assert [kind for kind, _, _ in told(s, "PB-BID-01")] == ["sealed", "sealed", "shown", "shown"]


@rule("PB-BID-01")
def test_only_pebbles_of_the_own_hand_are_offered_each_once() -> None:
    s = started(2)
    hold(s, 0, "flint", "chalk", "flint")
    question = engine.decision(s, 0)
    assert question is not None
    assert question.rule == "PB-BID-01"
    assert [GAME.kinds["card"].show(first(option)) for option in question.options] == ["chalk", "flint"]


@rule("PB-BID-02")
@pytest.mark.parametrize(
    ("bids", "points"),
    [
        (["amber", "flint", "slate"], [5, 0, 0]),  # the highest
        (["amber", "amber", "slate"], [0, 0, 5]),  # the highest that nobody else made
        (["flint", "flint", "flint"], [0, 0, 0]),  # there is none
        (["amber", "amber", "magpie"], [0, 0, 0]),  # a magpie bids nothing
    ],
)
def test_the_highest_single_bid_takes_the_prize(bids: list[str], points: list[int]) -> None:
    s = started(3, dice=[5, 1])
    for seat, slug in enumerate(bids):
        s.hands[seat].cards, s.hands[seat].known = [], []
        s.hands[seat].put(GAME.kinds["card"].read(slug), 1 << seat)
    bid(s, *bids)
    assert s.points == points
    assert told(s, "PB-BID-02")[0][0] == ("won" if any(points) else "lost")


@rule("PB-MAGPIE-01")
@pytest.mark.parametrize(("before", "after"), [([5, 1], [3, 3]), ([1, 0], [0, 1]), ([0, 0], [0, 0]), ([2, 4], [2, 4])])
def test_the_magpie_snatches_up_to_two_from_whoever_has_most(before: list[int], after: list[int]) -> None:
    s = started(2, dice=[6, 1])
    hold(s, 0, "chalk")
    hold(s, 1, "magpie")
    s.points = before[:]
    bid(s, "chalk", "magpie")
    assert s.points == [after[0] + 6, after[1]]  # and the chalk takes the prize afterwards


@rule("PB-END-01")
@pytest.mark.parametrize(("points", "places"), [([9, 4], [1, 2]), ([4, 9], [2, 1]), ([7, 7], [1, 1])])
def test_after_the_fourth_round_most_points_win(points: list[int], places: list[int]) -> None:
    s = started(2, dice=[6])
    hold(s, 0, "amber")
    hold(s, 1, "amber")
    s.frames[-1].number = 3
    s.points = points[:]
    bid(s, "amber", "amber")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places, s.outcome.points) == ("rounds", places, points)
    with pytest.raises(engine.GameOver):
        engine.answer(s, 0, 0)
