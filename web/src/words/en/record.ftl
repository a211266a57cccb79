## One's own record on this device.

record-title = Your record
record-about = What you have played on this device. It stays here unless you save it to a file.
record-empty = Finish a game, and it will be here.
record-games = Games
record-streak = Daily deals in a row
record-medals = Medals
record-puzzles = Puzzles solved
record-by-level = By opponent
record-against = Against
record-others = People and others
record-solo = Solo
record-best = Best forests
record-species = Species that scored most
record-together = Sets
record-export = Save to a file
record-import = Add from a file
record-imported = { $n ->
    [one] { $n } game added.
   *[other] { $n } games added.
}
record-unreadable = This is not a file with a record.
record-level-why = You won { $won } of your last { $n } games at this level.
record-level-try = Try “{ $level }”

## The daily deal.

daily-title = Daily deal
daily-about = The same deal for everybody, a new one every day at midnight UTC. Your first game of a day counts.
daily-play = Play today’s deal
daily-again = Play it again
daily-points = Today: { $points }
daily-again-about = A game played again does not count again.
daily-best = Best today
daily-nobody = Nobody has finished it yet.
daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
end-deal-daily = daily deal of { $date }
