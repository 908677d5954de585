"""What greedy has understood of Meeples & Monsters: positions in which it used to do the silly thing."""

import pytest

from greathall.bots.bot import World
from greathall.bots.greedy_bot import GreedyBot
from greathall.bots.playout import sensible
from greathall.core.option import Option
from greathall.data import notation
from greathall.games.meeples.cards.catalogue import CARDS, QUEST_NUMBER, SLUGS, TILES
from greathall.games.meeples.mind.estimates import Army, meeples_of, posts_worth, turns_left
from greathall.games.meeples.mind.heuristics import evaluate, idle_worth, policy
from greathall.games.meeples.mind.odds import quest_chance
from greathall.games.meeples.rules.state import Meeples
from rules.meeples.city import GAME, bag, beaten, city, do, final_turn, hand, level, lodgings, main, monster, tavern, tile


def says(s: Meeples) -> str:
    """The answer of greedy."""
    return notation.show(GAME, GreedyBot("play").choose(World(GAME, s, s.active)))


def tried(s: Meeples) -> list[str]:
    """The answers that greedy looks at."""
    options: list[Option] = World(GAME, s, s.active).decision().options
    return [notation.show(GAME, options[i]) for i in sensible(options, policy(s, s.active, options))]


def chance(s: Meeples, number: str, left: float = 6.0) -> float:
    """How likely greedy thinks it that seat 0 completes a Quest."""
    return quest_chance(s, 0, CARDS[QUEST_NUMBER[number]], left, meeples_of(s, 0))


# -- fights


@pytest.mark.parametrize("slug", ["skeleton", "candle_wight", "bandit_carver", "woodworm_swarm"])
def test_a_monster_that_idle_units_can_beat_is_fought(slug: str) -> None:
    s = city()
    tavern(s, 0, warrior=2)
    monster(s, slug)
    final_turn(s, turns=3, council=False)
    main(s)
    assert tried(s) == [f"open {slug}"]
    assert says(s) == f"open {slug}"


def test_idle_units_fight_also_when_something_is_assigned_already() -> None:
    s = city()
    tavern(s, 0, warrior=5)
    monster(s, "skeleton")
    monster(s, "candle_wight")
    monster(s, "bandit_carver")
    final_turn(s, turns=3, council=False)
    main(s)
    do(s, "open bandit_carver", "add warrior", "add warrior", "close")
    did = []
    while not did or did[-1] != "confirm":
        did.append(says(s))
        do(s, did[-1])
    assert {"open skeleton", "open candle_wight"} <= set(did)


def test_a_monster_that_costs_more_than_it_pays_is_let_be() -> None:
    s = city()
    bag(s, 0, knight=4)
    tavern(s, 0, knight=1)
    monster(s, "ink_wraith")  # 3 VP, and Corruption for the rest of a long game
    main(s)
    assert says(s) == "confirm"


def test_units_are_worth_more_while_they_could_beat_another_monster() -> None:
    s = city()
    tavern(s, 0, warrior=4)
    monster(s, "skeleton")
    main(s)
    weak = idle_worth(s, 8)
    monster(s, "haunted_lectern")  # strength 6, 4 VP
    assert idle_worth(s, 5) < idle_worth(s, 6)
    assert idle_worth(s, 8) == pytest.approx(weak + 0.5 * (4 - 0.15 * 8))  # more than they are worth on average
    do(s, "open skeleton")  # takes 2 of the 8
    assert idle_worth(s, 8) > idle_worth(s, 7) + 1
    do(s, "add warrior", "close", "open haunted_lectern")
    assert idle_worth(s, 6) < weak


def test_units_are_kept_for_the_dark_council_in_the_final_turns() -> None:
    s = city()
    tavern(s, 0, knight=5)
    final_turn(s, turns=2)
    main(s)
    first = idle_worth(s, 15)
    s.fought[0] = 0b111  # only the Henchman is left
    assert idle_worth(s, 15) < first
    assert idle_worth(s, 9) > idle_worth(s, 8) + 1


# -- Units that are exhausted anyway


def test_units_left_in_the_tavern_are_worth_nothing_once_the_assignment_is_confirmed() -> None:
    s = city()
    tavern(s, 0, peasant=4, warrior=2, knight=1)
    monster(s, "skeleton")
    monster(s, "timber_wolf")
    main(s)
    do(s, "open skeleton", "add warrior", "close", "open timber_wolf", "add peasant", "add warrior", "close")
    assigning = evaluate(s, 0)
    do(s, "confirm")  # and then the order of the two fights is asked
    idle = evaluate(s, 0)
    assert idle < assigning - 0.01
    lodgings(s, 0, peasant=3, knight=1)
    tavern(s, 0)
    assert evaluate(s, 0) == pytest.approx(idle)


# -- Quests


def test_a_quest_is_likelier_for_somebody_who_owns_the_units() -> None:
    s = city()
    bag(s, 0, peasant=5, knight=1, warrior=1)
    assert chance(s, "T05") > 2 * chance(s, "T14")  # a Knight and a Warrior; a Mage and a Cleric
    bag(s, 0, peasant=5, mage=1, shaman=1)
    assert chance(s, "T14") > 1.5 * chance(s, "T05")  # a Shaman stands for the Cleric, but not for both


def test_building_is_no_quest_any_more_when_every_slot_is_built_on() -> None:
    s = city()
    assert chance(s, "T18") > 0.2
    for slot in range(8):
        tile(s, SLUGS[TILES[slot]], slot)
    assert chance(s, "T18") == 0


def test_an_end_of_game_quest_is_likelier_the_nearer_it_is() -> None:
    s = city()
    none = chance(s, "E01", 4.0)  # 3 Undead
    beaten(s, 0, "skeleton", "ink_wraith")
    two = chance(s, "E01", 4.0)
    beaten(s, 0, "candle_wight")
    assert 0 < none < two < chance(s, "E01", 4.0)


def test_of_its_quests_greedy_discards_the_hopeless_one() -> None:
    s = city()
    bag(s, 0, peasant=5, warrior=2)
    hand(s, 0, "T01", "T14", "O01")
    monster(s, "timber_wolf")
    tavern(s, 0, warrior=2)
    main(s)
    do(s, "open timber_wolf", "add warrior", "add warrior", "close", "confirm")
    assert says(s) == f"discard {SLUGS[QUEST_NUMBER['T14']]}"


def test_whoever_has_a_full_hand_draws_no_more_quests() -> None:
    s = city()
    level(s, 0, mage=2)
    tavern(s, 0, mage=1)
    bag(s, 0, peasant=3, warrior=3, mage=1)
    hand(s, 0, "T01")
    main(s)
    assert says(s) == "use mage"
    hand(s, 0, "T02", "T08", "T09", "T12", "T16", "T17", "O01", "O06")  # Units for all of them are there
    assert says(s) == "confirm"


def test_two_fights_count_for_the_quest_that_asks_for_two() -> None:
    s = city()
    tavern(s, 0, warrior=2, peasant=2)
    hand(s, 0, "T15")
    monster(s, "skeleton")
    monster(s, "timber_wolf")
    main(s)
    quest = s.hands[0].cards

    def gain() -> float:
        army = Army(s, 0, s.might, turns_left(s))
        return posts_worth(s, army, quest) - posts_worth(s, army, [])

    do(s, "open skeleton", "add warrior", "close")
    assert gain() == 0
    do(s, "open timber_wolf", "add peasant", "add warrior", "close")
    assert gain() > 1
