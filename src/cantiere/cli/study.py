"""`cantiere study`: what many games between bots say about a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.table import Table

from cantiere.arena.observe import observe
from cantiere.arena.plan import Plan
from cantiere.arena.study import Answer, Distribution, Study
from cantiere.arena.study import study as conclude
from cantiere.arena.workers import in_order
from cantiere.cli.analyse import write_json
from cantiere.cli.arena import mean, percent, watched
from cantiere.cli.screen import Screen, verbatim
from cantiere.cli.seats import USUAL_SEATS, options
from cantiere.core.registry import game as find_game
from cantiere.texts import Texts

EXTREMES = 6  # answers shown at each end of a question


def study(
    screen: Screen,
    game_id: str,
    seats: Sequence[str],
    games: int,
    seed: str,
    chosen: Sequence[str],
    json: Path | None,
    plot: Path | None,
    processes: int,
) -> None:
    """Play and tell."""
    game = find_game(game_id)
    screen.use(game)
    count = USUAL_SEATS if USUAL_SEATS in game.seat_counts else max(game.seat_counts)
    plan = Plan(game.id, list(seats) or ["greedy"] * count, seed, options(game, chosen))
    plan.check()
    work = in_order(partial(observe, plan), range(games), processes)
    seen = list(watched(screen, screen.texts.say(game.id), work, games))
    found = conclude(game.id, plan.bots, dict(plan.options), seen)
    tell(screen, found)
    if json is not None:
        write_json(found.data(), json)
        screen.say("saved", file=verbatim(json))
    if plot is not None:
        from cantiere.arena.study_picture import draw_study

        title = screen.texts.say("study-title", games=found.games, bots=verbatim(", ".join(found.bots)))
        draw_study(found, seen, plot, f"{screen.texts.say(game.id)}. {title}", screen.texts.say)
        screen.say("picture-saved", file=verbatim(plot))


def tell(screen: Screen, found: Study) -> None:
    """Say what was found."""
    texts = screen.texts
    screen.say("study-title", "bold", games=found.games, bots=verbatim(", ".join(found.bots)))
    _numbers(screen, found)
    rows = [
        (
            str(one.seat),
            percent(texts, one.share, one.share_interval),
            mean(texts, one.score, one.score_interval),
        )
        for one in found.seats
    ]
    _table(screen, "study-seats", ("column-seat", "column-victories", "column-points"), rows)
    rows3 = [
        (q.decision, texts.number(q.per_game, 1), texts.number(q.options, 1), texts.number(q.most))
        for q in found.questions
    ]
    _table(
        screen,
        "study-questions",
        ("column-question", "column-per-game", "column-choices", "column-most"),
        rows3,
    )
    rows4 = [
        (texts.source(s.source), mean(texts, s.points, s.interval), texts.number(s.of_winners, 1))
        for s in found.sources
    ]
    _table(screen, "study-sources", ("column-source", "column-points", "column-winners"), rows4)
    _answers(screen, found)


def _numbers(screen: Screen, found: Study) -> None:
    rows = [
        _distribution(screen.texts, "study-scores", found.scores),
        _distribution(screen.texts, "study-winning", found.winning_scores),
        _distribution(screen.texts, "study-margins", found.margins),
        _distribution(screen.texts, "study-length", found.questions_per_game),
        _distribution(screen.texts, "study-choices", found.choices_per_game),
    ]
    columns = ("column-number-of", "column-mean", "column-middle", "column-range")
    _table(screen, "study-numbers", columns, rows)


def _distribution(texts: Texts, key: str, d: Distribution) -> tuple[str, ...]:
    low, high, least, most = (
        texts.number(figure, 0 if figure == int(figure) else 1) for figure in (d.low, d.high, d.least, d.most)
    )
    return (texts.say(key), mean(texts, d.mean, d.interval), f"{low}–{high}", f"{least}–{most}")


def _answers(screen: Screen, found: Study) -> None:
    rows: list[tuple[str, ...]] = []
    for question in found.questions:
        answers = [answer for answer in found.answers if answer.decision == question.decision]
        if len(answers) > 2 * EXTREMES:
            answers = answers[:EXTREMES] + answers[-EXTREMES:]
        rows += [_answer(screen.texts, answer) for answer in answers]
    _table(
        screen, "study-answers", ("column-question", "column-answer", "column-times", "column-worth"), rows
    )


def _answer(texts: Texts, answer: Answer) -> tuple[str, ...]:
    points, low, high = (texts.number(one, 2, sign=True) for one in (answer.points, *answer.points_interval))
    return (answer.decision, answer.action, texts.number(answer.times), f"{points} ({low} … {high})")


def _table(screen: Screen, title: str, columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> None:
    screen.line("")
    screen.say(title, "bold")
    shown = Table(box=None, padding=(0, 3, 0, 0))
    for key in columns:
        shown.add_column(screen.texts.say(key), overflow="fold")
    for row in rows:
        shown.add_row(*row)
    screen.show(shown)
