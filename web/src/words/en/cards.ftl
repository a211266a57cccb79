## What cards and hosts are called.

# Of a split card.
card-either = { $first } or { $second }
card-cost = cost { $cost }
# $leaves: one or several, with commas.
card-leaf = { $leaves } leaf
card-copies = { $n } in the deck
card-guess = our best guess
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
card-stack = { $n } cards
card-winters = { $n } of 3
