### The wording of Spinney.
###
### Phrases are put together from other phrases: an argument such as $some or $many is a noun in
### the form of that name, $cards and $things are a number with its noun, $points a number of
### points. Phrases begin in lower case; where one stands alone, its first letter becomes a capital.
### Arguments may be used in any order, and left out.
###
### French: effects are infinitives, so that they can be asked ("piocher 1 carte ?"). No name
### follows "de", which would become "d’" before a vowel; of the nouns only those that begin with
### a consonant come after "autant de" and "séries de". Conditions bring their own "si" or "s’".

## Numbers and lists

# $one and $many are the singular and the plural of what is counted.
counted = { $n ->
    [one] { $n } { $one }
   *[other] { $n } { $many }
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
any-number = autant de { $many } que tu veux
up-to = jusqu’à { $cards }
list-comma = { $first }, { $second }
list-and = { $first } et { $second }
list-or = { $first } ou { $second }
list-semicolon = { $first } ; { $second }
labelled = { $label } : { $text }

## Nouns
##
## The message itself is the singular that follows "par", and
##   .some  one of them, the object of a verb: "jouer un oiseau", "tu as une chauve-souris"
##   .many  the plural: "autant de plantes que tu veux", "2 oiseaux"
##   .more  the object in "personne n’a plus d’oiseaux que toi"
##   .on    where a card lies: "sur une lande"

card = carte
    .some = une carte
    .many = cartes

## Types of cards

# The forms of a name in a set of one's own that gives only the name.
form-some = { $one }
form-many = { $one }
form-more = plus de { $one }
form-on = sur { $one }

tag-tree = arbre
    .some = un arbre
    .many = arbres
    .more = plus d’arbres
    .on = sur un arbre
tag-shrub = arbuste
    .some = un arbuste
    .many = arbustes
    .more = plus d’arbustes
    .on = sur un arbuste
tag-moor = lande
    .some = une lande
    .many = landes
    .more = plus de landes
    .on = sur une lande
tag-bird = oiseau
    .some = un oiseau
    .many = oiseaux
    .more = plus d’oiseaux
tag-butterfly = papillon
    .some = un papillon
    .many = papillons
    .more = plus de papillons
tag-dragonfly = libellule
    .some = une libellule
    .many = libellules
    .more = plus de libellules
tag-insect = insecte
    .some = un insecte
    .many = insectes
    .more = plus d’insectes
tag-plant = plante
    .some = une plante
    .many = plantes
    .more = plus de plantes
tag-mushroom = champignon
    .some = un champignon
    .many = champignons
    .more = plus de champignons
tag-amphibian = { $game ->
    [forest] amphibien
   *[dartmoor] amphibien/reptile
}
    .some = { $game ->
        [forest] un amphibien
       *[dartmoor] un amphibien/reptile
    }
    .many = { $game ->
        [forest] amphibiens
       *[dartmoor] amphi­biens/rep­tiles
    }
    .more = { $game ->
        [forest] plus d’amphibiens
       *[dartmoor] plus d’amphibiens/reptiles
    }
tag-deer = cervidé
    .some = un cervidé
    .many = cervidés
    .more = plus de cervidés
tag-cloven_hoofed = ongulé
    .some = un ongulé
    .many = ongulés
    .more = plus d’ongulés
tag-pawed = plantigrade/digitigrade
    .some = un plantigrade/digitigrade
    .many = planti­grades/digiti­grades
    .more = plus de plantigrades/digitigrades
tag-mouse = souris
    .some = une souris
    .many = souris
    .more = plus de souris
tag-bat = chauve-souris
    .some = une chauve-souris
    .many = chauves-souris
    .more = plus de chauves-souris

## Different species of a type

kinds-tree = espèce d’arbre
    .many = espèces d’arbres
kinds-shrub = espèce d’arbuste
    .many = espèces d’arbustes
kinds-moor = espèce de lande
    .many = espèces de landes
kinds-bird = espèce d’oiseau
    .many = espèces d’oiseaux
kinds-butterfly = espèce de papillon
    .many = espèces de papillons
kinds-dragonfly = espèce de libellule
    .many = espèces de libellules
kinds-insect = espèce d’insecte
    .many = espèces d’insectes
kinds-plant = espèce de plante
    .many = espèces de plantes
kinds-mushroom = espèce de champignon
    .many = espèces de champignons
kinds-amphibian = { $game ->
    [forest] espèce d’amphibien
   *[dartmoor] espèce d’amphibien/reptile
}
    .many = { $game ->
        [forest] espèces d’amphibiens
       *[dartmoor] espèces d’amphibiens/reptiles
    }
kinds-deer = espèce de cervidé
    .many = espèces de cervidés
kinds-cloven_hoofed = espèce d’ongulé
    .many = espèces d’ongulés
kinds-pawed = espèce de plantigrade/digitigrade
    .many = espèces de plantigrades/digitigrades
kinds-mouse = espèce de souris
    .many = espèces de souris
kinds-bat = espèce de chauve-souris
    .many = espèces de chauves-souris

## Other things that are counted

# $symbol: the name of a tree symbol.
count-symbol = carte avec l’icône { $symbol }
    .many = cartes avec l’icône { $symbol }
count-own-symbol = carte avec la même icône d’Arbre
    .many = cartes avec la même icône d’Arbre
count-full-trees = arbre entièrement occupé
    .many = arbres entièrement occupés
count-below-trees = carte en bas d’un arbre
    .many = cartes en bas d’un arbre
count-below = carte sur un emplacement du bas
    .many = cartes sur un emplacement du bas
count-in-cave = carte dans la grotte
    .many = cartes dans la grotte
count-filled-slots = emplacement occupé
    .many = emplacements occupés
count-in-slot = carte sur cet emplacement
    .many = cartes sur cet emplacement
# $one, $some, $many: forms of what is counted. $host: this-tree or this-host.
count-at-host = { $one } sur { $host }
    .some = { $some } sur { $host }
    .many = { $many } sur { $host }
# Two things counted together; $first and $second are singulars, $firsts and $seconds plurals.
count-sum = { $first } ou { $second }
    .many = { $firsts } et { $seconds }
this-tree = cet arbre
this-host = cet hôte

## Effects

effect-draw = piocher { $cards }
effect-draw-per = piocher une carte par { $one }
effect-extra-turn = jouer un tour supplémentaire
effect-extra-turn-needs = jouer un tour supplémentaire si tu as { $some }
# $what: a noun ("a bird"), several ("a tree or a shrub") or any-number.
effect-free-play = { $clearing ->
    [yes] jouer gratuitement { $what } de la clairière
   *[no] jouer gratuitement { $what }
}
# $text: effect-free-play.
effect-with-effect = { $text }, avec son effet
effect-play-paid = jouer autant de cartes que tu veux en payant leur coût
effect-lay-saplings = poser face cachée autant de cartes que tu veux, comme pousses d’arbre
effect-lay-moor = poser une carte face cachée comme lande universelle
effect-take = prendre { $cards } de la clairière
# $one and $many: one or several types, singular or plural.
effect-take-all = prendre toutes les cartes { $one } de la clairière
effect-cave = mettre dans ta grotte { $cards } de la clairière
effect-cave-clearing = mettre dans ta grotte toutes les cartes de la clairière
effect-cave-all = mettre dans ta grotte toutes les cartes { $one } de la clairière
effect-cave-deck = mettre dans ta grotte { $cards } de la pioche
effect-cave-deck-per = mettre dans ta grotte une carte de la pioche par { $one }
effect-cave-hand = mettre face cachée dans ta grotte autant de cartes de ta main que tu veux, puis en piocher autant
effect-empty-clearing = retirer du jeu toutes les cartes de la clairière
effect-discard = poser { $cards } de ta main dans la clairière
# Both or neither.
effect-together = { $first }, puis { $second }
# Each is optional by itself.
effect-in-any-order = { $first } et/ou { $second }

## What a card does as long as it lies there

permanent-draw = chaque fois que tu joues { $what }, tu pioches une carte
permanent-later = { $text } (dès ton prochain tour)
at-trees-top = une carte en haut d’un arbre
at-trees-bottom = une carte en bas d’un arbre
permanent-stacks = nombre illimité sur un même emplacement
permanent-stacks-to = jusqu’à { $n } sur un même emplacement
permanent-opens-top = un emplacement du haut de son hôte accueille autant de { $many } que tu veux
permanent-opens-side = des { $many } peuvent rejoindre tout emplacement latéral de son hôte
permanent-counts-as-tree = son arbre compte pour un de plus partout où l’on compte les arbres
permanent-doubles = double les points des { $many } en dessous
permanent-counts-as = compte comme { $some }

placement-moor = Seulement sur une lande
placement-bird = Seulement en haut d’un arbre ou d’un arbuste, avec un autre oiseau

## Points

points-per = { $points } par { $one }
points-per-both = { $points } par { $first } et { $points } par { $second }
points-if = { $points } { $condition }
# $otherwise: a bare number.
points-if-else = { $points } { $condition }, sinon { $otherwise }
points-table = { points-table.title } : { $steps }
    .title = en comptant tes { $many }
points-total = { points-total.title } : { $steps }
    .title = pour l’ensemble de tes { $many }
points-sets = { points-sets.title } : { $steps }
    .title = séries d’{ $many }
# A step of a table: so many are worth so much.
step = { $n } = { $points }
step-last = { $n } ou plus = { $points }

if-have = si tu as { $some }
if-there-is = s’il y a { $some }
if-at-least = si tu as au moins { $things }
if-on = si la carte est { $on }
# $n is the number of slots a host has.
if-filled = si les { $n } emplacements de { $host } sont occupés
if-in-slot = si { $n } partagent un emplacement
if-most = si personne n’a { $more } que toi
if-alone = si la carte est seule sur son hôte

## Caves

cave-number = Grotte { $n }
cave-points = { $points } en fin de partie

## Reasons for points

reason-each = { $things } × { $points }
reason-flat = { $n ->
    [0] aucun point
   *[other] toujours { $n }
}
reason-needed = { $things } (il en faut { $minimum })
reason-on = { $met ->
    [yes] { $on }
   *[no] pas { $on }
}
reason-most = { $met ->
    [yes] { $things }, personne n’en a plus
   *[no] { $things }, quelqu’un en a plus
}
reason-alone = { $n ->
    [1] seule carte sur son hôte
   *[other] une des { $n } cartes de son hôte
}
reason-sets = { $n ->
    [one] une série de { $sizes }
   *[other] séries de { $sizes }
}
reason-doubled = { $text }, points doublés par { $host }

## Actions

action-draw = Piocher une carte
action-take = Prendre { $card } dans la clairière
action-play = Jouer { $card } (coût { $cost })
action-play-free = Jouer { $card } gratuitement
action-face_down = Poser { $card } face cachée comme pousse d’arbre
action-cave = { cave-number } : { $text }
action-use = Accepter
action-skip = Refuser
action-use-permanent = Piocher une carte
action-skip-permanent = Refuser
action-use-mulligan = Prendre six nouvelles cartes
action-skip-mulligan = Garder ces cartes
action-done = Terminer
action-stuck = Montrer ta main, défausser 2 cartes et en piocher 2
action-pick-pay = Payer avec { $card }
action-pick-take = { action-take }
action-pick-cave = Mettre { $card } dans la grotte
action-pick-stash = Mettre { $card } face cachée dans la grotte
action-pick-moor = Poser { $card } face cachée comme lande universelle
action-pick-saplings = { action-face_down }
action-pick-discard = Poser { $card } dans la clairière
action-pick-resolve = Résoudre { $card }
action-pick-draft_keep = Garder { $card }
action-pick-draft_right = Passer { $card } à droite
action-pick-draft_left = Passer { $card } à gauche
action-pick-draft_clearing = { action-pick-discard }

# Where two choices would read the same, they say more.
card-with-symbols = { $card } avec l’icône { $symbols }
half-of-card = { $half } de la carte { $card }
card-in-row = { $card }, n° { $n } de la rangée
# A card just laid; $where: slot-at.
card-at = { $card } sur { $where }

## Questions

prompt-turn = que fais-tu ?
prompt-second_draw = et ta deuxième carte ?
prompt-slot = où poser { $card } ?
prompt-pay = { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
} à payer pour { $card }{ $bonus ->
    [open] {" "}(bonus possible)
    [lost] {" "}(sans le bonus)
   *[none] {""}
}
# $effect: an effect of the card that asks.
prompt-effect = { $effect } ?
prompt-permanent = piocher une carte ?
prompt-mole = quelle carte joues-tu en payant son coût ?
prompt-resolve = quelle carte résoudre maintenant ?
prompt-take = quelle carte prends-tu dans la clairière ?
prompt-cave = quelle carte de la clairière va dans ta grotte ?
prompt-stash = quelle carte va face cachée dans ta grotte ?
prompt-moor = quelle carte poses-tu face cachée comme lande universelle ?
prompt-saplings = quelle carte poses-tu face cachée comme pousse d’arbre ?
prompt-discard = quelle carte poses-tu dans la clairière ?
prompt-mulligan = aucun arbre en main : prends-tu six nouvelles cartes ?
prompt-cave_choice = quelle grotte prends-tu ?
prompt-draft_keep = quelle carte gardes-tu ?
prompt-draft_right = quelle carte passes-tu à droite ?
prompt-draft_left = quelle carte passes-tu à gauche ?
prompt-draft_clearing = quelle carte va dans la clairière ?
prompt-asked-by = { $source } : { $question }
bonus-of = { $card }, bonus
# So many cards, or any number, are still to be chosen.
prompt-left = { $question } (encore { $n })
prompt-any = { $question } (autant que tu veux)

## Events
##
## $you is yes if the reader is the player called $name; $card is what the reader sees of the card.

event-turn = { $extra ->
    [yes] { $you ->
        [yes] Tour supplémentaire : à toi de jouer
       *[no] Tour supplémentaire : à { $name } de jouer
    }
   *[no] { $you ->
        [yes] À toi de jouer
       *[no] À { $name } de jouer
    }
}
event-drawn = { $you ->
    [yes] Tu pioches { $card }
   *[no] { $name } pioche { $card }
}
event-taken = { $you ->
    [yes] Tu prends { $card } dans la clairière
   *[no] { $name } prend { $card } dans la clairière
}
event-paid = { $you ->
    [yes] Tu paies avec { $card }
   *[no] { $name } paie avec { $card }
}
event-laid = { $alone ->
    [yes] { $you ->
        [yes] Tu poses { $card }
       *[no] { $name } pose { $card }
    }
   *[no] { $you ->
        [yes] Tu poses { $card } sur { $host }
       *[no] { $name } pose { $card } sur { $host }
    }
}
# $kind is sapling or universal_moor.
event-laid_face_down = { $kind ->
    [sapling] { $you ->
        [yes] Tu poses { $card } face cachée comme pousse d’arbre
       *[no] { $name } pose { $card } face cachée comme pousse d’arbre
    }
   *[universal_moor] { $you ->
        [yes] Tu poses { $card } face cachée comme lande universelle
       *[no] { $name } pose { $card } face cachée comme lande universelle
    }
}
event-revealed = { $card } passe de la pioche à la clairière
event-caved = { $from ->
    [deck] { $you ->
        [yes] Tu mets { $card } de la pioche dans ta grotte
       *[no] { $name } met { $card } de la pioche dans sa grotte
    }
    [clearing] { $you ->
        [yes] Tu mets { $card } de la clairière dans ta grotte
       *[no] { $name } met { $card } de la clairière dans sa grotte
    }
   *[hand] { $you ->
        [yes] Tu mets { $card } face cachée dans ta grotte
       *[no] { $name } met { $card } face cachée dans sa grotte
    }
}
event-winter = { $n ->
    [1] Le 1er hiver
    [2] Le 2e hiver
   *[3] Le 3e hiver
}
event-cleared = La clairière est vidée : { $cards }
event-extra_turn = { $you ->
    [yes] Tu gagnes un tour supplémentaire
   *[no] { $name } gagne un tour supplémentaire
}
event-used = { $bonus ->
    [yes] { $you ->
        [yes] Tu utilises le bonus de la carte { $source }
       *[no] { $name } utilise le bonus de la carte { $source }
    }
   *[no] { $you ->
        [yes] Tu utilises l’effet de la carte { $source }
       *[no] { $name } utilise l’effet de la carte { $source }
    }
}
event-declined = { $bonus ->
    [yes] { $you ->
        [yes] Tu renonces au bonus de la carte { $source }
       *[no] { $name } renonce au bonus de la carte { $source }
    }
   *[no] { $you ->
        [yes] Tu renonces à l’effet de la carte { $source }
       *[no] { $name } renonce à l’effet de la carte { $source }
    }
}
event-discarded = { $you ->
    [yes] Tu poses { $card } dans la clairière
   *[no] { $name } pose { $card } dans la clairière
}
event-shown = { $you ->
    [yes] Tu montres { $card }
   *[no] { $name } montre { $card }
}
event-mulligan = { $you ->
    [yes] Tu prends six nouvelles cartes
   *[no] { $name } prend six nouvelles cartes
}
event-cave_chosen = { $you ->
    [yes] Tu prends la grotte { $n }
   *[no] { $name } prend la grotte { $n }
}
event-automa = L’automa : { $parts }
event-burned = { $card } quitte la pioche et sort du jeu
event-removed = { $card } quitte la clairière et sort du jeu
event-dealt = { $you ->
    [yes] Tu reçois { $card }
   *[no] { $name } reçoit { $card }
}
# $name receives the card; the role of the reader: keeper (of the own card), giver, receiver, other.
event-drafted = { $role ->
    [keeper] { $you ->
        [yes] Tu gardes { $card }
       *[no] { $name } garde { $card }
    }
    [giver] Tu passes { $card } à { $name }
    [receiver] { $giver } te passe { $card }
   *[other] { $giver } passe { $card } à { $name }
}
event-dropped = { $you ->
    [yes] Tu retires { $card } du jeu
   *[no] { $name } retire { $card } du jeu
}
event-over = La partie est terminée

automa-add = { $cards } de la pioche vers la clairière
automa-burn = { $cards } de la pioche hors du jeu
automa-remove_left = { $cards } du bout gauche de la clairière hors du jeu
automa-remove_right = { $cards } du bout droit de la clairière hors du jeu

## The solo mode

goal-worth = { $some } valant { $points }
goal-different-hosts = { $n } espèces différentes d’arbres, d’arbustes et de landes
goal-birds-everywhere = au moins { $n } oiseaux sur chaque arbre, arbuste et lande
medal-bronze = bronze
medal-silver = argent
medal-gold = or

## Sets, slots, symbols

slot-top = haut
slot-bottom = bas
slot-left = gauche
slot-right = droite
slot-top1 = haut 1
slot-top2 = haut 2
slot-bottom1 = bas 1
slot-bottom2 = bas 2

# $n numbers the hosts of a forest.
host-numbered = { $host } (hôte { $n })
# $host: host-numbered.
slot-at = { $host }, { $slot }

## Names

card-split = { $first } / { $second }
name-sapling = Pousse d’arbre
name-universal_moor = Lande universelle
name-butterfly_sets = Séries de papillons
name-dragonfly_sets = Séries de libellules
name-cave = Grotte
name-cave_card = Carte Grotte
name-winter = Hiver

## Species of the forest game; those that rules count have the forms of a noun

## Species of Dartmoor

## The terminal: names of players and games

you = Toi
bot-name = Bot { $number }
player-name = Joueur { $number }
game-forest = Forêt Mixte
game-dartmoor = Forêt Mixte : Dartmoor

## The terminal: score sheets

score-card = Carte
score-where = Où
score-points = Points
score-why = Pourquoi
score-total = Total

## Printed score sheets

sheet-title = { $game }, feuille de score
sheet-ranking = Classement
sheet-place = Rang
sheet-categories = Points par catégorie
sheet-category = Catégorie
sheet-species = Points par espèce
sheet-number = Nombre
sheet-forest = Forêt
sheet-host = Hôte
sheet-made = Fait avec Spinney, un projet de fans non officiel.

## The terminal: the card gallery

cards-name = Nom
cards-set = Extension
cards-place = Emplacement
cards-cost = Coût
cards-copies = Exemplaires
cards-tags = Types
cards-text = Texte
cards-side = côté
cards-count = { $count ->
    [one] { $count } espèce
   *[other] { $count } espèces
}
cards-cave = Grotte { $number } : { $text }
cards-unattested = { $mark } non confirmé : notre meilleure supposition, ou repris d’applications de score. On ne sait pas entièrement quelles moitiés partagent une carte de Dartmoor, ni quelle icône d’Arbre chacune montre ; --json dit ce qui est confirmé.
cards-unprinted = { $mark } nom non imprimé en français ; c’est notre traduction.
part-placement = { $text }
part-effect = { $text }
part-permanent = { $text }
part-bonus = Bonus : { $text }
part-points = Points : { $text }

## The terminal: the table

board-standing = Tour { $turn }. { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $winters ->
    [one] { $winters } hiver
   *[other] { $winters } hivers
} sur { $last }.
board-danger = Attention : la prochaine carte de la pioche peut terminer la partie.
# $points is board-points or empty.
board-player = { $name }{ $points }{ $own ->
    [yes] {""}
   *[no] , { $hand } en main
}, { $cave } dans la grotte{ $cave_card ->
    [0] {""}
   *[other] {" "}(grotte { $cave_card })
}
board-points = {"\u00A0"}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-no-hosts = {"  "}rien pour l’instant
board-host = { $number }. { $name }
board-host-slots = {"  "}{ $host } : { $slots }
board-empty-hosts = {"  "}Sans habitant : { $hosts }
board-slot = { $slot } { $cards }
board-worth = { $name } ({ $points })
board-clearing = Clairière, { $count } sur { $limit } :
board-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} :
board-half = { $name } [{ $symbol }, coût { $cost }]

