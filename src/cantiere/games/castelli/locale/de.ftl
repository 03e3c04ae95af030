# Castelli auf Deutsch. Die Zahlen kommen aus data/castelli.toml.

castelli = Castelli
    .text = Leg Wappen um die Ländereien Italiens, gewinne Rohstoffe und bau Burgen in einer Linie mit Dörfern und Städten.

# --- Wörter ----------------------------------------------------------------------------------------------

wood = Holz
grain = Getreide
stone = Stein
market = Markt
silver = Silber
n = Norden
e = Osten
s = Süden
w = Westen
red = Rot
blue = Blau
green = Grün
yellow = Gelb
village = Dorf
city = Stadt
stone-1 = erster Bauplatz im Stein
stone-2 = zweiter Bauplatz im Stein
part-a = A
part-b = B
part-c = C
part-d = D

# --- woher Punkte und Silber kommen ----------------------------------------------------------------------

castle = Burg
castle-on-top = Burgen obenauf
town-held = Dörfer und Städte
cards = Handkarten
materials = übrige Rohstoffe
start-tile = eigenes Startplättchen
mine = Mine
tile = Plättchen
frame = Rahmen
sale = Kartenverkauf
castles-left = Burgen übrig
piece-castle = { $amount ->
    [one] Burg
   *[other] { $amount } Burgen
    }
piece-tile = { $amount ->
    [one] Plättchen
   *[other] { $amount } Plättchen
    }
piece-village = { $amount ->
    [one] Dorf
   *[other] { $amount } Dörfer
    }
piece-city = { $amount ->
    [one] Stadt
   *[other] { $amount } Städte
    }
mine-won = Mehrheit an der Mine
area = Gebiet
deck = Kartenstapel

# --- Optionen --------------------------------------------------------------------------------------------

option-dilemma = Dilemma: ein Plättchen auf der Hand, und jeden Zug die Wahl, welches gelegt wird
option-battle = Schlacht: Burgen dürfen überbaut werden
option-tournament = zwei Tische zu zweit, mit einem Kartenstapel und einer Schachtel Dörfer und Städte
option-arrangement = wie die vier Teile des Spielplans liegen
option-arrangement-default = wie üblich
option-arrangement-random = ausgelost
option-start = wer beginnt
error-tournament-seats = tournament: Zwei Partien zu zweit brauchen { $needed } Plätze, nicht { $seats }.

# --- Turnierformen --------------------------------------------------------------------------------------

form-knockout = K.-o.-Runde
    .text = Die Sieger spielen um Platz eins, die anderen um Platz drei.
form-round-robin = jeder gegen jeden
    .text = Alle treffen aufeinander; die Punkte werden addiert.

# --- Karten ----------------------------------------------------------------------------------------------

king-3 = König (3)
    .text = sofort Punkte: { $gives }
king-4 = König (4)
    .text = sofort Punkte: { $gives }
king-5 = König (5)
    .text = sofort Punkte: { $gives }
bailiff = Vogt
    .text = im Zug eines anderen: dreh das eben gelegte Plättchen
count = Graf
    .text = eine Burg in einem Getreide-Gebiet
countess = Gräfin
    .text = eine Burg in einem Holz-Gebiet
robber-knight = Raubritter
    .text = die Hälfte des Silbers der Mine
robber = Räuber
    .text = { $takes } Silber von allen anderen
robber-band = Räuberbande
    .text = { $takes } Silber von allen anderen
traitor = Verräter
    .text = zahl jemandem { $price } Silber und zieh eine Karte aus dessen Hand
builder = Baumeister
    .text = eine Burg trotz fehlender Rohstoffe, je { $price } Silber
farmer = Bauer
    .text = ein neues Dorf auf freiem Land
duke = Herzog
    .text = eine neue Stadt auf freiem Land
guard = Wächter
    .text = im Zug eines anderen: deine Burg wird nicht überbaut
arsonist = Brandstifter
    .text = eine Stadt verlässt das Spiel
abbot = Abt
    .text = überbau eine Burg mit { $cubes } von jedem Rohstoff
cavalry = Kavallerie
    .text = überbau eine Burg, ohne dort mehr Punkte zu haben

# --- Plättchen -------------------------------------------------------------------------------------------

