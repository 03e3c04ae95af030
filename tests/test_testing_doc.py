"""The table in docs/testing.md of who plays together in which browser test says what the tests do."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.e2e.conftest import FRIENDS

ROOT = Path(__file__).parents[1]
DOC = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
LINES = DOC.split("<!-- together -->")[1].split("<!-- end of together -->")[0].strip().splitlines()[2:]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LINES]
PARAGRAPHS = {"inviting and sitting down", "while playing", "afterwards, and who I am", "being told"}


def people_in(test: str) -> int:
    """Return how many friends come in a browser test, each with a browser of their own."""
    file, name = test.split("::")
    tree = ast.parse((ROOT / "tests" / "e2e" / f"{file}.py").read_text(encoding="utf-8"))
    (found,) = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == name]
    calls = [one for one in ast.walk(found) if isinstance(one, ast.Call)]
    return sum(len(one.args) for one in calls if isinstance(one.func, ast.Name) and one.func.id == "friends")


def said(people: int) -> str:
    """Return the screens and languages of so many friends."""
    return ", ".join(f"{'phone' if size.phone else 'laptop'} {lang}" for size, lang in FRIENDS[:people])


@pytest.mark.parametrize(("test", "who"), [row[1:3] for row in ROWS])
def test_a_row_is_true(test: str, who: str) -> None:
    assert who == said(people_in(test.strip("`")))


def test_every_paragraph_has_two_and_three_people_on_both_screens_in_two_languages() -> None:
    for paragraph in PARAGRAPHS:
        counts = {people_in(test.strip("`")) for name, test, *_ in ROWS if name == paragraph}
        assert {2, 3} <= counts, paragraph
    assert {row[0] for row in ROWS} >= PARAGRAPHS
    assert re.match("laptop en, phone it", said(2))
