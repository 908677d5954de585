"""More small print that planted faults had got away with: battles, Objectives, deals and what is picked."""

from greathall.core import engine
from greathall.games.dorian.cards.catalogue import BOUGHT, EVENT_SLUGS, EVENTS, OBJECTIVE_SLUGS, PER_DECK
from greathall.games.dorian.rules.aftermath import CLOSE, Aftermath
from greathall.games.dorian.rules.battle import new_battle
from greathall.games.dorian.rules.choices import TO_DISCARD, CardChoice, DeckLook
from greathall.games.dorian.rules.flow import INFLUENCE_PHASE, KingdomRounds
from greathall.games.dorian.rules.garlock import CityPick
from greathall.games.dorian.rules.objectives import ANY_TIME, ObjectiveLook, is_met, reached
from greathall.games.dorian.rules.offer import new_offer
from greathall.games.dorian.rules.payment import NOT_OWED, Payment
from greathall.games.dorian.rules.permission import place_figure
from greathall.games.dorian.rules.piles import put
from greathall.games.dorian.rules.queries import face, flagged
from greathall.games.dorian.rules.resources import Loss
from greathall.games.dorian.rules.round_start import LOWEST, RoundStart, affected
from greathall.games.dorian.rules.setup import FIRST_OBJECTIVES, SettingUp
from greathall.games.dorian.rules.state import ATTACKERS_WON, TALLIES, WIN_SIEGE, Dorian
from greathall.games.dorian.rules.targeting import OP_RESTORE, Targeting
from greathall.games.dorian.rules.units import NO_ROOM, Gain
from greathall.games.dorian.words import CAMP, EXHAUSTED, NONE, RESTORE, RESTORED, SIEGE
from support import rule

from .kingdom import (
    answer,
    asked,
    besiege,
    card_id,
    city,
    defence_top,
    find_card,
    give,
    hand,
    influence,
    kingdom,
    objective_top,
    objectives,
    objectives_of,
    offers,
    options,
    own,
    pass_turns,
    place_of,
    preparation,
    question,
    reason,
    select,
    stand,
    told,
    why_not,
)


def siege(*slugs: str, seat: int = 0) -> Dorian:
    """The first Battle Turn of a siege that nobody else takes part in, with these cards in it."""
    s = influence(kingdom(), seat, "gates_of_kinara")
    for other in range(s.seats):
        hand(s, other)
    hand(s, seat, *slugs)
    defence_top(s, "all_quiet")
    besiege(s, seat, "gates_of_kinara")
    return select(s)


# -- battles


@rule("DO-SIE-14")
def test_equal_cards_without_an_ability_are_all_refused_for_that() -> None:
    s = siege("worker", "worker", "time_weaver")
    b = s.battle
    assert b is not None
    workers = [i for i, card in enumerate(b.card) if face(s, card) == card_id("garlock_worker_salazar")]
    said = [reason(s, f"activate garlock_worker_salazar {i}")[1] for i in workers]
    assert len(said) == 2 and set(said) == {"no-ability"}


@rule("DO-SIE-14", "DO-SLO-01")
def test_search_is_given_no_reasons() -> None:
    s = siege("worker", "time_weaver")
    found = engine.decision(s)
    assert found is not None and found.prompt == "battle-turn" and (found.whole, found.refusals) == ([], [])
    assert question(s, why=True).whole
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", DE=2, DS=2)
    s.call(Loss(0, CAMP, 1))
    engine.run(s)
    found = engine.decision(s)
    assert found is not None and found.prompt == "lose" and (found.whole, found.refusals) == ([], [])
    assert reason(s, "lose dark_essence base") == ("DO-SLO-01", "other-area")


@rule("DO-R-58")
def test_whoever_reaches_the_goal_in_a_battle_has_won_when_it_is_over() -> None:
    s = kingdom()
    b = new_battle(s, SIEGE, place_of("grimshire"), 0, NONE)
    b.result = ATTACKERS_WON
    s.battle = b
    s.ip[0] = 99
    s.frames = [KingdomRounds(INFLUENCE_PHASE, 1), Aftermath(at=CLOSE)]
    s.frames[-1].advance(s)  # before anything else is looked at, such as a new Objective
    assert s.outcome is not None and s.outcome.winners() == [0]


@rule("DO-SLO-05")
def test_a_retreat_from_a_siege_is_asked_by_its_own_rule() -> None:
    s = kingdom()
    own(s, 3, "durdon")
    stand(s, 3, "durdon")
    influence(s, 0, "durdon")
    for seat in range(4):
        hand(s, seat, "worker")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "lusta_footman", "osgor_the_orc")
    defence_top(s, "all_quiet")
    besiege(s, 0, "durdon", {3: "defence joins"})
    pass_turns(select(s))
    while question(s).prompt != "retreat":
        answer(s, options(s)[-1])
    assert (asked(s), question(s).rule) == (3, "DO-SLO-05")


