"""Replays a saved game, step by step or all at once."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from spinney.engine import Record
from spinney.terminal.score import Scorer
from spinney.text import Words


def show_replay(
    record: Record,
    words: Words,
    console: Console,
    until: int | None = None,
    wait: Callable[[], bool] = lambda: True,
) -> None:
    """Print every action with its results; ``wait`` is called before each turn.

    A replay shows everything, including hidden cards: it is for finished games.
    """
    game = record.start()
    names = [words.get("player-name", number=player.seat + 1) for player in game.players]
    turn = game.turn
    for number, action in enumerate(record.actions[:until], 1):
        if game.turn != turn:
            turn = game.turn
            if not wait():
                return
        line = words.get("labelled", label=names[game.actor], text=words.action(game, action))
        console.print(f"{number:>4} {line}", markup=False, highlight=False, soft_wrap=True)
        for event in game.apply(action):
            line = words.event(game, event, names, None)
            console.print(f"       {line}", markup=False, highlight=False, soft_wrap=True)
    Scorer(words).print_sheets(console, game, names)
