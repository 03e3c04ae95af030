"""What another seat or a spectator is sent never depends on what is hidden from them."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.core.events import ALL
from cantiere.match import Match
from cantiere.server.bots.bot_seats import known_position
from cantiere.server.gate.news import moves_for, news_for
from cantiere.server.gate.views import Views, table_data, table_line
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable, moves_data, turn_values
from cantiere.server.store.changes import NewsItem
from tests.server.serving import Player, Server, options

CASES = [(game, seats) for game in cantiere.games() for seats in cantiere.game(game).seat_counts[:2]]


def all_on(game: str) -> dict[str, Any]:
    """Everything that a game can be played with: more is hidden then."""
    return {o.name: True for o in cantiere.game(game).options if o.choices == (False, True)} | {
        name: False
        for name in ("tournament", "first_game", "open_screens")
        if any(o.name == name for o in cantiere.game(game).options)
    }


def live_table(match: Match) -> LiveTable:
    """A running table, each seat another person's."""
    names = (
        "id",
        "name",
        "invite",
        "source",
        "late",
        "hours",
        "deadline",
        "rematch",
        "result",
        "undo",
        "owner",
        "tournament",
    )
    row: dict[str, Any] = {
        **dict.fromkeys(names),
        "game": match.game.id,
        "status": "running",
        "source": "play",
    }
    row |= {
        "id": "t",
        "name": "t",
        "invite": "I",
        "rules_version": 1,
        "options": dict(match.state.options),
        "listed": True,
    }
    row |= {
        "pace": "live",
        "hints": True,
        "seed": match.seed,
        "salt": match.salt,
        "created": 0.0,
        "changed": 0.0,
    }
    row |= {
        "commitment": match.commitment,
        "number": len(match.moves),
        "seq": 2,
        "start": None,
        "asked": None,
    }
    seats = [
        {
            "seat": s,
            "kind": "person",
            "person": f"p{s}",
            "name": f"P{s}",
            "bot": None,
            "link": None,
            "kept_for": None,
        }
        for s in range(int(match.state.seats))
    ]
    live = LiveTable(row, seats)
    live.match = match
    live.row |= {**turn_values(live, 0.0), "status": "running"}
    return live


def positions(game: str, seats: int, **options: Any) -> Iterator[Match]:
    rng = random.Random(f"{game}{seats}")
    match = Match(game, [None] * seats, seed=f"{seats}", salt="secret salt", **options)
    while not match.over:
        if rng.random() < 0.12:
            yield match
        match.play(rng.choice(match.state.legal_actions()))


def sent(live: LiveTable, seat: int | None) -> list[str]:
    who = Who(f"p{seat}", "", None, 0, "en") if seat is not None else None
    return [
        json.dumps(table_data(live, who, seat, "en", refusals=True), sort_keys=True),
        *(
            json.dumps(news_for(one, seat, live.row["game"], "en", live.names, all_open=False))
            for one in live.recent
        ),
    ]


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


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_moves_that_did_hidden_things_show_neither_text_nor_events(game: str, seats: int) -> None:
    for match in positions(game, seats):
        moves = match.moves[-20:]
        told = moves_data(moves, 1)
        for seat in [None, *range(seats)]:
            lines = moves_for(told, seat, game, "en", [f"P{s}" for s in range(seats)], all_open=False)
            for move, line in zip(moves, lines, strict=True):
                hidden = [e for e in move.events if e.seen_by not in (ALL, seat)]
                assert len(line["events"]) == len(move.events) - len(hidden)
                if hidden and move.who != seat:
                    assert line["text"] is None


@pytest.mark.parametrize("game", cantiere.games())
def test_who_is_asked_in_secret_is_not_told(game: str) -> None:
    """Neither the table nor the lobby says who could react."""
    for match in positions(game, 3, **all_on(game)):
        live, asked = live_table(match), int(match.state.to_move)
        for seat in [None, *range(3)]:
            who = Who(f"p{seat}", "", None, 0, "en") if seat is not None else None
            shown = table_data(live, who, seat, "en")
            assert shown["view"] is not None
            if seat == asked or shown["view"]["to_move"] == asked:
                assert shown["to_move"] == asked
            else:
                assert shown["to_move"] is None
                assert table_line(live.row, live.seats, who)["to_move"] is None


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
                    told = moves_data([move], 1)
                    for seat in (None, 0, 1, 2):
                        (said,) = moves_for(told, seat, game, "en", ["A", "B", "C"], all_open=False)
                        known = (move.who, move.text) if seat == move.who else (-1, None)
                        assert (said["who"], said["text"]) == known
        if secrets or not match.game.asks_secretly:
            break
    assert bool(secrets) == match.game.asks_secretly


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_is_made_once_for_several_viewers_is_what_each_would_get_alone(game: str, seats: int) -> None:
    rng = random.Random(7)
    for match in positions(game, seats):
        live = live_table(match)
        told = NewsItem(1, "moved", {"moves": moves_data(match.moves[-20:], 1)}, 0.0)
        together = Views(live)
        viewers = [(seat, lang) for seat in [None, *range(seats)] for lang in ("en", "de")] * 2
        rng.shuffle(viewers)
        for seat, lang in viewers:
            who = Who(f"p{seat}", "", None, 0, lang) if seat is not None else None
            assert together.table(who, seat, lang) == table_data(live, who, seat, lang)
            alone = news_for(told, seat, game, lang, live.names, all_open=False)
            assert together.news(told, seat, lang) == alone


@pytest.mark.parametrize("game", cantiere.games())
def test_names_at_one_table_are_not_said_at_another(game: str) -> None:
    match = next(itertools.islice(positions(game, 2), 5, None))  # some way into a game
    told = NewsItem(1, "moved", {"moves": moves_data(match.moves, 1)}, 0.0)

    def said(*names: str) -> str:
        live = live_table(match)
        for seat, name in zip(live.seats, names, strict=True):
            seat["name"] = name
        views = Views(live)
        who = Who(f"p{match.state.to_move}", "", None, 0, "en")
        return json.dumps([views.news(told, None, "en"), views.table(who, int(match.state.to_move), "en")])

    first, second = said("Annalisa", "Bertalda"), said("Carolina", "Domenica")
    assert "Annalisa" in first
    assert first.replace("Annalisa", "Carolina").replace("Bertalda", "Domenica") == second


@pytest.mark.parametrize(("game", "seats"), CASES[:1])
def test_workers_get_only_what_the_seat_may_know(game: str, seats: int) -> None:
    for match in positions(game, seats):
        seat = int(match.state.to_move)
        data = known_position(match, seat)
        state = match.game.restore(data[1])
        assert state.view(seat) == match.state.view(seat)
        text = json.dumps(data)
        assert match.seed not in text or len(match.seed) < 8
        assert match.salt not in text


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
