"""Small print of the city that planted faults had got away with: each test builds the one position in which it shows."""

import pytest

from greathall.core.frame import ASK
from greathall.core.option import Decision, Menu, option, verb_of
from greathall.games.karez.cards.catalogue import BUILDING_SLUGS, CARDS, GUILD_SLUGS, GUILDS, JOB_SLUGS, WATCH, WATCH_JOBS
from greathall.games.karez.look.printed import fighter_numbers
from greathall.games.karez.rules.actions import Actions, can_act, offer_explore
from greathall.games.karez.rules.adventure import roll_treasure, why_not_resolve
from greathall.games.karez.rules.buying import offer_buy
from greathall.games.karez.rules.effects import take_effect
from greathall.games.karez.rules.gear import lot_of
from greathall.games.karez.rules.piles import draw_open, draw_to_hand
from greathall.games.karez.rules.queries import party_limit
from greathall.games.karez.rules.setup import lay_out
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.tent import RestMore
from greathall.games.karez.rules.trade import COINS, Side, why_not_trade
from greathall.games.karez.rules.work import options_by_mask, why_not_place
from greathall.games.karez.words import (
    ACTIVATED,
    ATTACK,
    BUY,
    CITIZEN,
    DISCARDS,
    HERO,
    ITEM,
    NEUTRAL,
    NOBODY,
    QUEST,
    REFUSE,
    RESTING,
)
from support import rule

from .table import NUMBERS, asked, attack, do, hero, hold, packed, three, told


def bare() -> Karez:
    """The table of Heroic, Traders and Arcane before anything is dealt: nobody has a token, a coin or a worker to send."""
    s = lay_out(3, "details")
    s.guilds = [GUILD_SLUGS.index(guild) for guild in ("heroic", "traders", "arcane")]
    for seat, guild in enumerate(s.guilds):
        s.owners[GUILDS[guild].building] = seat
    s.owners[WATCH] = NEUTRAL
    s.citizens = s.adventurers = 0
    s.log = []
    return s


# -- setup and piles


@rule("KZ-SET-01")
def test_nobody_knows_a_card_of_a_shuffled_deck_and_no_token_is_out() -> None:
    s = lay_out(3, "details")
    assert all(known == 0 for pile in s.piles for known in pile.known)
    assert sum(len(pile.cards) for pile in s.piles[: HERO + 1]) == sum(card.copies for card in CARDS)
    assert (s.adventures, s.threat, s.marks) == ([NOBODY] * 3, [0] * 6, [NOBODY] * 6)  # three spaces and three dungeons
    assert (s.tokens, s.gold, s.valor, s.gems, s.vp, s.till) == ([0] * 3,) * 6


@rule("KZ-HER-04")
def test_a_card_that_is_turned_up_is_one_more_thing_seen() -> None:
    s = bare()
    seen = s.reveals
    first = draw_open(s, HERO)
    assert first != NOBODY and s.reveals == seen + 1
    s.piles[HERO].cards.clear()
    s.piles[HERO].known.clear()
    assert draw_open(s, HERO) == NOBODY and s.reveals == seen + 1


@rule("KZ-QST-01")
def test_others_see_of_a_drawn_card_only_its_deck() -> None:
    s = bare()
    card = draw_to_hand(s, 1, QUEST, "KZ-QST-01")
    [event] = told(s, "drew")
    assert event.seen_by(1).args[:2] == (QUEST, card)
    assert (event.seen_by(0).kind, event.seen_by(0).args) == ("drew-hidden", (QUEST,))


@rule("KZ-QST-01", "KZ-HER-04")
@pytest.mark.parametrize(("job", "kind", "rules"), [
    ("rumours", "drew", ["KZ-QST-01"] * 2), ("hire", "hero", ["KZ-HER-04"]), ("copy_scrolls", "drew", ["KZ-ACV-06"]),
])  # fmt: skip
def test_what_a_job_draws_is_told_by_the_rule_of_its_deck(job: str, kind: str, rules: list[str]) -> None:
    s = bare()
    number = JOB_SLUGS.index(job)
    s.job_workers[number] = 1 << 4
    take_effect(s, number, ACTIVATED, 0, number)
    while s.frames and not s.frames[-1].advance(s):
        pass
    assert [event.rule for event in told(s, kind)] == rules


