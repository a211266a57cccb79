"""Studies: what many games say about scores, species, strategies and seats, as a report.

All data comes from datasets (:mod:`spinney.lab.dataset`), new or existing; the wording is passed in
(:class:`~spinney.lab.study.report_context.Wording`).
"""

from spinney.cards.phrases import Phrase
from spinney.engine import GameError

try:
    import matplotlib  # noqa: F401
    import numpy as np  # noqa: F401
    import polars as pl  # noqa: F401
except ImportError:
    raise GameError(
        Phrase("no-lab", "a study needs Polars and matplotlib: pip install 'spinney[lab]'")
    ) from None

from spinney.lab.study.data import Data, Field, load
from spinney.lab.study.design import STUDIES, Cell, Study
from spinney.lab.study.report import report, write

__all__ = ["STUDIES", "Cell", "Data", "Field", "Study", "load", "report", "write"]
