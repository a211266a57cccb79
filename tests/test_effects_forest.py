"""Effects, bonuses and permanent effects of the forest game, species by species (RULES 4, 7)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar
from unittest.mock import patch

import pytest

from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import TREE, DrawWhenPlayed, Tag
from spinney.engine.core import actions as act
from tests.table import Table, table

Part = tuple[str, str]  # species; "effect", "bonus" or "permanent"
T = TypeVar("T")

FOREST = SPECIES["forest"]
TREE_OF = {"larch": "european_larch", "pine": "stone_pine"}
HOST = ({"card": "sycamore"},)
HOSTS = ({"card": "sycamore"}, {"card": "sycamore"}, {"card": "sycamore"})
DECK = ["horse_chestnut", "douglas_fir", "silver_fir", "oak", "birch", "beech"]


# -- playing a card --------------------------------------------------------------------------


def payment(card: str, earned: bool) -> list[str]:
    """Trees that pay for a card: all with its symbol, or all but one."""
    species, _, symbol = card.partition("@")
    cost = FOREST[species].cost
    tree = TREE_OF.get(symbol, symbol) or species
    if earned or cost == 0:
        return [tree] * cost
    others = [tree] * (cost - 1)
    return [*others, "oak"] if tree == "linden" else ["linden", *others]


def play(
    card: str,
    *,
    earned: bool = False,
    at: tuple[int, str] | None = None,
    hand: Iterable[str] = (),
    forest: Iterable[dict[str, Any]] = HOST,
    **setting: Any,
) -> Table:
    """Player 0 has just paid for a card and laid it; ``hand`` is the rest of the hand."""
    pay = payment(card, earned)
    t = table(hand=[card, *pay, *hand], forest=list(forest), **setting)
    t.play(card, at)
    settle(t)
    for event in t.events:  # cards without a choice were paid automatically
        if event.kind == "paid":
            pay.remove(event.card.name)
    t.pay(*pay)
    return t


def settle(t: Table) -> None:
    """Choose any slot, if asked."""
    if t.prompt.kind == "slot":
        t.do(t.game.legal()[0])


def asked(t: Table) -> Part | None:
    """The part of a card that asks for a choice."""
    if t.game.over or t.asking is None:
        return None
    if t.prompt.kind == "permanent":
        return t.asking, "permanent"
    return t.asking, "bonus" if t.bonus else "effect"


def decline(t: Table) -> None:
    if "skip" in t.choices():
        t.decline()
    else:
        t.done()


def reach(t: Table, part: Part) -> bool:
    """Decline everything until this part asks; False if it never does in this turn."""
    while t.prompt.kind != "turn":
        if asked(t) == part:
            return True
        decline(t)
    return False


def finish(t: Table, accept: Part | None = None) -> list[Part | None]:
    """Decline everything (except one part) until the next turn; the Mole's cards in any order.

    Returns the parts that asked.
    """
    parts = []
    while t.prompt.kind != "turn":
        if t.prompt.kind == "resolve":
            t.do(t.game.legal()[0])
            continue
        parts.append(asked(t))
        if asked(t) == accept:
            t.use()
        else:
            decline(t)
    return parts


def lives(t: Table, player: int = 0) -> list[str]:
    """Every species lying face up in a forest."""
    names: list[str] = []
    for host in t.forest(player):
        for value in host.values():
            names += [value] if isinstance(value, str) else value
    return sorted(names)


def snapshot(t: Table) -> tuple[Any, ...]:
    return t.hand(), t.clearing(), t.forest(), t.cave()


def draw_two(t: Table) -> None:
    """Action A; with an empty clearing the second draw is automatic."""
    assert t.prompt.kind == "turn"
    t.draw()
    if t.prompt.kind == "second_draw":
        t.draw()


def mole(*hand: str, **setting: Any) -> Table:
    """A Mole was just played below host 0: it asks which cards to commit."""
    setting = {"forest": [*HOSTS, {"card": "sycamore"}], "at": (0, "bottom"), **setting}
    t = play("mole@oak", hand=hand, **setting)
    assert asked(t) == ("mole", "effect")
    return t


def end_commit(t: Table) -> None:
    """Commit no more cards; with an empty hand this is automatic."""
    if not t.game.over and t.prompt.kind == "mole":
        t.done()


# -- every part of every card, in a scene where it asks ---------------------------------------


@dataclass(frozen=True)
class Scene:
    """A card to play, and what is needed for a part of it (or of a card in the forest) to ask."""

    card: str
    hand: tuple[str, ...] = ()
    forest: tuple[dict[str, Any], ...] = HOST
    clearing: tuple[str, ...] = ()
    at: tuple[int, str] | None = None


def under(dweller: str) -> tuple[dict[str, Any], ...]:
    """A free host, and one with this card below it."""
    return ({"card": "sycamore"}, {"card": "sycamore", "bottom": [dweller]})


def beside(dweller: str) -> tuple[dict[str, Any], ...]:
    """A free host, and one with this card to its left."""
    return ({"card": "sycamore"}, {"card": "sycamore", "left": [dweller]})


LYNX = "lynx@beech"  # right, with a bee
BIRD = "goshawk@douglas_fir"  # top, with a moss
MOSS = "moss@linden"
BAT = "greater_horseshoe_bat@beech"  # left, with a dormouse
RIGHT_BAT = "bechsteins_bat@birch"  # with a marten
BUTTERFLY = "large_tortoiseshell@beech"  # with a mole
TOAD = "common_toad@oak"  # with a woodpecker
DEER = "roe_deer@horse_chestnut"  # right, with a boar
MARMOT = "alpine_marmot@beech"  # left, with a chamois

SCENES: dict[Part, Scene] = {
    # base
    ("oak", "bonus"): Scene("oak"),
    ("silver_fir", "bonus"): Scene("silver_fir", hand=(LYNX, BIRD)),
    ("birch", "effect"): Scene("birch"),
    ("beech", "effect"): Scene("beech"),
    ("douglas_fir", "bonus"): Scene("douglas_fir"),
    ("eurasian_jay", "effect"): Scene("eurasian_jay@birch"),
    ("great_spotted_woodpecker", "effect"): Scene("great_spotted_woodpecker@linden"),
    ("tawny_owl", "effect"): Scene("tawny_owl@beech"),
    ("tawny_owl", "bonus"): Scene("tawny_owl@beech"),
    ("chanterelle", "permanent"): Scene("linden", forest=under("chanterelle")),
    ("fire_salamander", "bonus"): Scene("fire_salamander@linden", hand=(LYNX, BIRD)),
    ("fly_agaric", "permanent"): Scene(LYNX, forest=under("fly_agaric"), at=(0, "right")),
    ("hedgehog", "bonus"): Scene("hedgehog@oak"),
    ("mole", "effect"): Scene("mole@oak", hand=("birch",)),
    ("parasol_mushroom", "permanent"): Scene(MOSS, forest=under("parasol_mushroom")),
    ("penny_bun", "permanent"): Scene(BIRD, forest=under("penny_bun"), at=(0, "top")),
    ("pond_turtle", "effect"): Scene("pond_turtle@birch"),
    ("stag_beetle", "bonus"): Scene("stag_beetle@birch", hand=(LYNX, BIRD)),
    ("tree_ferns", "effect"): Scene("tree_ferns@linden"),
    ("beech_marten", "effect"): Scene("beech_marten@beech"),
    ("brown_bear", "effect"): Scene("brown_bear@linden"),
    ("brown_bear", "bonus"): Scene("brown_bear@linden"),
    ("european_badger", "bonus"): Scene("european_badger@horse_chestnut", hand=(LYNX, BIRD)),
    ("fallow_deer", "bonus"): Scene("fallow_deer@birch"),
    ("gnat", "effect"): Scene("gnat@oak", hand=(BAT, BIRD)),
    ("raccoon", "effect"): Scene("raccoon@silver_fir", hand=("birch",)),
    ("red_deer", "bonus"): Scene("red_deer@linden", hand=(DEER, "wild_boar@oak")),
    ("red_fox", "effect"): Scene("red_fox@beech", forest=beside("european_hare"), at=(0, "left")),
    ("roe_deer", "bonus"): Scene(DEER),
    ("wolf", "effect"): Scene("wolf@sycamore", forest=beside("red_deer"), at=(0, "left")),
    ("wolf", "bonus"): Scene("wolf@sycamore"),
    # alpine
    ("european_larch", "bonus"): Scene("european_larch", hand=(MARMOT, BIRD)),
    ("stone_pine", "effect"): Scene("stone_pine"),
    ("stone_pine", "bonus"): Scene("stone_pine"),
    ("bearded_vulture", "effect"): Scene("bearded_vulture@larch"),
    ("common_raven", "effect"): Scene("common_raven@larch"),
    ("black_trumpet", "permanent"): Scene(MARMOT, forest=under("black_trumpet"), at=(0, "left")),
    ("edelweiss", "effect"): Scene("edelweiss@pine"),
    ("edelweiss", "bonus"): Scene("edelweiss@pine"),
    ("blueberry", "effect"): Scene(
        "blueberry@pine", hand=(TOAD, LYNX), forest=HOSTS, at=(0, "bottom")
    ),
    ("alpine_newt", "bonus"): Scene("alpine_newt@silver_fir", hand=(MARMOT, BIRD)),
    ("gentian", "effect"): Scene("gentian@beech", hand=(BUTTERFLY, LYNX)),
    ("capercaillie", "effect"): Scene("capercaillie@douglas_fir", hand=(MOSS, LYNX)),
    ("steinbock", "effect"): Scene("steinbock@larch"),
    # edge
    ("elderberry", "bonus"): Scene("elderberry@oak", hand=(MOSS, LYNX)),
    ("elderberry", "permanent"): Scene(MOSS, forest=({"card": "elderberry"},)),
    ("common_hazel", "bonus"): Scene("common_hazel@oak", hand=(BAT, BIRD)),
    ("common_hazel", "permanent"): Scene(BAT, forest=({"card": "common_hazel"},)),
    ("blackthorn", "bonus"): Scene("blackthorn@birch", hand=(BUTTERFLY, LYNX)),
    ("blackthorn", "permanent"): Scene(BUTTERFLY, forest=({"card": "blackthorn"},)),
    ("eurasian_magpie", "effect"): Scene("eurasian_magpie@beech"),
    ("eurasian_magpie", "bonus"): Scene("eurasian_magpie@beech", clearing=("oak", "linden")),
    ("nightingale", "bonus"): Scene("nightingale@beech"),
    ("barn_owl", "effect"): Scene("barn_owl@birch", forest=beside(BAT), at=(0, "top")),
    ("great_green_bush_cricket", "effect"): Scene(
        "great_green_bush_cricket@oak", hand=(BIRD, LYNX)
    ),
    ("water_vole", "effect"): Scene("water_vole@beech", hand=("birch",)),
    ("water_vole", "bonus"): Scene("water_vole@beech"),
    ("wild_boar_female", "effect"): Scene("wild_boar_female@silver_fir"),
    ("wild_boar_female", "bonus"): Scene(
        "wild_boar_female@silver_fir", hand=("squeaker@sycamore", "wild_boar@oak")
    ),
    ("bee_swarm", "effect"): Scene("bee_swarm@sycamore"),
    ("european_bison", "effect"): Scene("european_bison@oak"),
    ("european_wildcat", "effect"): Scene("european_wildcat@oak"),
    ("crane_fly", "effect"): Scene("crane_fly@birch", hand=(RIGHT_BAT, BIRD)),
    ("crane_fly", "bonus"): Scene("crane_fly@birch", clearing=(BAT,)),
    ("european_polecat", "bonus"): Scene("european_polecat@sycamore"),
}


def begin(part: Part, *, earned: bool | None = None, **changes: Any) -> Table:
    """The scene of a part, its card just played."""
    scene = SCENES[part]
    setting: dict[str, Any] = {
        "hand": scene.hand,
        "forest": scene.forest,
        "clearing": scene.clearing,
        "deck": DECK,
        "at": scene.at,
        "earned": part[1] == "bonus" if earned is None else earned,
    }
    return play(scene.card, **setting | changes)


def scene(part: Part, **changes: Any) -> Table:
    """The scene of a part at the moment it asks."""
    t = begin(part, **changes)
    assert reach(t, part), f"{part} does not ask"
    return t


# -- which parts the tests accept -------------------------------------------------------------

ACCEPTED: set[Part] = set()


@contextmanager
def accepting(parts: Iterable[Part]) -> Iterator[None]:
    """Each of these parts must have asked, and been accepted, before the end."""
    seen: set[Part | None] = set()
    do = Table.do

    def watched(t: Table, action: int) -> None:
        if t.prompt.kind not in ("slot", "turn") and action not in (act.SKIP, act.DONE):
            seen.add(asked(t))
        do(t, action)

    with patch.object(Table, "do", watched):
        yield
    assert set(parts) <= seen


def accepts(*parts: Part) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """The test accepts these parts."""
    ACCEPTED.update(parts)

    def decorate(test: Callable[[], None]) -> Callable[[], None]:
        @functools.wraps(test)
        def run() -> None:
            with accepting(parts):
                test()

        return run

    return decorate


def accepts_each(cases: Mapping[Part, T]) -> Callable[[Callable[[Part, T], None]], Any]:
    """The test runs once for each of these parts, and accepts it."""
    ACCEPTED.update(cases)

    def decorate(test: Callable[[Part, T], None]) -> Any:
        @functools.wraps(test)
        def run(part: Part, expected: T) -> None:
            with accepting([part]):
                test(part, expected)

        names = ["-".join(part) for part in cases]
        return pytest.mark.parametrize(("part", "expected"), cases.items(), ids=names)(run)

    return decorate


def each(parts: Iterable[Part]) -> pytest.MarkDecorator:
    parts = list(parts)
    return pytest.mark.parametrize("part", parts, ids=["-".join(part) for part in parts])


def printed_parts() -> set[Part]:
    parts = set()
    for key, species in FOREST.items():
        if species.effect is not None:
            parts.add((key, "effect"))
        if species.bonus is not None:
            parts.add((key, "bonus"))
        if isinstance(species.permanent, DrawWhenPlayed):
            parts.add((key, "permanent"))
    return parts


def test_every_printed_part_is_declined_and_accepted_by_some_test() -> None:
    assert set(SCENES) == printed_parts()
    assert printed_parts() == ACCEPTED


# -- rules for all of them --------------------------------------------------------------------


@each(SCENES)
def test_everything_on_a_card_is_optional(part: Part) -> None:
    t = scene(part)
    before = snapshot(t)
    finish(t)
    assert snapshot(t) == before
    assert t.actor == 1


@each(part for part in SCENES if part[1] == "bonus")
def test_one_card_of_another_symbol_loses_the_bonus(part: Part) -> None:
    assert not reach(begin(part, earned=False), part)


@each(part for part in SCENES if part[1] == "effect")
def test_an_effect_comes_whatever_was_paid(part: Part) -> None:
    assert reach(begin(part, earned=True), part)


@pytest.mark.parametrize("symbol", ["beech", "oak"])
def test_a_split_card_pays_with_either_symbol(symbol: str) -> None:
    hand = [f"hedgehog@{symbol}", "bechsteins_bat@beech"]  # beech / oak
    t = table(hand=hand, forest=list(HOST))
    t.play(hand[0])
    assert asked(t) == ("hedgehog", "bonus")


def test_the_half_played_says_which_symbol_earns_the_bonus() -> None:
    t = table(hand=["fallow_deer@birch", "horse_chestnut", "horse_chestnut"], forest=list(HOST))
    t.play("fallow_deer")  # the badger on its other half shows a horse chestnut
    assert t.actor == 1


@pytest.mark.parametrize("card", ["birch", "stone_pine", "beech_marten"])
def test_a_sapling_has_no_effect(card: str) -> None:
    t = table(hand=[card, "oak"])
    t.sapling(card)
    assert t.actor == 1
    assert t.hand() == ["oak"]
    assert t.forest() == [{"card": "sapling"}]


@pytest.mark.parametrize("shrub", ["elderberry@oak", "common_hazel@oak", "blackthorn@birch"])
def test_a_shrub_reveals_no_card(shrub: str) -> None:
    assert play(shrub).clearing() == sorted(payment(shrub, False))


def test_effect_comes_before_bonus() -> None:
    assert finish(begin(("tawny_owl", "bonus"))) == [
        ("tawny_owl", "effect"),
        ("tawny_owl", "bonus"),
    ]


# -- drawing ------------------------------------------------------------------------------------

DRAWS: dict[Part, int] = {
    ("birch", "effect"): 1,
    ("beech", "effect"): 1,
    ("great_spotted_woodpecker", "effect"): 1,
    ("tawny_owl", "effect"): 1,
    ("tawny_owl", "bonus"): 2,
    ("hedgehog", "bonus"): 1,
    ("pond_turtle", "effect"): 1,
    ("tree_ferns", "effect"): 1,
    ("beech_marten", "effect"): 1,
    ("fallow_deer", "bonus"): 2,
    ("roe_deer", "bonus"): 1,
    ("red_fox", "effect"): 1,
    ("wolf", "effect"): 1,
    ("stone_pine", "effect"): 1,
    ("stone_pine", "bonus"): 1,
    ("common_raven", "effect"): 1,
    ("edelweiss", "effect"): 1,
    ("edelweiss", "bonus"): 1,
    ("chanterelle", "permanent"): 1,
    ("fly_agaric", "permanent"): 1,
    ("parasol_mushroom", "permanent"): 1,
    ("penny_bun", "permanent"): 1,
    ("black_trumpet", "permanent"): 1,
    ("elderberry", "permanent"): 1,
    ("common_hazel", "permanent"): 1,
    ("blackthorn", "permanent"): 1,
}


@accepts_each(DRAWS)
def test_draw_from_the_top_of_the_deck(part: Part, expected: int) -> None:
    t = scene(part, clearing=["lynx"])
    hand, clearing = t.hand(), t.clearing()
    revealed = TREE in FOREST[SCENES[part].card.partition("@")[0]].tags
    t.use()
    assert t.hand() == sorted(hand + DECK[revealed : revealed + expected])
    assert t.clearing() == clearing


HERD = (
    {"card": "horse_chestnut"},
    {"card": "horse_chestnut", "left": ["red_deer"], "right": ["red_deer"]},
    {"card": "horse_chestnut", "left": ["fallow_deer"], "right": ["roe_deer"]},
    {"card": "horse_chestnut", "left": ["roe_deer"], "right": ["wild_boar"]},
)


def test_wolf_draws_one_per_deer_itself_and_boars_not_counted() -> None:
    t = play("wolf@sycamore", at=(0, "left"), forest=HERD, deck=DECK)
    t.use()
    assert t.hand() == sorted(DECK[:5])


def test_wolf_counts_only_the_own_forest() -> None:
    t = play("wolf@sycamore", rival_forest=list(HERD))
    assert t.actor == 1


def test_red_fox_draws_one_per_hare_mountain_hares_too() -> None:
    hares: dict[str, Any] = {
        "card": "sycamore",
        "left": ["european_hare", "european_hare"],
        "right": ["mountain_hare"],
    }
    t = play("red_fox@beech", at=(0, "left"), forest=[*HOST, hares], deck=DECK)
    t.use()
    assert t.hand() == sorted(DECK[:3])


def test_red_fox_without_a_hare_is_not_asked() -> None:
    assert play("red_fox@beech", forest=HERD, at=(0, "left")).actor == 1


def test_draws_stop_at_ten_cards() -> None:
    t = play("wolf@sycamore", at=(0, "left"), forest=HERD, hand=["linden"] * 6, deck=DECK)
    t.use()
    assert t.hand() == sorted(["linden"] * 6 + DECK[:4])
    assert t.actor == 1


def test_a_draw_of_two_stops_at_ten_cards() -> None:
    t = play(
        "tawny_owl@beech", earned=True, at=(0, "top"), forest=under("penny_bun"), hand=["oak"] * 7
    )
    t.use()  # Penny Bun
    t.use()  # effect
    assert asked(t) == ("tawny_owl", "bonus")
    t.use()
    assert len(t.hand()) == 10


@pytest.mark.parametrize("card", ["birch", "sapling"])
def test_with_ten_cards_a_draw_is_not_offered(card: str) -> None:
    forest = [{"card": "sycamore", "bottom": [s]} for s in ("chanterelle", "chanterelle")]
    t = table(hand=["birch", *["oak"] * 7, "linden", "linden"], forest=forest)
    t.play("birch") if card == "birch" else t.sapling("birch")
    t.use()
    assert len(t.hand()) == 10
    assert t.actor == 1


# -- extra turns --------------------------------------------------------------------------------

EXTRA_TURNS: dict[Part, None] = {
    ("oak", "bonus"): None,
    ("douglas_fir", "bonus"): None,
    ("eurasian_jay", "effect"): None,
    ("wolf", "bonus"): None,
    ("steinbock", "effect"): None,
    ("nightingale", "bonus"): None,
    ("barn_owl", "effect"): None,
    ("water_vole", "bonus"): None,
    ("european_bison", "effect"): None,
    ("european_polecat", "bonus"): None,
}


@accepts_each(EXTRA_TURNS)
def test_extra_turn(part: Part, expected: None) -> None:
    t = scene(part)
    t.use()
    finish(t)
    assert (t.actor, t.prompt.kind) == (0, "turn")
    draw_two(t)
    assert t.actor == 1


def test_an_extra_turn_comes_after_the_clearing_check() -> None:
    t = play("oak", earned=True, clearing=["linden"] * 7)
    assert len(t.clearing()) == 10
    t.use()
    assert t.actor == 0
    assert t.clearing() == []


def test_extra_turns_add_up_each_after_a_clearing_check() -> None:
    hand = ["eurasian_jay@sycamore", "eurasian_jay@horse_chestnut", "birch", "birch"]
    t = mole(*hand, clearing=["linden"] * 6)
    t.play("eurasian_jay@horse_chestnut", (0, "top"), ["birch"])
    t.play("eurasian_jay@sycamore", (1, "top"))
    end_commit(t)
    t.do(t.game.legal()[0])
    t.use()
    t.use()
    assert (t.actor, t.prompt.kind, t.clearing()) == (0, "turn", [])
    for _ in range(2):
        assert t.actor == 0
        draw_two(t)
    assert t.actor == 1


def test_an_extra_turn_gained_in_an_extra_turn() -> None:
    t = table(hand=["oak"] * 6)
    for _ in range(2):
        t.play("oak", pay=["oak", "oak"])
        t.use()
        assert t.actor == 0


@pytest.mark.parametrize("bat_in", ["no forest", "rival's forest"])
def test_barn_owl_needs_a_bat_in_the_own_forest(bat_in: str) -> None:
    rival = beside(BAT) if bat_in == "rival's forest" else ()
    assert play("barn_owl@birch", rival_forest=list(rival)).actor == 1


# -- free plays ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Free:
    """What may be laid, what is laid, and where."""

    offered: tuple[str, ...]
    card: str
    at: tuple[int, str] = (0, "right")


FREE_PLAYS: dict[Part, Free] = {
    ("silver_fir", "bonus"): Free(("lynx",), LYNX, (1, "right")),
    ("fire_salamander", "bonus"): Free(("lynx",), LYNX),
    ("european_badger", "bonus"): Free(("lynx",), LYNX),
    ("stag_beetle", "bonus"): Free(("goshawk",), BIRD),
    ("red_deer", "bonus"): Free(("roe_deer",), DEER),
    ("european_larch", "bonus"): Free(("alpine_marmot", "chamois"), MARMOT, (1, "left")),
    ("elderberry", "bonus"): Free(("moss",), MOSS, (1, "bottom")),
    ("common_hazel", "bonus"): Free(("greater_horseshoe_bat",), BAT, (1, "left")),
    ("blackthorn", "bonus"): Free(("large_tortoiseshell",), BUTTERFLY, (1, "top")),
    ("wild_boar_female", "bonus"): Free(("squeaker",), "squeaker@sycamore"),
    ("blueberry", "effect"): Free(("common_toad",), TOAD, (1, "bottom")),
    ("gentian", "effect"): Free(("large_tortoiseshell",), BUTTERFLY),
    ("capercaillie", "effect"): Free(("moss",), MOSS),
    ("great_green_bush_cricket", "effect"): Free(("goshawk",), BIRD),
}


@accepts_each(FREE_PLAYS)
def test_free_play_of_a_half_that_shows_the_type(part: Part, expected: Free) -> None:
    t = scene(part)
    hand, clearing, forest = t.hand(), t.clearing(), lives(t)
    assert t.choices() == sorted([*(f"play {s}" for s in expected.offered), "skip"])
    t.play(expected.card, expected.at)
    finish(t)
    assert lives(t) == sorted([*forest, expected.card.partition("@")[0]])
    assert len(t.hand()) == len(hand) - 1
    assert t.clearing() == clearing
    assert t.actor == 1


@each([*FREE_PLAYS, ("alpine_newt", "bonus"), ("gnat", "effect"), ("crane_fly", "effect")])
def test_free_play_lapses_without_such_a_card(part: Part) -> None:
    assert not reach(begin(part, hand=["birch"]), part)


@pytest.mark.parametrize(
    ("species", "part", "slot", "filler"),
    [
        ("fire_salamander", "bonus", "right", "wild_boar@oak"),
        ("european_badger", "bonus", "right", "wild_boar@oak"),
        ("stag_beetle", "bonus", "top", "bullfinch"),
        ("red_deer", "bonus", "right", "european_bison"),
        ("wild_boar_female", "bonus", "right", "european_bison"),
        ("gentian", "effect", "top", "bullfinch"),
        ("capercaillie", "effect", "bottom", "blackberries"),
        ("great_green_bush_cricket", "effect", "top", "bullfinch"),
        ("gnat", "effect", "left", "wild_boar@birch"),
        ("crane_fly", "effect", "right", "wild_boar@oak"),
    ],
)
def test_free_play_lapses_without_a_slot(species: str, part: str, slot: str, filler: str) -> None:
    forest = [{"card": "sycamore", slot: [filler]}]
    assert not reach(begin((species, part), forest=forest, at=None), (species, part))


def test_blueberry_itself_takes_the_last_bottom_slot() -> None:
    part = ("blueberry", "effect")
    assert not reach(begin(part, forest=HOST), part)


def test_free_play_may_use_a_card_drawn_by_a_permanent_effect() -> None:
    t = play(
        "european_badger@horse_chestnut",
        earned=True,
        at=(0, "left"),
        forest=under("fly_agaric"),
        deck=[LYNX],
    )
    t.use()
    assert asked(t) == ("european_badger", "bonus")
    t.play(LYNX, (0, "right"))
    assert "lynx" in lives(t)


@pytest.mark.parametrize(
    ("part", "card", "host"),
    [
        (
            ("fire_salamander", "bonus"),
            "european_hare@oak",
            {"left": ["european_hare"], "right": ["wild_boar"]},
        ),
        (("blueberry", "effect"), TOAD, {"bottom": ["common_toad"]}),
        (
            ("gentian", "effect"),
            "map_butterfly@oak",
            {"top": ["peacock_butterfly"], "bottom": ["stinging_nettle"]},
        ),
    ],
    ids=str,
)
def test_free_play_may_share_a_slot(part: Part, card: str, host: dict[str, list[str]]) -> None:
    forest = [
        {"card": "sycamore", "left": ["wild_boar"], "right": ["wild_boar"], "top": ["bullfinch"]}
    ]
    t = scene(part, hand=[card], forest=[*forest, {"card": "sycamore", **host}], at=(0, "bottom"))
    t.play(card)
    slot = next(iter(host))
    assert len(t.forest()[1][slot]) == 2
    assert t.actor == 1


@pytest.mark.parametrize("squeaker", ["squeaker@sycamore", "squeaker_edge@silver_fir"])
def test_wild_boar_female_lays_a_squeaker_of_either_printing(squeaker: str) -> None:
    t = scene(("wild_boar_female", "bonus"), hand=[squeaker])
    t.play(squeaker)
    assert squeaker.partition("@")[0] in lives(t)


@pytest.mark.parametrize("tree", ["european_larch", "stone_pine"])
def test_a_tree_laid_for_free_reveals_a_card_and_triggers_but_does_nothing_else(tree: str) -> None:
    t = scene(("european_larch", "bonus"), hand=[tree, MARMOT], forest=under("chanterelle"))
    assert t.choices() == sorted([f"play {tree}", "play alpine_marmot", "play chamois", "skip"])
    clearing = t.clearing()
    t.play(tree)
    assert t.clearing() == sorted([*clearing, DECK[1]])
    assert finish(t) == [("chanterelle", "permanent")]
    assert tree in lives(t)
    assert t.actor == 1


GRANTS: dict[Tag, Part] = {
    Tag("pawed"): ("silver_fir", "bonus"),
    Tag("bird"): ("great_green_bush_cricket", "effect"),
    Tag("deer"): ("red_deer", "bonus"),
    Tag("plant"): ("elderberry", "bonus"),
    Tag("amphibian"): ("blueberry", "effect"),
    Tag("mountain"): ("european_larch", "bonus"),
    Tag("insect"): ("alpine_newt", "bonus"),
}

LAID_FOR_FREE = [
    (grant, key)
    for tag, grant in GRANTS.items()
    for key, species in FOREST.items()
    if tag in species.tags and (species.effect or species.bonus)
]


@pytest.mark.parametrize(("grant", "laid"), LAID_FOR_FREE, ids=str)
def test_a_card_laid_for_free_has_no_effect_and_no_bonus(grant: Part, laid: str) -> None:
    useful = [MOSS, TOAD, BAT, DEER, BUTTERFLY]  # so that any effect has something to do
    animals: dict[str, Any] = {"left": ["european_hare"], "right": ["fallow_deer"]}
    t = scene(
        grant,
        at=None,
        hand=[*useful, laid],
        forest=[*HOSTS, {"card": "sycamore", **animals}, *beside("barbastelle_bat")],
        clearing=["oak", "oak"],
    )
    forest = lives(t)
    t.play(laid)
    settle(t)
    assert lives(t) == sorted([*forest, laid])
    assert [part for part in finish(t) if part != ("elderberry", "permanent")] == []
    assert t.actor == 1


@accepts(("alpine_newt", "bonus"))
def test_alpine_newt_lays_a_mountain_card_and_an_insect() -> None:
    hand = [MARMOT, "stag_beetle@birch", BIRD]
    t = scene(("alpine_newt", "bonus"), hand=hand, forest=HOSTS)
    assert t.choices() == ["play alpine_marmot", "play chamois", "play stag_beetle", "skip"]
    t.play(MARMOT, (0, "left"))
    assert t.choices() == ["play stag_beetle", "skip"]
    t.play("stag_beetle", (1, "bottom"))
    assert {"alpine_marmot", "stag_beetle"} <= set(lives(t))
    assert t.actor == 1


@pytest.mark.parametrize("laid", [MARMOT, "stag_beetle@birch"])
def test_alpine_newt_may_lay_one_alone(laid: str) -> None:
    t = scene(("alpine_newt", "bonus"), hand=[MARMOT, "stag_beetle@birch"], forest=HOSTS)
    before = lives(t)
    t.play(laid)
    settle(t)
    t.decline()
    assert lives(t) == sorted([*before, laid.partition("@")[0]])
    assert t.actor == 1


def test_by_version_1_alpine_newt_lays_the_mountain_card_first() -> None:
    hand = [MARMOT, "stag_beetle@birch"]
    t = scene(("alpine_newt", "bonus"), hand=hand, forest=HOSTS, rules=1)
    assert t.choices() == ["play alpine_marmot", "play chamois", "skip"]
    t.decline()
    assert t.choices() == ["play stag_beetle", "skip"]


def test_alpine_newt_needs_no_mountain_card_for_the_insect() -> None:
    t = scene(("alpine_newt", "bonus"), hand=["gnat@birch", BIRD])
    assert t.choices() == ["play gnat", "play violet_carpenter_bee", "skip"]


def test_black_trumpet_laid_for_free_works_at_once_but_not_for_itself() -> None:
    hand = ["black_trumpet@pine", "phoebus_apollo@larch"]
    t = scene(("alpine_newt", "bonus"), hand=hand, forest=HOSTS)
    t.play("black_trumpet", (1, "bottom"))
    assert asked(t) == ("alpine_newt", "bonus")
    t.play("phoebus_apollo", (0, "top"))
    assert asked(t) == ("black_trumpet", "permanent")


# -- any number: Gnat, Crane Fly, Water Vole, Raccoon ---------------------------------------------


@accepts(("gnat", "effect"))
def test_gnat_lays_any_number_of_bats_then_permanent_effects_come() -> None:
    hazel = {"card": "common_hazel"}
    t = scene(
        ("gnat", "effect"),
        hand=[BAT, RIGHT_BAT],
        forest=[*HOSTS, hazel],
        deck=["savis_pipistrelle@larch"],
    )
    assert t.choices() == ["done", "play bechsteins_bat", "play greater_horseshoe_bat"]
    t.play(RIGHT_BAT, (1, "right"))
    assert asked(t) == ("gnat", "effect")
    t.play(BAT, (2, "left"))
    assert asked(t) == ("common_hazel", "permanent")
    t.use()
    assert asked(t) == ("common_hazel", "permanent")
    t.use()
    assert t.actor == 1  # the bat drawn does not join
    assert len(t.hand()) == 2


def test_gnat_may_lay_some_of_the_bats() -> None:
    t = scene(("gnat", "effect"), hand=[RIGHT_BAT, BAT], forest=HOSTS)
    t.play(RIGHT_BAT, (1, "right"))
    t.done()
    assert lives(t).count("bechsteins_bat") == 1
    assert len(t.hand()) == 1
    assert t.actor == 1


@accepts(("crane_fly", "effect"), ("crane_fly", "bonus"))
def test_crane_fly_lays_bats_from_the_hand_then_takes_those_of_the_clearing() -> None:
    clearing = [BAT, "wolf@sycamore", LYNX]  # the wolf has a bat on its other half
    hand = [RIGHT_BAT, "savis_pipistrelle@pine"]
    t = play("crane_fly@birch", earned=True, hand=hand, forest=HOSTS, clearing=clearing)
    for card in hand:
        assert asked(t) == ("crane_fly", "effect")
        t.play(card)
        settle(t)
    assert asked(t) == ("crane_fly", "bonus")
    assert t.choices() == ["skip", "use"]
    t.use()
    assert t.hand() == [
        "greater_horseshoe_bat/european_fat_dormouse",
        "wolf/greater_horseshoe_bat",
    ]
    assert t.clearing() == ["birch", "violet_carpenter_bee/lynx"]
    assert t.actor == 1


def test_crane_fly_takes_a_bat_it_was_paid_with() -> None:
    t = table(hand=["crane_fly@birch", RIGHT_BAT], forest=list(HOST))
    t.play("crane_fly")
    assert asked(t) == ("crane_fly", "bonus")
    t.use()
    assert t.hand() == ["beech_marten/bechsteins_bat"]


def test_crane_fly_bonus_without_a_bat_in_the_clearing_is_not_asked() -> None:
    assert play("crane_fly@birch", earned=True, clearing=[LYNX]).actor == 1


def test_crane_fly_leaves_the_choice_which_bats_fit() -> None:
    bats = ["barbastelle_bat@silver_fir", "common_pipistrelle@linden", "savis_pipistrelle@larch"]
    t = play("crane_fly@birch", earned=True, hand=["linden"] * 8, clearing=bats)
    assert asked(t) == ("crane_fly", "bonus")
    assert "skip" in t.choices()
    t.pick("barbastelle_bat")
    assert "skip" not in t.choices()
    assert "done" not in t.choices()
    t.pick("common_pipistrelle")
    assert len(t.hand()) == 10
    assert t.clearing() == ["birch", "savis_pipistrelle/mountain_hare"]


def test_crane_fly_may_refuse_bats_that_do_not_fit() -> None:
    bats = ["barbastelle_bat@silver_fir", "common_pipistrelle@linden", "savis_pipistrelle@larch"]
    t = play("crane_fly@birch", earned=True, hand=["linden"] * 8, clearing=bats)
    t.decline()
    assert len(t.clearing()) == 4
    assert t.actor == 1


@accepts(("water_vole", "effect"))
def test_water_vole_lays_saplings_then_one_reveal_each() -> None:
    t = scene(("water_vole", "effect"), hand=["linden", "oak", "birch"])
    clearing = t.clearing()
    t.pick("linden")
    t.pick("birch")
    assert t.clearing() == sorted([*clearing, *DECK[:2]])
    assert t.forest()[1:] == [{"card": "sapling"}, {"card": "sapling"}]
    assert t.hand() == ["oak"]
    assert t.actor == 1


def test_water_vole_reveals_nothing_before_the_last_sapling_lies() -> None:
    t = scene(("water_vole", "effect"), hand=["linden", "oak", "birch"])
    clearing = t.clearing()
    t.pick("linden")
    t.pick("oak")
    assert t.clearing() == clearing
    t.done()
    assert t.clearing() == sorted([*clearing, *DECK[:2]])


def test_chanterelles_draw_once_per_sapling_of_the_water_vole() -> None:
    forest = [*under("chanterelle"), {"card": "sycamore", "bottom": ["chanterelle"]}]
    t = scene(("water_vole", "effect"), hand=["linden", "birch"], forest=forest)
    t.pick("linden")
    t.pick("birch")
    for _ in range(4):
        assert asked(t) == ("chanterelle", "permanent")
        t.use()
    assert t.hand() == sorted(DECK[2:6])
    assert t.actor == 1  # the drawn card is not laid


def test_water_vole_without_a_card_is_not_asked() -> None:
    assert play("water_vole@beech").actor == 1


@accepts(("raccoon", "effect"))
def test_raccoon_moves_hand_cards_into_the_cave_and_draws_as_many() -> None:
    t = scene(("raccoon", "effect"), hand=["linden", "oak", "birch"])
    t.pick("linden")
    t.pick("oak")
    t.done()
    assert t.cave() == 2
    assert t.hand() == sorted(["birch", *DECK[:2]])
    assert t.actor == 1


def test_raccoon_draws_only_when_all_cards_are_in_the_cave() -> None:
    t = scene(("raccoon", "effect"), hand=["linden", "oak"])
    t.pick("linden")
    assert t.hand() == ["linden", "oak"]
    t.pick("oak")
    assert t.hand() == sorted(DECK[:2])


def test_raccoon_with_an_empty_hand_is_not_asked() -> None:
    assert play("raccoon@silver_fir").actor == 1


def test_others_know_only_how_many_cards_the_raccoon_hides() -> None:
    seen = []
    for stashed in ("linden", "oak"):
        t = scene(("raccoon", "effect"), hand=["linden", "oak"])
        t.pick(stashed)
        events = list(t.events)
        if stashed == "linden":
            t.done()
            events += t.events
        assert [e.seen_by(1).card for e in events if e.kind in ("caved", "drawn")] == [None, None]
        view = t.game.view(1)
        s = view.core
        assert list(view.core.hand(0)) == [-1, -1]
        seen.append((s.place, s.known, s.hands, s.tally, s.face_down, s.trails))
    assert seen[0] == seen[1]


# -- clearing and cave --------------------------------------------------------------------------


@accepts(("brown_bear", "effect"), ("brown_bear", "bonus"))
def test_brown_bear_takes_the_clearing_with_its_payment_then_draws_and_moves_again() -> None:
    t = play("brown_bear@linden", earned=True, clearing=["oak", LYNX], deck=DECK)
    t.use()
    assert t.cave() == 5
    assert t.clearing() == []
    assert asked(t) == ("brown_bear", "bonus")
    t.use()  # both, or neither
    assert t.hand() == DECK[:1]
    assert (t.actor, t.prompt.kind) == (0, "turn")


@accepts(("bearded_vulture", "effect"))
def test_bearded_vulture_moves_up_to_two_cards_its_payment_too() -> None:
    t = scene(("bearded_vulture", "effect"), clearing=["oak", "birch"])
    assert t.choices() == ["done", "pick birch", "pick linden", "pick oak"]
    t.pick("linden")
    t.pick("birch")
    assert t.cave() == 2
    assert t.clearing() == ["oak"]
    assert t.actor == 1


def test_bearded_vulture_may_stop_after_one() -> None:
    t = scene(("bearded_vulture", "effect"), clearing=["oak", "birch"])
    t.pick("oak")
    t.done()
    assert t.cave() == 1
    assert t.clearing() == ["birch", "linden"]


@accepts(("eurasian_magpie", "effect"), ("eurasian_magpie", "bonus"))
def test_magpie_takes_one_card_then_exactly_two_for_the_cave() -> None:
    t = play("eurasian_magpie@beech", earned=True, clearing=["linden", "oak", "birch"])
    assert t.choices() == ["pick beech", "pick birch", "pick linden", "pick oak", "skip"]
    t.pick("beech")
    assert t.hand() == ["beech"]
    assert asked(t) == ("eurasian_magpie", "bonus")
    t.pick("linden")
    assert t.choices() == ["pick birch", "pick oak"]
    t.pick("oak")
    assert t.cave() == 2
    assert t.clearing() == ["birch"]
    assert t.actor == 1


def test_magpie_bonus_takes_what_there_is() -> None:
    t = play("eurasian_magpie@beech", earned=True)
    t.decline()
    t.pick("beech")
    assert t.cave() == 1
    assert t.actor == 1


def test_magpie_bonus_lapses_with_an_empty_clearing() -> None:
    t = play("eurasian_magpie@beech", earned=True)
    t.pick("beech")
    assert t.actor == 1
    assert t.cave() == 0


@accepts(("european_wildcat", "effect"))
def test_wildcat_takes_one_card_from_the_clearing() -> None:
    t = scene(("european_wildcat", "effect"), clearing=[LYNX])
    assert t.choices() == ["pick linden", "pick violet_carpenter_bee/lynx", "skip"]
    t.pick("lynx")
    assert t.hand() == ["violet_carpenter_bee/lynx"]
    assert t.clearing() == ["linden"]


def test_wildcat_with_ten_cards_in_hand_is_not_asked() -> None:
    forest = [*under("fly_agaric"), {"card": "sycamore", "bottom": ["fly_agaric"]}]
    t = play("european_wildcat@oak", hand=["oak"] * 4 + ["birch"] * 4, forest=forest)
    t.use()
    t.use()
    assert len(t.hand()) == 10
    assert t.actor == 1


@accepts(("wild_boar_female", "effect"))
def test_wild_boar_female_empties_the_clearing_payment_and_all() -> None:
    t = scene(("wild_boar_female", "effect"), clearing=["oak", LYNX])
    t.use()
    assert t.clearing() == []
    assert t.cave() == 0
    assert t.hand() == []
    assert t.actor == 1


@accepts(("bee_swarm", "effect"))
def test_bee_swarm_takes_all_plants_shrubs_and_trees() -> None:
    clearing = ["oak", "elderberry@birch", BIRD, LYNX]  # the bird has a moss on its other half
    t = scene(("bee_swarm", "effect"), clearing=clearing)
    t.use()
    assert t.clearing() == ["violet_carpenter_bee/lynx"]
    assert t.cave() == 4  # with the payment


def test_bee_swarm_with_nothing_to_take_is_not_asked() -> None:
    t = table(hand=["bee_swarm@sycamore", LYNX], forest=list(HOST))
    t.play("bee_swarm")
    assert t.actor == 1
    assert t.cave() == 0


# -- permanent effects ----------------------------------------------------------------------------


def with_permanent(species: str, host: str, card: str, at: str, copies: int = 1) -> Table:
    """A card played on this host, with this many copies of the species in the forest."""
    forest: list[dict[str, Any]] = [{"card": host}]
    if FOREST[species].is_host:
        forest += [{"card": species}] * copies
    else:
        forest += [{"card": "sycamore", "bottom": [species]}] * copies
    return play(card, at=(0, at), forest=forest, deck=DECK)


@pytest.mark.parametrize(
    ("species", "host", "card", "slot"),
    [
        ("chanterelle", "sycamore", "sycamore", ""),
        ("chanterelle", "sycamore", "european_larch", ""),
        ("fly_agaric", "sycamore", "european_hare@silver_fir", "left"),
        ("fly_agaric", "blackthorn", "red_squirrel@oak", "top"),
        ("fly_agaric", "sycamore", "hedgehog@oak", "bottom"),
        ("parasol_mushroom", "sycamore", "moss@linden", "bottom"),
        ("parasol_mushroom", "sapling", "fireflies@beech", "bottom"),
        ("penny_bun", "sycamore", "peacock_butterfly@linden", "top"),
        ("penny_bun", "sapling", "bullfinch@silver_fir", "top"),
        ("black_trumpet", "sycamore", "european_larch", ""),
        ("black_trumpet", "blackthorn", "savis_pipistrelle@larch", "left"),
        ("elderberry", "sycamore", "gentian@larch", "bottom"),
        ("common_hazel", "sycamore", "savis_pipistrelle@larch", "left"),
        ("blackthorn", "sycamore", "map_butterfly@oak", "top"),
    ],
)
def test_what_sets_a_permanent_effect_off(species: str, host: str, card: str, slot: str) -> None:
    assert reach(with_permanent(species, host, card, slot), (species, "permanent"))


@pytest.mark.parametrize(
    ("species", "host", "card", "slot"),
    [
        ("chanterelle", "sycamore", "elderberry@oak", ""),
        ("chanterelle", "sycamore", "tree_ferns@linden", "bottom"),
        ("fly_agaric", "sycamore", "wild_boar@birch", "left"),
        ("parasol_mushroom", "blackthorn", "moss@linden", "bottom"),
        ("parasol_mushroom", "sycamore", "bullfinch@silver_fir", "top"),
        ("parasol_mushroom", "sycamore", "lynx@beech", "right"),
        ("penny_bun", "blackthorn", "bullfinch@silver_fir", "top"),
        ("penny_bun", "sycamore", "moss@linden", "bottom"),
        ("black_trumpet", "sycamore", "linden", ""),
        ("elderberry", "sycamore", "chanterelle@birch", "bottom"),
        ("elderberry", "sycamore", "linden", ""),
        ("common_hazel", "sycamore", "bullfinch@silver_fir", "top"),
        ("blackthorn", "sycamore", "stag_beetle@birch", "bottom"),
    ],
)
def test_what_does_not_set_it_off(species: str, host: str, card: str, slot: str) -> None:
    assert not reach(with_permanent(species, host, card, slot), (species, "permanent"))


def test_a_sapling_sets_chanterelle_off_after_its_reveal() -> None:
    t = table(hand=["oak"], forest=list(under("chanterelle")), deck=DECK)
    t.sapling("oak")
    assert asked(t) == ("chanterelle", "permanent")
    assert t.clearing() == DECK[:1]
    t.use()
    assert t.hand() == DECK[1:2]


@pytest.mark.parametrize(
    ("species", "card", "slot"),
    [
        ("chanterelle", "linden", ""),
        ("fly_agaric", LYNX, "right"),
        ("parasol_mushroom", MOSS, "bottom"),
        ("penny_bun", BIRD, "top"),
        ("black_trumpet", MARMOT, "left"),
        ("elderberry", MOSS, "bottom"),
        ("common_hazel", BAT, "left"),
        ("blackthorn", BUTTERFLY, "top"),
    ],
)
def test_each_copy_is_accepted_or_declined_by_itself(species: str, card: str, slot: str) -> None:
    t = with_permanent(species, "sycamore", card, slot, copies=2)
    assert asked(t) == (species, "permanent")
    t.decline()
    assert asked(t) == (species, "permanent")
    t.use()
    assert len(t.hand()) == 1
    assert t.actor == 1


def test_one_card_sets_off_several_permanent_effects() -> None:
    forest = [*under("black_trumpet"), {"card": "blackthorn", "bottom": ["penny_bun"]}]
    t = play("phoebus_apollo@larch", at=(0, "top"), forest=forest)
    expected = {(s, "permanent") for s in ("black_trumpet", "penny_bun", "blackthorn")}
    parts = finish(t)
    assert set(parts) == expected
    assert len(parts) == 3


@pytest.mark.parametrize(
    ("species", "card", "slot"),
    [
        ("chanterelle", "birch", ""),
        ("fly_agaric", "beech_marten@beech", "left"),
        ("parasol_mushroom", "tree_ferns@linden", "bottom"),
        ("penny_bun", "great_spotted_woodpecker@linden", "top"),
        ("black_trumpet", "common_raven@larch", "top"),
        ("elderberry", "tree_ferns@linden", "bottom"),
    ],
)
def test_permanent_effects_come_before_the_effect(species: str, card: str, slot: str) -> None:
    t = with_permanent(species, "sycamore", card, slot)
    assert finish(t) == [(species, "permanent"), (card.partition("@")[0], "effect")]


def test_permanent_effects_of_others_do_nothing() -> None:
    rival = [{"card": "elderberry", "bottom": ["chanterelle"]}]
    assert play("linden", rival_forest=rival).actor == 1
    assert play(MOSS, rival_forest=rival).actor == 1


def test_a_second_parasol_mushroom_sets_off_the_first_not_itself() -> None:
    t = play("parasol_mushroom@silver_fir", at=(0, "bottom"), forest=under("parasol_mushroom"))
    assert finish(t) == [("parasol_mushroom", "permanent")]


def test_a_second_black_trumpet_sets_off_the_first_not_itself() -> None:
    t = play("black_trumpet@larch", at=(0, "bottom"), forest=under("black_trumpet@pine"))
    assert finish(t) == [("black_trumpet", "permanent")]


@pytest.mark.parametrize("species", ["parasol_mushroom@silver_fir", "black_trumpet@larch"])
def test_a_permanent_effect_is_never_set_off_by_itself(species: str) -> None:
    assert play(species).actor == 1


@accepts(("elderberry", "bonus"), ("elderberry", "permanent"))
def test_a_shrub_works_for_its_own_bonus() -> None:
    t = scene(("elderberry", "bonus"))
    t.play(MOSS, (1, "bottom"))
    assert asked(t) == ("elderberry", "permanent")
    t.use()
    assert len(t.hand()) == 2
    assert t.actor == 1


@pytest.mark.parametrize(
    ("mushroom", "card", "slot"),
    [
        ("chanterelle@birch", "linden", ""),
        ("fly_agaric@oak", LYNX, "right"),
        ("parasol_mushroom@silver_fir", MOSS, "bottom"),
        ("penny_bun@douglas_fir", BIRD, "top"),
    ],
)
def test_base_mushrooms_work_from_the_next_turn(mushroom: str, card: str, slot: str) -> None:
    t = play(mushroom, at=(0, "bottom"), forest=HOSTS, hand=[card, "linden", "linden"])
    draw_two(t)
    assert t.actor == 0
    t.play(card, (1, slot))
    t.pay("linden", "linden")
    assert finish(t) == [(mushroom.partition("@")[0], "permanent")]


@pytest.mark.parametrize(
    ("mushroom", "trigger", "again", "slot"),
    [
        ("chanterelle@birch", "birch", "birch", ""),
        ("fly_agaric@oak", "red_squirrel@oak", "red_squirrel@horse_chestnut", "top"),
        ("parasol_mushroom@silver_fir", MOSS, "fireflies@beech", "bottom"),
        ("penny_bun@douglas_fir", "peacock_butterfly@linden", "peacock_butterfly@oak", "top"),
    ],
)
def test_base_mushrooms_laid_by_a_mole_sleep_until_the_extra_turn(
    mushroom: str, trigger: str, again: str, slot: str
) -> None:
    t = mole(mushroom, trigger, "eurasian_jay@sycamore", again, *["linden"] * 3)
    t.play(mushroom, (1, "bottom"), ["linden", "linden"])
    t.play("eurasian_jay", (2, "top"), ["linden"])
    t.play(trigger, (3, slot))
    t.done()
    part = (mushroom.partition("@")[0], "permanent")
    assert part not in finish(t, accept=("eurasian_jay", "effect"))
    assert (t.actor, t.prompt.kind) == (0, "turn")
    t.play(again, (0, slot))
    assert asked(t) == part


@pytest.mark.parametrize(
    ("permanent", "card", "slot"),
    [
        ("black_trumpet@larch", "phoebus_apollo@larch", "top"),
        ("elderberry@oak", MOSS, "bottom"),
        ("common_hazel@oak", BAT, "left"),
        ("blackthorn@birch", BUTTERFLY, "top"),
    ],
)
def test_black_trumpet_and_shrubs_work_at_once(permanent: str, card: str, slot: str) -> None:
    """Laid by the same Mole, whichever of the two is resolved first."""
    for first in (permanent, card):
        t = mole(permanent, card, *["linden"] * 3)
        t.play(permanent, (1, "bottom"), ["linden", "linden"])
        t.play(card, (2, slot))
        t.pay("linden")
        end_commit(t)
        t.pick(first)
        assert (permanent.partition("@")[0], "permanent") in finish(t)


# -- Mole -----------------------------------------------------------------------------------------


@accepts(("mole", "effect"))
def test_mole_plays_cards_at_their_normal_cost() -> None:
    t = mole("linden", "birch", LYNX, "oak")
    t.play(LYNX, (1, "right"), ["linden"])
    t.play("birch")
    end_commit(t)
    finish(t)
    assert {"lynx", "birch"} <= set(lives(t))
    assert t.hand() == ["oak"]
    assert t.actor == 1


def test_mole_cannot_play_what_it_cannot_pay() -> None:
    t = mole("oak", "linden")
    assert "play linden" in t.choices()
    assert "play oak" not in t.choices()


def test_mole_with_an_empty_hand_is_not_asked() -> None:
    assert play("mole@oak").actor == 1


def test_a_card_drawn_for_the_mole_itself_may_be_committed() -> None:
    t = play("mole@oak", at=(0, "bottom"), forest=under("fly_agaric"), deck=["birch"])
    assert asked(t) == ("fly_agaric", "permanent")
    t.use()
    assert asked(t) == ("mole", "effect")
    t.play("birch")
    assert "birch" in lives(t)


def test_mole_reveals_and_draws_nothing_until_the_last_card_lies() -> None:
    forest = [*HOSTS, *under("chanterelle")]
    t = mole("birch", LYNX, "linden", forest=forest, deck=DECK)
    clearing = t.clearing()
    t.play("birch")
    t.sapling(LYNX)
    assert t.clearing() == clearing
    assert t.hand() == ["linden"]
    end_commit(t)
    assert t.clearing() == sorted([*clearing, *DECK[:2]])
    assert t.prompt.kind == "resolve"
    parts = finish(t)
    assert parts.count(("chanterelle", "permanent")) == 2
    assert parts.count(("birch", "effect")) == 1


@pytest.mark.parametrize("first", ["birch", "beech_marten"])
def test_the_player_chooses_the_order_of_the_moles_cards(first: str) -> None:
    t = mole("birch", "beech_marten@beech", "linden")
    t.play("beech_marten", (1, "left"), ["linden"])
    t.play("birch")
    end_commit(t)
    t.pick(first)
    parts = finish(t)
    assert len(parts) == 2
    assert parts[0] == (first, "effect")


@pytest.mark.parametrize("swapped", [False, True])
def test_each_card_of_the_mole_earns_its_bonus_by_its_own_payment(swapped: bool) -> None:
    t = mole("hedgehog@beech", "nightingale@oak", "beech", "birch")
    pay = ["birch", "beech"] if swapped else ["beech", "birch"]
    t.play("hedgehog", (1, "bottom"), pay[:1])
    t.play("nightingale", (1, "top"), pay[1:])
    end_commit(t)
    assert finish(t) == ([] if swapped else [("hedgehog", "bonus")])


@pytest.mark.parametrize("host", ["birch", "sapling", "elderberry@oak"])
def test_a_woody_card_laid_by_a_mole_gives_slots_at_once(host: str) -> None:
    t = mole("birch", "elderberry@oak", "linden", "linden", "linden", LYNX, forest=HOST)
    if host == "sapling":
        t.sapling("birch")
    else:
        t.play(host)
        t.pay("linden", "linden")
    t.play(LYNX, (1, "right"), ["linden"])
    assert t.forest()[1] == {"card": host.partition("@")[0], "right": ["lynx"]}


def test_cards_drawn_meanwhile_are_out_of_bounds_for_the_mole() -> None:
    t = mole("birch", deck=["horse_chestnut", "birch"])
    t.play("birch")
    assert asked(t) == ("birch", "effect")
    t.use()
    assert t.hand() == ["birch"]
    assert t.actor == 1


def test_effects_of_the_moles_cards_may_use_cards_drawn_meanwhile() -> None:
    t = mole("birch", "great_green_bush_cricket@oak", "linden", deck=["horse_chestnut", BIRD])
    t.play("birch")
    t.play("great_green_bush_cricket", (1, "bottom"), ["linden"])
    end_commit(t)
    t.pick("birch")
    t.use()
    assert t.choices() == ["play goshawk", "skip"]


def test_effects_of_the_moles_cards_may_take_its_payments() -> None:
    t = mole("european_wildcat@oak", "linden")
    t.play("european_wildcat", (1, "left"))
    settle(t)
    assert "pick linden" in t.choices()
    t.pick("linden")
    assert t.hand() == ["linden"]


def test_cards_committed_by_a_mole_count_from_the_start() -> None:
    t = mole("wolf@sycamore", DEER, *["linden"] * 5, deck=DECK)
    t.play(DEER, (2, "right"), ["linden", "linden"])
    t.play("wolf", (1, "left"), ["linden"] * 3)
    end_commit(t)
    t.pick("wolf")
    assert asked(t) == ("wolf", "effect")
    t.use()
    assert t.hand() == DECK[:1]


def test_barn_owl_sees_a_bat_committed_by_the_same_mole() -> None:
    t = mole("barn_owl@birch", BAT, *["linden"] * 3)
    t.play(BAT, (1, "left"), ["linden"])
    t.play("barn_owl", (1, "top"), ["linden", "linden"])
    end_commit(t)
    t.pick("barn_owl")
    assert asked(t) == ("barn_owl", "effect")


def test_a_black_trumpet_laid_by_a_mole_is_not_set_off_by_itself() -> None:
    t = mole("black_trumpet@larch", "linden", "linden")
    t.play("black_trumpet", (1, "bottom"))
    assert finish(t) == []


def test_two_black_trumpets_of_one_mole_set_each_other_off() -> None:
    t = mole("black_trumpet@larch", "black_trumpet@pine", *["linden"] * 4)
    t.play("black_trumpet@larch", (1, "bottom"), ["linden", "linden"])
    t.play("black_trumpet@pine", (2, "bottom"), ["linden", "linden"])
    end_commit(t)
    assert finish(t) == [("black_trumpet", "permanent")] * 2


def test_two_parasol_mushrooms_of_one_mole_sleep() -> None:
    t = mole("parasol_mushroom@silver_fir", "parasol_mushroom@horse_chestnut", *["linden"] * 4)
    t.play("parasol_mushroom@silver_fir", (1, "bottom"), ["linden", "linden"])
    t.play("parasol_mushroom@horse_chestnut", (2, "bottom"), ["linden", "linden"])
    end_commit(t)
    assert finish(t) == []


def test_a_second_mole_plays_out_before_the_rest_of_the_first() -> None:
    hand = ["mole@sycamore", "birch", "beech_marten@beech", "tree_ferns@linden", *["linden"] * 3]
    t = mole(*hand, deck=["horse_chestnut", "birch", "oak"])
    t.play("mole@sycamore", (1, "bottom"), ["linden", "linden"])
    t.play("birch")
    t.play("beech_marten", (1, "left"), ["linden"])
    end_commit(t)
    t.pick("birch")
    t.use()  # draws another birch, which only the first Mole cannot use
    t.pick("mole")
    assert asked(t) == ("mole", "effect")
    assert "play birch" in t.choices()
    t.play("birch")
    t.sapling("tree_ferns")
    t.pick("birch") if t.prompt.kind == "resolve" else t.done()
    parts = finish(t)
    assert parts.index(("birch", "effect")) < parts.index(("beech_marten", "effect"))
    assert lives(t).count("birch") == 2


def test_a_mole_laid_for_free_commits_nothing() -> None:
    t = scene(("silver_fir", "bonus"), hand=["mole@oak", "birch", "birch"])
    t.play("mole", (1, "bottom"))
    assert t.actor == 1


def test_a_chanterelle_copy_may_be_declined_for_each_of_the_moles_trees() -> None:
    t = mole("birch", "linden", forest=[*HOSTS, *under("chanterelle")], deck=DECK)
    t.sapling("birch")
    t.sapling("linden")
    t.do(t.game.legal()[0])
    t.decline()
    assert asked(t) == ("chanterelle", "permanent")
    t.use()
    assert t.hand() == DECK[2:3]


def test_toads_and_hares_laid_by_the_same_mole_may_join() -> None:
    hand = ["common_toad@oak", "common_toad@beech", "european_hare@beech", "european_hare@oak"]
    t = mole(*hand, forest=[*HOST, *HOST])
    for card, slot in zip(hand, ("bottom", "bottom", "left", "left"), strict=True):
        t.play(card, (1, slot))
    assert lives(t).count("common_toad") == 2
    assert t.forest()[1]["left"] == ["european_hare", "european_hare"]


def test_the_third_winter_leaves_what_a_mole_committed() -> None:
    t = mole("birch", LYNX, "linden", deck=["winter"] * 3)
    t.play(LYNX, (1, "right"), ["linden"])
    t.play("birch")
    end_commit(t)
    assert t.game.over
    assert {"birch", "lynx", "mole"} <= set(lives(t))
    assert t.hand() == []


# -- permanent effects on slots and counts ---------------------------------------------------


def slots_of(card: str, host: dict[str, Any]) -> list[str]:
    """The slots a card may take at this host, with another host free."""
    t = table(hand=[card, "linden", "linden"], forest=[host, {"card": "sycamore"}])
    t.play(card)
    if t.prompt.kind != "slot":
        return []
    return [c for c in t.choices() if c.startswith("at 1")]


@pytest.mark.parametrize(
    ("card", "host"),
    [
        ("european_hare@oak", {"left": ["european_hare"]}),
        ("european_hare@oak", {"left": ["european_hare"] * 3}),
        ("common_toad@oak", {"bottom": ["common_toad"]}),
        ("map_butterfly@oak", {"top": ["peacock_butterfly"], "bottom": ["stinging_nettle"]}),
        (
            "peacock_butterfly@oak",
            {"top": ["peacock_butterfly", "map_butterfly"], "bottom": ["stinging_nettle"]},
        ),
    ],
)
def test_cards_that_share_a_slot(card: str, host: dict[str, list[str]]) -> None:
    assert len(slots_of(card, {"card": "sycamore", **host})) == 1


@pytest.mark.parametrize(
    ("card", "host"),
    [
        ("european_hare@oak", {"left": ["lynx"]}),
        ("european_hare@oak", {"left": ["mountain_hare@silver_fir"]}),
        ("mountain_hare@larch", {"left": ["european_hare"]}),
        ("mountain_hare@larch", {"left": ["mountain_hare@silver_fir"]}),
        ("lynx@horse_chestnut", {"left": ["european_hare"]}),
        ("common_toad@oak", {"bottom": ["common_toad", "common_toad"]}),
        ("common_toad@oak", {"bottom": ["tree_frog"]}),
        ("tree_frog@linden", {"bottom": ["common_toad"]}),
        ("map_butterfly@oak", {"top": ["peacock_butterfly"]}),
        ("map_butterfly@oak", {"top": ["bullfinch"], "bottom": ["stinging_nettle"]}),
        ("bullfinch@silver_fir", {"top": ["peacock_butterfly"], "bottom": ["stinging_nettle"]}),
    ],
)
def test_cards_that_do_not_share(card: str, host: dict[str, list[str]]) -> None:
    assert slots_of(card, {"card": "sycamore", **host}) == []


def test_violet_carpenter_bee_counts_as_one_more_tree_of_its_host() -> None:
    beeches: list[dict[str, Any]] = [{"card": "beech"}] * 2
    without = table(forest=[*beeches, {"card": "beech"}])
    bee = table(forest=[*beeches, {"card": "beech", "left": ["violet_carpenter_bee"]}])
    elsewhere = table(
        forest=[*beeches, {"card": "beech"}, {"card": "sapling", "left": ["violet_carpenter_bee"]}]
    )
    assert [t.game.scores()[0] for t in (without, bee, elsewhere)] == [0, 15, 0]
