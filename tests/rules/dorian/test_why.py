"""Why not: the reason that a person expects, with its numbers, for what stands on the board and for what does not."""

import pytest

from greathall.core import engine
from greathall.core.option import option
from greathall.data.language import LANGUAGES, words
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import PLACE_SLUGS
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import MOST_SWAPS, MOST_TRADES
from support import rule

from .kingdom import (
    answer,
    besiege,
    city,
    event,
    give,
    hand,
    influence,
    kingdom,
    objectives,
    offers,
    own,
    preparation,
    reason,
    stand,
    wear,
    why_not,
)


def numbers(s: Dorian, text: str) -> tuple[str, int, int]:
    note = why_not(s, text)
    assert note is not None, text
    return note.reason, note.need, note.have


@rule("DO-INF-03", "DO-INF-04", "DO-INF-14", "DO-RND-07", "DO-R-33")
def test_why_a_step_is_not_taken() -> None:
    s = influence(kingdom(), 0, "silverquay")
    assert reason(s, "travel silverquay") == ("DO-INF-03", "stands-there")
    assert reason(s, "travel durdon") == ("DO-INF-03", "not-next")
    event(s, "storm_at_sea")
    assert reason(s, "travel leafport") == ("DO-RND-07", "event-forbids")
    s.turn.moves = 0
    step = next(slug for slug in PLACE_SLUGS if reason(s, f"travel {slug}")[1] == "no-movement")
    assert numbers(s, f"travel {step}") == ("no-movement", 1, 0)
    s.turn.rested = 1
    assert reason(s, f"travel {step}") == ("DO-INF-14", "rested")
    stand(s, 0, "")
    s.turn.rested = 0
    assert reason(s, f"travel {step}") == ("DO-R-33", "off-board") == reason(s, "besiege")


@rule("DO-INF-05", "DO-INF-06", "DO-GEN-06", "DO-INF-12", "DO-INF-08", "DO-BRD-09")
def test_why_no_battle_rest_or_mine() -> None:
    s = influence(kingdom(), 0, "elder_glade")
    assert reason(s, "besiege") == ("DO-INF-05", "no-stars") and reason(s, "gather 1") == ("DO-INF-08", "no-mine")
    assert reason(s, "attack 1") == ("DO-GEN-06", "rule-off")
    s = influence(kingdom(field_battles="on"), 0, "dark_essence_mine")
    assert reason(s, "attack 1") == ("DO-INF-06", "not-here") and reason(s, "attack 0") == ("DO-INF-06", "yourself")
    assert reason(s, "attack 5") == ("DO-GEN-01", "no-such-player")
    assert reason(s, "gather 3") == ("DO-INF-08", "mine-empty")
    s.mines[0] = 2
    assert numbers(s, "gather 3") == ("mine-stock", 0, 2)
    s.turn.attacked = 1
    assert reason(s, "rest") == ("DO-INF-12", "rest-attacked")
    s.turn.travelled = 1
    assert reason(s, "rest") == ("DO-INF-12", "rest-travelled")


@rule("DO-INF-07", "DO-PER-08", "DO-R-72", "DO-INF-17")
def test_why_nobody_is_asked_for_passage() -> None:
    s = influence(kingdom(), 0)
    assert reason(s, "ask-pass 1") == ("DO-GEN-06", "rule-off")
    s = influence(kingdom(permission="on"), 0)
    s.turn.passes, s.turn.closed = 0b010, 0b100
    assert reason(s, "ask-pass 0")[1] == "yourself" and reason(s, "ask-pass 1") == ("DO-PER-08", "has-granted")
    assert reason(s, "ask-pass 2") == ("DO-PER-08", "has-denied")
    s.turn.moves = 0
    assert reason(s, "ask-pass 3") == ("DO-INF-07", "no-movement")
    event(s, "open_gates")
    assert reason(s, "ask-pass 3") == ("DO-RND-07", "counts-as-granted")


