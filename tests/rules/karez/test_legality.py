"""Why something is not offered: the rule, and the fact that a person would expect to hear."""

import pytest

from greathall.games.karez.cards.catalogue import JOB_SLUGS
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import CITY, TOWN
from support import rule

from .table import (
    act,
    adventure,
    asked,
    build,
    do,
    explore,
    hero,
    hold,
    offered,
    on_sale,
    reason,
    refused,
    table,
    three,
    top,
    why,
)


def said(s: Karez, answer: str) -> tuple[str, str]:
    """Rule and fact."""
    refusal = refused(s, answer)
    assert refusal is not None
    return refusal.rule, refusal.reason


@rule("KZ-WRK-01", "KZ-WRK-02", "KZ-WRK-03")
def test_an_adventurer_is_refused_for_his_own_reasons() -> None:
    s = three()
    s.adventurers, s.bank_adventurers = 0, 8
    act(s, 0)
    assert said(s, "adventurer garrison_pay") == ("KZ-WRK-01", "no-adventurer")
    assert "citizen garrison_pay" in offered(s)
    assert said(s, "adventurer trade") == ("KZ-BLD-04", "no-adventurer-job")
    assert said(s, "citizen hire") == ("KZ-BLD-04", "no-citizen-job")
    assert said(s, "adventurer forge") == ("KZ-CON-01", "not-built")
    assert said(s, "adventurer open_stock") == said(s, "citizen open_stock") == ("KZ-WRK-03", "owner-only")
    assert said(s, "adventurer serve_guests") == ("KZ-BLD-07", "neutral-owner")
    do(s, "citizen drill", "leave")
    assert said(s, "adventurer drill") == said(s, "citizen drill") == ("KZ-WRK-02", "occupied")


@rule("KZ-WCH-04", "KZ-VAR-04")
def test_the_second_of_two_equal_places() -> None:
    s = table("heroic", "builders", "traders", "public")
    assert said(s, "citizen watch_2") == ("KZ-WCH-04", "equal-place")
    do(s, "citizen watch_1")
    assert "citizen watch_2" in offered(s) and said(s, "citizen watch_1") == ("KZ-WRK-02", "occupied")
    act(s, 0)
    assert said(s, "citizen watch_2") == ("KZ-WCH-04", "watch-used")
    s = table("heroic", "traders")
    do(s, "citizen watch_1")
    act(s, 0)
    assert "citizen watch_2" in offered(s)


@rule("KZ-WRK-09", "KZ-WRK-06")
def test_costs_come_last() -> None:
    s = three()
    s.gold[0] = 0
    act(s, 0)
    refusal = refused(s, "citizen drill")
    assert refusal is not None and (refusal.reason, refusal.need, refusal.have) == ("gold", 1, 0)
    s.tokens[0] = 0
    assert reason(s, "citizen summon") == "no-token"
    assert reason(s, "citizen drill") == "gold"  # at home no token is needed


@rule("KZ-CON-01", "KZ-CON-02", "KZ-BUY-01", "KZ-EXP-01", "KZ-EXP-02")
def test_everything_on_the_board_has_its_reason() -> None:
    s = three()
    s.karez = TOWN
    hero(s, 0, "knight")
    hero(s, 1, "rogue", "claw")
    adventure(s, "wolf_den")
    on_sale(s, "market", "elixir_of_life")
    s.gold[0] = 2
    act(s, 0)
    assert said(s, "construct market") == ("KZ-CON-02", "is-built")
    assert said(s, "construct bank") == ("KZ-CON-02", "karez-too-small")
    assert said(s, "construct city_watch") == ("KZ-CON-02", "is-built")
    assert said(s, "buy market elixir_of_life") == ("KZ-BUY-03", "gold")
    assert said(s, "buy tower elixir_of_life") == ("KZ-BUY-01", "not-on-sale")
    assert said(s, "explore labyrinth") == ("KZ-EXP-01", "not-open")
    assert said(s, "attack public") == ("KZ-SET-02", "guild-absent")
    assert said(s, "attack heroic") == ("KZ-EXP-04", "own-dungeon")
    assert said(s, "rest knight") == ("KZ-HEA-04", "unhurt") and said(s, "rest rogue") == ("KZ-HEA-01", "not-your-hero")
    assert said(s, "trade arcane") == ("KZ-RUL-37", "no-trading")
    do(s, "explore wolf_den")
    act(s, 0)
    assert said(s, "explore wolf_den") == ("KZ-EXP-02", "marked-by-you")
    act(s, 1)
    assert said(s, "explore wolf_den") == ("KZ-EXP-02", "marked")


