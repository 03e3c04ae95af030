"""A tournament as somebody may see it."""

from __future__ import annotations

from typing import Any

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.types.tournaments import TournamentEntrant, TournamentPage, TournamentRound
from cantiere.server.people.people import Who
from cantiere.server.play.facts import tells_who_is_asked
from cantiere.server.play.known import seat_name
from cantiere.server.store.models import RUNNING
from cantiere.server.tournaments.rounds import results_of

# A tournament, its entrants, its rounds.
TournamentRows = tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]


def tournament_data(rows: TournamentRows, who: Who | None, lang: str) -> TournamentPage:
    """Return a tournament as somebody may see it."""
    row, kept, rounds = rows
    names = seat_names(tuple([seat_name(one["kind"], one["name"], one["bot"]) for one in kept]), lang)
    entrants = [{**one, "name": name} for one, name in zip(kept, names, strict=True)]
    me = who.id if who is not None else None
    lines = _entrants(row, entrants, rounds, me)
    page: TournamentPage = {
        "id": row["id"],
        "game": row["game"],
        "form": row["form"],
        "name": row["name"],
        "options": row["options"],
        "status": row["status"],
        "listed": row["listed"],
        "hints": row["hints"],
        "rated": row["rated"],
        "pace": row["pace"],
        "hours": row["hours"],
        "game_time": row["game_time"],
        "answer_time": row["answer_time"],
        "late": row["late"],
        "created": row["created"],
        "changed": row["changed"],
        "round": row["round"],
        "by_points": _by_points(row),
        "owner": me is not None and row["owner"] == me,
        "entrants": lines,
        "rounds": [_round_data(row, one, entrants, me) for one in rounds],
    }
    if page["owner"] or any(one["you"] for one in lines):
        page["invite"] = row["invite"]
    return page


def _by_points(row: dict[str, Any]) -> bool:
    """Tell whether the points of all rounds decide; no longer known if the server has lost the game."""
    form = find_game(row["game"]).tournaments.get(row["form"]) if row["game"] in games() else None
    return form is not None and form.by_points


def _entrants(
    row: dict[str, Any], entrants: list[dict[str, Any]], rounds: list[dict[str, Any]], me: str | None
) -> list[TournamentEntrant]:
    points = [0] * len(entrants)
    for result in results_of(rounds):
        for entrant, standing in zip(result.seating, result.standings, strict=True):
            points[entrant] += standing[0]
    places = row["places"] or {}
    return [
        {
            "number": one["number"],
            "kind": one["kind"],
            "name": one["name"],
            "bot": one["bot"],
            "you": me is not None and one["person"] == me,
            "points": points[one["number"]],
            "place": places.get(str(one["number"])),
        }
        for one in entrants
    ]


def _round_data(
    row: dict[str, Any], one: dict[str, Any], entrants: list[dict[str, Any]], me: str | None
) -> TournamentRound:
    now = one["now"]
    result = now.result
    scores, ranks = (result["scores"], result["ranking"]) if result is not None else (None, None)
    mine = now.status == RUNNING and me is not None and now.asked == me
    return {
        "round": one["number"],
        "table": one["table"],
        "status": now.status,
        "to_move": now.to_move if mine or tells_who_is_asked(row["game"]) else None,
        "my_turn": mine,
        "seats": [
            {
                "seat": seat,
                "entrant": entrant,
                "name": entrants[entrant]["name"],
                "score": scores[seat] if scores is not None else None,
                "rank": ranks[seat] if ranks is not None else None,
            }
            for seat, entrant in enumerate(one["seating"]["seats"])
        ],
        "groups": result.get("groups", []) if result is not None else [],
    }
