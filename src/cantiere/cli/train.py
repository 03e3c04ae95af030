"""`cantiere train`: a player that learns by itself, round after round, in a directory that is resumed."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from cantiere.cli.arena import Workers
from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.core.registry import game as find_game

INTERRUPTED = 130


def train(
    screen: Screen,
    game_id: str,
    folder: Path,
    hours: float,
    seed: int,
    teacher: str,
    lessons: int,
    study: str,
    begin: Path | None,
    said: list[str],
    workers: Workers,
) -> int:
    """Go on with the run in the directory, or begin one; 130 if interrupted. Nothing is lost then."""
    try:
        from cantiere.train.picture import draw
        from cantiere.train.run import CURVE_PICTURE, Run
    except ImportError as error:
        raise trouble("needs", what=verbatim("JAX, Optax"), package="cantiere[train]") from error
    from cantiere.train.settings import Settings, changed
    from cantiere.train.study import checked

    game = find_game(game_id)
    screen.use(game)
    if study:
        checked(study)
    settings = Settings(seed=seed, teacher=teacher, lessons=lessons if teacher else 0, study=study)
    run = Run(game, folder, changed(settings, said), workers.processes, workers.ray, begin)
    if run.progress.round:
        screen.say("train-resumed", round=run.progress.round, games=run.progress.games)
    picture = functools.partial(draw, run.progress.curve, game.id, folder / CURVE_PICTURE, screen.texts.say)

    def told(point: dict[str, Any]) -> None:
        """A picture after each match: a run that is ended from outside leaves one, too."""
        _tell(screen, point)
        if "best" in point:
            picture()

    code = 0
    try:
        run.go_on(hours, told=told)
    except KeyboardInterrupt:
        screen.say("train-interrupted", "yellow", round=run.progress.round)
        code = INTERRUPTED
    picture()
    screen.say("train-best", round=run.progress.best_round, file=verbatim(run.best_file))
    return code


def _tell(screen: Screen, point: dict[str, Any]) -> None:
    """Say how a round went; a match against the best is said in words."""
    number = screen.texts.number
    if "best" in point:
        key = "train-better" if point["replaced"] else "train-kept"
        screen.say(
            key,
            round=point["round"],
            best=verbatim(number(100 * point["best"], 1)),
            greedy=verbatim(number(100 * point["greedy"], 1)),
            games=point["games"],
            decisions=point["decisions"],
        )
    elif screen.console.is_terminal:
        screen.say("train-round", "dim", round=point["round"], games=point["games"])
