## Les règles.

rules-title = Règles
rules-lead = Les règles telles que Spinney les joue, avec nos propres mots et nos propres cartes. Appuie longuement ou fais un clic droit sur une carte ou un signe pour avoir de l’aide.
rules-contents = Sommaire
rules-cards-link = Toutes les cartes
rules-learn-link = Apprendre en jouant

rules-head-goal = But du jeu
rules-head-cards = Les cartes
rules-head-setup = Mise en place
rules-head-turn = Ton tour
rules-head-playing = Jouer une carte
rules-head-paying = Paiement et bonus
rules-head-effects = Les effets
rules-head-clearing = La clairière
rules-head-winter = L’hiver et la fin
rules-head-scoring = Les points
rules-head-slots = Emplacements partagés
rules-head-hosts = { $game ->
    [forest] Arbres et arbustes
   *[dartmoor] Arbres, arbustes et landes
}
rules-head-types = Les types
rules-head-signs = Les signes des cartes
rules-head-sets = Les extensions
rules-head-options = Variantes
rules-head-solo = En solo contre l’automa
rules-head-rulings = Questions fréquentes
rules-head-guesses = Ce que nous ne savons pas

rules-text-goal-forest =
    De deux à cinq joueurs font pousser chacun leur forêt. Tu poses des <b>arbres</b>, et des animaux, des plantes et des champignons viennent y vivre. Tu paies tes cartes avec d’autres cartes de ta main.

    Quand vient le troisième hiver, la partie est finie. La forêt qui vaut le plus de points l’emporte.
rules-text-goal-dartmoor =
    De deux à cinq joueurs font grandir chacun leur coin du Dartmoor : des <b>arbres</b>, des <b>arbustes</b>, de larges <b>landes</b>, et les animaux et les plantes qui y vivent. Tu paies tes cartes avec d’autres cartes de ta main.

    Quand vient le troisième hiver, la partie est finie. Le coin de terre qui vaut le plus de points l’emporte.
rules-text-cards-forest =
    Un <b>arbre</b> est une carte entière. C’est un <b>hôte</b> : il a un <b>emplacement</b> sur chacun de ses quatre côtés. Avec l’extension Lisière de forêt, il y a aussi des <b>arbustes</b> : des hôtes comme les arbres, mais pas des arbres.
rules-text-cards-dartmoor =
    Un <b>arbre</b> ou un <b>arbuste</b> est une carte entière. C’est un <b>hôte</b> : il a un <b>emplacement</b> sur chacun de ses quatre côtés. Un arbuste n’est pas un arbre.

    Une <b>lande</b> est aussi un hôte, mais elle est posée en largeur : deux emplacements en haut, deux en bas, aucun sur les côtés. Certains habitants ne vivent que sur les landes.
rules-text-cards-halves =
    Toutes les autres cartes sont divisées : deux <b>habitants</b> sur une carte, en haut et en bas ou à gauche et à droite. Tu joues l’un des deux. Une moitié du haut va sur un emplacement du haut, une moitié gauche sur un emplacement gauche ; l’autre moitié disparaît sous l’hôte et ne compte plus.
rules-text-cards-parts =
    Chaque moitié et chaque hôte montre les mêmes choses :

    - son <b>coût</b> dans une petite carte sombre et, au-dessous, son <b>icône d’Arbre</b>, qui donne sa couleur à la carte
    - ses <b>types</b>, en petites icônes, et le nombre d’exemplaires
    - ses <b>points</b>
    - parfois un <b>effet</b> (gris), un <b>effet permanent</b> (encadré) ou un <b>bonus</b> (sur la couleur de l’icône)
rules-picture-tree = Un arbre
rules-picture-moor = Une lande, comme elle est posée sur la table
rules-picture-top = Moitiés du haut et du bas
rules-picture-side = Moitiés gauche et droite
rules-picture-host = { $game ->
    [forest] Un arbre aux quatre emplacements occupés : on ne voit que les moitiés jouées, avec leurs points actuels
   *[dartmoor] Une lande avec des habitants en haut et en bas : on ne voit que les moitiés jouées, avec leurs points actuels
}
rules-text-setup-removed =
    On met de côté les trois hivers et on mélange toutes les autres cartes. Puis quelques-unes quittent le jeu sans être vues :
