"""Components, setup and the Monster deck."""

import pytest

from greathall.core.ids import SPECTATOR
from greathall.core.rng import Rng
from greathall.games.meeples.cards.catalogue import (
    BUILDERS_YARD,
    CARD,
    CARDS,
    CENTRES,
    COUNCILLORS,
    HERO_CARD,
    LEVEL_OF,
    MEEPLE_COUNTS,
    MONSTERS,
    NONE,
    QUESTS,
    SLOTS,
    STARTS,
    TILES,
    TOKENS,
)
from greathall.games.meeples.rules import setup
from greathall.games.meeples.rules.draw import deck_size, draw_card
from greathall.games.meeples.rules.queries import locations
from greathall.games.meeples.rules.scoring import rank
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import ANY_UNIT, CLASSES, CORRUPTION, COUNTS_AS, MEEPLE_WORDS, PEASANT, PRESTIGE
from support import rule

from .city import GAME, begin, city, count, deck, draw, main, monster, names, new, offered, tavern


@rule("MM-CMP-01")
def test_most_points_win() -> None:
    outcome = rank([31, 28, 28], [5, 5, 6])
    assert outcome.winners() == [0]
    assert outcome.reason == "most-vp"


@rule("MM-CMP-02", "MM-CMP-03")
def test_the_stock_of_meeples() -> None:
    stock = dict(zip(MEEPLE_WORDS, MEEPLE_COUNTS, strict=True))
    basic = ("peasant", "knight", "warrior", "mage", "cleric", "corruption")
    assert [stock[word] for word in basic] == [48, 15, 18, 18, 18, 20]
    assert sum(stock[word] for word in basic) == 137
    assert [stock[word] for word in ("ranger", "paladin", "shaman")] == [5, 5, 5]  # MM-R-40
    assert sum(MEEPLE_COUNTS) == 152


@rule("MM-CMP-04")
def test_the_city_board() -> None:
    s = new()
    assert len(locations(s)) == len(STARTS) == 4
    assert s.tiles == [NONE] * 8
    assert len(SLOTS) == 8
    assert len(CENTRES) == 2
    assert len(new(towers=True).rooms) == 4
    assert [CARDS[card].district for card in STARTS] == [0, 1, 2, 3]


@rule("MM-CMP-05")
def test_the_player_board() -> None:
    s = new()
    seen = GAME.view(s, 0)["players"][0]
    assert {"tavern", "lodgings", "bag"} <= seen.keys()
    assert {unit: hero["level"] for unit, hero in seen["heroes"].items()} == {
        "mage": 1, "cleric": 1, "knight": 1, "warrior": 1,
    }  # fmt: skip


@rule("MM-CMP-06")
def test_the_cards_and_tiles() -> None:
    levels = [LEVEL_OF[card] for card in MONSTERS]
    assert [levels.count(level) for level in (1, 2, 3)] == [12, 20, 8]
    assert len(MONSTERS) + len(COUNCILLORS) + 3 == 47
    assert (len(QUESTS), len(TILES), len(TOKENS)) == (44, 15, 6)


@rule("MM-CMP-07")
def test_the_hero_cards() -> None:
    assert [HERO_CARD[unit].count(NONE) for unit in CLASSES] == [1, 1, 1, 1]  # board, level 2 and 3; 0 is no level
    assert [len(HERO_CARD[unit]) - HERO_CARD[unit].count(NONE) for unit in PRESTIGE] == [1, 1, 1]
    seen = GAME.view(new(4), 0)["players"]
    assert [len(player["heroes"]) for player in seen] == [4] * 4
    assert [len(player["prestige"]) for player in seen] == [3] * 4


@rule("MM-SET-01", "MM-SET-02", "MM-SET-03", "MM-SET-04")
def test_the_scoreboard_has_three_overlords_with_tokens_and_the_henchman() -> None:
    seen = GAME.view(new(), SPECTATOR)
    assert len(seen["districts"]) == 4
    council = seen["council"]
    assert len(council) == 4
    assert council[3]["card"] == "combustor"
    assert council[3]["token"] is None
    tokens = [row["token"] for row in council[:3]]
    assert len(set(tokens)) == 3
    assert all(token in [CARDS[card].slug for card in TOKENS] for token in tokens)


@rule("MM-SET-05", "MM-ICO-02")
def test_all_but_the_grey_meeples_are_units() -> None:
    assert [bool(COUNTS_AS[ANY_UNIT] >> meeple & 1) for meeple in range(9)] == [True] * 8 + [False]


@rule("MM-SET-06")
def test_everybody_begins_with_nothing() -> None:
    assert new(4).vp == [0, 0, 0, 0]


@rule("MM-SET-07")
def test_levels_are_shuffled_apart() -> None:
    one, two = new(3, "one"), new(3, "two")
    for level in range(3):
        assert {LEVEL_OF[card] for card in one.decks[level].cards} == {level + 1}
        assert one.decks[level].cards != two.decks[level].cards


@rule("MM-SET-08")
@pytest.mark.parametrize(("players", "counts"), [(2, [10, 16, 6]), (3, [12, 20, 8]), (4, [12, 20, 8])])
def test_two_players_play_without_the_3_plus_cards(players: int, counts: list[int]) -> None:
    decks, _ = setup.monster_decks(players, Rng.seeded("x"))
    assert [len(zone) for zone in decks] == counts
    marked = [sum(1 for card in MONSTERS if CARDS[card].plus3 and LEVEL_OF[card] == k) for k in (1, 2, 3)]
    assert marked == [2, 4, 2]  # MM-R-09


