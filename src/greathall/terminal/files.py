"""Where games are saved: the platform's folder for a user's data, unless a file is named."""

import os
from datetime import datetime
from pathlib import Path

SUFFIX = ".jsonl"


def data_folder() -> Path:
    """XDG_DATA_HOME/greathall, or ~/.local/share/greathall. It need not exist yet."""
    base = os.environ.get("XDG_DATA_HOME", "")
    root = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return root / "greathall"


def named_file(text: str) -> Path:
    """The file that a person named: `~` is their home, and without a suffix it gets ours."""
    path = Path(text.strip().strip("'\"")).expanduser()
    return path if path.suffix else path.with_suffix(SUFFIX)


def existing_file(text: str) -> Path:
    """The saved game that a person named: as written, with our suffix, or by name in the data folder."""
    plain = Path(text.strip().strip("'\"")).expanduser()
    tries = [plain, named_file(text), data_folder() / plain, data_folder() / named_file(text)]
    return next((path for path in tries if path.is_file()), plain)


def new_save(slug: str) -> Path:
    """A new file in the data folder, named by game and time."""
    return data_folder() / f"{slug}-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}"