rules-setup-players = Joueurs
rules-setup-alone = Jeu de base
rules-setup-one = avec Alpes ou Lisière de forêt
rules-setup-both = avec les deux
rules-setup-removed = Cartes retirées
rules-text-setup-piles =
    Le reste est partagé en trois piles égales. Deux hivers sont mélangés à l’une d’elles et le troisième est posé dessus ; cette pile va tout en bas de la pioche. Les deux premiers tiers environ sont donc sans hiver.

    Chacun reçoit six cartes. La clairière est vide. Le premier joueur est désigné au hasard ou choisi d’avance ; on joue ensuite dans le sens horaire.
rules-text-setup-forest =
    Si tu n’as aucun arbre parmi tes six cartes, tu peux en prendre six nouvelles, une seule fois ; les anciennes quittent le jeu. Ici, un arbuste n’est pas un arbre. Chacun a une <b>grotte</b>, vide au début.
rules-text-setup-dartmoor =
    On dispose au hasard autant de <b>grottes</b> que de joueurs, face visible. Le dernier joueur choisit d’abord, puis on remonte l’ordre du tour, une grotte chacun. Dans ce même ordre, chacun fait entièrement ce que dit sa grotte, avant le premier tour.
rules-caves-cave = Grotte
rules-caves-what = Ce qu’elle fait
rules-caves-guess = Un point d’interrogation signifie : notre meilleure supposition.
rules-text-turn =
    À ton tour, tu fais exactement une chose :

    - <b>Piocher deux cartes</b>, l’une après l’autre. Chacune vient de la pioche, face cachée, ou de la clairière, face visible ; une carte prise dans la clairière n’est pas remplacée.
    - <b>Jouer une carte</b> de ta main.

    Tu n’as jamais plus de dix cartes. Avec neuf, tu n’en pioches qu’une ; avec dix, tu dois jouer. On ne passe pas son tour.
rules-text-turn-forest =
    À la place d’un arbre, tu peux poser n’importe quelle carte face cachée : une <b>pousse d’arbre</b>. C’est un arbre sans espèce, sans icône et sans points, et elle ne coûte rien.
rules-text-turn-dartmoor =
    Une carte posée face cachée est une <b>lande universelle</b> : une lande sans espèce, sans icône et sans points, qui ne coûte rien. Seul un effet ou un bonus permet d’en poser une ; ce n’est jamais l’action de ton tour.

    Tu es dans une <b>impasse</b> si tu as dix cartes, sans arbre, arbuste ni lande parmi elles, et si aucune de tes moitiés n’a d’emplacement possible. Montre alors ta main, pose deux cartes de ton choix dans la clairière et pioche-en deux. C’était ton tour.
rules-text-playing =
    1. Choisis la carte, la moitié et un emplacement libre du bon côté.
    2. Paie son coût avec d’autres cartes de ta main. Elles vont face visible dans la clairière.
    3. Pose la carte dans ta forêt.
    4. { $game ->
        [forest] Si c’est un arbre ou une pousse d’arbre, mais pas un arbuste, la première carte de la pioche va face visible dans la clairière.
       *[dartmoor] Si c’est un arbre, et non un arbuste ou une lande, la première carte de la pioche va face visible dans la clairière.
    }
    5. Les effets permanents de ta forêt que la carte déclenche, une fois par exemplaire.
    6. L’effet de la carte.
    7. Son bonus, si tu l’as gagné.

    Chaque étape est terminée, avec tout ce qu’elle déclenche, avant que commence la suivante. Les cartes piochées en route peuvent servir à une étape ultérieure, mais jamais au paiement.

    <b>Tout ce qui se passe aux étapes 5 à 7 est facultatif</b>, chaque chose à part, quand vient son moment. Ce que tu acceptes se fait entièrement. Ne sont jamais facultatifs : la carte révélée à l’étape 4, les pioches de ton tour et ce que fait une grotte au début.
rules-text-paying =
    Le coût est un nombre de cartes : pose dans la clairière autant d’autres cartes de ta main, quoi qu’elles montrent. De là, tout le monde peut les prendre.

    Tu gagnes le <b>bonus</b> si <b>chaque</b> carte du paiement montre l’icône de la moitié jouée. Une carte divisée montre deux icônes ; l’une des deux suffit. Cela se décide au moment de payer. Une carte posée gratuitement ne gagne jamais son bonus.
