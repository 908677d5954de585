"""The page for people who write their own client or bot: every request and message is on it, and nothing comes from elsewhere."""

from typing import Any

import pytest
from helping import axe


def test_every_request_and_message_is_on_the_page(visit: Any) -> None:
    ann = visit()
    page = ann.go("/api-docs", "section.request")
    schema = page.evaluate("fetch('/schema/openapi.json').then((reply) => reply.json())")
    messages = page.evaluate("fetch('/api/messages').then((reply) => reply.json())")
    requests = [f"{method.upper()}{path}" for path, methods in schema["paths"].items() for method in methods]
    sent = [f"SEND{one['properties']['type']['enum'][0]}" for one in messages.values()]
    assert len(requests) >= 18 and len(sent) == 11
    shown = page.locator("section.request h3").evaluate_all("(all) => all.map((one) => one.textContent)")
    assert sorted(shown) == sorted(requests + sent)
    bodies = page.locator("#post-api-tables caption").all_inner_texts()
    assert bodies == ["Body", "SeatPlan", "Pace", "Answers"]
    fields = page.locator("#message-Answer tbody th").all_inner_texts()
    assert fields == ["type", "id", "n", "seat", "do"]
    assert page.locator("section.request p", has_text="Sit down at a table").count() == 1
    page.click("nav a[href='#message-Answer']")
    assert page.url.endswith("#message-Answer")


def test_the_page_obeys_a_strict_policy(visit: Any) -> None:
    ann = visit()
    reply = ann.page.goto(f"{ann.hall.address}/api-docs")
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy and "http" not in policy
    ann.page.wait_for_selector("section.request")
    text = ann.page.content()
    assert "<script>" not in text and "onclick" not in text


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_on_the_page(visit: Any, theme: str) -> None:
    ann = visit()
    ann.page.evaluate("(theme) => localStorage.setItem('greathall.theme', theme)", theme)
    page = ann.go("/api-docs", "section.request")
    assert page.locator("html").get_attribute("data-theme") == theme
    assert axe(page) == []
