"""What a viewer may know of a table, as plain values. The gate is given these and nothing else.

No match and no state can be reached from here; events and figures are only those the viewer may know.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cantiere.core.notation import Row
from cantiere.core.reason import Caution, Reason
from cantiere.core.views import EventData, View
from cantiere.server.play.types import PersonFacts, SharedFacts, TurnFacts
from cantiere.server.store.models import BOT
from cantiere.server.store.news import NewsData

NUMBERED = re.compile(r"(.*?)(?: ([0-9]{1,2}))?")


class SeatName(NamedTuple):
    """How a seat is called: by a name, or as a bot whose word the gate says, and which one of its kind."""

    name: str
    bot: str
    number: int


def seat_name(kind: str, name: str, bot: str | None) -> SeatName:
    """Return how a seat is called. A bot that was given no name is kept as what it is, with its number."""
    if kind == BOT and bot:
        numbered = NUMBERED.fullmatch(name)
        if numbered is not None and numbered[1] == bot.capitalize():
            return SeatName("", bot, int(numbered[2] or 1))
    return SeatName(name, "", 0)


class KnownOption(NamedTuple):
    """A possible answer: its message, what it touches on the board, what may be overlooked about it."""

    row: Row
    targets: list[str]
    warnings: list[Caution]


class KnownRefusal(NamedTuple):
    """An answer that is not possible now, and why."""

    row: Row
    targets: list[str]
    reason: Reason


class KnownQuestion(NamedTuple):
    """What is asked of whom; the answers for the seat that must give one."""

    decision: str
    seat: int
    options: list[KnownOption] | None
    refusals: list[KnownRefusal] | None


class KnownPosition(NamedTuple):
    """A position as a seat (None: a spectator) sees it."""

    view: View
    question: KnownQuestion | None


class KnownMove(NamedTuple):
    """A move, with the events that the viewer may know; the text where it shows nothing hidden."""

    move: int
    who: int
    text: str | None
    round: int
    phase: str
    events: list[EventData]


class KnownNews(NamedTuple):
    """A piece of news; `data` is without its moves. Made for a seat, or (None) the same for everybody."""

    seq: int
    kind: str
    at: float
    data: NewsData
    moves: list[KnownMove] | None
    seat: int | None


class KnownPerson:
    """What a table is to one person, as long as nobody sits down or gets up.

    The gate keeps here, by language, the same with the seats as they are called there, and as JSON.
    """

    def __init__(self, facts: PersonFacts) -> None:
        self.facts = facts
        self.named: dict[str, PersonFacts] = {}
        self.json: dict[str, bytes] = {}


class Known(NamedTuple):
    """All that one viewer may know of a table at one moment. `me` is None for who just looks on."""

    me: str | None
    seat: int | None
    game: str
    names: tuple[SeatName, ...]
    shared: SharedFacts
    person: KnownPerson
    turn: TurnFacts
    position: KnownPosition | None


class KnownTale(NamedTuple):
    """Moves, or news, of a table: up to number `seq`, and how its seats are called."""

    seq: int
    game: str
    names: tuple[SeatName, ...]
    news: list[KnownNews]
    moves: list[KnownMove]


class KnownPast(NamedTuple):
    """An earlier position: the one after `move` of its `moves`."""

    move: int
    moves: int
    names: tuple[SeatName, ...]
    position: KnownPosition


class KnownHint(NamedTuple):
    """An answer that a bot thinks of, the chance to win and the points that it promises."""

    row: Row
    chance: float
    points: float


class KnownHints(NamedTuple):
    """What a bot would do in the place of a seat, at a move's number."""

    game: str
    names: tuple[SeatName, ...]
    number: int
    seat: int
    bot: str
    hints: list[KnownHint]
