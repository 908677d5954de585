"""Victory points, the end rush, and scoring."""

import pytest

from greathall.core import engine
from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK, SELLABLE, TRADABLE
from greathall.games.card_rogue.rules.queries import victory_points
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import DEAD, NORMAL, NOWHERE, RUSH, place
from support import rule

from .dungeon import (
    asked,
    begin,
    brew,
    card_on,
    discarded,
    do,
    down,
    dungeon,
    foe,
    going_on,
    hand,
    held,
    options,
    prompt,
    refusals,
    stack_top,
    stand,
    take,
    tile,
    told,
    verbs,
)


def hall(players: int = 2, characters: tuple[str, ...] = ("rogue", "bard", "warrior")) -> CardRogue:
    """Three crosses in a row with seat 0 on the first; the others stand apart, each beside a face-down card."""
    s = dungeon(players, characters)
    for x in range(3):
        tile(s, x, 3, "straight", "EW")
    tile(s, -1, 3, "dead_end", "E")
    tile(s, 3, 3, "dead_end", "W")
    stand(s, 0, 0, 3)
    for seat in range(1, players):
        tile(s, 40, 5 * seat, "dead_end", "E")
        down(s, 41, 5 * seat, "cross")
        stand(s, seat, 40, 5 * seat)
    return s


def put(s: CardRogue, x: int, y: int, card: str) -> None:
    """Make the tile at a place this card."""
    s.board.cards[s.slot_at[place(x, y)]] = NUMBERS[card]
    if card == "starting_tile":
        s.starts.append(place(x, y))


@rule("CR-VP-01", "CR-Q-49")
def test_the_key_is_taken_as_soon_as_it_is_flipped() -> None:
    s = hall()
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    down(s, 0, 4, "key")
    stack_top(s, "straight")
    begin(s, 0)
    do(s, "flip 0,4")
    assert held(s, 0) == ["key"]
    assert card_on(s, 0, 4) == "straight"


@rule("CR-VP-02", "CR-Q-50")
def test_the_key_opens_the_chest_which_then_is_a_plain_tile() -> None:
    s = hall()
    put(s, 1, 3, "chest")
    hand(s, 0, "key")
    begin(s, 0)
    do(s, "move 1,3")
    assert (s.players[0].vp, victory_points(s, 0)) == (1, 1)
    assert held(s, 0) == []
    assert discarded(s) == ["key"]
    assert card_on(s, 1, 3) == "chest"
    take(s, 0, "key")  # standing on the chest with a key is not moving onto it
    begin(s, 0)
    do(s, "stay")
    assert s.players[0].vp == 1


@rule("CR-VP-03")
def test_the_chest_stays_shut_without_the_key() -> None:
    s = hall()
    put(s, 1, 3, "chest")
    begin(s, 0)
    do(s, "move 1,3")
    assert s.players[0].vp == 0
    assert not told(s, "chest")
    assert prompt(s) == "move-again"


def robbery(*loot: str, phase: int = NORMAL) -> CardRogue:
    """Seat 1 steals from seat 0, who holds these cards."""
    s = hall()
    s.phase = phase
    stand(s, 1, 1, 3)
    hand(s, 0, *loot)
    s.players[0].vp = 1
    begin(s, 1)
    do(s, "stay")
    do(s, "steal p1", dice=[6, 0])
    return s


@rule("CR-VP-04", "CR-STEAL-04")
def test_the_key_can_be_stolen_but_not_the_point_for_the_chest() -> None:
    s = robbery("key")
    assert held(s, 1) == ["key"]
    assert (victory_points(s, 0), victory_points(s, 1)) == (1, 0)


@rule("CR-VP-05")
def test_the_debt_is_bought_for_16_and_leaves_the_game_for_a_point() -> None:
    s = hall(characters=("warrior", "bard"))
    put(s, 1, 3, "shop")
    hand(s, 0, "gold_10", "gold_5", "gold_1")
    begin(s, 0)
    do(s, "move 1,3")
    assert PACK[NUMBERS["debt"]].gold == 8
    do(s, "buy debt 16")
    assert s.players[0].vp == 1
    assert held(s, 0) == []
    assert not any(zone.has(NUMBERS["debt"]) for zone in s.zones())
    assert len(s.shop) == 22
    assert not any("debt" in text for text in options(s))


