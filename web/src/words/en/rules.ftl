## The rules. A text is several paragraphs: "- " begins a point, "1. " a step, <b>so</b> is strong,
## and @mole is the name of a species, whose card it opens.

rules-title = Rules
rules-lead = The rules as Spinney plays them, in our own words and with our own cards. Long-press or right-click any card or sign for help.
rules-contents = Contents
rules-cards-link = All cards
rules-learn-link = Learn by playing

rules-head-goal = The goal
rules-head-cards = The cards
rules-head-setup = Setup
rules-head-turn = Your turn
rules-head-playing = Playing a card
rules-head-paying = Paying and the bonus
rules-head-effects = Effects
rules-head-clearing = The clearing
rules-head-winter = Winter and the end
rules-head-scoring = Scoring
rules-head-slots = Slots and sharing
rules-head-hosts = { $game ->
    [forest] Trees and shrubs
   *[dartmoor] Trees, shrubs and moors
}
rules-head-types = Types
rules-head-signs = Signs on the cards
rules-head-sets = Sets
rules-head-options = Variants
rules-head-solo = Alone against the automa
rules-head-rulings = Questions players ask
rules-head-guesses = What we don’t know

rules-text-goal-forest =
    Two to five players each grow a forest. You lay <b>trees</b>, and animals, plants and mushrooms come to live there. You pay for cards with other cards from your hand.

    When the third winter comes, the game is over. The forest worth the most points wins.
rules-text-goal-dartmoor =
    Two to five players each grow a piece of Dartmoor: <b>trees</b>, <b>shrubs</b> and wide <b>moors</b>, and the animals and plants that live there. You pay for cards with other cards from your hand.

    When the third winter comes, the game is over. The land worth the most points wins.
rules-text-cards-forest =
    A <b>tree</b> is a whole card. It is a <b>host</b>: it has a <b>slot</b> on each of its four sides. With the Woodland Edge set there are <b>shrubs</b> too: hosts just like trees, but not trees.
rules-text-cards-dartmoor =
    A <b>tree</b> or <b>shrub</b> is a whole card. It is a <b>host</b>: it has a <b>slot</b> on each of its four sides. A shrub is not a tree.

    A <b>moor</b> is a host as well, but it lies sideways: two slots above, two below, none at the sides. Some dwellers live only on moors.
rules-text-cards-halves =
    All other cards are split: two <b>dwellers</b> share a card, top and bottom or left and right. You play one of the two. A top half goes into a top slot, a left half into a left slot; the other half disappears under the host and no longer counts.
rules-text-cards-parts =
    Every half and every host shows the same things:

    - its <b>cost</b> in a small dark card, and below it its <b>tree symbol</b>, which gives the card its colour
    - its <b>types</b>, as small icons, and how many copies there are
    - its <b>points</b>
    - perhaps an <b>effect</b> (grey), a <b>permanent effect</b> (outlined) or a <b>bonus</b> (in the colour of the symbol)
rules-picture-tree = A tree
rules-picture-moor = A moor, as it lies on the table
rules-picture-top = Top and bottom half
rules-picture-side = Left and right half
rules-picture-host = { $game ->
    [forest] A tree with four dwellers: only the played halves show, each with its current points
   *[dartmoor] A moor with dwellers above and below: only the played halves show, each with its current points
}
rules-text-setup-removed =
    Set the three winters aside and shuffle all other cards. Some of them leave the game unseen:
rules-setup-players = Players
rules-setup-alone = Base set
rules-setup-one = with Alpine or Woodland Edge
rules-setup-both = with both
rules-setup-removed = Cards removed
rules-text-setup-piles =
    Divide the rest into three equal piles. Shuffle two winters into one pile and put the third on top of it; this pile becomes the bottom of the deck. So no winter comes in roughly the first two thirds of the deck.

    Everyone gets six cards. The clearing starts empty. The start player is random, or chosen beforehand; play goes clockwise.
rules-text-setup-forest =
    If you have no tree among your six cards, you may take six new ones, once; the old ones leave the game. A shrub is not a tree here. Everyone has a <b>cave</b>, empty at first.
