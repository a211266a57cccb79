## The table.

clearing = Clearing
clearing-of = { $n } of { $full }
clearing-empty = The clearing is empty.
deck = { $n ->
    [one] Deck, { $n } card left
   *[other] Deck, { $n } cards left
}
tracker = What can still come
tracker-about = { $n ->
    [one] { $n } card has
   *[other] { $n } cards have
} not been seen yet; { $deck ->
    [one] { $deck } card is
   *[other] { $deck } cards are
} in the deck. The others are in hands, face down or removed, so these numbers are the most that can come.
tracker-leaves = Cards with each tree symbol
tracker-of = { $n } of { $all }
tracker-gone = All seen
winters-of = { $n } of { $of ->
    [one] { $of } winter
   *[other] { $of } winters
}
draft = Draft
rivals = Rivals
players = Players
rival-open = { $name }: open the forest
rival-away = offline
hand-count = Cards in hand
cave-count = Cards in the cave
your-forest = Your forest
forest-open = Show it
forest-fit = Fit to view
forest-smaller = Smaller
forest-larger = Larger
forest-more = { $n ->
    [one] { $n } more place
   *[other] { $n } more places
}
forest-unfold = Host { $n } is full: open it
forest-new = Lay it here
forest-new-gain = Lay it here, { $gain }
forest-empty = No trees here yet.
hand-of = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
hand-empty = Your hand is empty.
hand-by-kind = By category
hand-by-leaf = By symbol
hand-by-cost = By cost
hand-by-synergy = By points now
draw-two = Draw two
draw-one = Draw one more
draw-may-be-last = maybe the last winter
sapling = Sapling
you = You
your-turn = Your turn
your-turn-short = You
turn-of = { $name } is choosing
turn-number = turn { $n }
connection-lost = Connection lost, trying again
connection-lost-short = Offline
clock = Time left: { $time }
undo = Undo
undo-asks = Hidden cards have been revealed: the others will be asked
undo-laid = { $card }
undo-laid_face_down = face down
undo-taken = take { $card }
undo-drawn = draw
undo-caved = put into the cave
undo-discarded = discard
undo-declined = decline
undo-asked = { $name } asks to undo the last move.
undo-agree = Agree
undo-disagree = No
undo-waiting = Waiting for the others to agree.
hint = Hint
hint-thinking = The coach is thinking…
hint-number = { $n } of { $of }
hint-better = Previous choice
hint-other = Next choice
hint-chance = chance to win
hint-behind = { $n ->
    [one] point behind at the end
   *[other] points behind at the end
}
hint-ahead = { $n ->
    [one] point ahead at the end
   *[other] points ahead at the end
}
log = Log
log-since = Since your last turn
log-earlier = Earlier
log-newest = What happened, newest first
log-nothing = Nothing new yet.
log-say = Say something
log-joined = { $you ->
    [yes] You join.
   *[no] { $name } joins.
}
log-renamed = New name: { $text }.
log-left = { $you ->
    [yes] You leave.
   *[no] { $name } leaves.
}
log-bot = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $seat }.
}
log-back = { $you ->
    [yes] You take over from the bot.
   *[no] { $seat } takes over from the bot.
}
log-started = { $resumed ->
    [yes] The saved game resumes here.
   *[no] The game begins.
}
log-undone = { $you ->
    [yes] You undo a move.
   *[no] { $name } undoes a move.
}
log-undo_asked = { $you ->
    [yes] You ask to undo a move.
   *[no] { $name } asks to undo a move.
}
log-undo_refused = { $you ->
    [yes] You don’t agree to the undo.
   *[no] { $name } doesn’t agree to the undo.
}
log-timed_out = { $you ->
    [yes] You are out of time.
   *[no] { $seat } is out of time.
}
log-said = { $name }: { $text }
log-rematch = The next game is ready.
score-of = { $you ->
    [yes] Your points
   *[no] { $name }: points
}
score-open = See the points
score-now = Scores now
category-tree = Trees
category-shrub = Shrubs
category-moor = Moors
category-top = Top
category-side = Sides
category-bottom = Bottom
category-cave = Cave
solo = Challenge
solo-goal = Goal
solo-points = Points
automa = Automa
automa-waits = It reveals a card whenever your turn ends.
stage-paid = paid with
card-unknown = a card
curtain = Hand the device to { $name }
curtain-ready = I’m ready
hand-over = Hand over
sound = Sound
table-code = Table
copy-link = Copy the link
copied = Copied
deal-chosen = This table’s deal was chosen, not random.
deal-repeated = This deal was played before.
deal-imported = This game was imported.
bot-mine = { $you ->
    [yes] Let a bot play for me
   *[no] Let a bot play for { $name }
}
bot-back = Take over from the bot
bot-for = { $name } is offline: let a bot play
rules = Rules
all-cards = All cards
leave-table = Leave the table
prompt-connecting = One moment…
prompt-over = The game is over
prompt-scores = See the result
prompt-turn = Your turn
prompt-turn-how = Choose a card, or draw two
prompt-turn-full = Choose a card: your hand is full, so you cannot draw
prompt-stuck = You can neither draw nor play
prompt-go-on = Continue
prompt-second = Draw a second card
prompt-hand = hand { $n } of { $most }
prompt-choose-slot = Choose a slot
prompt-preview = It could go here
prompt-pay = Pay { $n }
prompt-place = Lay it
prompt-face-down = Lay it face down
prompt-which-down = Which card goes face down?
prompt-side-alone = by itself
prompt-side-top = above
prompt-side-bottom = below
prompt-side-left = left
prompt-side-right = right
prompt-costs = Costs { $n }
prompt-too-dear = Not enough cards: it costs { $n }
prompt-no-place = There is no slot for it now
prompt-paid = { $n } of { $most } chosen
prompt-picked = { $n } of { $most }
prompt-bonus = bonus earned
prompt-no-bonus = no bonus
prompt-may-be-last = maybe the last winter
prompt-place-it = Lay
prompt-done = Done
prompt-skip = Decline
prompt-no-more = No more
prompt-use = Yes
prompt-waiting = { $name } is choosing. You can see where your cards would go.
prompt-handed = Your turn is over. { $name } is next.
prompt-watching = { $name } is choosing. You are watching.
prompt-away = No connection
prompt-away-how = You can resume your last turn on this device. The table waits for you.
prompt-away-soon = One moment …
play-on-here = Play on here
