"""The analysis of a finished game, with its moves in words."""

from __future__ import annotations

from collections import Counter

from cantiere.core.notation import Row
from cantiere.core.registry import game as find_game
from cantiere.problems import fitting, puzzles_of
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.types.finished import ActionWords, BetterMove, GameAnalysis, LessonLine, Swing
from cantiere.server.play.finished import KnownAnalysis, KnownChoice, KnownLesson, KnownSwing
from cantiere.texts import Texts


def analysis_data(known: KnownAnalysis, lang: str) -> GameAnalysis:
    """Return an analysis with its moves in words."""
    texts, names = texts_of(known.game, lang), seat_names(known.names, lang)
    times = Counter((one.seat, one.theme) for one in known.lessons)
    return {
        "status": "ready",
        "bot": known.bot,
        "estimates": known.estimates,
        "swings": [_swing(one, texts, names) for one in known.swings],
        "better": [_better(one, texts, names) for one in known.better],
        "lessons": [
            _lesson(one, known.game, texts, names, apart=times[one.seat, one.theme] > 1)
            for one in known.lessons
        ],
    }


def _lesson(
    known: KnownLesson, game: str, texts: Texts, names: tuple[str, ...], *, apart: bool
) -> LessonLine:
    """Return something to learn; `apart`: of its theme there is more, so the question is named, too."""
    question = texts.question(known.decision)
    theme = texts.say(known.theme) if known.theme is not None else ""
    puzzles = fitting(puzzles_of(find_game(game)), known.theme) if known.theme is not None else []
    first = known.moves[0].choice.number  # another game begins with another problem
    return {
        "seat": known.seat,
        "theme": known.theme,
        "about": f"{theme}: {question}" if theme and apart else theme or question,
        "problems": len(puzzles),
        "problem": puzzles[first % len(puzzles)].id if puzzles else None,
        "times": known.times,
        "loss": round(known.loss, 4),
        "moves": [_better(one, texts, names) for one in known.moves],
    }


def _swing(known: KnownSwing, texts: Texts, names: tuple[str, ...]) -> Swing:
    one = known.swing
    return {
        "number": one.number,
        "who": one.who,
        "text": one.text,
        "label": texts.label(known.row, names),
        "seat": one.seat,
        "before": one.before,
        "after": one.after,
    }


def _better(known: KnownChoice, texts: Texts, names: tuple[str, ...]) -> BetterMove:
    one = known.choice
    return {
        "number": one.number,
        "seat": one.seat,
        "decision": one.decision,
        "question": texts.question(one.decision),
        "played": _words(known.played, texts, names),
        "best": _words(known.best, texts, names),
        "loss": one.loss,
        "chance": one.chances[one.seat],
    }


def _words(row: Row, texts: Texts, names: tuple[str, ...]) -> ActionWords:
    return {"text": row.text, "label": texts.label(row, names)}
