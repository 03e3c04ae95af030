# Ciò che dicono tutti i giochi e le interfacce, in italiano. Si dà del tu.

seat-number = Posto { $number }
name-me = Giocatore
name-person = Giocatore { $number }
name-bot = { $bot } { $number }
called-random = A caso
called-greedy = Avido
called-casual = Sbadato
called-hasty = Frettoloso
called-search = Calcolatore
called-net = Rete
called-deep = Profondo
called-even = Pari
called-novice = Principiante
called-apprentice = Apprendista
called-journeyman = Lavorante
called-master = Maestro
called-grandmaster = Gran maestro
called-grandmaster-1 = Gran maestro-1
called-apprentice-1 = Apprendista-1
called-master-1 = Maestro-1

# --- rifiuti che non appartengono a nessun gioco ---------------------------------------------------------

reason-game-over = La partita è finita.
reason-no-such-action = Non esiste l’azione numero { $number }.
reason-chance-decides = Qui decide il caso, non un giocatore.
reason-not-asked = Non è una risposta alla domanda di adesso: { $question }

# --- giocare ---------------------------------------------------------------------------------------------

chance-asked = Il tavolo
ask-help = Un numero o delle parole; why, hint, undo, log, save, ? per l’aiuto, quit
bots-think = I bot stanno pensando …
promise = La sorte di questa partita è fissata dall’inizio: { $promise }…
beside-the-board = Accanto a un tabellone vero: qui parti di tabellone, tessere, carte e prezzi sono ricostruite, e i tuoi possono essere diversi. Quali: cantiere rules { $game } reconstruction
resumed = { $moves ->
    [one] Si riprende dopo una mossa.
   *[other] Si riprende dopo { $moves } mosse.
}
pick-game = Quale gioco? {""}
log-choice = { $name }: { $action }
log-forced = { $name }: { $action } (unica scelta)
no-such-number = Il numero { $number } non è nell’elenco.
refused = { $action }: { $reason }
ambiguous = «{ $text }» può voler dire: { $matches }. Scrivi qualche lettera in più.
unknown = «{ $text }» qui non è un’azione. Scrivi ? per l’aiuto.
unknown-near = «{ $text }» qui non è un’azione. Intendevi: { $near }?
why-all = Ora non è possibile:
why-more = … e altre { $more } per lo stesso motivo
why-none = A questa domanda non ci sono altre risposte.
why-possible = Questo ora è possibile: { $action }.
undo-nothing = Non c’è ancora niente da annullare.
undo-barrier = Non si può annullare: dopo la tua ultima scelta si è mosso il caso o un altro giocatore.
undo-done = Annullato.
hint = Un bot sceglierebbe: { $action } ({ $text })
hint-seen = Ti dà il { $chance } % di vincere e si aspetta: { $line }
hint-exact = La risposta migliore si può calcolare: { $action } ({ $text })
hint-chance = Qui decide il tavolo: guarda che cosa è stato pescato.
save-where = In quale file salvare? Scrivi: save FILE
saved = Salvato in { $file }.
always-on = D’ora in poi, fino alla fine del turno: { $text }. Per tornare alle domande: always off
always-off = Tutte le domande vengono poste di nuovo.
auto-on = Dove c’è una sola risposta, viene data per te.
auto-off = La domanda viene posta anche dove c’è una sola risposta.
help-playing =
    Rispondi con un numero dell’elenco o con le parole a destra; di ogni parola basta l’inizio.
      why            che cosa ora non è possibile, e perché (why 12, why sell stone 2: proprio quella)
      rules          che cosa dicono le regole (rules P-12.4, rules tasse: solo quello)
      hint           che cosa farebbe un bot, senza saperne più di te
      undo           annulla la tua ultima scelta
      log            la partita finora (log 20: le ultime mosse)
      board          disegna di nuovo il tavolo
      save FILE      conserva la partita; poi: cantiere play --load FILE
      always RISP.   dà questa risposta a questa domanda fino alla fine del turno (always off)
      auto off       chiede anche dove c’è una sola risposta (auto on)
      quit           lascia la partita
