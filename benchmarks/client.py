"""The browser at a table: from the server's message to the painted change, and tasks that hold the page up.

    python -m benchmarks.client [--game GAME] [--moves N] [--slow FACTOR] [--motion]

A person and bots play in a real Chromium, without a graphics processor. For each move of another seat, the
time is measured from the arrival of its message in the page to the moment at which the browser has drawn
the first frame with the change. With the change a dot is put on the page, and the browser itself says when
that was on the screen (the Element Timing API); counting animation frames would not do, as they come before
the pixels are painted. Server and bots think on the same machine, as they do at home: they slow the browser
down. A page with --motion also moves pieces.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import cantiere
from tests.e2e.person import LAPTOP, Person
from tests.server.serving import Server

LONG = 200  # milliseconds: a task longer than this would be felt
WATCH = """
window.painted = [];
window.long = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', (event) => {
      const { now, news } = JSON.parse(event.data);
      const others = (news ?? []).flatMap((one) => one.moves ?? []).some((move) => move.who !== now?.seat);
      if (!now || !others) return;
      const dot = Object.assign(document.createElement('span'), { textContent: '·' });
      dot.style.cssText = 'position: fixed; left: 0; bottom: 0; font-size: 8px';
      dot.setAttribute('elementtiming', `move-${waiting.size}`);
      waiting.set(`move-${waiting.size}`, { dot, began: performance.now() });
      document.body.append(dot);
    });
  }
};
const waiting = new Map();
new PerformanceObserver((list) => {
  for (const { identifier, renderTime } of list.getEntries()) {
    const { dot, began } = waiting.get(identifier);
    painted.push(renderTime - began);
    dot.remove();
  }
}).observe({ type: 'element', buffered: true });
new PerformanceObserver((list) => long.push(...list.getEntries().map((task) => task.duration)))
  .observe({ type: 'longtask', buffered: true });
"""


def measure(game: str, moves: int, slow: float, motion: bool) -> tuple[list[float], list[float]]:
    """Play some answers of a game; return the times to paint and the long tasks, in milliseconds."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        with Server(Path(folder) / "tables.db", Path(folder) / "log") as server:
            person = Person(browser, server.url, LAPTOP)
            person.page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
            person.page.add_init_script(WATCH)
            if slow != 1:
                throttle = person.context.new_cdp_session(person.page)
                throttle.send("Emulation.setCPUThrottlingRate", {"rate": slow})
            person.say_name("Anna")
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "apprentice"}] * 3]
            person.quick_table(game, seats)
            for _ in range(moves):
                if not person.wait_for_turn():
                    break
                person.answer()
            found = person.page.evaluate("[window.painted, window.long]")
            person.leave()
        browser.close()
    return found[0], found[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=cantiere.games(), action="append")
    parser.add_argument("--moves", type=int, default=30, help="answers of the person")
    parser.add_argument(
        "--slow", type=float, default=1, help="slow the browser's processor down so many times"
    )
    parser.add_argument("--motion", action="store_true", help="let pieces travel")
    wanted = parser.parse_args()
    print(f"{'game':10} {'moves':>6} {'median':>8} {'95 %':>8} {'worst':>8}   long tasks (worst)")
    for game in wanted.game or cantiere.games():
        painted, long = measure(game, wanted.moves, wanted.slow, wanted.motion)
        ordered = sorted(painted) or [0.0]
        late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
        felt = [task for task in long if task > LONG]
        times = f"{statistics.median(ordered):6.0f}ms {late:6.0f}ms {ordered[-1]:6.0f}ms"
        tasks = f"{len(felt)} over {LONG} ms, {len(long)} over 50 ms ({max(long, default=0):.0f} ms)"
        print(f"{game:10} {len(painted):6} {times}   {tasks}")


if __name__ == "__main__":
    main()
