"""The pages around the tables: the first visit, the hall, a new table, rules, cards, errors, settings."""

from typing import Any

import pytest
from helping import axe, lay, picture, quick
from playwright.sync_api import expect

THEMES = ["light", "dark", "contrast"]


def test_a_first_visit_asks_for_a_name_and_nothing_else(browser: Any, hall: Any) -> None:
    page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(hall.address)
    page.wait_for_selector("#name")
    assert page.locator("main input, main select, main textarea").count() == 1
    assert axe(page) == []
    picture(page, "welcome")
    page.context.close()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_any_page_in_any_theme(visit: Any, theme: str) -> None:
    visitor = visit()
    visitor.page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    page = visitor.go("/", ".tile")
    picture(page, f"hall-{theme}")
    lay(visitor, "pebble", [{"kind": "me"}, {"kind": "open"}], visibility="open")
    for name, path, ready in [
        ("hall", "/", ".tile + .tile"), ("new", "/new?game=card-rogue", ".newtable"),
        ("rules", "/rules/card-rogue", ".rulebook dt"), ("cards", "/cards/card-rogue", ".cardface"),
        ("error", "/t/nothing", ".problem"),
    ]:  # fmt: skip
        visitor.go(path, ready)
        if name == "new":
            page.locator(".variants summary").click()
        if theme != "contrast":
            picture(page, f"{'hall-tables' if name == 'hall' else name}-{theme}")
        if name in ("rules", "cards"):
            page.fill("#find", "bat")  # some of many: axe is slow
            page.locator("dt, .cardface").first.wait_for()
        assert axe(page) == [], f"{name} in {theme}"
    visitor.go("/", ".tile")
    quick(page, "Pebble")
    assert axe(page) == [], f"table in {theme}"
    if theme != "contrast":
        picture(page, f"pebble-{theme}")
    page.keyboard.press("c")
    page.locator(".notes summary").click()
    page.locator(".settings summary").click()
    assert axe(page) == [], f"talk and settings in {theme}"
    page.locator(".settings summary").click()
    page.locator(".bar .quiet").click()
    assert axe(page) == [], f"help in {theme}"


