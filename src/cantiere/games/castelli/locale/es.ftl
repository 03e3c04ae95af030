# Castelli en español. Las cifras vienen de data/castelli.toml.

castelli = Castelli
    .text = Coloca escudos en torno a las tierras de Italia, gana materiales y levanta castillos en línea con aldeas y ciudades.

# --- palabras --------------------------------------------------------------------------------------------

wood = madera
grain = cereal
stone = piedra
market = mercado
silver = plata
n = norte
e = este
s = sur
w = oeste
red = rojo
blue = azul
green = verde
yellow = amarillo
village = aldea
city = ciudad
stone-1 = primer solar de la piedra
stone-2 = segundo solar de la piedra
part-a = A
part-b = B
part-c = C
part-d = D

# --- de dónde vienen los puntos y la plata ---------------------------------------------------------------

castle = castillo
castle-on-top = castillos en lo alto
town-held = aldeas y ciudades
cards = cartas en mano
materials = materiales sobrantes
start-tile = propia loseta inicial
mine = mina
tile = loseta
frame = marco
sale = venta de una carta
castles-left = castillos restantes
piece-castle = { $amount ->
    [one] castillo
   *[other] { $amount } castillos
    }
piece-tile = { $amount ->
    [one] loseta
   *[other] { $amount } losetas
    }
piece-village = { $amount ->
    [one] aldea
   *[other] { $amount } aldeas
    }
piece-city = { $amount ->
    [one] ciudad
   *[other] { $amount } ciudades
    }
mine-won = mayoría en la mina
area = zona
deck = mazo

# --- opciones --------------------------------------------------------------------------------------------

option-dilemma = Dilema: una loseta en mano, y en cada turno se elige cuál colocar
option-battle = Batalla: se puede construir encima de castillos ajenos
option-tournament = dos mesas de dos, con un solo mazo de cartas y una sola caja de aldeas y ciudades
option-arrangement = cómo están puestas las cuatro partes del tablero
option-arrangement-default = como de costumbre
option-arrangement-random = por sorteo
option-start = quién empieza
error-tournament-seats = tournament: para dos partidas de dos hacen falta { $needed } asientos, no { $seats }.

# --- formas de torneo -----------------------------------------------------------------------------------

form-knockout = eliminatoria
    .text = Los ganadores juegan por el primer puesto, los demás por el tercero.
form-round-robin = todos contra todos
    .text = Todos se enfrentan entre sí; los puntos se suman.

# --- cartas ----------------------------------------------------------------------------------------------

king-3 = rey (3)
    .text = puntos al momento: { $gives }
king-4 = rey (4)
    .text = puntos al momento: { $gives }
king-5 = rey (5)
    .text = puntos al momento: { $gives }
bailiff = alguacil
    .text = en el turno de otro: gira la loseta recién colocada
count = conde
    .text = un castillo en una zona de cereal
countess = condesa
    .text = un castillo en una zona de madera
robber-knight = caballero ladrón
    .text = la mitad de la plata de la mina
robber = bandido
    .text = { $takes } de plata de cada uno de los demás
robber-band = banda de bandidos
    .text = { $takes } de plata de cada uno de los demás
traitor = traidor
    .text = paga { $price } de plata a alguien y roba una carta de su mano
builder = constructor
    .text = un castillo aunque falten materiales, a { $price } de plata cada uno
farmer = campesino
    .text = una aldea nueva en una tierra libre
duke = duque
    .text = una ciudad nueva en una tierra libre
guard = guardián
    .text = en el turno de otro: rechaza a quien construye encima de tu castillo
arsonist = incendiario
    .text = una ciudad sale del juego
abbot = abad
    .text = construye encima de un castillo con { $cubes } de cada material
cavalry = caballería
    .text = construye encima de un castillo sin tener allí más puntos

# --- losetas ---------------------------------------------------------------------------------------------

