torri = Torri
    .text = Baue den höchsten Turm; kein Block darf auf einem schmaleren liegen.

block = Block
sliver = Splitter
brick = Ziegel
ashlar = Quader
slab = Platte
plinth = Sockel

option-spires = Spitzen
    .text = Die schmalsten Blöcke zählen mehr.
base = Breite des Fußes

# The parts of the plain board, by the names of the fields.
board-bag = Beutel
board-hands = Hand
board-towers = Turm
board-rubble = Schutt
board-ahead = { $points ->
    [one] { $seat } führt mit 1 Punkt.
   *[other] { $seat } führt mit { $points } Punkten.
  }

decision-turn = Baue mit einem Block oder wirf einen weg.
action-build = Bauen: { $block }
action-throw = Wegwerfen: { $block }
action-draw = Gezogen: { $block }

reason-not-held = Einen solchen Block hast du nicht: { $block }.
reason-too-wide = Breiter als der Block, auf dem er läge: { $block } auf { $below }.

event-builds = { $points ->
    [one] { $seat } baut ({ $block }): 1 Punkt.
   *[other] { $seat } baut ({ $block }): { $points } Punkte.
  }
    .source = gebaut
event-throws = { $seat } wirft einen Block weg ({ $block }).
event-draws = { $seat } zieht einen Block.
event-finds = Der gezogene Block: { $block }.
