"""What is installed from the locks of ``deploy/`` is what was tried here, byte for byte."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parent.parent
HASHES = re.compile(r"( --hash=sha256:[0-9a-f]{64})+")


def lines(lock: str) -> list[str]:
    text = (REPOSITORY / lock).read_text("utf-8").replace(" \\\n   ", "")
    return [line.rstrip() for line in text.splitlines() if line and line.lstrip()[0] != "#"]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-build.lock"])
def test_every_pin_has_hashes_and_is_the_one_used_here(name: str) -> None:
    pins = lines(name)
    assert len(pins) > 5
    assert all("==" in pin for pin in pins)
    deployed = lines(f"deploy/{name}")
    assert [HASHES.sub("", line) for line in deployed] == pins
    assert all(HASHES.search(line) for line in deployed)


def test_only_locked_packages_are_installed() -> None:
    """Each ``pip install`` of the container names a lock with hashes, or what was built there."""
    text = (REPOSITORY / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    commands = re.findall(r"pip (?:install|wheel) .*?(?=&&|\n)", text)
    assert len(commands) == 4
    for command in commands:
        locked = re.search(r"--require-hashes -r deploy/[\w-]+\.lock", command)
        assert locked or "--no-deps" in command, command
        assert "pip wheel" not in command or "--no-build-isolation" in command


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("requirements-dev.lock", ("dev", "docs", "lab", "plots", "ray", "rl")),
        ("requirements-train.lock", ("train", "rl")),
    ],
)
def test_a_lock_pins_what_its_extras_name(lock: str, extras: tuple[str, ...]) -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]
    named = [name for extra in extras for name in project["optional-dependencies"][extra]]
    pinned = {re.split(r"[=\[]", line)[0] for line in lines(lock)}
    assert {re.split(r"[>=<\[]", name)[0] for name in named} <= pinned
