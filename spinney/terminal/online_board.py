"""A server's table in plain lines: no boxes, so a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.text import Text

from spinney.cards.catalog import Deck
from spinney.engine import Card
from spinney.engine.cards import FACE_DOWN, deck_cards, slots_of
from spinney.messages import without_soft_hyphens
from spinney.tables.protocol import Hint, Host, Player, Sheet, SheetLine, TableInfo, View
from spinney.tables.wire import Span, number_of
from spinney.terminal.board import Board, heading
from spinney.terminal.coach import print_advice
from spinney.terminal.coaching import AdviceText
from spinney.terminal.forest import LaidHost, forest_lines
from spinney.terminal.score import SheetRow, print_sheet
from spinney.text import Words


def plain_text(text: Iterable[Span] | None) -> str:
    """The words of a received text."""
    return without_soft_hyphens("".join(span.text for span in text or ()))


class OnlineBoard:
    """Describes the server's views, sheets and hints in words."""

    def __init__(self, words: Words, deck: Deck) -> None:
        self.words = words
        self.game = deck.game
        self.board = Board(words, deck.game)
        self._cards = deck_cards(deck)

    def named(self, cards: Iterable[int | None]) -> list[Card]:
        """The cards with these numbers, where known."""
        return [self._cards[card] for card in cards if card is not None]

    # -- the table -------------------------------------------------------------------------

    def lines(self, view: View, names: Sequence[str]) -> Iterator[Text]:
        """The whole table: rivals in short, own forest, clearing, own hand, state of the game."""
        players = len(view.players)
        last = players - 1 if view.seat is None else view.seat
        for seat in [(last + i) % players for i in range(1, players + 1)]:
            player, own = view.players[seat], seat == view.seat
            yield self.board.player(
                names[seat], own, len(player.hand), player.cave, player.cave_card, player.score
            )
            hosts = [self._laid(number, host) for number, host in enumerate(player.hosts, 1)]
            yield from forest_lines(self.words, hosts) if own else self._forest_in_short(hosts)
            yield Text()
        yield self.board.clearing(self.named(view.clearing))
        if view.seat is not None:
            yield from self.board.hand(self.named(view.players[view.seat].hand))
        yield self.board.standing(
            view.turn, view.deck, view.winters, view.solo is not None, view.may_be_last
        )

    def _forest_in_short(self, hosts: Sequence[LaidHost]) -> Iterator[Text]:
        """The whole forest on one line: each host with its dwellers."""
        get, told = self.words.get, list[str]()
        for host in hosts:
            cards = ", ".join(card for cards in host.slots.values() for card in cards)
            told.append(get("join-host", name=host.name, cards=cards) if cards else host.name)
        if not told:
            yield Text(get("board-no-hosts"))
        else:
            yield Text(get("join-forest", hosts=self.words.joined("list-semicolon", told)))

    def _laid(self, number: int, host: Host) -> LaidHost:
        name = self.words.name(self.game, FACE_DOWN[self.game])
        if host.card is not None and not host.face_down:
            name = self.words.half(self.game, self._cards[host.card].halves[0])
        slots = {
            slot: [self.words.half(self.game, card.halves[index & 1]) for card in self.named(cards)]
            for index, (slot, cards) in enumerate(zip(slots_of(host.kind), host.slots, strict=True))
            if cards
        }
        return LaidHost(number, host.kind, name, slots)

    # -- before the game -------------------------------------------------------------------

    def seats(self, info: TableInfo, me: int | None) -> Iterator[Text]:
        """Who sits where at a table that has not begun."""
        get = self.words.get
        game = get(f"game-{info.options.game}")
        yield heading(get("join-lobby", code=info.code, game=game))
        for number, seat in enumerate(info.seats, 1):
            if seat.bot is not None:
                who = "bot"
            elif seat.person is None:
                who = "open"
            elif seat.person == me:
                who = "you"
            else:
                who = "here" if seat.present else "away"
            yield Text(get("join-seat", number=number, who=who, name=seat.name))

    # -- answers ---------------------------------------------------------------------------

    def print_sheet(self, console: Console, name: str, player: Player, sheet: Sheet) -> None:
        """A player's points: one row per card, the total below."""
        rows = (self._row(line, player.hosts) for line in sheet.lines)
        print_sheet(console, self.words, name, sheet.total, rows)

    def _row(self, line: SheetLine, hosts: Sequence[Host]) -> SheetRow:
        host, slot = None, None
        if line.host is not None and line.host < len(hosts):
            host = line.host + 1
            slot = None if line.slot is None else slots_of(hosts[line.host].kind)[line.slot]
        card = self.words.name(self.game, line.key)
        return SheetRow(card, host, slot, line.points, plain_text(line.text))

    def print_hint(self, console: Console, hint: Hint, alone: bool) -> None:
        """The coach's choices, best first."""
        advice = [
            AdviceText(
                number_of(line.action),
                plain_text(line.choice),
                line.margin,
                line.win_chance,
                line.playouts,
                [plain_text(reason) for reason in line.reasons],
            )
            for line in hint.advice
        ]
        print_advice(console, self.words, advice, alone)
