"""Datasets: many games as tables in Parquet, written part by part, read with Polars.

>>> from tempfile import TemporaryDirectory
>>> from spinney.engine import Options
>>> from spinney.lab.simulate import SimulationPlan
>>> with TemporaryDirectory() as folder:
...     result = Writer(folder, SimulationPlan(Options("forest", players=3), seed=7), games=5).run()
...     Dataset(folder).seats().collect().height
15
"""

from spinney.cards.phrases import Phrase
from spinney.engine import GameError

try:
    import polars as pl  # noqa: F401
except ImportError:
    raise GameError(
        Phrase("no-polars", "datasets need Polars: pip install 'spinney[lab]'")
    ) from None

from spinney.lab.dataset.folder import Dataset, DatasetError, reading
from spinney.lab.dataset.schema import SCHEMA, TABLES
from spinney.lab.dataset.writing import Writer

__all__ = ["SCHEMA", "TABLES", "Dataset", "DatasetError", "Writer", "reading"]
