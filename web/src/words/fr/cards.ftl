## Comment s’appellent les cartes et les hôtes.

card-cost = coût { $cost }
card-leaf = icône { $leaves }
card-copies = { $n } dans la pioche
card-guess = notre meilleure supposition
card-name-ours = non imprimé en français : notre traduction
card-slot-top = au-dessus : { $host }
card-slot-bottom = au-dessous : { $host }
card-slot-left = à gauche : { $host }
card-slot-right = à droite : { $host }
card-gain = { $sign ->
    [plus] plus { $n }
   *[minus] moins { $n }
}
card-stack = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
card-winters = { $n } sur 3
card-bonus-if = Si chaque carte avec laquelle tu paies montre { $leaf } :
card-now = Posée maintenant, à la meilleure place :
card-now-none = Pas de place pour elle maintenant.

## The signs, each beside its sentence.

signs-title = Les signes des cartes
signs-lead = Chaque signe à côté de sa phrase.
signs-parts = De quoi ils sont faits
signs-whole = Comme ils sont sur les cartes
signs-link = Signes
signs-new = Nouveau sur tes cartes
signs-known = Compris
