"""The Typer application: what each command takes. What they do stands in the modules of their names."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from cantiere.cli import fuzz as fuzzing
from cantiere.cli import info
from cantiere.cli import learn as learning
from cantiere.cli import new_game as making
from cantiere.cli import play as playing
from cantiere.cli import problem as asking
from cantiere.cli import replay as replaying
from cantiere.cli import rules as ruling
from cantiere.cli import serve as serving
from cantiere.cli import show as showing
from cantiere.cli import verify as verifying
from cantiere.cli.admin import add_admin
from cantiere.cli.argv import spread, take_language, usual_language
from cantiere.cli.games import add_games
from cantiere.cli.lab import add_lab
from cantiere.cli.screen import Screen, trouble
from cantiere.cli.usage import check_command, misused, speak
from cantiere.core.extras import MissingExtra
from cantiere.core.reason import CantiereError

INTERRUPTED = 130


def run(args: Sequence[str]) -> int:
    """Carry out a command line and return its exit code."""
    screen = Screen(usual_language())
    try:
        lang, rest = take_language(args)
        screen = Screen(lang)
        speak(screen.texts)
        app = build(screen)
        check_command(app, rest)
        return int(app(spread(rest), prog_name="cantiere", standalone_mode=False) or 0)
    except CantiereError as error:
        return _fail(screen.texts.error(error), 2)
    except MissingExtra as error:
        return _fail(screen.texts.error(_missing(error)), 2)
    except typer.TyperException as error:
        return _fail(screen.texts.error(misused(error)), 2)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
        return 1


def _fail(message: str, code: int) -> int:
    sys.stderr.write(f"cantiere: {' '.join(message.split())}\n")
    return code


def _missing(error: MissingExtra) -> CantiereError:
    return trouble("needs", what=error.library, package=f"cantiere[{error.extra}]")


def build(screen: Screen) -> typer.Typer:
    """Return the application; its help is said in the screen's language."""
    say = screen.texts.say
    app = typer.Typer(add_completion=False, rich_markup_mode=None, help=say("help-cantiere"))

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=say("help-lang"))] = None,
    ) -> None:
        if version:
            info.version(screen)
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    _add_play(app, screen)
    _add_records(app, screen)
    _add_games(app, screen)
    add_games(app, screen)
    add_lab(app, screen)
    _add_server(app, screen)
    add_admin(app, screen)
    return app


def _add_play(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command(help=say("help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(help=say("help-game"))] = None,
        seats: Annotated[list[str] | None, typer.Option("--seats", help=say("help-seats"))] = None,
        bot: Annotated[list[str] | None, typer.Option("--bot", help=say("help-bot"))] = None,
        seed: Annotated[str | None, typer.Option("--seed", help=say("help-seed"))] = None,
        option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))] = None,
        chance: Annotated[str, typer.Option("--chance", help=say("help-chance"))] = "draw",
        load: Annotated[Path | None, typer.Option("--load", help=say("help-load"))] = None,
        save: Annotated[Path | None, typer.Option("--save", help=say("help-save"))] = None,
    ) -> None:
        if chance not in ("draw", "ask"):
            raise trouble("chance", value=chance)
        who = [*(seats or (["me"] if bot else [])), *(bot or [])]
        playing.play(screen, game, who, seed, option or [], chance == "ask", load, save)


def _add_records(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command(help=say("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=say("help-record"))],
        step: Annotated[bool, typer.Option("--step", help=say("help-step"))] = False,
        seat: Annotated[int | None, typer.Option("--seat", help=say("help-seat"))] = None,
    ) -> None:
        replaying.replay(screen, file, step, seat)

    @app.command(help=say("help-verify"))
    def verify(file: Annotated[Path, typer.Argument(help=say("help-record"))]) -> None:
        verifying.verify(screen, file)

    @app.command(help=say("help-show"))
    def show(
        file: Annotated[Path, typer.Argument(help=say("help-snapshot"))],
        seat: Annotated[int | None, typer.Option("--seat", help=say("help-seat"))] = None,
    ) -> None:
        showing.show(screen, file, seat)


def _add_games(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command("new-game", help=say("help-new-game"))
    def new_game(
        name: Annotated[str, typer.Argument(help=say("help-new-game-name"))],
        folder: Annotated[Path | None, typer.Argument(help=say("help-new-game-folder"))] = None,
    ) -> None:
        making.new_game(screen, name, folder)

    @app.command(help=say("help-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        words: Annotated[list[str] | None, typer.Argument(help=say("help-rules-words"))] = None,
    ) -> None:
        ruling.rules(screen, game, " ".join(words) if words else None)

    @app.command(help=say("help-guide"))
    def guide(game: Annotated[str, typer.Argument(help=say("help-game"))]) -> None:
        ruling.guide(screen, game)

    @app.command(help=say("help-learn"))
    def learn(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        lesson: Annotated[str | None, typer.Argument(help=say("help-lesson"))] = None,
    ) -> None:
        learning.learn(screen, game, lesson)

    @app.command(help=say("help-problem"))
    def problem(
        game: Annotated[str | None, typer.Argument(help=say("help-game"))] = None,
        theme: Annotated[str | None, typer.Option("--theme", help=say("help-theme"))] = None,
        level: Annotated[str | None, typer.Option("--level", help=say("help-level"))] = None,
        day: Annotated[str | None, typer.Option("--day", help=say("help-day"))] = None,
    ) -> None:
        asking.problem(screen, game, theme, level, day)

    @app.command(help=say("help-features"))
    def features(game: Annotated[str, typer.Argument(help=say("help-game"))]) -> None:
        info.features(screen, game)

    @app.command(help=say("help-fuzz"))
    def fuzz(
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        games: Annotated[int, typer.Option("--games", min=1, help=say("help-fuzz-games"))] = 20,
        seats: Annotated[list[int] | None, typer.Option("--seats", help=say("help-fuzz-seats"))] = None,
        seed: Annotated[str, typer.Option("--seed", help=say("help-seed"))] = "0",
        out: Annotated[Path, typer.Option("--out", help=say("help-out"))] = Path(),
    ) -> None:
        raise typer.Exit(fuzzing.fuzz(screen, game, games, seats or [], seed, out))


def _add_server(app: typer.Typer, screen: Screen) -> None:
    say = screen.texts.say

    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str | None, typer.Option("--host", help=say("help-host"))] = None,
        port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=say("help-port"))] = None,
        database: Annotated[str | None, typer.Option("--database", help=say("help-database"))] = None,
        bots: Annotated[int | None, typer.Option("--bots", min=1, help=say("help-thinkers"))] = None,
        config: Annotated[Path | None, typer.Option("--config", help=say("help-config"))] = None,
        settings: Annotated[bool, typer.Option("--settings", help=say("help-settings"))] = False,
        open_: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
    ) -> None:
        given = {"host": host, "port": port, "database": database, "bots": bots}
        serving.serve(screen, given, config, open_, settings)
