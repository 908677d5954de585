"""Every vendored file is the one that its manifest names."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_manifest_names_every_vendored_file() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "vendor_manifest.py"), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    rows = json.loads((ROOT / "src/greathall/web/vendor/MANIFEST.json").read_text(encoding="utf-8"))
    assert all(row["licence"] and row["version"] and len(row["sha256"]) == 64 for row in rows) and len(rows) > 20
