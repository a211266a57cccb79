"""The rulings page, entry by entry: how Spinney plays where the rulebooks are unclear."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spinney.engine import RULES_VERSION, Action, Game
from spinney.engine.core.actions import PICK, TAKE
from spinney.engine.core.knowledge import HIDDEN
from spinney.engine.core.state import GONE, IN_FOREST, IN_HAND
from spinney.engine.core.tables import TREE, WINTER
from spinney.engine.notation import read_forests
from spinney.engine.solo import MEDALS
from tests.table import Table, table

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MAKE = ROOT / "tools" / "docs" / "rulings.py"

#: What a ruling of docs/rulings.toml says; the rest may be left out.
KEYS = {"title", "plays", "games", "rests_on", "letter", "since", "test"}
MAY_BE_LEFT_OUT = {"note", "others", "before"}
LETTERS = {"agrees", "silent", "contrary"}

THREE_WINTERS = ["winter"] * 3
HOSTS = [{"card": "oak"}, {"card": "oak"}, {"card": "oak"}]


def rival_draws(t: Table) -> None:
    while t.actor == 1 and not t.game.over:
        t.draw()


def happened(t: Table, kind: str) -> int:
    """How many events of this kind the last step had."""
    return sum(event.kind == kind for event in t.events)


def card_in_hand(t: Table, name: str) -> int:
    return next(c for c in t.game.core.hand(0) if name in t.game.cards[c].name.split("/"))


def moors(number: int) -> list[dict[str, Any]]:
    return [{"card": "universal_moor"}] * number


def solo(automa: int = 0, challenge: str = "moors", **setting: Any) -> Table:
    """A solo table whose next automa card is this one of the printed list."""
    t = table("dartmoor", solo=challenge, **setting)
    t.game.core.automa_next = automa
    return t


def test_this_page_and_its_tests_agree(tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, MAKE, "--into", tmp_path], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    same = (tmp_path / "rulings.md").read_text("utf-8") == (DOCS / "rulings.md").read_text("utf-8")
    assert same, "docs/rulings.md is out of date; run 'python tools/docs/rulings.py'"
    data = tomllib.loads((DOCS / "rulings.toml").read_text("utf-8"))
    rulings = [ruling for section in data["section"] for ruling in section["ruling"]]
    named = [ruling["test"] for ruling in rulings]
    tests = [name for name in globals() if name.startswith("test_")]
    assert sorted([*named, "test_this_page_and_its_tests_agree"]) == sorted(tests)
    assert max(ruling["since"] for ruling in rulings) == RULES_VERSION
    for ruling in rulings:
        assert set(ruling) <= KEYS | MAY_BE_LEFT_OUT
        assert set(ruling) >= KEYS
        assert ruling["games"] in ("both", "forest", "dartmoor")
        assert 1 <= ruling["since"] <= RULES_VERSION
        assert (ruling["since"] > 1) == ("before" in ruling)
        letter = ruling["letter"]
        if isinstance(letter, dict):
            assert ruling["games"] == "both"
            assert set(letter) == {"forest", "dartmoor"}
        letters = set(letter.values()) if isinstance(letter, dict) else {letter}
        assert letters <= LETTERS
        assert ("contrary" in letters) == ("note" in ruling)


# -- set-up --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "sets", "cards", "removed"),
    [
        ("forest", (), 161, (30, 20, 10, 0)),
        ("forest", ("alpine",), 197, (55, 40, 25, 10)),
        ("forest", ("edge",), 197, (55, 40, 25, 10)),
        ("forest", ("alpine", "edge"), 233, (90, 60, 45, 30)),
        ("dartmoor", (), 175, (45, 30, 15, 0)),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_removed_by_players_and_sets(
    game: str, sets: tuple[str, ...], cards: int, removed: tuple[int, ...], players: int
) -> None:
    g = Game.new(game, players, sets=sets)
    assert len(g.core.deck) == cards - removed[players - 2]


def deal_without_trees(shrub: bool) -> Game:
    """A deal whose first player holds no tree, with or without a shrub."""
    for seed in range(2000):
        g = Game.new("forest", sets=("edge",), seed=seed, start=0)
        kinds = [g.core.tables.cards[c].kind for c in g.core.hand(0)]
        if g.actor == 0 and "tree" not in kinds and ("shrub" in kinds) == shrub:
            return g
    raise AssertionError("no such deal")


@pytest.mark.parametrize("shrub", [True, False])
def test_a_shrub_is_no_tree_for_the_mulligan(shrub: bool) -> None:
    g = deal_without_trees(shrub)
    before = g.core.hand(0)
    t = Table(g)
    assert t.prompt.kind == "mulligan"
    t.use()
    assert len(g.core.hand(0)) == 6
    assert not set(before) & set(g.core.hand(0))
    assert all(g.core.place[c] == GONE for c in before)


def test_no_mulligan_with_a_tree() -> None:
    asked = 0
    for seed in range(60):
        g = Game.new("forest", sets=("edge",), seed=seed, start=0)
        if g.prompt.kind == "mulligan":
            asked += 1
            assert all(g.core.tables.kind[c] != TREE for c in g.core.hand(g.actor))
    assert asked > 0


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_winter_pile_is_a_third_rounded_down(game: str, players: int) -> None:
    g = Game.new(game, players, seed=players)
    n = len(g.core.deck) - 3
    winters = [i for i, c in enumerate(g.core.deck) if g.core.tables.kind[c] == WINTER]
    assert len(winters) == 3
    assert len(g.core.deck) - winters[0] == n // 3 + 3


def test_the_start_player_is_drawn_by_lot_or_chosen() -> None:
    def first(seed: int, start: int | None) -> int:
        return Game.new("forest", 3, seed=seed, start=start, draft=True).actor

    assert {first(seed, None) for seed in range(30)} == {0, 1, 2}
    assert [first(7, start) for start in range(3)] == [0, 1, 2]


def drafted(g: Game) -> dict[tuple[int, str], int]:
    """One round of a three-player draft, everyone's picks by (player, destination)."""
    picks: dict[tuple[int, str], int] = {}
    for _ in range(12):
        assert not g.core.clearing
        assert not any(g.core.hand(p) for p in range(3))
        where, player = g.prompt.kind.removeprefix("draft_"), g.actor
        card = Action.of(g.legal()[0]).card
        assert card is not None
        picks[player, where] = card
        g.apply(g.legal()[0])
    return picks


