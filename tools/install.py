"""Sets up a virtual environment: with uv, which is several times quicker, or with pip where uv cannot be had.

python -m tools.install ENVIRONMENT WHAT…     WHAT as pip takes it, such as -r requirements/dev.txt
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OWN_UV = Path("build/uv")


def python_of(environment: Path) -> Path:
    """Return the interpreter of an environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def find_uv() -> str | None:
    """Return uv: the machine's, or one from the package index, kept in build; None if neither can be had."""
    own = OWN_UV / "bin" / "uv"
    if found := shutil.which("uv") or (str(own) if own.is_file() else None):
        return found
    got = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--target", str(OWN_UV), "--no-compile", "uv"],
        env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        check=False,
    )
    return str(own) if got.returncode == 0 and own.is_file() else None


def install(environment: Path, *what: str) -> None:
    """Install into an environment, which is made if it is not there yet; raises CalledProcessError."""
    uv = find_uv()
    python = python_of(environment)
    if not python.is_file():
        _run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(environment))
    if uv is not None:
        done = subprocess.run(
            [uv, "pip", "install", "-q", "--python", str(python), *what], capture_output=True, check=False
        )
        if done.returncode == 0:
            return
    # uv does not read pip's configuration, which may name another index.
    _run(str(python), "-m", "ensurepip", "--default-pip")
    _run(str(python), "-m", "pip", "--disable-pip-version-check", "install", "-q", *what)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


def main() -> None:
    """Install what the arguments say."""
    environment, *what = sys.argv[1:]
    try:
        install(Path(environment), *what)
    except subprocess.CalledProcessError as error:
        sys.exit(f"cantiere: {' '.join(map(str, error.cmd))} failed:\n{error.stderr}")


if __name__ == "__main__":
    main()
