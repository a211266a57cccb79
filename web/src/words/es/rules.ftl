## Las reglas.

rules-title = Reglas
rules-lead = Las reglas tal como las juega Spinney, con nuestras propias palabras y cartas. Mantén pulsada una carta o un signo, o haz clic derecho, para ver la ayuda.
rules-contents = Contenido
rules-cards-link = Todas las cartas
rules-learn-link = Aprender jugando

rules-head-goal = Objetivo del juego
rules-head-cards = Las cartas
rules-head-setup = Preparación
rules-head-turn = Tu turno
rules-head-playing = Jugar una carta
rules-head-paying = Pago y bonificación
rules-head-effects = Los efectos
rules-head-clearing = El claro
rules-head-winter = El invierno y el final
rules-head-scoring = Puntuación
rules-head-slots = Espacios compartidos
rules-head-hosts = { $game ->
    [forest] Árboles y arbustos
   *[dartmoor] Árboles, arbustos y páramos
}
rules-head-types = Categorías
rules-head-signs = Los signos de las cartas
rules-head-sets = Expansiones
rules-head-options = Variantes
rules-head-solo = En solitario contra el automa
rules-head-rulings = Preguntas frecuentes
rules-head-guesses = Lo que no sabemos

rules-text-goal-forest =
    De dos a cinco jugadores hacen crecer cada uno su bosque. Colocas <b>árboles</b>, y animales, plantas y hongos vienen a vivir en ellos. Pagas las cartas con otras cartas de tu mano.

    Cuando llega el tercer invierno, la partida termina. Gana el bosque que vale más puntos.
rules-text-goal-dartmoor =
    De dos a cinco jugadores hacen crecer cada uno su trozo de Dartmoor: <b>árboles</b>, <b>arbustos</b> y anchos <b>páramos</b>, y los animales y plantas que viven en ellos. Pagas las cartas con otras cartas de tu mano.

    Cuando llega el tercer invierno, la partida termina. Gana la tierra que vale más puntos.
rules-text-cards-forest =
    Un <b>árbol</b> es una carta entera. Es un <b>terreno</b>: tiene un <b>espacio</b> en cada uno de sus cuatro lados. Con la expansión Linde del bosque hay también <b>arbustos</b>: terrenos como los árboles, pero no son árboles.
rules-text-cards-dartmoor =
    Un <b>árbol</b> o <b>arbusto</b> es una carta entera. Es un <b>terreno</b>: tiene un <b>espacio</b> en cada uno de sus cuatro lados. Un arbusto no es un árbol.

    Un <b>páramo</b> también es un terreno, pero se coloca en horizontal: dos espacios arriba, dos abajo y ninguno a los lados. Algunos habitantes solo viven en páramos.
rules-text-cards-halves =
    Todas las demás cartas están divididas: dos <b>habitantes</b> en una carta, arriba y abajo o a izquierda y derecha. Juegas uno de los dos. Una mitad superior va en un espacio superior, una mitad izquierda en un espacio izquierdo; la otra mitad desaparece bajo el terreno y ya no cuenta.
rules-text-cards-parts =
    Cada mitad y cada terreno muestra lo mismo:

    - su <b>coste</b> en una pequeña carta oscura y, debajo, su <b>símbolo de árbol</b>, que da color a la carta
    - sus <b>categorías</b>, con pequeños iconos, y cuántas copias hay
    - sus <b>puntos</b>
    - quizá un <b>efecto</b> (gris), un <b>efecto permanente</b> (con borde) o una <b>bonificación</b> (sobre el color del símbolo)
rules-picture-tree = Un árbol
rules-picture-moor = Un páramo, como se coloca en la mesa
rules-picture-top = Mitades superior e inferior
rules-picture-side = Mitades izquierda y derecha
rules-picture-host = { $game ->
    [forest] Un árbol con los cuatro espacios ocupados: solo se ven las mitades jugadas, con sus puntos actuales
   *[dartmoor] Un páramo con habitantes arriba y abajo: solo se ven las mitades jugadas, con sus puntos actuales
}
rules-text-setup-removed =
    Se apartan los tres inviernos y se barajan todas las demás cartas. Luego algunas salen del juego sin verse:
