"""Small print that planted faults had got away with: each test builds the one position in which it shows."""

import pytest

from greathall.core import engine
from greathall.core.effects import Effect
from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK
from greathall.games.card_rogue.rules.attack import RAGE, attack_parts
from greathall.games.card_rogue.rules.death import AT_DROP, AT_KEEP, AT_RETURN, Death
from greathall.games.card_rogue.rules.effects import _paralyse
from greathall.games.card_rogue.rules.exceptions import is_deserted
from greathall.games.card_rogue.rules.fights import harm_foe
from greathall.games.card_rogue.rules.flow import AT_NEXT, Rounds
from greathall.games.card_rogue.rules.items import why_not_spell_step
from greathall.games.card_rogue.rules.paths import Place
from greathall.games.card_rogue.rules.payment import PAY_ORDER, Pay
from greathall.games.card_rogue.rules.queries import ENRAGED, RAGE_ADDS
from greathall.games.card_rogue.rules.scoring import check_all_dead
from greathall.games.card_rogue.rules.shop import Shop
from greathall.games.card_rogue.rules.state import Foe
from greathall.games.card_rogue.rules.story import StoryError, first_level
from greathall.games.card_rogue.rules.stuck import is_blocked
from greathall.games.card_rogue.rules.tiles import Arrive
from greathall.games.card_rogue.rules.turns import ENDING, SECOND, Turn
from greathall.games.card_rogue.words import (
    AWAY,
    CUT_DEAD,
    CUT_PARALYSED,
    DEAD,
    EMPTY,
    GONE,
    NOT_CUT,
    ON_ENEMY,
    PLAYING,
    RETURNING,
    RUSH,
    place,
)
from support import rule

from .dungeon import (
    arena,
    begin,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    kinds,
    options,
    prompt,
    reopen,
    stand,
    tile,
    told,
    wear,
    why,
)

NAME = "a-sons-descent"


@rule("CR-EFF-05", "CR-DEATH-08")
def test_paralysis_does_not_undo_what_has_ended_the_turn() -> None:
    for before, after in ((NOT_CUT, CUT_PARALYSED), (CUT_DEAD, CUT_DEAD)):
        s = arena("goblin")
        s.cut = before
        _paralyse(s, Effect(0, 0, 0, target=0), 1, 0, 0)
        assert (s.cut, s.players[0].lost) == (after, 1)


@rule("CR-POT-17")
def test_an_enemy_at_the_very_corner_of_the_map_is_an_enemy() -> None:
    s = arena("goblin")
    s.foes[0] = Foe(card=NUMBERS["troll"], health=3, fighters=[], met=[])
    _paralyse(s, Effect(0, 0, 0, target=ON_ENEMY), 1, 0, 0)
    assert s.foes[0].paralysed == 2


@rule("CR-CHAR-03")
@pytest.mark.parametrize(("character", "health", "parts"), [
    ("warrior", ENRAGED, [(RAGE, RAGE_ADDS)]), ("warrior", ENRAGED + 1, []), ("cleric", ENRAGED, []),
])  # fmt: skip
def test_rage_is_the_part_of_an_attack_that_a_hurt_warrior_adds(
    character: str, health: int, parts: list[tuple[int, int]]
) -> None:
    s = arena("goblin", characters=(character, "bard"))
    s.players[0].health = health
    assert attack_parts(s, 0) == parts


@rule("CR-MOD-04", "CR-Q-66")
def test_what_a_card_adds_to_an_attack_is_told_with_the_roll() -> None:
    s = arena("troll", characters=("warrior", "cleric"))
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "attack 0,6 troll", dice=[3])
    assert [(event.seat, event.args[0]) for event in told(s, "card-adds")] == [(0, NUMBERS["sword"])]


@rule("CR-Q-94")
def test_a_rush_is_deserted_only_if_somebody_died_in_it() -> None:
    s = dungeon(2)
    s.phase = RUSH
    for first, second, deserted in ((AWAY, AWAY, False), (AWAY, DEAD, True), (DEAD, DEAD, False), (AWAY, PLAYING, False)):
        s.players[0].status, s.players[1].status = first, second
        assert is_deserted(s) is deserted


