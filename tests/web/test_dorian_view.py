"""Dorian in a real browser: the map, the siege, deals and the character board answer by mouse and by keyboard."""

from random import Random
from typing import Any

import pytest
from helping import axe, lay, picture
from playwright.sync_api import Page, expect
from realm import ASKED, STATE, N, answered, answers, at, click, on_board, post, show

HIDDEN_TARGETS = """() => [...document.querySelectorAll('.do .do-target')].filter(t => {
  const r = t.getBoundingClientRect();
  if (!r.width || t.closest('.do-deals')) return false;
  const reach = t.closest('.do-side, .do-between, .do-slots') ? 4000 : 2;
  return r.left < -2 || r.top < -2 || r.right > innerWidth + 2 || r.bottom > innerHeight + reach;
}).map(t => t.dataset.do)"""


NAME = """(() => {
  const on = document.activeElement;
  return on.getAttribute('aria-label') ?? on.querySelector(':scope > .unseen')?.textContent ?? on.textContent;
})()"""


UNCOVERED = """button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def dull(options: list[str]) -> str:
    """An answer that brings the game on."""
    for verb in ("done", "ready", "take-rest pool", "pay-rest pool", "stay-out", "refuse", "deny", "withdraw"):
        if verb in options:
            return verb
    return next((do for do in options if do.startswith("take ") and do.endswith(" pool")), options[0])


def test_a_game_to_its_end_by_mouse(visit: Any) -> None:
    page = at(visit(), "last")
    used = set()
    travels = [do for do in answers(page) if do.startswith("travel ")]
    if travels:
        used.add(click(page, travels[0]))
    for _ in range(90):
        page.wait_for_selector(f"{ASKED}, .result")
        if page.locator(".result").count():
            break
        used.add(click(page, dull(answers(page))))
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".do-score tbody tr")).to_have_count(3)
    assert page.locator(".do-target").count() == 0
    assert used and "list" not in used


def test_a_stretch_by_keyboard_alone(visit: Any) -> None:
    page = at(visit(), "prepare")
    reached = 0
    for turn in range(12):
        page.wait_for_selector(ASKED)
        before = page.evaluate(STATE)
        options = answers(page)
        picking = page.locator(".confirm").count() > 0
        if turn % 3 and not picking and dull(options) in options[:9]:
            page.keyboard.press(str(options.index(dull(options)) + 1))
        elif picking and page.locator(".confirm button:not([disabled])").count():
            page.locator(".question h2").click()
            page.keyboard.press("Enter")
        else:
            reached += tab_to_board(page)
            page.keyboard.press("Enter")
            if page.locator(".menu").count():
                page.keyboard.press("Enter")
        answered(page, before)
    assert reached >= 3


def tab_to_board(page: Page) -> int:
    """Go from thing to thing until the focus is on an answer of the board."""
    page.locator(".skip").focus()
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('.do .do-target')"):
            label = page.evaluate(NAME)
            said = page.locator(".options button span:last-child").all_text_contents()
            assert any(part.strip() in {one.strip() for one in said} for part in label.split("; "))
            return 1
        page.keyboard.press("Tab")
    raise AssertionError("the board cannot be reached with the keyboard")


def test_highlights_match_the_answers(visit: Any) -> None:
    visitor = visit()
    random = Random("heralds")
    for moment in ("prepare", "select"):
        page = at(visitor, moment, 6)
        for _ in range(9):
            options = answers(page)
            assert on_board(page) == sorted(options)
            click(page, random.choice(options))


def test_the_figure_is_dragged_and_the_map_moves(visit: Any) -> None:
    page = at(visit(), "influence", motion="on")
    seen = "document.querySelector('.do-map').getAttribute('viewBox')"
    page.wait_for_function(f"() => {seen}")
    page.wait_for_timeout(600)
    whole = page.evaluate(seen)
    page.get_by_role("button", name="Bigger").click()
    near = page.evaluate(seen)
    assert float(near.split()[2]) < float(whole.split()[2])
    box = page.locator(".do-map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 120, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 220, box["y"] + 90, steps=4)
    page.mouse.up()
    assert page.evaluate(seen) != near
    page.mouse.wheel(0, 300)
    page.get_by_role("button", name="Show all").click()
    page.wait_for_function(f"was => {seen} === was", arg=whole)
    travel = next(do for do in answers(page) if do.startswith("travel "))
    place = travel.split()[1]
    spot = page.locator(f'.do-spot[data-spot="{place}"]')
    expect(spot).to_have_attribute("aria-label", page.locator(f'.options [data-do="{travel}"] span').last.text_content() or "")
    thing = page.locator('[data-figure="0"]').bounding_box()
    goal = spot.bounding_box()
    assert thing is not None and goal is not None
    before = page.evaluate(N)
    page.mouse.move(thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    expect(page.locator(f'[data-spot="{place}"][data-catches=over]')).to_have_count(1)
    page.mouse.up()
    page.wait_for_function(f"n => {N} > n", arg=before)


def test_a_siege_is_a_scene_from_the_marker_to_the_outcome(visit: Any) -> None:
    visitor = visit()
    page = at(visitor, "select", 6, motion="on")
    scene = page.locator(".do-scene")
    expect(scene.locator(".do-stages .now")).to_have_text("Seal")
    expect(scene.locator("[data-fought]")).to_have_count(0)
    assert scene.locator(".do-sealed").count() >= 3
    card = next(do for do in answers(page) if do.startswith("select "))
    sealed = scene.locator(".do-sealed.ready").count()
    click(page, card)
    held = page.locator(".do-hand .do-held.picked")
    expect(held).to_have_count(1)
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(scene.locator(".do-stages .now")).to_have_text("Seal")  # nothing is sealed or revealed by it
    expect(page.locator(".confirm output")).to_have_text("1 card selected")
    assert scene.locator(".do-sealed.ready").count() == sealed
    held.click()
    expect(page.locator(".do-hand .do-held.picked")).to_have_count(0)
    expect(page.locator(".confirm button")).to_be_disabled()
    page = at(visitor, "turns", 6)
    expect(scene.locator(".do-middle h2")).to_contain_text("The siege of")
    page.locator(".do-sums summary").click()
    assert page.locator(".do-sums tbody tr").count() >= 3 and page.locator("[data-fought]").count() >= 3
    assert page.locator(".do-scales li").count() >= 1
    assert page.evaluate(SUMS), "the sum of the reasons is the power of each side"
    look = page.locator('.do-toggle[data-sets="map"]')
    look.click()
    expect(scene).to_be_hidden()
    look.click()
    expect(scene).to_be_visible()
    click(page, "done")
    page = at(visitor, "outcome", 6)
    expect(page.locator(".do-result")).to_be_visible()
    expect(page.locator(".do-defence-card").first).to_be_visible()
    assert page.evaluate(SUMS)
    enough = page.locator(".do-scales .short").count() == 0
    assert ("fall" in (page.locator(".do-result").text_content() or "")) == enough


# Each side's table of reasons adds up to what its heading says (nothing is drained in these positions).
SUMS = """() => ['attack', 'defence'].every(name => {
  const side = document.querySelector(`.do-side-${name}`);
  const who = [...side.querySelectorAll('[data-fighter] h3 b')].map(b => b.textContent);
  const rows = [...document.querySelectorAll('.do-sums tbody tr')].filter(r => who.includes(r.cells[0].textContent));
  const sum = [2, 3, 4].map(i => rows.reduce((n, r) => n + Number((r.cells[i].textContent || '0').replace('−', '-')), 0));
  const said = [...side.querySelectorAll('.do-sum b')].map(b => Number(b.textContent));
  return !said.length || sum.every((n, i) => n === said[i]);
})"""


def test_deals_say_what_binds(visit: Any) -> None:
    visitor = visit()
    page = at(visitor, "offer")
    contract = page.locator(".do-contract")
    expect(contract).to_contain_text("you")
    bound = contract.locator(".do-binds").text_content() or ""
    assert ("does not bind" in bound) == ("passage" not in (contract.locator("dl").text_content() or ""))
    picture(page, "dorian-deal")
    contract.get_by_role("button", name="Refuse").click()
    expect(page.locator(".log")).to_contain_text("Ann refuses the offer")
    page = at(visitor, "influence")
    expect(page.locator(".do-deals")).to_be_hidden()
    page.locator(".do-toggle", has_text="Deals").click()
    page.locator(".do-proposal", has_text="truce").first.click()
    expect(page.locator(".do-contract .do-binds.not")).to_be_visible()
    page.locator(".do-unit").first.click()
    expect(page.locator(".do-contract dd .do-good b").first).to_have_text("1")
    page.locator(".do-contract").get_by_role("button", name="Make this offer").click()
    expect(page.locator(".log")).to_contain_text("1 Resource for a truce")
    if page.locator(".do-contract").count() == 0:
        page.locator(".do-toggle", has_text="Deals").click()
    expect(page.locator(".do-told", has_text="truce")).to_have_count(1)  # what I offered; others have their own list


def test_resources_are_placed_and_taken_back_on_the_board(visit: Any) -> None:
    page = at(visit(), "influence")
    if "rest" not in answers(page):
        pytest.skip("this position offers no Rest")
    click(page, "rest")
    pool = page.locator(".do-mine .do-cell-pool").nth(2)
    before = page.evaluate(STATE)
    pool.click()
    answered(page, before)
    before = page.evaluate(STATE)
    pool.click()
    answered(page, before)
    expect(page.locator(".confirm output")).to_have_text("2 of 3 placed")
    for size in ((1366, 625), (390, 844)):  # the button is in sight, and nothing lies over it
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.locator(".confirm button").evaluate(UNCOVERED), size
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(".do-several .do-picked")).to_have_text("×2")
    page.locator(".do-less").click()
    expect(page.locator(".confirm output")).to_have_text("1 of 3 placed")
    click(page, "take dark_essence pool")
    click(page, "take magic_crystal pool")
    expect(page.locator(".confirm button")).to_be_enabled()
    pool.click()  # all is placed: what is picked takes itself back
    expect(page.locator(".confirm output")).to_have_text("2 of 3 placed")
    expect(page.locator(".confirm button")).to_be_disabled()
    page.keyboard.press("u")
    expect(page.locator(".confirm output")).to_have_text("1 of 3 placed")


def test_two_people_and_a_spectator(visit: Any) -> None:
    ann = visit("Ann")
    table = lay(ann, "dorian", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], seed="oak")
    page = ann.go(f"/t/{table}", ".invites code")
    links = page.locator(".invites code").all_text_contents()
    ben = visit("Ben").open(links[0].removeprefix(ann.hall.address))
    ben.wait_for_selector(".do")
    watcher = visit("Cid").open(links[1].removeprefix(ann.hall.address))
    watcher.wait_for_selector(".watching")
    expect(page.locator(".do-leader.do-target")).to_have_count(6)
    picture(page, "dorian-leaders")
    click(page, "lead marcus")
    click(ben, "lead selina")
    for _ in range(12):
        asked = [one for one in (page, ben) if one.locator('.options [data-do^="keep-objective"]').count()]
        if asked:
            click(asked[0], answers(asked[0])[0])
        elif page.locator(".do-mine .do-objective").count() == ben.locator(".do-mine .do-objective").count() == 2:
            break
        else:
            page.wait_for_timeout(200)
    page.wait_for_selector(".do-mine .do-hand li")
    mine = set(page.locator(".do-hand .do-name").all_text_contents())
    goals = set(page.locator(".do-mine .do-objective b").all_text_contents())
    assert mine and goals
    for other in (ben, watcher):
        assert not goals & set(other.locator(".do-objective b").all_text_contents())
        assert other.locator(".do-banner").count() == 3
    assert watcher.locator(".do-mine, .do-target").count() == 0
    assert not mine & set(watcher.locator(".do-card .do-name").all_text_contents())


def test_reload_undo_and_why_not(visit: Any) -> None:
    page = at(visit(), "prepare")
    stow = next(do for do in answers(page) if do.startswith("stow "))
    before = page.locator(".do-areas").first.text_content()
    click(page, stow)
    expect(page.locator(".do-areas").first).not_to_have_text(before or "")
    after = page.locator(".do-areas").first.text_content()
    page.reload()
    page.wait_for_selector(ASKED)
    expect(page.locator(".do-areas").first).to_have_text(after or "")
    page.keyboard.press("u")
    expect(page.locator(".do-areas").first).to_have_text(before or "")
    page.keyboard.press("w")
    expect(page.locator(".why li").first).to_contain_text("DO-")


def test_the_replay_shows_the_board_and_no_answers(visit: Any) -> None:
    visitor = visit()
    page = at(visitor, "outcome", 6)
    table = page.url.rsplit("/", 1)[1]
    page = show(visitor, f"/replay/{table}?n=90")
    expect(page.locator(".do-banner")).to_have_count(6)
    assert page.locator(".do-target").count() == 0
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => {N} === 91")
    assert post(visitor, f"/api/tables/{table}/fork", {"n": 90})["seat"] == 0


@pytest.mark.parametrize(
    ("theme", "moments"),
    [("light", ("influence", "turns", "offer")), ("dark", ("influence", "turns")), ("contrast", ("turns",))],
    ids=["light", "dark", "contrast"],
)
def test_axe_finds_nothing_with_six_players(visit: Any, theme: str, moments: tuple[str, ...]) -> None:
    visitor = visit()
    visitor.page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    for moment in moments:
        page = at(visitor, moment, 6)
        page.wait_for_selector(ASKED)
        assert axe(page) == [], moment
        assert page.evaluate(HIDDEN_TARGETS) == [], "everything to decide is on the screen"
        cut = "list => list.filter(l => l.scrollWidth > l.clientWidth + 1).length"
        assert page.locator(".do-banner .do-line:not(.do-head)").evaluate_all(cut) == 0
        if (theme, moment) in {("light", "influence"), ("dark", "turns")}:
            picture(page, f"dorian-{moment}-{theme}")


def test_a_phone_has_sections_in_spanish(visit: Any) -> None:
    visitor = visit()
    visitor.page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    page = at(visitor, "influence", 6)
    for part in (".do-map", ".do-sections", ".question h2", ASKED):
        expect(page.locator(part).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    picture(page, "dorian-phone-es")
    page.locator(".do-sections button", has_text="Mi tablero").click()
    expect(page.locator(".do-hand li").first).to_be_in_viewport()
    page.locator(".do-sections button", has_text="Tratos").click()
    expect(page.locator(".do-deals h2")).to_have_text("Tratos")
    page.locator(".do-sections button", has_text="Mesa").click()
    expect(page.locator(".do-city h2")).to_be_in_viewport()
    assert axe(page) == []
    page = at(visitor, "turns", 6)
    expect(page.locator(".do-middle h2")).to_be_in_viewport()
    missing = page.evaluate("[...document.querySelectorAll('.do, .do *')].filter(e => /<dorian-/.test(e.title)).length")
    assert missing == 0 and "<dorian-" not in (page.locator(".do").text_content() or "")
