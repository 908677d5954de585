"""Choosing several things: in any order, taken back until `done`, and nothing is open before."""

from itertools import permutations

from greathall.core.ids import SPECTATOR
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.games.karez.cards.catalogue import JOB_SLUGS, SLUGS
from greathall.games.karez.rules.invariants import problems
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import RESTING, TOWN
from greathall.table.table import Table
from support import rule

from .table import (
    GAME,
    NUMBERS,
    act,
    adventure,
    asked,
    build,
    do,
    explore,
    held,
    hero,
    hits,
    hold,
    kinds,
    mark,
    offered,
    packed,
    reason,
    refused,
    resolve,
    rolls,
    three,
    told,
    top,
)


def settled(s: Karez) -> str:
    """The hash without the count of answers: changing one's mind leaves nothing else."""
    copy = s.clone()
    copy.answers = 0
    return state_hash(copy)


def picked(s: Karez) -> list[str]:
    """What is picked now."""
    picks = asked(s).picks
    assert picks is not None
    return [notation.show(GAME, o) for o in picks.held]


def in_every_order(s: Karez, answers: list[str], closing: str = "done", dice: list[int] | None = None) -> Karez:
    """Give these picks in every order: all lead to the same state."""
    reached: dict[str, Karez] = {}
    for order in permutations(answers):
        other = s.clone()
        do(other, *order)
        do(other, closing, dice=dice)
        reached[settled(other)] = other
    assert len(reached) == 1
    return reached.popitem()[1]


# -- the party


def four_heroes() -> Karez:
    """The Labyrinth (3 Heroes) is about to be explored by one of four."""
    s = three()
    for slug in ("knight", "wizard", "ranger", "bard"):
        hero(s, 0, slug)
    adventure(s, "labyrinth")
    mark(s, 0, 0)
    resolve(s)
    return s


@rule("KZ-PAR-03", "KZ-PAR-04")
def test_a_party_is_named_in_any_order_and_fixed_by_done() -> None:
    s = four_heroes()
    do(s, "join bard")
    assert "join ranger" in offered(s) and asked(s).prompt == "party"  # nobody is out because he stands earlier on the list
    do(s, "join ranger")
    before = settled(s)
    do(s, "join wizard", "unjoin wizard")
    assert settled(s) == before and picked(s) == ["join ranger", "join bard"]
    assert "joins" not in kinds(s) and "meets" not in kinds(s)
    do(s, "done")
    assert [event.args[0] for event in told(s, "joins")] == [NUMBERS["ranger"], NUMBERS["bard"]] and told(s, "meets")
    in_every_order(four_heroes(), ["join bard", "join knight", "join ranger"])


@rule("KZ-PAR-05")
def test_a_party_of_nobody_cannot_be_confirmed() -> None:
    s = four_heroes()
    assert "done" not in offered(s) and reason(s, "done") == "too-few-picks"
    do(s, "join bard", "unjoin bard")
    assert "done" not in offered(s) and picked(s) == []


# -- equipment


def equipping(*cards: str) -> Karez:
    """Knight and Rogue stand before the Labyrinth, and seat 0 holds these cards."""
    s = three()
    hero(s, 0, "knight")
    hero(s, 0, "rogue")
    hold(s, 0, *cards)
    explore(s, 0, "labyrinth", "knight", "rogue")
    assert asked(s).prompt == "equip"
    return s


@rule("KZ-PAR-03", "KZ-PAR-06")
def test_equipment_is_chosen_in_any_order() -> None:
    s = equipping("long_sword", "buckler", "healing_potion")
    do(s, "attach healing_potion rogue")
    assert "attach long_sword knight" in offered(s)  # a potion first does not close the Items
    do(s, "attach long_sword knight", "attach buckler rogue")
    assert reason(s, "attach long_sword rogue") == "carries-all"
    do(s, "detach buckler rogue")
    assert reason(s, "attach long_sword rogue") == "carried-by-other"
    assert refused(s, "attach holy_water rogue") is not None and reason(s, "attach holy_water rogue") == "not-held"
    assert reason(s, "attach buckler wizard") == "not-in-party"
    do(s, "done")
    assert [event.args[:2] for event in told(s, "attached")] == [
        (NUMBERS["long_sword"], NUMBERS["knight"]), (NUMBERS["healing_potion"], NUMBERS["rogue"]),
    ]  # fmt: skip
    assert held(s, 0, "item") == ["buckler"] and held(s, 0, "instant") == []
    in_every_order(equipping("long_sword", "buckler", "smoke_bomb"), [
        "attach smoke_bomb rogue", "attach buckler knight", "attach long_sword rogue",
    ])  # fmt: skip


