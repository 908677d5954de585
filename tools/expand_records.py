"""Write out, in a copy of the package, what records that declare their fields are given when Python imports them.

mypyc reads no `exec`: in the copy each such class has FIELDS, a constructor and `clone` of its own, made of the same fields
(core/declared.py), and Record asks for nothing any more. `tools/build_compiled.py` calls this before it compiles.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

# Run in a process of its own, with the sources and not the libraries of an older build.
ASK = """
import json
from importlib import import_module
from greathall.games import MODULES
for name in MODULES.values(): import_module(f"greathall.games.{name}")
from greathall.core.declared import DECLARED, clone_source, init_source
found = {}
for cls, fields in DECLARED.items():
    texts = {"FIELDS": repr(cls.FIELDS), "__init__": init_source(fields, True), "clone": clone_source(cls.__name__, fields, True)}
    lists = [field.name for field in fields if field.many and field.default]
    # A class with a type variable is only ever a base: what is made of it has its own.
    base = getattr(cls, "__parameters__", ())
    own = [name for name in ("__init__", "clone") if cls.__dict__[name].__code__.co_filename != "<string>"]
    written = ["__init__", "clone"] if base else own
    found.setdefault(cls.__module__, {})[cls.__name__] = [{k: v for k, v in texts.items() if k not in written}, lists]
print(json.dumps(found))
"""
ASKING = re.compile(
    r"    def __init_subclass__\(cls\) -> None:\n        super\(\).__init_subclass__\(\)\n        complete\(cls\)\n\n"
)
WANTED = ("@dataclass_transform(eq_default=False)\n", ", dataclass_transform", "from greathall.core.declared import complete\n")


def expand(base: Path, source: Path) -> None:
    """Expand the records of the core and of all games in the copy of the package below `base`."""
    run = subprocess.run(
        [sys.executable, "-c", ASK], env={"PYTHONPATH": str(source)}, text=True, stdout=subprocess.PIPE, check=True
    )
    found: dict[str, dict[str, tuple[dict[str, str], list[str]]]] = json.loads(run.stdout)
    for module, classes in found.items():
        path = base.joinpath(*module.split(".")).with_suffix(".py")
        path.write_text(written_out(path.read_text(encoding="utf-8"), classes), encoding="utf-8")
    record = base / "greathall" / "core" / "record.py"
    text, number = ASKING.subn("", record.read_text(encoding="utf-8"))
    if number != 1 or not all(piece in text for piece in WANTED):
        sys.exit("core/record.py asks for its fields in a way that tools/expand_records.py does not know")
    for piece in WANTED:
        text = text.replace(piece, "")
    record.write_text(text, encoding="utf-8")


def written_out(source: str, classes: dict[str, tuple[dict[str, str], list[str]]]) -> str:
    """The source of a module with these classes written out at their ends."""
    lines = source.split("\n")
    places = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    for node in sorted((places[name] for name in classes), key=lambda node: -node.lineno):
        texts, lists = classes[node.name]
        made = [f"    FIELDS: ClassVar[tuple[str, ...]] = {texts['FIELDS']}", ""]
        for name in ("__init__", "clone"):
            made += ["    " + line for line in texts.get(name, "").rstrip("\n").split("\n")] + [""] if name in texts else []
        lines[node.end_lineno : node.end_lineno] = ["", *made]
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.target.id in lists:
                lines[each.lineno - 1] = f"    {each.target.id}: {ast.unparse(each.annotation)}"
    text = "\n".join(lines)
    if not re.search(r"^from typing import .*\bClassVar\b", text, re.M):
        text = re.sub(r'^(""".*?"""\n)', r"\1\nfrom typing import ClassVar\n", text, count=1, flags=re.S)
    return text
