## Why something was not done.

refusal-bad_message = The server did not understand that.
refusal-unknown_version = This page is older than the server. Reload it.
refusal-too_large = That is too much at once.
refusal-too_fast = That was too fast. Wait a moment.
refusal-too_many = Too many tables from here. Try again later.
refusal-not_found = There is no such table.
refusal-forbidden = You may not do that here.
refusal-not_now = That is not possible now.
refusal-illegal = The rules do not allow that.
refusal-outdated = Something has changed meanwhile. Look again.
refusal-full = This seat or this name is already taken.
refusal-unavailable = The server cannot be reached. Try again in a moment.
refusal-old_rules = This table was begun under older rules and cannot go on.
refusal-internal = Something went wrong on the server.

## How well bots play.

level-random = Very easy
level-greedy = Easy
level-planner = Medium
level-search = Hard

## The home page.

home-lead = Play Forest Shuffle and Dartmoor: against good bots, or with friends, each on their own device.
home-new-here = New here? Learn to play
home-settings = Settings
home-sound = Sound
home-motion = Motion
home-motion-about = Cards travel to where they go.
home-play-bots = Play against bots
home-game = Game
home-rivals = Rivals
home-level = Level
home-play = Play
home-more = More options
home-name = Your name
# What the player is called who has given no name.
home-you = You
home-continue = Continue
home-forget = Forget this table: { $table }
home-show-more = Show more
home-over = Finished
home-waiting = { $n ->
    [one] Waiting for { $n } player
   *[other] Waiting for { $n } players
}
home-ready = Ready to start
home-your-turn = Your turn
home-their-turn = Turn: { $name }
home-learn = Learn and look up
home-learn-forest = Learn Forest Shuffle
home-learn-forest-about = Your first turns, step by step
home-learn-dartmoor = Learn Dartmoor
home-learn-dartmoor-about = Moors, caves and what is different
home-cards = Cards
home-cards-about = Every species, to search and to read
home-rules = Rules
home-rules-about = Short, complete, to look up
home-rules-forest = Rules of Forest Shuffle
home-rules-dartmoor = Rules of Dartmoor
home-about = About
home-more-links = More
home-unofficial = An unofficial fan project, with words and drawings of its own.
import-title = Open a saved game
import-no-game = That is no saved game of Spinney.

## Agreements for a game.

agreed-with = With { $set }
agreed-draft = Draft at the start
agreed-draft-about = Everybody chooses the first hand from cards that are passed on.
agreed-no-removal = All cards in play
agreed-no-removal-about = No cards are put aside unseen.
agreed-open-points = Points always visible
agreed-open-points-about = Otherwise they show at the end.
agreed-hidden-points = Points hidden until the end
agreed-hints = Hints
agreed-hints-about = Everybody may ask the coach.
agreed-no-hints = No hints
agreed-clock = Clock
agreed-no-clock = No clock
agreed-clock-move = { $time } a turn
agreed-clock-game = { $time } for the whole game
agreed-first = Who begins
agreed-first-lot = By lot
agreed-first-me = Me

## Playing alone against the automa.

solo-title = Dartmoor solo
solo-about = Against the automa: meet the goal and reach the points of a medal.
solo-challenge = Challenge
solo-won = { $won } of { $all } won
solo-medal = Medal

## Playing with friends.

friends-title = With friends
friends-about = Make a table and send the link. Nobody needs an account.
friends-new = New table
friends-here = All on this device
friends-code = Join by code or link
friends-go = Go
friends-no-code = That is neither a code nor a link of a table.
friends-waiting = Open tables
friends-nobody = Nobody is waiting in public right now.
friends-join = Sit down
table-players = Players
table-seats = Seats
table-seat = Seat { $n }
table-open = Open seat
table-here = Somebody here
table-bot = Bot: { $level }
table-name = Name at seat { $n }
table-player = Player { $n }
table-listed = Public table
table-listed-about = Everybody finds it on the home page. Otherwise only by the link.
table-make = Make the table

## The lobby.

lobby-code = Table
lobby-leave = Leave
lobby-lost = The connection is lost. Trying again …
lobby-sit = Sit down
lobby-start = Start
lobby-fill = Fill up with bots and start
lobby-host-starts = { $name } starts the game.
lobby-agreed = This table
lobby-usual = The usual rules
lobby-deal-chosen = A deal somebody has chosen
lobby-deal-repeated = The same deal as in the last game
lobby-deal-imported = A saved game, played on
lobby-listed = Public: everybody can find it
lobby-private = Only for those who have the link
lobby-you = you
lobby-here = is here
lobby-away = is away
lobby-rename = Rename
lobby-rename-done = Save
lobby-free = Free the seat
share-link = Link of the table
share-send = Send the link
share-copy = Copy the link
share-copied = Copied
chat-title = Chat
chat-say = Say something
chat-send = Send

## When a table cannot be shown.

refused-not_found = The code may be mistyped, or nobody has played there for a long time: old tables are cleared away.
refused-forbidden = The key that this device kept does not open a seat any more.
refused-old_rules = The program has changed too much since then. Begin a new table.
refused-unknown_version = A newer version is there. Your table is safe.
refused-unavailable = Check your connection. Your table is safe: every move is stored as soon as it is made.
refused-look-on = Look on
refused-reload = Reload the page
refused-home = To the home page

## About Spinney.

about-title = About Spinney
about-what = Spinney is a free, open home for the card games Forest Shuffle and Forest Shuffle: Dartmoor: play against bots or with friends, learn the rules, look up every card.
about-unofficial = It is an unofficial project by fans. It is not connected with the publisher or the authors of the games, and uses none of their texts or pictures: all words are its own. If you like the games, buy them: they are beautiful on a real table.
about-reconstructed = Not everything about the cards of Dartmoor is public. What is a best guess is marked as such in the card gallery.
about-data = No account, no advertising, no tracking. Your name, your settings and the keys of your seats stay on this device; the server keeps the tables, and forgets them when nobody plays there any more.
about-thanks = With thanks to
about-credit-icons = Silhouettes of many species, and the icons for bird and plant
about-credit-icons-changes = recoloured, cropped and shortened for Spinney
about-credit-font = Font { $name }
about-drawings = All other drawings were made for Spinney: the leaves, butterflies, dragonflies, bats, hills and signs.
about-licence = Licence
about-licence-text = Spinney is open source under the MIT licence: you may use it, study it, change it and pass it on.
home-pad-about = Score the forests on your table
