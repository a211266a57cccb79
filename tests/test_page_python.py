"""Python for the page that needs no server has everything the page imports."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

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


def packer() -> ModuleType:
    spec = spec_from_file_location("page_python", ROOT / "tools" / "page_python.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_code_is_packed_without_what_nobody_reads() -> None:
    code = '''"""A module."""
from __future__ import annotations
#: A comment.
class Empty:
    """Nothing."""
def answer() -> str:
    """The answer."""
    return """42"""  # as a text
'''
    bare = packer().bare(code.encode())
    assert not any(text in bare for text in (b"module", b"comment", b"Nothing", b"The answer"))
    found: dict[str, object] = {}
    exec(compile(bare, "bare", "exec"), found)
    answer = found["answer"]
    assert callable(answer)
    assert answer() == "42"
    assert packer().bare(b"not Python here") == b"not Python here"


def test_what_was_packed_stays_until_everything_new_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool, folder = packer(), tmp_path / "python"
    (tmp_path / "pyodide.asm.wasm").write_bytes(b"engine")
    monkeypatch.setattr(tool, "PYODIDE", tmp_path)
    for part in ("standard_library", "dependencies", "spinney", "compiled"):
        monkeypatch.setattr(tool, part, list)
    tool.main(folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}

    def offline() -> None:
        raise subprocess.CalledProcessError(1, "pip download")

    (tmp_path / "pyodide.asm.wasm").write_bytes(b"another engine")
    with monkeypatch.context() as patch:
        patch.setattr(tool, "compiled", offline)
        with pytest.raises(subprocess.CalledProcessError):
            tool.main(folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    tool.main(folder)
    after = {path.name for path in folder.iterdir()}
    assert len(after - before.keys()) == len(before.keys() - after) == 1
    told = json.loads((folder / "python.json").read_text("utf-8"))
    assert after == {pack["file"] for pack in told.values()} | {"python.json"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pyodide.asm.wasm", "python"]
