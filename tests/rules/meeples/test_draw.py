"""The Draw Phase."""

import pytest

from greathall.games.meeples.cards.catalogue import CARD, NONE
from greathall.games.meeples.rules.development import fill_offer
from greathall.games.meeples.rules.draw import deck_size, slide
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import CORRUPTION, MAGE, WARRIOR, counted
from support import rule

from .city import (
    asked,
    bag,
    city,
    count,
    deck,
    develop,
    do,
    done,
    draw,
    fill,
    hand,
    level,
    lodgings,
    main,
    monster,
    names,
    next_quests,
    offered,
    prompt,
    quests,
    supply,
    tavern,
    tile,
    told,
)

SIX = ("skeleton", "bandit_carver", "timber_wolf", "woodworm_swarm", "ink_wraith", "giant_bookworm")


def full(s: Meeples, *leave_out: str) -> None:
    """Six Monsters, some of them missing."""
    for slug in SIX:
        if slug not in leave_out:
            monster(s, slug)


@rule("MM-DRAW-01")
def test_monsters_slide_down() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "bandit_carver")
    s.city[3:6] = [NONE, CARD["skeleton"], CARD["bandit_carver"]]
    slide(s)
    assert names(s.city[3:6]) == ["skeleton", "bandit_carver", ""]


@rule("MM-DRAW-02")
def test_as_many_monsters_as_were_beaten() -> None:
    s = city()
    full(s)
    deck(s, "tree_beast", "ghoul", "moat_hydra")
    tavern(s, 0, knight=2)
    tavern(s, 1, peasant=1)
    main(s)
    fill(s, "skeleton", "knight")
    fill(s, "timber_wolf", "knight")
    before = deck_size(s)
    do(s, "confirm", "resolve skeleton")
    assert deck_size(s) == before - 2
    assert {"tree_beast", "ghoul"} < set(names(s.city))
    assert sum(card != NONE for card in s.city) == 6  # MM-R-03, MM-R-04
    s = city()
    full(s)
    before = deck_size(s)
    draw(s)
    assert deck_size(s) == before


@rule("MM-DRAW-03")
def test_a_new_monster_takes_the_lowest_empty_slot_of_its_district() -> None:
    s = city()
    full(s, "bandit_carver")
    deck(s, "ogre_lumberer")
    draw(s)
    assert names(s.city[3:6]) == ["skeleton", "ogre_lumberer", ""]


@rule("MM-DRAW-04")
def test_a_full_district_lets_the_active_player_choose_another() -> None:
    s = city()
    for slug in ("timber_wolf", "woodworm_swarm", "tree_beast", "skeleton", "ink_wraith"):
        monster(s, slug)
    deck(s, "dire_beaver")
    draw(s)
    assert (asked(s), prompt(s)) == (0, "district")
    assert offered(s) == ["district castle", "district university", "district cathedral"]
    do(s, "district castle")
    assert names(s.city[3:6]) == ["skeleton", "dire_beaver", ""]


@rule("MM-DRAW-05", "MM-DRAW-08")
def test_a_council_card_is_set_aside_and_replaced() -> None:
    s = city()
    full(s, "skeleton", "timber_wolf")
    deck(s, "dca", "ghoul", "tree_beast")
    draw(s)
    assert s.arrived == 1
    assert {"ghoul", "tree_beast"} < set(names(s.city))
    assert sum(card != NONE for card in s.city) == 6


