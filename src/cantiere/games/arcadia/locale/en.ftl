# Arcadia in English. Figures come from data/*.toml (see texts.py).

arcadia = Arcadia
    .text = Architects close buildings in with workers; the castle sets the price of their seals.

gold = gold
# The result is counted in gold: these take the place of the common words for points.
points = gold
column-points = gold
rank = { $rank }. { $name }: { $score } gold

# --- families ------------------------------------------------------------------------------------------

red = red
    .text = the cloth merchants
green = green
    .text = the spice merchants
black = black
    .text = the carpenters
silver = silver
    .text = the silversmiths

# --- buildings -----------------------------------------------------------------------------------------

house = house
farm = farm
tavern = tavern
mill = mill
smithy = smithy
market = market
abbey = abbey

house-red = red house
house-green = green house
house-black = black house
house-silver = silver house
farm-red = red farm
farm-green = green farm
farm-black = black farm
farm-silver = silver farm
tavern-red = red tavern
tavern-green = green tavern
tavern-black = black tavern
tavern-silver = silver tavern
mill-red = red mill
mill-green = green mill
mill-black = black mill
mill-silver = silver mill
smithy-red = red smithy
smithy-green = green smithy
smithy-black = black smithy
smithy-silver = silver smithy
market-red = red market
market-green = green market
market-black = black market
market-silver = silver market
abbey-red = red abbey
abbey-green = green abbey
abbey-black = black abbey
abbey-silver = silver abbey

# --- what seats have -----------------------------------------------------------------------------------

seal-red = red seals
seal-green = green seals
seal-black = black seals
seal-silver = silver seals
worker-own = own workers
worker-neutral = neutral workers
flag = flags
card = cards in hand
piece-worker = { $amount ->
    [one] worker
   *[other] { $amount } workers
}
piece-piece = { $amount ->
    [one] piece
   *[other] { $amount } pieces
}
piece-flag = { $amount ->
    [one] flag
   *[other] { $amount } flags
}

# --- the board -----------------------------------------------------------------------------------------

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

# What may stand on a cell.
castle = the castle
building = a building
worker = a worker
space = castle

# --- options -------------------------------------------------------------------------------------------

option-first_game = first game: some buildings stand already
option-open_screens = open screens: everybody’s goods are seen
option-castle = where the castle lies
option-castle-default = as usual
option-castle-random = drawn by lot
option-mirror = buildings may be mirrored
option-start = who starts
error-castle-place = In the first game the castle lies at { $place }; no other place can be chosen.

# --- questions -----------------------------------------------------------------------------------------

decision-castle_site = Where does the castle site lie?
decision-start_player = Who is the start player?
decision-deal = Which card comes from the deck?
decision-open_card = Which card is turned up beside the deck?
decision-action = Build, or place workers?
decision-card = Which card do you play?
decision-placement = Where do you lay the building, and how is it turned?
decision-building = Around which building do you place workers?
decision-worker = Which worker goes where?
decision-castle_piece = Which castle piece do you place, and on which space?
decision-draw = Which card do you take?
decision-flag = Give up a flag for more workers and a sale?
decision-sell = Which seals do you sell?

# --- actions -------------------------------------------------------------------------------------------

action-build = play a card and lay its building
action-workers = place workers around one building
action-pass = pass
action-play = play the { $card }
action-lay = at { $column }{ $row }{ $turns ->
    [0] {""}
    [1] , turned by a quarter
    [2] , turned by half
   *[other] , turned by three quarters
}{ $mirrored ->
    [0] {""}
   *[other] , mirrored
}
action-take = take the { $card }
action-take-deck = draw from the deck
action-at-castle = around the castle
action-at = around the building at { $column }{ $row }
action-stop = place no more workers
action-own = one of your own on { $column }{ $row }
action-neutral = a neutral one on { $column }{ $row }
action-piece = { $family } on space { $space }
action-keep = keep your flags
action-flag = give up a flag
action-done = sell no more
action-sell = { $amount ->
    [one] sell one { $family } seal
   *[other] sell { $amount } { $family } seals
}
action-start = { $seat } is the start player
action-castle = upper left corner at { $column }{ $row }
action-card = the { $card }

