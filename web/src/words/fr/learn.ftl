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
help-text-sign-per = Ce qui précède la barre oblique, une fois pour chaque élément qui la suit.
help-name-sign-different = Différents
help-text-sign-different = Seules comptent les espèces différentes ; une deuxième carte de la même espèce n’ajoute rien.
help-name-sign-else = Sinon
help-text-sign-else = Le petit nombre vaut si la condition n’est pas remplie.
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
help-text-steps = Plus il y en a, plus elles rapportent. La grande carte montre chaque palier.
help-name-if = Condition
help-text-if = Les points qui précèdent ne comptent que si elle est remplie.
help-name-host = Son hôte
help-text-host = Il s’agit de l’arbre, de l’arbuste ou de la lande où vit la carte.
help-name-free = Gratuitement
help-text-free = Pose une telle carte de ta main sans payer. Elle n’a alors ni effet ni bonus.
help-name-effect = Effet
help-text-effect = Il a lieu une fois, quand la carte est jouée. Tu peux le refuser.
help-name-permanent = Effet permanent
help-text-permanent = Il agit tant que la carte est là.
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
lesson-done = Fait
lesson-next = Suivant
lesson-skip = Passer
lesson-leave = Quitter la leçon
lesson-start = Commencer
lesson-again = Recommencer
lesson-go-on = Reprendre à l’étape { $n }
lesson-play-on = Continuer la partie
lesson-lead-forest = Une vraie partie contre un adversaire facile, avec un guide à tes côtés qui explique une chose à la fois. Une dizaine de minutes ; tu peux partir et revenir quand tu veux.
lesson-lead-dartmoor = Une vraie partie de Dartmoor contre un adversaire facile : les landes, les grottes et les animaux des terres humides, une chose après l’autre. Une dizaine de minutes ; tu peux partir et revenir quand tu veux.
lesson-head-hand = Ta main
lesson-text-hand = Tu as six cartes. Les arbres sont des cartes entières ; toutes les autres montrent deux êtres vivants, et tu joues l’un des deux. Le nombre sombre est le coût, le signe rond au-dessous est l’icône d’Arbre.
lesson-head-help = Lire une carte
lesson-text-help = Appuie longuement sur une carte ou un signe, ou clique dessus avec le bouton droit, pour le voir en grand avec une explication. Au clavier, tape un point d’interrogation.
lesson-head-draw = Pioche deux cartes
lesson-text-draw = À ton tour, tu pioches deux cartes ou tu en joues une. Pioche maintenant : dans la pioche, ou des cartes visibles de la clairière dès qu’il y en a.
lesson-head-tree = Pose un arbre
lesson-text-tree = Choisis un arbre de ta main. Tu le paies avec d’autres cartes : certaines sont proposées, mais tu peux en choisir d’autres. Puis pose-le.
lesson-head-clearing = La clairière
lesson-text-clearing = Ton paiement est ici maintenant, visible de tous. Comme tu as posé un arbre, une carte de plus a été révélée de la pioche. À dix cartes, la clairière est vidée : regarde ce qui pourrait te servir.
lesson-head-dweller = Quelqu’un s’installe
lesson-text-dweller = Choisis une carte divisée. Les emplacements où ses moitiés peuvent aller s’allument et montrent comment tes points changeraient. Choisis-en un, paie et pose-la.
lesson-head-bonus = Gagne un bonus
lesson-text-bonus = Certaines cartes ont une pastille de la couleur de leur icône d’Arbre : un bonus. Tu le gagnes si chaque carte avec laquelle tu paies montre cette icône. La barre te le dit pendant que tu choisis. Essaie avec la chouette.
lesson-head-score = Tes points
lesson-text-score = Ils sont toujours à jour. Ouvre-les pour voir ce que rapporte chaque carte, et pourquoi. Tu peux aussi ouvrir la forêt de ton adversaire.
lesson-head-undo = Reviens en arrière
lesson-text-undo = Une erreur ? Annuler est gratuit tant qu’aucune carte cachée n’a été révélée. Essaie à ton prochain coup, ou passe cette étape.
lesson-head-winter = L’hiver arrive
lesson-text-winter = Trois hivers sont dans le dernier tiers de la pioche. Le troisième termine aussitôt la partie, quoi qu’il se passe. Seul compte ce qui est dans ta forêt et ta grotte.
lesson-head-end = À toi de jouer
lesson-text-end = C’est tout ce qu’il te faut. Remplis tes arbres, cherche des cartes qui se renforcent, et demande un conseil si tu hésites. Le reste est dans les règles.
lesson-head-cave = Choisis une grotte
lesson-text-cave = Chacun a une grotte ; les cartes qui y sont valent 1 point chacune. Dans Dartmoor, chaque grotte fait aussi quelque chose une fois. Tu choisis en premier : prends-en une.
lesson-head-moors = Arbres, arbustes et landes
lesson-text-moors = Les hôtes sont des cartes entières. Arbres et arbustes ont un emplacement de chaque côté. Les landes sont posées en largeur : deux emplacements en haut, deux en bas, aucun sur les côtés. Toutes les autres cartes montrent deux êtres vivants, et tu joues l’un des deux.
lesson-head-moor = Pose une lande
lesson-text-moor = Choisis une lande de ta main. Tu la paies avec d’autres cartes : certaines sont proposées, mais tu peux en choisir d’autres. Puis pose-la.
lesson-head-clearing-moor = La clairière
lesson-text-clearing-moor = Ton paiement est ici maintenant, visible de tous. Pour un arbre, une carte de plus serait révélée de la pioche ; pour une lande, non. À dix cartes, la clairière est vidée.
lesson-head-dweller-moor = Quelqu’un s’installe
lesson-text-dweller-moor = Choisis une carte divisée. Les emplacements où ses moitiés peuvent aller s’allument et montrent comment tes points changeraient. Certaines espèces ne vivent que sur les landes. Choisis un emplacement, paie et pose-la.
lesson-head-bonus-moor = Un bonus, une lande universelle
lesson-text-bonus-moor = La pastille de la couleur de l’icône d’Arbre est un bonus : tu le gagnes si chaque carte avec laquelle tu paies montre cette icône. Celui de la barge pose n’importe quelle carte face cachée comme lande universelle, gratuite, avec quatre emplacements. Essaie.
