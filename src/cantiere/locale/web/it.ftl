# Le parole proprie del browser. Tutto qui comincia con `web-`.

web-title = Cantiere
web-tagline = Un solo tavolo per i grandi giochi di costruzione
web-site = Sito
web-skip = Vai al contenuto
web-language = Lingua
web-language-name = { $lang ->
        [en] English
        [it] Italiano
        [es] Español
        [de] Deutsch
       *[other] { $lang }
    }
web-candlelight = Lume di candela
web-guest = Ospite
web-close = Chiudi
web-cancel = Annulla
web-go-on = Avanti
web-save = Salva
web-saved = Salvato.
web-send = Invia
web-yes = sì
web-no = no
web-name = Nome
web-loading = Un momento …
web-offline = Il server non risponde. Niente è perduto; riprova tra un momento.
web-reconnecting = Connessione persa: nuovo tentativo …
web-no-page = Questa pagina non esiste.
web-no-table = Questo tavolo non si può vedere
web-to-lobby = Alla sala

# --- nomi ------------------------------------------------------------------------------------------------

web-your-name = Il tuo nome
web-your-name-why = Come ti chiameranno gli altri? Basta un nome.
web-me = Tu
web-you = tu
web-this-browser = Questo browser
web-sound = Un colpo di nocca quando tocca a te
web-notify = Una notifica quando tocca a te e questa pagina non è in vista
web-theme = Luce
web-theme-auto = come vuole il sistema
web-theme-light = luce del giorno
web-theme-candlelight = lume di candela
web-email = Indirizzo e-mail
web-hook = Web-hook (https)
web-other-device = Su un altro dispositivo
web-personal-link = Crea un collegamento personale
web-personal-link-why = Chi lo apre gioca come te. Un collegamento precedente non vale più.
web-restore = Di nuovo qui
web-restore-why = Con questo collegamento il browser diventa il giocatore per cui è stato creato.
web-restore-do = Sono io
web-account = Il tuo account
web-account-why = Per giocare non serve. Con una password puoi tornare da qualunque luogo.
web-login = Nome d’accesso
web-password = Password
web-register = Crea un account
web-log-in = Accedi
web-log-out = Dimenticami in questo browser
web-programs = Programmi
web-programs-why = Con un gettone un tuo programma gioca a tuo nome.
web-token-name = Nome del gettone
web-new-token = Nuovo gettone
web-token-once = Mostrato una sola volta:
web-recall = Revoca

# --- sala ------------------------------------------------------------------------------------------------

web-games = Giochi
web-seats-from-to = da { $least } a { $most } giocatori
web-play-bots = Gioca contro i bot
web-new-table = Nuovo tavolo
web-learn = Un primo turno guidato
web-rules = Regole
web-tournaments = Tornei
web-filter-game = Gioco
web-filter-name = Nome
web-all-games = tutti
web-open-record = Apri una registrazione
web-no-record = { $file } non è una registrazione.
web-my-games = Le mie partite
web-no-games = Nessuna partita in corso.
web-open-tables = Tavoli aperti
web-no-open-tables = Nessuno aspetta. Crea un tavolo, o gioca contro i bot.
web-running-tables = Partite da guardare
web-finished-games = Partite finite
web-no-finished = Ancora nessuna partita finita.
web-my-turn = Tocca a te
web-free-seats = { $number ->
        [one] { $number } posto libero
       *[other] { $number } posti liberi
    }
web-running = in corso
web-won-by = Vittoria: { $names }
web-table-number = Tavolo { $number }
web-seat-free = libero

# --- nuovo tavolo ----------------------------------------------------------------------------------------

web-game = Gioco
web-seats = Posti
web-how-many = Quanti?
web-seat-name = Posto { $number }
web-seat-me = io
web-seat-open = chiunque
web-seat-link = un amico, con un collegamento
web-seat-hot = qualcuno a questo schermo
web-seat-novice = bot: principiante
web-seat-apprentice = bot: apprendista
web-seat-journeyman = bot: lavorante
web-seat-master = bot: maestro
web-seat-grandmaster = bot: gran maestro
web-seat-even = bot: forte più o meno quanto me
web-seat-bot = bot
web-level-novice = trascura molto
web-level-apprentice = fa errori
web-level-journeyman = gioca con giudizio
web-level-master = guarda lontano
web-level-grandmaster = pensa più di tutti
web-level-even = dopo una tua vittoria gioca meglio, dopo una sconfitta peggio
web-options = Opzioni
web-more-options = Altro
web-table-name = Nome del tavolo
web-pace = Ritmo
web-pace-live = dal vivo, senza limite
web-pace-turns = a turni, senza limite
web-listed = Nell’elenco della sala: chiunque può guardare
web-hints-allowed = I suggerimenti sono permessi
web-create = Crea il tavolo
web-create-tournament = Crea il torneo

# --- prima della partita ---------------------------------------------------------------------------------

web-table-closed = Questo tavolo è stato chiuso.
web-seat-kept = tenuto per un amico
web-sit-down = Siediti
web-invite-link = Collegamento a questo tavolo
web-copy-link = Copia il collegamento
web-copied = Copiato.
web-fill-with = Posti liberi:
web-start-now = Comincia subito
web-start = Comincia
web-waiting = La partita comincia quando tutti i posti sono presi.
web-leave = Lascia il tavolo

# --- al tavolo -------------------------------------------------------------------------------------------

