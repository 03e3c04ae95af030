# Los arquitectos de Arcadia en español. Las cifras vienen de data/*.toml (véase texts.py).

arcadia = Los arquitectos de Arcadia
    .text = Los arquitectos rodean edificios de trabajadores; el castillo pone precio a los sellos.

# --- familias --------------------------------------------------------------------------------------------

red = rojo
    .text = los comerciantes de telas
green = verde
    .text = los comerciantes de especias
black = negro
    .text = los carpinteros
silver = plateado
    .text = los plateros

# --- edificios -------------------------------------------------------------------------------------------

house = casa
farm = granja
tavern = taberna
mill = molino
smithy = herrería
market = mercado
abbey = abadía

house-red = casa roja
house-green = casa verde
house-black = casa negra
house-silver = casa plateada
farm-red = granja roja
farm-green = granja verde
farm-black = granja negra
farm-silver = granja plateada
tavern-red = taberna roja
tavern-green = taberna verde
tavern-black = taberna negra
tavern-silver = taberna plateada
mill-red = molino rojo
mill-green = molino verde
mill-black = molino negro
mill-silver = molino plateado
smithy-red = herrería roja
smithy-green = herrería verde
smithy-black = herrería negra
smithy-silver = herrería plateada
market-red = mercado rojo
market-green = mercado verde
market-black = mercado negro
market-silver = mercado plateado
abbey-red = abadía roja
abbey-green = abadía verde
abbey-black = abadía negra
abbey-silver = abadía plateada

# --- el tablero ------------------------------------------------------------------------------------------

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

# Lo que puede haber en una casilla.
castle = el castillo
building = un edificio
worker = un trabajador
space = castillo

# --- lo que tiene un asiento -----------------------------------------------------------------------------

seal-red = sellos rojos
seal-green = sellos verdes
seal-black = sellos negros
seal-silver = sellos plateados
worker-own = trabajadores propios
worker-neutral = trabajadores neutrales
flag = banderas
card = cartas en mano
piece-worker = { $amount ->
    [one] trabajador
   *[other] { $amount } trabajadores
}
piece-piece = { $amount ->
    [one] pieza
   *[other] { $amount } piezas
}
piece-flag = { $amount ->
    [one] bandera
   *[other] { $amount } banderas
}

# --- opciones --------------------------------------------------------------------------------------------

option-first_game = primera partida: algunos edificios ya están puestos
option-open_screens = pantallas abiertas: se ven los bienes de todos
option-castle = dónde está el castillo
option-castle-default = como de costumbre
option-castle-random = por sorteo
option-mirror = los edificios se pueden reflejar
option-start = quién empieza
error-castle-place = En la primera partida el castillo está en { $place }: no se puede elegir otro lugar.

# --- preguntas -------------------------------------------------------------------------------------------

decision-castle_site = ¿Dónde está el solar del castillo?
decision-start_player = ¿Quién es el jugador inicial?
decision-deal = ¿Qué carta sale del mazo?
decision-open_card = ¿Qué carta se descubre junto al mazo?
decision-action = ¿Construyes o colocas trabajadores?
decision-card = ¿Qué carta juegas?
decision-placement = ¿Dónde colocas el edificio, y cómo está girado?
decision-building = ¿Alrededor de qué edificio colocas trabajadores?
decision-worker = ¿Qué trabajador va a dónde?
decision-castle_piece = ¿Qué pieza de castillo colocas, y en qué espacio?
decision-draw = ¿Qué carta tomas?
decision-flag = ¿Entregas una bandera por más trabajadores y una venta?
decision-sell = ¿Qué sellos vendes?

# --- acciones --------------------------------------------------------------------------------------------

action-build = jugar una carta y colocar su edificio
action-workers = colocar trabajadores alrededor de un edificio
action-pass = pasar
action-play = jugar la carta { $card }
action-lay = en { $column }{ $row }{ $turns ->
    [0] {""}
    [1] , girado un cuarto
    [2] , girado media vuelta
   *[other] , girado tres cuartos
}{ $mirrored ->
    [0] {""}
   *[other] , reflejado
}
action-take = tomar la carta { $card }
action-take-deck = robar del mazo
action-at-castle = alrededor del castillo
action-at = alrededor del edificio de { $column }{ $row }
action-stop = no colocar más trabajadores
action-own = uno tuyo en { $column }{ $row }
action-neutral = uno neutral en { $column }{ $row }
action-piece = { $family } en el espacio { $space }
action-keep = guardar las banderas
action-flag = entregar una bandera
action-done = no vender más
action-sell = { $amount ->
    [one] vender un sello de color { $family }
   *[other] vender { $amount } sellos de color { $family }
}
action-start = { $seat } es el jugador inicial
action-castle = esquina superior izquierda en { $column }{ $row }
action-card = carta { $card }

