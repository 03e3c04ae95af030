"""Several people at one screen: behind the curtain everything belongs to the seat that sits down."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from cantiere.core.record import Record
from cantiere.core.state import State
from tests.e2e.conftest import Arrive
from tests.e2e.games import HIDDEN_AT_TIMES, ONE_SCREEN, RECORDS
from tests.e2e.person import LAPTOP, Person, Size

# A whole game at one screen, all seats in turn, comparing at each question: all that the page says, every
# text and every value of an attribute, beside all that the API tells each seat. The curtain may be compared
# at any time; else page and API must be at the same move. Answers are given without the page. Where something
# is hidden only at times (`sometimes`), it is compared then, and by sentences alone: single words of it stand
# on the board for everybody.
PLAY = """
async ({ table, people, seed, sometimes }) => {
  const find = (css) => document.querySelector(css);
  const ask = async (path, seat) => (await fetch(`/api/tables/${table}${path}seat=${seat}`)).json();
  const luck = (below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % below;
  };
  const SITS = 'div.page[data-asked=true][data-busy=false]';
  const OVER = 'div.page[data-status=over]';
  const seats = [...Array(people).keys()];
  let sits = null, looks = [], curtains = 0, secrets = 0;

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
    const all = [...said].filter((text) => text.includes(' ')).join('\\0');
    return (one) => said.has(one) || (one.includes(' ') && all.includes(one));
  };
  const none = (found) => {
    if (found.length) throw new Error(`somebody reads ${JSON.stringify(found)}`);
  };
  // All that each seat was told of the moves, and that in sentences. The log is long: it is read once, and
  // again if something is found; what is new is heard when the curtain has fallen.
  const lines = seats.map(() => new Set()), sentences = new Set();
  let heard = 0;
  const take = (seat, moves) => {
    for (const one of strings(moves)) lines[seat].add(one);
    for (const { line } of moves.flatMap(({ events }) => events)) sentences.add(line);
  };
  const hear = async () => {
    const told = await Promise.all(seats.map((seat) => ask(`/news?after=${heard}&`, seat)));
    told.forEach(({ news }, seat) => take(seat, news.flatMap((one) => one.moves ?? [])));
    heard = Math.min(...told.map(({ news }) => news.at(-1)?.seq ?? heard));
  };
  const read = async () => {
    const logs = await Promise.all(seats.map((seat) => ask('/log?', seat)));
    logs.forEach(({ moves }, seat) => take(seat, moves));
  };
  const compareCurtain = async () => {
    const reads = shows();
    await hear();
    none([...sentences].filter(reads));
  };
  const hiddenFromWhoSits = () => {
    const told = seats.map((seat) => new Set([...strings(looks[seat]), ...lines[seat]]));
    const others = new Set(seats.filter((seat) => seat !== sits).flatMap((seat) => [...told[seat]]));
    const tells = (one) => (sometimes ? one.includes(' ') : one.length > 2);
    return [...others].filter((one) => tells(one) && !told[sits].has(one));
  };
  const compare = async () => {
    while (find('div.page')) {
      if (sometimes) {
        const look = await ask('?', 0);
        const { curtain, status, to_move: asked, my_seats: mine } = look;
        if (!curtain && (status === 'over' || mine.includes(asked))) {
          sits = asked ?? 0; // nothing is hidden: the page is turned to whoever is asked
          looks = [];
          looks[sits] = sits === 0 ? look : await ask('?', sits);
          return;
        }
      }
      const reads = shows();
      const here = Number(find('div.page').dataset.number);
      looks = await Promise.all(seats.map((seat) => ask('?', seat)));
      if (looks.some(({ number }) => number !== here)) continue; // the game has gone on meanwhile
      if (sometimes && !looks[0].curtain) continue; // it is not hidden any more
      let hidden = hiddenFromWhoSits();
      if (hidden.some(reads)) {
        await read(); // it may have been told since
        hidden = hiddenFromWhoSits();
      }
      secrets += hidden.length;
      none(hidden.filter(reads)); // on the page as it was: what is there for a moment only is seen as well
      return;
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
    const { my_turn: mine, to_move: seat, number } = looks[sits] ?? {};
    if (!mine) return false;
    const { options } = looks[seat].view.question;
    const { text } = options[luck(options.length)];
    const body = { action: text, number, key: `key-${number}-${seed}`, seat, brief: true };
    const headers = { 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(`/api/tables/${table}/actions`, sent);
    if (!reply.ok && (await reply.clone().json()).reason !== 'outdated') throw new Error(await reply.text());
    return reply.ok;
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

  await read();
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


def at_one_screen(anna: Person, table: str, people: int, *, sometimes: bool = False) -> None:
    """Play to the end at one screen; nothing of one is shown to another."""
    # As a new browser has it: what others do is shown move by move.
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.open(f"/table/{table}")
    told = {"table": table, "people": people, "seed": 7, "sometimes": sometimes}
    curtains, secrets = anna.page.evaluate(PLAY, told)
    assert curtains > 1
    assert secrets, "nothing was hidden: the test says nothing"
    expect(anna.page.locator("#end-screen")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "people", "options"),
    ONE_SCREEN,
    ids=["-".join([game, str(people), *more]) for game, people, more in ONE_SCREEN],
)
def test_nothing_of_one_is_shown_to_another(
    arrive: Arrive, game: str, people: int, options: dict[str, Any]
) -> None:
    anna = arrive("Anna")
    wanted = {"game": game, "seats": [{"kind": "me"}] * people, "options": options}
    at_one_screen(anna, anna.post("/tables", wanted)["id"], people)


@pytest.mark.parametrize("name", HIDDEN_AT_TIMES)
def test_what_one_knows_for_a_while_is_not_shown_to_another(arrive: Arrive, name: str) -> None:
    """From the first question at which something is hidden to the end: until then all know the same."""
    anna = arrive("Anna")
    record = Record.load(RECORDS / name)
    move = next(move for move, state in enumerate(record.replay()) if hides(state))
    wanted = {"move": move, "bots": [None] * record.seats}
    table = anna.post(f"/tables/{anna.take_in(name)}/what-if", wanted)["id"]
    at_one_screen(anna, table, record.seats, sometimes=True)


def hides(state: State) -> bool:
    """Tell whether a seat is asked while one knows more than is open to all."""
    seen = [state.game.table_view(state, seat) for seat in (None, *range(state.seats))]
    return state.to_move >= 0 and any(one != seen[0] for one in seen)
