## Puzzles: one turn, one best answer.

puzzles = Problemi
puzzles-lead = Un turno, una risposta migliore. Niente dipende dalla fortuna: le carte che non vedi non contano.
puzzles-solved = { $n } risolti su { $all }
puzzles-kind = Genere
puzzles-all = Tutti
puzzles-level = Difficoltà
puzzles-kind-points = Più punti
puzzles-kind-bonus = Ottieni il bonus
puzzles-kind-payment = Il pagamento migliore
puzzles-kind-winter = L’ultimo turno
puzzles-level-easy = Facile
puzzles-level-medium = Medio
puzzles-level-hard = Difficile
puzzles-hide = Nascondi i risolti
puzzles-is-solved = Risolto
puzzles-name = Problema { $n }
puzzles-none = Qui non resta nulla. Bravo!
puzzles-start = Prossimo problema da risolvere
# What is to be found.
puzzles-task-points = Fai più punti che puoi in questo turno.
puzzles-task-bonus = Fai più punti che puoi in questo turno. Ti serve un bonus.
puzzles-task-payment = Paga in modo che i tuoi punti adesso, più quelli della carta migliore che potrai giocare dopo, siano il più possibile.
puzzles-task-winter = La prossima carta del mazzo può finire la partita. Fai più punti che puoi in questo turno.
puzzles-counts = Un turno extra conta. Annulla quante volte vuoi.
# $points: what the turn brought; $best: what the best one brings.
puzzles-right = Risolto!
puzzles-wrong = Non il migliore
puzzles-right-turn = Il tuo turno porta { $points } punti, e nessuno ne porta di più.
puzzles-wrong-turn = Il tuo turno porta { $points } punti. Il migliore ne porta { $best }.
puzzles-right-payment = Con questo pagamento hai { $points } punti in più, contando la prossima carta. Nessuno ne dà di più.
puzzles-wrong-payment = Con questo pagamento hai { $points } punti in più, contando la prossima carta. Il migliore ne dà { $best }.
puzzles-again = Riprova
puzzles-show = Mostra il turno migliore
puzzles-next = Prossimo problema
puzzles-leave = Tutti i problemi
puzzles-step = Il turno migliore, passo { $n } di { $all }
puzzles-next-step = Passo seguente
puzzles-so-far = finora { $points } punti
puzzles-back = Torna al tuo turno