@rule("KZ-WIN-02")
def test_a_treasure_card_that_is_missing_is_worth_one_gold() -> None:
    s = bare()
    for index in (ITEM, DISCARDS + ITEM):
        s.piles[index].cards.clear()
        s.piles[index].known.clear()
    s.rng.tape = [5]  # an Item
    roll_treasure(s, 0)
    assert s.gold == [1, 0, 0]


# -- actions


@rule("KZ-ACP-02", "KZ-RUL-51")
def test_who_can_do_nothing_is_told_of_once() -> None:
    s = bare()
    frame = Actions(idle=1)
    s.frames[:] = [frame]
    assert not any(can_act(s, seat) for seat in range(3))
    frame.advance(s)
    assert [event.seat for event in told(s, "idle")] == [1, 2]  # seat 0 was told of before
    assert frame.idle == 7 and not s.frames


@rule("KZ-ACP-02", "KZ-RUL-51")
def test_who_can_act_again_is_idle_no_more() -> None:
    s = bare()
    s.citizens = 1
    frame = Actions(idle=7)
    assert frame.advance(s) == ASK and (frame.place, frame.idle) == (0, 6) and not told(s, "idle")


@rule("KZ-BUY-01")
def test_what_is_not_on_sale_is_refused_even_when_nothing_is() -> None:
    s = bare()
    menu = Menu(why=True, free=True)
    Actions().offer(s, 0, menu)
    refusal = Decision(0, menu).why_not(option(BUY, BUILDING_SLUGS.index("market"), NUMBERS["smoke_bomb"]))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("KZ-BUY-01", "not-on-sale")


@rule("KZ-BUY-01", "KZ-BUY-03", "KZ-BUY-04")
def test_search_is_offered_each_card_once_that_can_be_paid_at_a_working_seller() -> None:
    s = bare()
    market, palace = BUILDING_SLUGS.index("market"), BUILDING_SLUGS.index("palace")
    potion, scroll = NUMBERS["healing_potion"], NUMBERS["scroll_fireball"]  # for 1 and for 2 gold
    s.sale = [lot_of(potion, market), lot_of(scroll, market), lot_of(potion, market), lot_of(potion, palace)]
    s.gold[0] = 1
    menu = Menu()
    offer_buy(s, 0, menu)
    assert menu.options == [option(BUY, market, potion)]


@rule("KZ-EXP-02", "KZ-PAR-02")
def test_a_marked_dungeon_is_not_offered_to_search_either() -> None:
    s = bare()
    s.give_hero(NUMBERS["knight"], 0)
    s.tokens[0] = 1
    s.dungeons = [1, 1, 1]
    s.marks[3 + 1] = 2
    menu = Menu()
    offer_explore(s, 0, menu)
    assert menu.options == [option(ATTACK, s.guilds[2])]


@rule("KZ-WCH-04", "KZ-WRK-02")
def test_a_taken_place_of_the_watch_is_occupied_though_an_earlier_one_is_vacant() -> None:
    s = bare()
    earlier, later = WATCH_JOBS[0], WATCH_JOBS[1]
    s.tokens[0] = 1
    assert s.job_seat[earlier] == NOBODY
    vacant = why_not_place(s, 0, CITIZEN, later)
    assert vacant is not None and (vacant.rule, vacant.reason) == ("KZ-WCH-04", "equal-place")
    s.job_seat[later] = 1
    taken = why_not_place(s, 0, CITIZEN, later)
    assert taken is not None and (taken.rule, taken.reason) == ("KZ-WRK-02", "occupied")


@rule("KZ-HEA-04")
def test_the_rest_tokens_of_his_own_heroes_may_be_laid_otherwise() -> None:
    s = bare()
    for number in range(8):
        s.give_hero(number, 0 if number < 3 else 1)
        s.hero_hits[number] = packed("claw")
    for number in (0, 3, 4, 5, 6, 7):
        s.hero_status[number] = RESTING  # all six tokens
    assert RestMore(seat=0).most(s) == 1
    s.hero_status[7] = 0
    assert RestMore(seat=0).most(s) == 2