@rule("KZ-PAR-03", "KZ-RUL-50")
def test_what_is_picked_to_be_carried_is_known_to_its_own_player_only() -> None:
    s = equipping("long_sword", "healing_potion")
    views = [GAME.view(s, seat) for seat in (1, 2, SPECTATOR)]
    reveals, log = s.reveals, len(s.log or [])
    do(s, "attach healing_potion rogue", "attach long_sword knight")
    assert [GAME.view(s, seat) for seat in (1, 2, SPECTATOR)] == views  # not even how many
    assert (s.reveals, len(s.log or [])) == (reveals, log)
    assert [gear["card"] for one in GAME.view(s, 0)["exploration"]["party"] for gear in one["gear"]] == [
        "long_sword", "healing_potion",
    ]  # fmt: skip
    do(s, "done")
    assert s.reveals > reveals and GAME.view(s, 1)["exploration"]["party"][0]["gear"][0]["card"] == "long_sword"


@rule("KZ-PAR-03")
def test_equal_cards_may_go_to_different_heroes() -> None:
    s = equipping("buckler", "short_sword", "buckler")
    do(s, "attach buckler rogue", "attach buckler knight")
    assert picked(s) == ["attach buckler knight", "attach buckler rogue"] and reason(s, "attach buckler wizard") == "not-in-party"
    before = settled(s)
    do(s, "detach buckler knight", "attach buckler rogue", "detach buckler rogue", "attach buckler knight")
    assert settled(s) == before
    after = in_every_order(equipping("buckler", "short_sword", "buckler"), [
        "attach buckler rogue", "attach buckler knight", "attach short_sword rogue",
    ])  # fmt: skip
    assert after.trip is not None and len(after.trip.gear) == 3


# -- the Healer's Tent


def wounded() -> Karez:
    s = three()
    for slug in ("knight", "rogue", "bard"):
        hero(s, 0, slug, "claw")
    act(s, 0)
    return s


def resting(s: Karez) -> list[str]:
    return [SLUGS[number] for number, status in enumerate(s.hero_status) if status & RESTING]


@rule("KZ-HEA-01")
def test_the_hero_who_came_with_the_action_may_be_exchanged() -> None:
    s = wounded()
    do(s, "rest rogue")
    assert (asked(s).prompt, picked(s)) == ("rest-more", ["rest rogue"])
    assert offered(s) == ["rest knight", "rest bard", "done"]  # also who stands earlier on the list
    do(s, "rest knight", "unrest rogue", "unrest knight")
    assert "done" not in offered(s)  # at least one
    do(s, "rest bard", "rest knight")
    assert not told(s, "rests")
    do(s, "done")
    assert resting(s) == ["knight", "bard"] and [SLUGS[e.args[0]] for e in told(s, "rests")] == ["knight", "bard"]
    assert s.tokens[0] == 5 and s.tent == [0] and asked(s).seat == 1


@rule("KZ-HEA-01", "KZ-HEA-05")
def test_who_rests_alone_is_not_asked_about() -> None:
    s = three()
    hero(s, 0, "knight", "claw")
    hero(s, 0, "rogue")
    act(s, 0)
    do(s, "rest knight")
    assert resting(s) == ["knight"] and asked(s).seat == 1
    s = three()  # two are wounded, but a mark needs one of them
    for slug in ("knight", "rogue"):
        hero(s, 0, slug, "claw")
    adventure(s, "wolf_den")
    mark(s, 0, 0)
    act(s, 0)
    do(s, "rest rogue")
    assert resting(s) == ["rogue"] and asked(s).seat == 1