curtain = Tocca a { $name }. Passa lo schermo, poi premi Invio. {""}
offer-save = Salvare la partita? Nome del file, o Invio per no: {""}
game-left = Hai lasciato la partita.
game-not-saved = Non è stata salvata. La prossima volta: «save FILE» prima di uscire, o comincia con --save FILE.
game-saved-earlier = { $moves ->
    [one] L’ultima mossa è venuta dopo l’ultimo salvataggio.
   *[other] Le ultime { $moves } mosse sono venute dopo l’ultimo salvataggio.
}
game-resume = Per continuare: cantiere play --load { $file }
game-over = La partita è finita.
rank = { $rank }. { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
place = { $rank }. { $name }
winners = { $count ->
    [one] Vince: { $names }
   *[other] Vittoria condivisa: { $names }
}

# --- registrazioni e posizioni ---------------------------------------------------------------------------

replay-good = { $moves ->
    [one] { $game }: una mossa si ripete, il risultato è giusto: { $scores }
   *[other] { $game }: { $moves } mosse si ripetono, il risultato è giusto: { $scores }
}
replay-unfinished = { $moves ->
    [one] { $game }: una mossa si ripete; la partita non è finita.
   *[other] { $game }: { $moves } mosse si ripetono; la partita non è finita.
}
replay-prompt = { $at }/{ $moves } · Invio avanti, b indietro, un numero, q fine: {""}
replay-keys = Invio: mossa seguente. b: indietro. Un numero: vai lì. q: fine.

# --- fuzz ------------------------------------------------------------------------------------------------

fuzz-plan-even = Partite a caso di { $game }: { $games }; modi di giocare: { $variants }; partite per ognuno: { $share }
fuzz-plan = Partite a caso di { $game }: { $games }; modi di giocare: { $variants }; partite per ognuno: { $share }, e una in più per i primi { $more }
fuzz-good = { $games ->
    [one] Una partita ha mantenuto ogni promessa. Mosse: { $moves }; posizioni guardate da vicino: { $looks }
   *[other] { $games } partite hanno mantenuto ogni promessa. Mosse: { $moves }; posizioni guardate da vicino: { $looks }
}
fuzz-failed = { $message }
    La partita è in { $file }: cantiere replay { $file } --step

# --- che cosa c’è ----------------------------------------------------------------------------------------

compiled = compilato
interpreted = interpretato
version = cantiere { $version } ({ $how })
version-why = cantiere { $version } ({ $how }: { $why })
slower = Qui le regole non sono compilate: funziona tutto, ma i bot pensano più lentamente.
slower-why = Qui le regole non sono compilate ({ $why }): funziona tutto, ma i bot pensano più lentamente.
column-game = id
column-name = gioco
column-seats = posti
column-options = opzioni
column-number = n.
column-feature = caratteristica

usage = Uso:
usage-options = Opzioni
usage-commands = Comandi
usage-arguments = Argomenti
usage-default = predefinito
usage-required = necessario
help-help = Mostra questo aiuto e termina.
help-cantiere = Gioca ai grandi giochi di costruzione, con amici o bot, e riguarda le partite.
help-version = Dice la versione e se le regole sono compilate.
help-lang = La lingua, per esempio it; di solito quella del sistema.
help-play = Gioca una partita nel terminale.
help-game = L’id del gioco; vedi: cantiere games
help-seats = Chi siede dove, in ordine: me, me:NOME o un bot, per esempio: --seats me greedy greedy
help-seed = Lo stesso seme dà la stessa partita.
help-option = Un’opzione del gioco, come nome=valore. Si può ripetere.
help-chance = draw: pesca il programma. ask: scrivi che cosa è stato pescato a un tavolo vero.
help-load = Continua una partita salvata.
help-save = Conserva la partita in questo file dopo ogni mossa.
help-replay = Controlla una partita registrata e guardala mossa per mossa.
help-record = La registrazione, un file JSON.
help-step = La mostra mossa per mossa.
help-seat = La vede con gli occhi di questo posto, contato da 0.
help-show = Disegna una posizione.
help-snapshot = La posizione, un file JSON.
help-games = Elenca i giochi; con `find` ed `export`, cerca partite finite di un server.
help-games-find = Cerca partite finite nella banca dati di un server.
help-games-export = Scrive le partite finite di un server in un solo file per i ricercatori: una registrazione per riga, i nomi solo di chi ha acconsentito.
help-find-game = Solo partite di questo gioco.
help-find-opening = Come iniziano le prime scelte del giocatore.
help-find-card = Una carta che il giocatore ha usato: il suo id o, con --game, il suo nome.
help-find-person = Il nome del giocatore o di un bot.
help-find-won = Solo partite che il giocatore ha vinto.
help-find-least = Solo partite con almeno tanti punti.
help-find-most = Al massimo tante partite.
help-export-file = Il file da scrivere (.jsonl.gz).
games-none-found = Nessuna partita corrisponde.
games-exported = { $games ->
    [one] Una partita è in { $file }.
   *[other] { $games } partite sono in { $file }.
}
column-ended = finita
column-table = tavolo
column-players = giocatori
help-new-game = Scrivere lo scheletro di un gioco proprio: docs/adding-a-game.md
help-new-game-name = Il nome del gioco: minuscole, cifre e _
help-new-game-folder = Dove; altrimenti cantiere-NAME
new-game-written = Il gioco è in { $folder }; il suo README dice come provarlo.
help-rules = Mostra le regole di un gioco: tutte, una per numero (P-12.4), o dove si trovano certe parole.
help-rules-words = Il numero di una regola, o parole da cercare.
help-guide = Mostra il primo turno di un gioco, passo per passo, con spiegazioni.
help-learn = Tre lezioni dopo il primo turno: domande con la loro spiegazione, poi una partita da vincere.
help-lesson = il numero o il nome di una lezione; senza, si elencano
help-problem = Mostra una posizione in cui una risposta è chiaramente migliore, e dice quanto vale ciascuna.
help-theme = di che cosa tratta il problema, per esempio opening; una parola sbagliata li elenca tutti
help-level = quanto è difficile: il livello più debole di bot che lo risolve
help-day = il problema di quel giorno (2026-07-31) invece di quello di oggi
help-features = Elenca le voci del vettore di caratteristiche di un gioco.
help-fuzz = Gioca partite a caso e controlla ogni promessa del contratto.
help-fuzz-games = Quante partite in tutto.
help-fuzz-seats = Solo con questi numeri di posti, per esempio: --seats 2 4
help-out = La cartella per la registrazione di una partita che fallisce.

# --- il laboratorio: arena, bots, study, analyse ---------------------------------------------------------

arena-resumed = { $games ->
    [one] Una partita è già nel file.
   *[other] { $games } partite sono già nel file.
}
arena-interrupted = Interrotto. { $games ->
    [one] È stata giocata una partita.
   *[other] Sono state giocate { $games } partite.
}
arena-played = { $games ->
    [one] Una partita; tra parentesi gli intervalli al 95 %.
   *[other] { $games } partite; tra parentesi gli intervalli al 95 %.
}
picture-saved = Disegnato in { $file }.
picture-seats = vittorie per posto
picture-sources = punti per fonte
picture-answers = punti che accompagnano una risposta
picture-all = tutti
picture-first = il primo
column-bot = bot
column-about = che cosa fa
column-tables = partite
column-victories = vittorie
column-points = punti
column-rank = posizione
column-rating = forza
level-is = un livello: { $bot }
level-was = ciò che un livello è stato, conservato per misurare: { $bot }
bot-random = una risposta lecita qualsiasi
bot-greedy = la risposta che sembra migliore, guardando avanti di un passo
bot-casual = come greedy, con risposte distratte; casual:30 vuol dire 30 su cento
bot-search = guarda avanti; search:500 per tante iterazioni, search:300ms per tanto tempo; se non lo dici, secondo il gioco
bot-hasty = trascura risposte e preferisce punti subito; hasty:30 vuol dire 30 risposte su cento
bot-net = ciò che preferisce una rete che ha imparato il gioco, senza guardare avanti; come greedy dove un gioco non l’ha
bot-deep = guarda avanti e chiede alla rete; deep:500, deep:300ms, deep:x3 come search
bot-even = forte quanto si dice, da even:0 a even:100; even:50 è greedy
train-resumed = Si continua dopo il giro { $round }; partite finora: { $games }.
train-interrupted = Interrotto dopo il giro { $round }. Lo stesso comando riprende da lì.
train-best = Il migliore finora è quello del giro { $round }: { $file }
train-round = Giro { $round }; partite finora: { $games }
train-better = Giro { $round } (partite: { $games }, decisioni: { $decisions }): batte il migliore finora con il { $best } % e ne prende il posto; { $greedy } % contro greedy
train-kept = Giro { $round } (partite: { $games }, decisioni: { $decisions }): { $best } % contro il migliore finora, che resta; { $greedy } % contro greedy
train-picture-greedy = contro greedy
train-picture-best = contro il migliore finora
train-picture-games = partite contro sé stesso
train-picture-surprise = sorpresa su chi vince (log-loss)
analyse-along = Probabilità di vincere lungo la partita, secondo la stima del gioco
analyse-swings = I cambiamenti più grandi: mossa, chi, che cosa, di chi la probabilità
analyse-better = Mosse migliori: mossa, chi, che cosa, la probabilità persa
analyse-none = Non sono state trovate mosse migliori.
analyse-instead = { $best } invece di { $played }
study-title = Partite: { $games }; posti a rotazione: { $bots }
study-numbers = Quanto dura, quanto è combattuta, quanti punti
study-scores = punti
study-winning = punti del primo
study-margins = vantaggio del primo
study-length = domande in una partita
study-choices = vere scelte in una partita
study-seats = Per posto (0 è il primo)
study-questions = Domande con più di una risposta
study-sources = Da dove vengono i punti, per posto e partita
study-answers = Che cosa accompagna le risposte: punti oltre il solito a questa domanda in questo turno
column-seat = posto
column-question = domanda
column-answer = risposta
column-times = volte
column-worth = punti
column-per-game = a partita
column-choices = risposte
column-most = al massimo
column-source = fonte
column-winners = vincitori
column-number-of = numero
column-mean = media
column-middle = 5–95 %
column-range = da – a
help-arena = Fa giocare molte partite ai bot e dice chi è più forte.
help-arena-seats = I bot, tanti quanti i posti, per esempio: --seats search:500 greedy greedy random
help-arena-games = Quante partite; i posti ruotano, con la stessa sorte per ogni rotazione.
help-arena-seed = Lo stesso seme dà gli stessi risultati.
help-arena-out = Conserva i risultati in questo file, una riga a partita. Da lì riprende ciò che è stato interrotto.
help-plot = Disegna i risultati: un .png o un .svg.
help-processes = Quanti processi giocano insieme; di solito uno per ogni core.
help-ray = Gioca su un cluster Ray: auto, il suo indirizzo, o local per avviarne uno qui.
help-train = Fa imparare un gioco a una rete che gioca contro sé stessa.
help-train-out = La cartella dell’allenamento. Se ne contiene uno, quello continua, con le sue impostazioni.
help-train-hours = Si ferma dopo tante ore.
help-train-seed = Lo stesso seme dà gli stessi pesi, con qualsiasi numero di processi.
help-train-teacher = Un bot da imitare all’inizio, come master.
help-train-lessons = Per quanti giri.
help-train-study = Una ricerca a cui si chiede di alcune domande e le cui risposte si imparano, come deep:40.
help-train-from = Comincia un nuovo allenamento con i pesi di un file.
help-train-set = Un altro valore per uno dei numeri di un nuovo allenamento, come along=0.9. Si può ripetere.
help-bot = Un bot, per nome o per file, come percorso/mio_bot.py. Si può ripetere.
help-bots = Elenca e misura i bot.
help-bots-list = Elenca i bot e i livelli.
help-bots-rate = Gioca un girone all’italiana e mostra la forza, con gli intervalli.
help-players = Quanti posti; di solito il minimo che il gioco permette.
help-rate-games = Quante partite gioca ogni coppia di bot.
help-study = Chiede a molte partite che cosa conta: posti, punti, scelte.
help-study-json = Scrive tutto anche in questo file.
help-analyse = Guarda una partita registrata: com’era la situazione, dove è girata, che cosa era meglio.
help-analyse-bot = La ricerca che giudica, con le sue iterazioni.
help-serve = Apre tavoli in rete, per browser e programmi.
help-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
help-port = La porta su cui ascoltare.
help-database = Un file, o postgresql://… per più server insieme.
help-config = Un file TOML con le impostazioni; `--settings` le elenca.
help-settings = Mostra tutte le impostazioni con i loro valori e termina.
help-admin = Per chi gestisce un server: copie, ripristino, controllo.
help-backup-file = La copia.
help-backup = Scrive in un file tutto ciò che il server conserva; può essere in funzione.
help-restore = Riempie una base di dati vuota da una copia.
help-check = Rigioca ogni partita e controlla tutto ciò che è conservato.
backup-done =
    { $rows ->
        [one] Una riga è
       *[other] { $rows } righe sono
    } in { $file }.
restore-done =
    { $rows ->
        [one] Una riga ripristinata
       *[other] { $rows } righe ripristinate
    } da { $file }.
help-role = Dà un ruolo a un account: moderator, operator o nobody.
help-login = Il nome di accesso dell’account.
help-role-name = moderator, operator o nobody
help-roles = Elenca chi ha un ruolo.
help-deeds = Elenca ciò che hanno fatto i moderatori.
role-given = { $login } ora è { $role }.
roles-none = Nessuno ha ancora un ruolo.
deeds-none = Non è ancora stato fatto nulla.
check-found = Tavolo { $table }: { $what }
check-done =
    { $tables ->
        [one] Una partita controllata
       *[other] { $tables } partite controllate
    }; { $found ->
        [0] è tutto in ordine
        [one] una cosa non va
       *[other] { $found } cose non vanno
    }.
help-thinkers = Quanti processi pensano per i bot.
help-verify = Controlla una registrazione: mosse, risultato, e che nessuno ne abbia toccato la sorte.

serve-ready = I tavoli sono aperti su { $address }  (Ctrl-C per chiudere)

verify-moves = { $moves ->
    [one] Una mossa, secondo le regole.
   *[other] { $moves } mosse, tutte secondo le regole.
}
verify-chance = { $draws ->
    [one] Un esito del caso, come promesso all’inizio.
   *[other] { $draws } esiti del caso, tutti come promesso all’inizio.
}
verify-hidden = Seme e sale non sono ancora svelati: il caso non si può controllare.
verify-no-promise = All’inizio non è stata fatta nessuna promessa: il caso segue il seme, ma il seme poteva essere scelto dopo.

notice-turn = { $count ->
    [one] Tocca a te.
   *[other] Tocca a te a { $count } tavoli.
}
positions-saved = { $rows ->
    [one] Una decisione scritta
   *[other] { $rows } decisioni scritte
} in { $file }.
help-positions = Scrive ogni decisione (caratteristiche, maschera, azione, esito) in questo file Parquet.

# --- tornei ----------------------------------------------------------------------------------------------

tournament-round = Turno { $round } del torneo
tournament-over = Il torneo è finito.
arena-tournaments = { $games ->
    [one] Un torneo
   *[other] { $games } tornei
}
help-tournament = Gioca un torneo: più partite, con persone e bot.
help-tournament-form = Quale forma di torneo; di solito la prima che il gioco ha.
help-arena-tournament = Gioca tornei di questa forma invece di singole partite.

# --- i valori delle opzioni ------------------------------------------------------------------------------

choice-true = sì
choice-false = no
choice-none = a sorte
choice-default = come di solito
choice-random = a caso

# --- che cosa va storto nella riga di comando e con i file -----------------------------------------------

error-no-command = Non esiste il comando «{ $command }»; ci sono: { $known }
error-no-such-option = Qui non c’è l’opzione { $option }; vedi: cantiere { $command } --help
error-option-usage = L’opzione { $option } non si usa così; vedi: cantiere { $command } --help
error-missing = Manca { $what }; vedi: cantiere { $command } --help
error-bad-value = { $what }: questo valore non è possibile; vedi: cantiere { $command } --help
error-usage = È troppo o troppo poco; vedi: cantiere { $command } --help
error-needs = Serve { $what }: pip install '{ $package }'
error-no-language = Non esiste la lingua «{ $lang }»; ci sono: { $known }
error-no-game = Non esiste il gioco «{ $game }»; ci sono: { $known }
error-game-unusable = Il gioco «{ $game }» non si può usare: { $why }
error-no-page = { $game } non ha questa pagina ({ $page })
error-game-name = Il nome di un gioco è fatto di minuscole, cifre e _, non «{ $name }»
error-game-taken = Esiste già un gioco «{ $name }»
error-folder-taken = { $folder } esiste già e contiene qualcosa
games-unusable = Questi giochi sono installati, ma non si possono usare:
error-record-package = È una partita di «{ $game }», che qui non è installato; la registrazione indica il pacchetto «{ $package }»
error-no-bot = Non esiste il bot «{ $bot }»; ci sono: { $known }
error-no-theme = Non ci sono problemi su «{ $theme }»; ci sono: { $known }
error-no-level = Non esiste il livello «{ $level }»; ci sono: { $known }
error-no-lesson = Non esiste la lezione «{ $lesson }»; ci sono: { $known }
error-no-problem = Non esiste un problema così
error-no-day = «{ $day }» non è un giorno; scrivilo come 2026-07-31
error-weights = { $file } non ha pesi per questo gioco: { $why }
error-checkpoint = { $file } non si può riprendere: { $why }
error-bot-number = «{ $bot }»: scrivi search:500 (iterazioni), search:300ms, search:x3 (tante volte quanto conviene al gioco) o casual:30 (per cento).
error-no-search = «{ $bot }» non cerca: scrivi search:40 o deep:40.
error-setting = «{ $text }» non è un’impostazione: scrivi NOME=VALORE, con uno di: { $known }
error-bot-name = «{ $spec }»: { $name } è il nome di un bot.
error-bot-answer = Il bot «{ $bot }» ha dato una risposta impossibile: { $answer }
error-bot-file-missing = Non esiste il file di bot { $file }
error-bot-file-make = { $file } non ha una funzione make(seed).
error-bot-file-choose = { $file }: make(seed) deve dare un oggetto con choose(state, seat).
error-bot-file = { $file } non si può caricare: { $why }
error-rules-version = { $game } non ha la versione { $version } delle regole; ha { $known }.
error-seats = { $game } non si gioca con tanti posti: { $seats }. Possibili: { $known }
error-no-option = { $game } non ha l’opzione «{ $option }». Le sue opzioni: { $known }
error-option-form = --option { $word }: scrivila come nome=valore.
error-option-value = Opzione «{ $option }»: «{ $value }» non è possibile. Possibili: { $known }
error-start-seat = start={ $start }: i posti vanno da 0 a { $last }.
error-no-seat = Non esiste il posto { $seat }: i posti vanno da 0 a { $last }.
error-chance = --chance vuole draw o ask, non «{ $value }».
error-load-alone = --load porta già il gioco, le opzioni e il seme: toglili.
error-no-variant = Con questi posti { $game } non si può giocare in nessun modo.
error-two-bots = Per un girone servono almeno due bot.
error-arena-bots = Nell’arena giocano solo i bot: per le persone c’è cantiere tournament.
error-no-tournaments = { $game } non ha tornei.
error-no-tournament = { $game } non ha il torneo «{ $form }»; ci sono: { $known }
error-tournament-players = «{ $form }»: giocatori necessari { $needed }, non { $players }.
error-analyst = «{ $bot }»: per l’analisi serve una ricerca con un numero di iterazioni, come search:40.
error-no-database = Non c’è nessuna base di dati { $file }: indica dov’è con --config o --database.
error-serve = Impossibile aprire { $address }: { $why }
error-write = Impossibile scrivere { $file }: { $why }
error-write-fuzz = Impossibile scrivere { $file }: { $why }. Che cosa è fallito: { $message }
error-read = Impossibile leggere { $file }: { $why }
error-not-json = { $file } non è JSON: { $why }
error-no-snapshot = { $file } non è una posizione: non nomina nessun gioco.
error-snapshot = Non è una posizione di { $game }: { $why }
error-picture = { $file }: un’immagine è un .png o un .svg.
error-other-run = { $file } contiene i risultati di un’altra serie: la sua prima riga differisce in { $what }. Indica un altro file, o eliminalo.
error-no-results = { $file } non è un file di risultati: { $why }
error-record = Questa non è una registrazione: { $why }
error-record-format = La registrazione ha il formato { $format }; questa versione legge il formato { $known }.
error-record-rules = La partita è stata giocata con la versione { $version } delle regole; questa è la versione { $known }.
error-record-seats = Posti nella registrazione: { $seats }, non { $players }.
error-record-turn = Mossa { $number }: { $who } gioca «{ $text }», ma la domanda è per { $asked }.
error-record-over = Mossa { $number }: { $who } gioca «{ $text }», ma la partita è finita.
error-record-move = Mossa { $number }: { $why }
error-record-promise = Seme e sale non sono quelli promessi all’inizio.
error-record-hidden = La registrazione non svela seme e sale.
error-record-chance = Mossa { $number }: il caso ha portato «{ $text }», ma doveva portare «{ $promised }».
error-record-result = Il risultato registrato non è quello delle mosse.
error-record-short = La registrazione ha un risultato, ma le mosse non arrivano alla fine.
chance-name = il caso

# --- che cosa rifiuta il server --------------------------------------------------------------------------

problem-title-400 = Non capito
problem-title-401 = Chi sei?
problem-title-403 = Non permesso
problem-title-404 = Non trovato
problem-title-405 = Qui non è possibile
problem-title-409 = Superato
problem-title-413 = Troppo grande
problem-title-414 = Troppo lungo
problem-title-415 = Contenuto del tipo sbagliato
problem-title-422 = Rifiutato
problem-title-429 = Troppe richieste
problem-title-431 = Troppo grande
problem-title-500 = Un nostro errore
problem-title-503 = Occupato

problem-ambiguous-action = Può voler dire più cose: scrivi qualche lettera in più.
problem-bad-json = Questo non è JSON.
problem-bad-length = La lunghezza della richiesta non è un numero.
problem-bad-message = Questo messaggio non si capisce.
problem-bot-sits-in = Un bot gioca al posto tuo: prima riprendi il posto.
problem-busy = In questo momento c’è troppo da fare: riprova.
problem-cannot-undo = Non puoi annullare da te: o non c’è niente, o intanto si è mosso il caso o un altro.
problem-database = La banca dati non risponde; niente è cambiato.
problem-foreign-site = È un altro sito che lo ha fatto inviare al tuo browser.
problem-game-gone = Questo server non ha più il gioco. Il tavolo si può leggere, lasciare e chiudere.
problem-does-not-replay = Questa partita non si può ripercorrere. Si può leggere, lasciare e chiudere, ma non continuare; il gestore è stato avvisato.
problem-has-account = Hai già un account.
problem-invalid = Questo non va bene: { $at }
problem-key-used = Questa chiave è stata usata per un’altra richiesta.
problem-login-taken = Questo nome d’accesso è già preso.
problem-mistake = Qualcosa è andato storto da parte nostra.
problem-no-free-seat = Qui non c’è un posto libero per te.
problem-no-hints = A questo tavolo non ci sono suggerimenti.
problem-no-record = Un’analisi che comincia a metà partita non ha registrazione.
problem-no-such-bot = Questo bot non esiste.
problem-no-such-form = Questa forma di torneo non esiste.
problem-no-such-game = Questo gioco non esiste.
problem-no-page = Questo gioco non ha questa pagina.
problem-no-such-language = Questa lingua non c’è.
problem-no-such-move = In questa partita non c’è una mossa così.
problem-no-such-news = Di questo tavolo non c’è una notizia così.
problem-no-such-seat = Questo posto non esiste.
problem-not-a-record = Questa non è una registrazione.
problem-not-a-snapshot = Questa non è una posizione di questo gioco.
problem-not-begun = La partita non è cominciata.
problem-not-entered = Non giochi in questo torneo.
problem-not-found = Qui non c’è niente del genere.
problem-not-json = Invia application/json.
problem-not-open = È chiuso: non si può più entrare né cominciare.
problem-not-over = È possibile a partita finita, e per chi l’ha giocata.
problem-not-owner = Solo chi l’ha creato può farlo.
problem-not-running = Qui non è in corso nessuna partita.
problem-not-seated = Non siedi a questo tavolo.
problem-not-your-seat = Non è il tuo posto.
problem-not-your-turn = Non tocca a te.
problem-not-yours = La domanda non è per te.
problem-nothing-asked = Nessuno chiede più di annullare.
problem-outdated = Il tavolo è andato avanti.
problem-over = In questa posizione la partita è finita.
problem-refused = Questo non è possibile.
problem-rules-changed = Questa partita è cominciata con regole che questo server non conosce. Si può leggere, lasciare e chiudere, ma non continuare.
problem-seats-free = Alcuni posti sono ancora liberi.
problem-too-large = La richiesta è troppo grande.
problem-too-many = Troppo in una volta: aspetta un momento.
problem-too-many-tables = Troppi tavoli: prima finiscine o lasciane qualcuno.
problem-too-many-tokens = Hai già troppi gettoni.
problem-tournament = Questo era un turno di un torneo.
problem-unknown-action = Questa non è un’azione del gioco.
problem-who = Prima di’ il tuo nome: POST /api/session.
problem-wrong-entrants = Il numero di giocatori non va bene per questa forma di torneo.
problem-wrong-link = Questo collegamento non vale più.
problem-wrong-password = Non esiste questo nome d’accesso con questa password.
problem-wrong-seats = Il numero di giocatori non va bene per questa posizione.
problem-wrong-token = Questo gettone qui non è noto.

# --- avvisi, regole e browser ---------------------------------------------------------------------------

points = punti
source-other = altro
source-start = in partenza
warning-final = Questo non lo puoi annullare da te.
help-open = Apre la sala in un browser, se ce n’è uno.
client-not-built = I tavoli sono aperti, ma la pagina per giocare nel browser non è stata costruita.
client-build-it = Ferma il server e lancia «make play»: costruisce la pagina e riavvia il server.
rules-none = Le regole non parlano di «{ $words }».
guide-next = Invio: avanti; altro: esci {""}
problem-colour-taken = Qualcuno ha già quel colore.
problem-no-such-colour = Questo colore non si può scegliere.
problem-not-away = Nessuno lì è assente da un giorno.
problem-pace = Una risposta può richiedere da un’ora a quattordici giorni; oppure c’è un orologio, con un tempo per la partita.
problem-resigned = Hai abbandonato questa partita: continua il bot.
problem-seat-kept = I posti rimasti sono riservati ad altri. Chiedi il link del tavolo.
problem-taken-off = Chi ha creato il tavolo ti ha tolto dal posto.
problem-holiday = Una vacanza dura al massimo sessanta giorni.
problem-no-account = Non hai ancora un account.
problem-no-such-zone = Questo fuso orario non esiste.
problem-no-way = Questa via non è configurata su questo server, o non ancora per te.
problem-not-sent = Non si è potuto inviare. Controlla l’indirizzo e riprova.
problem-wrong-old-password = Questa non è la tua password.
problem-banned = Un moderatore ti ha escluso da questo sito.
problem-muted = Un moderatore ti ha chiesto di tacere per un po’.
problem-guests-wait = I nuovi ospiti possono scrivere solo ai tavoli dove siedono.
problem-word = Questo nome contiene una parola non gradita qui.
problem-not-a-moderator = Solo i moderatori possono farlo.
problem-has-a-role = Non si può fare a chi ha un ruolo qui.
problem-ban-whom = Indica una persona oppure un indirizzo.
problem-report-what = Indica un tavolo oppure un torneo.
problem-no-such-address = Non è un intervallo di indirizzi che si possa escludere.
problem-in-tournament = Questo tavolo è un turno di un torneo: chiudilo, invece.
problem-not-followed = Non vuole essere seguito.
problem-yourself = Sei tu.
problem-rated-bot = In una partita classificata i bot hanno una forza propria.
problem-rated-others = Qui siedono altri che non hanno accettato che la partita conti per la classifica.
problem-rated-seats = In una partita classificata ognuno ha un posto, e non tutti sono bot.
problem-rated-undo = In una partita classificata niente si annulla oltre il caso o gli altri.
problem-league-options = Queste opzioni sono per i tornei propri del gioco.
problem-too-few-entrants = I giocatori sono troppo pochi per un tavolo.
problem-too-many-bots = Ci sono troppi bot nei tuoi tornei.
feed-author = Cantiere
feed-weeks = La settimana
feed-week = Settimana { $week }
feed-league-made = Annunciato.
feed-league-round = È cominciato il turno { $round }.
feed-league-table = Turno { $round }
feed-league-over = Il torneo è finito. Primo posto
problem-too-many-followed = Non puoi seguire altre persone.
former-player = Un ex giocatore
notice-begin = Comincia una partita.
notice-vote = Gli altri chiedono la tua parola.
notice-chat = Qualcuno ha detto qualcosa.
notice-over = Una partita è finita.
notice-several = { $count ->
    [one] Una novità ai tuoi tavoli.
   *[other] { $count } novità ai tuoi tavoli.
}
notice-test = Così Cantiere ti avvisa.
mail-confirm-subject = Conferma il tuo indirizzo e-mail
mail-confirm = Qualcuno ha indicato questo indirizzo su un server Cantiere, per essere avvisato del proprio turno. Se eri tu, apri questo link entro un giorno. Se no, non fare nulla.
mail-reset-subject = Una nuova password
mail-reset = Con questo link scegli una nuova password. Vale una volta, per un’ora. Se non l’hai chiesto, non fare nulla.
mail-unsubscribe = Niente più e-mail:

# --- problemi ---------------------------------------------------------------------------------------------

lesson-passed = Hai superato questa lezione.
lesson-found = { $found } di { $all } trovate. Ancora una volta?
lesson-not-won = Non ancora vinta. Un’altra partita?
puzzle-title = { $game }, problema { $id } · { $level } · { $themes }
puzzle-ask = Qual è la risposta migliore? Scrivi il numero o le parole; Invio la mostra, q esce.
puzzle-right = Giusto: { $action }.
puzzle-wrong = La risposta migliore è: { $best }.
puzzle-untried = La ricerca non l’ha ritenuta degna di una prova. La risposta migliore è: { $best }.
puzzle-chances = { $tries ->
    [one] Probabilità di vincere dopo ogni risposta, da una partita provata:
   *[other] Probabilità di vincere dopo ogni risposta, da { $tries } partite provate:
}
puzzle-found = Trovata da: { $found }.
puzzle-follows = Che cosa può seguire: { $action }
