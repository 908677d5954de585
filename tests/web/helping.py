"""What several browser tests need: screenshots, axe, and playing."""

import base64
import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
ASKED = ".options button:not([disabled])"


def picture(page: Page, name: str) -> None:
    """Keep a screenshot for the documentation, without movement, as a small WebP. One that is there stays as it is, so that
    tests leave no changed files behind; `make screens` makes all of them anew."""
    path = SCREENS / f"{name}.webp"
    if path.exists() and not os.environ.get("GREATHALL_SCREENS"):
        return
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_timeout(150)  # what moves a moment ago has come to rest
    line = page.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": 70})
    line.detach()
    page.emulate_media(reduced_motion="no-preference")
    SCREENS.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(taken["data"]))


def axe(page: Page) -> list[str]:
    """What axe finds on a page, in words."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0].get('failureSummary', '')[:240]}" for v in found]


def quick(page: Page, title: str) -> None:
    """Play now."""
    page.locator(".tile", has_text=title).get_by_role("button", name=re.compile("Play now|Jugar")).click()
    page.wait_for_selector(ASKED)


def lay(visitor: Any, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """Open a table with these seats; its id."""
    body = {
        "game": game,
        "seats": seats,
        "options": {},
        "visibility": "private",
        "undo": "free",
        "pace": {"kind": "none"},
        "seed": "",
    }
    headers = {"X-Greathall": "1", "Origin": visitor.hall.address}
    # An idle connection may be closed by the server at the very moment it is used again: then once more.
    made = visitor.context.request.post(f"{visitor.hall.address}/api/tables", data=body | more, headers=headers, max_retries=2)
    assert made.ok, made.text()
    return str(made.json()["id"])


def moment(page: Page) -> str:
    """What tells one moment of a table from another: its log and its question."""
    return str(page.evaluate("document.querySelector('.log')?.textContent + document.querySelector('.question')?.textContent"))


def answer(page: Page, by: str = "mouse") -> None:
    """Give the first answer, by mouse or by keyboard, and wait until something has come of it."""
    page.wait_for_selector(ASKED)
    before = moment(page)
    if by == "mouse":
        page.locator(ASKED).first.click()
    else:
        page.keyboard.press("1")
    page.wait_for_function(
        "was => document.querySelector('.curtain') || "
        "was !== document.querySelector('.log')?.textContent + document.querySelector('.question')?.textContent",
        arg=before,
    )


def play_out(page: Page, by: str) -> None:
    """Answer whatever is asked until the result is there."""
    for _ in range(40):
        page.wait_for_selector(f".result, {ASKED}")
        if page.locator(".result").count():
            return
        answer(page, by)
    raise AssertionError("the game did not end")
