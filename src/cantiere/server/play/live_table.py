"""A table in memory. Only a cache: it is what the database says, and is made again from it at any time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from cantiere.core.history import Move
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.state import OVER as GAME_OVER
from cantiere.core.state import State
from cantiere.match import Match, Player
from cantiere.server.common.errors import Problem
from cantiere.server.play.known import SeatName, seat_name
from cantiere.server.play.pace import asked_values, clock_after, is_secret
from cantiere.server.store.changes import Change, MoveRow, NewsItem
from cantiere.server.store.models import BOT, OVER
from cantiere.server.store.news import KeptMove
from cantiere.server.store.rows import Result, SeatRow, TableRow, TableStatus, Trouble

NOBODY_ASKED: TableRow = {  # when the game is over
    "to_move": None,
    "asked": None,
    "due": False,
    "deadline": None,
    "since": None,
    "secret": False,
    "undo": None,
    "votes": None,
}
RECENT = 32  # pieces of news kept at hand for browsers that are up to date


class BotPlaceholder:
    """A bot's place in a match. It thinks elsewhere: in a process of its own."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, seat: int) -> int:
        """Bots are never asked in the web loop."""
        raise NotImplementedError("bots think in the worker processes")


class LiveTable:
    """A table with its seats and, once it has begun, its match."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.lock = asyncio.Lock()  # whoever changes or reads the match holds it
        self.recent: deque[NewsItem] = deque(maxlen=RECENT)
        self.match: Match | None = None
        self.played = 0  # how many rows of the game the match has seen
        self.known_seq = 0  # the number that another server has told of
        self.watchers: Callable[[str], Mapping[str, int]] = lambda table: {}  # pages that people have open
        self.used = 0.0  # when somebody last wanted it, by a clock that only goes forward
        self.stale = False  # whether what stands here may not be what was written
        self.trouble: Trouble | None = None  # why the game cannot be replayed here,
        self.trouble_at = -1  # tried with so many rows
        self.persons: dict[str | None, Any] = {}  # what the views know of each person, until seats change
        self.take(row, seats)

    def take(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over what the database says."""
        self.row = row
        self.seats = seats
        self.reseated()
        if self.match is not None:
            self.match.players = self.players()

    def reseated(self) -> None:
        """Forget what was known of who sits where: it has changed."""
        self.persons.clear()
        self._seats_of: dict[str, list[int]] = {}
        for seat in self.seats:
            if seat["person"] is not None:
                self._seats_of.setdefault(seat["person"], []).append(seat["seat"])
        concerned = [self.row["owner"], *self._seats_of, *[seat["kept_for"] for seat in self.seats]]
        self._concerned = frozenset([person for person in concerned if person is not None])

    # --- what it is ----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row["id"]

    @property
    def status(self) -> TableStatus:
        """Open, running, over or closed."""
        return self.row["status"]

    @property
    def seq(self) -> int:
        """The number of the last news."""
        return self.row["seq"]

    @property
    def number(self) -> int:
        """How many rows the game has."""
        return self.row["number"]

    @property
    def to_move(self) -> int:
        """The seat that is asked, in a game that is going on."""
        seat = self.row["to_move"]
        assert seat is not None
        return seat

    @property
    def has_game(self) -> bool:
        """Whether it has begun."""
        return self.status in ("running", OVER)

    @property
    def wants_replay(self) -> bool:
        """Whether its game has come further than the match in memory, and was not tried in vain."""
        behind = self.match is None or self.played != self.number
        return self.has_game and behind and (self.trouble is None or self.trouble_at != self.number)

    @property
    def names(self) -> tuple[SeatName, ...]:
        """How the seats are called."""
        return tuple([seat_name(seat["kind"], seat["name"], seat["bot"]) for seat in self.seats])

    def players(self) -> list[Player | None]:
        """Return the seats as a match wants them: a bot, or None for a person, also where a bot sits in."""
        return [
            BotPlaceholder(seat["bot"]) if seat["bot"] and (seat["kind"] == BOT or seat["resigned"]) else None
            for seat in self.seats
        ]

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        return list(self._seats_of.get(person, ())) if person is not None else []

    def concerned(self) -> frozenset[str]:
        """Return everybody to whom it is not just any table: who made it, who sits here or may sit down."""
        return self._concerned

    def people(self) -> set[str]:
        """Return everybody who sits here."""
        return set(self._seats_of)

    def holders(self) -> set[str]:
        """Return the people whose seats are theirs still, whether or not a bot sits in for them."""
        return {
            person for seat in self.seats if (person := seat["person"]) is not None and not seat["resigned"]
        }

    def humans(self) -> set[str]:
        """Return the people who play themselves."""
        return {
            person for seat in self.seats if (person := seat["person"]) is not None and seat["bot"] is None
        }

    # --- the game ------------------------------------------------------------------------------------

    def play_rows(self, rows: Sequence[MoveRow]) -> Match:
        """Bring the match up to date with rows of the database."""
        if self.match is None:
            self.match = self._begin()
            self.played = 0
        match = self.match
        match.ask_chance = True  # chance has been drawn already, and stands in the rows
        for row in rows:
            if row.keep is not None:
                match.state = match.history.cut(row.keep)
            else:
                match.history.play(match.state, match.game.notation.exactly(match.state, row.text))
        match.ask_chance = False
        self.played += len(rows)
        return match

    def _begin(self) -> Match:
        if self.row["game"] not in games():
            raise Problem(409, "game-gone", "This server no longer has the game.")
        game = find_game(self.row["game"])
        version = self.row["rules_version"]
        if version != game.rules_version and version not in game.older_rules:
            raise Problem(409, "rules-changed", "This game was begun under an earlier version of the rules.")
        start = self.row["start"]
        match = Match(
            game,
            self.players(),
            seed=self.row["seed"],
            salt=self.row["salt"],
            ask_chance=True,
            position=game.restore(start) if start is not None else None,
            rules_version=version,
            **self.row["options"],
        )
        match.bots_mind = bool(self.row["rated"])
        return match

    def moves_played(self) -> tuple[Match | None, int]:
        """Return how far the game has come in memory."""
        return self.match, len(self.match.moves) if self.match is not None else 0

    def forget_match(self) -> None:
        """Drop the match: it is replayed when it is wanted."""
        self.match = None
        self.played = 0

    def wrote(self, change: Change, at: float) -> None:
        """Take over a change that the database has taken."""
        seq = self.seq + 1
        number = self.number + len(change.played)
        self.row |= {**change.values, "seq": seq, "number": number, "changed": at}
        for seat, fields in change.seats.items():
            self.seats[seat] |= fields
        if change.all_seats is not None:
            self.seats = [seat.copy() for seat in change.all_seats]
        if change.played and self.match is not None:
            self.played = number
        self.recent.append(NewsItem(seq, change.kind, change.data, at, change.person))
        if change.seats or change.all_seats is not None:
            self.take(self.row, self.seats)

    def news_at_hand(self, after: int) -> list[NewsItem] | None:
        """Return the news after number `after`, or None if they must be read."""
        if after >= self.seq:
            return []
        recent, missed = self.recent, self.seq - after
        whole = missed <= len(recent) and recent[-missed].seq == after + 1 and recent[-1].seq == self.seq
        return [recent[place] for place in range(-missed, 0)] if whole else None


