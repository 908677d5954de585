"""Quitting a game early: leaving for good, for a while, and coming back."""

import pytest

from greathall.core import engine
from greathall.data import notation
from greathall.games.card_rogue.cards.catalogue import NUMBERS, SLUGS
from greathall.games.card_rogue.rules.queries import victory_points
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import AWAY, DEAD, EMPTY, GONE, NORMAL, PLAYING, RETURNING, RUSH, place
from support import rule

from .dungeon import (
    GAME,
    asked,
    at,
    begin,
    brew,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    held,
    is_down,
    options,
    prompt,
    stand,
    tile,
    told,
    verbs,
    wear,
)


def row(players: int = 3, **given: int | str | bool) -> CardRogue:
    """Players side by side on crosses, from west to east, with free crosses at both ends."""
    s = dungeon(players, ["warrior", "bard", "rogue", "mage"], **given)
    for x in range(-1, players + 1):
        tile(s, x, 3, "straight", "EW")
    tile(s, -2, 3, "dead_end", "E")
    tile(s, players + 1, 3, "dead_end", "W")
    for seat in range(players):
        stand(s, seat, seat, 3)
    begin(s, 0)
    return s


def anytime(s: CardRogue, seat: int) -> list[str]:
    """What a seat may do out of turn."""
    return [notation.show(GAME, option) for option in engine.anytime(s, seat)]


def pile(s: CardRogue, x: int, y: int) -> list[str]:
    """The face-down cards on a tile, by name."""
    return sorted(SLUGS[card] for card in s.piles[place(x, y)].cards)


