"""Forest Shuffle, Alpine set."""

from spinney.cards.forest import BUTTERFLIES
from spinney.cards.vocabulary import (
    AMPHIBIAN,
    BAT,
    BIRD,
    BUTTERFLY,
    CLOVEN_HOOFED,
    INSECT,
    MOUNTAIN,
    MUSHROOM,
    PAWED,
    PLANT,
    TREE,
    AtLeast,
    Cards,
    CaveFromClearing,
    Draw,
    DrawWhenPlayed,
    ExtraTurn,
    Flat,
    FreePlay,
    InAnyOrder,
    InCave,
    Kinds,
    Per,
    Place,
    Species,
    Sum,
    Symbol,
)

# fmt: off
SPECIES: tuple[Species, ...] = (
    Species("european_larch", "alpine", Place.TREE, copies=7, cost=1, tags=(TREE, MOUNTAIN), bonus=FreePlay((MOUNTAIN,)), points=Flat(3)),
    Species("stone_pine", "alpine", Place.TREE, copies=7, cost=2, tags=(TREE, MOUNTAIN), effect=Draw(1), bonus=Draw(1), points=Per(MOUNTAIN, 1)),
    Species("phoebus_apollo", "alpine", Place.TOP, copies=4, cost=0, tags=(BUTTERFLY, INSECT, MOUNTAIN), points=BUTTERFLIES),
    Species("golden_eagle", "alpine", Place.TOP, copies=3, cost=1, tags=(BIRD, MOUNTAIN), points=Per(Sum(PAWED, AMPHIBIAN), 1)),
    Species("bearded_vulture", "alpine", Place.TOP, copies=3, cost=1, tags=(BIRD, MOUNTAIN), effect=CaveFromClearing(2, up_to=True), points=Per(InCave(), 1)),
    Species("common_raven", "alpine", Place.TOP, copies=2, cost=1, tags=(BIRD, MOUNTAIN), effect=Draw(1), points=Flat(5)),
    Species("black_trumpet", "alpine", Place.BOTTOM, copies=2, cost=2, tags=(MUSHROOM, MOUNTAIN), permanent=DrawWhenPlayed(MOUNTAIN)),
    Species("edelweiss", "alpine", Place.BOTTOM, copies=2, cost=1, tags=(PLANT, MOUNTAIN), effect=Draw(1), bonus=Draw(1), points=Flat(3)),
    Species("blueberry", "alpine", Place.BOTTOM, copies=2, cost=1, tags=(PLANT, MOUNTAIN), effect=FreePlay((AMPHIBIAN,)), points=Per(Kinds(BIRD), 2)),
    Species("alpine_newt", "alpine", Place.BOTTOM, copies=3, cost=1, tags=(AMPHIBIAN, MOUNTAIN), bonus=InAnyOrder(FreePlay((MOUNTAIN,)), FreePlay((INSECT,))), points=Per(INSECT, 2)),
    Species("gentian", "alpine", Place.BOTTOM, copies=3, cost=0, tags=(PLANT, MOUNTAIN), effect=FreePlay((BUTTERFLY,)), points=Per(BUTTERFLY, 3)),
    Species("alpine_marmot", "alpine", Place.SIDE, copies=4, cost=1, tags=(PAWED, MOUNTAIN), points=Per(Kinds(PLANT), 3)),
    Species("chamois", "alpine", Place.SIDE, copies=3, cost=1, tags=(CLOVEN_HOOFED, MOUNTAIN), points=Per(Symbol(), 3)),
    Species("capercaillie", "alpine", Place.SIDE, copies=4, cost=1, tags=(BIRD, MOUNTAIN), effect=FreePlay((PLANT,)), points=Per(PLANT, 1)),
    Species("mountain_hare", "alpine", Place.SIDE, copies=3, cost=0, tags=(PAWED, MOUNTAIN), points=Per(Cards("european_hare"), 1), counts_as="european_hare"),
    Species("steinbock", "alpine", Place.SIDE, copies=3, cost=3, tags=(CLOVEN_HOOFED, MOUNTAIN), effect=ExtraTurn(), points=Flat(10)),
    Species("savis_pipistrelle", "alpine", Place.SIDE, copies=3, cost=1, tags=(BAT, MOUNTAIN), points=AtLeast(Kinds(BAT), 3, 5)),
)
# fmt: on
