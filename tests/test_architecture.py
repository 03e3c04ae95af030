"""The picture in docs/architecture.md is true."""

from __future__ import annotations

import ast
from pathlib import Path

import cantiere
from tests.make_architecture import BROWSER, PICTURE, ROOT, contracts, digest, graph


def test_the_picture_is_of_these_rooms_and_imports() -> None:
    assert f"<!-- {digest(graph())} -->" in PICTURE.read_text(encoding="utf-8"), (
        "python -m tests.make_architecture"
    )
    assert "architecture.svg" in (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_room_is_in_it() -> None:
    drawn = graph()
    for row in [row for rows in list(contracts().values())[:2] for row in rows]:
        for room in row:
            assert room == "cantiere.server" or f'{room}"' in drawn
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert set(BROWSER) == folders


def test_what_leaves_is_made_without_the_match() -> None:
    """Neither routes nor sockets nor the gate take hold of a table, a match or its state."""
    server = Path(cantiere.__file__).parent / "server"
    for path in sorted([*server.glob("api/**/*.py"), *server.glob("gate/**/*.py")]):
        taken = {
            node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)
        }
        assert not taken & {"live_tables", "match", "seen_by", "resample"}, path


def test_loops_over_bits_end_whatever_the_mask() -> None:
    """A negative mask shifted to the right never becomes 0, compiled; `while mask > 0` ends at once."""
    found = 0
    for room in ("core", "games", "bots", "envs"):
        for path in sorted((ROOT / "src" / "cantiere" / room).rglob("*.py")):
            for loop in [one for one in ast.walk(ast.parse(path.read_text())) if isinstance(one, ast.While)]:
                done = [one.op for one in ast.walk(loop.test) if isinstance(one, ast.BinOp)]
                done += [one.op for one in loop.body if isinstance(one, ast.AugAssign)]
                if any(isinstance(one, ast.RShift) for one in done):
                    found += 1
                    assert isinstance(loop.test, ast.Compare), f"{path.name}:{loop.lineno}"
    assert found > 10
