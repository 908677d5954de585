"""The final turns, the Dark Council, scoring and ties."""

import pytest

from greathall.core import engine
from greathall.games.meeples.cards.catalogue import CARD, CARDS, TOKENS
from greathall.games.meeples.rules.endgame import token_met
from greathall.games.meeples.rules.scoring import count_owned, finish, met, rank
from greathall.games.meeples.words import AS, KNIGHT, MAGE, PALADIN, PEASANT, PIECES, RANGER, WARRIOR
from support import rule

from .city import (
    beaten,
    begin,
    city,
    count,
    deck,
    do,
    draw,
    fill,
    final_turn,
    hand,
    hill,
    level,
    lodgings,
    main,
    monster,
    names,
    offered,
    prompt,
    quests,
    refusal,
    tavern,
    tile,
    told,
    total,
)


@rule("MM-END-01")
def test_final_turns_start_with_the_first_player() -> None:
    s = city(4)
    for slug in ("bandit_carver", "timber_wolf", "woodworm_swarm", "ink_wraith", "giant_bookworm"):
        monster(s, slug)
    deck(s, "dca", "ghoul", only=True)
    for seat in range(4):
        tavern(s, seat, peasant=1)
    draw(s, 1)
    finals = []
    for _ in range(2):
        finals.append((s.active, s.final))
        do(s, "done", "confirm?")
    finals.append((s.active, s.final))
    assert finals == [(2, 0), (3, 0), (0, 8)]
    assert told(s, "final-turns")


@rule("MM-END-02")
def test_everybody_takes_two_more_turns() -> None:
    s = city(3)
    monster(s, "skeleton")
    deck(s, only=True)
    before = s.turns
    begin(s)
    while s.frames:
        do(s, "confirm" if prompt(s) == "assign" else offered(s)[0])
    assert s.turns - before == 6
    assert s.outcome is not None
    with pytest.raises(engine.GameOver):
        engine.answer(s, 0, 0)


@rule("MM-R-08")
def test_mm_r_08_the_last_turn_has_its_draw_phase() -> None:
    s = city()
    monster(s, "skeleton")
    final_turn(s, 1)
    hand(s, 1, "T06")
    tavern(s, 1, peasant=1)
    s.bags[1][MAGE] += 9
    s.supply[MAGE] -= 9
    s.supply[PEASANT] += 7
    s.bags[1][PEASANT] = 0
    main(s, 1)
    do(s, "confirm")
    assert s.outcome is not None
    assert quests(s.done[1]) == ["T06"]


@rule("MM-END-03")
def test_overlords_are_fought_like_monsters() -> None:
    s = city()
    final_turn(s, 4)
    tavern(s, 0, knight=4)
    main(s)
    fill(s, "the_termite_queen", *["knight"] * 4)
    assert total(s, "the_termite_queen") == 12
    s = city()
    final_turn(s, 4)
    tavern(s, 0, knight=3, peasant=2)
    main(s)
    note = refusal(s, "open the_termite_queen")
    assert (note.need, note.have) == (12, 11)


@rule("MM-END-04", "MM-END-05", "MM-END-06")
def test_a_beaten_overlord_stays_and_is_marked() -> None:
    s = city()
    final_turn(s, 4)
    s.tokens = [CARD["token_5"], CARD["token_1"], CARD["token_6"]]
    tavern(s, 0, knight=4)
    tavern(s, 1, knight=4)
    main(s)
    fill(s, "baron_chisel", *["knight"] * 4)
    do(s, "confirm")
    assert s.vp[0] == 9  # only one type: the token asks for four
    assert names(s.piles[0]) == []
    assert s.fought == [0b100, 0]
    assert s.active == 1
    do(s, "done?")
    assert "open baron_chisel" in offered(s)
    tavern(s, 0, knight=5)
    main(s)
    assert refusal(s, "open baron_chisel").rule == "MM-END-06"
    assert "open saw_ron" in offered(s)
    assert "open the_termite_queen" in offered(s)


@rule("MM-END-05", "MM-FAQ-10")
def test_a_token_pays_if_its_terms_are_met() -> None:
    s = city()
    final_turn(s, 4)
    level(s, 0, mage=3, warrior=3)
    s.tokens = [CARD["token_1"], CARD["token_2"], CARD["token_3"]]
    tavern(s, 0, mage=1, warrior=2, knight=3)
    main(s)
    fill(s, "baron_chisel", "warrior", "mage", "knight", "knight", "knight")
    do(s, "confirm")
    assert s.vp[0] == 9 + 3
    assert s.tokens[2] == CARD["token_3"]  # MM-R-49: it is not used up


