## Il segnapunti per numero: quante carte di ogni specie, e ciò che dipende da dove si trovano.

count = Punti per numero
count-mode = Per numero
count-laid-mode = Carta per carta
count-lead = Inserisci quante ne hai di ogni carta. Dove si trova una carta si chiede solo se conta.
count-empty = Tocca qui sotto ogni carta tante volte quante ne hai. Conta tutti gli alberi, gli arbusti e le brughiere, anche quelli senza punti.
count-cards = Carte
count-places = Dove si trovano
count-more = Una in più: { $card }
count-less = Una in meno: { $card }
count-number = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
count-said = { $card }: { $n }, { $points } in tutto
count-in-sets = conta nelle serie
count-why-each = { $n } × { $reason }
count-why-sum = { $n } in tutto
count-why-met = { $n ->
    [1] { $met ->
        [0] non soddisfatta
       *[other] soddisfatta
    }
   *[other] { $met } su { $n }
}
count-open = { $n ->
    [one] Resta una domanda
   *[other] Restano { $n } domande
}
count-yes = Sì
count-no = No
count-range = da { $min } a { $max }
count-so-many = Sono { $n }

## Le domande; la carta di cui si parla è mostrata accanto.

count-ask-cards-at = { $n ->
    [one] Quante carte ci sono su questo albero, su tutti i lati insieme?
   *[other] Quante carte ci sono su questi { $n } alberi, in tutto?
}
count-ask-own-leaf = { $n ->
    [one] Quante carte mostrano lo stesso simbolo di questa, lei compresa?
   *[other] Per ognuna di queste { $n }: quante carte mostrano il suo simbolo, lei compresa? Sommale.
}
count-ask-on = { $n ->
    [one] Questa carta è { $on }?
   *[other] Quante di queste { $n } sono { $on }?
}
count-ask-full = { $n ->
    [one] Questo albero ha carte in tutti e quattro gli slot?
   *[other] Quanti di questi { $n } hanno carte in tutti e quattro gli slot?
}
count-ask-at-full = { $n ->
    [one] Questa carta è su un albero o arbusto con tutti e quattro gli slot occupati?
   *[other] Quante di queste { $n } sono su un albero o arbusto con tutti e quattro gli slot occupati?
}
count-ask-paired = Quante di queste { $n } condividono lo slot con un’altra?
count-ask-beside-bat = { $n ->
    [one] Questa carta è su un albero con un pipistrello?
   *[other] Quante di queste { $n } sono su un albero con un pipistrello?
}
count-ask-alone = { $n ->
    [one] È l’unica carta sul suo albero o arbusto?
   *[other] Quante di queste { $n } sono l’unica carta sul loro albero o arbusto?
}
count-ask-full-trees = { $n ->
    [one] L’albero ha tutti e quattro gli slot occupati?
   *[other] Su { $n } alberi, quanti hanno tutti e quattro gli slot occupati?
}
count-ask-below-trees = { $n ->
    [one] La carta in basso è su un albero, non su un arbusto?
   *[other] Quante delle { $n } carte in basso sono su alberi, non su arbusti?
}
count-ask-bees = { $n ->
    [one] Questa carta è su un albero, non su un arbusto?
   *[other] Quante di queste { $n } sono su alberi, non su arbusti?
}
count-ask-bees-at = { $n ->
    [one] Questa carta è su questo albero: { $host }?
   *[other] Quante di queste { $n } sono su questo albero: { $host }?
}
count-ask-leaves = { $n ->
    [one] Quante carte mostrano questo simbolo: { $leaves }?
   *[other] Quante carte mostrano uno di questi simboli: { $leaves }?
}
count-ask-doubled = { $n ->
    [one] Questa carta è su questa brughiera: { $host }?
   *[other] Quante di queste { $n } sono su questa brughiera: { $host }?
}
