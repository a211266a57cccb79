## Le regole.

rules-title = Regole
rules-lead = Le regole come le gioca Spinney, con parole nostre e carte nostre. Tieni premuta una carta o un segno, o fai clic destro, per avere aiuto.
rules-contents = Indice
rules-cards-link = Tutte le carte
rules-learn-link = Impara giocando

rules-head-goal = Scopo del gioco
rules-head-cards = Le carte
rules-head-setup = Preparazione
rules-head-turn = Il tuo turno
rules-head-playing = Giocare una carta
rules-head-paying = Pagamento e bonus
rules-head-effects = Gli effetti
rules-head-clearing = La radura
rules-head-winter = L’inverno e la fine
rules-head-scoring = Punteggio
rules-head-slots = Slot condivisi
rules-head-hosts = { $game ->
    [forest] Alberi e arbusti
   *[dartmoor] Alberi, arbusti e brughiere
}
rules-head-types = Tipi
rules-head-signs = I segni sulle carte
rules-head-sets = Espansioni
rules-head-options = Varianti
rules-head-solo = Da soli contro l’automa
rules-head-rulings = Domande frequenti
rules-head-guesses = Quello che non sappiamo

rules-text-goal-forest =
    Da due a cinque giocatori fanno crescere ciascuno la propria foresta. Giochi <b>alberi</b>, e animali, piante e funghi vengono a viverci. Paghi le carte con altre carte della mano.

    Quando arriva il terzo inverno, la partita finisce. Vince la foresta che vale più punti.
rules-text-goal-dartmoor =
    Da due a cinque giocatori fanno crescere ciascuno il proprio angolo di Dartmoor: <b>alberi</b>, <b>arbusti</b> e larghe <b>brughiere</b>, con gli animali e le piante che ci vivono. Paghi le carte con altre carte della mano.

    Quando arriva il terzo inverno, la partita finisce. Vince la terra che vale più punti.
rules-text-cards-forest =
    Un <b>albero</b> è una carta intera. È un <b>terreno</b>: ha uno <b>slot</b> su ciascuno dei quattro lati. Con l’espansione Woodland Edge ci sono anche gli <b>arbusti</b>: terreni come gli alberi, ma non alberi.
rules-text-cards-dartmoor =
    Un <b>albero</b> o <b>arbusto</b> è una carta intera. È un <b>terreno</b>: ha uno <b>slot</b> su ciascuno dei quattro lati. Un arbusto non è un albero.

    Anche una <b>brughiera</b> è un terreno, ma si mette in orizzontale: due slot in alto, due in basso, nessuno ai lati. Alcuni abitanti vivono solo sulle brughiere.
rules-text-cards-halves =
    Tutte le altre carte sono divise: due <b>abitanti</b> su una carta, in alto e in basso o a sinistra e a destra. Giochi uno dei due. Una metà superiore va in uno slot superiore, una metà sinistra in uno slot sinistro; l’altra metà sparisce sotto il terreno e non conta più.
rules-text-cards-parts =
    Ogni metà e ogni terreno mostra le stesse cose:

    - il <b>costo</b> in una piccola carta scura e, sotto, il <b>simbolo albero</b>, che dà il colore alla carta
    - i <b>tipi</b>, come piccole icone, e quante copie ci sono
    - i <b>punti</b>
    - forse un <b>effetto</b> (grigio), un <b>effetto permanente</b> (con il bordo) o un <b>bonus</b> (sul colore del simbolo)
rules-picture-tree = Un albero
rules-picture-moor = Una brughiera, come sta sul tavolo
rules-picture-top = Metà superiore e inferiore
rules-picture-side = Metà sinistra e destra
rules-picture-host = { $game ->
    [forest] Un albero con i quattro slot occupati: si vedono solo le metà giocate, con i loro punti attuali
   *[dartmoor] Una brughiera con abitanti in alto e in basso: si vedono solo le metà giocate, con i loro punti attuali
}
rules-text-setup-removed =
    I tre inverni si mettono da parte e si mescolano tutte le altre carte. Poi alcune lasciano il gioco senza essere viste:
