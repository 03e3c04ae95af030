# Pillars in English. Figures come from data/*.toml: `$price`, `$uses-wood`, `$card-price` … (see texts.py).

pillars = Pillars
    .text = Craftsmen, materials and master builders raise a cathedral.

# --- words ---------------------------------------------------------------------------------------------

vp = VP
gold = gold
workers = workers
stone = stone
wood = wood
sand = sand
metal = metal
craftsmen = craftsmen
privileges = privileges
piece-builder = { $amount ->
    [one] master builder
   *[other] { $amount } master builders
}
piece-worker = { $amount ->
    [one] worker
   *[other] { $amount } workers
}

# --- places on the road --------------------------------------------------------------------------------

bishop = Bishop
    .text = protection, or one cube
kingsbridge-1 = Kingsbridge 1
    .text = the first privilege on show
kingsbridge-2 = Kingsbridge 2
    .text = the second privilege on show
priory = Priory
    .text = { $vp-1 } { vp }, then { $vp-2 } { vp }
court = King’s court
    .text = no tax; the first gets the metal
shiring-1 = Shiring 1
    .text = the first craftsman on show, without gold
shiring-2 = Shiring 2
    .text = the second craftsman on show, without gold
castle = Castle
    .text = grey workers next round: { $grey-workers }
market = Market
    .text = buy and sell materials
cathedral = Cathedral
    .text = start player of the next round
tax-collector = Tax collector
    .text = no tax, and gold by the die
france = France
    .text = the card of Saint-Denis: one craftsman more at the cathedral
coast = Coast
    .text = sell materials at better prices
shiring-3 = Shiring 3
    .text = the privilege on show

# --- where things come from and go to ------------------------------------------------------------------

supply = supply
builders = cost of a builder
event = event
wool-mill = Wool mill
dial = Cost dial
line = Builders’ line
forest = Forest
quarry = Quarry
gravel_pit = Gravel pit
tax = tax
set-up = set-up
crusade = Crusade
craftsmen-limit = too many craftsmen
cube-limit = too many cubes
crusade-3 = Crusade
    .text = { $workers } { workers } → { $vp } { vp }
crusade-4 = Crusade
    .text = { $workers } { workers } → { $vp } { vp }
crusade-6 = Crusade
    .text = { $workers } { workers } → { $vp } { vp }
crusade-7 = Crusade
    .text = { $workers } { workers } → { $vp } { vp }

# --- the cathedral -------------------------------------------------------------------------------------

nave = nave
portal = portal
apse = apse
first-tower = first tower
second-tower = second tower
roof = roof

# --- craftsmen -----------------------------------------------------------------------------------------

kind-mortar-mixer = mortar mixer
kind-woodworker = woodworker
kind-stonecutter = stonecutter

work-sand = { $uses-sand } { sand } → { $gives-vp } { vp } ×{ $capacity }
work-wood = { $uses-wood } { wood } → { $gives-vp } { vp } ×{ $capacity }
work-stone = { $uses-stone } { stone } → { $gives-vp } { vp } ×{ $capacity }

mortar-mixer = Mortar mixer
    .text = { work-sand }
woodworker = Woodworker
    .text = { work-wood }
stonecutter = Stonecutter
    .text = { work-stone }
tool-maker = Tool maker
    .text = { $holds-metal } { metal } held → { $gives-gold } { gold } ×{ $capacity }
master-woodworker = Master woodworker
    .text = { $uses-wood } { wood } → { $gives-gold } { gold } ×{ $capacity }
mortar-mixer-1 = Better mortar mixer
    .text = { work-sand }
mason = Mason
mason-1 = Mason
    .text = { work-stone }
mason-2 = Mason
    .text = { work-stone }
mason-3 = Mason
    .text = { work-stone }
mason-4 = Mason
    .text = { work-stone }
carpenter = Carpenter
carpenter-2 = Carpenter
    .text = { work-wood }
