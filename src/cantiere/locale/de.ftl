# Was alle Spiele und Oberflächen sagen, auf Deutsch. Wir duzen.

seat-number = Platz { $number }
name-me = Spieler
name-person = Spieler { $number }
name-bot = { $bot } { $number }
called-random = Zufall
called-greedy = Gierig
called-casual = Lässig
called-hasty = Hastig
called-search = Rechner
called-net = Netz
called-deep = Tief
called-even = Ebenbürtig
called-novice = Neuling
called-apprentice = Lehrling
called-journeyman = Geselle
called-master = Meister
called-grandmaster = Großmeister
called-grandmaster-1 = Großmeister-1
called-apprentice-1 = Lehrling-1
called-master-1 = Meister-1

# --- Ablehnungen, die zu keinem Spiel gehören ------------------------------------------------------------

reason-game-over = Das Spiel ist zu Ende.
reason-no-such-action = Es gibt keine Aktion mit der Nummer { $number }.
reason-chance-decides = Hier entscheidet der Zufall, kein Spieler.
reason-not-asked = Das beantwortet nicht, was gerade gefragt ist: { $question }

# --- spielen ---------------------------------------------------------------------------------------------

chance-asked = Der Tisch
ask-help = Eine Nummer oder Wörter; why, hint, undo, log, save, ? für Hilfe, quit
bots-think = Die Bots denken nach …
promise = Das Glück dieser Partie steht von Anfang an fest: { $promise }…
beside-the-board = Neben einem echten Spielplan: Teile von Spielplan, Plättchen, Karten und Preisen sind hier nachgebildet, deine können anders sein. Welche: cantiere rules { $game } reconstruction
resumed = { $moves ->
    [one] Weiter nach einem Zug.
   *[other] Weiter nach { $moves } Zügen.
}
pick-game = Welches Spiel? {""}
log-choice = { $name }: { $action }
log-forced = { $name }: { $action } (einzige Möglichkeit)
no-such-number = Die Nummer { $number } steht nicht in der Liste.
refused = { $action }: { $reason }
ambiguous = „{ $text }“ kann heißen: { $matches }. Schreib etwas mehr.
unknown = „{ $text }“ ist hier keine Aktion. Mit ? kommt die Hilfe.
unknown-near = „{ $text }“ ist hier keine Aktion. Meinst du: { $near }?
why-all = Jetzt nicht möglich:
why-more = … und { $more } weitere aus demselben Grund
why-none = Zu dieser Frage gibt es keine weiteren Antworten.
why-possible = Das ist jetzt möglich: { $action }.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-barrier = Das lässt sich nicht zurücknehmen: Seit deiner letzten Wahl war der Zufall oder jemand anders am Zug.
undo-done = Zurückgenommen.
hint = Ein Bot würde wählen: { $action } ({ $text })
hint-seen = Er gibt dir { $chance } % Gewinnchance und erwartet: { $line }
hint-exact = Die beste Antwort lässt sich ausrechnen: { $action } ({ $text })
hint-chance = Hier entscheidet der Tisch: Sieh nach, was gezogen wurde.
save-where = In welche Datei? Schreib: save DATEI
saved = Gespeichert in { $file }.
always-on = Ab jetzt bis zum Ende der Runde: { $text }. Um wieder gefragt zu werden: always off
always-off = Jede Frage wird wieder gestellt.
auto-on = Wo es nur eine Antwort gibt, wird sie für dich gegeben.
auto-off = Du wirst auch gefragt, wo es nur eine Antwort gibt.
help-playing =
    Antworte mit einer Nummer der Liste oder mit den Wörtern rechts; der Anfang jedes Wortes genügt.
      why            was jetzt nicht geht und warum (why 12, why sell stone 2: genau das)
      rules          was die Regeln sagen (rules P-12.4, rules Steuer: nur das)
      hint           was ein Bot täte, der nicht mehr weiß als du
      undo           nimmt deine letzte Wahl zurück
      log            die Partie bis jetzt (log 20: die letzten Züge)
      board          zeichnet den Tisch noch einmal
      save DATEI     hebt die Partie auf; später: cantiere play --load DATEI
      always ANTW.   gibt diese Antwort auf diese Frage bis zum Ende der Runde (always off)
      auto off       fragt auch, wo es nur eine Antwort gibt (auto on)
      quit           verlässt die Partie
