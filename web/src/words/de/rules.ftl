## Die Regeln.

rules-title = Regeln
rules-lead = Die Regeln, wie Spinney sie spielt, in eigenen Worten und mit eigenen Karten. Drücke lange oder klicke rechts auf eine Karte oder ein Zeichen, um Hilfe zu bekommen.
rules-contents = Inhalt
rules-cards-link = Alle Karten
rules-learn-link = Spielend lernen

rules-head-goal = Worum es geht
rules-head-cards = Die Karten
rules-head-setup = Vor dem Spiel
rules-head-turn = Dein Zug
rules-head-playing = Eine Karte spielen
rules-head-paying = Bezahlen und Bonus
rules-head-effects = Effekte
rules-head-clearing = Die Lichtung
rules-head-winter = Winter und Ende
rules-head-scoring = Wertung
rules-head-slots = Geteilte Plätze
rules-head-hosts = { $game ->
    [forest] Bäume und Sträucher
   *[dartmoor] Bäume, Sträucher und Moore
}
rules-head-types = Typen
rules-head-signs = Zeichen auf den Karten
rules-head-sets = Sets
rules-head-options = Varianten
rules-head-solo = Allein gegen den Automa
rules-head-rulings = Was oft gefragt wird
rules-head-guesses = Was wir nicht wissen

rules-text-goal-forest =
    Zwei bis fünf Spieler lassen jeweils ihren eigenen Wald wachsen. Du legst <b>Bäume</b>, und Tiere, Pflanzen und Pilze ziehen bei ihnen ein. Mit den übrigen Karten bezahlst du.

    Kommt der dritte Winter, ist das Spiel aus. Wessen Wald am meisten wert ist, hat gewonnen.
rules-text-goal-dartmoor =
    Zwei bis fünf Spieler lassen jeweils ihr eigenes Stück Dartmoor wachsen: <b>Bäume</b>, <b>Sträucher</b> und breite <b>Moore</b>, dazu die Tiere und Pflanzen, die dort leben. Mit den übrigen Karten bezahlst du.

    Kommt der dritte Winter, ist das Spiel aus. Wessen Land am meisten wert ist, hat gewonnen.
rules-text-cards-forest =
    Ein <b>Baum</b> ist eine ganze Karte. Er ist ein <b>Standort</b>: An jeder seiner vier Seiten hat er einen <b>Platz</b>. Mit dem Set Waldrand gibt es auch <b>Sträucher</b>: Standorte wie Bäume, aber keine Bäume.
rules-text-cards-dartmoor =
    Ein <b>Baum</b> oder <b>Strauch</b> ist eine ganze Karte. Er ist ein <b>Standort</b>: An jeder seiner vier Seiten hat er einen <b>Platz</b>. Ein Strauch ist kein Baum.

    Ein <b>Moor</b> ist ebenfalls ein Standort, aber es liegt quer: zwei Plätze oben, zwei unten, keine an den Seiten. Manche Bewohner leben nur an Mooren.
rules-text-cards-halves =
    Alle anderen Karten sind geteilt: Zwei <b>Bewohner</b> stehen auf einer Karte, oben und unten oder links und rechts. Du spielst einen von beiden. Eine obere Hälfte kommt auf einen oberen Platz, eine linke auf einen linken; die andere Hälfte verschwindet unter dem Standort und zählt nicht mehr.
rules-text-cards-parts =
    Jede Hälfte und jeder Standort zeigt dasselbe:

    - die <b>Kosten</b> in einer kleinen dunklen Karte und darunter das <b>Baumsymbol</b>, von dem die Karte ihre Farbe hat
    - ihre <b>Typen</b> als kleine Bilder, und wie viele es davon gibt
    - ihre <b>Punkte</b>
    - vielleicht einen <b>Effekt</b> (grau), einen <b>Dauereffekt</b> (umrandet) oder einen <b>Bonus</b> (auf der Farbe des Symbols)
