"""The solo mode: set-up, the automa, the row, the challenges (RULES 9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spinney.engine import Action, Game, GameError
from spinney.engine.core import actions as act
from spinney.engine.core.tables import WINTER
from spinney.engine.core.vectors import i64, vec
from spinney.engine.solo import ADD, AUTOMA, BURN, CHALLENGES, MEDALS, REMOVE_LEFT, REMOVE_RIGHT
from tests.table import Table, table

Host = dict[str, Any]
Parts = tuple[tuple[int, int], ...]

ADD_3: Parts = ((ADD, 3),)
BURN_LAST: Parts = ((ADD, 3), (BURN, 1))
ROW = ["ash", "crab_apple", "rivulet", "tor", "warrens"]


def solo(parts: Parts = ADD_3, challenge: str = "moors", **kwargs: Any) -> Table:
    """A solo table whose automa plays this card next."""
    t = table("dartmoor", solo=challenge, **kwargs)
    card = AUTOMA.index(parts)
    t.game.core.automa = vec[i64]([card, *(i for i in range(20) if i != card)])
    return t


def draw_two(t: Table) -> None:
    """A turn's draws from the deck; with an empty clearing the second one needs no choice."""
    t.draw()
    if not t.game.over and t.prompt.kind == "second_draw":
        t.draw()


def names(t: Table, kind: str) -> list[str]:
    """The cards in the last action's events of a kind that everyone sees."""
    return [e.card.name for e in t.events if e.kind == kind and e.audience == t.game.core.everyone]


def acted(t: Table) -> int:
    """How many automa cards the last action triggered."""
    return sum(e.kind == "automa" for e in t.events)


def has_half(g: Game, card: int, species: str) -> bool:
    return any(half.species == species for half in g.core.tables.cards[card].halves)


# -- set-up --------------------------------------------------------------------------------


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_forty_five_cards_are_removed_and_one_winter_is_left(challenge: str) -> None:
    g = Game.new("dartmoor", seed=4, solo=challenge)
    held = challenge == "adder"
    assert len(g.core.deck) == 172 - 45 - held + 1
    assert sum(g.core.tables.kind[c] == WINTER for c in g.core.deck) == 1


def test_the_winter_lies_anywhere_in_the_last_ten_cards() -> None:
    from_the_end = set()
    for seed in range(200):
        g = Game.new("dartmoor", seed=seed, solo="moors")
        (at,) = [i for i, c in enumerate(g.core.deck) if g.core.tables.kind[c] == WINTER]
        from_the_end.add(len(g.core.deck) - 1 - at)
    assert from_the_end == set(range(11))


def test_cave_3_comes_first_with_six_cards_and_three_more() -> None:
    g = Game.new("dartmoor", seed=4, solo="moors")
    assert (g.prompt.kind, len(g.core.hand(0)), len(g.core.clearing)) == ("discard", 9, 0)
    picked = []
    while g.prompt.kind == "discard":
        assert {Action.of(a).kind for a in g.legal()} == {"pick"}
        picked.append(g.legal()[-1])
        events = g.apply(picked[-1])
    assert [act.PICK + c for c in g.core.clearing] == picked
    assert (len(picked), len(g.core.hand(0))) == (3, 6)
    assert (g.actor, g.prompt.kind) == (0, "turn")
    assert "automa" not in {e.kind for e in events}


def test_the_adder_challenge_holds_a_random_adder_besides_the_six() -> None:
    held = set()
    for seed in range(30):
        g = Game.new("dartmoor", seed=seed, solo="adder")
        assert len(g.core.hand(0)) == 10
        adders = [c for c in g.core.hand(0) if has_half(g, c, "adder")]
        assert adders
        held |= set(adders)
    assert len(held) == 3


@pytest.mark.parametrize(
    "options",
    [
        {"game": "forest", "solo": "moors"},
        {"game": "dartmoor", "solo": "moors", "players": 2},
        {"game": "dartmoor", "solo": "wolves"},
        {"game": "dartmoor", "solo": "moors", "medal": "tin"},
    ],
)
def test_what_the_solo_mode_refuses(options: dict[str, Any]) -> None:
    with pytest.raises(GameError):
        Game.new(**options)


# -- the automa ----------------------------------------------------------------------------


