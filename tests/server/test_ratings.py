"""Ratings: known strengths are found again; who counts how; and games that are rated, at real tables."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

import cantiere
from cantiere.arena.ratings import Rating, first_rating
from cantiere.bots import LEVELS
from cantiere.server.club.ratings import (
    Side,
    after_game,
    band_of,
    bands_above,
    beginning,
    counts,
    ranks_of,
    together,
)
from tests.server.serving import GAME, Player, play_out, refused

SPREAD = 25 / 6 * math.sqrt(2)  # by how much two who play each other differ from day to day, in the model


def meet(rng: random.Random, known: dict[str, Rating], true: dict[str, float], names: list[str]) -> None:
    """Let players of known strengths play a game, and rate it."""
    played = [true[name] - SPREAD * math.log(-math.log(rng.random())) for name in names]
    ranks = [1 + sum(other > mine for other in played) for mine in played]
    known |= after_game(known, [Side(name, rank) for name, rank in zip(names, ranks, strict=True)])


def within(known: dict[str, Rating], true: dict[str, float]) -> float:
    """Return for how many of the players the true strength lies in the interval that is shown."""
    inside = [low <= true[name] <= high for name, one in known.items() for low, high in [one.interval]]
    return sum(inside) / len(inside)


def inversions(known: dict[str, Rating], true: dict[str, float]) -> int:
    """Return how many pairs that differ clearly are in the wrong order."""
    return sum(
        known[one].mu <= known[other].mu for one in known for other in known if true[one] > true[other] + 5
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_known_strengths_are_found_again_from_a_few_hundred_games(seats: int) -> None:
    true = {f"p{number}": 17.0 + 1.45 * number for number in range(12)}
    known = dict.fromkeys(true, first_rating())
    rng = random.Random(seats)
    for _ in range(400):
        meet(rng, known, true, rng.sample(list(true), seats))
    assert inversions(known, true) == 0
    assert within(known, true) >= 0.9
    assert all(one.sigma < first_rating().sigma / 2 for one in known.values())


def test_bots_from_the_arena_stay_where_they_are_among_people() -> None:
    """The arena rates bots; then people come, and are found on the same scale, wherever the bots sit in."""
    rng = random.Random(7)
    bots = {"bot:a": 18.0, "bot:b": 25.0, "bot:c": 32.0}
    known = dict.fromkeys(bots, first_rating())
    for _ in range(150):
        meet(rng, known, bots, rng.sample(list(bots), 3))
    arena = dict(known)
    people = {f"p{number}": 16.0 + 2 * number for number in range(10)}
    true = {**bots, **people}
    known |= dict.fromkeys(people, first_rating())
    for _ in range(400):  # one or two bots at each table, sometimes the same one twice
        guests = rng.choices(list(bots), k=rng.choice((1, 2)))
        meet(rng, known, true, [*guests, *rng.sample(list(people), 4 - len(guests))])
    for bot in bots:
        low, high = arena[bot].interval
        assert low <= known[bot].mu <= high
    assert inversions(known, true) == 0
    assert within(known, true) >= 0.9


def test_who_did_not_play_to_the_end_is_last_and_ties_are_ties() -> None:
    same = {"a": Rating(25.0, 4.0), "b": Rating(25.0, 4.0), "c": Rating(25.0, 4.0)}
    gave_up = after_game(same, [Side("a", 1, done=False), Side("b", 2), Side("c", 3)])
    last = after_game(same, [Side("a", 3), Side("b", 1), Side("c", 2)])
    assert gave_up == last
    both = after_game(same, [Side("a", 1, done=False), Side("b", 2, done=False), Side("c", 3)])
    assert both["a"] == both["b"]
    assert both["c"].mu > 25.0 > both["a"].mu
    tie = after_game({"a": same["a"], "b": same["b"]}, [Side("a", 1), Side("b", 1)])
    assert tie["a"].mu == tie["b"].mu == pytest.approx(25.0)
    assert ranks_of([Side("a", 2), Side("b", 1, done=False)]) == [2, 1000]


def test_seats_of_one_bot_count_together() -> None:
    known = {"p": Rating(25.0, 4.0), "bot:x": Rating(25.0, 4.0)}
    beaten = after_game(known, [Side("p", 1), Side("bot:x", 2), Side("bot:x", 3)])
    assert beaten["p"].mu > 25.0 > beaten["bot:x"].mu
    between = after_game(known, [Side("bot:x", 1), Side("p", 2), Side("bot:x", 3)])
    assert between["p"].mu == pytest.approx(25.0)
    assert between["bot:x"].mu == pytest.approx(25.0)


def test_which_games_can_be_rated() -> None:
    assert counts([Side("a", 1), Side("b", 2)])
    assert not counts([Side("a", 1), Side(None, 2)])
    assert not counts([Side("bot:x", 1), Side("bot:x", 2)])
    assert together(Rating(30.0, 2.0), Rating(20.0, 3.0)) == Rating(30.0, 2.0)
    assert bands_above(Rating(26.0, 1.0))[0] == "band:14"
    assert band_of(Rating(-1.0, 1.0)) == "band:-1"


@pytest.mark.parametrize("game", cantiere.games())
def test_bots_begin_with_what_the_arena_has_found(game: str) -> None:
    for seats in cantiere.game(game).seat_counts:
        levels = [beginning(f"bot:{name}", game, seats).mu for name in LEVELS]
        assert levels == sorted(levels)
        assert levels[0] < levels[1] < levels[2]
        assert beginning("somebody", game, seats) == first_rating()


# --- at tables ---------------------------------------------------------------------------------------------


def rated_table(owner: Player, *others: Player, bots: tuple[str, ...] = ()) -> Any:
    table = owner.table("me", *["open"] * len(others), *bots, rated=True, listed=True)
    for other in others:
        table = other.post(f"/api/tables/{table['id']}/join", {})
    return table


def test_in_a_rated_game_nothing_is_taken_back_past_chance_or_bots(anna: Player) -> None:
    table = rated_table(anna, bots=("random",))
    rng = random.Random(1)
    refusals = 0
    while table["status"] == "running" and not refusals:
        if not table["my_turn"]:
            table = anna.until(table["id"], lambda now: now["my_turn"] or now["status"] == "over")
            continue
        if not table["undo"]["may"]:
            asked = anna.http.post(
                f"/api/tables/{table['id']}/undo", json={"number": table["number"], "ask": True}
            )
            refused(asked, 422, "rated-undo")
            refusals += 1
        texts = [one["text"] for one in table["view"]["question"]["options"]]
        table = anna.act(table, rng.choice(texts))["table"]
    assert refusals
    refused(anna.http.post(f"/api/tables/{table['id']}/hint", json={}), 403, "no-hints")
    free = anna.table("me", "random")  # in any other game with bots alone, everything is
    free = anna.act(anna.until(free["id"], lambda now: now["my_turn"]))["table"]
    assert anna.until(free["id"], lambda now: now["my_turn"])["undo"]["may"]


def test_who_sits_down_agrees_and_nobody_is_rated_without_knowing(anna: Player, berta: Player) -> None:
    def making(*seats: dict[str, str], **more: Any) -> Any:
        return anna.http.post("/api/tables", json={"game": GAME, "seats": seats, "rated": True, **more})

    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
    refused(making(me, {"kind": "hot"}), 422, "rated-seats")
    refused(making(bot, bot), 422, "rated-seats")
    refused(making(me, {"kind": "bot", "bot": "even"}), 422, "rated-bot")
    table = anna.table("me", "open", "open", listed=True)["id"]
    listed = berta.get("/api/tables", status="open", game=GAME)["tables"]
    assert [one["rated"] for one in listed if one["id"] == table] == [False]
    berta.post(f"/api/tables/{table}/join", {})
    arrange = f"/api/tables/{table}/arrange"
    refused(anna.http.post(arrange, json={"rated": True}), 409, "rated-others")
    berta.post(f"/api/tables/{table}/leave", status=204)
    assert anna.post(arrange, {"rated": True, "hints": True})["hints"] is False
    assert berta.post(f"/api/tables/{table}/join", {})["rated"] is True
    # Not even who made the table has two seats; and whoever was taken in may be told that it is off.
    assert anna.post(f"/api/tables/{table}/join", {"seat": 2})["my_seats"] == [2]
    refused(anna.http.post(f"/api/tables/{table}/start", json={"fill": "even"}), 422, "rated-bot")
    assert anna.post(arrange, {"rated": False})["rated"] is False


def test_a_rematch_is_rated_as_the_game_was(anna: Player, berta: Player) -> None:
    table = rated_table(anna, berta)
    for one in (anna, berta):
        one.post(f"/api/tables/{table['id']}/end", {"agree": True})
    again = anna.post(f"/api/tables/{table['id']}/rematch", status=201)
    assert (again["rated"], again["hints"]) == (True, False)
    hot = anna.table("me", "hot")
    assert play_out(anna, hot)["rated"] is False
