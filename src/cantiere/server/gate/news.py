"""News in words: what happened at a table, with the lines in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cantiere.core.views import EventData
from cantiere.server.common.texts import LANGUAGES
from cantiere.server.gate.types.news import EventLine, MoveLine, NewsLine
from cantiere.server.gate.words import event_line, event_targets
from cantiere.server.play.known import KnownMove, KnownNews
from cantiere.texts import ENGLISH


def news_line(known: KnownNews, game: str, lang: str, names: tuple[str, ...]) -> NewsLine:
    """Return a piece of news as its viewer is sent it."""
    data: dict[str, object] = {"seq": known.seq, "kind": known.kind, "at": known.at, **known.data}
    if known.moves is not None:
        data["moves"] = move_lines(known.moves, game, lang, names)
    return cast(NewsLine, data)  # what is kept of each kind is what its type says


def move_lines(moves: Sequence[KnownMove], game: str, lang: str, names: tuple[str, ...]) -> list[MoveLine]:
    """Return moves as their viewer is sent them."""
    spoken = lang if lang in LANGUAGES else ENGLISH
    return [
        {
            "move": one.move,
            "who": one.who,
            "text": one.text,
            "round": one.round,
            "phase": one.phase,
            "events": [_event(event, game, spoken, names) for event in one.events],
        }
        for one in moves
    ]


def _event(event: EventData, game: str, lang: str, names: tuple[str, ...]) -> EventLine:
    params = tuple(event["params"].items())
    return {
        "name": event["name"],
        "seat": event["seat"],
        "params": event["params"],
        "targets": event_targets(game, params),
        "pieces": event.get("pieces", []),
        "figures": event.get("figures", []),
        "line": event_line(game, lang, event["name"], event["seat"], params, names),
    }
