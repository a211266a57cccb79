## Le bloc de score par nombre : combien de cartes de chaque espèce, et ce qui dépend de leur place.

count = Score par nombre
count-mode = Par nombre
count-laid-mode = Carte par carte
count-lead = Indique combien tu as de chaque carte. La position d’une carte n’est demandée que si elle importe.
count-empty = Touche chaque carte ci-dessous autant de fois que tu l’as. Compte tous les arbres, arbustes et landes, même ceux qui ne rapportent rien.
count-cards = Cartes
count-places = Où elles sont
count-more = Une de plus : { $card }
count-less = Une de moins : { $card }
count-number = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
count-said = { $card } : { $n }, { $points } en tout
count-in-sets = compte en séries
count-why-each = { $n } × { $reason }
count-why-sum = { $n } en tout
count-why-met = { $n ->
    [1] { $met ->
        [0] non remplie
       *[other] remplie
    }
   *[other] { $met } sur { $n }
}
count-open = { $n ->
    [one] Une question reste ouverte
   *[other] { $n } questions restent ouvertes
}
count-yes = Oui
count-no = Non
count-range = { $min } à { $max }
count-so-many = Il y en a { $n }

## Les questions ; la carte concernée est montrée à côté.

count-ask-cards-at = { $n ->
    [one] Combien de cartes sont sur cet arbre, tous côtés confondus ?
   *[other] Combien de cartes sont sur ces { $n } arbres, au total ?
}
count-ask-own-leaf = { $n ->
    [one] Combien de cartes portent la même icône d’Arbre que celle-ci, elle-même comprise ?
   *[other] Pour chacune de ces { $n } cartes : combien de cartes portent son icône, elle-même comprise ? Additionne-les.
}
count-ask-on = { $n ->
    [one] Cette carte est-elle { $on } ?
   *[other] Combien de ces { $n } cartes sont { $on } ?
}
count-ask-full = { $n ->
    [one] Cet arbre a-t-il des cartes sur ses quatre emplacements ?
   *[other] Combien de ces { $n } arbres ont des cartes sur leurs quatre emplacements ?
}
count-ask-at-full = { $n ->
    [one] Cette carte est-elle sur un arbre ou arbuste aux quatre emplacements occupés ?
   *[other] Combien de ces { $n } cartes sont sur un arbre ou arbuste aux quatre emplacements occupés ?
}
count-ask-paired = Combien de ces { $n } cartes partagent leur emplacement avec une autre ?
count-ask-beside-bat = { $n ->
    [one] Cette carte est-elle sur un arbre avec une chauve-souris ?
   *[other] Combien de ces { $n } cartes sont sur un arbre avec une chauve-souris ?
}
count-ask-alone = { $n ->
    [one] Est-ce la seule carte de son arbre ou arbuste ?
   *[other] Combien de ces { $n } cartes sont la seule carte de leur arbre ou arbuste ?
}
count-ask-full-trees = { $n ->
    [one] L’arbre a-t-il ses quatre emplacements occupés ?
   *[other] Combien des { $n } arbres ont leurs quatre emplacements occupés ?
}
count-ask-below-trees = { $n ->
    [one] La carte du bas est-elle sur un arbre, pas sur un arbuste ?
   *[other] Combien des { $n } cartes du bas sont sur un arbre, pas sur un arbuste ?
}
count-ask-bees = { $n ->
    [one] Cette carte est-elle sur un arbre, pas sur un arbuste ?
   *[other] Combien de ces { $n } cartes sont sur un arbre, pas sur un arbuste ?
}
count-ask-bees-at = { $n ->
    [one] Cette carte est-elle sur cet arbre : { $host } ?
   *[other] Combien de ces { $n } cartes sont sur cet arbre : { $host } ?
}
count-ask-leaves = { $n ->
    [one] Combien de cartes portent cette icône : { $leaves } ?
   *[other] Combien de cartes portent l’une de ces icônes : { $leaves } ?
}
count-ask-doubled = { $n ->
    [one] Cette carte est-elle sur cette lande : { $host } ?
   *[other] Combien de ces { $n } cartes sont sur cette lande : { $host } ?
}
