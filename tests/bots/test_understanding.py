"""What the bots of the three larger games have understood: their judgement in built positions."""

import pytest

from greathall.bots.bot import World
from greathall.bots.greedy_bot import GreedyBot
from greathall.bots.playout import sensible
from greathall.data import notation
from greathall.games import load
from greathall.games.dorian.cards.catalogue import CARDS as DORIAN_CARDS
from greathall.games.dorian.cards.catalogue import PLACES
from greathall.games.dorian.mind.estimates import (
    CARD_WORTH,
    STANDS,
    field_chance,
    field_gain,
    objectives_worth,
    prospect,
    siege_chance,
)
from greathall.games.dorian.mind.heuristics import evaluate, policy
from greathall.games.dorian.rules.objectives import reached
from greathall.games.dorian.rules.queries import printed_defence
from greathall.games.karez.mind.odds import mark_odds
from greathall.games.meeples.cards.catalogue import CARDS as MEEPLES_CARDS
from greathall.games.meeples.cards.catalogue import QUESTS
from greathall.games.meeples.mind.estimates import Army, meeples_of, quests_worth, turns_left
from greathall.games.meeples.mind.odds import quest_chance
from greathall.games.meeples.rules.combat import combat_values
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import END_OF_GAME
from rules.dorian.kingdom import (
    answer,
    asked,
    give,
    hand,
    influence,
    kingdom,
    objectives,
    options,
    own,
    place_of,
    preparation,
    question,
    stand,
    wear,
)
from rules.karez.table import adventure, hero, three
from rules.meeples import city as meeples


def test_heroes_are_not_counted_for_two_explorations_at_once() -> None:
    s = three()
    s.hero_seat = [-1] * len(s.hero_seat)
    hero(s, 0, "knight")
    hero(s, 0, "rogue")
    site = adventure(s, "bandit_camp")
    alone, shared = mark_odds(s, 0, site, 0), mark_odds(s, 0, site, 1)
    assert alone > 2 * shared
    hero(s, 0, "archer")
    assert mark_odds(s, 0, site, 1) > shared


def test_quests_that_cannot_be_completed_any_more_are_a_burden() -> None:
    def of(s: Meeples, drawn: int, dropped: int) -> float:
        return quests_worth(s, Army(s, 0, combat_values(s, 0), turns_left(s)), drawn, dropped)

    s = meeples.city()
    early = of(s, 1, 0)
    meeples.hand(s, 0, "T04")
    meeples.final_turn(s)
    assert early > 0 > of(s, 1, 0)
    assert of(s, 0, 1) > 1  # the penalty of Exorcism is 2


@pytest.mark.parametrize("number", [MEEPLES_CARDS[card].number for card in QUESTS])
def test_a_quest_is_the_likelier_the_more_turns_are_left_unless_it_is_done(number: str) -> None:
    s = meeples.city()
    meeples.hand(s, 0, number)
    card = MEEPLES_CARDS[s.hands[0].cards[0]]
    few, many = (quest_chance(s, 0, card, left, meeples_of(s, 0)) for left in (1.0, 8.0))
    done = card.type == END_OF_GAME and few > 0.9
    assert many < few if done else 0.0 < few < many < 0.6


def test_an_objective_is_worth_more_the_more_of_it_is_done() -> None:
    s = influence(kingdom(objectives="on"))
    objectives(s, 0, "rising_banner", "deep_stores")  # 4 stars: 2 IP; 7 Resources in the Camp: 1 IP, 1 Resource
    assert [reached(s, 0, held) for held in (0, 1)] == [0, 3]
    before = objectives_worth(s, 0)
    own(s, 0, "grimshire")
    give(s, 0, "camp", DE=5)
    assert [reached(s, 0, held) for held in (0, 1)] == [1, 5]
    assert objectives_worth(s, 0) == pytest.approx(before + 0.6 * (2 * 1 / 4 + 1.25 * 2 / 7))


