"""Pictures, drawn with matplotlib (the extra ``plots``)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.lab.review import Review

#: Readable without colour too: each player's line has its own style.
STYLES: Final = ("-", "--", "-.", ":", (0, (3, 1, 1, 1, 1, 1)))


class Labels(NamedTuple):
    """The labels of the axes."""

    turn: str
    points: str
    win_chance: str


def pyplot() -> Any:
    """matplotlib's pyplot, drawing to files."""
    try:
        import matplotlib
    except ImportError:
        raise GameError(
            Phrase("no-matplotlib", "plots need matplotlib: pip install 'spinney[plots]'")
        ) from None
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "spinney"  # the same picture for the same game
    return plt


def check_plot(path: Path) -> None:
    """Check that a picture can be saved there, before the work rather than after it."""
    formats = pyplot().Figure().canvas.get_supported_filetypes()
    if path.suffix[1:] not in formats:
        raise GameError(
            Phrase(
                "no-picture",
                "{path}: unknown picture format; choose from {kinds}",
                path=str(path),
                kinds=", ".join(sorted(formats)),
            )
        )
    if not path.parent.is_dir():
        raise GameError(
            Phrase(
                "no-folder", "{path}: no folder {folder}", path=str(path), folder=str(path.parent)
            )
        )


def plot_review(found: Review, names: Sequence[str], labels: Labels, path: Path) -> None:
    """Win chance and points over the game, one line for each player."""
    plt = pyplot()
    figure, (chances, scores) = plt.subplots(2, 1, sharex=True, figsize=(8, 6))
    turns = [standing.turn for standing in found.standings]
    for p, name in enumerate(names):
        style = STYLES[p % len(STYLES)]
        chances.plot(turns, [100 * s.win_chance[p] for s in found.standings], style, label=name)
        scores.plot(turns, [s.scores[p] for s in found.standings], style, label=name)
    for turning in found.turning_points:
        chances.axvline(turning.turn, color="0.8", linewidth=1, zorder=0)
    chances.set(ylabel=labels.win_chance, ylim=(-3, 103))
    scores.set(xlabel=labels.turn, ylabel=labels.points)
    chances.legend(loc="upper left")
    save(figure, path)


def save(figure: Any, path: Path) -> None:
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot().close(figure)
