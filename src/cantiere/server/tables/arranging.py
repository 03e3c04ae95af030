"""Before the game: the owner arranges the table anew, people choose colours, or say no to a kept seat."""

from __future__ import annotations

from typing import cast

from cantiere.server.common.errors import Problem
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.play.sitting import COLOURS, colours_of
from cantiere.server.store.changes import Change
from cantiere.server.store.models import CLOSED, OPEN, PERSON, RUNNING
from cantiere.server.store.news import ByName, Coloured, SomeSeats
from cantiere.server.store.rows import SeatRow, TableRow
from cantiere.server.tables.beginning import known_game
from cantiere.server.tables.requests import Arrange, ArrangedSeat, NewSeat
from cantiere.server.tables.seating import EMPTY_SEAT, check_rated, name_bots, new_seat
from cantiere.server.tables.tables import Tables


class Arranging:
    """What can be changed at a table whose game has not begun."""

    def __init__(self, live_tables: LiveTables, tables: Tables) -> None:
        self.live_tables = live_tables
        self.tables = tables

    async def arrange(self, who: Who, table: str, wanted: Arrange) -> None:
        """Change seats, options, pace and order; who is not seated again is taken off."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            _check_owner(live, who)
            seats = _seats(live, who, wanted.seats) if wanted.seats is not None else None
            count = len(seats if seats is not None else live.seats)
            chosen = wanted.options if wanted.options is not None else live.row["options"]
            said = wanted.model_dump(include={"name", "listed", "hints", "rated"}, exclude_none=True)
            values = cast(TableRow, said)
            if values.get("rated", live.row["rated"]):
                _check_rated(live, seats if seats is not None else live.seats)
                values["hints"] = False
            values["options"] = known_game(live.row["game"]).check(count, chosen)
            if wanted.pace is not None:
                values |= self.tables.checked_pace(wanted.pace)
            gone = _taken_off(live, seats) if seats is not None else {}
            if gone:
                before = off["people"] if (off := live.row["off"]) is not None else []
                values["off"] = {"people": sorted({*before, *gone})}
            change = Change("arranged", {"name": who.name, "off": sorted(gone.values())}, values)
            change.all_seats = seats
            change.named = [(who.id, who.name)]
            return change, None

        await self.live_tables.change(table, decide)

    async def close(self, who: Who, table: str) -> None:
        """Close a table that has not begun."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            if live.status == CLOSED:
                return None, None
            _check_owner(live, who)
            told: ByName = {"name": who.name}
            return Change("closed", told, {"status": CLOSED}, named=[(who.id, who.name)]), None

        await self.live_tables.change(table, decide)

    async def colour(self, who: Who, table: str, seat: int | None, colour: int) -> None:
        """Choose a colour that is free."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            mine = [one for one in live.seats_of(who.id) if seat in (None, one)]
            if not mine:
                raise Problem(403, "not-your-seat", "That is not your seat.")
            if live.status not in (OPEN, RUNNING) or colour >= max(COLOURS, len(live.seats)):
                raise Problem(422, "no-such-colour", "There is no such colour to choose.")
            now = colours_of(live.seats)
            if now[mine[0]] == colour:
                return None, None
            people = [one["seat"] for one in live.seats if one["kind"] == PERSON or one["colour"] is not None]
            if any(now[one] == colour for one in people):
                raise Problem(409, "colour-taken", "Somebody has that colour.")
            # Whoever had it without having chosen it gets another, and people keep theirs.
            kept: dict[int, SeatRow] = {one: {"colour": now[one]} for one in people if one != mine[0]}
            told: Coloured = {"seat": mine[0], "name": live.seats[mine[0]]["name"], "colour": colour}
            return Change("coloured", told, seats={**kept, mine[0]: {"colour": colour}}), None

        await self.live_tables.change(table, decide)

    async def decline(self, who: Who, table: str) -> None:
        """Say no to a seat that is kept for me: it is anybody's then."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            kept = [seat["seat"] for seat in live.seats if seat["kept_for"] == who.id]
            if not kept or live.status != OPEN:
                return None, None
            name = live.seats[kept[0]]["name"] or who.name
            seats: dict[int, SeatRow] = {seat: {"kept_for": None, "name": ""} for seat in kept}
            told: SomeSeats = {"seats": kept, "name": name}
            return Change("declined", told, seats=seats, named=[(who.id, name)]), None

        await self.live_tables.change(table, decide)


def _check_owner(live: LiveTable, who: Who) -> None:
    if live.row["owner"] != who.id:
        raise Problem(403, "not-owner", "Only who made the table can do that.")
    if live.status != OPEN:
        raise Problem(409, "not-open", "The game has begun, or the table is closed.")


def _check_rated(live: LiveTable, seats: list[SeatRow]) -> None:
    """Refuse to rate a game in which others sit who have not agreed to that, or that cannot be rated."""
    check_rated(seats)
    others = [seat for seat in seats if seat["kind"] == PERSON and seat["person"] != live.row["owner"]]
    if others and not live.row["rated"]:
        raise Problem(409, "rated-others", "Others sit here who have not agreed that the game is rated.")


def _seats(live: LiveTable, who: Who, wanted: list[ArrangedSeat]) -> list[SeatRow]:
    """Return the seats in their new order. People keep their name and the colour that they chose."""
    stayed = [one.seat for one in wanted if one.kind == "stay"]
    if len(set(stayed)) != len(stayed) or any(one is None or one >= len(live.seats) for one in stayed):
        raise Problem(422, "no-such-seat", "Each seat can stay once.")
    seats = [_seat(live, who, number, one) for number, one in enumerate(wanted)]
    chosen = {seat["colour"] for seat in seats if seat["kind"] == PERSON} - {None}
    for seat in seats:
        if seat["kind"] != PERSON and seat["colour"] in chosen:
            seat["colour"] = None
    name_bots(seats)
    return seats


def _seat(live: LiveTable, who: Who, number: int, wanted: ArrangedSeat) -> SeatRow:
    if wanted.kind == "stay":
        assert wanted.seat is not None
        stays = live.seats[wanted.seat].copy()
        stays["seat"] = number
        return stays
    if wanted.kind == "too":
        if wanted.seat is None or wanted.seat >= len(live.seats):
            raise Problem(422, "no-such-seat", "There is no such seat.")
        kept = live.seats[wanted.seat]
        return {**EMPTY_SEAT, "seat": number, "kept_for": kept["person"], "name": kept["name"]}
    return new_seat(number, NewSeat(kind=wanted.kind, name=wanted.name, bot=wanted.bot), who)


def _taken_off(live: LiveTable, seats: list[SeatRow]) -> dict[str, str]:
    """Return who sat here, and does no longer: their names by who they are."""
    stay = {seat["person"] for seat in seats} | {seat["kept_for"] for seat in seats}
    return {
        seat["person"]: seat["name"]
        for seat in live.seats
        if seat["person"] is not None and seat["person"] not in stay | {live.row["owner"]}
    }
