# Los pilares de la Tierra en español. Las cifras vienen de data/*.toml: `$price`, `$uses-wood`, `$card-price` … (véase texts.py).

pillars = Los pilares de la Tierra
    .text = Artesanos, materiales y maestros constructores levantan una catedral.

# --- palabras --------------------------------------------------------------------------------------------

vp = PV
gold = oro
workers = trabajadores
stone = piedra
wood = madera
sand = arena
metal = metal
craftsmen = artesanos
privileges = ventajas
piece-builder = { $amount ->
    [one] constructor
   *[other] { $amount } constructores
}
piece-worker = { $amount ->
    [one] trabajador
   *[other] { $amount } trabajadores
}

# --- lugares del camino ----------------------------------------------------------------------------------

bishop = Cátedra del obispo
    .text = protección, o un cubo
kingsbridge-1 = Kingsbridge 1
    .text = la primera ventaja a la vista
kingsbridge-2 = Kingsbridge 2
    .text = la segunda ventaja a la vista
priory = Priorato
    .text = { $vp-1 } { vp }, después { $vp-2 } { vp }
court = Corte del rey
    .text = sin impuestos; el primero se lleva el metal
shiring-1 = Shiring 1
    .text = el primer artesano a la vista, sin pagar oro
shiring-2 = Shiring 2
    .text = el segundo artesano a la vista, sin pagar oro
castle = Castillo
    .text = trabajadores grises en la próxima ronda: { $grey-workers }
market = Mercado
    .text = compra y vende materiales
cathedral = Catedral
    .text = jugador inicial de la próxima ronda
tax-collector = Recaudador de impuestos
    .text = sin impuestos, y oro según el dado
france = Francia
    .text = la carta de Saint-Denis: un artesano más en la catedral
coast = Costa
    .text = vende materiales a mejor precio
shiring-3 = Shiring 3
    .text = la ventaja a la vista

# --- de dónde vienen y adónde van las cosas --------------------------------------------------------------

supply = oferta
builders = coste de un constructor
event = evento
wool-mill = Fábrica de lana
dial = Dial de costes
line = Línea de constructores
forest = Bosque
quarry = Cantera
gravel_pit = Gravera
tax = impuestos
set-up = preparación
crusade = Cruzada
craftsmen-limit = demasiados artesanos
cube-limit = demasiados cubos
crusade-3 = Cruzada
    .text = { $workers } { workers } → { $vp } { vp }
crusade-4 = Cruzada
    .text = { $workers } { workers } → { $vp } { vp }
crusade-6 = Cruzada
    .text = { $workers } { workers } → { $vp } { vp }
crusade-7 = Cruzada
    .text = { $workers } { workers } → { $vp } { vp }

# --- la catedral -----------------------------------------------------------------------------------------

nave = nave
portal = portal
apse = ábside
first-tower = primera torre
second-tower = segunda torre
roof = tejado

# --- artesanos -------------------------------------------------------------------------------------------

kind-mortar-mixer = mezclador de argamasa
kind-woodworker = ebanista
kind-stonecutter = picapedrero

work-sand = { $uses-sand } de { sand } → { $gives-vp } { vp } ×{ $capacity }
work-wood = { $uses-wood } de { wood } → { $gives-vp } { vp } ×{ $capacity }
work-stone = { $uses-stone } de { stone } → { $gives-vp } { vp } ×{ $capacity }

mortar-mixer = Mezclador de argamasa
    .text = { work-sand }
woodworker = Ebanista
    .text = { work-wood }
stonecutter = Picapedrero
    .text = { work-stone }
tool-maker = Fabricante de herramientas
    .text = con { $holds-metal } de { metal } → { $gives-gold } de { gold } ×{ $capacity }
master-woodworker = Maestro ebanista
    .text = { $uses-wood } de { wood } → { $gives-gold } de { gold } ×{ $capacity }