rules-setup-players = Giocatori
rules-setup-alone = Gioco base
rules-setup-one = con Alpine o Woodland Edge
rules-setup-both = con entrambe
rules-setup-removed = Carte rimosse
rules-text-setup-piles =
    Il resto si divide in tre pile uguali. Due inverni si mescolano in una di esse e il terzo si mette in cima; questa pila va in fondo al mazzo. Così circa i primi due terzi del mazzo sono senza inverni.

    Tutti ricevono sei carte. La radura è vuota. Chi comincia si decide a caso o si sceglie prima; poi si gioca in senso orario.
rules-text-setup-forest =
    Chi non ha alberi tra le sei carte può prenderne sei nuove, una volta sola; le vecchie lasciano il gioco. Qui un arbusto non è un albero. Tutti hanno una <b>caverna</b>, all’inizio vuota.
rules-text-setup-dartmoor =
    Si scoprono a caso tante <b>caverne</b> quanti sono i giocatori. Sceglie per primo chi gioca per ultimo, poi si va in ordine inverso, una caverna a testa. Nello stesso ordine ognuno fa per intero ciò che dice la sua caverna, prima del primo turno.
rules-caves-cave = Caverna
rules-caves-what = Che cosa fa
rules-caves-guess = Un punto interrogativo significa: la nostra migliore ipotesi.
rules-text-turn =
    Nel tuo turno fai esattamente una cosa:

    - <b>Pescare due carte</b>, una dopo l’altra. Ognuna viene dal mazzo, senza vederla, o scoperta dalla radura; una carta presa dalla radura non viene sostituita.
    - <b>Giocare una carta</b> dalla mano.

    Non hai mai più di dieci carte. Con nove ne peschi una sola, con dieci devi giocare. Non si può passare.
rules-text-turn-forest =
    Al posto di un albero puoi giocare una carta qualsiasi a faccia in giù: un <b>alberello</b>. È un albero senza specie, simbolo né punti, e non costa nulla.
rules-text-turn-dartmoor =
    Una carta a faccia in giù è una <b>brughiera universale</b>: una brughiera senza specie, simbolo né punti, che non costa nulla. Solo un effetto o un bonus permette di giocarla; non è mai l’azione del turno.

    Ti trovi in uno <b>stallo</b> se hai dieci carte, nessun albero, arbusto o brughiera tra esse, e nessuna delle tue metà ha uno slot possibile. Allora mostri la mano, metti due carte a scelta nella radura e ne peschi due dal mazzo. Con questo il tuo turno è finito.
rules-text-playing =
    1. Scegli la carta, la metà e uno slot libero dal lato giusto.
    2. Paga il costo con altre carte della mano. Vanno scoperte nella radura.
    3. Metti la carta nella tua foresta.
    4. { $game ->
        [forest] Se è un albero o un alberello, ma non un arbusto, la prima carta del mazzo va scoperta nella radura.
       *[dartmoor] Se è un albero, e non un arbusto o una brughiera, la prima carta del mazzo va scoperta nella radura.
    }
    5. Gli effetti permanenti della tua foresta che la carta attiva, una volta per copia.
    6. L’effetto della carta.
    7. Il suo bonus, se lo hai ottenuto.

    Ogni passo si conclude, con tutto ciò che provoca, prima che cominci il successivo. Le carte pescate lungo la strada si possono usare in un passo successivo, ma mai per il pagamento.

    <b>Tutto ciò che avviene nei passi da 5 a 7 è facoltativo</b>, ogni cosa per sé, quando viene il suo momento. Ciò che accetti si fa per intero. Non sono mai facoltativi la carta rivelata del passo 4, le pescate del turno e ciò che fa una caverna all’inizio.
rules-text-paying =
    Il costo è un numero di carte: metti nella radura altrettante altre carte della mano, qualunque cosa mostrino. Da lì chiunque può prenderle.

    Ottieni il <b>bonus</b> se <b>ogni</b> carta con cui paghi mostra il simbolo della metà che giochi. Una carta divisa mostra due simboli; ne basta uno. Si decide nel momento in cui paghi. Una carta giocata gratis non ottiene mai il suo bonus.
