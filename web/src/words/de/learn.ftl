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
help-text-sign-per = Was vor dem × steht, einmal für jedes, das dahinter steht.
help-name-sign-different = Verschieden
help-text-sign-different = Nur verschiedene Arten zählen; eine zweite Karte derselben Art bringt nichts mehr.
help-name-sign-else = Sonst
help-text-sign-else = Die kleine Zahl in Klammern gilt, wenn die Bedingung nicht erfüllt ist.
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
help-text-steps = Vor dem Doppelpunkt steht, was zählt. Dahinter: die Punkte für eines, zwei, drei und so weiter bis zum Höchsten. Die große Karte zeigt jede Stufe.
help-name-if = Bedingung
help-text-if = Die Punkte dahinter zählen nur, wenn das erfüllt ist.
help-name-host = Ihr Standort
help-text-host = Es geht um den Baum, den Strauch oder das Moor, an dem die Karte liegt.
help-name-free = Kostenlos
help-text-free = Lege eine solche Karte aus der Hand, ohne zu bezahlen. Ihr eigener Effekt und Bonus entfallen dann.
help-name-effect = Effekt
help-text-effect = Geschieht einmal, wenn die Karte gespielt wird. Du darfst verzichten.
help-name-permanent = Dauereffekt
help-text-permanent = Wirkt, solange die Karte in deinem Wald liegt: Das sagt das Zeichen ∞.
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
lesson-leave = Die Lektion verlassen
lesson-start = Los
lesson-again = Von vorn
lesson-go-on = Weiter
lesson-take-back = Zurücknehmen
lesson-first-game = Ein echtes Spiel
lesson-click = Klicke auf
lesson-tap = Tippe auf
lesson-lead-forest = Lass den Wald mit den meisten Punkten wachsen, bevor der dritte Winter kommt. In fünf Minuten hast du alles, was es zu tun gibt, einmal getan.
lesson-lead-dartmoor = Lass das Moorland mit den meisten Punkten wachsen, bevor der dritte Winter kommt. In fünf Minuten hast du alles, was es zu tun gibt, einmal getan.
lesson-astray = Auch das erlauben die Regeln. Nimm es zurück, um mit der Lektion weiterzumachen.
lesson-head-draw = Zwei Karten ziehen
lesson-text-draw = In deinem Zug ziehst du zwei Karten oder spielst eine aus. { $press } { $draw }.
lesson-head-tree = Einen Baum bezahlen
lesson-text-tree = { $press } { $card }, bezahle die Kosten mit { $pay }, dann { $lay }: Die Bezahlung kommt auf die Lichtung, dazu die oberste Karte des Stapels.
lesson-head-moor = Ein Moor bezahlen
lesson-text-moor = { $press } { $card }, bezahle die Kosten mit { $pay }, dann { $lay }: Die Bezahlung kommt auf die Lichtung.
lesson-head-effect = Ein Effekt
lesson-text-effect = { $press } { $card }, dann { $lay }: Sie kostet nichts, und ihr Effekt bringt dir eine Karte.
lesson-head-bonus = Ein Bonus
lesson-text-bonus = { $press } { $card }, dann auf den Platz { $place }. Bezahle mit { $pay }, dann { $lay }: Beide zeigen das gleiche Baumsymbol, also bekommst du den Bonus.
lesson-head-bonus-moor = Ein Bonus
lesson-text-bonus-moor = { $press } { $card }, dann auf den Platz { $place }. Bezahle mit { $pay }, dann { $lay }: Das Baumsymbol ist das gleiche, also bekommst du den Bonus.
lesson-head-down = Ein universelles Moor
lesson-text-down = Dein Bonus legt eine beliebige Karte verdeckt als Moor mit vier Plätzen aus: { $press } { $card }.
lesson-head-lets = Eine Karte lässt andere ein
lesson-text-lets = { $press } { $card }, dann auf den Platz { $place }, dann { $lay }: Ihr Effekt lässt dich Fledermäuse kostenlos auslegen.
lesson-head-free = Kostenlos auslegen
lesson-text-free = { $press } { $card }, dann auf den Platz { $place }, dann { $lay }: Du bezahlst nichts, bekommst aber auch weder Effekt noch Bonus.
lesson-head-clearing = Die Lichtung wird geleert
lesson-text-clearing = { $press } { $card }, bezahle mit { $pay }, dann { $lay }: Ab zehn Karten wird die Lichtung geleert.
lesson-head-winter = Winter
lesson-text-winter = { $press } { $draw }: Ein Winter kommt. Der dritte beendet das Spiel sofort.
lesson-head-end = Jetzt kennst du alles
lesson-text-end = Es zählt, was in deinem Wald und in deiner Höhle liegt. In deinem ersten echten Spiel zeigt dir der Coach in deinen ersten drei Zügen je einen Zug.
