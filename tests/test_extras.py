"""Every extra alone: with nothing but its own libraries its part works, and the others say what is missing.

What is not of an extra is hidden from a Python of its own, as if it had never been installed; `make release`
does the same with real installations of the wheel.
"""

from __future__ import annotations

import ast
import importlib.metadata
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cantiere
from tests.extras import WORKS

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
MODULES = {
    module: {canonicalize_name(name) for name in names}
    for module, names in importlib.metadata.packages_distributions().items()
}

# Hides what is installed under these names; a library may still have its own copy (Ray has).
HIDING = """
import importlib.abc, importlib.machinery, pathlib, sys, sysconfig

class Hidden(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if path is None and name in HIDDEN:
            spec = importlib.machinery.PathFinder.find_spec(name, None)
            at = pathlib.Path((spec and (spec.origin or spec.submodule_search_locations[0])) or "")
            if pathlib.Path(sysconfig.get_path("purelib")) in (at.parent, at.parent.parent):
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Hidden())
"""


def own(extra: str) -> set[str]:
    """Return the distributions that are named by an extra, or by one that it brings, and by the core."""
    named = [Requirement(line) for line in (*PROJECT["dependencies"], *EXTRAS.get(extra, []))]
    found: set[str] = set()
    for one in named:
        if one.name == "cantiere":
            found |= {name for more in one.extras for name in own(more)}
        else:
            found.add(canonicalize_name(one.name))
    return found


def installed_with(extra: str) -> set[str]:
    """Return all distributions that come with an extra: those it names, and what these need."""
    todo = [Requirement(line) for line in (*PROJECT["dependencies"], *EXTRAS.get(extra, []))]
    found: set[str] = set()
    while todo:
        one = todo.pop()
        if one.marker is not None and not any(
            one.marker.evaluate({"extra": wanted}) for wanted in ("", *one.extras)
        ):
            continue
        if one.name == "cantiere":
            todo += [Requirement(line) for more in one.extras for line in EXTRAS[more]]
            continue
        name = canonicalize_name(one.name)
        if name in found and not one.extras:
            continue
        found.add(name)
        for line in importlib.metadata.requires(name) or []:
            inner = Requirement(line)
            if inner.marker is None or any(
                inner.marker.evaluate({"extra": wanted}) for wanted in ("", *one.extras)
            ):
                todo.append(Requirement(line.partition(";")[0]))
    return found


def run(extra: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run code where only an extra's libraries are, and the standard library."""
    there = installed_with(extra) | {"cantiere"}
    hidden = {module for module, names in MODULES.items() if not names & there}
    hiding = f"HIDDEN = {sorted(hidden)!r}\n{HIDING}"
    return subprocess.run(
        [sys.executable, "-c", hiding + code], capture_output=True, text=True, timeout=120, check=False
    )


GAME = cantiere.games()[0]
ARENA = f"ARENA = 'arena {GAME} --seats random random --games 1 --processes 1'.split()\n"


@pytest.mark.parametrize("extra", WORKS)
def test_an_extra_alone_is_enough_for_its_part(extra: str) -> None:
    done = run(extra, WORKS[extra])
    assert done.returncode == 0, done.stderr


def test_every_extra_is_tried() -> None:
    assert set(WORKS) == {"", *EXTRAS} - {"all"}


@pytest.mark.parametrize(
    ("extra", "code", "said"),
    [
        ("", "import cantiere.cli; cantiere.cli.main(['games'])", "cantiere[cli]"),
        ("cli", "import cantiere.cli; cantiere.cli.main(['serve'])", "cantiere[server]"),
        *(
            ("cli", f"import cantiere.cli; cantiere.cli.main('{command}'.split())", "cantiere[server]")
            for command in ("admin backup x", "admin restore x", "admin check", "admin roles", "games find")
        ),
        ("cli", ARENA + "import cantiere.cli; cantiere.cli.main(ARENA)", "cantiere[arena]"),
        ("", f"import cantiere; s = cantiere.game('{GAME}').new(2); s.game.features(s, 0)", "[features]"),
        ("", "import cantiere.envs.vector", "cantiere[features]"),
        ("", "import cantiere.envs.gym", "cantiere[envs]"),
        ("features", "import cantiere.envs.gym", "cantiere[envs]"),
        ("features", "import cantiere.envs.pettingzoo", "cantiere[envs]"),
        ("", "import cantiere.envs.openspiel", "cantiere[openspiel]"),
        ("", "import cantiere.envs.export", "cantiere[positions]"),
        ("", "from cantiere.arena.workers import in_order; list(in_order(abs, [1], ray='x'))", "[ray]"),
    ],
)
def test_what_is_missing_is_said_with_the_extra_that_brings_it(extra: str, code: str, said: str) -> None:
    done = run(extra, code)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert "pip install" in last, done.stderr
    assert said in last


def test_what_is_imported_is_declared() -> None:
    """Not only brought along by something else, which may stop doing so."""
    declared = {name for extra in ("", *EXTRAS) for name in own(extra)}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            for name in (name.partition(".")[0] for name in names):
                if name not in sys.stdlib_module_names and name != "cantiere":
                    brought_by = MODULES.get(name, {name})  # what is not installed here is called as it is
                    assert brought_by & declared, f"{path.name} imports {name}"
