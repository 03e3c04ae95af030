# Die eigenen Wörter des Browsers. Hier beginnt alles mit `web-`.

web-title = Cantiere
web-tagline = Ein Tisch für die großen Bauspiele
web-site = Seiten
web-skip = Zum Inhalt
web-language = Sprache
web-language-name = { $lang ->
        [en] English
        [it] Italiano
        [es] Español
        [de] Deutsch
       *[other] { $lang }
    }
web-candlelight = Kerzenlicht
web-guest = Gast
web-close = Schließen
web-cancel = Abbrechen
web-go-on = Weiter
web-save = Speichern
web-saved = Gespeichert.
web-send = Senden
web-yes = ja
web-no = nein
web-name = Name
web-loading = Einen Moment …
web-offline = Der Server antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
web-reconnecting = Verbindung verloren – neuer Versuch …
web-no-page = Diese Seite gibt es nicht.
web-no-table = Dieser Tisch ist nicht zu sehen
web-to-lobby = Zur Lobby

# --- Namen -----------------------------------------------------------------------------------------------

web-your-name = Dein Name
web-your-name-why = Wie sollen die anderen dich nennen? Ein Name genügt.
web-me = Du
web-you = du
web-this-browser = Dieser Browser
web-sound = Ein Klopfen, wenn du am Zug bist
web-notify = Eine Mitteilung, wenn du am Zug bist und diese Seite im Hintergrund ist
web-theme = Licht
web-theme-auto = wie das System es will
web-theme-light = Tageslicht
web-theme-candlelight = Kerzenlicht
web-email = E-Mail-Adresse
web-hook = Web-Hook (https)
web-other-device = Auf einem anderen Gerät
web-personal-link = Persönlichen Link erstellen
web-personal-link-why = Wer ihn öffnet, spielt als du. Ein früherer Link gilt nicht mehr.
web-restore = Willkommen zurück
web-restore-why = Mit diesem Link wird dieser Browser zu dem Spieler, für den er gemacht ist.
web-restore-do = Das bin ich
web-account = Konto
web-account-why = Zum Spielen nicht nötig. Mit einem Passwort kannst du von überall zurückkommen.
web-login = Anmeldename
web-password = Passwort
web-register = Konto anlegen
web-log-in = Anmelden
web-log-out = In diesem Browser vergessen
web-programs = Programme
web-programs-why = Mit einem Token spielt ein Programm von dir in deinem Namen.
web-token-name = Name des Tokens
web-new-token = Neues Token
web-token-once = Nur einmal gezeigt:
web-recall = Widerrufen

# --- Lobby -----------------------------------------------------------------------------------------------

web-games = Spiele
web-seats-from-to = { $least } bis { $most } Spieler
web-play-bots = Gegen Bots spielen
web-new-table = Neuer Tisch
web-learn = Geführte erste Runde
web-rules = Regeln
web-tournaments = Turniere
web-filter-game = Spiel
web-filter-name = Name
web-all-games = alle
web-open-record = Aufzeichnung öffnen
web-no-record = { $file } ist keine Aufzeichnung.
web-my-games = Meine Partien
web-no-games = Es läuft keine Partie.
web-open-tables = Offene Tische
web-no-open-tables = Niemand wartet. Eröffne einen Tisch oder spiel gegen Bots.
web-running-tables = Partien zum Zuschauen
web-finished-games = Beendete Partien
web-no-finished = Noch keine beendeten Partien.
web-my-turn = Du bist am Zug
web-free-seats = { $number ->
        [one] { $number } freier Platz
       *[other] { $number } freie Plätze
    }
web-running = läuft
web-won-by = Gewonnen: { $names }
web-table-number = Tisch { $number }
web-seat-free = frei

# --- neuer Tisch -----------------------------------------------------------------------------------------

web-game = Spiel
web-seats = Plätze
web-how-many = Wie viele?
web-seat-name = Platz { $number }
web-seat-me = ich
web-seat-open = wer mag
web-seat-link = jemand mit Link
web-seat-hot = jemand an diesem Bildschirm
web-seat-novice = Bot: Neuling
web-seat-apprentice = Bot: Lehrling
web-seat-journeyman = Bot: Geselle
web-seat-master = Bot: Meister
web-seat-grandmaster = Bot: Großmeister
web-seat-even = Bot: etwa so stark wie ich
web-seat-bot = Bot
web-level-novice = übersieht vieles
web-level-apprentice = macht Fehler
web-level-journeyman = spielt solide
web-level-master = denkt voraus
web-level-grandmaster = denkt am längsten
web-level-even = spielt nach deinem Sieg besser, nach einer Niederlage schwächer
web-options = Optionen
web-more-options = Mehr
web-table-name = Name des Tisches
web-pace = Tempo
web-pace-live = live, ohne Limit
web-pace-turns = Zug um Zug, ohne Limit
web-listed = In der Lobby gelistet: Alle dürfen zuschauen
web-hints-allowed = Tipps sind erlaubt
web-create = Tisch eröffnen
web-create-tournament = Turnier anlegen

# --- vor der Partie --------------------------------------------------------------------------------------

web-table-closed = Dieser Tisch wurde geschlossen.
web-seat-kept = für jemanden reserviert
web-sit-down = Hinsetzen
web-invite-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert.
web-fill-with = Freie Plätze:
web-start-now = Jetzt beginnen
web-start = Beginnen
web-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-leave = Tisch verlassen

# --- am Tisch --------------------------------------------------------------------------------------------

web-question = Frage
web-looking-back = Die Stellung nach Zug { $move }
web-game-over = Das Spiel ist zu Ende.
web-asked = { $name }: { $words }
web-thinking = { $name } denkt nach
web-all-answers = { $number ->
        [one] { $number } Antwort als Liste
       *[other] Alle { $number } Antworten als Liste
    }
