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
pad-slot = { $card }: { $slot }
pad-duplicate = Noch einmal dasselbe
pad-another = Noch eine Karte auf diesen Platz
pad-take = { $card } entfernen
pad-at = An diesem Wirt: { $card }
pad-all-slots = Alle Plätze
pad-leaf-other = anderes
pad-times = { $n }-mal { $card }
pad-begin = { $card } beginnen
pad-host-full = Mehr passt hier nicht. Wähle oben den nächsten Wirt.
pad-instead = Statt { $card }
pad-replace = Eine andere Karte statt { $card }
pad-change = { $card } ändern
pad-questions = Was noch offen ist
pad-leaves-lead = Wähle ein Blatt, dann tippe auf jede Karte, die es zeigt.
pad-leaves-rest = { $n ->
    [one] Die andere Karte zeigt keines davon
   *[other] Die anderen { $n } zeigen keines davon
}
pad-at-host = an Wirt { $n }
pad-nobody = Niemand hat mehr
pad-all-said = Nichts ist offen.
pad-done = Fertig
pad-offline = Offline
pad-unsent = { $n ->
    [one] eine Änderung noch nicht gesendet
   *[other] { $n } Änderungen noch nicht gesendet
}
pad-entering = { $name } wird auf einem anderen Handy eingegeben
pad-search = Ein Teil des Namens
pad-nothing = Keine Karte heißt so.
pad-none-left = mehr gibt es nicht
pad-which-leaf = Welches Blatt zeigt sie: { $card }?
pad-leaf-counts = Es zählt für: { $cards }.
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
pad-impossible = So kann das auf keinem Tisch liegen:
pad-ahead = { $n ->
    [one] { $names } liegt vorn
   *[other] Bisher gleichauf: { $names }
}
pad-open = bis { $most }; { $what }
pad-up-to = bis { $n }
pad-open-leaves = { $n ->
    [one] ein Blatt offen
   *[other] { $n } Blätter offen
}
pad-open-questions = { $n ->
    [one] eine Frage offen
   *[other] { $n } Fragen offen
}
pad-say = Beantworten
pad-keep-open = Behalten, als offen markiert
pad-keep = Ergebnis behalten
pad-kept = Behalten
pad-new = Weiteres Spiel werten
pad-together = Mehrere Handys
pad-live = Gemeinsam, live
pad-live-about = Alle geben ihren Wald auf dem eigenen Handy ein; der Stand ist live.
pad-live-start = Für andere Handys öffnen
pad-live-join = Die anderen scannen das oder geben den Code ein.
pad-by-link = Ohne Server
pad-by-link-about = Dieser Link enthält den Wald selbst: Ein anderes Handy kann ihn in seinen Block aufnehmen.
pad-by-link-all = alle Wälder dieses Blocks
pad-gone = Diesen Block gibt es nicht
pad-join = Gemeinsam werten
pad-join-me = Meinen Wald eingeben
pad-join-code = Mit Code dazukommen
pad-full = Es sind schon fünf Personen da.
pad-only-look = Nur ansehen
pad-not-yours = Dieser Wald wird auf einem anderen Handy eingegeben.
pad-look = Tippe auf einen Wirt und dann auf eine Karte, um zu sehen, was sie zählt.
pad-link-brings = { $n ->
    [one] Dieser Link bringt einen Wald: { $names }.
   *[other] Dieser Link bringt { $n } Wälder: { $names }.
}
pad-link-add = In meinen Block aufnehmen
pad-link-new = Neuen Block damit beginnen
pad-link-broken = Dieser Link ist beschädigt: Vielleicht fehlt ein Stück. Lass ihn dir noch einmal geben.
pad-link-version = Dieser Link kommt von einer neueren Version von Spinney. Lade die Seite neu.
