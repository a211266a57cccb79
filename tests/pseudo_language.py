"""A sixth language, added as docs/translators.md describes: English with an accent on every vowel.

When it is selected, a word without an accent is one that cannot be translated. Run as a program,
this copies the sources to a folder and adds the language there, for the browser tests:
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
#: A language with known number and plural rules, but no translation in Spinney.
CODE = "nl"


class Accents(Visitor):
    """Puts accents on the text of messages, except for commands that are typed."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        if not node.id.name.startswith("command-"):
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = node.value.translate(ACCENTS)


def accented(messages: str) -> str:
    """The text of a Fluent file, translated."""
    resource = FluentParser().parse(messages)
    Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def add_to(locales: Path) -> None:
    """Add the language's file to the package."""
    english = (locales / "en.ftl").read_text("utf-8")
    (locales / f"{CODE}.ftl").write_text(accented(english), "utf-8")


def add_to_browser(words: Path) -> None:
    """Add the language's folder to the browser client."""
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
    for card_set in (folder / "spinney" / "cards" / "sets").iterdir():
        add_to(card_set)
    add_to_browser(folder / "web" / "src" / "words")
    for command in (
        [sys.executable, "tools/score_tables.py"],
        ["npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "warn"],
    ):
        environment = os.environ | {"PYTHONPATH": str(folder)}
        subprocess.run(command, cwd=folder, env=environment, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
