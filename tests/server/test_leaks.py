"""What another seat or a spectator is sent never depends on what is hidden from them."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import cantiere
from cantiere.core.events import ALL
from cantiere.core.game import Game
from cantiere.core.state import State
from cantiere.match import Match
from cantiere.server.bots.bot_seats import bot_question, told_moves
from cantiere.server.bots.hints import Hints
from cantiere.server.common.errors import Problem
from cantiere.server.gate.gate import Gate
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.news import news_line
from cantiere.server.leagues.page import league_data
from cantiere.server.play.facts import table_line
from cantiere.server.play.known_news import hidden_figures, known_news
from cantiere.server.play.live_table import LiveTable, moves_data
from cantiere.server.play.looking import Looking
from cantiere.server.play.play import carry_out
from cantiere.server.settings import Settings
from cantiere.server.store.changes import NewsItem
from cantiere.server.tournaments.page import tournament_data
from tests.server.looks import (
    CASES,
    all_on,
    league_of,
    live_table,
    positions,
    shown,
    somebody,
    told,
    tournament_of,
)
from tests.server.serving import Player, Server, options


def sent(live: LiveTable, seat: int | None) -> str:
    return json.dumps(shown(live, seat, refusals=True), sort_keys=True)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_nothing_sent_depends_on_what_is_hidden(game: str, seats: int) -> None:
    for match in positions(game, seats):
        real, live = match.state, live_table(match)
        for seat in range(seats):
            mine, spectators = sent(live, seat), sent(live, None)
            for attempt in range(2):
                match.state = real.clone()
                match.state.resample(seat, cantiere.Rng(f"{attempt}"))
                assert sent(live, seat) == mine
                assert sent(live, None) == spectators
            match.state = real


@pytest.mark.parametrize("game", cantiere.games())
def test_warnings_do_not_depend_on_what_is_hidden(game: str) -> None:
    """Whether an answer can be taken back must not tell who holds what: with people and a bot beside them."""
    for match in positions(game, 3, **all_on(game)):
        real, live = match.state, live_table(match)
        seat = int(real.to_move)
        live.seats[(seat + 1) % 3]["bot"] = "greedy"
        mine = sent(live, seat)
        for attempt in range(2):
            match.state = real.clone()
            match.state.resample(seat, cantiere.Rng(f"{attempt}"))
            assert sent(live, seat) == mine
        match.state = real


@pytest.mark.parametrize("game", cantiere.games())
def test_what_is_told_about_answers_is_found_out_on_what_the_seat_may_know(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on the true position: there nothing but the game's own care would keep a secret."""
    asked: list[State] = []
    for name in ("label", "parse"):
        monkeypatch.setattr(type(cantiere.game(game)), name, _noted(cantiere.game(game), name, asked))
    hidden, dealt_anew = 0, Counter[str]()
    for match in positions(game, 3, **all_on(game)):
        seat, real, live = int(match.state.to_move), match.state, live_table(match)
        hidden += match.seen_by(seat) != real
        for door in DOORS:
            asked.clear()
            looked_through(door, live, seat)
            assert asked[-1].view(seat) == real.view(seat)
            dealt_anew[door] += asked[-1] != real
    assert dealt_anew == dict.fromkeys(DOORS, hidden) if hidden else not dealt_anew.total()


DOORS = ("options", "refusals", "earlier positions", "hints", "an impossible answer")


def looked_through(door: str, live: LiveTable, seat: int) -> None:
    """Have something be told to a seat that is asked about what it may answer."""
    assert live.match is not None
    looking = Looking(live)
    if door == "options":
        looking.known(somebody(seat), seat)
    elif door == "refusals":
        for _ in looking.refused(looking.known(somebody(seat), seat)) or ():
            pass
    elif door == "earlier positions":
        looking.past(len(live.match.moves), seat)
    elif door == "hints":
        who = somebody(seat)
        assert who is not None
        asyncio.run(Hints(cast(Any, _Held(live)), cast(Any, _Thinker()), Settings()).think(who, "t", None))
    else:
        state = live.match.state
        wrong = next(one for one in range(state.game.num_choices) if one not in state.legal_actions())
        with pytest.raises(Problem):
            carry_out(live, seat, state.game.action_name(wrong), "en")


