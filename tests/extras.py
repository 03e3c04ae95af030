"""What belongs to each extra, for tests and for `make release`: needs neither pytest nor Cantiere itself."""

from __future__ import annotations

WORKS = {
    "": "import cantiere; cantiere.Match(cantiere.games()[0], [None, None], seed=1).state.view(0)",
    "cli": "import sys; sys.argv = ['cantiere', '--version']; import cantiere.cli; cantiere.cli.main()",
    "features": "import cantiere; s = cantiere.game(cantiere.games()[0]).new(2); s.game.features(s, 0)\n"
    "import cantiere.envs.vector",
    "envs": "import cantiere.envs.gym, cantiere.envs.pettingzoo, cantiere.envs.vector",
    "openspiel": "import cantiere.envs.openspiel",
    "positions": "import cantiere.envs.export",
    "arena": "from cantiere.arena import picture, ratings; ratings.rating_model(); picture.figure(1, 1)",
    "ray": "import cantiere.arena.workers; import ray",
    "train": "import cantiere.train.model, cantiere.train.picture",
    "server": "import cantiere.cli.app, cantiere.server.__main__\n"
    "raise SystemExit(cantiere.cli.app.run(['serve', '--help']))",
}
