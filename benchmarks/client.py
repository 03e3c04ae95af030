"""The browser at a table: from the server's message to the painted change, and tasks that hold the page up.

    python -m benchmarks.client [--game GAME] [--moves N] [--bots] [--slow FACTOR] [--motion]

A person plays in a real Chromium, without a graphics processor. For each move of another seat, the time is
measured from the arrival of its message in the page to the moment at which the browser has drawn
the first frame with the change. With the change a dot is put on the page, and the browser itself says when
that was on the screen (the Element Timing API); counting animation frames would not do, as they come before
the pixels are painted. While it waits the driver asks the page nothing: that would be measured too.

The other seats are friends elsewhere, who answer one after the other. With --bots they are bots that think on
the same machine, as they do at home: these answer faster than a page is drawn, and slow the browser down. A
page with --motion also moves pieces. What others do is shown at once: any other pace takes its time.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import cantiere
from tests.e2e.person import LAPTOP, LISTEN, Person, chromium
from tests.server.serving import Server

LONG = 200  # milliseconds: a task longer than this would be felt
WATCH = """
window.painted = [];
window.long = [];
let mine;
window.heard = ({ now, news }) => {
  const moves = (news ?? []).flatMap((one) => one.moves ?? []);
  mine = now?.seat ?? mine;
  if (!moves.some(({ who }) => who >= 0 && who !== mine)) return;
  const dot = Object.assign(document.createElement('span'), { textContent: '·' });
  dot.style.cssText = 'position: fixed; left: 0; bottom: 0; font-size: 8px';
  dot.setAttribute('elementtiming', `move-${waiting.size}`);
  waiting.set(`move-${waiting.size}`, { dot, began: performance.now() });
  document.body.append(dot);
};
const waiting = new Map();
new PerformanceObserver((list) => {
  for (const { identifier, renderTime } of list.getEntries()) {
    const { dot, began } = waiting.get(identifier);
    painted.push(renderTime - began);
    dot.remove();
  }
}).observe({ type: 'element', buffered: true });
/** Wait until what the page says of itself, and what is drawn, is so. */
window.until = (so) => new Promise((done) => {
  const look = () => {
    const found = so(document.querySelector('div.page')?.dataset ?? {});
    if (found === undefined) return;
    watch.disconnect();
    done(found);
  };
  const watch = new MutationObserver(look); // also of the dots that go
  const attributeFilter = ['data-asked', 'data-busy', 'data-number', 'data-status'];
  watch.observe(document, { subtree: true, childList: true, attributeFilter });
  look();
});
window.drawn = () => [...waiting.values()].every(({ dot }) => !dot.isConnected);
new PerformanceObserver((list) => long.push(...list.getEntries().map((task) => task.duration)))
  .observe({ type: 'longtask', buffered: true });
"""
AT_ONCE = "localStorage.setItem('cantiere-settings', JSON.stringify({ askAlone: true, pace: 'once' }));"
MY_TURN = """until(({ asked, busy, status }) => {
  if (status === 'over') return false;
  return asked === 'true' && busy === 'false' ? true : undefined;
})"""
SEEN = "before => until(({ number }) => Number(number) > before && drawn() ? true : undefined)"


def measure(game: str, moves: int, bots: bool, slow: float, motion: bool) -> tuple[list[float], list[float]]:
    """Play some answers of a game; return the times to paint and the long tasks, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(whole=True), args=["--no-sandbox", "--disable-gpu"]
        )
        with Server(Path(folder) / "tables.db", Path(folder) / "log") as server:
            person = Person(browser, server.url, LAPTOP)
            person.page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
            person.page.add_init_script(LISTEN + WATCH + AT_ONCE)
            if slow != 1:
                throttle = person.context.new_cdp_session(person.page)
                throttle.send("Emulation.setCPUThrottlingRate", {"rate": slow})
            person.say_name("Anna")
            other = {"kind": "bot", "bot": "apprentice"} if bots else {"kind": "open"}
            table = person.quick_table(game, [{"kind": "me"}, *[other] * 3])
            friends = [] if bots else [sit(browser, server.url, table, seat) for seat in (1, 2, 3)]
            for _ in range(moves):
                while move_one(person, friends, table):
                    pass
                if not person.page.evaluate(MY_TURN):
                    break
                person.answer()
            found = person.page.evaluate("[window.painted, window.long]")
            person.leave()
        browser.close()
    return found[0], found[1]


def sit(browser: Browser, url: str, table: str, seat: int) -> Person:
    """Have a friend take a seat."""
    friend = Person(browser, url, LAPTOP)
    friend.say_name(f"Friend {seat}")
    friend.post(f"/tables/{table}/join", {"seat": seat})
    return friend


def move_one(person: Person, friends: list[Person], table: str) -> bool:
    """Let the friend who is asked answer, and wait until the page shows it; False if none is asked."""
    person.page.wait_for_selector(".board svg")
    before = person.number
    if not any(friend.answer_by_program(table) for friend in friends):
        return False
    person.page.evaluate(SEEN, before)
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=cantiere.games(), action="append")
    parser.add_argument("--moves", type=int, default=30, help="answers of the person")
    parser.add_argument("--bots", action="store_true", help="play against bots on this machine")
    parser.add_argument(
        "--slow", type=float, default=1, help="slow the browser's processor down so many times"
    )
    parser.add_argument("--motion", action="store_true", help="let pieces travel")
    wanted = parser.parse_args()
    print(f"{'game':10} {'moves':>6} {'median':>8} {'95 %':>8} {'worst':>8}   long tasks (worst)")
    for game in wanted.game or cantiere.games():
        painted, long = measure(game, wanted.moves, wanted.bots, wanted.slow, wanted.motion)
        ordered = sorted(painted) or [0.0]
        late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
        felt = [task for task in long if task > LONG]
        times = f"{statistics.median(ordered):6.0f}ms {late:6.0f}ms {ordered[-1]:6.0f}ms"
        tasks = f"{len(felt)} over {LONG} ms, {len(long)} over 50 ms ({max(long, default=0):.0f} ms)"
        print(f"{game:10} {len(painted):6} {times}   {tasks}")


if __name__ == "__main__":
    main()
