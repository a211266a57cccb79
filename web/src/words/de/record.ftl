## Die eigene Bilanz auf diesem Gerät.

record-title = Deine Bilanz
record-about = Was du auf diesem Gerät gespielt hast. Es bleibt hier, außer du sicherst es in einer Datei.
record-empty = Spiel ein Spiel zu Ende, dann steht es hier.
record-games = Spiele
record-streak = Tagesspiele in Folge
record-medals = Medaillen
record-puzzles = Gelöste Rätsel
record-by-level = Nach Gegner
record-against = Gegen
record-others = Menschen und andere
record-solo = Solo
record-best = Beste Wälder
record-species = Arten mit den meisten Punkten
record-together = Sätze
record-export = In einer Datei sichern
record-import = Aus einer Datei hinzufügen
record-imported = { $n ->
    [one] { $n } Spiel hinzugefügt.
   *[other] { $n } Spiele hinzugefügt.
}
record-unreadable = Das ist keine Datei mit einer Bilanz.
record-level-why = Auf dieser Stufe hast du { $won } deiner letzten { $n } Spiele gewonnen.
record-level-try = Probier „{ $level }“

## Das Tagesspiel.

daily-title = Tagesspiel
daily-about = Dieselbe Kartenverteilung für alle, jeden Tag um Mitternacht UTC eine neue. Dein erstes Spiel am Tag zählt.
daily-play = Heutiges Spiel spielen
daily-again = Noch einmal spielen
daily-points = Heute: { $points }
daily-again-about = Noch einmal gespielt zählt es nicht noch einmal.
daily-best = Die Besten heute
daily-nobody = Noch hat es niemand zu Ende gespielt.
daily-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
end-deal-daily = Tagesspiel vom { $date }
