"""Tables of Card Rogue for the browser tests: laying one, what may be answered, answering by mouse."""

import tomllib
from pathlib import Path
from typing import Any

from helping import ASKED, lay
from playwright.sync_api import Page

import greathall.games.card_rogue as card_rogue

STORIES = Path(card_rogue.__file__).parent / "data" / "story"
N = "Number(document.querySelector('.cr').dataset.n)"  # answers given so far


def solution(campaign: str, level: int) -> list[str]:
    """The answers that solve a level of a story."""
    with (STORIES / f"{campaign}.toml").open("rb") as file:
        answers: list[str] = tomllib.load(file)["level"][level - 1]["solution"]
    return answers


def sit(visitor: Any, options: dict[str, Any], bots: int = 0, seed: str = "torch", motion: str = "off") -> Page:
    """A new table of Card Rogue, with this visitor at its first seat."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * bots
    table = lay(visitor, "card-rogue", seats, options=options, seed=seed)
    page: Page = visitor.page
    page.evaluate(f"localStorage.setItem('greathall.motion', '{motion}')")
    page.goto(f"{visitor.hall.address}/t/{table}")
    page.wait_for_selector(".cr")
    return page


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