def test_in_the_draft_nothing_moves_before_all_have_decided() -> None:
    g = Game.new("forest", 3, seed=3, start=1, draft=True)
    picks = drafted(g)
    assert len(picks) == 12
    assert [len(g.core.hand(p)) for p in range(3)] == [3, 3, 3]
    assert sorted(g.core.clearing) == sorted(picks[p, "clearing"] for p in range(3))


def test_the_left_neighbour_is_the_next_player() -> None:
    g = Game.new("forest", 3, seed=3, start=1, draft=True)
    picks = drafted(g)
    for p in range(3):
        expected = {picks[p, "keep"], picks[(p - 1) % 3, "left"], picks[(p + 1) % 3, "right"]}
        assert set(g.core.hand(p)) == expected


# -- the turn ------------------------------------------------------------------------------


def test_a_sapling_costs_nothing() -> None:
    t = table(hand=["oak"], deck=["beech"])
    assert t.choices() == ["draw", "sapling oak"]
    t.sapling("oak")
    assert t.forest() == [{"card": "sapling"}]
    assert t.clearing() == ["beech"]
    assert t.game.scores() == [0, 0]


@pytest.mark.parametrize(("lying", "left"), [(7, 9), (8, 0)])
def test_stuck_discards_to_the_clearing_and_the_clearing_is_checked(lying: int, left: int) -> None:
    t = table(
        "dartmoor",
        hand=["dartmoor_black_rabbit"] * 10,
        clearing=["ash", "black_alder"] * 3 + ["crab_apple"] * (lying - 6),
        deck=["tor", "warrens"],
    )
    assert t.choices() == ["stuck"]
    t.stuck()
    t.do(t.game.legal()[0])
    t.do(t.game.legal()[0])
    assert t.actor == 1
    assert len(t.clearing()) == left
    assert len(t.hand()) == 10
    assert {"tor", "warrens"} < set(t.hand())
    assert t.game.view(1).players[0].hand.count(None) == 2


def test_with_nine_cards_one_is_drawn() -> None:
    t = table(hand=["linden"] * 9, clearing=["oak"], deck=["birch"])
    t.draw()
    assert t.actor == 1
    assert t.hand() == ["birch", *["linden"] * 9]
    assert t.clearing() == ["oak"]


def test_with_ten_cards_one_must_be_played() -> None:
    t = table(hand=["horse_chestnut"] * 10, clearing=["oak"])
    assert t.choices() == ["play horse_chestnut", "sapling horse_chestnut"]


@pytest.mark.parametrize("clearing", [[], ["oak"]])
def test_there_is_no_passing(clearing: list[str]) -> None:
    t = table(clearing=clearing)
    assert t.choices() == ["draw", *(f"take {card}" for card in clearing)]
    t.draw()
    assert t.actor == (0 if clearing else 1)
    if clearing:
        assert t.choices() == ["draw", "take oak"]


def test_draws_by_effects_stop_at_ten_cards() -> None:
    t = table(
        forest=[{"card": "oak", "left": ["european_hare"] * 5}, {"card": "oak"}],
        hand=["red_fox@beech", *["linden"] * 9],
        deck=["birch"] * 5,
    )
    t.play("red_fox@beech", at=(1, "left"), pay=["linden", "linden"])
    t.use()
    assert t.hand() == ["birch"] * 3 + ["linden"] * 7
    assert t.actor == 1


@pytest.mark.parametrize(("lying", "left"), [(6, 9), (7, 0)])
def test_ten_clearing_cards_leave_at_the_end_of_the_turn(lying: int, left: int) -> None:
    t = table(hand=["oak", "linden", "linden"], clearing=["beech"] * lying)
    t.play("oak", pay=["linden", "linden"])
    assert t.actor == 1
    assert len(t.clearing()) == left


