## La galerie des cartes.

gallery-title = Cartes
gallery-count = { $all ->
    [one] { $all } espèce
   *[other] { $all } espèces
}
gallery-some = { $shown } sur { $all } espèces
gallery-search = Chercher
gallery-game = Jeu
gallery-set = Extension
gallery-leaf = Icône d’Arbre
gallery-type = Type
gallery-sort = Ordre
gallery-sort-printed = Comme dans la boîte
gallery-sort-name = Par nom
gallery-sort-cost = Par coût
gallery-sort-copies = Par nombre d’exemplaires
gallery-group-tree = Arbres
gallery-group-shrub = Arbustes
gallery-group-moor = Landes
gallery-group-top = En haut
gallery-group-bottom = En bas
gallery-group-side = À gauche ou à droite
gallery-none = Aucune espèce ne correspond.
gallery-clear = Tout afficher
gallery-failed = Impossible de charger les cartes.
gallery-printed = Affichée avec
gallery-guesses = Suppositions
gallery-guesses-note = Espèces, nombres d’exemplaires, coûts et valeurs en points de Dartmoor sont avérés. Ce que comptent Frêne commun, Ruisseau, Faisan de Colchide et Tourbière n’est connu que par des applications de décompte. Ce que font certaines cartes, quelles moitiés vont ensemble et quelle icône d’Arbre montre une moitié n’est pas entièrement connu. Quand nous avons dû supposer, la carte le dit.
gallery-names-note = Un nom avec * n’est pas imprimé en français : c’est notre traduction.
gallery-rules = Règles
gallery-about = À propos

## L’aide sur les signes et les icônes.

help-text-counted = Un type de carte. D’autres cartes le comptent, font piocher pour lui ou permettent de le poser gratuitement.
help-text-type = { $cards ->
    [one] Ici : { $species ->
        [one] { $species } espèce
       *[other] { $species } espèces
    }, { $cards } carte.
   *[other] Ici : { $species ->
        [one] { $species } espèce
       *[other] { $species } espèces
    }, { $cards } cartes.
}
help-text-leaf = { $n ->
    [one] L’icône d’Arbre de { $n } carte.
   *[other] L’icône d’Arbre de { $n } cartes.
} Si chaque carte avec laquelle tu paies montre l’icône de la moitié jouée, tu gagnes son bonus.
help-text-tag-tree = Un hôte avec un emplacement sur chacun de ses quatre côtés. Quand tu le poses, la première carte de la pioche va dans la clairière.
help-text-tag-shrub = Un hôte à quatre emplacements comme un arbre, mais ce n’est pas un arbre : rien n’est révélé et il ne compte pas parmi les arbres.
help-text-tag-moor = Un hôte posé en largeur : deux emplacements en haut, deux en bas, aucun sur les côtés. Ce n’est pas un arbre.
help-text-tag-mountain = La marque de l’extension Alpes.
help-text-tag-edge = La marque de l’extension Lisière de forêt.
help-name-sign-per = Par
help-text-sign-per = Ce qui précède le ×, une fois pour chaque élément qui le suit.
help-name-sign-different = Différents
help-text-sign-different = Seules comptent les espèces différentes ; une deuxième carte de la même espèce n’ajoute rien.
help-name-sign-else = Sinon
help-text-sign-else = Le petit nombre entre parenthèses vaut si la condition n’est pas remplie.
help-name-sign-most = Le plus
help-text-sign-most = Personne n’en a plus que toi. L’égalité suffit.
help-name-sign-any = Autant que tu veux
help-text-sign-any = Autant que tu veux, ou aucune.
help-name-sign-to = Va vers
help-text-sign-to = Des cartes vont du lieu avant la flèche au lieu après elle.
help-name-sign-when = Alors
help-text-sign-when = Si la première chose est vraie, ou chaque fois qu’elle arrive, la seconde suit.
help-name-sign-and = Ensemble
help-text-sign-and = Elles peuvent partager un emplacement.
help-name-sign-double = Double
help-text-sign-double = Les points comptent deux fois.
help-name-sign-as = Compte comme
help-text-sign-as = La carte compte aussi comme ce qui est montré.
help-name-act-card = Piocher
help-text-act-card = Prends en main la première carte de la pioche. Une main n’a jamais plus de dix cartes.
help-name-act-turn = Tour supplémentaire
help-text-act-turn = Quand ce tour est fini, tu en joues un autre.
help-name-act-clearing = Clairière
help-text-act-clearing = Des cartes visibles pour tous. Ce qui sert à payer vient ici ; à partir de dix, elle est vidée à la fin du tour.
help-name-act-cave = Grotte
help-text-act-cave = Chaque carte de ta grotte vaut 1 point à la fin.
help-name-act-hand = Main
help-text-act-hand = Les cartes en main, dix au plus.
help-name-act-deck = Pioche
help-text-act-deck = Des cartes face cachée à piocher. Les hivers sont dans son dernier tiers.
help-name-act-sapling = Pousse d’arbre
help-text-act-sapling = N’importe quelle carte posée face cachée : un arbre sans espèce, sans icône et sans points, gratuit.
help-name-act-moor = Lande universelle
help-text-act-moor = N’importe quelle carte posée face cachée : une lande sans espèce, sans icône et sans points, gratuite. Seul un effet ou un bonus permet d’en poser une.
help-name-act-full = Entièrement occupé
help-text-act-full = Il y a au moins une carte sur chacun des quatre emplacements.
help-name-act-slots = Cartes sur cet hôte
help-text-act-slots = Les cartes qui vivent sur ce même arbre, arbuste ou lande.
help-name-act-below = En bas
help-text-act-below = Les cartes sur les emplacements du bas.
help-name-act-top = En haut d’un arbre
help-text-act-top = Une carte posée en haut d’un arbre.
help-name-act-bottom = En bas d’un arbre
help-text-act-bottom = Une carte posée en bas d’un arbre.
help-name-act-alone = Seule
help-text-act-alone = Aucune autre carte ne vit sur son hôte.
help-name-act-discard = Hors du jeu
help-text-act-discard = Ces cartes quittent le jeu. Rien n’est jamais remélangé.
help-name-cost = Coût
help-text-cost = Pose dans la clairière ce nombre d’autres cartes de ta main pour jouer celle-ci.
help-name-copies = Exemplaires
help-text-copies = Le nombre de cartes de cette espèce.
help-name-points = Points
help-text-points = Ce que la carte rapporte à la fin.
help-name-steps = Tableau de points
help-text-steps = Avant les deux-points, ce qui compte. Après : les points pour un, deux, trois, et ainsi de suite jusqu’au plus haut. La grande carte montre chaque palier.
help-name-if = Condition
help-text-if = Les points qui suivent ne comptent que si elle est remplie.
help-name-host = Son hôte
help-text-host = Il s’agit de l’arbre, de l’arbuste ou de la lande où vit la carte.
help-name-free = Gratuitement
help-text-free = Pose une telle carte de ta main sans payer. Elle n’a alors ni effet ni bonus.
help-name-effect = Effet
help-text-effect = Il a lieu une fois, quand la carte est jouée. Tu peux le refuser.
help-name-permanent = Effet permanent
help-text-permanent = Il agit tant que la carte est là : le signe ∞ le dit.
help-name-bonus = Bonus
help-text-bonus = Il est à toi si chaque carte avec laquelle tu paies montre cette icône. Tu peux le refuser.
help-name-winter = Hiver
help-text-winter = Il y en a trois dans la pioche. Le troisième termine aussitôt la partie.
help-name-winter-only = L’unique hiver
help-text-winter-only = Il se trouve parmi les dix dernières cartes de la pioche. Il met fin à la partie aussitôt, que ce soit toi ou l’automa qui le révèle.
help-name-score = Points actuels
help-text-score = Ce que rapportent la forêt et la grotte dans leur état actuel.