@rule("KZ-WRK-04")
def test_jobs_are_looked_up_by_mask_in_ascending_order() -> None:
    tables = options_by_mask(CITIZEN)
    assert [len(table) for table in tables] == [2048] * 3
    assert tables[0][0b1011] == [option(CITIZEN, 0), option(CITIZEN, 1), option(CITIZEN, 3)]
    assert tables[2][0b101] == [option(CITIZEN, 22), option(CITIZEN, 24)] and tables[1][0] == []


# -- explorations


@rule("KZ-EXP-02", "KZ-EXP-03")
def test_a_site_is_not_explored_by_whom_it_was_not_marked() -> None:
    s = bare()
    s.marks[1] = 1
    s.marks[2] = 0
    reasons = [why_not_resolve(s, 0, site) for site in range(3)]
    assert [why and (why.rule, why.reason) for why in reasons] == [
        ("KZ-EXP-03", "not-marked"), ("KZ-EXP-02", "marked"), None,
    ]  # fmt: skip


@rule("KZ-ATK-02", "KZ-ATK-03")
def test_the_first_seat_lays_its_stack_like_all_others() -> None:
    s = three()
    for slug in ("knight", "rogue", "bard"):
        hero(s, 1, slug)
    hold(s, 0, "orc", "goblin")
    attack(s, 1, 0)
    assert (asked(s).seat, asked(s).prompt) == (0, "stack")
    do(s, "stack orc")  # the Goblin follows by itself
    assert told(s, "stack")[0].args[0] == 2 and party_limit(s, 3) == 2
    picks = asked(s).picks
    assert (asked(s).seat, asked(s).prompt) == (1, "party") and picks is not None and picks.most == 2


# -- trade


@rule("KZ-RUL-37")
def test_a_first_trade_may_be_proposed_by_whoever_has_goods() -> None:
    s = bare()
    s.trade = True
    s.gold[0] = 1
    reasons = [why_not_trade(s, 0, traded, s.guilds[1]) for traded in (False, True)]
    assert [why and why.reason for why in reasons] == [None, "has-traded"]


@rule("KZ-RUL-37")
def test_what_a_side_of_a_trade_holds() -> None:
    s = bare()
    s.gold[0] = 3
    hold(s, 0, "goblin", "goblin", "orc")
    side = Side(seat=0, other=1, answers=False)
    assert side.held(s) == [] and side.copies(s, NUMBERS["goblin"]) == 2
    side.put(s, NUMBERS["goblin"])
    side.put(s, COINS + 3)
    assert side.held(s) == [NUMBERS["goblin"], COINS + 3]
    assert [side.copies(s, NUMBERS[slug]) for slug in ("goblin", "orc", "troll")] == [1, 1, 0]


@rule("KZ-RUL-37")
def test_only_an_answer_can_be_a_refusal_and_it_ends_the_trade() -> None:
    s = bare()
    s.gold[:] = [3, 1, 0]
    s.frames[:] = [Side(seat=0, other=1, answers=False)]
    assert REFUSE not in map(verb_of, Decision(0, menu_of(s)).options)
    s.frames[:] = [Side(seat=0, other=1, answers=False), Side(seat=1, other=0, answers=True)]
    assert option(REFUSE) in menu_of(s).options
    s.frames[-1].choose(s, 1, option(REFUSE))
    assert len(s.frames) == 1 and s.value == -1 and s.gold == [3, 1, 0]


def menu_of(s: Karez) -> Menu:
    """What is offered to people now."""
    menu = Menu(free=True)
    s.frames[-1].offer(s, s.frames[-1].asked(s), menu)
    return menu


# -- texts


class Keys:
    """A catalogue that says which of its entries is asked for."""

    def say(self, key: str, **numbers: object) -> str:
        return key


@rule("KZ-TRP-01")
def test_a_trap_is_not_said_to_have_hit_points() -> None:
    said = [fighter_numbers(Keys(), CARDS[NUMBERS[slug]]) for slug in ("arrow_trap", "trap_door", "orc", "goblin")]
    assert said == [[], ["tx-fixed"], ["tx-points"], ["tx-order-first", "tx-points"]]