web-search-answers = Antworten durchsuchen
web-which = Welche?
web-read-rule = Regel { $rule }
web-hint = Tipp
web-hint-says = Ein Bot würde wählen:
web-hint-chance = (Gewinnchance { $chance })
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undo-ask-why = Seitdem war der Zufall oder jemand anders am Zug: Die anderen müssen zustimmen.
web-undo-asked = { $name } möchte zurücknehmen.
web-agree = Einverstanden
web-refuse = Ablehnen
web-bot-sits-in = Ein Bot vertritt dich.
web-come-back = Platz zurücknehmen
web-players = Spieler
web-turn = am Zug
web-away = abwesend
web-spectators = { $number ->
        [one] { $number } Person sieht zu
       *[other] { $number } Personen sehen zu
    }
web-winner = gewinnt
web-look-as = Mit den Augen von { $name } sehen
web-log = Verlauf
web-log-all = Alle { $number } Zeilen zeigen
web-log-and-chat = Verlauf und Chat
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-parts = Teile des Tisches
web-tab-board = Plan
web-tab-seats = Spieler
web-tab-log = Verlauf
web-tab-chat = Chat
web-your-turn-at = Du bist am Zug: { $table }
web-curtain = { $name } ist dran
web-curtain-why = Gib den Bildschirm weiter, und schau nicht hin.
web-curtain-lift = Ich bin { $name }
web-zoom-in = Größer
web-zoom-out = Kleiner
web-keys = Tasten
web-key-q = zu den Antworten
web-key-b = zu dem, was auf dem Plan leuchtet
web-key-u = zurücknehmen
web-key-h = Tipp
web-key-back = einen Zug zurück
web-key-on = einen Zug weiter
web-key-zoom = größer; - kleiner
web-key-help = diese Hilfe

# --- verfolgen, was die anderen tun -----------------------------------------------------------------------

web-following = Was die anderen tun
web-skip-to-question = Zu deiner Frage
web-skip-to-now = Überspringen
web-wishes = Deine Einstellungen am Tisch
web-pace-of-others = Was andere tun, wird gezeigt
web-pace-once = auf einmal
web-pace-quick = zügig
web-pace-calm = in Ruhe
web-ask-alone = Frag mich auch, wenn es nur eine Antwort gibt, etwa den Zug zu beenden
web-since = Seit deiner letzten Antwort
web-since-short = Neues
web-since-nothing = Seit deiner letzten Antwort ist nichts geschehen.
web-since-all = Der Tisch
web-your-question = Deine Frage: { $words }
web-figure-now = { $change } → { $now }
web-from-seat = { $what } von { $name }
web-to-seat = { $what } an { $name }
web-at-place = { $what }: { $place }
web-deed-took = nimmt
web-deed-gave = gibt
web-deed-placed = platziert
web-deed-paid = zahlt
web-deed-came = bringt ins Spiel
web-deed-went = nimmt aus dem Spiel
web-key-skip = überspringen, was die anderen tun

# --- Nachspielen und Ende --------------------------------------------------------------------------------

web-replay = Nachspielen
web-to-start = Zum Anfang
web-one-back = Einen Zug zurück
web-play = Abspielen
web-pause = Anhalten
web-one-on = Einen Zug weiter
web-to-end = Zum Ende
web-position = Stellung
web-move-of = Zug { $move } von { $moves }
web-speed = Tempo
web-what-if = Was wäre, wenn?
web-to-now = Zurück zum Jetzt
web-result = Ergebnis
web-points-by-source = Punkte nach Quellen
web-points-by-round = Punkte nach Runden
web-round = Runde { $number }
web-score-curve = Punkte im Lauf der Partie
web-chances-curve = Chancen im Lauf der Partie
web-swings = Wendepunkte
web-swing = Zug { $move }: { $label } – aus { $before } wurden { $after }
web-better-moves = Bessere Züge
web-better-move = Zug { $move }: { $best } statt { $played }
web-analysing = Die Bots sehen sich die Partie an …
web-analyse = Analysieren
web-rematch = Noch einmal
web-download-record = Aufzeichnung
web-share = Teilen
web-to-round = Zu einer Runde
web-to-phase = Zur Phase
web-turn-back = Einen Spielzug zurück
web-turn-on = Einen Spielzug weiter
web-speed-calm = in Ruhe
web-speed-quick = zügig
web-speed-fast = schnell
web-link-to-position = Link zu dieser Stellung kopieren
web-my-mistakes = Was ich hätte besser machen können
web-no-mistakes = Die Bots haben nichts Besseres gefunden.
web-lessons = { $number ->
        [one] Etwas zu lernen
        [2] Zwei Dinge zu lernen
       *[other] Drei Dinge zu lernen
    }
web-lesson-cost = { $times ->
        [one] eine Entscheidung, { $loss } Gewinnchance
       *[other] { $times } Entscheidungen, im Mittel je { $loss } Gewinnchance
    }
web-lesson-train = { $number ->
        [one] Üben: eine Aufgabe
       *[other] Üben: { $number } Aufgaben
    }
web-loss = – { $loss } der Siegchance verloren
web-show = Zeigen
web-try = Probieren
web-try-what = Vor Zug { $move }: Was würdest du jetzt tun?
web-try-again = Noch einmal
web-try-over = Probe beenden
web-tried-best = Das würden die Bots tun: Siegchance { $chance }.
web-tried-same = Das wurde gespielt und kostete { $loss }.
web-tried-better = Die Bots würden wählen: { $best } (Siegchance { $chance }).
web-fair = Ehrliches Glück
web-fair-why = Vor dem ersten Zug hat der Server sein Glück versprochen: der Fingerabdruck unten. Nach der Partie zeigt er Startwert und Salz dahinter, und diese Seite vergleicht.
web-fair-promise = Versprechen (SHA-256)
web-fair-seed = Startwert
web-fair-salt = Salz
web-fair-kept = Das Versprechen wurde gehalten.
web-fair-broken = Startwert und Salz passen nicht zum Versprechen.
web-fair-later = Startwert und Salz werden nach der Partie gezeigt.
web-fair-command = Mit der Aufzeichnung lässt sich jeder einzelne Zufall prüfen: cantiere verify DATEI

