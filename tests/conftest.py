"""The order of the tests: what takes long begins first where several share the work, so that nobody waits."""

from __future__ import annotations

import pytest

# Where single tests take long, the longest first. What is not named follows, in the order of the files.
LONGEST = (
    "tests/e2e/",
    "tests/server/test_schema.py",
    "tests/server/test_deploy_steps.py",
    "tests/server/test_hostile_bodies.py",
    "tests/server/test_roll_over.py",
    "tests/arena/test_ray.py",
    "tests/train/",
    "tests/test_outside_games.py",
    "tests/test_examples.py",
    "tests/test_build.py",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the longest first; a single process runs tests in the order in which they were named."""
    if hasattr(config, "workerinput"):
        items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    places = (place for place, start in enumerate(LONGEST) if item.nodeid.startswith(start))
    return next(places, len(LONGEST))
