## Por qué no se hizo algo.

refusal-bad_message = El servidor no lo ha entendido.
refusal-unknown_version = Esta página es más antigua que el servidor. Vuelve a cargarla.
refusal-too_large = Es demasiado de una vez.
refusal-unavailable = No se puede contactar con el servidor. Inténtalo de nuevo en un momento.
refusal-internal = Algo ha fallado en el servidor.

## Cómo de bien juegan los bots.

level-very-easy = Muy fácil
level-easy = Fácil
level-fairly-easy = Bastante fácil
level-medium = Medio
level-fairly-hard = Bastante difícil
level-hard = Difícil
level-expert = Experto

## La página de inicio.

home-lead = Juega a Forest Shuffle y a Dartmoor: contra buenos bots o con amigos, cada cual en su dispositivo.
home-new-here = ¿Es tu primera vez? Aprende a jugar
home-settings = Ajustes
home-sound = Sonido
home-volume = Volumen
home-notices = Avisarme cuando sea mi turno
home-notices-about = Una notificación del navegador mientras miras otra cosa.
home-notices-refused = Tu navegador no permite notificaciones para esta página.
home-motion = Movimiento
home-motion-about = Las cartas se deslizan hasta su lugar.
home-speed = Jugadas de los demás
home-speed-slow = Lentas
home-speed-normal = Normales
home-speed-fast = Rápidas
home-speed-instant = Al instante
home-asks = Preguntar antes de cada efecto
home-asks-about = Si no, los efectos que solo pueden ayudar ocurren solos, salvo que tu mano esté casi llena o pueda llegar el último invierno.
home-signs = Explicar los signos nuevos
home-signs-about = Cuando un signo está por primera vez en tus cartas, una nota dice qué significa.
home-lefty = Para la mano izquierda
home-lefty-about = Con el teléfono en horizontal, los botones están a la izquierda.
home-play-bots = Jugar contra bots
home-game = Juego
home-rivals = Rivales
home-level = Nivel
home-play = Jugar
home-more = Más opciones
home-name = Tu nombre
home-continue = Continuar
home-forget = Quitar esta mesa de la lista: { $table }
home-show-more = Mostrar más
home-over = Terminada: { $points }
home-waiting = { $n ->
    [one] Falta { $n } jugador
   *[other] Faltan { $n } jugadores
}
home-ready = Lista para empezar
home-your-turn = Te toca
home-their-turn = Turno de { $name }
home-learn = Aprender y consultar
home-learn-forest = Aprende Forest Shuffle
home-learn-forest-about = Tus primeros turnos, paso a paso
home-learn-dartmoor = Aprende Dartmoor
home-learn-dartmoor-about = Páramos, cuevas y lo que cambia
home-cards = Cartas
home-puzzles-about = Un turno, una respuesta mejor
home-cards-about = Todas las especies, para buscar y leer
home-rules = Reglas
home-rules-about = Breves, completas, para consultar
home-rules-forest = Reglas de Forest Shuffle
home-rules-dartmoor = Reglas de Dartmoor
home-about = Acerca de
home-more-links = Más
home-unofficial = Un proyecto de aficionados, no oficial, con textos y dibujos propios.
import-title = Abrir una partida guardada
import-no-game = Eso no es una partida guardada de Spinney.

## Lo acordado para una partida.

agreed-with = Con { $set }
own-set-add = Añadir una expansión tuya…
own-set-add-about = Un archivo TOML o JSON; la guía explica cómo
own-set-about = { $species } especies en { $cards } cartas, tuya
own-set-drop = Quitar { $set } de este dispositivo
agreed-draft = Draft al empezar
agreed-draft-about = Cada cual elige su primera mano entre cartas que van pasando.
agreed-no-removal = Todas las cartas en juego
agreed-no-removal-about = No se retira ninguna carta sin verla.
agreed-open-points = Puntos siempre visibles
agreed-open-points-about = Si no, solo se muestran al final.
agreed-hidden-points = Puntos ocultos hasta el final
agreed-hints = Pistas
agreed-hints-about = Cualquiera puede preguntar al entrenador.
agreed-no-hints = Sin pistas
agreed-clock = Reloj
agreed-no-clock = Sin reloj
agreed-clock-move = { $time } por turno
agreed-clock-game = { $time } para toda la partida
agreed-first = Quién empieza
agreed-first-lot = Al azar
agreed-first-me = Yo

## En solitario contra el automa.

solo-title = Dartmoor en solitario
solo-about = Contra el automa: cumple el objetivo y alcanza los puntos de una medalla.
solo-challenge = Desafío
solo-won = { $won ->
    [one] { $won } de { $all } superado
   *[other] { $won } de { $all } superados
}
solo-medal = Medalla

## Con amigos.

