"""Gathers the pages of the site in build/docs: those of docs/, and those at the top of the repository."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

FROM, TO = Path("docs"), Path("build/docs")
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def main() -> None:
    """Write them anew."""
    shutil.rmtree(TO, ignore_errors=True)
    shutil.copytree(FROM, TO, ignore=shutil.ignore_patterns("*.py", "*.json"))
    for name, page in PAGES.items():
        (TO / page).write_text(for_the_site(Path(name).read_text(encoding="utf-8")), encoding="utf-8")


def for_the_site(text: str) -> str:
    """Lead links to where things are on the site.

    >>> for_the_site("[api](docs/api.md), [new](CHANGELOG.md), [rules](docs/rules)")
    '[api](api.md), [new](changelog.md), [rules](rules/pillars.en.md)'
    """
    text = text.replace("](docs/rules)", "](docs/rules/pillars.en.md)")
    for name, page in PAGES.items():
        text = text.replace(f"]({name}", f"]({page}")
    return re.sub(r"\]\(docs/", "](", text)


if __name__ == "__main__":
    main()