def test_the_automas_deck() -> None:
    assert Counter(AUTOMA) == {
        ((ADD, 3),): 2,
        ((ADD, 3), (BURN, 1)): 2,
        ((ADD, 2), (BURN, 1)): 2,
        ((ADD, 1), (BURN, 2)): 2,
        ((REMOVE_LEFT, 2),): 1,
        ((REMOVE_RIGHT, 2),): 1,
        ((REMOVE_LEFT, 3),): 1,
        ((REMOVE_RIGHT, 3),): 1,
        ((REMOVE_LEFT, 3), (BURN, 1)): 1,
        ((REMOVE_RIGHT, 3), (BURN, 1)): 1,
        ((REMOVE_LEFT, 1), (BURN, 1)): 3,
        ((REMOVE_RIGHT, 1), (BURN, 1)): 3,
    }


def after(parts: Parts, row: list[str], deck: list[str]) -> tuple[list[str], list[str]]:
    """The row and the burned cards after an automa card."""
    burned: list[str] = []
    for part, n in parts:
        if part == ADD:
            row, deck = row + deck[:n], deck[n:]
        elif part == BURN:
            burned, deck = burned + deck[:n], deck[n:]
        else:
            row = row[n:] if part == REMOVE_LEFT else row[: max(0, len(row) - n)]
    return row, burned


@pytest.mark.parametrize("parts", sorted(set(AUTOMA)))
@pytest.mark.parametrize("length", [0, 1, 2, 5])
def test_an_automa_card_is_carried_out(parts: Parts, length: int) -> None:
    deck = ["goat_willow", "black_alder", "moor_birch", "sessile_oak"]
    t = solo(parts, clearing=ROW[:length], deck=["valley_mire", "elderberry", *deck])
    draw_two(t)
    row, burned = after(parts, ROW[:length], deck)
    assert t.clearing() == row
    assert names(t, "burned") == burned
    assert names(t, "revealed") == [card for card in row if card in deck]
    assert sorted(names(t, "removed")) == [card for card in ROW[:length] if card not in row]


def test_burned_and_removed_cards_leave_the_game() -> None:
    t = solo(((REMOVE_LEFT, 1), (BURN, 1)), clearing=["ash"], deck=["tor", "tor", "warrens"])
    draw_two(t)
    (gone,) = [e.card for e in t.events if e.kind == "burned"]
    assert names(t, "removed") == ["ash"]
    assert gone not in t.game.core.deck[t.game.core.top :]
    assert (t.hand(), t.clearing()) == (["tor", "tor"], [])


def test_the_automa_acts_after_each_turn_and_the_player_goes_on() -> None:
    t = solo(hand=["moor_birch", "ash"], clearing=["tor"])
    t.draw()
    assert acted(t) == 0
    t.draw()
    assert acted(t) == 1
    assert (t.actor, t.prompt.kind) == (0, "turn")
    t.play("moor_birch")
    assert acted(t) == 0
    t.decline()
    assert acted(t) == 1


def test_the_automa_waits_for_the_end_of_extra_turns() -> None:
    t = solo(hand=["black_alder"] * 3)
    t.play("black_alder")
    t.use()
    assert (acted(t), t.prompt.kind) == (0, "turn")
    assert len(t.clearing()) == 3
    draw_two(t)
    assert acted(t) == 1


def test_the_automa_acts_after_a_declined_extra_turn() -> None:
    t = solo(hand=["black_alder"] * 3)
    t.play("black_alder")
    t.decline()
    assert acted(t) == 1


def test_the_automa_acts_after_a_stuck_turn_and_discards_lie_in_the_order_picked() -> None:
    heathers = [f"heather@{s}" for s in ("goat_willow", "black_alder", "ash", "crab_apple")]
    others = [f"otter@{s}" for s in ("sessile_oak", "ash", "crab_apple")]
    t = solo(((REMOVE_RIGHT, 2),), hand=[*heathers, *others, "gnat@ash", "gnat", "lake_fly"])
    assert t.choices() == ["stuck"]
    t.stuck()
    t.pick("otter@crab_apple")
    t.pick("gnat@ash")
    assert acted(t) == 1
    assert names(t, "removed") == ["common_pheasant/gnat", "meadow_pipit/otter"]


