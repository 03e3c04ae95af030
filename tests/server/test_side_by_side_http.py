"""Two servers side by side: the games played there differ only in what one seat cannot know.

Everything that the API, the WebSocket, the archive and the notices send to that seat, to a stranger and to
somebody who is not logged in is the same on both, from the first answer to the last.
"""

from __future__ import annotations

import asyncio
import io
import json
import random
import re
import time
import zipfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from sqlalchemy import Connection, insert

import cantiere
from cantiere.core.state import CHANCE, OVER, State
from cantiere.match import Match
from cantiere.server.api.app import create_app
from cantiere.server.notifications import notifications
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.realtime.hub import Outbox, Viewer
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.store.changes import write_table
from cantiere.server.store.models import League, LeagueEntrant, LeagueTable
from cantiere.server.store.rows import SeatRow, TableRow
from cantiere.server.tables.beginning import begin_new_table, new_table_values
from cantiere.server.tables.seating import person_seat
from tests.server.looks import all_on
from tests.server.serving import FREELY, PATIENCE

NAMES = ("Anna", "Berta", "Carla")
STRANGER = "Zoe"
FORKS = 2  # games that are played twice
FOLLOWED = 7  # answers that are given in both
TABLE, PATH, LEAGUE = "twins", "/api/tables/twins", "league-of-twins"
MOMENTS = {"at", "created", "changed", "since", "deadline", "told"}  # of the clock: nobody's secret
SOON = {"spectators", "connected", "seen"}  # told or noted a little later


