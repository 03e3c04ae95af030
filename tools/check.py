"""`make check`: what a change can touch, before the whole is tested.

python -m tools.check [FILE…]    without files: what differs from the main branch, and is not committed yet
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tools.nearest import nearest

BIN = Path(sys.executable).parent.absolute()
MAIN = ("origin/main", "main")


def changed() -> list[str]:
    """Return the files that differ from the main branch, uncommitted and new ones included."""
    base = next((one for one in MAIN if _git("rev-parse", "-q", "--verify", one)), "HEAD")
    since = (_git("merge-base", "HEAD", base) or ["HEAD"])[0]
    found = _git("diff", "--name-only", "--no-renames", since) + _git("ls-files", "-o", "--exclude-standard")
    return sorted({path for path in found if Path(path).is_file()})


def _git(*args: str) -> list[str]:
    return subprocess.run(["git", *args], capture_output=True, text=True, check=False).stdout.split()


def stages_of(paths: list[str]) -> list[list[str]]:
    """Return the calls of pytest: all that needs no filter in one, those with a filter one each."""
    plain: list[str] = []
    filtered: list[list[str]] = []
    for path in paths:
        for stage in nearest(path):
            if "-k" in stage:
                filtered += [stage] if stage not in filtered else []
            else:
                plain += [one for one in stage if one not in plain and Path(one).exists()]
    examples = [path for path in paths if path.startswith("src/") and path.endswith(".py")]
    return [stage for stage in (plain + examples, *filtered) if stage]


def main() -> int:
    """Check, and say in the end how it went and how long it took."""
    began = time.monotonic()
    paths = sys.argv[1:] or changed()
    stages = stages_of(paths)
    print(f"{len(paths)} changed files; tests: {' '.join(' '.join(stage) for stage in stages) or 'none'}")
    python = [path for path in paths if path.endswith(".py")]
    env = {**os.environ, "CANTIERE_FORM": "interpreted", "PYTHONPATH": "src"}
    env["PYTHONPYCACHEPREFIX"] = str(Path("build/pycache").absolute())
    types = subprocess.Popen([BIN / "mypy", *python], stdout=subprocess.PIPE, text=True) if python else None
    failed = []
    for command in ([str(BIN / "ruff"), "check", *python], [str(BIN / "ruff"), "format", "--check", *python]):
        if python and subprocess.run(command, check=False).returncode:
            failed.append("style")
    for stage in stages:
        tests = [str(BIN / "pytest"), "-q", "-n", "2", "--dist", "worksteal", "--doctest-modules", *stage]
        if subprocess.run(tests, env=env, check=False).returncode:
            failed.append("tests")
    if types is not None:
        said, _ = types.communicate()
        if types.returncode:
            print(said)
            failed.append("types")
    if any(path.startswith("web/") for path in paths) and Path("web/node_modules/.ready").exists():
        for script in ("check", "test"):
            if subprocess.run(["npm", "--prefix", "web", "run", "-s", script], check=False).returncode:
                failed.append("client")
    how = "failed: " + ", ".join(sorted(set(failed))) if failed else "all well"
    print(f"{how}, {time.monotonic() - began:.0f} s")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