def test_the_automas_deck_is_reshuffled_when_it_is_empty() -> None:
    g = Game.new("dartmoor", seed=11, solo="moors")
    cards: list[int] = []
    while not g.over:
        cards += [e.number for e in g.apply(g.legal()[-1]) if e.kind == "automa"]
    first, second = cards[:20], cards[20:40]
    assert sorted(first) == sorted(second) == list(range(20))
    assert first != second


# -- the row -------------------------------------------------------------------------------


@pytest.mark.parametrize("pay", [["warrens", "crab_apple"], ["crab_apple", "warrens"]])
def test_payment_and_reveal_join_at_the_right_end_in_order(pay: list[str]) -> None:
    t = solo(hand=["ash", "tor", *pay], clearing=["rivulet"], deck=["elderberry"])
    t.play("ash", pay=pay)
    assert t.clearing() == ["rivulet", *pay, "elderberry"]


def test_gaps_in_the_row_close() -> None:
    t = solo(clearing=ROW)
    t.take("rivulet")
    assert t.clearing() == ["ash", "crab_apple", "tor", "warrens"]


def test_effects_close_gaps_too() -> None:
    t = solo(
        hand=["serotine_bat@ash", "gnat"], forest=[{"card": "crab_apple"}], clearing=["ash", "tor"]
    )
    t.play("serotine_bat")
    t.pick("tor")
    assert t.clearing()[:2] == ["ash", "gnat/dartmoor_black_rabbit"]


def test_equal_cards_are_told_apart_by_where_they_lie() -> None:
    t = solo(clearing=["ash", "tor", "ash"])
    assert t.choices().count("take ash") == 2
    first, last = t.game.core.clearing[0], t.game.core.clearing[2]
    for card, row in ((first, ["tor", "ash"]), (last, ["ash", "tor"])):
        other = t.game.copy()
        other.apply(act.TAKE + card)
        assert Table(other).clearing() == row


def test_effects_tell_equal_cards_apart_too() -> None:
    t = solo(
        hand=["serotine_bat@ash", "gnat"],
        forest=[{"card": "crab_apple"}],
        clearing=["ash", "tor", "ash"],
    )
    t.play("serotine_bat")
    assert t.choices().count("pick ash") == 2


def test_alcathoe_bat_takes_exactly_two_cards_wherever_they_lie() -> None:
    t = solo(
        hand=["alcathoe_bat", "crab_apple"],
        forest=[{"card": "sessile_oak"}],
        clearing=["warrens", "ash", "tor"],
    )
    t.play("alcathoe_bat")
    for first in set(t.game.legal()) - {act.SKIP}:
        g = t.game.copy()
        g.apply(first)
        while g.prompt.kind == "cave":
            assert act.SKIP not in g.legal()
            g.apply(g.legal()[-1])
        assert Table(g).cave() == 2


@pytest.mark.parametrize(("before", "left"), [(6, 9), (7, 0)])
def test_the_clearing_check_ends_the_automas_turn(before: int, left: int) -> None:
    t = solo(clearing=["ash"] * 4 + ["tor"] * (before - 4))
    draw_two(t)
    assert len(t.clearing()) == left


def test_the_clearing_check_ends_the_players_turn_before_the_automa_adds() -> None:
    t = solo(hand=["black_alder"] * 3, clearing=["ash"] * 6 + ["tor"])
    t.play("black_alder")
    assert len(t.clearing()) == 10
    t.decline()
    assert t.clearing() == names(t, "revealed")
    assert len(t.clearing()) == 3


def test_a_whole_card_is_carried_out_before_the_clearing_check() -> None:
    t = solo(BURN_LAST, clearing=["ash"] * 6 + ["tor"])
    draw_two(t)
    kinds = [e.kind for e in t.events]
    assert kinds.index("burned") < kinds.index("cleared")


# -- the winter ----------------------------------------------------------------------------


def test_the_winter_ends_the_game_when_the_player_draws_it() -> None:
    t = solo(hand=["ash"], deck=["tor", "winter"])
    draw_two(t)
    assert t.game.over
    assert t.hand() == ["ash", "tor"]
    assert acted(t) == 0


