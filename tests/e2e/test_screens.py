"""Every screen: the board has the room, nothing overlaps or is cut, nothing scrolls, text can be read."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import cantiere
from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, Person, Size
from tests.e2e.test_end_screens import played

SIZES = [
    (1920, 1080),
    (1366, 768),
    (1366, 625),
    (820, 1180),
    (1180, 820),
    (390, 844),
    (360, 640),
    (844, 390),
]
SMALLEST = 11  # CSS pixels
PART = 0.6
WHOLE = 0.95

# What stands on the page around the board: its texts, with their boxes, and what contains them.
MEASURE = """
() => {
  const box = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const seen = (element) => element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true });
  const size = { width: innerWidth, height: innerHeight };
  const texts = [];
  const small = [];
  const walker = document.createTreeWalker(document.querySelector('div.page'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !seen(holder)) continue;
    if (holder.closest('.unseen, .board, option, svg, .travel')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const found = range.getBoundingClientRect();
    if (found.width < 1 || found.height < 1) continue;
    // What is scrolled away is not on the screen.
    let shown = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let cut = false;
    for (let one = holder; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const around = one.getBoundingClientRect();
      const ellipsis = style.textOverflow === 'ellipsis';
      if (!ellipsis && style.overflowX !== 'auto' && found.right > around.right + 2) cut = true;
      shown = {
        left: Math.max(shown.left, around.left),
        top: Math.max(shown.top, around.top),
        right: Math.min(shown.right, around.right),
        bottom: Math.min(shown.bottom, around.bottom),
      };
    }
    const visible = {
      left: Math.max(found.left, shown.left),
      top: Math.max(found.top, shown.top),
      right: Math.min(found.right, shown.right),
      bottom: Math.min(found.bottom, shown.bottom),
    };
    if (visible.right - visible.left < 2 || visible.bottom - visible.top < 2) continue;
    const font = parseFloat(getComputedStyle(holder).fontSize);
    if (font < SMALLEST) small.push(`${node.data.trim()} (${font})`);
    texts.push({ text: node.data.trim(), cut, ...visible });
  }
  // The board proper, where a game draws more than that; else all that is drawn.
  const svg = document.querySelector('.board svg');
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.min(svg.clientWidth / width, svg.clientHeight / height);
  // What of it is scrolled away is not seen.
  const clipped = (element) => {
    const found = box(element);
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (one.closest('svg') || getComputedStyle(one).overflowY === 'visible') continue;
      const around = box(one);
      for (const name of ['left', 'top']) found[name] = Math.max(found[name], around[name]);
      for (const name of ['right', 'bottom']) found[name] = Math.min(found[name], around[name]);
    }
    return found;
  };
  const boards = [...document.querySelectorAll('.board [data-board]')].map(clipped);
  const edge = (name, pick) => pick(...boards.map((one) => one[name]));
  const board = boards.length
    ? {
        width: edge('right', Math.max) - edge('left', Math.min),
        height: edge('bottom', Math.max) - edge('top', Math.min),
      }
    : { width: width * scale, height: height * scale };
  const part = (selector) => {
    const found = document.querySelector(selector);
    return found && seen(found) ? box(found) : null;
  };
  return {
    size, texts, small, board,
    top: part('div.page').top,
    question: part('.question'), desk: part('.desk'), tabs: part('.phone-tabs'),
    across: document.documentElement.scrollWidth, down: document.documentElement.scrollHeight,
  };
}
""".replace("SMALLEST", str(SMALLEST))


@pytest.fixture(params=[LAPTOP], ids=["all-sizes"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


def free(seen: dict[str, Any]) -> tuple[float, float]:
    """The largest room that is not needed for question, answers and own things: beside them or above them."""
    width, height = float(seen["size"]["width"]), float(seen["size"]["height"]) - seen["top"]
    for name in ("question", "desk", "tabs"):
        part = seen[name]
        if part is None:
            continue
        if part["width"] > 0.6 * width:  # it lies across
            height -= part["height"]
        elif part["left"] > 0.5 * seen["size"]["width"]:  # it stands at the side
            width = min(width, part["left"])
    return width, height


def overlaps(texts: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Texts that lie over each other."""
    found = []
    for number, one in enumerate(texts):
        for other in texts[number + 1 :]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if across > 2 and down > 4:
                found.append((one["text"], other["text"]))
    return found


def middle(person: Person, game: str) -> str:
    """A table at which I am asked in the middle of a game of four, against bots."""
    match = played(cantiere.game(game), 4, {})
    assert match is not None
    record = dataclasses.replace(
        match.record(), seed=match.seed, salt=match.salt, players=["Anna", "Bruno", "Carla", "Dario"]
    )
    finished = person.post("/records", {"record": record.data()})["id"]
    moves = match.moves
    move = next(n for n in range(len(moves) // 2, len(moves)) if moves[n].who >= 0 and not moves[n].forced)
    bots = [None if seat == moves[move].who else "apprentice" for seat in range(4)]
    table: str = person.post(f"/tables/{finished}/what-if", {"move": move, "bots": bots})["id"]
    return table


@pytest.mark.parametrize("lang", ["en", "it", "es", "de"])
@pytest.mark.parametrize("game", cantiere.games())
def test_every_size_of_screen(arrive: Arrive, game: str, lang: str) -> None:
    anna = arrive("Anna", lang=lang)
    table = middle(anna, game)
    anna.open(f"/table/{table}")
    anna.wait_for_turn()
    for _ in range(2):
        anna.answer()
        anna.wait_for_turn()
    wrong: list[str] = []
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))")
        seen = anna.page.evaluate(MEASURE)
        where = f"{game} {lang} {width}x{height}"
        if seen["across"] > width or seen["down"] > height:
            wrong.append(f"{where}: the page scrolls ({seen['across']}x{seen['down']})")
        wrong += [f"{where}: too small: {text}" for text in seen["small"]]
        wrong += [f"{where}: cut: {one['text']}" for one in seen["texts"] if one["cut"]]
        wrong += [f"{where}: {one!r} lies over {other!r}" for one, other in overlaps(seen["texts"])]
        wide, high = free(seen)
        across = wide <= high
        part = seen["board"]["width"] / wide if across else seen["board"]["height"] / high
        filled = max(seen["board"]["width"] / wide, seen["board"]["height"] / high)
        if part < PART and filled < WHOLE:  # what fills one side cannot grow
            wrong.append(f"{where}: the board has {part:.2f} of {wide:.0f}x{high:.0f}: {seen['board']}")
    assert not wrong, "\n".join(wrong)