t01 = Plättchen T01
t02 = Plättchen T02
t03 = Plättchen T03
t04 = Plättchen T04
t05 = Plättchen T05
t06 = Plättchen T06
t07 = Plättchen T07
t08 = Plättchen T08
t09 = Plättchen T09
t10 = Plättchen T10
t11 = Plättchen T11
t12 = Plättchen T12
t13 = Plättchen T13
t14 = Plättchen T14
t15 = Plättchen T15
t16 = Plättchen T16
t17 = Plättchen T17
t18 = Plättchen T18
t19 = Plättchen T19
t20 = Plättchen T20
t21 = Plättchen T21
t22 = Plättchen T22
t23 = Plättchen T23
t24 = Plättchen T24
t25 = Plättchen T25
t26 = Plättchen T26
t27 = Plättchen T27
t28 = Plättchen T28
t29 = Plättchen T29
t30 = Plättchen T30
t31 = Plättchen T31
t32 = Plättchen T32
s1 = Startplättchen S1
s2 = Startplättchen S2
s3 = Startplättchen S3
s4 = Startplättchen S4

# --- Fragen ----------------------------------------------------------------------------------------------

decision-arrangement = Welcher Teil des Spielplans kommt als nächster?
decision-start_seat = Wer beginnt?
decision-deal_start_tiles = Welches Startplättchen wird ausgeteilt?
decision-tile = Welches Plättchen siehst du dir an? Du darfst auch deine Karten nutzen.
decision-reveal_tile = Welches Plättchen liegt dort?
decision-keep = Welches Plättchen legst du?
decision-turn = Wohin zeigt das rote Wappen des Plättchens?
decision-bailiff = Schickst du den Vogt, um das Plättchen zu drehen?
decision-main = Was machst du noch in diesem Zug?
decision-draw_card = Welche Karte wird gezogen?
decision-castle_site = Wo baust du die Burg?
decision-town_site = Welches Land?
decision-victim = Aus wessen Hand ziehst du eine Karte?
decision-steal_card = Welche Karte wird aus der Hand gezogen?
decision-over_site = Welche Burg überbaust du?
decision-guard = Deine Burg wird überbaut. Schützt sie der Wächter?
decision-payment = Ersetzt du einen Würfel durch Silber?
decision-last_sale = Verkaufst du Karten, bevor das Ende gezählt wird?
decision-resolving = Einen Moment: Andere können noch reagieren.

# --- Aktionen --------------------------------------------------------------------------------------------

action-end = Zug beenden
action-end-sale = nichts mehr verkaufen
action-tile = Plättchen auf { $row },{ $column } ansehen
action-lay-drawn = das eben angesehene Plättchen legen
action-lay-held = das Plättchen aus der Hand legen
action-decline = jetzt nicht
action-decline-turn = nicht in diesem Zug
action-turn = Rot nach { $side }
action-build = Burg bauen auf { $row },{ $column }
action-buy-build = Burg bauen auf { $row },{ $column }, fehlenden Rohstoff kaufen
action-over = Burg überbauen auf { $row },{ $column } ({ $plot })
action-pay-cubes = nur mit Würfeln zahlen
action-replace = Silber statt 1 { $material } zahlen
action-on = Land { $row },{ $column }
action-from = von { $seat }
action-play = Karte spielen: { $card }
action-sell = Karte verkaufen: { $card }
action-part-upright = Teil { $part }, aufrecht
action-part-turned = Teil { $part }, gedreht
action-start = { $seat } beginnt
action-reveal = { $tile }
action-deal = { $tile }
action-draw = { $card }
action-steal = { $card }

# --- Ablehnungen -----------------------------------------------------------------------------------------

reason-tile-open = Dieses Plättchen liegt schon offen.
reason-no-meadow = Dort ist keine Wiese: Zu zweit wird der halbe Spielplan benutzt.
reason-other-table = Das gehört zum anderen Tisch.
reason-no-such-land = Dieses Land gibt es nicht: Zu zweit wird der halbe Spielplan benutzt.
reason-turned-that-way = Das Plättchen zeigt schon dorthin.
reason-bailiff-turns = Der Vogt wird gespielt, indem du das Plättchen drehst: Antworte mit einer Richtung.
reason-declined = Du hast gesagt, dass du in diesem Zug nicht reagierst.
reason-missing-material = Eine Burg kostet 1 Holz, 1 Getreide und 1 Stein; { $missing ->
    [one] davon fehlt eins
   *[other] davon fehlen { $missing }
    }.