t01 = loseta T01
t02 = loseta T02
t03 = loseta T03
t04 = loseta T04
t05 = loseta T05
t06 = loseta T06
t07 = loseta T07
t08 = loseta T08
t09 = loseta T09
t10 = loseta T10
t11 = loseta T11
t12 = loseta T12
t13 = loseta T13
t14 = loseta T14
t15 = loseta T15
t16 = loseta T16
t17 = loseta T17
t18 = loseta T18
t19 = loseta T19
t20 = loseta T20
t21 = loseta T21
t22 = loseta T22
t23 = loseta T23
t24 = loseta T24
t25 = loseta T25
t26 = loseta T26
t27 = loseta T27
t28 = loseta T28
t29 = loseta T29
t30 = loseta T30
t31 = loseta T31
t32 = loseta T32
s1 = loseta inicial S1
s2 = loseta inicial S2
s3 = loseta inicial S3
s4 = loseta inicial S4

# --- preguntas -------------------------------------------------------------------------------------------

decision-arrangement = ¿Qué parte del tablero viene ahora?
decision-start_seat = ¿Quién empieza?
decision-deal_start_tiles = ¿Qué loseta inicial se reparte?
decision-tile = ¿Qué loseta miras? También puedes usar tus cartas.
decision-reveal_tile = ¿Qué loseta hay ahí?
decision-keep = ¿Qué loseta colocas?
decision-turn = ¿Hacia dónde apunta el escudo rojo de la loseta?
decision-bailiff = ¿Mandas al alguacil a girar la loseta?
decision-main = ¿Qué más haces en este turno?
decision-draw_card = ¿Qué carta se roba?
decision-castle_site = ¿Dónde construyes el castillo?
decision-town_site = ¿Qué tierra?
decision-victim = ¿De la mano de quién robas una carta?
decision-steal_card = ¿Qué carta se roba de la mano?
decision-over_site = ¿Encima de qué castillo construyes?
decision-guard = Construyen encima de tu castillo. ¿Lo protege el guardián?
decision-payment = ¿Cambias un cubo por plata?
decision-last_sale = ¿Vendes cartas antes del recuento final?
decision-resolving = Un momento: otros aún pueden reaccionar.

# --- acciones --------------------------------------------------------------------------------------------

action-end = terminar el turno
action-end-sale = no vender más
action-tile = mirar la loseta de { $row },{ $column }
action-lay-drawn = colocar la loseta recién mirada
action-lay-held = colocar la loseta de la mano
action-decline = ahora no
action-decline-turn = no en este turno
action-turn = rojo al { $side }
action-build = construir un castillo en { $row },{ $column }
action-buy-build = construir un castillo en { $row },{ $column } comprando el material que falta
action-over = construir encima del castillo de { $row },{ $column } ({ $plot })
action-pay-cubes = pagar solo con cubos
action-replace = pagar con plata en vez de un cubo de { $material }
action-on = tierra { $row },{ $column }
action-from = de { $seat }
action-play = jugar la carta { $card }
action-sell = vender la carta { $card }
action-part-upright = parte { $part }, derecha
action-part-turned = parte { $part }, del revés
action-start = empieza { $seat }
action-reveal = { $tile }
action-deal = { $tile }
action-draw = { $card }
action-steal = { $card }

# --- rechazos --------------------------------------------------------------------------------------------

reason-tile-open = Esta loseta ya está descubierta.
reason-no-meadow = Ahí no hay prado: con dos asientos se usa medio tablero.
reason-other-table = Eso es de la otra mesa.
reason-no-such-land = No existe esa tierra: con dos asientos se usa medio tablero.
reason-turned-that-way = La loseta ya apunta ahí.
reason-bailiff-turns = El alguacil se juega girando la loseta: responde con una dirección.
reason-declined = Has dicho que no reaccionas en este turno.
reason-missing-material = Un castillo cuesta un cubo de madera, uno de cereal y uno de piedra; { $missing ->
    [one] falta uno
   *[other] faltan { $missing }
    }.
