"""Hidden information: what views show, and that dealing anew respects all that a seat has seen."""

from __future__ import annotations

from typing import Any

from cantiere import CHANCE, Rng, State
from cantiere.match import Match
from tests.games.by_text import act, asked, every, refusal, seat_of, table
from tests.games.castelli.build import BLUE, GAME, GREEN, NUMBERS, RED, YELLOW, position, random_game


def worlds(state: State, seat: int, number: int = 60) -> list[State]:
    """Return the position dealt anew many times for a seat, each checked."""
    found = []
    for seed in range(number):
        world = state.clone()
        world.resample(seat, Rng(seed))
        GAME.check_table(world)
        assert world.view(seat) == state.view(seat)
        found.append(world)
    return found


def hands_of(state: State, holder: int, viewer: int) -> set[tuple[str, ...]]:
    return {tuple(seat_of(world, holder)["cards"]) for world in worlds(state, viewer)}


def bailiff_window() -> State:
    state = position("tile", hands={GREEN: {"cards": ["bailiff", "robber"]}, BLUE: {"cards": ["king-3"]}})
    return act(state, "tile 4,3", "reveal t17", "turn n")


def test_others_see_nothing_of_a_reaction() -> None:
    state = bailiff_window()
    for asked_seat, answers in ((BLUE, 1), (GREEN, 5)):
        assert asked(state) == ("bailiff", asked_seat)
        for seat in (RED, YELLOW, 3 - asked_seat, None):
            view = state.view(seat)
            assert view["to_move"] == CHANCE
            assert view["question"] == {"decision": "resolving", "seat": CHANCE}
        question = state.view(asked_seat)["question"]
        assert question is not None
        assert question["decision"] == "bailiff"
        assert len(question["options"]) == answers
        act(state, "decline")


def test_C_1_3_whoever_has_no_bailiff_is_told_so() -> None:
    state = bailiff_window()
    assert refusal(state, "turn s") == ("card-not-held", "C-1.3")
    assert refusal(state, "decline turn") == ("card-not-held", "C-1.3")


def test_views_of_others_do_not_depend_on_who_is_asked_or_for_what() -> None:
    def window(holder: int) -> State:
        other = BLUE if holder == GREEN else GREEN
        hands: dict[int, Any] = {holder: {"cards": ["bailiff"]}, other: {"cards": ["king-3"]}}
        return act(position("tile", hands=hands), "tile 4,3", "reveal t17", "turn n")

    for seat in (RED, YELLOW, None):
        assert window(GREEN).view(seat) == window(BLUE).view(seat)
    for seat in (RED, YELLOW):
        assert (window(GREEN).features(seat) == window(BLUE).features(seat)).all()


def test_always_decline_is_nobody_elses_business() -> None:
    kept = act(bailiff_window(), "decline", "decline")
    never = act(bailiff_window(), "decline", "decline turn")
    assert table(never)["declining"] == [GREEN]
    for seat in (RED, YELLOW, BLUE, None):
        assert kept.view(seat) == never.view(seat)
    assert table(worlds(never, RED, 1)[0])["declining"] == []


def test_a_pending_reaction_says_nothing_of_the_hand() -> None:
    state = act(bailiff_window(), "decline")
    assert asked(state) == ("bailiff", GREEN)
    for seat in (RED, BLUE, YELLOW):
        holds = {"bailiff" in seat_of(world, GREEN)["cards"] for world in worlds(state, seat, 40)}
        assert holds == {True, False}
    assert hands_of(state, GREEN, GREEN) == {("bailiff", "robber")}


def test_by_the_first_rules_resampling_keeps_a_pending_reaction_possible() -> None:
    data = position("tile", hands={GREEN: {"cards": ["bailiff", "robber"]}}).snapshot()
    state = GAME.restore({**data, "rules_version": 1})
    act(state, "tile 4,3", "reveal t17", "turn n")
    for seat in range(4):
        for world in worlds(state, seat, 20):
            assert "bailiff" in seat_of(world, GREEN)["cards"]
    assert len(hands_of(state, GREEN, RED)) > 3  # the other card may be anything


