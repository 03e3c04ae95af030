"""`cantiere games`: the games there are; `find` and `export`: finished games of a server."""

import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from cantiere.cli import info
from cantiere.cli.admin import up_to_date
from cantiere.cli.screen import Screen
from cantiere.core.registry import game as find_game
from cantiere.core.words import Verbatim
from cantiere.texts import Texts


def add_games(app: typer.Typer, screen: Screen) -> None:
    """Add the commands about games."""
    say = screen.texts.say
    games = typer.Typer(help=say("help-games"), invoke_without_command=True)
    app.add_typer(games, name="games")
    of_game = Annotated[str | None, typer.Option("--game", help=say("help-find-game"))]
    begins = Annotated[str | None, typer.Option("--opening", help=say("help-find-opening"))]
    with_card = Annotated[str | None, typer.Option("--card", help=say("help-find-card"))]
    by_person = Annotated[str | None, typer.Option("--person", help=say("help-find-person"))]
    only_won = Annotated[bool, typer.Option("--won", help=say("help-find-won"))]
    points = Annotated[int | None, typer.Option("--least", help=say("help-find-least"))]
    count = Annotated[int, typer.Option("--most", min=1, help=say("help-find-most"))]
    where = Annotated[str | None, typer.Option("--database", help=say("help-database"))]
    settings = Annotated[Path | None, typer.Option("--config", help=say("help-config"))]

    @games.callback(invoke_without_command=True)
    def games_there_are(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            info.list_games(screen)

    @games.command(help=say("help-games-find"))
    def find(
        game: of_game = None,
        opening: begins = None,
        card: with_card = None,
        person: by_person = None,
        won: only_won = False,
        least: points = None,
        most: count = 20,
        database: where = None,
        config: settings = None,
    ) -> None:
        with up_to_date(database, config) as store:
            from cantiere.server.club.requests import Wanted

            wanted = Wanted(_known(game), None, opening, card, person, won, least)
            found = list(itertools.islice(_found(store, screen.lang, wanted), most))
        _show(screen, found)

    @games.command(help=say("help-games-export"))
    def export(
        file: Annotated[Path, typer.Argument(help=say("help-export-file"))],
        game: of_game = None,
        opening: begins = None,
        card: with_card = None,
        person: by_person = None,
        won: only_won = False,
        least: points = None,
        database: where = None,
        config: settings = None,
    ) -> None:
        import gzip

        with up_to_date(database, config) as store, store.engine.connect() as c, gzip.open(file, "wt") as out:
            from cantiere.server.club import collection
            from cantiere.server.club.requests import Wanted

            wanted = Wanted(_known(game), None, opening, card, person, won, least)
            written = 0
            for record in collection.exported(c, wanted):
                out.write(json.dumps(record, ensure_ascii=False) + "\n")
                written += 1
        screen.say("games-exported", games=written, file=Verbatim(str(file)))


def _known(game: str | None) -> str | None:
    return find_game(game).id if game is not None else None


def _found(store: Any, lang: str, wanted: Any) -> Iterator[Any]:
    """Yield finished games, page by page."""
    from cantiere.server.club import collection

    with store.engine.connect() as c:
        while True:
            page = collection.find_games(c, wanted, lang=lang)
            yield from page["games"]
            if page["before"] is None:
                return
            wanted = wanted._replace(before=page["before"])


def _show(screen: Screen, found: list[Any]) -> None:
    if not found:
        screen.say("games-none-found")
        return
    table = Table(box=None, padding=(0, 3, 0, 0))
    for key in ("column-ended", "column-name", "column-table", "column-players"):
        table.add_column(screen.texts.say(key), overflow="fold")
    for one in found:
        ended = time.strftime("%Y-%m-%d %H:%M", time.localtime(one["ended"]))
        title = Texts(find_game(one["game"]), screen.lang).say(one["game"])
        seats = ", ".join(f"{seat['name']} {seat['score']}" for seat in one["seats"])
        table.add_row(ended, title, one["table"], seats)
    screen.show(table)