@rule("DO-PRE-03", "DO-PRE-13", "DO-PRE-19", "DO-PRE-20", "DO-R-55", "DO-OBJ-04", "DO-PRE-22")
def test_why_not_in_the_preparation_phase() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker", "fire_storm")
    give(s, 0, "camp", DE=1)
    give(s, 0, "pool", DE=1)
    assert numbers(s, "buy stealth") == ("cost", 3, 2)
    s.power_decks[1].clear()
    assert reason(s, "buy physical") == ("DO-R-55", "deck-empty")
    assert reason(s, "garlock fire_storm") == ("DO-SPC-01", "no-garlock")
    assert reason(s, "garlock garlock_worker_nazul") == ("DO-PRE-03", "not-in-hand")
    assert reason(s, "destroy garlock_worker_salazar") == ("DO-PRE-20", "starter")
    assert reason(s, "destroy shadow_dagger") == ("DO-PRE-19", "not-in-hand")
    city(s)
    assert reason(s, "garlock garlock_worker_salazar") == ("DO-PRE-03", "city-empty")
    assert reason(s, "swap-objective patience") == ("DO-OBJ-04", "not-held")
    s = preparation(kingdom(objectives="on"), 0)
    objectives(s, 0, "patience", "usurper")
    assert reason(s, "swap-objective blitz") == ("DO-PRE-22", "not-held")


@rule("DO-PRE-11", "DO-INF-11", "DO-SWN-06", "DO-R-95", "DO-R-50", "DO-PRE-10")
def test_why_upgrades_stay_where_they_are() -> None:
    s = kingdom()
    wear(s, 0, "ember_staff", inventory=True)
    wear(s, 0, "drill_ground", inventory=True)
    wear(s, 0, "crystal_furnace", "camp_1")
    preparation(s, 0)
    assert reason(s, "equip drill_ground camp_1") == ("DO-INF-11", "camp-in-influence")
    assert reason(s, "equip ember_staff armour") == ("DO-SWN-06", "wrong-slot")
    assert reason(s, "equip runed_chest camp_1") == ("DO-SWN-07", "not-in-inventory")
    assert reason(s, "unequip weapon") == ("DO-SWN-07", "slot-empty")
    assert reason(s, "unequip camp_1") == ("DO-INF-11", "camp-in-influence")
    s.turn.swaps = MOST_SWAPS
    assert numbers(s, "equip ember_staff weapon") == ("too-many-swaps", MOST_SWAPS, MOST_SWAPS)
    assert reason(s, "use ember_staff") == ("DO-INF-10", "not-equipped")
    answer(s, "use crystal_furnace", "take magic_crystal pool")
    assert reason(s, "use crystal_furnace") == ("DO-R-50", "exhausted")
    influence(s, 0)
    assert reason(s, "use crystal_furnace") == ("DO-PRE-10", "use-in-preparation")
    assert reason(s, "equip ember_staff weapon") == ("DO-PRE-11", "character-in-preparation")


@rule("DO-RES-02", "DO-RES-04", "DO-RES-05", "DO-R-04")
def test_why_resources_are_not_stowed() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DE=3)
    give(s, 0, "pool", DE=1)
    give(s, 0, "base", DE=2)
    assert numbers(s, "stow dark_essence pool camp") == ("camp-full", 3, 3)
    assert reason(s, "stow dark_essence camp base") == ("DO-R-04", "base-full")
    assert reason(s, "stow dark_essence camp camp") == ("DO-RES-05", "lies-there")
    assert reason(s, "stow magic_crystal pool base") == ("DO-RES-04", "none-there")


@rule("DO-PRE-12", "DO-BRD-03", "DO-BRD-04", "DO-R-95")
def test_why_there_is_no_trade() -> None:
    s = preparation(kingdom(), 0)
    assert reason(s, "trade 2 dark_essence dragon_stone") == ("DO-PRE-12", "no-market") == reason(s, "ask-market 1")
    stand(s, 0, "tritown")
    give(s, 0, "camp", DE=1)
    assert numbers(s, "trade 2 dark_essence dragon_stone") == ("cost", 2, 1)
    assert reason(s, "trade 2 dark_essence dark_essence") == ("DO-BRD-03", "same-kind")
    assert reason(s, "ask-market 1") == ("DO-BRD-04", "nobody-to-ask")
    s.turn.trades = MOST_TRADES
    assert reason(s, "trade 2 dark_essence dragon_stone") == ("DO-R-95", "too-many-trades")
    own(s, 1, "tritown")
    assert reason(s, "trade 2 dark_essence dragon_stone") == ("DO-BRD-04", "ask-first")
    assert reason(s, "ask-market 2") == ("DO-BRD-04", "not-the-owner")
    answer(s, "ask-market 1", "deny")
    assert reason(s, "trade 2 dark_essence dragon_stone") == ("DO-BRD-04", "market-refused") == reason(s, "ask-market 1")


