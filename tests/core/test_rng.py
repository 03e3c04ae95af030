"""The random stream is the same everywhere, and even."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cantiere.core.rng import Rng, as_rng


def test_the_stream_never_changes() -> None:
    """Seeds of kept games depend on these numbers; compiled and interpreted must agree on them."""
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == NUMBERS_OF_7
    assert Rng("7").below(1000) == NUMBERS_OF_7[0]


def test_below_is_even() -> None:
    rng = Rng("even")
    seen = Counter(rng.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < times < 1150 for times in seen.values())


def test_below_needs_something_to_choose_from() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).below(0)


def test_large_ranges_stay_inside() -> None:
    rng = Rng(3)
    assert all(0 <= rng.below(2**31) < 2**31 for _ in range(200))


def test_random_is_a_fraction() -> None:
    rng = Rng(3)
    assert all(0 <= rng.random() < 1 for _ in range(200))


def test_forks_are_determined_and_independent() -> None:
    assert Rng(5).fork().below(10**6) == Rng(5).fork().below(10**6)
    rng = Rng(5)
    assert rng.fork().below(10**6) != rng.fork().below(10**6)


def test_pythons_generator_lends_a_seed() -> None:
    assert as_rng(random.Random(2)).below(10**6) == as_rng(random.Random(2)).below(10**6)
    rng = Rng(1)
    assert as_rng(rng) is rng


NUMBERS_OF_7 = [144, 807, 534, 728, 828, 222, 513, 297]