class Site:
    """One of the two servers, with its people."""

    def __init__(self, client: AsyncClient, service: Service) -> None:
        self.client = client
        self.service = service
        self.people: dict[str, Who] = {}
        self.tokens: dict[str, dict[str, str]] = {}
        self.heard: list[list[str]] = []  # what each WebSocket was sent

    async def move_in(self) -> None:
        """Let the people come."""
        for name in (*NAMES, STRANGER):
            self.client.cookies.clear()
            (await self.client.post("/api/session", json={"name": name})).raise_for_status()
            secret = (await self.client.post("/api/me/tokens", json={"name": "test"})).json()["secret"]
            self.client.cookies.clear()
            self.tokens[name] = {"Authorization": f"Bearer {secret}"}
            who = await self.service.people.by_token(secret)
            assert who is not None
            self.people[name] = who

    async def begin(self, state: State) -> None:
        """Begin a game at a position, with one person on each seat."""
        owner, names = self.people[NAMES[0]], NAMES[: state.seats]
        values = new_table_values(state.game, dict(state.options), owner, "Twins")
        values |= {"id": TABLE, "listed": True, "start": state.game.snapshot(state), "hours": 5.0}
        values |= {"seed": "the same", "salt": "here and there", "commitment": "c", "invite": "i"}
        seats = [person_seat(number, self.people[name].id, name) for number, name in enumerate(names)]
        values, begun = begin_new_table(values, seats, state)
        await self.service.database.write(lambda c: write_table(c, values, seats, begun.played, begun))
        await self.service.database.write(lambda c: self._enter_league(c, values, seats))
        self.client.cookies.clear()
        for name in (*names[1:], STRANGER):  # who follows the first seat is told where she plays
            wanted = {"player": owner.id}
            await self.client.post("/api/me/following", json=wanted, headers=self.tokens[name])

    def _enter_league(self, c: Connection, table: TableRow, seats: list[SeatRow]) -> None:
        """Let the table be one of a league's."""
        columns = League.__table__.c.keys()
        figures = {"size": 2, "least": 2, "rounds": 5, "group": 6, "laps": 1, "seasons": 1, "moving": 1}
        row = {name: table.get(name) for name in columns} | {"id": LEAGUE, "form": "swiss", "round": 1}
        row["autostart"] = True
        row |= {"status": "running", "figures": figures, "round_hours": 3.0, "most": 16, "due": None}
        c.execute(insert(League).values(**row))
        for seat in seats:
            more = {"number": seat["seat"], "lot": seat["seat"], "since": 1, "until": None}
            known = {name: seat[name] for name in ("kind", "person", "bot", "name")}
            c.execute(insert(LeagueEntrant).values(league=LEAGUE, **more, **known))
        place = {"league": LEAGUE, "round": 1, "number": 1, "division": 0, "season": 1, "begun": 0.0}
        seating = {"seats": [seat["seat"] for seat in seats]}
        c.execute(insert(LeagueTable).values(**place, table=TABLE, seating=seating))

    async def watch(self, name: str | None, *, changes: bool) -> list[str]:
        """Open a WebSocket; return the list of all that will come."""
        who = self.people[name] if name is not None else None
        heard: list[str] = []

        def sent(messages: list[bytes]) -> bool:
            heard.extend([self.quiet(one.decode()) for one in messages])
            return True

        outbox = Outbox(10**6, 10**9, sent)
        await self.service.hub.subscribe(outbox, TABLE, Viewer(who, None, "en", None), 0, changes=changes)
        return heard

    async def live(self) -> LiveTable:
        live = await self.service.live_tables.load(TABLE)
        assert live.match is not None
        return live

    async def state(self) -> State:
        match = (await self.live()).match
        assert match is not None
        return match.state

    async def answer(self, text: str) -> None:
        """Give an answer, as whoever is asked; or let the server do it for who has no choice."""
        live = await self.live()
        before = live.number
        if live.row["due"]:
            self.service.bots.take_up(TABLE)
            await asyncio.wait_for(self._moved(before), PATIENCE)
            return
        act = {"action": text, "number": before, "key": f"{before}"}
        who = self.tokens[NAMES[live.to_move]]
        (await self.client.post(PATH + "/actions", json=act, headers=who)).raise_for_status()

    async def _moved(self, before: int) -> None:
        while (await self.live()).number == before:
            await asyncio.sleep(0)

    # --- what leaves ---------------------------------------------------------------------------------

    async def everything(self, name: str | None, tried: list[str]) -> list[str]:
        """Return all that somebody can get out of the server, by asking and by trying."""
        who = self.tokens[name] if name is not None else dict[str, str]()
        seen = (await self.client.get(PATH, headers=who)).json()
        sent = []
        for path in self._asked(name, seen):
            answer = await self.client.get(path, headers=who)
            sent.append(f"{path} {answer.status_code} {self._text(answer)}")
        for path, body in self._tried(seen, tried):
            answer = await self.client.post(path, json=body, headers=who)
            sent.append(f"{path} {body} {answer.status_code} {self._text(answer)}")
        now = time.time() + 3600.0
        if name is not None:
            person = self.people[name].id
            told = await self.service.database.read(
                lambda c: [
                    *notifications._turns(c, now, [person]),  # what a notice would say
                    *notifications._notices(c, [person]),
                ]
            )
            sent.append(self.quiet(json.dumps(told)))
        return [self._nameless(one) for one in sent]

    async def look(self, seats: int, seat: int) -> None:
        """Let the others look first: nothing that is kept for them may come to the seat."""
        moves = (await self.client.get(PATH)).json()["number"]
        for name in [one for one in NAMES[:seats] if one != NAMES[seat]]:
            for path in ("", "/log", "/news", f"/positions/{moves}", f"/positions?first=0&last={moves + 2}"):
                await self.client.get(PATH + path, headers=self.tokens[name])

    def _asked(self, name: str | None, seen: dict[str, Any]) -> list[str]:
        seq, moves = seen["seq"], seen["number"]
        asked = ["", "?refusals=false&lang=de", "?seat=0", "?seat=1", "/log", "/log?lang=it", "/news"]
        asked += [f"/news?after={max(0, seq - 1)}", f"/positions/{moves}", f"/positions/{max(0, moves - 1)}"]
        asked += [f"/positions?first=0&last={moves + 2}", "/record", "/story", "/analysis", "/players"]
        lists = [f"/api/tables?status={status}" for status in ("open", "running", "over")]
        lists += ["/api/tables?status=running&find=Berta", "/api/tournaments?status=running"]
        lists += [
            f"/api/ratings?game={seen['game']}&seats=2",
            "/api/collection",
            "/api/collection?person=Anna",
        ]
        lists += [f"/api/collection/cards?game={seen['game']}"]
        lists += [f"/api/players/{self.people[one].id}" for one in NAMES]
        lists += ["/api/watch", "/api/week", "/api/leagues?status=running", f"/api/leagues/{LEAGUE}"]
        lists += [f"/api/leagues/{LEAGUE}/feed", "/api/problems", "/api/collection?least=0"]
        if name is not None:
            lists += [
                "/api/me",
                "/api/me/tables",
                "/api/me/tables?over=true",
                "/api/me/archive",
                "/api/me/following",
                "/api/me/blocks",
                "/api/players/me",
                "/api/moderation/reports",
            ]
        return [*(PATH + one for one in asked), *lists]

    def _tried(self, seen: dict[str, Any], texts: list[str]) -> list[tuple[str, dict[str, Any]]]:
        tried: list[tuple[str, dict[str, Any]]] = [
            (PATH + "/actions", {"action": text, "number": seen["number"], "key": "t"}) for text in texts
        ]
        tried += [(PATH + "/actions", {"action": texts[0], "number": seen["number"] + 1, "key": "t"})]
        tried += [(PATH + "/what-if", {"move": 0}), (PATH + "/analysis", {}), (PATH + "/rematch", {})]
        tried += [(PATH + "/undo/answer", {"agree": True}), (PATH + "/join", {}), (PATH + "/start", {})]
        tried += [(PATH + "/sit-in", {"seat": seat, "agree": True}) for seat in range(len(seen["seats"]))]
        if not seen["my_turn"]:
            tried += [(PATH + "/hint", {})]
        return tried

    def _text(self, answer: Response) -> str:
        if answer.headers["content-type"] == "application/atom+xml":
            return re.sub("<updated>[^<]*", "", answer.text)
        if answer.headers["content-type"] != "application/zip":
            return self.quiet(answer.text)
        with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
            return "\n".join(f"{one} {self.quiet(packed.read(one).decode())}" for one in packed.namelist())

    def _nameless(self, text: str) -> str:
        for name, who in self.people.items():
            text = text.replace(who.id, name)
        return text

    def quiet(self, text: str) -> str:
        """Without the time of day, and without who has the table open just now."""
        return self._nameless(json.dumps(_quiet(json.loads(text))))


