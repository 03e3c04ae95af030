"""What goes out: a table as one viewer may see it, in the viewer's language. No position leaves otherwise."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple

from cantiere.core.notation import Row
from cantiere.core.reason import Caution
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.state import ALL, CHANCE, Event, State
from cantiere.core.state import OVER as GAME_OVER
from cantiere.server.live_table import LiveTable
from cantiere.server.people import Who
from cantiere.server.store.changes import Told
from cantiere.server.store.models import BOT, OVER, RUNNING
from cantiere.texts import ENGLISH, Texts, languages

Param = tuple[str, int | str]

LANGUAGES = languages()  # looked up once: it reads a folder
COMMON = (  # what everybody may know of a table that they see
    "id",
    "name",
    "game",
    "rules_version",
    "options",
    "status",
    "listed",
    "pace",
    "hours",
    "deadline",
    "created",
    "changed",
    "number",
    "to_move",
    "result",
    "tournament",
)
SENTENCES = 20_000  # kept at hand
GENERAL = ("not-asked", "chance-decides", "game-over", "no-such-action")  # refusals that explain nothing


@functools.cache
def _texts(game: str | None, lang: str) -> Texts:
    return Texts(find_game(game) if game is not None else None, lang)


def texts_of(game: str | None, lang: str) -> Texts:
    """Return the texts of a game in a language, English where there is none."""
    return _texts(game, lang if lang in LANGUAGES else ENGLISH)


# --- a table -----------------------------------------------------------------------------------------


class Views:
    """A table at one moment, for all who look at it then: what is the same for several is made once.

    Whatever depends on the viewer is kept under the seat and the language it is for; nothing of one seat's
    view is ever handed to another. It must not outlive the moment: who holds the table may keep it.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._common = _common(live.row)
        self._names = live.names
        self._positions: dict[tuple[int | None, str, bool], dict[str, Any] | None] = {}
        self._news: dict[tuple[int, int | None, str], dict[str, Any]] = {}
        self._may: dict[int, bool] = {}

    def table(
        self, who: Who | None, seat: int | None, lang: str, *, refusals: bool = False
    ) -> dict[str, Any]:
        """Return all that a viewer may know of a table."""
        live, row = self.live, self.live.row
        me = who.id if who is not None else None
        mine = live.seats_of(me)
        view = self._position(seat, lang, refusals=refusals)
        data = {
            **self._common,
            **_personal(row, live.seats, me),
            "to_move": _shown_to_move(row["to_move"], view, mine),
            "seq": live.seq,
            "hints": row["hints"],
            "late": row["late"],
            "commitment": row["commitment"],
            "source": row["source"],
            "rematch": row["rematch"],
            "my_seats": mine,
            "seat": seat,
            "owner": me is not None and row["owner"] == me,
            "view": view,
            "undo": self._undo(me, mine),
            "curtain": _curtain(live, mine),
            **presence(live),
        }
        data["thinking"] = _thinking(live, data["to_move"])
        if live.status == OVER:
            data |= {"seed": row["seed"], "salt": row["salt"]}
        if mine or data["owner"]:
            data["invite"] = row["invite"]
        if data["owner"]:
            data["links"] = {
                str(s["seat"]): s["link"] for s in live.seats if s["kind"] == "link" and s["link"]
            }
        return data

    def news(self, told: Told, seat: int | None, lang: str) -> dict[str, Any]:
        """Return a piece of news as a viewer may know it."""
        key = (told.seq, seat, lang)
        if key not in self._news:
            over, game = self.live.status == OVER, self.live.row["game"]
            self._news[key] = told_to(told, seat, game, lang, self._names, all_open=over)
        return self._news[key]

    def _position(self, seat: int | None, lang: str, *, refusals: bool) -> dict[str, Any] | None:
        match = self.live.match
        if match is None:
            return None
        key = (seat, lang, refusals)
        if key not in self._positions:
            self._positions[key] = position(
                match.state, seat, lang, self._names, refusals=refusals, barriers=_barriers(self.live, seat)
            )
        return self._positions[key]

    def _undo(self, me: str | None, mine: list[int]) -> dict[str, Any]:
        live, asked = self.live, self.live.row["undo"]
        match = live.match
        if live.status != RUNNING or match is None:
            return {"may": False, "asked": None}
        for seat in mine:
            if seat not in self._may:
                self._may[seat] = match.can_undo(seat)
        may = any(self._may[seat] for seat in mine)
        if asked is None:
            return {"may": may, "asked": None}
        waiting = live.humans() - {asked["by"], *asked["agreed"]}
        return {"may": may, "asked": {"seat": asked["seat"], "answer": me is not None and me in waiting}}


