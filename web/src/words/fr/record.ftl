## Son propre palmarès sur cet appareil.

record-title = Ton palmarès
record-about = Ce que tu as joué sur cet appareil. Tout reste ici, sauf si tu l’enregistres dans un fichier.
record-empty = Termine une partie, et elle sera ici.
record-games = Parties
record-streak = Donnes du jour d’affilée
record-medals = Médailles
record-puzzles = Problèmes résolus
record-by-level = Par adversaire
record-against = Contre
record-others = Humains et autres
record-solo = Solo
record-best = Meilleures forêts
record-species = Espèces qui ont le plus rapporté
record-together = Séries
record-export = Enregistrer dans un fichier
record-import = Ajouter depuis un fichier
record-imported = { $n ->
    [one] { $n } partie ajoutée.
   *[other] { $n } parties ajoutées.
}
record-unreadable = Ce n’est pas un fichier de palmarès.
record-level-why = À ce niveau, tu as gagné { $won } de tes { $n } dernières parties.
record-level-try = Essaie « { $level } »

## La donne du jour.

daily-title = Donne du jour
daily-about = La même donne pour tout le monde, une nouvelle chaque jour à minuit UTC. Ta première partie du jour compte.
daily-play = Jouer la donne du jour
daily-again = La rejouer
daily-points = Aujourd’hui : { $points }
daily-again-about = Une partie rejouée ne compte pas une seconde fois.
daily-best = Les meilleurs du jour
daily-nobody = Personne ne l’a encore terminée.
daily-streak = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
end-deal-daily = donne du jour du { $date }
