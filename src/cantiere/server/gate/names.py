"""How the seats are called, in every language: people by their names, bots by the word for what they are."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from cantiere.bots import bots
from cantiere.server.common.texts import texts_of
from cantiere.server.play.known import SeatName, seat_name
from cantiere.server.play.types import SeatLine, TableLine

KEPT = 2_000  # tables in memory


@functools.lru_cache(KEPT)
def seat_names(seats: tuple[SeatName, ...], lang: str) -> tuple[str, ...]:
    """Return how the seats are called; a bot that would be called like somebody else has the next number."""
    texts, used = texts_of(None, lang), {seat.name for seat in seats if not seat.bot}
    names: list[str] = []
    for seat in seats:
        name, number = seat.name, seat.number
        if seat.bot:
            word = texts.bot(seat.bot)
            name = word if number == 1 else f"{word} {number}"
            while name in used:
                number += 1
                name = f"{word} {number}"
            used.add(name)
        names.append(name)
    return tuple(names)


def row_names(seats: Sequence[Any], lang: str) -> tuple[str, ...]:
    """Return how the seats of a table are called, from rows that have kind, name and bot."""
    return seat_names(tuple([seat_name(one.kind, one.name, one.bot) for one in seats]), lang)


def named_seats(seats: Sequence[SeatLine], lang: str) -> list[SeatLine]:
    """Return seats as somebody reads them."""
    kept = tuple([seat_name(seat["kind"], seat["name"], seat["bot"]) for seat in seats])
    return [{**seat, "name": name} for seat, name in zip(seats, seat_names(kept, lang), strict=True)]


def named_tables(lines: Sequence[TableLine], lang: str) -> list[TableLine]:
    """Return the tables of a list as somebody reads them."""
    return [{**line, "seats": named_seats(line["seats"], lang)} for line in lines]


def bots_called(text: str, lang: str) -> list[str]:
    """Return the bots in whose word, in a language, a text occurs."""
    texts = texts_of(None, lang)
    return [bot for bot in bots() if text.casefold() in texts.bot(bot).casefold()]
