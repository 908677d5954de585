"""The death of a player: what he keeps, what he leaves, and where he starts again."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.death import harm_player, lay_pile
from greathall.games.card_rogue.rules.queries import attack_modifier, max_health
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import PLAYING, place
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    discarded,
    do,
    down,
    foe_at,
    hand,
    health,
    held,
    kinds,
    options,
    prompt,
    reopen,
    rest,
    run,
    stand,
    take,
    tile,
    told,
    verbs,
    wear,
)


def doomed(*cards: str, character: str = "rogue", starts: int = 2) -> CardRogue:
    """Seat 0 with 2 health, in combat with a kobold, holding these cards; starting tiles at 0,0 and 5,0."""
    s = arena("kobold", characters=(character, "bard" if character != "bard" else "rogue"))
    for number in range(starts):
        tile(s, 5 * number, 0, "starting_tile", "NEW")
        down(s, 5 * number, 1, "cross")
    hand(s, 0, *cards)
    s.players[0].health = 2
    return s


def die(s: CardRogue) -> None:
    """Let the kobold kill seat 0 in his turn; every window is passed."""
    begin(s, 0)
    do(s, "attack 0,6 kobold", [1])
    while prompt(s) == "window":
        do(s, "continue")


def pile(s: CardRogue) -> list[int]:
    """The cards left where he died."""
    return sorted(s.piles[place(0, 5)].cards)


def cards(*slugs: str) -> list[int]:
    """Card numbers, sorted."""
    return sorted(NUMBERS[slug] for slug in slugs)


@rule("CR-DEATH-01")
def test_a_dead_player_stays_in_the_game() -> None:
    s = doomed()
    die(s)
    do(s, "return 0,0")
    assert s.players[0].status == PLAYING
    assert told(s, "harmed")[-1].args[0] == 4
    rest(s)
    assert asked(s) == 0


@rule("CR-DEATH-02")
def test_he_returns_to_any_starting_tile() -> None:
    s = doomed()
    die(s)
    assert options(s) == ["return 0,0", "return 5,0"]
    do(s, "return 5,0")
    assert at(s, 0) == (5, 0)


@rule("CR-DEATH-02", "CR-Q-11")
def test_a_starting_tile_with_a_token_is_not_offered() -> None:
    s = doomed()
    stand(s, 1, 5, 0)
    die(s)
    assert at(s, 0) == (0, 0)  # the only one: nothing to choose


@rule("CR-DEATH-03")
def test_he_keeps_exactly_one_card_of_his_choice() -> None:
    s = doomed("sword", "potion_red", "goblin")
    die(s)
    assert (prompt(s), verbs(s)) == ("keep", {"keep"})
    assert len(options(s)) == 3
    do(s, "keep sword")
    do(s, "drop potion_red")
    do(s, "return 0,0")
    assert held(s, 0) == ["sword"]


@rule("CR-DEATH-04", "CR-DEATH-06")
def test_he_lays_one_card_on_his_tile_and_the_rest_is_discarded() -> None:
    s = doomed("sword", "potion_red", "goblin", "cave_bat")
    die(s)
    do(s, "keep sword")
    assert prompt(s) == "drop"
    assert sorted(options(s)) == ["drop cave_bat", "drop goblin", "drop potion_red"]
    do(s, "drop potion_red")
    assert pile(s) == cards("potion_red")
    assert discarded(s) == ["cave_bat", "goblin"]


@rule("CR-DEATH-04")
def test_one_with_a_single_card_keeps_it_and_lays_nothing() -> None:
    s = doomed("sword")
    die(s)
    assert prompt(s) == "return"
    assert held(s, 0) == ["sword"]
    assert s.piles == {}


@rule("CR-DEATH-05")
@pytest.mark.parametrize(
    ("dropped", "left", "gone"),
    [
        ("potion_red", ("potion_red", "golem", "artifact_attack"), []),
        ("artifact_attack", ("golem", "artifact_attack"), ["potion_red"]),
    ],
)
def test_what_cannot_be_sold_is_laid_on_the_tile_as_well(dropped: str, left: tuple[str, ...], gone: list[str]) -> None:
    s = doomed("sword", "potion_red", "golem", "artifact_attack")
    die(s)
    do(s, "keep sword")
    do(s, f"drop {dropped}")
    assert pile(s) == cards(*left)
    assert discarded(s) == gone


@rule("CR-DEATH-05")
def test_one_who_has_nothing_else_to_leave_is_not_asked_unless_that_would_tell() -> None:
    s = doomed("sword", "golem", "artifact_attack")
    die(s)
    do(s, "keep sword")
    assert prompt(s) == "return"
    assert pile(s) == cards("golem", "artifact_attack")
    s = doomed("sword", "golem", "key")  # nobody else knows the key: it might be something that is lost
    die(s)
    do(s, "keep sword")
    do(s, "drop golem")
    assert pile(s) == cards("golem", "key")


@rule("CR-DEATH-05", "CR-Q-12")
def test_an_explorers_potions_can_be_sold_as_cards_and_are_discarded() -> None:
    s = doomed("sword", "potion_red", "potion_blue", "key", character="explorer")
    die(s)
    do(s, "keep sword")
    do(s, "drop potion_blue")
    assert pile(s) == cards("potion_blue", "key")
    assert discarded(s) == ["potion_red"]


@rule("CR-DEATH-06")
def test_gold_goes_back_to_its_pile() -> None:
    s = doomed("sword", "gold_10", "gold_5")
    die(s)
    do(s, "keep sword")
    do(s, "drop gold_5")
    assert pile(s) == cards("gold_5")
    assert discarded(s) == []


@rule("CR-DEATH-07", "CR-Q-81")
def test_modifier_and_maximum_return_to_the_starting_values() -> None:
    s = doomed()
    s.players[0].attack = 2
    s.players[0].max_health = 12
    die(s)
    do(s, "return 0,0")
    assert (attack_modifier(s, 0), max_health(s, 0), health(s, 0)) == (0, 10, 10)


@rule("CR-DEATH-08")
def test_death_ends_the_turn_and_the_next_one_starts_from_the_starting_tile() -> None:
    s = doomed()
    die(s)
    do(s, "return 5,0")
    assert asked(s) == 1
    rest(s)
    assert (asked(s), at(s, 0), s.players[0].lost) == (0, (5, 0), 0)
    assert foe_at(s, 0, 6).fighters == []


@rule("CR-DEATH-08")
def test_the_other_enemies_do_not_go_on_with_a_dead_player() -> None:
    s = arena("kobold", "kobold")
    tile(s, 0, 0, "starting_tile", "NEW")
    s.players[0].health = 3
    begin(s, 0)
    do(s, "attack 0,6 kobold", [1])
    assert kinds(s).count("foe-attacks") == 1
    assert health(s, 0) == 10


@rule("CR-DEATH-09")
def test_whoever_first_enters_takes_the_whole_pile() -> None:
    s = doomed("sword", "goblin", "key", "artifact_health")
    die(s)
    do(s, "keep sword")
    do(s, "drop goblin")
    do(s, "return 0,0")
    assert len(pile(s)) == 3
    s.foes.clear()
    s.board.cards[s.slot_at[place(0, 6)]] = NUMBERS["cross"]
    stand(s, 1, 0, 4)
    begin(s, 1)
    do(s, "move 0,5")
    assert held(s, 1) == ["artifact_health", "goblin", "key"]
    assert s.piles == {}
    assert health(s, 1) == 14  # the artifact works at once


@rule("CR-Q-12")
def test_equipped_cards_belong_to_the_cards_he_may_keep_and_stay_equipped() -> None:
    s = doomed("goblin")
    wear(s, 0, "sword")
    wear(s, 0, "helm")
    s.players[0].health = 1
    die(s)
    assert sorted(options(s)) == ["keep goblin", "keep helm", "keep sword"]
    do(s, "keep sword")
    do(s, "drop helm")
    assert s.players[0].gear == [-1, -1, -1, NUMBERS["sword"], -1]
    assert (held(s, 0), pile(s), discarded(s)) == ([], cards("helm"), ["goblin"])


@rule("CR-Q-12")
@pytest.mark.parametrize("kept", ["maul", "goblin"])
def test_a_two_handed_item_is_kept_or_lost_as_one(kept: str) -> None:
    s = doomed("goblin", character="cleric")
    wear(s, 0, "maul")
    die(s)
    do(s, f"keep {kept}")
    maul = NUMBERS["maul"]
    assert s.players[0].gear[3:] == ([maul, maul] if kept == "maul" else [-1, -1])
    assert pile(s) == cards("goblin" if kept == "maul" else "maul")


@rule("CR-Q-12")
def test_poison_lost_turns_and_reversal_end_and_the_cooldown_stays() -> None:
    s = doomed(character="mage")
    p = s.players[0]
    p.poison, p.reversal, p.lost, p.cooldown = 3, 1, 1, 3
    p.health = 1
    begin(s, 0)  # the lost turn: the kobold kills her
    do(s, "return 0,0")
    assert (p.poison, p.reversal, p.lost, p.cooldown) == (0, 0, 0, 2)
    assert health(s, 0) == 8


@rule("CR-Q-12")
@pytest.mark.parametrize(
    ("kept", "maximum", "modifier"), [("artifact_health", 14, 0), ("artifact_attack", 10, 2), ("sword", 10, 0)]
)
def test_an_artifact_still_held_applies_again(kept: str, maximum: int, modifier: int) -> None:
    s = doomed("sword")
    take(s, 0, "artifact_health")
    take(s, 0, "artifact_attack")
    s.players[0].health = 1
    die(s)
    do(s, f"keep {kept}")
    do(s, options(s)[0])
    assert (max_health(s, 0), health(s, 0), attack_modifier(s, 0)) == (maximum, maximum, modifier)


@rule("CR-Q-13")
def test_one_who_dies_outside_his_turn_plays_his_next_turn_normally() -> None:
    s = doomed()
    foe_at(s, 0, 6).fighters.clear()
    foe_at(s, 0, 6).met.clear()
    reopen(s, 0, 5, "S")
    begin(s, 1)
    harm_player(s, 0, 5, "CR-COMBAT-12")
    run(s)
    assert (asked(s), prompt(s)) == (0, "return")
    do(s, "return 0,0")
    assert asked(s) == 1  # whose turn it still is
    rest(s)
    assert (asked(s), s.players[0].lost, health(s, 0)) == (0, 0, 10)


@rule("CR-Q-83")
def test_being_put_on_a_starting_tile_takes_no_pile() -> None:
    s = doomed("sword", "goblin", starts=1)
    lay_pile(s, place(0, 0), [NUMBERS["key"]], 1)
    die(s)
    do(s, "keep sword")
    assert (at(s, 0), held(s, 0)) == ((0, 0), ["sword"])
    assert s.piles[place(0, 0)].cards == [NUMBERS["key"]]
