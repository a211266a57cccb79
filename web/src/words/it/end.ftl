## Quando una partita è finita: il risultato, i punti, l’andamento, il replay, la prossima.

end-parts = Sezioni di questa pagina
end-tab-scores = Punti
end-tab-review = Analisi
end-tab-replay = Replay
end-loading = Un momento…

## Chi ha vinto

end-you = Tu
end-player = Giocatore { $n }
end-you-win = Vinci di { $margin }
end-win = { $name } vince di { $margin }
end-you-share = Condividi la vittoria con { $names }
end-share = { $names } condividono la vittoria
end-solo-won = { $medal ->
    [gold] Vinci la medaglia d’oro
    [silver] Vinci la medaglia d’argento
   *[bronze] Vinci la medaglia di bronzo
}
end-solo-lost = Non questa volta
end-place = { $n }º
end-with = { $game } con { $sets }
end-solo = in solitario
end-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
end-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
end-draft = preparazione con draft
end-deal-chosen = distribuzione scelta
end-deal-repeated = stessa distribuzione
end-deal-imported = partita importata

## La sfida in solitario

end-challenge = Sfida
end-medal-points = { $medal ->
    [gold] Punti per l’oro
    [silver] Punti per l’argento
   *[bronze] Punti per il bronzo
}
end-of = { $now } su { $all }
end-met = raggiunto
end-missed = { $n ->
    [one] ne manca { $n }
   *[other] ne mancano { $n }
}

## Il foglio dei punti

end-sheet = Punti di ciascuno
end-rows = Ordine delle righe
end-by-kind = Per categoria
end-by-species = Per specie
end-sort = { $name }: ordina per questi punti
end-most = (il massimo)
end-line-butterfly_sets = Serie di farfalle
end-line-dragonfly_sets = Serie di libellule
end-line-cave = Caverna
end-line-cave_card = Carta caverna
end-forests = Tutte le foreste
end-your-forest = La tua foresta
end-forest-of = { $name }: foresta
end-whose = Di chi è la foresta
end-way-points = Per punti
end-way-tree = Per albero
end-way-kind = Per categoria
end-together = Punti contati insieme

## L’andamento della partita

end-points = Punti
end-points-label = Punti di ciascuno, turno per turno
end-turn-axis = turno
end-turn = Turno { $n }
end-turn-of = Turno { $n } di { $all }
end-turn-player = Turno { $n }: { $name }
end-turn-of-player = Turno { $n } di { $all }: { $name }
end-setup = Preparazione
end-turn-choose = Turno
end-winter = { $n }º inverno
end-winter-short = { $n }º
end-winters = { $n ->
    [0] Ancora nessun inverno
    [one] È arrivato { $n } inverno
   *[other] Sono arrivati { $n } inverni
}
end-as-table = Mostra come tabella
end-see-turn = { $n ->
    [0] Guarda la preparazione
   *[other] Guarda il turno { $n }
}

## Il coach

end-chance = Probabilità di vittoria
end-chance-about = La stima del coach prima di ogni turno: conosce tutte le mani, ma non il mazzo.
end-chance-label = Probabilità di vittoria di ciascuno, turno per turno
end-chance-moves = { $name }: { $before } prima, { $after } dopo
end-review-ask = Analizza la partita
end-review-about = Il coach guarda ogni turno. Mostra chi era in testa e quando, dove la partita è cambiata e quali scelte sono costate punti.
end-review-works = Il coach sta guardando ogni turno
end-review-part = { $part } completato
end-review-done = L’analisi è pronta.
end-review-solo = In solitario non ci sono avversari con cui confrontarsi, quindi il coach non ha nulla da dire.
end-review-onlooker = Solo chi sedeva a questo tavolo può chiedere al coach. Con la partita salvata puoi farlo a un tavolo tuo.
end-review-off = A questo tavolo si è giocato senza coach.
end-turning = Momenti decisivi
end-turning-about = Dove le probabilità sono cambiate di più
end-turning-none = Nessun turno ha deciso da solo questa partita.
end-costly = Scelte costose
end-costly-about = Che cosa avrebbe preferito il coach
end-costly-none = Nessuna scelta era chiaramente peggiore di quella del coach.
end-chosen = Scelto
end-better = Meglio
end-why = Perché
end-play-on = Continua da qui
end-puzzle = Come problema
end-costly-wait = I tuoi turni vengono per primi.
end-cost = { $n ->
    [0] È costata { $points } ± { $error } punti.
    [one] È costata { $points } ± { $error } punti e { $n } punto percentuale di probabilità di vittoria.
   *[other] È costata { $points } ± { $error } punti e { $n } punti percentuali di probabilità di vittoria.
}
end-judged = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}, { $points } punti persi con le più costose

## Il replay

end-play = Riproduci
end-pause = Pausa
end-previous = Turno precedente
end-next-turn = Turno successivo
end-next-winter = Inverno successivo
end-clearing = Radura
end-hand = Mano
end-cave = Caverna
end-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
end-happened = Che cosa è successo
end-no-forest = Qui non cresce ancora nulla.

## Ancora, e raccontarlo

end-rematch = Rivincita
end-same-deal = Stessa distribuzione
end-next = Vai alla prossima partita
end-next-watch = Guarda la prossima partita
end-next-there = La prossima partita è pronta.
end-new-game = Nuova partita
end-look = Guarda il tavolo
end-save = Salva la partita
end-share-result = Condividi
end-scored = { $place } { $name }: { $points }
end-send = Condividi l’immagine
end-save-picture = Salva l’immagine
end-copy-text = Copia come testo
end-copy-link = Copia il link
end-copied = Copiato.
end-not-copied = Il browser non permette di copiare.
