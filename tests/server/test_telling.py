"""What goes out and when, looked at from inside one process."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.server.api.websocket import Session
from cantiere.server.gate import news, pieces
from cantiere.server.gate.pieces import log_json, news_json
from cantiere.server.gate.words import event_line
from cantiere.server.people.people import Who
from cantiere.server.play import looking
from cantiere.server.play.known import KnownRefusal
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.requests import Act
from cantiere.server.realtime.hub import Outbox, Viewer
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.tables.requests import NewSeat, NewTable
from tests.server.serving import GAME

Serve = Callable[[Callable[[Service, Who, str], Awaitable[None]]], None]


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Runs something with a service, somebody, and their table at which both seats are theirs."""

    def run(what: Callable[[Service, Who, str], Awaitable[None]]) -> None:
        async def go() -> None:
            service = Service(Settings(database=str(tmp_path / "a.db"), messages=0))
            await service.start()
            try:
                who = await service.people.new_guest("Anna", "en")
                seats = [NewSeat(kind="me"), NewSeat(kind="hot")]
                await what(service, who, await service.tables.create(who, NewTable(game=GAME, seats=seats)))
            finally:
                await service.stop()

        asyncio.run(go())

    return run


def answer(live: LiveTable, key: str = "1") -> Act:
    assert live.match is not None
    state = live.match.state
    return Act(action=state.game.text(state, state.legal_actions()[0]), number=live.number, key=key)


async def waiting(outbox: Outbox) -> list[dict[str, Any]]:
    """Return what is in an outbox at this very moment."""
    outbox.put(b"null")
    return [json.loads(text) for text in await outbox.take()][:-1]


def test_news_are_on_their_way_before_the_mover_is_answered(serve: Serve) -> None:
    async def play(service: Service, who: Who, table: str) -> None:
        outboxes = [Outbox(10, 10**6) for _ in range(3)]
        for outbox, viewer in zip(outboxes, [who, who, None], strict=True):
            await service.hub.subscribe(outbox, table, Viewer(viewer, None, "en", None), None)
            assert len(await waiting(outbox)) == 1
        async with service.live_tables.hold(table) as live:
            act = answer(live)
        done = await service.play.act(who, table, act, "en")
        for outbox in outboxes:
            assert [message["seq"] for message in await waiting(outbox)] == [done["seq"]]

    serve(play)


def test_a_move_that_cannot_be_told_is_made_all_the_same(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(table: str) -> dict[str, int]:
        raise RuntimeError(table)

    async def play(service: Service, who: Who, table: str) -> None:
        outbox = Outbox(10, 10**6)
        await service.hub.subscribe(outbox, table, Viewer(who, None, "en", None), None)
        await waiting(outbox)
        async with service.live_tables.hold(table) as live:
            act = answer(live)
            live.watchers = broken
        done = await service.play.act(who, table, act, "en")
        live.watchers = service.presence.people
        assert await waiting(outbox) == []
        async with service.live_tables.hold(table) as live:
            act = answer(live, "2")
        last = await service.play.act(who, table, act, "en")
        (message,) = await waiting(outbox)  # whoever missed one is told it with the next
        assert [one["seq"] for one in message["news"]] == [done["seq"], last["seq"]]

    serve(play)
    assert "hub" in caplog.messages


def test_a_long_game_is_told_in_pieces_and_nothing_is_missed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays comes between the pieces; what happens meanwhile is told as well, once."""
    turns, said, ended = [0], list[int](), asyncio.Event()

    def line(*given: Any) -> str:
        said.append(turns[0])
        return event_line(*given)

    monkeypatch.setattr(news, "event_line", line)

    async def count() -> None:
        while not ended.is_set():
            turns[0] += 1
            await asyncio.sleep(0)

    async def move(service: Service, who: Who, table: str, key: str) -> int:
        async with service.live_tables.hold(table) as live:
            act = answer(live, key)
        return (await service.play.act(who, table, act, "en"))["seq"]

    async def play(service: Service, who: Who, table: str) -> None:
        for number in range(60):
            last = await move(service, who, table, f"{number}")
        counting = asyncio.create_task(count())
        outbox, viewer = Outbox(10, 10**7), Viewer(who, None, "en", None)
        subscribed = asyncio.create_task(service.hub.subscribe(outbox, table, viewer, 0))
        while not said:  # until it has begun
            await asyncio.sleep(0)
        meanwhile = await move(service, who, table, "meanwhile")
        await subscribed
        told = [one["seq"] for message in await waiting(outbox) for one in message["news"]]
        assert told == [*range(1, last + 1), meanwhile]
        listed = json.loads(await news_json(service.viewing.news(who, table, 0, None, None), "en"))
        assert [one["seq"] for one in listed["news"]] == told
        await log_json(await service.viewing.log(who, table, None, None), "en")
        ended.set()
        await counting

    serve(play)
    in_one_turn = Counter(said)
    assert max(in_one_turn.values()) < len(said) / 6  # three times the game, none of them at once


def test_our_own_mistakes_are_answered_and_logged(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(service: Service, who: Who, table: str) -> None:
        session = Session(service, who, "en", Outbox(10, 10**6))
        monkeypatch.setattr(service.live_tables, "hold", None)
        await session.handle(json.dumps({"do": "subscribe", "table": table, "id": 1}))
        await session.handle(json.dumps({"do": "ping", "id": 2}))
        wrong, right = await waiting(session.outbox)
        assert (wrong["re"], wrong["problem"]["status"]) == (1, 500)
        assert right == {"re": 2, "ok": {}}

    serve(play)
    assert "mistake" in caplog.messages


def test_a_full_outbox_drops_its_browser() -> None:
    async def fill() -> None:
        outbox = Outbox(2, 10**6)
        for text in (b"1", b"2"):
            outbox.put(text)
        assert not outbox.dropped.is_set()
        outbox.put(b"3")
        assert outbox.dropped.is_set()
        assert await outbox.take() == [b"1", b"2"]

    asyncio.run(fill())


def test_what_is_refused_is_found_out_once_and_said_in_pieces(serve: Serve) -> None:
    """Of a thousand answers that takes a while: whoever plays comes between, and who asks too shares it."""
    turns, ended = [0], asyncio.Event()

    async def count() -> None:
        while not ended.is_set():
            turns[0] += 1
            await asyncio.sleep(0)

    async def play(service: Service, who: Who, table: str) -> None:
        async def refused() -> list[KnownRefusal]:
            known = await service.viewing.known(who, table, refusals=True)
            assert known.position is not None
            assert known.position.question is not None
            assert known.position.question.refusals is not None
            return known.position.question.refusals

        counting, many = asyncio.create_task(count()), cantiere.game(GAME).num_choices
        one, two = await asyncio.gather(refused(), refused())
        assert one is two is await refused()
        assert turns[0] >= many // looking.PIECE > 1
        known, much = await service.viewing.known(who, table), one * 4 * pieces.REFUSALS
        before = turns[0]
        said = await pieces.table_in_pieces(looking.with_refusals(known, much), "it")
        assert said["view"] is not None
        assert said["view"]["question"] is not None
        assert len(said["view"]["question"]["refusals"]) == len(much)
        assert turns[0] - before >= 4
        ended.set()
        await counting

    serve(play)
