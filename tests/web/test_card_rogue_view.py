"""Card Rogue in a real browser: the map, the hand and the mats answer by mouse and by keyboard."""

from typing import Any

import pytest
from helping import ASKED, axe, picture
from playwright.sync_api import Page, expect
from rogue import N, answers, by_mouse, sit, solution

PLACES = r"""() => {
  const here = [...document.querySelectorAll('.cr-target')];
  const said = [...document.querySelectorAll('.options button')].map(b => b.dataset.do).filter(d => /-?\d+,-?\d+/.test(d));
  const told = here.flatMap(t => t.dataset.do.split('|'));
  const places = new Set(here.map(t => t.dataset.place));
  return [said.sort(), told.filter(d => /-?\d+,-?\d+/.test(d)).sort(), here.length === places.size];
}"""


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
        if page.locator(".confirm").count():
            while page.locator(".confirm button[disabled]").count():
                page.locator('.picks button[aria-pressed="false"]').first.click()
                page.wait_for_selector(".picks button:not([disabled])")  # until the pick was taken nothing can be pressed
            page.locator(".confirm button").click()
        elif targets.count():
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
    picture(page, "card-rogue-shop")
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
    picture(page, f"card-rogue-gathering-{theme}")
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
    picture(page, f"card-rogue-fight-{theme}")


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
    picture(page, "card-rogue-phone-es")


def test_goals_are_toggles_and_count_only_when_confirmed(visit: Any) -> None:
    page = sit(visit(), {"character": "rogue"})
    for do in answers(page)[:1]:
        by_mouse(page, do)  # a token
    page.wait_for_selector('.cr-choice[data-do="goal chest"]')
    golem, chest = page.locator(".cr-choice").nth(4), page.locator(".cr-choice").nth(0)
    expect(page.locator(".confirm button")).to_be_disabled()
    golem.click()
    expect(golem).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".confirm output")).to_have_text("one goal")
    chest.click()
    expect(chest).to_have_attribute("aria-pressed", "true")
    golem.click()
    expect(golem).to_have_attribute("aria-pressed", "false")
    assert page.locator(".cr-choice.picked").count() == 1
    picture(page, "card-rogue-goals")
    page.locator(".confirm button").click()
    page.wait_for_selector(".cr-map")
    expect(page.locator(".cr-goals li")).to_have_count(1)


def test_a_price_is_paid_with_cards_of_the_hand_in_any_order(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/5"})
    way = solution("a-sons-descent", 5)
    for do in way[: way.index("pay gold_5 5")]:
        by_mouse(page, do)
    expect(page.locator(".question h2")).to_have_text("It costs 8 gold. What do you pay with? 8 gold to go.")
    before = page.evaluate(N)
    kobold, five = (page.locator(f'.cr-card[data-card="{card}"] .cr-toggle') for card in ("kobold", "gold_5"))
    kobold.click()
    expect(kobold).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".confirm output")).to_have_text("4 of 8 gold")
    five.click()
    expect(page.locator(".question h2")).to_have_text("It costs 8 gold. You get 1 gold back.")
    kobold.click()
    expect(kobold).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".confirm button")).to_be_disabled()
    kobold.click()
    expect(page.locator(".cr-card.picked")).to_have_count(2)
    picture(page, "card-rogue-paying")
    assert page.evaluate(N) == before, "picks are nobody else's affair"
    page.locator(".confirm button").click()
    page.wait_for_function(f"n => {N} === n + 1", arg=before)
    expect(page.locator('.cr-card[data-card="shadow_cape"]')).to_have_count(1)
    assert by_mouse(page, "equip shadow_cape chest") == "card"  # in the shop, at once


def test_an_enemys_attack_is_no_shield(visit: Any) -> None:
    page = sit(visit(), {"story": "a-sons-descent/1"})
    for do in solution("a-sons-descent", 1)[:4]:
        by_mouse(page, do)
    attack = page.locator('[data-foe="0,2"] .cr-attack').get_attribute("d") or ""
    assert set("".join(letter for letter in attack if letter.isalpha())) == set("Mlz")  # straight strokes all around: a burst