rules-picture-tree = Ein Baum
rules-picture-moor = Ein Moor, wie es auf dem Tisch liegt
rules-picture-top = Obere und untere Hälfte
rules-picture-side = Linke und rechte Hälfte
rules-picture-host = { $game ->
    [forest] Ein Baum mit vier Bewohnern: Nur die gespielten Hälften sind zu sehen, mit ihren jetzigen Punkten
   *[dartmoor] Ein Moor mit Bewohnern oben und unten: Nur die gespielten Hälften sind zu sehen, mit ihren jetzigen Punkten
}
rules-text-setup-removed =
    Die drei Winter kommen beiseite, alle anderen Karten werden gemischt. Dann verlassen einige ungesehen das Spiel:
rules-setup-players = Spieler
rules-setup-alone = Grundspiel
rules-setup-one = mit Alpin oder Waldrand
rules-setup-both = mit beiden
rules-setup-removed = Entfernte Karten
rules-text-setup-piles =
    Der Rest wird in drei gleiche Stapel geteilt. Zwei Winter werden in einen davon gemischt, der dritte kommt oben darauf; dieser Stapel liegt zuunterst. Ungefähr die ersten zwei Drittel sind also winterfrei.

    Alle bekommen sechs Karten. Die Lichtung ist leer. Wer anfängt, wird zufällig oder vorher bestimmt; dann geht es im Uhrzeigersinn weiter.
rules-text-setup-forest =
    Wer unter den sechs Karten keinen Baum hat, darf einmal sechs neue nehmen; die alten verlassen das Spiel. Ein Strauch ist hier kein Baum. Alle haben eine <b>Höhle</b>, die am Anfang leer ist.
rules-text-setup-dartmoor =
    Für jeden Spieler wird zufällig eine <b>Höhle</b> offen ausgelegt. Wer zuletzt dran ist, wählt zuerst, dann geht es rückwärts weiter, eine Höhle für jeden. In derselben Reihenfolge führen alle vollständig aus, was ihre Höhle sagt, noch vor dem ersten Zug.
rules-caves-cave = Höhle
rules-caves-what = Was sie tut
rules-caves-guess = Ein Fragezeichen heißt: unsere beste Vermutung.
rules-text-turn =
    In deinem Zug tust du genau eines:

    - <b>Zwei Karten ziehen</b>, eine nach der anderen. Jede kommt verdeckt vom Stapel oder offen aus der Lichtung; eine Karte aus der Lichtung wird nicht ersetzt.
    - <b>Eine Karte spielen</b>, aus der Hand.

    Du hast nie mehr als zehn Karten. Mit neun ziehst du nur eine, mit zehn musst du spielen. Passen gibt es nicht.
rules-text-turn-forest =
    Statt eines Baumes darfst du eine beliebige Karte verdeckt legen: einen <b>Sprössling</b>. Er ist ein Baum ohne Art, Symbol und Punkte und kostet nichts.
rules-text-turn-dartmoor =
    Eine verdeckt gelegte Karte ist ein <b>universelles Moor</b>: ein Moor ohne Art, Symbol und Punkte, das nichts kostet. Nur ein Effekt oder ein Bonus lässt dich eines legen; als Zug ist das nicht möglich.

    Du <b>sitzt fest</b>, wenn du zehn Karten hast, darunter keinen Baum, keinen Strauch und kein Moor, und keine deiner Hälften irgendwohin passt. Dann zeigst du deine Hand, legst zwei Karten deiner Wahl in die Lichtung und ziehst zwei vom Stapel. Das war dein Zug.
