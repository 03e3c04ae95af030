"""Print the OpenAPI document: python -m cantiere.server.api.openapi. The client's types come from it."""

from __future__ import annotations

import json
import sys

from cantiere.server.api.app import create_app
from cantiere.server.settings import Settings


def document() -> str:
    """Return the document as it is kept in `web/openapi.json`."""
    return json.dumps(create_app(Settings()).openapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