carpenter-3 = Carpenter
    .text = { work-wood }
carpenter-4 = Carpenter
    .text = { work-wood }
carpenter-5 = Carpenter
    .text = { work-wood }
potter = Potter
potter-2 = Potter
    .text = { work-sand }
potter-3 = Potter
    .text = { work-sand }
architect = Architect
architect-2 = Architect
    .text = → { $gives-vp } { vp } ×{ $capacity }
sculptor = Sculptor
sculptor-3 = Sculptor
    .text = { work-stone }
sculptor-4 = Sculptor
    .text = { work-stone }
sculptor-5 = Sculptor
    .text = { work-stone }
sculptor-6 = Sculptor
    .text = { work-stone }
work-glass = { $uses-sand } { sand } + { $uses-metal } { metal } → { $gives-vp } { vp } ×{ $capacity }
glassblower = Glassblower
glassblower-4 = Glassblower
    .text = { work-glass }
glassblower-5 = Glassblower
    .text = { work-glass }
work-gold = { $uses-gold } { gold } → { $gives-vp } { vp } ×{ $capacity }
goldsmith = Goldsmith
goldsmith-5 = Goldsmith
    .text = { work-gold }
goldsmith-6 = Goldsmith
    .text = { work-gold }
organ-builder = Organ builder
organ-builder-6 = Organ builder
    .text = { $uses-wood } { wood } + { $uses-metal } { metal } → { $gives-vp } { vp } ×{ $capacity }
bell-maker = Bell maker
bell-maker-6 = Bell maker
    .text = { $uses-metal } { metal } → { $gives-vp } { vp } ×{ $capacity }
stonecutter-1 = Master stonecutter
    .text = { $uses-stone } { stone } → { $gives-gold } { gold } ×{ $capacity }
assistant = Assistant
assistant-2 = Assistant
    .text = { $assists ->
        [one] one more use
       *[other] { $assists } more uses
    } of another own craftsman, no metal
brick-maker = Brick maker
brick-maker-3 = Brick maker
    .text = { $uses-sand } { sand } → { $gives-stone } { stone } ×{ $capacity }
wood-carver = Wood carver
wood-carver-4 = Wood carver
    .text = { work-wood }
painter = Painter
painter-5 = Painter
    .text = → { $gives-vp } { vp } ×{ $capacity }
tile-maker = Tile maker
tile-maker-6 = Tile maker
    .text = { work-sand }

# --- resource cards ------------------------------------------------------------------------------------

gravel-1 = Small gravel pit
    .text = { $workers ->
        [one] one worker
       *[other] { $workers } { workers }
    } → { $cubes } { sand }
gravel-2 = Gravel pit
    .text = { $workers } { workers } → { $cubes } { sand }
gravel-3 = Gravel pit
    .text = { $workers } { workers } → { $cubes } { sand }
gravel-4 = Gravel pit
    .text = { $workers } { workers } → { $cubes } { sand }
forest-2 = Forest
    .text = { $workers } { workers } → { $cubes } { wood }
forest-3 = Forest
    .text = { $workers } { workers } → { $cubes } { wood }
forest-4 = Forest
    .text = { $workers } { workers } → { $cubes } { wood }
quarry-2 = Quarry
    .text = { $workers } { workers } → { $cubes } { stone }
quarry-3 = Quarry
    .text = { $workers } { workers } → { $cubes } { stone }
quarry-4 = Quarry
    .text = { $workers } { workers } → { $cubes } { stone }

# --- privileges ----------------------------------------------------------------------------------------

richard = Richard
    .text = { $each-round-sand } { sand } each round
aliena = Aliena
    .text = { $each-round-wood } { wood } each round
tom = Tom
    .text = { $each-round-stone } { stone } each round
jack = Jack
    .text = { $craftsmen ->
        [one] room for one more craftsman
       *[other] room for { $craftsmen } more craftsmen
    }
