## Die Kartengalerie.

gallery-title = Karten
gallery-count = { $all ->
    [one] { $all } Art
   *[other] { $all } Arten
}
gallery-some = { $shown } von { $all } Arten
gallery-search = Suchen
gallery-game = Spiel
gallery-set = Set
gallery-leaf = Baumsymbol
gallery-type = Typ
gallery-sort = Reihenfolge
gallery-sort-printed = Wie in der Schachtel
gallery-sort-name = Nach Namen
gallery-sort-cost = Nach Kosten
gallery-sort-copies = Nach Anzahl
gallery-group-tree = Bäume
gallery-group-shrub = Sträucher
gallery-group-moor = Moore
gallery-group-top = Oben
gallery-group-bottom = Unten
gallery-group-side = Links oder rechts
gallery-none = Keine Art passt.
gallery-clear = Alle zeigen
gallery-failed = Die Karten konnten nicht geladen werden.
gallery-printed = Gezeigt mit
gallery-guesses = Vermutungen
gallery-guesses-note = Arten, Anzahlen, Kosten und Punktwerte von Dartmoor sind belegt. Was Esche, Bächlein, Fasan und Decken­moor zählen, ist nur aus Zähl-Apps bekannt. Was einige Karten tun, welche Hälften auf einer Karte stehen und welches Baumsymbol eine Hälfte zeigt, ist nicht vollständig bekannt. Wo wir vermuten mussten, steht es auf der Karte.
gallery-names-note = Ein Name mit * ist auf Deutsch nicht gedruckt: Er ist unsere Übersetzung.
gallery-rules = Regeln
gallery-about = Über Spinney

## Hilfe zu Zeichen und Symbolen.