web-question = Domanda
web-looking-back = La posizione dopo la mossa { $move }
web-game-over = La partita è finita.
web-asked = { $name }: { $words }
web-thinking = { $name } sta pensando
web-all-answers = { $number ->
        [one] { $number } risposta in elenco
       *[other] Tutte le { $number } risposte in elenco
    }
web-search-answers = Cerca tra le risposte
web-which = Quale?
web-read-rule = Regola { $rule }
web-hint = Suggerimento
web-hint-says = Un bot sceglierebbe:
web-hint-chance = (probabilità di vincere { $chance })
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-ask-why = Intanto si è mosso il caso o un altro giocatore: gli altri devono essere d’accordo.
web-undo-asked = { $name } chiede di annullare.
web-agree = D’accordo
web-refuse = Rifiuta
web-bot-sits-in = Un bot gioca al posto tuo.
web-come-back = Riprendi il tuo posto
web-players = Giocatori
web-turn = di turno
web-away = assente
web-spectators = { $number ->
        [one] { $number } persona guarda
       *[other] { $number } persone guardano
    }
web-winner = vince
web-look-as = Guarda con gli occhi di { $name }
web-log = Diario
web-log-all = Mostra tutte le { $number } righe
web-log-and-chat = Diario e chat
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-say = Di’ qualcosa
web-parts = Parti del tavolo
web-tab-board = Tabellone
web-tab-seats = Giocatori
web-tab-log = Diario
web-tab-chat = Chat
web-your-turn-at = Tocca a te: { $table }
web-curtain = Ora tocca a { $name }
web-curtain-why = Passa lo schermo, e non guardare.
web-curtain-lift = Sono { $name }
web-zoom-in = Più grande
web-zoom-out = Più piccolo
web-keys = Tasti
web-key-q = vai alle risposte
web-key-b = vai a ciò che è acceso sul tabellone
web-key-u = annulla
web-key-h = suggerimento
web-key-back = una mossa indietro
web-key-on = una mossa avanti
web-key-zoom = ingrandisci; - rimpicciolisci
web-key-help = questo aiuto

# --- seguire quello che fanno gli altri -------------------------------------------------------------------

web-following = Che cosa fanno gli altri
web-skip-to-question = Vai alla tua domanda
web-skip-to-now = Salta
web-wishes = Le tue impostazioni al tavolo
web-pace-of-others = Quello che fanno gli altri si vede
web-pace-once = tutto insieme
web-pace-quick = in fretta
web-pace-calm = con calma
web-ask-alone = Chiedimi anche quando c’è una sola risposta, come finire il turno
web-since = Dalla tua ultima risposta
web-since-short = Novità
web-since-nothing = Dalla tua ultima risposta non è successo niente.
web-since-all = Il tavolo
web-your-question = La tua domanda: { $words }
web-figure-now = { $change } → { $now }
web-from-seat = { $what } da { $name }
web-to-seat = { $what } a { $name }
web-at-place = { $what }: { $place }
web-deed-took = prende
web-deed-gave = dà
web-deed-placed = mette
web-deed-paid = paga
web-deed-came = mette in gioco
web-deed-went = toglie dal gioco
web-key-skip = salta quello che fanno gli altri

# --- rivedere, e la fine ---------------------------------------------------------------------------------

web-replay = Rivedi
web-to-start = All’inizio
web-one-back = Una mossa indietro
web-play = Avvia
web-pause = Pausa
web-one-on = Una mossa avanti
web-to-end = Alla fine
web-position = Posizione
web-move-of = mossa { $move } di { $moves }
web-speed = Velocità
web-what-if = E se?
web-to-now = Torna ad adesso
web-result = Risultato
web-points-by-source = Punti per fonte
web-points-by-round = Punti per turno
web-round = Turno { $number }
web-score-curve = Punti lungo la partita
web-chances-curve = Probabilità lungo la partita
web-swings = Momenti decisivi
web-swing = Mossa { $move }: { $label } – da { $before } a { $after }
web-better-moves = Mosse migliori
web-better-move = Mossa { $move }: { $best } invece di { $played }
web-analysing = I bot stanno guardando la partita …
web-analyse = Analizza
web-rematch = Gioca ancora
web-download-record = Registrazione
web-share = Condividi
web-to-round = Vai a un round
web-to-phase = Alla fase
web-turn-back = Un turno indietro
web-turn-on = Un turno avanti
web-speed-calm = con calma
web-speed-quick = in fretta
web-speed-fast = velocissimo
web-link-to-position = Copia il link a questa posizione
web-my-mistakes = Che cosa potevo fare di meglio
web-no-mistakes = I bot non hanno trovato niente di meglio.
web-lessons = { $number ->
        [one] Una cosa da imparare
        [2] Due cose da imparare
       *[other] Tre cose da imparare
    }
web-lesson-cost = { $times ->
        [one] una scelta, { $loss } di probabilità di vincere
       *[other] { $times } scelte, in media { $loss } di probabilità di vincere ciascuna
    }
web-lesson-train = { $number ->
        [one] Allenati: un problema
       *[other] Allenati: { $number } problemi
    }
