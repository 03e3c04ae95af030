"""Problems as they are sent: the same for everybody (`Service.page` keeps them)."""

from __future__ import annotations

import datetime

import msgspec

from cantiere.bots import LEVELS
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.problems import Puzzle, find, of_the_day, puzzles_of, themes_in
from cantiere.server.common.errors import not_found
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.news import move_lines
from cantiere.server.gate.positions import position_view
from cantiere.server.gate.types.problems import GamePuzzles, PuzzleSolution, PuzzlesView, PuzzleView
from cantiere.server.gate.words import option_label
from cantiere.server.play.problems import known_answers, known_following, known_puzzle

DIGITS = 3  # of a chance

encode = msgspec.json.Encoder().encode


def puzzles_json(day: datetime.date, lang: str) -> bytes:
    """Return what there is, and a day's problem of each game."""
    data: PuzzlesView = {
        "day": day.isoformat(),
        "levels": list(LEVELS),
        "games": [_of_game(name, day, lang) for name in games() if puzzles_of(find_game(name))],
    }
    return encode(data)


def _of_game(name: str, day: datetime.date, lang: str) -> GamePuzzles:
    game, texts = find_game(name), texts_of(name, lang)
    puzzles = puzzles_of(game)
    return {
        "game": name,
        "title": texts.say(name),
        "today": of_the_day(puzzles, day).id,
        "themes": [{"id": theme, "name": texts.say(theme)} for theme in themes_in(game)],
        "puzzles": [{"id": one.id, "level": one.level, "themes": list(one.themes)} for one in puzzles],
    }


def puzzle_json(name: str, wanted: str, lang: str) -> bytes:
    """Return a problem as it is asked."""
    puzzle = _puzzle(name, wanted)
    known = known_puzzle(find_game(name), puzzle)
    seat = known.view["seat"]
    assert seat is not None
    names = _names(name, known.view["seats"], lang)
    data: PuzzleView = {
        "id": puzzle.id,
        "game": name,
        "seat": seat,
        "level": puzzle.level,
        "themes": list(puzzle.themes),
        "names": list(names),
        "view": position_view(known, lang, names),
    }
    return encode(data)


def solution_json(name: str, wanted: str, lang: str) -> bytes:
    """Return what is said about a problem."""
    puzzle, game, spoken = _puzzle(name, wanted), find_game(name), texts_of(name, lang).lang
    seat, answers = known_answers(game, puzzle)
    names = _names(name, len(puzzle.best.chances), lang)
    data: PuzzleSolution = {
        "id": puzzle.id,
        "seat": seat,
        "answers": [
            {
                "text": row.text,
                "label": option_label(name, spoken, row.text, row.key, tuple(row.params.items()), names),
                "tries": answer.tries,
                "chances": [round(chance, DIGITS) for chance in answer.chances],
            }
            for row, answer in answers
        ],
        "found": [
            {"level": level, "found": found, "asked": asked} for level, (found, asked) in puzzle.found.items()
        ],
        "follows": [
            move_lines(known_following(game, puzzle, moves[0][1]), name, lang, names)
            for moves in puzzle.follows
        ],
    }
    return encode(data)


def _puzzle(name: str, wanted: str) -> Puzzle:
    puzzle = find(find_game(name), wanted) if name in games() else None
    if puzzle is None:
        raise not_found("there is no such problem")
    return puzzle


def _names(name: str, seats: int, lang: str) -> tuple[str, ...]:
    texts = texts_of(name, lang)
    return tuple(texts.say("seat-number", number=seat + 1) for seat in range(seats))