rules-text-paying-dartmoor =
    Une seule carte a un bonus et ne coûte rien : @shrew. Elle gagne son bonus chaque fois qu’elle est jouée, sauf si elle est posée gratuitement.
rules-picture-paying = { $card } coûte { $cost }. Avec ce paiement, chaque carte montre l’icône : le bonus est gagné.
rules-text-effects =
    Un <b>effet</b> a lieu une fois, quand la carte est jouée.

    - <b>Piocher</b> veut dire : du dessus de la pioche ; <b>de la clairière</b> : seulement de là. Les effets font piocher jusqu’à dix cartes en main ; le reste est perdu.
    - <b>Par</b> se compte quand l’effet commence, et compte aussi la carte qui vient d’être jouée si elle convient.
    - <b>Un tour supplémentaire</b> est un tour entier après celui-ci. Plusieurs s’ajoutent et se jouent l’un après l’autre.
    - <b>Gratuitement</b> : la moitié posée doit elle-même montrer le type et avoir un emplacement. Elle n’a ni effet ni bonus, mais un effet permanent agit. Ce n’est jamais une carte face cachée.
    - <b>Autant que tu veux</b> : choisis parmi les cartes que tu as quand l’effet commence. Toutes sont posées d’abord ; celles que tu pioches entre-temps ne s’y ajoutent pas.
    - <b>Dans la grotte</b> : chaque carte y vaut 1 point à la fin.
rules-text-effects-forest =
    Les <b>effets permanents</b> sont encadrés. Les quatre champignons du jeu de base, @chanterelle, @fly_agaric, @parasol_mushroom et @penny_bun, agissent dès ton prochain tour, et un tour supplémentaire compte comme prochain tour. @black_trumpet et les arbustes agissent tout de suite. Aucune carte ne se déclenche elle-même.
rules-text-effects-dartmoor =
    Les <b>effets permanents</b> sont encadrés. Dans Dartmoor, ils agissent tout de suite : un arbuste fait déjà piocher pour la carte que son propre bonus permet de jouer. Aucune carte ne se déclenche elle-même.
rules-picture-effect = Effet
rules-picture-permanent = Effet permanent
rules-picture-bonus = Bonus
rules-text-clearing =
    La clairière est visible de tous. Les cartes payées et révélées y vont, et l’on peut y prendre des cartes.

    À la fin de chaque tour, et aussi avant un tour supplémentaire, on vérifie : <b>dix cartes ou plus quittent le jeu</b>, neuf restent. Pendant un tour, il peut y en avoir davantage, et les effets peuvent toutes les utiliser. Rien n’est jamais remélangé.
rules-text-winter =
    Les cartes sont piochées et révélées une par une. Un hiver est mis de côté et remplacé aussitôt, même si la carte suivante est aussi un hiver.

    <b>Le troisième hiver termine aussitôt la partie</b>, au milieu de ce qui se passe : il n’est pas remplacé, il n’y a plus ni effet ni bonus, la clairière n’est pas vérifiée. Ce qui est déjà dans une forêt, y compris la carte en train d’être jouée, et ce qui est dans une grotte reste et compte.
rules-text-scoring-forest =
    Tes points sont ceux de toutes les cartes visibles de ta forêt, plus 1 par carte de ta grotte. Les cartes en main ne valent rien. En cas d’égalité, la victoire est partagée.
rules-text-scoring-dartmoor =
    Tes points sont ceux de toutes les cartes visibles de ta forêt, plus 1 par carte de ta grotte, plus ce que vaut peut-être ta carte Grotte elle-même. Les cartes en main ne valent rien. En cas d’égalité, la victoire est partagée.
rules-text-scoring =
    Chaque carte compte pour elle-même : cinq cartes à 2 points par oiseau comptent cinq fois les oiseaux, sauf si la carte dit que toutes comptent ensemble. Les <b>séries d’espèces différentes</b> sont faites aussi grandes que possible, chaque carte dans une seule série. <b>Le plus</b> veut dire que personne n’en a plus ; l’égalité suffit.
rules-text-slots =
    Un emplacement accueille une carte. Les exceptions sont sur les cartes :
