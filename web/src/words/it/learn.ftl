## La galleria delle carte.

gallery-title = Carte
gallery-count = { $all ->
    [one] { $all } specie
   *[other] { $all } specie
}
gallery-some = { $shown } di { $all } specie
gallery-search = Cerca
gallery-game = Gioco
gallery-set = Espansione
gallery-leaf = Simbolo albero
gallery-type = Tipo
gallery-sort = Ordine
gallery-sort-printed = Come nella scatola
gallery-sort-name = Per nome
gallery-sort-cost = Per costo
gallery-sort-copies = Per numero di copie
gallery-group-tree = Alberi
gallery-group-shrub = Arbusti
gallery-group-moor = Brughiere
gallery-group-top = In alto
gallery-group-bottom = In basso
gallery-group-side = A sinistra o a destra
gallery-none = Nessuna specie corrisponde.
gallery-clear = Mostra tutto
gallery-failed = Impossibile caricare le carte.
gallery-printed = Mostrata con
gallery-guesses = Ipotesi
gallery-guesses-note = Specie, numero di copie, costi e valori in punti di Dartmoor sono documentati. Che cosa contano Frassino Comune, Ruscello, Fagiano Comune e Torbiera di Copertura si sa solo da app segnapunti. Che cosa fanno alcune carte, quali metà stanno insieme su una carta e quale simbolo albero mostra una metà non è del tutto noto. Dove abbiamo dovuto ipotizzare, lo dice la carta.
gallery-names-note = Un nome con * non è stampato in italiano: è una nostra traduzione.
gallery-rules = Regole
gallery-about = Informazioni

## L'aiuto su segni e icone.