otto = Otto
    .text = { $workers ->
        [one] one more worker
       *[other] { $workers } more workers
    } from the next round on
francis = Francis
    .text = tax is always { $tax } { gold }
philip = Philip
    .text = { $priory-vp } { vp } more for each own builder in the priory
ellen = Ellen
    .text = sees the round’s event when the round begins
madonna = Madonna
    .text = { $gives-vp } { vp } at once
wool-fair = Wool fair
    .text = { $gives-gold } { gold } at once
toledo = Toledo
    .text = { $gives-metal } { metal } at once
tax-freedom = Tax freedom
    .text = no tax, once, said after the roll
thomas = Thomas
    .text = spared a bad event, once
remigius = Remigius
    .text = a drawn builder free, once
completion = Completion
    .text = { $gives-stone } { stone } and { $gives-wood } { wood } at once
ceremony = Ceremony
    .text = { $gives-metal } { metal } at once
alfred = Alfred
    .text = chooses the craftsmen for Shiring each round
waleran = Waleran
    .text = { $gold } { gold } whenever a drawn builder is passed
bartholomew = Bartholomew
    .text = { $gold } { gold } at the start of each round
jonathan = Jonathan
    .text = craftsmen cost { $discount } { gold } less in the supply
regan = Regan
    .text = { $gold } { gold } → { $vp } { vp }, whenever it is your turn to decide
sally = Sally
    .text = the requirements of craftsmen do not bind you
william-hamleigh = William Hamleigh
    .text = the black builder keeps a space for you
shiring-freed = Shiring is freed
    .text = { $either-metal } { metal } or { $either-gold } { gold } at once
mathilde = Mathilde
    .text = trade at the market without a builder, once
procession = Procession
    .text = { $choice ->
        [one] one cube
       *[other] { $choice } cubes
    } of your choice at once, not { metal }

# --- events --------------------------------------------------------------------------------------------

king = King
    .text = everyone gets { $gives-gold } { gold }
richard-returns = Richard returns
    .text = everyone gets { $gives-metal } { metal }
prior-philip = Prior Philip
    .text = { $mill-gold } { gold } for each worker in the wool mill, { $mill-limit } at most
volunteers = Volunteers
    .text = { $card-cubes ->
        [one] one more cube
       *[other] { $card-cubes } more cubes
    } on each resource card
archbishop = Archbishop
    .text = { $extra-uses ->
        [one] one more use
       *[other] { $extra-uses } more uses
    } of an own craftsman at the cathedral
william = William
    .text = everyone pays { $pays } { gold }
conflict = Conflict
    .text = everyone loses { $loses-vp } { vp }
town-wall = Town wall
    .text = { $fewer-builders ->
        [one] one builder less
       *[other] { $fewer-builders } builders less
    } next round
cold-winter = Cold winter
    .text = cubes on each resource card: { $card-cubes }
collapse = Collapse
    .text = { $loses-craftsmen ->
        [one] everyone loses a craftsman
       *[other] everyone loses { $loses-craftsmen } craftsmen
    } of their choice
audience = Audience
    .text = permanent privileges, but Jack, do nothing next round
cloister = Cloister
    .text = any number of cubes may be kept this round
shiring-recruits = Shiring recruits
    .text = everyone takes a builder off the board
guild-meeting = Guild meeting
    .text = { $vp } { vp } for each mortar mixer and mason

# --- options -------------------------------------------------------------------------------------------

option-expansion = with the expansion
option-start = who starts
error-needs-expansion = For so many seats ({ $seats }) the expansion is needed.

# --- questions -----------------------------------------------------------------------------------------

