"""`cantiere show`: draw a position from a snapshot file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cantiere.cli.board import board
from cantiere.cli.screen import Screen, trouble
from cantiere.core.registry import game as find_game
from cantiere.core.state import CHANCE, OVER


def show(screen: Screen, path: Path, seat: int | None) -> None:
    """Draw the position as a seat sees it, and say what is asked."""
    data = _read(path)
    state = find_game(data["game"]).restore(data)
    screen.use(state.game)
    names = [screen.texts.say("seat-number", number=number) for number in range(state.seats)]
    screen.show(board(state, seat, screen.texts, names))
    if state.to_move == OVER:
        screen.say("game-over", "bold")
        return
    asked = screen.texts.say("chance-asked") if state.to_move == CHANCE else names[state.to_move]
    screen.line(f"{asked}: {screen.texts.question(state.decision)}", "bold")


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise trouble("read", file=path, why=error.strerror) from error
    except ValueError as error:
        raise trouble("not-json", file=path, why=error) from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise trouble("no-snapshot", file=path)
    return data
