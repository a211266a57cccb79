## What cards and hosts are called.

card-cost = cost { $cost }
# $leaves: one or several, with commas.
card-leaf = { $leaves } symbol
card-copies = { $n } in the deck
card-guess = our best guess
card-name-ours = not printed in this language: our translation
# $host: a tree, shrub or moor with its number in the forest.
card-slot-top = above { $host }
card-slot-bottom = below { $host }
card-slot-left = left of { $host }
card-slot-right = right of { $host }
# The change in score.
card-gain = { $sign ->
    [plus] plus { $n }
   *[minus] minus { $n }
}
card-stack = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-winters = { $n } of 3
# Before what a bonus brings. $leaf: the name of a tree symbol.
card-bonus-if = If every card you pay with shows { $leaf }:
# Before a change in score.
card-now = Laid now, at its best place:
card-now-none = No place for it now.

## The signs, each beside its sentence.

signs-title = Signs on the cards
signs-lead = Every sign beside its sentence.
signs-parts = What they are made of
signs-whole = As they are on the cards
signs-link = Signs
signs-new = New on your cards
signs-known = Got it
