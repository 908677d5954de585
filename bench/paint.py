"""How soon a running table is to be seen in a browser: the first contentful paint, and the moment when its board is drawn."""

import os
import statistics
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage"]
# The page is watched from its first moment on: the board is drawn when it has something in it and a frame has passed.
WATCH = """
new MutationObserver((changes, watching) => {
  if (!document.querySelector("section.board > *")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.boardDrawn = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
BOTH = """() => new Promise((done) => {
  const look = () => {
    const first = performance.getEntriesByName("first-contentful-paint")[0];
    if (first && window.boardDrawn) done([first.startTime, window.boardDrawn]);
    else setTimeout(look, 20);
  };
  look();
})"""


def painted(address: str, table: str, cookie: str, times: int = 5) -> dict[str, float]:
    """Open a table in a new window again and again, with nothing kept from before: the medians in milliseconds."""
    if not Path(CHROMIUM).exists():
        return {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            rows = [_open(browser, address, table, cookie) for _ in range(times)]
        finally:
            browser.close()
    first, board = (statistics.median(column) for column in zip(*rows, strict=True))
    return {"first_contentful_paint_ms": first, "board_drawn_ms": board}


def _open(browser: Browser, address: str, table: str, cookie: str) -> tuple[float, float]:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    name, value = cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": address}])
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"{address}/t/{table}")
    first, board = page.evaluate(BOTH)
    context.close()
    return float(first), float(board)
