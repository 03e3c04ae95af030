"""A tournament as somebody may see it."""

from __future__ import annotations

from typing import Any

from cantiere.server.people.people import Who
from cantiere.server.store.models import RUNNING
from cantiere.server.tournaments.rounds import results_of

# A tournament, its entrants, its rounds.
TournamentRows = tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]


def tournament_data(rows: TournamentRows, who: Who | None) -> dict[str, Any]:
    """Return a tournament as somebody may see it."""
    row, entrants, rounds = rows
    me = who.id if who is not None else None
    points = [0] * len(entrants)
    for result in results_of(rounds):
        for entrant, standing in zip(result.seating, result.standings, strict=True):
            points[entrant] += standing[0]
    places = row["places"] or {}
    names = (
        "id",
        "game",
        "form",
        "name",
        "options",
        "status",
        "listed",
        "hints",
        "pace",
        "hours",
        "late",
        "game_time",
        "answer_time",
    )
    data = {name: row[name] for name in (*names, "created", "changed", "round")}
    data["owner"] = me is not None and row["owner"] == me
    data["entrants"] = [
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
    data["rounds"] = [_round_data(one, entrants, me) for one in rounds]
    if data["owner"] or any(one["you"] for one in data["entrants"]):
        data["invite"] = row["invite"]
    return data


def _round_data(one: dict[str, Any], entrants: list[dict[str, Any]], me: str | None) -> dict[str, Any]:
    now = one["now"]
    scores = now.result["scores"] if now.result is not None else None
    return {
        "round": one["number"],
        "table": one["table"],
        "status": now.status,
        "to_move": now.to_move if not now.secret else None,
        "my_turn": now.status == RUNNING and me is not None and now.asked == me,
        "seats": [
            {
                "seat": seat,
                "entrant": entrant,
                "name": entrants[entrant]["name"],
                "score": scores[seat] if scores is not None else None,
            }
            for seat, entrant in enumerate(one["seating"]["seats"])
        ],
    }
