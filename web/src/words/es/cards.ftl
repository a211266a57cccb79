## Cómo se llaman las cartas y los hábitats.

card-either = { $first } o { $second }
card-cost = coste { $cost }
card-leaf = hoja de { $leaves }
card-copies = { $n } en el mazo
card-guess = nuestra mejor suposición
card-slot-top = encima de { $host }
card-slot-bottom = debajo de { $host }
card-slot-left = a la izquierda de { $host }
card-slot-right = a la derecha de { $host }
card-gain = { $sign ->
    [plus] más { $n }
   *[minus] menos { $n }
}
card-stack = { $n } cartas
card-winters = { $n } de 3
