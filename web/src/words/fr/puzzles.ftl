## Puzzles: one turn, one best answer.

puzzles = Problèmes
puzzles-lead = Un tour, une meilleure réponse. Rien n’est laissé au hasard : les cartes que tu ne vois pas ne comptent pas.
puzzles-solved = { $n } résolus sur { $all }
puzzles-kind = Sorte
puzzles-all = Tous
puzzles-level = Difficulté
puzzles-kind-points = Le plus de points
puzzles-kind-bonus = Gagner le bonus
puzzles-kind-payment = Le meilleur paiement
puzzles-kind-winter = Le dernier tour
puzzles-level-easy = Facile
puzzles-level-medium = Moyen
puzzles-level-hard = Difficile
puzzles-hide = Cacher les résolus
puzzles-is-solved = Résolu
puzzles-name = Problème { $n }
puzzles-none = Il ne reste rien ici. Bravo !
puzzles-start = Prochain problème à résoudre
# What is to be found.
puzzles-task-points = Marque le plus de points possible ce tour-ci.
puzzles-task-bonus = Marque le plus de points possible ce tour-ci. Il te faut un bonus.
puzzles-task-payment = Paie de façon que tes points maintenant, plus ceux de la meilleure carte que tu pourras poser ensuite, soient le plus nombreux possible.
puzzles-task-winter = La prochaine carte de la pioche peut finir la partie. Marque le plus de points possible ce tour-ci.
puzzles-counts = Un tour supplémentaire compte. Annule autant que tu veux.
# $points: what the turn brought; $best: what the best one brings.
puzzles-right = Résolu !
puzzles-wrong = Pas le meilleur
puzzles-right-turn = Ton tour rapporte { $points } points, et aucun n’en rapporte plus.
puzzles-wrong-turn = Ton tour rapporte { $points } points. Le meilleur en rapporte { $best }.
puzzles-right-payment = Avec ce paiement tu as { $points } points de plus, ta prochaine carte comprise. Aucun n’en donne plus.
puzzles-wrong-payment = Avec ce paiement tu as { $points } points de plus, ta prochaine carte comprise. Le meilleur en donne { $best }.
puzzles-again = Réessayer
puzzles-show = Voir le meilleur tour
puzzles-next = Problème suivant
puzzles-leave = Tous les problèmes
puzzles-step = Le meilleur tour, étape { $n } sur { $all }
puzzles-next-step = Étape suivante
puzzles-so-far = { $points } points jusqu’ici
puzzles-back = Revenir à ton tour
