"""Run the browser client's own code from Python tests."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent / "web"


def answers(script: str, questions: Sequence[object]) -> list[Any]:
    """The answers of one of the client's scripts to these questions, all in one process."""
    run = subprocess.run(
        ["node", f"scripts/{script}"],
        cwd=WEB,
        input="".join(json.dumps(question) + "\n" for question in questions),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr
    said = [json.loads(line) for line in run.stdout.split("\n") if line]
    assert len(said) == len(questions)
    return said
