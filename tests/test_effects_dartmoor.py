"""What every Dartmoor card does when played, and the five caves (RULES 2 to 7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import DrawWhenPlayed
from spinney.engine import Action, Game
from spinney.engine.audit import audit
from spinney.engine.core import actions as act
from tests.table import Table, table

Host = dict[str, Any]
At = tuple[int, str]

OAK: Host = {"card": "sessile_oak"}
MOOR: Host = {"card": "universal_moor"}
FULL_SIDES: Host = {"card": "sessile_oak", "left": ["gnat"], "right": ["treecreeper"]}
ASH_2 = ("ash", "ash")
#: A paid card that shows none of the symbols played below.
OFF_SYMBOL = "moor_birch"


@dataclass(frozen=True)
class Scene:
    """A turn up to the moment of a species' effect, or of its bonus."""

    card: str
    pay: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    forest: tuple[Host, ...] = ()
    at: At | None = None
    clearing: tuple[str, ...] = ()
    bonus: bool = False

    @property
    def species(self) -> str:
        return self.card.partition("@")[0]

    @property
    def key(self) -> tuple[str, str]:
        return self.species, "bonus" if self.bonus else "effect"

    def played(
        self, pay: tuple[str, ...] | None = None, also: tuple[str, ...] | None = None
    ) -> Table:
        pay = self.pay if pay is None else pay
        also = self.also if also is None else also
        t = table(
            "dartmoor",
            hand=[self.card, *pay, *also],
            forest=self.forest,
            clearing=self.clearing,
        )
        t.play(self.card, self.at, pay)
        while self.bonus and t.asking == self.species and not t.bonus:
            t.decline()
        return t

    def asks(self, t: Table) -> bool:
        return t.actor == 0 and (t.asking, t.bonus) == (self.species, self.bonus)


@dataclass(frozen=True)
class FreePlay:
    """A free play: the half that may be laid and, if several are open, where it goes."""

    scene: Scene
    half: str
    at: At | None = None


DRAW_ONE = (
    Scene("ash", ("ash", "crab_apple")),
    Scene("moor_birch"),
    Scene("rhos_pasture@goat_willow", ("goat_willow",) * 2, bonus=True),
    Scene("adders_tongue@ash", forest=(OAK,)),
    Scene("otter@ash", ASH_2, forest=(OAK,)),
    Scene("dartmoor_sheep@ash", ASH_2, forest=(OAK,)),
    Scene("field_vole@ash", forest=(OAK,)),
    Scene("roe_deer@ash", ASH_2, forest=(OAK,), bonus=True),
    Scene("treecreeper@ash", ASH_2, forest=(OAK,)),
)
TAKE_ONE = (
    Scene("ash", ASH_2, clearing=("rivulet",), bonus=True),
    Scene("crab_apple", ("wet_woodland@crab_apple",), clearing=("rivulet",), bonus=True),
    Scene("common_lizard@ash", ASH_2, forest=(OAK,), clearing=("rivulet",), bonus=True),
    Scene("serotine_bat@ash", ("ash",), forest=(OAK,), clearing=("rivulet",)),
)
LAY_A_MOOR = (
    Scene("goat_willow", ("tor@goat_willow",), ("rivulet", "gnat"), bonus=True),
    Scene(
        "black_tailed_godwit@black_alder",
        ("black_alder",),
        ("rivulet", "gnat"),
        (OAK, MOOR),
        (1, "top2"),
        bonus=True,
    ),
    Scene("moor_frog@ash", ("ash",), ("rivulet", "gnat"), (OAK, MOOR), (1, "bottom1"), bonus=True),
    Scene("common_pheasant@ash", ("ash",), ("rivulet", "gnat"), (OAK,), bonus=True),
    Scene("dartmoor_pony@ash", ASH_2, ("rivulet", "gnat"), (OAK,), bonus=True),
)
EXTRA_TURN = (
    Scene("black_alder", ("black_alder",) * 2, bonus=True),
    Scene("nuthatch@ash", ASH_2, forest=(OAK,), bonus=True),
    Scene("royal_fern@black_alder", ("black_alder",), forest=(OAK,), bonus=True),
    Scene("barn_owl@ash", ASH_2, forest=({"card": "sessile_oak", "left": ["brandts_bat"]},)),
)
# If there is such a card, the one laid for free has an effect or bonus that must not trigger.
FROM_HAND = (
    FreePlay(Scene("common_hazel@ash", ASH_2, ("serotine_bat@ash",), bonus=True), "serotine_bat"),
    FreePlay(Scene("elderberry@ash", ASH_2, ("adders_tongue@ash",), bonus=True), "adders_tongue"),
    FreePlay(
        Scene("lowland_heath@ash", ASH_2, ("common_lizard@ash",), bonus=True),
        "common_lizard",
        (0, "bottom2"),
    ),
    FreePlay(
        Scene("valley_mire@ash", ASH_2, ("blue_ground_beetle@ash", "heather@ash"), bonus=True),
        "blue_ground_beetle",
        (0, "bottom1"),
    ),
    FreePlay(
        Scene(
            "warrens@goat_willow",
            ("goat_willow",) * 2,
            ("beaver@ash",),
            clearing=("crab_apple",),
            bonus=True,
        ),
        "beaver",
        (0, "bottom2"),
    ),
    FreePlay(
        Scene(
            "blue_ground_beetle@black_alder",
            ("ash",),
            ("adders_tongue@ash",),
            (OAK, OAK),
            (0, "bottom"),
        ),
        "adders_tongue",
    ),
    FreePlay(
        Scene("blueberry@ash", ("ash",), ("common_lizard@crab_apple",), (OAK, OAK), (1, "bottom")),
        "common_lizard",
    ),
    FreePlay(
        Scene(
            "bog_asphodel@goat_willow",
            ("goat_willow",),
            ("moor_birch",),
            (MOOR,),
            (0, "bottom1"),
            bonus=True,
        ),
        "moor_birch",
    ),
    FreePlay(
        Scene(
            "grass_snake@ash",
            ("ash",),
            ("moor_frog@goat_willow", "gnat"),
            (MOOR,),
            (0, "bottom1"),
            bonus=True,
        ),
        "moor_frog",
    ),
    FreePlay(
        Scene(
            "greater_butterfly_orchid@ash",
            ("ash",),
            ("adders_tongue@ash",),
            (OAK, OAK),
            (0, "bottom"),
            bonus=True,
        ),
        "adders_tongue",
    ),
    FreePlay(
        Scene(
            "meadowsweet@black_alder",
            ("black_alder",),
            ("lake_fly@moor_birch", "serotine_bat@ash"),
            (OAK,),
            bonus=True,
        ),
        "lake_fly",
    ),
    FreePlay(Scene("capercaillie@ash", ("ash",), ("adders_tongue@ash",), (OAK,)), "adders_tongue"),
    FreePlay(
        Scene(
            "wood_mouse@ash", ("ash",), ("field_vole@moor_birch",), (OAK,), (0, "right"), bonus=True
        ),
        "field_vole",
    ),
)
FROM_CLEARING = (
    FreePlay(
        Scene("common_noctule@goat_willow", ("adders_tongue@ash",), forest=(OAK,)), "adders_tongue"
    ),
    FreePlay(
        Scene(
            "daubentons_bat@ash",
            ("blue_ground_beetle@ash",),
            ("heather@ash",),
            (OAK, OAK),
            (0, "left"),
        ),
        "blue_ground_beetle",
        (1, "bottom"),
    ),
)
FREE_PLAYS = FROM_HAND + FROM_CLEARING
OTHERS = (
    Scene("buzzard@ash", ASH_2, forest=({"card": "sessile_oak", "left": ["field_vole"]},)),
    Scene("wheatear@ash", ("ash",), forest=(MOOR,), at=(0, "top1")),
    Scene("beaver@ash", ASH_2, forest=(OAK,)),
    Scene("alcathoe_bat@crab_apple", ("ash",), forest=(OAK,), clearing=("rivulet", "tor")),
    Scene("brandts_bat@ash", ("ash",), forest=(OAK,)),
    Scene("dartmoor_black_rabbit@ash", also=("dartmoor_black_rabbit@crab_apple",), forest=(OAK,)),
    Scene("gnat@black_alder", also=("serotine_bat@black_alder",), forest=(OAK,)),
    Scene("lake_fly@moor_birch", also=("serotine_bat@black_alder",), forest=(OAK,)),
    Scene("shrew@moor_birch", forest=(OAK,), bonus=True),
)
SCENES = (
    *DRAW_ONE,
    *TAKE_ONE,
    *LAY_A_MOOR,
    *EXTRA_TURN,
    *(free.scene for free in FREE_PLAYS),
    *OTHERS,
)


