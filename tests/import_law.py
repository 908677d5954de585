"""The import law, read from the sources: who may import whom, and what the rules must keep away from.

    core  <-  data  <-  games/*, rulebook  <-  bots, table  <-  lab, envs  <-  server, terminal  <-  commands, cli

Inside a game of several rooms:

    words  <-  cards  <-  rules  <-  notation  <-  look, mind  <-  __init__

A game imports core, data and itself. Everything above sees games only through `greathall.games` and knows none of them
by name. Core and games have one door for chance (the Rng) and none for time, files of their own or hashes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

BELOW = {
    "core": (),
    "data": ("core",),
    "games": ("core", "data"),
    "bots": ("core", "data", "games"),
    "table": ("core", "data", "games"),
    "lab": ("core", "data", "games", "bots", "table"),
    "rulebook": ("core", "data"),
    "envs": ("core", "data", "games", "bots", "table", "lab"),
    "server": ("core", "data", "games", "bots", "table", "lab"),
    "terminal": ("core", "data", "games", "bots", "table", "lab"),
    "commands": ("core", "data", "games", "bots", "table", "lab", "rulebook", "envs", "server", "terminal"),
    "cli": ("core", "data", "games", "bots", "table", "lab", "rulebook", "envs", "server", "terminal", "commands"),
}
# What a file of a game may import of its own game; a room may import itself.
ROOMS = {
    "words": (),
    "cards": ("words",),
    "about": ("words", "cards"),
    "rules": ("words", "cards"),
    "notation": ("words", "about", "cards", "rules"),
    "look": ("words", "about", "cards", "rules", "notation"),
    "mind": ("words", "about", "cards", "rules", "notation"),
}
CHANCE_AND_TIME = ("random", "secrets", "uuid", "time", "datetime", "os", "sys", "threading", "socket", "subprocess")
FILES = ("pathlib", "io", "json", "tomllib", "tempfile", "shutil", "logging")
OPTION_SHIFTS = (48, 32)  # where core/option keeps the verb and the first argument
PROCEEDINGS = ("hash", "id", "open", "input", "print", "eval", "exec")
ORDERLESS = ("sum", "min", "max", "any", "all", "len", "set", "frozenset", "sorted")


def violations(package: Path) -> list[str]:
    """Every breach of the law below a folder called greathall, as `file:line: what`."""
    names = game_names(package)
    found: list[str] = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        if parts == ("__init__",):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        checks = [*_imports(tree, parts), *_strangers(tree, parts, names)]
        if parts[0] in ("core", "games") and parts != ("core", "declared"):  # which writes constructors
            checks += _purity(tree)
        if parts[0] == "games":
            checks += _packing(tree, parts[2] if len(parts) > 3 else "")
        found += [f"{path.relative_to(package.parent).as_posix()}:{line}: {what}" for line, what in checks]
    return found


def game_names(package: Path) -> set[str]:
    """The folders of the games, and the slugs made of them."""
    folders = {path.parent.name for path in (package / "games").glob("*/__init__.py")}
    return folders | {name.replace("_", "-") for name in folders}


def _imported(tree: ast.Module, parts: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Every module that is imported, relative ones in full; `from a import b` may name a module b, so it gives a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = ("greathall", *parts)[: len(parts) + 1 - node.level]
                base = ".".join((*above, base) if base else above)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def _imports(tree: ast.Module, parts: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    layer = parts[0]
    for line, module in _imported(tree, parts):
        target = module.split(".")
        if layer in ("core", "games") and target[0] in CHANCE_AND_TIME:
            yield line, f"{layer} imports {target[0]}"
        if layer == "core" and target[0] in FILES:
            yield line, f"core imports {target[0]}"
        if target[0] != "greathall" or len(target) < 2 or target[1] == "__version__":
            continue
        if target[1] != layer and target[1] not in BELOW.get(layer, ()):
            yield line, f"{layer} imports {target[1]}"
        elif target[1] == "games" and len(target) > 2:
            own = parts[1] if layer == "games" and len(parts) > 2 else ""
            inside = target[2] not in ("load", "MODULES", "UnknownGame")
            if inside and target[2] != own:
                yield line, f"{'/'.join(parts[:2]) if own else layer} imports the game {target[2]}"
            elif inside and len(target) > 3 and parts[2] in ROOMS and target[3] not in (parts[2], *ROOMS[parts[2]]):
                yield line, f"{parts[2]} imports {target[3]}"


def _strangers(tree: ast.Module, parts: tuple[str, ...], names: set[str]) -> Iterator[tuple[int, str]]:
    """Strings that are the name of a game, outside the games."""
    if parts[0] == "games":
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in names:
            yield node.lineno, f"{parts[0]} knows the game {node.value!r} by name"


def _purity(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Calls whose result differs from run to run or reaches outside, and sets taken in their own order."""
    harmless = {
        id(argument)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS
        for argument in node.args
    }
    for node in ast.walk(tree):
        if not isinstance(node, (ast.stmt, ast.expr)):
            continue
        taken: list[ast.expr] = []
        if isinstance(node, ast.For):
            taken = [node.iter]
        elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)) and id(node) not in harmless:
            taken = [part.iter for part in node.generators]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in PROCEEDINGS:
                yield node.lineno, f"calls {node.func.id}()"
            taken = node.args if node.func.id in ("list", "tuple", "enumerate", "iter", "next") else []
        if any(_is_set(expression) for expression in taken):
            yield node.lineno, "takes a set in its own order"


def _packing(tree: ast.Module, room: str) -> Iterator[tuple[int, str]]:
    """Options that are packed or taken apart by hand; and anything packed, where it is only looked at."""
    for node in ast.walk(tree):
        shifted = node.right if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.LShift, ast.RShift)) else None
        if isinstance(shifted, ast.Constant) and shifted.value in OPTION_SHIFTS:
            yield node.lineno, f"shifts by {shifted.value}: options are spelt by core/option"
        elif isinstance(shifted, ast.Constant) and room in ("look", "mind"):
            yield node.lineno, f"{room} shifts by {shifted.value}: what packs it has a name for that"


def _is_set(node: ast.expr) -> bool:
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr, ast.Sub)):
        return _is_set(node.left) or _is_set(node.right)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
