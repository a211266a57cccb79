"""Points that several cards score together: which cards, and each one's share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from spinney.cards.card_sets import Box
from spinney.cards.vocabulary import Sets
from spinney.engine import Host
from spinney.engine.sheet import SPECIES_SETS, ScoreLine


def shares(line: ScoreLine, inside: Box, forest: Iterable[Host]) -> dict[int, int]:
    """Each card's share of a line's points; a line for a single card has no shares.

    The points of a set, or of a species that scores once, are spread evenly over its cards; the
    remainder goes to the first ones.

    >>> from spinney.cards.card_sets import box
    >>> shares(ScoreLine("butterfly_sets", 3, 2, sizes=(2,)), box("forest"), ())
    {}
    """
    found: dict[int, int] = {}
    if line.card >= 0:
        return found
    copies: dict[str, int] = defaultdict(int)
    groups: dict[int, list[int]] = defaultdict(list)
    values: tuple[int, ...] = ()
    for card, species in _cards(forest):
        rule = inside.species[species].points
        if isinstance(rule, Sets) and SPECIES_SETS[rule.tag] == line.key:
            values = rule.values
            # A second copy of a species goes to the second set.
            groups[copies[species]].append(card)
            copies[species] += 1
        elif species == line.key:
            groups[0].append(card)
    for cards in groups.values():
        points = values[min(len(cards), len(values)) - 1] if values else line.points
        each, more = divmod(points, len(cards))
        found |= {card: each + (i < more) for i, card in enumerate(cards)}
    return found


def _cards(forest: Iterable[Host]) -> Iterator[tuple[int, str]]:
    for host in forest:
        if host.card is not None and host.species is not None:
            yield host.card.id, host.species
        for there in host.slots.values():
            for dweller in there:
                yield dweller.card.id, dweller.species
