"""`python -m cantiere.server` serves with settings from its arguments; `cantiere serve` is for people."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from cantiere.core.reason import CantiereError
from cantiere.server.run import serve
from cantiere.server.settings import Mail, Settings


def main() -> None:
    """Serve with the settings given as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("settings", nargs="?", default="{}", help="Settings as a JSON object")
    given = json.loads(parser.parse_args().settings)
    if given.get("mail") is not None:
        given["mail"] = Mail(**given["mail"])
    for name in ("web", "words", "privacy"):
        if given.get(name) is not None:
            given[name] = Path(given[name])
    settings = Settings(**given)
    try:
        serve(settings, _say)
    except CantiereError as error:
        sys.exit(str(error))


def _say(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
