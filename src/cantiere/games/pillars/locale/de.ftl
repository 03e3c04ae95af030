# Die Säulen der Erde auf Deutsch. Die Zahlen kommen aus data/*.toml: `$price`, `$uses-wood`, `$card-price` … (siehe texts.py).

pillars = Die Säulen der Erde
    .text = Handwerker, Baustoffe und Baumeister lassen eine Kathedrale wachsen.

# --- Wörter ----------------------------------------------------------------------------------------------

vp = SP
gold = Gold
workers = Arbeiter
stone = Stein
wood = Holz
sand = Sand
metal = Metall
craftsmen = Handwerker
privileges = Vorteile
piece-builder = { $amount ->
    [one] Baumeister
   *[other] { $amount } Baumeister
}
piece-worker = { $amount ->
    [one] Arbeiter
   *[other] { $amount } Arbeiter
}

# --- Orte am Weg -----------------------------------------------------------------------------------------

bishop = Bischofssitz
    .text = Schutz oder ein Baustoff
kingsbridge-1 = Kingsbridge 1
    .text = die erste offene Vorteilskarte
kingsbridge-2 = Kingsbridge 2
    .text = die zweite offene Vorteilskarte
priory = Priorei
    .text = { $vp-1 } { vp }, dann { $vp-2 } { vp }
court = Königshof
    .text = keine Steuer; der Erste bekommt das Metall
shiring-1 = Shiring 1
    .text = der erste offene Handwerker, ohne Gold
shiring-2 = Shiring 2
    .text = der zweite offene Handwerker, ohne Gold
castle = Burg
    .text = graue Arbeiter in der nächsten Runde: { $grey-workers }
market = Markt
    .text = Baustoffe kaufen und verkaufen
cathedral = Kathedrale
    .text = Startspieler der nächsten Runde
tax-collector = Steuereintreiber
    .text = keine Steuer, und Gold nach dem Würfel
france = Frankreich
    .text = die Karte von Saint-Denis: ein Handwerker mehr an der Kathedrale
coast = Küste
    .text = Baustoffe zu besseren Preisen verkaufen
shiring-3 = Shiring 3
    .text = die offene Vorteilskarte

# --- woher Dinge kommen und wohin sie gehen --------------------------------------------------------------

supply = Auslage
builders = Einsatz eines Baumeisters
event = Ereignis
wool-mill = Wollmanufaktur
dial = Kostenrad
line = Leiste
forest = Wald
quarry = Steinbruch
gravel_pit = Kiesgrube
tax = Steuer
set-up = Aufbau
crusade = Kreuzzug
craftsmen-limit = zu viele Handwerker
cube-limit = zu viele Baustoffe
crusade-3 = Kreuzzug
    .text = { $workers } { workers } → { $vp } { vp }
crusade-4 = Kreuzzug
    .text = { $workers } { workers } → { $vp } { vp }
crusade-6 = Kreuzzug
    .text = { $workers } { workers } → { $vp } { vp }
crusade-7 = Kreuzzug
    .text = { $workers } { workers } → { $vp } { vp }

# --- die Kathedrale --------------------------------------------------------------------------------------

nave = Langhaus
portal = Portal
apse = Apsis
first-tower = erster Turm
second-tower = zweiter Turm
roof = Dach

# --- Handwerker ------------------------------------------------------------------------------------------

kind-mortar-mixer = Mörtelmischer
kind-woodworker = Schreiner
kind-stonecutter = Steinmetz

work-sand = { $uses-sand } { sand } → { $gives-vp } { vp } ×{ $capacity }
work-wood = { $uses-wood } { wood } → { $gives-vp } { vp } ×{ $capacity }
work-stone = { $uses-stone } { stone } → { $gives-vp } { vp } ×{ $capacity }

mortar-mixer = Mörtelmischer
    .text = { work-sand }
woodworker = Schreiner
    .text = { work-wood }
stonecutter = Steinmetz
    .text = { work-stone }
tool-maker = Werkzeugmacher
    .text = mit { $holds-metal } { metal } → { $gives-gold } { gold } ×{ $capacity }
master-woodworker = Schreinermeister
    .text = { $uses-wood } { wood } → { $gives-gold } { gold } ×{ $capacity }
