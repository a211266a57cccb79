## Pourquoi quelque chose n’a pas eu lieu.

refusal-bad_message = Le serveur n’a pas compris.
refusal-unknown_version = Cette page est plus ancienne que le serveur. Recharge-la.
refusal-too_large = C’est trop à la fois.
refusal-unavailable = Le serveur est injoignable. Réessaie dans un instant.
refusal-internal = Quelque chose s’est mal passé sur le serveur.

## Le niveau des bots.

level-very-easy = Très facile
level-easy = Facile
level-fairly-easy = Assez facile
level-medium = Moyen
level-fairly-hard = Assez difficile
level-hard = Difficile
level-expert = Expert

## La page d’accueil.

home-lead = Joue à Forêt Mixte et à Dartmoor : contre de bons bots, ou entre amis, chacun sur son appareil.
home-new-here = Première visite ? Apprends à jouer
home-settings = Réglages
home-sound = Sons
home-volume = Volume
home-notices = Prévenir quand c’est mon tour
home-notices-about = Une notification du navigateur pendant que tu regardes autre chose.
home-notices-refused = Ton navigateur n’autorise pas les notifications pour cette page.
home-motion = Mouvement
home-motion-about = Les cartes glissent jusqu’à leur emplacement.
home-speed = Coups des autres
home-speed-slow = Lents
home-speed-normal = Normaux
home-speed-fast = Rapides
home-speed-instant = Immédiats
home-asks = Demander avant chaque effet
home-asks-about = Sinon, les effets qui ne peuvent qu’aider se font tout seuls, sauf si ta main est presque pleine ou si le dernier hiver peut venir.
home-signs = Expliquer les nouveaux signes
home-signs-about = Quand un signe est pour la première fois sur tes cartes, une note dit ce qu’il veut dire.
home-lefty = Pour la main gauche
home-lefty-about = Téléphone à l’horizontale, les boutons sont à gauche.
home-play-bots = Jouer contre des bots
home-game = Jeu
home-rivals = Adversaires
home-level = Niveau
home-play = Jouer
home-more = Plus d’options
home-name = Ton nom
home-continue = Continuer
home-forget = Retirer cette table de la liste : { $table }
home-show-more = En voir plus
home-over = Terminée : { $points }
home-waiting = { $n ->
    [one] Il manque { $n } joueur
   *[other] Il manque { $n } joueurs
}
home-ready = Prête à commencer
home-your-turn = À toi de jouer
home-their-turn = C’est à { $name }
home-learn = Apprendre et consulter
home-learn-forest = Apprendre Forêt Mixte
home-learn-forest-about = Tes premiers tours, pas à pas
home-learn-dartmoor = Apprendre Dartmoor
home-learn-dartmoor-about = Les landes, les grottes et ce qui change
home-cards = Cartes
home-puzzles-about = Un tour, une meilleure réponse
home-cards-about = Toutes les espèces, à chercher et à lire
home-rules = Règles
home-rules-about = Courtes, complètes, faciles à consulter
home-rules-forest = Règles de Forêt Mixte
home-rules-dartmoor = Règles de Dartmoor
home-about = À propos
home-more-links = Autres pages
home-unofficial = Un projet de fans, non officiel, avec ses propres textes et dessins.
import-title = Ouvrir une partie enregistrée
import-no-game = Ce n’est pas une partie enregistrée de Spinney.

## Ce qui est convenu pour une partie.

agreed-with = Avec { $set }
own-set-add = Ajouter votre extension…
own-set-add-about = Un fichier TOML ou JSON ; le guide explique comment
own-set-about = { $species } espèces sur { $cards } cartes, la vôtre
own-set-drop = Retirer { $set } de cet appareil
agreed-draft = Draft au début
agreed-draft-about = Chacun choisit sa première main parmi des cartes qui circulent.
agreed-no-removal = Toutes les cartes en jeu
agreed-no-removal-about = Aucune carte n’est écartée sans être vue.
agreed-open-points = Points toujours visibles
agreed-open-points-about = Sinon, ils n’apparaissent qu’à la fin.
agreed-hidden-points = Points cachés jusqu’à la fin
agreed-hints = Conseils
agreed-hints-about = Chacun peut interroger le coach.
agreed-no-hints = Pas de conseils
agreed-clock = Horloge
agreed-no-clock = Sans horloge
agreed-clock-move = { $time } par tour
agreed-clock-game = { $time } pour toute la partie
agreed-first = Qui commence
agreed-first-lot = Au hasard
agreed-first-me = Moi

## Seul contre l’automa.

solo-title = Dartmoor en solo
solo-about = Contre l’automa : atteins l’objectif et les points d’une médaille.
solo-challenge = Défi
solo-won = { $won ->
    [0] Aucun réussi sur { $all }
    [one] { $won } réussi sur { $all }
   *[other] { $won } réussis sur { $all }
}
solo-medal = Médaille

## Entre amis.

friends-title = Entre amis
friends-about = Ouvre une table et envoie le lien. Personne n’a besoin de compte.
friends-new = Nouvelle table
friends-here = Tous sur cet appareil
friends-code = Rejoindre par code ou lien
friends-go = Ouvrir
friends-no-code = Ce n’est ni un code ni le lien d’une table.
friends-waiting = Tables ouvertes
friends-nobody = Aucune table publique ouverte pour l’instant.
friends-join = Rejoindre
table-players = Joueurs
table-seats = Places
table-seat = Place { $n }
table-open = Place libre
table-here = Quelqu’un sur cet appareil
table-bot = Bot : { $level }
table-name = Nom pour la place { $n }
table-player = Joueur { $n }
table-listed = Table publique
table-listed-about = Tout le monde la trouve sur la page d’accueil. Sinon, il faut le lien.
table-onlookers = Spectateurs
table-onlookers-about = Qui a le lien peut regarder, sans voir les mains.
lobby-no-onlookers = Sans spectateurs
table-make = Ouvrir la table

## Avant la partie.

lobby-code = Table
lobby-leave = Quitter
lobby-lost = La connexion est perdue. Nouvel essai…
lobby-sit = Prendre cette place
lobby-start = Commencer
lobby-fill = Compléter avec des bots et commencer
lobby-host-starts = { $name } lance la partie.
lobby-agreed = Cette table
lobby-usual = Les règles habituelles
lobby-deal-chosen = Quelqu’un a choisi la donne
lobby-deal-repeated = La même donne que la dernière fois
lobby-deal-imported = Une partie enregistrée qui continue
lobby-listed = Publique : tout le monde peut la trouver
lobby-private = Seulement pour qui a le lien
lobby-you = toi
lobby-here = en ligne
lobby-away = hors ligne
lobby-rename = Renommer
lobby-rename-done = Enregistrer
lobby-free = Libérer la place
share-link = Lien de la table
share-send = Envoyer le lien
share-copy = Copier le lien
share-copied = Copié
chat-title = Discussion
chat-say = Dis quelque chose
chat-send = Envoyer
emotes = Le dire d’un geste
emote-hello = Bonjour !
emote-nice = Bien joué !
emote-wow = Ouah !
emote-oops = Oups !
emote-thanks = Merci !
emote-hurry = À toi !
emote-good-game = Belle partie !

## Quand une table ne peut pas s’afficher.

refused-not_found = Le code est peut-être mal tapé. Ou personne n’y a joué depuis longtemps : les vieilles tables sont supprimées.
refused-forbidden = La clé gardée par cet appareil n’ouvre plus aucune place.
refused-old_rules = Le programme a trop changé depuis. Ouvre une nouvelle table.
refused-unknown_version = Il y a une version plus récente. Ta table est en sécurité.
refused-unavailable = Vérifie ta connexion. Ta table est en sécurité : chaque coup est enregistré aussitôt.
refused-look-on = Regarder
refused-reload = Recharger la page
refused-home = Aller à l’accueil

## À propos de Spinney.

about-title = À propos de Spinney
about-what = Spinney est un lieu libre et ouvert pour les jeux de cartes Forêt Mixte et Forêt Mixte : Dartmoor. Joue contre des bots ou entre amis, apprends les règles, consulte chaque carte.
about-unofficial = C’est un projet de fans, non officiel. Il n’a aucun lien avec l’éditeur ni les auteurs des jeux et n’utilise aucun de leurs textes ni de leurs images : tous les textes sont originaux. Si les jeux te plaisent, achète-les : ils sont superbes sur une vraie table.
about-reconstructed = Tout n’est pas public sur les cartes de Dartmoor. Ce qui est supposé est signalé dans la galerie des cartes.
about-data = Pas de compte, pas de publicité, pas de pistage. Ton nom, tes réglages et les clés de tes places restent sur cet appareil ; le serveur garde les tables et les supprime quand plus personne n’y joue.
about-thanks = Avec nos remerciements à
about-credit-icons = Silhouettes de nombreuses espèces, et icônes de l’oiseau et de la plante
about-credit-icons-changes = recolorées, recadrées et simplifiées pour Spinney
about-credit-font = Police { $name }
about-drawings = Tous les autres dessins ont été faits pour Spinney : les feuilles, les papillons, les libellules, les chauves-souris, les collines et les signes.
about-licence = Licence
about-licence-text = Spinney est un logiciel libre sous licence MIT : tu peux l’utiliser, l’étudier, le modifier et le partager.
home-pad-about = Compter les points de ta table

## A page without a server.

page-loading = Tes bots arrivent …
page-failed = Tout n’a pas pu être chargé. Es-tu en ligne ?
page-again = Réessayer
page-keeping = Préparation du jeu hors ligne …
page-keep = Charger { NUMBER($size, maximumFractionDigits: 1) } Mo pour jouer hors ligne
home-lead-alone = Joue à Forêt Mixte et à Dartmoor contre des bots ou ensemble sur cet appareil. Tout reste ici.
friends-alone = Jouez tour à tour sur un seul appareil : les mains sont cachées quand vous vous le passez.
import-save-all = Enregistrer toutes les parties
