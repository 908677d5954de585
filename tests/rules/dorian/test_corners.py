"""Corners of rules: what is removed or silenced, limits, who is meant and who is not."""

import pytest

from greathall.core import engine
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import EVENTS, OUTCOME, STARS
from greathall.games.dorian.rules.aftermath import Aftermath
from greathall.games.dorian.rules.arithmetic import reasons, targets
from greathall.games.dorian.rules.battle import new_battle
from greathall.games.dorian.rules.final_battle import FinalBattle
from greathall.games.dorian.rules.queries import card_of
from greathall.games.dorian.rules.state import ATTACKERS_WON, DEFENDERS_WON, TALLIES, WIN_SIEGE, Battle, Dorian
from greathall.games.dorian.rules.targeting import enter, leave
from greathall.games.dorian.rules.triggers import fire_activated, fire_reveal
from greathall.games.dorian.words import (
    ATTACKING,
    DEFENDING,
    FIELD,
    HAND,
    NONE,
    RESTORE,
    SIEGE,
    SILENCED,
    SUPPORTING,
)
from support import rule

from .kingdom import (
    activate,
    answer,
    asked,
    besiege,
    city,
    defence_top,
    event,
    event_next,
    hand,
    hand_of,
    influence,
    kinds,
    kingdom,
    next_round,
    objective_top,
    objectives,
    objectives_of,
    offers,
    options,
    pass_turns,
    pile_of,
    place_of,
    preparation,
    question,
    refused,
    select,
    settle,
    sound,
    stand,
    target,
    told,
    treasure_top,
    upgrade_top,
)


def fight(s: Dorian) -> Battle:
    assert s.battle is not None
    return s.battle


def number(s: Dorian, slug: str) -> int:
    """The number of a card in the battle."""
    return next(i for i, card in enumerate(fight(s).card) if card_of(s, card).slug == slug)


def army(s: Dorian, *slugs: str, against: tuple[str, ...] = ("worker",), place: str = "gates_of_kinara") -> Dorian:
    """Salazar besieges with these cards, Nazul defends with those; all cards are revealed."""
    influence(s, 0, place)
    for seat in range(s.seats):
        hand(s, seat)
    hand(s, 0, *slugs)
    hand(s, 1, *against)
    defence_top(s, "all_quiet")
    besiege(s, 0, place, {1: "defence stays"})
    return select(s)


def ended(
    s: Dorian,
    roles: dict[int, int],
    place: str = "gates_of_kinara",
    kind: int = SIEGE,
    result: int = ATTACKERS_WON,
    played: int = 1,
    magic: int = 0,
) -> Dorian:
    """A battle that has just been reckoned; what follows is settled in a dull way."""
    attacker = next(seat for seat, role in roles.items() if role == ATTACKING)
    influence(s, attacker, place)
    b = new_battle(s, kind, place_of(place), attacker, NONE if kind == SIEGE else next(o for o in roles if o != attacker))
    b.order = sorted(roles, key=lambda seat: roles[seat])
    b.roles = [roles.get(seat, 0) for seat in range(s.seats)]
    b.joined = 1 << attacker
    b.seals, b.spares = [], []
    b.played = [played if seat in roles else 0 for seat in range(s.seats)]
    b.totals = [magic if power == 2 and seat in roles else 0 for seat in range(s.seats) for power in range(3)]
    b.result = result
    s.battle = b
    s.call(Aftermath())
    engine.run(s)
    return settle(s)


# -- cards that left or lost their Abilities


@rule("DO-R-47", "DO-R-91")
def test_sorga_counts_cards_that_were_removed_and_those_that_came_back() -> None:
    s = army(kingdom(), "sorga_blackteeth", "night_runner", "worker", "bryr_druid", against=("silent_blade", "worker"))
    b = fight(s)

    def sorga() -> int:
        return sum(row[4] for row in reasons(s, b, 0) if row[1] == "ability")

    assert b.played[0] == 4 and sorga() == 8
    leave(s, b, number(s, "night_runner"), RESTORE)
    leave(s, b, number(s, "garlock_worker_salazar"), HAND)
    assert sorga() == 8, "cards that were removed still count"
    again = next(card for card in s.restore[0] if card_of(s, card).slug == "night_runner")
    s.restore[0].remove(again)
    enter(s, b, 0, again)
    assert sorga() == 10, "a card that is played a second time counts twice"
    leave(s, b, number(s, "sorga_blackteeth"), RESTORE)
    assert sorga() == 0


