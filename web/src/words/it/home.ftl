## Perché qualcosa non è successo.

refusal-bad_message = Il server non ha capito.
refusal-unknown_version = Questa pagina è più vecchia del server. Ricaricala.
refusal-too_large = È troppo in una volta.
refusal-unavailable = Il server non è raggiungibile. Riprova tra un momento.
refusal-internal = Qualcosa è andato storto sul server.

## Quanto giocano bene i bot.

level-very-easy = Molto facile
level-easy = Facile
level-fairly-easy = Abbastanza facile
level-medium = Medio
level-fairly-hard = Abbastanza difficile
level-hard = Difficile
level-expert = Esperto

## La pagina iniziale.

home-lead = Gioca a Forest Shuffle e a Dartmoor: contro bravi bot o con gli amici, ognuno sul proprio dispositivo.
home-new-here = Prima volta qui? Impara a giocare
home-settings = Impostazioni
home-sound = Suoni
home-volume = Volume
home-notices = Avvisami quando tocca a me
home-notices-about = Una notifica del browser mentre guardi altro.
home-notices-refused = Il tuo browser non consente notifiche per questa pagina.
home-motion = Movimento
home-motion-about = Le carte scivolano fino al loro posto.
home-speed = Mosse degli altri
home-speed-slow = Lente
home-speed-normal = Normali
home-speed-fast = Veloci
home-speed-instant = Immediate
home-asks = Chiedi prima di ogni effetto
home-asks-about = Altrimenti gli effetti che possono solo aiutare avvengono da sé, a meno che la mano sia quasi piena o possa arrivare l’ultimo inverno.
home-signs = Spiega i segni nuovi
home-signs-about = Quando un segno è per la prima volta sulle tue carte, una nota dice che cosa significa.
home-lefty = Per la mano sinistra
home-lefty-about = Con il telefono in orizzontale i pulsanti sono a sinistra.
home-play-bots = Gioca contro i bot
home-game = Gioco
home-rivals = Avversari
home-level = Livello
home-play = Gioca
home-more = Altre opzioni
home-name = Il tuo nome
home-continue = Continua
home-forget = Togli questo tavolo dall’elenco: { $table }
home-show-more = Mostra altri
home-over = Finita: { $points }
home-waiting = { $n ->
    [one] Manca { $n } giocatore
   *[other] Mancano { $n } giocatori
}
home-ready = Pronto a iniziare
home-your-turn = Tocca a te
home-their-turn = Turno di { $name }
home-learn = Imparare e consultare
home-learn-forest = Impara Forest Shuffle
home-learn-forest-about = I tuoi primi turni, passo per passo
home-learn-dartmoor = Impara Dartmoor
home-learn-dartmoor-about = Brughiere, caverne e ciò che cambia
home-cards = Carte
home-puzzles-about = Un turno, una risposta migliore
home-cards-about = Tutte le specie, da cercare e da leggere
home-rules = Regole
home-rules-about = Brevi, complete, da consultare
home-rules-forest = Regole di Forest Shuffle
home-rules-dartmoor = Regole di Dartmoor
home-about = Informazioni
home-more-links = Altro
home-unofficial = Un progetto di appassionati, non ufficiale, con testi e disegni propri.
import-title = Apri una partita salvata
import-no-game = Questa non è una partita salvata di Spinney.

## Gli accordi per una partita.

agreed-with = Con { $set }
own-set-add = Aggiungi un’espansione tua…
own-set-add-about = Un file TOML o JSON; la guida spiega come
own-set-about = { $species } specie su { $cards } carte, tua
own-set-drop = Rimuovi { $set } da questo dispositivo
agreed-draft = Draft all’inizio
agreed-draft-about = Ognuno sceglie la prima mano tra carte che passano di mano in mano.
agreed-no-removal = Tutte le carte in gioco
agreed-no-removal-about = Nessuna carta viene rimossa senza essere vista.
agreed-open-points = Punti sempre visibili
agreed-open-points-about = Altrimenti si vedono solo alla fine.
agreed-hidden-points = Punti nascosti fino alla fine
agreed-hints = Consigli
agreed-hints-about = Chiunque può chiedere al coach.
agreed-no-hints = Niente consigli
agreed-clock = Orologio
agreed-no-clock = Senza orologio
agreed-clock-move = { $time } per turno
agreed-clock-game = { $time } per tutta la partita
agreed-first = Chi comincia
agreed-first-lot = A caso
agreed-first-me = Io

## Da soli contro l’automa.

solo-title = Dartmoor in solitario
solo-about = Contro l’automa: raggiungi l’obiettivo e i punti di una medaglia.
solo-challenge = Sfida
solo-won = { $won ->
    [one] { $won } vinta su { $all }
   *[other] { $won } vinte su { $all }
}
solo-medal = Medaglia

## Con gli amici.

