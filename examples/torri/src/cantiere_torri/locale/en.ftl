torri = Torri
    .text = Build the highest tower; no block may lie on a narrower one.

block = block
sliver = sliver
brick = brick
ashlar = ashlar
slab = slab
plinth = plinth

option-spires = Spires
    .text = The narrowest blocks count more.
base = width of the base

# The parts of the plain board, by the names of the fields.
board-bag = bag
board-hands = hand
board-towers = tower
board-rubble = rubble
board-ahead = { $points ->
    [one] { $seat } is ahead with 1 point.
   *[other] { $seat } is ahead with { $points } points.
  }

decision-turn = Build with a block, or throw one away.
action-build = Build with the { $block }
action-throw = Throw the { $block } away
action-draw = { $block } is drawn

reason-not-held = You hold no { $block }.
reason-too-wide = The { $block } is wider than the { $below } on which it would lie.

event-builds = { $points ->
    [one] { $seat } builds ({ $block }): 1 point.
   *[other] { $seat } builds ({ $block }): { $points } points.
  }
    .source = blocks laid
event-throws = { $seat } throws a block away ({ $block }).
event-draws = { $seat } draws a block.
event-finds = The block drawn: { $block }.
