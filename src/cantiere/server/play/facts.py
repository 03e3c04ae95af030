"""What viewers may know of a table beside its game: who sits there, who is asked, what was agreed."""

from __future__ import annotations

from collections.abc import Sequence

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.people.people import Who
from cantiere.server.play.known import KnownPosition
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.sitting import colours_of
from cantiere.server.play.types import (
    Luck,
    PersonFacts,
    PresenceState,
    SeatLine,
    SharedFacts,
    TableFacts,
    TableLine,
    VoteState,
)
from cantiere.server.store.models import BOT, OVER, RUNNING
from cantiere.server.store.rows import SeatRow, TableRow


def table_line(row: TableRow, seats: Sequence[SeatRow], who: Who | None) -> TableLine:
    """Return a table as lists have it. Where a game may ask in secret, only who is asked learns it there."""
    me = who.id if who is not None else None
    mine = my_turn(row, me)
    told = mine or (tells_who_is_asked(row["game"]) and row["trouble"] is None)
    to_move = row["to_move"] if told else None
    return {
        **_facts(row),
        "to_move": to_move,
        "deadline": row["deadline"] if to_move is not None else None,
        "my_turn": mine,
        "seats": _seats(seats, me),
    }


def tells_who_is_asked(game: str) -> bool:
    """Tell whether everybody may know, without looking at the position, who is asked in a game."""
    return game in games() and not find_game(game).asks_secretly


def presence(live: LiveTable) -> PresenceState:
    """Return which seats are there (bots always are), and how many watch without sitting here."""
    pages = live.watchers(live.id)
    seated = live.people()
    return {
        "connected": [seat["kind"] == BOT or pages.get(seat["person"] or "", 0) > 0 for seat in live.seats],
        "spectators": sum(
            [count if person == "" else 1 for person, count in pages.items() if person not in seated]
        ),
    }


def _facts(row: TableRow) -> TableFacts:
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
        "game_time": row["game_time"],
        "answer_time": row["answer_time"],
        "created": row["created"],
        "changed": row["changed"],
        "number": row["number"],
        "result": row["result"],
        "how": row["how"],
        "rated": row["rated"],
        "tournament": row["tournament"],
        "trouble": row["trouble"],
    }


def shared_facts(live: LiveTable) -> SharedFacts:
    """Return what is the same for all who look at a table. Who is asked is not, where that is a secret."""
    row = live.row
    luck: Luck = {}
    if live.status == OVER:
        luck = {"seed": row["seed"], "salt": row["salt"]}
    clock = row["clock"]
    return {
        **_facts(row),
        **presence(live),
        **luck,
        "seq": row["seq"],
        "hints": row["hints"],
        "late": row["late"],
        "commitment": row["commitment"],
        "source": row["source"],
        "rematch": row["rematch"],
        "left": clock["left"] if clock is not None and live.status == RUNNING else None,
    }


def person_facts(live: LiveTable, me: str | None) -> PersonFacts:
    row, owner = live.row, me is not None and live.row["owner"] == me
    mine = live.seats_of(me)
    facts: PersonFacts = {"seats": _seats(live.seats, me), "my_seats": mine, "owner": owner}
    if mine or owner:
        facts["invite"] = row["invite"]
    if owner:
        links = {str(s["seat"]): s["link"] for s in live.seats if s["kind"] == "link" and s["link"]}
        facts["links"] = links
    return facts


def _seats(seats: Sequence[SeatRow], me: str | None) -> list[SeatLine]:
    colours = colours_of(seats)
    return [
        {
            "seat": seat["seat"],
            "kind": seat["kind"],
            "name": seat["name"],
            "bot": seat["bot"],
            "you": me is not None and seat["person"] == me,
            "kept": seat["kept_for"] is not None,
            "kept_for_you": me is not None and seat["kept_for"] == me,
            "colour": colours[seat["seat"]],
            "resigned": seat["resigned"],
            "holiday": seat["holiday"],
        }
        for seat in seats
    ]


def my_turn(row: TableRow, me: str | None) -> bool:
    waits = row["status"] == RUNNING and row["trouble"] is None
    return waits and row["asked"] is not None and row["asked"] == me


def shown_to_move(asked: int | None, position: KnownPosition | None, mine: list[int]) -> int | None:
    """Return who is asked, as far as the viewer may know: for one's own seats that is always so."""
    if position is None or asked is None or asked in mine:
        return asked
    shown = position.view["to_move"]
    return shown if shown >= 0 else None


def thinking(live: LiveTable, to_move: int | None) -> int | None:
    """Return the seat of the bot that thinks."""
    thinks = to_move is not None and live.status == RUNNING and live.seats[to_move]["bot"] is not None
    return to_move if thinks else None


def votes_of(live: LiveTable, me: str | None) -> list[VoteState]:
    """Return what people are asked to agree to: about which seat, who asks, and whether I am to answer."""
    votes = live.row["votes"]
    if votes is None or live.status != RUNNING:
        return []
    humans = live.humans()
    return [
        {
            "about": about,
            "seat": one["seat"],
            "by": one["by"],
            "answer": me in humans
            and me not in one["agreed"]
            and (one["seat"] is None or live.seats[one["seat"]]["person"] != me),
        }
        for about, one in votes.items()
    ]
