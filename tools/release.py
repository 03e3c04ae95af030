"""`make release`: checks all that would be uploaded, as those who install it would find it.

python -m tools.release [STEP…]     without steps: all of them, in their order
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

from tests.extras import WORKS
from tools.install import find_uv, install, python_of

BIN = Path(sys.executable).parent.absolute()
DIST = Path("dist")
WORKFLOW = ".github/workflows/release.yml"
CLIENT = "server/client/index.html"
CLEAN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CANTIERE_FORM")}


class Wrong(Exception):
    """What must not be uploaded like this."""


def wheel() -> Path:
    """Return the wheel that was built."""
    (found,) = DIST.glob("cantiere-*.whl")
    return found.absolute()


def archive() -> Path:
    """Return the source archive that was built."""
    (found,) = DIST.glob("cantiere-*.tar.gz")
    return found.absolute()


def run(*command: object, **more: str) -> str:
    """Run a program from a folder where our sources are not; return what it says."""
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=elsewhere,
            env=CLEAN | more,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if done.returncode:
        raise Wrong(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


# --- the steps -------------------------------------------------------------------------------------------


def metadata() -> None:
    """The metadata can be read and has addresses, the changelog's too; the version is the same everywhere."""
    run(BIN / "twine", "check", "--strict", wheel(), archive())
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    with zipfile.ZipFile(wheel()) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        text = opened.read(name).decode()
    for wanted in ("Project-URL: Changelog, ", "Project-URL: Documentation, ", "License-Expression: "):
        if wanted not in text:
            raise Wrong(f"the metadata has no {wanted}")
    if any(".example/" in address for address in project["urls"].values()):
        print("  before uploading: give the project its own address in pyproject.toml, [project.urls]")
    if f'__version__ = "{project["version"]}"' not in Path("src/cantiere/__init__.py").read_text("utf-8"):
        raise Wrong("pyproject.toml and cantiere.__version__ differ")


def contents() -> None:
    """The wheel has the compiled modules and the client, and nothing that does not belong there."""
    # Some files are alike, mypyc's shared module stands at the top, and Alembic numbers its migrations.
    run(BIN / "check-wheel-contents", "--ignore", "W002,W004,W009,W010", wheel())
    with zipfile.ZipFile(wheel()) as opened:
        names = opened.namelist()
    for wanted in (f"cantiere/{CLIENT}", "cantiere/py.typed", "cantiere/locale/it.ftl"):
        if wanted not in names:
            raise Wrong(f"the wheel has no {wanted}")
    if not any(name.endswith((".so", ".pyd")) for name in names):
        raise Wrong("the wheel is not compiled")


def source() -> None:
    """The source archive has the client, and compiles to a wheel that has it too."""
    with tempfile.TemporaryDirectory() as folder, tarfile.open(archive()) as opened:
        opened.extractall(folder, filter="data")
        (root,) = Path(folder).iterdir()
        if not (root / "src/cantiere" / CLIENT).is_file():
            raise Wrong("the source archive has no client")
        # The same object files: they are named by what they were made of, so this finds out if it differs.
        objects = str(Path("build/objects").absolute())
        python = python_of(Path(".venv")).absolute()
        built = subprocess.run(
            [python, "-m", "hatchling", "build", "-t", "wheel"],
            cwd=root,
            env=CLEAN | {"CANTIERE_COMPILE": "require", "CANTIERE_OBJECTS": objects},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if built.returncode:
            raise Wrong(f"the source archive does not compile:\n{built.stdout[-4000:]}")
        with zipfile.ZipFile(next((root / "dist").glob("*.whl"))) as made, zipfile.ZipFile(wheel()) as ours:
            if {n for n in made.namelist() if "dist-info" not in n} != {
                n for n in ours.namelist() if "dist-info" not in n
            }:
                raise Wrong("the wheel from the source archive has other files")


def extras() -> None:
    """The wheel with each extra alone does what belongs to the extra."""
    for extra, code in WORKS.items():
        with tempfile.TemporaryDirectory() as folder:
            environment = Path(folder) / "env"
            wanted = f"cantiere[{extra}] @ {wheel().as_uri()}" if extra else str(wheel())
            install(environment, "-c", "requirements/dev.txt", wanted)
            run(python_of(environment), "-c", code)
            run(python_of(environment), "-c", "import cantiere; assert cantiere.compiled")
            print(f"  [{extra}]", flush=True)


def runners() -> None:
    """uvx and pipx run it from the wheel, without installing anything for good."""
    asked = f"cantiere[cli] @ {wheel().as_uri()}"
    uv = find_uv()
    if uv is None:
        raise Wrong("uv cannot be had")
    for command in (
        [Path(uv).absolute(), "tool", "run", "--from", asked, "cantiere", "--version"],
        [BIN / "pipx", "run", "--spec", asked, "cantiere", "--version"],
    ):
        if "compiled" not in run(*command, CANTIERE_LANG="en"):
            raise Wrong(f"{command[0]} does not run the compiled form")


def workflow() -> None:
    """The forge understands the workflow, a linter accepts it, cibuildwheel knows what to build."""
    path = Path(WORKFLOW).absolute()
    run(BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", path)
    run(BIN / "zizmor", "--offline", "--no-progress", path)
    for platform in ("linux", "macos", "windows"):
        said = run(
            BIN / "cibuildwheel", "--print-build-identifiers", "--platform", platform, Path().absolute()
        )
        print("  " + ", ".join(said.split()))


STEPS: dict[str, Callable[[], None]] = {
    "metadata": metadata,
    "contents": contents,
    "source": source,
    "extras": extras,
    "runners": runners,
    "workflow": workflow,
}


def main() -> int:
    """Do the steps; stop at the first thing that is wrong."""
    for name in sys.argv[1:] or STEPS:
        began = time.monotonic()
        try:
            STEPS[name]()
        except (Wrong, subprocess.CalledProcessError) as error:
            sys.stderr.write(f"{name}: {getattr(error, 'stderr', None) or error}\n")
            return 1
        print(f"{name}: well ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
