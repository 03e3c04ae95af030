"""Bags: what is in them, and that each thing is drawn as likely as it should be."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.bags import how_many, one_of, total
from cantiere.core.rng import Rng


def test_things_are_counted_from_one_place_on() -> None:
    counts = vec[i64]([5, 1, 2, 1])
    assert [total(counts, 1, 2), total(counts, 0, 4), total(counts, 2, 0)] == [3, 9, 0]
    assert [how_many(counts, 1, 0, 3), how_many(counts, 1, 2, 2), how_many(counts, 7, 0, 4)] == [1, 1, 0]


@pytest.mark.parametrize("there", [[3], [0, 1], [0, 5, 62], [2, 9, 31, 40, 55]])
def test_everything_in_a_mask_is_drawn_as_often(there: list[int]) -> None:
    rng, draws = Rng(2), 400 * len(there)
    drawn = Counter(one_of(sum(1 << number for number in there), rng) for _ in range(draws))
    assert sorted(drawn) == there
    assert all(320 < often < 480 for often in drawn.values())
