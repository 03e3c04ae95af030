"""The arena: seats rotate, luck is paired, files resume, and the results do not depend on who plays them."""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
from functools import partial
from pathlib import Path

import pytest

import cantiere
from cantiere.arena.plan import Plan, Result, match_of, names_of, play, won
from cantiere.arena.ratings import (
    Rating,
    Z,
    mean_interval,
    played,
    rating_intervals,
    ratings,
    resamples,
    standings,
    wilson,
)
from cantiere.arena.store import Store
from cantiere.arena.workers import in_order
from cantiere.core.extras import MissingExtra
from cantiere.core.reason import CantiereError

GAME = cantiere.games()[0]
PLAN = Plan(GAME, ["greedy", "random"], "7")


def result(game: int, ranks: list[int], scores: list[int] | None = None) -> Result:
    return Result(game, game // 2, [0, 1], scores or [10 - rank for rank in ranks], ranks, 5)


def test_every_bot_sits_everywhere_equally_often() -> None:
    plan = Plan(GAME, ["a", "b", "c", "d"], "1")
    for seat in range(4):
        assert sorted(plan.seating(number)[seat] for number in range(4)) == [0, 1, 2, 3]


def test_the_luck_is_the_same_while_seats_rotate() -> None:
    plan = Plan(GAME, ["random", "random", "random"], "1")
    assert [plan.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    promises = [match_of(plan, number).commitment for number in range(7)]
    assert [promises.index(promise) for promise in promises] == [0, 0, 0, 3, 3, 3, 6]


@pytest.mark.parametrize("game", cantiere.games())
def test_a_game_of_a_plan_always_ends_the_same(game: str) -> None:
    plan = Plan(game, ["greedy", "random"], "3")
    assert play(plan, 1) == play(plan, 1)


def test_processes_give_the_same_results_in_the_same_order() -> None:
    work = partial(play, Plan(GAME, ["random", "random"], "7"))
    assert list(in_order(work, range(6), 2)) == list(in_order(work, range(6), 1))


@pytest.mark.parametrize("bots", [["greedy", "random", "random"], ["random", "greedy", "random"]])
def test_points_are_credited_to_the_bot_that_made_them(bots: list[str]) -> None:
    """With three seats in rotation a bot's place and its seat differ in other ways than with two."""
    plan = Plan(GAME, bots, "2")
    for number in range(3):
        match, one = match_of(plan, number), play(plan, number)
        match.play_bots()
        for place, seat in enumerate(one.seats):
            player = match.players[seat]
            assert player is not None
            assert player.name == bots[place]
            assert one.scores[place] == match.state.scores()[seat]
            assert one.ranks[place] == match.state.ranking()[seat]


def test_games_of_a_block_have_the_same_luck_from_the_first_draw_on() -> None:
    plan = Plan(GAME, ["greedy", "random"], "5")
    drawn = [[move.text for move in match_of(plan, number).moves] for number in range(4)]
    assert drawn[0]
    assert drawn[0] == drawn[1]
    assert drawn[2] == drawn[3]
    assert drawn[0] != drawn[2]


def test_results_are_in_the_order_of_the_bots_not_of_the_seats() -> None:
    for number in range(2):
        one = play(PLAN, number)
        assert one.seats == [number % 2, 1 - number % 2]
        assert one.ranks == [1, 2]  # greedy beats random wherever it sits
        assert one.scores[0] > one.scores[1]


def test_what_cannot_be_played_is_refused() -> None:
    for plan in (
        Plan(GAME, ["greedy"] * 9, "1"),
        Plan(GAME, ["nobody", "greedy"], "1"),
        Plan("chess", [], "1"),
    ):
        with pytest.raises(CantiereError):
            plan.check()


def test_a_stopped_run_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    store = Store(PLAN, path)
    for number in (0, 1):
        store.add(result(number, [1, 2]))
    with path.open("a") as file:
        file.write('{"game": 2, "de')  # stopped while writing
    again = Store(PLAN, path)
    assert again.done == {0, 1}
    again.add(result(2, [2, 1]))
    assert Store(PLAN, path).results == [result(0, [1, 2]), result(1, [1, 2]), result(2, [2, 1])]
    assert len(path.read_text().splitlines()) == 4


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Store(PLAN, path)
    with pytest.raises(CantiereError, match="another run"):
        Store(Plan(GAME, ["greedy", "random"], "8"), path)
    path.write_text("not json\n")
    with pytest.raises(CantiereError, match="no file of results"):
        Store(PLAN, path)


def test_a_shared_victory_is_shared() -> None:
    assert [won(result(0, [1, 1]), place) for place in (0, 1)] == [0.5, 0.5]
    assert [won(result(0, [2, 1]), place) for place in (0, 1)] == [0.0, 1.0]


def test_intervals_hold_what_they_promise() -> None:
    low, high = wilson(1.0, 200)
    assert 0.97 < low < 1.0
    assert high == pytest.approx(1.0)
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert mean_interval([1.0, 3.0]) == pytest.approx((2.0 - Z, 2.0 + Z))
    assert mean_interval([4.0]) == (4.0, 4.0)
    assert Rating(25.0, 2.0).interval == pytest.approx((25.0 - 2 * Z, 25.0 + 2 * Z))


def test_who_wins_more_is_rated_higher_and_intervals_hold_the_rating() -> None:
    results = [result(number, [1, 2] if number % 5 else [2, 1]) for number in range(60)]
    games = played(PLAN, results)
    rated = ratings(games)
    assert rated["greedy"] > rated["random"] + 3
    intervals = rating_intervals(games, "1")
    assert intervals == rating_intervals(games, "1")
    assert intervals["greedy"][0] > intervals["random"][1]
    rows = standings(games)
    assert [row.name for row in rows] == ["greedy", "random"]
    assert rows[0].share == pytest.approx(0.8)
    assert rows[0].share_interval[0] < 0.8 < rows[0].share_interval[1]


def test_a_tie_moves_equal_ratings_nowhere() -> None:
    rated = ratings(played(PLAN, [result(number, [1, 1]) for number in range(4)]))
    assert rated["greedy"] == pytest.approx(rated["random"])


def test_samples_keep_the_games_of_a_deal_together() -> None:
    games = played(PLAN, [result(number, [1, 2]) for number in range(8)])
    for sample in resamples(games, 5, "1"):
        assert len(sample) == 8
        assert [one.result.deal for one in sample[::2]] == [one.result.deal for one in sample[1::2]]


def test_a_file_is_plain_json_lines(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    Store(PLAN, path).add(play(PLAN, 0))
    header, line = map(json.loads, path.read_text().splitlines())
    assert header["bots"] == ["greedy", "random"]
    assert line["ranks"] == [1, 2]


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'cantiere\[ray\]'"):
        list(in_order(partial(play, PLAN), range(2), ray="auto"))


MIND = """
class Mind:
    name = "thinker"
    def choose(self, state, seat):
        return state.legal_actions()[{}]
def make(seed):
    return Mind()
"""


def test_results_of_a_changed_bot_file_are_another_run(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MIND.format(0))
    plan = Plan(GAME, [str(mine), "random"], "1")
    Store(plan, tmp_path / "results.jsonl")
    assert Store(plan, tmp_path / "results.jsonl").results == []
    header = json.loads((tmp_path / "results.jsonl").read_text())
    assert header["cantiere"] == cantiere.__version__
    mine.write_text(MIND.format(-1))
    with pytest.raises(CantiereError, match="another run"):
        Store(plan, tmp_path / "results.jsonl")


def test_results_of_other_weights_or_another_version_are_another_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights, path = tmp_path / "mine.weights", tmp_path / "results.jsonl"
    weights.write_bytes(b"one")
    plan = Plan(GAME, [f"deep:9@{weights}", "random"], "1")
    Store(plan, path)
    header = json.loads(path.read_text())
    assert header["files"] == {str(weights): hashlib.sha256(b"one").hexdigest()}
    weights.write_bytes(b"other")
    with pytest.raises(CantiereError, match="differs in files"):
        Store(plan, path)
    weights.write_bytes(b"one")
    monkeypatch.setattr(cantiere, "__version__", "99")
    with pytest.raises(CantiereError, match="differs in cantiere"):
        Store(plan, path)


def test_a_plan_takes_its_bots_files_along(tmp_path: Path) -> None:
    """What a node of a cluster is sent plays there, where the files are not."""
    mine = tmp_path / "mine.py"
    mine.write_text(MIND.format(0))
    plan = Plan(GAME, [str(mine), "random"], "1")
    here, sent = play(plan, 0), pickle.dumps(plan.with_files())
    mine.unlink()
    plan = pickle.loads(sent)
    assert play(plan, 0) == here
    assert match_of(plan, 0).players[0].name == "thinker"  # type: ignore[union-attr]  # a bot
    with pytest.raises(CantiereError, match="no bot file"):
        play(Plan(GAME, [str(mine), "random"], "1"), 0)


def test_bots_are_called_as_they_call_themselves_but_never_two_alike(tmp_path: Path) -> None:
    one, other, nameless = (tmp_path / f"{name}.py" for name in ("one", "other", "nameless"))
    for path in (one, other):
        path.write_text(MIND.format(0))
    nameless.write_text(MIND.format(0).replace('name = "thinker"', "pass"))
    assert names_of([str(one), "random"]) == {str(one): "thinker", "random": "random"}
    assert names_of([str(one), str(other)]) == {str(one): str(one), str(other): str(other)}
    assert names_of([str(nameless)]) == {str(nameless): "nameless.py"}
