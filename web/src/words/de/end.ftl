## Wenn ein Spiel zu Ende ist: Ergebnis, Punkte, Verlauf, Wiedergabe, das nächste Spiel.

end-parts = Abschnitte dieser Seite
end-tab-scores = Wertung
end-tab-review = Rückblick
end-tab-replay = Wiedergabe
end-loading = Einen Moment …

## Wer gewonnen hat

end-you = Du
end-player = Spieler { $n }
end-you-win = Du gewinnst mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung
end-win = { $name } gewinnt mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung
end-you-share = Du teilst dir den Sieg mit { $names }
end-share = { $names } teilen sich den Sieg
end-solo-won = { $medal ->
    [gold] Du gewinnst die Goldmedaille
    [silver] Du gewinnst die Silbermedaille
   *[bronze] Du gewinnst die Bronzemedaille
}
end-solo-lost = Diesmal nicht
end-place = { $n }.
end-with = { $game } mit { $sets }
end-solo = solo
end-players = { $n } Spieler
end-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
end-draft = mit Draft
end-deal-chosen = gewählte Kartenverteilung
end-deal-repeated = dieselbe Kartenverteilung
end-deal-imported = importiertes Spiel

## Die Soloaufgabe

end-challenge = Herausforderung
end-medal-points = { $medal ->
    [gold] Punkte für Gold
    [silver] Punkte für Silber
   *[bronze] Punkte für Bronze
}
end-of = { $now } von { $all }
end-met = erreicht
end-missed = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}

## Der Wertungsbogen

end-sheet = Punkte aller Spieler
end-rows = Reihenfolge der Zeilen
end-by-kind = Nach Kategorie
end-by-species = Nach Art
end-sort = { $name }: nach diesen Punkten sortieren
end-most = (am meisten)
end-line-butterfly_sets = Schmetterlingssets
end-line-dragonfly_sets = Libellensets
end-line-cave = Höhle
end-line-cave_card = Höhlenkarte
end-forests = Alle Wälder
end-your-forest = Dein Wald
end-forest-of = { $name }: Wald
end-whose = Wessen Wald
end-way-points = Nach Punkten
end-way-tree = Nach Baum
end-way-kind = Nach Kategorie
end-together = Gemeinsam gezählte Punkte

## Der Verlauf

end-points = Punkte
end-points-label = Punkte aller Spieler, Zug um Zug
end-turn-axis = Zug
end-turn = Zug { $n }
end-turn-of = Zug { $n } von { $all }
end-turn-player = Zug { $n }: { $name }
end-turn-of-player = Zug { $n } von { $all }: { $name }
end-setup = Aufbau
end-turn-choose = Zug
end-winter = { $n }. Winter
end-winter-short = { $n }.
end-winters = { $n ->
    [0] Noch kein Winter
    [one] { $n } Winter ist da
   *[other] { $n } Winter sind da
}
end-as-table = Als Tabelle zeigen
end-see-turn = { $n ->
    [0] Aufbau ansehen
   *[other] Zug { $n } ansehen
}

## Der Coach

end-chance = Siegchance
end-chance-about = Die Schätzung des Coachs vor jedem Zug: Er kennt alle Hände, aber nicht den Stapel.
end-chance-label = Siegchance aller Spieler, Zug um Zug
end-chance-moves = { $name }: { $before } davor, { $after } danach
end-review-ask = Spiel analysieren
end-review-about = Der Coach sieht sich jeden Zug an. Er zeigt, wer wann vorne lag, wo das Spiel gekippt ist und welche Entscheidungen Punkte gekostet haben.
end-review-works = Der Coach sieht sich jeden Zug an
end-review-part = { $part } fertig
end-review-done = Der Rückblick ist da.
end-review-solo = Ein Solospiel hat keine Gegner zum Vergleichen, darum hat der Coach nichts zu sagen.
end-review-onlooker = Nur wer an diesem Tisch saß, kann den Coach fragen. Mit dem gespeicherten Spiel geht es an einem eigenen Tisch.
end-review-off = An diesem Tisch wurde ohne Coach gespielt.
end-turning = Wendepunkte
end-turning-about = Wo sich die Chancen am stärksten verschoben
end-turning-none = Kein einzelner Zug hat dieses Spiel entschieden.
end-costly = Teure Entscheidungen
end-costly-about = Was der Coach lieber getan hätte
end-costly-none = Keine Entscheidung war klar schlechter als die des Coachs.
end-chosen = Gewählt
end-better = Besser
end-why = Warum
end-play-on = Von hier weiterspielen
end-puzzle = Als Rätsel
end-costly-wait = Deine eigenen Züge kommen zuerst.
end-cost = { $n ->
    [0] Kostete { $points } ± { $error } Punkte.
    [one] Kostete { $points } ± { $error } Punkte und { $n } Prozentpunkt Siegchance.
   *[other] Kostete { $points } ± { $error } Punkte und { $n } Prozentpunkte Siegchance.
}
end-judged = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}, { $points } Punkte durch die teuren verloren

## Die Wiedergabe

end-play = Abspielen
end-pause = Anhalten
end-previous = Voriger Zug
end-next-turn = Nächster Zug
end-next-winter = Nächster Winter
end-clearing = Lichtung
end-hand = Hand
end-cave = Höhle
end-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
end-happened = Was geschah
end-no-forest = Hier wächst noch nichts.

## Noch einmal, und anderen davon erzählen

end-rematch = Revanche
end-same-deal = Dieselben Karten noch einmal
end-next = Zum nächsten Spiel
end-next-watch = Beim nächsten Spiel zuschauen
end-next-there = Das nächste Spiel ist bereit.
end-new-game = Neues Spiel
end-look = Tisch ansehen
end-save = Spiel speichern
end-share-result = Teilen
end-scored = { $place } { $name }: { $points }
end-send = Bild teilen
end-save-picture = Bild speichern
end-copy-text = Als Text kopieren
end-copy-link = Link kopieren
end-copied = Kopiert.
end-not-copied = Der Browser erlaubt das Kopieren nicht.