def name_of(case: Scene | FreePlay) -> str:
    return "-".join((case.scene if isinstance(case, FreePlay) else case).key)


def each(*cases: Any) -> pytest.MarkDecorator:
    kind = "free" if isinstance(cases[0], FreePlay) else "scene"
    return pytest.mark.parametrize(kind, cases, ids=name_of)


def next_card(t: Table) -> str:
    return t.game.cards[t.game.core.deck[t.game.core.top]].name


def lying(t: Table, species: str) -> int:
    """How often the species lies in the forest."""
    count = 0
    for host in t.forest():
        for value in host.values():
            count += [value].count(species) if isinstance(value, str) else value.count(species)
    return count


def on_the_table(t: Table) -> tuple[object, ...]:
    return t.hand(), t.clearing(), t.forest(), t.cave()


def added(after: list[str], before: list[str]) -> list[str]:
    assert not Counter(before) - Counter(after)
    return sorted((Counter(after) - Counter(before)).elements())


def seen(t: Table, kind: str) -> list[str]:
    """The cards of the events of a kind that everyone sees."""
    open_events = [e for e in t.events if e.kind == kind and e.audience == t.game.core.everyone]
    return ["winter" if e.kind == "winter" else e.card.name for e in open_events]


def all_declined(t: Table) -> bool:
    """Whether nothing more is asked of player 0."""
    return t.actor == 1 and t.prompt.kind == "turn"


def rival_draws(t: Table) -> None:
    t.draw()
    t.draw()
    assert t.actor == 0


# -- every effect and bonus ----------------------------------------------------------------


@each(*SCENES)
def test_asked_for_in_its_moment(scene: Scene) -> None:
    assert scene.asks(scene.played())


@each(*SCENES)
def test_everything_on_a_card_may_be_declined(scene: Scene) -> None:
    t = scene.played()
    before = on_the_table(t)
    if "done" in t.choices():
        t.done()
    else:
        t.decline()
    assert on_the_table(t) == before
    assert all_declined(t)


@each(*(s for s in SCENES if s.bonus and s.pay))
def test_a_bonus_needs_the_symbol_on_every_paid_card(scene: Scene) -> None:
    t = scene.played(pay=(*scene.pay[:-1], OFF_SYMBOL))
    assert all_declined(t)


@each(*(s for s in SCENES if s.also and s.species != "daubentons_bat"))
def test_lapses_without_a_card_to_lay(scene: Scene) -> None:
    assert all_declined(scene.played(also=()))


def test_every_species_with_an_effect_or_bonus_has_its_scene() -> None:
    printed = {
        (key, part)
        for key, species in SPECIES["dartmoor"].items()
        for part, what in (("effect", species.effect), ("bonus", species.bonus))
        if what is not None
    }
    assert Counter(scene.key for scene in SCENES) == Counter(printed)


# -- drawing -------------------------------------------------------------------------------


@each(*DRAW_ONE)
def test_draws_one_card_from_the_deck(scene: Scene) -> None:
    t = scene.played()
    card, before, clearing = next_card(t), t.hand(), t.clearing()
    t.use()
    assert added(t.hand(), before) == [card]
    assert t.clearing() == clearing


def test_buzzard_draws_one_card_per_mouse() -> None:
    t = table(
        "dartmoor",
        hand=["buzzard@ash", *ASH_2],
        forest=[
            {"card": "sessile_oak", "left": ["field_vole"], "right": ["wood_mouse"]},
            {"card": "crab_apple", "left": ["shrew"], "right": ["gnat"]},
        ],
        rival_forest=[{"card": "crab_apple", "left": ["field_vole"]}],
        deck=["rivulet", "tor", "warrens", "ash"],
    )
    t.play("buzzard", (0, "top"))
    t.use()
    assert t.hand() == ["rivulet", "tor", "warrens"]


def test_buzzard_is_not_asked_without_mice() -> None:
    t = table("dartmoor", hand=["buzzard@ash", *ASH_2], forest=[OAK])
    t.play("buzzard")
    assert all_declined(t)


def test_draws_stop_at_ten_cards_and_the_rest_is_lost() -> None:
    t = table(
        "dartmoor",
        hand=["buzzard@ash", *["crab_apple"] * 4, *["goat_willow"] * 5],
        forest=[
            {"card": "sessile_oak", "left": ["field_vole"], "right": ["wood_mouse"]},
            {"card": "sessile_oak", "left": ["field_vole"], "right": ["field_vole"]},
        ],
        deck=["rivulet", "tor", "warrens", "ash"],
    )
    t.play("buzzard", (0, "top"), ["crab_apple", "crab_apple"])
    t.use()
    assert len(t.hand()) == 10
    assert "ash" not in t.hand()
    assert all_declined(t)


def test_an_effect_draw_is_not_asked_with_ten_cards_in_hand() -> None:
    t = table(
        "dartmoor",
        hand=["adders_tongue@ash", *["crab_apple"] * 5, *["goat_willow"] * 4],
        forest=[{"card": "elderberry"}],
    )
    t.play("adders_tongue")
    assert t.asking == "elderberry"
    t.use()
    assert len(t.hand()) == 10
    assert all_declined(t)


