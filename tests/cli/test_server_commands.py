"""`cantiere verify` and `cantiere serve`."""

from __future__ import annotations

import dataclasses
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import cantiere
from cantiere.cli.app import run
from cantiere.core.record import Record

GAME = cantiere.games()[0]


@pytest.fixture(scope="module")
def record() -> Record:
    match = cantiere.Match(GAME, [None, None], seed="a", salt="b")
    rng = cantiere.Rng(1)
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    return match.record()


def test_verify_checks_moves_and_luck(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.save(tmp_path / "game.json")
    assert run(["verify", str(tmp_path / "game.json")]) == 0
    said = capsys.readouterr().out
    assert f"{len(record.moves)} moves, all by the rules." in said
    assert f"{sum(who == cantiere.CHANCE for who, _ in record.moves)} chance outcomes" in said


def test_verify_finds_touched_luck(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from cantiere.core.record import commitment

    other = dataclasses.replace(record, seed="c", commitment=commitment("c", "b"))
    other.save(tmp_path / "luck.json")
    assert run(["verify", str(tmp_path / "luck.json")]) == 2
    assert "chance brought" in capsys.readouterr().err
    dataclasses.replace(record, seed="c").save(tmp_path / "seed.json")
    assert run(["verify", str(tmp_path / "seed.json")]) == 2
    assert "promised" in capsys.readouterr().err


def test_verify_says_what_is_not_revealed(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dataclasses.replace(record, seed=None, salt=None).save(tmp_path / "hidden.json")
    assert run(["verify", str(tmp_path / "hidden.json")]) == 0
    assert "not revealed" in capsys.readouterr().out


def test_serve_opens_and_ends(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "cantiere.cli",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "a.db"),
    ]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "120"},
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http"))
        assert httpx.get(address + "/healthz", timeout=60).json() == {"status": "ok", "failing": []}
        assert (
            "cantiere_requests" not in httpx.get(address + "/metrics", timeout=60).text
        )  # nobody else's business
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "Traceback" not in log
