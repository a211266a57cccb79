"""A real Ray cluster of several nodes on this machine gives the same results as processes."""

from __future__ import annotations

import json
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from spinney.cli.speaking import current_language
from spinney.cli.worker_pools import worker_pool
from spinney.engine import GameError, Options
from spinney.lab.arena import Journal, Tournament
from spinney.lab.cluster import BATCH_SECONDS, Cluster, ClusterError, _Pace
from spinney.lab.players import player
from spinney.lab.ray_driver import ATTEMPTS, build, ray_task, run_batch
from spinney.lab.simulate import SimulationPlan, simulate
from spinney.lab.usage import MeteredPool, Usage, Worker
from spinney.lab.workers import ProcessPool, WorkerPool
from tests.commands import Run
from tests.errands import GO, WatchedPlan, die, fail_at, fail_late, note_and_sleep, square
from tests.ray_nodes import ROOT, RayNodes, kill, wait_until, works
from tests.test_arena import timeless

# One cluster for all tests, even if the test run is spread over processes.
pytestmark = pytest.mark.xdist_group("ray")

#: Cores per node; there are two nodes when one is lost.
CORES = 2


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayNodes]:
    cluster = RayNodes()
    try:
        cluster.start(CORES)
        with pytest.MonkeyPatch.context() as patch:
            for name, value in cluster.environment.items():
                patch.setenv(name, value)
            yield cluster
    finally:
        cluster.stop()


@pytest.fixture(scope="module")
def cluster(nodes: RayNodes) -> Iterator[Cluster]:
    with Cluster(nodes.address) as found:
        yield found


@pytest.fixture(params=["one", "two", "cluster"])
def pool(request: pytest.FixtureRequest) -> WorkerPool:
    """Every kind of pool: the results must be the same."""
    if request.param == "cluster":
        found: Cluster = request.getfixturevalue("cluster")
        return found
    return ProcessPool(1 if request.param == "one" else 2)


def workers_in(folder: Path) -> list[int]:
    """The processes that have left a note."""
    return [int(file.name.split("-")[2]) for file in folder.iterdir() if file.name != GO]


