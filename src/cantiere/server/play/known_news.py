"""News as viewers may know them: only the events that are theirs to know, and no trace of what is secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from cantiere.core.events import ALL
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.state import CHANCE
from cantiere.core.views import EventData, FigureData
from cantiere.server.play.known import KnownMove, KnownNews
from cantiere.server.store.changes import NewsItem
from cantiere.server.store.news import KeptMove, NewsData, moves_in


def hidden_figures(game: str, options: Mapping[str, object]) -> frozenset[str]:
    """Return the figures of a game that, played with these options, only their own seat knows."""
    if game not in games():
        return frozenset()
    played = find_game(game)
    return frozenset([one.name for one in played.figures if played.hides(options, one)])


def known_news(item: NewsItem, seat: int | None, hidden: frozenset[str], *, all_open: bool) -> KnownNews:
    """Return a piece of news as a viewer may know it. `all_open`: the game is over, nothing is hidden."""
    kept = moves_in(item.data)
    if kept is None:
        return KnownNews(item.seq, item.kind, item.at, item.data, None, seat)
    data = cast(NewsData, {name: value for name, value in item.data.items() if name != "moves"})
    moves = known_moves(kept, seat, hidden, all_open=all_open)
    return KnownNews(item.seq, item.kind, item.at, data, moves, seat)


def known_moves(
    moves: Sequence[KeptMove], seat: int | None, hidden: frozenset[str], *, all_open: bool
) -> list[KnownMove]:
    """Return moves as a viewer may know them; a secret answer that told nobody anything is not among them."""
    if all_open:
        return [
            KnownMove(
                one["move"],
                one["who"],
                one["text"],
                one.get("round", 0),
                one.get("phase", ""),
                one["events"],
            )
            for one in moves
        ]
    return [
        _move(one, seat, hidden)
        for one in moves
        if "secret" not in one or one["who"] == seat or _seen(one["events"], seat)
    ]


def open_to_all(item: NewsItem, hidden: frozenset[str]) -> bool:
    """Tell whether a piece of news is the same for everybody: nothing of it is hidden from anybody."""
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


def _move(move: KeptMove, seat: int | None, hidden: frozenset[str]) -> KnownMove:
    """A move's text is shown to whoever may see all that it did: drawing a hidden card shows nothing."""
    events, seen, who = move["events"], _seen(move["events"], seat), move["who"]
    played_in, phase = move.get("round", 0), move.get("phase", "")
    if who == seat:
        known = [_event(one, seat, hidden) for one in seen]
        return KnownMove(move["move"], who, move["text"], played_in, phase, known)
    if "secret" in move:
        who = CHANCE  # that anybody was asked is nobody's business
    is_open = len(seen) == len(events) and (bool(events) or who >= 0) and who == move["who"]
    text = move["text"] if is_open else None
    known = [_event(one, seat, hidden) for one in seen]
    return KnownMove(move["move"], who, text, played_in, phase, known)


def _seen(events: list[EventData], seat: int | None) -> list[EventData]:
    return [one for one in events if one["seen_by"] == ALL or one["seen_by"] == seat]


def _event(event: EventData, seat: int | None, hidden: frozenset[str]) -> EventData:
    """What a hidden figure became is known to its seat alone."""
    for change in event.get("figures", []):
        if change["seat"] != seat and change["figure"] in hidden:
            return {
                "name": event["name"],
                "seat": event["seat"],
                "params": event["params"],
                "seen_by": event["seen_by"],
                "pieces": event["pieces"],
                "figures": [_figure(one, seat, hidden) for one in event["figures"]],
            }
    return event


def _figure(change: FigureData, seat: int | None, hidden: frozenset[str]) -> FigureData:
    if change["seat"] == seat or change["figure"] not in hidden:
        return change
    return {
        "seat": change["seat"],
        "figure": change["figure"],
        "by": change["by"],
        "now": None,
        "source": change["source"],
    }