rules-text-playing =
    1. Wähle die Karte, die Hälfte und einen freien Platz auf der passenden Seite.
    2. Bezahle die Kosten mit anderen Handkarten. Sie kommen offen in die Lichtung.
    3. Lege die Karte in deinen Wald.
    4. { $game ->
        [forest] Ist sie ein Baum oder Sprössling, aber kein Strauch, kommt die oberste Karte des Stapels offen in die Lichtung.
       *[dartmoor] Ist sie ein Baum, kein Strauch und kein Moor, kommt die oberste Karte des Stapels offen in die Lichtung.
    }
    5. Dauereffekte in deinem Wald, die von der Karte ausgelöst werden, einmal je Karte.
    6. Der eigene Effekt der Karte.
    7. Ihr Bonus, wenn du ihn bekommen hast.

    Jeder Schritt wird mit allem, was er auslöst, beendet, bevor der nächste beginnt. Karten, die du unterwegs ziehst, darfst du in einem späteren Schritt benutzen, aber nie zum Bezahlen.

    <b>Alles in den Schritten 5 bis 7 ist freiwillig</b>, jedes für sich, wenn es so weit ist. Was du annimmst, führst du ganz aus. Nie freiwillig sind die aufgedeckte Karte in Schritt 4, das Ziehen in deinem Zug und was eine Höhle zu Beginn tut.
rules-text-paying =
    Die Kosten sind eine Anzahl Karten: Lege so viele andere aus der Hand in die Lichtung, egal was sie zeigen. Von dort dürfen alle sie nehmen.

    Den <b>Bonus</b> bekommst du, wenn <b>jede</b> Karte, mit der du bezahlst, das Symbol der gespielten Hälfte zeigt. Eine geteilte Karte zeigt zwei Symbole; eines davon genügt. Das entscheidet sich beim Bezahlen. Eine kostenlos gelegte Karte bringt nie ihren Bonus.
rules-text-paying-dartmoor =
    Nur eine Karte hat einen Bonus und kostet nichts: @shrew. Sie bringt ihren Bonus immer, wenn sie gespielt wird, außer kostenlos durch eine andere Karte.
rules-picture-paying = { $card } kostet { $cost }. Bei dieser Bezahlung zeigt jede Karte das Symbol: Der Bonus gehört dir.
rules-text-effects =
    Ein <b>Effekt</b> geschieht einmal, wenn die Karte gespielt wird.

    - <b>Ziehen</b> heißt: oben vom Stapel. <b>Aus der Lichtung</b> heißt: nur von dort. Effekte ziehen nur, bis du zehn Karten hast; der Rest verfällt.
    - <b>Je</b> zählt, wenn der Effekt beginnt, und zählt die eben gespielte Karte mit, wenn sie dazugehört.
    - <b>Ein Extrazug</b> ist ein ganzer Zug nach diesem. Mehrere kommen einer nach dem anderen.
    - <b>Kostenlos</b>: Die gelegte Hälfte muss selbst den Typ zeigen und braucht einen Platz. Ihr Effekt und ihr Bonus entfallen, ein Dauereffekt wirkt. Eine verdeckte Karte ist nie gemeint.
    - <b>Beliebig viele</b>: Wähle unter den Karten, die du hast, wenn der Effekt beginnt. Erst werden alle gelegt; was du inzwischen ziehst, kommt nicht dazu.
    - <b>In die Höhle</b>: Jede Karte dort ist am Ende 1 Punkt wert.
rules-text-effects-forest =
    <b>Dauereffekte</b> sind umrandet. Die vier Pilze des Grundspiels, @chanterelle, @fly_agaric, @parasol_mushroom und @penny_bun, wirken ab deinem nächsten Zug, auch ein Extrazug zählt als nächster Zug. @black_trumpet und die Sträucher wirken sofort. Keine Karte löst sich selbst aus.
rules-text-effects-dartmoor =
    <b>Dauereffekte</b> sind umrandet. In Dartmoor wirken sie sofort: Ein Strauch zieht schon für die Karte, die sein eigener Bonus spielen lässt. Keine Karte löst sich selbst aus.