web-loss = – persi { $loss } di probabilità di vincere
web-show = Mostra
web-try = Prova
web-try-what = Prima della mossa { $move }: che cosa faresti adesso?
web-try-again = Prova ancora
web-try-over = Fine della prova
web-tried-best = È quello che farebbero i bot: probabilità di vincere { $chance }.
web-tried-same = È quello che è stato giocato, e ha perso { $loss }.
web-tried-better = I bot sceglierebbero: { $best } (probabilità di vincere { $chance }).
web-fair = Sorte leale
web-fair-why = Prima della prima mossa il server ha promesso la sua sorte: l’impronta qui sotto. A partita finita mostra il seme e il sale che ci sono dietro, e questa pagina confronta.
web-fair-promise = Promessa (SHA-256)
web-fair-seed = Seme
web-fair-salt = Sale
web-fair-kept = La promessa è stata mantenuta.
web-fair-broken = Seme e sale non corrispondono alla promessa.
web-fair-later = Seme e sale si mostrano a partita finita.
web-fair-command = Con la registrazione si può controllare ogni singolo esito: cantiere verify FILE

# --- regole e guida --------------------------------------------------------------------------------------

web-contents = Indice
web-search-rules = Cerca nelle regole
web-sections-found = { $number ->
        [one] { $number } paragrafo trovato
       *[other] { $number } paragrafi trovati
    }
web-nothing-found = Niente trovato.
web-step-of = { $step } di { $steps }
web-previous = Indietro
web-next = Avanti
web-progress = A che punto sei
web-play-now = Gioca adesso
web-skip-guide = Salta
web-guide-right = Giusto: { $action }
web-guide-other = Anche questo sarebbe possibile. In questo giro si continua con: { $action }
web-guide-follows = Che cosa ne viene: { $action }

# --- tornei ----------------------------------------------------------------------------------------------

web-new-tournament = Nuovo torneo
web-no-tournaments = Ancora nessun torneo.
web-tournament-form = Forma
web-tournament-players = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
web-tournament-bots = Gli altri giocatori
web-tournament-others-open = chi si iscrive
web-tournament-enter = Iscriviti
web-tournament-withdraw = Ritirati
web-tournament-call-off = Annulla il torneo
web-tournament-status = { $status ->
        [open] aspetta giocatori
        [running] in corso
        [over] finito
       *[closed] annullato
    }
web-tournament-standings = Classifica
web-tournament-rounds = Turni
web-tournament-round = Tavolo { $number }
web-tournament-no-rounds = Il primo turno comincia quando tutti i posti sono presi.
web-form-swiss = Sistema svizzero
web-form-swiss-why = Un numero fisso di turni per quanti giocatori si vuole. Incontri chi è più o meno alla tua altezza, e nessuno due volte se si può evitare; i posti si alternano.
web-form-groups = Gironi con promozione
web-form-groups-why = Nel girone tutti incontrano tutti. Dopo una stagione i primi di un girone salgono, gli ultimi scendono.
web-form-knockout = Eliminazione diretta
web-form-knockout-why = Passa la metà migliore di ogni tavolo, di due il vincitore. Alla pari decide la sorte tirata all’inizio.
web-league-size = Giocatori a un tavolo
web-league-rounds = Turni
web-league-group = Giocatori al massimo in un girone
web-league-laps = Quante volte ci si incontra
web-league-moving = Salgono e scendono dopo una stagione
web-league-seasons = Stagioni
web-league-most = Posti
web-league-begins = Comincia da sé alle
web-league-round-time = Un turno può durare
web-league-bots = Bot che giocano anche loro
web-league-begins-at = Comincia { $time }
web-league-by-hand = Comincia quando tutti i posti sono presi, o quando lo dice chi l’ha creato.
web-league-entered = Iscritti: { $entered } su { $most }
web-league-round = Turno { $round }
web-league-season = Stagione { $season }
web-league-due = Il turno finisce { $time }. Poi il resto lo giocano i bot.
web-league-my-table = Al mio tavolo
web-league-wait = Ora non hai una partita: il turno seguente comincia quando tutti i tavoli hanno finito.
web-league-group-name = Girone { $number }
web-league-bye = rigioca al prossimo turno: riposo
web-league-absent = assente
web-league-left = si è ritirato
web-league-since = dal turno { $round }
web-league-level = A pari punti si guarda, in quest’ordine:
web-league-shared = Chi è ancora alla pari divide il posto.
web-league-points-why = A un tavolo il primo ha un punto, l’ultimo nessuno, gli altri in mezzo; chi è alla pari divide. Il riposo vale una vittoria. Chi lascia la partita a un bot non ha punti.
web-league-played = Tavoli
web-league-feed = Notizie (Atom)
web-league-withdraw-why = La tua partita è abbandonata, e nei turni seguenti nessuno ti aspetta.
web-tie-opponents = Avversari
web-tie-opponents-why = quanti punti hanno in media i loro avversari
web-tie-direct = Scontri diretti
web-tie-direct-why = i tavoli in cui si sono incontrati
web-tie-wins = Vittorie
web-tie-wins-why = tavoli vinti
web-tie-margin = Margine
web-tie-margin-why = di quanto i loro risultati hanno superato la media dei loro tavoli
web-place = Posizione
web-player = Giocatore
web-points = Punti
web-watch = Guarda
web-play-my-turn = Tocca a te!
web-to-tournament = Torneo

# --- people at one table ------------------------------------------------------------------------------------

