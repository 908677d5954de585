"""The data file of a hall: where it is, whose it is, that only one server has it, and that it is one at all.

Everything that can be wrong with a file is said in one sentence, with what to do about it, before anything is written to it.
"""

import contextlib
import fcntl
import os
import sqlite3
import stat
from pathlib import Path
from typing import ClassVar

from greathall.server.migrations import LATEST, MigrationError, identity, migrate

NAME = "hall.sqlite3"


class StoreError(OSError):
    """The store could not write: nothing of the request was kept."""


class Conflict(StoreError):
    """What was to be written contradicts what is there."""


class InUse(StoreError):
    """Another process has this data file."""


class BadFile(StoreError):
    """This file is no hall that we can open; a sentence says why, and what to do."""


def data_file(given: str | None) -> Path:
    """Where everything is kept: one file in the user's data folder, or where the host says; a folder means the file in it."""
    if not given:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        return Path(base) / "greathall" / NAME
    path = Path(given)
    return path / NAME if path.is_dir() or given.endswith(("/", os.sep)) else path


class Held:
    """A data file that is ours until it is closed, or the process ends: private, locked, whole, and of this version.

    What is locked is the file itself, not its name: whoever comes to it by a link finds it locked, too. SQLite's own locks
    end when any handle of the file is closed in the process, so a file that we have is never opened a second time here.
    """

    _ours: ClassVar[set[tuple[int, int]]] = set()  # device and number of the files that this process has

    def __init__(self, path: Path) -> None:
        self.path = settled(path)
        _make_folder(self.path.parent)
        with contextlib.suppress(FileNotFoundError):
            if _key(self.path.stat()) in Held._ours:
                raise _in_use(path)
        self._handle = _open_private(self.path)
        try:
            found = os.fstat(self._handle)
            _lock(self._handle, path)
            self._beside = _lock_beside(self.path)
        except OSError:
            os.close(self._handle)
            raise
        self._key = _key(found)
        Held._ours.add(self._key)
        try:
            if found.st_nlink > 1:
                raise BadFile(
                    f"{path} has a second name (a hard link), by which a server could spoil it: remove the other name, or copy "
                    "the file and use the copy"
                )
            self.copied = prepared(self.path)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file; nothing of it may be open any more."""
        Held._ours.discard(self._key)
        os.close(self._beside)
        os.close(self._handle)


def settled(path: Path) -> Path:
    """The file itself, whatever links lead to it."""
    return path.resolve()


def _key(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _make_folder(folder: Path) -> None:
    """A folder that we make, and the usual one, are for nobody else. Another one that is there stays as it is: the file itself
    is private wherever it lies."""
    fresh = not folder.exists()
    if fresh:
        folder.mkdir(parents=True, exist_ok=True)
    if fresh or folder == data_file(None).parent.resolve():
        with contextlib.suppress(PermissionError):
            folder.chmod(0o700)


def _open_private(path: Path) -> int:
    """The file, made if it is not there, and readable by its owner only, as are those that SQLite lays beside it."""
    if path.is_dir():
        raise BadFile(f"{path} is a folder; name the file in it, such as {path / NAME}")
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
    found = os.fstat(handle)
    if not stat.S_ISREG(found.st_mode):
        os.close(handle)
        raise BadFile(f"{path} is not a file that a hall could be kept in; name another with --data")
    if found.st_mode & 0o077:
        with contextlib.suppress(PermissionError):
            os.fchmod(handle, 0o600)
            for beside in (f"{path}-wal", f"{path}-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.chmod(beside, 0o600)
    return handle


def _lock(handle: int, path: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise _in_use(path) from None


def _lock_beside(path: Path) -> int:
    """The lock file that servers up to version 0.1 look at."""
    handle = os.open(path.with_name(path.name + ".lock"), os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _lock(handle, path)
    except InUse:
        os.close(handle)
        raise
    return handle


def _in_use(path: Path) -> InUse:
    return InUse(f"{path} is in use: another server or command has it open")


def version_of(path: Path) -> int:
    """The version of a file's schema, 0 of one that is empty or older than the numbers; BadFile if it is no hall of ours.
    Nothing is written, not even to a file that is not ours."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as c:
            ours, version = identity(c)
            if not ours:
                raise BadFile(f"{path} is a database of another program; name another file with --data")
            if version > LATEST:
                raise BadFile(
                    f"{path} was written by a newer Greathall (format {version}; this one knows formats up to {LATEST}): start "
                    f"the newer one, or use the copy that it laid beside the file ({path.name}.format-...)"
                )
            faults = [row[0] for row in c.execute("PRAGMA quick_check(1)")]
            if faults != ["ok"]:
                raise damaged(path, " ".join(str(faults[0]).split()))
            return version
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and "malformed" not in str(error):
            raise StoreError(f"{path} cannot be read: {error}") from None
        raise damaged(path, str(error)) from None
    except UnicodeError:
        raise damaged(path, "its text is no text") from None


def damaged(path: Path, why: str) -> BadFile:
    """What to say of a file that cannot be read."""
    return BadFile(
        f"{path} is damaged or not a hall ({why}). It was left as it is: restore a backup into a new file with "
        "`greathall admin restore BACKUP --data NEW`, or try the `.recover` command of the program sqlite3"
    )


def prepared(path: Path) -> Path | None:
    """See that a file is whole and bring it to the latest version; the copy that was kept if that changed it."""
    version = version_of(path)
    if version == LATEST:
        return None
    try:
        return migrate(path, version)
    except (MigrationError, sqlite3.Error, UnicodeError) as error:
        raise StoreError(f"{path} could not be brought to format {LATEST}, and is as it was: {error}") from None
