"""Pieces are seen to travel, where motion is allowed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import cantiere
from tests.e2e.conftest import Arrive, in_turn

# Note every piece that sets off, and whether it has gone again.
NOTE = """
window.travelled = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      for (const piece of node.parentElement?.querySelectorAll('.travel [data-kind]') ?? []) {
        if (piece.noted) continue;
        piece.noted = true;
        travelled.push({ ...piece.dataset });
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
"""


@in_turn("game", cantiere.games())
def test_pieces_travel_where_motion_is_allowed(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    page = anna.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(NOTE)
    anna.quick_table(game, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    for _ in range(12):
        assert anna.wait_for_turn()
        if page.evaluate("travelled.length"):
            break
        anna.answer()
    ways = page.evaluate("travelled")
    assert ways
    assert all(way["kind"] and way["from"] != way["to"] for way in ways)
    assert any(re.match(r"seat-\d", way["from"]) or re.match(r"seat-\d|party-", way["to"]) for way in ways)
    expect(page.locator(".travel")).to_have_count(0)  # they arrive

    page.emulate_media(reduced_motion="reduce")
    before = page.evaluate("travelled.length")
    for _ in range(3):
        assert anna.wait_for_turn()
        anna.answer()
    assert page.evaluate("travelled.length") == before
