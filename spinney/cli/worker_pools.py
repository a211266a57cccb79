"""Where a command's work runs: in processes on this machine, or on many machines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from math import floor, isfinite, log10
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from spinney.cli.speaking import current_words, exit_with_usage_error
from spinney.lab.usage import MeteredPool, Usage
from spinney.lab.workers import ProcessPool, cores

if TYPE_CHECKING:
    from spinney.lab.cluster import Cluster

RayOption = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="option-ray")]


def _amount(price: float | None) -> float | None:
    """Reject a price that cannot be paid."""
    if price is not None and not isfinite(price):
        exit_with_usage_error("fail-price")
    return price


PriceOption = Annotated[
    float | None, typer.Option("--price", min=0, callback=_amount, help="option-price")
]


@dataclass(frozen=True)
class PricedPool(MeteredPool):
    """A pool that may cost money."""

    price: float | None
    #: Whether to report the usage; not for free work on this machine.
    paid: bool

    @property
    def account(self) -> dict[str, Any]:
        """The usage as part of a command's JSON; empty if there is none to report."""
        return {"bill": self.usage.to_json(self.price)} if self.paid else {}


@contextmanager
def worker_pool(
    jobs: int | None, ray: str | None = None, price: float | None = None
) -> Iterator[PricedPool]:
    """A pool for a command's work; reports its usage on standard error at the end."""
    usage, at_home = Usage(), nullcontext(ProcessPool(jobs or cores()))
    with at_home if ray is None else _cluster(ray, jobs, usage) as pool:
        priced = PricedPool(pool, usage, price, paid=not (ray is None and price is None))
        try:
            yield priced
        finally:
            _tell(priced)


def _cluster(address: str, jobs: int | None, usage: Usage) -> Cluster:
    """Find or start a cluster, which takes a moment."""
    from spinney.lab.cluster import Cluster

    with Console(stderr=True).status(current_words().get("progress-cluster")):
        return Cluster(address, jobs, usage)


def _tell(pool: PricedPool) -> None:
    """Report the work done and its cost, even after a failure."""
    usage, price, lexicon = pool.usage, pool.price, current_words()
    if not (pool.paid and usage.workers):
        return
    said = lexicon.get(
        "bill-work",
        hours=_number(usage.hours),
        workers=len(usage.workers),
        machines=usage.machines,
        retried=usage.retried,
    )
    typer.echo(said, err=True)
    if price is not None:
        cost = lexicon.get("bill-cost", cost=_number(usage.cost(price)), price=_number(price))
        typer.echo(cost, err=True)


def _number(value: float) -> str:
    """With at least two significant digits, however small the number."""
    smaller = -floor(log10(value)) if 0 < value < 1 else 1
    return current_words().number(value, smaller + 1)
