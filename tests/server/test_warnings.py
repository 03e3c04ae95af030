"""What people are told before they choose."""

from __future__ import annotations

from cantiere.core.state import CHANCE
from cantiere.match import Match
from cantiere.server.gate.types.positions import Position
from tests.server.looks import live_table, shown
from tests.server.serving import GAME, Player


def keys(view: Position | None) -> dict[str, list[str]]:
    assert view is not None
    assert view["question"] is not None
    return {one["text"]: [w["key"] for w in one["warnings"]] for one in view["question"]["options"]}


def test_among_people_what_chance_follows_is_final() -> None:
    match = Match(GAME, [None, None], seed="final", salt="")
    final, free = 0, 0
    while not match.over:
        seat, live = int(match.state.to_move), live_table(match)
        warned = keys(shown(live, seat)["view"])
        for action in match.state.legal_actions():
            after = match.state.clone()
            after.apply(action)
            chance = after.to_move == CHANCE
            if not match.game.unseen(match.state, action) and after.to_move >= CHANCE:
                assert ("final" in warned[match.game.text(match.state, action)]) == chance
                final, free = final + chance, free + (not chance)
        action = match.state.legal_actions()[0]
        match.play(action)
        if len(warned) > 1 and "final" in warned[match.game.action_name(action)] and not match.over:
            assert not match.can_undo(seat)
    assert final
    assert free


def test_alone_with_bots_nothing_is_final_but_the_end() -> None:
    match = Match(GAME, [None, None], seed="alone", salt="")
    for _ in range(100):
        seat, live = int(match.state.to_move), live_table(match)
        live.seats[1 - seat] |= {"kind": "bot", "person": None, "bot": "greedy"}
        warned = keys(shown(live, seat)["view"])
        assert not any("final" in one for one in warned.values())
        match.play(match.state.legal_actions()[-1])


def test_warnings_are_sentences_with_their_rule(anna: Player) -> None:
    table = anna.table("me", "hot")
    for option in table["view"]["question"]["options"]:
        for warning in option["warnings"]:
            assert warning["sentence"]
            assert not warning["sentence"].startswith("[")
            assert warning["rule"] in warning["sentence"]
