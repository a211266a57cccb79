## La mesa.

clearing = Claro
clearing-of = { $n } de { $full }
clearing-empty = El claro está vacío.
deck = { $n ->
    [one] Mazo, queda { $n } carta
   *[other] Mazo, quedan { $n } cartas
}
tracker = Lo que aún puede salir
tracker-about = { $n ->
    [one] { $n } carta aún no se ha visto
   *[other] { $n } cartas aún no se han visto
}; en el mazo hay { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
}. Las demás están en mano, boca abajo o retiradas: estos números son el máximo posible.
tracker-leaves = Cartas con cada símbolo
tracker-of = { $n } de { $all }
tracker-gone = Todas vistas
winters-of = { $n } de { $of ->
    [one] { $of } invierno
   *[other] { $of } inviernos
}
draft = Draft
rivals = Rivales
players = Jugadores
rival-open = { $name }: abrir el bosque
rival-away = sin conexión
hand-count = Cartas en mano
cave-count = Cartas en la cueva
your-forest = Tu bosque
forest-open = Mostrar
forest-fit = Ver entero
forest-smaller = Más pequeño
forest-larger = Más grande
forest-more = { $n ->
    [one] { $n } espacio más
   *[other] { $n } espacios más
}
forest-unfold = Terreno { $n } completo: abrir
forest-new = Ponerla aquí
forest-new-gain = Ponerla aquí, { $gain }
forest-empty = Aquí aún no hay árboles.
hand-of = { $n ->
    [one] Tu mano, { $n } carta
   *[other] Tu mano, { $n } cartas
}
hand-empty = Tu mano está vacía.
hand-by-kind = Por categoría
hand-by-leaf = Por símbolo
hand-by-cost = Por coste
hand-by-synergy = Por puntos
draw-two = Robar dos
draw-one = Robar una más
draw-may-be-last = quizá el último invierno
sapling = Retoño
you = Tú
your-turn = Te toca
your-turn-short = Tú
turn-of = Le toca a { $name }
turn-number = turno { $n }
connection-lost = Sin conexión, reintentando
connection-lost-short = Sin red
clock = Tiempo restante: { $time }
undo = Deshacer
undo-asks = Se han revelado cartas ocultas: se pregunta a los demás
undo-laid = { $card }
undo-laid_face_down = boca abajo
undo-taken = tomar { $card }
undo-drawn = robo
undo-caved = poner en la cueva
undo-discarded = descarte
undo-declined = renuncia
undo-asked = { $name } pide deshacer la última jugada.
undo-agree = De acuerdo
undo-disagree = No
undo-waiting = Los demás deben aceptar deshacer.
hint = Pista
hint-thinking = El entrenador piensa…
hint-number = { $n } de { $of }
hint-better = La opción anterior
hint-other = La opción siguiente
hint-chance = de probabilidad de ganar
hint-behind = { $n ->
    [one] punto de desventaja al final
   *[other] puntos de desventaja al final
}
hint-ahead = { $n ->
    [one] punto de ventaja al final
   *[other] puntos de ventaja al final
}
log = Registro
log-since = Desde tu último turno
log-earlier = Antes
log-newest = Qué ha pasado, lo más reciente primero
log-nothing = Nada nuevo aún.
log-say = Decir algo
log-joined = { $you ->
    [yes] Te unes a la mesa.
   *[no] { $name } se une a la mesa.
}
log-renamed = Nuevo nombre: { $text }.
log-left = { $you ->
    [yes] Te vas.
   *[no] { $name } se va.
}
log-bot = { $you ->
    [yes] Un bot juega por ti.
   *[no] Un bot juega por { $seat }.
}
log-back = { $you ->
    [yes] Retomas el control.
   *[no] { $seat } retoma el control.
}
log-started = { $resumed ->
    [yes] La partida guardada sigue desde aquí.
   *[no] Empieza la partida.
}
log-undone = { $you ->
    [yes] Deshaces una jugada.
   *[no] { $name } deshace una jugada.
}
log-undo_asked = { $you ->
    [yes] Pides deshacer una jugada.
   *[no] { $name } pide deshacer una jugada.
}
log-undo_refused = { $you ->
    [yes] No estás de acuerdo.
   *[no] { $name } no está de acuerdo.
}
log-timed_out = { $you ->
    [yes] Se te acabó el tiempo.
   *[no] A { $seat } se le acabó el tiempo.
}
log-said = { $name }: { $text }
log-rematch = La siguiente partida está lista.
score-of = { $you ->
    [yes] Tus puntos
   *[no] { $name }: puntos
}
score-open = Ver los puntos
score-now = Puntúa ahora
category-tree = Árboles
category-shrub = Arbustos
category-moor = Páramos
category-top = Arriba
category-side = Lados
category-bottom = Abajo
category-cave = Cueva
solo = Desafío
solo-goal = Objetivo
solo-points = Puntos
automa = Automa
automa-waits = El automa revela una carta al final de cada turno tuyo.
stage-paid = pagada con
card-unknown = una carta
curtain = Pasa el dispositivo a { $name }
curtain-ready = Ya estoy
hand-over = Pasar el dispositivo
sound = Sonido
table-code = Mesa
copy-link = Copiar el enlace
copied = Copiado
deal-chosen = El reparto de esta mesa fue elegido, no al azar.
deal-repeated = Este reparto ya se jugó.
deal-imported = Esta partida fue importada.
bot-mine = { $you ->
    [yes] Que un bot juegue por mí
   *[no] Que un bot juegue por { $name }
}
bot-back = Retomar el control
bot-for = { $name } está sin conexión: que juegue un bot
rules = Reglas
all-cards = Todas las cartas
leave-table = Dejar la mesa
prompt-connecting = Un momento…
prompt-over = Fin de la partida
prompt-scores = Ver el resultado
prompt-turn = Te toca
prompt-turn-how = Elige una carta o roba dos
prompt-turn-full = Elige una carta: tu mano está llena, no puedes robar
prompt-stuck = No puedes robar ni jugar
prompt-go-on = Seguir
prompt-second = Roba una segunda carta
prompt-hand = mano { $n } de { $most }
prompt-choose-slot = Elige un espacio
prompt-preview = Podría ir aquí
prompt-pay = Paga { $n }
prompt-place = Ponla
prompt-face-down = Ponla boca abajo
prompt-which-down = ¿Qué carta va boca abajo?
prompt-side-alone = sola
prompt-side-top = arriba
prompt-side-bottom = abajo
prompt-side-left = a la izquierda
prompt-side-right = a la derecha
prompt-costs = Cuesta { $n }
prompt-too-dear = Te faltan cartas: cuesta { $n }
prompt-no-place = No hay espacio para ella ahora
prompt-paid = { $n } de { $most } elegidas
prompt-picked = { $n } de { $most }
prompt-bonus = bonificación conseguida
prompt-no-bonus = sin bonificación
prompt-may-be-last = quizá el último invierno
prompt-place-it = Poner
prompt-done = Listo
prompt-skip = Renunciar
prompt-no-more = Ninguna más
prompt-use = Sí
prompt-waiting = Le toca a { $name }. Puedes mirar dónde irían tus cartas.
prompt-handed = Tu turno ha terminado. Le toca a { $name }.
prompt-watching = { $name } está eligiendo. Tú miras.
prompt-away = Sin conexión
prompt-away-how = Retoma tu último turno en este dispositivo. La mesa te espera.
prompt-away-soon = Un momento…
play-on-here = Seguir aquí
