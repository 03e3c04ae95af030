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
web-email = E-mail per le partite a turni
web-hook = Web-hook (https)
web-notices-why = Serve solo per dirti che tocca a te. Lascia vuoto per non usarlo.
web-other-device = Su un altro dispositivo
web-personal-link = Crea un collegamento personale
web-personal-link-why = Chi lo apre gioca come te. Un collegamento precedente non vale più.
web-restore = Di nuovo qui
web-restore-why = Con questo collegamento il browser diventa il giocatore per cui è stato creato.
web-restore-do = Sono io
web-account = Conto
web-account-why = Per giocare non serve. Con una password puoi tornare da qualunque luogo.
web-login = Nome d’accesso
web-password = Password
web-register = Crea un conto
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
web-won-by = Ha vinto: { $names }
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
web-level-novice = trascura molto
web-level-apprentice = fa errori
web-level-journeyman = gioca con giudizio
web-level-master = guarda lontano
web-level-grandmaster = pensa più di tutti
web-options = Opzioni
web-more-options = Altro
web-table-name = Nome del tavolo
web-pace = Ritmo
web-pace-live = dal vivo
web-pace-turns = un turno alla volta
web-hours = Ore per ogni mossa
web-listed = Nell’elenco della sala: chiunque può guardare
web-hints-allowed = I suggerimenti sono permessi
web-create = Crea il tavolo

# --- prima della partita ---------------------------------------------------------------------------------

web-table-closed = Questo tavolo è stato chiuso.
web-seat-kept = tenuto per un amico
web-sit-down = Siediti
web-copy-seat-link = Collegamento per questo posto
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
web-place = Posizione
web-player = Giocatore
web-points = Punti
web-watch = Guarda
web-play-my-turn = Tocca a te!
web-to-tournament = Torneo
