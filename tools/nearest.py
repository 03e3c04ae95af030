"""Which tests stand nearest to a source: first those that are quick and close, then those further away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

CONTRACT = ["tests/test_match.py", "tests/test_fair_play.py"]
# A source whose path begins with the first part is tested by the others, in this order.
NEAREST: list[tuple[str, list[list[str]]]] = [
    ("src/cantiere/core/", [["tests/core", *CONTRACT], ["tests/games/arcadia", "tests/bots"]]),
    ("src/cantiere/match", [CONTRACT, ["tests/core", "tests/arena/test_arena.py"]]),
    (
        "src/cantiere/bots/net",
        [
            ["tests/bots"],
            ["tests/train/test_train.py", "-k", "compiled_network"],
            ["tests/test_bots.py", *CONTRACT],
        ],
    ),
    ("src/cantiere/bots/", [["tests/bots", "tests/test_bots.py", *CONTRACT]]),
    ("src/cantiere/envs/", [["tests/test_fair_play.py", "tests/envs"]]),
    (
        "src/cantiere/arena/",
        [["tests/arena/test_arena.py", "tests/arena/test_study.py"], ["tests/cli/test_lab.py"]],
    ),
    ("src/cantiere/rules/", [["tests/test_rules.py", "tests/cli/test_rules.py"]]),
    ("src/cantiere/cli/", [["tests/cli"]]),
    (
        "src/cantiere/locale/",
        [["tests/test_texts.py", "tests/test_catalogues.py", "tests/cli/test_languages.py"]],
    ),
    ("src/cantiere/texts", [["tests/test_texts.py", "tests/test_catalogues.py"]]),
    (
        "src/cantiere/server/gate/analysis",
        [["tests/server/test_after.py"], ["tests/server/test_permissions.py"]],
    ),
    ("src/cantiere/server/gate/atom", [["tests/server/test_follow.py"]]),
    ("src/cantiere/server/gate/changes", [["tests/server/test_changes.py"]]),
    ("src/cantiere/server/gate/lessons", [["tests/server/test_lessons.py"]]),
    ("src/cantiere/server/gate/library", [["tests/server/test_library.py"], ["tests/server/test_tables.py"]]),
    ("src/cantiere/server/gate/problems", [["tests/server/test_problems.py"]]),
    ("src/cantiere/server/gate/rules", [["tests/server/test_rules.py"]]),
    ("src/cantiere/server/gate/words", [["tests/server/test_words.py", "tests/server/test_sentences.py"]]),
    (
        "src/cantiere/server/gate/",
        [["tests/server/test_leaks.py", "tests/server/test_play.py"], ["tests/server/test_after.py"]],
    ),
    (
        "src/cantiere/server/bots/",
        [
            ["tests/server/test_permissions.py", "tests/server/test_bots.py"],
            ["tests/server/test_two_servers.py"],
        ],
    ),
    (
        "src/cantiere/server/play/",
        [
            ["tests/server/test_permissions.py", "tests/server/test_leaks.py", "tests/server/test_play.py"],
            ["tests/server/test_races.py", "tests/server/test_live.py"],
        ],
    ),
    (
        "src/cantiere/server/tables/seating",
        [
            ["tests/server/test_sitting_down.py", "tests/server/test_ratings.py"],
            ["tests/server/test_permissions.py", "tests/server/test_tables.py", "tests/server/test_play.py"],
        ],
    ),
    (
        "src/cantiere/server/tables/attendance",
        [["tests/server/test_attendance.py", "tests/server/test_races.py"], ["tests/server/test_tables.py"]],
    ),
    ("src/cantiere/server/tables/downtime", [["tests/server/test_attendance.py"]]),
    (
        "src/cantiere/server/tables/records",
        [["tests/server/test_after.py", "tests/server/test_tables.py"], ["tests/server/test_security.py"]],
    ),
    ("src/cantiere/server/tables/taking_along", [["tests/server/test_accounts.py"]]),
    (
        "src/cantiere/server/tables/",
        [
            ["tests/server/test_sitting_down.py", "tests/server/test_tables.py"],
            ["tests/server/test_permissions.py", "tests/server/test_play.py"],
        ],
    ),
    (
        "src/cantiere/server/people/",
        [
            ["tests/server/test_people.py", "tests/server/test_accounts.py"],
            ["tests/server/test_security.py", "tests/server/test_privacy.py"],
        ],
    ),
    (
        "src/cantiere/server/community/",
        [["tests/server/test_moderation.py", "tests/server/test_privacy.py"], ["tests/server/test_races.py"]],
    ),
    ("src/cantiere/server/store/", [["tests/server/test_store.py"], ["tests/server/test_races.py"]]),
    ("src/cantiere/server/realtime/", [["tests/server/test_live.py", "tests/server/test_presence.py"]]),
    (
        "src/cantiere/server/notifications/",
        [["tests/server/test_notifications.py"], ["tests/server/test_delivery.py"]],
    ),
    ("src/cantiere/server/tournaments/", [["tests/server/test_tournaments.py"]]),
    (
        "src/cantiere/server/api/routes/accounts",
        [["tests/server/test_accounts.py", "tests/server/test_delivery.py"], ["tests/server/test_people.py"]],
    ),
    ("src/cantiere/server/api/routes/club", [["tests/server/test_club.py", "tests/server/test_ratings.py"]]),
    (
        "src/cantiere/server/api/routes/finished",
        [["tests/server/test_after.py"], ["tests/server/test_tables.py"]],
    ),
    ("src/cantiere/server/api/routes/community", [["tests/server/test_moderation.py"]]),
    ("src/cantiere/server/api/routes/library", [["tests/server/test_library.py"]]),
    (
        "src/cantiere/server/api/routes/people",
        [["tests/server/test_people.py"], ["tests/server/test_accounts.py"]],
    ),
    (
        "src/cantiere/server/api/routes/play",
        [["tests/server/test_play.py", "tests/server/test_permissions.py"], ["tests/server/test_leaks.py"]],
    ),
    ("src/cantiere/server/api/routes/rules", [["tests/server/test_rules.py"]]),
    (
        "src/cantiere/server/api/routes/together",
        [
            ["tests/server/test_attendance.py", "tests/server/test_sitting_down.py"],
            ["tests/server/test_tables.py"],
        ],
    ),
    ("src/cantiere/server/api/routes/tournaments", [["tests/server/test_tournaments.py"]]),
    (
        "src/cantiere/server/api/guard",
        [
            ["tests/server/test_security.py", "tests/server/test_client.py"],
            ["tests/server/test_hostile.py", "tests/server/test_tables.py"],
        ],
    ),
    (
        "src/cantiere/server/api/",
        [
            ["tests/server/test_security.py", "tests/server/test_tables.py", "tests/server/test_play.py"],
            ["tests/server/test_leaks.py", "tests/server/test_openapi.py"],
        ],
    ),
    ("src/cantiere/server/", [["tests/server/test_tables.py", "tests/server/test_play.py"]]),
    ("src/cantiere/", [["tests/test_readme.py", "tests/core"]]),
    ("docs/", [["tests/test_readme.py"]]),
    ("README.md", [["tests/test_readme.py"]]),
    ("pyproject.toml", [["tests/test_extras.py", "tests/test_build.py"]]),
    ("hatch_build.py", [["tests/test_build.py"]]),
    ("tools/", [["tests/test_tools.py"]]),
]


def nearest(path: str) -> list[list[str]]:
    """Return what to give pytest for a changed file, stage by stage; nothing for what no test looks at.

    >>> nearest("src/cantiere/games/pillars/steps/s12_market.py")[0]
    ['tests/games/pillars']
    >>> nearest("tests/core/test_rng.py")
    [['tests/core/test_rng.py']]
    """
    parts = Path(path).parts
    if path.startswith("src/cantiere/games/") and len(parts) > 4:
        game = parts[3]
        return [[f"tests/games/{game}"], ["tests/test_games.py", "tests/test_fair_play.py", "-k", game]]
    if path.startswith("tests/") and parts[-1].startswith("test_"):
        return [] if parts[1] == "e2e" else [[path]]  # no browser here
    if path.startswith("tests/games/"):
        return [["/".join(parts[:3])]]
    return next((stages for start, stages in NEAREST if path.startswith(start)), [])


def closest(path: str) -> list[list[str]]:
    """Return, of the nearest tests, those that bear a module's name, or else speak of it.

    >>> closest("src/cantiere/core/rng.py")[0][0]
    'tests/core/test_rng.py'
    """
    module = Path(path).with_suffix("")
    spoken = ".".join(module.parts[1:])
    parent, _, name = spoken.rpartition(".")
    speaks = re.compile(rf"{re.escape(spoken)}\b|from {re.escape(parent)} import .*\b{name}\b")
    files = [Path(file) for stage in nearest(path) if "-k" not in stage for file in _files(stage)]
    named = [file for file in files if file.stem == f"test_{name}"]
    found = named or [file for file in files if speaks.search(file.read_text(encoding="utf-8"))]
    return [list(dict.fromkeys(map(str, found)))] if found else []


def _files(stage: list[str]) -> Iterator[str]:
    """Yield the files with tests that a stage names, or has in its folders."""
    for one in map(Path, stage):
        yield from map(str, sorted(one.rglob("test_*.py")) if one.is_dir() else [one])
