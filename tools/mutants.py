"""`make mutants`: puts faults into a copy of the code, one at a time; the nearest tests should notice.

python -m tools.mutants [--room ROOM] [--count N] [--seed S] [--named-only] [--write]

The faults with names, in tests/mutants/*.toml, are always tried: each of them was once not noticed. The
others are a sample, the same for the same seed. What has been tried is kept in build/mutants, so that a
stopped run goes on; it is tried again when the source has changed, or the test that noticed it, or, where
none did, any of those that should. --write puts the scores into docs/testing.md. The exit code is 1 if a
fault with a name survives, or a room's score is below the mark.
"""

from __future__ import annotations

import argparse
import atexit
import contextlib
import dataclasses
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tools import endless
from tools.faults import Fault, faults_in
from tools.nearest import closest, nearest

MARK = 0.95
LOOKS = 300  # a second apart: whoever has done nothing at any of them waits for something that never comes
CROWD = 100  # processes, more than any test starts: they would be started without end
ENDLESS = "never ended"
FOLDER = Path("build/mutants")
KEPT = FOLDER / "tried.jsonl"
NAMED = Path("tests/mutants")
PAGE = Path("docs/testing.md")
ROOMS = {
    "core": ["src/cantiere/core/*.py", "src/cantiere/match.py"],
    "bots": ["src/cantiere/bots/*.py"],
    "pillars": ["src/cantiere/games/pillars/steps/*.py", "src/cantiere/games/pillars/table.py"],
    "arcadia": ["src/cantiere/games/arcadia/steps/*.py", "src/cantiere/games/arcadia/table.py"],
    "castelli": ["src/cantiere/games/castelli/steps/*.py", "src/cantiere/games/castelli/table.py"],
    "permissions": [
        "src/cantiere/server/play/access.py",
        "src/cantiere/server/play/sitting.py",
        "src/cantiere/server/play/viewing.py",
        "src/cantiere/server/bots/hints.py",
        "src/cantiere/server/play/play.py",
        "src/cantiere/server/tables/seating.py",
        "src/cantiere/server/api/guard.py",
        "src/cantiere/server/api/session.py",
        "src/cantiere/server/api/routes/*.py",
    ],
    "gate": ["src/cantiere/server/gate/*.py"],
    "play": ["src/cantiere/server/play/*.py"],
    "tables": ["src/cantiere/server/tables/*.py"],
    "people": ["src/cantiere/server/people/*.py"],
    "community": ["src/cantiere/server/community/*.py"],
    "leaks": [
        "src/cantiere/server/play/looking.py",
        "src/cantiere/server/play/known_news.py",
        "src/cantiere/server/play/facts.py",
        "src/cantiere/core/history.py",
    ],
    "arena": ["src/cantiere/arena/plan.py", "src/cantiere/arena/store.py", "src/cantiere/arena/ratings.py"],
    "envs": ["src/cantiere/envs/batch.py", "src/cantiere/envs/rewards.py", "src/cantiere/envs/vector.py"],
}
# What looks at a source, too, but takes long: asked last.
FURTHER = [
    ("src/cantiere/core/", ["tests/games/castelli", "tests/games/pillars"]),
    (
        "src/cantiere/server/",
        [
            f"tests/server/test_{name}.py"
            for name in ("client", "ratings", "security", "people", "home", "hostile")
        ],
    ),
]


@dataclasses.dataclass(frozen=True)
class Mutant:
    """A fault to be tried: where it belongs, and which tests should notice it, stage by stage."""

    room: str
    fault: Fault
    name: str = ""
    tests: tuple[tuple[str, ...], ...] = ()

    @property
    def about(self) -> str:
        """What it is, in one line."""
        what = f"{self.fault.old.splitlines()[0][:50]} → {self.fault.new[:50]}"
        return f"{self.fault.file.removeprefix('src/cantiere/')}:{self.fault.line}  {self.name or what}"


# --- which faults are tried ------------------------------------------------------------------------------