help-text-counted = Ein Kartentyp. Andere Karten zählen ihn, ziehen für ihn oder legen ihn kostenlos.
help-text-type = { $cards ->
    [one] Hier: { $species ->
        [one] { $species } Art
       *[other] { $species } Arten
    }, { $cards } Karte.
   *[other] Hier: { $species ->
        [one] { $species } Art
       *[other] { $species } Arten
    }, { $cards } Karten.
}
help-text-leaf = { $n ->
    [one] Das Baumsymbol auf { $n } Karte.
   *[other] Das Baumsymbol auf { $n } Karten.
} Zeigt jede Karte, mit der du bezahlst, das Symbol der gespielten Hälfte, bekommst du deren Bonus.
help-text-tag-tree = Ein Standort mit einem Platz an jeder seiner vier Seiten. Legst du ihn, kommt die oberste Karte des Stapels in die Lichtung.
help-text-tag-shrub = Ein Standort mit vier Plätzen wie ein Baum, aber kein Baum: Es wird nichts aufgedeckt, und er zählt nicht als Baum.
help-text-tag-moor = Ein Standort, der quer liegt: zwei Plätze oben, zwei unten, keine an den Seiten. Es ist kein Baum.
help-text-tag-mountain = Das Zeichen des Sets Alpin.
help-text-tag-edge = Das Zeichen des Sets Waldrand.
help-name-sign-per = Je
help-text-sign-per = Was vor dem Schrägstrich steht, einmal für jedes, das dahinter steht.
help-name-sign-different = Verschieden
help-text-sign-different = Nur verschiedene Arten zählen; eine zweite Karte derselben Art bringt nichts mehr.
help-name-sign-else = Sonst
help-text-sign-else = Die kleine Zahl gilt, wenn die Bedingung nicht erfüllt ist.
help-name-sign-most = Am meisten
help-text-sign-most = Niemand hat mehr. Gleichstand zählt auch.
help-name-sign-any = Beliebig viele
help-text-sign-any = So viele du willst, auch keine.
help-name-sign-to = Geht nach
help-text-sign-to = Karten gehen vom Ort vor dem Pfeil zum Ort dahinter.
help-name-sign-when = Dann
help-text-sign-when = Wenn das Erste gilt oder immer wenn es geschieht, folgt das Zweite.
help-name-sign-and = Zusammen
help-text-sign-and = Diese dürfen sich einen Platz teilen.
help-name-sign-double = Doppelt
help-text-sign-double = Die Punkte zählen zweimal.
help-name-sign-as = Zählt als
help-text-sign-as = Die Karte zählt auch als das, was abgebildet ist.
help-name-act-card = Ziehen
help-text-act-card = Nimm die oberste Karte des Stapels auf die Hand. Mehr als zehn Handkarten hat niemand.
help-name-act-turn = Extrazug
help-text-act-turn = Wenn dieser Zug vorbei ist, hast du noch einen.
help-name-act-clearing = Lichtung
help-text-act-clearing = Offene Karten für alle. Womit bezahlt wird, kommt hierher; ab zehn Karten wird sie am Ende eines Zuges geleert.
help-name-act-cave = Höhle
help-text-act-cave = Jede Karte in deiner Höhle ist am Ende 1 Punkt wert.
help-name-act-hand = Hand
help-text-act-hand = Die Karten auf der Hand, höchstens zehn.
help-name-act-deck = Stapel
help-text-act-deck = Verdeckte Karten zum Ziehen. Die Winter liegen in seinem letzten Drittel.
help-name-act-sapling = Sprössling
help-text-act-sapling = Eine beliebige Karte, verdeckt gelegt: ein Baum ohne Art, Symbol und Punkte, kostenlos.
help-name-act-moor = Universelles Moor
help-text-act-moor = Eine beliebige Karte, verdeckt gelegt: ein Moor ohne Art, Symbol und Punkte, kostenlos. Nur ein Effekt oder Bonus lässt dich eines legen.
help-name-act-full = Vollständig belegt
help-text-act-full = Auf jedem der vier Plätze liegt mindestens eine Karte.
help-name-act-slots = Karten an diesem Standort
help-text-act-slots = Die Karten an genau diesem Baum, Strauch oder Moor.
help-name-act-below = Unten
help-text-act-below = Karten auf unteren Plätzen.
help-name-act-top = Oben an einem Baum
help-text-act-top = Eine Karte, die oben an einen Baum gelegt wird.
help-name-act-bottom = Unten an einem Baum
help-text-act-bottom = Eine Karte, die unten an einen Baum gelegt wird.
help-name-act-alone = Allein
help-text-act-alone = Am selben Standort liegt keine andere Karte.
help-name-act-discard = Aus dem Spiel
help-text-act-discard = Diese Karten verlassen das Spiel. Nichts wird je wieder eingemischt.
help-name-cost = Kosten
help-text-cost = Lege so viele andere Handkarten in die Lichtung, um diese zu spielen.
help-name-copies = Anzahl
help-text-copies = So viele Karten dieser Art gibt es.
help-name-points = Punkte
help-text-points = Was die Karte am Ende bringt.
help-name-steps = Punktetabelle
help-text-steps = Je mehr es sind, desto mehr bringen sie. Die große Karte zeigt jede Stufe.
help-name-if = Bedingung
help-text-if = Die Punkte davor zählen nur, wenn das erfüllt ist.
help-name-host = Ihr Standort
help-text-host = Es geht um den Baum, den Strauch oder das Moor, an dem die Karte liegt.
help-name-free = Kostenlos
help-text-free = Lege eine solche Karte aus der Hand, ohne zu bezahlen. Ihr eigener Effekt und Bonus entfallen dann.
help-name-effect = Effekt
help-text-effect = Geschieht einmal, wenn die Karte gespielt wird. Du darfst verzichten.
help-name-permanent = Dauereffekt
help-text-permanent = Wirkt, solange die Karte in deinem Wald liegt.
help-name-bonus = Bonus
help-text-bonus = Du bekommst ihn, wenn jede Karte, mit der du bezahlst, dieses Symbol zeigt. Du darfst verzichten.
help-name-winter = Winter
help-text-winter = Drei sind im Stapel. Der dritte beendet das Spiel sofort.
help-name-winter-only = Der eine Winter
help-text-winter-only = Er liegt unter den letzten zehn Karten des Stapels. Er beendet das Spiel sofort, ganz gleich, wer ihn aufdeckt: du oder der Automa.
help-name-score = Punkte jetzt
help-text-score = Was Wald und Höhle bringen, so wie sie jetzt daliegen.

## Das erste Spiel.