rules-setup-players = Jugadores
rules-setup-alone = Juego base
rules-setup-one = con Alpina o Linde del bosque
rules-setup-both = con ambas
rules-setup-removed = Cartas retiradas
rules-text-setup-piles =
    El resto se divide en tres montones iguales. Dos inviernos se barajan en uno de ellos y el tercero se pone encima; ese montón queda en el fondo del mazo. Así, más o menos los dos primeros tercios del mazo no tienen inviernos.

    Todos reciben seis cartas. El claro está vacío. Quién empieza se decide al azar o se elige antes; después se juega en el sentido de las agujas del reloj.
rules-text-setup-forest =
    Si no tienes ningún árbol entre tus seis cartas, puedes tomar seis nuevas, una sola vez; las anteriores salen del juego. Aquí un arbusto no es un árbol. Todos tienen una <b>cueva</b>, vacía al principio.
rules-text-setup-dartmoor =
    Se descubren al azar tantas <b>cuevas</b> como jugadores haya. Elige primero quien juega en último lugar y se sigue en orden inverso, una cueva por jugador. En ese mismo orden, cada cual hace por completo lo que dice su cueva, antes del primer turno.
rules-caves-cave = Cueva
rules-caves-what = Qué hace
rules-caves-guess = Un signo de interrogación significa: nuestra mejor suposición.
rules-text-turn =
    En tu turno haces exactamente una cosa:

    - <b>Robar dos cartas</b>, una tras otra. Cada una viene del mazo, sin verla, o del claro, a la vista; una carta tomada del claro no se repone.
    - <b>Jugar una carta</b> de tu mano.

    Nunca tienes más de diez cartas. Con nueve robas solo una; con diez debes jugar. No se puede pasar.
rules-text-turn-forest =
    En lugar de un árbol puedes colocar cualquier carta boca abajo: un <b>retoño</b>. Es un árbol sin especie, símbolo ni puntos, y no cuesta nada.
rules-text-turn-dartmoor =
    Una carta boca abajo es un <b>páramo genérico</b>: un páramo sin especie, símbolo ni puntos que no cuesta nada. Solo un efecto o una bonificación permite colocarlo; nunca es la acción de tu turno.

    Estás en un <b>bloqueo</b> si tienes diez cartas, sin ningún árbol, arbusto ni páramo entre ellas, y ninguna de tus mitades tiene un espacio posible. Entonces muestras la mano, dejas en el claro dos cartas a tu elección y robas dos del mazo. Ese ha sido tu turno.
rules-text-playing =
    1. Elige la carta, la mitad y un espacio libre del lado correcto.
    2. Paga su coste con otras cartas de tu mano. Van boca arriba al claro.
    3. Coloca la carta en tu bosque.
    4. { $game ->
        [forest] Si es un árbol o un retoño, pero no un arbusto, la primera carta del mazo va boca arriba al claro.
       *[dartmoor] Si es un árbol, y no un arbusto ni un páramo, la primera carta del mazo va boca arriba al claro.
    }
    5. Los efectos permanentes de tu bosque que la carta activa, una vez por copia.
    6. El efecto de la carta.
    7. Su bonificación, si la has ganado.

    Cada paso se termina, con todo lo que desencadena, antes de empezar el siguiente. Las cartas que robes por el camino pueden usarse en un paso posterior, pero nunca para el pago.

    <b>Todo lo de los pasos 5 a 7 es opcional</b>, cada cosa por separado, cuando llega su momento. Lo que aceptas se hace por completo. Nunca son opcionales la carta revelada del paso 4, los robos de tu turno ni lo que hace una cueva al principio.
