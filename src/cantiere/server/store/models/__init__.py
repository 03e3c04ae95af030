"""The tables of the database. A game is its moves; all else about it can be computed again.

Old and new servers share a database while one follows the other: columns are added so that both can live with
them (docs/versions.md).
"""

from __future__ import annotations

from cantiere.server.store.models.base import Base
from cantiere.server.store.models.club import (
    CardTally,
    Played,
    PlayedCard,
    Rating,
    SourceTally,
    Tally,
    WeekGame,
    WeekTally,
)
from cantiere.server.store.models.cups import Entrant, League, LeagueEntrant, LeagueTable, Round, Tournament
from cantiere.server.store.models.moderation import Ban, Block, Deed, Report
from cantiere.server.store.models.people import Follow, Key, Notice, Person, Push, Recalled
from cantiere.server.store.models.service import Note, Process, Watching
from cantiere.server.store.models.tables import (
    BOT,
    CLOSED,
    FREE,
    LINK,
    LIVE,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    TURNS,
    Analysis,
    Move,
    News,
    Request,
    Seat,
    Table,
    Trace,
)

__all__ = [
    "BOT",
    "CLOSED",
    "FREE",
    "LINK",
    "LIVE",
    "OPEN",
    "OVER",
    "PERSON",
    "RUNNING",
    "TURNS",
    "Analysis",
    "Ban",
    "Base",
    "Block",
    "CardTally",
    "Deed",
    "Entrant",
    "Follow",
    "Key",
    "League",
    "LeagueEntrant",
    "LeagueTable",
    "Move",
    "News",
    "Note",
    "Notice",
    "Person",
    "Played",
    "PlayedCard",
    "Process",
    "Push",
    "Rating",
    "Recalled",
    "Report",
    "Request",
    "Round",
    "Seat",
    "SourceTally",
    "Table",
    "Tally",
    "Tournament",
    "Trace",
    "Watching",
    "WeekGame",
    "WeekTally",
]
