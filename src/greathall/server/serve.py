"""`greathall serve`: the hall on this machine."""

import gc
import logging
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

import uvicorn
from litestar import Litestar

from greathall.server.app import make_app
from greathall.server.datafile import data_file
from greathall.server.door import Entrance, door_of
from greathall.server.guard import Guard
from greathall.server.limits import Limits
from greathall.server.settings import Settings, settled_for
from greathall.server.socket_protocol import SocketProtocol
from greathall.server.store import Store

# When garbage is collected:
LOOK = 1.0  # seconds between two looks
SOME = 5_000  # new things for which it is worth while
STIR = 100  # new things since the last look: fewer come when nobody plays
LATEST = 300.0  # seconds, if there is no quiet moment


def configured(app: Litestar, **more: Any) -> uvicorn.Config:
    """How the application is served, here and in tests. What a request says of where it comes from is believed only of the
    proxies that the settings name."""
    settings: Settings = app.state.settings
    limits: Limits = app.state.limits
    app.state.entrance = Entrance(limits, settings)
    return uvicorn.Config(
        Guard(app, settings, limits),
        log_level="warning", http=door_of(app.state.entrance), ws=SocketProtocol,
        ws_max_size=limits.message, ws_per_message_deflate=False,
        server_header=False, proxy_headers=bool(settings.proxies), forwarded_allow_ips=[str(net) for net in settings.proxies],
        **more,
    )  # fmt: skip


def settle() -> None:
    """Before people play: what was imported stays, and the collector waits for a quiet moment. It stops everybody for 30 to 90 ms
    at a hundred tables, and hardly ever finds anything."""
    gc.collect()
    gc.freeze()
    gc.disable()
    threading.Thread(target=_tidy, name="tidy", daemon=True).start()
    sys.setswitchinterval(0.001)  # the writer of the store need not wait long for its turn


def _tidy() -> None:
    before, last = 0, time.monotonic()
    while True:
        time.sleep(LOOK)
        new = gc.get_count()[0]
        if untidy(new, before, time.monotonic() - last):
            gc.collect()
            new, last = 0, time.monotonic()
        before = new


def untidy(new: int, before: int, since: float) -> bool:
    """Is it time to collect? `new` things have come, of which `before` had at the last look, `since` the last time."""
    return new > SOME and (abs(new - before) < STIR or since > LATEST)


def serve(
    host: str, port: int, data: str | None, open_browser: bool, workers: int, settings: Settings | None = None,
    metrics: tuple[str, int] | None = None, limits: Limits | None = None,
) -> int:  # fmt: skip
    """Run until Ctrl-C. The address is printed once the port is ours; every table goes on at the next start."""
    path = data_file(data)
    settings = settings or settled_for(host, None, ())
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    first = Store(path)  # another server on this file, or a disk that cannot be written, is said before anything else
    first.close()
    if first.copied is not None:
        print(f"{path} was brought to the format of this version; a copy as it was is kept in {first.copied}", flush=True)
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        print(f"greathall: cannot listen on {host}:{port}: {error.strerror}; try another --port", file=sys.stderr)
        return 2
    shown = f"[{host}]" if ":" in host else host
    address = f"{settings.origin or f'http://{shown}:{listening.getsockname()[1]}'}/"
    print(f"Greathall is open at {address}  (everything is kept in {path}; Ctrl-C closes it)", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    app = make_app(path, workers, settings=settings, metrics=metrics, limits=limits)
    app.state.passes.origin = address.rstrip("/")
    print(f"Its keeper's page, which opens once: {app.state.passes.link()}  (`greathall admin link` gives another)", flush=True)
    config = configured(app, timeout_graceful_shutdown=3)
    settle()
    uvicorn.Server(config).run(sockets=[listening])
    return 0
