"""The tables of the database. A game is its moves; all else about it can be computed again.

Nothing in `moves` and `news` is ever changed or removed: taking a move back is a row of its own. Only what
people said is emptied in the news, by a moderator or when its time is over, and the names of those who left.

Old and new servers share a database while one follows the other: columns are added so that both can live with
them (docs/versions.md).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, Text, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"  # what a table is
LIVE, TURNS = "live", "turns"  # its pace
PERSON, FREE, LINK, BOT = "person", "open", "link", "bot"  # what a seat is
UNBOOKED = text("status = 'over' AND booked IS NULL")


class Base(DeclarativeBase):
    """All tables."""

    type_annotation_map = {dict[str, Any]: JSON(none_as_null=True), str: String}  # noqa: RUF012  SQLAlchemy's form


class Note(Base):
    """A named value of the whole service, such as the key that signs cookies."""

    __tablename__ = "notes"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Base):
    """Somebody who plays: a guest, or an account once there is a login and a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    login: Mapped[str | None] = mapped_column(unique=True)
    password: Mapped[str | None]
    epoch: Mapped[int] = mapped_column(default=0)  # cookies of an earlier epoch no longer count
    created: Mapped[float]
    email: Mapped[str | None]
    hook: Mapped[str | None]
    lang: Mapped[str] = mapped_column(default="en")
    told: Mapped[float] = mapped_column(default=0.0)  # when the last notification went out
    confirmed: Mapped[float | None]  # when the e-mail address was; None: nothing is sent there
    wishes: Mapped[dict[str, Any] | None]  # of what to tell, by which ways, and when not
    holiday: Mapped[float | None]  # until when no hours run for them
    role: Mapped[str | None]  # what they may do: "moderator", "operator"
    muted: Mapped[float | None]  # until when they may not write
    seen: Mapped[float | None]  # the day on which they were last here
    gone: Mapped[float | None]  # when the account was deleted: what is left is a name for the others' games
    private: Mapped[bool | None]  # whether nobody else sees their page
    named: Mapped[bool | None]  # whether their name may stand in the collection that researchers get
    no_followers: Mapped[bool | None]  # whether nobody may follow them


class Key(Base):
    """A secret that stands for a person: an API token, or the personal link. Only its hash is kept."""

    __tablename__ = "keys"

    hash: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[str]
    name: Mapped[str]
    created: Mapped[float]


class Recalled(Base):
    """A cookie that was logged out: it is nobody's any more."""

    __tablename__ = "recalled"

    hash: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float]


class Push(Base):
    """A browser that takes notices by Web Push."""

    __tablename__ = "pushes"

    hash: Mapped[str] = mapped_column(primary_key=True)  # of its address
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str]
    auth: Mapped[str]
    created: Mapped[float]


class Notice(Base):
    """Something that a person is to be told, until it has been."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    kind: Mapped[str]
    at: Mapped[float]


class Table(Base):
    """A table, with what the lobby needs to know without replaying its game."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(index=True)
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    name: Mapped[str]
    owner: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    status: Mapped[str]
    listed: Mapped[bool]
    pace: Mapped[str]
    hours: Mapped[float | None]
    late: Mapped[str | None]  # the bot that answers when the time is over; None: the others wait
    game_time: Mapped[float | None]  # with a clock: seconds that each has for the game,
    answer_time: Mapped[float | None]  # and how many more after each answer
    hints: Mapped[bool]
    autostart: Mapped[bool]
    invite: Mapped[str]
    source: Mapped[str]  # play, import or analysis
    start: Mapped[dict[str, Any] | None]  # a snapshot, where the game does not begin at the beginning
    seed: Mapped[str]
    salt: Mapped[str]
    commitment: Mapped[str]
    created: Mapped[float]
    changed: Mapped[float]
    number: Mapped[int] = mapped_column(default=0)  # how many rows of `moves` there are
    seq: Mapped[int] = mapped_column(default=0)  # how many rows of `news` there are
    to_move: Mapped[int | None]
    asked: Mapped[str | None]  # the person who is asked
    due: Mapped[bool] = mapped_column(default=False)  # a bot is asked
    deadline: Mapped[float | None]
    since: Mapped[float | None]  # when the question was asked
    secret: Mapped[bool] = mapped_column(default=False)  # who is asked is hidden: no clock may tell
    clock: Mapped[dict[str, Any] | None]  # {"left": seconds of each seat, when the question was asked}
    claim: Mapped[str | None]  # the process that works on the bot's move, until `claimed`
    claimed: Mapped[float] = mapped_column(default=0.0)
    undo: Mapped[dict[str, Any] | None]  # a request to take back, and who has agreed
    votes: Mapped[dict[str, Any] | None]  # to end the game, to let a bot sit in: who asks, who has agreed
    off: Mapped[dict[str, Any] | None]  # {"people": those whom the owner has taken off a seat}
    how: Mapped[str | None]  # how it ended, if not by its rules: "agreed"
    rematch: Mapped[str | None]
    result: Mapped[dict[str, Any] | None]
    tournament: Mapped[str | None]  # the tournament, or the league, that it is a round of
    trouble: Mapped[str | None]  # why its game cannot be gone on with, where a server has found that
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())  # all who sit down agree
    booked: Mapped[float | None]  # when its game was entered in the club's books

    __table_args__ = (
        Index("tables_status", "status", "listed", "changed"),
        Index("tables_asked", "asked", "status"),
        Index("tables_due", "due", "claimed"),
        Index("tables_deadline", "deadline"),
        Index("tables_unbooked", "changed", sqlite_where=UNBOOKED, postgresql_where=UNBOOKED),
    )


