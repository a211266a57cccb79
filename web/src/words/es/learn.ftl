## La galería de cartas.

gallery-title = Cartas
gallery-count = { $all ->
    [one] { $all } especie
   *[other] { $all } especies
}
gallery-some = { $shown } de { $all } especies
gallery-search = Buscar
gallery-game = Juego
gallery-set = Expansión
gallery-leaf = Símbolo de árbol
gallery-type = Categoría
gallery-sort = Orden
gallery-sort-printed = Como en la caja
gallery-sort-name = Por nombre
gallery-sort-cost = Por coste
gallery-sort-copies = Por número de copias
gallery-group-tree = Árboles
gallery-group-shrub = Arbustos
gallery-group-moor = Páramos
gallery-group-top = Arriba
gallery-group-bottom = Abajo
gallery-group-side = A la izquierda o a la derecha
gallery-none = Ninguna especie coincide.
gallery-clear = Mostrar todo
gallery-failed = No se pudieron cargar las cartas.
gallery-printed = Se muestra con
gallery-guesses = Suposiciones
gallery-guesses-note = Las especies, el número de copias, los costes y los valores en puntos de Dartmoor están comprobados. Lo que cuentan Fresno europeo, Arroyo, Faisán común y Turbera solo se conoce por aplicaciones de puntuación. Lo que hacen algunas cartas, qué mitades comparten carta y qué símbolo de árbol muestra cada mitad no se conoce del todo. Donde hemos tenido que suponer, lo dice la carta.
gallery-names-note = Un nombre con * no está impreso en español: es una traducción nuestra.
gallery-rules = Reglas
gallery-about = Acerca de

## Ayuda sobre signos e iconos.

