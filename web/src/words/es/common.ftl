## En todo el cliente.

close = Cerrar
cancel = Cancelar
back = Atrás
try-again = Reintentar
language = Idioma
colours = Colores
colours-auto = Sistema
colours-light = Claro
colours-dark = Oscuro
home = Inicio
menu = Menú
game-forest = Forest Shuffle
game-dartmoor = Dartmoor
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
