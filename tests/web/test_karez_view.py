"""Karez in a real browser: the city, the fight with its dice, the guilds; by mouse, by keyboard, by dragging."""

import re
from pathlib import Path
from typing import Any

from helping import ASKED, axe, lay, picture
from karez import (
    STATE,
    N,
    answered,
    asks,
    by_keyboard,
    by_mouse,
    confirm,
    fork,
    fork_at,
    listed,
    on,
    on_board,
    open_table,
    positions,
    settles_more,
    sit,
    turn,
    ways,
)
from playwright.sync_api import Locator, Page, expect

from greathall.core.option import Decision
from greathall.games.karez.cards.catalogue import BOARD
from greathall.games.karez.rules.queries import able_heroes, hand_size
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import CITY, HAND_DECKS, TRAP

WEB = Path(__file__).parents[2] / "src" / "greathall" / "web"
FREE = ".kz-throw li"


def dices(page: Page) -> list[str]:
    """The dice that lie free on the table, as they are called."""
    return [str(one.get_attribute("aria-label")) for one in page.locator(f"{FREE} .kz-die").all()]


def hits(page: Page) -> int:
    """The dice that lie on hit points of the party."""
    return page.locator(".kz-fighter .kz-socket.hit").count()


def middle(what: Locator) -> tuple[float, float]:
    """Where to take hold of a thing."""
    box = what.first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: str, place: str) -> None:
    """Carry a thing to a place and drop it there; wait for what comes of it."""
    before = page.evaluate(STATE)
    page.mouse.move(*middle(page.locator(thing)))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(place)), steps=6)
    page.mouse.up()
    answered(page, before)


def test_the_last_turn_of_a_game_by_mouse_on_the_board_alone(visit: Any) -> None:
    page = sit(visit(), 2, lambda s, asked: turn(10)(s, asked) and safe_city(s))  # so that somebody wins
    given: list[str] = []
    for _ in range(60):
        page.wait_for_selector(f"{ASKED}, .result")
        if page.locator(".result").count():
            break
        ways = on_board(page)
        assert sorted(ways) == sorted(listed(page))
        ends = [do for do in ways if do in ("pass", "done", "fight", "roll")]
        given.append(ends[0] if ends and len(given) > 8 else ways[len(given) % len(ways)])
        by_mouse(page, given[-1])
    expect(page.locator(".result h2")).to_contain_text("Karez")
    expect(page.locator(".scores")).to_be_visible()
    assert len({do.split()[0] for do in given}) > 2


def test_a_stretch_of_a_game_by_keyboard_alone(visit: Any) -> None:
    page = sit(visit(), 2, turn(2))
    used = 0
    for k in range(6):
        ways = [do for do in on_board(page) if do != "pass"]
        if not ways:
            break
        if k == 4:
            before = page.evaluate(STATE)
            page.keyboard.press("1")
            answered(page, before)
        else:
            by_keyboard(page, ways[k % len(ways)])
            used += 1
    assert used >= 4


PROMPTS = (
    "action", "activate", "second-citizen", "party", "equip", "flee-or-fight", "before-roll", "after-roll", "white-die",
    "keep-die", "reroll", "heal", "keep", "claim", "stack", "burial",
)  # fmt: skip


def test_every_answer_lies_on_the_board_and_in_the_list(visit: Any) -> None:
    visitor = visit()
    seed, found = positions(2, *(asks(prompt) for prompt in PROMPTS))
    assert found.count(-1) <= 4
    for prompt, n in zip(PROMPTS, found, strict=True):
        if n < 0:
            continue
        page = open_table(visitor, fork_at(visitor, 2, seed, n))
        assert sorted(on_board(page)) == sorted(listed(page)), prompt
        for do in [do for do in on_board(page) if do != "done"][:3]:
            said = page.locator(f'.options button[data-do="{do}"] span').last.text_content()
            found = page.locator(on(page, do)).first
            name = (found.get_attribute("aria-label") or found.text_content() or "").strip()
            assert said and name.startswith(said.strip()), prompt


