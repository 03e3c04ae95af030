"""OpenSpiel's own test suites over every game, every number of seats and every set of options.

    python -m tests.openspiel_suites                  # all of it, 99 set-ups: some minutes compiled
    python -m tests.openspiel_suites GAME             # one game

`tests/envs/test_openspiel.py` runs the same on each game with two seats, and plays one game of every set-up.
"""

from __future__ import annotations

import sys
import time
import unittest
from typing import Any
from unittest import mock

import pyspiel
from open_spiel.python.algorithms import sample_some_states

import cantiere
from cantiere.core.conformance import variants
from cantiere.envs import openspiel

STATES = 40  # that the tests of the interface look at


def load(name: str, **params: Any) -> Any:
    """Load a game by a text, as people do."""
    written = [f"{key}={'-1' if value is None else value}" for key, value in params.items()]
    return pyspiel.load_game(f"{openspiel.PREFIX}{name}({','.join(written)})")


def api_cases() -> Any:
    """Return OpenSpiel's tests of the interface; their module looks at all games when it is imported."""
    from open_spiel.integration_tests import api_test

    return api_test


def check_api(base: Any, **attributes: Any) -> None:
    """Run one of OpenSpiel's test classes on a game, as its own suite does."""
    case = type("Case", (base,), attributes)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 4
    assert result.failures == []
    assert result.errors == []


def simulate(name: str, *, serialize: bool = False, **params: Any) -> None:
    """Play a game at random while OpenSpiel compares everything it can."""
    pyspiel.random_sim_test(load(name, **params), num_sims=1, serialize=serialize, verbose=False)


def look(name: str, **params: Any) -> None:
    """Run the tests of the interface on a part of the tree."""
    usual = sample_some_states.sample_some_states
    with mock.patch.object(
        sample_some_states, "sample_some_states", lambda game, max_states: usual(game, max_states=STATES)
    ):
        base = api_cases().EnforceAPIOnPartialTreeBase
        check_api(base, game=load(name, **params), game_name=openspiel.PREFIX + name)


def main(names: list[str]) -> int:
    """Run all of it; a suite that fails raises."""
    for name in names or cantiere.games():
        for seats, options in variants(cantiere.game(name)):
            start = time.process_time()
            simulate(name, serialize=True, seats=seats, **options)
            look(name, seats=seats, **options)
            spent = time.process_time() - start
            print(f"{name}, {seats} seats, {options}: passed, {spent:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
