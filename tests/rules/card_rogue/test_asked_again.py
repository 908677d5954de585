"""When a player is asked whether he uses something: with every question of his turn, else only if he said so or got a card."""

from random import Random

import pytest

from greathall.core import engine
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR
from greathall.core.option import verb_of
from greathall.core.rng import Rng
from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.state import CardRogue
from support import rule

from .dungeon import (
    GAME,
    arena,
    asked,
    at,
    begin,
    brew,
    do,
    down,
    dungeon,
    foe,
    hand,
    health,
    held,
    new,
    options,
    prompt,
    stack_top,
    stand,
    tile,
    verbs,
    wear,
    why,
)


def corridor(character: str = "warrior", *cards: str) -> CardRogue:
    """Seat 0 with these cards at 0,5 in a corridor from 0,3 to 0,8; seat 1 far away."""
    s = dungeon(2, (character, "cleric"))
    for y in range(3, 9):
        tile(s, 0, y, "straight", "NS")
    tile(s, 0, 2, "dead_end", "N")
    tile(s, 0, 9, "dead_end", "S")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, *cards)
    return s


@rule("CR-Q-68", "CR-POT-03")
@pytest.mark.parametrize("answer", ["stay", "move 0,6"])
def test_a_peaceful_turn_has_no_question_whether_something_is_used(answer: str) -> None:
    s = corridor("warrior", "potion_red", "scroll_health")
    begin(s, 0)
    do(s, answer)
    if answer != "stay":
        assert prompt(s) == "move-again"
        do(s, "end-turn")
    assert asked(s) == 1


@rule("CR-Q-68", "CR-POT-03")
def test_one_who_keeps_something_at_hand_is_asked_before_his_turn_ends() -> None:
    s = corridor("warrior", "potion_red", "scroll_health")
    down(s, 1, 5, "cross")
    s.sides[s.slot_at[s.players[0].place]] = 0b0111
    s.survey()
    begin(s, 0)
    do(s, "flip 1,5")
    do(s, "ready")
    assert "ready" not in options(s)
    assert why(s, "ready").reason == "ready-already"
    do(s, "move 0,6")
    assert (asked(s), prompt(s)) == (0, "last-chance")
    do(s, "read scroll_health")
    assert (asked(s), prompt(s)) == (0, "last-chance")  # there is more in his hand
    do(s, "continue")
    assert asked(s) == 1
    begin(s, 0)
    assert "ready" in options(s)  # in the next turn he has not said so


@rule("CR-Q-68", "CR-TURN-04")
def test_something_is_used_instead_of_the_second_move() -> None:
    s = corridor("warrior", "scroll_health")
    wear(s, 0, "helm")
    begin(s, 0)
    do(s, "move 0,6")
    assert prompt(s) == "move-again"
    do(s, "read scroll_health")
    assert (asked(s), health(s, 0)) == (1, 14)  # nothing is left in hand, and there is no second move
    s = corridor("warrior", "scroll_health", "gold_1")
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "read scroll_health")
    assert (asked(s), prompt(s)) == (0, "last-chance")
    assert verbs(s) == {"continue"}  # the others cannot tell


@rule("CR-Q-34", "CR-TURN-04", "CR-PLACE-01")
def test_a_spell_instead_of_the_second_move_is_followed_by_steps_3_and_4() -> None:
    s = corridor("mage")
    tile(s, 1, 7, "straight", "EW")
    s.sides[s.slot_at[s.players[0].place + 2 * 256]] = 0b0111  # 0,7 opens to 1,7
    s.survey()
    stand(s, 1, 0, 8)
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "spell-step 0,7")
    assert (at(s, 0), prompt(s)) == ((0, 7), "meet")
    do(s, "done")
    assert asked(s) == 1
    s = corridor("mage")
    foe(s, 1, 7, "goblin")
    s.sides[s.slot_at[s.players[0].place + 2 * 256]] = 0b0111
    s.survey()
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "spell-step 0,7")
    assert (asked(s), prompt(s)) == (0, "combat")