@rule("CR-QUIT-01", "CR-QUIT-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_all_cards_of_one_who_leaves_for_good_stay_on_his_tile(seat: int) -> None:
    s = row()
    hand(s, seat, "goblin", "golem")
    wear(s, seat, "maul")
    do(s, "leave-for-good", seat=seat)
    assert s.players[seat].status == GONE
    assert pile(s, seat, 3) == ["goblin", "golem", "maul"]
    assert held(s, seat) == []
    assert s.players[seat].gear == [EMPTY] * 5
    assert len(s.discard) == 0
    assert asked(s) == (1 if seat == 0 else 0)  # his turn is over, or the turn of the others goes on


@rule("CR-Q-71")
def test_a_leaver_leaves_his_fight_as_by_flight_and_cannot_win() -> None:
    s = row()
    foe(s, 1, 4, "troll", health=2, fighters=(1,))
    s.players[1].vp = 3
    hand(s, 1, "golem")
    do(s, "leave-for-good", seat=1)
    assert (foe_at(s, 1, 4).fighters, foe_at(s, 1, 4).health) == ([], 10)
    assert victory_points(s, 1) == 3  # the recorded points stay listed, the boss card lies in his pile
    s.phase = RUSH
    s.starts.append(place(-1, 3))
    s.board.cards[s.slot_at[place(-1, 3)]] = NUMBERS["starting_tile"]
    do(s, "move -1,3")
    assert s.outcome is not None
    assert s.outcome.points == [1, 3, 0]
    assert s.outcome.places == [1, 3, 2]


@rule("CR-QUIT-02", "CR-Q-72")
def test_the_others_may_play_on_without_one_who_left_for_a_while() -> None:
    s = row()
    hand(s, 1, "sword", "gold_1")
    s.players[1].poison = 3
    s.players[1].lost = 1
    do(s, "leave-a-while", seat=1)
    assert engine.waiting(s) == [0, 2]
    assert prompt(s) == "leaver"
    do(s, "play-on", seat=2)
    do(s, "play-on", seat=0)
    assert s.players[1].status == AWAY
    assert "move 1,3" in options(s)  # he does not block
    do(s, "stay")
    assert "meet" not in [event.kind for event in s.log or []]
    assert asked(s) == 2  # his turn is skipped
    do(s, "stay")
    assert asked(s) == 0
    assert (s.players[1].poison, s.players[1].lost) == (3, 1)  # frozen
    assert held(s, 1) == ["gold_1", "sword"]


@rule("CR-QUIT-02")
def test_the_table_waits_unless_more_than_half_want_to_play_on() -> None:
    s = row()
    do(s, "leave-a-while", seat=1)
    do(s, "play-on", seat=0)
    do(s, "wait", seat=2)
    assert prompt(s) == "waiting"
    assert anytime(s, 1) == ["come-back", "leave-for-good"]
    do(s, "come-back", seat=1)
    assert s.players[1].status == PLAYING
    assert (asked(s), prompt(s)) == (0, "move")


@rule("CR-QUIT-05")
@pytest.mark.parametrize(("policy", "prompts"), [("vote", "leaver"), ("wait", "waiting"), ("play-on", "move")])
def test_how_leavers_are_handled_can_be_agreed_before_the_game(policy: str, prompts: str) -> None:
    s = row(leavers=policy)
    do(s, "leave-a-while", seat=1)
    assert prompt(s) == prompts


@rule("CR-QUIT-05")
def test_those_who_wait_may_change_their_mind() -> None:
    s = row(leavers="wait")
    do(s, "leave-a-while", seat=1)
    assert engine.waiting(s) == [0, 2]
    do(s, "play-on", seat=2)
    assert (asked(s), prompt(s)) == (0, "move")


@rule("CR-QUIT-03")
def test_one_who_returns_waits_until_his_tile_is_free() -> None:
    s = row(leavers="play-on")
    do(s, "leave-a-while", seat=1)
    do(s, "move 1,3")
    do(s, "done")
    do(s, "end-turn")
    do(s, "come-back", seat=1)
    assert s.players[1].status == RETURNING
    assert asked(s) == 2
    do(s, "stay")
    do(s, "done")
    assert asked(s) == 0
    assert s.players[1].status == RETURNING
    do(s, "move 0,3")
    do(s, "end-turn")
    assert s.players[1].status == PLAYING
    assert at(s, 1) == (1, 3)
    assert asked(s) == 1


@rule("CR-Q-72")
def test_an_absent_player_cannot_be_targeted() -> None:
    s = row(2, leavers="play-on")
    hand(s, 0, "potion_red")
    hand(s, 1, "gold_1")
    do(s, "leave-a-while", seat=1)
    assert "throw" not in verbs(s)
    do(s, "stay")
    assert prompt(s) != "meet"


@rule("CR-Q-72")
def test_one_who_leaves_while_a_tile_is_picked_for_him_is_not_moved() -> None:
    s = row(3, leavers="play-on")
    hand(s, 0, "potion_red")
    brew(s, red="teleportation")
    begin(s, 0)
    do(s, "throw potion_red 1,3")
    assert prompt(s) == "teleport-player"
    do(s, "leave-a-while", seat=1)
    assert (asked(s), prompt(s)) == (0, "move")
    assert at(s, 1) == (1, 3)


@rule("CR-QUIT-02", "CR-TRADE-01")
def test_a_trade_ends_when_a_party_leaves_and_goes_on_when_another_does() -> None:
    s = row(leavers="play-on")
    hand(s, 0, "sword")
    begin(s, 0)
    do(s, "stay")
    do(s, "trade p2")
    do(s, "give sword")
    do(s, "propose")
    do(s, "leave-a-while", seat=2)
    assert (asked(s), prompt(s)) == (1, "return-offer")
    assert s.offers[0].cards == [NUMBERS["sword"]]
    do(s, "leave-a-while", seat=1)
    assert held(s, 0) == ["sword"]
    assert asked(s) == 0
    assert len(s.offers[0].cards) == 0


@rule("CR-QUIT-02", "CR-TRADE-01")
def test_a_trade_ends_even_if_a_vote_about_another_is_under_way() -> None:
    s = row(4)
    hand(s, 0, "sword")
    begin(s, 0)
    do(s, "stay")
    do(s, "trade p2")
    do(s, "leave-a-while", seat=3)
    do(s, "leave-for-good", seat=1)
    for seat in (0, 2):
        do(s, "play-on", seat=seat)
    assert held(s, 0) == ["sword"]
    assert (asked(s), prompt(s)) == (2, "move")  # with nobody beside him any more, seat 0's turn is over


@rule("CR-QUIT-02")
def test_a_vote_goes_on_when_the_player_whose_turn_it_is_leaves_too() -> None:
    s = row(4)
    do(s, "leave-a-while", seat=3)
    do(s, "leave-for-good", seat=0)
    assert prompt(s) == "leaver"
    assert engine.waiting(s) == [1, 2]


@rule("CR-QUIT-01", "CR-DEATH-03")
def test_one_who_is_dying_finishes_that_first_and_others_who_leave_change_nothing() -> None:
    s = row(leavers="play-on")
    tile(s, 10, 10, "starting_tile")
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    foe(s, 0, 4, "troll", fighters=(0,))
    s.players[0].health = 1
    hand(s, 0, "sword", "goblin", "kobold")
    begin(s, 0)
    do(s, "attack 0,4 troll", dice=[1])
    assert anytime(s, 0) == []
    do(s, "keep sword")
    do(s, "leave-a-while", seat=2)
    do(s, "drop goblin")
    assert held(s, 0) == ["sword"]
    assert pile(s, 0, 3) == ["goblin"]


@rule("CR-Q-89", "CR-QUIT-03")
def test_one_who_left_in_his_turn_lays_his_cards_when_he_is_back() -> None:
    s = row(leavers="play-on")
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 6, "straight", "NS")
    stand(s, 0, 0, 5)
    down(s, 0, 4, "cross")
    begin(s, 0)
    do(s, "stop")
    do(s, "move 0,6")
    assert is_down(s, 0, 7)
    s = row(leavers="play-on")
    tile(s, 0, 5, "shop")
    tile(s, 0, 6, "straight", "NS")
    stand(s, 0, 0, 6)
    down(s, 0, 7, "cross")
    begin(s, 0)
    do(s, "stop")
    do(s, "move 0,5")
    do(s, "leave-a-while", seat=0)
    do(s, "come-back", seat=0)
    assert not is_down(s, 1, 5)
    begin(s, 0)
    assert is_down(s, 1, 5)


