# Castelli in italiano. Le cifre vengono da data/castelli.toml.

castelli = Castelli
    .text = Posa i blasoni attorno alle terre d’Italia, conquista materie prime ed erigi castelli in linea con villaggi e città.

# --- parole ----------------------------------------------------------------------------------------------

wood = legname
grain = cereali
stone = pietra
market = mercato
silver = argento
n = nord
e = est
s = sud
w = ovest
red = rosso
blue = blu
green = verde
yellow = giallo
village = villaggio
city = città
stone-1 = primo terreno nella pietra
stone-2 = secondo terreno nella pietra
part-a = A
part-b = B
part-c = C
part-d = D

# --- da dove vengono punti e argento ---------------------------------------------------------------------

castle = castello
castle-on-top = castelli in cima
town-held = villaggi e città
cards = carte in mano
materials = materie prime rimaste
start-tile = propria tessera di partenza
mine = miniera
tile = tessera
frame = cornice
sale = vendita di una carta
castles-left = castelli rimasti
piece-castle = { $amount ->
    [one] castello
   *[other] { $amount } castelli
    }
piece-tile = { $amount ->
    [one] tessera
   *[other] { $amount } tessere
    }
piece-village = { $amount ->
    [one] villaggio
   *[other] { $amount } villaggi
    }
piece-city = { $amount ->
    [one] città
   *[other] { $amount } città
    }
mine-won = maggioranza alla miniera
area = area chiusa
deck = mazzo

# --- opzioni ---------------------------------------------------------------------------------------------

option-dilemma = Dilemma: una tessera in mano, e a ogni turno si sceglie quale posare
option-battle = Battaglia: si può costruire sopra i castelli altrui
option-tournament = due tavoli da due, con un solo mazzo di carte e una sola scatola di villaggi e città
option-arrangement = come sono disposte le quattro parti del tabellone
option-arrangement-default = come al solito
option-arrangement-random = a sorte
option-start = chi comincia
error-tournament-seats = tournament: per due partite a due servono { $needed } posti, non { $seats }.

# --- forme di torneo ------------------------------------------------------------------------------------

form-knockout = eliminazione diretta
    .text = I vincitori giocano per il primo posto, gli altri per il terzo.
form-round-robin = tutti contro tutti
    .text = Ognuno incontra tutti; i punti si sommano.

# --- carte -----------------------------------------------------------------------------------------------

king-3 = re (3)
    .text = subito punti: { $gives }
king-4 = re (4)
    .text = subito punti: { $gives }
king-5 = re (5)
    .text = subito punti: { $gives }
bailiff = balivo
    .text = nel turno di un altro: gira la tessera appena posata
count = conte
    .text = un castello in un’area di cereali
countess = contessa
    .text = un castello in un’area di legname
robber-knight = cavaliere predone
    .text = metà dell’argento della miniera
robber = brigante
    .text = { $takes ->
        [one] una moneta d’argento
       *[other] { $takes } monete d’argento
    } da ognuno degli altri
robber-band = banda di briganti
    .text = { $takes ->
        [one] una moneta d’argento
       *[other] { $takes } monete d’argento
    } da ognuno degli altri
traitor = traditore
    .text = { $price ->
        [one] paga una moneta d’argento
       *[other] paga { $price } monete d’argento
    } a qualcuno e pesca una carta dalla sua mano
builder = costruttore
    .text = { $price ->
        [one] un castello con materie prime mancanti, una moneta d’argento per ognuna
       *[other] un castello con materie prime mancanti, { $price } monete d’argento per ognuna
    }
farmer = contadino
    .text = un nuovo villaggio su una terra libera
duke = duca
    .text = una nuova città su una terra libera
guard = guardiano
    .text = nel turno di un altro: respinge chi costruisce sopra un tuo castello
arsonist = incendiario
    .text = una città esce dal gioco
abbot = abate
    .text = { $cubes ->
        [one] costruisci sopra un castello con un cubo di ogni materia prima
       *[other] costruisci sopra un castello con { $cubes } cubi di ogni materia prima
    }
cavalry = cavalleria
    .text = costruisci sopra un castello anche senza avere lì più punti

# --- tessere ---------------------------------------------------------------------------------------------

