## Cuando acaba una partida: el resultado, los puntos, el desarrollo, la repetición, la siguiente.

end-parts = Secciones de esta página
end-tab-scores = Puntos
end-tab-review = Análisis
end-tab-replay = Repetición
end-loading = Un momento…

## Quién ha ganado

end-you = Tú
end-player = Jugador { $n }
end-you-win = Ganas por { $margin }
end-win = { $name } gana por { $margin }
end-you-share = Compartes la victoria con { $names }
end-share = { $names } comparten la victoria
end-solo-won = { $medal ->
    [gold] Ganas la medalla de oro
    [silver] Ganas la medalla de plata
   *[bronze] Ganas la medalla de bronce
}
end-solo-lost = Esta vez no
end-place = { $n }.º
end-with = { $game } con { $sets }
end-solo = en solitario
end-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
end-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
end-draft = preparación con draft
end-deal-chosen = reparto elegido
end-deal-repeated = el mismo reparto
end-deal-imported = partida importada

## El desafío en solitario

end-challenge = Desafío
end-medal-points = { $medal ->
    [gold] Puntos para el oro
    [silver] Puntos para la plata
   *[bronze] Puntos para el bronce
}
end-of = { $now } de { $all }
end-met = conseguido
end-missed = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}

## La hoja de puntos

end-sheet = Puntos de cada uno
end-rows = Orden de las filas
end-by-kind = Por categoría
end-by-species = Por especie
end-sort = { $name }: ordenar por estos puntos
end-most = (el que más)
end-line-butterfly_sets = Series de mariposas
end-line-dragonfly_sets = Series de odonatos
end-line-cave = Cueva
end-line-cave_card = Carta de cueva
end-forests = Todos los bosques
end-your-forest = Tu bosque
end-forest-of = { $name }: bosque
end-whose = De quién es el bosque
end-way-points = Por puntos
end-way-tree = Por árbol
end-way-kind = Por categoría
end-together = Puntos contados en conjunto

## El desarrollo de la partida

end-points = Puntos
end-points-label = Puntos de cada uno, turno a turno
end-turn-axis = turno
end-turn = Turno { $n }
end-turn-of = Turno { $n } de { $all }
end-turn-player = Turno { $n }: { $name }
end-turn-of-player = Turno { $n } de { $all }: { $name }
end-setup = Preparación
end-turn-choose = Turno
end-winter = { $n ->
    [2] { $n }.º invierno
   *[other] { $n }.er invierno
}
end-winter-short = { $n }.º
end-winters = { $n ->
    [0] Aún no ha llegado el invierno
    [one] Ha llegado { $n } invierno
   *[other] Han llegado { $n } inviernos
}
end-as-table = Ver como tabla
end-see-turn = { $n ->
    [0] Ver la preparación
   *[other] Ver el turno { $n }
}

## El entrenador

end-chance = Probabilidad de ganar
end-chance-about = La estimación del entrenador antes de cada turno: conoce todas las manos, pero no el mazo.
end-chance-label = Probabilidad de ganar de cada uno, turno a turno
end-chance-moves = { $name }: { $before } antes, { $after } después
end-review-ask = Analizar la partida
end-review-about = El entrenador mira cada turno. Muestra quién iba ganando en cada momento, dónde cambió la partida y qué decisiones costaron puntos.
end-review-works = El entrenador está mirando cada turno
end-review-part = { $part } completado
end-review-done = El análisis está listo.
end-review-solo = En solitario no hay rivales con los que comparar, así que el entrenador no tiene nada que decir.
end-review-onlooker = Solo quienes estaban en esta mesa pueden preguntar al entrenador. Con la partida guardada puedes hacerlo en una mesa tuya.
end-review-off = En esta mesa se jugó sin entrenador.
end-turning = Momentos decisivos
end-turning-about = Dónde más cambiaron las probabilidades
end-turning-none = Ningún turno decidió por sí solo esta partida.
end-costly = Decisiones costosas
end-costly-about = Lo que el entrenador habría preferido
end-costly-none = Ninguna decisión fue claramente peor que la del entrenador.
end-chosen = Elegido
end-better = Mejor
end-why = Por qué
end-play-on = Seguir jugando desde aquí
end-puzzle = Como problema
end-costly-wait = Tus propios turnos van primero.
end-cost = { $n ->
    [0] Costó { $points } ± { $error } puntos.
    [one] Costó { $points } ± { $error } puntos y { $n } punto porcentual de probabilidad de ganar.
   *[other] Costó { $points } ± { $error } puntos y { $n } puntos porcentuales de probabilidad de ganar.
}
end-judged = { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}, { $points } puntos perdidos en las más costosas

## La repetición

end-play = Reproducir
end-pause = Pausa
end-previous = Turno anterior
end-next-turn = Turno siguiente
end-next-winter = Invierno siguiente
end-clearing = Claro
end-hand = Mano
end-cave = Cueva
end-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
end-happened = Lo que pasó
end-no-forest = Aquí aún no crece nada.

## Otra vez, y contarlo

end-rematch = Revancha
end-same-deal = El mismo reparto otra vez
end-next = Ir a la siguiente partida
end-next-watch = Ver la siguiente partida
end-next-there = La siguiente partida está lista.
end-new-game = Nueva partida
end-look = Ver la mesa
end-save = Guardar la partida
end-share-result = Compartir
end-scored = { $place } { $name }: { $points }
end-send = Compartir la imagen
end-save-picture = Guardar la imagen
end-copy-text = Copiar como texto
end-copy-link = Copiar el enlace
end-copied = Copiado.
end-not-copied = El navegador no permite copiar.
