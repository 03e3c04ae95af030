"""Seats: who may take which, how they are called, and bots that sit in for people."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence

from cantiere.bots import EVEN, bots
from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.ids import new_secret
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.pace import asked_values, clock_after
from cantiere.server.play.sitting import free_seats, is_invited
from cantiere.server.store.changes import Change
from cantiere.server.store.models import BOT, FREE, LINK, PERSON, RUNNING
from cantiere.server.store.news import SomeSeats
from cantiere.server.store.rows import SeatRow, TableRow
from cantiere.server.tables.requests import Join, NewSeat

USUAL_BOT = "greedy"


EMPTY_SEAT: SeatRow = {
    "kind": FREE,
    "person": None,
    "name": "",
    "bot": None,
    "link": None,
    "kept_for": None,
    "colour": None,
    "late": 0,
    "resigned": False,
    "holiday": None,
}


def free_seat(live: LiveTable, who: Who, wanted: Join) -> int:
    """Return the seat that somebody may take, or refuse."""
    free, why_not = free_seats(live, who.id, wanted.invite)
    for seat in free:
        if wanted.seat in (None, seat):
            return seat
    seen = live.row["listed"] or is_invited(live, wanted.invite) or who.id in live.concerned()
    if not seen and not free:
        raise not_found("there is no such table")
    raise Problem(409, why_not or "no-free-seat", "There is no free seat for you here.")


def sitting(live: LiveTable, who: Who, seat: int) -> SeatRow:
    """Return what becomes of a seat that somebody takes."""
    others = [one["name"] for one in live.seats if one["seat"] != seat]
    return {
        "kind": PERSON,
        "person": who.id,
        "name": unique_name(others, who.name),
        "kept_for": None,
        "holiday": who.holiday,
    }


def emptied(seat: SeatRow) -> SeatRow:
    """Return what becomes of a seat that somebody leaves: one kept for a friend is kept on."""
    if seat["link"] is None:
        return EMPTY_SEAT.copy()
    return {**EMPTY_SEAT, "kind": LINK, "link": seat["link"]}


def unique_name(others: Sequence[str], name: str) -> str:
    """Two people of one name are told apart by a number."""
    taken = set(others)
    numbered = (f"{name} {number}" for number in itertools.count(2))
    return next(one for one in itertools.chain([name], numbered) if one not in taken)


def checked_bot(name: str | None) -> str | None:
    """Return a bot's name if it is one of those that `GET /api/games` lists.

    The command line takes more: files, and any amount of thinking. Nobody may name those from afar.
    """
    if name is not None and name not in bots():
        raise Problem(422, "no-such-bot", f"There is no bot {name!r}; there are: {', '.join(bots())}.")
    return name


def person_seat(number: int, person: str, name: str, holiday: float | None = None) -> SeatRow:
    """Return a seat on which somebody sits."""
    taken: SeatRow = {"kind": PERSON, "person": person, "name": name, "holiday": holiday}
    return {**EMPTY_SEAT, "seat": number, **taken}


def bot_seat(number: int, bot: str, name: str) -> SeatRow:
    """Return a seat on which a bot sits."""
    return {**EMPTY_SEAT, "seat": number, "kind": BOT, "bot": bot, "name": name}


def new_seat(number: int, wanted: NewSeat, who: Who) -> SeatRow:
    """Return a seat as it was wanted."""
    if wanted.kind in ("me", "hot"):
        return person_seat(number, who.id, wanted.name or who.name, who.holiday)
    if wanted.kind == "bot":
        bot = wanted.bot or USUAL_BOT
        checked_bot(bot)
        return bot_seat(number, bot, wanted.name or "")
    if wanted.kind == "link":
        return {**EMPTY_SEAT, "seat": number, "kind": LINK, "link": new_secret()}
    return {**EMPTY_SEAT, "seat": number}


def name_bots(seats: list[SeatRow]) -> None:
    """Name the bots after what they are, and number namesakes; the gate says it in the reader's language."""
    used: list[str] = []
    for seat in seats:
        if seat["kind"] not in (BOT, PERSON):
            continue
        name = seat["name"] or str(seat["bot"]).capitalize()
        seat["name"] = unique_name(used, name)
        used.append(seat["name"])


def check_rated(seats: Sequence[SeatRow]) -> None:
    """Refuse a rated game of bots alone, or in which somebody has several seats or a bot no own strength."""
    people = [seat["person"] for seat in seats if seat["kind"] == PERSON]
    alone = all(seat["kind"] == BOT for seat in seats)
    if alone or len(set(people)) != len(people) or len(seats) < 2:
        raise Problem(422, "rated-seats", "In a rated game everybody has one seat, and not all are bots.")
    if any(seat["bot"] == EVEN for seat in seats if seat["kind"] == BOT):
        raise Problem(422, "rated-bot", "In a rated game bots are of a strength of their own.")


def rematch_seat(seat: SeatRow, who: Who) -> SeatRow:
    """Return a seat of a rematch: whoever asks sits, the others' seats are kept for them, by name."""
    again: SeatRow = {**seat, "link": None, "kept_for": None, "late": 0, "resigned": False}
    if seat["kind"] == PERSON:
        again["bot"] = None
        if seat["person"] != who.id:
            again |= {"kind": FREE, "person": None, "kept_for": seat["person"]}
    return again


def sit_in(live: LiveTable, seats: list[int], bot: str, kind: str, name: str) -> Change:
    """Let a bot play for people, who keep their seats."""
    empty = [seat for seat in seats if live.seats[seat]["bot"] is None]
    return reseat(live, kind, {seat: {"bot": bot} for seat in empty}, {"seats": empty, "name": name})


def reseat(live: LiveTable, kind: str, seats: dict[int, SeatRow], told: SomeSeats) -> Change:
    """Return a change of who plays for some seats, and who is asked then."""
    values: TableRow = {}
    asked, now = live.row["to_move"], time.time()
    if live.status == RUNNING and asked is not None and asked in seats:
        seat: SeatRow = {**live.seats[asked], **seats[asked]}
        secret, clock = live.row["secret"], clock_after(live.row, live.seats, now, answered=False)
        alone = live.match is not None and live.match.secret_answer() is not None
        values = {"clock": clock, **asked_values(live.row, seat, clock, now, secret=secret, answered=alone)}
    return Change(kind, told, values, seats)