mortar-mixer-1 = Buen mezclador de argamasa
    .text = { work-sand }
mason = Albañil
mason-1 = Albañil
    .text = { work-stone }
mason-2 = Albañil
    .text = { work-stone }
mason-3 = Albañil
    .text = { work-stone }
mason-4 = Albañil
    .text = { work-stone }
carpenter = Carpintero
carpenter-2 = Carpintero
    .text = { work-wood }
carpenter-3 = Carpintero
    .text = { work-wood }
carpenter-4 = Carpintero
    .text = { work-wood }
carpenter-5 = Carpintero
    .text = { work-wood }
potter = Alfarero
potter-2 = Alfarero
    .text = { work-sand }
potter-3 = Alfarero
    .text = { work-sand }
architect = Maestro arquitecto
architect-2 = Maestro arquitecto
    .text = → { $gives-vp } { vp } ×{ $capacity }
sculptor = Escultor
sculptor-3 = Escultor
    .text = { work-stone }
sculptor-4 = Escultor
    .text = { work-stone }
sculptor-5 = Escultor
    .text = { work-stone }
sculptor-6 = Escultor
    .text = { work-stone }
work-glass = { $uses-sand } de { sand } + { $uses-metal } de { metal } → { $gives-vp } { vp } ×{ $capacity }
glassblower = Soplador de vidrio
glassblower-4 = Soplador de vidrio
    .text = { work-glass }
glassblower-5 = Soplador de vidrio
    .text = { work-glass }
work-gold = { $uses-gold } de { gold } → { $gives-vp } { vp } ×{ $capacity }
goldsmith = Orfebre
goldsmith-5 = Orfebre
    .text = { work-gold }
goldsmith-6 = Orfebre
    .text = { work-gold }
organ-builder = Organero
organ-builder-6 = Organero
    .text = { $uses-wood } de { wood } + { $uses-metal } de { metal } → { $gives-vp } { vp } ×{ $capacity }
bell-maker = Campanero
bell-maker-6 = Campanero
    .text = { $uses-metal } de { metal } → { $gives-vp } { vp } ×{ $capacity }
stonecutter-1 = Maestro picapedrero
    .text = { $uses-stone } de { stone } → { $gives-gold } de { gold } ×{ $capacity }
assistant = Ayudante
assistant-2 = Ayudante
    .text = { $assists ->
        [one] un uso más
       *[other] { $assists } usos más
    } de otro artesano tuyo, sin metal
brick-maker = Ladrillero
brick-maker-3 = Ladrillero
    .text = { $uses-sand } de { sand } → { $gives-stone } de { stone } ×{ $capacity }
wood-carver = Tallista
wood-carver-4 = Tallista
    .text = { work-wood }
painter = Pintor
painter-5 = Pintor
    .text = → { $gives-vp } { vp } ×{ $capacity }
tile-maker = Azulejero
tile-maker-6 = Azulejero
    .text = { work-sand }

# --- cartas de material ----------------------------------------------------------------------------------

gravel-1 = Gravera pequeña
    .text = { $workers ->
        [one] un trabajador
       *[other] { $workers } { workers }
    } → { $cubes } de { sand }
gravel-2 = Gravera
    .text = { $workers } { workers } → { $cubes } de { sand }
gravel-3 = Gravera
    .text = { $workers } { workers } → { $cubes } de { sand }
gravel-4 = Gravera
    .text = { $workers } { workers } → { $cubes } de { sand }
forest-2 = Bosque
    .text = { $workers } { workers } → { $cubes } de { wood }
forest-3 = Bosque
    .text = { $workers } { workers } → { $cubes } de { wood }
forest-4 = Bosque
    .text = { $workers } { workers } → { $cubes } de { wood }
quarry-2 = Cantera
    .text = { $workers } { workers } → { $cubes } de { stone }
quarry-3 = Cantera
    .text = { $workers } { workers } → { $cubes } de { stone }
