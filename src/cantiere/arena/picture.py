"""Pictures of what was found, drawn by matplotlib without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cantiere.arena.ratings import Played, Standing
from cantiere.core.extras import Extra
from cantiere.core.reason import CantiereError

Say = Callable[[str], str]  # a message by its key


def figure(columns: int, height: float) -> tuple[Any, list[Any]]:
    """Return a figure with so many drawings side by side."""
    with Extra("arena"):
        from matplotlib.figure import Figure
    drawn = Figure(figsize=(4.5 * columns, height), layout="constrained")
    axes = drawn.subplots(1, columns, squeeze=False)[0]
    return drawn, list(axes)


def save(drawn: Any, path: Path) -> None:
    """Write a figure as PNG or SVG, as its name says."""
    if path.suffix.lower() not in (".png", ".svg"):
        raise CantiereError(f"{path}: a picture is a .png or a .svg", "error-picture", file=str(path))
    try:
        drawn.savefig(path, dpi=120, metadata={"Date": None} if path.suffix.lower() == ".svg" else {})
    except OSError as error:
        why = error.strerror or ""
        raise CantiereError(f"cannot write {path}: {why}", "error-write", file=str(path), why=why) from error


def draw_standings(
    rows: Sequence[Standing], games: Sequence[Played], title: str, path: Path, say: Say
) -> None:
    """Draw shares of the victories, ratings and scores, with words of the catalogue."""
    drawn, (share, rating, score) = figure(3, 1.6 + 0.5 * len(rows))
    names = [row.name for row in rows][::-1]
    for axis, heading, values, intervals in (
        (share, say("column-victories"), [row.share for row in rows], [row.share_interval for row in rows]),
        (rating, say("column-rating"), [row.rating for row in rows], [row.rating_interval for row in rows]),
    ):
        bars(axis, heading, names, values[::-1], intervals[::-1])
    points = [
        [one.result.scores[place] for one in games for place, who in enumerate(one.names) if who == name]
        for name in names
    ]
    score.boxplot(points, orientation="horizontal", tick_labels=names)
    score.set_title(say("column-points"))
    drawn.suptitle(title)
    save(drawn, path)


def bars(
    axis: Any,
    heading: str,
    names: Sequence[str],
    values: Sequence[float],
    intervals: Sequence[tuple[float, float]],
) -> None:
    """Draw points with their intervals, one line a name."""
    below = [max(0.0, value - low) for value, (low, _) in zip(values, intervals, strict=True)]
    above = [max(0.0, high - value) for value, (_, high) in zip(values, intervals, strict=True)]
    axis.errorbar(values, range(len(names)), xerr=[below, above], fmt="o", capsize=3)
    axis.set_yticks(range(len(names)), names)
    axis.set_ylim(-0.5, max(len(names), 1) - 0.5)
    axis.set_title(heading)
    axis.grid(axis="x", alpha=0.3)
