## The card gallery.

gallery-title = Cards
gallery-count = { $all ->
    [one] { $all } species
   *[other] { $all } species
}
gallery-some = { $shown } of { $all } species
gallery-search = Search
gallery-game = Game
gallery-set = Set
gallery-leaf = Tree symbol
gallery-type = Type
gallery-sort = Order
gallery-sort-printed = As in the box
gallery-sort-name = By name
gallery-sort-cost = By cost
gallery-sort-copies = By number of copies
gallery-group-tree = Trees
gallery-group-shrub = Shrubs
gallery-group-moor = Moors
gallery-group-top = Above
gallery-group-bottom = Below
gallery-group-side = Left or right
gallery-none = No species matches.
gallery-clear = Show all
gallery-failed = The cards could not be loaded.
gallery-printed = Shown with
gallery-guesses = Best guesses
gallery-guesses-note = Species, numbers of copies, costs and point values of Dartmoor are facts. What Ash, Rivulet, Common Pheasant and Blanket Bog count is known only from scoring apps. Not everything is known about what some cards do, which halves share a card and which tree symbol a half shows. Where we had to guess, the card says so.
gallery-names-note = A name with * is not printed in this language: it is our translation.
gallery-rules = Rules
gallery-about = About

## Help on signs and icons.

help-text-counted = A type of card. Other cards count it, draw for it or let you lay it for free.
help-text-type = { $cards ->
    [one] Here: { $species } species, { $cards } card.
   *[other] Here: { $species } species, { $cards } cards.
}
help-text-leaf = { $n ->
    [one] The tree symbol on { $n } card.
   *[other] The tree symbol on { $n } cards.
} If every card you pay with shows the symbol of the half you play, you earn its bonus.
help-text-tag-tree = A host with a slot on each of its four sides. When you lay it, the top card of the deck goes to the clearing.
help-text-tag-shrub = A host with four slots, like a tree. But it is not a tree: nothing is revealed, and it does not count as a tree.
help-text-tag-moor = A host that lies sideways: two slots above, two below, none at the sides. It is not a tree.
help-text-tag-mountain = The mark of the Alpine set.
help-text-tag-edge = The mark of the Woodland Edge set.
help-name-sign-per = For each
help-text-sign-per = What comes before the ×, once for each thing after it.
help-name-sign-different = Different
help-text-sign-different = Only different species count; a second card of the same species adds nothing.
help-name-sign-else = Otherwise
help-text-sign-else = The small number in brackets applies if the condition is not met.
help-name-sign-most = Most
help-text-sign-most = Nobody has more. A tie counts as most.
help-name-sign-any = Any number
help-text-sign-any = As many as you like, or none.
help-name-sign-to = Move to
help-text-sign-to = Cards go from the place before the arrow to the place after it.
help-name-sign-when = Then
help-text-sign-when = If the first is true, or whenever it happens, the second follows.
help-name-sign-and = Together
help-text-sign-and = These may share one slot.
help-name-sign-double = Double
help-text-sign-double = The points count twice.
help-name-sign-as = Counts as
help-text-sign-as = The card also counts as what is shown.
help-name-act-card = Draw
help-text-act-card = Take the top card of the deck into your hand. You never hold more than ten cards.
help-name-act-turn = Another turn
help-text-act-turn = When this turn is over, you take another one.
help-name-act-clearing = Clearing
help-text-act-clearing = Face-up cards that everyone can take. Payments go here. If ten or more cards lie here at the end of a turn, they leave the game.
help-name-act-cave = Cave
help-text-act-cave = Every card in your cave is worth 1 point at the end.
help-name-act-hand = Hand
help-text-act-hand = The cards in your hand, ten at most.
help-name-act-deck = Deck
help-text-act-deck = Face-down cards to draw from. The winters lie in its last third.
help-name-act-sapling = Sapling
help-text-act-sapling = Any card laid face down: a tree without species, symbol or points. It costs nothing.
help-name-act-moor = Universal moor
help-text-act-moor = Any card laid face down: a moor without species, symbol or points. It costs nothing. Only an effect or bonus lets you lay one.
help-name-act-full = Fully occupied
help-text-act-full = At least one card lies in each of the four slots.
help-name-act-slots = Cards at this host
help-text-act-slots = The cards at this same tree, shrub or moor.
help-name-act-below = Below
help-text-act-below = Cards in bottom slots.
help-name-act-top = Above a tree
help-text-act-top = A card that is laid on top of a tree.
help-name-act-bottom = Below a tree
help-text-act-bottom = A card that is laid at the bottom of a tree.
help-name-act-alone = Alone
help-text-act-alone = No other card is at its host.
help-name-act-discard = Out of the game
help-text-act-discard = These cards leave the game. Nothing is ever shuffled back.
help-name-cost = Cost
help-text-cost = To play this card, lay this many other cards from your hand in the clearing.
help-name-copies = Copies
help-text-copies = How many cards of this species there are.
help-name-points = Points
help-text-points = What the card scores at the end.
help-name-steps = Points table
help-text-steps = What is counted comes before the colon. After it: the points for one, two, three, and so on to the most. The enlarged card shows every step.
help-name-if = Condition
help-text-if = The points after it count only if this is true.
help-name-host = Its host
help-text-host = The tree, shrub or moor where the card lies.
help-name-free = For free
help-text-free = Lay such a card from your hand without paying. You don’t get its effect or bonus.
help-name-effect = Effect
help-text-effect = Happens once, when the card is played. You may decline it.
help-name-permanent = Permanent effect
help-text-permanent = Works for as long as the card is in your forest: the sign ∞ says so.
help-name-bonus = Bonus
help-text-bonus = Yours if every card you paid with shows this symbol. You may decline it.
help-name-winter = Winter
help-text-winter = There are three in the deck. The third ends the game at once.
help-name-winter-only = The one winter
help-text-winter-only = It lies among the last ten cards of the deck. It ends the game at once, whoever turns it up: you or the automa.
help-name-score = Points now
help-text-score = What your forest and cave score as they are now.

