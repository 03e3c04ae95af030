"""Playthroughs: the text of a whole game, every question and answer, so that a change of rules is seen.

`python -m tests.playthrough [NAME …]` writes those files anew. A file's name says what is played:
game, seats, then options as name=value, all joined by hyphens.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import cantiere
from cantiere.core.history import History

FOLDER = Path(__file__).parent / "playthroughs"
FULL_VIEW_EVERY = 50


def playthrough(name: str) -> str:
    """Return the text of the game that a file's name describes."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    game_id, seats, *rest = name.split("-")
    options = {key: value == "true" for key, value in (part.split("=") for part in rest)}
    state = cantiere.game(game_id).new(int(seats), **options)
    rng = cantiere.Rng(name)
    history = History()
    while state.to_move != cantiere.OVER:
        legal = state.legal_actions()
        weights = [weight for _, weight in state.chance_outcomes()]
        action = legal[rng.below(len(legal))]
        who = "chance" if state.to_move == cantiere.CHANCE else f"seat {state.to_move}"
        chances = f", weights {weights}" if len(set(weights)) > 1 else ""
        yield f"{len(history.moves)} {who} {state.decision}: {len(legal)} legal{chances}"
        move = history.play(state, action)
        yield f"  > {move.text}"
        for event in move.events:
            seen = "" if event.seen_by == cantiere.ALL else f" (seat {event.seen_by} only)"
            yield f"    {event.name} {event.seat} {event.params}{seen}"
        if len(history.moves) % FULL_VIEW_EVERY == 0:
            yield f"  = {state.snapshot()}"
    yield f"scores {state.scores()}, ranking {state.ranking()}"


if __name__ == "__main__":
    for chosen in sys.argv[1:] or [path.stem for path in FOLDER.glob("*.txt")]:
        (FOLDER / f"{chosen}.txt").write_text(playthrough(chosen), encoding="utf-8")
