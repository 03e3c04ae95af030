"""Positions of played games as a Parquet file, for learning from them: one row for each decision of a seat.

| column          | type                  | what it is                                               |
| --------------- | --------------------- | -------------------------------------------------------- |
| `game`          | string                | the game's id                                            |
| `rules_version` | int32                 | the version of its rules                                 |
| `seats`         | int8                  | how many play                                            |
| `options`       | string                | the options, as JSON                                     |
| `number`        | int32                 | which game of this file, from 0 on                       |
| `move`          | int32                 | which move of the game, chance counted, from 0 on        |
| `seat`          | int8                  | who decides                                              |
| `player`        | string                | who sits there, as the record says                       |
| `decision`      | string                | the question's name                                      |
| `features`      | fixed list of float32 | what the seat sees (`cantiere features GAME` names them) |
| `mask`          | fixed list of bool    | which actions are legal                                  |
| `action`        | int32                 | the one that was played                                  |
| `outcome`       | float32               | by rank at the end, from +1 to -1; the seats' sum is 0   |
| `score`, `rank` | int32, int8           | the seat's at the end                                    |
| `visits`        | fixed list of int32   | how often a search tried each action; null without one   |
| `values`        | fixed list of float32 | the seat's chance to win after each action it tried      |
| `value`         | float32               | its chance with the best action, as the search saw it    |

Where an answer was forced, or worked out, nothing was searched: `visits`, `values` and `value` are null.

The file's metadata has `cantiere:features` (their names) and `cantiere:actions` (their texts), as JSON. All
games of one file are of one kind; games that are not over are refused.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from cantiere.bots.thought import Thought
from cantiere.core.extras import Extra
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.core.state import OVER, State
from cantiere.envs.rewards import outcome

with Extra("positions"):
    import pyarrow as pa
    import pyarrow.parquet as pq

Row = dict[str, Any]
GROUP = 4096  # rows that are written at a time


def write_positions(records: Iterable[Record], path: str | Path) -> int:
    """Write the decisions of finished games to a Parquet file; return how many there are."""
    with PositionWriter(path) as writer:
        for record in records:
            writer.add(record)
    return writer.rows


class PositionWriter:
    """Writes game after game, so that a long run need not keep them all. Use it in a `with` statement."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.rows = 0
        self.games = 0
        self._game: Game | None = None
        self._writer: pq.ParquetWriter | None = None
        self._waiting: list[pa.Table] = []

    def __enter__(self) -> PositionWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def add(self, record: Record) -> None:
        """Write the decisions of one game."""
        self.add_game(record.game, rows_of(record, self.games))

    def add_game(self, game_id: str, rows: pa.Table) -> None:
        """Write the decisions of one game that `rows_of` has made, perhaps in another process."""
        if self._game is None:
            self._game = find_game(game_id)
            self._writer = pq.ParquetWriter(self.path, schema(self._game))
        if game_id != self._game.id:
            raise CantiereError(f"{self.path} holds positions of {self._game.id}, not of {game_id}")
        self._waiting.append(rows)
        self.rows += rows.num_rows
        self.games += 1
        if sum(waiting.num_rows for waiting in self._waiting) >= GROUP:
            self._flush()

    def close(self) -> None:
        """Write what is left and close the file."""
        self._flush()
        if self._writer is not None:
            self._writer.close()

    def _flush(self) -> None:
        if self._waiting and self._writer is not None:
            self._writer.write_table(pa.concat_tables(self._waiting).combine_chunks())
            self._waiting = []


Thoughts = Mapping[int, Thought]  # by the move's number in the record


def rows_of(record: Record, number: int, thoughts: Thoughts | None = None) -> pa.Table:
    """Return the decisions of a game as they stand in a file where it has this number."""
    rows = list(positions(record, number, thoughts))
    return pa.Table.from_pylist(rows, schema=schema(find_game(record.game)))


def positions(record: Record, number: int = 0, thoughts: Thoughts | None = None) -> Iterator[Row]:
    """Yield one row for each decision of a game, with what a search has found there."""
    game = find_game(record.game)
    states = list(record.replay(game))
    last = states[-1]
    if last.to_move != OVER:
        raise CantiereError("a game that is not over has no outcome to learn from")
    ends = list(zip(outcome(last), last.scores(), last.ranking(), strict=True))
    common = {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": record.seats,
        "options": json.dumps(dict(record.options), sort_keys=True),
        "number": number,
    }
    for move, (state, (who, text)) in enumerate(zip(states, record.moves, strict=False)):
        if who >= 0:
            reward, score, rank = ends[who]
            player = record.players[who] if who < len(record.players) else ""
            seen = _decision(game, state, who, text)
            end = {"outcome": reward, "score": int(score), "rank": int(rank)}
            search = _searched(game, (thoughts or {}).get(move))
            yield {**common, "move": move, "seat": who, "player": player, **seen, **end, **search}


def _searched(game: Game, thought: Thought | None) -> Row:
    if thought is None or thought.exact:
        return {"visits": None, "values": None, "value": None}
    visits, values = [0] * game.num_choices, [0.0] * game.num_choices
    for option in thought.options:
        visits[option.action] = int(option.visits)
        values[option.action] = option.chances[thought.seat]
    return {"visits": visits, "values": values, "value": thought.chance()}


def _decision(game: Game, state: State, seat: int, text: str) -> Row:
    mask = [False] * game.num_choices
    for action in state.legal_actions():
        mask[action] = True
    return {
        "decision": state.decision,
        "features": state.features(seat),
        "mask": mask,
        "action": game.notation.exactly(state, text),
    }


@functools.cache
def schema(game: Game) -> pa.Schema:
    """Return the columns of a game's positions."""
    columns = [
        ("game", pa.string()),
        ("rules_version", pa.int32()),
        ("seats", pa.int8()),
        ("options", pa.string()),
        ("number", pa.int32()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("decision", pa.string()),
        ("features", pa.list_(pa.float32(), game.num_features)),
        ("mask", pa.list_(pa.bool_(), game.num_choices)),
        ("action", pa.int32()),
        ("outcome", pa.float32()),
        ("score", pa.int32()),
        ("rank", pa.int8()),
        ("visits", pa.list_(pa.int32(), game.num_choices)),
        ("values", pa.list_(pa.float32(), game.num_choices)),
        ("value", pa.float32()),
    ]
    names = json.dumps(game.feature_names())
    texts = json.dumps([game.action_name(action) for action in range(game.num_choices)])
    return pa.schema(columns, metadata={"cantiere:features": names, "cantiere:actions": texts})
