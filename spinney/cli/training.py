"""Train a network by self-play."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from spinney.cards.phrases import Phrase
from spinney.cli.shared import GAME, SeedOption, check_game
from spinney.cli.speaking import current_words, tell
from spinney.engine import GameError

commands = typer.Typer()

#: A best response may be to a bot instead of a network.
PLANNER = Path("planner")


@commands.command(help="help-train", epilog="spinney train dartmoor --minutes 60 --out my-network")
def train(
    game: Annotated[str, typer.Argument(metavar=GAME, help="option-train-game")],
    minutes: Annotated[float, typer.Option(min=0.1, help="option-train-minutes")] = 10.0,
    seed: SeedOption = 0,
    start: Annotated[Path | None, typer.Option("--from", help="option-train-from")] = None,
    against: Annotated[Path | None, typer.Option(help="option-train-against")] = None,
    sparring: Annotated[float, typer.Option(min=0, max=1, help="option-train-sparring")] = 0.0,
    search: Annotated[bool, typer.Option("--search", help="option-train-search")] = False,
    teacher: Annotated[Path | None, typer.Option(help="option-train-teacher")] = None,
    like: Annotated[Path | None, typer.Option(help="option-train-like")] = None,
    out: Annotated[Path | None, typer.Option(help="option-train-out")] = None,
) -> None:
    """Train a network, or resume training."""
    check_game(game)
    if like is not None and against is not None:
        raise GameError(
            Phrase(
                "train-like-against",
                "give only one of --like and --against: each has a recipe of its own",
            )
        )
    # PyTorch comes with an extra, and is slow to import.
    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe.for_machine(game, minutes, seed).practising(sparring)
    if search:
        recipe = recipe.searching()
    if against == PLANNER:
        recipe, against = recipe.answering_planner(), None
    if like is not None:
        recipe = Recipe.like(like, game, start, teacher)
    folder = out or Path(f"network-{game}")
    folder.mkdir(parents=True, exist_ok=True)
    Learner(recipe, folder, _tell, start, against, teacher, _drawing(folder)).train()
    bot = ["spinney", "arena", str(folder / "network.py"), "greedy", "--game", game]
    tell("trained", path=str(folder / "network.net"), command=shlex.join(bot))


def _drawing(folder: Path) -> Callable[[], None]:
    """What draws the learning curve; nothing, if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        tell("train-no-curve")
        return lambda: None
    return partial(_draw, folder)


def _draw(folder: Path) -> None:
    """A picture of the learning curve."""
    from spinney.lab.training.curve import plot_curves, read_curve

    words = current_words()
    labels = words.get("curve-minutes"), words.get("curve-won")
    plot_curves({"": read_curve(folder / "curve.jsonl")}, labels, folder / "curve.svg")


def _tell(line: dict[str, Any]) -> None:
    """One line of the learning curve."""
    words = current_words()
    won = ", ".join(f"{kind} {words.percent(r['won'])}" for kind, r in line["rated"].items())
    millions = words.number(line["choices"] / 1e6, 1)
    tell("train-line", seconds=words.number(line["seconds"]), millions=millions, won=won or "-")
