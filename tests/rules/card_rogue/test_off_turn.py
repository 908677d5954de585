"""What happens to those who are moved when it is not their turn, and the general rules."""

from typing import Any

import pytest

from greathall.core.effects import OpError
from greathall.games.card_rogue.cards.catalogue import ATTACK_OF, NUMBERS, PACK, SLUGS
from greathall.games.card_rogue.cards.ops import OPS
from greathall.games.card_rogue.notation import VERBS
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import place
from support import rule

from .dungeon import (
    asked,
    at,
    begin,
    brew,
    card_on,
    discarded,
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
    stack_top,
    stand,
    tile,
    told,
    verbs,
)


def pair(characters: tuple[str, str] = ("warrior", "bard")) -> CardRogue:
    """Two neighbours in a closed corridor; seat 0 holds a potion of teleportation. A lonely tile lies far away."""
    s = dungeon(2, characters)
    tile(s, -1, 3, "dead_end", "E")
    tile(s, 0, 3, "straight", "EW")
    tile(s, 1, 3, "straight", "EW")
    tile(s, 2, 3, "dead_end", "W")
    stand(s, 0, 0, 3)
    stand(s, 1, 1, 3)
    hand(s, 0, "potion_red")
    brew(s, red="teleportation")
    return s


@rule("CR-OFF-01", "CR-OFF-02")
def test_one_thrown_onto_spikes_is_hurt_as_his_next_turn_begins() -> None:
    s = pair()
    tile(s, 20, 3, "trap_spike")
    s.players[1].health = 6
    begin(s, 0)
    do(s, "throw potion_red 1,3")
    do(s, "teleport 20,3")
    assert at(s, 1) == (20, 3)
    assert s.players[1].health == 6
    do(s, "stay")
    assert asked(s) == 1
    assert s.players[1].health == 4


@rule("CR-OFF-01")
def test_one_who_drinks_himself_onto_a_trap_is_unhurt_and_his_turn_is_over() -> None:
    s = pair()
    tile(s, 20, 3, "trap_spike")
    begin(s, 0)
    do(s, "drink potion_red")
    do(s, "teleport 20,3")
    assert asked(s) == 1
    assert s.players[0].health == 12
    do(s, "stay")
    assert (asked(s), s.players[0].health) == (0, 10)


@rule("CR-OFF-01", "CR-OFF-02", "CR-Q-06")
def test_one_thrown_beside_an_enemy_fights_from_his_next_turn_on() -> None:
    s = pair()
    tile(s, 20, 3, "dead_end", "N")
    foe(s, 20, 4, "goblin")
    begin(s, 0)
    do(s, "throw potion_red 1,3")
    do(s, "teleport 20,3")
    assert foe_at(s, 20, 4).fighters == []
    do(s, "stay")
    assert (asked(s), prompt(s)) == (1, "combat")
    assert s.players[1].health == 10


@rule("CR-OFF-01", "CR-SCROLL-05")
def test_the_move_scroll_ends_the_turn_before_anything_happens() -> None:
    s = pair()
    tile(s, 0, 4, "potion_green")
    hand(s, 0, "scroll_move")
    stack_top(s, "straight")
    begin(s, 0)
    do(s, "read scroll_move")
    do(s, "move 0,4")
    assert asked(s) == 1
    assert held(s, 0) == ["potion_red"]
    do(s, "stay")
    assert held(s, 0) == ["potion_green", "potion_red"]


@rule("CR-Q-46", "CR-OFF-02")
def test_a_delayed_arrival_is_trap_pick_up_placement_combat_in_this_order() -> None:
    s = pair()
    tile(s, 20, 3, "trap_spike")
    foe(s, 20, 4, "goblin")
    s.piles[place(20, 3)] = s.players[0].hand.clone()
    s.piles[place(20, 3)].cards[:] = [NUMBERS["sword"]]
    begin(s, 0)
    do(s, "throw potion_red 1,3")
    do(s, "teleport 20,3")
    assert held(s, 1) == []
    assert place(21, 3) not in s.slot_at
    before = len(s.log or [])
    do(s, "stay")
    kinds = [event.kind for event in (s.log or [])[before:]]
    order = [kinds.index(kind) for kind in ("turn", "trap", "harmed", "pile", "placed", "combat")]
    assert order == sorted(order)
    assert held(s, 1) == ["sword"]
    assert is_down(s, 21, 3)
    assert prompt(s) == "combat"