rules-text-slots-forest =
    - @european_hare : autant que tu veux sur un emplacement, tant qu’il n’y a que ces lièvres.
    - @common_toad : deux partagent un emplacement.
    - @stinging_nettle : autant de papillons que tu veux partagent l’emplacement du haut de son hôte.

    Aucune autre sorte de carte ne peut rejoindre un emplacement partagé : là où il y a un oiseau, aucun papillon ne peut le rejoindre. Des cartes posées dans le même tour peuvent aussi partager.
rules-text-slots-dartmoor =
    - @water_soldiers : autant de libellules que tu veux partagent un emplacement du haut de son hôte. Sur une lande, chaque @water_soldiers en dessous en ouvre un des deux.
    - @dartmoor_badger : des lapins peuvent rejoindre tout emplacement latéral de son hôte, même à côté d’une autre espèce. Seuls des lapins rejoignent un emplacement où il y a un lapin.
    - @cuckoo : seulement en haut d’un arbre ou d’un arbuste où se trouve déjà un autre oiseau, et un seul par hôte.

    Aucune autre sorte de carte ne peut rejoindre un emplacement partagé : là où il y a un oiseau, aucune libellule ne peut le rejoindre.
rules-text-slots-full =
    Un hôte est <b>entièrement occupé</b> s’il y a au moins une carte sur chacun de ses quatre emplacements. « Carte sur cet arbre » compte chaque carte d’un emplacement partagé.
rules-text-slots-moor =
    Ces habitants ne vivent que sur une lande, universelle ou non. Cela vaut toujours, même quand ils sont posés gratuitement :
rules-text-hosts =
    Chaque hôte, avec ce qu’il rapporte et ce qu’il fait.
rules-text-types =
    Beaucoup de cartes comptent des types. Une carte peut en avoir plusieurs.
rules-types-type = Type
rules-types-species = Espèces
rules-types-cards = Cartes
rules-text-signs =
    Les signes disent la même chose que les mots de la grande carte.
rules-text-sets =
    Le jeu de base se joue avec Alpes, avec Lisière de forêt ou avec les deux. On retire alors plus de cartes au début.
rules-sets-set = Extension
rules-text-options =
    - <b>Rien de retiré</b> : aucune carte ne quitte le jeu sans être vue au début.
    - <b>Points cachés</b> : personne ne voit les points avant la fin.
    - <b>Qui commence</b> : au hasard ou par choix.
rules-text-options-draft =
    - <b>Draft</b> : au lieu de recevoir six cartes, tu les choisis en plusieurs manches. À chaque manche, tout le monde regarde quelques cartes, en garde, en donne à droite et à gauche, et en met une dans la clairière ; le reste quitte le jeu. Rien ne bouge avant que tous aient décidé. Il n’y a pas d’échange de main, et on retire moins de cartes d’avance.
rules-draft-rounds = Manches
rules-draft-look = Voir
rules-draft-keep = Garder
rules-draft-right = Droite
rules-draft-left = Gauche
rules-draft-clearing = Clairière
rules-draft-out = Hors jeu
rules-text-solo =
    Tu joues en solo contre un paquet de cartes automa. On retire 45 cartes, et un seul hiver est mélangé aux dix dernières cartes de la pioche ; il termine aussitôt la partie, peu importe qui le révèle. Tu reçois six cartes et la grotte 3, dont tu appliques d’abord l’effet, et tu commences.

    Choisis un des quinze <b>défis</b>. Si tu atteins son objectif, tu gagnes la plus haute <b>médaille</b> que permettent tes points ; la médaille choisie d’avance n’est qu’un but à viser. Dans les objectifs, les landes universelles comptent comme landes, mais ne sont pas une espèce.

    Chaque fois que ton tour est fini, tours supplémentaires compris, l’automa révèle sa prochaine carte. La clairière est une rangée : ce qui arrive se place au bout à droite, les trous se referment. « Brûler » veut dire que la première carte de la pioche quitte le jeu, face visible. La clairière est aussi vérifiée après l’automa.

    @black_tailed_godwit ne rapporte qu’à partir de 6 landes, @dartmoor_pony 5 en dessous de 8 landes.
