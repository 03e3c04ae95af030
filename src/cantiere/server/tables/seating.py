"""Seats: who may take which, how they are called, and bots that sit in for people."""

from __future__ import annotations

import secrets
import time
from typing import Any

from cantiere.bots import bots
from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.ids import new_secret
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.changes import Change
from cantiere.server.store.models import BOT, FREE, LINK, PERSON, RUNNING
from cantiere.server.tables.requests import Join, NewSeat

USUAL_BOT = "greedy"


def free_seat(live: LiveTable, who: Who, wanted: Join) -> int:
    """Return the seat that somebody may take, or refuse."""
    invited = wanted.invite is not None and secrets.compare_digest(
        wanted.invite.encode(), live.row["invite"].encode()
    )
    for seat in live.seats:
        if wanted.seat not in (None, seat["seat"]):
            continue
        by_link = seat["link"] is not None and wanted.invite is not None
        if (
            seat["kind"] == LINK
            and by_link
            and secrets.compare_digest(str(wanted.invite).encode(), seat["link"].encode())
        ):
            return int(seat["seat"])
        if seat["kind"] != FREE or seat["kept_for"] not in (None, who.id):
            continue
        if live.row["listed"] or invited or seat["kept_for"] == who.id:
            return int(seat["seat"])
    if not live.row["listed"] and not invited:
        raise not_found("there is no such table")
    raise Problem(409, "no-free-seat", "There is no free seat for you here.")


def unique_name(live: LiveTable, name: str) -> str:
    """Two people of one name are told apart by a number."""
    taken = set(live.names)
    return next(one for one in [name, *(f"{name} {n}" for n in range(2, 99))] if one not in taken)


def checked_bot(name: str | None) -> str | None:
    """Return a bot's name if it is one of those that `GET /api/games` lists.

    The command line takes more: files, and any amount of thinking. Nobody may name those from afar.
    """
    if name is not None and name not in bots():
        raise Problem(422, "no-such-bot", f"There is no bot {name!r}; there are: {', '.join(bots())}.")
    return name


def new_seat(number: int, wanted: NewSeat, who: Who) -> dict[str, Any]:
    """Return a seat as it was wanted."""
    seat: dict[str, Any] = {
        "seat": number,
        "person": None,
        "name": "",
        "bot": None,
        "link": None,
        "kept_for": None,
    }
    if wanted.kind in ("me", "hot"):
        return seat | {"kind": PERSON, "person": who.id, "name": wanted.name or who.name}
    if wanted.kind == "bot":
        bot = checked_bot(wanted.bot or USUAL_BOT)
        return seat | {"kind": BOT, "bot": bot, "name": wanted.name or ""}
    if wanted.kind == "link":
        return seat | {"kind": LINK, "link": new_secret()}
    return seat | {"kind": FREE}


def name_bots(seats: list[dict[str, Any]]) -> None:
    """Name the bots after what they are, and number namesakes."""
    used: set[str] = set()
    for seat in seats:
        if seat["kind"] not in (BOT, PERSON):
            continue
        name = seat["name"] or str(seat["bot"]).capitalize()
        seat["name"] = next(n for n in [name, *(f"{name} {i}" for i in range(2, 99))] if n not in used)
        used.add(seat["name"])


def rematch_seat(seat: dict[str, Any], who: Who) -> dict[str, Any]:
    """Return a seat of a rematch: whoever asks sits, the others' seats are kept for them."""
    again = {**seat, "link": None, "kept_for": None}
    if seat["kind"] == PERSON:
        again["bot"] = None
        if seat["person"] != who.id:
            again |= {"kind": FREE, "person": None, "name": "", "kept_for": seat["person"]}
    return again


def reseat_late(live: LiveTable, at: float) -> Change | None:
    """Let a bot sit in for whoever has let the time run out; None if that is not so (any more)."""
    late, deadline = live.row["late"], live.row["deadline"]
    if live.status != RUNNING or late is None or deadline is None or deadline > at:
        return None
    return sit_in(live, [live.row["to_move"]], late, "late")


def sit_in(live: LiveTable, seats: list[int], bot: str, kind: str) -> Change:
    """Let a bot play for people, who keep their seats."""
    return reseat(live, kind, {seat: {"bot": bot} for seat in seats if live.seats[seat]["bot"] is None})


def reseat(live: LiveTable, kind: str, seats: dict[int, dict[str, Any]]) -> Change:
    """Return a change of who plays for some seats, and who is asked then."""
    values: dict[str, Any] = {}
    asked = live.row["to_move"]
    if live.status == RUNNING and asked in seats:
        hours, due = live.row["hours"], seats[asked]["bot"] is not None
        values = {
            "due": due,
            "asked": None if due else live.seats[asked]["person"],
            "deadline": time.time() + hours * 3600 if hours is not None and not due else None,
            "claim": None,
            "claimed": 0.0,
        }
    return Change(kind, {"seats": sorted(seats)}, values, seats)
