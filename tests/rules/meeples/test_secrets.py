"""Who is asked what must not tell what is in a hidden hand: worlds that differ in secret Quests only look alike to all others."""

from random import Random
from typing import Any

import pytest

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.ids import SPECTATOR
from greathall.core.option import Option
from greathall.data.notation import read
from greathall.games.meeples.cards.catalogue import QUEST_NUMBER, QUESTS
from greathall.games.meeples.rules.rivals import PAIRS, matters
from greathall.games.meeples.rules.state import Meeples
from greathall.table.table import NoUndo, Table
from support import rule

from .city import GAME, city, develop, do, fill, hand, main, monster, next_quests, offered, prompt, quests, tavern, told

OTHERS = (1, SPECTATOR)


def seen(s: Meeples) -> list[Any]:
    """All that the others and the public can notice: who is asked, what they see, what they were told."""
    events = [[(e.rule, e.kind, e.seat, e.args) for e in (event.seen_by(viewer) for event in s.log or [])] for viewer in OTHERS]
    asked = [engine.decision(s, seat) is not None for seat in range(s.seats) if seat != s.active]
    return [engine.waiting(s), asked, [GAME.view(s, viewer) for viewer in OTHERS], events, s.reveals, s.rng.position()]


def three_against_a_beast(*held: str) -> Meeples:
    """Knight, Mage and one Cleric beat a Monster of level 2: Path of Light and Spirit Walk would both want the Cleric back."""
    s = city()
    monster(s, "tree_beast")
    hand(s, 0, *held)
    tavern(s, 0, knight=1, mage=1, cleric=1)
    main(s)
    fill(s, "tree_beast", "knight", "mage", "cleric")
    do(s, "confirm")
    return s


@rule("MM-R-72")
@pytest.mark.parametrize("held", [("T13", "T14"), ("T14", "T13"), ("T13", "E01"), ("T14", "E12"), ("E01", "E02"), ("T20", "T18")])
def test_who_is_asked_for_an_order_does_not_depend_on_the_hand(held: tuple[str, str]) -> None:
    s = three_against_a_beast(*held)
    assert prompt(s) == "complete"
    assert seen(s) == seen(three_against_a_beast("E05", "E06"))
    fitting = [number for number in ("T13", "T14") if number in held]
    assert len(offered(s)) == max(1, len(fitting))
    if not fitting:
        assert offered(s) == ["done"]
        do(s, "done")
        assert s.done[0] == [] and prompt(s) != "complete"


@rule("MM-R-72")
def test_who_holds_one_quest_is_not_asked_nor_is_anybody_where_the_order_is_all_the_same() -> None:
    s = three_against_a_beast("T13")
    assert quests(s.done[0]) == ["T13"]
    s = city()
    monster(s, "tree_beast")
    hand(s, 0, "T13", "T14")
    tavern(s, 0, knight=1, mage=1, cleric=2)
    main(s)
    fill(s, "tree_beast", "knight", "mage", "cleric", "cleric")
    do(s, "confirm")
    assert quests(s.done[0]) == ["T13", "T14"]


@rule("MM-R-72")
def test_a_rival_that_lies_open_asks_nobody() -> None:
    s = city()
    monster(s, "tree_beast")
    hand(s, 0, "T13", "E01")
    s.quest_deck.take(QUEST_NUMBER["T14"])
    s.done[1].append(QUEST_NUMBER["T14"])
    tavern(s, 0, knight=1, mage=1, cleric=1)
    main(s)
    fill(s, "tree_beast", "knight", "mage", "cleric")
    do(s, "confirm")
    assert quests(s.done[0]) == ["T13"]


@rule("MM-R-72", "MM-R-17")
def test_what_does_not_stand_in_the_way_is_completed_before_anybody_is_asked() -> None:
    s = three_against_a_beast("T13", "T14", "T17")  # Overkill asks for 3 more than needed: not met here
    assert offered(s) == ["complete path_of_light", "complete spirit_walk"]
    s = city()
    monster(s, "tree_beast")
    hand(s, 0, "T13", "T14", "O06")
    tavern(s, 0, knight=1, mage=1, cleric=1, warrior=1)
    main(s)
    fill(s, "tree_beast", "knight", "mage", "cleric", "warrior")
    do(s, "confirm")
    assert quests(s.done[0]) == ["O06"]
    do(s, "complete spirit_walk")
    assert quests(s.done[0]) == ["O06", "T14"]
    assert "T13" in quests(s.hands[0].cards)


