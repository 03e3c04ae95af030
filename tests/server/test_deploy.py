"""What is in deploy/ and docs/operating.md is true: settings, metrics, alerts, proxies."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx
import pytest

from cantiere.server.common.metrics import Metrics
from cantiere.server.settings import Settings
from cantiere.server.settings_file import read_settings
from tests.make_settings import PAGE, page
from tests.server.serving import PATIENCE, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
METRIC = re.compile(r"\bcantiere_[a-z_]+")


def test_every_setting_is_on_the_page() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.make_settings"


@pytest.mark.parametrize("name", ["alerts.yml", "dashboard.json"])
def test_every_metric_that_is_watched_exists(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    families = list(Metrics().registry.collect())
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""]}
    there = {family.name + ending for family in families for ending in endings[family.type]}
    assert set(METRIC.findall(text)) <= there


def test_alerts_ask_for_labels_that_there_are() -> None:
    """What is asked of a metric by a label that it has not is never found, and the alert never comes."""
    metrics = Metrics()
    metrics.requests.labels("GET", "200").inc()
    metrics.well.labels("database").set(1)
    labels = {"up": {"job", "instance"}}
    for family in metrics.registry.collect():
        for sample in family.samples:
            labels.setdefault(sample.name, {"job", "instance"}).update(sample.labels)
    text = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    asked = 0
    for expr in re.findall(r"expr: (.*)", text):
        named = re.findall(r"\b(cantiere_[a-z_]+|up\b)(?:\{(.*?)\})?", expr)
        assert named, expr
        grouped = {one.strip() for group in re.findall(r"by \((.*?)\)", expr) for one in group.split(",")}
        assert grouped <= set.union(*(labels[metric] for metric, _ in named)), expr
        for metric, chosen in named:
            assert set(re.findall(r"(\w+)[=!]~?=?", chosen)) <= labels[metric], expr
            asked += bool(chosen)
    assert asked == 2


def test_there_are_five_alerts_each_with_what_to_do() -> None:
    text = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    assert len(re.findall(r"- alert: ", text)) == len(re.findall(r"summary: ", text)) == 5


def test_the_dashboard_can_be_read_and_asks_for_figures() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    assert all(target["expr"] for panel in panels for target in panel["targets"])


def test_the_example_settings_are_accepted() -> None:
    file = DEPLOY / "cantiere.toml"
    settings = read_settings({}, file)
    assert settings.proxies == "127.0.0.1, ::1"
    named = set(tomllib.loads(file.read_text(encoding="utf-8")))
    assert named <= set(Settings.__dataclass_fields__)


def test_what_the_page_names_is_there() -> None:
    """Files in deploy/, commands for the operator, the job that the alerts know."""
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"deploy/([\w.-]+\.\w+|Caddyfile|Containerfile)", text))
    assert {path.name for path in DEPLOY.iterdir() if not path.name.startswith(".")} == named
    told = subprocess.run(
        [sys.executable, "-m", "cantiere.cli", "admin", "--help"], capture_output=True, text=True, check=True
    ).stdout
    commands_there = set(re.findall(r"^\W*(\w+) ", told.split("Commands")[1], re.MULTILINE))
    assert set(re.findall(r"cantiere admin (\w+)", text)) == commands_there
    (job,) = set(re.findall(r"job_name: (\w+)", text))
    assert f'job="{job}"' in (DEPLOY / "alerts.yml").read_text(encoding="utf-8")


def test_only_a_database_that_is_there_is_backed_up(tmp_path: Path) -> None:
    """Without its settings the program would look elsewhere, and a backup of nothing would look like one."""
    command = [sys.executable, "-m", "cantiere.cli", "admin", "backup", str(tmp_path / "x.backup")]
    nowhere = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, env=nowhere, capture_output=True, text=True)
    assert done.returncode != 0
    assert "There is no database" in done.stderr.replace("\n", " ")
    assert list(tmp_path.iterdir()) == []


def test_nginx_hands_on_where_a_request_comes_from() -> None:
    """`python -m tests.proxies` tries it where nginx is: a name without its port was refused."""
    told = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert "proxy_set_header Host $http_host;" in told
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in told


def test_the_address_of_who_asks_can_be_left_out_and_names_never_are_in(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", log_addresses=False) as server:
        httpx.post(f"{server.url}/api/session", json={"name": "Annunziata"}, timeout=PATIENCE)
        counted = server.counted()
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert "/api/session" in log
    for told in (log, counted):
        assert "Annunziata" not in told
        assert '"127.0.0.1"' not in told
