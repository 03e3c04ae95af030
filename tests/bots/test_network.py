"""What a network's answers are made of."""

from __future__ import annotations

import pytest

from cantiere.bots.network import by_chance


@pytest.mark.parametrize(
    ("point", "place"), [(0.0, 0), (0.49, 0), (0.5, 1), (0.74, 1), (0.75, 2), (0.99, 2), (1.0, 2)]
)
def test_an_answer_falls_as_often_as_it_is_likely(point: float, place: int) -> None:
    """Also where sums that are a little less than 1 leave something at the end."""
    assert by_chance([0.5, 0.25, 0.25], point) == place
