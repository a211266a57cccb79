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

record-daily = Tagesspiele
record-daily-older = Ältere

account-title = Auf ein anderes Gerät mitnehmen
account-about = { $n } Wörter bringen deine Bilanz und deine Plätze an offenen Tischen von Gerät zu Gerät. Sie entstehen hier, und hier wird alles verschlüsselt: Wer diesen Server betreibt, kann es nicht lesen. Es gibt keine E-Mail und ohne die Wörter keinen Zugang. Nach { $days } Tagen ohne Gebrauch vergisst der Server es.
account-make = Meine Wörter erzeugen
account-have = Ich habe Wörter
account-label = Deine { $n } Wörter, der Reihe nach
account-enter = Hierher bringen
account-back = Zurück
account-keep = Schreib diese { $n } Wörter auf und gib sie auf deinem anderen Gerät ein. Wer sie hat, hat deine Bilanz und deine Plätze.
account-hide = Ich habe sie
account-copy = Kopieren
account-show = Meine Wörter zeigen
account-sync = Jetzt abgleichen
account-leave = Auf diesem Gerät verlassen
account-delete = Auf dem Server löschen
account-sure = Auf dem Server löschen? Jedes Gerät behält, was es hat.
account-anew = Wieder dort aufbewahren
account-on = Dieses Gerät folgt deinen Wörtern. Zuletzt abgeglichen: { $when }.
account-unreachable = Der Server antwortet gerade nicht; es geht weiter, sobald er es tut.
account-gone = Der Server hat deine Bilanz nicht mehr: Sie wurde von einem anderen Gerät aus gelöscht oder lange nicht gebraucht. Dieses Gerät hat noch alles.
account-arrived = Alles ist da. Dieses Gerät folgt jetzt deinen Wörtern.
account-left = Dieses Gerät behält, was es hat, und hat die Wörter vergessen.
account-deleted = Auf dem Server ist es gelöscht. Dieses Gerät behält, was es hat.
account-unknown = Dieser Server kennt zu diesen Wörtern nichts.
account-wrong-unknown = „{ $word }“ ist keines der Wörter.
account-wrong-count = { $n ->
    [one] Das ist ein Wort; fünfzehn sollten es sein.
   *[other] Das sind { $n } Wörter; fünfzehn sollten es sein.
}
account-wrong-check = Eines der Wörter stimmt nicht, oder zwei sind vertauscht.
account-insecure = Deine Bilanz lässt sich auf ein anderes Gerät mitnehmen, aber nur über eine verschlüsselte Verbindung (https).
