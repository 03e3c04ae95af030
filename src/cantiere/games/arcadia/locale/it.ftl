# Gli architetti di Arcadia in italiano. Le cifre vengono da data/*.toml (vedi texts.py).

arcadia = Gli architetti di Arcadia
    .text = Gli architetti circondano gli edifici di lavoratori; il castello fa il prezzo dei sigilli.

# --- famiglie --------------------------------------------------------------------------------------------

red = rosso
    .text = i mercanti di tessuti
green = verde
    .text = i mercanti di spezie
black = nero
    .text = i carpentieri
silver = argento
    .text = gli argentieri

# --- edifici ---------------------------------------------------------------------------------------------

house = casa
farm = fattoria
tavern = taverna
mill = mulino
smithy = fabbro
market = mercato
abbey = abbazia

house-red = casa rossa
house-green = casa verde
house-black = casa nera
house-silver = casa argento
farm-red = fattoria rossa
farm-green = fattoria verde
farm-black = fattoria nera
farm-silver = fattoria argento
tavern-red = taverna rossa
tavern-green = taverna verde
tavern-black = taverna nera
tavern-silver = taverna argento
mill-red = mulino rosso
mill-green = mulino verde
mill-black = mulino nero
mill-silver = mulino argento
smithy-red = fabbro rosso
smithy-green = fabbro verde
smithy-black = fabbro nero
smithy-silver = fabbro argento
market-red = mercato rosso
market-green = mercato verde
market-black = mercato nero
market-silver = mercato argento
abbey-red = abbazia rossa
abbey-green = abbazia verde
abbey-black = abbazia nera
abbey-silver = abbazia argento

# --- il tabellone ----------------------------------------------------------------------------------------

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

# Che cosa può stare su una casella.
castle = il castello
building = un edificio
worker = un lavoratore
space = castello

# --- che cosa ha un posto --------------------------------------------------------------------------------

seal-red = sigilli rossi
seal-green = sigilli verdi
seal-black = sigilli neri
seal-silver = sigilli argento
worker-own = lavoratori propri
worker-neutral = lavoratori neutrali
flag = bandiere
card = carte in mano
piece-worker = { $amount ->
    [one] lavoratore
   *[other] { $amount } lavoratori
}
piece-piece = { $amount ->
    [one] pezzo
   *[other] { $amount } pezzi
}
piece-flag = { $amount ->
    [one] bandiera
   *[other] { $amount } bandiere
}

# --- opzioni ---------------------------------------------------------------------------------------------

option-first_game = prima partita: alcuni edifici ci sono già
option-open_screens = schermi aperti: i beni di tutti si vedono
option-castle = dove sta il castello
option-castle-default = come al solito
option-castle-random = a sorte
option-mirror = gli edifici si possono specchiare
option-start = chi comincia
error-castle-place = Nella prima partita il castello sta in { $place }: non si può scegliere un altro posto.

# --- domande ---------------------------------------------------------------------------------------------

decision-castle_site = Dove sta il sito del castello?
decision-start_player = Chi è il giocatore iniziale?
decision-deal = Quale carta viene dal mazzo?
decision-open_card = Quale carta viene scoperta accanto al mazzo?
decision-action = Costruisci o piazzi lavoratori?
decision-card = Quale carta giochi?
decision-placement = Dove posi l’edificio, e come è girato?
decision-building = Attorno a quale edificio piazzi lavoratori?
decision-worker = Quale lavoratore va dove?
decision-castle_piece = Quale pezzo di castello piazzi, e su quale spazio?
decision-draw = Quale carta prendi?
decision-flag = Cedi una bandiera per altri lavoratori e una vendita?
decision-sell = Quali sigilli vendi?

# --- azioni ----------------------------------------------------------------------------------------------

action-build = gioca una carta e posa il suo edificio
action-workers = piazza lavoratori attorno a un edificio
action-pass = passa
action-play = gioca la carta { $card }
action-lay = in { $column }{ $row }{ $turns ->
    [0] {""}
    [1] , girato di un quarto
    [2] , girato di mezzo giro
   *[other] , girato di tre quarti
}{ $mirrored ->
    [0] {""}
   *[other] , specchiato
}
action-take = prendi la carta { $card }
action-take-deck = pesca dal mazzo
action-at-castle = attorno al castello
action-at = attorno all’edificio in { $column }{ $row }
action-stop = non piazzare altri lavoratori
action-own = uno dei tuoi in { $column }{ $row }
action-neutral = uno neutrale in { $column }{ $row }
action-piece = { $family } sullo spazio { $space }
action-keep = tieni le bandiere
action-flag = cedi una bandiera
action-done = non vendere altro
action-sell = { $amount ->
    [one] vendi un sigillo di colore { $family }
   *[other] vendi { $amount } sigilli di colore { $family }
}
action-start = { $seat } è il giocatore iniziale
action-castle = angolo in alto a sinistra in { $column }{ $row }
action-card = carta { $card }

