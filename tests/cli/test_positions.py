"""`cantiere arena --positions`: the decisions of the games as a Parquet file."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq

import cantiere
from tests.cli.conftest import Run


def test_an_arena_run_leaves_its_positions(cli: Run, tmp_path: Path) -> None:
    game = cantiere.game(cantiere.games()[0])
    path = tmp_path / "positions.parquet"
    done = cli("arena", game.id, "--seats", "random", "random", "--games", "2", "--positions", path)
    assert done.code == 0, done.err
    table = pq.read_table(path)
    assert f"{table.num_rows:,}" in done.out
    assert set(table.column("number").to_pylist()) == {0, 1}
    for mask, action in zip(
        table.column("mask").to_pylist(), table.column("action").to_pylist(), strict=True
    ):
        assert mask[action]
