## Quand une partie est finie : le résultat, les points, le déroulement, la relecture, la suite.

end-parts = Sections de cette page
end-tab-scores = Points
end-tab-review = Analyse
end-tab-replay = Relecture
end-loading = Un instant…

## Qui a gagné

end-you = Toi
end-player = Joueur { $n }
end-you-win = Tu gagnes de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
end-win = { $name } gagne de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
end-you-share = Tu partages la victoire avec { $names }
end-share = { $names } se partagent la victoire
end-solo-won = { $medal ->
    [gold] Tu gagnes la médaille d’or
    [silver] Tu gagnes la médaille d’argent
   *[bronze] Tu gagnes la médaille de bronze
}
end-solo-lost = Pas cette fois
end-place = { $n ->
    [1] { $n }er
   *[other] { $n }e
}
end-with = { $game } avec { $sets }
end-solo = en solo
end-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
end-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
end-draft = mise en place par draft
end-deal-chosen = donne choisie
end-deal-repeated = même donne
end-deal-imported = partie importée

## Le défi en solo

end-challenge = Défi
end-medal-points = { $medal ->
    [gold] Points pour l’or
    [silver] Points pour l’argent
   *[bronze] Points pour le bronze
}
end-of = { $now } sur { $all }
end-met = atteint
end-missed = { $n ->
    [one] il en manque { $n }
   *[other] il en manque { $n }
}

## La feuille de points

end-sheet = Points de chacun
end-rows = Ordre des lignes
end-by-kind = Par catégorie
end-by-species = Par espèce
end-sort = { $name } : trier selon ces points
end-most = (le plus)
end-line-butterfly_sets = Séries de papillons
end-line-dragonfly_sets = Séries de libellules
end-line-cave = Grotte
end-line-cave_card = Carte Grotte
end-forests = Toutes les forêts
end-your-forest = Ta forêt
end-forest-of = { $name } : forêt
end-whose = À qui est la forêt
end-way-points = Par points
end-way-tree = Par arbre
end-way-kind = Par catégorie
end-together = Points comptés ensemble

## Le déroulement

end-points = Points
end-points-label = Points de chacun, tour par tour
end-turn-axis = tour
end-turn = Tour { $n }
end-turn-of = Tour { $n } sur { $all }
end-turn-player = Tour { $n } : { $name }
end-turn-of-player = Tour { $n } sur { $all } : { $name }
end-setup = Mise en place
end-turn-choose = Tour
end-winter = { $n ->
    [1] 1er hiver
    [2] 2e hiver
   *[3] 3e hiver
}
end-winter-short = { $n ->
    [1] 1er
    [2] 2e
   *[3] 3e
}
end-winters = { $n ->
    [0] Pas encore d’hiver
    [one] { $n } hiver est arrivé
   *[other] { $n } hivers sont arrivés
}
end-as-table = Voir le tableau
end-see-turn = { $n ->
    [0] Voir la mise en place
   *[other] Voir le tour { $n }
}

## Le coach

end-chance = Chances de victoire
end-chance-about = L’estimation du coach avant chaque tour : il connaît toutes les mains, mais pas la pioche.
end-chance-label = Chances de victoire de chacun, tour par tour
end-chance-moves = { $name } : { $before } avant, { $after } après
end-review-ask = Analyser la partie
end-review-about = Le coach regarde chaque tour. Il montre qui menait à quel moment, où la partie a basculé et quels choix ont coûté des points.
end-review-works = Le coach regarde chaque tour
end-review-part = { $part } terminé
end-review-done = L’analyse est prête.
end-review-solo = En solo il n’y a pas d’adversaire à qui se comparer ; le coach n’a donc rien à dire.
end-review-onlooker = Seuls ceux qui étaient à cette table peuvent interroger le coach. Avec la partie enregistrée, tu peux le faire à ta propre table.
end-review-off = Cette partie s’est jouée sans coach.
end-turning = Tournants de la partie
end-turning-about = Là où les chances ont le plus changé
end-turning-none = Aucun tour n’a décidé seul de cette partie.
end-costly = Choix coûteux
end-costly-about = Ce que le coach aurait préféré
end-costly-none = Aucun choix n’était nettement moins bon que celui du coach.
end-chosen = Choisi
end-better = Mieux
end-why = Pourquoi
end-play-on = Rejouer à partir d’ici
end-puzzle = En faire un problème
end-costly-wait = Tes propres tours viennent d’abord.
end-cost = { $n ->
    [0] A coûté { $points } ± { $error } points.
    [one] A coûté { $points } ± { $error } points et { $n } point de pourcentage de chances de victoire.
   *[other] A coûté { $points } ± { $error } points et { $n } points de pourcentage de chances de victoire.
}
end-judged = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}, { $points } points perdus sur les plus coûteux

## La relecture

end-play = Lecture
end-pause = Pause
end-previous = Tour précédent
end-next-turn = Tour suivant
end-next-winter = Hiver suivant
end-clearing = Clairière
end-hand = Main
end-cave = Grotte
end-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
end-happened = Ce qui s’est passé
end-no-forest = Rien ne pousse encore ici.

## Encore une partie, et en parler

end-rematch = Revanche
end-same-deal = Rejouer la même donne
end-next = Aller à la partie suivante
end-next-watch = Regarder la partie suivante
end-next-there = La partie suivante est prête.
end-new-game = Nouvelle partie
end-look = Voir la table
end-save = Enregistrer la partie
end-share-result = Partager
end-scored = { $place } { $name } : { $points }
end-send = Partager l’image
end-save-picture = Enregistrer l’image
end-copy-text = Copier en texte
end-copy-link = Copier le lien
end-copied = Copié.
end-not-copied = Le navigateur ne permet pas de copier.
