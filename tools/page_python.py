"""Packs Python for the page that needs no server: ``tools/page_python.py FOLDER``.

Some files come out, compressed so that any web host can serve them as they are: ``engine``, Python
compiled to WebAssembly (Pyodide, pinned in web/package.json); ``standard``, the parts of its
library that a table needs; ``library``, those of our dependencies (pinned in requirements.lock) and
of Spinney, both without the comments and docstrings that nobody reads there; and the networks, each
loaded when it is first needed. Their names contain a hash; ``python.json`` says what they are.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

ROOT: Final = Path(__file__).parent.parent
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
NETWORKS: Final = ROOT / "spinney/bots/networks"
#: The platform of the only dependency that is not plain Python.
PLATFORM: Final = ("pydantic-core", "3.14", "pyemscripten_2026_0_wasm32")

#: Our dependencies that are plain Python, by module, and the parts that no table needs.
PURE: Final = {
    "annotated_types": "",
    "attr": r".*\.pyi",
    "babel": r"messages/.*|locale-data/(?!(root|en|de|fr|it|es)\.dat).*"
    r"|(languages|lists|support|units|localtime/_win32)\.py",
    "fluent": "",
    "pydantic": r"v1/.*|(color|mypy|deprecated/(decorator|json|parse|tools)"
    r"|experimental/(arguments_schema|pipeline))\.py",
    "pytz": "zoneinfo/.*",
    "typing_extensions": "",
    "typing_inspection": "",
}
#: The parts of Spinney that a table needs.
SPINNEY: Final = re.compile(
    r"(__init__|keys|messages|page)\.py|(cards|engine|puzzles|tables|text)/.*|bots/[a-z_]+\.py"
    r"|lab/(__init__|clock|contrast|inspection|own_bots|players|review|simulate|thinking|workers)\.py"
)
#: The parts of the standard library that no table needs.
NOT_NEEDED: Final = re.compile(
    r"(_pyrepl|curses|dbm|email(?!/__init__)|ensurepip|html|http|idlelib|lib2to3|pydoc_data"
    r"|sqlite3|test|tkinter|turtledemo|unittest|urllib/(request|robotparser|error)|venv|wsgiref|xml"
    r"|xmlrpc)(/|\.py).*"
    r"|(_aix_support|_android_support|_apple_support|_ios_support|_osx_support|_pyio|_pydatetime"
    r"|antigravity|bdb|cProfile|cmd|code|configparser|doctest"
    r"|fileinput|filecmp|ftplib|getopt|getpass|imaplib|mailbox|mimetypes|modulefinder|netrc|nturl2path"
    r"|optparse|pdb|pickletools|plistlib|poplib|profile|profiling|pstats|pty|py_compile|pyclbr|pydoc"
    r"|rlcompleter|sched|shelve|smtplib|socketserver|symtable|tabnanny|tarfile|this|timeit|trace"
    r"|tracemalloc|tty|turtle|wave|webbrowser|zipapp)\.py"
    r"|logging/(config|handlers)\.py"
    r"|asyncio/(proactor.*|windows.*|tools|__main__)\.py"
    r"|multiprocessing/(dummy/.*|(managers|popen_.*_win32|shared_memory|sharedctypes)\.py)"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|utf_8|utf_8_sig|raw_unicode_escape"
    r"|unicode_escape)\.).*"
)
#: What Babel knows about languages, countries, times and units.
NAMES: Final = re.compile(
    r"^(languages|territories|scripts|variants|territory_.*|windows_.*)$|zone|unit_|currenc(?!y_formats)"
)
#: What can have a docstring.
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
SKIPPED: Final = re.compile(
    r".*(__pycache__/.*|\.so|\.pyd|\.pyi|py\.typed|\.svg|\.css|glossary\.toml)"
)


def main(folder: Path) -> None:
    """What is in the folder stays until everything new is packed, and whole at every moment."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent) as beside:
        made = packed(Path(beside))
        for file in made:
            Path(beside, file).replace(folder / file)
    for path in folder.iterdir():
        if path.name not in made:
            path.unlink()


def packed(folder: Path) -> list[str]:
    """Pack everything into a folder; returns the names of the files, that of the list last."""
    about: dict[str, dict[str, object]] = {}
    for name, body in (
        ("engine", (PYODIDE / "pyodide.asm.wasm").read_bytes()),
        ("standard", archive(standard_library())),
        ("library", archive(sorted([*dependencies(), *compiled(), *spinney()]))),
        *((f"network-{path.stem}", path.read_bytes()) for path in sorted(NETWORKS.glob("*.net"))),
    ):
        pack = gzip.compress(body, 9, mtime=0)
        file = f"{name}-{hashlib.sha256(pack).hexdigest()[:12]}.pack"
        (folder / file).write_bytes(pack)
        about[name] = {"file": file, "size": len(pack)}
    (folder / "python.json").write_text(json.dumps(about, indent=1) + "\n")
    return [*(str(told["file"]) for told in about.values()), "python.json"]


def archive(files: list[tuple[str, bytes]]) -> bytes:
    """A ZIP file without compression: as a whole it is compressed better afterwards."""
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_STORED) as made:
        for name, body in files:
            made.writestr(ZipInfo(name), bare(body) if name.endswith(".py") else body)
    return out.getvalue()


def bare(code: bytes) -> bytes:
    """Code without comments and docstrings; as it is, if this Python is too old to read it."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return code
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()


def standard_library() -> list[tuple[str, bytes]]:
    with ZipFile(PYODIDE / "python_stdlib.zip") as given:
        names = [name for name in sorted(given.namelist()) if not name.endswith("/")]
        return [(name, given.read(name)) for name in names if not NOT_NEEDED.fullmatch(name)]


def dependencies() -> Iterator[tuple[str, bytes]]:
    for module, left_out in PURE.items():
        found = find_spec(module)
        assert found is not None
        assert found.submodule_search_locations is not None or found.origin is not None
        if found.submodule_search_locations is None:
            yield f"{module}.py", Path(str(found.origin)).read_bytes()
            continue
        for place in found.submodule_search_locations:
            for name, body in tree(Path(place), module, re.compile(left_out or r"(?!)")):
                yield name, without_names(name, body)


def without_names(name: str, body: bytes) -> bytes:
    """Of what Babel knows about a language, only what numbers and plurals need."""
    if not name.startswith("babel/") or not name.endswith(".dat"):
        return body
    known = pickle.loads(body)
    return pickle.dumps({key: value for key, value in known.items() if not NAMES.search(key)})


def spinney() -> Iterator[tuple[str, bytes]]:
    every = tree(ROOT / "spinney", "", re.compile(r"(?!)"))
    return ((f"spinney/{name}", body) for name, body in every if SPINNEY.fullmatch(name))


def tree(folder: Path, under: str, left_out: re.Pattern[str]) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not SKIPPED.fullmatch(name) and not left_out.fullmatch(name):
            yield str(PurePosixPath(under, name)), path.read_bytes()


def compiled() -> Iterator[tuple[str, bytes]]:
    """The dependency in WebAssembly, of the version that is installed here."""
    package, python, platform = PLATFORM
    with TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
            "--no-deps", "--only-binary=:all:", f"--python-version={python}",
            "--implementation=cp", f"--platform={platform}", f"--dest={folder}",
            f"{package}=={version(package)}",
        ]  # fmt: skip
        subprocess.run(command, check=True)
        [wheel] = Path(folder).glob("*.whl")
        with ZipFile(wheel) as given:
            for name in given.namelist():
                if name.startswith("pydantic_core/") and not name.endswith((".pyi", ".typed")):
                    yield name, given.read(name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
