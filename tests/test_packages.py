"""What is handed on: a source distribution, and a wheel made from it without Node or a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from spinney import __version__

REPOSITORY = Path(__file__).parent.parent
#: Made once, by one process.
pytestmark = pytest.mark.xdist_group("packages")


def build(what: str, source: Path, out: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Build as an installer does, but with the packages that are here."""
    code = f"from setuptools import build_meta; print(build_meta.build_{what}({str(out)!r}))"
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env={"PATH": "/nowhere", "HOME": str(out)} | variables,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An unpacked source distribution, made from a copy of what git knows and the built client."""
    if not (REPOSITORY / ".git").exists():
        pytest.skip("a source distribution is made from a checkout")
    folder = tmp_path_factory.mktemp("source")
    tracked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(tracked, cwd=REPOSITORY, text=True).split("\0")
    for name in filter(None, names):
        if (REPOSITORY / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(REPOSITORY / name, folder / name)
    for made in ("spinney/server/static", "spinney/server/python"):
        shutil.copytree(REPOSITORY / made, folder / made)
    built = build("sdist", folder, folder / "dist")
    assert built.returncode == 0, built.stderr
    with tarfile.open(folder / "dist" / f"spinney-{__version__}.tar.gz") as archive:
        archive.extractall(folder / "unpacked", filter="data")
    return folder / "unpacked" / f"spinney-{__version__}"


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    built = build("wheel", source, source / "dist", CC="/nowhere/cc")
    assert built.returncode == 0, built.stderr
    assert "there is no C compiler" in built.stderr
    return source / "dist" / built.stdout.splitlines()[-1]


def files(folder: Path) -> set[Path]:
    return {
        path.relative_to(folder) for path in folder.rglob("*") if "__pycache__" not in path.parts
    }


def test_the_source_distribution_holds_the_client_and_the_tests_with_their_data(
    source: Path,
) -> None:
    for name in ("spinney/server/static/index.html", "web/src/main.ts", "tests/perft.json"):
        assert (source / name).is_file(), name
    for name in ("tests/server/data", "examples", "docs"):
        assert files(REPOSITORY / name) == files(source / name) != set()
    assert not [*source.rglob("*.so"), *source.glob("web/node_modules")]


def test_without_a_compiler_the_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name == f"spinney-{__version__}-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert tops == {"spinney", f"spinney-{__version__}.dist-info"}
    assert "spinney/server/static/index.html" in names
    assert "spinney/server/python/python.json" in names
    assert "spinney/bots/networks/forest.net" in names
    assert not [name for name in names if name.endswith((".c", ".so"))]


def test_the_installed_wheel_plays_and_serves_the_client(wheel: Path, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]
    subprocess.run([*pip, "--target", tmp_path / "installed", wheel], check=True)
    env = os.environ | {"PYTHONPATH": str(tmp_path / "installed")}
    env.pop("SPINNEY_PURE", None)
    trial = [sys.executable, str(REPOSITORY / "tools/try_installed.py"), "--interpreted"]
    tried = subprocess.run(trial, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    assert "Spinney is running" in tried.stdout


@pytest.mark.parametrize(("what", "missing"), [("sdist", "static"), ("wheel", "python")])
def test_nothing_is_built_without_the_client(
    source: Path, tmp_path: Path, what: str, missing: str
) -> None:
    bare = shutil.copytree(source, tmp_path / "bare")
    shutil.rmtree(bare / "spinney/server" / missing)
    built = build(what, bare, tmp_path, SPINNEY_PURE="1")
    assert built.returncode != 0
    assert "the browser client is missing" in built.stderr
    assert not [*tmp_path.glob("spinney*")]
