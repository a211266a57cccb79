## Wie Karten und Standorte heißen.

card-cost = Kosten { $cost }
card-leaf = Symbol { $leaves }
card-copies = { $n } im Stapel
card-guess = unsere beste Vermutung
card-name-ours = auf Deutsch nicht gedruckt: unsere Übersetzung
card-slot-top = { $host }, oben
card-slot-bottom = { $host }, unten
card-slot-left = { $host }, links
card-slot-right = { $host }, rechts
card-gain = { $sign ->
    [plus] plus { $n }
   *[minus] minus { $n }
}
card-stack = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
card-winters = { $n } von 3
card-bonus-if = Wenn jede Karte, mit der du bezahlst, { $leaf } zeigt:
card-now = Jetzt gelegt, am besten Platz:
card-now-none = Jetzt kein Platz dafür.

## The signs, each beside its sentence.

signs-title = Zeichen auf den Karten
signs-lead = Jedes Zeichen neben seinem Satz.
signs-parts = Woraus sie bestehen
signs-whole = Wie sie auf den Karten stehen
signs-link = Zeichen
signs-new = Neu auf deinen Karten
signs-known = Verstanden
