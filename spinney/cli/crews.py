"""Who does the work of a command: processes of this machine, or many machines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from math import floor, isfinite, log10
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from spinney.cli.shared import misuse, spoken
from spinney.lab.bill import Bill, Billed
from spinney.lab.workers import Processes, cores

if TYPE_CHECKING:
    from spinney.lab.cluster import Cluster

RayOption = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="option-ray")]


def _amount(price: float | None) -> float | None:
    """Only what can be paid."""
    if price is not None and not isfinite(price):
        misuse("fail-price")
    return price


PriceOption = Annotated[
    float | None, typer.Option("--price", min=0, callback=_amount, help="option-price")
]


@dataclass(frozen=True)
class Hired(Billed):
    """A crew that somebody pays for, perhaps."""

    price: float | None
    #: Is the bill worth telling? Who works at home for nothing is not asked.
    paid: bool

    @property
    def account(self) -> dict[str, Any]:
        """The bill as part of a command's JSON; nothing, if there is none to tell."""
        return {"bill": self.bill.to_json(self.price)} if self.paid else {}


@contextmanager
def hired(jobs: int | None, ray: str | None = None, price: float | None = None) -> Iterator[Hired]:
    """A crew for the work of a command; in the end, the bill is told on standard error."""
    bill, at_home = Bill(), nullcontext(Processes(jobs or cores()))
    with at_home if ray is None else _cluster(ray, jobs, bill) as crew:
        billed = Hired(crew, bill, price, paid=not (ray is None and price is None))
        try:
            yield billed
        finally:
            _tell(billed)


def _cluster(address: str, jobs: int | None, bill: Bill) -> Cluster:
    """To find a cluster, or to start one, takes a moment."""
    from spinney.lab.cluster import Cluster

    with Console(stderr=True).status(spoken().get("progress-cluster")):
        return Cluster(address, jobs, bill)


def _tell(crew: Hired) -> None:
    """What was done and what it cost, however it ended."""
    bill, price, lexicon = crew.bill, crew.price, spoken()
    if not (crew.paid and bill.workers):
        return
    said = lexicon.get(
        "bill-work",
        hours=_number(bill.hours),
        workers=len(bill.workers),
        machines=bill.machines,
        retried=bill.retried,
    )
    typer.echo(said, err=True)
    if price is not None:
        cost = lexicon.get("bill-cost", cost=_number(bill.cost(price)), price=_number(price))
        typer.echo(cost, err=True)


def _number(value: float) -> str:
    """At least two digits that say something, however small the number is."""
    smaller = -floor(log10(value)) if 0 < value < 1 else 1
    return spoken().number(value, smaller + 1)
