"""Meeples & Monsters in a real browser: the city, the mats and the meeples answer by mouse, by dragging and by keyboard."""

import math
import re
from typing import Any

import pytest
from helping import axe, lay, picture
from meeples import (
    READY,
    N,
    begin,
    by_mouse,
    drag,
    imported,
    look,
    moment,
    moments,
    moved,
    off_screen,
    on_board,
    options,
)
from playwright.sync_api import Page, expect

from greathall.games.meeples.words import CORRUPTION, MEEPLE_WORDS, PEASANT

KINDS = [
    "develop", "build", "resolve", "tile", "slot", "assign", "fill", "fight", "effect", "complete", "discard", "rebag", "remove",
    "district", "draw-effect",
]  # fmt: skip
TOWERS = "most-vp-towers"  # three players
STILL = """() => document.querySelector('.mm').getAnimations({ subtree: true })
  .every((one) => one.effect.getTiming().iterations === Infinity)"""
LONG = "most-vp"  # two players, and every kind of question


BACKWARD = ("leave", "dismiss", "reopen", "cancel", "keep", "hold", "unbag")


def play_on(page: Page, press: Any, most: int) -> int:
    """Answer on the table until the game is over or enough was answered; how many answers were given."""
    for given in range(most):
        offered = options(page)
        if page.locator(".result").count():
            return given
        onward = [do for do in offered if do in ("close", "done", "confirm")] if given % 3 else []
        ahead = [do for do in offered if not do.startswith(BACKWARD)]
        press(page, (onward or ahead or offered)[given % len(onward or ahead or offered)])
    return most


def by_keyboard(page: Page, do: str) -> None:
    """Give an answer with the keyboard alone: by its number, or from thing to thing until one does it."""
    before = page.evaluate(N)
    key = page.locator(f'.options button[data-do="{do}"] kbd')
    if key.count() and int(before.split()[0]) % 2:
        page.keyboard.press(key.inner_text())
        return moved(page, before)
    page.locator("#main").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("do_ => document.activeElement?.closest('.mm') && document.activeElement.dataset.do === do_", do):
            page.keyboard.press("Enter")
            return moved(page, before)
    if do == "close":
        page.locator("#main").focus()
        page.keyboard.press("Enter")  # confirms what was picked
    else:
        page.keyboard.press(key.inner_text())  # it lies with others on one thing
    return moved(page, before)


def test_the_last_turn_by_mouse_to_the_end(visit: Any) -> None:
    last = moment("shared", lambda one: 0 < one.final <= 2)
    page = begin(visit(), "shared", last.n)
    expect(page.locator(".mm-final")).to_be_visible()
    assert play_on(page, by_mouse, 60) < 60
    expect(page.locator(".result .places li")).to_have_count(2)
    expect(page.locator(".mm")).to_be_visible()


def test_some_turns_by_keyboard_alone(visit: Any) -> None:
    page = begin(visit(), "shared", moment("shared", lambda one: one.prompt == "assign" and len(one.options) > 3).n)
    assert play_on(page, by_keyboard, 10) == 10


def test_every_kind_of_question_can_be_answered_on_the_table(visit: Any) -> None:
    visitor = visit()
    for kind in KINDS:
        found = [one for one in moments(LONG) if one.prompt == kind]
        one = next((one for one in found if len(one.options) > 1), found[0])
        page = begin(visitor, LONG, one.n)
        offered = options(page)
        assert set(offered) == set(one.options), kind
        assert on_board(page) == set(offered), kind
        labels = [text for text in page.locator(".options button span, .confirm button:enabled").all_inner_texts() if text]
        said = page.locator(".mm [data-do]").evaluate_all("list => list.map(e => e.textContent).join('; ')")
        assert all(label.strip() in said for label in labels), kind
        for do in one.said.split("; "):
            by_mouse(page, do)


def test_the_highlights_are_the_answers_through_some_turns_with_towers(visit: Any) -> None:
    page = begin(visit(), TOWERS, moment(TOWERS, lambda one: one.prompt == "assign").n)
    for turn in range(20):
        offered = options(page)
        assert on_board(page) == set(offered)
        assert page.locator(".mm-towered").count() == 4
        by_mouse(page, offered[(turn * 3) % len(offered)])


