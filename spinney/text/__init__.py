"""The game in words: cards, reasons, choices and events in the player's language.

All wording is in Fluent files, one per language; here phrases are put together.

>>> words().name("forest", "tawny_owl")
'Tawny Owl'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import index
from typing import SupportsIndex

from spinney.cards.card_sets import CardSet
from spinney.cards.vocabulary import Cave, Species, Tag
from spinney.engine import Card, Event, Half, Position, Prompt, ScoreLine
from spinney.messages import languages
from spinney.text import lexicon, names
from spinney.text.actions import Choosing, action_spans
from spinney.text.advice import Reason, advice_spans
from spinney.text.cards import CardText, card_text, cave_text
from spinney.text.challenges import challenge_text
from spinney.text.events import event_spans
from spinney.text.prompts import prompt_spans
from spinney.text.reasons import reason_spans
from spinney.text.spans import Spans, plain

__all__ = ["CardText", "Words", "words"]


def words(
    language: str = "en", soft_hyphens: bool = True, added: tuple[CardSet, ...] = ()
) -> Words:
    """The words of a language, cached; an unknown language raises :class:`ValueError`.

    Soft hyphens in long names are for displays that can break lines there. ``added`` are sets of
    one's own whose cards can be named too.
    """
    return _larger_words(language, soft_hyphens, added) if added else _words(language, soft_hyphens)


@cache
def _words(language: str, soft_hyphens: bool) -> Words:
    return Words(language, lexicon.bundle(language, soft_hyphens), soft_hyphens)


@lru_cache(maxsize=64)
def _larger_words(language: str, soft_hyphens: bool, added: tuple[CardSet, ...]) -> Words:
    return Words(language, lexicon.bundle(language, soft_hyphens, added), soft_hyphens, added)


class Words(lexicon.Lexicon):
    """Everything a player reads, in one language.

    >>> words("de").tag("forest", Tag("bat"))
    'Fledermaus'
    """

    @staticmethod
    def languages() -> tuple[str, ...]:
        """The codes of all available languages."""
        return languages()

    def adding(self, added: tuple[CardSet, ...]) -> Words:
        """These words, with the names in more sets."""
        more = tuple(dict.fromkeys((*self.added, *added)))
        return self if more == self.added else words(self.language, self.soft_hyphens, more)

    # -- names -----------------------------------------------------------------------------

    def name(self, game: str, key: str) -> str:
        """A species, a face-down card, the winter, or a line of a score sheet by its key."""
        return names.name(self, game, key)

    def name_is_printed(self, game: str, key: str) -> bool:
        """Whether a species' name is printed in this language, rather than our own translation.

        >>> words("es").name_is_printed("dartmoor", "curlew")
        False
        """
        return names.is_printed(self, game, key)

    def tag(self, game: str, tag: Tag) -> str:
        """A type of cards."""
        return self.get(f"tag-{tag}", game=game)

    def symbol(self, game: str, symbol: str) -> str:
        """A tree symbol."""
        return names.symbol_name(self, game, symbol)

    def set(self, name: str) -> str:
        """A set of cards."""
        return self.get(f"set-{name}")

    def slot(self, name: str) -> str:
        """A slot by its name in the forest notation."""
        return self.get(f"slot-{name}")

    def card(self, game: str, card: Card | None) -> str:
        """Both halves of a split card, or the host; an unknown card is "a card"."""
        return names.card_name(self, game, card)

    def half(self, game: str, half: Half) -> str:
        """The species of a card half."""
        return names.half_name(self, game, half)

    # -- cards and points ------------------------------------------------------------------

    def card_text(self, species: Species) -> CardText:
        """What a species' card says.

        >>> from spinney.cards.catalog import SPECIES
        >>> words().card_text(SPECIES["forest"]["wolf"]).points
        '5 points for each deer'
        """
        return card_text(self, species)

    def cave_text(self, cave: Cave) -> str:
        """What a cave does."""
        return cave_text(self, cave)

    def reason(self, game: str, line: ScoreLine) -> str:
        """Why a line of a score sheet has its points."""
        return plain(self.reason_spans(game, line))

    def reason_spans(self, game: str, line: ScoreLine) -> Spans:
        """The same with structure."""
        return reason_spans(self, game, line)

    # -- choices and events ----------------------------------------------------------------

    def prompt(self, position: Position, prompt: Prompt) -> str:
        """The question put to the player who chooses.

        >>> from spinney.engine import Game
        >>> game = Game.new("dartmoor", seed=7)
        >>> words().prompt(game, game.prompt)
        'Which cave do you take?'
        """
        return plain(self.prompt_spans(position, prompt))

    def prompt_spans(self, position: Position, prompt: Prompt) -> Spans:
        """The same with structure."""
        return prompt_spans(self, position, prompt)

    def action(self, position: Choosing, action: SupportsIndex) -> str:
        """What a legal action does now; cards with the same name are told apart by their symbols.

        >>> from spinney.engine import Game
        >>> game = Game.new("forest", seed=7)
        >>> words().action(game, game.legal()[0])
        'Draw from the deck'
        """
        return plain(self.action_spans(position, action))

    def action_spans(self, position: Choosing, action: SupportsIndex) -> Spans:
        """The same with structure.

        >>> from spinney.engine import Game
        >>> game = Game.new("forest", seed=7)
        >>> words().action_spans(game, game.find("play linden"))[1]
        CardSpan(text='Linden', card=5, half=0)
        """
        return action_spans(self, position, index(action))

    def event(
        self, position: Position, event: Event, names: Sequence[str], seat: int | None
    ) -> str:
        """A line of a seat's log, from its point of view and with only what it may know.

        Seat None is not a player and may see everything.
        """
        return plain(self.event_spans(position, event, names, seat))

    def event_spans(
        self, position: Position, event: Event, names: Sequence[str], seat: int | None
    ) -> Spans:
        """The same with structure."""
        return event_spans(self, position, event, names, seat)

    def advice(self, game: str, reason: Reason) -> str:
        """Why the coach advises a choice, as a phrase."""
        return plain(self.advice_spans(game, reason))

    def advice_spans(self, game: str, reason: Reason) -> Spans:
        """The same with structure."""
        return advice_spans(self, game, reason)

    # -- the solo mode ---------------------------------------------------------------------

    def challenge(self, key: str) -> str:
        """What a challenge asks for."""
        return challenge_text(self, key)

    def medal(self, key: str) -> str:
        """A medal of the solo mode."""
        return self.get(f"medal-{key}")
