"""The benchmark measures what it says and skips what is not installed."""

from __future__ import annotations

import io
import json
import sys
import time
import venv
from pathlib import Path
from typing import Any
from venv import EnvBuilder

import platformdirs
import pytest
from rich.console import Console

from spinney.engine import COMPILED, Game, Options
from spinney.lab import bench, peers
from spinney.lab.peers import Peer, PeerError
from spinney.terminal.speed import SpeedReport
from spinney.text import words


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds too short for real results, and nothing outside this process."""
    monkeypatch.setattr(bench, "ROUND", 0.001)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "POSITIONS", 10)
    monkeypatch.setattr(bench, "interpreted", lambda: bench.own_numbers(bench.ALL_CASES))
    monkeypatch.setattr(bench, "max_bytes", lambda _: 9)
    monkeypatch.setattr(bench, "PEERS", (Peer("catanatron", "c", "c.py", "Catan"),))


def peer_numbers(_: Peer) -> dict[str, Any]:
    return {"choices_per_s": 10.0, "games_per_s": 1.0, "copy_us": 5.0}


def peer_missing(peer: Peer) -> dict[str, Any]:
    raise PeerError(f"{peer.name} cannot be installed: no way")


@pytest.mark.usefixtures("quick")
def test_the_numbers_and_their_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", peer_numbers)
    said: list[str] = []
    data = bench.bench(say=said.append)
    assert len(said) > 3
    for key in ("forest_2p", "dartmoor_2p", "forest_5p", "dartmoor_5p"):
        row = data[key]
        assert row["choices_per_s"] > row["turns_per_s"] > row["games_per_s"] > 0
        assert data["interpreted"][key]["games_per_s"] > 0
    for name in (
        "copy_us",
        "determinize_us",
        "score_us",
        "driven_choices_per_s",
        "pushed_choices_per_s",
        "network_ms",
        "network_plain_ms",
        "import_ms",
    ):
        assert data[name] > 0
    slower = min(data[key]["choices_per_s"] for key in ("forest_2p", "dartmoor_2p"))
    assert data["ratio_catanatron"] == slower / 10
    json.dumps(data)


@pytest.mark.usefixtures("quick")
def test_a_missing_peer_is_named_and_the_rest_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", peer_missing)
    data = bench.bench()
    assert data["ratio_catanatron"] is None
    console = Console(width=120, record=True, file=io.StringIO())
    SpeedReport(words(), console).print(data)
    text = console.export_text()
    assert "catanatron (Catan): skipped, catanatron cannot be installed: no way" in text
    assert "forest, 2 players" in text
    assert "copy a game" in text


def test_a_peer_that_cannot_be_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda _: str(tmp_path))
    # The installer of this machine need not be copied.
    bare = EnvBuilder(system_site_packages=True, with_pip=False)
    monkeypatch.setattr(venv, "create", lambda folder, **_: bare.create(folder))
    with pytest.raises(PeerError, match="nothing cannot be installed"):
        peers.measure(Peer("nothing", "./no-such-folder", "play_catanatron.py", ""))


def test_a_peer_that_does_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "_environment", lambda _: sys.executable)
    with pytest.raises(PeerError, match=r"catanatron does not run here: .*catanatron"):
        peers.measure(Peer("catanatron", "", "play_catanatron.py", ""))


def test_a_rate_is_work_per_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])

    def work(n: int) -> float:
        clock[0] += n / 1000
        return 3.0 * n

    assert bench.per_second(work) == pytest.approx(3000)


@pytest.mark.skipif(not COMPILED, reason="seconds for each choice")
@pytest.mark.parametrize("case", bench.TWO_PLAYERS, ids=lambda case: case.game)
@pytest.mark.parametrize(("numpy", "target"), [(True, 1.0), (False, 3.0)])
def test_a_network_chooses_quickly(case: bench.BenchCase, numpy: bool, target: float) -> None:
    """Processor time, so that other work hardly counts; the targets are those of the docs."""
    assert bench.choice_ms(case, numpy) < target


def test_a_state_is_small() -> None:
    game = Game.new("forest", seed=1)
    assert 2_000 < sys.getsizeof(game) < 64_000
    assert bench.max_bytes(Options("forest"), 1) < 64_000
