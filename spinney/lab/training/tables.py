"""The tables a network learns at: number of players, sets and rules."""

from __future__ import annotations

from itertools import chain, repeat

from spinney.cards.catalog import SETS
from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.engine.options import Options
from spinney.engine.solo import CHALLENGES


def tables_to_learn(game: str) -> list[Options]:
    """All kinds of tables, each repeated in proportion to how often it is played."""
    kinds = _forest() if game == FOREST else _dartmoor()
    return list(chain.from_iterable(repeat(options, times) for options, times in kinds))


def _forest() -> list[tuple[Options, int]]:
    base, *more = SETS[FOREST]
    every = (base, *more)
    return [
        (Options(FOREST, 2), 26),
        *((Options(FOREST, 2, (name,)), 4) for name in more),
        (Options(FOREST, 2, every), 6),
        (Options(FOREST, 2, draft=True), 1),
        (Options(FOREST, 2, every, draft=True), 1),
        (Options(FOREST, 2, no_removal=True), 1),
        (Options(FOREST, 2, every, no_removal=True), 1),
        (Options(FOREST, 2, visible_score=False), 1),
        (Options(FOREST, 3), 7),
        *((Options(FOREST, 3, (name,)), 1) for name in more),
        (Options(FOREST, 3, every), 4),
        (Options(FOREST, 4), 6),
        (Options(FOREST, 4, every), 4),
        (Options(FOREST, 5), 6),
        (Options(FOREST, 5, every), 4),
    ]


def _dartmoor() -> list[tuple[Options, int]]:
    return [
        (Options(DARTMOOR, 2), 30),
        (Options(DARTMOOR, 2, no_removal=True), 2),
        (Options(DARTMOOR, 2, visible_score=False), 2),
        (Options(DARTMOOR, 3), 10),
        (Options(DARTMOOR, 4), 9),
        (Options(DARTMOOR, 5), 9),
        *((Options(DARTMOOR, 1, solo=challenge, medal="gold"), 1) for challenge in CHALLENGES),
    ]


def kind_of(options: Options) -> str:
    """A short name for the learning curve."""
    if options.solo:
        return "solo"
    rules = "".join(
        letter
        for letter, is_so in (
            ("d", options.draft),
            ("n", options.no_removal),
            ("h", not options.visible_score),
        )
        if is_so
    )
    sets = "".join(name[0] for name in options.sets[1:])
    return f"{options.players}{sets and '+' + sets}{rules and '-' + rules}"
