## Le partite contate con il segnapunti e tenute su questo dispositivo, e cosa se ne può fare.

records-title = Partite registrate
records-all = Tutte le partite
records-empty = Le partite registrate qui restano su questo dispositivo: risultati, foreste e statistiche.
records-start = Calcola i punti di una partita
records-offline = Funziona offline

## Quali

records-show = Che cosa mostrare
records-games = Partite
records-stats = Statistiche
records-both = Entrambi i giochi
records-how-many = Numero di giocatori
records-any-count = { $from }–{ $to } giocatori
records-with = Partite con
records-count = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
records-none = Nessuna partita corrisponde.

## Una di loro

records-alone = { $name } fa { $points }
records-forests = Guarda le foreste
records-share = Condividi
records-delete = Elimina
records-deleted = Partita eliminata: { $date }.
records-undo = Annulla

## Quello che dicono insieme

records-players = Giocatori
records-player = Giocatore
records-wins = Vittorie
records-average = Media
records-best = Record
records-course = Punti di partita in partita
records-trend = linea: media di { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
records-date = Data
records-distribution = Ripartizione dei punti
records-bin = Da { $from } a { $to } punti: { $n ->
    [one] { $n } volta
   *[other] { $n } volte
}
records-by-game = Per gioco
records-game = Gioco
records-winning = Punteggio medio di chi vince
records-by-kind = Media dei punti per categoria

## File

records-files = File
records-files-about = Le partite sono solo su questo dispositivo. Salvale in un file per non perderle o per portarle su un altro dispositivo; quando aggiungi un file, quello che c’è già viene tralasciato.
records-save-all = Salva tutte le partite
records-save-json = Salva la partita
records-save-csv = Salva come tabella (CSV)
records-add = Aggiungi partite da un file
records-added = { $n ->
    [0] Nessuna nuova partita.
    [one] { $n } partita aggiunta.
   *[other] { $n } partite aggiunte.
}{ $known ->
    [0] { "" }
    [one] { " " }{ $known } c’era già.
   *[other] { " " }{ $known } c’erano già.
}
records-unreadable-text = { $name } non si può leggere: il file è danneggiato o non contiene partite registrate.
records-unreadable-kind = { $name } non contiene partite registrate.
records-unreadable-version = { $name } viene da una versione più recente di Spinney. Ricarica questa pagina e riprova.
records-unreadable-damaged = { $name } è danneggiato alla partita { $n }. Non è stato aggiunto nulla.
records-bgstats = Invia a BG Stats
records-bgstats-file = Salva per BG Stats

## Codici QR

records-qr-long = È troppo per un codice QR.
records-scan = Scansiona un codice QR
records-scan-about = Tieni il codice QR dell’altro dispositivo davanti alla fotocamera.
records-scan-camera = Immagine della fotocamera
records-scan-failed = La fotocamera non si può usare. Scansiona il codice con la fotocamera del telefono; apre il link.
