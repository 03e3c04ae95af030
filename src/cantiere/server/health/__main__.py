"""`python -m cantiere.server.health` asks the server at `CANTIERE_PORT` how it is: images have no curl."""

from __future__ import annotations

import os
import sys
import urllib.error
import urllib.request

PATIENCE = 8  # seconds: the database has five


def main() -> None:
    """Ask; end with what is wrong, if anything is."""
    address = f"http://127.0.0.1:{os.environ.get('CANTIERE_PORT', '8000')}/healthz"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE):
            pass
    except urllib.error.HTTPError as refused:
        sys.exit(f"{address}: {refused.read().decode()}")
    except OSError as error:
        sys.exit(f"{address}: {error}")


if __name__ == "__main__":
    main()
