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
help-text-sign-per = Lo que va antes del ×, una vez por cada cosa que va después.
help-name-sign-different = Diferentes
help-text-sign-different = Solo cuentan las especies diferentes; una segunda carta de la misma especie no añade nada.
help-name-sign-else = Si no
help-text-sign-else = El número pequeño entre paréntesis vale si no se cumple la condición.
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
help-text-steps = Antes de los dos puntos, lo que cuenta. Después: los puntos por uno, dos, tres y así hasta el máximo. La carta grande muestra cada paso.
help-name-if = Condición
help-text-if = Los puntos que siguen solo cuentan si se cumple.
help-name-host = Su terreno
help-text-host = Se refiere al árbol, arbusto o páramo donde vive la carta.
help-name-free = Gratis
help-text-free = Coloca una carta así de tu mano sin pagar. Entonces no tiene efecto ni bonificación.
help-name-effect = Efecto
help-text-effect = Ocurre una vez, al jugar la carta. Puedes renunciar a él.
help-name-permanent = Efecto permanente
help-text-permanent = Actúa mientras la carta siga en tu bosque: lo dice el signo ∞.
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
lesson-leave = Dejar la lección
lesson-start = Empezar
lesson-again = Empezar de nuevo
lesson-go-on = Seguir
lesson-take-back = Deshacer la jugada
lesson-first-game = Jugar una partida de verdad
lesson-click = Haz clic en
lesson-tap = Toca
lesson-lead-forest = Haz crecer el bosque con más puntos antes de que llegue el tercer invierno. En cinco minutos habrás hecho una vez todo lo que se puede hacer.
lesson-lead-dartmoor = Haz crecer el páramo con más puntos antes de que llegue el tercer invierno. En cinco minutos habrás hecho una vez todo lo que se puede hacer.
lesson-astray = Las reglas también permiten esto. Deshaz la jugada para seguir con la lección.
lesson-head-draw = Robar dos cartas
lesson-text-draw = En tu turno robas dos cartas o juegas una. { $press } { $draw }.
lesson-head-tree = Pagar un árbol
lesson-text-tree = { $press } { $card }, paga su coste con { $pay } y luego { $lay }: el pago va al claro, con la primera carta del mazo.
lesson-head-moor = Pagar un páramo
lesson-text-moor = { $press } { $card }, paga su coste con { $pay } y luego { $lay }: el pago va al claro.
lesson-head-effect = Un efecto
lesson-text-effect = { $press } { $card } y luego { $lay }: no cuesta nada y su efecto te hace robar una carta.
lesson-head-bonus = Una bonificación
lesson-text-bonus = { $press } { $card } y luego el espacio { $place }. Paga con { $pay } y luego { $lay }: las dos muestran el mismo símbolo de árbol, así que ganas la bonificación.
lesson-head-bonus-moor = Una bonificación
lesson-text-bonus-moor = { $press } { $card } y luego el espacio { $place }. Paga con { $pay } y luego { $lay }: el símbolo de árbol es el mismo, así que ganas la bonificación.
lesson-head-down = Un páramo genérico
lesson-text-down = Tu bonificación pone una carta cualquiera boca abajo, como páramo con cuatro espacios. { $press } { $card }.
lesson-head-lets = Una carta que trae otras
lesson-text-lets = { $press } { $card }, luego el espacio { $place } y luego { $lay }: su efecto te deja poner murciélagos gratis.
lesson-head-free = Poner gratis
lesson-text-free = { $press } { $card }, luego el espacio { $place } y luego { $lay }: no pagas nada, pero tampoco hay efecto ni bonificación.
lesson-head-clearing = El claro se vacía
lesson-text-clearing = { $press } { $card }, paga con { $pay } y luego { $lay }: con diez cartas o más, el claro se vacía.
lesson-head-winter = El invierno
lesson-text-winter = { $press } { $draw }: llega un invierno. El tercero termina la partida al instante.
lesson-head-end = Ya lo sabes todo
lesson-text-end = Cuenta lo que hay en tu bosque y en tu cueva. En tu primera partida de verdad, el entrenador te muestra una jugada en cada uno de tus tres primeros turnos.