# --- Regeln und Führung ----------------------------------------------------------------------------------

web-contents = Inhalt
web-search-rules = Regeln durchsuchen
web-sections-found = { $number ->
        [one] { $number } Abschnitt gefunden
       *[other] { $number } Abschnitte gefunden
    }
web-nothing-found = Nichts gefunden.
web-step-of = { $step } von { $steps }
web-previous = Zurück
web-next = Weiter
web-progress = Fortschritt
web-play-now = Jetzt spielen
web-skip-guide = Überspringen
web-guide-right = Richtig: { $action }
web-guide-other = Auch das wäre möglich. In dieser Runde geht es weiter mit: { $action }
web-guide-follows = Was daraus wird: { $action }

# --- Turniere --------------------------------------------------------------------------------------------

web-new-tournament = Neues Turnier
web-no-tournaments = Noch keine Turniere.
web-tournament-form = Turnierform
web-tournament-players = { $players ->
        [one] { $players } Teilnehmer
       *[other] { $players } Teilnehmer
    }
web-tournament-bots = Die anderen Spieler
web-tournament-others-open = wer teilnehmen mag
web-tournament-enter = Teilnehmen
web-tournament-withdraw = Zurückziehen
web-tournament-call-off = Turnier absagen
web-tournament-status = { $status ->
        [open] wartet auf Spieler
        [running] läuft
        [over] beendet
       *[closed] abgesagt
    }
web-tournament-standings = Stand
web-tournament-rounds = Runden
web-tournament-round = Tisch { $number }
web-tournament-no-rounds = Die erste Runde beginnt, wenn alle Plätze besetzt sind.
web-form-swiss = Schweizer System
web-form-swiss-why = Eine feste Zahl von Runden für beliebig viele. Du triffst Leute, die etwa so stehen wie du, und niemanden zweimal, wenn es sich vermeiden lässt; die Plätze gleichen sich aus.
web-form-groups = Gruppen mit Aufstieg
web-form-groups-why = In der Gruppe trifft jeder jeden. Nach einer Saison steigen die Ersten einer Gruppe auf, die Letzten ab.
web-form-knockout = K.-o.-System
web-form-knockout-why = Die bessere Hälfte jedes Tisches kommt weiter, von zweien der Sieger. Bei Gleichstand entscheidet das Los vom Anfang.
web-league-size = Spieler an einem Tisch
web-league-rounds = Runden
web-league-group = Höchstens in einer Gruppe
web-league-laps = Wie oft alle aufeinandertreffen
web-league-moving = Auf- und Absteiger nach einer Saison
web-league-seasons = Saisons
web-league-most = Plätze
web-league-begins = Beginnt von selbst um
web-league-round-time = Eine Runde darf dauern
web-league-bots = Bots, die mitspielen
web-league-begins-at = Beginnt { $time }
web-league-by-hand = Beginnt, wenn alle Plätze besetzt sind oder wer es gemacht hat es sagt.
web-league-entered = Angemeldet: { $entered } von { $most }
web-league-round = Runde { $round }
web-league-season = Saison { $season }
web-league-due = Die Runde endet { $time }. Den Rest spielen dann Bots.
web-league-my-table = An meinen Tisch
web-league-wait = Du hast gerade keine Partie: Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-league-group-name = Gruppe { $number }
web-league-bye = spielt in der nächsten Runde wieder: Freilos
web-league-absent = abwesend
web-league-left = zurückgezogen
web-league-since = ab Runde { $round }
web-league-level = Bei gleichen Punkten entscheidet der Reihe nach:
web-league-shared = Wer dann noch gleichauf ist, teilt den Rang.
web-league-points-why = An einem Tisch hat der Erste einen Punkt, der Letzte keinen, die anderen dazwischen; wer gleichauf ist, teilt. Ein Freilos zählt als gewonnen. Wer die Partie einem Bot überlässt, hat keinen Punkt.
web-league-played = Tische
web-league-feed = Neues (Atom)
web-league-withdraw-why = Deine Partie ist aufgegeben, und in späteren Runden wartet niemand auf dich.
web-tie-opponents = Gegner
web-tie-opponents-why = wie viele Punkte ihre Gegner im Schnitt haben
web-tie-direct = Direkt
web-tie-direct-why = die Tische, an denen sie sich getroffen haben
web-tie-wins = Siege
web-tie-wins-why = gewonnene Tische
web-tie-margin = Abstand
web-tie-margin-why = wie weit ihre Punkte über dem Schnitt ihrer Tische lagen
web-place = Rang
web-player = Spieler
web-points = Punkte
web-watch = Zuschauen
web-play-my-turn = Du bist am Zug!
web-to-tournament = Turnier

# --- people at one table ------------------------------------------------------------------------------------

