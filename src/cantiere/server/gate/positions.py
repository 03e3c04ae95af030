"""A position as one viewer may see it: the view, its question in words, the answers, and the refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantiere.core.history import is_final
from cantiere.core.reason import Caution
from cantiere.core.state import State
from cantiere.server.common.texts import texts_of
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
) -> dict[str, Any]:
    """Return the view of a seat (None: a spectator), its question in words, and the refusals.

    `barriers`: whose moves stand in the way of taking back.
    """
    view: dict[str, Any] = dict(state.view(seat))  # words are added to it
    question = view["question"]
    if question is None:
        return view
    texts, names = texts_of(state.game.id, lang), tuple(names)
    question["words"] = question_words(state.game.id, texts.lang, question["decision"])
    if "options" in question:
        question["options"] = [
            {
                **_option(state, one["action"], texts, names),
                "warnings": _warnings(state, one["action"], texts, barriers),
            }
            for one in question["options"]
        ]
        if refusals:
            question["refusals"] = _refusals(state, texts, names)
    return view


def _option(state: State, action: int, texts: Texts, names: tuple[str, ...]) -> dict[str, Any]:
    row = state.game.label(state, action)
    return {
        "text": row.text,
        "label": option_label(state.game.id, texts.lang, row.text, row.key, tuple(row.params.items()), names),
        "key": row.key,
        "params": row.params,
        "targets": state.game.targets(row),
        "warnings": [],
    }


def _warnings(state: State, action: int, texts: Texts, barriers: frozenset[int]) -> list[dict[str, Any]]:
    reasons = state.game.warnings(state, action)
    if is_final(state, action, barriers):
        reasons = [*reasons, Caution("final", "")]
    return [{"key": one.key, "rule": one.rule, "sentence": texts.warning(one)} for one in reasons]


def _refusals(state: State, texts: Texts, names: tuple[str, ...]) -> list[dict[str, Any]]:
    legal = set(state.legal_actions())
    refused = []
    for action in range(state.game.num_choices):
        reason = state.why_not(action) if action not in legal else None
        if reason is not None and reason.key not in GENERAL:
            why = {"reason": reason.key, "rule": reason.rule, "sentence": texts.reason(reason)}
            refused.append({**_option(state, action, texts, names), **why})
    return refused