@rule("MM-R-72")
@pytest.mark.parametrize(
    ("one", "other", "supply", "tavern_", "different"),
    [
        ("T13", "T14", {}, {"cleric": 1}, True),
        ("T12", "T05", {"warrior": 0}, {}, True),  # the Warrior that goes back is the one that is gained
        ("T12", "T05", {}, {}, False),
        ("T07", "O11", {}, {"cleric": 2, "corruption": 1}, True),
        ("T07", "O11", {}, {"cleric": 2, "corruption": 2}, False),
        ("T07", "T11", {}, {"cleric": 2, "knight": 1, "warrior": 1}, True),
    ],
)
def test_when_the_order_can_make_a_difference(
    one: str, other: str, supply: dict[str, int], tavern_: dict[str, int], different: bool
) -> None:
    s = city()
    monster(s, "tree_beast")
    tavern(s, 0, knight=1, mage=1, cleric=1, warrior=1)
    main(s)
    fill(s, "tree_beast", "knight", "mage", "cleric", "warrior")
    tavern(s, 0, **tavern_)
    if supply:
        s.supply[1] = 0
    both = {QUEST_NUMBER[one], QUEST_NUMBER[other]}
    ((event, ways),) = [(k, ways) for k, pairs in enumerate(PAIRS) for a, b, ways in pairs if {a, b} == both]
    assert matters(s, 0, ways, event, 0) is different


@rule("MM-R-72", "MM-R-14")
def test_whether_a_level_is_offered_after_building_does_not_show() -> None:
    worlds = []
    for held in ("T18", "E01"):
        s = city()
        hand(s, 0, held)
        tavern(s, 0, peasant=1, knight=1)
        for slot in (1, 3):  # the slots that pay
            s.tiles[slot] = s.tile_stack.draw()
        s.vp[0] = 1
        develop(s)
        do(s, "open builders_yard", "add peasant", "close")
        worlds.append(s)
        assert prompt(s) == "develop"
        assert ("level knight 0" in offered(s)) is (held == "T18")
    assert seen(worlds[0]) == seen(worlds[1])


@rule("MM-R-72", "MM-QST-02")
def test_nothing_can_be_taken_back_after_a_quest_was_laid_open() -> None:
    table = Table(GAME, 2, "undo", state=three_against_a_beast("T13", "T14"))
    table.answer(0, "complete spirit_walk")
    assert table.can_undo(0) == 0
    with pytest.raises(NoUndo):
        table.undo(0)


def swapped(s: Meeples, seat: int, random: Random) -> Meeples | None:
    """The same moment with one secret Quest of a seat exchanged for one that nobody else knows."""
    other = s.clone()
    hidden = [i for i, known in enumerate(other.quest_deck.known) if not known]
    held = other.hands[seat].cards
    if not held or not hidden:
        return None
    i, j = random.choice(range(len(held))), random.choice(hidden)
    held[i], other.quest_deck.cards[j] = other.quest_deck.cards[j], held[i]
    return other


@rule("MM-R-72", "MM-QST-02")
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_secret_quests_change_nothing_for_others_until_they_are_laid_open(seed: int) -> None:
    random = Random(seed)
    s = GAME.start(2 + seed % 3, f"secrets {seed}", {"towers": bool(seed % 2)})
    assert isinstance(s, Meeples)
    compared = 0
    while s.frames and compared < 250:
        seat = engine.waiting(s)[0]
        question = engine.decision(s, seat)
        assert question is not None
        o = random.choices(question.options, GAME.policy(s, seat, question.options))[0]
        compared += alike(s, s.active, seat, o, random)
        engine.choose(s, seat, o)
    assert compared > 100


def alike(s: Meeples, holder: int, seat: int, o: Option, random: Random) -> int:
    """The same answer in two worlds: the others notice no difference, unless a Quest was laid open in one of them."""
    other = swapped(s, holder, random)
    question = None if other is None else engine.decision(other, seat)
    if other is None or question is None or o not in question.options:
        return 0
    shown = []
    for world in (s.clone(), other):
        world.log = []
        engine.choose(world, seat, o)
        if told(world, "quest-done") or told(world, "quest-failed") or told(world, "quest-drawn") or told(world, "reshuffled"):
            return 0
        viewers = [viewer for viewer in (*range(world.seats), SPECTATOR) if viewer != holder]
        shown.append([
            engine.waiting(world), [GAME.view(world, viewer) for viewer in viewers],
            [[row(event.seen_by(viewer)) for event in world.log] for viewer in viewers],
        ])  # fmt: skip
    assert shown[0] == shown[1]
    return 1


def row(event: Event) -> tuple[Any, ...]:
    return event.rule, event.kind, event.seat, event.args


def test_words_of_the_order_question() -> None:
    s = three_against_a_beast("T13", "E01")
    assert len(QUESTS) == 44
    question = engine.decision(s, 0, why=True, free=True)
    assert question is not None
    reasons = {number: question.why_not(read(GAME, f"complete {slug}")) for number, slug in NAMES.items()}
    assert {number: found.reason for number, found in reasons.items() if found is not None} == {
        "T14": "not-in-hand", "E01": "at-the-end",
    }  # fmt: skip
    done = question.why_not(read(GAME, "done"))
    assert done is not None and done.reason == "must-complete"


NAMES = {"T13": "path_of_light", "T14": "spirit_walk", "E01": "gravedigger"}


@rule("MM-QST-14")
def test_why_a_quest_in_hand_is_not_completed() -> None:
    s = three_against_a_beast("T01", "T13")
    next_quests(s, "T14")
    question = engine.decision(s, 0, why=True, free=True)
    assert question is not None
    found = question.why_not(read(GAME, "complete first_blood"))
    assert found is not None and (found.rule, found.reason) == ("MM-QST-17", "not-met")
