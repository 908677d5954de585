"""How long does a table sleep before it goes on? A long game with many changes of mind is stored and woken again and again.

    python bench/waking.py                              plain Python
    PYTHONPATH=build/compiled python bench/waking.py    compiled

About 3,100 answers, of which 420 times some were taken back; processor time, the least and the median of nine.
"""

import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

from greathall.core import engine
from greathall.server.ledger import read_rows
from greathall.server.store import Store

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))
STANDING = 2270


def main() -> int:
    stored = import_module("stored")
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "hall.sqlite3")
        for seed in range(60):  # random games end at any time: the first one that is long enough
            name, table = stored.stored_table(store, "card-rogue", STANDING, f"wake {seed}", seats=4)
            if len(table.answers) == STANDING:
                break
        kinds = [row.kind for row in read_rows(store, name)]
        times = []
        for _ in range(9):
            began = time.process_time()
            stored.woken(store, name)
            times.append(1000 * (time.process_time() - began))
        store.close()
    build = "compiled" if not engine.__file__.endswith(".py") else "interpreted"
    said = f"{kinds.count('answer'):,} answers, {kinds.count('rewind')} times taken back, {len(table.answers):,} stand"
    print(f"{build}: {said}: {min(times):.0f} ms at best, {sorted(times)[4]:.0f} ms in the middle")
    return 0


if __name__ == "__main__":
    sys.exit(main())
