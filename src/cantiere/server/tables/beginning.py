"""How a table begins: its row and its luck, and the first moves of its game."""

from __future__ import annotations

import secrets
import time

from cantiere.core.game import Game
from cantiere.core.record import commitment
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.state import State
from cantiere.match import Match
from cantiere.server.common.errors import Problem
from cantiere.server.common.ids import new_id, new_secret
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable, moves_data, turn_values
from cantiere.server.store.changes import Change, MoveRow
from cantiere.server.store.models import OPEN, RUNNING
from cantiere.server.store.rows import Options, SeatRow, TableRow


def known_game(name: str) -> Game:
    """Return a game by its id, or refuse."""
    if name not in games():
        raise Problem(422, "no-such-game", f"There is no game {name!r}; there are: {', '.join(games())}.")
    return find_game(name)


def new_table_values(game: Game, options: Options, who: Who, name: str) -> TableRow:
    """Return a new table, its luck promised from the beginning."""
    now, seed, salt = time.time(), secrets.token_hex(16), secrets.token_hex(8)
    return {
        "id": new_id(),
        "game": game.id,
        "rules_version": game.rules_version,
        "options": options,
        "name": name,
        "owner": who.id,
        "status": OPEN,
        "listed": False,
        "pace": "live",
        "hours": None,
        "late": None,
        "game_time": None,
        "answer_time": None,
        "hints": True,
        "rated": False,
        "autostart": False,
        "invite": new_secret(),
        "source": "play",
        "start": None,
        "seed": seed,
        "salt": salt,
        "commitment": commitment(seed, salt),
        "created": now,
        "changed": now,
        "due": False,
        "to_move": None,
        "deadline": None,
        "since": None,
        "votes": None,
        "off": None,
        "how": None,
        "secret": False,
        "clock": None,
        "claimed": 0.0,
        "tournament": None,
        "trouble": None,
        "booked": None,
    }


def _begin(live: LiveTable, at: float, position: State | None = None) -> Change:
    """Return the beginning of a game, or of one from a position: the first draws are written with it."""
    row = live.row
    live.match = match = Match(
        known_game(row["game"]),
        live.players(),
        seed=row["seed"],
        salt=row["salt"],
        position=position,
        **row["options"],
    )
    match.bots_mind = bool(row["rated"])
    live.played = 0
    moves = list(match.moves)
    change = Change("begun", {"moves": moves_data(moves, 1), "commitment": row["commitment"]})
    change.played = [MoveRow(move.who, move.text) for move in moves]
    change.values = {"status": RUNNING, **turn_values(live, at)}
    return change


def begin_table(live: LiveTable, seats: dict[int, SeatRow]) -> Change:
    """Begin the game of an open table, with these changes of its seats."""
    for seat, fields in seats.items():
        live.seats[seat] = {**live.seats[seat], **fields}
    live.reseated()
    change = _begin(live, time.time())
    change.seats = seats
    return change


def begin_new_table(
    values: TableRow, seats: list[SeatRow], position: State | None = None
) -> tuple[TableRow, Change]:
    """Return a new table whose game begins at once, and its beginning; `position` is one to begin from."""
    change = _begin(LiveTable(values | {"seq": 0, "number": 0}, seats), values["created"], position)
    return values | change.values, change
