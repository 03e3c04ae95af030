"""Schemathesis: whatever the OpenAPI document allows, and much that it does not, never ends in a 5xx."""

from __future__ import annotations

import os
import subprocess
import sysconfig
from pathlib import Path

from tests.server.serving import PATIENCE, Player, Server


def test_no_request_ends_in_a_server_error(empty_postgresql: str, tmp_path: Path) -> None:
    # On PostgreSQL, which is the stricter one about texts and numbers.
    with Server(empty_postgresql, tmp_path / "log") as server:
        anna = Player(server)
        anna.table("me", "hot")
        token = anna.post("/api/me/tokens", {"name": "schemathesis"})["secret"]
        command = [
            str(Path(sysconfig.get_path("scripts")) / "schemathesis"),
            "run",
            server.url + "/api/openapi.json",
            "--checks=not_a_server_error,content_type_conformance,status_code_conformance,response_schema_conformance",
            "--max-examples=8",
            "--phases=examples,coverage,fuzzing",
            "--seed=7",
            f"--request-timeout={PATIENCE}",  # else 10 seconds
            "--suppress-health-check=too_slow",  # else a busy machine fails for making up requests slowly
            f"--header=Authorization: Bearer {token}",
            "--exclude-path-regex=logout-everywhere|tokens/|me/delete",
        ]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "NO_COLOR": "1"},
        )
        assert done.returncode == 0, done.stdout[-6000:]
        log = (tmp_path / "log").read_text()
        assert '"mistake"' not in log
        assert '"what": "database"' not in log
        assert anna.get("/api/me")["id"] == anna.me["id"]
