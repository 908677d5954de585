"""Setup, the two-player variation and the course of a game."""

import pytest

from greathall.core import engine
from greathall.core.game import SettingError
from greathall.core.option import first
from greathall.games.karez.cards.catalogue import ADVENTURES, BOARD, BUILDINGS, CARDS, GUILD_SLUGS, GUILDS
from greathall.games.karez.rules.queries import total_threat
from greathall.games.karez.rules.setup import lay_piles
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import DECKS, LAST, LEVELS, NEUTRAL, NOBODY, UNBUILT
from support import rule

from .table import (
    GAME,
    act,
    adventure,
    asked,
    do,
    held,
    hero,
    hold,
    next_phase,
    offered,
    owner,
    pass_all,
    phase_four,
    table,
    three,
    why,
)


def new(players: int, **options: str | bool) -> Karez:
    s = GAME.start(players, "setup", dict(options))
    assert isinstance(s, Karez)
    return s


@rule("KZ-GEN-01")
def test_it_is_for_three_to_five_and_for_two_by_the_variation() -> None:
    for players in (1, 6):
        with pytest.raises(SettingError, match="2 to 5"):
            new(players)
    with pytest.raises(SettingError, match="two_players"):
        new(2, two_players=False)
    for players in (2, 3, 4, 5):
        assert new(players, two_players=True).seats == players


@rule("KZ-SET-01", "KZ-RUL-59")
def test_nine_decks_lie_face_down_with_their_counts() -> None:
    counts = {DECKS[deck]: sum(card.copies for card in CARDS if card.deck == deck) for deck in range(9)}
    assert counts == {
        "humanoid": 12, "undead": 12, "beast": 12, "ancient": 6, "trap": 9, "item": 26, "instant": 27, "quest": 23,
        "hero": 12,
    }  # fmt: skip
    s = three()
    for deck in range(9):
        assert len(s.piles[deck].cards) == counts[DECKS[deck]]
        assert not any(s.piles[deck].known)
    other = table("heroic", "traders", "arcane", seed="another")
    assert s.piles[0].cards != other.piles[0].cards


@rule("KZ-RUL-09", "KZ-RUL-34")
def test_the_components_are_those_of_the_box() -> None:
    assert len(GUILDS) == 5 and all(guild.tokens == 7 for guild in GUILDS)
    assert len([building for building in BUILDINGS if building.slug != "city_watch"]) == 15
    assert sum(card.copies for card in CARDS if card.deck < 5) == 51
    assert sum(card.copies for card in CARDS if card.deck in (5, 6)) == 53
    assert len(ADVENTURES) == 14
    limits = (BOARD.citizens, BOARD.adventurers, BOARD.gems, BOARD.rest_tokens, BOARD.tent_spaces, BOARD.dungeon_spaces)
    assert limits == (15, 8, 7, 6, 2, 2)
    assert (BOARD.attack_tokens, BOARD.defense_tokens, BOARD.turns) == (10, 10, 10)


@rule("KZ-SET-02")
def test_guilds_are_dealt_at_random_or_chosen_and_never_twice() -> None:
    assert len(set(new(4).guilds)) == 4
    s = new(3, guild_choice="chosen")
    assert asked(s).prompt == "guild"
    do_take(s, "arcane")
    assert why(s, "take arcane") == ["KZ-SET-02"]
    do_take(s, "heroic")
    do_take(s, "traders")
    assert [GUILD_SLUGS[guild] for guild in s.guilds] == ["arcane", "heroic", "traders"]


def do_take(s: Karez, guild: str) -> None:
    engine.answer(s, asked(s).seat, next(o for o in asked(s).options if GUILD_SLUGS[first(o)] == guild))


@rule("KZ-SET-03", "KZ-SET-04", "KZ-RUL-54")
def test_the_guild_card_says_what_one_starts_with() -> None:
    s = new(3, guild_choice="chosen")
    for guild in ("arcane", "heroic", "traders"):
        do_take(s, guild)
    assert (asked(s).seat, asked(s).prompt) == (2, "starting-monster")  # Traders have rank 3, Arcane 5
    assert offered(s) == ["deck humanoid", "deck undead", "deck beast"]
    assert why(s, "deck trap") == why(s, "deck ancient") == ["KZ-SET-04"]
    do(s, "deck beast", "deck beast", "deck undead", "deck undead", "deck humanoid")
    assert len(held(s, 2, "beast")) == 2
    assert (len(held(s, 0, "undead")), len(held(s, 0, "humanoid"))) == (2, 1)
    assert s.tokens == [6, 6, 6]
    assert s.gold == [4, 2, 9]
    assert [s.hero_seat.count(seat) for seat in range(3)] == [1, 2, 1]
    assert [len(held(s, seat, "quest")) for seat in range(3)] == [1, 0, 1]
    assert GUILDS[s.guilds[0]].tokens == 7


@rule("KZ-BLD-01", "KZ-SET-05")
def test_each_guild_owns_its_building_and_may_use_it_in_turn_one() -> None:
    s = table("heroic", "builders", "traders", "public", "arcane")
    owners = [owner(s, slug) for slug in ("barracks", "blacksmith", "market", "tavern", "tower")]
    assert owners == [0, 1, 2, 3, 4]
    assert s.gold == [2, 3, 5, 3, 4]
    act(s, 2)
    assert "citizen open_stock" in offered(s)
    act(s, 0)
    assert "citizen trade" in offered(s) and "citizen open_stock" not in offered(s)


