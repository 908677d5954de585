"""The hall and its pages in a real browser."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


def picture(page: Page, name: str) -> None:
    """Keep a screenshot for the documentation."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")


def axe(page: Page) -> list[str]:
    """What axe finds on a page, in words."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]} {v['nodes'][0].get('failureSummary', '')[:200]}" for v in found]


def quick(page: Page, title: str) -> None:
    """Play now."""
    page.locator(".tile", has_text=title).get_by_role("button", name=re.compile("Play now|Jugar")).click()
    page.wait_for_selector(".question")


def play_out(page: Page, by: str) -> None:
    """Answer whatever is asked until the result is there, by mouse or by keyboard."""
    for _ in range(40):
        page.wait_for_selector(".result, .options button:not([disabled])")
        if page.locator(".result").count():
            return
        asked = page.locator(".options button").first.get_attribute("data-do")
        n = page.locator(".log li").count()
        if by == "mouse":
            page.locator(".options button").first.click()
        else:
            page.keyboard.press("1")
        page.wait_for_function(
            "([n, asked]) => document.querySelectorAll('.log li').length > n || document.querySelector('.result')", arg=[n, asked]
        )
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_whole_game_of_pebble(visit: Any, by: str) -> None:
    page = visit().page
    quick(page, "Pebble")
    play_out(page, by)
    expect(page.locator(".places li")).to_have_count(2)
    expect(page.locator(".result h2")).to_have_text("Four rounds were played.")


def test_a_first_visit_asks_for_a_name_and_nothing_else(browser: Any, hall: Any) -> None:
    page = browser.new_context().new_page()
    page.goto(hall.address)
    page.wait_for_selector("#name")
    assert page.locator("input").count() == 1
    assert axe(page) == []
    picture(page, "welcome")
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_on_any_page_in_any_theme(visit: Any, theme: str) -> None:
    visitor = visit()
    page = visitor.page
    page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    for name, path, ready in [
        ("hall", "/", ".tile"), ("new", "/new?game=pebble", ".newtable"), ("rules", "/rules/pebble", ".rulebook dt"),
        ("cards", "/cards/pebble", ".cardface"), ("error", "/t/nothing", ".problem"),
    ]:  # fmt: skip
        page.goto(visitor.hall.address + path)
        page.wait_for_selector(ready)
        assert axe(page) == [], f"{name} in {theme}"
        picture(page, f"{name}-{theme}")
    page.goto(visitor.hall.address)
    page.wait_for_selector(".tile")
    quick(page, "Pebble")
    page.wait_for_selector(".options button")
    assert axe(page) == [], f"table in {theme}"
    visitor.errors[:] = [error for error in visitor.errors if "404" not in error]  # the page for a missing table


def test_two_people_and_a_spectator_at_one_table(visit: Any) -> None:
    ann = visit("Ann")
    page = ann.page
    page.goto(ann.hall.address + "/new?game=pebble")
    page.wait_for_selector(".newtable")
    page.locator(".seatrow").nth(1).locator("select").first.select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invites code")
    links = page.locator(".invites code").all_text_contents()
    ben = visit("Ben").open(links[0].removeprefix(ann.hall.address))
    ben.wait_for_selector(".options button")
    watcher = visit("Cid").open(links[1].removeprefix(ann.hall.address))
    watcher.wait_for_selector(".question")
    assert watcher.locator(".options button").count() == 0
    expect(page.locator(".people")).to_contain_text("Ben")
    mine = page.locator(".options button").first.text_content()
    page.keyboard.press("1")
    expect(ben.locator(".log")).to_contain_text("Ann has chosen.")
    assert mine is not None and mine.split("Bid ")[1].strip() not in (ben.locator(".log").text_content() or "")
    ben.keyboard.press("1")
    expect(watcher.locator(".log")).to_contain_text("Ann bid")
    ben.fill("#say", "well played")
    ben.keyboard.press("Enter")
    expect(page.locator(".talk")).to_contain_text("well played")


def test_hot_seat_has_a_curtain_between_hands(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(visitor.hall.address + "/new?game=pebble")
    page.wait_for_selector(".newtable")
    page.locator(".seatrow").nth(1).locator("select").first.select_option("me")
    page.locator(".seatrow").nth(1).locator("input").fill("Bea")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".options button")
    page.keyboard.press("1")
    page.wait_for_selector(".curtain")
    assert page.locator(".board").count() == 0 and page.locator(".options").count() == 0
    assert axe(page) == []
    picture(page, "curtain")
    page.locator(".curtain button").click()
    page.wait_for_selector(".options button")
    expect(page.locator(".log")).to_contain_text("Ann has chosen.")


def test_a_reload_and_a_killed_server_lose_nothing(visit: Any, hall: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    page.wait_for_selector(".options button")
    page.keyboard.press("1")
    expect(page.locator(".log")).to_contain_text("Ann bid")
    page.reload()
    expect(page.locator(".log")).to_contain_text("Ann bid")
    hall.stop(kill=True)
    page.wait_for_selector(".lost")
    hall.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(page.locator(".log")).to_contain_text("Ann bid")
    play_out(page, "mouse")
    visitor.errors[:] = [error for error in visitor.errors if "WebSocket" not in error and "Failed to load" not in error]


def test_undo_is_refused_after_a_reveal_and_why_not_explains(visit: Any) -> None:
    page = visit().page
    quick(page, "Pebble")
    page.wait_for_selector(".options button")
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator(".why")).to_contain_text("Everything you could do here is offered.")
    page.keyboard.press("1")
    expect(page.locator(".log")).to_contain_text("Ann bid")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log")).not_to_contain_text("Ann bid")


def test_replay_has_an_address_for_every_move_and_forks(visit: Any) -> None:
    page = visit().page
    quick(page, "Pebble")
    play_out(page, "mouse")
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".replay h2")).to_contain_text("Move 1 of 8")
    assert "n=1" in page.url
    assert axe(page) == []
    picture(page, "replay")
    page.reload()
    expect(page.locator(".replay h2")).to_contain_text("Move 1 of 8")
    page.get_by_role("button", name="What if?").click()
    page.wait_for_selector(".options button, .question")
    assert "/t/" in page.url


def test_spanish_and_a_phone(visit: Any) -> None:
    visitor = visit(is_mobile=False)
    page = visitor.page
    page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(visitor.hall.address)
    expect(page.locator("h2").first).to_be_visible()
    expect(page.get_by_role("button", name="Jugar ya").first).to_be_visible()
    quick(page, "Pebble")
    page.wait_for_selector(".options button")
    expect(page.locator(".question h2")).to_contain_text("¿Qué piedra ofreces?")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    picture(page, "phone-es")
    page.get_by_role("button", name="Registro").click()
    expect(page.locator(".log")).to_be_visible()


def test_two_tabs_of_one_seat_stay_in_step(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    page.wait_for_selector(".options button")
    other = visitor.open(page.url.removeprefix(visitor.hall.address))
    other.wait_for_selector(".options button")
    page.keyboard.press("1")
    expect(other.locator(".log")).to_contain_text("Ann bid")
    play_out(other, "mouse")
    page.wait_for_selector(".result")