quarry-4 = Cantera
    .text = { $workers } { workers } → { $cubes } de { stone }

# --- ventajas --------------------------------------------------------------------------------------------

richard = Richard
    .text = { $each-round-sand } de { sand } cada ronda
aliena = Aliena
    .text = { $each-round-wood } de { wood } cada ronda
tom = Tom
    .text = { $each-round-stone } de { stone } cada ronda
jack = Jack
    .text = { $craftsmen ->
        [one] sitio para un artesano más
       *[other] sitio para { $craftsmen } artesanos más
    }
otto = Otto
    .text = { $workers ->
        [one] un trabajador más
       *[other] { $workers } trabajadores más
    } desde la próxima ronda
francis = Francis
    .text = los impuestos son siempre { $tax } de { gold }
philip = Philip
    .text = { $priory-vp } { vp } más por cada constructor tuyo en el priorato
ellen = Ellen
    .text = ve el evento al empezar la ronda
madonna = Madonna
    .text = { $gives-vp } { vp } al momento
wool-fair = Feria de la lana
    .text = { $gives-gold } de { gold } al momento
toledo = Toledo
    .text = { $gives-metal } de { metal } al momento
tax-freedom = Exención de impuestos
    .text = sin impuestos, una vez, dicho tras la tirada
thomas = Thomas
    .text = te libra de un evento malo, una vez
remigius = Remigius
    .text = un constructor sacado gratis, una vez
completion = Catedral casi terminada
    .text = { $gives-stone } de { stone } y { $gives-wood } de { wood } al momento
ceremony = Ceremonia
    .text = { $gives-metal } de { metal } al momento
alfred = Alfred
    .text = elige cada ronda los artesanos de Shiring
waleran = Waleran
    .text = { $gold } de { gold } cada vez que pasas con un constructor sacado
bartholomew = Bartholomew
    .text = { $gold } de { gold } al empezar cada ronda
jonathan = Jonathan
    .text = los artesanos de la oferta cuestan { $discount } de { gold } menos
regan = Regan
    .text = { $gold } de { gold } → { $vp } { vp }, siempre que te toque decidir
sally = Sally
    .text = los requisitos de los artesanos no te obligan
william-hamleigh = William Hamleigh
    .text = el constructor negro te guarda un sitio
shiring-freed = Shiring liberado
    .text = { $either-metal } de { metal } o { $either-gold } de { gold } al momento
mathilde = Reina Matilde
    .text = comercia en el mercado sin constructor, una vez
procession = Procesión
    .text = { $choice ->
        [one] un cubo
       *[other] { $choice } cubos
    } a tu elección al momento, no { metal }

# --- eventos ---------------------------------------------------------------------------------------------

king = El rey
    .text = todos reciben { $gives-gold } de { gold }
richard-returns = Richard regresa
    .text = todos reciben { $gives-metal } de { metal }
prior-philip = El prior Philip
    .text = { $mill-gold } de { gold } por cada trabajador en la fábrica de lana, como máximo { $mill-limit }
volunteers = Voluntarios
    .text = { $card-cubes ->
        [one] un cubo más
       *[other] { $card-cubes } cubos más
    } en cada carta de material
archbishop = Arzobispo
    .text = { $extra-uses ->
        [one] un uso más
       *[other] { $extra-uses } usos más
    } de un artesano propio en la catedral
william = William
    .text = todos pagan { $pays } de { gold }
conflict = Conflicto
    .text = todos pierden { $loses-vp } { vp }
town-wall = Muralla
    .text = { $fewer-builders ->
        [one] un constructor menos
       *[other] { $fewer-builders } constructores menos
    } la próxima ronda
cold-winter = Invierno frío
    .text = cubos en cada carta de material: { $card-cubes }
collapse = Derrumbe
    .text = { $loses-craftsmen ->
        [one] todos pierden un artesano
       *[other] todos pierden { $loses-craftsmen } artesanos
    } a su elección