t01 = tessera T01
t02 = tessera T02
t03 = tessera T03
t04 = tessera T04
t05 = tessera T05
t06 = tessera T06
t07 = tessera T07
t08 = tessera T08
t09 = tessera T09
t10 = tessera T10
t11 = tessera T11
t12 = tessera T12
t13 = tessera T13
t14 = tessera T14
t15 = tessera T15
t16 = tessera T16
t17 = tessera T17
t18 = tessera T18
t19 = tessera T19
t20 = tessera T20
t21 = tessera T21
t22 = tessera T22
t23 = tessera T23
t24 = tessera T24
t25 = tessera T25
t26 = tessera T26
t27 = tessera T27
t28 = tessera T28
t29 = tessera T29
t30 = tessera T30
t31 = tessera T31
t32 = tessera T32
s1 = tessera di partenza S1
s2 = tessera di partenza S2
s3 = tessera di partenza S3
s4 = tessera di partenza S4

# --- domande ---------------------------------------------------------------------------------------------

decision-arrangement = Quale parte del tabellone viene adesso?
decision-start_seat = Chi comincia?
decision-deal_start_tiles = Quale tessera di partenza viene data?
decision-tile = Quale tessera guardi? Puoi anche usare le tue carte.
decision-reveal_tile = Quale tessera c’è lì?
decision-keep = Quale tessera posi?
decision-turn = Dove punta il blasone rosso della tessera?
decision-bailiff = Mandi il balivo a girare la tessera?
decision-main = Che altro fai in questo turno?
decision-draw_card = Quale carta viene pescata?
decision-castle_site = Dove costruisci il castello?
decision-town_site = Quale terra?
decision-victim = Dalla mano di chi peschi una carta?
decision-steal_card = Quale carta viene pescata dalla mano?
decision-over_site = Sopra quale castello costruisci?
decision-guard = Qualcuno costruisce sopra un tuo castello. Lo protegge il guardiano?
decision-payment = Sostituisci un cubo con dell’argento?
decision-last_sale = Vendi carte prima del conteggio finale?
decision-resolving = Un momento: altri possono ancora reagire.

# --- azioni ----------------------------------------------------------------------------------------------

action-end = finisci il turno
action-end-sale = non vendere altro
action-tile = guarda la tessera in { $row },{ $column }
action-lay-drawn = posa la tessera appena guardata
action-lay-held = posa la tessera che hai in mano
action-decline = adesso no
action-decline-turn = non in questo turno
action-turn = rosso a { $side }
action-build = costruisci un castello in { $row },{ $column }
action-buy-build = costruisci un castello in { $row },{ $column } comprando la materia prima che manca
action-over = costruisci sopra il castello in { $row },{ $column } ({ $plot })
action-pay-cubes = paga solo con cubi
action-replace = paga in argento al posto di un cubo di { $material }
action-on = terra { $row },{ $column }
action-from = da { $seat }
action-play = gioca la carta { $card }
action-sell = vendi la carta { $card }
action-part-upright = parte { $part }, diritta
action-part-turned = parte { $part }, capovolta
action-start = comincia { $seat }
action-reveal = { $tile }
action-deal = { $tile }
action-draw = { $card }
action-steal = { $card }

# --- rifiuti ---------------------------------------------------------------------------------------------

reason-tile-open = Questa tessera è già scoperta.
reason-no-meadow = Lì non c’è un prato: in due si usa mezzo tabellone.
reason-other-table = Appartiene all’altro tavolo.
reason-no-such-land = Questa terra non c’è: in due si usa mezzo tabellone.
reason-turned-that-way = La tessera punta già lì.
reason-bailiff-turns = Il balivo si gioca girando la tessera: rispondi con una direzione.
reason-declined = Hai detto di non reagire in questo turno.
reason-missing-material = Un castello costa un cubo di legname, uno di cereali e uno di pietra; { $missing ->
    [one] ne manca uno
   *[other] ne mancano { $missing }
    }.
reason-nothing-missing = Non manca nessuna materia prima: non se ne compra.
reason-bought-already = Si compra una sola materia prima per turno, ed è già stato fatto.
reason-too-much-missing = Si può comprare una sola materia prima; mancanti: { $missing }.
reason-too-little-silver = { $needed ->
    [one] Costa una moneta d’argento
   *[other] Costa { $needed } monete d’argento
    }; tu ne hai { $have }.