reason-nothing-missing = No falta ningún material, así que no se compra.
reason-bought-already = Solo se compra un material por turno, y ya se ha hecho.
reason-too-much-missing = Solo se puede comprar un material; faltan: { $missing }.
reason-too-little-silver = Cuesta { $needed } de plata; tienes { $have }.
reason-no-castle-left = Todos tus castillos están en el tablero.
reason-no-such-area = Esta tierra no tiene zona de { $area }.
reason-plot-taken = No queda ningún solar libre en la zona de { $area }.
reason-no-shield = Ningún escudo tuyo con puntos mira a esta tierra.
reason-no-site = Con esta carta no se puede construir en ningún sitio: { $card }.
reason-builder-pays-itself = El constructor paga con plata lo que falta; no se compra nada más.
reason-card-not-held = No tienes esta carta: { $card }.
reason-in-others-turns = Esta carta se juega en el turno de otro: { $card }.
reason-in-own-turn = Las demás cartas se usan en el turno propio.
reason-only-sales = El último turno ha terminado: ahora las cartas solo se pueden vender.
reason-pay-first = Paga primero el castillo: esta carta construiría con los mismos cubos: { $card }.
reason-one-card-a-turn = Solo se juega una carta por turno, y ya se ha hecho.
reason-nobody-has-cards = Nadie más tiene cartas.
reason-has-no-cards = { $seat } no tiene cartas.
reason-own-hand = Esa es tu propia mano.
reason-no-such-seat = Ahí no se sienta nadie de tu mesa.
reason-no-village-left = En la caja no quedan aldeas.
reason-no-city-left = En la caja no quedan ciudades.
reason-no-city = No hay ninguna ciudad que quemar.
reason-no-city-there = En esta tierra no hay ciudad.
reason-land-has-town = Ahí ya hay una aldea o una ciudad.
reason-not-the-mine = En la mina no se construye nada.
reason-battle-only = Solo se construye encima de castillos con el módulo Batalla.
reason-no-castle-there = Ahí no hay castillo.
reason-built-over-already = Ya se ha construido encima de este castillo.
reason-own-castle = Ese castillo es tuyo.
reason-no-majority = En esta tierra necesitas más puntos que quien tiene el castillo: { $have } contra { $theirs }.
reason-missing-cubes = { $missing ->
    [one] Falta un cubo
   *[other] Faltan { $missing } cubos
    }; solo uno se puede cambiar por plata.
reason-nothing-to-build-over = No hay ningún castillo para el que sirva esta carta: { $card }.
reason-missing-cube = Falta un cubo; se puede cambiar por { $needed } de plata, y tienes { $have }.

# --- lo que ocurre ---------------------------------------------------------------------------------------

event-starts = Empieza { $seat }.
event-start-tile = { $seat } recibe una loseta inicial.
event-start-tile-seen = { $seat } ve una loseta inicial con escudos de { $value }.
event-looks = { $seat } mira la loseta de { $row },{ $column }.
event-reveals = { $seat } mira la loseta de { $row },{ $column }: tiene escudos de { $value }.
event-keeps = { $seat } se queda la loseta de { $row },{ $column } y coloca la que tenía en la mano.
event-lays = { $seat } coloca en { $row },{ $column } una loseta con escudos de { $value }, rojo al { $side }.
event-turns = { $seat } hace girar la loseta de { $row },{ $column }: rojo al { $side }.
event-evaluates = Se evalúa la zona de { $area } de { $row },{ $column }.
event-no-winner = La zona de { $area } de { $row },{ $column } se cierra y nadie recibe nada.
event-material = { $seat } recibe { $amount } de { $material } ({ $source }).
event-no-room = { $seat } no tiene sitio para más { $material }: pérdida de { $amount }.
event-silver = { $seat } toma { $amount } de plata de la mina ({ $source }).
event-pays = { $seat } paga { $amount } de plata a la mina ({ $source }).
event-points = { $amount ->
    [one] { $seat } gana un punto ({ $source }).
   *[other] { $seat } gana { $amount } puntos ({ $source }).
    }
event-castle = { $seat } construye un castillo en { $row },{ $column }.
event-draws = { $seat } roba una carta.
event-card = { $seat } ha robado la carta { $card }.
event-plays = { $seat } juega la carta { $card }.
event-sells = { $seat } vende una carta.
event-card-sold = { $seat } ha vendido la carta { $card }.
event-robbed = { $seat } pierde { $amount } de plata, que va a { $other } ({ $card }).
event-betrays = { $seat } paga { $amount } de plata a { $other } por una carta de su mano.
event-takes-card = { $seat } roba una carta de la mano de { $other }.
event-card-passed = { $seat } ha robado a { $other } la carta { $card }.
event-town = { $seat } funda una población en { $row },{ $column } ({ $card }).
event-fire = { $seat } quema la ciudad de { $row },{ $column } ({ $card }).
event-attacks = { $seat } ataca el castillo de { $owner } en { $row },{ $column }.
event-guarded = El guardián de { $seat } rechaza a los atacantes del castillo de { $row },{ $column }.
event-built-over = { $seat } construye encima del castillo de { $owner } en { $row },{ $column }.