## The first game.

lesson-title = First game
lesson-step = { $n } of { $of }
lesson-leave = Leave the lesson
lesson-start = Start
lesson-again = Start again
lesson-go-on = Go on
lesson-take-back = Take it back
lesson-first-game = Play a real game
lesson-click = Click
lesson-tap = Tap
lesson-lead-forest = Grow the forest with the most points before the third winter comes. In five minutes you will have done everything there is to do, once.
lesson-lead-dartmoor = Grow the moorland with the most points before the third winter comes. In five minutes you will have done everything there is to do, once.
lesson-astray = The rules allow this too. Take it back to resume the lesson.
lesson-head-draw = Draw two cards
lesson-text-draw = On your turn you draw two cards or play one. { $press } { $draw }.
lesson-head-tree = Pay for a tree
lesson-text-tree = { $press } { $card }, pay its cost with { $pay }, then { $lay }: the payment goes to the clearing, with the top card of the deck.
lesson-head-moor = Pay for a moor
lesson-text-moor = { $press } { $card }, pay its cost with { $pay }, then { $lay }: the payment goes to the clearing.
lesson-head-effect = An effect
lesson-text-effect = { $press } { $card }, then { $lay }: it costs nothing, and its effect draws you a card.
lesson-head-bonus = A bonus
lesson-text-bonus = { $press } { $card }, then the slot { $place }. Pay with { $pay }, then { $lay }: both show its tree symbol, so you earn its bonus.
lesson-head-bonus-moor = A bonus
lesson-text-bonus-moor = { $press } { $card }, then the slot { $place }. Pay with { $pay }, then { $lay }: it shows the same tree symbol, so you earn the bonus.
lesson-head-down = A universal moor
lesson-text-down = Your bonus lays any card face down as a moor with four slots: { $press } { $card }.
lesson-head-lets = A card that lets others in
lesson-text-lets = { $press } { $card }, then the slot { $place }, then { $lay }: its effect lets you lay bats for free.
lesson-head-free = A free play
lesson-text-free = { $press } { $card }, then the slot { $place }, then { $lay }: nothing to pay, but no effect and no bonus either.
lesson-head-clearing = The clearing is emptied
lesson-text-clearing = { $press } { $card }, pay with { $pay }, then { $lay }: with ten cards or more, the clearing is emptied.
lesson-head-winter = Winter
lesson-text-winter = { $press } { $draw }: a winter turns up. The third one ends the game at once.
lesson-head-end = Now you know it all
lesson-text-end = What lies in your forest and your cave counts. In your first real game, the coach shows you a move on each of your first three turns.
