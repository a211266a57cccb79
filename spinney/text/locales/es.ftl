### The wording of Spinney in Spanish; en.ftl explains the forms.
###
### Everyday table-top Spanish, "tú". Effects are imperatives ("roba una carta"), actions are
### infinitives ("Robar del mazo"), and prompts avoid an opening "¿", as their first letter may
### become a capital. A host is a "terreno", a slot an "espacio", a sapling a "retoño", a moor a
### "páramo". Species keep their capital; nouns after "cada" need no gender.

## Numbers and lists

# $one and $many are the singular and the plural of what is counted.
counted = { $n ->
    [one] { $n } { $one }
   *[other] { $n } { $many }
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
any-number = cualquier número de { $many }
up-to = hasta { $cards }
list-comma = { $first }, { $second }
list-and = { $initial ->
    [i] { $first } e { $second }
   *[other] { $first } y { $second }
}
list-or = { $initial ->
    [o] { $first } u { $second }
   *[other] { $first } o { $second }
}
list-semicolon = { $first }; { $second }
labelled = { $label }: { $text }

## Nouns
##
## The message itself is the singular that follows "por cada", and
##   .some  one of them, the object of a verb: "juega un ave", "tienes un murciélago"
##   .many  the plural: "cualquier número de aves", "2 aves"
##   .more  the object in "nadie tiene más aves"
##   .on    where a card lies: "en un páramo"

card = carta
    .some = una carta
    .many = cartas

## Types of cards

# The forms of a name in a set of one's own that gives only the name.
form-some = { $one }
form-many = { $one }
form-more = más { $one }
form-on = en { $one }

tag-tree = árbol
    .some = un árbol
    .many = árboles
    .more = más árboles
    .on = en un árbol
tag-shrub = arbusto
    .some = un arbusto
    .many = arbustos
    .more = más arbustos
    .on = en un arbusto
tag-moor = páramo
    .some = un páramo
    .many = páramos
    .more = más páramos
    .on = en un páramo
tag-bird = ave
    .some = un ave
    .many = aves
    .more = más aves
tag-butterfly = mariposa
    .some = una mariposa
    .many = mariposas
    .more = más mariposas
tag-dragonfly = odonato
    .some = un odonato
    .many = odonatos
    .more = más odonatos
tag-insect = insecto
    .some = un insecto
    .many = insectos
    .more = más insectos
tag-plant = planta
    .some = una planta
    .many = plantas
    .more = más plantas
tag-mushroom = hongo
    .some = un hongo
    .many = hongos
    .more = más hongos
tag-amphibian = anfibio
    .some = un anfibio
    .many = anfibios
    .more = más anfibios
tag-deer = cérvido
    .some = un cérvido
    .many = cérvidos
    .more = más cérvidos
tag-cloven_hoofed = animal con pezuñas
    .some = un animal con pezuñas
    .many = animales con pezuñas
    .more = más animales con pezuñas
tag-pawed = animal con almohadillas
    .some = un animal con almohadillas
    .many = animales con almohadillas
    .more = más animales con almohadillas
tag-mouse = roedor o insectívoro
    .some = un roedor o insectívoro
    .many = roedores o insectívoros
    .more = más roedores o insectívoros
tag-bat = murciélago
    .some = un murciélago
    .many = murciélagos
    .more = más murciélagos

## Different species of a type

kinds-tree = especie de árbol
    .many = especies de árboles
kinds-shrub = especie de arbusto
    .many = especies de arbustos
kinds-moor = especie de páramo
    .many = especies de páramos
kinds-bird = especie de ave
    .many = especies de aves
kinds-butterfly = especie de mariposa
    .many = especies de mariposas
kinds-dragonfly = especie de odonato
    .many = especies de odonatos
kinds-insect = especie de insecto
    .many = especies de insectos
kinds-plant = especie de planta
    .many = especies de plantas
kinds-mushroom = especie de hongo
    .many = especies de hongos
kinds-amphibian = especie de anfibio
    .many = especies de anfibios
kinds-deer = especie de cérvido
    .many = especies de cérvidos
kinds-cloven_hoofed = especie de animal con pezuñas
    .many = especies de animales con pezuñas
kinds-pawed = especie de animal con almohadillas
    .many = especies de animales con almohadillas
kinds-mouse = especie de roedor o insectívoro
    .many = especies de roedores o insectívoros
kinds-bat = especie de murciélago
    .many = especies de murciélagos

## Other things that are counted

# $symbol: the name of a tree symbol.
count-symbol = carta con el símbolo de { $symbol }
    .many = cartas con el símbolo de { $symbol }
count-own-symbol = carta con el mismo símbolo
    .many = cartas con el mismo símbolo
count-full-trees = árbol completamente ocupado
    .many = árboles completamente ocupados
count-below-trees = carta debajo de un árbol
    .many = cartas debajo de árboles
count-below = carta en un espacio inferior
    .many = cartas en espacios inferiores
count-in-cave = carta en la cueva
    .many = cartas en la cueva
count-filled-slots = espacio ocupado
    .many = espacios ocupados
count-in-slot = carta en este espacio
    .many = cartas en este espacio
# $one, $some, $many: forms of what is counted. $host: this-tree or this-host.
count-at-host = { $one } en { $host }
    .some = { $some } en { $host }
    .many = { $many } en { $host }
# Two things counted together; $first and $second are singulars, $firsts and $seconds plurals.
count-sum = { $first } o { $second }
    .many = { $firsts } y { $seconds }
this-tree = este árbol
this-host = este terreno

## Effects

effect-draw = roba { $cards }
effect-draw-per = roba una carta por cada { $one }
effect-extra-turn = juega otro turno
effect-extra-turn-needs = juega otro turno si tienes { $some }
# $what: a noun ("a bird"), several ("a tree or a shrub") or any-number.
effect-free-play = { $clearing ->
    [yes] juega gratis { $what } del claro
   *[no] juega gratis { $what }
}
# $text: effect-free-play.
effect-with-effect = { $text }, con su efecto
effect-play-paid = juega cualquier número de cartas pagando su coste
effect-lay-saplings = coloca cualquier número de cartas boca abajo como retoños
effect-lay-moor = coloca una carta boca abajo como páramo genérico
effect-take = toma { $cards } del claro
# $one and $many: one or several types, singular or plural.
effect-take-all = toma del claro todas las cartas de { $one }
effect-cave = pon { $cards } del claro en tu cueva
effect-cave-clearing = pon todas las cartas del claro en tu cueva
effect-cave-all = pon en tu cueva todas las cartas de { $one } del claro
effect-cave-deck = pon { $cards } del mazo en tu cueva
effect-cave-deck-per = pon una carta del mazo en tu cueva por cada { $one }
effect-cave-hand = pon cualquier número de cartas de tu mano boca abajo en tu cueva y roba otras tantas
effect-empty-clearing = retira del juego todas las cartas del claro
effect-discard = deja { $cards } de tu mano en el claro
# Both or neither.
effect-together = { $first } y después { $second }
# Each is optional by itself.
effect-in-any-order = { $first } y/o { $second }

## What a card does as long as it lies there

permanent-draw = cada vez que juegues { $what }, roba una carta
permanent-later = { $text } (a partir de tu próximo turno)
at-trees-top = una carta encima de un árbol
at-trees-bottom = una carta debajo de un árbol
permanent-stacks = cualquier número puede compartir espacio
permanent-stacks-to = hasta { $n } pueden compartir espacio
permanent-opens-top = permite cualquier número de { $many } en un mismo espacio superior de su terreno
permanent-opens-side = permite añadir { $many } a cualquier espacio lateral de su terreno
permanent-counts-as-tree = su árbol cuenta como uno más siempre que importe el número de árboles
permanent-doubles = duplica los puntos de sus { $many } inferiores
permanent-counts-as = cuenta como { $some }

placement-moor = Solo en un páramo
placement-bird = Solo encima de un árbol o arbusto, junto a otra ave

## Points

points-per = { $points } por cada { $one }
points-per-both = { $points } por cada { $first } y por cada { $second }
points-if = { $points } si { $condition }
# $otherwise: a bare number.
points-if-else = { $points } si { $condition }; si no, { $otherwise }
points-table = { points-table.title }: { $steps }
    .title = según el número de { $many }
points-total = { points-total.title }: { $steps }
    .title = por el conjunto de tus { $many }
points-sets = { points-sets.title }: { $steps }
    .title = series de { $many }
# A step of a table: so many are worth so much.
step = { $n } = { $points }
step-last = { $n } o más = { $points }

if-have = tienes { $some }
if-there-is = hay { $some }
if-at-least = tienes al menos { $things }
if-on = está { $on }
# $n is the number of slots a host has.
if-filled = los { $n } espacios de { $host } están ocupados
if-in-slot = { $n } comparten espacio
if-most = nadie tiene { $more }
if-alone = no vive nada más en su terreno

## Caves

cave-number = Cueva { $n }
cave-points = { $points } al final de la partida

## Reasons for points

reason-each = { $things } × { $points }
reason-flat = { $n ->
    [0] sin puntos
   *[other] siempre { $n }
}
reason-needed = { $minimum ->
    [one] { $things } (se necesita { $minimum })
   *[other] { $things } (se necesitan { $minimum })
}
reason-on = { $met ->
    [yes] { $on }
   *[no] no está { $on }
}
reason-most = { $met ->
    [yes] { $things }, nadie tiene más
   *[no] { $things }, alguien tiene más
}
reason-alone = { $n ->
    [1] la única carta en su terreno
   *[other] una de { $n } cartas en su terreno
}
reason-sets = { $n ->
    [one] una serie de { $sizes }
   *[other] series de { $sizes }
}
reason-doubled = { $text }, el doble por { $host }

## Actions

action-draw = Robar del mazo
action-take = Tomar { $card } del claro
action-play = Jugar { $card } (coste { $cost })
action-play-free = Jugar { $card } gratis
action-face_down = Colocar { $card } boca abajo como retoño
action-cave = { cave-number }: { $text }
action-use = Aceptar
action-skip = Renunciar
action-use-permanent = Robar una carta
action-skip-permanent = Renunciar
action-use-mulligan = Tomar seis cartas nuevas
action-skip-mulligan = Conservar la mano
action-done = Listo
action-stuck = Mostrar la mano, descartar 2 cartas y robar 2
action-pick-pay = Pagar con { $card }
action-pick-take = { action-take }
action-pick-cave = Poner { $card } en la cueva
action-pick-stash = Poner { $card } boca abajo en la cueva
action-pick-moor = Colocar { $card } boca abajo como páramo genérico
action-pick-saplings = { action-face_down }
action-pick-discard = Dejar { $card } en el claro
action-pick-resolve = Resolver { $card }
action-pick-draft_keep = Conservar { $card }
action-pick-draft_right = Pasar { $card } a la derecha
action-pick-draft_left = Pasar { $card } a la izquierda
action-pick-draft_clearing = { action-pick-discard }

# Where two choices would read the same, they say more.
card-with-symbols = { $card } (símbolo de { $symbols })
half-of-card = { $half }, mitad de { $card }
card-in-row = { $card }, n.º { $n } de la fila
# A card just laid; $where: slot-at.
card-at = { $card } en { $where }

## Questions

prompt-turn = es tu turno: ¿qué haces?
prompt-second_draw = elige tu segunda carta
prompt-slot = elige dónde colocar { $card }
prompt-pay = { $bonus ->
    [open] { $n ->
        [one] paga { $card }: falta { $n } carta (bonificación aún posible)
       *[other] paga { $card }: faltan { $n } cartas (bonificación aún posible)
    }
    [lost] { $n ->
        [one] paga { $card }: falta { $n } carta (sin su bonificación)
       *[other] paga { $card }: faltan { $n } cartas (sin su bonificación)
    }
   *[none] { $n ->
        [one] paga { $card }: falta { $n } carta
       *[other] paga { $card }: faltan { $n } cartas
    }
}
# $effect: an effect of the card that asks.
prompt-effect = { $effect }. ¿Aceptas?
prompt-permanent = puedes robar una carta
prompt-mole = elige qué carta juegas pagando su coste
prompt-resolve = elige qué carta se resuelve ahora
prompt-take = elige qué carta tomas del claro
prompt-cave = elige qué carta del claro pones en tu cueva
prompt-stash = elige qué carta pones boca abajo en tu cueva
prompt-moor = elige qué carta colocas boca abajo como páramo genérico
prompt-saplings = elige qué carta colocas boca abajo como retoño
prompt-discard = elige qué carta dejas en el claro
prompt-mulligan = no tienes árboles en la mano: ¿quieres seis cartas nuevas?
prompt-cave_choice = elige tu cueva
prompt-draft_keep = elige qué carta conservas
prompt-draft_right = elige qué carta pasas a la derecha
prompt-draft_left = elige qué carta pasas a la izquierda
prompt-draft_clearing = elige qué carta va al claro
prompt-asked-by = { $source }: { $question }
bonus-of = { $card }, bonificación
# So many cards, or any number, are still to be chosen.
prompt-left = { $n ->
    [one] { $question } (queda { $n })
   *[other] { $question } (quedan { $n })
}
prompt-any = { $question } (cualquier número)

## Events
##
## $you is yes if the reader is the player called $name; $card is what the reader sees of the card.

event-turn = { $extra ->
    [yes] { $you ->
        [yes] Tu turno extra
       *[no] Turno extra de { $name }
    }
   *[no] { $you ->
        [yes] Tu turno
       *[no] Turno de { $name }
    }
}
event-drawn = { $you ->
    [yes] Robas { $card }
   *[no] { $name } roba { $card }
}
event-taken = { $you ->
    [yes] Tomas { $card } del claro
   *[no] { $name } toma { $card } del claro
}
event-paid = { $you ->
    [yes] Pagas con { $card }
   *[no] { $name } paga con { $card }
}
event-laid = { $alone ->
    [yes] { $you ->
        [yes] Colocas { $card }
       *[no] { $name } coloca { $card }
    }
   *[no] { $you ->
        [yes] Colocas { $card } en { $host }
       *[no] { $name } coloca { $card } en { $host }
    }
}
# $kind is sapling or universal_moor.
event-laid_face_down = { $kind ->
    [sapling] { $you ->
        [yes] Colocas { $card } boca abajo como retoño
       *[no] { $name } coloca { $card } boca abajo como retoño
    }
   *[universal_moor] { $you ->
        [yes] Colocas { $card } boca abajo como páramo genérico
       *[no] { $name } coloca { $card } boca abajo como páramo genérico
    }
}
event-revealed = { $card } pasa del mazo al claro
event-caved = { $from ->
    [deck] { $you ->
        [yes] Pones { $card } del mazo en tu cueva
       *[no] { $name } pone { $card } del mazo en su cueva
    }
    [clearing] { $you ->
        [yes] Pones { $card } del claro en tu cueva
       *[no] { $name } pone { $card } del claro en su cueva
    }
   *[hand] { $you ->
        [yes] Pones { $card } boca abajo en tu cueva
       *[no] { $name } pone { $card } boca abajo en su cueva
    }
}
event-winter = { $n ->
    [1] El primer invierno
    [2] El segundo invierno
   *[3] El tercer invierno
}
event-cleared = El claro se vacía: { $cards }
event-extra_turn = { $you ->
    [yes] Ganas un turno extra
   *[no] { $name } gana un turno extra
}
event-used = { $bonus ->
    [yes] { $you ->
        [yes] Usas la bonificación de { $source }
       *[no] { $name } usa la bonificación de { $source }
    }
   *[no] { $you ->
        [yes] Usas el efecto de { $source }
       *[no] { $name } usa el efecto de { $source }
    }
}
event-declined = { $bonus ->
    [yes] { $you ->
        [yes] Renuncias a la bonificación de { $source }
       *[no] { $name } renuncia a la bonificación de { $source }
    }
   *[no] { $you ->
        [yes] Renuncias al efecto de { $source }
       *[no] { $name } renuncia al efecto de { $source }
    }
}
event-discarded = { $you ->
    [yes] Dejas { $card } en el claro
   *[no] { $name } deja { $card } en el claro
}
event-shown = { $you ->
    [yes] Muestras { $card }
   *[no] { $name } muestra { $card }
}
event-mulligan = { $you ->
    [yes] Tomas seis cartas nuevas
   *[no] { $name } toma seis cartas nuevas
}
event-cave_chosen = { $you ->
    [yes] Tomas la cueva { $n }
   *[no] { $name } toma la cueva { $n }
}
event-automa = El automa: { $parts }
event-burned = { $card } sale del juego desde el mazo
event-removed = { $card } sale del juego desde el claro
event-dealt = { $you ->
    [yes] Recibes { $card }
   *[no] { $name } recibe { $card }
}
# $name receives the card; the role of the reader: keeper (of the own card), giver, receiver, other.
event-drafted = { $role ->
    [keeper] { $you ->
        [yes] Conservas { $card }
       *[no] { $name } conserva { $card }
    }
    [giver] Pasas { $card } a { $name }
    [receiver] { $giver } te pasa { $card }
   *[other] { $giver } pasa { $card } a { $name }
}
event-dropped = { $you ->
    [yes] Retiras { $card } del juego
   *[no] { $name } retira { $card } del juego
}
event-over = La partida ha terminado

automa-add = { $cards } del mazo al claro
automa-burn = { $cards } del mazo fuera del juego
automa-remove_left = { $cards } del extremo izquierdo del claro fuera del juego
automa-remove_right = { $cards } del extremo derecho del claro fuera del juego

## The solo mode

goal-worth = { $some } que valga { $points }
goal-different-hosts = { $n } árboles, arbustos y páramos diferentes
goal-birds-everywhere = al menos { $n } aves en cada árbol, arbusto y páramo
medal-bronze = bronce
medal-silver = plata
medal-gold = oro

## Sets, slots, symbols

slot-top = arriba
slot-bottom = abajo
slot-left = izquierda
slot-right = derecha
slot-top1 = arriba 1
slot-top2 = arriba 2
slot-bottom1 = abajo 1
slot-bottom2 = abajo 2

# $n numbers the hosts of a forest.
host-numbered = { $host } (terreno { $n })
# $host: host-numbered.
slot-at = { $host }, { $slot }

## Names

card-split = { $first } / { $second }
name-sapling = Retoño
name-universal_moor = Páramo genérico
name-butterfly_sets = Series de mariposas
name-dragonfly_sets = Series de odonatos
name-cave = Cueva
name-cave_card = Carta de cueva
name-winter = Invierno

## Species of the forest game; those that rules count have the forms of a noun

## Species of Dartmoor

## The terminal: names of players and games

you = Tú
bot-name = Bot { $number }
player-name = Jugador { $number }
game-forest = Forest Shuffle
game-dartmoor = Forest Shuffle: Dartmoor

## The terminal: score sheets

score-card = Carta
score-where = Lugar
score-points = Puntos
score-why = Motivo
score-total = Total

## Printed score sheets

sheet-title = { $game }, hoja de puntuación
sheet-ranking = Clasificación
sheet-place = Puesto
sheet-categories = Puntos por categoría
sheet-category = Categoría
sheet-species = Puntos por especie
sheet-number = Número
sheet-forest = Bosque
sheet-host = Terreno
sheet-made = Hecho con Spinney, un proyecto de aficionados no oficial.

## The terminal: the card gallery

cards-name = Nombre
cards-set = Expansión
cards-place = Espacio
cards-cost = Coste
cards-copies = Copias
cards-tags = Categorías
cards-text = Texto
cards-side = lateral
cards-count = { $count ->
    [one] { $count } especie
   *[other] { $count } especies
}
cards-cave = Cueva { $number }: { $text }
cards-unattested = { $mark } sin confirmar: nuestra mejor suposición o un dato tomado de apps de puntuación. No se sabe del todo qué mitades comparten carta en Dartmoor ni qué símbolo muestra cada una; --json indica lo que está confirmado.
cards-unprinted = { $mark } nombre no impreso en español; es una traducción nuestra.
part-placement = { $text }
part-effect = { $text }
part-permanent = { $text }
part-bonus = Bonificación: { $text }
part-points = Puntos: { $text }

## The terminal: the table

board-standing = Turno { $turn }. { $deck ->
    [one] { $deck } carta en el mazo
   *[other] { $deck } cartas en el mazo
}, inviernos vistos: { $winters } de { $last }.
board-danger = Cuidado: la próxima carta del mazo puede acabar la partida.
# $points is board-points or empty.
board-player = { $name }{ $points }{ $own ->
    [yes] {""}
   *[no] , { $hand } en la mano
}, { $cave } en la cueva{ $cave_card ->
    [0] {""}
   *[other] {" "}(cueva { $cave_card })
}
board-points = : { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-no-hosts = {"  "}nada todavía
board-host = { $number }. { $name }
board-host-slots = {"  "}{ $host }: { $slots }
board-empty-hosts = {"  "}Vacíos: { $hosts }
board-slot = { $slot } { $cards }
board-worth = { $name } ({ $points })
board-clearing = Claro, { $count } de { $limit }:
board-hand = Tu mano, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}:
board-half = { $name } [{ $symbol }, coste { $cost }]

## The terminal: playing

play-welcome =
    Escribe el número de tu elección. Además: h pista, u deshacer, t mesa, p puntos, c y parte de un nombre: el texto de una carta, q salir.
    La partida se guarda después de cada acción: { $path }
play-which-game = ¿Qué juego? (Intro para 1){" "}
play-ask = >{" "}
play-picks-any = Escribe los números de todas las que quieras, por ejemplo 1 3, o 0 para ninguna.
# $free is "yes" if none may be picked as well.
play-picks-exact = Escribe { $n ->
    [one] un número
   *[other] { $n } números, en cualquier orden
}{ $free ->
    [yes] , o 0 para ninguna
   *[no] {""}
}.
play-help = Escribe un número de la lista. h da una pista, u deshace tu última elección, t muestra la mesa, p los puntos hasta ahora, c y parte de un nombre (c lobo) el texto de una carta, q sale de la partida, que queda guardada.
play-no-card = Ninguna carta contiene «{ $name }» en su nombre.
play-no-undo = Nada que deshacer: desde entonces se ha revelado una carta oculta o ha jugado otra persona.
play-undone = Deshecho: { $action }.
play-left = Guardada. Continúa con: { $program } resume { $path }
play-saved = Repasa la partida con: { $program } review { $path }
play-end = { $count ->
    [one] Victoria: { $winners }
   *[other] Victoria compartida: { $winners }
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}).
play-solo-end = { $challenge }: { $reached } de { $needed }. { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; { $aim } desde { $points_needed }. { $won ->
    [yes] Medalla ganada: { $medal }.
   *[no] Esta vez sin medalla.
}

## The terminal: entering the forests of a real table

entry-sets = ¿Qué expansiones además del juego base? Números, por ejemplo 1 2, o Intro para ninguna:{" "}
entry-names = ¿Quién ha jugado? Nombres separados por comas:{" "}
entry-same-name = Dos jugadores tienen el mismo nombre.
entry-welcome =
    Escribe parte del nombre de una carta: primero un árbol, un arbusto o un páramo, después las cartas que hay en él. ? muestra qué más puedes escribir.
    Todo se guarda al momento: { $path }
# $host: board-host or entry-new-host.
entry-ask = { $name }, { $host }>{" "}
entry-new-host = nuevo terreno
entry-which = ¿Cuál? Un número, parte del nombre, o Intro para ninguna:{" "}
entry-host-first = Primero va un árbol, un arbusto o un páramo; después, { $card }.
entry-symbol = ¿Qué símbolo muestra { $card }? De él dependen puntos.
# $what was done; $change: points with their sign, $points: the whole.
entry-now = { $what }: { $change }. { $name } tiene { $points }.
entry-change = { $name } { $change }
entry-changes = {"  "}{ $changes }
entry-removed = { $card } fuera
# $why: an error.
entry-cannot = No es posible: { $why }.
entry-number = Después va un número, por ejemplo { $command } 3.
entry-what = Di qué hay que quitar: el número de un terreno o parte del nombre de una carta.
entry-no-host = { $name } no tiene ningún terreno { $n }.
entry-no-player = Aquí nadie se llama «{ $name }».
entry-no-undo = No hay nada que deshacer.
entry-undone = Deshecho. { $name } tiene { $points }.
entry-saved = Guardado: { $path }
entry-left = Continúa con: { $program } score --interactive { $path }
entry-place = { $place }. { $name }: { $points }
entry-help =
    Parte de un nombre coloca la carta: un árbol, un arbusto o un páramo empieza un nuevo terreno, todo lo demás va al terreno abierto. Después puede ir el espacio (liebre izquierda) y, tras @, el símbolo (liebre@roble); solo se pregunta donde dependen puntos de él. Un número vuelve a abrir ese terreno; d o Intro lo cierra.
    n siguiente jugador, después del último el resultado (n ana: a Ana); c 5 cartas en la cueva; k 3 carta de cueva (Dartmoor); s muestra el bosque con sus puntos; r 2 quita el terreno 2, r liebre esa carta; u deshace la última entrada; w dice dónde está guardado; q termina. ? muestra esto.

## The terminal: at a server's table
##
## $you is yes if it is about the reader, who is otherwise called $name.

join-tables = Mesas públicas en { $address }:
join-no-tables = No hay mesas públicas en { $address }.
join-table = {"  "}{ $code }  { $game }, { $taken } de { $seats } plazas ocupadas, { $phase ->
    [lobby] sin empezar
   *[playing] en juego
}: { $names }
join-how =
    Para sentarte: { $program } join { $address }/t/CÓDIGO (con --watch para mirar)
    Para crear una mesa: { $program } join { $address } --new (con --bot planner para jugar contra bots)
# $full is yes if no seat is open.
join-share = Esta es la mesa { $code }. Los demás { $full ->
    [yes] pueden mirar con: spinney join --watch { $link }
   *[no] pueden sentarse con: spinney join { $link }
}
# $why: the server's reason why there is no seat.
join-only-watch = { $why }; con --watch puedes mirar
join-only-looking = solo estás mirando
join-no-code = «{ $code }» no es el código de ninguna mesa; un código tiene de 4 a 12 letras y cifras
join-lobby = Mesa { $code }, { $game }: la partida aún no ha empezado.
join-seat = {"  "}{ $number }. { $who ->
    [you] { $name } (tú)
    [here] { $name }
    [away] { $name } (sin conexión)
    [bot] { $name } (bot)
   *[open] libre
}
join-host-starts = Escribe start cuando estén todos, o start { $bot } para que ese bot juegue en las plazas libres.
join-wait = Esperando a que { $name } empiece la partida.
join-full = Todas las plazas están ocupadas. Escribe start para empezar.
join-welcome = Escribe el número de tu elección. Además: h pista, u deshacer, t mesa, p puntos, b un bot juega por ti, s y un texto: chat, q salir, ? ayuda.
join-welcome-onlooker = Estás mirando: t muestra la mesa, p los puntos, q sale.
join-help = Escribe un número de la lista. h da una pista, u deshace tu última elección (se pregunta a los demás si desde entonces se han revelado cartas ocultas), { command-yes } o { command-no } responde a esa pregunta, t muestra la mesa, p los puntos, b deja tu plaza a un bot (b random: a ese bot) o la recupera, s y un texto dice algo a todos, q sale; tu plaza sigue siendo tuya. Antes de la partida, quien organiza la mesa escribe start, o start planner para llenar las plazas libres con bots. Después, r juega otra vez y r { command-same } con el mismo reparto.
join-waiting = { $name } está eligiendo.
join-not-asked = Ahora no te toca elegir. ? muestra lo que puedes escribir.
join-wrong-number = Escribe un número del 1 al { $n }, o ? para ver la ayuda.
join-not-sent = Un texto tiene de 1 a { $most } caracteres imprimibles.
join-bot-limit = en una mesa, un bot puede usar como máximo ms={ $ms } o sims={ $sims }
join-clock = Tienes { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
join-lost = Se ha perdido la conexión; reintentando...
join-back-again = La conexión ha vuelto.
join-joined = { $name } se sienta a la mesa.
join-renamed = Ahora alguien se llama { $name }.
join-gone = { $name } se va.
# $help: join-welcome.
join-started = Empieza la partida. { $help }
join-bot = { $bot } juega { $you ->
    [yes] en tu plaza; b la recupera
   *[no] en la plaza { $number }
}.
# $open is yes if the seat waits for somebody.
join-back = { $you ->
    [yes] Vuelves a jugar en tu plaza
   *[no] { $open ->
        [yes] La plaza { $number } vuelve a estar libre
       *[no] { $name } vuelve a jugar en la plaza { $number }
    }
}.
join-no-undo = No tienes nada que deshacer.
join-undone = { $you ->
    [yes] Tu última elección queda deshecha.
   *[no] { $name } ha deshecho su última elección.
}
# $asked is yes if the reader must agree; $others: all who must.
join-undo-asked = { $you ->
    [yes] Desde entonces se han revelado cartas ocultas u otra persona ha jugado: falta el acuerdo de { $others }.
   *[no] { $asked ->
        [yes] { $name } pide deshacer una elección, aunque desde entonces se han revelado cartas ocultas. ¿Estás de acuerdo? { command-yes } o { command-no }
       *[no] { $name } pide deshacer una elección; falta el acuerdo de { $others }.
    }
}
join-undo-refused = { $you ->
    [yes] No estás de acuerdo: no se deshace nada.
   *[no] { $name } no está de acuerdo: no se deshace nada.
}
join-timed-out = { $name }: se acabó el tiempo; sigue jugando un bot.
join-said = { $name }: { $text }
join-rematch = { $you ->
    [yes] Quieres jugar otra vez.
   *[no] { $name } quiere jugar otra vez: r para apuntarte.
}
# $rematch is yes if somebody has asked for the next game already.
join-over = { $rematch ->
    [yes] La próxima partida espera: r para apuntarte, q para salir.
   *[no] r para jugar otra vez, r { command-same } con el mismo reparto, p para ver los puntos, q para salir.
}
join-left = Tu plaza sigue siendo tuya. Vuelve con: { $command }
# A rival's forest in one line; $hosts are names or join-host.
join-forest = {"  "}{ $hosts }
join-host = { $name } ({ $cards })

## The coach

coach-scores = dará cerca de { $points } al final
# $card is what gains the points.
coach-adds = { $points } más gracias a { $card }
coach-effect = su efecto: { $text }
coach-bonus = consigue la bonificación: { $text }
coach-slots = espacio para otras cartas
# $symbol: the symbol on the cards that stay in the hand, $card the one whose bonus they pay for.
coach-keeps = { $of ->
    [one] conserva la carta de { $symbol } para la bonificación de { $card }
   *[other] conserva { $n } de { $of } cartas de { $symbol } para la bonificación de { $card }
}
coach-wanted = { $card } vale cerca de { $points } más de lo que cuesta
coach-denies = también le serviría a quien juega después
coach-cards = más cartas con las que pagar
coach-spare = por lo demás te sirve de poco
# One card in $n would be the last winter.
coach-winter-ahead = 1 posibilidad entre { $n } de que el último invierno acabe la partida mientras vas en cabeza
coach-winter-behind = 1 posibilidad entre { $n } de que el último invierno acabe la partida sin que vayas en cabeza
# For one choice beside another, which is the one that was made.
coach-set = cerca de { $points } con su serie
coach-instead = { $card } solo da cerca de { $points }
coach-affords = con dos cartas más puedes pagar { $card }, que vale cerca de { $points }
coach-matches = { $symbol } ayuda a ganar la bonificación de { $card }
coach-dear = { $card } da cerca de { $points }, menos de lo que valen las cartas gastadas
coach-costs = pagaste con { $card }, que para ti vale cerca de { $points }
coach-gives = y { $card } queda para quien juega después
coach-left = { $n ->
    [0] { $card } se llevó tus últimas cartas
    [one] { $card } te dejaba una sola carta para pagar
   *[other] { $card } te dejaba { $n } cartas para pagar
}
hint-choice = Opción
hint-win = Prob. de ganar
hint-margin = Diferencia final
hint-points = Puntos finales
hint-why = Motivo
hint-estimate = { $n ->
    [one] Estimado a partir de { $n } partida jugada
   *[other] Estimado a partir de { $n } partidas jugadas
} hasta el final.
review-title = Probabilidad de ganar y puntos antes de cada turno
review-turning = Momentos decisivos
review-turning-line = Turno { $turn }, { $who }: { $action }. { $gained }: probabilidad de ganar +{ $percent ->
    [one] { $percent } punto porcentual
   *[other] { $percent } puntos porcentuales
}
review-costly = Decisiones más costosas
review-costly-line = Turno { $turn }, { $who }: { $action }. Cerca de { $points } más (probabilidad de ganar +{ $percent ->
    [one] { $percent } punto porcentual
   *[other] { $percent } puntos porcentuales
}) con: { $better }
review-none = Nada que destaque.
review-cost = { $who }: { $n ->
    [one] { $n } decisión principal
   *[other] { $n } decisiones principales
}; pérdida por las más costosas: cerca de { $points }.

## Commands that are typed at a table: what is shown, and what else is understood. English always is.

command-leave = q
    .also = salir
command-table = t
    .also = mesa
command-undo = u
    .also = deshacer
command-hint = h
    .also = pista
command-points = p
    .also = puntos
command-card = c
    .also = carta
command-bot = b
    .also = bot
command-say = s
    .also = decir
command-yes = sí
    .also = si
command-no = no
    .also = n
command-rematch = r
    .also = revancha
# Said after command-rematch.
command-same = igual
    .also = {""}
command-start = start
    .also = empezar

## Commands typed while forests are entered, besides command-leave and command-undo

command-done = d
    .also = listo
command-next = n
    .also = siguiente
command-cave = c
    .also = cueva
command-cave_card = k
    .also = cartacueva
command-show = s
    .also = mostrar ver
command-remove = r
    .also = quitar
command-save = w
    .also = guardar
command-help = ?
    .also = ayuda

## The command line: what it prints

restored = { $n } mesas y blocs de puntuación han vuelto
serve-address = Spinney funciona en { $address } (Ctrl-C para detenerlo)
# $shipped is yes if it is the deck that comes with the program, which has this $digest otherwise.
deck-checked = { $path }: { $game }, { $cards } cartas, { $sets }: { $shipped ->
    [yes] el mazo incluido
   *[no] mazo { $digest }
}. Correcto
set-written = { $path } está escrito. Después: { $command }
set-checked = { $path }: { $name }, { $species } especies en { $cards } cartas
games-per-second = { $n } partidas/s
progress-playing = Jugando
progress-line = { $done } de { $games } partidas, { $rate } partidas/s, faltan { $left }
progress-measuring = Midiendo, parte { $n }...
progress-review = Repasando
plot-turn = turno
plot-points = puntos
plot-win_chance = probabilidad de ganar, %

## The command line: simulations

simulate-games = partidas
simulate-choices = elecciones
simulate-turns = turnos
simulate-digest = huella
simulate-audit_violations = control: infracciones
simulate-won = ganadas
simulate-score-mean = puntos de media
# A tenth, half, nine tenths of all scores are at most that.
simulate-score-p10 = puntos, 10 %
simulate-score-p50 = puntos, 50 %
simulate-score-p90 = puntos, 90 %
simulate-folder = conjunto de datos
simulate-stopped = detenido; sin --out no se guarda nada
simulate-paused = detenido; { $done } de { $games } partidas están en { $path }. La misma orden las reanuda

## The command line: many machines

progress-cluster = Buscando el clúster...
# What was done: $hours core-hours; $retried pieces of it were lost with a worker and done again.
bill-work = { $hours } horas de núcleo de { $workers ->
    [one] un proceso
   *[other] { $workers } procesos
} en { $machines ->
    [one] una máquina
   *[other] { $machines } máquinas
}{ $retried ->
    [0] {""}
    [one] ; una parte perdida se repitió
   *[other] ; { $retried } partes perdidas se repitieron
}
bill-cost = coste: { $cost } ({ $price } por hora de núcleo)

## The command line: bots against each other

# $kept is yes if the games so far are in the file $path.
arena-stopped = detenido{ $kept ->
    [yes] ; la misma orden reanuda { $path }
   *[no] {""}
}
arena-title = { $game }, { $players } jugadores, { $games } partidas, semilla { $seed }
arena-bot = bot
arena-rating = valoración
arena-wins = victorias
arena-interval = 95 %
arena-mean = media
arena-top = máximo
arena-thought = ms por turno
arena-pairs = Cara a cara; parte justa: { $fair }
arena-first = primero
arena-second = segundo
arena-games = partidas
arena-first-wins = victorias del primero
arena-means = puntos de media
from-to = de { $low } a { $high }

## The command line: bots of one's own

new-bot-written =
    { $path } está creado: un bot que ya sabe jugar. Para ver qué tal lo hace:
    { $command }
check-bot-table = { $game }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}: { $points } puntos de media, { $ms } ms por turno
check-bot-fine = { $bot } está listo para jugar: todas sus decisiones están permitidas y se repiten igual.

## The command line: how fast it is

bench-title = Partidas al azar, un núcleo, motor { $compiled ->
    [yes] compilado
   *[no] interpretado
}
bench-interpreted = El mismo código interpretado
bench-ratio = Compilado es { $ratio } veces más rápido.
bench-parts = Operaciones sueltas
bench-slower = Dos jugadores, el juego más lento
bench-choices = elecciones/s
bench-turns = turnos/s
bench-games = partidas/s
# $what: a game, and perhaps its sets.
bench-row = { $what }, { $players } jugadores
bench-copy = copiar una partida
bench-view = la vista de una plaza
bench-determinize = repartir de nuevo lo que una plaza no ve
bench-score = puntuar un bosque terminado
bench-state = estado más grande
bench-driven = legal y apply llamados desde Python
bench-network = una red elige, con NumPy
bench-network-plain = una red elige, sin NumPy
bench-import = importar spinney.engine
bench-start = spinney --version
bench-peer = { $name } ({ $what }): { $rate } elecciones/s
bench-skipped = { $name } ({ $what }): omitido, { $why }
bench-catanatron = Es { $ratio } veces más rápido que catanatron.
bench-growth = Escalabilidad
bench-jobs = simulate --jobs { $jobs }: { $rate } partidas/s

## The command line: what cannot be done
##
## After the program's name, so they begin in lower case. What is in straight quotes is typed so.

fail-start = el jugador { $start } no puede empezar: solo hay { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
fail-no-folder = --out necesita el nombre de una carpeta
fail-no-out = --turns, --choices y --part son de un conjunto de datos: indica su carpeta con --out
fail-study-from = --from lee partidas ya jugadas; no se puede combinar con { $options }
# $name: a part of the program that is not installed.
fail-workers = varios procesos solo son posibles en Linux y macOS
fail-newer-database = una versión más nueva ha cambiado esta base de datos de modo que esta no puede usarla ({ $what }); instala de nuevo la más nueva o restaura una copia de seguridad
fail-database = no se puede usar la base de datos: { $why }
fail-new = --new crea una mesa propia; no se puede combinar con --code ni con --watch
fail-name = un nombre tiene de 1 a { $most } caracteres imprimibles
fail-set = expansión desconocida { $set }; elige entre { $sets }
fail-tag = categoría desconocida { $tag }; elige entre { $tags }
fail-filters = ninguna especie cumple todos estos filtros
fail-exists = { $path }: ya existe; reanuda la partida con 'spinney resume { $path }'
fail-set-name = { $name } no puede ser el nombre de una expansión: primero una letra, sin comillas
fail-no-saved-game = no hay partidas guardadas en { $folder }
fail-not-over = { $path }: la partida no ha terminado; --reveal la muestra, con todas las cartas ocultas
fail-price = --price necesita un importe: un número, 0 o más
fail-over = { $path }: la partida ha terminado; 'spinney review { $path }' la repasa
fail-bot-moves = { $path }: le toca a un bot; 'spinney resume { $path }' lo deja jugar
fail-one-table = --interactive y --html piden un solo archivo con una sola mesa
fail-html-exists = { $path }: ya existe; --force lo sobrescribe
fail-html-itself = { $path }: ahí está la propia mesa; la hoja necesita otro archivo
fail-other-game = { $path }: una mesa de { $game }
fail-bot-name = ningún bot puede llamarse { $name }; un nombre se compone de letras y cifras y empieza por una letra
fail-bot-file = { $path }: el archivo de un bot termina en .py
fail-process = se ha interrumpido un proceso de trabajo; lo guardado se conserva
# $help: what to type for help.
usage-option = opción desconocida { $option }; véase '{ $help }'
usage-missing = falta { $name }; véase '{ $help }'
usage-value = { $name }: valor no válido; véase '{ $help }'
usage-wrong = no entendido: { $line }; véase '{ $help }'

## Studies: the words of a report
##
## $field: players, sets and bots in words. $range: an interval, made by study-range.

study-written = { $n ->
    [one] { $games } partida, { $path }
   *[other] { $games } partidas, { $path }
}
train-line = { $seconds } s, { $millions } millones de decisiones; partidas ganadas a planner, por jugadores y expansiones: { $won }
train-no-curve = Sin matplotlib no se dibuja la curva de aprendizaje (pip install 'spinney[train]').
trained =
    La red está en { $path }. Para ver qué tal juega:
    { $command }
curve-minutes = minutos
curve-won = partidas de dos ganadas a planner, %
study-no-solo = las partidas en solitario se dejan fuera: { $folders }
study-stopped = detenido; las partidas jugadas están en { $folder }. La misma orden las reanuda

study-title = { $game }: un estudio
study-lead = Lo que { $n ->
    [one] { $games } partida de bots, con { $seats } puntuaciones, dice
   *[other] { $games } partidas de bots, con { $seats } puntuaciones, dicen
} de puntos, especies, estrategias, plazas, inviernos y bonificaciones. Cada resultado se calcula a partir de estas partidas. Los bots no son personas: los resultados muestran cómo se comporta el juego cuando se juega así.
study-contents = Índice
study-foot = Hecho por Spinney, un proyecto no oficial de aficionados, con la orden «spinney study». Las mismas partidas dan el mismo informe.
study-range = de { $low } a { $high }
study-players = { $n } jugadores
study-all-sets = todas las expansiones
study-removed = con cartas quitadas
study-kept = sin quitar cartas
study-draft = draft
study-deck = mazo { $deck }
study-label-both = { $first }: { $second }
study-bot-at = { $bot } con { $others }, { $players }
study-seat-of = Plaza { $n } de { $players }
study-winter = Invierno { $n }

study-score = Puntos al final
study-games-at = Partidas
study-games = Número
study-mean-score = Puntuación media
study-tenth = Una décima parte hace como mucho
study-median = Mediana
study-nine-tenths = Nueve décimas partes hacen como mucho
study-top = Máximo
study-victories-seat = Victorias por plaza
study-victories-at = Victorias con { $players } (parte justa: { $fair })
study-first-seat = Victorias de la primera plaza
study-fair = Parte justa
study-turns-each = Turnos por jugador
study-first-winter = Primer invierno
study-second-winter = Segundo invierno
study-after-second = Turnos de todos los jugadores tras el segundo invierno
study-share-of-game = Parte de la partida jugada
study-species = Especie
study-laid = Plazas que la jugaron
study-points-play = Puntos por jugada
study-points-play-at = Puntos por jugada, { $players }
study-points-card = Puntos por carta gastada
study-points-turn = Puntos por turno gastado
study-points-cost = Puntos por carta, un turno cuenta como dos
study-with = Victorias con ella
study-without = Victorias sin ella
study-apart = Diferencia en puntos porcentuales
study-plan = Estrategia
study-plan-first = Estrategia
study-plan-second = Segunda fuente de puntos
study-plan-own = Estrategia propia
study-plan-rival = Estrategia del rival
study-pair = Primera y segunda fuente
study-share-of-seats = Parte de las plazas
study-score-removed = Puntuación media, con cartas quitadas
study-score-kept = Puntuación media, sin quitar
study-more-points = Diferencia en puntos
study-more-turns = Diferencia en turnos por jugador
study-spread = Desviación típica, quitando / sin quitar
study-copies = Copias quitadas de media
study-points-copy = Puntos de una plaza por copia que falta
study-victories-copy = Partidas ganadas así por copia que falta, en puntos porcentuales
study-bonuses-seat = Bonificaciones por jugador
study-bonuses-earned = Bonificaciones logradas de las posibles
study-bonus-more = Puntos con una bonificación más
study-seed = Semilla

study-boxes-read = La caja contiene la mitad central de las puntuaciones o turnos, la línea fina va de una décima a nueve décimas partes, la barra es la mediana y el rombo la media.
study-dots-read = Cada punto es la parte de las victorias de una plaza, con su intervalo del 95 %. La línea naranja es la parte justa; un punto sin relleno no se distingue de ella.

study-findings = Primero, diez resultados
study-findings-intro = Todos salen de partidas en las que la red, una jugadora entrenada contra sí misma, ocupa todos los puestos ({ $field }). Los signos dicen si un resultado vale también en las partidas de bots más débiles: ✓ sí, ✗ no, ? esas partidas no permiten saberlo.
study-find-plan = { $plan }: de las estrategias que sigue al menos el { $common } de los puestos, es lo que más gana. Quien saca de ahí la mayoría de sus puntos se lleva el { $share } de las victorias ({ $range }; lo justo: { $fair }).
study-find-weak-plan = { $plan }: de las estrategias que sigue al menos el { $common } de los puestos, es lo que menos gana, el { $share } de las victorias ({ $range }; lo justo: { $fair }). Las más raras están en la tabla de todas las estrategias.
study-find-species = { $species }: la mejor compañía. Quien la ha jugado gana más que los demás, { $more } puntos porcentuales ({ $range }).
study-find-cost = { $species } es lo que más da por su precio: { $cost } puntos por carta gastada, contando un turno como dos ({ $range }).
study-find-many = Con { $players }, esto es lo que más gana: { $plan }, con el { $share } de las victorias ({ $range }; lo justo: { $fair }).
study-find-first = Quien empieza se lleva el { $share } de las victorias ({ $range }; lo justo: { $fair }).
study-find-more = Lo que juega una buena jugadora y el planner pasa por alto: { $species }.
study-find-less = Lo que le gusta al planner y una buena jugadora deja en la mano: { $species }.
study-find-shares = { $species } (en el { $own } de los bosques, con el planner { $other })
study-find-turns = Quien juega bien termina antes: { $own } turnos cada uno ({ $own_range }); los planners necesitan { $other } ({ $other_range }).
study-find-clearing = De todas las cartas que roban, las buenas jugadoras toman del claro el { $own } ({ $own_range }), los planners el { $other } ({ $other_range }).
study-doubt-close = demasiado justo: el intervalo incluye ambas respuestas
study-doubt-rarely = demasiado raro en sus partidas
study-doubt-partly = solo vale para algunas
study-doubt-none = no hay partidas suyas en mesas así
study-unlike = En qué se diferencia una buena jugadora del planner
study-unlike-intro = Cada cual juega contra sus iguales ({ $field }, y el planner en las mismas mesas). El planner juzga cada carta por lo que aún puede llegar a ser; la red ha aprendido de sus propias partidas adónde lleva eso. Donde se comparan partes, las diferencias son en puntos porcentuales. Las puntuaciones altas entre iguales no son señal de fuerza.
study-unlike-none = Estas partidas no permiten saberlo: no las hay del planner en las mismas mesas.
study-unlike-table = En cuántos bosques está cada especie
study-habits = Cómo juegan
study-habit = Cada jugador
study-difference = Diferencia
study-habit-score = Puntos
study-habit-turns = Turnos
study-habit-laid = Cartas jugadas boca arriba
study-habit-face-down = Cartas jugadas boca abajo
study-habit-paid = Cartas pagadas por cada una jugada boca arriba
study-habit-bonus = Bonificaciones por carta jugada boca arriba
study-habit-clearing = De las cartas robadas, las del claro
study-method-networks = Qué redes: la suma de comprobación de las de los dos juegos juntas es { $digests } (el comienzo del SHA-256 de sus archivos).

study-scores = Puntuaciones
study-scores-intro = ¿Cuántos puntos alcanzan los jugadores? Cada figura cambia una cosa y deja todo lo demás como está. Muchos puntos entre iguales no son señal de fuerza: donde nadie tiene prisa, todos reúnen más. Qué bot es más fuerte se ve en las mesas con bots distintos.
study-scores-by = Puntuaciones según { $factor ->
    [players] el número de jugadores
    [sets] las expansiones
   *[bots] los bots
} ({ $field })
study-scores-found = { $same ->
    [yes] La mediana es { $least } ({ $first }).
   *[no] La mediana va de { $least } ({ $first }) a { $most } ({ $second }).
}
study-mixed = Bots distintos en una misma mesa
study-mixed-found = El más alejado por encima de su parte justa ({ $fair }): { $label }, el { $share } de las victorias ({ $range }).
study-scores-table = Puntuaciones de todas las partidas

study-worth = El valor de cada especie
study-worth-intro = Todos los números, salvo las últimas columnas, son de una sola clase de partidas: { $field }. Los puntos son los de la propia especie al final; lo que hace por otras cartas, o con su efecto, se cuenta con esas.
study-worth-caution = Correlación no es valor: quien coloca { $species } ya tiene { $type }, y quien va ganando coloca más de todo. Y de { $n } especies, unas { $chance } se apartan de su verdadero valor por puro azar; una diferencia se llama clara solo si lo sería entre todas ellas.
study-worth-points = Puntos por lo gastado: las { $n } mejores especies
study-worth-points-read = Cada punto es lo que rinde una especie por cada carta gastada (ella misma y el pago), donde su turno cuenta como dos cartas; la línea es el intervalo del 95 %. Las especies jugadas en menos de { $n } partidas se dejan fuera.
study-worth-points-found = En cabeza, { $species } con { $cost } puntos ({ $range }), es decir, { $play } puntos por jugada; { $n } de { $all } especies rinden más de un punto por lo que cuestan.
study-worth-victories = Victorias con y sin: las { $n } especies más alejadas
study-worth-victories-read = Cada punto dice cuánto mayor es la parte de las victorias de las plazas con una especie que la de las plazas sin ella, en puntos porcentuales; la línea naranja quiere decir ninguna diferencia.
study-worth-victories-found = La mayor ganancia va asociada a { $best } ({ $more }); la menor, o una pérdida, a { $worst } ({ $less }); { $clear } de { $all } diferencias son claras.
study-worth-table = Todas las especies, por puntos según lo gastado

study-strategies = Estrategias
study-strategies-intro = La estrategia de una plaza es el grupo de especies que le dio más puntos. Una especie pertenece a la categoría que cuenta ({ $species } cuenta { $type }) o, si no, a la suya; una especie que otras varias cuentan y la cueva son grupos aparte. Partidas: { $field }.
study-strategies-caution = Las estrategias se ven al final de la partida, y la que llegó a cumplirse ganó también por eso: estos números dicen cómo son los bosques ganadores, no lo que le pasa a quien se propone uno.
study-strategies-by = Con qué frecuencia y con qué éxito
study-strategies-read = A la izquierda, la parte de las plazas que siguen una estrategia; a la derecha, su parte de las victorias, con su intervalo del 95 %; la línea naranja es la parte justa.
study-strategies-found = La más frecuente: { $often } (el { $share } de las plazas); la de más éxito: { $best }, con el { $victories } de las victorias ({ $range }; parte justa: { $fair }).
study-strategies-table = Todas las estrategias
study-pairs-by = Qué va junto
study-pairs-read = Cada número es la parte de las plazas, en tanto por ciento, con esta estrategia (fila) y esta segunda fuente de puntos (columna). Azul es más a menudo que por azar; naranja, menos.
study-pairs-found = La pareja más frecuente es { $first } con { $second }: el { $share } de las plazas.
study-pairs-table = Las { $n } parejas más frecuentes, en ambos órdenes
study-duels-by = Estrategia contra estrategia, con dos jugadores
study-duels-read = Cada número dice cuántas de 100 partidas gana la fila a la columna. Una casilla de color quiere decir que 50 no está en el intervalo del 95 %; faltan las parejas con menos de { $n } partidas.
study-duels-found = La ventaja más segura: { $first } contra { $second }, el { $share } ({ $range }) de las { $games } partidas.

study-seats = La primera plaza
study-seats-intro = En todas las plazas está el mismo bot; lo que una plaza gana más que otra viene, pues, del orden de turno.
study-seats-by = Victorias según el orden de turno ({ $field })
study-seats-found = Con { $players } la primera plaza se lleva el { $first } de las victorias ({ $first_range }). La más alejada de su parte justa: { $seat }, el { $share } ({ $range }) en vez del { $fair }, { $clear ->
    [yes] una diferencia clara incluso entre todas las plazas mostradas.
   *[no] lo que puede ser azar entre tantas plazas.
}
study-seats-table = La primera plaza en todas las partidas

study-length = Duración e inviernos
study-length-intro = La partida acaba en el acto con el tercer invierno, que está en la última parte del mazo; su duración depende, pues, de lo deprisa que todos roban.
study-turns-by = Turnos por jugador ({ $field })
study-turns-found = { $same ->
    [yes] La mediana es de { $least } turnos ({ $first }).
   *[no] La mediana va de { $least } turnos ({ $first }) a { $most } ({ $second }).
}
study-winters-by = Cuándo llegan los inviernos ({ $field })
study-winters-read = La marca es la mediana, la línea va de una décima a nueve décimas partes de las partidas.
study-winters-found = El primer invierno llega tras el { $first } de la partida y el segundo tras el { $second } ({ $field }). Quedan entonces { $turns } turnos entre todos los jugadores; en ocho de cada diez partidas son de { $low } a { $high }.
study-length-table = Duración de todas las partidas

study-removal = Cartas quitadas
study-removal-intro = Antes de la partida algunas cartas salen del mazo sin verse. Cuáles, lo decide el azar: lo que cambia con ellas se debe a ellas. Menos cartas suponen también una partida más corta; la primera figura muestra ambas cosas a la vez.
study-removal-by = Puntuaciones quitando cartas y sin quitarlas
study-removal-found = La diferencia es mayor aquí: { $field }, { $points } puntos ({ $range }) si no se quita nada.
study-removal-pairs = Quitando cartas y sin quitarlas
study-removal-whole = Las cartas que faltan explican el { $share } ({ $range }) de la dispersión de las puntuaciones medias entre mesas ({ $field }); el resto se debe al orden de las cartas y a cómo se juega.
study-missing-by = Una copia menos ({ $field })
study-missing-read = Un punto es cuánto cambia la puntuación de cada plaza una copia más que falta de las cartas de un grupo, con su intervalo del 95 %; la línea naranja quiere decir ningún cambio.
study-missing-found = El mayor cambio: { $plan }, { $points } puntos ({ $range }); { $clear } de { $all } cambios son claros.
study-missing-table = Lo que cambia una copia que falta en las puntuaciones, y en cuántas partidas gana su estrategia

study-bonuses = Bonificaciones
study-bonuses-intro = La bonificación de una carta se logra pagando solo con su propio símbolo. Se cuentan las cartas con bonificación jugadas por su coste.
study-bonuses-by = Bonificaciones logradas según { $factor ->
    [players] el número de jugadores
   *[bots] los bots
} ({ $field })
study-bonuses-read = Un punto es la parte de las bonificaciones posibles que se lograron, con su intervalo del 95 %.
study-bonuses-found = { $same ->
    [yes] Es del { $least } ({ $first }).
   *[no] Va del { $least } ({ $first }) al { $most } ({ $second }).
}
study-bonuses-species = Bonificaciones logradas según la especie ({ $field })
study-bonuses-table = Bonificaciones de todas las partidas; la última columna compara plazas de una mesa y no dice cuál es la causa

study-sayings = Lo que dicen los jugadores
study-sayings-intro = Los buenos jugadores tienen reglas prácticas. Algunas se pueden comprobar en estas partidas.
study-sayings-table = Dicho y hallado
study-said = Los jugadores dicen
study-found = En estas partidas
study-say-scores = Con dos jugadores, de 140 a 200 puntos es sólido, de 200 a 280 es fuerte.
study-say-scores-found = De las puntuaciones ({ $field }), el { $solid } son sólidas, el { $strong } fuertes y el { $more } aún más altas.
study-say-deer = Los cérvidos con lobos son el plan más fuerte, sobre todo en mesas pequeñas.
study-say-plan = Vale la pena reunir: { $cards }.
study-least = { $what } ≥ { $least }
study-say-plan-found = Las plazas con { $cards } se llevan el { $few_share } de las victorias ({ $few_range }; parte justa: { $few_fair }) con { $few_players }, y el { $many_share } ({ $many_range }; parte justa: { $many_fair }) con { $many_players }.
study-say-weak = { $species } son débiles si no son muchos.
study-say-weak-found = Su puesto entre { $n } especies, por puntos según lo gastado: { $ranks }.
study-say-close = Los caminos a la victoria están cerca unos de otros, en Dartmoor más que en el bosque.
study-say-close-found = La parte de las victorias va del { $least } ({ $first }) al { $most } ({ $second }), entre las estrategias que sigue al menos el { $common } de los puestos; la parte justa es del { $fair }.

study-method = Método
study-method-games = Quién juega: random hace cualquier acción permitida, greedy toma lo que más puntos da al momento, planner mira lo que las cartas aún pueden llegar a ser, search prueba las favoritas de planner en mesas que podrían ser la verdadera, y network hace lo que prefiere una red que aprendió jugando contra sí misma. Las partidas con el mismo número, semilla y opciones son siempre las mismas; solo la red puede decidir otra cosa en otro ordenador cuando dos acciones le parecen igual de buenas.
study-method-intervals = Los intervalos son del 95 %. Las partidas son independientes, las plazas de una partida no: lo que una gana, otra lo pierde. Por eso todo se suma primero en cada partida y cuenta la dispersión entre partidas (cocientes de sumas, linealizados); las partes tienen el intervalo de Wilson para tantas partidas como se dispersarían así, y la diferencia de dos partes el de Newcombe, a partir de ambas. Claro quiere decir: también tras la corrección de Bonferroni para todo lo que está al lado.
study-method-worth = Una jugada es una carta puesta boca arriba. Las cartas gastadas son ella misma y las pagadas por ella; un turno se gasta si la carta fue la acción del turno, no si un efecto permitió ponerla. Los puntos de una serie de mariposas u odonatos se reparten por igual entre sus cartas. Las victorias son partes: dos ganadores tienen media cada uno.
study-method-plans = Una copia que falta cuenta para cada especie que muestra la carta. Los efectos de las cartas que faltan son pendientes sobre las partidas con errores robustos, y la parte explicada es el coeficiente de determinación ajustado de las cuentas de todas las especies, con el error del jackknife.
study-games-table = Las partidas de este estudio

## The command line: help
##
## $bots and $challenges: all that can be named.

help-usage = Uso:
# After the program's name, where one of its commands goes.
help-subcommand = ORDEN ...
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
# The braces stay: the value goes there.
help-default = [por defecto: {"{}"}]
help-variable = [variable: {"{}"}]
help-required = [obligatorio]
# What stands for a value.
value-number = NÚMERO
value-text = TEXTO
value-file = ARCHIVO
value-address = DIRECCIÓN
value-challenge = DESAFÍO
value-folder = CARPETA
value-name = NOMBRE
help-example = Ejemplo: { $command }
help-spinney = Juega, puntúa, simula y estudia Forest Shuffle y Forest Shuffle: Dartmoor. Proyecto de aficionados, no oficial. Sin orden: se juega en el navegador.
help-serve = Ofrece mesas para jugar juntos, en el navegador o con 'spinney join'. Hay más ajustes en variables SPINNEY_...; docs/server.md las enumera.
help-restore = Recupera las mesas y los blocs de puntuación guardados porque nadie las usaba.
help-join = Juega en la mesa de un servidor: únete, vuelve o crea una nueva. Sin código ni --new muestra las mesas públicas.
help-cards = Muestra las especies, con filtros; un signo de interrogación significa: sin confirmar.
help-score = Puntúa bosques, con el motivo de cada punto: escritos en la notación de bosques, o introducidos con --interactive tal como están en una mesa de verdad.
help-simulate = Juega partidas enteras y las resume, o las guarda todas como conjunto de datos; el resultado no depende de --jobs.
help-study = Juega las partidas de un estudio, o lee conjuntos de datos, y escribe un informe con figuras: puntuaciones, valor de cada especie, estrategias, plazas, inviernos, cartas quitadas, bonificaciones. Tras una interrupción, la misma orden lo reanuda.
help-train = Entrena una red que juega contra sí misma, en una GPU o en los núcleos de esta máquina; necesita el extra «train». Tras una interrupción, la misma orden lo reanuda.
help-arena = Hace jugar a los bots entre sí con los mismos repartos, cada uno en cada plaza, y los valora. Con tres jugadores o más, el bot nombrado primero se sienta solo entre copias del otro. La misma semilla da el mismo resultado, salvo con search:ms=N.
help-bench = Mide el motor en esta máquina, compilado e interpretado, en comparación con motores parecidos.
help-play = Juega en el terminal contra bots, o contra el automa.
help-resume = Reanuda una partida guardada por 'spinney play'.
help-replay = Reproduce una partida guardada, mostrando todas las cartas ocultas, y luego la puntúa.
help-hint = Propone las mejores jugadas a quien debe jugar en una partida guardada, con los motivos, usando solo lo que puede ver.
help-review = Repasa una partida terminada: probabilidades a lo largo del tiempo, momentos decisivos, decisiones costosas.
help-new-bot = Crea el archivo de un bot que funciona, para partir de él.
help-check-bot = Hace jugar a un bot tuyo en cada clase de mesa, cada partida dos veces, e informa de los problemas.
help-deck = Archivos de mazos: muestra los incluidos, comprueba los tuyos.
help-deck-check = Compara un mazo tuyo con las copias de las especies; nombra cada carta errónea.
help-deck-show = Escribe el mazo incluido, como punto de partida para uno corregido.
help-set = Tus propias expansiones: empezar una, comprobar una.
help-set-new = Escribe una pequeña expansión para empezar.
help-set-check = Comprueba una expansión y muestra sus cartas; cada error con su línea.
option-help = Muestra esta ayuda.
option-language = Idioma (por defecto: el del sistema).
option-version = Muestra la versión.
option-game = Qué juego (por defecto: forest, o dartmoor con --solo).
option-sets = Expansiones del juego del bosque, separadas por comas: base,alpine,edge.
option-players = Cuántos jugadores, de 2 a 5 (solo: 1).
option-deck = Un archivo de mazo propio.
option-set-name = Su nombre.
option-set-path = La expansión: un archivo; también vale una carpeta.
option-set-out = Dónde escribirla; si no, NAME.toml.
option-add = Jugar con una expansión tuya; se puede repetir.
option-offer-sets = Ofrecer a todos una expansión tuya; se puede repetir.
option-draft = Preparación con draft (juego del bosque).
option-start = Quién empieza, desde 1 (tú); al azar por defecto.
option-no-removal = No quita cartas.
option-solo = Modo en solitario de Dartmoor, con este desafío: { $challenges }.
option-medal = Modo en solitario: la medalla que se busca.
option-bot = Quién juega: { $bots }, o un bot tuyo, ARCHIVO.py:CLASE.
option-jobs = Cuántos procesos (por defecto: uno por núcleo).
option-ray = Trabaja en un clúster de Ray: HOST:PORT, auto, o local para probar.
option-price = Precio por hora de núcleo, para informar del coste total.
option-seed = Misma semilla, mismas partidas.
option-json = Escribe JSON.
option-host = Dónde escuchar; 0.0.0.0: en todas partes.
option-port = El puerto.
option-db = sqlite:///ARCHIVO o postgresql://... (por defecto: un archivo en tu carpeta de datos).
option-redis = redis://...; hace falta con varias máquinas.
option-workers = Número de procesos del servidor.
option-open = Lo abre en un navegador, si hay pantalla.
option-url = La dirección de un servidor, o el enlace de una mesa.
option-name = Cómo te llamas allí (por defecto: tu nombre de usuario).
option-code = El código de la mesa, si no está en el enlace.
option-new = Crea una mesa; la primera plaza es tuya.
option-new-game = Con --new: qué juego (por defecto: se pregunta).
option-new-bot = Con --new: el bot de las otras plazas, que si no quedan libres: { $bots }.
option-watch = Mira, sin plaza.
option-only-game = Solo este juego.
option-only-set = Solo esta expansión.
option-only-tag = Solo cartas de esta categoría.
option-caves = En su lugar, las cuevas de Dartmoor.
option-deck-file = Un archivo de mazo (JSON).
option-which-game = Qué juego.
option-forests = Archivos de bosques; - lee un bosque JSON por línea.
option-interactive = Introduce los bosques de una mesa de verdad; reanuda el archivo si existe.
option-table-game = Con --interactive: qué juego (por defecto: se pregunta).
option-html = Escribe aquí además una hoja para imprimir (HTML); - la escribe en la salida estándar.
option-force = Con --html: sobrescribe un archivo.
option-games = Cuántas partidas.
option-audit = Recalcula todo después de cada acción.
option-bots = Quién juega: { $bots }, o un bot tuyo, ARCHIVO.py:CLASE. Varias veces para varios bots; ocupan las plazas por turno y avanzan una plaza en cada partida.
option-fixed-seats = Cada bot conserva sus plazas.
option-dataset = Guarda todas las partidas como conjunto de datos (tablas Parquet) en esta carpeta; la misma orden lo reanuda.
option-turns = Incluye también cada turno en el conjunto de datos.
option-choices = Incluye también cada elección, con todo lo que estaba permitido, en el conjunto de datos.
option-part = Cuántas partidas tiene una parte del conjunto de datos; una parte interrumpida se vuelve a jugar.
option-games-each = Cuántas partidas juega cada pareja.
option-stop-early = Termina una pareja cuando es seguro al 99,9 % quién es mejor.
option-out = Guarda aquí todas las partidas; la misma orden las reanuda.
option-study = Qué estudio.
option-study-games = Partidas del grupo más grande; los demás tienen su parte.
option-study-data = Dónde se guardan las partidas (por defecto: una carpeta en tu carpeta de datos).
option-study-from = En vez de jugar: un conjunto de datos de 'spinney simulate --out'; se puede repetir.
option-study-out = Dónde se escribe el informe (por defecto: study-NOMBRE).
option-train-out = Dónde se guardan la red, su curva de aprendizaje y el estado intermedio (por defecto: network-JUEGO).
option-train-from = Empezar con esta red ya entrenada en lugar de desde cero.
option-train-against = Entrenar la mejor respuesta a esta red, o a planner: ocupa todos los demás puestos y no aprende.
option-train-sparring = Parte de las partidas contra planner de las que aprende la red (con --from: 0,19).
option-train-search = Probar también decisiones en varios repartos y aprender de los resultados.
option-train-teacher = Entrenar una red pequeña que aprenda a jugar como esta.
option-train-like = Entrenar como se entrenó esta red: su receta, sus minutos y su semilla sustituyen a las demás opciones (salvo --from y --teacher).
option-train-game = Qué juego debe jugar la red.
option-train-minutes = Duración total del entrenamiento, incluido el tiempo anterior a una interrupción.
option-peers = Mide también catanatron y open_spiel, instalados aparte.
option-growth = Mide también según jugadores, expansiones y procesos.
option-ask-game = Qué juego (por defecto: se pregunta).
option-deal = El reparto; al azar por defecto.
option-hidden-score = Sin puntuación durante la partida.
option-save = Dónde guardar (por defecto: un archivo nuevo en tu carpeta de datos).
option-saved-or-last = Una partida guardada (por defecto: la última del terminal).
option-saved = Una partida guardada.
option-step = Espera Intro antes de cada turno.
option-until = Se detiene tras ese número de acciones.
option-reveal = Muestra también una partida sin terminar, con todas las cartas ocultas.
option-moves = Escribe las jugadas con palabras, una por línea; una partida guardada también puede dar así sus acciones.
option-ms = Cuánto pensar, en milisegundos.
option-sims = Cuántas partidas jugar hasta el final, en vez de un tiempo; el resultado es siempre el mismo.
option-finished = Una partida terminada (por defecto: la última del terminal).
option-plot = También la dibuja: un archivo como partida.svg o partida.png.
option-playouts = Partidas jugadas hasta el final desde cada turno; más partidas son más precisas pero más lentas.
option-bot-name = Cómo se llama el bot; así se llaman su clase y su archivo.
option-bot-file = Lo escribe aquí en su lugar.
option-overwrite = Sobrescribe un archivo.
option-rivals = Quién juega desde ahora en las otras plazas; un bot tuyo hay que nombrarlo de nuevo.

## Errors: what is wrong, and where
##
## These are said in English by the engine, too, in the same words. What is in straight quotes, and
## the names of games, sets, species and entries are as they stand in files and options.

error-action-illegal = la acción { $action } no está permitida al jugador { $player } en la elección '{ $choice }'
error-action-over = acción { $action }: la partida ha terminado
error-action-row = la acción { $action } no está permitida en la partida { $row }
error-arena-bots = una arena necesita al menos dos bots
error-arena-changed = { $bot } ha cambiado desde que se jugaron estas partidas; usa otro archivo
error-arena-damaged = las partidas de este torneo están dañadas
error-arena-once = nombra cada bot una sola vez
error-arena-other = este archivo contiene otro torneo; solo los mismos bots, opciones, semilla y versión de las reglas pueden reanudarlo
error-arena-players = una arena necesita al menos dos jugadores; una partida en solitario tiene uno
error-at = { $where }: { $why }
error-at-card = { $where } ({ $card })
error-at-entry = { $where }, { $entry }
error-at-host = { $player }, terreno { $n }
error-at-player = jugador { $n }
error-bot-no-parameters = bot { $bot }: parámetro desconocido { $parameter }; no tiene ninguno
error-bot-one-of = bot { $bot }: indica solo uno de { $parameters }
error-bot-parameters = bot { $bot }: parámetro desconocido { $parameter }; elige entre { $parameters }
error-bot-value = bot { $bot }: { $parameter } debe ser un número entero de 1 a { $most }
error-cannot-move = no se puede { $move }; se puede { $moves }
error-cannot-save = no se puede guardar: { $why }
error-card-cost = { $species } cuesta { $cost }, no { $wrong }
error-card-double = el id se usa { $n } veces
error-card-halves = 'halves' de una carta { $kind } debe tener longitud { $n }
error-card-id = un id es un número, o un texto de { $n } caracteres como máximo
error-card-kind = kind { $kind } no está entre { $kinds }
error-card-other-set = en la expansión { $set }, pero sus mitades son de { $sets }
error-card-own-symbol = { $species } muestra { $symbol }, debería ser su propio símbolo
error-card-place = { $species } va { $goes }, no en una mitad { $place }
error-card-set = la expansión es un texto
error-card-symbol = { $species } muestra { $symbol }, que no está entre { $symbols }
error-dataset-busy = otra ejecución está escribiendo en { $folder }; espera a que termine, o indica otra carpeta
error-dataset-changed = { $bot } ha cambiado desde que se jugaron estas partidas; usa otra carpeta
error-dataset-damaged = { $file } está dañado
error-dataset-other = { $folder } contiene otro conjunto de datos: su '{ $what }' es { $there }, no { $wanted }
error-dataset-part = { $file } está dañado; bórralo y repite la orden que lo escribió
error-dataset-schema = { $folder } tiene el esquema { $schema }; este programa lee { $known }
error-dataset-short = { $folder } tiene { $there } de { $games } partidas; la misma orden juega las demás
error-dataset-shrinks = { $folder } es un conjunto de datos de { $games } partidas; puede crecer, no encoger
error-deck-copies = { $species }: número de copias { $n }, no { $copies }
error-deck-file = { $path }: { $why } (y { $more } más; véase 'spinney deck check { $path }')
error-deck-is-a-list = un mazo es una lista JSON de cartas, o un objeto con una lista 'cards'
error-deck-lacks = al mazo le falta la expansión { $sets }
error-deck-not-here = jugada con el mazo { $deck }, que no está disponible
error-deck-other-game = el mazo es para { $deck }, no para { $game }
error-deck-set-size = expansión { $set }: { $n } cartas, no { $cards }
error-deck-winters = winter: número de cartas { $n }, no { $cards }
error-determinize = una vista solo se puede repartir de nuevo cuando a su plaza le toca elegir
error-device-only = esta partida se continuó en un dispositivo y solo se puede jugar allí
error-draft = la preparación con draft es del juego del bosque
error-forest-object = un bosque es un objeto JSON con 'game' y 'players'
error-goes-elsewhere = { $species } va { $goes }
error-host-object = un terreno es un objeto con 'card'
error-in-action = acción { $n } de { $actions }: { $why }
error-in-card = carta { $card }: { $why }
error-in-deck = mazo: { $why }
error-in-file = { $path }: { $why }
error-in-options = opciones: { $why }
error-in-position = posición: { $entry } no encaja
error-is-folder = una carpeta, no un archivo
error-is-list = '{ $entry }' debe ser una lista
error-is-object = '{ $entry }' debe ser un objeto
error-list-of-numbers = '{ $entry }' debe ser una lista de números
error-more-bots = { $bots } bots para { $players } plazas; uno para todas, o como mucho uno para cada una
error-name = el nombre { $name } no es texto simple
error-name-too-long = el nombre del archivo es demasiado largo
error-needs-symbol = { $species } necesita aquí su símbolo ({ $species }@...): hay puntos que dependen de él
error-network-cut = { $file } está incompleto
error-network-format = { $file } tiene el formato { $format }; esta versión lee el formato { $known }
error-network-other = la red se hizo para otra cosa: { $what } ({ $made }, no { $now })
error-no-action = no hay acción { $action }; las acciones son menores que { $most }
error-no-address = { $url } no es una dirección
error-no-answer = { $url } no responde ({ $why })
error-no-bot = bot desconocido { $bot }; elige entre { $bots }
error-no-budget = hace falta un número de partidas o un tiempo para pensar
error-no-cave = cave_card { $n }; hay cuevas de 1 a { $last }
error-no-cave-cards = solo Dartmoor tiene cartas de cueva
error-no-challenge = desafío desconocido { $challenge }; elige entre { $challenges }
error-no-choice = la partida ha terminado; nadie tiene que elegir
error-no-dataset = { $folder } no es un conjunto de datos: falta { $file }
error-no-folder = { $path }: no hay carpeta { $folder }
error-no-game = juego desconocido { $game }; elige entre { $games }
error-no-host = { $species } no es un árbol, un arbusto ni un páramo
error-no-lab = un estudio necesita Polars y matplotlib: pip install 'spinney[lab]'
error-no-language = idioma desconocido { $language }; elige entre { $languages }
error-no-matplotlib = para las imágenes hace falta matplotlib: pip install 'spinney[plots]'
error-no-medal = medalla desconocida { $medal }; elige entre { $medals }
error-no-network = { $file } no es una red
error-no-permission = permiso denegado
error-no-ray = un clúster necesita Ray: pip install 'spinney[ray]'
error-no-picture = { $path }: formato de imagen desconocido; elige entre { $kinds }
error-no-polars = los conjuntos de datos necesitan Polars: pip install 'spinney[lab]'
error-no-record = solo se puede guardar una partida con semilla; esta no la tiene
error-no-seat = no hay plaza { $seat }; hay plazas de 0 a { $last }
error-no-seed = una partida repartida desde una vista no tiene un comienzo al que volver
error-no-set-in-game = expansión desconocida { $set } en el juego { $game }; elige entre { $sets }
error-no-slot = espacio desconocido { $slot }; elige entre { $slots }
error-no-space = no queda espacio en el disco
error-no-species = especie desconocida { $species } en el juego { $game }
error-no-such-file = ese archivo no existe
error-no-such-symbol = ninguna carta { $species } muestra { $symbol }; puede ser { $symbols }
error-no-table = { $folder } no tiene la tabla { $table }; hay { $tables }
error-not-a-number = { $value } no es un número de 0 a { $most }
error-not-an-object = no es un objeto
error-not-folder = lo que debería ser una carpeta es un archivo
error-not-in-box = no queda ninguna carta { $card }
error-not-json = no es JSON: línea { $line }, columna { $column }
error-not-keys = no es un archivo de claves; bórralo
error-not-saved = no es una partida guardada de Spinney
error-not-solo = no es una partida en solitario
error-not-terminal-game = no es una partida del terminal; 'spinney replay' la muestra
error-not-to-choose = solo se puede aconsejar a una plaza cuando le toca elegir
error-not-together = { $species } no puede compartir el espacio con { $others }
error-not-utf-8 = no es un texto en UTF-8
error-nothing-to-undo = no hay ninguna acción que deshacer
error-only-beside-bird = { $species } va solo junto a otra ave en un árbol o arbusto, una por terreno
error-only-bots = sin la mesa solo se puede continuar una partida contra bots
error-only-on-moor = { $species } va solo en un páramo
error-option-whole = { $option } no es un número entero
error-options-object = 'options' debe ser un objeto con 'game'
error-other-rules = versión { $rules } de las reglas desconocida; este programa juega las versiones 1 a { $known }
error-other-server = { $url } no es un servidor Spinney de esta versión
error-own-bot = { $bot }: { $why }
error-own-bot-choice = { $bot }, turno { $turn }, elección '{ $choice }': { $why }
error-own-bot-deal = { $why }; semilla { $seed }, reparto { $deal }
error-own-bot-illegal = la acción { $action } no está permitida; se permiten { $actions }
error-own-bot-no-action = { $value } no es una acción de view.legal()
error-own-bot-no-class = ahí no hay tal bot; hay { $names }
error-own-bot-none = ninguna clase de ahí tiene un método decide(view, rng, clock)
error-own-bot-otherwise = { $bot } juega de otro modo la misma partida la segunda vez; toma todo el azar de rng y no guardes nada entre elecciones
error-own-bot-parameter = { $part } no es NOMBRE=VALOR
error-own-bot-resume = jugada contra un bot tuyo; indícalo: --bot { $bot }
error-own-bot-several = ahí hay varios bots; escribe { $path }:CLASE con uno de { $names }
error-players = número de jugadores: { $players }; pueden jugar de 2 a 5
error-players-list = 'players' debe ser una lista de 1 a { $n } jugadores
error-ray-address = { $address } no es la dirección de un clúster de Ray: HOST:PORT, auto o local
error-ray-lost = se ha perdido la conexión con el clúster de Ray { $address }
error-ray-no-spinney = { $machine } no tiene esta versión de Spinney: instala la misma
error-ray-nobody = no hay ningún clúster de Ray en { $address }
error-ray-none = esta máquina no pertenece a ningún clúster de Ray; véase 'ray start'
error-ray-other-build = { $machine } tiene Spinney { $theirs }, esta máquina { $ours }: instala la misma versión
error-ray-refused = el clúster de Ray { $address } no acepta esta máquina (tiene que ser uno de sus nodos, con el mismo token si lo hay): { $why }
error-ray-worker-dies = se abandonó una parte del trabajo: se perdieron { $n } procesos que la hacían
error-read-only = de solo lectura
error-review-not-over = la partida no ha terminado; repasarla desvelaría lo que aún está oculto
error-review-solo = una partida en solitario no tiene rivales; 'spinney replay' la muestra
error-rivals-object = 'rivals' debe ser un objeto con 'linden', 'tree', 'moor'
error-same-cave = cave_card { $n } ya es de otra persona
error-seed-bits = la semilla { $seed } es demasiado grande; una semilla tiene 128 bits como máximo
error-seed-text = la semilla { $seed } no es un número hexadecimal de 128 bits como máximo
error-sets-list = 'sets' debe ser una lista de { $sets }
error-slot-list = un espacio es una lista de cartas
error-solo-forest = 'solo' es para un jugador de Dartmoor
error-solo-game = el modo en solitario es de Dartmoor
error-solo-players = { $players } jugadores; el modo en solitario es para 1
error-start-player = jugador inicial { $start }; hay plazas de 0 a { $last }
error-strange-answer = { $url } responde { $status }; ¿es un servidor Spinney?
error-study-no-games = no hay partidas de { $game } en { $folders }
error-study-rules = { $folder } tiene partidas según la versión { $rules } de las reglas, { $other } según la { $first }
error-study-solo = solo partidas en solitario de { $game } en { $folders }, que un estudio deja fuera
error-system = { $reason }
error-too-many-cards = { $n } cartas en bosques y cuevas, pero las expansiones solo tienen { $most }
error-too-many-copies = más de { $copies } { $species } en la mesa
error-too-much-json = JSON ilegible: un número demasiado largo, o demasiados niveles
error-train-like-against = indica solo --like o --against: cada uno tiene su propia receta
error-train-like-game = { $path } se entrenó para { $other }, no para { $game }
error-train-like-with = { $path } se entrenó con { $option }; indícalo también
error-train-like-without = { $path } se entrenó sin { $option }; no lo indiques
error-train-other = { $folder } contiene un entrenamiento con otra receta y no se puede reanudar (antes | ahora: { $what }); indica las mismas opciones u otra carpeta
error-train-taught = una red con maestro empieza desde cero y solo juega contra sí misma: sin --from ni --against
error-true-or-false = { $option } debe ser true o false
error-unknown-entry = entrada desconocida { $entry }
error-unknown-option = opción desconocida { $option }
error-which-card = { $card } podría ser { $cards }
error-wrong-action = { $action } no es una acción
error-wrong-kind = un valor de la clase equivocada

## Errors: why a server does not do something
##
## The server says these in English, too, in the same words. $where is the part of a message as it
## stands there, and $why what is wrong with it, in English: other languages leave that out.

error-action-waits = la acción { $number } debe esperar a que se haga la acción { $before }
error-against-rules = las reglas no lo permiten: { $why }
error-all-taken = todas las plazas están ocupadas
error-bot-named = plaza { $seat }: se nombra un bot si, y solo si, juega
error-bot-plays-seat = un bot juega en esta plaza; recupérala primero
error-cannot-go-on = esta mesa no puede continuar: { $why }
error-changed-meanwhile = algo ha cambiado mientras tanto; vuelve a mirar
error-coach-busy = el entrenador ya está pensando
error-game-begun = la partida ya ha empezado
error-game-not-begun = la partida aún no ha empezado
error-game-over = la partida ha terminado
error-in-replay = partida guardada: { $why }
error-is-lost = se ha perdido la conexión
error-left-table = has dejado esta mesa
error-name-taken = aquí ya hay alguien que se llama { $name }
error-no-answer-wanted = nadie espera tu respuesta
error-no-bot-there = ningún bot juega en esta plaza
error-no-chat = esta mesa no tiene chat
error-no-database = el servidor no llega a su base de datos; inténtalo de nuevo en un momento
error-no-deck-yet = todavía no hay mazo
error-no-hello = no ha llegado el saludo inicial
error-no-hints = en esta mesa no hay pistas
error-no-review = aquí no hay análisis; guarda la partida y analízala en una mesa tuya
error-no-rivals = una partida en solitario no tiene rivales con los que comparar
error-no-seat-here = aquí no tienes plaza
error-no-such-pad = no hay ningún bloc de puntuación { $code }
error-no-such-seat = no hay plaza { $seat }
error-no-such-table = no hay ninguna mesa { $code }
error-not-over = la partida no ha terminado
error-not-understood = el servidor no lo entiende ({ $where })
error-not-your-seat = la plaza { $seat } no es tuya
error-not-your-turn = es el turno de { $name }
error-nothing-there = no hay nada en esta dirección
error-nothing-to-choose = ahora no tienes nada que elegir
error-nothing-to-score = todavía no hay nada que puntuar
error-only-host = solo { $name } puede hacer eso
error-only-watching = solo estás mirando; ocupa antes una plaza en la mesa
error-other-page = una página ajena no puede hacer eso
error-other-stand-in = en esta mesa solo el bot { $bot } sustituye a los ausentes
error-daily-as-dealt = en el reparto del día no se sustituye a nadie
error-other-version = este servidor usa la versión { $version }, no la { $other }; vuelve a cargar
error-pad-clock = un contador que ningún bloc de puntuación puede haber alcanzado
error-pad-closed = este bloc de puntuación está cerrado
error-pad-full = un bloc de puntuación tiene como máximo { $most } jugadores
error-pad-no-player = en este bloc de puntuación no hay jugador { $player }
error-pad-player-number = un número que ningún jugador puede tener
error-pad-too-large = un bloc de puntuación con más de { $most } operaciones
error-pad-wrong-key = esta llave no puede cambiar eso
error-points-hidden = esta mesa oculta los puntos hasta el final
error-rematch-there = ya hay una revancha
error-replay-seats = plazas: la partida guardada tiene { $players }
error-seat-open = la plaza { $seat } está libre; espera, o deja que juegue un bot
error-seat-taken = la plaza { $seat } está ocupada
error-still-here = { $name } está aquí, o lo estaba hace un momento
error-time-left = aún queda tiempo
error-told = { $message }
error-too-large = más de { $most } bytes
error-too-many-commands = demasiadas órdenes; espera un momento
error-too-many-requests = demasiadas peticiones; espera un momento
error-too-many-tables = demasiadas mesas o blocs de puntuación nuevos desde esta dirección; inténtalo más tarde
error-no-accounts = este servidor no guarda cuentas
error-no-account = no hay ninguna cuenta con estas palabras
error-account-changed = otro dispositivo ha cambiado esta cuenta mientras tanto
error-too-many-accounts = demasiadas cuentas nuevas desde esta dirección; inténtalo más tarde
error-too-often = demasiado a menudo; espera un momento
error-too-much-work = tu red le pide demasiado a este servidor; espera un momento
error-too-many-codes = demasiados códigos equivocados; espera un rato
error-other-host = este servidor no responde a ese nombre
error-newer-entry = una versión más nueva del servidor ha escrito en esta mesa; esta no puede leerla
error-newer-pad = una versión más nueva del servidor ha escrito en este bloc de puntuación; esta no puede leerlo
error-table-full = en esta mesa han pasado tantas cosas que ya no admite más
error-no-onlookers = solo quienes juegan pueden ver esta mesa
error-undo-asked = alguien ya está pidiendo deshacer una elección
error-was-lost = se perdió la conexión; mira antes de volver a intentarlo
error-went-wrong = algo ha fallado en el servidor
error-wrong-key = esta llave no abre esta mesa
error-set-near-word = palabra desconocida { $word }; ¿quizá { $near }?
error-set-word = palabra desconocida { $word }; elige entre { $words }
error-set-key = { $word } no es una clave: minúsculas, cifras y _, 30 como máximo, primero una letra
error-set-number = { $value } no es un número entero de { $low } a { $high }
error-set-name = { $name } no es un nombre: { $n } caracteres imprimibles como máximo, sin corchetes
error-set-table = { $value } no es una tabla de campos
error-set-list = { $value } no es una lista
error-set-values = una serie de puntos tiene de 1 a { $n } valores
error-set-deep = las reglas están demasiado anidadas
error-set-rule = { $value } no es una sola regla
error-set-rule-lacks = a { $rule } le falta { $field }
error-set-rule-more = { $rule } necesita menos que eso
error-set-cannot = { $rule } solo funciona con { $what }
error-set-size = el archivo supera los { $n } bytes
error-set-file = ni TOML ni JSON: { $why }
error-set-species = de 1 a { $n } especies
error-set-lacks = falta { $field }
error-set-some-tags = indica cada categoría una vez, y al menos una
error-set-removed-all = como máximo tantas como cartas tiene la expansión
error-set-room = demasiados { $what } juntos: { $n }, { $most } como máximo
error-set-tags = más de { $n } categorías
error-in-species = { $species }, { $field }: { $why }
error-in-field = { $field }: { $why }
error-in-line = línea { $line }: { $why }
error-set-taken = { $word } ya existe
error-set-host-tag = { $place } debe ir en primer lugar
error-set-not-host = una especie que va en un espacio no es árbol, arbusto ni páramo
error-set-tree-symbol = un árbol necesita un símbolo propio en 'symbols'
error-set-other-game = en el juego { $game } no hay nada así
error-set-sets = las series de { $tag } dan { $values }
error-set-removed = cuatro números: para 2, 3, 4 y 5 jugadores
error-set-card = { $card } no es una carta como "2 gull@oak/limpet@birch"
error-set-halves = { $card }: una carta es un árbol, un arbusto o un páramo, o tiene una mitad superior y una inferior, o dos mitades laterales
error-set-cards = { $n } cartas como máximo
error-set-language = { $language } no es un código de idioma
error-set-colour = { $colour } no es un color como #5a8f3c
error-set-of-other-game = una expansión añadida es para otro juego
error-in-set = expansión añadida: { $why }
error-set-problems = { $path }: { $why } (y { $more } más; véase '{ $command }')

## A page without a server

help-site = Escribe Spinney como simples archivos para cualquier alojamiento web: partidas contra bots y en un solo dispositivo, bloc de puntuación, reglas y cartas, sin servidor.
option-site-folder = La carpeta en la que escribir; se crea.
site-written = { $files } archivos en { $folder }: ponlos en un alojamiento web o pruébalos con «{ $command }»
fail-not-built = la interfaz para el navegador aún no está construida; la construye «make setup»

## Puzzles.

help-puzzles = Problemas: un turno, una respuesta mejor. Haz más, o demuestra los que hay.
help-puzzles-make = Encuentra problemas en partidas entre bots: posiciones en las que un turno es claramente el mejor. Cada turno se explora entero; la misma semilla encuentra los mismos problemas.
help-puzzles-check = Demuestra problemas explorando de nuevo cada turno, con varios repartos. Sin archivo: los de Spinney.
option-puzzles-count = Cuántos problemas, los mismos de cada clase.
option-puzzles-out = Dónde escribirlos.
option-puzzles-path = Un archivo de 'spinney puzzles make'.
progress-puzzles = Buscando problemas
progress-proving = Demostrando problemas
puzzles-written = Hay { $n } problemas en { $path }. Para demostrarlos: { $command }
puzzles-proved = Los { $n } problemas están demostrados.
fail-puzzles = { $wrong } de { $n } problemas no se sostienen
error-not-puzzles = no es un archivo de problemas
error-no-puzzle = no hay ningún problema { $puzzle }
error-puzzle-unclear = ningún turno es claramente el mejor
error-puzzle-other-answer = el mejor turno vale { $worth }, el siguiente { $next_best }
error-puzzle-line = el turno indicado vale { $worth }
