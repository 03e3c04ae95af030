"""The picture of a study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cantiere.arena.observe import Observation
from cantiere.arena.picture import Say, bars, figure, save
from cantiere.arena.ratings import Interval
from cantiere.arena.study import Study

SHOWN = 24  # answers


def draw_study(found: Study, seen: Sequence[Observation], path: Path, title: str, say: Say) -> None:
    """Draw seats, scores, sources of points and the answers that matter most."""
    drawn, (seats, scores, sources, answers) = figure(4, 7.0)
    bars(
        seats,
        say("picture-seats"),
        [str(one.seat) for one in found.seats],
        [one.share for one in found.seats],
        [one.share_interval for one in found.seats],
    )
    edges = [edge - 0.5 for edge in range(int(found.scores.least), int(found.scores.most) + 2)]
    scores.hist(
        [score for one in seen for score in one.scores], bins=edges, alpha=0.6, label=say("picture-all")
    )
    scores.hist([max(one.scores) for one in seen], bins=edges, alpha=0.6, label=say("picture-first"))
    scores.set_title(say("column-points"))
    scores.legend()
    origins = found.sources[:16][::-1]
    bars(
        sources,
        say("picture-sources"),
        [one.source for one in origins],
        [one.points for one in origins],
        [one.interval for one in origins],
    )
    telling = sorted(found.answers, key=lambda one: -_certain(one.points_interval))
    shown = sorted(telling[:SHOWN], key=lambda one: one.points)
    bars(
        answers,
        say("picture-answers"),
        [one.action for one in shown],
        [one.points for one in shown],
        [one.points_interval for one in shown],
    )
    drawn.suptitle(title)
    save(drawn, path)


def _certain(interval: Interval) -> float:
    """Return how far an interval stays away from 0."""
    low, high = interval
    return max(low, -high, 0.0)