@rule("MM-FAQ-10", "MM-PRE-07")
@pytest.mark.parametrize(
    ("token", "pieces", "met_"),
    [
        ("token_3", {MAGE: 1, WARRIOR: 1}, True),
        ("token_3", {MAGE: 2}, False),
        ("token_3", {RANGER: 1, MAGE: 1}, True),
        ("token_1", {MAGE: 1, WARRIOR: 1}, True),  # MM-R-27: level 3 is level 2 or more
        ("token_1", {KNIGHT: 1, WARRIOR: 1}, False),
        ("token_2", {MAGE: 1, WARRIOR: 1, AS + KNIGHT: 1}, True),  # MM-R-24: a Shaman of level 2
        ("token_4", {MAGE: 1, WARRIOR: 1, AS + KNIGHT: 1}, False),
        ("token_4", {MAGE: 1, WARRIOR: 1, PALADIN: 1}, True),
        ("token_5", {AS + MAGE: 1}, True),
        ("token_5", {KNIGHT: 3}, False),
        ("token_6", {MAGE: 1, WARRIOR: 1, PEASANT: 1, KNIGHT: 1}, True),
        ("token_6", {MAGE: 1, WARRIOR: 1, PEASANT: 1, AS + MAGE: 1, AS + KNIGHT: 1}, True),
        ("token_6", {MAGE: 1, WARRIOR: 1, AS + MAGE: 1, AS + KNIGHT: 1}, False),
    ],
)
def test_token_terms(token: str, pieces: dict[int, int], met_: bool) -> None:
    s = city()
    level(s, 0, mage=3, warrior=3)
    condition = CARDS[CARD[token]].condition
    assert condition is not None
    assert token_met(s, 0, condition, [pieces.get(piece, 0) for piece in range(PIECES)]) is met_
    assert len(TOKENS) == 6


@rule("MM-END-07")
def test_the_dark_council_does_not_count_for_end_of_game_quests() -> None:
    s = city()
    final_turn(s, 4)
    hand(s, 0, "E01")
    s.piles[0] = [CARD["skeleton"], CARD["ghoul"]]
    for card in s.piles[0]:
        s.piles[-1].remove(card)
    tavern(s, 0, knight=4)
    main(s)
    fill(s, "baron_chisel", *["knight"] * 4)  # Undead
    do(s, "confirm")
    condition = CARDS[s.hands[0].cards[0]].condition
    assert condition is not None
    assert not met(s, 0, condition)


@rule("MM-END-08")
def test_the_henchman_is_fought_in_both_final_turns() -> None:
    s = city()
    final_turn(s, 4)
    for _ in range(2):
        tavern(s, 0, knight=3)
        main(s)
        fill(s, "combustor", *["knight"] * 3)
        assert "open combustor" not in offered(s)  # MM-R-48: once per turn
        do(s, "confirm")
    assert s.vp[0] == 10
    assert (names(s.piles[0]), s.fought[0]) == ([], 0)


@rule("MM-END-09")
def test_monsters_and_council_in_any_mix() -> None:
    s = city()
    for slug in ("bandit_carver", "timber_wolf", "woodworm_swarm", "ink_wraith", "giant_bookworm", "skeleton"):
        monster(s, slug)
    final_turn(s, 4)
    tavern(s, 0, knight=8, peasant=2)
    main(s)
    fill(s, "baron_chisel", *["knight"] * 4)
    fill(s, "skeleton", "peasant", "peasant")
    fill(s, "combustor", *["knight"] * 3)
    do(s, "confirm")
    assert len(offered(s)) == 3  # MM-R-54: several of the council in one turn


@rule("MM-END-10", "MM-END-11")
def test_quests_at_the_end() -> None:
    s = city()
    s.vp[:] = [20, 0]
    hand(s, 0, "T01", "E09", "E07")
    finish(s)
    assert s.vp[0] == 20 - 1 - 2 - 2  # nothing met: 3 Corruption, no Hero of level 3
    s = city()
    s.vp[:] = [20, 0]
    level(s, 0, mage=3)
    hand(s, 0, "T01", "E07")
    finish(s)
    assert s.vp[0] == 20 - 1 + 4
    assert s.hands[0].known == [0xFFFF]
    s = city()
    hand(s, 0, "T01", "T02")
    finish(s)
    assert s.vp[0] == -2  # MM-R-32


