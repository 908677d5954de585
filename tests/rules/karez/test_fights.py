"""Small print of encounters that planted faults had got away with: each test builds the one position in which it shows."""

from greathall.core.frame import RUN
from greathall.core.option import Menu, option
from greathall.games.karez.rules.combat import Encounter, Fight, begin_encounter
from greathall.games.karez.rules.death import Deaths
from greathall.games.karez.rules.die import FATE_CANCELLED, FIXED_DIE, kept_die, new_die
from greathall.games.karez.rules.equipment import Equip
from greathall.games.karez.rules.fight_choices import Heal, PickDice, thing_of
from greathall.games.karez.rules.gear import FIXED_SPENT, ONCE_USED, carried
from greathall.games.karez.rules.keeping import KeepDice
from greathall.games.karez.rules.queries import usable_now
from greathall.games.karez.rules.setup import lay_out
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.rules.using import offer_uses
from greathall.games.karez.rules.wounds import COVERS, HITS, hit_under_a_die, survey, ways_on
from greathall.games.karez.words import (
    CLAW,
    DONE,
    DROP,
    FLAME,
    GEAR,
    GOES_ON,
    GREEN,
    ON_REVEAL,
    OWN,
    RED,
    SKULL,
    STORE,
    SWORD,
    USE,
    WHITE,
)
from support import rule

from .table import NUMBERS, hold, packed, told

KNIGHT, ROGUE, MONK, BARD = (NUMBERS[slug] for slug in ("knight", "rogue", "monk", "bard"))


def meet(foe: str, *party: int, gear: dict[str, int] | None = None) -> tuple[Karez, Trip]:
    """A party of seat 0 has just met this foe; by card who carries it."""
    s = lay_out(3, "fights")
    s.log = []
    for number in party:
        s.give_hero(number, 0)
    held = [carried(NUMBERS[slug], bearer) for slug, bearer in (gear or {}).items()]
    trip = s.trip = Trip(seat=0, site=0, party=sorted(party), gear=held, gear_hits=[0] * len(party))
    begin_encounter(s, trip, NUMBERS[foe])
    return s, trip


# -- meeting and fleeing


@rule("KZ-FLE-01")
def test_whoever_cannot_flee_and_has_nothing_to_use_fights_at_once() -> None:
    s, _ = meet("demon_lord", KNIGHT)
    frame = Encounter(seat=0)
    s.frames[:] = [frame]
    assert frame.advance(s) == RUN and frame.at == 1
    assert len(s.frames) == 2 and isinstance(s.frames[-1], Fight)


@rule("KZ-FLE-02")
def test_who_flees_is_asked_which_card_he_gives_up() -> None:
    s, _ = meet("orc", KNIGHT, ROGUE, gear={"buckler": ROGUE, "long_sword": KNIGHT})
    menu = Menu()
    Encounter(seat=0, at=2).offer(s, 0, menu)
    assert (menu.rule, menu.prompt) == ("KZ-FLE-02", "drop")
    assert menu.options == [option(DROP, NUMBERS["long_sword"], KNIGHT), option(DROP, NUMBERS["buckler"], ROGUE)]


@rule("KZ-SLN-02")
def test_only_what_the_dying_hero_carries_himself_saves_him() -> None:
    _, trip = meet("orc", KNIGHT, ROGUE, gear={"amulet_of_life": ROGUE, "buckler": KNIGHT})
    assert Deaths(seat=0, hero=KNIGHT, at=1).saviours(trip) == []
    assert Deaths(seat=0, hero=ROGUE, at=1).saviours(trip) == [NUMBERS["amulet_of_life"]]


# -- equipment


@rule("KZ-PAR-03")
def test_what_is_to_be_carried_is_listed_by_card_wherever_it_lies_in_the_hand() -> None:
    s, _ = meet("orc", KNIGHT, BARD)
    hold(s, 0, "plate_armour", "buckler", "long_sword")
    equip = Equip(seat=0)
    for slug, bearer in (("plate_armour", KNIGHT), ("long_sword", BARD), ("buckler", KNIGHT)):
        equip.put(s, NUMBERS[slug] << 4 | bearer)
    assert equip.held(s) == [
        NUMBERS["long_sword"] << 4 | BARD, NUMBERS["buckler"] << 4 | KNIGHT, NUMBERS["plate_armour"] << 4 | KNIGHT,
    ]  # fmt: skip


