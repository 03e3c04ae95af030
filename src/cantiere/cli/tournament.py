"""`cantiere tournament`: several matches that make one, with people and bots; or many of them, bots only."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from rich.table import Table

from cantiere.arena.tournament import Tournament
from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.cli.seats import ME, Seats, options, seated
from cantiere.cli.session import Session
from cantiere.core.game import Game
from cantiere.core.registry import game as find_game


def play(
    screen: Screen,
    game_id: str,
    form: str | None,
    specs: Sequence[str],
    seed: str | None,
    chosen: Sequence[str],
) -> None:
    """Play one tournament at the keyboard."""
    game = find_game(game_id)
    name = form_of(game, form)
    screen.use(game)
    luck = seed if seed is not None else secrets.token_hex(16)
    seats = seated(specs or [ME] + ["greedy"] * (game.tournaments[name].players - 1), screen.texts, luck)
    settings = {"answer_forced": True, "salt": "" if seed is not None else None}
    tournament = Tournament(game, seats.players, name, seed=luck, settings=settings, **options(game, chosen))
    while not tournament.over:
        screen.say("tournament-round", "bold", round=tournament.round)
        if not _round(screen, tournament, seats):
            return
        tournament.go_on()
    screen.say("tournament-over", "bold")
    ranking, points = tournament.ranking(), tournament.points()
    said = "rank" if tournament.format.by_points else "place"
    for player in sorted(range(len(ranking)), key=lambda player: ranking[player]):
        screen.say(said, rank=ranking[player], name=verbatim(seats.names[player]), score=points[player])


def _round(screen: Screen, tournament: Tournament, seats: Seats) -> bool:
    """Play a match; tell whether it was played to its end."""
    names = [seats.names[player] for player in tournament.seating]
    kept = [seats.kept[player] for player in tournament.seating]
    Session(tournament.match, screen, names, kept, None).run()
    return tournament.match.over


def many(
    screen: Screen,
    game_id: str,
    form: str,
    specs: Sequence[str],
    games: int,
    seed: str,
    chosen: Sequence[str],
) -> None:
    """Let bots play tournaments, entering in turn, and show how often each comes where."""
    game = find_game(game_id)
    name = form_of(game, form)
    screen.use(game)
    if ME in specs:
        raise trouble("arena-bots")
    count = len(specs)
    first, places, points = [0] * count, [0] * count, [0] * count
    for number in range(games):
        order = [(place + number) % count for place in range(count)]  # who enters at each place
        players = seated([specs[who] for who in order], screen.texts, f"{seed}:{number}").players
        tournament = Tournament(
            game, players, name, seed=f"{seed}:{number}", settings={"salt": ""}, **options(game, chosen)
        )
        tournament.run()
        for place, who in enumerate(order):
            first[who] += tournament.ranking()[place] == 1
            places[who] += tournament.ranking()[place]
            points[who] += tournament.points()[place]
    screen.show(_table(screen, specs, games, first, places, points))


def _table(
    screen: Screen, specs: Sequence[str], games: int, first: list[int], places: list[int], points: list[int]
) -> Table:
    say = screen.texts.say
    table = Table(title=say("arena-tournaments", games=games))
    for key in ("column-bot", "column-victories", "column-rank", "column-points"):
        table.add_column(say(key), justify="left" if key == "column-bot" else "right")
    for who, spec in enumerate(specs):
        number = screen.texts.number
        table.add_row(
            spec, number(first[who]), number(places[who] / games, 2), number(points[who] / games, 1)
        )
    return table


def form_of(game: Game, wanted: str | None) -> str:
    """Return the form of tournament that is wanted, by default the first that the game has."""
    if not game.tournaments:
        raise trouble("no-tournaments", game=game.id)
    if wanted is not None and wanted not in game.tournaments:
        known = ", ".join(game.tournaments)
        raise trouble("no-tournament", game=game.id, form=wanted, known=known)
    return wanted if wanted is not None else next(iter(game.tournaments))
