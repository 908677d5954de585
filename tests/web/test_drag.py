"""Answering by dragging: pieces and cards onto the places that take them, with the mouse and with a finger."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from rogue import N, by_mouse, sit, solution


def middle(what: Locator) -> tuple[float, float]:
    """Where to take hold of a thing."""
    box = what.first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: str, place: str, pick: bool = False) -> None:
    """Carry a thing to a place and drop it there; wait for what comes of it: an answer, or one more pick of several."""
    before = page.evaluate(N)
    picked = page.locator(".picks .picked").count()
    page.mouse.move(*middle(page.locator(thing)))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(place)), steps=6)
    expect(page.locator(f"{place}[data-catches=over]").first).to_be_visible()
    page.mouse.up()
    if pick:
        expect(page.locator(".picks .picked")).to_have_count(picked + 1)
    else:
        page.wait_for_function(f"n => {N} > n", arg=before)
    expect(page.locator(".carried, [data-catches], [data-lifted]")).to_have_count(0)


def test_a_pawn_is_dragged_to_where_it_goes(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/1"})
    for do in ("begin", "flip 0,1"):
        by_mouse(page, do)
    drag(page, '[data-pawn="0"]', '.cr-target[data-place="0,1"]')
    expect(page.locator(".log")).to_contain_text("Ann goes to 0,1.")


def test_a_card_is_thrown_by_dropping_it_on_the_map(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/4"})
    for do in solution("a-sons-descent", 4)[:3]:
        by_mouse(page, do)
    drag(page, '.cr-card[data-card="potion_blue"]', '.cr-target[data-place="0,1"]')
    expect(page.locator('.cr-card[data-card="potion_blue"]')).to_have_count(0)


def test_wares_and_gold_go_over_the_counter_and_gear_onto_the_body(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/5"})
    for do in solution("a-sons-descent", 5)[:4]:
        by_mouse(page, do)
    drag(page, '.cr-ware[data-do="buy shadow_cape 8"]', ".cr-hand")
    for card in ("kobold", "gold_5"):
        drag(page, f'.cr-card[data-card="{card}"] .cr-toggle', ".cr-shelf", pick=True)
    page.locator(".confirm button").click()
    page.wait_for_selector('.cr-card[data-card="shadow_cape"]')
    drag(page, '.cr-card[data-card="shadow_cape"]', ".cr-slots li:nth-child(2)")
    expect(page.locator(".cr-slots li:nth-child(2) .worn")).to_have_count(1)


@pytest.mark.parametrize("ending", ["elsewhere", "escape"])
def test_what_is_dropped_elsewhere_answers_nothing(visit: Any, ending: str) -> None:
    page = sit(visit(), {"story": "a-sons-descent/1"})
    for do in ("begin", "flip 0,1"):
        by_mouse(page, do)
    before = page.evaluate(N)
    seen = page.locator(".cr-map").get_attribute("viewBox")
    page.mouse.move(*middle(page.locator('[data-pawn="0"]')))
    page.mouse.down()
    page.mouse.move(*middle(page.locator('.cr-target[data-place="0,1"]')), steps=6)
    expect(page.locator(".carried")).to_have_count(1)
    if ending == "escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.move(*middle(page.locator(".cr-tools")), steps=4)
    expect(page.locator("[data-catches=over]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".carried, [data-catches], [data-lifted]")).to_have_count(0)
    assert page.evaluate(N) == before and page.locator(".cr-map").get_attribute("viewBox") == seen
    page.locator('.cr-target[data-place="0,1"]').click()  # and the next click is a click again
    page.wait_for_function(f"n => {N} > n", arg=before)


def test_a_finger_drags_as_well(visit: Any) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    page = sit(visitor, {"story": "a-sons-descent/1"})
    for do in ("begin", "flip 0,1"):
        by_mouse(page, do)
    before = page.evaluate(N)
    line = visitor.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(page.locator('[data-pawn="0"]')), middle(page.locator('.cr-target[data-place="0,1"]'))
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.25, 0.5, 0.75, 1):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    expect(page.locator(".cr-target[data-catches=over]")).to_have_count(1)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(f"n => {N} > n", arg=before)
    expect(page.locator(".log")).to_contain_text("Ann goes to 0,1.")
