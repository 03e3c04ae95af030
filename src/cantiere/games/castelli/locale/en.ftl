# Castelli in English. Figures come from data/castelli.toml.

castelli = Castelli
    .text = Lay shields around the lands of Italy, win materials, and raise castles in line with towns.

# --- words ---------------------------------------------------------------------------------------------

wood = wood
grain = grain
stone = stone
market = market
silver = silver
n = north
e = east
s = south
w = west
red = red
blue = blue
green = green
yellow = yellow
village = village
city = city
stone-1 = first stone plot
stone-2 = second stone plot
part-a = A
part-b = B
part-c = C
part-d = D

# --- where points and silver come from -----------------------------------------------------------------

castle = castle
castles-built = castles built
castle-on-top = castles on top
town-held = towns held
cards = cards in hand
materials = materials left
start-tile = own start tile
mine = mine
tile = tile
frame = frame
sale = sale of a card
castles-left = castles left
piece-castle = { $amount ->
    [one] castle
   *[other] { $amount } castles
    }
piece-tile = { $amount ->
    [one] tile
   *[other] { $amount } tiles
    }
piece-village = { $amount ->
    [one] village
   *[other] { $amount } villages
    }
piece-city = { $amount ->
    [one] city
   *[other] { $amount } cities
    }
mine-won = most influence at the mine
area = area
deck = deck

# --- options -------------------------------------------------------------------------------------------

option-dilemma = Dilemma: a tile in hand, and each turn the choice which to lay
option-battle = Battle: castles may be built over
option-tournament = two tables of two, with one deck of cards and one box of towns
option-arrangement = how the four parts of the board lie
option-arrangement-default = as usual
option-arrangement-random = drawn by lot
option-start = who starts
error-tournament-seats = tournament: two games of two are for { $needed } seats, not { $seats }.

# --- forms of the tournament ----------------------------------------------------------------------------

form-knockout = knockout
    .text = The winners play for first place, the others for third.
form-round-robin = round robin
    .text = Everybody meets everybody; the points are added up.

# --- cards ---------------------------------------------------------------------------------------------

king-3 = king (3)
    .text = points at once: { $gives }
king-4 = king (4)
    .text = points at once: { $gives }
king-5 = king (5)
    .text = points at once: { $gives }
bailiff = bailiff
    .text = in another’s turn: turn the tile just laid
count = count
    .text = build a castle in a grain area
countess = countess
    .text = build a castle in a wood area
robber-knight = robber knight
    .text = half the silver in the mine
robber = robber
    .text = { $takes } silver from everybody else
robber-band = robber band
    .text = { $takes } silver from everybody else
traitor = traitor
    .text = pay { $price } silver to somebody and draw a card from that hand
builder = builder
    .text = build a castle with materials missing, for { $price } silver each
farmer = farmer
    .text = a new village on a land without town
duke = duke
    .text = a new city on a land without town
guard = guard
    .text = in another’s turn: an attempt to build over your castle fails
arsonist = arsonist
    .text = a city leaves the game
abbot = abbot
    .text = build over a castle for { $cubes } of each material
cavalry = cavalry
    .text = build over a castle without having more points there

# --- tiles ---------------------------------------------------------------------------------------------

t01 = tile T01
t02 = tile T02
t03 = tile T03
t04 = tile T04
t05 = tile T05
t06 = tile T06
t07 = tile T07
t08 = tile T08
t09 = tile T09
t10 = tile T10
t11 = tile T11
t12 = tile T12
t13 = tile T13
t14 = tile T14
t15 = tile T15
t16 = tile T16
t17 = tile T17
t18 = tile T18
t19 = tile T19
t20 = tile T20
t21 = tile T21
t22 = tile T22
t23 = tile T23
t24 = tile T24
t25 = tile T25
t26 = tile T26
t27 = tile T27
t28 = tile T28
t29 = tile T29
t30 = tile T30
t31 = tile T31
t32 = tile T32
s1 = start tile S1
s2 = start tile S2
s3 = start tile S3
s4 = start tile S4

# --- questions -----------------------------------------------------------------------------------------

decision-arrangement = Which part of the board comes next?
decision-start_seat = Who starts?
decision-deal_start_tiles = Which start tile is dealt?
decision-tile = Which tile do you look at? You may also use your cards.
decision-reveal_tile = Which tile lies there?
decision-keep = Which tile do you lay?
decision-turn = Where does the tile’s red shield point?
decision-bailiff = Do you send the bailiff to turn the tile?
decision-main = What else do you do in this turn?
decision-draw_card = Which card is drawn?
decision-castle_site = Where do you build the castle?
decision-town_site = Which land?
decision-victim = From whose hand do you draw a card?
decision-steal_card = Which card is drawn from the hand?
decision-over_site = Which castle do you build over?
decision-guard = Your castle is being built over. Does the guard protect it?
decision-payment = Is one cube replaced by silver?
decision-last_sale = Do you sell cards before the end is counted?
decision-resolving = One moment: others may still react.

