"""Tables without a server, and everything that leaves about them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import cantiere
from cantiere.core.history import Move
from cantiere.match import Match
from cantiere.server.gate.gate import table_view
from cantiere.server.gate.news import move_lines
from cantiere.server.gate.pieces import table_in_pieces
from cantiere.server.gate.types.news import MoveLine
from cantiere.server.gate.types.tables import TableView
from cantiere.server.leagues.page import LeagueRows
from cantiere.server.people.people import Who
from cantiere.server.play.known_news import hidden_figures, known_moves
from cantiere.server.play.live_table import LiveTable, moves_data, turn_values
from cantiere.server.play.looking import Looking, with_refusals
from cantiere.server.store.rows import TableRow
from cantiere.server.tables.beginning import new_table_values
from cantiere.server.tables.requests import NewSeat
from cantiere.server.tables.seating import new_seat

CASES = [(game, seats) for game in cantiere.games() for seats in cantiere.game(game).seat_counts[:2]]


def all_on(game: str) -> dict[str, Any]:
    """Everything that a game can be played with: more is hidden then."""
    return {o.name: True for o in cantiere.game(game).options if o.choices == (False, True)} | {
        name: False
        for name in ("tournament", "first_game", "open_screens")
        if any(o.name == name for o in cantiere.game(game).options)
    }


def somebody(seat: int | None) -> Who | None:
    """The person on a seat; a stranger on none."""
    return Who(f"p{seat}", f"P{seat}", None, 0, "en") if seat is not None else None


def live_table(match: Match, bots: Sequence[int] = ()) -> LiveTable:
    """A running table, each seat another person's, or a bot's."""
    owner = Who("owner", "O", None, 0, "en")
    row = new_table_values(match.game, dict(match.state.options), owner, "t")
    row |= {"id": "t", "invite": "I", "status": "running", "listed": True, "created": 0.0, "changed": 0.0}
    row |= {"seed": match.seed, "salt": match.salt, "commitment": match.commitment, "hours": 1.0}
    row |= {"number": len(match.moves), "seq": 2, "undo": None, "rematch": None, "result": None}
    nobody: TableRow = {"to_move": None, "asked": None, "deadline": None}
    row = {**nobody, **row}
    seats = []
    for number in range(int(match.state.seats)):
        who = somebody(number)
        assert who is not None
        seat = new_seat(number, NewSeat(kind="bot" if number in bots else "me"), who)
        seats.append(seat | {"name": f"P{number}"})
    live = LiveTable(row, seats)
    match.players = live.players()
    live.match = match
    live.row |= {**turn_values(live, 0.0), "status": "running"}
    return live


def positions(game: str, seats: int, share: float = 0.12, **options: Any) -> Iterator[Match]:
    """Some positions of a random game."""
    rng = random.Random(f"{game}{seats}")
    match = Match(game, [None] * seats, seed=f"{seats}", salt="secret salt", **options)
    while not match.over:
        if rng.random() < share:
            yield match
        match.play(rng.choice(match.state.legal_actions()))


def shown(live: LiveTable, seat: int | None, lang: str = "en", *, refusals: bool = False) -> TableView:
    """What the person on a seat, or a stranger, is sent of a table."""
    looking = Looking(live)
    known = looking.known(somebody(seat), seat)
    parts = looking.refused(known) if refusals else None
    if parts is None:
        return table_view(known, lang)
    known = with_refusals(known, [one for part in parts for one in part])
    return asyncio.run(table_in_pieces(known, lang))


def told(
    moves: Sequence[Move],
    seat: int | None,
    game: str,
    names: Sequence[str],
    lang: str = "en",
    *,
    all_open: bool = False,
) -> list[MoveLine]:
    """What somebody on a seat is told of moves."""
    known = known_moves(moves_data(moves, 1), seat, hidden_figures(game, {}), all_open=all_open)
    return move_lines(known, game, lang, tuple(names))


def tournament_of(live: LiveTable) -> Any:
    """A tournament whose round is this table."""
    row = {**live.row, "form": "knockout", "places": None}
    row |= {"status": "running", "round": 1, "id": "cup", "name": "Cup"}
    entrants = [{**seat, "number": seat["seat"]} for seat in live.seats]
    known = {"status", "to_move", "asked", "result"}
    now = SimpleNamespace(**{name: value for name, value in live.row.items() if name in known})
    seating = {"seats": list(range(len(live.seats)))}
    return row, entrants, [{"number": 1, "table": "t", "seating": seating, "standings": None, "now": now}]


def league_of(live: LiveTable) -> LeagueRows:
    """A league at whose table everybody sits."""
    figures = {"size": 2, "least": 2, "rounds": 5, "group": 6, "laps": 1, "seasons": 1, "moving": 1}
    row = {**live.row, "form": "swiss", "figures": figures, "begins": None, "due": None, "round_hours": 3.0}
    row |= {"status": "running", "round": 1, "id": "league-cup", "name": "Cup", "most": 16}
    more = {"lot": 0, "since": 1, "until": None}
    entrants = [{**seat, **more, "number": seat["seat"]} for seat in live.seats]
    now = SimpleNamespace(**{name: live.row[name] for name in ("status", "asked")})
    seating = {"seats": list(range(len(live.seats)))}
    table = {"round": 1, "number": 1, "division": 0, "season": 1, "seating": seating, "table": "t"}
    return LeagueRows(row, entrants, [{**table, "begun": 0.0, "result": None, "ended": None}], {"t": now})
