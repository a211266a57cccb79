"""The card reference: a page per set, a section per species, all from the card tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape

from pictures import badge, leaf_drawing, plate, species_drawing, store, tag_drawing, use
from rulings import on_species

from spinney.cards.card_sets import box
from spinney.cards.catalog import SETS, SPECIES, SYMBOLS, WINTERS, shipped_deck
from spinney.cards.vocabulary import DARTMOOR, GAMES, Place, Species
from spinney.terminal.gallery import UNATTESTED, marked
from spinney.text import Words, words

ENGLISH = words("en", soft_hyphens=False)
OTHERS = [words(language, soft_hyphens=False) for language in ("de", "es", "fr", "it")]

#: The parts of a card's text, in reading order, and their labels.
PARTS = {
    "placement": "Where",
    "effect": "Effect",
    "permanent": "Permanent effect",
    "bonus": "Bonus",
    "points": "Points",
}
PLACES = {
    Place.TREE: ("Trees", "a tree"),
    Place.SHRUB: ("Shrubs", "a shrub"),
    Place.MOOR: ("Moors", "a moor"),
    Place.TOP: ("Above a host", "above"),
    Place.BOTTOM: ("Below a host", "below"),
    Place.SIDE: ("At the side of a host", "left or right"),
}

GUESSED = (
    f"A question mark ({UNATTESTED}) means unconfirmed. Which halves share a Dartmoor card, and "
    "which tree symbol each one shows, is not fully public, and some effects are known only from "
    "scoring apps. The rest is a reconstruction that fits every known fact."
)


def pages() -> dict[str, str]:
    """All pages of the reference, by path."""
    sets = {f"cards/{name}.md": set_page(game, name) for game in GAMES for name in SETS[game]}
    return {"cards/index.md": index_page()} | sets


def index_page() -> str:
    """All species by their names, in five languages."""
    lines = [
        "# The cards\n",
        "Every species of both games, from the same tables the engine plays by. Look one up by its "
        "name in any of the five languages, or type the name into the search above.\n",
        "| set | species | cards | |",
        "|---|--:|--:|---|",
    ]
    for game in GAMES:
        for name in SETS[game]:
            species = [s for s in SPECIES[game].values() if s.set == name]
            lines.append(
                f"| [{ENGLISH.set(name)}]({name}.md) | {len(species)} "
                f"| {box(game).sets[name].size} | {box(game).sets[name].about} |"
            )
    for game in GAMES:
        lines += ["", f"## {_title(game)} by name", "", _names_table(game)]
    return "\n".join(lines) + "\n"


def _title(game: str) -> str:
    return "Dartmoor" if game == DARTMOOR else "The forest game"


def _names_table(game: str) -> str:
    rows = ["| English | German | Spanish | French | Italian |", "|---|---|---|---|---|"]
    named = sorted(SPECIES[game].values(), key=lambda s: _name(ENGLISH, s))
    for s in named:
        others = " | ".join(_name(language, s) for language in OTHERS)
        rows.append(f"| [{_name(ENGLISH, s)}]({s.set}.md#{s.key}) | {others} |")
    return "\n".join(rows)


def set_page(game: str, name: str) -> str:
    """One set, its species grouped by where they go."""
    chosen = [s for s in SPECIES[game].values() if s.set == name]
    cards = [f"{len(chosen)} species on {box(game).sets[name].size} cards"]
    if name == SETS[game][0]:
        cards.append(f"{WINTERS} winters among them")
    lines = [
        f"# {ENGLISH.set(name)}",
        "",
        f"{box(game).sets[name].about} {', '.join(cards)}.",
        "",
        store(_drawings(game, chosen)),
        "",
    ]
    if game == DARTMOOR:
        lines += [GUESSED, ""]
    for place, (title, _) in PLACES.items():
        there = [s for s in chosen if s.place == place]
        if there:
            lines += [f"## {title}", ""]
            lines += [section(s) for s in there]
    if game == DARTMOOR:
        lines += ["## Caves", "", *_caves()]
    return "\n".join(lines) + "\n"


def _drawings(game: str, chosen: Iterable[Species]) -> Iterator[str]:
    yield from map(leaf_drawing, SYMBOLS[game])
    for species in chosen:
        yield species_drawing(species)
        yield from map(tag_drawing, species.tags)


def section(species: Species) -> str:
    """One species: its picture and everything known about it."""
    rows = "".join(f"<dt>{term}</dt><dd>{text}</dd>" for term, text in _facts(species))
    symbol = leaves(species)[0][0][0]
    return (
        f"### {_name(ENGLISH, species)} {{ #{species.key} }}\n\n"
        f'<div class="species">{plate(species, symbol)}<dl>{rows}</dl></div>\n'
    )


def _facts(species: Species) -> Iterator[tuple[str, str]]:
    yield "Goes", PLACES[species.place][1]
    yield "Cost", _cards(species.cost)
    tags = ", ".join(
        f"{use(tag_drawing(tag))} {ENGLISH.tag(species.game, tag)}" for tag in species.tags
    )
    yield "Types", marked(tags, "tags" in species.unattested)
    said = ENGLISH.card_text(species)
    for part, term in PARTS.items():
        text = getattr(said, part)
        if text:
            yield term, marked(escape(text, quote=False), part in species.unattested)
    if said.points is None:
        yield "Points", "none by itself"
    yield "Copies", _leaves_text(species)
    partners = ", ".join(_partners(species))
    if partners:
        yield "Shares a card with", partners
    yield (
        "In other languages",
        " · ".join(f'<span lang="{w.language}">{_name(w, species)}</span>' for w in OTHERS),
    )
    found = on_species(species)
    if found:
        yield "Rulings", ", ".join(ruling.link for ruling in found)


def _cards(number: int) -> str:
    if number == 0:
        return "free"
    return "1 card" if number == 1 else f"{number} cards"


def leaves(species: Species) -> list[tuple[tuple[str, bool], int]]:
    """The leaves its copies show, whether each is attested, and how many; most common first."""
    shown = Counter(
        (half.symbol, half.symbol_attested)
        for card in shipped_deck(species.game).cards
        for half in card.halves
        if half.species == species.key
    )
    return shown.most_common()


def _leaves_text(species: Species) -> str:
    """How many copies there are, and what they show."""
    shown = leaves(species)
    if len(shown) == 1:
        ((symbol, attested), n) = shown[0]
        text = f"{n}, {badge(symbol)} {ENGLISH.symbol(species.game, symbol)}"
        return marked(text, not attested)
    return f"{species.copies}: " + ", ".join(
        marked(
            f"{badge(symbol)} {f'{n} × ' if n > 1 else ''}{ENGLISH.symbol(species.game, symbol)}",
            not attested,
        )
        for (symbol, attested), n in shown
    )


def _partners(species: Species) -> Iterator[str]:
    """The species on the other half of its cards, linked."""
    shared = Counter(
        (other.species, card.pairing_attested)
        for card in shipped_deck(species.game).cards
        for i, half in enumerate(card.halves)
        for j, other in enumerate(card.halves)
        if i != j and half.species == species.key
    )
    for (key, attested), _ in sorted(shared.items()):
        other = SPECIES[species.game][key]
        link = f'<a href="{other.set}.html#{key}">{_name(ENGLISH, other)}</a>'
        yield marked(link, not attested)


def _caves() -> Iterator[str]:
    yield "Everyone has one; they are drafted before the game."
    yield ""
    for cave in box(DARTMOOR).caves:
        yield f"{cave.number}. {marked(ENGLISH.cave_text(cave), not cave.attested)}"


def _name(language: Words, species: Species) -> str:
    return language.name(species.game, species.key)
