## The rules. A text is several paragraphs: "- " begins a point, "1. " a step, <b>so</b> is strong,
## and @mole is the name of a species, whose card it opens.

rules-title = Rules
rules-lead = How Spinney plays, told in our own words and with its own cards. Press long or right-click any card or sign for help.
rules-contents = Contents
rules-cards-link = All cards
rules-learn-link = Learn by playing

rules-head-goal = What it is about
rules-head-cards = The cards
rules-head-setup = Set-up
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
rules-head-guesses = What we do not know

rules-text-goal-forest =
    Two to five players grow a forest, each their own. You lay <b>trees</b>, and animals, plants and mushrooms come to live at them. The cards you do not lay pay for those you do.

    When the third winter comes, the game is over. Whoever’s forest is worth most has won.
rules-text-goal-dartmoor =
    Two to five players each grow a piece of Dartmoor: <b>trees</b>, <b>shrubs</b> and wide <b>moors</b>, and the animals and plants that live at them. The cards you do not lay pay for those you do.

    When the third winter comes, the game is over. Whoever’s land is worth most has won.
rules-text-cards-forest =
    A <b>tree</b> is a whole card. It is a <b>host</b>: it has a <b>slot</b> on each of its four sides. With the Woodland Edge set there are <b>shrubs</b> too: hosts just like trees, but not trees.
rules-text-cards-dartmoor =
    A <b>tree</b> or <b>shrub</b> is a whole card. It is a <b>host</b>: it has a <b>slot</b> on each of its four sides. A shrub is not a tree.

    A <b>moor</b> is a host as well, but it lies wide: two slots above, two below, none at the sides. Some dwellers live only on moors.
rules-text-cards-halves =
    All other cards are split: two <b>dwellers</b> share a card, top and bottom or left and right. You play one of the two. A top half goes into a top slot, a left half into a left slot; the other half disappears under the host and counts no more.
rules-text-cards-parts =
    Every half and every host shows the same things:

    - its <b>cost</b> in a small dark card, and below it its <b>leaf</b>, which gives the card its colour (card texts also call it the symbol)
    - its <b>types</b>, as small icons, and how many copies there are
    - its <b>points</b>
    - perhaps an <b>effect</b> (grey), something that works for ever (outlined), or a <b>bonus</b> (on the colour of the leaf)
rules-picture-tree = A tree
rules-picture-moor = A moor, as it lies on the table
rules-picture-top = Top and bottom half
rules-picture-side = Left and right half
rules-picture-host = { $game ->
    [forest] A tree with four guests: only the played halves show, each with its points now
   *[dartmoor] A moor with guests above and below: only the played halves show, each with its points now
}
rules-text-setup-removed =
    The three winters are put aside and all other cards shuffled. Then some leave the game unseen:
rules-setup-players = Players
rules-setup-base = Base set
rules-setup-one = with Alpine or Woodland Edge
rules-setup-both = with both
rules-setup-removed = Cards removed
rules-text-setup-piles =
    The rest is divided into three equal piles. Two winters are shuffled into one pile and the third is laid on top of it; this pile becomes the bottom of the deck. So no winter comes before about two thirds of the deck are gone.

    Everyone gets six cards. The clearing is empty. Who starts is drawn by lot, or chosen beforehand; then it goes clockwise.
rules-text-setup-forest =
    Whoever finds no tree among the six cards may take six new ones, once; the old ones leave the game. A shrub is no tree here. Everyone has a <b>cave</b>, empty at first.
rules-text-setup-dartmoor =
    As many <b>caves</b> as there are players are laid open. The last player chooses first, then on in reverse order, one cave each. In the same order everyone does in full what the cave says, before the first turn.
rules-caves-cave = Cave
rules-caves-what = What it does
rules-caves-guess = A question mark means: our best guess.
rules-text-turn =
    On your turn you do exactly one thing:

    - <b>Draw two cards</b>, one after the other. Each comes unseen from the deck or open from the clearing; a card taken from the clearing is not replaced.
    - <b>Play one card</b> from your hand.

    You never hold more than ten cards. With nine you draw only one, with ten you must play. Nobody may pass.
rules-text-turn-forest =
    Instead of a tree you may lay any card face down: a <b>sapling</b>. It is a tree without species, leaf or points, and it costs nothing.
rules-text-turn-dartmoor =
    A card laid face down is a <b>universal moor</b>: a moor without species, leaf or points that costs nothing. Only an effect or a bonus lets you lay one; it is never your turn’s action.

    You are <b>stuck</b> if you hold ten cards, no tree, shrub or moor among them, and none of your halves has a slot to go to. Then show your hand, lay two cards of your choice in the clearing and draw two from the deck. That was your turn.