web-no-table-why = Der Link stimmt nicht, oder der Tisch ist privat und dem Link fehlt die Einladung. Bitte um den vollständigen Link.
web-days = { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
web-hours-long = { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
web-pace-clock = Uhr: { $game } min + { $answer } s je Antwort
web-pace-days = { $number ->
        [one] { $number } Tag je Antwort
       *[other] { $number } Tage je Antwort
    }
web-pace-hours = { $number ->
        [one] { $number } Stunde je Antwort
       *[other] { $number } Stunden je Antwort
    }
web-pace-kind-live = live, ohne Limit
web-pace-kind-clock = live, mit Uhr
web-pace-kind-turns = Zug um Zug, ohne Limit
web-pace-kind-hours = Zug um Zug, mit Limit
web-each-answer = Für jede Antwort
web-clock-game = Minuten für die Partie
web-clock-answer = Sekunden mehr je Antwort
web-no-hints = ohne Tipps
web-copy-by-hand = Kopieren ging nicht: markiere den Link und kopiere ihn von Hand.
web-share-link = Link senden
web-qr-code = QR-Code
web-qr-why = Der Link als QR-Code, für alle im selben Raum
web-colour-of = Farbe von { $name }
web-my-colour = Meine Farbe
web-colour-name = { $number ->
        [0] rot, Kreuz
        [1] blau, Sparren
        [2] grün, Raute
        [3] ocker, Stern
        [4] violett, Mondsichel
       *[other] weiß, Pfähle
    }
web-seat-kept-you = für dich freigehalten
web-seat-kept-for = freigehalten für { $name }
web-sit-here = Lieber hier sitzen
web-sit-too = Auch diesen Platz nehmen
web-take-off = { $name } vom Platz nehmen
web-why-not-not-open = Hier kann sich niemand mehr setzen.
web-why-not-taken-off = Wer den Tisch gemacht hat, hat dich von deinem Platz genommen. Du kannst zusehen oder einen anderen Tisch suchen.
web-why-not-no-free-seat = Alle Plätze sind besetzt. Du kannst zusehen, wenn es losgeht.
web-why-not-seat-kept = Die übrigen Plätze sind für andere freigehalten. Wer den Tisch gemacht hat, kann dir den Link schicken.
web-watching = Du siehst zu: Die Partie hat begonnen, und alle Plätze sind besetzt.
web-arrange = Tisch ändern
web-close-table = Tisch schließen
web-seat-too = auch für { $name }
web-seat-up = Einen Platz nach oben
web-table-menu = An diesem Tisch
web-leave-game = Weggehen
web-leave-game-why = Ein Bot spielt für dich, bis du zurückkommst.
web-resign = Partie aufgeben
web-resign-why = Ein Bot spielt endgültig an deiner Stelle weiter, und das Ergebnis sagt es.
web-resign-sure = Du kannst deinen Platz nicht zurücknehmen. Partie aufgeben?
web-end-game = Vorschlagen, die Partie zu beenden
web-end-game-why = Sie endet, wie sie steht, wenn alle, die spielen, zustimmen.
web-end-game-now = Partie beenden
web-end-game-alone = Sonst ist niemand zu fragen: sie endet sofort, wie sie steht.
web-manners = Gute Sitten: wer was darf
web-vote-end = { $name } schlägt vor, die Partie zu beenden, wie sie steht.
web-vote-sit-in = { $name } schlägt vor, dass ein Bot für { $away } einspringt.
web-vote-waits = Die anderen werden gefragt.
web-vote-withdraw = Doch nicht
web-away-long = Auf { $name } wird seit mehr als einem Tag gewartet.
web-let-bot-sit-in = Einen Bot einspringen lassen
web-waiting-for = Es wird auf { $name } gewartet.
web-waiting-away = Es wird auf { $name } gewartet; { $name } ist gerade nicht da.
web-others-asked = Die anderen werden gefragt; wer, ist verborgen.
web-waiting-among = Es kann sein: { $names }
web-time-left = Noch { $time }
web-time-left-why = Verbleibende Zeit
web-has-resigned = hat aufgegeben
web-on-holiday = im Urlaub, zurück { $until }
web-ended-early = im Einvernehmen beendet
web-to-next-round = Zum nächsten Tisch
web-rematch-join = Wieder hinsetzen
web-rematch-decline = Nein, danke
web-rematch-waits = Noch eine Partie?
web-rematch-declined = Dein Platz ist für andere frei.
web-next-game = Nächste Partie
web-waits-for-me = Du bist dran
web-no-other-games = Keine anderen Partien laufen.
web-all-my-games = Alle meine Partien, auch beendete
web-my-games-why = Alle Partien, die du hier gespielt hast, auch gegen Bots.
web-my-games-guest = Du bist Gast: sie bleiben, solange dieser Browser dich kennt. Ein Konto bewahrt sie auf, und beim Anmelden kommen sie mit.
web-filter-state = Stand
web-state-all = alle
web-state-running = laufend
web-state-over = beendet
web-with = Mit
web-more = Mehr
web-none-found = Keine Partie passt.
web-place-of = Platz { $rank } von { $seats }

# --- what people do, in the log -----------------------------------------------------------------------------

web-told-joined = { $name } hat sich gesetzt.
web-told-left = { $name } ist gegangen; bis zur Rückkehr spielt ein Bot.
web-told-returned = { $name } ist zurück.
web-told-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
web-told-declined = { $name } spielt diesmal nicht mit.
web-told-sat-in = Ein Bot springt für { $name } ein.
web-told-late = Die Zeit von { $name } war um; ein Bot hat geantwortet.
web-told-late-sits = Die Zeit von { $name } war wieder um; bis zur Rückkehr springt ein Bot ein.
web-told-late-hidden = Die Zeit war um; ein Bot hat geantwortet.
web-told-holiday = { $name } hat Urlaub: zurück { $until }.
web-told-holiday-over = { $name } ist aus dem Urlaub zurück.
web-told-arranged = { $name } hat den Tisch geändert.
web-told-taken-off = { $name } hat { $off } vom Platz genommen.
web-told-closed = { $name } hat den Tisch geschlossen.
web-told-end-asked = { $name } schlägt vor, die Partie zu beenden.
web-told-end-agreed = { $name } ist einverstanden, die Partie zu beenden.
web-told-end-refused = { $name } will weiterspielen.
web-told-ended = Alle waren einverstanden: die Partie endet hier.
web-told-sit-in-asked = { $name } schlägt vor, dass ein Bot für { $away } einspringt.
web-told-sit-in-agreed = { $name } ist einverstanden, dass ein Bot für { $away } einspringt.
web-told-sit-in-refused = { $name } will weiter auf { $away } warten.
web-told-undo-asked = { $name } bittet, zurücknehmen zu dürfen.
web-told-undo-agreed = { $name } stimmt dem Zurücknehmen zu.
web-told-undo-refused = { $name } stimmt dem Zurücknehmen nicht zu.
web-told-undone = { $name } hat zurückgenommen.
web-told-rematch = { $name } will noch einmal spielen. Dein Platz ist freigehalten.
web-told-rematch-made = Für dieselben Spieler gibt es einen neuen Tisch.
web-told-next-round = Das Turnier geht weiter: Tisch { $round }.
web-told-tournament-over = Das war der letzte Tisch des Turniers.
web-told-taken-along = { $name } hat sich angemeldet.
web-running-mine = Laufend

# --- good manners -------------------------------------------------------------------------------------------

web-manners-sit = Sich setzen
web-manners-sit-why = Wer den Link hat, darf jeden freien Platz nehmen, auch einen, der für Freunde freigehalten ist. Jedem ein Platz, außer wer den Tisch gemacht hat, gibt dir mehr.
web-manners-owner = Wer den Tisch gemacht hat,
web-manners-owner-why = darf Plätze, Reihenfolge, Optionen und Tempo ändern, jemanden vom Platz nehmen und den Tisch schließen: vor dem Beginn. Danach nicht mehr als die anderen.
web-manners-leave = Weggehen
web-manners-leave-why = Du darfst jederzeit gehen. Ein Bot spielt für dich, und ein Klick bringt deinen Platz zurück.
web-manners-resign = Aufgeben
web-manners-resign-why = Du darfst jederzeit aufgeben. Ein Bot spielt endgültig weiter, und das Ergebnis sagt es.
web-manners-end = Gemeinsam beenden
web-manners-end-why = Die Partie endet, wie sie steht, wenn alle zustimmen, die spielen. Ein Nein genügt, und es geht weiter.
web-manners-time = Zeit
web-manners-time-why = Das Tempo wird vor der Partie vereinbart. Ist deine Zeit um, antwortet einmal ein Bot; beim zweiten Mal in Folge springt er ein, bis du zurückkommst. Die Zeit steht still, solange der Server nicht läuft, und deine Stunden, solange du Urlaub hast. Wo verborgen ist, wer gefragt wird, läuft keine Uhr.
web-manners-away = Jemand ist fort
web-manners-away-why = Ohne Limit dürfen die anderen einen Bot einspringen lassen für jemanden, auf den seit einem Tag gewartet wird, wenn alle zustimmen. Der Platz bleibt erhalten.
web-manners-back = Zurücknehmen
web-manners-back-why = Was niemand gesehen hat, darfst du selbst zurücknehmen. Für alles andere braucht es das Wort aller, die einen Platz haben, auch derer, die fort sind.
web-manners-again = Noch einmal
web-manners-again-why = Wer gespielt hat, darf um eine Revanche bitten. Die Plätze der anderen bleiben für sie reserviert, bis sie Nein sagen.
web-manners-talk = Reden
web-manners-talk-why = Wer einen Tisch sieht, darf dort reden. Sei freundlich: wer den Tisch gemacht hat, entscheidet, wer dort sitzt.

# --- accounts and notices -----------------------------------------------------------------------------------

web-old-password = Bisheriges Passwort
web-new-password = Neues Passwort
web-password-needs = Mindestens 8 Zeichen. Ein paar Wörter merkt man sich leicht.
web-login-needs = 3 bis 30 kleine Buchstaben, Ziffern, Punkte oder Striche.
web-wrong-password = Das Passwort ist zu kurz: es braucht mindestens 8 Zeichen.
web-wrong-login = Ein Anmeldename hat 3 bis 30 kleine Buchstaben, Ziffern, Punkte oder Striche und beginnt mit Buchstabe oder Ziffer.
web-wrong-name = Ein Name hat bis zu 40 sichtbare Zeichen.
web-wrong-email = Das ist keine E-Mail-Adresse.
web-wrong-hook = Ein Web-Hook ist eine Adresse, die mit https:// beginnt.
web-wrong-field = Hier stimmt etwas nicht.
web-logged-in = Du bist angemeldet; deine Partien als Gast sind mitgekommen.
web-registered = Du hast jetzt ein Konto.
web-password-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
web-your-login = Dein Anmeldename: { $login }
web-change-password = Passwort ändern
web-lost-password = Passwort verloren?
web-lost-mail-why = Schreib oben deinen Anmeldenamen. Hat das Konto eine bestätigte E-Mail-Adresse, geht ein Link dorthin.
web-lost-send = Link senden
web-lost-sent = Gibt es so ein Konto mit bestätigter Adresse, ist ein Link unterwegs.
web-lost-link-why = Dieser Server sendet keine E-Mails. Öffne den persönlichen Link, den du auf einem anderen Gerät gemacht hast: damit wählst du ein neues Passwort.
web-restored = Dieser Browser ist jetzt { $login }.
web-notices = Benachrichtigungen
web-push-here = Nachrichten auf diesem Gerät, auch wenn die Seite zu ist
web-email-why = Zählt, sobald du den Link geöffnet hast, der dorthin geht. Jede E-Mail hat einen Link, um sie zu beenden.
web-not-confirmed = { $email } ist noch nicht bestätigt.
web-confirm-again = Link noch einmal senden
web-confirm-sent = Der Link ist unterwegs.
web-saved-confirm = Gespeichert. Öffne den Link, der an deine Adresse ging.
web-tell-me = Sag mir Bescheid
web-tell-me-when = Sag mir Bescheid, wenn ich dran bin
web-way-push = auf meinen Geräten
web-way-mail = per E-Mail
web-way-hook = per Web-Hook
web-notice-turn = wenn ich dran bin
web-notice-begin = wenn eine Partie beginnt oder um Revanche gebeten wird
web-notice-vote = wenn die anderen um mein Wort bitten
web-notice-chat = wenn jemand an meinem Tisch redet
web-notice-over = wenn eine Partie zu Ende ist
web-quiet-hours = Ruhezeit
web-quiet-from = Ruhe ab
web-quiet-to = Ruhe bis
web-daily-digest = Einmal am Tag, alles zusammen
web-digest-hour = Um wie viel Uhr
web-test-way = Ausprobieren: { $way }
web-test-sent = Es ist unterwegs.
web-holiday = Urlaub
web-holiday-why = Bis dahin laufen deine Stunden nicht, und die anderen sehen es. Uhren von Live-Partien laufen weiter.
web-holiday-until = Ich bin fort bis
web-holiday-over = Ich bin zurück
web-holiday-on = Du hast Urlaub bis { $until }.
web-log-out-here = In diesem Browser abmelden
web-log-out-everywhere = Überall sonst abmelden
web-everywhere-why = Alle anderen Browser, offenen Seiten, Token und persönlichen Links enden.
web-everywhere-done = Erledigt: jetzt bist nur noch dieser Browser du.
web-forget-account = Du kannst mit { $login } und deinem Passwort zurückkommen. Nichts geht verloren.
web-forget-guest = { $games ->
        [0] Du bist Gast: dein Name ist dann für immer verloren.
        [one] Du bist Gast: dein Platz in { $games } Partie ist dann für immer verloren. Um ihn zu behalten, mach zuerst ein Konto oder einen persönlichen Link.
       *[other] Du bist Gast: deine Plätze in { $games } Partien sind dann für immer verloren. Um sie zu behalten, mach zuerst ein Konto oder einen persönlichen Link.
    }
web-forget-sure = Ja, hier vergessen
web-by-mail-confirm = Deine E-Mail-Adresse
web-by-mail-confirm-done = Sie ist bestätigt: Nachrichten kommen ab jetzt dorthin.
web-by-mail-reset = Ein neues Passwort
web-by-mail-reset-done = Das Passwort ist geändert, und du bist hier angemeldet; überall sonst bist du abgemeldet.
web-by-mail-unsubscribe = Keine E-Mails mehr
web-by-mail-unsubscribe-done = Erledigt: an diese Adresse geht nichts mehr.

## Moderation, und Daten.

web-trouble-rules-changed = Diese Partie begann unter Regeln, die dieser Server nicht kennt. Sie lässt sich nicht fortsetzen: lies sie, verlasse sie oder beende sie.
web-trouble-game-gone = Dieser Server hat das Spiel dieses Tisches nicht mehr. Lies ihn, verlasse ihn oder beende ihn.
web-trouble-does-not-replay = Diese Partie lässt sich nicht nachspielen und darum nicht fortsetzen: lies sie, verlasse sie oder beende sie. Der Betreiber weiß davon.
web-trouble-leave = Den Tisch verlassen
web-trouble-end = Beenden
web-trouble-so-far = Was geschehen ist
web-report = Jemanden melden oder blockieren
web-report-whom = Wen, oder was gesagt wurde
web-report-title = Der Titel: { $title }
web-report-why = Was stimmt nicht? Ein Moderator wird das lesen.
web-report-send = Melden
web-report-done = Die Moderatoren sehen es sich an.
web-block = Für mich blockieren
web-block-why = Wenn du jemanden blockierst, siehst du nicht mehr, was er schreibt. Er erfährt es nicht.
web-block-done = Du hörst nichts mehr davon.
web-remove-said = Gesagtes entfernen
web-remove-done = Es ist weg.
web-my-data = Alles über mich
web-my-data-why = Was über dich aufbewahrt wird, warum und wie lange:
web-my-archive = Alles als Archiv haben
web-my-blocks = Leute, von denen ich nichts höre
web-unblock = Wieder hören
web-delete-me = Mich löschen
web-delete-me-why = Alles über dich wird entfernt, für immer. Deine Partien bleiben für die, die sie mit dir gespielt haben; dort bist du „ein früherer Mitspieler“. In laufenden Partien spielt ein Bot für dich weiter.
web-delete-sure = Mich endgültig löschen
web-privacy = Was über dich aufbewahrt wird
web-privacy-name = Dein Name
web-privacy-name-why = Damit die anderen wissen, mit wem sie spielen. Jeder Name ist recht.
web-privacy-games = Deine Partien
web-privacy-games-why = Jeder Zug, solange es diese Seite gibt: Partien sind zum Wiederansehen da und gehören allen, die gespielt haben.
web-privacy-club = Der Klub
web-privacy-club-why = Welche Lektionen du geschafft hast, nur für dich. Deine Ergebnisse, zusammengezählt, und deine Wertungen. Alle sehen deine Seite, wenn du sie nicht verbirgst (auf der Seite über dich); die eines Gastes ist nur für dessen Browser. In der Sammlung für Forschende steht dein Name nur, wenn du zustimmst. Wem du folgst, wird aufgehoben, damit du siehst, wann sie spielen; nur du siehst es, und du kannst sagen, dass dir niemand folgen darf.
web-privacy-chat = Was du schreibst
web-privacy-chat-days = { $days ->
    [one] Es wird einen Tag aufbewahrt und dann entfernt.
   *[other] Es wird { $days } Tage aufbewahrt und dann entfernt.
}
web-privacy-chat-ever = Es wird so lange aufbewahrt wie die Partie, und alle, die den Tisch sehen, können es lesen.
web-privacy-guests = Gäste
web-privacy-guests-days = { $days ->
    [one] Gäste, die einen Tag nicht da waren, werden mit allem außer ihren Partien entfernt.
   *[other] Gäste, die { $days } Tage nicht da waren, werden mit allem außer ihren Partien entfernt.
}
web-privacy-guests-ever = Gäste bleiben, bis sie sich löschen. Davon, wann du da warst, bleibt nur der Tag.
web-privacy-account = Konten
web-privacy-account-mail = Dein Anmeldename; dein Passwort in einer Form, aus der niemand es lesen kann; deine E-Mail-Adresse, wenn du eine angibst, nur um dir zu sagen, was du wissen wolltest.
web-privacy-account-plain = Dein Anmeldename, und dein Passwort in einer Form, aus der niemand es lesen kann.
web-privacy-cookie = Ein Cookie
web-privacy-cookie-why = Es sagt, wer du bist, und sonst nichts. Es gibt keine anderen, keine Werbung und keine fremden Programme auf diesen Seiten.
web-privacy-logs = Das Protokoll des Servers
web-privacy-logs-addresses = Deine Adresse im Internet steht im Protokoll der Anfragen, damit Missbrauch sich abstellen lässt, solange der Betreiber das Protokoll aufbewahrt. Namen, Züge und was du schreibst stehen dort nie.
web-privacy-logs-none = Im Protokoll der Anfragen stehen weder deine Adresse noch dein Name.
web-privacy-order = Moderieren
web-privacy-order-why = Meldungen und Sperren werden aufbewahrt, damit man sie nachsehen kann, bis sie aufgehoben sind oder du dich löschst; was Moderatoren getan haben, solange es diese Seite gibt, ohne deinen Namen, wenn du gegangen bist. Eine Meldung bewahrt nicht länger auf, was du geschrieben hast, als der Tisch.
web-privacy-rights = Was du tun kannst
web-privacy-rights-why = Alles über dich als Archiv haben, es berichtigen und dich löschen, jederzeit:
web-moderation = Moderieren
web-moderation-closed = Diese Seite ist für Moderatoren.
web-moderation-reports = Meldungen
web-moderation-nothing = Nichts wartet.
web-moderation-table = Der Tisch
web-moderation-cup = Das Turnier
web-moderation-settle = Erledigt
web-moderation-people = Leute
web-moderation-find = Name, Anmeldename oder Id
web-moderation-look = Suchen
web-moderation-hours = Für wie viele Stunden
web-moderation-banned = ausgesperrt
web-moderation-muted = stumm bis { $until }
web-moderation-reported = { $count ->
    [0] nie gemeldet
    [one] einmal gemeldet
   *[other] { $count }-mal gemeldet
}
web-moderation-mute = Stumm schalten
web-moderation-unmute = Wieder reden lassen
web-moderation-ban = Für diese Stunden aussperren
web-moderation-ban-ever = Für immer aussperren
web-moderation-rename = Umbenennen
web-moderation-new-name = Der neue Name
web-moderation-bans = Ausgesperrt
web-moderation-address = Ein Adressbereich
web-moderation-ever = für immer
web-moderation-lift = Wieder einlassen
web-moderation-tables = Tische
web-moderation-table-id = Die Id des Tisches (am Ende seiner Adresse)
web-moderation-close = Schließen
web-moderation-delete = Löschen
web-moderation-cups = Turniere
web-moderation-cup-id = Die Id des Turniers (am Ende seiner Adresse)
web-moderation-call-off = Absagen
web-moderation-deeds = Was getan wurde
web-moderation-done = Getan.
web-deed-role = gab eine Rolle an
web-deed-settle = erledigte eine Meldung
web-deed-mute = schaltete stumm:
web-deed-rename = benannte um:
web-deed-ban = sperrte aus:
web-deed-lift = ließ wieder ein:
web-deed-close = schloss den Tisch
web-deed-delete = löschte den Tisch
web-deed-title = änderte einen Titel von
web-deed-call-off = sagte das Turnier ab von
web-deed-remove = entfernte Gesagtes von

# --- der Klub -----------------------------------------------------------------------------------------------

web-rated = gewertet
web-rated-game = Die Partie wird gewertet
web-rated-why = Wer sich setzt, ist einverstanden: keine Tipps, nichts wird über Zufall oder andere hinweg zurückgenommen, keine Analyse vor dem Ende.
web-rating = Wertung
web-rating-of = { $rating } ± { $error }
web-ratings = Wertungen
web-ratings-why = Menschen und Bots auf einer Skala, für jedes Spiel und jede Zahl von Plätzen. Alle beginnen bei 25; nach dem ± steht, wie weit es danebenliegen kann.
web-no-ratings = Noch hat niemand genug gewertete Partien dieser Art gespielt.
web-rated-games = Gewertete Partien
web-seats-count = { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }
web-my-page = Meine Seite
web-page-of = Seite von { $name }
web-page-private = Nur du siehst diese Seite.
web-page-guest = Du bist Gast: Nur dieser Browser zeigt diese Seite. Ein Konto bewahrt sie auf Dauer.
web-no-player = Diese Seite gibt es nicht, oder sie ist privat.
web-results = Ergebnisse
web-games-played = Partien
web-games-won = Gewonnen
web-points-mean = Punkte im Mittel
web-options-usual = übliche Optionen
web-points-over-time = Punkte im Lauf der Zeit
web-points-line = Punkte Partie für Partie: erste { $first }, letzte { $last }, beste { $best }.
web-favourites = Vorlieben
web-favourite-card = Karte oder Gebäude
web-used-in = Benutzt in
web-used-by-all = Von allen
web-won-with = Damit gewonnen
web-points-beside = Woher die Punkte kommen
web-own-points = Eigene Punkte
web-points-stronger = Stärkere
web-no-stronger = Noch hat niemand mit höherer Wertung so gespielt.
web-last-games = Letzte Partien
web-not-finished-self = nicht zu Ende gespielt
web-nothing-played = Noch ist keine Partie zu Ende.
web-private-page = Niemand sonst darf meine Seite sehen
web-named-games = Mein Name darf in der Partiensammlung für Forschende stehen
web-collection = Partiensammlung
web-collection-why = Alle beendeten Partien an öffentlichen Tischen. Was du angibst, muss für einen Spieler der Partie gelten.
web-find-opening = Eröffnung
web-any-opening = Jede Eröffnung
web-find-card = Karte oder Gebäude
web-find-person = Spieler oder Bot
web-find-won = Nur gewonnene Partien
web-find-least = Mindestens so viele Punkte
web-find = Suchen
web-export-games = Als eine Datei
web-export-why = Für Forschende: bis zu 500 der gefundenen Partien, eine Aufzeichnung je Zeile. Namen stehen dort nur von denen, die zugestimmt haben.
web-opening-search = Partien, die so beginnen, bis zu dieser Entscheidung
web-manners-rated = Gewertete Partien
web-manners-rated-why = Eine Partie wird gewertet, wenn der Tisch es sagt, bevor sich jemand setzt: Wer sich setzt, ist einverstanden. Es gibt keine Tipps, nichts wird über Zufall oder andere hinweg zurückgenommen, auch nicht über Bots, und es gibt keine Analyse vor dem Ende. Wer aufgibt oder den Platz bis zum Ende einem Bot überlässt, zählt als Letzter, was immer der Bot erreicht; der Bot wird dafür nicht gewertet. Sind es mehrere, sind sie gleichauf. Eine Partie, die alle gemeinsam beenden, zählt für niemanden.
web-manners-follow = Folgen
web-manners-follow-why = Du kannst allen folgen, deren Seite du siehst: Du erfährst, wenn sie an einem öffentlichen Tisch spielen, dem alle zusehen dürfen. Wer die eigene Seite verbirgt, dich blockiert hat oder es nicht will, dem folgt niemand.
web-watch-strongest = Bei der stärksten Partie zusehen
web-watch-rating = Menschen mit im Mittel { $rating }
web-followed = Denen ich folge
web-following-why = Hier siehst du, wenn jemand, dem du folgst, an einem öffentlichen Tisch spielt. Sie erfahren davon nichts. Wer die eigene Seite verbirgt oder das nicht will, steht hier nicht.
web-following-none = Du folgst noch niemandem: Auf der Seite jedes Spielers gibt es dafür einen Knopf.
web-following-away = gerade an keinem öffentlichen Tisch
web-follow = Folgen
web-unfollow = Nicht mehr folgen
web-no-followers = Niemand darf mir folgen
web-week = Die Woche
web-week-from = Die Woche vom { $day }
web-week-why = Was an öffentlichen Tischen zu Ende gespielt wurde, nach UTC. Die Partien sieht, wer die Tische ansieht; wer die eigene Seite verbirgt, steht nicht unter denen, die am meisten gespielt haben.
web-week-nothing = In dieser Woche ist noch nichts zu Ende gespielt worden.
web-week-before = Woche davor
web-week-after = Woche danach
web-week-games = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
web-week-highest = Die meisten Punkte
web-week-longest = Längste Partie
web-week-shortest = Kürzeste Partie
web-week-answers = { $answers } Antworten
web-week-surprises = Überraschungen
web-week-surprises-why = Gewertete Partien, die gewonnen hat, wer nach den Wertungen davor die geringsten Chancen hatte.
web-week-chance = { $name } hatte { $chance }
web-week-active = Am meisten gespielt
web-week-wins = { $wins } gewonnen

# --- Aufgaben --------------------------------------------------------------------------------------------

web-all-lessons = Lektionen
web-lessons-why = Drei Lektionen für alle, die die erste Runde gesehen haben: zwei mit Fragen aus echten Partien, dann eine Partie, die du gewinnst. Was du geschafft hast, bleibt in diesem Browser, und bei deinem Namen, wenn du hier einen hast.
web-lesson-passed = geschafft
web-lesson-begin = Anfangen
web-lesson-again = Noch einmal
web-lesson-found = { $found } von { $all } gefunden
web-lesson-left = { $number ->
        [one] Eine Frage ist noch offen: Ihre beste Antwort ist noch nicht gefunden.
       *[other] { $number } Fragen sind noch offen: Ihre besten Antworten sind noch nicht gefunden.
    }
web-lesson-is-passed = Du hast diese Lektion geschafft.
web-lesson-not-yet = Noch nicht gewonnen. Noch eine Partie?
web-lesson-next = Nächste Lektion: { $title }
web-lessons-done = Du hast alle Lektionen geschafft. Weiter geht es mit Aufgaben:

web-problems = Aufgaben
web-problems-why = Stellungen aus Partien, in denen eine Antwort klar besser ist: Zwei Suchen mit anderem Glück sind sich darin einig. Was würdest du tun? Was du löst, bleibt nur in diesem Browser.
web-problems-today = Aufgabe des Tages
web-problems-solved = { $solved } von { $all } beim ersten Versuch gelöst
web-problem-solved = gelöst
web-problem-tried = versucht
web-problem-theme = Thema
web-problem-level = Stufe
web-problem-level-why = Die schwächste Stufe der Bots, die die Antwort findet
web-problem-any = beliebig
web-problem-train = Üben ({ $number })
web-problem-next = Nächste Aufgabe
web-problem-show = Antwort zeigen
web-problem-yours = Deine Antwort: { $action }
web-manners-league = Turniere
web-manners-league-why = Ein Turnier geht von selbst weiter. Eine Runde hat ihre Zeit, Urlaub hin oder her; ist sie um, spielen Bots die übrigen Tische zu Ende, und auf wen gewartet wurde, zählt dort als Letzter, was immer der Bot erreicht. Ebenso, wer aufgegeben oder den Platz bis zum Ende einem Bot überlassen hat. Wer an zwei Tischen in Folge fehlt oder sich zurückzieht, auf den wird nicht mehr gewartet; wer ihn in einer Gruppe getroffen hätte, hat gewonnen. Wer spät kommt, spielt ab der nächsten Runde: vor der Hälfte eines Schweizer Turniers, in Gruppen ab der nächsten Saison, in der letzten. Ein Tisch, der geschlossen wurde, hat keinen Sieger: Alle sind gleichauf.
