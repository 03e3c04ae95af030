"""`cantiere fuzz`: play random games and check every promise of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.core.conformance import ConformanceError, Report, check_game, variants
from cantiere.core.game import Game
from cantiere.core.registry import game as find_game


def fuzz(screen: Screen, game_id: str, games: int, seats: Sequence[int], seed: str, out: Path) -> int:
    """Check so many games in all; return 1 and write the record if one breaks a promise, else 0."""
    game = find_game(game_id)
    screen.use(game)
    pairs = variants(game, seats or None)
    if not pairs:
        raise trouble("no-variant", game=game.id)
    share, more = divmod(games, len(pairs))
    key = "fuzz-plan-even" if not more else "fuzz-plan"
    screen.say(key, games=games, game=game.id, variants=len(pairs), share=share, more=more)
    try:
        report = _run(screen, game, [(n < more) + share for n in range(len(pairs))], seats, seed)
    except ConformanceError as error:
        path = _write(error, out)
        screen.say("fuzz-failed", "red", message=verbatim(error), file=verbatim(path))
        return 1
    screen.say("fuzz-good", games=report.games, moves=report.moves, looks=report.close_looks)
    return 0


def _run(screen: Screen, game: Game, shares: Sequence[int], seats: Sequence[int], seed: str) -> Report:
    total = Report()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, disable=not screen.console.is_terminal) as progress:
        task = progress.add_task(screen.texts.say(game.id), total=sum(shares))
        for (count, options), share in zip(variants(game, seats or None), shares, strict=True):
            if share:
                report = check_game(
                    game,
                    seats=[count],
                    options=[options],
                    games=share,
                    seed=seed,
                    progress=lambda: progress.advance(task),
                    knows=screen.texts.knows,
                )
                total.games += report.games
                total.moves += report.moves
                total.close_looks += report.close_looks
    return total


def _write(error: ConformanceError, out: Path) -> Path:
    record = error.record
    path = out / f"fuzz-{record.game}-{record.seats}-seats-{len(record.moves)}-moves.json"
    try:
        out.mkdir(parents=True, exist_ok=True)
        record.save(path)
    except OSError as problem:
        raise trouble("write-fuzz", file=path, why=problem.strerror, message=str(error)) from problem
    return path