rules-picture-effect = Effekt
rules-picture-permanent = Dauereffekt
rules-picture-bonus = Bonus
rules-text-clearing =
    Die Lichtung liegt offen für alle. Bezahlte und aufgedeckte Karten kommen dorthin, und man zieht auch von dort.

    Am Ende jedes Zuges, auch vor einem Extrazug, wird sie geprüft: <b>Zehn oder mehr Karten verlassen das Spiel</b>, neun bleiben. Während eines Zuges dürfen es mehr sein, und Effekte dürfen sie alle benutzen. Nichts wird je wieder eingemischt.
rules-text-winter =
    Karten werden einzeln gezogen und aufgedeckt. Kommt ein Winter, wird er beiseitegelegt und sofort ersetzt, auch wenn die nächste Karte wieder ein Winter ist.

    <b>Der dritte Winter beendet das Spiel sofort</b>, mitten in dem, was gerade geschieht: Er wird nicht ersetzt, kein Effekt und kein Bonus geschieht mehr, die Lichtung wird nicht geprüft. Was schon in einem Wald liegt, auch die eben gespielte Karte, und was in einer Höhle ist, bleibt und zählt.
rules-text-scoring-forest =
    Du bekommst die Punkte aller sichtbaren Karten in deinem Wald und 1 Punkt für jede Karte in deiner Höhle. Handkarten sind nichts wert. Bei Gleichstand teilt ihr euch den Sieg.
rules-text-scoring-dartmoor =
    Du bekommst die Punkte aller sichtbaren Karten in deinem Wald, 1 Punkt für jede Karte in deiner Höhle und was deine Höhlenkarte vielleicht selbst bringt. Handkarten sind nichts wert. Bei Gleichstand teilt ihr euch den Sieg.
rules-text-scoring =
    Jede Karte zählt für sich: Fünf Karten mit 2 Punkten je Vogel zählen die Vögel fünfmal, es sei denn, auf der Karte steht, dass alle zusammen zählen. <b>Sets verschiedener Arten</b> werden so groß wie möglich gebildet, jede Karte in einem Set. <b>Am meisten</b> heißt, dass niemand mehr hat; Gleichstand genügt.
rules-text-slots =
    Auf einen Platz passt eine Karte. Ausnahmen stehen auf den Karten:
rules-text-slots-forest =
    - @european_hare: Beliebig viele teilen sich einen Platz, solange nur diese Hasen dort liegen.
    - @common_toad: Zwei teilen sich einen Platz.
    - @stinging_nettle: Beliebig viele Schmetterlinge teilen sich den oberen Platz an diesem Standort.

    Andere Karten passen nicht auf einen geteilten Platz: Wo ein Vogel sitzt, kommt kein Schmetterling dazu. Auch Karten aus demselben Zug dürfen sich einen Platz teilen.
rules-text-slots-dartmoor =
    - @water_soldiers: Beliebig viele Libellen teilen sich einen oberen Platz an diesem Standort. An einem Moor öffnet jede @water_soldiers darunter einen der beiden.
    - @dartmoor_badger: Wildkaninchen dürfen auf jeden seitlichen Platz an diesem Standort, auch neben eine andere Art. Zu einem Kaninchen kommen nur Kaninchen dazu.
    - @cuckoo: nur oben an einen Baum oder Strauch, wo schon ein anderer Vogel sitzt, und nur einer je Standort.

    Andere Karten passen nicht auf einen geteilten Platz: Wo ein Vogel sitzt, kommt keine Libelle dazu.
rules-text-slots-full =
    Ein Standort ist <b>vollständig belegt</b>, wenn auf jedem seiner vier Plätze mindestens eine Karte liegt. „Karten an diesem Baum“ zählt jede Karte eines geteilten Platzes.
rules-text-slots-moor =
    Diese leben nur an einem Moor, auch an einem universellen Moor. Das gilt immer, selbst wenn sie kostenlos gelegt werden:
rules-text-hosts =
    Jeder Standort, und was er bringt und tut.
rules-text-types =
    Viele Karten zählen Typen. Eine Karte kann mehrere haben.
rules-types-type = Typ
rules-types-species = Arten
rules-types-cards = Karten
rules-text-signs =
    Die Zeichen sagen dasselbe wie die Worte auf der großen Karte.
rules-text-sets =
    Das Grundspiel lässt sich mit Alpin, mit Waldrand oder mit beiden spielen. Dann verlassen am Anfang mehr Karten das Spiel.
rules-sets-set = Set
rules-text-options =
    - <b>Nichts entfernen</b>: Am Anfang verlassen keine Karten ungesehen das Spiel.
    - <b>Verdeckte Punkte</b>: Niemand sieht vor dem Ende Punkte.
    - <b>Wer anfängt</b>: zufällig oder vorher bestimmt.
rules-text-options-draft =
    - <b>Draft</b>: Statt sechs Karten zu bekommen, suchst du sie dir in Runden aus. In jeder Runde sehen alle einige Karten an, behalten davon welche, geben welche nach rechts und links weiter und legen eine in die Lichtung; der Rest verlässt das Spiel. Nichts wandert, bevor alle entschieden haben. Einen Austausch der Hand gibt es nicht, und vorher werden weniger Karten entfernt.
rules-draft-rounds = Runden
rules-draft-look = Ansehen
rules-draft-keep = Behalten
rules-draft-right = Rechts
rules-draft-left = Links
rules-draft-clearing = Lichtung
rules-draft-out = Aus dem Spiel
rules-text-solo =
    Du spielst allein gegen einen Stapel Automakarten. 45 Karten werden entfernt, und ein einziger Winter wird unter die letzten zehn Karten gemischt; er beendet das Spiel sofort, ganz gleich, wer ihn aufdeckt. Du bekommst sechs Karten und Höhle 3, deren Effekt du zuerst ausführst, und du fängst an.

    Wähle eine von fünfzehn <b>Herausforderungen</b>. Erreichst du ihr Ziel, gewinnst du die höchste <b>Medaille</b>, für die deine Punkte reichen; die vorher gewählte Medaille ist nur ein Ansporn. Universelle Moore zählen in den Zielen als Moore, sind aber keine Art.

    Immer wenn dein Zug mit allen Extrazügen vorbei ist, deckt der Automa seine nächste Karte auf. Die Lichtung ist eine Reihe: Was dazukommt, kommt rechts ans Ende, Lücken schließen sich. „Verbrennen“ heißt: Die oberste Karte des Stapels verlässt offen das Spiel. Auch nach dem Automa wird die Lichtung geprüft.

    @black_tailed_godwit bringt erst ab 6 Mooren Punkte, @dartmoor_pony unter 8 Mooren nur 5.
rules-solo-copies = Karten
rules-solo-does = Der Automa
rules-solo-add = { $n ->
    [one] legt { $n } Karte in die Lichtung
   *[other] legt { $n } Karten in die Lichtung
}
rules-solo-burn = { $n ->
    [one] verbrennt { $n } Karte
   *[other] verbrennt { $n } Karten
}
rules-solo-remove_left = { $n ->
    [one] entfernt links { $n } Karte
   *[other] entfernt links { $n } Karten
}
rules-solo-remove_right = { $n ->
    [one] entfernt rechts { $n } Karte
   *[other] entfernt rechts { $n } Karten
}
rules-text-rulings =
    - <b>Darf ich auf einen Effekt verzichten?</b> Ja, auf jeden Effekt, jeden Bonus und jedes Ziehen durch einen Dauereffekt, einzeln.
    - <b>Darf „aus der Lichtung“ die eben bezahlten Karten nehmen?</b> Ja: Bezahlung und aufgedeckte Karte liegen schon dort.
    - <b>Ist eine verdeckte Karte ein Baum oder Moor?</b> Ja, überall, wo Bäume oder Moore gezählt werden, und sie löst aus, was ein Baum oder Moor auslöst. Sie hat keine Art und kein Symbol.
    - <b>Was, wenn das Spiel mitten in meinem Zug endet?</b> Die eben gespielte Karte bleibt und zählt; ihr Effekt und ihr Bonus entfallen.