def named() -> Iterator[Mutant]:
    """Yield the faults that have names."""
    for path in sorted(NAMED.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", []):
            yield of_entry(entry)


def of_entry(entry: dict[str, Any]) -> Mutant:
    """Return a fault with a name. One that no longer fits the source must be looked at."""
    data = Path(entry["file"]).read_bytes()
    old = entry["old"].encode()
    if data.count(old) != 1:
        times = data.count(old)
        raise LookupError(f"{entry['name']!r}: the piece stands {times} times in {entry['file']}")
    start = data.index(old)
    line = data[:start].count(b"\n") + 1
    fault = Fault(entry["file"], line, start, start + len(old), entry["old"], entry["new"])
    tests = tuple(tuple(stage) for stage in entry.get("tests", []))
    return Mutant(entry["room"], fault, entry["name"], tests)


def sampled(room: str, count: int, seed: str) -> list[Mutant]:
    """Return so many faults of a room, the same for the same seed."""
    known = harmless()
    found = []
    for path in sorted(path for glob in ROOMS[room] for path in Path().glob(glob)):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for fault in faults_in(path.as_posix(), source):
            place = fault.file, fault.old, fault.new
            if not known & {(*place, ""), (*place, lines[fault.line - 1].strip())}:
                found.append(fault)
    chosen = random.Random(f"{seed}:{room}").sample(found, min(count, len(found)))
    return [Mutant(room, fault) for fault in chosen]


def harmless() -> set[tuple[str, str, str, str]]:
    """Return the changes that were looked at and change nothing that anybody could notice.

    Each with its file, what stands there, what would, and the whole line if it is that one alone.
    """
    return {
        (entry["file"], entry["old"], entry["new"], entry.get("line", ""))
        for path in sorted(NAMED.glob("*.toml"))
        for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("harmless", [])
    }


# --- trying ----------------------------------------------------------------------------------------------


class Trial:
    """Tries faults in a copy of the sources, and remembers."""

    def __init__(self) -> None:
        self.copy = FOLDER / str(os.getpid()) / "src"  # of this run alone
        self.written = 0
        atexit.register(shutil.rmtree, self.copy.parent, ignore_errors=True)
        shutil.copytree("src", self.copy, ignore=shutil.ignore_patterns("__pycache__"))
        self.tried: dict[str, dict[str, Any]] = {}
        self.sound: set[str] = set()  # tests that are known to pass without a fault
        self.broken: list[str] = []
        if KEPT.is_file():
            for line in KEPT.read_text(encoding="utf-8").splitlines():
                one = json.loads(line)
                self.tried[one["key"]] = one

    def outcome(self, mutant: Mutant) -> dict[str, Any]:
        """Return how it went with a fault, from the file if nothing has changed since."""
        at = mutant.fault.file
        stages = [list(stage) for stage in mutant.tests] or [
            ["--doctest-modules", str(self.copy.parent / at)],
            *closest(at),
            *nearest(at),
            *(stage for start, stage in FURTHER if at.startswith(start)),
        ]
        before = self.tried.get(mutant.fault.key)
        if before is not None and before["state"] == _state(mutant.fault, stages, before["noticed"]):
            return before
        began = time.monotonic()
        by = self._noticed(mutant.fault, stages)
        found = {
            "key": mutant.fault.key,
            "state": _state(mutant.fault, stages, by),
            "room": mutant.room,
            "about": mutant.about,
            "named": bool(mutant.name),
            "noticed": by,
            "seconds": round(time.monotonic() - began, 1),
        }
        self.tried[mutant.fault.key] = found
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found, ensure_ascii=False) + "\n")
        return found

    def _noticed(self, fault: Fault, stages: list[list[str]]) -> str:
        """Return what noticed the fault, "" if nothing did."""
        target = self.copy.parent / fault.file
        source = Path(fault.file).read_text(encoding="utf-8")
        try:
            self._write(target, fault.put_into(source))
            for stage in stages:
                while by := self._run(stage):
                    if not self._fails_anyway(by, target, source, fault):
                        return by
        finally:
            self._write(target, source)
        return ""

    def _write(self, target: Path, source: str) -> None:
        """Write a source with a time of its own, by which Python knows what it has compiled of it."""
        target.write_text(source, encoding="utf-8")
        self.written += 1
        os.utime(target, (self.written, self.written))

    def _fails_anyway(self, test: str, target: Path, source: str, fault: Fault) -> bool:
        """Tell whether a test fails without the fault, too: from then on it is left out, and that is said."""
        if not test.startswith("tests/") or test in self.sound:
            return False
        self._write(target, source)
        broken = bool(self._run([test]))
        self._write(target, fault.put_into(source))
        if broken:
            self.broken.append(test)
            print(f"{test} fails without any fault: it is left out", flush=True)
        else:
            self.sound.add(test)
        return broken

    def _run(self, stage: Iterable[str]) -> str:
        """Run tests until the first failure; return it, "" if there is none."""
        env = {**os.environ, "CANTIERE_FORM": "interpreted", "PYTHONPATH": str(self.copy.absolute())}
        env |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        env["PYTHONPYCACHEPREFIX"] = str((self.copy.parent / "pycache").absolute())
        options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "tools.endless", "--no-header", "--tb=no"]
        left_out = [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in self.broken]
        command = [sys.executable, "-m", "pytest", *options, *left_out, *stage]
        with subprocess.Popen(
            command,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as running:
            try:
                said = _said(running)
            except BaseException:  # whoever ends this run ends its tests, too: a fault may make them endless
                os.killpg(running.pid, 9)
                raise
            if said is None:
                os.killpg(running.pid, 9)
                return ENDLESS
        if running.returncode in (0, 5):
            return ""
        if running.returncode == endless.CODE:
            return ENDLESS
        failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE)
        by = failed.group(1) if failed else f"pytest ended with {running.returncode}"
        return by.removeprefix(f"{self.copy.parent}/")  # an example: of the source that the copy is of


