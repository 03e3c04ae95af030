"""Fits the weights of the signs by which bots judge positions (`core/fitted.py`) to games that were played.

`python -m benchmarks.fit_chances GAME --games 4000` plays games of `greedy` with some careless answers, looks
at their settled positions, and writes the game's `data/chances.json`: a logistic regression on who won.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import cantiere
from cantiere.bots import bot
from cantiere.core.chance import draw
from cantiere.core.rng import Rng

CARELESS = 6  # answers in a hundred: positions off the beaten track are judged too
EVERY = 2  # of so many settled positions one is looked at: those of a game are much alike
PENALTY = 1e-3
Rows = np.ndarray[Any, np.dtype[np.float64]]


def positions(name: str, seats: int, number: int, who: str) -> tuple[list[Any], list[float], list[float]]:
    """Play a game; return the signs and the progress of its settled positions, and who won."""
    game = cantiere.game(name)
    heuristics: Any = game.heuristics
    state, rng, player = game.new(seats), Rng(f"fit:{seats}:{number}"), bot(who, number)
    chosen = Rng(f"fit:{number}")
    signs: list[Any] = []
    progress: list[float] = []
    while state.to_move != cantiere.OVER:
        if state.to_move == cantiere.CHANCE:
            state.apply(draw(state, rng))
            continue
        if heuristics.settled(state) and chosen.below(EVERY) == 0:
            signs.append([heuristics.signs(state, seat) for seat in range(seats)])
            progress.append(heuristics.progress(state))
        state.apply(player.choose(state, state.to_move))
    ranks = state.ranking()
    return signs, progress, [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def spread_out(signs: Rows, progress: Rows, moments: int) -> Rows:
    """Return the signs once for each moment, weighted by how near it is."""
    at = progress * (moments - 1)
    near = np.clip(1.0 - np.abs(at[:, None] - np.arange(moments)[None, :]), 0.0, None)
    wide = near[:, None, :, None] * signs[:, :, None, :]
    flat: Rows = wide.reshape(signs.shape[0], signs.shape[1], -1)
    return flat


def chances(wide: Rows, weights: Rows) -> Rows:
    values = wide @ weights
    parts = np.exp(values - values.max(1, keepdims=True))
    shared: Rows = parts / parts.sum(1, keepdims=True)
    return shared


def fit(wide: Rows, won: Rows) -> Rows:
    """Return the weights that make what happened most likely (Newton's method)."""
    scale = np.sqrt((wide**2).mean((0, 1))) + 1e-9
    scaled = wide / scale
    weights: Rows = np.zeros(wide.shape[2])
    for _ in range(30):
        likely = chances(scaled, weights)
        slope = np.einsum("nk,nkf->f", likely - won, scaled) / len(won) + PENALTY * weights
        mean = np.einsum("nk,nkf->nf", likely, scaled)
        flat = scaled.reshape(-1, scaled.shape[2])
        bend = (flat * likely.reshape(-1, 1)).T @ flat / len(won) - mean.T @ mean / len(won)
        step = np.linalg.solve(bend + PENALTY * np.eye(len(weights)), slope)
        weights = weights - step
        if np.abs(step).max() < 1e-5:
            break
    found: Rows = weights / scale
    return found


def surprise(likely: Rows, won: Rows) -> float:
    """Return the mean logarithmic loss."""
    return float(-(won * np.log(likely + 1e-12)).sum(1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--moments", type=int, default=5)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--player", default=f"casual:{CARELESS}")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    game = cantiere.game(args.game)
    found = {}
    out = args.out or Path("src/cantiere/games", args.game, "data", "chances.json")
    if out.exists():
        found = json.loads(out.read_text(encoding="utf-8"))
    for seats in args.seats or game.seat_counts:
        signs: list[Any] = []
        progress: list[float] = []
        won: list[Any] = []
        whose: list[int] = []
        for number in range(args.games):
            these, when, result = positions(args.game, seats, number, args.player)
            signs += these
            progress += when
            won += [result] * len(these)
            whose += [number] * len(these)
        if args.keep:  # for trying other signs on the same games
            np.savez(
                args.keep.with_name(f"{args.game}-{seats}.npz"),
                signs=signs,
                progress=progress,
                won=won,
                whose=whose,
            )
        wide = spread_out(np.array(signs), np.array(progress), args.moments)
        results, test = np.array(won), np.array(whose) % 5 == 0
        checked = fit(wide[~test], results[~test])
        known = surprise(chances(wide[~test], checked), results[~test])
        unseen = surprise(chances(wide[test], checked), results[test])
        print(
            f"{args.game}, {seats} seats: {len(results)} positions, loss {known:.4f}, in unseen games"
            f" {unseen:.4f}, by guessing {np.log(seats):.4f}"
        )
        weights = fit(wide, results).reshape(args.moments, -1)
        found[str(seats)] = [[round(float(weight), 5) for weight in row] for row in weights]
        out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
