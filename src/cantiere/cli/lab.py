"""The commands of the laboratory: what `arena`, `bots`, `train`, `study` and `analyse` take."""

import os
from pathlib import Path
from typing import Annotated

import typer

from cantiere.cli import analyse as analysing
from cantiere.cli import arena as fighting
from cantiere.cli import study as studying
from cantiere.cli import tournament as tournaments
from cantiere.cli import train as training
from cantiere.cli.screen import Screen


def cores() -> int:
    """Return how many processes may work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def add_lab(app: typer.Typer, screen: Screen) -> None:
    """Add the commands to the application."""
    _add_tournament(app, screen)
    _add_arena(app, screen)
    _add_bots(app, screen)
    _add_train(app, screen)
    _add_studies(app, screen)


def _add_tournament(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command(help=say("help-tournament"))
    def tournament(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        form: Annotated[str | None, typer.Option("--form", help=say("help-tournament-form"))] = None,
        seats: Annotated[list[str] | None, typer.Option("--seats", help=say("help-seats"))] = None,
        seed: Annotated[str | None, typer.Option("--seed", help=say("help-seed"))] = None,
        option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))] = None,
    ) -> None:
        tournaments.play(screen, game, form, seats or [], seed, option or [])


def _add_arena(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command(help=say("help-arena"))
    def arena(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        seats: Annotated[list[str] | None, typer.Option("--seats", help=say("help-arena-seats"))] = None,
        bot: Annotated[list[str] | None, typer.Option("--bot", help=say("help-bot"))] = None,
        games: Annotated[int, typer.Option("--games", min=1, help=say("help-arena-games"))] = 100,
        seed: Annotated[str, typer.Option("--seed", help=say("help-arena-seed"))] = "0",
        option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))] = None,
        out: Annotated[Path | None, typer.Option("--out", help=say("help-arena-out"))] = None,
        plot: Annotated[Path | None, typer.Option("--plot", help=say("help-plot"))] = None,
        positions: Annotated[Path | None, typer.Option("--positions", help=say("help-positions"))] = None,
        processes: Annotated[int | None, typer.Option("--processes", help=say("help-processes"))] = None,
        ray: Annotated[str | None, typer.Option("--ray", help=say("help-ray"))] = None,
        tournament: Annotated[
            str | None, typer.Option("--tournament", help=say("help-arena-tournament"))
        ] = None,
    ) -> None:
        workers = fighting.Workers(processes or cores(), ray)
        names = [*(seats or []), *(bot or [])]
        if tournament is not None:
            tournaments.many(screen, game, tournament, names, games, seed, option or [])
            return
        given = option or []
        raise typer.Exit(
            fighting.arena(screen, game, names, games, seed, given, out, plot, workers, positions)
        )


def _add_bots(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say
    bots = typer.Typer(help=say("help-bots"), rich_markup_mode=None, no_args_is_help=True)
    app.add_typer(bots, name="bots")

    @bots.command("list", help=say("help-bots-list"))
    def list_bots() -> None:
        fighting.list_bots(screen)

    @bots.command(help=say("help-bots-rate"))
    def rate(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        bot: Annotated[list[str] | None, typer.Option("--bot", help=say("help-bot"))] = None,
        count: Annotated[int | None, typer.Option("--players", help=say("help-players"))] = None,
        games: Annotated[int, typer.Option("--games", min=1, help=say("help-rate-games"))] = 20,
        seed: Annotated[str, typer.Option("--seed", help=say("help-arena-seed"))] = "0",
        option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))] = None,
        processes: Annotated[int | None, typer.Option("--processes", help=say("help-processes"))] = None,
        ray: Annotated[str | None, typer.Option("--ray", help=say("help-ray"))] = None,
    ) -> None:
        workers = fighting.Workers(processes or cores(), ray)
        code = fighting.rate(screen, game, bot or [], count, games, seed, option or [], workers)
        raise typer.Exit(code)


def _add_train(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command(help=say("help-train"))
    def train(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        out: Annotated[Path, typer.Option("--out", help=say("help-train-out"))],
        hours: Annotated[float, typer.Option("--hours", min=0, help=say("help-train-hours"))] = 1.0,
        seed: Annotated[int, typer.Option("--seed", help=say("help-train-seed"))] = 0,
        teacher: Annotated[str, typer.Option("--teacher", help=say("help-train-teacher"))] = "",
        lessons: Annotated[int, typer.Option("--lessons", min=1, help=say("help-train-lessons"))] = 20,
        study: Annotated[str, typer.Option("--study", help=say("help-train-study"))] = "",
        begin: Annotated[
            Path | None, typer.Option("--from", exists=True, dir_okay=False, help=say("help-train-from"))
        ] = None,
        setting: Annotated[list[str] | None, typer.Option("--set", help=say("help-train-set"))] = None,
        processes: Annotated[int | None, typer.Option("--processes", help=say("help-processes"))] = None,
        ray: Annotated[str | None, typer.Option("--ray", help=say("help-ray"))] = None,
    ) -> None:
        workers = fighting.Workers(processes or cores(), ray)
        how = (hours, seed, teacher, lessons, study, begin, setting or [])
        raise typer.Exit(training.train(screen, game, out, *how, workers))


def _add_studies(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command(help=say("help-study"))
    def study(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        seats: Annotated[list[str] | None, typer.Option("--seats", help=say("help-arena-seats"))] = None,
        games: Annotated[int, typer.Option("--games", min=2, help=say("help-arena-games"))] = 200,
        seed: Annotated[str, typer.Option("--seed", help=say("help-arena-seed"))] = "0",
        option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))] = None,
        json: Annotated[Path | None, typer.Option("--json", help=say("help-study-json"))] = None,
        plot: Annotated[Path | None, typer.Option("--plot", help=say("help-plot"))] = None,
        processes: Annotated[int | None, typer.Option("--processes", help=say("help-processes"))] = None,
    ) -> None:
        studying.study(screen, game, seats or [], games, seed, option or [], json, plot, processes or cores())

    @app.command(help=say("help-analyse"))
    def analyse(
        file: Annotated[Path, typer.Argument(help=say("help-record"))],
        bot: Annotated[str, typer.Option("--bot", help=say("help-analyse-bot"))] = "deep:40",
        json: Annotated[Path | None, typer.Option("--json", help=say("help-study-json"))] = None,
        seed: Annotated[str, typer.Option("--seed", help=say("help-arena-seed"))] = "0",
    ) -> None:
        analysing.analyse(screen, file, bot, seed, json)