def test_the_clearing_is_not_checked_during_the_turn() -> None:
    t = table(
        forest=HOSTS,
        hand=["brown_bear@linden", "birch", "birch", "birch"],
        clearing=["beech"] * 9,
    )
    t.play("brown_bear@linden", at=(0, "left"), pay=["birch"] * 3)
    t.use()
    assert t.cave() == 12


@pytest.mark.parametrize(("game", "tree"), [("forest", "oak"), ("dartmoor", "black_alder")])
@pytest.mark.parametrize(("lying", "left"), [(6, 9), (7, 0)])
def test_the_clearing_is_checked_before_an_extra_turn(
    game: str, tree: str, lying: int, left: int
) -> None:
    others = {"forest": ["beech"] * 7, "dartmoor": ["ash"] * 6 + ["crab_apple"]}[game]
    t = table(game, hand=[tree] * 3, clearing=others[:lying])
    t.play(tree, pay=[tree, tree])
    assert len(t.clearing()) == lying + 3
    t.use()
    assert t.actor == 0
    assert t.prompt.kind == "turn"
    assert len(t.clearing()) == left


def test_extra_turns_add_up_and_are_taken_one_by_one() -> None:
    t = table(
        forest=HOSTS,
        hand=["mole", *["linden"] * 4, "eurasian_jay", "eurasian_jay"],
    )
    t.play("mole", at=(0, "bottom"), pay=["linden", "linden"])
    t.play("eurasian_jay", at=(0, "top"), pay=["linden"])
    t.play("eurasian_jay", at=(1, "top"), pay=["linden"])
    t.pick("eurasian_jay")
    t.use()
    t.use()
    turns = 0
    while t.actor == 0:
        turns += 1
        t.draw()
        t.draw()
    assert turns == 2


# -- the order of a play -------------------------------------------------------------------


def test_a_tree_reveals_before_permanent_effects() -> None:
    t = table(
        forest=[{"card": "oak", "bottom": ["chanterelle"]}],
        hand=["birch"],
        deck=["beech", "linden"],
    )
    t.play("birch")
    assert t.prompt.kind == "permanent"
    assert t.clearing() == ["beech"]
    t.use()
    assert t.hand() == ["linden"]


def test_payment_and_reveal_may_be_taken_from_the_clearing() -> None:
    t = table("dartmoor", hand=["ash"] * 3, deck=["tor"])
    t.play("ash", pay=["ash", "ash"])
    t.decline()
    assert t.bonus
    assert t.choices() == ["pick ash", "pick tor", "skip"]


def test_permanent_effects_already_see_payment_and_reveal_in_the_clearing() -> None:
    t = table(
        forest=[{"card": "oak", "bottom": ["chanterelle"]}],
        hand=["douglas_fir", "linden", "linden"],
        deck=["beech"],
    )
    t.play("douglas_fir", pay=["linden", "linden"])
    assert t.prompt.kind == "permanent"
    assert t.clearing() == ["beech", "linden", "linden"]


def test_a_card_drawn_by_a_permanent_effect_may_be_used_by_the_bonus() -> None:
    t = table(
        forest=[{"card": "oak", "bottom": ["chanterelle"]}],
        hand=["european_larch", "european_larch"],
        deck=["beech", "mountain_hare@larch"],
    )
    t.play("european_larch", pay=["european_larch"])
    t.use()
    assert t.bonus
    assert "play mountain_hare" in t.choices()


@pytest.mark.parametrize(
    ("game", "forest", "card", "pay", "kind"),
    [
        ("forest", [{"card": "oak", "bottom": ["chanterelle"]}], "linden", ["oak"], "permanent"),
        ("forest", [], "birch", [], "effect"),
        ("forest", [], "oak", ["oak", "oak"], "bonus"),
        ("dartmoor", [{"card": "tor"}], "meadow_pipit", ["ash"], "permanent"),
        ("dartmoor", [], "moor_birch", [], "effect"),
        ("dartmoor", [], "black_alder", ["black_alder", "black_alder"], "bonus"),
    ],
)
def test_everything_on_a_card_is_optional(
    game: str, forest: list[dict[str, Any]], card: str, pay: list[str], kind: str
) -> None:
    t = table(game, forest=forest, hand=[card, *pay])
    t.play(card, at=(0, "top1"), pay=pay)
    assert (t.prompt.kind == "permanent") == (kind == "permanent")
    assert t.bonus == (kind == "bonus")
    assert t.choices() == ["skip", "use"]
    t.decline()
    assert t.hand() == []
    assert t.actor == 1


def test_permanent_draws_are_accepted_copy_by_copy() -> None:
    t = table(
        forest=[
            {"card": "oak", "bottom": ["chanterelle"]},
            {"card": "oak", "bottom": ["chanterelle"]},
        ],
        hand=["linden", "sycamore"],
        deck=["beech", "birch"],
    )
    t.play("linden", pay=["sycamore"])
    t.decline()
    assert t.prompt.kind == "permanent"
    t.use()
    assert t.hand() == ["birch"]
    assert t.actor == 1