mortar-mixer-1 = Besserer Mörtelmischer
    .text = { work-sand }
mason = Maurer
mason-1 = Maurer
    .text = { work-stone }
mason-2 = Maurer
    .text = { work-stone }
mason-3 = Maurer
    .text = { work-stone }
mason-4 = Maurer
    .text = { work-stone }
carpenter = Zimmermann
carpenter-2 = Zimmermann
    .text = { work-wood }
carpenter-3 = Zimmermann
    .text = { work-wood }
carpenter-4 = Zimmermann
    .text = { work-wood }
carpenter-5 = Zimmermann
    .text = { work-wood }
potter = Töpfer
potter-2 = Töpfer
    .text = { work-sand }
potter-3 = Töpfer
    .text = { work-sand }
architect = Statiker
architect-2 = Statiker
    .text = → { $gives-vp } { vp } ×{ $capacity }
sculptor = Bildhauer
sculptor-3 = Bildhauer
    .text = { work-stone }
sculptor-4 = Bildhauer
    .text = { work-stone }
sculptor-5 = Bildhauer
    .text = { work-stone }
sculptor-6 = Bildhauer
    .text = { work-stone }
work-glass = { $uses-sand } { sand } + { $uses-metal } { metal } → { $gives-vp } { vp } ×{ $capacity }
glassblower = Glasbläser
glassblower-4 = Glasbläser
    .text = { work-glass }
glassblower-5 = Glasbläser
    .text = { work-glass }
work-gold = { $uses-gold } { gold } → { $gives-vp } { vp } ×{ $capacity }
goldsmith = Goldschmied
goldsmith-5 = Goldschmied
    .text = { work-gold }
goldsmith-6 = Goldschmied
    .text = { work-gold }
organ-builder = Orgelbauer
organ-builder-6 = Orgelbauer
    .text = { $uses-wood } { wood } + { $uses-metal } { metal } → { $gives-vp } { vp } ×{ $capacity }
bell-maker = Glockengießer
bell-maker-6 = Glockengießer
    .text = { $uses-metal } { metal } → { $gives-vp } { vp } ×{ $capacity }
stonecutter-1 = Steinmetzmeister
    .text = { $uses-stone } { stone } → { $gives-gold } { gold } ×{ $capacity }
assistant = Gehilfe
assistant-2 = Gehilfe
    .text = { $assists ->
        [one] ein Einsatz mehr
       *[other] { $assists } Einsätze mehr
    } für einen anderen eigenen Handwerker, ohne Metall
brick-maker = Ziegelbrenner
brick-maker-3 = Ziegelbrenner
    .text = { $uses-sand } { sand } → { $gives-stone } { stone } ×{ $capacity }
wood-carver = Holzbildhauer
wood-carver-4 = Holzbildhauer
    .text = { work-wood }
painter = Maler
painter-5 = Maler
    .text = → { $gives-vp } { vp } ×{ $capacity }
tile-maker = Kachelmacher
tile-maker-6 = Kachelmacher
    .text = { work-sand }

# --- Baustoffkarten --------------------------------------------------------------------------------------

gravel-1 = Kleine Kiesgrube
    .text = { $workers ->
        [one] ein Arbeiter
       *[other] { $workers } { workers }
    } → { $cubes } { sand }
gravel-2 = Kiesgrube
    .text = { $workers } { workers } → { $cubes } { sand }
gravel-3 = Kiesgrube
    .text = { $workers } { workers } → { $cubes } { sand }
gravel-4 = Kiesgrube
    .text = { $workers } { workers } → { $cubes } { sand }
forest-2 = Wald
    .text = { $workers } { workers } → { $cubes } { wood }
forest-3 = Wald
    .text = { $workers } { workers } → { $cubes } { wood }
forest-4 = Wald
    .text = { $workers } { workers } → { $cubes } { wood }
quarry-2 = Steinbruch
    .text = { $workers } { workers } → { $cubes } { stone }
quarry-3 = Steinbruch
    .text = { $workers } { workers } → { $cubes } { stone }
quarry-4 = Steinbruch
    .text = { $workers } { workers } → { $cubes } { stone }

# --- Vorteilskarten --------------------------------------------------------------------------------------

richard = Richard
    .text = { $each-round-sand } { sand } in jeder Runde
