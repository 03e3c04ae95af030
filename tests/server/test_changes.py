"""Changes instead of whole tables: applied, they give exactly what the viewer would have been sent whole."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.core.conformance import variants
from cantiere.match import Match
from cantiere.server.gate import changes
from cantiere.server.gate.changes import change_of, changed
from cantiere.server.gate.gate import Gate
from cantiere.server.gate.types.tables import TableView
from cantiere.server.play.live_table import LiveTable, moves_data, turn_values
from cantiere.server.play.looking import Looking
from cantiere.server.store.changes import NewsItem
from tests.server.looks import live_table, somebody
from tests.server.serving import Player, options

LANGUAGES = ("en", "it", "de", "es")
LOOKS = 0.12  # of a game's moves, after which it is looked at
# What is ticked gives a table other parts; what is chosen alone does so with any number of seats, and where
# something begins never does.
VARIANTS = [
    (game, seats, ticked)
    for game in cantiere.games()
    for seats, ticked in variants(cantiere.game(game))
    if all(isinstance(value, bool) for value in ticked.values())
    and (sum(ticked.values()) != 1 or seats == cantiere.game(game).seat_counts[-1])
]
CASES: list[tuple[Any, Any, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/lib/changes.json").read_text()
)


@pytest.mark.parametrize(("before", "change", "after"), CASES, ids=str)
def test_what_a_change_says(before: Any, change: Any, after: Any) -> None:
    """The browser is tested with the same."""
    assert (change_of(before, after) or {}) == change
    assert json.dumps(changed(before, change)) == json.dumps(after)


def test_any_change_of_any_document_gives_it_back() -> None:
    rng = random.Random(1)
    for _ in range(400):
        before = _anything(rng, 4)
        after = _anything(rng, 4) if rng.random() < 0.2 else _another(before, rng)
        kept = json.dumps(before)
        change = change_of(before, after)
        assert (changed(before, change) if change is not None else before) == after
        assert json.dumps(before) == kept  # others may have been sent the same


def _anything(rng: random.Random, depth: int) -> Any:
    kind = rng.randrange(7 if depth else 5)
    if kind == 5:
        return [_anything(rng, depth - 1) for _ in range(rng.randrange(5))]
    if kind == 6:
        return {rng.choice("abcdef"): _anything(rng, depth - 1) for _ in range(rng.randrange(5))}
    return [None, True, 2, 3, "1"][kind]


def _another(value: Any, rng: random.Random) -> Any:
    """The same, with some of it changed."""
    if rng.random() < 0.1:
        return _anything(rng, 2)
    if isinstance(value, dict):
        parts = {key: _another(part, rng) for key, part in value.items() if rng.random() < 0.9}
        return parts | ({rng.choice("abcxyz"): 7} if rng.random() < 0.2 else {})
    if isinstance(value, list):
        return [_another(part, rng) for part in value[: rng.randrange(len(value) + 1) or None]] + [[]]
    return value


class Viewer:
    """Somebody who is sent changes, and keeps what they make of the table."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat, self.lang = seat, lang
        self.sent: TableView | None = None
        self.has: Any = None

    def hear(self, looking: Looking, gate: Gate, news: list[NewsItem]) -> None:
        known = looking.known(somebody(self.seat), self.seat)
        told = looking.news(news, known.seat)
        seq = looking.live.seq
        whole = json.loads(gate.message(known, told, seq, self.lang))
        if self.sent is None:
            self.has = whole["now"]
        else:
            message = json.loads(gate.change_message(known, told, seq, self.lang, self.sent))
            assert message["since"] == self.has["seq"]
            assert message["news"] == whole["news"]
            self.has = changed(self.has, message["change"])
        self.sent = gate.table(known, self.lang)
        assert json.dumps(self.has) == json.dumps(whole["now"])


@pytest.mark.parametrize(("game", "seats", "chosen"), VARIANTS, ids=str)
def test_whoever_is_sent_changes_has_the_whole(game: str, seats: int, chosen: dict[str, Any]) -> None:
    rng = random.Random(f"{game}{seats}{chosen}")
    match = Match(game, [None] * seats, seed=f"{seats}", salt="salt", **chosen)
    eyes = [*rng.sample(range(seats), 2), None]  # two seats and a stranger, each game other ones
    viewers = [Viewer(seat, rng.choice(LANGUAGES)) for seat in eyes]
    live = live_table(match)
    heard = 0
    for news in _played(live, rng):
        looking, gate = Looking(live), Gate()
        for viewer in viewers:
            viewer.hear(looking, gate, news)
        heard += 1
    assert heard > 3


def _played(live: LiveTable, rng: random.Random) -> Iterator[list[NewsItem]]:
    """Play a random game, and have it looked at now and then, after one move or several."""
    match, heard = live.match, 0
    assert match is not None
    while not match.over:
        match.play(rng.choice(match.state.legal_actions()))
        if rng.random() > LOOKS and not match.over:
            continue
        data = moves_data(match.moves[heard:], heard + 1)
        heard = len(match.moves)
        live.row |= {**turn_values(live, 0.0), "seq": live.seq + 1, "number": heard}
        yield [NewsItem(live.seq, "moved", {"moves": data}, 0.0)]


# --- over the wire -----------------------------------------------------------------------------------


def test_a_subscription_with_changes_is_sent_the_whole_once(anna: Player, berta: Player) -> None:
    table = anna.table("me", "hot")
    with anna.live() as live, berta.live() as watching, anna.live() as whole:
        live.send(do="subscribe", table=table["id"], changes=True)
        watching.send(do="subscribe", table=table["id"], changes=True, lang="it")
        whole.send(do="subscribe", table=table["id"])
        mine, seen = live.news()["now"], watching.news()["now"]
        whole.news()
        for turn in range(8):
            table = anna.act(table)["table"]
            message = live.news()
            assert "now" not in message
            assert message["since"] == mine["seq"]
            mine = changed(mine, message["change"])
            assert json.dumps(mine) == json.dumps(whole.news()["now"])
            seen = changed(seen, watching.news()["change"])
            assert seen == berta.get(f"/api/tables/{table['id']}", lang="it")
            if turn == 4:  # whoever says what they have missed, or nothing, gets the whole again
                live.send(do="subscribe", table=table["id"], changes=True, after=mine["seq"])
                mine = live.news()["now"]
                watching.send(do="lang", lang="de")
                seen = watching.news()["now"]
                assert seen["view"]["question"]["words"] != ""
                watching.send(do="lang", lang="it")
                seen = watching.news()["now"]


def test_an_answer_may_be_brief(anna: Player) -> None:
    table = anna.table("me", "hot")
    request = {**anna.answer(table), "brief": True}
    done = anna.post(f"/api/tables/{table['id']}/actions", request)
    now = anna.see(table["id"])
    assert done == {"number": now["number"], "seq": now["seq"]}
    assert options(now)


def test_the_documentation_shows_how_a_change_is_applied() -> None:
    source = Path(str(changes.__file__)).with_suffix("").with_suffix("").with_suffix(".py")
    lines = source.read_text().partition("def changed(")[2].splitlines()
    assert "\n".join(lines[2:]).strip() in (Path(__file__).parents[2] / "docs/api.md").read_text()
