"""The README's example runs, and what it names exists."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

import cantiere
from cantiere.bots import FROZEN, KINDS, LEVELS
from cantiere.cli.app import build
from cantiere.cli.argv import spread
from cantiere.cli.screen import Screen
from tools.docs_pages import PAGES

ROOT = Path(__file__).parent.parent
TEXTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]


def commands() -> list[tuple[str, str]]:
    """Return the lines of the pages that are meant to be typed, and where they stand."""
    before = r"(?:PATH=\S+ |PYTHONPATH=\S+ )?(?:\.venv(?:-play)?/bin/|/opt/cantiere/bin/)?"
    program = "cantiere|make|python|pip|pipx|uvx|npm"
    typed = re.compile(rf"^ *{before}((?:{program}) [^(=].*)$", re.M)
    inline = re.compile(rf"`{before}((?:{program}) [-a-z'][^`…]*)`")
    return [
        (page.name, line.partition("  #")[0].strip())
        for page in TEXTS
        if page.name != "CHANGELOG.md"
        for pattern in (typed, inline)
        for line in pattern.findall(indented(page.read_text(encoding="utf-8"), all_=pattern is inline))
    ]


def indented(text: str, *, all_: bool) -> str:
    """Return what is set as code: indented, or between fences; or all, for what stands in a sentence."""
    if all_:
        return text
    fenced = re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.M | re.S)
    return "\n".join([*re.findall(r"^    .*$", text, re.M), *fenced])


@pytest.mark.parametrize(("page", "line"), commands())
def test_what_a_page_says_to_type_can_be_typed(page: str, line: str) -> None:
    """Targets, modules and files are there; commands and options are known, and their values can be read."""
    program, *words = shlex.split(line)
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
        assert words[0] in targets
    elif program == "python":
        named = Path(words[1].replace(".", "/") if words[0] == "-m" else words[0])
        places = [ROOT / "src" / named, ROOT / named]
        assert any(place.exists() or place.with_suffix(".py").exists() for place in places)
    elif program == "npm":
        scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
        assert words[:3] == ["--prefix", "web", "run"]
        assert words[3] in scripts
    elif program in ("pip", "pipx", "uvx"):
        known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        for name, extra in re.findall(r"([\w.]+)\[(\w+)\]", line):
            assert name in ("cantiere", "."), line
            assert extra in known["optional-dependencies"] or name == "."
    else:
        if "--lang" in words:
            del words[words.index("--lang") : words.index("--lang") + 2]
        app: Any = typer.main.get_command(build(Screen("en")))
        if words[0].startswith("-"):
            return
        words = [word.lower() if word.isupper() else word for word in words]  # GAME stands for a game
        command = app.commands[words[0]]
        if hasattr(command, "commands") and len(words) > 1:
            command, words = command.commands[words[1]], words[1:]
        command.make_context(words[0], spread(words[1:]), resilient_parsing=True)
        options = {option for param in command.params for option in param.opts}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options


def test_the_commands_are_found() -> None:
    assert len(commands()) > 30


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    """The site's own build stops at links that lead nowhere."""
    listed = set(re.findall(r"[\w./-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert listed == pages | set(PAGES.values())


@pytest.mark.parametrize("page", ["README.md", "docs/bot-lab.md"])
def test_the_example_runs(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried >= 5
    assert failed == 0


def test_links_lead_somewhere() -> None:
    for page in TEXTS:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_game_is_listed() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").lower()
    assert all(f"| {name} " in text for name in cantiere.games())


def test_the_sizes_of_observations_are_those_of_the_games() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| ({'|'.join(cantiere.games())}) .*\| ([\d,]+) \+ ([\d,]+) \|$", page, re.M)
    assert len(rows) >= 6
    for name, features, actions in rows:
        game = cantiere.game(name)
        assert (features, actions) == (f"{game.num_features:,}", f"{game.num_choices:,}"), name


def test_the_levels_are_those_of_the_bots() -> None:
    page = " ".join((ROOT / "docs" / "bot-lab.md").read_text(encoding="utf-8").split())
    for level, is_ in LEVELS.items():
        assert f"`{level}` (`{is_}`)" in page
    for level, was in FROZEN.items():
        assert re.search(rf"`{level}` (is|was) `{was}`", page), level
    table = page.partition("## What there is")[2].partition("Levels are")[0]
    assert all(f"`{kind}" in table for kind in KINDS)


def test_every_option_of_the_arena_is_explained() -> None:
    page = (ROOT / "docs" / "bot-lab.md").read_text(encoding="utf-8")
    part = page.partition("## Many games")[2].partition("\n## ")[0]
    for option in ("--out", "--ray", "--processes", "--positions", "--plot"):
        assert f"`{option}" in part


def test_the_planes_are_those_of_the_games() -> None:
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    for name in cantiere.games():
        planes = cantiere.game(name).planes()
        told = f"{len(planes.names)} | {planes.height} × {planes.width}" if planes is not None else "– | –"
        assert f"| {name.capitalize()} | {told} | " in page


@pytest.mark.parametrize("game", cantiere.games())
def test_the_readme_says_what_is_reconstructed(game: str) -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    (said,) = [part for part in text.split(". ") if "reconstructions" in part]
    assert game.capitalize() in said
