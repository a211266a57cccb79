"""Names of cards and what is printed on them."""

from __future__ import annotations

import unicodedata

from spinney.cards.catalog import SPECIES
from spinney.engine.core.state import H_CARD, H_KIND, H_OWNER, H_SPECIES, HOST, State
from spinney.engine.core.tables import Tables
from spinney.engine.notation import FACE_DOWN, slot_names
from spinney.text.lexicon import Lexicon


def species_id(game: str, key: str) -> str:
    """The message with a species' name and its forms."""
    return f"{game}-{key}"


def name(lex: Lexicon, game: str, key: str) -> str:
    """A species, or a thing that is none: a sapling, the winter, a line of a score sheet."""
    return lex.get(species_id(game, key) if key in SPECIES[game] else f"name-{key}")


def symbol_name(lex: Lexicon, game: str, symbol: str) -> str:
    return lex.get(f"{game}-symbol-{symbol}")


def plain(text: str) -> str:
    """A text as people type it when they search: no accents, capitals or invisible hyphens."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").replace("\u00ad", ""))
    return "".join(c for c in letters if not unicodedata.combining(c)).casefold()


# -- cards ---------------------------------------------------------------------------------


def half_name(lex: Lexicon, tables: Tables, half: int) -> str:
    """The species of a card half (2 * card + half)."""
    return name(lex, tables.game, tables.keys[tables.species[half]])


def card_name(lex: Lexicon, tables: Tables, card: int) -> str:
    """Both halves of a split card, or the host; a card nobody shows (-1) is just a card."""
    if card < 0:
        return lex.get("card.some")
    halves = tables.cards[card].halves
    if not halves:
        return name(lex, tables.game, "winter")
    return _split(lex, [name(lex, tables.game, half.species) for half in halves])


def card_with_symbols(lex: Lexicon, tables: Tables, card: int) -> str:
    """A card and the tree symbols of its halves."""
    symbols = [symbol_name(lex, tables.game, half.symbol) for half in tables.cards[card].halves]
    return lex.get(
        "card-with-symbols", card=card_name(lex, tables, card), symbols=_split(lex, symbols)
    )


def _split(lex: Lexicon, halves: list[str]) -> str:
    if len(halves) == 1:
        return halves[0]
    return lex.get("card-split", first=halves[0], second=halves[1])


# -- forests -------------------------------------------------------------------------------


def host_name(lex: Lexicon, state: State, host: int) -> str:
    """What a host at the table is."""
    species = state.host(host, H_SPECIES)
    game = state.tables.game
    return name(lex, game, FACE_DOWN[game] if species < 0 else state.tables.keys[species])


def host_number(state: State, host: int) -> int:
    """A host's number in its owner's forest, from 1."""
    owner = state.host(host, H_OWNER)
    return state.hosts_of(owner).index(host) + 1


def slot_name(lex: Lexicon, state: State, at: int) -> str:
    """The slot at ``host * 4 + slot``, with its host."""
    host, slot = at >> 2, at & 3
    return lex.get(
        "slot-at",
        host=numbered_host(lex, state, host),
        slot=lex.get(f"slot-{slot_names(state.host(host, H_KIND))[slot]}"),
    )


def numbered_host(lex: Lexicon, state: State, host: int) -> str:
    return lex.get("host-numbered", host=host_name(lex, state, host), n=host_number(state, host))


def is_host(state: State, card: int, at: int) -> bool:
    """Is the card at ``host * 4 + slot`` the host itself?"""
    return state.hosts[(at >> 2) * HOST + H_CARD] == card


def laid_name(lex: Lexicon, state: State, card: int, at: int) -> str:
    """What a card in a forest is there: a host, perhaps face down, or the half that shows."""
    if is_host(state, card, at):
        return host_name(lex, state, at >> 2)
    return half_name(lex, state.tables, 2 * card + (at & 1))