def test_one_process_has_the_cluster(request: pytest.FixtureRequest) -> None:
    """Two clusters at once on one machine take each other's ports: the group must be kept."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        assert request.node.nodeid.endswith("@ray"), "use --dist loadgroup"


# -- what every pool does ------------------------------------------------------------------


def test_results_come_in_the_order_of_the_work(pool: WorkerPool) -> None:
    work = [(number,) for number in range(100)]
    assert list(pool.in_order(square, work)) == [number * number for number in range(100)]
    assert list(pool.in_order(square, [])) == []


def test_every_result_comes_once(pool: WorkerPool) -> None:
    found = list(pool.as_ready(square, ((number,) for number in range(100))))
    assert sorted(found) == [number * number for number in range(100)]


def test_the_work_may_depend_on_the_results(pool: WorkerPool) -> None:
    found: set[int] = set()
    taken = 0

    def work() -> Iterator[tuple[int]]:
        nonlocal taken
        while len(found) < 50:
            yield (taken,)
            taken += 1

    for result in pool.as_ready(square, work()):
        found.add(result)
    assert found == {number * number for number in range(taken)}
    assert 50 <= taken < 5000


def test_endless_work_can_be_left(pool: WorkerPool) -> None:
    for _ in range(12 if isinstance(pool, Cluster) else 2):
        results = pool.in_order(square, ((number,) for number in count()))
        assert [next(results) for _ in range(20)] == [number * number for number in range(20)]
        assert isinstance(results, Generator)
        results.close()


def test_two_kinds_of_work_do_not_mix(pool: WorkerPool) -> None:
    evens = pool.in_order(square, [(number,) for number in range(0, 60, 2)])
    odds = pool.in_order(square, [(number,) for number in range(1, 60, 2)])
    pairs = list(zip(evens, odds, strict=True))
    assert pairs == [(n * n, (n + 1) ** 2) for n in range(0, 60, 2)]


@pytest.mark.parametrize(("kind", "error"), [("ours", GameError), ("python", ValueError)])
def test_what_is_raised_there_is_raised_here(
    pool: WorkerPool, kind: str, error: type[Exception]
) -> None:
    results = pool.in_order(fail_at, [(number, kind) for number in range(40)])
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(
        error, match="unknown game x; choose from y" if kind == "ours" else "two"
    ) as found:
        next(results)
    if isinstance(found.value, GameError):
        assert found.value.phrase.key == "no-game"


def test_the_first_error_is_told_first(pool: WorkerPool) -> None:
    results = pool.in_order(fail_late, [(number,) for number in range(20)])
    with pytest.raises(ValueError, match="5"):
        list(results)


def test_work_can_be_left_after_the_crew_has_gone(nodes: RayNodes) -> None:
    """As after an interruption: work in progress is dropped without an error."""
    with Cluster(nodes.address) as pool:
        results = pool.in_order(square, ((number,) for number in count()))
        assert next(results) == 0
    assert isinstance(results, Generator)
    results.close()


# -- the same results ----------------------------------------------------------------------


def test_games_are_the_same_everywhere(cluster: Cluster) -> None:
    for plan, games in [
        (SimulationPlan(Options("forest", 3, ("base", "alpine")), 5), 1500),
        (SimulationPlan(Options("dartmoor", 2, ()), 6, players=(player("greedy"),)), 30),
    ]:
        assert simulate(plan, games, cluster) == simulate(plan, games)


def test_a_tournament_is_the_same_everywhere(cluster: Cluster) -> None:
    journals = []
    for pool in (ProcessPool(1), cluster):
        journal = Journal(
            Tournament(Options("dartmoor", 2, ()), ("random", "greedy", "planner"), 6, 2)
        )
        journal.run(pool)
        journals.append(timeless(journal.to_json()))
    assert journals[0] == journals[1]


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


def test_the_commands_say_the_same_and_tell_the_bill(
    run: Run, nodes: RayNodes, tmp_path: Path
) -> None:
    """Datasets are the same too, byte for byte."""
    args = ("simulate", "--game", "dartmoor", "--games", "60", "--part", "10", "--json", "--out")
    here = run(*args, tmp_path / "here", "--jobs", "1")
    there = run(*args, tmp_path / "there", "--ray", nodes.address, "--price", "0.36")
    assert here.err == ""
    bill = there.json.pop("bill")
    assert there.json | {"folder": "", "bill": ""} == here.json | {"folder": "", "bill": ""}
    assert files_of(tmp_path / "here") == files_of(tmp_path / "there")
    assert bill["core_seconds"] > 0
    assert bill["cost"] == pytest.approx(bill["core_seconds"] * 0.36 / 3600, abs=1e-6)
    assert 1 <= bill["workers"] <= CORES
    assert bill["retried"] == 0
    work, cost = there.err.splitlines()
    assert "core-hours by" in work
    assert "on one machine" in work
    assert cost.startswith("cost: 0.")


def test_work_at_home_has_a_price_if_one_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    current_language.set("de")
    for price in (None, 2.0):
        with worker_pool(1, price=price) as pool:
            assert list(pool.in_order(square, [(3,)])) == [9]
        assert ("bill" in pool.account) == (price is not None)
    assert "Kernstunden von einem Prozess auf einem Rechner" in capsys.readouterr().err


def test_a_bill_adds_up() -> None:
    usage = Usage(5400.0, {Worker("a", 1), Worker("a", 2), Worker("b", 1)}, retried=2)
    assert usage.cost(0.5) == 0.75
    assert usage.to_json(0.5) == {
        "core_seconds": 5400.0, "workers": 3, "machines": 2, "retried": 2, "cost": 0.75,
    }  # fmt: skip
    assert "cost" not in usage.to_json()


# -- failures ------------------------------------------------------------------------------


def test_work_that_kills_its_workers_is_given_up(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(ClusterError, match=f"{ATTEMPTS} workers") as found:
        list(cluster.in_order(die, [(str(tmp_path),)]))
    assert found.value.phrase.key == "ray-worker-dies"
    assert len(set(workers_in(tmp_path))) == ATTEMPTS
    assert list(cluster.in_order(square, [(3,)])) == [9]


def test_a_cluster_that_is_lost_is_one_error(nodes: RayNodes, tmp_path: Path) -> None:
    """Ray ends its process when the cluster is lost; here the driver is killed instead."""
    with Cluster(nodes.address) as pool:
        results = pool.in_order(note_and_sleep, [(str(tmp_path),)] * 2)
        Thread(target=_kill_driver_at_work, args=(tmp_path, pool)).start()
        with pytest.raises(ClusterError, match="was lost") as found:
            next(results)
    assert found.value.phrase.key == "ray-lost"
    wait_until(lambda: not any(map(works, workers_in(tmp_path))))


def _kill_driver_at_work(folder: Path, pool: Cluster) -> None:
    """Kill the driver once both workers are busy, or in any case: a test waits for it."""
    driver = pool._driver.pid
    assert driver is not None
    try:
        wait_until(lambda: len(workers_in(folder)) == 2)
    finally:
        kill(driver)


def test_a_client_that_crashes_leaves_nothing_running(nodes: RayNodes, tmp_path: Path) -> None:
    code = (
        "from tests.errands import note_and_sleep\n"
        "from spinney.lab.cluster import Cluster\n"
        "if __name__ == '__main__':\n"
        f"    pool = Cluster({nodes.address!r})\n"
        f"    list(pool.in_order(note_and_sleep, [({str(tmp_path)!r},)] * 2))\n"
    )
    client = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    try:
        wait_until(lambda: len(workers_in(tmp_path)) == 2)
    finally:
        client.kill()
        client.wait()
    wait_until(lambda: not any(map(works, workers_in(tmp_path))))


def test_who_interrupts_a_tournament_goes_on_with_it(nodes: RayNodes, tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    command = [
        sys.executable, "-m", "spinney", "arena", "greedy", "planner", "--games", "100000",
        "--ray", nodes.address, "--out", str(out),
    ]  # fmt: skip
    client = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        wait_until(lambda: out.exists() and json.loads(out.read_text())["games"] > 0)
        os.killpg(client.pid, signal.SIGINT)  # as the terminal does
        said, complained = client.communicate(timeout=60)
    finally:
        client.kill()
    assert client.returncode == 130
    assert said == b""
    stopped, bill = complained.decode().splitlines()
    assert f"resume {out}" in stopped
    assert "core-hours by" in bill
    assert json.loads(out.read_text())["games"] > 0


# -- not a usable cluster ------------------------------------------------------------------


def test_nobody_at_the_address_is_said_at_once(run: Run) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    begun = time.monotonic()
    run("simulate", "--ray", address).failed(f"no Ray cluster at {address}")
    assert time.monotonic() - begun < 30


@pytest.mark.parametrize("address", ["here", "ray://localhost:10001", ":6379", "localhost:x"])
def test_what_is_no_address(run: Run, address: str) -> None:
    run("arena", "random", "greedy", "--ray", address).failed(address, "HOST:PORT, auto or local")


def test_without_ray_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.lab.cluster.find_spec", lambda name: None)
    run("simulate", "--ray", "auto").failed("pip install 'spinney[ray]'")


def test_workers_with_another_build_are_named(
    run: Run, nodes: RayNodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spinney.lab.cluster.build", lambda: "0.0.1 (compiled, 12345678)")
    ran = run("simulate", "--games", "10", "--ray", nodes.address)
    ran.failed(socket.gethostname(), f"has Spinney {build()}", "this machine has 0.0.1", "install")


def test_a_build_is_its_sources(tmp_path: Path) -> None:
    """The build is the same when computed in another process."""
    code = "import spinney.lab.ray_driver as f; print(f.build())"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == build()


def test_machines_without_spinney_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "spinney.lab.ray_driver", None)
    assert ray_task()(b"", "") == (socket.gethostname(), None)


# -- groups --------------------------------------------------------------------------------


def test_quick_work_is_grouped_slow_work_is_not() -> None:
    pace, sizes = _Pace(), []
    for _ in range(12):
        sizes.append(pace.size(-1, 4))
        pace.learn(sizes[-1], sizes[-1] * BATCH_SECONDS / 100)
    assert sizes == [1, 2, 4, 8, 16, 32, 64, 100, 100, 100, 100, 100]
    assert [pace.size(left, 4) for left in (1000, 200, 40, 3, 0)] == [100, 50, 10, 1, 1]
    for _ in range(30):
        pace.learn(1, 60.0)
    assert pace.size(-1, 4) == 1


def test_what_cannot_be_pickled_back_is_still_an_error() -> None:
    outcome: Any = pickle.loads(run_batch(pickle.dumps((_raise, [("odd",)])), build()))
    assert "odd" in str(outcome.error)
    assert "_raise" in outcome.trace


def _raise(what: str) -> None:
    class Odd(Exception):
        """Cannot be imported by name."""

    raise Odd(what)


# -- last of all, losing a machine --------------------------------------------------------


def test_what_a_lost_machine_had_is_done_again(nodes: RayNodes, tmp_path: Path) -> None:
    """A node and its workers are killed while all are busy."""
    plan = Options("forest", 2, ())
    nodes.join(CORES)  # the one that will be lost
    killed: list[tuple[str, str]] = []

    def lose_a_machine() -> None:
        try:
            wait_until(lambda: len(set(workers_in(tmp_path))) == 2 * CORES)
            begun = [file.name.split("-") for file in tmp_path.iterdir()]
            node = begun[0][1]
            kill(int(node))
            for chunk, parent, worker, _ in begun:
                if parent == node:
                    kill(int(worker))
                    killed.append((chunk, worker))
        finally:
            Path(tmp_path, GO).touch()  # in any case: everybody waits for it

    usage = Usage()
    with Cluster(nodes.address, usage=usage) as pool:
        wait_until(lambda: _cores(pool) == 2 * CORES)
        losing = Thread(target=lose_a_machine)
        losing.start()
        found = simulate(WatchedPlan(plan, 9, folder=str(tmp_path)), 4000, MeteredPool(pool, usage))
        losing.join()
    assert found == simulate(SimulationPlan(plan, 9), 4000)
    # The work of the lost machine was started again elsewhere, once.
    assert len(killed) == CORES
    for chunk, worker in killed:
        begun = [file.name.split("-") for file in tmp_path.iterdir() if file.name != GO]
        others = [w for c, _, w, _ in begun if c == chunk and w != worker]
        assert len(others) == 1
    assert usage.retried == len(killed)


def _cores(pool: Cluster) -> int:
    """The number of cores, which a pool learns when it works."""
    list(pool.in_order(square, [(1,)]))
    return pool.cores