def test_the_winter_ends_the_game_when_a_tree_reveals_it() -> None:
    t = solo(hand=["black_alder"] * 3, deck=["winter"])
    t.play("black_alder")
    assert t.game.over
    assert t.game.scores() == [5]


def test_the_winter_ends_the_game_on_its_way_into_the_cave() -> None:
    t = solo(
        hand=["brandts_bat@ash", "ash"], forest=[{"card": "crab_apple"}], deck=["tor", "winter"]
    )
    t.play("brandts_bat")
    t.use()
    assert t.game.over
    assert (t.cave(), t.game.scores()) == (1, [1])


def test_the_winter_ends_the_game_when_the_automa_adds_it() -> None:
    t = solo(clearing=["ash"] * 6 + ["crab_apple"] * 3, deck=["tor", "tor", "tor", "winter"])
    draw_two(t)
    assert t.game.over
    assert len(t.clearing()) == 10
    assert names(t, "burned") == []


def test_the_winter_ends_the_game_when_the_automa_burns_it() -> None:
    t = solo(((REMOVE_LEFT, 1), (BURN, 1)), clearing=ROW, deck=["tor", "tor", "winter"])
    draw_two(t)
    assert t.game.over
    assert t.clearing() == ROW[1:]


# -- thresholds ----------------------------------------------------------------------------


@pytest.mark.parametrize(("moors", "points"), [(1, 0), (5, 0), (6, 10), (8, 10)])
def test_godwit_needs_six_moors(moors: int, points: int) -> None:
    godwit: Host = {"card": "rivulet@crab_apple", "top1": ["black_tailed_godwit@moor_birch"]}
    t = solo(forest=[godwit, *[{"card": "universal_moor"}] * (moors - 1)])
    assert t.game.scores() == [points]


@pytest.mark.parametrize(("moors", "points"), [(0, 5), (7, 5), (8, 15)])
def test_pony_needs_eight_moors(moors: int, points: int) -> None:
    pony: Host = {"card": "crab_apple", "left": ["dartmoor_pony"]}
    t = solo(forest=[pony, *[{"card": "universal_moor"}] * moors])
    assert t.game.scores() == [points]


# -- challenges ----------------------------------------------------------------------------

NEEDED = {
    "dragonflies": (5, 200, 250, 300),
    "moors": (10, 200, 250, 300),
    "birds": (8, 175, 225, 275),
    "pawed": (14, 225, 300, 375),
    "bats": (7, 200, 250, 300),
    "moor20": (20, 250, 325, 400),
    "adder": (10, 225, 275, 325),
    "species11": (11, 200, 250, 300),
    "insects": (10, 200, 250, 300),
    "amphibians": (6, 200, 275, 350),
    "plants": (12, 200, 275, 350),
    "hoofed": (6, 200, 250, 300),
    "mice": (8, 200, 275, 350),
    "cave": (15, 150, 200, 250),
    "birds2": (2, 150, 200, 250),
}

#: Ten pawed cards worth 101 points.
WARREN: Host = {
    "card": "crab_apple",
    "left": ["dartmoor_badger@moor_birch", *["dartmoor_black_rabbit"] * 5],
    "right": ["dartmoor_black_rabbit"] * 4,
}
MOOR: Host = {"card": "universal_moor"}


def tree(**slots: str) -> Host:
    """A host worth no points, with one card per slot."""
    return {"card": "crab_apple"} | {slot: [card] for slot, card in slots.items()}


def moor(**slots: str) -> Host:
    return MOOR | {slot: [card] for slot, card in slots.items()}


def hosts(*keys: str) -> list[Host]:
    return [{"card": key} for key in keys]


