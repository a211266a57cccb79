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
gallery-leaf = Leaf
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
gallery-guesses-note = Species, numbers of copies, costs and points are printed facts. What some cards of Dartmoor do, which halves share a card and which leaf a half shows is not all known: these are our best guesses, and they say so.
gallery-rules = Rules
gallery-about = About

## Help on signs and icons.

help-text-counted = A type of card. Rules of other cards count it, draw for it or lay it for free.
help-text-type = { $cards ->
    [one] Here: { $species } species, { $cards } card.
   *[other] Here: { $species } species, { $cards } cards.
}
help-text-leaf = { $n ->
    [one] The leaf of { $n } card.
   *[other] The leaf of { $n } cards.
} If every card you pay with shows the leaf of the half you play, you earn its bonus.
help-text-tag-tree = A host with a slot on each of its four sides. When you lay it, the top card of the deck goes to the clearing.
help-text-tag-shrub = A host with four slots like a tree, but it is no tree: nothing is revealed and it does not count among trees.
help-text-tag-moor = A host that lies wide: two slots above, two below, none at the sides. It is no tree.
help-text-tag-mountain = The mark of the Alpine set.
help-text-tag-edge = The mark of the Woodland Edge set.
help-name-sign-per = For each
help-text-sign-per = What stands before the stroke, once for each of what follows.
help-name-sign-different = Different
help-text-sign-different = Only species that differ are counted; a second card of the same species adds nothing.
help-name-sign-else = Otherwise
help-text-sign-else = The small number counts if the condition does not hold.
help-name-sign-most = Most
help-text-sign-most = Nobody has more. A tie counts as most.
help-name-sign-any = Any number
help-text-sign-any = As many as you like, or none.
help-name-sign-to = Goes to
help-text-sign-to = Cards go from the place before the arrow to the place after it.
help-name-sign-when = Then
help-text-sign-when = If the first holds, or whenever it happens, the second follows.
help-name-sign-and = Together
help-text-sign-and = These may share one slot.
help-name-sign-double = Double
help-text-sign-double = The points count twice.
help-name-sign-as = Counts as
help-text-sign-as = The card also counts as what is shown.
help-name-act-card = Draw
help-text-act-card = Take the top card of the deck into your hand. A hand never holds more than ten cards.
help-name-act-turn = Another turn
help-text-act-turn = When this turn is over, you take one more.
help-name-act-clearing = Clearing
help-text-act-clearing = Open cards for everyone. What is paid with comes here; at ten or more it is emptied at the end of a turn.
help-name-act-cave = Cave
help-text-act-cave = Every card in your cave is worth 1 point at the end.
help-name-act-hand = Hand
help-text-act-hand = The cards in hand, ten at most.
help-name-act-deck = Deck
help-text-act-deck = Face-down cards to draw from. The winters lie in its last third.
help-name-act-sapling = Sapling
help-text-act-sapling = Any card laid face down: a tree without species, leaf or points, free of cost.
help-name-act-moor = Universal moor
help-text-act-moor = Any card laid face down: a moor without species, leaf or points, free of cost. Only an effect or bonus lets you lay one.
help-name-act-full = Fully occupied
help-text-act-full = At least one card lies in each of the four slots.
help-name-act-slots = Cards at this host
help-text-act-slots = The cards that live at the very same tree, shrub or moor.
help-name-act-below = Below
help-text-act-below = Cards in bottom slots.
help-name-act-top = Above a tree
help-text-act-top = A card that is laid on top of a tree.
help-name-act-bottom = Below a tree
help-text-act-bottom = A card that is laid at the bottom of a tree.
help-name-act-alone = Alone
help-text-act-alone = No other card lives at its host.
help-name-act-discard = Out of the game
help-text-act-discard = These cards leave the game. Nothing is ever shuffled back.
help-name-cost = Cost
help-text-cost = Lay so many other cards from your hand in the clearing to play this one.
help-name-copies = Copies
help-text-copies = So many of this species are in the box.
help-name-points = Points
help-text-points = What the card scores at the end.
help-name-steps = Row of points
help-text-steps = The more there are, the more they score. The reading card shows every step.
help-name-if = Condition
help-text-if = The points before it count only if this holds.
help-name-host = Its host
help-text-host = About the tree, shrub or moor the card lives at.
help-name-free = For free
help-text-free = Lay such a card from your hand without paying. It has no effect and no bonus of its own then.
help-name-effect = Effect
help-text-effect = Happens once, when the card is played. You may decline it.
help-name-permanent = Permanent effect
help-text-permanent = Works as long as the card lies there.
help-name-bonus = Bonus
help-text-bonus = Yours if every card you paid with shows this leaf. You may decline it.
help-name-winter = Winter
help-text-winter = There are three in the deck. The third ends the game at once.
help-name-score = Points now
help-text-score = What forest and cave score as they lie there now.

