"""Tables in a real browser: whole games, several people, hot-seat, undo, replay, phones, restarts."""

import json
from typing import Any

import pytest
from helping import ASKED, answer, axe, lay, picture, play_out, quick
from playwright.sync_api import expect

from greathall.server.match import FAILED
from greathall.server.store import Store

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}

CELLS = "rows => rows.map(r => [...r.querySelectorAll('td')].map(c => Number(c.textContent.replace('−', '-'))))"

# Gives first answers over a line of its own until a turn may be ended though there is something else to do.
UNTIL_END = """table => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/ws/tables/${table}?lang=en`);
  let said = '';
  let now = {};
  line.onclose = () => fail('the line was closed');
  line.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'snapshot') now = message;
    else if (message.type === 'change') now = {...now, ...message.set, n: message.n};
    const {n, seat, question} = now;
    const asked = `${n} ${question?.picks?.held.length ?? 0}`; // a pick is no answer: the number stays
    if (asked === said || !question?.options.length) return;
    const all = question.options.map(one => one.do);
    if (all.length > 1 && all.includes('end-turn')) return done(), line.close();
    if (n > 150) return fail('no turn could be ended');
    said = asked;
    setTimeout(() => line.send(JSON.stringify({type: 'answer', id: String(n), n, seat, do: all[0]})), 60);
  };
})"""


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_whole_game_of_pebble(visit: Any, by: str) -> None:
    page = visit().page
    quick(page, "Pebble")
    play_out(page, by)
    expect(page.locator(".result").get_by_role("link", name="Another game")).to_be_in_viewport(ratio=1)
    expect(page.locator(".places li")).to_have_count(2)
    expect(page.locator(".result h2")).to_have_text("Four rounds were played.")
    expect(page.locator(".score")).to_contain_text("How the points came together")
    rows = page.locator(".scores tbody tr, .scores tfoot tr").evaluate_all(CELLS)
    assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
    assert axe(page) == []
    if by == "mouse":
        picture(page, "result")


def test_two_people_and_a_spectator_at_one_table(visit: Any) -> None:
    ann = visit("Ann")
    page = ann.go(f"/t/{lay(ann, 'pebble', [ME, OPEN])}", ".invites code")
    links = page.locator(".invites code").all_text_contents()
    ben = visit("Ben").open(links[0].removeprefix(ann.hall.address))
    ben.wait_for_selector(ASKED)
    watcher = visit("Cid").open(links[1].removeprefix(ann.hall.address))
    watcher.wait_for_selector(".watching")
    assert watcher.locator(".options button").count() == 0 and "#" not in watcher.url
    expect(page.locator(".people")).to_contain_text("Ben")
    expect(page.locator(".people")).to_contain_text("1 watches")
    mine = page.locator(".options button span").first.text_content()
    page.keyboard.press("1")
    expect(ben.locator(".log")).to_contain_text("Ann has chosen.")
    assert mine is not None and mine.split("Bid ")[1].strip() not in (ben.locator(".log").text_content() or "")
    ben.keyboard.press("1")
    expect(watcher.locator(".log")).to_contain_text("Ann bid")
    expect(ben.locator(".recap")).to_contain_text("Since your turn")
    ben.keyboard.press("c")
    ben.keyboard.type("well played")
    ben.keyboard.press("Enter")
    expect(page.locator(".choices .unread")).to_contain_text("1")
    page.locator(".choices button", has_text="Talk").click()
    expect(page.locator(".talk")).to_contain_text("well played")
    expect(page.locator(".unread")).to_have_count(0)
    assert axe(watcher) == []
    picture(watcher, "spectator")


def test_hot_seat_has_a_curtain_between_hands(visit: Any) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{lay(visitor, 'pebble', [ME, ME | {'name': 'Bea'}])}", ".curtain")
    for name in ["Ann", "Bea"]:
        expect(page.locator(".curtain h1")).to_have_text(f"Pass the screen to {name}")
        assert page.locator(".board, .options, .log").count() == 0
        expect(page.locator(".curtain .seal")).to_be_focused()
        page.keyboard.press("1")  # nothing can be answered through the curtain
        page.keyboard.press("Enter")
        page.wait_for_selector(ASKED)
        expect(page.locator(".people .me .who")).to_have_text(name)
        page.reload()  # and whoever reloads the page does not see it either
        page.wait_for_selector(".curtain")
        page.locator(".curtain button").first.click()
        page.wait_for_selector(ASKED)
        answer(page, "keyboard")
    expect(page.locator(".people .me .who")).to_have_text("Bea")  # the next round: she is asked again, and still alone
    answer(page, "keyboard")
    expect(page.locator(".curtain h1")).to_have_text("Pass the screen to Ann")
    assert axe(page) == []
    picture(page, "curtain")