help-text-counted = Un tipo di carta. Altre carte lo contano, fanno pescare per esso o lo fanno giocare gratis.
help-text-type = { $cards ->
    [one] Qui: { $species } specie, { $cards } carta.
   *[other] Qui: { $species } specie, { $cards } carte.
}
help-text-leaf = { $n ->
    [one] Il simbolo albero di { $n } carta.
   *[other] Il simbolo albero di { $n } carte.
} Se ogni carta con cui paghi mostra il simbolo della metà che giochi, ottieni il suo bonus.
help-text-tag-tree = Un terreno con uno slot su ciascuno dei quattro lati. Quando lo giochi, la prima carta del mazzo va nella radura.
help-text-tag-shrub = Un terreno con quattro slot come un albero, ma non è un albero: non si rivela nulla e non conta tra gli alberi.
help-text-tag-moor = Un terreno che si mette in orizzontale: due slot in alto, due in basso, nessuno ai lati. Non è un albero.
help-text-tag-mountain = Il segno dell’espansione Alpine.
help-text-tag-edge = Il segno dell’espansione Woodland Edge.
help-name-sign-per = Per ogni
help-text-sign-per = Ciò che precede la barra, una volta per ogni cosa che la segue.
help-name-sign-different = Diversi
help-text-sign-different = Contano solo le specie diverse; una seconda carta della stessa specie non aggiunge nulla.
help-name-sign-else = Altrimenti
help-text-sign-else = Il numero piccolo vale se la condizione non è soddisfatta.
help-name-sign-most = Di più
help-text-sign-most = Nessuno ne ha di più. Il pareggio basta.
help-name-sign-any = Quante vuoi
help-text-sign-any = Quante ne vuoi, anche nessuna.
help-name-sign-to = Va in
help-text-sign-to = Le carte vanno dal posto prima della freccia a quello dopo.
help-name-sign-when = Allora
help-text-sign-when = Se vale la prima cosa, o ogni volta che accade, segue la seconda.
help-name-sign-and = Insieme
help-text-sign-and = Possono condividere uno slot.
help-name-sign-double = Doppio
help-text-sign-double = I punti contano due volte.
help-name-sign-as = Conta come
help-text-sign-as = La carta conta anche come ciò che è mostrato.
help-name-act-card = Pescare
help-text-act-card = Prendi in mano la prima carta del mazzo. Una mano non ha mai più di dieci carte.
help-name-act-turn = Un altro turno
help-text-act-turn = Finito questo turno, ne giochi un altro.
help-name-act-clearing = Radura
help-text-act-clearing = Carte scoperte per tutti. Ciò con cui si paga arriva qui; con dieci o più carte viene svuotata a fine turno.
help-name-act-cave = Caverna
help-text-act-cave = Ogni carta nella tua caverna vale 1 punto alla fine.
help-name-act-hand = Mano
help-text-act-hand = Le carte in mano, al massimo dieci.
help-name-act-deck = Mazzo
help-text-act-deck = Carte a faccia in giù da pescare. Gli inverni sono nel suo ultimo terzo.
help-name-act-sapling = Alberello
help-text-act-sapling = Una carta qualsiasi a faccia in giù: un albero senza specie, simbolo né punti, senza costo.
help-name-act-moor = Brughiera universale
help-text-act-moor = Una carta qualsiasi a faccia in giù: una brughiera senza specie, simbolo né punti, senza costo. Solo un effetto o un bonus permette di giocarla.
help-name-act-full = Completamente occupato
help-text-act-full = C’è almeno una carta in ognuno dei quattro slot.
help-name-act-slots = Carte su questo terreno
help-text-act-slots = Le carte che vivono su quello stesso albero, arbusto o brughiera.
help-name-act-below = In basso
help-text-act-below = Carte negli slot inferiori.
help-name-act-top = Sopra un albero
help-text-act-top = Una carta giocata nello slot superiore di un albero.
help-name-act-bottom = Sotto un albero
help-text-act-bottom = Una carta giocata nello slot inferiore di un albero.
help-name-act-alone = Da sola
help-text-act-alone = Sul suo terreno non vive nessun’altra carta.
help-name-act-discard = Fuori dal gioco
help-text-act-discard = Queste carte lasciano il gioco. Niente viene mai rimescolato.
help-name-cost = Costo
help-text-cost = Metti nella radura altrettante altre carte della mano per giocare questa.
help-name-copies = Copie
help-text-copies = Quante carte di questa specie ci sono.
help-name-points = Punti
help-text-points = Quanto vale la carta alla fine.
help-name-steps = Tabella dei punti
help-text-steps = Più ce ne sono, più valgono. La carta grande mostra ogni passo.
help-name-if = Condizione
help-text-if = I punti che la precedono contano solo se è soddisfatta.
help-name-host = Il suo terreno
help-text-host = Riguarda l’albero, l’arbusto o la brughiera dove vive la carta.
help-name-free = Gratis
help-text-free = Gioca una carta di questo tipo dalla mano senza pagare. In tal caso non ha effetto né bonus.
help-name-effect = Effetto
help-text-effect = Accade una volta, quando la carta viene giocata. Puoi rifiutarlo.
help-name-permanent = Effetto permanente
help-text-permanent = Agisce finché la carta è lì.
help-name-bonus = Bonus
help-text-bonus = È tuo se ogni carta con cui paghi mostra questo simbolo. Puoi rifiutarlo.
help-name-winter = Inverno
help-text-winter = Nel mazzo ce ne sono tre. Il terzo chiude subito la partita.
help-name-winter-only = L’unico inverno
help-text-winter-only = Sta tra le ultime dieci carte del mazzo. Mette subito fine alla partita, che lo riveli tu o l’automa.
help-name-score = Punti ora
help-text-score = Quanto valgono foresta e caverna così come sono adesso.

## La prima partita.

