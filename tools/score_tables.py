"""Write the score pad's data: web/src/score/tables.json and web/src/score/locales/.

The tables have everything a score depends on, but no effects or costs; the locales have those
messages of spinney/text/locales that name cards and give the reasons for points. Run it after a
change to either: python tools/score_tables.py.
"""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import fields
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource

from spinney.cards import vocabulary as v
from spinney.cards.card_sets import box, picture
from spinney.cards.catalog import (
    SETS,
    SPECIES,
    SYMBOLS,
    WINTERS,
    possible_symbols,
)
from spinney.cards.vocabulary import DARTMOOR
from spinney.engine.cards import FACE_DOWN, MOOR_SLOTS, WOODY_SLOTS
from spinney.engine.notation import MAX_CARD_COUNT, MAX_PLAYERS
from spinney.engine.rivals import WHAT
from spinney.engine.sheet import SPECIES_SETS
from spinney.engine.solo import SOLO_MOST
from spinney.messages import languages
from spinney.text.lexicon import texts

SCORE = Path(__file__).parent.parent / "web" / "src" / "score"

HEADER = "# Written by tools/score_tables.py from spinney/text/locales; change those, not this.\n\n"

#: The messages for names and reasons.
WORDING = re.compile(
    r"counted|list-(comma|and)|card|this-.+|cave-number"
    r"|(count|forest|dartmoor|kinds|name|reason|set|slot|tag)-.+"
)


def tables() -> dict[str, object]:
    """Everything a score depends on, for both games."""
    return {
        "slots": {"woody": WOODY_SLOTS, "moor": MOOR_SLOTS},
        "max_players": MAX_PLAYERS,
        "most_cards": MAX_CARD_COUNT,
        "rivals": WHAT,
        "games": {game: game_table(game) for game in v.GAMES},
    }


def game_table(game: str) -> dict[str, object]:
    species = SPECIES[game].values()
    return {
        "sets": {name: box(game).sets[name].size for name in SETS[game]},
        "winters": WINTERS,
        "symbols": SYMBOLS[game],
        "face_down": {
            "key": FACE_DOWN[game],
            "place": v.Place.MOOR if game == v.DARTMOOR else v.Place.TREE,
        },
        "caves": [cave.points for cave in box(DARTMOOR).caves] if game == v.DARTMOOR else [],
        "solo": {key: least for key, least in SOLO_MOST.items() if key in SPECIES[game]},
        "set_lines": {
            tag: key
            for tag, key in SPECIES_SETS.items()
            if any(isinstance(s.points, v.Sets) and s.points.tag == tag for s in species)
        },
        "set_marks": box(game).marks,
        "species": [species_row(s) for s in species],
    }


def species_row(species: v.Species) -> dict[str, object]:
    """One species, without empty fields."""
    row: dict[str, object] = {
        "key": species.key,
        "set": species.set,
        "place": species.place,
        "copies": species.copies,
        "tags": species.tags,
        "symbols": possible_symbols(species),
        "points": value(species.points),
    }
    if not isinstance(species.permanent, v.DrawWhenPlayed | None):
        row["permanent"] = value(species.permanent)
    if species.needs:
        row["needs"] = species.needs
    if species.counts_as:
        row["counts_as"] = species.counts_as
    return row


def value(rule: object) -> object:
    """A rule of the vocabulary: its kind and its fields; a tag means cards with that tag."""
    if isinstance(rule, v.On):
        return {"kind": "on", "tag" if isinstance(rule.host, v.Tag) else "species": rule.host}
    if rule is None or isinstance(rule, str | int | tuple):
        return rule
    kind = re.sub(r"(?<=.)(?=[A-Z])", "_", type(rule).__name__).lower()
    parts = {f.name: value(getattr(rule, f.name)) for f in fields(rule)}  # type: ignore[arg-type]
    return {"kind": kind} | parts


def pictures() -> dict[str, object]:
    """The drawing of every species, each tree's symbol, all symbols and types, the base sets."""
    species = [s for table in SPECIES.values() for s in table.values()]
    return {
        "species": {s.key: picture(s) for s in species},
        "leaves": {s.key: s.symbol for s in species if s.place == v.Place.TREE},
        "symbols": [symbol for game in v.GAMES for symbol in SYMBOLS[game]],
        "bases": [box(game).base.key for game in v.GAMES],
        "tags": list(dict.fromkeys(tag for game in v.GAMES for tag in box(game).tags)),
    }


def tables_text() -> str:
    """The tables as JSON, one species per line."""
    text = json.dumps(tables(), ensure_ascii=False)
    return re.sub(r'(?<=[\[,]) ?(?=\{"key": "\w+", "set")', "\n", text) + "\n"


def wording(language: str) -> str:
    """A language's names and reasons."""
    bodies = [FluentParser().parse(text).body for text in texts(language)]
    found = [m for body in bodies for m in body if isinstance(m, Message)]
    messages = [m for m in found if WORDING.fullmatch(m.id.name)]
    for message in messages:
        message.comment = None
    return HEADER + FluentSerializer().serialize(Resource(list(messages)))


def write(folder: Path) -> None:
    """Write all files into this folder."""
    (folder / "locales").mkdir(parents=True, exist_ok=True)
    (folder / "tables.json").write_text(tables_text(), "utf-8")
    (folder / "pictures.json").write_text(json.dumps(pictures(), indent=1) + "\n", "utf-8")
    for language in languages():
        (folder / "locales" / f"{language}.ftl").write_text(wording(language), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=SCORE, help="another folder")
    write(parser.parse_args().into.resolve())
