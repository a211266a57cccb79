"""Shared by the scripts that write pages in ``docs/``: paths, colours, marks."""

from __future__ import annotations

import os
import re
from pathlib import Path

# As spinney.bots.numpy_layers asks for; here NumPy is loaded earlier.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import matplotlib as mpl
from matplotlib.figure import Figure

DOCS = Path(__file__).parent.parent / "docs"

GREEN, MOSS, BARK, STONE = "#2f6b3c", "#8aa86b", "#a8763e", "#8d8d86"


def put_between_marks(page: Path, tables: dict[str, list[str]]) -> None:
    """Replace the text between each named pair of marks."""
    text = page.read_text("utf-8")
    for name, lines in tables.items():
        text = between_marks(text, name, "\n".join(lines))
    page.write_text(text, "utf-8")


def between_marks(text: str, name: str, content: str) -> str:
    """The page with the content of one pair of marks replaced."""
    pattern = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
    replaced, times = re.subn(
        pattern, lambda m: f"{m[1]}{content}\n{m[2]}", text, count=1, flags=re.DOTALL
    )
    assert times == 1, name
    return replaced


def save_svg(figure: Figure, path: Path) -> None:
    """Save reproducibly: the same numbers give the same file."""
    mpl.rcParams["svg.hashsalt"] = "spinney"
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