lesson-title = Das erste Spiel
lesson-step = { $n } von { $of }
lesson-done = Erledigt
lesson-next = Weiter
lesson-skip = Überspringen
lesson-leave = Die Lektion verlassen
lesson-start = Los
lesson-again = Von vorn
lesson-go-on = Weiter bei Schritt { $n }
lesson-play-on = Von hier weiterspielen
lesson-lead-forest = Ein echtes Spiel gegen einen leichten Gegner, mit jemandem an deiner Seite, der eins nach dem anderen erklärt. Es dauert etwa zehn Minuten. Du kannst jederzeit gehen und wiederkommen.
lesson-lead-dartmoor = Ein echtes Spiel Dartmoor gegen einen leichten Gegner: Moore, Höhlen und die Tiere der Feuchtgebiete, eins nach dem anderen. Es dauert etwa zehn Minuten. Du kannst jederzeit gehen und wiederkommen.
lesson-head-hand = Deine Hand
lesson-text-hand = Du hast sechs Karten. Bäume sind ganze Karten; alle anderen zeigen zwei Lebewesen, und du spielst eines davon. Die dunkle Zahl sind die Kosten, das runde Zeichen darunter ist das Baumsymbol.
lesson-head-help = Eine Karte lesen
lesson-text-help = Drücke lange auf eine Karte oder ein Zeichen oder klicke mit der rechten Taste darauf: Dann siehst du es groß und in Worten. Auf der Tastatur drückst du das Fragezeichen.
lesson-head-draw = Zieh zwei Karten
lesson-text-draw = In deinem Zug ziehst du entweder zwei Karten oder spielst eine. Zieh jetzt: vom Stapel, oder offene Karten aus der Lichtung, sobald dort welche liegen.
lesson-head-tree = Leg einen Baum
lesson-text-tree = Wähle einen Baum in deiner Hand. Du bezahlst ihn mit anderen Karten: Einige sind vorgeschlagen, du kannst auch andere nehmen. Dann leg ihn.
lesson-head-clearing = Die Lichtung
lesson-text-clearing = Deine Bezahlung liegt jetzt hier, offen für alle. Weil du einen Baum gelegt hast, wurde noch eine Karte vom Stapel aufgedeckt. Bei zehn Karten wird die Lichtung geleert; schau also, was du brauchen kannst.
lesson-head-dweller = Jemand zieht ein
lesson-text-dweller = Wähle eine geteilte Karte. Die Plätze, auf die ihre Hälften passen, leuchten auf und zeigen, wie sich deine Punkte ändern würden. Wähle einen, bezahle und leg sie.
lesson-head-bonus = Hol dir einen Bonus
lesson-text-bonus = Manche Karten haben ein Feld in der Farbe ihres Baumsymbols: einen Bonus. Du bekommst ihn, wenn jede Karte, mit der du bezahlst, dieses Symbol zeigt. Die Leiste sagt es dir beim Wählen. Versuch es mit dem Waldkauz.
lesson-head-score = Deine Punkte
lesson-text-score = Sie sind immer aktuell. Öffne sie, und du siehst bei jeder Karte, was sie bringt und warum. Auch den Wald deines Gegners kannst du öffnen.
lesson-head-undo = Nimm es zurück
lesson-text-undo = Vertan? Rückgängig machen kostet nichts, solange keine verdeckte Karte aufgedeckt wurde. Versuch es bei deinem nächsten Zug, oder überspringe das.
lesson-head-winter = Der Winter kommt
lesson-text-winter = Drei Winter liegen im letzten Drittel des Stapels. Der dritte beendet das Spiel sofort, was immer gerade geschieht. Nur was in deinem Wald und deiner Höhle liegt, zählt.
lesson-head-end = Jetzt bist du dran
lesson-text-end = Mehr brauchst du nicht. Fülle deine Bäume, such nach Karten, die zusammen mehr bringen, und hol dir einen Tipp, wenn du nicht weiterweißt. Alles andere steht in den Regeln.
lesson-head-cave = Wähle eine Höhle
lesson-text-cave = Alle haben eine Höhle; Karten darin sind je 1 Punkt wert. In Dartmoor tut jede Höhle außerdem einmal etwas. Du hast die erste Wahl: Nimm eine.
lesson-head-moors = Bäume, Sträucher, Moore
lesson-text-moors = Standorte sind ganze Karten. Bäume und Sträucher haben auf jeder Seite einen Platz. Moore liegen quer: zwei Plätze oben, zwei unten, keine an den Seiten. Alle anderen Karten zeigen zwei Lebewesen, und du spielst eines davon.
lesson-head-moor = Leg ein Moor
lesson-text-moor = Wähle ein Moor in deiner Hand. Du bezahlst es mit anderen Karten: Einige sind vorgeschlagen, du kannst auch andere nehmen. Dann leg es.
lesson-head-clearing-moor = Die Lichtung
lesson-text-clearing-moor = Deine Bezahlung liegt jetzt hier, offen für alle. Für einen Baum würde noch eine Karte vom Stapel aufgedeckt, für ein Moor nicht. Bei zehn Karten wird die Lichtung geleert.
lesson-head-dweller-moor = Jemand zieht ein
lesson-text-dweller-moor = Wähle eine geteilte Karte. Die Plätze, auf die ihre Hälften passen, leuchten auf und zeigen, wie sich deine Punkte ändern würden. Manche Arten leben nur an Mooren. Wähle einen Platz, bezahle und leg sie.
lesson-head-bonus-moor = Ein Bonus, ein universelles Moor
lesson-text-bonus-moor = Das Feld in der Farbe des Baumsymbols ist ein Bonus: Du bekommst ihn, wenn jede Karte, mit der du bezahlst, dieses Symbol zeigt. Der Bonus der Uferschnepfe legt eine beliebige Karte verdeckt als universelles Moor, kostenlos, mit vier Plätzen. Versuch es.