#: By challenge: hosts that, with the warren, are one step short of the goal; and that step.
GOALS: dict[str, tuple[list[Host], Host]] = {
    "dragonflies": (
        [
            tree(top="beautiful_demoiselle"),
            moor(top1="emerald_damselfly", top2="keeled_skimmer"),
            moor(top1="keeled_skimmer", top2="small_red_damselfly"),
        ],
        moor(top1="southern_damselfly"),
    ),
    "moors": ([*hosts("rivulet@crab_apple", "fountainhead"), *[MOOR] * 7], MOOR),
    "birds": (
        [
            tree(top="barn_owl", left="capercaillie"),
            tree(top="buzzard", left="nuthatch"),
            tree(top="meadow_pipit", left="common_pheasant"),
            moor(top1="common_moorhen", top2="buzzard"),
        ],
        tree(right="treecreeper"),
    ),
    "pawed": ([moor(bottom1="otter", bottom2="otter"), moor(bottom1="otter")], tree(left="shrew")),
    "bats": (
        [
            tree(left="brandts_bat", right="serotine_bat"),
            tree(left="daubentons_bat", right="alcathoe_bat@sessile_oak"),
            tree(left="common_noctule", right="common_noctule"),
        ],
        {"card": "sessile_oak", "left": ["common_noctule"]},
    ),
    "moor20": ([*hosts("wet_woodland"), *[MOOR] * 8], MOOR),
    "adder": (
        [
            moor(bottom1="adder", bottom2="moor_frog"),
            moor(bottom1="moor_frog", bottom2="moor_frog"),
            tree(left="shrew", right="shrew"),
            tree(left="shrew", right="shrew"),
            tree(left="field_vole"),
        ],
        tree(left="field_vole"),
    ),
    "species11": (
        hosts(
            *("ash", "black_alder", "goat_willow", "moor_birch", "sessile_oak"),
            *("common_hazel", "elderberry", "rivulet@ash", "fountainhead"),
            *("rivulet@crab_apple", "elderberry", "universal_moor"),
        ),
        {"card": "blanket_bog"},
    ),
    "insects": (
        [
            moor(top1="emerald_damselfly", top2="emerald_damselfly"),
            moor(top1="emerald_damselfly", top2="emerald_damselfly"),
            moor(top1="keeled_skimmer", top2="keeled_skimmer"),
            tree(left="lake_fly", right="gnat"),
            tree(bottom="blue_ground_beetle"),
        ],
        tree(right="lake_fly"),
    ),
    "amphibians": (
        [
            moor(bottom1="moor_frog", bottom2="moor_frog"),
            moor(bottom1="moor_frog", bottom2="adder"),
            moor(bottom1="adder"),
        ],
        moor(bottom1="grass_snake"),
    ),
    "plants": (
        [
            *[moor(bottom1="heather", bottom2="water_soldiers")] * 4,
            moor(bottom1="adders_tongue", bottom2="adders_tongue"),
            tree(bottom="adders_tongue"),
        ],
        tree(bottom="adders_tongue"),
    ),
    "hoofed": (
        [
            tree(left="dartmoor_sheep", right="dartmoor_sheep"),
            tree(left="dartmoor_sheep", right="dartmoor_pony"),
            tree(left="dartmoor_pony"),
        ],
        tree(right="dartmoor_sheep"),
    ),
    "mice": (
        [
            tree(left="shrew", right="shrew"),
            tree(left="wood_mouse", right="wood_mouse"),
            tree(left="field_vole", right="field_vole"),
            tree(left="field_vole"),
        ],
        tree(left="wood_mouse"),
    ),
}
#: Hosts with two birds each; the last step adds the second bird of one more host.
BIRDS_AT_HOSTS: list[Host] = [
    WARREN | {"top": ["meadow_pipit", "cuckoo"]},
    {"card": "sessile_oak", "top": ["barn_owl", "cuckoo"]},
    {"card": "elderberry", "left": ["capercaillie"], "right": ["treecreeper"]},
]


def judged(challenge: str, met: bool, points: int | None = None, medal: str = "bronze") -> Table:
    """A table that meets the goal or is one step short; cave cards make up the points."""
    if challenge == "birds2":
        last = moor(top1="grey_heron", top2="curlew") if met else moor(top1="grey_heron")
        forest = [*BIRDS_AT_HOSTS, last]
    elif challenge == "cave":
        forest = [WARREN]
    else:
        near, step = GOALS[challenge]
        forest = [WARREN, *near, *[step] * met]

    def lay(cave: int) -> Table:
        return table("dartmoor", solo=challenge, medal=medal, forest=forest, cave=cave)

    t = lay(14 + met if challenge == "cave" else 0)
    return t if points is None else lay(t.cave() + points - t.game.scores()[0])