rules-text-setup-dartmoor =
    Lay out one random <b>cave</b> per player, face up. The last player chooses first, then the others in reverse turn order, one cave each. In the same order, everyone carries out in full what their cave says, before the first turn.
rules-caves-cave = Cave
rules-caves-what = What it does
rules-caves-guess = A question mark means: our best guess.
rules-text-turn =
    On your turn you do exactly one thing:

    - <b>Draw two cards</b>, one after the other. Each comes unseen from the deck or face up from the clearing; a card taken from the clearing is not replaced.
    - <b>Play one card</b> from your hand.

    You never hold more than ten cards. With nine you draw only one, with ten you must play. Nobody may pass.
rules-text-turn-forest =
    Instead of a tree you may lay any card face down: a <b>sapling</b>. It is a tree without species, symbol or points, and it costs nothing.
rules-text-turn-dartmoor =
    A card laid face down is a <b>universal moor</b>: a moor without species, symbol or points that costs nothing. Only an effect or a bonus lets you lay one; it is never your turn’s action.

    You are <b>stuck</b> if you hold ten cards with no tree, shrub or moor among them, and none of your halves has a slot to go to. Then show your hand, lay two cards of your choice in the clearing and draw two from the deck. That was your turn.
rules-text-playing =
    1. Choose the card, the half and a free slot on the matching side.
    2. Pay its cost with other cards from your hand. They go face up into the clearing.
    3. Lay the card in your forest.
    4. { $game ->
        [forest] If it is a tree or a sapling, but not a shrub, the top card of the deck goes face up into the clearing.
       *[dartmoor] If it is a tree, not a shrub and not a moor, the top card of the deck goes face up into the clearing.
    }
    5. Permanent effects in your forest that the card triggers, once per copy.
    6. The card’s own effect.
    7. Its bonus, if you earned it.

    Each step, with everything it triggers, is finished before the next begins. Cards you draw on the way may be used in a later step, but never for the payment.

    <b>Everything in steps 5 to 7 is optional</b>, each thing on its own, when its moment comes. What you accept is done in full. The revealed card of step 4, the draws of your turn and what a cave does at setup are never optional.
rules-text-paying =
    The cost is a number of cards: lay that many others from your hand in the clearing, whatever they show. From there anyone may take them.

    You earn the <b>bonus</b> if <b>every</b> card you pay with shows the symbol of the half you play. A split card shows two symbols; either will do. It is settled the moment you pay. A card laid for free never earns its bonus.
rules-text-paying-dartmoor =
    @shrew is the only card that has a bonus and costs nothing: it earns the bonus whenever it is played, except when laid for free.
rules-picture-paying = { $card } costs { $cost }. Every card in this payment shows its symbol, so you earn the bonus.
rules-text-effects =
    An <b>effect</b> happens once, when the card is played.

    - <b>Draw</b> means from the top of the deck; <b>from the clearing</b> means only from there. Effects that draw stop at ten cards in hand; the rest is lost.
    - <b>For each</b> is counted when the effect begins. It includes the card just played if it has the type.
    - <b>Another turn</b> is a full turn after this one. Several add up and are taken one by one.
    - <b>For free</b>: the half you lay must itself have the type and needs a slot. You don’t get its effect or bonus, but a permanent effect works. It is never a card laid face down.
    - <b>Any number</b>: choose among the cards you hold when the effect begins. All of them are laid first; cards you draw in the meantime can’t join.
    - <b>Into the cave</b>: each card there is worth 1 point at the end.
rules-text-effects-forest =
    <b>Permanent effects</b> are outlined. The four mushrooms of the base set, @chanterelle, @fly_agaric, @parasol_mushroom and @penny_bun, work from your next turn on; an extra turn counts as your next turn. @black_trumpet and the shrubs work at once. No card triggers itself.
rules-text-effects-dartmoor =
    <b>Permanent effects</b> are outlined. In Dartmoor they work at once: a shrub already draws for the card its own bonus lets you play. No card triggers itself.