class Seat(Base):
    """A seat of a table, and who sits there."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str]
    bot: Mapped[str | None]  # the bot of the seat, or the one that sits in for the person
    link: Mapped[str | None]  # the secret of a seat that is kept for a friend
    kept_for: Mapped[str | None]  # the person it is kept for: a rematch, or the owner's word
    colour: Mapped[int | None]  # the one that was chosen; None: the first that is free
    late: Mapped[int] = mapped_column(default=0)  # how often in a row the time was over
    resigned: Mapped[bool] = mapped_column(default=False)  # the bot plays on for good
    holiday: Mapped[float | None]  # until when no hours run here


class Move(Base):
    """A move of a seat or of chance; with `keep`, the taking back of all moves but the first so many."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    keep: Mapped[int | None]
    at: Mapped[float]


class News(Base):
    """What happened at a table, in order: moves with their events, chat, comings and goings."""

    __tablename__ = "news"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    data: Mapped[dict[str, Any]]
    at: Mapped[float]
    person: Mapped[str | None]  # who said it

    __table_args__ = (
        Index(
            "news_person",
            "person",
            sqlite_where=text("person IS NOT NULL"),
            postgresql_where=text("person IS NOT NULL"),
        ),
    )


class Trace(Base):
    """A name that somebody had at a table where they do not sit, and that its news still have."""

    __tablename__ = "traces"

    person: Mapped[str] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)


class Request(Base):
    """A request that was carried out: sent again, it is answered again and not carried out twice."""

    __tablename__ = "requests"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    table: Mapped[str]
    text: Mapped[str] = mapped_column(Text)
    answer: Mapped[dict[str, Any]]
    at: Mapped[float]


class Analysis(Base):
    """What the bots think of a finished game. Until there is `data`, whoever claims it works on it."""

    __tablename__ = "analyses"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    claim: Mapped[str]
    claimed: Mapped[float]  # until then
    done: Mapped[int]  # positions looked at
    total: Mapped[int]
    data: Mapped[dict[str, Any] | None]