@rule("CR-Q-46")
def test_a_delayed_arrival_opens_the_chest() -> None:
    s = pair()
    tile(s, 20, 3, "chest")
    hand(s, 1, "key")
    begin(s, 0)
    do(s, "throw potion_red 1,3")
    do(s, "teleport 20,3")
    assert s.players[1].vp == 0
    do(s, "stay")
    assert s.players[1].vp == 1


@rule("CR-Q-46", "CR-Q-89")
def test_a_paralysis_trap_ends_the_turn_but_pick_up_and_placement_still_take_place() -> None:
    s = pair()
    tile(s, 20, 3, "trap_paralysis")
    s.piles[place(20, 3)] = s.players[0].hand.clone()
    s.piles[place(20, 3)].cards[:] = [NUMBERS["sword"]]
    begin(s, 0)
    do(s, "throw potion_red 1,3")
    do(s, "teleport 20,3")
    do(s, "stay")
    assert asked(s) == 0
    assert held(s, 1) == ["sword"]
    assert is_down(s, 21, 3)
    assert s.players[1].lost == 1  # the trap costs the next turn, not the one that it ended


@rule("CR-Q-46")
def test_death_by_the_trap_cancels_the_rest_of_the_arrival() -> None:
    s = pair()
    tile(s, 20, 3, "trap_spike")
    tile(s, 30, 3, "starting_tile")
    s.piles[place(20, 3)] = s.players[0].hand.clone()
    s.piles[place(20, 3)].cards[:] = [NUMBERS["sword"]]
    s.players[1].health = 2
    begin(s, 0)
    do(s, "throw potion_red 1,3")
    do(s, "teleport 20,3")
    do(s, "stay")
    assert held(s, 1) == []
    assert at(s, 1) == (30, 3)
    assert place(20, 3) in s.piles
    assert place(21, 3) not in s.slot_at


@rule("CR-OFF-03", "CR-Q-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_enemy_that_lands_beside_a_player_is_fought_from_his_next_turn_on(seat: int) -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 3, "straight", "NS")
    foe(s, 0, 4, "goblin", fighters=(0,), met=0)  # flipped: his turn goes on with step 2
    tile(s, 0, 2, "straight", "NS")
    tile(s, 20, 3, "straight", "NS")
    tile(s, 20, 4, "straight", "NS")
    tile(s, 20, 2, "dead_end", "N")
    tile(s, 20, 5, "dead_end", "S")
    tile(s, 0, 1, "dead_end", "N")
    stand(s, 0, 0, 3)
    stand(s, 1, 20, 3)
    hand(s, 0, "potion_red")
    brew(s, red="teleportation")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "throw potion_red 0,4")
    x, y = ((0, 2), (20, 4))[seat]
    do(s, f"teleport {x},{y}")
    assert foe_at(s, x, y).fighters == []
    assert (asked(s), prompt(s)) == (0, "move")
    begin(s, seat)
    assert prompt(s) == "combat"
    assert foe_at(s, x, y).fighters == [seat]


@rule("CR-Q-06")
def test_one_beside_whom_another_flips_an_enemy_joins_behind_him() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 3, "straight", "NS")
    tile(s, 1, 4, "straight", "EW")
    tile(s, 2, 4, "dead_end", "W")
    tile(s, 0, 2, "dead_end", "N")
    down(s, 0, 4, "goblin")
    stand(s, 0, 0, 3)
    stand(s, 1, 1, 4)
    begin(s, 0)
    do(s, "flip 0,4")
    assert foe_at(s, 0, 4).fighters == [0]
    do(s, "attack 0,4 goblin", dice=[1])
    assert (asked(s), prompt(s)) == (1, "combat")
    assert foe_at(s, 0, 4).fighters == [0, 1]


