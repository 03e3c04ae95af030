"""The README's example runs, and what it names exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import cantiere

ROOT = Path(__file__).parent.parent


def test_the_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5
    assert failed == 0


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_game_is_listed() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").lower()
    assert all(f"| {name} " in text for name in cantiere.games())