## La première partie.

lesson-title = Première partie
lesson-step = { $n } sur { $of }
lesson-leave = Quitter la leçon
lesson-start = Commencer
lesson-again = Recommencer
lesson-go-on = Continuer
lesson-take-back = Annuler ce coup
lesson-first-game = Jouer une vraie partie
lesson-click = Clique sur
lesson-tap = Touche
lesson-lead-forest = Fais pousser la forêt qui vaut le plus de points avant le troisième hiver. En cinq minutes, tu auras fait une fois tout ce qu’il y a à faire.
lesson-lead-dartmoor = Fais vivre la lande qui vaut le plus de points avant le troisième hiver. En cinq minutes, tu auras fait une fois tout ce qu’il y a à faire.
lesson-astray = Les règles le permettent aussi. Annule ce coup pour reprendre la leçon.
lesson-head-draw = Piocher deux cartes
lesson-text-draw = À ton tour, tu pioches deux cartes ou tu en joues une. { $press } { $draw }.
lesson-head-tree = Payer un arbre
lesson-text-tree = { $press } { $card }, paie son coût avec { $pay }, puis { $lay } : le paiement va dans la clairière, avec la première carte de la pioche.
lesson-head-moor = Payer une lande
lesson-text-moor = { $press } { $card }, paie son coût avec { $pay }, puis { $lay } : le paiement va dans la clairière.
lesson-head-effect = Un effet
lesson-text-effect = { $press } { $card }, puis { $lay } : son coût est nul, et son effet te fait piocher une carte.
lesson-head-bonus = Un bonus
lesson-text-bonus = { $press } { $card }, puis l’emplacement { $place }. Paie avec { $pay }, puis { $lay } : les deux montrent la même icône d’Arbre, tu gagnes donc le bonus.
lesson-head-bonus-moor = Un bonus
lesson-text-bonus-moor = { $press } { $card }, puis l’emplacement { $place }. Paie avec { $pay }, puis { $lay } : l’icône d’Arbre est la même, tu gagnes donc le bonus.
lesson-head-down = Une lande universelle
lesson-text-down = Ton bonus pose une carte quelconque face cachée, comme lande à quatre emplacements. { $press } { $card }.
lesson-head-lets = Une carte qui en appelle d’autres
lesson-text-lets = { $press } { $card }, puis l’emplacement { $place }, puis { $lay } : son effet te laisse poser des chauves-souris gratuitement.
lesson-head-free = Poser gratuitement
lesson-text-free = { $press } { $card }, puis l’emplacement { $place }, puis { $lay } : rien à payer, mais ni effet ni bonus.
lesson-head-clearing = La clairière se vide
lesson-text-clearing = { $press } { $card }, paie avec { $pay }, puis { $lay } : à partir de dix cartes, la clairière se vide.
lesson-head-winter = L’hiver
lesson-text-winter = { $press } { $draw } : un hiver arrive. Le troisième termine aussitôt la partie.
lesson-head-end = Tu sais tout
lesson-text-end = Ce qui se trouve dans ta forêt et dans ta grotte compte. Dans ta première vraie partie, le coach te montre un coup à chacun de tes trois premiers tours.