class Tournament(Base):
    """Several tables, one after another, until the form has ranked everybody."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    form: Mapped[str]
    options: Mapped[dict[str, Any]]
    name: Mapped[str]
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    status: Mapped[str]
    listed: Mapped[bool]
    pace: Mapped[str]
    hours: Mapped[float | None]
    late: Mapped[str | None]
    game_time: Mapped[float | None]
    answer_time: Mapped[float | None]
    hints: Mapped[bool]
    autostart: Mapped[bool]
    invite: Mapped[str]
    created: Mapped[float]
    changed: Mapped[float]
    round: Mapped[int]  # the one being played, from 1; 0 before the first
    places: Mapped[dict[str, Any] | None]  # at the end: the place of each entrant, by number
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (Index("tournaments_status", "status", "listed", "changed"),)


class Entrant(Base):
    """Who plays in a tournament, in the order in which the form counts them."""

    __tablename__ = "entrants"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None]
    name: Mapped[str]


class Round(Base):
    """A round of a tournament: its table, who sat where, how it ended. Its number is given once."""

    __tablename__ = "rounds"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), unique=True)
    seating: Mapped[dict[str, Any]]  # {"seats": the entrant on each seat}
    standings: Mapped[dict[str, Any] | None]  # {"seats": what each seat is ranked by}


class League(Base):
    """A league: rounds of tables, for any game and any number of entrants. Its id begins with `league-`."""

    __tablename__ = "leagues"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    form: Mapped[str]
    figures: Mapped[dict[str, Any]]  # of the form: how many rounds, the size of groups …
    options: Mapped[dict[str, Any]]  # as they were wanted; tables of several sizes complete them
    name: Mapped[str]
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    status: Mapped[str]
    listed: Mapped[bool]
    pace: Mapped[str]
    hours: Mapped[float | None]
    game_time: Mapped[float | None]
    answer_time: Mapped[float | None]
    late: Mapped[str | None]
    hints: Mapped[bool]
    rated: Mapped[bool]
    autostart: Mapped[bool]
    invite: Mapped[str]
    created: Mapped[float]
    changed: Mapped[float]
    round_hours: Mapped[float]  # that a round may take
    most: Mapped[int]  # entrants
    round: Mapped[int]  # the one being played, from 1; 0 before the first
    begins: Mapped[float | None]  # when it begins by itself
    due: Mapped[float | None]  # when the round must be over

    __table_args__ = (Index("leagues_status", "status", "listed", "changed"),)


class LeagueEntrant(Base):
    """Who plays in a league."""

    __tablename__ = "league_entrants"

    league: Mapped[str] = mapped_column(ForeignKey("leagues.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None]
    name: Mapped[str]
    lot: Mapped[int]  # drawn when it begins
    since: Mapped[int]  # the first round they play in
    until: Mapped[int | None]  # the last one, if they have withdrawn


class LeagueTable(Base):
    """A table of a league's round: planned, opened (`table`), then over (`result`). One alone has a bye."""

    __tablename__ = "league_tables"

    league: Mapped[str] = mapped_column(ForeignKey("leagues.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    division: Mapped[int]
    season: Mapped[int]
    seating: Mapped[dict[str, Any]]  # {"seats": the entrant on each seat}
    begun: Mapped[float]  # when the round did
    table: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), unique=True)
    behind: Mapped[dict[str, Any] | None]  # {"entrants": for whom it waited when the round's time was over}
    result: Mapped[dict[str, Any] | None]  # {"ranks": …, "scores": …, "absent": entrants}
    ended: Mapped[float | None]


class Watching(Base):
    """Who watches a table through one server, until when that is known. Only where there are several."""

    __tablename__ = "watching"

    table: Mapped[str] = mapped_column(primary_key=True)
    server: Mapped[str] = mapped_column(primary_key=True)
    people: Mapped[dict[str, Any]]  # how many pages each has open; "" for those without a name
    until: Mapped[float]


class Process(Base):
    """A server that shares the database with others, and when it was last known to be there."""

    __tablename__ = "servers"

    process: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float]
    version: Mapped[str]


class Ban(Base):
    """Who may not come in: a person, or a range of addresses. `until`: None is for good."""

    __tablename__ = "bans"

    id: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]  # person or address
    whom: Mapped[str] = mapped_column(index=True)  # a person's id, or a network such as 192.0.2.0/24
    until: Mapped[float | None]
    why: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class Report(Base):
    """A person, or what they said, that a moderator should see. It may outlive whom it is about."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(primary_key=True)
    by: Mapped[str] = mapped_column(index=True)
    about: Mapped[str | None] = mapped_column(index=True)
    table: Mapped[str | None]
    seq: Mapped[int | None]  # of the piece of news
    said: Mapped[str] = mapped_column(Text)  # what was said, as it stood then
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    done: Mapped[float | None]


class Deed(Base):
    """What a moderator or the operator did."""

    __tablename__ = "deeds"

    id: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    by: Mapped[str | None]  # None: on the command line, or by the server itself
    what: Mapped[str]
    whom: Mapped[str | None]  # a person's id, or a range of addresses
    table: Mapped[str | None]
    detail: Mapped[str] = mapped_column(Text)


class Block(Base):
    """Somebody of whom a person wants to hear nothing."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    blocked: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    at: Mapped[float]


