"""`cantiere arena --positions`: the decisions of the games as a Parquet file."""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

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


def test_where_a_search_played_its_visits_and_values_are_there(cli: Run, tmp_path: Path) -> None:
    game = cantiere.game(cantiere.games()[0])
    tables = []
    for processes in (1, 2):
        path = tmp_path / f"{processes}.parquet"
        asked = ["arena", game.id, "--seats", "search:8", "random", "--games", "2", "--processes", processes]
        done = cli(*asked, "--positions", path)
        assert done.code == 0, done.err
        tables.append(pq.read_table(path))
    assert tables[0].equals(tables[1])
    searched = 0
    for row in tables[0].to_pylist():
        if row["player"] == "random" or sum(row["mask"]) == 1:
            assert row["visits"] is row["values"] is row["value"] is None
        elif row["visits"] is not None:
            searched += 1
            assert sum(row["visits"]) >= 8  # and what was known from the tree before
            assert row["visits"][row["action"]] > 0
            assert row["value"] == row["values"][row["action"]]
            for tried, value, legal in zip(row["visits"], row["values"], row["mask"], strict=True):
                assert legal or not tried
                assert (0 <= value <= 1) if tried else value == 0
    assert searched > 20


def test_a_resumed_run_writes_the_positions_of_all_its_games(cli: Run, tmp_path: Path) -> None:
    out, path = tmp_path / "out.jsonl", tmp_path / "positions.parquet"
    asked = ["arena", cantiere.games()[0], "--seats", "random", "random", "--out", out]
    assert cli(*asked, "--games", "1").code == 0
    assert cli(*asked, "--games", "3", "--positions", path).code == 0
    assert set(pq.read_table(path).column("number").to_pylist()) == {0, 1, 2}
    assert len(out.read_text().splitlines()) == 1 + 3


@pytest.mark.parametrize(
    ("library", "asked"),
    [
        ("pyarrow", ["--positions", "x.parquet"]),
        ("matplotlib", ["--plot", "x.svg"]),
        ("ray", ["--ray", "local"]),
    ],
)
def test_what_is_missing_is_said_before_a_game_is_played(
    cli: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, asked: list[str]
) -> None:
    for name in [*sys.modules]:
        if name.partition(".")[0] == library or name == "cantiere.envs.export":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    out = tmp_path / "out.jsonl"
    done = cli(
        "arena", cantiere.games()[0], "--seats", "random", "random", "--games", "2", "--out", out, *asked
    )
    assert done.code != 0
    assert library in done.err
    assert not out.exists()


def test_a_folder_that_is_not_there_is_said_before_a_game_is_played(cli: Run, tmp_path: Path) -> None:
    out, path = tmp_path / "out.jsonl", tmp_path / "nowhere" / "x.parquet"
    asked = ["--games", "2", "--out", out, "--positions", path]
    done = cli("arena", cantiere.games()[0], "--seats", "random", "random", *asked)
    assert done.code != 0
    assert str(path) in done.err.replace("\n", "")
    assert not out.exists()