def test_the_second_copy_of_a_permanent_draw_is_not_asked_with_ten_cards_in_hand() -> None:
    t = table(
        "dartmoor",
        hand=["adders_tongue@ash", *["crab_apple"] * 5, *["goat_willow"] * 4],
        forest=[{"card": "elderberry"}, {"card": "elderberry"}],
    )
    t.play("adders_tongue", (0, "bottom"))
    t.use()
    assert all_declined(t)


# -- taking from the clearing --------------------------------------------------------------


@each(*TAKE_ONE)
@pytest.mark.parametrize("which", ["an old card", "a paid card"])
def test_takes_one_card_of_the_clearing(scene: Scene, which: str) -> None:
    t = scene.played()
    assert t.prompt.kind == "take"
    card = "rivulet" if which == "an old card" else scene.pay[0].partition("@")[0]
    before, clearing = t.hand(), t.clearing()
    t.pick(card)
    assert added(t.hand(), before) == [card]
    assert added(clearing, t.clearing()) == [card]
    assert all_declined(t)


@each(*TAKE_ONE)
def test_taking_offers_the_whole_clearing_and_nothing_else(scene: Scene) -> None:
    t = scene.played()
    assert t.choices() == [*(f"pick {card}" for card in sorted(set(t.clearing()))), "skip"]


def test_the_card_revealed_for_a_tree_may_be_taken_by_its_bonus() -> None:
    t = table("dartmoor", hand=["crab_apple", "rivulet@crab_apple"], deck=["warrens"])
    t.play("crab_apple")
    t.pick("warrens")
    assert t.hand() == ["warrens"]


def test_nothing_is_taken_into_a_full_hand() -> None:
    t = table(
        "dartmoor",
        hand=["serotine_bat@ash", *["crab_apple"] * 5, *["goat_willow"] * 4],
        forest=[{"card": "common_hazel"}, {"card": "common_hazel"}],
    )
    t.play("serotine_bat", (0, "left"), ["crab_apple"])
    t.use()
    t.use()
    assert len(t.hand()) == 10
    assert all_declined(t)


def test_ash_draws_before_its_bonus_takes() -> None:
    t = table("dartmoor", hand=["ash"] * 3, deck=["rivulet", "tor"])
    t.play("ash")
    assert (t.prompt.kind, t.bonus) == ("offer", False)
    t.use()
    assert t.hand() == ["tor"]
    assert (t.prompt.kind, t.bonus) == ("take", True)
    t.pick("ash")
    assert t.hand() == ["ash", "tor"]


def test_a_split_card_pays_with_either_symbol() -> None:
    split = "daubentons_bat@crab_apple"  # its other half shows ash
    t = table("dartmoor", hand=["ash", "ash", split])
    t.play("ash")
    t.decline()
    assert t.bonus
    t = table("dartmoor", hand=["crab_apple", split])
    t.play("crab_apple")
    assert t.bonus


def test_the_symbol_that_counts_is_that_of_the_half_played() -> None:
    """The other half of Royal Fern (Black Alder) shows Crab Apple."""
    t = table("dartmoor", hand=["royal_fern@black_alder", "crab_apple"], forest=[OAK])
    t.play("royal_fern")
    assert all_declined(t)


# -- universal moors -----------------------------------------------------------------------


@each(*LAY_A_MOOR)
@pytest.mark.parametrize("card", ["rivulet", "gnat"])
def test_lays_any_hand_card_as_a_universal_moor(scene: Scene, card: str) -> None:
    t = scene.played()
    assert t.prompt.kind == "moor"
    hosts, hand, clearing = t.forest(), t.hand(), t.clearing()
    t.pick(card)
    assert t.forest() == [*hosts, {"card": "universal_moor"}]
    assert len(t.hand()) == len(hand) - 1
    assert t.clearing() == clearing
    assert all_declined(t)


def test_a_universal_moor_is_never_the_turns_action() -> None:
    t = table("dartmoor", hand=["gnat", "rivulet", "ash"], forest=[OAK, MOOR])
    assert not [choice for choice in t.choices() if "face" in choice or "pick" in choice]
    assert {c.partition(" ")[0] for c in t.choices()} == {"draw", "play"}


def test_a_universal_moor_takes_moor_only_cards_and_reveals_nothing() -> None:
    t = table("dartmoor", hand=["goat_willow", "tor@goat_willow", "warty_newt"], deck=["ash"])
    t.play("goat_willow", pay=["tor"])
    t.pick("warty_newt")
    assert t.clearing() == ["ash", "tor"]
    t = table("dartmoor", hand=["warty_newt", "ash"], forest=[MOOR])
    t.play("warty_newt", (0, "bottom2"))
    assert t.forest() == [{"card": "universal_moor", "bottom2": ["warty_newt"]}]


def test_only_the_owner_knows_what_lies_under_a_universal_moor() -> None:
    t = table("dartmoor", hand=["goat_willow", "tor@goat_willow", "warty_newt", "ash"])
    t.play("goat_willow", pay=["tor"])
    t.pick("warty_newt")
    (laid,) = [e for e in t.events if e.kind == "laid_face_down"]
    assert laid.seen_by(0) == laid
    assert laid.seen_by(1).card is None


# -- extra turns ---------------------------------------------------------------------------


@each(*EXTRA_TURN)
def test_gives_one_extra_turn(scene: Scene) -> None:
    t = scene.played()
    t.use()
    assert (t.actor, t.prompt.kind) == (0, "turn")
    t.draw()
    t.draw()
    assert all_declined(t)


def test_barn_owl_needs_a_bat_in_the_own_forest() -> None:
    t = table(
        "dartmoor",
        hand=["barn_owl@ash", *ASH_2],
        forest=[OAK],
        rival_forest=[{"card": "sessile_oak", "left": ["brandts_bat"]}],
    )
    t.play("barn_owl")
    assert all_declined(t)


def test_extra_turns_follow_each_other() -> None:
    t = table(
        "dartmoor",
        hand=["royal_fern@black_alder", "black_alder", "barn_owl@ash", *ASH_2],
        forest=[{"card": "sessile_oak", "left": ["brandts_bat"]}],
    )
    t.play("royal_fern", pay=["black_alder"])
    t.use()
    t.play("barn_owl")
    t.use()
    assert (t.actor, t.prompt.kind) == (0, "turn")


@pytest.mark.parametrize(("old", "left"), [(6, 9), (7, 0)])
def test_the_clearing_is_checked_before_an_extra_turn(old: int, left: int) -> None:
    t = table(
        "dartmoor", hand=["black_alder"] * 3, clearing=["crab_apple"] * 6 + ["ash"] * (old - 6)
    )
    t.play("black_alder")
    assert len(t.clearing()) == old + 3
    t.use()
    assert t.actor == 0
    assert len(t.clearing()) == left


