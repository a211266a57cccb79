## In tutto il client.

close = Chiudi
cancel = Annulla
back = Indietro
try-again = Riprova
language = Lingua
colours = Colori
colours-auto = Sistema
colours-light = Chiaro
colours-dark = Scuro
home = Inizio
menu = Menu
game-forest = Forest Shuffle
game-dartmoor = Dartmoor
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