def test_a_dragged_meeple_opens_the_place_and_joins_it(visit: Any) -> None:
    one = moment(LONG, lambda one: "open lecture_hall" in one.options and one.tavern[PEASANT] > 1 and not one.posts)
    page = begin(visit(), LONG, one.n)
    peasants = page.locator('[data-at="tavern peasant"]')
    drag(page, peasants, page.locator('[data-place="lecture_hall"] .mm-card'))
    expect(page.locator('[data-place="lecture_hall"] .mm-standing .mm-one').first).to_be_visible()
    expect(page.locator('[data-place="lecture_hall"]')).to_have_class(re.compile("met"))
    drag(page, page.locator('[data-place="lecture_hall"] .mm-standing .mm-one'), page.locator(".mm-zone.tavern"))
    expect(page.locator('[data-place="lecture_hall"] .mm-standing .mm-one')).to_have_count(0)  # it went back
    drag(page, peasants, page.locator('[data-place="lecture_hall"] .mm-card'))
    expect(page.locator('[data-place="lecture_hall"]')).to_have_class(re.compile("met"))
    by_mouse(page, "close")
    expect(page.locator(".log")).to_contain_text("sends 1 Peasant to the Lecture Hall")
    drag(page, page.locator('[data-place="lecture_hall"] .mm-standing'), page.locator(".mm-zone.tavern"))
    expect(page.locator(".log")).to_contain_text("takes all back from the Lecture Hall")
    expect(page.locator('[data-place="lecture_hall"] .mm-standing')).to_have_count(0)


def test_units_are_dragged_in_any_order_and_taken_back(visit: Any) -> None:
    visitor = visit()
    needs = {"tilt_yard": ("warrior", "peasant"), "cleansing_font": ("cleric", "peasant")}
    for one in moments(LONG):
        found = next((slug for slug in needs if f"open {slug}" in one.options), None)
        if one.prompt == "assign" and found:
            break
    assert found is not None
    page = begin(visitor, LONG, one.n)
    place = page.locator(f'[data-place="{found}"]')
    standing = place.locator(".mm-standing li")
    for k, unit in enumerate(needs[found], 1):  # the stronger one first
        drag(page, page.locator(f'[data-at="tavern {unit}"]'), place.locator(".mm-card"))
        expect(standing).to_have_count(k)
    expect(place).to_have_class(re.compile("met"))
    strong, weak = needs[found]
    back = place.locator(f'[data-at="piece {strong}"]')
    expect(back).to_have_attribute("aria-pressed", "true")
    back.click()  # who stands there goes back by a click
    expect(standing).to_have_count(1)
    expect(place).to_have_class(re.compile("short"))
    by_mouse(page, f"add {strong}")
    expect(place).to_have_class(re.compile("met"))
    by_mouse(page, "close")
    assert f"reopen {found}" in options(page)
    text = page.locator(".log").inner_text().lower()
    assert f"1 {weak}" in text and f"1 {strong}" in text


def test_the_next_place_may_be_begun_as_soon_as_one_has_what_it_needs(visit: Any) -> None:
    both = ("open lecture_hall", "open novices_cloister")
    one = moment(LONG, lambda one: all(do in one.options for do in both) and one.tavern[PEASANT] > 2 and not one.posts)
    page = begin(visit(), LONG, one.n)
    peasants = page.locator('[data-at="tavern peasant"]')
    hall, cloister = (page.locator(f'[data-place="{slug}"]') for slug in ("lecture_hall", "novices_cloister"))
    drag(page, peasants, hall.locator(".mm-card"))
    expect(hall).to_have_class(re.compile("open met"))
    drag(page, peasants, cloister.locator(".mm-card"))
    expect(cloister).to_have_class(re.compile("open met"))
    expect(hall).to_have_class(re.compile("closed"))
    expect(page.locator(".log")).to_contain_text("sends 1 Peasant to the Lecture Hall")


def test_a_tile_is_dragged_to_its_slot(visit: Any) -> None:
    one = moment(LONG, lambda one: one.prompt == "tile")
    tile = one.options[0].removeprefix("tile ")
    page = begin(visit(), LONG, one.n)
    vacant = page.locator(".mm-vacant").first
    drag(page, page.locator(f'[data-at="offer {tile}"]'), vacant)
    expect(page.locator(f'.mm-location[data-place="{tile}"]')).to_be_visible()


def test_the_total_runs_with_its_reasons_and_the_place_glows(visit: Any) -> None:
    one = moment(LONG, lambda one: one.prompt == "assign" and one.arrived >= 1 and sum(one.tavern[:CORRUPTION]) >= 4)
    page = begin(visit(), LONG, one.n)
    fights = page.locator(".mm-monster .mm-hit.mm-card")
    assert fights.count() > 0
    strengths = [int(text) for text in page.locator(".mm-monster:has(.mm-hit) .mm-strength").all_inner_texts()]
    best = strengths.index(max(strengths))
    place = page.locator(".mm-place:has(.mm-hit.mm-card).mm-monster").nth(best).get_attribute("data-place")
    fights.nth(best).click()
    total = page.locator(f'[data-place="{place}"] .mm-total')
    expect(total).to_have_text(f"0/{strengths[best]}")
    expect(page.locator(f'[data-place="{place}"]')).to_have_class(re.compile("short"))
    for _ in range(9):
        adds = [do for do in options(page) if do.startswith("add ")]
        if page.locator(f'[data-place="{place}"].met').count() or not adds:
            break
        by_mouse(page, adds[-1])
        if page.locator(".mm-muster").count():
            have = int(total.inner_text().split("/")[0])
            sums = [int(text) for text in page.locator(".mm-muster .mm-sum").all_inner_texts()]
            assert sum(sums) == have
            expect(page.locator(".mm-muster")).to_contain_text(f"{have} of {strengths[best]}")
            picture(page, "meeples-fight")
    expect(page.locator(f'[data-place="{place}"]')).to_have_class(re.compile("met"))


