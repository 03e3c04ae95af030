"""`cantiere learn`: the lessons that follow the guided first round, up to a game that is won."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from cantiere.cli.play import play_against
from cantiere.cli.problem import AskedProblem
from cantiere.cli.rules import worded
from cantiere.cli.screen import Screen, trouble
from cantiere.core.game import Game
from cantiere.core.registry import game as find_game
from cantiere.problems import find
from cantiere.rules import Lesson, Lessons, lessons_of


def learn(screen: Screen, game_id: str, wanted: str | None) -> None:
    """Hold a lesson, or list what there is."""
    game = find_game(game_id)
    screen.use(game)
    all_lessons = lessons_of(screen.texts)
    if wanted is None:
        _list(screen, all_lessons)
        return
    lesson = _chosen(all_lessons, wanted)
    screen.show(Panel(worded(lesson.blocks, screen.texts), title=lesson.title, padding=(1, 2)))
    if lesson.against:
        _game(screen, game, lesson)
    else:
        _questions(screen, game, lesson)


def _chosen(all_lessons: Lessons, wanted: str) -> Lesson:
    by_number = {str(number): one for number, one in enumerate(all_lessons.lessons, start=1)}
    lesson = by_number.get(wanted) or all_lessons.lesson(wanted)
    if lesson is None:
        known = ", ".join(one.key for one in all_lessons.lessons)
        raise trouble("no-lesson", lesson=wanted, known=known)
    return lesson


def _list(screen: Screen, all_lessons: Lessons) -> None:
    screen.line(all_lessons.title, "bold")
    for number, lesson in enumerate(all_lessons.lessons, start=1):
        screen.show(Text(f"\n{number}  {lesson.title}  ", style="bold") + Text(lesson.key, style="cyan"))
        screen.show(worded(lesson.blocks, screen.texts))


def _questions(screen: Screen, game: Game, lesson: Lesson) -> None:
    found = 0
    for question in lesson.questions:
        puzzle = find(game, question.problem)
        assert puzzle is not None
        answer = AskedProblem(screen, game, puzzle).run()
        if answer is None:
            return
        found += answer == puzzle.best.text
        screen.show(Panel(worded(question.blocks, screen.texts), title=question.title, padding=(1, 2)))
    if found == len(lesson.questions):
        screen.say("lesson-passed", "bold green")
    else:
        screen.say("lesson-found", "bold", found=found, all=len(lesson.questions))


def _game(screen: Screen, game: Game, lesson: Lesson) -> None:
    match = play_against(screen, game, lesson.against)
    if match.over:
        ranks = match.state.ranking()
        won = ranks[0] == 1 and list(ranks).count(1) == 1
        screen.say("lesson-passed" if won else "lesson-not-won", "bold green" if won else "bold")
