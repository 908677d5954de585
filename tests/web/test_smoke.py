"""Once through everything that a player does, in every title. `make test` also runs it with the compiled server."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from helping import ASKED, answer, play_out, quick
from playwright.sync_api import Page, expect

from greathall.server import match

TITLES = ["Card Rogue", "Meeples & Monsters", "Fallen City of Karez", "Kingdoms Rise & Fall: Dorian"]
ANSWERS = 4


def say(page: Page, text: str) -> None:
    page.locator(".choices button", has_text="Talk").click()
    page.keyboard.press("c")
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    expect(page.locator(".talk")).to_contain_text(text)


@pytest.mark.parametrize("title", TITLES)
def test_play_talk_take_back_and_come_again(visit: Any, title: str) -> None:
    page = visit().page
    quick(page, title)
    for _ in range(ANSWERS):
        answer(page)
    say(page, "well met, bots")
    page.wait_for_selector(ASKED)
    before = page.locator(".log").text_content()
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator(".log").text_content() == before
    expect(page.locator(".question.frozen")).to_have_count(0)


def test_a_whole_game_with_a_hint_and_a_change_of_mind(visit: Any) -> None:
    page = visit().page
    quick(page, "Pebble")
    page.keyboard.press("h")
    expect(page.locator(".options .hinted")).to_have_count(1)
    answer(page)
    page.keyboard.press("u")
    page.wait_for_selector(ASKED)
    play_out(page, "mouse")
    expect(page.locator(".result h2")).to_have_text("Four rounds were played.")


def test_without_its_bundle_the_page_is_the_same(visit: Any, hall_of_modules: Any) -> None:
    page = visit(at=hall_of_modules).page
    quick(page, "Fallen City of Karez")
    answer(page)
    modules = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js')).length"
    assert page.evaluate(modules) > 50


@pytest.mark.skipif(sys.platform != "linux", reason="it is looked up in /proc")
def test_the_server_is_the_build_that_is_tested(hall: Any) -> None:
    libraries = re.findall(r"\S*greathall__mypyc\S*", Path(f"/proc/{hall.process.pid}/maps").read_text(encoding="utf-8"))
    assert bool(libraries) == str(match.__file__).endswith((".so", ".pyd"))