@rule("KZ-BLD-02", "KZ-BLD-07")
def test_buildings_of_absent_guilds_are_neutral_or_can_be_built() -> None:
    s = three()
    assert owner(s, "tavern") == NEUTRAL and owner(s, "blacksmith") == UNBUILT
    assert "construct blacksmith" in offered(s) and "construct tavern" not in offered(s)
    assert "citizen serve_guests" not in offered(s) and why(s, "citizen serve_guests") == ["KZ-BLD-07"]
    do(s, "adventurer hire")
    assert (s.gold[0], s.tokens[0]) == (0, 5)
    pass_all(s)
    assert s.gold == [0, 5, 4] and s.tokens[0] == 6  # the two gold went to the bank


@rule("KZ-SET-06")
def test_the_guild_cards_give_the_first_turn_order() -> None:
    s = table("arcane", "traders", "heroic")
    assert s.order == [2, 1, 0]
    assert s.tokens == [6, 6, 6]


@rule("KZ-SET-07", "KZ-SET-08")
def test_the_top_of_level_two_lies_under_level_one() -> None:
    s = three()
    assert [sum(1 for a in ADVENTURES if a.level == level) for level in (1, 2, 3)] == [5, 5, 4]
    piles = lay_piles(3, s.rng)
    assert [len(piles[LEVELS + level].cards) for level in range(3)] == [5, 4, 4]
    assert ADVENTURES[piles[LAST].cards[0]].level == 2
    assert all(ADVENTURES[a].level == 1 for a in piles[LEVELS].cards)


@rule("KZ-SET-09", "KZ-VAR-02", "KZ-WKF-01")
@pytest.mark.parametrize(("guilds", "citizens", "adventurers"), [(2, 4, 1), (3, 4, 1), (4, 5, 2), (5, 6, 3)])
def test_the_city_center_starts_by_the_number_of_players(guilds: int, citizens: int, adventurers: int) -> None:
    s = table(*GUILD_SLUGS[:guilds])
    assert (s.citizens, s.adventurers) == (citizens, adventurers)
    assert (s.bank_citizens, s.bank_adventurers) == (15 - citizens, 8 - adventurers)
    for seat in range(guilds):
        act(s, seat)
        assert offered(s, "citizen")  # the workforce is common


@rule("KZ-SET-10", "KZ-RUL-03", "KZ-KAR-01", "KZ-ADV-01", "KZ-GEN-03")
def test_markers_and_the_first_adventure() -> None:
    s = table("heroic", "builders", "traders", "public", "arcane")
    assert (s.turn, s.karez, s.balance) == (1, 0, 0)
    first = s.adventures[0]
    assert s.adventures[1:] == [NOBODY, NOBODY]
    assert ADVENTURES[first].level == 1
    assert total_threat(s) == ADVENTURES[first].threat
    assert s.valor == [0] * 5
    assert offered(s, "construct") == []


@rule("KZ-TRN-01")
def test_a_turn_has_five_phases_in_order() -> None:
    s = three()
    s.log = []
    next_phase(s)
    phases = [event.args[0] for event in s.log if event.kind == "phase"]
    assert phases == [2, 3, 4, 5, 6, 1]  # of which 4 is the claiming of Quests, before the state of Karez
    assert s.turn == 2


@rule("KZ-TRN-02", "KZ-GAM-01", "KZ-RUL-39")
def test_the_game_lasts_ten_turns() -> None:
    for eight, turns in ((False, 10), (True, 8)):
        s = new(3, eight_turns=eight)
        played = 1
        while s.frames:
            before = s.turn
            question = asked(s)
            engine.choose(s, question.seat, question.options[0])
            played += s.turn != before
        assert played == turns
        assert s.outcome is not None


@rule("KZ-VAR-01")
def test_two_guilds_play_and_three_are_absent() -> None:
    s = table("traders", "arcane")
    assert owner(s, "tavern") == owner(s, "barracks") == NEUTRAL
    assert offered(s, "construct") == ["construct blacksmith"]


@rule("KZ-VAR-04", "KZ-WCH-04")
def test_the_city_watch_has_two_places() -> None:
    s = table("heroic", "traders")
    do(s, "citizen watch_1", "pass", "citizen watch_2")
    assert s.tokens[0] == 4
    s = table("heroic", "builders", "traders", "public", "arcane")
    do(s, "citizen watch_1", "citizen watch_2")
    assert s.tokens[:2] == [5, 5]
    assert why(s, "citizen watch_1") == ["KZ-WRK-02"]
    s = table("heroic", "builders", "traders", "public", "arcane")
    do(s, "citizen watch_1")
    act(s, 0)
    assert why(s, "citizen watch_2") == ["KZ-WCH-04"]


@rule("KZ-VAR-05")
def test_both_players_may_rest_heroes_in_one_turn() -> None:
    s = table("heroic", "traders")
    hero(s, 0, "knight", "sword")
    hero(s, 1, "rogue", "sword")
    act(s, 0)
    do(s, "rest knight", "rest rogue")
    assert s.tent == [0, 1]


@rule("KZ-VAR-06")
def test_all_else_is_as_with_three() -> None:
    s = table("heroic", "traders")
    assert s.turns == 10
    s.turn = 10
    s.citizens, s.bank_citizens = 10, 5
    adventure(s, "wolf_den", threat=1)
    hold(s, 0, "goblin")
    hold(s, 1, "orc")
    act(s, 0)
    do(s, "open", "open")  # two dungeon spaces
    assert s.dungeons == [1, 1]
    s.valor = [6, 4]  # against 3 Threat: one more Citizen
    phase_four(s)
    assert s.outcome is not None and s.outcome.reason == "mayor"
    assert s.citizens == 11
    assert NOBODY not in s.adventures  # a City has three
