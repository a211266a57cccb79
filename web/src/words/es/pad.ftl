## El bloc de puntuación.

pad = Bloc de puntuación
pad-lead = Puntúa los bosques de tu mesa: sin cuentas, con la explicación de cada punto. También sin conexión.
pad-history = Historial
pad-go-on = Reanudar
pad-game = Juego
pad-sets = Expansiones
pad-set-alpine = Alpina
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
pad-here = { $n ->
    [one] { $n } punto en este terreno
   *[other] { $n } puntos en este terreno
}
pad-host = Terreno { $n }: { $card }
pad-new-host = Un árbol, arbusto o páramo nuevo
pad-slot = { $card }: { $slot }
pad-duplicate = Otra igual
pad-another = Otra carta en este espacio
pad-take = Quitar { $card }
pad-at = En este terreno: { $card }
pad-all-slots = Todos los espacios
pad-leaf-other = otro
pad-times = { $n } veces { $card }
pad-begin = Empezar con { $card }
pad-host-full = Aquí no cabe nada más. Elige arriba el siguiente terreno.
pad-instead = En lugar de { $card }
pad-replace = Otra carta en lugar de { $card }
pad-change = Cambiar { $card }
pad-questions = Aún por responder
pad-leaves-lead = Elige un símbolo de árbol y toca cada carta que lo muestre.
pad-leaves-rest = { $n ->
    [one] La otra carta no muestra ninguno
   *[other] Las otras { $n } no muestran ninguno
}
pad-at-host = en el terreno { $n }
pad-nobody = Nadie tiene más
pad-all-said = No queda nada por responder.
pad-done = Listo
pad-offline = Sin conexión
pad-unsent = { $n ->
    [one] un cambio sin enviar
   *[other] { $n } cambios sin enviar
}
pad-entering = { $name }: sus cartas se introducen en otro móvil
pad-enters-here = { $n ->
    [one] { $name } introduce cartas aquí
   *[other] { $name } introducen cartas aquí
}
pad-other-phone = Otro móvil
pad-search = Una parte del nombre
pad-nothing = Ninguna carta se llama así.
pad-none-left = no quedan más
pad-which-leaf = { $card }: ¿qué símbolo de árbol?
pad-leaf-counts = Cuenta para: { $cards }.
pad-name = Nombre
pad-cave-card = Cueva
pad-no-cave-card = sin elegir
pad-most-linden = ¿Alguien que no está aquí tiene más de { $n ->
    [one] { $n } tilo
   *[other] { $n } tilos
}?
pad-most-tree = ¿Alguien que no está aquí tiene más de { $n ->
    [one] { $n } árbol
   *[other] { $n } árboles
}?
pad-most-moor = ¿Alguien que no está aquí tiene más de { $n ->
    [one] { $n } páramo
   *[other] { $n } páramos
}?
pad-most-rival = El número más alto de otro jugador
pad-less = Menos
pad-more = Más
pad-problems = { $n ->
    [one] Una cosa que comprobar
   *[other] { $n } cosas que comprobar
}
pad-problems-lead = Se puntúa tal cual. Toca una línea para ir allí.
flag-solo = El modo solitario es para un solo jugador, en Dartmoor.
flag-cave-card-game = { $player }: solo Dartmoor tiene cartas de cueva.
flag-cave-card = { $player }: no hay cueva { $number }.
flag-cave-card-twice = { $player }: la cueva { $number } ya es de otro jugador.
flag-cards = { $used } cartas en bosques y cuevas, pero estas expansiones solo tienen { $deck }.
flag-not-a-host = Terreno { $host }: { $card } no es árbol, arbusto ni páramo.
flag-slot = El terreno { $host } no tiene ese espacio.
flag-place = Terreno { $host }: { $card } va en otro lugar.
flag-species = Terreno { $host }: carta desconocida.
flag-copies = Solo hay { $copies } de { $card }.
flag-wrong-symbol = Ninguna carta { $card } muestra ese símbolo.
flag-symbol = Terreno { $host }: ¿qué símbolo muestra { $card }? Cuenta para { $because }.
flag-moor = Terreno { $host }: { $card } solo va en un páramo.
flag-bird = Terreno { $host }: { $card } solo va junto a otra ave, una por terreno.
flag-sharing = Terreno { $host }: { $card } no puede compartir espacio con { $others }.
pad-impossible = Esto no puede estar en una mesa:
pad-ahead = { $n ->
    [one] { $names } va en cabeza
   *[other] Igualados por ahora: { $names }
}
pad-open = hasta { $most }; { $what }
pad-up-to = hasta { $n }
pad-open-leaves = { $n ->
    [one] un símbolo por indicar
   *[other] { $n } símbolos por indicar
}
pad-open-questions = { $n ->
    [one] una pregunta abierta
   *[other] { $n } preguntas abiertas
}
pad-say = Responder
pad-keep-open = Guardar, marcado como incompleto
pad-keep = Guardar el resultado
pad-kept = Guardado
pad-new = Puntuar otra partida
pad-together = Varios móviles
pad-live = Juntos, en directo
pad-live-about = Cada cual introduce su bosque en su móvil; la clasificación se ve en directo.
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
pad-not-yours = Este bosque se está introduciendo en otro móvil.
pad-look = Toca un terreno y luego una carta para ver lo que puntúa.
pad-link-brings = { $n ->
    [one] Este enlace contiene un bosque: { $names }.
   *[other] Este enlace contiene { $n } bosques: { $names }.
}
pad-link-add = Añadir a mi bloc
pad-link-new = Empezar un bloc con él
pad-link-broken = Este enlace está dañado: quizá falte una parte. Pídelo otra vez.
pad-link-version = Este enlace viene de una versión más nueva de Spinney. Recarga la página.
