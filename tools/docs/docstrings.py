"""Our docstrings for the site: examples in fences, and ``#:`` comments for attributes."""

from __future__ import annotations

import re
from typing import Any

import griffe

_ROLE = re.compile(r":(?:class|meth|func|data|attr|mod):`~?([^`]+)`")
_EXAMPLE = re.compile(r"(?:^>>> .*(?:\n(?!\n).*)*)", re.MULTILINE)


def readable(text: str) -> str:
    """A docstring as Markdown."""
    text = _ROLE.sub(r"`\1`", text).replace("``", "`")
    return _EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


class Docstrings(griffe.Extension):
    """Makes every docstring readable, and turns ``#:`` comments into attributes' docstrings."""

    def on_instance(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = readable(obj.docstring.value)

    def on_attribute(self, *, attr: griffe.Attribute, **kwargs: Any) -> None:
        path = attr.filepath
        if attr.docstring is None and attr.lineno is not None and not isinstance(path, list):
            comment = _comment_above(attr.lines_collection[path], attr.lineno)
            if comment:
                attr.docstring = griffe.Docstring(readable(comment), parent=attr)


def _comment_above(lines: list[str], lineno: int) -> str:
    """The ``#:`` comment right above a line."""
    said: list[str] = []
    for line in reversed(lines[: lineno - 1]):
        if not line.strip().startswith("#:"):
            break
        said.insert(0, line.strip().removeprefix("#:").strip())
    return " ".join(said)
