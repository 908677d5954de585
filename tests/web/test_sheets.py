"""A game brings its own sheets: they are there before its board is drawn, and go when another game is shown."""

from typing import Any

from helping import lay
from playwright.sync_api import Page

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "easy"}
# Remembers how many sheets of games there were, with rules in them, when a board was first drawn.
WATCH = """new MutationObserver(() => {
  const there = () => [...document.styleSheets].filter((one) => one.href?.includes("/games/karez/") && one.cssRules.length > 5);
  if (document.querySelector('.kz')) window.worn ??= there().length;
}).observe(document, { childList: true, subtree: true })"""


def games_of(page: Page) -> set[str]:
    """The games whose sheets the document has."""
    links = "[...document.styleSheets].map(sheet => sheet.href ?? '').filter(href => href.includes('/games/'))"
    return {str(href).split("/games/")[1].split("/")[0] for href in page.evaluate(links)}


def test_a_board_is_dressed_when_it_is_drawn_and_only_in_its_own_sheets(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    assert games_of(page) == set()
    table = lay(visitor, "karez", [ME, BOT])
    page.add_init_script(WATCH)
    visitor.go(f"/t/{table}", ".kz")
    assert page.evaluate("window.worn") == 1
    assert games_of(page) == {"karez"}
    page.evaluate("history.pushState(null, '', '/cards/dorian'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_selector(".cardface")
    assert games_of(page) == {"dorian"}
