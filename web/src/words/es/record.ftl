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

record-daily = Repartos del día
record-daily-older = Anteriores

account-title = Llevarlo a otro dispositivo
account-about = { $n } palabras llevan tu historial y tus plazas en mesas abiertas de un dispositivo a otro. Nacen aquí, y aquí se cifra todo: quien lleva este servidor no puede leerlo. No hay correo electrónico, y sin las palabras no hay acceso. Tras { $days } días sin uso, el servidor lo olvida.
account-make = Crear mis palabras
account-have = Tengo palabras
account-label = Tus { $n } palabras, en orden
account-enter = Traerlo aquí
account-back = Volver
account-keep = Apunta estas { $n } palabras e introdúcelas en tu otro dispositivo. Quien las tiene, tiene tu historial y tus plazas.
account-hide = Las tengo
account-copy = Copiar
account-show = Mostrar mis palabras
account-sync = Actualizar ahora
account-leave = Dejarlo en este dispositivo
account-delete = Borrar del servidor
account-sure = ¿Borrar del servidor? Cada dispositivo conserva lo que tiene.
account-anew = Guardarlo allí de nuevo
account-on = Este dispositivo sigue tus palabras. Última actualización: { $when }.
account-unreachable = El servidor no responde ahora; seguirá cuando responda.
account-gone = El servidor ya no tiene tu historial: se borró desde otro dispositivo o no se usó en mucho tiempo. Este dispositivo aún lo tiene todo.
account-arrived = Ya está aquí. Este dispositivo sigue ahora tus palabras.
account-left = Este dispositivo conserva lo que tiene y ha olvidado las palabras.
account-deleted = Está borrado del servidor. Este dispositivo conserva lo que tiene.
account-unknown = Este servidor no conoce nada con estas palabras.
account-wrong-unknown = «{ $word }» no es una de las palabras.
account-wrong-count = { $n ->
    [one] Es una sola palabra; deberían ser quince.
   *[other] Son { $n } palabras; deberían ser quince.
}
account-wrong-check = Una de las palabras está mal, o hay dos en otro orden.
account-insecure = Tu historial puede pasar a otro dispositivo, pero solo por una conexión cifrada (https).