# -- free plays ----------------------------------------------------------------------------


@each(*FREE_PLAYS)
def test_lays_a_card_of_its_type_free_of_cost_effect_and_bonus(free: FreePlay) -> None:
    t = free.scene.played()
    assert t.choices() == [f"play {free.half}", "skip"]
    hand, clearing, there = len(t.hand()), len(t.clearing()), lying(t, free.half)
    t.play(free.half, free.at)
    assert lying(t, free.half) == there + 1
    while t.prompt.kind == "permanent":
        t.decline()
    if free in FROM_HAND:
        revealed = free.half == "moor_birch"
        assert (len(t.hand()), len(t.clearing())) == (hand - 1, clearing + revealed)
    else:
        assert (len(t.hand()), len(t.clearing())) == (hand, clearing - 1)
    assert all_declined(t)


@each(*FROM_HAND)
def test_a_free_play_from_the_hand_leaves_the_clearing_alone(free: FreePlay) -> None:
    """The same card in the clearing cannot be laid."""
    scene = free.scene
    wanted = next(card for card in scene.also if card.partition("@")[0] == free.half)
    t = Scene(
        scene.card, scene.pay, (), scene.forest, scene.at, (*scene.clearing, wanted), scene.bonus
    ).played()
    assert all_declined(t)


@each(*FROM_CLEARING)
def test_a_free_play_from_the_clearing_leaves_the_hand_alone(free: FreePlay) -> None:
    scene = free.scene
    t = Scene(
        scene.card, ("crab_apple",), (*scene.pay, *scene.also), scene.forest, scene.at
    ).played()
    assert all_declined(t)


@pytest.mark.parametrize(
    ("bat", "old"), [("common_noctule@goat_willow", "heather@ash"), ("daubentons_bat@ash", "gnat")]
)
def test_a_free_play_from_the_clearing_may_take_an_old_card(bat: str, old: str) -> None:
    t = table("dartmoor", hand=[bat, "ash"], forest=[OAK, OAK], clearing=[old])
    t.play(bat, (0, "left"))
    old = old.partition("@")[0]
    t.play(old, (1, "bottom") if old == "heather" else (1, "left"))
    assert t.clearing() == ["ash"]
    assert lying(t, old) == 1


@pytest.mark.parametrize(
    ("card", "also"),
    [
        ("capercaillie@ash", "bog_asphodel@goat_willow"),
        ("blueberry@ash", "warty_newt@sessile_oak"),
        ("blueberry@ash", "moor_frog@goat_willow"),
    ],
)
def test_moor_only_binds_in_free_plays_too(card: str, also: str) -> None:
    species, at = also.partition("@")[0], (0, "left" if card == "capercaillie@ash" else "bottom")
    t = table("dartmoor", hand=[card, "ash", also], forest=[OAK, OAK])
    t.play(card, at, ["ash"])
    assert all_declined(t)
    t = table("dartmoor", hand=[card, "ash", also], forest=[OAK, OAK, MOOR])
    t.play(card, at, ["ash"])
    t.play(species, (2, "bottom1"))
    assert t.forest()[2] == {"card": "universal_moor", "bottom1": [species]}


@pytest.mark.parametrize(
    ("card", "pay", "also", "at"),
    [
        ("grass_snake@ash", "ash", "adder", (0, "bottom2")),
        ("meadowsweet@black_alder", "black_alder", "blue_ground_beetle", (0, "bottom2")),
        ("greater_butterfly_orchid@ash", "ash", "adders_tongue", (0, "bottom2")),
        ("blueberry@ash", "ash", "adder", (0, "bottom2")),
        ("blue_ground_beetle@ash", "crab_apple", "adders_tongue", (0, "bottom2")),
    ],
)
def test_a_free_play_lapses_without_a_slot(card: str, pay: str, also: str, at: At) -> None:
    moor: Host = {"card": "universal_moor", "bottom1": ["heather"]}
    t = table("dartmoor", hand=[card, pay, also], forest=[moor])
    t.play(card, at, [pay])
    assert all_declined(t)


def test_warrens_opens_no_side_slot_for_side_paws() -> None:
    t = table(
        "dartmoor",
        hand=["warrens@goat_willow", *["goat_willow"] * 2, "dartmoor_badger"],
        forest=[FULL_SIDES],
    )
    t.play("warrens", pay=["goat_willow"] * 2)
    assert all_declined(t)


def test_the_half_laid_must_itself_show_the_type() -> None:
    """Capercaillie: Wheatear is only the back of a Heather, and two plants are two choices."""
    t = table(
        "dartmoor",
        hand=["capercaillie@ash", "ash", "wheatear@sessile_oak", "keeled_skimmer@ash"],
        forest=[OAK],
    )
    t.play("capercaillie", pay=["ash"])
    assert t.choices() == ["play heather", "play meadowsweet", "skip"]


def test_a_free_tree_reveals_a_card() -> None:
    t = table(
        "dartmoor",
        hand=["bog_asphodel@goat_willow", "goat_willow", "ash"],
        forest=[MOOR],
        deck=["rivulet"],
    )
    t.play("bog_asphodel", (0, "bottom1"), ["goat_willow"])
    t.play("ash")
    assert t.clearing() == ["goat_willow", "rivulet"]
    assert t.forest()[1] == {"card": "ash"}
    assert all_declined(t)


def test_a_free_shrub_reveals_nothing_and_its_permanent_effect_works() -> None:
    t = table(
        "dartmoor",
        hand=["bog_asphodel@goat_willow", "goat_willow", "elderberry", "heather"],
        forest=[MOOR],
    )
    t.play("bog_asphodel", (0, "bottom1"), ["goat_willow"])
    t.play("elderberry")
    assert t.clearing() == ["goat_willow"]
    assert all_declined(t)
    rival_draws(t)
    t.play("heather", (1, "bottom"))
    assert (t.prompt.kind, t.asking) == ("permanent", "elderberry")


def test_bog_asphodel_offers_trees_and_shrubs_but_no_moors() -> None:
    t = table(
        "dartmoor",
        hand=["bog_asphodel@goat_willow", "goat_willow", "elderberry", "ash", "rivulet"],
        forest=[MOOR],
    )
    t.play("bog_asphodel", (0, "bottom1"), ["goat_willow"])
    assert t.choices() == ["play ash", "play elderberry", "skip"]


@pytest.mark.parametrize(
    ("shrub", "also"), [("common_hazel", "serotine_bat@ash"), ("elderberry", "heather@ash")]
)
def test_a_shrubs_own_bonus_play_triggers_it(shrub: str, also: str) -> None:
    t = table("dartmoor", hand=[f"{shrub}@ash", *ASH_2, also], deck=["rivulet"])
    t.play(shrub, pay=ASH_2)
    t.play(also)
    assert (t.prompt.kind, t.asking) == ("permanent", shrub)
    t.use()
    assert t.hand() == ["rivulet"]
    assert all_declined(t)


