## The score pad.

pad = Score pad
pad-lead = Score the forests on your table without any arithmetic, and see the reason for every point. Works offline.
pad-history = History
pad-go-on = Resume
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
pad-here = { $n ->
    [one] { $n } point at this host
   *[other] { $n } points at this host
}
pad-host = Host { $n }: { $card }
pad-new-host = A new tree, shrub or moor
pad-slot = { $card }: { $slot }
pad-duplicate = One more of these
pad-another = Another card in this slot
pad-take = Remove { $card }
pad-at = At this host: { $card }
pad-all-slots = All slots
pad-leaf-other = another
pad-times = { $card }, { $n } times
pad-begin = Start with { $card }
pad-host-full = Nothing else fits here. Choose the next host above.
pad-instead = Instead of { $card }
pad-replace = Another card instead of { $card }
pad-change = Change { $card }
pad-questions = Still open
pad-leaves-lead = Choose a tree symbol, then tap every card that shows it.
pad-leaves-rest = { $n ->
    [one] The other card shows none of these
   *[other] The other { $n } show none of these
}
pad-at-host = at host { $n }
pad-nobody = Nobody has more
pad-all-said = Nothing left to answer.
pad-done = Done
pad-offline = Offline
pad-unsent = { $n ->
    [one] one change not sent yet
   *[other] { $n } changes not sent yet
}
pad-entering = { $name }: being entered on another phone
pad-enters-here = { $n ->
    [one] { $name } is entering cards here
   *[other] { $name } are entering cards here
}
pad-other-phone = Another phone
pad-search = Any part of a name
pad-nothing = No card has that in its name.
pad-none-left = no more of these
pad-which-leaf = Which tree symbol is on { $card }?
pad-leaf-counts = It matters for: { $cards }.
pad-name = Name
pad-cave-card = Cave
pad-no-cave-card = not chosen
pad-most-linden = Does a player who isn’t here have more than { $n ->
    [one] { $n } Linden
   *[other] { $n } Lindens
}?
pad-most-tree = Does a player who isn’t here have more than { $n ->
    [one] { $n } tree
   *[other] { $n } trees
}?
pad-most-moor = Does a player who isn’t here have more than { $n ->
    [one] { $n } moor
   *[other] { $n } moors
}?
pad-most-rival = The most anyone else has
pad-less = Less
pad-more = More
pad-problems = { $n ->
    [one] One thing to check
   *[other] { $n } things to check
}
pad-problems-lead = It is scored anyway. Tap a line to go there.
flag-solo = Solo mode is only for one player, in Dartmoor.
flag-cave-card-game = { $player }: only Dartmoor has cave cards.
flag-cave-card = { $player }: there is no cave { $number }.
flag-cave-card-twice = { $player }: cave { $number } is already another player’s.
flag-cards = { $used } cards in forests and caves, but these sets have only { $deck }.
flag-not-a-host = Host { $host }: { $card } isn’t a tree, shrub or moor.
flag-slot = Host { $host } has no such slot.
flag-place = Host { $host }: { $card } goes elsewhere.
flag-species = Host { $host }: an unknown card.
flag-copies = There are only { $copies } of { $card }.
flag-wrong-symbol = No { $card } card shows this symbol.
flag-symbol = Host { $host }: which symbol is on { $card }? It matters for { $because }.
flag-moor = Host { $host }: { $card } goes only on a moor.
flag-bird = Host { $host }: { $card } goes only beside another bird, one per host.
flag-sharing = Host { $host }: { $card } cannot share the slot with { $others }.
pad-impossible = This can’t be on a real table:
pad-ahead = { $n ->
    [one] { $names } is ahead
   *[other] Level so far: { $names }
}
pad-open = up to { $most }; { $what }
pad-up-to = up to { $n }
pad-open-leaves = { $n ->
    [one] one symbol open
   *[other] { $n } symbols open
}
pad-open-questions = { $n ->
    [one] one question open
   *[other] { $n } questions open
}
pad-say = Answer
pad-keep-open = Keep it, marked as incomplete
pad-keep = Keep this result
pad-kept = Kept
pad-new = Score another game
pad-together = Several phones
pad-live = Together, live
pad-live-about = Everyone enters their own forest on their own phone, and the standings update live.
pad-live-start = Open for other phones
pad-live-join = The others scan this, or enter the code.
pad-by-link = Without a server
pad-by-link-about = This link contains the forest itself: another phone can add it to its pad.
pad-by-link-all = all forests of this pad
pad-gone = There is no such pad
pad-join = Score together
pad-join-me = Enter my forest
pad-join-code = Join by code
pad-full = There are already five players.
pad-only-look = Just watch
pad-not-yours = This forest is being entered on another phone.
pad-look = Tap a host, then a card, to see what it scores.
pad-link-brings = { $n ->
    [one] This link contains a forest: { $names }.
   *[other] This link contains { $n } forests: { $names }.
}
pad-link-add = Add to my pad
pad-link-new = Start a pad with it
pad-link-broken = This link is damaged; part of it may be missing. Ask for it again.
pad-link-version = This link comes from a newer version of Spinney. Reload the page.