def test_the_curtain_lets_one_take_back(visit: Any) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{lay(visitor, 'pebble', [ME, ME | {'name': 'Bea'}])}", ".curtain")
    page.locator(".curtain button").first.click()
    answer(page, "keyboard")
    expect(page.locator(".curtain h1")).to_contain_text("Bea")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".people .me")).to_contain_text("Ann")
    expect(page.locator(".log")).not_to_contain_text("chosen")


def test_a_reload_and_a_killed_server_lose_nothing(visit: Any, hall: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    answer(page, "keyboard")
    expect(page.locator(".log")).to_contain_text("Ann bid")
    page.reload()
    expect(page.locator(".log")).to_contain_text("Ann bid")
    page.wait_for_selector(ASKED)
    hall.stop(kill=True)
    page.wait_for_selector(".lost")
    assert axe(page) == []
    picture(page, "lost-connection")
    page.keyboard.press("1")  # answered while nobody listens: it is sent when the line is back
    hall.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(page.locator(".log li", has_text="Ann bid")).to_have_count(2)
    play_out(page, "mouse")
    visitor.expected("WebSocket", "Failed to load")


def test_why_not_explains_and_undo_takes_back(visit: Any) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{lay(visitor, 'pebble', [ME, OPEN])}", ASKED)
    page.keyboard.press("w")
    expect(page.locator(".why")).to_contain_text("it is not in your hand")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    answer(page, "keyboard")
    expect(page.locator(".log")).to_contain_text("Ann has chosen")
    page.keyboard.press("u")
    expect(page.locator(".log")).not_to_contain_text("Ann has chosen")


def test_undo_beyond_a_reveal_is_a_request_to_the_others(visit: Any) -> None:
    ann = visit("Ann")
    page = ann.go(f"/t/{lay(ann, 'pebble', [ME, OPEN])}", ".invites code")
    link = page.locator(".invites code").first.text_content() or ""
    ben = visit("Ben").open(link.removeprefix(ann.hall.address))
    answer(page, "keyboard")
    answer(ben, "keyboard")
    expect(page.locator(".log")).to_contain_text("Ben bid")
    page.keyboard.press("u")
    expect(page.locator(".request")).to_contain_text("You asked the others")
    expect(ben.locator(".request")).to_contain_text("Ann would like to take something back")
    assert axe(ben) == []
    picture(ben, "undo-request")
    ben.locator(".request").get_by_role("button", name="No").click()
    expect(page.locator(".request")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Ben bid")
    page.keyboard.press("u")
    ben.locator(".request").get_by_role("button", name="Yes").click()
    expect(page.locator(".log")).not_to_contain_text("Ben bid")


def test_a_table_without_undo_offers_none(visit: Any) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{lay(visitor, 'pebble', [ME, BOT], undo='none')}", ASKED)
    answer(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_hint_marks_an_answer(visit: Any) -> None:
    page = visit().page
    quick(page, "Pebble")
    page.keyboard.press("h")
    expect(page.locator(".options .hinted")).to_have_count(1)
    expect(page.locator(".toast")).to_contain_text("A bot would")


def test_a_seat_can_be_given_to_a_bot_and_taken_back(visit: Any) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{lay(visitor, 'pebble', [ME, OPEN])}", ASKED)
    page.locator(".more summary").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".question")).to_contain_text("A bot plays for you.")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".question")).not_to_contain_text("A bot plays for you.")


