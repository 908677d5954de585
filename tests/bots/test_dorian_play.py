"""What the greedy bot does in positions of Dorian in which a player knows what to do."""

import pytest

from greathall.bots.bot import World
from greathall.bots.greedy_bot import GreedyBot
from greathall.data import notation
from greathall.games import load
from greathall.games.dorian.mind.estimates import prospect
from greathall.games.dorian.rules.state import Dorian
from rules.dorian.kingdom import (
    answer,
    asked,
    event,
    give,
    hand,
    influence,
    kingdom,
    neutral,
    own,
    place_of,
    preparation,
    question,
    stand,
)

GAME = load("dorian")
SEEDS = ("a", "b", "c", "d", "e")


def choice(s: Dorian, seat: int, seed: str) -> str:
    return notation.show(GAME, GreedyBot(seed).choose(World(GAME, s, seat)))


def turn_of(s: Dorian, seat: int, seed: str, most: int = 40) -> list[str]:
    """What the bot does until somebody else is asked."""
    bot = GreedyBot(seed)
    did: list[str] = []
    while s.frames and asked(s) == seat and len(did) < most:
        did.append(notation.show(GAME, bot.choose(World(GAME, s, seat))))
        answer(s, did[-1])
    return did


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_helps_a_rival_to_the_crown(seed: str) -> None:
    """Seat 0 has 18 IP of 20 and besieges a Location that brings it 2: the others do not support it."""
    s = kingdom(3, length="basic")
    for seat in range(3):
        neutral(s, "grimshire")
        give(s, seat, "base", MC=2)
    s.ip = [18, 12, 12]
    hand(s, 0, "followers", "followers", "followers")
    hand(s, 1, "followers", "worker", "worker")
    hand(s, 2, "followers", "worker", "worker")
    influence(s, 0, "grimshire")
    answer(s, "besiege")
    for _ in range(2):
        chosen = choice(s, asked(s), seed)
        assert "attack" not in chosen, chosen
        answer(s, chosen)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_worker_is_not_sent_into_a_battle_that_is_lost(seed: str) -> None:
    """The owner of a Location far away, with nothing but Workers, does not defend it against an army."""
    s = kingdom(3, length="basic")
    own(s, 1, "grimshire")
    give(s, 0, "base", DS=2, MC=4)
    hand(s, 0, "followers", "followers", "followers", "followers")
    hand(s, 1, "worker", "worker")
    hand(s, 2)
    influence(s, 0, "grimshire")
    answer(s, "besiege")
    assert asked(s) == 1 and question(s).prompt == "siege"
    assert choice(s, 1, seed) == "stay-out"


@pytest.mark.parametrize("winds", [False, True])
@pytest.mark.parametrize("place", ["leafport", "cloaktown", "shadowfen", "murkwell", "ironmarsh"])
def test_movement_that_is_left_is_not_walked_to_and_fro(place: str, winds: bool) -> None:
    """Without a card in Hand, also if sea steps cost nothing."""
    s = kingdom(3, length="basic")
    if winds:
        event(s, "fair_winds")
    influence(s, 1, place)
    hand(s, 1)
    s.turn.travelled = 1  # no Rest
    been = [s.at[1], *(place_of(did.split()[1]) for did in turn_of(s, 1, "a") if did.startswith("travel"))]
    assert len(been) == len(set(been)), been


@pytest.mark.parametrize("seed", SEEDS)
def test_a_full_mine_within_reach_is_emptied(seed: str) -> None:
    """By whoever is on the way already, and so cannot Rest."""
    s = influence(kingdom(3, length="basic"), 1, "shadowfen")
    hand(s, 1)
    s.turn.travelled = 1
    s.mines[0] = 3
    did = turn_of(s, 1, seed)
    assert any(do.startswith("gather 3") for do in did), did


@pytest.mark.parametrize("seed", SEEDS)
def test_at_a_market_resources_are_traded_into_what_buys_a_card(seed: str) -> None:
    """1 Dark Essence and 5 Dragon Stones buy one card; 3 and 3 buy two."""
    s = kingdom(3, length="basic")
    stand(s, 1, "arcanum")
    hand(s, 1)
    give(s, 1, "base", DE=4, DS=3, MC=2)
    preparation(s, 1)
    hand(s, 1)
    give(s, 1, "pool", DE=1, DS=5)
    give(s, 1, "camp")
    did = turn_of(s, 1, seed)
    assert any(do.startswith("trade 2") for do in did) and sum(do.startswith("buy") for do in did) == 2, did


def test_a_siege_that_wins_the_game_is_worth_more_than_others() -> None:
    """A Location of one ★ brings 2 IP: with 18 of 20 the next one is the last."""
    s = kingdom(3, length="basic")
    hand(s, 0, "followers", "followers", "followers")
    influence(s, 0, "starfall_ridge")
    s.ip[0] = 16
    before = prospect(s, 0)
    s.ip[0] = 18
    assert prospect(s, 0) > before + 0.5