# --- rifiuti ---------------------------------------------------------------------------------------------

reason-no-cards = Non hai carte con cui costruire.
reason-no-card-fits = Nessuno dei tuoi edifici trova posto accanto a ciò che c’è sul tabellone.
reason-no-workers = Dietro il tuo schermo non ci sono lavoratori.
reason-no-free-cells = Accanto agli edifici e al castello non ci sono caselle libere.
reason-must-act = Puoi agire, quindi non puoi passare.
reason-not-in-hand = Non hai questa carta: { $card }.
reason-card-fits-nowhere = Sul tabellone non c’è posto per questo edificio: { $card }.
reason-same-orientation = Girato così è uguale a un orientamento precedente: usa quello ({ $shape }).
reason-not-mirrored = In questa partita gli edifici si girano, ma non si specchiano ({ $shape }).
reason-outside = Da lì l’edificio uscirebbe dal tabellone ({ $shape }).
reason-cell-taken = { $column }{ $row } non è libera: c’è { $by }.
reason-touches-nothing = Deve toccare con un lato un edificio, il castello o un lavoratore; un angolo non basta.
reason-no-building-there = In { $column }{ $row } non c’è nessun edificio.
reason-say-castle = Quello è il castello: si sceglie intero, non per una delle sue caselle.
reason-name-first-cell = Questo edificio si sceglie dalla sua prima casella, { $column }{ $row }.
reason-no-free-cell-around = Attorno non ci sono caselle libere.
reason-place-one-first = Hai scelto di piazzare lavoratori: piazzane almeno uno.
reason-no-own-workers = Dietro il tuo schermo non ci sono lavoratori tuoi.
reason-no-neutral-workers = Dietro il tuo schermo non ci sono lavoratori neutrali.
reason-not-beside-it = { $column }{ $row } non ha un lato in comune con l’edificio scelto.
reason-not-open = Questa carta non è scoperta: { $card }.
reason-deck-empty = Il mazzo è vuoto.
reason-no-piece-left = Per il livello { $level } non ci sono più pezzi di colore { $family }.
reason-space-built = Lo spazio { $space } è già costruito al livello { $level }.
reason-too-few-seals = { $have ->
    [0] Non hai sigilli di colore { $family }.
    [one] Hai un solo sigillo di colore { $family }.
   *[other] Hai solo { $have } sigilli di colore { $family }.
}

# --- il diario -------------------------------------------------------------------------------------------

event-castle-laid = Il sito del castello sta in { $column }{ $row }.
event-starts = { $seat } è il giocatore iniziale.
event-dealt = { $seat } ha pescato la carta { $card }.
event-opened = Accanto al mazzo si scopre la carta { $card }.
event-passes = { $seat } passa.
event-plays = { $seat } gioca la carta { $card }.
event-lays = { $seat } posa un edificio in { $column }{ $row }: { $card }.
event-hires = { $amount ->
    [one] { $seat } assolda un lavoratore neutrale da una tenda.
   *[other] { $seat } assolda { $amount } lavoratori neutrali dalle tende.
}
event-places-own = { $seat } piazza un lavoratore in { $column }{ $row }.
event-places-neutral = { $seat } piazza un lavoratore neutrale in { $column }{ $row }.
event-completed = { $seat } completa un edificio in { $column }{ $row }: { $card }.
event-seals = { $amount ->
    [one] { $seat } riceve un sigillo di colore { $family } per l’edificio in { $column }{ $row }.
   *[other] { $seat } riceve { $amount } sigilli di colore { $family } per l’edificio in { $column }{ $row }.
}
event-piece = { $seat } mette un pezzo di colore { $family } sullo spazio { $space } del castello, livello { $level }.
event-level-full = Il livello { $level } del castello è completo.
event-last-turns = { $seat } fa scattare la fine: ancora un turno per ognuno.
event-draws = { $seat } pesca una carta dal mazzo.
event-takes = { $seat } prende la carta { $card }.
event-flag = { $amount ->
    [one] { $seat } cede una bandiera per un lavoratore.
   *[other] { $seat } cede una bandiera per { $amount } lavoratori.
}
event-sold = { $amount ->
    [one] { $seat } vende un sigillo di colore { $family } per { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    }.
   *[other] { $seat } vende { $amount } sigilli di colore { $family } per { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    }.
}
event-final-sale = Si vendono gli ultimi sigilli.

# --- il disegno ------------------------------------------------------------------------------------------

