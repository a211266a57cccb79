## The score pad by counts: how many cards of each species, and what depends on where they lie.

count = Score by count
count-mode = By count
count-laid-mode = Card by card
count-lead = Enter how many of each card you have. You are only asked where a card lies if it matters.
count-empty = Tap each card below once for every copy you have. Count every tree, shrub and moor, even those that score nothing.
count-cards = Cards
count-places = Where they lie
count-more = One more: { $card }
count-less = One fewer: { $card }
count-number = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-said = { $card }: { $n }, { $points } in all
count-in-sets = scored in sets
count-why-each = { $n } × { $reason }
count-why-sum = { $n } in all
count-why-met = { $n ->
    [1] { $met ->
        [0] not met
       *[other] met
    }
   *[other] { $met } of { $n }
}
count-open = { $n ->
    [one] One question left
   *[other] { $n } questions left
}
count-yes = Yes
count-no = No
count-range = { $min } to { $max }
count-so-many = It is { $n }

## The questions; the card they are about is shown beside them.

count-ask-cards-at = { $n ->
    [one] How many cards are at this tree, counting all sides?
   *[other] How many cards are at these { $n } trees in total?
}
count-ask-own-leaf = { $n ->
    [one] How many cards show the same symbol as this one, including itself?
   *[other] For each of these { $n }: how many cards show its symbol, including itself? Add them up.
}
count-ask-on = { $n ->
    [one] Is this card { $on }?
   *[other] How many of these { $n } are { $on }?
}
count-ask-full = { $n ->
    [one] Does this tree have cards on all four sides?
   *[other] How many of these { $n } have cards on all four sides?
}
count-ask-at-full = { $n ->
    [one] Is this card at a tree or shrub with cards on all four sides?
   *[other] How many of these { $n } are at a tree or shrub with cards on all four sides?
}
count-ask-paired = How many of these { $n } share a slot with another one?
count-ask-beside-bat = { $n ->
    [one] Is this card at a tree with a bat?
   *[other] How many of these { $n } are at a tree with a bat?
}
count-ask-alone = { $n ->
    [one] Is this the only card at its tree or shrub?
   *[other] How many of these { $n } are the only card at their tree or shrub?
}
count-ask-full-trees = { $n ->
    [one] Does the tree have cards on all four sides?
   *[other] How many of the { $n } trees have cards on all four sides?
}
count-ask-below-trees = { $n ->
    [one] Does the card at the bottom lie at a tree, not at a shrub?
   *[other] How many of the { $n } cards at the bottom lie at trees, not at shrubs?
}
count-ask-bees = { $n ->
    [one] Is this card at a tree, not at a shrub?
   *[other] How many of these { $n } are at trees, not at shrubs?
}
count-ask-bees-at = { $n ->
    [one] Is this card at this tree: { $host }?
   *[other] How many of these { $n } are at this tree: { $host }?
}
count-ask-leaves = { $n ->
    [one] How many cards show this symbol: { $leaves }?
   *[other] How many cards show one of these symbols: { $leaves }?
}
count-ask-doubled = { $n ->
    [one] Is this card at this moor: { $host }?
   *[other] How many of these { $n } are at this moor: { $host }?
}
