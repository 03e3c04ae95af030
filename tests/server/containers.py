"""Builds an image in a folder by following a Containerfile line by line; reads a compose file."""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
from pathlib import Path
from string import Template
from typing import Any

import yaml  # type: ignore[import-untyped]  # it has no types, and one use

from tests.server.machine import Machine


@dataclasses.dataclass
class Image:
    """What a Containerfile has said so far, of one stage."""

    environment: dict[str, str]
    folder: Path
    told: dict[str, str] = dataclasses.field(default_factory=dict)

    def command(self) -> list[str]:
        """Return what is started, found as the container would find it."""
        entry, given = json.loads(self.told["ENTRYPOINT"]), json.loads(self.told["CMD"])
        return self.found([*entry, *given])

    def health(self) -> list[str]:
        """Return what is run to see how it is."""
        return list(json.loads(self.told["HEALTHCHECK"].split("CMD ")[1]))

    def found(self, command: list[str]) -> list[str]:
        """Return a command with the whole name of its program."""
        program = shutil.which(command[0], path=self.environment["PATH"])
        assert program is not None, f"{command[0]} is not there"
        return [program, *command[1:]]


def instructions(file: Path) -> list[tuple[str, str]]:
    """Return the lines of a Containerfile: what each is, and what it says."""
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], re.sub(r"\s+", " ", line.split(maxsplit=1)[1])) for line in lines]


def build(machine: Machine, file: Path, context: Path) -> Image:
    """Follow a Containerfile on a machine; return its last stage."""
    stages: dict[str, Image] = {}
    for what, said in instructions(file):
        value = machine.moved(said)
        if what == "FROM":
            image = Image({"PATH": machine.environment["PATH"]}, machine.folder, {"FROM": value})
            stages[value.split(" AS ")[-1]] = image
            for made in ("groups", "users", "installed"):
                machine.taken(made)
        elif what == "WORKDIR":
            image.folder = Path(value)
            image.folder.mkdir(parents=True, exist_ok=True)
        elif what == "COPY":
            _copy(value.split(), context, stages)
        elif what == "RUN":
            machine.give(value, image.folder)
        elif what == "ENV":
            for name, given in (word.split("=", 1) for word in value.split()):
                image.environment[name] = Template(given).substitute(image.environment)
        elif what == "USER":
            user, group = value.split(":")
            (made,), (owner,) = machine.taken("groups"), machine.taken("users")
            assert f"--gid {group} " in made
            assert f"--uid {user} --gid {group} " in owner
            image.told["USER"] = value
            image.told["name"] = owner.split()[-1]
        elif what == "VOLUME":
            assert Path(value).is_dir()
            assert f"-o {image.told['name']} -g {image.told['name']} {value}" in "".join(
                machine.taken("installed")
            ), "it is root's"
            image.told["VOLUME"] = said
        else:
            assert what in ("EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT", "CMD"), what
            image.told[what] = value
    return image


def _copy(words: list[str], context: Path, stages: dict[str, Image]) -> None:
    if words[0].startswith("--from="):
        stage, there, here = words
        assert stage.removeprefix("--from=") in stages
        assert there == here, "an environment cannot be moved"
        assert Path(there).is_dir()
        return
    *patterns, here = words
    found = [file for pattern in patterns for file in context.glob(pattern)]
    assert found, f"there is no {patterns}"
    for file in found:
        shutil.copy(file, here)


def compose(file: Path, given: dict[str, str]) -> Any:
    """Return what a compose file says, with the variables that it must be given."""
    text = re.sub(r"\$\{(\w+):\?\}", lambda found: given[found[1]], file.read_text(encoding="utf-8"))
    assert "${" not in text, "a variable that may be missing"
    return yaml.safe_load(text)