@pytest.mark.parametrize("laid", ["shrew@moor_birch", "field_vole@moor_birch"])
def test_wood_mouse_lays_a_mouse_without_its_effect_or_bonus(laid: str) -> None:
    t = table("dartmoor", hand=["wood_mouse@ash", "ash", laid], forest=[OAK])
    t.play("wood_mouse", (0, "right"), ["ash"])
    t.play(laid)
    assert (t.cave(), t.hand()) == (0, [])
    assert all_declined(t)


# -- any number ----------------------------------------------------------------------------


def test_rabbits_bring_any_number_of_rabbits_each_in_its_own_slot() -> None:
    left, right = "dartmoor_black_rabbit@ash", "dartmoor_black_rabbit@crab_apple"
    t = table("dartmoor", hand=[left, right, "dartmoor_black_rabbit@moor_birch"], forest=[OAK, OAK])
    t.play(left, (0, "left"))
    before = t.hand()
    t.play("dartmoor_black_rabbit@moor_birch", (1, "right"))
    assert len(t.hand()) == len(before) - 1
    t.play(right)
    assert t.hand() == []
    assert all_declined(t)
    rabbit = ["dartmoor_black_rabbit"]
    assert t.forest() == [
        {"card": "sessile_oak", "left": rabbit, "right": rabbit},
        {"card": "sessile_oak", "right": rabbit},
    ]


def test_rabbits_stop_when_no_slot_is_left() -> None:
    t = table(
        "dartmoor",
        hand=["dartmoor_black_rabbit@ash", "dartmoor_black_rabbit@goat_willow"],
        forest=[{"card": "sessile_oak", "right": ["gnat@ash"]}, MOOR],
    )
    t.play("dartmoor_black_rabbit@ash")
    assert all_declined(t)


def test_rabbits_may_stop_after_any_of_them() -> None:
    t = table(
        "dartmoor",
        hand=[f"dartmoor_black_rabbit@{s}" for s in ("sessile_oak", "black_alder", "ash")],
        forest=[OAK, OAK, OAK],
    )
    t.play("dartmoor_black_rabbit@sessile_oak", (0, "left"))
    t.play("dartmoor_black_rabbit@black_alder", (1, "left"))
    assert "done" in t.choices()
    t.done()
    assert len(t.hand()) == 1
    assert all_declined(t)


def test_a_badger_lets_rabbits_share_any_side_slot_of_its_host() -> None:
    rabbits = [f"dartmoor_black_rabbit@{s}" for s in ("sessile_oak", "black_alder", "ash")]
    t = table(
        "dartmoor",
        hand=rabbits,
        forest=[{"card": "crab_apple", "left": ["dartmoor_badger"], "right": ["gnat"]}],
    )
    for rabbit in rabbits:
        t.play(rabbit)
    assert t.forest()[0]["left"] == ["dartmoor_badger", *["dartmoor_black_rabbit"] * 3]


def test_only_rabbits_join_a_slot_with_a_rabbit() -> None:
    t = table(
        "dartmoor",
        hand=["field_vole@sessile_oak", "field_vole@ash"],
        forest=[
            {
                "card": "crab_apple",
                "left": ["dartmoor_black_rabbit"],
                "right": ["dartmoor_badger", "dartmoor_black_rabbit"],
            }
        ],
    )
    assert t.choices() == ["draw"]


def test_a_badger_opens_only_its_own_host() -> None:
    t = table(
        "dartmoor",
        hand=["dartmoor_black_rabbit@ash"],
        forest=[
            {"card": "crab_apple", "right": ["dartmoor_badger"]},
            {"card": "crab_apple", "left": ["gnat"]},
            {"card": "crab_apple", "left": ["dartmoor_sheep"]},
        ],
    )
    t.play("dartmoor_black_rabbit")
    assert t.forest()[0]["left"] == ["dartmoor_black_rabbit"]


def test_gnat_lays_any_number_of_bats_without_their_effects() -> None:
    t = table(
        "dartmoor",
        hand=["gnat@black_alder", "brandts_bat@ash", "serotine_bat@black_alder", "ash"],
        forest=[OAK, OAK, OAK],
        clearing=["rivulet"],
    )
    t.play("gnat", (0, "left"))
    t.play("serotine_bat", (0, "right"))
    t.play("brandts_bat", (1, "left"))
    assert t.cave() == 0
    assert t.clearing() == ["rivulet"]
    assert t.hand() == ["ash"]
    assert all_declined(t)


def test_gnat_offers_both_halves_of_a_card_with_two_bats_but_no_other_half() -> None:
    t = table(
        "dartmoor",
        hand=["gnat@black_alder", "daubentons_bat@ash", "wood_mouse@sessile_oak"],
        forest=[OAK, OAK],
    )
    t.play("gnat", (0, "left"))
    assert t.choices() == [
        "done",
        "play common_noctule",
        "play daubentons_bat",
        "play serotine_bat",
    ]


def test_a_batch_lies_before_its_draws_and_drawn_cards_do_not_join() -> None:
    """Two bats, two Hazels: four draws, offered after both bats are laid."""
    t = table(
        "dartmoor",
        hand=["gnat@black_alder", "brandts_bat@ash", "serotine_bat@black_alder"],
        forest=[{"card": "common_hazel"}, {"card": "common_hazel"}],
        deck=["alcathoe_bat", "rivulet", "tor"],
    )
    t.play("gnat", (0, "left"))
    t.play("serotine_bat", (0, "right"))
    assert t.prompt.kind == "free_plays"
    t.play("brandts_bat", (1, "left"))
    for answer in (t.use, t.use, t.decline, t.use):
        assert (t.prompt.kind, t.asking) == ("permanent", "common_hazel")
        answer()
    assert len(t.hand()) == 3
    assert all_declined(t)


def test_lake_fly_lays_one_bat_that_keeps_its_effect() -> None:
    t = table(
        "dartmoor",
        hand=["lake_fly@moor_birch", "brandts_bat@ash", "serotine_bat@black_alder"],
        forest=[OAK, OAK],
    )
    t.play("lake_fly", (0, "left"))
    t.play("brandts_bat", (1, "left"))
    assert (t.asking, t.bonus) == ("brandts_bat", False)
    t.use()
    assert t.cave() == 2
    assert len(t.hand()) == 1
    assert all_declined(t)


def test_lake_flys_bat_sets_off_permanent_effects_before_its_own() -> None:
    t = table(
        "dartmoor",
        hand=["lake_fly@moor_birch", "brandts_bat@ash"],
        forest=[{"card": "common_hazel"}, OAK],
    )
    t.play("lake_fly", (0, "left"))
    t.play("brandts_bat", (1, "left"))
    assert t.asking == "common_hazel"
    t.decline()
    assert t.asking == "brandts_bat"
    t.decline()
    assert all_declined(t)


