"""The command line: `cantiere`, `python -m cantiere`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    try:
        from cantiere.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("typer", "rich", "fluent"):
            raise
        sys.exit(f"cantiere: the command line needs {error.name}: pip install 'cantiere[cli]'")
    sys.exit(run(sys.argv[1:] if args is None else list(args)))
