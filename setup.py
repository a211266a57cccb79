"""The build: mypyc compiles cards, engine and bots, unless switched off or impossible.

``SPINNEY_PURE=1`` switches it off. Without mypyc or a C compiler the build says so and continues;
Spinney then runs interpreted, slower but otherwise the same. What is handed on always contains the
browser client: without it, neither a wheel nor a source distribution is built.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, SetupError

#: The browser client, and Python for the page that needs no server.
BUILT = (Path("spinney/server/static/index.html"), Path("spinney/server/python/python.json"))

COMPILED = (
    "spinney/cards", "spinney/engine", "spinney/engine/core", "spinney/engine/effects",
    "spinney/bots",
)  # fmt: skip
#: The engine's public modules stay plain Python, so that help() works on them and they check their
#: arguments.
DOORS = (
    "__init__", "actions", "arranging", "cards", "events", "game", "moves", "options", "plan",
    "position", "prompts", "replay", "rules", "saving", "sheet", "view",
)  # fmt: skip
#: Also plain: the fallbacks for what only the compiler knows; the marks on cards, the bots' levels
#: and the coach's advice, which are no work for the engine (and advice has to be pickled between
#: processes); and calls to NumPy and to a page's JavaScript, which compiling does not speed up.
NOT_COMPILED = {
    *(f"spinney/engine/{door}.py" for door in DOORS),
    "spinney/cards/marks.py",
    "spinney/cards/native.py",
    "spinney/engine/core/vectors.py",
    "spinney/cards/tags.py",
    "spinney/cards/reading.py",
    "spinney/cards/card_set.py",
    "spinney/cards/card_sets.py",
    "spinney/cards/set_maker.py",
    "spinney/bots/advice.py",
    "spinney/bots/levels.py",
    "spinney/bots/numpy_layers.py",
    "spinney/bots/scales.py",
    "spinney/bots/page_layers.py",
}


class WithClient(build_py):
    """The package's files; an editable install may get its client later."""

    def run(self) -> None:
        if not self.editable_mode:
            need_client()
        super().run()


class SourceWithClient(sdist):
    """The sources, from which a wheel can be built without Node."""

    def run(self) -> None:
        need_client()
        super().run()


def need_client() -> None:
    for built in BUILT:
        if not built.exists():
            raise SetupError(f"the browser client is missing; build it first: make {built}")


class OptionalBuild(build_ext):
    """All extensions or none: a half-compiled engine would not run."""

    def run(self) -> None:
        if self.inplace:
            remove_compiled()
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            say(f"the engine could not be compiled ({error})")


def say(why: str) -> None:
    sys.stderr.write(f"spinney: {why}; it will run interpreted\n")


def remove_compiled() -> None:
    """Remove everything that earlier builds put beside the sources."""
    for pattern in ("spinney__mypyc.*", *(f"{folder}/*" for folder in COMPILED)):
        for path in Path().glob(pattern):
            if path.suffix in (".so", ".pyd"):
                path.unlink()


def sources() -> list[str]:
    files = [path for folder in COMPILED for path in sorted(Path(folder).glob("*.py"))]
    return [str(path) for path in files if path.as_posix() not in NOT_COMPILED]


def can_compile() -> bool:
    """Known before anything is built, because it decides which machines a wheel is for."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
        )
        distribution = Distribution({"ext_modules": [Extension("trial", [str(source)])]})
        trial = build_ext(distribution)
        trial.build_lib = trial.build_temp = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def apart(function: Callable[..., list], *arguments: object, **options: object) -> list:
    """The function's result, from a process that takes its memory along; where there are such."""
    if not hasattr(os, "fork"):
        return function(*arguments, **options)
    with ProcessPoolExecutor(1, get_context("fork")) as pool:
        return pool.submit(function, *arguments, **options).result()


def extensions() -> list:
    if not {"build_ext", "build", "bdist_wheel", "editable_wheel", "install"} & set(sys.argv):
        return []  # nothing is built
    if os.environ.get("SPINNEY_PURE"):
        say("SPINNEY_PURE is set")
        remove_compiled()
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say("mypyc is not here to compile the engine")
        return []
    if not can_compile():
        say("there is no C compiler, or Python's headers are missing")
        return []
    # Modules that are imported but not compiled may need packages that are not here.
    arguments = ["--follow-imports=silent", *sources()]
    compiled = apart(mypycify, arguments, opt_level="2", debug_level="0", group_name="spinney")
    if sys.platform != "win32":
        for extension in compiled:
            extension.extra_compile_args += [
                # The engine's functions are never monkey-patched, so they can be inlined.
                "-fno-semantic-interposition",
                # GCC reads the whole file again for each line it compares: half of the time.
                "-Wno-misleading-indentation",
            ]
            if "gcc" in sysconfig.get_config_var("CC"):
                # A third less memory, for a tenth more time.
                extension.extra_compile_args += ["--param=ggc-min-expand=20"]
    return compiled


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuild, "build_py": WithClient, "sdist": SourceWithClient},
)
