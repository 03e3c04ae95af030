"""The Parquet file has every decision, as the seat saw it."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import cantiere
from cantiere.bots import bot
from cantiere.core.record import Record
from cantiere.envs import export


def played(name: str, seed: int, end: bool = True) -> Record:
    match = cantiere.Match(name, [bot("random", 1), bot("random", 2)], seed=seed)
    if end:
        match.play_bots()
    return match.record()


@pytest.mark.parametrize("name", cantiere.games())
def test_every_decision_is_a_row(name: str, tmp_path: Path) -> None:
    records = [played(name, seed) for seed in (1, 2)]
    path = tmp_path / "positions.parquet"
    rows = export.write_positions(records, path)
    assert rows == sum(who >= 0 for record in records for who, _ in record.moves)
    table = pq.read_table(path)
    game = cantiere.game(name)
    assert table.schema.equals(export.schema(game))
    assert len(json.loads(table.schema.metadata[b"cantiere:features"])) == game.num_features
    found = table.to_pylist()
    assert len(found) == rows
    assert all(row["mask"][row["action"]] for row in found)
    assert {row["number"] for row in found} == {0, 1}
    record = records[1]
    assert record.result is not None
    last = found[-1]
    assert last["score"] == record.result["scores"][last["seat"]]
    states = list(record.replay())
    assert last["features"] == states[last["move"]].features(last["seat"]).tolist()


def test_unfinished_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(cantiere.CantiereError, match="not over"):
        export.write_positions([played(cantiere.games()[0], 1, end=False)], tmp_path / "x.parquet")


def test_the_documented_columns_are_the_columns() -> None:
    assert export.__doc__ is not None
    for column in export.schema(cantiere.game(cantiere.games()[0])).names:
        assert f"`{column}`" in export.__doc__
