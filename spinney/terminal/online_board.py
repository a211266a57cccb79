"""What a server tells of its table, in plain lines: no boxes, so a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spinney.engine.core.state import CLEARING_LIMIT
from spinney.engine.core.tables import Tables
from spinney.engine.notation import FACE_DOWN, slot_names
from spinney.server.protocol import Hint, Host, Player, Sheet, SheetLine, TableInfo, View
from spinney.terminal.board import heading
from spinney.text import Words
from spinney.text.lexicon import sentence, without_soft_hyphens


class OnlineBoard:
    """Describes the server's views, sheets and hints in words."""

    def __init__(self, words: Words, tables: Tables) -> None:
        self.words = words
        self.tables = tables

    # -- the table -------------------------------------------------------------------------

    def lines(self, view: View, names: Sequence[str]) -> Iterator[Text]:
        """The whole table: rivals in short, own forest, clearing, own hand, how things stand."""
        players = len(view.players)
        last = players - 1 if view.seat is None else view.seat
        for seat in [(last + i) % players for i in range(1, players + 1)]:
            player, own = view.players[seat], seat == view.seat
            yield self._player(player, names[seat], own)
            yield from self._forest(player) if own else self._forest_in_short(player)
            yield Text()
        yield self._clearing(view)
        if view.seat is not None:
            yield from self._hand(view.players[view.seat].hand)
        yield self._standing(view)

    def _player(self, player: Player, name: str, own: bool) -> Text:
        get = self.words.get
        points = "" if player.score is None else get("board-points", points=player.score)
        return heading(
            get(
                "board-player", name=name, own=own, hand=len(player.hand),
                cave=player.cave, cave_card=player.cave_card, points=points,
            )
        )  # fmt: skip

    def _forest(self, player: Player) -> Iterator[Text]:
        get = self.words.get
        if not player.hosts:
            yield Text(get("board-no-hosts"))
        empty = []
        for number, host in enumerate(player.hosts, 1):
            name = get("board-host", number=number, name=self._host(host))
            slots = [
                get("board-slot", slot=self.words.slot(key), cards=", ".join(cards))
                for key, cards in zip(self._slots(host), self._dwellers(host), strict=True)
                if cards
            ]
            if slots:
                yield Text(
                    get(
                        "board-host-slots",
                        host=name,
                        slots=self.words.joined("list-semicolon", slots),
                    )
                )
            else:
                empty.append(name)
        if empty:
            yield Text(get("board-empty-hosts", hosts=", ".join(empty)))

    def _forest_in_short(self, player: Player) -> Iterator[Text]:
        """All in one line: each host with what lives there."""
        get = self.words.get
        hosts = []
        for host in player.hosts:
            cards = [card for slot in self._dwellers(host) for card in slot]
            name = self._host(host)
            hosts.append(get("join-host", name=name, cards=", ".join(cards)) if cards else name)
        if not hosts:
            yield Text(get("board-no-hosts"))
        else:
            yield Text(get("join-forest", hosts=self.words.joined("list-semicolon", hosts)))

    def _host(self, host: Host) -> str:
        if host.face_down:
            return self.words.name(self.tables.game, FACE_DOWN[self.tables.game])
        return self.words.half(self.tables, 2 * host.card)

    def _slots(self, host: Host) -> tuple[str, ...]:
        t = self.tables
        return slot_names(t.face_down_kind if host.face_down else t.kind[host.card])

    def _dwellers(self, host: Host) -> list[list[str]]:
        """The names of what lies in each slot."""
        return [
            [self.words.half(self.tables, 2 * card + (slot & 1)) for card in cards]
            for slot, cards in enumerate(host.slots)
        ]

    def _clearing(self, view: View) -> Text:
        cards = [self.words.card(self.tables, card) for card in view.clearing]
        title = self.words.get("board-clearing", count=len(cards), limit=CLEARING_LIMIT)
        return heading(title).append(f" {', '.join(cards)}", "not bold")

    def _hand(self, hand: Sequence[int]) -> Iterator[Text]:
        t = self.tables
        yield heading(self.words.get("board-hand", count=len(hand)))
        for card in hand:
            halves = [
                self.words.get(
                    "board-half",
                    name=self.words.half(t, half),
                    cost=t.cost[t.species[half]],
                    symbol=self.words.symbol(t.game, t.symbols[t.symbol[half]]),
                )
                for half in (2 * card, 2 * card + 1)
                if t.species[half] >= 0
            ]
            yield Text(f"  {' / '.join(halves)}")

    def _standing(self, view: View) -> Text:
        standing = self.words.get(
            "board-standing",
            turn=view.turn,
            deck=view.deck,
            winters=view.winters,
            last=1 if view.solo else 3,
        )
        if not view.may_be_last:
            return Text(standing)
        return Text(f"{standing} ").append(self.words.get("board-danger"), "bold yellow")

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
        get = self.words.get
        table = Table(title=Text(name), title_justify="left", show_footer=True, box=SIMPLE)
        table.add_column(get("score-card"), footer=get("score-total"))
        table.add_column(get("score-where"))
        table.add_column(
            get("score-points"), justify="right", footer=self.words.number(sheet.total)
        )
        table.add_column(get("score-why"))
        for line in sheet.lines:
            card = self.words.name(self.tables.game, line.key)
            where, points = self._where(line, player.hosts), self.words.number(line.points)
            table.add_row(card, where, points, without_soft_hyphens(line.text or ""))
        console.print(table)

    def _where(self, line: SheetLine, hosts: Sequence[Host]) -> str:
        if not 0 <= line.host < len(hosts):
            return ""
        if line.slot < 0:
            return str(line.host + 1)
        return f"{line.host + 1} {self.words.slot(self._slots(hosts[line.host])[line.slot])}"

    def print_hint(self, console: Console, hint: Hint, alone: bool) -> None:
        """The coach's choices, the best first."""
        get = self.words.get
        table = Table(get("hint-choice"), get("hint-points" if alone else "hint-margin"))
        if not alone:
            table.add_column(get("hint-win"), justify="right")
        table.add_column(get("hint-why"))
        for line in hint.advice:
            chance = [] if line.win_chance is None else [self.words.percent(line.win_chance)]
            margin = "" if line.margin is None else self.words.number(line.margin, signed=not alone)
            choice = without_soft_hyphens(line.choice)
            why = without_soft_hyphens(self.words.joined("list-semicolon", line.reasons))
            table.add_row(Text(choice), margin, *chance, Text(sentence(why or "-")))
        console.print(table)
        console.print(get("hint-estimate", n=sum(line.playouts for line in hint.advice)))
