"""Every page on a large screen and on a phone: nothing is wider than the screen, and pictures for the documentation."""

from typing import Any

import pytest
from helping import ASKED, axe, lay, picture, play_out
from playwright.sync_api import expect

SIZES = [("1920", 1920, 1080, "dark"), ("phone", 390, 844, "light")]
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "easy"}


@pytest.mark.parametrize(("name", "width", "height", "theme"), SIZES)
def test_pages_fit_other_screens(visit: Any, name: str, width: int, height: int, theme: str) -> None:
    visitor = visit(viewport={"width": width, "height": height})
    page = visitor.page
    page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    over = lay(visitor, "pebble", [ME, BOT, BOT, BOT], seed="stones")
    visitor.go(f"/t/{over}", ASKED)
    play_out(page, "mouse")
    hot = lay(visitor, "pebble", [ME, ME | {"name": "Bea"}])
    for what, path, ready in [
        ("hall", "/", ".tile"), ("new", "/new?game=karez", ".newtable"), ("cards", "/cards/card-rogue", ".cardface"),
        ("rules", "/rules/dorian", ".rulebook dt"), ("error", "/nothing/here", ".problem"), ("curtain", f"/t/{hot}", ".curtain"),
        ("result", f"/t/{over}", ".result"), ("replay", f"/replay/{over}?n=3", ".controls"),
    ]:  # fmt: skip
        visitor.go(path, ready)
        picture(page, f"{what}-{name}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, what
    visitor.expected("404")


def test_four_players_and_the_log_fit_a_small_laptop(visit: Any) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{lay(visitor, 'card-rogue', [ME, BOT, BOT, BOT], seed='lantern')}", ASKED)
    for _ in range(12):
        page.locator(ASKED).first.click()
        page.wait_for_timeout(120)
        page.wait_for_selector(ASKED)
    for seat in range(4):
        expect(page.locator(f'.cr-mat[data-seat="{seat}"]')).to_be_in_viewport(ratio=0.99)
    for part in (".log", ".tools", ".question h2", ".people"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".log li").last).to_be_in_viewport()
    assert axe(page) == []
    picture(page, "card-rogue-four")


def test_on_a_phone_what_is_known_of_potions_covers_no_tile(visit: Any) -> None:
    visitor = visit(viewport={"width": 390, "height": 844})
    page = visitor.go(f"/t/{lay(visitor, 'card-rogue', [ME], seed='lantern')}", ASKED)
    for _ in range(12):
        if page.locator(".cr-known").count():
            break
        confirm = page.locator(".confirm .seal:enabled")
        (confirm if confirm.count() else page.locator(ASKED).first).click()
        page.wait_for_timeout(120)
        page.wait_for_selector(ASKED)
    known, board = page.locator(".cr-top").bounding_box(), page.locator(".cr-map").bounding_box()
    assert known is not None and board is not None
    assert known["y"] + known["height"] <= board["y"] + 1


NEEDED = {
    "card-rogue": (".cr-map", ".question h2", ".tools", ".log"),
    "meeples": (".mm-monster .mm-name", ".mm-street .mm-name", ".mm-mat", ".tools"),
    "karez": (".kz-site .kz-site-name", ".kz-site .kz-site-low", ".kz-job", ".kz-lair", ".kz-tray", ".tools"),
    "dorian": (".do-city .do-deck", ".do-city .do-supply", ".do-map", ".do-mine", ".tools"),
}


@pytest.mark.parametrize("game", sorted(NEEDED))
def test_between_the_bars_of_a_laptops_browser_nothing_needed_is_cut_off(visit: Any, game: str) -> None:
    visitor = visit(viewport={"width": 1366, "height": 625})
    page = visitor.go(f"/t/{lay(visitor, game, [ME, BOT, BOT, BOT], seed='lantern')}", ASKED)
    for _ in range(4):
        page.locator(ASKED).first.click()
        page.wait_for_timeout(120)
        page.wait_for_selector(ASKED)
    for part in NEEDED[game]:
        found = page.locator(part).all()
        assert found, part
        for one in found:
            expect(one).to_be_in_viewport(ratio=0.9)
            box = one.bounding_box()
            assert box is not None and box["height"] >= 10, part
    picture(page, f"{game}-laptop")
