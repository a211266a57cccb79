## Il proprio bilancio su questo dispositivo.

record-title = Il tuo bilancio
record-about = Quello che hai giocato su questo dispositivo. Resta qui, a meno che tu non lo salvi in un file.
record-empty = Finisci una partita e la troverai qui.
record-games = Partite
record-streak = Sfide del giorno di fila
record-medals = Medaglie
record-puzzles = Problemi risolti
record-by-level = Per avversario
record-against = Contro
record-others = Persone e altri
record-solo = Solitario
record-best = Boschi migliori
record-species = Specie che hanno reso di più
record-together = Serie
record-export = Salva in un file
record-import = Aggiungi da un file
record-imported = { $n ->
    [one] { $n } partita aggiunta.
   *[other] { $n } partite aggiunte.
}
record-unreadable = Questo non è un file con un bilancio.
record-level-why = A questo livello hai vinto { $won } delle tue ultime { $n } partite.
record-level-try = Prova «{ $level }»

## La sfida del giorno.

daily-title = Sfida del giorno
daily-about = La stessa distribuzione per tutti, una nuova ogni giorno a mezzanotte UTC. Conta la tua prima partita del giorno.
daily-play = Gioca la sfida di oggi
daily-again = Giocala di nuovo
daily-points = Oggi: { $points }
daily-again-about = Una partita rigiocata non conta di nuovo.
daily-best = I migliori di oggi
daily-nobody = Nessuno l’ha ancora finita.
daily-streak = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
}
end-deal-daily = sfida del giorno del { $date }