friends-title = Con amigos
friends-about = Abre una mesa y envía el enlace. Nadie necesita una cuenta.
friends-new = Mesa nueva
friends-here = Todos en este dispositivo
friends-code = Entrar con un código o enlace
friends-go = Abrir
friends-no-code = Eso no es un código ni un enlace de una mesa.
friends-waiting = Mesas abiertas
friends-nobody = Ahora mismo no hay mesas públicas abiertas.
friends-join = Unirse
table-players = Jugadores
table-seats = Plazas
table-seat = Plaza { $n }
table-open = Plaza libre
table-here = Alguien en este dispositivo
table-bot = Bot: { $level }
table-name = Nombre en la plaza { $n }
table-player = Jugador { $n }
table-listed = Mesa pública
table-listed-about = Todo el mundo la encuentra en la página de inicio. Si no, solo con el enlace.
table-onlookers = Espectadores
table-onlookers-about = Quien tenga el enlace puede mirar, sin ver las manos.
lobby-no-onlookers = Sin espectadores
table-make = Abrir la mesa

## Antes de la partida.

lobby-code = Mesa
lobby-leave = Salir
lobby-lost = Se ha perdido la conexión. Reintentando…
lobby-sit = Ocupar esta plaza
lobby-start = Empezar
lobby-fill = Completar con bots y empezar
lobby-host-starts = { $name } pone en marcha la partida.
lobby-agreed = Esta mesa
lobby-usual = Las reglas habituales
lobby-deal-chosen = Alguien ha elegido el reparto
lobby-deal-repeated = El mismo reparto que la última vez
lobby-deal-imported = Una partida guardada que continúa
lobby-listed = Pública: cualquiera puede encontrarla
lobby-private = Solo para quien tenga el enlace
lobby-you = tú
lobby-here = en línea
lobby-away = sin conexión
lobby-rename = Cambiar nombre
lobby-rename-done = Guardar
lobby-free = Liberar la plaza
share-link = Enlace de la mesa
share-send = Enviar el enlace
share-copy = Copiar el enlace
share-copied = Copiado
chat-title = Chat
chat-say = Di algo
chat-send = Enviar
emotes = Dilo con un toque
emote-hello = ¡Hola!
emote-nice = ¡Buena jugada!
emote-wow = ¡Vaya!
emote-oops = ¡Uy!
emote-thanks = ¡Gracias!
emote-hurry = ¡Te toca!
emote-good-game = ¡Buena partida!

## Cuando no se puede mostrar una mesa.

refused-not_found = Puede que el código esté mal escrito. O que nadie haya jugado allí desde hace mucho: las mesas viejas se borran.
refused-forbidden = La llave que guardaba este dispositivo ya no abre ninguna plaza.
refused-old_rules = El programa ha cambiado demasiado desde entonces. Abre una mesa nueva.
refused-unknown_version = Hay una versión más reciente. Tu mesa está a salvo.
refused-unavailable = Comprueba tu conexión. Tu mesa está a salvo: cada jugada se guarda al momento.
refused-look-on = Mirar
refused-reload = Recargar la página
refused-home = Ir a la página de inicio

## Acerca de Spinney.

about-title = Acerca de Spinney
about-what = Spinney es un lugar libre y abierto para los juegos de cartas Forest Shuffle y Forest Shuffle: Dartmoor: juega contra bots o con amigos, aprende las reglas, consulta cada carta.
about-unofficial = Es un proyecto de aficionados, no oficial. No tiene relación con la editorial ni con los autores de los juegos y no usa ninguno de sus textos ni imágenes: todos los textos son propios. Si te gustan los juegos, cómpralos: son preciosos en una mesa de verdad.
about-reconstructed = No todo lo que hay en las cartas de Dartmoor es público. Lo que es una suposición está señalado en la galería de cartas.
about-data = Sin cuenta, sin publicidad, sin rastreo. Tu nombre, tus ajustes y las llaves de tus plazas se quedan en este dispositivo; el servidor guarda las mesas y las borra cuando ya nadie juega en ellas.
about-thanks = Con agradecimiento a
about-credit-icons = Siluetas de muchas especies y los iconos de ave y planta
about-credit-icons-changes = recoloreadas, recortadas y simplificadas para Spinney
about-credit-font = Fuente { $name }
about-drawings = Todos los demás dibujos se han hecho para Spinney: las hojas, las mariposas, las libélulas, los murciélagos, las colinas y los signos.
about-licence = Licencia
about-licence-text = Spinney es de código abierto con licencia MIT: puedes usarlo, estudiarlo, modificarlo y compartirlo.
home-pad-about = Puntuar los bosques de tu mesa

## A page without a server.

page-loading = Tus bots están en camino …
page-failed = No se ha podido cargar todo. ¿Tienes conexión?
page-again = Otra vez
page-keeping = Preparando el juego sin conexión …
page-keep = Descargar { NUMBER($size, maximumFractionDigits: 1) } MB para jugar sin conexión
home-lead-alone = Juega a Forest Shuffle y Dartmoor contra bots o juntos en este dispositivo. Todo se queda aquí.
friends-alone = Jugad por turnos en un solo dispositivo: las manos quedan tapadas al pasarlo.
import-save-all = Guardar todas las partidas
