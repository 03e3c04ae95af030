"""News as a viewer may know them: what happened at a table, with the lines in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cantiere.core.events import ALL
from cantiere.core.registry import game as find_game
from cantiere.core.state import CHANCE
from cantiere.server.common.texts import LANGUAGES
from cantiere.server.gate.words import event_line, event_targets
from cantiere.server.store.changes import NewsItem
from cantiere.texts import ENGLISH


def news_for(
    item: NewsItem, seat: int | None, game: str, lang: str, names: Sequence[str], *, all_open: bool
) -> dict[str, Any]:
    """Return a piece of news as a viewer may know it. `all_open`: the game is over, nothing is hidden."""
    data = dict(item.data)
    if "moves" in data:
        hidden = frozenset(one.name for one in find_game(game).figures if one.hidden)
        said = _Lines(game, lang if lang in LANGUAGES else ENGLISH, tuple(names), hidden)
        data["moves"] = [_move(move, seat, said, all_open=all_open) for move in data["moves"]]
    return {"seq": item.seq, "kind": item.kind, "at": item.at, **data}


def open_to_all(item: NewsItem) -> bool:
    """Tell whether a piece of news is the same for everybody: nothing of it is hidden from anybody."""
    return all(
        "secret" not in move and all(event["seen_by"] == ALL for event in move["events"])
        for move in item.data.get("moves", ())
    )


class _Lines(NamedTuple):
    """How events are said."""

    game: str
    lang: str
    names: tuple[str, ...]
    hidden: frozenset[str]  # figures of which only the seat itself knows how many

    def line(self, event: dict[str, Any]) -> str:
        params = tuple(event["params"].items())
        return event_line(self.game, self.lang, event["name"], event["seat"], params, self.names)


def _move(move: dict[str, Any], seat: int | None, said: _Lines, *, all_open: bool) -> dict[str, Any]:
    """A move's text is shown to whoever may see all that it did: drawing a hidden card shows nothing."""
    events = move["events"]
    seen = events if all_open else [event for event in events if _visible(event["seen_by"], seat)]
    who = move["who"]
    if "secret" in move and not all_open and who != seat:
        who = CHANCE  # that anybody was asked is nobody's business
    is_open = len(seen) == len(events) and (bool(events) or who >= 0) and who == move["who"]
    return {
        "move": move["move"],
        "who": who,
        "text": move["text"] if is_open or all_open or move["who"] == seat else None,
        "round": move.get("round", 0),
        "events": [
            {
                "name": e["name"],
                "seat": e["seat"],
                "params": e["params"],
                "targets": event_targets(said.game, tuple(e["params"].items())),
                "line": said.line(e),
                "pieces": e.get("pieces", []),  # news that were written earlier tell only words
                "figures": [
                    one if all_open or one["seat"] == seat or one["figure"] not in said.hidden
                    else {**one, "now": None}
                    for one in e.get("figures", ())
                ],
            }
            for e in seen
        ],
    }


def _visible(seen_by: int, seat: int | None) -> bool:
    return seen_by == ALL or (seat is not None and seen_by == seat)
