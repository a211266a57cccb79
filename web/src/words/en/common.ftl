## Used all over the client.

close = Close
cancel = Cancel
back = Back
try-again = Try again
language = Language
colours = Colours
colours-auto = System
colours-light = Light
colours-dark = Dark
home = Home
menu = Menu
game-forest = Forest Shuffle
game-dartmoor = Dartmoor
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
