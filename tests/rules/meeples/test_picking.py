"""Choosing several things: any order, taken back one by one, nothing told before it is confirmed; search sees each set once."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from contract.picking_check import check_picking, picking, settled_hash
from greathall.core import engine
from greathall.core.option import Option, verb_of
from greathall.games.meeples.rules.choices import DiscardQuests
from greathall.games.meeples.rules.joining import why_not_join
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import CANCEL, CORRUPTION, PEASANT
from support import rule

from .city import (
    GAME,
    asked,
    beaten,
    city,
    count,
    develop,
    do,
    fill,
    hand,
    level,
    lodgings,
    main,
    monster,
    next_quests,
    offered,
    people,
    picked,
    post,
    prompt,
    quests,
    refusal,
    room,
    tavern,
    tile,
    told,
    total,
)


def fight_of_all_kinds() -> Meeples:
    """Shamans, a Paladin, a Warrior who may call a Peasant, pair bonuses, and an Archive that empowers one."""
    s = city()
    level(s, 0, warrior=3)
    beaten(s, 0, "splinter_golem")
    tile(s, "forbidden_archive", 0)
    monster(s, "moat_hydra")
    tavern(s, 0, mage=2, warrior=1, peasant=1, shaman=1, corruption=1)
    lodgings(s, 0, corruption=2, peasant=2)
    main(s)
    fill(s, "forbidden_archive", "mage")
    do(s, "open moat_hydra")
    return s


def fight_with_shamans() -> Meeples:
    s = city()
    beaten(s, 0, "splinter_golem", "ghoul")
    monster(s, "tree_beast")
    tavern(s, 0, shaman=2, mage=1, paladin=1)
    main(s)
    do(s, "open tree_beast")
    return s


def fight_with_a_call() -> Meeples:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "tree_beast")
    tavern(s, 0, warrior=2, peasant=1, knight=1)
    lodgings(s, 0, peasant=2)
    main(s)
    do(s, "open tree_beast")
    return s


def temple_with_shamans() -> Meeples:
    s = city()
    tile(s, "healers_temple", 0)
    tavern(s, 0, warrior=1, shaman=2, peasant=2)
    main(s)
    do(s, "open healers_temple")
    return s


def altar() -> Meeples:
    s = city(towers=True)
    room(s, "tainted_altar", 0)
    tavern(s, 0, cleric=1, mage=1, corruption=3, shaman=1)
    main(s)
    do(s, "open tainted_altar")
    return s


def hill() -> Meeples:
    s = city()
    tile(s, "colosseum", 0)
    tavern(s, 0, warrior=1, shaman=1, peasant=1)
    main(s)
    do(s, "open colosseum")
    return s


def any_two() -> Meeples:
    s = city()
    tile(s, "coach_house", 0)
    tavern(s, 0, warrior=1, mage=1, shaman=1, peasant=1)
    main(s)
    do(s, "open coach_house")
    return s


def yard() -> Meeples:
    s = city()
    tavern(s, 0, peasant=2, shaman=2, warrior=1)
    develop(s)
    do(s, "open builders_yard")
    return s


def returns() -> Meeples:
    s = city(3)
    monster(s, "ogre_inquisitor")
    tavern(s, 0, knight=3, corruption=2)
    lodgings(s, 0, corruption=2)
    main(s)
    fill(s, "ogre_inquisitor", "knight", "knight", "knight")
    do(s, "confirm")
    return s


def discards() -> Meeples:
    s = city()
    hand(s, 0, "T01", "T02", "T03", "E01")
    main(s)
    s.call(DiscardQuests(0, 2))
    engine.run(s)
    return s


def rebags() -> Meeples:
    s = city(3)
    tile(s, "muster_bell", 0)
    tavern(s, 0, peasant=1)
    lodgings(s, 0, warrior=2, mage=3, corruption=1)
    main(s)
    fill(s, "muster_bell", "peasant")
    do(s, "confirm")
    return s


POSITIONS = [
    fight_of_all_kinds, fight_with_shamans, fight_with_a_call, temple_with_shamans, altar, hill, any_two, yard, returns, discards,
    rebags,
]  # fmt: skip


@pytest.mark.parametrize("position", POSITIONS)
def test_every_order_of_every_set(position: Callable[[], Meeples]) -> None:
    s = position()
    assert picking(s, 0)
    assert sum(check_picking(s, 0, Random(f"{k}")) for k in range(6)) >= 20


@pytest.mark.parametrize("position", POSITIONS)
def test_people_and_search_can_choose_the_same_sets_and_search_sees_each_once(position: Callable[[], Meeples]) -> None:
    s = position()
    people_choose = {tuple(sorted(found)) for found in sets_of_people(s)}
    search_sees = [tuple(sorted(found)) for found in sets_of_search(s)]
    assert Counter(search_sees) == Counter(people_choose)
    assert people_choose


def sets_of_search(s: Meeples) -> list[list[Option]]:
    """Every set that can be confirmed along the menus of search."""
    question = engine.decision(s, 0)
    assert question is not None
    found: list[list[Option]] = []
    closing = engine.decision(s, 0, free=True)
    assert closing is not None and closing.picks is not None
    for o in question.options:
        if o == closing.picks.done:
            found.append(list(closing.picks.held))
        elif verb_of(o) != CANCEL:
            other = s.clone()
            engine.choose(other, 0, o)
            found += sets_of_search(other)
    return found


def sets_of_people(s: Meeples) -> list[list[Option]]:
    """Every set that can be confirmed by picking freely."""
    found: list[list[Option]] = []
    seen: set[str] = set()
    waiting = [s.clone()]
    while waiting:
        s = waiting.pop()
        question = engine.decision(s, 0, free=True)
        assert question is not None and question.picks is not None
        assert question.options, "a dead end"
        for o in question.options:
            if o == question.picks.done:
                found.append(list(question.picks.held))
            elif question.is_pick(o):
                other = s.clone()
                engine.choose(other, 0, o)
                mark = settled_hash(other, 0)
                if mark not in seen:
                    seen.add(mark)
                    waiting.append(other)
    return found


@rule("MM-MAIN-06", "MM-R-51")
def test_a_warrior_first_does_not_close_off_the_peasants() -> None:
    s = city()
    monster(s, "bandit_carver")
    tavern(s, 0, peasant=2, warrior=1, knight=1)
    main(s)
    do(s, "open bandit_carver", "add knight", "add warrior")
    assert offered(s) == ["add peasant", "close"]
    do(s, "leave warrior", "add peasant", "leave knight", "add warrior", "add peasant", "close")
    assert post(s, "bandit_carver") == {"peasant": 2, "warrior": 1}
    assert total(s, "bandit_carver") == 4
    assert count(s.taverns[0]) == {"knight": 1}


@rule("MM-R-51")
def test_a_place_is_given_up_when_nobody_stands_there() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=2, warrior=1)
    main(s)
    do(s, "open skeleton", "add warrior")
    note = refusal(s, "cancel")
    assert (note.rule, note.reason) == ("MM-R-51", "take-back-first")
    do(s, "leave warrior", "cancel")
    assert (prompt(s), s.posts, count(s.taverns[0])) == ("assign", [], {"peasant": 2, "warrior": 1})


@rule("MM-UNIT-05", "MM-R-70")
def test_the_call_is_picked_before_or_after_the_warrior_and_taken_back() -> None:
    s = fight_with_a_call()
    do(s, "call", "add knight", "add peasant")
    assert total_now(s) == 3 + 1 + 1
    note = refusal(s, "close")
    assert (note.rule, note.reason) == ("MM-UNIT-05", "called-alone")
    do(s, "add warrior")
    assert total_now(s) == 3 + 2 + 2 + 2  # MM-FAQ-03: each Peasant is worth one more beside the Warrior
    assert s.lodgings[0][PEASANT] == 1
    do(s, "dismiss")
    assert (total_now(s), s.lodgings[0][PEASANT]) == (3 + 2 + 2, 2)
    do(s, "call", "close")
    assert told(s, "called")
    assert post(s, "tree_beast") == {"peasant": 2, "warrior": 1, "knight": 1}
    do(s, "reopen tree_beast")
    assert (count(s.taverns[0]), s.lodgings[0][PEASANT]) == ({"peasant": 1, "warrior": 2, "knight": 1}, 2)


def total_now(s: Meeples) -> int:
    question = people(s)
    assert question is not None and question.picks is not None
    return question.picks.have


@rule("MM-UNIT-05")
@pytest.mark.parametrize(
    ("warrior_level", "peasants", "warriors", "reason"),
    [(2, 1, 1, "no-call"), (3, 0, 1, "no-peasant-lodged"), (3, 1, 0, "no-warrior")],
)
def test_why_nobody_can_be_called(warrior_level: int, peasants: int, warriors: int, reason: str) -> None:
    s = city()
    level(s, 0, warrior=warrior_level)
    monster(s, "skeleton")
    tavern(s, 0, knight=1, warrior=warriors)
    lodgings(s, 0, peasant=peasants)
    main(s)
    do(s, "open skeleton")
    note = refusal(s, "call")
    assert (note.rule, note.reason) == ("MM-UNIT-05", reason)


@rule("MM-R-70")
def test_only_the_first_fight_of_a_turn_calls() -> None:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "skeleton")
    monster(s, "ink_wraith")
    tavern(s, 0, warrior=3)
    lodgings(s, 0, peasant=2)
    main(s)
    fill(s, "skeleton", "warrior")
    do(s, "open ink_wraith")
    assert (refusal(s, "call").rule, refusal(s, "call").reason) == ("MM-R-70", "used")


@rule("MM-ICO-18")
def test_the_last_unit_that_the_archive_could_help_is_kept_for_it() -> None:
    s = city()
    tile(s, "forbidden_archive", 0)
    monster(s, "tree_beast")
    tavern(s, 0, mage=1, warrior=1)
    lodgings(s, 0, corruption=3)
    main(s)
    fill(s, "forbidden_archive", "mage")
    do(s, "open tree_beast")
    assert offered(s) == ["empower warrior", "cancel"]
    note = refusal(s, "add warrior")
    assert (note.rule, note.reason, note.need, note.have) == ("MM-CMB-02", "too-weak", 5, 2)
    do(s, "empower warrior")
    assert (picked(s), total_now(s)) == (["empower warrior"], 5)
    do(s, "leave-empowered warrior")
    assert s.posts[-1].empowered == -1
    do(s, "empower warrior", "close")
    assert total(s, "tree_beast") == 5


@rule("MM-ICO-18", "MM-R-67")
def test_why_nobody_is_empowered() -> None:
    s = city()
    tile(s, "forbidden_archive", 0)
    monster(s, "skeleton")
    tavern(s, 0, mage=1, warrior=1)
    main(s)
    do(s, "open skeleton")
    assert refusal(s, "empower warrior").reason == "no-archive"
    do(s, "cancel")
    fill(s, "forbidden_archive", "mage")
    do(s, "open skeleton")
    assert (refusal(s, "empower warrior").rule, refusal(s, "empower warrior").reason) == ("MM-R-67", "no-corruption")
    s.lodgings[0][CORRUPTION] += 1
    s.supply[CORRUPTION] -= 1
    assert refusal(s, "empower corruption").reason == "corruption"
    assert refusal(s, "empower mage").reason == "not-in-tavern"


@rule("MM-SHA-02", "MM-LOC-03")
def test_a_shaman_stands_for_whom_the_place_needs() -> None:
    s = city()
    tile(s, "healers_temple", 0)
    tavern(s, 0, warrior=1, shaman=1)
    main(s)
    do(s, "open healers_temple")
    assert refusal(s, "add shaman").reason == "shaman-unnamed"
    assert (refusal(s, "add shaman_as_mage").rule, refusal(s, "add shaman_as_mage").reason) == ("MM-SHA-02", "not-asked-for")
    note = refusal(s, "add shaman_as_warrior")
    assert (note.rule, note.reason) == ("MM-LOC-03", "leads-nowhere")  # the Cleric could not come from anywhere
    do(s, "add shaman_as_cleric", "add warrior", "close")
    assert post(s, "healers_temple") == {"warrior": 1, "shaman_as_cleric": 1}


@rule("MM-SHA-03")
def test_a_shaman_who_would_lose_the_fight_is_told_so() -> None:
    s = city()
    beaten(s, 0, "splinter_golem")  # Mages are worth one more beside a Warrior
    monster(s, "tree_beast")
    tavern(s, 0, shaman=1, warrior=1)
    main(s)
    do(s, "open tree_beast")
    note = refusal(s, "add shaman_as_knight")
    assert (note.rule, note.reason, note.need, note.have) == ("MM-CMB-02", "too-weak", 5, 4)
    assert offered(s) == ["add warrior", "add shaman_as_mage", "cancel"]


@rule("MM-TWR-04", "MM-R-46")
def test_corruption_goes_where_it_is_asked_for_and_no_more() -> None:
    s = altar()
    do(s, "add corruption", "add corruption")
    assert s.taverns[0][CORRUPTION] == 1
    assert "add corruption" not in offered(s)
    why = why_not_join(s, s.posts[-1], CORRUPTION)
    assert why is not None and (why.rule, why.reason, why.need) == ("MM-R-46", "corruption-enough", 2)
    do(s, "add mage")
    assert (refusal(s, "close").need, refusal(s, "close").have) == (3, 2)
    do(s, "add cleric", "close")
    assert post(s, "tainted_altar") == {"corruption": 2, "mage": 1, "cleric": 1}


@rule("MM-R-59", "MM-R-42")
def test_a_return_from_the_place_takes_overrun_peasants_too_and_gives_them_back() -> None:
    s = city(towers=True)
    monster(s, "timber_wolf")
    monster(s, "woodworm_swarm")
    room(s, "great_kitchen", 0)
    tavern(s, 0, peasant=2, shaman=1)
    main(s)
    fill(s, "great_kitchen", "shaman_as_peasant", "peasant", "peasant")
    do(s, "confirm")
    assert (prompt(s), offered(s)) == ("remove", ["remove here peasant", "remove here shaman_as_peasant"])
    assert refusal(s, "remove tavern peasant").reason == "not-from-there"
    assert refusal(s, "remove here mage").reason == "not-that-meeple"
    before = s.supply[PEASANT]
    do(s, "remove here peasant", tape=[0, 0, 0, 0])
    assert s.supply[PEASANT] == before + 1
    assert [event.args[:2] for event in told(s, "returned")] == [(PEASANT, 1)]


@rule("MM-ICO-05", "MM-R-38")
def test_discarded_quests_are_picked_in_secret() -> None:
    s = discards()
    assert (asked(s), offered(s)) == (
        0, ["discard first_blood", "discard pitchfork_brigade", "discard vigil_at_the_tombs", "discard gravedigger"]
    )  # fmt: skip
    before = GAME.view(s, 1), s.reveals
    do(s, "discard gravedigger", "discard first_blood", "hold gravedigger", "discard vigil_at_the_tombs")
    assert (GAME.view(s, 1), s.reveals) == before
    assert not told(s, "quest-discarded")
    note = refusal(s, "discard pitchfork_brigade")
    assert (note.reason, note.need) == ("discarded-enough", 2)
    do(s, "done")
    assert quests(s.hands[0].cards) == ["T02", "E01"]
    assert quests(s.quest_discard.cards) == ["T01", "T03"]
    hidden = [event.seen_by(1) for event in told(s, "quest-discarded")]
    assert [event.kind for event in hidden] == ["quest-discarded-hidden"] * 2 and not any(event.args for event in hidden)


@rule("MM-R-65")
def test_discarding_an_old_quest_leaves_the_new_one_new() -> None:
    s = city()
    hand(s, 0, "T01")
    next_quests(s, "T02")
    tile(s, "house_of_lords", 0)
    tavern(s, 0, peasant=1)
    main(s)
    fill(s, "house_of_lords", "peasant")
    do(s, "confirm")
    assert (prompt(s), s.just_drawn) == ("discard", 2)
    do(s, "discard first_blood")
    assert s.just_drawn == 0  # the event is over; what was drawn is in hand
    assert "T02" in quests(s.hands[0].cards)
