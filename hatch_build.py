"""Builds the wheel: compiles the hot modules with mypyc where that is possible, and says why where it is not.

The modules are listed in pyproject.toml, under ``[tool.hatch.build.hooks.custom]``. Nothing is written in the
source tree. The sources ship beside the compiled modules; Python prefers the compiled ones.

Environment:
    CANTIERE_COMPILE=0        do not compile: a pure wheel
    CANTIERE_COMPILE=require  fail when the modules cannot be compiled, instead of making a pure wheel
    CANTIERE_OBJECTS=DIR      keep object files there, so that the next build compiles only what has changed
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.metadata
import importlib.util
import io
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Calls between the modules go straight there instead of through a table for functions of other libraries.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-plt"]
MYPY_OPTIONS = [
    "--config-file=",  # the strict settings are for `make lint`; a build needs only correct types
    "--follow-imports=silent",
    "--ignore-missing-imports",  # the server's libraries are an extra: without them their types are anything
    "--namespace-packages",
    "--explicit-package-bases",
]


class CannotCompile(Exception):
    """Why this build has no compiled modules, as the end of a sentence; ``log`` has the details."""

    def __init__(self, why: str, log: str = "") -> None:
        super().__init__(why)
        self.log = log


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules, and a note of how it went, to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together; not for source archives and editable installs."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="cantiere-build-")  # goes away even after a failure
        work = Path(self.folder.name)
        wanted = os.environ.get("CANTIERE_COMPILE", "")
        note: dict[str, Any] = {"compiled": False}
        try:
            if wanted == "0":
                raise CannotCompile("CANTIERE_COMPILE=0 was set when it was installed")
            source = Path(self.root, "src")
            modules = modules_to_compile(source, self.config)
            kept = os.environ.get("CANTIERE_OBJECTS")
            objects = Path(self.root, kept) if kept else None
            for built in compile_modules(source, modules, work, objects):
                build_data["force_include"][str(built)] = built.relative_to(work / "lib").as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            note = {"compiled": True, "mypyc": importlib.metadata.version("mypy"), "modules": len(modules)}
        except CannotCompile as problem:
            if problem.log:
                self.app.display_error(problem.log)
            if wanted == "require":
                self.app.abort(f"cantiere cannot be compiled: {problem}")
            note["why"] = str(problem)
            if wanted != "0":
                self.app.display_warning(f"cantiere is installed without compiled modules: {problem}")
        path = work / "_build.json"
        path.write_text(json.dumps(note) + "\n", encoding="utf-8")
        build_data["force_include"][str(path)] = "cantiere/_build.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the build's temporary files."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


def modules_to_compile(source: Path, config: dict[str, Any]) -> list[str]:
    """List the files to compile, relative to ``source``, from the globs of pyproject.toml."""
    found = {path for glob in config["compile"] for path in source.glob(glob)}
    left = {path for glob in config["leave"] for path in source.glob(glob)}
    return sorted(path.relative_to(source).as_posix() for path in found - left)


def compile_modules(source: Path, modules: list[str], work: Path, objects: Path | None = None) -> list[Path]:
    """Compile ``modules`` into ``work / "lib"`` and return the files made, or raise CannotCompile."""
    if not modules:
        raise CannotCompile("no module to compile was found")
    if sys.implementation.name != "cpython":
        raise CannotCompile(f"mypyc compiles for CPython only, not for {sys.implementation.name}")
    for needed in ("mypyc", "setuptools", "librt"):
        if importlib.util.find_spec(needed) is None:
            raise CannotCompile(f"{needed} is not installed")
    _check_compiler()
    with contextlib.chdir(source):  # mypyc derives the modules' names from the paths it is given
        extensions = _write_c(modules, work)
        _build(extensions, work, ObjectCache(objects, work / "c") if objects else None)
    return sorted(path for path in (work / "lib").rglob("*") if path.is_file())


def _check_compiler() -> None:
    """Raise CannotCompile where the C compiler or Python's headers are missing."""
    import setuptools  # noqa: F401 - it brings distutils, so it comes first

    # isort: split
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    if compiler.compiler_type == "unix":
        if shutil.which(compiler.compiler[0]) is None:
            raise CannotCompile("no C compiler was found")
    else:
        try:
            compiler.initialize()
        except Exception as problem:
            raise CannotCompile("no C compiler was found") from problem
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile("the C headers of Python (Python.h) were not found")


def _write_c(modules: list[str], work: Path) -> list[Any]:
    """Translate the modules to C, all in one group, so that calls between them are native."""
    from mypyc.build import mypycify

    said = io.StringIO()
    options = [*MYPY_OPTIONS, f"--cache-dir={work / 'cache'}"]
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            extensions = mypycify(
                [*options, *modules],
                opt_level="3",
                debug_level="0",
                multi_file=True,  # four times quicker to build than one big file, and it runs as fast
                group_name="cantiere",
                target_dir=str(work / "c"),
            )
    except (Exception, SystemExit) as problem:
        log = said.getvalue().strip()
        first = next((line for line in log.splitlines() if "error:" in line), str(problem))
        raise CannotCompile(f"mypyc refused the sources ({first})", log) from problem
    for extension in extensions:  # a new compiler's new warning must not stop an installation
        kept = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        extension.extra_compile_args = [*kept, *(DIRECT_CALLS if os.name == "posix" else [])]
    return extensions


def _build(extensions: list[Any], work: Path, cache: ObjectCache | None) -> None:
    """Compile and link the C files, on all cores."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compiler.compile = functools.partial(_compile_in_parallel, compiler.compile, cache)
            super().build_extensions()

    command = BuildInParallel(Distribution({"name": "cantiere", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    try:
        command.run()
    except (Exception, SystemExit) as problem:
        raise CannotCompile(f"the C compiler failed ({problem})") from problem
    if cache:
        cache.forget_unused()


def _compile_in_parallel(
    compile_: Callable[..., list[str]], cache: ObjectCache | None, sources: Sequence[str], **options: Any
) -> list[str]:
    """Stand in for the compiler's own ``compile``, which takes one file after the other."""

    def one(source: str) -> list[str]:
        if cache is None:
            return compile_([source], **options)
        kept = cache.path(source, options)
        if not kept.is_file():
            (made,) = compile_([source], **options)
            cache.keep(made, kept)
        return [str(kept)]

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return [made for several in pool.map(one, sources) for made in several]


class ObjectCache:
    """Object files of earlier builds, named by all that went into them."""

    def __init__(self, folder: Path, generated: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.used: set[Path] = set()
        self.base = hashlib.sha256()
        compiler = sysconfig.get_config_var("CC"), sysconfig.get_config_var("CFLAGS")
        chosen = [os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS")]
        mypyc = importlib.metadata.version("mypy")
        self.base.update(repr((sys.version, compiler, chosen, mypyc)).encode())
        for header in sorted(generated.rglob("*.h")):
            self.base.update(header.read_bytes())

    def path(self, source: str, options: dict[str, Any]) -> Path:
        """Where the object file of ``source`` is, or would be."""
        key = self.base.copy()
        key.update(repr(options.get("extra_postargs")).encode())
        key.update(Path(source).read_bytes())
        found = self.folder / f"{key.hexdigest()[:32]}.o"
        self.used.add(found)
        return found

    def keep(self, made: str, kept: Path) -> None:
        """Put a new object file away, whole or not at all."""
        part = kept.with_suffix(".part")
        shutil.copyfile(made, part)
        part.replace(kept)

    def forget_unused(self) -> None:
        """Remove what this build did not need."""
        for path in self.folder.glob("*.o"):
            if path not in self.used:
                path.unlink(missing_ok=True)