audience = Audiencia
    .text = la próxima ronda las ventajas permanentes, salvo Jack, no hacen nada
cloister = Claustro
    .text = esta ronda se puede guardar cualquier número de cubos
shiring-recruits = Shiring recluta
    .text = cada uno retira un constructor del tablero
guild-meeting = Reunión del gremio
    .text = { $vp } { vp } por cada mezclador de argamasa y cada albañil

# --- opciones --------------------------------------------------------------------------------------------

option-expansion = con la expansión
option-start = quién empieza
error-needs-expansion = Para tantos asientos ({ $seats }) hace falta la expansión.

# --- preguntas -------------------------------------------------------------------------------------------

decision-start_player = ¿Quién es el jugador inicial?
decision-reveal_privilege = ¿Qué ventaja se descubre en Kingsbridge?
decision-lay_out_craftsman = ¿Qué artesano se expone en Shiring?
decision-leave_out_resource = ¿Qué carta de material se queda fuera esta ronda?
decision-foresee_event = ¿Qué evento viene? Quien tiene a Ellen lo mira ahora.
decision-supply = ¿Tomas una carta de la oferta o pasas por esta ronda?
decision-dismiss = ¿A qué artesano despides?
decision-draw_builder = ¿De quién es el constructor que sale de la bolsa?
decision-veto = Eres el jugador inicial: ¿te quedas con este constructor, o lo devuelves y sacas otro?
decision-place_builder = ¿Adónde va tu maestro constructor?
decision-turn_up_event = ¿Qué evento se descubre?
decision-bishop = ¿Qué le pides al obispo?
decision-bishop_cube = El evento ya ha golpeado: ¿qué cubo tomas del mercado?
decision-thomas = ¿Usas a Thomas para librarte de este evento?
decision-roll_tax = ¿Qué muestra el dado de impuestos?
decision-tax_freedom = ¿Usas la exención de impuestos?
decision-market = ¿Compras, vendes o dejas de comerciar?
decision-cathedral = ¿Qué artesano trabaja en la catedral?
decision-return_cubes = Tienes más cubos de los que puedes guardar: ¿cuál devuelves?
decision-reveal_second_privilege = ¿Qué ventaja se descubre en Shiring?
decision-remove_craftsman = ¿Qué artesano sale del juego sin verse?
decision-alfred = Tienes a Alfred: ¿qué artesano se expone en Shiring?
decision-recall_builder = Shiring recluta: ¿cuál de tus constructores deja el tablero?
decision-coast = ¿Vendes materiales en la costa o lo dejas?
decision-shiring_freed = Shiring liberado: ¿metal u oro?
decision-procession = ¿Qué cubo tomas de la procesión?
decision-mathilde = ¿Usas a la reina Matilde para comerciar sin constructor?

# --- acciones --------------------------------------------------------------------------------------------

action-pass = pasar
action-take-resource = { $card-workers ->
    [one] enviar un trabajador: { $card }, { $card-cubes } de { $material }
   *[other] enviar { $card-workers } trabajadores: { $card }, { $card-cubes } de { $material }
}
action-take-craftsman = contratar por { $card-price } de oro: { $card }
action-dismiss = despedir: { $card }
action-keep = quedarse con el constructor sacado
action-redraw = devolverlo y sacar otro
action-place = ir a: { $place }
action-place-for = ir a: { $place } ({ $card })
action-protection = pedir protección contra el evento
action-no-protection = sin protección: tomar un cubo después del evento
action-take-cube = tomar un cubo: { $material }
action-spend = usar la ventaja: { $card }
action-decline = no, gracias
action-stop = dejar de comerciar
action-buy = comprar { $amount } de { $material }, a { $material-price } de oro el cubo
action-sell = vender { $amount } de { $material }, a { $material-price } de oro el cubo
action-done = no construir más esta ronda
action-use = poner a trabajar: { $card }
action-return = devolver: { $material }
action-crusade = { $card-workers ->
    [one] enviar un trabajador a la cruzada por { $card-vp } PV
   *[other] enviar { $card-workers } trabajadores a la cruzada por { $card-vp } PV
}
action-choose = exponer en Shiring: { $card }
action-take-gold = tomar oro
action-recall = retirar tu constructor: { $place }
action-recall-row = retirar tu constructor: { $place }, espacio { $number }
action-inspire = con la carta de Saint-Denis: { $card }
action-sell-at-coast = vender { $amount } de { $material }, a { $material-coast } de oro el cubo
action-draw-black = el constructor negro
action-remove = quitar: { $card }
action-start = { $seat } es el jugador inicial
action-reveal = descubrir: { $card }
action-lay-out = exponer: { $card }
action-leave-out = dejar fuera: { $card }
action-draw = un constructor de { $seat }
action-event = el evento: { $card }
action-roll = el dado muestra { $number }