def test_the_odds_of_the_next_draw(visit: Any) -> None:
    one = moment(LONG, lambda one: one.prompt == "assign" and sum(one.bag) > 7 and one.bag[PEASANT] > 0)
    page = begin(visit(), LONG, one.n)
    expect(page.locator(".mm-odds")).to_be_hidden()
    page.locator(".mm-helper summary").click()
    expect(page.locator(".mm-odds")).to_be_visible()
    drawn = int(page.locator(".mm-draws b").inner_text())
    rows = page.locator(".mm-odds tbody tr")
    kinds = [(meeple, n) for meeple, n in enumerate(one.bag) if n]
    assert rows.count() == len(kinds)
    all_ = sum(one.bag)
    for row, (meeple, n) in zip(rows.all(), kinds, strict=True):
        some = 1 - math.comb(all_ - n, drawn) / math.comb(all_, drawn)
        expect(row).to_contain_text(MEEPLE_WORDS[meeple].capitalize())
        numbers = [int(text.removesuffix(" %")) for text in row.locator("td").all_inner_texts()]
        assert numbers[0] == n
        assert abs(numbers[1] - 100 * n / all_) <= 0.5 and abs(numbers[2] - 100 * some) <= 0.5
    page.reload()
    expect(page.locator(".mm-odds")).to_be_visible()


def test_the_dark_council_arrives(visit: Any) -> None:
    name, one = next(
        (name, one)
        for name in ("shared", LONG, "fewest-peasants")
        for one in moments(name)
        if one.arrived < one.after < 3 and one.prompt in ("assign", "resolve")
    )
    page = begin(visit(), name, one.n, motion="on")
    expect(page.locator(".mm-herald")).to_have_count(0)
    for do in one.said.split("; "):
        page.locator(f'.options [data-do="{do}"], .confirm [data-do="{do}"]').click()
    expect(page.locator(".mm-herald")).to_contain_text("Dark Council")
    expect(page.locator(".mm-arrivals .lit")).to_have_count(one.after)
    page.wait_for_function(STILL)
    picture(page, "meeples-council")


def test_the_dark_council_is_fought_in_the_final_turns(visit: Any) -> None:
    lords = ("open saw_ron", "open the_termite_queen", "open baron_chisel", "open combustor")
    one = moment(LONG, lambda one: one.final > 0 and any(lord in one.options for lord in lords))
    slug = next(lord for lord in lords if lord in one.options).removeprefix("open ")
    page = begin(visit(), LONG, one.n)
    expect(page.locator(".mm-council.awake")).to_be_visible()
    unit = page.locator(f'.mm-zone.tavern [data-drag*="open {slug};"]:not([data-at="tavern shaman"])').last
    drag(page, unit, page.locator(f'[data-place="{slug}"] .mm-card'))
    expect(page.locator(f'[data-place="{slug}"] .mm-total')).to_be_visible()
    expect(page.locator(f'[data-place="{slug}"] .mm-standing li')).to_have_count(1)
    page.wait_for_function(READY)
    picture(page, "meeples-final")