friends-title = Con gli amici
friends-about = Apri un tavolo e manda il link. A nessuno serve un account.
friends-new = Nuovo tavolo
friends-here = Tutti su questo dispositivo
friends-code = Entra con un codice o un link
friends-go = Apri
friends-no-code = Non è né un codice né il link di un tavolo.
friends-waiting = Tavoli aperti
friends-nobody = Al momento non ci sono tavoli pubblici aperti.
friends-join = Entra
table-players = Giocatori
table-seats = Posti
table-seat = Posto { $n }
table-open = Posto libero
table-here = Qualcuno su questo dispositivo
table-bot = Bot: { $level }
table-name = Nome al posto { $n }
table-player = Giocatore { $n }
table-listed = Tavolo pubblico
table-listed-about = Tutti lo trovano sulla pagina iniziale. Altrimenti serve il link.
table-onlookers = Spettatori
table-onlookers-about = Chi ha il link può guardare, senza vedere le mani.
lobby-no-onlookers = Senza spettatori
table-make = Apri il tavolo

## Prima della partita.

lobby-code = Tavolo
lobby-leave = Esci
lobby-lost = La connessione è caduta. Nuovo tentativo…
lobby-sit = Prendi questo posto
lobby-start = Inizia
lobby-fill = Completa con i bot e inizia
lobby-host-starts = { $name } dà inizio alla partita.
lobby-agreed = Questo tavolo
lobby-usual = Le regole consuete
lobby-deal-chosen = Qualcuno ha scelto la distribuzione
lobby-deal-repeated = La stessa distribuzione dell’ultima volta
lobby-deal-imported = Una partita salvata che continua
lobby-listed = Pubblico: chiunque può trovarlo
lobby-private = Solo per chi ha il link
lobby-you = tu
lobby-here = online
lobby-away = offline
lobby-rename = Cambia nome
lobby-rename-done = Salva
lobby-free = Libera il posto
share-link = Link del tavolo
share-send = Manda il link
share-copy = Copia il link
share-copied = Copiato
chat-title = Chat
chat-say = Di’ qualcosa
chat-send = Invia
emotes = Dillo con un tocco
emote-hello = Ciao!
emote-nice = Bella mossa!
emote-wow = Caspita!
emote-oops = Ops!
emote-thanks = Grazie!
emote-hurry = Tocca a te!
emote-good-game = Bella partita!

## Quando un tavolo non si può mostrare.

refused-not_found = Forse il codice è scritto male. O lì non gioca nessuno da molto tempo: i vecchi tavoli vengono eliminati.
refused-forbidden = La chiave conservata da questo dispositivo non apre più nessun posto.
refused-old_rules = Da allora il programma è cambiato troppo. Apri un nuovo tavolo.
refused-unknown_version = C’è una versione più recente. Il tuo tavolo è al sicuro.
refused-unavailable = Controlla la connessione. Il tuo tavolo è al sicuro: ogni mossa viene salvata subito.
refused-look-on = Guarda
refused-reload = Ricarica la pagina
refused-home = Vai alla pagina iniziale

## Informazioni su Spinney.

about-title = Informazioni su Spinney
about-what = Spinney è un luogo libero e aperto per i giochi di carte Forest Shuffle e Forest Shuffle: Dartmoor: gioca contro i bot o con gli amici, impara le regole, consulta ogni carta.
about-unofficial = È un progetto di appassionati, non ufficiale. Non ha legami con l’editore né con gli autori dei giochi e non usa nessuno dei loro testi o delle loro immagini: tutti i testi sono originali. Se i giochi ti piacciono, comprali: su un tavolo vero sono bellissimi.
about-reconstructed = Non tutto delle carte di Dartmoor è pubblico. Ciò che è solo supposto è segnalato nella galleria delle carte.
about-data = Niente account, niente pubblicità, niente tracciamento. Il tuo nome, le tue impostazioni e le chiavi dei tuoi posti restano su questo dispositivo; il server conserva i tavoli e li elimina quando nessuno ci gioca più.
about-thanks = Con gratitudine a
about-credit-icons = Sagome di molte specie e le icone di uccello e pianta
about-credit-icons-changes = ricolorate, ritagliate e semplificate per Spinney
about-credit-font = Carattere { $name }
about-drawings = Tutti gli altri disegni sono stati fatti per Spinney: le foglie, le farfalle, le libellule, i pipistrelli, le colline e i segni.
about-licence = Licenza
about-licence-text = Spinney è open source con licenza MIT: puoi usarlo, studiarlo, modificarlo e condividerlo.
home-pad-about = Calcola i punti del tuo tavolo

## A page without a server.

page-loading = I tuoi bot stanno arrivando …
page-failed = Non è stato possibile caricare tutto. Sei online?
page-again = Riprova
page-keeping = Preparazione per giocare offline …
page-keep = Scarica { NUMBER($size, maximumFractionDigits: 1) } MB per giocare offline
home-lead-alone = Gioca a Forest Shuffle e Dartmoor contro i bot o insieme su questo dispositivo. Tutto resta qui.
friends-alone = Giocate a turno su un solo dispositivo: le carte in mano restano a faccia in giù mentre ve lo passate.
import-save-all = Salva tutte le partite