@rule("CR-Q-68", "CR-MOVE-03")
def test_one_to_whom_a_card_has_come_is_asked() -> None:
    s = corridor()
    tile(s, 1, 5, "potion_red")
    s.sides[s.slot_at[s.players[0].place]] = 0b0111
    s.survey()
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "move 1,5")
    assert (asked(s), prompt(s), held(s, 0)) == (0, "last-chance", ["potion_red"])
    do(s, "continue")
    assert asked(s) == 1


@rule("CR-Q-69", "CR-DEATH-09")
def test_equipment_that_was_picked_up_is_worn_in_the_same_turn() -> None:
    s = corridor()
    hand(s, 1, "helm", "golem")
    s.players[1].place = s.players[0].place + 256
    begin(s, 1)
    do(s, "leave-for-good", seat=1)  # his cards stay at 0,6
    s.frames[:] = s.frames[:1]
    begin(s, 0)
    do(s, "move 0,6")
    assert (asked(s), prompt(s), held(s, 0)) == (0, "last-chance", ["golem", "helm"])
    do(s, "equip helm head")
    assert s.players[0].gear[0] == NUMBERS["helm"]


@rule("CR-Q-68")
def test_what_the_moment_is_called() -> None:
    s = arena("goblin")
    brew(s, red="strength")
    hand(s, 0, *["potion_red"] * 9)
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 goblin", [1])
    seen: list[str] = []
    while asked(s) == 0:
        seen.append(prompt(s))
        do(s, "continue")
    assert seen == ["before-abilities", "before-attacks", "after-attacks"]


@rule("CR-Q-68", "CR-Q-70")
def test_a_hemmed_in_player_is_asked_whatever_is_in_his_hand() -> None:
    for card in ("potion_red", "gold_1"):
        s = dungeon(2, ("warrior", "cleric"))
        tile(s, 0, 5, "dead_end", "E")
        down(s, 1, 5, "cross")
        tile(s, 40, 5, "dead_end", "E")
        down(s, 41, 5, "cross")
        stand(s, 0, 0, 5)
        stand(s, 1, 40, 5)
        hand(s, 0, card)
        begin(s, 0)
        do(s, "stop")
        assert (asked(s), prompt(s)) == (0, "move")


PUBLIC = ("flip", "stop", "move", "stay", "done", "end-turn", "attack", "flee", "continue", "ready", "avoid", "endure", "return")


@rule("CR-Q-68", "CR-Q-70")
@pytest.mark.parametrize("seed", range(6))
def test_who_is_asked_next_does_not_tell_what_somebody_holds(seed: int) -> None:
    """An answer that has nothing to do with hidden cards, with the same dice, in a world that a watcher cannot tell from the true
    one: he sees the same afterwards, and the same seats are asked."""
    s = new(4, f"asked {seed}", leavers="play-on")
    random, rng = Random(seed), Rng.seeded(f"asked {seed}")
    compared = 0
    for _ in range(900):
        if not s.frames:
            break
        question = engine.decision(s)
        assert question is not None
        weights = [0.3 + min(weight, 1.0) for weight in GAME.policy(s, question.seat, question.options)]
        option = random.choices(question.options, weights)[0]
        for viewer in (*range(4), SPECTATOR) if GAME.verbs[verb_of(option)].name in PUBLIC else ():
            if viewer == question.seat:
                continue
            other = determinize(s, viewer, rng)
            other.rng = s.rng.clone()
            for secret in ("explore", "paths"):
                setattr(other, secret, getattr(s, secret).clone())
            other.board = s.board.clone()
            true = s.clone()
            for world in (true, other):
                world.log = []
                engine.choose(world, question.seat, option)
            if any(event.kind == "chest" for world in (true, other) for event in world.log or []):
                continue  # the key is seen when it is used
            assert GAME.view(true, viewer) == GAME.view(other, viewer)
            assert engine.waiting(true) == engine.waiting(other)
            compared += 1
        engine.choose(s, question.seat, option)
    assert compared > 500