@rule("DO-SPC-07", "DO-SPC-11")
@pytest.mark.parametrize("silenced", [True, False])
def test_a_silenced_card_cannot_be_kept(silenced: bool) -> None:
    s = army(kingdom(), "night_runner", "fire_storm", "poisoner", against=("hex_witch", "worker"))
    answer(s, "done")
    assert asked(s) == 1
    if silenced:
        activate(s, "hex_witch")
        target(s, "night_runner")
        assert fight(s).flags[number(s, "night_runner")] & SILENCED
    else:
        answer(s, "done")
    if silenced:
        assert question(s).prompt != "keep"
    else:
        assert question(s).prompt == "keep" and asked(s) == 0
        answer(s, "take-back night_runner")
    settle(s)
    assert ("night_runner" in hand_of(s, 0)) == (not silenced)
    assert ("night_runner" in pile_of(s, 0)) == silenced


@rule("DO-SPC-07", "DO-SPC-10")
def test_a_silenced_card_guards_nothing() -> None:
    s = army(kingdom(), "illusionist", "fire_storm", against=("silent_blade", "nina_twinblade"))
    b = fight(s)
    guard = number(s, "illusionist")
    spec = 3 | 15 << 6 | 1 << 12  # any card of a player one battles
    assert guard not in targets(s, b, 1, spec, 0)
    b.flags[guard] |= SILENCED
    assert guard in targets(s, b, 1, spec, 0)


@rule("DO-SPC-08", "DO-R-91")
def test_a_trigger_fires_as_often_as_its_limit() -> None:
    s = army(kingdom(), "poisoner", "silent_blade", "fire_storm", against=("the_grey_widow", "worker"))
    b = fight(s)
    widow = number(s, "the_grey_widow")
    for times in range(1, 7):
        fire_activated(s, 0)
        engine.run(s)
        assert b.fired[widow] == b.bank[3 * 1] == min(times, 4), "four times at the most"
    assert b.bank[3 * 1 : 3 * 1 + 3] == [4, 0, 0] and not b.bank[0]
    leave(s, b, widow, RESTORE)
    card = next(card for card in s.restore[1] if card_of(s, card).slug == "the_grey_widow")
    s.restore[1].remove(card)
    again = enter(s, b, 1, card)
    fire_activated(s, 0)
    engine.run(s)
    assert b.fired[again] == 1 and b.bank[3] == 5, "a card that comes back triggers afresh"


@rule("DO-SPC-08")
def test_a_trigger_without_a_number_fires_once() -> None:
    s = army(kingdom(), "cloaktown_lookout", "fire_storm", "worker", against=("poisoner", "worker", "worker"))
    b = fight(s)
    if question(s).prompt == "exhaust":
        answer(s, offers(s, "target")[0])
    lookout = number(s, "cloaktown_lookout")
    assert b.fired[lookout] == 1
    before = len(s.frames)
    fire_reveal(s, lookout)
    assert len(s.frames) == before and b.fired[lookout] == 1


