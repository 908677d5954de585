"""What the browser tests of Meeples & Monsters need: moments of recorded games, tables that begin there, and ways to answer."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from greathall.core.option import Decision
from greathall.data.notation import show
from greathall.games import load
from greathall.games.meeples.rules.state import Meeples
from greathall.table.replay import Recording
from greathall.table.table import Table

GOLDEN = Path(__file__).parents[1] / "golden" / "meeples"
# Answers given so far, and picks that are not confirmed; a pick is no answer.
N = "(({ n = -1, picks = 0 } = {}) => `${n} ${picks}`)(document.querySelector('.mm')?.dataset)"

# The buttons work again; one may have nothing to do.
READY = """() => document.querySelector('.result')
  || ![...document.querySelectorAll('.options button, .confirm button')].some((b) => b.disabled && b.dataset.do)"""

ELSEWHERE = """path => {
  document.querySelector('.mm')?.setAttribute('data-left', '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


class Moment:
    """A question that a recorded game put to its first player."""

    def __init__(self, n: int, decision: Decision, state: Meeples, said: str, left: int) -> None:
        self.n = n
        self.prompt = decision.prompt
        self.options = [show(GAME, option) for option in decision.options]
        self.said = said  # what was answered
        self.arrived = state.arrived
        self.final = state.final
        self.tavern = list(state.taverns[0])
        self.bag = list(state.bags[0])
        self.hand = len(state.hands[0].cards)
        self.posts = len(state.posts)
        self.left = left  # answers to the end
        self.after = 0  # Dark Council Arrives cards once it was answered


GAME = load("meeples")


@lru_cache
def moments(name: str) -> list[Moment]:
    """Every question to the first player of a golden game."""
    recording = Recording.load(GOLDEN / f"{name}.jsonl")
    table = Table(GAME, recording.seats, recording.seed, recording.options)
    found: list[Moment] = []
    for n, answer in enumerate(recording.answers):
        decision = table.decision(0)
        state = table.state
        assert isinstance(state, Meeples)
        asked = decision is not None and decision.prompt != ""
        if decision is not None and asked:
            found.append(Moment(n, decision, state, answer.text, len(recording.answers) - n))
        table.answer(answer.seat, answer.text)
        assert isinstance(table.state, Meeples)
        if asked:
            found[-1].after = table.state.arrived
    return found


def moment(name: str, fits: Callable[[Moment], bool], last: bool = False) -> Moment:
    """The first (or last) question of a golden game that fits."""
    found = [one for one in moments(name) if fits(one)]
    assert found, f"{name} has no such moment"
    return found[-1 if last else 0]


def imported(visitor: Any, name: str) -> str:
    """A golden game as a table to look at; its id. A visitor brings each game once."""
    brought: dict[str, str] = visitor.__dict__.setdefault("brought", {})
    if name not in brought:
        headers = {"X-Greathall": "1", "Origin": visitor.hall.address, "Content-Type": "text/plain"}
        text = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")
        made = visitor.context.request.post(f"{visitor.hall.address}/api/import", data=text, headers=headers)
        assert made.ok, made.text()
        brought[name] = str(made.json()["id"])
    return brought[name]


def begin(visitor: Any, name: str, n: int, **settings: str) -> Page:
    """Sit down in the first seat of a golden game, from a moment on, against bots."""
    headers = {"X-Greathall": "1", "Origin": visitor.hall.address}
    address = f"{visitor.hall.address}/api/tables/{imported(visitor, name)}/fork"
    made = visitor.context.request.post(address, data={"n": n}, headers=headers)
    assert made.ok, made.text()
    return look(visitor, f"/t/{made.json()['id']}", **settings)


def look(visitor: Any, path: str, **settings: str) -> Page:
    """Go to a table or replay, with these settings of the page. Where they are set already, the page goes there by itself."""
    page: Page = visitor.page
    wanted = {"motion": "off"} | settings
    if visitor.__dict__.get("settings") == wanted:
        page.evaluate(ELSEWHERE, path)
    else:
        for key, value in wanted.items():
            page.evaluate(f"localStorage.setItem('greathall.{key}', '{value}')")
        page.goto(visitor.hall.address + path)
        visitor.settings = wanted
    page.wait_for_selector(".mm:not([data-left])")
    return page


def options(page: Page) -> list[str]:
    """Everything that can be answered now, as the buttons say it; nothing once the game is over."""
    page.wait_for_selector(".options button:not([disabled]), .confirm button:not([disabled]), .result")
    buttons = page.locator(".options button, .confirm button")
    found: list[str] = buttons.evaluate_all("list => list.map(b => b.dataset.do).filter(Boolean)")
    return found


def on_board(page: Page) -> set[str]:
    """Everything that is highlighted on the table."""
    found: list[str] = page.locator(".mm [data-do]").evaluate_all("list => list.flatMap(e => e.dataset.do.split('|'))")
    return set(found)


def moved(page: Page, before: str) -> None:
    """Wait until an answer or a pick has come back."""
    page.wait_for_function(f"was => {N} !== was", arg=before)
    page.wait_for_function(READY)


def target(page: Page, do: str) -> Locator:
    """Where on the table an answer lies."""
    ways = [f".mm [data-do{sign}]" for sign in (f'="{do}"', f'^="{do}|"', f'*="|{do}|"', f'$="|{do}"')]
    return page.locator(", ".join(ways)).locator("visible=true")


def by_mouse(page: Page, do: str) -> None:
    """Give an answer where it lies on the table; where several lie, by the menu there."""
    before = page.evaluate(N)
    place = target(page, do).first
    several = "|" in str(place.get_attribute("data-do"))
    place.click()
    if several:
        page.locator(f'.menu [data-do="{do}"]').click()
    moved(page, before)


def off_screen(page: Page, parts: str) -> list[str]:
    """Which of these parts of the table are not wholly on the screen."""
    found: list[str] = page.locator(parts).evaluate_all(
        "list => list.filter(e => { const b = e.getBoundingClientRect();"
        " return b.left < 0 || b.top < 0 || b.right > innerWidth || b.bottom > innerHeight || b.width === 0; })"
        ".map(e => e.className)"
    )
    return found


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """Carry something to a place with the mouse."""
    one, other = thing.bounding_box(), place.bounding_box()
    assert one is not None and other is not None
    page.mouse.move(one["x"] + one["width"] / 3, one["y"] + one["height"] / 2)
    page.mouse.down()
    page.mouse.move(one["x"] + one["width"] / 3 + 20, one["y"] - 20, steps=3)
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=4)
    page.mouse.up()