help-text-counted = Una categoría de cartas. Otras cartas la cuentan, roban por ella o permiten colocarla gratis.
help-text-type = { $cards ->
    [one] Aquí: { $species ->
        [one] { $species } especie
       *[other] { $species } especies
    }, { $cards } carta.
   *[other] Aquí: { $species ->
        [one] { $species } especie
       *[other] { $species } especies
    }, { $cards } cartas.
}
help-text-leaf = { $n ->
    [one] El símbolo de árbol de { $n } carta.
   *[other] El símbolo de árbol de { $n } cartas.
} Si todas las cartas con las que pagas muestran el símbolo de la mitad que juegas, ganas su bonificación.
help-text-tag-tree = Un terreno con un espacio en cada uno de sus cuatro lados. Al colocarlo, la primera carta del mazo pasa al claro.
help-text-tag-shrub = Un terreno con cuatro espacios como un árbol, pero no es un árbol: no se revela nada y no cuenta entre los árboles.
help-text-tag-moor = Un terreno que se coloca en horizontal: dos espacios arriba, dos abajo y ninguno a los lados. No es un árbol.
help-text-tag-mountain = La marca de la expansión Alpina.
help-text-tag-edge = La marca de la expansión Linde del bosque.
help-name-sign-per = Por cada
help-text-sign-per = Lo que va antes de la barra, una vez por cada cosa que va después.
help-name-sign-different = Diferentes
help-text-sign-different = Solo cuentan las especies diferentes; una segunda carta de la misma especie no añade nada.
help-name-sign-else = Si no
help-text-sign-else = El número pequeño vale si no se cumple la condición.
help-name-sign-most = Nadie tiene más
help-text-sign-most = Nadie tiene más que tú. El empate también vale.
help-name-sign-any = Cualquier número
help-text-sign-any = Tantas como quieras, o ninguna.
help-name-sign-to = Va a
help-text-sign-to = Las cartas van del lugar anterior a la flecha al lugar posterior.
help-name-sign-when = Entonces
help-text-sign-when = Si se cumple lo primero, o cada vez que ocurre, sigue lo segundo.
help-name-sign-and = Juntos
help-text-sign-and = Pueden compartir un espacio.
help-name-sign-double = Doble
help-text-sign-double = Los puntos cuentan dos veces.
help-name-sign-as = Cuenta como
help-text-sign-as = La carta cuenta también como lo que se muestra.
help-name-act-card = Robar
help-text-act-card = Toma en la mano la primera carta del mazo. Una mano nunca tiene más de diez cartas.
help-name-act-turn = Otro turno
help-text-act-turn = Cuando acabe este turno, juegas otro.
help-name-act-clearing = Claro
help-text-act-clearing = Cartas visibles para todos. Lo que se paga viene aquí; con diez o más se vacía al final del turno.
help-name-act-cave = Cueva
help-text-act-cave = Cada carta de tu cueva vale 1 punto al final.
help-name-act-hand = Mano
help-text-act-hand = Las cartas en la mano, diez como máximo.
help-name-act-deck = Mazo
help-text-act-deck = Cartas boca abajo para robar. Los inviernos están en su último tercio.
help-name-act-sapling = Retoño
help-text-act-sapling = Cualquier carta boca abajo: un árbol sin especie, símbolo ni puntos, sin coste.
help-name-act-moor = Páramo genérico
help-text-act-moor = Cualquier carta boca abajo: un páramo sin especie, símbolo ni puntos, sin coste. Solo un efecto o una bonificación permite colocarlo.
help-name-act-full = Completamente ocupado
help-text-act-full = Hay al menos una carta en cada uno de los cuatro espacios.
help-name-act-slots = Cartas en este terreno
help-text-act-slots = Las cartas que viven en ese mismo árbol, arbusto o páramo.
help-name-act-below = Abajo
help-text-act-below = Cartas en espacios inferiores.
help-name-act-top = Encima de un árbol
help-text-act-top = Una carta que se coloca encima de un árbol.
help-name-act-bottom = Debajo de un árbol
help-text-act-bottom = Una carta que se coloca debajo de un árbol.
help-name-act-alone = A solas
help-text-act-alone = Ninguna otra carta vive en su terreno.
help-name-act-discard = Fuera del juego
help-text-act-discard = Estas cartas salen del juego. Nada se vuelve a barajar.
help-name-cost = Coste
help-text-cost = Deja en el claro ese número de otras cartas de tu mano para jugar esta.
help-name-copies = Copias
help-text-copies = El número de cartas de esta especie.
help-name-points = Puntos
help-text-points = Lo que puntúa la carta al final.
help-name-steps = Tabla de puntos
help-text-steps = Cuantas más haya, más puntúan. La carta grande muestra cada paso.
help-name-if = Condición
help-text-if = Los puntos anteriores solo cuentan si se cumple.
help-name-host = Su terreno
help-text-host = Se refiere al árbol, arbusto o páramo donde vive la carta.
help-name-free = Gratis
help-text-free = Coloca una carta así de tu mano sin pagar. Entonces no tiene efecto ni bonificación.
help-name-effect = Efecto
help-text-effect = Ocurre una vez, al jugar la carta. Puedes renunciar a él.
help-name-permanent = Efecto permanente
help-text-permanent = Actúa mientras la carta siga en tu bosque.
help-name-bonus = Bonificación
help-text-bonus = Es tuya si todas las cartas con las que pagas muestran este símbolo. Puedes renunciar a ella.
help-name-winter = Invierno
help-text-winter = Hay tres en el mazo. El tercero termina la partida al instante.
help-name-winter-only = El único invierno
help-text-winter-only = Está entre las diez últimas cartas del mazo. Termina la partida de inmediato, lo encuentres tú o el automa.
help-name-score = Puntos ahora
help-text-score = Lo que puntúan el bosque y la cueva tal como están ahora.

## La primera partida.

