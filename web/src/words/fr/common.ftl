## Partout dans le client.

close = Fermer
cancel = Annuler
back = Retour
try-again = Réessayer
language = Langue
colours = Couleurs
colours-auto = Système
colours-light = Clair
colours-dark = Sombre
home = Accueil
menu = Menu
game-forest = Forêt Mixte
game-dartmoor = Dartmoor
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
