# Die Baumeister von Arkadia auf Deutsch. Die Zahlen kommen aus data/*.toml (siehe texts.py).

arcadia = Die Baumeister von Arkadia
    .text = Baumeister umschließen Gebäude mit Arbeitern; das Kastell bestimmt den Wert ihrer Siegel.

# --- Familien --------------------------------------------------------------------------------------------

red = Rot
    .text = die Tuchhändler
green = Oliv
    .text = die Gewürzhändler
black = Schwarz
    .text = die Zimmerleute
silver = Silber
    .text = die Silberschmiede

# --- Gebäude ---------------------------------------------------------------------------------------------

house = Wohnhaus
farm = Bauernhof
tavern = Wirtshaus
mill = Mühle
smithy = Schmiede
market = Handelskontor
abbey = Kloster

house-red = Wohnhaus (rot)
house-green = Wohnhaus (oliv)
house-black = Wohnhaus (schwarz)
house-silver = Wohnhaus (silber)
farm-red = Bauernhof (rot)
farm-green = Bauernhof (oliv)
farm-black = Bauernhof (schwarz)
farm-silver = Bauernhof (silber)
tavern-red = Wirtshaus (rot)
tavern-green = Wirtshaus (oliv)
tavern-black = Wirtshaus (schwarz)
tavern-silver = Wirtshaus (silber)
mill-red = Mühle (rot)
mill-green = Mühle (oliv)
mill-black = Mühle (schwarz)
mill-silver = Mühle (silber)
smithy-red = Schmiede (rot)
smithy-green = Schmiede (oliv)
smithy-black = Schmiede (schwarz)
smithy-silver = Schmiede (silber)
market-red = Handelskontor (rot)
market-green = Handelskontor (oliv)
market-black = Handelskontor (schwarz)
market-silver = Handelskontor (silber)
abbey-red = Kloster (rot)
abbey-green = Kloster (oliv)
abbey-black = Kloster (schwarz)
abbey-silver = Kloster (silber)

# --- der Spielplan ---------------------------------------------------------------------------------------

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
column-n = n
column-o = o
column-p = p

# Was auf einem Feld stehen kann.
castle = das Kastell
building = ein Gebäude
worker = ein Arbeiter
space = Kastell

# --- was ein Platz hat -----------------------------------------------------------------------------------

seal-red = rote Siegel
seal-green = grüne Siegel
seal-black = schwarze Siegel
seal-silver = silberne Siegel
worker-own = eigene Arbeiter
worker-neutral = neutrale Arbeiter
flag = Fahnen
card = Handkarten
piece-worker = { $amount ->
    [one] Arbeiter
   *[other] { $amount } Arbeiter
}
piece-piece = { $amount ->
    [one] Stein
   *[other] { $amount } Steine
}
piece-flag = { $amount ->
    [one] Fahne
   *[other] { $amount } Fahnen
}

# --- Optionen --------------------------------------------------------------------------------------------

option-first_game = erste Partie: einige Gebäude stehen schon
option-open_screens = offene Sichtschirme: alle sehen alle Güter
option-castle = wo das Kastell liegt
option-castle-default = wie üblich
option-castle-random = ausgelost
option-mirror = Gebäude dürfen gespiegelt werden
option-start = wer beginnt
error-castle-place = In der ersten Partie liegt das Kastell auf { $place }; ein anderer Platz ist nicht wählbar.

# --- Fragen ----------------------------------------------------------------------------------------------

decision-castle_site = Wo liegt der Bauplatz des Kastells?
decision-start_player = Wer ist Startspieler?
decision-deal = Welche Karte kommt vom Stapel?
decision-open_card = Welche Karte wird neben dem Stapel aufgedeckt?
decision-action = Baust du oder setzt du Arbeiter ein?
decision-card = Welche Baukarte spielst du?
decision-placement = Wohin legst du das Gebäude, und wie ist es gedreht?
decision-building = An welches Gebäude stellst du Arbeiter?
decision-worker = Welcher Arbeiter kommt wohin?
decision-castle_piece = Welchen Kastell-Stein setzt du, und auf welches Feld?
decision-draw = Welche Karte nimmst du?
decision-flag = Gibst du eine Fahne ab, für neue Arbeiter und einen Verkauf?
decision-sell = Welche Siegel verkaufst du?

# --- Aktionen --------------------------------------------------------------------------------------------

action-build = Baukarte spielen und Gebäude legen
action-workers = Arbeiter an ein Gebäude stellen
action-pass = passen
action-play = Karte spielen: { $card }
action-lay = auf { $column }{ $row }{ $turns ->
    [0] {""}
    [1] , um ein Viertel gedreht
    [2] , um die Hälfte gedreht
   *[other] , um drei Viertel gedreht
}{ $mirrored ->
    [0] {""}
   *[other] , gespiegelt
}
action-take = Karte nehmen: { $card }
action-take-deck = vom Stapel ziehen
action-at-castle = um das Kastell
action-at = um das Gebäude auf { $column }{ $row }
action-stop = keine Arbeiter mehr einsetzen
action-own = einen eigenen auf { $column }{ $row }
action-neutral = einen neutralen auf { $column }{ $row }
action-piece = { $family } auf Feld { $space }
action-keep = Fahnen behalten
action-flag = Fahne abgeben
action-done = nichts mehr verkaufen
action-sell = { $amount ->
    [one] ein Siegel in { $family } verkaufen
   *[other] { $amount } Siegel in { $family } verkaufen
}
action-start = { $seat } ist Startspieler
action-castle = linke obere Ecke auf { $column }{ $row }
action-card = { $card }