rules-text-paying =
    El coste es un número de cartas: deja en el claro otras tantas de tu mano, muestren lo que muestren. De ahí puede tomarlas cualquiera.

    Ganas la <b>bonificación</b> si <b>todas</b> las cartas con las que pagas muestran el símbolo de la mitad que juegas. Una carta dividida muestra dos símbolos; basta con uno. Se decide en el momento de pagar. Una carta colocada gratis nunca gana su bonificación.
rules-text-paying-dartmoor =
    Solo una carta tiene bonificación y no cuesta nada: @shrew. La gana siempre que se juega, salvo cuando se coloca gratis.
rules-picture-paying = { $card } cuesta { $cost }. Con este pago, todas las cartas muestran el símbolo: se gana la bonificación.
rules-text-effects =
    Un <b>efecto</b> ocurre una vez, al jugar la carta.

    - <b>Robar</b> significa: de la parte superior del mazo; <b>del claro</b>, solo de ahí. Con los efectos robas hasta tener diez cartas en la mano; el resto se pierde.
    - <b>Por cada</b> se cuenta cuando empieza el efecto, e incluye la carta recién jugada si es de esa categoría.
    - <b>Otro turno</b> es un turno completo después de este. Varios se acumulan y se juegan uno tras otro.
    - <b>Gratis</b>: la propia mitad colocada debe mostrar la categoría y necesita un espacio. No tiene efecto ni bonificación, pero un efecto permanente sí actúa. Nunca es una carta boca abajo.
    - <b>Cualquier número</b>: elige entre las cartas que tienes cuando empieza el efecto. Primero se colocan todas; lo que robes entretanto no se añade.
    - <b>A la cueva</b>: cada carta allí vale 1 punto al final.
rules-text-effects-forest =
    Los <b>efectos permanentes</b> llevan borde. Los cuatro hongos del juego base, @chanterelle, @fly_agaric, @parasol_mushroom y @penny_bun, actúan a partir de tu próximo turno, y un turno extra cuenta como próximo turno. @black_trumpet y los arbustos actúan enseguida. Ninguna carta se activa a sí misma.
rules-text-effects-dartmoor =
    Los <b>efectos permanentes</b> llevan borde. En Dartmoor actúan enseguida: un arbusto ya roba por la carta que permite jugar su propia bonificación. Ninguna carta se activa a sí misma.
rules-picture-effect = Efecto
rules-picture-permanent = Efecto permanente
rules-picture-bonus = Bonificación
rules-text-clearing =
    El claro está a la vista de todos. Las cartas pagadas y reveladas van allí, y también se toman cartas de él.

    Al final de cada turno, y también antes de un turno extra, se comprueba: <b>diez cartas o más salen del juego</b>, nueve se quedan. Durante un turno puede haber más de diez, y los efectos pueden usarlas todas. Nada se vuelve a barajar.
rules-text-winter =
    Las cartas se roban y se revelan de una en una. Un invierno se aparta y se sustituye enseguida, aunque la siguiente carta sea otro invierno.

    <b>El tercer invierno termina la partida al instante</b>, en mitad de lo que esté pasando: no se sustituye, no hay más efectos ni bonificaciones, no se comprueba el claro. Lo que ya está en un bosque, incluida la carta que se está jugando, y lo que hay en una cueva se queda y puntúa.
rules-text-scoring-forest =
    Tu puntuación es la suma de los puntos de todas las cartas visibles de tu bosque, más 1 por cada carta de tu cueva. Las cartas de la mano no valen nada. Si hay empate, se comparte la victoria.
rules-text-scoring-dartmoor =
    Tu puntuación es la suma de los puntos de todas las cartas visibles de tu bosque, más 1 por cada carta de tu cueva, más lo que quizá valga tu propia carta de cueva. Las cartas de la mano no valen nada. Si hay empate, se comparte la victoria.
rules-text-scoring =
    Cada carta cuenta por sí misma: cinco cartas de 2 puntos por ave cuentan las aves cinco veces, salvo que la carta diga que todas cuentan en conjunto. Las <b>series de especies diferentes</b> se hacen lo más grandes posible, cada carta en una sola serie. <b>Nadie tiene más</b>: el empate basta.
