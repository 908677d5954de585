"""How the page's own files are written."""

from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "greathall" / "web"
LONGEST = 130
BIGGEST = 400
EXEMPT = {"art", "vendor", "dist"}  # drawings are data, libraries are others', and a bundle is made by a machine


def sources(*kinds: str) -> list[Path]:
    """The page's own files of these kinds."""
    found = [path for path in sorted(WEB.rglob("*")) if path.suffix in kinds]
    return [path for path in found if not EXEMPT & set(path.relative_to(WEB).parts)]


def test_no_line_is_long() -> None:
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sources(".js", ".css", ".html", ".ts")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []


def test_no_file_is_big() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources(".js", ".css", ".html")}
    assert [str(path.relative_to(WEB)) for path, size in sizes.items() if size > BIGGEST] == []


def test_every_sheet_is_named_where_its_folder_begins() -> None:
    for sheet in sources(".css"):
        if sheet.parent.name == "styles" and sheet.name != "index.css":
            assert f'@import "./{sheet.name}";' in (sheet.parent / "index.css").read_text(encoding="utf-8"), sheet
