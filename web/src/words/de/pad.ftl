## Der Wertungsblock.

pad = Wertungsblock
pad-lead = Werte die Wälder auf eurem Tisch: ohne Rechnen, jeder Punkt mit Begründung. Auch offline.
pad-history = Verlauf
pad-go-on = Fortsetzen
pad-game = Spiel
pad-sets = Sets
pad-set-alpine = Alpin
pad-set-edge = Waldrand
pad-players = Spieler
pad-player = Spieler { $n }
pad-add-player = Spieler hinzufügen
pad-remove = { $name } entfernen
pad-start = Los
pad-result = Ergebnis
pad-won = { $n ->
    [one] { $names } gewinnt
   *[other] Gleichstand: { $names }
}
pad-here = { $n ->
    [one] { $n } Punkt an diesem Standort
   *[other] { $n } Punkte an diesem Standort
}
pad-host = Standort { $n }: { $card }
pad-new-host = Neu: Baum, Strauch oder Moor
pad-slot = { $card }: { $slot }
pad-duplicate = Noch eine davon
pad-another = Noch eine Karte auf diesen Platz
pad-take = Entfernen: { $card }
pad-at = An diesem Standort: { $card }
pad-all-slots = Alle Plätze
pad-leaf-other = anderes
pad-times = { $n }-mal { $card }
pad-begin = Beginnen mit: { $card }
pad-host-full = Mehr passt hier nicht. Wähle oben den nächsten Standort.
pad-instead = Statt: { $card }
pad-replace = Eine andere Karte statt: { $card }
pad-change = Ändern: { $card }
pad-questions = Noch offen
pad-leaves-lead = Wähle ein Baumsymbol, dann tippe auf jede Karte, die es zeigt.
pad-leaves-rest = { $n ->
    [one] Die andere Karte zeigt keines davon
   *[other] Die anderen { $n } zeigen keines davon
}
pad-at-host = an Standort { $n }
pad-nobody = Niemand hat mehr
pad-all-said = Alles beantwortet.
pad-done = Fertig
pad-offline = Offline
pad-unsent = { $n ->
    [one] eine Änderung noch nicht gesendet
   *[other] { $n } Änderungen noch nicht gesendet
}
pad-entering = { $name }: Eingabe auf einem anderen Handy
pad-enters-here = { $n ->
    [one] { $name } gibt hier Karten ein
   *[other] { $name } geben hier Karten ein
}
pad-other-phone = Ein anderes Handy
pad-search = Ein Teil des Namens
pad-nothing = Keine Karte heißt so.
pad-none-left = mehr gibt es nicht
pad-which-leaf = { $card }: Welches Baumsymbol?
pad-leaf-counts = Es zählt für: { $cards }.
pad-name = Name
pad-cave-card = Höhle
pad-no-cave-card = nicht gewählt
pad-most-linden = Hat jemand, der hier fehlt, mehr als { $n ->
    [one] { $n } Linde
   *[other] { $n } Linden
}?
pad-most-tree = Hat jemand, der hier fehlt, mehr als { $n ->
    [one] { $n } Baum
   *[other] { $n } Bäume
}?
pad-most-moor = Hat jemand, der hier fehlt, mehr als { $n ->
    [one] { $n } Moor
   *[other] { $n } Moore
}?
pad-most-rival = Höchste Zahl bei anderen
pad-less = Weniger
pad-more = Mehr
pad-problems = { $n ->
    [one] Eine Stelle zum Prüfen
   *[other] { $n } Stellen zum Prüfen
}
pad-problems-lead = Gewertet wird trotzdem. Tippe auf eine Zeile, um dorthin zu springen.
flag-solo = Den Solomodus gibt es nur in Dartmoor, für einen Spieler.
flag-cave-card-game = { $player }: Höhlenkarten gibt es nur in Dartmoor.
flag-cave-card = { $player }: Höhle { $number } gibt es nicht.
flag-cave-card-twice = { $player }: Höhle { $number } gehört schon jemand anderem.
flag-cards = { $used } Karten in Wäldern und Höhlen, diese Sets haben nur { $deck }.
flag-not-a-host = Standort { $host }: { $card } ist weder Baum noch Strauch noch Moor.
flag-slot = Standort { $host } hat keinen solchen Platz.
flag-place = Standort { $host }: { $card } gehört woandershin.
flag-species = Standort { $host }: eine unbekannte Karte.
flag-copies = { $card } gibt es nur { $copies }-mal.
flag-wrong-symbol = Keine Karte { $card } zeigt dieses Symbol.
flag-symbol = Standort { $host }: Welches Symbol zeigt { $card }? Es zählt für: { $because }.
flag-moor = Standort { $host }: { $card } liegt nur an einem Moor.
flag-bird = Standort { $host }: { $card } liegt nur neben einem anderen Vogel, einmal je Standort.
flag-sharing = Standort { $host }: { $card } kann diesen Platz nicht teilen mit: { $others }.
pad-impossible = So kann das auf keinem Tisch liegen:
pad-ahead = { $n ->
    [one] { $names } liegt vorn
   *[other] Bisher gleichauf: { $names }
}
pad-open = bis { $most }; { $what }
pad-up-to = bis { $n }
pad-open-leaves = { $n ->
    [one] ein Symbol offen
   *[other] { $n } Symbole offen
}
pad-open-questions = { $n ->
    [one] eine Frage offen
   *[other] { $n } Fragen offen
}
pad-say = Beantworten
pad-keep-open = Behalten, als unvollständig markiert
pad-keep = Ergebnis behalten
pad-kept = Behalten
pad-new = Weiteres Spiel werten
pad-together = Mehrere Handys
pad-live = Gemeinsam, live
pad-live-about = Alle geben ihren Wald auf dem eigenen Handy ein; der Stand ändert sich live.
pad-live-start = Für andere Handys öffnen
pad-live-join = Die anderen scannen das oder geben den Code ein.
pad-by-link = Ohne Server
pad-by-link-about = Dieser Link enthält den Wald selbst: Ein anderes Handy kann ihn in seinen Block aufnehmen.
pad-by-link-all = alle Wälder dieses Blocks
pad-gone = Diesen Block gibt es nicht
pad-join = Gemeinsam werten
pad-join-me = Meinen Wald eingeben
pad-join-code = Mit Code beitreten
pad-full = Es sind schon fünf Spieler da.
pad-only-look = Nur zuschauen
pad-not-yours = Dieser Wald wird auf einem anderen Handy eingegeben.
pad-look = Tippe auf einen Standort und dann auf eine Karte, um zu sehen, was sie bringt.
pad-link-brings = { $n ->
    [one] Dieser Link enthält einen Wald: { $names }.
   *[other] Dieser Link enthält { $n } Wälder: { $names }.
}
pad-link-add = In meinen Block aufnehmen
pad-link-new = Neuen Block damit beginnen
pad-link-broken = Dieser Link ist beschädigt: Vielleicht fehlt ein Stück. Lass ihn dir noch einmal geben.
pad-link-version = Dieser Link kommt von einer neueren Version von Spinney. Lade die Seite neu.