rules-text-slots =
    En un espacio cabe una carta. Las excepciones están en las cartas:
rules-text-slots-forest =
    - @european_hare: cualquier número comparte un espacio, mientras solo haya estas liebres.
    - @common_toad: dos comparten un espacio.
    - @stinging_nettle: cualquier número de mariposas comparte el espacio superior de su terreno.

    Otras cartas no pueden unirse a un espacio compartido: donde hay un ave, no puede entrar una mariposa. También pueden compartir cartas colocadas en el mismo turno.
rules-text-slots-dartmoor =
    - @water_soldiers: cualquier número de odonatos comparte un espacio superior de su terreno. En un páramo, cada @water_soldiers inferior abre uno de los dos.
    - @dartmoor_badger: los conejos pueden ir a cualquier espacio lateral de su terreno, también junto a otra especie. A un espacio con un conejo solo se unen conejos.
    - @cuckoo: solo encima de un árbol o arbusto donde ya haya otra ave, y solo uno por terreno.

    Otras cartas no pueden unirse a un espacio compartido: donde hay un ave, no puede entrar un odonato.
rules-text-slots-full =
    Un terreno está <b>completamente ocupado</b> si hay al menos una carta en cada uno de sus cuatro espacios. «Carta en este árbol» cuenta cada carta de un espacio compartido.
rules-text-slots-moor =
    Estos viven solo en un páramo, también en uno genérico. Vale siempre, incluso cuando se colocan gratis:
rules-text-hosts =
    Cada terreno, con lo que puntúa y lo que hace.
rules-text-types =
    Muchas cartas cuentan categorías. Una carta puede tener varias.
rules-types-type = Categoría
rules-types-species = Especies
rules-types-cards = Cartas
rules-text-signs =
    Los signos dicen lo mismo que las palabras de la carta grande.
rules-text-sets =
    El juego base se puede jugar con Alpina, con Linde del bosque o con ambas. Entonces se retiran más cartas al principio.
rules-sets-set = Expansión
rules-text-options =
    - <b>Sin retirar</b>: ninguna carta sale del juego sin verse al principio.
    - <b>Puntos ocultos</b>: nadie ve los puntos antes del final.
    - <b>Quién empieza</b>: al azar o por elección.
rules-text-options-draft =
    - <b>Draft</b>: en vez de recibir seis cartas, las eliges por rondas. En cada ronda todos miran unas cartas, conservan algunas, dan otras a la derecha y a la izquierda y ponen una en el claro; el resto sale del juego. Nada se mueve hasta que todos han decidido. No hay cambio de mano, y antes se retiran menos cartas.
rules-draft-rounds = Rondas
rules-draft-look = Mirar
rules-draft-keep = Conservar
rules-draft-right = Derecha
rules-draft-left = Izquierda
rules-draft-clearing = Claro
rules-draft-out = Fuera del juego
rules-text-solo =
    Juegas en solitario contra un mazo de cartas del automa. Se retiran 45 cartas y un solo invierno se baraja entre las diez últimas cartas del mazo; termina la partida al instante, lo encuentre quien lo encuentre. Recibes seis cartas y la cueva 3, cuyo efecto aplicas primero, y empiezas tú.

    Elige uno de los quince <b>desafíos</b>. Si cumples su objetivo, ganas la <b>medalla</b> más alta que alcancen tus puntos; la que eliges antes es solo una meta. Los páramos genéricos cuentan como páramos en los objetivos, pero no son una especie.

    Cada vez que acaba tu turno, incluidos los turnos extra, el automa revela su siguiente carta. El claro es una fila: lo que llega se pone en el extremo derecho y los vacíos se cierran. «Quemar» significa que la primera carta del mazo sale del juego, a la vista. El claro se comprueba también después del automa.

    @black_tailed_godwit puntúa solo a partir de 6 páramos, @dartmoor_pony 5 con menos de 8 páramos.
