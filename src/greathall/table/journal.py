"""The journal of a running match: a stored game that grows by one line an answer, on the disk before anyone sees it."""

import os
from pathlib import Path

from greathall.table.replay import Recording, RecordingError, dump, entry_line, replay
from greathall.table.table import Answer, Rewind, Table


class FileJournal:
    """Appends each entry and waits until the disk has it. What it writes, `Recording.load(path, torn=True)` reads."""

    def __init__(self, path: str | Path, recording: Recording) -> None:
        """Start a new journal; the file must not exist yet."""
        self.path = Path(path)
        try:
            with open(self.path, "x", encoding="utf-8") as file:
                file.write(recording.text())
        except FileExistsError:
            raise RecordingError(f"{path} is already there") from None
        except OSError as error:
            raise RecordingError(f"{path} cannot be written: {error.strerror or error}") from None

    def __call__(self, entry: Answer | Rewind) -> None:
        """Append one entry; if that fails, the file is as it was before."""
        try:
            with open(self.path, "ab") as file:
                end = file.tell()
                try:
                    file.write(dump(entry_line(entry)).encode())
                    file.flush()
                    os.fsync(file.fileno())
                except OSError:
                    os.truncate(self.path, end)
                    raise
        except OSError as error:
            raise RecordingError(f"{self.path} cannot be written: {error.strerror or error}") from None


def keep_journal(table: Table, path: str | Path) -> None:
    """Keep a journal of this table from now on, in a new file that begins with the answers so far."""
    table.journal = FileJournal(path, Recording.of(table))


def resume(path: str | Path) -> Table:
    """The table of a journal as it stood, without a line that a crash cut off; it is not journalled further."""
    return replay(Recording.load(path, torn=True))
