"""Prepare a checkout for a release: ``release.py HOME TAG``, HOME being the repository's address.

A package's page knows neither the repository nor its files. So the package gets the addresses, and
the README's links become absolute. A tag that does not fit the version, or a version without an
entry in the changelog, ends the release.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

#: A link or a picture that is a path in the repository.
RELATIVE = re.compile(r"(!?)(\[[^]]*\])\((?![a-z]+:|#)([^)]+)\)")


def absolute(text: str, home: str, tag: str) -> str:
    """The text with absolute links."""

    def link(found: re.Match[str]) -> str:
        picture, label, path = found.groups()
        return f"{picture}{label}({home}/{'raw' if picture else 'blob'}/{tag}/{path})"

    return RELATIVE.sub(link, text)


def urls(home: str, tag: str) -> str:
    """The addresses, for the project's metadata."""
    return f"""[project.urls]
Homepage = "{home}"
Changelog = "{home}/blob/{tag}/CHANGELOG.md"
Documentation = "{home}/blob/{tag}/docs/index.md"
Issues = "{home}/issues"

"""


def prepare(folder: Path, home: str, tag: str) -> None:
    version = re.search(r'^__version__ = "(.+)"$', _text(folder / "spinney/__init__.py"), re.M)
    if version is None or tag != f"v{version[1]}":
        sys.exit(f"the tag {tag} is not that of version {version and version[1]}")
    if f"\n## {version[1]}\n" not in _text(folder / "CHANGELOG.md"):
        sys.exit(f"CHANGELOG.md has no entry for {version[1]}")
    readme, project = folder / "README.md", folder / "pyproject.toml"
    extras = "[project.optional-dependencies]\n"
    readme.write_text(absolute(_text(readme), home, tag), "utf-8")
    project.write_text(_text(project).replace(extras, urls(home, tag) + extras), "utf-8")


def _text(path: Path) -> str:
    return path.read_text("utf-8")


if __name__ == "__main__":
    prepare(Path(), *sys.argv[1:])
