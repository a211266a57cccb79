## Warum etwas nicht geschah.

refusal-bad_message = Der Server hat das nicht verstanden.
refusal-unknown_version = Diese Seite ist älter als der Server. Lade sie neu.
refusal-too_large = Das ist zu viel auf einmal.
refusal-unavailable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
refusal-internal = Auf dem Server ist etwas schiefgegangen.

## Wie gut Bots spielen.

level-very-easy = Sehr leicht
level-easy = Leicht
level-fairly-easy = Eher leicht
level-medium = Mittel
level-fairly-hard = Eher schwer
level-hard = Schwer
level-expert = Experte

## Die Startseite.

home-lead = Spiel Mischwald und Dartmoor: gegen gute Bots oder mit Freunden, alle auf dem eigenen Gerät.
home-new-here = Neu hier? Lern das Spiel kennen
home-settings = Einstellungen
home-sound = Töne
home-volume = Lautstärke
home-notices = Bescheid geben, wenn ich am Zug bin
home-notices-about = Eine Mitteilung des Browsers, während du etwas anderes ansiehst.
home-notices-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen.
home-motion = Bewegung
home-motion-about = Karten gleiten dorthin, wo sie hingehören.
home-speed = Züge der anderen
home-speed-slow = Langsam
home-speed-normal = Normal
home-speed-fast = Schnell
home-speed-instant = Sofort
home-asks = Vor jedem Effekt fragen
home-asks-about = Sonst geschehen Effekte, die nur nützen, von selbst, außer wenn deine Hand fast voll ist oder der letzte Winter kommen könnte.
home-signs = Neue Zeichen erklären
home-signs-about = Steht ein Zeichen zum ersten Mal auf deinen Karten, sagt eine Notiz, was es bedeutet.
home-lefty = Für die linke Hand
home-lefty-about = Liegt das Telefon quer, sind die Knöpfe links.
home-play-bots = Gegen Bots spielen
home-game = Spiel
home-rivals = Gegner
home-level = Stufe
home-play = Spielen
home-more = Mehr Optionen
home-name = Dein Name
home-continue = Weiterspielen
home-forget = Diesen Tisch aus der Liste entfernen: { $table }
home-show-more = Mehr zeigen
home-over = Beendet: { $points }
home-waiting = { $n ->
    [one] Es fehlt noch { $n } Spieler
   *[other] Es fehlen noch { $n } Spieler
}
home-ready = Bereit zum Start
home-your-turn = Du bist am Zug
home-their-turn = Am Zug: { $name }
home-learn = Lernen und nachschlagen
home-learn-forest = Mischwald lernen
home-learn-forest-about = Deine ersten Züge, Schritt für Schritt
home-learn-dartmoor = Dartmoor lernen
home-learn-dartmoor-about = Moore, Höhlen und was anders ist
home-cards = Karten
home-puzzles-about = Ein Zug, eine beste Antwort
home-cards-about = Alle Arten zum Suchen und Lesen
home-rules = Regeln
home-rules-about = Kurz, vollständig, zum Nachschlagen
home-rules-forest = Regeln von Mischwald
home-rules-dartmoor = Regeln von Dartmoor
home-about = Über Spinney
home-more-links = Weiteres
home-unofficial = Ein inoffizielles Fanprojekt mit eigenen Texten und Zeichnungen.
import-title = Gespeichertes Spiel öffnen
import-no-game = Das ist kein gespeichertes Spiel von Spinney.

## Was für ein Spiel vereinbart wird.

agreed-with = Mit { $set }
own-set-add = Eigenes Set hinzufügen …
own-set-add-about = Eine TOML- oder JSON-Datei; die Anleitung zeigt, wie
own-set-about = { $species } Arten auf { $cards } Karten, dein eigenes
own-set-drop = { $set } von diesem Gerät entfernen
agreed-draft = Draft zu Beginn
agreed-draft-about = Alle stellen sich ihre erste Hand aus weitergegebenen Karten zusammen.
agreed-no-removal = Alle Karten im Spiel
agreed-no-removal-about = Zu Beginn werden keine Karten ungesehen entfernt.
agreed-open-points = Punkte immer sichtbar
agreed-open-points-about = Sonst erst am Ende.
agreed-hidden-points = Punkte bis zum Ende verborgen
agreed-hints = Tipps
agreed-hints-about = Alle dürfen den Coach fragen.
agreed-no-hints = Keine Tipps
agreed-clock = Uhr
agreed-no-clock = Keine Uhr
agreed-clock-move = { $time } pro Zug
agreed-clock-game = { $time } für das ganze Spiel
agreed-first = Wer beginnt
agreed-first-lot = Zufällig
agreed-first-me = Ich

## Allein gegen den Automa.

solo-title = Dartmoor solo
solo-about = Gegen den Automa: Erfülle das Ziel und erreiche die Punkte für eine Medaille.
solo-challenge = Herausforderung
solo-won = { $won } von { $all } geschafft
solo-medal = Medaille

## Mit Freunden.