@rule("KZ-HEA-01")
def test_the_exchange_is_one_answer_of_the_table() -> None:
    state = wounded()
    table = Table(GAME, 3, "tent", state=state)
    table.answer(0, "rest rogue")
    view = table.view(1)
    table.answer(0, "unrest rogue")
    table.answer(0, "rest bard")
    assert table.view(1) == view and [answer.text for answer in table.answers] == ["rest rogue"]
    table.answer(0, "done")
    assert [answer.text for answer in table.answers] == ["rest rogue", "unrest rogue; rest bard; done"]
    assert isinstance(table.state, Karez) and resting(table.state) == ["bard"]


# -- two Citizens


@rule("KZ-WRK-10", "KZ-RUL-06")
def test_the_cemetery_first_and_then_the_tower() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    act(s, 2)
    do(s, "citizen raise_the_dead")
    assert "citizen enchant_stock" in offered(s)  # the Tower stands earlier on the list
    assert reason(s, "citizen raise_the_dead") == "one-worker" and reason(s, "citizen trade") == "needs-both"
    do(s, "citizen enchant_stock")
    assert [s.job_workers[JOB_SLUGS.index(job)] for job in ("enchant_stock", "raise_the_dead")] == [1, 1]
    other = three()
    other.karez = TOWN
    build(other, 1, "cemetery")
    act(other, 2)
    do(other, "citizen enchant_stock", "citizen raise_the_dead")
    assert settled(other) == settled(s)


# -- dice


def fate() -> Karez:
    """Three red dice of two Heroes against a Troll, and the Scroll of Fate is used."""
    s = three()
    hero(s, 0, "knight")
    hero(s, 0, "bard")
    hold(s, 0, "scroll_fate")
    top(s, "humanoid", "troll")
    explore(s, 0, "labyrinth", "knight", "bard")
    do(s, "attach scroll_fate bard", "done")
    do(s, "fight", dice=rolls("flame skull flame flame flame flame"))  # Knight two, Bard one, Troll three
    do(s, "use scroll_fate bard")
    return s


@rule("KZ-ITM-03")
def test_any_dice_are_rolled_again_in_any_order() -> None:
    s = fate()
    assert offered(s) == ["die flame knight", "die skull knight", "die flame bard"]
    do(s, "die flame bard")
    assert "die flame knight" in offered(s) and "done" in offered(s)  # the last die first leaves the others
    do(s, "die skull knight", "die flame knight", "undie flame knight")
    assert GAME.view(s, 0)["exploration"]["picked"] == [1, 2]
    do(s, "done", dice=rolls("sword claw"))
    assert s.trip is not None and [die & 3 for die in s.trip.dice[:3]] == [2, 0, 1]  # in the order in which they lie
    in_every_order(fate(), ["die flame knight", "die skull knight", "die flame bard"], dice=rolls("sword claw skull"))
    assert reason(fate(), "die flame troll") == "other-colour" and reason(fate(), "die claw knight") == "no-such-die"


# -- white dice


def struck(whites: str, knight: str = "", rogue: str = "", green: str = "flame") -> Karez:
    """Knight and Rogue meet an Arrow Trap; the Rogue's green die and its three white ones are rolled."""
    s = three()
    hero(s, 0, "knight", knight)
    hero(s, 0, "rogue", rogue)
    top(s, "trap", "arrow_trap")
    adventure(s, "flooded_cellar")
    mark(s, 0, 0)
    resolve(s)
    do(s, "join rogue", "join knight")
    do(s, "done", dice=[*rolls(green), *rolls(whites)])
    return s