def test_dice_lie_on_hit_points_and_can_be_taken_back(visit: Any) -> None:
    page = sit(visit(), 2, settles_more)
    assert page.locator(".kz-die.next").count() > 1  # any of them may be settled first
    was, free = hits(page), dices(page)
    blow = next(do for do in listed(page) if do.startswith("hit "))
    page.locator(on(page, blow)).first.click()
    page.wait_for_function("was => document.querySelectorAll('.kz-fighter .kz-socket.hit').length !== was", arg=was)
    pressed = page.locator('.kz-fighter .kz-target.picked[aria-pressed="true"]')
    expect(pressed).to_have_count(1)
    pressed.click()  # the same place takes it back
    page.wait_for_function("was => document.querySelectorAll('.kz-fighter .kz-socket.hit').length === was", arg=was)
    by_mouse(page, blow)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("was => document.querySelectorAll('.kz-fighter .kz-socket.hit').length === was", arg=was)
    assert dices(page) == free
    page.reload()
    page.wait_for_selector(ASKED)
    assert (hits(page), dices(page)) == (was, free)
    assert blow in on_board(page)


def test_a_die_is_dragged_onto_a_hit_point(visit: Any) -> None:
    page = sit(visit(), 2, settles_more, motion="on")
    blow = next(do for do in reversed(listed(page)) if do.startswith("hit "))
    face, hero = blow.split()[1:3]
    die = page.locator(f'{FREE}[data-drag*="hit {face} {hero} "]').first
    drag(page, f'{FREE}[data-die="{die.get_attribute("data-die")}"]', on(page, blow))
    for _ in range(12):
        if page.locator(".confirm button:not([disabled])").count():
            break
        by_mouse(page, next(do for do in on_board(page) if do.split()[0] in ("hit", "absorb", "cover")))
    confirm(page)
    expect(page.locator(".log")).to_contain_text(re.compile(f"{hero}.* takes a", re.IGNORECASE))


def test_a_party_is_chosen_by_toggles_in_any_order(visit: Any) -> None:
    page = sit(visit(), 2, lambda s, asked: asked.prompt == "party" and asked.picks is not None and asked.picks.most > 1)
    joins = [do for do in listed(page) if do.startswith("join ")]
    assert len(joins) > 1
    by_mouse(page, joins[-1])  # the last one first
    expect(page.locator(f'.kz-candidate[data-do="un{joins[-1]}"]')).to_have_attribute("aria-pressed", "true")
    by_mouse(page, joins[0])
    expect(page.locator(".kz-candidate.picked")).to_have_count(2)
    expect(page.locator(".kz-fighter")).to_have_count(2)
    by_mouse(page, f"un{joins[-1]}")
    expect(page.locator(".kz-candidate.picked")).to_have_count(1)
    n = page.evaluate(N)
    confirm(page)
    assert page.evaluate(N) == n + 1
    expect(page.locator(".kz-fighter")).to_have_count(1)


def test_pawns_and_cards_are_dragged_to_work_and_to_heroes(visit: Any) -> None:
    visitor = visit()
    page = sit(visitor, 2, lambda s, asked: turn(2)(s, asked) and ways(asked, "citizen") > 1)
    work = next(do for do in listed(page) if do.startswith("citizen "))
    drag(page, ".kz-crowd.citizen i", on(page, work))
    expect(page.locator(".log")).to_contain_text(re.compile("Ann sends .*Citizen"))
    page = sit(visitor, 2, asks("equip", 2, 4))
    load = next(do for do in listed(page) if do.startswith("attach "))
    hero = load.split()[2]
    drag(page, f'.kz-pack:has([data-do="{load}"])', f'.kz-fighter[data-hero="{hero}"] .kz-fighter-head')
    expect(page.locator(f'.kz-fighter[data-hero="{hero}"] .kz-gear:not(.empty)').first).to_be_visible()


