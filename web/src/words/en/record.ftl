## One's own record on this device.

record-title = Your record
record-about = What you have played on this device. It stays here unless you save it to a file.
record-empty = Finish a game, and it will be here.
record-games = Games
record-streak = Daily deals in a row
record-medals = Medals
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
