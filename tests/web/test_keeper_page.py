"""The keeper's page in a browser: it opens once, shows the hall, and does what commands do."""

import json
import re
from typing import Any

import pytest
from helping import answer, axe, lay, picture
from playwright.sync_api import Page, expect

from greathall.server.keeper_line import Asking

PHONE = {"viewport": {"width": 390, "height": 844}}


def link(hall: Any) -> str:
    """A new address of the page, without the part before it."""
    address = str(Asking(hall.data).ask("link", {}))
    assert address.startswith(hall.address)
    return address.removeprefix(hall.address)


def row(page: Page, name: str) -> Any:
    return page.locator(f".ledger tr[data-id='{name}']")


def part(page: Page, name: str) -> None:
    """Another part of the page."""
    page.locator(".chip", has_text=name).click()
    expect(page.locator(".chip[aria-pressed=true]")).to_contain_text(name)


def test_a_stranger_sees_nothing_and_a_link_opens_once(visit: Any, hall: Any) -> None:
    ann = visit()
    page = ann.go("/keeper", ".problem")
    expect(page.locator("main")).to_contain_text("This page is for the keeper")
    address = link(hall)
    ann.go(address, ".gauges")
    assert page.url.endswith("/keeper"), "the token stays in no history"
    other = visit("Bo")
    other.go(address, ".problem")
    expect(other.page.locator("main")).to_contain_text("was used already")
    page.get_by_role("button", name="Leave this page").click()
    expect(page.locator(".problem")).to_be_visible()
    ann.go("/keeper", ".problem")
    for visitor in (ann, other):
        visitor.expected("/keeper/api/load", "/keeper/enter")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_part_passes_axe(visit: Any, hall: Any, theme: str) -> None:
    ann = visit()
    lay(ann, "pebble", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    ann.page.evaluate(f"localStorage.setItem('greathall.theme', '{theme}')")
    page = ann.go(link(hall), ".gauges")
    for name in ("Load", "Tables", "People", "Faults", "Deeds"):
        part(page, name)
        page.locator(".gauges, .ledger, .scrolling > p:not([role])").first.wait_for()
        assert axe(page) == [], f"{name} in {theme}"
        if theme == "light" and name in ("Load", "Tables"):
            picture(page, f"keeper-{name.lower()}")


def test_tables_are_frozen_taken_back_and_removed(visit: Any, hall: Any) -> None:
    ann = visit()
    table = lay(ann, "pebble", [{"kind": "me"}, {"kind": "open"}])
    game = ann.open(f"/t/{table}")
    answer(game)
    page = ann.go(link(hall), ".gauges")
    part(page, "Tables")
    mine = row(page, table)
    expect(mine).to_contain_text("1 line")
    mine.get_by_role("button", name="Freeze").click()
    page.fill("#given", "We count the pebbles.")
    page.locator("dialog .seal").click()
    expect(mine.locator(".tag")).to_have_text("frozen")
    expect(game.locator(".question.frozen")).to_contain_text("We count the pebbles.")
    mine.get_by_role("button", name="Let it go on").click()
    expect(mine.locator(".tag")).to_have_text("running")
    expect(game.locator(".question.frozen")).to_have_count(0)
    mine.get_by_role("button", name="Take back").click()
    page.fill("#given", "many")
    page.locator("dialog .seal").click()
    expect(page.locator(".toast").last).to_contain_text("number")
    mine.get_by_role("button", name="Take back").click()
    page.fill("#given", "0")
    page.locator("dialog .seal").click()
    expect(mine.get_by_role("button", name="Take back")).to_have_count(0)
    with page.expect_download() as kept:
        mine.get_by_role("button", name="Export").click()
    recording = kept.value.path().read_text(encoding="utf-8")
    assert kept.value.suggested_filename == f"{table}.jsonl" and json.loads(recording.splitlines()[0])["game"] == "pebble"
    mine.get_by_role("button", name="Remove").click()
    assert axe(page) == [], "the question before"
    page.locator("dialog").get_by_role("button", name="No").click()
    expect(mine).to_be_visible()
    mine.get_by_role("button", name="Remove").click()
    page.locator("dialog").get_by_role("button", name="Yes").click()
    expect(mine).to_have_count(0)
    expect(game.locator(".problem")).to_be_visible()
    part(page, "Deeds")
    expect(page.locator(".ledger tbody tr").first).to_contain_text(re.compile(f"Remove.*on this page.*{table}.*done"))


def test_people_are_silenced_logged_out_and_forgotten(visit: Any, hall: Any) -> None:
    bo = visit("Boris the loud")
    ann = visit("Ann")
    person = bo.context.request.get(f"{hall.address}/api/me").json()["id"]
    page = ann.go(link(hall), ".gauges")
    part(page, "People")
    page.get_by_label("Find").fill("boris LOUD")
    expect(page.locator(".ledger tbody tr")).to_have_count(1)
    his = row(page, person)
    his.get_by_role("button", name="Silence").click()
    expect(his.locator(".tag")).to_have_text("silent")
    his.get_by_role("button", name="Let talk").click()
    expect(his.locator(".tag")).to_have_count(0)
    his.get_by_role("button", name="Log out").click()
    page.locator("dialog").get_by_role("button", name="Yes").click()
    expect(page.locator(".toast").last).to_contain_text("Log out")
    bo.page.reload()
    expect(bo.page.locator("#name")).to_be_visible()
    his.get_by_role("button", name="Forget").click()
    page.locator("dialog").get_by_role("button", name="Yes").click()
    expect(page.locator(".scrolling")).to_contain_text("Nothing fits that.")


def test_everything_is_kept_and_brought_back(visit: Any, hall: Any, tmp_path: Any) -> None:
    ann = visit()
    table = lay(ann, "pebble", [{"kind": "me"}, {"kind": "open"}])
    page = ann.go(link(hall), ".gauges")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Backup of everything").click()
    backup = tmp_path / "backup.jsonl"
    kept.value.save_as(backup)
    Asking(hall.data).ask("remove-table", {"table": table})
    page.get_by_label("Bring missing tables back").set_input_files(backup)
    expect(page.locator(".toast").last).to_contain_text("Bring missing tables back")
    part(page, "Tables")
    expect(row(page, table)).to_be_visible()
    part(page, "Load")
    page.get_by_label("Bring a recording").set_input_files(backup)
    expect(page.locator(".toast").last).to_contain_text(re.compile("recording|game"))
    ann.expected("/keeper/api/import")


def test_on_a_phone_and_in_spanish(visit: Any, hall: Any) -> None:
    ann = visit("Ana", locale="es-ES", **PHONE)
    lay(ann, "pebble", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    page = ann.go(link(hall), ".gauges")
    expect(page.locator("h1")).to_have_text("El guardián del salón")
    for name in ("Carga", "Mesas", "Personas", "Fallos", "Actos"):
        part(page, name)
        page.locator(".gauges, .ledger, .scrolling > p:not([role])").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the phone"
        assert "<" not in (page.locator(".keeper").inner_text()), "a word is missing"
        assert axe(page) == [], name
        if name == "Mesas":
            picture(page, "keeper-phone")
