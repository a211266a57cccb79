"""The table in plain lines, as one seat sees it: no boxes, so a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from spinney.engine import ScoreLine, View
from spinney.engine.notation import FACE_DOWN, slot_names
from spinney.engine.state import CLEARING_LIMIT, H_CARD, H_KIND, H_SPECIES
from spinney.engine.tables import CAVE, CAVE_CARD
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
        sheet = view.score_sheet(seat)
        points = {(line.host, line.slot, line.card): line for line in sheet.lines} if sheet else {}
        hosts = s.hosts_of(seat)
        if not hosts:
            yield Text(get("board-no-hosts"))
        empty = []
        for number, h in enumerate(hosts):
            name, slots = self.host(view, h, number, points)
            host = get("board-host", number=number + 1, name=name)
            if slots:
                yield Text(
                    get(
                        "board-host-slots",
                        host=host,
                        slots=self.words.joined("list-semicolon", slots),
                    )
                )
            else:
                empty.append(host)
        if empty:
            yield Text(get("board-empty-hosts", hosts=", ".join(empty)))

    def host(
        self, view: View, h: int, number: int, points: dict[tuple[int, int, int], ScoreLine]
    ) -> tuple[str, list[str]]:
        """A host's name and what lies in its slots."""
        s = view.state
        t = s.tables
        if s.host(h, H_SPECIES) < 0:
            name = self.words.name(t.game, FACE_DOWN[t.game])
        else:
            name = self.worth(
                self.words.half(t, 2 * s.host(h, H_CARD)),
                points.get((number, -1, s.host(h, H_CARD))),
            )
        slots = []
        for slot, key in enumerate(slot_names(s.host(h, H_KIND))):
            cards = [
                self.worth(self.words.half(t, 2 * c + (slot & 1)), points.get((number, slot, c)))
                for c in s.slot_cards(h, slot)
            ]
            if cards:
                slots.append(
                    self.words.get("board-slot", slot=self.words.slot(key), cards=", ".join(cards))
                )
        return name, slots

    def worth(self, name: str, line: ScoreLine | None) -> str:
        return (
            name if line is None else self.words.get("board-worth", name=name, points=line.points)
        )

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