@rule("CR-VP-07")
@pytest.mark.parametrize(("boss", "points"), [("golem", 2), ("basilisk_green", 1), ("basilisk_yellow", 1)])
def test_a_bosss_points_go_with_its_card(boss: str, points: int) -> None:
    s = hall()
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    foe(s, 0, 4, boss, health=1, fighters=(1, 0))
    begin(s, 0)
    do(s, f"attack 0,4 {boss}", dice=[1])
    assert held(s, 0) == [boss]  # whoever dealt the last blow
    assert (victory_points(s, 0), victory_points(s, 1)) == (points, 0)
    s = robbery(boss)
    assert (victory_points(s, 0), victory_points(s, 1)) == (1, points)


@rule("CR-VP-08")
@pytest.mark.parametrize("boss", ["golem", "basilisk_green", "basilisk_yellow"])
def test_a_boss_card_cannot_be_sold_traded_or_discarded(boss: str) -> None:
    assert not SELLABLE[NUMBERS[boss]]
    assert not TRADABLE[NUMBERS[boss]]
    s = hall(characters=("warrior", "bard"))
    put(s, 1, 3, "shop")
    stand(s, 1, 2, 3)
    hand(s, 0, boss)
    begin(s, 0)
    do(s, "move 1,3")
    assert not any(boss in text for text in options(s))
    assert refusals(s)[f"sell {boss} 0"].rule == "CR-ITEM-04"
    do(s, "leave-shop")
    assert not any(boss in text for text in options(s))
    do(s, "trade p2")
    assert not any(boss in text for text in options(s))
    assert refusals(s)[f"give {boss}"].reason == "untradable"


@rule("CR-VP-09", "CR-Q-55", "CR-Q-77")
def test_both_basilisks_in_one_hand_are_lost_and_one_alone_counts() -> None:
    s = hall(3)
    take(s, 0, "basilisk_green")
    assert victory_points(s, 0) == 1  # in a game of three as well
    take(s, 0, "basilisk_yellow")
    assert held(s, 0) == []
    assert victory_points(s, 0) == 0
    assert not any(zone.has(NUMBERS[f"basilisk_{colour}"]) for zone in (s.discard, s.board) for colour in ("green", "yellow"))


@rule("CR-Q-55", "CR-VP-09")
def test_the_basilisks_are_checked_after_a_theft_and_after_a_pile() -> None:
    s = hall()
    stand(s, 1, 1, 3)
    hand(s, 0, "basilisk_green")
    hand(s, 1, "basilisk_yellow")
    begin(s, 1)
    do(s, "stay")
    do(s, "steal p1", dice=[6, 0])
    assert held(s, 0) == held(s, 1) == []
    s = hall()
    hand(s, 0, "basilisk_green")
    s.piles[place(1, 3)] = s.players[1].hand.clone()
    s.piles[place(1, 3)].put(NUMBERS["basilisk_yellow"], 0)
    s.piles[place(1, 3)].put(NUMBERS["sword"], 0)
    begin(s, 0)
    do(s, "move 1,3")
    assert held(s, 0) == ["sword"]


@rule("CR-VP-10", "CR-Q-54")
def test_the_golem_card_is_worth_two_and_can_be_stolen_in_the_rush() -> None:
    s = robbery("golem", phase=RUSH)
    assert held(s, 1) == ["golem"]
    assert (victory_points(s, 0), victory_points(s, 1)) == (1, 2)


@rule("CR-VP-11")
def test_points_are_those_recorded_and_those_on_cards_in_hand() -> None:
    s = hall()
    s.players[0].vp = 2
    hand(s, 0, "golem", "basilisk_green", "gold_10", "artifact_health")
    assert victory_points(s, 0) == 2 + 2 + 1


def slay_the_golem(s: CardRogue, x: int = 0, y: int = 4) -> None:
    foe(s, x, y, "golem", health=1, fighters=(0,))
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, f"attack {x},{y} golem", dice=[2])


@rule("CR-RUSH-01")
def test_the_golems_death_starts_the_end_rush() -> None:
    s = hall()
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    assert s.phase == NORMAL
    slay_the_golem(s)
    assert s.phase == RUSH
    assert held(s, 0) == ["golem"]
    assert len(told(s, "rush")) == 1


@rule("CR-RUSH-02", "CR-RUSH-05")
def test_the_first_onto_any_starting_tile_gets_a_point_and_the_game_ends() -> None:
    s = hall()
    s.phase = RUSH
    put(s, 1, 3, "starting_tile")  # it may be anybody's
    begin(s, 0)
    do(s, "move 1,3")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.points, s.outcome.places) == ("rush", [1, 0], [1, 2])
    assert engine.waiting(s) == []


