"""An environment with a game of somebody else: Cantiere and the example's wheel, as people install them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import cantiere
from tools.install import install, python_of

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "torri"
GAME, PACKAGE = "torri", "cantiere-torri"


def build_wheel(project: Path, folder: Path) -> Path:
    """Build a project's wheel, in a copy of it; return the file."""
    copy = folder / "project"
    shutil.copytree(project, copy)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(command, cwd=copy, check=True, capture_output=True)
    (wheel,) = (copy / "dist").glob("*.whl")
    return wheel


def environment(folder: Path, *wheels: Path) -> Path:
    """Make an environment with these wheels beside Cantiere's; return its Python.

    The form that is being tested is installed: the wheel that was built, or the sources. Other libraries are
    those of the environment that runs the tests.
    """
    place = folder / "environment"
    ours = sorted((ROOT / "dist").glob("cantiere-*.whl")) if cantiere.compiled else []
    install(place, "--no-deps", "--no-index", *map(str, [*ours, *wheels]))
    beside = [sysconfig.get_path("purelib")] if ours else [str(ROOT / "src"), sysconfig.get_path("purelib")]
    (site,) = (place / "lib").glob("python*/site-packages")
    (site / "beside.pth").write_text("\n".join(beside) + "\n", encoding="utf-8")
    return python_of(place)


def uninstall(python: Path) -> None:
    """Take the example away again, as an installer would: all files that its wheel brought."""
    (site,) = (python.parents[1] / "lib").glob("python*/site-packages")
    for path in site.glob("cantiere_torri*"):
        shutil.rmtree(path)


def run(python: Path, *arguments: str, stdin: str = "", code: int = 0) -> str:
    """Run something in an environment; return what it printed."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [python, *arguments], input=stdin, capture_output=True, text=True, check=False, env=plain
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr
