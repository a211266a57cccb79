# Written by tools/score_tables.py from spinney/text/locales; change those, not this.

counted =
    { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
list-comma = { $first }, { $second }
list-and = { $first } et { $second }
card = carte
    .some = une carte
    .many = cartes
tag-tree = arbre
    .some = un arbre
    .many = arbres
    .more = plus d’arbres
    .on = sur un arbre
tag-shrub = arbuste
    .some = un arbuste
    .many = arbustes
    .more = plus d’arbustes
    .on = sur un arbuste
tag-moor = lande
    .some = une lande
    .many = landes
    .more = plus de landes
    .on = sur une lande
tag-bird = oiseau
    .some = un oiseau
    .many = oiseaux
    .more = plus d’oiseaux
tag-butterfly = papillon
    .some = un papillon
    .many = papillons
    .more = plus de papillons
tag-dragonfly = libellule
    .some = une libellule
    .many = libellules
    .more = plus de libellules
tag-insect = insecte
    .some = un insecte
    .many = insectes
    .more = plus d’insectes
tag-plant = plante
    .some = une plante
    .many = plantes
    .more = plus de plantes
tag-mushroom = champignon
    .some = un champignon
    .many = champignons
    .more = plus de champignons
tag-amphibian =
    { $game ->
        [forest] amphibien
       *[dartmoor] amphibien/reptile
    }
    .some =
        { $game ->
            [forest] un amphibien
           *[dartmoor] un amphibien/reptile
        }
    .many =
        { $game ->
            [forest] amphibiens
           *[dartmoor] amphi­biens/rep­tiles
        }
    .more =
        { $game ->
            [forest] plus d’amphibiens
           *[dartmoor] plus d’amphibiens/reptiles
        }
tag-deer = cervidé
    .some = un cervidé
    .many = cervidés
    .more = plus de cervidés
tag-cloven_hoofed = ongulé
    .some = un ongulé
    .many = ongulés
    .more = plus d’ongulés
tag-pawed = plantigrade/digitigrade
    .some = un plantigrade/digitigrade
    .many = planti­grades/digiti­grades
    .more = plus de plantigrades/digitigrades
tag-mouse = souris
    .some = une souris
    .many = souris
    .more = plus de souris
tag-bat = chauve-souris
    .some = une chauve-souris
    .many = chauves-souris
    .more = plus de chauves-souris
kinds-tree = espèce d’arbre
    .many = espèces d’arbres
kinds-shrub = espèce d’arbuste
    .many = espèces d’arbustes
kinds-moor = espèce de lande
    .many = espèces de landes
kinds-bird = espèce d’oiseau
    .many = espèces d’oiseaux
kinds-butterfly = espèce de papillon
    .many = espèces de papillons
kinds-dragonfly = espèce de libellule
    .many = espèces de libellules
kinds-insect = espèce d’insecte
    .many = espèces d’insectes
kinds-plant = espèce de plante
    .many = espèces de plantes
kinds-mushroom = espèce de champignon
    .many = espèces de champignons
kinds-amphibian =
    { $game ->
        [forest] espèce d’amphibien
       *[dartmoor] espèce d’amphibien/reptile
    }
    .many =
        { $game ->
            [forest] espèces d’amphibiens
           *[dartmoor] espèces d’amphibiens/reptiles
        }
kinds-deer = espèce de cervidé
    .many = espèces de cervidés
kinds-cloven_hoofed = espèce d’ongulé
    .many = espèces d’ongulés
kinds-pawed = espèce de plantigrade/digitigrade
    .many = espèces de plantigrades/digitigrades
kinds-mouse = espèce de souris
    .many = espèces de souris
kinds-bat = espèce de chauve-souris
    .many = espèces de chauves-souris
count-symbol = carte avec l’icône { $symbol }
    .many = cartes avec l’icône { $symbol }
count-own-symbol = carte avec la même icône d’Arbre
    .many = cartes avec la même icône d’Arbre
count-full-trees = arbre entièrement occupé
    .many = arbres entièrement occupés
count-below-trees = carte en bas d’un arbre
    .many = cartes en bas d’un arbre
count-below = carte sur un emplacement du bas
    .many = cartes sur un emplacement du bas
count-in-cave = carte dans la grotte
    .many = cartes dans la grotte
count-filled-slots = emplacement occupé
    .many = emplacements occupés
count-in-slot = carte sur cet emplacement
    .many = cartes sur cet emplacement
count-at-host = { $one } sur { $host }
    .some = { $some } sur { $host }
    .many = { $many } sur { $host }
count-sum = { $first } ou { $second }
    .many = { $firsts } et { $seconds }
this-tree = cet arbre
this-host = cet hôte
cave-number = Grotte { $n }
reason-each = { $things } × { $points }
reason-flat =
    { $n ->
        [0] aucun point
       *[other] toujours { $n }
    }
reason-needed = { $things } (il en faut { $minimum })
reason-on =
    { $met ->
        [yes] { $on }
       *[no] pas { $on }
    }
reason-most =
    { $met ->
        [yes] { $things }, personne n’en a plus
       *[no] { $things }, quelqu’un en a plus
    }
reason-alone =
    { $n ->
        [1] seule carte sur son hôte
       *[other] une des { $n } cartes de son hôte
    }
reason-sets =
    { $n ->
        [one] une série de { $sizes }
       *[other] séries de { $sizes }
    }
reason-doubled = { $text }, points doublés par { $host }
slot-top = haut
slot-bottom = bas
slot-left = gauche
slot-right = droite
slot-top1 = haut 1
slot-top2 = haut 2
slot-bottom1 = bas 1
slot-bottom2 = bas 2
slot-at = { $host }, { $slot }
name-sapling = Pousse d’arbre
name-universal_moor = Lande universelle
name-butterfly_sets = Séries de papillons
name-dragonfly_sets = Séries de libellules
name-cave = Grotte
name-cave_card = Carte Grotte
name-winter = Hiver
set-written = { $path } est écrit. Ensuite : { $command }
set-checked = { $path } : { $name }, { $species } espèces sur { $cards } cartes
set-base = Jeu de base
forest-symbol-linden = { forest-linden }
forest-symbol-oak = { forest-oak }
forest-symbol-silver_fir = { forest-silver_fir }
forest-symbol-birch = { forest-birch }
forest-symbol-beech = { forest-beech }
forest-symbol-sycamore = { forest-sycamore }
forest-symbol-douglas_fir = { forest-douglas_fir }
forest-symbol-horse_chestnut = { forest-horse_chestnut }
forest-linden = Tilleul
    .many = Tilleuls
    .more = plus de Tilleuls
forest-oak = Chêne
    .on = sur un Chêne
forest-silver_fir = Sapin blanc
forest-birch = Bouleau
forest-beech = Hêtre
    .many = Hêtres
    .on = sur un Hêtre
forest-sycamore = Érable
forest-douglas_fir = Sapin Douglas
forest-horse_chestnut = Marronnier commun
    .many = Marronniers communs
forest-bullfinch = Bouvreuil pivoine
forest-camberwell_beauty = Morio
forest-chaffinch = Pinson des arbres
forest-eurasian_jay = Geai des chênes
forest-goshawk = Autour des palombes
forest-great_spotted_woodpecker = Pic épeiche
forest-large_tortoiseshell = Grande tortue
forest-peacock_butterfly = Paon du jour
forest-purple_emperor = Grand mars changeant
forest-red_squirrel = Écureuil roux
forest-silver_washed_fritillary = Tabac d’Espagne
forest-tawny_owl = Chouette hulotte
forest-blackberries = Mûre
forest-chanterelle = Girolle
forest-common_toad = Crapaud commun
forest-fire_salamander = Salamandre tachetée
    .many = Salamandres tachetées
forest-fireflies = Luciole
    .many = Lucioles
forest-fly_agaric = Amanite tue-mouches
forest-hedgehog = Hérisson commun
forest-mole = Taupe
forest-moss = Mousse
forest-parasol_mushroom = Coulemelle
forest-penny_bun = Cèpe de Bordeaux
forest-pond_turtle = Cistude
forest-stag_beetle = Lucane
forest-tree_ferns = Fougère arbo­rescente
forest-tree_frog = Rainette verte
forest-wild_strawberries = Fraise des bois
forest-wood_ant = Fourmi rousse
forest-barbastelle_bat = Barba­stelle d’Europe
forest-bechsteins_bat = Murin de Bechstein
forest-beech_marten = Fouine
forest-brown_bear = Ours brun
forest-brown_long_eared_bat = Oreillard roux
forest-european_badger = Blaireau européen
forest-european_fat_dormouse = Loir gris
forest-european_hare = Lièvre d’Europe
    .some = un Lièvre d’Europe
    .many = Lièvres d’Europe
forest-fallow_deer = Daim
forest-gnat = Moustique
    .many = Moustiques
forest-greater_horseshoe_bat = Grand rhinolophe
forest-lynx = Lynx
forest-raccoon = Raton laveur
forest-red_deer = Cerf élaphe
forest-red_fox = Renard roux
forest-roe_deer = Chevreuil
    .some = un Chevreuil
    .many = Chevreuils
forest-squeaker = Marcassin
    .some = un Marcassin
    .many = Marcassins
forest-violet_carpenter_bee = Xylocope violet
forest-wild_boar = Sanglier
forest-wolf = Loup
tag-mountain = carte montagne
    .some = une carte montagne
    .many = cartes montagne
    .more = plus de cartes montagne
set-alpine = Alpes
forest-symbol-larch = Mélèze
forest-symbol-pine = Pin
forest-european_larch = Mélèze d’Europe
forest-stone_pine = Pin cembro
forest-phoebus_apollo = Petit apollon
forest-golden_eagle = Aigle royal
forest-bearded_vulture = Gypaète barbu
forest-common_raven = Grand corbeau
forest-black_trumpet = Trompette de la mort
forest-edelweiss = Edelweiss
forest-blueberry = Myrtille
forest-alpine_newt = Triton alpestre
forest-gentian = Gentiane
forest-alpine_marmot = Marmotte des Alpes
forest-chamois = Chamois
forest-capercaillie = Grand tétras
forest-mountain_hare = Lièvre variable
forest-steinbock = Bouquetin des Alpes
forest-savis_pipistrelle = Vespère de Savi
tag-edge = carte Lisière
    .some = une carte Lisière
    .many = cartes Lisière
    .more = plus de cartes Lisière
set-edge = Lisière de forêt
forest-elderberry = Sureau noir
forest-common_hazel = Noisetier commun
forest-blackthorn = Prunellier
forest-map_butterfly = Carte géo­graphique
forest-eurasian_magpie = Pie bavarde
forest-nightingale = Rossignol philomèle
forest-barn_owl = Effraie des clochers
forest-digitalis = Digitale pourpre
forest-stinging_nettle = Grande ortie
forest-great_green_bush_cricket = Grande sauterelle verte
forest-water_vole = Campagnol terrestre
forest-wild_boar_female = Laie
forest-bee_swarm = Abeille mellifère (essaim)
forest-european_bison = Bison d’Europe
forest-european_wildcat = Chat forestier
forest-common_pipistrelle = Pipi­strelle commune
forest-squeaker_edge = Marcassin (Lisière)
forest-crane_fly = Tipule
forest-european_polecat = Putois d’Europe
set-dartmoor = Dartmoor
dartmoor-symbol-ash = { dartmoor-ash }
dartmoor-symbol-black_alder = { dartmoor-black_alder }
dartmoor-symbol-crab_apple = { dartmoor-crab_apple }
dartmoor-symbol-goat_willow = { dartmoor-goat_willow }
dartmoor-symbol-moor_birch = { dartmoor-moor_birch }
dartmoor-symbol-sessile_oak = { dartmoor-sessile_oak }
dartmoor-ash = Frêne commun
dartmoor-black_alder = Aulne glutineux
dartmoor-crab_apple = Pommier sauvage
dartmoor-goat_willow = Saule marsault
dartmoor-moor_birch = Bouleau pubescent
dartmoor-sessile_oak = Chêne rouvre
dartmoor-common_hazel = Noisetier commun
dartmoor-elderberry = Sureau noir
dartmoor-blanket_bog = Tourbière
dartmoor-fountainhead = Source vive
dartmoor-lowland_heath = Bruyère de plaine
dartmoor-rhos_pasture = Pâturage de rhôs
dartmoor-rivulet = Ruisseau
dartmoor-tor = Tor
dartmoor-valley_mire = Marécage tourbeux
dartmoor-warrens = Garenne
dartmoor-wet_woodland = Forêt humide
dartmoor-barn_owl = Effraie des clochers
dartmoor-beautiful_demoiselle = Caloptéryx vierge
dartmoor-black_tailed_godwit = Barge à queue noire
dartmoor-buzzard = Buse variable
dartmoor-common_moorhen = Gallinule poule-d’eau
dartmoor-cuckoo = Coucou gris
dartmoor-curlew = Courlis cendré
dartmoor-emerald_damselfly = Leste fiancé
dartmoor-grey_heron = Héron cendré
dartmoor-keeled_skimmer = Orthétrum bleuissant
dartmoor-meadow_pipit = Pipit farlouse
dartmoor-small_red_damselfly = Cériagrion délicat
dartmoor-southern_damselfly = Agrion de Mercure
dartmoor-wheatear = Traquet motteux
dartmoor-adder = Vipère péliade
    .some = une Vipère péliade
dartmoor-adders_tongue = Ophio­glosse commun
dartmoor-beaver = Castor d’Europe
dartmoor-blue_ground_beetle = Carabe embrouillé
dartmoor-blueberry = Myrtille
dartmoor-bog_asphodel = Narthécie des marais
dartmoor-common_lizard = Lézard vivipare
dartmoor-grass_snake = Couleuvre à collier
dartmoor-greater_butterfly_orchid = Platan­thère à fleurs verdâtres
dartmoor-heather = Callune
dartmoor-meadowsweet = Reine-des-prés
dartmoor-moor_frog = Grenouille des champs
dartmoor-otter = Loutre d’Europe
dartmoor-royal_fern = Osmonde royale
dartmoor-warty_newt = Triton crêté
    .many = Tritons crêtés
dartmoor-water_soldiers = Faux aloès
dartmoor-alcathoe_bat = Murin d’Alcathoe
dartmoor-brandts_bat = Murin de Brandt
dartmoor-capercaillie = Grand tétras
dartmoor-common_noctule = Noctule commune
dartmoor-common_pheasant = Faisan de Colchide
dartmoor-dartmoor_badger = Blaireau du Dartmoor
dartmoor-dartmoor_black_rabbit = Lapin commun du Dartmoor
    .many = Lapins communs du Dartmoor
dartmoor-dartmoor_pony = Poney Dartmoor
dartmoor-dartmoor_sheep = Mouton domestique du Dartmoor
dartmoor-daubentons_bat = Murin de Daubenton
dartmoor-field_vole = Campagnol agreste
dartmoor-gnat = Moustique
dartmoor-lake_fly = Chironome
dartmoor-nuthatch = Sittelle torchepot
dartmoor-roe_deer = Chevreuil
dartmoor-serotine_bat = Sérotine commune
dartmoor-shrew = Musaraigne de Miller
dartmoor-treecreeper = Grimpereau des bois
dartmoor-wood_mouse = Mulot sylvestre