def test_guard_window_is_secret_too() -> None:
    state = position(
        options={"battle": True},
        tiles={"3,4": "t23 e"},
        castles={"3,5 stone-1": [BLUE]},
        hands={RED: {"materials": {"wood": 2, "grain": 2, "stone": 2}}, BLUE: {"cards": ["guard"]}},
    )
    act(state, "over 3,5 stone-1")
    assert state.view(RED)["question"] == {"decision": "resolving", "seat": CHANCE}
    assert {"guard" in seat_of(world, BLUE)["cards"] for world in worlds(state, RED, 60)} == {True, False}


def test_hands_are_hidden_but_their_size_is_not() -> None:
    state = position(hands={RED: {"cards": ["king-3"]}, BLUE: {"cards": ["robber", "farmer"]}})
    seats = state.view(RED)["table"]["seats"]
    assert seats[BLUE]["cards"] is None
    assert seats[BLUE]["card_count"] == 2
    assert seats[RED]["cards"] == ["king-3"]
    assert all(seat["cards"] is None for seat in state.view(None)["table"]["seats"])
    assert len(hands_of(state, BLUE, RED)) > 10
    assert hands_of(state, RED, RED) == {("king-3",)}


def test_face_down_tiles_are_a_multiset() -> None:
    state = position("tile")
    assert len(table(state)["tiles_unseen"]) == 32
    assert "tile" not in str(state.view(RED)["table"]["meadows"][0]["tile"])


def passed() -> State:
    """Red's traitor has taken the robber from blue."""
    hands: dict[int, Any] = {
        RED: {"cards": ["traitor", "king-3"], "silver": 1},
        BLUE: {"cards": ["robber", "farmer"]},
    }
    return act(position(hands=hands), "play traitor", "from 1", "steal robber")


def test_a_card_passed_by_the_traitor_is_known_to_both() -> None:
    state = passed()
    assert state.view(BLUE)["table"]["seats"][RED]["known_cards"] == ["robber"]
    assert state.view(YELLOW)["table"]["seats"][RED]["known_cards"] == []
    assert all("robber" in seat_of(world, RED)["cards"] for world in worlds(state, BLUE))
    assert not all("robber" in seat_of(world, RED)["cards"] for world in worlds(state, YELLOW))


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    state = passed()
    act(state, "end")
    while state.to_move != RED or state.decision != "main":
        act(state, *[GAME.text(state, state.legal_actions()[0])])
    act(state, "play robber")
    assert state.view(BLUE)["table"]["seats"][RED]["known_cards"] == []


def test_after_a_hidden_sale_a_known_card_is_in_hand_or_under_the_deck() -> None:
    state = act(passed(), "sell king-3")  # blue cannot know that it was not the robber
    assert state.view(BLUE)["table"]["seats"][RED]["known_cards"] == []
    seen = set()
    for world in worlds(state, BLUE):
        in_hand = "robber" in seat_of(world, RED)["cards"]
        under = [entry["card"] for entry in table(world)["deck"]["under"]]
        assert in_hand or under[-1] == "robber"
        seen.add(in_hand)
    assert seen == {True, False}
    for world in worlds(state, RED, 10):
        assert [entry["card"] for entry in table(world)["deck"]["under"]] == ["traitor", "king-3"]


def test_sold_cards_are_seen_by_their_seller_only() -> None:
    state = act(
        position(hands={RED: {"cards": ["king-3", "farmer"]}}), "sell king-3", "play farmer", "on 3,3"
    )
    assert state.view(RED)["table"]["deck"]["under"] == ["king-3", "farmer"]
    assert state.view(BLUE)["table"]["deck"]["under"] == [None, "farmer"]
    under = {table(world)["deck"]["under"][0]["card"] for world in worlds(state, BLUE)}
    assert len(under) > 3


