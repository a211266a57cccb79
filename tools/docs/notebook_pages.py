"""The notebooks as pages: their text, code and output."""

from __future__ import annotations

from pathlib import Path

from nbconvert import MarkdownExporter

NOTEBOOKS = Path(__file__).parent.parent.parent / "docs" / "notebooks"

NOTE = "*This page is a notebook: open [{name}]({name}) in Jupyter to run and change it.*"


def pages() -> dict[str, str | bytes]:
    """A page for each notebook, and the pictures they show, by path."""
    made: dict[str, str | bytes] = {}
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        text, resources = MarkdownExporter().from_filename(str(path), {"unique_key": path.stem})
        title, _, rest = text.strip().replace(".ipynb)", ".md)").partition("\n")
        made[f"notebooks/{path.stem}.md"] = f"{title}\n\n{NOTE.format(name=path.name)}\n{rest}\n"
        made |= {f"notebooks/{name}": data for name, data in resources["outputs"].items()}
    return made