def _said(running: subprocess.Popen[str]) -> str | None:
    """Return what tests have said at their end; None if they wait for something that never comes.

    They wait if they do nothing, look after look; on a busy machine, or stopped, they merely take longer.
    Whoever starts one process after another never ends, either, and soon nobody else gets anywhere.
    """
    used, looks = 0, 0
    while looks < LOOKS:
        try:
            return running.communicate(timeout=1.0)[0]
        except subprocess.TimeoutExpired:
            now = _processor_time(running.pid)
            looks = looks + 1 if now == used else 0
            used = now
            if _crowd(running.pid) > CROWD:
                return None
    return None


def _crowd(session: int) -> int:
    """Return how many processes there are in a session."""
    found = 0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it is gone
            stat = (process / "stat").read_text(encoding="utf-8", errors="replace")
            found += int(stat.rpartition(")")[2].split()[3]) == session
    return found


def _processor_time(pid: int) -> int:
    """Return the ticks that a process has had, with the children that have ended."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    return sum(map(int, stat.rpartition(")")[2].split()[11:15]))


def _state(fault: Fault, stages: list[list[str]], noticed: str) -> str:
    """Return a digest of what the outcome rests on: the source, and the tests that were run.

    Of a fault that was noticed, the tests beside the one that did may change; what they all use may not.
    """
    found = hashlib.sha256(Path(fault.file).read_bytes())
    by = Path(noticed.partition("::")[0])
    for path in (Path(name) for stage in stages for name in stage):
        inside = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        for one in inside:
            beside = by.is_file() and one != by and one.name.startswith("test_")
            if not beside:
                found.update(one.read_bytes() if one.is_file() else str(one).encode())
    return found.hexdigest()[:16]


# --- what is said ----------------------------------------------------------------------------------------


def table(found: list[dict[str, Any]]) -> str:
    """Return the scores, a line a room."""
    lines = ["| room | faults | noticed | |", "| --- | ---: | ---: | --- |"]
    for room in ROOMS:
        inside = [one for one in found if one["room"] == room]
        if inside:
            noticed = sum(bool(one["noticed"]) for one in inside)
            share = f"{100 * noticed / len(inside):.0f} %"
            lines.append(f"| {room} | {len(inside)} | {noticed} | {share} |")
    return "\n".join(lines)


def write(found: list[dict[str, Any]]) -> None:
    """Put the scores into the page on testing."""
    page = PAGE.read_text(encoding="utf-8")
    marks = "<!-- scores: make mutants ARGS=--write -->\n", "<!-- end of scores -->"
    before, after = page.index(marks[0]) + len(marks[0]), page.index(marks[1])
    PAGE.write_text(page[:before] + table(found) + "\n" + page[after:], encoding="utf-8")


def main() -> int:
    """Try the faults that the command line asks for."""
    parser = argparse.ArgumentParser(description="Put faults into the code and see whether the tests notice.")
    parser.add_argument("--room", choices=ROOMS, action="append")
    parser.add_argument("--count", type=int, default=40, help="faults sampled in each room")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--named-only", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the scores into docs/testing.md")
    chosen = parser.parse_args()
    rooms = chosen.room or list(ROOMS)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped; the next run goes on from here"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    trial = Trial()
    mutants = [mutant for mutant in named() if mutant.room in rooms]
    if not chosen.named_only:
        mutants += [mutant for room in rooms for mutant in sampled(room, chosen.count, chosen.seed)]
    found = []
    for number, mutant in enumerate(mutants, start=1):
        one = trial.outcome(mutant)
        found.append(one)
        how = f"noticed by {one['noticed']}" if one["noticed"] else "SURVIVES"
        print(f"{number}/{len(mutants)} {mutant.room}: {mutant.about}: {how}", flush=True)
    print("\n" + table(found))
    survivors = [one for one in found if not one["noticed"]]
    for one in survivors:
        print(f"survives: {one['room']}: {one['about']}")
    if chosen.write:
        write(found)
    below = any(
        sum(bool(one["noticed"]) for one in found if one["room"] == room)
        < MARK * sum(one["room"] == room for one in found)
        for room in rooms
    )
    return int(below or any(one["named"] for one in survivors))


if __name__ == "__main__":
    sys.exit(main())