curtain = { $name } ist dran. Gib den Bildschirm weiter und drück dann Enter. {""}
offer-save = Partie speichern? Dateiname, oder Enter für nein: {""}
game-left = Du hast die Partie verlassen.
game-not-saved = Sie wurde nicht gespeichert. Beim nächsten Mal: „save DATEI“, bevor du gehst, oder starte mit --save DATEI.
game-saved-earlier = { $moves ->
    [one] Der letzte Zug kam nach dem letzten Speichern.
   *[other] Die letzten { $moves } Züge kamen nach dem letzten Speichern.
}
game-resume = So geht es weiter: cantiere play --load { $file }
game-over = Das Spiel ist zu Ende.
rank = { $rank }. { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
place = { $rank }. { $name }
winners = { $count ->
    [one] Es gewinnt: { $names }
   *[other] Geteilter Sieg: { $names }
}

# --- Aufzeichnungen und Stellungen -----------------------------------------------------------------------

replay-good = { $moves ->
    [one] { $game }: ein Zug nachgespielt, das Ergebnis stimmt: { $scores }
   *[other] { $game }: { $moves } Züge nachgespielt, das Ergebnis stimmt: { $scores }
}
replay-unfinished = { $moves ->
    [one] { $game }: ein Zug nachgespielt; die Partie ist nicht zu Ende.
   *[other] { $game }: { $moves } Züge nachgespielt; die Partie ist nicht zu Ende.
}
replay-prompt = { $at }/{ $moves } · Enter weiter, b zurück, eine Nummer, q Ende: {""}
replay-keys = Enter: nächster Zug. b: zurück. Eine Nummer: dorthin. q: Ende.

# --- fuzz ------------------------------------------------------------------------------------------------

fuzz-plan-even = Zufallspartien von { $game }: { $games }; Spielweisen: { $variants }; Partien je Spielweise: { $share }
fuzz-plan = Zufallspartien von { $game }: { $games }; Spielweisen: { $variants }; Partien je Spielweise: { $share }, bei den ersten { $more } eine mehr
fuzz-good = { $games ->
    [one] Eine Partie hat jedes Versprechen gehalten. Züge: { $moves }; genau geprüfte Stellungen: { $looks }
   *[other] { $games } Partien haben jedes Versprechen gehalten. Züge: { $moves }; genau geprüfte Stellungen: { $looks }
}
fuzz-failed = { $message }
    Die Partie steht in { $file }: cantiere replay { $file } --step

# --- was es gibt -----------------------------------------------------------------------------------------

compiled = kompiliert
interpreted = interpretiert
version = cantiere { $version } ({ $how })
version-why = cantiere { $version } ({ $how }: { $why })
slower = Die Regeln sind hier nicht kompiliert: Alles funktioniert, aber die Bots denken langsamer.
slower-why = Die Regeln sind hier nicht kompiliert ({ $why }): Alles funktioniert, aber die Bots denken langsamer.
column-game = Kürzel
column-name = Spiel
column-seats = Plätze
column-options = Optionen
column-number = Nr.
column-feature = Merkmal

usage = Aufruf:
usage-options = Optionen
usage-commands = Befehle
usage-arguments = Angaben
usage-default = sonst
usage-required = nötig
help-help = Zeigt diese Hilfe und endet.
help-cantiere = Spiel die großen Bauspiele, mit Freunden oder Bots, und sieh dir Partien an.
help-version = Sagt die Version und ob die Regeln kompiliert sind.
help-lang = Die Sprache, zum Beispiel de; sonst die des Systems.
help-play = Spielt eine Partie im Terminal.
help-game = Das Kürzel des Spiels; siehe: cantiere games
help-seats = Wer wo sitzt, der Reihe nach: me, me:NAME oder ein Bot, etwa: --seats me greedy greedy
help-seed = Derselbe Startwert ergibt dieselbe Partie.
help-option = Eine Option des Spiels, als Name=Wert. Mehrmals möglich.
help-chance = draw: das Programm zieht. ask: gib ein, was an einem echten Tisch gezogen wurde.
help-load = Setzt eine gespeicherte Partie fort.
help-save = Speichert die Partie nach jedem Zug in dieser Datei.
help-replay = Prüft eine aufgezeichnete Partie und zeigt sie Zug für Zug.
help-record = Die Aufzeichnung, eine JSON-Datei.
help-step = Zeigt sie Zug für Zug.
help-seat = Mit den Augen dieses Platzes, gezählt ab 0.
help-show = Zeichnet eine Stellung.
help-snapshot = Die Stellung, eine JSON-Datei.
help-games = Zeigt die Spiele; mit `find` und `export` sucht es beendete Partien eines Servers.
help-games-find = Sucht beendete Partien in der Datenbank eines Servers.
help-games-export = Schreibt beendete Partien eines Servers als eine Datei für Forschende: eine Aufzeichnung je Zeile, Namen nur von denen, die zugestimmt haben.
help-find-game = Nur Partien dieses Spiels.
help-find-opening = Womit die ersten Entscheidungen des Spielers beginnen.
help-find-card = Eine Karte, die der Spieler benutzt hat: ihre Kennung oder, mit --game, ihr Name.
help-find-person = Der Name des Spielers oder eines Bots.
help-find-won = Nur Partien, die der Spieler gewonnen hat.
help-find-least = Nur Partien mit mindestens so vielen Punkten.
help-find-most = Höchstens so viele Partien.
help-export-file = Die Datei, die geschrieben wird (.jsonl.gz).
games-none-found = Keine Partie passt.
games-exported = { $games ->
    [one] Eine Partie steht in { $file }.
   *[other] { $games } Partien stehen in { $file }.
}
column-ended = beendet
column-table = Tisch
column-players = Spieler
help-new-game = Das Gerüst für ein eigenes Spiel schreiben: docs/adding-a-game.md
help-new-game-name = Der Name des Spiels: kleine Buchstaben, Ziffern und _
help-new-game-folder = Wohin; sonst cantiere-NAME
new-game-written = Das Spiel steht in { $folder }; wie man es ausprobiert, sagt sein README.
help-rules = Zeigt die Regeln eines Spiels: alle, eine nach ihrer Nummer (P-12.4), oder wo bestimmte Wörter stehen.
help-rules-words = Die Nummer einer Regel, oder Wörter, nach denen gesucht wird.
help-guide = Zeigt die erste Runde eines Spiels, Schritt für Schritt, mit Erklärungen.
help-learn = Drei Lektionen nach der ersten Runde: Fragen mit ihrer Erklärung, dann eine Partie, die zu gewinnen ist.
help-lesson = die Nummer oder der Name einer Lektion; ohne werden sie aufgezählt
help-problem = Zeigt eine Stellung, in der eine Antwort klar besser ist, und sagt, was jede wert ist.
help-theme = worum es in der Aufgabe geht, etwa opening; ein falsches Wort zählt alle auf
help-level = wie schwer: die schwächste Stufe der Bots, die sie löst
help-day = die Aufgabe jenes Tages (2026-07-31) statt der heutigen
help-features = Listet die Einträge des Merkmalsvektors eines Spiels auf.
help-fuzz = Spielt Zufallspartien und prüft jedes Versprechen des Vertrags.
help-fuzz-games = Wie viele Partien insgesamt.
help-fuzz-seats = Nur mit so vielen Plätzen, etwa: --seats 2 4
help-out = Der Ordner für die Aufzeichnung einer fehlgeschlagenen Partie.

# --- das Labor: arena, bots, study, analyse --------------------------------------------------------------

arena-resumed = { $games ->
    [one] Eine Partie ist schon in der Datei.
   *[other] { $games } Partien sind schon in der Datei.
}
arena-interrupted = Abgebrochen. { $games ->
    [one] Eine Partie wurde gespielt.
   *[other] { $games } Partien wurden gespielt.
}
arena-played = { $games ->
    [one] Eine Partie; in Klammern die 95-%-Intervalle.
   *[other] { $games } Partien; in Klammern die 95-%-Intervalle.
}
picture-saved = Gezeichnet in { $file }.
picture-seats = Siege nach Plätzen
picture-sources = Punkte nach Quellen
picture-answers = Punkte, die mit einer Antwort einhergehen
picture-all = alle
picture-first = der Erste
column-bot = Bot
column-about = was er tut
column-tables = Partien
column-victories = Siege
column-points = Punkte
column-rank = Rang
column-rating = Stärke
level-is = eine Stufe: { $bot }
level-was = was eine Stufe einmal war, zum Messen aufgehoben: { $bot }
bot-random = irgendeine erlaubte Antwort
bot-greedy = die Antwort, die einen Schritt weit am besten aussieht
bot-casual = wie greedy, mit unbedachten Antworten; casual:30 heißt 30 von hundert
bot-search = sieht voraus; search:500 mit so vielen Durchläufen, search:300ms so lange; ohne Angabe, wie es zum Spiel passt
bot-hasty = übersieht Antworten und mag sofortige Punkte; hasty:30 heißt 30 von hundert Antworten
bot-net = was ein Netz, das das Spiel gelernt hat, vorzieht, ohne vorauszusehen; wie greedy, wo ein Spiel keines hat
bot-deep = sieht voraus und fragt das Netz; deep:500, deep:300ms, deep:x3 wie bei search
bot-even = so stark wie angegeben, von even:0 bis even:100; even:50 ist greedy
train-resumed = Es geht nach Runde { $round } weiter; Partien bisher: { $games }.
train-interrupted = Abgebrochen nach Runde { $round }. Derselbe Befehl geht von dort weiter.
train-best = Das Beste bisher stammt aus Runde { $round }: { $file }
train-round = Runde { $round }; Partien bisher: { $games }
train-better = Runde { $round } (Partien: { $games }, Entscheidungen: { $decisions }): schlägt das bisher Beste mit { $best } % und tritt an seine Stelle; { $greedy } % gegen greedy
train-kept = Runde { $round } (Partien: { $games }, Entscheidungen: { $decisions }): { $best } % gegen das bisher Beste, das bleibt; { $greedy } % gegen greedy
train-picture-greedy = gegen greedy
train-picture-best = gegen das bisher Beste
train-picture-games = Partien gegen sich selbst
train-picture-surprise = Überraschung, wer gewinnt (Log-Loss)
analyse-along = Gewinnchancen im Lauf der Partie, nach der Schätzung des Spiels
analyse-swings = Die größten Wendungen: Zug, wer, was, wessen Chance
analyse-better = Bessere Züge: Zug, wer, was, die verlorene Chance
analyse-none = Es wurden keine besseren Züge gefunden.
analyse-instead = { $best } statt { $played }
study-title = Partien: { $games }; Plätze reihum: { $bots }
study-numbers = Wie lang, wie knapp, wie viele Punkte
study-scores = Punkte
study-winning = Punkte des Ersten
study-margins = Vorsprung des Ersten
study-length = Fragen je Partie
study-choices = echte Entscheidungen je Partie
study-seats = Nach Plätzen (0 ist der erste)
study-questions = Fragen mit mehr als einer Antwort
study-sources = Woher die Punkte kommen, je Platz und Partie
study-answers = Was mit Antworten einhergeht: Punkte über dem, was bei dieser Frage in dieser Runde üblich ist
column-seat = Platz
column-question = Frage
column-answer = Antwort
column-times = Male
column-worth = Punkte
column-per-game = je Partie
column-choices = Antworten
column-most = höchstens
column-source = Quelle
column-winners = Sieger
column-number-of = Größe
column-mean = Mittel
column-middle = 5–95 %
column-range = von – bis
help-arena = Lässt Bots viele Partien spielen und sagt, wer stärker ist.
help-arena-seats = Die Bots, so viele wie Plätze, etwa: --seats search:500 greedy greedy random
help-arena-games = Wie viele Partien; die Plätze wechseln reihum, jedes Mal mit demselben Glück.
help-arena-seed = Derselbe Startwert ergibt dieselben Ergebnisse.
help-arena-out = Hält die Ergebnisse in dieser Datei fest, eine Zeile je Partie. Abgebrochenes geht von dort weiter.
help-plot = Zeichnet die Ergebnisse: als .png oder .svg.
help-processes = Wie viele Prozesse gleichzeitig spielen; sonst einer je Kern.
help-ray = Spielt auf einem Ray-Cluster: auto, seine Adresse, oder local, um hier einen zu starten.
help-train = Lässt ein Netz ein Spiel lernen, indem es gegen sich selbst spielt.
help-train-out = Das Verzeichnis des Laufs. Liegt darin einer, geht er weiter, mit seinen Einstellungen.
help-train-hours = Hört nach so vielen Stunden auf.
help-train-seed = Derselbe Startwert ergibt dieselben Gewichte, mit jeder Zahl von Prozessen.
help-train-teacher = Ein Bot, der zuerst nachgeahmt wird, etwa master.
help-train-lessons = Wie viele Runden lang.
help-train-study = Eine Suche, die zu einigen Fragen befragt wird und deren Antworten gelernt werden, etwa deep:40.
help-train-from = Beginnt einen neuen Lauf mit den Gewichten einer Datei.
help-train-set = Ein anderer Wert für eine der Zahlen eines neuen Laufs, etwa along=0.9. Mehrmals möglich.
help-bot = Ein Bot, nach Name oder Datei, etwa pfad/mein_bot.py. Mehrmals möglich.
help-bots = Listet Bots auf und misst ihre Stärke.
help-bots-list = Listet die Bots und die Stufen auf.
help-bots-rate = Spielt jeder gegen jeden und zeigt die Stärke mit Intervallen.
help-players = Wie viele Plätze; sonst die wenigsten, die das Spiel erlaubt.
help-rate-games = Wie viele Partien je zwei Bots spielen.
help-study = Fragt viele Partien, worauf es ankommt: Plätze, Punkte, Entscheidungen.
help-study-json = Schreibt alles auch in diese Datei.
help-analyse = Betrachtet eine aufgezeichnete Partie: wie es stand, wo sie kippte, was besser war.
help-analyse-bot = Die Suche, die urteilt, mit ihren Durchläufen.
help-serve = Öffnet Tische im Netz, für Browser und Programme.
help-host = Die Adresse zum Lauschen; 0.0.0.0 für das ganze Netz.
help-port = Der Port zum Lauschen.
help-database = Eine Datei, oder postgresql://… für mehrere Server zugleich.
help-config = Eine TOML-Datei mit Einstellungen; `--settings` zählt sie auf.
help-settings = Alle Einstellungen mit ihren Werten zeigen und enden.
help-admin = Für die, die einen Server betreiben: sichern, zurückspielen, prüfen.
help-backup-file = Die Sicherung.
help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben; er darf laufen.
help-restore = Eine leere Datenbank aus einer Sicherung füllen.
help-check = Jede Partie nachspielen und alles Aufbewahrte prüfen.
backup-done =
    { $rows ->
        [one] Eine Zeile steht
       *[other] { $rows } Zeilen stehen
    } in { $file }.
restore-done =
    { $rows ->
        [one] Eine Zeile wurde
       *[other] { $rows } Zeilen wurden
    } aus { $file } zurückgespielt.
help-role = Gibt einem Konto eine Rolle: moderator, operator oder nobody.
help-login = Der Anmeldename des Kontos.
help-role-name = moderator, operator oder nobody
help-roles = Zeigt, wer eine Rolle hat.
help-deeds = Zeigt, was Moderatoren getan haben.
role-given = { $login } ist jetzt { $role }.
roles-none = Noch hat niemand eine Rolle.
deeds-none = Noch wurde nichts getan.
check-found = Tisch { $table }: { $what }
check-done =
    { $tables ->
        [one] Eine Partie geprüft
       *[other] { $tables } Partien geprüft
    }; { $found ->
        [0] alles ist in Ordnung
        [one] eine Sache stimmt nicht
       *[other] { $found } Dinge stimmen nicht
    }.
help-thinkers = Wie viele Prozesse für die Bots denken.
help-verify = Prüft eine Aufzeichnung: Züge, Ergebnis, und dass niemand am Glück gedreht hat.

serve-ready = Die Tische stehen bereit: { $address }  (Ctrl-C beendet)

verify-moves = { $moves ->
    [one] Ein Zug, nach den Regeln.
   *[other] { $moves } Züge, alle nach den Regeln.
}
verify-chance = { $draws ->
    [one] Ein Zufallsergebnis, wie am Anfang versprochen.
   *[other] { $draws } Zufallsergebnisse, alle wie am Anfang versprochen.
}
verify-hidden = Startwert und Salz sind noch nicht aufgedeckt: Der Zufall lässt sich nicht prüfen.
verify-no-promise = Am Anfang wurde nichts versprochen: Der Zufall folgt dem Startwert, doch der könnte später gewählt sein.

notice-turn = { $count ->
    [one] Du bist am Zug.
   *[other] Du bist an { $count } Tischen am Zug.
}
positions-saved = { $rows ->
    [one] Eine Entscheidung
   *[other] { $rows } Entscheidungen
} geschrieben: { $file }
help-positions = Schreibt jede Entscheidung (Merkmale, Maske, Aktion, Ausgang) in diese Parquet-Datei.

# --- Turniere --------------------------------------------------------------------------------------------

tournament-round = Runde { $round } des Turniers
tournament-over = Das Turnier ist zu Ende.
arena-tournaments = { $games ->
    [one] Ein Turnier
   *[other] { $games } Turniere
}
help-tournament = Spielt ein Turnier: mehrere Partien, mit Menschen und Bots.
help-tournament-form = Welche Turnierform; sonst die erste des Spiels.
help-arena-tournament = Spielt Turniere dieser Form statt einzelner Partien.

# --- die Werte von Optionen ------------------------------------------------------------------------------

choice-true = ja
choice-false = nein
choice-none = ausgelost
choice-default = wie üblich
choice-random = zufällig

# --- was auf der Befehlszeile und mit Dateien schiefgeht -------------------------------------------------

error-no-command = Den Befehl „{ $command }“ gibt es nicht; es gibt: { $known }
error-no-such-option = Die Option { $option } gibt es hier nicht; siehe: cantiere { $command } --help
error-option-usage = Die Option { $option } wird nicht so benutzt; siehe: cantiere { $command } --help
error-missing = Es fehlt: { $what }; siehe: cantiere { $command } --help
error-bad-value = { $what }: dieser Wert geht nicht; siehe: cantiere { $command } --help
error-usage = Das ist zu viel oder zu wenig; siehe: cantiere { $command } --help
error-needs = Dazu fehlt { $what }: pip install '{ $package }'
error-no-language = Die Sprache „{ $lang }“ gibt es nicht; es gibt: { $known }
error-no-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }
error-game-unusable = Das Spiel „{ $game }“ kann nicht benutzt werden: { $why }
error-no-page = { $game } hat keine solche Seite ({ $page })
error-game-name = Der Name eines Spiels besteht aus kleinen Buchstaben, Ziffern und _, nicht „{ $name }“
error-game-taken = Ein Spiel „{ $name }“ gibt es schon
error-folder-taken = { $folder } gibt es schon, und es ist etwas darin
games-unusable = Diese Spiele sind installiert, können aber nicht benutzt werden:
error-record-package = Das ist eine Partie „{ $game }“, und dieses Spiel ist hier nicht installiert; die Aufzeichnung nennt dafür das Paket „{ $package }“
error-no-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt: { $known }
error-no-theme = Zu „{ $theme }“ gibt es keine Aufgaben; es gibt: { $known }
error-no-level = Die Stufe „{ $level }“ gibt es nicht; es gibt: { $known }
error-no-lesson = Die Lektion „{ $lesson }“ gibt es nicht; es gibt: { $known }
error-no-problem = Eine solche Aufgabe gibt es nicht
error-no-day = „{ $day }“ ist kein Tag; schreib ihn wie 2026-07-31
error-weights = { $file } enthält keine Gewichte für dieses Spiel: { $why }
error-checkpoint = { $file } lässt sich nicht fortsetzen: { $why }
error-bot-number = „{ $bot }“: Schreib search:500 (Durchläufe), search:300ms, search:x3 (mal so viel, wie zum Spiel passt) oder casual:30 (Prozent).
error-no-search = „{ $bot }“ sucht nicht: Schreib search:40 oder deep:40.
error-setting = „{ $text }“ ist keine Einstellung: Schreib NAME=WERT, mit einem von: { $known }
error-bot-name = „{ $spec }“: { $name } ist der Name eines Bots.
error-bot-answer = Der Bot „{ $bot }“ hat etwas Unmögliches geantwortet: { $answer }
error-bot-file-missing = Die Bot-Datei { $file } gibt es nicht.
error-bot-file-make = { $file } hat keine Funktion make(seed).
error-bot-file-choose = { $file }: make(seed) muss ein Objekt mit choose(state, seat) liefern.
error-bot-file = { $file } lässt sich nicht laden: { $why }
error-rules-version = { $game } kennt keine Version { $version } der Regeln; bekannt: { $known }.
error-seats = { $game } lässt sich nicht mit so vielen Plätzen spielen: { $seats }. Möglich: { $known }
error-no-option = { $game } hat keine Option „{ $option }“. Die Optionen: { $known }
error-option-form = --option { $word }: Schreib sie als Name=Wert.
error-option-value = Option „{ $option }“: „{ $value }“ geht nicht. Möglich: { $known }
error-start-seat = start={ $start }: Die Plätze gehen von 0 bis { $last }.
error-no-seat = Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.
error-chance = --chance nimmt draw oder ask, nicht „{ $value }“.
error-load-alone = --load bringt das Spiel, seine Optionen und den Startwert mit: Lass sie weg.
error-no-variant = Mit diesen Plätzen lässt sich { $game } gar nicht spielen.
error-two-bots = Dafür braucht es mindestens zwei Bots.
error-arena-bots = In der Arena spielen nur Bots: Für Menschen gibt es cantiere tournament.
error-no-tournaments = { $game } hat keine Turniere.
error-no-tournament = { $game } hat kein Turnier „{ $form }“; es gibt: { $known }
error-tournament-players = „{ $form }“: nötige Spielerzahl { $needed }, nicht { $players }.
error-analyst = „{ $bot }“: Die Analyse braucht eine Suche mit einer Zahl von Durchläufen, etwa search:40.
error-no-database = Es gibt keine Datenbank { $file }: sage mit --config oder --database, wo sie ist.
error-serve = { $address } lässt sich nicht öffnen: { $why }
error-write = { $file } lässt sich nicht schreiben: { $why }
error-write-fuzz = { $file } lässt sich nicht schreiben: { $why }. Fehlgeschlagen ist: { $message }
error-read = { $file } lässt sich nicht lesen: { $why }
error-not-json = { $file } ist kein JSON: { $why }
error-no-snapshot = { $file } ist keine Stellung: Sie nennt kein Spiel.
error-snapshot = Das ist keine Stellung von { $game }: { $why }
error-picture = { $file }: Ein Bild ist ein .png oder ein .svg.
error-other-run = { $file } enthält die Ergebnisse einer anderen Reihe: Ihre erste Zeile weicht ab in { $what }. Nenne eine andere Datei oder lösche sie.
error-no-results = { $file } ist keine Ergebnisdatei: { $why }
error-record = Das ist keine Aufzeichnung: { $why }
error-record-format = Die Aufzeichnung hat das Format { $format }; diese Version liest Format { $known }.
error-record-rules = Gespielt wurde nach Version { $version } der Regeln; dies ist Version { $known }.
error-record-seats = Plätze der Aufzeichnung: { $seats }, nicht { $players }.
error-record-turn = Zug { $number }: { $who } spielt „{ $text }“, gefragt ist aber { $asked }.
error-record-over = Zug { $number }: { $who } spielt „{ $text }“, aber das Spiel ist zu Ende.
error-record-move = Zug { $number }: { $why }
error-record-promise = Startwert und Salz sind nicht die am Anfang versprochenen.
error-record-hidden = Die Aufzeichnung deckt Startwert und Salz nicht auf.
error-record-chance = Zug { $number }: Der Zufall brachte „{ $text }“, sollte aber „{ $promised }“ bringen.
error-record-result = Das festgehaltene Ergebnis ist nicht das der Züge.
error-record-short = Die Aufzeichnung hat ein Ergebnis, aber ihre Züge reichen nicht bis zum Ende.
chance-name = der Zufall

