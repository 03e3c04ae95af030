"""A folder that stands for an empty machine, on which the commands of docs/operating.md are given.

Paths lead into the folder. What needs root, an editor, systemd or the network has a stand-in that does what
can be done without: the unit is started as it says, packages come from a folder.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
ABSOLUTE = re.compile(r"(?<![\w.$}])/(?=(opt|etc|var|build)\b)")
STAND_INS = {
    "apt-get": 'echo "$@" >> "$MACHINE/packages"',
    "adduser": 'for last; do :; done; mkdir -p "$MACHINE/var/lib/$last"',
    "groupadd": 'echo "$@" >> "$MACHINE/groups"',
    "useradd": 'echo "$@" >> "$MACHINE/users"',
    "editor": 'exec sed -i -f "$MACHINE/edits" "$1"',
    "runuser": 'case "$1 $2 $3" in "-u cantiere --"|"-u postgres --") shift 3; exec "$@";; esac; exit 1',
    "systemctl": 'echo "$@" >> "$MACHINE/systemctl"',
    # Owners are left out: only root gives files away.
    "install": """echo "$@" >> "$MACHINE/installed"; n=$#; while [ $n -gt 0 ]; do n=$((n-1)); a=$1; shift
        case "$a" in -o|-g) shift; n=$((n-1));; *) set -- "$@" "$a";; esac; done
        PATH=/usr/bin:/bin exec install "$@" """,
}


class Machine:
    """A folder with what a machine has, in which commands are given."""

    def __init__(self, folder: Path, edits: Mapping[str, str]) -> None:
        self.folder = folder
        self.functions = ""  # that the page has defined
        self.log = folder / "journal"
        self.running: subprocess.Popen[bytes] | None = None
        (folder / "bin").mkdir(parents=True)
        for name, script in STAND_INS.items():
            (folder / "bin" / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            (folder / "bin" / name).chmod(0o755)
        for made in ("etc/systemd/system", "etc/caddy", "var/lib", "var/backups", "opt"):
            (folder / made).mkdir(parents=True)
        sed = "".join(f"s|{old}|{new}|g\n" for old, new in edits.items())
        (folder / "edits").write_text(sed + f"s|/var/lib/|{folder}/var/lib/|g\n", encoding="utf-8")
        own = ("CANTIERE_", "PYTHON", "VIRTUAL_ENV")
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(own)}
        if kept := os.environ.get("PYTHONPYCACHEPREFIX"):
            self.environment["PYTHONPYCACHEPREFIX"] = kept
        path = os.pathsep.join([str(folder / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]])
        offline = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_FIND_LINKS": str(folder / "wheels")}
        self.environment |= {"MACHINE": str(folder), "PATH": path, **offline}

    def moved(self, text: str) -> str:
        """Return a text with the paths of a machine led into the folder."""
        return ABSOLUTE.sub(f"{self.folder}/", text)

    def give(self, command: str, cwd: Path = ROOT, **more: str) -> str:
        """Give a command of the page; return what it said. A function that is defined stays."""
        if re.match(r"\w+\(\) \{", command):
            self.functions += self.moved(command) + "\n"
            return ""
        done = subprocess.run(
            ["sh", "-ec", self.functions + self.moved(command)],
            env={**self.environment, **more},
            cwd=cwd,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        if "pip install" in command:
            self.lend_packages()
        for line in self.taken("systemctl"):
            self._control(*line.split())
        return done.stdout

    def lend_packages(self) -> None:
        """Let what was installed find what it needs where these tests have it: there is no network."""
        (packages,) = (self.folder / "opt" / "cantiere").glob("lib/python*/site-packages")
        (packages / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")

    def taken(self, name: str) -> list[str]:
        """Return what a stand-in was told, once."""
        told = self.folder / name
        lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
        told.unlink(missing_ok=True)
        return lines

    def _control(self, what: str, *names: str) -> None:
        """Do what systemd would with our unit."""
        if names[-1:] != ("cantiere",):
            return
        assert what in ("enable", "restart")
        self.stop()
        text = (self.folder / "etc/systemd/system/cantiere.service").read_text(encoding="utf-8")
        unit = dict(line.split("=", 1) for line in self.moved(text).splitlines() if "=" in line)
        assert Path(unit["WorkingDirectory"]).is_dir()
        name, value = unit["Environment"].split("=", 1)
        self.start(shlex.split(unit["ExecStart"]), {name: value}, Path(unit["WorkingDirectory"]))

    def start(self, command: list[str], more: Mapping[str, str], cwd: Path) -> None:
        """Start the server."""
        with self.log.open("ab") as log:
            environment = {**self.environment, **more}
            self.running = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=cwd)

    def stop(self) -> None:
        """Stop it as systemd does."""
        if self.running is not None:
            self.running.send_signal(signal.SIGTERM)
            assert self.running.wait(60) in (0, -signal.SIGTERM)
            self.running = None


@contextlib.contextmanager
def machine(folder: Path, edits: Mapping[str, str]) -> Iterator[Machine]:
    """A machine that is switched off at the end."""
    made = Machine(folder, edits)
    try:
        yield made
    finally:
        made.stop()


def commands(page: str, part: str) -> list[str]:
    """Return the commands of one part of a page."""
    text = page.split(f"\n## {part}\n")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    lines = "\n".join(re.sub(r"^ {3}", "", block, flags=re.MULTILINE) for block in blocks)
    return [line.split("  #")[0].strip() for line in lines.splitlines() if line.strip()]