# --- rechazos --------------------------------------------------------------------------------------------

reason-not-in-supply = Esta carta no está en la oferta: { $card }.
reason-resource-not-in-supply = { $card-workers ->
    [one] Esta carta no está en la oferta: { $card } por un trabajador ({ $card-cubes ->
        [one] un cubo
       *[other] { $card-cubes } cubos
    }).
   *[other] Esta carta no está en la oferta: { $card } por { $card-workers } trabajadores ({ $card-cubes ->
        [one] un cubo
       *[other] { $card-cubes } cubos
    }).
}
reason-too-few-workers = { $have ->
    [0] Trabajadores necesarios: { $needed }. No te queda ninguno.
   *[other] Trabajadores necesarios: { $needed }. Te quedan { $have }.
}
reason-too-little-gold = { $have ->
    [0] Cuesta { $needed } de oro; no tienes nada.
   *[other] Cuesta { $needed } de oro; tienes { $have }.
}
reason-not-your-craftsman = No trabaja para ti: { $card }.
reason-dismiss-first = Antes tiene que irse uno de tus artesanos.
reason-space-taken = No hay espacio libre aquí: { $place }.
reason-must-place = Este constructor se coloca gratis, así que hay que colocarlo ahora.
reason-privilege-not-held = No tienes esta ventaja: { $card }.
reason-privilege-silent = Esta ronda hay audiencia, así que esta ventaja no hace nada: { $card }.
reason-veto-past = Un constructor sacado solo se devuelve al momento, y el jugador inicial puede hacerlo una vez por ronda.
reason-veto-pointless = Devolverlo no cambiaría nada: en la bolsa no queda ningún constructor de otros.
reason-already-free = Este constructor ya no cuesta nada.
reason-event-is-good = El evento es bueno: no hay nada de lo que librarse.
reason-must-choose = El obispo puede dar algo, así que hay que elegir.
reason-cube-comes-later = Primero el evento retira constructores del tablero; quien aún tenga uno aquí toma el cubo después.
reason-market-has-none = En el mercado no queda { $material }.
reason-market-has-fewer = { $have ->
    [0] En el mercado no queda { $material }.
   *[other] En el mercado solo hay { $have } de { $material }.
}
reason-needs-woodworker = Sin un ebanista no puedes comprar madera.
reason-needs-stonecutter = Sin un picapedrero no puedes vender piedra.
reason-too-few-cubes = { $have ->
    [0] No tienes { $material }.
   *[other] Solo tienes { $have } de { $material }.
}
reason-bought-this-round = Esta ronda has comprado { $material }, así que no puedes vender.
reason-needs-beside = { $card }: solo da puntos junto a un { $needed } tuyo.
reason-capacity-used = { $card }: ya ha trabajado todo lo que permite una ronda: { $capacity ->
    [one] una vez.
   *[other] { $capacity } veces.
}
reason-too-few-cubes-to-work = { $have ->
    [0] { $needed ->
        [one] Hace falta un cubo de { $material }
       *[other] Hacen falta { $needed } cubos de { $material }
    }; no tienes.
   *[other] { $needed ->
        [one] Hace falta un cubo de { $material }
       *[other] Hacen falta { $needed } cubos de { $material }
    }; tienes { $have }.
}
reason-too-many-cubes = Tienes más cubos de los que puedes guardar ({ $have } de { $limit }): devuelve uno primero.
reason-no-such-place = Ese lugar no está en este tablero: { $place }.
reason-crusade-closed = Ahí no se pueden enviar trabajadores: { $card }.
reason-not-your-builder = Ahí no hay ningún constructor tuyo: { $place }.
reason-coast-sells-nothing = En la costa solo puedes vender.
reason-supply-has-none = En la reserva no queda { $material }.
reason-no-metal = La procesión no trae metal.
reason-no-saint-denis = No tienes la carta de Saint-Denis.
reason-not-inspiring = Ahora la carta de Saint-Denis no sirve para { $card }: vale para un artesano por ronda, con un uso menos de los impresos, y para uno tuyo solo después de que haya trabajado.
reason-helps-others = { $card }: no trabaja por su cuenta, pero hace que otro artesano trabaje una vez más.

