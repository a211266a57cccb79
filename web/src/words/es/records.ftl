## Partidas puntuadas con la hoja y guardadas en este dispositivo, y qué se puede hacer con ellas.

records-title = Partidas puntuadas
records-all = Todas las partidas
records-empty = Las partidas que puntúas aquí se quedan en este dispositivo: resultados, bosques y estadísticas.
records-start = Puntuar una partida
records-offline = Funciona sin conexión

## Cuáles

records-show = Qué mostrar
records-games = Partidas
records-stats = Estadísticas
records-both = Ambos juegos
records-how-many = Número de jugadores
records-any-count = { $from }–{ $to } jugadores
records-with = Partidas con
records-count = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
records-none = Ninguna partida coincide.

## Una de ellas

records-alone = { $name } consigue { $points }
records-forests = Ver los bosques
records-share = Compartir
records-delete = Eliminar
records-deleted = La partida del { $date } se ha eliminado.
records-undo = Deshacer

## Lo que dicen en conjunto

records-players = Jugadores
records-player = Jugador
records-wins = Victorias
records-average = Media
records-best = Récord
records-course = Puntos de partida en partida
records-trend = línea: media de { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
records-date = Fecha
records-distribution = Distribución de los puntos
records-bin = De { $from } a { $to } puntos: { $n ->
    [one] { $n } vez
   *[other] { $n } veces
}
records-by-game = Por juego
records-game = Juego
records-winning = Puntuación media de quien gana
records-by-kind = Media de puntos por categoría

## Archivos

records-files = Archivos
records-files-about = Las partidas solo están en este dispositivo. Guárdalas en un archivo para no perderlas o para llevarlas a otro dispositivo; al añadir un archivo se omite lo que ya está aquí.
records-save-all = Guardar todas las partidas
records-save-json = Guardar la partida
records-save-csv = Guardar como tabla (CSV)
records-add = Añadir partidas de un archivo
records-added = { $n ->
    [0] Ninguna partida nueva.
    [one] { $n } partida añadida.
   *[other] { $n } partidas añadidas.
}{ $known ->
    [0] { "" }
    [one] { " " }{ $known } ya estaba aquí.
   *[other] { " " }{ $known } ya estaban aquí.
}
records-unreadable-text = No se puede leer { $name }: el archivo está dañado o no contiene partidas puntuadas.
records-unreadable-kind = { $name } no contiene partidas puntuadas.
records-unreadable-version = { $name } viene de una versión más nueva de Spinney. Recarga esta página e inténtalo de nuevo.
records-unreadable-damaged = { $name } está dañado en la partida { $n }. No se ha añadido nada.
records-bgstats = Enviar a BG Stats
records-bgstats-file = Guardar para BG Stats

## Códigos QR

records-qr-long = Esto es demasiado para un código QR.
records-scan = Escanear un código QR
records-scan-about = Pon el código QR del otro dispositivo delante de la cámara.
records-scan-camera = Imagen de la cámara
records-scan-failed = No se puede usar la cámara. Escanea el código con la cámara de tu móvil; abre el enlace.