@rule("DO-FLD-05")
def test_everybody_hears_that_a_bystander_joins_but_not_on_which_side() -> None:
    s = kingdom(field_battles="on", permission="off")
    for seat, place in ((1, "grimshire"), (2, "grimshire"), (3, "redwatch")):
        stand(s, seat, place)
    influence(s, 0, "grimshire")
    for seat in range(4):
        hand(s, seat, "worker", "worker")
    log = told(s)
    answer(s, "attack 1", "fight")
    assert asked(s) == 2
    answer(s, "take-part attack joins")
    event = next(event for event in log if event.kind == "takes-part")
    assert (event.seat, event.known, event.shown) == (2, 1 << 2, 1)


@rule("DO-R-42")
def test_shelter_ends_with_a_step_for_whoever_takes_it() -> None:
    s = influence(kingdom(), 0)
    s.turn.sheltered = 0b110
    place_figure(s, 1, place_of("grimshire"))
    assert s.turn.sheltered == 0b100 and s.at[1] == place_of("grimshire")


def aiming(*slugs: str) -> Dorian:
    """Two exhausted cards of the own ones are to be restored."""
    s = siege(*slugs)
    b = s.battle
    assert b is not None
    weaver = card_id("time_weaver")
    for i, card in enumerate(b.card):
        b.flags[i] |= 1 | (0 if face(s, card) == weaver else EXHAUSTED)
    s.call(Targeting(OP_RESTORE, 0, 0, 2 | 15 << 6 | 1 << 10, 99, 0, 2))
    engine.run(s)
    return s


@rule("DO-SPC-09")
def test_targets_that_are_all_needed_are_taken_at_once() -> None:
    s = aiming("worker", "followers", "time_weaver")
    b = s.battle
    assert b is not None and question(s).prompt == "battle-turn"
    assert sum(1 for flags in b.flags if flags & RESTORED) == 2


@rule("DO-SPC-09", "DO-TRM-03")
def test_a_card_that_is_no_target_says_why() -> None:
    s = aiming("worker", "followers", "supervisor", "time_weaver")
    b = s.battle
    assert b is not None and len(offers(s, "target")) == 3
    weaver = next(i for i, card in enumerate(b.card) if face(s, card) == card_id("time_weaver"))
    assert reason(s, f"target time_weaver 0 {weaver}")[1] == "not-exhausted"


# -- cards


