"""A real server on loopback and a real Chromium, for the tests of the page."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = os.environ.get("GREATHALL_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-quic",
]  # fmt: skip
SERVE = "import sys; from greathall.server.serve import serve; sys.exit(serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False, 1))"


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Hall:
    """A server process that can be killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), str(self.data)])
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/api/me", timeout=2).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start within 30 seconds")

    def stop(self, kill: bool = False) -> None:
        assert self.process is not None
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("hall") / "hall.sqlite3")
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """One person's browser: it collects console errors and requests to other machines."""

    def __init__(self, browser: Browser, hall: Hall, name: str, **context: object) -> None:
        self.hall = hall
        self.context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", **context)  # type: ignore[arg-type]
        self.context.set_default_timeout(15_000)
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.page = self.open("/")
        self.page.fill("#name", name)
        self.page.click(".welcome button")
        self.page.wait_for_selector(".tile")

    def open(self, path: str) -> Page:
        page = self.context.new_page()
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.errors.append(str(e)))
        page.on("request", lambda r: self.strangers.append(r.url) if not r.url.startswith(("data:", self.hall.address)) else None)
        page.goto(self.hall.address + path)
        return page

    def close(self) -> None:
        self.context.close()
        assert self.errors == []
        assert self.strangers == []


@pytest.fixture
def visit(browser: Browser, hall: Hall) -> Iterator[object]:
    """Let a person come in by name; at the end nobody saw an error and no request left the machine."""
    visitors: list[Visitor] = []

    def enter(name: str = "Ann", **context: object) -> Visitor:
        visitors.append(Visitor(browser, hall, name, **context))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.close()