lesson-title = Primera partida
lesson-step = { $n } de { $of }
lesson-done = Hecho
lesson-next = Siguiente
lesson-skip = Saltar
lesson-leave = Dejar la lección
lesson-start = Empezar
lesson-again = Empezar de nuevo
lesson-go-on = Reanudar en el paso { $n }
lesson-play-on = Seguir jugando
lesson-lead-forest = Una partida de verdad contra un rival fácil, con alguien a tu lado que explica cada cosa a su tiempo. Unos diez minutos; puedes irte y volver cuando quieras.
lesson-lead-dartmoor = Una partida de verdad de Dartmoor contra un rival fácil: páramos, cuevas y los animales de los humedales, una cosa tras otra. Unos diez minutos; puedes irte y volver cuando quieras.
lesson-head-hand = Tu mano
lesson-text-hand = Tienes seis cartas. Los árboles son cartas enteras; todas las demás muestran dos seres vivos, y juegas uno de los dos. El número oscuro es el coste; el signo redondo de debajo, el símbolo de árbol.
lesson-head-help = Leer una carta
lesson-text-help = Mantén pulsada una carta o un signo, o haz clic con el botón derecho, para verlo en grande con una explicación. Con el teclado, pulsa el signo de interrogación.
lesson-head-draw = Roba dos cartas
lesson-text-draw = En tu turno robas dos cartas o juegas una. Roba ahora: del mazo, o cartas visibles del claro cuando las haya.
lesson-head-tree = Coloca un árbol
lesson-text-tree = Elige un árbol de tu mano. Lo pagas con otras cartas: se proponen algunas, pero puedes elegir otras. Después colócalo.
lesson-head-clearing = El claro
lesson-text-clearing = Tu pago está ahora aquí, a la vista de todos. Como has colocado un árbol, se ha revelado una carta más del mazo. Con diez cartas el claro se vacía: mira qué te podría servir.
lesson-head-dweller = Alguien se instala
lesson-text-dweller = Elige una carta dividida. Los espacios donde pueden ir sus mitades se iluminan y muestran cómo cambiarían tus puntos. Elige uno, paga y colócala.
lesson-head-bonus = Gana una bonificación
lesson-text-bonus = Algunas cartas tienen una etiqueta del color de su símbolo de árbol: una bonificación. La ganas si todas las cartas con las que pagas muestran ese símbolo. La barra te lo dice mientras eliges. Prueba con el cárabo.
lesson-head-score = Tus puntos
lesson-text-score = Están siempre al día. Ábrelos para ver qué puntúa cada carta y por qué. También puedes abrir el bosque de tu rival.
lesson-head-undo = Vuelve atrás
lesson-text-undo = ¿Un despiste? Deshacer es gratis mientras no se haya revelado ninguna carta oculta. Pruébalo en tu próxima jugada o sáltate este paso.
lesson-head-winter = Llega el invierno
lesson-text-winter = Tres inviernos están en el último tercio del mazo. El tercero termina la partida al instante, pase lo que pase. Solo cuenta lo que hay en tu bosque y en tu cueva.
lesson-head-end = Ahora te toca a ti
lesson-text-end = No necesitas más. Llena tus árboles, busca cartas que se refuercen entre sí y pide una pista si no sabes seguir. Lo demás está en las reglas.
lesson-head-cave = Elige una cueva
lesson-text-cave = Todos tienen una cueva; las cartas que hay en ella valen 1 punto cada una. En Dartmoor cada cueva hace además algo una vez. Eliges primero: toma una.
lesson-head-moors = Árboles, arbustos y páramos
lesson-text-moors = Los terrenos son cartas enteras. Árboles y arbustos tienen un espacio en cada lado. Los páramos se colocan en horizontal: dos espacios arriba, dos abajo y ninguno a los lados. Todas las demás cartas muestran dos seres vivos, y juegas uno de los dos.
lesson-head-moor = Coloca un páramo
lesson-text-moor = Elige un páramo de tu mano. Lo pagas con otras cartas: se proponen algunas, pero puedes elegir otras. Después colócalo.
lesson-head-clearing-moor = El claro
lesson-text-clearing-moor = Tu pago está ahora aquí, a la vista de todos. Por un árbol se revelaría una carta más del mazo; por un páramo, no. Con diez cartas el claro se vacía.
lesson-head-dweller-moor = Alguien se instala
lesson-text-dweller-moor = Elige una carta dividida. Los espacios donde pueden ir sus mitades se iluminan y muestran cómo cambiarían tus puntos. Algunas especies solo viven en páramos. Elige un espacio, paga y colócala.
lesson-head-bonus-moor = Una bonificación, un páramo genérico
lesson-text-bonus-moor = La etiqueta del color del símbolo de árbol es una bonificación: la ganas si todas las cartas con las que pagas muestran ese símbolo. La de la aguja coloca cualquier carta boca abajo como páramo genérico, gratis y con cuatro espacios. Pruébalo.
