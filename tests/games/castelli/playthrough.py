"""Golden playthroughs and records: `python -m tests.games.castelli.playthrough` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cantiere
from cantiere.bots import bot
from cantiere.core.chance import draw
from cantiere.core.record import Record
from cantiere.match import Match

GAME = cantiere.game("castelli")
TESTS = Path(__file__).parents[2]
BOTH = {"dilemma": True, "battle": True}
# name: seats, seed, options
PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "castelli-2": (2, 2, {}),
    "castelli-3": (3, 3, {"arrangement": "random"}),
    "castelli-4": (4, 4, {}),
    "castelli-4-both": (4, 5, BOTH),
}
# name: bots, options
RECORDS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "castelli-2-greedy": (("greedy", "greedy"), {"arrangement": "dA"}),
    "castelli-3-dilemma": (("greedy", "random", "greedy"), {"dilemma": True}),
    "castelli-4-base": (("greedy", "random", "random", "random"), {}),
    "castelli-4-both": (("random", "greedy", "random", "greedy"), {**BOTH, "arrangement": "random"}),
    "castelli-4-tables": (("greedy", "random", "random", "greedy"), {"tournament": True, "battle": True}),
}


def playthrough(name: str) -> str:
    """Return a random game, a line a move: who, decision, how many answers, and which one."""
    seats, seed, options = PLAYTHROUGHS[name]
    return "".join(line + "\n" for line in _lines(GAME.new(seats, **options), cantiere.Rng(seed)))


def _lines(state: cantiere.State, rng: cantiere.Rng) -> Iterator[str]:
    while state.to_move != cantiere.OVER:
        actions = state.legal_actions()
        chance = state.to_move == cantiere.CHANCE
        action = int(draw(state, rng)) if chance else actions[rng.below(len(actions))]
        who = "chance" if chance else f"seat {state.to_move}"
        yield f"{who} {state.decision} {len(actions)} {GAME.text(state, action)}"
        state.apply(action)
    yield f"scores {state.scores()} ranking {state.ranking()}"


def record(name: str) -> Record:
    """Return a game of bots."""
    bots, options = RECORDS[name]
    match = Match(
        GAME,
        [bot(kind, f"{name}:{seat}") for seat, kind in enumerate(bots)],
        seed=name,
        salt="tests",
        **options,
    )
    match.play_bots()
    return match.record()


def main() -> None:
    """Write all files anew."""
    for name in PLAYTHROUGHS:
        (TESTS / "playthroughs" / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    for name in RECORDS:
        record(name).save(TESTS / "records" / f"{name}.json")


if __name__ == "__main__":
    main()