def test_what_is_accepted_is_done_in_full() -> None:
    t = table(
        forest=HOSTS,
        hand=["tawny_owl@sycamore", "sycamore", "sycamore"],
        deck=["beech", "birch"],
    )
    t.play("tawny_owl@sycamore", at=(0, "top"), pay=["sycamore", "sycamore"])
    t.decline()
    assert t.bonus
    t.use()
    assert t.hand() == ["beech", "birch"]
    assert t.actor == 1


# -- bonuses, permanent effects, free plays ------------------------------------------------


def test_a_played_shrew_earns_its_bonus_without_payment() -> None:
    t = table(
        "dartmoor",
        forest=[{"card": "ash", "right": ["field_vole"]}],
        hand=["shrew@moor_birch"],
    )
    t.play("shrew@moor_birch")
    assert t.bonus
    t.use()
    assert t.cave() == 2


def test_a_shrew_laid_for_free_earns_no_bonus() -> None:
    t = table(
        "dartmoor",
        forest=[{"card": "ash"}, {"card": "ash"}],
        hand=["wood_mouse@sessile_oak", "sessile_oak", "shrew@moor_birch"],
    )
    t.play("wood_mouse@sessile_oak", at=(0, "left"), pay=["sessile_oak"])
    t.play("shrew@moor_birch", at=(1, "left"))
    assert t.actor == 1
    assert t.cave() == 0


def test_base_mushrooms_start_at_the_end_of_their_turn() -> None:
    t = table(
        forest=HOSTS,
        hand=["mole", *["linden"] * 4, "chanterelle", "birch", "birch"],
    )
    t.play("mole", at=(0, "bottom"), pay=["linden", "linden"])
    t.play("chanterelle", at=(1, "bottom"), pay=["linden", "linden"])
    t.play("birch")
    t.done()
    t.pick("chanterelle")
    assert (t.prompt.kind, t.asking) == ("offer", "birch")
    t.decline()
    rival_draws(t)
    t.play("birch")
    assert (t.prompt.kind, t.asking) == ("permanent", "chanterelle")


def test_an_extra_turn_is_the_next_turn_for_base_mushrooms() -> None:
    t = table(
        forest=HOSTS,
        hand=["mole", *["linden"] * 5, "chanterelle", "eurasian_jay", "birch"],
    )
    t.play("mole", at=(0, "bottom"), pay=["linden", "linden"])
    t.play("chanterelle", at=(1, "bottom"), pay=["linden", "linden"])
    t.play("eurasian_jay", at=(0, "top"), pay=["linden"])
    t.done()
    t.pick("chanterelle")
    t.use()
    assert t.actor == 0
    t.play("birch")
    assert (t.prompt.kind, t.asking) == ("permanent", "chanterelle")


@pytest.mark.parametrize(
    ("game", "shrub", "pay", "plant"),
    [
        ("forest", "elderberry@oak", "oak", "moss"),
        ("dartmoor", "elderberry@ash", "ash", "heather"),
    ],
)
def test_a_shrub_works_for_its_own_bonus_play(game: str, shrub: str, pay: str, plant: str) -> None:
    t = table(game, hand=[shrub, pay, pay, plant])
    t.play(shrub, pay=[pay, pay])
    t.play(plant)
    assert (t.prompt.kind, t.asking) == ("permanent", "elderberry")


def test_a_second_parasol_sets_off_the_first_but_not_itself() -> None:
    t = table(
        forest=[{"card": "oak", "bottom": ["parasol_mushroom"]}, {"card": "oak"}],
        hand=["parasol_mushroom", "linden", "linden"],
        deck=["birch"],
    )
    t.play("parasol_mushroom", pay=["linden", "linden"])
    assert t.prompt.kind == "permanent"
    t.use()
    assert t.hand() == ["birch"]
    assert t.actor == 1


def test_a_permanent_effect_works_when_laid_for_free() -> None:
    t = table(
        forest=HOSTS,
        hand=["alpine_newt@silver_fir", "silver_fir", "black_trumpet@pine", "phoebus_apollo@larch"],
    )
    t.play("alpine_newt@silver_fir", at=(0, "bottom"), pay=["silver_fir"])
    t.play("black_trumpet@pine", at=(1, "bottom"))
    t.play("phoebus_apollo@larch", at=(0, "top"))
    assert (t.prompt.kind, t.asking) == ("permanent", "black_trumpet")


def test_cards_drawn_meanwhile_do_not_join_any_number() -> None:
    t = table(
        forest=[{"card": "oak"}, {"card": "oak"}, {"card": "common_hazel"}],
        hand=["gnat@birch", "barbastelle_bat@silver_fir", "bechsteins_bat@oak"],
        deck=["greater_horseshoe_bat@beech", "linden"],
    )
    t.play("gnat@birch", at=(0, "left"))
    assert t.choices() == ["done", "play barbastelle_bat", "play bechsteins_bat"]
    t.play("barbastelle_bat@silver_fir", at=(1, "left"))
    assert t.choices() == ["done", "play bechsteins_bat"]
    t.play("bechsteins_bat@oak", at=(2, "left"))
    for _ in range(2):
        assert (t.prompt.kind, t.asking) == ("permanent", "common_hazel")
        t.use()
    assert t.actor == 1
    assert t.hand() == ["greater_horseshoe_bat/european_fat_dormouse", "linden"]