reason-nothing-missing = Es fehlt kein Rohstoff, also wird keiner gekauft.
reason-bought-already = Nur ein Rohstoff im Zug darf gekauft werden, und das ist geschehen.
reason-too-much-missing = Nur ein Rohstoff darf gekauft werden; es fehlen: { $missing }.
reason-too-little-silver = Das kostet { $needed } Silber; du hast { $have }.
reason-no-castle-left = Alle deine Burgen stehen auf dem Spielplan.
reason-no-such-area = Dieses Land hat kein { $area }-Gebiet.
reason-plot-taken = Im { $area }-Gebiet ist kein Bauplatz frei.
reason-no-shield = Keins deiner Wappen mit Punkten zeigt auf dieses Land.
reason-no-site = Mit dieser Karte lässt sich nirgends bauen: { $card }.
reason-builder-pays-itself = Der Baumeister zahlt Silber für das, was fehlt; sonst wird nichts gekauft.
reason-card-not-held = Diese Karte hast du nicht: { $card }.
reason-in-others-turns = Diese Karte spielt man im Zug eines anderen: { $card }.
reason-in-own-turn = Andere Karten nutzt man im eigenen Zug.
reason-only-sales = Der letzte Zug ist vorbei: Karten lassen sich jetzt nur noch verkaufen.
reason-pay-first = Bezahl zuerst die Burg: Diese Karte würde mit denselben Würfeln bauen: { $card }.
reason-one-card-a-turn = Nur eine Karte im Zug darf gespielt werden, und das ist geschehen.
reason-nobody-has-cards = Niemand sonst hat eine Karte.
reason-has-no-cards = { $seat } hat keine Karten.
reason-own-hand = Das ist deine eigene Hand.
reason-no-such-seat = Dort sitzt niemand von deinem Tisch.
reason-no-village-left = In der Schachtel ist kein Dorf mehr.
reason-no-city-left = In der Schachtel ist keine Stadt mehr.
reason-no-city = Es gibt keine Stadt zum Anzünden.
reason-no-city-there = Auf diesem Land ist keine Stadt.
reason-land-has-town = Dort ist schon ein Dorf oder eine Stadt.
reason-not-the-mine = Auf der Mine wird nicht gebaut.
reason-battle-only = Burgen werden nur mit dem Modul Schlacht überbaut.
reason-no-castle-there = Dort steht keine Burg.
reason-built-over-already = Diese Burg ist schon überbaut.
reason-own-castle = Das ist deine eigene Burg.
reason-no-majority = Du brauchst auf diesem Land mehr Punkte als der Besitzer der Burg: { $have } gegen { $theirs }.
reason-missing-cubes = { $missing ->
    [one] Ein Würfel fehlt
   *[other] { $missing } Würfel fehlen
    }; nur einer darf durch Silber ersetzt werden.
reason-nothing-to-build-over = Es gibt keine Burg, bei der diese Karte hilft: { $card }.
reason-missing-cube = Ein Würfel fehlt; er darf durch { $needed } Silber ersetzt werden, und du hast { $have }.

# --- was geschieht ---------------------------------------------------------------------------------------

event-starts = { $seat } beginnt.
event-start-tile = { $seat } erhält ein Startplättchen.
event-start-tile-seen = { $seat } sieht ein Startplättchen mit Schilden zu { $value }.
event-looks = { $seat } sieht sich das Plättchen auf { $row },{ $column } an.
event-reveals = { $seat } sieht sich das Plättchen auf { $row },{ $column } an: Es hat Schilde zu { $value }.
event-keeps = { $seat } behält das Plättchen von { $row },{ $column } und legt das aus der Hand.
event-lays = { $seat } legt ein Plättchen mit Schilden zu { $value } auf { $row },{ $column }, Rot nach { $side }.
event-turns = { $seat } lässt das Plättchen auf { $row },{ $column } drehen: Rot nach { $side }.
event-evaluates = Das { $area }-Gebiet auf { $row },{ $column } wird gewertet.
event-no-winner = Das { $area }-Gebiet auf { $row },{ $column } ist geschlossen; niemand erhält etwas.
event-material = { $seat } erhält { $amount } { $material } ({ $source }).
event-no-room = { $seat } hat keinen Platz für mehr { $material }: { $amount } verloren.
event-silver = { $seat } nimmt { $amount } Silber aus der Mine ({ $source }).
event-pays = { $seat } zahlt { $amount } Silber in die Mine ({ $source }).
event-points = { $amount ->
    [one] { $seat } bekommt einen Punkt ({ $source }).
   *[other] { $seat } bekommt { $amount } Punkte ({ $source }).
    }
event-castle = { $seat } baut eine Burg auf { $row },{ $column }.
event-draws = { $seat } zieht eine Karte.
event-card = { $seat } hat die Karte { $card } gezogen.
event-plays = { $seat } spielt die Karte { $card }.
event-sells = { $seat } verkauft eine Karte.
event-card-sold = { $seat } hat die Karte { $card } verkauft.
event-robbed = { $seat } verliert { $amount } Silber an { $other } ({ $card }).
event-betrays = { $seat } zahlt { $other } { $amount } Silber für eine Karte aus der Hand.
event-takes-card = { $seat } zieht eine Karte aus der Hand von { $other }.
event-card-passed = { $seat } hat von { $other } die Karte { $card } gezogen.
event-town = { $seat } gründet einen Ort auf { $row },{ $column } ({ $card }).
event-fire = { $seat } brennt die Stadt auf { $row },{ $column } nieder ({ $card }).
event-attacks = { $seat } greift die Burg von { $owner } auf { $row },{ $column } an.
event-guarded = Der Wächter von { $seat } vertreibt die Angreifer von der Burg auf { $row },{ $column }.
event-built-over = { $seat } überbaut die Burg von { $owner } auf { $row },{ $column }.