decision-start_player = Who is the start player?
decision-reveal_privilege = Which privilege is turned up in Kingsbridge?
decision-lay_out_craftsman = Which craftsman is laid out in Shiring?
decision-leave_out_resource = Which resource card stays unused this round?
decision-foresee_event = Which event is coming? Ellen’s holder looks at it now.
decision-supply = Take a card from the supply, or pass for this round?
decision-dismiss = Which craftsman do you let go?
decision-draw_builder = Whose master builder is drawn from the bag?
decision-veto = You are the start player: keep this builder, or put it back and draw again?
decision-place_builder = Where does your master builder go?
decision-turn_up_event = Which event is turned up?
decision-bishop = What do you ask of the bishop?
decision-bishop_cube = The event has struck: which cube do you take from the market?
decision-thomas = Spend Thomas to be spared this event?
decision-roll_tax = What does the tax die show?
decision-tax_freedom = Spend the tax freedom?
decision-market = Buy, sell, or stop trading?
decision-cathedral = Which craftsman works on the cathedral?
decision-return_cubes = You have too many cubes to keep: which one goes back?
decision-reveal_second_privilege = Which privilege is turned up in Shiring?
decision-remove_craftsman = Which craftsman leaves the game unseen?
decision-alfred = You hold Alfred: which craftsman is laid out in Shiring?
decision-recall_builder = Shiring recruits: which of your builders leaves the board?
decision-coast = Sell materials at the coast, or stop?
decision-shiring_freed = Shiring is freed: metal or gold?
decision-procession = Which cube do you take from the procession?
decision-mathilde = Spend Mathilde to trade without a builder?

# --- actions -------------------------------------------------------------------------------------------

action-pass = pass
action-take-resource = { $card-workers ->
    [one] send one worker: { $card }, { $card-cubes } { $material }
   *[other] send { $card-workers } workers: { $card }, { $card-cubes } { $material }
}
action-take-craftsman = hire for { $card-price } gold: { $card }
action-dismiss = let go: { $card }
action-keep = keep the builder that was drawn
action-redraw = put it back and draw again
action-place = go to: { $place }
action-place-for = go to: { $place } ({ $card })
action-protection = ask for protection from the event
action-no-protection = no protection: take a cube after the event
action-take-cube = take a cube: { $material }
action-spend = use the privilege: { $card }
action-decline = no, thank you
action-stop = stop trading
action-buy = buy { $amount } { $material }, { $material-price } gold each
action-sell = sell { $amount } { $material }, { $material-price } gold each
action-done = build no more this round
action-use = put to work: { $card }
action-return = give back: { $material }
action-crusade = { $card-workers ->
    [one] send one worker on a crusade for { $card-vp } VP
   *[other] send { $card-workers } workers on a crusade for { $card-vp } VP
}
action-choose = lay out in Shiring: { $card }
action-take-gold = take gold
action-recall = take your builder off: { $place }
action-recall-row = take your builder off: { $place }, space { $number }
action-inspire = by the card of Saint-Denis: { $card }
action-sell-at-coast = sell { $amount } { $material }, { $material-coast } gold each
action-draw-black = the black builder
action-remove = remove: { $card }
action-start = { $seat } is the start player
action-reveal = turn up: { $card }
action-lay-out = lay out: { $card }
action-leave-out = leave out: { $card }
action-draw = a builder of { $seat }
action-event = the event: { $card }
action-roll = the die shows { $number }

# --- refusals ------------------------------------------------------------------------------------------