def test_lake_flys_bat_may_lay_a_card_from_the_clearing() -> None:
    t = table(
        "dartmoor",
        hand=["lake_fly@moor_birch", "common_noctule@goat_willow"],
        forest=[OAK, OAK],
        clearing=["adders_tongue@ash"],
    )
    t.play("lake_fly", (0, "left"))
    t.play("common_noctule", (1, "left"))
    t.play("adders_tongue", (1, "bottom"))
    assert t.clearing() == []
    assert all_declined(t)


# -- the cave ------------------------------------------------------------------------------


def test_wheatear_shows_one_deck_card_per_moor_into_the_cave() -> None:
    t = table(
        "dartmoor",
        hand=["wheatear@ash", "crab_apple"],
        forest=[MOOR, {"card": "rivulet"}, OAK],
        rival_forest=[MOOR],
        deck=["tor", "ash", "warrens"],
    )
    t.play("wheatear", (2, "top"))
    t.use()
    assert t.cave() == 2
    assert seen(t, "caved") == ["tor", "ash"]


def test_wheatear_is_not_asked_without_a_moor() -> None:
    t = table("dartmoor", hand=["wheatear@ash", "crab_apple"], forest=[OAK])
    t.play("wheatear")
    assert all_declined(t)


def test_wheatears_cave_fill_needs_no_symbol() -> None:
    t = table("dartmoor", hand=["wheatear@ash", OFF_SYMBOL], forest=[MOOR, OAK])
    t.play("wheatear", (1, "top"))
    assert (t.asking, t.bonus) == ("wheatear", False)


def test_brandts_bat_shows_two_deck_cards_into_the_cave() -> None:
    t = table("dartmoor", hand=["brandts_bat@ash", "ash"], forest=[OAK], deck=["tor", "warrens"])
    t.play("brandts_bat")
    t.use()
    assert t.cave() == 2
    assert seen(t, "caved") == ["tor", "warrens"]
    assert t.hand() == []


def test_a_winter_on_the_way_into_the_cave_is_laid_aside_and_replaced() -> None:
    t = table(
        "dartmoor", hand=["brandts_bat@ash", "ash"], forest=[OAK], deck=["winter", "tor", "ash"]
    )
    t.play("brandts_bat")
    t.use()
    assert t.cave() == 2
    assert (seen(t, "winter"), seen(t, "caved")) == (["winter"], ["tor", "ash"])


def test_the_third_winter_ends_the_cave_fill_and_what_lies_there_scores() -> None:
    t = table(
        "dartmoor",
        hand=["brandts_bat@ash", "ash"],
        forest=[OAK],
        deck=["winter", "winter", "tor", "winter", "ash"],
    )
    t.play("brandts_bat")
    t.use()
    assert t.game.over
    assert t.cave() == 1
    assert t.game.scores() == [2, 0]  # Sessile Oak 1, cave 1


@pytest.mark.parametrize(("mice", "cave"), [((), 1), (("wood_mouse", "field_vole"), 3)])
def test_shrews_bonus_is_earned_by_playing_it_and_counts_all_mice_itself_included(
    mice: tuple[str, ...], cave: int
) -> None:
    hosts = [{"card": "crab_apple", "left": [mouse]} for mouse in mice]
    t = table("dartmoor", hand=["shrew@moor_birch"], forest=[OAK, *hosts])
    t.play("shrew", (0, "left"))
    t.use()
    assert t.cave() == cave
    assert len(seen(t, "caved")) == cave


def test_beaver_takes_every_tree_card_of_the_clearing_but_no_shrub() -> None:
    t = table(
        "dartmoor",
        hand=["beaver@ash", "ash", "gnat"],
        forest=[OAK],
        clearing=["crab_apple", "elderberry", "rivulet", "heather@ash"],
    )
    t.play("beaver")
    t.use()
    assert t.cave() == 2
    assert not {"ash", "crab_apple"} & set(t.clearing())
    assert len(t.clearing()) == 4


def test_beaver_is_not_asked_without_a_tree_in_the_clearing() -> None:
    t = table(
        "dartmoor", hand=["beaver@ash", "gnat", "rivulet"], forest=[OAK], clearing=["elderberry"]
    )
    t.play("beaver")
    assert all_declined(t)


def test_alcathoe_bat_takes_exactly_two_cards_of_the_clearing_paid_ones_included() -> None:
    t = table("dartmoor", hand=["alcathoe_bat", "ash"], forest=[OAK], clearing=["rivulet", "tor"])
    t.play("alcathoe_bat")
    t.pick("ash")
    assert t.actor == 0
    assert t.choices() == ["pick rivulet", "pick tor"]
    t.pick("tor")
    assert (t.cave(), t.clearing()) == (2, ["rivulet"])
    assert all_declined(t)


def test_alcathoe_bat_takes_what_there_is() -> None:
    t = table("dartmoor", hand=["alcathoe_bat", "ash"], forest=[OAK])
    t.play("alcathoe_bat")
    assert t.choices() == ["pick ash", "skip"]
    t.pick("ash")
    assert (t.cave(), t.clearing()) == (1, [])


# -- permanent effects ---------------------------------------------------------------------

#: By host: a card that triggers it, and one that does not.
PERMANENT_DRAWS = {
    "common_hazel": ("alcathoe_bat@crab_apple", "lake_fly@moor_birch"),
    "elderberry": ("heather@ash", "adder@moor_birch"),
    "fountainhead": ("rivulet", "sessile_oak"),
    "tor": ("meadow_pipit@goat_willow", "southern_damselfly@ash"),
}


def played_beside(host: str, copies: int, card: str) -> Table:
    t = table(
        "dartmoor",
        hand=[card, *["crab_apple"] * SPECIES["dartmoor"][card.partition("@")[0]].cost],
        forest=[OAK, *[{"card": host}] * copies],
        deck=["warrens"] * 3,
    )
    t.play(card, (0, "left" if "bat" in card else "bottom" if "heather" in card else "top"))
    return t


@pytest.mark.parametrize("host", PERMANENT_DRAWS)
def test_each_copy_draws_once_when_its_kind_is_played(host: str) -> None:
    t = played_beside(host, 2, PERMANENT_DRAWS[host][0])
    for answer in (t.use, t.decline):
        assert (t.prompt.kind, t.asking) == ("permanent", host)
        answer()
    assert t.hand() == ["warrens"]
    assert t.prompt.kind != "permanent"


@pytest.mark.parametrize("host", PERMANENT_DRAWS)
def test_a_permanent_draw_ignores_other_cards(host: str) -> None:
    hand = [PERMANENT_DRAWS[host][1], "crab_apple"]
    t = table("dartmoor", hand=hand, forest=[{"card": host}])
    t.play(hand[0])
    if t.prompt.kind == "slot":
        t.slot(0, t.choices()[0].split()[-1])
    assert all_declined(t)