reason-no-castle-left = Tutti i tuoi castelli sono sul tabellone.
reason-no-such-area = In questa terra non c’è un’area di questo tipo: { $area }.
reason-plot-taken = Non ci sono terreni liberi nell’area: { $area }.
reason-no-shield = Nessun tuo blasone con punti guarda questa terra.
reason-no-site = Con questa carta non si può costruire in nessun posto: { $card }.
reason-builder-pays-itself = Il costruttore paga in argento ciò che manca; altro non si compra.
reason-card-not-held = Non hai questa carta: { $card }.
reason-in-others-turns = Questa carta si gioca nel turno di un altro: { $card }.
reason-in-own-turn = Le altre carte si usano nel proprio turno.
reason-only-sales = L’ultimo turno è finito: ora le carte si possono solo vendere.
reason-pay-first = Prima paga il castello: questa carta costruirebbe con gli stessi cubi: { $card }.
reason-one-card-a-turn = Si gioca una sola carta per turno, ed è già stato fatto.
reason-nobody-has-cards = Nessun altro ha carte.
reason-has-no-cards = { $seat } non ha carte.
reason-own-hand = Quella è la tua mano.
reason-no-such-seat = Lì non siede nessuno del tuo tavolo.
reason-no-village-left = Nella scatola non ci sono più villaggi.
reason-no-city-left = Nella scatola non ci sono più città.
reason-no-city = Non ci sono città da incendiare.
reason-no-city-there = In questa terra non c’è una città.
reason-land-has-town = Lì c’è già un villaggio o una città.
reason-not-the-mine = Sulla miniera non si costruisce niente.
reason-battle-only = Si costruisce sopra i castelli solo con il modulo Battaglia.
reason-no-castle-there = Lì non c’è nessun castello.
reason-built-over-already = Sopra questo castello è già stato costruito.
reason-own-castle = Questo castello è tuo.
reason-no-majority = In questa terra ti servono più punti del proprietario del castello: { $have } contro { $theirs }.
reason-missing-cubes = { $missing ->
    [one] Manca un cubo
   *[other] Mancano { $missing } cubi
    }; uno solo si può sostituire con argento.
reason-nothing-to-build-over = Non c’è nessun castello per cui questa carta serva: { $card }.
reason-missing-cube = Manca un cubo; { $needed ->
    [one] lo può sostituire una moneta d’argento
   *[other] lo possono sostituire { $needed } monete d’argento
    }, e tu ne hai { $have }.

# --- che cosa succede ------------------------------------------------------------------------------------

event-starts = Comincia { $seat }.
event-start-tile = { $seat } riceve una tessera di partenza.
event-start-tile-seen = { $seat } vede una tessera di partenza con scudi da { $value }.
event-looks = { $seat } guarda la tessera in { $row },{ $column }.
event-reveals = { $seat } guarda la tessera in { $row },{ $column }: ha scudi da { $value }.
event-keeps = { $seat } tiene la tessera di { $row },{ $column } e posa quella che aveva in mano.
event-lays = { $seat } posa in { $row },{ $column } una tessera con scudi da { $value }, rosso a { $side }.
event-turns = { $seat } fa girare la tessera in { $row },{ $column }: rosso a { $side }.
event-evaluates = Si valuta un’area in { $row },{ $column }: { $area }.
event-no-winner = Un’area in { $row },{ $column } si chiude e nessuno riceve nulla: { $area }.
event-material = { $amount ->
    [one] { $seat } riceve un cubo di { $material } ({ $source }).
   *[other] { $seat } riceve { $amount } cubi di { $material } ({ $source }).
    }
event-no-room = { $amount ->
    [one] { $seat } non ha più posto: va perso un cubo di { $material }.
   *[other] { $seat } non ha più posto: vanno persi { $amount } cubi di { $material }.
    }
event-silver = { $amount ->
    [one] { $seat } prende dalla miniera una moneta d’argento ({ $source }).
   *[other] { $seat } prende dalla miniera { $amount } monete d’argento ({ $source }).
    }
event-pays = { $amount ->
    [one] { $seat } paga alla miniera una moneta d’argento ({ $source }).
   *[other] { $seat } paga alla miniera { $amount } monete d’argento ({ $source }).
    }
event-points = { $amount ->
    [one] { $seat } fa un punto ({ $source }).
   *[other] { $seat } fa { $amount } punti ({ $source }).
    }
event-castle = { $seat } costruisce un castello in { $row },{ $column }.
event-draws = { $seat } pesca una carta.
event-card = { $seat } ha pescato la carta { $card }.
event-plays = { $seat } gioca la carta { $card }.
event-sells = { $seat } vende una carta.
event-card-sold = { $seat } ha venduto la carta { $card }.
event-robbed = { $amount ->
    [one] { $seat } perde una moneta d’argento, che va a { $other } ({ $card }).
   *[other] { $seat } perde { $amount } monete d’argento, che vanno a { $other } ({ $card }).
    }
event-betrays = { $amount ->
    [one] { $seat } paga a { $other } una moneta d’argento per una carta della sua mano.
   *[other] { $seat } paga a { $other } { $amount } monete d’argento per una carta della sua mano.
    }