@pytest.mark.parametrize("slug", ["horo_the_shapeshifter", "sorga_blackteeth", "onara_amari"])
def test_a_card_that_takes_its_power_from_others_is_worth_buying(slug: str) -> None:
    index = next(i for i, card in enumerate(DORIAN_CARDS) if card.slug == slug)
    assert not DORIAN_CARDS[index].total and CARD_WORTH[index] > 4


def test_ending_a_turn_does_not_look_better_for_the_cards_it_draws() -> None:
    s = influence(kingdom(field_battles="off"), 0)
    hand(s, 0)
    before = evaluate(s, 0)
    assert evaluate(answer(s, "done"), 0) == pytest.approx(before, abs=0.03)


def test_whoever_has_no_card_left_walks_to_where_the_next_turn_begins_well() -> None:
    s = influence(kingdom(field_battles="off"), 0, "moonpass")
    own(s, 0, *(place.slug for place in PLACES if place.stars and place.slug != "silverquay"))  # that one is left
    hand(s, 0)
    two_steps = prospect(s, 0)
    stand(s, 0, "starfall_ridge")
    one_step = prospect(s, 0)
    stand(s, 0, "elder_glade")
    assert one_step > two_steps > prospect(s, 0) > 0


def test_a_character_without_cards_is_quarry_but_not_in_its_own_walls() -> None:
    s = influence(kingdom(field_battles="on", objectives="on"), 0, "grimshire")
    stand(s, 1, "grimshire")
    hand(s, 1, "worker")
    assert 0 < field_chance(s, 1, [0.0, 0.0, 0.0]) < field_chance(s, 1, [9.0, 9.0, 9.0]) < STANDS
    hand(s, 1)
    assert field_chance(s, 1, [0.0, 0.0, 0.0]) == 1
    own(s, 1, "grimshire")
    assert field_chance(s, 1, [9.0, 9.0, 9.0]) == 0


def test_an_objective_that_asks_for_a_field_battle_makes_one_worth_more() -> None:
    s = influence(kingdom(field_battles="on", objectives="on"))
    objectives(s, 0, "deep_stores", "patience")
    plain = field_gain(s, 0)
    objectives(s, 0, "duel_of_leaders", "patience")  # 3 IP
    assert field_gain(s, 0) == pytest.approx(plain + 3)


def test_with_the_same_lead_a_place_of_more_stars_is_less_likely_to_fall() -> None:
    s = kingdom()
    one, three = place_of("clanmoot"), place_of("senona_stronghold")
    lead = {place: [0.0, 0.0, 0.0] for place in (one, three)}
    for place, have in lead.items():
        for power, n in printed_defence(s, place):
            have[power] = n + 2.0
    assert siege_chance(s, one, lead[one]) > siege_chance(s, three, lead[three]) + 0.1


def test_upgrades_are_exchanged_for_better_ones_only_and_not_to_and_fro() -> None:
    s = kingdom()
    wear(s, 0, "ember_staff", "weapon")
    for slug in ("flamewrought_blade", "staff_of_nine_flames"):  # worth as much, and more
        wear(s, 0, slug, inventory=True)
    hand(s, 0)
    give(s, 0, "pool", magic_crystal=2)  # lost at the end of the turn, so that any other answer looks better than to end it
    preparation(s, 0)
    weights = policy(s, 0, question(s).options)
    tried = [options(s)[i] for i in sensible(question(s).options, weights)]
    assert "equip staff_of_nine_flames weapon" in tried and "done" in tried
    assert "equip flamewrought_blade weapon" not in tried and "unequip weapon" not in tried
    game, bot = load("dorian"), GreedyBot("staff")
    did: list[str] = []
    while asked(s) == 0 and len(did) < 50 and "done" not in did:
        did.append(notation.show(game, bot.choose(World(game, s, 0))))
        answer(s, did[-1])
    assert [do for do in did if "equip" in do] == ["equip staff_of_nine_flames weapon"] and did[-1] == "done"
