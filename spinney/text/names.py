"""Names of cards and what is printed on them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from spinney.cards.card_sets import box
from spinney.engine.cards import WINTER, Card, Half, Spot
from spinney.engine.position import Host, Position
from spinney.text.lexicon import Lexicon
from spinney.text.spans import CardSpan, Spans, SpeciesSpan, SymbolSpan, text_spans
from spinney.text.spans import plain as words_of

#: How many names of cards are remembered, in all languages.
_CARDS = 20_000


def species_id(game: str, key: str) -> str:
    """The message with a species' name and its forms."""
    return f"{game}-{key}"


def name(lex: Lexicon, game: str, key: str) -> str:
    """A species, or something else: a sapling, the winter, a line of a score sheet."""
    return lex.get(species_id(game, key) if key in lex.species(game) else f"name-{key}")


def is_printed(lex: Lexicon, game: str, key: str) -> bool:
    """Whether a species has this name on a card or in a rulebook of the language."""
    return not any(key in each.unprinted.get(lex.language, ()) for each in box(game).sets.values())


def species_spans(lex: Lexicon, game: str, key: str) -> Spans:
    return (SpeciesSpan(name(lex, game, key), key),)


def symbol_name(lex: Lexicon, game: str, symbol: str) -> str:
    return lex.get(f"{game}-symbol-{symbol}")


def symbol_spans(lex: Lexicon, game: str, symbol: str) -> Spans:
    return (SymbolSpan(symbol_name(lex, game, symbol), symbol),)


def plain(text: str) -> str:
    """A text as people type it when they search: no accents, capitals or invisible hyphens."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").replace("\u00ad", ""))
    return "".join(c for c in letters if not unicodedata.combining(c)).casefold()


# -- cards ---------------------------------------------------------------------------------


def half_name(lex: Lexicon, game: str, half: Half) -> str:
    """The species of a card half."""
    return name(lex, game, half.species)


@lru_cache(_CARDS)
def half_spans(lex: Lexicon, game: str, half: Half) -> Spans:
    return (CardSpan(half_name(lex, game, half), half.card, half.index),)


def card_name(lex: Lexicon, game: str, card: Card | None) -> str:
    """Both halves of a split card, or the host; a hidden card is just a card."""
    if card is None:
        return lex.get("card.some")
    if card.is_winter:
        return name(lex, game, WINTER)
    return words_of(_split(lex, [text_spans(half_name(lex, game, half)) for half in card.halves]))


@lru_cache(_CARDS)
def card_spans(lex: Lexicon, game: str, card: Card | None) -> Spans:
    text = card_name(lex, game, card)
    return text_spans(text) if card is None else (CardSpan(text, card.id),)


def card_with_symbols(lex: Lexicon, game: str, card: Card) -> Spans:
    """A card and the tree symbols of its halves."""
    symbols = [symbol_spans(lex, game, half.symbol) for half in card.halves]
    shown = card_spans(lex, game, card)
    return lex.spans("card-with-symbols", card=shown, symbols=_split(lex, symbols))


def _split(lex: Lexicon, halves: list[Spans]) -> Spans:
    if len(halves) == 1:
        return halves[0]
    return lex.spans("card-split", first=halves[0], second=halves[1])


# -- forests -------------------------------------------------------------------------------


def host_spans(lex: Lexicon, game: str, host: Host) -> Spans:
    """What a host at the table is; a card that lies face down is not named."""
    if host.half is None:
        return text_spans(name(lex, game, host.name))
    return half_spans(lex, game, host.half)


def numbered_host(lex: Lexicon, position: Position, host: Host) -> Spans:
    """A host with its number in its owner's forest."""
    shown = host_spans(lex, position.game, host)
    return lex.spans("host-numbered", host=shown, n=position.host_number(host.number))


def spot_spans(lex: Lexicon, position: Position, spot: Spot) -> Spans:
    """A slot with its host, or the host alone."""
    host = numbered_host(lex, position, position.host(spot.host))
    if spot.slot is None:
        return host
    return lex.spans("slot-at", host=host, slot=lex.get(f"slot-{spot.slot}"))