# --- rechazos --------------------------------------------------------------------------------------------

reason-no-cards = No tienes cartas con las que construir.
reason-no-card-fits = Ninguno de tus edificios cabe junto a lo que hay en el tablero.
reason-no-workers = No tienes trabajadores tras tu pantalla.
reason-no-free-cells = No hay casillas libres junto a los edificios ni al castillo.
reason-must-act = Puedes actuar, así que no puedes pasar.
reason-not-in-hand = No tienes esta carta: { $card }.
reason-card-fits-nowhere = En el tablero no hay sitio para este edificio: { $card }.
reason-same-orientation = Girado así es igual que en una orientación anterior: usa esa ({ $shape }).
reason-not-mirrored = En esta partida los edificios se giran, pero no se reflejan ({ $shape }).
reason-outside = Desde ahí el edificio se saldría del tablero ({ $shape }).
reason-cell-taken = { $column }{ $row } no está libre: ahí está { $by }.
reason-touches-nothing = Debe tocar por un lado un edificio, el castillo o un trabajador; una esquina no basta.
reason-no-building-there = En { $column }{ $row } no hay ningún edificio.
reason-say-castle = Ese es el castillo: se elige entero, no por una de sus casillas.
reason-name-first-cell = Este edificio se elige por su primera casilla, { $column }{ $row }.
reason-no-free-cell-around = No hay casillas libres a su alrededor.
reason-place-one-first = Has elegido colocar trabajadores: coloca al menos uno.
reason-no-own-workers = No tienes trabajadores propios tras tu pantalla.
reason-no-neutral-workers = No tienes trabajadores neutrales tras tu pantalla.
reason-not-beside-it = { $column }{ $row } no comparte un lado con el edificio que has elegido.
reason-not-open = Esta carta no está descubierta: { $card }.
reason-deck-empty = El mazo está vacío.
reason-no-piece-left = No quedan piezas de color { $family } para el nivel { $level }.
reason-space-built = El espacio { $space } ya está construido en el nivel { $level }.
reason-too-few-seals = { $have ->
    [0] No tienes sellos de color { $family }.
    [one] Solo tienes un sello de color { $family }.
   *[other] Solo tienes { $have } sellos de color { $family }.
}

# --- el diario -------------------------------------------------------------------------------------------

event-castle-laid = El solar del castillo está en { $column }{ $row }.
event-starts = { $seat } es el jugador inicial.
event-dealt = { $seat } ha robado la carta { $card }.
event-opened = Junto al mazo se descubre la carta { $card }.
event-passes = { $seat } pasa.
event-plays = { $seat } juega la carta { $card }.
event-lays = { $seat } coloca un edificio en { $column }{ $row }: { $card }.
event-hires = { $amount ->
    [one] { $seat } contrata a un trabajador neutral de una tienda.
   *[other] { $seat } contrata a { $amount } trabajadores neutrales de las tiendas.
}
event-places-own = { $seat } coloca un trabajador en { $column }{ $row }.
event-places-neutral = { $seat } coloca un trabajador neutral en { $column }{ $row }.
event-completed = { $seat } completa un edificio en { $column }{ $row }: { $card }.
event-seals = { $amount ->
    [one] { $seat } recibe un sello de color { $family } por el edificio de { $column }{ $row }.
   *[other] { $seat } recibe { $amount } sellos de color { $family } por el edificio de { $column }{ $row }.
}
event-piece = { $seat } pone una pieza de color { $family } en el espacio { $space } del castillo, nivel { $level }.
event-level-full = El nivel { $level } del castillo está completo.
event-last-turns = { $seat } desencadena el final: queda un turno para cada uno.
event-draws = { $seat } roba una carta del mazo.
event-takes = { $seat } toma la carta { $card }.
event-flag = { $amount ->
    [one] { $seat } entrega una bandera por un trabajador.
   *[other] { $seat } entrega una bandera por { $amount } trabajadores.
}
event-sold = { $amount ->
    [one] { $seat } vende un sello de color { $family } por { $gold ->
        [one] una moneda de oro
       *[other] { $gold } monedas de oro
    }.
   *[other] { $seat } vende { $amount } sellos de color { $family } por { $gold ->
        [one] una moneda de oro
       *[other] { $gold } monedas de oro
    }.
}
event-final-sale = Se venden los últimos sellos.

# --- el dibujo -------------------------------------------------------------------------------------------