reason-not-in-supply = This card is not in the supply: { $card }.
reason-resource-not-in-supply = { $card-workers ->
    [one] This card is not in the supply: { $card } for one worker ({ $card-cubes ->
        [one] one cube
       *[other] { $card-cubes } cubes
    }).
   *[other] This card is not in the supply: { $card } for { $card-workers } workers ({ $card-cubes ->
        [one] one cube
       *[other] { $card-cubes } cubes
    }).
}
reason-too-few-workers = { $have ->
    [0] Workers needed: { $needed }. You have none left.
   *[other] Workers needed: { $needed }. You have { $have } left.
}
reason-too-little-gold = { $have ->
    [0] That costs { $needed } gold; you have none.
   *[other] That costs { $needed } gold; you have { $have }.
}
reason-not-your-craftsman = { $card } does not work for you.
reason-dismiss-first = One of your craftsmen has to go first.
reason-space-taken = No space is free at: { $place }.
reason-must-place = This builder is placed without cost, so it must be placed now.
reason-privilege-not-held = You do not hold the privilege: { $card }.
reason-privilege-silent = There is an audience this round, so this privilege does nothing: { $card }.
reason-veto-past = A drawn builder can be put back only at once, and only once a round by the start player.
reason-veto-pointless = Putting it back would change nothing: no other builder is left in the bag.
reason-already-free = This builder costs nothing anyway.
reason-event-is-good = The event is a good one: there is nothing to be spared.
reason-must-choose = Something can be had from the bishop, so one of these must be chosen.
reason-cube-comes-later = First the event takes builders off the board; whoever still has one here takes the cube afterwards.
reason-market-has-none = The market has no { $material } left.
reason-market-has-fewer = { $have ->
    [0] The market has no { $material } left.
   *[other] The market has only { $have } { $material }.
}
reason-needs-woodworker = Without a woodworker you cannot buy wood.
reason-needs-stonecutter = Without a stonecutter you cannot sell stone.
reason-too-few-cubes = { $have ->
    [0] You have no { $material }.
   *[other] You have only { $have } { $material }.
}
reason-bought-this-round = You have bought { $material } this round, so you cannot sell any.
reason-needs-beside = { $card } scores only beside a { $needed } of your own.
reason-capacity-used = { $card } has worked as often as one round allows: { $capacity ->
    [one] once.
   *[other] { $capacity } times.
}
reason-too-few-cubes-to-work = { $have ->
    [0] That takes { $needed } { $material }; you have none.
   *[other] That takes { $needed } { $material }; you have { $have }.
}
reason-too-many-cubes = You have more cubes than you may keep ({ $have } of { $limit }): give one back first.
reason-no-such-place = There is no such place on this board: { $place }.
reason-crusade-closed = No workers can be sent there: { $card }.
reason-not-your-builder = No builder of yours stands there: { $place }.
reason-coast-sells-nothing = At the coast you can only sell.
reason-supply-has-none = There is no { $material } left in the supply.
reason-no-metal = The procession brings no metal.
reason-no-saint-denis = You do not have the card of Saint-Denis.
reason-not-inspiring = The card of Saint-Denis cannot be used for { $card } now: it serves one craftsman a round, one use less than printed, and an own one only after it has worked.
reason-helps-others = { $card } does no work of its own, but lets another craftsman work once more.

# --- the log -------------------------------------------------------------------------------------------