rules-solo-copies = Cartes
rules-solo-does = L’automa
rules-solo-add = { $n ->
    [one] ajoute { $n } carte à la clairière
   *[other] ajoute { $n } cartes à la clairière
}
rules-solo-burn = { $n ->
    [one] brûle { $n } carte
   *[other] brûle { $n } cartes
}
rules-solo-remove_left = { $n ->
    [one] retire { $n } carte à gauche
   *[other] retire { $n } cartes à gauche
}
rules-solo-remove_right = { $n ->
    [one] retire { $n } carte à droite
   *[other] retire { $n } cartes à droite
}
rules-text-rulings =
    - <b>Puis-je refuser un effet ?</b> Oui, chaque effet, chaque bonus et chaque pioche d’un effet permanent, un par un.
    - <b>Un effet « de la clairière » peut-il prendre le paiement ?</b> Oui : le paiement et la carte révélée y sont déjà.
    - <b>Une carte face cachée est-elle un arbre ou une lande ?</b> Oui, partout où l’on compte les arbres ou les landes, et elle déclenche ce qu’un arbre ou une lande déclenche. Elle n’a ni espèce ni icône.
    - <b>Et si la partie s’arrête pendant mon tour ?</b> La carte en train d’être jouée reste et compte ; son effet et son bonus n’ont pas lieu.
rules-text-rulings-forest =
    - @mole : choisis d’abord autant de cartes de ta main que tu veux, l’une après l’autre, chacune avec son emplacement et son propre paiement. Quand toutes sont posées, on révèle une carte par arbre parmi elles ; puis tu résous les cartes une par une, dans l’ordre que tu veux.
    - @brown_bear prend toute la clairière, son propre paiement compris.
    - @raccoon : les cartes vont face cachée dans la grotte ; les autres n’en connaissent que le nombre.
    - @violet_carpenter_bee ajoute un partout où l’on demande un nombre d’arbres : @beech, @horse_chestnut, @linden (seulement sur cette espèce), @great_spotted_woodpecker, @moss. Il n’est pas lui-même un arbre : ni pour @sycamore et @red_deer, ni pour les huit espèces de @oak et @wild_strawberries.
    - <b>Les arbustes</b> ne sont pas des arbres : ils ne comptent ni pour @sycamore, ni pour @wood_ant, ni pour l’échange de main. Leurs icônes comptent, pour @roe_deer et dans le paiement.
    - @red_squirrel et @chaffinch ont besoin d’un chêne ou d’un hêtre face visible.
    - @mountain_hare compte comme un lièvre mais ne partage jamais un emplacement. @squeaker_edge est la même espèce que @squeaker.
    - @alpine_newt : une carte montagne, un insecte ou les deux, dans l’ordre de ton choix.
    - @european_polecat ne rapporte que s’il est seul sur son hôte.
rules-text-rulings-dartmoor =
    - <b>Amphibiens/reptiles</b> : @adder et @common_lizard en font partie ; @shrew est une souris.
    - @lake_fly : la chauve-souris posée gratuitement garde son effet. C’est la seule carte de ce genre.
    - @wheatear remplit la grotte quel que soit le paiement : c’est un effet, pas un bonus.
    - @barn_owl a besoin d’une chauve-souris dans ta forêt quand vient son effet.
    - @beaver prend les arbres de la clairière, pas les arbustes, et compte les cartes de la grotte, pas les points d’une carte Grotte.
    - @blanket_bog double les points des plantes en dessous, pas ceux des autres habitants.
    - @blue_ground_beetle compte les cartes du bas des arbres, des arbustes et des landes.
    - @ash compte les cartes à icône d’aulne et les plantes ; une carte qui est les deux compte deux fois.
    - @common_pheasant et @sessile_oak comptent les arbres et les arbustes.
    - @roe_deer compte toutes les cartes visibles à sa propre icône, lui compris.
rules-text-guesses =
    Espèces, nombres d’exemplaires, coûts et points de Dartmoor sont avérés. Ce qui n’est pas public : quelles moitiés vont ensemble, et quelle icône montre une moitié. Nous les avons assemblées de façon que tout ce qui est connu soit respecté.

    Pour certaines cartes, nous avons dû supposer une partie. C’est indiqué sur la grande carte, et les voici :
rules-part-points = points
rules-part-effect = effet
rules-part-permanent = effet permanent
rules-part-bonus = bonus
rules-part-tags = types
