"""The registry: the games in `cantiere.games`, and those that other installed packages offer.

Another package offers a game by an entry point of the group `cantiere.games`, under the game's id:

    [project.entry-points."cantiere.games"]
    quarry = "cantiere_quarry:GAME"

What cannot be loaded is not listed by `games`; `unusable` says why, and nothing else is harmed by it.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from cantiere.core.game import CONTRACT, Game
from cantiere.core.reason import CantiereError

GROUP = "cantiere.games"
EXTENSIONS = (".so", ".pyd")
MYPYC = b"mypyc"  # stands in every module that mypyc has compiled

_PACKAGE = importlib.import_module("cantiere.games")  # now: `cantiere.games()` is a call of it


@functools.cache
def games() -> tuple[str, ...]:
    """Return the ids of all games that can be played."""
    return tuple(sorted([*_own(), *(name for name in _offered() if name not in unusable())]))


@functools.cache
def game(game_id: str) -> Game:
    """Return a game by its id."""
    if game_id in _own():
        found = importlib.import_module(f"cantiere.games.{game_id}").GAME
        assert isinstance(found, Game)
        return found
    if game_id in games():
        return _load(_offered()[game_id])
    if game_id in unusable():
        why = unusable()[game_id]
        raise CantiereError(
            f"the game {game_id!r} cannot be used: {why}", "error-game-unusable", game=game_id, why=why
        )
    known = ", ".join(games())
    raise CantiereError(
        f"there is no game {game_id!r}; there are: {known}", "error-no-game", game=game_id, known=known
    )


@functools.cache
def unusable() -> dict[str, str]:
    """Return the ids of games that installed packages offer but that cannot be used, each with the reason."""
    found: dict[str, str] = {}
    for name, entry in _offered().items():
        try:
            _load(entry)
        except CantiereError as error:
            found[name] = str(error)
    return found


def package_of(game: Game) -> str:
    """Return the name of the installed package that a game comes with; "" for those of Cantiere itself."""
    entry = _offered().get(game.id)
    return _distribution(entry) if entry is not None and game.id not in _own() else ""


def home_of(game: Game) -> Path:
    """Return a game's folder, with its words, rules and data: that of the package its class stands in."""
    return Path(_file(module_of(game))).parent


def module_of(game: Game, part: str = "") -> str:
    """Return the name of a game's package, or of a module in it."""
    name = type(game).__module__
    if not hasattr(sys.modules[name], "__path__") and "." in name:
        name = name.rpartition(".")[0]
    return f"{name}.{part}" if part else name


def _file(module: str) -> str:
    found = sys.modules[module].__file__
    assert found is not None
    return found


@functools.cache
def _own() -> tuple[str, ...]:
    return tuple(module.name for module in pkgutil.iter_modules(_PACKAGE.__path__) if module.ispkg)


@functools.cache
def _offered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _load(entry: EntryPoint) -> Game:
    """Return the game of an entry point, or say in a sentence why there is none."""
    package = _distribution(entry)
    if entry.name in _own():
        raise CantiereError(f"{package} offers it, but Cantiere has a game of that name itself")
    compiled = _compiled_by_mypyc(entry.module)
    if compiled is not None:
        raise CantiereError(
            f"{package} is compiled by mypyc ({compiled.name}), which would crash beside Cantiere's own "
            "compiled modules; install it as plain Python"
        )
    try:
        found = entry.load()
    except Exception as error:
        raise CantiereError(f"{package} cannot be loaded: {type(error).__name__}: {error}") from error
    return _checked(found, entry.name, package)


def _checked(found: object, name: str, package: str) -> Game:
    if not isinstance(found, Game):
        raise CantiereError(f"{package} offers a {type(found).__name__} instead of a Game")
    if found.id != name:
        raise CantiereError(f"{package} offers it under this name, but it calls itself {found.id!r}")
    if found.contract != CONTRACT:
        raise CantiereError(
            f"{package} was made for version {found.contract} of the games' contract, "
            f"and this is version {CONTRACT}"
        )
    return found


def _distribution(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module.partition(".")[0]


def _compiled_by_mypyc(module: str) -> Path | None:
    """Return a module of a package that mypyc has compiled, without importing anything of it."""
    try:
        spec = importlib.util.find_spec(module.partition(".")[0])
    except (ImportError, ValueError):
        return None
    if spec is None:
        return None
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    files = [path for folder in folders for path in sorted(folder.rglob("*"))]
    for path in [*files, *([Path(spec.origin)] if spec.origin else [])]:
        if path.suffix in EXTENSIONS and MYPYC in path.read_bytes():
            return path
    return None