@rule("CR-RUSH-05")
def test_a_starting_tile_means_nothing_before_the_rush() -> None:
    s = hall()
    put(s, 1, 3, "starting_tile")
    begin(s, 0)
    do(s, "move 1,3")
    assert going_on(s)
    assert s.players[0].vp == 0


@rule("CR-Q-51", "CR-RUSH-05")
def test_one_who_stands_on_a_starting_tile_must_move_off_and_on_again() -> None:
    s = hall()
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    put(s, 0, 3, "starting_tile")
    slay_the_golem(s)
    assert going_on(s)
    s.players[0].unplaced = False
    begin(s, 0)
    do(s, "move 1,3")
    assert going_on(s)
    do(s, "move 0,3")
    assert s.outcome is not None
    assert s.outcome.points == [3, 0]


@rule("CR-Q-46", "CR-RUSH-05")
def test_the_move_scroll_onto_an_exit_counts_at_once() -> None:
    s = hall()
    s.phase = RUSH
    tile(s, 0, 4, "starting_tile")  # behind a wall
    hand(s, 0, "scroll_move")
    begin(s, 0)
    do(s, "read scroll_move")
    do(s, "move 0,4")
    assert s.outcome is not None
    assert s.outcome.points == [1, 0]


@rule("CR-RUSH-03", "CR-RUSH-04", "CR-Q-52")
def test_who_dies_in_the_rush_stays_out_and_keeps_one_card_for_the_score() -> None:
    s = hall(3)
    s.phase = RUSH
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    tile(s, 10, 10, "starting_tile")
    foe(s, 0, 4, "troll", fighters=(0,))
    s.players[0].health = 1
    s.players[0].vp = 1
    hand(s, 0, "golem", "sword", "goblin")
    begin(s, 0)
    do(s, "attack 0,4 troll", dice=[1])
    do(s, "keep golem")
    do(s, "drop sword")
    p = s.players[0]
    assert (p.status, p.place) == (DEAD, NOWHERE)
    assert victory_points(s, 0) == 3  # the kept card and the recorded point, none for the exit
    assert discarded(s) == ["goblin"]
    order = []
    for _ in range(3):
        order.append(asked(s))
        do(s, "stop")
    assert order == [1, 2, 1]
    assert going_on(s)


@rule("CR-Q-53")
def test_the_game_is_over_when_all_are_dead() -> None:
    s = hall()
    s.phase = RUSH
    s.players[1].status = DEAD
    s.players[1].vp = 2
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    foe(s, 0, 4, "troll", fighters=(0,))
    s.players[0].health = 1
    s.players[0].vp = 1
    begin(s, 0)
    do(s, "attack 0,4 troll", dice=[1])
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.points, s.outcome.winners()) == ("all-dead", [1, 2], [1])


@rule("CR-RUSH-06", "CR-MOLE-06")
def test_a_rush_without_the_golems_death_follows_the_same_rules() -> None:
    s = dungeon(2, ["warrior", "bard"])
    for column in (0, 20):
        tile(s, column, 3, "dead_end", "E")
        tile(s, column + 1, 3, "starting_tile")
        s.sides[s.slot_at[place(column + 1, 3)]] = 0b1000
    s.starts.sort()
    for seat, column in enumerate((0, 20)):
        stand(s, seat, column, 3)
        hand(s, seat, "potion_red")
        s.board_changed(place(column + 1, 3))
    brew(s, red="teleportation")
    begin(s, 0)
    assert {"mole", "drink potion_red"} <= set(options(s))
    do(s, "stay")
    assert s.phase == NORMAL
    assert "mole" in options(s)
    do(s, "stay")
    assert s.phase == RUSH
    assert "drink" not in verbs(s)
    do(s, "move 1,3")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.points) == ("rush", [1, 0])


@rule("CR-SCORE-01", "CR-SCORE-02")
def test_points_are_added_up_with_the_cards_held_at_the_end() -> None:
    s = hall()
    s.phase = RUSH
    put(s, 1, 3, "starting_tile")
    s.players[1].vp = 1
    hand(s, 1, "basilisk_yellow")
    hand(s, 0, "golem")
    begin(s, 0)
    do(s, "move 1,3")
    assert s.outcome is not None
    assert s.outcome.points == [3, 2]
    assert s.outcome.winners() == [0]


@rule("CR-Q-56")
def test_equal_points_share_the_victory() -> None:
    s = hall(3)
    s.phase = RUSH
    put(s, 1, 3, "starting_tile")
    s.players[2].vp = 1
    begin(s, 0)
    do(s, "move 1,3")
    assert s.outcome is not None
    assert s.outcome.places == [1, 3, 1]
    assert s.outcome.winners() == [0, 2]
