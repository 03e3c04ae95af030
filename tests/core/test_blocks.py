from __future__ import annotations

import pytest

from cantiere.core.blocks import ActionTable


def test_every_number_of_a_block_has_its_parts_and_its_text() -> None:
    table = ActionTable()
    one, two, three = (
        table.block("pass"),
        table.block("buy", "ab", "xyz"),
        table.chance("", "pq", "rst", ["1", "2"]),
    )
    assert (one.size, two.size, three.size) == (1, 6, 12)
    for block in (one, two, three):
        for action in range(block.first, block.end):
            parts = [int(block.part(action, number)) for number in range(len(block.names))]
            assert block.at(*parts) == action
            assert table.of(action) is block
            words = [block.word, *(names[part] for names, part in zip(block.names, parts, strict=True))]
            assert block.text(action) == " ".join(word for word in words if word)
    assert [action for _, action in table.actions()] == list(range(19))
    assert (table.num_choices, table.size) == (7, 19)


def test_the_seats_own_blocks_come_first() -> None:
    table = ActionTable()
    table.chance("roll", "123")
    with pytest.raises(ValueError, match="before those of chance"):
        table.block("pass")


def test_a_block_has_no_empty_part() -> None:
    with pytest.raises(ValueError, match="none of them empty"):
        ActionTable().block("buy", [])
