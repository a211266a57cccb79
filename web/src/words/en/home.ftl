## Why something was not done.

refusal-bad_message = The server did not understand that.
refusal-unknown_version = This page is older than the server. Reload it.
refusal-too_large = That is too much at once.
refusal-unavailable = The server can’t be reached. Try again in a moment.
refusal-internal = Something went wrong on the server.

## How well bots play.

level-very-easy = Very easy
level-easy = Easy
level-fairly-easy = Fairly easy
level-medium = Medium
level-fairly-hard = Fairly hard
level-hard = Hard
level-expert = Expert

## The home page.

home-lead = Play Forest Shuffle and Dartmoor against good bots, or with friends, each on their own device.
home-new-here = New here? Learn to play
home-settings = Settings
home-sound = Sound
home-volume = Volume
home-notices = Tell me when it’s my turn
home-notices-about = A browser notification while you are looking at something else.
home-notices-refused = Your browser doesn’t allow notifications for this page.
home-motion = Motion
home-motion-about = Cards glide into place.
home-speed = Rivals’ moves
home-speed-slow = Slow
home-speed-normal = Normal
home-speed-fast = Fast
home-speed-instant = Instant
home-asks = Ask before every effect
home-asks-about = Otherwise effects that can only help happen by themselves, unless your hand is nearly full or the last winter may come.
home-signs = Explain new signs
home-signs-about = When a sign is on your cards for the first time, a note says what it means.
home-lefty = For the left hand
home-lefty-about = With the phone on its side, the buttons are on the left.
home-play-bots = Play against bots
home-game = Game
home-rivals = Rivals
home-level = Level
home-play = Play
home-more = More options
home-name = Your name
home-continue = Continue
home-forget = Remove this table from the list: { $table }
home-show-more = Show more
home-over = Finished: { $points }
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
home-puzzles-about = One turn, one best answer
home-cards-about = Browse and search every species
home-rules = Rules
home-rules-about = Short and complete
home-rules-forest = Rules of Forest Shuffle
home-rules-dartmoor = Rules of Dartmoor
home-about = About
home-more-links = More
home-unofficial = An unofficial fan project, with its own words and drawings.
import-title = Open a saved game
import-no-game = This is not a saved Spinney game.

## Agreements for a game.

agreed-with = With { $set }
own-set-add = Add a set of your own…
own-set-add-about = A TOML or JSON file; the guide tells how to write one
own-set-about = { $species } species on { $cards } cards, yours
own-set-drop = Remove { $set } from this device
agreed-draft = Draft at the start
agreed-draft-about = Everyone drafts their first hand from cards that are passed around.
agreed-no-removal = All cards in play
agreed-no-removal-about = No cards are removed unseen at the start.
agreed-open-points = Points always visible
agreed-open-points-about = Otherwise they are shown only at the end.
agreed-hidden-points = Points hidden until the end
agreed-hints = Hints
agreed-hints-about = Everyone may ask the coach.
agreed-no-hints = No hints
agreed-clock = Clock
agreed-no-clock = No clock
agreed-clock-move = { $time } per turn
agreed-clock-game = { $time } for the whole game
agreed-first = Who starts
agreed-first-lot = Random
agreed-first-me = Me

## Playing alone against the automa.

solo-title = Dartmoor solo
solo-about = Against the automa: meet the challenge’s goal and score enough for a medal.
solo-challenge = Challenge
solo-won = { $won } of { $all } won
solo-medal = Medal

## Playing with friends.

friends-title = With friends
friends-about = Open a table and send the link. Nobody needs an account.
friends-new = New table
friends-here = All on this device
friends-code = Join with a code or link
friends-go = Open
friends-no-code = This is neither a table code nor a table link.
friends-waiting = Open tables
friends-nobody = No open public tables right now.
friends-join = Join
table-players = Players
table-seats = Seats
table-seat = Seat { $n }
table-open = Open seat
table-here = Someone on this device
table-bot = Bot: { $level }
table-name = Name at seat { $n }
table-player = Player { $n }
table-listed = Public table
table-listed-about = Anyone can find it on the home page. Otherwise only people with the link can join.
table-onlookers = Onlookers
table-onlookers-about = Anyone with the link may watch, without seeing hands.
lobby-no-onlookers = Without onlookers
table-make = Open the table

## The lobby.

lobby-code = Table
lobby-leave = Leave
lobby-lost = Connection lost. Trying again…
lobby-sit = Take this seat
lobby-start = Start
lobby-fill = Fill the table with bots and start
lobby-host-starts = { $name } starts the game.
lobby-agreed = This table
lobby-usual = The usual rules
lobby-deal-chosen = Someone chose the deal
lobby-deal-repeated = The same deal as in the last game
lobby-deal-imported = A saved game, continued
lobby-listed = Public: anyone can find it
lobby-private = Only for people with the link
lobby-you = you
lobby-here = online
lobby-away = offline
lobby-rename = Rename
lobby-rename-done = Save
lobby-free = Free the seat
share-link = Link to this table
share-send = Send the link
share-copy = Copy the link
share-copied = Copied
chat-title = Chat
chat-say = Say something
chat-send = Send
emotes = Say it with a tap
emote-hello = Hello!
emote-nice = Nice move!
emote-wow = Wow!
emote-oops = Oops!
emote-thanks = Thank you!
emote-hurry = Your turn!
emote-good-game = Good game!

## When a table cannot be shown.

refused-not_found = The code may have a typo. Or nobody has played there for a long time: old tables are deleted.
refused-forbidden = The key stored on this device no longer opens a seat.
refused-old_rules = The program has changed too much since then. Open a new table.
refused-unknown_version = There is a newer version. Your table is safe.
refused-unavailable = Check your connection. Your table is safe: every move is saved as soon as it is made.
refused-look-on = Watch
refused-reload = Reload the page
refused-home = Go to the home page

## About Spinney.

about-title = About Spinney
about-what = Spinney is a free, open home for the card games Forest Shuffle and Forest Shuffle: Dartmoor: play against bots or with friends, learn the rules, look up every card.
about-unofficial = It is an unofficial project by fans. It is not connected with the publisher or the authors of the games, and uses none of their texts or pictures: all words are its own. If you like the games, buy them: they are beautiful on a real table.
about-reconstructed = Not everything about the cards of Dartmoor is public. Best guesses are marked in the card gallery.
about-data = No account, no ads, no tracking. Your name, your settings and the keys to your seats stay on this device. The server keeps the tables and deletes them once nobody plays there any more.
about-thanks = With thanks to
about-credit-icons = Silhouettes of many species, and the icons for bird and plant
about-credit-icons-changes = recoloured, cropped and simplified for Spinney
about-credit-font = Font { $name }
about-drawings = All other drawings were made for Spinney: the leaves, butterflies, dragonflies, bats, hills and signs.
about-licence = Licence
about-licence-text = Spinney is open source under the MIT licence: you may use it, study it, change it and pass it on.
home-pad-about = Score the forests on your table

## A page without a server.

page-loading = Your bots are on their way …
page-failed = Not everything could be loaded. Are you online?
page-again = Try again
page-keeping = Getting ready to work offline …
page-keep = Load { NUMBER($size, maximumFractionDigits: 1) } MB to play without a connection
home-lead-alone = Play Forest Shuffle and Dartmoor against bots, or together on this device. Everything stays here.
friends-alone = Take turns at one device: the game covers the hands while you pass it on.
import-save-all = Save all games
