"""Our server with the toy games beside the real ones: python -m benchmarks.serve_toys SETTINGS"""

from __future__ import annotations

import importlib
from pathlib import Path

from cantiere.server.__main__ import main

if __name__ == "__main__":
    importlib.import_module("cantiere.games").__path__.append(str(Path(__file__).parent / "toy_games"))
    main()
