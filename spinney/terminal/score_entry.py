"""Enter the forests of a real table, card by card, with the points at every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console

from spinney.cards.catalog import possible_symbols
from spinney.cards.phrases import Phrase
from spinney.cards.vocabulary import Place, Species
from spinney.engine.cards import FACE_DOWN
from spinney.engine.notation import NotationError
from spinney.engine.position import Forests
from spinney.terminal.asking import Asker, as_number, matches
from spinney.terminal.board import Board
from spinney.terminal.forest import forest_lines, laid_hosts
from spinney.terminal.score_draft import (
    HOST_CARD,
    MissingSymbol,
    Notation,
    ScoreDraft,
    missing_symbol,
    reason,
)
from spinney.text import Words
from spinney.text.lexicon import sentence
from spinney.text.names import plain


class ScoreEntry(Asker):
    """Fills a draft from typed lines."""

    def __init__(
        self, draft: ScoreDraft, words: Words, console: Console, ask: Callable[[str], str] = input
    ) -> None:
        super().__init__(words, console, ask)
        self.draft = draft

    def run(self) -> Forests:
        """Continue until the last player is done or the input ends; returns the forests so far."""
        self.say(self.words.get("entry-welcome", path=str(self.draft.path)))
        if not self.draft.path.exists():
            self.draft.save()
        self._show()
        try:
            while self._answer(self.line("entry-ask", name=self.draft.name, host=self._host())):
                pass
        except (EOFError, KeyboardInterrupt):
            self.say("")
        return self.draft.forests

    def _host(self) -> str:
        """The open host, for the prompt."""
        draft = self.draft
        if draft.host is None:
            return self.words.get("entry-new-host")
        name = self._name(draft.hosts[draft.host][HOST_CARD])
        return self.words.get("board-host", number=draft.host + 1, name=name)

    def _answer(self, line: str) -> bool:
        """Do what a line says; False if it ends the entry."""
        command, rest = self.typed.split(line)
        match command:
            case "leave":
                return False
            case "next":
                return self._next(rest)
            case "done":
                self.draft.host = None
            case "undo":
                self._undo()
            case "cave" | "cave_card":
                self._cave(command, rest)
            case "show":
                self._show()
            case "remove":
                self._remove(rest)
            case "save":
                self.draft.save()
                self.say(self.words.get("entry-saved", path=str(self.draft.path)))
            case "help":
                self.say(self.words.get("entry-help"))
            case _:
                self._other(line)
        return True

    def _other(self, line: str) -> None:
        """A number opens a host, an empty line closes it, a name lays a card."""
        number = as_number(line)
        if not line:
            self.draft.host = None
        elif number is None:
            self._card(line)
        elif 1 <= number <= len(self.draft.hosts):
            self.draft.host = number - 1
        else:
            self.say(self.words.get("entry-no-host", name=self.draft.name, n=number))

    def _next(self, part: str) -> bool:
        """Move to the next or the named player; False after the last."""
        names = {str(p): name for p, name in enumerate(self.draft.forests.names)}
        found = matches(names, part) if part else [str(self.draft.player + 1)]
        if not found:
            self.say(self.words.get("entry-no-player", name=part))
            return True
        player = found[0] if len(found) == 1 else self.choose({p: names[p] for p in found})
        if player is None:
            return True
        if player not in names:
            return False
        self.draft.player, self.draft.host = int(player), None
        self._show()
        return True

    # -- cards -----------------------------------------------------------------------------

    def _card(self, line: str) -> None:
        """Lay the card named by a line, perhaps with its slot and symbol."""
        line, slot = self._slot(line)
        part, at, leaf = (each.strip() for each in line.partition("@"))
        key = self._species(part)
        if key is None:
            return
        species = self.draft.forests.box.species.get(key)
        card = key
        if at and species is not None and species.place != Place.TREE:
            symbol = self._symbol(species, leaf)
            if symbol is None:
                return
            card = f"{key}@{symbol}"
        name = self.words.name(self.draft.game, key)
        if species is None or species.is_host:
            self._accept(self.draft.with_host(card), name, len(self.draft.hosts))
        else:
            try:
                data, slot = self.draft.with_dweller(card, species, slot)
            except NotationError as error:
                self._refuse(error)
            else:
                what = self.words.get("list-comma", first=name, second=self.words.slot(slot))
                self._accept(data, what, self.draft.host)

    def _slot(self, line: str) -> tuple[str, str | None]:
        """A line without the slot at its end, and that slot."""
        for slot in self.draft.slots:
            name = self.words.slot(slot)
            if plain(line).endswith(f" {plain(name)}"):
                return " ".join(line.split()[: -len(name.split())]), slot
        return line, None

    def _species(self, part: str) -> str | None:
        """The species or face-down card meant; those of the sets in play come first."""
        game = self.draft.game
        inside = self.draft.forests.box
        played = self.draft.data.get("sets") or inside.sets
        table = inside.species
        named = {key: self.words.name(game, key) for key in (*table, FACE_DOWN[game])}
        ours = {key: name for key, name in named.items() if _of_sets(table.get(key), played)}
        found = (matches(ours, part) or matches(named, part)) if part else []
        hosts = [key for key in found if key not in table or table[key].is_host]
        if not found:
            self.say(self.words.get("play-no-card", name=part))
            return None
        if self.draft.host is None and not hosts:
            self.say(self.words.get("entry-host-first", card=named[found[0]]))
            return None
        if self.draft.host is None:
            found = hosts
        return found[0] if len(found) == 1 else self.choose({key: named[key] for key in found})

    def _symbol(self, species: Species, part: str) -> str | None:
        """One of the symbols a species may show: as typed, or asked for."""
        found = matches(self._symbols(species), part) if part else []
        if len(found) == 1:
            return found[0]
        return self._ask_symbol(self._name(species.key), species)

    def _ask_symbol(self, card: str, species: Species) -> str | None:
        self.say(self.words.get("entry-symbol", card=card))
        return self.choose(self._symbols(species))

    def _symbols(self, species: Species) -> dict[str, str]:
        """The names of all symbols it may show."""
        return {
            each: self.words.symbol(species.game, each)
            for each in possible_symbols(species, self.draft.forests.box)
        }

    def _settle(self, data: Notation, missing: MissingSymbol) -> bool:
        """Ask for a symbol that affects points; False if unknown."""
        player = data["players"][self.draft.player]
        card = self._laid_at(player["hosts"], missing.host, missing.slot, missing.species.key)
        symbol = self._ask_symbol(card, missing.species)
        if symbol is None:
            return False
        missing.settle(player, symbol)
        return True

    # -- other entries ---------------------------------------------------------------------

    def _cave(self, entry: str, rest: str) -> None:
        number = as_number(rest)
        if number is None:
            command = self.words.get(f"command-{entry}")
            self.say(self.words.get("entry-number", command=command))
            return
        label = self.words.get(f"name-{entry}")
        what = self.words.get("list-comma", first=label, second=str(number))
        self._accept(self.draft.with_player(**{entry: number}), what, self.draft.host)

    def _remove(self, part: str) -> None:
        """Remove a host by number, or a card by name: at the open host, else anywhere."""
        number = as_number(part)
        if not part:
            self.say(self.words.get("entry-what"))
        elif number is None:
            self._remove_named(part)
        elif 1 <= number <= len(self.draft.hosts):
            self._remove_card(number - 1, HOST_CARD, 0)
        else:
            self.say(self.words.get("entry-no-host", name=self.draft.name, n=number))

    def _remove_named(self, part: str) -> None:
        hosts = self.draft.hosts
        laid = [
            (h, slot, i, card)
            for h, host in enumerate(hosts)
            for slot, cards in host.items()
            for i, card in enumerate([cards] if slot == HOST_CARD else cards)
        ]
        names = {str(n): self._name(card) for n, (*_, card) in enumerate(laid)}
        here = {n: name for n, name in names.items() if laid[int(n)][0] == self.draft.host}
        found = [laid[int(n)] for n in matches(here, part) or matches(names, part)]
        # Identical cards in one slot are one choice.
        places = {self._laid_at(hosts, h, slot, card): (h, slot, i) for h, slot, i, card in found}
        if not places:
            self.say(self.words.get("play-no-card", name=part))
            return
        place: str | None = next(iter(places))
        if len(places) > 1:
            place = self.choose({place: place for place in places})
        if place is not None:
            self._remove_card(*places[place])

    def _remove_card(self, h: int, slot: str, i: int) -> None:
        """Remove a dweller, or a host with its dwellers."""
        hosts = self.draft.hosts
        if slot == HOST_CARD:
            data, host = self.draft.without_host(h), None
            place = self._laid_at(hosts, h, slot, hosts[h][slot])
        else:
            data, host = self.draft.without_dweller(h, slot, i), self.draft.host
            place = self._laid_at(hosts, h, slot, hosts[h][slot][i])
        self._accept(data, self.words.get("entry-removed", card=place), host)

    def _laid_at(self, hosts: list[Notation], h: int, slot: str, card: str) -> str:
        """A card with its place."""
        host = self._name(hosts[h][HOST_CARD])
        numbered = self.words.get("host-numbered", host=host, n=h + 1)
        if slot == HOST_CARD:
            return numbered
        where = self.words.get("slot-at", host=numbered, slot=self.words.slot(slot))
        return self.words.get("card-at", card=self._name(card), where=where)

    def _undo(self) -> None:
        if not self.draft.undo():
            self.say(self.words.get("entry-no-undo"))
            return
        self.say(self.words.get("entry-undone", name=self.draft.name, points=self._points()))

    # -- accepting and telling -------------------------------------------------------------

    def _accept(self, data: Notation, what: str, host: int | None) -> None:
        """Accept a change and print its effect, or say why it is invalid."""
        before = _points_of(self.draft.forests)
        while True:
            try:
                self.draft.accept(data, host)
            except NotationError as error:
                missing = missing_symbol(self.draft.forests.box, error)
                if missing is None:
                    return self._refuse(error)
                if not self._settle(data, missing):
                    return None
            else:
                return self._tell(what, before)

    def _refuse(self, error: NotationError) -> None:
        why = self.words.phrase(self._in_words(reason(error)))
        self.say(self.words.get("entry-cannot", why=why))

    def _in_words(self, phrase: Phrase) -> Phrase:
        """A reason with names instead of the notation's keys."""
        ways: dict[str, Callable[[str], str]] = {
            "species": self._name,
            "others": self._name,
            "slots": self.words.slot,
            "slot": lambda slot: self.words.slot(slot.strip("'")),
            "goes": self._place,
        }
        args: dict[str, Any] = {
            name: ", ".join(ways[name](key) for key in str(value).split(", "))
            if name in ways
            else value
            for name, value in phrase.args.items()
        }
        return Phrase(phrase.key, phrase.english, **args)

    def _place(self, place: str) -> str:
        return self.words.get("cards-side") if place == Place.SIDE else self.words.slot(place)

    def _name(self, card: str) -> str:
        """The name of a card in the notation."""
        return self.words.name(self.draft.game, card.partition("@")[0])

    def _points(self) -> str:
        sheet = self.draft.forests.score_sheet(self.draft.player)
        return self.words.get("points", n=sheet.total)

    def _tell(self, what: str, before: list[dict[str, int]]) -> None:
        """Print what was done, the new total, and all changed points."""
        draft, words = self.draft, self.words
        after = _points_of(draft.forests)
        changes: dict[str, int] = {}
        for p, (old, new) in enumerate(zip(before, after, strict=True)):
            if p != draft.player:
                changes[draft.forests.names[p]] = sum(new.values()) - sum(old.values())
                continue
            whole = sum(new.values()) - sum(old.values())
            for key in old | new:
                changes[words.name(draft.game, key)] = new.get(key, 0) - old.get(key, 0)
        self.say(
            words.get(
                "entry-now",
                what=sentence(what),
                change=words.number(whole, signed=True),
                name=draft.name,
                points=self._points(),
            )
        )
        told = [
            words.get("entry-change", name=name, change=words.number(change, signed=True))
            for name, change in changes.items()
            if change
        ]
        if told:
            self.say(words.get("entry-changes", changes=", ".join(told)))

    def _show(self) -> None:
        """The forest being entered, with its points."""
        draft, words = self.draft, self.words
        player = draft.forests.players[draft.player]
        sheet = draft.forests.score_sheet(draft.player)
        board = Board(words, draft.game)
        self.say(board.player(draft.name, True, 0, player.cave, player.cave_card, sheet.total))
        for line in forest_lines(words, laid_hosts(words, draft.game, player.forest, sheet)):
            self.say(line)


def _of_sets(species: Species | None, played: Iterable[str]) -> bool:
    """Whether it belongs to one of these sets; a face-down card belongs to all."""
    return species is None or species.set in played


def _points_of(forests: Forests) -> list[dict[str, int]]:
    """Every player's points by species."""
    return [forests.score_sheet(p).by_species for p in range(len(forests.names))]