@rule("CR-STORY-01")
def test_a_campaign_begins_at_any_of_its_levels_and_at_no_other() -> None:
    assert [first_level(setting) for setting in (NAME, f"{NAME}/1", f"{NAME}/2")] == [0, 0, 1]
    for number in ("0", "99", "x"):
        with pytest.raises(StoryError):
            first_level(f"{NAME}/{number}")


@rule("CR-MOLE-02", "CR-SHOP-04")
def test_worn_cards_the_mole_is_paid_with_are_picked_or_not() -> None:
    s = dungeon(2)
    wear(s, 0, "helm")
    wear(s, 0, "boots")
    pay = Pay(0, 5, mole=True)
    helm, boots = PAY_ORDER.index(NUMBERS["helm"]), PAY_ORDER.index(NUMBERS["boots"])
    pay.put(s, helm)
    assert (pay.things(s, True), pay.things(s, False)) == ([helm], [boots])


@rule("CR-Q-95", "CR-Q-60")
def test_bosses_alone_bar_a_way_but_a_face_down_card_beside_them_is_one() -> None:
    s = dungeon(2)
    tile(s, 0, 3, "dead_end", "E")
    tile(s, 1, 3, "tee_left_right", "NEW")
    foe(s, 2, 3, "golem")
    foe(s, 1, 4, "golem")
    stand(s, 0, 0, 3)
    assert is_blocked(s, 0, True) and not is_blocked(s, 0, False)
    s = dungeon(2)
    tile(s, 0, 3, "dead_end", "E")
    tile(s, 1, 3, "tee_left_right", "NEW")
    foe(s, 2, 3, "golem")
    down(s, 1, 4, "cross")
    stand(s, 0, 0, 3)
    assert not is_blocked(s, 0, True)


@rule("CR-CHAR-14")
def test_a_step_by_spell_leads_where_a_move_could() -> None:
    s = dungeon(2, ("mage", "cleric"))
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 6, "straight", "NS")
    tile(s, 1, 5, "straight", "NS")
    stand(s, 0, 0, 5)
    assert why_not_spell_step(s, 0, place(0, 6)) is None
    walled = why_not_spell_step(s, 0, place(1, 5))
    assert walled is not None and (walled.rule, walled.reason) == ("CR-PATH-03", "wall")
    s.players[0].cooldown = 1
    waits = why_not_spell_step(s, 0, place(0, 6))
    assert waits is not None and waits.reason == "cooldown"


@rule("CR-Q-69")
def test_between_blows_what_is_worn_is_refused_for_that() -> None:
    s = arena("troll", characters=("warrior", "cleric"))
    hand(s, 0, "potion_red")
    wear(s, 0, "helm")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 troll", dice=[1])
    assert (why(s, "unequip helm head").rule, why(s, "unequip helm head").reason) == ("CR-Q-69", "between-blows")


@rule("CR-DEATH-02", "CR-DEATH-03", "CR-DEATH-04")
@pytest.mark.parametrize("at", [AT_KEEP, AT_DROP, AT_RETURN])
def test_search_hears_no_reasons_from_the_dead(at: int) -> None:
    s = dungeon(2)
    tile(s, 0, 0, "starting_tile")
    tile(s, 5, 0, "starting_tile")
    hand(s, 0, "sword", "helm")
    for slug in ("shield", "boots"):
        s.offers[0].put(NUMBERS[slug], 1)
    s.frames[:] = [Death(0, at)]
    found = engine.decision(s)
    assert found is not None and found.options and (found.whole, found.refusals) == ([], [])


@rule("CR-COMBAT-08", "CR-ABIL-02")
def test_nothing_is_tried_by_an_ability_without_a_die() -> None:
    s = arena("vampire_bat")
    begin(s, 0)
    do(s, "attack 0,6 vampire_bat", dice=[1])
    assert [kind for kind in kinds(s) if kind == "" or kind.startswith("tries")] == []


@rule("CR-MOD-06")
def test_a_blow_of_nothing_is_not_told() -> None:
    s = arena("troll")
    for amount, told_of in ((0, 0), (1, 1)):
        harm_foe(s, place(0, 6), amount, 0, "CR-COMBAT-04")
        assert len(told(s, "foe-harmed")) == told_of