def presence(live: LiveTable) -> dict[str, Any]:
    """Return which seats are there (bots always are), and how many watch without sitting here."""
    pages = live.watchers(live.id)
    seated = live.people()
    return {
        "connected": [seat["kind"] == BOT or pages.get(seat["person"], 0) > 0 for seat in live.seats],
        "spectators": sum(
            count if person == "" else 1 for person, count in pages.items() if person not in seated
        ),
    }


def _thinking(live: LiveTable, to_move: int | None) -> int | None:
    """Return the seat of the bot that thinks."""
    thinks = to_move is not None and live.status == RUNNING and live.seats[to_move]["bot"] is not None
    return to_move if thinks else None


def table_data(
    live: LiveTable, who: Who | None, seat: int | None, lang: str, *, refusals: bool = False
) -> dict[str, Any]:
    """Return all that a viewer may know of a table."""
    return Views(live).table(who, seat, lang, refusals=refusals)


def table_line(row: dict[str, Any], seats: Iterable[dict[str, Any]], who: Who | None) -> dict[str, Any]:
    """Return a table as the lobby lists it."""
    me = who.id if who is not None else None
    line = {**_common(row), **_personal(row, seats, me)}
    if not line["my_turn"] and row["game"] in games() and find_game(row["game"]).asks_secretly:
        line["to_move"] = None
    return line


def _shown_to_move(asked: int | None, view: dict[str, Any] | None, mine: list[int]) -> int | None:
    """Return who is asked, as far as the viewer may know: for one's own seats that is always so."""
    if view is None or asked is None or asked in mine:
        return asked
    shown = int(view["to_move"])
    return shown if shown >= 0 else None


def _common(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in COMMON}


def _personal(row: dict[str, Any], seats: Iterable[dict[str, Any]], me: str | None) -> dict[str, Any]:
    return {
        "my_turn": row["status"] == RUNNING and row["asked"] is not None and row["asked"] == me,
        "seats": [
            {
                "seat": seat["seat"],
                "kind": seat["kind"],
                "name": seat["name"],
                "bot": seat["bot"],
                "you": me is not None and seat["person"] == me,
                "kept_for_you": me is not None and seat["kept_for"] == me,
            }
            for seat in seats
        ],
    }


def _curtain(live: LiveTable, mine: list[int]) -> bool:
    """Tell whether people at one screen must not look over each other's shoulders."""
    if len(mine) < 2 or live.match is None or live.status == OVER:
        return False
    state = live.match.state
    open_table = state.game.table_view(state, None)
    return any(state.game.table_view(state, seat) != open_table for seat in mine)


# --- a position --------------------------------------------------------------------------------------


def position(
    state: State,
    seat: int | None,
    lang: str,
    names: list[str],
    *,
    refusals: bool = False,
    barriers: frozenset[int] = frozenset(),
) -> dict[str, Any]:
    """Return the view of a seat (None: a spectator), its question in words, and the refusals.

    `barriers`: whose moves stand in the way of taking back.
    """
    view = state.view(seat)
    question = view["question"]
    if question is None:
        return view
    texts = texts_of(state.game.id, lang)
    question["words"] = _question(state.game.id, texts.lang, question["decision"])
    if "options" in question:
        question["options"] = [
            {
                **_option(state, one["action"], texts, names),
                "warnings": _warnings(state, one["action"], texts, barriers),
            }
            for one in question["options"]
        ]
        if refusals:
            question["refusals"] = _refusals(state, texts, names)
    return view


@functools.lru_cache(SENTENCES)
def _question(game: str, lang: str, decision: str) -> str:
    return _texts(game, lang).question(decision)


@functools.lru_cache(SENTENCES)
def _label(
    game: str, lang: str, text: str, key: str, params: tuple[Param, ...], names: tuple[str, ...]
) -> str:
    """Every word of it depends on what is given here, so whoever is given the same may read the same."""
    return _texts(game, lang).label(Row(text, key, dict(params)), names)