@rule("CR-Q-43")
def test_teleport_leads_to_free_tiles_with_paths_and_enemies_never_to_starting_tiles() -> None:
    s = pair()
    for x, card in enumerate(("cross", "trap_spike", "shop", "fountain", "chest", "starting_tile", "potion_green")):
        tile(s, 20 + x, 8, card)
    foe(s, 28, 8, "goblin")
    down(s, 29, 8, "cross")
    free = {"teleport -1,3", "teleport 2,3", *[f"teleport {x},8" for x in range(20, 26)]}
    begin(s, 0)
    do(s, "drink potion_red")
    assert set(options(s)) == free
    s = pair()
    tile(s, 20, 8, "starting_tile")
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    foe(s, 0, 4, "goblin", fighters=(0,))
    begin(s, 0)
    do(s, "throw potion_red 0,4")
    assert set(options(s)) == {"teleport -1,3", "teleport 2,3"}


@rule("CR-Q-43")
def test_without_a_free_tile_the_potion_is_used_up_without_effect() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 3, "dead_end", "E")
    tile(s, 1, 3, "dead_end", "W")
    stand(s, 0, 0, 3)
    stand(s, 1, 1, 3)
    hand(s, 0, "potion_red")
    brew(s, red="teleportation")
    begin(s, 0)
    do(s, "drink potion_red")
    assert discarded(s) == ["potion_red"]
    assert at(s, 0) == (0, 3)
    assert told(s, "no-effect")
    assert asked(s) == 0  # the turn is not cut short either


@rule("CR-Q-11")
def test_the_dead_return_to_starting_tiles_without_a_token() -> None:
    s = dungeon(3, ["rogue", "bard", "warrior"])
    for x in (20, 25, 30):
        tile(s, x, 0, "starting_tile", "NEW")
    tile(s, 0, 3, "straight", "NS")
    foe(s, 0, 4, "troll", fighters=(0,))
    stand(s, 0, 0, 3)
    stand(s, 1, 25, 0)
    tile(s, 25, 1, "straight", "NS")
    stand(s, 2, 25, 1)
    s.players[0].health = 1
    begin(s, 0)
    do(s, "attack 0,4 troll", dice=[1])
    assert options(s) == ["return 20,0", "return 30,0"]


@rule("CR-GEN-02")
def test_what_a_card_does_follows_from_its_wording_not_from_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def fight(card: str) -> tuple[int, int, int, Any]:
        s = dungeon(1, ["rogue"])
        tile(s, 0, 3, "straight", "NS")
        tile(s, 0, 2, "dead_end", "N")
        foe(s, 0, 4, card, fighters=(0,))
        stand(s, 0, 0, 3)
        begin(s, 0)
        do(s, f"attack 0,4 {card}", dice=[1, 5])
        p = s.players[0]
        return p.health, p.poison, foe_at(s, 0, 4).health, verbs(s)

    rat, goblin = NUMBERS["sewer_rat"], NUMBERS["goblin"]
    for name in ("health", "attack", "program", "chases", "recovers", "dodge"):
        monkeypatch.setattr(PACK[goblin], name, getattr(PACK[rat], name))
    own, ATTACK_OF[goblin] = ATTACK_OF[goblin], ATTACK_OF[rat]
    try:
        assert fight("goblin") == fight("sewer_rat") == (8, 1, 3, {"attack", "flee"})
    finally:
        ATTACK_OF[goblin] = own


@rule("CR-Q-65")
@pytest.mark.parametrize("line", ["attack_again", "attack again", "attack_again 1"])
def test_no_card_attacks_again_and_the_loader_does_not_know_it(line: str) -> None:
    with pytest.raises(OpError):
        OPS.compile([line])


@rule("CR-Q-84")
def test_there_is_no_hand_limit_and_no_free_discard() -> None:
    s = pair()
    loot = [slug for slug in SLUGS if PACK[NUMBERS[slug]].gold or slug in ("key", "golem", "artifact_attack")]
    hand(s, 0, *loot, *loot)
    assert len(held(s, 0)) == 2 * len(loot) + 1
    begin(s, 0)
    do(s, "stay")
    assert len(held(s, 0)) == 2 * len(loot) + 1
    assert not verbs(s) & {"drop", "sell", "pay"}
    assert "discard" not in {word.name for word in VERBS}
    assert card_on(s, 0, 3) == "straight"