def test_every_game_is_illustrated_and_told_about(visit: Any) -> None:
    page = visit().page
    great = page.locator(".tile.great")
    expect(great).to_have_count(4)
    for tile in great.all():
        assert tile.locator(".scene > *").count() > 5
        assert len(tile.locator(".about p").last.text_content() or "") > 60
        expect(tile.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    assert page.locator(".tile h3").last.text_content() == "Pebble"


def test_running_tables_come_first_and_are_continued(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    expect(page.locator(".mine")).to_contain_text("No table of yours is running.")
    table = lay(visitor, "pebble", [{"kind": "me"}, {"kind": "open"}])
    visitor.go("/", ".row")
    expect(page.locator(".hero .seal")).to_have_text("Your turn in Pebble")
    assert page.locator(".mine").bounding_box()["y"] < page.locator(".tiles").first.bounding_box()["y"]
    page.locator(".mine .row", has_text="Continue").click()
    page.wait_for_selector(".options button")
    assert page.url.endswith(table)


def test_switches_are_kept(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    page.locator(".settings summary").click()
    for label, value in [("Theme", "dark"), ("Motion", "off"), ("Sound", "on"), ("Language", "es")]:
        page.locator(".settings label", has_text=label).locator("select").select_option(value)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.reload()
    page.wait_for_selector(".tile")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    expect(page.get_by_role("button", name="Jugar ya").first).to_be_visible()
    quick(page, "Pebble")  # with sound: a click on every answer
    page.keyboard.press("1")
    expect(page.locator(".log")).to_contain_text("Ann")


def test_a_name_can_be_changed(visit: Any) -> None:
    page = visit().page
    page.locator(".settings summary").click()
    page.fill("#who", "Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".settings .name")).to_have_text("Anna")
    page.reload()
    expect(page.locator(".settings .name")).to_have_text("Anna")


def test_leaving_the_browser_ends_the_session(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    table = page.url
    other = visitor.open(table.removeprefix(visitor.hall.address))
    other.wait_for_selector(".question")
    page.locator(".settings summary").click()
    page.get_by_role("button", name="Leave this browser").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("#name")).to_be_visible()  # a stranger again, who is asked for a name
    expect(other.locator(".problem")).to_be_visible()
    expect(other.locator(".options button")).to_have_count(0)


def test_every_setting_of_a_new_table_is_sent(visit: Any) -> None:
    visitor = visit()
    page = visitor.go("/new?game=card-rogue", ".newtable")
    page.select_option("#count", "3")
    page.locator(".seatrow").nth(1).locator("select").first.select_option("open")
    page.locator(".seatrow").nth(2).locator("select").nth(1).select_option("easy")
    page.select_option("#visibility", "open")
    page.select_option("#undo", "ask")
    page.select_option("#pace", "live")
    page.get_by_label("Minutes for each player").fill("7")
    page.fill("#seed", "torch")
    page.locator(".variants summary").click()
    expect(page.locator(".variant .rule").first).to_contain_text("CR-")
    page.locator(".variant select").first.select_option(index=1)
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Open the table").click()
    form = sent.value.post_data_json
    assert [seat["kind"] for seat in form["seats"]] == ["me", "open", "bot"] and form["seats"][2]["bot"] == "easy"
    assert (form["visibility"], form["undo"], form["seed"]) == ("open", "ask", "torch")
    assert form["pace"]["kind"] == "live" and form["pace"]["seconds"] == 420 and len(form["options"]) == 1
    page.wait_for_selector(".invites code")
    expect(page.locator(".invites li")).to_have_count(2)
    page.locator(".qrcode summary").first.click()
    expect(page.locator(".qr").first).to_be_visible()
    expect(page.locator(".clock").first).to_contain_text(":")
    assert axe(page) == []
    picture(page, "invitations")


def test_a_story_is_chosen_from_a_list(visit: Any) -> None:
    page = visit().go("/new?game=card-rogue", ".newtable")
    page.locator(".variants summary").click()
    page.select_option("#v-story", label="The quick way")
    expect(page.locator(".seatrow")).to_have_count(1)  # stories are for one player
    page.select_option("#v-story", label="the text of my own")
    expect(page.get_by_role("textbox", name="the text of my own")).to_be_visible()
    page.select_option("#v-story", label="The quick way")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".cr-opening h2")).to_have_text("The quick way")


def test_a_game_is_picked_by_its_picture(visit: Any) -> None:
    page = visit().go("/new?game=card-rogue", ".newtable")
    page.get_by_role("radio", name="Fallen City of Karez").check()
    expect(page.locator(".variant").first.locator(".rule")).to_contain_text("KZ-")
    assert axe(page) == []


def test_open_tables_are_found_in_the_hall(visit: Any) -> None:
    table = lay(visit("Ann"), "pebble", [{"kind": "me"}, {"kind": "open"}], visibility="open")
    page = visit("Ben").go("/", ".row")
    row = page.locator(".row", has=page.locator(f'a[href="/t/{table}"]'))
    row.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".options button")
    expect(page.locator(".people .me")).to_contain_text("Ben")


def test_rules_can_be_searched_and_addressed(visit: Any) -> None:
    visitor = visit()
    page = visitor.go("/rules/card-rogue#CR-MOVE-01", "#CR-MOVE-01")
    expect(page.locator("#CR-MOVE-01")).to_be_in_viewport()
    every = page.locator(".rulebook dt").count()
    page.fill("#find", "poison")
    expect(page.locator("#CR-MOVE-01")).to_have_count(0)
    assert 0 < page.locator(".rulebook dt").count() < every
    page.fill("#find", "no such word anywhere")
    expect(page.locator(".rulebook")).to_contain_text("No rule says that.")
    page = visitor.go("/cards/card-rogue", ".cardface")
    page.fill("#find", "kobold")
    expect(page.locator(".cardface").first).to_contain_text("kobold")


@pytest.mark.parametrize("game", ["card-rogue", "meeples", "karez", "dorian", "pebble"])
def test_every_card_and_rule_of_every_game_is_shown(visit: Any, game: str) -> None:
    visitor = visit()
    rows = visitor.context.request.get(f"{visitor.hall.address}/api/games/{game}/cards?lang=es").json()
    visitor.page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    page = visitor.go(f"/cards/{game}", ".cardface")
    expect(page.locator(".cardface")).to_have_count(len(rows))
    expect(page.locator(".cardface .source")).to_have_count(len(rows))
    assert page.locator(".cardart svg > *").count() >= len(rows)
    assert "<" not in page.locator("main").inner_text()  # every word is there
    if page.locator(".chip").count():
        page.locator(".chip").nth(1).click()
        assert 0 < page.locator(".cardface").count() < len(rows)
    page.locator(".bookhead a").first.click()
    page.wait_for_selector(".rulebook dt")
    assert "<status" not in page.locator("main").inner_text()
    first = page.locator(".rulebook dl > div").first.get_attribute("id")
    expect(page.locator(".contents a").first).to_have_attribute("href", f"#{first}")


def test_pages_that_are_not_there_say_so(visit: Any) -> None:
    visitor = visit()
    page = visitor.go("/t/nothing", ".problem")
    expect(page.locator("h1")).to_have_text("There is no such table for you")
    table = lay(visitor, "pebble", [{"kind": "me"}, {"kind": "open"}])
    ben = visit("Ben")
    page = ben.go(f"/j/{table}#invite=expired", ".problem")
    expect(page.locator("h1")).to_have_text("This invitation is not valid any more")
    picture(page, "expired-link")
    page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    page.reload()
    expect(page.locator(".problem p")).to_contain_text("Pide uno nuevo a quien te lo envió.")
    ben.expected("410", "404")
    page = ben.go(f"/t/{table}", ".problem")
    page = ben.go("/rules/nothing", ".problem")
    ben.expected("404")


def test_the_keyboard_help_opens_and_closes(visit: Any) -> None:
    page = visit().page
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("With the keyboard")
    picture(page, "keyboard-help")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
