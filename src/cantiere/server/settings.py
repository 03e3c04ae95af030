"""Settings: how a server is run. The command line fills them in; secrets come from the environment."""

from __future__ import annotations

import dataclasses
import secrets
from pathlib import Path


@dataclasses.dataclass(frozen=True)
class Mail:
    """Where e-mail is handed over; without it none is sent."""

    host: str
    port: int = 587
    user: str = ""
    password: str = dataclasses.field(default="", repr=False)
    sender: str = "cantiere@localhost"


@dataclasses.dataclass(frozen=True)
class Settings:
    """Everything that can be chosen. The defaults suit one machine and some friends."""

    database: str = "cantiere.db"
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""  # how people reach it, for links in notices
    bots: int = 1  # processes that think
    queue: int = 32  # questions to bots that may wait
    lease: float = 30.0  # seconds after which another process may take over a bot's move
    sweep: float = 5.0  # seconds between looks at what was left lying: bots to move, deadlines, notices
    body: int = 64 * 1024  # bytes of a request
    record: int = 512 * 1024  # bytes of a record or a snapshot that is sent in
    rate: float = 50.0  # requests a second of one address, on average; 0: no limit
    burst: int = 200
    doors: float = 1.0  # new guests, log-ins and registrations a second of one address; 0: no limit
    door_burst: int = 20
    messages: float = 20.0  # messages a second on a WebSocket; 0: no limit
    open_tables: int = 50  # tables a person may have going
    outbox: int = 256  # messages that may wait for a slow browser before it is dropped
    cached_moves: int = 40_000  # moves of games kept in memory, some 4 KB each
    web: Path | None = None  # the folder with the browser client
    mail: Mail | None = None
    hooks: bool = False  # whether people may have web-hooks called
    digest: float = 15 * 60.0  # seconds between two notices to one person
    process: str = dataclasses.field(default_factory=lambda: secrets.token_hex(6))