# --- el diario -------------------------------------------------------------------------------------------

event-starts = { $seat } es el jugador inicial.
event-round = — Ronda { $round } —
event-privilege-revealed = A la vista en Kingsbridge: { $card }
event-craftsman-revealed = A la vista en Shiring: { $card }
event-event-foreseen = { $seat } prevé el evento: { $card }
event-out-of-supply = { $workers ->
    [0] { $seat } deja la oferta, sin trabajadores para la fábrica de lana.
    [one] { $seat } deja la oferta y envía un trabajador a la fábrica de lana.
   *[other] { $seat } deja la oferta y envía { $workers } trabajadores a la fábrica de lana.
}
event-workers-sent = { $card-workers ->
    [one] { $seat } envía un trabajador: { $card }, { $card-cubes } de { $material }
   *[other] { $seat } envía { $card-workers } trabajadores: { $card }, { $card-cubes } de { $material }
}
event-hired = { $seat } tiene un nuevo artesano: { $card }
event-dismissed = { $seat } despide a un artesano: { $card }
event-builder-drawn = { $cost ->
    [0] Sale un constructor de { $seat }; colocarlo es gratis.
   *[other] Sale un constructor de { $seat }; colocarlo cuesta { $cost } de oro.
}
event-builder-put-back = { $seat } devuelve a la bolsa el constructor de { $owner }.
event-builder-waits = { $seat } pasa: el constructor espera en el dial de costes, en el { $cost }.
event-builder-placed = { $cost ->
    [0] { $seat } coloca un constructor gratis: { $place }
   *[other] { $seat } coloca un constructor por { $cost } de oro: { $place }
}
event-builder-laid-aside = Un constructor de { $seat } queda a un lado por la muralla.
event-privilege-spent = { $seat } usa una ventaja: { $card }
event-privilege-taken = { $seat } tiene una nueva ventaja: { $card }
event-event = Evento: { $card }
event-protected = { $seat } se libra del evento ({ $source }).
event-gold = { $amount ->
    [0] { $seat } no recibe oro ({ $source }).
   *[other] { $seat } recibe { $amount } de oro ({ $source }).
}
event-pays = { $seat } paga { $amount } de oro ({ $source }).
event-vp = { $seat } gana { $amount } PV ({ $source }).
event-loses-vp = { $amount ->
    [0] { $seat } no tiene PV que perder ({ $source }).
   *[other] { $seat } pierde { $amount } PV ({ $source }).
}
event-cubes = { $seat } recibe { $amount } de { $material } ({ $source }).
event-returned = { $seat } devuelve { $amount } de { $material }.
event-tax = El dado de impuestos muestra { $amount }.
event-grey-workers = { $seat } tendrá trabajadores grises en la próxima ronda.
event-bought = { $seat } compra { $amount } de { $material }.
event-sold = { $seat } vende { $amount } de { $material }.
event-craftsman-used = { $seat } pone a trabajar a un artesano: { $card }
event-cathedral-piece = { $seat } hace crecer la catedral: { $piece }
event-second-privilege-revealed = A la vista en Shiring: { $card }
event-black-builder-in-bag = El constructor negro entra en la bolsa para { $seat }.
event-black-builder-drawn = Sale el constructor negro; lo coloca { $seat }.
event-black-builder-put-back = { $seat } devuelve a la bolsa el constructor negro.
event-black-builder-placed = { $seat } coloca el constructor negro: { $place }
event-black-builder-leaves = El constructor negro deja el tablero: { $place }
event-joins-line = El último constructor de { $seat } va a la línea, a la bandera { $number }.
event-builder-recalled = { $seat } retira un constructor del tablero: { $place }
event-on-crusade = { $card-workers ->
    [one] { $seat } envía un trabajador a la cruzada.
   *[other] { $seat } envía { $card-workers } trabajadores a la cruzada.
}
event-saint-denis = { $seat } recibe la carta de Saint-Denis.
event-untaken = Nadie ha tomado esta carta, que sale del juego: { $card }
event-supply-laid-out = { $cards ->
    [one] En la oferta hay una carta.
   *[other] En la oferta hay { $cards } cartas.
}
event-supply-cleared = { $cards ->
    [one] Una carta que nadie ha tomado deja la oferta.
   *[other] { $cards } cartas que nadie ha tomado dejan la oferta.
}
event-event-looked-at = { $seat } mira el evento de esta ronda.
event-market-filled = El mercado y la corte del rey se vuelven a llenar.
event-grey-workers-leave = { $workers ->
    [one] { $seat } devuelve un trabajador gris al castillo.
   *[other] { $seat } devuelve { $workers } trabajadores grises al castillo.
}
event-grey-workers-come = { $workers ->
    [one] { $seat } tiene un trabajador gris en esta ronda.
   *[other] { $seat } tiene { $workers } trabajadores grises en esta ronda.
}
event-workers-home = Los trabajadores de { $seat } vuelven con las manos vacías ({ $source }).
event-otto-works = { $workers ->
    [one] Otto trae a { $seat } un trabajador más.
   *[other] Otto trae a { $seat } { $workers } trabajadores más.
}
event-otto-rests = { $workers ->
    [one] En la próxima ronda Otto no hace nada por { $seat }: un trabajador menos.
   *[other] En la próxima ronda Otto no hace nada por { $seat }: { $workers } trabajadores menos.
}
event-called-from-dial = { $seat } coloca ahora el constructor que esperaba en el dial de costes.
event-called-from-line = { $seat } coloca ahora el constructor que esperaba en la línea.
event-builder-home = Un constructor de { $seat } vuelve a la bolsa: { $place }
event-stops-trading = { $seat } deja de comerciar.
event-town-wall = { $seat } tendrá menos constructores en la próxima ronda.
event-audience = Las ventajas permanentes de { $seat } no hacen nada en la próxima ronda.
event-no-tax = { $seat } no paga impuestos.
event-saint-denis-returns = { $seat } devuelve la carta de Saint-Denis.

