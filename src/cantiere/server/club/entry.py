"""A finished game as it is entered in the books: who played, how it ended, what they did. Plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.club.ratings import Side, bot_player
from cantiere.server.club.sheets import Sheet, sheets_of, variant_of
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.models import BOT
from cantiere.server.store.rows import SeatRow

NO_SHEET = Sheet("", "", (), {})


class Entry(NamedTuple):
    """A game: its seats by the groups that played each other. `whole`: it was played to its end."""

    table: str
    game: str
    variant: str
    ended: float
    listed: bool
    rated: bool
    whole: bool
    groups: list[list[int]]
    sides: list[Side]
    scores: list[int]
    sheets: list[Sheet]
    answers: int | None = None  # how many were given, where there was something to choose


def entry_of(live: LiveTable) -> Entry | None:
    """Return what is entered of a finished table; nothing of what was brought in or analysed."""
    row, result = live.row, live.row["result"]
    if row["source"] != "play" or row["start"] is not None or result is None or row["game"] not in games():
        return None
    whole = row["how"] is None
    count = len(live.seats)
    return Entry(
        live.id,
        row["game"],
        variant_of(find_game(row["game"]), row["options"]),
        float(row["changed"]),
        bool(row["listed"]),
        bool(row["rated"]) and whole,
        whole,
        result.get("groups") or [list(range(count))],
        sides_of(live.seats, result["ranking"]),
        [int(score) for score in result["scores"]],
        sheets_of(live.match.moves, count) if live.match is not None else [NO_SHEET] * count,
        sum(move.who >= 0 and not move.forced for move in live.match.moves)
        if live.match is not None
        else None,
    )


def sides_of(seats: Sequence[SeatRow], ranking: Sequence[int]) -> list[Side]:
    """Return who played, with the rank that their seat has reached, whoever finished it."""
    people = [person for seat in seats if (person := seat["person"]) is not None]
    return [
        Side(_player(seat, people), int(rank), seat["kind"] == BOT or seat["bot"] is None)
        for seat, rank in zip(seats, ranking, strict=True)
    ]


def _player(seat: SeatRow, people: list[str]) -> str | None:
    person, bot = seat["person"], seat["bot"]
    if person is None:
        return bot_player(bot) if bot is not None else None
    return person if people.count(person) == 1 else None