rules-picture-effect = Effect
rules-picture-permanent = Permanent effect
rules-picture-bonus = Bonus
rules-text-clearing =
    The clearing is face up for everyone. Payments and revealed cards go there, and you can draw from it.

    At the end of every turn, even before an extra turn, it is checked: <b>ten cards or more leave the game</b>, nine stay. During a turn there may be more than ten, and effects may use them all. Nothing is ever shuffled back.
rules-text-winter =
    Cards are drawn and revealed one at a time. When a winter turns up, it is set aside and replaced at once, even if the next card is a winter too.

    <b>The third winter ends the game at once</b>, in the middle of whatever is happening: it is not replaced, no more effects or bonuses happen, and the clearing is not checked. What is already in a forest, including the card just being played, and what is in a cave stays and scores.
rules-text-scoring-forest =
    Your score is the points of all visible cards in your forest, plus 1 for each card in your cave. Cards in hand are worth nothing. If players tie, they share the victory.
rules-text-scoring-dartmoor =
    Your score is the points of all visible cards in your forest, plus 1 for each card in your cave, plus what your cave card itself may be worth. Cards in hand are worth nothing. If players tie, they share the victory.
rules-text-scoring =
    Each card counts on its own: five cards worth 2 for each bird count the birds five times, unless a card says that all its copies count together. <b>Sets of different species</b> are made as large as possible, each card in one set. <b>Most</b> means that nobody has more; a tie is enough.
rules-text-slots =
    A slot takes one card. The cards name the exceptions:
rules-text-slots-forest =
    - @european_hare: any number share a slot, as long as only these hares are in it.
    - @common_toad: two share a slot.
    - @stinging_nettle: any number of butterflies share the top slot of its host.

    Other kinds of card cannot join a shared slot: where there is a bird, no butterfly can join. Cards laid in the same turn may share as well.
rules-text-slots-dartmoor =
    - @water_soldiers: any number of dragonflies share one top slot of its host. On a moor, each @water_soldiers below opens one of the two.
    - @dartmoor_badger: rabbits may go to any side slot of its host, even beside another species. Nothing but rabbits can join a slot that holds a rabbit.
    - @cuckoo: goes only on top of a tree or shrub where there is already another bird, and only one per host.

    Other kinds of card cannot join a shared slot: where there is a bird, no dragonfly can join.
rules-text-slots-full =
    A host is <b>fully occupied</b> if there is at least one card in each of its four slots. “Cards at this tree” counts every card in a shared slot.
rules-text-slots-moor =
    These live only on a moor; a universal moor will do. This always applies, even when they are laid for free:
rules-text-hosts =
    Every host, what it scores and what it does.
rules-text-types =
    Many cards count types. A card may have more than one.
rules-types-type = Type
rules-types-species = Species
rules-types-cards = Cards
rules-text-signs =
    The signs say the same as the words on the enlarged card.
rules-text-sets =
    The base set can be played with Alpine, Woodland Edge or both. More cards are then removed at setup.
rules-sets-set = Set
rules-text-options =
    - <b>No removal</b>: no cards leave the game unseen at the start.
    - <b>Hidden score</b>: nobody sees points before the end.
    - <b>Start player</b>: random or chosen.
rules-text-options-draft =
    - <b>Draft</b>: instead of being dealt six cards, you choose them in rounds. In each round everyone looks at some cards, keeps some, passes some to the right and left, and puts one in the clearing; the rest leave the game. Nothing moves until everyone has decided. There is no mulligan, and fewer cards are removed beforehand.
