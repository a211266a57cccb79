### The wording of Spinney in German.
###
### Phrases are put together from other phrases: an argument such as $some or $many is a noun in
### the form of that name, $cards and $things are a number with its noun, $points a number of
### points. Phrases begin in lower case; where one stands alone, its first letter becomes a capital.
### Arguments may be used in any order, and left out.
###
### Effects are in the infinitive ("1 Karte ziehen"), so that they can be asked ("1 Karte ziehen?"),
### conditions are clauses with the verb at the end, questions begin with a capital. Names are not
### declined; long ones have soft hyphens (U+00AD).

## Numbers and lists

# $one and $many are the singular and the plural of what is counted.
counted = { $n ->
    [one] { $n } { $one }
   *[other] { $n } { $many }
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
any-number = beliebig viele { $many }
up-to = bis zu { $cards }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-semicolon = { $first }; { $second }
labelled = { $label }: { $text }

## Nouns
##
## The message itself is the singular that follows "je" and a number, and
##   .some  one of them, in the accusative: "einen Vogel spielen", "du hast eine Fledermaus"
##   .many  the plural: "beliebig viele Vögel", "2 Vögel"
##   .more  the object in "niemand hat mehr Vögel als du"
##   .on    where a card lies: "an einem Moor"

card = Karte
    .some = eine Karte
    .many = Karten

## Types of cards

# The forms of a name in a set of one's own that gives only the name.
form-some = { $one }
form-many = { $one }
form-more = mehr { $one }
form-on = auf { $one }

tag-tree = Baum
    .some = einen Baum
    .many = Bäume
    .more = mehr Bäume
    .on = an einem Baum
tag-shrub = Strauch
    .some = einen Strauch
    .many = Sträucher
    .more = mehr Sträucher
    .on = an einem Strauch
tag-moor = Moor
    .some = ein Moor
    .many = Moore
    .more = mehr Moore
    .on = an einem Moor
tag-bird = Vogel
    .some = einen Vogel
    .many = Vögel
    .more = mehr Vögel
tag-butterfly = Schmetterling
    .some = einen Schmetterling
    .many = Schmetterlinge
    .more = mehr Schmetterlinge
tag-dragonfly = Libelle
    .some = eine Libelle
    .many = Libellen
    .more = mehr Libellen
tag-insect = Insekt
    .some = ein Insekt
    .many = Insekten
    .more = mehr Insekten
tag-plant = Pflanze
    .some = eine Pflanze
    .many = Pflanzen
    .more = mehr Pflanzen
tag-mushroom = Pilz
    .some = einen Pilz
    .many = Pilze
    .more = mehr Pilze
tag-amphibian = Amphibie
    .some = eine Amphibie
    .many = Amphibien
    .more = mehr Amphibien
tag-deer = Hirsch
    .some = einen Hirsch
    .many = Hirsche
    .more = mehr Hirsche
tag-cloven_hoofed = Paarhufer
    .some = einen Paarhufer
    .many = Paarhufer
    .more = mehr Paarhufer
tag-pawed = Pfotentier
    .some = ein Pfotentier
    .many = Pfotentiere
    .more = mehr Pfotentiere
tag-mouse = Maus
    .some = eine Maus
    .many = Mäuse
    .more = mehr Mäuse
tag-bat = Fledermaus
    .some = eine Fledermaus
    .many = Fledermäuse
    .more = mehr Fledermäuse

## Different species of a type

kinds-tree = Baumart
    .many = Baumarten
kinds-shrub = Strauchart
    .many = Straucharten
kinds-moor = Moorart
    .many = Moorarten
kinds-bird = Vogelart
    .many = Vogelarten
kinds-butterfly = Schmetterlingsart
    .many = Schmetterlingsarten
kinds-dragonfly = Libellenart
    .many = Libellenarten
kinds-insect = Insektenart
    .many = Insektenarten
kinds-plant = Pflanzenart
    .many = Pflanzenarten
kinds-mushroom = Pilzart
    .many = Pilzarten
kinds-amphibian = Amphibienart
    .many = Amphibienarten
kinds-deer = Hirschart
    .many = Hirscharten
kinds-cloven_hoofed = Paarhuferart
    .many = Paarhuferarten
kinds-pawed = Pfotentierart
    .many = Pfotentierarten
kinds-mouse = Mäuseart
    .many = Mäusearten
kinds-bat = Fledermausart
    .many = Fledermausarten

## Other things that are counted

# $symbol: the name of a tree symbol.
count-symbol = Karte mit Symbol { $symbol }
    .many = Karten mit Symbol { $symbol }
count-own-symbol = Karte mit demselben Symbol
    .many = Karten mit demselben Symbol
count-full-trees = vollständig belegter Baum
    .many = vollständig belegte Bäume
count-below-trees = Karte unten an einem Baum
    .many = Karten unten an Bäumen
count-below = Karte auf einem unteren Platz
    .many = Karten auf unteren Plätzen
count-in-cave = Karte in der Höhle
    .many = Karten in der Höhle
count-filled-slots = belegter Platz
    .many = belegte Plätze
count-in-slot = Karte auf diesem Platz
    .many = Karten auf diesem Platz
# $one, $some, $many: forms of what is counted. $host: this-tree or this-host.
count-at-host = { $one } an { $host }
    .some = { $some } an { $host }
    .many = { $many } an { $host }
# Two things counted together; $first and $second are singulars, $firsts and $seconds plurals.
count-sum = { $first } oder { $second }
    .many = { $firsts } und { $seconds }
this-tree = diesem Baum
this-host = diesem Standort

## Effects

effect-draw = { $cards } ziehen
effect-draw-per = je { $one } eine Karte ziehen
effect-extra-turn = einen Extrazug machen
effect-extra-turn-needs = einen Extrazug machen, wenn du { $some } hast
# $what: a noun ("einen Vogel"), several ("einen Baum oder einen Strauch") or any-number.
effect-free-play = { $clearing ->
    [yes] { $what } aus der Lichtung kostenlos spielen
   *[no] { $what } kostenlos spielen
}
# $text: effect-free-play.
effect-with-effect = { $text }, mit Effekt
effect-play-paid = beliebig viele Karten zu ihren Kosten spielen
effect-lay-saplings = beliebig viele Karten verdeckt als Sprösslinge legen
effect-lay-moor = eine Karte verdeckt als universelles Moor legen
effect-take = { $cards } aus der Lichtung nehmen
# $one and $many: one or several types, singular or plural.
effect-take-all = alle { $many } aus der Lichtung nehmen
effect-cave = { $cards } aus der Lichtung in deine Höhle legen
effect-cave-clearing = alle Karten aus der Lichtung in deine Höhle legen
effect-cave-all = alle { $many } aus der Lichtung in deine Höhle legen
effect-cave-deck = { $cards } vom Stapel in deine Höhle legen
effect-cave-deck-per = je { $one } eine Karte vom Stapel in deine Höhle legen
effect-cave-hand = beliebig viele Handkarten verdeckt in deine Höhle legen, dann ebenso viele ziehen
effect-empty-clearing = alle Karten der Lichtung aus dem Spiel nehmen
effect-discard = { $cards } aus der Hand in die Lichtung legen
# Both or neither.
effect-together = { $first }, dann { $second }
# Each is optional by itself.
effect-in-any-order = { $first } und/oder { $second }

## What a card does as long as it lies there

permanent-draw = immer wenn du { $what } spielst: eine Karte ziehen
permanent-later = { $text } (ab deinem nächsten Zug)
at-trees-top = eine Karte oben an einen Baum
at-trees-bottom = eine Karte unten an einen Baum
permanent-stacks = beliebig viele dürfen sich einen Platz teilen
permanent-stacks-to = bis zu { $n } dürfen sich einen Platz teilen
permanent-opens-top = beliebig viele { $many } dürfen sich einen oberen Platz an diesem Standort teilen
permanent-opens-side = { $many } passen zusätzlich auf jeden seitlichen Platz an diesem Standort
permanent-counts-as-tree = dieser Baum zählt einmal mehr, wo nach der Anzahl der Bäume gefragt ist
permanent-doubles = { $many } darunter bringen doppelte Punkte
# $some is in the accusative.
permanent-counts-as = zählt als { $one }

placement-moor = Nur an einem Moor
placement-bird = Nur oben an einem Baum oder Strauch, neben einem anderen Vogel

## Points

points-per = { $points } je { $one }
points-per-both = { $points } je { $first } und je { $second }
points-if = { $points }, wenn { $condition }
# $otherwise: a bare number.
points-if-else = { $points }, wenn { $condition }, sonst { $otherwise }
points-table = { points-table.title }: { $steps }
    .title = nach Anzahl der { $many }
points-total = { points-total.title }: { $steps }
    .title = alle deine { $many } zusammen
points-sets = { points-sets.title }: { $steps }
    .title = Sets nach Anzahl der { $many }
# A step of a table: so many are worth so much.
step = { $n } = { $points }
step-last = ab { $n } = { $points }

if-have = du { $some } hast
if-there-is = du { $some } hast
if-at-least = du mindestens { $things } hast
if-on = die Karte { $on } liegt
# $n is the number of slots a host has.
if-filled = alle { $n } Plätze an { $host } belegt sind
if-in-slot = { $n } davon auf einem Platz liegen
if-most = niemand { $more } hat als du
if-alone = am selben Standort sonst nichts liegt

## Caves

cave-number = Höhle { $n }
cave-points = { $points } am Spielende

## Reasons for points

reason-each = { $things } × { $points }
reason-flat = { $n ->
    [0] keine Punkte
   *[other] immer { $n }
}
reason-needed = { $things } ({ $minimum } nötig)
reason-on = { $met ->
    [yes] { $on }
   *[no] nicht { $on }
}
reason-most = { $met ->
    [yes] { $things }, niemand hat mehr
   *[no] { $things }, jemand hat mehr
}
reason-alone = { $n ->
    [1] allein am Standort
   *[other] eine von { $n } Karten am Standort
}
reason-sets = { $n ->
    [one] ein Set zu { $sizes }
   *[other] Sets zu { $sizes }
}
reason-doubled = { $text }, verdoppelt ({ $host })

## Actions

action-draw = Vom Stapel ziehen
action-take = Aus der Lichtung nehmen: { $card }
action-play = Spielen: { $card } (Kosten { $cost })
action-play-free = Kostenlos spielen: { $card }
action-face_down = Verdeckt als Sprössling legen: { $card }
action-cave = { cave-number }: { $text }
action-use = Ausführen
action-skip = Verzichten
action-use-permanent = Eine Karte ziehen
action-skip-permanent = Verzichten
action-use-mulligan = Sechs neue Karten nehmen
action-skip-mulligan = Hand behalten
action-done = Fertig
action-stuck = Hand zeigen, 2 Karten ablegen und 2 ziehen
action-pick-pay = Bezahlen mit: { $card }
action-pick-take = { action-take }
action-pick-cave = In die Höhle legen: { $card }
action-pick-stash = Verdeckt in die Höhle legen: { $card }
action-pick-moor = Verdeckt als universelles Moor legen: { $card }
action-pick-saplings = { action-face_down }
action-pick-discard = In die Lichtung legen: { $card }
action-pick-resolve = Abhandeln: { $card }
action-pick-draft_keep = Behalten: { $card }
action-pick-draft_right = Nach rechts geben: { $card }
action-pick-draft_left = Nach links geben: { $card }
action-pick-draft_clearing = { action-pick-discard }

# Where two choices would read the same, they say more.
card-with-symbols = { $card } [{ $symbols }]
half-of-card = { $half } ({ $card })
card-in-row = { $card } (Nr. { $n } der Reihe)
# A card just laid; $where: slot-at.
card-at = { $card } ({ $where })

## Questions

prompt-turn = Was machst du?
prompt-second_draw = Und deine zweite Karte?
prompt-slot = { $card }: Wohin?
prompt-pay = { $bonus ->
    [open] { $card }: noch { $n } bezahlen (Bonus noch möglich)
    [lost] { $card }: noch { $n } bezahlen (ohne Bonus)
   *[none] { $card }: noch { $n } bezahlen
}
# $effect: an effect of the card that asks.
prompt-effect = { $effect }?
prompt-permanent = eine Karte ziehen?
prompt-mole = Welche Karte spielst du zu ihren Kosten?
prompt-resolve = Welche Karte handelst du als Nächstes ab?
prompt-take = Welche Karte nimmst du aus der Lichtung?
prompt-cave = Welche Karte der Lichtung kommt in deine Höhle?
prompt-stash = Welche Karte legst du verdeckt in deine Höhle?
prompt-moor = Welche Karte legst du verdeckt als universelles Moor?
prompt-saplings = Welche Karte legst du verdeckt als Sprössling?
prompt-discard = Welche Karte legst du in die Lichtung?
prompt-mulligan = Kein Baum auf der Hand: Nimmst du sechs neue Karten?
prompt-cave_choice = Welche Höhle nimmst du?
prompt-draft_keep = Welche Karte behältst du?
prompt-draft_right = Welche Karte gibst du nach rechts?
prompt-draft_left = Welche Karte gibst du nach links?
prompt-draft_clearing = Welche Karte kommt in die Lichtung?
prompt-asked-by = { $source }: { $question }
bonus-of = { $card }, Bonus
# So many cards, or any number, are still to be chosen.
prompt-left = { $question } (noch { $n })
prompt-any = { $question } (beliebig viele)

## Events
##
## $you is yes if the reader is the player called $name; $card is what the reader sees of the card.

event-turn = { $extra ->
    [yes] { $you ->
        [yes] Dein Extrazug
       *[no] Extrazug von { $name }
    }
   *[no] { $you ->
        [yes] Du bist am Zug
       *[no] { $name } ist am Zug
    }
}
event-drawn = { $you ->
    [yes] Du ziehst: { $card }
   *[no] { $name } zieht: { $card }
}
event-taken = { $you ->
    [yes] Du nimmst aus der Lichtung: { $card }
   *[no] { $name } nimmt aus der Lichtung: { $card }
}
event-paid = { $you ->
    [yes] Du bezahlst mit: { $card }
   *[no] { $name } bezahlt mit: { $card }
}
event-laid = { $alone ->
    [yes] { $you ->
        [yes] Du legst: { $card }
       *[no] { $name } legt: { $card }
    }
   *[no] { $you ->
        [yes] Du legst: { $card } (an: { $host })
       *[no] { $name } legt: { $card } (an: { $host })
    }
}
# $kind is sapling or universal_moor.
event-laid_face_down = { $kind ->
    [sapling] { $you ->
        [yes] Du legst verdeckt als Sprössling: { $card }
       *[no] { $name } legt verdeckt als Sprössling: { $card }
    }
   *[universal_moor] { $you ->
        [yes] Du legst verdeckt als universelles Moor: { $card }
       *[no] { $name } legt verdeckt als universelles Moor: { $card }
    }
}
event-revealed = { $card } kommt vom Stapel in die Lichtung
event-caved = { $from ->
    [deck] { $you ->
        [yes] Du legst vom Stapel in deine Höhle: { $card }
       *[no] { $name } legt vom Stapel in die Höhle: { $card }
    }
    [clearing] { $you ->
        [yes] Du legst aus der Lichtung in deine Höhle: { $card }
       *[no] { $name } legt aus der Lichtung in die Höhle: { $card }
    }
   *[hand] { $you ->
        [yes] Du legst verdeckt in deine Höhle: { $card }
       *[no] { $name } legt verdeckt in die Höhle: { $card }
    }
}
event-winter = { $n ->
    [1] Der 1. Winter
    [2] Der 2. Winter
   *[3] Der 3. Winter
}
event-cleared = Die Lichtung wird geleert: { $cards }
event-extra_turn = { $you ->
    [yes] Du bekommst einen Extrazug
   *[no] { $name } bekommt einen Extrazug
}
event-used = { $bonus ->
    [yes] { $you ->
        [yes] Du nutzt den Bonus: { $source }
       *[no] { $name } nutzt den Bonus: { $source }
    }
   *[no] { $you ->
        [yes] Du nutzt den Effekt: { $source }
       *[no] { $name } nutzt den Effekt: { $source }
    }
}
event-declined = { $bonus ->
    [yes] { $you ->
        [yes] Du verzichtest auf den Bonus: { $source }
       *[no] { $name } verzichtet auf den Bonus: { $source }
    }
   *[no] { $you ->
        [yes] Du verzichtest auf den Effekt: { $source }
       *[no] { $name } verzichtet auf den Effekt: { $source }
    }
}
event-discarded = { $you ->
    [yes] Du legst in die Lichtung: { $card }
   *[no] { $name } legt in die Lichtung: { $card }
}
event-shown = { $you ->
    [yes] Du zeigst: { $card }
   *[no] { $name } zeigt: { $card }
}
event-mulligan = { $you ->
    [yes] Du nimmst sechs neue Karten
   *[no] { $name } nimmt sechs neue Karten
}
event-cave_chosen = { $you ->
    [yes] Du nimmst Höhle { $n }
   *[no] { $name } nimmt Höhle { $n }
}
event-automa = Der Automa: { $parts }
event-burned = { $card } wird vom Stapel entfernt
event-removed = { $card } wird aus der Lichtung entfernt
event-dealt = { $you ->
    [yes] Du erhältst: { $card }
   *[no] { $name } erhält: { $card }
}
# $name receives the card; the role of the reader: keeper (of the own card), giver, receiver, other.
event-drafted = { $role ->
    [keeper] { $you ->
        [yes] Du behältst: { $card }
       *[no] { $name } behält: { $card }
    }
    [giver] Du gibst an { $name }: { $card }
    [receiver] { $giver } gibt dir: { $card }
   *[other] { $giver } gibt an { $name }: { $card }
}
event-dropped = { $you ->
    [yes] Du entfernst aus dem Spiel: { $card }
   *[no] { $name } entfernt aus dem Spiel: { $card }
}
event-over = Das Spiel ist zu Ende

automa-add = { $cards } vom Stapel in die Lichtung
automa-burn = { $cards } vom Stapel aus dem Spiel
automa-remove_left = { $cards } vom linken Ende der Lichtung aus dem Spiel
automa-remove_right = { $cards } vom rechten Ende der Lichtung aus dem Spiel

## The solo mode

goal-worth = mindestens { $points } durch { $some }
goal-different-hosts = { $n } verschiedene Bäume, Sträucher und Moore
goal-birds-everywhere = mindestens { $n } Vögel an jedem Baum, Strauch und Moor
medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold

## Sets, slots, symbols

slot-top = oben
slot-bottom = unten
slot-left = links
slot-right = rechts
slot-top1 = oben 1
slot-top2 = oben 2
slot-bottom1 = unten 1
slot-bottom2 = unten 2

# $n numbers the hosts of a forest.
host-numbered = { $host } (Standort { $n })
# $host: host-numbered.
slot-at = { $host }, { $slot }

## Names

card-split = { $first } / { $second }
name-sapling = Sprössling
name-universal_moor = Universelles Moor
name-butterfly_sets = Schmetterlings­sets
name-dragonfly_sets = Libellensets
name-cave = Höhle
name-cave_card = Höhlenkarte
name-winter = Winter

## Species of the forest game; those that rules count have the forms of a noun

## Species of Dartmoor

## The terminal: names of players and games

you = Du
bot-name = Bot { $number }
player-name = Spieler { $number }
game-forest = Mischwald
game-dartmoor = Mischwald: Dartmoor

## The terminal: score sheets

score-card = Karte
score-where = Wo
score-points = Punkte
score-why = Warum
score-total = Summe

## Printed score sheets

sheet-title = { $game }, Wertungsblatt
sheet-ranking = Rangliste
sheet-place = Platz
sheet-categories = Punkte nach Kategorie
sheet-category = Kategorie
sheet-species = Punkte nach Art
sheet-number = Anzahl
sheet-forest = Wald
sheet-host = Standort
sheet-made = Erstellt mit Spinney, einem inoffiziellen Fanprojekt.

## The terminal: the card gallery

cards-name = Name
cards-set = Set
cards-place = Platz
cards-cost = Kosten
cards-copies = Anzahl
cards-tags = Typen
cards-text = Text
cards-side = seitlich
cards-count = { $count ->
    [one] { $count } Art
   *[other] { $count } Arten
}
cards-cave = Höhle { $number }: { $text }
cards-unattested = { $mark } unbestätigt: unsere beste Vermutung oder aus Wertungs-Apps. Welche Hälften in Dartmoor auf einer Karte stehen und welches Symbol sie zeigen, ist nicht vollständig bekannt; --json sagt, was bestätigt ist.
cards-unprinted = { $mark } Der Name ist nicht auf Deutsch gedruckt; die Übersetzung ist von uns.
part-placement = { $text }
part-effect = { $text }
part-permanent = { $text }
part-bonus = Bonus: { $text }
part-points = Punkte: { $text }

## The terminal: the table

board-standing = Zug { $turn }. { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Stapel, { $winters } von { $last ->
    [one] { $last } Winter
   *[other] { $last } Wintern
} aufgedeckt.
board-danger = Achtung: Die nächste Karte vom Stapel kann das Spiel beenden.
# $points is board-points or empty.
board-player = { $name }{ $points }{ $own ->
    [yes] {""}
   *[no] , { $hand } auf der Hand
}, { $cave } in der Höhle{ $cave_card ->
    [0] {""}
   *[other] {" "}(Höhle { $cave_card })
}
board-points = : { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-no-hosts = {"  "}noch nichts
board-host = { $number }. { $name }
board-host-slots = {"  "}{ $host }: { $slots }
board-empty-hosts = {"  "}Leer: { $hosts }
board-slot = { $slot } { $cards }
board-worth = { $name } ({ $points })
board-clearing = Lichtung, { $count } von { $limit }:
board-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}:
board-half = { $name } [{ $symbol }, Kosten { $cost }]

## The terminal: playing

play-welcome =
    Gib die Nummer deiner Wahl ein. Außerdem: h Tipp, u zurücknehmen, t Tisch, p Punkte, c und ein Teil eines Namens: Text einer Karte, q verlassen.
    Das Spiel wird nach jeder Aktion gespeichert: { $path }
play-which-game = Welches Spiel? (Enter für 1){" "}
play-ask = >{" "}
play-picks-any = Gib die Nummern aller Karten ein, die du willst, etwa 1 3, oder 0 für keine.
# $free is "yes" if none may be picked as well.
play-picks-exact = Gib { $n ->
    [one] eine Nummer ein
   *[other] { $n } Nummern ein, in beliebiger Reihenfolge
}{ $free ->
    [yes] , oder 0 für keine
   *[no] {""}
}.
play-help = Gib eine Nummer aus der Liste ein. h gibt einen Tipp, u nimmt deine letzte Wahl zurück, t zeigt den Tisch, p den Punktestand, c und ein Teil eines Namens (c wolf) den Text einer Karte, q verlässt das Spiel; es ist gespeichert.
play-no-card = Kein Kartenname enthält „{ $name }“.
play-no-undo = Nichts zurückzunehmen: Seither wurde eine verdeckte Karte aufgedeckt, oder jemand anders war am Zug.
play-undone = Zurückgenommen: { $action }.
play-left = Gespeichert. Weiter geht es mit: { $program } resume { $path }
play-saved = Rückblick mit: { $program } review { $path }
play-end = { $count ->
    [one] Sieg
   *[other] Geteilter Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $winners }.
play-solo-end = { $challenge }: { $reached } von { $needed }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $aim } ab { $points_needed }. { $won ->
    [yes] Gewonnene Medaille: { $medal }.
   *[no] Diesmal keine Medaille.
}

## The terminal: entering the forests of a real table

entry-sets = Welche Sets außer dem Grundspiel? Nummern, etwa 1 2, oder Enter für keines:{" "}
entry-names = Wer hat gespielt? Namen, durch Kommas getrennt:{" "}
entry-same-name = Zwei haben denselben Namen.
entry-welcome =
    Gib einen Teil eines Kartennamens ein: zuerst einen Baum, einen Strauch oder ein Moor, dann die Karten daran. ? zeigt, was du sonst eingeben kannst.
    Alles wird sofort gespeichert: { $path }
# $host: board-host or entry-new-host.
entry-ask = { $name }, { $host }>{" "}
entry-new-host = neuer Standort
entry-which = Welche? Eine Nummer, ein Teil des Namens oder Enter für keine:{" "}
entry-host-first = Zuerst kommt ein Baum, ein Strauch oder ein Moor, dann { $card }.
entry-symbol = Welches Symbol zeigt { $card }? Davon hängen Punkte ab.
# $what was done; $change: points with their sign, $points: the whole.
entry-now = { $what }: { $change }. { $name } hat { $points }.
entry-change = { $name } { $change }
entry-changes = {"  "}{ $changes }
entry-removed = { $card } entfernt
# $why: an error.
entry-cannot = Das kann nicht sein: { $why }.
entry-number = Dahinter gehört eine Zahl, etwa { $command } 3.
entry-what = Sag, was weg soll: die Nummer eines Standorts oder ein Teil eines Kartennamens.
entry-no-host = { $name } hat keinen Standort { $n }.
entry-no-player = Hier heißt niemand „{ $name }“.
entry-no-undo = Nichts zurückzunehmen.
entry-undone = Zurückgenommen. { $name } hat { $points }.
entry-saved = Gespeichert: { $path }
entry-left = Weiter geht es mit: { $program } score --interactive { $path }
entry-place = { $place }. { $name }: { $points }
entry-help =
    Ein Teil eines Namens legt die Karte: Ein Baum, ein Strauch oder ein Moor beginnt einen neuen Standort, alles andere kommt an den offenen Standort. Dahinter darf der Platz stehen (hase links) und nach @ das Symbol (hase@eiche); gefragt wird danach nur, wo Punkte davon abhängen. Eine Nummer öffnet den Standort wieder; d oder Enter schließt ihn.
    n nächster Spieler, nach dem letzten das Ergebnis (n ana: zu Ana); c 5 Karten in der Höhle; k 3 Höhlenkarte (Dartmoor); s zeigt den Wald mit seinen Punkten; r 2 entfernt Standort 2, r hase diese Karte; u nimmt die letzte Eingabe zurück; w sagt, wo gespeichert ist; q beendet. ? zeigt dies.

## The terminal: at a server's table
##
## $you is yes if it is about the reader, who is otherwise called $name.

join-tables = Öffentliche Tische auf { $address }:
join-no-tables = Keine öffentlichen Tische auf { $address }.
join-table = {"  "}{ $code }  { $game }, { $taken } von { $seats } Plätzen besetzt, { $phase ->
    [lobby] noch nicht begonnen
   *[playing] läuft
}: { $names }
join-how =
    Platz nehmen: { $program } join { $address }/t/CODE (mit --watch nur zuschauen)
    Einen Tisch eröffnen: { $program } join { $address } --new (mit --bot planner gegen Bots)
# $full is yes if no seat is open.
join-share = Das ist Tisch { $code }. { $full ->
    [yes] Zuschauen können andere mit: spinney join --watch { $link }
   *[no] Platz nehmen können andere mit: spinney join { $link }
}
# $why: the server's reason why there is no seat.
join-only-watch = { $why }; zuschauen geht mit --watch
join-only-looking = du schaust nur zu
join-no-code = „{ $code }“ ist kein Tischcode; ein Code hat 4 bis 12 Buchstaben und Ziffern
join-lobby = Tisch { $code }, { $game }, hat noch nicht begonnen.
join-seat = {"  "}{ $number }. { $who ->
    [you] { $name } (du)
    [here] { $name }
    [away] { $name } (nicht verbunden)
    [bot] { $name } (Bot)
   *[open] frei
}
join-host-starts = Gib start ein, wenn alle da sind, oder start { $bot }, damit dieser Bot die freien Plätze spielt.
join-wait = Warten, bis { $name } das Spiel startet.
join-full = Alle Plätze sind besetzt. Mit start beginnt das Spiel.
join-welcome = Gib die Nummer deiner Wahl ein. Außerdem: h Tipp, u zurücknehmen, t Tisch, p Punkte, b Bot spielt für dich, s und ein Text: Chat, q verlassen, ? Hilfe.
join-welcome-onlooker = Du schaust zu: t zeigt den Tisch, p die Punkte, q verlässt ihn.
join-help = Gib eine Nummer aus der Liste ein. h gibt einen Tipp, u nimmt deine letzte Wahl zurück (die anderen werden gefragt, wenn seither verdeckte Karten aufgedeckt wurden), { command-yes } (ja) oder { command-no } (nein) antwortet auf eine solche Frage, t zeigt den Tisch, p die Punkte, b lässt einen Bot für dich spielen (b random: diesen Bot) oder holt deinen Platz zurück, s und ein Text sagt allen etwas, q verlässt den Tisch; dein Platz bleibt dir. Vor dem Spiel gibt der Gastgeber start ein, oder start planner, um freie Plätze mit Bots zu besetzen. Danach spielt r noch einmal, r { command-same } mit denselben Karten.
join-waiting = { $name } überlegt.
join-not-asked = Du bist gerade nicht gefragt. ? zeigt, was du eingeben kannst.
join-wrong-number = Gib eine Nummer von 1 bis { $n } ein, oder ? für Hilfe.
join-not-sent = Ein Text hat 1 bis { $most } druckbare Zeichen.
join-bot-limit = an einem Tisch darf ein Bot höchstens ms={ $ms } oder sims={ $sims } verwenden
join-clock = Du hast { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
join-lost = Die Verbindung ist weg; neuer Versuch ...
join-back-again = Die Verbindung ist wieder da.
join-joined = { $name } nimmt Platz.
join-renamed = Jemand heißt ab jetzt { $name }.
join-gone = { $name } geht.
# $help: join-welcome.
join-started = Das Spiel beginnt. { $help }
join-bot = { $bot } spielt { $you ->
    [yes] für dich; b holt deinen Platz zurück
   *[no] auf Platz { $number }
}.
# $open is yes if the seat waits for somebody.
join-back = { $you ->
    [yes] Du spielst wieder selbst
   *[no] { $open ->
        [yes] Platz { $number } ist wieder frei
       *[no] { $name } spielt wieder auf Platz { $number }
    }
}.
join-no-undo = Du hast nichts zurückzunehmen.
join-undone = { $you ->
    [yes] Deine letzte Wahl ist zurückgenommen.
   *[no] { $name } hat die letzte Wahl zurückgenommen.
}
# $asked is yes if the reader must agree; $others: all who must.
join-undo-asked = { $you ->
    [yes] Seither wurden verdeckte Karten aufgedeckt, oder jemand anders war am Zug. Zustimmung nötig von: { $others }.
   *[no] { $asked ->
        [yes] { $name } möchte eine Wahl zurücknehmen, obwohl seither verdeckte Karten aufgedeckt wurden. Stimmst du zu? { command-yes } (ja) oder { command-no } (nein)
       *[no] { $name } möchte eine Wahl zurücknehmen. Zustimmung nötig von: { $others }.
    }
}
join-undo-refused = { $you ->
    [yes] Du stimmst nicht zu: Nichts wird zurückgenommen.
   *[no] { $name } stimmt nicht zu: Nichts wird zurückgenommen.
}
join-timed-out = Zeit abgelaufen: { $name }; ein Bot spielt weiter.
join-said = { $name }: { $text }
join-rematch = { $you ->
    [yes] Du möchtest noch einmal spielen.
   *[no] { $name } möchte noch einmal spielen: Mit r bist du dabei.
}
# $rematch is yes if somebody has asked for the next game already.
join-over = { $rematch ->
    [yes] Das nächste Spiel wartet: Mit r bist du dabei, q verlässt den Tisch.
   *[no] r spielt noch einmal, r { command-same } mit denselben Karten, p zeigt die Punkte, q verlässt den Tisch.
}
join-left = Dein Platz bleibt dir. Zurück kommst du mit: { $command }
# A rival's forest in one line; $hosts are names or join-host.
join-forest = {"  "}{ $hosts }
join-host = { $name } ({ $cards })

## The coach

coach-scores = bringt bis zum Ende etwa { $points }
# $card is what gains the points.
coach-adds = { $points } mehr bei: { $card }
coach-effect = Effekt: { $text }
coach-bonus = mit Bonus: { $text }
coach-slots = Platz für weitere Karten
# $symbol: the symbol on the cards that stay in the hand, $card the one whose bonus they pay for.
coach-keeps = behält { $n } von { $of ->
    [one] { $of } Karte
   *[other] { $of } Karten
} mit Symbol { $symbol } für den Bonus ({ $card })
coach-wanted = { $card } ist etwa { $points } mehr wert als die Kosten
coach-denies = wer als Nächstes dran ist, könnte die Karte auch brauchen
coach-cards = mehr Karten zum Bezahlen
coach-spare = nützt dir sonst wenig
# One card in $n would be the last winter.
coach-winter-ahead = in 1 von { $n } Fällen beendet der letzte Winter das Spiel, während du führst
coach-winter-behind = in 1 von { $n } Fällen beendet der letzte Winter das Spiel, während du nicht führst
# For one choice beside another, which is the one that was made.
coach-set = etwa { $points } mit seiner Serie
coach-instead = { $card } bringt nur etwa { $points }
coach-affords = mit zwei Karten mehr kannst du { $card } bezahlen, etwa { $points } wert
coach-matches = { $symbol } hilft zum Bonus von { $card }
coach-dear = { $card } bringt etwa { $points }, weniger als die Karten dafür wert sind
coach-costs = du hast mit { $card } bezahlt, für dich etwa { $points } wert
coach-gives = und { $card } bekommt, wer als Nächstes dran ist
coach-left = { $n ->
    [0] { $card } nahm deine letzten Karten
    [one] { $card } ließ dir eine Karte zum Bezahlen
   *[other] { $card } ließ dir { $n } Karten zum Bezahlen
}
hint-choice = Wahl
hint-win = Siegchance
hint-margin = Vorsprung am Ende
hint-points = Punkte am Ende
hint-why = Warum
hint-estimate = Geschätzt aus { $n ->
    [one] { $n } zu Ende gespielten Partie
   *[other] { $n } zu Ende gespielten Partien
}.
review-title = Siegchance und Punkte vor jedem Zug
review-turning = Wendepunkte
review-turning-line = Zug { $turn }, { $who }: { $action }. { $gained }: Siegchance +{ $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkte
}
review-costly = Teuerste Entscheidungen
review-costly-line = Zug { $turn }, { $who }: { $action }. Um etwa { $points } besser (Siegchance +{ $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkte
}): { $better }
review-none = Nichts Auffälliges.
review-cost = { $who }: { $n ->
    [one] { $n } Hauptentscheidung
   *[other] { $n } Hauptentscheidungen
}, etwa { $points } durch die teuren verloren.

## Commands that are typed at a table: what is shown, and what else is understood. English always is.

command-leave = q
    .also = verlassen ende
command-table = t
    .also = tisch
command-undo = u
    .also = zurück zurücknehmen
command-hint = h
    .also = tipp
command-points = p
    .also = punkte
command-card = c
    .also = karte
command-bot = b
    .also = bot
command-say = s
    .also = sag
command-yes = j
    .also = ja
command-no = n
    .also = nein
command-rematch = r
    .also = revanche
# Said after command-rematch.
command-same = gleich
    .also = {""}
command-start = start
    .also = los

## Commands typed while forests are entered, besides command-leave and command-undo

command-done = d
    .also = fertig
command-next = n
    .also = weiter nächster
command-cave = c
    .also = höhle
command-cave_card = k
    .also = höhlenkarte
command-show = s
    .also = zeigen zeig
command-remove = r
    .also = entfernen weg
command-save = w
    .also = speichern
command-help = ?
    .also = hilfe

## The command line: what it prints

restored = { $n } Tische und Wertungsblöcke sind wieder da
serve-address = Spinney läuft auf { $address } (Strg-C beendet es)
# $shipped is yes if it is the deck that comes with the program, which has this $digest otherwise.
deck-checked = { $path }: { $game }, { $cards } Karten, { $sets }: { $shipped ->
    [yes] der mitgelieferte Stapel
   *[no] Stapel { $digest }
}. In Ordnung
set-written = { $path } ist geschrieben. Weiter: { $command }
set-checked = { $path }: { $name }, { $species } Arten auf { $cards } Karten
games-per-second = { $n } Partien/s
progress-playing = Spielt
progress-line = { $done } von { $games } Partien, { $rate } Partien/s, noch { $left }
progress-measuring = Messung, Teil { $n } ...
progress-review = Rückblick
plot-turn = Zug
plot-points = Punkte
plot-win_chance = Siegchance, %

## The command line: simulations

simulate-games = Partien
simulate-choices = Entscheidungen
simulate-turns = Züge
simulate-digest = Prüfsumme
simulate-audit_violations = Prüfung: Verstöße
simulate-won = gewonnen
simulate-score-mean = Punkte im Mittel
# A tenth, half, nine tenths of all scores are at most that.
simulate-score-p10 = Punkte, 10 %
simulate-score-p50 = Punkte, 50 %
simulate-score-p90 = Punkte, 90 %
simulate-folder = Datensatz
simulate-stopped = angehalten; ohne --out wird nichts gespeichert
simulate-paused = angehalten; { $done } von { $games } Partien sind in { $path }. Derselbe Befehl setzt sie fort

## The command line: many machines

progress-cluster = Suche den Cluster ...
# What was done: $hours core-hours; $retried pieces of it were lost with a worker and done again.
bill-work = { $hours } Kernstunden von { $workers ->
    [one] einem Prozess
   *[other] { $workers } Prozessen
} auf { $machines ->
    [one] einem Rechner
   *[other] { $machines } Rechnern
}{ $retried ->
    [0] {""}
    [one] ; ein verlorenes Stück Arbeit wurde wiederholt
   *[other] ; { $retried } verlorene Stücke Arbeit wurden wiederholt
}
bill-cost = Kosten: { $cost } ({ $price } je Kernstunde)

## The command line: bots against each other

# $kept is yes if the games so far are in the file $path.
arena-stopped = angehalten{ $kept ->
    [yes] ; derselbe Befehl setzt { $path } fort
   *[no] {""}
}
arena-title = { $game }, { $players } Spieler, { $games } Partien, Startwert { $seed }
arena-bot = Bot
arena-rating = Wertung
arena-wins = Siege
arena-interval = 95 %
arena-mean = Mittel
arena-top = Bestes
arena-thought = ms je Zug
arena-pairs = Direkter Vergleich; gerechter Anteil: { $fair }
arena-first = erster
arena-second = zweiter
arena-games = Partien
arena-first-wins = Siege des ersten
arena-means = Punkte im Mittel
from-to = { $low } bis { $high }

## The command line: bots of one's own

new-bot-written =
    { $path } ist angelegt: ein Bot, der schon spielt. So siehst du, wie gut:
    { $command }
check-bot-table = { $game }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}: im Mittel { $points } Punkte, { $ms } ms je Zug
check-bot-fine = { $bot } ist spielbereit: Alle Entscheidungen sind erlaubt und wiederholbar.

## The command line: how fast it is

bench-title = Zufällige Partien, ein Kern, Engine { $compiled ->
    [yes] kompiliert
   *[no] interpretiert
}
bench-interpreted = Derselbe Quelltext interpretiert
bench-ratio = Kompiliert ist { $ratio }-mal so schnell.
bench-parts = Einzelne Schritte
bench-slower = Zwei Spieler, das langsamere Spiel
bench-choices = Entscheidungen/s
bench-turns = Züge/s
bench-games = Partien/s
# $what: a game, and perhaps its sets.
bench-row = { $what }, { $players } Spieler
bench-copy = eine Partie kopieren
bench-view = die Sicht eines Platzes
bench-determinize = neu geben, was ein Platz nicht sieht
bench-score = einen fertigen Wald werten
bench-state = größter Zustand
bench-driven = legal und apply aus Python aufgerufen
bench-network = ein Netz entscheidet, mit NumPy
bench-network-plain = ein Netz entscheidet, ohne NumPy
bench-import = spinney.engine importieren
bench-start = spinney --version
bench-peer = { $name } ({ $what }): { $rate } Entscheidungen/s
bench-skipped = { $name } ({ $what }): ausgelassen, { $why }
bench-catanatron = Das ist { $ratio }-mal so schnell wie catanatron.
bench-growth = Skalierung
bench-jobs = simulate --jobs { $jobs }: { $rate } Partien/s

## The command line: what cannot be done
##
## After the program's name, so they begin in lower case. What is in straight quotes is typed so.

fail-start = Spieler { $start } kann nicht beginnen: Es gibt nur { $players } Spieler
fail-no-folder = --out braucht den Namen eines Ordners
fail-no-out = --turns, --choices und --part gehören zu einem Datensatz: nenne seinen Ordner mit --out
fail-study-from = --from liest vorhandene Partien; das geht nicht zusammen mit { $options }
# $name: a part of the program that is not installed.
fail-workers = mehrere Prozesse gibt es nur unter Linux und macOS
fail-newer-database = eine neuere Version hat diese Datenbank so verändert, dass diese sie nicht benutzen kann ({ $what }); installiere die neuere wieder oder stelle eine Sicherung wieder her
fail-database = die Datenbank lässt sich nicht benutzen: { $why }
fail-new = --new eröffnet einen eigenen Tisch; das geht weder mit --code noch mit --watch
fail-name = ein Name hat 1 bis { $most } druckbare Zeichen
fail-set = unbekanntes Set { $set }; möglich: { $sets }
fail-tag = unbekannter Typ { $tag }; möglich: { $tags }
fail-filters = keine Art erfüllt alle diese Bedingungen
fail-exists = { $path }: gibt es schon; weiter geht es mit 'spinney resume { $path }'
fail-set-name = { $name } geht nicht als Name eines Sets: zuerst ein Buchstabe, keine Anführungszeichen
fail-no-saved-game = keine gespeicherte Partie in { $folder }
fail-not-over = { $path }: das Spiel ist nicht zu Ende; --reveal zeigt es, mit allen verdeckten Karten
fail-price = --price braucht einen Betrag: eine Zahl, 0 oder mehr
fail-over = { $path }: das Spiel ist zu Ende; 'spinney review { $path }' blickt darauf zurück
fail-bot-moves = { $path }: ein Bot ist am Zug; 'spinney resume { $path }' lässt ihn ziehen
fail-one-table = --interactive und --html gelten für eine Datei mit einem Tisch
fail-html-exists = { $path }: gibt es schon; --force überschreibt es
fail-html-itself = { $path }: dort liegt der Tisch selbst; das Blatt braucht eine andere Datei
fail-other-game = { $path }: das ist ein Tisch für { $game }
fail-bot-name = so kann kein Bot heißen: { $name }; ein Name besteht aus Buchstaben und Ziffern und beginnt mit einem Buchstaben
fail-bot-file = { $path }: die Datei eines Bots endet auf .py
fail-process = ein Arbeitsprozess wurde abgebrochen; was gespeichert war, bleibt erhalten
# $help: what to type for help.
usage-option = unbekannte Option { $option }; siehe '{ $help }'
usage-missing = { $name } fehlt; siehe '{ $help }'
usage-value = { $name }: ungültiger Wert; siehe '{ $help }'
usage-wrong = nicht verstanden: { $line }; siehe '{ $help }'

## Studies: the words of a report
##
## $field: players, sets and bots in words. $range: an interval, made by study-range.

study-written = { $n ->
    [one] { $games } Partie, { $path }
   *[other] { $games } Partien, { $path }
}
train-line = { $seconds } s, { $millions } Millionen Entscheidungen; gegen planner gewonnene Partien, nach Spielerzahl und Sets: { $won }
train-no-curve = Ohne matplotlib wird die Lernkurve nicht gezeichnet (pip install 'spinney[train]').
trained =
    Das Netz liegt in { $path }. So siehst du, wie gut es spielt:
    { $command }
curve-minutes = Minuten
curve-won = gewonnene Partien zu zweit gegen planner, %
study-no-solo = Solopartien bleiben außen vor: { $folders }
study-stopped = angehalten; die bisherigen Partien sind in { $folder }. Derselbe Befehl setzt sie fort

study-title = { $game }: eine Studie
study-lead = Was { $n ->
    [one] { $games } Partie von Bots mit { $seats } Ergebnissen über Punkte, Arten, Strategien, Plätze, Winter und Boni sagt. Jeder Befund ist daraus
   *[other] { $games } Partien von Bots mit { $seats } Ergebnissen über Punkte, Arten, Strategien, Plätze, Winter und Boni sagen. Jeder Befund ist aus diesen Partien
} berechnet; Bots sind keine Menschen, das hier zeigt also, wie sich das Spiel verhält, wenn man es so spielt.
study-contents = Inhalt
study-foot = Gemacht von Spinney, einem inoffiziellen Fanprojekt, mit dem Befehl „spinney study“. Dieselben Partien ergeben denselben Bericht.
study-range = { $low } bis { $high }
study-players = { $n } Spieler
study-all-sets = alle Sets
study-removed = mit Entfernen
study-kept = ohne Entfernen
study-draft = Draft
study-deck = Stapel { $deck }
study-label-both = { $first }: { $second }
study-bot-at = { $bot } mit { $others }, { $players }
study-seat-of = Platz { $n } von { $players }
study-winter = Winter { $n }

study-score = Punkte am Ende
study-games-at = Partien
study-games = Anzahl
study-mean-score = Mittelwert
study-tenth = Ein Zehntel erreicht höchstens
study-median = Median
study-nine-tenths = Neun Zehntel erreichen höchstens
study-top = Höchstwert
study-victories-seat = Siege je Platz
study-victories-at = Siege bei { $players }n (gerecht: { $fair })
study-first-seat = Siege des ersten Platzes
study-fair = Gerechter Anteil
study-turns-each = Züge je Spieler
study-first-winter = Erster Winter
study-second-winter = Zweiter Winter
study-after-second = Züge aller Spieler nach dem zweiten Winter
study-share-of-game = Gespielter Anteil der Partie
study-species = Art
study-laid = Plätze, die sie legten
study-points-play = Punkte je Karte
study-points-play-at = Punkte je Karte, { $players }
study-points-card = Punkte je ausgegebener Karte
study-points-turn = Punkte je verwendetem Zug
study-points-cost = Punkte je Karte, ein Zug zählt wie zwei
study-with = Siege mit ihr
study-without = Siege ohne sie
study-apart = Unterschied in Prozentpunkten
study-plan = Strategie
study-plan-first = Strategie
study-plan-second = Zweite Punktequelle
study-plan-own = Eigene Strategie
study-plan-rival = Strategie des Gegners
study-pair = Erste und zweite Punktequelle
study-share-of-seats = Anteil der Plätze
study-score-removed = Mittelwert mit Entfernen
study-score-kept = Mittelwert ohne Entfernen
study-more-points = Unterschied in Punkten
study-more-turns = Unterschied in Zügen je Spieler
study-spread = Standardabweichung mit / ohne Entfernen
study-copies = Im Mittel entfernte Exemplare
study-points-copy = Punkte je Platz und fehlendem Exemplar
study-victories-copy = Damit gewonnene Partien je fehlendem Exemplar, in Prozentpunkten
study-bonuses-seat = Boni je Spieler
study-bonuses-earned = Erhaltene von den möglichen Boni
study-bonus-more = Punkte mit einem Bonus mehr
study-seed = Startwert

study-boxes-read = Der Kasten enthält die mittlere Hälfte der Punkte oder Züge, die dünne Linie reicht von einem Zehntel bis neun Zehntel, der Strich ist der Median und die Raute der Mittelwert.
study-dots-read = Jeder Punkt ist der Anteil eines Platzes an den Siegen, mit seinem 95-%-Intervall. Die orange Linie ist der gerechte Anteil; ein hohler Punkt ist von ihm nicht zu unterscheiden.

study-findings = Zuerst zehn Ergebnisse
study-findings-intro = Alle stammen aus Partien, in denen auf jedem Platz das Netz spielt, das durch Spiele gegen sich selbst gelernt hat ({ $field }). Die Zeichen sagen, ob ein Ergebnis auch in den Partien schwächerer Bots gilt: ✓ ja, ✗ nein, ? das lässt sich aus ihnen nicht sagen.
study-find-plan = Von den Strategien, denen mindestens { $common } der Plätze folgen, gewinnt am häufigsten: { $plan }. Wer damit die meisten Punkte macht, holt { $share } der Siege ({ $range }; gerecht: { $fair }).
study-find-weak-plan = Von den Strategien, denen mindestens { $common } der Plätze folgen, gewinnt am seltensten: { $plan }, mit { $share } der Siege ({ $range }; gerecht: { $fair }). Seltenere stehen in der Tabelle aller Strategien.
study-find-species = { $species } ist die beste Gesellschaft: Wer diese Art ausgelegt hat, gewinnt häufiger als die anderen, um { $more } Prozentpunkte ({ $range }).
study-find-cost = { $species } bringt am meisten für den Preis: { $cost } Punkte je eingesetzter Karte, ein Zug als zwei gezählt ({ $range }).
study-find-many = Bei { $players } gewinnt am häufigsten: { $plan }, mit { $share } der Siege ({ $range }; gerecht: { $fair }).
study-find-first = Wer anfängt, holt { $share } der Siege ({ $range }; gerecht: { $fair }).
study-find-more = Was starke Spieler auslegen und der Planner übersieht: { $species }.
study-find-less = Was der Planner mag und starke Spieler auf der Hand lassen: { $species }.
study-find-shares = { $species } (in { $own } der Wälder, beim Planner { $other })
study-find-turns = Starke Spieler sind früher fertig: je { $own } Züge ({ $own_range }); Planner brauchen { $other } ({ $other_range }).
study-find-clearing = Von allen gezogenen Karten nehmen starke Spieler { $own } von der Lichtung ({ $own_range }), Planner { $other } ({ $other_range }).
study-doubt-close = zu knapp: im Intervall liegen beide Antworten
study-doubt-rarely = in seinen Partien zu selten
study-doubt-partly = es gilt nur für einen Teil davon
study-doubt-none = keine Partien an solchen Tischen
study-unlike = Was ein starker Spieler anders macht als der Planner
study-unlike-intro = Beide spielen gegen ihresgleichen ({ $field }, und der Planner an den gleichen Tischen). Der Planner beurteilt jede Karte danach, was aus ihr noch werden kann; das Netz hat aus eigenen Partien gelernt, wohin das führt. Wo Anteile verglichen werden, stehen die Unterschiede in Prozentpunkten. Hohe Punktzahlen unter Gleichen bedeuten keine Stärke.
study-unlike-none = Das lässt sich aus diesen Partien nicht sagen: Es gibt keine des Planners an den gleichen Tischen.
study-unlike-table = In wie vielen Wäldern jede Art liegt
study-habits = Wie sie spielen
study-habit = Jeder Spieler
study-difference = Unterschied
study-habit-score = Punkte
study-habit-turns = Züge
study-habit-laid = Offen ausgelegte Karten
study-habit-face-down = Verdeckt ausgelegte Karten
study-habit-paid = Bezahlte Karten je offen ausgelegter
study-habit-bonus = Boni je offen ausgelegter Karte
study-habit-clearing = Von den gezogenen Karten aus der Lichtung
study-method-networks = Welche Netze: Die Prüfsumme derer beider Spiele zusammen ist { $digests } (der Anfang von SHA-256 ihrer Dateien).

study-scores = Punkte
study-scores-intro = Wie viele Punkte erreichen die Spieler? Jedes Bild ändert eines und lässt alles andere, wie es ist. Viele Punkte unter Gleichen zeigen keine Stärke: Wo es niemand eilig hat, sammeln alle mehr. Welcher Bot stärker ist, zeigt sich an Tischen mit verschiedenen Bots.
study-scores-by = Punkte nach { $factor ->
    [players] Spielerzahl
    [sets] Sets
   *[bots] Bots
} ({ $field })
study-scores-found = { $same ->
    [yes] Der Median ist { $least } ({ $first }).
   *[no] Der Median reicht von { $least } ({ $first }) bis { $most } ({ $second }).
}
study-mixed = Verschiedene Bots an einem Tisch
study-mixed-found = Am weitesten über dem gerechten Anteil von { $fair } liegt { $label }: { $share } der Siege ({ $range }).
study-scores-table = Punkte in allen Partien

study-worth = Der Wert jeder Art
study-worth-intro = Alle Zahlen außer den letzten Spalten stammen aus einer Sorte von Partien: { $field }. Die Punkte sind die der Art selbst am Ende; was sie für andere Karten oder durch ihren Effekt bewirkt, ist bei diesen mitgezählt.
study-worth-caution = Zusammenhang ist nicht Wert: Wer { $species } legt, hat schon { $type }, und wer führt, legt von allem mehr. Und von { $n } Arten verfehlen etwa { $chance } ihren wahren Wert allein durch Zufall; als deutlich gilt ein Unterschied nur, wenn er es auch beim Blick auf alle bleibt.
study-worth-points = Punkte für den Aufwand: die { $n } besten Arten
study-worth-points-read = Jeder Punkt zeigt, was eine Art für jede ausgegebene Karte einbringt (sie selbst und die Bezahlung), wobei ihr Zug wie zwei Karten zählt; die Linie ist das 95-%-Intervall. Arten, die in weniger als { $n } Partien gelegt wurden, fehlen hier.
study-worth-points-found = Vorn liegt { $species } mit { $cost } Punkten ({ $range }), das sind { $play } Punkte je Karte; { $n } von { $all } Arten bringen mehr als einen Punkt für das, was sie kosten.
study-worth-victories = Siege mit und ohne: die { $n } Arten mit dem größten Unterschied
study-worth-victories-read = Jeder Punkt zeigt, um wie viele Prozentpunkte der Anteil an den Siegen auf Plätzen mit einer Art größer ist als auf Plätzen ohne sie; die orange Linie heißt: kein Unterschied.
study-worth-victories-found = Mit dem größten Gewinn geht { $best } einher ({ $more }), mit dem kleinsten oder einem Verlust { $worst } ({ $less }); { $clear } von { $all } Unterschieden sind deutlich.
study-worth-table = Alle Arten, nach Punkten für den Aufwand

study-strategies = Strategien
study-strategies-intro = Die Strategie eines Platzes ist die Gruppe von Arten, die ihm die meisten Punkte brachte. Eine Art gehört zu dem Typ, den sie zählt ({ $species } zählt { $type }), sonst zu ihrem eigenen; eine Art, die mehrere andere zählen, und die Höhle sind Gruppen für sich. Partien: { $field }.
study-strategies-caution = Welche Strategie es war, zeigt sich erst am Ende des Spiels, und eine, die zustande kam, gewann auch deshalb: Diese Zahlen sagen, wie siegreiche Wälder aussehen, nicht, wie es Spielern ergeht, die sich einen vornehmen.
study-strategies-by = Wie oft und wie gut
study-strategies-read = Links der Anteil der Plätze, die einer Strategie folgen, rechts ihr Anteil an den Siegen, mit seinem 95-%-Intervall; die orange Linie ist der gerechte Anteil.
study-strategies-found = Am häufigsten: { $often } ({ $share } der Plätze); am erfolgreichsten: { $best } mit { $victories } der Siege ({ $range }; gerecht: { $fair }).
study-strategies-table = Alle Strategien
study-pairs-by = Was zusammengeht
study-pairs-read = Jede Zahl ist der Anteil der Plätze in Prozent mit dieser Strategie (Zeile) und dieser zweiten Punktequelle (Spalte). Blau ist häufiger als durch Zufall, Orange seltener.
study-pairs-found = Das häufigste Paar ist { $first } mit { $second }: { $share } der Plätze.
study-pairs-table = Die { $n } häufigsten Paare, in beiden Reihenfolgen
study-duels-by = Strategie gegen Strategie, zu zweit
study-duels-read = Jede Zahl sagt, wie viele von 100 Partien die Zeile gegen die Spalte gewinnt. Ein farbiges Feld heißt, dass 50 nicht im 95-%-Intervall liegt; Paare mit weniger als { $n } Partien fehlen.
study-duels-found = Der sicherste Vorsprung: { $first } gegen { $second }, { $share } ({ $range }) von { $games } Partien.

study-seats = Der erste Platz
study-seats-intro = Auf allen Plätzen sitzt derselbe Bot; was ein Platz mehr gewinnt als ein anderer, kommt also von der Reihenfolge.
study-seats-by = Siege nach Reihenfolge ({ $field })
study-seats-found = Bei { $players }n holt der erste Platz { $first } der Siege ({ $first_range }). Am weitesten vom gerechten Anteil entfernt ist: { $seat }, { $share } ({ $range }) statt { $fair }, { $clear ->
    [yes] deutlich auch unter allen gezeigten Plätzen.
   *[no] was unter so vielen Plätzen Zufall sein kann.
}
study-seats-table = Der erste Platz in allen Partien

study-length = Länge und Winter
study-length-intro = Das Spiel endet sofort mit dem dritten Winter, der im letzten Teil des Stapels liegt; seine Länge hängt also davon ab, wie schnell alle ziehen.
study-turns-by = Züge je Spieler ({ $field })
study-turns-found = { $same ->
    [yes] Der Median ist { $least } Züge ({ $first }).
   *[no] Der Median reicht von { $least } Zügen ({ $first }) bis { $most } ({ $second }).
}
study-winters-by = Wann die Winter kommen ({ $field })
study-winters-read = Das Zeichen ist der Median, die Linie reicht von einem Zehntel bis neun Zehntel der Partien.
study-winters-found = Der erste Winter kommt nach { $first } des Spiels und der zweite nach { $second } ({ $field }). Danach bleiben allen Spielern zusammen { $turns } Züge, in acht von zehn Partien { $low } bis { $high }.
study-length-table = Länge aller Partien

study-removal = Entfernte Karten
study-removal-intro = Vor dem Spiel verlassen einige Karten ungesehen den Stapel. Welche das sind, ist Zufall: Was sich mit ihnen ändert, liegt also an ihnen. Weniger Karten heißt auch ein kürzeres Spiel; das erste Bild zeigt beides zugleich.
study-removal-by = Punkte mit und ohne Entfernen
study-removal-found = Am größten ist der Unterschied hier: { $field }, { $points } Punkte ({ $range }), wenn nichts entfernt wird.
study-removal-pairs = Mit und ohne Entfernen
study-removal-whole = Welche Karten fehlen, erklärt { $share } ({ $range }) der Streuung der mittleren Punkte zwischen den Tischen ({ $field }); der Rest liegt an der Reihenfolge der Karten und daran, wie gespielt wird.
study-missing-by = Ein Exemplar weniger ({ $field })
study-missing-read = Ein Punkt zeigt, um wie viel ein weiteres fehlendes Exemplar der Karten einer Gruppe die Punkte jedes Platzes ändert, mit seinem 95-%-Intervall; die orange Linie heißt keine Änderung.
study-missing-found = Die größte Änderung: { $plan }, { $points } Punkte ({ $range }); { $clear } von { $all } Änderungen sind deutlich.
study-missing-table = Was ein fehlendes Exemplar an den Punkten ändert und daran, wie oft seine Strategie das Spiel gewinnt

study-bonuses = Boni
study-bonuses-intro = Den Bonus einer Karte bekommt, wer nur mit ihrem eigenen Symbol bezahlt. Gezählt sind die Karten mit Bonus, die für ihre Kosten gelegt wurden.
study-bonuses-by = Erhaltene Boni nach { $factor ->
    [players] Spielerzahl
   *[bots] Bots
} ({ $field })
study-bonuses-read = Ein Punkt ist der Anteil der möglichen Boni, die erhalten wurden, mit seinem 95-%-Intervall.
study-bonuses-found = { $same ->
    [yes] Er ist { $least } ({ $first }).
   *[no] Er reicht von { $least } ({ $first }) bis { $most } ({ $second }).
}
study-bonuses-species = Erhaltene Boni nach Arten ({ $field })
study-bonuses-table = Boni in allen Partien; die letzte Spalte vergleicht Plätze eines Tisches und sagt nicht, was die Ursache ist

study-sayings = Was Spieler sagen
study-sayings-intro = Gute Spieler haben Faustregeln. Manche davon lassen sich an diesen Partien prüfen.
study-sayings-table = Gesagt und gefunden
study-said = Spieler sagen
study-found = In diesen Partien
study-say-scores = Zu zweit sind 140 bis 200 Punkte solide, 200 bis 280 stark.
study-say-scores-found = Von den Ergebnissen ({ $field }) sind { $solid } solide, { $strong } stark, und { $more } liegen noch höher.
study-say-deer = Hirsche mit Wölfen sind der stärkste Plan, vor allem an kleinen Tischen.
study-say-plan = Sammeln lohnt sich: { $cards }.
study-least = { $what } ≥ { $least }
study-say-plan-found = Plätze mit { $cards } holen bei { $few_players }n { $few_share } der Siege ({ $few_range }; gerecht: { $few_fair }), bei { $many_players }n { $many_share } ({ $many_range }; gerecht: { $many_fair }).
study-say-weak = { $species } sind schwach, wenn es nicht viele sind.
study-say-weak-found = Ihre Ränge unter { $n } Arten, nach Punkten für den Aufwand: { $ranks }.
study-say-close = Die Wege zum Sieg liegen nahe beieinander, in Dartmoor näher als im Wald.
study-say-close-found = Die Anteile an den Siegen reichen von { $least } ({ $first }) bis { $most } ({ $second }), unter Strategien, denen mindestens { $common } der Plätze folgen; gerecht wären { $fair }.

study-method = Methode
study-method-games = Wer spielt: random tut irgendetwas Erlaubtes, greedy nimmt, was sofort am meisten Punkte bringt, planner sieht, was aus Karten noch werden kann, search probiert die Favoriten von planner an Tischen aus, die der wirkliche sein könnten, und network tut, was ein Netz vorzieht, das durch Spiele gegen sich selbst gelernt hat. Partien mit gleicher Nummer, gleichem Startwert und gleichen Optionen sind immer dieselben; nur das Netz kann sich auf einem anderen Rechner anders entscheiden, wo ihm zwei Aktionen gleich gut scheinen.
study-method-intervals = Intervalle sind 95-%-Intervalle. Die Partien sind unabhängig, die Plätze eines Spiels sind es nicht: Was einer gewinnt, verliert ein anderer. Darum wird alles zuerst über ein Spiel addiert, und es zählt die Streuung zwischen den Partien (Quotienten von Summen, linearisiert); Anteile haben das Intervall von Wilson für so viele Partien, wie ebenso streuen würden, und die Differenz zweier Anteile das von Newcombe, aus beiden. Deutlich heißt: auch nach der Korrektur von Bonferroni für alles, was daneben steht.
study-method-worth = Gezählt wird jede offen gelegte Karte. Ausgegeben sind sie selbst und die für sie bezahlten Karten; ein Zug ist verwendet, wenn die Karte die Aktion des Zuges war, nicht, wenn ein Effekt sie legen ließ. Die Punkte eines Sets Schmetterlinge oder Libellen teilen sich seine Karten gleichmäßig. Siege sind Anteile: Zwei Sieger haben je einen halben.
study-method-plans = Ein fehlendes Exemplar zählt bei jeder Art, die die Karte zeigt. Wirkungen fehlender Karten sind Steigungen über Partien mit robusten Fehlern, und der erklärte Anteil ist das korrigierte Bestimmtheitsmaß der Anzahlen aller Arten mit dem Fehler des Jackknife.
study-games-table = Die Partien dieser Studie

## The command line: help
##
## $bots and $challenges: all that can be named.

help-usage = Aufruf:
# After the program's name, where one of its commands goes.
help-subcommand = BEFEHL ...
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
# The braces stay: the value goes there.
help-default = [Vorgabe: {"{}"}]
help-variable = [Umgebungsvariable: {"{}"}]
help-required = [erforderlich]
# What stands for a value.
value-number = ZAHL
value-text = TEXT
value-file = DATEI
value-address = ADRESSE
value-challenge = HERAUSFORDERUNG
value-folder = ORDNER
value-name = NAME
help-example = Beispiel: { $command }
help-spinney = Mischwald und Mischwald: Dartmoor spielen, werten, simulieren und studieren. Inoffizielles Fanprojekt. Ohne Befehl: im Browser spielen.
help-serve = Tische zum gemeinsamen Spielen anbieten, im Browser oder mit 'spinney join'. Mehr lässt sich mit Variablen SPINNEY_... einstellen; docs/server.md nennt sie.
help-restore = Tische und Wertungsblöcke zurückholen, die weggeräumt wurden, weil sie niemand benutzt hat.
help-join = An einem Tisch auf einem Server spielen: Platz nehmen, zurückkommen oder einen neuen eröffnen. Ohne Code und ohne --new werden die öffentlichen Tische gezeigt.
help-cards = Die Arten auflisten, nach Wunsch gefiltert; ein Fragezeichen heißt: unbestätigt.
help-score = Wälder werten, mit dem Grund für jeden Punkt: in der Waldnotation geschrieben, oder mit --interactive eingegeben, wie sie auf einem echten Tisch liegen.
help-simulate = Ganze Partien spielen und zusammenfassen oder alle als Datensatz speichern; das Ergebnis hängt nicht von --jobs ab.
help-study = Die Partien einer Studie spielen oder Datensätze lesen und einen Bericht mit Bildern schreiben: Punkte, Wert jeder Art, Strategien, Plätze, Winter, entfernte Karten, Boni. Nach einem Abbruch setzt derselbe Befehl die Arbeit fort.
help-train = Ein Netz trainieren, indem es gegen sich selbst spielt, auf einer Grafikkarte oder auf den Kernen dieses Rechners; braucht das Extra „train“. Nach einem Abbruch setzt derselbe Befehl die Arbeit fort.
help-arena = Bots mit denselben Karten gegeneinander spielen lassen, jeden auf jedem Platz, und sie bewerten. Ab drei Spielern sitzt der zuerst genannte Bot allein unter Kopien des anderen. Derselbe Startwert gibt dasselbe Ergebnis, außer bei search:ms=N.
help-bench = Die Engine auf diesem Rechner messen, kompiliert und interpretiert, im Vergleich mit ähnlichen Engines.
help-play = Im Terminal gegen Bots spielen, oder gegen den Automa.
help-resume = Eine mit 'spinney play' gespeicherte Partie fortsetzen.
help-replay = Eine gespeicherte Partie mit allen verdeckten Karten noch einmal zeigen und dann werten.
help-hint = Die besten Züge für den Spieler vorschlagen, der in einer gespeicherten Partie am Zug ist, mit Gründen; nur mit dem, was er sehen kann.
help-review = Auf eine beendete Partie zurückblicken: Chancen im Verlauf, Wendepunkte, teure Entscheidungen.
help-new-bot = Eine funktionierende Bot-Datei anlegen, auf der du aufbauen kannst.
help-check-bot = Einen eigenen Bot an jeder Art von Tisch spielen lassen, jede Partie zweimal, und Probleme melden.
help-deck = Stapeldateien: die mitgelieferten zeigen, eigene prüfen.
help-deck-check = Einen eigenen Stapel mit den Anzahlen der Arten vergleichen; nennt jede falsche Karte.
help-deck-show = Den mitgelieferten Stapel ausgeben, als Anfang für einen berichtigten.
help-set = Eigene Sets: eines beginnen, eines prüfen.
help-set-new = Schreibt ein kleines Set als Anfang.
help-set-check = Prüft ein Set und zeigt seine Karten; jeden Fehler mit seiner Zeile.
option-help = Diese Hilfe zeigen.
option-language = Sprache (Vorgabe: die des Systems).
option-version = Die Version zeigen.
option-game = Welches Spiel (Vorgabe: forest, mit --solo dartmoor).
option-sets = Sets des Waldspiels, durch Kommas getrennt: base,alpine,edge.
option-players = Wie viele Spieler, 2 bis 5 (solo: 1).
option-deck = Eine eigene Stapeldatei.
option-set-name = Sein Name.
option-set-path = Das Set: eine Datei; auch ein Ordner geht.
option-set-out = Wohin damit; sonst NAME.toml.
option-add = Mit einem eigenen Set spielen; auch mehrfach.
option-offer-sets = Allen ein eigenes Set anbieten; auch mehrfach.
option-draft = Aufbau mit Draft (Waldspiel).
option-start = Wer beginnt, ab 1 (du); Vorgabe: zufällig.
option-no-removal = Keine Karten entfernen.
option-solo = Solomodus von Dartmoor, mit dieser Herausforderung: { $challenges }.
option-medal = Solomodus: die Medaille, um die es geht.
option-bot = Wer spielt: { $bots }, oder ein eigener Bot, DATEI.py:KLASSE.
option-jobs = Wie viele Prozesse (Vorgabe: einer je Kern).
option-ray = Auf einem Ray-Cluster arbeiten: HOST:PORT, auto, oder local zum Ausprobieren.
option-price = Preis je Kernstunde, um die Gesamtkosten zu nennen.
option-seed = Gleicher Startwert, gleiche Partien.
option-json = JSON ausgeben.
option-host = Wo der Server lauscht; 0.0.0.0: überall.
option-port = Der Port.
option-db = sqlite:///DATEI oder postgresql://... (Vorgabe: eine Datei in deinem Datenordner).
option-redis = redis://...; brauchen mehrere Rechner.
option-workers = Wie viele Serverprozesse.
option-open = Im Browser öffnen, wenn es einen Bildschirm gibt.
option-url = Die Adresse eines Servers oder der Link eines Tisches.
option-name = Wie du dort heißt (Vorgabe: dein Anmeldename).
option-code = Der Code des Tisches, wenn er nicht im Link steht.
option-new = Einen Tisch eröffnen; der erste Platz ist deiner.
option-new-game = Mit --new: welches Spiel (Vorgabe: nachfragen).
option-new-bot = Mit --new: der Bot für die anderen Plätze, die sonst frei bleiben: { $bots }.
option-watch = Zuschauen, ohne Platz.
option-only-game = Nur dieses Spiel.
option-only-set = Nur dieses Set.
option-only-tag = Nur Karten dieses Typs.
option-caves = Stattdessen die Höhlen von Dartmoor.
option-deck-file = Eine Stapeldatei (JSON).
option-which-game = Welches Spiel.
option-forests = Walddateien; - liest einen Wald in JSON je Zeile.
option-interactive = Die Wälder eines echten Tischs eingeben; setzt die Datei fort, wenn es sie gibt.
option-table-game = Mit --interactive: welches Spiel (Vorgabe: nachfragen).
option-html = Auch ein Blatt zum Drucken (HTML) hierhin schreiben; - schreibt es stattdessen in die Standardausgabe.
option-force = Mit --html: eine Datei überschreiben.
option-games = Wie viele Partien.
option-audit = Nach jeder Aktion alles nachrechnen.
option-bots = Wer spielt: { $bots }, oder ein eigener Bot, DATEI.py:KLASSE. Mehrmals für mehrere Bots; sie setzen sich der Reihe nach und rücken von Partie zu Partie um einen Platz weiter.
option-fixed-seats = Jeder Bot behält seine Plätze.
option-dataset = Alle Partien als Datensatz (Tabellen in Parquet) in diesem Ordner speichern; derselbe Befehl setzt ihn fort.
option-turns = Auch jeden Zug in den Datensatz aufnehmen.
option-choices = Auch jede Entscheidung und alles, was erlaubt war, in den Datensatz aufnehmen.
option-part = Wie viele Partien ein Teil des Datensatzes hat; ein abgebrochener Teil wird neu gespielt.
option-games-each = Wie viele Partien jedes Paar spielt.
option-stop-early = Ein Paar beenden, wenn zu 99,9 % sicher ist, wer besser ist.
option-out = Alle Partien hier speichern; derselbe Befehl setzt sie fort.
option-study = Welche Studie.
option-study-games = Partien des größten Teils; die anderen Teile bekommen ihren Anteil.
option-study-data = Wo die Partien bleiben (Vorgabe: ein Ordner in deinem Datenordner).
option-study-from = Statt zu spielen: ein Datensatz von 'spinney simulate --out'; mehrmals möglich.
option-study-out = Wohin der Bericht kommt (Vorgabe: study-NAME).
option-train-out = Wohin das Netz, seine Lernkurve und der Zwischenstand kommen (Vorgabe: network-SPIEL).
option-train-from = Mit diesem trainierten Netz anfangen statt ganz von vorn.
option-train-against = Eine beste Antwort auf dieses Netz oder auf planner trainieren: Es behält alle anderen Plätze und lernt nicht dazu.
option-train-sparring = Welcher Anteil der Partien, aus denen das Netz lernt, gegen planner gespielt wird (mit --from: 0,19).
option-train-search = Entscheidungen auch auf mehreren Kartenverteilungen ausprobieren und aus den Ergebnissen lernen.
option-train-teacher = Ein kleines Netz trainieren, das so zu spielen lernt wie dieses.
option-train-like = So trainieren, wie dieses Netz trainiert wurde: mit seinem Rezept, seinen Minuten und seinem Startwert statt der anderen Optionen (außer --from und --teacher).
option-train-game = Welches Spiel das Netz spielen soll.
option-train-minutes = Wie lange insgesamt trainiert wird, die Zeit vor einer Unterbrechung mitgezählt.
option-peers = Auch catanatron und open_spiel messen, die extra installiert werden.
option-growth = Auch nach Spielern, Sets und Prozessen messen.
option-ask-game = Welches Spiel (Vorgabe: nachfragen).
option-deal = Die Kartenverteilung; Vorgabe: zufällig.
option-hidden-score = Kein laufender Punktestand.
option-save = Wo gespeichert wird (Vorgabe: eine neue Datei in deinem Datenordner).
option-saved-or-last = Eine gespeicherte Partie (Vorgabe: die letzte im Terminal).
option-saved = Eine gespeicherte Partie.
option-step = Vor jedem Zug auf Enter warten.
option-until = Nach so vielen Aktionen anhalten.
option-reveal = Auch ein Spiel zeigen, das nicht zu Ende ist, mit allen verdeckten Karten.
option-moves = Die Züge in Worten ausgeben, einen je Zeile; auch eine gespeicherte Partie darf ihre Aktionen so nennen.
option-ms = Wie lange nachgedacht wird, in Millisekunden.
option-sims = Wie viele Partien durchgespielt werden, statt einer Zeit; das Ergebnis ist immer dasselbe.
option-finished = Eine beendete Partie (Vorgabe: die letzte im Terminal).
option-plot = Auch zeichnen: eine Datei wie spiel.svg oder spiel.png.
option-playouts = Partien, die ab jedem Zug durchgespielt werden; mehr Partien sind genauer, aber langsamer.
option-bot-name = Wie der Bot heißt; danach heißen seine Klasse und seine Datei.
option-bot-file = Stattdessen hierhin schreiben.
option-overwrite = Eine Datei überschreiben.
option-rivals = Wer von jetzt an die anderen Plätze spielt; ein eigener Bot muss wieder genannt werden.

## Errors: what is wrong, and where
##
## These are said in English by the engine, too, in the same words. What is in straight quotes, and
## the names of games, sets, species and entries are as they stand in files and options.

error-action-illegal = Aktion { $action } ist für Spieler { $player } bei der Wahl '{ $choice }' nicht erlaubt
error-action-over = Aktion { $action }: das Spiel ist zu Ende
error-action-row = Aktion { $action } ist in Spiel { $row } nicht erlaubt
error-arena-bots = eine Arena braucht mindestens zwei Bots
error-arena-changed = { $bot } hat sich geändert, seit diese Partien gespielt wurden; nimm eine neue Datei
error-arena-damaged = die Partien dieses Turniers sind beschädigt
error-arena-once = nenne jeden Bot nur einmal
error-arena-other = diese Datei gehört zu einem anderen Turnier; nur dieselben Bots und Optionen mit demselben Startwert und derselben Regelfassung können es fortsetzen
error-arena-players = eine Arena braucht mindestens zwei Spieler; ein Solospiel hat einen
error-at = { $where }: { $why }
error-at-card = { $where } ({ $card })
error-at-entry = { $where }, { $entry }
error-at-host = { $player }, Standort { $n }
error-at-player = Spieler { $n }
error-bot-no-parameters = Bot { $bot }: unbekannter Parameter { $parameter }; er hat keine
error-bot-one-of = Bot { $bot }: gib nur einen dieser Parameter an: { $parameters }
error-bot-parameters = Bot { $bot }: unbekannter Parameter { $parameter }; möglich: { $parameters }
error-bot-value = Bot { $bot }: { $parameter } muss eine ganze Zahl von 1 bis { $most } sein
error-cannot-move = { $move } geht nicht; möglich: { $moves }
error-cannot-save = kann nicht gespeichert werden: { $why }
error-card-cost = { $species } kostet { $cost }, nicht { $wrong }
error-card-double = die id kommt { $n }-mal vor
error-card-halves = 'halves' einer Karte { $kind } muss die Länge { $n } haben
error-card-id = eine id ist eine Zahl oder ein Text von höchstens { $n } Zeichen
error-card-kind = kind { $kind } ist keines von { $kinds }
error-card-other-set = im Set { $set }, aber ihre Hälften sind aus { $sets }
error-card-own-symbol = { $species } zeigt { $symbol }, richtig wäre das eigene Symbol
error-card-place = { $species } gehört nach { $goes }, nicht auf eine Hälfte { $place }
error-card-set = das Set ist ein Text
error-card-symbol = { $species } zeigt { $symbol }, keines von { $symbols }
error-dataset-busy = ein anderer Lauf schreibt gerade in { $folder }; warte auf sein Ende, oder nenne einen anderen Ordner
error-dataset-changed = { $bot } hat sich geändert, seit diese Partien gespielt wurden; nimm einen neuen Ordner
error-dataset-damaged = { $file } ist beschädigt
error-dataset-other = in { $folder } ist ein anderer Datensatz: sein '{ $what }' ist { $there }, nicht { $wanted }
error-dataset-part = { $file } ist beschädigt; lösche die Datei und führe den Befehl, der sie schrieb, noch einmal aus
error-dataset-schema = { $folder } hat Schema { $schema }; dieses Programm liest { $known }
error-dataset-short = in { $folder } sind { $there } von { $games } Partien; derselbe Befehl spielt die anderen
error-dataset-shrinks = { $folder } ist ein Datensatz von { $games } Partien; er kann wachsen, nicht schrumpfen
error-deck-copies = { $species }: Anzahl { $n }, nicht { $copies }
error-deck-file = { $path }: { $why } (und { $more } weitere; siehe 'spinney deck check { $path }')
error-deck-is-a-list = ein Stapel ist eine JSON-Liste von Karten oder ein Objekt mit einer Liste 'cards'
error-deck-lacks = dem Stapel fehlt das Set { $sets }
error-deck-not-here = gespielt mit Stapel { $deck }, der hier nicht vorhanden ist
error-deck-other-game = der Stapel ist für { $deck }, nicht für { $game }
error-deck-set-size = Set { $set }: { $n } Karten, nicht { $cards }
error-deck-winters = winter: { $n } Karten, nicht { $cards }
error-determinize = eine Sicht lässt sich nur neu geben, während ihr Platz am Zug ist
error-device-only = diese Partie wurde auf einem Gerät fortgesetzt und lässt sich nur dort spielen
error-draft = der Aufbau mit Draft gehört zum Waldspiel
error-forest-object = ein Wald ist ein JSON-Objekt mit 'game' und 'players'
error-goes-elsewhere = { $species } gehört nach { $goes }
error-host-object = ein Standort ist ein Objekt mit 'card'
error-in-action = Aktion { $n } von { $actions }: { $why }
error-in-card = Karte { $card }: { $why }
error-in-deck = Stapel: { $why }
error-in-file = { $path }: { $why }
error-in-options = Optionen: { $why }
error-in-position = Stellung: { $entry } passt nicht
error-is-folder = ein Ordner, keine Datei
error-is-list = '{ $entry }' ist eine Liste
error-is-object = '{ $entry }' ist ein Objekt
error-list-of-numbers = '{ $entry }' ist eine Liste von Zahlen
error-more-bots = { $bots } Bots für { $players } Plätze; einer für alle oder höchstens einer für jeden
error-name = der Name { $name } ist kein einfacher Text
error-name-too-long = der Dateiname ist zu lang
error-needs-symbol = { $species } braucht hier ein Symbol ({ $species }@...), Punkte hängen davon ab
error-network-cut = { $file } ist unvollständig
error-network-format = { $file } hat das Format { $format }; diese Version liest das Format { $known }
error-network-other = das Netz wurde für etwas anderes gemacht: { $what } ({ $made }, nicht { $now })
error-no-action = keine Aktion { $action }; Aktionen sind kleiner als { $most }
error-no-address = { $url } ist keine Adresse
error-no-answer = { $url } antwortet nicht ({ $why })
error-no-bot = unbekannter Bot { $bot }; möglich: { $bots }
error-no-budget = zum Nachdenken braucht es eine Anzahl Partien oder eine Zeit
error-no-cave = cave_card { $n }; es gibt die Höhlen 1 bis { $last }
error-no-cave-cards = nur Dartmoor hat Höhlenkarten
error-no-challenge = unbekannte Herausforderung { $challenge }; möglich: { $challenges }
error-no-choice = das Spiel ist zu Ende; niemand ist am Zug
error-no-dataset = { $folder } ist kein Datensatz: { $file } fehlt darin
error-no-folder = { $path }: kein Ordner { $folder }
error-no-game = unbekanntes Spiel { $game }; möglich: { $games }
error-no-host = { $species } ist kein Baum, Strauch oder Moor
error-no-lab = eine Studie braucht Polars und matplotlib: pip install 'spinney[lab]'
error-no-language = unbekannte Sprache { $language }; möglich: { $languages }
error-no-matplotlib = Bilder brauchen matplotlib: pip install 'spinney[plots]'
error-no-medal = unbekannte Medaille { $medal }; möglich: { $medals }
error-no-network = { $file } ist kein Netz
error-no-permission = keine Berechtigung
error-no-ray = ein Cluster braucht Ray: pip install 'spinney[ray]'
error-no-picture = { $path }: unbekanntes Bildformat; möglich: { $kinds }
error-no-polars = Datensätze brauchen Polars: pip install 'spinney[lab]'
error-no-record = nur eine Partie mit Startwert lässt sich speichern; diese hat keinen
error-no-seat = kein Platz { $seat }; es gibt die Plätze 0 bis { $last }
error-no-seed = eine aus einer Sicht ausgeteilte Partie hat keinen Anfang, zu dem sie zurückkann
error-no-set-in-game = unbekanntes Set { $set } im Spiel { $game }; möglich: { $sets }
error-no-slot = unbekannter Platz { $slot }; möglich: { $slots }
error-no-space = kein Platz mehr auf dem Datenträger
error-no-species = unbekannte Art { $species } im Spiel { $game }
error-no-such-file = diese Datei gibt es nicht
error-no-such-symbol = keine Karte { $species } zeigt { $symbol }; möglich ist { $symbols }
error-no-table = { $folder } hat keine Tabelle { $table }; es gibt { $tables }
error-not-a-number = { $value } ist keine Zahl von 0 bis { $most }
error-not-an-object = kein Objekt
error-not-folder = was ein Ordner sein sollte, ist eine Datei
error-not-in-box = es ist keine Karte { $card } mehr da
error-not-json = kein JSON: Zeile { $line }, Spalte { $column }
error-not-keys = keine Datei mit Schlüsseln; lösche sie
error-not-saved = keine gespeicherte Partie von Spinney
error-not-solo = kein Solospiel
error-not-terminal-game = keine Partie aus dem Terminal; 'spinney replay' zeigt sie
error-not-to-choose = ein Platz kann nur beraten werden, während er am Zug ist
error-not-together = { $species } kann den Platz nicht mit { $others } teilen
error-not-utf-8 = kein Text in UTF-8
error-nothing-to-undo = es gibt keine Aktion, die man zurücknehmen könnte
error-only-beside-bird = { $species } gehört nur neben einen anderen Vogel an einen Baum oder Strauch, einmal je Standort
error-only-bots = ohne den Tisch lässt sich nur eine Partie gegen Bots fortsetzen
error-only-on-moor = { $species } gehört nur an ein Moor
error-option-whole = { $option } ist keine ganze Zahl
error-options-object = 'options' ist ein Objekt mit 'game'
error-other-rules = unbekannte Regelfassung { $rules }; dieses Programm spielt die Fassungen 1 bis { $known }
error-other-server = { $url } ist kein Spinney-Server dieser Version
error-own-bot = { $bot }: { $why }
error-own-bot-choice = { $bot }, Zug { $turn }, Wahl '{ $choice }': { $why }
error-own-bot-deal = { $why }; Startwert { $seed }, Verteilung { $deal }
error-own-bot-illegal = Aktion { $action } ist nicht erlaubt; erlaubt sind { $actions }
error-own-bot-no-action = { $value } ist keine Aktion aus view.legal()
error-own-bot-no-class = dort ist kein solcher Bot; es gibt { $names }
error-own-bot-none = keine Klasse dort hat eine Methode decide(view, rng, clock)
error-own-bot-otherwise = { $bot } spielt dieselbe Partie beim zweiten Mal anders; nimm allen Zufall aus rng und behalte nichts von einer Entscheidung zur nächsten
error-own-bot-parameter = { $part } ist nicht NAME=WERT
error-own-bot-resume = gegen einen eigenen Bot gespielt; nenne ihn: --bot { $bot }
error-own-bot-several = dort sind mehrere Bots; schreibe { $path }:KLASSE mit einem von { $names }
error-players = { $players } Spieler; 2 bis 5 können spielen
error-players-list = 'players' ist eine Liste von 1 bis { $n } Spielern
error-ray-address = { $address } ist keine Adresse eines Ray-Clusters: HOST:PORT, auto oder local
error-ray-lost = die Verbindung zum Ray-Cluster { $address } ist abgebrochen
error-ray-no-spinney = { $machine } hat nicht diese Version von Spinney: installiere dort dieselbe
error-ray-nobody = kein Ray-Cluster unter { $address }
error-ray-none = dieser Rechner gehört zu keinem Ray-Cluster; siehe 'ray start'
error-ray-other-build = { $machine } hat Spinney { $theirs }, dieser Rechner { $ours }: installiere dieselbe Version
error-ray-refused = der Ray-Cluster { $address } nimmt diesen Rechner nicht an (er muss einer seiner Knoten sein, mit demselben Token, falls es eines gibt): { $why }
error-ray-worker-dies = ein Teil der Arbeit wurde aufgegeben: { $n } Prozesse gingen dabei verloren
error-read-only = schreibgeschützt
error-review-not-over = das Spiel ist nicht zu Ende; ein Rückblick würde verraten, was noch verdeckt ist
error-review-solo = ein Solospiel hat keine Gegner; 'spinney replay' zeigt es
error-rivals-object = 'rivals' ist ein Objekt mit 'linden', 'tree', 'moor'
error-same-cave = cave_card { $n } gehört schon jemand anderem
error-seed-bits = Startwert { $seed } ist zu groß; ein Startwert hat höchstens 128 Bit
error-seed-text = Startwert { $seed } ist keine hexadezimale Zahl von höchstens 128 Bit
error-sets-list = 'sets' ist eine Liste aus { $sets }
error-slot-list = ein Platz ist eine Liste von Karten
error-solo-forest = 'solo' ist für einen Spieler von Dartmoor
error-solo-game = der Solomodus gehört zu Dartmoor
error-solo-players = { $players } Spieler; der Solomodus ist für 1
error-start-player = Startspieler { $start }; es gibt die Plätze 0 bis { $last }
error-strange-answer = { $url } antwortet mit { $status }; ist das ein Spinney-Server?
error-study-no-games = keine Partien von { $game } in { $folders }
error-study-rules = { $folder } hat Partien nach Version { $rules } der Regeln, { $other } nach { $first }
error-study-solo = nur Solopartien von { $game } in { $folders }; die bleiben in einer Studie außen vor
error-system = { $reason }
error-too-many-cards = { $n } Karten in Wäldern und Höhlen, aber die Sets haben nur { $most }
error-too-many-copies = mehr als { $copies }-mal { $species } auf dem Tisch
error-too-much-json = kein lesbares JSON: eine zu lange Zahl oder zu tief verschachtelt
error-train-like-against = bitte nur --like oder --against angeben: Beide haben ein eigenes Rezept
error-train-like-game = { $path } wurde für { $other } trainiert, nicht für { $game }
error-train-like-with = { $path } wurde mit { $option } trainiert; bitte auch das angeben
error-train-like-without = { $path } wurde ohne { $option } trainiert; bitte weglassen
error-train-other = { $folder } enthält ein Training mit einem anderen Rezept und kann deshalb nicht fortgesetzt werden (damals | jetzt: { $what }); bitte dieselben Optionen oder einen anderen Ordner angeben
error-train-taught = ein Netz mit einem Lehrer fängt von vorn an und spielt nur gegen sich selbst: ohne --from und --against
error-true-or-false = { $option } ist true oder false
error-unknown-entry = unbekannter Eintrag { $entry }
error-unknown-option = unbekannte Option { $option }
error-which-card = { $card } könnte { $cards } sein
error-wrong-action = { $action } ist keine Aktion
error-wrong-kind = ein Wert der falschen Art

## Errors: why a server does not do something
##
## The server says these in English, too, in the same words. $where is the part of a message as it
## stands there, and $why what is wrong with it, in English: other languages leave that out.

error-action-waits = Aktion { $number } muss warten, bis Aktion { $before } ausgeführt ist
error-against-rules = das erlauben die Regeln nicht: { $why }
error-all-taken = alle Plätze sind besetzt
error-bot-named = Platz { $seat }: genau dann, wenn ein Bot spielt, wird einer genannt
error-bot-plays-seat = ein Bot spielt auf diesem Platz; hol ihn dir erst zurück
error-cannot-go-on = dieser Tisch kann nicht fortgesetzt werden: { $why }
error-changed-meanwhile = inzwischen hat sich etwas geändert; sieh noch einmal hin
error-coach-busy = der Coach denkt schon nach
error-game-begun = das Spiel hat schon begonnen
error-game-not-begun = das Spiel hat noch nicht begonnen
error-game-over = das Spiel ist zu Ende
error-in-replay = gespeicherte Partie: { $why }
error-is-lost = die Verbindung ist weg
error-left-table = du hast diesen Tisch verlassen
error-name-taken = hier heißt schon jemand { $name }
error-no-answer-wanted = niemand wartet auf deine Antwort
error-no-bot-there = auf diesem Platz spielt kein Bot
error-no-chat = an diesem Tisch gibt es keinen Chat
error-no-database = der Server erreicht seine Datenbank nicht; versuch es gleich noch einmal
error-no-deck-yet = es gibt noch keinen Stapel
error-no-hello = es kam keine Begrüßung
error-no-hints = an diesem Tisch gibt es keine Tipps
error-no-review = hier gibt es keinen Rückblick; speichere das Spiel und frag den Coach an einem eigenen Tisch
error-no-rivals = ein Solospiel hat keine Gegner zum Vergleichen
error-no-seat-here = du hast hier keinen Platz
error-no-such-pad = es gibt keinen Wertungsblock { $code }
error-no-such-seat = es gibt keinen Platz { $seat }
error-no-such-table = es gibt keinen Tisch { $code }
error-not-over = das Spiel ist noch nicht zu Ende
error-not-understood = der Server versteht das nicht ({ $where })
error-not-your-seat = Platz { $seat } gehört dir nicht
error-not-your-turn = am Zug ist: { $name }
error-nothing-there = unter dieser Adresse gibt es nichts
error-nothing-to-choose = du hast jetzt nichts zu wählen
error-nothing-to-score = es gibt noch nichts zu werten
error-only-host = das kann nur { $name }
error-only-watching = du schaust nur zu; setz dich erst an den Tisch
error-other-page = eine fremde Seite darf das nicht
error-other-stand-in = an diesem Tisch springt nur der Bot { $bot } ein
error-daily-as-dealt = im Tagesspiel wird niemand ersetzt
error-other-version = dieser Server spricht Version { $version }, nicht { $other }; lade neu
error-pad-clock = ein Zählerstand, den kein Wertungsblock erreicht haben kann
error-pad-closed = dieser Wertungsblock ist geschlossen
error-pad-full = ein Wertungsblock hat höchstens { $most } Spieler
error-pad-no-player = auf diesem Wertungsblock gibt es keinen Spieler { $player }
error-pad-player-number = eine Nummer, die kein Spieler haben kann
error-pad-too-large = ein Wertungsblock mit mehr als { $most } Eingaben
error-pad-wrong-key = dieser Schlüssel darf das nicht ändern
error-points-hidden = an diesem Tisch bleiben die Punkte bis zum Ende verborgen
error-rematch-there = es gibt schon eine Revanche
error-replay-seats = Plätze: die gespeicherte Partie hat { $players }
error-seat-open = Platz { $seat } ist frei; warte, oder lass einen Bot spielen
error-seat-taken = Platz { $seat } ist besetzt
error-still-here = { $name } ist hier, oder war es eben noch
error-time-left = es ist noch Zeit
error-told = { $message }
error-too-large = mehr als { $most } Bytes
error-too-many-commands = zu viele Befehle; warte einen Moment
error-too-many-requests = zu viele Anfragen; warte einen Moment
error-too-many-tables = zu viele neue Tische oder Wertungsblöcke von dieser Adresse; versuch es später noch einmal
error-no-accounts = dieser Server führt keine Konten
error-no-account = zu diesen Wörtern gibt es kein Konto
error-account-changed = ein anderes Gerät hat dieses Konto inzwischen geändert
error-too-many-accounts = zu viele neue Konten von dieser Adresse; versuch es später noch einmal
error-too-often = zu oft; warte einen Moment
error-too-much-work = euer Netz verlangt zu viel von diesem Server; warte einen Moment
error-too-many-codes = zu viele falsche Codes; warte eine Weile
error-other-host = auf diesen Namen hört dieser Server nicht
error-newer-entry = eine neuere Version des Servers hat an diesem Tisch geschrieben; diese kann es nicht lesen
error-newer-pad = eine neuere Version des Servers hat in diesen Wertungsblock geschrieben; diese kann es nicht lesen
error-table-full = an diesem Tisch ist so viel geschehen, dass er nichts mehr aufnimmt
error-no-onlookers = diesen Tisch sehen nur die, die mitspielen
error-undo-asked = jemand möchte schon etwas zurücknehmen
error-was-lost = die Verbindung war weg; sieh hin, bevor du es noch einmal versuchst
error-went-wrong = auf dem Server ist etwas schiefgegangen
error-wrong-key = dieser Schlüssel passt nicht zu diesem Tisch
error-set-near-word = unbekanntes Wort { $word }; gemeint ist wohl { $near }
error-set-word = unbekanntes Wort { $word }; möglich: { $words }
error-set-key = { $word } ist kein Schlüssel: Kleinbuchstaben, Ziffern und _, höchstens 30, zuerst ein Buchstabe
error-set-number = { $value } ist keine ganze Zahl von { $low } bis { $high }
error-set-name = { $name } ist kein Name: höchstens { $n } druckbare Zeichen, ohne Klammern
error-set-table = { $value } ist keine Tabelle mit Feldern
error-set-list = { $value } ist keine Liste
error-set-values = eine Punktereihe hat 1 bis { $n } Werte
error-set-deep = die Regeln sind zu tief verschachtelt
error-set-rule = { $value } ist nicht genau eine Regel
error-set-rule-lacks = bei { $rule } fehlt { $field }
error-set-rule-more = { $rule } braucht weniger Angaben
error-set-cannot = { $rule } geht nur mit { $what }
error-set-size = die Datei ist größer als { $n } Byte
error-set-file = weder TOML noch JSON: { $why }
error-set-species = 1 bis { $n } Arten
error-set-lacks = { $field } fehlt
error-set-some-tags = jede Kartenart einmal nennen, mindestens eine
error-set-removed-all = höchstens so viele, wie das Set Karten hat
error-set-room = zusammen zu viele { $what }: { $n }, höchstens { $most }
error-set-tags = mehr als { $n } Kartenarten
error-in-species = { $species }, { $field }: { $why }
error-in-field = { $field }: { $why }
error-in-line = Zeile { $line }: { $why }
error-set-taken = { $word } gibt es schon
error-set-host-tag = { $place } muss als Erstes genannt sein
error-set-not-host = diese Art gehört an einen Platz und ist kein Baum, Strauch oder Moor
error-set-tree-symbol = ein Baum braucht ein eigenes Symbol in 'symbols'
error-set-other-game = das gibt es im Spiel { $game } nicht
error-set-sets = Sammlungen von { $tag } zählen { $values }
error-set-removed = vier Zahlen: für 2, 3, 4 und 5 Spieler
error-set-card = { $card } ist keine Karte wie "2 gull@oak/limpet@birch"
error-set-halves = { $card }: eine Karte ist ein Baum, Strauch oder Moor, oder sie hat eine obere und eine untere oder zwei seitliche Hälften
error-set-cards = höchstens { $n } Karten
error-set-language = { $language } ist kein Sprachkürzel
error-set-colour = { $colour } ist keine Farbe wie #5a8f3c
error-set-of-other-game = ein eigenes Set ist für ein anderes Spiel
error-in-set = eigenes Set: { $why }
error-set-problems = { $path }: { $why } (und { $more } weitere; siehe '{ $command }')

## A page without a server

help-site = Spinney als einfache Dateien für jeden Webspace schreiben: Partien gegen Bots und an einem Gerät, Wertungsblock, Regeln und Karten, ohne Server.
option-site-folder = Der Ordner, in den geschrieben wird; er wird angelegt.
site-written = { $files } Dateien in { $folder }: Lege sie auf einen Webspace oder probiere sie mit „{ $command }“ aus
fail-not-built = die Oberfläche für den Browser ist noch nicht gebaut; „make setup“ baut sie

## Puzzles.

help-puzzles = Rätsel: ein Zug, eine beste Antwort. Neue machen oder die vorhandenen beweisen.
help-puzzles-make = Rätsel in Partien zwischen Bots finden: Stellungen, in denen ein Zug klar der beste ist. Jeder Zug wird vollständig durchsucht; derselbe Startwert findet dieselben Rätsel.
help-puzzles-check = Rätsel beweisen: Jeder Zug wird auf mehreren Kartenverteilungen noch einmal durchsucht. Ohne Datei: die von Spinney.
option-puzzles-count = Wie viele Rätsel, von jeder Art gleich viele.
option-puzzles-out = Wohin damit.
option-puzzles-path = Eine Datei von 'spinney puzzles make'.
progress-puzzles = Rätsel werden gesucht
progress-proving = Rätsel werden bewiesen
puzzles-written = { $n } Rätsel stehen in { $path }. Beweisen: { $command }
puzzles-proved = Alle { $n } Rätsel sind bewiesen.
fail-puzzles = { $wrong } von { $n } Rätsel stimmen nicht
error-not-puzzles = keine Datei mit Rätsel
error-no-puzzle = es gibt kein Rätsel { $puzzle }
error-puzzle-unclear = kein Zug ist klar der beste
error-puzzle-other-answer = der beste Zug ist { $worth } wert, der nächste { $next_best }
error-puzzle-line = der angegebene Zug ist { $worth } wert
