"""Write positions of a game for the board preview: python web/preview/make.py GAME [option=value …].

Each is what a seat sees after so many answers of the greedy bot, with the words of the answers.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import cantiere
from cantiere.bots import bot
from cantiere.core.state import CHANCE, OVER
from cantiere.match import Match
from cantiere.texts import Texts

OUT = Path(__file__).parent / "fixtures"
NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elena", "Furio"]


def main(game_id: str, *given: str) -> None:
    """Play one game and keep every tenth position, and the first of each kind of question."""
    options: dict[str, Any] = {"seats": 4}
    for one in given:
        name, _, value = one.partition("=")
        options[name] = json.loads(value) if value[:1].isdigit() or value in ("true", "false") else value
    seats = int(options.pop("seats"))
    game = cantiere.game(game_id)
    texts, player = Texts(game), bot("greedy", "preview")
    match = Match(game, [None] * seats, seed="preview", salt="", **options)
    scenes: list[dict[str, Any]] = []
    asked: set[str] = set()
    while match.state.to_move != OVER:
        state = match.state
        assert state.to_move != CHANCE
        if len(match.moves) % 10 == 0 or state.decision not in asked:
            asked.add(state.decision)
            scenes.append(scene(game, state, texts, f"{len(match.moves)} {state.decision}"))
        match.play(player.choose(state, state.to_move))
    scenes.append(scene(game, match.state, texts, "end"))
    home = Path(cantiere.__file__).parent / "games" / game_id
    box = {path.stem: tomllib.loads(path.read_text()) for path in sorted((home / "data").glob("*.toml"))}
    OUT.mkdir(exist_ok=True)
    ftl = "\n".join((root / "locale" / "en.ftl").read_text() for root in (home, home.parents[1]))
    (OUT / f"{game_id}.json").write_text(
        json.dumps({"box": box, "ftl": ftl, "names": NAMES, "scenes": scenes})
    )
    print(f"{len(scenes)} positions of {game_id}")


def scene(game: Any, state: Any, texts: Texts, title: str) -> dict[str, Any]:
    """Return one position as the seat that is asked sees it."""
    seat = state.to_move if state.to_move >= 0 else 0
    view = state.view(seat)
    if view["question"] is not None:
        view["question"]["words"] = texts.question(state.decision)
        view["question"]["options"] = [
            {
                "text": row.text,
                "label": texts.label(row, NAMES),
                "key": row.key,
                "params": row.params,
                "targets": game.targets(row),
                "warnings": [],
            }
            for row in (game.label(state, action) for action in state.legal_actions())
        ]
    return {"title": title, "view": view}


main(*sys.argv[1:])
