"""What there is: the version, the games, a game's features."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table

import cantiere
from cantiere.cli.screen import Screen, verbatim
from cantiere.cli.seats import written
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games, unusable


def version(screen: Screen) -> None:
    """Say which version this is, and whether its rules are compiled."""
    how = screen.texts.say("compiled" if cantiere.compiled else "interpreted")
    why = "" if cantiere.compiled else _why_interpreted()
    params = {"version": verbatim(cantiere.__version__), "how": verbatim(how), "why": verbatim(why)}
    screen.say("version-why" if why else "version", **params)


def say_if_slower(screen: Screen) -> None:
    """Say so where the rules are not compiled, and why: bots are several times slower then."""
    if not cantiere.compiled:
        why = _why_interpreted()
        screen.say("slower-why" if why else "slower", "dim", **({"why": verbatim(why)} if why else {}))


def _why_interpreted() -> str:
    path = Path(cantiere.__file__).parent / "_build.json"
    try:
        why = json.loads(path.read_text(encoding="utf-8")).get("why")
    except (OSError, ValueError, AttributeError):
        return ""
    return str(why) if why else ""


def list_games(screen: Screen) -> None:
    """Show the games with their seats and options."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    for key in ("column-game", "column-name", "column-seats", "column-options"):
        table.add_column(screen.texts.say(key), overflow="fold")
    for game_id in games():
        game = find_game(game_id)
        screen.use(game)
        offered = [f"{o.name}={'|'.join(map(written, o.choices))}" for o in game.options]
        seats = ", ".join(map(str, game.seat_counts))
        table.add_row(game_id, screen.texts.say(game_id), seats, "\n".join(offered) or "–")
    screen.show(table)
    if unusable():
        screen.say("games-unusable")
        for game_id, why in unusable().items():
            screen.line(f"  {game_id}: {why}")


def features(screen: Screen, game_id: str) -> None:
    """Show the name of each entry of a game's feature vector."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column(screen.texts.say("column-number"), justify="right")
    table.add_column(screen.texts.say("column-feature"), no_wrap=True)
    for number, name in enumerate(find_game(game_id).feature_names()):
        table.add_row(str(number), name)
    screen.show(table)
