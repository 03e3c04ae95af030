"""A position in words: the question, the answers with what may be overlooked about them, the refusals."""

from __future__ import annotations

from collections.abc import Sequence

from cantiere.server.common.texts import texts_of
from cantiere.server.gate.types.positions import (
    AnswerOption,
    OptionWarning,
    Position,
    Question,
    RefusedOption,
)
from cantiere.server.gate.words import option_label, question_words, refusal_words, warning_words
from cantiere.server.play.known import KnownOption, KnownPosition, KnownQuestion, KnownRefusal


def position_view(known: KnownPosition, lang: str, names: tuple[str, ...]) -> Position:
    """Return a position as its viewer is sent it."""
    view = known.view
    question: Question | None = None
    if known.question is not None:
        question = _question(known.question, view["game"], lang, names)
    return {
        "game": view["game"],
        "seats": view["seats"],
        "seat": view["seat"],
        "to_move": view["to_move"],
        "round": view["round"],
        "question": question,
        "result": view["result"],
        "table": view["table"],
    }


def _question(asked: KnownQuestion, game: str, lang: str, names: tuple[str, ...]) -> Question:
    lang = texts_of(game, lang).lang
    words = question_words(game, lang, asked.decision)
    question: Question = {"decision": asked.decision, "seat": asked.seat, "words": words}
    if asked.options is not None:
        question["options"] = [_option(one, game, lang, names) for one in asked.options]
    return question


def refusal_lines(
    refused: Sequence[KnownRefusal], game: str, lang: str, names: tuple[str, ...]
) -> list[RefusedOption]:
    """Return answers that are not possible, as their viewer is sent them."""
    lang = texts_of(game, lang).lang
    return [_refusal(one, game, lang, names) for one in refused]


def _option(known: KnownOption, game: str, lang: str, names: tuple[str, ...]) -> AnswerOption:
    row = known.row
    warnings: list[OptionWarning] = [
        {"key": one.key, "rule": one.rule, "sentence": warning_words(game, lang, one)}
        for one in known.warnings
    ]
    return {
        "text": row.text,
        "label": option_label(game, lang, row.text, row.key, tuple(row.params.items()), names),
        "key": row.key,
        "params": row.params,
        "targets": known.targets,
        "warnings": warnings,
    }


def _refusal(known: KnownRefusal, game: str, lang: str, names: tuple[str, ...]) -> RefusedOption:
    row, reason = known.row, known.reason
    return {
        "text": row.text,
        "label": option_label(game, lang, row.text, row.key, tuple(row.params.items()), names),
        "key": row.key,
        "params": row.params,
        "targets": known.targets,
        "warnings": [],
        "reason": reason.key,
        "rule": reason.rule,
        "sentence": refusal_words(game, lang, reason),
    }