@rule("KZ-ITM-01", "KZ-ITM-03")
def test_a_hit_on_equipment_alone_can_be_healed() -> None:
    s, trip = meet("orc", KNIGHT, ROGUE, gear={"leather_armour": ROGUE, "healing_potion": KNIGHT})
    assert usable_now(s, trip, ON_REVEAL) == []
    trip.gear_hits[trip.party.index(ROGUE)] = packed("claw")
    assert usable_now(s, trip, ON_REVEAL) == [carried(NUMBERS["healing_potion"], KNIGHT)]
    assert Heal(seat=0, number=2).left(s) == [ROGUE << 3 | CLAW << 1 | GEAR]
    s.hero_hits[KNIGHT] = packed("flame")
    assert Heal(seat=0, number=2).left(s) == [KNIGHT << 3 | FLAME << 1 | OWN, ROGUE << 3 | CLAW << 1 | GEAR]


@rule("KZ-RUL-53")
def test_search_is_told_what_may_be_used_and_no_reasons() -> None:
    s, trip = meet("orc", KNIGHT, gear={"smoke_bomb": KNIGHT, "strength_potion": KNIGHT})
    for why in (False, True):
        menu = Menu(why=why)
        offer_uses(s, trip, ON_REVEAL, menu)
        assert menu.options == [option(USE, NUMBERS["smoke_bomb"], KNIGHT)]
        assert (len(menu.refusals), len(menu.whole)) == ((1, 1) if why else (0, 0))


# -- dice


def turning(face: int, colour: int, number: int = 1, whose: int = 0, fixed: bool = False) -> PickDice:
    """The Knight's card does something to dice."""
    return PickDice(seat=0, colour=colour, number=number, whose=whose, bearer=KNIGHT, face=face, fixed=fixed)


@rule("KZ-ITM-03", "KZ-RUL-52")
def test_why_a_die_cannot_be_turned() -> None:
    axe = turning(SWORD, RED)
    dice = {
        "": new_die(CLAW, RED, KNIGHT), "die-fixed": new_die(CLAW, RED, KNIGHT, FIXED_DIE),
        "die-of-other": new_die(CLAW, RED, ROGUE), "shows-it-already": new_die(SWORD, RED, KNIGHT),
        "other-colour": new_die(CLAW, GREEN, KNIGHT), "die-settled": new_die(CLAW, RED, KNIGHT) | FATE_CANCELLED << 12,
    }  # fmt: skip
    reasons = [axe.why_not_die(die) for die in dice.values()]
    assert [why.reason if why else "" for why in reasons] == list(dice)


@rule("KZ-ITM-03", "KZ-RUL-52")
def test_of_dice_that_look_alike_the_one_of_the_right_colour_gives_the_reason() -> None:
    s, trip = meet("orc", KNIGHT)
    trip.dice = [new_die(CLAW, GREEN, KNIGHT), new_die(CLAW, RED, KNIGHT, FIXED_DIE)]
    why = turning(SWORD, RED).why_not(s, thing_of(trip.dice[0]))
    assert why is not None and (why.rule, why.reason) == ("KZ-RUL-52", "die-fixed")
    trip.dice.reverse()
    why = turning(SWORD, RED).why_not(s, thing_of(trip.dice[0]))
    assert why is not None and why.reason == "die-fixed"


@rule("KZ-ITM-03")
def test_a_die_that_is_rolled_again_is_told_with_colour_face_and_owner() -> None:
    s, trip = meet("orc", KNIGHT)
    trip.dice = [new_die(CLAW, GREEN, KNIGHT), new_die(SKULL, WHITE, NUMBERS["orc"])]
    shield = turning(-1, WHITE, whose=2)
    s.frames[:] = [shield]
    shield.put(s, thing_of(trip.dice[1]))
    s.rng.tape = [5]
    shield.close(s)
    assert trip.dice == [new_die(CLAW, GREEN, KNIGHT), new_die(FLAME, WHITE, NUMBERS["orc"])]
    assert [event.args for event in told(s, "die")] == [(WHITE, FLAME, NUMBERS["orc"])]


@rule("KZ-ITM-03")
def test_a_cancelled_die_is_told_with_face_and_owner() -> None:
    s, trip = meet("orc", KNIGHT)
    trip.dice = [new_die(SKULL, WHITE, NUMBERS["orc"])]
    scroll = turning(FATE_CANCELLED * 16, WHITE, number=2, whose=2, fixed=True)
    s.frames[:] = [scroll]
    scroll.put(s, thing_of(trip.dice[0]))
    scroll.close(s)
    assert trip.dice == [new_die(SKULL, WHITE, NUMBERS["orc"]) | FATE_CANCELLED << 12]
    assert [event.args[:2] for event in told(s, "cancelled")] == [(SKULL, NUMBERS["orc"])]


