"""Every refusal names its reason and its rule; what is refused is exactly what is not legal."""

from __future__ import annotations

import pytest

from cantiere import IllegalAction
from cantiere.texts import Texts
from tests.games.by_text import refusal, why_not
from tests.games.pillars.build import GAME, NUMBERS, SEATS, decisions, phase_one, untaxed

# Every reason a person can meet, with the rules that may be cited for it. Each one is met in the test of its
# step; those without a rule are the contract's own.
REASONS = {
    "not-in-supply": {"P-I.1"},
    "resource-not-in-supply": {"P-I.1"},
    "too-few-workers": {"P-I.2"},
    "too-little-gold": {"P-I.2", "P-II.2", "P-12.2", "P-13.1"},
    "not-your-craftsman": {"P-I.5", "P-1.2", "P-13.1"},
    "dismiss-first": {"P-I.5", "P-1.2"},
    "space-taken": {"P-II.7"},
    "no-such-place": {"P-II.7"},
    "crusade-closed": {"X-9b.1"},
    "no-saint-denis": {"X-9c.1"},
    "helps-others": {"P-13.1"},
    "must-place": {"P-II.3", "P-II.4", "P-II.6"},
    "privilege-not-held": {"P-II.6"},
    "already-free": {"P-II.6"},
    "event-is-good": {"P-2.1"},
    "must-choose": {"P-2.1"},
    "market-has-none": {"P-2.1"},
    "market-has-fewer": {"P-12.1"},
    "needs-woodworker": {"P-12.3"},
    "needs-stonecutter": {"P-12.3"},
    "bought-this-round": {"P-12.4"},
    "too-few-cubes": {"P-12.1", "P-13.4"},
    "veto-past": {"P-II.1"},
    "veto-pointless": {"P-II.1"},
    "needs-beside": {"P-13.2"},
    "capacity-used": {"P-13.1"},
    "too-few-cubes-to-work": {"P-13.1", "P-13.3"},
    "too-many-cubes": {"P-13.4"},
    "not-asked": {"P-I.1", "P-II.1", "P-II.2", "P-2.1", "P-9.1", "P-12.1", "P-13.1"},
    "chance-decides": {"P-0.1", "P-0.7", "P-R.1", "P-R.2", "P-II.1", "P-1.1", "P-9.1"},
    "game-over": {""},
}


# With the expansion there are more.
NEW_REASONS = {
    "not-in-supply": {"P-I.1", "X-0.2"},
    "too-few-workers": {"P-I.2", "X-9b.1"},
    "too-little-gold": REASONS["too-little-gold"] | {"X-P.1"},
    "must-place": REASONS["must-place"] | {"X-II.2", "X-W.1"},
    "privilege-not-held": {"P-II.6", "X-P.1"},
    "privilege-silent": {"X-1.2"},
    "cube-comes-later": {"X-1.1"},
    "too-few-cubes": {"P-12.1", "P-13.4", "X-9d.1"},
    "needs-stonecutter": {"P-12.3", "X-9d.1"},
    "coast-sells-nothing": {"X-9d.1"},
    "not-inspiring": {"X-9c.1"},
    "not-your-builder": {"X-1.1"},
    "supply-has-none": {"P-0.4"},
    "no-metal": {"X-9e.1"},
    "not-asked": REASONS["not-asked"] | {"X-0.2", "X-1.1", "X-9d.1", "X-9e.1", "X-P.2"},
    "chance-decides": REASONS["chance-decides"] | {"X-0.2", "X-0.4"},
}


@pytest.mark.parametrize(
    ("seats", "expansion"), [*((seats, False) for seats in SEATS), (2, True), (4, True), (6, True)]
)
def test_refused_is_what_is_not_legal_with_a_known_reason_and_rule(seats: int, expansion: bool) -> None:
    known = REASONS | NEW_REASONS if expansion else REASONS
    for number, state in enumerate(decisions(seats, seed=30, expansion=expansion)):
        if number % 5:
            continue
        open_to = set(state.legal_actions())
        for action in range(GAME.num_actions):
            reason = state.why_not(action)
            assert (reason is None) == (action in open_to)
            if reason is not None:
                assert reason.rule in known[reason.key]
                assert (reason.rule == "") == (reason.key == "game-over")


def test_a_resource_card_that_is_not_there_is_told_from_others_of_its_name() -> None:
    state = phase_one(resources=["gravel-2"])
    said = Texts(GAME).reason(why_not(state, "take gravel-3"))
    assert said == "This card is not in the supply: Gravel pit for 4 workers (3 cubes). (P-I.1)"


def test_the_exception_carries_text_and_reason() -> None:
    state = phase_one(hands={0: {"gold": 4}})
    with pytest.raises(IllegalAction, match=r"take mason-1: too-little-gold \(P-I\.2\)") as refused:
        state.play(NUMBERS["take mason-1"])
    assert refused.value.text == "take mason-1"
    assert refused.value.reason.key == "too-little-gold"


@pytest.mark.parametrize("action", [-1, GAME.num_actions])
def test_a_number_that_is_no_action(action: int) -> None:
    reason = phase_one().why_not(action)
    assert reason is not None
    assert (reason.key, reason.params) == ("no-such-action", {"number": action})


def test_chance_outcomes_are_no_answers_of_a_seat() -> None:
    assert refusal(untaxed(places={"market": [0]}), "roll 2") == ("not-asked", "P-12.1")


def test_each_text_names_one_action() -> None:
    assert len(NUMBERS) == GAME.num_actions
