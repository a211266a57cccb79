"""Hints and reviews in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spinney.engine import Record
from spinney.lab.review import Review, Standing
from spinney.terminal.coaching import AdviceText, choice_text
from spinney.text import Words
from spinney.text.lexicon import sentence

#: Eight bar heights, for a line of bars.
BARS = "▁▂▃▄▅▆▇█"


def print_advice(console: Console, words: Words, advice: Sequence[AdviceText], alone: bool) -> None:
    """The choices, best first."""
    table = Table(words.get("hint-choice"), words.get("hint-points" if alone else "hint-margin"))
    if not alone:
        table.add_column(words.get("hint-win"), justify="right")
    table.add_column(words.get("hint-why"))
    for line in advice:
        chance = [] if line.win_chance is None else [words.percent(line.win_chance)]
        margin = "" if line.margin is None else words.number(line.margin, signed=not alone)
        why = words.joined("list-semicolon", line.reasons)
        table.add_row(Text(line.choice), margin, *chance, Text(sentence(why or "-")))
    console.print(table)
    console.print(words.get("hint-estimate", n=sum(line.playouts for line in advice)))


def print_review(
    console: Console, words: Words, record: Record, names: Sequence[str], found: Review
) -> None:
    """The curves, the turning points, the costly choices."""

    def say(text: str) -> None:
        console.print(text, markup=False, highlight=False, soft_wrap=True)

    say(words.get("review-title"))
    wide = max(len(name) for name in names)
    end = found.standings[-1]
    for p, name in enumerate(names):
        say(f"  {name:{wide}}  {bars(found.standings, p)}  {end.scores[p]}")
    say("")
    say(words.get("review-turning"))
    for turning in found.turning_points:
        say("  " + words.get(
            "review-turning-line", turn=turning.turn, who=names[turning.player],
            action=choice_text(words, record, turning.action), gained=names[turning.gained],
            percent=round(100 * turning.change),
        ))  # fmt: skip
    if not found.turning_points:
        say("  " + words.get("review-none"))
    say("")
    say(words.get("review-costly"))
    for cost in found.costly:
        game = record.game(cost.action)
        points = words.get("points", n=round(cost.points))
        say("  " + words.get(
            "review-costly-line", turn=cost.turn, who=names[cost.player],
            action=words.action(game, cost.chosen), points=points,
            percent=round(100 * cost.win_chance), better=words.action(game, cost.better),
        ))  # fmt: skip
    if not found.costly:
        say("  " + words.get("review-none"))
    say("")
    for p, name in enumerate(names):
        points = words.get("points", n=round(found.cost[p]))
        say(words.get("review-cost", who=name, n=found.choices[p], points=points))


def bars(standings: Sequence[Standing], player: int, width: int = 60) -> str:
    """A player's chances over the game, as a line of bars."""
    step = max(1.0, len(standings) / width)
    places = [int(i * step) for i in range(int(len(standings) / step))]
    places[-1] = len(standings) - 1
    chances = [standings[at].win_chance[player] for at in places]
    return "".join(BARS[min(7, int(8 * chance))] for chance in chances)