def test_reload_undo_and_why_not_in_mid_turn(visit: Any) -> None:
    one = moment(LONG, lambda one: one.prompt == "assign" and "open muster_field" in one.options and one.tavern[PEASANT] > 2)
    page = begin(visit(), LONG, one.n)
    by_mouse(page, "open muster_field")
    page.reload()
    expect(page.locator('[data-place="muster_field"]')).to_have_class(re.compile("open"))
    page.keyboard.press("w")
    expect(page.locator(".why li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator('[data-place="muster_field"] .mm-hit')).to_be_visible()
    assert set(options(page)) == set(one.options)
    page.keyboard.press("h")
    expect(page.locator(".mm .hinted, .options .hinted").first).to_be_visible()


def test_two_players_and_a_spectator_at_one_table(visit: Any) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = lay(ann, "meeples", [{"kind": "me"}, {"kind": "open"}], options={"towers": True})
    invites = ann.context.request.get(f"{ann.hall.address}/api/tables/{table}/invites").json()
    bob.page.goto(f"{bob.hall.address}/j/{table}#invite={invites['seats'][0]['invite']}")
    bob.page.wait_for_selector(".mm")
    eve.page.goto(f"{eve.hall.address}/j/{table}#watch={invites['spectate']}")
    eve.page.wait_for_selector(".mm")
    look(ann, f"/t/{table}")
    pages = [ann.page, bob.page]
    quests = [set(page.locator(".mm-quest .mm-name").all_inner_texts()) for page in pages]
    assert quests[0] and quests[1] and not quests[0] & quests[1]
    assert eve.page.locator(".mm-quest").count() == 0 and eve.page.locator(".mm-back").count() > 0
    first = next(page for page in pages if page.locator(".options button").count())
    other = pages[1 - pages.index(first)]
    assert other.locator(".mm [data-do]").count() == 0 and eve.page.locator(".mm [data-do]").count() == 0
    by_mouse(first, "open builders_yard")
    by_mouse(first, "add peasant")
    expect(first.locator('[data-place="builders_yard"] .mm-one')).to_have_count(1)
    for page in (other, eve.page):  # a pick is nobody else's business
        expect(page.locator('[data-place="builders_yard"]')).to_have_class(re.compile("posted"))
        expect(page.locator('[data-place="builders_yard"] .mm-one')).to_have_count(0)
    by_mouse(first, "close")
    for page in (first, other, eve.page):
        expect(page.locator('[data-place="builders_yard"] .mm-standing li:not(.guest)')).to_have_count(1)
        expect(page.locator(".log").first).to_contain_text("sends 1 Peasant to the Builders' Yard")
    for page, seen in ((bob.page, quests[0]), (ann.page, quests[1]), (eve.page, quests[0] | quests[1])):
        text = page.content()
        assert not any(name in text for name in seen)


def test_the_replay_shows_every_table_and_no_hand(visit: Any) -> None:
    visitor = visit()
    table = imported(visitor, TOWERS)
    middle = moment(TOWERS, lambda one: one.prompt == "resolve")
    page = look(visitor, f"/replay/{table}?n={middle.n}")
    expect(page.locator(".mm-standing").first).to_be_visible()
    assert page.locator(".mm-quest").count() == 0 and page.locator(".mm-hit").count() == 0
    page.keyboard.press("ArrowRight")
    expect(page.locator(".mm")).to_have_attribute("data-n", str(middle.n + 1))
    assert page.locator(".mm-other").count() == 2


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_and_all_is_on_the_screen(visit: Any, theme: str) -> None:
    visitor = visit()
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table = lay(visitor, "meeples", [{"kind": "me"}, *bots], options={"towers": True}, seed="four")
    page = look(visitor, f"/t/{table}", theme=theme)
    options(page)
    assert axe(page) == [], "four players begin"
    assert off_screen(page, ".mm-hit, .mm-go, .mm-card, .mm-zone, .mm-heroes, .mm-quests, .mm-other, .mm-head, .tools") == []
    if theme != "contrast":
        picture(page, f"meeples-begin-{theme}")
    page = begin(visitor, LONG, moment(LONG, lambda one: one.prompt == "fight" and one.posts > 1).n, theme=theme)
    options(page)
    assert axe(page) == [], "a fight"
    page = begin(visitor, LONG, moment(LONG, lambda one: one.prompt == "discard" and one.hand > 3).n, theme=theme)
    expect(page.locator(".mm-tray")).to_be_visible()
    assert axe(page) == [], "which Quest to discard"
    page.get_by_role("button", name="Back to the city").click()
    expect(page.locator(".mm-tray")).to_be_hidden()


def test_a_phone_in_spanish_shows_one_district_at_a_time(visit: Any) -> None:
    visitor = visit()
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    one = moment(TOWERS, lambda one: one.prompt == "assign" and len(one.options) > 3 and one.arrived > 0)
    page = begin(visitor, TOWERS, one.n, lang="es")
    options(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for part in (".mm-zone.tavern", ".mm-go", ".question h2", ".options button >> nth=0"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".mm-chips .busy").first).to_be_visible()
    page.locator(".mm-chips button").last.click()
    expect(page.locator(".mm-council")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".mm-council h2")).to_contain_text("Encuentro Final")
    do = next(do for do in one.options if do.startswith("open "))
    by_mouse(page, do)
    expect(page.locator(".mm-place.open")).to_be_in_viewport(ratio=0.9)
    assert axe(page) == []
    picture(page, "meeples-phone-es")
    page.locator(".mm-chips button").last.click()
    page.locator(".mm-council .mm-card").first.click()
    expect(page.locator(".toast")).to_contain_text("Saw-Ron")
