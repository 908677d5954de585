"""Measure how long somebody's bot takes while another guest keeps many tables of the strongest bots busy.

    python bench/fairness.py                  40 tables against one, all four titles
    python bench/fairness.py --tables 80 --answers 20

The real server (the compiled build if it is there) in a process of its own, with as many workers as it takes by default. One
guest opens tables at which only the strongest bots sit and play on; the other plays against one strong bot, title after title. A
bot's time is from the moment it is asked until everybody sees its answer.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
TITLES = ("card-rogue", "meeples", "karez", "dorian")
STRONGEST = "hard"
OURS = {"X-Greathall": "1"}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how fair the bots' time is shared.")
    parser.add_argument("--tables", type=int, default=40, help="of the first guest (default: 40)")
    parser.add_argument("--answers", type=int, default=25, help="of the second guest's bot in each title (default: 25)")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 1) - 1), help="default: cores - 1")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled build aside")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        compiled = ROOT / "build" / "compiled"
        paths = {"PYTHONPATH": str(compiled)} if compiled.exists() and not args.interpreted else {}
        command = [sys.executable, "-m", "greathall.cli", "serve", "--no-browser", "--port", str(port)]
        command += ["--data", str(Path(folder) / "hall.sqlite3"), "--workers", str(args.workers)]
        server = subprocess.Popen(command, env=os.environ | paths, cwd=folder, stdout=subprocess.DEVNULL)
        try:
            found = asyncio.run(measured(f"http://127.0.0.1:{port}", args.tables, args.answers))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps({"compiled": bool(paths), "workers": args.workers, "load": os.getloadavg()[0], **found}, indent=1))
    return 0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measured(address: str, tables: int, answers: int) -> dict[str, Any]:
    """The second guest's times, with the first one's tables and without."""
    async with httpx.AsyncClient(base_url=address, headers=OURS, timeout=60, trust_env=False) as eve:
        for _ in range(600):
            try:
                await eve.post("/api/me", json={"name": "Eve"})
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        async with httpx.AsyncClient(base_url=address, headers=OURS, timeout=60, trust_env=False) as ann:
            await ann.post("/api/me", json={"name": "Ann"})
            fewest = {row["slug"]: max(2, row["seats"][0]) for row in (await ann.get("/api/games")).json()}
            alone = await played(ann, answers, fewest)
            for k in range(tables):
                title = TITLES[k % len(TITLES)]
                seats = [{"kind": "bot", "bot": STRONGEST}] * fewest[title]
                (await eve.post("/api/tables", json={"game": title, "seats": seats})).raise_for_status()
            await asyncio.sleep(5)
            crowded = await played(ann, answers, fewest)
    return {"tables": tables, "alone": figures(alone), "beside_them": figures(crowded)}


def figures(times: list[float]) -> dict[str, float]:
    """Percentiles in seconds."""
    ordered = sorted(times)
    at = {name: min(len(ordered) - 1, int(len(ordered) * part)) for name, part in (("p50", 0.5), ("p95", 0.95), ("max", 1.0))}
    return {"answers": len(ordered), **{name: round(ordered[k], 3) for name, k in at.items()}}


async def played(who: httpx.AsyncClient, answers: int, fewest: dict[str, int]) -> list[float]:
    """Somebody plays every title against the fewest strong bots: how long each answer of a bot took."""
    times: list[float] = []
    for title in TITLES:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": STRONGEST}] * (fewest[title] - 1)]
        made = await who.post("/api/tables", json={"game": title, "seats": seats})
        made.raise_for_status()
        times += await at_table(who, made.json()["id"], answers)
    return times


async def at_table(who: httpx.AsyncClient, table: str, answers: int) -> list[float]:
    """The bot's times at one table, until it has answered so often or the game is over."""
    times: list[float] = []
    chance = random.Random(1)
    url = f"{str(who.base_url).replace('http', 'ws', 1).rstrip('/')}/ws/tables/{table}"
    cookie = {"Cookie": f"greathall={who.cookies['greathall']}"}
    async with connect(url, additional_headers=cookie, compression=None, max_size=None, proxy=None) as line:
        shown: dict[str, Any] = {}
        asked: float | None = None
        n, sent, tries = -1, "", 0
        while len(times) < answers:
            message = json.loads(await asyncio.wait_for(line.recv(), 120))
            if message["type"] == "snapshot":
                shown = message
            elif message["type"] == "change":
                shown = {**shown, **message["set"], "n": message["n"]}
            elif message["type"] == "refused":
                sent = ""
            else:
                continue
            if shown["n"] != n:
                if asked is not None:
                    times.append(time.monotonic() - asked)
                n = shown["n"]
                asked = time.monotonic() if any(seat != shown["seat"] for seat in shown["waiting"]) else None
            question = json.dumps([n, shown["question"]])
            if shown["question"] is not None and question != sent:
                sent, tries = question, tries + 1
                await line.send(json.dumps(reply(shown, chance) | {"id": f"a{tries}", "seat": shown["seat"]}))
            if shown.get("outcome") is not None:
                break
    return times


def reply(shown: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Any answer to a question; where picks have led nowhere, the last one is taken back."""
    options = shown["question"]["options"]
    return {"type": "answer", "n": shown["n"], "do": chance.choice(options)["do"]} if options else {"type": "undo"}


if __name__ == "__main__":
    sys.exit(main())