## The terminal: playing

play-welcome =
    Tape le numéro de ton choix. Et aussi : h conseil, u annuler, t table, p points, c et un bout de nom : le texte d’une carte, q quitter.
    La partie est enregistrée après chaque action : { $path }
play-which-game = Quel jeu ? (Entrée pour 1){" "}
play-ask = >{" "}
play-picks-any = Tape les numéros de tout ce que tu veux, par exemple 1 3, ou 0 pour rien.
# $free is "yes" if none may be picked as well.
play-picks-exact = Tape { $n ->
    [one] un numéro
   *[other] { $n } numéros, dans l’ordre de ton choix
}{ $free ->
    [yes] , ou 0 pour rien
   *[no] {""}
}.
play-help = Tape un numéro de la liste. h donne un conseil, u annule ton dernier choix, t montre la table, p les points actuels, c et un bout de nom (c loup) le texte d’une carte, q quitte la partie, qui est enregistrée.
play-no-card = Aucun nom de carte ne contient « { $name } ».
play-no-undo = Rien à annuler : une carte cachée a été révélée depuis, ou quelqu’un d’autre a joué.
play-undone = Annulé : { $action }.
play-left = Partie enregistrée. Pour la reprendre : { $program } resume { $path }
play-saved = Pour revoir la partie : { $program } review { $path }
play-end = { $count ->
    [one] Victoire
   *[other] Victoire partagée
} : { $winners }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-solo-end = { $challenge } : { $reached } sur { $needed }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $aim } à partir de { $points_needed }. { $won ->
    [yes] Médaille gagnée : { $medal }.
   *[no] Pas de médaille cette fois.
}

