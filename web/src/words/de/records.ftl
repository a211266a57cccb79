## Partien, die mit dem Block gewertet und auf diesem Gerät aufgehoben wurden, und was man mit ihnen machen kann.

records-title = Gewertete Partien
records-all = Alle Partien
records-empty = Partien, die du hier wertest, bleiben auf diesem Gerät: Ergebnisse, Wälder und Statistiken.
records-start = Eine Partie werten
records-offline = Läuft offline

## Welche

records-show = Was gezeigt wird
records-games = Partien
records-stats = Statistik
records-both = Beide Spiele
records-how-many = Anzahl der Spieler
records-any-count = { $from }–{ $to } Spieler
records-with = Partien mit
records-count = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
records-none = Keine passende Partie.

## Eine davon

records-alone = { $name } holt { $points }
records-forests = Wälder ansehen
records-share = Teilen
records-delete = Löschen
records-deleted = Die Partie vom { $date } ist gelöscht.
records-undo = Rückgängig

## Was sie zusammen verraten

records-players = Spieler
records-player = Spieler
records-wins = Siege
records-average = Schnitt
records-best = Rekord
records-course = Punkte von Partie zu Partie
records-trend = Linie: Schnitt aus { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
records-date = Datum
records-distribution = Verteilung der Punkte
records-bin = { $from } bis { $to } Punkte: { $n }-mal
records-by-game = Nach Spiel
records-game = Spiel
records-winning = Ø Siegpunktzahl
records-by-kind = Punkte im Schnitt nach Kategorie

## Dateien

records-files = Dateien
records-files-about = Die Partien liegen nur auf diesem Gerät. Speichere sie als Datei, damit sie nicht verloren gehen oder um sie auf ein anderes Gerät mitzunehmen. Beim Hinzufügen werden Partien übersprungen, die schon da sind.
records-save-all = Alle Partien speichern
records-save-json = Partie speichern
records-save-csv = Als Tabelle speichern (CSV)
records-add = Partien aus einer Datei hinzufügen
records-added = { $n ->
    [0] Keine neuen Partien.
    [one] { $n } Partie hinzugefügt.
   *[other] { $n } Partien hinzugefügt.
}{ $known ->
    [0] { "" }
    [one] { " " }{ $known } war schon da.
   *[other] { " " }{ $known } waren schon da.
}
records-unreadable-text = { $name } lässt sich nicht lesen: Die Datei ist beschädigt oder enthält keine gewerteten Partien.
records-unreadable-kind = { $name } enthält keine gewerteten Partien.
records-unreadable-version = { $name } stammt aus einer neueren Version von Spinney. Lade diese Seite neu und versuche es noch einmal.
records-unreadable-damaged = { $name } ist bei Partie { $n } beschädigt. Es wurde nichts hinzugefügt.
records-bgstats = An BG Stats senden
records-bgstats-file = Für BG Stats speichern

## QR-Codes

records-qr-long = Das ist zu viel für einen QR-Code.
records-scan = QR-Code scannen
records-scan-about = Halte den QR-Code des anderen Geräts vor die Kamera.
records-scan-camera = Bild der Kamera
records-scan-failed = Die Kamera lässt sich nicht benutzen. Scanne den Code stattdessen mit der Kamera-App deines Handys; sie öffnet den Link.