rules-draft-rounds = Rounds
rules-draft-look = See
rules-draft-keep = Keep
rules-draft-right = Right
rules-draft-left = Left
rules-draft-clearing = Clearing
rules-draft-out = Out of the game
rules-text-solo =
    You play alone against a deck of automa cards. 45 cards are removed, and a single winter is shuffled into the last ten cards of the deck; it ends the game at once, no matter who turns it up. You get six cards and cave 3, whose effect you carry out first, and you start.

    Choose one of fifteen <b>challenges</b>. If you meet its goal, you win the highest <b>medal</b> your score reaches; the medal you choose beforehand is only an aim. Universal moors count as moors in the goals, but are not a species.

    Whenever your turn is over, including any extra turns, the automa reveals its next card. The clearing is a row: new cards join at the right end, gaps close. “Burn” means that the top card of the deck leaves the game, face up. The clearing is checked after the automa too.

    @black_tailed_godwit scores only from 6 moors on; @dartmoor_pony scores 5 with fewer than 8 moors.
rules-solo-copies = Cards
rules-solo-does = The automa
rules-solo-add = { $n ->
    [one] adds { $n } card to the clearing
   *[other] adds { $n } cards to the clearing
}
rules-solo-burn = { $n ->
    [one] burns { $n } card
   *[other] burns { $n } cards
}
rules-solo-remove_left = { $n ->
    [one] removes { $n } card from the left
   *[other] removes { $n } cards from the left
}
rules-solo-remove_right = { $n ->
    [one] removes { $n } card from the right
   *[other] removes { $n } cards from the right
}
rules-text-rulings =
    - <b>May I decline an effect?</b> Yes, every effect, every bonus and every draw from a permanent effect, one by one.
    - <b>May an effect “from the clearing” take my payment?</b> Yes: the payment and the revealed card are already there.
    - <b>Is a face-down card a tree or a moor?</b> Yes, wherever trees or moors are counted, and it triggers what a tree or moor triggers. It has no species and no symbol.
    - <b>What if the game ends during my turn?</b> The card being played stays and scores; its effect and bonus are lost.
rules-text-rulings-forest =
    - @mole: first choose any number of cards from your hand, one after the other, each with its slot and its own payment. When all are laid, one card is revealed for each tree among them; then resolve the cards one by one, in any order you like.
    - @brown_bear takes the whole clearing, its own payment included.
    - @raccoon: the cards go face down into the cave; the others know only how many.
    - @violet_carpenter_bee adds one wherever trees are counted: @beech, @horse_chestnut, @linden (only at that species), @great_spotted_woodpecker, @moss. It is not a tree itself: not for @sycamore and @red_deer, nor for the eight species of @oak and @wild_strawberries.
    - <b>Shrubs</b> are not trees: they don’t count for @sycamore, for @wood_ant or for the mulligan. Their symbols do count, for @roe_deer and in payment.
    - @red_squirrel and @chaffinch need a face-up Oak or Beech as host.
    - @mountain_hare counts as a hare but never shares a slot. @squeaker_edge is the same species as @squeaker.
    - @alpine_newt: a mountain card, an insect or both, in any order.
    - @european_polecat scores only if it is alone at its host.
rules-text-rulings-dartmoor =
    - <b>Amphibians</b>: @adder and @common_lizard are amphibians too; the @shrew is a mouse.
    - @lake_fly: the bat laid for free keeps its effect. It is the only card like this.
    - @wheatear fills the cave whatever was paid: it is an effect, not a bonus.
    - @barn_owl needs a bat in your forest when its effect happens.
    - @beaver takes trees from the clearing, not shrubs, and counts the cards in the cave, not the points of a cave card.
    - @blanket_bog doubles the points of the plants below it, not of other dwellers.
    - @blue_ground_beetle counts the bottom cards of trees, shrubs and moors.
    - @ash counts cards with the Black Alder symbol and plants; a card that is both counts twice.
    - @common_pheasant and @sessile_oak count trees and shrubs.
    - @roe_deer counts all visible cards with its own symbol, itself included.
rules-text-guesses =
    The species of Dartmoor, their copies, costs and points are known facts. What is not public: which halves share a card, and which tree symbol a half shows. We have put them together so that they fit everything that is known.

    For some cards we had to guess a part. The enlarged card says so, and here they are:
rules-part-points = points
rules-part-effect = effect
rules-part-permanent = permanent effect
rules-part-bonus = bonus
rules-part-tags = types
