torri = Torri
    .text = Costruisci la torre più alta; nessun blocco può poggiare su uno più stretto.

block = blocco
sliver = scheggia
brick = mattone
ashlar = concio
slab = lastra
plinth = plinto

option-spires = Guglie
    .text = I blocchi più stretti valgono di più.
base = larghezza della base

# The parts of the plain board, by the names of the fields.
board-bag = sacchetto
board-hands = mano
board-towers = torre
board-rubble = macerie
board-ahead = { $points ->
    [one] { $seat } è in testa con 1 punto.
   *[other] { $seat } è in testa con { $points } punti.
  }

decision-turn = Costruisci con un blocco o buttane uno.
action-build = Costruisci: { $block }
action-throw = Butta: { $block }
action-draw = Si pesca: { $block }

reason-not-held = Non hai nessun blocco di questo tipo: { $block }.
reason-too-wide = Più largo di quello su cui poggerebbe: { $block } su { $below }.

event-builds = { $points ->
    [one] { $seat } costruisce ({ $block }): 1 punto.
   *[other] { $seat } costruisce ({ $block }): { $points } punti.
  }
    .source = blocchi posati
event-throws = { $seat } butta un blocco ({ $block }).
event-draws = { $seat } pesca un blocco.
event-finds = Il blocco pescato: { $block }.
