"""Piles of face-down cards that the dead and the departed leave behind."""

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.words import place
from support import rule

from .dungeon import at, begin, discarded, do, down, dungeon, foe, hand, held, stand, tile


@rule("CR-Q-83", "CR-DEATH-09")
def test_whoever_enters_a_tile_in_his_turn_takes_the_pile_even_its_former_owner() -> None:
    s = dungeon(2, ["cleric", "bard"])
    tile(s, 0, 3)
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 3)
    stand(s, 1, 40, 5)
    tile(s, 0, 2, "starting_tile")
    foe(s, 0, 4, "troll", fighters=(0,))
    s.piles[place(0, 2)] = s.players[1].hand.clone()
    s.piles[place(0, 2)].put(NUMBERS["sword"], 0)
    s.players[0].health = 1
    hand(s, 0, "golem", "artifact_health", "key")
    begin(s, 0)
    do(s, "attack 0,4 troll", dice=[1])
    do(s, "keep key")  # what cannot be sold stays on the tile without another question
    assert at(s, 0) == (0, 2)
    assert held(s, 0) == ["key"]  # being put on the starting tile is not entering: that pile waits
    assert sorted(s.piles) == [place(0, 2), place(0, 3)]
    s.foes.clear()
    begin(s, 0)
    do(s, "move 0,3")
    assert held(s, 0) == ["artifact_health", "golem", "key"]


@rule("CR-Q-83")
def test_piles_on_one_tile_form_one_and_traits_apply_card_by_card() -> None:
    s = dungeon(3, ["cleric", "bard", "rogue"], leavers="play-on")
    tile(s, 0, 3, "straight", "EW")
    tile(s, 1, 3, "straight", "EW")
    tile(s, 2, 3, "dead_end", "W")
    tile(s, -1, 3, "dead_end", "E")
    stand(s, 0, 0, 3)
    stand(s, 1, 1, 3)
    stand(s, 2, 2, 3)
    hand(s, 1, "artifact_attack_cursed", "artifact_health", "golem")
    hand(s, 2, "sword")
    begin(s, 0)
    do(s, "leave-for-good", seat=1)
    stand(s, 2, 1, 3)
    do(s, "leave-for-good", seat=2)
    do(s, "play-on")
    assert len(s.piles[place(1, 3)]) == 4
    do(s, "move 1,3")
    assert held(s, 0) == ["artifact_health", "golem", "sword"]
    assert discarded(s) == ["artifact_attack_cursed"]  # a Cleric takes no curse
    assert s.players[0].health == 14