# --- Ablehnungen -----------------------------------------------------------------------------------------

reason-no-cards = Du hast keine Baukarten.
reason-no-card-fits = Keins deiner Gebäude passt neben das, was auf dem Spielplan steht.
reason-no-workers = Hinter deinem Sichtschirm sind keine Arbeiter.
reason-no-free-cells = Neben Gebäuden und Kastell ist kein Feld frei.
reason-must-act = Du kannst etwas tun, also darfst du nicht passen.
reason-not-in-hand = Diese Karte hast du nicht: { $card }.
reason-card-fits-nowhere = Für dieses Gebäude ist kein Platz auf dem Spielplan: { $card }.
reason-same-orientation = So gedreht ist es wie in einer früheren Lage: Nimm jene ({ $shape }).
reason-not-mirrored = In dieser Partie darf man Gebäude drehen, aber nicht spiegeln ({ $shape }).
reason-outside = Von dort ragt das Gebäude über den Spielplan hinaus ({ $shape }).
reason-cell-taken = { $column }{ $row } ist nicht frei: Dort steht { $by }.
reason-touches-nothing = Es muss mit einer Kante an ein Gebäude, das Kastell oder einen Arbeiter grenzen; eine Ecke genügt nicht.
reason-no-building-there = Auf { $column }{ $row } steht kein Gebäude.
reason-say-castle = Das ist das Kastell: Man wählt es als Ganzes, nicht nach einem seiner Felder.
reason-name-first-cell = Dieses Gebäude wählt man nach seinem ersten Feld, { $column }{ $row }.
reason-no-free-cell-around = Ringsum ist kein Feld frei.
reason-place-one-first = Du wolltest Arbeiter einsetzen: Setz mindestens einen ein.
reason-no-own-workers = Hinter deinem Sichtschirm sind keine eigenen Arbeiter.
reason-no-neutral-workers = Hinter deinem Sichtschirm sind keine neutralen Arbeiter.
reason-not-beside-it = { $column }{ $row } grenzt nicht mit einer Kante an das gewählte Gebäude.
reason-not-open = Diese Karte liegt nicht offen: { $card }.
reason-deck-empty = Der Stapel ist leer.
reason-no-piece-left = Für Stufe { $level } ist kein Stein in { $family } mehr da.
reason-space-built = Feld { $space } ist auf Stufe { $level } schon bebaut.
reason-too-few-seals = { $have ->
    [0] Du hast keine Siegel in { $family }.
    [one] Du hast nur ein Siegel in { $family }.
   *[other] Du hast nur { $have } Siegel in { $family }.
}

# --- der Verlauf -----------------------------------------------------------------------------------------

event-castle-laid = Der Bauplatz des Kastells liegt auf { $column }{ $row }.
event-starts = { $seat } ist Startspieler.
event-dealt = { $seat } hat { $card } gezogen.
event-opened = Neben dem Stapel wird { $card } aufgedeckt.
event-passes = { $seat } passt.
event-plays = { $seat } spielt { $card }.
event-lays = { $seat } legt { $card } auf { $column }{ $row }.
event-hires = { $amount ->
    [one] { $seat } holt einen neutralen Arbeiter aus einem Zelt.
   *[other] { $seat } holt { $amount } neutrale Arbeiter aus Zelten.
}
event-places-own = { $seat } stellt einen Arbeiter auf { $column }{ $row }.
event-places-neutral = { $seat } stellt einen neutralen Arbeiter auf { $column }{ $row }.
event-completed = { $seat } stellt { $card } auf { $column }{ $row } fertig.
event-seals = { $amount ->
    [one] { $seat } erhält ein Siegel in { $family } für das Gebäude auf { $column }{ $row }.
   *[other] { $seat } erhält { $amount } Siegel in { $family } für das Gebäude auf { $column }{ $row }.
}
event-piece = { $seat } setzt einen Kastell-Stein in { $family } auf Feld { $space }, Stufe { $level }.
event-level-full = Stufe { $level } des Kastells ist voll.
event-last-turns = { $seat } läutet das Ende ein: Alle haben noch einen Zug.
event-draws = { $seat } zieht eine Karte vom Stapel.
event-takes = { $seat } nimmt { $card }.
event-flag = { $amount ->
    [one] { $seat } gibt eine Fahne für einen Arbeiter ab.
   *[other] { $seat } gibt eine Fahne für { $amount } Arbeiter ab.
}
event-sold = { $amount ->
    [one] { $seat } verkauft ein Siegel in { $family } für { $gold } Gold.
   *[other] { $seat } verkauft { $amount } Siegel in { $family } für { $gold } Gold.
}
event-final-sale = Die letzten Siegel werden verkauft.

