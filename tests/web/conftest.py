"""A real server on loopback and a real Chromium, for the tests of the page."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from greathall.server import match

CHROMIUM = os.environ.get("GREATHALL_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-quic", "--disable-dev-shm-usage",
]  # fmt: skip
SERVE = (
    "import sys; from greathall.server.serve import serve; sys.exit(serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False, 1))"
)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Hall:
    """A server process that can be killed and started again on the same data."""

    def __init__(self, data: Path, source: Path | None = None) -> None:
        self.data = data
        self.source = source  # where greathall is imported from, if not from where it is installed
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Open the hall, and wait until it answers."""
        found = [str(self.source or ""), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, found))}
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), str(self.data)], env=environment)
        for _ in range(300):
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode} before it answered")
            try:
                with urllib.request.urlopen(f"{self.address}/api/me", timeout=2) as answer:
                    answer.read()
                return
            except OSError:
                time.sleep(0.1)
        self.stop(kill=True)
        raise RuntimeError("the server did not start within 30 seconds")

    def stop(self, kill: bool = False) -> None:
        """Close the hall, as Ctrl-C does or as a failing machine does."""
        assert self.process is not None
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("hall") / "hall.sqlite3")
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture
def hall_of_modules(tmp_path: Path) -> Iterator[Hall]:
    """A hall without the bundle of the page: a copy of what is installed."""
    here = Path(match.__file__).parents[1]
    shutil.copytree(here, tmp_path / "src" / here.name, ignore=shutil.ignore_patterns("dist", "__pycache__"))
    hall = Hall(tmp_path / "hall.sqlite3", tmp_path / "src")
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

    def __init__(self, browser: Browser, hall: Hall, name: str, **context: Any) -> None:
        self.hall = hall
        self.context = browser.new_context(**{"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", **context})
        self.context.set_default_timeout(10_000)
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.page = self.open("/")
        self.page.fill("#name", name)
        self.page.click(".welcome button")
        self.page.wait_for_selector(".tile", timeout=40_000)  # the very first one waits until every game is read

    def open(self, path: str) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda e: self.errors.append(str(e)))
        page.on("request", lambda r: self.strangers.append(r.url) if not r.url.startswith(("data:", self.hall.address)) else None)
        page.goto(self.hall.address + path)
        return page

    def go(self, path: str, ready: str) -> Page:
        """The first tab, at another address."""
        self.page.goto(self.hall.address + path)
        self.page.wait_for_selector(ready)
        return self.page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} {message.location.get('url', '')}")

    def expected(self, *parts: str) -> None:
        """Errors that belong to what a test does, such as a refused request that the browser itself writes down."""
        assert self.errors, "nothing went wrong here, though it should have"
        self.errors[:] = [error for error in self.errors if not any(part in error for part in parts)]

    def close(self) -> None:
        """Leave: nothing went wrong, and nothing was asked of another machine."""
        self.context.close()
        assert self.errors == []
        assert self.strangers == []


@pytest.fixture
def visit(browser: Browser, hall: Hall) -> Iterator[Callable[..., Visitor]]:
    """Let a person come in by name; at the end nobody saw an error and no request left the machine."""
    visitors: list[Visitor] = []

    def enter(name: str = "Ann", at: Hall = hall, **context: Any) -> Visitor:
        visitors.append(Visitor(browser, at, name, **context))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.close()