# -- winter and the end --------------------------------------------------------------------


def test_a_winter_is_replaced_even_by_another_winter() -> None:
    t = table(deck=["winter", "winter", "oak", "birch"])
    t.draw()
    assert t.hand() == ["birch", "oak"]
    assert t.game.winters == 2
    assert t.actor == 1


def test_a_revealed_winter_is_replaced() -> None:
    t = table(hand=["linden", "beech"], deck=["winter", "oak"])
    t.play("linden", pay=["beech"])
    assert t.clearing() == ["beech", "oak"]


def test_the_third_winter_voids_the_rest_of_action_a() -> None:
    t = table(hand=["birch"], deck=[*THREE_WINTERS, "oak"])
    t.draw()
    assert t.game.over
    assert t.game.legal() == []
    assert t.hand() == ["birch"]


def test_the_card_being_played_scores_after_the_third_winter() -> None:
    t = table(hand=["douglas_fir"] * 3, clearing=["beech"] * 8, deck=[*THREE_WINTERS, "oak"])
    t.play("douglas_fir", pay=["douglas_fir", "douglas_fir"])
    assert t.game.over
    assert t.forest() == [{"card": "douglas_fir"}]
    assert t.game.scores() == [5, 0]
    assert t.clearing() == ["beech"] * 8 + ["douglas_fir"] * 2


def test_the_third_winter_comes_before_permanent_effects() -> None:
    t = table(
        forest=[{"card": "oak", "bottom": ["chanterelle"]}],
        hand=["birch"],
        deck=[*THREE_WINTERS, "oak", "linden"],
    )
    t.play("birch")
    assert t.game.over
    assert t.hand() == []
    assert t.game.scores()[0] == 1


def test_cards_committed_by_a_mole_score_after_the_third_winter() -> None:
    t = table(
        forest=HOSTS,
        hand=["mole", "linden", "linden", *["douglas_fir"] * 3, "birch"],
        deck=["beech", *THREE_WINTERS, "oak"],
    )
    t.play("mole", at=(0, "bottom"), pay=["linden", "linden"])
    t.play("douglas_fir", pay=["douglas_fir", "douglas_fir"])
    t.play("birch")
    assert t.game.over
    assert t.clearing() == ["beech", "douglas_fir", "douglas_fir", "linden", "linden"]
    assert t.hand() == []
    assert t.game.scores()[0] == 5 + 1


def test_the_third_winter_cuts_a_draw_of_several_short() -> None:
    t = table(
        forest=[{"card": "oak", "left": ["european_hare"] * 3}, {"card": "oak"}],
        hand=["red_fox@beech", "linden", "linden"],
        deck=["beech", *THREE_WINTERS, "birch", "oak"],
    )
    t.play("red_fox@beech", at=(1, "left"), pay=["linden", "linden"])
    t.use()
    assert t.game.over
    assert t.hand() == ["beech"]
    assert t.game.scores()[0] == 9 + 6


def test_the_third_winter_voids_a_bonus_already_earned() -> None:
    t = table(
        forest=HOSTS,
        hand=["tawny_owl@sycamore", "sycamore", "sycamore"],
        deck=[*THREE_WINTERS, "oak", "beech"],
    )
    t.play("tawny_owl@sycamore", at=(0, "top"), pay=["sycamore", "sycamore"])
    t.use()
    assert t.game.over
    assert t.hand() == []
    assert t.game.scores()[0] == 5


def test_cards_in_the_cave_score_after_the_third_winter() -> None:
    t = table(
        "dartmoor",
        forest=[{"card": "crab_apple"}],
        hand=["brandts_bat@crab_apple", "ash"],
        deck=["tor", *THREE_WINTERS, "warrens"],
    )
    t.play("brandts_bat@crab_apple", pay=["ash"])
    t.use()
    assert t.game.over
    assert t.cave() == 1
    assert t.game.scores()[0] == 1


# -- slots ---------------------------------------------------------------------------------


def test_at_most_one_cuckoo_per_host() -> None:
    full = {"card": "ash", "top": ["meadow_pipit", "cuckoo"]}
    t = table("dartmoor", forest=[full], hand=["cuckoo", "ash"])
    assert "play cuckoo" not in t.choices()
    t = table(
        "dartmoor", forest=[full, {"card": "ash", "top": ["barn_owl"]}], hand=["cuckoo", "ash"]
    )
    t.play("cuckoo", pay=["ash"])
    assert t.forest()[1]["top"] == ["barn_owl", "cuckoo"]


@pytest.mark.parametrize(
    ("first", "second", "slot"),
    [
        ("european_hare@beech", "european_hare@oak", "left"),
        ("common_toad@beech", "common_toad@oak", "bottom"),
    ],
)
def test_hares_and_toads_laid_by_one_mole_share_a_slot(first: str, second: str, slot: str) -> None:
    t = table(forest=HOSTS, hand=["mole", "linden", "linden", first, second])
    t.play("mole", at=(0, "bottom"), pay=["linden", "linden"])
    t.play(first, at=(1, slot))
    t.play(second, at=(1, slot))
    species = first.partition("@")[0]
    assert t.forest()[1][slot] == [species, species]