rules-text-playing =
    1. Choose the card, the half and a free slot of the right side.
    2. Pay its cost with other cards from your hand. They go face up into the clearing.
    3. The card lies in your forest.
    4. { $game ->
        [forest] If it is a tree or a sapling, but no shrub, the top card of the deck goes face up into the clearing.
       *[dartmoor] If it is a tree, not a shrub and not a moor, the top card of the deck goes face up into the clearing.
    }
    5. Whatever works for ever in your forest and is set off by the card: each copy once.
    6. The card’s own effect.
    7. Its bonus, if you have earned it.

    Each step is finished, with all it sets off, before the next begins. Cards you draw on the way may be used in a later step, but never for the payment.

    <b>Everything in steps 5 to 7 is optional</b>, each thing by itself, when its moment comes. What you accept is done in full. Never optional are the revealed card of step 4, the draws of your turn and what a cave does at set-up.
rules-text-paying =
    The cost is a number of cards: lay that many others from your hand in the clearing, whatever they show. From there anyone may take them.

    You earn the <b>bonus</b> if <b>every</b> card you pay with shows the leaf of the half you play. A split card shows two leaves; either will do. It is settled the moment you pay. A card laid for free never earns its bonus.
rules-text-paying-dartmoor =
    A @shrew is the only card that has a bonus and costs nothing: it earns the bonus whenever it is played, except for free.
rules-picture-paying = { $card } costs { $cost }. Paid like this, every card shows the leaf: the bonus is earned.
rules-text-effects =
    An <b>effect</b> happens once, when the card is played.

    - <b>Draw</b> means from the top of the deck, <b>from the clearing</b> means only there. Effects that draw stop at ten cards in hand; the rest is lost.
    - <b>For each</b> counts when the effect begins, and counts the card just played too if it is of the kind.
    - <b>Another turn</b> is a full turn after this one. Several add up and are taken one by one.
    - <b>For free</b>: the half you lay must itself be of the type and needs a slot. Its own effect and bonus do not happen; what works for ever does. It is never a card laid face down.
    - <b>Any number</b>: choose among the cards you hold when the effect begins. All of them are laid first; what you draw meanwhile cannot join.
    - <b>Into the cave</b>: each card there is worth 1 point at the end.
rules-text-effects-forest =
    What <b>works for ever</b> is outlined. The four mushrooms of the base set, @chanterelle, @fly_agaric, @parasol_mushroom and @penny_bun, work from your next turn on, and an extra turn is a next turn. @black_trumpet and the shrubs work at once. No card sets off itself.
rules-text-effects-dartmoor =
    What <b>works for ever</b> is outlined. In Dartmoor it works at once: a shrub already draws for the card its own bonus lets you play. No card sets off itself.
rules-picture-effect = Effect
rules-picture-permanent = Works for ever
rules-picture-bonus = Bonus
rules-text-clearing =
    The clearing lies open for all. Payments and revealed cards go there, and cards are drawn from it.

    At the end of every turn, also before an extra turn, it is checked: <b>ten cards or more leave the game</b>, nine stay. During a turn there may be more than ten, and effects may use them all. Nothing is ever shuffled back.
rules-text-winter =
    Cards are drawn and revealed one at a time. A winter that turns up is laid aside and replaced at once, even if the next card is a winter too.

    <b>The third winter ends the game at once</b>, in the middle of whatever is happening: it is not replaced, no further effect or bonus happens, the clearing is not checked. What already lies in a forest, the card just being played included, and what is in a cave stays and scores.
rules-text-scoring-forest =
    Your score is the points of all cards you can see in your forest, and 1 for each card in your cave. Cards in hand are worth nothing. With equal points you share the victory.
rules-text-scoring-dartmoor =
    Your score is the points of all cards you can see in your forest, 1 for each card in your cave, and what your cave card itself may be worth. Cards in hand are worth nothing. With equal points you share the victory.
rules-text-scoring =
    Each card counts for itself: five cards worth 2 for each bird count the birds five times, unless a card says that all its copies count together. <b>Sets of different species</b> are made as large as possible, each card in one set. <b>Most</b> means that nobody has more; a tie is enough.
rules-text-slots =
    A slot takes one card. Exceptions are printed on the cards:
rules-text-slots-forest =
    - @european_hare: any number share a slot, as long as only these hares are in it.
    - @common_toad: two share a slot.
    - @stinging_nettle: any number of butterflies share the top slot of its host.

    A shared slot stays pure: where a bird sits, no butterfly can join. Cards laid in the same turn may share as well.
rules-text-slots-dartmoor =
    - @water_soldiers: any number of dragonflies share one top slot of its host. On a moor each @water_soldiers below opens one of the two.
    - @dartmoor_badger: rabbits may go to any side slot of its host, also beside another species. Nothing but rabbits joins a slot that holds a rabbit.
    - @cuckoo: goes only on top of a tree or shrub where another bird already sits, and only one per host.

    A shared slot stays pure: where a bird sits, no dragonfly can join.
rules-text-slots-full =
    A host is <b>fully occupied</b> if at least one card lies in each of its four slots. “Cards at this tree” counts every card of a shared slot.
