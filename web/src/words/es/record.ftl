## El propio historial en este dispositivo.

record-title = Tu historial
record-about = Lo que has jugado en este dispositivo. Se queda aquí, salvo que lo guardes en un archivo.
record-empty = Termina una partida y aparecerá aquí.
record-games = Partidas
record-streak = Repartos del día seguidos
record-medals = Medallas
record-puzzles = Problemas resueltos
record-by-level = Por rival
record-against = Contra
record-others = Personas y otros
record-solo = Solitario
record-best = Mejores bosques
record-species = Especies que más puntuaron
record-together = Series
record-export = Guardar en un archivo
record-import = Añadir desde un archivo
record-imported = { $n ->
    [one] { $n } partida añadida.
   *[other] { $n } partidas añadidas.
}
record-unreadable = Este archivo no contiene un historial.
record-level-why = En este nivel has ganado { $won } de tus últimas { $n } partidas.
record-level-try = Prueba «{ $level }»

## El reparto del día.

daily-title = Reparto del día
daily-about = El mismo reparto para todo el mundo, uno nuevo cada día a medianoche UTC. Cuenta tu primera partida del día.
daily-play = Jugar el reparto de hoy
daily-again = Jugarlo otra vez
daily-points = Hoy: { $points }
daily-again-about = Una partida repetida no vuelve a contar.
daily-best = Los mejores de hoy
daily-nobody = Nadie lo ha terminado todavía.
daily-streak = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
end-deal-daily = reparto del día del { $date }