rules-text-paying-dartmoor =
    Una sola carta ha un bonus e non costa nulla: @shrew. Lo ottiene ogni volta che viene giocata, tranne quando è giocata gratis.
rules-picture-paying = { $card } costa { $cost }. Con questo pagamento ogni carta mostra il simbolo: ottieni il bonus.
rules-text-effects =
    Un <b>effetto</b> accade una volta, quando la carta viene giocata.

    - <b>Pescare</b> vuol dire dalla cima del mazzo, <b>dalla radura</b> solo da lì. Gli effetti fanno pescare fino a dieci carte in mano; il resto è perso.
    - <b>Per ogni</b> si conta quando l’effetto comincia, e include la carta appena giocata se è del tipo giusto.
    - <b>Un altro turno</b> è un turno intero dopo questo. Più turni si sommano e si giocano uno dopo l’altro.
    - <b>Gratis</b>: la metà giocata deve mostrare essa stessa il tipo e avere uno slot. Non ha effetto né bonus, ma un effetto permanente agisce. Non è mai una carta a faccia in giù.
    - <b>Un numero qualsiasi</b>: scegli tra le carte che hai quando l’effetto comincia. Prima si giocano tutte; ciò che peschi nel frattempo non si aggiunge.
    - <b>Nella caverna</b>: ogni carta lì vale 1 punto alla fine.
rules-text-effects-forest =
    Gli <b>effetti permanenti</b> hanno il bordo. I quattro funghi del gioco base, @chanterelle, @fly_agaric, @parasol_mushroom e @penny_bun, agiscono dal tuo prossimo turno, e un turno extra vale come prossimo turno. @black_trumpet e gli arbusti agiscono subito. Nessuna carta attiva sé stessa.
rules-text-effects-dartmoor =
    Gli <b>effetti permanenti</b> hanno il bordo. In Dartmoor agiscono subito: un arbusto fa già pescare per la carta che il suo stesso bonus permette di giocare. Nessuna carta attiva sé stessa.
rules-picture-effect = Effetto
rules-picture-permanent = Effetto permanente
rules-picture-bonus = Bonus
rules-text-clearing =
    La radura è scoperta per tutti. Le carte pagate e rivelate vanno lì, e da lì si possono anche prendere carte.

    Alla fine di ogni turno, anche prima di un turno extra, si controlla: <b>dieci carte o più lasciano il gioco</b>, nove restano. Durante un turno possono essere più di dieci, e gli effetti possono usarle tutte. Niente viene mai rimescolato.
rules-text-winter =
    Le carte si pescano e si rivelano una alla volta. Un inverno si mette da parte e si sostituisce subito, anche se la carta seguente è un altro inverno.

    <b>Il terzo inverno chiude subito la partita</b>, nel mezzo di ciò che sta accadendo: non viene sostituito, non ci sono altri effetti né bonus, la radura non si controlla. Ciò che è già in una foresta, compresa la carta che si sta giocando, e ciò che è in una caverna resta e conta.
rules-text-scoring-forest =
    Il tuo punteggio è la somma dei punti di tutte le carte visibili della tua foresta, più 1 per ogni carta nella tua caverna. Le carte in mano non valgono nulla. In caso di parità la vittoria è condivisa.
rules-text-scoring-dartmoor =
    Il tuo punteggio è la somma dei punti di tutte le carte visibili della tua foresta, più 1 per ogni carta nella tua caverna, più quanto vale eventualmente la tua carta caverna. Le carte in mano non valgono nulla. In caso di parità la vittoria è condivisa.
rules-text-scoring =
    Ogni carta conta per sé: cinque carte da 2 punti per uccello contano gli uccelli cinque volte, a meno che la carta dica che tutte contano insieme. Le <b>serie di specie diverse</b> si fanno più grandi possibile, ogni carta in una sola serie. <b>Di più</b> vuol dire che nessuno ne ha di più; basta il pareggio.
rules-text-slots =
    Uno slot accoglie una carta. Le eccezioni sono scritte sulle carte:
rules-text-slots-forest =
    - @european_hare: un numero qualsiasi condivide uno slot, finché ci sono solo queste lepri.
    - @common_toad: due condividono uno slot.
    - @stinging_nettle: un numero qualsiasi di farfalle condivide lo slot superiore del suo terreno.

    Altre carte non possono unirsi a uno slot condiviso: dove c’è un uccello, nessuna farfalla può entrare. Possono condividere anche carte giocate nello stesso turno.
rules-text-slots-dartmoor =
    - @water_soldiers: un numero qualsiasi di libellule condivide uno slot superiore del suo terreno. Su una brughiera ogni @water_soldiers in basso ne apre uno dei due.
    - @dartmoor_badger: i conigli possono andare in ogni slot laterale del suo terreno, anche accanto a un’altra specie. Dove c’è un coniglio si aggiungono solo conigli.
    - @cuckoo: solo nello slot superiore di un albero o arbusto dove c’è già un altro uccello, e uno solo per terreno.

    Altre carte non possono unirsi a uno slot condiviso: dove c’è un uccello, nessuna libellula può entrare.
rules-text-slots-full =
    Un terreno è <b>completamente occupato</b> se c’è almeno una carta in ognuno dei suoi quattro slot. «Carta su questo albero» conta ogni carta di uno slot condiviso.
rules-text-slots-moor =
    Questi vivono solo su una brughiera, anche universale. Vale sempre, anche quando si giocano gratis:
rules-text-hosts =
    Ogni terreno, con quanto vale e che cosa fa.
rules-text-types =
    Molte carte contano i tipi. Una carta può averne diversi.
rules-types-type = Tipo
rules-types-species = Specie
rules-types-cards = Carte
rules-text-signs =
    I segni dicono lo stesso delle parole sulla carta grande.
rules-text-sets =
    Il gioco base si può giocare con Alpine, con Woodland Edge o con entrambe. Allora all’inizio si rimuovono più carte.
rules-sets-set = Espansione
rules-text-options =
    - <b>Senza rimuovere</b>: nessuna carta lascia il gioco senza essere vista all’inizio.
    - <b>Punti nascosti</b>: nessuno vede i punti prima della fine.
    - <b>Chi comincia</b>: a caso o a scelta.
rules-text-options-draft =
    - <b>Draft</b>: invece di ricevere sei carte, le scegli in più giri. In ogni giro tutti guardano alcune carte, ne tengono, ne danno a destra e a sinistra e ne mettono una nella radura; il resto lascia il gioco. Nulla si muove prima che tutti abbiano deciso. Non c’è cambio della mano, e prima si rimuovono meno carte.
rules-draft-rounds = Giri
rules-draft-look = Guardare
rules-draft-keep = Tenere
rules-draft-right = Destra
rules-draft-left = Sinistra
rules-draft-clearing = Radura
rules-draft-out = Fuori dal gioco
rules-text-solo =
    Giochi contro un mazzo di carte automa. Si rimuovono 45 carte e un solo inverno si mescola tra le ultime dieci carte del mazzo; chiude subito la partita, chiunque lo riveli. Ricevi sei carte e la caverna 3, il cui effetto esegui per primo, e cominci tu.

    Scegli una delle quindici <b>sfide</b>. Se ne raggiungi l’obiettivo, vinci la <b>medaglia</b> più alta che i tuoi punti consentono; quella scelta prima è solo un traguardo a cui puntare. Le brughiere universali contano come brughiere negli obiettivi, ma non sono una specie.

    Ogni volta che il tuo turno finisce, turni extra compresi, l’automa rivela la sua prossima carta. La radura è una fila: ciò che arriva si mette all’estremità destra, i vuoti si chiudono. «Bruciare» vuol dire che la prima carta del mazzo lascia il gioco, scoperta. La radura si controlla anche dopo l’automa.

    @black_tailed_godwit vale solo da 6 brughiere in su, @dartmoor_pony 5 sotto le 8 brughiere.
