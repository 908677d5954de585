"""Tables of Karez for the browser tests: positions found by playing with the game's own policy, and answering on the board."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from helping import ASKED
from playwright.sync_api import Page

from greathall.bots.playout import weighted
from greathall.core import engine
from greathall.core.option import Decision, verb_of
from greathall.games import load
from greathall.games.karez.rules.state import Karez
from greathall.table.replay import Recording
from greathall.table.table import Table

GAME = load("karez")
TRIES = 400
N = "Number(document.querySelector('.kz').dataset.n)"  # answers given so far
LIST = ".options button, .confirm button:not([disabled])"
# What has been answered and picked, in short.
STATE = f"""{N} + [...document.querySelectorAll('{LIST}')].map(b => b.dataset.do + b.getAttribute('aria-pressed')).join()"""
SHOWN = "[...document.querySelectorAll('.kz .kz-target')].filter(e => e.offsetParent !== null)"
Wanted = Callable[[Karez, Decision], bool]


@cache
def whole_game(seats: int, seed: str) -> tuple[tuple[int, int], ...]:
    """The answers of a game that the policy plays: seats and options."""
    s = Table(GAME, seats, seed, {}, ["?"] * seats).state
    random = Random(seed)
    given: list[tuple[int, int]] = []
    while (asked := engine.decision(s)) is not None:
        option = weighted(asked.options, GAME.policy(s, asked.seat, asked.options), random.random())
        given.append((asked.seat, option))
        engine.answer(s, asked.seat, option)
    return tuple(given)


def positions(seats: int, *wanted: Wanted) -> tuple[str, list[int]]:
    """The seed of a game and the numbers of answers after which its first seat is asked what is wanted: of several games
    the one that has most of it. What it has not is -1."""
    best: tuple[str, list[int]] = ("", [-1] * len(wanted))
    for k in range(TRIES):
        seed = f"karez {k}"
        found = _search(seats, seed, wanted)
        if found.count(-1) < best[1].count(-1):
            best = (seed, found)
        if -1 not in best[1] or (len(wanted) > 1 and k >= 40):
            break
    return best


def _search(seats: int, seed: str, wanted: tuple[Wanted, ...]) -> list[int]:
    found = [-1] * len(wanted)
    s = Table(GAME, seats, seed, {}, ["?"] * seats).state
    assert isinstance(s, Karez)
    n = 0  # answers as a table counts them: the picks of a set and what confirms it are one
    picking = False
    for seat, option in whole_game(seats, seed):
        asked = engine.decision(s, seat, free=True)
        assert asked is not None
        if seat == 0 and not picking:
            for k, wants in enumerate(wanted):
                if found[k] < 0 and wants(s, asked):
                    found[k] = n
        if -1 not in found:
            break
        picking = asked.is_pick(option)
        n += not picking
        engine.answer(s, seat, option)
    return found


@cache
def recorded(seats: int, seed: str) -> str:
    """The text of the recording of a game."""
    table = Table(GAME, seats, seed, {}, ["Ann", "Ben", "Cid", "Dora", "Eve"][:seats])
    for seat, option in whole_game(seats, seed):
        table.answer(seat, option)
    return Recording.of(table).text()


def fork(visitor: Any, seats: int, wanted: Wanted) -> str:
    """A table at such a position, with this visitor at its first seat and bots at the others; its id."""
    seed, (n,) = positions(seats, wanted)
    assert n >= 0, f"no such position in {TRIES} games"
    return fork_at(visitor, seats, seed, n)


def fork_at(visitor: Any, seats: int, seed: str, n: int) -> str:
    """The same after the first answers of a game."""
    headers = {"X-Greathall": "1", "Origin": visitor.hall.address}
    post, address = visitor.context.request.post, visitor.hall.address
    known = visitor.__dict__.setdefault("recordings", {})
    if (seats, seed) not in known:
        made = post(f"{address}/api/import", data=recorded(seats, seed), headers={**headers, "Content-Type": "text/plain"})
        assert made.ok, made.text()
        known[seats, seed] = made.json()["id"]
    forked = post(f"{address}/api/tables/{known[seats, seed]}/fork", data={"n": n}, headers=headers)
    assert forked.ok, forked.text()
    return str(forked.json()["id"])


def sit(visitor: Any, seats: int, wanted: Wanted, motion: str = "off") -> Page:
    """The page of a table at such a position."""
    return open_table(visitor, fork(visitor, seats, wanted), motion)


def open_table(visitor: Any, table: str, motion: str = "off") -> Page:
    """The page of a table at which this visitor is asked something."""
    page: Page = visitor.page
    page.evaluate(f"localStorage.setItem('greathall.motion', '{motion}')")
    page.goto(f"{visitor.hall.address}/t/{table}")
    page.wait_for_selector(".kz")
    page.wait_for_selector(ASKED)
    return page


def asks(prompt: str, party: int = 0, options: int = 2) -> Wanted:
    """Positions with this question, so many Heroes in the party and so many answers."""

    def wanted(s: Karez, asked: Decision) -> bool:
        here = 0 if s.trip is None else len(s.trip.party)
        return asked.prompt == prompt and len(asked.options) >= options and here >= party

    return wanted


def settles_more(s: Karez, asked: Decision) -> bool:
    """Several white dice are to be settled, and each of two Heroes may be hit."""
    return asked.prompt == "white-die" and asked.picks is not None and len(s.journey().party) > 1 and ways(asked, "hit") > 1


def verb_name(option: int) -> str:
    """What an answer does."""
    return GAME.verbs[verb_of(option)].name


def ways(asked: Decision, verb: str) -> int:
    """How many answers a question has of a verb."""
    return sum(verb_name(option) == verb for option in asked.options)


def turn(number: int) -> Wanted:
    """The first action of a turn."""
    return lambda s, asked: asked.prompt == "action" and s.turn >= number and len(asked.options) > 4


def listed(page: Page) -> list[str]:
    """What can be answered, as the buttons beside the board say it."""
    page.wait_for_selector(ASKED)
    found: list[str] = page.locator(f"{LIST}").evaluate_all("list => list.map(b => b.dataset.do)")
    return [do for do in found if do]


def on_board(page: Page) -> list[str]:
    """What can be answered on the board itself, each once."""
    found: list[str] = page.evaluate(f"[...new Set({SHOWN}.map(e => e.dataset.do))]")
    return found


def on(page: Page, do: str) -> str:
    """Where an answer lies on the board."""
    return f'.kz .kz-target[data-do="{do}"]:visible'


def answered(page: Page, before: str) -> None:
    """Wait until an answer or a pick has come through and something is asked again, or all is over."""
    page.wait_for_function(f"was => ({STATE}) !== was", arg=before)
    page.wait_for_selector(f"{ASKED}, .result")


def confirm(page: Page) -> None:
    """Make all picks count."""
    before = page.evaluate(STATE)
    page.locator(".confirm button").click()
    answered(page, before)


def by_mouse(page: Page, do: str) -> None:
    """Give an answer by clicking it on the board."""
    before = page.evaluate(STATE)
    page.locator(on(page, do)).first.click()
    answered(page, before)


def by_keyboard(page: Page, do: str) -> int:
    """Give an answer by going to it on the board with the Tab key; how many steps that took."""
    before = page.evaluate(STATE)
    here = "do_ => document.activeElement?.matches('.kz .kz-target') && document.activeElement.dataset.do === do_"
    for steps, key in enumerate(["Tab"] * 60 + ["Shift+Tab"] * 120):
        if page.evaluate(here, do):
            page.keyboard.press("Enter")
            answered(page, before)
            return steps
        page.keyboard.press(key)
    raise AssertionError(f"no way to {do} by keyboard")