event-starts = { $seat } is the start player.
event-round = — Round { $round } —
event-privilege-revealed = On show in Kingsbridge: { $card }
event-craftsman-revealed = On show in Shiring: { $card }
event-event-foreseen = { $seat } foresees the event: { $card }
event-out-of-supply = { $workers ->
    [0] { $seat } is out of the supply, with no workers for the wool mill.
    [one] { $seat } is out of the supply and sends one worker to the wool mill.
   *[other] { $seat } is out of the supply and sends { $workers } workers to the wool mill.
}
event-workers-sent = { $card-workers ->
    [one] { $seat } sends one worker: { $card }, { $card-cubes } { $material }
   *[other] { $seat } sends { $card-workers } workers: { $card }, { $card-cubes } { $material }
}
event-hired = { $seat } has a new craftsman: { $card }
event-dismissed = { $seat } lets a craftsman go: { $card }
event-builder-drawn = { $cost ->
    [0] A builder of { $seat } is drawn; placing it is free.
   *[other] A builder of { $seat } is drawn; placing it costs { $cost } gold.
}
event-builder-put-back = { $seat } puts the builder of { $owner } back into the bag.
event-builder-waits = { $seat } passes: the builder waits on the dial at { $cost }.
event-builder-placed = { $cost ->
    [0] { $seat } places a builder free: { $place }
   *[other] { $seat } places a builder for { $cost } gold: { $place }
}
event-builder-laid-aside = A builder of { $seat } is laid aside because of the town wall.
event-privilege-spent = { $seat } uses a privilege: { $card }
event-privilege-taken = { $seat } has a new privilege: { $card }
event-event = Event: { $card }
event-protected = { $seat } is spared the event ({ $source }).
event-gold = { $amount ->
    [0] { $seat } gets no gold ({ $source }).
   *[other] { $seat } gets { $amount } gold ({ $source }).
}
event-pays = { $seat } pays { $amount } gold ({ $source }).
event-vp = { $seat } scores { $amount } VP ({ $source }).
event-loses-vp = { $amount ->
    [0] { $seat } has no VP to lose ({ $source }).
   *[other] { $seat } loses { $amount } VP ({ $source }).
}
event-cubes = { $seat } gets { $amount } { $material } ({ $source }).
event-returned = { $seat } gives back { $amount } { $material }.
event-tax = The tax die shows { $amount }.
event-grey-workers = { $seat } has grey workers in the next round.
event-bought = { $seat } buys { $amount } { $material }.
event-sold = { $seat } sells { $amount } { $material }.
event-craftsman-used = { $seat } puts a craftsman to work: { $card }
event-cathedral-piece = { $seat } adds to the cathedral: { $piece }
event-second-privilege-revealed = On show in Shiring: { $card }
event-black-builder-in-bag = The black builder goes into the bag for { $seat }.
event-black-builder-drawn = The black builder is drawn; { $seat } places it.
event-black-builder-put-back = { $seat } puts the black builder back into the bag.
event-black-builder-placed = { $seat } places the black builder: { $place }
event-black-builder-leaves = The black builder leaves the board: { $place }
event-joins-line = The last builder of { $seat } joins the line, at flag { $number }.
event-builder-recalled = { $seat } takes a builder off the board: { $place }
event-on-crusade = { $card-workers ->
    [one] { $seat } sends one worker on a crusade.
   *[other] { $seat } sends { $card-workers } workers on a crusade.
}
event-saint-denis = { $seat } gets the card of Saint-Denis.
event-untaken = Nobody took this card, it leaves the game: { $card }
event-supply-laid-out = { $cards ->
    [one] One card lies in the supply.
   *[other] { $cards } cards lie in the supply.
}
event-supply-cleared = { $cards ->
    [one] One card that nobody took leaves the supply.
   *[other] { $cards } cards that nobody took leave the supply.
}
event-event-looked-at = { $seat } looks at the event of this round.
event-market-filled = The market and the king’s court are filled again.
event-grey-workers-leave = { $workers ->
    [one] { $seat } gives one grey worker back to the castle.
   *[other] { $seat } gives { $workers } grey workers back to the castle.
}
event-grey-workers-come = { $workers ->
    [one] { $seat } has one grey worker in this round.
   *[other] { $seat } has { $workers } grey workers in this round.
}
event-workers-home = The workers of { $seat } come home with nothing ({ $source }).
event-otto-works = { $workers ->
    [one] Otto brings { $seat } one more worker.
   *[other] Otto brings { $seat } { $workers } more workers.
}
event-otto-rests = { $workers ->
    [one] Otto does nothing for { $seat } in the next round: one worker less.
   *[other] Otto does nothing for { $seat } in the next round: { $workers } workers less.
}
event-called-from-dial = { $seat } now places the builder that waited on the dial.
event-called-from-line = { $seat } now places the builder that waited on the line.
event-builder-home = A builder of { $seat } goes back into the bag: { $place }
event-stops-trading = { $seat } stops trading.
event-town-wall = { $seat } has fewer builders in the next round.
event-audience = The permanent privileges of { $seat } do nothing in the next round.
event-no-tax = { $seat } pays no tax.
event-saint-denis-returns = { $seat } gives the card of Saint-Denis back.

