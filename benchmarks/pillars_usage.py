"""What greedy does with Pillars' expansion: how often each new place and card is used, and how often it wins.

`python -m benchmarks.pillars_usage [GAMES]` plays so many games with each number of seats, greedy in every
seat; `--against-random GAMES` puts one greedy bot among three random ones instead.
"""

from __future__ import annotations

import argparse
from collections import Counter

import cantiere
from cantiere.bots import bot
from cantiere.core.history import Move
from cantiere.match import Match

SEATS = (2, 3, 4, 5, 6)
PLACES = ("tax-collector", "france", "coast", "shiring-3")
CRUSADES = ("crusade-3", "crusade-4", "crusade-6", "crusade-7")
CRAFTSMEN = (
    "stonecutter-1",
    "assistant-2",
    "brick-maker-3",
    "wood-carver-4",
    "painter-5",
    "tile-maker-6",
)
PERMANENT = ("alfred", "waleran", "bartholomew", "jonathan", "regan", "sally", "william-hamleigh")
ONCE = ("shiring-freed", "mathilde", "procession")
EVENTS = ("audience", "cloister", "shiring-recruits", "guild-meeting")
# What is counted, and under which heading it is shown.
ROWS = (
    [("place", name) for name in PLACES]
    + [("crusade", name) for name in CRUSADES]
    + [("resource", "gravel-1")]
    + [("hired", name) for name in CRAFTSMEN]
    + [("worked", name) for name in CRAFTSMEN]
    + [("taken", name) for name in PERMANENT + ONCE]
    + [("used", name) for name in ("alfred", "waleran", "bartholomew", "regan", "mathilde", "black builder")]
    + [("used", "saint-denis")]
    + [("event", name) for name in EVENTS]
)
PAID = ("waleran", "bartholomew")


def counted(move: Move) -> list[tuple[str, str]]:
    """Return what a move used."""
    found: list[tuple[str, str]] = []
    word, _, rest = move.text.partition(" ")
    if word == "choose":
        found.append(("used", "alfred"))
    if word == "inspire":
        found.append(("used", "saint-denis"))
    if word == "use":
        found.append(("worked", rest))
    if move.text == "spend regan":
        found.append(("used", "regan"))
    names = {"hired": "hired", "privilege-taken": "taken", "event": "event", "on-crusade": "crusade"}
    for event in move.events:
        card = str(event.params.get("card", ""))
        if event.name in names:
            found.append((names[event.name], card))
        elif event.name == "workers-sent":
            found.append(("resource", card))
        elif event.name == "builder-placed":
            found.append(("place", str(event.params["place"])))
        elif event.name == "privilege-spent":
            found.append(("used", card))
        elif event.name == "black-builder-placed":
            found.append(("used", "black builder"))
        elif event.name == "gold" and event.params["source"] in PAID:
            found.append(("used", str(event.params["source"])))
    return found


def helped(match: Match) -> int:
    """Return in how many rounds an assistant's further use was made."""
    moves = [move for move in match.history.moves if move.text.startswith("use ")]
    return sum(
        1
        for move in moves
        if "assistant-2" in move.before.view(None)["table"]["seats"][move.who]["craftsmen"]
        and move.before.snapshot()["table"]["event"] != "archbishop"
        and _beyond(move)
    )


def _beyond(move: Move) -> bool:
    after = move.before.clone()
    before = int(after.snapshot()["table"]["extra_uses"])
    after.apply(move.action)
    return bool(after.to_move == move.who and int(after.snapshot()["table"]["extra_uses"]) > before)


def usage(games: int) -> None:
    """Print the table of uses, a column for each number of seats."""
    columns: list[Counter[tuple[str, str]]] = []
    scores: list[float] = []
    for seats in SEATS:
        total: Counter[tuple[str, str]] = Counter()
        points = 0.0
        for number in range(games):
            bots = [bot("greedy", f"{number}:{seat}") for seat in range(seats)]
            match = Match("pillars", bots, seed=f"usage:{seats}:{number}", expansion=True)
            match.play_bots()
            for move in match.history.moves:
                total.update(counted(move))
            total["worked", "assistant-2"] += helped(match)
            points += sum(match.state.scores()) / seats
        columns.append(total)
        scores.append(points / games)
    print(f"{'uses in ' + str(games) + ' games with':32}" + "".join(f"{seats:>7} seats" for seats in SEATS))
    for kind, name in ROWS:
        print(f"{kind:9} {name:22}" + "".join(f"{column[kind, name]:>13}" for column in columns))
    print(f"{'mean score':32}" + "".join(f"{score:>13.1f}" for score in scores))


def against_random(games: int) -> None:
    """Print how often greedy wins against three random bots, with the expansion."""
    won = 0
    for number in range(games):
        mine = number % 4
        bots = [bot("greedy" if seat == mine else "random", f"{number}:{seat}") for seat in range(4)]
        match = Match("pillars", bots, seed=f"random:{number}", expansion=True)
        match.play_bots()
        won += match.state.ranking()[mine] == 1
    print(f"greedy won {won} of {games} games against three random bots ({100 * won / games:.1f} %)")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20)
    parser.add_argument("--against-random", type=int, default=0, metavar="GAMES")
    options = parser.parse_args()
    print(f"cantiere {'compiled' if cantiere.compiled else 'interpreted'}")
    if options.against_random:
        against_random(options.against_random)
    else:
        usage(options.games)


if __name__ == "__main__":
    main()