# --- refusals ------------------------------------------------------------------------------------------

reason-no-cards = You have no cards to build with.
reason-no-card-fits = None of your buildings fits anywhere beside what stands on the board.
reason-no-workers = You have no workers behind your screen.
reason-no-free-cells = No cell beside a building or the castle is free.
reason-must-act = You can act, so you may not pass.
reason-not-in-hand = You do not have this card: { $card }.
reason-card-fits-nowhere = There is no place on the board for the { $card }.
reason-same-orientation = Turned like that, a { $shape } is the same as in an earlier orientation: use that one.
reason-not-mirrored = In this game a { $shape } may be turned, but not mirrored.
reason-outside = From there the { $shape } would lie partly outside the board.
reason-cell-taken = { $column }{ $row } is not free: there stands { $by }.
reason-touches-nothing = It must share an edge with a building, the castle or a worker; a corner is not enough.
reason-no-building-there = There is no building on { $column }{ $row }.
reason-say-castle = That is the castle: it is chosen as a whole, not by one of its cells.
reason-name-first-cell = This building is chosen by its first cell, { $column }{ $row }.
reason-no-free-cell-around = No cell around it is free.
reason-place-one-first = You have chosen to place workers: place at least one.
reason-no-own-workers = You have no workers of your own behind your screen.
reason-no-neutral-workers = You have no neutral workers behind your screen.
reason-not-beside-it = { $column }{ $row } does not share an edge with the building you have chosen.
reason-not-open = This card does not lie open: { $card }.
reason-deck-empty = The deck is empty.
reason-no-piece-left = No { $family } piece is left for level { $level }.
reason-space-built = Space { $space } is built already at level { $level }.
reason-too-few-seals = { $have ->
    [0] You have no { $family } seals.
    [one] You have only one { $family } seal.
   *[other] You have only { $have } { $family } seals.
}

# --- the log -------------------------------------------------------------------------------------------

event-castle-laid = The castle site lies at { $column }{ $row }.
event-starts = { $seat } is the start player.
event-dealt = { $seat } has drawn the { $card }.
event-opened = The { $card } is turned up beside the deck.
event-passes = { $seat } passes.
event-plays = { $seat } plays the { $card }.
event-lays = { $seat } lays the { $card } at { $column }{ $row }.
event-hires = { $amount ->
    [one] { $seat } hires a neutral worker from a tent.
   *[other] { $seat } hires { $amount } neutral workers from tents.
}
event-places-own = { $seat } places a worker on { $column }{ $row }.
event-places-neutral = { $seat } places a neutral worker on { $column }{ $row }.
event-completed = { $seat } completes the { $card } at { $column }{ $row }.
event-seals = { $amount ->
    [one] { $seat } gets one { $family } seal for the building at { $column }{ $row }.
   *[other] { $seat } gets { $amount } { $family } seals for the building at { $column }{ $row }.
}
event-piece = { $seat } puts a { $family } piece on castle space { $space }, level { $level }.
event-level-full = Level { $level } of the castle is full.
event-last-turns = { $seat } brings the end: everyone has one more turn.
event-draws = { $seat } draws a card from the deck.
event-takes = { $seat } takes the { $card }.
event-flag = { $amount ->
    [one] { $seat } gives up a flag for one worker.
   *[other] { $seat } gives up a flag for { $amount } workers.
}
event-sold = { $amount ->
    [one] { $seat } sells one { $family } seal for { $gold } gold.
   *[other] { $seat } sells { $amount } { $family } seals for { $gold } gold.
}
event-final-sale = The last seals are sold.