@rule("KZ-ACV-01", "KZ-ACV-09")
def test_jobs_of_others_are_not_activated() -> None:
    s = three()
    s.gold = [5, 5, 5]
    do(s, "citizen drill", "citizen garrison_pay", "adventurer open_stock", "pass", "pass", "pass")
    assert asked(s).seat == 0 and asked(s).prompt == "activate"
    assert said(s, "activate open_stock") == ("KZ-ACV-01", "reserved-by-other")
    assert said(s, "activate trade") == ("KZ-ACV-01", "no-worker-there")
    assert said(s, "pass") == ("KZ-ACV-09", "must-activate")
    assert len(JOB_SLUGS) == len(offered(s, "activate")) + sum(
        refused(s, f"activate {job}") is not None for job in JOB_SLUGS if f"activate {job}" not in offered(s)
    )


@rule("KZ-ITM-03", "KZ-ITM-04", "KZ-RUL-53")
def test_what_a_party_carries_and_cannot_use_now() -> None:
    s = three()
    hero(s, 0, "knight")
    hero(s, 0, "ranger")
    cards = ["short_sword", "throwing_axe", "amulet_of_life", "healing_potion", "scroll_sleep"]
    hold(s, 0, *cards)
    top(s, "humanoid", "troll")
    explore(s, 0, "labyrinth", "knight", "ranger")
    do(s, "attach short_sword knight", "attach throwing_axe knight", "attach scroll_sleep knight")
    do(s, "attach amulet_of_life ranger", "attach healing_potion ranger", "done")
    assert said(s, "use short_sword knight") == ("KZ-ITM-03", "works-by-itself")
    assert said(s, "use amulet_of_life ranger") == ("KZ-SLN-02", "saves-from-death")
    assert said(s, "use throwing_axe knight") == ("KZ-ITM-03", "wrong-moment")
    assert said(s, "use healing_potion ranger") == ("KZ-ITM-03", "no-target")
    assert said(s, "use ranger ranger") == ("KZ-ITM-03", "not-against-this")
    assert said(s, "use holy_water knight") == ("KZ-RUL-53", "not-carried")
    do(s, "fight")
    assert asked(s).prompt == "before-roll" and said(s, "flee") == ("KZ-FLE-06", "fight-has-begun")
    do(s, "use scroll_sleep knight")
    assert said(s, "use scroll_sleep knight") == ("KZ-RUL-53", "not-carried")


@rule("KZ-PAR-05", "KZ-RUL-66")
@pytest.mark.parametrize(("status", "fact"), [(1, "hero-rests"), (2, "hero-used"), (4, "hero-dead"), (0, "all-points-hit")])
def test_why_a_hero_stays_at_home(status: int, fact: str) -> None:
    s = three()
    rogue = hero(s, 0, "rogue", "sword claw skull" if not status else "")
    hero(s, 0, "knight")
    hero(s, 0, "bard")
    hero(s, 1, "wizard")
    adventure(s, "labyrinth")
    act(s, 0)
    do(s, "explore labyrinth")
    s.hero_status[rogue] = status
    if status == 4:
        s.graves, s.tokens[0] = 1, s.tokens[0] - 1
    do(s, "pass", "pass", "pass")
    assert asked(s).prompt == "party"
    assert said(s, "join rogue") == ("KZ-PAR-05", fact) and said(s, "join wizard") == ("KZ-PAR-03", "not-your-hero")


@rule("KZ-CIT-05")
def test_buildings_above_karez_are_out_of_service() -> None:
    s = three()
    build(s, 0, "palace")
    s.valor[0] = 1
    act(s, 0)
    assert why(s, "citizen royal_audience") == ["KZ-CIT-05"]
    s.karez = CITY
    act(s, 0)
    assert "citizen royal_audience" in offered(s)
