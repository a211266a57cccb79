## Come si chiamano le carte e gli habitat.

card-cost = costo { $cost }
card-leaf = simbolo di { $leaves }
card-copies = { $n } nel mazzo
card-guess = la nostra migliore ipotesi
card-name-ours = non stampato in italiano: nostra traduzione
card-slot-top = sopra { $host }
card-slot-bottom = sotto { $host }
card-slot-left = a sinistra di { $host }
card-slot-right = a destra di { $host }
card-gain = { $sign ->
    [plus] più { $n }
   *[minus] meno { $n }
}
card-stack = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
card-winters = { $n } di 3
card-bonus-if = Se ogni carta con cui paghi mostra { $leaf }:
card-now = Giocata ora, nel posto migliore:
card-now-none = Ora non c’è posto.

## The signs, each beside its sentence.

signs-title = I segni sulle carte
signs-lead = Ogni segno accanto alla sua frase.
signs-parts = Di che cosa sono fatti
signs-whole = Come sono sulle carte
signs-link = Segni
signs-new = Nuovo sulle tue carte
signs-known = Capito
