### The wording of Spinney in Italian.
###
### The forms are those of en.ftl, whose comments explain them. A host is called "terreno", since
### "ospite" is both host and guest and "habitat" is printed for the moor; what lies face down lies "a faccia in giù", which needs no gender.

## Numbers and lists

# $one and $many are the singular and the plural of what is counted.
counted = { $n ->
    [one] { $n } { $one }
   *[other] { $n } { $many }
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
any-number = un numero qualsiasi di { $many }
up-to = fino a { $cards }
list-comma = { $first }, { $second }
list-and = { $first } e { $second }
list-or = { $first } o { $second }
list-semicolon = { $first }; { $second }
labelled = { $label }: { $text }

## Nouns
##
## The message itself is the singular that follows "per ogni", and
##   .some  one of them, the object of a verb: "gioca un uccello", "hai un pipistrello"
##   .many  the plural: "un numero qualsiasi di uccelli", "2 uccelli"
##   .more  the object in "nessuno ha più uccelli"
##   .on    where a card lies: "su una brughiera"

card = carta
    .some = una carta
    .many = carte

## Types of cards

# The forms of a name in a set of one's own that gives only the name.
form-some = { $one }
form-many = { $one }
form-more = più { $one }
form-on = su { $one }

tag-tree = albero
    .some = un albero
    .many = alberi
    .more = più alberi
    .on = su un albero
tag-shrub = arbusto
    .some = un arbusto
    .many = arbusti
    .more = più arbusti
    .on = su un arbusto
tag-moor = brughiera
    .some = una brughiera
    .many = brughiere
    .more = più brughiere
    .on = su una brughiera
tag-bird = uccello
    .some = un uccello
    .many = uccelli
    .more = più uccelli
tag-butterfly = farfalla
    .some = una farfalla
    .many = farfalle
    .more = più farfalle
tag-dragonfly = libellula
    .some = una libellula
    .many = libellule
    .more = più libellule
tag-insect = insetto
    .some = un insetto
    .many = insetti
    .more = più insetti
tag-plant = pianta
    .some = una pianta
    .many = piante
    .more = più piante
tag-mushroom = fungo
    .some = un fungo
    .many = funghi
    .more = più funghi
tag-amphibian = anfibio
    .some = un anfibio
    .many = anfibi
    .more = più anfibi
tag-deer = cervide
    .some = un cervide
    .many = cervidi
    .more = più cervidi
tag-cloven_hoofed = animale con zoccoli
    .some = un animale con zoccoli
    .many = animali con zoccoli
    .more = più animali con zoccoli
tag-pawed = animale con zampe
    .some = un animale con zampe
    .many = animali con zampe
    .more = più animali con zampe
tag-mouse = topo
    .some = un topo
    .many = topi
    .more = più topi
tag-bat = pipistrello
    .some = un pipistrello
    .many = pipistrelli
    .more = più pipistrelli

## Different species of a type

# Butterflies and dragonflies also follow "serie di".
kinds-tree = specie di albero
    .many = specie di alberi
kinds-shrub = specie di arbusto
    .many = specie di arbusti
kinds-moor = specie di brughiera
    .many = specie di brughiere
kinds-bird = specie di uccello
    .many = specie di uccelli
kinds-butterfly = specie di farfalla
    .many = specie di farfalle
kinds-dragonfly = specie di libellula
    .many = specie di libellule
kinds-insect = specie di insetto
    .many = specie di insetti
kinds-plant = specie di pianta
    .many = specie di piante
kinds-mushroom = specie di fungo
    .many = specie di funghi
kinds-amphibian = specie di anfibio
    .many = specie di anfibi
kinds-deer = specie di cervide
    .many = specie di cervidi
kinds-cloven_hoofed = specie di animale con zoccoli
    .many = specie di animali con zoccoli
kinds-pawed = specie di animale con zampe
    .many = specie di animali con zampe
kinds-mouse = specie di topo
    .many = specie di topi
kinds-bat = specie di pipistrello
    .many = specie di pipistrelli

## Other things that are counted

# $symbol: the name of a tree symbol.
count-symbol = carta con il simbolo { $symbol }
    .many = carte con il simbolo { $symbol }
count-own-symbol = carta con lo stesso simbolo
    .many = carte con lo stesso simbolo
count-full-trees = albero completamente occupato
    .many = alberi completamente occupati
count-below-trees = carta nello slot inferiore di un albero
    .many = carte negli slot inferiori degli alberi
count-below = carta in uno slot inferiore
    .many = carte negli slot inferiori
count-in-cave = carta nella caverna
    .many = carte nella caverna
count-filled-slots = slot occupato
    .many = slot occupati
count-in-slot = carta in questo slot
    .many = carte in questo slot
# $one, $some, $many: forms of what is counted. $host: this-tree or this-host, with its preposition.
count-at-host = { $one } { $host }
    .some = { $some } { $host }
    .many = { $many } { $host }
# Two things counted together; $first and $second are singulars, $firsts and $seconds plurals.
count-sum = { $first } o { $second }
    .many = { $firsts } e { $seconds }
this-tree = su questo albero
this-host = in questo terreno

## Effects

effect-draw = pesca { $cards }
effect-draw-per = pesca una carta per ogni { $one }
effect-extra-turn = gioca un altro turno
effect-extra-turn-needs = gioca un altro turno se hai { $some }
# $what: a noun ("un uccello"), several ("un albero o un arbusto") or any-number.
effect-free-play = { $clearing ->
    [yes] gioca gratis { $what } dalla radura
   *[no] gioca gratis { $what }
}
# $text: effect-free-play.
effect-with-effect = { $text }, con il suo effetto
effect-play-paid = gioca un numero qualsiasi di carte pagandone il costo
effect-lay-saplings = gioca un numero qualsiasi di carte a faccia in giù come alberelli
effect-lay-moor = gioca una carta a faccia in giù come brughiera universale
effect-take = prendi { $cards } dalla radura
# $one and $many: one or several types, singular or plural.
effect-take-all = prendi dalla radura tutte le carte { $one }
effect-cave = metti { $cards } dalla radura nella tua caverna
effect-cave-clearing = metti tutte le carte della radura nella tua caverna
effect-cave-all = metti nella tua caverna tutte le carte { $one } della radura
effect-cave-deck = metti { $cards } dal mazzo nella tua caverna
effect-cave-deck-per = metti una carta dal mazzo nella tua caverna per ogni { $one }
effect-cave-hand = metti un numero qualsiasi di carte dalla mano nella tua caverna, a faccia in giù, poi pescane altrettante
effect-empty-clearing = rimuovi dal gioco tutte le carte della radura
effect-discard = metti { $cards } dalla mano nella radura
# Both or neither.
effect-together = { $first }, poi { $second }
# Each is optional by itself.
effect-in-any-order = { $first } e/o { $second }

## What a card does as long as it lies there

permanent-draw = ogni volta che giochi { $what }: pesca una carta
permanent-later = { $text } (dal tuo prossimo turno)
at-trees-top = una carta nello slot superiore di un albero
at-trees-bottom = una carta nello slot inferiore di un albero
permanent-stacks = un numero qualsiasi può condividere lo stesso slot
permanent-stacks-to = fino a { $n } possono condividere lo stesso slot
permanent-opens-top = un numero qualsiasi di { $many } può condividere uno slot superiore del suo terreno
permanent-opens-side = ogni slot laterale del suo terreno può accogliere anche { $many }
permanent-counts-as-tree = il suo albero conta come uno in più ovunque si conti il numero di alberi
permanent-doubles = { $many } nei suoi slot inferiori: punti doppi
permanent-counts-as = conta come { $some }

placement-moor = Solo su una brughiera
placement-bird = Solo nello slot superiore di un albero o arbusto, accanto a un altro uccello

## Points

points-per = { $points } per ogni { $one }
points-per-both = { $points } per ogni { $first } e per ogni { $second }
points-if = { $points } se { $condition }
# $otherwise: a bare number.
points-if-else = { $points } se { $condition }, altrimenti { $otherwise }
points-table = { points-table.title }: { $steps }
    .title = per numero di { $many }
points-total = { points-total.title }: { $steps }
    .title = in tutto, per numero di { $many }
points-sets = { points-sets.title }: { $steps }
    .title = serie di { $many }
# A step of a table: so many are worth so much.
step = { $n } = { $points }
step-last = { $n } o più = { $points }

if-have = hai { $some }
if-there-is = c’è { $some }
if-at-least = hai almeno { $things }
if-on = si trova { $on }
# $n is the number of slots a host has.
if-filled = tutti e { $n } gli slot { $host } sono occupati
if-in-slot = sono in { $n } nello stesso slot
if-most = nessuno ha { $more }
if-alone = è l’unica carta nel suo terreno

## Caves

cave-number = Caverna { $n }
cave-points = { $points } a fine partita

## Reasons for points

reason-each = { $things } × { $points }
reason-flat = { $n ->
    [0] nessun punto
   *[other] sempre { $n }
}
reason-needed = { $minimum ->
    [one] { $things } (ne serve { $minimum })
   *[other] { $things } (ne servono { $minimum })
}
reason-on = { $met ->
    [yes] { $on }
   *[no] non { $on }
}
reason-most = { $met ->
    [yes] { $things }, nessuno ne ha di più
   *[no] { $things }, qualcuno ne ha di più
}
reason-alone = { $n ->
    [1] l’unica carta nel suo terreno
   *[other] una di { $n } carte nel suo terreno
}
reason-sets = { $n ->
    [one] una serie da { $sizes }
   *[other] serie da { $sizes }
}
reason-doubled = { $text }, punti raddoppiati da { $host }

## Actions

action-draw = Pesca dal mazzo
action-take = Prendi { $card } dalla radura
action-play = Gioca { $card } (costo { $cost })
action-play-free = Gioca gratis { $card }
action-face_down = Gioca { $card } a faccia in giù come alberello
action-cave = { cave-number }: { $text }
action-use = Accetta
action-skip = Rinuncia
action-use-permanent = Pesca una carta
action-skip-permanent = Rinuncia
action-use-mulligan = Prendi sei nuove carte
action-skip-mulligan = Tieni la mano
action-done = Fatto
action-stuck = Mostra la mano, scarta 2 carte e pescane 2
action-pick-pay = Paga con { $card }
action-pick-take = { action-take }
action-pick-cave = Metti { $card } nella caverna
action-pick-stash = Metti { $card } a faccia in giù nella caverna
action-pick-moor = Gioca { $card } a faccia in giù come brughiera universale
action-pick-saplings = { action-face_down }
action-pick-discard = Metti { $card } nella radura
action-pick-resolve = Risolvi { $card }
action-pick-draft_keep = Tieni { $card }
action-pick-draft_right = Passa { $card } a destra
action-pick-draft_left = Passa { $card } a sinistra
action-pick-draft_clearing = { action-pick-discard }

# Where two choices would read the same, they say more.
card-with-symbols = { $card } con simbolo { $symbols }
half-of-card = { $half } dalla carta { $card }
card-in-row = { $card } (n. { $n } nella fila)
# A card just laid; $where: slot-at.
card-at = { $card } su { $where }

## Questions

prompt-turn = cosa fai?
prompt-second_draw = e la seconda carta?
prompt-slot = dove va { $card }?
prompt-pay = { $bonus ->
    [open] paga ancora { $n } per { $card } (bonus ancora possibile)
    [lost] paga ancora { $n } per { $card } (senza bonus)
   *[none] paga ancora { $n } per { $card }
}
# $effect: an effect of the card that asks.
prompt-effect = { $effect }. Accetti?
prompt-permanent = peschi una carta?
prompt-mole = quale carta giochi pagandone il costo?
prompt-resolve = quale carta risolvi adesso?
prompt-take = quale carta prendi dalla radura?
prompt-cave = quale carta della radura metti nella tua caverna?
prompt-stash = quale carta metti a faccia in giù nella tua caverna?
prompt-moor = quale carta giochi a faccia in giù come brughiera universale?
prompt-saplings = quale carta giochi a faccia in giù come alberello?
prompt-discard = quale carta metti nella radura?
prompt-mulligan = nessun albero in mano: prendi sei nuove carte?
prompt-cave_choice = quale caverna prendi?
prompt-draft_keep = quale carta tieni?
prompt-draft_right = quale carta passi a destra?
prompt-draft_left = quale carta passi a sinistra?
prompt-draft_clearing = quale carta va nella radura?
prompt-asked-by = { $source }: { $question }
bonus-of = { $card }, bonus
# So many cards, or any number, are still to be chosen.
prompt-left = { $question } (ancora { $n })
prompt-any = { $question } (quante ne vuoi)

## Events
##
## $you is yes if the reader is the player called $name; $card is what the reader sees of the card.

event-turn = { $extra ->
    [yes] { $you ->
        [yes] Il tuo turno extra
       *[no] Turno extra di { $name }
    }
   *[no] { $you ->
        [yes] Il tuo turno
       *[no] Turno di { $name }
    }
}
event-drawn = { $you ->
    [yes] Peschi { $card }
   *[no] { $name } pesca { $card }
}
event-taken = { $you ->
    [yes] Prendi { $card } dalla radura
   *[no] { $name } prende { $card } dalla radura
}
event-paid = { $you ->
    [yes] Paghi con { $card }
   *[no] { $name } paga con { $card }
}
event-laid = { $alone ->
    [yes] { $you ->
        [yes] Giochi { $card }
       *[no] { $name } gioca { $card }
    }
   *[no] { $you ->
        [yes] Giochi { $card } su { $host }
       *[no] { $name } gioca { $card } su { $host }
    }
}
# $kind is sapling or universal_moor.
event-laid_face_down = { $kind ->
    [sapling] { $you ->
        [yes] Giochi { $card } a faccia in giù come alberello
       *[no] { $name } gioca { $card } a faccia in giù come alberello
    }
   *[universal_moor] { $you ->
        [yes] Giochi { $card } a faccia in giù come brughiera universale
       *[no] { $name } gioca { $card } a faccia in giù come brughiera universale
    }
}
event-revealed = { $card } va dal mazzo nella radura
event-caved = { $from ->
    [deck] { $you ->
        [yes] Metti { $card } dal mazzo nella tua caverna
       *[no] { $name } mette { $card } dal mazzo nella caverna
    }
    [clearing] { $you ->
        [yes] Metti { $card } dalla radura nella tua caverna
       *[no] { $name } mette { $card } dalla radura nella caverna
    }
   *[hand] { $you ->
        [yes] Metti { $card } a faccia in giù nella tua caverna
       *[no] { $name } mette { $card } a faccia in giù nella caverna
    }
}
event-winter = { $n ->
    [1] Il primo inverno
    [2] Il secondo inverno
   *[3] Il terzo inverno
}
event-cleared = La radura viene svuotata: { $cards }
event-extra_turn = { $you ->
    [yes] Ottieni un turno extra
   *[no] { $name } ottiene un turno extra
}
event-used = { $bonus ->
    [yes] { $you ->
        [yes] Usi il bonus di { $source }
       *[no] { $name } usa il bonus di { $source }
    }
   *[no] { $you ->
        [yes] Usi l’effetto di { $source }
       *[no] { $name } usa l’effetto di { $source }
    }
}
event-declined = { $bonus ->
    [yes] { $you ->
        [yes] Rinunci al bonus di { $source }
       *[no] { $name } rinuncia al bonus di { $source }
    }
   *[no] { $you ->
        [yes] Rinunci all’effetto di { $source }
       *[no] { $name } rinuncia all’effetto di { $source }
    }
}
event-discarded = { $you ->
    [yes] Metti { $card } nella radura
   *[no] { $name } mette { $card } nella radura
}
event-shown = { $you ->
    [yes] Mostri { $card }
   *[no] { $name } mostra { $card }
}
event-mulligan = { $you ->
    [yes] Prendi sei nuove carte
   *[no] { $name } prende sei nuove carte
}
event-cave_chosen = { $you ->
    [yes] Prendi la caverna { $n }
   *[no] { $name } prende la caverna { $n }
}
event-automa = L’automa: { $parts }
event-burned = { $card } esce dal gioco (dal mazzo)
event-removed = { $card } esce dal gioco (dalla radura)
event-dealt = { $you ->
    [yes] Ricevi { $card }
   *[no] { $name } riceve { $card }
}
# $name receives the card; the role of the reader: keeper (of the own card), giver, receiver, other.
event-drafted = { $role ->
    [keeper] { $you ->
        [yes] Tieni { $card }
       *[no] { $name } tiene { $card }
    }
    [giver] { $name } riceve { $card } da te
    [receiver] { $giver } ti passa { $card }
   *[other] { $name } riceve { $card } da { $giver }
}
event-dropped = { $you ->
    [yes] Rimuovi { $card } dal gioco
   *[no] { $name } rimuove { $card } dal gioco
}
event-over = La partita è finita

automa-add = { $cards } dal mazzo nella radura
automa-burn = { $cards } dal mazzo fuori dal gioco
automa-remove_left = { $cards } dall’estremità sinistra della radura fuori dal gioco
automa-remove_right = { $cards } dall’estremità destra della radura fuori dal gioco

## The solo mode

goal-worth = { $some } da { $points }
goal-different-hosts = { $n } tipi diversi di alberi, arbusti e brughiere
goal-birds-everywhere = almeno { $n } uccelli su ogni albero, arbusto e brughiera
medal-bronze = bronzo
medal-silver = argento
medal-gold = oro

## Sets, slots, symbols

slot-top = in alto
slot-bottom = in basso
slot-left = a sinistra
slot-right = a destra
slot-top1 = in alto 1
slot-top2 = in alto 2
slot-bottom1 = in basso 1
slot-bottom2 = in basso 2

# $n numbers the hosts of a forest.
host-numbered = { $host } (terreno { $n })
# $host: host-numbered.
slot-at = { $host }, { $slot }

## Names

card-split = { $first } / { $second }
name-sapling = Alberello
name-universal_moor = Brughiera Universale
name-butterfly_sets = Serie di farfalle
name-dragonfly_sets = Serie di libellule
name-cave = Caverna
name-cave_card = Carta caverna
name-winter = Inverno

## Species of the forest game; those that rules count have the forms of a noun

## Species of Dartmoor

## The terminal: names of players and games

you = Tu
bot-name = Bot { $number }
player-name = Giocatore { $number }
game-forest = Forest Shuffle
game-dartmoor = Forest Shuffle: Dartmoor

## The terminal: score sheets

score-card = Carta
score-where = Dove
score-points = Punti
score-why = Perché
score-total = Totale

## Printed score sheets

sheet-title = { $game }, foglio dei punti
sheet-ranking = Classifica
sheet-place = Posto
sheet-categories = Punti per categoria
sheet-category = Categoria
sheet-species = Punti per specie
sheet-number = Numero
sheet-forest = Foresta
sheet-host = Terreno
sheet-made = Fatto con Spinney, un progetto di appassionati non ufficiale.

## The terminal: the card gallery

cards-name = Nome
cards-set = Espansione
cards-place = Slot
cards-cost = Costo
cards-copies = Copie
cards-tags = Tipi
cards-text = Testo
cards-side = di lato
cards-count = { $count ->
    [one] { $count } specie
   *[other] { $count } specie
}
cards-cave = Caverna { $number }: { $text }
cards-unattested = { $mark } non confermato: la nostra ipotesi migliore, oppure un dato preso da app segnapunti. Non si sa del tutto quali metà stiano insieme su una carta di Dartmoor e quale simbolo albero mostri ciascuna; --json dice che cosa è confermato.
cards-unprinted = { $mark } nome non stampato in italiano; è una nostra traduzione.
part-placement = { $text }
part-effect = { $text }
part-permanent = { $text }
part-bonus = Bonus: { $text }
part-points = Punti: { $text }

## The terminal: the table

board-standing = Turno { $turn }. { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
} nel mazzo, inverni usciti: { $winters } su { $last }.
board-danger = Attenzione: la prossima carta del mazzo può chiudere la partita.
# $points is board-points or empty.
board-player = { $name }{ $points }{ $own ->
    [yes] {""}
   *[no] , { $hand } in mano
}, { $cave } nella caverna{ $cave_card ->
    [0] {""}
   *[other] {" "}(caverna { $cave_card })
}
board-points = : { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-no-hosts = {"  "}ancora niente
board-host = { $number }. { $name }
board-host-slots = {"  "}{ $host }: { $slots }
board-empty-hosts = {"  "}Vuoti: { $hosts }
board-slot = { $slot } { $cards }
board-worth = { $name } ({ $points })
board-clearing = Radura, { $count } su { $limit }:
board-hand = La tua mano, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}:
board-half = { $name } [{ $symbol }, costo { $cost }]

## The terminal: playing

play-welcome =
    Scrivi il numero della tua scelta. Oppure: h consiglio, u annulla, t tavolo, p punti, c e parte di un nome: il testo di una carta, q esci.
    La partita viene salvata dopo ogni azione: { $path }
play-which-game = Quale gioco? (Invio per 1){" "}
play-ask = >{" "}
play-picks-any = Scrivi i numeri di tutte le carte che vuoi, per esempio 1 3, oppure 0 per nessuna.
# $free is "yes" if none may be picked as well.
play-picks-exact = Scrivi { $n ->
    [one] un numero
   *[other] { $n } numeri, in qualsiasi ordine
}{ $free ->
    [yes] , oppure 0 per nessuna carta
   *[no] {""}
}.
play-help = Scrivi un numero dell’elenco. h dà un consiglio, u annulla la tua ultima scelta, t mostra il tavolo, p i punti finora, c e parte di un nome (c lupo) il testo di una carta, q esce dalla partita, che resta salvata.
play-no-card = Nessuna carta ha un nome che contiene «{ $name }».
play-no-undo = Niente da annullare: nel frattempo è stata rivelata una carta nascosta, o ha giocato un altro.
play-undone = Annullato: { $action }.
play-left = Partita salvata. Per continuare: { $program } resume { $path }
play-saved = Per rivederla: { $program } review { $path }
play-end = { $count ->
    [one] Vittoria
   *[other] Vittoria condivisa
}: { $winners }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
play-solo-end = { $challenge }: { $reached } su { $needed }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; { $aim } da { $points_needed }. { $won ->
    [yes] Medaglia vinta: { $medal }.
   *[no] Nessuna medaglia questa volta.
}

## The terminal: entering the forests of a real table

entry-sets = Quali espansioni oltre al gioco base? Numeri, per esempio 1 2, oppure Invio per nessuna:{" "}
entry-names = Chi ha giocato? Nomi separati da virgole:{" "}
entry-same-name = Due giocatori hanno lo stesso nome.
entry-welcome =
    Scrivi una parte del nome di una carta: prima un albero, un arbusto o una brughiera, poi le carte che ci stanno. ? mostra che cos’altro puoi scrivere.
    Tutto viene salvato subito: { $path }
# $host: board-host or entry-new-host.
entry-ask = { $name }, { $host }>{" "}
entry-new-host = nuovo terreno
entry-which = Quale? Un numero, una parte del nome, oppure Invio per nessuna:{" "}
entry-host-first = Prima viene un albero, un arbusto o una brughiera, poi { $card }.
entry-symbol = Quale simbolo mostra { $card }? Ne dipendono dei punti.
# $what was done; $change: points with their sign, $points: the whole.
entry-now = { $what }: { $change }. { $name } ha { $points }.
entry-change = { $name } { $change }
entry-changes = {"  "}{ $changes }
entry-removed = { $card } in meno
# $why: an error.
entry-cannot = Non è possibile: { $why }.
entry-number = Dopo ci vuole un numero, per esempio { $command } 3.
entry-what = Di’ che cosa togliere: il numero di un terreno o una parte del nome di una carta.
entry-no-host = { $name } non ha un terreno { $n }.
entry-no-player = Qui nessuno si chiama «{ $name }».
entry-no-undo = Niente da annullare.
entry-undone = Annullato. { $name } ha { $points }.
entry-saved = Salvato: { $path }
entry-left = Per continuare: { $program } score --interactive { $path }
entry-place = { $place }. { $name }: { $points }
entry-help =
    Una parte di un nome posa la carta: un albero, un arbusto o una brughiera comincia un nuovo terreno, tutto il resto va al terreno aperto. Può seguire lo slot (lepre a sinistra) e dopo @ il simbolo (lepre@quercia); viene chiesto solo dove ne dipendono dei punti. Un numero riapre quel terreno; d oppure Invio lo chiude.
    n prossimo giocatore, dopo l’ultimo il risultato (n ana: ad Ana); c 5 carte nella caverna; k 3 carta caverna (Dartmoor); s mostra la foresta con i suoi punti; r 2 toglie il terreno 2, r lepre quella carta; u annulla l’ultimo inserimento; w dice dove è salvato; q termina. ? mostra questo.

## The terminal: at a server's table
##
## $you is yes if it is about the reader, who is otherwise called $name.

join-tables = Tavoli pubblici su { $address }:
join-no-tables = Nessun tavolo pubblico su { $address }.
join-table = {"  "}{ $code }  { $game }, { $taken ->
    [one] { $taken } posto occupato
   *[other] { $taken } posti occupati
} su { $seats }, { $phase ->
    [lobby] da iniziare
   *[playing] in corso
}: { $names }
join-how =
    Per sederti: { $program } join { $address }/t/CODICE (con --watch per guardare)
    Per aprire un tavolo: { $program } join { $address } --new (con --bot planner per giocare contro dei bot)
# $full is yes if no seat is open.
join-share = Questo è il tavolo { $code }. { $full ->
    [yes] Gli altri possono guardare con: spinney join --watch { $link }
   *[no] Gli altri possono sedersi con: spinney join { $link }
}
# $why: the server's reason why there is no seat.
join-only-watch = { $why }; con --watch puoi guardare
join-only-looking = stai solo guardando
join-no-code = «{ $code }» non è il codice di un tavolo; un codice ha da 4 a 12 lettere e cifre
join-lobby = Tavolo { $code }, { $game }: la partita non è ancora iniziata.
join-seat = {"  "}{ $number }. { $who ->
    [you] { $name } (tu)
    [here] { $name }
    [away] { $name } (offline)
    [bot] { $name } (bot)
   *[open] libero
}
join-host-starts = Quando ci siete tutti scrivi start, oppure start { $bot } per far giocare quel bot nei posti liberi.
join-wait = In attesa che { $name } avvii la partita.
join-full = Tutti i posti sono occupati. Scrivi start per iniziare.
join-welcome = Scrivi il numero della tua scelta. Oppure: h consiglio, u annulla, t tavolo, p punti, b un bot gioca per te, s e un testo: chat, q esci, ? aiuto.
join-welcome-onlooker = Stai guardando: t mostra il tavolo, p i punti, q esce.
join-help = Scrivi un numero dell’elenco. h dà un consiglio, u annulla la tua ultima scelta (se nel frattempo sono state rivelate carte nascoste, si chiede agli altri), { command-yes } o { command-no } risponde a una richiesta simile, t mostra il tavolo, p i punti, b fa giocare un bot al tuo posto (b random: quel bot) o riprende il posto, s e un testo dice qualcosa a tutti, q esce; il posto resta tuo. Prima della partita chi ospita scrive start, oppure start planner per riempire di bot i posti liberi. Dopo la partita r gioca di nuovo, r { command-same } con la stessa distribuzione.
join-waiting = { $name } sta scegliendo.
join-not-asked = Ora la scelta non è tua. ? mostra cosa puoi scrivere.
join-wrong-number = Scrivi un numero da 1 a { $n }, oppure ? per l’aiuto.
join-not-sent = Un testo ha da 1 a { $most } caratteri stampabili.
join-bot-limit = a un tavolo un bot può usare al massimo ms={ $ms } o sims={ $sims }
join-clock = Hai { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
join-lost = Connessione persa; nuovo tentativo in corso ...
join-back-again = La connessione è tornata.
join-joined = { $name } si siede al tavolo.
join-renamed = Da ora qualcuno si chiama { $name }.
join-gone = { $name } lascia il tavolo.
# $help: join-welcome.
join-started = La partita inizia. { $help }
join-bot = { $bot } gioca { $you ->
    [yes] al tuo posto; b lo riprende
   *[no] al posto { $number }
}.
# $open is yes if the seat waits for somebody.
join-back = { $you ->
    [yes] Giochi di nuovo in prima persona
   *[no] { $open ->
        [yes] Il posto { $number } è di nuovo libero
       *[no] { $name } gioca di nuovo al posto { $number }
    }
}.
join-no-undo = Non hai niente da annullare.
join-undone = { $you ->
    [yes] La tua ultima scelta è annullata.
   *[no] { $name } ha annullato l’ultima scelta.
}
# $asked is yes if the reader must agree; $others: all who must.
join-undo-asked = { $you ->
    [yes] Nel frattempo sono state rivelate carte nascoste o ha giocato qualcun altro: serve il consenso di { $others }.
   *[no] { $asked ->
        [yes] { $name } chiede di annullare una scelta, anche se nel frattempo sono state rivelate carte nascoste. Accetti? { command-yes } o { command-no }
       *[no] { $name } chiede di annullare una scelta; serve il consenso di { $others }.
    }
}
join-undo-refused = { $you ->
    [yes] Non accetti: non si annulla niente.
   *[no] { $name } non accetta: non si annulla niente.
}
join-timed-out = { $name } ha esaurito il tempo; continua un bot.
join-said = { $name }: { $text }
join-rematch = { $you ->
    [yes] Vuoi giocare ancora.
   *[no] { $name } vuole giocare ancora: r per partecipare.
}
# $rematch is yes if somebody has asked for the next game already.
join-over = { $rematch ->
    [yes] La prossima partita è pronta: r partecipa, q esce.
   *[no] r gioca di nuovo, r { command-same } con la stessa distribuzione, p mostra i punti, q esce.
}
join-left = Il posto resta tuo. Per tornare: { $command }
# A rival's forest in one line; $hosts are names or join-host.
join-forest = {"  "}{ $hosts }
join-host = { $name } ({ $cards })

## The coach

coach-scores = vale circa { $points } a fine partita
# $card is what gains the points.
coach-adds = { $points } in più con { $card }
coach-effect = il suo effetto: { $text }
coach-bonus = ottiene il bonus: { $text }
coach-slots = spazio per altre carte
# $symbol: the symbol on the cards that stay in the hand, $card the one whose bonus they pay for.
coach-keeps = { $of ->
    [one] tiene la carta { $symbol } per il bonus di { $card }
   *[other] { $n ->
        [one] tiene { $n } carta { $symbol } su { $of } per il bonus di { $card }
       *[other] tiene { $n } carte { $symbol } su { $of } per il bonus di { $card }
    }
}
coach-wanted = { $card } vale circa { $points } più di quanto costa
coach-denies = farebbe comodo anche a chi gioca dopo
coach-cards = più carte con cui pagare
coach-spare = altrimenti ti serve a poco
# One card in $n would be the last winter.
coach-winter-ahead = 1 probabilità su { $n } che l’ultimo inverno chiuda la partita mentre sei in testa
coach-winter-behind = 1 probabilità su { $n } che l’ultimo inverno chiuda la partita mentre non sei in testa
# For one choice beside another, which is the one that was made.
coach-set = circa { $points } con la sua serie
coach-instead = { $card } rende solo circa { $points }
coach-affords = con due carte in più puoi pagare { $card }, che vale circa { $points }
coach-matches = { $symbol } aiuta a ottenere il bonus di { $card }
coach-dear = { $card } rende circa { $points }, meno di quanto valgono le carte spese
coach-costs = hai pagato con { $card }, che per te vale circa { $points }
coach-gives = e { $card } resta a chi gioca dopo
coach-left = { $n ->
    [0] { $card } ha preso le tue ultime carte
    [one] { $card } ti lasciava una sola carta per pagare
   *[other] { $card } ti lasciava { $n } carte per pagare
}
hint-choice = Scelta
hint-win = Probabilità di vittoria
hint-margin = Distacco finale
hint-points = Punti finali
hint-why = Perché
hint-estimate = Stima basata su { $n ->
    [one] { $n } partita giocata
   *[other] { $n } partite giocate
} fino alla fine.
review-title = Probabilità di vittoria e punti prima di ogni turno
review-turning = Momenti decisivi
review-turning-line = Turno { $turn }, { $who }: { $action }. { $gained }: probabilità di vittoria +{ $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
}
review-costly = Scelte più costose
review-costly-line = Turno { $turn }, { $who }: { $action }. Circa { $points } in più (probabilità di vittoria +{ $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
}) con: { $better }
review-none = Niente di rilevante.
review-cost = { $who }: { $n ->
    [one] { $n } scelta principale
   *[other] { $n } scelte principali
}, circa { $points } in meno per quelle costose.

## Commands that are typed at a table: what is shown, and what else is understood. English always is.

command-leave = q
    .also = esci
command-table = t
    .also = tavolo
command-undo = u
    .also = annulla
command-hint = h
    .also = consiglio
command-points = p
    .also = punti
command-card = c
    .also = carta
command-bot = b
    .also = bot
command-say = s
    .also = dire
command-yes = sì
    .also = si
command-no = no
    .also = n
command-rematch = r
    .also = rivincita
# Said after command-rematch.
command-same = uguale
    .also = {""}
command-start = start
    .also = inizia

## Commands typed while forests are entered, besides command-leave and command-undo

command-done = d
    .also = fatto
command-next = n
    .also = prossimo avanti
command-cave = c
    .also = caverna
command-cave_card = k
    .also = cartacaverna
command-show = s
    .also = mostra
command-remove = r
    .also = togli
command-save = w
    .also = salva
command-help = ?
    .also = aiuto

## The command line: what it prints

restored = { $n } tavoli e blocchi segnapunti sono tornati
serve-address = Spinney è attivo su { $address } (Ctrl-C per fermarlo)
# $shipped is yes if it is the deck that comes with the program, which has this $digest otherwise.
deck-checked = { $path }: { $game }, { $cards } carte, { $sets }: { $shipped ->
    [yes] il mazzo fornito
   *[no] mazzo { $digest }
}. Va bene
set-written = { $path } è scritto. Poi: { $command }
set-checked = { $path }: { $name }, { $species } specie su { $cards } carte
games-per-second = { $n } partite/s
progress-playing = Gioca
progress-line = partite: { $done } su { $games }, { $rate } partite/s, ancora { $left }
progress-measuring = Misura, parte { $n }...
progress-review = Analisi della partita
plot-turn = turno
plot-points = punti
plot-win_chance = probabilità di vittoria, %

## The command line: simulations

simulate-games = partite
simulate-choices = scelte
simulate-turns = turni
simulate-digest = impronta
simulate-audit_violations = controllo: violazioni
simulate-won = vinte
simulate-score-mean = punti in media
# A tenth, half, nine tenths of all scores are at most that.
simulate-score-p10 = punti, 10%
simulate-score-p50 = punti, 50%
simulate-score-p90 = punti, 90%
simulate-folder = dataset
simulate-stopped = interrotto; senza --out non si salva nulla
simulate-paused = interrotto; partite in { $path }: { $done } su { $games }. Lo stesso comando le riprende

## The command line: many machines

progress-cluster = Cerco il cluster ...
# What was done: $hours core-hours; $retried pieces of it were lost with a worker and done again.
bill-work = { $hours } ore-core di { $workers ->
    [one] un processo
   *[other] { $workers } processi
} su { $machines ->
    [one] una macchina
   *[other] { $machines } macchine
}{ $retried ->
    [0] {""}
    [one] ; un pezzo perso è stato rifatto
   *[other] ; { $retried } pezzi persi sono stati rifatti
}
bill-cost = costo: { $cost } ({ $price } per ora-core)

## The command line: bots against each other

# $kept is yes if the games so far are in the file $path.
arena-stopped = interrotto{ $kept ->
    [yes] ; lo stesso comando riprende da { $path }
   *[no] {""}
}
arena-title = { $game }, { $players } giocatori, { $games } partite, seme { $seed }
arena-bot = bot
arena-rating = valutazione
arena-wins = vittorie
arena-interval = 95%
arena-mean = media
arena-top = massimo
arena-thought = ms per turno
arena-pairs = Testa a testa; quota equa: { $fair }
arena-first = primo
arena-second = secondo
arena-games = partite
arena-first-wins = vittorie del primo
arena-means = punti in media
from-to = da { $low } a { $high }

## The command line: bots of one's own

new-bot-written =
    { $path } è pronto: un bot che sa già giocare. Per vedere come se la cava:
    { $command }
check-bot-table = { $game }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}: in media { $points } punti, { $ms } ms a turno
check-bot-fine = { $bot } è pronto a giocare: tutte le sue scelte sono permesse e ripetibili.

## The command line: how fast it is

bench-title = Partite a caso, un core, motore { $compiled ->
    [yes] compilato
   *[no] interpretato
}
bench-interpreted = Lo stesso codice interpretato
bench-ratio = Compilato è { $ratio } volte più veloce.
bench-parts = Singole operazioni
bench-slower = Due giocatori, il gioco più lento
bench-choices = scelte/s
bench-turns = turni/s
bench-games = partite/s
# $what: a game, and perhaps its sets.
bench-row = { $what }, { $players } giocatori
bench-copy = copiare una partita
bench-view = la vista di un posto
bench-determinize = ridistribuire ciò che un posto non vede
bench-score = contare una foresta finita
bench-state = stato più grande
bench-driven = legal e apply chiamati da Python
bench-network = una rete sceglie, con NumPy
bench-network-plain = una rete sceglie, senza NumPy
bench-import = importare spinney.engine
bench-start = spinney --version
bench-peer = { $name } ({ $what }): { $rate } scelte/s
bench-skipped = { $name } ({ $what }): saltato, { $why }
bench-catanatron = È { $ratio } volte più veloce di catanatron.
bench-growth = Scalabilità
bench-jobs = simulate --jobs { $jobs }: { $rate } partite/s

## The command line: what cannot be done
##
## After the program's name, so they begin in lower case. What is in straight quotes is typed so.

fail-start = il giocatore { $start } non può iniziare: { $players ->
    [one] c’è solo { $players } giocatore
   *[other] ci sono solo { $players } giocatori
}
fail-no-folder = --out richiede il nome di una cartella
fail-no-out = --turns, --choices e --part riguardano un dataset: indica la sua cartella con --out
fail-study-from = --from legge partite già giocate; non si può combinare con { $options }
# $name: a part of the program that is not installed.
fail-workers = più processi sono possibili solo su Linux e macOS
fail-newer-database = una versione più recente ha cambiato questo database in modo che questa non può usarlo ({ $what }); installa di nuovo la più recente o ripristina una copia di sicurezza
fail-database = non si può usare il database: { $why }
fail-new = --new apre un tavolo tuo; non si può combinare con --code o --watch
fail-name = un nome ha da 1 a { $most } caratteri stampabili
fail-set = espansione sconosciuta { $set }; scegli tra { $sets }
fail-tag = tipo sconosciuto { $tag }; scegli tra { $tags }
fail-filters = nessuna specie supera tutti questi filtri
fail-exists = { $path }: esiste già; riprendi la partita con 'spinney resume { $path }'
fail-set-name = { $name } non può essere il nome di un’espansione: prima una lettera, niente virgolette
fail-no-saved-game = nessuna partita salvata in { $folder }
fail-not-over = { $path }: la partita non è finita; --reveal la mostra, con tutte le carte nascoste
fail-price = --price richiede un importo: un numero, 0 o più
fail-over = { $path }: la partita è finita; rivedila con 'spinney review { $path }'
fail-bot-moves = { $path }: tocca a un bot; 'spinney resume { $path }' lo fa giocare
fail-one-table = --interactive e --html richiedono un solo file con un solo tavolo
fail-html-exists = { $path }: esiste già; --force lo sovrascrive
fail-html-itself = { $path }: lì c’è già il tavolo; per il foglio serve un altro file
fail-other-game = { $path }: un tavolo di { $game }
fail-bot-name = nessun bot può chiamarsi { $name }; un nome è fatto di lettere e cifre e comincia con una lettera
fail-bot-file = { $path }: il file di un bot finisce in .py
fail-process = un processo di lavoro è stato interrotto; ciò che era già salvato resta
# $help: what to type for help.
usage-option = opzione sconosciuta { $option }; vedi '{ $help }'
usage-missing = manca { $name }; vedi '{ $help }'
usage-value = { $name }: valore non valido; vedi '{ $help }'
usage-wrong = non capito: { $line }; vedi '{ $help }'

## Studies: the words of a report
##
## $field: players, sets and bots in words. $range: an interval, made by study-range.

study-written = { $n ->
    [one] { $games } partita, { $path }
   *[other] { $games } partite, { $path }
}
train-line = { $seconds } s, { $millions } milioni di scelte; partite vinte contro planner, per giocatori ed espansioni: { $won }
train-no-curve = Senza matplotlib la curva di apprendimento non viene disegnata (pip install 'spinney[train]').
trained =
    La rete è in { $path }. Per vedere come gioca:
    { $command }
curve-minutes = minuti
curve-won = partite a due vinte contro planner, %
study-no-solo = le partite in solitario sono escluse: { $folders }
study-stopped = interrotto; le partite giocate sono in { $folder }. Lo stesso comando le riprende

study-title = { $game }: uno studio
study-lead = Che cosa { $n ->
    [one] dice { $games } partita di bot, con { $seats } punteggi,
   *[other] dicono { $games } partite di bot, con { $seats } punteggi,
} su punti, specie, strategie, posti, inverni e bonus. Ogni risultato è calcolato da queste partite. I bot non sono persone: i risultati mostrano come si comporta il gioco quando si gioca così.
study-contents = Indice
study-foot = Fatto da Spinney, un progetto non ufficiale di appassionati, con il comando «spinney study». Le stesse partite danno lo stesso rapporto.
study-range = da { $low } a { $high }
study-players = { $n } giocatori
study-all-sets = tutte le espansioni
study-removed = carte tolte
study-kept = nessuna carta tolta
study-draft = draft
study-deck = mazzo { $deck }
study-label-both = { $first }: { $second }
study-bot-at = { $bot } con { $others }, { $players }
study-seat-of = Posto { $n } di { $players }
study-winter = Inverno { $n }

study-score = Punti alla fine
study-games-at = Partite
study-games = Numero
study-mean-score = Punteggio medio
study-tenth = Un decimo fa al massimo
study-median = Mediana
study-nine-tenths = Nove decimi fanno al massimo
study-top = Massimo
study-victories-seat = Vittorie per posto
study-victories-at = Vittorie con { $players } (quota equa: { $fair })
study-first-seat = Vittorie del primo posto
study-fair = Quota equa
study-turns-each = Turni per giocatore
study-first-winter = Primo inverno
study-second-winter = Secondo inverno
study-after-second = Turni di tutti i giocatori dopo il secondo inverno
study-share-of-game = Parte della partita giocata
study-species = Specie
study-laid = Posti che l’hanno giocata
study-points-play = Punti per giocata
study-points-play-at = Punti per giocata, { $players }
study-points-card = Punti per carta spesa
study-points-turn = Punti per turno speso
study-points-cost = Punti per carta, un turno vale due
study-with = Vittorie con
study-without = Vittorie senza
study-apart = Differenza in punti percentuali
study-plan = Strategia
study-plan-first = Strategia
study-plan-second = Seconda fonte di punti
study-plan-own = Strategia propria
study-plan-rival = Strategia avversaria
study-pair = Prima e seconda fonte
study-share-of-seats = Quota dei posti
study-score-removed = Punteggio medio, carte tolte
study-score-kept = Punteggio medio, nessuna tolta
study-more-points = Differenza in punti
study-more-turns = Differenza in turni per giocatore
study-spread = Deviazione standard, tolte / nessuna tolta
study-copies = Copie tolte in media
study-points-copy = Punti di un posto per copia mancante
study-victories-copy = Partite vinte così per copia mancante, in punti percentuali
study-bonuses-seat = Bonus per giocatore
study-bonuses-earned = Bonus ottenuti tra quelli possibili
study-bonus-more = Punti con un bonus in più
study-seed = Seme

study-boxes-read = Il riquadro contiene la metà centrale dei punteggi o dei turni, la linea sottile va da un decimo a nove decimi, la barra è la mediana e il rombo la media.
study-dots-read = Ogni punto è la quota delle vittorie di un posto, con il suo intervallo al 95%. La linea arancione è la quota equa; un punto vuoto non se ne distingue.

study-findings = Prima di tutto, dieci risultati
study-findings-intro = Vengono tutti da partite in cui ogni posto è della rete, che si è allenata giocando contro sé stessa ({ $field }). I segni dicono se un risultato vale anche nelle partite di bot più deboli: ✓ sì, ✗ no, ? quelle partite non bastano a dirlo.
study-find-plan = { $plan }: tra le strategie seguite da almeno il { $common } dei posti, è ciò che vince più spesso. Chi ne ricava la maggior parte dei punti ottiene il { $share } delle vittorie ({ $range }; quota equa: { $fair }).
study-find-weak-plan = { $plan }: tra le strategie seguite da almeno il { $common } dei posti, è ciò che vince meno spesso, il { $share } delle vittorie ({ $range }; quota equa: { $fair }). Le più rare sono nella tabella di tutte le strategie.
study-find-species = { $species }: la migliore compagnia. Chi l’ha giocata vince più spesso degli altri, di { $more } punti percentuali ({ $range }).
study-find-cost = { $species } rende più di tutte per il suo prezzo: { $cost } punti per carta spesa, contando un turno come due ({ $range }).
study-find-many = In { $players }, ecco ciò che vince più spesso: { $plan }, con il { $share } delle vittorie ({ $range }; quota equa: { $fair }).
study-find-first = Chi comincia ottiene il { $share } delle vittorie ({ $range }; quota equa: { $fair }).
study-find-more = Ciò che un buon giocatore gioca e il planner trascura: { $species }.
study-find-less = Ciò che piace al planner e un buon giocatore tiene in mano: { $species }.
study-find-shares = { $species } (nel { $own } delle foreste, con il planner { $other })
study-find-turns = I buoni giocatori finiscono prima: { $own } turni a testa ({ $own_range }); ai planner ne servono { $other } ({ $other_range }).
study-find-clearing = Di tutte le carte pescate, i buoni giocatori ne prendono dalla radura il { $own } ({ $own_range }), i planner il { $other } ({ $other_range }).
study-doubt-close = troppo vicino: l’intervallo comprende entrambe le risposte
study-doubt-rarely = troppo raro nelle sue partite
study-doubt-partly = vale solo per alcune
study-doubt-none = nessuna sua partita a tavoli così
study-unlike = In che cosa un buon giocatore è diverso dal planner
study-unlike-intro = Ognuno gioca contro i suoi pari ({ $field }, e il planner agli stessi tavoli). Il planner giudica ogni carta da ciò che può ancora diventare; la rete ha imparato dalle proprie partite dove questo porta. Dove si confrontano quote, le differenze sono in punti percentuali. Punteggi alti tra pari non sono un segno di forza.
study-unlike-none = Queste partite non bastano a dirlo: non ce ne sono del planner agli stessi tavoli.
study-unlike-table = In quante foreste si trova ogni specie
study-habits = Come giocano
study-habit = Ogni giocatore
study-difference = Differenza
study-habit-score = Punti
study-habit-turns = Turni
study-habit-laid = Carte giocate a faccia in su
study-habit-face-down = Carte giocate a faccia in giù
study-habit-paid = Carte pagate per ogni carta giocata a faccia in su
study-habit-bonus = Bonus per carta giocata a faccia in su
study-habit-clearing = Delle carte pescate, quelle dalla radura
study-method-networks = Quali reti: la somma di controllo di quelle dei due giochi insieme è { $digests } (l’inizio dello SHA-256 dei loro file).

study-scores = Punteggi
study-scores-intro = Quanti punti fanno i giocatori? Ogni figura cambia una cosa e lascia tutto il resto com’è. Punteggi alti tra pari non sono segno di forza: dove nessuno ha fretta, tutti raccolgono di più. Quale bot è più forte si vede ai tavoli con bot diversi.
study-scores-by = Punteggi secondo { $factor ->
    [players] il numero di giocatori
    [sets] le espansioni
   *[bots] i bot
} ({ $field })
study-scores-found = { $same ->
    [yes] La mediana è { $least } ({ $first }).
   *[no] La mediana va da { $least } ({ $first }) a { $most } ({ $second }).
}
study-mixed = Bot diversi allo stesso tavolo
study-mixed-found = Il più in alto rispetto alla quota equa ({ $fair }): { $label }, { $share } delle vittorie ({ $range }).
study-scores-table = Punteggi di tutte le partite

study-worth = Il valore di ogni specie
study-worth-intro = Tutti i numeri, tranne le ultime colonne, vengono da un solo tipo di partite: { $field }. I punti sono quelli della specie stessa alla fine; ciò che fa per altre carte, o con il suo effetto, è contato con quelle.
study-worth-caution = Correlazione non è valore: chi gioca { $species } ha già { $type }, e chi è in testa gioca più carte di ogni genere. E di { $n } specie circa { $chance } si scostano dal loro vero valore per puro caso; una differenza si dice netta solo se lo sarebbe anche fra tutte.
study-worth-points = Punti per la spesa: le { $n } specie migliori
study-worth-points-read = Ogni punto è quanto rende una specie per ogni carta spesa (se stessa e il pagamento), dove il suo turno vale due carte; la linea è l’intervallo al 95%. Le specie giocate in meno di { $n } partite sono escluse.
study-worth-points-found = In testa { $species } con { $cost } punti ({ $range }), cioè { $play } punti per giocata; { $n } specie su { $all } rendono più di un punto per quanto costano.
study-worth-victories = Vittorie con e senza: le { $n } specie più distanti
study-worth-victories-read = Ogni punto dice di quanto la quota delle vittorie è più alta per i posti con una specie che per quelli senza, in punti percentuali; la linea arancione vuol dire nessuna differenza.
study-worth-victories-found = Il guadagno più grande si accompagna a { $best } ({ $more }), il più piccolo o una perdita a { $worst } ({ $less }); { $clear } differenze su { $all } sono nette.
study-worth-table = Tutte le specie, per punti rispetto alla spesa

study-strategies = Strategie
study-strategies-intro = La strategia di un posto è il gruppo di specie che gli ha dato più punti. Una specie appartiene al tipo che conta ({ $species } conta { $type }), altrimenti al proprio; una specie che più altre contano e la caverna sono gruppi a sé. Partite: { $field }.
study-strategies-caution = Le strategie si vedono alla fine della partita, e quella che si è compiuta ha vinto anche per questo: questi numeri dicono come sono le foreste vincenti, non che cosa succede a chi ci prova.
study-strategies-by = Quanto spesso, e con che esito
study-strategies-read = A sinistra la quota dei posti che seguono una strategia, a destra la loro quota delle vittorie, con il suo intervallo al 95%; la linea arancione è la quota equa.
study-strategies-found = La più frequente: { $often } ({ $share } dei posti); quella di maggior successo: { $best }, { $victories } delle vittorie ({ $range }; quota equa: { $fair }).
study-strategies-table = Tutte le strategie
study-pairs-by = Che cosa va insieme
study-pairs-read = Ogni numero è la quota dei posti, in percentuale, con questa strategia (riga) e questa seconda fonte di punti (colonna). Blu è più spesso che per caso, arancione meno spesso.
study-pairs-found = La coppia più frequente è { $first } con { $second }: { $share } dei posti.
study-pairs-table = Le { $n } coppie più frequenti, in entrambi gli ordini
study-duels-by = Strategia contro strategia, in due
study-duels-read = Ogni numero dice quante partite su 100 la riga vince contro la colonna. Una casella colorata vuol dire che 50 non è nell’intervallo al 95%; mancano le coppie con meno di { $n } partite.
study-duels-found = Il vantaggio più sicuro: { $first } contro { $second }, { $share } ({ $range }) delle { $games } partite.

study-seats = Il primo posto
study-seats-intro = In tutti i posti siede lo stesso bot; ciò che un posto vince più di un altro viene quindi dall’ordine di turno.
study-seats-by = Vittorie secondo l’ordine di turno ({ $field })
study-seats-found = Vittorie del primo posto con { $players }: { $first } ({ $first_range }). Il più lontano dalla sua quota equa: { $seat }, { $share } ({ $range }) invece di { $fair }, { $clear ->
    [yes] una differenza netta anche fra tutti i posti mostrati.
   *[no] il che può essere un caso fra tanti posti.
}
study-seats-table = Il primo posto in tutte le partite

study-length = Durata e inverni
study-length-intro = La partita finisce subito con il terzo inverno, che sta nell’ultima parte del mazzo; la sua durata dipende quindi da quanto in fretta tutti pescano.
study-turns-by = Turni per giocatore ({ $field })
study-turns-found = { $same ->
    [yes] La mediana è di { $least } turni ({ $first }).
   *[no] La mediana va da { $least } turni ({ $first }) a { $most } ({ $second }).
}
study-winters-by = Quando vengono gli inverni ({ $field })
study-winters-read = Il segno è la mediana, la linea va da un decimo a nove decimi delle partite.
study-winters-found = Parte della partita già giocata al primo inverno: { $first }, al secondo: { $second } ({ $field }). Restano allora { $turns } turni per tutti i giocatori insieme; in otto partite su dieci sono da { $low } a { $high }.
study-length-table = Durata di tutte le partite

study-removal = Carte tolte
study-removal-intro = Prima della partita alcune carte lasciano il mazzo senza essere viste. Quali, lo decide il caso: ciò che cambia con loro dipende quindi da loro. Meno carte vuol dire anche una partita più corta; la prima figura mostra le due cose insieme.
study-removal-by = Punteggi con e senza togliere carte
study-removal-found = La differenza è più grande qui: { $field }, { $points } punti ({ $range }) se non si toglie nulla.
study-removal-pairs = Con e senza togliere carte
study-removal-whole = Parte della dispersione dei punteggi medi fra i tavoli ({ $field }) spiegata dalle carte che mancano: { $share } ({ $range }); il resto dipende dall’ordine delle carte e dal modo di giocare.
study-missing-by = Una copia in meno ({ $field })
study-missing-read = Un punto è quanto un’altra copia mancante delle carte di un gruppo cambia il punteggio di ogni posto, con il suo intervallo al 95%; la linea arancione vuol dire nessun cambiamento.
study-missing-found = Il cambiamento più grande: { $plan }, { $points } punti ({ $range }); { $clear } cambiamenti su { $all } sono netti.
study-missing-table = Che cosa cambia una copia mancante nei punteggi, e in quante partite vince la sua strategia

study-bonuses = Bonus
study-bonuses-intro = Il bonus di una carta si ottiene pagando solo con il suo simbolo. Sono contate le carte con bonus giocate al loro costo.
study-bonuses-by = Bonus ottenuti secondo { $factor ->
    [players] il numero di giocatori
   *[bots] i bot
} ({ $field })
study-bonuses-read = Un punto è la quota dei bonus possibili che sono stati ottenuti, con il suo intervallo al 95%.
study-bonuses-found = { $same ->
    [yes] Bonus ottenuti: { $least } ({ $first }).
   *[no] Bonus ottenuti: da { $least } ({ $first }) a { $most } ({ $second }).
}
study-bonuses-species = Bonus ottenuti secondo la specie ({ $field })
study-bonuses-table = Bonus di tutte le partite; l’ultima colonna confronta i posti di un tavolo e non dice quale sia la causa

study-sayings = Che cosa dicono i giocatori
study-sayings-intro = I buoni giocatori hanno regole pratiche. Alcune si possono verificare su queste partite.
study-sayings-table = Detto e trovato
study-said = I giocatori dicono
study-found = In queste partite
study-say-scores = In due, da 140 a 200 punti è solido, da 200 a 280 è forte.
study-say-scores-found = Punteggi ({ $field }): { $solid } solidi, { $strong } forti, { $more } ancora più alti.
study-say-deer = I cervidi con i lupi sono il piano più forte, soprattutto ai tavoli piccoli.
study-say-plan = Da raccogliere: { $cards }.
study-least = { $what } ≥ { $least }
study-say-plan-found = Vittorie dei posti con { $cards }: { $few_share } ({ $few_range }; quota equa: { $few_fair }) con { $few_players }, { $many_share } ({ $many_range }; quota equa: { $many_fair }) con { $many_players }.
study-say-weak = { $species } sono deboli se non sono tanti.
study-say-weak-found = Il loro posto fra { $n } specie, per punti rispetto alla spesa: { $ranks }.
study-say-close = Le vie per vincere sono vicine tra loro, a Dartmoor più che nella foresta.
study-say-close-found = Quote di vittorie: da { $least } ({ $first }) a { $most } ({ $second }), tra le strategie seguite da almeno il { $common } dei posti; quota equa: { $fair }.

study-method = Metodo
study-method-games = Chi gioca: random fa una qualsiasi mossa lecita, greedy prende ciò che rende di più subito, planner guarda che cosa le carte possono ancora diventare, search prova le favorite di planner su tavoli che potrebbero essere quello vero, e network fa ciò che preferisce una rete che ha imparato giocando contro sé stessa. Partite con lo stesso numero, seme e opzioni sono sempre le stesse; solo la rete può scegliere altrimenti su un altro computer, quando due azioni le sembrano ugualmente buone.
study-method-intervals = Gli intervalli sono al 95%. Le partite sono indipendenti, i posti di una partita no: ciò che uno vince, un altro perde. Perciò tutto è prima sommato su una partita e conta la dispersione fra le partite (rapporti di somme, linearizzati); le quote hanno l’intervallo di Wilson per tante partite quante si disperderebbero così, e la differenza di due quote quello di Newcombe, da entrambe. Netto vuol dire: anche dopo la correzione di Bonferroni per tutto ciò che sta accanto.
study-method-worth = Una giocata è una carta messa scoperta. Le carte spese sono lei stessa e quelle pagate per lei; un turno è speso se la carta era l’azione del turno, non se un effetto l’ha fatta giocare. I punti di una serie di farfalle o libellule si dividono in parti uguali tra le sue carte. Le vittorie sono quote: due vincitori ne hanno mezza ciascuno.
study-method-plans = Una copia mancante conta per ogni specie che la carta mostra. Gli effetti delle carte mancanti sono pendenze sulle partite con errori robusti, e la parte spiegata è il coefficiente di determinazione corretto dei conteggi di tutte le specie, con l’errore del jackknife.
study-games-table = Le partite di questo studio

## The command line: help
##
## $bots and $challenges: all that can be named.

help-usage = Uso:
# After the program's name, where one of its commands goes.
help-subcommand = COMANDO ...
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
# The braces stay: the value goes there.
help-default = [se non indicato: {"{}"}]
help-variable = [variabile: {"{}"}]
help-required = [obbligatorio]
# What stands for a value.
value-number = NUMERO
value-text = TESTO
value-file = FILE
value-address = INDIRIZZO
value-challenge = SFIDA
value-folder = CARTELLA
value-name = NOME
help-example = Esempio: { $command }
help-spinney = Gioca, calcola i punti, simula e studia Forest Shuffle e Forest Shuffle: Dartmoor. Progetto di appassionati, non ufficiale. Senza comando: si gioca nel browser.
help-serve = Offri tavoli per giocare insieme, nel browser o con 'spinney join'. Altro si imposta con variabili SPINNEY_...; vedi docs/server.md.
help-restore = Riporta i tavoli e i blocchi segnapunti messi via perché nessuno li usava.
help-join = Gioca al tavolo di un server: entra, torna, o aprine uno nuovo. Senza codice e senza --new elenca i tavoli pubblici.
help-cards = Elenca le specie, con filtri; un punto interrogativo vuol dire: non confermato.
help-score = Calcola i punti di foreste, con il motivo di ogni punto: scritte nella notazione delle foreste, o inserite con --interactive come stanno su un tavolo vero.
help-simulate = Gioca partite intere e riassumile, o salvale tutte come dataset; il risultato non dipende da --jobs.
help-study = Gioca le partite di uno studio, o leggi dei dataset, e scrivi un rapporto con figure: punteggi, valore di ogni specie, strategie, posti, inverni, carte tolte, bonus. Dopo un’interruzione lo stesso comando riprende.
help-train = Allena una rete facendola giocare contro se stessa, su una GPU o sui core di questa macchina; serve l’extra «train». Dopo un’interruzione lo stesso comando riprende.
help-arena = Fai giocare i bot tra loro con le stesse distribuzioni, ciascuno da ogni posto, e valutali. Da tre giocatori in su il bot nominato per primo siede solo tra copie dell’altro. Lo stesso seme dà lo stesso risultato, tranne con search:ms=N.
help-bench = Misura il motore su questa macchina, compilato e interpretato, a confronto con motori simili.
help-play = Gioca nel terminale contro dei bot, o contro l’automa.
help-resume = Continua una partita salvata da 'spinney play'.
help-replay = Rigioca una partita salvata mostrando tutte le carte nascoste, poi calcola i punti.
help-hint = Suggerisci le mosse migliori a chi deve giocare in una partita salvata, con i motivi, usando solo ciò che può vedere.
help-review = Rivedi una partita finita: probabilità nel tempo, svolte, scelte costose.
help-new-bot = Crea il file di un bot funzionante su cui lavorare.
help-check-bot = Fai giocare un tuo bot a ogni tipo di tavolo, ogni partita due volte, e segnala i problemi.
help-deck = File di mazzi: mostra quelli forniti, controlla i tuoi.
help-deck-check = Confronta un tuo mazzo con le copie delle specie e segnala ogni carta sbagliata.
help-deck-show = Stampa il mazzo fornito, da cui partire per uno corretto.
help-set = Espansioni tue: iniziarne una, controllarne una.
help-set-new = Scrive una piccola espansione da cui partire.
help-set-check = Controlla un’espansione e mostra le sue carte; ogni errore con la sua riga.
option-help = Mostra questo aiuto.
option-language = Lingua (se non indicata: quella del sistema).
option-version = Mostra la versione.
option-game = Quale gioco (se non indicato: forest, o dartmoor con --solo).
option-sets = Espansioni del gioco della foresta, separate da virgole: base,alpine,edge.
option-players = Quanti giocatori, da 2 a 5 (solo: 1).
option-deck = Un tuo file di mazzo.
option-set-name = Il suo nome.
option-set-path = L’espansione: un file; va bene anche una cartella.
option-set-out = Dove scriverla; altrimenti NAME.toml.
option-add = Gioca con un’espansione tua; anche più volte.
option-offer-sets = Offri a tutti un’espansione tua; anche più volte.
option-draft = Preparazione con draft (gioco della foresta).
option-start = Chi inizia, da 1 (tu); se non indicato, a caso.
option-no-removal = Non togliere carte.
option-solo = Modalità solitaria di Dartmoor, con questa sfida: { $challenges }.
option-medal = Modalità solitaria: la medaglia da raggiungere.
option-bot = Chi gioca: { $bots }, o un tuo bot, FILE.py:CLASSE.
option-jobs = Quanti processi (se non indicato: uno per core).
option-ray = Lavora su un cluster Ray: HOST:PORT, auto, o local per provare.
option-price = Prezzo per ora-core, per indicare il costo totale.
option-seed = Stesso seme, stesse partite.
option-json = Stampa JSON.
option-host = Dove ascoltare; 0.0.0.0: ovunque.
option-port = La porta.
option-db = sqlite:///FILE o postgresql://... (se non indicato: un file nella tua cartella dei dati).
option-redis = redis://...; serve a più macchine.
option-workers = Numero di processi del server.
option-open = Aprilo in un browser, se c’è uno schermo.
option-url = L’indirizzo di un server, o il link di un tavolo.
option-name = Come ti chiami lì (se non indicato: il tuo nome utente).
option-code = Il codice del tavolo, se non è nel link.
option-new = Apri un tavolo; il primo posto è tuo.
option-new-game = Con --new: quale gioco (se non indicato: viene chiesto).
option-new-bot = Con --new: il bot per gli altri posti, che altrimenti restano liberi: { $bots }.
option-watch = Guarda, senza posto.
option-only-game = Solo questo gioco.
option-only-set = Solo questa espansione.
option-only-tag = Solo carte di questo tipo.
option-caves = Invece le caverne di Dartmoor.
option-deck-file = Un file di mazzo (JSON).
option-which-game = Quale gioco.
option-forests = File di foreste; - legge una foresta JSON per riga.
option-interactive = Inserisci le foreste di un tavolo vero; riprende il file se c’è.
option-table-game = Con --interactive: quale gioco (se non indicato: viene chiesto).
option-html = Scrivi anche qui un foglio da stampare (HTML); - lo scrive invece sull’uscita standard.
option-force = Con --html: sovrascrivi un file.
option-games = Quante partite.
option-audit = Ricalcola tutto dopo ogni azione.
option-bots = Chi gioca: { $bots }, o un tuo bot, FILE.py:CLASSE. Più volte per più bot; prendono i posti a turno e avanzano di un posto a ogni partita.
option-fixed-seats = Ogni bot tiene i suoi posti.
option-dataset = Salva tutte le partite come dataset (tabelle Parquet) in questa cartella; lo stesso comando lo riprende.
option-turns = Metti nel dataset anche ogni turno.
option-choices = Metti nel dataset anche ogni scelta, con tutto ciò che era permesso.
option-part = Quante partite ha una parte del dataset; una parte interrotta si rigioca.
option-games-each = Quante partite gioca ogni coppia.
option-stop-early = Ferma una coppia quando è sicuro al 99,9% chi è migliore.
option-out = Salva qui tutte le partite; lo stesso comando le riprende.
option-study = Quale studio.
option-study-games = Partite del gruppo più grande; gli altri ne hanno una parte.
option-study-data = Dove tenere le partite (se non indicato: una cartella fra i tuoi dati).
option-study-from = Invece di giocare: un dataset di 'spinney simulate --out'; si può ripetere.
option-study-out = Dove scrivere il rapporto (se non indicato: study-NOME).
option-train-out = Dove mettere la rete, la sua curva di apprendimento e lo stato intermedio (se non indicato: network-GIOCO).
option-train-from = Parti da questa rete già allenata invece che da zero.
option-train-against = Allena la risposta migliore a questa rete, o a planner: occupa tutti gli altri posti e non impara.
option-train-sparring = Quota delle partite contro planner da cui la rete impara (con --from: 0,19).
option-train-search = Prova anche le scelte su più distribuzioni e impara dai risultati.
option-train-teacher = Allena una rete piccola che impara a giocare come questa.
option-train-like = Allena come è stata allenata questa rete: la sua ricetta, i suoi minuti e il suo seme al posto delle altre opzioni (tranne --from e --teacher).
option-train-game = Quale gioco deve giocare la rete.
option-train-minutes = Durata totale dell’allenamento, compreso il tempo prima di un’interruzione.
option-peers = Misura anche catanatron e open_spiel, installati a parte.
option-growth = Misura anche per giocatori, espansioni e processi.
option-ask-game = Quale gioco (se non indicato: viene chiesto).
option-deal = La distribuzione; se non indicata, a caso.
option-hidden-score = Niente punteggio durante la partita.
option-save = Dove salvare (se non indicato: un nuovo file fra i tuoi dati).
option-saved-or-last = Una partita salvata (se non indicata: l’ultima nel terminale).
option-saved = Una partita salvata.
option-step = Aspetta Invio prima di ogni turno.
option-until = Fermati dopo questo numero di azioni.
option-reveal = Mostra anche una partita non finita, con tutte le carte nascoste.
option-moves = Scrivi le mosse a parole, una per riga; anche una partita salvata può elencare così le sue azioni.
option-ms = Quanto pensare, in millisecondi.
option-sims = Quante partite giocare fino in fondo, invece di un tempo; il risultato è sempre lo stesso.
option-finished = Una partita finita (se non indicata: l’ultima nel terminale).
option-plot = Disegnala anche: un file come partita.svg o partita.png.
option-playouts = Partite giocate fino in fondo da ogni turno; più partite sono più precise ma più lente.
option-bot-name = Come si chiama il bot; così si chiamano la sua classe e il suo file.
option-bot-file = Scrivilo qui invece.
option-overwrite = Sovrascrivi un file.
option-rivals = Chi gioca d’ora in poi agli altri posti; un tuo bot va nominato di nuovo.

## Errors: what is wrong, and where
##
## These are said in English by the engine, too, in the same words. What is in straight quotes, and
## the names of games, sets, species and entries are as they stand in files and options.

error-action-illegal = l’azione { $action } non è permessa al giocatore { $player } nella scelta '{ $choice }'
error-action-over = azione { $action }: la partita è finita
error-action-row = l’azione { $action } non è permessa nella partita { $row }
error-arena-bots = un’arena ha bisogno di almeno due bot
error-arena-changed = { $bot } è cambiato da quando sono state giocate queste partite; usa un altro file
error-arena-damaged = le partite di questo torneo sono danneggiate
error-arena-once = nomina ogni bot una sola volta
error-arena-other = questo file contiene un altro torneo; solo gli stessi bot, opzioni, seme e versione delle regole possono riprenderlo
error-arena-players = un’arena ha bisogno di almeno due giocatori; una partita in solitario ne ha uno
error-at = { $where }: { $why }
error-at-card = { $where } ({ $card })
error-at-entry = { $where }, { $entry }
error-at-host = { $player }, terreno { $n }
error-at-player = giocatore { $n }
error-bot-no-parameters = bot { $bot }: parametro sconosciuto { $parameter }; non ne ha
error-bot-one-of = bot { $bot }: indica solo uno tra { $parameters }
error-bot-parameters = bot { $bot }: parametro sconosciuto { $parameter }; scegli tra { $parameters }
error-bot-value = bot { $bot }: { $parameter } deve essere un numero intero da 1 a { $most }
error-cannot-move = non si può { $move }; si può { $moves }
error-cannot-save = impossibile salvare: { $why }
error-card-cost = { $species } costa { $cost }, non { $wrong }
error-card-double = l’id è usato { $n } volte
error-card-halves = 'halves' di una carta { $kind } deve avere lunghezza { $n }
error-card-id = un id è un numero, o un testo di al massimo { $n } caratteri
error-card-kind = kind { $kind } non è tra { $kinds }
error-card-other-set = nell’espansione { $set }, ma le sue metà sono di { $sets }
error-card-own-symbol = { $species } mostra { $symbol }, ci vorrebbe il suo simbolo
error-card-place = { $species } va { $goes }, non su una metà { $place }
error-card-set = l’espansione è un testo
error-card-symbol = { $species } mostra { $symbol }, che non è tra { $symbols }
error-dataset-busy = un’altra esecuzione sta scrivendo in { $folder }; aspetta che finisca, o indica un’altra cartella
error-dataset-changed = { $bot } è cambiato da quando sono state giocate queste partite; usa un’altra cartella
error-dataset-damaged = { $file } è danneggiato
error-dataset-other = { $folder } contiene un altro dataset: il suo '{ $what }' è { $there }, non { $wanted }
error-dataset-part = { $file } è danneggiato; cancellalo e ripeti il comando che l’ha scritto
error-dataset-schema = { $folder } ha lo schema { $schema }; questo programma legge { $known }
error-dataset-short = partite in { $folder }: { $there } su { $games }; lo stesso comando gioca le altre
error-dataset-shrinks = { $folder } è un dataset di { $games } partite; può crescere, non ridursi
error-deck-copies = { $species }: numero di copie { $n }, non { $copies }
error-deck-file = { $path }: { $why } (e altri { $more }; vedi 'spinney deck check { $path }')
error-deck-is-a-list = un mazzo è una lista JSON di carte, o un oggetto con una lista 'cards'
error-deck-lacks = al mazzo manca l’espansione { $sets }
error-deck-not-here = giocata con il mazzo { $deck }, che non è disponibile
error-deck-other-game = il mazzo è per { $deck }, non per { $game }
error-deck-set-size = espansione { $set }: { $n } carte, non { $cards }
error-deck-winters = winter: numero di carte { $n }, non { $cards }
error-determinize = una vista si può ridistribuire solo quando il suo posto deve scegliere
error-device-only = questa partita è stata continuata su un dispositivo e si può giocare solo lì
error-draft = la preparazione con draft è del gioco della foresta
error-forest-object = una foresta è un oggetto JSON con 'game' e 'players'
error-goes-elsewhere = { $species } va { $goes }
error-host-object = un terreno è un oggetto con 'card'
error-in-action = azione { $n } di { $actions }: { $why }
error-in-card = carta { $card }: { $why }
error-in-deck = mazzo: { $why }
error-in-file = { $path }: { $why }
error-in-options = opzioni: { $why }
error-in-position = posizione: { $entry } non è adatto
error-is-folder = una cartella, non un file
error-is-list = '{ $entry }' deve essere una lista
error-is-object = '{ $entry }' deve essere un oggetto
error-list-of-numbers = '{ $entry }' deve essere una lista di numeri
error-more-bots = { $bots } bot per { $players } posti; uno per tutti, o al massimo uno per ciascuno
error-name = il nome { $name } non è testo semplice
error-name-too-long = il nome del file è troppo lungo
error-needs-symbol = { $species } qui ha bisogno del simbolo ({ $species }@...): ne dipendono dei punti
error-network-cut = { $file } è incompleto
error-network-format = { $file } ha il formato { $format }; questa versione legge il formato { $known }
error-network-other = la rete è stata fatta per altro: { $what } ({ $made }, non { $now })
error-no-action = nessuna azione { $action }; le azioni sono minori di { $most }
error-no-address = { $url } non è un indirizzo
error-no-answer = { $url } non risponde ({ $why })
error-no-bot = bot sconosciuto { $bot }; scegli tra { $bots }
error-no-budget = serve un numero di partite o un tempo per pensare
error-no-cave = cave_card { $n }; le caverne vanno da 1 a { $last }
error-no-cave-cards = solo Dartmoor ha carte caverna
error-no-challenge = sfida sconosciuta { $challenge }; scegli tra { $challenges }
error-no-choice = la partita è finita; nessuno ha una scelta
error-no-dataset = { $folder } non è un dataset: vi manca { $file }
error-no-folder = { $path }: nessuna cartella { $folder }
error-no-game = gioco sconosciuto { $game }; scegli tra { $games }
error-no-host = { $species } non è un albero, un arbusto o una brughiera
error-no-lab = uno studio ha bisogno di Polars e matplotlib: pip install 'spinney[lab]'
error-no-language = lingua sconosciuta { $language }; scegli tra { $languages }
error-no-matplotlib = per le immagini serve matplotlib: pip install 'spinney[plots]'
error-no-medal = medaglia sconosciuta { $medal }; scegli tra { $medals }
error-no-network = { $file } non è una rete
error-no-permission = permesso negato
error-no-ray = un cluster richiede Ray: pip install 'spinney[ray]'
error-no-picture = { $path }: formato di immagine sconosciuto; scegli tra { $kinds }
error-no-polars = per i dataset serve Polars: pip install 'spinney[lab]'
error-no-record = si può salvare solo una partita con un seme; questa non ne ha
error-no-seat = nessun posto { $seat }; ci sono i posti da 0 a { $last }
error-no-seed = una partita distribuita da una vista non ha un inizio a cui tornare
error-no-set-in-game = espansione sconosciuta { $set } nel gioco { $game }; scegli tra { $sets }
error-no-slot = slot sconosciuto { $slot }; scegli tra { $slots }
error-no-space = spazio esaurito sul disco
error-no-species = specie sconosciuta { $species } nel gioco { $game }
error-no-such-file = questo file non esiste
error-no-such-symbol = nessuna carta { $species } mostra { $symbol }; può essere { $symbols }
error-no-table = { $folder } non ha una tabella { $table }; ci sono { $tables }
error-not-a-number = { $value } non è un numero da 0 a { $most }
error-not-an-object = non è un oggetto
error-not-folder = ciò che dovrebbe essere una cartella è un file
error-not-in-box = non è rimasta nessuna carta { $card }
error-not-json = non è JSON: riga { $line }, colonna { $column }
error-not-keys = non è un file di chiavi; cancellalo
error-not-saved = non è una partita salvata di Spinney
error-not-solo = non è una partita in solitario
error-not-terminal-game = non è una partita del terminale; 'spinney replay' la mostra
error-not-to-choose = un posto si può consigliare solo quando deve scegliere
error-not-together = { $species } non può condividere lo slot con { $others }
error-not-utf-8 = non è un testo in UTF-8
error-nothing-to-undo = non c’è nessuna azione da annullare
error-only-beside-bird = { $species } va solo accanto a un altro uccello su un albero o arbusto, una per terreno
error-only-bots = senza il tavolo si può continuare solo una partita contro i bot
error-only-on-moor = { $species } va solo su una brughiera
error-option-whole = { $option } non è un numero intero
error-options-object = 'options' deve essere un oggetto con 'game'
error-other-rules = versione { $rules } delle regole sconosciuta; questo programma gioca le versioni da 1 a { $known }
error-other-server = { $url } non è un server Spinney di questa versione
error-own-bot = { $bot }: { $why }
error-own-bot-choice = { $bot }, turno { $turn }, scelta '{ $choice }': { $why }
error-own-bot-deal = { $why }; seme { $seed }, distribuzione { $deal }
error-own-bot-illegal = l’azione { $action } non è permessa; sono permesse { $actions }
error-own-bot-no-action = { $value } non è un’azione di view.legal()
error-own-bot-no-class = lì non c’è un bot così; ci sono { $names }
error-own-bot-none = nessuna classe lì ha un metodo decide(view, rng, clock)
error-own-bot-otherwise = { $bot } gioca diversamente la stessa partita la seconda volta; prendi tutto il caso da rng e non tenere nulla tra una scelta e l’altra
error-own-bot-parameter = { $part } non è NOME=VALORE
error-own-bot-resume = giocata contro un tuo bot; indicalo: --bot { $bot }
error-own-bot-several = lì ci sono più bot; scrivi { $path }:CLASSE con uno di { $names }
error-players = numero di giocatori: { $players }; si gioca da 2 a 5
error-players-list = 'players' deve essere una lista di giocatori, da 1 a { $n }
error-ray-address = { $address } non è l’indirizzo di un cluster Ray: HOST:PORT, auto o local
error-ray-lost = la connessione al cluster Ray { $address } è andata persa
error-ray-no-spinney = { $machine } non ha questa versione di Spinney: installa la stessa
error-ray-nobody = nessun cluster Ray a { $address }
error-ray-none = questa macchina non appartiene a nessun cluster Ray; vedi 'ray start'
error-ray-other-build = { $machine } ha Spinney { $theirs }, questa macchina { $ours }: installa la stessa versione
error-ray-refused = il cluster Ray { $address } non accetta questa macchina (deve essere uno dei suoi nodi, con lo stesso token se ce n’è uno): { $why }
error-ray-worker-dies = una parte del lavoro è stata abbandonata: { $n } processi che se ne occupavano sono andati persi
error-read-only = in sola lettura
error-review-not-over = la partita non è finita; rivederla svelerebbe ciò che è ancora nascosto
error-review-solo = una partita in solitario non ha rivali; 'spinney replay' la mostra
error-rivals-object = 'rivals' deve essere un oggetto con 'linden', 'tree', 'moor'
error-same-cave = cave_card { $n } è già di qualcun altro
error-seed-bits = il seme { $seed } è troppo grande; un seme ha al massimo 128 bit
error-seed-text = il seme { $seed } non è un numero esadecimale di al massimo 128 bit
error-sets-list = 'sets' deve essere una lista di { $sets }
error-slot-list = uno slot è una lista di carte
error-solo-forest = 'solo' è per un giocatore di Dartmoor
error-solo-game = la modalità solitaria è di Dartmoor
error-solo-players = { $players } giocatori; la modalità solitaria è per 1
error-start-player = primo giocatore { $start }; ci sono i posti da 0 a { $last }
error-strange-answer = { $url } risponde { $status }; è un server Spinney?
error-study-no-games = nessuna partita di { $game } in { $folders }
error-study-rules = { $folder } ha partite secondo la versione { $rules } delle regole, { $other } secondo la { $first }
error-study-solo = solo partite in solitario di { $game } in { $folders }, che uno studio esclude
error-system = { $reason }
error-too-many-cards = { $n } carte in foreste e caverne, ma le espansioni ne hanno solo { $most }
error-too-many-copies = più di { $copies } { $species } sul tavolo
error-too-much-json = JSON illeggibile: un numero troppo lungo, o troppi livelli
error-train-like-against = indica solo --like o --against: ognuno ha la sua ricetta
error-train-like-game = { $path } è stata allenata per { $other }, non per { $game }
error-train-like-with = { $path } è stata allenata con { $option }; indicalo anche qui
error-train-like-without = { $path } è stata allenata senza { $option }; non indicarlo
error-train-other = { $folder } contiene un allenamento con un’altra ricetta e non può essere ripreso (allora | ora: { $what }); indica le stesse opzioni o un’altra cartella
error-train-taught = una rete con un maestro parte da zero e gioca solo contro se stessa: senza --from e --against
error-true-or-false = { $option } deve essere true o false
error-unknown-entry = voce sconosciuta { $entry }
error-unknown-option = opzione sconosciuta { $option }
error-which-card = { $card } potrebbe essere { $cards }
error-wrong-action = { $action } non è un’azione
error-wrong-kind = un valore del tipo sbagliato

## Errors: why a server does not do something
##
## The server says these in English, too, in the same words. $where is the part of a message as it
## stands there, and $why what is wrong with it, in English: other languages leave that out.

error-action-waits = l’azione { $number } deve aspettare che sia fatta l’azione { $before }
error-against-rules = le regole non lo permettono: { $why }
error-all-taken = tutti i posti sono occupati
error-bot-named = posto { $seat }: si nomina un bot se, e solo se, gioca
error-bot-plays-seat = un bot gioca in questo posto; riprendilo prima
error-cannot-go-on = questo tavolo non può continuare: { $why }
error-changed-meanwhile = nel frattempo qualcosa è cambiato; guarda di nuovo
error-coach-busy = il coach sta già pensando
error-game-begun = la partita è già iniziata
error-game-not-begun = la partita non è ancora iniziata
error-game-over = la partita è finita
error-in-replay = partita salvata: { $why }
error-is-lost = la connessione è persa
error-left-table = hai lasciato questo tavolo
error-name-taken = qui qualcuno si chiama già { $name }
error-no-answer-wanted = nessuno aspetta la tua risposta
error-no-bot-there = nessun bot gioca in questo posto
error-no-chat = questo tavolo non ha la chat
error-no-database = il server non raggiunge il suo database; riprova tra un momento
error-no-deck-yet = non c’è ancora un mazzo
error-no-hello = non è arrivato il saluto iniziale
error-no-hints = a questo tavolo non ci sono consigli
error-no-review = qui niente analisi; salva la partita e falla analizzare a un tavolo tuo
error-no-rivals = una partita in solitario non ha rivali con cui confrontarsi
error-no-seat-here = qui non hai un posto
error-no-such-pad = non c’è nessun blocco segnapunti { $code }
error-no-such-seat = non c’è il posto { $seat }
error-no-such-table = non c’è nessun tavolo { $code }
error-not-over = la partita non è finita
error-not-understood = il server non lo capisce ({ $where })
error-not-your-seat = il posto { $seat } non è tuo
error-not-your-turn = è il turno di { $name }
error-nothing-there = a questo indirizzo non c’è niente
error-nothing-to-choose = adesso non hai niente da scegliere
error-nothing-to-score = non c’è ancora niente da contare
error-only-host = solo { $name } può farlo
error-only-watching = stai solo guardando; prima prendi posto al tavolo
error-other-page = una pagina esterna non può farlo
error-other-stand-in = a questo tavolo solo il bot { $bot } sostituisce gli assenti
error-daily-as-dealt = nella sfida del giorno nessuno viene sostituito
error-other-version = questo server usa la versione { $version }, non la { $other }; ricarica
error-pad-clock = un contatore che nessun blocco segnapunti può aver raggiunto
error-pad-closed = questo blocco segnapunti è chiuso
error-pad-full = un blocco segnapunti ha al massimo { $most } giocatori
error-pad-no-player = in questo blocco segnapunti non c’è il giocatore { $player }
error-pad-player-number = un numero che nessun giocatore può avere
error-pad-too-large = un blocco segnapunti con più di { $most } operazioni
error-pad-wrong-key = questa chiave non può cambiarlo
error-points-hidden = questo tavolo nasconde i punti fino alla fine
error-rematch-there = c’è già una rivincita
error-replay-seats = posti: la partita salvata ne ha { $players }
error-seat-open = il posto { $seat } è libero; aspetta, o fai giocare un bot
error-seat-taken = il posto { $seat } è occupato
error-still-here = { $name } è qui, o c’era un momento fa
error-time-left = c’è ancora tempo
error-told = { $message }
error-too-large = più di { $most } byte
error-too-many-commands = troppi comandi; aspetta un momento
error-too-many-requests = troppe richieste; aspetta un momento
error-too-many-tables = troppi tavoli o blocchi segnapunti nuovi da questo indirizzo; riprova più tardi
error-no-accounts = questo server non tiene account
error-no-account = non c’è nessun account con queste parole
error-account-changed = nel frattempo un altro dispositivo ha cambiato questo account
error-too-many-accounts = troppi nuovi account da questo indirizzo; riprova più tardi
error-too-often = troppo spesso; aspetta un momento
error-too-much-work = la tua rete chiede troppo a questo server; aspetta un momento
error-too-many-codes = troppi codici sbagliati; aspetta un po’
error-other-host = questo server non risponde a quel nome
error-newer-entry = una versione più recente del server ha scritto a questo tavolo; questa non può leggerlo
error-newer-pad = una versione più recente del server ha scritto su questo blocco segnapunti; questa non può leggerlo
error-table-full = a questo tavolo è successo così tanto che non accetta altro
error-no-onlookers = solo chi gioca può vedere questo tavolo
error-undo-asked = qualcuno sta già chiedendo di annullare una scelta
error-was-lost = la connessione si era persa; guarda prima di riprovare
error-went-wrong = qualcosa è andato storto sul server
error-wrong-key = questa chiave non apre questo tavolo
error-set-near-word = parola sconosciuta { $word }; forse { $near }?
error-set-word = parola sconosciuta { $word }; scegli tra { $words }
error-set-key = { $word } non è una chiave: minuscole, cifre e _, al massimo 30, prima una lettera
error-set-number = { $value } non è un numero intero da { $low } a { $high }
error-set-name = { $name } non è un nome: al massimo { $n } caratteri stampabili, senza parentesi
error-set-table = { $value } non è una tabella di campi
error-set-list = { $value } non è un elenco
error-set-values = una serie di punti ha da 1 a { $n } valori
error-set-deep = le regole sono annidate troppo in profondità
error-set-rule = { $value } non è una sola regola
error-set-rule-lacks = a { $rule } manca { $field }
error-set-rule-more = { $rule } richiede meno di così
error-set-cannot = { $rule } funziona solo con { $what }
error-set-size = il file supera i { $n } byte
error-set-file = né TOML né JSON: { $why }
error-set-species = da 1 a { $n } specie
error-set-lacks = manca { $field }
error-set-some-tags = indica ogni tipo una volta, e almeno uno
error-set-removed-all = al massimo quante sono le carte dell’espansione
error-set-room = troppi { $what } insieme: { $n }, al massimo { $most }
error-set-tags = più di { $n } tipi
error-in-species = { $species }, { $field }: { $why }
error-in-field = { $field }: { $why }
error-in-line = riga { $line }: { $why }
error-set-taken = { $word } esiste già
error-set-host-tag = { $place } va indicato per primo
error-set-not-host = una specie che va in uno slot non è albero, arbusto o brughiera
error-set-tree-symbol = un albero ha bisogno di un suo simbolo in 'symbols'
error-set-other-game = nel gioco { $game } non c’è nulla del genere
error-set-sets = le serie di { $tag } valgono { $values }
error-set-removed = quattro numeri: per 2, 3, 4 e 5 giocatori
error-set-card = { $card } non è una carta come "2 gull@oak/limpet@birch"
error-set-halves = { $card }: una carta è un albero, un arbusto o una brughiera, oppure ha una metà superiore e una inferiore, o due metà laterali
error-set-cards = al massimo { $n } carte
error-set-language = { $language } non è un codice di lingua
error-set-colour = { $colour } non è un colore come #5a8f3c
error-set-of-other-game = un’espansione aggiunta è per un altro gioco
error-in-set = espansione aggiunta: { $why }
error-set-problems = { $path }: { $why } (e altri { $more }; vedi '{ $command }')

## A page without a server

help-site = Scrivi Spinney come semplici file per qualsiasi hosting: partite contro i bot e su un solo dispositivo, segnapunti, regole e carte, senza server.
option-site-folder = La cartella in cui scrivere; viene creata.
site-written = { $files } file in { $folder }: mettili su un hosting o provali con «{ $command }»
fail-not-built = l’interfaccia per il browser non è ancora stata costruita; la costruisce «make setup»

## Puzzles.

help-puzzles = Problemi: un turno, una risposta migliore. Creane altri, o dimostra quelli che ci sono.
help-puzzles-make = Trova problemi nelle partite tra bot: posizioni in cui un turno è chiaramente il migliore. Ogni turno è esplorato per intero; lo stesso seme trova gli stessi problemi.
help-puzzles-check = Dimostra i problemi esplorando di nuovo ogni turno, su più distribuzioni di carte. Senza file: quelli di Spinney.
option-puzzles-count = Quanti problemi, altrettanti per ogni genere.
option-puzzles-out = Dove scriverli.
option-puzzles-path = Un file di 'spinney puzzles make'.
progress-puzzles = Ricerca di problemi
progress-proving = Verifica dei problemi
puzzles-written = { $n } problemi sono in { $path }. Per dimostrarli: { $command }
puzzles-proved = Tutti i { $n } problemi sono dimostrati.
fail-puzzles = { $wrong } problemi su { $n } non reggono
error-not-puzzles = non è un file di problemi
error-no-puzzle = non c’è nessun problema { $puzzle }
error-puzzle-unclear = nessun turno è chiaramente il migliore
error-puzzle-other-answer = il turno migliore vale { $worth }, il successivo { $next_best }
error-puzzle-line = il turno indicato vale { $worth }