friends-title = Mit Freunden
friends-about = Mach einen Tisch auf und verschick den Link. Niemand braucht ein Konto.
friends-new = Neuer Tisch
friends-here = Alle an diesem Gerät
friends-code = Mit Code oder Link beitreten
friends-go = Öffnen
friends-no-code = Das ist weder ein Code noch ein Link zu einem Tisch.
friends-waiting = Offene Tische
friends-nobody = Zurzeit ist kein öffentlicher Tisch offen.
friends-join = Beitreten
table-players = Spieler
table-seats = Plätze
table-seat = Platz { $n }
table-open = Freier Platz
table-here = Jemand an diesem Gerät
table-bot = Bot: { $level }
table-name = Name für Platz { $n }
table-player = Spieler { $n }
table-listed = Öffentlicher Tisch
table-listed-about = Alle finden ihn auf der Startseite. Sonst kommt man nur mit dem Link dazu.
table-onlookers = Zuschauer
table-onlookers-about = Wer den Link hat, darf zusehen, ohne die Karten auf der Hand.
lobby-no-onlookers = Ohne Zuschauer
table-make = Tisch aufmachen

## Vor dem Spiel.

lobby-code = Tisch
lobby-leave = Verlassen
lobby-lost = Verbindung verloren. Neuer Versuch …
lobby-sit = Platz nehmen
lobby-start = Starten
lobby-fill = Mit Bots auffüllen und starten
lobby-host-starts = { $name } startet das Spiel.
lobby-agreed = Dieser Tisch
lobby-usual = Die üblichen Regeln
lobby-deal-chosen = Jemand hat die Kartenverteilung gewählt
lobby-deal-repeated = Dieselbe Kartenverteilung wie im letzten Spiel
lobby-deal-imported = Ein gespeichertes Spiel geht weiter
lobby-listed = Öffentlich: alle können ihn finden
lobby-private = Nur für die, die den Link haben
lobby-you = du
lobby-here = online
lobby-away = offline
lobby-rename = Umbenennen
lobby-rename-done = Speichern
lobby-free = Platz freigeben
share-link = Link zum Tisch
share-send = Link senden
share-copy = Link kopieren
share-copied = Kopiert
chat-title = Chat
chat-say = Sag etwas
chat-send = Senden
emotes = Mit einem Fingertipp sagen
emote-hello = Hallo!
emote-nice = Schöner Zug!
emote-wow = Wow!
emote-oops = Hoppla!
emote-thanks = Danke!
emote-hurry = Du bist dran!
emote-good-game = Schönes Spiel!

## Wenn ein Tisch nicht zu sehen ist.

refused-not_found = Vielleicht ist der Code vertippt. Oder dort hat lange niemand gespielt: Alte Tische werden gelöscht.
refused-forbidden = Der Schlüssel auf diesem Gerät passt zu keinem Platz mehr.
refused-old_rules = Seitdem hat sich das Programm zu sehr verändert. Mach einen neuen Tisch auf.
refused-unknown_version = Es gibt eine neuere Version. Deinem Tisch ist nichts passiert.
refused-unavailable = Prüf deine Verbindung. Deinem Tisch ist nichts passiert: Jeder Zug ist sofort gespeichert.
refused-look-on = Zuschauen
refused-reload = Seite neu laden
refused-home = Zur Startseite

## Über Spinney.

about-title = Über Spinney
about-what = Spinney ist ein freies, offenes Zuhause für die Kartenspiele Mischwald und Mischwald: Dartmoor. Hier spielst du gegen Bots oder mit Freunden, lernst die Regeln und schlägst jede Karte nach.
about-unofficial = Es ist ein inoffizielles Projekt von Fans. Es hat nichts mit dem Verlag oder den Autoren der Spiele zu tun und verwendet keine ihrer Texte oder Bilder: Alle Texte sind eigene. Wenn dir die Spiele gefallen, kauf sie: Auf einem echten Tisch sind sie wunderschön.
about-reconstructed = Nicht alles über die Karten von Dartmoor ist öffentlich bekannt. Was nur vermutet ist, ist in der Kartengalerie gekennzeichnet.
about-data = Kein Konto, keine Werbung, kein Tracking. Dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen bleiben auf diesem Gerät. Der Server speichert die Tische und löscht sie, wenn dort niemand mehr spielt.
about-thanks = Mit Dank an
about-credit-icons = Silhouetten vieler Arten und die Zeichen für Vogel und Pflanze
about-credit-icons-changes = für Spinney umgefärbt, beschnitten und vereinfacht
about-credit-font = Schrift { $name }
about-drawings = Alle anderen Zeichnungen sind für Spinney entstanden: die Blätter, Schmetterlinge, Libellen, Fledermäuse, Hügel und Zeichen.
about-licence = Lizenz
about-licence-text = Spinney ist quelloffen unter der MIT-Lizenz: Du darfst es benutzen, untersuchen, verändern und weitergeben.
home-pad-about = Die Wälder auf eurem Tisch werten

## A page without a server.

page-loading = Deine Bots sind unterwegs …
page-failed = Es ließ sich nicht alles laden. Bist du online?
page-again = Noch einmal
page-keeping = Wird zum Spielen ohne Netz vorbereitet …
page-keep = { NUMBER($size, maximumFractionDigits: 1) } MB laden, um ohne Netz zu spielen
home-lead-alone = Spiele Mischwald und Dartmoor gegen Bots oder gemeinsam an diesem Gerät. Alles bleibt hier.
friends-alone = Spielt reihum an einem Gerät: Beim Weitergeben sind die Handkarten verdeckt.
import-save-all = Alle Partien sichern