## The terminal: entering the forests of a real table

entry-sets = Quelles extensions en plus du jeu de base ? Des numéros, par exemple 1 2, ou Entrée pour aucune :{" "}
entry-names = Qui a joué ? Les noms, séparés par des virgules :{" "}
entry-same-name = Deux joueurs portent le même nom.
entry-welcome =
    Tape un bout du nom d’une carte : d’abord un arbre, un arbuste ou une lande, puis les cartes qui s’y trouvent. ? montre ce que tu peux taper d’autre.
    Tout est enregistré aussitôt : { $path }
# $host: board-host or entry-new-host.
entry-ask = { $name }, { $host }>{" "}
entry-new-host = nouvel hôte
entry-which = Laquelle ? Un numéro, un bout du nom, ou Entrée pour aucune :{" "}
entry-host-first = D’abord un arbre, un arbuste ou une lande, ensuite { $card }.
entry-symbol = Quelle icône d’Arbre montre { $card } ? Des points en dépendent.
# $what was done; $change: points with their sign, $points: the whole.
entry-now = { $what } : { $change }. { $name } a { $points }.
entry-change = { $name } { $change }
entry-changes = {"  "}{ $changes }
entry-removed = { $card } en moins
# $why: an error.
entry-cannot = C’est impossible : { $why }.
entry-number = Il faut un nombre après, par exemple { $command } 3.
entry-what = Dis ce qu’il faut retirer : le numéro d’un hôte ou un bout du nom d’une carte.
entry-no-host = { $name } n’a pas d’hôte { $n }.
entry-no-player = Personne ici ne s’appelle « { $name } ».
entry-no-undo = Rien à annuler.
entry-undone = Annulé. { $name } a { $points }.
entry-saved = Enregistré : { $path }
entry-left = Pour continuer : { $program } score --interactive { $path }
entry-place = { $place }. { $name } : { $points }
entry-help =
    Un bout de nom pose la carte : un arbre, un arbuste ou une lande commence un nouvel hôte, tout le reste va chez l’hôte ouvert. L’emplacement peut suivre (lièvre gauche), et après @ l’icône (lièvre@chêne) ; il n’est demandé que si des points en dépendent. Un numéro rouvre cet hôte ; d ou Entrée le ferme.
    n joueur suivant, après le dernier le résultat (n ana : vers Ana) ; c 5 cartes dans la grotte ; k 3 carte Grotte (Dartmoor) ; s montre la forêt avec ses points ; r 2 retire l’hôte 2, r lièvre cette carte ; u annule la dernière saisie ; w dit où tout est enregistré ; q termine. ? montre ceci.

## The terminal: at a server's table
##
## $you is yes if it is about the reader, who is otherwise called $name.

join-tables = Tables publiques sur { $address } :
join-no-tables = Aucune table publique sur { $address }.
join-table = {"  "}{ $code }  { $game }, { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }, { $phase ->
    [lobby] pas commencée
   *[playing] en cours
} : { $names }
join-how =
    Rejoindre une table : { $program } join { $address }/t/CODE (avec --watch pour regarder)
    Ouvrir une table : { $program } join { $address } --new (avec --bot planner pour jouer contre des bots)
