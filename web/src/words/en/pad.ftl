## The score pad.

pad = Score pad
pad-lead = Score the forests on your table: no arithmetic, every point with its reason. It works without a connection.
pad-history = History
pad-go-on = Go on
pad-game = Game
pad-sets = Sets
pad-set-alpine = Alpine
pad-set-edge = Woodland Edge
pad-players = Players
pad-player = Player { $n }
pad-add-player = Add a player
pad-remove = Remove { $name }
pad-start = Start
pad-result = Result
pad-won = { $n ->
    [one] { $names } wins
   *[other] A tie: { $names }
}
pad-here = { $n } at this host
pad-host = Host { $n }: { $card }
pad-new-host = A new tree, shrub or moor
pad-slot = { $card }: { $slot }
pad-duplicate = The same once more
pad-another = Another card in this slot
pad-take = Take away { $card }
pad-at = At this host: { $card }
pad-all-slots = All slots
pad-leaf-other = another
pad-times = { $card }, { $n } times
pad-begin = Begin { $card }
pad-host-full = Nothing else fits here. Choose the next host above.
pad-instead = Instead of { $card }
pad-replace = Another card instead of { $card }
pad-change = Change { $card }
pad-questions = What is still open
pad-leaves-lead = Choose a leaf, then tap every card that shows it.
pad-leaves-rest = { $n ->
    [one] The other card shows none of these
   *[other] The other { $n } show none of these
}
pad-at-host = at host { $n }
pad-nobody = Nobody has more
pad-all-said = Nothing is open.
pad-done = Done
pad-offline = Offline
pad-unsent = { $n ->
    [one] one change not sent yet
   *[other] { $n } changes not sent yet
}
pad-entering = { $name } is being entered on another phone
pad-search = Any part of a name
pad-nothing = No card has that in its name.
pad-none-left = no more of these
pad-which-leaf = Which leaf is on it: { $card }?
pad-leaf-counts = It matters for: { $cards }.
pad-name = Name
pad-cave-card = Cave
pad-no-cave-card = not chosen
pad-most-linden = Does a player who is not here have more than { $n } lindens?
pad-most-tree = Does a player who is not here have more than { $n } trees?
pad-most-moor = Does a player who is not here have more than { $n } moors?
pad-most-rival = Most that anybody else has
pad-less = Less
pad-more = More
pad-problems = { $n ->
    [one] One thing to look at
   *[other] { $n } things to look at
}
pad-problems-lead = It is scored as it is. Tap a line to go there.
flag-solo = The solo mode is for one player of Dartmoor.
flag-cave-card-game = { $player }: only Dartmoor has cave cards.
flag-cave-card = { $player }: there is no cave { $number }.
flag-cave-card-twice = { $player }: cave { $number } is somebody else’s.
flag-cards = { $used } cards in forests and caves, but these sets have only { $deck }.
flag-not-a-host = Host { $host }: { $card } is no tree, shrub or moor.
flag-slot = Host { $host } has no such slot.
flag-place = Host { $host }: { $card } goes elsewhere.
flag-species = Host { $host }: an unknown card.
flag-copies = There are only { $copies } of { $card }.
flag-wrong-symbol = No { $card } shows this leaf.
flag-symbol = Host { $host }: which leaf is on { $card }? It matters for { $because }.
flag-moor = Host { $host }: { $card } goes only on a moor.
flag-bird = Host { $host }: { $card } goes only beside another bird, one to a host.
flag-sharing = Host { $host }: { $card } cannot share the slot with { $others }.
pad-impossible = This cannot lie on a table:
pad-ahead = { $n ->
    [one] { $names } is ahead
   *[other] Level so far: { $names }
}
pad-open = up to { $most }; { $what }
pad-up-to = up to { $n }
pad-open-leaves = { $n ->
    [one] one leaf open
   *[other] { $n } leaves open
}
pad-open-questions = { $n ->
    [one] one question open
   *[other] { $n } questions open
}
pad-say = Answer
pad-keep-open = Keep it, marked as open
pad-keep = Keep this result
pad-kept = Kept
pad-new = Score another game
pad-together = Several phones
pad-live = Together, live
pad-live-about = Everybody enters their own forest on their own phone; the standings are live.
pad-live-start = Open for other phones
pad-live-join = The others scan this, or enter the code.
pad-by-link = Without a server
pad-by-link-about = This link holds the forest itself: another phone can add it to its pad.
pad-by-link-all = all forests of this pad
pad-gone = There is no such pad
pad-join = Score together
pad-join-me = Enter my forest
pad-join-code = Join by code
pad-full = Five players are here already.
pad-only-look = Only look
pad-not-yours = This forest is entered on another phone.
pad-look = Tap a host and then a card to see what it scores.
pad-link-brings = { $n ->
    [one] This link brings a forest: { $names }.
   *[other] This link brings { $n } forests: { $names }.
}
pad-link-add = Add to my pad
pad-link-new = Start a pad with it
pad-link-broken = This link is damaged: part of it may be missing. Ask for it again.
pad-link-version = This link comes from a newer version of Spinney. Load the page anew.