@functools.lru_cache(SENTENCES)
def _targets(game: str, params: tuple[Param, ...]) -> list[str]:
    """Return what an event touches on the board, by the ids that answers use."""
    return find_game(game).targets(Row("", "", dict(params)))


@functools.lru_cache(SENTENCES)
def _line(
    game: str, lang: str, name: str, seat: int, params: tuple[Param, ...], names: tuple[str, ...]
) -> str:
    return _texts(game, lang).event(Event(name, seat, dict(params), ALL), names)


def _option(state: State, action: int, texts: Texts, names: list[str]) -> dict[str, Any]:
    row = state.game.label(state, action)
    return {
        "text": row.text,
        "label": _label(
            state.game.id, texts.lang, row.text, row.key, tuple(row.params.items()), tuple(names)
        ),
        "key": row.key,
        "params": row.params,
        "targets": state.game.targets(row),
        "warnings": [],
    }


def _warnings(state: State, action: int, texts: Texts, barriers: frozenset[int]) -> list[dict[str, Any]]:
    reasons = state.game.warnings(state, action)
    if _is_final(state, action, barriers):
        reasons = [*reasons, Caution("final", "")]
    return [{"key": one.key, "rule": one.rule, "sentence": texts.warning(one)} for one in reasons]


def _is_final(state: State, action: int, barriers: frozenset[int]) -> bool:
    """Tell whether an action cannot be taken back. What is hidden must not show in it: then better say so."""
    if barriers and state.game.unseen(state, action):
        return True
    after = state.clone()
    after.apply(action)
    return after.to_move == GAME_OVER or after.to_move in barriers


def _barriers(live: LiveTable, seat: int | None) -> frozenset[int]:
    """Return whose moves follow at once and cannot be taken back: of chance and bots, if others play."""
    if live.status != RUNNING or seat is None or live.humans() <= {live.seats[seat]["person"]}:
        return frozenset()
    return frozenset({CHANCE, *(seat["seat"] for seat in live.seats if seat["bot"] is not None)})


def _refusals(state: State, texts: Texts, names: list[str]) -> list[dict[str, Any]]:
    legal = set(state.legal_actions())
    refused = []
    for action in range(state.game.num_choices):
        reason = state.why_not(action) if action not in legal else None
        if reason is not None and reason.key not in GENERAL:
            why = {"reason": reason.key, "rule": reason.rule, "sentence": texts.reason(reason)}
            refused.append({**_option(state, action, texts, names), **why})
    return refused


# --- news --------------------------------------------------------------------------------------------


def told_to(
    told: Told, seat: int | None, game: str, lang: str, names: list[str], *, all_open: bool
) -> dict[str, Any]:
    """Return a piece of news as a viewer may know it. `all_open`: the game is over, nothing is hidden."""
    data = dict(told.data)
    if "moves" in data:
        said = _Lines(game, lang if lang in LANGUAGES else ENGLISH, tuple(names))
        data["moves"] = [_move(move, seat, said, all_open=all_open) for move in data["moves"]]
    return {"seq": told.seq, "kind": told.kind, "at": told.at, **data}


class _Lines(NamedTuple):
    """How events are said."""

    game: str
    lang: str
    names: tuple[str, ...]

    def line(self, event: dict[str, Any]) -> str:
        params = tuple(event["params"].items())
        return _line(self.game, self.lang, event["name"], event["seat"], params, self.names)


def _move(move: dict[str, Any], seat: int | None, said: _Lines, *, all_open: bool) -> dict[str, Any]:
    """A move's text is shown to whoever may see all that it did: drawing a hidden card shows nothing."""
    events = move["events"]
    seen = events if all_open else [event for event in events if _visible(event["seen_by"], seat)]
    who = move["who"]
    if "secret" in move and not all_open and who != seat:
        who = CHANCE  # that anybody was asked is nobody's business
    open_to_all = len(seen) == len(events) and (bool(events) or who >= 0) and who == move["who"]
    return {
        "move": move["move"],
        "who": who,
        "text": move["text"] if open_to_all or all_open or move["who"] == seat else None,
        "events": [
            {
                "name": e["name"],
                "seat": e["seat"],
                "params": e["params"],
                "targets": _targets(said.game, tuple(e["params"].items())),
                "line": said.line(e),
            }
            for e in seen
        ],
    }


def _visible(seen_by: int, seat: int | None) -> bool:
    return seen_by == ALL or (seat is not None and seen_by == seat)
