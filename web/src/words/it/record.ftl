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

record-daily = Sfide del giorno
record-daily-older = Più vecchie

account-title = Portarlo su un altro dispositivo
account-about = { $n } parole portano il tuo bilancio e i tuoi posti ai tavoli aperti da un dispositivo all’altro. Nascono qui, e qui tutto viene cifrato: chi gestisce questo server non può leggerlo. Non c’è e-mail, e senza le parole nessun accesso. Dopo { $days } giorni senza uso il server lo dimentica.
account-make = Creare le mie parole
account-have = Ho delle parole
account-label = Le tue { $n } parole, in ordine
account-enter = Portarlo qui
account-back = Indietro
account-keep = Annota queste { $n } parole e inseriscile sull’altro dispositivo. Chi le ha, ha il tuo bilancio e i tuoi posti.
account-hide = Le ho
account-copy = Copia
account-show = Mostra le mie parole
account-sync = Aggiorna ora
account-leave = Lasciare su questo dispositivo
account-delete = Eliminare dal server
account-sure = Eliminare dal server? Ogni dispositivo conserva ciò che ha.
account-anew = Conservarlo di nuovo lì
account-on = Questo dispositivo segue le tue parole. Ultimo aggiornamento: { $when }.
account-unreachable = Il server al momento non risponde; si continua quando risponderà.
account-gone = Il server non ha più il tuo bilancio: è stato eliminato da un altro dispositivo o non è stato usato a lungo. Questo dispositivo ha ancora tutto.
account-arrived = È tutto qui. Ora questo dispositivo segue le tue parole.
account-left = Questo dispositivo conserva ciò che ha e ha dimenticato le parole.
account-deleted = È eliminato dal server. Questo dispositivo conserva ciò che ha.
account-unknown = Questo server non conosce nulla con queste parole.
account-wrong-unknown = «{ $word }» non è una delle parole.
account-wrong-count = { $n ->
    [one] È una parola sola; dovrebbero essere quindici.
   *[other] Sono { $n } parole; dovrebbero essere quindici.
}
account-wrong-check = Una delle parole è sbagliata, o due sono scambiate.
account-insecure = Il tuo bilancio può passare a un altro dispositivo, ma solo con una connessione cifrata (https).
