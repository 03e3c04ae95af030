"""A league as somebody may see it. Who is asked at a table is told to nobody but whoever is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cantiere.server.gate.names import seat_names
from cantiere.server.gate.types.leagues import (
    LeagueEntrantData,
    LeagueFacts,
    LeagueInvite,
    LeagueLine,
    LeaguePage,
    LeagueSeat,
    LeagueTableData,
)
from cantiere.server.leagues.forms import may_enter_late
from cantiere.server.leagues.meetings import WIN, Meeting, points_of, ranks_of
from cantiere.server.leagues.rows import Row, meetings_of, players_of, rules_of
from cantiere.server.leagues.standings import TIE_BREAKS, Line, standings
from cantiere.server.people.people import Who
from cantiere.server.play.known import seat_name
from cantiere.server.store.models import OPEN, RUNNING


class LeagueRows(NamedTuple):
    """A league, its entrants, its tables, and those of them at which is played now."""

    row: Row
    entrants: list[Row]
    tables: list[Row]
    now: Mapping[str, Any]


def league_facts(row: Row, entered: int) -> LeagueFacts:
    """Return a league as lists have it."""
    return {
        "id": row["id"],
        "game": row["game"],
        "form": row["form"],
        "name": row["name"],
        "status": row["status"],
        "listed": row["listed"],
        "rated": row["rated"],
        "round": row["round"],
        "most": row["most"],
        "begins": row["begins"],
        "created": row["created"],
        "changed": row["changed"],
        "size": row["figures"]["size"],
        "entered": entered,
    }


def names_of(entrants: list[Row], lang: str) -> dict[int, str]:
    """Return how the entrants are called, bots by the word for what they are."""
    kept = tuple([seat_name(one["kind"], one["name"], one["bot"]) for one in entrants])
    return {one["number"]: name for one, name in zip(entrants, seat_names(kept, lang), strict=True)}


def league_data(rows: LeagueRows, who: Who | None, lang: str, shown: int | None = None) -> LeaguePage:
    """Return a league with the tables of one round: the one wanted, or the one being played."""
    row, rules = rows.row, rules_of(rows.row)
    me = who.id if who is not None else None
    mine = {one["number"] for one in rows.entrants if me is not None and one["person"] == me}
    in_it = bool([one for one in rows.entrants if one["number"] in mine and one["until"] is None])
    meetings = meetings_of(rows.tables)
    season = max((one.season for one in meetings), default=1)
    lines = standings(rules, players_of(rows.entrants), meetings)
    wanted = shown if shown is not None else row["round"]
    tables = [
        _table(one, meeting, rows.now, mine, me)
        for one, meeting in zip(rows.tables, meetings, strict=True)
        if one["round"] == wanted or (one["result"] is None and mine & set(meeting.seats))
    ]
    late = row["status"] == RUNNING and may_enter_late(rules, row["round"], season)
    free = len(rows.entrants) < row["most"] and not mine
    figures = row["figures"]
    owner = me is not None and row["owner"] == me
    invite: LeagueInvite = {"invite": row["invite"]} if owner or in_it else {}
    return {
        **invite,
        **league_facts(row, len(rows.entrants)),
        "least": figures["least"],
        "rounds": figures["rounds"],
        "group": figures["group"],
        "laps": figures["laps"],
        "seasons": figures["seasons"],
        "moving": figures["moving"],
        "options": row["options"],
        "hints": row["hints"],
        "pace": row["pace"],
        "hours": row["hours"],
        "game_time": row["game_time"],
        "answer_time": row["answer_time"],
        "late": row["late"],
        "round_hours": row["round_hours"],
        "due": row["due"],
        "season": season,
        "owner": owner,
        "may_enter": free and (row["status"] == OPEN or late),
        "entrants": _entrants(rows.entrants, me, lang),
        "divisions": [[_line(line) for line in one] for one in lines],
        "tie_breaks": list(TIE_BREAKS[rules.form]),
        "shown": wanted,
        "tables": [one for one in tables if one["round"] == wanted],
        "my_tables": [one for one in tables if one["mine"] and one["status"] == RUNNING],
    }


def _line(line: Line) -> LeagueLine:
    return {
        "entrant": line.entrant,
        "place": line.place,
        "points": line.points,
        "played": line.played,
        "wins": line.wins,
        "breaks": list(line.breaks),
    }


def _entrants(entrants: list[Row], me: str | None, lang: str) -> list[LeagueEntrantData]:
    names = names_of(entrants, lang)
    return [
        {
            "number": one["number"],
            "kind": one["kind"],
            "name": names[one["number"]],
            "bot": one["bot"],
            "you": me is not None and one["person"] == me,
            "since": one["since"],
            "left": one["until"] is not None,
        }
        for one in entrants
    ]


def _table(
    row: Row, meeting: Meeting, now: Mapping[str, Any], mine: set[int], me: str | None
) -> LeagueTableData:
    going = now.get(row["table"]) if row["result"] is None else None
    return {
        "round": row["round"],
        "number": row["number"],
        "division": row["division"],
        "table": row["table"],
        "status": "bye"
        if meeting.bye
        else "over"
        if meeting.over
        else "running"
        if going is not None
        else "planned",
        "mine": bool(mine & set(meeting.seats)),
        "my_turn": going is not None and going.status == RUNNING and me is not None and going.asked == me,
        "seats": _seats(meeting),
    }


def _seats(meeting: Meeting) -> list[LeagueSeat]:
    over = meeting.over and not meeting.bye
    points = points_of(meeting) if meeting.over else None
    ranks = ranks_of(meeting) if over else None
    return [
        {
            "entrant": entrant,
            "score": meeting.scores[seat] if meeting.scores else None,
            "rank": ranks[seat] if ranks is not None else None,
            "points": round(points[seat] / WIN, 3) if points is not None else None,
            "absent": entrant in meeting.absent,
        }
        for seat, entrant in enumerate(meeting.seats)
    ]