board-last-turns = { $turns ->
    [0] el último turno
    [one] un turno más después de este
   *[other] { $turns } turnos más después de este
}
board-worth = valor
board-castle = Castillo, nivel { $level }
board-supply = nivel { $level }
board-cards = Cartas descubiertas
board-deck = { $amount ->
    [0] mazo vacío
    [one] una carta en el mazo
   *[other] { $amount } cartas en el mazo
}
board-pool = { $amount ->
    [one] un trabajador neutral en la reserva
   *[other] { $amount } trabajadores neutrales en la reserva
}
board-flags = { $amount ->
    [one] una bandera
   *[other] { $amount } banderas
}
board-hand = { $amount ->
    [one] una carta
   *[other] { $amount } cartas
}
board-gold = { $amount ->
    [one] una moneda de oro
   *[other] { $amount } monedas de oro
}
board-own = { $amount ->
    [one] un trabajador propio
   *[other] { $amount } trabajadores propios
}
board-neutral = neutrales: { $amount }
board-screen = tras la pantalla
board-known = conocidas
board-in-play = Por colocar: { $card }
board-name-placement = Una respuesta dice la casilla del * y cómo está girado: build a1 r0
board-around = Trabajadores alrededor del edificio de { $column }{ $row }
board-around-castle = Trabajadores alrededor del castillo
board-legend = HR casa, sello rojo (! queda una casilla libre) · h sus otras casillas, o edificio completo
    (A) trabajador · + trabajador neutral · △ tienda · 1R espacio 1 del castillo, rojo en lo alto

# --- avisos, y el tablero en el navegador ---------------------------------------------------------------

gold = oro
points = oro
column-points = oro
rank = { $rank }. { $name }: { $score } { $score ->
    [one] moneda
   *[other] monedas
} de oro
warning-brings-the-end = Con esto se completa el nivel y llega el final: queda un turno para cada uno.
warning-sold-for-nothing = Estos sellos no valen nada ahora.
board-building = { $card } en { $cell }, { $free ->
    [0] completo
    [one] una casilla libre alrededor
   *[other] { $free } casillas libres alrededor
}
board-built = espacios construidos en este nivel: { $built } de { $spaces }
board-space = Espacio { $space } del castillo, altura { $level }, en lo alto: { $family }
board-value = { $amount ->
    [0] Un sello de color { $family } no vale nada ahora
    [one] Un sello de color { $family } vale ahora una moneda de oro
   *[other] Un sello de color { $family } vale ahora { $amount } monedas de oro
}
board-left = { $amount ->
    [0] ninguna pieza de color { $family } para el nivel { $level }
    [one] una pieza de color { $family } para el nivel { $level }
   *[other] { $amount } piezas de color { $family } para el nivel { $level }
}
board-choose-piece = Elige arriba una familia y después un espacio.
board-turn = Girar (R, rueda, dos dedos)
board-mirror = Reflejar (M)
board-lay = Colocar aquí (Intro)
board-not-here = Así no puede estar en { $cell }
board-not-there = Así no puede estar.
board-covers = { $amount ->
    [one] un trabajador neutral de una tienda
   *[other] { $amount } trabajadores neutrales de las tiendas
}
board-completes = completa: { $card }
board-closed-at-once = completo al momento
board-worker-at = Trabajador de { $name } en { $cell }
board-neutral-at = Trabajador neutral en { $cell }
board-neutral-reserve = { $amount ->
    [one] un trabajador neutral
   *[other] { $amount } trabajadores neutrales
}
board-out = { $amount ->
    [one] un trabajador propio en el tablero
   *[other] { $amount } trabajadores propios en el tablero
}
board-seals = { $amount ->
    [0] ningún sello de color { $family }
    [one] un sello de color { $family }
   *[other] { $amount } sellos de color { $family }
}
board-screen-hides = oro, sellos y trabajadores tras la pantalla
board-ledger = Castillo, valores y cartas
board-desk = Tu lado de la pantalla
board-read = Leer la carta: { $card }
board-fewer = Vender menos sellos de color { $family }
board-more = Vender más sellos de color { $family }
board-sell-for = { $amount ->
    [one] Vender un sello de color { $family } por { $gold ->
        [one] una moneda de oro
       *[other] { $gold } monedas de oro
    }
   *[other] Vender { $amount } sellos de color { $family } por { $gold ->
        [one] una moneda de oro
       *[other] { $gold } monedas de oro
    }
}
board-card-cells = Casillas del edificio: { $amount }.
board-card-copies = { $amount ->
    [one] En la caja hay una carta así.
   *[other] En la caja hay { $amount } cartas así.
}

# --- temas de los problemas ------------------------------------------------------------------------------

theme-opening = apertura
theme-last-turns = últimos turnos
theme-cards = cartas
theme-placement = colocar edificios
theme-workers = poner trabajadores
theme-castle = piezas del castillo
