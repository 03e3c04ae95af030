"""The command line, for what is typed in a game's own notation."""

from __future__ import annotations

from tests.cli.conftest import cli as cli
from tests.cli.conftest import process as process
