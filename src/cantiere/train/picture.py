"""The learning curve of a run as a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any


def draw(curve: Sequence[dict[str, Any]], title: str, path: Path, say: Callable[..., str]) -> None:
    """Draw games won against `greedy` and against the best so far, and how well positions are judged."""
    from matplotlib.figure import Figure

    gates = [point for point in curve if "best" in point]
    learnt = [point for point in curve if "surprise" in point]
    figure = Figure(figsize=(9, 4), layout="constrained")
    won, judged = figure.subplots(1, 2)
    at = [point["games"] for point in gates]
    won.plot(at, [100 * point["greedy"] for point in gates], marker="o", label=say("train-picture-greedy"))
    won.plot(at, [100 * point["best"] for point in gates], marker=".", label=say("train-picture-best"))
    replaced = [point for point in gates if point["replaced"]]
    won.plot([p["games"] for p in replaced], [100 * p["best"] for p in replaced], "k^", markersize=4)
    won.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    won.set(xlabel=say("train-picture-games"), ylabel="%", ylim=(0, 102), title=title)
    won.legend(loc="lower right")
    judged.plot([p["games"] for p in learnt], [p["surprise"] for p in learnt], linewidth=0.8)
    judged.set(xlabel=say("train-picture-games"), title=say("train-picture-surprise"))
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