aliena = Aliena
    .text = { $each-round-wood } { wood } in jeder Runde
tom = Tom
    .text = { $each-round-stone } { stone } in jeder Runde
jack = Jack
    .text = { $craftsmen ->
        [one] Platz für einen Handwerker mehr
       *[other] Platz für { $craftsmen } Handwerker mehr
    }
otto = Otto
    .text = { $workers ->
        [one] ein Arbeiter mehr
       *[other] { $workers } Arbeiter mehr
    } ab der nächsten Runde
francis = Francis
    .text = die Steuer beträgt immer { $tax } { gold }
philip = Philip
    .text = { $priory-vp } { vp } mehr für jeden eigenen Baumeister in der Priorei
ellen = Ellen
    .text = sieht das Ereignis schon am Anfang der Runde
madonna = Madonna
    .text = sofort { $gives-vp } { vp }
wool-fair = Wollmesse
    .text = sofort { $gives-gold } { gold }
toledo = Toledo
    .text = sofort { $gives-metal } { metal }
tax-freedom = Steuerfreiheit
    .text = einmal keine Steuer, angesagt nach dem Wurf
thomas = Thomas
    .text = einmal von einem schlechten Ereignis verschont
remigius = Remigius
    .text = einmal ein gezogener Baumeister umsonst
completion = Vollendung
    .text = sofort { $gives-stone } { stone } und { $gives-wood } { wood }
ceremony = Zeremonie
    .text = sofort { $gives-metal } { metal }
alfred = Alfred
    .text = wählt jede Runde die Handwerker für Shiring
waleran = Waleran
    .text = { $gold } { gold } bei jedem Passen mit einem gezogenen Baumeister
bartholomew = Bartholomäus
    .text = { $gold } { gold } am Anfang jeder Runde
jonathan = Jonathan
    .text = Handwerker in der Auslage kosten { $discount } { gold } weniger
regan = Regan
    .text = { $gold } { gold } → { $vp } { vp }, wann immer du entscheidest
sally = Sally
    .text = die Bedingungen der Handwerker gelten nicht für dich
william-hamleigh = William Hamleigh
    .text = der schwarze Baumeister hält dir einen Platz frei
shiring-freed = Shiring wird befreit
    .text = sofort { $either-metal } { metal } oder { $either-gold } { gold }
mathilde = Königin Mathilde
    .text = einmal ohne Baumeister am Markt handeln
procession = Prozession
    .text = { $choice ->
        [one] sofort ein Baustoff
       *[other] sofort { $choice } Baustoffe
    } nach Wahl, kein { metal }

# --- Ereignisse ------------------------------------------------------------------------------------------

king = Der König
    .text = alle erhalten { $gives-gold } { gold }
richard-returns = Richard kehrt heim
    .text = alle erhalten { $gives-metal } { metal }
prior-philip = Prior Philip
    .text = { $mill-gold } { gold } für jeden Arbeiter in der Wollmanufaktur, höchstens { $mill-limit }
volunteers = Freiwillige
    .text = { $card-cubes ->
        [one] ein Baustoff mehr
       *[other] { $card-cubes } Baustoffe mehr
    } auf jeder Baustoffkarte
archbishop = Erzbischof
    .text = { $extra-uses ->
        [one] ein Einsatz mehr
       *[other] { $extra-uses } Einsätze mehr
    } für einen eigenen Handwerker an der Kathedrale
william = William
    .text = alle zahlen { $pays } { gold }
conflict = Streit
    .text = alle verlieren { $loses-vp } { vp }
town-wall = Stadtmauer
    .text = { $fewer-builders ->
        [one] ein Baumeister weniger
       *[other] { $fewer-builders } Baumeister weniger
    } in der nächsten Runde
cold-winter = Kalter Winter
    .text = Baustoffe auf jeder Baustoffkarte: { $card-cubes }
collapse = Einsturz
    .text = { $loses-craftsmen ->
        [one] alle verlieren einen Handwerker
       *[other] alle verlieren { $loses-craftsmen } Handwerker
    } nach eigener Wahl
audience = Audienz
    .text = in der nächsten Runde wirken dauerhafte Vorteile nicht, außer Jack
cloister = Klosterausbau
    .text = in dieser Runde dürfen beliebig viele Baustoffe behalten werden