# --- was der Server ablehnt ------------------------------------------------------------------------------

problem-title-400 = Nicht verstanden
problem-title-401 = Wer bist du?
problem-title-403 = Nicht erlaubt
problem-title-404 = Nicht gefunden
problem-title-405 = Hier nicht möglich
problem-title-409 = Überholt
problem-title-413 = Zu groß
problem-title-414 = Zu lang
problem-title-415 = Falsche Art von Inhalt
problem-title-422 = Abgelehnt
problem-title-429 = Zu viele Anfragen
problem-title-431 = Zu groß
problem-title-500 = Unser Fehler
problem-title-503 = Beschäftigt

problem-ambiguous-action = Das kann mehreres heißen: Schreib etwas mehr.
problem-bad-json = Das ist kein JSON.
problem-bad-length = Die Länge der Anfrage ist keine Zahl.
problem-bad-message = Diese Nachricht ist unverständlich.
problem-bot-sits-in = Ein Bot vertritt dich: Nimm zuerst deinen Platz zurück.
problem-busy = Gerade ist zu viel los: Versuch es noch einmal.
problem-cannot-undo = Das kannst du nicht allein zurücknehmen: Entweder gibt es nichts, oder inzwischen war der Zufall oder jemand anders am Zug.
problem-database = Die Datenbank antwortet nicht; es wurde nichts geändert.
problem-foreign-site = Eine andere Seite hat deinen Browser das senden lassen.
problem-game-gone = Dieser Server hat das Spiel nicht mehr. Man kann den Tisch ansehen, verlassen und schließen.
problem-does-not-replay = Diese Partie lässt sich nicht nachspielen. Man kann sie lesen, verlassen und beenden, aber nicht fortsetzen; der Betreiber weiß davon.
problem-has-account = Du hast schon ein Konto.
problem-invalid = Das ist nicht, wie es sein soll: { $at }
problem-key-used = Dieser Schlüssel wurde für eine andere Anfrage benutzt.
problem-login-taken = Dieser Anmeldename ist vergeben.
problem-mistake = Bei uns ist etwas schiefgegangen.
problem-no-free-seat = Hier ist kein Platz für dich frei.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-record = Eine Analyse, die mitten in der Partie beginnt, hat keine Aufzeichnung.
problem-no-such-bot = Diesen Bot gibt es nicht.
problem-no-such-form = Diese Turnierform gibt es nicht.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-page = Dieses Spiel hat keine solche Seite.
problem-no-such-language = Diese Sprache gibt es nicht.
problem-no-such-move = Diesen Zug gibt es in der Partie nicht.
problem-no-such-news = Diese Meldung des Tisches gibt es nicht.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-not-a-record = Das ist keine Aufzeichnung.
problem-not-a-snapshot = Das ist keine Stellung dieses Spiels.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-entered = Du spielst in diesem Turnier nicht mit.
problem-not-found = So etwas gibt es hier nicht.
problem-not-json = Sende application/json.
problem-not-open = Geschlossen: Beitreten und Beginnen geht nicht mehr.
problem-not-over = Das geht, wenn die Partie zu Ende ist, und für alle, die sie gespielt haben.
problem-not-owner = Nur wer eröffnet hat, kann das tun.
problem-not-running = Hier läuft keine Partie.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-your-turn = Du bist nicht am Zug.
problem-not-yours = Du bist nicht gefragt.
problem-nothing-asked = Niemand möchte mehr etwas zurücknehmen.
problem-outdated = Am Tisch ging es schon weiter.
problem-over = In dieser Stellung ist das Spiel zu Ende.
problem-refused = Das geht nicht.
problem-rules-changed = Diese Partie begann unter Regeln, die dieser Server nicht kennt. Man kann sie lesen, verlassen und beenden, aber nicht fortsetzen.
problem-seats-free = Es sind noch Plätze frei.
problem-too-large = Die Anfrage ist zu groß.
problem-too-many = Zu viel auf einmal: Warte einen Moment.
problem-too-many-tables = Zu viele Tische: Beende oder verlass erst einige.
problem-too-many-tokens = Du hast schon zu viele Token.
problem-tournament = Das war eine Runde eines Turniers.
problem-unknown-action = Das ist keine Aktion dieses Spiels.
problem-who = Nenne zuerst deinen Namen: POST /api/session.
problem-wrong-entrants = Die Spielerzahl passt nicht zu dieser Turnierform.
problem-wrong-link = Dieser Link gilt nicht mehr.
problem-wrong-password = Diesen Anmeldenamen mit diesem Passwort gibt es nicht.
problem-wrong-seats = Die Spielerzahl passt nicht zu dieser Stellung.
problem-wrong-token = Dieses Token ist hier nicht bekannt.

