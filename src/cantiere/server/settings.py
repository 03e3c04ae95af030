"""Settings: how a server is run. `settings_file.py` reads them, and prints what stands beside each."""

from __future__ import annotations

import dataclasses
import secrets
from pathlib import Path
from urllib.parse import urlsplit


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

    database: str = "cantiere.db"  # a file, or postgresql://…
    host: str = "127.0.0.1"  # the address to listen at
    port: int = 8000  # and the port; 0: any that is free
    proxies: str = ""  # addresses, with commas, whose X-Forwarded headers are believed; "": nobody's
    address: str = ""  # how people reach it, with a path if it lives under one; https: cookies are Secure
    metrics: str = ""  # address:port at which what is counted can be read, for Prometheus; "": nowhere
    log_addresses: bool = True  # whether the log of requests has the address of whoever asked
    disk: int = 100  # megabytes that must be free for the database (32 at most are asked of PostgreSQL)
    words: Path | None = None  # a file with words, one a line, that names and chat may not have
    guests_wait: float = 0.0  # hours for which a new guest may not write at tables where they do not sit
    guest_days: float = 0.0  # days after which guests who were not here, and all about them, go; 0: never
    chat_days: float = 0.0  # days for which what was said is kept; 0: as long as the game
    privacy: Path | None = None  # a file with the operator's own paragraphs for the privacy page
    bots: int = 1  # processes that think; what is asked alone may use them all
    queue: int = 64  # questions to bots that may be thought about or wait
    queue_of_one: int = 8  # of these, for the tables of one owner
    bot_tables: int = 4  # running tables of one owner at which only bots play
    hint: int = 800  # milliseconds that are thought about a hint
    analysis: int = 16  # iterations of the search for each position of an analysis
    thoughts: float = 0.5  # hints and analyses a second that one person may ask for; 0: no limit
    thought_burst: int = 10  # that may come at once
    budget: float = 10.0  # seconds a bot may think about a move, and about a hint
    lease: float = 30.0  # seconds after which another process may take over a bot's move
    sweep: float = 5.0  # seconds between looks at what was left lying: bots to move, deadlines, notifications
    body: int = 64 * 1024  # bytes of a request
    record: int = 128 * 1024  # bytes of a record or a snapshot that is sent in
    rate: float = 50.0  # requests a second of one address, on average; 0: no limit
    burst: int = 200  # that may come at once
    doors: float = 1.0  # new guests, log-ins and registrations a second of one address; 0: no limit
    door_burst: int = 20  # that may come at once
    guesses: float = 1 / 60  # wrong passwords a second for one login, after the first ten; 0: no limit
    messages: float = 20.0  # frames a second on a WebSocket, pings too; more end it; 0: no limit
    talk: float = 1.0  # what one person may write at tables in a second, on average; 0: no limit
    talk_burst: int = 20  # that may come at once
    least_hours: float = 1.0  # that an answer may take, where hours are counted
    open_tables: int = 50  # tables a person may have going
    presence: float = 1.0  # seconds after which it is told who comes and goes
    connections: int = 8000  # open at once; 0: no limit. More are hung up on at once
    connections_of_one: int = 0  # of one address; 0: no limit, as all share one behind a proxy
    patience: float = 10.0  # seconds for the head of a request; three times that for its body, twice to read
    imports: float = 20.0  # records an hour that one person may send in; 0: no limit
    outbox: int = 256  # messages that may wait for a slow browser before it is dropped
    outbox_bytes: int = 1024 * 1024  # and how long they may be together
    cached_moves: int = 40_000  # moves of games kept in memory, some 4 KB each
    web: Path | None = None  # the folder with the browser client; None: the one in the package
    mail: Mail | None = None  # how e-mail is sent: a table with host, port, user, password, sender
    hooks: bool = False  # whether people may have web-hooks called
    push: bool = False  # whether notices may go to browsers by Web Push
    private_hooks: bool = False  # whether all that may lead into the server's own network, and without TLS
    digest: float = 15 * 60.0  # seconds between two notifications to one person
    process: str = dataclasses.field(default_factory=lambda: secrets.token_hex(6))

    @property
    def home(self) -> str:
        """The path that the site lives under, without a slash at its end.

        >>> (
        ...     Settings(address="https://club.example/cantiere/").home,
        ...     Settings(address="https://club.example").home,
        ... )
        ('/cantiere', '')
        """
        return urlsplit(self.address).path.rstrip("/")
