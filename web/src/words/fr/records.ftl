## Les parties comptées avec la feuille et gardées sur cet appareil, et ce qu’on peut en faire.

records-title = Parties enregistrées
records-all = Toutes les parties
records-empty = Les parties enregistrées ici restent sur cet appareil : résultats, forêts et statistiques.
records-start = Compter les points d’une partie
records-offline = Fonctionne hors ligne

## Lesquelles

records-show = Ce qui s’affiche
records-games = Parties
records-stats = Statistiques
records-both = Les deux jeux
records-how-many = Nombre de joueurs
records-any-count = { $from } à { $to } joueurs
records-with = Parties avec
records-count = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
records-none = Aucune partie ne correspond.

## L’une d’elles

records-alone = { $name } marque { $points }
records-forests = Voir les forêts
records-share = Partager
records-delete = Supprimer
records-deleted = La partie du { $date } est supprimée.
records-undo = Annuler

## Ce qu’elles disent ensemble

records-players = Joueurs
records-player = Joueur
records-wins = Victoires
records-average = Moyenne
records-best = Record
records-course = Points de partie en partie
records-trend = ligne : moyenne de { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
records-date = Date
records-distribution = Répartition des points
records-bin = De { $from } à { $to } points : { $n } fois
records-by-game = Par jeu
records-game = Jeu
records-winning = Score moyen des vainqueurs
records-by-kind = Moyenne de points par catégorie

## Fichiers

records-files = Fichiers
records-files-about = Les parties ne sont que sur cet appareil. Enregistre-les dans un fichier pour les mettre à l’abri ou les emporter sur un autre appareil ; quand tu ajoutes un fichier, les parties déjà présentes sont ignorées.
records-save-all = Enregistrer toutes les parties
records-save-json = Enregistrer la partie
records-save-csv = Enregistrer en tableau (CSV)
records-add = Ajouter des parties d’un fichier
records-added = { $n ->
    [0] Aucune nouvelle partie.
    [one] { $n } partie ajoutée.
   *[other] { $n } parties ajoutées.
}{ $known ->
    [0] { "" }
    [one] { " " }{ $known } était déjà là.
   *[other] { " " }{ $known } étaient déjà là.
}
records-unreadable-text = { $name } est illisible : le fichier est abîmé ou ne contient pas de parties enregistrées.
records-unreadable-kind = { $name } ne contient pas de parties enregistrées.
records-unreadable-version = { $name } vient d’une version plus récente de Spinney. Recharge cette page et réessaie.
records-unreadable-damaged = { $name } est abîmé à la partie { $n }. Rien n’a été ajouté.
records-bgstats = Envoyer à BG Stats
records-bgstats-file = Enregistrer pour BG Stats

## Codes QR

records-qr-long = C’est trop pour un code QR.
records-scan = Scanner un code QR
records-scan-about = Tiens le code QR de l’autre appareil devant la caméra.
records-scan-camera = Image de la caméra
records-scan-failed = La caméra n’est pas utilisable. Scanne plutôt le code avec l’appareil photo de ton téléphone ; il ouvre le lien.
