"""Notation: the texts of actions."""

from __future__ import annotations

import pytest

from cantiere.core.notation import Notation, Row


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="share"):
        Notation([Row("pass", "a", {}), Row("pass", "b", {})])