@rule("MM-END-12", "MM-END-13", "MM-END-14")
@pytest.mark.parametrize(
    ("points", "peasants", "winners", "reason"),
    [([31, 29], [9, 1], [0], "most-vp"), ([30, 30], [6, 4], [1], "fewest-peasants"),
     ([30, 30], [4, 4], [0, 1], "shared"), ([30, 30, 12], [4, 4, 0], [0, 1], "shared")],
)  # fmt: skip
def test_who_wins(points: list[int], peasants: list[int], winners: list[int], reason: str) -> None:
    outcome = rank(points, peasants)
    assert (outcome.winners(), outcome.reason) == (winners, reason)


@rule("MM-R-30", "MM-R-31")
def test_mm_r_30_and_31_all_own_peasants_count() -> None:
    s = city()
    tile(s, "colosseum", 0)
    tavern(s, 0, peasant=1)
    lodgings(s, 0, peasant=2)
    hill(s, "colosseum", 0, warrior=1, peasant=1)
    assert count_owned(s, 0, PEASANT) == 7 + 1 + 2 + 1
    assert count_owned(s, 0, WARRIOR) == 1


@pytest.mark.parametrize(
    ("number", "holds"),
    [("E01", True), ("E02", False), ("E03", False), ("E04", False), ("E05", False), ("E06", True), ("E07", False),
     ("E08", True), ("E09", True), ("E10", True), ("E11", True), ("E12", False)],
)  # fmt: skip
def test_every_end_of_game_quest(number: str, holds: bool) -> None:
    s = city(3)
    beaten(s, 0, "skeleton", "ghoul", "vampire_lord", "bone_dragon", "timber_wolf")
    beaten(s, 1, "ember_dragon", "tree_beast")
    level(s, 0, mage=2)
    s.bags[0][8] -= 1
    s.supply[8] += 1
    s.bags[0][PEASANT] -= 1
    s.supply[PEASANT] += 1
    lodgings(s, 0, knight=3, ranger=1, shaman=1)
    hand(s, 0, number)
    condition = CARDS[s.hands[0].cards[0]].condition
    assert condition is not None
    if number == "E07":
        s.lodgings[0][RANGER] -= 1
        s.supply[RANGER] += 1
    assert met(s, 0, condition) is holds


@rule("MM-FAQ-08")
def test_a_tie_for_the_most_is_the_most() -> None:
    s = city(3)
    s.bags[2][PEASANT] -= 1
    s.supply[PEASANT] += 1
    hand(s, 1, "E12")
    condition = CARDS[s.hands[1].cards[0]].condition
    assert condition is not None
    assert met(s, 1, condition)
    assert met(s, 0, condition)
    assert not met(s, 2, condition)


def test_only_big_monsters_count_for_the_slayer_of_legend() -> None:
    s = city(2)
    big = ["ghoul", "tree_beast", "moat_hydra", "dire_beaver", "bone_dragon"]
    beaten(s, 0, *big[:4], "skeleton", "timber_wolf")
    hand(s, 0, "E05")
    condition = CARDS[s.hands[0].cards[0]].condition
    assert condition is not None and not met(s, 0, condition)
    beaten(s, 0, big[4])
    assert met(s, 0, condition)


@rule("MM-FAQ-09")
def test_the_council_counts_for_triggered_quests_and_rangers() -> None:
    s = city()
    final_turn(s, 4)
    hand(s, 0, "T03", "T20")
    s.tokens = [CARD["token_1"], CARD["token_2"], CARD["token_4"]]
    tavern(s, 0, knight=3, ranger=1, cleric=1)
    main(s)
    fill(s, "baron_chisel", "cleric", "knight", "knight", "knight", "ranger")
    do(s, "confirm")
    assert set(quests(s.done[0])) == {"T03", "T20"}
    assert s.vp[0] == 9 + 1 + 2 + 4


@rule("MM-R-23")
def test_mm_r_23_the_council_is_of_level_three() -> None:
    s = city()
    final_turn(s, 4)
    tavern(s, 0, paladin=2)
    main(s)
    fill(s, "combustor", "paladin", "paladin")
    assert total(s, "combustor") == 10
    assert count(s.taverns[0]) == {}