@rule("CR-Q-90")
@pytest.mark.parametrize("claims", [True, False])
def test_the_last_player_ends_the_game_as_winner_or_plays_on(claims: bool) -> None:
    s = row()
    s.players[1].vp = 4
    do(s, "leave-for-good", seat=1)
    assert asked(s) == 0
    assert prompt(s) == "move"
    do(s, "leave-for-good", seat=0)
    assert asked(s) == 2
    assert options(s) == ["claim", "play-on"]
    do(s, "claim" if claims else "play-on")
    if claims:
        assert s.outcome is not None
        assert (s.outcome.reason, s.outcome.winners()) == ("last-player", [2])
        return
    assert asked(s) == 2
    assert s.phase == NORMAL
    s.sides[s.slot_at[place(2, 3)]] = 0b1011
    foe(s, 2, 4, "golem", health=1)
    begin(s, 2)
    do(s, "attack 2,4 golem", dice=[5])
    assert s.phase == RUSH  # the end rush still applies


@rule("CR-Q-90", "CR-QUIT-03")
def test_one_whose_tile_is_freed_by_the_last_leaver_is_back_and_may_win() -> None:
    s = row(2, leavers="play-on")
    do(s, "leave-a-while", seat=1)
    do(s, "move 1,3")
    do(s, "come-back", seat=1)
    assert s.players[1].status == RETURNING
    do(s, "leave-for-good", seat=0)
    assert s.players[1].status == PLAYING
    assert options(s) == ["claim", "play-on"]


@rule("CR-Q-71", "CR-Q-90")
def test_if_nobody_is_at_the_table_any_more_those_who_only_left_for_a_while_come_first() -> None:
    s = row(2, leavers="play-on")
    s.players[0].vp = 5
    do(s, "leave-a-while", seat=1)
    do(s, "leave-for-good", seat=0)
    assert s.outcome is not None
    assert s.outcome.winners() == [1]


@rule("CR-QUIT-04", "CR-Q-53")
def test_if_the_last_living_player_leaves_the_rush_the_dead_are_scored() -> None:
    s = row(2)
    s.phase = RUSH
    s.players[1].status = DEAD
    s.players[1].vp = 1
    s.players[0].vp = 2
    do(s, "leave-for-good", seat=0)
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners()) == ("all-dead", [1])


@rule("CR-QUIT-04")
def test_a_solo_player_who_leaves_has_given_up() -> None:
    s = dungeon(1, ["rogue"])
    tile(s, 0, 0)
    stand(s, 0, 0, 0)
    begin(s, 0)
    assert anytime(s, 0) == ["leave-for-good"]
    do(s, "leave-for-good")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners()) == ("gave-up", [])


@rule("CR-QUIT-04", "CR-DEATH-09")
def test_the_pile_of_a_leaver_goes_to_whoever_enters_his_tile() -> None:
    s = row()
    hand(s, 1, "golem", "goblin")
    do(s, "leave-for-good", seat=1)
    do(s, "move 1,3")
    assert held(s, 0) == ["goblin", "golem"]
    assert s.piles == {}
    assert told(s, "pile")