# --- el tablero en la terminal ---------------------------------------------------------------------------

board-deck = Mazo
board-under = debajo
board-mine = Mina
board-box = Caja
board-villages = { $number ->
    [one] { $number } aldea
   *[other] { $number } aldeas
    }
board-cities = { $number ->
    [one] { $number } ciudad
   *[other] { $number } ciudades
    }
board-tiles = Losetas boca abajo
board-points = puntos
board-castles = castillos por construir
board-cards = cartas
board-start-tile = loseta inicial
board-other-tile = otra loseta
board-in-hand = Loseta en mano
board-looking = Loseta elegida
board-legend = V aldea, C ciudad, $ mina · w g s madera, cereal, piedra, m mercado, con sus símbolos · □ solar libre · Rb castillo rojo sobre uno azul · * escudo con carta

# --- avisos, y el tablero en el navegador ---------------------------------------------------------------

castles-built = castillos construidos
warning-could-build = En este turno aún podrías construir.
warning-sold-for-nothing = La mina ya no tiene plata: no recibes nada.
board-wood = madera
board-grain = cereal
board-stone = piedra
board-silver = plata
board-card = carta
board-land = Tierra { $row },{ $column }
board-face-down = loseta boca abajo en { $row },{ $column }
board-tile = loseta en { $row },{ $column }
board-shield = { $points ->
    [0] { $side } { $who }: carta
   *[other] { $side } { $who }: { $points }
    }
board-neutral = { $colour } (de nadie)
board-area = { $number } × { $area }
board-influence = { $who }: { $points }
board-waiting = { $number ->
    [one] falta una loseta
   *[other] faltan { $number } losetas
    }
board-decided = decidido
board-castle-of = castillo de { $who }
board-scores = Un castillo aquí vale { $points }
board-own-shields = Tus escudos en torno a esta tierra: { $points }
board-prize = Al final da { $points } a quien tenga más castillos en su fila y columna
board-mine-holds = { $number } de plata en la mina
board-frame-gives = En el marco: { $what } para el escudo de al lado
board-gain = { $who }: { $number } × { $what }
board-from-meadow = del prado
board-from-hand = de tu mano
board-deck-holds = { $number ->
    [one] { $number } carta en el mazo
   *[other] { $number } cartas en el mazo
    }
board-tiles-left = { $number ->
    [one] { $number } loseta boca abajo
   *[other] { $number } losetas boca abajo
    }
board-what-counts = Lo que cuenta
board-counts-line = Un castillo puntúa por cada aldea y ciudad de su fila y columna
board-counts-rest = Al final: { $card } por cada carta en mano, { $material } por cada material sobrante
board-counts-silver = Al final: más plata { $most }, segundo { $second }
board-counts-start = Al final: { $points } para quien aún tenga la loseta inicial
board-counts-top = Al final: { $points } por cada castillo sin otro encima
board-counts-held = Al final, para quien tenga más castillos en su fila y columna: aldea { $village }, ciudad { $city }
board-copies = { $number ->
    [one] una vez en el mazo
   *[other] { $number } veces en el mazo
    }
board-table = Mesa { $number }
board-has = { $number } de { $what }
board-has-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
    }
board-has-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
    }
board-has-castles = { $number ->
    [one] queda { $number } castillo
   *[other] quedan { $number } castillos
    }
board-holds-tile = tiene una loseta en mano
board-holds-start-tile = tiene una loseta inicial
board-known = Conocidas
board-stores = Tus reservas
board-read = Leer: { $what }
board-no-cards = Sin cartas en mano

# --- temas de los problemas ------------------------------------------------------------------------------

theme-opening = apertura
theme-last-tiles = últimas losetas
theme-tile = elegir la loseta
theme-turning = girar la loseta
theme-after-tile = después de la loseta
theme-castle-site = lugar del castillo
theme-people = gente de la corte
theme-dilemma = módulo Dilema
theme-battle = módulo Batalla
