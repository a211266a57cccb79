## El bloc de puntos por cantidad: cuántas cartas de cada especie y lo que depende de dónde están.

count = Puntos por cantidad
count-mode = Por cantidad
count-laid-mode = Carta por carta
count-lead = Indica cuántas tienes de cada carta. Solo se pregunta dónde está una carta si eso importa.
count-empty = Toca abajo cada carta tantas veces como la tengas. Cuenta todos los árboles, arbustos y páramos, también los que no puntúan.
count-cards = Cartas
count-places = Dónde están
count-more = Una más: { $card }
count-less = Una menos: { $card }
count-number = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
count-said = { $card }: { $n }, { $points } en total
count-in-sets = puntúa en series
count-why-each = { $n } × { $reason }
count-why-sum = { $n } en total
count-why-met = { $n ->
    [1] { $met ->
        [0] no se cumple
       *[other] se cumple
    }
   *[other] { $met } de { $n }
}
count-open = { $n ->
    [one] Queda una pregunta
   *[other] Quedan { $n } preguntas
}
count-yes = Sí
count-no = No
count-range = de { $min } a { $max }
count-so-many = Son { $n }

## Las preguntas; la carta de la que tratan se muestra al lado.

count-ask-cards-at = { $n ->
    [one] ¿Cuántas cartas hay en este árbol, contando todos los lados?
   *[other] ¿Cuántas cartas hay en estos { $n } árboles, en total?
}
count-ask-own-leaf = { $n ->
    [one] ¿Cuántas cartas muestran el mismo símbolo que esta, incluida ella misma?
   *[other] Para cada una de estas { $n }: ¿cuántas cartas muestran su símbolo, incluida ella misma? Súmalas.
}
count-ask-on = { $n ->
    [one] ¿Está esta carta { $on }?
   *[other] ¿Cuántas de estas { $n } están { $on }?
}
count-ask-full = { $n ->
    [one] ¿Tiene este árbol cartas en sus cuatro espacios?
   *[other] ¿Cuántos de estos { $n } tienen cartas en sus cuatro espacios?
}
count-ask-at-full = { $n ->
    [one] ¿Está esta carta en un árbol o arbusto con los cuatro espacios ocupados?
   *[other] ¿Cuántas de estas { $n } están en un árbol o arbusto con los cuatro espacios ocupados?
}
count-ask-paired = ¿Cuántas de estas { $n } comparten espacio con otra?
count-ask-beside-bat = { $n ->
    [one] ¿Está esta carta en un árbol con un murciélago?
   *[other] ¿Cuántas de estas { $n } están en un árbol con un murciélago?
}
count-ask-alone = { $n ->
    [one] ¿Es la única carta en su árbol o arbusto?
   *[other] ¿Cuántas de estas { $n } son la única carta en su árbol o arbusto?
}
count-ask-full-trees = { $n ->
    [one] ¿Tiene el árbol los cuatro espacios ocupados?
   *[other] ¿Cuántos de los { $n } árboles tienen los cuatro espacios ocupados?
}
count-ask-below-trees = { $n ->
    [one] ¿Está la carta de abajo en un árbol, no en un arbusto?
   *[other] ¿Cuántas de las { $n } cartas de abajo están en árboles, no en arbustos?
}
count-ask-bees = { $n ->
    [one] ¿Está esta carta en un árbol, no en un arbusto?
   *[other] ¿Cuántas de estas { $n } están en árboles, no en arbustos?
}
count-ask-bees-at = { $n ->
    [one] ¿Está esta carta en este árbol: { $host }?
   *[other] ¿Cuántas de estas { $n } están en este árbol: { $host }?
}
count-ask-leaves = { $n ->
    [one] ¿Cuántas cartas muestran este símbolo: { $leaves }?
   *[other] ¿Cuántas cartas muestran uno de estos símbolos: { $leaves }?
}
count-ask-doubled = { $n ->
    [one] ¿Está esta carta en este páramo: { $host }?
   *[other] ¿Cuántas de estas { $n } están en este páramo: { $host }?
}