web-no-table-why = Il link è sbagliato, oppure il tavolo è privato e al link manca l’invito. Chiedi il link completo a chi te l’ha mandato.
web-days = { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
web-hours-long = { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
web-pace-clock = orologio: { $game } min + { $answer } s a risposta
web-pace-days = { $number ->
        [one] { $number } giorno a risposta
       *[other] { $number } giorni a risposta
    }
web-pace-hours = { $number ->
        [one] { $number } ora a risposta
       *[other] { $number } ore a risposta
    }
web-pace-kind-live = dal vivo, senza limite
web-pace-kind-clock = dal vivo, con l’orologio
web-pace-kind-turns = a turni, senza limite
web-pace-kind-hours = a turni, con un limite
web-each-answer = Per ogni risposta
web-clock-game = Minuti per la partita
web-clock-answer = Secondi in più per ogni risposta
web-no-hints = senza suggerimenti
web-copy-by-hand = Non si è potuto copiare: seleziona il link e copialo a mano.
web-share-link = Invia il link
web-qr-code = Codice QR
web-qr-why = Il link come codice QR, per chi è nella stessa stanza
web-colour-of = Colore di { $name }
web-my-colour = Il mio colore
web-colour-name = { $number ->
        [0] rosso, croce
        [1] blu, scaglione
        [2] verde, losanga
        [3] ocra, stella
        [4] viola, crescente
       *[other] bianco, pali
    }
web-seat-kept-you = riservato a te
web-seat-kept-for = riservato a { $name }
web-sit-here = Siediti qui invece
web-sit-too = Prendi anche questo posto
web-take-off = Togli { $name } dal posto
web-why-not-not-open = Qui non ci si può più sedere.
web-why-not-taken-off = Chi ha creato il tavolo ti ha tolto dal posto. Puoi guardare, o cercare un altro tavolo.
web-why-not-no-free-seat = Tutti i posti sono presi. Potrai guardare la partita quando comincia.
web-why-not-seat-kept = I posti rimasti sono riservati ad altri. Chi ha creato il tavolo può mandarti il link.
web-watching = Stai guardando: la partita è cominciata e tutti i posti sono presi.
web-arrange = Modifica il tavolo
web-close-table = Chiudi il tavolo
web-seat-too = anche per { $name }
web-seat-up = Un posto più su
web-table-menu = A questo tavolo
web-leave-game = Vai via
web-leave-game-why = Un bot gioca per te finché non torni.
web-resign = Abbandona la partita
web-resign-why = Un bot continua al posto tuo per sempre, e il risultato lo dice.
web-resign-sure = Non potrai riprendere il posto. Abbandoni la partita?
web-end-game = Proponi di finire la partita
web-end-game-why = Finisce così com’è se tutti quelli che giocano sono d’accordo.
web-end-game-now = Finisci la partita
web-end-game-alone = Non c’è nessun altro da interpellare: finisce subito, così com’è.
web-manners = Buone maniere: chi può fare cosa
web-vote-end = { $name } propone di finire la partita così com’è.
web-vote-sit-in = { $name } propone che un bot sostituisca { $away }.
web-vote-waits = Si chiede agli altri.
web-vote-withdraw = Anzi, no
web-away-long = Si aspetta { $name } da più di un giorno.
web-let-bot-sit-in = Fai giocare un bot
web-waiting-for = Si aspetta { $name }.
web-waiting-away = Si aspetta { $name }, che è via.
web-others-asked = Si chiede agli altri; a chi, è nascosto.
web-waiting-among = Può essere: { $names }
web-time-left = Restano { $time }
web-time-left-why = Tempo rimasto
web-has-resigned = ha abbandonato
web-on-holiday = in vacanza, torna { $until }
web-ended-early = finita di comune accordo
web-to-next-round = Al prossimo tavolo
web-rematch-join = Siediti di nuovo
web-rematch-decline = No, grazie
web-rematch-waits = Giochi ancora?
web-rematch-declined = Il tuo posto è libero per altri.
web-next-game = Prossima partita
web-waits-for-me = Aspettano te
web-no-other-games = Nessun’altra partita in corso.
web-all-my-games = Tutte le mie partite, anche finite
web-my-games-why = Tutte le partite che hai giocato qui, anche contro i bot.
web-my-games-guest = Sei ospite: restano finché questo browser ti conosce. Un account le conserva, e accedendo le porti con te.
web-filter-state = Stato
web-state-all = tutte
web-state-running = in corso
web-state-over = finite
web-with = Con
web-more = Altre
web-none-found = Nessuna partita corrisponde.
web-place-of = { $rank }º posto su { $seats }

# --- what people do, in the log -----------------------------------------------------------------------------

web-told-joined = { $name } si è seduto al tavolo.
web-told-left = { $name } è andato via; gioca un bot finché non torna.
web-told-returned = { $name } è tornato.
web-told-resigned = { $name } ha abbandonato; continua un bot.
web-told-declined = { $name } questa volta non gioca.
web-told-sat-in = Un bot sostituisce { $name }.
web-told-late = Il tempo di { $name } era finito; ha risposto un bot.
web-told-late-sits = Il tempo di { $name } è finito di nuovo; un bot gioca finché non torna.
web-told-late-hidden = Il tempo era finito; ha risposto un bot.
web-told-holiday = { $name } è in vacanza: torna { $until }.
web-told-holiday-over = { $name } è tornato dalle vacanze.
web-told-arranged = { $name } ha modificato il tavolo.
web-told-taken-off = { $name } ha tolto { $off } dal posto.
web-told-closed = { $name } ha chiuso il tavolo.
web-told-end-asked = { $name } propone di finire la partita.
web-told-end-agreed = { $name } è d’accordo a finire la partita.
web-told-end-refused = { $name } vuole continuare.
web-told-ended = Tutti d’accordo: la partita finisce qui.
web-told-sit-in-asked = { $name } propone che un bot sostituisca { $away }.
web-told-sit-in-agreed = { $name } è d’accordo che un bot sostituisca { $away }.
web-told-sit-in-refused = { $name } vuole ancora aspettare { $away }.
web-told-undo-asked = { $name } chiede di ritirare la mossa.
web-told-undo-agreed = { $name } è d’accordo.
web-told-undo-refused = { $name } non è d’accordo a ritirare la mossa.
web-told-undone = { $name } ha ritirato la mossa.
web-told-rematch = { $name } vuole giocare ancora. Il tuo posto è riservato.
web-told-rematch-made = C’è un nuovo tavolo per gli stessi giocatori.
web-told-next-round = Il torneo continua: tavolo { $round }.
web-told-tournament-over = Era l’ultimo tavolo del torneo.
web-told-taken-along = { $name } ha effettuato l’accesso.
web-running-mine = In corso

# --- good manners -------------------------------------------------------------------------------------------

web-manners-sit = Sedersi
web-manners-sit-why = Chi ha il link può prendere qualsiasi posto libero, anche uno riservato a un amico. Un posto a testa, se chi ha creato il tavolo non te ne dà altri.
web-manners-owner = Chi ha creato il tavolo
web-manners-owner-why = può cambiare posti, ordine, opzioni e ritmo, togliere qualcuno dal posto e chiudere il tavolo: prima dell’inizio. Dopo può fare solo quello che possono gli altri.
web-manners-leave = Andare via
web-manners-leave-why = Puoi andare via in ogni momento. Un bot gioca per te, e un clic ti ridà il posto.
web-manners-resign = Abbandonare
web-manners-resign-why = Puoi abbandonare in ogni momento. Un bot continua per sempre, e il risultato lo dice.
web-manners-end = Finire insieme
web-manners-end-why = La partita finisce così com’è se tutti quelli che giocano sono d’accordo. Basta un no per continuare.
web-manners-time = Il tempo
web-manners-time-why = Il ritmo si decide prima della partita. Quando il tuo tempo finisce un bot risponde una volta; la seconda di fila gioca finché non torni. Il tempo si ferma quando il server è spento, e le tue ore quando sei in vacanza. Dove è nascosto a chi si chiede, nessun orologio corre.
web-manners-away = Qualcuno è via
web-manners-away-why = Senza limite, gli altri possono far giocare un bot per chi si aspetta da un giorno, se sono tutti d’accordo. Il posto resta suo.
web-manners-back = Ritirare una mossa
web-manners-back-why = Ciò che nessuno ha visto puoi ritirarlo da solo. Per il resto serve il sì di tutti quelli che hanno un posto, anche di chi è via.
web-manners-again = Giocare ancora
web-manners-again-why = Chi ha giocato può chiedere la rivincita. I posti degli altri restano riservati finché non dicono di no.
web-manners-talk = Parlare
web-manners-talk-why = Chi vede un tavolo può parlarci. Sii gentile: chi ha creato il tavolo decide chi ci siede.

# --- accounts and notices -----------------------------------------------------------------------------------

web-old-password = Password attuale
web-new-password = Nuova password
web-password-needs = Almeno 8 caratteri. Qualche parola si ricorda bene.
web-login-needs = Da 3 a 30 lettere minuscole, cifre, punti o trattini.
web-wrong-password = La password è troppo corta: servono almeno 8 caratteri.
web-wrong-login = Un nome utente ha da 3 a 30 lettere minuscole, cifre, punti o trattini, e comincia con una lettera o cifra.
web-wrong-name = Un nome ha al massimo 40 caratteri visibili.
web-wrong-email = Questo non è un indirizzo e-mail.
web-wrong-hook = Un web hook è un indirizzo che comincia con https://
web-wrong-field = Qui qualcosa non va.
web-logged-in = Hai effettuato l’accesso; le tue partite da ospite sono venute con te.
web-registered = Ora hai un account.
web-password-changed = La password è cambiata; altrove sei disconnesso.
web-your-login = Il tuo nome utente: { $login }
web-change-password = Cambia la password
web-lost-password = Password persa?
web-lost-mail-why = Scrivi sopra il tuo nome utente. Se l’account ha un indirizzo confermato, riceverai un link.
web-lost-send = Mandami un link
web-lost-sent = Se esiste un account con indirizzo confermato, il link è in arrivo.
web-lost-link-why = Questo server non invia e-mail. Apri il link personale che hai creato su un altro dispositivo: con quello scegli una nuova password.
web-restored = Questo browser ora è { $login }.
web-notices = Avvisi
web-push-here = Avvisi su questo dispositivo, anche a pagina chiusa
web-email-why = Vale dopo che hai aperto il link inviato. Ogni e-mail ha un link per non riceverne più.
web-not-confirmed = { $email } non è ancora confermato.
web-confirm-again = Rimanda il link
web-confirm-sent = Il link è in arrivo.
web-saved-confirm = Salvato. Apri il link inviato al tuo indirizzo.
web-tell-me = Avvisami
web-tell-me-when = Avvisami quando tocca a me
web-way-push = sui dispositivi
web-way-mail = per e-mail
web-way-hook = con il web hook
web-notice-turn = quando tocca a me
web-notice-begin = quando comincia una partita o chiedono la rivincita
web-notice-vote = quando gli altri chiedono la mia parola
web-notice-chat = quando qualcuno parla al mio tavolo
web-notice-over = quando una partita è finita
web-quiet-hours = Ore di silenzio
web-quiet-from = Silenzio dalle
web-quiet-to = Silenzio fino alle
web-daily-digest = Una volta al giorno, tutto insieme
web-digest-hour = A che ora
web-test-way = Prova: { $way }
web-test-sent = È in arrivo.
web-holiday = Vacanze
web-holiday-why = Fino ad allora le tue ore non corrono, e gli altri lo vedono. Gli orologi delle partite dal vivo corrono.
web-holiday-until = Sono via fino al
web-holiday-over = Sono tornato
web-holiday-on = Sei in vacanza fino al { $until }.
web-log-out-here = Esci da questo browser
web-log-out-everywhere = Esci ovunque altrove
web-everywhere-why = Tutti gli altri browser, pagine aperte, gettoni e link personali finiscono.
web-everywhere-done = Fatto: ora solo questo browser sei tu.
web-forget-account = Puoi tornare con il nome utente { $login } e la password. Non si perde nulla.
web-forget-guest = { $games ->
        [0] Sei ospite: il tuo nome va perso per sempre.
        [one] Sei ospite: il tuo posto in { $games } partita va perso per sempre. Per tenerlo, crea prima un account o un link personale.
       *[other] Sei ospite: i tuoi posti in { $games } partite vanno persi per sempre. Per tenerli, crea prima un account o un link personale.
    }
web-forget-sure = Sì, dimenticami qui
web-by-mail-confirm = Il tuo indirizzo e-mail
web-by-mail-confirm-done = È confermato: da ora gli avvisi arrivano lì.
web-by-mail-reset = Una nuova password
web-by-mail-reset-done = La password è cambiata, e qui hai effettuato l’accesso; altrove sei disconnesso.
web-by-mail-unsubscribe = Niente più e-mail
web-by-mail-unsubscribe-done = Fatto: non arriverà più nulla a questo indirizzo.

## Moderazione, e dati personali.

web-trouble-rules-changed = Questa partita è cominciata con regole che questo server non conosce. Non si può continuare: leggila, lasciala o chiudila.
web-trouble-game-gone = Questo server non ha più il gioco di questo tavolo. Leggilo, lascialo o chiudilo.
web-trouble-does-not-replay = Questa partita non si può ripercorrere e quindi nemmeno continuare: leggila, lasciala o chiudila. Il gestore è stato avvisato.
web-trouble-leave = Lascia il tavolo
web-trouble-end = Chiudilo
web-trouble-so-far = Che cosa è successo
web-report = Segnala o blocca qualcuno
web-report-whom = Chi, o che cosa ha detto
web-report-title = Il titolo: { $title }
web-report-why = Che cosa non va? Lo leggerà un moderatore.
web-report-send = Segnala
web-report-done = I moderatori daranno un’occhiata.
web-block = Blocca per me
web-block-why = Se blocchi qualcuno, non vedrai più ciò che scrive. Non gli viene detto.
web-block-done = Non ne sentirai più parlare.
web-remove-said = Togli ciò che è stato detto
web-remove-done = Non c’è più.
web-my-data = Tutto su di me
web-my-data-why = Che cosa si conserva su di te, perché e per quanto:
web-my-archive = Scarica tutto in un archivio
web-my-blocks = Persone di cui non voglio sentire
web-unblock = Senti di nuovo
web-delete-me = Cancellami
web-delete-me-why = Tutto su di te viene tolto, per sempre. Le tue partite restano per chi le ha giocate con te; lì sarai «un ex giocatore». Nelle partite in corso un bot gioca al tuo posto.
web-delete-sure = Cancellami per sempre
web-privacy = Che cosa si conserva su di te
web-privacy-name = Il tuo nome
web-privacy-name-why = Perché gli altri sappiano con chi giocano. Va bene qualunque nome.
web-privacy-games = Le tue partite
web-privacy-games-why = Ogni mossa, finché esiste questo sito: le partite si riguardano, e sono di tutti quelli che le hanno giocate.
web-privacy-club = Il circolo
web-privacy-club-why = Quali lezioni hai superato, solo per te. I tuoi risultati, sommati, e i tuoi punteggi. Tutti vedono la tua pagina se non la nascondi (nella pagina su di te); quella di un ospite è solo per il suo browser. Nella raccolta per i ricercatori il tuo nome sta solo se acconsenti. Chi segui è conservato per mostrarti quando gioca; lo vedi solo tu, e puoi dire che nessuno può seguirti.
web-privacy-chat = Ciò che scrivi
web-privacy-chat-days = { $days ->
    [one] Si conserva per un giorno, poi viene tolto.
   *[other] Si conserva per { $days } giorni, poi viene tolto.
}
web-privacy-chat-ever = Si conserva quanto la partita, e può leggerlo chiunque veda il tavolo.
web-privacy-guests = Ospiti
web-privacy-guests-days = { $days ->
    [one] Gli ospiti che mancano da un giorno vengono tolti, con tutto ciò che li riguarda tranne le partite.
   *[other] Gli ospiti che mancano da { $days } giorni vengono tolti, con tutto ciò che li riguarda tranne le partite.
}
web-privacy-guests-ever = Gli ospiti si conservano finché non si cancellano. Di quando c’eri si conserva solo il giorno.
web-privacy-account = Account
web-privacy-account-mail = Il nome di accesso; la password in una forma che nessuno può rileggere; l’indirizzo e-mail se lo dai, solo per dirti ciò che hai chiesto.
web-privacy-account-plain = Il nome di accesso, e la password in una forma che nessuno può rileggere.
web-privacy-cookie = Un cookie
web-privacy-cookie-why = Dice chi sei, e nient’altro. Non ce ne sono altri, né pubblicità, né programmi altrui su queste pagine.
web-privacy-logs = Il registro del server
web-privacy-logs-addresses = Il tuo indirizzo su internet sta nel registro delle richieste, per fermare gli abusi, finché chi gestisce il sito conserva il registro. Nomi, mosse e ciò che scrivi mai.
web-privacy-logs-none = Nel registro delle richieste non stanno né il tuo indirizzo né il tuo nome.
web-privacy-order = Moderazione
web-privacy-order-why = Le segnalazioni e le esclusioni si conservano per poterle riguardare, finché non sono tolte o non ti cancelli; ciò che hanno fatto i moderatori, finché esiste questo sito, senza il tuo nome una volta che te ne sei andato. Una segnalazione conserva ciò che hai scritto non più a lungo del tavolo.
web-privacy-rights = Che cosa puoi fare
web-privacy-rights-why = Avere tutto su di te in un archivio, correggerlo e cancellarti, in ogni momento:
web-moderation = Moderazione
web-moderation-closed = Questa pagina è per i moderatori.
web-moderation-reports = Segnalazioni
web-moderation-nothing = Nulla in attesa.
web-moderation-table = Il tavolo
web-moderation-cup = Il torneo
web-moderation-settle = Risolta
web-moderation-people = Persone
web-moderation-find = Nome, accesso o id
web-moderation-look = Cerca
web-moderation-hours = Per quante ore
web-moderation-banned = escluso
web-moderation-muted = in silenzio fino a { $until }
web-moderation-reported = { $count ->
    [0] mai segnalato
    [one] segnalato una volta
   *[other] segnalato { $count } volte
}
web-moderation-mute = Metti in silenzio
web-moderation-unmute = Ridai la parola
web-moderation-ban = Escludi per queste ore
web-moderation-ban-ever = Escludi per sempre
web-moderation-rename = Rinomina
web-moderation-new-name = Il nuovo nome
web-moderation-bans = Esclusi
web-moderation-address = Un intervallo di indirizzi
web-moderation-ever = per sempre
web-moderation-lift = Fai rientrare
web-moderation-tables = Tavoli
web-moderation-table-id = L’id del tavolo (alla fine del suo indirizzo)
web-moderation-close = Chiudi
web-moderation-delete = Cancella
web-moderation-cups = Tornei
web-moderation-cup-id = L’id del torneo (alla fine del suo indirizzo)
web-moderation-call-off = Annulla
web-moderation-deeds = Che cosa è stato fatto
web-moderation-done = Fatto.
web-deed-role = ha dato un ruolo a
web-deed-settle = ha risolto una segnalazione
web-deed-mute = ha messo in silenzio
web-deed-rename = ha rinominato
web-deed-ban = ha escluso
web-deed-lift = ha fatto rientrare
web-deed-close = ha chiuso il tavolo
web-deed-delete = ha cancellato il tavolo
web-deed-title = ha cambiato un titolo di
web-deed-call-off = ha annullato il torneo di
web-deed-remove = ha tolto ciò che ha detto

# --- il circolo ---------------------------------------------------------------------------------------------

web-rated = classificata
web-rated-game = La partita conta per la classifica
web-rated-why = Chi si siede è d’accordo: niente suggerimenti, niente si annulla oltre il caso o gli altri, nessuna analisi prima della fine.
web-rating = Punteggio
web-rating-of = { $rating } ± { $error }
web-ratings = Classifica
web-ratings-why = Persone e bot su una sola scala, per ogni gioco e numero di posti. Tutti iniziano da 25; dopo il ± sta di quanto può sbagliare.
web-no-ratings = Nessuno ha ancora giocato abbastanza partite di questo tipo per la classifica.
web-rated-games = Partite classificate
web-seats-count = { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }
web-my-page = La mia pagina
web-page-of = Pagina di { $name }
web-page-private = Solo tu vedi questa pagina.
web-page-guest = Sei un ospite: solo questo browser mostra questa pagina. Un account la conserva per sempre.
web-no-player = Questa pagina non esiste, o è privata.
web-results = Risultati
web-games-played = Partite
web-games-won = Vinte
web-points-mean = Media punti
web-options-usual = opzioni consuete
web-points-over-time = Punti nel tempo
web-points-line = Punti partita per partita: prima { $first }, ultima { $last }, migliore { $best }.
web-favourites = Preferiti
web-favourite-card = Carta o edificio
web-used-in = Usata in
web-used-by-all = Da tutti
web-won-with = Vinte con essa
web-points-beside = Dove nascono i punti
web-own-points = Punti propri
web-points-stronger = Giocatori più forti
web-no-stronger = Nessuno con un punteggio più alto ha ancora giocato così.
web-last-games = Ultime partite
web-not-finished-self = non giocata fino in fondo
web-nothing-played = Nessuna partita è ancora finita.
web-private-page = Nessun altro può vedere la mia pagina
web-named-games = Il mio nome può stare nella raccolta di partite per i ricercatori
web-collection = Raccolta di partite
web-collection-why = Tutte le partite finite ai tavoli pubblici. Ciò che indichi deve valere per un giocatore della partita.
web-find-opening = Apertura
web-any-opening = Qualsiasi apertura
web-find-card = Carta o edificio
web-find-person = Giocatore o bot
web-find-won = Solo partite che ha vinto
web-find-least = Almeno tanti punti
web-find = Cerca
web-export-games = In un solo file
web-export-why = Per i ricercatori: fino a 500 delle partite trovate, una registrazione per riga. I nomi vi stanno solo di chi ha acconsentito.
web-opening-search = Partite che iniziano così, fino a questa scelta
web-manners-rated = Partite classificate
web-manners-rated-why = Una partita conta per la classifica se il tavolo lo dice prima che qualcuno si sieda: chi si siede è d’accordo. Non ci sono suggerimenti, niente si annulla oltre il caso o oltre gli altri, bot compresi, e non c’è analisi prima della fine. Chi si arrende, o lascia il posto a un bot fino alla fine, conta come ultimo, qualunque cosa ottenga il bot; il bot non ne riceve punteggio. Se sono in più, sono alla pari. Una partita che tutti terminano insieme non conta per nessuno.
web-manners-follow = Seguire
web-manners-follow-why = Puoi seguire chi ha una pagina che vedi: ti viene mostrato quando gioca a un tavolo pubblico, che tutti possono guardare. Chi nasconde la propria pagina, ti ha bloccato o non vuole non viene seguito.
web-watch-strongest = Guarda la partita più forte
web-watch-rating = persone con { $rating } in media
web-followed = Persone che seguo
web-following-why = Qui vedi quando qualcuno che segui gioca a un tavolo pubblico. Non ne viene informato. Non compare chi nasconde la propria pagina o non vuole essere seguito.
web-following-none = Non segui ancora nessuno: c’è un pulsante nella pagina di ogni giocatore.
web-following-away = ora non è a un tavolo pubblico
web-follow = Segui
web-unfollow = Non seguire più
web-no-followers = Nessuno può seguirmi
web-week = La settimana
web-week-from = La settimana dal { $day }
web-week-why = Ciò che è stato giocato fino alla fine ai tavoli pubblici, secondo l’ora UTC. Le partite sono visibili a chiunque guardi i tavoli; chi nasconde la propria pagina non è nell’elenco di chi ha giocato di più.
web-week-nothing = In questa settimana non è ancora finita nessuna partita.
web-week-before = Settimana precedente
web-week-after = Settimana seguente
web-week-games = { $games ->
        [one] una partita
       *[other] { $games } partite
    }
web-week-highest = Punteggi più alti
web-week-longest = Partita più lunga
web-week-shortest = Partita più corta
web-week-answers = { $answers } risposte
web-week-surprises = Sorprese
web-week-surprises-why = Partite classificate vinte da chi aveva meno possibilità secondo i punteggi di prima.
web-week-chance = { $name } aveva il { $chance }
web-week-active = Chi ha giocato di più
web-week-wins = vinte { $wins }

# --- problemi --------------------------------------------------------------------------------------------

web-all-lessons = Lezioni
web-lessons-why = Tre lezioni per chi ha visto il primo turno: due con domande da partite vere, poi una partita da vincere. Quello che superi resta in questo browser, e a tuo nome se qui ne hai uno.
web-lesson-passed = superata
web-lesson-begin = Comincia
web-lesson-again = Ancora una volta
web-lesson-found = { $found } di { $all } trovate
web-lesson-left = { $number ->
        [one] Una domanda è ancora aperta: la risposta migliore non è stata trovata.
       *[other] { $number } domande sono ancora aperte: le risposte migliori non sono state trovate.
    }
web-lesson-is-passed = Hai superato questa lezione.
web-lesson-not-yet = Non ancora vinta. Un’altra partita?
web-lesson-next = Prossima lezione: { $title }
web-lessons-done = Hai superato tutte le lezioni. Continua con i problemi:

web-problems = Problemi
web-problems-why = Posizioni di partite in cui una risposta è chiaramente migliore: due ricerche con altra fortuna sono d’accordo. Tu che cosa faresti? Quello che risolvi resta solo in questo browser.
web-problems-today = Problema del giorno
web-problems-solved = { $solved } di { $all } risolti al primo tentativo
web-problem-solved = risolto
web-problem-tried = provato
web-problem-theme = Tema
web-problem-level = Livello
web-problem-level-why = Il livello più debole di bot che trova la risposta
web-problem-any = qualsiasi
web-problem-train = Allenati ({ $number })
web-problem-next = Prossimo problema
web-problem-show = Mostra la risposta
web-problem-yours = La tua risposta: { $action }
web-manners-league = Tornei
web-manners-league-why = Un torneo va avanti da sé. Un turno ha il suo tempo, vacanze o no; quando è finito, i tavoli rimasti li giocano i bot fino alla fine, e chi si aspettava conta come ultimo, qualunque cosa ottenga il bot. Così anche chi si è arreso, o ha lasciato il posto a un bot fino alla fine. Chi è assente a due tavoli di fila, o si ritira, non è più atteso; chi doveva incontrarlo in un girone ha vinto. Chi viene tardi gioca dal turno seguente: prima di metà di un torneo svizzero, o nei gironi dalla stagione seguente, nell’ultimo. Un tavolo che è stato chiuso non ha vincitore: tutti sono alla pari.
