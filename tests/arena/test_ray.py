"""`--ray`: two nodes of a real cluster on this machine play the very games that a single process plays."""

from __future__ import annotations

import fcntl
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.arena.plan import Plan, play
from cantiere.arena.workers import BATCH, in_order
from cantiere.cli.arena import decisions

GAME = cantiere.games()[0]
PLAN = Plan(GAME, ["random", "random"], "ray")
GAMES = 4 * BATCH


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head node that plays nothing, and one worker node that does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        # workers find the package where this process has found it
        patch.setenv("PYTHONPATH", str(Path(cantiere.__file__).parents[1]))
        ray = pytest.importorskip("ray")
        from ray.cluster_utils import Cluster

        made = with_patience(
            lambda: Cluster(
                initialize_head=True,
                head_node_args={"num_cpus": 0, "include_dashboard": False, "object_store_memory": 10**8},
            )
        )
        add_node(made)
        ray.init(address=made.address, include_dashboard=False, log_to_driver=False)
        yield made
        ray.shutdown()
        made.shutdown()


def add_node(cluster: Any) -> Any:
    return with_patience(
        lambda: cluster.add_node(num_cpus=1, include_dashboard=False, object_store_memory=10**8)
    )


def with_patience(start: Callable[[], Any]) -> Any:
    """Start a node; on a busy machine Ray gives up on it after half a minute, so try again."""
    for _ in range(3):
        try:
            return start()
        except Exception as error:
            if "timed out" not in str(error):
                raise
    return start()


def test_a_cluster_gives_the_results_of_one_process(cluster: Any) -> None:
    second = add_node(cluster)
    cluster.wait_for_nodes()
    work = partial(play, PLAN)
    assert list(in_order(work, range(GAMES), ray="auto")) == list(in_order(work, range(GAMES)))
    cluster.remove_node(second)


def held_up(plan: Plan, flag: str, number: int) -> Any:
    """Play a game; from the second batch on not before the file is let go of."""
    if number >= BATCH:
        with Path(flag).open() as file:
            fcntl.flock(file, fcntl.LOCK_SH)
    return play(plan, number)


def test_a_node_that_dies_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    """While a node is at work it is killed; what it had in hand is played again elsewhere."""
    doomed = add_node(cluster)
    cluster.wait_for_nodes()
    flag = tmp_path / "held"
    flag.touch()
    with flag.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        coming = in_order(partial(held_up, PLAN, str(flag)), range(GAMES), ray="auto")
        results = [next(coming) for _ in range(BATCH)]
        cluster.remove_node(doomed, allow_graceful=False)  # in the middle of a batch
    results += coming
    assert results == list(in_order(partial(play, PLAN), range(GAMES)))


def test_bots_files_and_positions_come_and_go(cluster: Any, tmp_path: Path) -> None:
    """A bot's file is played where nobody can read it, and decisions come back as from one process."""
    mine = tmp_path / "mine.py"
    mine.write_text((Path(__file__).parents[2] / "examples" / "my_bot.py").read_text(encoding="utf-8"))
    plan = Plan(GAME, [str(mine), "search:2"], "ray").with_files()
    expected = [decisions(plan, number) for number in range(2)]
    mine.unlink()
    got = list(in_order(partial(decisions, plan), range(2), ray="auto"))
    assert [result for result, _ in got] == [result for result, _ in expected]
    assert all(mine.equals(theirs) for (_, mine), (_, theirs) in zip(got, expected, strict=True))
    assert got[0][1].column("visits").null_count < got[0][1].num_rows


def test_the_package_is_the_one_under_test(cluster: Any) -> None:
    ray = sys.modules["ray"]
    where = ray.get(ray.remote(lambda: cantiere.__file__).remote())
    assert where == cantiere.__file__