# --- the board in the terminal -------------------------------------------------------------------------

board-round = round { $round } of { $rounds }
board-start = start player
board-event = Event
board-event-unknown = not turned up yet
board-event-good = a good one
board-event-bad = a bad one
board-event-foreseen = foreseen by you alone
board-price = { $card-price } gold
board-resource = { $card-workers }→{ $card-cubes }
board-resources = workers → { $material }
board-supply = Supply
board-tax = the die shows { $tax }
board-kingsbridge = Kingsbridge
board-shiring = Shiring
board-start-player = Start player
board-cost = Cost
board-to-place = { $cost ->
    [0] to be placed, free
   *[other] to be placed, for { $cost } gold
}
board-waiting = waiting on the dial
board-workers = { $amount ->
    [one] worker
   *[other] workers
}
board-used = ({ $times } used)
board-privileges = privileges
board-sites = at work
board-bought = bought this round
board-passed = out of the supply
board-town-wall = fewer builders this round
board-town-wall-next = fewer builders next round
board-grey = grey workers
board-grey-next = grey workers next round
board-second-privilege = Shiring
board-crusades = Crusades
board-line = Line
board-black = black
board-black-in-bag = the black builder is in the bag
board-to-place-black = the black builder is to be placed
board-saint-denis = the card of Saint-Denis
board-trader = trades without a builder
board-audience = an audience: permanent privileges do nothing
board-audience-next = an audience next round

# --- what to know before an action -------------------------------------------------------------------------

warning-out-of-supply = { $workers ->
    [0] You will take no more cards this round.
    [one] You will take no more cards this round; your worker goes to the wool mill.
   *[other] You will take no more cards this round; your { $workers } workers go to the wool mill.
}
warning-one-craftsman-goes = You have no room for another craftsman: one of them must go at once.
warning-cubes-go-back = You have more cubes than you may keep: some go back.

# --- the board in the browser --------------------------------------------------------------------------

board-read = { $card }: read the card
board-points-of = { $name }: { $amount } { vp }
board-gold-of = { $name }: { $amount } { gold }
board-workers-of = { $amount ->
    [one] { $name }: one worker
   *[other] { $name }: { $amount } workers
}
board-cubes-of = { $name }: { $amount } { $material }
board-my-cubes = { $amount } { $material }
board-my-cubes-bought = { $amount } { $material }, bought this round
board-stock = { $amount } { $material } in the supply
board-party = { $workers ->
    [one] { $name }: one worker for { $cubes } { $material }
   *[other] { $name }: { $workers } workers for { $cubes } { $material }
}
board-in-mill = { $workers ->
    [one] { $name }: one worker × { $gold } gold
   *[other] { $name }: { $workers } workers × { $gold } gold
}
board-stall = { $amount } { $material } at { $price } gold each
board-coast-price = { $material }: { $price } gold each
board-court-metal = metal for the first builder at the court
board-grey-left = { $amount ->
    [one] one grey worker in the castle
   *[other] { $amount } grey workers in the castle
}
board-starts = { $name } is the start player
board-dial = a drawn builder costs { $cost } gold
board-builders = Builders
board-bag = builders in the bag
board-kind-permanent = lasting
board-kind-immediate = at once
board-kind-once = once
board-from-round = from round { $round }
board-capacity = { $capacity ->
    [one] once a round
   *[other] up to { $capacity } times a round
}
board-needs = only beside a { $craftsman } of your own

## The phases of a round

phase-supply = Phase I: the supply
phase-builders = Phase II: the master builders
phase-board = Phase III: the board

# --- themes of problems ----------------------------------------------------------------------------------

theme-opening = opening
theme-last-round = last round
theme-supply = supply
theme-builders = placing builders
theme-craftsmen = craftsmen
theme-market = trading
theme-favours = favours and events
theme-expansion = expansion