rules-solo-copies = Cartas
rules-solo-does = El automa
rules-solo-add = { $n ->
    [one] añade { $n } carta al claro
   *[other] añade { $n } cartas al claro
}
rules-solo-burn = { $n ->
    [one] quema { $n } carta
   *[other] quema { $n } cartas
}
rules-solo-remove_left = { $n ->
    [one] retira { $n } carta de la izquierda
   *[other] retira { $n } cartas de la izquierda
}
rules-solo-remove_right = { $n ->
    [one] retira { $n } carta de la derecha
   *[other] retira { $n } cartas de la derecha
}
rules-text-rulings =
    - <b>¿Puedo renunciar a un efecto?</b> Sí, a cada efecto, cada bonificación y cada robo de un efecto permanente, uno a uno.
    - <b>¿Puede un efecto «del claro» tomar lo recién pagado?</b> Sí: el pago y la carta revelada ya están allí.
    - <b>¿Una carta boca abajo es un árbol o un páramo?</b> Sí, siempre que se cuenten árboles o páramos, y activa lo que activa un árbol o un páramo. No tiene especie ni símbolo.
    - <b>¿Y si la partida termina en mi turno?</b> La carta que se está jugando se queda y puntúa; su efecto y su bonificación no ocurren.
rules-text-rulings-forest =
    - @mole: primero elige cualquier número de cartas de tu mano, una tras otra, cada una con su espacio y su propio pago. Cuando todas están colocadas, se revela una carta por cada árbol entre ellas; después resuelves las cartas una a una, en el orden que quieras.
    - @brown_bear se lleva todo el claro, incluido su propio pago.
    - @raccoon: las cartas van boca abajo a la cueva; los demás solo saben cuántas son.
    - @violet_carpenter_bee suma uno siempre que se pide un número de árboles: @beech, @horse_chestnut, @linden (solo en esa especie), @great_spotted_woodpecker, @moss. No es un árbol: ni para @sycamore y @red_deer, ni para las ocho especies de @oak y @wild_strawberries.
    - <b>Los arbustos</b> no son árboles: no cuentan para @sycamore, ni para @wood_ant, ni para el cambio de mano. Sus símbolos sí cuentan, para @roe_deer y en el pago.
    - @red_squirrel y @chaffinch necesitan un roble o un haya boca arriba.
    - @mountain_hare cuenta como liebre, pero nunca comparte espacio. @squeaker_edge es la misma especie que @squeaker.
    - @alpine_newt: una carta de montaña, un insecto o ambos, en el orden que quieras.
    - @european_polecat solo puntúa si no vive nada más en su terreno.
rules-text-rulings-dartmoor =
    - <b>Anfibios</b>: @adder y @common_lizard también son anfibios; @shrew es un roedor o insectívoro.
    - @lake_fly: el murciélago colocado gratis conserva su efecto. Es la única carta así.
    - @wheatear llena la cueva se pague como se pague: es un efecto, no una bonificación.
    - @barn_owl necesita un murciélago en tu bosque cuando llega su efecto.
    - @beaver toma los árboles del claro, no los arbustos, y cuenta las cartas de la cueva, no los puntos de una carta de cueva.
    - @blanket_bog duplica los puntos de sus plantas inferiores, no los de otros habitantes.
    - @blue_ground_beetle cuenta las cartas inferiores de árboles, arbustos y páramos.
    - @ash cuenta las cartas con el símbolo del aliso y las plantas; una carta que es ambas cosas cuenta dos veces.
    - @common_pheasant y @sessile_oak cuentan árboles y arbustos.
    - @roe_deer cuenta todas las cartas visibles con su propio símbolo, él incluido.
rules-text-guesses =
    Las especies, copias, costes y puntos de Dartmoor están comprobados. Lo que no es público: qué mitades comparten carta y qué símbolo muestra cada mitad. Las hemos combinado de modo que se cumpla todo lo conocido.

    De algunas cartas hemos tenido que suponer una parte. Lo dice su carta grande, y aquí están:
rules-part-points = puntos
rules-part-effect = efecto
rules-part-permanent = efecto permanente
rules-part-bonus = bonificación
rules-part-tags = categorías
