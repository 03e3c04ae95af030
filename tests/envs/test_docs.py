"""The page on environments: its examples run, and it says what there is."""

from __future__ import annotations

import doctest
from pathlib import Path

from cantiere.envs import export

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "envs.md"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried >= 30
    assert failed == 0


def test_the_columns_of_the_export_are_listed() -> None:
    assert export.__doc__ is not None
    rows = [line for line in export.__doc__.splitlines() if line.startswith("|")]
    assert len(rows) > 10
    assert all(row in PAGE.read_text(encoding="utf-8") for row in rows)