@rule("DO-TRB-01", "DO-TRD-01", "DO-TRD-02", "DO-TRD-03", "DO-R-95")
def test_why_no_deal_is_offered() -> None:
    s = preparation(kingdom(), 0)
    assert reason(s, "tribute 1 truce") == ("DO-TRB-01", "rule-off") and reason(s, "bargain 1") == ("DO-TRD-01", "rule-off")
    s = preparation(kingdom(tribute=True, trading=True), 0)
    assert reason(s, "bargain 1") == ("DO-TRD-02", "not-here") and reason(s, "tribute 0 truce")[1] == "yourself"
    assert reason(s, "tribute 1 pass") == ("DO-GEN-06", "rule-off") and reason(s, "tribute 4 truce")[1] == "no-such-player"
    stand(s, 1, "tritown")
    stand(s, 0, "tritown")
    give(s, 1, "camp")
    assert reason(s, "bargain 1") == ("DO-TRD-03", "they-have-nothing")
    s.turn.offers[1] = 10
    assert numbers(s, "tribute 1 truce") == ("too-many-offers", 10, 10)
    give(s, 0, "camp")
    assert reason(s, "tribute 2 truce") == ("DO-TRB-01", "nothing-to-give")


@rule("DO-SIE-14", "DO-SPC-05", "DO-SIE-15", "DO-SPC-07")
def test_why_a_card_is_not_activated() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    for seat in range(4):
        hand(s, seat)
    hand(s, 0, "poisoner", "saboteur", "fire_storm", "saboteur")
    hand(s, 1, "silent_blade", "worker")
    besiege(s, 0, "gates_of_kinara", {1: "defence stays"})
    for seat, picks in ((0, ["poisoner", "saboteur", "saboteur", "fire_storm"]), (1, ["silent_blade", "garlock_worker_nazul"])):
        for slug in picks:
            answer(s, f"select {slug}", seat=seat)
        answer(s, "ready", seat=seat)
    b = s.battle
    assert b is not None
    assert sorted(text.split()[1] for text in offers(s, "activate")) == ["poisoner", "saboteur"]
    by_number = {i: GAME.view(s, 0)["battle"]["cards"][i]["card"] for i in range(len(b.card))}
    fire = next(i for i, slug in by_number.items() if slug == "fire_storm")
    blade = next(i for i, slug in by_number.items() if slug == "silent_blade")
    twins = [i for i, slug in by_number.items() if slug == "saboteur"]
    assert reason(s, f"activate fire_storm {fire}") == ("DO-SIE-14", "no-ability")
    assert reason(s, f"activate silent_blade {blade}") == ("DO-SIE-14", "not-yours")
    assert reason(s, f"activate saboteur {twins[1]}") == ("DO-SIE-14", "equal-card")
    assert reason(s, "activate veil_assassin 99") == ("DO-SIE-14", "not-in-battle")
    b.flags[twins[0]] |= 2
    assert reason(s, f"activate saboteur {twins[0]}") == ("DO-SPC-05", "exhausted")
    b.flags[twins[0]] &= ~1
    assert reason(s, f"activate saboteur {twins[0]}") == ("DO-SPC-07", "gone")


@rule("DO-SIE-03", "DO-SIE-05", "DO-SIE-07")
def test_why_somebody_takes_part_otherwise() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    own(s, 1, "gates_of_kinara")
    stand(s, 1, "durdon")
    answer(s, "besiege")
    assert reason(s, "take-part attack stays") == ("DO-SIE-07", "own-place-defend")
    assert reason(s, "take-part attack joins") == ("DO-SIE-07", "own-place-defend")
    assert reason(s, "take-part defence joins") == ("DO-SIE-05", "too-far")


@pytest.mark.parametrize("locale", LANGUAGES)
@rule("DO-GEN-05")
def test_every_reason_has_words(locale: str) -> None:
    """What nobody is asked about at this moment is explained by the rule of its verb."""
    language = words(GAME, locale)
    for number in range(len(GAME.verbs)):
        refusal = GAME.not_now(option(number))
        assert refusal.rule.startswith("DO-") and language.refusal(refusal)
    s = influence(kingdom(), 0)
    asked = engine.decision(s, 0, why=True, free=True)
    assert asked is not None
    for found in (*asked.refusals, *asked.whole):
        assert language.has(f"why-{found.reason}"), found.reason
