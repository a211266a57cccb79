## Son propre palmarès sur cet appareil.

record-title = Ton palmarès
record-about = Ce que tu as joué sur cet appareil. Tout reste ici, sauf si tu l’enregistres dans un fichier.
record-empty = Termine une partie, et elle sera ici.
record-games = Parties
record-streak = Donnes du jour d’affilée
record-medals = Médailles
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