@pytest.mark.parametrize("host", PERMANENT_DRAWS)
def test_a_permanent_draw_ignores_the_rivals_cards(host: str) -> None:
    card = PERMANENT_DRAWS[host][0]
    cost = SPECIES["dartmoor"][card.partition("@")[0]].cost
    t = table(
        "dartmoor",
        hand=[card, *["crab_apple"] * cost],
        forest=[OAK],
        rival_forest=[{"card": host}],
    )
    t.play(card)
    assert t.prompt.kind != "permanent"


@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_fountainhead_sets_off_the_others_but_not_itself(others: int) -> None:
    t = table(
        "dartmoor",
        hand=["fountainhead", *ASH_2],
        forest=[{"card": "fountainhead"}] * others,
    )
    t.play("fountainhead", pay=ASH_2)
    for _ in range(others):
        assert t.asking == "fountainhead"
        t.use()
    assert len(t.hand()) == others
    assert all_declined(t)


@each(*LAY_A_MOOR)
def test_a_universal_moor_sets_off_fountainhead(scene: Scene) -> None:
    hosts = (*scene.forest, {"card": "fountainhead"})
    with_spring = Scene(scene.card, scene.pay, scene.also, hosts, scene.at, bonus=True)
    t = with_spring.played()
    t.pick("rivulet")
    assert (t.prompt.kind, t.asking) == ("permanent", "fountainhead")
    t.use()
    assert len(t.hand()) == 2
    assert all_declined(t)


def test_tor_watches_birds_at_the_side_too() -> None:
    t = table(
        "dartmoor", hand=["common_pheasant@black_alder", "ash"], forest=[OAK, {"card": "tor"}]
    )
    t.play("common_pheasant")
    assert t.asking == "tor"


def test_permanent_effects_come_before_the_effect_and_their_cards_may_be_used_by_it() -> None:
    t = table(
        "dartmoor",
        hand=["capercaillie@ash", "ash"],
        forest=[OAK, {"card": "tor"}],
        deck=["heather@ash"],
    )
    t.play("capercaillie")
    assert t.asking == "tor"
    t.use()
    t.play("heather", (0, "bottom"))
    assert t.hand() == []


def test_a_card_laid_from_the_clearing_sets_off_permanent_effects() -> None:
    t = table(
        "dartmoor",
        hand=["common_noctule@goat_willow", "heather@ash"],
        forest=[{"card": "elderberry"}],
    )
    t.play("common_noctule")
    t.play("heather")
    assert (t.prompt.kind, t.asking) == ("permanent", "elderberry")


def test_permanent_draws_never_help_to_pay() -> None:
    t = table("dartmoor", hand=["blueberry@ash"], forest=[{"card": "elderberry"}], deck=["ash"])
    assert t.choices() == ["draw", "play emerald_damselfly"]


def test_water_soldiers_let_dragonflies_share_the_top_slot() -> None:
    soldiers: Host = {
        "card": "sessile_oak",
        "top": ["keeled_skimmer"],
        "bottom": ["water_soldiers"],
    }
    t = table("dartmoor", hand=["emerald_damselfly@crab_apple"], forest=[soldiers])
    t.play("emerald_damselfly")
    assert t.forest()[0]["top"] == ["keeled_skimmer", "emerald_damselfly"]


@pytest.mark.parametrize(
    "host",
    [
        {"card": "sessile_oak", "top": ["keeled_skimmer"], "bottom": ["heather"]},
        {"card": "sessile_oak", "top": ["meadow_pipit"], "bottom": ["water_soldiers"]},
    ],
)
def test_a_top_slot_is_shared_only_by_dragonflies_above_water_soldiers(host: Host) -> None:
    t = table("dartmoor", hand=["emerald_damselfly@crab_apple"], forest=[host])
    assert t.choices() == ["draw"]


@pytest.mark.parametrize("soldiers", [1, 2])
def test_on_a_moor_each_water_soldiers_opens_one_top_slot(soldiers: int) -> None:
    moor: Host = {
        "card": "rivulet",
        "top1": ["keeled_skimmer", "small_red_damselfly"],
        "top2": ["southern_damselfly"],
        "bottom1": ["water_soldiers"],
        "bottom2": ["water_soldiers" if soldiers == 2 else "heather"],
    }
    t = table("dartmoor", hand=["emerald_damselfly@crab_apple", "ash"], forest=[moor, MOOR])
    t.play("emerald_damselfly")
    open_slots = ["at 1 top1", "at 1 top2"] if soldiers == 2 else ["at 1 top1"]
    assert t.choices() == [*open_slots, "at 2 top1", "at 2 top2"]


def test_blanket_bog_doubles_the_points_of_the_plants_below_it() -> None:
    bog: Host = {"card": "blanket_bog", "bottom1": ["adders_tongue"], "bottom2": ["grass_snake"]}
    elsewhere: Host = {"card": "rivulet@black_alder", "bottom1": ["adders_tongue@ash"]}
    t = table("dartmoor", forest=[bog])
    assert t.game.scores()[0] == 2 * 3 + 5
    t = table("dartmoor", forest=[{"card": "blanket_bog"}, elsewhere])
    assert t.game.scores()[0] == 3


OTHER_PERMANENTS = {
    "dartmoor_badger": test_a_badger_lets_rabbits_share_any_side_slot_of_its_host,
    "water_soldiers": test_water_soldiers_let_dragonflies_share_the_top_slot,
    "blanket_bog": test_blanket_bog_doubles_the_points_of_the_plants_below_it,
}


def test_every_permanent_effect_is_played() -> None:
    permanent = {key: s.permanent for key, s in SPECIES["dartmoor"].items() if s.permanent}
    draws = {key for key, what in permanent.items() if isinstance(what, DrawWhenPlayed)}
    assert draws == set(PERMANENT_DRAWS)
    assert permanent.keys() - draws == set(OTHER_PERMANENTS)


# -- the stuck hand ------------------------------------------------------------------------

#: Ten split cards.
SPLIT = [
    "heather@goat_willow",
    "heather@black_alder",
    "heather@ash",
    "heather@crab_apple",
    "otter@sessile_oak",
    "otter@ash",
    "otter@crab_apple",
    "gnat@black_alder",
    "gnat@ash",
    "roe_deer@ash",
]


def test_stuck_shows_the_hand_discards_two_and_draws_two() -> None:
    t = table("dartmoor", hand=SPLIT, clearing=["rivulet"], deck=["tor", "warrens"])
    assert t.choices() == ["stuck"]
    t.stuck()
    assert sorted(seen(t, "shown")) == t.hand()
    assert (t.prompt.kind, len(t.choices())) == ("discard", 9)
    t.pick("gnat@black_alder")
    t.pick("gnat@ash")
    assert len(t.hand()) == 10
    assert {"tor", "warrens"} <= set(t.hand())
    assert t.clearing() == sorted(["rivulet", "gnat/dartmoor_black_rabbit", "common_pheasant/gnat"])
    assert all_declined(t)