@rule("KZ-HIT-03", "KZ-RUL-10")
def test_white_dice_of_all_faces_are_settled_in_any_order() -> None:
    s = struck("sword claw skull")
    assert hits(s, "rogue") == 1  # only he has a skull: that one was no question
    assert offered(s) == [
        "hit sword knight own", "hit sword rogue own", "hit claw knight own", "hit claw rogue own",
    ]  # fmt: skip
    do(s, "hit claw rogue own", "hit sword knight own")
    assert (hits(s, "knight"), hits(s, "rogue")) == (1, 2) and "done" in offered(s)
    before = settled(s)
    do(s, "unhit claw rogue own")
    assert "done" not in offered(s) and hits(s, "rogue") == 1
    do(s, "hit claw rogue own")
    assert settled(s) == before and len(told(s, "hero-hit")) == 1
    do(s, "done")
    assert len(told(s, "hero-hit")) == 3
    in_every_order(struck("sword claw skull"), ["hit claw rogue own", "hit sword knight own"])


@rule("KZ-HIT-04", "KZ-ABS-02")
def test_a_face_is_settled_when_its_points_are_full_and_green_dice_may_still_absorb() -> None:
    s = struck("skull skull flame", knight="flame", green="skull")  # one skull point in the party, and a green skull
    assert offered(s) == ["absorb skull rogue", "hit skull rogue own"]
    do(s, "hit skull rogue own")
    assert "done" in offered(s) and "absorb skull rogue" in offered(s)  # the second die is lost, or absorbed
    do(s, "done")
    assert hits(s, "rogue") == 1 and not told(s, "absorbed")
    s = struck("skull skull flame", knight="flame", green="skull")
    do(s, "hit skull rogue own", "absorb skull rogue", "done")
    assert hits(s, "rogue") == 1 and len(told(s, "absorbed")) == 1
    in_every_order(struck("skull skull flame", knight="flame", green="skull"), ["hit skull rogue own", "absorb skull rogue"])
    s = struck("skull skull flame", knight="flame", green="skull")
    do(s, "absorb skull rogue")
    assert "done" not in offered(s)  # while the point is vacant the other die has to go there


@rule("KZ-ABS-03", "KZ-RUL-22")
def test_several_green_dice_are_kept_and_released_again() -> None:
    s = three()
    hero(s, 0, "monk")
    hero(s, 0, "knight")
    hold(s, 0, "smoke_bomb")
    top(s, "humanoid", "troll")
    explore(s, 0, "labyrinth", "monk", "knight")
    do(s, "attach smoke_bomb knight", "done", "fight")
    do(s, "roll", dice=rolls("skull sword claw"))  # the Monk: red skull, green sword and claw
    do(s, "done")
    do(s, "store claw monk knight", "store sword monk monk", "release claw monk knight", "store claw monk monk")
    assert picked(s) == ["store sword monk monk", "store claw monk monk"] and not told(s, "kept-die")
    assert reason(s, "store flame monk monk") == "no-green-die" and reason(s, "store sword rogue monk") == "not-in-party"
    do(s, "done")
    assert len(told(s, "kept-die")) == 2 and s.trip is not None and len(s.trip.kept) == 2


@rule("KZ-RUL-22", "KZ-HIT-03")
def test_a_hit_under_a_kept_die_needs_its_cover_again() -> None:
    s = three()
    for name in ("rogue", "wizard", "bard"):
        hero(s, 0, name)
    hold(s, 0, "smoke_bomb")
    top(s, "humanoid", "ogre")
    explore(s, 0, "labyrinth", "rogue", "wizard", "bard")
    do(s, "attach smoke_bomb wizard", "done", "fight")
    do(s, "roll", dice=rolls("skull skull"))
    do(s, "done")
    do(s, "store skull rogue wizard", "done")
    do(s, "roll", dice=rolls("skull"))
    do(s, "done")
    do(s, "roll", dice=rolls("skull skull flame skull skull"))
    do(s, "done")
    assert reason(s, "hit skull wizard own") == "kept-die-there"
    do(s, "cover skull wizard", "hit skull wizard own", "uncover skull wizard")
    assert offered(s) == ["cover skull wizard"]  # and nothing else, least of all done
    assert reason(s, "hit skull rogue own") == "cover-first"
    do(s, "unhit skull wizard own", "hit skull rogue own", "hit skull bard own", "done")
    assert (hits(s, "wizard"), hits(s, "rogue"), hits(s, "bard")) == (1, 1, 1)
    assert s.trip is None or len(s.trip.kept) == 1