# --- actions -------------------------------------------------------------------------------------------

action-end = end the turn
action-end-sale = sell no more
action-tile = look at the tile on { $row },{ $column }
action-lay-drawn = lay the tile just looked at
action-lay-held = lay the tile in hand
action-decline = not now
action-decline-turn = not in this turn
action-turn = red to the { $side }
action-build = build a castle on { $row },{ $column }
action-buy-build = build a castle on { $row },{ $column }, buying the missing material
action-over = build over the castle on { $row },{ $column } ({ $plot })
action-pay-cubes = pay in cubes only
action-replace = pay silver instead of one { $material }
action-on = land { $row },{ $column }
action-from = from { $seat }
action-play = play the { $card }
action-sell = sell the { $card }
action-part-upright = part { $part }, upright
action-part-turned = part { $part }, turned round
action-start = { $seat } starts
action-reveal = { $tile }
action-deal = { $tile }
action-draw = { $card }
action-steal = { $card }

# --- refusals ------------------------------------------------------------------------------------------

reason-tile-open = This tile lies open already.
reason-no-meadow = There is no meadow there: with two seats half the board is used.
reason-other-table = That belongs to the other table.
reason-no-such-land = There is no such land: with two seats half the board is used.
reason-turned-that-way = The tile points there already.
reason-bailiff-turns = The bailiff is played by turning the tile: answer with a direction.
reason-declined = You have said that you do not react in this turn.
reason-missing-material = A castle costs one wood, one grain and one stone; { $missing ->
    [one] one of them is missing
   *[other] { $missing } of them are missing
    }.
reason-nothing-missing = No material is missing, so none is bought.
reason-bought-already = Only one material is bought in a turn, and that has been done.
reason-too-much-missing = One material may be bought; missing: { $missing }.
reason-too-little-silver = That costs { $needed } silver; you have { $have }.
reason-no-castle-left = All your castles stand on the board.
reason-no-such-area = This land has no { $area } area.
reason-plot-taken = There is no free plot in the { $area } area.
reason-no-shield = None of your shields with points faces this land.
reason-no-site = There is no place where the { $card } could build.
reason-builder-pays-itself = The builder pays silver for what is missing; nothing else is bought.
reason-card-not-held = You have no { $card }.
reason-in-others-turns = The { $card } is played in another’s turn.
reason-in-own-turn = Other cards are used in your own turn.
reason-only-sales = The last turn is over: cards can only be sold now.
reason-pay-first = Pay for the castle first: the { $card } would build with the same cubes.
reason-one-card-a-turn = One card may be played in a turn, and that has been done.
reason-nobody-has-cards = Nobody else has a card.
reason-has-no-cards = { $seat } has no cards.
reason-own-hand = That is your own hand.
reason-no-such-seat = Nobody of your table sits there.
reason-no-village-left = No village is left in the box.
reason-no-city-left = No city is left in the box.
reason-no-city = There is no city to burn.
reason-no-city-there = There is no city on this land.
reason-land-has-town = There is a town already.
reason-not-the-mine = Nothing is built on the mine.
reason-battle-only = Castles are built over only with the module Battle.
reason-no-castle-there = There is no castle.
reason-built-over-already = This castle has been built over already.
reason-own-castle = That is your own castle.
reason-no-majority = You need more points on this land than the owner of the castle: { $have } against { $theirs }.
reason-missing-cubes = { $missing ->
    [one] One cube is missing
   *[other] { $missing } cubes are missing
    }; only one may be replaced by silver.
reason-nothing-to-build-over = There is no castle that the { $card } could help to build over.
reason-missing-cube = One cube is missing; it may be replaced by { $needed } silver, and you have { $have }.

# --- what happens --------------------------------------------------------------------------------------

event-starts = { $seat } starts.
event-start-tile = { $seat } gets a start tile.
event-start-tile-seen = { $seat } sees a start tile with shields of { $value }.
event-looks = { $seat } looks at the tile on { $row },{ $column }.
event-reveals = { $seat } looks at the tile on { $row },{ $column }: it has shields of { $value }.
event-keeps = { $seat } keeps the tile from { $row },{ $column } and lays the one in hand.
event-lays = { $seat } lays a tile with shields of { $value } on { $row },{ $column }, red to the { $side }.
event-turns = { $seat } has the tile on { $row },{ $column } turned: red to the { $side }.
event-evaluates = The { $area } area on { $row },{ $column } is evaluated.
event-no-winner = The { $area } area on { $row },{ $column } is closed; nobody gets anything.
event-material = { $seat } gets { $amount } { $material } ({ $source }).
event-no-room = { $seat } has no room for more { $material }: { $amount } lost.
event-silver = { $seat } takes { $amount } silver from the mine ({ $source }).
event-pays = { $seat } pays { $amount } silver into the mine ({ $source }).
event-points = { $amount ->
    [one] { $seat } scores one point ({ $source }).
   *[other] { $seat } scores { $amount } points ({ $source }).
    }
