## Comment s’appellent les cartes et les hôtes.

card-either = { $first } ou { $second }
card-cost = coût { $cost }
card-leaf = feuille { $leaves }
card-copies = { $n } dans la pioche
card-guess = notre meilleure supposition
card-slot-top = au-dessus : { $host }
card-slot-bottom = au-dessous : { $host }
card-slot-left = à gauche : { $host }
card-slot-right = à droite : { $host }
card-gain = { $sign ->
    [plus] plus { $n }
   *[minus] moins { $n }
}
card-stack = { $n } cartes
card-winters = { $n } sur 3