rules-text-rulings-forest =
    - @mole: Wähle zuerst beliebig viele Karten aus der Hand, eine nach der anderen, jede mit ihrem Platz und ihrer eigenen Bezahlung. Wenn alle liegen, wird für jeden Baum darunter eine Karte aufgedeckt; dann handelst du die Karten einzeln ab, in beliebiger Reihenfolge.
    - @brown_bear nimmt die ganze Lichtung, auch die eigene Bezahlung.
    - @raccoon: Die Karten kommen verdeckt in die Höhle; die anderen wissen nur, wie viele.
    - @violet_carpenter_bee zählt überall eins dazu, wo nach der Anzahl der Bäume gefragt ist: @beech, @horse_chestnut, @linden (nur an dieser Art), @great_spotted_woodpecker, @moss. Sie ist selbst kein Baum: nicht für @sycamore und @red_deer und nicht für die acht Arten von @oak und @wild_strawberries.
    - <b>Sträucher</b> sind keine Bäume: Sie zählen nicht für @sycamore, nicht für @wood_ant und nicht beim Austausch der Hand. Ihre Symbole zählen, für @roe_deer und beim Bezahlen.
    - @red_squirrel und @chaffinch brauchen eine offene Eiche oder Buche.
    - @mountain_hare zählt als Feldhase, teilt aber nie einen Platz. @squeaker_edge ist dieselbe Art wie @squeaker.
    - @alpine_newt: eine Alpenkarte, ein Insekt oder beides, in beliebiger Reihenfolge.
    - @european_polecat bringt nur Punkte, wenn er allein am Standort ist.
rules-text-rulings-dartmoor =
    - <b>Amphibien</b>: Auch @adder und @common_lizard sind Amphibien; @shrew ist eine Maus.
    - @lake_fly: Die kostenlos gelegte Fledermaus behält ihren Effekt. Nur bei dieser Karte ist das so.
    - @wheatear füllt die Höhle, egal womit bezahlt wurde: Das ist ein Effekt, kein Bonus.
    - @barn_owl braucht eine Fledermaus in deinem Wald, wenn der Effekt kommt.
    - @beaver nimmt Bäume aus der Lichtung, keine Sträucher, und zählt die Karten in der Höhle, nicht die Punkte einer Höhlenkarte.
    - @blanket_bog verdoppelt die Punkte der Pflanzen darunter, nicht die anderer Bewohner.
    - @blue_ground_beetle zählt die unteren Karten an Bäumen, Sträuchern und Mooren.
    - @ash zählt Karten mit dem Symbol Schwarzerle und Pflanzen; eine Karte, die beides ist, zählt doppelt.
    - @common_pheasant und @sessile_oak zählen Bäume und Sträucher.
    - @roe_deer zählt alle sichtbaren Karten mit dem eigenen Symbol, sich selbst eingeschlossen.
rules-text-guesses =
    Arten, Anzahlen, Kosten und Punkte von Dartmoor sind belegt. Nicht öffentlich bekannt ist, welche Hälften auf einer Karte stehen und welches Baumsymbol eine Hälfte zeigt. Wir haben sie so zusammengestellt, dass alles stimmt, was bekannt ist.

    Bei manchen Karten mussten wir einen Teil vermuten. Auf der großen Karte steht es dabei, und hier sind sie:
rules-part-points = Punkte
rules-part-effect = Effekt
rules-part-permanent = Dauereffekt
rules-part-bonus = Bonus
rules-part-tags = Typen
