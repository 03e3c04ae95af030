"""What runs in the worker processes: a bot's choice, and hints. They get only what a seat may know."""

from __future__ import annotations

import math
import signal
from multiprocessing.connection import Connection
from typing import Any

from cantiere.bots import bot
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.state import State

GRACE = 5  # seconds that the server is given to stop a worker itself
HINTS = 3  # what the bot would do, and the two next best


def work(line: Connection) -> None:
    """Do one task after another, until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which ends its workers itself
    for name in games():  # loaded before the first question, so that nobody's time is spent on it
        find_game(name)
    line.send("up")
    while True:
        try:
            task, about, seconds = line.recv()
        except EOFError:
            return
        _limit(seconds)
        try:
            answer = (True, task(*about))
        except Exception as error:
            answer = (False, error)
        _limit(None)
        line.send(answer)


def _limit(seconds: float | None) -> None:
    """The server stops whoever takes too long; should it have died, nobody thinks on for ever."""
    if hasattr(signal, "alarm"):
        signal.alarm(0 if seconds is None else math.ceil(seconds) + GRACE)


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
