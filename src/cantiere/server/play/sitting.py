"""Who may sit down where before a game begins, and why not; and which colours the seats have."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.types import WhyNot
from cantiere.server.store.models import FREE, LINK, OPEN, PERSON, RUNNING
from cantiere.server.store.rows import SeatRow

AWAY = 24 * 3600.0  # seconds after which the others may let a bot sit in, where there is no limit
COLOURS = 6  # with as many charges


def is_invited(live: LiveTable, invite: str | None) -> bool:
    """Tell whether somebody has the table's link."""
    return invite is not None and secrets.compare_digest(invite.encode(), live.row["invite"].encode())


def free_seats(live: LiveTable, me: str | None, invite: str | None) -> tuple[list[int], WhyNot | None]:
    """Return the seats that are free for somebody, best first, and where there is none the reason.

    A seat that is kept for a friend is for whoever has the table's link, or the link of that seat.
    """
    if live.status != OPEN:
        return [], "not-open"
    invited = is_invited(live, invite)
    owner = me is not None and live.row["owner"] == me
    known = live.row["listed"] or invited or (me is not None and me in live.concerned())
    mine = [seat["seat"] for seat in live.seats if me is not None and seat["kept_for"] == me]
    off = live.row["off"]
    if not mine and off is not None and me in off["people"]:
        return [], "taken-off"
    by_link = [seat["seat"] for seat in live.seats if seat["kind"] == LINK and _has_link(seat, invite)]
    kept = [seat["seat"] for seat in live.seats if seat["kind"] == LINK and (invited or owner)]
    anybody = [
        seat["seat"] for seat in live.seats if seat["kind"] == FREE and seat["kept_for"] is None and known
    ]
    free = list(dict.fromkeys([*mine, *by_link, *anybody, *kept]))
    if free:
        return free, None
    waiting = any(seat["kind"] == LINK or seat["kept_for"] is not None for seat in live.seats)
    return [], "seat-kept" if waiting else "no-free-seat"


def _has_link(seat: SeatRow, invite: str | None) -> bool:
    link = seat["link"]
    return link is not None and invite is not None and secrets.compare_digest(invite.encode(), link.encode())


def may_be_replaced(live: LiveTable, seat: int, at: float) -> bool:
    """Tell whether the others may let a bot sit in: there is no limit, and an answer is awaited for a day.

    Where it is hidden who is asked, it may be anybody.
    """
    row, one = live.row, live.seats[seat]
    if live.status != RUNNING or row["deadline"] is not None or row["asked"] is None or row["since"] is None:
        return False
    waited = row["since"] <= at - AWAY and (one["holiday"] or 0.0) <= at
    asked = row["secret"] or row["to_move"] == seat
    return bool(waited and asked and one["kind"] == PERSON and one["bot"] is None)


def colours_of(seats: Sequence[SeatRow]) -> list[int]:
    """Return the colour of each seat: the one that was chosen, or its own if that is free, or any that is.

    >>> colours_of([{"colour": 1}, {"colour": None}, {"colour": None}])
    [1, 0, 2]
    """
    found: list[int | None] = [seat["colour"] for seat in seats]
    left = [colour for colour in range(max(COLOURS, len(found))) if colour not in found]
    for seat, colour in enumerate(found):
        if colour is None and seat in left:
            found[seat] = seat
            left.remove(seat)
    return [left.pop(0) if colour is None else colour for colour in found]