# --- Hinweise, Regeln und Browser -----------------------------------------------------------------------

points = Punkte
source-other = Sonstiges
source-start = zu Beginn
warning-final = Das kannst du nicht allein zurücknehmen.
help-open = Öffnet die Lobby in einem Browser, falls es einen gibt.
client-not-built = Die Tische stehen bereit, aber die Seite zum Spielen im Browser ist nicht gebaut.
client-build-it = Beende den Server und starte „make play“: Das baut die Seite und startet ihn neu.
rules-none = Die Regeln sprechen nicht von „{ $words }“.
guide-next = Enter: weiter; alles andere: Ende {""}
problem-colour-taken = Diese Farbe hat schon jemand.
problem-no-such-colour = Diese Farbe gibt es hier nicht zu wählen.
problem-not-away = Dort ist niemand seit einem Tag fort.
problem-pace = Eine Antwort darf eine Stunde bis vierzehn Tage dauern; oder es gibt eine Uhr, mit Zeit für die Partie.
problem-resigned = Du hast diese Partie aufgegeben: der Bot spielt weiter.
problem-seat-kept = Die übrigen Plätze sind für andere freigehalten. Bitte um den Link zum Tisch.
problem-taken-off = Wer den Tisch gemacht hat, hat dich von deinem Platz genommen.
problem-holiday = Ein Urlaub dauert höchstens sechzig Tage.
problem-no-account = Du hast noch kein Konto.
problem-no-such-zone = Diese Zeitzone gibt es nicht.
problem-no-way = Dieser Weg ist auf diesem Server nicht eingerichtet, oder für dich noch nicht.
problem-not-sent = Es konnte nicht gesendet werden. Prüfe die Adresse und versuche es noch einmal.
problem-wrong-old-password = Das ist nicht dein Passwort.
problem-banned = Ein Moderator hat dich von dieser Seite ausgeschlossen.
problem-muted = Ein Moderator hat dich gebeten, eine Weile zu schweigen.
problem-guests-wait = Neue Gäste dürfen nur an Tischen schreiben, an denen sie sitzen.
problem-word = Dieser Name enthält ein Wort, das hier nicht erwünscht ist.
problem-not-a-moderator = Das dürfen nur Moderatoren.
problem-has-a-role = Das geht nicht bei jemandem, der hier eine Rolle hat.
problem-ban-whom = Nenne entweder eine Person oder eine Adresse.
problem-report-what = Nenne entweder einen Tisch oder ein Turnier.
problem-no-such-address = Das ist kein Adressbereich, der sich aussperren lässt.
problem-in-tournament = Dieser Tisch ist eine Runde eines Turniers: schließe ihn stattdessen.
problem-not-followed = Dieser Person kann man nicht folgen.
problem-yourself = Das bist du selbst.
problem-rated-bot = In einer gewerteten Partie haben Bots eine eigene Stärke.
problem-rated-others = Hier sitzen andere, die nicht zugestimmt haben, dass die Partie gewertet wird.
problem-rated-seats = In einer gewerteten Partie hat jeder einen Platz, und nicht alle sind Bots.
problem-rated-undo = In einer gewerteten Partie wird nichts über Zufall oder andere hinweg zurückgenommen.
problem-league-options = Diese Optionen sind für die eigenen Turniere des Spiels.
problem-too-few-entrants = Es sind zu wenige für einen Tisch.
problem-too-many-bots = In deinen Turnieren sind zu viele Bots.
feed-author = Cantiere
feed-weeks = Die Woche
feed-week = Woche { $week }
feed-league-made = Angekündigt.
feed-league-round = Runde { $round } hat begonnen.
feed-league-table = Runde { $round }
feed-league-over = Das Turnier ist zu Ende. Platz 1
problem-too-many-followed = Du kannst nicht noch mehr Menschen folgen.
former-player = Ein früherer Mitspieler
notice-begin = Eine Partie beginnt.
notice-vote = Die anderen bitten um dein Wort.
notice-chat = Jemand hat etwas gesagt.
notice-over = Eine Partie ist zu Ende.
notice-several = { $count ->
    [one] Eine Neuigkeit an deinen Tischen.
   *[other] { $count } Neuigkeiten an deinen Tischen.
}
notice-test = So meldet sich Cantiere bei dir.
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm = Jemand hat diese Adresse auf einem Cantiere-Server angegeben, um zu erfahren, wann er dran ist. Wenn du es warst, öffne diesen Link binnen eines Tages. Wenn nicht, tu nichts.
mail-reset-subject = Ein neues Passwort
mail-reset = Mit diesem Link wählst du ein neues Passwort. Er gilt einmal, eine Stunde lang. Wenn du nicht darum gebeten hast, tu nichts.
mail-unsubscribe = Keine E-Mails mehr:

# --- Aufgaben ---------------------------------------------------------------------------------------------

lesson-passed = Du hast diese Lektion geschafft.
lesson-found = { $found } von { $all } gefunden. Noch einmal?
lesson-not-won = Noch nicht gewonnen. Noch eine Partie?
puzzle-title = { $game }, Aufgabe { $id } · { $level } · { $themes }
puzzle-ask = Welche Antwort ist die beste? Tippe ihre Nummer oder ihre Worte; Enter zeigt sie, q beendet.
puzzle-right = Richtig: { $action }.
puzzle-wrong = Die beste Antwort ist: { $best }.
puzzle-untried = Die Suche hielt das keines Versuchs wert. Die beste Antwort ist: { $best }.
puzzle-chances = { $tries ->
    [one] Siegchance nach jeder Antwort, aus einer durchgespielten Partie:
   *[other] Siegchance nach jeder Antwort, aus { $tries } durchgespielten Partien:
}
puzzle-found = Gefunden von: { $found }.
puzzle-follows = Was folgen kann: { $action }
