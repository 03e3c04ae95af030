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


def test_the_same_positions_come_from_any_number_of_processes(cli: Run, tmp_path: Path) -> None:
    tables = []
    for processes in (1, 2):
        path = tmp_path / f"{processes}.parquet"
        asked = ["arena", cantiere.games()[0], "--seats", "random", "random", "--games", "3"]
        done = cli(*asked, "--positions", path, "--processes", processes)
        assert done.code == 0, done.err
        tables.append(pq.read_table(path))
    assert tables[0].equals(tables[1])
