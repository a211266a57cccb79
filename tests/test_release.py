"""A release's checkout: addresses, absolute links, and what stops it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from spinney import __version__

REPOSITORY = Path(__file__).parent.parent
HOME = "https://forge.example/spinney"


#: What a released source distribution contains has been prepared already.
RELEASED = "[project.urls]" in (REPOSITORY / "pyproject.toml").read_text("utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("README.md", "CHANGELOG.md", "pyproject.toml", "spinney/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(REPOSITORY / name, tmp_path / name)
    return tmp_path


def prepare(checkout: Path, tag: str) -> str:
    """Prepare a release; returns what stopped it."""
    command = [sys.executable, str(REPOSITORY / "tools/release.py"), HOME, tag]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True).stderr


@pytest.mark.skipif(RELEASED, reason="this is a release: its links are absolute")
def test_every_link_of_the_readme_becomes_absolute_and_leads_to_a_file(checkout: Path) -> None:
    assert prepare(checkout, f"v{__version__}") == ""
    links = re.findall(r"\]\(([^)]+)\)", (checkout / "README.md").read_text("utf-8"))
    assert len(links) > 15
    for link in links:
        found = re.fullmatch(rf"{HOME}/(?:blob|raw)/v{__version__}/([^#]+)(?:#.*)?", link)
        assert found, link
        assert (REPOSITORY / found[1]).is_file(), link
    project = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["urls"]["Homepage"] == HOME
    assert project["optional-dependencies"]


@pytest.mark.parametrize("tag", ["v0.0.1", __version__, "main"])
def test_a_tag_that_is_not_the_version_is_refused(checkout: Path, tag: str) -> None:
    assert f"the tag {tag} is not that of version {__version__}" in prepare(checkout, tag)


def test_a_version_without_a_changelog_is_refused(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("# Changes\n")
    assert f"no entry for {__version__}" in prepare(checkout, f"v{__version__}")
