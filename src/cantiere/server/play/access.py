"""Who may see a table, and through whose eyes."""

from __future__ import annotations

import secrets

from cantiere.server.common.errors import Problem, not_found
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.models import OVER


def check_sees(live: LiveTable, who: Who | None, invite: str | None = None) -> None:
    """Refuse a private table to whoever has nothing to do with it, as if it were not there."""
    if live.row["listed"]:
        return
    me = who.id if who is not None else None
    if me is not None and (
        me == live.row["owner"] or any(me in (s["person"], s["kept_for"]) for s in live.seats)
    ):
        return
    secrets_of_table = [live.row["invite"], *(s["link"] for s in live.seats if s["link"] is not None)]
    if invite is not None and any(
        secrets.compare_digest(invite.encode(), one.encode()) for one in secrets_of_table
    ):
        return
    raise not_found("there is no such table")


def viewing_seat(live: LiveTable, who: Who | None, wanted: int | None) -> int | None:
    """Return the seat whose view is shown: one of mine, the asked one first; None for a spectator.

    When the game is over everybody may look through anybody's eyes.
    """
    mine = live.seats_of(who.id if who is not None else None)
    if wanted is not None:
        if not 0 <= wanted < len(live.seats):
            raise Problem(422, "no-such-seat", f"There is no seat {wanted}.")
        if wanted not in mine and live.status != OVER:
            raise Problem(403, "not-your-seat", "That is not your seat.")
        return wanted
    if live.row["to_move"] in mine:
        return int(live.row["to_move"])
    return mine[0] if mine else None