@rule("MM-DRAW-06", "MM-DRAW-07")
def test_the_first_council_card_corrupts_every_bag_and_the_others_draw() -> None:
    s = city(3)
    full(s, "skeleton")
    for seat in range(3):
        bag(s, seat, peasant=20 // 3)
    tavern(s, 1, peasant=4)
    tavern(s, 2, peasant=4)
    deck(s, "dca", "ghoul")
    before = s.supply[CORRUPTION]
    s.rng.tape = [0, 0, 0, 0, 0, 0, 0]  # all draw Peasants
    draw(s)
    assert s.supply[CORRUPTION] == before - 3
    assert [zone[CORRUPTION] for zone in s.bags] == [1, 1, 1]
    assert [sum(zone) for zone in s.taverns] == [5, 5, 5]  # MM-R-05: the active player draws the new number
    assert s.rng.tape == []


@rule("MM-R-26")
def test_mm_r_26_the_active_player_is_corrupted_first() -> None:
    s = city(3)
    full(s, "skeleton")
    supply(s, corruption=2)
    deck(s, "dca", "ghoul")
    had = [zone[CORRUPTION] + other[CORRUPTION] for zone, other in zip(s.bags, s.taverns, strict=True)]
    tavern(s, 2, peasant=1)
    draw(s, 1)
    now = [zone[CORRUPTION] + other[CORRUPTION] for zone, other in zip(s.bags, s.taverns, strict=True)]
    assert [b - a for a, b in zip(had, now, strict=True)] == [0, 1, 1]


@rule("MM-DRAW-09")
def test_four_meeples_at_first() -> None:
    s = city()
    full(s)
    bag(s, 0, peasant=6)
    draw(s)
    assert (count(s.taverns[0]), count(s.bags[0])) == ({"peasant": 4}, {"peasant": 2})


@rule("MM-DRAW-10")
@pytest.mark.parametrize(("arrived", "number"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_more_with_every_council_card(arrived: int, number: int) -> None:
    s = city()
    full(s)
    deck(s, *["dca"] * (3 - arrived), only=True)
    s.first = 1
    draw(s)
    assert sum(s.taverns[0]) == number


@rule("MM-DRAW-11")
def test_the_third_council_card_only_starts_the_end() -> None:
    s = city()
    full(s, "skeleton")
    deck(s, "dca", "ghoul", only=True)
    tavern(s, 1, peasant=2)
    bags = [sum(zone) for zone in s.bags]
    s.first = 1
    draw(s)
    assert s.arrived == 3
    assert [sum(zone) for zone in s.bags] == [bags[0] - 6, bags[1]]
    assert sum(s.taverns[1]) == 2
    assert s.final == 4  # the first player's turn has begun: two turns each


@rule("MM-DRAW-12")
def test_the_city_is_filled_until_the_deck_is_empty() -> None:
    s = city()
    full(s, "skeleton", "timber_wolf")
    deck(s, "ghoul", only=True)
    s.first = 1
    tavern(s, 1, peasant=1)
    draw(s)
    assert sum(card != NONE for card in s.city) == 5
    assert deck_size(s) == 0


@rule("MM-DRAW-13")
def test_a_dry_bag_takes_in_the_lodgings() -> None:
    s = city()
    full(s)
    bag(s, 0, mage=1)
    lodgings(s, 0, peasant=9)
    draw(s)
    assert count(s.taverns[0]) == {"mage": 1, "peasant": 3}
    assert (count(s.bags[0]), count(s.lodgings[0])) == ({"peasant": 6}, {})


@rule("MM-R-53")
def test_mm_r_53_draw_what_there_is() -> None:
    s = city()
    full(s)
    bag(s, 0, mage=1)
    lodgings(s, 0, peasant=1)
    draw(s)
    assert count(s.taverns[0]) == {"mage": 1, "peasant": 1}


@rule("MM-DRAW-14")
def test_draw_phase_effects_once_each_in_any_order() -> None:
    s = city()
    full(s)
    done(s, 0, "O11", "O12")
    bag(s, 0, peasant=3, corruption=3)
    s.rng.tape = [0, 0, 1, 1]  # 2 Peasants, 2 Corruption
    draw(s)
    assert offered(s) == ["done", "effect-of rite_of_purity", "effect-of scout_network"]
    do(s, "effect-of scout_network", tape=[1])
    assert offered(s) == ["done", "effect-of rite_of_purity"]
    do(s, "effect-of rite_of_purity", tape=[0])
    assert prompt(s) != "draw-effect"
    assert count(s.lodgings[0]) == {"peasant": 1, "corruption": 1}
    assert sum(s.taverns[0]) == 4


@rule("MM-DRAW-15")
def test_tavern_quests_are_completed_in_the_draw_phase_only() -> None:
    s = city()
    full(s)
    hand(s, 0, "T06")
    tavern(s, 0, mage=2, peasant=2)
    main(s)
    assert (quests(s.done[0]), s.vp[0]) == ([], 0)
    do(s, "confirm")
    bag(s, 0, mage=2, peasant=2)
    tavern(s, 0)
    draw(s)
    assert (quests(s.done[0]), s.vp[0]) == (["T06"], 2)


@rule("MM-DRAW-16")
def test_the_tile_offer_is_filled_up() -> None:
    s = city()
    full(s)
    s.tile_stack.put_under(s.tile_offer.pop(), 0)
    draw(s)
    assert (len(s.tile_offer), len(s.tile_stack)) == (4, 11)
    for card in names(s.tile_stack.cards[:8]):
        tile(s, card, s.tiles.index(NONE))
    while s.tile_stack.cards:
        s.tile_offer.append(s.tile_stack.draw())
    s.tile_offer[:] = s.tile_offer[:3]
    fill_offer(s)
    assert len(s.tile_offer) == 3  # MM-R-39


@rule("MM-DRAW-17")
def test_the_bag_is_refilled_only_when_a_draw_lacks_meeples() -> None:
    s = city()
    full(s)
    bag(s, 0, peasant=4)
    lodgings(s, 0, mage=3)
    tavern(s, 1, peasant=1)
    draw(s)
    assert (count(s.bags[0]), count(s.lodgings[0])) == ({}, {"mage": 3})
    level(s, 0, knight=2)
    tavern(s, 0, knight=1, corruption=1)
    develop(s)
    do(s, "use knight")
    assert s.taverns[0][MAGE] == 1
    assert count(s.taverns[0])["corruption"] == 1  # what lies in the Tavern does not go along
    assert (count(s.bags[0]), count(s.lodgings[0])) == ({"mage": 2}, {})


@rule("MM-DRAW-18")
def test_two_council_cards_in_one_refill() -> None:
    s = city()
    for slug in ("timber_wolf", "ink_wraith"):
        monster(s, slug)
    deck(s, "dca", "tree_beast", "ghoul", "moat_hydra", "dca", "grave_squire", only=True)
    s.first = 1
    tavern(s, 1, peasant=4)
    bag(s, 0, peasant=9)
    bag(s, 1, peasant=5)
    s.rng.tape = [0] * 7
    draw(s)
    assert s.arrived == 3
    assert [zone[CORRUPTION] for zone in s.bags] == [1, 1]
    assert sum(s.taverns[1]) == 5
    assert {"tree_beast", "ghoul", "moat_hydra", "grave_squire"} < set(names(s.city))
    assert s.final == 4
    assert sum(s.taverns[0]) == 6


@rule("MM-ICO-13")
def test_the_coach_house_draws_two_more() -> None:
    s = city()
    full(s)
    tile(s, "coach_house", 0)
    tavern(s, 0, peasant=2)
    main(s)
    fill(s, "coach_house", "peasant", "peasant")
    do(s, "confirm")
    assert sum(s.taverns[0]) == 6  # MM-R-20: not at once but in the Draw Phase


@rule("MM-ICO-16")
def test_the_healed_warrior_returns_after_the_draw_phase() -> None:
    s = city()
    full(s)
    tile(s, "healers_temple", 0)
    tavern(s, 0, warrior=1, cleric=1)
    hand(s, 0, "T08")
    bag(s, 0, peasant=3, warrior=1)
    main(s)
    fill(s, "healers_temple", "warrior", "cleric")
    do(s, "confirm")
    assert count(s.taverns[0]) == {"peasant": 3, "warrior": 2}
    assert s.lodgings[0][WARRIOR] == 0
    assert quests(s.done[0]) == []  # MM-R-36: too late for step 8
    s = city()
    full(s)
    tile(s, "healers_temple", 0)
    tavern(s, 0, shaman=1, cleric=1)
    main(s)
    fill(s, "healers_temple", "cleric", "shaman_as_warrior")
    do(s, "confirm")
    assert s.taverns[0][7] == 1


@rule("MM-R-06")
def test_mm_r_06_the_steps_of_the_draw_phase_in_their_order() -> None:
    s = city()
    full(s, "skeleton")
    hand(s, 0, "T06")
    next_quests(s, "T01")
    deck(s, "dca", "ghoul")
    bag(s, 0, mage=5)
    s.tile_stack.put_under(s.tile_offer.pop(), 0)
    draw(s)
    kinds = [event.kind for event in s.log or [] if event.seat in (0, 15)]
    order = [kinds.index(kind) for kind in ("council", "monster", "drew", "quest-done", "tile-up")]
    assert order == sorted(order)
    assert told(s, "drew")[0].seat == 1  # the other player's meeple comes inside step 2
    (drawn,) = [event for event in told(s, "drew") if event.seat == 0]  # all in one line
    assert sum(n for _, n in counted(drawn.args[0])) == 5


@rule("MM-R-69")
def test_mm_r_69_the_extra_meeple_completes_no_quest() -> None:
    s = city()
    full(s, "skeleton")
    hand(s, 1, "T06")
    tavern(s, 1, mage=1, peasant=1)
    bag(s, 1, mage=3)
    deck(s, "dca", "ghoul")
    s.rng.tape = [0]
    draw(s)
    assert (s.active, s.taverns[1][MAGE]) == (1, 2)
    assert quests(s.done[1]) == []