# --- el tablero en la terminal ---------------------------------------------------------------------------

board-round = ronda { $round } de { $rounds }
board-start = jugador inicial
board-event = Evento
board-event-unknown = aún sin descubrir
board-event-good = bueno
board-event-bad = malo
board-event-foreseen = solo lo ves tú
board-price = { $card-price } de oro
board-resource = { $card-workers }→{ $card-cubes }
board-resources = trabajadores → { $material }
board-supply = Oferta
board-tax = el dado muestra { $tax }
board-kingsbridge = Kingsbridge
board-shiring = Shiring
board-start-player = Jugador inicial
board-cost = Coste
board-to-place = { $cost ->
    [0] por colocar, gratis
   *[other] por colocar, por { $cost } de oro
}
board-waiting = espera en el dial de costes
board-workers = { $amount ->
    [one] trabajador
   *[other] trabajadores
}
board-used = (usos: { $times })
board-privileges = ventajas
board-sites = trabajando
board-bought = comprado esta ronda
board-passed = fuera de la oferta
board-town-wall = menos constructores esta ronda
board-town-wall-next = menos constructores la próxima ronda
board-grey = trabajadores grises
board-grey-next = trabajadores grises la próxima ronda
board-second-privilege = Shiring
board-crusades = Cruzadas
board-line = Línea
board-black = negro
board-black-in-bag = el constructor negro está en la bolsa
board-to-place-black = hay que colocar el constructor negro
board-saint-denis = la carta de Saint-Denis
board-trader = comercia sin constructor
board-audience = audiencia: las ventajas permanentes no hacen nada
board-audience-next = audiencia la próxima ronda

