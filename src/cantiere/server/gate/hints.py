"""What a bot would do in somebody's place, in words."""

from __future__ import annotations

from cantiere.server.common.texts import texts_of
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.types.finished import Hints
from cantiere.server.play.known import KnownHints


def hints_data(known: KnownHints, lang: str) -> Hints:
    """Return hints as they are sent."""
    texts, names = texts_of(known.game, lang), seat_names(known.names, lang)
    return {
        "number": known.number,
        "seat": known.seat,
        "bot": known.bot,
        "hints": [
            {
                "text": one.row.text,
                "label": texts.label(one.row, names),
                "chance": one.chance,
                "points": one.points,
            }
            for one in known.hints
        ],
    }