# --- the drawing ---------------------------------------------------------------------------------------

board-last-turns = { $turns ->
    [0] the last turn
    [one] one turn after this
   *[other] { $turns } turns after this
}
board-worth = worth
board-castle = Castle, level { $level }
board-supply = level { $level }
board-cards = Open cards
board-deck = { $amount ->
    [0] deck empty
    [one] one card in the deck
   *[other] { $amount } cards in the deck
}
board-pool = { $amount ->
    [one] one neutral worker in the pool
   *[other] { $amount } neutral workers in the pool
}
board-flags = { $amount ->
    [one] one flag
   *[other] { $amount } flags
}
board-hand = { $amount ->
    [one] one card
   *[other] { $amount } cards
}
board-gold = { $amount } gold
board-own = { $amount ->
    [one] one own worker
   *[other] { $amount } own workers
}
board-neutral = { $amount } neutral
board-screen = behind the screen
board-known = known
board-in-play = To lay: { $card }
board-name-placement = An answer names the cell of the * and how it is turned: build a1 r0
board-around = Placing around the building at { $column }{ $row }
board-around-castle = Placing around the castle
board-legend = HR house, red seal (! one free cell left) · h its other cells, or complete
    (A) worker · + neutral worker · △ tent · 1R castle space 1, red on top

# --- what to know before an action -------------------------------------------------------------------------

warning-brings-the-end = This fills the level and brings the end: everyone has one more turn.
warning-sold-for-nothing = These seals are worth nothing now.

# --- the board in the browser ----------------------------------------------------------------------------

board-building = { $card } at { $cell }, { $free ->
    [0] complete
    [one] one free cell around it
   *[other] { $free } free cells around it
}
board-built = { $built } of { $spaces } spaces built at this level
board-space = Castle space { $space }, height { $level }, on top: { $family }
board-value = { $amount ->
    [0] A { $family } seal is worth nothing now
   *[other] A { $family } seal is worth { $amount } gold now
}
board-left = { $amount ->
    [0] no { $family } piece left for level { $level }
    [one] one { $family } piece left for level { $level }
   *[other] { $amount } { $family } pieces left for level { $level }
}
board-choose-piece = Choose a family above, then a space.
board-turn = Turn it (R, wheel, two fingers)
board-mirror = Mirror it (M)
board-lay = Lay it here (Enter)
board-not-here = It cannot lie at { $cell } like this
board-not-there = It cannot lie like this.
board-covers = { $amount ->
    [one] one neutral worker from a tent
   *[other] { $amount } neutral workers from tents
}
board-completes = completes the { $card }
board-closed-at-once = complete at once
board-worker-at = Worker of { $name } on { $cell }
board-neutral-at = Neutral worker on { $cell }
board-neutral-reserve = { $amount ->
    [one] one neutral worker
   *[other] { $amount } neutral workers
}
board-out = { $amount ->
    [one] one own worker on the board
   *[other] { $amount } own workers on the board
}
board-seals = { $amount ->
    [0] no { $family } seals
    [one] one { $family } seal
   *[other] { $amount } { $family } seals
}
board-screen-hides = gold, seals and workers behind the screen
board-ledger = Castle, values and cards
board-desk = Your side of the screen
board-read = Read the { $card }
board-fewer = Sell fewer { $family } seals
board-more = Sell more { $family } seals
board-sell-for = { $amount ->
    [one] Sell one { $family } seal for { $gold } gold
   *[other] Sell { $amount } { $family } seals for { $gold } gold
}
board-card-cells = A building of { $amount } cells.
board-card-copies = { $amount ->
    [one] One such card in the box.
   *[other] { $amount } such cards in the box.
}

# --- themes of problems ----------------------------------------------------------------------------------

theme-opening = opening
theme-last-turns = last turns
theme-cards = cards
theme-placement = laying buildings
theme-workers = placing workers
theme-castle = castle pieces
