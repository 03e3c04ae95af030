"""Writes the table of settings in docs/operating.md: `python -m tests.make_settings`."""

from __future__ import annotations

import re
from pathlib import Path

from cantiere.server.settings import Settings
from cantiere.server.settings_file import described

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"
PLACE = re.compile(r"(<!-- settings: [^\n]+ -->\n).*?(<!-- end of settings -->)", re.DOTALL)


def page() -> str:
    """Return the page with the table as the code has it."""
    lines = ["", "| setting | unless said otherwise | what it is |", "| --- | --- | --- |"]
    for one in described(Settings()):
        about = one.about.replace("|", "\\|")
        lines.append(f"| `{one.name}` | `{one.value}` | {about} |")
    table = "\n".join([*lines, "", ""])
    return PLACE.sub(lambda found: found[1] + table + found[2], PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