def test_a_use_states_its_effect_and_rolls_again(visit: Any) -> None:
    page = sit(visit(), 2, asks("reroll"))
    before = page.evaluate(STATE)
    die = page.locator(".kz-die-target").first
    expect(die).to_have_attribute("aria-label", re.compile(r"^(Sword|Claw|Flame|Skull) \(.+\)$"))
    die.click()
    answered(page, before)
    page = sit(visit("Bea"), 2, lambda s, asked: asks("after-roll", 2)(s, asked) and ways(asked, "use") > 0)
    use = next(do for do in listed(page) if do.startswith("use "))
    expect(page.locator(on(page, use)).first).to_contain_text(":")
    expect(page.locator(".kz-story")).to_contain_text("Cycle 1")


def test_two_people_and_a_spectator(visit: Any) -> None:
    ann = visit("Ann")
    table = lay(ann, "karez", [{"kind": "me"}, {"kind": "open"}], seed="walls")
    page = ann.go(f"/t/{table}", ".invites code")
    links = page.locator(".invites code").all_text_contents()
    ben = visit("Ben").open(links[0].removeprefix(ann.hall.address))
    ben.wait_for_selector(".kz")
    watcher = visit("Cid").open(links[1].removeprefix(ann.hall.address))
    watcher.wait_for_selector(".kz")
    held = page.locator(".kz-hand .kz-card").evaluate_all("list => list.map(e => e.dataset.card)")
    assert held
    assert watcher.locator(".kz-tray, .kz-card, .kz-target, .options button").count() == 0
    others = ben.locator(".kz-hand .kz-card").evaluate_all("list => list.map(e => e.dataset.card)")
    for name in page.locator(".kz-hand .kz-card b").all_text_contents():
        assert name not in (watcher.locator("main").text_content() or "")
        assert held == others or name not in (ben.locator(".kz-mats").text_content() or "")
    first, second = (page, ben) if page.locator(ASKED).count() else (ben, page)
    before = first.evaluate(N)
    first.locator(".kz .kz-target:visible").first.click()
    for other in (second, watcher):
        other.wait_for_function(f"n => {N} > n", arg=before)
    expect(watcher.locator(".kz-mat")).to_have_count(2)


def test_why_not_the_hint_and_a_look_at_the_city(visit: Any) -> None:
    page = sit(visit(), 2, asks("flee-or-fight", 1))
    page.keyboard.press("h")
    expect(page.locator(".kz .kz-target.hinted")).to_have_count(1)
    expect(page.locator(".kz-city")).to_be_hidden()
    page.get_by_role("button", name="Look at the city").click()
    expect(page.locator(".kz-city")).to_be_visible()
    page = sit(visit("Bea"), 2, turn(3))
    page.keyboard.press("w")
    expect(page.locator(".why li").first).to_contain_text("KZ-")


def test_the_replay_shows_city_and_fight(visit: Any) -> None:
    visitor = visit()
    table = fork(visitor, 2, asks("white-die", 2))
    n = visitor.context.request.get(f"{visitor.hall.address}/api/tables/{table}").json()["n"]
    page = visitor.go(f"/replay/{table}?n={n}", ".kz-fight")
    assert page.locator(".kz .kz-target").count() == 0
    expect(page.locator(".kz-felt .kz-die").first).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".kz-fight")).to_have_count(0)
    expect(page.locator(".kz-house")).to_have_count(16)


THINGS = ".kz-danger > *, .kz-house, .kz-job, .kz-site, .kz-lair, .kz-centre, .kz-tent, .kz-hero, .kz-mat, .kz-me, .kz-fighter"
OUTSIDE = """things => [...document.querySelectorAll(things)].filter(e => e.offsetParent !== null)
  .filter(e => {
    const box = e.getBoundingClientRect();
    const wide = e.matches('.kz-danger > *, .kz-centre') && e.scrollWidth > e.clientWidth + 12;
    const pane = e.matches('.kz-mat') ? e.closest('.pane').getBoundingClientRect() : { bottom: innerHeight };
    const low = Math.min(innerHeight, pane.bottom) + 1;
    return wide || box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > low;
  }).map(e => e.className + ' ' + e.textContent.trim().slice(0, 40))"""


THEMES = ("light", "dark", "contrast")