shiring-recruits = Shiring wirbt ab
    .text = alle nehmen einen Baumeister vom Plan
guild-meeting = Zunftsitzung
    .text = { $vp } { vp } für jeden Mörtelmischer und Maurer

# --- Optionen --------------------------------------------------------------------------------------------

option-expansion = mit der Erweiterung
option-start = wer beginnt
error-needs-expansion = Für so viele Plätze ({ $seats }) braucht es die Erweiterung.

# --- Fragen ----------------------------------------------------------------------------------------------

decision-start_player = Wer ist Startspieler?
decision-reveal_privilege = Welche Vorteilskarte wird in Kingsbridge aufgedeckt?
decision-lay_out_craftsman = Welcher Handwerker wird in Shiring ausgelegt?
decision-leave_out_resource = Welche Baustoffkarte bleibt in dieser Runde draußen?
decision-foresee_event = Welches Ereignis kommt? Wer Ellen hat, sieht es jetzt.
decision-supply = Nimmst du eine Karte aus der Auslage oder passt du für diese Runde?
decision-dismiss = Welchen Handwerker entlässt du?
decision-draw_builder = Wessen Baumeister wird aus dem Beutel gezogen?
decision-veto = Du bist Startspieler: Behältst du diesen Baumeister, oder legst du ihn zurück und ziehst neu?
decision-place_builder = Wohin geht dein Baumeister?
decision-turn_up_event = Welches Ereignis wird aufgedeckt?
decision-bishop = Worum bittest du den Bischof?
decision-bishop_cube = Das Ereignis ist vorbei: Welchen Baustoff nimmst du vom Markt?
decision-thomas = Nutzt du Thomas, um von diesem Ereignis verschont zu werden?
decision-roll_tax = Was zeigt der Steuerwürfel?
decision-tax_freedom = Nutzt du die Steuerfreiheit?
decision-market = Kaufst du, verkaufst du oder hörst du auf zu handeln?
decision-cathedral = Welcher Handwerker arbeitet an der Kathedrale?
decision-return_cubes = Du hast zu viele Baustoffe: Welchen gibst du zurück?
decision-reveal_second_privilege = Welche Vorteilskarte wird in Shiring aufgedeckt?
decision-remove_craftsman = Welcher Handwerker verlässt ungesehen das Spiel?
decision-alfred = Du hast Alfred: Welcher Handwerker wird in Shiring ausgelegt?
decision-recall_builder = Shiring wirbt ab: Welcher deiner Baumeister verlässt den Plan?
decision-coast = Verkaufst du Baustoffe an der Küste oder hörst du auf?
decision-shiring_freed = Shiring ist befreit: Metall oder Gold?
decision-procession = Welchen Baustoff nimmst du von der Prozession?
decision-mathilde = Nutzt du Mathilde, um ohne Baumeister zu handeln?

# --- Aktionen --------------------------------------------------------------------------------------------

action-pass = passen
action-take-resource = { $card-workers ->
    [one] einen Arbeiter schicken: { $card }, { $card-cubes } { $material }
   *[other] { $card-workers } Arbeiter schicken: { $card }, { $card-cubes } { $material }
}
action-take-craftsman = für { $card-price } Gold anwerben: { $card }
action-dismiss = entlassen: { $card }
action-keep = den gezogenen Baumeister behalten
action-redraw = zurücklegen und neu ziehen
action-place = einsetzen: { $place }
action-place-for = einsetzen: { $place } ({ $card })
action-protection = um Schutz vor dem Ereignis bitten
action-no-protection = kein Schutz: nach dem Ereignis einen Baustoff nehmen
action-take-cube = Baustoff nehmen: { $material }
action-spend = Vorteil nutzen: { $card }
action-decline = nein, danke
action-stop = nicht mehr handeln
action-buy = { $amount } { $material } kaufen, je { $material-price } Gold
action-sell = { $amount } { $material } verkaufen, je { $material-price } Gold
action-done = in dieser Runde nicht mehr bauen
action-use = arbeiten lassen: { $card }
action-return = zurückgeben: { $material }
action-crusade = { $card-workers ->
    [one] einen Arbeiter auf den Kreuzzug schicken, { $card-vp } SP
   *[other] { $card-workers } Arbeiter auf den Kreuzzug schicken, { $card-vp } SP
}
action-choose = in Shiring auslegen: { $card }
action-take-gold = Gold nehmen
action-recall = Baumeister zurücknehmen: { $place }
action-recall-row = Baumeister zurücknehmen: { $place }, Feld { $number }
action-inspire = mit der Karte von Saint-Denis: { $card }
action-sell-at-coast = { $amount } { $material } verkaufen, je { $material-coast } Gold
action-draw-black = der schwarze Baumeister
action-remove = entfernen: { $card }
action-start = { $seat } ist Startspieler
action-reveal = aufdecken: { $card }
action-lay-out = auslegen: { $card }
action-leave-out = weglassen: { $card }
action-draw = ein Baumeister von { $seat }
action-event = das Ereignis: { $card }
action-roll = der Würfel zeigt { $number }