@pytest.mark.parametrize(
    ("first", "second", "slot", "giver", "pay"),
    [
        ("european_hare@beech", "european_hare@oak", "left", "fire_salamander@linden", "linden"),
        ("common_toad@beech", "common_toad@oak", "bottom", "blueberry@pine", "linden"),
    ],
)
def test_a_hare_or_toad_laid_for_free_joins_one_laid_this_turn(
    first: str, second: str, slot: str, giver: str, pay: str
) -> None:
    t = table(forest=HOSTS, hand=["mole", "linden", "linden", first, giver, pay, second])
    t.play("mole", at=(0, "bottom"), pay=["linden", "linden"])
    t.play(first, at=(1, slot))
    t.play(giver, at=(2, "bottom"), pay=[pay])
    t.done()
    t.pick(first)
    t.play(second, at=(1, slot))
    species = first.partition("@")[0]
    assert t.forest()[1][slot] == [species, species]


# -- single cards --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("permanent", "other", "at", "works"),
    [
        ("elderberry", "moss", (1, "bottom"), True),
        ("black_trumpet", "mountain_hare@larch", (1, "left"), True),
        ("chanterelle", "birch", (1, "top"), False),
        ("fly_agaric", "european_hare@beech", (1, "left"), False),
        ("parasol_mushroom", "moss", (1, "bottom"), False),
        ("penny_bun", "red_squirrel", (1, "top"), False),
    ],
)
@pytest.mark.parametrize("permanent_first", [True, False])
def test_what_a_mole_lays_is_active_for_its_other_cards(
    permanent: str, other: str, at: tuple[int, str], works: bool, permanent_first: bool
) -> None:
    t = table(forest=HOSTS, hand=["mole", *["horse_chestnut"] * 4, permanent, other])
    t.play("mole", at=(0, "bottom"), pay=["horse_chestnut"] * 2)
    t.play(permanent, at=(2, "bottom"), pay=["horse_chestnut"] * 2)
    t.play(other, at=at)
    assert t.prompt.kind == "resolve"
    t.pick(permanent if permanent_first else other)
    assert (t.prompt.kind == "permanent") == works


def test_others_know_only_how_many_cards_a_raccoon_stashed() -> None:
    t = table(
        forest=HOSTS,
        hand=["raccoon@douglas_fir", "linden", "oak", "birch"],
        deck=["beech", "sycamore"],
    )
    stashed = [card_in_hand(t, "oak"), card_in_hand(t, "birch")]
    t.play("raccoon@douglas_fir", at=(0, "left"), pay=["linden"])
    seen = []
    while t.prompt.kind == "stash":
        t.do(t.game.legal()[0])
        seen += [e.seen_by(1).card for e in t.events if e.kind == "caved"]
    view = t.game.view(1)
    assert t.cave() == 2
    assert seen == [None, None]
    assert [view.core.place[c] for c in stashed] == [HIDDEN, HIDDEN]
    assert t.hand() == ["beech", "sycamore"]


@pytest.mark.parametrize("insect_first", [True, False])
def test_alpine_newt_goes_in_the_order_the_player_chooses(insect_first: bool) -> None:
    t = table(
        forest=HOSTS,
        hand=["alpine_newt@silver_fir", "silver_fir", "mountain_hare@larch", "stag_beetle@birch"],
    )
    t.play("alpine_newt@silver_fir", at=(0, "bottom"), pay=["silver_fir"])
    assert t.choices() == ["play chamois", "play mountain_hare", "play stag_beetle", "skip"]
    if insect_first:
        t.play("stag_beetle@birch", at=(1, "bottom"))
        assert t.choices() == ["play chamois", "play mountain_hare", "skip"]
        t.play("mountain_hare@larch", at=(1, "left"))
    else:
        t.play("mountain_hare@larch", at=(1, "left"))
        assert t.choices() == ["play stag_beetle", "skip"]
        t.play("stag_beetle@birch", at=(1, "bottom"))
    assert t.actor == 1


def test_of_two_kinds_a_card_that_is_both_leaves_either() -> None:
    """A mountain butterfly is an insect too: the other card may be of either kind."""
    t = table(
        forest=HOSTS,
        hand=[
            "alpine_newt@silver_fir", "silver_fir", "phoebus_apollo@larch",
            "mountain_hare@larch", "stag_beetle@birch",
        ],
    )  # fmt: skip
    t.play("alpine_newt@silver_fir", at=(0, "bottom"), pay=["silver_fir"])
    t.play("phoebus_apollo@larch", at=(0, "top"))
    assert t.choices() == ["play chamois", "play mountain_hare", "play stag_beetle", "skip"]
    t.play("stag_beetle@birch", at=(1, "bottom"))
    assert t.actor == 1


