"""Card Rogue in a real browser: the map, the hand and the mats answer by mouse and by keyboard."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import greathall.games.card_rogue as card_rogue

STORIES = Path(card_rogue.__file__).parent / "data" / "story"
SCREENS = Path(__file__).parents[2] / "docs" / "screens"
AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
ASKED = ".options button:not([disabled])"
PLACES = r"""() => {
  const here = [...document.querySelectorAll('.cr-target')];
  const said = [...document.querySelectorAll('.options button')].map(b => b.dataset.do).filter(d => /-?\d+,-?\d+/.test(d));
  const told = here.flatMap(t => t.dataset.do.split('|'));
  const places = new Set(here.map(t => t.dataset.place));
  return [said.sort(), told.filter(d => /-?\d+,-?\d+/.test(d)).sort(), here.length === places.size];
}"""
N = "Number(document.querySelector('.cr').dataset.n)"  # answers given so far


def solution(campaign: str, level: int) -> list[str]:
    """The answers that solve a level of a story."""
    with (STORIES / f"{campaign}.toml").open("rb") as file:
        answers: list[str] = tomllib.load(file)["level"][level - 1]["solution"]
    return answers


def sit(visitor: Any, options: dict[str, Any], bots: int = 0, seed: str = "torch", motion: str = "off") -> Page:
    """A new table of Card Rogue, with this visitor at its first seat."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * bots
    body = {"game": "card-rogue", "seats": seats, "options": options, "visibility": "private", "undo": "free"}
    body |= {"pace": {"kind": "none"}, "seed": seed}
    made = visitor.context.request.post(
        f"{visitor.hall.address}/api/tables", data=body, headers={"X-Greathall": "1", "Origin": visitor.hall.address}
    )
    assert made.ok, made.text()
    page: Page = visitor.page
    page.evaluate(f"localStorage.setItem('greathall.motion', '{motion}')")
    page.goto(f"{visitor.hall.address}/t/{made.json()['id']}")
    page.wait_for_selector(".cr")
    return page


def axe(page: Page) -> list[str]:
    """What axe finds on a page, in words."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0].get('failureSummary', '')[:200]}" for v in found]


def picture(page: Page, name: str) -> None:
    """Keep a screenshot for the documentation."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"card-rogue-{name}.png")


def answers(page: Page) -> list[str]:
    """Everything that can be answered now, as the buttons say it."""
    page.wait_for_selector(ASKED)
    found: list[str] = page.locator(".options button").evaluate_all("list => list.map(b => b.dataset.do)")
    return found


def by_mouse(page: Page, do: str) -> str:
    """Give an answer with the mouse where it lies: on the map, on a card, or in the list. Says where that was."""
    page.wait_for_selector(f'.options button[data-do="{do}"]:not([disabled])')
    before = page.evaluate(N)
    where = _click(page, do)
    page.wait_for_function(f"n => {N} > n", arg=before)
    return where


def _click(page: Page, do: str) -> str:
    target = page.locator(f'.cr-target[data-do~="{do}"], .cr-target[data-do="{do}"]')
    held = page.locator(".cr-card.usable").filter(has=page.locator(f'.cr-acts [data-do="{do}"]'))
    if target.count():
        target.click()
        return "map"
    if held.count():
        held.locator("summary").click()
        held.locator(f'[data-do="{do}"]').click()
        return "card"
    page.locator(f'[data-do="{do}"]').first.click()
    return "list"


def by_keyboard(page: Page, do: str) -> str:
    """Give an answer with the keyboard alone: its number, or go from thing to thing until one does it. Says what that was."""
    page.wait_for_selector(f'.options button[data-do="{do}"]:not([disabled])')
    before = page.evaluate(N)
    if page.locator(f'.cr-target[data-do="{do}"]').count() == 0 and answers(page).index(do) < 9:
        page.keyboard.press(str(answers(page).index(do) + 1))
        page.wait_for_function(f"n => {N} > n", arg=before)
        return "number"
    for key in ["Tab"] * 8 + ["Shift+Tab"] * 40:  # the map comes before the list of answers
        page.keyboard.press(key)
        if page.evaluate("do_ => document.activeElement?.matches('.cr-target') && document.activeElement.dataset.do === do_", do):
            page.keyboard.press("Enter")
            page.wait_for_function(f"n => {N} > n", arg=before)
            return "map"
    raise AssertionError(f"no way to {do} by keyboard")


@pytest.mark.parametrize(
    ("campaign", "level", "press"),
    [("the-quick-way", 1, by_mouse), ("a-sons-descent", 6, by_keyboard)],
    ids=["mouse", "keyboard"],
)
def test_a_whole_solo_game(visit: Any, campaign: str, level: int, press: Any) -> None:
    page = sit(visit(), {"story": f"{campaign}/{level}"})
    used = {press(page, do) for do in solution(campaign, level)}
    page.wait_for_selector(".result")
    assert "map" in used
    expect(page.locator(".result h2")).to_contain_text("You have come through")