# --- Ablehnungen -----------------------------------------------------------------------------------------

reason-not-in-supply = Diese Karte liegt nicht in der Auslage: { $card }.
reason-resource-not-in-supply = { $card-workers ->
    [one] Diese Karte liegt nicht in der Auslage: { $card } für einen Arbeiter ({ $card-cubes ->
        [one] ein Baustoff
       *[other] { $card-cubes } Baustoffe
    }).
   *[other] Diese Karte liegt nicht in der Auslage: { $card } für { $card-workers } Arbeiter ({ $card-cubes ->
        [one] ein Baustoff
       *[other] { $card-cubes } Baustoffe
    }).
}
reason-too-few-workers = { $have ->
    [0] Nötige Arbeiter: { $needed }. Du hast keine mehr.
   *[other] Nötige Arbeiter: { $needed }. Du hast noch { $have }.
}
reason-too-little-gold = { $have ->
    [0] Das kostet { $needed } Gold; du hast keins.
   *[other] Das kostet { $needed } Gold; du hast { $have }.
}
reason-not-your-craftsman = Arbeitet nicht für dich: { $card }.
reason-dismiss-first = Zuerst muss einer deiner Handwerker gehen.
reason-space-taken = Hier ist kein Feld frei: { $place }.
reason-must-place = Dieser Baumeister kostet nichts, also muss er jetzt eingesetzt werden.
reason-privilege-not-held = Diese Vorteilskarte hast du nicht: { $card }.
reason-privilege-silent = In dieser Runde ist Audienz, darum bewirkt diese Vorteilskarte nichts: { $card }.
reason-veto-past = Ein gezogener Baumeister geht nur sofort zurück, und nur einmal je Runde durch den Startspieler.
reason-veto-pointless = Zurücklegen würde nichts ändern: Im Beutel ist kein anderer Baumeister mehr.
reason-already-free = Dieser Baumeister kostet ohnehin nichts.
reason-event-is-good = Das Ereignis ist gut: Es gibt nichts abzuwehren.
reason-must-choose = Beim Bischof ist etwas zu haben, also musst du wählen.
reason-cube-comes-later = Erst nimmt das Ereignis Baumeister vom Plan; wer dann noch einen hier hat, nimmt danach den Baustoff.
reason-market-has-none = Am Markt ist nichts mehr davon: { $material }.
reason-market-has-fewer = { $have ->
    [0] Am Markt ist nichts mehr davon: { $material }.
    [one] Am Markt ist nur noch { $have } { $material }.
   *[other] Am Markt sind nur noch { $have } { $material }.
}
reason-needs-woodworker = Ohne Schreiner kannst du kein Holz kaufen.
reason-needs-stonecutter = Ohne Steinmetz kannst du keinen Stein verkaufen.
reason-too-few-cubes = { $have ->
    [0] Davon hast du nichts: { $material }.
   *[other] Du hast nur { $have } { $material }.
}
reason-bought-this-round = Du hast in dieser Runde { $material } gekauft und kannst nichts davon verkaufen.
reason-needs-beside = { $card }: bringt nur Punkte neben einem eigenen Handwerker: { $needed }.
reason-capacity-used = { $card }: hat so oft gearbeitet, wie eine Runde erlaubt: { $capacity ->
    [one] einmal.
   *[other] { $capacity }-mal.
}
reason-too-few-cubes-to-work = { $have ->
    [0] Das braucht { $needed } { $material }; du hast nichts davon.
   *[other] Das braucht { $needed } { $material }; du hast { $have }.
}
reason-too-many-cubes = Du hast mehr Baustoffe, als du behalten darfst ({ $have } statt { $limit }): Gib zuerst einen zurück.
reason-no-such-place = Diesen Ort gibt es auf diesem Plan nicht: { $place }.
reason-crusade-closed = Dorthin können keine Arbeiter: { $card }.
reason-not-your-builder = Dort steht kein Baumeister von dir: { $place }.
reason-coast-sells-nothing = An der Küste kannst du nur verkaufen.
reason-supply-has-none = Im Vorrat ist nichts mehr davon: { $material }.
reason-no-metal = Die Prozession bringt kein Metall.
reason-no-saint-denis = Du hast die Karte von Saint-Denis nicht.
reason-not-inspiring = Die Karte von Saint-Denis gilt jetzt nicht für { $card }: Sie dient einem Handwerker je Runde, einmal weniger als aufgedruckt, und einem eigenen erst, wenn er gearbeitet hat.
reason-helps-others = { $card }: arbeitet nicht selbst, lässt aber einen anderen Handwerker einmal mehr arbeiten.