# --- der Spielplan im Terminal ---------------------------------------------------------------------------

board-deck = Stapel
board-under = darunter
board-mine = Mine
board-box = Schachtel
board-villages = { $number ->
    [one] { $number } Dorf
   *[other] { $number } Dörfer
    }
board-cities = { $number ->
    [one] { $number } Stadt
   *[other] { $number } Städte
    }
board-tiles = Verdeckte Plättchen
board-points = Punkte
board-castles = übrige Burgen
board-cards = Karten
board-start-tile = Startplättchen
board-other-tile = anderes Plättchen
board-in-hand = Plättchen auf der Hand
board-looking = Gewähltes Plättchen
board-legend = V Dorf, C Stadt, $ Mine · w g s Holz, Getreide, Stein, m Markt, mit ihren Symbolen · □ freier Bauplatz · Rb rote Burg auf blauer · * Kartenwappen

# --- Hinweise, und der Spielplan im Browser -------------------------------------------------------------

castles-built = gebaute Burgen
warning-could-build = In diesem Zug könntest du noch bauen.
warning-sold-for-nothing = Die Mine hat kein Silber mehr: Du bekommst nichts dafür.
board-wood = Holz
board-grain = Getreide
board-stone = Stein
board-silver = Silber
board-card = Karte
board-land = Land { $row },{ $column }
board-face-down = verdecktes Plättchen auf { $row },{ $column }
board-tile = Plättchen auf { $row },{ $column }
board-shield = { $points ->
    [0] { $side } { $who }: Karte
   *[other] { $side } { $who }: { $points }
    }
board-neutral = { $colour } (gehört niemandem)
board-area = { $number } { $area }
board-influence = { $who }: { $points }
board-waiting = { $number ->
    [one] noch ein Plättchen
   *[other] noch { $number } Plättchen
    }
board-decided = entschieden
board-castle-of = Burg von { $who }
board-scores = Eine Burg bringt hier { $points }
board-own-shields = Deine Wappen um dieses Land: { $points }
board-prize = Am Ende { $points } für die meisten Burgen in der Zeile und Spalte dieses Orts
board-mine-holds = { $number } Silber in der Mine
board-frame-gives = Am Rahmen: { $what } für das Wappen daneben
board-gain = { $who }: { $number } { $what }
board-from-meadow = von der Wiese
board-from-hand = aus deiner Hand
board-deck-holds = { $number ->
    [one] { $number } Karte im Stapel
   *[other] { $number } Karten im Stapel
    }
board-tiles-left = { $number ->
    [one] { $number } verdecktes Plättchen
   *[other] { $number } verdeckte Plättchen
    }
board-what-counts = Was zählt
board-counts-line = Eine Burg bringt Punkte für jedes Dorf und jede Stadt in ihrer Zeile und Spalte
board-counts-rest = Am Ende: { $card } für jede Handkarte, { $material } für jeden übrigen Rohstoff
board-counts-silver = Am Ende: das meiste Silber { $most }, das zweitmeiste { $second }
board-counts-start = Am Ende: { $points } für das eigene Startplättchen auf der Hand
board-counts-top = Am Ende: { $points } für jede Burg, die nicht überbaut ist
board-counts-held = Am Ende für die meisten Burgen in Zeile und Spalte: Dorf { $village }, Stadt { $city }
board-copies = { $number ->
    [one] einmal im Stapel
   *[other] { $number }-mal im Stapel
    }
board-table = Tisch { $number }
board-has = { $number } { $what }
board-has-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
    }
board-has-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }
board-has-castles = { $number ->
    [one] noch { $number } Burg
   *[other] noch { $number } Burgen
    }
board-holds-tile = hat ein Plättchen auf der Hand
board-holds-start-tile = hat ein Startplättchen
board-known = Bekannt
board-stores = Dein Vorrat
board-read = Lesen: { $what }
board-no-cards = Keine Handkarten

# --- Themen der Aufgaben ---------------------------------------------------------------------------------

theme-opening = Eröffnung
theme-last-tiles = letzte Plättchen
theme-tile = Plättchen wählen
theme-turning = Plättchen drehen
theme-after-tile = nach dem Plättchen
theme-castle-site = Burgplatz
theme-people = Leute bei Hof
theme-dilemma = Modul Dilemma
theme-battle = Modul Schlacht
