"""Studies and analyses say what happened in the games they looked at."""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest

import cantiere
from cantiere.arena.analysis import Analysis, Moment, Pieces, analyse
from cantiere.arena.observe import Choice, Observation, observe
from cantiere.arena.plan import Plan, match_of
from cantiere.arena.study import study
from cantiere.arena.study_picture import draw_study
from cantiere.texts import Texts

FEW = 4


@pytest.mark.parametrize("game", cantiere.games())
def test_points_by_source_add_up_to_the_score(game: str) -> None:
    plan = Plan(game, ["greedy", "random"], "5")
    one = observe(plan, 0)
    start = cantiere.game(game).new(seats=2).scores()
    for seat, found in enumerate(one.sources):
        assert start[seat] + sum(found.values()) == one.scores[seat]


@pytest.mark.parametrize("game", cantiere.games())
def test_a_study_counts_what_was_played(game: str, tmp_path: Path) -> None:
    plan = Plan(game, ["random", "random"], "5")
    seen = [observe(plan, number) for number in range(FEW)]
    found = study(game, plan.bots, {}, seen)
    assert found.games == FEW
    assert sum(seat.share for seat in found.seats) == pytest.approx(1.0)
    assert found.scores.mean == pytest.approx(statistics.fmean(s for one in seen for s in one.scores))
    assert sum(q.per_game for q in found.questions) == pytest.approx(found.choices_per_game.mean)
    assert all(question.options > 1 for question in found.questions)
    draw_study(found, seen, tmp_path / "study.png", game, Texts(None, "it").say)
    assert (tmp_path / "study.png").stat().st_size > 1000


def test_an_answer_is_compared_with_the_others_of_its_round() -> None:
    """Who answers in round 2 is ahead anyway: that must not count for the answer."""
    seen = []
    for number in range(40):
        late = number % 2 + 1
        good = number % 4 < 2
        choice = Choice(0, "pick", "gold" if good else "mud", late, 2)
        points = 10 * late + (3 if good else 0)
        seen.append(Observation(["x", "y"], [points, 0], [1, 2], [choice], 1, 2, [{}, {}]))
    answers = {answer.action: answer for answer in study("any", ["x", "y"], {}, seen).answers}
    assert answers["gold"].points - answers["mud"].points == pytest.approx(1.5)  # half of 3: above the mean
    assert answers["gold"].times == 20
    assert answers["gold"].points_interval[0] > answers["mud"].points_interval[1]


@pytest.mark.parametrize("game", cantiere.games()[:1])
def test_an_analysis_has_an_estimate_for_each_position_and_ends_with_the_winner(game: str) -> None:
    match = match_of(Plan(game, ["greedy", "random"], "5"), 0)
    match.play_bots()
    record = match.record()
    found = analyse(record, "search:3")
    pieces = Pieces(record, "search:3", "0", size=len(record.moves) // 3)
    assert Pieces.together(map(pieces, range(len(pieces)))) == found
    assert len(found.estimates) == len(record.moves) + 1
    assert found.estimates[-1] == [1.0 if rank == 1 else 0.0 for rank in match.state.ranking()]
    assert all(sum(row) == pytest.approx(1.0) for row in found.estimates)
    assert all(0.0 <= moment.loss <= 1.0 for moment in found.moments)
    data = found.data(record)
    assert len(data["swings"]) == 10
    assert all(moment["best"] != moment["played"] for moment in data["better"])


def test_swings_and_better_moves_come_largest_first() -> None:
    moments = [
        Moment(n, 0, "q", "a", best, loss, [])
        for n, best, loss in [(1, "b", 0.1), (2, "c", 0.4), (3, "a", 0)]
    ]
    found = Analysis([[0.5, 0.5], [0.4, 0.6], [0.9, 0.1]], moments)
    assert [moment.number for moment in found.better_moves(5)] == [2, 1]
    first = found.swings([(0, "x"), (-1, "y")], 1)[0]
    assert (first.number, first.who, first.seat) == (2, -1, 0)
