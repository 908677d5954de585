"""Compile the engine, the games and what people see of them with mypyc: the same sources, several times faster.

    python tools/build_compiled.py --dest build/compiled   then run with PYTHONPATH=build/compiled

A build is skipped when neither the sources nor the tools have changed since the last one.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.machinery
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from expand_records import expand

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = "greathall"
# Folders and files below the package. Of the server what every answer goes through, as far as it is our own code.
COMPILED_PARTS = (
    "core", "data", "games", "bots", "table/table.py", "table/undo.py", "table/entries.py", "table/refusals.py",
    "table/logged.py", "table/fold.py", "server/snapshot.py", "server/moment.py",
    "server/match.py", "server/sockets.py", "server/clock.py", "server/people.py", "server/limits.py", "server/frames.py",
)  # fmt: skip

# (path below the package, why it stays interpreted)
EXCLUDE: tuple[tuple[str, str], ...] = (("core/declared.py", "nothing is declared any more once it is written out"),)

LIBRARIES = ("*.so", "*.pyd")


def main() -> int:
    args = parse_arguments()
    dest = Path(args.dest).resolve()
    work = dest / ".work"
    copy_package(dest)
    modules = modules_to_compile(dest)
    if not modules:
        sys.exit(f"nothing to compile below {PACKAGE}/{{{','.join(COMPILED_PARTS)}}}")
    expand(dest, SOURCE)

    stamp = work / "stamp"
    wanted = fingerprint(dest, args.opt)
    if stamp.exists() and stamp.read_text() == wanted and not missing_libraries(dest, modules):
        print(f"compiled build is up to date ({len(modules)} modules)")
        return 0
    require_compiler()
    stamp.unlink(missing_ok=True)
    remove_libraries(dest)
    began = time.monotonic()
    compile_modules(dest, work, modules, args.opt, args.jobs)
    check_imports(dest, modules)
    stamp.write_text(wanted)
    print(f"compiled {len(modules)} modules in {time.monotonic() - began:.0f} s")
    return 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compile the engine and the games with mypyc.")
    parser.add_argument("--dest", default="build/compiled", help="directory for the compiled copy")
    parser.add_argument("--opt", choices="0123", default="3", help="optimisation level of the C compiler")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C files compiled at a time")
    return parser.parse_args()


# -- what to build ---------------------------------------------------------------------------------------


def copy_package(dest: Path) -> None:
    """Bring DEST/greathall up to the sources, leaving the libraries of the last build where they are."""
    target = dest / PACKAGE
    if target.exists():
        for old in target.rglob("*"):
            if old.is_file() and not any(old.match(kind) for kind in LIBRARIES):
                old.unlink()
    shutil.copytree(SOURCE / PACKAGE, target, ignore=shutil.ignore_patterns("__pycache__", *LIBRARIES), dirs_exist_ok=True)


def modules_to_compile(base: Path) -> list[str]:
    """Paths relative to BASE. Package files stay interpreted: they only name what a package exports."""
    skipped = {name for name, _ in EXCLUDE}
    found = []
    for part in COMPILED_PARTS:
        place = base / PACKAGE / part
        for path in [place] if place.suffix else sorted(place.rglob("*.py")):
            if path.name != "__init__.py" and path.relative_to(base / PACKAGE).as_posix() not in skipped:
                found.append(path.relative_to(base).as_posix())
    return found


def fingerprint(base: Path, opt: str) -> str:
    """Changes with the tools and with every source: the compiler reads the types of uncompiled ones too."""
    digest = hashlib.sha256(tools_in_use(opt).encode())
    for tool in (Path(__file__), Path(__file__).with_name("expand_records.py")):
        digest.update(tool.read_bytes())
    for path in sorted((base / PACKAGE).rglob("*.py")):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(base).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def tools_in_use(opt: str) -> str:
    versions = [importlib.metadata.version(name) for name in ("mypy", "setuptools")]
    return "\n".join([sys.version, os.environ.get("CC", ""), os.environ.get("CFLAGS", ""), opt, *versions])


# -- libraries -------------------------------------------------------------------------------------------


def library_of(base: Path, module: str) -> Path:
    return (base / module).with_suffix(importlib.machinery.EXTENSION_SUFFIXES[0])


def missing_libraries(base: Path, modules: list[str]) -> bool:
    return not all(library_of(base, module).exists() for module in modules)


def remove_libraries(base: Path) -> None:
    for kind in LIBRARIES:
        for path in [*base.glob(f"*__mypyc{kind[1:]}"), *base.glob(f"*__mypyc.*{kind[1:]}")]:
            path.unlink()
        for path in (base / PACKAGE).rglob(kind):
            path.unlink()


# -- building --------------------------------------------------------------------------------------------


def require_compiler() -> None:
    if os.name == "nt":
        return  # setuptools looks the compiler up in the registry and says so itself
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(command) is None:
        sys.exit(
            f"No C compiler: '{command}' was not found. Install one (Debian: apt install gcc; macOS:\n"
            "xcode-select --install) or set CC. Playing and `make test-interpreted` need none."
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        sys.exit("The C headers of Python (Python.h) are missing: install them (Debian: python3-dev).")


def compile_modules(dest: Path, work: Path, modules: list[str], opt: str, jobs: int) -> None:
    """One mypyc group, so that calls between modules are direct C calls, but a C file per module.

    One C file for everything would occupy a single core and have to be compiled whole after every edit.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = parallel(self.compiler, work, jobs)
            super().build_extensions()

    work.mkdir(parents=True, exist_ok=True)
    os.chdir(dest)  # mypy takes the module names from the relative paths
    # The project's mypy settings name src/ and would find every module twice.
    options = ["--config-file=", "--strict", f"--cache-dir={work / 'mypy'}"]
    extensions = mypycify(
        [*options, *modules],
        opt_level=opt,
        debug_level="0",
        multi_file=True,
        group_name=PACKAGE,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        # Only modules are looked up by name; calls from file to file need not go through a table that others could change.
        extension.extra_compile_args += [] if sys.platform == "win32" else ["-fvisibility=hidden"]
    command = BuildInParallel(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(dest)
    # Objects are used again only by the tools that made them.
    command.build_temp = str(work / "objects" / hashlib.sha256(tools_in_use(opt).encode()).hexdigest()[:12])
    command.ensure_finalized()
    command.run()


def parallel(compiler: Any, work: Path, jobs: int) -> Callable[..., list[str]]:
    """The compiler's `compile`, with several files at a time and without those that are still good.

    mypyc rewrites a C file only when its content changes, so the times tell which ones these are.
    """
    compile_all: Callable[..., list[str]] = compiler.compile

    def compile_in_parallel(sources: list[str], output_dir: str | None = None, **rest: Any) -> list[str]:
        headers = max((path.stat().st_mtime for path in (work / "c").rglob("*.h")), default=0.0)

        def compile_one(source: str) -> list[str]:
            objects: list[str] = compiler.object_filenames([source], output_dir=output_dir)
            made = Path(objects[0])
            if made.exists() and made.stat().st_mtime > max(headers, Path(source).stat().st_mtime):
                return objects
            return compile_all([source], output_dir=output_dir, **rest)

        with ThreadPoolExecutor(max(1, jobs)) as pool:
            return [made for objects in pool.map(compile_one, sources) for made in objects]

    return compile_in_parallel


def check_imports(dest: Path, modules: list[str]) -> None:
    """Import every module as a user would, and see that the library in DEST is what Python takes."""
    names = [module.removesuffix(".py").replace("/", ".") for module in modules]
    program = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    environment = {**os.environ, "PYTHONPATH": str(dest)}
    run = subprocess.run(
        [sys.executable, "-c", program, *names],
        env=environment, cwd=ROOT, text=True, stdout=subprocess.PIPE, check=False,
    )  # fmt: skip
    if run.returncode:
        sys.exit("the compiled package cannot be imported (see above)")
    for name, module, file in zip(names, modules, run.stdout.splitlines(), strict=True):
        if Path(file) != library_of(dest, module):
            sys.exit(f"{name} was imported from {file}, not from the compiled build")


if __name__ == "__main__":
    sys.exit(main())
