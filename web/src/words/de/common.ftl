## Überall im Client.

close = Schließen
cancel = Abbrechen
back = Zurück
try-again = Noch einmal
language = Sprache
colours = Farben
colours-auto = System
colours-light = Hell
colours-dark = Dunkel
home = Start
menu = Menü
game-forest = Mischwald
game-dartmoor = Dartmoor
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
