"""Long answers, made in pieces: between two of them whoever plays comes first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import TypeVar

import msgspec

from cantiere.server.gate.gate import past_position, table_view
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.news import move_lines, news_line
from cantiere.server.gate.positions import refusal_lines
from cantiere.server.gate.types.positions import RefusedOption
from cantiere.server.gate.types.tables import TableView
from cantiere.server.play.known import Known, KnownPast, KnownRefusal, KnownTale

PIECE = 16  # moves, or pieces of news, that are put into words before others have their turn
REFUSALS = 64  # the same of answers that are refused

encode = msgspec.json.Encoder().encode
T = TypeVar("T")


async def given_back(all_of_them: Iterator[T]) -> AsyncIterator[T]:
    """Yield one after another, and give the loop back after each."""
    for one in all_of_them:
        yield one
        await asyncio.sleep(0)


async def table_in_pieces(known: Known, lang: str) -> TableView:
    """Return a table as its viewer is sent it, with what cannot be answered, which may be much."""
    table = table_view(known, lang)
    asked, told = known.position.question if known.position is not None else None, table["view"]
    if asked is not None and asked.refusals is not None and told is not None and told["question"] is not None:
        parts = _refused(asked.refusals, known, lang)
        told["question"]["refusals"] = [one async for lines in given_back(parts) for one in lines]
    return table


def _refused(refused: list[KnownRefusal], known: Known, lang: str) -> Iterator[list[RefusedOption]]:
    names = seat_names(known.names, lang)
    for first in range(0, len(refused), REFUSALS):
        yield refusal_lines(refused[first : first + REFUSALS], known.game, lang, names)


async def log_json(tale: KnownTale, lang: str) -> bytes:
    """Return the moves of a game as their viewer is sent them, a `Log`."""
    return b'{"moves":[%b]}' % b",".join([one async for one in given_back(_log(tale, lang))])


def _log(tale: KnownTale, lang: str) -> Iterator[bytes]:
    names = seat_names(tale.names, lang)
    for first in range(0, len(tale.moves), PIECE):
        lines = move_lines(tale.moves[first : first + PIECE], tale.game, lang, names)
        yield encode(lines)[1:-1]


async def news_json(tales: AsyncIterator[KnownTale], lang: str) -> bytes:
    """Return what happened at a table as its viewer is sent it, a `NewsList`."""
    seq, lines = 0, list[bytes]()
    async for tale in tales:
        seq, names = tale.seq, seat_names(tale.names, lang)
        lines += [encode(news_line(one, tale.game, lang, names)) for one in tale.news]
    return b'{"seq":%d,"news":[%b]}' % (seq, b",".join(lines))


async def positions_json(pasts: list[KnownPast], lang: str) -> bytes:
    """Return earlier positions, one after the other: `PastPositions`."""
    made = (encode(past_position(one, lang)) for one in pasts)
    positions = [one async for one in given_back(made)]
    return b'{"moves":%d,"positions":[%b]}' % (pasts[0].moves if pasts else 0, b",".join(positions))
