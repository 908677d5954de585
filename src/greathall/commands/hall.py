"""The hall: serve it, and look after its tables."""

import argparse
import os
import sys
from pathlib import Path

from greathall.commands.common import json_option, sentence
from greathall.core.game import SettingError


def data_option(made: argparse.ArgumentParser) -> None:
    made.add_argument("--data", metavar="FILE", help="a file or folder where everything is kept; default: the user's data folder")


def serve_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for the whole network")
    made.add_argument("--port", type=int, default=8765, help="the port; 0 for any that is free")
    made.add_argument("--no-browser", action="store_true", help="do not open a browser")
    made.add_argument("--workers", type=int, metavar="N", help="processes in which bots think; default: one less than cores")
    made.add_argument(
        "--public-url", metavar="URL", help="where people find the hall if a proxy stands before it: https://hall.example.org"
    )
    made.add_argument(
        "--trusted-proxy", metavar="NETWORK", action="append", default=[],
        help="a proxy whose X-Forwarded-For and -Proto are believed, such as 127.0.0.1; may be repeated; default: none",
    )  # fmt: skip
    made.add_argument(
        "--limit", metavar="NAME=N", action="append", default=[],
        help="one of the hall's limits, such as sockets=20000 or tables_of_a_guest=20; may be repeated",
    )  # fmt: skip
    made.add_argument("--metrics", metavar="HOST:PORT", help="answer Prometheus there, such as 127.0.0.1:9464; default: nowhere")
    data_option(made)


def serve(args: argparse.Namespace) -> int:
    from greathall.server.metrics import listening_at
    from greathall.server.serve import serve as run
    from greathall.server.settings import limits_of, settled_for

    if not 0 <= args.port < 65536:
        raise SettingError(f"a port is a number from 0 to 65535, not {args.port}")
    workers = max(1, (os.cpu_count() or 1) - 1) if args.workers is None else args.workers
    if not 1 <= workers <= 64:
        raise SettingError(f"bots think in 1 to 64 processes, not {workers}")
    settings = settled_for(args.host, args.public_url, args.trusted_proxy)
    metrics = listening_at(args.metrics) if args.metrics else None
    return run(args.host, args.port, args.data, not args.no_browser, workers, settings, metrics, limits_of(args.limit))


DASHED = "; if it begins with a dash, write -- before it"
NAMED = {"TABLE": f"its id, as `greathall admin list` shows it{DASHED}", "PERSON": f"an id of `greathall admin people`{DASHED}"}


def admin_options(made: argparse.ArgumentParser) -> None:
    made.description = "Look after a hall, whether it runs or not: everything that changes it is noted in it."
    deeds = made.add_subparsers(title="what to do", metavar="DEED", dest="deed", required=True)

    def deed(name: str, about: str, *words: str) -> argparse.ArgumentParser:
        one: argparse.ArgumentParser = deeds.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        for word in words:
            kind = word.rstrip("*+")
            one.add_argument(kind.lower(), metavar=kind, nargs=word[-1] if word[-1] in "*+" else None, help=NAMED.get(kind))
        data_option(one)
        json_option(one)
        return one

    deed("list", "list every table")
    deed("people", "list everybody who has been here")
    deed("load", "say how busy a hall is that runs: tables, lines, bots, memory")
    deed("faults", "list the latest faults of a hall that runs")
    deed("acts", "list what its keeper did")
    deed("link", "print an address of the keeper's page, which opens once; the hall must run")
    deed("export", "write tables as recordings, all if none is named", "TABLE*").add_argument(
        "--out", type=Path, default=Path("tables"), metavar="DIR", help="the folder (default: tables)"
    )
    deed("import", "add recordings as tables to look at", "FILE+")
    deed("freeze", "let a table stand still", "TABLE").add_argument("--reason", default="", help="what people read")
    deed("thaw", "let a table go on", "TABLE")
    deed("rewind", "take answers of a table back, so that only the first COUNT stand", "TABLE", "COUNT")
    deed("remove-table", "throw a table away; only a backup has it then", "TABLE")
    deed("remove-person", "forget somebody; where he still plays, a bot plays on", "PERSON")
    deed("end-sessions", "end every session of somebody; his lines close", "PERSON")
    deed("mute", "somebody may not talk any more", "PERSON")
    deed("unmute", "somebody may talk again", "PERSON")
    deed("backup", "write everything into one text file", "FILE")
    deed("restore", "make a new data file (--data) from a backup, and replay every table", "FILE").add_argument(
        "--missing", action="store_true", help="bring the tables that are missing back into a hall that is there"
    )


def admin(args: argparse.Namespace) -> int:
    from greathall.server import admin as keeping
    from greathall.server.backups import BackupError
    from greathall.server.datafile import data_file
    from greathall.server.keeper import KeeperError

    try:
        return keeping.run(args, data_file(args.data))
    except (KeeperError, BackupError) as error:
        print(f"greathall: {sentence(error)}", file=sys.stderr)
        return 2
