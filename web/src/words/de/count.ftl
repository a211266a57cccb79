## Der Wertungsblock nach Anzahl: wie viele Karten jeder Art, und was davon abhängt, wo sie liegen.

count = Werten nach Anzahl
count-mode = Nach Anzahl
count-laid-mode = Karte für Karte
count-lead = Gib ein, wie oft du jede Karte hast. Wo eine Karte liegt, wird nur gefragt, wenn es darauf ankommt.
count-empty = Tippe unten jede Karte so oft an, wie du sie hast. Zähle alle Bäume, Sträucher und Moore mit, auch die ohne Punkte.
count-cards = Karten
count-places = Wo sie liegen
count-more = Eine mehr: { $card }
count-less = Eine weniger: { $card }
count-number = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-said = { $card }: { $n }, zusammen { $points }
count-in-sets = zählt in Sets
count-why-each = { $n } × { $reason }
count-why-sum = zusammen { $n }
count-why-met = { $n ->
    [1] { $met ->
        [0] nicht erfüllt
       *[other] erfüllt
    }
   *[other] { $met } von { $n }
}
count-open = { $n ->
    [one] Eine Frage ist offen
   *[other] { $n } Fragen sind offen
}
count-yes = Ja
count-no = Nein
count-range = { $min } bis { $max }
count-so-many = { $n ->
    [one] Es ist { $n }
   *[other] Es sind { $n }
}

## Die Fragen; die Karte, um die es geht, steht daneben.

count-ask-cards-at = { $n ->
    [one] Wie viele Karten liegen an diesem Baum, auf allen Seiten zusammen?
   *[other] Wie viele Karten liegen an diesen { $n } Bäumen zusammen?
}
count-ask-own-leaf = { $n ->
    [one] Wie viele Karten zeigen dasselbe Symbol wie diese, sie selbst mitgezählt?
   *[other] Für jede dieser { $n }: Wie viele Karten zeigen ihr Symbol, sie selbst mitgezählt? Zähle alles zusammen.
}
count-ask-on = { $n ->
    [one] Liegt diese Karte { $on }?
   *[other] Wie viele dieser { $n } liegen { $on }?
}
count-ask-full = { $n ->
    [one] Ist dieser Baum vollständig belegt?
   *[other] Wie viele dieser { $n } sind vollständig belegt?
}
count-ask-at-full = { $n ->
    [one] Liegt diese Karte an einem vollständig belegten Baum oder Strauch?
   *[other] Wie viele dieser { $n } liegen an einem vollständig belegten Baum oder Strauch?
}
count-ask-paired = Wie viele dieser { $n } teilen sich einen Platz mit einer anderen?
count-ask-beside-bat = { $n ->
    [one] Liegt diese Karte an einem Baum mit einer Fledermaus?
   *[other] Wie viele dieser { $n } liegen an einem Baum mit einer Fledermaus?
}
count-ask-alone = { $n ->
    [one] Ist das die einzige Karte an ihrem Baum oder Strauch?
   *[other] Wie viele dieser { $n } sind die einzige Karte an ihrem Baum oder Strauch?
}
count-ask-full-trees = { $n ->
    [one] Ist der Baum vollständig belegt?
   *[other] Wie viele der { $n } Bäume sind vollständig belegt?
}
count-ask-below-trees = { $n ->
    [one] Liegt die untere Karte an einem Baum, nicht an einem Strauch?
   *[other] Wie viele der { $n } unteren Karten liegen an Bäumen, nicht an Sträuchern?
}
count-ask-bees = { $n ->
    [one] Liegt diese Karte an einem Baum, nicht an einem Strauch?
   *[other] Wie viele dieser { $n } liegen an Bäumen, nicht an Sträuchern?
}
count-ask-bees-at = { $n ->
    [one] Liegt diese Karte an diesem Baum: { $host }?
   *[other] Wie viele dieser { $n } liegen an diesem Baum: { $host }?
}
count-ask-leaves = { $n ->
    [one] Wie viele Karten zeigen dieses Symbol: { $leaves }?
   *[other] Wie viele Karten zeigen eines dieser Symbole: { $leaves }?
}
count-ask-doubled = { $n ->
    [one] Liegt diese Karte an diesem Moor: { $host }?
   *[other] Wie viele dieser { $n } liegen an diesem Moor: { $host }?
}
