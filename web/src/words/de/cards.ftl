## Wie Karten und Standorte heißen.

card-either = { $first } oder { $second }
card-cost = Kosten { $cost }
card-leaf = Blatt { $leaves }
card-copies = { $n } im Stapel
card-guess = unsere beste Vermutung
card-slot-top = über { $host }
card-slot-bottom = unter { $host }
card-slot-left = links von { $host }
card-slot-right = rechts von { $host }
card-gain = { $sign ->
    [plus] plus { $n }
   *[minus] minus { $n }
}
card-stack = { $n } Karten
card-winters = { $n } von 3
