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
web-email = E-Mail für Partien Zug um Zug
web-hook = Web-Hook (https)
web-notices-why = Nur, um dir zu sagen, dass du am Zug bist. Leer lassen für keine.
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
web-level-novice = übersieht vieles
web-level-apprentice = macht Fehler
web-level-journeyman = spielt solide
web-level-master = denkt voraus
web-level-grandmaster = denkt am längsten
web-options = Optionen
web-more-options = Mehr
web-table-name = Name des Tisches
web-pace = Tempo
web-pace-live = live
web-pace-turns = Zug um Zug
web-hours = Stunden je Zug
web-listed = In der Lobby gelistet: Alle dürfen zuschauen
web-hints-allowed = Tipps sind erlaubt
web-create = Tisch eröffnen

# --- vor der Partie --------------------------------------------------------------------------------------

web-table-closed = Dieser Tisch wurde geschlossen.
web-seat-kept = für jemanden reserviert
web-sit-down = Hinsetzen
web-copy-seat-link = Link für diesen Platz
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
web-place = Rang
web-player = Spieler
web-points = Punkte
web-watch = Zuschauen
web-play-my-turn = Du bist am Zug!
web-to-tournament = Turnier
