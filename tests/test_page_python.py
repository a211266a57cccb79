"""Python for the page that needs no server has everything the page imports."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

#: The modules of ours that the page has imported, as files.
SHOW = """
import sys
import spinney.page
for name, module in sys.modules.items():
    if name.partition(".")[0] == "spinney":
        print(name.replace(".", "/") + ("/__init__" if hasattr(module, "__path__") else ""))
"""


def test_what_the_page_imports_is_packed() -> None:
    text = (ROOT / "tools" / "page_python.py").read_text("utf-8")
    [pattern] = re.findall(r"^SPINNEY: Final = re\.compile\(\n(.+?)\n\)", text, re.M | re.S)
    packed = re.compile("".join(re.findall(r'r"(.+?)"\n?', pattern)))
    shown = subprocess.run([sys.executable, "-c", SHOW], capture_output=True, text=True, check=True)
    imported = [name.removeprefix("spinney/") + ".py" for name in shown.stdout.split()]
    assert "page.py" in imported
    assert [name for name in imported if not packed.fullmatch(name)] == []
