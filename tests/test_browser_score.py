"""The browser's score core counts as the engine does, and its tables are the engine's.

``SPINNEY_FORESTS=30000 pytest tests/test_browser_score.py`` compares more tables.
"""

from __future__ import annotations

import copy
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from spinney.bots import NoClock, make_bot
from spinney.cards.card_sets import box
from spinney.cards.catalog import SETS, SPECIES, SYMBOLS, printed_symbols
from spinney.cards.vocabulary import (
    BIRD,
    DARTMOOR,
    FOREST,
    GAMES,
    MOOR,
    NOTHING,
    Doubles,
    OpensSlot,
    Place,
    Sets,
    Species,
    Stacks,
    Symbol,
)
from spinney.engine import Game, Rng, ScoreLine
from spinney.engine.cards import FACE_DOWN, MOOR_SLOTS, WOODY_SLOTS
from spinney.engine.notation import NotationError, read_forests, write_forests
from spinney.engine.playout import play_out
from spinney.engine.position import Forests
from spinney.messages import languages
from spinney.text import words
from tests.browser import WEB, answers

ROOT = Path(__file__).parent.parent

MAKE = ROOT / "tools" / "score_tables.py"

BATCH = 1000
BATCHES = max(1, int(os.environ.get("SPINNEY_FORESTS", 2 * BATCH)) // BATCH)

Notation = dict[str, Any]
Answer = dict[str, Any]


# -- the generated files -------------------------------------------------------------------


def test_the_generated_files_are_up_to_date(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, MAKE, "--into", tmp_path], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.*"))
    assert len(made) == 2 + len(languages())  # the tables, the pictures
    for file in made:
        same = (WEB / "src/score" / file).read_text("utf-8") == (tmp_path / file).read_text("utf-8")
        assert same, f"{file}: run 'python {MAKE.relative_to(ROOT)}' and commit what it writes"


# -- random tables -------------------------------------------------------------------------

NAMES = ("Ana", "Bea", "Cleo", "Dan", "Zoë")


class RandomTable:
    """Possible forests, with enough cards of a kind for the rules to matter."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.game = rng.choice(GAMES)
        sets = [SETS[self.game][0], *(s for s in SETS[self.game][1:] if rng.random() < 0.6)]
        species = [s for s in SPECIES[self.game].values() if s.set in sets]
        if rng.random() < 0.7:  # a theme
            some = set(rng.sample(species, rng.randint(8, len(species) // 2)))
            species = [s for s in species if s in some or s.is_host]
        self.left = Counter({s.key: s.copies for s in species})
        self.species = species
        self.said = rng.choice((1.0, 1.0, 0.5))  # how often a symbol is given
        self.filled = rng.uniform(0.2, 1)
        self.notation = self._table(sets)

    def _table(self, sets: list[str]) -> Notation:
        rng = self.rng
        number = rng.choice((1, 1, 2, 3, 4, 5))
        table: Notation = {"game": self.game, "sets": sets}
        if rng.random() < 0.2:
            del table["sets"]
        table["players"] = [self._player(p, number) for p in range(number)]
        if self.game == DARTMOOR:
            for player, cave in zip(table["players"], rng.sample(range(1, 6), number), strict=True):
                if rng.random() < 0.7:
                    player["cave_card"] = cave
            if number == 1 and rng.random() < 0.4:
                table["solo"] = True
        if rng.random() < 0.3:
            what = rng.sample(("linden", "tree", "moor"), rng.randint(0, 3))
            table["rivals"] = {key: rng.randint(0, 8) for key in what}
        if rng.random() < 0.1:
            table["title"] = "Sunday"
        return table

    def _player(self, p: int, players: int) -> Notation:
        rng = self.rng
        hosts = [self._host() for _ in range(rng.randint(0, 20 // players + 3))]
        return {"name": NAMES[p], "cave": rng.choice((0, rng.randint(1, 12))), "hosts": hosts}

    def _host(self) -> Notation:
        rng = self.rng
        species = self._draw([s for s in self.species if s.is_host])
        if species is None or rng.random() < 0.12:
            host: Notation = {"card": FACE_DOWN[self.game]}
            place = Place.MOOR if self.game == DARTMOOR else Place.TREE
        else:
            host = {"card": self._card(species)}
            place = species.place
        slots: dict[str, list[Species]] = {}
        names = MOOR_SLOTS if place == Place.MOOR else WOODY_SLOTS
        for name in sorted(names, reverse=True):  # bottom first: those cards may open top slots
            if rng.random() < self.filled:
                slots[name] = self._slot(name, place, slots)
        shuffled = rng.sample(sorted(slots), len(slots))
        for name in shuffled:
            host[name] = [self._card(s) for s in rng.sample(slots[name], len(slots[name]))]
        return host

    def _slot(self, name: str, host: Place, slots: dict[str, list[Species]]) -> list[Species]:
        on_moor = host == Place.MOOR
        fit = [s for s in self.species if s.place.value == side(name) and s.needs != BIRD]
        first = self._draw([s for s in fit if on_moor or s.needs != MOOR])
        if first is None:
            return []
        cards = [first]
        while self.rng.random() < 0.6:
            more = self._draw(self._guests(name, on_moor, cards, slots))
            if more is None:
                break
            cards.append(more)
        return cards

    def _guests(
        self, name: str, on_moor: bool, cards: list[Species], slots: dict[str, list[Species]]
    ) -> list[Species]:
        """The species that may share the slot with these cards."""
        last = cards[-1]
        here = [s for others in slots.values() for s in others] + cards
        openers = [s.permanent for s in here if isinstance(s.permanent, OpensSlot)]
        if isinstance(last.permanent, Stacks):
            limit = last.permanent.limit
            return [last] if not limit or len(cards) < limit else []
        if name.startswith("top"):
            shared = sum(len(others) > 1 for key, others in slots.items() if key.startswith("top"))
            guests = [s for s in self.species if isinstance(s.points, Sets)]
            if last in guests and len([o for o in openers if o.place == Place.TOP]) > shared:
                return guests
            cuckoo = [s for s in self.species if s.needs == BIRD]
            return cuckoo if BIRD in last.tags and not on_moor and len(cards) == 1 else []
        if any(o.place == Place.SIDE for o in openers) and name in ("left", "right"):
            return [s for s in self.species if s.key == "dartmoor_black_rabbit"]
        return []

    def _draw(self, among: list[Species]) -> Species | None:
        there = [s for s in among if self.left[s.key]]
        if not there:
            return None
        species = self.rng.choice(there)
        self.left[species.key] -= 1
        return species

    def _card(self, species: Species) -> str:
        if species.place == Place.TREE and self.rng.random() < 0.9:
            return species.key
        own = getattr(species.points, "count", None) == Symbol()
        if self.rng.random() < self.said or own:
            return f"{species.key}@{self.rng.choice(possible(species))}"
        return species.key


def side(slot: str) -> str:
    """The place of the species that fit such a slot: top, bottom or side."""
    return "side" if slot in ("left", "right") else slot.rstrip("12")


def possible(species: Species) -> list[str]:
    """The symbols a card of the species may show."""
    if species.place == Place.TREE or species.game == FOREST:
        return sorted(printed_symbols(species.game)[species.key])
    return list(SYMBOLS[DARTMOOR])


def played(rng: random.Random) -> Notation:
    """The forests of a finished game, played by bots or at random."""
    game, players = rng.choice(GAMES), rng.randint(2, 5)
    sets = rng.choice((SETS[game][:1], SETS[game]))
    g = Game.new(game, players=players, seed=rng.getrandbits(32), sets=sets)
    if rng.random() < 0.9:
        play_out(g, Rng(rng.getrandbits(32)))
    bot, chance, clock = make_bot("planner"), Rng(1), NoClock()
    while not g.over:
        g.push(bot.decide(g.view(g.actor), chance, clock))
    return write_forests(g, NAMES[:players])


# -- changes that may make a table impossible ----------------------------------------------

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    6,
    1.5,
    1000,
    "",
    "oak",
    "A\nna",
    [],
    ["oak"],
    [3],
    {},
    {"card": "oak"},
)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every entry of a JSON value: its container and its key there."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def slots_of(table: Notation) -> list[tuple[Notation, str]]:
    hosts = [host for player in table["players"] for host in player["hosts"]]
    return [(host, slot) for host in hosts for slot in host if slot != "card"]


def changed(rng: random.Random, table: Notation) -> Notation:
    table = copy.deepcopy(table)
    hosts = [(player, i) for player in table["players"] for i in range(len(player["hosts"]))]
    slots = [(host, slot) for host, slot in slots_of(table) if host[slot]]
    player = rng.choice(table["players"])
    species = rng.choice([*SPECIES[table["game"]].values()])
    what = rng.randrange(12)
    if what < 7 and not slots:
        return table
    host, slot = rng.choice(slots) if slots else ({}, "")
    fit = [s.key for s in SPECIES[table["game"]].values() if s.place.value == side(slot)]
    if what < 2:  # one more card
        host[slot].append(rng.choice([*fit, species.key]))
    elif what == 2:  # the cards in another slot
        host[rng.choice((*WOODY_SLOTS, *MOOR_SLOTS, "side"))] = host.pop(slot)
    elif what == 3:  # a different symbol
        key = host[slot][0].partition("@")[0]
        symbol = rng.choice(SYMBOLS[table["game"]])
        host[slot][0] = key + rng.choice(("", "@", "@elm", f"@{symbol}"))
    elif what == 4:  # a different card in its place
        others = (species.key, "dodo", "sapling", host["card"], "gnat@oak")
        host[slot][-1] = rng.choice((*others, *rng.sample(fit, 4)))
    elif what == 5:  # a different host
        host["card"] = rng.choice((species.key, *FACE_DOWN.values(), "elderberry", "tor"))
    elif what == 6:  # symbols left out
        for a, b in slots:
            a[b] = [card.partition("@")[0] for card in a[b]]
    elif what == 7 and hosts:  # a host and its cards several times
        owner, i = rng.choice(hosts)
        player["hosts"] += [copy.deepcopy(owner["hosts"][i]) for _ in range(rng.randint(1, 9))]
    elif what == 8:
        player["cave"] = rng.choice((60, 120, 160, 175, 229, 230, 231, 999, 1000, -1))
    elif what == 9:
        player["cave_card"] = rng.choice(
            (0, 1, 2, len(box(DARTMOOR).caves), len(box(DARTMOOR).caves) + 1, None)
        )
    elif what == 10:
        table["solo"] = rng.choice((True, True, False, None))
    else:
        inside, key = rng.choice([*places(table)])
        inside[key] = copy.deepcopy(rng.choice(JUNK))
    return table


def random_tables(seed: int) -> list[Notation]:
    rng = random.Random(seed)
    tables: list[Notation] = []
    while len(tables) < BATCH:
        table = played(rng) if rng.random() < 0.1 else RandomTable(rng).notation
        tables.append(changed(rng, table) if rng.random() < 0.45 else table)
    return tables


# -- the browser's answers -----------------------------------------------------------------


def ask(questions: list[Notation]) -> list[Answer]:
    """The answers of the browser's core, all from one process."""
    return answers("score.mjs", questions)


@lru_cache(maxsize=1)
def answered(seed: int) -> list[tuple[Notation, Answer]]:
    """Random tables and the browser core's answers to them."""
    tables = random_tables(seed)
    return [*zip(tables, ask([{"forests": table} for table in tables]), strict=True)]


def line_of(line: ScoreLine) -> Answer:
    """A line in the browser's form."""
    names = ("key", "points", "count", "host", "slot", "symbol", "doubled")
    return {name: getattr(line, name) for name in names} | {"sizes": list(line.sizes)}


def where(message: str) -> tuple[int, int, str] | None:
    """The player, host and slot named in an error message of the engine."""
    named = re.match(r"(\w+), host (\d+)(?: \(\w+\))?(?:, |: unknown slot ')?(\w+)?['|:]", message)
    if not named or named[1] not in NAMES:
        return None
    return NAMES.index(named[1]), int(named[2]) - 1, named[3] or ""


def reasons(game: str, line: ScoreLine) -> dict[str, str]:
    return {language: words(language).reason(game, line) for language in languages()}


def compare_reasons(lines: list[tuple[str, ScoreLine]]) -> None:
    answers = ask([{"game": game, "line": line_of(line)} for game, line in lines])
    for (game, line), answer in zip(lines, answers, strict=True):
        assert answer["reasons"] == reasons(game, line), line


# -- the comparison ------------------------------------------------------------------------


def test_the_random_tables_have_everything() -> None:
    """Every species scores in a possible forest, and every kind of problem occurs."""
    kinds = {problem["kind"] for _, answer in answered(0) for problem in answer["problems"]}
    source = (WEB / "src/score/check.ts").read_text("utf-8")
    assert set(re.findall(r'problem\("([\w-]+)"', source)) - kinds == set()
    scored = {
        (table["game"], line["key"])
        for table, answer in answered(0)
        if not answer["problems"]
        for sheet in answer["sheets"]
        for line in sheet["lines"]
        if line["points"]
    }
    for game in GAMES:
        for key, species in SPECIES[game].items():
            if species.points != NOTHING and not isinstance(species.points, Sets):
                assert (game, key) in scored, key


@pytest.mark.parametrize("seed", range(BATCHES))
def test_the_browser_scores_as_the_engine_does(seed: int) -> None:
    said: dict[tuple[str, ScoreLine], None] = {}
    legal = located = 0
    for table, answer in answered(seed):
        forests = read(table)
        if isinstance(forests, str):
            located += compare_verdict(forests, answer, table)
            continue
        legal += 1
        assert answer["problems"] == [], json.dumps(table)
        for p, sheet in enumerate(answer["sheets"]):
            expected = forests.score_sheet(p)
            lines = [{k: v for k, v in line.items() if k != "at"} for line in sheet["lines"]]
            assert lines == [line_of(line) for line in expected.lines], json.dumps(table)
            assert sheet["total"] == expected.total
            for line in expected.lines:
                said[table["game"], replace(line, host=-1, slot=-1, card=-1)] = None
        assert rewrite(read_forests(answer["link"]["forests"])) == rewrite(forests)
    assert BATCH * 0.5 < legal < BATCH * 0.9
    assert located > BATCH * 0.1
    compare_reasons([*said])


def read(table: Notation) -> Forests | str:
    """The forests as the engine reads them, or its error message."""
    try:
        return read_forests(table)
    except NotationError as error:
        return str(error)


def rewrite(forests: Forests) -> Notation:
    """The forests as notation again; players with an empty name get a default name."""
    names = [name or f"Player {p + 1}" for p, name in enumerate(forests.names)]
    return write_forests(forests, tuple(names))


def compare_verdict(error: str, answer: Answer, table: Notation) -> bool:
    """Check that the browser objects too and, for a misplaced card, names the same place."""
    found = [(p["player"], p["host"], p["slot"]) for p in answer["problems"]]
    assert found, f"{error}: {json.dumps(table)}"
    at = where(error)
    if not at or "sheets" not in answer:
        return False
    assert at in found, f"{error}: {json.dumps(table)}"
    return True


def test_the_reasons_of_every_rule() -> None:
    lines = []
    for game in GAMES:
        doubling = [s.permanent for s in SPECIES[game].values() if isinstance(s.permanent, Doubles)]
        for key, species in SPECIES[game].items():
            if isinstance(species.points, Sets):
                continue
            own = getattr(species.points, "count", None) == Symbol()
            doubled = any(d.tag in species.tags for d in doubling)
            for count in (0, 1, 2, 3, 5, 8, 21):
                for points in (0, getattr(species.points, "points", 7)):
                    for symbol in SYMBOLS[game] if own else ("",):
                        lines.append((game, ScoreLine(key, points, count, symbol=symbol)))
                    if doubled:
                        lines.append((game, ScoreLine(key, 2 * points, count, doubled=True)))
    for sizes in ((1,), (2, 1), (5, 3, 2, 1)):
        lines.append((FOREST, ScoreLine("butterfly_sets", 1, sum(sizes), sizes=sizes)))
        lines.append((DARTMOOR, ScoreLine("dragonfly_sets", 1, sum(sizes), sizes=sizes)))
    lines += [(DARTMOOR, ScoreLine("cave_card", 5, 4)), (FOREST, ScoreLine("cave", 1, 1))]
    compare_reasons(lines)