# -- hits removed and inflicted by cards


@rule("KZ-ITM-01")
def test_hits_are_removed_from_one_hero_and_put_back_until_done() -> None:
    s = three()
    hero(s, 0, "knight", "sword sword claw")
    hero(s, 0, "rogue", "claw")
    hold(s, 0, "healing_potion")
    top(s, "humanoid", "troll")
    explore(s, 0, "labyrinth", "knight", "rogue")
    do(s, "attach healing_potion rogue", "done", "use healing_potion rogue")
    do(s, "heal rogue claw own")
    assert reason(s, "heal knight claw own") == "one-hero" and hits(s, "rogue") == 0
    do(s, "unheal rogue claw own", "heal knight claw own", "heal knight sword own")
    assert hits(s, "rogue") == 1 and reason(s, "heal knight claw own") == "picked"  # there is one of these
    assert reason(s, "heal knight sword own") == "hits-enough"  # there is another one, but the potion removes two
    do(s, "done")
    assert hits(s, "knight") == 1 and len(told(s, "unhurt")) == 2
    assert problems(s) == []


@rule("KZ-ITM-01")
def test_two_hits_on_a_monster_are_chosen_together() -> None:
    s = three()
    hero(s, 0, "knight")
    hold(s, 0, "holy_water")
    top(s, "undead", "mummy")  # Flame, Sword, Sword
    explore(s, 0, "old_crypt", "knight")
    do(s, "attach holy_water knight", "done", "use holy_water knight")
    do(s, "wound flame", "wound sword", "unwound flame", "wound sword")
    assert s.trip is not None and s.trip.foe_hits == packed("sword sword") and not told(s, "foe-hit")
    do(s, "done")
    assert s.trip.foe_hits == packed("sword sword") and len(told(s, "foe-hit")) == 2


# -- trade


@rule("KZ-RUL-37")
def test_a_side_of_a_trade_lies_open_only_when_it_is_confirmed() -> None:
    s = three()
    s.trade = True
    hold(s, 0, "orc", "goblin", "goblin", "buckler")
    act(s, 0)
    do(s, "trade traders")
    views = [GAME.view(s, seat) for seat in (1, 2, SPECTATOR)]
    do(s, "give buckler", "gold 2", "give goblin", "give goblin")
    assert reason(s, "gold 1") == "gold-laid" and reason(s, "give goblin") == "picked" and reason(s, "give troll") == "not-held"
    do(s, "ungive goblin", "ungold 2", "gold 1")
    assert [GAME.view(s, seat) for seat in (1, 2, SPECTATOR)] == views
    assert GAME.view(s, 0)["trade"]["cards"] == ["goblin", "buckler"] and GAME.view(s, 0)["trade"]["gold"] == 1
    do(s, "done")
    assert GAME.view(s, 1)["trade"]["cards"] == ["goblin", "buckler"]
    hidden = GAME.view(s, 1)["guilds"][0]["hand"]["humanoid"]
    assert sorted(hidden, key=str) == sorted([None, None, "goblin"], key=str)  # one Goblin and the Orc are still secret
    do(s, "done")  # a gift
    do(s, "accept")
    assert held(s, 1, "humanoid") == ["goblin"] and held(s, 0, "humanoid") == ["orc", "goblin"] and s.gold[1] == 6


@rule("KZ-RUL-37")
def test_a_proposal_of_nothing_is_none() -> None:
    s = three()
    s.trade = True
    act(s, 0)
    do(s, "trade traders", "gold 1", "ungold 1", "done")
    assert told(s, "no-trade") and asked(s).seat == 0 and offered(s, "trade") == []
    assert reason(s, "trade arcane") == "has-traded"
    do(s, "pass", "trade heroic", "gold 2", "done", "refuse")
    assert s.gold == [2, 5, 4]