Opening = AbstractAsyncContextManager[Site]


def _quiet(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            key: 0 if key in MOMENTS and one not in (None, [None]) else _quiet(one)
            for key, one in data.items()
            if key not in SOON
        }
    return [_quiet(one) for one in data] if isinstance(data, list) else data


@asynccontextmanager
async def a_site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    app = create_app(Settings(**{**FREELY, "database": str(folder), "sweep": 1e6, "presence": 1e6}))
    transport = ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client,
    ):
        site = Site(client, app.state.service)
        monkeypatch.setattr(site.service.bots, "wake", lambda table: None)  # it is told when to answer
        await site.move_in()
        yield site


def different(one: str, two: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return f"{one[:60]} …{one[max(0, at - 200) : at + 80]} | {two[at : at + 80]}"


# --- two games -------------------------------------------------------------------------------------------


def somewhere(game: str, seats: int, rng: random.Random) -> tuple[State, State, int]:
    """Two positions that differ only in what a seat cannot know, anywhere in a random game; and the seat.

    Where a game asks in secret: such a question, to another seat.
    """
    while True:
        match = Match(game, [None] * seats, seed=f"{rng.random()}", **all_on(game))
        left, found = rng.randrange(5, 300), None
        while not match.over and (left > 0 or found is None):
            left -= 1
            seat, twin = rng.randrange(seats), match.state.clone()
            twin.resample(seat, rng)
            asked = match.state.to_move not in (CHANCE, seat)
            if asked and twin != match.state and (_secret(twin) or not match.game.asks_secretly):
                found = match.state.clone(), twin, seat
            match.play(rng.choice(match.state.legal_actions()))
        if found is not None:
            return found


def chosen(real: State, twin: State, seat: int, rng: random.Random) -> tuple[str, str] | None:
    """The same answer for both, or for each a secret one of which the seat learns nothing; or None."""
    game, one, two = real.game, _secret(real), _secret(twin)
    if one and two and seat not in (real.to_move, twin.to_move):
        return game.action_name(rng.choice(one)), game.action_name(rng.choice(two))
    common = sorted({*real.legal_actions()} & {*twin.legal_actions()})
    if real.to_move != twin.to_move or not common or real.to_move in (CHANCE, OVER):
        return None
    action = rng.choice(common)
    return game.action_name(action), game.action_name(action)


def _secret(state: State) -> list[int]:
    game = state.game
    return [one for one in state.legal_actions() if game.asks_secretly and game.secret(state, one)]


def impossible(state: State) -> list[str]:
    """Answers that are refused, whoever gives them: what cannot be done now, and what means nothing."""
    legal, many = set(state.legal_actions()), state.game.num_choices
    refused = [one for one in range(0, many, max(1, many // 6)) if one not in legal]
    return [*(state.game.action_name(one) for one in refused), "no such thing"]


CASES = [(game, 3) for game in cantiere.games()]
CASES += [(game, 2) for game in cantiere.games() if cantiere.game(game).asks_secretly]


@pytest.mark.parametrize(("game", "seats"), CASES, ids=str)
def test_everything_that_is_sent_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    rng, compared = random.Random(f"{game}{seats}"), list[int]()
    for fork in range(FORKS):
        sites = [a_site(tmp_path / f"{fork}{side}.db", monkeypatch) for side in ("a", "b")]
        compared.append(asyncio.run(side_by_side(sites, game, seats, rng)))
    assert sum(compared) > FORKS


async def side_by_side(sites: Sequence[Opening], game: str, seats: int, rng: random.Random) -> int:
    """Play a game on both, as long as the seat sees the same; return how many positions there were."""
    real, twin, seat = somewhere(game, seats, rng)
    compared = 0
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(site) for site in sites]
        for site, state in ((one, real), (two, twin)):
            await site.begin(state)
            for name in (NAMES[seat], None, STRANGER):
                site.heard += [await site.watch(name, changes=changes) for changes in (True, False)]
            for name in NAMES[:seats]:  # beside them all who play
                await site.watch(name, changes=True)
        for _ in range(FOLLOWED):
            await asyncio.sleep(0)  # what was put into the outboxes goes
            now, then = await one.state(), await two.state()
            over = OVER in (now.to_move, then.to_move)  # then everything is open
            if over or now.view(seat) != then.view(seat) or now.view(None) != then.view(None):
                break
            assert one.heard == two.heard
            await one.look(seats, seat)
            await two.look(seats, seat)
            tried = [text for text in impossible(now) if text in impossible(then)]
            for viewer in (NAMES[seat], (None, STRANGER)[compared % 2]):
                documents = await one.everything(viewer, tried), await two.everything(viewer, tried)
                for sent, other in zip(*documents, strict=True):
                    assert sent == other, different(sent, other)
            compared += 1
            answers = chosen(now, then, seat, rng)
            if answers is None:
                break
            await one.answer(answers[0])
            await two.answer(answers[1])
    return compared
