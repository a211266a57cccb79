## Der Tisch.

clearing = Lichtung
clearing-of = { $n } von { $full }
clearing-empty = Die Lichtung ist leer.
deck = { $n ->
    [one] Stapel, noch { $n } Karte
   *[other] Stapel, noch { $n } Karten
}
tracker = Was noch kommen kann
tracker-about = { $n ->
    [one] { $n } Karte wurde
   *[other] { $n } Karten wurden
} noch nicht gesehen; { $deck ->
    [one] { $deck } Karte liegt
   *[other] { $deck } Karten liegen
} im Stapel. Die anderen sind auf der Hand, liegen verdeckt oder wurden entfernt: Mehr, als hier steht, kann nicht kommen.
tracker-leaves = Karten mit jedem Symbol
tracker-of = { $n } von { $all }
tracker-gone = Alle gesehen
winters-of = { $n } von { $of ->
    [one] { $of } Winter
   *[other] { $of } Wintern
}
draft = Draft
rivals = Mitspieler
players = Spieler
rival-open = { $name }: Wald öffnen
rival-away = offline
hand-count = Handkarten
cave-count = Karten in der Höhle
your-forest = Dein Wald
forest-open = Zeigen
forest-fit = Ganz zeigen
forest-smaller = Kleiner
forest-larger = Größer
forest-more = { $n ->
    [one] { $n } weiterer Platz
   *[other] { $n } weitere Plätze
}
forest-unfold = Standort { $n } ist voll: öffnen
forest-new = Hier auslegen
forest-new-gain = Hier auslegen, { $gain }
forest-empty = Hier steht noch kein Baum.
hand-of = { $n ->
    [one] Deine Hand, { $n } Karte
   *[other] Deine Hand, { $n } Karten
}
hand-empty = Deine Hand ist leer.
hand-by-kind = Nach Kategorie
hand-by-leaf = Nach Symbol
hand-by-cost = Nach Kosten
hand-by-synergy = Nach Punkten
draw-two = Zwei ziehen
draw-one = Noch eine ziehen
draw-may-be-last = vielleicht letzter Winter
sapling = Sprössling
you = Du
your-turn = Du bist dran
your-turn-short = Du
turn-of = { $name } ist dran
turn-number = Zug { $n }
connection-lost = Verbindung verloren, neuer Versuch
connection-lost-short = Offline
clock = Restzeit: { $time }
undo = Rückgängig
undo-asks = Verdeckte Karten wurden aufgedeckt: Die anderen werden gefragt
undo-laid = { $card }
undo-laid_face_down = verdeckt
undo-taken = nehmen: { $card }
undo-drawn = ziehen
undo-caved = in die Höhle legen
undo-discarded = ablegen
undo-declined = verzichten
undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Einverstanden
undo-disagree = Nein
undo-waiting = Die anderen müssen zustimmen.
hint = Tipp
hint-thinking = Der Coach denkt nach …
hint-number = { $n } von { $of }
hint-better = Die Wahl davor
hint-other = Die nächste Wahl
hint-chance = Siegchance
hint-behind = { $n ->
    [one] Punkt Rückstand am Ende
   *[other] Punkte Rückstand am Ende
}
hint-ahead = { $n ->
    [one] Punkt Vorsprung am Ende
   *[other] Punkte Vorsprung am Ende
}
log = Verlauf
log-since = Seit deinem letzten Zug
log-earlier = Vorher
log-newest = Was geschah, das Neueste zuerst
log-nothing = Noch nichts Neues.
log-say = Etwas sagen
log-joined = { $you ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
}
log-renamed = Neuer Name: { $text }.
log-left = { $you ->
    [yes] Du gehst.
   *[no] { $name } geht.
}
log-bot = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $seat }.
}
log-back = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $seat } spielt wieder selbst.
}
log-started = { $resumed ->
    [yes] Das gespeicherte Spiel geht hier weiter.
   *[no] Das Spiel beginnt.
}
log-undone = { $you ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { $name } nimmt einen Zug zurück.
}
log-undo_asked = { $you ->
    [yes] Du möchtest einen Zug zurücknehmen.
   *[no] { $name } möchte einen Zug zurücknehmen.
}
log-undo_refused = { $you ->
    [yes] Du bist nicht einverstanden.
   *[no] { $name } ist nicht einverstanden.
}
log-timed_out = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Zeit abgelaufen: { $seat }.
}
log-said = { $name }: { $text }
log-rematch = Das nächste Spiel ist bereit.
score-of = { $you ->
    [yes] Deine Punkte
   *[no] { $name }: Punkte
}
score-open = Punkte ansehen
score-now = Zählt jetzt
category-tree = Bäume
category-shrub = Sträucher
category-moor = Moore
category-top = Oben
category-side = Seiten
category-bottom = Unten
category-cave = Höhle
solo = Herausforderung
solo-goal = Ziel
solo-points = Punkte
automa = Automa
automa-waits = Nach jedem deiner Züge deckt der Automa eine Karte auf.
stage-paid = bezahlt mit
card-unknown = eine Karte
curtain = Gib das Gerät an { $name }
curtain-ready = Ich bin bereit
hand-over = Weitergeben
sound = Ton
table-code = Tisch
copy-link = Link kopieren
copied = Kopiert
deal-chosen = Die Kartenverteilung dieses Tisches wurde gewählt, nicht zufällig.
deal-repeated = Diese Kartenverteilung wurde schon einmal gespielt.
deal-imported = Dieses Spiel wurde importiert.
bot-mine = { $you ->
    [yes] Bot für mich spielen lassen
   *[no] Bot für { $name } spielen lassen
}
bot-back = Vom Bot übernehmen
bot-for = { $name } ist offline: Bot spielen lassen
rules = Regeln
all-cards = Alle Karten
leave-table = Tisch verlassen
prompt-connecting = Einen Moment …
prompt-over = Das Spiel ist aus
prompt-scores = Ergebnis ansehen
prompt-turn = Du bist dran
prompt-turn-how = Wähle eine Karte oder ziehe zwei
prompt-turn-full = Wähle eine Karte: Deine Hand ist voll, du kannst nicht ziehen
prompt-stuck = Du kannst weder ziehen noch spielen
prompt-go-on = Weiter
prompt-second = Zieh eine zweite Karte
prompt-hand = Hand { $n } von { $most }
prompt-choose-slot = Wähle einen Platz
prompt-preview = Hier könnte sie hin
prompt-pay = Zahle { $n }
prompt-place = Auslegen
prompt-face-down = Verdeckt auslegen
prompt-which-down = Welche Karte legst du verdeckt?
prompt-side-alone = für sich
prompt-side-top = oben
prompt-side-bottom = unten
prompt-side-left = links
prompt-side-right = rechts
prompt-costs = Kostet { $n }
prompt-too-dear = Zu wenige Karten: Diese kostet { $n }
prompt-no-place = Sie hat gerade keinen Platz
prompt-paid = { $n } von { $most } gewählt
prompt-picked = { $n } von { $most }
prompt-bonus = Bonus verdient
prompt-no-bonus = kein Bonus
prompt-may-be-last = vielleicht letzter Winter
prompt-place-it = Auslegen
prompt-done = Fertig
prompt-skip = Verzichten
prompt-no-more = Keine mehr
prompt-use = Ja
prompt-waiting = { $name } ist dran. Du kannst schauen, wohin deine Karten passen.
prompt-handed = Dein Zug ist zu Ende. { $name } ist dran.
prompt-watching = { $name } wählt. Du schaust zu.
prompt-away = Keine Verbindung
prompt-away-how = Setz deinen letzten Zug auf diesem Gerät fort. Der Tisch wartet auf dich.
prompt-away-soon = Einen Moment …
play-on-here = Hier weiterspielen