# --- der Verlauf -----------------------------------------------------------------------------------------

event-starts = { $seat } ist Startspieler.
event-round = — Runde { $round } —
event-privilege-revealed = Offen in Kingsbridge: { $card }
event-craftsman-revealed = Offen in Shiring: { $card }
event-event-foreseen = { $seat } sieht das Ereignis voraus: { $card }
event-out-of-supply = { $workers ->
    [0] { $seat } nimmt keine Karten mehr und hat keine Arbeiter für die Wollmanufaktur.
    [one] { $seat } nimmt keine Karten mehr und schickt einen Arbeiter in die Wollmanufaktur.
   *[other] { $seat } nimmt keine Karten mehr und schickt { $workers } Arbeiter in die Wollmanufaktur.
}
event-workers-sent = { $card-workers ->
    [one] { $seat } schickt einen Arbeiter: { $card }, { $card-cubes } { $material }
   *[other] { $seat } schickt { $card-workers } Arbeiter: { $card }, { $card-cubes } { $material }
}
event-hired = { $seat } hat einen neuen Handwerker: { $card }
event-dismissed = { $seat } entlässt einen Handwerker: { $card }
event-builder-drawn = { $cost ->
    [0] Ein Baumeister von { $seat } wird gezogen; der Einsatz ist frei.
   *[other] Ein Baumeister von { $seat } wird gezogen; der Einsatz kostet { $cost } Gold.
}
event-builder-put-back = { $seat } legt den Baumeister von { $owner } in den Beutel zurück.
event-builder-waits = { $seat } passt: Der Baumeister wartet auf dem Kostenrad bei { $cost }.
event-builder-placed = { $cost ->
    [0] { $seat } setzt einen Baumeister umsonst ein: { $place }
   *[other] { $seat } setzt einen Baumeister für { $cost } Gold ein: { $place }
}
event-builder-laid-aside = Ein Baumeister von { $seat } wird wegen der Stadtmauer beiseitegelegt.
event-privilege-spent = { $seat } nutzt einen Vorteil: { $card }
event-privilege-taken = { $seat } hat einen neuen Vorteil: { $card }
event-event = Ereignis: { $card }
event-protected = { $seat } bleibt vom Ereignis verschont ({ $source }).
event-gold = { $amount ->
    [0] { $seat } erhält kein Gold ({ $source }).
   *[other] { $seat } erhält { $amount } Gold ({ $source }).
}
event-pays = { $seat } zahlt { $amount } Gold ({ $source }).
event-vp = { $seat } erhält { $amount } SP ({ $source }).
event-loses-vp = { $amount ->
    [0] { $seat } hat keine SP zu verlieren ({ $source }).
   *[other] { $seat } verliert { $amount } SP ({ $source }).
}
event-cubes = { $seat } erhält { $amount } { $material } ({ $source }).
event-returned = { $seat } gibt { $amount } { $material } zurück.
event-tax = Der Steuerwürfel zeigt { $amount }.
event-grey-workers = { $seat } hat in der nächsten Runde graue Arbeiter.
event-bought = { $seat } kauft { $amount } { $material }.
event-sold = { $seat } verkauft { $amount } { $material }.
event-craftsman-used = { $seat } lässt einen Handwerker arbeiten: { $card }
event-cathedral-piece = { $seat } baut an der Kathedrale weiter: { $piece }
event-second-privilege-revealed = Offen in Shiring: { $card }
event-black-builder-in-bag = Der schwarze Baumeister kommt für { $seat } in den Beutel.
event-black-builder-drawn = Der schwarze Baumeister wird gezogen; { $seat } setzt ihn ein.
event-black-builder-put-back = { $seat } legt den schwarzen Baumeister in den Beutel zurück.
event-black-builder-placed = { $seat } setzt den schwarzen Baumeister ein: { $place }
event-black-builder-leaves = Der schwarze Baumeister verlässt den Plan: { $place }
event-joins-line = Der letzte Baumeister von { $seat } kommt auf die Leiste, Fahne { $number }.
event-builder-recalled = { $seat } nimmt einen Baumeister vom Plan: { $place }
event-on-crusade = { $card-workers ->
    [one] { $seat } schickt einen Arbeiter auf den Kreuzzug.
   *[other] { $seat } schickt { $card-workers } Arbeiter auf den Kreuzzug.
}
event-saint-denis = { $seat } erhält die Karte von Saint-Denis.
event-untaken = Diese Karte hat niemand genommen, sie kommt aus dem Spiel: { $card }
event-supply-laid-out = { $cards ->
    [one] In der Auslage liegt eine Karte.
   *[other] In der Auslage liegen { $cards } Karten.
}
event-supply-cleared = { $cards ->
    [one] Eine Karte, die niemand genommen hat, kommt aus der Auslage.
   *[other] { $cards } Karten, die niemand genommen hat, kommen aus der Auslage.
}
event-event-looked-at = { $seat } sieht sich das Ereignis dieser Runde an.
event-market-filled = Der Markt und der Königshof werden wieder aufgefüllt.
event-grey-workers-leave = { $workers ->
    [one] { $seat } gibt der Burg einen grauen Arbeiter zurück.
   *[other] { $seat } gibt der Burg { $workers } graue Arbeiter zurück.
}
event-grey-workers-come = { $workers ->
    [one] { $seat } hat in dieser Runde einen grauen Arbeiter.
   *[other] { $seat } hat in dieser Runde { $workers } graue Arbeiter.
}
event-workers-home = Die Arbeiter von { $seat } kommen mit leeren Händen zurück ({ $source }).
event-otto-works = { $workers ->
    [one] Otto bringt { $seat } einen Arbeiter mehr.
   *[other] Otto bringt { $seat } { $workers } Arbeiter mehr.
}
event-otto-rests = { $workers ->
    [one] Otto tut in der nächsten Runde nichts für { $seat }: ein Arbeiter weniger.
   *[other] Otto tut in der nächsten Runde nichts für { $seat }: { $workers } Arbeiter weniger.
}
event-called-from-dial = { $seat } setzt jetzt den Baumeister ein, der auf dem Kostenrad gewartet hat.
event-called-from-line = { $seat } setzt jetzt den Baumeister ein, der auf der Leiste gewartet hat.
event-builder-home = Ein Baumeister von { $seat } kommt in den Beutel zurück: { $place }
event-stops-trading = { $seat } beendet den Handel.
event-town-wall = { $seat } hat in der nächsten Runde weniger Baumeister.
event-audience = Die dauerhaften Vorteile von { $seat } wirken in der nächsten Runde nicht.
event-no-tax = { $seat } zahlt keine Steuer.
event-saint-denis-returns = { $seat } gibt die Karte von Saint-Denis zurück.

