"""The pace of a game: until when an answer is waited for, and what is left on each clock.

Where it is hidden who is asked, no clock runs: what it shows afterwards would tell.
"""

from __future__ import annotations

from collections.abc import Sequence

from cantiere.core.state import State
from cantiere.server.store.rows import ClockRow, SeatRow, TableRow

HOUR = 3600.0
SECRET = 60.0  # seconds for a question of which nobody may know whom it is asked


def is_secret(state: State) -> bool:
    """Tell whether it is hidden who is asked."""
    game = state.game
    return game.asks_secretly and any(game.secret(state, action) for action in state.legal_actions())


def new_clock(row: TableRow, seats: Sequence[SeatRow]) -> ClockRow | None:
    """Return the clocks at the beginning; None where there are none."""
    game_time = row["game_time"]
    return {"left": [game_time] * len(seats)} if game_time is not None else None


def clock_after(
    row: TableRow, seats: Sequence[SeatRow], at: float, *, answered: bool = True
) -> ClockRow | None:
    """Return the clocks after a question: what it has taken, and what the answer has earned.

    Bots have no clock to lose, and a question that was a secret costs nothing.
    """
    clock = row["clock"]
    if clock is None:
        return new_clock(row, seats)
    seat, since = row["to_move"], row["since"]
    if seat is None or since is None or row["secret"] or seats[seat]["bot"] is not None:
        return clock.copy()
    left = list(clock["left"])
    left[seat] = max(0.0, left[seat] - (at - since)) + ((row["answer_time"] or 0.0) if answered else 0.0)
    return {"left": left}


def deadline(
    row: TableRow, seat: SeatRow, clock: ClockRow | None, at: float, *, secret: bool
) -> float | None:
    """Return until when a person on a seat is waited for, who is asked at `at`; None: as long as it takes."""
    if clock is not None:
        left: float = clock["left"][seat["seat"]]
        return at + (max(SECRET, float(row["answer_time"] or 0.0)) if secret else left)
    if row["hours"] is None:
        return None
    return max(at, float(seat["holiday"] or 0.0)) + float(row["hours"]) * HOUR


def asked_values(
    row: TableRow,
    seat: SeatRow,
    clock: ClockRow | None,
    at: float,
    *,
    secret: bool,
    answered: bool,
) -> TableRow:
    """Return what a table keeps of a question that a seat is asked at `at`: of whom, since and until when.

    `answered`: there is only one answer, and it is given at once; the deadline does not tell.
    """
    bot = seat["bot"] is not None
    due = bot or answered
    return {
        "asked": None if due else seat["person"],
        "due": due,
        "deadline": None if bot else deadline(row, seat, clock, at, secret=secret),
        "since": at,
        "claim": None,
        "claimed": 0.0,
    }