rules-solo-copies = Carte
rules-solo-does = L’automa
rules-solo-add = { $n ->
    [one] aggiunge { $n } carta alla radura
   *[other] aggiunge { $n } carte alla radura
}
rules-solo-burn = { $n ->
    [one] brucia { $n } carta
   *[other] brucia { $n } carte
}
rules-solo-remove_left = { $n ->
    [one] rimuove { $n } carta da sinistra
   *[other] rimuove { $n } carte da sinistra
}
rules-solo-remove_right = { $n ->
    [one] rimuove { $n } carta da destra
   *[other] rimuove { $n } carte da destra
}
rules-text-rulings =
    - <b>Posso rifiutare un effetto?</b> Sì, ogni effetto, ogni bonus e ogni pescata di un effetto permanente, uno per uno.
    - <b>Un effetto «dalla radura» può prendere il pagamento?</b> Sì: il pagamento e la carta rivelata sono già lì.
    - <b>Una carta a faccia in giù è un albero o una brughiera?</b> Sì, ovunque si contino alberi o brughiere, e attiva ciò che attiva un albero o una brughiera. Non ha specie né simbolo.
    - <b>E se la partita finisce durante il mio turno?</b> La carta che si sta giocando resta e conta; il suo effetto e il suo bonus non avvengono.
rules-text-rulings-forest =
    - @mole: prima scegli un numero qualsiasi di carte dalla mano, una dopo l’altra, ciascuna con il suo slot e il suo pagamento. Quando tutte sono giocate, si rivela una carta per ogni albero tra esse; poi risolvi le carte una per una, nell’ordine che vuoi.
    - @brown_bear prende tutta la radura, compreso il suo pagamento.
    - @raccoon: le carte vanno a faccia in giù nella caverna; gli altri sanno solo quante.
    - @violet_carpenter_bee aggiunge uno ovunque si chieda un numero di alberi: @beech, @horse_chestnut, @linden (solo su quella specie), @great_spotted_woodpecker, @moss. Non è un albero: né per @sycamore e @red_deer, né per le otto specie di @oak e @wild_strawberries.
    - <b>Gli arbusti</b> non sono alberi: non contano per @sycamore, né per @wood_ant, né per il cambio della mano. I loro simboli contano, per @roe_deer e nel pagamento.
    - @red_squirrel e @chaffinch hanno bisogno di una quercia o di un faggio a faccia in su.
    - @mountain_hare conta come una lepre, ma non condivide mai uno slot. @squeaker_edge è la stessa specie di @squeaker.
    - @alpine_newt: una carta montagna, un insetto o entrambi, in qualsiasi ordine.
    - @european_polecat vale solo se è l’unica carta sul suo terreno.
rules-text-rulings-dartmoor =
    - <b>Anfibi</b>: anche @adder e @common_lizard sono anfibi; @shrew è un topo.
    - @lake_fly: il pipistrello giocato gratis mantiene il suo effetto. È l’unica carta così.
    - @wheatear riempie la caverna comunque si paghi: è un effetto, non un bonus.
    - @barn_owl ha bisogno di un pipistrello nella tua foresta quando arriva il suo effetto.
    - @beaver prende gli alberi dalla radura, non gli arbusti, e conta le carte nella caverna, non i punti di una carta caverna.
    - @blanket_bog raddoppia i punti delle piante nei suoi slot inferiori, non degli altri abitanti.
    - @blue_ground_beetle conta le carte inferiori di alberi, arbusti e brughiere.
    - @ash conta le carte con il simbolo dell’ontano e le piante; una carta che è entrambe le cose conta due volte.
    - @common_pheasant e @sessile_oak contano alberi e arbusti.
    - @roe_deer conta tutte le carte visibili con il proprio simbolo, sé stesso compreso.
rules-text-guesses =
    Specie, copie, costi e punti di Dartmoor sono documentati. Non è pubblico quali metà stiano insieme su una carta e quale simbolo mostri una metà. Le abbiamo combinate in modo che valga tutto ciò che è noto.

    Di alcune carte abbiamo dovuto ipotizzare una parte. Lo dice la loro carta grande, ed eccole:
rules-part-points = punti
rules-part-effect = effetto
rules-part-permanent = effetto permanente
rules-part-bonus = bonus
rules-part-tags = tipi