class _Held:
    """A table that can be held."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[LiveTable]:
        self.live.row["hints"] = True
        yield self.live


class _Thinker:
    """A bot that thinks of the first answer."""

    async def ask(self, *question: Any, **more: Any) -> list[SimpleNamespace]:
        state = cantiere.game(question[1]).restore(question[2])
        first = state.game.action_name(state.legal_actions()[0])
        return [SimpleNamespace(text=first, chance=0.5, points=1.0)]


def _noted(game: Game, name: str, asked: list[State]) -> Callable[..., Any]:
    """Return a method of a game that also notes for which position it is asked."""
    usual = getattr(type(game), name)

    def noting(self: Game, state: State, what: Any) -> Any:
        asked.append(state)
        return usual(self, state, what)

    return noting


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_moves_that_did_hidden_things_show_neither_text_nor_events(game: str, seats: int) -> None:
    for match in positions(game, seats):
        moves = match.moves[-20:]
        for seat in [None, *range(seats)]:
            lines = {line["move"]: line for line in told(moves, seat, game, [f"P{s}" for s in range(seats)])}
            for number, move in enumerate(moves, start=1):
                if number not in lines:
                    assert move.secret
                    assert move.who != seat
                    continue
                line = lines[number]
                hidden = [e for e in move.events if e.seen_by not in (ALL, seat)]
                assert len(line["events"]) == len(move.events) - len(hidden)
                if hidden and move.who != seat:
                    assert line["text"] is None


@pytest.mark.parametrize("game", cantiere.games())
def test_who_is_asked_in_secret_is_not_told(game: str) -> None:
    """Neither the table nor the lobby says who could react, nor since when, nor which bot thinks about it."""
    for match in positions(game, 3, **all_on(game)):
        asked = int(match.state.to_move)
        for bots in ([], [asked]):
            live = live_table(match, bots)
            for seat in [None, *(one for one in range(3) if one not in bots)]:
                known = seat == asked or match.state.view(seat)["to_move"] == asked
                _assert_told(live, seat, asked, known=known)


def _assert_told(live: LiveTable, seat: int | None, asked: int, *, known: bool) -> None:
    who, bot = somebody(seat), live.seats[asked]["bot"] is not None
    table, line = shown(live, seat), table_line(live.row, live.seats, who)
    told = [table[name] for name in ("to_move", "deadline", "since", "thinking")]
    if known:
        assert told == [asked, *((None, 0.0, asked) if bot else (3600.0, 0.0, None))]
    else:
        assert told == [None] * 4
        assert (line["to_move"], line["deadline"]) == (None, None)
        assert tournament_data(tournament_of(live), who, "en")["rounds"][0]["to_move"] is None
    meeting = league_data(league_of(live), who, "en")["tables"][0]
    assert meeting["my_turn"] == line["my_turn"] == (who is not None and live.row["asked"] == who.id)


@pytest.mark.parametrize("game", cantiere.games())
def test_a_reaction_that_does_not_come_is_not_told(game: str) -> None:
    secrets = 0
    for seed in range(8):
        rng = random.Random(seed)
        match = Match(game, [None] * 3, seed=f"{seed}", salt="secret salt", **all_on(game))
        while not match.over and secrets < 5:
            match.play(rng.choice(match.state.legal_actions()))
            for move in match.moves[-2:]:
                if match.game.secret(move.before, move.action):
                    secrets += 1
                    for seat in (None, 0, 1, 2):
                        lines = told([move], seat, game, ["A", "B", "C"])
                        seen = [event for event in move.events if event.visible_to(seat)]
                        known = [(move.who, move.text)] if seat == move.who else [(-1, None)] * bool(seen)
                        assert [(line["who"], line["text"]) for line in lines] == known
                        news = [NewsItem(2, "moved", {"moves": moves_data([move], 1)}, 0.0)]
                        assert len(Looking(live_table(match)).news(news, seat)) == len(known)
        if secrets or not match.game.asks_secretly:
            break
    assert bool(secrets) == match.game.asks_secretly


@pytest.mark.parametrize("game", cantiere.games())
def test_the_log_of_a_game_that_cannot_be_replayed_tells_no_more(game: str) -> None:
    for match in positions(game, 3, 0.04, **all_on(game)):
        looking = Looking(live_table(match))
        kept = [NewsItem(2, "moved", {"moves": moves_data(match.moves, 1)}, 0.0)]
        for seat in [None, *range(3)]:
            assert looking.kept_log(kept, seat) == looking.log(match.moves, 1, seat)


@pytest.mark.parametrize("game", cantiere.games())
def test_people_at_one_screen_are_covered_from_each_other_where_anything_is_hidden(game: str) -> None:
    for match in positions(game, 3, 0.04, **all_on(game)):
        live = live_table(match)
        seen = [match.state.view(seat)["table"] for seat in (None, 0, 1, 2)]
        assert not any(shown(live, seat)["curtain"] for seat in (None, 0, 1, 2))  # each at their own
        live.seats[1]["person"] = live.seats[0]["person"]
        live.reseated()
        assert shown(live, 0)["curtain"] == (seen[1] != seen[0] or seen[2] != seen[0])
        assert not shown(live, 2)["curtain"]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_is_made_once_for_several_viewers_is_what_each_would_get_alone(game: str, seats: int) -> None:
    rng = random.Random(7)
    for match in positions(game, seats):
        live = live_table(match)
        item = NewsItem(2, "moved", {"moves": moves_data(match.moves[-20:], 1)}, 0.0)
        looking, gate = Looking(live), Gate()
        viewers = [(seat, lang) for seat in [None, *range(seats)] for lang in ("en", "de")] * 2
        rng.shuffle(viewers)
        for seat, lang in viewers:
            known = looking.known(somebody(seat), seat)
            message = json.loads(gate.message(known, looking.news([item], seat), 2, lang))
            assert message["now"] == json.loads(json.dumps(shown(live, seat, lang)))
            alone = known_news(item, seat, hidden_figures(game, {}), all_open=False)
            said = news_line(alone, game, lang, seat_names(looking.names, lang))
            assert message["news"] == ([json.loads(json.dumps(said))] if alone.moves else [])


@pytest.mark.parametrize("game", cantiere.games())
def test_names_at_one_table_are_not_said_at_another(game: str) -> None:
    match = next(itertools.islice(positions(game, 2), 5, None))  # some way into a game

    def said(*names: str) -> str:
        live = live_table(match)
        for seat, name in zip(live.seats, names, strict=True):
            seat["name"] = name
        asked = int(match.state.to_move)
        return json.dumps([told(match.moves, None, game, seat_names(live.names, "en")), shown(live, asked)])

    first, second = said("Annalisa", "Bertalda"), said("Carolina", "Domenica")
    assert "Annalisa" in first
    assert first.replace("Annalisa", "Carolina").replace("Bertalda", "Domenica") == second


@pytest.mark.parametrize(("game", "seats"), CASES[:1])
def test_workers_get_only_what_the_seat_may_know(game: str, seats: int) -> None:
    dealt_anew = 0
    for match in positions(game, seats):
        seat = int(match.state.to_move)
        data = bot_question(match, seat)
        state = match.game.restore(data[1])
        assert state.view(seat) == match.state.view(seat)
        dealt_anew += match.game.snapshot(match.state) != data[1]
        text = json.dumps(data)
        assert match.seed not in text or len(match.seed) < 8
        assert match.salt not in text
    assert dealt_anew > 5  # what the seat cannot know is nearly always another


@pytest.mark.parametrize(("game", "seats"), CASES[:1])
def test_workers_are_told_no_answer_that_the_seat_may_not_know(game: str, seats: int) -> None:
    hidden = 0
    for match in positions(game, seats):
        seat, told = int(match.state.to_move), told_moves(live_table(match)).moves
        for (who, action), move in zip(told, match.moves[-len(told) :], strict=True):
            secret = move.who != seat and any(event.seen_by not in (ALL, seat) for event in move.events)
            assert (who, action) == (move.who, -1) if secret else who == move.who
            hidden += secret
    assert hidden > 5


def test_seeds_and_secrets_never_leave_and_are_never_logged(tmp_path: Path) -> None:
    with Server(tmp_path / "cantiere.db", tmp_path / "log") as server:
        anna = Player(server)
        password = "a very secret password"
        anna.post("/api/register", {"login": "anna", "password": password})
        secrets = [password, anna.http.cookies["cantiere"]]
        secrets += [
            anna.post("/api/me/tokens", {"name": "bot"})["secret"],
            anna.post("/api/me/link")["secret"],
        ]
        table = anna.table("me", "hot", listed=False)
        stored = _seeds(tmp_path / "cantiere.db")
        path = f"/api/tables/{table['id']}"
        answers = [anna.http.get(path + one).text for one in ("", "/log", "/news", "/positions/1")]
        answers.append(anna.http.get("/api/me/tables").text)
        berta = Player(server, "Berta")
        berta.http.get(path, params={"invite": table["invite"]})
        berta.http.get(path, headers={"Authorization": "Bearer " + secrets[2] + "x"})
        anna.http.post(path + "/actions", content=b"{" + password.encode())
        secrets.append("the-way-out-of-an-e-mail")
        anna.http.post(f"/api/unsubscribe/{secrets[-1]}")
        anna.act(anna.see(table["id"]), options(table)[0])
        with anna.live() as live:
            live.send(do="subscribe", table=table["id"], after=0)
            answers.append(json.dumps(live.news()))
        log = (tmp_path / "log").read_text()
        for line in log.splitlines():
            assert json.loads(line)
        for seed in stored:
            assert not any(seed in answer for answer in [*answers, log])
        assert not [secret for secret in [*secrets, table["invite"]] if secret in log]


def _seeds(path: Path) -> list[str]:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(path)) as connection:
        return [text for row in connection.execute("SELECT seed, salt FROM tables") for text in row]
