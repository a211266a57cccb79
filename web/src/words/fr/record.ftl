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

record-daily = Donnes du jour
record-daily-older = Plus anciennes

account-title = L’emporter sur un autre appareil
account-about = { $n } mots portent ton palmarès et tes places aux tables ouvertes d’un appareil à l’autre. Ils naissent ici, et tout est chiffré ici : qui tient ce serveur ne peut pas le lire. Il n’y a pas d’e-mail, et sans les mots aucun accès. Après { $days } jours sans usage, le serveur l’oublie.
account-make = Créer mes mots
account-have = J’ai des mots
account-label = Tes { $n } mots, dans l’ordre
account-enter = L’apporter ici
account-back = Retour
account-keep = Note ces { $n } mots et saisis-les sur ton autre appareil. Qui les a, a ton palmarès et tes places.
account-hide = Je les ai
account-copy = Copier
account-show = Montrer mes mots
account-sync = Mettre à jour
account-leave = Quitter sur cet appareil
account-delete = Supprimer du serveur
account-sure = Supprimer du serveur ? Chaque appareil garde ce qu’il a.
account-anew = L’y garder à nouveau
account-on = Cet appareil suit tes mots. Dernière mise à jour : { $when }.
account-unreachable = Le serveur ne répond pas pour l’instant ; la suite viendra quand il répondra.
account-gone = Le serveur n’a plus ton palmarès : il a été supprimé depuis un autre appareil, ou n’a pas servi depuis longtemps. Cet appareil a encore tout.
account-arrived = Tout est là. Cet appareil suit maintenant tes mots.
account-left = Cet appareil garde ce qu’il a et a oublié les mots.
account-deleted = C’est supprimé du serveur. Cet appareil garde ce qu’il a.
account-unknown = Ce serveur ne connaît rien sous ces mots.
account-wrong-unknown = « { $word } » n’est pas un de ces mots.
account-wrong-count = { $n ->
    [one] Cela fait un mot ; il en faut quinze.
   *[other] Cela fait { $n } mots ; il en faut quinze.
}
account-wrong-check = Un des mots est faux, ou deux sont intervertis.
account-insecure = Ton palmarès peut passer sur un autre appareil, mais seulement par une connexion chiffrée (https).
