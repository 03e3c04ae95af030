"""Arcadia in a browser: one touch is enough, and in the words of the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from cantiere.texts import languages
from tests.e2e.conftest import Arrive, on_a_phone

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]
# Replies to answers are held back until `release()` is called: the news of the answer come first.
HOLD = """
const plain = window.fetch;
window.held = [];
window.fetch = async (where, ...rest) => {
  const reply = await plain(where, ...rest);
  if (!String(where).includes('/actions')) return reply;
  await new Promise((go) => window.held.push(go));
  return reply;
};
window.release = () => { for (const go of window.held.splice(0)) go(); };
"""
LAYING = re.compile("^Lay it here")


@on_a_phone
def test_a_card_touched_while_news_arrive_is_laid_without_a_second_touch(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.page.add_init_script(HOLD)
    anna.quick_table("arcadia", BOTS, options={"start": 0})
    anna.wait_for_turn()
    before = anna.number
    anna.page.locator(".hand .card.lit").first.click()
    anna.page.wait_for_function("() => held.length > 0")
    anna.moved_on(before)
    anna.page.evaluate("() => { release(); window.held.push = (go) => go(); }")
    expect(anna.page.get_by_role("button", name=LAYING).first).to_be_visible()
    assert anna.number == before + 2


@on_a_phone
def test_no_words_of_the_terminal(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.quick_table("arcadia", BOTS, options={"start": 0})
    anna.wait_for_turn()
    anna.page.locator(".hand .card.lit").first.click()
    anna.page.locator(".laying button").first.wait_for()
    heard = set[str]()
    for lang in languages():
        anna.page.select_option("#language", lang)
        anna.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        anna.settled()
        said = " ".join([anna.page.inner_text("#main"), *anna.answers()])
        assert not re.search(r"first cell|prima casella|primera casilla|erstes Feld|\br\dm?\b", said), said
        heard.add(said)
    assert len(heard) == len(languages())
