## Games scored with the pad and kept on this device, and what can be done with them.

records-title = Scored games
records-all = All games
records-empty = Games you score here stay on this device: results, forests and statistics.
records-start = Score a game
records-offline = Works offline

## Which ones

records-show = What to show
records-games = Games
records-stats = Statistics
records-both = Both games
records-how-many = Number of players
records-any-count = { $from }–{ $to } players
records-with = Games with
records-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
records-none = No games match.

## One of them

# $points: "120 points".
records-alone = { $name } scores { $points }
records-forests = See the forests
records-share = Share
records-delete = Delete
records-deleted = The game from { $date } was deleted.
records-undo = Undo

## What they say together

records-players = Players
records-player = Player
records-wins = Wins
records-average = Average
records-best = Best
records-course = Points from game to game
records-trend = line: average of { $n ->
    [one] { $n } game
   *[other] { $n } games
}
records-date = Date
records-distribution = Spread of scores
records-bin = { $from } to { $to } points: { $n ->
    [one] { $n } time
   *[other] { $n } times
}
records-by-game = By game
records-game = Game
# The average of the best score of each game.
records-winning = Average winning score
records-by-kind = Average points by category

## Files

records-files = Files
records-files-about = Your games are stored only on this device. Save them as a file to back them up or move them to another device. When you add a file, games that are already here are skipped.
records-save-all = Save all games
records-save-json = Save the game
records-save-csv = Save as a table (CSV)
records-add = Add games from a file
records-added = { $n ->
    [0] No new games.
    [one] { $n } game added.
   *[other] { $n } games added.
}{ $known ->
    [0] { "" }
    [one] { " " }{ $known } was already here.
   *[other] { " " }{ $known } were already here.
}
records-unreadable-text = { $name } can’t be read: it is damaged or isn’t a file of scored games.
records-unreadable-kind = { $name } isn’t a file of scored games.
records-unreadable-version = { $name } comes from a newer version of Spinney. Reload this page and try again.
records-unreadable-damaged = { $name } is damaged at game { $n }. Nothing was added.
records-bgstats = Send to BG Stats
records-bgstats-file = Save for BG Stats

## QR codes

records-qr-long = This is too much for a QR code.
records-scan = Scan a QR code
records-scan-about = Hold the other device’s QR code in front of the camera.
records-scan-camera = Camera picture
records-scan-failed = The camera can’t be used. Scan the code with your phone’s camera app instead; it opens the link.