# --- avisos, y el tablero en el navegador ---------------------------------------------------------------

warning-out-of-supply = { $workers ->
    [0] No tomarás más cartas esta ronda.
    [one] No tomarás más cartas esta ronda; tu trabajador va a la fábrica de lana.
   *[other] No tomarás más cartas esta ronda; tus { $workers } trabajadores van a la fábrica de lana.
}
warning-one-craftsman-goes = No tienes sitio para otro artesano: uno tiene que irse enseguida.
warning-cubes-go-back = Tienes más cubos de los que puedes guardar: algunos se devuelven.
board-read = { $card }: leer la carta
board-points-of = { $name }: { $amount } { vp }
board-gold-of = { $name }: { $amount } de { gold }
board-workers-of = { $amount ->
    [one] { $name }: un trabajador
   *[other] { $name }: { $amount } trabajadores
}
board-cubes-of = { $name }: { $amount } de { $material }
board-my-cubes = { $amount } de { $material }
board-my-cubes-bought = { $amount } de { $material }, comprado esta ronda
board-stock = { $amount } de { $material } en la reserva
board-party = { $workers ->
    [one] { $name }: un trabajador por { $cubes } de { $material }
   *[other] { $name }: { $workers } trabajadores por { $cubes } de { $material }
}
board-in-mill = { $workers ->
    [one] { $name }: un trabajador × { $gold } de oro
   *[other] { $name }: { $workers } trabajadores × { $gold } de oro
}
board-stall = { $amount } de { $material } a { $price } de oro
board-coast-price = { $material }: { $price } de oro el cubo
board-court-metal = metal para el primer constructor de la corte
board-grey-left = { $amount ->
    [one] un trabajador gris en el castillo
   *[other] { $amount } trabajadores grises en el castillo
}
board-starts = { $name } es el jugador inicial
board-dial = un constructor sacado cuesta { $cost } de oro
board-builders = Constructores
board-bag = constructores en la bolsa
board-kind-permanent = permanente
board-kind-immediate = al momento
board-kind-once = una vez
board-from-round = desde la ronda { $round }
board-capacity = { $capacity ->
    [one] una vez por ronda
   *[other] hasta { $capacity } veces por ronda
}
board-needs = solo junto a un { $craftsman } tuyo

## The phases of a round

phase-supply = Fase I: la oferta
phase-builders = Fase II: los constructores
phase-board = Fase III: el tablero

# --- temas de los problemas ------------------------------------------------------------------------------

theme-opening = apertura
theme-last-round = última ronda
theme-supply = oferta
theme-builders = colocar constructores
theme-craftsmen = artesanos
theme-market = comercio
theme-favours = favores y sucesos
theme-expansion = expansión