@pytest.mark.parametrize(("old", "left"), [(7, 9), (8, 0)])
def test_the_clearing_is_checked_after_a_stuck_turn(old: int, left: int) -> None:
    t = table("dartmoor", hand=SPLIT, clearing=["ash", "crab_apple"] * 3 + ["tor"] * (old - 6))
    t.stuck()
    t.pick("gnat@black_alder")
    t.pick("gnat@ash")
    assert len(t.clearing()) == left


def test_a_stuck_hand_is_known_to_the_rivals() -> None:
    t = table("dartmoor", hand=SPLIT)
    assert set(t.game.view(1).players[0].hand) == {None}
    t.stuck()
    t.pick("gnat@black_alder")
    t.pick("gnat@ash")
    assert t.game.view(1).players[0].hand.count(None) == 2


@pytest.mark.parametrize("host", ["ash", "elderberry", "rivulet"])
def test_a_host_in_hand_is_never_stuck(host: str) -> None:
    t = table("dartmoor", hand=[*SPLIT[:9], host])
    assert t.choices() == [f"play {host}"]


def test_nine_cards_are_never_stuck() -> None:
    t = table("dartmoor", hand=SPLIT[:9])
    assert t.choices() == ["draw"]


def test_a_legal_slot_is_never_stuck() -> None:
    t = table("dartmoor", hand=SPLIT, forest=[{"card": "rivulet", "top1": ["barn_owl"]}])
    assert "stuck" not in t.choices()
    assert "play otter" in t.choices()


def test_stuck_when_every_slot_is_taken() -> None:
    full: Host = {
        "card": "sessile_oak",
        "top": ["barn_owl"],
        "bottom": ["royal_fern"],
        "left": ["dartmoor_sheep"],
        "right": ["treecreeper"],
    }
    t = table("dartmoor", hand=SPLIT, forest=[full])
    assert t.choices() == ["stuck"]


# -- caves ---------------------------------------------------------------------------------


def take_caves(wishes: dict[int, int], seed: int = 3) -> Game:
    """Five players take all five caves, from start player 0; ``wishes`` is by seat."""
    g = Game.new("dartmoor", players=5, seed=seed, start=0)
    while g.prompt.kind == "cave_choice":
        g.apply(act.CAVE + wishes[g.actor])
    return g


def carry_out(g: Game) -> None:
    """Take any choice until the first turn."""
    while g.prompt.kind != "turn":
        g.apply(g.legal()[0])
        assert audit(g) == []


@pytest.mark.parametrize("start", [0, 1, 2])
def test_caves_are_taken_in_reverse_turn_order(start: int) -> None:
    g = Game.new("dartmoor", players=3, seed=5, start=start)
    actors, offered = [], []
    while g.prompt.kind == "cave_choice":
        actors.append(g.actor)
        offered.append(len(g.legal()))
        g.apply(g.legal()[0])
    assert actors == [(start + 2) % 3, (start + 1) % 3]
    assert offered == [3, 2]
    carry_out(g)
    assert g.actor == start


def test_any_of_the_five_caves_may_be_among_the_open_ones() -> None:
    opened = [frozenset(Game.new("dartmoor", players=2, seed=s).legal()) for s in range(40)]
    assert all(len(caves) == 2 for caves in opened)
    assert frozenset().union(*opened) == {act.CAVE + n for n in range(1, 6)}


def test_set_up_effects_run_in_reverse_turn_order_after_all_have_chosen() -> None:
    g = take_caves({4: 1, 3: 3, 2: 5, 1: 2, 0: 4})
    assert (g.actor, g.prompt.kind) == (4, "moor")
    assert [len(g.core.hand(p)) for p in range(5)] == [6] * 5
    g.apply(g.legal()[0])
    assert (g.actor, g.prompt.kind) == (3, "discard")
    assert [len(g.core.hand(p)) for p in range(5)] == [6, 6, 6, 9, 5]


def test_cave_effects_in_full() -> None:
    g = take_caves({4: 1, 3: 3, 2: 5, 1: 2, 0: 4})
    carry_out(g)
    t = Table(g)
    assert [len(g.core.hand(p)) for p in range(5)] == [6, 8, 6, 6, 5]
    assert [t.cave(p) for p in range(5)] == [0, 0, 3, 0, 0]
    assert t.forest(4) == [{"card": "universal_moor"}]
    assert len(g.core.clearing) == 3
    assert g.scores() == [5, 0, 3, 0, 0]
    assert len(g.core.deck) - g.core.top == 175 - 5 * 6 - 2 - 3 - 3


@pytest.mark.parametrize("cave", [1, 3])
def test_cave_effects_are_compulsory(cave: int) -> None:
    others = iter(n for n in range(1, 6) if n != cave)
    g = take_caves({4: cave} | {p: next(others) for p in (3, 2, 1, 0)})
    picks = 0
    while g.actor == 4:
        assert {Action.of(a).kind for a in g.legal()} == {"pick"}
        g.apply(g.legal()[0])
        picks += 1
    assert picks == cave


def test_cave_3_may_lay_down_the_cards_just_drawn() -> None:
    g = Game.new("dartmoor", players=5, seed=3, start=0)
    dealt = g.core.hand(4)
    for cave in (3, 5, 2, 4):
        g.apply(act.CAVE + cave)
    assert g.prompt.kind == "discard"
    drawn = sorted(set(g.core.hand(4)) - set(dealt))
    assert len(drawn) == 3
    for card in drawn:
        g.apply(act.PICK + card)
    assert list(g.core.clearing) == drawn


def test_cave_5_is_filled_openly() -> None:
    g = Game.new("dartmoor", players=5, seed=3, start=0)
    for cave in (5, 2, 4):
        g.apply(act.CAVE + cave)
    events = g.apply(act.CAVE + 3)
    caved = [e for e in events if e.kind == "caved"]
    assert [(e.player, e.audience) for e in caved] == [(4, 0b11111)] * 3


@pytest.mark.parametrize(("cave", "points"), [(1, 0), (2, 0), (3, 0), (4, 5), (5, 0)])
def test_only_cave_4_pays_at_the_end(cave: int, points: int) -> None:
    assert table("dartmoor", cave_card=cave).game.scores() == [points, 0]


def test_beaver_scores_the_cards_in_the_cave_not_cave_4s_points() -> None:
    beaver: Host = {"card": "crab_apple", "bottom": ["beaver"]}
    t = table("dartmoor", forest=[beaver], cave=2, cave_card=4)
    assert t.game.scores()[0] == 2 + 2 + 5


def test_there_is_no_mulligan() -> None:
    for seed in range(30):
        g = Game.new("dartmoor", players=2, seed=seed)
        while g.prompt.kind != "turn":
            assert g.prompt.kind in ("cave_choice", "moor", "discard")
            g.apply(g.legal()[0])