## The first game.

lesson-title = First game
lesson-step = { $n } of { $of }
lesson-done = Done
lesson-next = Next
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-start = Start
lesson-again = Start again
lesson-go-on = Go on at step { $n }
lesson-play-on = Play on from here
lesson-lead-forest = A real game against an easy rival, and somebody beside you who explains one thing after the other. About ten minutes; you can leave and come back at any time.
lesson-lead-dartmoor = A real game of Dartmoor against an easy rival: moors, caves and the creatures of the wetlands, one thing after the other. About ten minutes; you can leave and come back at any time.
lesson-head-hand = Your hand
lesson-text-hand = Six cards. Trees are whole cards; all others hold two creatures, and you will play one of the two. The dark number is the cost, the round sign below it the leaf.
lesson-head-help = Reading a card
lesson-text-help = Press long on a card or a sign, or click it with the right button: then you see it large, in words. With the keyboard, type a question mark.
lesson-head-draw = Draw two cards
lesson-text-draw = On your turn you either draw two cards or play one. Draw now: from the deck, or open cards from the clearing once some lie there.
lesson-head-tree = Lay a tree
lesson-text-tree = Choose a tree in your hand. It costs other cards: some are suggested for the payment, and you can choose others. Then lay it.
lesson-head-clearing = The clearing
lesson-text-clearing = Your payment lies here now, open to everyone, and for a tree the deck turned up one more card. At ten cards the clearing is emptied, so look what you might want from it.
lesson-head-dweller = Somebody moves in
lesson-text-dweller = Choose a split card. The slots where its halves may go light up, with the change in your points. Choose one, pay, and lay it.
lesson-head-bonus = Earn a bonus
lesson-text-bonus = Some cards have a pill in the colour of their leaf: a bonus. You get it if every card you pay with shows that leaf. The bar tells you while you choose. Try it with the owl.
lesson-head-score = Your points
lesson-text-score = They are counted all the time. Open them to see for every card what it scores and why. Your rival’s forest is on the other side; open it too.
lesson-head-undo = Take it back
lesson-text-undo = A slip? Undo takes your last step back for free, as long as no hidden card has come to light. Try it with your next move, or skip this.
lesson-head-winter = Winter comes
lesson-text-winter = Three winters lie in the last third of the deck. The third one ends the game at once, whatever is going on. Only what lies in your forest and your cave counts.
lesson-head-end = Now it is yours
lesson-text-end = That is all you need. Fill your trees, look for cards that count each other, and use the hint if you are stuck. The rest is in the rules.
lesson-head-cave = Choose a cave
lesson-text-cave = Everyone has a cave; cards in it are worth 1 point each. In Dartmoor each cave also does something once. Yours is the first choice: take one.
lesson-head-moors = Trees, shrubs and moors
lesson-text-moors = Hosts are whole cards. Trees and shrubs have a slot on each side. Moors lie wide: two slots above, two below, none at the sides. All other cards hold two creatures, and you play one of them.
lesson-head-moor = Lay a moor
lesson-text-moor = Choose a moor in your hand. It costs other cards: some are suggested for the payment, and you can choose others. Then lay it.
lesson-head-clearing-moor = The clearing
lesson-text-clearing-moor = Your payment lies here now, open to everyone. For a tree the deck would turn up one more card; for a moor it does not. At ten cards the clearing is emptied.
lesson-head-dweller-moor = Somebody moves in
lesson-text-dweller-moor = Choose a split card. The slots where its halves may go light up, with the change in your points. Some creatures live only on moors. Choose a slot, pay, and lay it.
lesson-head-bonus-moor = A bonus, a universal moor
lesson-text-bonus-moor = A pill in the colour of the leaf is a bonus: you get it if every card you pay with shows that leaf. The godwit’s bonus lays any card face down as a universal moor, free of cost, with four slots. Try it.
