"""The table in plain lines, as one seat sees it: no boxes, so a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from spinney.engine import View
from spinney.engine.core.state import CLEARING_LIMIT
from spinney.engine.core.tables import CAVE, CAVE_CARD
from spinney.terminal.forest import forest_lines
from spinney.text import Words


class Board:
    """Describes a view in words."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def lines(self, view: View) -> Iterator[Text]:
        """The whole table: rivals, own forest, clearing, own hand, then how things stand."""
        seats = [(view.seat + i) % view.state.players for i in range(1, view.state.players + 1)]
        for seat in seats:
            yield from self.forest(view, seat)
            yield Text()
        yield self.clearing(view)
        yield from self.hand(view)
        yield self.standing(view)

    def standing(self, view: View) -> Text:
        s = view.state
        standing = self.words.get(
            "board-standing",
            turn=s.turn,
            deck=view.deck_size,
            winters=s.winters,
            last=1 if s.solo else 3,
        )
        if not view.may_be_last:
            return Text(standing)
        return Text(f"{standing} ").append(self.words.get("board-danger"), "bold yellow")

    def forest(self, view: View, seat: int) -> Iterator[Text]:
        s = view.state
        get = self.words.get
        base = seat * s.tables.block
        scores = view.scores()
        yield heading(
            get(
                "board-player",
                name=self.names[seat],
                own="yes" if seat == view.seat else "no",
                hand=s.hand_size(seat),
                cave=s.tally[base + CAVE],
                cave_card=s.tally[base + CAVE_CARD],
                points=get("board-points", points=scores[seat]) if scores else "",
            )
        )
        yield from forest_lines(self.words, s, seat, view.score_sheet(seat))

    def clearing(self, view: View) -> Text:
        s = view.state
        cards = [self.words.card(s.tables, c) for c in view.clearing]
        title = self.words.get("board-clearing", count=len(cards), limit=CLEARING_LIMIT)
        return heading(title).append(f" {', '.join(cards)}", "not bold")

    def hand(self, view: View) -> Iterator[Text]:
        s = view.state
        cards = view.hand(view.seat)
        yield heading(self.words.get("board-hand", count=len(cards)))
        for c in cards:
            halves = [
                self.words.get(
                    "board-half",
                    name=self.words.half(s.tables, half),
                    cost=s.tables.cost[s.tables.species[half]],
                    symbol=self.words.symbol(
                        s.tables.game, s.tables.symbols[s.tables.symbol[half]]
                    ),
                )
                for half in (2 * c, 2 * c + 1)
                if s.tables.species[half] >= 0
            ]
            yield Text(f"  {' / '.join(halves)}")


def heading(text: str) -> Text:
    return Text(text, "bold")
