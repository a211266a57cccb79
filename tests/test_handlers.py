"""One handler per kind of effect; new kinds can be added from outside the package."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from spinney.bots import NoClock, make_bot
from spinney.bots.planner import policy_for
from spinney.cards import marks as mk
from spinney.cards import vocabulary as v
from spinney.cards.card_sets import box
from spinney.cards.catalog import SPECIES
from spinney.engine import Options, Rng
from spinney.engine.core import handlers
from spinney.engine.core import tables as tb
from spinney.engine.core.handlers import PARTS
from spinney.engine.core.state import HAND_LIMIT, State
from spinney.engine.effects import (
    PRINTED,
    Boon,
    Handler,
    Mind,
    Plain,
    Say,
    Words,
    handler_of,
    register,
)
from spinney.lab.players import Player
from spinney.lab.simulate import SimulationPlan, simulate
from spinney.tables.welcome import welcome
from spinney.text import words
from spinney.text.marks import face
from tests.table import Table, table
from tests.test_observation import Eyes

# -- an effect that is not in the package --------------------------------------------------


@dataclass(frozen=True)
class Windfall(v.Effect):
    """Draw a card for each clearing card with the tag."""

    tag: v.Tag


def fallen(s: State, row: int) -> int:
    return sum(s.tables.card_tags[c] & s.tables.effect_a[row] != 0 for c in s.clearing)


class WindfallHandler(Plain[Windfall]):
    def flat(self, t: tb.Tables, effect: Windfall) -> tuple[int, int, int]:
        return t.mask((effect.tag,)), 0, 0

    def useful(self, g: State, row: int) -> bool:
        return fallen(g, row) > 0 and g.hand_size(g.player) < HAND_LIMIT

    def perform(self, g: State, row: int, cause: int) -> None:
        g.draw(g.player, fallen(g, row))

    def worth(self, mind: Mind, s: State, row: int) -> float:
        return mind.card * fallen(s, row)

    def boon(self, effect: Windfall) -> Boon:
        return Boon(to_hand=True, from_deck=10)

    def phrase(self, say: Say, effect: Windfall) -> Words:
        return (
            *say.plain("draw a card for each "),
            *say.noun(effect.tag).one,
            *say.plain(" in the clearing"),
        )

    def marks(self, game: str, effect: Windfall) -> mk.Marks:
        return (*mk.draw(1), mk.sign("per"), mk.act("clearing"), mk.tag(effect.tag))


register(Windfall, WindfallHandler())

KEY = "red_squirrel"  # free, and it does nothing else
FALLEN = ["peacock_butterfly", "gnat", "oak"]


def squirrel() -> v.Species:
    return SPECIES["forest"][KEY]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Gives the squirrel an effect, in tables of its own."""

    def planted(effect: v.Effect) -> None:
        table = cast(dict[str, v.Species], box("forest").species)
        monkeypatch.setitem(table, KEY, replace(squirrel(), effect=effect))
        tb._shipped_tables.cache_clear()

    yield planted
    tb._shipped_tables.cache_clear()


@pytest.fixture
def windfall(plant: Any) -> Table:
    """A table at which the squirrel may be laid, with two insects in the clearing."""
    plant(Windfall(v.Tag("insect")))
    return table(
        hand=[KEY],
        forest=[{"card": "sycamore"}],
        clearing=FALLEN,
        deck=["birch", "beech", "linden"],
    )


def squirrels() -> Table:
    deck = ["birch", "beech", "linden"]
    return table(hand=[KEY], forest=[{"card": "sycamore"}], clearing=FALLEN, deck=deck)


def lay(at: Table) -> None:
    at.play(KEY, at=(0, "top"))


def test_it_is_offered_and_performed(windfall: Table) -> None:
    lay(windfall)
    assert windfall.prompt.kind == "offer"
    assert windfall.prompt.effect == Windfall(v.Tag("insect"))
    windfall.use()
    assert windfall.hand() == ["beech", "birch"]


def test_it_is_not_offered_if_it_could_do_nothing(plant: Any) -> None:
    plant(Windfall(v.Tag("bat")))
    at = squirrels()
    lay(at)
    assert at.actor == 1