def test_a_forest_scored_alone_has_the_most() -> None:
    hosts = [{"card": "ash", "left": ["dartmoor_pony@goat_willow"]}]
    alone = {"game": "dartmoor", "players": [{"name": "Ana", "hosts": hosts}]}
    assert read_forests(alone).score_sheet(0).total == 15
    assert read_forests(alone | {"rivals": {"moor": 1}}).score_sheet(0).total == 5


@pytest.mark.parametrize(
    ("own", "theirs", "scores"),
    [(0, 0, [15, 15]), (2, 2, [15, 15]), (1, 2, [5, 15])],
)
def test_most_means_that_nobody_has_more(own: int, theirs: int, scores: list[int]) -> None:
    pony = {"card": "crab_apple", "left": ["dartmoor_pony"]}
    t = table("dartmoor", forest=[pony, *moors(own)], rival_forest=[pony, *moors(theirs)])
    assert t.game.scores() == scores


def test_wheatear_fills_the_cave_whatever_was_paid() -> None:
    t = table(
        "dartmoor",
        forest=[{"card": "rivulet"}, {"card": "universal_moor"}],
        hand=["wheatear@moor_birch", "ash"],
    )
    t.play("wheatear@moor_birch", at=(0, "top1"), pay=["ash"])
    assert not t.bonus
    t.use()
    assert t.cave() == 2
    assert t.actor == 1


def test_reptiles_are_amphibians_and_insect_eaters_are_mice() -> None:
    t = table(
        "dartmoor",
        forest=[
            {"card": "crab_apple", "bottom": ["adder"], "left": ["shrew"]},
            {"card": "crab_apple", "bottom": ["common_lizard"]},
        ],
    )
    lines = {line.key: line.points for line in t.game.score_sheet(0).lines}
    assert lines["adder"] == 3


@pytest.mark.parametrize("accepted", [True, False])
def test_brown_bears_bonus_is_one_thing(accepted: bool) -> None:
    t = table(
        forest=HOSTS,
        hand=["brown_bear@linden", "linden", "linden", "linden"],
        deck=["beech", "birch"],
    )
    t.play("brown_bear@linden", at=(0, "left"), pay=["linden"] * 3)
    t.use()
    assert t.bonus
    assert t.choices() == ["skip", "use"]
    if accepted:
        t.use()
    else:
        t.decline()
    assert t.prompt.kind == "turn"
    assert (t.hand(), t.actor) == ((["beech"], 0) if accepted else ([], 1))


# -- what the others know ------------------------------------------------------------------


@pytest.mark.parametrize("laid", ["oak", "birch"])
def test_a_face_down_card_may_be_any_known_card_of_the_hand(laid: str) -> None:
    t = table(hand=["birch"], clearing=["oak"], deck=["linden", "beech", "sycamore", "beech"])
    t.take("oak")
    oak = card_in_hand(t, "oak")
    assert oak in t.game.view(1).core.hand(0)
    rival_draws(t)
    t.sapling(laid)
    view = t.game.view(1)
    assert list(view.core.hand(0)) == [-1, -1]
    assert view.core.place[oak] == HIDDEN
    places = {view.determinize(seed).core.place[oak] for seed in range(40)}
    assert places == {IN_HAND, IN_FOREST}


def test_being_asked_for_a_mulligan_shows_that_there_is_no_tree() -> None:
    for seed in range(100):
        g = Game.new("forest", 3, seed=seed)
        if g.prompt.kind == "mulligan":
            break
    others = [p for p in range(3) if p != g.actor]
    assert all(g.view(p).actor == g.actor for p in others)
    assert all(g.view(p).prompt is None for p in others)
    assert all(g.core.tables.kind[c] != TREE for c in g.core.hand(g.actor))


def test_saplings_laid_together_are_mixed() -> None:
    orders = set()
    for seed in range(12):
        t = table(
            hand=["water_vole@beech", "oak", "birch", "linden", "sycamore"],
            forest=[{"card": "beech"}],
            seed=seed,
        )
        t.play("water_vole", (0, "bottom"), pay=["oak", "birch"])
        t.pick("linden")
        t.pick("sycamore")
        orders.add(tuple(t.game.cards[int(c)].name for c in t.game.core.hosts[10::10]))
    assert orders == {("linden", "sycamore"), ("sycamore", "linden")}


# -- solo ----------------------------------------------------------------------------------


def test_the_solo_winter_lies_among_the_last_eleven() -> None:
    places = set()
    for seed in range(150):
        g = Game.new("dartmoor", seed=seed, solo="moors")
        assert len(g.core.deck) == 175 - 3 - 45 + 1
        (winter,) = [i for i, c in enumerate(g.core.deck) if g.core.tables.kind[c] == WINTER]
        places.add(len(g.core.deck) - winter)
    assert places == set(range(1, 12))


@pytest.mark.parametrize("place", [0, 1])
def test_identical_cards_of_the_solo_row_are_all_offered(place: int) -> None:
    t = solo(clearing=["ash", "ash", "tor"])
    assert t.choices() == ["draw", "take ash", "take ash", "take tor"]
    row = t.game.core.clearing[:]
    t.do(TAKE + row[place])
    assert list(t.game.core.clearing) == [c for c in row if c != row[place]]


