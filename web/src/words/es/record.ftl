## El propio historial en este dispositivo.

record-title = Tu historial
record-about = Lo que has jugado en este dispositivo. Se queda aquí, salvo que lo guardes en un archivo.
record-empty = Termina una partida y aparecerá aquí.
record-games = Partidas
record-streak = Repartos del día seguidos
record-medals = Medallas
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
