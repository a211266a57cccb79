## Le bloc de score.

pad = Bloc de score
pad-lead = Compte les points de ta table : sans calcul, avec l’explication de chaque point. Même hors ligne.
pad-history = Historique
pad-go-on = Reprendre
pad-game = Jeu
pad-sets = Extensions
pad-set-alpine = Alpes
pad-set-edge = Lisière de forêt
pad-players = Joueurs
pad-player = Joueur { $n }
pad-add-player = Ajouter un joueur
pad-remove = Retirer { $name }
pad-start = Commencer
pad-result = Résultat
pad-won = { $n ->
    [one] { $names } gagne
   *[other] Égalité : { $names }
}
pad-here = { $n ->
    [one] { $n } point sur cet hôte
   *[other] { $n } points sur cet hôte
}
pad-host = Hôte { $n } : { $card }
pad-new-host = Nouveau : arbre, arbuste ou lande
pad-slot = { $card } : { $slot }
pad-duplicate = La même encore une fois
pad-another = Une autre carte à cet emplacement
pad-take = Enlever { $card }
pad-at = Sur cet hôte : { $card }
pad-all-slots = Tous les emplacements
pad-leaf-other = autre
pad-times = { $n } fois { $card }
pad-begin = Commencer avec { $card }
pad-host-full = Plus rien ne va ici. Choisis l’hôte suivant plus haut.
pad-instead = Remplacer { $card }
pad-replace = Remplacer { $card } par une autre carte
pad-change = Changer { $card }
pad-questions = Reste à préciser
pad-leaves-lead = Choisis une icône d’Arbre, puis touche chaque carte qui la porte.
pad-leaves-rest = { $n ->
    [one] L’autre carte n’en porte aucune
   *[other] Les { $n } autres n’en portent aucune
}
pad-at-host = sur l’hôte { $n }
pad-nobody = Personne n’en a plus
pad-all-said = Il ne reste rien à préciser.
pad-done = Terminé
pad-offline = Hors ligne
pad-unsent = { $n ->
    [one] une modification pas encore envoyée
   *[other] { $n } modifications pas encore envoyées
}
pad-entering = { $name } : saisie sur un autre téléphone
pad-enters-here = { $n ->
    [one] { $name } saisit des cartes ici
   *[other] { $name } saisissent des cartes ici
}
pad-other-phone = Un autre téléphone
pad-search = Une partie du nom
pad-nothing = Aucune carte de ce nom.
pad-none-left = il n’y en a plus
pad-which-leaf = { $card } : quelle icône d’Arbre ?
pad-leaf-counts = Elle compte pour : { $cards }.
pad-name = Nom
pad-cave-card = Grotte
pad-no-cave-card = non choisie
pad-most-linden = Un joueur absent a-t-il plus de { $n ->
    [one] { $n } tilleul
   *[other] { $n } tilleuls
} ?
pad-most-tree = Un joueur absent a-t-il plus de { $n ->
    [one] { $n } arbre
   *[other] { $n } arbres
} ?
pad-most-moor = Un joueur absent a-t-il plus de { $n ->
    [one] { $n } lande
   *[other] { $n } landes
} ?
pad-most-rival = Le plus grand nombre chez un autre
pad-less = Moins
pad-more = Plus
pad-problems = { $n ->
    [one] { $n } point à vérifier
   *[other] { $n } points à vérifier
}
pad-problems-lead = C’est compté tel quel. Touche une ligne pour y aller.
flag-solo = Le mode solo est pour un seul joueur, dans Dartmoor.
flag-cave-card-game = { $player } : seul Dartmoor a des cartes Grotte.
flag-cave-card = { $player } : il n’y a pas de grotte { $number }.
flag-cave-card-twice = { $player } : la grotte { $number } est déjà prise.
flag-cards = { $used } cartes dans les forêts et grottes, mais ces extensions n’en ont que { $deck }.
flag-not-a-host = Hôte { $host } : { $card } n’est ni arbre, ni arbuste, ni lande.
flag-slot = L’hôte { $host } n’a pas cet emplacement.
flag-place = Hôte { $host } : { $card } va ailleurs.
flag-species = Hôte { $host } : carte inconnue.
flag-copies = { $card } : il n’y en a que { $copies }.
flag-wrong-symbol = Aucune carte { $card } ne porte cette icône.
flag-symbol = Hôte { $host } : quelle icône porte { $card } ? Elle compte pour { $because }.
flag-moor = Hôte { $host } : { $card } ne va que sur une lande.
flag-bird = Hôte { $host } : { $card } ne va qu’à côté d’un autre oiseau, un par hôte.
flag-sharing = Hôte { $host } : { $card } ne peut pas partager l’emplacement avec { $others }.
pad-impossible = Cela ne peut pas être sur une table :
pad-ahead = { $n ->
    [one] { $names } est en tête
   *[other] À égalité pour l’instant : { $names }
}
pad-open = jusqu’à { $most } ; { $what }
pad-up-to = jusqu’à { $n }
pad-open-leaves = { $n ->
    [one] une icône à préciser
   *[other] { $n } icônes à préciser
}
pad-open-questions = { $n ->
    [one] une question ouverte
   *[other] { $n } questions ouvertes
}
pad-say = Répondre
pad-keep-open = Garder, noté comme incomplet
pad-keep = Garder ce résultat
pad-kept = Gardé
pad-new = Compter les points d’une autre partie
pad-together = Plusieurs téléphones
pad-live = Ensemble, en direct
pad-live-about = Chacun saisit sa forêt sur son téléphone ; le classement s’affiche en direct.
pad-live-start = Ouvrir aux autres téléphones
pad-live-join = Les autres scannent ceci ou entrent le code.
pad-by-link = Sans serveur
pad-by-link-about = Ce lien contient la forêt : un autre téléphone peut l’ajouter à son bloc.
pad-by-link-all = toutes les forêts de ce bloc
pad-gone = Ce bloc n’existe pas
pad-join = Compter les points ensemble
pad-join-me = Saisir ma forêt
pad-join-code = Rejoindre par code
pad-full = Il y a déjà cinq joueurs.
pad-only-look = Seulement regarder
pad-not-yours = Cette forêt est saisie sur un autre téléphone.
pad-look = Touche un hôte puis une carte pour voir ce qu’elle rapporte.
pad-link-brings = { $n ->
    [one] Ce lien contient une forêt : { $names }.
   *[other] Ce lien contient { $n } forêts : { $names }.
}
pad-link-add = Ajouter à mon bloc
pad-link-new = L’utiliser dans un nouveau bloc
pad-link-broken = Ce lien est abîmé : il en manque peut-être une partie. Redemande-le.
pad-link-version = Ce lien vient d’une version plus récente de Spinney. Recharge la page.