def recycled(seller: int | None) -> State:
    """The deck's top is used up; green draws the robber that lay first under it."""
    rest = table(position())["deck"]["top"]
    for card in ("robber", "bailiff", "bailiff", "bailiff"):
        rest.remove(card)
    hands = {YELLOW: {"cards": rest[:4]}, BLUE: {"cards": rest[4:]}}
    state = position("tile", active=GREEN, hands=hands, under=[("robber", seller)] + [("bailiff", None)] * 3)
    return act(state, "tile 4,3", "reveal t05", "turn n")


def test_who_saw_a_card_go_under_the_deck_knows_who_draws_it() -> None:
    state = recycled(None)
    for seat in (RED, YELLOW, BLUE):
        assert state.view(seat)["table"]["seats"][GREEN]["known_cards"] == ["robber"]
    state = recycled(RED)
    assert state.view(RED)["table"]["seats"][GREEN]["known_cards"] == ["robber"]
    assert state.view(BLUE)["table"]["seats"][GREEN]["known_cards"] == []
    assert all("robber" in seat_of(world, GREEN)["cards"] for world in worlds(state, RED, 20))


def test_dilemma_tiles_are_dealt_anew_with_the_same_backs() -> None:
    state = act(GAME.new(4, start=0, dilemma=True), *[f"deal s{n}" for n in (1, 2, 3, 4)])
    act(state, "tile 4,3", "reveal t17", "lay held", "turn n", "end", "tile 4,5", "reveal t20")
    seen, looked = set(), set()
    for world in worlds(state, RED):
        tiles = every(world, "tile")
        assert tiles[RED] == "t17"
        assert all(tile.startswith("s") for tile in tiles[1:])
        assert "s1" not in tiles
        seen.add(tuple(tiles))
        looked.add(table(world)["tile"])
    assert len(seen) == 6  # three start tiles, in any order
    assert len(looked) > 10  # blue's tile is not yet shown
    assert {table(world)["tile"] for world in worlds(state, BLUE, 10)} == {"t20"}


def test_knowledge_stays_consistent_in_long_random_games() -> None:
    for seed in range(6):
        state = random_game(4, seed, moves=150 + 10 * seed, battle=seed % 2 == 0)
        for seat in range(4):
            worlds(state, seat, 3)


# --- who can react is not told (C-1.3, C-7.1) ---------------------------------------------------------------


def played(hands: dict[int, Any], *texts: str) -> Match:
    """Return a match of four people from a position in which red chooses a tile."""
    match = Match("castelli", [None] * 4, seed=1, start=0)
    match.state = position("tile", hands=hands)
    for text in texts:
        match.history.play(match.state, NUMBERS[text])
    return match


def test_a_declined_reaction_does_not_show_in_what_may_be_taken_back() -> None:
    turn = ("tile 4,3", "reveal t32", "turn n")
    nobody = played({GREEN: {"cards": ["king-3"]}}, *turn, "decline")
    kept = played({GREEN: {"cards": ["bailiff"]}}, *turn, "decline")
    never = played({GREEN: {"cards": ["bailiff"]}}, *turn, "decline turn")
    assert nobody.can_undo(RED)
    for seat in (RED, BLUE, YELLOW):
        assert kept.can_undo(seat) == never.can_undo(seat) == nobody.can_undo(seat)
        assert kept.state.view(seat)["question"] == nobody.state.view(seat)["question"]
    assert kept.moves[-1].secret
    assert nobody.moves[-1].secret


def test_a_bailiff_that_comes_is_no_secret() -> None:
    match = played({GREEN: {"cards": ["bailiff"]}}, "tile 4,3", "reveal t32", "turn n", "turn s")
    assert not match.moves[-1].secret
    assert not match.can_undo(RED)