@rule("CR-Q-53", "CR-Q-94")
@pytest.mark.parametrize(("second", "over"), [(RETURNING, False), (AWAY, False), (DEAD, True), (GONE, True)])
def test_a_rush_in_which_somebody_is_coming_back_is_not_over(second: int, over: bool) -> None:
    s = dungeon(2)
    tile(s, 0, 3)
    stand(s, 1, 0, 3)
    s.phase = RUSH
    s.players[0].status, s.players[1].status = DEAD, second
    check_all_dead(s)
    assert (s.outcome is not None) is over


@rule("CR-SHOP-03")
@pytest.mark.parametrize("free", [True, False])
def test_gold_is_not_sold(free: bool) -> None:
    s = dungeon(2)
    tile(s, 0, 5, "shop")
    stand(s, 0, 0, 5)
    hand(s, 0, "gold_5", "helm")
    s.frames[:] = [Shop(0, place(0, 5))]
    assert [text for text in options(s, free=free) if text.startswith("sell")] == [f"sell helm {PACK[NUMBERS['helm']].gold}"]


# -- how a turn begins and ends


@rule("CR-CHAR-11")
@pytest.mark.parametrize("flips", [0, 1])
def test_an_explorer_who_has_turned_nothing_up_has_no_second_turn(flips: int) -> None:
    s = dungeon(2, ("explorer", "cleric"))
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 4, "dead_end", "N")
    stand(s, 0, 0, 5)
    turn = Turn(0, ENDING)
    s.frames[:] = [Rounds(at=AT_NEXT), turn]
    s.flips = flips
    turn.advance(s)
    assert (turn.at == SECOND, len(s.frames)) == ((True, 2) if flips else (False, 1))


@rule("CR-Q-23", "CR-Q-89")
@pytest.mark.parametrize("owed", ["nothing", "arriving", "unplaced"])
def test_what_is_owed_from_before_is_seen_to_as_a_turn_begins(owed: str) -> None:
    s = dungeon(2)
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 4, "dead_end", "N")
    stand(s, 0, 0, 5)
    if owed != "nothing":
        setattr(s.players[0], owed, True)
    turn = Turn(0)
    s.frames[:] = [Rounds(at=AT_NEXT), turn]
    s.survey()
    turn.advance(s)
    called = {"nothing": Turn, "arriving": Arrive, "unplaced": Place}[owed]
    assert type(s.frames[-1]) is called


@rule("CR-Q-06", "CR-Q-20")
@pytest.mark.parametrize("acts", [True, False])
def test_only_enemies_that_act_on_a_lost_turn_do(acts: bool) -> None:
    s = arena("goblin", enemy_acts_on_lost_turn=acts)
    s.players[0].lost = 1
    before = s.players[0].health
    begin(s, 0)
    assert (s.players[0].health < before) is acts


@rule("CR-Q-06")
@pytest.mark.parametrize("walled", [True, False])
def test_a_fight_is_over_where_a_wall_has_come_between(walled: bool) -> None:
    s = arena("goblin")
    if walled:
        reopen(s, 0, 5, "S")
    begin(s, 0)
    assert foe_at(s, 0, 6).fighters == ([] if walled else [0])
    assert prompt(s) == ("move" if walled else "combat")


@rule("CR-MOLE-02", "CR-SHOP-04")
def test_worn_cards_pay_the_mole_alone_and_only_if_the_hand_does_not() -> None:
    s = dungeon(2, ("warrior", "cleric"))
    wear(s, 0, "maul")
    wear(s, 0, "helm")
    maul, helm = NUMBERS["maul"], NUMBERS["helm"]
    worn = Pay(0, 5, mole=True).wearing(s)
    assert sorted(card for card in worn if card != EMPTY) == sorted([maul, helm])  # what fills both hands counts once
    assert Pay(0, 5).wearing(s) == [EMPTY] * 5
    hand(s, 0, "gold_5")
    assert Pay(0, 5, mole=True).wearing(s) == [EMPTY] * 5
