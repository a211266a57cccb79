"""Which hot functions of the last build still handle Python integers.

mypyc leaves its intermediate code in ``build/ops.txt``. A local of type ``int`` or a ``box``
operation in a function that runs for every choice is usually an accident, most often a
conditional expression such as ``x if c else 0``, whose type is ``int`` and not ``i64``.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

OPS = Path(__file__).parent.parent / "build" / "ops.txt"

#: The modules whose every function is hot.
HOT = (
    *(f"core/{name}" for name in ("flow", "effects", "frames", "legal", "slots", "state")),
    *("rng", "playout"),
)

FUNCTION = re.compile(r"\ndef ([\w.]+)\([^\n]*\n(.*?)(?=\ndef |\Z)", re.DOTALL)


def hot_names() -> set[str]:
    """The functions and methods of the hot modules, as mypyc names them."""
    names: set[str] = set()
    for module in HOT:
        source = (OPS.parent.parent / "spinney" / "engine" / f"{module}.py").read_text("utf-8")
        owner = ""
        for indent, what, name in re.findall(r"^( *)(def|class) (\w+)", source, re.MULTILINE):
            if what == "class":
                owner = name
            else:
                names.add(f"{owner}.{name}" if indent else name)
    return names


def main() -> None:
    if not OPS.exists():
        sys.exit(f"{OPS} is not there; 'make setup' builds it")
    hot = hot_names()
    for name, body in FUNCTION.findall(OPS.read_text("utf-8")):
        if name not in hot:
            continue
        declared = body.partition("\nL0:")[0]
        integers = [
            variable
            for group in re.findall(r"^ +([\w, ]+) :: int$", declared, re.MULTILINE)
            for variable in group.split(", ")
            if not re.fullmatch(r"r\d+", variable)
        ]
        boxes = len(re.findall(r"= box\(", body))
        if integers or boxes:
            sys.stdout.write(f"{name}: {boxes} boxed; int: {', '.join(integers) or 'none'}\n")


if __name__ == "__main__":
    main()
