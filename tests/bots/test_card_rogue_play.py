"""Bots at Card Rogue: the obviously right answer in built positions, and a small tournament."""

import pytest

from greathall.bots.bot import World, make_bot
from greathall.core import engine
from greathall.core.ids import EVERYONE
from greathall.core.zone import Zone
from greathall.data import notation
from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.mind.heuristics import evaluate
from greathall.games.card_rogue.mind.worth import death_cost
from greathall.games.card_rogue.rules.death import Death
from greathall.games.card_rogue.rules.queries import victory_points
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import RUSH
from rules.card_rogue.dungeon import GAME, asked, begin, down, dungeon, foe, hand, run, stand, tile, wear


def answers(s: CardRogue, spec: str = "greedy") -> set[str]:
    """What a bot answers to the question that is asked, with five different seeds."""
    seat = asked(s)
    return {notation.show(GAME, make_bot(spec, f"seed {i}").choose(World(GAME, s, seat))) for i in range(5)}


def hall(players: int = 2) -> CardRogue:
    """Seat 0 on a starting tile with a straight way of three tiles east; seat 1 far off on its own."""
    s = dungeon(players)
    tile(s, 0, 0, "starting_tile", "E")
    for x in (1, 2, 3):
        tile(s, x, 0, "straight", "EW")
    tile(s, 30, 0, "starting_tile", "N")
    stand(s, 0, 0, 0)
    stand(s, 1, 30, 0)
    return s


@pytest.mark.parametrize("spec", ["greedy", "ismcts:60"])
def test_the_nearly_dead_golem_is_slain(spec: str) -> None:
    s = hall()
    foe(s, 4, 0, "golem", health=1, fighters=(0,))
    stand(s, 0, 3, 0)
    begin(s, 0)
    assert answers(s, spec) == {"attack 4,0 golem"}


def test_a_doomed_fight_is_fled_by_one_with_much_to_lose() -> None:
    s = hall()
    foe(s, 4, 0, "golem", fighters=(0,))
    stand(s, 0, 3, 0)
    wear(s, 0, "helm")
    wear(s, 0, "boots")
    wear(s, 0, "sword")
    hand(s, 0, "gold_10", "gold_10")
    begin(s, 0)
    assert answers(s) == {"flee"}


def test_an_easy_fight_is_not_fled() -> None:
    s = hall()
    foe(s, 4, 0, "cave_bat", fighters=(0,))
    stand(s, 0, 3, 0)
    wear(s, 0, "sword")
    begin(s, 0)
    assert answers(s) == {"attack 4,0 cave_bat"}


@pytest.mark.parametrize("spec", ["greedy", "ismcts:60"])
def test_who_leads_runs_for_the_exit(spec: str) -> None:
    s = hall()
    s.phase = RUSH
    hand(s, 0, "golem")
    stand(s, 0, 2, 0)
    begin(s, 0)
    assert answers(s, spec) == {"move 1,0"}


def test_who_would_lose_by_it_does_not_end_the_game() -> None:
    s = hall()
    s.phase = RUSH
    hand(s, 1, "golem", "basilisk_green")
    down(s, 4, 0, "chest")
    stand(s, 0, 1, 0)
    begin(s, 0)
    assert answers(s) == {"move 2,0"}


def test_the_axe_is_bought_rather_than_a_scroll() -> None:
    s = hall()
    tile(s, 4, 0, "shop")
    stock = sorted([NUMBERS["battle_axe"], NUMBERS["scroll_identify"], NUMBERS["scroll_move"]])
    s.shop = Zone(0, stock, [EVERYONE] * 3)
    hand(s, 0, "gold_10", "gold_10", "gold_5")
    stand(s, 0, 4, 0)
    begin(s, 0)
    assert answers(s) == {"shop"}
    engine.answer(s, 0, notation.read(GAME, "shop"))
    assert answers(s) == {"buy battle_axe 12"}


def test_points_are_kept_on_death() -> None:
    s = hall()
    hand(s, 0, "gold_5", "basilisk_green", "potion_red")
    wear(s, 0, "vision_lens")
    begin(s, 0)
    s.frames.append(Death(0))
    run(s)
    assert answers(s) == {"keep basilisk_green"}


def test_to_keep_a_card_saves_no_more_than_its_loss_would_cost() -> None:
    s = hall()
    begin(s, 0)
    bare = death_cost(s, 0)
    hand(s, 0, "golem")
    assert abs(death_cost(s, 0) - bare) < 1e-9  # it is kept, and dying is no gain for that
    hand(s, 0, "basilisk_green")
    assert death_cost(s, 0) > bare
    s = hall()
    wear(s, 0, "battle_axe")
    begin(s, 0)
    assert abs(death_cost(s, 0) - bare) < 1e-9


def test_unknown_cards_are_flipped_and_the_way_leads_to_them() -> None:
    s = hall()
    down(s, 4, 0, "goblin")
    stand(s, 0, 1, 0)
    begin(s, 0)
    assert answers(s) == {"move 2,0"}
    stand(s, 0, 3, 0)
    begin(s, 0)
    assert answers(s) == {"flip 4,0"}


def test_the_key_goes_to_the_chest() -> None:
    s = hall()
    tile(s, 4, 0, "chest")
    hand(s, 0, "key")
    stand(s, 0, 2, 0)
    begin(s, 0)
    assert answers(s) == {"move 3,0"}


def test_points_strength_and_health_are_good_for_oneself_and_bad_for_others() -> None:
    values: list[tuple[float, float]] = []
    for change in ("nothing", "point", "helm", "hurt"):
        s = hall()
        begin(s, 0)
        if change == "point":
            s.players[0].vp += 1
        elif change == "helm":
            wear(s, 0, "helm")
        elif change == "hurt":
            s.players[0].health = 2
        values.append((evaluate(s, 0), evaluate(s, 1)))
    (mine, theirs), point, helm, hurt = values
    assert 0 < hurt[0] < mine < helm[0] < point[0] < 1
    assert 1 > hurt[1] > theirs > helm[1] > point[1] > 0


def test_greedy_is_ahead_of_random() -> None:
    """Ten games with fixed seeds, broken off early: a guard against playing worse. The win rate needs hundreds of whole games,
    because against a player who never helps the Golem often stands for thousands of answers (docs/bots.md)."""
    ahead = behind = 0
    for number in range(10):
        s = GAME.start(2, f"tournament {number}")
        assert isinstance(s, CardRogue)
        greedy = number % 2
        bots = [make_bot("greedy" if seat == greedy else "random", f"{number} {seat}") for seat in range(2)]
        while s.frames and s.answers < 800:
            seat = asked(s)
            engine.answer(s, seat, bots[seat].choose(World(GAME, s, seat)))
        lead = victory_points(s, greedy) - victory_points(s, 1 - greedy)
        ahead += lead > 0
        behind += lead < 0
    assert ahead >= 6
    assert behind <= 1