def test_highlights_match_the_answers_through_a_game_with_bots(visit: Any) -> None:
    page = sit(visit(), {"open_hands": True}, bots=1, seed="lamp")
    page.wait_for_selector(".cr-choice")
    assert page.locator(".cr-choice").count() == len(answers(page))
    clicked = 0
    for turn in range(36):
        page.wait_for_selector(f"{ASKED}, .result")
        if page.locator(".result").count():
            break
        said, told, single = page.evaluate(PLACES)
        assert said == told and single
        targets = page.locator(".cr-target:not([data-do*='|'])")
        before = page.evaluate(N)
        if targets.count():
            targets.nth(turn % targets.count()).dispatch_event("click")
            clicked += 1
        else:
            page.locator(".options button").first.click()
        page.wait_for_function(f"n => {N} > n", arg=before)
    assert clicked > 10


def test_a_click_on_a_highlighted_tile_answers_and_the_pawn_walks(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/1"}, motion="on")
    for do in ("begin", "flip 0,1"):
        by_mouse(page, do)
    expect(page.locator('[data-tile="0,1"] .cr-back')).to_have_count(0)
    page.locator('.cr-target[data-place="0,1"]').click()
    expect(page.locator(".log")).to_contain_text("Ann goes to 0,1.")
    expect(page.locator('.cr-target[data-place="0,2"]')).to_have_attribute("aria-label", "Turn up the card at 0,2")
    page.locator('.cr-target[data-place="0,2"]').click()
    expect(page.locator('[data-foe="0,2"]')).to_have_count(1)
    page.locator('.cr-target[data-place="0,2"]').click()
    expect(page.locator(".cr-dice .die").first).to_have_attribute("aria-label", "die: 3")
    expect(page.locator('[data-foe="0,2"] .cr-bar-text')).to_have_text("1/4")
    expect(page.locator('.cr-mat[data-seat="0"]')).to_contain_text("fighting sewer rat")


def test_the_map_can_be_moved_and_brought_back(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/1"})
    by_mouse(page, "begin")
    page.wait_for_selector(".cr-target")
    seen = "document.querySelector('.cr-map').getAttribute('viewBox')"
    first = page.evaluate(seen)
    page.get_by_role("button", name="Bigger").click()
    near = page.evaluate(seen)
    assert float(near.split()[2]) < float(first.split()[2])
    box = page.locator(".cr-map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + 340, steps=4)
    page.mouse.up()
    assert page.evaluate(seen) != near
    page.mouse.wheel(0, 400)
    page.get_by_role("button", name="Show all").click()
    page.wait_for_function(f"first => {seen} === first", arg=first)


def test_a_card_in_hand_shows_what_can_be_done_with_it(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/2"})
    for do in solution("a-sons-descent", 2)[:4]:
        by_mouse(page, do)
    page.wait_for_selector(".cr-shelf")
    picture(page, "shop")
    page.locator('.cr-ware[data-do="buy scroll_identify 4"]').click()
    expect(page.locator('.cr-card[data-card="scroll_identify"]')).to_have_count(1)
    for do in solution("a-sons-descent", 2)[5:8]:
        by_mouse(page, do)
    card = page.locator('.cr-card.usable[data-card="scroll_identify"]')
    card.locator("summary").click()
    expect(card.locator(".cr-acts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card.locator(".cr-acts")).to_be_hidden()
    assert by_mouse(page, "read scroll_identify") == "card"
    expect(page.locator(".cr-known .found")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_at_a_table_of_card_rogue(visit: Any, theme: str) -> None:
    visitor = visit()
    visitor.page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    page = sit(visitor, {}, bots=1)
    page.wait_for_selector(".cr-choice")
    assert axe(page) == [], "before the descent"
    picture(page, f"gathering-{theme}")
    page = sit(visitor, {"story": "a-sons-descent/2"})
    page.wait_for_selector(".cr-opening")
    assert axe(page) == [], "a story begins"
    for do in solution("a-sons-descent", 2)[:4]:
        by_mouse(page, do)
    page.wait_for_selector(".cr-shelf")
    assert axe(page) == [], "in the shop"
    page = sit(visitor, {"story": "a-sons-descent/1"})
    for do in solution("a-sons-descent", 1)[:5]:
        by_mouse(page, do)
    page.wait_for_selector(".cr-dice")
    assert axe(page) == [], "in a fight"
    picture(page, f"fight-{theme}")


def test_a_phone_shows_the_map_and_the_question_in_spanish(visit: Any) -> None:
    visitor = visit()
    visitor.page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    page = sit(visitor, {"story": "a-sons-descent/1"})
    expect(page.locator(".cr-opening h2")).to_have_text("El derrumbe")
    by_mouse(page, "begin")
    expect(page.locator(".cr-target")).to_have_count(1)
    for part in (".cr-target", ".question h2", ASKED):
        expect(page.locator(part).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".cr-tools button").last).to_have_attribute("aria-label", "Centrar en mí")
    picture(page, "phone-es")