lesson-title = Prima partita
lesson-step = { $n } di { $of }
lesson-done = Fatto
lesson-next = Avanti
lesson-skip = Salta
lesson-leave = Lascia la lezione
lesson-start = Inizia
lesson-again = Ricomincia
lesson-go-on = Riprendi dal passo { $n }
lesson-play-on = Continua a giocare
lesson-lead-forest = Una partita vera contro un avversario facile, con una guida al tuo fianco che spiega una cosa alla volta. Una decina di minuti; puoi andartene e tornare quando vuoi.
lesson-lead-dartmoor = Una partita vera di Dartmoor contro un avversario facile: brughiere, caverne e gli animali delle zone umide, una cosa dopo l’altra. Una decina di minuti; puoi andartene e tornare quando vuoi.
lesson-head-hand = La tua mano
lesson-text-hand = Hai sei carte. Gli alberi sono carte intere; tutte le altre mostrano due esseri viventi, e ne giochi uno. Il numero scuro è il costo, il segno rotondo sotto è il simbolo albero.
lesson-head-help = Leggere una carta
lesson-text-help = Tieni premuta una carta o un segno, o fai clic con il tasto destro, per vederlo in grande con una spiegazione. Con la tastiera, premi il punto interrogativo.
lesson-head-draw = Pesca due carte
lesson-text-draw = Nel tuo turno peschi due carte o ne giochi una. Pesca adesso: dal mazzo, o carte scoperte dalla radura appena ce ne sono.
lesson-head-tree = Gioca un albero
lesson-text-tree = Scegli un albero dalla mano. Lo paghi con altre carte: alcune sono proposte, ma puoi sceglierne altre. Poi giocalo.
lesson-head-clearing = La radura
lesson-text-clearing = Il tuo pagamento ora è qui, visibile a tutti. Poiché hai giocato un albero, è stata rivelata un’altra carta dal mazzo. Con dieci carte la radura viene svuotata: guarda che cosa potrebbe servirti.
lesson-head-dweller = Arriva qualcuno
lesson-text-dweller = Scegli una carta divisa. Gli slot dove possono andare le sue metà si illuminano e mostrano come cambierebbero i tuoi punti. Scegline uno, paga e gioca la carta.
lesson-head-bonus = Ottieni un bonus
lesson-text-bonus = Alcune carte hanno un riquadro del colore del loro simbolo albero: un bonus. Lo ottieni se ogni carta con cui paghi mostra quel simbolo. La barra te lo dice mentre scegli. Prova con il barbagianni.
lesson-head-score = I tuoi punti
lesson-text-score = Sono sempre aggiornati. Aprili per vedere quanto vale ogni carta e perché. Puoi aprire anche la foresta del tuo avversario.
lesson-head-undo = Torna indietro
lesson-text-undo = Uno sbaglio? Annullare è gratis finché non è stata rivelata una carta nascosta. Prova con la prossima mossa, o salta questo passo.
lesson-head-winter = Arriva l’inverno
lesson-text-winter = Tre inverni sono nell’ultimo terzo del mazzo. Il terzo chiude subito la partita, qualunque cosa accada. Conta solo ciò che è nella tua foresta e nella tua caverna.
lesson-head-end = Ora tocca a te
lesson-text-end = Non serve altro. Riempi i tuoi alberi, cerca carte che si rafforzano a vicenda e chiedi un consiglio se non sai come continuare. Il resto è nelle regole.
lesson-head-cave = Scegli una caverna
lesson-text-cave = Tutti hanno una caverna; le carte al suo interno valgono 1 punto ciascuna. In Dartmoor ogni caverna fa anche qualcosa, una volta. La prima scelta è tua: prendine una.
lesson-head-moors = Alberi, arbusti e brughiere
lesson-text-moors = I terreni sono carte intere. Alberi e arbusti hanno uno slot su ogni lato. Le brughiere si mettono in orizzontale: due slot in alto, due in basso, nessuno ai lati. Tutte le altre carte mostrano due esseri viventi, e ne giochi uno.
lesson-head-moor = Gioca una brughiera
lesson-text-moor = Scegli una brughiera dalla mano. La paghi con altre carte: alcune sono proposte, ma puoi sceglierne altre. Poi giocala.
lesson-head-clearing-moor = La radura
lesson-text-clearing-moor = Il tuo pagamento ora è qui, visibile a tutti. Per un albero si rivelerebbe un’altra carta dal mazzo; per una brughiera no. Con dieci carte la radura viene svuotata.
lesson-head-dweller-moor = Arriva qualcuno
lesson-text-dweller-moor = Scegli una carta divisa. Gli slot dove possono andare le sue metà si illuminano e mostrano come cambierebbero i tuoi punti. Alcune specie vivono solo sulle brughiere. Scegli uno slot, paga e gioca la carta.
lesson-head-bonus-moor = Un bonus, una brughiera universale
lesson-text-bonus-moor = Il riquadro del colore del simbolo albero è un bonus: lo ottieni se ogni carta con cui paghi mostra quel simbolo. Quello della pittima gioca una carta qualsiasi a faccia in giù come brughiera universale, gratis, con quattro slot. Prova.