rules-text-slots-moor =
    These live only on a moor, a universal moor too. That always binds, even when they are laid for free:
rules-text-hosts =
    Every host with what it scores and does.
rules-text-types =
    Rules count types. A card may have several.
rules-types-type = Type
rules-types-species = Species
rules-types-cards = Cards
rules-text-signs =
    The signs say the same as the words on a reading card.
rules-text-sets =
    The base set can be played with Alpine, Woodland Edge or both. Cards removed at set-up grow with them.
rules-sets-set = Set
rules-text-options =
    - <b>No removal</b>: no cards leave the game unseen at the start.
    - <b>Hidden score</b>: nobody sees points before the end.
    - <b>Start player</b>: drawn by lot or chosen.
rules-text-options-draft =
    - <b>Draft</b>: instead of being dealt six cards you choose them in rounds. In each round everyone looks at some cards, keeps some, gives some to the right and left neighbour, puts one in the clearing; the rest leaves the game. Nothing moves before all have decided. There is no mulligan, and fewer cards are removed beforehand.
rules-draft-rounds = Rounds
rules-draft-look = See
rules-draft-keep = Keep
rules-draft-right = Right
rules-draft-left = Left
rules-draft-clearing = Clearing
rules-draft-out = Out
rules-text-solo =
    One player against a deck of automa cards. 45 cards are removed and a single winter is shuffled into the last ten cards of the deck; it ends the game at once, whoever meets it. You get six cards and cave 3, whose effect you carry out first, and you start.

    Choose one of fifteen <b>challenges</b> and a <b>medal</b>. You win if the challenge’s goal is met <b>and</b> your score reaches the medal. Universal moors count as moors in the goals, but are no species.

    Whenever the turn would pass on, so after your extra turns, the automa turns up its next card. The clearing is a row: what comes in joins at the right end, gaps close. “Burn” means that the top card of the deck leaves the game, face up. The clearing is checked after the automa too.

    @black_tailed_godwit scores only from 6 moors on, @dartmoor_pony 5 below 8 moors.
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
    - <b>May I decline an effect?</b> Yes, every effect, bonus and permanent draw, one by one.
    - <b>Does the payment count for an effect “from the clearing”?</b> Yes: payment and revealed card already lie there.
    - <b>Is a face-down card a tree or a moor?</b> Yes, wherever trees or moors are counted, and it sets off what a tree or moor sets off. It has no species and no leaf.
    - <b>What if the deck ends the game during my turn?</b> The card being played stays and scores; its effect and bonus are void.
rules-text-rulings-forest =
    - @mole: first choose any number of cards from your hand, one after the other, each with its slot and its own payment. When all lie there, one card is revealed for each tree among them; then carry out the cards one by one, in the order you like.
    - @brown_bear takes the whole clearing, its own payment included.
    - @raccoon: the cards go face down into the cave; others know only how many.
    - @violet_carpenter_bee adds one wherever a number of trees is asked: @beech, @horse_chestnut, @linden (only at that species), @great_spotted_woodpecker, @moss. It is no tree itself: not for @sycamore and @red_deer, nor for the eight species of @oak and @wild_strawberries.
    - <b>Shrubs</b> are not trees: they count neither for @sycamore nor for @wood_ant nor for the mulligan. Their leaves do count, for @roe_deer and in payment.
    - @red_squirrel and @chaffinch need a face-up oak or beech as host.
    - @mountain_hare counts as a hare but never shares a slot. @squeaker_edge is the same species as @squeaker.
    - @alpine_newt: first the mountain card, then the insect; either may be declined.
    - @european_polecat scores only if it is alone at its host.
rules-text-rulings-dartmoor =
    - <b>Amphibians</b>: @adder and @common_lizard are amphibians too; the @shrew is a mouse.
    - @lake_fly: the bat laid for free keeps its effect. That is the only such card.
    - @wheatear fills the cave whatever was paid: it is an effect, not a bonus.
    - @barn_owl needs a bat in your forest when its effect comes.
    - @beaver takes trees from the clearing, no shrubs, and counts the cards in the cave, not the points of a cave card.
    - @blanket_bog doubles the points of the plants below it, not of other dwellers.
    - @blue_ground_beetle counts the bottom cards of trees, shrubs and moors.
    - @ash counts cards with the black alder leaf and plants; a card that is both counts twice.
    - @common_pheasant and @sessile_oak count trees and shrubs.
    - @roe_deer counts all visible cards with its own leaf, itself included.
rules-text-guesses =
    Species, copies, costs and points of Dartmoor are printed facts. What is not public: which halves share a card, and which leaf a half shows. We have put them together so that everything known holds.

    Of some cards we had to guess a part. They say so on their reading card, and here they are:
rules-part-points = points
rules-part-effect = effect
rules-part-permanent = permanent effect
rules-part-bonus = bonus
rules-part-tags = types