def test_notes_are_private_and_stay(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    page.keyboard.press("c")
    page.locator(".notes summary").click()
    page.fill("#note", "keep the amber")
    page.locator("#say").focus()
    page.wait_for_timeout(300)
    page.reload()
    page.wait_for_selector(ASKED)
    page.keyboard.press("c")
    page.locator(".notes summary").click()
    expect(page.locator("#note")).to_have_value("keep the amber")


def test_the_clock_ticks(visit: Any) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{lay(visitor, 'pebble', [ME, BOT], pace={'kind': 'live', 'seconds': 300})}", ".clock")
    before = page.locator(".people .me .clock").text_content()
    page.wait_for_function("was => document.querySelector('.people .me .clock').textContent !== was", arg=before)
    assert (page.locator(".people .me .clock").text_content() or "").startswith("4:")


def test_the_end_of_a_turn_is_asked_for_twice_where_it_cannot_be_taken_back(visit: Any) -> None:
    visitor = visit()
    table = lay(visitor, "card-rogue", [ME], seed="a", undo="none")
    visitor.page.evaluate(UNTIL_END, table)
    page = visitor.go(f"/t/{table}", ASKED)
    ends = page.locator('.options button[data-do="end-turn"]')
    ends.click()
    expect(page.locator(".options .armed")).to_contain_text("Press again to do it.")
    page.keyboard.press("Escape")
    expect(page.locator(".options .armed")).to_have_count(0)
    ends.click()
    ends.click()
    expect(ends).to_have_count(0)


def test_the_log_leads_to_positions_rules_and_cards(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Card Rogue")
    for _ in range(60):
        if page.locator(".cardlink").count():
            break
        answer(page)
    assert page.locator(".log .rule").count()
    assert "/cards/card-rogue#" in (page.locator(".cardlink").first.get_attribute("href") or "")
    position = page.locator("a.moment").last.get_attribute("href") or ""
    assert f"{page.url.removeprefix(visitor.hall.address).replace('/t/', '/replay/')}?n=" in position
    other = visitor.open(position)
    other.wait_for_selector(".controls")
    expect(other.locator(".side .pane > h2").first).to_contain_text(f"Move {position.split('=')[1]} of")


def test_replay_has_an_address_for_every_move_and_forks(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    play_out(page, "mouse")
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".side .pane > h2").first).to_contain_text("Move 1 of 8")
    assert page.url.endswith("?n=1")
    assert axe(page) == []
    page.reload()
    expect(page.locator(".side .pane > h2").first).to_contain_text("Move 1 of 8")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".side .pane > h2").first).to_contain_text("Move 2 of 8")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".side .pane > h2").first).to_contain_text("Move 1 of 8")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".side .pane > h2").first).to_contain_text("Move 8 of 8")
    picture(page, "replay")
    page.goto(page.url.replace("n=8", "n=3"))
    page.get_by_role("button", name="What if?").click()
    page.wait_for_selector(f"{ASKED}, .question")
    assert "/t/" in page.url


def test_a_recording_is_saved_and_opened_again(visit: Any, tmp_path: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    play_out(page, "keyboard")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the recording").click()
    file = tmp_path / "game.jsonl"
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    visitor.go("/", ".tile")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".side .pane > h2").first).to_contain_text("Move 8 of 8")


def test_a_table_that_stands_still_says_why_in_spanish(visit: Any, hall: Any) -> None:
    visitor = visit()
    table = lay(visitor, "pebble", [ME, BOT])
    visitor.page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    hall.stop()
    store = Store(hall.data)
    store.set_table(table, {"frozen": FAILED}).result()
    store.close()
    hall.start()
    page = visitor.go(f"/t/{table}", ".question.frozen")
    expect(page.locator(".question.frozen h2")).to_contain_text("Esta mesa está parada")
    expect(page.locator(".question.frozen p")).to_contain_text("No se ha perdido nada")
    assert axe(page) == []


def test_spanish_on_a_phone(visit: Any) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    page = visitor.page
    page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    visitor.go("/", ".tile")
    expect(page.get_by_role("button", name="Jugar ya").first).to_be_visible()
    quick(page, "Pebble")
    expect(page.locator(".question h2")).to_contain_text("¿Qué piedra ofreces?")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(ASKED).last).to_be_in_viewport(ratio=1)
    expect(page.locator(".tabs")).to_be_in_viewport(ratio=1)
    assert axe(page) == []
    picture(page, "phone-es")
    page.locator(".tabs").get_by_role("button", name="Registro").tap()
    expect(page.locator(".log")).to_be_visible()
    expect(page.locator(".options")).to_be_hidden()
    page.locator(".tabs").get_by_role("button", name="Charla").tap()
    expect(page.locator("#say")).to_be_visible()


@pytest.mark.parametrize(("name", "width", "height", "theme"), [
    ("card-rogue-table", 1366, 768, "light"), ("card-rogue-table-1920", 1920, 1080, "dark"),
    ("card-rogue-table-phone", 390, 844, "dark"),
])  # fmt: skip
def test_nothing_needed_to_decide_is_off_the_screen(visit: Any, name: str, width: int, height: int, theme: str) -> None:
    visitor = visit(viewport={"width": width, "height": height})
    page = visitor.page
    page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    visitor.go(f"/t/{lay(visitor, 'card-rogue', [ME, BOT], seed='lantern')}", ASKED)
    for _ in range(8):
        page.wait_for_selector(ASKED)
        for what in [".board", ".question h2", ".tools", ".people"]:
            expect(page.locator(what).first).to_be_in_viewport(ratio=0.99)
        if page.locator(ASKED).count() <= 8:
            expect(page.locator(ASKED).last).to_be_in_viewport(ratio=0.99)
        if width > 820:
            expect(page.locator(".log")).to_be_in_viewport()
        assert page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        answer(page)
    page.wait_for_selector(ASKED)
    assert axe(page) == []
    picture(page, name)


def test_two_tabs_of_one_seat_stay_in_step(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    other = visitor.open(page.url.removeprefix(visitor.hall.address))
    other.wait_for_selector(ASKED)
    page.keyboard.press("1")
    expect(other.locator(".log")).to_contain_text("Ann bid")
    play_out(other, "mouse")
    page.wait_for_selector(".result")