# --- der Spielplan im Terminal ---------------------------------------------------------------------------

board-round = Runde { $round } von { $rounds }
board-start = Startspieler
board-event = Ereignis
board-event-unknown = noch verdeckt
board-event-good = gut
board-event-bad = schlecht
board-event-foreseen = das siehst nur du
board-price = { $card-price } Gold
board-resource = { $card-workers }→{ $card-cubes }
board-resources = Arbeiter → { $material }
board-supply = Auslage
board-tax = der Würfel zeigt { $tax }
board-kingsbridge = Kingsbridge
board-shiring = Shiring
board-start-player = Startspieler
board-cost = Kosten
board-to-place = { $cost ->
    [0] einzusetzen, umsonst
   *[other] einzusetzen, für { $cost } Gold
}
board-waiting = wartet auf dem Kostenrad
board-workers = { $amount ->
    [one] Arbeiter
   *[other] Arbeiter
}
board-used = ({ $times }-mal genutzt)
board-privileges = Vorteile
board-sites = bei der Arbeit
board-bought = in dieser Runde gekauft
board-passed = nimmt keine Karten mehr
board-town-wall = weniger Baumeister in dieser Runde
board-town-wall-next = weniger Baumeister in der nächsten Runde
board-grey = graue Arbeiter
board-grey-next = graue Arbeiter in der nächsten Runde
board-second-privilege = Shiring
board-crusades = Kreuzzüge
board-line = Leiste
board-black = schwarz
board-black-in-bag = der schwarze Baumeister ist im Beutel
board-to-place-black = der schwarze Baumeister ist einzusetzen
board-saint-denis = die Karte von Saint-Denis
board-trader = handelt ohne Baumeister
board-audience = Audienz: dauerhafte Vorteile wirken nicht
board-audience-next = Audienz in der nächsten Runde