def test_all_is_in_sight_with_five_guilds_and_axe_finds_nothing(visit: Any) -> None:
    visitor = visit()
    page = sit(visitor, 5, lively_city)
    for theme in THEMES:
        dress(page, theme)
        assert page.evaluate(OUTSIDE, THINGS) == []
        assert axe(page) == [], f"the city, {theme}"
        if theme != "contrast":
            picture(page, f"karez-city-{theme}")
    page = sit(visitor, 5, lively_fight)
    for theme in THEMES:
        dress(page, theme)
        assert page.evaluate(OUTSIDE, THINGS) == []
        for part in (".kz-foe", ".kz-felt", ".kz-story"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        assert axe(page) == [], f"a fight, {theme}"
        if theme != "contrast":
            picture(page, f"karez-fight-{theme}")


def safe_city(s: Karez) -> bool:
    """A City that stays one, even if a Citizen leaves."""
    return s.karez == CITY and BOARD.citizens - s.bank_citizens >= BOARD.thresholds[s.seats][1] + 1


def lively_city(s: Karez, asked: Decision) -> bool:
    """An action in a later turn, for a guild with Heroes and cards."""
    held = sum(hand_size(s, 0, deck) for deck in range(HAND_DECKS))
    return turn(5)(s, asked) and ways(asked, "citizen") > 1 and able_heroes(s, 0) > 1 and held > 3


def lively_fight(s: Karez, asked: Decision) -> bool:
    """A Monster hits a party that carries something and could absorb it."""
    return settles_more(s, asked) and s.journey().foe_deck != TRAP and len(s.journey().gear) > 0 and ways(asked, "absorb") > 0


def dress(page: Page, theme: str) -> None:
    """The same table in another theme."""
    page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    page.reload()
    page.wait_for_selector(ASKED)


def test_axe_finds_nothing_in_the_choice_of_cards(visit: Any) -> None:
    page = sit(visit(), 2, asks("keep"))
    expect(page.locator(".kz-panel .kz-candidate").first).to_be_visible()
    assert axe(page) == []


def test_a_phone_in_spanish(visit: Any) -> None:
    visitor = visit()
    visitor.page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    page = sit(visitor, 5, turn(4))
    expect(page.locator(".kz-state b")).to_have_text(re.compile("^(Aldea|Pueblo|Ciudad)$"))
    for part in (".kz-scale", ".kz-parts", ".question h2", ASKED):
        expect(page.locator(part).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".kz-parts button", has_text="Aventuras").click()
    expect(page.locator(".kz-site").first).to_be_visible()
    page.locator(".kz-parts button", has_text="Mi gremio").click()
    expect(page.locator(".kz-tray")).to_be_visible()
    expect(page.locator(".kz-city")).to_be_hidden()
    assert "<karez" not in page.content() and "&lt;karez" not in page.content()
    page = sit(visitor, 2, asks("white-die", 2))
    expect(page.locator(".question h2")).to_contain_text("blanc")
    expect(page.locator(".kz-foe")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "&lt;karez" not in page.content()
    picture(page, "karez-phone-es")


def read(path: Path) -> str:
    """A file's text."""
    return path.read_text(encoding="utf-8")


def test_the_words_of_the_view_are_there_in_both_languages() -> None:
    said = {lang: set(re.findall(r"^(karez-[\w-]+) =", read(WEB / "lang" / f"{lang}.ftl"), re.M)) for lang in ("en", "es")}
    assert said["en"] == said["es"]
    source = "".join(read(path) for path in (WEB / "games" / "karez").glob("*.js"))
    used = {f"karez-{key}" for key in re.findall(r'say\("([\w-]+)"', source)}
    assert used <= said["en"]
    heads = {f"karez-{head}" for head in re.findall(r"say\(`([\w-]+)\$\{", source)} | {"karez-citizens", "karez-adventurers"}
    heads |= {f"karez-{name}" for name in ("resting", "used", "dead", "fixed", "passed", "idle")}
    assert [key for key in said["en"] - used if not any(key.startswith(head) for head in heads)] == []
