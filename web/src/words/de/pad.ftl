## Der Wertungsblock.

pad = Wertungsblock
pad-lead = Werte die Wälder auf eurem Tisch: ohne Rechnen, jeder Punkt mit Begründung. Auch ohne Verbindung.
pad-history = Verlauf
pad-go-on = Weitermachen
pad-game = Spiel
pad-sets = Sets
pad-set-alpine = Alpin
pad-set-edge = Waldrand
pad-players = Personen
pad-player = Person { $n }
pad-add-player = Person hinzufügen
pad-remove = { $name } entfernen
pad-start = Los
pad-result = Ergebnis
pad-won = { $n ->
    [one] { $names } gewinnt
   *[other] Gleichstand: { $names }
}
pad-here = { $n } an diesem Wirt
pad-host = Wirt { $n }: { $card }
pad-new-host = Ein neuer Baum, Strauch oder Moor
pad-next-host = Nächster Wirt
pad-slot = { $card }: { $slot }
pad-duplicate = Noch einmal dasselbe
pad-take = { $card } entfernen
pad-search = Ein Teil des Namens
pad-nothing = Keine Karte heißt so.
pad-none-left = mehr gibt es nicht
pad-asks-leaf = fragt nach dem Blatt
pad-which-leaf = Welches Blatt zeigt sie: { $card }?
pad-leaf-counts = Es zählt für: { $cards }.
pad-leaf-unknown = Weiß ich nicht
pad-name = Name
pad-cave-card = Höhle
pad-no-cave-card = nicht gewählt
pad-most-linden = Hat jemand, der hier fehlt, mehr als { $n } Linden?
pad-most-tree = Hat jemand, der hier fehlt, mehr als { $n } Bäume?
pad-most-moor = Hat jemand, der hier fehlt, mehr als { $n } Moore?
pad-most-rival = Das meiste bei anderen
pad-less = Weniger
pad-more = Mehr
pad-problems = { $n ->
    [one] Eine Sache zum Nachsehen
   *[other] { $n } Sachen zum Nachsehen
}
pad-problems-lead = Gewertet wird trotzdem. Tippe auf eine Zeile, um hinzukommen.
flag-solo = Der Solomodus ist für eine Person in Dartmoor.
flag-cave-card-game = { $player }: Höhlenkarten gibt es nur in Dartmoor.
flag-cave-card = { $player }: Höhle { $number } gibt es nicht.
flag-cave-card-twice = { $player }: Höhle { $number } gehört schon jemandem.
flag-cards = { $used } Karten in Wäldern und Höhlen, diese Sets haben nur { $deck }.
flag-not-a-host = Wirt { $host }: { $card } ist weder Baum noch Strauch noch Moor.
flag-slot = Wirt { $host } hat keinen solchen Platz.
flag-place = Wirt { $host }: { $card } gehört woandershin.
flag-species = Wirt { $host }: eine unbekannte Karte.
flag-copies = { $card } gibt es nur { $copies }-mal.
flag-wrong-symbol = Keine Karte { $card } zeigt dieses Blatt.
flag-symbol = Wirt { $host }: Welches Blatt zeigt { $card }? Es zählt für { $because }.
flag-moor = Wirt { $host }: { $card } liegt nur an einem Moor.
flag-bird = Wirt { $host }: { $card } liegt nur neben einem anderen Vogel, einmal je Wirt.
flag-sharing = Wirt { $host }: { $card } kann den Platz nicht mit { $others } teilen.
