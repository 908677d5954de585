"""Positions of Dorian for the browser: a game is played ahead, kept as a recording, and forked where it is wanted."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from greathall.core.option import verb_of
from greathall.games import load
from greathall.table.replay import Recording
from greathall.table.table import Table

expect.set_options(timeout=20_000)  # these boards are large, and some machines are slow
NAMES = ["Ann", "Bruno", "Cyra", "Dario", "Edda", "Falk"]
ASKED = ".options button:not([disabled])"
N = "Number(document.querySelector('.do').dataset.n)"  # answers given so far
LIST = ".options button, .confirm button:not([disabled])"
# What has been answered and picked, in short.
STATE = f"""{N} + [...document.querySelectorAll('{LIST}')].map(b => b.dataset.do + b.getAttribute('aria-pressed')).join()
  + document.querySelector('.confirm output')?.textContent"""
DEALING: dict[str, Any] = {"tribute": True, "trading": True}
OPTIONS: dict[int, dict[str, Any]] = {3: DEALING | {"length": "short"}, 6: DEALING}
SEEDS = ("oak", "ivory", "ash", "fir", "elm", "yew", "birch", "rowan", "hazel", "alder", "lime", "thorn", "briar", "reed", "fern")
Wanted = Callable[[dict[str, Any], str, Table], bool]  # the first seat's view, its question, the table


def verbs(table: Table) -> set[str]:
    """The verbs that the first seat may use now."""
    decision = table.decision(0)
    return set() if decision is None else {table.game.verbs[verb_of(option)].name for option in decision.options}


MOMENTS: dict[str, Wanted] = {
    "prepare": lambda view, prompt, table: prompt == "preparation" and view["round"] > 1 and "stow" in verbs(table),
    "influence": lambda view, prompt, _: prompt == "influence" and view["round"] > 1 and view["turn"]["moves"] > 1,
    "join": lambda view, prompt, _: prompt == "siege",
    "select": lambda view, prompt, _: prompt == "select" and len(view["battle"]["order"]) > 2,
    "turns": lambda view, prompt, _: prompt == "battle-turn" and len(view["battle"]["order"]) > 2,
    "outcome": lambda view, prompt, _: prompt == "place" and (view["battle"] or {}).get("stage") == "aftermath",
    "offer": lambda _, prompt, __: prompt == "offer-tribute",
    "last": lambda view, prompt, _: prompt == "influence" and view["final_round"],
}


@cache
def played(players: int) -> tuple[str, dict[str, int]]:
    """A whole game as a recording that has every moment, and when the first seat was first asked at each."""
    for seed in SEEDS:
        table, found = play(players, seed)
        if len(found) == len(MOMENTS):
            return Recording.of(table).text(), found
    raise AssertionError("no game has every moment")


def play(players: int, seed: str) -> tuple[Table, dict[str, int]]:
    """A game of chance and some sense, to its end."""
    game = load("dorian")
    table = Table(game, players, seed, OPTIONS[players], NAMES[:players])
    random = Random(seed)
    found: dict[str, int] = {}
    for _ in range(4000):
        if table.outcome is not None:
            return table, found
        decision = table.decision(0)
        if decision is not None and not table.picked(0):
            view = table.view(0)
            for name, wanted in MOMENTS.items():
                if name not in found and wanted(view, decision.prompt, table):
                    found[name] = len(table.answers)
        seat = random.choice(table.waiting())
        asked = table.decision(seat)
        assert asked is not None
        table.answer(seat, random.choices(asked.options, game.policy(table.mine(seat), seat, asked.options))[0])
    raise AssertionError("the game did not end")


def post(visitor: Any, path: str, data: Any) -> Any:
    """What the server says to a request of this visitor."""
    headers = {"X-Greathall": "1", "Origin": visitor.hall.address}
    if isinstance(data, str):
        headers["Content-Type"] = "text/plain"
    made = visitor.context.request.post(visitor.hall.address + path, data=data, headers=headers, timeout=60_000)
    assert made.ok, made.text()
    return made.json()


# By hall and number of players: the imported recording, and the cookies of who imported it and so may fork it.
_kept: dict[tuple[str, int], tuple[str, Any]] = {}


def at(visitor: Any, moment: str, players: int = 3, motion: str = "off") -> Page:
    """A table against bots at a moment of a game, with this visitor at its first seat."""
    recording, found = played(players)
    key = (visitor.hall.address, players)
    if key not in _kept:
        owner = next((cookies for (hall, _), (_, cookies) in _kept.items() if hall == visitor.hall.address), None)
        if owner:
            visitor.context.add_cookies(owner)
        _kept[key] = (post(visitor, "/api/import", recording)["id"], visitor.context.cookies())
    table, cookies = _kept[key]
    visitor.context.add_cookies(cookies)
    fork = post(visitor, f"/api/tables/{table}/fork", {"n": found[moment]})["id"]
    return show(visitor, f"/t/{fork}", motion)


def show(visitor: Any, path: str, motion: str = "off") -> Page:
    """The first tab at a page with a board of Dorian."""
    page: Page = visitor.page
    page.set_default_timeout(30_000)
    page.evaluate(f"localStorage.setItem('greathall.motion', '{motion}')")
    page.goto(visitor.hall.address + path)
    page.wait_for_selector(".do")
    return page


def answers(page: Page) -> list[str]:
    """Everything that can be answered now, as the buttons say it."""
    page.wait_for_selector(ASKED)
    found: list[str] = page.locator(LIST).evaluate_all("list => list.map(b => b.dataset.do)")
    return [do for do in found if do]


def on_board(page: Page) -> list[str]:
    """Everything that can be answered on the board."""
    script = "list => [...new Set(list.flatMap(t => t.dataset.do.split('|')))].sort()"
    found: list[str] = page.locator(".do .do-target").evaluate_all(script)
    return found


def click(page: Page, do: str) -> str:
    """Give an answer with the mouse where it lies on the board, through the menu if others lie there too. Says where."""
    page.wait_for_selector(f':is(.options, .confirm) button[data-do="{do}"]:not([disabled])')
    before = page.evaluate(STATE)
    targets = page.locator(".do .do-target")
    found = targets.evaluate_all(
        "(list, wanted) => list.findIndex(t => t.dataset.do.split('|').includes(wanted) && t.getClientRects().length)", do
    )
    if found < 0:
        page.locator(f':is(.options, .confirm) button[data-do="{do}"]').click()
        where = "list"
    else:
        target = targets.nth(found)
        where = str(target.evaluate("t => t.classList[0] + ' ' + t.classList[1]"))
        target.focus()
        target.dispatch_event("click")
        if page.locator(".menu").count():
            page.locator(f'.menu [data-do="{do}"]').click()
    answered(page, before)
    return where


def answered(page: Page, before: str) -> None:
    """Wait until an answer or a pick has come through and something is asked again, or all is over."""
    page.wait_for_function(f"was => document.querySelector('.result') || ({STATE}) !== was", arg=before)
    page.wait_for_selector(f"{ASKED}, .result, .question.idle")