event-castle = { $seat } builds a castle on { $row },{ $column }.
event-draws = { $seat } draws a card.
event-card = { $seat } has drawn the { $card }.
event-plays = { $seat } plays the { $card }.
event-sells = { $seat } sells a card.
event-card-sold = { $seat } has sold the { $card }.
event-robbed = { $seat } loses { $amount } silver to { $other } ({ $card }).
event-betrays = { $seat } pays { $other } { $amount } silver for a card from that hand.
event-takes-card = { $seat } draws a card from the hand of { $other }.
event-card-passed = { $seat } has drawn the { $card } from { $other }.
event-town = { $seat } founds a town on { $row },{ $column } ({ $card }).
event-fire = { $seat } burns the city on { $row },{ $column } down ({ $card }).
event-attacks = { $seat } attacks the castle of { $owner } on { $row },{ $column }.
event-guarded = The guard of { $seat } drives the attackers off the castle on { $row },{ $column }.
event-built-over = { $seat } builds over the castle of { $owner } on { $row },{ $column }.

# --- the board in a terminal ---------------------------------------------------------------------------

board-deck = Deck
board-under = under it
board-mine = Mine
board-box = Box
board-villages = { $number ->
    [one] { $number } village
   *[other] { $number } villages
    }
board-cities = { $number ->
    [one] { $number } city
   *[other] { $number } cities
    }
board-tiles = Tiles face down
board-points = points
board-castles = castles left
board-cards = cards
board-start-tile = start tile
board-other-tile = other tile
board-in-hand = Tile in hand
board-looking = Tile chosen
board-legend = V village, C city, $ mine · w g s wood, grain, stone, m market, with their symbols · □ free plot · Rb red’s castle on blue’s · * card shield

# --- what to know before an action -------------------------------------------------------------------------

warning-could-build = You could still build this turn.
warning-sold-for-nothing = The mine has no silver left: you get nothing for it.
# --- the board in a browser ----------------------------------------------------------------------------

board-wood = wood
board-grain = grain
board-stone = stone
board-silver = silver
board-card = card
board-land = Land { $row },{ $column }
board-face-down = face-down tile on { $row },{ $column }
board-tile = tile on { $row },{ $column }
board-shield = { $points ->
    [0] { $side } { $who }: card
   *[other] { $side } { $who }: { $points }
    }
board-neutral = { $colour } (nobody’s)
board-area = { $number } { $area }
board-influence = { $who }: { $points }
board-waiting = { $number ->
    [one] one tile to come
   *[other] { $number } tiles to come
    }
board-decided = decided
board-castle-of = castle of { $who }
board-scores = A castle here scores { $points }
board-own-shields = Your shields around this land: { $points }
board-prize = At the end this town gives { $points } to who has most castles in its row and column
board-mine-holds = { $number } silver in the mine
board-frame-gives = At the frame: { $what } for the shield beside it
board-gain = { $who }: { $number } { $what }
board-from-meadow = from the meadow
board-from-hand = from your hand
board-deck-holds = { $number ->
    [one] { $number } card in the deck
   *[other] { $number } cards in the deck
    }
board-tiles-left = { $number ->
    [one] { $number } tile face down
   *[other] { $number } tiles face down
    }
board-what-counts = What counts
board-counts-line = A castle scores for each village and city in its row and column
board-counts-rest = At the end: { $card } for each card in hand, { $material } for each material left
board-counts-silver = At the end: most silver { $most }, second { $second }
board-counts-start = At the end: { $points } for who still holds the start tile
board-counts-top = At the end: { $points } for each castle that is not built over
board-counts-held = At the end to who has most castles in its row and column: village { $village }, city { $city }
board-copies = { $number ->
    [one] once in the deck
   *[other] { $number } times in the deck
    }
board-table = Table { $number }
board-has = { $number } { $what }
board-has-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
board-has-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
board-has-castles = { $number ->
    [one] { $number } castle left
   *[other] { $number } castles left
    }
board-holds-tile = holds a tile
board-holds-start-tile = holds a start tile
board-known = Known
board-stores = Your stores
board-read = Read: { $what }
board-no-cards = No cards in hand

# --- themes of problems ----------------------------------------------------------------------------------

theme-opening = opening
theme-last-tiles = last tiles
theme-tile = choosing a tile
theme-turning = turning a tile
theme-after-tile = after the tile
theme-castle-site = castle site
theme-people = people at court
theme-dilemma = module Dilemma
theme-battle = module Battle