# $full is yes if no seat is open.
join-share = Voici la table { $code }. { $full ->
    [yes] Pour la regarder : spinney join --watch { $link }
   *[no] Pour y prendre place : spinney join { $link }
}
# $why: the server's reason why there is no seat.
join-only-watch = { $why } ; --watch permet de regarder
join-only-looking = tu ne fais que regarder
join-no-code = « { $code } » n’est pas un code de table ; un code a de 4 à 12 lettres et chiffres
join-lobby = Table { $code }, { $game } : pas encore commencée.
join-seat = {"  "}{ $number }. { $who ->
    [you] { $name } (toi)
    [here] { $name }
    [away] { $name } (hors ligne)
    [bot] { $name } (bot)
   *[open] libre
}
join-host-starts = Tape start quand tout le monde est là, ou start { $bot } pour confier les places libres à ce bot.
join-wait = C’est à { $name } de lancer la partie.
join-full = Toutes les places sont prises. Tape start pour commencer.
join-welcome = Tape le numéro de ton choix. Et aussi : h conseil, u annuler, t table, p points, b un bot joue pour toi, s et un texte : discuter, q quitter, ? aide.
join-welcome-onlooker = Tu regardes : t montre la table, p les points, q quitte.
join-help = Tape un numéro de la liste. h donne un conseil, u annule ton dernier choix (les autres sont consultés si des cartes cachées ont été révélées depuis), { command-yes } (oui) ou { command-no } (non) répond à une telle demande, t montre la table, p les points, b fait jouer un bot pour toi (b random : ce bot-là) ou reprend ta place, s et un texte parle à tout le monde, q quitte ; ta place reste à toi. Avant la partie, la personne qui a ouvert la table tape start, ou start planner pour confier les places libres à des bots. Après, r rejoue, r { command-same } avec la même donne.
join-waiting = { $name } réfléchit.
join-not-asked = Ce n’est pas à toi de choisir. ? montre ce que tu peux taper.
join-wrong-number = Tape un numéro de 1 à { $n }, ou ? pour l’aide.
join-not-sent = Un texte a de 1 à { $most } caractères imprimables.
join-bot-limit = à une table, un bot peut utiliser au plus ms={ $ms } ou sims={ $sims }
join-clock = Tu as { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
join-lost = La connexion est perdue ; nouvel essai...
join-back-again = La connexion est rétablie.
join-joined = { $name } prend place.
join-renamed = Quelqu’un s’appelle désormais { $name }.
join-gone = { $name } s’en va.
# $help: join-welcome.
join-started = La partie commence. { $help }
join-bot = { $bot } { $you ->
    [yes] joue pour toi ; b reprend ta place
   *[no] occupe la place { $number }
}.
# $open is yes if the seat waits for somebody.
join-back = { $you ->
    [yes] Tu reprends ta place
   *[no] { $open ->
        [yes] La place { $number } est de nouveau libre
       *[no] { $name } reprend la place { $number }
    }
}.
join-no-undo = Tu n’as rien à annuler.
join-undone = { $you ->
    [yes] Ton dernier choix est annulé.
   *[no] { $name } a annulé son dernier choix.
}
# $asked is yes if the reader must agree; $others: all who must.
join-undo-asked = { $you ->
    [yes] Des cartes cachées ont été révélées ou quelqu’un d’autre a joué depuis : il faut l’accord des autres ({ $others }).
   *[no] { $asked ->
        [yes] { $name } demande à annuler un choix, alors que des cartes cachées ont été révélées depuis. D’accord ? { command-yes } (oui) ou { command-no } (non)
       *[no] { $name } demande à annuler un choix ; il faut l’accord des autres ({ $others }).
    }
}
join-undo-refused = { $you ->
    [yes] Tu refuses : rien n’est annulé.
   *[no] { $name } refuse : rien n’est annulé.
}
join-timed-out = Temps écoulé : { $name }. Un bot prend la suite.
join-said = { $name } : { $text }
join-rematch = { $you ->
    [yes] Tu veux rejouer.
   *[no] { $name } veut rejouer : tape r pour en être.
}
# $rematch is yes if somebody has asked for the next game already.
join-over = { $rematch ->
    [yes] La prochaine partie attend : r pour en être, q pour quitter.
   *[no] r pour rejouer, r { command-same } avec la même donne, p pour les points, q pour quitter.
}
join-left = Tu gardes ta place. Pour revenir : { $command }
# A rival's forest in one line; $hosts are names or join-host.
join-forest = {"  "}{ $hosts }
join-host = { $name } ({ $cards })

## The coach

coach-scores = rapporte environ { $points } d’ici la fin
# $card is what gains the points.
coach-adds = { $points } de plus grâce à { $card }
coach-effect = son effet : { $text }
coach-bonus = donne le bonus : { $text }
coach-slots = de la place pour d’autres cartes
# $symbol: the symbol on the cards that stay in the hand, $card the one whose bonus they pay for.
coach-keeps = garde { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} { $symbol } sur { $of } pour le bonus de la carte { $card }
coach-wanted = { $card } vaut environ { $points } de plus que son coût
coach-denies = servirait aussi à qui joue après toi
coach-cards = davantage de cartes pour payer
coach-spare = sinon peu utile pour toi
# One card in $n would be the last winter.
coach-winter-ahead = 1 chance sur { $n } que le dernier hiver termine la partie pendant que tu mènes
coach-winter-behind = 1 chance sur { $n } que le dernier hiver termine la partie sans que tu mènes
# For one choice beside another, which is the one that was made.
coach-set = environ { $points } avec sa série
coach-instead = { $card } ne rapporte qu’environ { $points }
coach-affords = avec deux cartes de plus tu peux payer { $card }, qui vaut environ { $points }
coach-matches = { $symbol } aide à obtenir le bonus de { $card }
coach-dear = { $card } rapporte environ { $points }, moins que ne valent les cartes dépensées
coach-costs = tu as payé avec { $card }, qui vaut environ { $points } pour toi
coach-gives = et { $card } revient à qui joue après toi
coach-left = { $n ->
    [0] { $card } a pris tes dernières cartes
    [one] { $card } te laissait une seule carte pour payer
   *[other] { $card } te laissait { $n } cartes pour payer
}
hint-choice = Choix
hint-win = Chances de victoire
hint-margin = Écart final
hint-points = Points à la fin
hint-why = Pourquoi
hint-estimate = Estimation d’après { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
} jusqu’au bout.
review-title = Chances de victoire et points avant chaque tour
review-turning = Tournants de la partie
review-turning-line = Tour { $turn }, { $who } : { $action }. { $gained } : chances de victoire +{ $percent ->
    [one] { $percent } point de pourcentage
   *[other] { $percent } points de pourcentage
}
review-costly = Choix les plus coûteux
review-costly-line = Tour { $turn }, { $who } : { $action }. Meilleur d’environ { $points } (chances de victoire +{ $percent ->
    [one] { $percent } point de pourcentage
   *[other] { $percent } points de pourcentage
}) : { $better }
review-none = Rien de marquant.
review-cost = { $who } : { $n ->
    [one] { $n } choix principal
   *[other] { $n } choix principaux
}, environ { $points } de perte sur les plus coûteux.

## Commands that are typed at a table: what is shown, and what else is understood. English always is.

command-leave = q
    .also = quitter
command-table = t
    .also = table
command-undo = u
    .also = annuler
command-hint = h
    .also = conseil
command-points = p
    .also = points
command-card = c
    .also = carte
command-bot = b
    .also = bot
command-say = s
    .also = dire
command-yes = o
    .also = oui
command-no = n
    .also = non
command-rematch = r
    .also = revanche rejouer
# Said after command-rematch.
command-same = même
    .also = {""}
command-start = start
    .also = commencer

## Commands typed while forests are entered, besides command-leave and command-undo

command-done = d
    .also = fini
command-next = n
    .also = suivant
command-cave = c
    .also = grotte
command-cave_card = k
    .also = cartegrotte
command-show = s
    .also = montrer voir
command-remove = r
    .also = retirer
command-save = w
    .also = enregistrer
command-help = ?
    .also = aide

## The command line: what it prints

restored = { $n } tables et blocs de score sont de retour
serve-address = Spinney tourne sur { $address } (Ctrl-C pour l’arrêter)
# $shipped is yes if it is the deck that comes with the program, which has this $digest otherwise.
deck-checked = { $path } : { $game }, { $cards } cartes, { $sets } : { $shipped ->
    [yes] la pioche fournie
   *[no] pioche { $digest }
}. Tout va bien
set-written = { $path } est écrit. Ensuite : { $command }
set-checked = { $path } : { $name }, { $species } espèces sur { $cards } cartes
games-per-second = { $n } parties/s
progress-playing = Parties
progress-line = { $done } parties sur { $games }, { $rate } parties/s, reste { $left }
progress-measuring = Mesure, étape { $n }...
progress-review = Retour sur la partie
plot-turn = tour
plot-points = points
plot-win_chance = chances de victoire, %

## The command line: simulations

simulate-games = parties
simulate-choices = choix
simulate-turns = tours
simulate-digest = empreinte
simulate-audit_violations = contrôle : infractions
simulate-won = gagnées
simulate-score-mean = points en moyenne
# A tenth, half, nine tenths of all scores are at most that.
simulate-score-p10 = points, 10 %
simulate-score-p50 = points, 50 %
simulate-score-p90 = points, 90 %
simulate-folder = jeu de données
simulate-stopped = arrêté ; sans --out rien n’est enregistré
simulate-paused = arrêté ; { $done } parties sur { $games } sont dans { $path }. La même commande les reprend

## The command line: many machines

progress-cluster = Recherche de la grappe...
# What was done: $hours core-hours; $retried pieces of it were lost with a worker and done again.
bill-work = { $hours } heures-cœur par { $workers ->
    [one] un processus
   *[other] { $workers } processus
} sur { $machines ->
    [one] une machine
   *[other] { $machines } machines
}{ $retried ->
    [0] {""}
    [one] {"\u00A0"}; un morceau perdu a été refait
   *[other] {"\u00A0"}; { $retried } morceaux perdus ont été refaits
}
bill-cost = coût : { $cost } ({ $price } par heure-cœur)

## The command line: bots against each other

# $kept is yes if the games so far are in the file $path.
arena-stopped = arrêté{ $kept ->
    [yes] {"\u00A0"}; la même commande reprend { $path }
   *[no] {""}
}
arena-title = { $game }, { $players } joueurs, { $games } parties, graine { $seed }
arena-bot = bot
arena-rating = cote
arena-wins = victoires
arena-interval = 95 %
arena-mean = moyenne
arena-top = meilleur
arena-thought = ms par tour
arena-pairs = Face à face ; part équitable : { $fair }
arena-first = premier
arena-second = second
arena-games = parties
arena-first-wins = victoires du premier
arena-means = points en moyenne
from-to = { $low } à { $high }

## The command line: bots of one's own

new-bot-written =
    { $path } est créé : un bot qui sait déjà jouer. Pour voir comment il s’en sort :
    { $command }
check-bot-table = { $game }, { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
} : { $points } points en moyenne, { $ms } ms par tour
check-bot-fine = { $bot } est prêt à jouer : tous ses choix sont permis et reproductibles.

## The command line: how fast it is

bench-title = Parties au hasard, un cœur, moteur { $compiled ->
    [yes] compilé
   *[no] interprété
}
bench-interpreted = Le même code interprété
bench-ratio = Compilé, c’est { $ratio } fois plus rapide.
bench-parts = Opérations isolées
bench-slower = Deux joueurs, le jeu le plus lent
bench-choices = choix/s
bench-turns = tours/s
bench-games = parties/s
# $what: a game, and perhaps its sets.
bench-row = { $what }, { $players } joueurs
bench-copy = copier une partie
bench-view = la vue d’une place
bench-determinize = redistribuer ce qu’une place ne voit pas
bench-score = compter une forêt terminée
bench-state = plus grand état
bench-driven = legal et apply appelés depuis Python
bench-network = un réseau choisit, avec NumPy
bench-network-plain = un réseau choisit, sans NumPy
bench-import = importer spinney.engine
bench-start = spinney --version
bench-peer = { $name } ({ $what }) : { $rate } choix/s
bench-skipped = { $name } ({ $what }) : omis, { $why }
bench-catanatron = C’est { $ratio } fois plus rapide que catanatron.
bench-growth = Passage à l’échelle
bench-jobs = simulate --jobs { $jobs } : { $rate } parties/s

## The command line: what cannot be done
##
## After the program's name, so they begin in lower case. What is in straight quotes is typed so.

fail-start = le joueur { $start } ne peut pas commencer : il n’y a que { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
fail-no-folder = --out demande le nom d’un dossier
fail-no-out = --turns, --choices et --part vont avec un jeu de données : donne son dossier par --out
fail-study-from = --from lit des parties déjà jouées ; c’est incompatible avec { $options }
# $name: a part of the program that is not installed.
fail-workers = plusieurs processus ne sont possibles que sous Linux et macOS
fail-newer-database = une version plus récente a modifié cette base de données de telle sorte que celle-ci ne peut pas l’utiliser ({ $what }) ; réinstallez la plus récente ou restaurez une sauvegarde
fail-database = la base de données ne peut pas être utilisée : { $why }
fail-new = --new ouvre ta propre table ; c’est incompatible avec --code et --watch
fail-name = un nom a de 1 à { $most } caractères imprimables
fail-set = extension inconnue { $set } ; au choix : { $sets }
fail-tag = type inconnu { $tag } ; au choix : { $tags }
fail-filters = aucune espèce ne passe tous ces filtres
fail-exists = { $path } : existe déjà ; 'spinney resume { $path }' reprend la partie
fail-set-name = { $name } ne peut pas nommer une extension : une lettre d’abord, pas de guillemets
fail-no-saved-game = aucune partie enregistrée dans { $folder }
fail-not-over = { $path } : la partie n’est pas finie ; --reveal la montre, avec toutes les cartes cachées
fail-price = --price demande un montant : un nombre, 0 ou plus
fail-over = { $path } : la partie est finie ; 'spinney review { $path }' permet de la revoir
fail-bot-moves = { $path } : c’est à un bot de jouer ; 'spinney resume { $path }' le laisse faire
fail-one-table = --interactive et --html demandent un seul fichier, avec une seule table
fail-html-exists = { $path } : existe déjà ; --force le remplace
fail-html-itself = { $path } : la table elle-même s’y trouve ; la feuille demande un autre fichier
fail-other-game = { $path } : c’est une table de { $game }
fail-bot-name = aucun bot ne peut s’appeler { $name } ; un nom se compose de lettres et de chiffres et commence par une lettre
fail-bot-file = { $path } : le fichier d’un bot finit par .py
fail-process = un processus de travail a été tué ; tout ce qui était déjà enregistré est conservé
# $help: what to type for help.
usage-option = option inconnue { $option } ; voir '{ $help }'
usage-missing = { $name } manque ; voir '{ $help }'
usage-value = { $name } : valeur non valide ; voir '{ $help }'
usage-wrong = pas compris : { $line } ; voir '{ $help }'

## Studies: the words of a report
##
## $field: players, sets and bots in words. $range: an interval, made by study-range.

study-written = { $n ->
    [one] { $games } partie, { $path }
   *[other] { $games } parties, { $path }
}
train-line = { $seconds } s, { $millions } millions de choix ; parties gagnées contre planner, par joueurs et extensions : { $won }
train-no-curve = Sans matplotlib, la courbe d’apprentissage n’est pas dessinée (pip install 'spinney[train]').
trained =
    Le réseau est dans { $path }. Pour voir comment il joue :
    { $command }
curve-minutes = minutes
curve-won = parties à deux gagnées contre planner, %
study-no-solo = les parties en solo sont laissées de côté : { $folders }
study-stopped = arrêté ; les parties déjà jouées sont dans { $folder }. La même commande les reprend

study-title = { $game } : une étude
study-lead = Ce que { $n ->
    [one] { $games } partie de bots, avec { $seats } scores, dit
   *[other] { $games } parties de bots, avec { $seats } scores, disent
} des points, des espèces, des stratégies, des places, des hivers et des bonus. Chaque constat est calculé sur ces parties. Les bots ne sont pas des humains : cela montre comment le jeu se comporte quand on joue ainsi.
study-contents = Sommaire
study-foot = Fait par Spinney, un projet de fans non officiel, avec la commande « spinney study ». Les mêmes parties donnent le même rapport.
study-range = { $low } à { $high }
study-players = { $n } joueurs
study-all-sets = toutes les extensions
study-removed = cartes retirées
study-kept = aucune carte retirée
study-draft = draft
study-deck = pioche { $deck }
study-label-both = { $first } : { $second }
study-bot-at = { $bot } avec { $others }, { $players }
study-seat-of = Place { $n } sur { $players }
study-winter = Hiver { $n }

study-score = Points à la fin
study-games-at = Parties
study-games = Nombre
study-mean-score = Score moyen
study-tenth = Un dixième marque au plus
study-median = Médiane
study-nine-tenths = Neuf dixièmes marquent au plus
study-top = Maximum
study-victories-seat = Victoires par place
study-victories-at = Victoires à { $players } (équitable : { $fair })
study-first-seat = Victoires de la première place
study-fair = Part équitable
study-turns-each = Tours par joueur
study-first-winter = Premier hiver
study-second-winter = Deuxième hiver
study-after-second = Tours de tous les joueurs après le deuxième hiver
study-share-of-game = Part de la partie jouée
study-species = Espèce
study-laid = Places qui l’ont posée
study-points-play = Points par pose
study-points-play-at = Points par pose, { $players }
study-points-card = Points par carte dépensée
study-points-turn = Points par tour dépensé
study-points-cost = Points par carte, un tour comptant pour deux
study-with = Victoires avec
study-without = Victoires sans
study-apart = Différence en points de pourcentage
study-plan = Stratégie
study-plan-first = Stratégie
study-plan-second = Deuxième source de points
study-plan-own = Sa stratégie
study-plan-rival = Stratégie adverse
study-pair = Première et deuxième source
study-share-of-seats = Part des places
study-score-removed = Score moyen, cartes retirées
study-score-kept = Score moyen, aucune retirée
study-more-points = Différence en points
study-more-turns = Différence en tours par joueur
study-spread = Écart type, retirées / aucune retirée
study-copies = Exemplaires retirés en moyenne
study-points-copy = Points d’une place par exemplaire manquant
study-victories-copy = Parties gagnées ainsi par exemplaire manquant, en points de pourcentage
study-bonuses-seat = Bonus par joueur
study-bonuses-earned = Bonus obtenus parmi les possibles
study-bonus-more = Points avec un bonus de plus
study-seed = Graine

study-boxes-read = La boîte contient la moitié centrale des scores ou des tours, le trait fin va d’un dixième à neuf dixièmes, la barre est la médiane et le losange la moyenne.
study-dots-read = Chaque point est la part des victoires d’une place, avec son intervalle à 95 %. La ligne orange est la part équitable ; un point creux ne s’en distingue pas.

study-findings = D’abord dix résultats
study-findings-intro = Tous viennent de parties où chaque place est tenue par le réseau, un joueur entraîné contre lui-même ({ $field }). Les signes disent si un résultat vaut aussi pour les parties de bots plus faibles : ✓ oui, ✗ non, ? elles ne permettent pas de le dire.
study-find-plan = { $plan } : parmi les stratégies suivies par au moins { $common } des places, c’est ce qui gagne le plus souvent. Qui en tire le plus de points obtient { $share } des victoires ({ $range } ; part équitable : { $fair }).
study-find-weak-plan = { $plan } : parmi les stratégies suivies par au moins { $common } des places, c’est ce qui gagne le moins souvent, { $share } des victoires ({ $range } ; part équitable : { $fair }). Les plus rares sont dans le tableau de toutes les stratégies.
study-find-species = { $species } : la meilleure compagnie. Les places qui l’ont posée gagnent plus souvent que les autres, de { $more } points de pourcentage ({ $range }).
study-find-cost = { $species } rapporte le plus pour son prix : { $cost } points par carte dépensée, un tour comptant pour deux ({ $range }).
study-find-many = À { $players }, voici ce qui gagne le plus souvent : { $plan }, avec { $share } des victoires ({ $range } ; part équitable : { $fair }).
study-find-first = Qui commence obtient { $share } des victoires ({ $range } ; part équitable : { $fair }).
study-find-more = Ce que pose un bon joueur et que le planner néglige : { $species }.
study-find-less = Ce que le planner aime et qu’un bon joueur garde en main : { $species }.
study-find-shares = { $species } (dans { $own } des forêts, { $other } chez le planner)
study-find-turns = Les bons joueurs finissent plus tôt : { $own } tours chacun ({ $own_range }) ; il en faut { $other } aux planners ({ $other_range }).
study-find-clearing = De toutes les cartes piochées, les bons joueurs en prennent { $own } dans la clairière ({ $own_range }), les planners { $other } ({ $other_range }).
study-doubt-close = trop juste : l’intervalle admet les deux réponses
study-doubt-rarely = trop rare dans ses parties
study-doubt-partly = cela ne vaut que pour une partie d’entre elles
study-doubt-none = pas de parties de lui à de telles tables
study-unlike = Ce qu’un bon joueur fait autrement que le planner
study-unlike-intro = Chacun joue contre ses pareils ({ $field }, et le planner aux mêmes tables). Le planner juge chaque carte d’après ce qu’elle peut encore devenir ; le réseau a appris de ses propres parties où cela mène. Quand on compare des parts, les écarts sont en points de pourcentage. De hauts scores entre égaux ne sont pas un signe de force.
study-unlike-none = Ces parties ne permettent pas de le dire : il n’y en a pas du planner aux mêmes tables.
study-unlike-table = Dans combien de forêts se trouve chaque espèce
study-habits = Leur façon de jouer
study-habit = Chaque joueur
study-difference = Écart
study-habit-score = Points
study-habit-turns = Tours
study-habit-laid = Cartes posées face visible
study-habit-face-down = Cartes posées face cachée
study-habit-paid = Cartes payées pour chaque carte posée face visible
study-habit-bonus = Bonus par carte posée face visible
study-habit-clearing = Des cartes piochées, celles de la clairière
study-method-networks = Quels réseaux : la somme de contrôle de ceux des deux jeux ensemble est { $digests } (le début du SHA-256 de leurs fichiers).

study-scores = Scores
study-scores-intro = Combien de points atteignent les joueurs ? Chaque figure change une chose et laisse tout le reste tel quel. De hauts scores entre égaux ne prouvent pas la force : là où personne ne se presse, chacun amasse davantage. Le bot le plus fort se voit aux tables de bots différents.
study-scores-by = Scores selon { $factor ->
    [players] le nombre de joueurs
    [sets] les extensions
   *[bots] les bots
} ({ $field })
study-scores-found = { $same ->
    [yes] La médiane est de { $least } ({ $first }).
   *[no] La médiane va de { $least } ({ $first }) à { $most } ({ $second }).
}
study-mixed = Des bots différents à une même table
study-mixed-found = Le plus au-dessus de sa part équitable de { $fair } : { $label }, { $share } des victoires ({ $range }).
study-scores-table = Scores de toutes les parties

study-worth = La valeur de chaque espèce
study-worth-intro = Tous les nombres, sauf les dernières colonnes, viennent d’une seule sorte de parties : { $field }. Les points sont ceux de l’espèce elle-même à la fin ; ce qu’elle apporte à d’autres cartes, ou par son effet, est compté avec celles-ci.
study-worth-caution = Corrélation n’est pas valeur : qui pose { $species } a déjà ses { $type }, et qui mène pose davantage de tout. Et sur { $n } espèces, environ { $chance } s’écartent de leur vraie valeur par pur hasard ; une différence n’est dite nette que si elle le reste quand on les considère toutes.
study-worth-points = Points pour la dépense : les { $n } meilleures espèces
study-worth-points-read = Chaque point est ce qu’une espèce rapporte pour chaque carte dépensée (elle-même et le paiement), son tour comptant pour deux cartes ; le trait est l’intervalle à 95 %. Les espèces posées dans moins de { $n } parties sont laissées de côté.
study-worth-points-found = En tête : { $species } avec { $cost } points ({ $range }), soit { $play } points par pose ; { $n } espèces sur { $all } rapportent plus d’un point pour ce qu’elles coûtent.
study-worth-victories = Victoires avec et sans : les { $n } espèces au plus grand écart
study-worth-victories-read = Chaque point dit de combien la part des victoires est plus grande pour les places avec une espèce que pour celles sans elle, en points de pourcentage ; la ligne orange veut dire aucune différence.
study-worth-victories-found = { $best } va avec le plus grand gain ({ $more }), { $worst } avec le plus petit ou une perte ({ $less }) ; { $clear } différences sur { $all } sont nettes.
study-worth-table = Toutes les espèces, par points pour la dépense

study-strategies = Stratégies
study-strategies-intro = La stratégie d’une place est le groupe d’espèces qui lui a rapporté le plus de points. Une espèce appartient au type qu’elle compte ({ $species } compte les { $type }), sinon au sien ; une espèce que plusieurs autres comptent et la grotte sont des groupes à part. Parties : { $field }.
study-strategies-caution = Les stratégies sont constatées à la fin de la partie, et celle qui s’est réalisée a aussi gagné pour cela : ces nombres disent à quoi ressemblent les forêts gagnantes, pas ce qui arrive à qui s’y lance.
study-strategies-by = Avec quelle fréquence, avec quel succès
study-strategies-read = À gauche la part des places qui suivent une stratégie, à droite leur part des victoires, avec son intervalle à 95 % ; la ligne orange est la part équitable.
study-strategies-found = La plus fréquente : { $often } ({ $share } des places) ; celle qui réussit le mieux : { $best } avec { $victories } des victoires ({ $range } ; équitable : { $fair }).
study-strategies-table = Toutes les stratégies
study-pairs-by = Ce qui va ensemble
study-pairs-read = Chaque nombre est la part des places, en pour cent, avec cette stratégie (ligne) et cette deuxième source de points (colonne). En bleu, plus souvent que par hasard ; en orange, moins souvent.
study-pairs-found = La paire la plus fréquente est { $first } avec { $second } : { $share } des places.
study-pairs-table = Les { $n } paires les plus fréquentes, dans les deux ordres
study-duels-by = Stratégie contre stratégie, à deux joueurs
study-duels-read = Chaque nombre dit combien de parties sur 100 la ligne gagne contre la colonne. Une case colorée veut dire que 50 n’est pas dans l’intervalle à 95 % ; les paires de moins de { $n } parties sont omises.
study-duels-found = L’avance la plus sûre : { $first } contre { $second }, { $share } ({ $range }) des { $games } parties.

study-seats = La première place
study-seats-intro = Toutes les places ont le même bot ; ce qu’une place gagne de plus qu’une autre vient donc de l’ordre du tour.
study-seats-by = Victoires selon l’ordre du tour ({ $field })
study-seats-found = À { $players }, la première place prend { $first } des victoires ({ $first_range }). La plus loin de sa part équitable : { $seat }, { $share } ({ $range }) au lieu de { $fair }, { $clear ->
    [yes] net même parmi toutes les places montrées.
   *[no] ce qui peut être un hasard parmi tant de places.
}
study-seats-table = La première place dans toutes les parties

study-length = Durée et hivers
study-length-intro = La partie s’arrête aussitôt au troisième hiver, placé vers la fin de la pioche ; sa durée dépend donc de la vitesse à laquelle tous piochent.
study-turns-by = Tours par joueur ({ $field })
study-turns-found = { $same ->
    [yes] La médiane est de { $least } tours ({ $first }).
   *[no] La médiane va de { $least } tours ({ $first }) à { $most } ({ $second }).
}
study-winters-by = Quand viennent les hivers ({ $field })
study-winters-read = La marque est la médiane, le trait va d’un dixième à neuf dixièmes des parties.
study-winters-found = Le premier hiver vient après { $first } de la partie et le deuxième après { $second } ({ $field }). Il reste alors { $turns } tours pour l’ensemble des joueurs, { $low } à { $high } dans huit parties sur dix.
study-length-table = Durée de toutes les parties

study-removal = Cartes retirées
study-removal-intro = Avant la partie, des cartes quittent la pioche sans être vues. Lesquelles, c’est le hasard : ce qui change avec elles vient donc d’elles. Moins de cartes, c’est aussi une partie plus courte ; la première figure montre les deux à la fois.
study-removal-by = Scores avec et sans retrait
study-removal-found = La différence est la plus grande ici : { $field }, { $points } points ({ $range }) si rien n’est retiré.
study-removal-pairs = Avec et sans retrait
study-removal-whole = Les cartes qui manquent expliquent { $share } ({ $range }) de la dispersion des scores moyens entre les tables ({ $field }) ; le reste tient à l’ordre des cartes et à la façon de jouer.
study-missing-by = Un exemplaire de moins ({ $field })
study-missing-read = Un point est ce qu’un exemplaire manquant de plus des cartes d’un groupe change au score de chaque place, avec son intervalle à 95 % ; la ligne orange veut dire aucun changement.
study-missing-found = Le plus grand changement : { $plan }, { $points } points ({ $range }) ; { $clear } changements sur { $all } sont nets.
study-missing-table = Ce qu’un exemplaire manquant change aux scores, et à la fréquence où sa stratégie gagne la partie

study-bonuses = Bonus
study-bonuses-intro = On obtient le bonus d’une carte en ne payant qu’avec sa propre icône. Sont comptées les cartes à bonus posées pour leur coût.
study-bonuses-by = Bonus obtenus selon { $factor ->
    [players] le nombre de joueurs
   *[bots] les bots
} ({ $field })
study-bonuses-read = Un point est la part des bonus possibles qui ont été obtenus, avec son intervalle à 95 %.
study-bonuses-found = { $same ->
    [yes] Elle est de { $least } ({ $first }).
   *[no] Elle va de { $least } ({ $first }) à { $most } ({ $second }).
}
study-bonuses-species = Bonus obtenus selon les espèces ({ $field })
study-bonuses-table = Bonus de toutes les parties ; la dernière colonne compare les places d’une table et ne dit pas quelle est la cause

study-sayings = Ce que disent les joueurs
study-sayings-intro = Les bons joueurs ont leurs règles empiriques. On peut en vérifier quelques-unes sur ces parties.
study-sayings-table = Dit et trouvé
study-said = Les joueurs disent
study-found = Dans ces parties
study-say-scores = À deux joueurs, 140 à 200 points sont solides, 200 à 280 sont forts.
study-say-scores-found = Parmi les scores ({ $field }), { $solid } sont solides, { $strong } forts, et { $more } plus hauts encore.
study-say-deer = Les cervidés avec des loups sont le plan le plus fort, surtout aux petites tables.
study-say-plan = À réunir : { $cards }.
study-least = { $what } ≥ { $least }
study-say-plan-found = Les places avec { $cards } prennent { $few_share } des victoires ({ $few_range } ; équitable : { $few_fair }) à { $few_players }, et { $many_share } ({ $many_range } ; équitable : { $many_fair }) à { $many_players }.
study-say-weak = { $species } sont faibles s’il n’y en a pas beaucoup.
study-say-weak-found = Leur rang parmi { $n } espèces, par points pour la dépense : { $ranks }.
study-say-close = Les chemins vers la victoire sont proches les uns des autres, plus à Dartmoor qu’en forêt.
study-say-close-found = La part des victoires va de { $least } ({ $first }) à { $most } ({ $second }), parmi les stratégies suivies par au moins { $common } des places ; la part équitable est de { $fair }.

study-method = Méthode
study-method-games = Qui joue : random fait n’importe quel coup permis, greedy prend ce qui rapporte le plus tout de suite, planner regarde ce que les cartes peuvent encore devenir, search essaie les favoris de planner sur des tables qui pourraient être la vraie, et network fait ce que préfère un réseau qui a appris en jouant contre lui-même. Des parties de même numéro, graine et options sont toujours les mêmes ; seul le réseau peut choisir autrement sur une autre machine quand deux actions lui semblent aussi bonnes.
study-method-intervals = Les intervalles sont à 95 %. Les parties sont indépendantes, les places d’une partie ne le sont pas : ce que l’une gagne, une autre le perd. Tout est donc d’abord additionné sur une partie, et c’est la dispersion entre parties qui compte (rapports de sommes, linéarisés) ; les parts ont l’intervalle de Wilson pour autant de parties qu’il en faudrait pour se disperser ainsi, et la différence de deux parts celui de Newcombe, tiré des deux. Net veut dire : aussi après la correction de Bonferroni pour tout ce qui est à côté.
study-method-worth = Une pose est une carte posée face visible. Les cartes dépensées sont elle-même et celles payées pour elle ; un tour est dépensé si la carte était l’action du tour, pas si un effet a permis de la poser. Les points d’une série de papillons ou de libellules sont partagés également entre ses cartes. Les victoires sont des parts : deux gagnants en ont chacun la moitié.
study-method-plans = Un exemplaire manquant compte pour chaque espèce que montre la carte. Les effets des cartes manquantes sont des pentes sur les parties avec des erreurs robustes, et la part expliquée est le coefficient de détermination ajusté des nombres de toutes les espèces, avec l’erreur du jackknife.
study-games-table = Les parties de cette étude

## The command line: help
##
## $bots and $challenges: all that can be named.

help-usage = Utilisation :
# After the program's name, where one of its commands goes.
help-subcommand = COMMANDE ...
help-arguments = Arguments
help-options = Options
help-commands = Commandes
# The braces stay: the value goes there.
help-default = [par défaut : {"{}"}]
help-variable = [variable : {"{}"}]
help-required = [obligatoire]
# What stands for a value.
value-number = NOMBRE
value-text = TEXTE
value-file = FICHIER
value-address = ADRESSE
value-challenge = DÉFI
value-folder = DOSSIER
value-name = NOM
help-example = Exemple : { $command }
help-spinney = Jouer, compter, simuler et étudier Forêt Mixte et Forêt Mixte : Dartmoor. Projet de fans, non officiel. Sans commande : jouer dans le navigateur.
help-serve = Ouvrir des tables pour jouer ensemble, dans un navigateur ou avec 'spinney join'. D’autres réglages se font par des variables SPINNEY_... ; docs/server.md les donne.
help-restore = Faire revenir les tables et les blocs de score rangés parce que personne ne s’en servait.
help-join = Jouer à une table d’un serveur : la rejoindre, y revenir, ou en ouvrir une. Sans code ni --new, montre les tables publiques.
help-cards = Montrer les espèces, avec des filtres ; un point d’interrogation veut dire : non confirmé.
help-score = Compter des forêts, avec la raison de chaque point : écrites dans la notation des forêts, ou saisies avec --interactive telles qu’elles sont sur une vraie table.
help-simulate = Jouer des parties entières et les résumer, ou les enregistrer toutes comme jeu de données ; le résultat ne dépend pas de --jobs.
help-study = Jouer les parties d’une étude, ou lire des jeux de données, et écrire un rapport illustré : scores, valeur de chaque espèce, stratégies, places, hivers, cartes retirées, bonus. Après une interruption, la même commande reprend.
help-train = Entraîner un réseau qui joue contre lui-même, sur une carte graphique ou sur les cœurs de cette machine ; demande l’extra « train ». Après une interruption, la même commande reprend.
help-arena = Faire jouer des bots entre eux avec les mêmes donnes, chacun à chaque place, et les évaluer. À trois joueurs et plus, le bot nommé en premier est seul parmi des copies de l’autre. La même graine donne le même résultat, sauf pour search:ms=N.
help-bench = Mesurer le moteur sur cette machine, compilé et interprété, comparé à des moteurs semblables.
help-play = Jouer dans le terminal contre des bots, ou contre l’automa.
help-resume = Reprendre une partie enregistrée par 'spinney play'.
help-replay = Rejouer une partie enregistrée en montrant toutes les cartes cachées, puis compter les points.
help-hint = Proposer les meilleurs coups au joueur dont c’est le tour dans une partie enregistrée, avec les raisons, sans utiliser plus que ce qu’il peut voir.
help-review = Revoir une partie finie : chances au fil du temps, tournants, choix coûteux.
help-new-bot = Créer le fichier d’un bot qui fonctionne déjà, comme point de départ.
help-check-bot = Faire jouer ton propre bot à toutes les sortes de tables, chaque partie deux fois, et signaler les problèmes.
help-deck = Fichiers de pioche : montrer celles fournies, vérifier les tiennes.
help-deck-check = Comparer ta propre pioche aux exemplaires des espèces ; nomme chaque carte fausse.
help-deck-show = Écrire la pioche fournie, comme point de départ d’une pioche corrigée.
help-set = Vos propres extensions : en commencer une, en vérifier une.
help-set-new = Écrit une petite extension pour commencer.
help-set-check = Vérifie une extension et montre ses cartes ; chaque erreur avec sa ligne.
option-help = Montrer cette aide.
option-language = Langue (par défaut : celle du système).
option-version = Montrer la version.
option-game = Quel jeu (par défaut : forest, ou dartmoor avec --solo).
option-sets = Extensions du jeu de forêt, séparées par des virgules : base,alpine,edge.
option-players = Combien de joueurs, de 2 à 5 (solo : 1).
option-deck = Ton propre fichier de pioche.
option-set-name = Son nom.
option-set-path = L’extension : un fichier ; un dossier convient aussi.
option-set-out = Où l’écrire ; sinon NAME.toml.
option-add = Jouer avec une extension à vous ; plusieurs fois si besoin.
option-offer-sets = Proposer à tous une extension à vous ; plusieurs fois si besoin.
option-draft = Mise en place avec draft (jeu de forêt).
option-start = Qui commence, à partir de 1 (toi) ; au hasard par défaut.
option-no-removal = Ne retirer aucune carte.
option-solo = Mode solo de Dartmoor, avec ce défi : { $challenges }.
option-medal = Mode solo : la médaille visée.
option-bot = Qui joue : { $bots }, ou ton propre bot, FICHIER.py:CLASSE.
option-jobs = Combien de processus (par défaut : un par cœur).
option-ray = Travailler sur une grappe Ray : HOST:PORT, auto, ou local pour essayer.
option-price = Prix d’une heure-cœur, pour indiquer le coût total.
option-seed = Même graine, mêmes parties.
option-json = Écrire en JSON.
option-host = Où écouter ; 0.0.0.0 : partout.
option-port = Le port.
option-db = sqlite:///FICHIER ou postgresql://... (par défaut : un fichier dans ton dossier de données).
option-redis = redis://... ; nécessaire à plusieurs machines.
option-workers = Combien de processus pour le serveur.
option-open = L’ouvrir dans un navigateur, s’il y a un écran.
option-url = L’adresse d’un serveur, ou le lien d’une table.
option-name = Ton nom là-bas (par défaut : ton nom d’utilisateur).
option-code = Le code de la table, s’il n’est pas dans le lien.
option-new = Ouvrir une table ; la première place est à toi.
option-new-game = Avec --new : quel jeu (par défaut : demander).
option-new-bot = Avec --new : le bot des autres places, qui sinon restent libres : { $bots }.
option-watch = Regarder, sans place.
option-only-game = Seulement ce jeu.
option-only-set = Seulement cette extension.
option-only-tag = Seulement les cartes de ce type.
option-caves = Plutôt les grottes de Dartmoor.
option-deck-file = Un fichier de pioche (JSON).
option-which-game = Quel jeu.
option-forests = Fichiers de forêts ; - lit une forêt JSON par ligne.
option-interactive = Saisir les forêts d’une vraie table ; reprend le fichier s’il existe.
option-table-game = Avec --interactive : quel jeu (par défaut : demander).
option-html = Écrire aussi ici une feuille à imprimer (HTML) ; - l’écrit plutôt sur la sortie standard.
option-force = Avec --html : remplacer un fichier.
option-games = Combien de parties.
option-audit = Tout recalculer après chaque action.
option-bots = Qui joue : { $bots }, ou ton propre bot, FICHIER.py:CLASSE. Plusieurs fois pour plusieurs bots ; ils prennent les places à tour de rôle et avancent d’une place à chaque partie.
option-fixed-seats = Chaque bot garde ses places.
option-dataset = Enregistrer toutes les parties comme jeu de données (tables Parquet) dans ce dossier ; la même commande le reprend.
option-turns = Mettre aussi chaque tour dans le jeu de données.
option-choices = Mettre aussi chaque choix, avec tout ce qui était permis, dans le jeu de données.
option-part = Combien de parties a un morceau du jeu de données ; un morceau interrompu est rejoué.
option-games-each = Combien de parties joue chaque paire.
option-stop-early = Arrêter une paire quand il est sûr à 99,9 % qui est meilleur.
option-out = Enregistrer ici toutes les parties ; la même commande les reprend.
option-study = Quelle étude.
option-study-games = Parties du plus grand lot ; les autres en ont leur part.
option-study-data = Où garder les parties (par défaut : un dossier dans ton dossier de données).
option-study-from = Au lieu de jouer : un jeu de données de 'spinney simulate --out' ; peut être répété.
option-study-out = Où écrire le rapport (par défaut : study-NOM).
option-train-out = Où mettre le réseau, sa courbe d’apprentissage et l’état intermédiaire (par défaut : network-JEU).
option-train-from = Partir de ce réseau déjà entraîné, au lieu de zéro.
option-train-against = Entraîner une meilleure réponse à ce réseau, ou à planner : il garde toutes les autres places et n’apprend pas.
option-train-sparring = Part des parties contre planner dont le réseau apprend (avec --from : 0,19).
option-train-search = Essayer aussi des choix sur plusieurs donnes et apprendre des résultats.
option-train-teacher = Entraîner un petit réseau qui apprend à jouer comme celui-ci.
option-train-like = Entraîner comme ce réseau l’a été : sa recette, ses minutes et sa graine remplacent les autres options (sauf --from et --teacher).
option-train-game = Quel jeu le réseau doit jouer.
option-train-minutes = Durée totale de l’entraînement, y compris le temps avant une interruption.
option-peers = Mesurer aussi catanatron et open_spiel, installés à part.
option-growth = Mesurer aussi selon les joueurs, les extensions et les processus.
option-ask-game = Quel jeu (par défaut : demander).
option-deal = La donne ; au hasard par défaut.
option-hidden-score = Pas de score en cours de partie.
option-save = Où enregistrer (par défaut : un nouveau fichier dans ton dossier de données).
option-saved-or-last = Une partie enregistrée (par défaut : la dernière du terminal).
option-saved = Une partie enregistrée.
option-step = Attendre Entrée avant chaque tour.
option-until = S’arrêter après ce nombre d’actions.
option-reveal = Montrer même une partie qui n’est pas finie, avec toutes les cartes cachées.
option-moves = Écrire les coups avec des mots, un par ligne ; une partie enregistrée peut aussi donner ses actions ainsi.
option-ms = Temps de réflexion, en millisecondes.
option-sims = Combien de parties jouer jusqu’au bout, au lieu d’un temps ; le résultat est toujours le même.
option-finished = Une partie finie (par défaut : la dernière du terminal).
option-plot = La dessiner aussi : un fichier comme partie.svg ou partie.png.
option-playouts = Parties jouées jusqu’au bout depuis chaque tour ; plus il y en a, plus c’est précis, mais lent.
option-bot-name = Le nom du bot ; sa classe et son fichier s’appellent ainsi.
option-bot-file = L’écrire ici plutôt.
option-overwrite = Remplacer un fichier.
option-rivals = Qui joue désormais aux autres places ; ton propre bot doit être nommé de nouveau.

## Errors: what is wrong, and where
##
## These are said in English by the engine, too, in the same words. What is in straight quotes, and
## the names of games, sets, species and entries are as they stand in files and options.

error-action-illegal = l’action { $action } n’est pas permise au joueur { $player } pour le choix '{ $choice }'
error-action-over = action { $action } : la partie est finie
error-action-row = l’action { $action } n’est pas permise dans la partie { $row }
error-arena-bots = une arène demande au moins deux bots
error-arena-changed = { $bot } a changé depuis que ces parties ont été jouées ; utilise un nouveau fichier
error-arena-damaged = les parties de ce tournoi sont endommagées
error-arena-once = nomme chaque bot une seule fois
error-arena-other = ce fichier contient un autre tournoi ; seuls les mêmes bots, options, graine et version des règles peuvent le reprendre
error-arena-players = une arène demande au moins deux joueurs ; une partie en solo en a un
error-at = { $where } : { $why }
error-at-card = { $where } ({ $card })
error-at-entry = { $where }, { $entry }
error-at-host = { $player }, hôte { $n }
error-at-player = joueur { $n }
error-bot-no-parameters = bot { $bot } : paramètre inconnu { $parameter } ; il n’en a aucun
error-bot-one-of = bot { $bot } : donne un seul paramètre parmi { $parameters }
error-bot-parameters = bot { $bot } : paramètre inconnu { $parameter } ; au choix : { $parameters }
error-bot-value = bot { $bot } : { $parameter } doit être un nombre entier de 1 à { $most }
error-cannot-move = { $move } n’est pas possible ; au choix : { $moves }
error-cannot-save = impossible d’enregistrer : { $why }
error-card-cost = { $species } coûte { $cost }, pas { $wrong }
error-card-double = l’id est utilisé { $n } fois
error-card-halves = 'halves' d’une carte { $kind } doit avoir pour longueur { $n }
error-card-id = un id est un nombre, ou un texte d’au plus { $n } caractères
error-card-kind = kind { $kind } n’est pas parmi { $kinds }
error-card-other-set = dans l’extension { $set }, mais ses moitiés appartiennent à { $sets }
error-card-own-symbol = { $species } montre { $symbol }, il faudrait sa propre icône
error-card-place = { $species } a pour emplacement { $goes }, pas une moitié { $place }
error-card-set = l’extension est un texte
error-card-symbol = { $species } montre { $symbol }, qui n’est pas parmi { $symbols }
error-dataset-busy = une autre exécution écrit dans { $folder } ; attends sa fin, ou donne un autre dossier
error-dataset-changed = { $bot } a changé depuis que ces parties ont été jouées ; utilise un nouveau dossier
error-dataset-damaged = { $file } est endommagé
error-dataset-other = { $folder } contient un autre jeu de données : son '{ $what }' est { $there }, pas { $wanted }
error-dataset-part = { $file } est endommagé ; supprime-le et relance la commande qui l’a écrit
error-dataset-schema = { $folder } a le schéma { $schema } ; ce programme lit { $known }
error-dataset-short = { $folder } contient { $there } parties sur { $games } ; la même commande joue les autres
error-dataset-shrinks = { $folder } est un jeu de données de { $games } parties ; il peut grandir, pas rétrécir
error-deck-copies = { $species } : { $n } exemplaires, pas { $copies }
error-deck-file = { $path } : { $why } (et { $more } de plus ; voir 'spinney deck check { $path }')
error-deck-is-a-list = une pioche est une liste JSON de cartes, ou un objet avec une liste 'cards'
error-deck-lacks = il manque à la pioche l’extension { $sets }
error-deck-not-here = joué avec la pioche { $deck }, qui n’est pas disponible
error-deck-other-game = la pioche est pour { $deck }, pas pour { $game }
error-deck-set-size = extension { $set } : { $n } cartes, pas { $cards }
error-deck-winters = winter : { $n } cartes, pas { $cards }
error-determinize = une vue ne peut être redistribuée que quand sa place doit choisir
error-device-only = cette partie a été continuée sur un appareil et ne peut être jouée que là
error-draft = la mise en place avec draft est pour le jeu de forêt
error-forest-object = une forêt est un objet JSON avec 'game' et 'players'
error-goes-elsewhere = { $species } a pour emplacement { $goes }
error-host-object = un hôte est un objet avec 'card'
error-in-action = action { $n } sur { $actions } : { $why }
error-in-card = carte { $card } : { $why }
error-in-deck = pioche : { $why }
error-in-file = { $path } : { $why }
error-in-options = options : { $why }
error-in-position = position : { $entry } ne convient pas
error-is-folder = un dossier, pas un fichier
error-is-list = '{ $entry }' est une liste
error-is-object = '{ $entry }' est un objet
error-list-of-numbers = '{ $entry }' est une liste de nombres
error-more-bots = { $bots } bots pour { $players } places ; un pour toutes, ou au plus un pour chacune
error-name = le nom { $name } n’est pas un simple texte
error-name-too-long = le nom du fichier est trop long
error-needs-symbol = { $species } demande ici son icône ({ $species }@...) : des points en dépendent
error-network-cut = { $file } est incomplet
error-network-format = { $file } a le format { $format } ; cette version lit le format { $known }
error-network-other = le réseau a été fait pour autre chose : { $what } ({ $made }, pas { $now })
error-no-action = pas d’action { $action } ; les actions sont inférieures à { $most }
error-no-address = { $url } n’est pas une adresse
error-no-answer = { $url } ne répond pas ({ $why })
error-no-bot = bot inconnu { $bot } ; au choix : { $bots }
error-no-budget = il faut un nombre de parties ou un temps de réflexion
error-no-cave = cave_card { $n } ; il y a les grottes 1 à { $last }
error-no-cave-cards = seul Dartmoor a des cartes grotte
error-no-challenge = défi inconnu { $challenge } ; au choix : { $challenges }
error-no-choice = la partie est finie ; personne n’a de choix
error-no-dataset = { $folder } n’est pas un jeu de données : { $file } y manque
error-no-folder = { $path } : pas de dossier { $folder }
error-no-game = jeu inconnu { $game } ; au choix : { $games }
error-no-host = { $species } n’est ni un arbre, ni un arbuste, ni une lande
error-no-lab = une étude demande Polars et matplotlib : pip install 'spinney[lab]'
error-no-language = langue inconnue { $language } ; au choix : { $languages }
error-no-matplotlib = les images demandent matplotlib : pip install 'spinney[plots]'
error-no-medal = médaille inconnue { $medal } ; au choix : { $medals }
error-no-network = { $file } n’est pas un réseau
error-no-permission = accès refusé
error-no-ray = une grappe demande Ray : pip install 'spinney[ray]'
error-no-picture = { $path } : format d’image inconnu ; au choix : { $kinds }
error-no-polars = les jeux de données demandent Polars : pip install 'spinney[lab]'
error-no-record = seule une partie avec une graine peut être enregistrée ; celle-ci n’en a pas
error-no-seat = pas de place { $seat } ; il y a les places 0 à { $last }
error-no-seed = une partie distribuée depuis une vue n’a pas de début où revenir
error-no-set-in-game = extension inconnue { $set } dans le jeu { $game } ; au choix : { $sets }
error-no-slot = emplacement inconnu { $slot } ; au choix : { $slots }
error-no-space = plus de place sur le disque
error-no-species = espèce inconnue { $species } dans le jeu { $game }
error-no-such-file = ce fichier n’existe pas
error-no-such-symbol = aucune carte { $species } ne montre { $symbol } ; ce peut être { $symbols }
error-no-table = { $folder } n’a pas de table { $table } ; il y a { $tables }
error-not-a-number = { $value } n’est pas un nombre de 0 à { $most }
error-not-an-object = pas un objet
error-not-folder = ce qui devrait être un dossier est un fichier
error-not-in-box = il ne reste aucune carte { $card }
error-not-json = pas du JSON : ligne { $line }, colonne { $column }
error-not-keys = pas un fichier de clés ; supprime-le
error-not-saved = pas une partie enregistrée de Spinney
error-not-solo = pas une partie en solo
error-not-terminal-game = pas une partie du terminal ; 'spinney replay' la montre
error-not-to-choose = une place ne peut être conseillée que quand elle doit choisir
error-not-together = { $species } ne peut pas partager l’emplacement avec { $others }
error-not-utf-8 = pas un texte en UTF-8
error-nothing-to-undo = il n’y a aucune action à annuler
error-only-beside-bird = { $species } va seulement avec un autre oiseau sur un arbre ou un arbuste, une fois par hôte
error-only-bots = seule une partie contre des bots peut continuer sans la table
error-only-on-moor = { $species } va seulement sur une lande
error-option-whole = { $option } n’est pas un nombre entier
error-options-object = 'options' est un objet avec 'game'
error-other-rules = version { $rules } des règles inconnue ; ce programme joue les versions 1 à { $known }
error-other-server = { $url } n’est pas un serveur Spinney de cette version
error-own-bot = { $bot } : { $why }
error-own-bot-choice = { $bot }, tour { $turn }, choix '{ $choice }' : { $why }
error-own-bot-deal = { $why } ; graine { $seed }, donne { $deal }
error-own-bot-illegal = l’action { $action } n’est pas permise ; sont permises { $actions }
error-own-bot-no-action = { $value } n’est pas une action de view.legal()
error-own-bot-no-class = pas de tel bot dans ce fichier ; il y a { $names }
error-own-bot-none = aucune classe de ce fichier n’a de méthode decide(view, rng, clock)
error-own-bot-otherwise = { $bot } joue autrement la même partie la seconde fois ; tire tout hasard de rng et ne garde rien d’un choix à l’autre
error-own-bot-parameter = { $part } n’est pas NOM=VALEUR
error-own-bot-resume = jouée contre ton propre bot ; nomme-le : --bot { $bot }
error-own-bot-several = plusieurs bots dans ce fichier ; écris { $path }:CLASSE en choisissant parmi { $names }
error-players = { $players } joueurs ; il en faut de 2 à 5
error-players-list = 'players' est une liste de 1 à { $n } joueurs
error-ray-address = { $address } n’est pas l’adresse d’une grappe Ray : HOST:PORT, auto ou local
error-ray-lost = la connexion à la grappe Ray { $address } est perdue
error-ray-no-spinney = { $machine } n’a pas cette version de Spinney : installe la même
error-ray-nobody = aucune grappe Ray à { $address }
error-ray-none = cette machine n’appartient à aucune grappe Ray ; voir 'ray start'
error-ray-other-build = { $machine } a Spinney { $theirs }, cette machine { $ours } : installe la même version
error-ray-refused = la grappe Ray { $address } n’accepte pas cette machine (elle doit être l’un de ses nœuds, avec le même jeton s’il y en a un) : { $why }
error-ray-worker-dies = une partie du travail a été abandonnée : { $n } processus qui s’en chargeaient ont été perdus
error-read-only = en lecture seule
error-review-not-over = la partie n’est pas finie ; la revoir montrerait ce qui est encore caché
error-review-solo = une partie en solo n’a pas de rivaux ; 'spinney replay' la montre
error-rivals-object = 'rivals' est un objet avec 'linden', 'tree', 'moor'
error-same-cave = cave_card { $n } est déjà à quelqu’un d’autre
error-seed-bits = la graine { $seed } est trop grande ; une graine a au plus 128 bits
error-seed-text = la graine { $seed } n’est pas un nombre hexadécimal d’au plus 128 bits
error-sets-list = 'sets' est une liste d’extensions : { $sets }
error-slot-list = un emplacement est une liste de cartes
error-solo-forest = 'solo' est pour un joueur de Dartmoor
error-solo-game = le mode solo est celui de Dartmoor
error-solo-players = { $players } joueurs ; le mode solo est pour 1
error-start-player = premier joueur { $start } ; il y a les places 0 à { $last }
error-strange-answer = { $url } répond { $status } ; est-ce un serveur Spinney ?
error-study-no-games = pas de parties de { $game } dans { $folders }
error-study-rules = { $folder } a des parties selon la version { $rules } des règles, { $other } selon la { $first }
error-study-solo = seulement des parties en solo de { $game } dans { $folders }, qu’une étude laisse de côté
error-system = { $reason }
error-too-many-cards = { $n } cartes dans les forêts et les grottes, mais les extensions n’en ont que { $most }
error-too-many-copies = { $species } plus de { $copies } fois sur la table
error-too-much-json = JSON illisible : un nombre trop long, ou trop de niveaux
error-train-like-against = indiquez seulement --like ou --against : chacun a sa propre recette
error-train-like-game = { $path } a été entraîné pour { $other }, pas pour { $game }
error-train-like-with = { $path } a été entraîné avec { $option } ; indiquez-le aussi
error-train-like-without = { $path } a été entraîné sans { $option } ; ne l’indiquez pas
error-train-other = { $folder } contient un entraînement avec une autre recette et ne peut donc pas être repris (avant | maintenant : { $what }) ; indiquez les mêmes options ou un autre dossier
error-train-taught = un réseau qui a un maître part de zéro et ne joue que contre lui-même : sans --from ni --against
error-true-or-false = { $option } est true ou false
error-unknown-entry = entrée inconnue { $entry }
error-unknown-option = option inconnue { $option }
error-which-card = { $card } pourrait être { $cards }
error-wrong-action = { $action } n’est pas une action
error-wrong-kind = une valeur du mauvais type

## Errors: why a server does not do something
##
## The server says these in English, too, in the same words. $where is the part of a message as it
## stands there, and $why what is wrong with it, in English: other languages leave that out.

error-action-waits = l’action { $number } doit attendre que l’action { $before } soit faite
error-against-rules = les règles ne le permettent pas : { $why }
error-all-taken = toutes les places sont prises
error-bot-named = place { $seat } : on nomme un bot si, et seulement si, il joue
error-bot-plays-seat = un bot joue à cette place ; reprends-la d’abord
error-cannot-go-on = cette table ne peut pas continuer : { $why }
error-changed-meanwhile = quelque chose a changé entre-temps ; regarde encore une fois
error-coach-busy = le coach réfléchit déjà
error-game-begun = la partie a déjà commencé
error-game-not-begun = la partie n’a pas encore commencé
error-game-over = la partie est finie
error-in-replay = partie enregistrée : { $why }
error-is-lost = la connexion est perdue
error-left-table = tu as quitté cette table
error-name-taken = quelqu’un ici s’appelle déjà { $name }
error-no-answer-wanted = personne n’attend ta réponse
error-no-bot-there = aucun bot ne joue à cette place
error-no-chat = cette table n’a pas de discussion
error-no-database = le serveur n’atteint pas sa base de données ; réessaie dans un instant
error-no-deck-yet = il n’y a pas encore de pioche
error-no-hello = le message d’accueil n’est pas arrivé
error-no-hints = cette table n’a pas de conseils
error-no-review = pas d’analyse ici ; enregistre la partie et fais-la analyser à ta propre table
error-no-rivals = une partie en solo n’a pas de rivaux à qui se comparer
error-no-seat-here = tu n’as pas de place ici
error-no-such-pad = il n’y a pas de bloc de score { $code }
error-no-such-seat = il n’y a pas de place { $seat }
error-no-such-table = il n’y a pas de table { $code }
error-not-over = la partie n’est pas finie
error-not-understood = le serveur ne comprend pas cela ({ $where })
error-not-your-seat = la place { $seat } n’est pas la tienne
error-not-your-turn = c’est à { $name } de jouer
error-nothing-there = il n’y a rien à cette adresse
error-nothing-to-choose = tu n’as rien à choisir maintenant
error-nothing-to-score = il n’y a encore rien à compter
error-only-host = c’est réservé à { $name }
error-only-watching = tu ne fais que regarder ; prends d’abord place à la table
error-other-page = une page d’ailleurs n’a pas le droit de faire cela
error-other-stand-in = à cette table, seul le bot { $bot } remplace les absents
error-daily-as-dealt = personne n’est remplacé dans la donne du jour
error-other-version = ce serveur parle la version { $version }, pas la { $other } ; recharge
error-pad-clock = un compteur qu’aucun bloc de score ne peut avoir atteint
error-pad-closed = ce bloc de score est fermé
error-pad-full = un bloc de score a au plus { $most } joueurs
error-pad-no-player = il n’y a pas de joueur { $player } sur ce bloc de score
error-pad-player-number = un numéro qu’aucun joueur ne peut avoir
error-pad-too-large = un bloc de score de plus de { $most } saisies
error-pad-wrong-key = cette clé ne permet pas de changer cela
error-points-hidden = cette table cache les points jusqu’à la fin
error-rematch-there = il y a déjà une revanche
error-replay-seats = places : la partie enregistrée en a { $players }
error-seat-open = la place { $seat } est libre ; attends, ou laisse jouer un bot
error-seat-taken = la place { $seat } est prise
error-still-here = { $name } est ici, ou l’était à l’instant
error-time-left = il reste du temps
error-told = { $message }
error-too-large = plus de { $most } octets
error-too-many-commands = trop de commandes ; attends un instant
error-too-many-requests = trop de requêtes ; attends un instant
error-too-many-tables = trop de nouvelles tables ou de nouveaux blocs de score depuis cette adresse ; réessaie plus tard
error-no-accounts = ce serveur ne tient pas de comptes
error-no-account = aucun compte ne correspond à ces mots
error-account-changed = un autre appareil a modifié ce compte entre-temps
error-too-many-accounts = trop de nouveaux comptes depuis cette adresse ; réessaie plus tard
error-too-often = trop souvent ; attends un instant
error-too-much-work = ton réseau en demande trop à ce serveur ; attends un instant
error-too-many-codes = trop de codes erronés ; attends un peu
error-other-host = ce serveur ne répond pas à ce nom
error-newer-entry = une version plus récente du serveur a écrit à cette table ; celle-ci ne peut pas la lire
error-newer-pad = une version plus récente du serveur a écrit sur ce bloc de score ; celle-ci ne peut pas le lire
error-table-full = il s’est passé tant de choses à cette table qu’elle n’accepte plus rien
error-no-onlookers = seuls ceux qui jouent peuvent voir cette table
error-undo-asked = quelqu’un demande déjà à annuler un choix
error-was-lost = la connexion a été perdue ; regarde avant de réessayer
error-went-wrong = quelque chose s’est mal passé sur le serveur
error-wrong-key = cette clé n’ouvre pas cette table
error-set-near-word = mot inconnu { $word } ; vouliez-vous dire { $near } ?
error-set-word = mot inconnu { $word } ; au choix : { $words }
error-set-key = { $word } n’est pas une clé : minuscules, chiffres et _, 30 au plus, une lettre d’abord
error-set-number = { $value } n’est pas un nombre entier de { $low } à { $high }
error-set-name = { $name } n’est pas un nom : { $n } caractères imprimables au plus, sans crochets
error-set-table = { $value } n’est pas une table de champs
error-set-list = { $value } n’est pas une liste
error-set-values = une suite de points a 1 à { $n } valeurs
error-set-deep = les règles sont trop imbriquées
error-set-rule = { $value } n’est pas une seule règle
error-set-rule-lacks = il manque { $field } à { $rule }
error-set-rule-more = { $rule } demande moins que cela
error-set-cannot = { $rule } ne fonctionne qu’avec { $what }
error-set-size = le fichier dépasse { $n } octets
error-set-file = ni TOML ni JSON : { $why }
error-set-species = 1 à { $n } espèces
error-set-lacks = { $field } manque
error-set-some-tags = nommer chaque type une fois, et au moins un
error-set-removed-all = au plus autant que l’extension a de cartes
error-set-room = trop de { $what } ensemble : { $n }, { $most } au plus
error-set-tags = plus de { $n } types
error-in-species = { $species }, { $field } : { $why }
error-in-field = { $field } : { $why }
error-in-line = ligne { $line } : { $why }
error-set-taken = { $word } existe déjà
error-set-host-tag = { $place } doit être cité en premier
error-set-not-host = une espèce qui va dans un emplacement n’est ni arbre, ni arbuste, ni lande
error-set-tree-symbol = un arbre a besoin d’une icône à lui dans 'symbols'
error-set-other-game = rien de tel dans le jeu { $game }
error-set-sets = les séries de { $tag } rapportent { $values }
error-set-removed = quatre nombres : pour 2, 3, 4 et 5 joueurs
error-set-card = { $card } n’est pas une carte comme "2 gull@oak/limpet@birch"
error-set-halves = { $card } : une carte est un arbre, un arbuste ou une lande, ou elle a une moitié haute et une basse, ou deux moitiés latérales
error-set-cards = { $n } cartes au plus
error-set-language = { $language } n’est pas un code de langue
error-set-colour = { $colour } n’est pas une couleur comme #5a8f3c
error-set-of-other-game = une extension ajoutée est pour un autre jeu
error-in-set = extension ajoutée : { $why }
error-set-problems = { $path } : { $why } (et { $more } de plus ; voir '{ $command }')

## A page without a server

help-site = Écrire Spinney sous forme de simples fichiers pour n’importe quel hébergeur : parties contre des bots et sur un seul appareil, bloc de score, règles et cartes, sans serveur.
option-site-folder = Le dossier où écrire ; il est créé.
site-written = { $files } fichiers dans { $folder } : mets-les chez un hébergeur, ou essaie-les avec « { $command } »
fail-not-built = l’interface pour le navigateur n’est pas encore construite ; « make setup » la construit

## Puzzles.

help-puzzles = Problèmes : un tour, une meilleure réponse. En faire d’autres, ou prouver ceux qu’il y a.
help-puzzles-make = Trouver des problèmes dans des parties entre bots : des positions où un tour est nettement le meilleur. Chaque tour est exploré en entier ; la même graine trouve les mêmes problèmes.
help-puzzles-check = Prouver des problèmes en explorant chaque tour à nouveau, sur plusieurs donnes. Sans fichier : ceux de Spinney.
option-puzzles-count = Combien de problèmes, autant de chaque sorte.
option-puzzles-out = Où les écrire.
option-puzzles-path = Un fichier de 'spinney puzzles make'.
progress-puzzles = Recherche de problèmes
progress-proving = Vérification des problèmes
puzzles-written = { $n } problèmes sont dans { $path }. Pour les prouver : { $command }
puzzles-proved = Les { $n } problèmes sont prouvés.
fail-puzzles = { $wrong } problèmes sur { $n } ne tiennent pas
error-not-puzzles = pas un fichier de problèmes
error-no-puzzle = il n’y a pas de problème { $puzzle }
error-puzzle-unclear = aucun tour n’est nettement le meilleur
error-puzzle-other-answer = le meilleur tour vaut { $worth }, le suivant { $next_best }
error-puzzle-line = le tour indiqué vaut { $worth }