# --- die Zeichnung ---------------------------------------------------------------------------------------

board-last-turns = { $turns ->
    [0] der letzte Zug
    [one] danach noch ein Zug
   *[other] danach noch { $turns } Züge
}
board-worth = Wert
board-castle = Kastell, Stufe { $level }
board-supply = Stufe { $level }
board-cards = Offene Karten
board-deck = { $amount ->
    [0] Stapel leer
    [one] eine Karte im Stapel
   *[other] { $amount } Karten im Stapel
}
board-pool = { $amount ->
    [one] ein neutraler Arbeiter im Vorrat
   *[other] { $amount } neutrale Arbeiter im Vorrat
}
board-flags = { $amount ->
    [one] eine Fahne
   *[other] { $amount } Fahnen
}
board-hand = { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
}
board-gold = { $amount } Gold
board-own = { $amount ->
    [one] ein eigener Arbeiter
   *[other] { $amount } eigene Arbeiter
}
board-neutral = neutrale: { $amount }
board-screen = hinter dem Sichtschirm
board-known = bekannt
board-in-play = Zu legen: { $card }
board-name-placement = Eine Antwort nennt das Feld des * und die Drehung: build a1 r0
board-around = Arbeiter um das Gebäude auf { $column }{ $row }
board-around-castle = Arbeiter um das Kastell
board-legend = HR Wohnhaus, rotes Siegel (! noch ein Feld frei) · h seine anderen Felder, oder fertig
    (A) Arbeiter · + neutraler Arbeiter · △ Zelt · 1R Kastellfeld 1, obenauf Rot

# --- Hinweise, und der Spielplan im Browser -------------------------------------------------------------

gold = Gold
points = Gold
column-points = Gold
rank = { $rank }. { $name }: { $score } Gold
warning-brings-the-end = Damit ist die Stufe voll und das Ende eingeläutet: Alle haben noch einen Zug.
warning-sold-for-nothing = Diese Siegel sind gerade nichts wert.
board-building = { $card } auf { $cell }, { $free ->
    [0] fertig
    [one] ringsum ein Feld frei
   *[other] ringsum { $free } Felder frei
}
board-built = { $built } von { $spaces } Feldern dieser Stufe bebaut
board-space = Kastellfeld { $space }, Höhe { $level }, obenauf: { $family }
board-value = { $amount ->
    [0] Ein Siegel in { $family } ist gerade nichts wert
   *[other] Ein Siegel in { $family } ist gerade { $amount } Gold wert
}
board-left = { $amount ->
    [0] kein Stein in { $family } für Stufe { $level }
    [one] ein Stein in { $family } für Stufe { $level }
   *[other] { $amount } Steine in { $family } für Stufe { $level }
}
board-choose-piece = Wähl oben eine Familie, dann ein Feld.
board-turn = Drehen (R, Mausrad, zwei Finger)
board-mirror = Spiegeln (M)
board-lay = Hier legen (Enter)
board-not-here = So passt es nicht auf { $cell }
board-not-there = So passt es nicht.
board-covers = { $amount ->
    [one] ein neutraler Arbeiter aus einem Zelt
   *[other] { $amount } neutrale Arbeiter aus Zelten
}
board-completes = stellt { $card } fertig
board-closed-at-once = sofort fertig
board-worker-at = Arbeiter von { $name } auf { $cell }
board-neutral-at = Neutraler Arbeiter auf { $cell }
board-neutral-reserve = { $amount ->
    [one] ein neutraler Arbeiter
   *[other] { $amount } neutrale Arbeiter
}
board-out = { $amount ->
    [one] ein eigener Arbeiter auf dem Plan
   *[other] { $amount } eigene Arbeiter auf dem Plan
}
board-seals = { $amount ->
    [0] keine Siegel in { $family }
    [one] ein Siegel in { $family }
   *[other] { $amount } Siegel in { $family }
}
board-screen-hides = Gold, Siegel und Arbeiter hinter dem Sichtschirm
board-ledger = Kastell, Werte und Karten
board-desk = Deine Seite des Sichtschirms
board-read = Karte lesen: { $card }
board-fewer = Weniger Siegel in { $family } verkaufen
board-more = Mehr Siegel in { $family } verkaufen
board-sell-for = { $amount ->
    [one] Ein Siegel in { $family } für { $gold } Gold verkaufen
   *[other] { $amount } Siegel in { $family } für { $gold } Gold verkaufen
}
board-card-cells = Felder des Gebäudes: { $amount }.
board-card-copies = { $amount ->
    [one] So eine Karte gibt es einmal.
   *[other] So eine Karte gibt es { $amount }-mal.
}

# --- Themen der Aufgaben ---------------------------------------------------------------------------------

theme-opening = Eröffnung
theme-last-turns = letzte Züge
theme-cards = Karten
theme-placement = Gebäude legen
theme-workers = Arbeiter einsetzen
theme-castle = Burgteile
