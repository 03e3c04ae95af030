"""What runs in the worker processes: a bot's choice, and hints. They get only what a seat may know."""

from __future__ import annotations

import signal
from typing import Any

from cantiere.bots import bot
from cantiere.core.registry import game as find_game
from cantiere.core.state import State

HINTS = 3  # what the bot would do, and the two next best


def begin() -> None:
    """Leave Ctrl-C to the server, which ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(game: str, seen: dict[str, Any], seat: int, name: str, seed: str) -> str:
    """Return a bot's answer as text."""
    state = find_game(game).restore(seen)
    return state.game.text(state, int(bot(name, seed).choose(state, seat)))


def hints(game: str, seen: dict[str, Any], seat: int, name: str, seed: str) -> list[dict[str, Any]]:
    """Return what a bot would do, and the next best by the game's own estimate."""
    state = find_game(game).restore(seen)
    chosen = int(bot(name, seed).choose(state, seat))
    ranked = sorted(
        state.legal_actions(), key=lambda action: (action != chosen, -_estimate(state, action, seat))
    )
    return [
        {"text": state.game.text(state, action), "estimate": round(_estimate(state, action, seat), 2)}
        for action in ranked[:HINTS]
    ]


def _estimate(state: State, action: int, seat: int) -> float:
    after = state.clone()
    after.apply(action)
    return float(state.game.heuristics.value(after, seat))
