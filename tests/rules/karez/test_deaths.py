"""Dead Heroes: the Cemetery, the burial, equipment, what saves a life."""

from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import DEAD, NOBODY, TOWN
from support import rule

from .table import (
    NUMBERS,
    alive,
    asked,
    build,
    discarded,
    do,
    explore,
    hero,
    hits,
    hold,
    offered,
    rolls,
    three,
    told,
    top,
)


def dying(s: Karez, slug: str = "rogue", *gear: str, level: int = 0) -> Trip:
    """Seat 0's Hero meets an Arrow Trap with only his sword vacant; it is rolled by `die`."""
    wounds = {"rogue": "claw skull", "knight": "sword claw flame", "archer": "claw flame"}[slug]
    hero(s, 0, slug, wounds, attack=level)
    cards = sorted((*gear, "scroll_disarming"), key=lambda card: NUMBERS[card])
    hold(s, 0, *cards)
    top(s, "trap", "arrow_trap")
    explore(s, 0, "flooded_cellar", slug)
    for card in cards:
        do(s, f"attach {card} {slug}")
    do(s, "done")
    trip = s.trip
    assert trip is not None
    return trip


def die(s: Karez, green: str = "flame") -> None:
    """Roll the Trap: one sword hits."""
    do(s, "roll", dice=rolls(f"{green} sword flame flame".strip()))


@rule("KZ-CEM-01", "KZ-RUL-49")
def test_without_a_cemetery_a_dead_hero_is_discarded() -> None:
    s = three()
    dying(s, level=1)
    assert s.attack_tokens == 9
    die(s)
    assert s.hero_seat[NUMBERS["rogue"]] == NOBODY and discarded(s, "hero") == ["rogue"]
    assert s.attack_tokens == 10
    assert told(s, "failed")


@rule("KZ-CEM-02", "KZ-RUL-13")
def test_the_burial_costs_a_fee_and_a_token() -> None:
    for keep in (True, False):
        s = three()
        s.karez = TOWN
        build(s, 1, "cemetery")
        dying(s)
        tokens = s.tokens[0]
        die(s)
        assert offered(s) == ["bury rogue", "discard rogue"]
        assert s.gold[:2] == [1, 6] and s.tokens[0] == tokens - 1
        do(s, "bury rogue" if keep else "discard rogue")
        assert s.gold[:2] == [1, 6]
        assert s.tokens[0] == tokens + (0 if keep else 1)  # and the exploration's token is back, too
        assert (s.hero_status[NUMBERS["rogue"]] == DEAD) == keep
        assert (discarded(s, "hero") == ["rogue"]) != keep


@rule("KZ-CEM-03")
def test_equipment_is_lost_with_its_bearer() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    dying(s, "rogue", "throwing_axe")
    die(s)
    do(s, "bury rogue")
    assert discarded(s, "item") == ["throwing_axe"] and discarded(s, "instant") == ["scroll_disarming"]


@rule("KZ-CEM-04")
def test_a_kept_hero_keeps_his_level_ups() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    dying(s, level=2)
    die(s)
    do(s, "bury rogue")
    assert s.hero_attack[NUMBERS["rogue"]] == 2 and s.attack_tokens == 8
    assert not alive(s, "rogue")


@rule("KZ-CEM-06", "KZ-CEM-05")
def test_one_token_serves_all_dead_heroes() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    s.hero_status[hero(s, 0, "wizard")] = DEAD
    s.graves = 1
    s.tokens[0] -= 1
    dying(s)
    tokens = s.tokens[0]
    die(s)
    assert s.gold[0] == 1 and s.tokens[0] == tokens  # the fee again, no second token
    do(s, "bury rogue")
    assert s.graves == 1 and s.tokens[0] == tokens + 1


@rule("KZ-CEM-07")
def test_who_cannot_give_both_pays_nothing() -> None:
    for gold, tokens in ((0, 4), (3, 0)):
        s = three()
        s.karez = TOWN
        build(s, 1, "cemetery")
        dying(s)
        s.gold[0] = gold
        for number in range(s.tokens[0] - tokens):
            build(s, 0, ("granary", "temple", "library", "menagerie", "blacksmith")[number])
        die(s)
        assert s.gold[:2] == [gold, 5] and discarded(s, "hero") == ["rogue"]
    s = three()
    s.karez = TOWN
    build(s, 0, "cemetery")
    s.gold[0] = 0
    dying(s)
    tokens = s.tokens[0]
    die(s)
    do(s, "bury rogue")  # the owner pays nothing and needs no token
    assert (s.gold[0], s.tokens[0], s.graves) == (0, tokens + 1, 0)
    s = three()
    build(s, 1, "cemetery")  # but Karez is a Village: it buries nobody
    dying(s)
    die(s)
    assert discarded(s, "hero") == ["rogue"]


@rule("KZ-RUL-64")
def test_several_dead_heroes_in_the_order_their_master_likes() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    s.gold[0] = 1
    hero(s, 0, "archer", "claw flame")
    hero(s, 0, "rogue", "claw skull")
    hold(s, 0, "scroll_disarming")
    top(s, "trap", "arrow_trap")
    explore(s, 0, "flooded_cellar", "rogue", "archer")
    do(s, "attach scroll_disarming rogue", "done")
    do(s, "roll", dice=rolls("flame sword sword flame"))
    assert asked(s).prompt == "who-dies-first" and offered(s) == ["fall rogue", "fall archer"]
    do(s, "fall archer", "bury archer")  # there is gold for one
    assert s.hero_status[NUMBERS["archer"]] == DEAD and discarded(s, "hero") == ["rogue"]


@rule("KZ-ITM-01", "KZ-RUL-64")
def test_a_card_may_save_the_dying() -> None:
    s = three()
    dying(s, "knight", "amulet_of_life")
    do(s, "roll", dice=rolls("sword sword flame"))
    assert offered(s) == ["save amulet_of_life knight", "fall knight"]
    do(s, "save amulet_of_life knight")
    assert offered(s) == ["heal knight sword own", "heal knight claw own", "heal knight flame own"]
    do(s, "heal knight claw own")
    assert alive(s, "knight") and hits(s, "knight") == 3 and discarded(s, "item") == ["amulet_of_life"]
    s = three()
    dying(s, "knight", "elixir_of_life")
    do(s, "roll", dice=rolls("sword sword flame"))
    do(s, "save elixir_of_life knight")
    assert hits(s, "knight") == 0
    s = three()
    dying(s, "knight", "elixir_of_life")
    do(s, "roll", dice=rolls("sword sword flame"))
    do(s, "fall knight")
    assert not alive(s, "knight")
