"""A position as one viewer may see it: the view, its question in words, the answers, and the refusals."""

from __future__ import annotations

from collections.abc import Sequence

from cantiere.core.history import is_final
from cantiere.core.reason import Caution
from cantiere.core.state import State
from cantiere.core.views import QuestionView
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.types.positions import (
    AnswerOption,
    OptionWarning,
    Position,
    Question,
    RefusedOption,
)
from cantiere.server.gate.words import option_label, question_words
from cantiere.texts import Texts

GENERAL = ("not-asked", "chance-decides", "game-over", "no-such-action")  # refusals that explain nothing


def position(
    state: State,
    seat: int | None,
    lang: str,
    names: Sequence[str],
    *,
    refusals: bool = False,
    barriers: frozenset[int] = frozenset(),
) -> Position:
    """Return the view of a seat (None: a spectator), its question in words, and the refusals.

    `barriers`: whose moves stand in the way of taking back.
    """
    view = state.view(seat)
    asked = view["question"]
    question: Question | None = None
    if asked is not None:
        question = _question(state, asked, texts_of(state.game.id, lang), tuple(names), refusals, barriers)
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


def _question(
    state: State,
    asked: QuestionView,
    texts: Texts,
    names: tuple[str, ...],
    refusals: bool,
    barriers: frozenset[int],
) -> Question:
    words = question_words(state.game.id, texts.lang, asked["decision"])
    question: Question = {"decision": asked["decision"], "seat": asked["seat"], "words": words}
    if "options" in asked:
        question["options"] = [
            _option(state, one["action"], texts, names, _warnings(state, one["action"], texts, barriers))
            for one in asked["options"]
        ]
        if refusals:
            question["refusals"] = _refusals(state, texts, names)
    return question


def _option(
    state: State, action: int, texts: Texts, names: tuple[str, ...], warnings: list[OptionWarning]
) -> AnswerOption:
    row = state.game.label(state, action)
    return {
        "text": row.text,
        "label": option_label(state.game.id, texts.lang, row.text, row.key, tuple(row.params.items()), names),
        "key": row.key,
        "params": row.params,
        "targets": state.game.targets(row),
        "warnings": warnings,
    }


def _warnings(state: State, action: int, texts: Texts, barriers: frozenset[int]) -> list[OptionWarning]:
    reasons = state.game.warnings(state, action)
    if is_final(state, action, barriers):
        reasons = [*reasons, Caution("final", "")]
    return [{"key": one.key, "rule": one.rule, "sentence": texts.warning(one)} for one in reasons]


def _refusals(state: State, texts: Texts, names: tuple[str, ...]) -> list[RefusedOption]:
    legal = set(state.legal_actions())
    refused: list[RefusedOption] = []
    for action in range(state.game.num_choices):
        reason = state.why_not(action) if action not in legal else None
        if reason is not None and reason.key not in GENERAL:
            refused.append(
                {
                    **_option(state, action, texts, names, []),
                    "reason": reason.key,
                    "rule": reason.rule,
                    "sentence": texts.reason(reason),
                }
            )
    return refused