@rule("DO-RES-11")
def test_an_ability_steals_from_one_player_one_battles() -> None:
    s = kingdom()
    influence(s, 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
        s.camp[3 * seat : 3 * seat + 3] = [1, 0, 0]
    hand(s, 0, "vertash_thorngage", "fire_storm")
    for seat in (1, 2, 3):
        hand(s, seat, "worker")
    defence_top(s, "all_quiet")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays", 2: "defence stays", 3: "attack stays"})
    select(s)
    activate(s, "vertash_thorngage")
    assert offers(s, "rob") == ["rob 1 dark_essence camp", "rob 2 dark_essence camp"]  # not from an ally
    answer(s, "rob 1 dark_essence camp")
    assert refused(s, "rob 2 dark_essence camp") == ["DO-RES-11"] and options(s) == ["done"]
    answer(s, "done", "take dark_essence pool")
    assert [s.camp[3 * seat] for seat in range(4)] == [1, 0, 1, 1]


# -- Events 17 to 20


@rule("DO-RND-07", "DO-PRE-08", "DO-PRE-09")
@pytest.mark.parametrize(("slug", "worker", "supervisor"), [("garlock_surplus", 2, 3), ("garlock_strike", 1, 1), ("", 1, 2)])
def test_events_change_what_a_garlock_takes(slug: str, worker: int, supervisor: int) -> None:
    for card, n in (("worker", worker), ("supervisor", supervisor)):
        s = kingdom()
        preparation(s, 0)
        if slug:
            event(s, slug)
        hand(s, 0, card)
        city(s, "de1", "ds1", "mc1", "de2", "ds2")
        answer(s, next(text for text in options(s) if text.startswith("garlock")))
        assert question(s).prompt == "pick" and question(s).about[0] == n
        answer(s, *["pick de1", "pick ds1", "pick mc1"][:n])
        if n > 1:
            answer(s, "done")
        answer(s, "take-rest pool" if n > 1 else offers(s, "take")[-1])
        assert len(s.city) == 5 and sum(s.pool[:3]) == n
        sound(s)


@rule("DO-RND-05", "DO-RND-06", "DO-RND-08")
@pytest.mark.parametrize(("slug", "mines"), [("rich_veins", [5, 3, 4]), ("cave_in", [1, 1, 1]), ("garlock_strike", [3, 1, 2])])
def test_events_about_mines(slug: str, mines: list[int]) -> None:
    s = kingdom()
    s.mines = [2, 0, 1]
    event_next(s, slug)
    next_round(s)
    gained = 0
    while question(s).prompt == "place":
        assert question(s).about[0] == 1
        answer(s, "take dark_essence pool")
        gained += 1
    assert s.mines == mines and gained == (0 if slug == "rich_veins" else 4)  # 1 Resource more for each mine comes after


@rule("DO-RND-06")
def test_what_events_17_to_20_are_made_of() -> None:
    by_slug = {card.slug: card for card in EVENTS}
    assert [by_slug[slug].id for slug in ("garlock_surplus", "garlock_strike", "rich_veins", "cave_in")] == [
        "E17", "E18", "E19", "E20",
    ]  # fmt: skip
    assert len(by_slug["garlock_surplus"].flags) == 1 and not by_slug["garlock_surplus"].now
    assert not by_slug["rich_veins"].flags and [who for who, _, _ in by_slug["rich_veins"].now] == ["board"]
    assert [who for who, _, _ in by_slug["cave_in"].now] == ["board", "all"]


# -- IP of supporters


GOAL = 20


def capped(**more: object) -> Dorian:
    s = kingdom(no_win_by_support=True, **more)  # type: ignore[arg-type]
    assert s.settings.goal == GOAL or more
    return s


@rule("DO-WIN-07", "DO-WIN-08", "DO-R-59", "DO-R-90")
def test_the_cap_covers_table_event_treasure_and_objective() -> None:
    s = capped(objectives="on")
    objectives(s, 1, "faithful_ally", "patience")
    s.tally[TALLIES * 1 + WIN_SIEGE + SUPPORTING - 1] += 1  # one siege supported already
    event(s, "every_blade_counts")
    treasure_top(s, "royal_seal")
    upgrade_top(s, 1, "nightcloak")
    s.ip = [3, GOAL - 2, 0, 0]
    log = told(s)
    ended(s, {0: ATTACKING, 1: SUPPORTING}, place="vale_city")
    assert "faithful_ally" not in objectives_of(s, 1) and s.turned[1], "the Objective is turned in"
    assert s.ip[1] == GOAL - 1 and s.outcome is None
    assert len([e for e in log if e.kind == "drew-upgrade" and e.seat == 1]) == 1, "everything else is received"
    assert s.ip[0] > 3


@rule("DO-R-90", "DO-WIN-07")
@pytest.mark.parametrize("part", ["table", "event", "treasure", "objective"])
def test_each_part_alone_is_capped(part: str) -> None:
    """Without the cap each of these would bring the supporter to the goal."""
    for cap in (True, False):
        s = kingdom(no_win_by_support=cap, objectives="on")
        objectives(s, 1, "faithful_ally", "patience")
        treasure_top(s, "casket_of_crystals")
        place, before = "gates_of_kinara", GOAL - 1
        if part == "event":
            event(s, "every_blade_counts")
            before = GOAL - 2
        elif part == "treasure":
            treasure_top(s, "royal_seal")
            place, before = "vale_city", GOAL - 1
        elif part == "objective":
            s.tally[TALLIES * 1 + WIN_SIEGE + SUPPORTING - 1] += 1
            before = GOAL - 3
        s.ip = [0, before, 0, 0]
        ended(s, {0: ATTACKING, 1: SUPPORTING}, place=place)
        assert (s.outcome is None) == cap and (s.ip[1] == GOAL - 1 if cap else s.ip[1] >= GOAL), part


@rule("DO-R-59", "DO-R-90")
@pytest.mark.parametrize("role", [ATTACKING, DEFENDING])
def test_only_supporters_are_capped(role: int) -> None:
    s = capped()
    seat = 0 if role == ATTACKING else 1
    s.ip = [GOAL - 1 if other == seat else 0 for other in range(4)]
    ended(s, {0: ATTACKING, 1: DEFENDING}, result=ATTACKERS_WON if role == ATTACKING else DEFENDERS_WON)
    assert s.outcome is not None and s.outcome.places[seat] == 1


@rule("DO-R-90", "DO-FLD-15")
def test_a_supporter_in_the_field_is_capped_too() -> None:
    s = capped(field_battles="on")
    s.ip = [0, GOAL - 1, 0, 0]
    ended(s, {0: ATTACKING, 1: SUPPORTING, 2: DEFENDING}, kind=FIELD)
    assert s.ip[1] == GOAL - 1 and s.ip[0] == 1 and s.outcome is None


@rule("DO-R-90", "DO-TEA-04")
def test_supporting_a_team_mate_is_not_capped() -> None:
    off = {"objectives": "off", "field_battles": "off", "permission": "off"}
    for mate in (2, 1):  # seats 0 and 2 are a team
        s = kingdom(4, teams="2v2", no_win_by_support=True, length="average", **off)
        goal = s.settings.goal
        attacker, others, _ = OUTCOME[STARS[place_of("gates_of_kinara")]]
        treasure_top(s, "casket_of_crystals")
        s.ip[s.team[mate]] = goal - attacker - others if mate == 2 else goal - 1  # the supporter's IP decides
        ended(s, {0: ATTACKING, mate: SUPPORTING})
        if mate == 2:
            assert s.outcome is not None and s.outcome.reason == "goal"
        else:
            assert s.outcome is None and s.ip[s.team[1]] == goal - 1


@rule("DO-R-70", "DO-WIN-07", "DO-VAL-06")
def test_without_a_goal_there_is_no_cap() -> None:
    s = kingdom(no_win_by_support=True, vale_city=12)
    goal = s.settings.goal
    s.ip = [0, goal - 1, 0, 0]
    ended(s, {0: ATTACKING, 1: SUPPORTING})
    assert s.ip[1] == goal and s.outcome is None  # IP counts at the end, and the goal is not in force


# -- Objectives about battles


@rule("DO-OBJ-01")
@pytest.mark.parametrize(
    ("role", "kind", "played", "met"),
    [
        (ATTACKING, SIEGE, 2, True),
        (ATTACKING, SIEGE, 3, False),
        (SUPPORTING, SIEGE, 1, False),
        (DEFENDING, SIEGE, 1, False),
        (ATTACKING, FIELD, 1, False),
    ],
)
def test_the_few_is_for_the_attacker_of_a_siege(role: int, kind: int, played: int, met: bool) -> None:
    s = kingdom(objectives="on", field_battles="on")
    seat = 0 if role == ATTACKING else 1
    other = 1 - seat
    objectives(s, seat, "the_few", "patience")
    roles = {seat: role, other: ATTACKING} if role != ATTACKING else {0: ATTACKING, 1: DEFENDING}
    ended(s, roles, kind=kind, played=played, result=DEFENDERS_WON if role == DEFENDING else ATTACKERS_WON)
    assert ("the_few" not in objectives_of(s, seat)) == met
    s = kingdom(objectives="on")
    objectives(s, 0, "the_few", "patience")
    ended(s, {0: ATTACKING, 1: DEFENDING}, played=1, result=DEFENDERS_WON)
    assert "the_few" in objectives_of(s, 0)  # it must be won


@rule("DO-R-56", "DO-OBJ-03")
@pytest.mark.parametrize("slug", ["sea_of_flames", "the_few"])
def test_an_objective_drawn_after_a_battle_is_not_completed_by_it(slug: str) -> None:
    held = {"sea_of_flames": "the_few", "the_few": "sea_of_flames"}[slug]
    s = kingdom(objectives="on")
    objectives(s, 0, held, "patience")
    objective_top(s, slug, "usurper")
    treasure_top(s, "casket_of_crystals")
    influence(s, 0, "gates_of_kinara")
    b = new_battle(s, SIEGE, place_of("gates_of_kinara"), 0, NONE)
    b.order, b.roles, b.joined, b.seals, b.spares = [0, 1], [ATTACKING, DEFENDING, 0, 0], 1, [], []
    b.played, b.totals, b.result = [1, 1, 0, 0], [0, 0, 14] + [0] * 9, ATTACKERS_WON
    s.battle = b
    s.call(Aftermath())
    engine.run(s)
    while question(s).prompt != "objective":
        answer(s, next((t for t in options(s) if t.startswith(("store", "take-rest pool"))), options(s)[0]))
    log = told(s)
    answer(s, f"keep-objective {slug}")
    assert "objective" not in kinds(log) and slug in objectives_of(s, 0) and s.battle is None
    ended(s, {0: ATTACKING, 1: DEFENDING}, place="cloaktown", magic=14)
    assert slug not in objectives_of(s, 0)  # the next battle completes it


@rule("DO-R-56", "DO-OBJ-02")
def test_two_objectives_are_completed_by_one_battle() -> None:
    s = kingdom(objectives="on")
    objectives(s, 0, "sea_of_flames", "the_few")
    ended(s, {0: ATTACKING, 1: DEFENDING}, magic=14)
    assert {"sea_of_flames", "the_few"} <= {GAME.kinds["objective"].show(card) for card in s.turned[0]}


# -- who begins a Round, and what a battle comes to


@rule("DO-RND-02", "DO-TRM-01")
def test_from_its_start_a_round_is_the_first_players() -> None:
    s = kingdom()
    influence(s, 3)
    event_next(s, "master_smiths")
    next_round(s)
    seen = GAME.view(s, 0)
    assert question(s).prompt == "upgrade" and seen["turn"]["phase"] == "outside"
    assert seen["turn"]["seat"] == seen["order"][0] == s.order[0]


@rule("DO-CAL-02", "DO-SIE-18", "DO-SIE-20")
def test_the_log_gives_the_sums_of_a_siege() -> None:
    s = army(kingdom(), "fire_storm", "bryr_druid", against=("rune_carver", "worker"))
    log = told(s)
    pass_turns(s)
    sums = {e.kind: e.args for e in log if e.kind in ("attack-sum", "defence-sum")}
    b = fight(s)
    assert sums == {"attack-sum": tuple(contribution_at_end(b, 0)), "defence-sum": tuple(contribution_at_end(b, 1))}
    required = GAME.view(s, 0)["battle"]["required"]
    told_sums = [e.args for e in log if e.kind == "siege-sum"]
    assert [(have, need) for _, have, need in told_sums] == [(row["have"], row["need"]) for row in required]
    assert kinds(log).index("siege-sum") < next(i for i, kind in enumerate(kinds(log)) if kind in ("siege-won", "siege-lost"))


def contribution_at_end(b: Battle, seat: int) -> list[int]:
    return b.totals[3 * seat : 3 * seat + 3]


@rule("DO-CAL-02", "DO-FLD-10")
def test_the_log_gives_the_sums_of_a_field_battle() -> None:
    s = kingdom(field_battles="on")
    influence(s, 0, "grimshire")
    for seat in range(4):
        hand(s, seat)
    stand(s, 1, "grimshire")
    hand(s, 0, "fire_storm", "worker")
    hand(s, 1, "shadow_dagger", "worker")
    log = told(s)
    answer(s, "attack 1", "fight")
    select(s)
    pass_turns(s)
    own = {e.kind: e.args for e in log if e.kind in ("attack-sum", "defence-sum")}
    assert own["attack-sum"][2] >= 4 and own["defence-sum"][0] >= 4 and len(own) == 2


@rule("DO-FIN-07")
def test_the_log_gives_the_sums_of_the_final_battle() -> None:
    s = kingdom()
    s.ip = [14, 14, 0, 0]
    s.frames = [FinalBattle([0, 1])]
    engine.run(s)
    while question(s).prompt == "put-back":
        answer(s, options(s)[0])
    log = told(s)
    select(s)
    pass_turns(s)
    assert [e.seat for e in log if e.kind == "final-sum"][:2] == [0, 1]
