"""The first visit on a phone: processor time until the board can be played on, and bytes; and the second.

    python -m benchmarks.first_visit [--game GAME] [--lang LANG] [--slow 4] [--rounds 3]

A guest follows a link to a table at which they are asked, in a real Chromium with the screen of a phone,
whose processor the browser itself slows down four times. Counted is the time that the page's main thread has
worked, by its own clock (what other programs on the machine take is not in it), until the board is drawn and
an answer can be given; and what came over the network until then, and in all (messages on the
WebSocket, which the browser tells only as they read, as the server compresses them). Then the same again.

Then somebody new follows a link to no table: how long, by the page's own clock, until the sentence that says
so is painted, on a machine as it is and on one that is slowed down.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, sync_playwright

import cantiere
from cantiere.server.api.websocket_protocol import WINDOW, framed
from tests.e2e.person import PHONE, Person, chromium
from tests.server.serving import Server

MOST_SECONDS, MOST_KB = 2.0, 250
MOST_TO_REFUSE = 1.0
PLAYABLE = "div.page[data-asked=true] .board svg"
REFUSED = ".gone h1"
# Notes when the frame is over in which the sentence was painted, counted from the press on the link.
NOTE = f"""
const look = () => {{
  if (document.querySelector('{REFUSED}'))
    requestAnimationFrame(() => setTimeout(() => (window.told = performance.now())));
  else requestAnimationFrame(look);
}};
look();
"""


class Visit(NamedTuple):
    """What a visit took: seconds of the main thread, of which scripts; kilobytes until then and in all."""

    seconds: float
    script: float
    kilobytes: float
    in_all: float


def visit(person: Person, address: str, slow: float) -> Visit:
    """Open a page in a fresh tab until the board can be played on."""
    page = person.context.new_page()
    tools = person.context.new_cdp_session(page)
    received: list[float] = []
    tools.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    tools.on(
        "Network.webSocketFrameReceived",
        lambda event: received.append(len(framed([event["response"]["payloadData"].encode()], WINDOW))),
    )
    tools.send("Network.enable")
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto(address)
    page.wait_for_selector(PLAYABLE)
    seconds, script = _metric(tools, "TaskDuration"), _metric(tools, "ScriptDuration")
    kilobytes = sum(received) / 1000
    page.wait_for_load_state("networkidle")
    page.close()
    return Visit(seconds, script, kilobytes, sum(received) / 1000)


def refused(browser: Browser, server: Server, path: str, lang: str, slow: float) -> tuple[float, float]:
    """Return after how many seconds, and kilobytes, somebody new reads that a link leads to no table."""
    person = Person(browser, server.url, PHONE, lang=lang)
    page = person.context.new_page()
    tools = person.context.new_cdp_session(page)
    received: list[float] = []
    tools.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    tools.send("Network.enable")
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.add_init_script(NOTE)
    page.goto(server.url + path, wait_until="commit")
    seconds = float(page.wait_for_function("() => window.told").json_value()) / 1000
    kilobytes = sum(received) / 1000
    person.leave()
    return seconds, kilobytes


def tell_refusals(browser: Browser, server: Server, lang: str, slow: float, rounds: int) -> None:
    """Measure links to a table that never was, to a private one and to a closed one."""
    owner = Person(browser, server.url, PHONE)
    owner.say_name("Anna")
    wanted = {"game": cantiere.games()[0], "seats": [{"kind": "me"}, {"kind": "open"}]}
    private = owner.post("/tables", {**wanted, "listed": False})["id"]
    closed = owner.post("/tables", wanted)["id"]
    owner.post(f"/tables/{closed}/close")
    owner.leave()
    print(f"target: {MOST_TO_REFUSE:.0f} s until a link that leads to no table says so, on a first visit")
    for name, table in (("wrong", "nowhere"), ("private", private), ("closed", closed)):
        for rate in (1.0, slow):
            done = [refused(browser, server, f"/table/{table}", lang, rate) for _ in range(rounds)]
            seconds = ", ".join(f"{one:.2f}" for one, _ in done)
            kilobytes = statistics.median(one for _, one in done)
            how = "as it is" if rate == 1 else f"slowed {rate:g} times"
            print(f"{name:8} {how:14} {seconds} s, {kilobytes:.0f} KB", flush=True)


def _metric(tools: CDPSession, name: str) -> float:
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == name)


def visits(browser: Browser, server: Server, game: str, lang: str, slow: float) -> tuple[Visit, Visit]:
    """Return the first and the second visit of somebody new."""
    person = Person(browser, server.url, PHONE)
    answer = person.context.request.post("/api/session", data={"name": "Anna", "lang": lang})
    assert answer.ok
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = person.context.request.post("/api/tables", data={"game": game, "seats": seats})
    assert made.ok, made.text()
    address = f"{server.url}/table/{made.json()['id']}"
    found = visit(person, address, slow), visit(person, address, slow)
    person.leave()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=cantiere.games(), action="append")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--links", action="store_true", help="only the links that lead to no table")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(whole=True), args=["--no-sandbox", "--disable-gpu"]
        )
        with Server(Path(folder) / "tables.db", Path(folder) / "log") as server:
            tell_refusals(browser, server, wanted.lang, wanted.slow, wanted.rounds)
            if wanted.links:
                return
            print(f"targets: {MOST_SECONDS:.0f} s, {MOST_KB} KB for the first visit")
            for game in wanted.game or cantiere.games():
                done = [visits(browser, server, game, wanted.lang, wanted.slow) for _ in range(wanted.rounds)]
                for name, some in zip(("first", "second"), zip(*done, strict=True), strict=True):
                    seconds = ", ".join(f"{one.seconds:.2f}" for one in some)
                    script = statistics.median(one.script for one in some)
                    kilobytes = statistics.median(one.kilobytes for one in some)
                    in_all = statistics.median(one.in_all for one in some)
                    print(
                        f"{game:10} {name:7} {seconds} s of the main thread (scripts {script:.2f}),"
                        f" {kilobytes:.0f} KB, {in_all:.0f} in all",
                        flush=True,
                    )
        browser.close()


if __name__ == "__main__":
    main()
