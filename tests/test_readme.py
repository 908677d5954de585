"""The README's Python examples do what they show."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def run(text: str, name: str) -> doctest.TestResults:
    """Run all `>>>` lines of a Markdown text, one after another in one session."""
    unfenced = re.sub(r"^```.*$", "", text, flags=re.MULTILINE)  # a closing fence is not output
    examples = doctest.DocTestParser().get_doctest(unfenced, {}, name, name, 0)
    return doctest.DocTestRunner().run(examples)


def test_the_examples_of_the_readme_run() -> None:
    result = run(README.read_text(encoding="utf-8"), "README.md")
    assert result.attempted > 0
    assert result.failed == 0


def test_a_wrong_example_is_found() -> None:
    assert run("```python\n>>> 1 + 1\n2\n```\n", "right").failed == 0
    assert run("```python\n>>> 1 + 1\n3\n```\n", "wrong").failed == 1
