## Cómo se llaman las cartas y los terrenos.

card-cost = coste { $cost }
card-leaf = símbolo de { $leaves }
card-copies = { $n } en el mazo
card-guess = nuestra mejor suposición
card-name-ours = no impreso en español: traducción nuestra
card-slot-top = encima de { $host }
card-slot-bottom = debajo de { $host }
card-slot-left = a la izquierda de { $host }
card-slot-right = a la derecha de { $host }
card-gain = { $sign ->
    [plus] más { $n }
   *[minus] menos { $n }
}
card-stack = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
card-winters = { $n } de 3
card-bonus-if = Si todas las cartas con las que pagas muestran { $leaf }:
card-now = Colocada ahora, en el mejor espacio:
card-now-none = Ahora no tiene espacio.

## The signs, each beside its sentence.

signs-title = Los signos de las cartas
signs-lead = Cada signo junto a su frase.
signs-parts = De qué están hechos
signs-whole = Como están en las cartas
signs-link = Signos
signs-new = Nuevo en tus cartas
signs-known = Entendido
