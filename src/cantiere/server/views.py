"""What goes out: a table as one viewer may see it, in the viewer's language. No position leaves otherwise."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from cantiere.core.reason import Caution
from cantiere.core.registry import game as find_game
from cantiere.core.state import CHANCE, Event, State
from cantiere.core.state import OVER as GAME_OVER
from cantiere.server.live_table import LiveTable
from cantiere.server.people import Who
from cantiere.server.store.changes import Told
from cantiere.server.store.models import OVER, RUNNING
from cantiere.texts import ENGLISH, Texts, languages

LANGUAGES = languages()  # looked up once: it reads a folder
GENERAL = ("not-asked", "chance-decides", "game-over", "no-such-action")  # refusals that explain nothing


@functools.cache
def _texts(game: str | None, lang: str) -> Texts:
    return Texts(find_game(game) if game is not None else None, lang)


def texts_of(game: str | None, lang: str) -> Texts:
    """Return the texts of a game in a language, English where there is none."""
    return _texts(game, lang if lang in LANGUAGES else ENGLISH)


# --- a table -----------------------------------------------------------------------------------------


def table_data(
    live: LiveTable, who: Who | None, seat: int | None, lang: str, *, refusals: bool = False
) -> dict[str, Any]:
    """Return all that a viewer may know of a table."""
    row = live.row
    mine = live.seats_of(who.id if who is not None else None)
    data = {
        **table_line(row, live.seats, who),
        "seq": live.seq,
        "hints": row["hints"],
        "late": row["late"],
        "commitment": row["commitment"],
        "source": row["source"],
        "rematch": row["rematch"],
        "my_seats": mine,
        "seat": seat,
        "owner": who is not None and row["owner"] == who.id,
        "view": position(
            live.match.state, seat, lang, live.names, refusals=refusals, barriers=_barriers(live, mine)
        )
        if live.match
        else None,
        "undo": _undo(live, who, mine),
    }
    if live.status == OVER:
        data |= {"seed": row["seed"], "salt": row["salt"]}
    if mine or data["owner"]:
        data["invite"] = row["invite"]
    if data["owner"]:
        data["links"] = {str(s["seat"]): s["link"] for s in live.seats if s["kind"] == "link" and s["link"]}
    return data


def table_line(row: dict[str, Any], seats: Iterable[dict[str, Any]], who: Who | None) -> dict[str, Any]:
    """Return a table as the lobby lists it."""
    me = who.id if who is not None else None
    return {
        "id": row["id"],
        "name": row["name"],
        "game": row["game"],
        "rules_version": row["rules_version"],
        "options": row["options"],
        "status": row["status"],
        "listed": row["listed"],
        "pace": row["pace"],
        "hours": row["hours"],
        "deadline": row["deadline"],
        "created": row["created"],
        "changed": row["changed"],
        "number": row["number"],
        "to_move": row["to_move"],
        "my_turn": row["status"] == RUNNING and row["asked"] is not None and row["asked"] == me,
        "result": row["result"],
        "tournament": row["tournament"],
        "seats": [
            {
                "seat": seat["seat"],
                "kind": seat["kind"],
                "name": seat["name"],
                "bot": seat["bot"],
                "you": me is not None and seat["person"] == me,
                "kept_for_you": me is not None and seat["kept_for"] == me,
            }
            for seat in seats
        ],
    }


def _undo(live: LiveTable, who: Who | None, mine: list[int]) -> dict[str, Any]:
    asked = live.row["undo"]
    if live.status != RUNNING or live.match is None:
        return {"may": False, "asked": None}
    match = live.match
    may = any(match.can_undo(seat) for seat in mine)
    if asked is None:
        return {"may": may, "asked": None}
    waiting = live.humans() - {asked["by"], *asked["agreed"]}
    return {
        "may": may,
        "asked": {"seat": asked["seat"], "answer": who is not None and who.id in waiting},
    }


# --- a position --------------------------------------------------------------------------------------


def position(
    state: State,
    seat: int | None,
    lang: str,
    names: list[str],
    *,
    refusals: bool = False,
    barriers: frozenset[int] = frozenset(),
) -> dict[str, Any]:
    """Return the view of a seat (None: a spectator), its question in words, and the refusals.

    `barriers`: whose moves stand in the way of taking back.
    """
    view = state.view(seat)
    question = view["question"]
    if question is None:
        return view
    texts = texts_of(state.game.id, lang)
    question["words"] = texts.question(question["decision"])
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


def _option(state: State, action: int, texts: Texts, names: list[str]) -> dict[str, Any]:
    row = state.game.label(state, action)
    return {
        "text": row.text,
        "label": texts.label(row, names),
        "targets": [value for value in row.params.values() if isinstance(value, str)],
        "warnings": [],
    }


def _warnings(state: State, action: int, texts: Texts, barriers: frozenset[int]) -> list[dict[str, Any]]:
    reasons = state.game.warnings(state, action)
    if _is_final(state, action, barriers):
        reasons = [*reasons, Caution("final", "")]
    return [{"key": one.key, "rule": one.rule, "sentence": texts.warning(one)} for one in reasons]


def _is_final(state: State, action: int, barriers: frozenset[int]) -> bool:
    """Tell whether an action cannot be taken back. What is hidden must not show in it: then better say so."""
    if barriers and state.game.unseen(state, action):
        return True
    after = state.clone()
    after.apply(action)
    return after.to_move == GAME_OVER or after.to_move in barriers


def _barriers(live: LiveTable, mine: list[int]) -> frozenset[int]:
    """Return whose moves follow at once and cannot be taken back: of chance and bots, if others play."""
    if live.status != RUNNING or live.humans() <= {live.seats[seat]["person"] for seat in mine}:
        return frozenset()
    return frozenset({CHANCE, *(seat["seat"] for seat in live.seats if seat["bot"] is not None)})


def _refusals(state: State, texts: Texts, names: list[str]) -> list[dict[str, Any]]:
    legal = set(state.legal_actions())
    refused = []
    for action in range(state.game.num_choices):
        reason = state.why_not(action) if action not in legal else None
        if reason is not None and reason.key not in GENERAL:
            why = {"key": reason.key, "rule": reason.rule, "sentence": texts.reason(reason)}
            refused.append({**_option(state, action, texts, names), **why})
    return refused


# --- news --------------------------------------------------------------------------------------------


def told_to(
    told: Told, seat: int | None, game: str, lang: str, names: list[str], *, all_open: bool
) -> dict[str, Any]:
    """Return a piece of news as a viewer may know it. `all_open`: the game is over, nothing is hidden."""
    data = dict(told.data)
    if "moves" in data:
        texts = texts_of(game, lang)
        data["moves"] = [_move(move, seat, texts, names, all_open=all_open) for move in data["moves"]]
    return {"seq": told.seq, "kind": told.kind, "at": told.at, **data}


def _move(
    move: dict[str, Any], seat: int | None, texts: Texts, names: list[str], *, all_open: bool
) -> dict[str, Any]:
    """A move's text is shown to whoever may see all that it did: drawing a hidden card shows nothing."""
    events = [Event(e["name"], e["seat"], e["params"], e["seen_by"]) for e in move["events"]]
    seen = events if all_open else [event for event in events if event.visible_to(seat)]
    open_to_all = len(seen) == len(events) and (bool(events) or move["who"] >= 0)
    return {
        "move": move["move"],
        "who": move["who"],
        "text": move["text"] if open_to_all or all_open or move["who"] == seat else None,
        "events": [
            {"name": e.name, "seat": e.seat, "params": e.params, "line": texts.event(e, names)} for e in seen
        ],
    }
