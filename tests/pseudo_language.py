"""A sixth language, added as docs/translators.md tells: English with an accent on every vowel.

Where it is spoken, a word without an accent is one that nobody could translate. As a program, it
copies what is here to a folder and adds the language there, for browsers to try:
python -m tests.pseudo_language FOLDER
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
ACCENTS = str.maketrans("aeiouyAEIOUY", "àèìòùỳÀÈÌÒÙỲ")
#: A language that has numbers and plurals, but no words here.
CODE = "nl"


class Accents(Visitor):
    """Puts accents on what messages say; commands that are typed have none."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        if not node.id.name.startswith("command-"):
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = node.value.translate(ACCENTS)


def accented(messages: str) -> str:
    """A Fluent file, translated."""
    resource = FluentParser().parse(messages)
    Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def add_to(locales: Path) -> None:
    """The file beside the others."""
    english = (locales / "en.ftl").read_text("utf-8")
    (locales / f"{CODE}.ftl").write_text(accented(english), "utf-8")


def add_to_browser(words: Path) -> None:
    """The folder beside the others."""
    shutil.copytree(words / "en", words / CODE)
    for file in (words / CODE).glob("*.ftl"):
        file.write_text(accented(file.read_text("utf-8")), "utf-8")


def main(folder: Path) -> None:
    leave = shutil.ignore_patterns("node_modules", "static", "e2e", "test-results", "__pycache__")
    for part in ("spinney", "tools", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=leave)
    for compiled in ROOT.glob("spinney__mypyc.*"):
        shutil.copy(compiled, folder)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    add_to(folder / "spinney" / "text" / "locales")
    add_to_browser(folder / "web" / "src" / "words")
    for command in (
        [sys.executable, "tools/score_tables.py"],
        ["npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "warn"],
    ):
        environment = os.environ | {"PYTHONPATH": str(folder)}
        subprocess.run(command, cwd=folder, env=environment, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
