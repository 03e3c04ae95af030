"""`cantiere arena` and `cantiere bots`: games between bots, and how strong they are."""

from __future__ import annotations

import errno
import itertools
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cantiere.arena.picture import draw_standings, figure
from cantiere.arena.plan import Plan, Result, names_of, play, play_thoughtfully
from cantiere.arena.ratings import Interval, Played, Standing, played, rating_model, standings
from cantiere.arena.store import Store
from cantiere.arena.workers import check_ray, in_order
from cantiere.bots import FROZEN, LEVELS, bots
from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.cli.seats import options
from cantiere.core.registry import game as find_game
from cantiere.texts import Texts

RATED = ("random", "apprentice", "journeyman", "master")
INTERRUPTED = 130


class Workers(NamedTuple):
    """Where games are played."""

    processes: int
    ray: str | None


def arena(
    screen: Screen,
    game_id: str,
    seats: Sequence[str],
    games: int,
    seed: str,
    chosen: Sequence[str],
    out: Path | None,
    plot: Path | None,
    workers: Workers,
    positions: Path | None = None,
) -> int:
    """Play the games that are not in the file yet, and say what they show; 130 if interrupted."""
    game = find_game(game_id)
    screen.use(game)
    plan = Plan(game.id, list(seats), seed, options(game, chosen))
    plan.check()
    _check_libraries(plot, positions, workers)
    store = Store(plan, out)
    if store.results:
        screen.say("arena-resumed", games=len(store.results))
    if positions is None:
        code = _play_on(screen, store, games, workers)
    else:
        code = _export(screen, store, games, positions, workers)
    _show(screen, played(plan, store.results), seed, plot)
    return code


def _check_libraries(plot: Path | None, positions: Path | None, workers: Workers) -> None:
    """Say what is missing now, not when hours of games have been played."""
    rating_model()
    if workers.ray is not None:
        check_ray()
    if plot is not None:
        figure(1, 1)
        _check_folder(plot)
    if positions is not None:
        import cantiere.envs.export  # noqa: F401 - an extra of its own

        _check_folder(positions)


def _check_folder(path: Path) -> None:
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        why = os.strerror(errno.EISDIR if path.is_dir() else errno.EACCES)
        why = why if path.parent.is_dir() else os.strerror(errno.ENOENT)
        raise trouble("write", file=str(path), why=why)


def _export(screen: Screen, store: Store, games: int, path: Path, workers: Workers) -> int:
    """Play all games, those of a resumed run again, for results keep no moves; write every decision."""
    from cantiere.envs.export import PositionWriter

    plan, done = store.plan, store.done
    work = in_order(partial(decisions, shipped(plan, workers)), range(games), workers.processes, workers.ray)
    code = 0
    with closing(work), PositionWriter(path) as writer:
        try:
            for result, rows in watched(screen, screen.texts.say(plan.game), work, games):
                writer.add_game(plan.game, rows)
                if result.game not in done:
                    store.add(result)
        except KeyboardInterrupt:
            screen.say("arena-interrupted", "yellow", games=len(store.results))
            code = INTERRUPTED
    screen.say("positions-saved", rows=writer.rows, file=verbatim(path))
    return code


def decisions(plan: Plan, number: int) -> tuple[Result, Any]:
    """Play a game of the plan, wherever that is, and return its result and its decisions as rows."""
    from cantiere.envs.export import rows_of

    result, record, thoughts = play_thoughtfully(plan, number)
    return result, rows_of(record, number, thoughts)


def shipped(plan: Plan, workers: Workers) -> Plan:
    """Return a plan as whoever plays it needs it: nodes of a cluster cannot read the bots' files here."""
    return plan.with_files() if workers.ray is not None else plan


def _play_on(screen: Screen, store: Store, games: int, workers: Workers) -> int:
    """Play what is missing up to so many games."""
    done = store.done
    missing = [number for number in range(games) if number not in done]
    title = screen.texts.say(store.plan.game)
    work = in_order(partial(play, shipped(store.plan, workers)), missing, workers.processes, workers.ray)
    try:
        with closing(work):
            for result in watched(screen, title, work, len(missing)):
                store.add(result)
    except KeyboardInterrupt:
        screen.say("arena-interrupted", "yellow", games=len(store.results))
        return INTERRUPTED
    return 0


