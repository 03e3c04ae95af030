torri = Torri
    .text = Construye la torre más alta; ningún bloque puede apoyarse en otro más estrecho.

block = bloque
sliver = lasca
brick = ladrillo
ashlar = sillar
slab = losa
plinth = plinto

option-spires = Agujas
    .text = Los bloques más estrechos valen más.
base = anchura de la base

# The parts of the plain board, by the names of the fields.
board-bag = bolsa
board-hands = mano
board-towers = torre
board-rubble = escombros
board-ahead = { $points ->
    [one] { $seat } va en cabeza con 1 punto.
   *[other] { $seat } va en cabeza con { $points } puntos.
  }

decision-turn = Construye con un bloque o tira uno.
action-build = Construir: { $block }
action-throw = Tirar: { $block }
action-draw = Sale: { $block }

reason-not-held = No tienes ningún bloque de este tipo: { $block }.
reason-too-wide = Es más ancho que aquel en que se apoyaría: { $block } sobre { $below }.

event-builds = { $points ->
    [one] { $seat } construye ({ $block }): 1 punto.
   *[other] { $seat } construye ({ $block }): { $points } puntos.
  }
    .source = bloques puestos
event-throws = { $seat } tira un bloque ({ $block }).
event-draws = { $seat } roba un bloque.
event-finds = El bloque robado: { $block }.
