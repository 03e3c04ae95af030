"""Two games side by side that differ only in what a seat cannot know: everything that leaves is the same.

From a position on, a twin is played in which that was dealt anew, with the same answers where both have
them. As long as the seat sees the same of both, it is sent the same of both, byte for byte, and so is a
spectator.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import cantiere
from cantiere.core.conformance import variants
from cantiere.core.history import History, Move
from cantiere.core.state import CHANCE, OVER, State
from cantiere.match import Match
from cantiere.server.common.errors import Problem
from cantiere.server.gate.gate import Gate, past_position
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.news import move_lines
from cantiere.server.gate.types.tables import TableView
from cantiere.server.leagues.feed import league_feed
from cantiere.server.leagues.page import league_data
from cantiere.server.play.facts import table_line
from cantiere.server.play.known import KnownPast
from cantiere.server.play.live_table import LiveTable, moves_data
from cantiere.server.play.looking import Looking
from cantiere.server.play.play import carry_out
from cantiere.server.store.changes import NewsItem
from cantiere.server.tournaments.page import tournament_data
from tests.server.looks import league_of, live_table, shown, somebody, tournament_of

FORKS = 8  # positions of a game from which a twin is played
FEWER = 3  # where one option is chosen alone: others look at it, too
FOLLOWED = 6  # answers that are given to both
TRIED = 6  # refused answers, at most

VARIANTS = [
    (game, seats, options)
    for game in cantiere.games()
    for seats, options in variants(cantiere.game(game))
    # Interpreted, options that are chosen alone are looked at with the most seats only.
    if cantiere.compiled
    or sum(map(bool, options.values())) != 1
    or seats == cantiere.game(game).seat_counts[-1]
]


class World:
    """One of the two games, what has happened in it since they parted, and what viewers were sent of it."""

    def __init__(self, match: Match, bot: int) -> None:
        self.match = match
        self.bot = bot
        self.parted = len(match.moves)
        self.news: list[NewsItem] = []
        self.sent: dict[int | None, TableView] = {}

    @property
    def state(self) -> State:
        return self.match.state

    def play(self, actions: list[int]) -> None:
        """Give an answer, and let chance bring what follows: one piece of news."""
        first = len(self.match.moves)
        for action in actions:
            self.match.play(action)
        data = moves_data(self.match.moves[first:], first + 1)
        self.news.append(NewsItem(3 + len(self.news), "moved", {"moves": data}, 0.0))

    def table(self) -> LiveTable:
        live = live_table(self.match, [self.bot])
        live.row["seq"] = 2 + len(self.news)
        return live


def twin_of(match: Match, seat: int, rng: random.Random) -> Match:
    """The same game, but for what a seat cannot know."""
    twin = copy.copy(match)
    twin.history = History()
    twin.history.moves = list(match.moves)
    twin.state = match.state.clone()
    twin.state.resample(seat, rng)
    return twin


def leaves(world: World, seat: int | None, *, refusals: bool) -> Iterator[bytes | str]:
    """All documents about a table that somebody on a seat, or a stranger, can get."""
    live, who = world.table(), somebody(seat)
    looking, gate = Looking(live), Gate()
    known = looking.known(who, seat)
    news = looking.news(world.news, known.seat)
    yield gate.message(known, news, live.seq, "en")
    if seat in world.sent:
        yield gate.change_message(known, news[-1:], live.seq, "en", world.sent[seat])
    world.sent[seat] = gate.table(known, "en")
    yield json.dumps(shown(live, seat, "de", refusals=refusals))
    yield json.dumps(table_line(live.row, live.seats, who))
    moves = len(world.match.moves)
    names, first = looking.names, max(0, moves - 6)
    log = looking.log(world.match.moves[first:], first + 1, seat)
    yield json.dumps(move_lines(log, known.game, "it", seat_names(names, "it")))
    for move in range(max(world.parted, moves - 1), moves + 1):
        yield json.dumps(past_position(KnownPast(move, moves, names, looking.past(move, seat)), "en"))
    yield json.dumps(tournament_data(tournament_of(live), who, "en"))
    yield json.dumps(league_data(league_of(live), who, "en"))
    yield league_feed(league_of(live), "en", "http://test")
    if refusals and seat is not None and world.state.to_move == seat:
        yield from refused(world, live, seat)


def refused(world: World, live: LiveTable, seat: int) -> Iterator[str]:
    """What somebody is told who tries what is not possible, nor understood."""
    state = world.state
    step = max(1, state.game.num_choices // TRIED)
    tried = range(len(world.match.moves) % step, state.game.num_choices, step)
    legal = set(state.legal_actions())
    texts = [state.game.action_name(action) for action in tried if action not in legal]
    for text in [*texts, "no such thing"]:
        with pytest.raises(Problem) as caught:
            carry_out(live, seat, text, "es")
        yield json.dumps(caught.value.data("es"))


def same_answer(real: World, twin: World, seat: int, rng: random.Random) -> bool:
    """Give the same answer in both, or in each one that nobody may know of; tell whether there was any."""
    mine, theirs = _secret(real.state), _secret(twin.state)
    if mine and theirs and seat not in (real.state.to_move, twin.state.to_move) and rng.random() < 0.7:
        chosen, other = [rng.choice(mine)], [rng.choice(theirs)]
    elif real.state.to_move == twin.state.to_move:
        common = sorted({*real.state.legal_actions()} & {*twin.state.legal_actions()})
        if not common:
            return False
        chosen = other = [rng.choice(common)]
    else:
        return False
    after, too = real.state.clone(), twin.state.clone()
    after.apply(chosen[0])
    too.apply(other[0])
    while after.to_move == CHANCE and too.to_move == CHANCE:
        drawn = brought(after, too, seat, rng)
        if drawn is None:
            return False
        chosen, other = [*chosen, drawn[0]], [*other, drawn[1]]
        after.apply(drawn[0])
        too.apply(drawn[1])
    if CHANCE in (after.to_move, too.to_move) or OVER in (after.to_move, too.to_move):
        return False
    real.play(chosen)
    twin.play(other)
    return True


def brought(real: State, twin: State, seat: int, rng: random.Random) -> tuple[int, int] | None:
    """What chance brings in each: something else where the seat cannot see what it is, or the same."""
    one, two = rng.choice(real.legal_actions()), rng.choice(twin.legal_actions())
    after, too = real.clone(), twin.clone()
    after.apply(one)
    too.apply(two)
    if all(after.view(viewer) == too.view(viewer) for viewer in (seat, None)):
        return one, two
    common = sorted({*real.legal_actions()} & {*twin.legal_actions()})
    return (rng.choice(common),) * 2 if common else None


def _secret(state: State) -> list[int]:
    game = state.game
    return [one for one in state.legal_actions() if game.asks_secretly and game.secret(state, one)]


def side_by_side(match: Match, rng: random.Random) -> Iterator[tuple[World, World, int]]:
    """Part from a game for a seat, and go on as long as the seat sees the same of both."""
    seat = rng.randrange(int(match.state.seats))
    bot = rng.choice([one for one in range(-1, int(match.state.seats)) if one != seat])  # -1: none
    real, twin = World(twin_of(match, seat, rng), bot), World(twin_of(match, seat, rng), bot)
    real.match.state = match.state.clone()
    for _ in range(FOLLOWED):
        yield real, twin, seat
        if not same_answer(real, twin, seat, rng) or real.state.view(seat) != twin.state.view(seat):
            return


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=str)
def test_everything_that_leaves_is_the_same(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{game}{seats}{options}")
    compared = 0
    for match in _forks(game, seats, options, rng):
        for real, twin, seat in side_by_side(match, rng):
            for viewer in (seat, None):
                full = compared % 5 == 0
                pairs = zip(
                    leaves(real, viewer, refusals=full), leaves(twin, viewer, refusals=full), strict=True
                )
                for one, two in pairs:
                    assert one == two, _difference(real.match.moves[-1:], one, two)
            compared += 1
    assert compared > 0


def _forks(game: str, seats: int, options: dict[str, Any], rng: random.Random) -> Iterator[Match]:
    """Positions along a random game, and wherever somebody is asked in secret."""
    match = Match(game, [None] * seats, seed=f"{rng.random()}", salt="", ask_chance=True, **options)
    length, forks = _length(match, rng), FEWER if sum(map(bool, options.values())) == 1 else FORKS
    chosen, choices = {0, *rng.sample(range(length), min(forks, length))}, 0
    while not match.over:
        state = match.state
        if state.to_move != CHANCE:
            if choices in chosen or (_secret(state) and rng.random() < 0.03 * forks):
                yield match
            choices += 1
        weights = dict(state.chance_outcomes()) or dict.fromkeys(state.legal_actions(), 1)
        match.play(rng.choices(list(weights), list(weights.values()))[0])


def _length(match: Match, rng: random.Random) -> int:
    """How many choices a random game has."""
    state, choices = match.state.clone(), 0
    while state.to_move != OVER:
        choices += state.to_move != CHANCE
        state.apply(rng.choice(state.legal_actions()))
    return max(1, choices)


def _difference(last: list[Move], one: bytes | str, two: bytes | str) -> str:
    first, second = (str(text) for text in (one, two))
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return (
        f"after {[move.text for move in last]}: …{first[max(0, at - 200) : at + 80]} | {second[at : at + 80]}"
    )
