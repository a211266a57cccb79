## Puzzles: one turn, one best answer.

puzzles = Rätsel
puzzles-lead = Ein Zug, eine beste Antwort. Nichts hängt vom Glück ab: Was du nicht siehst, spielt keine Rolle.
puzzles-solved = { $n } von { $all } gelöst
puzzles-kind = Art
puzzles-all = Alle
puzzles-level = Schwierigkeit
puzzles-kind-points = Meiste Punkte
puzzles-kind-bonus = Bonus verdienen
puzzles-kind-payment = Beste Bezahlung
puzzles-kind-winter = Letzter Zug
puzzles-level-easy = Leicht
puzzles-level-medium = Mittel
puzzles-level-hard = Schwer
puzzles-hide = Gelöste ausblenden
puzzles-is-solved = Gelöst
puzzles-name = Rätsel { $n }
puzzles-none = Hier ist nichts mehr offen. Gut gemacht!
puzzles-start = Nächstes offenes Rätsel
# What is to be found.
puzzles-task-points = Hol in diesem Zug so viele Punkte wie möglich.
puzzles-task-bonus = Hol in diesem Zug so viele Punkte wie möglich. Dazu brauchst du einen Bonus.
puzzles-task-payment = Bezahle so, dass deine Punkte jetzt und die der besten Karte, die du danach auslegen kannst, zusammen möglichst viele sind.
puzzles-task-winter = Die nächste Karte vom Stapel kann das Spiel beenden. Hol in diesem Zug so viele Punkte wie möglich.
puzzles-counts = Ein Extrazug zählt mit. Rückgängig machen kannst du, so oft du willst.
# $points: what the turn brought; $best: what the best one brings.
puzzles-right = Gelöst!
puzzles-wrong = Nicht das Beste
puzzles-right-turn = Dein Zug bringt { $points } Punkte, und keiner bringt mehr.
puzzles-wrong-turn = Dein Zug bringt { $points } Punkte. Der beste bringt { $best }.
puzzles-right-payment = Mit dieser Bezahlung hast du { $points } Punkte mehr, die nächste Karte eingerechnet. Mehr geht nicht.
puzzles-wrong-payment = Mit dieser Bezahlung hast du { $points } Punkte mehr, die nächste Karte eingerechnet. Mit der besten sind es { $best }.
puzzles-again = Noch einmal
puzzles-show = Besten Zug zeigen
puzzles-next = Nächstes Rätsel
puzzles-leave = Alle Rätsel
puzzles-step = Der beste Zug, Schritt { $n } von { $all }
puzzles-next-step = Nächster Schritt
puzzles-so-far = bisher { $points } Punkte
puzzles-back = Zurück zu deinem Zug
