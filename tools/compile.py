"""Builds the compiled form and installs it for playing: `python -m tools.compile .venv-play`.

The Makefile's own rules do it, so that the wheel is the one that tests and benchmarks would use; only the
tools that they need are brought first.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.install import install, python_of


def main() -> int:
    """Build and install; return make's exit code."""
    environment = Path(sys.argv[1])
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    if environment.name != ".venv":  # which has them
        install(environment, "-c", "requirements/dev.txt", *project["build-system"]["requires"])
    ready = [f"{environment}/.ready", "web/node_modules/.ready"]  # as far as this needs them
    skipped = [word for path in ready for word in ("-o", path)]
    wanted = [f"VENV={environment}", f"{environment}/.installed"]
    code = subprocess.run([os.environ.get("MAKE", "make"), "-s", *skipped, *wanted], check=False).returncode
    if code == 0:  # so that the next start has nothing left to translate
        packages = next(environment.glob("lib/python*/site-packages"))
        subprocess.run([python_of(environment), "-m", "compileall", "-q", packages], check=False)
    return code


if __name__ == "__main__":
    sys.exit(main())