@rule("MM-SET-09")
def test_six_monsters_go_to_their_districts_lowest_slot_first() -> None:
    s = city(3)
    deck(s, "timber_wolf", "skeleton", "woodworm_swarm", "bandit_carver", "goblin_whittler", "crypt_rats")
    setup.open_city(s)
    assert names(s.city) == [
        "timber_wolf", "woodworm_swarm", "goblin_whittler", "skeleton", "bandit_carver", "", "", "", "", "crypt_rats",
        "", "",
    ]  # fmt: skip


@rule("MM-R-11")
def test_mm_r_11_an_opening_monster_without_room_goes_to_the_emptiest_district() -> None:
    s = city(3)
    for slug in ("timber_wolf", "woodworm_swarm", "goblin_whittler", "skeleton"):
        monster(s, slug)
    assert setup.home_district(s, CARD["tree_beast"]) == 2  # castle has one, university and cathedral none
    assert setup.home_district(s, CARD["bandit_carver"]) == 1


@rule("MM-SET-10")
def test_four_tiles_are_offered() -> None:
    s = new()
    assert (len(s.tile_offer), len(s.tile_stack)) == (4, 11)


@rule("MM-SET-11")
def test_everybody_has_a_board_and_a_bag() -> None:
    s = new(3)
    assert len(s.bags) == len(s.taverns) == len(s.lodgings) == 3


@rule("MM-SET-12", "MM-SET-13", "MM-QST-02")
@pytest.mark.parametrize(("players", "left"), [(2, 40), (4, 36)])
def test_two_quests_each_that_only_the_owner_sees(players: int, left: int) -> None:
    s = new(players)
    assert [len(zone) for zone in s.hands] == [2] * players
    assert (len(s.quest_deck), len(s.quest_discard)) == (left, 0)
    assert None not in GAME.view(s, 0)["players"][0]["hand"]
    assert GAME.view(s, 1)["players"][0]["hand"] == [None, None]
    assert GAME.view(s, SPECTATOR)["players"][0]["hand"] == [None, None]


@rule("MM-SET-14")
def test_every_bag_starts_with_seven_peasants_and_three_corruption() -> None:
    s = new(4)
    assert (s.supply[CORRUPTION], s.supply[PEASANT]) == (8, 20)
    for seat in range(4):
        assert s.bags[seat][CORRUPTION] + s.taverns[seat][CORRUPTION] == 3  # MM-R-55
        assert s.bags[seat][PEASANT] + s.taverns[seat][PEASANT] == 7


@rule("MM-SET-15")
def test_everybody_draws_four() -> None:
    s = new(4)
    assert [sum(zone) for zone in s.taverns] == [4] * 4
    assert [sum(zone) for zone in s.bags] == [6] * 4
    assert [sum(zone) for zone in s.lodgings] == [0] * 4


@rule("MM-SET-16")
def test_peasants_drawn_at_setup_can_be_assigned() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=3, corruption=1)
    begin(s)
    assert "open builders_yard" in offered(s)
    main(s)
    assert "open muster_field" in offered(s)


@rule("MM-SET-17")
def test_most_corruption_begins_and_chance_breaks_ties() -> None:
    assert setup.first_player([1, 3, 2], Rng.seeded("x")) == 1
    begun = {setup.first_player([2, 2, 0], Rng.seeded(str(i))) for i in range(20)}
    assert begun == {0, 1}  # MM-R-33
    s = new(3)
    assert s.taverns[s.first][CORRUPTION] == max(zone[CORRUPTION] for zone in s.taverns)
    assert s.active == s.first  # MM-R-34


def drawn(s: Meeples) -> list[int]:
    cards = []
    while deck_size(s):
        card = draw_card(s)
        if card == NONE:
            s.arrived += 1
        cards.append(card)
    return cards


@rule("MM-DECK-01", "MM-DECK-02", "MM-DECK-03", "MM-DECK-04")
@pytest.mark.parametrize(("players", "blocks", "earliest"), [(2, [11, 17, 7], [7, 9, 4]), (3, [13, 21, 9], [9, 13, 5])])
def test_each_block_hides_one_council_card_near_its_bottom(players: int, blocks: list[int], earliest: list[int]) -> None:
    seen: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        cards = drawn(setup.empty_table(players, Rng.seeded(str(seed)), False))
        assert len(cards) == sum(blocks)
        for level in range(3):
            block = cards[sum(blocks[:level]) : sum(blocks[: level + 1])]
            assert {LEVEL_OF[card] for card in block if card != NONE} == {level + 1}
            assert block.count(NONE) == 1
            seen[level].add(block.index(NONE) + 1)
    for level in range(3):
        assert seen[level] == set(range(earliest[level], blocks[level] + 1))


@rule("MM-DECK-05")
@pytest.mark.parametrize(("players", "left"), [(2, 29), (3, 37), (4, 37)])
def test_the_opening_comes_off_the_finished_deck(players: int, left: int) -> None:
    s = new(players)
    assert deck_size(s) == left
    assert sum(sum(zone.cards) for zone in s.slips) == 3


@rule("MM-R-10")
def test_mm_r_10_a_council_card_among_the_opening_six_goes_back() -> None:
    s = city(3)
    deck(s, "skeleton", "dca", "timber_wolf", "ink_wraith", "crypt_rats", "candle_wight", "bandit_carver")
    setup.open_city(s)
    assert s.arrived == 0
    assert sum(card != NONE for card in s.city) == 6
    assert sum(sum(zone.cards) for zone in s.slips) == 3
    decks, slips = setup.monster_decks(2, Rng.seeded("odd"))
    assert len(slips[2]) == len(decks[2]) // 2 + 1


def test_the_capitol_is_a_card_of_its_own() -> None:
    s = city()
    tavern(s, 0, peasant=1)
    draw(s)
    assert count(s.lodgings[0]) == {}
    assert CARDS[BUILDERS_YARD].slug == "builders_yard"
