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
help-text-sign-per = What comes before the slash, once for each thing after it.
help-name-sign-different = Different
help-text-sign-different = Only different species count; a second card of the same species adds nothing.
help-name-sign-else = Otherwise
help-text-sign-else = The small number applies if the condition is not met.
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
help-text-steps = The more you have, the more they score. The enlarged card shows every step.
help-name-if = Condition
help-text-if = The points before it count only if this is true.
help-name-host = Its host
help-text-host = The tree, shrub or moor where the card lies.
help-name-free = For free
help-text-free = Lay such a card from your hand without paying. You don’t get its effect or bonus.
help-name-effect = Effect
help-text-effect = Happens once, when the card is played. You may decline it.
help-name-permanent = Permanent effect
help-text-permanent = Works for as long as the card is in your forest.
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
lesson-done = Done
lesson-next = Next
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-start = Start
lesson-again = Start again
lesson-go-on = Resume at step { $n }
lesson-play-on = Keep playing from here
lesson-lead-forest = A real game against an easy rival, with a guide at your side who explains one thing at a time. It takes about ten minutes. You can leave and come back whenever you like.
lesson-lead-dartmoor = A real game of Dartmoor against an easy rival: moors, caves and the creatures of the wetlands, one thing at a time. It takes about ten minutes. You can leave and come back whenever you like.
lesson-head-hand = Your hand
lesson-text-hand = You hold six cards. Trees are whole cards; all others show two creatures, and you play one of the two. The dark number is the cost; the round sign below it is the tree symbol.
lesson-head-help = Reading a card
lesson-text-help = Long-press or right-click a card or sign to see it large and in words. On a keyboard, press the question mark.
lesson-head-draw = Draw two cards
lesson-text-draw = On your turn you either draw two cards or play one. Draw now: from the deck, or face-up cards from the clearing once there are some.
lesson-head-tree = Lay a tree
lesson-text-tree = Choose a tree in your hand. You pay for it with other cards: some are suggested, and you can choose others. Then lay it.
lesson-head-clearing = The clearing
lesson-text-clearing = Your payment now lies here, face up for everyone. Because you laid a tree, one more card was revealed from the deck. At ten cards the clearing is emptied, so watch for cards you might want.
lesson-head-dweller = A creature moves in
lesson-text-dweller = Choose a split card. The slots where its halves can go light up and show how your points would change. Choose one, pay, and lay the card.
lesson-head-bonus = Earn a bonus
lesson-text-bonus = Some cards have a badge in the colour of their tree symbol: a bonus. You earn it if every card you pay with shows that symbol. The bar tells you while you choose. Try it with the owl.
lesson-head-score = Your points
lesson-text-score = Your points are always up to date. Open them to see what each card scores and why. Your rival’s forest is on the other side; open it too.
lesson-head-undo = Take it back
lesson-text-undo = Made a mistake? You can undo your last step freely as long as no hidden cards have been revealed. Try it with your next move, or skip this.
lesson-head-winter = Winter comes
lesson-text-winter = Three winters lie in the last third of the deck. The third one ends the game at once, whatever is happening. Only what lies in your forest and your cave counts.
lesson-head-end = Now it’s your game
lesson-text-end = That’s all you need. Fill your trees, look for cards that help each other score, and ask for a hint if you are stuck. The rest is in the rules.
lesson-head-cave = Choose a cave
lesson-text-cave = Everyone has a cave; cards in it are worth 1 point each. In Dartmoor each cave also does something once. You choose first: take one.
lesson-head-moors = Trees, shrubs and moors
lesson-text-moors = Hosts are whole cards. Trees and shrubs have a slot on each side. Moors lie sideways: two slots above, two below, none at the sides. All other cards show two creatures, and you play one of them.
lesson-head-moor = Lay a moor
lesson-text-moor = Choose a moor in your hand. You pay for it with other cards: some are suggested, and you can choose others. Then lay it.
lesson-head-clearing-moor = The clearing
lesson-text-clearing-moor = Your payment now lies here, face up for everyone. For a tree, one more card would be revealed from the deck; for a moor, none is. At ten cards the clearing is emptied.
lesson-head-dweller-moor = A creature moves in
lesson-text-dweller-moor = Choose a split card. The slots where its halves can go light up and show how your points would change. Some creatures live only on moors. Choose a slot, pay, and lay the card.
lesson-head-bonus-moor = A bonus, a universal moor
lesson-text-bonus-moor = A badge in the colour of the tree symbol is a bonus: you earn it if every card you pay with shows that symbol. The godwit’s bonus lays any card face down as a universal moor. It costs nothing and has four slots. Try it.
