"""What MkDocs does besides reading docs/: generated pages, and links that lead outside.

Nothing is stored: the pages are generated every time the site is built.
"""

from __future__ import annotations

import re
from pathlib import Path

import card_pages
import command_page
import notebook_pages
import rulings
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent.parent

#: Files of the repository that are copied into the site.
COPIES = {
    "assets/leaves.css": ROOT / "web" / "src" / "look" / "leaves.css",
    "assets/icon.svg": ROOT / "web" / "public" / "icon.svg",
    **{f"examples/{path.name}": path for path in sorted((ROOT / "examples").glob("*.json"))},
}


def generated() -> dict[str, str | bytes]:
    """Everything generated for the site, by its path there."""
    return {
        **card_pages.pages(),
        **notebook_pages.pages(),
        "command-line.md": command_page.page(),
        "rulings.md": rulings.linked_page(),
        **{name: path.read_bytes() for name, path in COPIES.items()},
    }


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated files; they replace existing pages with the same path."""
    for path, content in generated().items():
        there = files.get_file_from_path(path)
        if there is not None:
            files.remove(there)
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fix links to files whose place differs in the site: examples and notebooks."""
    markdown = markdown.replace("](../examples/", "](examples/")
    return re.sub(r"\]\((notebooks/[\w-]+)\.ipynb\)", r"](\1.md)", markdown)
