## La table.

clearing = Clairière
clearing-of = { $n } sur { $full }
clearing-empty = La clairière est vide.
deck = { $n ->
    [one] Pioche, { $n } carte restante
   *[other] Pioche, { $n } cartes restantes
}
tracker = Ce qui peut encore venir
tracker-about = { $n ->
    [one] { $n } carte n’a pas encore été vue
   *[other] { $n } cartes n’ont pas encore été vues
} ; la pioche compte { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Les autres sont en main, face cachée ou retirées : ces nombres sont un maximum.
tracker-leaves = Cartes avec chaque icône
tracker-of = { $n } sur { $all }
tracker-gone = Toutes vues
winters-of = { $n ->
    [one] { $n } hiver sur { $of }
   *[other] { $n } hivers sur { $of }
}
draft = Draft
rivals = Adversaires
players = Joueurs
rival-open = { $name } : ouvrir la forêt
rival-away = hors ligne
hand-count = Cartes en main
cave-count = Cartes dans la grotte
your-forest = Ta forêt
forest-open = Afficher
forest-fit = Tout afficher
forest-smaller = Plus petit
forest-larger = Plus grand
forest-more = { $n ->
    [one] { $n } autre place
   *[other] { $n } autres places
}
forest-unfold = Hôte { $n } complet : ouvrir
forest-new = Poser ici
forest-new-gain = Poser ici, { $gain }
forest-empty = Aucun arbre ici pour l’instant.
hand-of = { $n ->
    [one] Ta main, { $n } carte
   *[other] Ta main, { $n } cartes
}
hand-empty = Ta main est vide.
hand-by-kind = Par catégorie
hand-by-leaf = Par icône
hand-by-cost = Par coût
hand-by-synergy = Par points
draw-two = Piocher deux
draw-one = Piocher encore une
draw-may-be-last = dernier hiver possible
sapling = Pousse d’arbre
you = Toi
your-turn = À toi de jouer
your-turn-short = À toi
turn-of = C’est à { $name }
turn-number = tour { $n }
connection-lost = Connexion perdue, nouvel essai
connection-lost-short = Hors ligne
clock = Temps restant : { $time }
undo = Annuler le coup
undo-asks = Des cartes cachées ont été révélées : les autres doivent être d’accord
undo-laid = { $card }
undo-laid_face_down = face cachée
undo-taken = prise : { $card }
undo-drawn = pioche
undo-caved = mise dans la grotte
undo-discarded = défausse
undo-declined = refus
undo-asked = { $name } demande à annuler son dernier coup.
undo-agree = D’accord
undo-disagree = Non
undo-waiting = Les autres doivent accepter l’annulation.
hint = Conseil
hint-thinking = Le coach réfléchit…
hint-number = { $n } sur { $of }
hint-better = Le choix précédent
hint-other = Le choix suivant
hint-chance = de chances de victoire
hint-behind = { $n ->
    [one] point de retard à la fin
   *[other] points de retard à la fin
}
hint-ahead = { $n ->
    [one] point d’avance à la fin
   *[other] points d’avance à la fin
}
log = Journal
log-since = Depuis ton dernier tour
log-earlier = Avant
log-newest = Ce qui s’est passé, du plus récent au plus ancien
log-nothing = Rien de nouveau pour l’instant.
log-say = Dire quelque chose
log-joined = { $you ->
    [yes] Tu rejoins la table.
   *[no] { $name } rejoint la table.
}
log-renamed = Nouveau nom : { $text }.
log-left = { $you ->
    [yes] Tu pars.
   *[no] { $name } part.
}
log-bot = { $you ->
    [yes] Un bot joue pour toi.
   *[no] Un bot joue pour { $seat }.
}
log-back = { $you ->
    [yes] Tu reprends la main.
   *[no] { $seat } reprend la main.
}
log-started = { $resumed ->
    [yes] La partie enregistrée reprend ici.
   *[no] La partie commence.
}
log-undone = { $you ->
    [yes] Tu annules un coup.
   *[no] { $name } annule un coup.
}
log-undo_asked = { $you ->
    [yes] Tu demandes à annuler un coup.
   *[no] { $name } demande à annuler un coup.
}
log-undo_refused = { $you ->
    [yes] Tu n’es pas d’accord.
   *[no] { $name } n’est pas d’accord.
}
log-timed_out = { $you ->
    [yes] Ton temps est écoulé.
   *[no] Temps écoulé pour { $seat }.
}
log-said = { $name } : { $text }
log-rematch = Une nouvelle partie est prête.
score-of = { $you ->
    [yes] Tes points
   *[no] { $name } : points
}
score-open = Voir les points
score-now = Vaut maintenant
category-tree = Arbres
category-shrub = Arbustes
category-moor = Landes
category-top = En haut
category-side = Côtés
category-bottom = En bas
category-cave = Grotte
solo = Défi
solo-goal = Objectif
solo-points = Points
automa = Automa
automa-waits = L’automa révèle une carte à la fin de chacun de tes tours.
stage-paid = payée avec
card-unknown = une carte
curtain = Passe l’appareil à { $name }
curtain-ready = C’est bon
hand-over = Passer l’appareil
sound = Son
table-code = Table
copy-link = Copier le lien
copied = Copié
deal-chosen = La donne de cette table a été choisie, pas tirée au hasard.
deal-repeated = Cette donne a déjà été jouée.
deal-imported = Cette partie a été importée.
bot-mine = { $you ->
    [yes] Laisser un bot jouer pour moi
   *[no] Laisser un bot jouer pour { $name }
}
bot-back = Reprendre la main
bot-for = { $name } est hors ligne : laisser un bot jouer
rules = Règles
all-cards = Toutes les cartes
leave-table = Quitter la table
prompt-connecting = Un instant…
prompt-over = La partie est finie
prompt-scores = Voir le résultat
prompt-turn = À toi de jouer
prompt-turn-how = Choisis une carte ou pioche-en deux
prompt-turn-full = Choisis une carte : ta main est pleine, tu ne peux pas piocher
prompt-stuck = Tu ne peux ni piocher ni jouer
prompt-go-on = Continuer
prompt-second = Pioche une deuxième carte
prompt-hand = main { $n } sur { $most }
prompt-choose-slot = Choisis un emplacement
prompt-preview = Elle pourrait aller ici
prompt-pay = Paie { $n }
prompt-place = Pose-la
prompt-face-down = Pose-la face cachée
prompt-which-down = Quelle carte face cachée ?
prompt-side-alone = seule
prompt-side-top = au-dessus
prompt-side-bottom = au-dessous
prompt-side-left = à gauche
prompt-side-right = à droite
prompt-costs = Coûte { $n }
prompt-too-dear = Pas assez de cartes : elle coûte { $n }
prompt-no-place = Pas d’emplacement pour l’instant
prompt-paid = { $n } sur { $most } choisies
prompt-picked = { $n } sur { $most }
prompt-bonus = bonus gagné
prompt-no-bonus = pas de bonus
prompt-may-be-last = dernier hiver possible
prompt-place-it = Poser
prompt-done = Terminé
prompt-skip = Refuser
prompt-no-more = C’est tout
prompt-use = Oui
prompt-waiting = C’est à { $name }. Tu peux regarder où iraient tes cartes.
prompt-handed = Ton tour est fini. C’est à { $name }.
prompt-watching = { $name } choisit. Tu regardes.
prompt-away = Pas de connexion
prompt-away-how = Reprends ton dernier tour sur cet appareil. La table t’attend.
prompt-away-soon = Un instant…
play-on-here = Continuer ici