event-takes-card = { $seat } pesca una carta dalla mano di { $other }.
event-card-passed = { $seat } ha pescato da { $other } la carta { $card }.
event-town = { $seat } fonda un abitato in { $row },{ $column } ({ $card }).
event-fire = { $seat } incendia la città in { $row },{ $column } ({ $card }).
event-attacks = { $seat } attacca il castello di { $owner } in { $row },{ $column }.
event-guarded = Il guardiano di { $seat } respinge gli assalitori dal castello in { $row },{ $column }.
event-built-over = { $seat } costruisce sopra il castello di { $owner } in { $row },{ $column }.

# --- il tabellone nel terminale --------------------------------------------------------------------------

board-deck = Mazzo
board-under = sotto
board-mine = Miniera
board-box = Scatola
board-villages = { $number ->
    [one] { $number } villaggio
   *[other] { $number } villaggi
    }
board-cities = { $number ->
    [one] una città
   *[other] { $number } città
    }
board-tiles = Tessere coperte
board-points = punti
board-castles = castelli rimasti
board-cards = carte
board-start-tile = tessera di partenza
board-other-tile = altra tessera
board-in-hand = Tessera in mano
board-looking = Tessera scelta
board-legend = V villaggio, C città, $ miniera · w g s legname, cereali, pietra, m mercato, con i simboli · □ terreno libero · Rb castello rosso sopra uno blu · * blasone con carta

# --- avvisi, e il tabellone nel browser -----------------------------------------------------------------

castles-built = castelli costruiti
warning-could-build = In questo turno potresti ancora costruire.
warning-sold-for-nothing = La miniera non ha più argento: non ricevi niente.
board-wood = legname
board-grain = cereali
board-stone = pietra
board-silver = argento
board-card = carta
board-land = Terra { $row },{ $column }
board-face-down = tessera coperta in { $row },{ $column }
board-tile = tessera in { $row },{ $column }
board-shield = { $points ->
    [0] { $side } { $who }: carta
   *[other] { $side } { $who }: { $points }
    }
board-neutral = { $colour } (di nessuno)
board-area = { $number } × { $area }
board-influence = { $who }: { $points }
board-waiting = { $number ->
    [one] manca una tessera
   *[other] mancano { $number } tessere
    }
board-decided = deciso
board-castle-of = castello di { $who }
board-scores = Qui un castello vale { $points }
board-own-shields = I tuoi blasoni attorno a questa terra: { $points }
board-prize = Alla fine dà { $points } a chi ha più castelli nella sua riga e colonna
board-mine-holds = { $number ->
    [one] { $number } moneta d’argento nella miniera
   *[other] { $number } monete d’argento nella miniera
    }
board-frame-gives = Alla cornice: { $what } per il blasone accanto
board-gain = { $who }: { $number } × { $what }
board-from-meadow = dal prato
board-from-hand = dalla tua mano
board-deck-holds = { $number ->
    [one] { $number } carta nel mazzo
   *[other] { $number } carte nel mazzo
    }
board-tiles-left = { $number ->
    [one] { $number } tessera coperta
   *[other] { $number } tessere coperte
    }
board-what-counts = Che cosa conta
board-counts-line = Un castello vale punti per ogni villaggio e città nella sua riga e colonna
board-counts-rest = Alla fine: { $card } per ogni carta in mano, { $material } per ogni materia prima rimasta
board-counts-silver = Alla fine: più argento { $most }, secondo { $second }
board-counts-start = Alla fine: { $points } a chi ha ancora la tessera di partenza
board-counts-top = Alla fine: { $points } per ogni castello su cui non si è costruito
board-counts-held = Alla fine a chi ha più castelli nella riga e colonna: villaggio { $village }, città { $city }
board-copies = { $number ->
    [one] una volta nel mazzo
   *[other] { $number } volte nel mazzo
    }
board-table = Tavolo { $number }
board-has = { $number } di { $what }
board-has-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
    }
board-has-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
    }
board-has-castles = { $number ->
    [one] resta { $number } castello
   *[other] restano { $number } castelli
    }
board-holds-tile = ha una tessera in mano
board-holds-start-tile = ha una tessera di partenza
board-known = Note
board-stores = Le tue scorte
board-read = Leggi: { $what }
board-no-cards = Nessuna carta in mano

# --- temi dei problemi -----------------------------------------------------------------------------------

theme-opening = apertura
theme-last-tiles = ultime tessere
theme-tile = scegliere la tessera
theme-turning = girare la tessera
theme-after-tile = dopo la tessera
theme-castle-site = luogo del castello
theme-people = gente di corte
theme-dilemma = modulo Dilemma
theme-battle = modulo Battaglia
