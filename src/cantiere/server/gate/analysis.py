"""The analysis of a finished game, with its moves in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cantiere.arena.analysis import Analysis, Moment
from cantiere.core.game import Game
from cantiere.core.history import Move
from cantiere.server.gate.types.finished import GameAnalysis
from cantiere.texts import Texts

SHOWN = 10  # swings, and better moves of each seat


def analysis_data(
    data: dict[str, Any], moves: list[Move], texts: Texts, names: list[str], game: Game
) -> GameAnalysis:
    """Return an analysis with its moves in words."""

    def label(number: int, text: str) -> str:
        before = moves[number - 1].before
        return texts.label(game.label(before, game.notation.exactly(before, text)), names)

    found = Analysis.of_parts(data["parts"])
    swings = found.swings([(move.who, move.text) for move in moves], SHOWN)
    return {
        "status": "ready",
        "bot": f"search:{data['iterations']}",
        "estimates": found.estimates,
        "swings": [
            {
                "number": one.number,
                "who": one.who,
                "text": one.text,
                "label": label(one.number, one.text),
                "seat": one.seat,
                "before": one.before,
                "after": one.after,
            }
            for one in swings
        ],
        "better": [
            {
                "number": one.number,
                "seat": one.seat,
                "decision": one.decision,
                "question": texts.question(one.decision),
                "played": {"text": one.played, "label": label(one.number, one.played)},
                "best": {"text": one.best, "label": label(one.number, one.best)},
                "loss": one.loss,
                "chance": one.chances[one.seat],
            }
            for one in _better_moves(found)
        ],
    }


def _better_moves(found: Analysis) -> list[Moment]:
    """Return the choices of each seat that cost it most, the dearest first: everybody wants to know their own."""
    counts: Counter[int] = Counter()
    kept = []
    for one in found.better_moves(len(found.moments)):
        counts[one.seat] += 1
        if counts[one.seat] <= SHOWN:
            kept.append(one)
    return kept