# --- Hinweise, und der Spielplan im Browser -------------------------------------------------------------

warning-out-of-supply = { $workers ->
    [0] Du nimmst in dieser Runde keine Karten mehr.
    [one] Du nimmst in dieser Runde keine Karten mehr; dein Arbeiter geht in die Wollmanufaktur.
   *[other] Du nimmst in dieser Runde keine Karten mehr; deine { $workers } Arbeiter gehen in die Wollmanufaktur.
}
warning-one-craftsman-goes = Du hast keinen Platz für noch einen Handwerker: Einer muss sofort gehen.
warning-cubes-go-back = Du hast mehr Baustoffe, als du behalten darfst: Einige gehen zurück.
board-read = { $card }: Karte lesen
board-points-of = { $name }: { $amount } { vp }
board-gold-of = { $name }: { $amount } { gold }
board-workers-of = { $amount ->
    [one] { $name }: ein Arbeiter
   *[other] { $name }: { $amount } Arbeiter
}
board-cubes-of = { $name }: { $amount } { $material }
board-my-cubes = { $amount } { $material }
board-my-cubes-bought = { $amount } { $material }, in dieser Runde gekauft
board-stock = { $amount } { $material } im Vorrat
board-party = { $workers ->
    [one] { $name }: ein Arbeiter für { $cubes } { $material }
   *[other] { $name }: { $workers } Arbeiter für { $cubes } { $material }
}
board-in-mill = { $workers ->
    [one] { $name }: ein Arbeiter × { $gold } Gold
   *[other] { $name }: { $workers } Arbeiter × { $gold } Gold
}
board-stall = { $amount } { $material } zu je { $price } Gold
board-coast-price = { $material }: je { $price } Gold
board-court-metal = Metall für den ersten Baumeister am Hof
board-grey-left = { $amount ->
    [one] ein grauer Arbeiter in der Burg
   *[other] { $amount } graue Arbeiter in der Burg
}
board-starts = { $name } ist Startspieler
board-dial = ein gezogener Baumeister kostet { $cost } Gold
board-builders = Baumeister
board-bag = Baumeister im Beutel
board-kind-permanent = dauerhaft
board-kind-immediate = sofort
board-kind-once = einmal
board-from-round = ab Runde { $round }
board-capacity = { $capacity ->
    [one] einmal je Runde
   *[other] bis zu { $capacity }-mal je Runde
}
board-needs = nur neben einem eigenen Handwerker: { $craftsman }

## The phases of a round

phase-supply = Phase I: die Auslage
phase-builders = Phase II: die Baumeister
phase-board = Phase III: der Spielplan

# --- Themen der Aufgaben ---------------------------------------------------------------------------------

theme-opening = Eröffnung
theme-last-round = letzte Runde
theme-supply = Auslage
theme-builders = Baumeister einsetzen
theme-craftsmen = Handwerker
theme-market = Handel
theme-favours = Gunst und Ereignisse
theme-expansion = Erweiterung