def test_a_printed_effect_can_contain_it(plant: Any) -> None:
    plant(v.Together(Windfall(v.Tag("insect")), v.ExtraTurn()))
    at = squirrels()
    lay(at)
    at.use()
    assert (at.hand(), at.actor, at.prompt.kind) == (["beech", "birch"], 0, "turn")
    text = words().card_text(squirrel()).effect
    assert text == "Draw a card for each insect in the clearing, then take another turn"


def test_the_planner_judges_it(windfall: Table) -> None:
    s = windfall.game.core
    valuation = policy_for(s).valuation
    valuation.appraise(s, 0)
    row = s.tables.effect[s.tables.index[KEY]]
    assert valuation.effect(s, row) == pytest.approx(2 * valuation.card)
    assert valuation.card > 0
    lay(windfall)
    choice = make_bot("planner").decide(windfall.game.view(0), Rng(1), NoClock())
    assert windfall.game.describe(choice) == "use"


def test_it_is_put_into_words_and_marks(windfall: Table) -> None:
    assert words().card_text(squirrel()).effect == "Draw a card for each insect in the clearing"
    text = (
        mk.number("+1"),
        mk.act("card"),
        mk.sign("per"),
        mk.act("clearing"),
        mk.tag(v.Tag("insect")),
    )
    assert face(squirrel()).effect == text
    lay(windfall)
    game = windfall.game
    assert (
        "draw a card for each insect in the clearing" in words().prompt(game, game.prompt).lower()
    )


def test_a_client_may_accept_it(windfall: Table) -> None:
    lay(windfall)
    view = windfall.game.view(0)
    assert [windfall.game.describe(action) for action in welcome(view, view.prompt)] == ["use"]


def test_it_changes_no_layout_of_observations(windfall: Table) -> None:
    """Networks know only the printed effects; any other is effect 0."""
    assert handler_of(Windfall(v.Tag("bat"))).op > 19
    lay(windfall)
    eyes = Eyes(windfall.game)
    assert eyes.part(eyes.features(windfall.game, 0), "effect") == [1, *[0] * 19]


@pytest.mark.parametrize("bot", ["random", "greedy", "planner"])
def test_whole_games_are_played_with_it(plant: Any, bot: str) -> None:
    plant(Windfall(v.Tag("insect")))
    plan = SimulationPlan(Options("forest"), 5, audit=True, players=(Player(bot),))
    result = simulate(plan, 4)
    assert (result.games, result.violations) == (4, 0)


# -- what is missing -----------------------------------------------------------------------


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_part_fails_at_once(part: str) -> None:
    parts = {name: getattr(WindfallHandler, name) for name in PARTS if name != part}
    incomplete: Any = type("Incomplete", (Handler,), parts)
    kind = type("Nap", (v.Effect,), {})
    with pytest.raises(TypeError, match=rf"Incomplete, the handler of Nap, lacks: \['{part}'\]"):
        register(kind, incomplete())
    assert kind not in handlers._handlers


def test_an_effect_has_one_handler() -> None:
    with pytest.raises(ValueError, match="Windfall already has a handler"):
        register(Windfall, WindfallHandler())


def test_an_effect_without_a_handler_is_named() -> None:
    kind = type("Nap", (v.Effect,), {})
    with pytest.raises(TypeError, match="the effect Nap has no handler"):
        handler_of(kind())


def test_the_engine_does_not_start_if_an_effect_has_no_handler() -> None:
    code = """
from spinney.cards import vocabulary
vocabulary.Nap = type("Nap", (vocabulary.Effect,), {})
import spinney.engine
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 1
    assert "the effect Nap has no handler" in ran.stderr


def test_the_numbers_of_printed_effects() -> None:
    """Networks have learned them."""
    numbers = {kind.__name__: handler.op for kind, handler in PRINTED.items()}
    assert numbers == {
        "Draw": 1, "DrawPer": 2, "ExtraTurn": 3, "FreePlay": 4, "PlayPaid": 6, "LaySaplings": 7,
        "LayMoor": 8, "TakeFromClearing": 9, "TakeAllFromClearing": 10, "CaveFromClearing": 11,
        "CaveAllFromClearing": 12, "CaveFromDeck": 13, "CaveFromDeckPer": 14, "CaveFromHand": 15,
        "EmptyClearing": 16, "DiscardToClearing": 17, "Together": 18, "InAnyOrder": 19,
    }  # fmt: skip
    any_number = v.FreePlay((v.Tag("bat"),), any_number=True)
    assert handler_of(any_number).number(any_number) == 5