def test_there_are_fifteen_challenges() -> None:
    assert list(NEEDED) == list(CHALLENGES)
    assert {*GOALS, "birds2", "cave"} == set(CHALLENGES)


@pytest.mark.parametrize("challenge", NEEDED)
def test_a_challenge_asks_for_points_by_medal(challenge: str) -> None:
    needed, *points = NEEDED[challenge]
    for medal, wanted in zip(MEDALS, points, strict=True):
        result = Game.new("dartmoor", seed=1, solo=challenge, medal=medal).solo_result()
        assert (result.challenge, result.medal) == (challenge, medal)
        assert (result.needed, result.points_needed) == (needed, wanted)
        assert (result.goal_met, result.won) == (False, False)


@pytest.mark.parametrize("challenge", NEEDED)
def test_a_goal_met_without_the_points_is_not_won(challenge: str) -> None:
    result = judged(challenge, met=True).game.solo_result()
    assert result.reached == result.needed
    assert result.goal_met
    assert not result.won


@pytest.mark.parametrize("challenge", [key for key in NEEDED if key != "cave"])
def test_a_goal_just_missed_is_not_won_with_all_the_points(challenge: str) -> None:
    result = judged(challenge, met=False, points=NEEDED[challenge][1]).game.solo_result()
    assert result.reached == result.needed - (2 if challenge == "moor20" else 1)
    assert result.points >= result.points_needed
    assert not result.goal_met
    assert not result.won


def test_fourteen_cards_in_the_cave_are_not_enough() -> None:
    result = judged("cave", met=False).game.solo_result()
    assert (result.reached, result.goal_met, result.won) == (14, False, False)


@pytest.mark.parametrize("challenge", NEEDED)
@pytest.mark.parametrize("short", [0, 1])
def test_won_with_the_goal_and_exactly_the_points(challenge: str, short: int) -> None:
    result = judged(challenge, met=True, points=NEEDED[challenge][1] - short).game.solo_result()
    assert result.points == result.points_needed - short
    assert result.won == (short == 0)


def test_a_higher_medal_needs_its_own_points() -> None:
    for medal, won in (("bronze", True), ("silver", False), ("gold", False)):
        assert judged("moors", True, 200, medal).game.solo_result().won == won


@pytest.mark.parametrize(("universal", "reached"), [(9, 10), (8, 9)])
def test_universal_moors_count_as_moors(universal: int, reached: int) -> None:
    t = solo(forest=[*hosts("tor"), *[MOOR] * universal])
    assert t.game.solo_result().reached == reached


def test_universal_moors_are_no_species() -> None:
    t = solo(challenge="species11", forest=[*hosts("tor", "ash", "ash", "elderberry"), MOOR, MOOR])
    assert t.game.solo_result().reached == 3


def test_a_moor_worth_20_is_one_moor_not_all_of_them() -> None:
    t = solo(challenge="moor20", forest=[WARREN, *hosts("warrens", "warrens"), *[MOOR] * 3])
    assert t.game.solo_result().reached == 20
    t = solo(challenge="moor20", forest=hosts("wet_woodland", "wet_woodland", "black_alder"))
    assert t.game.solo_result().reached == 4


def test_an_adder_worth_10_is_one_adder_not_all_of_them() -> None:
    adders = moor(bottom1="adder", bottom2="adder")
    t = solo(challenge="adder", forest=[adders, moor(bottom1="adder")])
    assert t.game.solo_result().reached == 3


def test_bird_and_dragonfly_goals_count_species_not_cards() -> None:
    birds = [moor(top1="buzzard", top2="buzzard"), moor(top1="barn_owl", top2="buzzard")]
    t = solo(challenge="birds", forest=birds)
    assert t.game.solo_result().reached == 2
    t = solo(challenge="dragonflies", forest=[moor(top1="keeled_skimmer", top2="keeled_skimmer")])
    assert t.game.solo_result().reached == 1


def test_bats_are_counted_as_cards_not_species() -> None:
    t = solo(challenge="bats", forest=[tree(left="brandts_bat", right="brandts_bat")])
    assert t.game.solo_result().reached == 2


def test_only_solo_games_have_a_solo_result() -> None:
    with pytest.raises(GameError):
        Game.new("dartmoor", players=2, seed=1).solo_result()