class Follow(Base):
    """Somebody of whom a person wants to know when they play."""

    __tablename__ = "follows"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    followed: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    at: Mapped[float]


# --- the club ----------------------------------------------------------------------------------------------
#
# A player is a person's id, or `bot:` and a bot's name. What pages show is added up here when a game ends:
# none of them looks through the games.


class Played(Base):
    """A finished game, as one seat played it."""

    __tablename__ = "plays"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str]
    seats: Mapped[int]  # that played each other
    variant: Mapped[str]  # the options that are not as usual, as JSON
    ended: Mapped[float]
    listed: Mapped[bool]
    player: Mapped[str | None]  # None: somebody who had several seats
    score: Mapped[int]
    rank: Mapped[int]
    done: Mapped[bool]  # whether they played it to the end themselves
    first: Mapped[str]  # their first choice,
    opening: Mapped[str]  # and with it some more
    mu: Mapped[float | None]  # the rating after it, where it was rated
    sigma: Mapped[float | None]
    gain: Mapped[float | None]

    __table_args__ = (
        Index("plays_player", "player", "ended"),
        Index("plays_kind", "player", "game", "seats", "ended"),
        Index("plays_ended", "ended"),
        Index("plays_game", "game", "ended"),
        Index("plays_first", "game", "first", "ended"),
    )


class PlayedCard(Base):
    """A card that a seat has used in a finished game."""

    __tablename__ = "played_cards"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    card: Mapped[str] = mapped_column(primary_key=True)
    ended: Mapped[float]

    __table_args__ = (Index("played_cards_card", "card", "ended"),)


class Rating(Base):
    """How strong a player is in a game of so many seats, and how sure that is."""

    __tablename__ = "ratings"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    changed: Mapped[float]

    __table_args__ = (Index("ratings_best", "game", "seats", "mu"),)


class Tally(Base):
    """The results of a player, added up; `band:13` are all of about that rating, `all` is everybody."""

    __tablename__ = "tallies"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    variant: Mapped[str] = mapped_column(primary_key=True)
    games: Mapped[int]
    done: Mapped[int]  # played to the end themselves: only these have points
    wins: Mapped[float]
    points: Mapped[int]


class SourceTally(Base):
    """Where the points of a player came from, added up."""

    __tablename__ = "source_tallies"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    source: Mapped[str] = mapped_column(primary_key=True)
    points: Mapped[int]


class CardTally(Base):
    """How often a player has used a card, and won then; `all` is everybody."""

    __tablename__ = "card_tallies"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    card: Mapped[str] = mapped_column(primary_key=True)
    games: Mapped[int]
    wins: Mapped[float]


class WeekTally(Base):
    """The games of a week at public tables: by player (`game` is empty), and by game (`all` is everybody).

    `week` counts the Mondays since 1970.
    """

    __tablename__ = "week_tallies"

    week: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    games: Mapped[int]
    wins: Mapped[float]

    __table_args__ = (
        Index("week_tallies_most", "week", "game", "games"),
        Index("week_tallies_player", "player"),
    )


class WeekGame(Base):
    """What a finished game at a public table may be remembered for, of those who played each other."""

    __tablename__ = "week_games"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    first: Mapped[int] = mapped_column(primary_key=True)  # the first of their seats
    week: Mapped[int]
    game: Mapped[str]
    ended: Mapped[float]
    best: Mapped[int | None]  # the seat with the highest score, of those who played to the end themselves,
    score: Mapped[int | None]  # and that score
    answers: Mapped[int | None]  # how many were given, where all played to the end themselves
    winner: Mapped[int | None]  # the seat that has won a rated game alone,
    chance: Mapped[float | None]  # and what its chances were by the ratings before it

    __table_args__ = (
        Index("week_games_score", "week", "game", "score"),
        Index("week_games_answers", "week", "game", "answers"),
        Index("week_games_chance", "week", "chance"),
    )