board-last-turns = { $turns ->
    [0] l’ultimo turno
    [one] dopo questo ancora un turno
   *[other] dopo questo ancora { $turns } turni
}
board-worth = valore
board-castle = Castello, livello { $level }
board-supply = livello { $level }
board-cards = Carte scoperte
board-deck = { $amount ->
    [0] mazzo vuoto
    [one] una carta nel mazzo
   *[other] { $amount } carte nel mazzo
}
board-pool = { $amount ->
    [one] un lavoratore neutrale nella riserva
   *[other] { $amount } lavoratori neutrali nella riserva
}
board-flags = { $amount ->
    [one] una bandiera
   *[other] { $amount } bandiere
}
board-hand = { $amount ->
    [one] una carta
   *[other] { $amount } carte
}
board-gold = { $amount ->
    [one] una moneta d’oro
   *[other] { $amount } monete d’oro
}
board-own = { $amount ->
    [one] un lavoratore proprio
   *[other] { $amount } lavoratori propri
}
board-neutral = neutrali: { $amount }
board-screen = dietro lo schermo
board-known = note
board-in-play = Da posare: { $card }
board-name-placement = Una risposta indica la casella del * e come è girato: build a1 r0
board-around = Lavoratori attorno all’edificio in { $column }{ $row }
board-around-castle = Lavoratori attorno al castello
board-legend = HR casa, sigillo rosso (! una casella libera rimasta) · h le sue altre caselle, o edificio completo
    (A) lavoratore · + lavoratore neutrale · △ tenda · 1R spazio 1 del castello, in cima rosso

# --- avvisi, e il tabellone nel browser -----------------------------------------------------------------

gold = oro
points = oro
column-points = oro
rank = { $rank }. { $name }: { $score } { $score ->
    [one] moneta
   *[other] monete
} d’oro
warning-brings-the-end = Così il livello è completo e scatta la fine: ancora un turno per ognuno.
warning-sold-for-nothing = Adesso questi sigilli non valgono niente.
board-building = { $card } in { $cell }, { $free ->
    [0] completo
    [one] una casella libera attorno
   *[other] { $free } caselle libere attorno
}
board-built = spazi costruiti a questo livello: { $built } di { $spaces }
board-space = Spazio { $space } del castello, altezza { $level }, in cima: { $family }
board-value = { $amount ->
    [0] Un sigillo di colore { $family } adesso non vale niente
    [one] Un sigillo di colore { $family } adesso vale una moneta d’oro
   *[other] Un sigillo di colore { $family } adesso vale { $amount } monete d’oro
}
board-left = { $amount ->
    [0] nessun pezzo di colore { $family } per il livello { $level }
    [one] un pezzo di colore { $family } per il livello { $level }
   *[other] { $amount } pezzi di colore { $family } per il livello { $level }
}
board-choose-piece = Scegli una famiglia qui sopra, poi uno spazio.
board-turn = Gira (R, rotella, due dita)
board-mirror = Specchia (M)
board-lay = Posa qui (Invio)
board-not-here = Così non può stare in { $cell }
board-not-there = Così non può stare.
board-covers = { $amount ->
    [one] un lavoratore neutrale da una tenda
   *[other] { $amount } lavoratori neutrali dalle tende
}
board-completes = completa: { $card }
board-closed-at-once = subito completo
board-worker-at = Lavoratore di { $name } in { $cell }
board-neutral-at = Lavoratore neutrale in { $cell }
board-neutral-reserve = { $amount ->
    [one] un lavoratore neutrale
   *[other] { $amount } lavoratori neutrali
}
board-out = { $amount ->
    [one] un lavoratore proprio sul tabellone
   *[other] { $amount } lavoratori propri sul tabellone
}
board-seals = { $amount ->
    [0] nessun sigillo di colore { $family }
    [one] un sigillo di colore { $family }
   *[other] { $amount } sigilli di colore { $family }
}
board-screen-hides = oro, sigilli e lavoratori dietro lo schermo
board-ledger = Castello, valori e carte
board-desk = Il tuo lato dello schermo
board-read = Leggi la carta: { $card }
board-fewer = Vendi meno sigilli di colore { $family }
board-more = Vendi più sigilli di colore { $family }
board-sell-for = { $amount ->
    [one] Vendi un sigillo di colore { $family } per { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    }
   *[other] Vendi { $amount } sigilli di colore { $family } per { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    }
}
board-card-cells = Caselle dell’edificio: { $amount }.
board-card-copies = { $amount ->
    [one] Nella scatola c’è una carta così.
   *[other] Nella scatola ci sono { $amount } carte così.
}

# --- temi dei problemi -----------------------------------------------------------------------------------

theme-opening = apertura
theme-last-turns = ultimi turni
theme-cards = carte
theme-placement = posare edifici
theme-workers = mettere i lavoratori
theme-castle = pezzi del castello
