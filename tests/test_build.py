"""The package is built, and loaded, in the form that was asked for."""

from __future__ import annotations

import importlib
import importlib.machinery
import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from hatch_build import modules_to_compile

ROOT = Path(__file__).parent.parent
FORM = os.environ.get("CANTIERE_FORM")

CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MODULES = modules_to_compile(ROOT / "src", CONFIG["tool"]["hatch"]["build"]["hooks"]["custom"])


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.skipif(FORM is None, reason="CANTIERE_FORM says which form to expect; make sets it")
@pytest.mark.parametrize("name", [module_name(path) for path in MODULES])
def test_the_expected_form_is_loaded(name: str) -> None:
    loaded = importlib.import_module(name).__file__
    assert loaded is not None
    compiled = loaded.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    assert compiled == (FORM == "compiled"), loaded


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with the same build as ours."""
    if FORM == "compiled":
        pytest.skip("the build itself is tested with the interpreted form")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    core = tmp_path / "src/cantiere/core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").touch()
    (core / "record.py").write_text("x: int = 1\n", encoding="utf-8")
    (core / "state.py").write_text("def twice(x: int) -> int:\n    return 2 * x\n", encoding="utf-8")
    return tmp_path


def build(project: Path, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CANTIERE_")}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target],
        cwd=project,
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def wheel(project: Path) -> tuple[str, set[str], dict[str, object]]:
    """The name of the wheel, the files of the package in it, and its build note."""
    (path,) = project.glob("dist/*.whl")
    with zipfile.ZipFile(path) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        return path.name, names, json.loads(archive.read("cantiere/_build.json"))


def test_a_compiled_wheel_has_sources_and_modules_and_leaves_no_litter(project: Path) -> None:
    done = build(project)
    name, files, note = wheel(project)
    if note["compiled"] is False and "compiler" in str(note["why"]):
        pytest.skip("there is no C compiler here")
    assert note["compiled"] is True, done.stderr
    assert "none-any" not in name
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    assert {"cantiere/core/state.py", f"cantiere/core/state{suffix}", f"cantiere__mypyc{suffix}"} <= files
    assert f"cantiere/core/record{suffix}" not in files
    left = {path.name for path in project.rglob("*") if path.is_file() and path.parent.name != "__pycache__"}
    assert left == {
        *("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"),
        *("__init__.py", "record.py", "state.py", name),
    }


def test_compiling_can_be_turned_off(project: Path) -> None:
    build(project, CANTIERE_COMPILE="0")
    name, files, note = wheel(project)
    assert name.endswith("-py3-none-any.whl")
    assert note["compiled"] is False
    assert all(file.endswith((".py", ".json")) for file in files)


def test_without_a_compiler_the_wheel_is_pure_and_says_why(project: Path) -> None:
    done = build(project, CC="/nowhere/cc")
    name, _, note = wheel(project)
    assert name.endswith("-py3-none-any.whl")
    assert note == {"compiled": False, "why": "no C compiler was found"}
    assert "no C compiler was found" in done.stdout + done.stderr


def test_a_required_compilation_fails_rather_than_falling_back(project: Path) -> None:
    done = build(project, CC="/nowhere/cc", CANTIERE_COMPILE="require")
    assert done.returncode != 0
    assert not list(project.glob("dist/*.whl"))


def test_a_type_error_is_named_in_the_note(project: Path) -> None:
    (project / "src/cantiere/core/state.py").write_text("x: int = ''\n", encoding="utf-8")
    build(project)
    _, _, note = wheel(project)
    assert note["compiled"] is False
    if "compiler" not in str(note["why"]):
        assert "cantiere/core/state.py:1: error" in str(note["why"])


def test_a_source_archive_compiles_nothing(project: Path) -> None:
    done = build(project, target="sdist", CANTIERE_COMPILE="require", CC="/nowhere/cc")
    assert done.returncode == 0, done.stderr