@rule("DO-PRE-10", "DO-R-81")
def test_only_the_owner_learns_what_is_looked_at_and_all_what_is_discarded() -> None:
    s = preparation(kingdom(), 1)
    card = find_card(s, 1, "time_weaver")
    assert card < BOUGHT
    known = s.faces[card // PER_DECK].known
    known[card % PER_DECK] = 0
    s.decks[1].put(card, 0)
    s.call(DeckLook(1, 2))
    engine.run(s)
    assert known[card % PER_DECK] == 1 << 1 and s.decks[1].known[-2:] == [1 << 1, 1 << 1]
    s.decks[1].take(card)
    put(s, 1, card, RESTORE)
    assert known[card % PER_DECK] & 0b1111 == 0b1111 and s.restore[1][-1] == card


@rule("DO-SIE-14")
def test_copies_of_a_card_are_counted_alone_and_less_what_is_picked() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker", "worker", "followers")
    worker = face(s, s.hands[0].cards[0])
    choice = CardChoice(0, TO_DISCARD, 2, 0, 0, "DO-INF-15")
    assert choice.copies(s, worker) == 2
    choice.put(s, worker)
    assert choice.copies(s, worker) == 1


@rule("DO-PRE-03")
def test_when_the_whole_city_is_taken_nobody_is_asked() -> None:
    s = preparation(kingdom(), 0)
    first, second = sorted(set(s.supplies.cards))[:2]
    city(s)
    for card in (first, second):
        s.supplies.take(card)
        s.city.append(card)
    assert CityPick(0, 2).forced(s, [first, second]) and not CityPick(0, 1).forced(s, [first, second])


# -- Resources


@rule("DO-PRE-17", "DO-RES-01")
def test_every_unit_counts_for_its_own_kind() -> None:
    s = kingdom()
    assert Gain(0, 1, 1, 1, 0, [3]).dues() == (1, 0, 1)  # Divine Steel in the Camp
    assert Gain(0, 0, 1, 1, 0, [6]).first_due() == 1  # Magic Crystal in the Camp
    give(s, 0, "pool", MC=1)
    pool = 3 * 2 + 2
    assert Payment(0, 1, 0, 0).why_not(s, pool) is NOT_OWED
    assert Payment(0, free=1).why_not(s, pool) is None


@rule("DO-RES-01")
def test_room_of_the_next_player_is_no_room() -> None:
    s = kingdom()
    give(s, 0, "camp", MC=99)
    give(s, 1, "camp")
    assert Gain(0, mc=2).why_not_rest(s, CAMP) is NO_ROOM[CAMP]


# -- deals


@rule("DO-TRB-01", "DO-TRD-01")
def test_without_the_rule_or_the_means_deals_are_refused_with_a_reason() -> None:
    s = influence(kingdom(), 0)
    assert reason(s, "tribute 1 support")[1] == "rule-off" and reason(s, "bargain 1")[1] == "rule-off"
    s = influence(kingdom(tribute=True), 0)
    give(s, 0, "camp")
    give(s, 0, "pool")
    assert reason(s, "tribute 1 support")[1] == "nothing-to-give"


@rule("DO-TRD-03")
def test_a_trade_that_wants_nothing_says_that_one_is_needed() -> None:
    s = kingdom(trading=True)
    stand(s, 1, "tritown")
    influence(s, 0, "tritown")
    give(s, 0, "camp", DE=2)
    give(s, 1, "camp", MC=1)
    answer(s, "bargain 1", "give dark_essence")
    note = why_not(s, "send")
    assert note is not None and (note.rule, note.reason, note.need, note.have) == ("DO-TRD-03", "want-nothing", 1, 0)


@rule("DO-R-95")
def test_no_two_offers_are_taken_for_one() -> None:
    codes = {new_offer(seat, to, deal)._code() for seat in range(6) for to in range(6) for deal in range(5)}
    assert len(codes) == 6 * 6 * 5


# -- Objectives and Rounds


@rule("DO-OBJ-01")
def test_two_sieges_in_a_turn_are_those_of_the_own_turn() -> None:
    s = influence(kingdom(objectives="on"), 0)
    objectives(s, 0, "blitz", "underdog")
    s.turn.wins = 2
    s.tally[WIN_SIEGE] += 2
    assert s.turn.seat == 0 and is_met(s, 0, 0, ANY_TIME)
    s.turn.seat = 1
    assert not is_met(s, 0, 0, ANY_TIME) and TALLIES > WIN_SIEGE
    assert (reached(s, 0, 0), reached(s, 0, 1)) == (2, 0)  # that one is lowest shows at one moment only


@rule("DO-OBJ-04")
def test_without_the_rule_a_game_begins_with_no_look_at_objectives() -> None:
    for rule_is, frame in (("off", KingdomRounds), ("on", ObjectiveLook)):
        s = kingdom(objectives=rule_is)
        s.frames = [SettingUp(False, FIRST_OBJECTIVES)]
        s.frames[-1].advance(s)
        assert type(s.frames[-1]) is frame


@rule("DO-OBJ-03")
def test_the_only_objective_left_is_kept_without_a_question() -> None:
    s = preparation(kingdom(objectives="on"), 0)
    objectives(s, 0, "blitz")
    objective_top(s, "underdog")
    s.objective_deck.cards[:-1] = []
    s.objective_deck.known[:-1] = []
    s.call(ObjectiveLook(0))
    engine.run(s)
    assert objectives_of(s, 0) == ["blitz", "underdog"] and not s.objective_deck.cards


@rule("DO-PRE-22")
def test_two_equal_objectives_are_offered_once() -> None:
    s = kingdom(objectives="on")
    card = OBJECTIVE_SLUGS.index("rising_banner")
    zone = s.objectives[0]
    zone.cards[:] = [card, card]
    preparation(s, 0)
    assert len(zone.cards) == 2 and offers(s, "swap-objective") == ["swap-objective rising_banner"]


@rule("DO-OBJ-01")
def test_the_first_seat_is_looked_at_when_the_lowest_is_sought() -> None:
    s = kingdom(objectives="on")
    for seat in range(1, 4):
        objectives(s, seat, "blitz")
    objectives(s, 0, "underdog")
    s.ip = [1, 5, 5, 5]
    for number, turned in ((1, []), (2, [OBJECTIVE_SLUGS.index("underdog")])):
        s.round = number
        s.dirty = 0
        s.frames = [RoundStart(at=LOWEST)]
        s.frames[-1].advance(s)
        assert (len(s.frames), s.dirty) == ((1, 0) if number == 1 else (2, 0b1111))
        if number == 2:
            s.frames[-1].advance(s)
        assert s.turned[0] == turned


@rule("DO-RND-06")
def test_an_event_for_the_weak_means_them_and_one_for_the_strong_those() -> None:
    s = kingdom()
    own(s, 0, "grimshire", "tritown", "durdon")
    (_, strong, _), (_, weak, _) = EVENTS[EVENT_SLUGS.index("tax_collectors")].now
    assert affected(s, "all", strong) == [0] and affected(s, "all", weak) == [1, 2, 3]


@rule("DO-RND-07")
def test_without_an_event_no_rule_is_changed() -> None:
    s = kingdom()
    assert s.event == NONE and EVENTS[-1].flags
    assert not any(flagged(s, flag) for flag in EVENTS[-1].flags)
