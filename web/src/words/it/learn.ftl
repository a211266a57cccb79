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
help-text-sign-per = Ciò che precede il ×, una volta per ogni cosa che lo segue.
help-name-sign-different = Diversi
help-text-sign-different = Contano solo le specie diverse; una seconda carta della stessa specie non aggiunge nulla.
help-name-sign-else = Altrimenti
help-text-sign-else = Il numero piccolo tra parentesi vale se la condizione non è soddisfatta.
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
help-text-steps = Prima dei due punti, ciò che conta. Dopo: i punti per uno, due, tre e così via fino al massimo. La carta grande mostra ogni passo.
help-name-if = Condizione
help-text-if = I punti che la seguono contano solo se è soddisfatta.
help-name-host = Il suo terreno
help-text-host = Riguarda l’albero, l’arbusto o la brughiera dove vive la carta.
help-name-free = Gratis
help-text-free = Gioca una carta di questo tipo dalla mano senza pagare. In tal caso non ha effetto né bonus.
help-name-effect = Effetto
help-text-effect = Accade una volta, quando la carta viene giocata. Puoi rifiutarlo.
help-name-permanent = Effetto permanente
help-text-permanent = Agisce finché la carta è lì: lo dice il segno ∞.
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
lesson-leave = Lascia la lezione
lesson-start = Inizia
lesson-again = Ricomincia
lesson-go-on = Continua
lesson-take-back = Annulla la mossa
lesson-first-game = Gioca una partita vera
lesson-click = Clicca
lesson-tap = Tocca
lesson-lead-forest = Fai crescere il bosco con più punti prima che arrivi il terzo inverno. In cinque minuti avrai fatto una volta tutto quello che c’è da fare.
lesson-lead-dartmoor = Fai crescere la brughiera con più punti prima che arrivi il terzo inverno. In cinque minuti avrai fatto una volta tutto quello che c’è da fare.
lesson-astray = Le regole permettono anche questo. Annulla la mossa per continuare la lezione.
lesson-head-draw = Pescare due carte
lesson-text-draw = Nel tuo turno peschi due carte o ne giochi una. { $press } { $draw }.
lesson-head-tree = Pagare un albero
lesson-text-tree = { $press } { $card }, paga il costo con { $pay }, poi { $lay }: il pagamento va nella radura, con la prima carta del mazzo.
lesson-head-moor = Pagare una brughiera
lesson-text-moor = { $press } { $card }, paga il costo con { $pay }, poi { $lay }: il pagamento va nella radura.
lesson-head-effect = Un effetto
lesson-text-effect = { $press } { $card }, poi { $lay }: non costa nulla e il suo effetto ti fa pescare una carta.
lesson-head-bonus = Un bonus
lesson-text-bonus = { $press } { $card }, poi lo slot { $place }. Paga con { $pay }, poi { $lay }: tutte e due mostrano lo stesso simbolo albero, quindi ottieni il bonus.
lesson-head-bonus-moor = Un bonus
lesson-text-bonus-moor = { $press } { $card }, poi lo slot { $place }. Paga con { $pay }, poi { $lay }: il simbolo albero è lo stesso, quindi ottieni il bonus.
lesson-head-down = Una brughiera universale
lesson-text-down = Il tuo bonus mette una carta qualsiasi a faccia in giù, come brughiera con quattro slot. { $press } { $card }.
lesson-head-lets = Una carta che ne chiama altre
lesson-text-lets = { $press } { $card }, poi lo slot { $place }, poi { $lay }: il suo effetto ti lascia mettere pipistrelli gratis.
lesson-head-free = Giocare gratis
lesson-text-free = { $press } { $card }, poi lo slot { $place }, poi { $lay }: niente da pagare, ma nemmeno effetto o bonus.
lesson-head-clearing = La radura si svuota
lesson-text-clearing = { $press } { $card }, paga con { $pay }, poi { $lay }: da dieci carte in su la radura si svuota.
lesson-head-winter = L’inverno
lesson-text-winter = { $press } { $draw }: arriva un inverno. Il terzo termina subito la partita.
lesson-head-end = Ora sai tutto
lesson-text-end = Conta ciò che sta nel tuo bosco e nella tua caverna. Nella tua prima partita vera il coach ti mostra una mossa in ognuno dei tuoi primi tre turni.
