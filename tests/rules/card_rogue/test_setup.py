"""Setting up: stacks, piles, the deciding roll, characters and tokens."""

from collections import Counter

import pytest

from greathall.core import engine
from greathall.core.ids import EVERYONE, SPECTATOR
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, DECKS, NUMBERS, PACK, SLUGS
from greathall.games.card_rogue.rules.queries import attack_modifier, can_cast, max_health
from greathall.games.card_rogue.rules.setup import new_game
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import COLOURS, EMPTY
from support import rule

from .dungeon import (
    GAME,
    asked,
    begin,
    do,
    dungeon,
    foe,
    gold,
    held,
    new,
    options,
    prompt,
    refusals,
    stand,
    tile,
    told,
)


def rolled(players: int, *dice: int, **given: int | str | bool) -> CardRogue:
    """A new game with these deciding rolls."""
    s = new_game(players, "test", GAME.settings(dict(given)))
    s.log = []
    s.rng.tape = list(dice)
    engine.run(s)
    assert s.rng.tape == []
    return s


def set_up(players: int, **given: int | str | bool) -> CardRogue:
    """A game at its first turn."""
    s = new(players, "test", goals="scout", **given)
    while prompt(s) in ("character", "token"):
        do(s, options(s)[0])
    return s


def all_cards(s: CardRogue) -> Counter[str]:
    return Counter(SLUGS[card] for zone in s.zones() for card in zone.cards)


