"""The tools: faults are put in where they belong, and the nearest tests are real."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cantiere
from tools import endless, mutants
from tools.check import stages_of
from tools.faults import faults_in
from tools.mutants import NAMED, ROOMS, of_entry, sampled, table
from tools.nearest import NEAREST, closest, nearest
from tools.play import fresh

ENTRIES = [
    entry
    for path in sorted(NAMED.glob("*.toml"))
    for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
]
SOURCE = '''
def f(x: int = 3, *, loud: bool = True) -> bool:
    """Say so."""
    if x < 3 and not loud:
        print(x)
        raise ValueError(f"{x + 1}")
    x += 1
    return x in (1, 2)
'''


def test_faults_are_found_and_can_be_parsed() -> None:
    found = faults_in("a.py", SOURCE)
    changes = {(fault.old, fault.new) for fault in found}
    assert {
        ("x < 3", "x <= 3"),
        ("not loud", "bool(loud)"),
        ("x < 3 and not loud", "True"),
        ("print(x)", "pass"),
        ('raise ValueError(f"{x + 1}")', "pass"),
        ("x += 1", "pass"),
        ("x in (1, 2)", "x not in (1, 2)"),
    } <= changes
    assert ("x + 1", "x - 1") not in changes  # what a message says is no behaviour
    for fault in found:
        with_it = fault.put_into(SOURCE)
        assert with_it != SOURCE
        ast.parse(with_it)


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])
def test_a_fault_with_a_name_fits_its_source(entry: dict[str, str]) -> None:
    mutant = of_entry(entry)
    assert mutant.room in ROOMS
    source = Path(mutant.fault.file).read_text(encoding="utf-8")
    ast.parse(mutant.fault.put_into(source))


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    one, again, other = (sampled("bots", 8, seed) for seed in ("1", "1", "2"))
    assert one == again
    assert one != other
    assert len(one) == 8


def test_every_room_has_sources_and_its_tests_are_there() -> None:
    for globs in ROOMS.values():
        assert all(list(Path().glob(glob)) for glob in globs)
    for _, stages in NEAREST:
        named = [test for stage in stages for test in stage[: stage.index("-k") if "-k" in stage else None]]
        assert all(Path(test).exists() for test in named)


def test_a_changed_rule_is_tested_by_its_game() -> None:
    for step in sorted(Path("src/cantiere/games").glob("*/steps/*.py")):
        tests = f"tests/games/{step.parts[3]}"
        assert nearest(str(step))[0] == [tests]
        assert stages_of([str(step)]) == [[tests, str(step)], nearest(str(step))[1]]
    assert stages_of(["web/src/app.css", "LICENSE"]) == []


def test_what_is_older_than_its_sources_is_not_fresh(tmp_path: Path) -> None:
    import os

    made, source = tmp_path / "made", tmp_path / "source"
    assert not fresh(made, [source])
    for path in (made, source):
        path.touch()
    os.utime(source, (1, 1))
    assert fresh(made, [source])
    os.utime(made, (0, 0))
    assert not fresh(made, [source])


def test_scores_are_by_room() -> None:
    found = [{"room": "core", "noticed": "x"}, {"room": "core", "noticed": ""}]
    assert "| core | 2 | 1 | 50 % |" in table(found)


def test_a_test_that_never_ends_is_known_by_its_processor_time(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("from tools import endless\nendless.MOST = 0.2\n")
    (tmp_path / "test_one.py").write_text("def test_short():\n    pass\n")
    endless_one = tmp_path / "test_two.py"
    endless_one.write_text("def test_endless():\n    while True:\n        pass\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tools.endless",
        "-p",
        "no:cacheprovider",
        "-c",
        "/dev/null",
    ]
    codes = [
        subprocess.run([*command, path], check=False, capture_output=True).returncode
        for path in (tmp_path / "test_one.py", endless_one)
    ]
    assert codes == [0, endless.CODE]


def test_tests_that_wait_for_nothing_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "LOOKS", 1)
    command = [sys.executable, "-c", "import signal; signal.pause()"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as waiting:
        assert mutants._said(waiting) is None
        waiting.kill()
    with subprocess.Popen(
        [sys.executable, "-c", "print('done')"], stdout=subprocess.PIPE, text=True
    ) as short:
        assert mutants._said(short) == "done\n"


def test_tests_that_start_process_after_process_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy they are: a fault in what starts helpers would else leave no room on the machine."""
    monkeypatch.setattr(mutants, "CROWD", 2)
    many = "import subprocess as s; [s.Popen(['sleep', '1000']) for _ in 'abc'][0].wait()"
    with subprocess.Popen(
        [sys.executable, "-c", many], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as crowd:
        assert mutants._said(crowd) is None
        os.killpg(crowd.pid, signal.SIGKILL)


def test_the_closest_tests_bear_the_name_or_speak_of_it() -> None:
    assert closest("src/cantiere/core/rng.py") == [["tests/core/test_rng.py"]]
    assert closest("src/cantiere/arena/plan.py")[0][0] == "tests/arena/test_arena.py"
    assert closest(f"src/cantiere/games/{cantiere.games()[0]}/steps/nobody_speaks_of_it.py") == []


def test_what_is_released_is_checked_by_the_standard_library_and_programs() -> None:
    """Its environment has neither pytest nor Cantiere itself."""
    subprocess.run([sys.executable, "-S", "-c", "import tools.release"], check=True)
