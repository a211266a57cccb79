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

record-daily = Daily deals
record-daily-older = Older

account-title = Carry it to another device
account-about = { $n } words carry your record and your seats at open tables from device to device. They are made here, and everything is encrypted here: whoever runs this server cannot read it. There is no e-mail and no way in without the words. After { $days } days without use, the server forgets it.
account-make = Make my words
account-have = I have words
account-label = Your { $n } words, in order
account-enter = Bring it here
account-back = Back
account-keep = Write these { $n } words down and enter them on your other device. Whoever has them has your record and your seats.
account-hide = I have them
account-copy = Copy
account-show = Show my words
account-sync = Update now
account-leave = Leave on this device
account-delete = Delete it on the server
account-sure = Delete it on the server? Each device keeps what it has.
account-anew = Keep it there again
account-on = This device follows your words. Last in step: { $when }.
account-unreachable = The server does not answer now; this goes on when it does.
account-gone = The server no longer has your record: it was deleted from another device, or not used for a long time. This device still has everything.
account-arrived = It is here. This device follows your words now.
account-left = This device keeps what it has and has forgotten the words.
account-deleted = It is deleted on the server. This device keeps what it has.
account-unknown = This server knows nothing under these words.
account-wrong-unknown = “{ $word }” is not one of the words.
account-wrong-count = { $n ->
    [one] That is one word; there should be fifteen.
   *[other] That is { $n } words; there should be fifteen.
}
account-wrong-check = One of the words is wrong, or two have changed places.
account-insecure = Your record can be carried to another device, but only over an encrypted connection (https).