@rule("KZ-ABS-03", "KZ-RUL-22")
def test_a_green_die_finds_points_of_equipment_and_none_where_another_is_to_lie() -> None:
    s, trip = meet("orc", KNIGHT, ROGUE, gear={"leather_armour": ROGUE})
    keep = KeepDice(seat=0)
    s.hero_hits[ROGUE] = packed("claw")
    s.hero_hits[KNIGHT] = packed("claw")
    assert keep.places(s, CLAW) == [ROGUE]  # only his armour is left
    assert keep.places(s, SWORD) == [KNIGHT, ROGUE]
    trip.placed = [SWORD << 8 | ROGUE << 4 | ROGUE, SWORD << 8 | ROGUE << 4 | KNIGHT]
    assert keep.places(s, SWORD) == [KNIGHT]  # he has two of them
    assert keep.places(s, CLAW) == [ROGUE]
    trip.placed = [CLAW << 8 | ROGUE << 4 | ROGUE]
    assert keep.places(s, CLAW) == []


@rule("KZ-ABS-03")
def test_only_people_are_told_why_a_die_cannot_be_kept() -> None:
    s, trip = meet("orc", ROGUE)
    trip.dice = [new_die(SWORD, GREEN, ROGUE)]
    for why in (False, True):
        menu = Menu(why=why)
        KeepDice(seat=0).offer(s, 0, menu)
        assert menu.options == [option(STORE, SWORD, ROGUE, ROGUE), option(DONE)]
        assert [refusal.reason for refusal in menu.whole] == (["not-picked", "not-in-party"] if why else [])


@rule("KZ-ABS-03", "KZ-HIT-04")
def test_more_white_dice_than_points_begin_with_the_cover() -> None:
    s, trip = meet("ogre", ROGUE)  # one skull point, and a green die lies on it
    trip.kept = [kept_die(SKULL, ROGUE, ROGUE)]
    for white in (1, 2, 3):
        trip.dice = [new_die(SKULL, WHITE, NUMBERS["ogre"])] * white
        assert ways_on(s, trip, SKULL, white, 0) == [COVERS + ROGUE]
    trip.kept = []
    assert ways_on(s, trip, SKULL, 3, 0) == [HITS + 2 * ROGUE + 1]


@rule("KZ-RUL-22")
def test_a_kept_die_may_lie_on_a_point_of_equipment_while_his_own_is_hit() -> None:
    s, trip = meet("ogre", ROGUE, gear={"leather_armour": ROGUE})  # two claw points: his own and the armour's
    trip.dice = [new_die(CLAW, WHITE, NUMBERS["ogre"])] * 2
    trip.kept = [kept_die(CLAW, ROGUE, ROGUE)]
    s.hero_hits[ROGUE] = packed("claw")
    trip.placed = [CLAW << 6 | HITS + 2 * ROGUE + 1 - OWN]
    assert hit_under_a_die(s, trip, CLAW) == -1
    trip.gear_hits[0] = packed("claw")  # nothing is vacant any more, and the die still lies there
    assert hit_under_a_die(s, trip, CLAW) == ROGUE
    assert survey(s, trip, CLAW) == [1 << 6 | COVERS + ROGUE]  # one die can stop one


@rule("KZ-ITM-04", "KZ-DIC-03")
def test_nothing_of_an_encounter_is_left_in_the_next_one() -> None:
    s, trip = meet("orc", KNIGHT, gear={"throwing_axe": KNIGHT})
    trip.cycle, trip.round, trip.spent, trip.once, trip.hasted, trip.boosts, trip.skip = 2, 1, 1, 1, 1, 2, 1
    trip.foe_hits, trip.dice, trip.kept, trip.outcome = 1, [1], [1], 1
    trip.gear[0] |= ONCE_USED | FIXED_SPENT
    begin_encounter(s, trip, NUMBERS["orc"])
    assert (trip.cycle, trip.round, trip.spent, trip.once, trip.hasted, trip.boosts, trip.skip) == (0,) * 7
    assert (trip.foe_hits, trip.dice, trip.kept, trip.outcome) == (0, [], [], GOES_ON)
    assert trip.gear == [carried(NUMBERS["throwing_axe"], KNIGHT)]
