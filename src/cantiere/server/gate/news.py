"""News as a viewer may know them: what happened at a table, with the lines in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from cantiere.core.events import ALL
from cantiere.core.state import CHANCE
from cantiere.core.views import EventData, FigureData
from cantiere.server.common.texts import LANGUAGES
from cantiere.server.gate.types.news import EventLine, MoveLine, NewsLine
from cantiere.server.gate.words import event_line, event_targets, hidden_figures
from cantiere.server.store.changes import NewsItem
from cantiere.server.store.news import KeptMove, moves_in
from cantiere.texts import ENGLISH


class Reader(NamedTuple):
    """To whom moves are told: the seat (None: a spectator), the language, and how the seats are called.

    `hidden` figures are known to their seats alone. `all_open`: the game is over, nothing is hidden.
    """

    seat: int | None
    game: str
    lang: str
    names: tuple[str, ...]
    all_open: bool
    hidden: frozenset[str]


def news_for(
    item: NewsItem, seat: int | None, game: str, lang: str, names: Sequence[str], *, all_open: bool
) -> NewsLine:
    """Return a piece of news as a viewer may know it. `all_open`: the game is over, nothing is hidden."""
    data: dict[str, object] = {"seq": item.seq, "kind": item.kind, "at": item.at, **item.data}
    moves = moves_in(item.data)
    if moves is not None:
        data["moves"] = moves_for(moves, seat, game, lang, names, all_open=all_open)
    return cast(NewsLine, data)  # what is kept of each kind is what its type says


def moves_for(
    moves: Sequence[KeptMove],
    seat: int | None,
    game: str,
    lang: str,
    names: Sequence[str],
    *,
    all_open: bool,
) -> list[MoveLine]:
    """Return moves as a viewer may know them."""
    known = lang if lang in LANGUAGES else ENGLISH
    reader = Reader(seat, game, known, tuple(names), all_open, hidden_figures(game))
    return [_move(move, reader) for move in moves]


def open_to_all(item: NewsItem, game: str) -> bool:
    """Tell whether a piece of news is the same for everybody: nothing of it is hidden from anybody."""
    hidden = hidden_figures(game)
    for move in moves_in(item.data) or []:
        if "secret" in move:
            return False
        for event in move["events"]:
            if event["seen_by"] != ALL:
                return False
            for change in event.get("figures", []):
                if change["figure"] in hidden:
                    return False
    return True


def _move(move: KeptMove, reader: Reader) -> MoveLine:
    """A move's text is shown to whoever may see all that it did: drawing a hidden card shows nothing."""
    events = move["events"]
    seen = events if reader.all_open else [one for one in events if _visible(one["seen_by"], reader.seat)]
    who = move["who"]
    if "secret" in move and not reader.all_open and who != reader.seat:
        who = CHANCE  # that anybody was asked is nobody's business
    is_open = len(seen) == len(events) and (bool(events) or who >= 0) and who == move["who"]
    return {
        "move": move["move"],
        "who": who,
        "text": move["text"] if is_open or reader.all_open or move["who"] == reader.seat else None,
        "round": move.get("round", 0),
        "events": [_event(one, reader) for one in seen],
    }


def _event(event: EventData, reader: Reader) -> EventLine:
    params = tuple(event["params"].items())
    return {
        "name": event["name"],
        "seat": event["seat"],
        "params": event["params"],
        "targets": event_targets(reader.game, params),
        "pieces": event.get("pieces", []),
        "figures": [_figure(one, reader) for one in event.get("figures", [])],
        "line": event_line(reader.game, reader.lang, event["name"], event["seat"], params, reader.names),
    }


def _figure(change: FigureData, reader: Reader) -> FigureData:
    """What a hidden figure became is known to its seat alone."""
    if reader.all_open or change["seat"] == reader.seat or change["figure"] not in reader.hidden:
        return change
    return {
        "seat": change["seat"],
        "figure": change["figure"],
        "by": change["by"],
        "now": None,
        "source": change["source"],
    }


def _visible(seen_by: int, seat: int | None) -> bool:
    return seen_by == ALL or (seat is not None and seen_by == seat)
