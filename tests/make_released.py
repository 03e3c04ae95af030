"""Keeps the sources of a release for the test of roll-overs: `python -m tests.make_released TAG`.

What a server that serves needs, and no more: no weights, no rules pages, no guides, no browser client. The
archive of the release before is removed.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tarfile
from pathlib import Path

FOLDER = Path(__file__).parent / "released"
LEFT_OUT = re.compile(r"\.weights$|/games/\w+/(rules|guide)/|/cantiere/(cli|envs|train)/")


def make(tag: str) -> Path:
    """Write the archive of a tag or commit; return where it is."""
    sources = subprocess.run(["git", "archive", tag, "src/cantiere"], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(sources)) as whole:
        about = whole.extractfile("src/cantiere/__init__.py")
        assert about is not None
        (version,) = re.findall(r'__version__ = "(.+)"', about.read().decode())
        for old in FOLDER.glob("*.tar.xz"):
            old.unlink()
        path = FOLDER / f"cantiere-{version}.tar.xz"
        FOLDER.mkdir(exist_ok=True)
        with tarfile.open(path, "w:xz", preset=9) as kept:
            for member in whole.getmembers():
                if member.isfile() and not LEFT_OUT.search(member.name):
                    kept.addfile(member, whole.extractfile(member))
    return path


if __name__ == "__main__":
    print(make(sys.argv[1]))
