"""Several people at one screen: behind the curtain everything belongs to the seat that sits down."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, Size

# Every game that hides something, alone at two seats and with its modules at three.
HIDING: list[tuple[str, int, dict[str, Any]]] = [
    ("arcadia", 2, {}),
    ("arcadia", 3, {"first_game": True}),
    ("castelli", 2, {}),
    ("castelli", 3, {"dilemma": True, "battle": True}),
]
# A whole game at one screen, all seats in turn, comparing at each question: all that the page says, every
# text and every value of an attribute, beside all that the API tells each seat. The curtain may be compared
# at any time; else page and API must be at the same move. Answers are given without the page.
PLAY = """
async ({ table, people, seed }) => {
  const find = (css) => document.querySelector(css);
  const ask = async (path, seat) => (await fetch(`/api/tables/${table}${path}?seat=${seat}`)).json();
  const luck = (below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % below;
  };
  const SITS = 'div.page[data-asked=true][data-busy=false]';
  const OVER = 'div.page[data-status=over]';
  const seats = [...Array(people).keys()];
  let sits = null, curtains = 0, secrets = 0;

  const strings = (data) => {
    if (typeof data === 'string') return [data];
    return data && typeof data === 'object' ? Object.values(data).flatMap(strings) : [];
  };
  const shows = () => {
    const said = new Set();
    for (const element of document.querySelectorAll('*')) {
      if (/^(SCRIPT|STYLE|LINK)$/i.test(element.tagName)) continue;
      for (const attribute of element.attributes) said.add(attribute.value);
      for (const node of element.childNodes) if (node.nodeType === 3) said.add(node.data.trim());
    }
    const all = [...said];
    return (one) => said.has(one) || (one.includes(' ') && all.some((text) => text.includes(one)));
  };
  const none = (found) => {
    if (found.length) throw new Error(`somebody reads ${JSON.stringify(found)}`);
  };
  let logs = [], lines = [];
  // Logs are long: they are read when the curtain has fallen, and again if something is found.
  const read = async () => {
    logs = await Promise.all(seats.map((seat) => ask('/log', seat)));
    lines = logs.map((log) => new Set(strings(log)));
  };
  const compareCurtain = async () => {
    const reads = shows();
    await read();
    const events = logs.flatMap(({ moves }) => moves.flatMap((move) => move.events));
    none([...new Set(events.map(({ line }) => line))].filter(reads));
  };
  const compared = async () => {
    const reads = shows();
    const here = Number(find('div.page')?.dataset.number);
    const looks = await Promise.all(seats.map((seat) => ask('', seat)));
    if (looks.some(({ number }) => number !== here)) return null; // the game has gone on meanwhile
    const told = seats.map((seat) => new Set([...strings(looks[seat]), ...lines[seat]]));
    const others = new Set(seats.filter((seat) => seat !== sits).flatMap((seat) => [...told[seat]]));
    const hidden = [...others].filter((one) => one.length > 2 && !told[sits].has(one));
    return [hidden.filter(reads), hidden.length];
  };
  const compare = async () => {
    for (let fresh = false; find('div.page'); ) {
      const seen = await compared();
      if (seen === null) await new Promise((go) => setTimeout(go));
      else if (!seen[0].length || fresh) {
        secrets += seen[1];
        return none(seen[0]);
      } else {
        fresh = true;
        await read();
      }
    }
  };
  // Sit down behind the curtain, as whoever it is for. Where that seat has only one answer, a secret one,
  // the house gives it: the curtain falls for the next.
  const lift = async (seat) => {
    sits = Number(seat);
    find('#lift-curtain').click();
    await until(() => find(`${SITS}, #skip, .curtain:not([data-seat='${seat}']), ${OVER}`));
  };
  const answer = async () => {
    const now = await ask('', sits);
    if (!now.my_turn) return false;
    const { view } = await ask('', now.to_move);
    const { text } = view.question.options[luck(view.question.options.length)];
    const body = { action: text, number: now.number, key: `key-${now.number}-${seed}`, seat: now.to_move };
    const headers = { 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(`/api/tables/${table}/actions`, sent);
    if (!reply.ok) throw new Error(await reply.text());
    return true;
  };
  const goOn = async () => {
    if (find('#skip')) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await until(() => find(`${SITS}, .curtain, ${OVER}`));
    }
    const before = Number(find('div.page')?.dataset.number ?? NaN);
    if (Number.isNaN(before) || !(await answer())) return;
    await until(() => find('.curtain') || Number(find('div.page')?.dataset.number) > before);
  };

  for (;;) {
    await until(() => find(`.curtain, ${SITS}, ${OVER}, #skip`));
    if (find(OVER)) return [curtains, secrets];
    const seat = find('.curtain')?.dataset.seat;
    if (seat !== undefined) {
      await compareCurtain();
      if (find('.curtain')?.dataset.seat !== seat) continue; // it has fallen for another meanwhile
      curtains += 1;
      await lift(seat);
    }
    await compare();
    await goOn();
  }
}
"""


@pytest.fixture(params=[LAPTOP], ids=["laptop"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


@pytest.mark.parametrize(
    ("game", "people", "options"),
    HIDING,
    ids=["-".join([game, str(people), *more]) for game, people, more in HIDING],
)
def test_nothing_of_one_is_shown_to_another(
    arrive: Arrive, game: str, people: int, options: dict[str, Any]
) -> None:
    anna = arrive("Anna")
    # As a new browser has it: what others do is shown move by move.
    anna.page.emulate_media(reduced_motion="no-preference")
    table = anna.quick_table(game, [{"kind": "me"}] * people, options=options)
    curtains, secrets = anna.page.evaluate(PLAY, {"table": table, "people": people, "seed": 7})
    assert curtains > 1
    assert secrets, "nothing was hidden: the test says nothing"
    expect(anna.page.locator("#end-screen")).to_be_visible()
