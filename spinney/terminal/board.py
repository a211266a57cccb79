"""The table in plain lines, as one seat sees it: no boxes, so a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from spinney.engine import CLEARING_LIMIT, Card, View
from spinney.terminal.forest import forest_lines, laid_hosts
from spinney.text import Words


class Board:
    """Describes a table in words; its parts take plain names and values from any source."""

    def __init__(self, words: Words, game: str) -> None:
        self.words = words
        self.game = game

    def lines(self, view: View, names: Sequence[str]) -> Iterator[Text]:
        """The whole table: rivals, own forest, clearing, own hand, then the state of the game."""
        players = view.players
        for player in (*players[view.seat + 1 :], *players[: view.seat + 1]):
            own, seat = player.seat == view.seat, player.seat
            yield self.player(
                names[seat], own, player.hand_size, player.cave, player.cave_card, player.score
            )
            sheet = view.score_sheet(seat)
            yield from forest_lines(
                self.words, laid_hosts(self.words, self.game, player.forest, sheet)
            )
            yield Text()
        yield self.clearing(view.clearing)
        yield from self.hand(view.hand)
        yield self.standing(
            view.turn, view.deck_size, view.winters, view.options.solo is not None, view.may_be_last
        )

    # -- parts -----------------------------------------------------------------------------

    def player(
        self, name: str, own: bool, hand: int, cave: int, cave_card: int | None, score: int | None
    ) -> Text:
        """Whose forest it is, with the card counts; hidden points are None."""
        get = self.words.get
        points = "" if score is None else get("board-points", points=score)
        return heading(
            get(
                "board-player", name=name, own=own, hand=hand,
                cave=cave, cave_card=cave_card or 0, points=points,
            )
        )  # fmt: skip

    def clearing(self, cards: Sequence[Card]) -> Text:
        title = self.words.get("board-clearing", count=len(cards), limit=CLEARING_LIMIT)
        names = [self.words.card(self.game, card) for card in cards]
        return heading(title).append(f" {', '.join(names)}", "not bold")

    def hand(self, cards: Sequence[Card]) -> Iterator[Text]:
        """A line for each card, with the cost and content of its halves."""
        yield heading(self.words.get("board-hand", count=len(cards)))
        for card in cards:
            halves = [
                self.words.get(
                    "board-half",
                    name=self.words.half(self.game, half),
                    cost=half.cost,
                    symbol=self.words.symbol(self.game, half.symbol),
                )
                for half in card.halves
            ]
            yield Text(f"  {' / '.join(halves)}")

    def standing(self, turn: int, deck: int, winters: int, solo: bool, may_be_last: bool) -> Text:
        """The progress of the game, with a warning when it may end."""
        standing = self.words.get(
            "board-standing", turn=turn, deck=deck, winters=winters, last=1 if solo else 3
        )
        if not may_be_last:
            return Text(standing)
        return Text(f"{standing} ").append(self.words.get("board-danger"), "bold yellow")


def heading(text: str) -> Text:
    return Text(text, "bold")
