## El bloc de puntuación.

pad = Bloc de puntuación
pad-lead = Puntúa los bosques de tu mesa: sin cuentas, cada punto con su razón. También sin conexión.
pad-history = Historial
pad-go-on = Continuar
pad-game = Juego
pad-sets = Expansiones
pad-set-alpine = Alpes
pad-set-edge = Linde del bosque
pad-players = Jugadores
pad-player = Jugador { $n }
pad-add-player = Añadir jugador
pad-remove = Quitar a { $name }
pad-start = Empezar
pad-result = Resultado
pad-won = { $n ->
    [one] Gana { $names }
   *[other] Empate: { $names }
}
pad-here = { $n } en este anfitrión
pad-host = Anfitrión { $n }: { $card }
pad-new-host = Un árbol, arbusto o páramo nuevo
pad-slot = { $card }: { $slot }
pad-duplicate = Otra igual
pad-another = Otra carta en este hueco
pad-take = Quitar { $card }
pad-at = En este anfitrión: { $card }
pad-all-slots = Todos los huecos
pad-leaf-other = otra
pad-times = { $n } veces { $card }
pad-begin = Empezar { $card }
pad-host-full = Aquí no cabe nada más. Elige arriba el siguiente anfitrión.
pad-instead = En lugar de { $card }
pad-replace = Otra carta en lugar de { $card }
pad-change = Cambiar { $card }
pad-questions = Lo que queda abierto
pad-leaves-lead = Elige una hoja y toca cada carta que la muestre.
pad-leaves-rest = { $n ->
    [one] La otra carta no muestra ninguna
   *[other] Las otras { $n } no muestran ninguna
}
pad-at-host = en el anfitrión { $n }
pad-nobody = Nadie tiene más
pad-all-said = No queda nada abierto.
pad-done = Listo
pad-offline = Sin conexión
pad-unsent = { $n ->
    [one] un cambio sin enviar
   *[other] { $n } cambios sin enviar
}
pad-entering = { $name } se introduce en otro móvil
pad-search = Una parte del nombre
pad-nothing = Ninguna carta se llama así.
pad-none-left = no quedan más
pad-which-leaf = ¿Qué hoja muestra: { $card }?
pad-leaf-counts = Cuenta para: { $cards }.
pad-name = Nombre
pad-cave-card = Cueva
pad-no-cave-card = sin elegir
pad-most-linden = ¿Tiene alguien que no está más de { $n } tilos?
pad-most-tree = ¿Tiene alguien que no está más de { $n } árboles?
pad-most-moor = ¿Tiene alguien que no está más de { $n } páramos?
pad-most-rival = Lo máximo de otro
pad-less = Menos
pad-more = Más
pad-problems = { $n ->
    [one] Una cosa que mirar
   *[other] { $n } cosas que mirar
}
pad-problems-lead = Se puntúa tal cual. Toca una línea para ir allí.
flag-solo = El modo solitario es para un jugador de Dartmoor.
flag-cave-card-game = { $player }: solo Dartmoor tiene cartas de cueva.
flag-cave-card = { $player }: no hay cueva { $number }.
flag-cave-card-twice = { $player }: la cueva { $number } ya es de otro.
flag-cards = { $used } cartas en bosques y cuevas, pero estas series solo tienen { $deck }.
flag-not-a-host = Anfitrión { $host }: { $card } no es árbol, arbusto ni páramo.
flag-slot = El anfitrión { $host } no tiene ese sitio.
flag-place = Anfitrión { $host }: { $card } va en otro sitio.
flag-species = Anfitrión { $host }: carta desconocida.
flag-copies = Solo hay { $copies } de { $card }.
flag-wrong-symbol = Ninguna { $card } muestra esa hoja.
flag-symbol = Anfitrión { $host }: ¿qué hoja muestra { $card }? Cuenta para { $because }.
flag-moor = Anfitrión { $host }: { $card } solo va en un páramo.
flag-bird = Anfitrión { $host }: { $card } solo va junto a otra ave, una por anfitrión.
flag-sharing = Anfitrión { $host }: { $card } no puede compartir sitio con { $others }.
pad-impossible = Esto no puede estar en una mesa:
pad-ahead = { $n ->
    [one] { $names } va en cabeza
   *[other] Igualados por ahora: { $names }
}
pad-open = hasta { $most }; { $what }
pad-up-to = hasta { $n }
pad-open-leaves = { $n ->
    [one] una hoja por decir
   *[other] { $n } hojas por decir
}
pad-open-questions = { $n ->
    [one] una pregunta abierta
   *[other] { $n } preguntas abiertas
}
pad-say = Responder
pad-keep-open = Guardar, marcado como abierto
pad-keep = Guardar el resultado
pad-kept = Guardado
pad-new = Puntuar otra partida
pad-together = Varios móviles
pad-live = Juntos, en directo
pad-live-about = Cada cual introduce su bosque en su móvil; la clasificación es en directo.
pad-live-start = Abrir a otros móviles
pad-live-join = Los demás escanean esto o escriben el código.
pad-by-link = Sin servidor
pad-by-link-about = Este enlace contiene el bosque: otro móvil puede añadirlo a su bloc.
pad-by-link-all = todos los bosques de este bloc
pad-gone = Ese bloc no existe
pad-join = Puntuar juntos
pad-join-me = Introducir mi bosque
pad-join-code = Unirse con código
pad-full = Ya hay cinco jugadores.
pad-only-look = Solo mirar
pad-not-yours = Este bosque se introduce en otro móvil.
pad-look = Toca un anfitrión y luego una carta para ver lo que puntúa.
pad-link-brings = { $n ->
    [one] Este enlace trae un bosque: { $names }.
   *[other] Este enlace trae { $n } bosques: { $names }.
}
pad-link-add = Añadir a mi bloc
pad-link-new = Empezar un bloc con él
pad-link-broken = Este enlace está dañado: quizá falte una parte. Pídelo otra vez.
pad-link-version = Este enlace viene de una versión más nueva de Spinney. Recarga la página.