def moves_data(moves: Sequence[Move], first: int) -> list[KeptMove]:
    """Return moves as the news keep them: with all events, each with who may see it."""
    return [_move_data(move, number) for number, move in enumerate(moves, start=first)]


def _move_data(move: Move, number: int) -> KeptMove:
    data: KeptMove = {
        "move": number,
        "who": move.who,
        "text": move.text,
        "round": int(move.before.round),
        "events": move.told(),
    }
    phase = move.before.game.phase(move.before)
    if phase:
        data["phase"] = phase
    if move.secret:
        data["secret"] = True
    return data


def turn_values(live: LiveTable, at: float) -> TableRow:
    """Return what the lobby must know after a move: who is asked, until when, or the result."""
    assert live.match is not None
    state = live.match.state
    if state.to_move == GAME_OVER:
        return {**NOBODY_ASKED, "status": OVER, "result": cast(Result, state.game.result(state))}
    seat = live.seats[int(state.to_move)]
    clock, secret = clock_after(live.row, live.seats, at), is_secret(state)
    no_choice = live.match.secret_answer() is not None  # whoever has none is not waited for
    return {
        "to_move": int(state.to_move),
        **asked_values(live.row, seat, clock, at, secret=secret, answered=no_choice),
        "undo": None,
        "secret": secret,
        "clock": clock,
    }