def watched(screen: Screen, title: str, work: Iterator[Any], total: int) -> Iterator[Any]:
    """Pass results on and show how far the work is, if somebody watches."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen.console, disable=not screen.console.is_terminal) as progress:
        task = progress.add_task(title, total=total, rate="")
        for thing in work:
            yield thing
            speed = progress.tasks[0].speed
            progress.update(task, advance=1, rate=f"{screen.texts.number(speed, 2)}/s" if speed else "")


def _show(screen: Screen, games: Sequence[Played], seed: str, plot: Path | None) -> None:
    if not games:
        return
    rows = standings(games, seed)
    screen.say("arena-played", games=len(games))
    screen.show(table(screen, rows))
    if plot is not None:
        title = screen.texts.say(screen.texts.game.id) if screen.texts.game is not None else ""
        draw_standings(rows, games, title, plot, screen.texts.say)
        screen.say("picture-saved", file=verbatim(plot))


def table(screen: Screen, rows: Sequence[Standing]) -> Table:
    """Return the summary: a line a bot."""
    shown = Table(box=None, padding=(0, 3, 0, 0))
    shown.add_column(screen.texts.say("column-bot"), no_wrap=True)
    for key in ("column-tables", "column-victories", "column-points", "column-rank", "column-rating"):
        shown.add_column(screen.texts.say(key), justify="right")
    for row in rows:
        shown.add_row(
            row.name,
            screen.texts.number(row.games),
            percent(screen.texts, row.share, row.share_interval),
            mean(screen.texts, row.score, row.score_interval),
            screen.texts.number(row.rank, 2),
            mean(screen.texts, row.rating, row.rating_interval),
        )
    return shown


def mean(texts: Texts, value: float, interval: Interval) -> str:
    """Return a mean with its interval."""
    low, high = (texts.number(bound, 1) for bound in interval)
    return f"{texts.number(value, 1)} ({low}–{high})"


def percent(texts: Texts, share: float, interval: Interval) -> str:
    """Return a share in per cent with its interval."""
    low, high = (texts.number(100 * bound, 1) for bound in interval)
    return f"{texts.number(100 * share, 1)} % ({low}–{high})"


# --- bots --------------------------------------------------------------------------------------------------


def list_bots(screen: Screen) -> None:
    """Show the bots, and what the levels are."""
    shown = Table(box=None, padding=(0, 3, 0, 0))
    shown.add_column(screen.texts.say("column-bot"), no_wrap=True)
    shown.add_column(screen.texts.say("column-about"))
    for name in bots():
        if name in LEVELS:
            about = screen.texts.say("level-is", bot=verbatim(LEVELS[name]))
        elif name in FROZEN:
            about = screen.texts.say("level-was", bot=verbatim(FROZEN[name]))
        else:
            about = screen.texts.say(f"bot-{name}")
        shown.add_row(name, about)
    screen.show(shown)


def rate(
    screen: Screen,
    game_id: str,
    names: Sequence[str],
    count: int | None,
    games: int,
    seed: str,
    chosen: Sequence[str],
    workers: Workers,
) -> int:
    """Play a round robin: every two bots share tables, in turn; show the ratings."""
    game = find_game(game_id)
    screen.use(game)
    _check_libraries(None, None, workers)
    names = list(dict.fromkeys(names or RATED))
    if len(names) < 2:
        raise trouble("two-bots")
    seats = count if count is not None else min(game.seat_counts)
    code, found, called = 0, list[Played](), names_of(names)
    for one, other in itertools.combinations(names, 2):
        plan = Plan(game.id, [(one, other)[seat % 2] for seat in range(seats)], seed, options(game, chosen))
        plan.check()
        store = Store(plan, None)
        code = _play_on(screen, store, games, workers)
        found += played(plan, store.results, called)
        if code:
            break
    _show(screen, found, seed, None)
    return code
