## Il blocco segnapunti.

pad = Blocco segnapunti
pad-lead = Calcola i punti del tuo tavolo: senza conti, con la spiegazione di ogni punto. Anche offline.
pad-history = Cronologia
pad-go-on = Riprendi
pad-game = Gioco
pad-sets = Espansioni
pad-set-alpine = Alpine
pad-set-edge = Woodland Edge
pad-players = Giocatori
pad-player = Giocatore { $n }
pad-add-player = Aggiungi giocatore
pad-remove = Togli { $name }
pad-start = Inizia
pad-result = Risultato
pad-won = { $n ->
    [one] Vince { $names }
   *[other] Pareggio: { $names }
}
pad-here = { $n ->
    [one] { $n } punto su questo terreno
   *[other] { $n } punti su questo terreno
}
pad-host = Terreno { $n }: { $card }
pad-new-host = Nuovo: albero, arbusto o brughiera
pad-slot = { $card }: { $slot }
pad-duplicate = Un’altra uguale
pad-another = Un’altra carta in questo slot
pad-take = Togli { $card }
pad-at = Su questo terreno: { $card }
pad-all-slots = Tutti gli slot
pad-leaf-other = altro
pad-times = { $n } volte { $card }
pad-begin = Inizia con { $card }
pad-host-full = Qui non ci sta altro. Scegli sopra il prossimo terreno.
pad-instead = Al posto di { $card }
pad-replace = Un’altra carta al posto di { $card }
pad-change = Cambia { $card }
pad-questions = Ancora da precisare
pad-leaves-lead = Scegli un simbolo albero, poi tocca ogni carta che lo mostra.
pad-leaves-rest = { $n ->
    [one] L’altra carta non ne mostra nessuno
   *[other] Le altre { $n } non ne mostrano nessuno
}
pad-at-host = sul terreno { $n }
pad-nobody = Nessuno ne ha di più
pad-all-said = Non resta nulla da precisare.
pad-done = Fatto
pad-offline = Offline
pad-unsent = { $n ->
    [one] una modifica non ancora inviata
   *[other] { $n } modifiche non ancora inviate
}
pad-entering = { $name }: inserimento su un altro telefono
pad-enters-here = { $n ->
    [one] { $name } inserisce carte qui
   *[other] { $name } inseriscono carte qui
}
pad-other-phone = Un altro telefono
pad-search = Una parte del nome
pad-nothing = Nessuna carta con questo nome.
pad-none-left = non ce ne sono altre
pad-which-leaf = { $card }: quale simbolo albero?
pad-leaf-counts = Conta per: { $cards }.
pad-name = Nome
pad-cave-card = Caverna
pad-no-cave-card = non scelta
pad-most-linden = Qualcuno che non è qui ha più di { $n ->
    [one] { $n } tiglio
   *[other] { $n } tigli
}?
pad-most-tree = Qualcuno che non è qui ha più di { $n ->
    [one] { $n } albero
   *[other] { $n } alberi
}?
pad-most-moor = Qualcuno che non è qui ha più di { $n ->
    [one] { $n } brughiera
   *[other] { $n } brughiere
}?
pad-most-rival = Il numero più alto di un altro
pad-less = Meno
pad-more = Più
pad-problems = { $n ->
    [one] Una cosa da controllare
   *[other] { $n } cose da controllare
}
pad-problems-lead = Si conta così com’è. Tocca una riga per andarci.
flag-solo = La modalità in solitario è per un solo giocatore, in Dartmoor.
flag-cave-card-game = { $player }: solo Dartmoor ha carte caverna.
flag-cave-card = { $player }: non c’è la caverna { $number }.
flag-cave-card-twice = { $player }: la caverna { $number } è già di qualcun altro.
flag-cards = { $used } carte in foreste e caverne, ma queste espansioni ne hanno solo { $deck }.
flag-not-a-host = Terreno { $host }: { $card } non è né albero, né arbusto, né brughiera.
flag-slot = Il terreno { $host } non ha quello slot.
flag-place = Terreno { $host }: { $card } va altrove.
flag-species = Terreno { $host }: carta sconosciuta.
flag-copies = { $card }: ce ne sono solo { $copies }.
flag-wrong-symbol = Nessuna carta { $card } mostra quel simbolo.
flag-symbol = Terreno { $host }: quale simbolo mostra { $card }? Conta per { $because }.
flag-moor = Terreno { $host }: { $card } va solo su una brughiera.
flag-bird = Terreno { $host }: { $card } va solo accanto a un altro uccello, uno per terreno.
flag-sharing = Terreno { $host }: { $card } non può condividere lo slot con { $others }.
pad-impossible = Questo non può stare su un tavolo:
pad-ahead = { $n ->
    [one] { $names } è in testa
   *[other] Finora pari: { $names }
}
pad-open = fino a { $most }; { $what }
pad-up-to = fino a { $n }
pad-open-leaves = { $n ->
    [one] un simbolo da indicare
   *[other] { $n } simboli da indicare
}
pad-open-questions = { $n ->
    [one] una domanda aperta
   *[other] { $n } domande aperte
}
pad-say = Rispondi
pad-keep-open = Conserva, segnato come incompleto
pad-keep = Conserva il risultato
pad-kept = Conservato
pad-new = Calcola i punti di un’altra partita
pad-together = Più telefoni
pad-live = Insieme, in diretta
pad-live-about = Ognuno inserisce la sua foresta sul suo telefono; la classifica è in diretta.
pad-live-start = Apri ad altri telefoni
pad-live-join = Gli altri scansionano questo o inseriscono il codice.
pad-by-link = Senza server
pad-by-link-about = Questo link contiene la foresta: un altro telefono può aggiungerla al suo blocco.
pad-by-link-all = tutte le foreste di questo blocco
pad-gone = Questo blocco non esiste
pad-join = Calcolate i punti insieme
pad-join-me = Inserisci la mia foresta
pad-join-code = Entra con il codice
pad-full = Ci sono già cinque giocatori.
pad-only-look = Solo guardare
pad-not-yours = Questa foresta viene inserita su un altro telefono.
pad-look = Tocca un terreno e poi una carta per vedere quanto vale.
pad-link-brings = { $n ->
    [one] Questo link contiene una foresta: { $names }.
   *[other] Questo link contiene { $n } foreste: { $names }.
}
pad-link-add = Aggiungi al mio blocco
pad-link-new = Usalo per un nuovo blocco
pad-link-broken = Questo link è rovinato: forse ne manca un pezzo. Chiedilo di nuovo.
pad-link-version = Questo link viene da una versione più nuova di Spinney. Ricarica la pagina.
