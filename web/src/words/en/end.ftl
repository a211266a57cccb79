## When a game is over: the result, the points, the course of the game, its replay, the next game.

end-parts = Sections of this page
end-tab-scores = Scores
end-tab-review = Review
end-tab-replay = Replay
end-loading = One moment…

## Who won

end-you = You
end-player = Player { $n }
end-you-win = You win by { $margin }
end-win = { $name } wins by { $margin }
# $names: one name, or several with "and".
end-you-share = You share the victory with { $names }
end-share = { $names } share the victory
end-solo-won = { $medal ->
    [gold] You win the gold medal
    [silver] You win the silver medal
   *[bronze] You win the bronze medal
}
end-solo-lost = Not this time
end-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
# $sets: the names of further sets.
end-with = { $game } with { $sets }
end-solo = solo
end-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
end-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
end-draft = draft setup
end-deal-chosen = a chosen deal
end-deal-repeated = a repeated deal
end-deal-imported = an imported game

## The solo challenge

end-challenge = Challenge
end-medal-points = { $medal ->
    [gold] Points for gold
    [silver] Points for silver
   *[bronze] Points for bronze
}
end-of = { $now } of { $all }
end-met = reached
end-missed = { $n } short

## The score sheet

end-sheet = Points by player
end-rows = Order of rows
end-by-kind = By category
end-by-species = By species
end-sort = { $name }: sort by these points
end-most = (most)
end-line-butterfly_sets = Butterfly sets
end-line-dragonfly_sets = Dragonfly sets
end-line-cave = Cave
end-line-cave_card = Cave card
end-forests = All forests
end-your-forest = Your forest
end-forest-of = { $name }: forest
end-whose = Whose forest
end-way-points = By points
end-way-tree = By tree
end-way-kind = By category
# Points that no single card has.
end-together = Points scored together

## The course of the game

end-points = Points
end-points-label = Points of each player by turn
end-turn-axis = turn
end-turn = Turn { $n }
end-turn-of = Turn { $n } of { $all }
end-turn-player = Turn { $n }: { $name }
end-turn-of-player = Turn { $n } of { $all }: { $name }
end-setup = Setup
end-turn-choose = Turn
end-winter = { $n ->
    [1] 1st winter
    [2] 2nd winter
   *[3] 3rd winter
}
end-winter-short = { $n ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
end-winters = { $n ->
    [0] No winter yet
    [one] { $n } winter has come
   *[other] { $n } winters have come
}
end-as-table = Show as a table
end-see-turn = { $n ->
    [0] See the setup
   *[other] See turn { $n }
}

## The coach

end-chance = Win chance
end-chance-about = The coach’s estimate before each turn, knowing all hands but not the deck.
end-chance-label = Win chance of each player by turn
end-chance-moves = { $name }: { $before } before, { $after } after
end-review-ask = Review the game
end-review-about = The coach looks at every turn. It shows who was ahead when, where the game turned, and which choices cost points.
end-review-works = The coach is looking at every turn
end-review-part = { $part } done
end-review-done = The review is ready.
end-review-solo = A solo game has no rivals to compare with, so the coach has nothing to say.
end-review-onlooker = Only players at this table can ask the coach. You can open the saved game at a table of your own and ask there.
end-review-off = This game was played without the coach.
end-turning = Turning points
end-turning-about = Where the chances moved most
end-turning-none = No single turn decided this game.
end-costly = Costly choices
end-costly-about = What the coach would have done instead
end-costly-none = No choice was clearly worse than the coach’s.
end-chosen = Chosen
end-better = Better
end-why = Why
end-play-on = Play on from here
end-puzzle = As a puzzle
end-costly-wait = Your own turns come first.
# $error is what the points may be off by, $n the change of the chance in percentage points.
end-cost = { $n ->
    [0] Cost { $points } ± { $error } points.
    [one] Cost { $points } ± { $error } points and { $n } percentage point of win chance.
   *[other] Cost { $points } ± { $error } points and { $n } percentage points of win chance.
}
end-judged = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}, { $points } points lost to the costly ones

## The replay

end-play = Play
end-pause = Pause
end-previous = Previous turn
end-next-turn = Next turn
end-next-winter = Next winter
end-clearing = Clearing
end-hand = Hand
end-cave = Cave
end-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
end-happened = What happened
end-no-forest = Nothing grows here yet.

## Again, and telling others

end-rematch = Rematch
end-same-deal = Same deal again
end-next = Go to the next game
end-next-watch = Watch the next game
end-next-there = The next game is ready.
end-new-game = New game
end-look = Look at the table
end-save = Save the game
end-share-result = Share
end-scored = { $place } { $name }: { $points }
end-send = Share the picture
end-save-picture = Save the picture
end-copy-text = Copy as text
end-copy-link = Copy the link
end-copied = Copied.
end-not-copied = The browser doesn’t allow copying.