@pytest.mark.parametrize("place", [0, 1])
def test_effects_too_offer_every_identical_card_of_the_row(place: int) -> None:
    t = solo(
        forest=[{"card": "crab_apple"}],
        hand=["serotine_bat@moor_birch", "warrens"],
        clearing=["ash", "ash"],
        deck=["tor"] * 3,
    )
    row = t.game.core.clearing[:]
    t.play("serotine_bat@moor_birch", pay=["warrens"])
    assert t.choices() == ["pick ash", "pick ash", "pick warrens", "skip"]
    t.do(PICK + row[place])
    assert t.game.core.clearing[0] == row[1 - place]


def test_burned_cards_are_shown() -> None:
    t = solo(automa=2, deck=["ash", "ash", "tor", "tor", "tor", "warrens"])
    t.draw()
    (burned,) = [e.seen_by(0).card for e in t.events if e.kind == "burned"]
    assert burned.name == "warrens"
    assert t.game.view(0).core.place[burned.id] == GONE


@pytest.mark.parametrize("before", [2, 3, 4, 5])
def test_the_solo_winter_ends_the_game_whoever_meets_it(before: int) -> None:
    deck = ["ash", "ash", "crab_apple", "crab_apple", "crab_apple"]
    t = solo(automa=2, deck=[*deck[:before], "winter", "tor", "tor", "tor"])
    t.draw()
    assert t.game.over
    assert len(t.clearing()) == before - 2


def test_the_automa_waits_for_the_end_of_the_extra_turns() -> None:
    t = solo(hand=["black_alder"] * 3)
    t.play("black_alder", pay=["black_alder", "black_alder"])
    t.use()
    assert happened(t, "automa") == 0
    assert len(t.clearing()) == 3
    t.draw()
    assert happened(t, "automa") == 0
    t.draw()
    assert happened(t, "automa") == 1


@pytest.mark.parametrize("order", [["ash", "moor_birch"], ["moor_birch", "ash"]])
def test_solo_payment_joins_the_row_in_the_order_picked(order: list[str]) -> None:
    t = solo(
        hand=["black_alder", "moor_birch", "ash"],
        clearing=["warrens"],
        deck=["tor", "rivulet", "rivulet", "rivulet"],
    )
    t.play("black_alder", pay=order)
    assert t.clearing() == ["warrens", *order, "tor", *["rivulet"] * 3]


@pytest.mark.parametrize(("lying", "left"), [(6, 9), (7, 0)])
def test_the_clearing_check_ends_the_automas_turn_too(lying: int, left: int) -> None:
    t = solo(clearing=["ash", "black_alder", "crab_apple"] * 2 + ["tor"] * (lying - 6))
    t.draw()
    t.draw()
    assert t.prompt.kind == "turn"
    assert len(t.clearing()) == left


def test_the_adder_card_is_held_besides_the_six() -> None:
    held = set()
    for seed in range(20):
        g = Game.new("dartmoor", seed=seed, solo="adder")
        t = Table(g)
        assert t.prompt.kind == "discard"
        assert len(t.hand()) == 1 + 6 + 3
        assert len(g.core.deck) == 175 - 3 - 1 - 45 + 1
        adders = [c for c in g.core.hand(0) if "adder" in g.cards[c].name.split("/")]
        assert adders
        held.update(adders)
    assert len(held) == 3


@pytest.mark.parametrize(("others", "met"), [(8, False), (9, True), (10, True)])
def test_a_moor_worth_20_means_at_least_20(others: int, met: bool) -> None:
    t = solo(challenge="moor20", forest=[{"card": "wet_woodland"}, *moors(others)])
    assert t.game.solo_result().goal_met is met


@pytest.mark.parametrize(("mice", "met"), [(8, False), (9, True), (10, True)])
def test_an_adder_worth_10_means_at_least_10(mice: int, met: bool) -> None:
    right = ["field_vole", "field_vole", "shrew", "shrew"][: mice - 6]
    trees: list[dict[str, Any]] = [{"card": "ash", "left": ["field_vole"]} for _ in range(6)]
    for tree, mouse in zip(trees, right, strict=False):
        tree["right"] = [mouse]
    t = solo(challenge="adder", forest=[*trees, {"card": "crab_apple", "bottom": ["adder"]}])
    assert t.game.solo_result().goal_met is met


@pytest.mark.parametrize("card", [4, 5])
def test_the_third_automa_line_adds_two_and_burns_one(card: int) -> None:
    t = solo(automa=card)
    t.draw()
    assert (happened(t, "revealed"), happened(t, "burned")) == (2, 1)


@pytest.mark.parametrize("aim", MEDALS)
@pytest.mark.parametrize(
    ("points", "medal"),
    [(149, None), (150, "bronze"), (199, "bronze"), (200, "silver"), (250, "gold")],
)
def test_the_medal_won_is_the_highest_reached(aim: str, points: int, medal: str | None) -> None:
    t = solo(challenge="cave", medal=aim)
    result = t.game.solo_result()
    assert replace(result, points=points, reached=15).prize == medal
    assert replace(result, points=points, reached=14).prize is None