@rule("CR-SETUP-01", "CR-SETUP-14", "CR-STORY-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ladders_and_spare_cards_are_never_in_play(players: int) -> None:
    cards = all_cards(set_up(players))
    assert cards["ladder_down"] == 0
    assert not any("spare" in slug for slug in SLUGS)
    assert sum(cards.values()) == 103 + 51 + 23 + players


@rule("CR-SETUP-02", "CR-Q-01")
@pytest.mark.parametrize(("profile", "explore", "paths"), [("rulebook", 103, 51), ("box", 93, 61)])
def test_the_stacks_have_their_sizes_and_are_hidden(profile: str, explore: int, paths: int) -> None:
    s = new(2, deck_profile=profile)
    assert (len(s.explore), len(s.paths)) == (explore, paths)
    assert set(s.explore.known) == set(s.paths.known) == {0}
    s = set_up(2, deck_profile=profile)
    assert (len(s.explore), len(s.paths)) == (explore - 8, paths)


@rule("CR-SETUP-02")
def test_the_order_of_the_stacks_depends_on_the_seed() -> None:
    one, same, other = new(2, seed="one"), new(2, seed="one"), new(2, seed="other")
    assert one.explore.cards == same.explore.cards
    assert one.explore.cards != other.explore.cards
    assert one.paths.cards != other.paths.cards
    assert sorted(one.explore.cards) == sorted(other.explore.cards)


@rule("CR-Q-01", "CR-Q-02", "CR-VP-06")
def test_the_stacks_hold_what_the_box_list_says() -> None:
    kinds = Counter(PACK[card].kind for card in DECKS["exploration"])
    named = Counter(SLUGS[card] for card in DECKS["exploration"])
    special = Counter(SLUGS[card] for card in DECKS["special"])
    words = {PACK[NUMBERS[slug]].kind: slug for slug in ("cross", "goblin", "golem", "artifact_attack", "potion_red", "key")}
    assert {words[kind]: count for kind, count in kinds.items() if kind in words} == {
        "cross": 33, "goblin": 32, "golem": 3, "artifact_attack": 4, "potion_red": 18, "key": 1,
    }  # fmt: skip
    assert named["fountain"] == 2
    assert special == {"trap_spike": 2, "trap_paralysis": 2, "trap_poison": 2, "shop": 3, "chest": 1}
    assert [slug for slug in SLUGS if PACK[NUMBERS[slug]].kind == PACK[NUMBERS["golem"]].kind] == [
        "basilisk_green", "basilisk_yellow", "golem",
    ]  # fmt: skip
    assert named["basilisk_green"] == named["basilisk_yellow"] == named["golem"] == 1
    ways = Counter(PACK[card].paths.bit_count() for card in DECKS["pathing"])
    assert ways == {4: 19, 3: 14, 2: 14, 1: 4}


@rule("CR-Q-01")
def test_special_tiles_are_in_one_stack_or_the_other() -> None:
    chest = NUMBERS["chest"]
    s, box = new(2), new(2, deck_profile="box")
    assert (s.explore.has(chest), s.paths.has(chest)) == (True, False)
    assert (box.explore.has(chest), box.paths.has(chest)) == (False, True)


@rule("CR-SETUP-03")
def test_anybody_may_look_through_the_shop_pile() -> None:
    s = set_up(3)
    assert set(s.shop.known) == {EVERYONE}
    for watcher in (0, 1, 2, SPECTATOR):
        assert Counter(GAME.view(s, watcher)["shop"]) == {
            "battle_axe": 1, "dagger": 2, "maul": 1, "sword": 1, "boots": 1, "chestplate": 1, "helm": 1, "hasty_boots": 1,
            "shadow_cape": 1, "shield": 1, "vision_lens": 1, "scroll_identify": 2, "scroll_move": 2, "scroll_poison": 2,
            "scroll_remove_curse": 2, "scroll_health": 2, "debt": 1,
        }  # fmt: skip
        assert len(GAME.view(s, watcher)["shop"]) == 23


@rule("CR-SETUP-04")
def test_the_discard_pile_starts_empty() -> None:
    assert len(set_up(2).discard) == 0


@rule("CR-SETUP-05")
def test_starting_tiles_that_nobody_takes_stay_out() -> None:
    assert all_cards(set_up(3))["starting_tile"] == 3


@rule("CR-SETUP-06")
def test_the_highest_roll_starts() -> None:
    s = rolled(3, 3, 6, 1)
    assert s.first == 1
    assert asked(s) == 1
    assert [event.seat for event in told(s, "starts")] == [1]


@rule("CR-Q-10")
def test_those_who_tie_for_the_highest_roll_roll_again() -> None:
    s = rolled(3, 5, 2, 5, 4, 4, 1, 6)
    assert s.first == 2
    assert [event.seat for event in told(s, "deciding-roll")] == [0, 1, 2, 0, 2, 0, 2]


@rule("CR-SETUP-07")
def test_characters_and_tokens_are_picked_clockwise_from_the_starting_player() -> None:
    s = rolled(3, 3, 6, 1)
    order = []
    while prompt(s) in ("character", "token"):
        order.append((asked(s), prompt(s)))
        do(s, options(s)[-1])
    assert order == [(seat, what) for seat in (1, 2, 0) for what in ("character", "token")]
    assert asked(s) == 1  # who also has the first turn


@rule("CR-SETUP-08")
def test_no_character_or_token_is_taken_twice() -> None:
    s = rolled(3, 3, 6, 1)
    assert len(options(s)) == len(CHARACTER_SLUGS) == 6
    do(s, "pick mage")
    assert len(options(s)) == len(COLOURS) == 6
    do(s, "token violet")
    assert options(s) == [f"pick {slug}" for slug in CHARACTER_SLUGS if slug != "mage"]
    assert (refusals(s)["pick mage"].rule, refusals(s)["pick mage"].reason) == ("CR-SETUP-08", "taken")
    do(s, "pick bard")
    assert options(s) == [f"token {colour}" for colour in COLOURS if colour != "violet"]


@rule("CR-SETUP-09")
def test_only_the_mage_has_spells_and_begins_ready() -> None:
    s = dungeon(2, ["mage", "bard"])
    assert s.players[0].cooldown == 0
    assert can_cast(s, 0)
    assert not can_cast(s, 1)


@rule("CR-SETUP-10")
@pytest.mark.parametrize(
    ("slug", "health"), [("rogue", 10), ("warrior", 12), ("mage", 8), ("cleric", 10), ("bard", 10), ("explorer", 10)]
)
def test_health_starts_at_the_characters_maximum(slug: str, health: int) -> None:
    s = rolled(2, 6, 1)
    do(s, f"pick {slug}")
    assert (s.players[0].health, max_health(s, 0)) == (health, health)


@rule("CR-SETUP-11", "CR-SETUP-12")
def test_nobody_starts_with_modifiers_points_cards_or_gold() -> None:
    s = set_up(4)
    for seat, p in enumerate(s.players):
        assert (p.attack, attack_modifier(s, seat), p.vp) == (0, 0, 0)
        assert p.gear == [EMPTY] * 5
        assert held(s, seat) == []
        assert gold(s, seat) == 0


@rule("CR-SETUP-13")
def test_the_character_survives_death_and_is_no_card() -> None:
    s = dungeon(2, ["bard", "rogue"])
    tile(s, 0, 0)
    tile(s, 0, 1, "starting_tile")
    tile(s, 9, 9)
    foe(s, 1, 0, "troll", fighters=(0,))
    stand(s, 0, 0, 0)
    stand(s, 1, 9, 9)
    s.players[0].health = 1
    begin(s, 0)
    do(s, "attack 1,0 troll", dice=[1])
    assert told(s, "dies")
    assert CHARACTER_SLUGS[s.players[0].character] == "bard"
    assert not set(CHARACTER_SLUGS) & set(SLUGS)
