## Il tavolo.

clearing = Radura
clearing-of = { $n } di { $full }
clearing-empty = La radura è vuota.
deck = { $n ->
    [one] Mazzo, { $n } carta rimasta
   *[other] Mazzo, { $n } carte rimaste
}
tracker = Cosa può ancora arrivare
tracker-about = { $n ->
    [one] { $n } carta non si è ancora vista
   *[other] { $n } carte non si sono ancora viste
}; nel mazzo { $deck ->
    [one] c’è { $deck } carta
   *[other] ci sono { $deck } carte
}. Le altre sono in mano, a faccia in giù o rimosse: questi numeri sono il massimo possibile.
tracker-leaves = Carte con ogni simbolo
tracker-of = { $n } su { $all }
tracker-gone = Tutte viste
winters-of = { $n ->
    [one] { $n } inverno su { $of }
   *[other] { $n } inverni su { $of }
}
draft = Draft
rivals = Avversari
players = Giocatori
rival-open = { $name }: apri la foresta
rival-away = offline
hand-count = Carte in mano
cave-count = Carte nella caverna
your-forest = La tua foresta
forest-open = Mostra
forest-fit = Mostra tutto
forest-smaller = Più piccolo
forest-larger = Più grande
forest-more = { $n ->
    [one] Altro { $n } posto
   *[other] Altri { $n } posti
}
forest-unfold = Terreno { $n } pieno: apri
forest-new = Mettila qui
forest-new-gain = Mettila qui, { $gain }
forest-empty = Qui non c’è ancora nessun albero.
hand-of = { $n ->
    [one] La tua mano, { $n } carta
   *[other] La tua mano, { $n } carte
}
hand-empty = La tua mano è vuota.
hand-by-kind = Per categoria
hand-by-leaf = Per simbolo
hand-by-cost = Per costo
hand-by-synergy = Per punti
draw-two = Pesca due
draw-one = Pescane un’altra
draw-may-be-last = forse l’ultimo inverno
sapling = Alberello
you = Tu
your-turn = Tocca a te
your-turn-short = Tu
turn-of = Tocca a { $name }
turn-number = turno { $n }
connection-lost = Connessione persa, riprovo
connection-lost-short = Offline
clock = Tempo rimasto: { $time }
undo = Annulla mossa
undo-asks = Sono state rivelate carte nascoste: si chiede agli altri
undo-laid = { $card }
undo-laid_face_down = a faccia in giù
undo-taken = prendere { $card }
undo-drawn = pesca
undo-caved = mettere nella caverna
undo-discarded = scarto
undo-declined = rinuncia
undo-asked = { $name } chiede di annullare l’ultima mossa.
undo-agree = D’accordo
undo-disagree = No
undo-waiting = Gli altri devono accettare l’annullamento.
hint = Consiglio
hint-thinking = Il coach ci pensa…
hint-number = { $n } su { $of }
hint-better = La scelta precedente
hint-other = La scelta successiva
hint-chance = di probabilità di vittoria
hint-behind = { $n ->
    [one] punto di svantaggio alla fine
   *[other] punti di svantaggio alla fine
}
hint-ahead = { $n ->
    [one] punto di vantaggio alla fine
   *[other] punti di vantaggio alla fine
}
log = Cronaca
log-since = Dal tuo ultimo turno
log-earlier = Prima
log-newest = Che cosa è successo, dal più recente
log-nothing = Ancora nulla di nuovo.
log-say = Di’ qualcosa
log-joined = { $you ->
    [yes] Ti siedi.
   *[no] { $name } si siede.
}
log-renamed = Nuovo nome: { $text }.
log-left = { $you ->
    [yes] Te ne vai.
   *[no] { $name } se ne va.
}
log-bot = { $you ->
    [yes] Un bot gioca per te.
   *[no] Un bot gioca per { $seat }.
}
log-back = { $you ->
    [yes] Riprendi il gioco dal bot.
   *[no] { $seat } riprende il gioco dal bot.
}
log-started = { $resumed ->
    [yes] La partita salvata riprende da qui.
   *[no] La partita comincia.
}
log-undone = { $you ->
    [yes] Annulli una mossa.
   *[no] { $name } annulla una mossa.
}
log-undo_asked = { $you ->
    [yes] Chiedi di annullare una mossa.
   *[no] { $name } chiede di annullare una mossa.
}
log-undo_refused = { $you ->
    [yes] Non sei d’accordo.
   *[no] { $name } non è d’accordo.
}
log-timed_out = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] Tempo scaduto per { $seat }.
}
log-said = { $name }: { $text }
log-rematch = La prossima partita è pronta.
score-of = { $you ->
    [yes] I tuoi punti
   *[no] { $name }: punti
}
score-open = Vedi i punti
score-now = Vale adesso
category-tree = Alberi
category-shrub = Arbusti
category-moor = Brughiere
category-top = Sopra
category-side = Lati
category-bottom = Sotto
category-cave = Caverna
solo = Sfida
solo-goal = Obiettivo
solo-points = Punti
automa = Automa
automa-waits = L’automa rivela una carta alla fine di ogni tuo turno.
stage-paid = pagata con
card-unknown = una carta
curtain = Passa il dispositivo a { $name }
curtain-ready = Ci sono
hand-over = Passa il dispositivo
sound = Suono
table-code = Tavolo
copy-link = Copia il link
copied = Copiato
deal-chosen = La distribuzione di questo tavolo è stata scelta, non casuale.
deal-repeated = Questa distribuzione è già stata giocata.
deal-imported = Questa partita è stata importata.
bot-mine = { $you ->
    [yes] Fai giocare un bot per me
   *[no] Fai giocare un bot per { $name }
}
bot-back = Riprendi il gioco dal bot
bot-for = { $name } è offline: fai giocare un bot
rules = Regole
all-cards = Tutte le carte
leave-table = Lascia il tavolo
prompt-connecting = Un momento…
prompt-over = La partita è finita
prompt-scores = Vedi il risultato
prompt-turn = Tocca a te
prompt-turn-how = Scegli una carta o pescane due
prompt-turn-full = Scegli una carta: la tua mano è piena, non puoi pescare
prompt-stuck = Non puoi né pescare né giocare
prompt-go-on = Avanti
prompt-second = Pesca una seconda carta
prompt-hand = mano { $n } di { $most }
prompt-choose-slot = Scegli uno slot
prompt-preview = Potrebbe andare qui
prompt-pay = Paga { $n }
prompt-place = Mettila
prompt-face-down = Mettila a faccia in giù
prompt-which-down = Quale carta va a faccia in giù?
prompt-side-alone = da sola
prompt-side-top = sopra
prompt-side-bottom = sotto
prompt-side-left = a sinistra
prompt-side-right = a destra
prompt-costs = Costa { $n }
prompt-too-dear = Carte insufficienti: costa { $n }
prompt-no-place = Ora non c’è uno slot per questa carta
prompt-paid = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
} su { $most }
prompt-picked = { $n } di { $most }
prompt-bonus = bonus ottenuto
prompt-no-bonus = niente bonus
prompt-may-be-last = forse l’ultimo inverno
prompt-place-it = Metti
prompt-done = Fatto
prompt-skip = Rinuncia
prompt-no-more = Basta così
prompt-use = Sì
prompt-waiting = Tocca a { $name }. Puoi guardare dove andrebbero le tue carte.
prompt-handed = Il tuo turno è finito. Tocca a { $name }.
prompt-watching = { $name } sta scegliendo. Tu guardi.
prompt-away = Nessuna connessione
prompt-away-how = Riprendi il tuo ultimo turno su questo dispositivo. Il tavolo ti aspetta.
prompt-away-soon = Un momento…
play-on-here = Continua qui
